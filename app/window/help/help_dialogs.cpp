// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/help_dialogs.h"

#include "app/window/actions/actions.h"
#include "widgets/controls/ask.h"
#include "widgets/export/svg_device.h"
#include "widgets/view/tools/view_tool.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QKeySequence>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <initializer_list>

namespace timestep {

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

struct Key {
    QString keys, does;
};

/// Key names as printed on the local keyboard: "Ctrl" is "Strg" in German.
QString named(std::initializer_list<const char*> keys) {
    QStringList names;
    for (const char* key : keys)
        names << QKeySequence(QString::fromUtf8(key)).toString(QKeySequence::NativeText);
    return names.join(QStringLiteral("  "));
}

QString table(const QString& title, const QList<Key>& rows) {
    QString html = "<h3>" + xmlText(title) + "</h3><table cellpadding='3'>";
    for (const Key& row : rows)
        html += "<tr><td><b>" + xmlText(row.keys) + "</b></td><td>" + xmlText(row.does) + "</td></tr>";
    return html + "</table>";
}

/// First the shortcuts of the actions in a menu, then other keys of the same part.
QString tableOf(const WindowActions& actions, std::string_view menu, const QString& title,
                const QList<Key>& others) {
    QList<Key> rows;
    for (const ActionRow& row : actionTable()) {
        const QString keys =
            QKeySequence::listToString(actions.at(row.id)->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty() && !row.places.empty() && row.places.front().menu == menu)
            rows << Key{keys, actions.sentence(row)};
    }
    return table(title, rows + others);
}

QString keysHtml(const WindowActions& actions) {
    return tableOf(actions, "run", Help::tr("Run"),
                   {{named({"Shift+F8"}), Help::tr("one step back")},
                    {named({"Ctrl+B"}), Help::tr("mark this instant")}}) +
           tableOf(actions, "lesson", Help::tr("Lesson"),
                   {{named({"Alt+Left", "Alt+Right"}), Help::tr("back, next")}}) +
           table(Help::tr("Simulation"),
                 {{"[  ]", Help::tr("choose a particle or a body")},
                  {Help::tr("Enter"), Help::tr("grab and release it")},
                  {Help::tr("Shift+Enter"), Help::tr("throw it with the last four arrow keys")},
                  {"V", Help::tr("take the tip of its velocity, where that is shown")},
                  {Help::tr("arrows"), Help::tr("move it (Shift: further), or move the view")},
                  {",  .", Help::tr("turn a body while the run stands still (Shift: further)")},
                  {"P", Help::tr("pin or unpin")},
                  {QStringLiteral("1 – %1").arg(viewTools().size()),
                   Help::tr("choose a tool; arrows move its mark, Enter uses it there")},
                  {named({"+", "-", "Home"}), Help::tr("zoom, show the whole scene")}}) +
           table(Help::tr("Scenes of the Clojure tutorial"),
                 {{"B  C  P  S", Help::tr("open blocks, cloth, points and sticks, and run them")},
                  {"I", Help::tr("say these keys")},
                  {"Q", Help::tr("close the scene")}}) +
           tableOf(actions, "plots", Help::tr("Plots"),
                   {{Help::tr("arrows"),
                     Help::tr("read values along a curve (Shift: further), or on another one")},
                    {Help::tr("Ctrl+arrows"), Help::tr("move")},
                    {named({"PgUp", "PgDown"}), Help::tr("read the previous or next maximum or minimum")},
                    {named({"Shift+PgUp", "Shift+PgDown"}),
                     Help::tr("read the previous or next zero, or crossing of two curves")},
                    {named({"Home", "End"}), Help::tr("read the first or last value")},
                    {"+  -  0", Help::tr("zoom, show everything")},
                    {"S  A", Help::tr("read off the slope; begin and end an area")},
                    {"L  N", Help::tr("draw a line over the plot, write a note")},
                    {"D  F", Help::tr("difference of two curves, Fourier spectrum")},
                    {Help::tr("drag the title"), Help::tr("move a plot; double click: show it alone")}}) +
           tableOf(actions, "file", Help::tr("Files"), {}) + tableOf(actions, "edit", Help::tr("Edit"), {}) +
           tableOf(actions, "view", Help::tr("View"), {}) +
           tableOf(actions, "help", Help::tr("Everywhere"),
                   {{"F6", Help::tr("to the next part of the window")}});
}

} // namespace

void showKeys(const WindowActions& actions, QWidget* parent) {
    auto* dialog = new QDialog(parent);
    dialog->setWindowTitle(Help::tr("Keys"));
    dialog->resize(480, 560);
    auto* text = new QTextBrowser;
    text->setHtml(keysHtml(actions));
    text->setAccessibleName(Help::tr("Keys"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(text);
    layout->addWidget(buttons);
    openAndForget(dialog);
}

} // namespace timestep
