// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools.h"
#include "widgets/icons/icon.h"
#include "widgets/look/theme.h"

#include <QCheckBox>
#include <QRadioButton>
#include <QStyleOptionButton>

namespace timestep::icons_test {

namespace {

/// The colour of the most opaque pixel.
QColor inkOf(const QPixmap& picture) {
    const QImage image = picture.toImage();
    QColor ink(Qt::transparent);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() > ink.alpha()) ink = image.pixelColor(x, y);
    return ink;
}

} // namespace

class IconsTest : public QObject {
    Q_OBJECT

private slots:
    void everyIconHasTheColourOfThePaletteInEveryTheme();
    void aDisabledIconIsPaler();
    void iconsUseTheFullResolutionOfTheScreen();
    void anUnknownNameGivesANullIconAndAWarning();
    void anUncheckedBoxIsVisibleOnItsCardInBothThemes();
};

void IconsTest::everyIconHasTheColourOfThePaletteInEveryTheme() {
    QVERIFY(iconNames().size() >= 40);
    QHash<QString, QIcon> icons;
    for (const QString& name : iconNames()) icons[name] = icon(name);
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        QGuiApplication::setPalette(paletteOf(theme));
        for (auto it = icons.cbegin(); it != icons.cend(); ++it) {
            const QColor ink = inkOf(it->pixmap(QSize(48, 48), 1.0));
            QVERIFY2(ink.alpha() > 200, qPrintable(it.key()));
            QVERIFY2(qAbs(ink.red() - coloursOf(theme).text.red()) < 8, qPrintable(it.key()));
        }
    }
}

void IconsTest::aDisabledIconIsPaler() {
    QGuiApplication::setPalette(paletteOf(Theme::Light));
    const QIcon play = icon(QStringLiteral("player-play"));
    const QColor ground = coloursOf(Theme::Light).card;
    QVERIFY(contrast(inkOf(play.pixmap(QSize(48, 48), 1.0, QIcon::Disabled)), ground) <
            contrast(inkOf(play.pixmap(QSize(48, 48), 1.0)), ground) / 2);
}

void IconsTest::iconsUseTheFullResolutionOfTheScreen() {
    const QIcon play = icon(QStringLiteral("player-play"));
    QCOMPARE(play.pixmap(QSize(18, 18), 1.0).size(), QSize(18, 18));
    const QPixmap fine = play.pixmap(QSize(18, 18), 2.0);
    QCOMPARE(fine.size(), QSize(36, 36));
    QCOMPARE(fine.devicePixelRatio(), 2.0);
}

void IconsTest::anUnknownNameGivesANullIconAndAWarning() {
    QTest::ignoreMessage(QtWarningMsg, "there is no icon \"no-such-icon\"");
    QVERIFY(icon(QStringLiteral("no-such-icon")).isNull());
}

void IconsTest::anUncheckedBoxIsVisibleOnItsCardInBothThemes() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        applyTheme(*qApp, theme);
        const QColor ground = coloursOf(theme).card;
        QWidget card;
        card.setAutoFillBackground(true);
        card.setBackgroundRole(QPalette::Base);
        card.resize(60, 60);
        QCheckBox box(&card);
        QRadioButton choice(&card);
        choice.move(0, 30);
        const QImage image = card.grab().toImage();
        QStyleOptionButton option;
        for (const QAbstractButton* button :
             {static_cast<QAbstractButton*>(&box), static_cast<QAbstractButton*>(&choice)}) {
            const bool isBox = button == &box;
            option.initFrom(button);
            const QRect indicator =
                button->style()
                    ->subElementRect(isBox ? QStyle::SE_CheckBoxIndicator : QStyle::SE_RadioButtonIndicator,
                                     &option, button)
                    .translated(button->pos());
            for (const QPoint& edge : {QPoint(indicator.left(), indicator.center().y()),
                                       QPoint(indicator.center().x(), indicator.top())})
                QVERIFY2(contrast(image.pixelColor(edge), ground) >= 3,
                         qPrintable(image.pixelColor(edge).name() + " on " + ground.name()));
        }
    }
}

REGISTER_TEST(IconsTest)

} // namespace timestep::icons_test
#include "icons.moc"
