// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/math_font.h"

#include <QCoreApplication>
#include <QFile>
#include <QThread>
#include <QTransform>
#include <QtEndian>

#include <algorithm>
#include <limits>
#include <memory>

/// The resource is in a static library: without this call the linker drops it. Q_INIT_RESOURCE must be
/// outside any namespace.
static inline void initialiseFormulaResource() {
    Q_INIT_RESOURCE(formula);
}

namespace timestep {

namespace {

constexpr double outlinePixelSize =
    1000;                       ///< outlines are taken from the font at this size, then scaled to 1 em
constexpr int maxRepeats = 400; ///< of the repeated piece of one assembly

bool isPercent(MathConstant which) {
    return which == MathConstant::ScriptPercentScaleDown ||
           which == MathConstant::ScriptScriptPercentScaleDown ||
           which == MathConstant::RadicalDegreeBottomRaisePercent;
}

} // namespace

MathFont::MathFont(const QByteArray& file) : m_font(file, outlinePixelSize, QFont::PreferNoHinting) {
    if (!m_font.isValid()) return;
    m_table = m_font.fontTable("MATH");
    m_unitsPerEm = m_font.unitsPerEm();
    m_constants = unsignedAt(4);
    const qsizetype glyphInfo = unsignedAt(6);
    const qsizetype variants = unsignedAt(8);
    m_italics = valuesAt(glyphInfo + unsignedAt(glyphInfo));
    m_accents = valuesAt(glyphInfo + unsignedAt(glyphInfo + 2));
    m_minConnectorOverlap = unsignedAt(variants) / m_unitsPerEm;
    m_vertical = constructionsAt(variants, true);
    m_horizontal = constructionsAt(variants, false);
}

bool MathFont::isValid() const {
    return m_font.isValid() && !m_table.isEmpty();
}

double MathFont::constant(MathConstant which) const {
    // Two percentages and two plain lengths of 2 bytes each, then records of a value and a device offset of 4
    // bytes.
    const int index = static_cast<int>(which);
    const qsizetype offset = m_constants + (index < 4 ? 2 * index : 8 + 4 * (index - 4));
    return signedAt(offset) / (isPercent(which) ? 100.0 : m_unitsPerEm);
}

quint32 MathFont::glyphIndex(char32_t character) const {
    const auto known = m_indices.constFind(character);
    if (known != m_indices.cend()) return *known;
    const QList<quint32> indices = m_font.glyphIndexesForString(QString::fromUcs4(&character, 1));
    return *m_indices.insert(character, indices.isEmpty() ? 0 : indices.first());
}

const MathGlyph& MathFont::glyph(quint32 index) const {
    const auto known = m_glyphs.constFind(index);
    if (known != m_glyphs.cend()) return *known;
    MathGlyph glyph;
    const double scale = 1 / outlinePixelSize;
    glyph.outline = QTransform::fromScale(scale, scale).map(m_font.pathForGlyph(index));
    const QRectF ink = glyph.outline.boundingRect();
    const QList<QPointF> advances = m_font.advancesForGlyphIndexes({index});
    glyph.advance = advances.isEmpty() ? 0 : advances.first().x() * scale;
    glyph.ascent = -ink.top();
    glyph.descent = ink.bottom();
    glyph.italic = m_italics.value(index);
    if (m_accents.contains(index)) glyph.accent = m_accents.value(index);
    return *m_glyphs.insert(index, glyph);
}

StretchedGlyph MathFont::stretchedVertically(quint32 glyph, double length) const {
    const MathGlyph& plain = this->glyph(glyph);
    StretchedGlyph best{{{glyph, 0}}, plain.ascent + plain.descent, false};
    const auto found = m_vertical.constFind(glyph);
    if (found == m_vertical.cend()) return best;
    for (const Variant& variant : found->variants) {
        best = {{{variant.glyph, 0}}, variant.length, false};
        if (variant.length >= length) return best;
    }
    return found->pieces.empty() ? best : assembly(*found, length);
}

StretchedGlyph MathFont::stretchedHorizontally(quint32 glyph, double length) const {
    StretchedGlyph best{{{glyph, 0}}, this->glyph(glyph).outline.boundingRect().width(), false};
    const auto found = m_horizontal.constFind(glyph);
    if (found == m_horizontal.cend()) return best;
    for (const Variant& variant : found->variants) {
        if (variant.length > length) return best;
        best = {{{variant.glyph, 0}}, variant.length, false};
    }
    return found->pieces.empty() ? best : assembly(*found, length);
}

/// The pieces of a sign. The extenders repeat until the pieces reach the length with the smallest overlaps,
/// then the surplus is spread over the joints as far as the connectors allow (OpenType 1.9, MATH,
/// "GlyphAssembly").
StretchedGlyph MathFont::assembly(const Construction& construction, double length) const {
    double fixedLength = 0, repeatedLength = 0, maxOverlap = std::numeric_limits<double>::max();
    int fixedCount = 0, repeatedCount = 0;
    for (const Piece& piece : construction.pieces) {
        (piece.repeats ? repeatedLength : fixedLength) += piece.length;
        ++(piece.repeats ? repeatedCount : fixedCount);
    }
    for (std::size_t i = 1; i < construction.pieces.size(); ++i)
        maxOverlap = std::min(
            {maxOverlap, construction.pieces[i - 1].endConnector, construction.pieces[i].startConnector});
    const auto lengthAt = [&](int repeats) {
        const int joints = fixedCount + repeats * repeatedCount - 1;
        return fixedLength + repeats * repeatedLength - joints * m_minConnectorOverlap;
    };
    int repeats = 0;
    while (repeatedCount > 0 && repeats < maxRepeats && lengthAt(repeats) < length) ++repeats;
    const int joints = std::max(1, fixedCount + repeats * repeatedCount - 1);
    const double surplus = std::max(0.0, lengthAt(repeats) - length) / joints;
    const double overlap =
        std::max(m_minConnectorOverlap, std::min(m_minConnectorOverlap + surplus, maxOverlap));

    StretchedGlyph result;
    result.assembled = true;
    for (const Piece& piece : construction.pieces) {
        for (int i = 0; i < (piece.repeats ? repeats : 1); ++i) {
            const double start = result.parts.empty() ? 0 : result.length - overlap;
            result.parts.push_back({piece.glyph, start});
            result.length = start + piece.length;
        }
    }
    return result;
}

quint32 MathFont::unsignedAt(qsizetype offset) const {
    if (offset < 0 || offset + 2 > m_table.size()) return 0;
    return qFromBigEndian<quint16>(m_table.constData() + offset);
}

int MathFont::signedAt(qsizetype offset) const {
    return static_cast<qint16>(unsignedAt(offset));
}

/// The glyphs of an OpenType Coverage table: a list (format 1) or ranges (format 2).
std::vector<quint32> MathFont::coverageAt(qsizetype offset) const {
    std::vector<quint32> glyphs;
    const bool isList = unsignedAt(offset) == 1;
    const quint32 count = unsignedAt(offset + 2);
    for (quint32 i = 0; i < count; ++i) {
        const qsizetype record = offset + 4 + (isList ? 2 : 6) * static_cast<qsizetype>(i);
        const quint32 first = unsignedAt(record);
        const quint32 last = isList ? first : unsignedAt(record + 2);
        for (quint32 glyph = first; glyph <= last; ++glyph) glyphs.push_back(glyph);
    }
    return glyphs;
}

/// A coverage with one length for each glyph: the form of the italic corrections and of the accent points.
QHash<quint32, double> MathFont::valuesAt(qsizetype offset) const {
    QHash<quint32, double> values;
    qsizetype record = offset + 4;
    for (const quint32 glyph : coverageAt(offset + unsignedAt(offset))) {
        values.insert(glyph, signedAt(record) / m_unitsPerEm);
        record += 4;
    }
    return values;
}

QHash<quint32, MathFont::Construction> MathFont::constructionsAt(qsizetype variants, bool vertical) const {
    QHash<quint32, Construction> constructions;
    const quint32 verticalCount = unsignedAt(variants + 6);
    qsizetype entry = variants + 10 + (vertical ? 0 : 2 * static_cast<qsizetype>(verticalCount));
    for (const quint32 glyph : coverageAt(variants + unsignedAt(variants + (vertical ? 2 : 4)))) {
        const qsizetype base = variants + unsignedAt(entry);
        entry += 2;
        Construction construction;
        const quint32 variantCount = unsignedAt(base + 2);
        for (quint32 i = 0; i < variantCount; ++i) {
            const qsizetype record = base + 4 + 4 * static_cast<qsizetype>(i);
            construction.variants.push_back({unsignedAt(record), unsignedAt(record + 2) / m_unitsPerEm});
        }
        if (unsignedAt(base) != 0) {
            const qsizetype assembly = base + unsignedAt(base);
            const quint32 pieceCount = unsignedAt(assembly + 4);
            for (quint32 i = 0; i < pieceCount; ++i) {
                const qsizetype record = assembly + 6 + 10 * static_cast<qsizetype>(i);
                construction.pieces.push_back({unsignedAt(record), unsignedAt(record + 2) / m_unitsPerEm,
                                               unsignedAt(record + 4) / m_unitsPerEm,
                                               unsignedAt(record + 6) / m_unitsPerEm,
                                               (unsignedAt(record + 8) & 1U) != 0});
            }
        }
        constructions.insert(glyph, construction);
    }
    return constructions;
}

const MathFont& mathFont() {
    // The engine of a QRawFont belongs to the thread that made it and dies with it. The font of the main
    // thread must be deleted before the application, and a test may create more than one application. Qt's
    // data of this thread are made before it, so that they are deleted after it.
    const bool isMain = QThread::currentThread() == QCoreApplication::instance()->thread();
    static thread_local std::unique_ptr<const MathFont> font;
    if (!font) {
        initialiseFormulaResource();
        QFile file(QStringLiteral(":/timestep/formula/latinmodern-math.otf"));
        const bool opened = file.open(QIODevice::ReadOnly);
        font = std::make_unique<const MathFont>(opened ? file.readAll() : QByteArray());
        if (isMain) qAddPostRoutine([] { font.reset(); });
    }
    return *font;
}

} // namespace timestep
