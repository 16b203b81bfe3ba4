// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/dialogs/fit_dialog.h"

#include "core/input_error.h"
#include "core/parameter/typed_number.h"
#include "widgets/text/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace timestep {

namespace {

const std::pair<FitKind, const char*> kinds[]{
    {FitKind::Line, QT_TRANSLATE_NOOP("timestep::FitDialog", "Line")},
    {FitKind::Parabola, QT_TRANSLATE_NOOP("timestep::FitDialog", "Parabola")},
    {FitKind::Polynomial, QT_TRANSLATE_NOOP("timestep::FitDialog", "Polynomial")},
    {FitKind::PowerLaw, QT_TRANSLATE_NOOP("timestep::FitDialog", "Power law")},
    {FitKind::Exponential, QT_TRANSLATE_NOOP("timestep::FitDialog", "Exponential")},
    {FitKind::Sine, QT_TRANSLATE_NOOP("timestep::FitDialog", "Sine")},
    {FitKind::DampedSine, QT_TRANSLATE_NOOP("timestep::FitDialog", "Damped sine")},
    {FitKind::Own, QT_TRANSLATE_NOOP("timestep::FitDialog", "Own formula")}};

/// The number in a field; `open`, an infinite end, if it is empty.
double endIn(const QLineEdit& field, double open) {
    if (field.text().trimmed().isEmpty()) return open;
    if (const auto number = typedNumber(field.text().toStdString())) return *number;
    throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" is not a number"), field.text().toStdString()));
}

} // namespace

FitDialog::FitDialog(const PlotFit& wanted, const QString& xLabel, Result result, QWidget* parent)
    : QDialog(parent),
      m_given(wanted),
      m_result(std::move(result)),
      m_kind(new QComboBox),
      m_degree(new QSpinBox),
      m_formula(new QLineEdit(QString::fromStdString(wanted.formula))),
      m_starts(new QLineEdit(QString::fromStdString(wanted.starts))),
      m_from(new QLineEdit),
      m_to(new QLineEdit),
      m_shown(new QLabel),
      m_form(new QFormLayout) {
    setWindowTitle(tr("Fit"));
    for (const auto& [kind, name] : kinds) m_kind->addItem(tr(name), static_cast<int>(kind));
    m_degree->setRange(1, highestDegree);
    m_degree->setValue(wanted.degree);
    m_formula->setPlaceholderText(QStringLiteral("a*exp(-d*x)*cos(w*x)"));
    m_formula->setMinimumWidth(36 * fontMetrics().averageCharWidth());
    m_formula->setToolTip(tr("Every name except x (and t, if x is the time) is a parameter that is found"));
    m_starts->setPlaceholderText(QStringLiteral("w = 6, a = 0.2"));
    m_starts->setToolTip(tr("Start values; the search finds the others itself"));
    const auto showEnd = [&](QLineEdit* field, double value) {
        if (std::isfinite(value)) field->setText(locale().toString(value, 'g', 6));
        field->setPlaceholderText(tr("open"));
    };
    showEnd(m_from, wanted.from);
    showEnd(m_to, wanted.to);
    m_form->addRow(tr("&Form"), m_kind);
    m_form->addRow(tr("&Degree"), m_degree);
    m_form->addRow(tr("F&ormula of x"), m_formula);
    m_form->addRow(tr("&Start values"), m_starts);
    m_form->addRow(tr("F&rom %1").arg(xLabel), m_from);
    m_form->addRow(tr("&To %1").arg(xLabel), m_to);
    m_shown->setWordWrap(true);
    m_shown->setTextFormat(Qt::PlainText);
    m_shown->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_shown->setMinimumHeight(4 * fontMetrics().lineSpacing());
    m_shown->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("&Add the fit"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_form);
    layout->addWidget(m_shown, 1);
    layout->addWidget(buttons);
    choose(wanted.kind);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FitDialog::update);
    connect(m_degree, &QSpinBox::valueChanged, this, &FitDialog::update);
    for (QLineEdit* field : {m_formula, m_starts, m_from, m_to})
        connect(field, &QLineEdit::textChanged, this, &FitDialog::update);
    update();
}

void FitDialog::choose(FitKind kind) {
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(kind)));
}

QString FitDialog::result() const {
    return m_shown->text();
}

PlotFit FitDialog::wanted() const {
    PlotFit wanted = m_given;
    wanted.kind = static_cast<FitKind>(m_kind->currentData().toInt());
    wanted.degree = m_degree->value();
    const bool own = wanted.kind == FitKind::Own;
    wanted.formula = own ? m_formula->text().trimmed().toStdString() : std::string();
    wanted.starts = own ? m_starts->text().trimmed().toStdString() : std::string();
    wanted.from = endIn(*m_from, -HUGE_VAL);
    wanted.to = endIn(*m_to, HUGE_VAL);
    if (!(wanted.from < wanted.to))
        throw InputError(TRANSLATABLE("fault", "the range must begin before it ends"));
    return wanted;
}

void FitDialog::update() {
    const auto kind = static_cast<FitKind>(m_kind->currentData().toInt());
    const std::pair<QWidget*, bool> rows[]{{m_degree, kind == FitKind::Polynomial},
                                           {m_formula, kind == FitKind::Own},
                                           {m_starts, kind == FitKind::Own}};
    for (const auto& [field, shown] : rows) {
        field->setVisible(shown);
        m_form->labelForField(field)->setVisible(shown);
    }
    QString sentence;
    bool good = false;
    try {
        const PlotFit fit = wanted();
        if (fit.kind == FitKind::Own && fit.formula.empty()) {
            sentence = tr("Type a formula of x. Its other names are the parameters.");
        } else {
            sentence = m_result(fit);
            good = !sentence.isEmpty();
            if (!good) sentence = tr("No such fit: the rows do not determine it.");
        }
    } catch (const InputError& error) {
        sentence = translated(error);
    }
    m_shown->setText(sentence);
    m_accept->setEnabled(good);
}

} // namespace timestep
