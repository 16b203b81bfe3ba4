// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formula.h"
#include "tests/tools.h"
#include "widgets/formula/math_font.h"
#include "widgets/formula/tex_symbols.h"

#include <QImage>
#include <QPainter>

#include <cmath>
#include <random>

namespace timestep::formula_test {

namespace {

/// Sizes from MathJax 3.2.2 (SVG output) in em. Both fonts are Computer Modern, so the sizes must agree.
struct Reference {
    const char* tex;
    FormulaStyle style;
    double width, ascent, descent;
};

constexpr Reference references[] = {
    {R"(\frac{d^2\theta}{dt^2}=-\frac{g}{L}\sin\theta)", FormulaStyle::Display, 6.962, 1.510, 0.731},
    {R"(T_0=2\pi\sqrt{L/g})", FormulaStyle::Inline, 6.102, 0.978, 0.282},
    {R"(T=4\sqrt{\frac{L}{g}}\,K\!\left(\sin\frac{\theta_0}{2}\right)=T_0\left(1+\frac{\theta_0^2}{16}+\cdots\right))",
     FormulaStyle::Display, 19.608, 1.909, 1.250},
    {R"(E=\tfrac12 mL^2\dot\theta^2+mgL(1-\cos\theta))", FormulaStyle::Inline, 13.525, 1.030, 0.345},
    {R"(a+b=c)", FormulaStyle::Display, 3.947, 0.694, 0.082},
    {R"(x_i^2)", FormulaStyle::Display, 1.009, 0.884, 0.255},
    {R"(\int_0^1 f(x)\,dx)", FormulaStyle::Display, 4.776, 1.559, 0.912},
    {R"(\sum_{i=1}^{n} x_i)", FormulaStyle::Display, 2.510, 1.563, 1.246},
    {R"(\sqrt{x})", FormulaStyle::Display, 1.425, 0.891, 0.169},
    {R"(\begin{pmatrix} a & b \\ c & d \end{pmatrix})", FormulaStyle::Display, 3.521, 1.450, 0.950},
    {R"(\begin{cases} 1 & x > 0 \\ 0 & x \le 0 \end{cases})", FormulaStyle::Display, 4.656, 1.450, 0.950},
    {R"(\lim_{h\to 0}\frac{f(x+h)-f(x)}{h})", FormulaStyle::Display, 8.896, 1.460, 0.773},
    {R"(\max_{0\le t\le T}|e(t)|=O(h^2))", FormulaStyle::Display, 8.422, 0.884, 0.854},
    {R"(f''(x))", FormulaStyle::Display, 2.425, 0.809, 0.250},
    {R"(\hat x+\bar x)", FormulaStyle::Display, 2.366, 0.810, 0.082},
    {R"(\mathbf{J}\mathbf{M}^{-1}\mathbf{J}^\top\lambda=-\frac{1}{h}C)", FormulaStyle::Display, 8.370, 1.342,
     0.697},
    {R"(x\approx 0{,}5\times 10^{-3})", FormulaStyle::Display, 6.393, 0.883, 0.194},
};

struct Fault {
    const char* tex;
    qsizetype position;
    const char* words; ///< part of the message
};

constexpr Fault faults[] = {
    {R"(a+\foo b)", 3, "\\foo"},
    {R"({a)", 1, "{"},
    {R"(a})", 2, "}"},
    {R"(\frac{1})", 9, "argument"},
    {R"(x^)", 3, "argument"},
    {R"(x^2^3)", 4, "superscript"},
    {R"(x_1_2)", 4, "subscript"},
    {R"(\left( x)", 1, "\\left"},
    {R"(\left x)", 7, "bracket"},
    {R"(\begin{matrix} a & b)", 1, "\\begin"},
    {R"(\begin{nonsense} a \end{nonsense})", 1, "nonsense"},
    {R"(\begin{matrix} a \end{pmatrix})", 18, "\\end{matrix}"},
    {R"(a & b)", 3, "&"},
    {R"(5 %)", 3, "\\%"},
    {R"(\)", 1, "backslash"},
    {R"(\text{a)", 6, "{"},
    {R"(\hspace{3miles})", 9, "length"},
    {R"(x\limits_1)", 2, "\\limits"},
    {"\xF0\x9F\x8D\x8E", 1, "character"},
};

bool isFinite(const Formula& formula) {
    return std::isfinite(formula.width) && std::isfinite(formula.ascent) && std::isfinite(formula.descent);
}

/// Typesets in both styles; the result is a finite box, or an error with a position in the source.
void survives(const QString& tex) {
    for (const FormulaStyle style : {FormulaStyle::Inline, FormulaStyle::Display}) {
        const FormulaResult result = typesetFormula(tex, 20, style);
        if (result.error) {
            QVERIFY2(!result.error->message.isEmpty(), qPrintable(tex));
            QVERIFY2(result.error->position >= 1 && result.error->position <= tex.size() + 1,
                     qPrintable(tex));
            QVERIFY(result.formula.path.isEmpty());
        } else {
            QVERIFY2(isFinite(result.formula), qPrintable(tex));
        }
    }
}

/// The command with an argument if it needs one. A blank separates it from a following letter.
QString alone(const char* name) {
    return QStringLiteral("\\") + QString::fromLatin1(name) + QStringLiteral(" ");
}

} // namespace

class FormulaTest : public QObject {
    Q_OBJECT

private slots:
    void fontHasTheMathTable();
    void sizesAgreeWithMathJax_data();
    void sizesAgreeWithMathJax();
    void everyCommandOfTheTablesHasARealGlyph();
    void everyLetterOfEveryAlphabetHasARealGlyph();
    void binaryOperatorsAreSpacedOnlyBetweenOperands();
    void displayStyleIsLarger();
    void bracketsGrowWithTheirContent();
    void sizeScalesWithPixels();
    void inkStaysInsideTheBox();
    void faultsNameTheirPosition_data();
    void faultsNameTheirPosition();
    void deepNestingIsAnError();
    void longInputIsAnError();
    void malformedInputNeverCrashes();
    void paintingFollowsTheColour();
    void faultyLabelShowsItsSource();
};

void FormulaTest::fontHasTheMathTable() {
    QVERIFY(mathFont().isValid());
    // Known from the font: the axis at 0.25 em, scripts at 70 and 50 %, rules of 0.04 em.
    QCOMPARE(mathFont().constant(MathConstant::AxisHeight), 0.25);
    QCOMPARE(mathFont().constant(MathConstant::ScriptPercentScaleDown), 0.7);
    QCOMPARE(mathFont().constant(MathConstant::ScriptScriptPercentScaleDown), 0.5);
    QCOMPARE(mathFont().constant(MathConstant::FractionRuleThickness), 0.04);
    QCOMPARE(mathFont().constant(MathConstant::RadicalDegreeBottomRaisePercent), 0.6);
    QVERIFY(!MathFont(QByteArray("not a font")).isValid());
}

void FormulaTest::sizesAgreeWithMathJax_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(references)); ++i) QTest::newRow(references[i].tex) << i;
}

