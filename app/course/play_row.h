// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/course/toys.h"

#include <QAbstractButton>

#include <vector>

class QPushButton;

namespace timestep {

class Cover;

/// A scene to play with: its cover, which moves while it is pointed at or has the keyboard focus, its name
/// and what to do with it.
class ToyCard : public QAbstractButton {
    Q_OBJECT

public:
    ToyCard(const Toy& toy, QWidget* parent);

    const Toy& toy() const { return *m_toy; }
    Cover& cover() const { return *m_cover; }
    void retranslate();
    int heightFor(int width) const;
    QSize sizeHint() const override;

signals:
    /// An arrow key leads to a neighbour: -1 or 1.
    void leaveWanted(int along);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int pictureHeight(int width) const;

    const Toy* m_toy;
    Cover* m_cover;
};

/// The row of toys above the lessons. It is one stop for the Tab key; arrow keys move between its cards.
class PlayRow : public QWidget {
    Q_OBJECT

public:
    explicit PlayRow(QWidget* parent = nullptr);

    const std::vector<ToyCard*>& cards() const { return m_cards; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {1, sizeHint().height()}; }

signals:
    void chosen(const timestep::Toy& toy);
    /// The reader wants to build a world.
    void buildWanted();
    /// A card received the focus and should be scrolled into view.
    void shown(QWidget* card);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void makeStop(std::size_t index);
    int headingHeight() const;
    int columns() const;
    int cardWidth() const;

    std::vector<ToyCard*> m_cards;
    QPushButton* m_build;
};

} // namespace timestep
