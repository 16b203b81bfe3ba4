// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/race/race_model.h"
#include "widgets/panel/card.h"

#include <QTimer>

#include <array>
#include <optional>

class QAction;
class QMenu;
class QTableView;

namespace timestep {

class Workbench;

/// The table of results of all runs, updated four times a second while it is visible. In the past of the
/// timeline it shows the values of that time.
class RaceCard : public Card {
    Q_OBJECT

public:
    /// `workbench` must outlive the card.
    explicit RaceCard(Workbench& workbench, QWidget* parent = nullptr);

    const RaceModel& model() const { return m_model; }
    QTableView* view() const { return m_view; }
    /// Updates the table now.
    void refresh();

    void copyTabbed() const;
    void copyMarkdown() const;
    void copyLatex() const;

    void retranslate();

signals:
    /// The user closed the card.
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void look();
    void nameByTime();
    void fitColumns(bool reset);
    void fitHeight();

    Workbench& m_workbench;
    RaceFigures m_figures;
    RaceModel m_model;
    QTableView* m_view;
    std::optional<double> m_past;                      ///< the time whose values the table shows
    std::array<int, RaceModel::columns> m_wanted = {}; ///< widths [px]
    QTimer m_timer;
    QMenu* m_menu;
    QAction *m_copy, *m_tabbed, *m_markdown, *m_latex, *m_close;
};

} // namespace timestep