void FormulaTest::sizesAgreeWithMathJax() {
    QFETCH(int, index);
    const Reference& reference = references[index];
    const FormulaResult result = typesetFormula(QString::fromUtf8(reference.tex), 100, reference.style);
    QVERIFY2(!result.error, result.error ? qPrintable(result.error->message) : "");
    const Formula& formula = result.formula;
    const auto differs = [](double ours, double theirs, double tolerance) {
        return std::abs(ours / 100 - theirs) > tolerance;
    };
    // Our primes are a little wider. MathJax leaves 0.1 em around the limits of a sum and sets superscripts
    // 0.05 em higher than the font asks for.
    const auto text = QStringLiteral("%1 %2 %3").arg(formula.width).arg(formula.ascent).arg(formula.descent);
    QVERIFY2(!differs(formula.width, reference.width, 0.08 * reference.width), qPrintable(text));
    QVERIFY2(!differs(formula.ascent, reference.ascent, 0.1), qPrintable(text));
    QVERIFY2(!differs(formula.descent, reference.descent, 0.17), qPrintable(text));
}

void FormulaTest::everyCommandOfTheTablesHasARealGlyph() {
    const auto typesets = [](const QString& tex) {
        const FormulaResult result = typesetFormula(tex, 20, FormulaStyle::Display);
        return !result.error && !result.formula.path.isEmpty() && result.formula.width > 0;
    };
    for (const TexSymbol& symbol : texSymbols()) {
        QVERIFY2(typesets(alone(symbol.name)), symbol.name);
        QVERIFY2(mathFont().glyphIndex(symbol.character) != 0, symbol.name);
        QVERIFY2(!mathFont().glyph(mathFont().glyphIndex(symbol.character)).outline.isEmpty(), symbol.name);
    }
    for (const TexDots& dots : texDots()) QVERIFY2(typesets(alone(dots.name)), dots.name);
    for (const TexOperator& op : texOperators()) {
        QVERIFY2(typesets(alone(op.name)), op.name);
        QVERIFY2(mathFont().glyphIndex(op.character) != 0, op.name);
    }
    for (const TexFunction& function : texFunctions())
        QVERIFY2(typesets(alone(function.name)), function.name);
    for (const TexAccent& accent : texAccents()) {
        QVERIFY2(typesets(alone(accent.name) + QStringLiteral("x")), accent.name);
        QVERIFY2(mathFont().glyphIndex(accent.character) != 0, accent.name);
        const auto plain = typesetFormula(QStringLiteral("x"), 20, FormulaStyle::Inline).formula;
        const auto accented =
            typesetFormula(alone(accent.name) + QStringLiteral("x"), 20, FormulaStyle::Inline).formula;
        QVERIFY2(accented.ascent > plain.ascent, accent.name);
        QVERIFY2(accented.path.elementCount() > plain.path.elementCount(), accent.name);
    }
    for (const TexSpace& space : texSpaces()) {
        const auto tight = typesetFormula(QStringLiteral("ab"), 18, FormulaStyle::Inline).formula;
        const auto spaced = typesetFormula(QStringLiteral("a\\%1 b").arg(QString::fromLatin1(space.name)), 18,
                                           FormulaStyle::Inline);
        QVERIFY2(!spaced.error, space.name);
        QVERIFY2(std::abs(spaced.formula.width - tight.width - space.mu) < 1e-9, space.name);
    }
    const char* structures[] = {R"(\frac12)",
                                R"(\dfrac12)",
                                R"(\tfrac12)",
                                R"(\binom nk)",
                                R"(\sqrt[3]{x})",
                                R"(\text{für 5\,\%})",
                                R"(\text{f\"ur})",
                                R"(\operatorname{rank} A)",
                                R"(\operatorname*{argmin}_x)",
                                R"(\overline{ab})",
                                R"(\underline{ab})",
                                R"(\overbrace{a+b}^n)",
                                R"(\underbrace{a}_{b})",
                                R"(\overset{!}{=})",
                                R"(\underset{x}{\max})",
                                R"(\overrightarrow{AB})",
                                R"(\hspace{1em}x)",
                                R"(\bigl( x \bigr))",
                                R"(\left\{ x \middle| y \right.)",
                                R"(\displaystyle x)",
                                R"(\sum\limits_i x)"};
    int faulty = 0;
    for (const char* tex : structures) {
        const FormulaResult result = typesetFormula(QString::fromUtf8(tex), 20, FormulaStyle::Display);
        if (result.error) ++faulty;
    }
    QCOMPARE(faulty, 2); // \text takes neither commands nor TeX's umlauts
    for (const char* name : {"matrix", "pmatrix", "bmatrix", "Bmatrix", "vmatrix", "Vmatrix", "cases",
                             "aligned", "align", "align*", "split", "gathered"}) {
        const QString environment = QString::fromLatin1(name);
        QVERIFY2(typesets(QStringLiteral("\\begin{%1} a & b \\\\[4pt] c \\\\ \\end{%1}").arg(environment)),
                 name);
    }
    QVERIFY(typesets(QStringLiteral("\\begin{array}{lcr} a & b & c \\\\ d \\end{array}")));
}

