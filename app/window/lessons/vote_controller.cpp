// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/vote_controller.h"

#include "app/classroom/vote_card.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/window/controllers/appearance_controller.h"
#include "app/window/layout/workspace_layout.h"
#include "app/window/lessons/lesson_controller.h"
#include "lessons/model/evaluate_check.h"

#include <optional>

namespace timestep {

VoteController::VoteController(const Parts& parts, QWidget* window) : QObject(window), m_parts(parts) {
    WorkspaceLayout& layout = parts.layout;
    connect(&parts.panel, &LessonPanel::stageWanted, this, &VoteController::showVote);
    connect(&parts.panel, &LessonPanel::finished, this, &VoteController::showVote);
    connect(&parts.panel, &LessonPanel::progressChanged, this, &VoteController::showOutcome);
    connect(&parts.appearance, &AppearanceController::projectorChanged, this, &VoteController::showVote);
    connect(&parts.card, &VoteCard::closedChanged, &parts.lessons, &LessonController::setVoteClosed);
    connect(&parts.card, &VoteCard::parametersWanted, &layout, &WorkspaceLayout::makeRoomForVote);
    connect(&parts.card, &VoteCard::resized, &layout, &WorkspaceLayout::makeRoomForVote);
}

void VoteController::showVote() {
    const auto lesson = m_parts.panel.lesson();
    if (!m_parts.appearance.isProjector() || lesson == nullptr) {
        m_parts.card.hide();
        m_parts.lessons.setVoteClosed(false);
        m_parts.layout.makeRoomForVote();
        return;
    }
    m_parts.card.showStep(lesson, m_parts.panel.step());
    m_parts.layout.makeRoomForVote();
    m_parts.lessons.setVoteClosed(m_parts.card.isClosed());
    showOutcome();
}

void VoteController::showOutcome() {
    VoteCard& card = m_parts.card;
    const auto lesson = m_parts.panel.lesson();
    if (!m_parts.appearance.isProjector() || lesson == nullptr || card.question().empty() ||
        m_parts.panel.step() >= lesson->steps.size())
        return;
    QStringList found;
    std::optional<double> value;
    const auto& checks = m_parts.panel.progress().checks;
    for (const Check* check : lesson->steps[m_parts.panel.step()].checks()) {
        if (check->outcome != card.question()) continue;
        const auto done = checks.find(check->id);
        if (done == checks.end() || !done->second.measured) continue;
        found << tr("%1: %2").arg(plainText(check->text),
                                  numberShown(shownValue(*check, *done->second.measured), check->digits,
                                              check->unit, card.locale()));
        if (const auto unit = card.unit()) value = *done->second.measured * shownPerMeasured(*unit);
    }
    card.showOutcome(found.join(QStringLiteral("; ")), value);
}

} // namespace timestep
