// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace timestep {

class VoteDots;

/// Collects the numbers that a class predicts: the teacher types each one, and they appear as dots along an
/// axis. After setClosed(true) they cannot be changed.
class NumberVotes : public QWidget {
    Q_OBJECT

public:
    NumberVotes(const std::string& unit, std::vector<double> numbers, QWidget* parent = nullptr);

    const std::vector<double>& numbers() const { return m_numbers; }
    void setClosed(bool closed);
    /// The measured number in the unit of the question; nothing: not known yet.
    void setOutcome(std::optional<double> outcome);

signals:
    void numbersChanged(const std::vector<double>& numbers);

protected:
    void changeEvent(QEvent* event) override;

private:
    void add();
    void takeBack();
    void say();
    void retranslate();
    QString shown(double number) const;

    QString m_unit;
    std::vector<double> m_numbers;
    QString m_problem; ///< the last text that is not a number
    QLabel* m_label;
    QLineEdit* m_line;
    QPushButton* m_add;
    QPushButton* m_back;
    QLabel* m_said;
    VoteDots* m_dots;
};

} // namespace timestep
