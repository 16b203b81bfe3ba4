// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"
#include "widgets/view/contents/view_contents.h"
#include "widgets/view/input/view_input.h"
#include "widgets/view/picture/edge_arrows.h"
#include "widgets/view/picture/view_painter.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QPushButton;

namespace timestep {

/// Shows one to twelve runs of a scene, overlaid or in a grid, and passes mouse and keyboard on to tools.
/// While the run is paused, the hand tool places a rigid body, and the wheel, comma and full stop turn it
/// (Shift: further); otherwise it pulls.
///
/// The camera stays (see Camera): an arrow at the edge points to what leaves the picture, a button shows all
/// of it, and what is small leaves a pale picture of its start. When at least half of the bodies of a run
/// have been outside for half a second, the picture gently takes them in, and a button goes back; it does not
/// follow a run that explodes, nor while the hand holds something. The middle button, the space bar with the
/// left button, two fingers and the wheel move the view; the left button alone never does.
///
/// Keys: [ ] and Page Up, Page Down choose a particle (Tab too, once one is chosen), arrows go to a
/// neighbour, Enter grabs and releases, arrows move the held thing (Shift: further), Escape releases it, P
/// pins. Without a chosen particle, arrows move the view. + and - zoom, Home shows everything.
///
/// The keys 1 to 8 choose a tool. With a tool that acts at the cursor, arrows move the cursor, Enter begins
/// and ends a stroke; comma and full stop, and the wheel, change its radius (the wheel zooms with Control).
/// The right button always cuts around the cursor; where there is nothing to cut it opens the menu.
class SimulationView : public QWidget {
    Q_OBJECT

public:
    using Arrangement = ViewArrangement;

    explicit SimulationView(QWidget* parent = nullptr);

    /// Starts a scene, and clears paths and the chosen particle.
    void setScene(const SceneView& scene, Camera::Begin begin = Camera::Begin::Anew);
    /// Shows the newest pictures. Exchanges the contents: `runs` gets the previous ones back, so that their
    /// memory is used again. Paths start again when the time goes back or the number of runs changes.
    /// `time` in [time unit].
    void setRuns(std::vector<RunFrame>& runs, double time, qint64 step);
    /// Sets whether the run is paused. A held object stays held in the same way.
    void setPaused(bool paused) { m_input->setPaused(paused); }
    /// Sets whether the pictures show free play after the end of the recorded runs, which the view then
    /// states.
    void setInFreePlay(bool isInFreePlay);
    /// Sets whether the pictures show an explosion in slow motion, which the view then states.
    void setInSlowMotion(bool isSlow) { m_contents.isSlow = isSlow; }
    /// Sets the pace of the runs [time unit/s], for the velocity of throws.
    void setPace(double unitsPerSecond) { m_input->setPace(unitsPerSecond); }
    /// Sets the text at the lower far corner ("θ = 7.3°"). Empty: shows the number of the step there.
    void setReadout(const QString& text);

    /// Shows the parts of a step over the picture of its run; none: hides them.
    void setStepOverlay(std::optional<StepOverlay> overlay);
    const std::optional<StepOverlay>& stepOverlay() const { return m_contents.stepOverlay; }

    /// Shows pale pictures of earlier ticks, in ascending order.
    void setStrobe(std::vector<std::shared_ptr<const StrobePicture>> pictures);
    /// Shows the last of them as the rows of a film strip above the scene, while one run is shown.
    void setFilmStripShown(bool shown);
    void setArrangement(Arrangement arrangement);
    /// Marks what is to be reached, in the picture and in notes over it.
    void setGoals(std::vector<ViewGoal> goals, std::vector<GoalNote> notes = {});
    /// Marks the reader's predictions on the picture and its ruler.
    void setGuesses(std::vector<ViewGuess> guesses);
    const std::vector<ViewGuess>& guesses() const { return m_contents.guesses; }
    const std::vector<GoalNote>& goalNotes() const { return m_contents.goalNotes; }
    /// Names of the first particles, written beside them.
    void setPointNames(const QStringList& names);
    /// Measured places, drawn as crosses [scene length].
    void setMarks(std::vector<Point> marks);
    void setPathShown(bool shown);
    /// Sets whether a click with the hand pins a particle, or frees it.
    /// Whether the ring of a film strip asks to be dragged.
    void setRingInvites(bool invites) { m_contents.options.ringInvites = invites; }
    void setClickPins(bool pins) { m_contents.options.clickPins = pins; }
    void setExactShown(bool shown);
    /// Sets the strain of a stick that gets the strongest colour. 0: sticks show no strain.
    void setStrainScale(double strain);
    Arrangement arrangement() const { return m_contents.options.arrangement; }
    /// Whether several runs are seen side by side, each with its name.
    bool namesRuns() const { return isVisible() && m_contents.isGrid() && m_contents.runs.size() > 1; }
    bool isPathShown() const { return m_contents.options.paths; }
    bool isExactShown() const { return m_contents.options.exact; }

