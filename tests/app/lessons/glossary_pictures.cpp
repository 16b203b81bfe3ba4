// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog of the glossary: each term with its sentence and its picture, in each language and theme.
#include "app/lesson/panel/glossary_dialog.h"
#include "app/lesson/pictures/picture_view.h"
#include "tests/tools.h"
#include "widgets/look/curve_style.h"
#include "widgets/look/theme.h"

#include <QImage>
#include <QListWidget>

#include <algorithm>

namespace timestep::glossary_pictures_test {

namespace {

const std::string content = TIMESTEP_SOURCE_DIR "/lessons/content";

int pixelsOf(const QImage& image, QRgb colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) == colour ? 1 : 0;
    return count;
}

/// A curve or the first bars, in the colour in which they are drawn.
QRgb drawnColour(const Picture& picture, Theme theme) {
    return runStyle(picture.curves.empty() ? 1 : 0, theme).colour.rgb();
}

} // namespace

class GlossaryPictures : public QObject {
    Q_OBJECT

private slots:
    void everyTermShowsItsPictureInEachLanguageAndTheme_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("isDark");
        for (const char* language : {"en", "de"})
            for (const bool isDark : {false, true})
                QTest::addRow("%s, %s", language, isDark ? "dark" : "light") << language << isDark;
    }
    void everyTermShowsItsPictureInEachLanguageAndTheme() {
        QFETCH(QString, language);
        QFETCH(bool, isDark);
        const Theme theme = isDark ? Theme::Dark : Theme::Light;
        applyTheme(*qApp, theme);
        const Glossary glossary = readGlossary(content, language.toStdString());
        GlossaryDialog dialog(glossary, nullptr);
        dialog.show();
        for (const GlossaryEntry& entry : glossary) {
            dialog.choose(entry.id);
            QCOMPARE(dialog.chosen(), entry.id);
            const QList<PictureView*> views = dialog.findChildren<PictureView*>();
            QVERIFY2(views.size() == 1, entry.id.c_str());
            QTRY_VERIFY2(views.front()->isVisible(), entry.id.c_str());
            PictureView& view = *views.front();
            QCOMPARE(view.accessibleName(), QString::fromStdString(entry.picture->description));
            constexpr int width = 340, fewest = 12;
            view.resize(width, view.heightForWidth(width));
            const int drawn = pixelsOf(view.grab().toImage(), drawnColour(*entry.picture, theme));
            QVERIFY2(drawn >= fewest, (entry.id + ": " + std::to_string(drawn)).c_str());
            // Each label fits into its line.
            const QFontMetrics metrics = view.fontMetrics();
            const auto fits = [&](const std::string& label) {
                return metrics.horizontalAdvance(QString::fromStdString(label)) <=
                       width - 2.2 * metrics.height();
            };
            for (const PictureCurve& curve : entry.picture->curves)
                QVERIFY2(fits(curve.label), (entry.id + ": " + curve.label).c_str());
            for (const PictureBars& bars : entry.picture->bars)
                QVERIFY2(fits(bars.label), (entry.id + ": " + bars.label).c_str());
            for (const PictureAxis& axis : {entry.picture->x, entry.picture->y})
                QVERIFY2(fits(axis.label), (entry.id + ": " + axis.label).c_str());
        }
        applyTheme(*qApp, Theme::Light);
    }
};

REGISTER_TEST(GlossaryPictures)

} // namespace timestep::glossary_pictures_test
#include "glossary_pictures.moc"
