// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/microscope/microscope_sheet.h"

#include <QListView>

#include <vector>

namespace timestep {

class LineModel;

/// The lines of a step as a list: formula, numbers, and the arrows with the colour and dash of the view. One
/// line is current; Left and Right move to the previous and next line.
class LineList : public QListView {
    Q_OBJECT

public:
    explicit LineList(QWidget* parent = nullptr);

    /// Replaces the lines and selects the first. Emits no signal.
    void setLines(std::vector<MicroscopeLine> lines);
    const std::vector<MicroscopeLine>& lines() const;
    int line() const { return currentIndex().row(); }
    void choose(int line);

signals:
    void lineChosen(int line);
    /// Left (-1) or Right (1) was pressed.
    void stepWanted(int by);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    LineModel* m_model;
    bool m_filling = false;
};

} // namespace timestep
