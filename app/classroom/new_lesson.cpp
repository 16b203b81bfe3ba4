// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/new_lesson.h"

#include "app/provenance/open_file.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace timestep {

namespace {

constexpr const char* skeleton = R"md(---
id: %1
title: %2
level: beginner
aha: |
  The one thing to take home.
chart: position-error
chart-caption: |
  Error of the position against time.
---

## What this is about {#begin .read}

At most sixty words and a picture or a formula. This cart speeds up by 10 m/s every second; the computer moves it in steps
of $h$ seconds:

$$v_{n+1} = v_n + a h \qquad x_{n+1} = x_n + v_{n+1} h$$

```yaml experiment
id: cart
scene: cart
parameters: {acceleration: 10}
step: 1
duration: 10
runs:
  - {integrator: semi-implicit-euler}
```

```yaml view
id: cart-and-ghost
exact: yes
```

```yaml plot
id: position-error
slot: 1
title: Error of the position
x: time
y: position-error
```

```yaml controls
id: only-watching
show:
  - {key: step, locked: yes}
```

## What do you expect? {#expect .predict}

```yaml question
id: expected
type: choice
prediction: yes
ask: The cart is exactly at 500 m after 10 s. Where will the computer put it?
choices:
  - id: same
    text: at 500 m
    feedback: |
      Each step moves with the velocity of its end, which is too fast.
  - id: further
    text: further on
  - id: behind
    text: further back
    feedback: |
      That happens when the position is moved first.
```

```yaml check
id: expected-given
kind: commit
question: expected
text: A choice is made.
```

## Run it {#run .do}

[Run](action:run) to 10 s.

```yaml check
id: position-at-the-end
kind: measure
text: Position after 10 s
when: {step: 1, integrator: semi-implicit-euler}
measure: x
take: end
value: 550
within: 0.001
unit: m
outcome: expected
```

```yaml claim
id: claim-550
measure: x
value: 550
within: 1e-9
```

## Read it off {#read-off .observe}

```yaml question
id: error-read
type: number
ask: How large is the error after 10 s?
unit: m
answer: 50
within: 0.5
feedback:
  - {value: 550, within: 1, text: That is the position itself.}
hints:
  - Take the exact position away from the computed one.
solution: |
  550 m − 500 m = 50 m.
```

```yaml check
id: error-answered
kind: answer
question: error-read
```

```yaml claim
id: claim-error
measure: position-error
answer: error-read
```

## Say why {#why .explain}

```yaml question
id: cause
type: sentence
ask: Why does the computer's cart run ahead? One sentence.
model: |
  Every step moves the cart with the velocity that it has at the end of the step.
```

```yaml check
id: cause-given
kind: commit
question: cause
text: A sentence is written.
```

## On your own {#explore .explore}

Which step keeps the error below 1 m? [Begin with 0.1 s](action:set?step=0.1).

```yaml controls
id: free
show:
  - {key: step, from: 0.01, to: 1}
```
)md";

} // namespace

std::string writeNewLesson(const std::string& folder, const std::string& titled) {
    const QString path = QDir::cleanPath(QString::fromStdString(folder));
    const QString name = QFileInfo(path).fileName();
    static const QRegularExpression form(QStringLiteral("^[0-9]{2}-([a-z0-9]+(?:-[a-z0-9]+)*)$"));
    const QRegularExpressionMatch match = form.match(name);
    if (!match.hasMatch())
        refuseFile(
            path,
            TRANSLATABLE(
                "fault",
                "the folder of a lesson is named like 21-my-lesson: two digits, small letters, hyphens"));
    if (QFileInfo::exists(path))
        refuseFile(path, TRANSLATABLE("fault", "there is a file or folder of this name already"));
    if (!QDir().mkpath(path)) refuseOutput(path, TRANSLATABLE("fault", "the folder cannot be made"));
    const QString id = match.captured(1);
    QString title = QString::fromStdString(titled);
    if (title.isEmpty()) {
        title = QString(id).replace(QLatin1Char('-'), QLatin1Char(' '));
        title[0] = title[0].toUpper();
    }
    const QString file = path + QStringLiteral("/lesson.md");
    // A title may look like a number or a YAML keyword; single quotes make it a text, and a quote inside is
    // doubled.
    title.replace(QLatin1Char('\''), QStringLiteral("''"));
    writeFile(file, QString::fromUtf8(skeleton)
                        .replace(QStringLiteral("%1"), id)
                        .replace(QStringLiteral("%2"), QStringLiteral("'%1'").arg(title))
                        .toStdString());
    return file.toStdString();
}

} // namespace timestep
