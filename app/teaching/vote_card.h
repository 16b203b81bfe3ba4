// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "widgets/panel/card.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

class QAction;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace timestep {

class ElidedLabel;

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
/// raised are counted here, and the run waits until the vote is closed. The counts stay in sight beside the
/// outcome. They are kept as long as the program runs.
class VoteCard : public Card {
    Q_OBJECT

public:
    explicit VoteCard(QWidget* parent = nullptr);

    /// What is voted on in a step: its own prediction, or the one whose outcome it shows. Hides itself where
    /// there is none.
    void showStep(std::shared_ptr<const Lesson> lesson, std::size_t step);
    /// What came out, in words; empty: not yet.
    void showOutcome(const QString& outcome);
    bool isClosed() const;
    /// Id of the prediction on display; empty: none.
    const std::string& question() const { return m_question; }
    bool wantsParameters() const;
    /// High enough for everything [px].
    int wantedHeight() const;
    std::vector<int> counts() const;
    /// The prediction whose outcome a step shows, or that it asks for; null: none by choice.
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
    void refresh();
    void retranslateUi();

    struct Vote {
        std::vector<int> counts;
        bool closed = false;
    };
    struct Row {
        ElidedLabel* name;
        QSpinBox* count;
        VoteBar* bar;
        QWidget* explanation; ///< what there is to say to this choice; null: nothing
    };

    std::map<std::string, Vote> m_votes; ///< by lesson and question
    std::string m_question, m_key;
    std::vector<Row> m_rows;
    QAction* m_parameters;
    QVBoxLayout* m_layout;
    QWidget* m_content;
    QWidget* m_page = nullptr;
    QLabel* m_outcome = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_explain =
        nullptr; ///< shows what there is to say to each choice, once the outcome is there
    QString m_found;
    int m_high = 0; ///< wanted so far [px]
};

} // namespace timestep
