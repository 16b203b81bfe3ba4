// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

class QGridLayout;
class QToolButton;
class QWidget;

namespace timestep {

class ControlRow;
class TextRow;

/// Lays out the contents of a panel from top to bottom: controls in one or two columns, everything else over
/// the whole width. Or keeps to a few rows: as many controls beside each other as fit, those that can be
/// changed first, and a button for the others.
class PanelGrid {
public:
    /// Starts again with an empty layout on another widget, which owns it. `mostRows`: of controls; 0: as
    /// many as they need.
    void begin(QWidget* content, int mostRows = 0);
    void add(ControlRow* control) { m_lines.push_back({.control = control}); }
    void add(TextRow* text) { m_lines.push_back({.text = text}); }
    /// Adds a heading or a button. `narrow`: it is as wide as it needs to be.
    void add(QWidget* whole, bool narrow = false) { m_lines.push_back({.whole = whole, .narrow = narrow}); }
    /// Adds the button that shows what the rows have no room for; `always`: there is more than the lines.
    /// Beside a long control it loses its words.
    void addFold(QToolButton* fold, bool always);
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
    /// How many controls are seen, and in how many columns.
    struct Plan {
        int columns = 0; ///< 0: not arranged yet
        std::size_t controls = 0;
        bool bareFold = false; ///< the button has no room for its words
        bool operator==(const Plan&) const = default;
    };
    int columnsFor(int width) const;
    std::vector<ControlRow*> controls() const;
    Plan planFor(int width) const;
    int widthOf(const std::vector<ControlRow*>& controls, const Plan& plan) const;
    void arrangeAll(int columns);
    void arrangeRows(const Plan& plan);

    QWidget* m_content = nullptr;
    QToolButton* m_fold = nullptr;
    int m_foldWidth = 0; ///< with its words [px]
    QGridLayout* m_grid = nullptr;
    std::vector<Line> m_lines;
    int m_mostRows = 0;
    bool m_foldsAlways = false;
    Plan m_plan;
};

} // namespace timestep