void FormulaTest::everyLetterOfEveryAlphabetHasARealGlyph() {
    for (const TexAlphabet& row : texAlphabets()) {
        for (char32_t letter = U'A'; letter <= U'z'; ++letter) {
            if (letter > U'Z' && letter < U'a') continue;
            if (letter >= U'a' && row.alphabet == MathAlphabet::Script) continue; // capitals only, as in TeX
            QVERIFY2(mathFont().glyphIndex(inAlphabet(letter, row.alphabet)) != 0, row.name);
        }
        for (char32_t digit = U'0'; digit <= U'9'; ++digit)
            QVERIFY2(mathFont().glyphIndex(inAlphabet(digit, row.alphabet)) != 0, row.name);
        for (char32_t letter = 0x3B1; letter <= 0x3C9; ++letter)
            QVERIFY2(mathFont().glyphIndex(inAlphabet(letter, row.alphabet)) != 0, row.name);
    }
    QVERIFY(typesetFormula(QStringLiteral("\\mathcal{a}"), 20, FormulaStyle::Inline).error.has_value());
    QCOMPARE(inAlphabet(U'h', MathAlphabet::Italic), char32_t(0x210E));
    QCOMPARE(inAlphabet(U'R', MathAlphabet::Blackboard), char32_t(0x211D));
    QCOMPARE(inAlphabet(0x3D5, MathAlphabet::Italic), char32_t(0x1D719));
    QCOMPARE(inAlphabet(0x3F5, MathAlphabet::Italic), char32_t(0x1D716));
}

