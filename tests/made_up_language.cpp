// SPDX-License-Identifier: GPL-3.0-or-later
// Writes translations into languages that do not exist, to be looked at in the real program before there is a
// translation:
//   made_up_language TRANSLATION FOLDER
// timestep_longer.ts has accents and texts that are 40 % longer; timestep_mirrored.ts is English, written
// from right to left. TRANSLATION: any translation, such as timestep_de.ts, for the list of texts.
#include "tests/made_up_text.h"

#include <QDir>
#include <QFile>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <cstdio>

namespace timestep {
namespace {

struct MadeUpLanguage {
    const char* name;
    const char* code; ///< its locale decides on numbers and the direction of writing
    bool longer;
    int plurals; ///< forms that the code has
};

void writeMessage(QXmlStreamReader& in, QXmlStreamWriter& out, const MadeUpLanguage& language) {
    const bool plural = in.attributes().hasAttribute(QStringLiteral("numerus"));
    out.writeStartElement(QStringLiteral("message"));
    out.writeAttributes(in.attributes());
    QString source;
    while (in.readNextStartElement()) {
        const QString name = in.name().toString();
        if (name == QLatin1String("translation")) {
            in.skipCurrentElement();
            continue;
        }
        const QString text = in.readElementText();
        if (name == QLatin1String("source")) source = text;
        if (name == QLatin1String("source") || name == QLatin1String("comment"))
            out.writeTextElement(name, text);
    }
    const QString translation = language.longer ? madeUp(source) : source;
    out.writeStartElement(QStringLiteral("translation"));
    for (int form = 0; plural && form < language.plurals; ++form)
        out.writeTextElement(QStringLiteral("numerusform"), translation);
    if (!plural) out.writeCharacters(translation);
    out.writeEndElement();
    out.writeEndElement();
}

bool write(const QString& texts, const QString& folder, const MadeUpLanguage& language) {
    QFile from(texts), to(QDir(folder).filePath(QStringLiteral("timestep_%1.ts").arg(language.name)));
    if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly)) return false;
    QXmlStreamReader in(&from);
    QXmlStreamWriter out(&to);
    out.setAutoFormatting(true);
    out.writeStartDocument();
    out.writeDTD(QStringLiteral("<!DOCTYPE TS>"));
    if (!in.readNextStartElement()) return false;
    out.writeStartElement(in.name().toString()); // TS
    out.writeAttribute(QStringLiteral("version"), QStringLiteral("2.1"));
    out.writeAttribute(QStringLiteral("language"), QLatin1String(language.code));
    while (in.readNextStartElement()) { // contexts
        out.writeStartElement(in.name().toString());
        while (in.readNextStartElement()) {
            if (in.name() == QLatin1String("message"))
                writeMessage(in, out, language);
            else
                out.writeTextElement(in.name().toString(), in.readElementText());
        }
        out.writeEndElement();
    }
    out.writeEndElement();
    out.writeEndDocument();
    return !in.hasError() && !out.hasError();
}

} // namespace
} // namespace timestep

int main(int count, char** arguments) {
    using timestep::MadeUpLanguage;
    if (count != 3) {
        std::fputs("made_up_language TRANSLATION FOLDER\n", stderr);
        return 2;
    }
    for (const MadeUpLanguage& language :
         {MadeUpLanguage{"longer", "en_GB", true, 2}, MadeUpLanguage{"mirrored", "he_IL", false, 3}})
        if (!timestep::write(QString::fromLocal8Bit(arguments[1]), QString::fromLocal8Bit(arguments[2]),
                             language)) {
            std::fputs("the translations cannot be written\n", stderr);
            return 1;
        }
    return 0;
}
