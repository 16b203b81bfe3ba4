// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_dialogs.h"

#include "widgets/controls/open_and_forget.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace timestep {

namespace {

struct FileTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::FileDialogs)
};

QMessageBox* boxOf(QMessageBox::Icon icon, const QString& title, const QString& sentence, const QString& more,
                   QWidget* window) {
    auto* box = new QMessageBox(icon, title, sentence, QMessageBox::NoButton, window);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(more);
    return box;
}

} // namespace

void showVerdict(const TableVerdict& verdict, QWidget* window) {
    const bool different = verdict.state == TableVerdict::State::Different;
    QMessageBox* box = boxOf(
        different ? QMessageBox::Warning : QMessageBox::Information,
        different ? FileTexts::tr("The numbers of this file are others") : FileTexts::tr("Not compared"),
        verdict.sentence,
        different ? FileTexts::tr("The window shows the experiment that the file carries. Its plots are "
                                  "computed anew and do not show the numbers of the file.")
                  : QString(),
        window);
    box->addButton(QMessageBox::Ok);
    openAndForget(box);
}

void showRefusal(const QString& sentence, const std::function<void()>& asData, QWidget* window) {
    QMessageBox* box = boxOf(
        QMessageBox::Warning, FileTexts::tr("This file cannot be opened"), sentence,
        asData ? FileTexts::tr("A table from elsewhere can be laid over the open experiment.") : QString(),
        window);
    box->addButton(QMessageBox::Close);
    if (asData) {
        const QPushButton* data =
            box->addButton(FileTexts::tr("Open as &measured data…"), QMessageBox::AcceptRole);
        QObject::connect(box, &QMessageBox::buttonClicked, window, [data, asData](QAbstractButton* clicked) {
            if (clicked == data) asData();
        });
    }
    openAndForget(box);
}

} // namespace timestep