void FormulaTest::binaryOperatorsAreSpacedOnlyBetweenOperands() {
    const auto width = [](const char* tex) {
        return typesetFormula(QString::fromUtf8(tex), 18, FormulaStyle::Inline).formula.width; // 1 mu = 1 px
    };
    const double minus = width("{-}"), a = width("a"), b = width("b"), equals = width("{=}");
    QCOMPARE_LT(std::abs(width("a-b") - (a + minus + b + 8)), 1e-9);
    QCOMPARE_LT(std::abs(width("-b") - (minus + b)), 1e-9);
    QCOMPARE_LT(std::abs(width("a=-b") - (a + equals + minus + b + 10)), 1e-9);
    QCOMPARE_LT(std::abs(width("a-") - (a + minus)), 1e-9);
    QCOMPARE_LT(std::abs(width("\\sin a") - (width("\\sin") + a + 3)), 1e-9);
    QCOMPARE_LT(std::abs(width("a{-}b") - (a + minus + b)), 1e-9);
}

void FormulaTest::displayStyleIsLarger() {
    for (const char* tex : {"\\sum x", "\\frac12", "\\int x", "\\max_x"}) {
        const QString source = QString::fromLatin1(tex);
        const Formula line = typesetFormula(source, 20, FormulaStyle::Inline).formula;
        const Formula display = typesetFormula(source, 20, FormulaStyle::Display).formula;
        QVERIFY2(display.ascent + display.descent > line.ascent + line.descent, tex);
    }
}

void FormulaTest::bracketsGrowWithTheirContent() {
    const auto height = [](const QString& inner) {
        const QString tex = QStringLiteral("\\left\\{%1\\right)").arg(inner);
        const Formula formula = typesetFormula(tex, 10, FormulaStyle::Display).formula;
        return formula.ascent + formula.descent;
    };
    QString tower = QStringLiteral("x");
    double previous = height(tower);
    for (int i = 0; i < 8; ++i) {
        tower = QStringLiteral("\\dfrac{%1}{y}").arg(tower);
        const double current = height(tower);
        QVERIFY(current > previous);
        // The path is as tall as the box: assemblies have their full length.
        const Formula formula =
            typesetFormula(QStringLiteral("\\left\\{%1\\right)").arg(tower), 10, FormulaStyle::Display)
                .formula;
        QCOMPARE_LT(std::abs(-formula.path.boundingRect().top() - formula.ascent), 0.05 * current);
        previous = current;
    }
}

void FormulaTest::sizeScalesWithPixels() {
    const QString tex = QStringLiteral("\\frac{a}{b}+x_i^2");
    const Formula small = typesetFormula(tex, 10, FormulaStyle::Inline).formula;
    const Formula large = typesetFormula(tex, 30, FormulaStyle::Inline).formula;
    QCOMPARE_LT(std::abs(large.width - 3 * small.width), 1e-9);
    QCOMPARE_LT(std::abs(large.path.boundingRect().width() - 3 * small.path.boundingRect().width()), 1e-6);
}

void FormulaTest::inkStaysInsideTheBox() {
    for (const Reference& reference : references) {
        const Formula formula =
            typesetFormula(QString::fromUtf8(reference.tex), 100, reference.style).formula;
        const QRectF ink = formula.path.boundingRect();
        QVERIFY2(-ink.top() <= formula.ascent + 0.01, reference.tex);
        QVERIFY2(ink.bottom() <= formula.descent + 0.01, reference.tex);
        QVERIFY2(ink.left() >= -5 && ink.right() <= formula.width + 5, reference.tex);
    }
}

void FormulaTest::faultsNameTheirPosition_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(faults)); ++i) QTest::newRow(faults[i].tex) << i;
}

void FormulaTest::faultsNameTheirPosition() {
    QFETCH(int, index);
    const Fault& fault = faults[index];
    const FormulaResult result = typesetFormula(QString::fromUtf8(fault.tex), 20, FormulaStyle::Inline);
    QVERIFY(result.error.has_value());
    QCOMPARE(result.error->position, fault.position);
    QVERIFY2(result.error->message.contains(QString::fromUtf8(fault.words)),
             qPrintable(result.error->message));
}

