// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace timestep {

/// A result of the palette.
struct PaletteEntry {
    QString text;
    QString kind; ///< its kind, or its keys; shown after the text and searched, too
    std::function<void()> does;
    QString also = {}; ///< its name in English; searched, too
};

/// The entries that contain every word of `typed`, in any order, ignoring case and accents, or words that
/// mean the same. First comes the one with this name, then those whose first words these are, then those
/// whose text begins so, last those that only mean the same. All entries if nothing is typed.
std::vector<const PaletteEntry*> entriesWith(const QString& typed, const std::vector<PaletteEntry>& entries);

/// Finds an action, a scene, a lesson or a page of the manual by a part of its name. The field keeps the
/// focus: the arrow keys choose in the list, Enter carries out the choice, Escape closes.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    explicit CommandPalette(std::vector<PaletteEntry> entries, QWidget* parent = nullptr);

    QLineEdit& field() { return *m_field; }
    QListWidget& list() { return *m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find(const QString& typed);
    void choose();

    std::vector<PaletteEntry> m_entries;
    std::vector<const PaletteEntry*> m_found; ///< in the order of the list
    QLineEdit* m_field;
    QListWidget* m_list;
};

} // namespace timestep
