// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"
#include "widgets/panel/card.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace timestep {

class NumberVotes;
struct VoteForm;

/// A bar for a count, with the number at its end.
class VoteBar : public QWidget {
    Q_OBJECT

public:
    explicit VoteBar(QWidget* parent = nullptr);
    void setCount(int count, int most);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_count = 0, m_most = 1;
};

/// Collects the votes of a class in front of a projector: counts of raised hands for a choice, called-out
/// numbers for a number. The run is blocked until the vote is closed. The votes stay visible next to the
/// outcome and can then no longer be changed. They are kept until the program ends.
class VoteCard : public Card {
    Q_OBJECT

public:
    explicit VoteCard(QWidget* parent = nullptr);

    /// Shows the vote of a step: on its own prediction, or on the one whose outcome it shows. Hides itself if
    /// there is none.
    void showStep(std::shared_ptr<const Lesson> lesson, std::size_t step);
    /// The unit of the numbers that are voted for; none: the vote is for something else.
    std::optional<std::string> unit() const;
    /// Shows the outcome in words; empty: not known yet. `value`: the number, in the unit of the question.
    void showOutcome(const QString& outcome, std::optional<double> value = std::nullopt);
    bool isClosed() const;
    /// Id of the shown prediction; empty: none.
    const std::string& question() const { return m_question; }
    bool wantsParameters() const;
    /// The height that shows everything [px].
    int wantedHeight() const;
    std::vector<int> counts() const;
    std::vector<double> numbers() const;
    /// Returns the prediction whose outcome a step shows, or the one that it asks for; null if there is none
    /// that is voted on.
    static const Question* votedIn(const Lesson& lesson, std::size_t step);

signals:
    /// The parameter panel should be shown or hidden next to the vote.
    void parametersWanted(bool wanted);
    /// wantedHeight() changed.
    void resized();
    /// The vote was closed or opened again.
    void closedChanged(bool closed);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build(const VoteForm& form);
    void addChoices(const VoteForm& form, QGridLayout& grid, int& line);
    void addNumbers(const VoteForm& form, QGridLayout& grid, int& line);
    void refresh();
    void retranslate();

    struct Vote {
        std::vector<int> counts;     ///< of choices
        std::vector<double> numbers; ///< of a number, in the order in which they were typed
        bool closed = false;
    };
    struct Row {
        QSpinBox* count;
        VoteBar* bar;
    };

    std::map<std::string, Vote> m_votes; ///< by lesson and question
    std::string m_question, m_key;
    std::optional<std::string> m_unit; ///< of numbers
    std::vector<Row> m_rows;
    std::vector<QWidget*> m_explanations; ///< feedback on choices or numbers
    NumberVotes* m_numbers = nullptr;     ///< of a question for a number
    QAction* m_parameters;
    QVBoxLayout* m_layout;
    QWidget* m_content;
    QWidget* m_page = nullptr;
    QLabel* m_outcome = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_explain = nullptr; ///< shows the comments on all choices after the outcome
    QString m_found;
    std::optional<double> m_foundValue;
    int m_high = 0; ///< last wantedHeight() [px]
};

} // namespace timestep
