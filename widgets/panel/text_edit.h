// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <QPlainTextEdit>

namespace timestep {

/// A field for several lines of plain text. Tab leaves it. Qt 6.4 crashes when an empty clipboard is pasted
/// into a QPlainTextEdit (QWidgetTextControl::insertFromMimeData reads the first of no formats); this class
/// inserts nothing then.
class TextEdit : public QPlainTextEdit {
public:
    explicit TextEdit(const QString& text = {}, QWidget* parent = nullptr) : QPlainTextEdit(text, parent) {
        setTabChangesFocus(true);
    }

protected:
    void insertFromMimeData(const QMimeData* source) override {
        if (source != nullptr && !source->formats().isEmpty()) QPlainTextEdit::insertFromMimeData(source);
    }
};

} // namespace timestep
