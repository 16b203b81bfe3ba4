// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/learner_dialog.h"

#include "widgets/controls/ask.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace timestep {

LearnerDialog::LearnerDialog(LearnerStore store, const Learner& current, QWidget* parent)
    : QDialog(parent),
      m_store(std::move(store)),
      m_chosen(current),
      m_name(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_problem(new QLabel(this)) {
    setWindowTitle(tr("Who is learning?"));
    auto* layout = new QVBoxLayout(this);
    auto* explanation = new QLabel(
        tr("Answers and progress are kept on this machine under the name or code. Some lessons give "
           "each name numbers of its own."),
        this);
    explanation->setWordWrap(true);
    layout->addWidget(explanation);
    auto* label = new QLabel(tr("&Name or code:"), this);
    label->setBuddy(m_name);
    layout->addWidget(label);
    layout->addWidget(m_name);
    m_name->setMaxLength(longestName);
    m_name->setText(current.name);
    m_name->selectAll();
    auto* before = new QLabel(tr("&Learners on this computer:"), this);
    before->setBuddy(m_list);
    layout->addWidget(before);
    layout->addWidget(m_list, 1);
    m_list->setAccessibleName(tr("Learners on this computer"));
    m_problem->setWordWrap(true);
    layout->addWidget(m_problem);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_go = buttons->addButton(tr("&Go on"), QDialogButtonBox::AcceptRole);
    m_nobody = buttons->addButton(tr("Without a na&me"), QDialogButtonBox::ActionRole);
    m_forget = buttons->addButton(tr("&Forget…"), QDialogButtonBox::ResetRole);
    m_go->setDefault(true);
    layout->addWidget(buttons);
    connect(m_list, &QListWidget::currentTextChanged, this, [this](const QString& name) {
        if (!name.isEmpty()) m_name->setText(name);
        m_forget->setEnabled(!name.isEmpty());
    });
    connect(m_list, &QListWidget::itemActivated, this, &LearnerDialog::enter);
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString& name) { m_go->setEnabled(!name.trimmed().isEmpty()); });
    connect(m_go, &QPushButton::clicked, this, &LearnerDialog::enter);
    connect(m_nobody, &QPushButton::clicked, this, [this] {
        m_chosen = {};
        accept();
    });
    connect(m_forget, &QPushButton::clicked, this, &LearnerDialog::askToForget);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill();
    const QFontMetrics metrics(font());
    resize(metrics.averageCharWidth() * 56, metrics.lineSpacing() * 20);
    m_name->setFocus();
}

void LearnerDialog::fill() {
    m_list->clear();
    for (const Learner& learner : m_store.all()) m_list->addItem(learner.name);
    m_problem->hide();
    m_forget->setEnabled(false);
    m_go->setEnabled(!m_name->text().trimmed().isEmpty());
}

void LearnerDialog::enter() {
    QString problem;
    m_chosen = m_store.enter(m_name->text(), &problem);
    if (problem.isEmpty()) {
        accept();
        return;
    }
    m_problem->setText(problem);
    m_problem->show();
}

void LearnerDialog::askToForget() {
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr) return;
    const QString name = item->text();
    askWhether(tr("Forget a learner"),
               tr("All answers and progress of “%1” will be removed. Go on?").arg(name), this,
               [this, name] { forget(name); });
}

void LearnerDialog::forget(const QString& name) {
    const bool gone = m_store.forget({name, 0});
    if (m_chosen.name == name) m_chosen = {};
    m_name->clear();
    fill();
    if (gone) return;
    m_problem->setText(tr("Not every file of “%1” could be removed.").arg(name));
    m_problem->show();
}

} // namespace timestep
