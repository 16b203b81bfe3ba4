// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read/read_lesson.h"

#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"
#include "lessons/blocks/blocks.h"
#include "lessons/document/prose.h"
#include "lessons/model/command.h"
#include "lessons/read/block_references.h"
#include "lessons/text/faults.h"

#include <algorithm>

namespace timestep {

namespace {

class Verifier {
public:
    Verifier(const Lesson& lesson, const Document& document, std::vector<InputError>* faults)
        : lesson_(lesson), document_(document), faults_(faults), references_(document) {}

    void verify() {
        for (step_ = 0; step_ < lesson_.steps.size(); ++step_) {
            stage_ = stageOf(lesson_, step_);
            verifyBlocks(lesson_.steps[step_]);
            faults_.attempt([&] { verifyPredicts(lesson_.steps[step_]); });
            faults_.attempt([&] { verifyLead(lesson_.steps[step_]); });
        }
        for (const Claim& claim : lesson_.claims) faults_.attempt([&] { verifyClaim(claim); });
        if (!lesson_.chartPlot.empty() && lesson_.plot(lesson_.chartPlot) == nullptr)
            faults_.add(document_.front.find("chart")->error(
                Sentence(TRANSLATABLE("fault", "there is no plot \"%1\""), lesson_.chartPlot)));
        verifyProse();
    }

private:
    InputError error(const std::string& id, std::string_view key, const Sentence& message) const {
        return references_.error(id, key, message);
    }

    /// What leads is on the stage.
    void verifyLead(const LessonStep& step) const {
        const auto refuse = [&](const Sentence& why) {
            throw errorAtLine(document_.steps[step_].file, step.line, why);
        };
        if (!step.lead) return;
        if (*step.lead == Lead::Code && (stage_.code == nullptr || !stage_.code->show))
            refuse(TRANSLATABLE("fault", "no code leads here: the stage of this step has none"));
        if (*step.lead == Lead::Microscope && stage_.microscope == nullptr)
            refuse(TRANSLATABLE("fault", "no microscope leads here: this step opens none"));
        if ((*step.lead == Lead::Plot || *step.lead == Lead::Table) && stage_.plots[0] == nullptr &&
            stage_.plots[1] == nullptr)
            refuse(TRANSLATABLE("fault", "no plot leads here: the stage of this step has none"));
    }

    const Experiment& experimentFor(const std::string& id) const {
        if (stage_.experiment == nullptr)
            throw error(id, "id",
                        TRANSLATABLE("fault", "there is no experiment yet that this could be about"));
        return stage_.experiment->experiment;
    }

    static bool isWorld(const Experiment& experiment) {
        return experiment.scene->kind() != SceneKind::Problem;
    }

    void verify(const PlotBlock& plot) {
        const Experiment& experiment = experimentFor(plot.id);
        for (const int run : plot.runs) references_.verifyRun(experiment, run, plot.id, "runs");
        std::vector<int> runs = plot.runs;
        for (int run = 0; runs.size() < experiment.runs.size() && plot.runs.empty(); ++run)
            runs.push_back(run);
        if (plot.source == PlotBlock::Source::Residuals && !isWorld(experiment))
            throw error(plot.id, "residuals",
                        TRANSLATABLE("fault", "only scenes of particles and sticks have residuals"));
        const SweptValues& swept = plot.analysis.swept;
        const bool sweeps = !swept.values.empty();
        if (plot.source == PlotBlock::Source::Derived && !sweeps) {
            references_.verifyAnalysis(plot, experiment);
            return;
        }
        if (sweeps) {
            if (!swept.shared.empty())
                references_.verifySetting(experiment, swept.shared, {exactNumber(swept.budget)}, plot.id,
                                          "sweep");
            std::vector<std::string> values;
            for (const double value : swept.values) values.push_back(exactNumber(value));
            if (!swept.choices.empty()) values = swept.choices;
            references_.verifySetting(experiment, plot.analysis.over, values, plot.id, "sweep");
            if (experiment.duration == 0)
                throw error(plot.id, "sweep",
                            TRANSLATABLE("fault", "a sweep needs an experiment with a duration"));
        }
        for (const int run : runs) {
            if (plot.source == PlotBlock::Source::Run) {
                references_.verifyMeasure(*stage_.experiment, plot.x, run, plot.id, "x");
                for (const std::string& y : plot.y)
                    references_.verifyMeasure(*stage_.experiment, y, run, plot.id, "y");
                if (!plot.rectangles.empty())
                    references_.verifyMeasure(*stage_.experiment, plot.rectangles, run, plot.id,
                                              "rectangles");
            } else if (sweeps) {
                references_.verifyMeasure(*stage_.experiment, plot.analysis.measure, run, plot.id, "sweep");
            }
        }
    }

