// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/export_dialog.h"

#include "app/plots/figure_preview.h"
#include "app/plots/plot_source.h"
#include "app/provenance/plot_json.h"
#include "app/provenance/provenance.h"
#include "app/system.h"
#include "core/json/json.h"
#include "widgets/controls/ask.h"
#include "widgets/controls/edits.h"
#include "widgets/export/clipboard.h"
#include "widgets/export/figure_measure.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/plot/content/curves.h"
#include "widgets/text/text.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QtPrintSupport/qtprintsupportglobal.h>
#if QT_CONFIG(printdialog)
#include <QPrintDialog>
#endif
#include <QPrinter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace timestep {

namespace {

constexpr int previewWidth = 440;
constexpr int mostColumns = 3; ///< of panels
constexpr double usualShape = 110.0 / 160;

QDoubleSpinBox* lengthField(double value, double low, double high, const QString& suffix) {
    auto* field = new QDoubleSpinBox;
    field->setRange(low, high);
    field->setDecimals(1);
    field->setValue(value);
    field->setSuffix(suffix);
    return field;
}

} // namespace

std::span<const FigurePreset> figurePresets() {
    static constexpr std::array presets{
        FigurePreset{QT_TRANSLATE_NOOP("timestep::ExportDialog", "One column (84 mm)"), 84, 60, 8},
        FigurePreset{QT_TRANSLATE_NOOP("timestep::ExportDialog", "Two columns (174 mm)"), 174, 110, 9},
        FigurePreset{QT_TRANSLATE_NOOP("timestep::ExportDialog", "Slide (16 : 9)"), 254, 143, 18, false}};
    return presets;
}

