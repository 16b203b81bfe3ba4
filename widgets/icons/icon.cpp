// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/icons/icon.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

/// The resource is in a static library: without this call the linker drops it. Q_INIT_RESOURCE must be
/// outside any namespace.
static inline void initialiseIconResource() {
    Q_INIT_RESOURCE(icons);
}

namespace timestep {

namespace {

const QString folder = QStringLiteral(":/timestep/icons/");

QColor colourOf(QIcon::Mode mode) {
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::ButtonText);
    return palette.color(QPalette::Active,
                         mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText);
}

/// Draws an SVG with every "currentColor" replaced by a colour of the palette.
class RecolouredSvg final : public QIconEngine {
public:
    RecolouredSvg(QString name, QByteArray source) : m_name(std::move(name)), m_source(std::move(source)) {}

    void paint(QPainter* painter, const QRect& rectangle, QIcon::Mode mode, QIcon::State) override {
        QByteArray coloured = m_source;
        coloured.replace("currentColor", colourOf(mode).name().toLatin1());
        QSvgRenderer renderer(coloured);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, rectangle);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const QString key = QStringLiteral("timestep-icon %1 %2 %3x%4")
                                .arg(m_name, colourOf(mode).name(), QString::number(size.width()),
                                     QString::number(size.height()));
        QPixmap picture;
        if (QPixmapCache::find(key, &picture)) return picture;
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, picture);
        return picture;
    }

    QString iconName() override { return m_name; }
    bool isNull() override { return false; }
    QIconEngine* clone() const override { return new RecolouredSvg(m_name, m_source); }

private:
    QString m_name;
    QByteArray m_source;
};

} // namespace

QIcon icon(const QString& name) {
    initialiseIconResource();
    QFile file(folder + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("there is no icon \"%s\"", qPrintable(name));
        return {};
    }
    return QIcon(new RecolouredSvg(name, file.readAll()));
}

QStringList iconNames() {
    initialiseIconResource();
    QStringList names = QDir(folder).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name);
    for (QString& name : names) name.chop(4);
    return names;
}

} // namespace timestep
