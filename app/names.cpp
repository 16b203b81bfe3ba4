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
    if (known != QString::fromStdString(english)) return known;
    for (const std::string_view suffix : {exactSuffix, referenceSuffix, againstReferenceSuffix, changeSuffix})
        if (english.ends_with(suffix))
            return translated("metric", english.substr(0, english.size() - suffix.size())) +
                   translated("metric", suffix);
    // "normal impulse of contact 3"
    const std::size_t space = english.rfind(' ');
    if (space != std::string::npos && english.find_first_not_of("0123456789", space + 1) == std::string::npos)
        return translated("metric", english.substr(0, space)) + QString::fromStdString(english.substr(space));
    return translated("parameter", english);
}

std::string translatedUtf8(std::string_view context, std::string_view text) {
    return translated(context, text).toStdString();
}

} // namespace timestep