ExportDialog::ExportDialog(ExportSubject subject, QWidget* parent)
    : QDialog(parent), m_subject(std::move(subject)), m_exact(exactMotionOf(m_subject.recipe.experiment)) {
    setWindowTitle(tr("Export chart"));
    m_preset = new QComboBox;
    for (const FigurePreset& preset : figurePresets()) m_preset->addItem(tr(preset.name));
    if (!m_subject.shown.isEmpty()) m_preset->addItem(tr("As on the screen"));
    m_preset->addItem(tr("As set below"));
    m_preset->setCurrentIndex(m_preset->count() - 1);
    m_width = lengthField(160, 40, 400, tr(" mm"));
    m_height = lengthField(m_shapeMm, 40, 400, tr(" mm"));
    m_height->setToolTip(
        tr("Until you change it, the figure grows so that a legend has room below the axes."));
    m_font = lengthField(9, smallestType, 48, tr(" pt"));
    m_blackAndWhite = new QCheckBox(tr("&Black and white"));
    m_archival = new QCheckBox(tr("PDF for archives (PDF/&A)"));
    m_tidy = new QCheckBox(tr("CSV with one &row per run and time"));
    m_tidy->setToolTip(tr("The form that R, pandas and spreadsheets group by: the run has a column of "
                          "its own. Otherwise each run has its own columns."));
    m_onlyShown = new QCheckBox(tr("CSV with only the col&umns of the chart"));
    m_title = new QLineEdit;
    m_title->setPlaceholderText(m_subject.title);
    m_xLabel = new QLineEdit(m_subject.plot.xLabel);
    m_yLabel = new QLineEdit(m_subject.plot.yLabel);
    const CurveSet named = curvesOf(m_subject.table, m_subject.plot, Theme::Print);
    m_xLabel->setPlaceholderText(named.x.text());
    m_yLabel->setPlaceholderText(named.y.text());
    m_legend = new QComboBox; // in the order of LegendPlace
    for (const QString& place : {tr("Where there is room"), tr("Between the axes"), tr("Below the axes"),
                                 tr("Names at the curves"), tr("None")})
        m_legend->addItem(place);
    m_drawsCaption = new QCheckBox(tr("Caption within the fi&gure"));
    m_caption = new TextEdit(m_subject.caption);
    m_standardCaption = m_caption->toPlainText();
    m_caption->setMaximumHeight(6 * fontMetrics().lineSpacing());
    m_panels = new QComboBox(this);
    m_panels->setVisible(m_subject.panels.size() > 1);
    m_panels->addItem(tr("This chart alone"));
    for (int columns = 1; columns <= std::min<int>(mostColumns, static_cast<int>(m_subject.panels.size()));
         ++columns)
        m_panels->addItem(columns == 1 ? tr("All charts as panels, one below the other")
                                       : tr("All charts as panels, %1 beside each other").arg(columns));
    m_decimal = new QComboBox;
    m_decimal->addItems(
        {tr("Decimal point, commas between"), tr("Decimal comma, semicolons (German Excel)")});
    m_preview = new FigurePreview(QSize(previewWidth, previewWidth * 3 / 4));
    m_preview->setAccessibleName(tr("Preview of the figure"));
    m_preview->setToolTip(tr("Legend, notes and their arrows can be dragged. With keys: Space chooses one, "
                             "arrow keys move it."));
    m_message = new QLabel;
    m_message->setWordWrap(true);

    auto* form = new QFormLayout;
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("S&ize"), m_preset);
    form->addRow(tr("&Width"), m_width);
    form->addRow(tr("&Height"), m_height);
    form->addRow(tr("&Letters"), m_font);
    form->addRow(tr("&x axis"), m_xLabel);
    form->addRow(tr("&y axis"), m_yLabel);
    form->addRow(tr("L&egend"), m_legend);
    if (m_subject.panels.size() > 1) form->addRow(tr("Pa&nels"), m_panels);
    form->addRow(QString(), m_blackAndWhite);
    form->addRow(QString(), m_archival);
    form->addRow(tr("CS&V"), m_decimal);
    form->addRow(QString(), m_tidy);
    form->addRow(QString(), m_onlyShown);
    form->addRow(tr("&Caption"), m_caption);
    form->addRow(QString(), m_drawsCaption);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    const auto add = [&](const QString& text, auto action) {
        auto* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        connect(button, &QPushButton::clicked, this, action);
        return button;
    };
    add(tr("Save &figure…"), [this] {
        save(tr("Save figure"),
             tr("PDF (*.pdf);;SVG (*.svg);;PNG, 300 dpi (*.png);;pgfplots for LaTeX (*.tex)"), "pdf");
    })->setDefault(true);
    add(tr("Save &data…"), [this] {
        save(tr("Save data"),
             tr("Comma-separated values (*.csv);;Workbook with formulas (*.xlsx);;Separated by tabs (*.tsv)"),
             "csv");
    });
    add(tr("C&opy"), [this] {
        copy();
        m_message->setText(tr("Picture and table are on the clipboard."));
    });
    if (pageAddress().isEmpty()) add(tr("&Print…"), [this] { print(); }); // a page sees no printer
    auto* templates = new QMenu(this);
    templates->addAction(tr("&Apply template…"), this, [this] { chooseTemplate(false); });
    templates->addAction(tr("&Save as template…"), this, [this] { chooseTemplate(true); });
    add(tr("Te&mplate"), [] {})->setMenu(templates);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* columns = new QHBoxLayout;
    columns->addLayout(form, 2);
    columns->addWidget(m_preview, 3);
    auto* fields = new QWidget;
    fields->setLayout(columns);
    columns->setContentsMargins({});
    auto* area = new SteadyScrollArea; // large type needs room
    area->setWidget(fields);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(area, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    constexpr int frame = 40; // around and between them [px]
    const QSize wanted = fields->sizeHint() + QSize(frame, buttons->sizeHint().height() + 2 * frame);
    resize(wanted.boundedTo(screen()->availableSize() - QSize(frame, 2 * frame)));

    connect(m_height, &QDoubleSpinBox::valueChanged, this, [this] { m_isHeightChosen = true; });
    connect(m_width, &QDoubleSpinBox::valueChanged, this, [this](double width) {
        const int across = m_panels->currentIndex();
        m_shapeMm = across > 0 ? panelsHeight(width, m_subject.panels.size(), across) : usualShape * width;
    });
    for (QDoubleSpinBox* field : {m_width, m_height, m_font})
        connect(field, &QDoubleSpinBox::valueChanged, this, [this] {
            m_preset->setCurrentIndex(m_preset->count() - 1);
            updatePreview();
        });
    connect(m_preset, &QComboBox::activated, this, &ExportDialog::usePreset);
    connect(m_blackAndWhite, &QCheckBox::toggled, this, &ExportDialog::updatePreview);
    for (QLineEdit* field : {m_title, m_xLabel, m_yLabel})
        connect(field, &QLineEdit::textChanged, this, &ExportDialog::updatePreview);
    connect(m_legend, &QComboBox::activated, this, [this] {
        m_legendAt.reset();
        updatePreview();
    });
    connect(m_panels, &QComboBox::activated, this, &ExportDialog::setPanelColumns);
    connect(m_preview, &FigurePreview::moved, this, &ExportDialog::movePart);
    connect(m_drawsCaption, &QCheckBox::toggled, this, &ExportDialog::updatePreview);
    connect(m_caption, &QPlainTextEdit::textChanged, this, &ExportDialog::updatePreview);
    recall();
    updatePreview();
}

void ExportDialog::done(int result) {
    remember();
    QDialog::done(result);
}

