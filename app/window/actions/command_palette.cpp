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
    const QString beginning = FoldedText(typed.trimmed()).letters;
    enum Rank { Exact, Words, Beginning, Inside, Meaning, None };
    const auto rankOf = [&](const PaletteEntry& entry) {
        const QString letters = FoldedText(entry.text).letters;
        if (words.isEmpty() || letters == beginning) return Exact;
        if (letters.startsWith(beginning)) return letters[beginning.size()].isLetter() ? Beginning : Words;
        if (!rangesOfAll(words, entry.text + ' ' + entry.kind).empty()) return Inside;
        return hasMeaning(entry.text, typed) || hasMeaning(entry.also, typed) ? Meaning : None;
    };
    std::vector<std::pair<Rank, const PaletteEntry*>> ranked;
    for (const PaletteEntry& entry : entries)
        if (const Rank rank = rankOf(entry); rank != None) ranked.push_back({rank, &entry});
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    std::vector<const PaletteEntry*> found;
    for (const auto& each : ranked) found.push_back(each.second);
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
    if (!m_found.empty()) return m_list->setCurrentRow(0);
    const QString nothing = tr("Nothing found");
    m_list->addItem(nothing);
    m_list->item(0)->setFlags(Qt::NoItemFlags);
    announce(this, nothing);
}

void CommandPalette::choose() {
    const int row = m_list->currentRow();
    if (row < 0 || m_found.empty()) return;
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
