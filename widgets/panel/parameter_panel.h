// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/scenes/scene.h"
#include "widgets/look/curve_style.h"
#include "widgets/panel/panel_grid.h"
#include "widgets/panel/run_settings.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

class QPushButton;
class QScrollArea;

namespace timestep {

class ControlRow;
class TextRow;

/// Controls built from descriptors, in groups: scene, method of each run, step size. Three or more controls
/// are in two columns if the width allows it. What does not fit scrolls.
class ParameterPanel : public QWidget {
    Q_OBJECT

public:
    static constexpr int mostRuns = mostStyles;
    static constexpr int rowsOfFavourites = 2, rowsOfLesson = 1;

    explicit ParameterPanel(QWidget* parent = nullptr);

    /// Shows these values. The controls are rebuilt only if descriptors or the number of runs have changed.
    /// Showing a value never rounds it and emits no signal.
    void setParameters(const ParameterValues& scene, const std::vector<RunSettings>& runs, double step,
                       const QString& timeUnit);
    /// Sets the text fields of the scene for the next setParameters(), and their present texts.
    void setTexts(std::span<const TextField> fields, const TextValues& texts);
    /// Sets the conditions of the runs for the next setParameters(): where they end, and crossings to note.
    void setConditions(const QString& until, const QString& crossings);
    /// Shows the duration of the runs beside the step size from the next setParameters() on; 0: until they
    /// are stopped [time unit]. A lesson that does not offer it locks it.
    void setDuration(double duration) { m_duration = duration; }
    /// Typed texts that differ from those of the experiment, with their keys ("texts/acceleration").
    std::vector<std::pair<QString, QString>> typedTexts() const;
    /// Shows at the control of a key why its value was refused, and removes the sentences at the other
    /// fields. A text stays as it was typed; a number or choice goes back to the present one. Empty: all were
    /// accepted. `unknown`: a name that a button offers to add to the
    /// constants, if they have a field.
    void setRefusal(const QString& key, const QString& sentence, const QString& unknown = {});
    /// Chooses the controls that are shown. Empty: all, with buttons to add and remove runs. A setting of all
    /// runs has one control as long as the runs agree. `rows`: the most that they take while they are folded.
    void setControls(const std::vector<ControlSpec>& controls, int rows = rowsOfFavourites);
    /// The controls of the last setControls().
    const std::vector<ControlSpec>& chosenControls() const { return m_controls; }
    /// Whether the controls are folded to a few rows: those that setControls() chooses, or else favourites,
    /// the first three sliders of the scene, the step size and the duration. A button shows the others. At
    /// first, nothing folds.
    void setFolding(bool folds);
    bool isFolded() const { return m_folded; }
    bool isUnfolded() const { return m_folds && !m_folded; }
    /// The height at which nothing scrolls, for a width; 0: there are no controls [px].
    int neededHeight(int width);
    /// Number of controls.
    std::size_t controls() const { return m_rows.size() + m_textRows.size(); }

signals:
    /// neededHeight() may have changed.
    void rowsChanged();
    /// The user changed a number or a toggle. Keys are those of setByKey(): "length", "step", "runs/0/drag".
    /// `continues`: the slider that made the last change is still held.
    void changed(const QString& key, double value, bool continues);
    /// The user chose an entry of a list, named by its id.
    void chosen(const QString& key, const QString& choice);
    /// The user is typing a text that the experiment does not have yet.
    void editing();
    /// The user has left a line whose text has changed: apply typedTexts().
    void entered();
    void addRunRequested();
    void removeRunRequested(int run);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr int ofScene = -1, ofAllRuns = -2;
    /// A row and the source of its value.
    struct Row {
        ControlRow* control;
        int run;        ///< or ofScene (the step size, too), ofAllRuns
        std::string id; ///< of the parameter; "step"
    };
    /// Identifies the control that has the focus, also after it is rebuilt.
    struct InUse {
        std::string id;
        int run;
    };
    std::optional<InUse> inUse() const;
    void use(const InUse& control);
    void rebuild();
    void showValues();
    /// The tables of parameters of the scene and of each run.
    std::vector<const Parameter*> tables() const;
    /// Whether the rows belong to the present scene and runs.
    bool rowsFit() const { return m_content != nullptr && m_shownTables == tables(); }
    const ParameterValues& valuesOf(const Row& row) const;
    double valueOf(const Row& row) const;
    bool isFavourite(const QString& id, int run) const;
    void addFold();
    std::optional<ControlSpec> specOf(const QString& id, int run) const;
    std::optional<ControlSpec> textSpec(const TextField& field) const;
    void addTexts();
    void addText(const TextField& field, const QString& key);
    TextRow* rowOf(std::string_view text) const;
    void addConstant(const QString& name);
    bool isShared(std::string_view id) const;
    QPixmap sampleOf(int run) const;
    void addHeading(const QString& text, int run, int settings);
    void addRows(const ParameterValues& values, int run);
    void addSharedRows();
    void addStepRow(double step, int run);
    void addRow(const Parameter& parameter, int run, double value);
    void assignMnemonics();

    ParameterValues m_scene;
    std::vector<RunSettings> m_runs;
    double m_step = 0.01;
    std::optional<double> m_duration; ///< none: it has no control
    QString m_timeUnit;
    std::vector<ControlSpec> m_controls;
    std::vector<std::string_view> m_shared; ///< ids of settings with one control for all runs
    bool m_folds = false, m_folded = false;
    int m_foldedRows = rowsOfFavourites;
    QScrollArea* m_scroll;
    QWidget* m_content = nullptr;
    bool m_rebuildsLater = false;
    PanelGrid m_grid;
    QString m_runNamed; ///< name of the run whose rows are being added, if the rows name it themselves
    QPushButton* m_addRun = nullptr;
    std::vector<Row> m_rows;
    std::vector<const Parameter*> m_shownTables; ///< those that have rows
    std::span<const TextField> m_fields;
    TextValues m_texts, m_conditions;
    const TextField* m_shownFields = nullptr; ///< those that have rows
    std::vector<TextRow*> m_textRows;
};

} // namespace timestep
