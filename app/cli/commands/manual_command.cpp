// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/languages.h"
#include "app/manual/manual_pages.h"
#include "app/manual/manual_sheet.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "core/json/json.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <memory>
#include <ostream>

namespace timestep {

namespace {

struct ManualCommandTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

struct ManualOptions {
    std::string page, pdf, language;
    bool json = false, quiet = false;
};

QString knownLanguage(const std::string& code) {
    for (const Language& known : languages())
        if (known.code.toStdString() == code.substr(0, code.find('_'))) return known.code;
    throw InputError(Sentence(TRANSLATABLE("fault", "there is no manual in \"%1\""), code), "--language");
}

int writeManual(const ManualOptions& options, const CommandContext& context) {
    LanguageSwitch spoken;
    spoken.use(knownLanguage(options.language.empty() ? context.language() : options.language));
    const Manual manual = readManual(spoken.current());
    if (!options.pdf.empty()) {
        const QString file = QString::fromStdString(options.pdf);
        if (!options.page.empty())
            throw InputError(
                Sentence(TRANSLATABLE("fault", "the PDF holds all pages: leave \"%1\" out"), options.page));
        if (QFileInfo(file).suffix().toLower() != "pdf")
            throw InputError(
                Sentence(TRANSLATABLE("fault", "the manual becomes a PDF, and \"%1\" does not end in .pdf"),
                         options.pdf));
        int pages = 0;
        writeFile(file, manualPdf(manual, &pages).toStdString());
        if (options.json)
            context.out << Json{{"files", Json::array({Json{{"file", options.pdf}, {"pages", pages}}})}}.dump(
                               1)
                        << '\n';
        else if (!options.quiet)
            context.out << options.pdf << ": "
                        << ManualCommandTexts::tr("%n page(s)", nullptr, pages).toStdString() << '\n';
        return Done;
    }
    if (options.page.empty()) {
        for (const ManualPage& page : manual)
            context.out << page.id.leftJustified(16).toStdString() << page.title.toStdString() << '\n';
        return Done;
    }
    const ManualPage* page = findManualPage(manual, QString::fromStdString(options.page));
    if (page == nullptr)
        throw InputError(
            Sentence(TRANSLATABLE("fault", "the manual has no page \"%1\"; 'timestep manual' lists them"),
                     options.page));
    context.out << terminalText(*page).toStdString();
    return Done;
}

CommandForm manualForm() {
    auto own = std::make_shared<ManualOptions>();
    return {{{"PAGE", &own->page, "Page to print, as in plots; without it, the pages are listed"},
             {"--pdf", &own->pdf, "Write all pages as one PDF", "F.pdf"},
             {"--json", &own->json, "Print the name of the PDF as JSON", {}, false, "--pdf"},
             {"--quiet", &own->quiet, "Print no number of pages", {}, false, "--pdf"},
             {"--language", &own->language,
              "Language of the pages, as in de or en; that of --lang if not given", "CODE"}},
            [own](const CommandContext& context) { return writeManual(*own, context); },
            true};
}

} // namespace

constinit const CommandRow manualCommand{"manual", "Print a page of the manual, or write all as a PDF",
                                         manualForm, "timestep manual plots"};

} // namespace timestep
