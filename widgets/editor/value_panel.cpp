// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/value_panel.h"

#include "widgets/controls/edits.h"
#include "widgets/text/text.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace timestep {

ValuePanel::ValuePanel(WorldDraft& draft, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(10, 6, 10, 6);
    m_layout->addStretch(1);
    connect(&draft, &WorldDraft::changed, this, &ValuePanel::follow);
}

std::vector<ValuePanel::Row> ValuePanel::wantedRows() const {
    std::vector<Row> rows;
    const auto addRows = [&](bool link, std::uint32_t index) {
        bool first = true;
        for (const ThingValue& value : m_draft.kindOf(link, index).values)
            if (m_draft.value(link, index, value))
                rows.push_back({link, index, &value, std::exchange(first, false)});
    };
    if (const auto link = m_draft.link()) addRows(true, *link);
    if (m_draft.nodes().empty()) return rows;
    const std::uint32_t node = m_draft.nodes().front();
    addRows(false, node);
    const RigidWorld& world = m_draft.drawing().bodies;
    for (std::uint32_t j = 0; j < world.joints.size() && m_draft.nodes().size() == 1; ++j)
        if (world.joints[j].b == node && world.joints[j].localB == Point{} && world.bodies[node].isCircle())
            addRows(true, j);
    return rows;
}

QString ValuePanel::titleOf(const Row& row) const {
    if (!row.link && m_draft.nodes().size() > 1)
        return tr("%n thing(s)", nullptr, static_cast<int>(m_draft.nodes().size()));
    const bool onHub = !row.link && m_rows.back().link;
    const ThingKind& kind = m_draft.kindOf(row.link, row.index);
    const QString name = translated(onHub ? findThingKind("wheel", SceneKind::RigidBodies)->name : kind.name);
    std::size_t before = 0, all = 0; // of its kind
    const std::size_t count = row.link ? m_draft.drawing().links() : m_draft.drawing().nodes();
    for (std::uint32_t i = 0; i < count; ++i)
        if (&m_draft.kindOf(row.link, i) == &kind) {
            ++all;
            before += i < row.index;
        }
    if (all == 1) return name;
    return tr("%1 %2", "kind and number of a thing").arg(name, QString::number(before + 1));
}

/// Builds the fields again only for things of another kind.
void ValuePanel::follow() {
    std::vector<Row> wanted = wantedRows();
    const bool same = std::equal(wanted.begin(), wanted.end(), m_rows.begin(), m_rows.end(),
                                 [](const Row& one, const Row& other) {
                                     return one.value == other.value && one.first == other.first;
                                 });
    for (std::size_t i = 0; i < wanted.size() && same; ++i) {
        wanted[i].title = m_rows[i].title;
        wanted[i].field = m_rows[i].field;
    }
    m_rows = std::move(wanted);
    if (!same) build();
    showValues();
}

void ValuePanel::build() {
    if (m_content != nullptr) { // a signal of one of its fields may be the reason
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget;
    auto* grid = new QGridLayout(m_content);
    grid->setContentsMargins({});
    grid->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        int line = grid->rowCount();
        if (row.first) {
            row.title = new QLabel;
            QFont bold = font();
            bold.setBold(true);
            row.title->setFont(bold);
            grid->addWidget(row.title, line++, 0, 1, 2);
        }
        const QString name = translated(row.value->name);
        const auto set = [this, i](double number) {
            const Row now = m_rows[i]; // the rows may change with the value
            m_draft.setValue(now.link, now.index, *now.value, number);
        };
        if (row.value->unit.empty()) {
            auto* box = new QCheckBox(name);
            connect(box, &QCheckBox::toggled, this, [set](bool on) { set(on ? 1 : 0); });
            grid->addWidget(box, line, 0, 1, 2);
            row.field = box;
            continue;
        }
        auto* label = new QLabel(name);
        auto* edit = new NumberEdit;
        edit->setUnit(text(row.value->unit));
        edit->setRange(row.value->least, row.value->most);
        edit->setStepping(row.value->least < 0 ? NumberEdit::Stepping::Even
                                               : NumberEdit::Stepping::OneTwoFive);
        edit->setKeyboardTracking(false);
        edit->setAccessibleName(name);
        label->setBuddy(edit);
        connect(edit, &QDoubleSpinBox::valueChanged, this, set);
        grid->addWidget(label, line, 0);
        grid->addWidget(edit, line, 1);
        row.field = edit;
    }
    m_layout->insertWidget(0, m_content);
    m_content->show();
}

void ValuePanel::showValues() {
    for (const Row& row : m_rows) {
        if (row.title != nullptr) row.title->setText(titleOf(row));
        const double value = m_draft.value(row.link, row.index, *row.value).value_or(0);
        const QSignalBlocker blocker(row.field);
        if (auto* box = qobject_cast<QCheckBox*>(row.field))
            box->setChecked(value != 0);
        else
            static_cast<NumberEdit*>(row.field)->setValue(value);
    }
}

void ValuePanel::retranslate() {
    build();
    showValues();
}

} // namespace timestep
