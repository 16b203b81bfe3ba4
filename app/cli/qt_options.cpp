// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/qt_options.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace timestep {

namespace {

// Source: documentation of Qt 6.4, QGuiApplication and QApplication, "Supported Command Line Options"; of the
// plugin for X11 the file qxcbintegration.cpp.
constexpr std::array withValue{"-platform",
                               "-platformpluginpath",
                               "-platformtheme",
                               "-plugin",
                               "-qwindowgeometry",
                               "-geometry",
                               "-qwindowicon",
                               "-icon",
                               "-qwindowtitle",
                               "-title",
                               "-session",
                               "-style",
                               "-stylesheet",
                               "-display",
                               "-name"};
constexpr std::array withoutValue{"-reverse", "-widgetcount", "-nograb", "-dograb"};

} // namespace

std::vector<std::string> withoutQtOptions(const std::vector<std::string>& arguments) {
    std::vector<std::string> rest;
    for (auto argument = arguments.begin(); argument != arguments.end(); ++argument) {
        const std::string_view name = std::string_view(*argument).substr(0, argument->find('='));
        const auto isName = [&](std::string_view option) { return option == name; };
        const bool takesValue = std::any_of(withValue.begin(), withValue.end(), isName);
        const bool joined = name.size() < argument->size(); // "-style=fusion"
        const bool alone = !joined && std::any_of(withoutValue.begin(), withoutValue.end(), isName);
        if (alone || (takesValue && joined)) continue;
        if (takesValue && argument + 1 != arguments.end())
            ++argument;
        else
            rest.push_back(*argument);
    }
    return rest;
}

} // namespace timestep
