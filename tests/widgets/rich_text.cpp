// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/rich_text.h"
#include "tests/tools.h"

#include "widgets/formula/formula_object.h"
#include "widgets/formula/markdown_formulas.h"
#include "widgets/formula/rich_document.h"

#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include <random>

namespace timestep::rich_text_test {

namespace {

const char* const page = R"(# A heading with $x_n$

Text with $\frac{a}{b}$ and `code $5` for \$5.
$$\sum_{i=1}^n x_i$$
More text, **bold $E$** and [a link with $\theta_0$](action:set?theta0=90).

> A quote
> $$a = b$$
> goes on

1. item $x$
   $$y$$
   - nested

| a | $b$ |
|---|----:|
| 1 | $\frac12$ |

```yaml
cost: $5
```
)";

QStringList sources(const QString& markdown) {
    QStringList result;
    for (const MarkdownFormula& formula : findFormulas(markdown)) result << formula.tex;
    return result;
}

/// The first and last rows with ink darker than mid grey between two columns; {-1, -1} if there are none.
QPair<int, int> inkRows(const QImage& image, int left, int right) {
    int top = -1, bottom = -1;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = left; x < right; ++x) {
            if (image.pixelColor(x, y).lightness() > 127) continue;
            if (top < 0) top = y;
            bottom = y;
        }
    }
    return {top, bottom};
}

/// The number of pixels of about that colour.
int pixelsLike(const QImage& image, const QColor& color) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (std::abs(pixel.red() - color.red()) + std::abs(pixel.green() - color.green()) +
                    std::abs(pixel.blue() - color.blue()) <
                60)
                ++count;
        }
    return count;
}

QPalette colors(const QColor& text, const QColor& base) {
    QPalette palette = QApplication::palette();
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Window, base);
    return palette;
}

QFont textFont(int pixelSize) {
    QFont font = QApplication::font();
    font.setPixelSize(pixelSize);
    return font;
}

} // namespace

class RichTextTest : public QObject {
    Q_OBJECT

private slots:
    void formulasAreFoundBetweenDollars();
    void codeAndEscapedDollarsAreLeftAlone();
    void pricesAreNotFormulas();
    void formulasMaySpanLinesAndQuotes();
    void errorsNameLineAndColumn();
    void linesReserveTheDepthOfTheirFormulas();
    void formulasAreOnTheBaseline();
    void displayFormulasAreSeparateParagraphs();
    void formulasFollowThePalette();
    void linksColourTheirFormulas();
    void faultyFormulasShowSourceAndReason();
    void heightFollowsWidthAndFont();
    void wideFormulasFitTheLine();
    void linksAreReportedAndWorkByKeyboard();
    void textWithoutLinksIsNotATabStop();
    void scrollingIsLeftToThePage();
    void screenReadersGetTheWordsAndTheLinks();
    void copiedTextHasTheSource();
    void printedFormulasGrowWithTheDevice();
    void pdfIsWritten();
    void picturesFitTheWidth();
    void tablesQuotesAndCodeAreFormatted();
    void anyMarkdownIsShown();
};

void RichTextTest::formulasAreFoundBetweenDollars() {
    const auto found = findFormulas(QStringLiteral("a $x$ b $$y$$ c"));
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].tex, QStringLiteral("x"));
    QCOMPARE(found[0].style, FormulaStyle::Inline);
    QCOMPARE(found[0].start, 2);
    QCOMPARE(found[0].texStart, 3);
    QCOMPARE(found[0].end, 5);
    QCOMPARE(found[1].style, FormulaStyle::Display);
    QCOMPARE(found[1].start, 8);
    QCOMPARE(found[1].end, 13);
    QCOMPARE(sources(QStringLiteral("($a$), **$b_1$** [$c$](x)$d$.")), QStringList({"a", "b_1", "c", "d"}));
    QCOMPARE(sources(QStringLiteral("$5\\,\\$ + x$")), QStringList({"5\\,\\$ + x"}));
}

