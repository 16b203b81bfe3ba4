// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/stroke_font.h"

#include "core/input_error.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

/// Strokes as pairs of digits "xy", y counted from the descender line at 0 (base line 2, small letters up to
/// 6, capitals up to 8); a space lifts the pen.
struct Glyph {
    char32_t character;
    std::string_view strokes;
};

constexpr std::array glyphs = {
    Glyph{U'A', "022842 1535"},
    Glyph{U'B', "02083847463505 3544433202"},
    Glyph{U'C', "4738180703123243"},
    Glyph{U'D', "02082846442202"},
    Glyph{U'E', "48080242 0535"},
    Glyph{U'F', "480802 0535"},
    Glyph{U'G', "47381807031232434525"},
    Glyph{U'H', "0802 4842 0545"},
    Glyph{U'I', "2822"},
    Glyph{U'J', "4843321203"},
    Glyph{U'K', "0802 480542"},
    Glyph{U'L', "080242"},
    Glyph{U'M', "0208254842"},
    Glyph{U'N', "02084248"},
    Glyph{U'O', "180703123243473818"},
    Glyph{U'P', "02083847463505"},
    Glyph{U'Q', "180703123243473818 2442"},
    Glyph{U'R', "02083847463505 2542"},
    Glyph{U'S', "473818070615354443321203"},
    Glyph{U'T', "0848 2822"},
    Glyph{U'U', "080312324348"},
    Glyph{U'V', "082248"},
    Glyph{U'W', "0812253248"},
    Glyph{U'X', "0842 0248"},
    Glyph{U'Y', "082548 2522"},
    Glyph{U'Z', "08480242"},
    Glyph{U'a', "4642 4536160503123243"},
    Glyph{U'b', "0802 0516364543321203"},
    Glyph{U'c', "4536160503123243"},
    Glyph{U'd', "4842 4536160503123243"},
    Glyph{U'e', "04444536160503123243"},
    Glyph{U'f', "48382722 1646"},
    Glyph{U'g', "4641301001 4536160503123243"},
    Glyph{U'h', "0802 0516364542"},
    Glyph{U'i', "2622 2728"},
    Glyph{U'j', "26211000 2728"},
    Glyph{U'k', "0802 460442"},
    Glyph{U'l', "282332"},
    Glyph{U'm', "0602 05162522 25364542"},
    Glyph{U'n', "0602 0516364542"},
    Glyph{U'o', "160503123243453616"},
    Glyph{U'p', "0600 0516364543321203"},
    Glyph{U'q', "4640 4536160503123243"},
    Glyph{U'r', "0602 05163645"},
    Glyph{U's', "45361605143443321203"},
    Glyph{U't', "28233242 1646"},
    Glyph{U'u', "0603123243 4642"},
    Glyph{U'v', "062246"},
    Glyph{U'w', "0612253246"},
    Glyph{U'x', "0642 0246"},
    Glyph{U'y', "0622 4610"},
    Glyph{U'z', "06460242"},
    Glyph{U'0', "180703123243473818 0347"},
    Glyph{U'1', "072822"},
    Glyph{U'2', "07183847460242"},
    Glyph{U'3', "0718384746354443321203 2535"},
    Glyph{U'4', "32380444"},
    Glyph{U'5', "480805354443321203"},
    Glyph{U'6', "4738180703123243443505"},
    Glyph{U'7', "084812"},
    Glyph{U'8', "15060718384746351504031232434435"},
    Glyph{U'9', "4515060718384743321203"},
    Glyph{U'-', "0545"},
    Glyph{U'.', "2223"},
    Glyph{U',', "2311"},
    Glyph{U'!', "2824 2223"},
    Glyph{U'?', "07183847462524 2223"},
    Glyph{U'\'', "2827"},
    Glyph{U'+', "0545 2723"},
    Glyph{U'&', "42061728370312223244"},
    Glyph{U'ß', "020718283736253544433212"},
    Glyph{U'ı', "2622"},
    Glyph{U'æ', "0516252312030444453625 233243"},
    Glyph{U'Æ', "482802 282242 1545"},
    Glyph{U'œ', "2516050312232536454424 233243"},
    Glyph{U'Œ', "481807031242 2822 2545"},
    Glyph{U'ø', "160503123243453616 0246"},
    Glyph{U'Ø', "180703123243473818 0248"},
    Glyph{U'ł', "282332 1436"},
    Glyph{U'Ł', "080242 0426"},
    Glyph{U'đ', "4842 4536160503123243 2747"},
    Glyph{U'Đ', "02082846442202 0525"},
};

