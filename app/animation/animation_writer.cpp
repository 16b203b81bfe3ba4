// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/animation_writer.h"

#include "core/input_error.h"
#include "widgets/export/animated_png.h"
#include "widgets/export/animation_comment.h"
#include "widgets/export/metadata.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace timestep {

namespace {

constexpr int patience = 60'000;             // time limit for the encoder to accept a picture [ms]
constexpr qint64 mostUnwritten = 16'000'000; // waiting for the encoder [bytes]

struct AnimationTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Animation)
};

[[noreturn]] void refuse(const QString& sentence) {
    throw InputError(Sentence::verbatim(sentence.toStdString()));
}

class PngWriter : public AnimationWriter {
public:
    explicit PngWriter(int framesPerSecond) : png_(framesPerSecond) {}

    void add(const QImage& picture) override {
        if (!png_.add(picture))
            refuse(AnimationTexts::tr("A picture of the animation could not be written."));
    }

    QByteArray finish(const QString& carried) override {
        png_.setText(experimentKey, carried);
        return png_.file();
    }

private:
    AnimatedPng png_;
};

/// Sends the pictures to the encoder, which writes into a temporary folder.
class EncodedWriter : public AnimationWriter {
public:
    EncodedWriter(AnimationFormat format, QSize size, int framesPerSecond)
        : format_(format),
          size_(size),
          path_(folder_.filePath(format == AnimationFormat::Gif ? "film.gif" : "film.webm")) {
        QStringList words{"-hide_banner",
                          "-loglevel",
                          "error",
                          "-nostdin",
                          "-y",
                          "-f",
                          "rawvideo",
                          "-pixel_format",
                          "rgb24",
                          "-video_size",
                          QStringLiteral("%1x%2").arg(size.width()).arg(size.height()),
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
                  << "yuv420p"
                  << "-c:v"
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
        if (!folder_.isValid()) refuse(folder_.errorString());
        process_.setProgram(animationEncoder());
        process_.setArguments(words << path_);
        process_.setStandardOutputFile(QProcess::nullDevice());
        process_.start();
        if (!process_.waitForStarted(patience)) fail();
    }

    ~EncodedWriter() override {
        if (process_.state() == QProcess::NotRunning) return;
        process_.kill();
        process_.waitForFinished(patience);
    }

    void add(const QImage& picture) override {
        if (picture.size() != size_)
            refuse(AnimationTexts::tr("A picture of the animation could not be written."));
        const QImage plain = picture.convertToFormat(QImage::Format_RGB888);
        for (int row = 0; row < plain.height(); ++row) // without the padding of a row
            process_.write(reinterpret_cast<const char*>(plain.constScanLine(row)), 3 * plain.width());
        while (process_.bytesToWrite() > mostUnwritten)
            if (!process_.waitForBytesWritten(patience)) fail();
        if (process_.state() == QProcess::NotRunning) fail();
    }

    QByteArray finish(const QString& carried) override {
        while (process_.bytesToWrite() > 0)
            if (!process_.waitForBytesWritten(patience)) fail();
        process_.closeWriteChannel();
        if (!process_.waitForFinished(10 * patience) || process_.exitStatus() != QProcess::NormalExit ||
            process_.exitCode() != 0)
            fail();
        QFile file(path_);
        const QByteArray content = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        const QByteArray whole =
            format_ == AnimationFormat::Gif ? gifWithText(content, carried) : webmWithText(content, carried);
        if (whole.isEmpty()) fail();
        return whole;
    }

private:
    [[noreturn]] void fail() {
        process_.waitForFinished(100); // so that its error message is complete
        const QString said =
            QString::fromLocal8Bit(process_.readAllStandardError()).trimmed().section('\n', -1);
        const QString name = QFileInfo(process_.program()).fileName();
        refuse(said.isEmpty() ? AnimationTexts::tr("%1 could not make this file.").arg(name)
                              : AnimationTexts::tr("%1 could not make this file: %2").arg(name, said));
    }

    AnimationFormat format_;
    QSize size_;
    QTemporaryDir folder_;
    QString path_;
    QProcess process_;
};

} // namespace

std::optional<AnimationFormat> animationFormat(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == "png" || suffix == "apng") return AnimationFormat::Png;
    if (suffix == "gif") return AnimationFormat::Gif;
    if (suffix == "webm") return AnimationFormat::Webm;
    return std::nullopt;
}

QString animationEncoder() {
    return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

void needEncoderFor(AnimationFormat format) {
    if (format == AnimationFormat::Png || !animationEncoder().isEmpty()) return;
    refuse(
        AnimationTexts::tr("GIF and WebM are made by the program \"ffmpeg\", which is not installed here; an "
                           "animated PNG needs nothing else."));
}

std::unique_ptr<AnimationWriter> animationWriter(AnimationFormat format, QSize size, int framesPerSecond) {
    needEncoderFor(format);
    if (format == AnimationFormat::Png) return std::make_unique<PngWriter>(framesPerSecond);
    return std::make_unique<EncodedWriter>(format, size, framesPerSecond);
}

} // namespace timestep
