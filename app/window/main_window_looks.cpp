// SPDX-License-Identifier: GPL-3.0-or-later
// How the window looks and what it remembers: theme, language, type size, layout, export.
#include "app/lesson/lesson_panel.h"
#include "app/names.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/plot_origin.h"
#include "app/plots/standard_plots.h"
#include "app/window/actions.h"
#include "app/window/export_dialog.h"
#include "app/window/lesson_controller.h"
#include "app/window/main_window.h"
#include "core/input_error.h"
#include "widgets/panel/card.h"
#include "widgets/panel/parameter_panel.h"
#include "widgets/plot/plot_widget.h"
#include "widgets/theme.h"
#include "widgets/view/simulation_view.h"

#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QMimeData>
#include <QSplitter>

#include <algorithm>
#include <array>

namespace timestep {

namespace {

constexpr double mmPerDot = 25.4 / 96; // of a screen

constexpr QSize smallestDesk(1280, 800);

/// In the order of Preferences::Appearance.
constexpr std::array appearanceActions{"appearance/system", "appearance/light", "appearance/dark"};

} // namespace

void MainWindow::applyAppearance() {
    const bool dark = m_preferences.appearance == Preferences::Appearance::Dark ||
                      (m_preferences.appearance == Preferences::Appearance::System && m_systemIsDark);
    applyTheme(*qApp, dark ? Theme::Dark : Theme::Light);
}

void MainWindow::setAppearance(Preferences::Appearance appearance) {
    m_preferences.appearance = appearance;
    applyAppearance();
    m_actions->at(appearanceActions[static_cast<std::size_t>(appearance)])->setChecked(true);
}

void MainWindow::setLanguage(const QString& code) {
    m_preferences.language = code;
    m_language.use(code);
    setLocale(m_language.locale());
    // Actions and parts hear of the new translators through LanguageChange, which Qt posts to every widget.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
    m_desk->translate();
    if (isCourseShown()) showCourse();
}

void MainWindow::setTypeScale(double scale) {
    m_preferences.typeScale = std::clamp(scale, 1.0, 2.0);
    QFont font = QApplication::font();
    font.setPointSizeF(m_systemPointSize * m_preferences.typeScale);
    QApplication::setFont(font);
    // A style sheet keeps the fonts that widgets had when it was set, so it is set anew.
    applyAppearance();
}

void MainWindow::say(const QString& sentence) {
    m_message->setText(sentence);
    m_message->setToolTip(sentence);
    m_message->setAccessibleName(sentence);
}

ExportSubject MainWindow::exportSubject(std::size_t slot) {
    const PlotCard& card = m_plots->at(slot);
    PlotOrigin origin = originOf(m_workbench, card.source());
    return {card.plot()->spec(),
            card.plot()->table(),
            std::move(origin.experiment),
            card.title(),
            origin.settings,
            std::move(origin.recipe),
            origin.verifiable,
            QSizeF(card.plot()->size()) * mmPerDot};
}

void MainWindow::exportPlot(std::size_t slot, const QString& title, const QString& captionText) {
    if (!m_workbench.hasExperiment()) return;
    ExportSubject subject = exportSubject(slot);
    if (!title.isEmpty()) subject.title = title;
    if (!captionText.isEmpty()) subject.caption = captionText + "\n" + subject.caption;
    ExportDialog dialog(std::move(subject), this);
    dialog.exec();
}

void MainWindow::copyPlot(std::size_t slot) {
    if (!m_workbench.hasExperiment()) return;
    const ExportDialog dialog(exportSubject(slot));
    dialog.copy();
    say(tr("Picture and table are on the clipboard."));
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && m_actions != nullptr) retranslateUi();
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslateUi() {
    m_actions->retranslate();
    showRecent();
    m_parameterCard->setTitle(tr("Parameters"));
    showLearner();
    m_view->setAccessibleName(tr("Simulation"));
    m_status->setAccessibleName(tr("State of the run"));
    m_plots->retranslateUi();
    m_actions->at(appearanceActions[static_cast<std::size_t>(m_preferences.appearance)])->setChecked(true);
    m_actions->at("language/" + m_language.current().toStdString())->setChecked(true);
    if (!m_workbench.hasExperiment()) {
        setWindowTitle(tr("Timestep"));
        return;
    }
    m_standardPlotsDue = false;
    m_workbench.nameRuns();
    m_shownGeneration = 0; // so that the plots take the table with its new names
    experimentChanged(false);
    if (!m_desk->isOnStage()) {
        auto plots = standardPlots(m_workbench.table());
        for (std::size_t slot = 0; slot < plots.size(); ++slot)
            if (PlotCard& card = m_plots->at(slot);
                card.source().kind == PlotSource::Kind::Run && card.plot()->spec().y == plots[slot].y) {
                plots[slot].added = card.plot()->spec().added;
                card.show({}, plots[slot]);
            }
    }
    advanced();
}

void MainWindow::restoreLayout() {
    resize(smallestDesk);
    if (!m_preferences.geometry.isEmpty()) restoreGeometry(m_preferences.geometry);
    const std::array splitters{m_columns, m_middle};
    m_columns->setSizes({380, 450, 450});
    m_middle->setSizes({430, 300});
    for (std::size_t i = 0;
         i < splitters.size() && i < static_cast<std::size_t>(m_preferences.splitters.size()); ++i)
        splitters[i]->restoreState(m_preferences.splitters.at(static_cast<qsizetype>(i)));
    if (m_preferences.splitters.size() > 2) m_plots->restoreState(m_preferences.splitters.at(2));
    m_actions->at("lesson")->setChecked(m_preferences.lessonShown);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_workbench.cancelSweep();
    m_actions->at("microscope")->setChecked(false);
    setProjector(false);
    if (!m_beforePlots.isEmpty()) m_columns->setSizes(m_beforePlots); // the next start has two plots
    m_preferences.geometry = saveGeometry();
    m_preferences.splitters = {m_columns->saveState(), m_middle->saveState(), m_plots->saveState()};
    m_preferences.lessonShown = m_actions->at("lesson")->isChecked();
    m_preferences.save();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) {
            openPath(url.toLocalFile());
            return;
        }
}

} // namespace timestep