/// Accents at the height of small letters; capitals have accents above two units higher.
constexpr std::string_view grave = "1827", acute = "2738", circumflex = "172837", tilde = "07183748",
                           diaeresis = "1718 3738", ring = "2718293827", caron = "182738", cedilla = "223120",
                           ogonek = "32213040", doubleAcute = "1728 3748", breve = "08173748", dot = "2728",
                           macron = "0747";

/// Base letter and accent.
struct Composed {
    char32_t character, base;
    std::string_view accent;
};

constexpr std::array composed = {
    Composed{U'à', U'a', grave},       Composed{U'á', U'a', acute},       Composed{U'â', U'a', circumflex},
    Composed{U'ã', U'a', tilde},       Composed{U'ä', U'a', diaeresis},   Composed{U'å', U'a', ring},
    Composed{U'ā', U'a', macron},      Composed{U'ă', U'a', breve},       Composed{U'ą', U'a', ogonek},
    Composed{U'ç', U'c', cedilla},     Composed{U'ć', U'c', acute},       Composed{U'č', U'c', caron},
    Composed{U'ď', U'd', caron},       Composed{U'è', U'e', grave},       Composed{U'é', U'e', acute},
    Composed{U'ê', U'e', circumflex},  Composed{U'ë', U'e', diaeresis},   Composed{U'ē', U'e', macron},
    Composed{U'ė', U'e', dot},         Composed{U'ę', U'e', ogonek},      Composed{U'ě', U'e', caron},
    Composed{U'ğ', U'g', breve},       Composed{U'ì', U'ı', grave},       Composed{U'í', U'ı', acute},
    Composed{U'î', U'ı', circumflex},  Composed{U'ï', U'ı', diaeresis},   Composed{U'ī', U'ı', macron},
    Composed{U'ñ', U'n', tilde},       Composed{U'ń', U'n', acute},       Composed{U'ň', U'n', caron},
    Composed{U'ò', U'o', grave},       Composed{U'ó', U'o', acute},       Composed{U'ô', U'o', circumflex},
    Composed{U'õ', U'o', tilde},       Composed{U'ö', U'o', diaeresis},   Composed{U'ő', U'o', doubleAcute},
    Composed{U'ř', U'r', caron},       Composed{U'ś', U's', acute},       Composed{U'š', U's', caron},
    Composed{U'ş', U's', cedilla},     Composed{U'ș', U's', cedilla},     Composed{U'ț', U't', cedilla},
    Composed{U'ť', U't', caron},       Composed{U'ù', U'u', grave},       Composed{U'ú', U'u', acute},
    Composed{U'û', U'u', circumflex},  Composed{U'ü', U'u', diaeresis},   Composed{U'ů', U'u', ring},
    Composed{U'ű', U'u', doubleAcute}, Composed{U'ū', U'u', macron},      Composed{U'ý', U'y', acute},
    Composed{U'ÿ', U'y', diaeresis},   Composed{U'ź', U'z', acute},       Composed{U'ż', U'z', dot},
    Composed{U'ž', U'z', caron},       Composed{U'À', U'A', grave},       Composed{U'Á', U'A', acute},
    Composed{U'Â', U'A', circumflex},  Composed{U'Ã', U'A', tilde},       Composed{U'Ä', U'A', diaeresis},
    Composed{U'Å', U'A', ring},        Composed{U'Ą', U'A', ogonek},      Composed{U'Ç', U'C', cedilla},
    Composed{U'Ć', U'C', acute},       Composed{U'Č', U'C', caron},       Composed{U'Ď', U'D', caron},
    Composed{U'È', U'E', grave},       Composed{U'É', U'E', acute},       Composed{U'Ê', U'E', circumflex},
    Composed{U'Ë', U'E', diaeresis},   Composed{U'Ę', U'E', ogonek},      Composed{U'Ě', U'E', caron},
    Composed{U'Ğ', U'G', breve},       Composed{U'Ì', U'I', grave},       Composed{U'Í', U'I', acute},
    Composed{U'Î', U'I', circumflex},  Composed{U'Ï', U'I', diaeresis},   Composed{U'İ', U'I', dot},
    Composed{U'Ñ', U'N', tilde},       Composed{U'Ń', U'N', acute},       Composed{U'Ň', U'N', caron},
    Composed{U'Ò', U'O', grave},       Composed{U'Ó', U'O', acute},       Composed{U'Ô', U'O', circumflex},
    Composed{U'Õ', U'O', tilde},       Composed{U'Ö', U'O', diaeresis},   Composed{U'Ő', U'O', doubleAcute},
    Composed{U'Ř', U'R', caron},       Composed{U'Ś', U'S', acute},       Composed{U'Š', U'S', caron},
    Composed{U'Ş', U'S', cedilla},     Composed{U'Ť', U'T', caron},       Composed{U'Ù', U'U', grave},
    Composed{U'Ú', U'U', acute},       Composed{U'Û', U'U', circumflex},  Composed{U'Ü', U'U', diaeresis},
    Composed{U'Ů', U'U', ring},        Composed{U'Ű', U'U', doubleAcute}, Composed{U'Ý', U'Y', acute},
    Composed{U'Ź', U'Z', acute},       Composed{U'Ż', U'Z', dot},         Composed{U'Ž', U'Z', caron},
};

