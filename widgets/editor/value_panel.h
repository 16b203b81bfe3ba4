// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/editor/world_draft.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace timestep {

/// The values of what is selected in a draft, to be changed: of a body with those of the hinge at its hub, of
/// several things those of the first.
class ValuePanel : public QWidget {
    Q_OBJECT

public:
    explicit ValuePanel(WorldDraft& draft, QWidget* parent = nullptr);

    void retranslate();

private:
    struct Row {
        bool link;
        std::uint32_t index;
        const ThingValue* value;
        bool first;               ///< of its thing
        QLabel* title = nullptr;  ///< above the first one
        QWidget* field = nullptr; ///< a NumberEdit, or a QCheckBox for a switch
    };
    std::vector<Row> wantedRows() const;
    QString titleOf(const Row& row) const;
    void follow();
    void build();
    void showValues();

    WorldDraft& m_draft;
    QVBoxLayout* m_layout;
    QWidget* m_content = nullptr;
    std::vector<Row> m_rows;
};

} // namespace timestep