void RichTextTest::codeAndEscapedDollarsAreLeftAlone() {
    QCOMPARE(sources(QStringLiteral("`$a$` ``$b$ ` $c$`` $d$")), QStringList({"d"}));
    QCOMPARE(sources(QStringLiteral("\\$a\\$ $b$")), QStringList({"b"}));
    QCOMPARE(sources(QStringLiteral("```yaml\n$a$\n```\n$b$")), QStringList({"b"}));
    QCOMPARE(sources(QStringLiteral("~~~~\n$a$\n~~~\n$a$\n~~~~\n$b$")), QStringList({"b"}));
    QCOMPARE(sources(QStringLiteral("> ```\n> $a$\n> ```\n> $b$")), QStringList({"b"}));
    QCOMPARE(sources(QStringLiteral("```\n$a$ never closed")), QStringList());
    QCOMPARE(sources(QStringLiteral("a ` lone mark $b$")), QStringList({"b"}));

    QTextDocument document;
    setMarkdownWithFormulas(document, QStringLiteral("costs \\$5, `$x$` is code"));
    QCOMPARE(plainText(document), QStringLiteral("costs $5, $x$ is code"));
    QVERIFY(!document.toRawText().contains(QChar::ObjectReplacementCharacter));
}

void RichTextTest::pricesAreNotFormulas() {
    QCOMPARE(sources(QStringLiteral("between $5 and $6")), QStringList());
    QCOMPARE(sources(QStringLiteral("from $5 to 6$7")), QStringList());
    QCOMPARE(sources(QStringLiteral("a $ b $ c")), QStringList());
    QCOMPARE(sources(QStringLiteral("one $x\n\nother y$")), QStringList());
}

void RichTextTest::formulasMaySpanLinesAndQuotes() {
    QCOMPARE(sources(QStringLiteral("an $a +\nb$ here")), QStringList({"a +\nb"}));
    QCOMPARE(sources(QStringLiteral("> q $a +\n> b$ here")), QStringList({"a +\n  b"}));
    QCOMPARE(sources(QStringLiteral("$$\na\n> b$$")), QStringList({"\na\n> b"}));
    QVERIFY(!formulaError(QStringLiteral("> $$\n> a\n> $$")));
}

void RichTextTest::errorsNameLineAndColumn() {
    QVERIFY(!formulaError(QString::fromUtf8(page)));
    QVERIFY(!formulaError(QString()));
    const QString text = QStringLiteral("fine $x$\n\nGr\u00f6\u00dfe \U0001D465 $a + \\foo$ and $\\bar$");
    const auto problem = formulaError(text);
    QVERIFY(problem.has_value());
    QCOMPARE(problem->offset, text.indexOf(QStringLiteral("\\foo")));
    QCOMPARE(problem->line, 3);
    QCOMPARE(problem->column, 14); // the astral letter counts once
    QVERIFY(problem->message.contains(QStringLiteral("\\foo")));

    const auto open = formulaError(QStringLiteral("a\n$$ b"));
    QVERIFY(open.has_value());
    QCOMPARE(open->line, 2);
    QCOMPARE(open->column, 1);
}

void RichTextTest::linesReserveTheDepthOfTheirFormulas() {
    for (const char* tex :
         {"x", "x_n", "\\frac{a}{b}", "\\displaystyle\\sum_{i=1}^n x", "\\dfrac{1}{\\dfrac{a}{b}}", "f'"}) {
        QTextDocument document;
        document.setDefaultFont(textFont(18));
        setMarkdownWithFormulas(document, QStringLiteral("text $%1$ text").arg(QString::fromLatin1(tex)));
        document.setTextWidth(500);
        const Formula formula =
            typesetFormula(QString::fromLatin1(tex), formulaPixelSize(textFont(18)), FormulaStyle::Inline)
                .formula;
        const QTextLine line = document.firstBlock().layout()->lineAt(0);
        QCOMPARE(document.firstBlock().layout()->lineCount(), 1);
        // Lines count in steps of 1/64 px.
        QVERIFY2(line.descent() >= formula.descent - 1.0 / 32, tex);
        QVERIFY2(line.ascent() >= formula.ascent - 1.0 / 32, tex);
        // No more than the text or the formula needs.
        const QFontMetricsF metrics(textFont(18));
        QVERIFY2(line.descent() <= std::max(formula.descent, metrics.descent()) + 1.5, tex);
        QVERIFY2(line.ascent() <= std::max(formula.ascent, metrics.ascent()) + formula.descent + 1.5, tex);
    }
}

