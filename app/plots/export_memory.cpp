// SPDX-License-Identifier: GPL-3.0-or-later
// What the export dialog remembers: for the next dialog, and in templates.
#include "app/plots/export_dialog.h"

#include "core/input_error.h"
#include "widgets/controls/ask.h"
#include "widgets/plot/content/chart_style.h"
#include "widgets/text/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace timestep {

void ExportDialog::remember() const {
    QSettings settings;
    settings.setValue("export/width", m_width->value());
    settings.setValue("export/height", m_isHeightChosen ? m_height->value() : m_shapeMm);
    settings.setValue("export/height-chosen", m_isHeightChosen);
    settings.setValue("export/letters", m_font->value());
    settings.setValue("export/legend", m_legend->currentIndex());
    settings.setValue("export/black-and-white", m_blackAndWhite->isChecked());
    settings.setValue("export/decimal", m_decimal->currentIndex());
    settings.setValue("export/tidy", m_tidy->isChecked());
}

void ExportDialog::recall() {
    const QSettings settings;
    for (const auto& [field, key] : {std::pair{m_width, "export/width"}, {m_font, "export/letters"}}) {
        const QSignalBlocker quiet(field);
        field->setValue(settings.value(key, field->value()).toDouble());
    }
    setShape(settings.value("export/height", m_shapeMm).toDouble(),
             settings.value("export/height-chosen", false).toBool());
    for (const auto& [box, key] : {std::pair{m_legend, "export/legend"}, {m_decimal, "export/decimal"}})
        box->setCurrentIndex(std::clamp(settings.value(key, 0).toInt(), 0, box->count() - 1));
    m_blackAndWhite->setChecked(settings.value("export/black-and-white", false).toBool());
    m_tidy->setChecked(settings.value("export/tidy", false).toBool());
}

QString ExportDialog::saveTemplate(const QString& path) const {
    ChartStyle style = styleOf(m_subject.plot);
    style.fontPt = m_font->value();
    style.widthMm = m_width->value();
    if (m_isHeightChosen) style.heightMm = m_height->value();
    style.legend = static_cast<std::size_t>(m_legend->currentIndex());
    style.blackAndWhite = m_blackAndWhite->isChecked();
    try {
        writeStyle(path, style);
    } catch (const InputError& error) {
        return translated(error);
    }
    return {};
}

QString ExportDialog::applyTemplate(const QString& path) {
    try {
        const ChartStyle style = readStyle(path);
        style.applyTo(m_subject.plot);
        for (const auto& [field, value] :
             {std::pair{m_font, style.fontPt}, {m_width, style.widthMm}, {m_height, style.heightMm}})
            if (value) field->setValue(*value);
        if (style.legend) m_legend->setCurrentIndex(static_cast<int>(*style.legend));
        if (style.blackAndWhite) m_blackAndWhite->setChecked(*style.blackAndWhite);
    } catch (const InputError& error) {
        return translated(error);
    }
    updatePreview();
    return {};
}

void ExportDialog::chooseTemplate(bool saves) {
    const FileQuestion question{.title = saves ? tr("Save as template") : tr("Apply template"),
                                .filter = tr("Templates (*.json)"),
                                .suffix = QStringLiteral("json")};
    if (saves)
        askForPathToSave(question, this, [this](const QString& path) {
            const QString problem = saveTemplate(path);
            m_message->setText(problem.isEmpty() ? tr("Saved as %1").arg(path) : problem);
        });
    else
        askForFile(question, this, [this](const QString& path) {
            if (const QString problem = applyTemplate(path); !problem.isEmpty()) m_message->setText(problem);
        });
}

} // namespace timestep
