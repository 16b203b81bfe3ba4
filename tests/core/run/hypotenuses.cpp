// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hypotenuse.h"

#include "tests/tools.h"

#include <cmath>
#include <limits>
#include <random>

namespace timestep::hypotenuses_test {

class HypotenusesTest : public QObject {
    Q_OBJECT

private slots:
    void aPageRoundsLengthsAsTheLibraryOfLinuxDoes() {
#ifndef __GLIBC__
        QSKIP("another C library");
#else
        std::mt19937_64 random(1);
        std::uniform_real_distribution<double> fraction(-1, 1), ordinary(-60, 60), any(-1000, 1000);
        int different = 0;
        for (int i = 0; i < 300000; ++i) {
            const double x = fraction(random) * std::exp2(i % 3 == 0 ? any(random) : ordinary(random));
            const double y = i % 2 == 0 ? fraction(random) * x : fraction(random) * std::exp2(any(random));
            different += hypotenuse(x, y) != std::hypot(x, y);
        }
        QCOMPARE(different, 0);
#endif
    }

    void lengthsThatAreNoNumbersRemain() {
        const double infinite = std::numeric_limits<double>::infinity(), nan = std::nan("");
        QCOMPARE(hypotenuse(-infinite, nan), infinite);
        QVERIFY(std::isnan(hypotenuse(1, nan)));
        QCOMPARE(hypotenuse(0, -0.0), 0.0);
    }
};

REGISTER_TEST(HypotenusesTest)

} // namespace timestep::hypotenuses_test
#include "hypotenuses.moc"
