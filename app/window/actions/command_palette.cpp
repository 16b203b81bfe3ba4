// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/command_palette.h"

#include "app/manual/manual_search.h"
#include "widgets/accessibility/announce.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace timestep {

std::vector<const PaletteEntry*> entriesWith(const QString& typed, const std::vector<PaletteEntry>& entries) {
    const QStringList words = searchWords(typed);
    std::vector<const PaletteEntry*> found;
    for (const PaletteEntry& entry : entries)
        if (words.isEmpty() || !rangesOfAll(words, entry.text + ' ' + entry.kind).empty())
            found.push_back(&entry);
    const QString beginning = FoldedText(typed.trimmed()).letters;
    // What is named exactly so is first, then what begins so.
    const auto begins = std::stable_partition(found.begin(), found.end(), [&](const PaletteEntry* entry) {
        return FoldedText(entry->text).letters.startsWith(beginning);
    });
    std::stable_partition(found.begin(), begins, [&](const PaletteEntry* entry) {
        return FoldedText(entry->text).letters == beginning;
    });
    return found;
}

CommandPalette::CommandPalette(std::vector<PaletteEntry> entries, QWidget* parent)
    : QDialog(parent), m_entries(std::move(entries)), m_field(new QLineEdit), m_list(new QListWidget) {
    setWindowTitle(tr("Find a command"));
    m_field->setPlaceholderText(tr("Action, scene, lesson, page of the manual"));
    m_field->setAccessibleName(windowTitle());
    m_field->setAccessibleDescription(
        tr("Type a part of its name, choose with the arrow keys, press Enter."));
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Found"));
    m_list->setUniformItemSizes(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_field);
    layout->addWidget(m_list, 1);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_field, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(m_list, &QListWidget::itemActivated, this, &CommandPalette::choose);
    const QFontMetrics metrics(font());
    resize(metrics.averageCharWidth() * 64, metrics.lineSpacing() * 20);
    find({});
}

void CommandPalette::find(const QString& typed) {
    m_found = entriesWith(typed, m_entries);
    m_list->clear();
    for (const PaletteEntry* entry : m_found)
        m_list->addItem(entry->kind.isEmpty() ? entry->text : tr("%1  ·  %2").arg(entry->text, entry->kind));
    if (m_found.empty())
        announce(this, tr("Nothing found"));
    else
        m_list->setCurrentRow(0);
}

void CommandPalette::choose() {
    const int row = m_list->currentRow();
    if (row < 0) return;
    // Run it after this dialog is deleted, so that the action's own dialog belongs to the window.
    QTimer::singleShot(0, parent(), m_found[static_cast<std::size_t>(row)]->does);
    accept();
}

/// Passes the keys that move in the list on from the field.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(m_list, event);
            return true;
        default:
            break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace timestep
