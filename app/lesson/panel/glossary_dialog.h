// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/read/glossary.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QVBoxLayout;

namespace timestep {

class PictureView;

/// The terms of the lessons, each with one sentence and a picture; a field narrows the list.
class GlossaryDialog : public QDialog {
    Q_OBJECT

public:
    explicit GlossaryDialog(const Glossary& glossary, QWidget* parent = nullptr);

    /// Chooses a term by its id; leaves the choice as it is if there is no such term.
    void choose(const std::string& id);
    /// The id of the chosen term; empty: none.
    std::string chosen() const;

private:
    void narrow(const QString& words);
    void showChosen();

    Glossary m_glossary;
    QLineEdit* m_search;
    QListWidget* m_terms;
    QLabel* m_text;
    QVBoxLayout* m_right;
    PictureView* m_picture = nullptr; ///< of the chosen term; null: it has none
};

} // namespace timestep
