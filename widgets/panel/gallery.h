// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <QStringList>
#include <QWidget>

#include <span>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QListWidget;
class QScrollArea;
class QVBoxLayout;

namespace timestep {

class SceneCard;

/// A page for choosing a scene: cards with pictures of the start, in groups, favourites first, with a search
/// field and a list of the groups beside it. Arrow keys move between cards.
class Gallery : public QWidget {
    Q_OBJECT

public:
    /// `favourites`: ids of scenes.
    explicit Gallery(std::span<const Scene> scenes, const QStringList& favourites = {},
                     QWidget* parent = nullptr);

    /// Ids of the scenes that match the search, in their order.
    QStringList shownScenes() const;
    QStringList favourites() const;

signals:
    void sceneChosen(const QString& id);
    /// The reader wants to build a world.
    void buildWanted();
    void favouritesChanged();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Group {
        Text name;
        QLabel* heading;
        QWidget* body;
        QGridLayout* grid;
        std::vector<SceneCard*> cards;
    };
    void retranslate();
    void sort();
    void goToGroup(int row);
    void search();
    void arrange();
    bool goFrom(const SceneCard* card, int key);

    QLineEdit* m_search;
    QScrollArea* m_scroll;
    QPushButton* m_build;
    QLabel* m_nothing;
    QListWidget* m_list;             ///< of the groups that are shown
    std::vector<Group> m_groups;     ///< the favourites first
    std::vector<SceneCard*> m_cards; ///< in the order of the catalogue
    QStringList m_named;             ///< ids of the scenes whose name contains the search text
    int m_columns = 0;
};

} // namespace timestep
