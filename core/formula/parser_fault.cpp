// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/parser_fault.h"

namespace timestep {

namespace {

/// %1: the sign or word in the formula.
Text textOfCode(mu::EErrorCodes code) {
    switch (code) {
    case mu::ecUNEXPECTED_OPERATOR:
        return TRANSLATABLE("fault", "the operator \"%1\" is not allowed here");
    case mu::ecUNASSIGNABLE_TOKEN:
        return TRANSLATABLE("fault", "\"%1\" has no meaning here");
    case mu::ecUNEXPECTED_EOF:
    case mu::ecEMPTY_EXPRESSION:
        return TRANSLATABLE("fault", "the formula ends too early");
    case mu::ecUNEXPECTED_ARG_SEP:
        return TRANSLATABLE("fault", "a comma is not allowed here");
    case mu::ecUNEXPECTED_VAL:
    case mu::ecUNEXPECTED_ARG:
        return TRANSLATABLE("fault", "the value \"%1\" is not allowed here");
    case mu::ecUNEXPECTED_VAR:
        return TRANSLATABLE("fault", "the name \"%1\" is not allowed here");
    case mu::ecUNEXPECTED_PARENS:
        return TRANSLATABLE("fault", "the bracket \"%1\" is not allowed here");
    case mu::ecMISSING_PARENS:
        return TRANSLATABLE("fault", "a bracket is not closed");
    case mu::ecUNEXPECTED_FUN:
        return TRANSLATABLE("fault", "the function \"%1\" is not allowed here");
    case mu::ecTOO_MANY_PARAMS:
        return TRANSLATABLE("fault", "the function \"%1\" has too many values in its brackets");
    case mu::ecTOO_FEW_PARAMS:
        return TRANSLATABLE("fault", "the function \"%1\" has too few values in its brackets");
    case mu::ecUNEXPECTED_CONDITIONAL:
        return TRANSLATABLE("fault", "\"?\" is not allowed here");
    case mu::ecMISSING_ELSE_CLAUSE:
        return TRANSLATABLE("fault", "\"?\" has no \":\" after it");
    case mu::ecMISPLACED_COLON:
        return TRANSLATABLE("fault", "\":\" has no \"?\" before it");
    case mu::ecEXPRESSION_TOO_LONG:
        return TRANSLATABLE("fault", "the formula is too long");
    default:
        return {};
    }
}

} // namespace

Sentence parserFault(const mu::ParserError& error) {
    if (const Text text = textOfCode(error.GetCode()); !text.empty()) return {text, error.GetToken()};
    std::string said = error.GetMsg();
    while (!said.empty() && (said.back() == '.' || said.back() == '\n')) said.pop_back();
    return Sentence::verbatim(said);
}

} // namespace timestep
