// SPDX-License-Identifier: GPL-3.0-or-later
// Hands without a plan: for a given time, random clicks, drags, keys, actions, sizes, languages, lessons and
// scenes in the real window. It fails at a crash, at a warning of Qt, when a window in which nothing moves
// costs processor time, when what undo and the steps of lessons keep takes more than its budgets and, in runs
// of 20 minutes and more, when memory without that grows after the first quarter. It prints what it reached.
//   monkey [--seconds 120] [--seed 1]
// The acts follow from the seed as far as the clock of the machine allows; the last ones are printed when it
// fails.
#include "app/paths.h"
#include "app/window/lessons/kept_steps.h"
#include "app/workbench/undo_history.h"
#include "core/scenes/scene.h"
#include "lessons/read/library.h"
#include "tests/app/window/window_parts.h"
#include "tests/soak/at_rest.h"
#include "tests/soak/diary.h"
#include "tests/soak/reached.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMessageBox>
#include <QPointer>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <malloc.h>

using namespace timestep;

namespace {

/// Memory in use by the program, without what malloc keeps [MB].
double memoryInUse() {
    malloc_trim(0);
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd) / 1e6;
}

class Monkey : public QObject {
public:
    Monkey(WindowParts& window, quint32 seed)
        : m_window(window), m_random(seed), m_lessons(allLessons()), m_reached(window, m_lessons) {
        for (const ActionRow& row : actionTable())
            if (!m_forbidden.contains(QString::fromStdString(row.id)))
                m_actions << QString::fromStdString(row.id);
    }

    void start() {
        m_goesOn = true;
        next();
    }
    void stop() { m_goesOn = false; }
    void printReached() const { m_reached.print(); }