    /// Verifies each block of the step, and each earlier block that is still on the stage.
    void verifyBlocks(const LessonStep& step) {
        const auto verifyOne = [this](const auto& block) {
            if constexpr (blockKind<std::decay_t<decltype(block)>>.refers)
                faults_.attempt([&] { verify(block); });
        };
        const auto verifyIfThere = [&](const auto* block) {
            if (block != nullptr) verifyOne(*block);
        };
        for (const PlotBlock* plot : stage_.plots) verifyIfThere(plot);
        verifyIfThere(stage_.view);
        verifyIfThere(stage_.code);
        verifyIfThere(stage_.controls);
        verifyIfThere(stage_.microscope);
        for (const Block& block : step.blocks)
            std::visit(
                [&](const auto& each) {
                    if constexpr (!blockKind<std::decay_t<decltype(each)>>.onStage) verifyOne(each);
                },
                block);
    }

    void verify(const ViewBlock& view) const { static_cast<void>(experimentFor(view.id)); }

    void verify(const CodeBlock& code) const {
        const Experiment& experiment = experimentFor(code.id);
        references_.verifyRun(experiment, code.run, code.id, "run");
        for (const CodeForm& form : code.compare)
            references_.verifyRun(experiment, std::max(form.run, 0), code.id, "compare");
    }

    void verify(const MicroscopeBlock& microscope) const {
        references_.verifyRun(experimentFor(microscope.id), microscope.run, microscope.id, "run");
    }

    void verify(const ControlsBlock& block) const {
        const std::string& id = block.id;
        for (const Control& control : block.controls) {
            std::vector<std::string> values = control.values;
            for (const auto& bound : {control.lower, control.upper})
                if (bound) values.push_back(exactNumber(*bound));
            references_.verifySetting(experimentFor(id), control.key, values, id, "show");
            if (!control.values.empty() && isToggle(experimentFor(id), control.key))
                throw error(id, "show",
                            Sentence(TRANSLATABLE("fault", "\"%1\" is a switch: it has no list of values"),
                                     control.key));
            if (control.runs != Control::For::Agreeing &&
                !experimentFor(id).runs.front().method.has(control.key))
                throw error(
                    id, "show",
                    Sentence(
                        TRANSLATABLE("fault", "\"%1\" is not a setting of runs: it has one control anyway"),
                        control.key));
        }
    }

    void verifyPredicts(const LessonStep& step) const {
        const bool predicts = std::any_of(step.blocks.begin(), step.blocks.end(), [](const Block& block) {
            const auto* question = std::get_if<Question>(&block);
            return question != nullptr && question->prediction;
        });
        if (step.kind == StepKind::Predict && !predicts)
            throw errorAtLine(
                document_.steps[step_].file, step.line,
                TRANSLATABLE("fault", "this step predicts, but it has no question with prediction: yes"));
    }

    /// The text must be reachable: its check is in this step or an earlier one.
    void verify(const ExplanationBlock& block) const {
        for (std::size_t i = 0; i <= step_; ++i)
            for (const Check* check : lesson_.steps[i].checks())
                if (check->id == block.after) return;
        throw error(block.id, "after",
                    Sentence(TRANSLATABLE("fault", "there is no check \"%1\" in this step or an earlier one"),
                             block.after));
    }