void FormulaTest::deepNestingIsAnError() {
    for (const char* piece :
         {"{", "\\sqrt", "\\frac{", "x^{", "\\left(", "\\vec", "\\begin{matrix}", "\\mathrm", "x_\\text"}) {
        const QString tex = QString::fromLatin1(piece).repeated(300);
        QVERIFY2(typesetFormula(tex, 20, FormulaStyle::Inline).error.has_value(), piece);
    }
    const auto nested = [](int levels) {
        return QStringLiteral("{").repeated(levels) + QStringLiteral("x") +
               QStringLiteral("}").repeated(levels);
    };
    QVERIFY(!typesetFormula(nested(40), 20, FormulaStyle::Inline).error);
    QVERIFY(typesetFormula(nested(100), 20, FormulaStyle::Inline)
                .error->message.contains(QStringLiteral("deep")));
}

void FormulaTest::longInputIsAnError() {
    QVERIFY(!typesetFormula(QStringLiteral("x").repeated(3000), 20, FormulaStyle::Inline).error);
    QVERIFY(typesetFormula(QStringLiteral("x").repeated(100000), 20, FormulaStyle::Inline).error.has_value());
}

void FormulaTest::malformedInputNeverCrashes() {
    const QStringList pieces = {
        QStringLiteral("{"),
        QStringLiteral("}"),
        QStringLiteral("\\"),
        QStringLiteral("^"),
        QStringLiteral("_"),
        QStringLiteral("&"),
        QStringLiteral("\\\\"),
        QStringLiteral("'"),
        QStringLiteral("["),
        QStringLiteral("]"),
        QStringLiteral("\\left"),
        QStringLiteral("\\right"),
        QStringLiteral("\\end"),
        QStringLiteral("\\begin"),
        QStringLiteral("{matrix}"),
        QStringLiteral("\\frac"),
        QStringLiteral("\\sqrt"),
        QStringLiteral("\\middle"),
        QStringLiteral("\\limits"),
        QStringLiteral("\\text{"),
        QStringLiteral("%"),
        QStringLiteral("$"),
        QStringLiteral("\\hspace{1em}"),
        QStringLiteral("\\vec"),
        QStringLiteral("~"),
        QStringLiteral("\\[2pt]"),
        QString(QChar(0xD835)),
        QString(QChar(0)),
        QStringLiteral("\\mathbf"),
        QStringLiteral("\\begin{array}"),
        QStringLiteral("\\Big"),
        QStringLiteral("{cases}"),
    };
    std::mt19937 random(20240229);
    const auto below = [&random](qsizetype limit) {
        return static_cast<qsizetype>(random() % static_cast<unsigned>(limit));
    };
    for (int round = 0; round < 4000; ++round) {
        const auto which = static_cast<std::size_t>(below(static_cast<qsizetype>(std::size(references))));
        QString tex = QString::fromUtf8(references[which].tex);
        for (qsizetype edits = 1 + below(5); edits > 0; --edits) {
            const qsizetype at = below(tex.size() + 1);
            switch (below(3)) {
            case 0:
                tex.insert(at, pieces[below(pieces.size())]);
                break;
            case 1:
                tex.remove(at, 1 + below(6));
                break;
            default:
                tex.truncate(std::max<qsizetype>(at, 1));
                break;
            }
        }
        survives(tex);
        if (QTest::currentTestFailed()) return;
    }
    for (const QString& first : pieces)
        for (const QString& second : pieces) survives(first + second);
    survives(QString());
}

void FormulaTest::paintingFollowsTheColour() {
    for (const QColor color : {QColor(Qt::red), QColor(Qt::blue)}) {
        QImage image(120, 100, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintFormula(painter, {10, 80}, QStringLiteral("\\vec F"), 80, color);
        painter.end();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == color) ++inked;
        QVERIFY(inked > 50);
    }
}

void FormulaTest::faultyLabelShowsItsSource() {
    QImage image(300, 60, QImage::Format_ARGB32);
    image.fill(Qt::white);
    const QImage empty = image;
    QPainter painter(&image);
    paintFormula(painter, {10, 40}, QStringLiteral("\\foo"), 20, Qt::black);
    painter.end();
    QVERIFY(image != empty);
}

REGISTER_TEST(FormulaTest)

} // namespace timestep::formula_test
#include "formula.moc"
