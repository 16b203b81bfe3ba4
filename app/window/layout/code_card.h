// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/panel/card.h"

#include <QPointer>

class QScrollArea;

namespace timestep {

/// Shows the lines of the method in large type where a step of a lesson is about them. The page of the step
/// makes them and lends them.
class CodeCard : public Card {
    Q_OBJECT

public:
    explicit CodeCard(QWidget* parent = nullptr);

    /// Shows what a page lends; null: nothing. The page deletes it.
    void borrow(QWidget* lines);
    bool isEmpty() const { return m_lines == nullptr; }
    /// The height at which no line is hidden, for a width [px].
    int neededHeight(int width) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void sizeLines();

    QScrollArea* m_scroll;
    QPointer<QWidget> m_lines;
};

} // namespace timestep
