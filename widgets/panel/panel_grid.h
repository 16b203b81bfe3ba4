// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QGridLayout;
class QWidget;

namespace timestep {

class ControlRow;
class TextRow;

/// Lays out what stands in a panel, from top to bottom: controls in one column or two, everything else over
/// the whole width.
class PanelGrid {
public:
    /// Begins anew on another widget, which owns the layout.
    void begin(QWidget* content);
    void add(ControlRow* control) { m_lines.push_back({.control = control}); }
    void add(TextRow* text) { m_lines.push_back({.text = text}); }
    /// Adds a heading or a button. `narrow`: it is as wide as it needs to be.
    void add(QWidget* whole, bool narrow = false) { m_lines.push_back({.whole = whole, .narrow = narrow}); }
    bool isEmpty() const { return m_lines.empty(); }

    /// Arranges the lines for a width, unless they are arranged so already.
    void arrange(int width);
    /// The height that the lines need at a width [px].
    int heightFor(int width);

private:
    /// One of the three is set.
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
