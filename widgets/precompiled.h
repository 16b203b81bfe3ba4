// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled header with what most files of widgets and app include; do not include it. The module headers
// <QtWidgets> and <QtTest>, QCustomPlot and JSON are left out: GCC would instantiate their templates at the
// end of every file, used or not, which takes longer (1.3 s a file) than parsing the few that are used.
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
