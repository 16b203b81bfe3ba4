// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_model.h"

#include "app/names.h"
#include "core/table/number_text.h"
#include "widgets/look/curve_style.h"
#include "widgets/text/label_text.h"

#include <QFontMetrics>
#include <QRegularExpression>

#include <cmath>
#include <optional>

namespace timestep {

namespace {

QString withCapital(QString name) {
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name;
}

/// A heading in two lines, so that its column is no wider than its numbers.
QString headingText(const QString& name) {
    constexpr qsizetype shortName = 10;
    return name.size() > shortName ? inTwoLines(name) : name;
}

int alignmentOf(int column) {
    const auto side = column == RaceModel::Label     ? Qt::AlignLeading
                      : column == RaceModel::Verdict ? Qt::AlignHCenter
                                                     : Qt::AlignRight;
    return static_cast<int>(side | Qt::AlignVCenter);
}

} // namespace

void RaceModel::show(const RaceFigures& figures, const QLocale& locale, const QString& convention) {
    const bool rows = figures.runs().size() != m_figures.size();
    if (rows) beginResetModel();
    const QStringList heads{m_errorName, m_energyName, m_costName};
    m_figures = figures.runs();
    m_locale = locale;
    m_convention = convention;
    const QString unit = QString::fromStdString(figures.errorUnit());
    m_errorName = withCapital(translated(figures.errorName()));
    if (!m_errorName.isEmpty() && !unit.isEmpty() && unit != "1")
        m_errorName += QStringLiteral(" [%1]").arg(unit);
    m_energyName = withCapital(translated(figures.energyName()));
    m_costName = withCapital(translated(figures.costName()));
    if (rows) {
        setLook(m_font, m_theme, m_ratio);
        endResetModel();
    } else if (!m_figures.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    }
    if (heads != QStringList{m_errorName, m_energyName, m_costName}) retranslate();
}

void RaceModel::setLook(const QFont& font, Theme theme, double devicePixelRatio) {
    m_font = font;
    m_theme = theme;
    m_ratio = devicePixelRatio;
    m_samples.clear();
    const int height = QFontMetrics(font).height();
    const QSize size(height * 5 / 2, height);
    for (std::size_t run = 0; run < m_figures.size(); ++run)
        m_samples.push_back(sampleIcon(runStyle(static_cast<int>(run), theme), Marks::LinesAndMarkers, size,
                                       devicePixelRatio, theme)
                                .pixmap(size, devicePixelRatio, QIcon::Normal, QIcon::On));
}

void RaceModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int RaceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_figures.size());
}

QString RaceModel::number(double value) const {
    if (std::isnan(value)) return QStringLiteral("–");
    const bool whole = value == std::floor(value) && std::abs(value) < 1e15;
    return whole ? withPowers(m_locale.toString(static_cast<qlonglong>(value)), m_locale)
                 : withPowers(m_locale.toString(value, 'g', 4), m_locale);
}

QString RaceModel::duration(double seconds) const {
    if (std::isnan(seconds)) return QStringLiteral("–");
    const auto digits = [this](double value) { return m_locale.toString(value, 'g', value < 100 ? 2 : 3); };
    if (seconds < 1e-6) return tr("%1 ns").arg(digits(seconds * 1e9));
    if (seconds < 1e-3) return tr("%1 µs").arg(digits(seconds * 1e6));
    return tr("%1 ms").arg(digits(seconds * 1e3));
}

QString RaceModel::shown(const RaceFigure& figure, int column) const {
    switch (column) {
    case Label:
        return QString::fromStdString(figure.label);
    case Error:
        return number(figure.error);
    case Energy:
        return number(figure.energy);
    case Verdict:
        return figure.rows == 0 ? QStringLiteral("–") : translated(driftName(figure.verdict.drift));
    case Cost:
        return number(figure.cost);
    default:
        return duration(figure.stepTime);
    }
}

QString RaceModel::exact(const RaceFigure& figure, int column) const {
    const auto digits = [](double value) {
        return std::isnan(value) ? QString() : QString::fromStdString(exactNumber(value));
    };
    switch (column) {
    case Error:
        return digits(figure.error);
    case Energy:
        return digits(figure.energy);
    case Cost:
        return digits(figure.cost);
    case StepTime:
        return digits(figure.stepTime);
    default:
        return shown(figure, column).simplified();
    }
}