void draw(Strokes& strokes, std::string_view pairs, double lift) {
    bool down = false;
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        if (pairs[i] == ' ') {
            down = false;
            ++i;
        }
        if (!down) strokes.emplace_back();
        down = true;
        strokes.back().push_back(
            {static_cast<double>(pairs[i] - '0'), static_cast<double>(pairs[i + 1] - '0') - 2 + lift});
    }
}

const Glyph* findGlyph(char32_t character) {
    const auto found = std::find_if(glyphs.begin(), glyphs.end(),
                                    [&](const Glyph& glyph) { return glyph.character == character; });
    return found == glyphs.end() ? nullptr : &*found;
}

std::string utf8(char32_t c) {
    const auto byte = [](std::uint32_t value) {
        return static_cast<char>(static_cast<unsigned char>(value));
    };
    if (c < 0x80) return {byte(c)};
    if (c < 0x800) return {byte(0xC0 | c >> 6), byte(0x80 | (c & 0x3F))};
    if (c < 0x10000) return {byte(0xE0 | c >> 12), byte(0x80 | (c >> 6 & 0x3F)), byte(0x80 | (c & 0x3F))};
    return {byte(0xF0 | c >> 18), byte(0x80 | (c >> 12 & 0x3F)), byte(0x80 | (c >> 6 & 0x3F)),
            byte(0x80 | (c & 0x3F))};
}

} // namespace

Strokes strokesOf(char32_t character) {
    Strokes strokes;
    if (character == U' ') return strokes;
    if (const Glyph* glyph = findGlyph(character)) {
        draw(strokes, glyph->strokes, 0);
        return strokes;
    }
    const auto found = std::find_if(composed.begin(), composed.end(),
                                    [&](const Composed& entry) { return entry.character == character; });
    if (found == composed.end())
        throw InputError(Sentence(
            TRANSLATABLE("fault", "there are no strokes for \"%1\" here: use Latin letters and digits"),
            utf8(character)));
    const bool capital = found->base >= U'A' && found->base <= U'Z';
    const bool below = found->accent == cedilla || found->accent == ogonek;
    draw(strokes, findGlyph(found->base)->strokes, 0);
    draw(strokes, found->accent, capital && !below ? 2 : 0);
    return strokes;
}

std::u32string charactersOf(std::string_view text) {
    std::u32string characters;
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const std::size_t length = first < 0x80             ? 1
                                   : (first & 0xE0) == 0xC0 ? 2
                                   : (first & 0xF0) == 0xE0 ? 3
                                   : (first & 0xF8) == 0xF0 ? 4
                                                            : 0;
        if (length == 0 || i + length > text.size())
            throw InputError(TRANSLATABLE("fault", "this is not a text in UTF-8"));
        auto c = static_cast<char32_t>(length == 1 ? first : first & (0x7F >> length));
        for (std::size_t k = 1; k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            if ((next & 0xC0) != 0x80) throw InputError(TRANSLATABLE("fault", "this is not a text in UTF-8"));
            c = c << 6 | (next & 0x3F);
        }
        characters.push_back(c);
        i += length;
    }
    return characters;
}

} // namespace timestep