    /// Gives questions of any kind what they need to know about their step.
    class Place : public QuestionPlace {
    public:
        Place(Verifier& verifier, const std::string& id) : verifier_(verifier), id_(id) {}

        InputError error(std::string_view key, const Sentence& message) const override {
            return verifier_.error(id_, key, message);
        }
        const Experiment& experiment() const override { return verifier_.experimentFor(id_); }
        std::optional<Plot> plot(const std::string& id) const override {
            const PlotBlock* plot = verifier_.lesson_.plot(id);
            if (plot == nullptr) return std::nullopt;
            const auto& staged = verifier_.stage_.plots;
            return Plot{std::find(staged.begin(), staged.end(), plot) != staged.end(), plot->logX,
                        plot->logY};
        }
        void verifySetting(const std::string& setting, const std::vector<std::string>& values,
                           std::string_view key) override {
            verifier_.references_.verifySetting(experiment(), setting, values, id_, key);
        }
        void verifyProbe(const Probe& probe) override {
            verifier_.verifyProbe(probe, *verifier_.stage_.experiment, id_);
        }

    private:
        Verifier& verifier_;
        const std::string& id_;
    };

    void verify(const Question& question) {
        Place place(*this, question.id);
        for (const AnswerEffect& effect : question.effects)
            for (const auto& [key, value] : effect.set) place.verifySetting(key, {value}, "runs");
        withRow(question, [&](const auto& row, const auto& kind) { row.verify(question, kind, place); });
    }

    void verify(const Check& check) {
        using Kind = Check::Kind;
        if (check.kind == Kind::Answer || check.kind == Kind::Commit) return verifyQuestionOf(check);
        if (lesson_.steps[step_].kind == StepKind::Predict)
            throw error(check.id, "kind",
                        TRANSLATABLE("fault", "a prediction is only committed: what comes of it is checked "
                                              "in a later step, beside it"));
        const Experiment& experiment = experimentFor(check.id);
        for (const Condition& condition : check.conditions)
            references_.verifySetting(experiment, condition.key, condition.oneOf, check.id, "when");
        for (const auto& [key, value] : check.solved)
            references_.verifySetting(experiment, key, {value}, check.id, "solved");
        if (check.kind == Kind::Event && check.happens) {
            Probe probe = check.probe;
            probe.run = std::max(probe.run, 0);
            verifyProbe(probe, *stage_.experiment, check.id);
        }
        if (check.kind == Kind::Event && check.never && experiment.duration == 0)
            throw error(
                check.id, "not",
                TRANSLATABLE("fault", "what must not happen is judged at the end, and this run has none"));
        if (check.kind != Kind::Measure) return;
        verifyProbe(check.probe, *stage_.experiment, check.id);
        if (!check.outcome.empty()) verifyOutcome(check);
    }

    void verifyQuestionOf(const Check& check) const {
        const Question* question = lesson_.question(check.question);
        if (question == nullptr)
            throw error(check.id, "question",
                        Sentence(TRANSLATABLE("fault", "there is no question \"%1\""), check.question));
        const bool committed = isCommitted(*question);
        if (check.kind == Check::Kind::Answer && committed)
            throw error(
                check.id, "kind",
                TRANSLATABLE("fault", "predictions and sentences are committed, not graded: kind: commit"));
        if (check.kind == Check::Kind::Commit && !committed)
            throw error(check.id, "kind",
                        TRANSLATABLE("fault", "only predictions and sentences are committed: kind: answer"));
    }

    void verifyOutcome(const Check& check) const {
        const Question* question = lesson_.question(check.outcome);
        if (question == nullptr || !question->prediction)
            throw error(check.id, "outcome",
                        Sentence(TRANSLATABLE("fault", "there is no prediction \"%1\""), check.outcome));
        if (question->line > check.line)
            throw error(check.id, "outcome",
                        Sentence(TRANSLATABLE("fault", "the prediction \"%1\" must come before its outcome"),
                                 check.outcome));
        const std::size_t cells = askedNumbers(*question).size();
        if (hasCells(*question) && static_cast<std::size_t>(check.outcomeCell) >= cells)
            throw error(check.id, "cell",
                        Sentence(TRANSLATABLE("fault", "the table has only %1 blank cells"), cells));
    }

