// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart/legend.h"

#include "widgets/accessibility/spoken_texts.h"
#include "widgets/look/flat_style.h"
#include "widgets/plot/chart/flow_layout.h"

#include <QResizeEvent>

#include <algorithm>
#include <map>

namespace timestep {

namespace {

constexpr int longestLine = 48;            ///< in letters of average width; the tool tip has the whole label
constexpr int shortestLine = 8;            ///< the same, in a legend with hardly any room
constexpr int frame = 34, tightFrame = 12; ///< space around the text of an entry, without its sample [px]
constexpr int margin = 8, tightMargin = 2; ///< beside the rows [px]

/// Arranges parts in lines of at most `width` [px], with blanks between them.
QStringList filled(const QStringList& parts, const QFontMetrics& metrics, int width) {
    QStringList lines;
    for (const QString& part : parts) {
        const QString longer = lines.isEmpty() ? part : lines.back() + QLatin1Char(' ') + part;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.back() = longer;
        else
            lines << part;
    }
    return lines;
}

/// Breaks a long label at commas, or at blanks if that is not enough, because the legend shows the results of
/// fits. `width`: of a line [px].
QString inLines(const QString& label, const QFontMetrics& metrics, int width) {
    QStringList parts = label.split(QStringLiteral(", ")), lines;
    for (qsizetype i = 0; i + 1 < parts.size(); ++i) parts[i] += QLatin1Char(',');
    for (const QString& line : filled(parts, metrics, width))
        lines << (metrics.horizontalAdvance(line) <= width
                      ? QStringList{line}
                      : filled(line.split(QLatin1Char(' ')), metrics, width));
    for (QString& line : lines) line = metrics.elidedText(line, Qt::ElideRight, width);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

Legend::Legend(QWidget* parent) : QWidget(parent) {
    auto* const layout = new FlowLayout(this, 4, 0);
    layout->setContentsMargins(margin, 0, margin, 0);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

bool Legend::setCurves(const std::vector<Curve>& curves, Theme theme) {
    const auto sameLabel = [](const Curve& a, const Curve& b) { return a.label == b.label; };
    const bool same = std::equal(curves.begin(), curves.end(), m_curves.begin(), m_curves.end(), sameLabel);
    std::map<QString, bool> known;
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        if (!m_curves[i].pale) known[m_curves[i].label] = m_buttons[i]->isChecked();
    while (m_buttons.size() > curves.size()) {
        delete m_buttons.back();
        m_buttons.pop_back();
    }
    while (m_buttons.size() < curves.size()) {
        auto* const button = new QToolButton(this);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        const int index = static_cast<int>(m_buttons.size());
        connect(button, &QToolButton::toggled, this, [this, index](bool shown) {
            describe();
            emit toggled(index, shown);
        });
        connect(button, &QToolButton::clicked, this, [this, index] {
            if (m_curves[static_cast<std::size_t>(index)].pale) emit lastRunUnwanted();
        });
        layout()->addWidget(button);
        m_buttons.push_back(button);
    }
    m_curves = curves;
    m_theme = theme;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const QSignalBlocker quiet(m_buttons[i]);
        const auto found = known.find(curves[i].label);
        m_buttons[i]->setCheckable(!curves[i].pale);
        m_buttons[i]->setChecked(found == known.end() || found->second || curves[i].pale);
    }
    describe();
    return !same;
}

QStringList Legend::words() const {
    QStringList words;
    for (std::size_t i = 0; i < m_buttons.size() && i < m_curves.size(); ++i)
        if (m_buttons[i]->toolButtonStyle() != Qt::ToolButtonIconOnly && !m_buttons[i]->isHidden())
            words << m_curves[i].label;
    return words;
}

void Legend::setRoom(int width) {
    if (width == m_room) return;
    m_room = width;
    describe();
}

void Legend::setCompact(bool compact) {
    if (compact == m_compact) return;
    m_compact = compact;
    describe();
}

void Legend::setTight(bool tight) {
    if (tight == m_tight) return;
    m_tight = tight;
    const int side = tight ? tightMargin : margin;
    layout()->setContentsMargins(side, 0, side, 0);
    describe();
}

void Legend::setLinesLeftOut(bool leftOut) {
    if (leftOut == m_linesLeftOut) return;
    m_linesLeftOut = leftOut;
    describe();
}

/// All curves of the last run share one entry.
bool Legend::hasEntry(const Curve& curve) const {
    const bool isStraight = curve.referenceLine >= 0 && curve.shape != LineShape::Through;
    return !curve.label.isEmpty() && !(m_linesLeftOut && isStraight);
}

void Legend::describe() {
    // Flat in both states: icon and text show whether the curve is visible.
    const ThemeColours& colours = coloursOf(m_theme);
    const QString sheet =
        QStringLiteral("QToolButton{border:1px solid transparent;border-radius:4px;padding:%5;background:"
                       "transparent;color:%1}"
                       "QToolButton:!checked{color:%2}"
                       "QToolButton:hover{background:%3}"
                       "QToolButton:focus{border-color:%4}")
            .arg(colours.text.name(), colours.quietText.name(), colours.grid.name(), colours.accent.name(),
                 m_tight && !hasLargeTargets() ? QStringLiteral("0px 1px") : QStringLiteral("1px 5px"));
    if (styleSheet() != sheet) setStyleSheet(sheet);
    const int height = fontMetrics().height();
    const QSize iconSize(m_tight ? height * 3 / 2 : height * 2, height * 14 / 16);
    const int letter = fontMetrics().averageCharWidth();
    const int across = m_room > 0 ? m_room : width();
    const int room = std::clamp(across - iconSize.width() - (m_tight ? tightFrame : frame),
                                shortestLine * letter, longestLine * letter);
    const QString cross = QStringLiteral("  ✕");
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        QToolButton& button = *m_buttons[i];
        const Curve& curve = m_curves[i];
        button.setVisible(hasEntry(curve));
        const bool bare = m_compact && curve.referenceLine < 0;
        button.setToolButtonStyle(bare ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        button.setIconSize(iconSize);
        RunStyle style = curve.style;
        if (curve.pale) { // a thin pale line could not be seen in so small a sample
            style.colour.setAlphaF(0.7F);
            style.width = 2;
        }
        button.setIcon(sampleIcon(style, curve.marks, iconSize, devicePixelRatioF(), m_theme));
        const int words = curve.pale ? room - fontMetrics().horizontalAdvance(cross) : room;
        button.setText(fontMetrics().horizontalAdvance(curve.label) > words
                           ? inLines(curve.label, fontMetrics(), words)
                           : curve.label);
        if (curve.pale) {
            button.setText(button.text() + cross);
            button.setToolTip(tr("Clear the last run"));
            button.setFont(font());
            setSpokenName(button, tr("Clear the last run: %1").arg(curve.label));
            setSpokenDescription(button, {});
            continue;
        }
        button.setToolTip(button.isChecked() ? tr("Hide “%1”").arg(curve.label)
                                             : tr("Show “%1”").arg(curve.label));
        QFont labelFont = font();
        labelFont.setStrikeOut(!button.isChecked());
        button.setFont(labelFont);
        setSpokenName(button, curve.label);
        setSpokenDescription(button,
                             button.isChecked() ? tr("This curve is shown.") : tr("This curve is hidden."));
    }
    updateGeometry();
}

void Legend::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width()) describe();
}

void Legend::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) describe();
}

} // namespace timestep
