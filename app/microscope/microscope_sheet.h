// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "widgets/view/contents/step_overlay.h"

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

/// The translation context of the microscope's texts.
struct MicroscopeText {
    Q_DECLARE_TR_FUNCTIONS(timestep::MicroscopeText)
};

/// One line of the microscope: an operation of the step with its numbers and its arrows.
struct MicroscopeLine {
    /// An arrow in the list, with the colour and dash of the view.
    struct Arrow {
        int style = 0;
        QString symbol;     ///< TeX
        QString numbers;    ///< "(0.5, 1)"
        bool counts = true; ///< part of the sum; false: the method evaluates it but does not add it
    };
    QString words;        ///< plain words before the formulas; may be empty
    QStringList formulas; ///< TeX
    QString numbers;
    std::vector<Arrow> arrows = {};
    QString spoken = {}; ///< the formulas in words, for screen readers
    bool inner = false;  ///< belongs to an open pass and is indented
    int pass = -1;       ///< number of the pass that this line starts or belongs to
};

/// The bars of the microscope: one error per stick or contact, in the order of the pass.
struct ResidualPicture {
    std::vector<double> now, before; ///< absolute errors; `before`: without the last correction
    std::ptrdiff_t current = -1;     ///< index of the stick or contact being corrected; -1: none
    QString caption;                 ///< what the bars show
};

/// One step of a run, split into lines for display.
struct MicroscopeSheet {
    QString title;   ///< which step this is
    QString refusal; ///< the reason if there are no lines
    std::vector<MicroscopeLine> lines;
    std::function<StepOverlay(std::size_t line)> overlay;
    /// Null if there are no bars.
    std::function<ResidualPicture(std::size_t line)> residuals;
    bool hasPasses = false;
};

/// How a sheet is presented.
struct SheetLook {
    int pass = 0;             ///< the open pass of a relaxation or iteration of a solver, from 0
    QLocale locale = {};      ///< of numbers
    std::uint32_t layers = 0; ///< FrameLayer bits that pictures show
};

/// Splits the next step of a run into lines.
MicroscopeSheet sheetOf(FrozenRun frozen, const SheetLook& look);

// problem_sheet.cpp, world_sheet.cpp, rigid_sheet.cpp
MicroscopeSheet problemSheet(FrozenRun frozen, const SheetLook& look);
MicroscopeSheet worldSheet(FrozenRun frozen, const SheetLook& look);
MicroscopeSheet rigidSheet(FrozenRun frozen, const SheetLook& look);

/// Formats "(0.5, 1)" of core for a locale: "(0,5; 1)" in German.
QString numbersFor(const std::string& text, const QLocale& locale);
QString numberFor(double number, const QLocale& locale);
/// Formats an error with three digits.
QString amountFor(double number, const QLocale& locale);
QString pointFor(Point point, const QLocale& locale);

/// The sheet of a step with passes; `walk` lives as long as the sheet and provides its lines, overlays and
/// bars.
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
