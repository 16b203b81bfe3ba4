// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/microscope/microscope_sheet.h"

#include <QListView>

#include <vector>

namespace timestep {

class LineModel;

/// The lines of a step one under the other: formula, numbers, and the arrows with colour and dash of the
/// view. One of them is chosen. Left and Right go to the line before and after.
class LineList : public QListView {
    Q_OBJECT

public:
    explicit LineList(QWidget* parent = nullptr);

    /// Other lines; the first is chosen. Nothing is told.
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
