// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/animation/run_animation.h"

#include <QDialog>
#include <QString>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace timestep {

/// Asks how much of a run, how fast, how large and in which format, and writes it as an animation. The run is
/// computed and the file put together beside the window; pictures are drawn here one by one in between.
class AnimationDialog : public QDialog {
    Q_OBJECT

public:
    /// `like`: whose view is shown. `proposal`: length, speed and layers to begin with.
    AnimationDialog(const Experiment& experiment, const SimulationView& like, const AnimationSpec& proposal,
                    bool dark, QWidget* parent = nullptr);
    ~AnimationDialog() override;

    /// As the fields say.
    AnimationSpec spec() const;
    void setFormat(AnimationFormat format);
    /// How much of the run [time unit].
    void setLength(double length);

    /// Begins to write; ended() tells when it has ended, message() how.
    void start(const QString& path);
    void cancel();
    bool isRunning() const { return m_thread.joinable(); }
    QString message() const;

    void reject() override;

signals:
    void ended();

private:
    void showPlan();
    void showPreview();
    void showState();
    void save();
    std::optional<QImage> picture(FilmFrame& frame);
    void paintNext();
    void take(int round, const QString& problem, const QString& path);
    Theme theme() const;

    Experiment m_experiment;
    const SimulationView& m_like;
    AnimationSpec m_proposal;
    QDoubleSpinBox* m_length;
    QComboBox *m_unit, *m_speed, *m_size, *m_format;
    QSpinBox* m_rate;
    QCheckBox* m_dark;
    QLabel *m_plan, *m_preview, *m_message;
    QProgressBar* m_progress;
    QPushButton *m_save, *m_cancel;

    std::thread m_thread;
    std::unique_ptr<Film> m_film; ///< of the animation that is being made
    std::mutex m_mutex;           ///< of the five below
    std::condition_variable m_painted;
    FilmFrame* m_frame = nullptr; ///< wants to be drawn
    std::optional<QImage> m_picture;
    bool m_stop = false;
    bool m_writing = false; ///< too late to stop it
    int m_round = 0;        ///< tells an animation that was cancelled from the next one
};

} // namespace timestep
