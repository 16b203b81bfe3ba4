// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/microscope/step_tex.h"

#include <QHash>
#include <QRegularExpression>

namespace timestep {

namespace {

/// Names with more than one letter, and letters with a special meaning.
const QHash<QString, QString>& names() {
    static const QHash<QString, QString> names{{"old", "x_{\\mathrm{old}}"},
                                               {"next", "x_{\\mathrm{next}}"},
                                               {"before", "h_{\\mathrm{old}}"},
                                               {"middle", "v_{1/2}"},
                                               {"keep", "\\kappa"},
                                               {"kick", "\\eta"},
                                               {"sum", "\\textstyle\\sum"},
                                               {"lam", "\\lambda"},
                                               {"chi", "\\chi"},
                                               {"xi", "\\xi"},
                                               {"Δx", "\\Delta x"},
                                               {"Δv", "\\Delta v"},
                                               {"aj", "a_j"},
                                               {"vi", "v_i"},
                                               {"ai", "a_i"}};
    return names;
}

/// A factor, and its text without the brackets around it.
struct Atom {
    QString tex, bare;
};

class Reader {
public:
    explicit Reader(const QString& code) : m_code(code) {}
    QString read() { return sum(true); }

private:
    bool atEnd() const { return m_at >= m_code.size(); }
    QChar peek() const { return atEnd() ? QChar() : m_code[m_at]; }
    void skipBlanks() {
        while (peek().isSpace()) ++m_at;
    }

    /// Up to the closing bracket, or to the end.
    QString sum(bool outermost = false) {
        QString result;
        Atom last;
        bool assigned = !outermost;
        const auto flush = [&] {
            if (last.tex.isEmpty()) return;
            if (!result.isEmpty() && !result.endsWith(' ')) result += "\\,";
            result += last.tex;
            last = {};
        };
        for (skipBlanks(); !atEnd(); skipBlanks()) {
            const QChar c = peek();
            if (c == ')' || c == ']') break;
            if (c == '/') {
                ++m_at;
                skipBlanks();
                const Atom below = atom();
                last = {"\\frac{" + last.bare + "}{" + below.bare + "}", {}};
                last.bare = last.tex;
            } else if (c == '^' || m_code.mid(m_at, 2) == QLatin1String("**")) {
                m_at += c == '^' ? 1 : 2;
                skipBlanks();
                last.tex += "^{" + atom().bare + "}";
                last.bare = last.tex;
            } else if (c == '*') {
                ++m_at;
            } else if (QStringLiteral(u"+-\u2212=<,").contains(c)) {
                flush();
                ++m_at;
                const bool relation = c == '<' && peek() == '=';
                if (relation) ++m_at;
                result += c == '='             ? QString(assigned ? " = " : " \\leftarrow ")
                          : relation           ? QString(" \\le ")
                          : c == QChar(0x2212) ? QString(" - ")
                                               : QString(" %1 ").arg(c);
                if (c == '=') assigned = true;
            } else {
                flush();
                last = atom();
            }
        }
        flush();
        return result;
    }

    Atom atom() {
        const QChar c = peek();
        if (c == '(') {
            const QString inner = group();
            return {"(" + inner + ")", inner};
        }
        if (c.isDigit()) {
            const qsizetype from = m_at;
            while (peek().isDigit() || peek() == '.') ++m_at;
            return plain(m_code.mid(from, m_at - from));
        }
        if (!c.isLetter()) {
            ++m_at;
            return plain(QStringLiteral("\\text{%1}").arg(c));
        }
        return named();
    }

    static Atom plain(const QString& tex) { return {tex, tex}; }

    QString group() {
        ++m_at;
        const QString inner = sum();
        ++m_at;
        return inner;
    }

    Atom named() {
        QString letters, digits;
        while (peek().isLetter()) letters += m_code[m_at++];
        while (peek().isDigit()) digits += m_code[m_at++];
        QString tex = names().value(letters, letters.size() == 1 ? letters : "\\mathrm{" + letters + "}");
        QString subscript = digits;
        if (peek() == '_') { // h_last
            ++m_at;
            while (peek().isLetterOrNumber()) subscript += m_code[m_at++];
            subscript = "\\mathrm{" + subscript + "}";
        }
        while (peek() == '[') subscript += group();
        if (!subscript.isEmpty()) tex += "_{" + subscript + "}";
        for (; peek() == '\''; ++m_at) tex += '\'';
        if (peek() == QChar(0xb2)) {
            ++m_at;
            tex += "^2";
        }
        if (peek() == '(') {
            const QString inner = group();
            tex += "(" + inner + ")";
        }
        return plain(tex);
    }

    QString m_code;
    qsizetype m_at = 0;
};

/// "v += d" as "v = v + d".
QString writtenOut(const QString& statement) {
    static const QRegularExpression both(QStringLiteral("^\\s*(\\w+)\\s*([-+*/])=\\s*(.*)$"));
    const QRegularExpressionMatch match = both.match(statement);
    if (!match.hasMatch()) return statement;
    const QString sum = match.captured(2) == QLatin1String("+") ? QStringLiteral("%1 = %1 %2 %3")
                                                                : QStringLiteral("%1 = %1 %2 (%3)");
    return sum.arg(match.captured(1), match.captured(2), match.captured(3));
}

} // namespace

QStringList texOfCode(const QString& code) {
    QStringList result;
    for (const QString& statement : code.section('#', 0, 0).split(';', Qt::SkipEmptyParts))
        result << Reader(writtenOut(statement)).read().replace("h\\,h", "h^2");
    return result;
}

} // namespace timestep
