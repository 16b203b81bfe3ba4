// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QSizeF>
#include <QString>

#include <memory>

namespace timestep {

class SvgEngine;

/// The metadata of an SVG file.
struct SvgTexts {
    QString title, description;
    QString experiment; ///< written into <metadata>
};

/// A paint device that writes SVG 1.1 with clip paths and real text, which QSvgGenerator of Qt 6.4 does not.
/// Needed while Debian 12 is supported; that of Qt 6.5 writes SVG 1.1. One user unit is one dot of
/// `resolution`; the document's size is in millimetres.
class SvgDevice : public QPaintDevice {
public:
    /// \param resolution dots per inch of the painter's coordinates
    SvgDevice(const QSizeF& millimetres, int resolution);
    ~SvgDevice() override;

    QPaintEngine* paintEngine() const override;

    /// Returns the whole document, once the painter has ended.
    QByteArray document(const SvgTexts& texts) const;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_size; ///< [mm]
    int m_resolution;
    std::unique_ptr<SvgEngine> m_engine;
};

/// A free text for XML and HTML: special characters escaped. Characters that XML 1.0 does not allow are left
/// out.
QString xmlText(const QString& text);

} // namespace timestep
