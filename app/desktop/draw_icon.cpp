// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the program's icon in several sizes, as a part of the build.
//   draw_icon FILE.svg FOLDER SIZE...     writes FOLDER/SIZExSIZE/apps/FILE.png
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char** argv) {
    if (argc < 4) return 2;
    const QString source = QString::fromLocal8Bit(argv[1]);
    QSvgRenderer renderer;
    if (!renderer.load(source)) {
        std::fprintf(stderr, "%s cannot be read as SVG\n", argv[1]);
        return 1;
    }
    for (int i = 3; i < argc; ++i) {
        const int size = QString::fromLocal8Bit(argv[i]).toInt();
        QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        renderer.render(&painter);
        painter.end();
        const QString folder = QStringLiteral("%1/%2x%2/apps").arg(QString::fromLocal8Bit(argv[2])).arg(size);
        const QString file = folder + QLatin1Char('/') + QFileInfo(source).completeBaseName() + ".png";
        if (size <= 0 || !QDir().mkpath(folder) || !picture.save(file)) {
            std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
            return 1;
        }
    }
    return 0;
}
