// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/gallery.h"
#include "core/scenes/scene.h"
#include "tests/tools.h"
#include "widgets/panel/scene_card.h"
#include "widgets/text/search.h"
#include "widgets/text/text.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

namespace timestep::gallery_test {

namespace {

QString idOf(const Scene& scene) {
    return text(scene.id);
}

} // namespace

class GalleryTest : public QObject {
    Q_OBJECT

private slots:
    void everySceneHasANamedCardThatAClickChooses();
    void everySceneWithAPictureShowsIt();
    void searchingShowsOnlyMatches();
    void theStartOfAWordCountsMoreThanItsMiddle();
    void wordsThatMeanTheSameFindTheScene_data();
    void wordsThatMeanTheSameFindTheScene();
    void theEditorIsFoundByItsWords();
    void favouritesComeFirst();
    void arrowsReachEveryCardAndEnterChooses();
};

void GalleryTest::everySceneHasANamedCardThatAClickChooses() {
    Gallery gallery(scenes());
    QSignalSpy choices(&gallery, &Gallery::sceneChosen);
    const auto cards = gallery.findChildren<SceneCard*>();
    QCOMPARE(static_cast<std::size_t>(cards.size()), scenes().size());
    for (SceneCard* card : cards) {
        QVERIFY(!card->accessibleName().isEmpty() && !card->accessibleDescription().isEmpty());
        card->click();
        QCOMPARE(choices.last().at(0).toString(), idOf(card->scene()));
    }
}

void GalleryTest::theEditorIsFoundByItsWords() {
    Gallery gallery(scenes());
    gallery.show();
    auto* build = gallery.findChild<QPushButton*>(QStringLiteral("build"));
    auto* search = gallery.findChild<QLineEdit*>();
    QSignalSpy wanted(&gallery, &Gallery::buildWanted), scene(&gallery, &Gallery::sceneChosen);
    QVERIFY(build->isVisible());
    QTest::mouseClick(build, Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    for (const char* words : {"build", "car", "editor", "dra"}) {
        search->setText(QString::fromLatin1(words));
        QVERIFY2(build->isVisible(), words);
    }
    search->setText(QStringLiteral("build"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(wanted.size(), gallery.shownScenes().isEmpty() ? 2 : 1);
    search->setText(QStringLiteral("pyramid"));
    QVERIFY(!build->isVisible());
}

void GalleryTest::everySceneWithAPictureShowsIt() {
    for (const Scene& scene : scenes()) {
        if (scene.source == WorldSource::File) continue; // described by a file
        const QImage picture = scenePicture(scene, QSize(240, 140), 1, Theme::Light).toImage();
        int inked = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                inked += picture.pixelColor(x, y) != coloursOf(Theme::Light).card;
        QVERIFY2(inked > 30, qPrintable(idOf(scene)));
    }
}

void GalleryTest::searchingShowsOnlyMatches() {
    Gallery gallery(scenes());
    auto* field = gallery.findChild<QLineEdit*>();
    const auto all = static_cast<qsizetype>(scenes().size());
    QCOMPARE(gallery.shownScenes().size(), all);
    field->setText(QStringLiteral("PENDUL"));
    QVERIFY(gallery.shownScenes().contains(QStringLiteral("pendulum")));
    QVERIFY(gallery.shownScenes().size() < all);
    field->setText(QStringLiteral("no such scene at all"));
    QCOMPARE(gallery.shownScenes().size(), 0);
    field->clear();
    QCOMPARE(gallery.shownScenes().size(), all);
}

void GalleryTest::theStartOfAWordCountsMoreThanItsMiddle() {
    QVERIFY(hasWordFrom("The rag doll", "RAG") && hasWordFrom("Rag", "rag"));
    QVERIFY(!hasWordFrom("with drag", "rag") && !hasWordFrom("", "rag"));
    Gallery gallery(scenes());
    auto* field = gallery.findChild<QLineEdit*>();
    field->setText(QStringLiteral("rag"));
    const QStringList dolls = gallery.shownScenes();
    QVERIFY(dolls.contains(QStringLiteral("verly-ragdoll")));
    QVERIFY(!dolls.contains(QStringLiteral("falling-points"))); // they have drag
    field->setText(QStringLiteral("lane"));                     // of planets; no word begins with it
    QVERIFY(!gallery.shownScenes().isEmpty());
}

void GalleryTest::wordsThatMeanTheSameFindTheScene_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("scene");
    QTest::addColumn<QString>("other"); // is not found
    QTest::newRow("schaukel") << "schaukel"
                              << "pendulum"
                              << "cart";
    QTest::newRow("Pendel") << "Pendel"
                            << "pendulum"
                            << "cart";
    QTest::newRow("rope") << "rope"
                          << "hanging-chain"
                          << "box-pyramid";
    QTest::newRow("Seil") << "Seil"
                          << "rope"
                          << "box-pyramid";
    QTest::newRow("spring") << "spring"
                            << "driven-oscillator"
                            << "box-pyramid";
    QTest::newRow("dominos") << "dominos"
                             << "dominoes"
                             << "cart";
    QTest::newRow("Strichmaennchen") << QString("Strichm\u00e4nnchen") << "stick-man"
                                     << "cart";
    QTest::newRow("mann") << "mann"
                          << "stick-man"
                          << "cart";
    QTest::newRow("bruecke") << "bruecke"
                             << "body-bridge"
                             << "cart";
    QTest::newRow("Bruecke with umlaut") << QString("br\u00fccke") << "bridge"
                                         << "cart";
    QTest::newRow("turm") << "turm"
                          << "box-pyramid"
                          << "cart";
    QTest::newRow("planet") << "planet"
                            << "kepler"
                            << "box-stack";
}

void GalleryTest::wordsThatMeanTheSameFindTheScene() {
    QFETCH(const QString, typed);
    QFETCH(const QString, scene);
    QFETCH(const QString, other);
    QVERIFY(findScene(scene.toStdString()) != nullptr && findScene(other.toStdString()) != nullptr);
    Gallery gallery(scenes());
    gallery.findChild<QLineEdit*>()->setText(typed);
    QVERIFY2(gallery.shownScenes().contains(scene), qPrintable(gallery.shownScenes().join(' ')));
    QVERIFY2(!gallery.shownScenes().contains(other), qPrintable(gallery.shownScenes().join(' ')));
}

void GalleryTest::favouritesComeFirst() {
    Gallery gallery(scenes(), {"dominoes", "curtain"});
    QCOMPARE(gallery.shownScenes().mid(0, 2), QStringList({"curtain", "dominoes"}));
    QCOMPARE(gallery.shownScenes().size(), static_cast<qsizetype>(scenes().size()));
    QSignalSpy changes(&gallery, &Gallery::favouritesChanged);
    for (SceneCard* card : gallery.findChildren<SceneCard*>()) {
        if (idOf(card->scene()) == "dominoes") QTest::keyClick(card, Qt::Key_F);
        if (idOf(card->scene()) == "cart") card->findChild<QToolButton*>()->click();
    }
    QCOMPARE(changes.size(), 2);
    QCOMPARE(gallery.favourites(), QStringList({"cart", "curtain"}));
    QCOMPARE(gallery.shownScenes().mid(0, 2), QStringList({"cart", "curtain"}));
    // The list beside the cards leads to each kind of scene that is shown.
    auto* list = gallery.findChild<QListWidget*>();
    const int all = list->count();
    QVERIFY(all > 5);
    gallery.findChild<QLineEdit*>()->setText("curtain");
    QVERIFY(list->count() >= 1 && list->count() < all);
}

void GalleryTest::arrowsReachEveryCardAndEnterChooses() {
    Gallery gallery(scenes());
    gallery.resize(900, 600);
    gallery.show();
    gallery.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&gallery));
    auto* field = gallery.findChild<QLineEdit*>();
    QVERIFY(field->hasFocus());
    QTest::keyClick(field, Qt::Key_Down);
    QSet<QString> reached;
    for (std::size_t i = 0; i < scenes().size(); ++i) {
        auto* card = qobject_cast<SceneCard*>(gallery.focusWidget());
        QVERIFY(card);
        reached << idOf(card->scene());
        QTest::keyClick(card, Qt::Key_Right);
    }
    QCOMPARE(static_cast<std::size_t>(reached.size()), scenes().size());
    QSignalSpy choices(&gallery, &Gallery::sceneChosen);
    auto* last = qobject_cast<SceneCard*>(gallery.focusWidget());
    QTest::keyClick(last, Qt::Key_Return);
    QCOMPARE(choices.size(), 1);
    QCOMPARE(choices.at(0).at(0).toString(), idOf(last->scene()));
    for (int i = 0; i < 60 && !field->hasFocus(); ++i) QTest::keyClick(gallery.focusWidget(), Qt::Key_Up);
    QVERIFY(field->hasFocus());
}

REGISTER_TEST(GalleryTest)

} // namespace timestep::gallery_test
#include "gallery.moc"
