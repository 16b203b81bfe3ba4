// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/race/race_figures.h"
#include "core/table/word_table.h"
#include "widgets/look/theme.h"

#include <QAbstractTableModel>
#include <QFont>
#include <QLocale>
#include <QPixmap>
#include <QString>

#include <vector>

namespace timestep {

/// The table of a race: one row per run, with its colour, dash and marker.
class RaceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Label, Error, Energy, Verdict, Cost, StepTime, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const RaceFigures& figures, const QLocale& locale, const QString& convention);
    /// Sets the font, theme and resolution of the line samples.
    void setLook(const QFont& font, Theme theme, double devicePixelRatio);
    /// Header texts in the present language.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Whether any run has a number in this column.
    bool isMeasured(int column) const { return column != Error || !m_errorName.isEmpty(); }
    /// The whole table with 17 digits and tabs, for spreadsheets.
    QString tabbed() const;
    /// The whole table with the digits on screen.
    WordTable words() const;

private:
    QString shown(const RaceFigure& figure, int column) const;
    QString exact(const RaceFigure& figure, int column) const;
    QString explained(const RaceFigure& figure, int column) const;
    QString head(int column) const;
    QString number(double value) const;
    QString duration(double seconds) const;

    std::vector<RaceFigure> m_figures;
    QString m_errorName, m_energyName, m_costName, m_convention;
    QLocale m_locale;
    std::vector<QPixmap> m_samples;
    QFont m_font;
    Theme m_theme = Theme::Light;
    double m_ratio = 1;
};

} // namespace timestep
