// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace timestep {

/// Something that the palette finds.
struct PaletteEntry {
    QString text;
    QString kind; ///< what it is, or its keys; stands behind the text and is searched, too
    std::function<void()> does;
};

/// The entries that hold every word of `typed`, in any order and without regard to case and accents. Those
/// whose text begins with what was typed come first. All of them if nothing is typed.
std::vector<const PaletteEntry*> entriesWith(const QString& typed, const std::vector<PaletteEntry>& entries);

/// Finds an action, a scene, a lesson or a page of the manual by a part of its name. The field keeps the
/// focus: the arrow keys choose in the list, Enter does it, Escape closes.
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
