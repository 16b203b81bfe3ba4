// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"
#include "widgets/look/theme.h"

#include <QAbstractButton>
#include <QPixmap>

class QToolButton;

namespace timestep {

/// The picture of a scene at its start, with standard values, on the ground of the theme.
QPixmap scenePicture(const Scene& scene, const QSize& size, double devicePixelRatio, Theme theme);

/// A button that shows a scene: picture, name and description. The picture is made when it is first seen. A
/// star in its corner marks it as a favourite; so does the key F.
class SceneCard : public QAbstractButton {
    Q_OBJECT

public:
    explicit SceneCard(const Scene& scene, QWidget* parent = nullptr);

    const Scene& scene() const { return *m_scene; }
    /// Where a text was found, from worst to best.
    enum class Match {
        None,
        Inside, ///< somewhere in name, description or id
        Word,   ///< at the start of a word of the description, or a word of the name means the same
        Title   ///< at the start of a word of the name
    };
    Match match(const QString& text) const;
    bool isFavourite() const;
    void setFavourite(bool on);
    void retranslate();

signals:
    void favouriteToggled();

public:
    QSize sizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect pictureRect() const;

    const Scene* m_scene;
    QToolButton* m_star;
    QString m_name;
    QString m_description;
    QPixmap m_picture;
};

} // namespace timestep
