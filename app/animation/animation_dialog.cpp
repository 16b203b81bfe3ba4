// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/animation_dialog.h"

#include "app/names.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "core/run/session/session.h"
#include "core/stop.h"
#include "widgets/controls/ask.h"
#include "widgets/controls/edits.h"
#include "widgets/text/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace timestep {

namespace {

constexpr std::array<QSize, 5> sizes{{{400, 300}, {640, 480}, {960, 720}, {1280, 720}, {1920, 1080}}}; // [px]
constexpr int usualSize = 1;
constexpr double slowestFilm = 1.0 / 16, fastestFilm = 64; // factors on the natural pace of the scene
constexpr QSize previewSize(400, 300);
constexpr int parts = 1000; // of the progress bar

struct Format {
    const char* name;   ///< description of a format
    const char* suffix; ///< of a file's name
};
constexpr std::array<Format, 4> formats{{{"PNG", "png"}, {"GIF", "gif"}, {"WebM", "webm"}, {"MP4", "mp4"}}};

} // namespace

AnimationDialog::AnimationDialog(const Experiment& experiment, const SimulationView& like,
                                 const AnimationSpec& proposal, bool dark, QWidget* parent)
    : QDialog(parent),
      m_experiment(experiment),
      m_like(like),
      m_proposal(proposal),
      m_length(new NumberEdit),
      m_unit(new QComboBox),
      m_speed(new QComboBox),
      m_size(new QComboBox),
      m_format(new QComboBox),
      m_rate(new QSpinBox),
      m_dark(new QCheckBox(tr("&Dark ground"))),
      m_plan(new QLabel),
      m_preview(new QLabel),
      m_message(new QLabel),
      m_progress(new QProgressBar) {
    setWindowTitle(tr("Export animation"));
    const QString unit = text(experiment.scene->timeUnit);
    m_unit->addItem(unit == "1" || unit.isEmpty() ? tr("units of time") : unit);
    m_unit->addItem(tr("steps"));
    m_unit->setAccessibleName(tr("Unit of the length"));
    m_length->setRange(0.0001, 1e9);
    m_length->setAccessibleName(tr("Length"));
    m_length->setValue(proposal.length);
    for (double factor = slowestFilm; factor <= fastestFilm; factor *= 2)
        m_speed->addItem(factor == 1 ? tr("as it is") : paceText(factor), factor);
    m_speed->setCurrentIndex(std::max(m_speed->findData(proposal.speed), 0));
    m_rate->setRange(1, 60);
    m_rate->setValue(proposal.framesPerSecond);
    for (const QSize& size : sizes)
        m_size->addItem(
            tr("%1 × %2 pixels").arg(QString::number(size.width()), QString::number(size.height())), size);
    m_size->setCurrentIndex(usualSize);
    for (const Format& format : formats)
        m_format->addItem(format.suffix == std::string_view("png") ? tr("Animated PNG") : format.name);
    m_dark->setChecked(dark);
    m_preview->setFrameShape(QFrame::StyledPanel);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setMinimumSize(previewSize);
    m_preview->setAccessibleName(tr("The first picture"));
    m_progress->setRange(0, parts);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    for (QLabel* label : {m_plan, m_message}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }

    auto* length = new QHBoxLayout;
    length->addWidget(m_length, 2);
    length->addWidget(m_unit, 1);
    auto* form = new QFormLayout;
    auto* lengthLabel = new QLabel(tr("&Length"));
    lengthLabel->setBuddy(m_length);
    form->addRow(lengthLabel, length);
    form->addRow(tr("S&peed"), m_speed);
    form->addRow(tr("Pictures per &second"), m_rate);
    form->addRow(tr("S&ize"), m_size);
    form->addRow(tr("&Format"), m_format);
    form->addRow(QString(), m_dark);
    auto* columns = new QHBoxLayout;
    columns->addLayout(form, 2);
    columns->addWidget(m_preview, 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_save = buttons->addButton(tr("Sa&ve…"), QDialogButtonBox::ActionRole);
    m_save->setDefault(true);
    m_cancel = buttons->addButton(tr("S&top"), QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(m_plan);
    layout->addWidget(m_progress);
    layout->addWidget(m_message);
    layout->addWidget(buttons);

    connect(m_save, &QPushButton::clicked, this, &AnimationDialog::save);
    connect(m_cancel, &QPushButton::clicked, this, &AnimationDialog::cancel);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_unit, &QComboBox::activated, this, [this](int steps) {
        const double step = m_experiment.step;
        m_length->setValue(steps == 1 ? std::max(1.0, std::round(m_length->value() / step))
                                      : m_length->value() * step);
    });
    connect(m_length, &QDoubleSpinBox::valueChanged, this, &AnimationDialog::showPlan);
    connect(m_rate, &QSpinBox::valueChanged, this, &AnimationDialog::showPlan);
    for (QComboBox* box : {m_speed, m_size, m_format, m_unit})
        connect(box, &QComboBox::currentIndexChanged, this, &AnimationDialog::showPlan);
    for (QComboBox* box : {m_speed, m_size})
        connect(box, &QComboBox::currentIndexChanged, this, &AnimationDialog::showPreview);
    connect(m_dark, &QCheckBox::toggled, this, &AnimationDialog::showPreview);
    showPreview();
    showPlan();
}

AnimationDialog::~AnimationDialog() {
    cancel();
}

AnimationSpec AnimationDialog::spec() const {
    AnimationSpec spec = m_proposal;
    spec.format = static_cast<AnimationFormat>(m_format->currentIndex());
    spec.size = m_size->currentData().toSize();
    spec.framesPerSecond = m_rate->value();
    spec.speed = m_speed->currentData().toDouble();
    spec.length = m_length->value() * (m_unit->currentIndex() == 1 ? m_experiment.step : 1);
    return spec;
}

void AnimationDialog::setFormat(AnimationFormat format) {
    m_format->setCurrentIndex(static_cast<int>(format));
}

void AnimationDialog::setLength(double length) {
    m_unit->setCurrentIndex(0);
    m_length->setValue(length);
}

Theme AnimationDialog::theme() const {
    return m_dark->isChecked() ? Theme::Dark : Theme::Print;
}

QString AnimationDialog::message() const {
    return m_message->text();
}

void AnimationDialog::showPlan() {
    m_message->clear();
    const AnimationSpec wanted = spec();
    bool possible = true;
    try {
        const AnimationLength length = animationLength(m_experiment, wanted);
        const QString pace = paceText(wanted.speed);
        const QString pictures = tr("%n picture(s)", nullptr, length.pictures);
        const QString seconds = locale().toString(length.seconds, 'f', 1);
        m_plan->setText(
            pace.isEmpty()
                ? tr("%1, %2 s to watch, at the scene's own pace.").arg(pictures, seconds)
                : tr("%1, %2 s to watch: %3, which every picture says.").arg(pictures, seconds, pace));
        needEncoderFor(wanted.format);
    } catch (const InputError& error) {
        m_plan->setText(translated(error.message));
        possible = false;
    }
    m_save->setEnabled(possible && !isRunning());
    m_cancel->setEnabled(isRunning());
}

void AnimationDialog::showPreview() {
    try {
        const AnimationSpec wanted = spec();
        Film film(m_experiment, wanted.size, wanted.speed, theme(), &m_like);
        const Session start(m_experiment);
        FilmFrame frame;
        drawFilmFrame(start, wanted.layers, frame);
        const qreal ratio = devicePixelRatioF();
        QImage image =
            film.picture(frame).scaled(previewSize * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        image.setDevicePixelRatio(ratio);
        m_preview->setPixmap(QPixmap::fromImage(image));
    } catch (const InputError& error) {
        m_message->setText(translated(error));
    }
}

void AnimationDialog::showState() {
    const bool running = isRunning();
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_length, m_unit, m_speed, m_size, m_format, m_rate, m_dark, m_save})
        field->setEnabled(!running);
    m_cancel->setEnabled(running);
    if (!running) m_progress->setValue(0);
}

