// SPDX-License-Identifier: GPL-3.0-or-later
// What most files of widgets and app include, compiled once; no file includes this one. The module headers
// <QtWidgets> and <QtTest>, QCustomPlot and JSON stay out: they leave templates to be instantiated that GCC
// instantiates at the end of each file that sees the precompiled header, used or not, which takes longer (1.3
// s a file) than to read the few that are used.
#pragma once

#include <QAction>
#include <QApplication>
#include <QByteArray>
#include <QColor>
#include <QComboBox>
#include <QEvent>
#include <QFont>
#include <QHash>
#include <QIcon>
#include <QImage>
#include <QLabel>
#include <QList>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPen>
#include <QScrollArea>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>