void ExportDialog::setPanelColumns(int columns) {
    m_panels->setCurrentIndex(std::clamp(columns, 0, m_panels->count() - 1));
    m_legendAt.reset();
    if (m_caption->toPlainText() == m_standardCaption) {
        m_caption->setPlainText(standardCaption());
        m_standardCaption = m_caption->toPlainText(); // it has other spaces than the text
    }
    if (m_panels->currentIndex() > 0)
        setShape(panelsHeight(m_width->value(), m_subject.panels.size(), m_panels->currentIndex()), false);
    updatePreview();
}

/// The charts of the figure.
std::vector<FigurePanel> ExportDialog::panelsOf() const {
    if (m_panels->currentIndex() == 0) return {{plotSpec(), &m_subject.table, m_exact}};
    std::vector<FigurePanel> panels;
    for (const ExportPanel& panel : m_subject.panels) panels.push_back({panel.plot, &panel.table, m_exact});
    return panels;
}

QString ExportDialog::standardCaption() const {
    if (m_panels->currentIndex() == 0) return m_subject.caption;
    std::vector<std::pair<QString, QStringList>> groups; // panels with the same settings
    for (std::size_t i = 0; i < m_subject.panels.size(); ++i) {
        const ExportPanel& panel = m_subject.panels[i];
        auto group = std::find_if(groups.begin(), groups.end(),
                                  [&](const auto& one) { return one.first == panel.caption; });
        if (group == groups.end()) group = groups.insert(groups.end(), {panel.caption, {}});
        group->second << QStringLiteral("(%1) %2").arg(QChar(char16_t(u'a' + i)), panel.title).trimmed();
    }
    QStringList parts;
    for (const auto& [settings, names] : groups)
        parts << names.join(QStringLiteral(", ")) +
                     (settings.isEmpty() ? QStringLiteral(".") : ": " + settings);
    return parts.join(QStringLiteral("\n"));
}

template <class Use>
auto ExportDialog::withFigure(const FigureSpec& layout, const Use& use) const {
    const std::vector<FigurePanel> panels = panelsOf();
    return use(Figure{
        layout, panels.front().plot, *panels.front().table, m_exact, {panels.begin() + 1, panels.end()}});
}

void ExportDialog::movePart(std::size_t part, const QPointF& by) {
    if (part >= m_parts.size()) return;
    const MovablePart& moved = m_parts[part];
    const FigureSpec layout = layoutSpec();
    if (moved.kind == MovablePart::Kind::Legend) {
        const std::size_t columns =
            withFigure(layout, [](const Figure& figure) { return measureFigure(figure).legendColumns; });
        const QPointF corner = moved.box.topLeft() + by;
        m_legendAt = LegendCorner{corner.x(), corner.y(), columns};
        m_draggedMm = layout.heightMm;
        return updatePreview();
    }
    const QPointF value = withFigure(layout, [&](const Figure& figure) {
        return valueInFigure(figure, moved.panel, moved.box.center() + by);
    });
    PlotSpec& plot = m_panels->currentIndex() == 0 ? m_subject.plot : m_subject.panels[moved.panel].plot;
    PlotNote& note = plot.added.notes.at(moved.note);
    (moved.kind == MovablePart::Kind::Note ? note.textX : note.x) = value.x();
    (moved.kind == MovablePart::Kind::Note ? note.textY : note.y) = value.y();
    updatePreview();
}

QString ExportDialog::proposedName() const {
    const QString title = m_title->text().isEmpty() ? m_subject.title : m_title->text();
    QString name;
    for (const QChar letter : title.toLower())
        if (letter.isLetterOrNumber())
            name += letter;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    while (name.endsWith(QLatin1Char('-'))) name.chop(1);
    return name.isEmpty() ? QStringLiteral("figure") : name;
}

void ExportDialog::usePreset(int preset) {
    const auto index = static_cast<std::size_t>(preset);
    if (preset < 0 || preset >= m_preset->count() - 1)
        return; // the last entry means the values in the fields
    const FigurePreset chosen = index < figurePresets().size()
                                    ? figurePresets()[index]
                                    : FigurePreset{nullptr, m_subject.shown.width(), m_subject.shown.height(),
                                                   font().pointSizeF(), false};
    for (const auto& [field, value] : {std::pair{m_width, chosen.widthMm}, {m_font, chosen.fontPt}}) {
        const QSignalBlocker quiet(field);
        field->setValue(value);
    }
    setShape(chosen.heightMm, !chosen.grows);
    m_preset->setCurrentIndex(preset);
    updatePreview();
}

void ExportDialog::setShape(double heightMm, bool isChosen) {
    m_shapeMm = heightMm;
    m_isHeightChosen = isChosen;
    const QSignalBlocker quiet(m_height);
    m_height->setValue(heightMm);
}

