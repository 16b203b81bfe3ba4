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

/// Asks for length, speed, size and format and writes a run as an animation. A thread computes the run and
/// assembles the file; this dialog draws the pictures one by one in the GUI thread.
class AnimationDialog : public QDialog {
    Q_OBJECT

public:
    /// `like`: the view whose section and look are used; must outlive the dialog. `proposal`: the initial
    /// length, speed and layers.
    AnimationDialog(const Experiment& experiment, const SimulationView& like, const AnimationSpec& proposal,
                    bool dark, QWidget* parent = nullptr);
    ~AnimationDialog() override;

    /// The settings of the fields.
    AnimationSpec spec() const;
    void setFormat(AnimationFormat format);
    /// Length of the recorded part of the run [time unit].
    void setLength(double length);

    /// Starts to write the file. ended() is emitted at the end; message() then describes the result.
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
    std::unique_ptr<Film> m_film; ///< of the current animation
    std::mutex m_mutex;           ///< guards the five members below
    std::condition_variable m_painted;
    FilmFrame* m_frame = nullptr; ///< waits to be drawn
    std::optional<QImage> m_picture;
    bool m_stop = false;
    bool m_writing = false; ///< the file is being written; cancelling has no effect
    int m_round = 0;        ///< number of the animation; signals of cancelled ones are ignored
};

} // namespace timestep
