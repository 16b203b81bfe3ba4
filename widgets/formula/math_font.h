// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QPainterPath>
#include <QRawFont>

#include <optional>
#include <vector>

namespace timestep {

/// The MathConstants of the OpenType MATH table, in the order of the table (OpenType specification 1.9,
/// "MATH").
enum class MathConstant {
    ScriptPercentScaleDown,
    ScriptScriptPercentScaleDown,
    DelimitedSubFormulaMinHeight,
    DisplayOperatorMinHeight,
    MathLeading,
    AxisHeight,
    AccentBaseHeight,
    FlattenedAccentBaseHeight,
    SubscriptShiftDown,
    SubscriptTopMax,
    SubscriptBaselineDropMin,
    SuperscriptShiftUp,
    SuperscriptShiftUpCramped,
    SuperscriptBottomMin,
    SuperscriptBaselineDropMax,
    SubSuperscriptGapMin,
    SuperscriptBottomMaxWithSubscript,
    SpaceAfterScript,
    UpperLimitGapMin,
    UpperLimitBaselineRiseMin,
    LowerLimitGapMin,
    LowerLimitBaselineDropMin,
    StackTopShiftUp,
    StackTopDisplayStyleShiftUp,
    StackBottomShiftDown,
    StackBottomDisplayStyleShiftDown,
    StackGapMin,
    StackDisplayStyleGapMin,
    StretchStackTopShiftUp,
    StretchStackBottomShiftDown,
    StretchStackGapAboveMin,
    StretchStackGapBelowMin,
    FractionNumeratorShiftUp,
    FractionNumeratorDisplayStyleShiftUp,
    FractionDenominatorShiftDown,
    FractionDenominatorDisplayStyleShiftDown,
    FractionNumeratorGapMin,
    FractionNumDisplayStyleGapMin,
    FractionRuleThickness,
    FractionDenominatorGapMin,
    FractionDenomDisplayStyleGapMin,
    SkewedFractionHorizontalGap,
    SkewedFractionVerticalGap,
    OverbarVerticalGap,
    OverbarRuleThickness,
    OverbarExtraAscender,
    UnderbarVerticalGap,
    UnderbarRuleThickness,
    UnderbarExtraDescender,
    RadicalVerticalGap,
    RadicalDisplayStyleVerticalGap,
    RadicalRuleThickness,
    RadicalExtraAscender,
    RadicalKernBeforeDegree,
    RadicalKernAfterDegree,
    RadicalDegreeBottomRaisePercent,
};

/// One glyph, all lengths in em, y down, origin on the baseline.
struct MathGlyph {
    QPainterPath outline;
    double advance = 0;
    double ascent = 0;            ///< of the ink
    double descent = 0;           ///< of the ink, below the baseline
    double italic = 0;            ///< italic correction
    std::optional<double> accent; ///< where an accent attaches, from the origin
};

/// A glyph of a stretched sign and its offset from the start of the sign along the direction of growth [em].
struct StretchPart {
    quint32 glyph = 0;
    double offset = 0;
};

/// A sign of at least the requested length: one larger variant, or an assembly of pieces. Vertical signs grow
/// upwards from their lower end, horizontal ones to the right.
struct StretchedGlyph {
    std::vector<StretchPart> parts;
    double length = 0;      ///< [em]
    bool assembled = false; ///< made of pieces
};

/// Outlines and the MATH table of a font for formulas.
class MathFont {
public:
    /// Reads the font from the bytes of an OpenType file; isValid() is true if the file has a MATH table.
    explicit MathFont(const QByteArray& file);

    bool isValid() const;
    /// A length in em; the two script scales and the raise of a root's degree are factors (0.7 for 70 %).
    double constant(MathConstant which) const;
    /// 0 if the font has no such character.
    quint32 glyphIndex(char32_t character) const;
    const MathGlyph& glyph(quint32 index) const;
    /// The smallest variant or assembly that is at least `length` tall, or else the tallest.
    StretchedGlyph stretchedVertically(quint32 glyph, double length) const;
    /// The largest variant that is at most `length` wide, or an assembly if all are narrower.
    StretchedGlyph stretchedHorizontally(quint32 glyph, double length) const;

private:
    struct Variant {
        quint32 glyph = 0;
        double length = 0;
    };
    struct Piece {
        quint32 glyph = 0;
        double startConnector = 0;
        double endConnector = 0;
        double length = 0;
        bool repeats = false;
    };
    struct Construction {
        std::vector<Variant> variants;
        std::vector<Piece> pieces;
    };

    quint32 unsignedAt(qsizetype offset) const;
    int signedAt(qsizetype offset) const;
    std::vector<quint32> coverageAt(qsizetype offset) const;
    QHash<quint32, double> valuesAt(qsizetype offset) const;
    QHash<quint32, Construction> constructionsAt(qsizetype variants, bool vertical) const;
    StretchedGlyph assembly(const Construction& construction, double length) const;

    QRawFont m_font;
    QByteArray m_table;
    double m_unitsPerEm = 1000;
    double m_minConnectorOverlap = 0;
    qsizetype m_constants = 0;
    QHash<quint32, double> m_italics;
    QHash<quint32, double> m_accents;
    QHash<quint32, Construction> m_vertical;
    QHash<quint32, Construction> m_horizontal;
    mutable QHash<char32_t, quint32> m_indices;
    mutable QHash<quint32, MathGlyph> m_glyphs;
};

/// Latin Modern Math, embedded in the program. Needs a QGuiApplication. Each thread has a font of its own,
/// which lives until the thread ends.
const MathFont& mathFont();

} // namespace timestep
