// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/theme.h"
#include "widgets/view/frame_painter.h"
#include "widgets/view/step_overlay.h"
#include "widgets/view/trace.h"
#include "widgets/view/view_overlay.h"
#include "widgets/view/view_tool.h"
#include "widgets/view/view_transform.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace timestep {

/// The picture of one run at one instant.
struct RunFrame {
    Frame frame;
    Frame exact;                  ///< the exact motion, empty where there is none
    QString label;                ///< for the legend
    int style = 0;                ///< number of the run for runStyle()
    bool exactIsComputed = false; ///< it is a computed reference, no closed form: the legend says so
};

/// What stays the same of a scene while it runs.
struct SceneView {
    QString name;        ///< for people
    Box bounds;          ///< what is shown at the start [scene length]
    bool yDown = false;  ///< y points down
    QString lengthUnit;  ///< "m"
    QString timeUnit;    ///< "s"
    double step = 0.01;  ///< [time unit]; says how many decimals the time is shown with
    bool tools = true;   ///< there are particles and sticks that tools can act on; otherwise hands only
    bool bodies = false; ///< what can be grabbed are rigid bodies
};

/// Shows one to four runs of a scene, overlaid or in a grid, and lets people grab particles or rigid bodies
/// by mouse or keyboard. While the run is paused a body that is held is placed where the hand puts it, and
/// turned by the wheel, comma and full stop (Shift: further); otherwise the hand pulls at it.
///
/// Keys: [ ] and Page Up, Page Down choose a particle (Tab too, once one is chosen), arrows go to a
/// neighbour, Enter grabs and releases, arrows move what is held (Shift: further), Escape lets go, P pins.
/// Without a chosen particle arrows move the view. + and - zoom, Home shows the whole.
///
/// The keys 1 to 8 choose a tool. With a tool that acts at the cursor, arrows move the cursor, Enter begins
/// and ends a stroke; comma and full stop, and the wheel, change its radius (the wheel zooms with Control).
/// The right button always cuts around the cursor.
class SimulationView : public QWidget {
    Q_OBJECT

public:
    enum class Arrangement { Overlay, Grid };
    Q_ENUM(Arrangement)

    explicit SimulationView(QWidget* parent = nullptr);

    /// A new scene: the whole of it is shown, and traces and the choice of a particle are forgotten.
    void setScene(const SceneView& scene);
    /// The newest pictures. Exchanges the contents: `runs` gets the previous ones back, so that their memory
    /// is used again. Traces begin anew when the time goes back or the number of runs changes.
    void setRuns(std::vector<RunFrame>& runs, double time, qint64 step);
    /// Whether the run stands still; what is held stays held as it was.
    void setPaused(bool paused) { m_paused = paused; }
    /// A text at the lower far corner ("θ = 7.3°"); while it is empty the number of the step stands there.
    void setReadout(const QString& text);

    /// The parts of a step over the picture of its run; nothing: none.
    void setStepOverlay(std::optional<StepOverlay> overlay);
    const std::optional<StepOverlay>& stepOverlay() const { return m_stepOverlay; }

    void setArrangement(Arrangement arrangement);
    void setTraceShown(bool shown);
    void setExactShown(bool shown);
    void setScaleShown(bool shown);
    /// Strain of a stick that gets the strongest colour; 0: sticks show no strain.
    void setStrainScale(double strain);
    Arrangement arrangement() const { return m_arrangement; }
    bool isTraceShown() const { return m_traceShown; }
    bool isExactShown() const { return m_exactShown; }

    /// Shows the same part of the scene as another view, in the same way.
    void showLike(const SimulationView& other);
    /// Shows the whole scene.
    void fit();
    /// Zooms about the middle.
    void zoomBy(double factor);
    bool isFitted() const { return !m_centre; }

    /// Draws everything but hands and focus into a rectangle, for figures and printers.
    void paint(QPainter& painter, const QRect& rectangle, Theme theme) const;

    /// What is to be seen, in a few sentences, for people who do not see it.
    QString spokenDescription() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void setTool(ViewTool tool);
    ViewTool tool() const { return m_tool; }
    /// The radius is put into its range.
    void setToolSettings(ToolSettings settings);
    const ToolSettings& toolSettings() const { return m_settings; }

signals:
    /// A person does something to a run (Event::run -1: to all of them); the step is not filled in.
    void acted(const timestep::Event& event);
    /// Another tool, another radius.
    void toolChanged();

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

private:
    /// A particle of a run.
    struct Particle {
        int run = 0;
        std::int32_t index = -1;
        bool operator==(const Particle&) const = default;
    };
    /// Where things stand in a rectangle of the view's size.
    struct Plan {
        QRectF legend, scenes, readouts;
        std::vector<QRectF> cells; ///< one, or one per run
    };

