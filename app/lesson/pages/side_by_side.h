// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/elements/mark.h"

#include <QWidget>

#include <array>
#include <string>

class QGridLayout;
class QLabel;

namespace timestep {

class Note;
class RichText;

/// Shows two texts next to each other under small titles, such as prediction and outcome, and a verdict below
/// them. In a narrow panel, or if a text is long, one is below the other.
class SideBySide : public QWidget {
    Q_OBJECT

public:
    explicit SideBySide(QWidget* parent = nullptr);

    void setTitles(const QString& left, const QString& right);
    void setTexts(const std::string& left, const std::string& right);
    /// Shows a table instead of the two texts; `spoken`: for screen readers.
    void setTable(const std::string& markdown, const QString& spoken);
    /// Compares the two in words, with a mark. Empty: no verdict is shown.
    void setVerdict(Mark mark, const std::string& markdown);
    /// The left text glides into the right one: the two are the same. Not if the style asks for less motion.
    void meet();
    Mark verdict() const;
    QString leftText() const;
    QString rightText() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void arrange();
    void speak();

    struct Half {
        QWidget* box = nullptr;
        QLabel* title = nullptr;
        RichText* text = nullptr;
        std::string markdown;
    };
    std::array<Half, 2> m_halves;
    RichText* m_table = nullptr;
    std::string m_tableMarkdown;
    QString m_spokenTable;
    QGridLayout* m_grid;
    Note* m_verdict = nullptr;
    bool m_stacked = false, m_arranged = false;
};

} // namespace timestep
