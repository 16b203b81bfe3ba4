// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace timestep {

/// Lets parts of a widget glide from their old places to their new ones. The parts are laid out once; over
/// them, their old pictures move, change their size and fade, so that no frame lays anything out.
class Glide : public QWidget {
    Q_OBJECT

public:
    explicit Glide(QWidget* over);

    /// Takes pictures of the parts that are visible now.
    void remember(const std::vector<QWidget*>& parts);
    /// The parts have their new places: glides there, unless the style asks for less motion or nothing moved.
    void go();
    bool isUnderWay() const { return m_motion.state() == QAbstractAnimation::Running; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Moved {
        QPointer<QWidget> part;
        QPixmap picture;
        QRect from, to;
    };
    bool mayMove() const;

    std::vector<Moved> m_moved;
    QVariantAnimation m_motion;
};

} // namespace timestep