    /// The next scene is shown as this one is: the camera stays.
    void keepPart() { m_keepsPart = true; }
    /// Shows the same part of the scene as another view, with the same options, font and locale.
    void showLike(const SimulationView& other);
    /// Shows the start and everything that the runs have occupied.
    void fit() { m_input->fit(); }
    /// Zooms about the middle of the first cell.
    void zoomBy(double factor) { m_input->zoomAboutMiddle(factor); }
    bool isFitted() const { return m_contents.camera.isFitted(); }
    /// Shows what the hand changes, until it lets go: values beside it, and the coming path of what it holds
    /// [scene length].
    void showHeldStart(const QStringList& numbers, std::vector<Point> preview);
    /// Shows these lines beside the hand, too, by run: what plots show of what it changes. They stay until
    /// the next call.
    void showPlotNumbers(std::vector<QStringList> numbers);
    /// What a drag holds.
    std::optional<ParticleRef> held() const { return m_input->drag().held(); }
    /// Offers a button with these words over the picture, see restoreWanted(). Empty: none.
    void offerRestore(const QString& words, const QString& tip = {});

    /// If the camera is moving to a new part, shows it at once.
    void settle();
    /// Where a thing can be added by keys: at the cursor of a tool, at what is chosen, or in the middle [px].
    QPointF placeForKeys() const;
    /// The place of the scene at a pixel of the widget.
    Point placeAt(QPointF pixel) const;
    /// The place of a point of a run's picture [px of the widget].
    QPointF pixelOf(int run, Point at) const;
    /// The part of the widget that shows a run.
    QRectF cellOf(int run) const;
    /// What the runs since they began and the pale last run have occupied in the first picture, within the
    /// limits of the camera [px].
    QRectF occupied() const;
    /// The bodies outside the picture; an arrow at the edge points to each.
    std::vector<OutsideBody> outside() const;

    /// Draws everything except drags, tools and focus into a rectangle, for figures and printers.
    void paint(QPainter& painter, const QRect& rectangle, Theme theme) const;

    /// Describes the picture in a few sentences, for people who do not see it.
    QString spokenDescription() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Chooses the tool with an id of viewTools(). A scene without particles and sticks keeps the hand tool.
    void setTool(std::string_view id) { m_input->setTool(id); }
    const ViewToolRecord& tool() const { return m_input->tool(); }
    /// Limits the radius to its range; a limit that is not positive and finite becomes 0.
    void setToolSettings(ToolSettings settings) { m_input->setToolSettings(settings); }
    const ToolSettings& toolSettings() const { return m_input->toolSettings(); }

signals:
    /// The button of offerRestore() was pressed.
    void restoreWanted();
    void namesRunsChanged();
    /// A user acts on a run (Event::run -1: on all of them). Event::step is not filled in.
    void acted(const timestep::Event& event);
    /// A drag has ended.
    void letGo();
    /// The tool or its settings have changed.
    void toolChanged();
    /// A click of the right button where it cuts nothing, or the menu key: the pixel of the widget, and its
    /// place in the scene.
    void menuWanted(QPointF pixel, timestep::Point at);
    /// A double click on the background: the view should take all the room, or give it back.
    void enlargeWanted();

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    ViewGeometry onScreen() const { return {m_contents, formatOf(*this), rect()}; }
    void moveCamera();
    void offerWhole();
    std::optional<Box> subjectOutside(const ViewGeometry& now) const;
    /// The first view shows the goals.
    void includeGoals();
    void followSubject();
    void placeWhole();
    void noteNames();

    ViewContents m_contents;
    ViewInput* m_input;
    mutable ViewPainter m_painter;
    std::vector<PaintedFrame> m_painted; ///< when last drawn on screen, by run
    QPushButton* m_whole;                ///< offered when something has left the picture, or to go back
    bool m_goesBack = false;             ///< what m_whole does
    QPushButton* m_restore;
    bool m_keepsPart = false;
    bool m_namedRuns = false;
    bool m_runsChanged = true; ///< since the view last looked for bodies outside
    QRectF m_lookedAt;         ///< where the unit square of the scene was then [px]
    QBasicTimer m_cameraTimer;
    QElapsedTimer m_cameraClock;
    QBasicTimer m_tickTimer;
    QBasicTimer m_outside; ///< runs while the subject is outside
};

} // namespace timestep
