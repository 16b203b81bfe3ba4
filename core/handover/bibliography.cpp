// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/bibliography.h"

#include "core/integration/integrator.h"
#include "core/particles/relaxation/relaxation.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>

namespace timestep {

namespace {

/// A publication as BibTeX has it. `reference`: how the references of methods begin that cite it.
struct Publication {
    std::string_view reference, type, author, title, container, volume, pages, year;
};

constexpr Publication publications[] = {
    {"L. Euler, Institutionum", "book", "Euler, Leonhard", "Institutionum calculi integralis",
     "Academia Imperialis Scientiarum, Petropoli", "1", "", "1768"},
    {"C. Runge, Math. Ann. 46", "article", "Runge, Carl",
     "Ueber die numerische Aufl{\\\"o}sung von Differentialgleichungen", "Mathematische Annalen", "46",
     "167--178", "1895"},
    {"K. Heun, Z. Math. Phys. 45", "article", "Heun, Karl",
     "Neue Methoden zur approximativen Integration der Differentialgleichungen einer unabh{\\\"a}ngigen "
     "Ver{\\\"a}nderlichen",
     "Zeitschrift f{\\\"u}r Mathematik und Physik", "45", "23--38", "1900"},
    {"W. Kutta, Z. Math. Phys. 46", "article", "Kutta, Wilhelm",
     "Beitrag zur n{\\\"a}herungsweisen Integration totaler Differentialgleichungen",
     "Zeitschrift f{\\\"u}r Mathematik und Physik", "46", "435--453", "1901"},
    {"D. M. Young, Trans. Amer. Math. Soc. 76", "article", "Young, David M.",
     "Iterative methods for solving partial difference equations of elliptic type",
     "Transactions of the American Mathematical Society", "76", "92--111", "1954"},
    {"L. Verlet, Phys. Rev. 159", "article", "Verlet, Loup",
     "Computer ``experiments'' on classical fluids. {I}. Thermodynamical properties of {Lennard-Jones} "
     "molecules",
     "Physical Review", "159", "98--103", "1967"},
    {"J.-P. Ryckaert, G. Ciccotti", "article",
     "Ryckaert, Jean-Paul and Ciccotti, Giovanni and Berendsen, Herman J. C.",
     "Numerical integration of the {Cartesian} equations of motion of a system with constraints: molecular "
     "dynamics of n-alkanes",
     "Journal of Computational Physics", "23", "327--341", "1977"},
    {"J. R. Dormand, P. J. Prince", "article", "Dormand, J. R. and Prince, P. J.",
     "A family of embedded {Runge-Kutta} formulae", "Journal of Computational and Applied Mathematics", "6",
     "19--26", "1980"},
    {"A. Cromer, Am. J. Phys. 49", "article", "Cromer, Alan",
     "Stable solutions using the {Euler} approximation", "American Journal of Physics", "49", "455--459",
     "1981"},
    {"W. C. Swope, H. C. Andersen", "article",
     "Swope, William C. and Andersen, Hans C. and Berens, Peter H. and Wilson, Kent R.",
     "A computer simulation method for the calculation of equilibrium constants for the formation of "
     "physical clusters of molecules: Application to small water clusters",
     "The Journal of Chemical Physics", "76", "637--649", "1982"},
    {"H. C. Andersen, J. Comput. Phys. 52", "article", "Andersen, Hans C.",
     "Rattle: A ``velocity'' version of the {Shake} algorithm for molecular dynamics calculations",
     "Journal of Computational Physics", "52", "24--34", "1983"},
    {"E. Forest, R. D. Ruth", "article", "Forest, Etienne and Ruth, Ronald D.",
     "Fourth-order symplectic integration", "Physica D", "43", "105--117", "1990"},
    {"H. Yoshida, Phys. Lett. A 150", "article", "Yoshida, Haruo",
     "Construction of higher order symplectic integrators", "Physics Letters A", "150", "262--268", "1990"},
    {"M. Tuckerman, B. J. Berne", "article", "Tuckerman, M. and Berne, B. J. and Martyna, G. J.",
     "Reversible multiple time scale molecular dynamics", "The Journal of Chemical Physics", "97",
     "1990--2001", "1992"},
    {"E. Hairer, S. P. Nørsett", "book", "Hairer, Ernst and N{\\o}rsett, Syvert P. and Wanner, Gerhard",
     "Solving Ordinary Differential Equations {I}: Nonstiff Problems", "Springer", "", "", "1993"},
    {"E. Hairer, G. Wanner, Solving", "book", "Hairer, Ernst and Wanner, Gerhard",
     "Solving Ordinary Differential Equations {II}: Stiff and Differential-Algebraic Problems", "Springer",
     "", "", "1996"},
    {"E. Hairer, C. Lubich, G. Wanner, Geometric", "book",
     "Hairer, Ernst and Lubich, Christian and Wanner, Gerhard", "Geometric Numerical Integration", "Springer",
     "", "", "2006"},
    {"E. Hairer, C. Lubich, G. Wanner, Acta Numerica 12", "article",
     "Hairer, Ernst and Lubich, Christian and Wanner, Gerhard",
     "Geometric numerical integration illustrated by the {St{\\\"o}rmer-Verlet} method", "Acta Numerica",
     "12", "399--450", "2003"},
    {"T. Jakobsen, Advanced", "inproceedings", "Jakobsen, Thomas", "Advanced character physics",
     "Game Developers Conference", "", "", "2001"},
    {"I. P. Omelyan, I. M. Mryglod", "article", "Omelyan, I. P. and Mryglod, I. M. and Folk, R.",
     "Optimized {Forest-Ruth-} and {Suzuki}-like algorithms for integration of motion in many-body systems",
     "Computer Physics Communications", "146", "188--202", "2002"},
    {"J. Dummer, A Simple", "misc", "Dummer, Jonathan", "A simple time-corrected {Verlet} integration method",
     "lonesock.net", "", "", ""},
    {"M. Müller et al., Position", "article",
     "M{\\\"u}ller, Matthias and Heidelberger, Bruno and Hennix, Marcus and Ratcliff, John",
     "Position based dynamics", "Journal of Visual Communication and Image Representation", "18", "109--118",
     "2007"},
    {"R. Goldenthal et al.", "article",
     "Goldenthal, Rony and Harmon, David and Fattal, Raanan and Bercovier, Michel and Grinspun, Eitan",
     "Efficient simulation of inextensible cloth", "ACM Transactions on Graphics", "26", "49", "2007"},
    {"M. Macklin et al., Unified", "article",
     "Macklin, Miles and M{\\\"u}ller, Matthias and Chentanez, Nuttapong and Kim, Tae-Yong",
     "Unified particle physics for real-time applications", "ACM Transactions on Graphics", "33", "153",
     "2014"},
    {"H. Wang, ACM Trans. Graph. 34", "article", "Wang, Huamin",
     "A {Chebyshev} semi-iterative approach for accelerating projective and position-based dynamics",
     "ACM Transactions on Graphics", "34", "246", "2015"},
    {"M. Macklin, M. Müller, N. Chentanez, XPBD", "inproceedings",
     "Macklin, Miles and M{\\\"u}ller, Matthias and Chentanez, Nuttapong",
     "{XPBD}: Position-based simulation of compliant constrained dynamics", "Motion in Games", "", "49--54",
     "2016"},
    {"M. Müller, Ten Minute Physics 16", "misc", "M{\\\"u}ller, Matthias", "Ten Minute Physics",
     "Tutorial 16", "", "", "2022"},
};

/// The field of BibTeX that names where a publication of this type appeared.
std::string_view containerOf(std::string_view type) {
    if (type == "article") return "journal";
    if (type == "book") return "publisher";
    return type == "inproceedings" ? "booktitle" : "howpublished";
}

std::string field(std::string_view name, std::string_view value) {
    if (value.empty()) return {};
    return "  " + std::string(name) + " = {" + std::string(value) + "},\n";
}

/// The part of a reference that names a place in the publication: "sect. II.1.3"; empty for most.
std::string placeIn(std::string_view reference) {
    for (const std::string_view word : {", sect. ", ", section ", ", ch. "})
        if (const std::size_t at = reference.find(word); at != std::string_view::npos)
            return ", " + std::string(reference.substr(at + 2));
    return {};
}

std::string entry(std::string_view key, std::string_view method, std::string_view reference) {
    const auto found =
        std::find_if(std::begin(publications), std::end(publications),
                     [&](const Publication& one) { return reference.starts_with(one.reference); });
    const std::string note = "Source of the method \"" + std::string(method) + "\"";
    if (found == std::end(publications))
        return "@misc{" + std::string(key) + ",\n" + field("title", method) +
               field("note", reference.empty() ? note : note + ": " + std::string(reference)) + "}\n\n";
    return "@" + std::string(found->type) + "{" + std::string(key) + ",\n" + field("author", found->author) +
           field("title", found->title) + field(containerOf(found->type), found->container) +
           field("volume", found->volume) + field("pages", found->pages) + field("year", found->year) +
           field("note", note + placeIn(reference)) + "}\n\n";
}

} // namespace

std::string bibliographyOf(const Experiment& experiment) {
    std::string text;
    std::set<std::string_view> written;
    for (const Run& run : experiment.runs) {
        if (run.method.has("integrator"))
            if (const Integrator* const method = findIntegrator(run.method.choice("integrator")))
                if (written.insert(method->id).second)
                    text += entry(method->id, method->name.english, method->reference);
        if (run.method.has("relaxation"))
            if (const Relaxation* const method = findRelaxation(run.method.choice("relaxation")))
                if (written.insert(method->id).second)
                    text += entry(method->id, method->name.english, method->reference);
    }
    return text +
           "@misc{timestep,\n  author = {{The Timestep developers}},\n  title = {Timestep: a workbench for "
           "numerical integration and constraint relaxation},\n  year = {" +
           releaseYear + "},\n  note = {Version " TIMESTEP_VERSION ", GPL-3.0-or-later}\n}\n";
}

} // namespace timestep
