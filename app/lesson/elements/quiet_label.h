// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace timestep {

/// A label in the theme's quiet text colour.
class QuietLabel : public QLabel {
    Q_OBJECT

public:
    explicit QuietLabel(QWidget* parent = nullptr);
    explicit QuietLabel(const QString& text, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolour();
};

} // namespace timestep
