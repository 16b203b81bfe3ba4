// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/animation_writer.h"

#include "core/input_error.h"
#include "widgets/export/animated_png.h"
#include "widgets/export/animation_comment.h"
#include "widgets/export/metadata.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#if QT_CONFIG(process)
#include <QProcess>
#endif
#include <QStandardPaths>
#include <QTemporaryDir>

namespace timestep {

namespace {

constexpr int patience = 60'000;             // longest wait until the encoder accepts a picture [ms]
constexpr qint64 mostUnwritten = 16'000'000; // waiting for the encoder [bytes]

struct AnimationTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Animation)
};

[[noreturn]] void refuse(const QString& sentence) {
    throw InputError(Sentence::verbatim(sentence.toStdString()));
}

class PngWriter : public AnimationWriter {
public:
    explicit PngWriter(int framesPerSecond) : m_png(framesPerSecond) {}

    void add(const QImage& picture) override {
        if (!m_png.add(picture))
            refuse(AnimationTexts::tr("A picture of the animation could not be written."));
    }

    QByteArray finish(const QString& carried) override {
        m_png.setText(experimentKey, carried);
        return m_png.file();
    }

private:
    AnimatedPng m_png;
};

#if QT_CONFIG(process)
/// Sends the pictures to the encoder, which writes into a temporary folder.
class EncodedWriter : public AnimationWriter {
public:
    EncodedWriter(AnimationFormat format, QSize size, int framesPerSecond)
        : m_format(format),
          m_size(size),
          m_path(m_folder.filePath(format == AnimationFormat::Gif    ? "film.gif"
                                   : format == AnimationFormat::Webm ? "film.webm"
                                                                     : "film.mp4")) {
        QStringList words{
            "-hide_banner",
            "-loglevel",
            "error",
            "-nostdin",
            "-y",
            "-f",
            "rawvideo",
            "-pixel_format",
            "rgb24",
            "-video_size",
            QStringLiteral("%1x%2").arg(QString::number(size.width()), QString::number(size.height())),
            "-framerate",
            QString::number(framesPerSecond),
            "-i",
            "-"};
        if (format == AnimationFormat::Gif) // a palette for each picture
            words << "-filter_complex"
                  << "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1"
                  << "-loop"
                  << "0";
        else // halved colour resolution requires even sides
            words << "-vf"
                  << "pad=ceil(iw/2)*2:ceil(ih/2)*2"
                  << "-pix_fmt"
                  << "yuv420p";
        if (format == AnimationFormat::Mp4)
            words << "-c:v"
                  << "libx264"
                  << "-crf"
                  << "18"
                  << "-movflags"
                  << "+faststart";
        if (format == AnimationFormat::Webm)
            words << "-c:v"
                  << "libvpx-vp9"
                  << "-crf"
                  << "20"
                  << "-b:v"
                  << "0"
                  << "-deadline"
                  << "good"
                  << "-cpu-used"
                  << "4"
                  << "-row-mt"
                  << "1";
        if (!m_folder.isValid()) refuse(m_folder.errorString());
        m_process.setProgram(animationEncoder());
        m_process.setArguments(words << m_path);
        m_process.setStandardOutputFile(QProcess::nullDevice());
        m_process.start();
        if (!m_process.waitForStarted(patience)) fail();
    }

    ~EncodedWriter() override {
        if (m_process.state() == QProcess::NotRunning) return;
        m_process.kill();
        m_process.waitForFinished(patience);
    }

    void add(const QImage& picture) override {
        if (picture.size() != m_size)
            refuse(AnimationTexts::tr("A picture of the animation could not be written."));
        const QImage plain = picture.convertToFormat(QImage::Format_RGB888);
        for (int row = 0; row < plain.height(); ++row) // without the padding of a row
            m_process.write(reinterpret_cast<const char*>(plain.constScanLine(row)), 3 * plain.width());
        while (m_process.bytesToWrite() > mostUnwritten)
            if (!m_process.waitForBytesWritten(patience)) fail();
        if (m_process.state() == QProcess::NotRunning) fail();
    }

    QByteArray finish(const QString& carried) override {
        while (m_process.bytesToWrite() > 0)
            if (!m_process.waitForBytesWritten(patience)) fail();
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(10 * patience) || m_process.exitStatus() != QProcess::NormalExit ||
            m_process.exitCode() != 0)
            fail();
        QFile file(m_path);
        const QByteArray content = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        const QByteArray whole = m_format == AnimationFormat::Gif    ? gifWithText(content, carried)
                                 : m_format == AnimationFormat::Webm ? webmWithText(content, carried)
                                                                     : mp4WithText(content, carried);
        if (whole.isEmpty()) fail();
        return whole;
    }

private:
    [[noreturn]] void fail() {
        m_process.waitForFinished(100); // so that its error message is complete
        const QString said =
            QString::fromLocal8Bit(m_process.readAllStandardError()).trimmed().section('\n', -1);
        const QString name = QFileInfo(m_process.program()).fileName();
        refuse(said.isEmpty() ? AnimationTexts::tr("%1 could not make this file.").arg(name)
                              : AnimationTexts::tr("%1 could not make this file: %2").arg(name, said));
    }

    AnimationFormat m_format;
    QSize m_size;
    QTemporaryDir m_folder;
    QString m_path;
    QProcess m_process;
};
#endif

} // namespace

std::optional<AnimationFormat> animationFormat(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == "png" || suffix == "apng") return AnimationFormat::Png;
    if (suffix == "gif") return AnimationFormat::Gif;
    if (suffix == "webm") return AnimationFormat::Webm;
    if (suffix == "mp4") return AnimationFormat::Mp4;
    return std::nullopt;
}

QString animationEncoder() {
    return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

void needEncoderFor(AnimationFormat format) {
    if (format == AnimationFormat::Png || !animationEncoder().isEmpty()) return;
    refuse(AnimationTexts::tr(
        "GIF, WebM and MP4 are made by the program \"ffmpeg\", which is not installed here; an "
        "animated PNG needs nothing else."));
}

std::unique_ptr<AnimationWriter> animationWriter(AnimationFormat format, QSize size, int framesPerSecond) {
    needEncoderFor(format);
    if (format == AnimationFormat::Png) return std::make_unique<PngWriter>(framesPerSecond);
#if QT_CONFIG(process)
    return std::make_unique<EncodedWriter>(format, size, framesPerSecond);
#else
    Q_UNREACHABLE(); // a browser finds no encoder
#endif
}

} // namespace timestep
