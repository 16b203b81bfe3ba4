// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools.h"
#include "tests/widgets/angle_plot.h"
#include "widgets/export/clipboard.h"
#include "widgets/export/figure.h"
#include "widgets/export/figure_measure.h"
#include "widgets/export/metadata.h"
#include "widgets/plot/table/table_text.h"

#include <QApplication>
#include <QImageReader>
#include <QPrinter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <cmath>
#include <limits>

namespace timestep::figure_export_test {

namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

Table swings(int runs, int rows) {
    Table table;
    for (int run = 0; run < runs; ++run) {
        table.runs.push_back("run " + std::to_string(run));
        Column time{"time", "time t", "s", run, {}}, angle{"angle", "angle θ", "°", run, {}};
        for (int i = 0; i < rows; ++i) {
            time.values.push_back(i * 0.01);
            angle.values.push_back((60 + run) * std::cos(i * 0.03));
        }
        table.columns.push_back(time);
        table.columns.push_back(angle);
    }
    return table;
}

/// A long text with characters that JSON, XML and comments must escape.
QString awkward() {
    QString text =
        QStringLiteral("{\"title\": \"Größe \\\"x\\\" --> ]]> <a&b> 'q' θ 摆 \U0001F600\",\n\t\"more\": \"");
    while (text.size() < 100000) text += QStringLiteral("0.1234567890123456 äöü ");
    return text + QStringLiteral("\"}");
}

QStringList elements(const QByteArray& svg, const char* name) {
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String(name))
            texts << reader.readElementText(QXmlStreamReader::IncludeChildElements);
    if (reader.hasError()) return {QStringLiteral("not well-formed: ") + reader.errorString()};
    return texts;
}

/// A small figure, for speed.
FigureSpec small() {
    FigureSpec layout;
    layout.widthMm = 70;
    layout.heightMm = 50;
    return layout;
}

/// The bounding box of a colour, as fractions of the size of the image.
QRectF whereIs(const QImage& image, const QColor& colour) {
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == colour) box |= QRect(x, y, 1, 1);
    return {box.x() / double(image.width()), box.y() / double(image.height()),
            box.width() / double(image.width()), box.height() / double(image.height())};
}

} // namespace

class FigureExportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QApplication::setApplicationName(QStringLiteral("timestep"));
        table = swings(2, 2000);
        spec = angleOverTime();
        QVERIFY(folder.isValid());
    }

    void aPngHasTheExactSizeAndResolution() {
        FigureSpec layout;
        layout.widthMm = 160;
        layout.heightMm = 100;
        QVERIFY(!writeFigure(file("size.png"), {layout, spec, table}));
        const QImage image(file("size.png"));
        QCOMPARE(image.size(), QSize(1890, 1181)); // 160 and 100 mm at 300 dots per inch
        QCOMPARE(image.dotsPerMeterX(), 11811);
        QCOMPARE(image.dotsPerMeterY(), 11811);
    }

    void aPdfHasTheExactPageAndEmbedsItsFonts() {
        FigureSpec layout;
        layout.widthMm = 120;
        layout.heightMm = 80;
        layout.title = QStringLiteral("Title");
        const QByteArray pdf = figurePdf({layout, spec, table});
        const QRegularExpression box(
            QStringLiteral("/MediaBox \\[([\\d.]+) ([\\d.]+) ([\\d.]+) ([\\d.]+)\\]"));
        const QRegularExpressionMatch match = box.match(QString::fromLatin1(pdf));
        QVERIFY(match.hasMatch());
        QCOMPARE_LT(std::abs(match.captured(3).toDouble() - 120 / 25.4 * 72), 0.5);
        QCOMPARE_LT(std::abs(match.captured(4).toDouble() - 80 / 25.4 * 72), 0.5);
        QVERIFY(pdf.contains("/FontFile"));
        QVERIFY(!pdf.contains("/Subtype /Image"));
    }

    void anArchivalPdfIsDeclaredAndItsDatesAgree() {
        FigureSpec layout;
        layout.experiment = QStringLiteral("{}");
        QVERIFY(!figurePdf({layout, spec, table}).contains("pdfaid:part"));
        layout.archival = true;
        const QByteArray pdf = figurePdf({layout, spec, table});
        QVERIFY(pdf.contains("<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>"));
        QVERIFY(pdf.contains("/OutputIntents"));
        QVERIFY(pdf.contains("pdfaExtension:schemas"));
        const QString text = QString::fromLatin1(pdf);
        const auto information =
            QRegularExpression(QStringLiteral("/CreationDate \\(D:(\\d{14})")).match(text).captured(1);
        auto packet =
            QRegularExpression(QStringLiteral("<xmp:CreateDate>([^<+Z]{19})")).match(text).captured(1);
        QCOMPARE(packet.remove(QRegularExpression(QStringLiteral("[-:T]"))), information);
        QCOMPARE(information.size(), 14);
    }

    void anSvgIsWellFormedClippedAndMeasuredInMillimetres() {
        FigureSpec layout;
        layout.widthMm = 160;
        layout.heightMm = 100;
        layout.title = QStringLiteral("A & B");
        layout.caption = QStringLiteral("First < second.");
        layout.drawsCaption = true;
        const QByteArray svg = figureSvg({layout, spec, table});
        QCOMPARE(elements(svg, "title"), QStringList(QStringLiteral("A & B")));
        QCOMPARE(elements(svg, "desc"), QStringList(QStringLiteral("First < second.")));
        QVERIFY(svg.contains("width=\"160mm\" height=\"100mm\""));
        QVERIFY(svg.contains("<clipPath"));
        const QString all = elements(svg, "text").join(QLatin1Char('|'));
        for (const char* part : {"A & B", "run 0", "run 1", "time t / s", "First < second."})
            QVERIFY2(all.contains(QLatin1String(part)), qPrintable(all));
    }

    void theExactMotionIsSmoothBetweenFewRows() {
        Table parabola;
        parabola.runs = {"cart"};
        Column time{"time", "time t", "s", 0, {0, 5, 10}},
            exact{"x-exact", "position (exact)", "m", 0, {0, 125, 500}};
        parabola.columns = {time, exact};
        PlotSpec shown;
        shown.x = "time";
        shown.y = {"x-exact"};
        const auto image = [&](const ExactMotion& motion) {
            const FigureSpec layout;
            return figureImage({layout, shown, parabola, motion});
        };
        const QImage straight = image({});
        const QImage smooth = image([](const std::string& column, int run, double t) {
            return column == "x-exact" && run == 0 ? 5 * t * t : undefined;
        });
        QVERIFY(straight != smooth);
        // At t = 7.5 the chord is at 312.5 m, the parabola at 281.25 m: lower.
        const auto heightOf = [](const QImage& picture) {
            const int x = picture.width() * 7 / 10;
            for (int y = picture.height() / 20; y < picture.height(); ++y)
                if (picture.pixelColor(x, y).saturation() > 120) return y;
            return -1;
        };
        QVERIFY2(heightOf(smooth) > heightOf(straight) + 20,
                 qPrintable(QString("%1 %2").arg(heightOf(smooth)).arg(heightOf(straight))));
    }

    void everyFormatContainsTheExperiment_data() {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QString>("experiment");
        for (const char* ending : {"png", "svg", "pdf"}) {
            QTest::addRow("%s, short", ending)
                << QString::fromLatin1(ending) << QStringLiteral("{\"seed\":1}");
            QTest::addRow("%s, awkward", ending) << QString::fromLatin1(ending) << awkward();
        }
    }
    void everyFormatContainsTheExperiment() {
        QFETCH(QString, ending);
        QFETCH(QString, experiment);
        FigureSpec layout = small();
        layout.experiment = experiment;
        const QString path = file("carried." + ending);
        QVERIFY(!writeFigure(path, {layout, spec, table}));
        const std::optional<QString> found = experimentInFigure(path);
        QVERIFY(found);
        QVERIFY(*found == experiment); // not QCOMPARE, which would print 100 kB
        if (ending == QLatin1String("pdf")) {
            layout.archival = true;
            QVERIFY(!writeFigure(path, {layout, spec, table}));
            QVERIFY(experimentInFigure(path) == experiment);
        }
        layout.experiment.clear();
        QVERIFY(!writeFigure(path, {layout, spec, table}));
        QVERIFY(!experimentInFigure(path));
    }

    void theExperimentIsFoundInCsvCommentLines() {
        const auto write = [this](const QByteArray& content) {
            QFile csv(file("table.csv"));
            csv.open(QIODevice::WriteOnly);
            csv.write(content);
        };
        write("# program: timestep 1\n# experiment: {\"a\": \"ä #\"}\r\n# x\ntime,angle\n0,1\n");
        QCOMPARE(experimentInFigure(file("table.csv")), std::optional(QStringLiteral("{\"a\": \"ä #\"}")));
        write("time,angle\n# experiment: {}\n");
        QVERIFY(!experimentInFigure(file("table.csv")));
        write("# experiment: {}");
        QCOMPARE(experimentInFigure(file("table.csv")), std::optional(QStringLiteral("{}")));
        write("");
        QVERIFY(!experimentInFigure(file("table.csv")));
    }

    void foreignAndBrokenFilesContainNoExperiment() {
        for (const char* ending : {"png", "svg", "pdf", "csv", "txt"}) {
            const QString path = file(QStringLiteral("foreign.") + QLatin1String(ending));
            QVERIFY(!experimentInFigure(path));
            QFile foreign(path);
            QVERIFY(foreign.open(QIODevice::WriteOnly));
            foreign.write("<x:xmpmeta <svg \x89PNG nothing of ours </x:xmpmeta>");
            foreign.close();
            QVERIFY(!experimentInFigure(path));
        }
    }

    void theLegendIsBelowTheCurvesAndCoversNothing() {
        FigureSpec layout;
        layout.legend = LegendPlace::Below;
        const QImage image = figureImage({layout, spec, table});
        PlotSpec oneRun = spec;
        oneRun.runs = {1};
        // The first run's blue: curve within the axes, sample and marker in the legend below.
        const QColor blue("#0072b2");
        const QRectF both = whereIs(image, blue);
        QVERIFY(both.bottom() > 0.85 && both.top() < 0.2);
        const int legendTop = int(image.height() * 0.9), axisBottom = int(image.height() * 0.8);
        int inLegend = 0, between = 0;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = legendTop; y < image.height(); ++y) inLegend += image.pixelColor(x, y) == blue;
            for (int y = axisBottom; y < axisBottom + 20; ++y) between += image.pixelColor(x, y) == blue;
        }
        QVERIFY(inLegend > 100);
        QCOMPARE(between, 0);
        QVERIFY(whereIs(figureImage({layout, oneRun, table}), blue).isEmpty());
    }

    void aLegendThatHasNoRoomBelowSaysSo() {
        FigureSpec layout = small();
        layout.legend = LegendPlace::Below;
        const auto said = [&](double height) {
            layout.heightMm = height;
            return figureFaults({layout, spec, table}).join(' ');
        };
        QVERIFY2(!said(90).contains("between the axes"), qPrintable(said(90)));
        double height = 90;
        while (height > 20 && !said(height).contains("between the axes") &&
               !said(height).contains("left out"))
            height -= 1;
        const QString sentence = said(height);
        QVERIFY2(sentence.contains("between the axes"), qPrintable(sentence));
        const double needed =
            QRegularExpression("height of (\\d+) mm").match(sentence).captured(1).toDouble();
        QVERIFY(needed > height);
        QVERIFY2(!said(needed + 1).contains("between the axes"), qPrintable(said(needed + 1)));
        layout.legend = LegendPlace::Automatic; // any place is what was asked for
        QVERIFY(!said(height).contains("between the axes"));
    }

    void blackAndWhiteHasNoColour() {
        FigureSpec layout = small();
        layout.blackAndWhite = true;
        const auto coloured = [](const QImage& image) {
            int count = 0;
            for (int y = 0; y < image.height(); y += 2)
                for (int x = 0; x < image.width(); x += 2) count += image.pixelColor(x, y).saturation() > 40;
            return count;
        };
        QCOMPARE(coloured(figureImage({layout, spec, table})), 0);
        layout.blackAndWhite = false;
        QVERIFY(coloured(figureImage({layout, spec, table})) > 1000);
    }

    void figuresIgnoreTheDarkTheme() {
        const QPalette before = QApplication::palette();
        QPalette dark = before;
        dark.setColor(QPalette::Base, Qt::black);
        dark.setColor(QPalette::Text, Qt::white);
        QApplication::setPalette(dark);
        const QImage image = figureImage({small(), spec, table});
        QApplication::setPalette(before);
        QCOMPARE(image.pixelColor(3, 3), QColor(Qt::white));
        QCOMPARE(image, figureImage({small(), spec, table}));
    }

    void curvesAreThinnedOutToTheMedium() {
        const Table many = swings(1, 200000);
        const QByteArray svg = figureSvg({FigureSpec(), spec, many});
        QVERIFY2(svg.size() < 400000, qPrintable(QString::number(svg.size())));
        QVERIFY(svg.size() > 20000);
    }

    void theLocaleDecidesTheDecimalSign() {
        FigureSpec layout;
        Table fine = swings(1, 100);
        const auto labels = [&] {
            return elements(figureSvg({layout, spec, fine}), "text").join(QLatin1Char('|'));
        };
        QVERIFY(labels().contains(QLatin1String("0.2")));
        layout.locale = QLocale(QLocale::German);
        QVERIFY(labels().contains(QLatin1String("0,2")));
        QVERIFY(!labels().contains(QLatin1String("0.2")));
    }

    void logarithmicAxesLabelPowersOfTenInEveryLanguage_data() {
        QTest::addColumn<QLocale>("locale");
        for (const auto language : {QLocale::English, QLocale::German, QLocale::Swedish, QLocale::French})
            QTest::newRow(qPrintable(QLocale::languageToString(language))) << QLocale(language);
    }
    void logarithmicAxesLabelPowersOfTenInEveryLanguage() {
        QFETCH(QLocale, locale);
        Table table2;
        table2.runs = {"a"};
        table2.columns = {{"time", "t", "s", 0, {1, 2, 3}}, {"angle", "e", "1", 0, {1e-8, 1e-5, 1e-3}}};
        PlotSpec log = spec;
        log.logY = true;
        FigureSpec layout;
        layout.locale = locale;
        const QStringList texts = elements(figureSvg({layout, log, table2}), "text");
        QVERIFY2(texts.contains(QStringLiteral("10⁻⁶")), qPrintable(texts.join(QLatin1Char('|'))));
        QCOMPARE(texts.filter(QRegularExpression(QStringLiteral("[eE][-−+]?\\d"))), QStringList());
    }

    void omittedValuesAreCountedBesideTheFigure() {
        Table some;
        some.runs = {"a"};
        some.columns = {{"time", "t", "s", 0, {1, 2, 3, 4}}, {"angle", "e", "1", 0, {0, 1e-5, -1, 1e-3}}};
        PlotSpec log = spec;
        log.logY = true;
        QVERIFY(valuesLeftOut({FigureSpec(), log, some}).contains(QStringLiteral("2 value(s) ≤ 0")));
        QCOMPARE(valuesLeftOut({FigureSpec(), spec, some}), QString());
        const QString texts = elements(figureSvg({FigureSpec(), log, some}), "text").join(QString());
        QVERIFY(!texts.contains(QStringLiteral("≤")));
    }

    void oddDataAreDrawnOrLeftOutButNeverFatal_data() {
        QTest::addColumn<QVector<double>>("x");
        QTest::addColumn<QVector<double>>("y");
        QTest::newRow("nothing") << QVector<double>{} << QVector<double>{};
        QTest::newRow("one point") << QVector<double>{1} << QVector<double>{2};
        QTest::newRow("not defined") << QVector<double>{1, 2} << QVector<double>{undefined, undefined};
        QTest::newRow("infinite") << QVector<double>{0, 1, 2} << QVector<double>{1, HUGE_VAL, -HUGE_VAL};
        QTest::newRow("blown up") << QVector<double>{0, 1, 2} << QVector<double>{1, -1e308, 1e308};
        QTest::newRow("tiny") << QVector<double>{0, 1} << QVector<double>{5e-324, 1e-310};
        QTest::newRow("constant") << QVector<double>{0, 1, 2} << QVector<double>{9.81, 9.81, 9.81};
        QTest::newRow("nearly constant") << QVector<double>{0, 1} << QVector<double>{1, 1 + 1e-15};
        QTest::newRow("lengths differ") << QVector<double>{0, 1, 2} << QVector<double>{1};
        QTest::newRow("negative") << QVector<double>{-2, -1} << QVector<double>{-3, -4};
    }
    void oddDataAreDrawnOrLeftOutButNeverFatal() {
        QFETCH(QVector<double>, x);
        QFETCH(QVector<double>, y);
        Table odd;
        odd.runs = {"odd"};
        odd.columns = {{"time", "t", "s", 0, {x.begin(), x.end()}},
                       {"angle", "a", "1", 0, {y.begin(), y.end()}}};
        for (const Marks marks : {Marks::Lines, Marks::Markers, Marks::LinesAndMarkers})
            for (const bool log : {false, true}) {
                PlotSpec plot = spec;
                plot.marks = marks;
                plot.logX = plot.logY = log;
                const QByteArray svg = figureSvg({small(), plot, odd});
                QVERIFY(!elements(svg, "svg").value(0).startsWith(QLatin1String("not well-formed")));
                QVERIFY(!svg.contains("\"nan") && !svg.contains(" nan") && !svg.contains("inf\""));
                QVERIFY(!figureImage({small(), plot, odd}).isNull());
            }
    }

    void aLongCaptionDoesNotShrinkThePlot() {
        FigureSpec layout = small();
        layout.caption = QStringLiteral("word ").repeated(2000);
        layout.drawsCaption = true;
        const QImage image = figureImage({layout, spec, table});
        QVERIFY(whereIs(image, QColor("#0072b2")).height() > 0.2);
    }

    void everyFaultIsOneSentence() {
        const FigureSpec layout;
        const auto unknown = writeFigure(file("figure.gif"), {layout, spec, table});
        QVERIFY(unknown && unknown->contains(QLatin1String(".pdf")) &&
                !unknown->contains(QLatin1String("figure.gif"))); // the caller names the file
        QVERIFY(!QFile::exists(file("figure.gif")));
        const QString nowhere = file("no/such/folder/figure.png");
        const auto unwritable = writeFigure(nowhere, {layout, spec, table});
        QVERIFY(unwritable && unwritable->contains(nowhere));
        FigureSpec huge;
        huge.widthMm = 1e9;
        QVERIFY(writeFigure(file("huge.png"), {huge, spec, table}));
        huge.widthMm = undefined;
        QVERIFY(writeFigure(file("huge.png"), {huge, spec, table}));
    }

    void theClipboardContainsPictureSvgAndNumbers() {
        const auto data = clipboardData({small(), spec, table});
        QVERIFY(data->hasImage());
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("<svg"));
        QVERIFY(data->text().startsWith(
            QStringLiteral("run 0: time t / s\trun 0: angle θ / °\trun 1: time t / s\t")));
        QCOMPARE(data->text().count(QLatin1Char('\n')), 2001);
    }

    void tableTextReadsBackToTheSameNumbers() {
        Table small;
        small.runs = {"a"};
        small.columns = {{"x", "x", "1", 0, {0.1, 1.0 / 3, 1e-300}}, {"y", "y\tz", "m", -1, {undefined, 2}}};
        const QStringList lines = tableText(small).split(QLatin1Char('\n'));
        QCOMPARE(lines[0], QStringLiteral("a: x\ty z / m"));
        QCOMPARE(lines[1], QStringLiteral("0.1\t"));
        QCOMPARE(lines[2].section(QLatin1Char('\t'), 0, 0).toDouble(), 1.0 / 3);
        QCOMPARE(lines[3].section(QLatin1Char('\t'), 0, 0).toDouble(), 1e-300);
        QCOMPARE(lines[3].section(QLatin1Char('\t'), 1), QString());
        QVERIFY(tableText(small, {}, QLocale(QLocale::German)).contains(QStringLiteral("\n0,1\t")));
    }

    void printsOntoThePage() {
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(file("printed.pdf"));
        QVERIFY(!printFigure(printer, {small(), spec, table}));
        QFile printed(file("printed.pdf"));
        QVERIFY(printed.open(QIODevice::ReadOnly));
        QVERIFY(printed.readAll().startsWith("%PDF"));
    }

private:
    QString file(const QString& name) const { return folder.filePath(name); }

    QTemporaryDir folder;
    Table table;
    PlotSpec spec;
};

REGISTER_TEST(FigureExportTest)

} // namespace timestep::figure_export_test
#include "figure_export.moc"