    /// Closes what is open and shows a small experiment that stands still.
    void rest() {
        for (int i = 0; i < 20 && (QApplication::activeModalWidget() || QApplication::activePopupWidget());
             ++i)
            close();
        m_window.setProjector(false);
        m_newest = static_cast<double>(m_window.workbench().table().numbers() * sizeof(double)) / 1e6;
        m_window.openScene("spring");
        m_window.workbench().pause();
        m_window.workbench().reset();
        for (int i = 0; i < 20; ++i) {
            QTest::qWait(20);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    /// Table of the run that rest() has put aside last [MB]: undo keeps the newest one, however large it is.
    double newest() const { return m_newest; }

    /// Replaces everything that undo and redo keep by small runs, and forgets what the steps of lessons keep.
    void forget() {
        m_window.findChild<LessonController*>()->startOver(m_lessons.front());
        Workbench& workbench = m_window.workbench();
        for (std::size_t i = 0; i <= UndoHistory::most; ++i) {
            workbench.open(standardExperiment(*findScene("spring")));
            workbench.step();
            workbench.catchUp();
        }
        rest();
    }

private:
    static QStringList allLessons() {
        QStringList ids;
        for (const LessonInfo& lesson : listLessons({bundledLessonsFolder()}, "en"))
            ids << QString::fromStdString(lesson.id);
        return ids;
    }

    int below(int n) { return n <= 0 ? 0 : static_cast<int>(m_random.bounded(n)); }
    template <typename List>
    auto oneOf(const List& list) {
        return list[static_cast<typename List::size_type>(below(static_cast<int>(list.size())))];
    }

    static void close() {
        if (QWidget* popup = QApplication::activePopupWidget()) {
            popup->close();
        } else if (QWidget* modal = QApplication::activeModalWidget()) {
            if (auto* dialog = qobject_cast<QDialog*>(modal))
                dialog->reject();
            else
                modal->close();
        }
        QCoreApplication::processEvents();
    }

    /// A timer of its own for each act: while a dialog runs an event loop inside an act, the same timer would
    /// not fire.
    void next() {
        QTimer::singleShot(5, this, [this] {
            if (!m_goesOn) return;
            next();
            act();
            m_reached.look();
        });
    }

    void act() {
        if (m_acts++ % 400 == 399) close();
        QWidget* top = QApplication::activePopupWidget();
        if (top == nullptr) top = QApplication::activeModalWidget();
        // A dialog of files could reach files of the machine; one that asks closes after some acts.
        if (qobject_cast<QFileDialog*>(top) != nullptr || (top != nullptr && below(12) == 0)) {
            diary.note("close " + QString::fromLatin1(top->metaObject()->className()));
            return close();
        }
        if (top == nullptr) {
            const QWidgetList windows = QApplication::topLevelWidgets();
            QWidgetList shown;
            for (QWidget* each : windows)
                if (each->isVisible() && each->isWindow()) shown << each;
            top = shown.isEmpty() || below(4) > 0 ? &m_window : oneOf(shown);
            if (top != &m_window && below(15) == 0) {
                diary.note("close " + QString::fromLatin1(top->metaObject()->className()));
                top->close();
                return;
            }
        }
        const int kind = below(100);
        if (kind < 45)
            click(*top);
        else if (kind < 60)
            press(*top);
        else if (kind < 70)
            drag(*top);
        else if (kind < 76)
            turn(*top);
        else if (top == &m_window && kind < 90)
            trigger();
        else if (top == &m_window)
            change();
        if (!m_window.isVisible()) m_window.show();
    }

    QWidget* childOf(QWidget& top) {
        QWidgetList children;
        for (QWidget* child : top.findChildren<QWidget*>())
            if (child->isVisible() && child->isEnabled() && child->window() == top.window() &&
                !child->visibleRegion().isEmpty())
                children << child;
        return children.isEmpty() ? &top : oneOf(children);
    }
    QPoint placeIn(const QWidget& widget) {
        return {below(std::max(1, widget.width())), below(std::max(1, widget.height()))};
    }
    static QString nameOf(const QWidget& widget) {
        return QString::fromLatin1(widget.metaObject()->className()) + " '" + widget.objectName() + "' " +
               widget.accessibleName();
    }

    Qt::KeyboardModifiers modifiers() {
        constexpr std::array<Qt::KeyboardModifier, 8> some{
            Qt::NoModifier, Qt::NoModifier,      Qt::NoModifier,    Qt::NoModifier,
            Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier, Qt::AltModifier};
        return oneOf(some);
    }
    void click(QWidget& top) {
        const QPointer<QWidget> child = childOf(top);
        const QPoint place = placeIn(*child);
        const Qt::MouseButton button = below(12) == 0 ? Qt::RightButton : Qt::LeftButton;
        diary.note(QStringLiteral("click %1 %2 %3").arg(nameOf(*child)).arg(place.x()).arg(place.y()));
        if (below(10) == 0)
            QTest::mouseDClick(child, button, modifiers(), place);
        else
            QTest::mouseClick(child, button, modifiers(), place);
    }
    void drag(QWidget& top) {
        const QPointer<QWidget> child = childOf(top);
        diary.note("drag " + nameOf(*child));
        QTest::mousePress(child, Qt::LeftButton, Qt::NoModifier, placeIn(*child));
        for (int i = below(6); i >= 0 && child; --i) QTest::mouseMove(child, placeIn(*child));
        if (child) QTest::mouseRelease(child, Qt::LeftButton, Qt::NoModifier, placeIn(*child));
    }
    void turn(QWidget& top) {
        QWidget* child = childOf(top);
        const QPointF place = placeIn(*child);
        diary.note("wheel " + nameOf(*child));
        QWheelEvent event(place, child->mapToGlobal(place), {},
                          {0, (below(2) * 2 - 1) * 120 * (1 + below(3))}, Qt::NoButton,
                          below(5) == 0 ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(child, &event);
    }
    void press(QWidget& top) {
        constexpr std::array keys{
            Qt::Key_Tab,    Qt::Key_Backtab,   Qt::Key_Return,    Qt::Key_Space,  Qt::Key_Left,
            Qt::Key_Right,  Qt::Key_Up,        Qt::Key_Down,      Qt::Key_Home,   Qt::Key_End,
            Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_PageUp,    Qt::Key_Escape, Qt::Key_Plus,
            Qt::Key_Minus,  Qt::Key_A,         Qt::Key_C,         Qt::Key_V,      Qt::Key_Z,
            Qt::Key_X,      Qt::Key_F1,        Qt::Key_F6,        Qt::Key_1,      Qt::Key_5,
            Qt::Key_Period, Qt::Key_Comma,     Qt::Key_ParenLeft, Qt::Key_E,      Qt::Key_N};
        QWidget* focus = top.focusWidget() != nullptr ? top.focusWidget() : &top;
        const Qt::Key key = oneOf(keys);
        const Qt::KeyboardModifiers with = modifiers();
        // Ctrl+Q and Alt+F4 are not among them; Ctrl+W and the like would be.
        diary.note(QStringLiteral("key %1 %2 in %3").arg(key, 0, 16).arg(with).arg(nameOf(*focus)));
        QTest::keyClick(focus, key, with);
    }
    void trigger() {
        const QString id = oneOf(m_actions);
        QAction* action = m_window.actions().at(id.toStdString());
        if (!action->isEnabled()) return;
        diary.note("action " + id);
        action->trigger();
    }
    void change() {
        switch (below(8)) {
        case 0: {
            const QSize size(800 + below(1121), 600 + below(481));
            diary.note(QStringLiteral("size %1 x %2").arg(size.width()).arg(size.height()));
            m_window.resize(size);
            break;
        }
        case 1:
            diary.note("language");
            m_window.setLanguage(below(2) == 0 ? "en" : "de");
            break;
        case 2:
            diary.note("appearance");
            m_window.setAppearance(static_cast<Preferences::Appearance>(below(5)));
            break;
        case 3:
            diary.note("type");
            m_window.setTypeScale(1 + 0.25 * below(5));
            break;
        case 4: {
            const Scene& scene = oneOf(scenes());
            const QString id = QString::fromStdString(std::string(scene.id));
            diary.note("scene " + id);
            m_window.openScene(id);
            break;
        }
        case 5: {
            const QString id = oneOf(m_lessons);
            diary.note("lesson " + id);
            m_window.openLesson(id);
            break;
        }
        case 6:
            if (const auto lesson = m_window.lessonPanel().lesson()) {
                const int step = below(static_cast<int>(lesson->steps.size()) + 1);
                diary.note(QStringLiteral("step %1").arg(step));
                m_window.lessonPanel().goTo(static_cast<std::size_t>(step));
            }
            break;
        default:
            diary.note("run or pause");
            if (below(2) == 0)
                m_window.workbench().run();
            else
                m_window.workbench().pause();
        }
    }

    WindowParts& m_window;
    QRandomGenerator m_random;
    double m_newest = 0;
    bool m_goesOn = false;
    const QStringList m_lessons;
    QStringList m_actions;
    Reached m_reached;
    const QStringList m_forbidden{"quit"};
    quint64 m_acts = 0;
};

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home;
    for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "TMPDIR"})
        qputenv(name, QFile::encodeName(home.path()));
    QDir::setCurrent(home.path()); // files with typed names go here
    QApplication application(argc, argv);
    QApplication::setApplicationName("timestep-monkey");
    QApplication::setQuitOnLastWindowClosed(false);
    QCommandLineParser parser;
    parser.addOptions({{"seconds", "How long.", "s", "120"}, {"seed", "Of the random numbers.", "n", "1"}});
    parser.process(application);
    const double seconds = parser.value("seconds").toDouble();
    const quint32 seed = parser.value("seed").toUInt();