QString RaceModel::explained(const RaceFigure& figure, int column) const {
    switch (column) {
    case Label:
        return shown(figure, column);
    case Energy:
        return m_convention.isEmpty()
                   ? QString()
                   : tr("Relative to the energy scale of the scene; velocity for energies: %1")
                         .arg(m_convention);
    case Verdict: {
        if (figure.rows == 0) return {};
        const QString rule = translated(figure.verdict.rule);
        if (figure.verdict.wobble == 0 && figure.verdict.change == 0) return rule;
        const auto digits = [this](double value) { return m_locale.toString(value, 'g', 3); };
        return rule + QLatin1Char('\n') +
               tr("Change %1, wobble %2; Z of Mann and Kendall: %3 for the means, %4 for the wobble, beyond "
                  "chance from 3 on; %5 rows.")
                   .arg(digits(figure.verdict.change), digits(figure.verdict.wobble),
                        digits(figure.verdict.levelTrend), digits(figure.verdict.wobbleTrend),
                        m_locale.toString(static_cast<qulonglong>(figure.rows)));
    }
    case StepTime:
        return tr("The median of the steps so far, measured on this machine. Tables and exports do not "
                  "contain it.");
    default:
        return {};
    }
}

QVariant RaceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || static_cast<std::size_t>(index.row()) >= m_figures.size()) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const RaceFigure& figure = m_figures[row];
    switch (role) {
    case Qt::DisplayRole:
        return shown(figure, index.column());
    case Qt::AccessibleTextRole:
        return head(index.column()) + ": " + shown(figure, index.column());
    case Qt::AccessibleDescriptionRole:
    case Qt::ToolTipRole:
        return explained(figure, index.column());
    case Qt::DecorationRole:
        return index.column() == Label && row < m_samples.size() ? QVariant(m_samples[row]) : QVariant();
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    default:
        return {};
    }
}

QString RaceModel::head(int column) const {
    switch (column) {
    case Label:
        return tr("Run");
    case Error:
        return m_errorName.isEmpty() ? tr("Position error") : m_errorName;
    case Energy:
        return m_energyName.isEmpty() ? tr("Energy drift") : m_energyName;
    case Verdict:
        return tr("Verdict");
    case Cost:
        return m_costName.isEmpty() ? tr("Cost") : m_costName;
    default:
        return tr("Time per step (this machine)");
    }
}

QVariant RaceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::DisplayRole) return headingText(head(section));
    if (role == Qt::AccessibleTextRole) return head(section);
    if (role == Qt::TextAlignmentRole) return alignmentOf(section);
    if (role != Qt::ToolTipRole) return {};
    switch (section) {
    case Error:
        return tr("How far the run is off now: from the exact motion or a computed reference, or else from "
                  "unstretched sticks or bodies that only touch");
    case Verdict:
        return tr(
            "Whether the column to its left stays, grows or decays over all rows so far; each verdict gives "
            "its rule");
    case Cost:
        return tr("Since the start");
    default:
        return head(section);
    }
}

QString RaceModel::tabbed() const {
    QString text;
    for (int column = 0; column < columns; ++column)
        text += (column > 0 ? QStringLiteral("\t") : QString()) +
                (column == StepTime ? tr("Time per step on this machine [s]") : head(column));
    text += QLatin1Char('\n');
    for (const RaceFigure& figure : m_figures) {
        for (int column = 0; column < columns; ++column)
            text += (column > 0 ? QStringLiteral("\t") : QString()) + exact(figure, column);
        text += QLatin1Char('\n');
    }
    return text;
}

WordTable RaceModel::words() const {
    // "1.3·10⁻⁵" as one number of TeX
    const auto texNumber = [](const QString& text) -> std::optional<std::string> {
        static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
        static const QRegularExpression form(QStringLiteral("^(−?[\\d.,]*)(·?10)([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)$"));
        const QRegularExpressionMatch power = form.match(text);
        if (!power.hasMatch()) return std::nullopt;
        QString exponent;
        for (const QChar c : power.captured(3))
            exponent += c == QChar(0x207B) ? QStringLiteral("-") : QString::number(raised.indexOf(c));
        QString mantissa = power.captured(1);
        mantissa.replace(QChar(0x2212), QLatin1Char('-')).replace(QLatin1Char(','), QStringLiteral("{,}"));
        return QStringLiteral("$%1%2^{%3}$")
            .arg(mantissa, power.captured(2).startsWith(QChar(0x00B7)) ? QStringLiteral("\\cdot 10") : "10",
                 exponent)
            .toStdString();
    };
    WordTable table;
    for (int column = 0; column < columns; ++column)
        table.columns.push_back({head(column).toStdString(), column != Label && column != Verdict});
    for (const RaceFigure& figure : m_figures) {
        std::vector<WordTable::Cell>& row = table.rows.emplace_back();
        for (int column = 0; column < columns; ++column) {
            const QString cell = shown(figure, column);
            row.push_back({cell.toStdString(), texNumber(cell)});
        }
    }
    return table;
}

} // namespace timestep
