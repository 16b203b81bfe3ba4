// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QGridLayout;
class QWidget;

namespace timestep {

class ControlRow;
class TextRow;

/// Lays out the contents of a panel from top to bottom: controls in one or two columns, everything else over
/// the whole width.
class PanelGrid {
public:
    /// Starts again with an empty layout on another widget, which owns it.
    void begin(QWidget* content);
    void add(ControlRow* control) { m_lines.push_back({.control = control}); }
    void add(TextRow* text) { m_lines.push_back({.text = text}); }
    /// Adds a heading or a button. `narrow`: it is as wide as it needs to be.
    void add(QWidget* whole, bool narrow = false) { m_lines.push_back({.whole = whole, .narrow = narrow}); }
    bool isEmpty() const { return m_lines.empty(); }

    /// Arranges the lines for a width, unless they already are.
    void arrange(int width);
    /// The height that the lines need at a width [px].
    int heightFor(int width);

private:
    /// A line of the panel; one of the three pointers is set.
    struct Line {
        ControlRow* control = nullptr;
        TextRow* text = nullptr;
        QWidget* whole = nullptr;
        bool narrow = false;
    };
    int columnsFor(int width) const;

    QWidget* m_content = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<Line> m_lines;
    int m_columns = 0; ///< 0: not arranged yet
};

} // namespace timestep