void AnimationDialog::save() {
    const Format& format = formats.at(static_cast<std::size_t>(m_format->currentIndex()));
    askForPathToSave({tr("Save animation"),
                      QStringLiteral("%1 (*.%2)").arg(m_format->currentText(), format.suffix), QString(),
                      format.suffix},
                     this, [this](const QString& path) { start(path); });
}

void AnimationDialog::start(const QString& path) {
    cancel();
    const AnimationSpec wanted = spec();
    m_message->clear();
    m_film = std::make_unique<Film>(m_experiment, wanted.size, wanted.speed, theme(), &m_like);
    m_stop = m_writing = false;
    ++m_round;
    m_thread = std::thread([this, wanted, path, round = m_round, experiment = m_experiment] {
        QString problem;
        const StopScope scope([this] {
            const std::lock_guard lock(m_mutex);
            return m_stop;
        });
        try {
            const QByteArray file = runAnimation(
                experiment, wanted, [this](FilmFrame& frame) { return picture(frame); },
                [this](double done) {
                    QMetaObject::invokeMethod(this, [this, done] {
                        if (isRunning()) m_progress->setValue(static_cast<int>(parts * done));
                    });
                    const std::lock_guard lock(m_mutex);
                    return !m_stop;
                });
            {
                const std::lock_guard lock(m_mutex);
                if (m_stop || file.isEmpty()) return;
                m_writing = true;
            }
            writeFile(path, file.toStdString());
        } catch (const Stopped&) {
            return;
        } catch (const InputError& error) {
            problem = translated(error);
        } catch (const std::exception& error) {
            problem = QString::fromUtf8(error.what());
        }
        QMetaObject::invokeMethod(this, [this, round, problem, path] { take(round, problem, path); });
    });
    showState();
}

/// Runs in the thread of the animation; waits until the GUI has drawn the picture.
std::optional<QImage> AnimationDialog::picture(FilmFrame& frame) {
    std::unique_lock lock(m_mutex);
    m_frame = &frame;
    m_picture.reset();
    QMetaObject::invokeMethod(this, &AnimationDialog::paintNext, Qt::QueuedConnection);
    m_painted.wait(lock, [this] { return m_stop || m_picture.has_value(); });
    m_frame = nullptr;
    return m_stop ? std::nullopt : std::move(m_picture);
}

void AnimationDialog::paintNext() {
    const std::lock_guard lock(m_mutex);
    if (m_frame == nullptr || m_film == nullptr) return;
    m_picture = m_film->picture(*m_frame);
    m_frame = nullptr;
    m_painted.notify_all();
}

void AnimationDialog::cancel() {
    if (!isRunning()) return;
    {
        const std::lock_guard lock(m_mutex);
        m_stop = !m_writing;
        m_painted.notify_all();
    }
    m_thread.join();
    if (!m_stop) return; // the file is written; take() reports it
    ++m_round;
    m_message->setText(tr("The animation was stopped; nothing was written."));
    showState();
    emit ended();
}

void AnimationDialog::take(int round, const QString& problem, const QString& path) {
    if (round != m_round) return; // cancelled just before
    if (isRunning()) m_thread.join();
    m_message->setText(
        problem.isEmpty()
            ? tr("Saved as %1. The file carries its experiment and opens again in Timestep.").arg(path)
            : problem);
    showState();
    emit ended();
}

void AnimationDialog::reject() {
    cancel();
    QDialog::reject();
}

} // namespace timestep
