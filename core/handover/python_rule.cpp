// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_rule.h"

#include "core/handover/python_methods.h"
#include "core/method/own_method.h"
#include "core/method/python_lines.h"
#include "core/method/stick_program.h"
#include "core/method/syntax.h"

#include <algorithm>
#include <set>
#include <vector>

namespace timestep {

PythonRule pythonRule(std::string_view text, const std::string& name) {
    constexpr std::string_view given[] = {"a", "b", "right"};
    const MethodSyntax syntax = methodSyntax(text);
    const StickProgram program(text);
    const std::string title = nameInText(text);
    PythonRule rule;
    rule.name = name;
    std::string kept;
    for (const std::string& variable : program.keptNames()) kept += pythonVariable(variable) + ", ";
    const bool keeps = !kept.empty();
    if (keeps) kept.pop_back();
    const std::string arguments = "(a, b, L, wa, wb, k, compliance, one_way, h";
    PythonLines lines(given);
    std::string start, body;
    for (const std::string& line : lines.of(syntax.start)) start += "    " + line + "\n";
    for (const std::string& line : lines.of(syntax.step)) body += "    " + line + "\n";
    std::set<std::string> helpers = lines.helpers();
    const bool readsRight = (start + body).find("right") != std::string::npos;
    const std::string right = readsRight ? "    right = Vector((1.0, 0.0))\n" : "";
    rule.text = pythonHelpers(helpers, true);
    if (keeps)
        rule.text += "def " + rule.name + "_start" + arguments + "):\n" + right + start + "    return (" +
                     kept + ")\n\n\n";
    rule.text += "def " + rule.name + "_at" + arguments + (keeps ? ", memory" : "") + "):\n    \"\"\"" +
                 (title.empty() ? "Own rule" : inDocumentation(title)) + ": one stick from a to b.\"\"\"\n" +
                 right + (keeps ? "    (" + kept + ") = memory\n" : "") + body + "    return a, b" +
                 (keeps ? ", (" + kept + ")" : "") + "\n\n\n";
    rule.text += "def " + rule.name +
                 "(x, y, sticks, forces):\n"
                 "    for s, (i, j, length, share_a, share_b, least, *given, h) in enumerate(sticks):\n"
                 "        a, b = Vector((x[i], y[i])), Vector((x[j], y[j]))\n"
                 "        wa, wb, k, compliance = given\n"
                 "        stick = (length, wa, wb, k, compliance, 1 if least == 0 else 0, h)\n";
    if (keeps)
        rule.text += "        if forces[s] == 0:\n"
                     "            forces[s] = " +
                     rule.name + "_start(a, b, *stick)\n        a, b, forces[s] = " + rule.name +
                     "_at(a, b, *stick, forces[s])\n";
    else
        rule.text += "        a, b = " + rule.name + "_at(a, b, *stick)\n";
    rule.text += "        if share_a != 0:\n"
                 "            x[i], y[i] = a\n"
                 "        if share_b != 0:\n"
                 "            x[j], y[j] = b\n";
    return rule;
}

} // namespace timestep
