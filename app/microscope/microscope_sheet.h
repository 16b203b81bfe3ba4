// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "widgets/view/step_overlay.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace timestep {

struct FrozenRun;

/// Texts of the microscope are translated in its context.
struct MicroscopeText {
    Q_DECLARE_TR_FUNCTIONS(timestep::MicroscopeText)
};

/// One line of the microscope: an operation of the step with its numbers and its arrows.
struct MicroscopeLine {
    /// An arrow as the list shows it, with colour and dash of the view.
    struct Arrow {
        int style = 0;
        QString symbol;     ///< TeX
        QString numbers;    ///< "(0.5, 1)"
        bool counts = true; ///< it is part of the sum; false: the method only looks at it
    };
    QString words;        ///< for people, before the formulas; may be empty
    QStringList formulas; ///< TeX
    QString numbers;
    std::vector<Arrow> arrows = {};
    QString spoken = {}; ///< of the formulas, for people who hear them
    bool inner = false;  ///< of a pass that is opened: set in
    int pass = -1;       ///< number of the pass that this line begins or belongs to
};

/// Bars of the microscope: an error of every stick or contact, in the order of the pass.
struct ResidualPicture {
    std::vector<double> now, before; ///< amounts, before: without the last correction
    std::ptrdiff_t current = -1;     ///< the one at work
    QString caption;                 ///< what the bars are
};

/// One step of a run, taken apart, ready to be shown.
struct MicroscopeSheet {
    QString title;   ///< which step
    QString refusal; ///< why there are no lines
    std::vector<MicroscopeLine> lines;
    std::function<StepOverlay(std::size_t line)> overlay;
    /// Null: there are no bars.
    std::function<ResidualPicture(std::size_t line)> residuals;
    bool hasPasses = false;
};

/// How a sheet is written.
struct SheetLook {
    int pass = 0;             ///< which pass of a relaxation or iteration of a solver is opened, from 0
    QLocale locale = {};      ///< of numbers
    std::uint32_t layers = 0; ///< FrameLayer bits that pictures show
};

/// Takes the next step of a run apart.
MicroscopeSheet sheetOf(FrozenRun frozen, const SheetLook& look);

// problem_sheet.cpp, world_sheet.cpp, rigid_sheet.cpp
MicroscopeSheet problemSheet(FrozenRun frozen, const SheetLook& look);
MicroscopeSheet worldSheet(FrozenRun frozen, const SheetLook& look);
MicroscopeSheet rigidSheet(FrozenRun frozen, const SheetLook& look);

/// "(0.5, 1)" of core as people of that language write it: "(0,5; 1)".
QString numbersFor(const std::string& text, const QLocale& locale);
QString numberFor(double number, const QLocale& locale);
/// Of an error: three digits.
QString amountFor(double number, const QLocale& locale);
QString pointFor(Point point, const QLocale& locale);

/// The sheet of a step with passes; `walk` lives as long as the sheet and draws its lines.
template <typename Walk>
MicroscopeSheet sheetOf(const std::shared_ptr<Walk>& walk) {
    MicroscopeSheet sheet;
    sheet.lines = walk->takeLines();
    sheet.hasPasses = walk->hasPasses();
    sheet.overlay = [walk](std::size_t line) { return walk->overlay(line); };
    if (sheet.hasPasses) sheet.residuals = [walk](std::size_t line) { return walk->residuals(line); };
    return sheet;
}

} // namespace timestep