void RichTextTest::formulasAreOnTheBaseline() {
    for (const char* markdown : {"HHHH $\\mathrm{HHHH}$", "HHHH $\\mathrm{HHHH}\\frac{\\;}{\\;}$"}) {
        QTextDocument document;
        document.setDefaultFont(textFont(40));
        setMarkdownWithFormulas(document, QString::fromLatin1(markdown));
        document.setTextWidth(600);
        QImage image(600, 120, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        document.drawContents(&painter);
        painter.end();
        const QTextLine line = document.firstBlock().layout()->lineAt(0);
        const int split = static_cast<int>(line.cursorToX(5) + document.documentMargin());
        const int formulaEnd = split + 100;
        QCOMPARE(inkRows(image, 0, split - 2).second, inkRows(image, split, formulaEnd).second);
    }
}

void RichTextTest::displayFormulasAreSeparateParagraphs() {
    QTextDocument document;
    setMarkdownWithFormulas(document, QStringLiteral("before\n$$x$$\nafter $$y$$"));
    QCOMPARE(plainText(document), QStringLiteral("before\n$$x$$\nafter\n$$y$$"));
    const QTextBlock formula = document.firstBlock().next();
    QCOMPARE(formula.blockFormat().alignment(), Qt::AlignHCenter);
    QCOMPARE(formula.length(), 2);

    setMarkdownWithFormulas(document, QStringLiteral("- item\n  $$x$$\n  rest\n- second"));
    int listed = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (block.textList()) ++listed;
    QCOMPARE(listed, 2);
}

void RichTextTest::formulasFollowThePalette() {
    RichText text;
    text.setFont(textFont(40));
    text.setPalette(colors(Qt::blue, Qt::white));
    text.resize(300, 100);
    text.showMarkdown(QStringLiteral("$\\mathbf{HHH}$"));
    QImage image = text.grab().toImage();
    QVERIFY(pixelsLike(image, Qt::blue) > 200);
    text.setPalette(colors(Qt::yellow, Qt::black));
    image = text.grab().toImage();
    QVERIFY(pixelsLike(image, Qt::yellow) > 200);
    QCOMPARE(pixelsLike(image, Qt::blue), 0);
}

void RichTextTest::linksColourTheirFormulas() {
    RichText text;
    text.setFont(textFont(40));
    QPalette palette = colors(Qt::black, Qt::white);
    palette.setColor(QPalette::Link, Qt::red);
    text.setPalette(palette);
    text.resize(300, 100);
    text.showMarkdown(QStringLiteral("[$\\mathbf{HHH}$](action:run)"));
    QVERIFY(pixelsLike(text.grab().toImage(), Qt::red) > 200);
}

void RichTextTest::faultyFormulasShowSourceAndReason() {
    QTextDocument document;
    setMarkdownWithFormulas(document, QStringLiteral("see $a+\\foo$ here"));
    const QString shown = plainText(document);
    QVERIFY2(shown.contains(QStringLiteral("\u26A0 $a+\\foo$ (")), qPrintable(shown));
    QVERIFY(shown.contains(QStringLiteral("unknown command \\foo at character 3")));
    QVERIFY(shown.endsWith(QStringLiteral(" here")));
    setMarkdownWithFormulas(document, QStringLiteral("$$ a"));
    QVERIFY(plainText(document).contains(QStringLiteral("never closed")));
}

void RichTextTest::heightFollowsWidthAndFont() {
    RichText text;
    text.setFont(textFont(15));
    text.resize(600, 100);
    text.show();
    text.showMarkdown(QString::fromUtf8(page));
    const int wide = text.height();
    QCOMPARE_LT(std::abs(wide - text.document()->size().height()), 3);
    text.resize(150, text.height());
    QTRY_VERIFY(text.height() > wide);
    QCOMPARE_LT(std::abs(text.height() - text.document()->size().height()), 3);
    text.resize(600, text.height());
    QTRY_COMPARE(text.height(), wide);
    text.setFont(textFont(30));
    QVERIFY(text.height() > 1.6 * wide);
}

void RichTextTest::wideFormulasFitTheLine() {
    QTextDocument document;
    document.setDefaultFont(textFont(16));
    setMarkdownWithFormulas(document,
                            QStringLiteral("$$%1$$").arg(QStringLiteral("a+b+").repeated(40) + u'c'));
    const auto formulaWidth = [&document] {
        return document.firstBlock().layout()->lineAt(0).naturalTextWidth();
    };
    document.setTextWidth(4000);
    const double natural = formulaWidth();
    QVERIFY(natural > 1000);
    document.setTextWidth(300);
    QVERIFY(formulaWidth() <= 300);
    QVERIFY(formulaWidth() > 250);
    document.setTextWidth(4000);
    QCOMPARE(formulaWidth(), natural);
}

void RichTextTest::linksAreReportedAndWorkByKeyboard() {
    RichText text;
    text.resize(400, 100);
    text.show();
    text.showMarkdown(QStringLiteral("[one](action:run) and [two](https://example.org/)"));
    QCOMPARE(text.focusPolicy(), Qt::StrongFocus);
    QSignalSpy spy(&text, &RichText::linkActivated);
    text.setFocus();
    QTest::keyClick(&text, Qt::Key_Tab);
    QTest::keyClick(&text, Qt::Key_Return);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy[0][0].toUrl(), QUrl(QStringLiteral("action:run")));
    QTest::keyClick(&text, Qt::Key_Tab);
    QTest::keyClick(&text, Qt::Key_Return);
    QCOMPARE(spy.size(), 2);
    QCOMPARE(spy[1][0].toUrl(), QUrl(QStringLiteral("https://example.org/")));
    QVERIFY(text.toPlainText().startsWith(QStringLiteral("one"))); // the page is still there
    QVERIFY(!text.openLinks());
    QVERIFY(!text.openExternalLinks());
}

