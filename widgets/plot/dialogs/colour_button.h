// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QToolButton>

#include <optional>

namespace timestep {

/// Chooses a colour from those of the runs, or any other colour, or none; then the program chooses.
class ColourButton : public QToolButton {
    Q_OBJECT

public:
    /// `usual` is shown if none is chosen.
    ColourButton(const QColor& usual, const std::optional<QColor>& chosen, QWidget* parent = nullptr);

    const std::optional<QColor>& chosen() const { return m_chosen; }
    void choose(const std::optional<QColor>& colour);

private:
    void openDialog();

    QColor m_usual;
    std::optional<QColor> m_chosen;
};

} // namespace timestep
