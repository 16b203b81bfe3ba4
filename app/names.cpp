// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/names.h"

#include "core/run/metric.h"

#include <QCoreApplication>

namespace timestep {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString translated(std::string_view context, std::string_view text) {
    return QCoreApplication::translate(std::string(context).c_str(), std::string(text).c_str());
}

QString columnName(const std::string& english) {
    const QString known = translated("metric", english);
    if (known != QString::fromStdString(english) || !english.ends_with(exactSuffix)) {
        const QString parameter = translated("parameter", english);
        return known != QString::fromStdString(english) ? known : parameter;
    }
    const std::string base = english.substr(0, english.size() - exactSuffix.size());
    return translated("metric", base) + translated("metric", exactSuffix);
}

std::string translatedUtf8(std::string_view context, std::string_view text) {
    return translated(context, text).toStdString();
}

} // namespace timestep
