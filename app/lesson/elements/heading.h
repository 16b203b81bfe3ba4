// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace timestep {

// There are three sizes of type: that of labels and controls, that of texts, and that of titles.
inline constexpr double textType = 16.0 / 13; ///< of texts, relative to labels
inline constexpr double titleType = 1.5;      ///< of titles, relative to texts

/// The title of a page: large and bold. It receives the focus when the page opens, so that Tab continues from
/// there and a screen reader reads it.
class Heading : public QLabel {
    Q_OBJECT

public:
    /// `scale`: its size relative to the text around it: titleType, or 1 for the title of a part.
    explicit Heading(const QString& text, double scale, QWidget* parent = nullptr);
    /// Takes its size from the text around it.
    void enlarge();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    double m_scale;
};

/// Gives a widget and everything inside the size of texts; headings follow. Call it again for
/// new widgets: with style sheets, Qt passes no font on to them.
void setTextSize(QWidget& whole, double points);

} // namespace timestep