    // Painting
    Plan planOf(const QRectF& rectangle) const;
    ViewTransform transformOf(const QRectF& cell) const;
    OverlayLook overlayLook(Theme theme) const;
    FrameLook frameLook(int run, Theme theme, bool vector) const;
    double unit() const;
    std::vector<LegendEntry> legend(Theme theme) const;
    bool strainShown() const;
    void paintAll(QPainter& painter, const QRectF& rectangle, Theme theme, bool vector) const;
    QStringList paintCell(QPainter& painter, const QRectF& cell, int firstRun, int lastRun, Theme theme,
                          bool vector) const;
    void paintReadouts(QPainter& painter, const Plan& plan, Theme theme) const;
    void paintHands(QPainter& painter) const;
    QString timeText() const;
    QString stepText() const;

    // Hands
    const FramePoint* find(const Particle& particle) const;
    const FramePoint* findHeld() const;
    QRectF cellOf(int run) const;
    QPointF pixelOf(const Particle& particle) const;
    std::optional<Particle> nearest(QPointF pixel) const;
    void choose(std::optional<Particle> particle);
    bool chooseNext(int by);
    void hold(const Particle& particle, QPointF hand);
    void moveTo(Point at);
    void turnHeld(double by);
    void place();
    void release();
    void togglePin();
    void send(EventKind kind, const Particle& particle, Point at, double limit = 0);
    bool useArrow(QKeyEvent* event);
    void zoomAbout(QPointF pixel, double factor);
    void panBy(QPointF pixels);
    void updateHover();
    void updateCursor();
    void announce();

    // Tools at the cursor
    bool actsAtCursor() const { return !recordOf(m_tool).onParticle; }
    int runAt(QPointF pixel) const;
    void beginStroke(ViewTool tool, QPointF pixel);
    void strokeTo(QPointF pixel);
    void endStroke();
    void cutNearest(QPointF pixel);
    void changeRadius(int steps);
    void useEnter();
    void useComma(int way, bool far);
    void paintHeld(QPainter& painter, const Particle& particle, double width, bool filled) const;
    void paintTool(QPainter& painter) const;

    SceneView m_scene;
    std::vector<RunFrame> m_runs;
    std::vector<Trace> m_traces;
    ArrowScale m_arrows;
    bool m_hasSticks = false; ///< there has been strain, or particles joined by sticks
    double m_time = 0;
    qint64 m_step = 0;
    QString m_readout;
    std::optional<StepOverlay> m_stepOverlay;
    Arrangement m_arrangement = Arrangement::Overlay;
    bool m_traceShown = true;
    bool m_exactShown = true;
    bool m_scaleShown = true;
    double m_strainScale = 0.05;
    mutable FramePainter m_framePainter;
    mutable std::vector<PaintedFrame> m_painted; ///< of the last time on screen, by run

    double m_zoom = 1;             ///< relative to the whole scene
    std::optional<Point> m_centre; ///< in the middle of a cell; none: the whole scene is shown

    std::optional<Particle> m_hover, m_chosen, m_held;
    Point m_heldAt; ///< where the hand is [scene length]
    QPointF m_grip; ///< from the hand to the particle when it was grabbed [px]
    bool m_heldByKey = false;
    bool m_heldGhost = false; ///< it is the previous position of m_held that is held
    bool m_paused = true;
    bool m_placing = false; ///< the body that is held is placed, not pulled at; m_heldAt is its middle
    double m_heldAngle = 0; ///< of the body that is placed [rad]
    ViewTool m_tool = ViewTool::Hand;
    ToolSettings m_settings;
    QPointF m_toolAt;                    ///< the cursor of tools [px]
    bool m_toolShown = false;            ///< the cursor is in the view
    std::optional<ViewTool> m_stroke;    ///< the tool that is pressed down
    std::vector<QPointF> m_strokePixels; ///< where it has been [px]
    std::optional<QPointF> m_panFrom;    ///< last position of the mouse while it moves the view
    bool m_space = false;                ///< the space bar is down
    bool m_focusShown = false;           ///< the focus came by keyboard
};

} // namespace timestep
