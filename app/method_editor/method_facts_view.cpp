// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/method_editor/method_facts_view.h"

#include "app/names.h"
#include "app/plots/plot_card.h"
#include "widgets/panel/control_row.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace timestep {

MethodFactsView::MethodFactsView(QWidget* parent)
    : QWidget(parent),
      m_heading(new QLabel),
      m_sentences(new QLabel),
      m_evidenceLabel(new QLabel),
      m_evidence(new QComboBox),
      m_plot(new PlotCard) {
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_heading->setBuddy(m_sentences);
    m_sentences->setWordWrap(true);
    m_sentences->setTextFormat(Qt::PlainText);
    m_sentences->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_sentences->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_sentences->setObjectName("facts");
    m_evidenceLabel->setBuddy(m_evidence);
    m_plot->plot()->setMinimumSize(240, 170);
    auto* choice = new QHBoxLayout;
    choice->addWidget(m_evidenceLabel);
    choice->addWidget(m_evidence, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_heading);
    layout->addWidget(m_sentences);
    layout->addLayout(choice);
    layout->addWidget(m_plot, 100);
    layout->addStretch(1);
    connect(m_evidence, &QComboBox::currentIndexChanged, this, &MethodFactsView::showFacts);
    retranslate();
}

void MethodFactsView::retranslate() {
    m_heading->setText(tr("What this method is"));
    m_sentences->setAccessibleName(tr("What this method is"));
    m_evidenceLabel->setText(tr("&Evidence"));
    m_evidence->setAccessibleName(tr("Evidence of the facts"));
    showPictures();
    showFacts();
}

void MethodFactsView::setNothing(const QString& reason) {
    m_work.stop();
    m_derived.reset();
    m_nothing = reason;
    showFacts();
}

void MethodFactsView::measure(const Experiment& experiment) {
    setNothing(tr("Measuring…"));
    m_work.start(
        [this, experiment] {
            DerivedResult derived{experiment, standardAnalysis(experiment, "facts"), {}};
            derived.result = analyse(
                derived.of, derived.spec, [this](std::size_t, std::size_t) { return m_work.isWanted(); }, 1);
            return derived;
        },
        [this](std::optional<DerivedResult> derived, const QString& problem) {
            take(std::move(derived), problem);
        });
}

void MethodFactsView::take(std::optional<DerivedResult> derived, const QString& problem) {
    m_nothing = problem;
    m_derived = std::move(derived);
    showPictures();
    showFacts();
    emit measured();
}

QString MethodFactsView::sentences() const {
    return m_sentences->text();
}

/// The pictures of the result; the current one stays chosen.
void MethodFactsView::showPictures() {
    const QSignalBlocker blocked(m_evidence);
    const QVariant chosen = m_evidence->currentData();
    m_evidence->clear();
    if (m_derived)
        for (const AnalysisPicture* picture : picturesOf(*m_derived))
            m_evidence->addItem(shownName(picture->name), text(picture->chart.y));
    if (const int again = m_evidence->findData(chosen); again >= 0) m_evidence->setCurrentIndex(again);
}

void MethodFactsView::showFacts() {
    QStringList lines;
    if (m_derived)
        for (const std::vector<FactSentence>& ofRun : m_derived->result.sentences)
            for (const FactSentence& sentence : ofRun) lines << translated(sentence);
    m_sentences->setText(m_derived ? lines.join(QLatin1Char('\n')) : m_nothing);
    for (QWidget* widget : {static_cast<QWidget*>(m_evidenceLabel), static_cast<QWidget*>(m_evidence),
                            static_cast<QWidget*>(m_plot)})
        widget->setVisible(m_derived.has_value()); // an empty plot would suggest a run
    ChartRequest request;
    request.column = m_evidence->currentData().toString().toStdString();
    m_plot->show({PlotSource::Kind::Derived, {}, m_derived ? request : ChartRequest()}, {});
    if (m_derived) m_plot->showDerived(*m_derived);
    m_plot->setTitle(m_evidence->currentText());
}

} // namespace timestep
