// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the program's icon in several sizes, during the build.
//   draw_icon FILE.svg FOLDER SIZE...     writes FOLDER/SIZExSIZE/apps/FILE.png
//   draw_icon FILE.svg FILE.ico SIZE...   writes one icon for Windows; sizes of at most 256
#include <QBuffer>
#include <QDataStream>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgRenderer>

#include <cstdio>

namespace {

QByteArray pngOf(QSvgRenderer& renderer, int size) {
    QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    renderer.render(&painter);
    painter.end();
    QBuffer png;
    return png.open(QIODevice::WriteOnly) && picture.save(&png, "PNG") ? png.data() : QByteArray();
}

bool write(const QString& name, const QByteArray& bytes) {
    QSaveFile file(name);
    if (QDir().mkpath(QFileInfo(name).path()) && !bytes.isEmpty() && file.open(QIODevice::WriteOnly) &&
        file.write(bytes) == bytes.size() && file.commit())
        return true;
    std::fprintf(stderr, "%s cannot be written\n", qPrintable(name));
    return false;
}

/// A directory of pictures, each as PNG (ICONDIR and ICONDIRENTRY of Windows).
QByteArray iconOf(QSvgRenderer& renderer, const QList<int>& sizes) {
    constexpr quint32 headBytes = 6, entryBytes = 16;
    QByteArray pictures, bytes;
    QDataStream head(&bytes, QIODevice::WriteOnly);
    head.setByteOrder(QDataStream::LittleEndian);
    head << quint16(0) << quint16(1) << quint16(sizes.size());
    const auto begin = headBytes + entryBytes * static_cast<quint32>(sizes.size());
    for (const int size : sizes) {
        const QByteArray png = pngOf(renderer, size);
        const auto side = static_cast<quint8>(size); // 0 means 256
        head << side << side << quint8(0) << quint8(0) << quint16(1) << quint16(32)
             << static_cast<quint32>(png.size()) << begin + static_cast<quint32>(pictures.size());
        pictures += png;
    }
    return bytes + pictures;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 4) return 2;
    const QString source = QString::fromLocal8Bit(argv[1]), target = QString::fromLocal8Bit(argv[2]);
    QSvgRenderer renderer;
    if (!renderer.load(source)) {
        std::fprintf(stderr, "%s cannot be read as SVG\n", argv[1]);
        return 1;
    }
    QList<int> sizes;
    for (int i = 3; i < argc; ++i) sizes << QString::fromLocal8Bit(argv[i]).toInt();
    if (target.endsWith(QLatin1String(".ico"))) return write(target, iconOf(renderer, sizes)) ? 0 : 1;
    const QString name = QFileInfo(source).completeBaseName();
    for (const int size : sizes)
        if (!write(QStringLiteral("%1/%2x%2/apps/%3.png").arg(target, QString::number(size), name),
                   pngOf(renderer, size)))
            return 1;
    return 0;
}