    void verifyProbe(const Probe& probe, const ExperimentBlock& block, const std::string& id) {
        references_.verifyRun(block.experiment, probe.run, id, "run");
        if (probe.minusRun >= 0) references_.verifyRun(block.experiment, probe.minusRun, id, "minus-run");
        if (probe.source == Probe::Source::Residuals && !isWorld(block.experiment))
            throw error(id, "residuals",
                        TRANSLATABLE("fault", "only scenes of particles and sticks have residuals"));
        if (probe.source == Probe::Source::Run) {
            references_.verifyMeasure(block, probe.measure, probe.run, id, "measure");
            if (probe.minusRun >= 0)
                references_.verifyMeasure(block, probe.measure, probe.minusRun, id, "measure");
        }
        if (probe.source == Probe::Source::Happening) verifyHappening(probe, block, id);
        if (probe.source != Probe::Source::Derived) return;
        const PlotBlock* plot = lesson_.plot(probe.plot);
        const bool derived = plot != nullptr && plot->source == PlotBlock::Source::Derived;
        if (!derived && !probe.measure.empty())
            throw error(
                id, "analysis",
                Sentence(TRANSLATABLE("fault", "there is no plot of an analysis \"%1\""), probe.plot));
        if (probe.measure.empty() && (!derived || plot->chart.column.empty()))
            throw error(id, "sweep",
                        Sentence(TRANSLATABLE("fault", "there is no sweep plot \"%1\""), probe.plot));
        if (probe.measure.empty())
            references_.verifyMeasure(block, plot->analysis.measure, probe.run, id, "sweep");
        else
            references_.verifyAnalysis(*plot, block.experiment);
    }

    void verifyHappening(const Probe& probe, const ExperimentBlock& block, const std::string& id) {
        if (probe.happening == Happening::TornToBorder &&
            block.experiment.scene->kind() != SceneKind::Particles)
            throw error(id, "event", TRANSLATABLE("fault", "only nets of sticks tear"));
        if (probe.happening == Happening::Tear)
            references_.verifyMeasure(block, "torn-sticks", probe.run, id, "event");
        if (probe.happening == Happening::Rest)
            references_.verifyMeasure(block, "kinetic-energy", probe.run, id, "event");
    }

    void verifyClaim(const Claim& claim) {
        const ExperimentBlock* block = lesson_.experiment(claim.experiment);
        if (block == nullptr)
            throw error(
                claim.id, "experiment",
                claim.experiment.empty()
                    ? Sentence(
                          TRANSLATABLE("fault", "there is no experiment yet that this claim could be about"))
                    : Sentence(TRANSLATABLE("fault", "there is no experiment \"%1\""), claim.experiment));
        Experiment experiment = block->experiment;
        for (const auto& [key, value] : claim.set) {
            references_.verifySetting(experiment, key, {value}, claim.id, "set");
            setByKey(experiment, key, value);
        }
        verifyProbe(claim.probe, *block, claim.id);
    }

    void verifyProse() {
        for (const PlacedText& text : proseOf(document_)) {
            faults_.attempt([&] { static_cast<void>(formulasOf(text)); });
            const Stage stage = stageOf(lesson_, text.step);
            for (const TextPiece& link : actionLinksOf(text.text)) {
                try {
                    verifyCommand(parseCommand(link.text), lesson_,
                                  stage.experiment != nullptr ? &stage.experiment->experiment : nullptr);
                } catch (const InputError& wrong) {
                    InputError placed = text.error(wrong.message, link.byte);
                    placed.path = wrong.path;
                    faults_.add(placed);
                }
            }
        }
    }

    const Lesson& lesson_;
    const Document& document_;
    Faults faults_;
    BlockReferences references_;
    Stage stage_;
    std::size_t step_ = 0;
};

} // namespace

void verifyLesson(const Lesson& lesson, const Document& document, std::vector<InputError>* faults) {
    Verifier(lesson, document, faults).verify();
}

} // namespace timestep
