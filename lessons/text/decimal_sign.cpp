// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/text/decimal_sign.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

struct LanguageSign {
    std::string_view code;
    std::string_view sign;
};

/// Every other language writes a comma. Source: Unicode CLDR 42, numbers/symbols/decimal of the digits 0 to
/// 9. An entry with a territory takes precedence over the one of its language.
constexpr auto signs = std::to_array<LanguageSign>(
    {{"am", "."},    {"ar", "."},    {"as", "."},     {"bn", "."},    {"bo", "."},    {"cy", "."},
     {"de_CH", "."}, {"de_LI", "."}, {"dz", "."},     {"ee", "."},    {"en", "."},    {"en_AT", ","},
     {"en_BE", ","}, {"en_DE", ","}, {"en_DK", ","},  {"en_FI", ","}, {"en_NL", ","}, {"en_SE", ","},
     {"en_SI", ","}, {"en_ZA", ","}, {"es_419", "."}, {"es_BR", "."}, {"es_BZ", "."}, {"es_CU", "."},
     {"es_DO", "."}, {"es_GT", "."}, {"es_HN", "."},  {"es_MX", "."}, {"es_NI", "."}, {"es_PA", "."},
     {"es_PE", "."}, {"es_PR", "."}, {"es_SV", "."},  {"es_US", "."}, {"fa", "."},    {"fil", "."},
     {"ga", "."},    {"gd", "."},    {"gu", "."},     {"ha", "."},    {"haw", "."},   {"he", "."},
     {"hi", "."},    {"ig", "."},    {"it_CH", "."},  {"ja", "."},    {"kn", "."},    {"ko", "."},
     {"kok", "."},   {"lg", "."},    {"mai", "."},    {"mg", "."},    {"ml", "."},    {"mn", "."},
     {"mr", "."},    {"ms", "."},    {"mt", "."},     {"my", "."},    {"ne", "."},    {"om", "."},
     {"or", "."},    {"pa", "."},    {"qu", "."},     {"rm", "."},    {"sa", "."},    {"sd", "."},
     {"si", "."},    {"sn", "."},    {"so", "."},     {"sw", "."},    {"ta", "."},    {"te", "."},
     {"th", "."},    {"ti", "."},    {"to", "."},     {"ug", "."},    {"ur", "."},    {"xh", "."},
     {"yi", "."},    {"yo", "."},    {"yue", "."},    {"zh", "."},    {"zu", "."}});

} // namespace

std::string_view decimalSign(std::string_view language) {
    std::string code(language);
    std::replace(code.begin(), code.end(), '-', '_');
    for (const std::string& wanted : {code, code.substr(0, code.find('_'))})
        for (const LanguageSign& each : signs)
            if (each.code == wanted) return each.sign;
    return ",";
}

std::string withDecimalSign(std::string number, std::string_view language, bool inFormula) {
    const std::string_view sign = decimalSign(language);
    if (sign == ".") return number;
    const std::string written = inFormula ? "{" + std::string(sign) + "}" : std::string(sign);
    for (std::size_t at = number.find('.'); at != std::string::npos; at = number.find('.', at + 1))
        number.replace(at, 1, written);
    return number;
}

} // namespace timestep
