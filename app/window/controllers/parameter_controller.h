// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

class InputError;
class MessageLine;
class ParameterPanel;
class Value;
class Workbench;
struct Experiment;

/// Shows the values of the experiment in the parameter panel and applies the changes made there.
class ParameterController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        ParameterPanel& panel;
        MessageLine& message;
    };
    ParameterController(const Parts& parts, QWidget* window);

public slots:
    void retranslate();

private:
    void show(const Experiment& experiment);
    void set(const QString& key, const Value& value, bool continues = false);
    /// Takes over all typed texts together. If one is rejected, nothing changes and nothing runs until it is
    /// corrected.
    void takeTexts();
    void refuseTexts(const QString& key, const InputError& error);

    Parts m_parts;
};

} // namespace timestep
