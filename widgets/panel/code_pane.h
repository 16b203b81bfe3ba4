// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <span>
#include <string_view>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace timestep {

/// The lines of a method as pseudocode, with its name and its source; the text can be selected and copied.
class CodePane : public QWidget {
    Q_OBJECT

public:
    explicit CodePane(QWidget* parent = nullptr);

    void setCode(const QString& name, std::span<const std::string_view> lines, const QString& reference);
    /// Marks the line that is being executed; -1: none.
    void setCurrentLine(int line);
    int currentLine() const { return m_line; }
    /// Underlines the lines that the compared code does not have.
    void setDiffering(const std::vector<int>& lines);
    const std::vector<int>& differing() const { return m_differing; }
    /// Offers to edit the method, with a button beside its name.
    void setEditable(bool editable);

signals:
    void editWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    static QString symbolsOf(const QString& code);
    void highlight();
    /// Makes the pane as high as its lines, with a smaller font if they are a little too long for the width.
    void fit();
    void changeFonts();

    QLabel* m_name;
    QToolButton* m_edit;
    QPlainTextEdit* m_text;
    QLabel* m_symbols; ///< what the letters mean, unless a lesson's text explains them
    QLabel* m_reference;
    int m_line = -1;
    std::vector<int> m_differing;
};

} // namespace timestep