void RichTextTest::textWithoutLinksIsNotATabStop() {
    RichText text;
    text.showMarkdown(QStringLiteral("plain $x$"));
    QVERIFY(!(text.focusPolicy() & Qt::TabFocus & ~Qt::ClickFocus));
    text.showMarkdown(QStringLiteral("[link](action:run)"));
    QCOMPARE(text.focusPolicy(), Qt::StrongFocus);
}

void RichTextTest::scrollingIsLeftToThePage() {
    RichText text;
    text.resize(300, 100);
    text.showMarkdown(QString::fromUtf8(page));
    QWheelEvent wheel({10, 10}, text.mapToGlobal(QPointF(10, 10)), {0, -30}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(text.viewport(), &wheel);
    QVERIFY(!wheel.isAccepted());
    QKeyEvent key(QEvent::KeyPress, Qt::Key_PageDown, Qt::NoModifier);
    QApplication::sendEvent(&text, &key);
    QVERIFY(!key.isAccepted());
    QCOMPARE(text.verticalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
    QCOMPARE(text.horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
}

void RichTextTest::screenReadersGetTheWordsAndTheLinks() {
    RichText text;
    text.showMarkdown(
        QStringLiteral("The period is $T_0 = 2\\pi\\sqrt{L/g}$. [Try $x^2$](action:run), [or not](a:b)."));
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&text);
    QCOMPARE(face->role(), QAccessible::StaticText);
    QCOMPARE(
        face->text(QAccessible::Name),
        QString::fromUtf8("The period is T sub 0 equals 2 π square root of L divided by g end of root. Try x "
                          "squared, or not."));
    RichText table;
    table.showMarkdown(QStringLiteral("Rows:\n\n| a | b |\n|---|---|\n| $x^2$ | 2 |\n\nEnd"));
    QCOMPARE(table.spoken(), QString("Rows: row 1: a x squared, b 2. End"));
    QCOMPARE(face->childCount(), 2);
    QCOMPARE(face->child(2), nullptr);
    QAccessibleInterface* link = face->child(0);
    QCOMPARE(link->role(), QAccessible::Link);
    QCOMPARE(link->text(QAccessible::Name), QString("Try x squared"));
    QCOMPARE(link->parent(), face);
    QCOMPARE(face->indexOfChild(face->child(1)), 1);
    QVERIFY(link->state().focusable && !link->state().focused);
    QSignalSpy followed(&text, &RichText::linkActivated);
    link->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(followed.size(), 1);
    QCOMPARE(followed[0][0].toUrl(), QUrl("action:run"));
    // Tab goes from the text to its links, and each step is announced.
    text.show();
    text.setFocus(Qt::TabFocusReason);
    QVERIFY(QTest::qWaitForWindowActive(&text));
    QCOMPARE(text.chosenLink(), -1);
    for (int i = 0; i < 2; ++i) {
        QTest::keyClick(&text, Qt::Key_Tab);
        QCOMPARE(text.chosenLink(), i);
        QVERIFY(face->child(i)->state().focused && !face->child(1 - i)->state().focused);
        QCOMPARE(face->focusChild(), face->child(i));
    }
    link->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(text.chosenLink(), 0);
}

void RichTextTest::copiedTextHasTheSource() {
    RichText text;
    text.showMarkdown(QStringLiteral("a $\\frac12$ b\n\n$$x$$"));
    text.selectAll();
    text.copy();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("a $\\frac12$ b\n$$x$$"));
    QTextCursor part(text.document());
    part.setPosition(1);
    part.setPosition(3, QTextCursor::KeepAnchor);
    QCOMPARE(plainText(part), QStringLiteral(" $\\frac12$"));
}

void RichTextTest::printedFormulasGrowWithTheDevice() {
    const auto widthAt = [](int dotsPerInch) {
        QImage device(10, 10, QImage::Format_RGB32);
        device.setDotsPerMeterX(qRound(dotsPerInch / 0.0254));
        device.setDotsPerMeterY(qRound(dotsPerInch / 0.0254));
        QTextDocument document;
        QFont font;
        font.setPointSizeF(12);
        document.setDefaultFont(font);
        setMarkdownWithFormulas(document, QStringLiteral("$\\frac{aaaaaaaa}{b}$"));
        document.documentLayout()->setPaintDevice(&device);
        document.setTextWidth(10000);
        return document.firstBlock().layout()->lineAt(0).naturalTextWidth();
    };
    const double ratio = widthAt(1200) / widthAt(300);
    QVERIFY2(std::abs(ratio - 4) < 0.05, qPrintable(QString::number(ratio)));
}

void RichTextTest::pdfIsWritten() {
    QTextDocument document;
    setMarkdownWithFormulas(document, QString::fromUtf8(page));
    const auto pdfSize = [](const QTextDocument& source) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        source.print(&writer);
        return buffer.size();
    };
    QTextDocument bare;
    QString words = QString::fromUtf8(page);
    words.remove(u'$');
    bare.setMarkdown(words);
    QVERIFY(pdfSize(document) > pdfSize(bare)); // the outlines of the formulas are in it
}

