// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace timestep {

/// The text of a lesson of two steps: a spring with a question for a sentence, and a page to read.
inline QString smallLesson(const QString& id) {
    return QStringLiteral(R"(---
id: %1
title: A lesson
minutes: 5
level: beginner
aha: Something.
---

## One {#one .do}

```yaml experiment
id: e
scene: spring
step: 0.1
duration: 1
runs: [{integrator: velocity-verlet}]
```

```yaml question
id: why
type: sentence
ask: Why?
model: So.
```

## Two {#two .read}

Text.
)")
        .arg(id);
}

} // namespace timestep
