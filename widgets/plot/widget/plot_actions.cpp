// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/widget/plot_actions.h"

#include "widgets/controls/opening.h"
#include "widgets/plot/dialogs/properties_dialog.h"

#include <QActionGroup>

#include <algorithm>

namespace timestep {

PlotActions::~PlotActions() {
    delete m_panel; // which belongs to the window
}

PlotActions::PlotActions(QWidget* parent) : QObject(parent), m_menu(parent) {
    m_axes.setObjectName(QStringLiteral("axes"));
    m_fit.setObjectName(QStringLiteral("fit"));
    m_rectangle.setObjectName(QStringLiteral("rectangle"));
    m_table.setObjectName(QStringLiteral("table"));
    m_rectangle.setCheckable(true);
    m_table.setCheckable(true);
    m_statistics.setObjectName(QStringLiteral("statistics"));
    m_statistics.setCheckable(true);
    m_fitRange.setObjectName(QStringLiteral("fit-range"));
    m_fitRange.setCheckable(true);
    m_fitRange.setShortcut(QKeySequence(Qt::Key_R));
    m_fitRange.setShortcutContext(Qt::WidgetShortcut);
    m_axes.setMenu(&m_menu);
    retranslate();
}

void PlotActions::retranslate() {
    m_axes.setText(tr("Axes"));
    m_axes.setToolTip(tr("Choose what the axes show"));
    m_fit.setText(tr("Show everything"));
    m_fit.setToolTip(tr("Show everything (Home)"));
    m_rectangle.setText(tr("Zoom into a rectangle"));
    m_rectangle.setToolTip(tr("Zoom into a rectangle (Shift and drag)"));
    m_table.setText(tr("Show as table"));
    m_table.setToolTip(tr("Show the numbers as a table"));
    m_statistics.setText(tr("Statistics of what is visible"));
    m_fitRange.setText(tr("Choose the range by dragging"));
}

void PlotActions::setContent(const Table& table, const PlotSpec& spec) {
    m_spec = spec;
    for (QMenu* const submenu : m_menu.findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) {
        submenu->setParent(nullptr);
        submenu->deleteLater(); // see widgets/look/flat_style.h
    }
    m_menu.clear();
    addColumns(table);
    m_menu.addSeparator();
    addScales();
    addProperties();
    if (spec.colour.empty()) addMeasures();
}

void PlotActions::addColumns(const Table& table) {
    QAction* const panel = m_menu.addAction(tr("Choose the curves…"));
    panel->setObjectName(QStringLiteral("curves"));
    connect(panel, &QAction::triggered, this, &PlotActions::openPanel);
    QAction* const phase = m_menu.addAction(tr("Phase portrait"));
    phase->setObjectName(QStringLiteral("phase-portrait"));
    const auto portrait = phasePortraitOf(table, m_spec);
    phase->setEnabled(portrait.has_value());
    if (portrait)
        connect(phase, &QAction::triggered, this, [this, portrait = *portrait] { emit chosen(portrait); });
    m_heads = {};
    m_heads.runs = table.runs;
    for (const Column& column : table.columns)
        m_heads.columns.push_back({column.id, column.name, column.unit, column.run, {}});
    if (m_panel) m_panel->setContent(m_heads, m_spec);
}

/// Opens the panel of the curves, which stays open while they change.
void PlotActions::openPanel() {
    if (!m_panel) {
        m_panel = new CurvesPanel(m_menu.parentWidget()->window());
        m_panel->setAttribute(Qt::WA_DeleteOnClose);
        m_panel->setContent(m_heads, m_spec);
        connect(m_panel, &CurvesPanel::chosen, this, &PlotActions::chosen);
    }
    m_panel->show();
    m_panel->raise();
    m_panel->activateWindow();
}

void PlotActions::addScales() {
    const auto addScale = [this](const QString& text, AxisScale now, void (PlotSpec::*choose)(AxisScale)) {
        QMenu* const menu = m_menu.addMenu(text);
        auto* const group = new QActionGroup(menu);
        const auto add = [&](const QString& name, AxisScale scale) {
            QAction* const action = menu->addAction(name);
            action->setCheckable(true);
            action->setChecked(scale == now);
            group->addAction(action);
            connect(action, &QAction::triggered, this, [this, scale, choose] {
                (m_spec.*choose)(scale);
                emit chosen(m_spec);
            });
        };
        add(tr("Linear"), AxisScale::Linear);
        add(tr("Logarithmic"), AxisScale::Log);
        if (!m_spec.colour.empty()) return;
        add(tr("Symmetric logarithmic"), AxisScale::Symlog);
        add(tr("Angle modulo 2π, from −π to π"), AxisScale::Wrapped);
    };
    addScale(tr("Scale of the x axis"), m_spec.xScale(), &PlotSpec::setXScale);
    addScale(tr("Scale of the y axis"), m_spec.yScale(), &PlotSpec::setYScale);
    if (!m_spec.colour.empty()) return;
    const auto addSwitch = [this](const QString& text, bool now, const auto& choose) {
        QAction* const action = m_menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(now);
        connect(action, &QAction::triggered, this, [this, choose](bool on) {
            choose(m_spec, on);
            emit chosen(m_spec);
        });
    };
    addSwitch(tr("Same scale on both axes"), m_spec.equalScales,
              [](PlotSpec& spec, bool on) { spec.equalScales = on; });
    addSwitch(tr("Errors with their sign"), m_spec.signedErrors,
              [](PlotSpec& spec, bool on) { spec.signedErrors = on; });
}

void PlotActions::addProperties() {
    QAction* const properties = m_menu.addAction(tr("Labels, ranges, colours…"));
    properties->setObjectName(QStringLiteral("properties"));
    connect(properties, &QAction::triggered, this, [this] {
        auto* const dialog = new PropertiesDialog(m_heads, m_spec, m_menu.parentWidget()->window());
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            m_spec = dialog->spec();
            emit chosen(m_spec);
        });
        openAndForget(dialog);
    });
}