FigureSpec ExportDialog::layoutSpec() const {
    FigureSpec layout;
    layout.widthMm = m_width->value();
    layout.heightMm = m_isHeightChosen ? m_height->value() : m_shapeMm;
    layout.fontPt = m_font->value();
    layout.title = m_title->text();
    layout.caption = m_caption->toPlainText();
    layout.drawsCaption = m_drawsCaption->isChecked();
    layout.legend = static_cast<LegendPlace>(m_legend->currentIndex());
    layout.blackAndWhite = m_blackAndWhite->isChecked();
    layout.archival = m_archival->isChecked();
    layout.legendAt = m_legendAt;
    layout.panelColumns = m_panels->currentIndex();
    layout.locale = locale();
    if (m_isHeightChosen) return layout;
    if (m_legendAt) layout.heightMm = m_draggedMm;
    return m_legendAt ? layout : withFigure(layout, roomyLayout);
}

FigureSpec ExportDialog::carryingSpec() const {
    FigureSpec layout = layoutSpec();
    layout.experiment =
        QString::fromStdString(provenanceText(m_subject.recipe, m_subject.digested(), toJson(plotSpec())));
    return layout;
}

PlotSpec ExportDialog::plotSpec() const {
    PlotSpec plot = m_subject.plot;
    plot.title = m_subject.title;
    plot.xLabel = m_xLabel->text();
    plot.yLabel = m_yLabel->text();
    return plot;
}

QStringList ExportDialog::faults() const {
    return withFigure(layoutSpec(), [](const Figure& figure) { return figureFaults(figure); });
}

void ExportDialog::setTidy(bool on) {
    m_tidy->setChecked(on);
}

void ExportDialog::setOnlyShown(bool on) {
    m_onlyShown->setChecked(on);
}

void ExportDialog::setDecimalComma(bool on) {
    m_decimal->setCurrentIndex(on ? 1 : 0);
}

QString ExportDialog::writeTo(const QString& path) const {
    const DataForm form{m_tidy->isChecked(), m_onlyShown->isChecked(),
                        m_decimal->currentIndex() == 1 ? CsvSigns::Comma : CsvSigns::Point};
    return withFigure(carryingSpec(),
                      [&](const Figure& figure) { return writeChart(path, m_subject, figure, form); });
}

void ExportDialog::copy() const {
    withFigure(carryingSpec(), [](const Figure& figure) {
        QGuiApplication::clipboard()->setMimeData(clipboardData(figure).release());
    });
}

void ExportDialog::updatePreview() {
    const FigureSpec layout = layoutSpec();
    if (const QSignalBlocker quiet(m_height); !m_isHeightChosen) m_height->setValue(layout.heightMm);
    withFigure(layout, [this](const Figure& figure) {
        const FigureMeasure measure = measureFigure(figure);
        m_parts.clear();
        if (!measure.legend.isEmpty()) m_parts.push_back({MovablePart::Kind::Legend, 0, 0, measure.legend});
        constexpr double half = 1; // of the place at which a note points [mm]
        for (const PlacedNote& note : measure.notes) {
            m_parts.push_back({MovablePart::Kind::Note, note.panel, note.note, note.box});
            m_parts.push_back({MovablePart::Kind::Arrow, note.panel, note.note,
                               QRectF(note.anchor - QPointF(half, half), QSizeF(2 * half, 2 * half))});
        }
        std::vector<QRectF> boxes;
        for (const MovablePart& part : m_parts) boxes.push_back(part.box);
        m_preview->showFigure(figureImage(figure), figure.layout.widthMm, boxes);
        m_message->setText(figureFaults(figure).join(QLatin1Char('\n')));
    });
}

void ExportDialog::save(const QString& title, const QString& filter, const QString& suffix) {
    askForPathToSave({title, filter, proposedName(), suffix}, this, [this](const QString& path) {
        const QString problem = writeTo(path);
        m_message->setText(
            problem.isEmpty()
                ? tr("Saved as %1. The file carries its experiment and opens again in Timestep.").arg(path)
                : problem);
    });
}

void ExportDialog::print() {
#if QT_CONFIG(printdialog)
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto* dialog = new QPrintDialog(printer.get(), this);
    connect(dialog, qOverload<>(&QDialog::accepted), dialog, [this, printer] {
        const auto problem =
            withFigure(layoutSpec(), [&](const Figure& figure) { return printFigure(*printer, figure); });
        m_message->setText(problem.value_or(tr("The figure went to the printer.")));
    });
    openAndForget(dialog);
#endif
}

} // namespace timestep
