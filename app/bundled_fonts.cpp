// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bundled_fonts.h"

#include "app/paths.h"
#include "widgets/formula/math_font.h"

#include <QApplication>
#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QFontMetrics>

namespace timestep {

void useBundledFonts() {
    const QDir folder(installedFolder(QStringLiteral("fonts")));
    QStringList families;
    for (const QString& file : folder.entryList({QStringLiteral("*.ttf")}, QDir::Files, QDir::Name)) {
        const int font = QFontDatabase::addApplicationFont(folder.filePath(file));
        if (font >= 0) families += QFontDatabase::applicationFontFamilies(font);
    }
    // QFontDatabase::families() names aliases also where there is no font (Qt 6.4).
    if (families.isEmpty() && !QFontMetrics(QApplication::font()).inFont(u'a')) {
        mathFont(); // the resource is there after this call
        const int font = QFontDatabase::addApplicationFont(":/timestep/formula/latinmodern-math.otf");
        if (font >= 0) families += QFontDatabase::applicationFontFamilies(font);
    }
    families.removeDuplicates();
    if (families.isEmpty()) return;
    QFont font = QApplication::font();
    font.setFamilies(families);
    QApplication::setFont(font);
}

} // namespace timestep
