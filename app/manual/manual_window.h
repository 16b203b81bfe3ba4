// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_search.h"

#include <QDialog>

#include <optional>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QScrollArea;
class QStackedWidget;
class QUrl;

namespace timestep {

class RichText;

/// The manual beside the window: pages, links between them, a search through all of them.
class ManualWindow : public QDialog {
    Q_OBJECT

public:
    explicit ManualWindow(QWidget* parent = nullptr);

    /// Shows a place, and remembers the previous one for Back. A place that does not exist changes nothing.
    void goTo(const ManualPlace& place);
    const ManualPlace& place() const { return m_visited[m_at].place; }
    /// Lists the passages that hold all words, and shows the first of them; no words: lists the pages.
    void search(const QString& typed);
    const std::vector<ManualPassage>& passages() const { return m_passages; }

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Visit {
        ManualPlace place;
        int scrolled = 0; ///< [px]
    };

    void layOut();
    void readPages();
    void retranslate();
    void showPage(const ManualPlace& place);
    void showPassage(int row);
    void turn(int by);
    void follow(const QUrl& link);
    void mark();
    void showPlace();
    void scrollTo(int position);
    void scrollToPixel(int y);

    Manual m_manual;
    QStringList m_words;                      ///< of the search, folded
    std::vector<ManualPassage> m_allPassages; ///< read at the first search
    std::vector<ManualPassage> m_passages;    ///< the passages found
    std::vector<Visit> m_visited;             ///< never empty
    std::size_t m_at = 0;                     ///< the visit that is shown
    std::optional<int> m_wanted;              ///< the position to which the page should scroll [px]

    QAction *m_back, *m_forward;
    QLineEdit* m_search;
    QLabel* m_count;
    QListWidget *m_pages, *m_found;
    QStackedWidget* m_lists; ///< page 0: the pages, page 1: the passages found
    QScrollArea* m_scroll;
    RichText* m_text;
};

} // namespace timestep