void PlotActions::addMeasures() {
    m_menu.addSeparator();
    QMenu* const fits = m_menu.addMenu(tr("Fit what is visible"));
    const auto addFit = [this, fits](const char* name, const QString& text, FitKind kind) {
        QAction* const action = fits->addAction(text);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, [this, kind] { emit fitWanted(kind); });
    };
    addFit("fit-line", tr("Line: a + b·x"), FitKind::Line);
    addFit("fit-power", tr("Power law: a·xᵇ"), FitKind::PowerLaw);
    addFit("fit-exponential", tr("Exponential: a·exp(b·x)"), FitKind::Exponential);
    addFit("fit-sine", tr("Sine: c + a·sin(ω·x + φ)"), FitKind::Sine);
    addFit("fit-parabola", tr("Parabola: a + b·x + c·x²"), FitKind::Parabola);
    addFit("fit-damped-sine", tr("Damped sine: c + a·exp(−γ·x)·sin(ω·x + φ)"), FitKind::DampedSine);
    QAction* const own = fits->addAction(tr("Own formula, polynomial, range…"));
    own->setObjectName(QStringLiteral("fit-own"));
    connect(own, &QAction::triggered, this, &PlotActions::fitDialogWanted);
    fits->addSeparator();
    fits->addAction(&m_fitRange);
    QAction* const residuals = fits->addAction(tr("Show the residuals"));
    residuals->setObjectName(QStringLiteral("fit-residuals"));
    residuals->setCheckable(true);
    residuals->setChecked(m_spec.added.residuals);
    residuals->setEnabled(!m_spec.added.fits.empty());
    connect(residuals, &QAction::triggered, this, &PlotActions::residualsWanted);
    fits->addSeparator();
    connect(fits->addAction(tr("Remove fits")), &QAction::triggered, this, &PlotActions::fitsUnwanted);
    m_menu.addAction(&m_statistics);
}

} // namespace timestep