void RichTextTest::picturesFitTheWidth() {
    QTextDocument document;
    QImage picture(800, 200, QImage::Format_RGB32);
    picture.fill(Qt::red);
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("wide.png")), picture);
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("small.png")),
                         picture.scaled(80, 20));
    setMarkdownWithFormulas(document, QStringLiteral("![w](wide.png)\n\n![s](small.png)"));
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("wide.png")), picture);
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("small.png")),
                         picture.scaled(80, 20));
    const auto sizes = [&document] {
        QList<QSizeF> result;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            const QTextImageFormat format = block.begin().fragment().charFormat().toImageFormat();
            result << QSizeF(format.width(), format.height());
        }
        return result;
    };
    fitPictures(document, 400);
    QCOMPARE(sizes(), QList<QSizeF>({{400, 100}, {80, 20}}));
    fitPictures(document, 1000);
    QCOMPARE(sizes(), QList<QSizeF>({{800, 200}, {80, 20}}));
}

void RichTextTest::tablesQuotesAndCodeAreFormatted() {
    QTextDocument document;
    const QPalette palette = paperPalette();
    document.setDefaultFont(textFont(33));
    setMarkdownWithFormulas(document, QString::fromUtf8(page), palette);
    int tables = 0, grounds = 0;
    const QList<QTextFrame*> frames = document.rootFrame()->childFrames();
    for (const QTextFrame* frame : frames) {
        if (const auto* table = qobject_cast<const QTextTable*>(frame)) {
            ++tables;
            const QTextTableCellFormat cell = table->cellAt(1, 1).format().toTableCellFormat();
            QVERIFY(cell.leftPadding() > 2);
            QCOMPARE(cell.bottomBorder(), 1.0);
            QCOMPARE(table->cellAt(0, 1).firstCursorPosition().blockFormat().alignment() &
                         Qt::AlignHorizontal_Mask,
                     Qt::AlignRight);
        } else if (frame->frameFormat().background() == palette.alternateBase()) {
            ++grounds;
            QVERIFY(frame->frameFormat().padding() > 2);
        }
    }
    QCOMPARE(tables, 1);
    QCOMPARE(grounds, 2);
    const QTextCursor inCode = document.find(QStringLiteral("cost:"));
    QVERIFY(inCode.charFormat().fontFixedPitch());
    // Code is as large as the text around it, whatever the font of the application.
    QCOMPARE(inCode.charFormat().font().pixelSize(), 33);
}

