// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextBrowser>
#include <QUrl>

namespace timestep {

/// A text of Markdown with formulas, as tall as it needs to be at its width: for pages that scroll as a
/// whole. Links are never followed, only reported. Keyboard: Tab goes from link to link, Return activates
/// one.
class RichText : public QTextBrowser {
    Q_OBJECT

public:
    explicit RichText(QWidget* parent = nullptr);

    /// Shows the text and makes it the accessible description, formulas as their source.
    void showMarkdown(const QString& markdown);
    /// Sets the folder of relative addresses of pictures.
    void setPictureFolder(const QString& folder);
    /// The text of the last showMarkdown().
    const QString& markdown() const { return m_markdown; }

signals:
    void linkActivated(const QUrl& link);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    QMimeData* createMimeDataFromSelection() const override;
    bool focusNextPrevChild(bool next) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void render();
    void fitHeight();
    void revealLink();

    QString m_markdown;
    QString m_folder; ///< of pictures; empty: only those of the program
};

} // namespace timestep
