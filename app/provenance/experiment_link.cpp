// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/experiment_link.h"

#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment_json.h"
#include "widgets/whole_file.h"

#include <QByteArray>
#include <QRegularExpression>

#include <zlib.h>

namespace timestep {

namespace {

constexpr QLatin1String scheme("timestep:");
constexpr qint64 largestText = 1 << 20, largestContent = 16 << 20; // [bytes]
constexpr auto letters = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

/// Unpacks a stream of zlib, whose check sum finds every changed letter.
QByteArray unpacked(const QByteArray& packed) {
    const InputError damaged(
        TRANSLATABLE("fault", "this link is damaged: a part of it is missing or was changed"));
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK)
        throw InputError(TRANSLATABLE("fault", "there is not enough memory to unpack"));
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.constData()));
    stream.avail_in = static_cast<uInt>(packed.size());
    QByteArray content;
    int found = Z_OK;
    while (found == Z_OK && content.size() <= largestContent) {
        QByteArray piece(1 << 16, Qt::Uninitialized);
        stream.next_out = reinterpret_cast<Bytef*>(piece.data());
        stream.avail_out = static_cast<uInt>(piece.size());
        found = inflate(&stream, Z_NO_FLUSH);
        content.append(piece.constData(), piece.size() - static_cast<qsizetype>(stream.avail_out));
    }
    const bool whole = found == Z_STREAM_END && stream.avail_in == 0;
    inflateEnd(&stream);
    if (content.size() > largestContent)
        throw InputError(TRANSLATABLE("fault", "the experiment in this link is too large"));
    if (!whole) throw damaged;
    return content;
}

} // namespace

bool isExperimentLink(const QString& text) {
    return text.trimmed().startsWith(scheme, Qt::CaseInsensitive);
}

QString experimentLink(const Experiment& experiment) {
    const QByteArray packed = qCompress(QByteArray::fromStdString(toJson(experiment).dump()), 9);
    return scheme + QString::fromLatin1(packed.mid(4).toBase64(letters)); // without Qt's word for the size
}

Experiment experimentFromShared(const QString& text) {
    if (text.size() > largestText)
        throw InputError(Sentence(TRANSLATABLE("fault", "the text of an experiment has at most %1 letters"),
                                  std::to_string(largestText)));
    if (!isExperimentLink(text)) {
        const QString file = text.trimmed();
        if (!file.startsWith(QLatin1Char('{')))
            throw InputError(TRANSLATABLE("fault", "this text is neither an experiment nor a link to one"));
        return experimentFromText(file.toStdString(), {});
    }
    // Mails break long lines.
    static const QRegularExpression gaps(QStringLiteral("\\s+"));
    const QByteArray packed = text.trimmed().mid(scheme.size()).remove(gaps).toLatin1();
    const auto decoded =
        QByteArray::fromBase64Encoding(packed, letters | QByteArray::AbortOnBase64DecodingErrors);
    return experimentFromText(unpacked(decoded ? *decoded : QByteArray()).toStdString(), {});
}

} // namespace timestep
