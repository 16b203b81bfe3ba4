// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/about_dialog.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QStringList>
#include <QSysInfo>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <array>

namespace timestep {

namespace {

struct About {
    Q_DECLARE_TR_FUNCTIONS(timestep::About)
};

constexpr std::array works{
    UsedWork{"Timestep", "GPL-3.0-or-later"},
    UsedWork{"Qt", "LGPL-3.0-only OR GPL-2.0-or-later"},
    UsedWork{"QCustomPlot", "GPL-3.0-or-later"},
    UsedWork{"nlohmann-json", "MIT"},
    UsedWork{"yaml-cpp", "MIT"},
    UsedWork{"CLI11", "BSD-3-Clause"},
    UsedWork{"muParser", "BSD-2-Clause"},
    UsedWork{"Highway", "Apache-2.0 OR BSD-3-Clause"},
    UsedWork{"Eigen", "MPL-2.0"},
    UsedWork{"zlib", "Zlib"},
    UsedWork{"Latin Modern Math", "GUST Font License"},
    UsedWork{"Tabler Icons", "MIT"},
};

QString resource(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString item(const QString& name, const QString& value) {
    return QStringLiteral("- %1: %2\n").arg(name, value);
}

} // namespace

std::span<const UsedWork> usedWorks() {
    return works;
}

QString aboutText() {
    return QStringLiteral("## Timestep %1\n\n%2\n\n%3\n\n%4\n")
        .arg(TIMESTEP_VERSION, About::tr("See what numerical integration and constraint relaxation do."),
             About::tr("By the Timestep developers."),
             About::tr(
                 "Free software: you may use it, study it, change it and pass it on under the GNU General "
                 "Public License, version 3 or later. It comes without any warranty."));
}

QString changesText(const QString& language) {
    const QString own = resource(QStringLiteral(":/changes/%1.md").arg(language.section('_', 0, 0)));
    return own.isEmpty() ? resource(QStringLiteral(":/changes/en.md")) : own;
}

QString licencesText() {
    QString text = About::tr("Timestep uses these works. All their licences allow it.") + "\n\n";
    text += QStringLiteral("| %1 | %2 |\n|---|---|\n").arg(About::tr("work"), About::tr("licence"));
    for (const UsedWork& work : works) text += QStringLiteral("| %1 | %2 |\n").arg(work.name, work.licence);
    const auto whole = [&text](const char* name, const char* path) {
        text += QStringLiteral("\n### %1\n\n```\n%2\n```\n").arg(name, resource(path).trimmed());
    };
    whole("Timestep", ":/licences/LICENSE");
    whole("Latin Modern Math", ":/licences/widgets/formula/fonts/GUST-FONT-LICENSE.txt");
    whole("Tabler Icons", ":/licences/widgets/icons/tabler/LICENSE");
    return text;
}

QString citationText() {
    return About::tr("If you use Timestep in teaching or research, please cite it:") +
           QStringLiteral("\n\nThe Timestep developers: *Timestep: a workbench for numerical integration and "
                          "constraint relaxation*, version %1.\n\n"
                          "```\n@software{timestep,\n"
                          "  author  = {{The Timestep developers}},\n"
                          "  title   = {Timestep: a workbench for numerical integration and constraint "
                          "relaxation},\n"
                          "  version = {%1},\n"
                          "  license = {GPL-3.0-or-later}\n}\n```\n")
               .arg(TIMESTEP_VERSION);
}

QString systemText() {
    QString text = item(QStringLiteral("Timestep"), TIMESTEP_VERSION);
    text += item(QStringLiteral("Qt"), About::tr("%1, compiled with %2").arg(qVersion(), QT_VERSION_STR));
    text += item(About::tr("System"), QSysInfo::prettyProductName() + ", " + QSysInfo::kernelType() + ' ' +
                                          QSysInfo::kernelVersion());
    text += item(About::tr("Processor"), QSysInfo::currentCpuArchitecture());
    text += item(About::tr("Display"), QGuiApplication::platformName());
    QStringList screens;
    for (const QScreen* screen : QGuiApplication::screens())
        screens << QStringLiteral("%1 × %2 (%3×)")
                       .arg(QString::number(screen->size().width()), QString::number(screen->size().height()),
                            QString::number(screen->devicePixelRatio()));
    text += item(About::tr("Screens"), screens.join(QStringLiteral(", ")));
    return text + item(About::tr("Language"), QLocale().name());
}

AboutDialog::AboutDialog(const QString& language, QWidget* parent)
    : QDialog(parent), m_pages(new QTabWidget) {
    setWindowTitle(tr("About Timestep"));
    add(tr("&About"), aboutText());
    add(tr("C&hanges"), changesText(language));
    add(tr("&Licences"), licencesText());
    add(tr("&Cite"), citationText());
    add(tr("&System"), systemText());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("Co&py this page"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this, &AboutDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    layout->addWidget(buttons);
    const QFontMetrics metrics(font());
    resize(metrics.averageCharWidth() * 72, metrics.lineSpacing() * 24);
}

void AboutDialog::add(const QString& title, const QString& markdown) {
    auto* text = new QTextBrowser;
    text->setMarkdown(markdown);
    text->setTabChangesFocus(true);
    text->setAccessibleName(QString(title).remove('&'));
    m_pages->addTab(text, title);
}

void AboutDialog::copy() {
    if (const auto* text = qobject_cast<const QTextBrowser*>(m_pages->currentWidget()))
        QGuiApplication::clipboard()->setText(text->toPlainText());
}

} // namespace timestep