void RichTextTest::anyMarkdownIsShown() {
    const QStringList pieces = {QStringLiteral("$"),
                                QStringLiteral("$$"),
                                QStringLiteral("`"),
                                QStringLiteral("\n\n"),
                                QStringLiteral("\n> "),
                                QStringLiteral("\n- "),
                                QStringLiteral("\n```\n"),
                                QStringLiteral("|"),
                                QStringLiteral("\\"),
                                QStringLiteral("\n    "),
                                QString(QChar(0xE000)),
                                QStringLiteral("\uE0009\uE001"),
                                QStringLiteral("\n| a |\n|---|\n| $$x$$ |\n"),
                                QStringLiteral("![p](no.png)")};
    std::mt19937 random(7);
    const auto below = [&random](qsizetype limit) {
        return static_cast<qsizetype>(random() % static_cast<unsigned>(limit));
    };
    QTextDocument document;
    for (int round = 0; round < 150; ++round) {
        QString text = QString::fromUtf8(page);
        for (qsizetype edits = 1 + below(6); edits > 0; --edits) {
            const qsizetype at = below(text.size() + 1);
            if (below(3) == 0)
                text.remove(at, 1 + below(20));
            else
                text.insert(at, pieces[below(pieces.size())]);
        }
        setMarkdownWithFormulas(document, text);
        fitPictures(document, 100);
        document.setTextWidth(50 + static_cast<double>(below(400)));
        QVERIFY2(document.size().height() > 0, qPrintable(text));
        const QString shown = document.toRawText();
        QVERIFY2(!shown.contains(QChar(0xE000)) && !shown.contains(QChar(0xE001)), qPrintable(text));
        formulaError(text);
    }
    for (const QString& first : pieces) {
        for (const QString& second : pieces) {
            setMarkdownWithFormulas(document, first + second);
            document.setTextWidth(200);
        }
    }
    setMarkdownWithFormulas(document, QString());
    QVERIFY(plainText(document).isEmpty());
}

REGISTER_TEST(RichTextTest)

} // namespace timestep::rich_text_test
#include "rich_text.moc"
