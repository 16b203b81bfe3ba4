// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the experiment in the file given as argument and prints its table.
#include "core/input_error.h"
#include "core/run/experiment/experiment.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"

#include <fstream>
#include <iostream>
#include <iterator>

int main(int, char** arguments) {
    std::ifstream file(arguments[1]);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    try {
        timestep::Session session(timestep::experimentFromText(text, arguments[1]));
        session.runToEnd();
        std::cout << timestep::toCsv(session.table(), {});
    } catch (const timestep::InputError& error) {
        std::cerr << error.sentence() << '\n';
        return 2;
    }
}
