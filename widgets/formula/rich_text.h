// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextBrowser>
#include <QUrl>

#include <vector>

namespace timestep {

/// A text of Markdown with formulas, as tall as it needs to be at its width: for pages that scroll as a
/// whole. Links are only reported, never followed. Keyboard: Tab goes from link to link, Return activates
/// one. While a screen reader runs, Tab also stops at texts without links, so that they are read.
class RichText : public QTextBrowser {
    Q_OBJECT

public:
    explicit RichText(QWidget* parent = nullptr);

    /// Shows the text. Screen readers get its words, with formulas in words.
    void showMarkdown(const QString& markdown);
    /// Sets the folder of relative addresses of pictures.
    void setPictureFolder(const QString& folder);
    /// Sets whether Tab reaches its links, and the whole text while a screen reader runs.
    void setInTabOrder(bool in);
    /// The text of the last showMarkdown().
    const QString& markdown() const { return m_markdown; }

    /// What a screen reader speaks.
    QString spoken() const;
    struct Link {
        QString words; ///< what a screen reader speaks
        QUrl address;
        int start = 0, end = 0; ///< positions in the document
    };
    const std::vector<Link>& links() const { return m_links; }
    /// The link that the keyboard has chosen; -1: none.
    int chosenLink() const;
    /// Gives the focus to a link.
    void chooseLink(int index);
    /// Acts as if the link were clicked.
    void followLink(int index);
    /// The rectangle of the link's first line in screen coordinates.
    QRect linkRect(int index) const;

signals:
    void linkActivated(const QUrl& link);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    QMimeData* createMimeDataFromSelection() const override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void render();
    void fitHeight();
    void revealLink();

    std::vector<Link> m_links;
    bool m_focusByKey = false;
    QString m_markdown;
    bool m_inTabOrder = true;
    QString m_folder; ///< of pictures; empty: only those of the program
};

} // namespace timestep
