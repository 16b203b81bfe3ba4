// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_dialog.h"

#include "app/report/write_report.h"
#include "core/input_error.h"
#include "widgets/controls/ask.h"
#include "widgets/controls/edits.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/text/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int fieldLines = 5, mostPanelColumns = 3;

/// As shown. Unlike toPlainText(), it keeps the spaces that hold a number and its unit together.
QString textIn(const QPlainTextEdit& edit) {
    return edit.document()->toRawText().replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
}

} // namespace

ReportDialog::ReportDialog(Report report, QWidget* parent)
    : QDialog(parent), m_report(std::move(report)), m_message(new QLabel) {
    setWindowTitle(tr("Report"));
    resize(760, 680);
    m_title = new QLineEdit(m_report.title);
    m_author = new QLineEdit(m_report.author);
    for (QLineEdit* line : {m_title, m_author})
        connect(line, &QLineEdit::textChanged, this, &ReportDialog::typed);
    auto* form = new QFormLayout;
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("A&uthor"), m_author);
    const std::pair<QString, QString Report::*> texts[] = {{tr("&Question"), &Report::question},
                                                           {tr("P&rediction"), &Report::prediction},
                                                           {tr("Met&hod"), &Report::method},
                                                           {tr("Re&sult"), &Report::result},
                                                           {tr("&Explanation"), &Report::explanation}};
    for (const auto& [name, text] : texts) {
        auto* edit = new TextEdit(m_report.*text);
        edit->setMinimumHeight(4 * fontMetrics().lineSpacing());
        edit->setMaximumHeight((fieldLines + 1) * fontMetrics().lineSpacing());
        form->addRow(name, edit);
        m_fields.push_back({edit, text});
        connect(edit, &QPlainTextEdit::textChanged, this, &ReportDialog::typed);
    }
    auto* figures = new QVBoxLayout;
    for (const ReportFigure& figure : m_report.figures) {
        auto* box = new QCheckBox(QString(figure.plot.title).replace('&', QStringLiteral("&&")));
        box->setChecked(true);
        figures->addWidget(box);
        m_figures.push_back(box);
        auto* caption = new QLineEdit(figure.caption);
        caption->setAccessibleName(tr("Caption of figure %1").arg(m_figures.size()));
        connect(box, &QCheckBox::toggled, caption, &QLineEdit::setEnabled);
        figures->addWidget(caption);
        m_captions.push_back(caption);
    }
    if (m_report.figures.empty()) figures->addWidget(new QLabel(tr("There is no plot with numbers yet.")));
    form->addRow(tr("Figures"), figures);
    m_panels = new QComboBox(this);
    m_panels->addItem(tr("Each plot is a figure of its own"));
    for (int columns = 1; columns <= mostPanelColumns; ++columns)
        m_panels->addItem(columns == 1 ? tr("One figure with panels, one below the other")
                                       : tr("One figure with panels, %1 beside each other").arg(columns));
    m_panels->setVisible(m_report.figures.size() > 1);
    if (m_report.figures.size() > 1) form->addRow(tr("Pa&nels"), m_panels);
    auto* about =
        new QLabel(tr("Texts are Markdown, with formulas between dollar signs. Predictions beside outcomes, "
                      "data, settings and references are added automatically."));
    about->setWordWrap(true);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    const auto add = [&](const QString& text, const QString& filter, const QString& suffix) {
        auto* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        connect(button, &QPushButton::clicked, this, [this, filter, suffix] { save(filter, suffix); });
        return button;
    };
    add(tr("Save &PDF…"), tr("PDF (*.pdf)"), "pdf")->setDefault(true);
    add(tr("Save for W&ord…"), tr("Text document, which Word and LibreOffice open (*.odt)"), "odt");
    add(tr("Save &web page…"), tr("Web page (*.html)"), "html");
    add(tr("Save &Markdown…"), tr("Markdown (*.md)"), "md");
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* fields = new QWidget;
    form->setContentsMargins(0, 0, 0, 0);
    fields->setLayout(form);
    auto* area = new SteadyScrollArea; // large type needs room
    area->setWidget(fields);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(area, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
}

void ReportDialog::setTexts(const OwnTexts& texts) {
    Report report = m_report;
    takeOwnTexts(report, texts);
    m_title->setText(report.title);
    m_author->setText(report.author);
    for (const Field& field : m_fields) field.edit->setPlainText(report.*field.text);
}

OwnTexts ReportDialog::texts() const {
    Report report; // the texts alone
    takeFields(report);
    return ownTextsOf(report, m_report);
}

void ReportDialog::takeFields(Report& report) const {
    report.title = m_title->text();
    report.author = m_author->text();
    for (const Field& field : m_fields) report.*field.text = textIn(*field.edit);
}

Report ReportDialog::report() const {
    Report report = m_report;
    takeFields(report);
    std::vector<ReportFigure> chosen;
    for (std::size_t i = 0; i < m_figures.size(); ++i)
        if (m_figures[i]->isChecked()) {
            chosen.push_back(report.figures[i]);
            chosen.back().caption = m_captions[i]->text();
        }
    report.figures = std::move(chosen);
    joinAsPanels(report, m_panels->currentIndex());
    return report;
}

void ReportDialog::setPanelColumns(int columns) {
    m_panels->setCurrentIndex(std::clamp(columns, 0, mostPanelColumns));
}

QString ReportDialog::writeTo(const QString& path) const {
    try {
        writeReport(path, report());
    } catch (const InputError& error) {
        return translated(error);
    }
    return {};
}

void ReportDialog::save(const QString& filter, const QString& suffix) {
    const QString title = suffix == "odt" ? tr("Save report as .odt, which Word opens") : tr("Save report");
    askForPathToSave({.title = title, .filter = filter, .suffix = suffix}, this,
                     [this](const QString& path) { saveTo(path); });
}

void ReportDialog::saveTo(const QString& path) {
    const QFileInfo info(path);
    const QString suffix = info.suffix().toLower();
    const bool ofWord = suffix == "docx" || suffix == "doc";
    const QString taken = ofWord ? path.chopped(suffix.size()) + QStringLiteral("odt") : path;
    if (ofWord && QFileInfo::exists(taken)) // nobody has agreed to replace it
        return m_message->setText(
            tr("Reports for Word end in .odt. %1 exists already: choose that name to replace it.")
                .arg(taken));
    const QString problem = writeTo(taken);
    QString sentence =
        problem.isEmpty() ? tr("Saved as %1. Its figures carry their experiments.").arg(taken) : problem;
    if (ofWord && problem.isEmpty()) sentence += ' ' + tr("Word opens files that end in .odt.");
    m_message->setText(sentence);
    if (problem.isEmpty()) emit written();
}

} // namespace timestep
