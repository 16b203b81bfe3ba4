// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/markdown_formulas.h"

#include <QCoreApplication>

#include <algorithm>

namespace timestep {

namespace {

bool isBlank(QChar c) {
    return c == u' ' || c == u'\t';
}

/// Walks once through a text and collects its formulas.
class Scanner {
public:
    explicit Scanner(const QString& markdown) : m_text(markdown) {}

    std::vector<MarkdownFormula> scan() {
        while (m_position < m_text.size()) {
            if (isAtLineStart() && skipFence()) continue;
            const QChar c = m_text[m_position];
            if (c == u'\\')
                m_position += 2;
            else if (c == u'`')
                skipCodeSpan();
            else if (c == u'$')
                readFormula();
            else
                ++m_position;
        }
        return std::move(m_formulas);
    }

private:
    QChar at(qsizetype i) const { return i >= 0 && i < m_text.size() ? m_text[i] : QChar(u'\n'); }
    bool isAtLineStart() const { return m_position == 0 || m_text[m_position - 1] == u'\n'; }

    qsizetype lineEnd(qsizetype from) const {
        const qsizetype end = m_text.indexOf(u'\n', from);
        return end < 0 ? m_text.size() : end;
    }

    qsizetype runLength(qsizetype from) const {
        qsizetype end = from;
        while (end < m_text.size() && m_text[end] == m_text[from]) ++end;
        return end - from;
    }

    /// Where the line begins after its blanks and quote marks.
    qsizetype contentStart(qsizetype lineStart) const {
        qsizetype start = lineStart;
        while (start < m_text.size() && (isBlank(m_text[start]) || m_text[start] == u'>')) ++start;
        return start;
    }

    bool isBlankLine(qsizetype lineStart) const { return contentStart(lineStart) >= lineEnd(lineStart); }

    /// The end of the paragraph that contains `from`: the next blank line or the end of the text.
    qsizetype paragraphEnd(qsizetype from) const {
        qsizetype end = lineEnd(from);
        while (end < m_text.size() && !isBlankLine(end + 1)) end = lineEnd(end + 1);
        return end;
    }

    /// Skips fenced code, up to its closing fence or the end of the text.
    bool skipFence() {
        const qsizetype fence = contentStart(m_position);
        const QChar mark = at(fence);
        if ((mark != u'`' && mark != u'~') || runLength(fence) < 3) return false;
        const qsizetype length = runLength(fence);
        if (mark == u'`' && m_text.mid(fence + length, lineEnd(fence) - fence - length).contains(u'`'))
            return false;
        for (qsizetype line = lineEnd(fence) + 1; line < m_text.size(); line = lineEnd(line) + 1) {
            const qsizetype start = contentStart(line);
            if (at(start) != mark || runLength(start) < length) continue;
            const QString rest =
                m_text.mid(start + runLength(start), lineEnd(start) - start - runLength(start));
            if (!rest.trimmed().isEmpty()) continue;
            m_position = std::min(lineEnd(line) + 1, m_text.size());
            return true;
        }
        m_position = m_text.size();
        return true;
    }

    /// Skips a code span, or only its first marks if it is never closed.
    void skipCodeSpan() {
        const qsizetype length = runLength(m_position);
        const qsizetype end = paragraphEnd(m_position);
        qsizetype next = m_text.indexOf(u'`', m_position + length);
        while (next >= 0 && next < end && runLength(next) != length)
            next = m_text.indexOf(u'`', next + runLength(next));
        m_position = (next >= 0 && next < end ? next : m_position) + length;
    }

    void readFormula() {
        if (at(m_position + 1) == u'$')
            readDisplay();
        else
            readInline();
    }

    void readDisplay() {
        const qsizetype end = paragraphEnd(m_position);
        qsizetype close = m_position + 2;
        while (close < end && !(at(close) == u'$' && at(close + 1) == u'$'))
            close += at(close) == u'\\' ? 2 : 1;
        const bool isClosed = close < end;
        add(FormulaStyle::Display, m_position + 2, std::min(close, end), isClosed ? close + 2 : end,
            isClosed);
    }

    void readInline() {
        const qsizetype end = paragraphEnd(m_position);
        if (at(m_position + 1).isSpace()) {
            ++m_position;
            return;
        }
        for (qsizetype close = m_position + 1; close < end; close += at(close) == u'\\' ? 2 : 1) {
            if (at(close) != u'$' || at(close - 1).isSpace() || at(close + 1).isDigit()) continue;
            add(FormulaStyle::Inline, m_position + 1, close, close + 1, true);
            return;
        }
        ++m_position;
    }

    void add(FormulaStyle style, qsizetype from, qsizetype to, qsizetype end, bool isClosed) {
        MarkdownFormula formula;
        formula.style = style;
        formula.start = m_position;
        formula.end = end;
        formula.texStart = from;
        formula.isClosed = isClosed;
        formula.tex = m_text.mid(from, to - from);
        if (isInQuote()) blankQuoteMarks(formula.tex);
        m_formulas.push_back(std::move(formula));
        m_position = end;
    }

    bool isInQuote() const {
        qsizetype start = m_position > 0 ? m_text.lastIndexOf(u'\n', m_position - 1) + 1 : 0;
        while (isBlank(at(start))) ++start;
        return at(start) == u'>';
    }

    /// Positions in the formula must stay positions in the text: each mark becomes a blank.
    static void blankQuoteMarks(QString& tex) {
        for (qsizetype line = tex.indexOf(u'\n'); line >= 0; line = tex.indexOf(u'\n', line + 1))
            for (qsizetype i = line + 1; i < tex.size() && (isBlank(tex[i]) || tex[i] == u'>'); ++i)
                tex[i] = u' ';
    }

    const QString& m_text;
    qsizetype m_position = 0;
    std::vector<MarkdownFormula> m_formulas;
};

} // namespace

std::vector<MarkdownFormula> findFormulas(const QString& markdown) {
    return Scanner(markdown).scan();
}

FormulaResult typesetFormula(const MarkdownFormula& formula, double pixelSize) {
    if (formula.isClosed) return typesetFormula(formula.tex, pixelSize, formula.style);
    return {{},
            FormulaError{QCoreApplication::translate("timestep::MarkdownFormula", "$$ is never closed"), 1}};
}

std::optional<FormulaProblem> formulaError(const QString& markdown) {
    constexpr double anySize = 20;
    for (const MarkdownFormula& formula : findFormulas(markdown)) {
        const FormulaResult result = typesetFormula(formula, anySize);
        if (!result.error) continue;
        FormulaProblem problem;
        problem.message = result.error->message;
        problem.offset = formula.isClosed ? formula.texStart + result.error->position - 1 : formula.start;
        for (qsizetype i = 0; i < problem.offset && i < markdown.size(); ++i) {
            if (markdown[i] == u'\n') {
                ++problem.line;
                problem.column = 1;
            } else if (!markdown[i].isLowSurrogate()) {
                ++problem.column;
            }
        }
        return problem;
    }
    return std::nullopt;
}

} // namespace timestep