    qInstallMessageHandler(onMessage);
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS}) std::signal(signal, onCrash);
    LanguageSwitch language;
    language.use("en");
    WindowParts window(WindowOptions{}, language);
    window.resize(1280, 800);
    window.show();

    Monkey monkey(window, seed);
    QElapsedTimer clock;
    clock.start();
    std::vector<double> memory; // at rest, after each eighth, without what undo and lessons keep [MB]
    double mostKept = 0;        // by undo and lessons, but for the newest table [MB]
    constexpr int parts = 8;
    for (int part = 1; part <= parts; ++part) {
        monkey.start();
        QTest::qWait(std::max(
            0, static_cast<int>(seconds * 1000 * part / parts - static_cast<double>(clock.elapsed()))));
        monkey.stop();
        monkey.rest();
        const double withPast = memoryInUse(), newest = monkey.newest();
        monkey.forget();
        memory.push_back(memoryInUse());
        mostKept = std::max(mostKept, withPast - memory.back() - newest);
        std::printf("%6.0f s, %8zu acts, %7.1f MB at rest, of which undo and lessons keep %5.1f MB\n",
                    static_cast<double>(clock.elapsed()) / 1000, diary.count(), withPast,
                    withPast - memory.back());
        std::fflush(stdout);
    }
    monkey.printReached();
    AtRest atRest;
    const double spent = atRest.watch(3000);
    std::printf("at rest %.2f %% of a processor\n", 100 * spent);

    constexpr double mostAtRest = 0.01;         // of a processor; 0.001 is usual
    constexpr double growth = 1.25, slack = 20; // [1], [MB]
    constexpr double ofUndo = 256;              // the budget of undo: sessions and tables [MiB]
    constexpr double ofLessons = KeptSteps::budget / 1048576.0;
    constexpr double settled =
        1200; // in shorter runs lessons, pictures and letters still fill the caches [s]
    const double after = *std::max_element(memory.begin(), memory.begin() + 2);
    int failed = 0;
    const auto fail = [&](const char* what) {
        ++failed;
        std::fprintf(stderr, "monkey of seed %u: %s\n", seed, what);
    };
    if (warnings > 0) fail("Qt has warned");
    if (seconds >= settled && memory.back() > growth * after + slack)
        fail("memory grew after the first quarter");
    if (mostKept > growth * (ofUndo + ofLessons) * 1.048576)
        fail("undo and lessons keep more than their budgets");
    if (spent > mostAtRest) {
        atRest.print();
        fail("a window in which nothing moves costs processor time");
    }
    std::fflush(nullptr);
    return failed == 0 ? 0 : 1;
}
