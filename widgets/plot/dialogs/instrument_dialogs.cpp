// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/dialogs/instrument_dialogs.h"

#include "widgets/controls/edits.h"
#include "widgets/controls/opening.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <limits>

namespace timestep {

namespace {

constexpr int longestText = 160; // characters

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Instruments)
};

/// A dialog that deletes itself when it is closed: fields above a row of buttons.
struct Form {
    QDialog* dialog;
    QFormLayout* fields = new QFormLayout;
    QDialogButtonBox* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);

    Form(QWidget* parent, const QString& title) : dialog(new QDialog(parent->window())) {
        dialog->setWindowTitle(title);
        auto* const layout = new QVBoxLayout(dialog);
        layout->addLayout(fields);
        layout->addWidget(buttons);
        QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
        QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    }

    template <class Action>
    void addRemove(const Action& action) const {
        QPushButton* const remove = buttons->addButton(Texts::tr("Remove"), QDialogButtonBox::ActionRole);
        remove->setObjectName(QStringLiteral("remove"));
        QObject::connect(remove, &QPushButton::clicked, dialog, [action, box = dialog] {
            box->reject();
            action();
        });
    }
};

} // namespace

void askForLine(QWidget* parent, const ReaderLine& line, const QPointF& place, bool removable,
                const LineGiven& given) {
    const Form form(parent, Texts::tr("Line over the plot"));
    auto* const direction = new QComboBox;
    direction->setObjectName(QStringLiteral("direction"));
    direction->addItems({Texts::tr("horizontal, at a y"), Texts::tr("vertical, at an x")});
    direction->setCurrentIndex(line.vertical ? 1 : 0);
    auto* const value = new NumberEdit;
    value->setObjectName(QStringLiteral("value"));
    value->setRange(-std::numeric_limits<double>::max(), std::numeric_limits<double>::max());
    value->setValue(line.value);
    auto* const label = new QLineEdit(line.label);
    label->setObjectName(QStringLiteral("label"));
    label->setMaxLength(longestText);
    label->setMinimumWidth(label->fontMetrics().averageCharWidth() * 28);
    form.fields->addRow(Texts::tr("&Direction"), direction);
    form.fields->addRow(Texts::tr("&Value"), value);
    form.fields->addRow(Texts::tr("&Label"), label);
    QObject::connect(direction, &QComboBox::currentIndexChanged, value, [=](int now) {
        const double other = now == 1 ? place.y() : place.x();
        if (value->value() == other)
            value->setValue(now == 1 ? place.x() : place.y()); // still the proposed value
    });
    if (removable) form.addRemove([given] { given(std::nullopt); });
    QObject::connect(form.dialog, &QDialog::accepted, form.dialog, [=] {
        ReaderLine changed = line;
        changed.vertical = direction->currentIndex() == 1;
        changed.value = value->value();
        changed.label = label->text().simplified();
        given(changed);
    });
    openAndForget(form.dialog);
    value->setFocus();
    value->selectAll();
}

void askForNote(QWidget* parent, const QString& text, const QString& place, bool removable,
                const TextGiven& given) {
    const Form form(parent, Texts::tr("Note"));
    auto* const line = new QLineEdit(text);
    line->setObjectName(QStringLiteral("text"));
    line->setMaxLength(longestText);
    line->setMinimumWidth(line->fontMetrics().averageCharWidth() * 40);
    form.fields->addRow(new QLabel(Texts::tr("at %1").arg(place)));
    form.fields->addRow(Texts::tr("&Text"), line);
    if (removable) form.addRemove([given] { given(std::nullopt); });
    QPushButton* const ok = form.buttons->button(QDialogButtonBox::Ok);
    ok->setEnabled(!text.isEmpty());
    QObject::connect(line, &QLineEdit::textChanged, ok,
                     [ok](const QString& typed) { ok->setEnabled(!typed.trimmed().isEmpty()); });
    QObject::connect(form.dialog, &QDialog::accepted, form.dialog, [=] { given(line->text().simplified()); });
    openAndForget(form.dialog);
    line->setFocus();
}

void askForDifference(QWidget* parent, const QStringList& curves, const QStringList& units,
                      const PairGiven& given) {
    const Form form(parent, Texts::tr("Difference of two curves"));
    auto* const first = new QComboBox;
    auto* const second = new QComboBox;
    first->setObjectName(QStringLiteral("first"));
    second->setObjectName(QStringLiteral("second"));
    for (QComboBox* const box : {first, second}) {
        box->addItems(curves);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(28);
    }
    second->setCurrentIndex(curves.size() > 1 ? 1 : 0);
    auto* const remark = new QLabel;
    remark->setWordWrap(true);
    form.fields->addRow(Texts::tr("&Curve"), first);
    form.fields->addRow(Texts::tr("&less"), second);
    form.fields->addRow(remark);
    QPushButton* const ok = form.buttons->button(QDialogButtonBox::Ok);
    const auto check = [=] {
        const int a = first->currentIndex(), b = second->currentIndex();
        const bool apart = a != b, alike = units.value(a) == units.value(b);
        ok->setEnabled(apart && alike);
        remark->setText(!apart   ? Texts::tr("A curve minus itself is zero.")
                        : !alike ? Texts::tr("These two have different units and cannot be subtracted.")
                                 : Texts::tr("Where the abscissas differ, the second curve is interpolated "
                                             "linearly, and the label says so."));
    };
    QObject::connect(first, &QComboBox::currentIndexChanged, form.dialog, check);
    QObject::connect(second, &QComboBox::currentIndexChanged, form.dialog, check);
    check();
    QObject::connect(form.dialog, &QDialog::accepted, form.dialog, [=] {
        given({first->currentIndex(), second->currentIndex()});
    });
    openAndForget(form.dialog);
    first->setFocus();
}

} // namespace timestep
