// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bundled_fonts.h"

#include "app/paths.h"

#include <QApplication>
#include <QDir>
#include <QFont>
#include <QFontDatabase>

namespace timestep {

void useBundledFonts() {
    const QDir folder(installedFolder(QStringLiteral("fonts")));
    QStringList families;
    for (const QString& file : folder.entryList({QStringLiteral("*.ttf")}, QDir::Files, QDir::Name)) {
        const int font = QFontDatabase::addApplicationFont(folder.filePath(file));
        if (font >= 0) families += QFontDatabase::applicationFontFamilies(font);
    }
    families.removeDuplicates();
    if (families.isEmpty()) return;
    QFont font = QApplication::font();
    font.setFamilies(families);
    QApplication::setFont(font);
}

} // namespace timestep
