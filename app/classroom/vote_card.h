// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
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

/// A bar of counts, with the number at its end.
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

/// For a class in front of a projector: while a step asks for a prediction by choice, the hands that were
/// raised are counted here, and of a number the ones that were called out are collected. The run waits until
/// the vote is closed. The votes stay in sight beside the outcome and cannot be changed beside it. They are
/// kept as long as the program runs.
class VoteCard : public Card {
    Q_OBJECT

public:
    explicit VoteCard(QWidget* parent = nullptr);

    /// What is voted on in a step: its own prediction, or the one whose outcome it shows. Hides itself where
    /// there is none.
    void showStep(std::shared_ptr<const Lesson> lesson, std::size_t step);
    /// What came out, in words; empty: not yet. `value`: in the unit of the question, where it is a number.
    void showOutcome(const QString& outcome, std::optional<double> value = std::nullopt);
    bool isClosed() const;
    /// Id of the prediction on display; empty: none.
    const std::string& question() const { return m_question; }
    bool wantsParameters() const;
    /// High enough for everything [px].
    int wantedHeight() const;
    std::vector<int> counts() const;
    std::vector<double> numbers() const;
    /// The prediction whose outcome a step shows, or that it asks for; null: none by choice or number.
    static const Question* votedIn(const Lesson& lesson, std::size_t step);

signals:
    /// The parameters should stand beside the vote, or not.
    void parametersWanted(bool wanted);
    /// It wants another height.
    void resized();
    /// The vote was closed, or opened again.
    void closedChanged(bool closed);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build(const Question& question);
    void addChoices(const Question& question, QGridLayout& grid, int& line);
    void addNumbers(const Question& question, QGridLayout& grid, int& line);
    void refresh();
    void retranslateUi();

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
    std::vector<Row> m_rows;
    std::vector<QWidget*> m_explanations; ///< what there is to say to choices or numbers
    NumberVotes* m_numbers = nullptr;     ///< of a question for a number
    QAction* m_parameters;
    QVBoxLayout* m_layout;
    QWidget* m_content;
    QWidget* m_page = nullptr;
    QLabel* m_outcome = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_explain =
        nullptr; ///< shows what there is to say to each choice, once the outcome is there
    QString m_found;
    std::optional<double> m_foundValue;
    int m_high = 0; ///< wanted so far [px]
};

} // namespace timestep
