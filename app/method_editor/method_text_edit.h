// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/edits.h"

namespace timestep {

/// The lines of a method, with their numbers at the side. An error is underlined from its place to the end of
/// its word. Tab inserts four blanks; Ctrl+Tab and Shift+Tab leave the field.
class MethodTextEdit : public TextEdit {
    Q_OBJECT

public:
    explicit MethodTextEdit(QWidget* parent = nullptr);

    /// Replaces the text; undo brings the old one back.
    void replaceText(const QString& text);
    /// Underlines the word at this place, both counted from 1; line 0: no error.
    void markError(int line, int column);
    /// Puts the cursor at the error.
    void goToError();

    int numbersWidth() const;
    void paintNumbers(QPaintEvent* event);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void placeNumbers();
    void useFixedFont();

    QWidget* m_numbers;
    int m_line = 0, m_column = 0;
};

} // namespace timestep
