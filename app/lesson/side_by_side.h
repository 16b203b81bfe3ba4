// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>
#include <string>

class QGridLayout;
class QLabel;

namespace timestep {

class RichText;

/// Shows two texts next to each other under small titles, such as prediction and outcome; neither has a mark.
/// In a narrow panel, or if a text is long, one is below the other.
class SideBySide : public QWidget {
    Q_OBJECT

public:
    explicit SideBySide(QWidget* parent = nullptr);

    void setTitles(const QString& left, const QString& right);
    void setTexts(const std::string& left, const std::string& right);
    QString leftText() const;
    QString rightText() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void arrange();

    struct Half {
        QWidget* box = nullptr;
        QLabel* title = nullptr;
        RichText* text = nullptr;
        std::string markdown;
    };
    std::array<Half, 2> m_halves;
    QGridLayout* m_grid;
    bool m_stacked = false;
};

} // namespace timestep
