<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AnalysisTexts</name>
    <message>
        <source>slope −%1</source>
        <translation>slope −%1</translation>
    </message>
    <message>
        <source>largest stable step, theory</source>
        <translation>largest stable step, theory</translation>
    </message>
    <message>
        <source>largest stable step, measured</source>
        <translation>largest stable step, measured</translation>
    </message>
    <message>
        <source>1: above, a change grows</source>
        <translation>1: above, a change grows</translation>
    </message>
    <message>
        <source>%1, expected %2</source>
        <translation>%1, expected %2</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>over %1</translation>
    </message>
</context>
<context>
    <name>CheckRow</name>
    <message>
        <source>Your curve in the plot</source>
        <translation>Your curve in the plot</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>back, next</source>
        <translation>back, next</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>grab and release it</source>
        <translation>grab and release it</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>arrows</translation>
    </message>
    <message>
        <source>move it (Shift: further), or move the view</source>
        <translation>move it (Shift: further), or move the view</translation>
    </message>
    <message>
        <source>pin or unpin</source>
        <translation>pin or unpin</translation>
    </message>
    <message>
        <source>zoom, show the whole scene</source>
        <translation>zoom, show the whole scene</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Plots</translation>
    </message>
    <message>
        <source>move</source>
        <translation>move</translation>
    </message>
    <message>
        <source>zoom, show everything</source>
        <translation>zoom, show everything</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Ctrl+arrows</translation>
    </message>
    <message>
        <source>read values along a curve</source>
        <translation>read values along a curve</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>to the next part of the window</source>
        <translation>to the next part of the window</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>About Timestep</source>
        <translation>About Timestep</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Timestep %1&lt;/h3&gt;&lt;p&gt;See what numerical integration and constraint relaxation do.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It uses Qt, QCustomPlot, the Latin Modern Math font (GUST Font License) and Tabler Icons (MIT).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Timestep %1&lt;/h3&gt;&lt;p&gt;See what numerical integration and constraint relaxation do.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It uses Qt, QCustomPlot, the Latin Modern Math font (GUST Font License) and Tabler Icons (MIT).&lt;/p&gt;</translation>
    </message>
    <message>
        <source>one step back</source>
        <translation>one step back</translation>
    </message>
    <message>
        <source>mark this instant</source>
        <translation>mark this instant</translation>
    </message>
    <message>
        <source>choose a particle or a body</source>
        <translation>choose a particle or a body</translation>
    </message>
    <message>
        <source>turn a body while the run stands still (Shift: further)</source>
        <translation>turn a body while the run stands still (Shift: further)</translation>
    </message>
    <message>
        <source>Scenes of the Clojure tutorial</source>
        <translation>Scenes of the Clojure tutorial</translation>
    </message>
    <message>
        <source>open blocks, cloth, points and sticks, and run them</source>
        <translation>open blocks, cloth, points and sticks, and run them</translation>
    </message>
    <message>
        <source>say these keys</source>
        <translation>say these keys</translation>
    </message>
    <message>
        <source>close the scene</source>
        <translation>close the scene</translation>
    </message>
    <message>
        <source>read off the slope; begin and end an area</source>
        <translation>read off the slope; begin and end an area</translation>
    </message>
    <message>
        <source>draw a line over the plot, write a note</source>
        <translation>draw a line over the plot, write a note</translation>
    </message>
    <message>
        <source>difference of two curves, Fourier spectrum</source>
        <translation>difference of two curves, Fourier spectrum</translation>
    </message>
    <message>
        <source>drag the title</source>
        <translation>drag the title</translation>
    </message>
    <message>
        <source>move a plot; double click: show it alone</source>
        <translation>move a plot; double click: show it alone</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Files</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>The time that each step advances.</source>
        <translation>The time that each step advances.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>It decides every random choice.</source>
        <translation>It decides every random choice.</translation>
    </message>
    <message>
        <source>Euler against Verlet</source>
        <translation>Euler against Verlet</translation>
    </message>
    <message>
        <source>Growing, bounded, decaying</source>
        <translation>Growing, bounded, decaying</translation>
    </message>
    <message>
        <source>Which line of Euler comes first</source>
        <translation>Which line of Euler comes first</translation>
    </message>
    <message>
        <source>Four orders</source>
        <translation>Four orders</translation>
    </message>
    <message>
        <source>Fourth order, symplectic or not</source>
        <translation>Fourth order, symplectic or not</translation>
    </message>
    <message>
        <source>The same number of evaluations</source>
        <translation>The same number of evaluations</translation>
    </message>
    <message>
        <source>Velocities of position Verlet</source>
        <translation>Velocities of position Verlet</translation>
    </message>
    <message>
        <source>One, four, sixteen passes</source>
        <translation>One, four, sixteen passes</translation>
    </message>
    <message>
        <source>Passes against substeps</source>
        <translation>Passes against substeps</translation>
    </message>
    <message>
        <source>Four relaxations</source>
        <translation>Four relaxations</translation>
    </message>
    <message>
        <source>Orders of the sticks</source>
        <translation>Orders of the sticks</translation>
    </message>
    <message>
        <source>Who comes last: sticks or walls</source>
        <translation>Who comes last: sticks or walls</translation>
    </message>
    <message>
        <source>Ways out of an overlap</source>
        <translation>Ways out of an overlap</translation>
    </message>
    <message>
        <source>One, five, twenty iterations</source>
        <translation>One, five, twenty iterations</translation>
    </message>
    <message>
        <source>With and without a warm start</source>
        <translation>With and without a warm start</translation>
    </message>
    <message>
        <source>Orders of the contacts</source>
        <translation>Orders of the contacts</translation>
    </message>
    <message>
        <source>Smaller and smaller steps</source>
        <translation>Smaller and smaller steps</translation>
    </message>
</context>
<context>
    <name>StandardPlots</name>
    <message>
        <source>slope %1</source>
        <translation>slope %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>Velocity in energies: %1.</source>
        <translation>Velocity in energies: %1.</translation>
    </message>
    <message>
        <source>Velocity in energies of %1: %2.</source>
        <translation>Velocity in energies of %1: %2.</translation>
    </message>
    <message>
        <source>One run for each %1 of %2.</source>
        <translation>One run for each %1 of %2.</translation>
    </message>
    <message>
        <source>h = %1%2</source>
        <translation>h = %1%2</translation>
    </message>
    <message>
        <source>Step h = %1%2.</source>
        <translation>Step h = %1%2.</translation>
    </message>
    <message>
        <source>Duration %1%2, seed %3, Timestep %4.</source>
        <translation>Duration %1%2, seed %3, Timestep %4.</translation>
    </message>
</context>
<context>
    <name>WindowMeasures</name>
    <message>
        <source>fit %1: %2</source>
        <translation>fit %1: %2</translation>
    </message>
    <message>
        <source>%1: no rows in the window</source>
        <translation>%1: no rows in the window</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n row(s): mean %2, rms %3, min %4, max %5, slope %6, area %7</source>
        <translation>
            <numerusform>%1, %n row: mean %2, rms %3, min %4, max %5, slope %6, area %7</numerusform>
            <numerusform>%1, %n rows: mean %2, rms %3, min %4, max %5, slope %6, area %7</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Forward and back</source>
        <translation>Forward and back</translation>
    </message>
    <message>
        <source>N steps forward, then N steps back with -h. A reversible method returns to its start, up to round-off.</source>
        <translation>N steps forward, then N steps back with -h. A reversible method returns to its start, up to round-off.</translation>
    </message>
    <message>
        <source>Growth factor against step</source>
        <translation>Growth factor against step</translation>
    </message>
    <message>
        <source>How much one step makes a small change grow, for each method. Above 1 the method is not stable.</source>
        <translation>How much one step makes a small change grow, for each method. Above 1 the method is not stable.</translation>
    </message>
    <message>
        <source>Stability map</source>
        <translation>Stability map</translation>
    </message>
    <message>
        <source>The growth factor per step over the plane of a parameter and the step, with the boundary of theory where there is one.</source>
        <translation>The growth factor per step over the plane of a parameter and the step, with the boundary of theory where there is one.</translation>
    </message>
    <message>
        <source>Halve the step</source>
        <translation>Halve the step</translation>
    </message>
    <message>
        <source>Runs with h, h/2 and h/4, and the error that Richardson&apos;s rule reads off their differences, beside the true one where it is known.</source>
        <translation>Runs with h, h/2 and h/4, and the error that Richardson&apos;s rule reads off their differences, beside the true one where it is known.</translation>
    </message>
    <message>
        <source>Cloud in the phase plane</source>
        <translation>Cloud in the phase plane</translation>
    </message>
    <message>
        <source>Follows a cloud of initial values and the area it fills, which a symplectic method keeps.</source>
        <translation>Follows a cloud of initial values and the area it fills, which a symplectic method keeps.</translation>
    </message>
    <message>
        <source>Poincaré section</source>
        <translation>Poincaré section</translation>
    </message>
    <message>
        <source>Marks where the motion passes through a plane: curves for a regular motion, a cloud for a chaotic one.</source>
        <translation>Marks where the motion passes through a plane: curves for a regular motion, a cloud for a chaotic one.</translation>
    </message>
    <message>
        <source>Error against step</source>
        <translation>Error against step</translation>
    </message>
    <message>
        <source>The step is halved again and again; the slope on log-log paper is the order, beside the one that the method promises.</source>
        <translation>The step is halved again and again; the slope on log-log paper is the order, beside the one that the method promises.</translation>
    </message>
    <message>
        <source>Error against work</source>
        <translation>Error against work</translation>
    </message>
    <message>
        <source>The error of each method against the number of force evaluations, and how many a wanted error takes.</source>
        <translation>The error of each method against the number of force evaluations, and how many a wanted error takes.</translation>
    </message>
</context>
<context>
    <name>contact-solver</name>
    <message>
        <source>Sequential impulses</source>
        <translation>Sequential impulses</translation>
    </message>
</context>
<context>
    <name>course</name>
    <message>
        <source>Everything</source>
        <translation>Everything</translation>
    </message>
    <message>
        <source>All lessons, each after the one that it builds on.</source>
        <translation>All lessons, each after the one that it builds on.</translation>
    </message>
    <message>
        <source>45-minute taster</source>
        <translation>45-minute taster</translation>
    </message>
    <message>
        <source>One double period: a method, its start, and sticks.</source>
        <translation>One double period: a method, its start, and sticks.</translation>
    </message>
    <message>
        <source>Game programmers</source>
        <translation>Game programmers</translation>
    </message>
    <message>
        <source>From Verlet&apos;s formula to stacks of boxes.</source>
        <translation>From Verlet&apos;s formula to stacks of boxes.</translation>
    </message>
    <message>
        <source>Physics class</source>
        <translation>Physics class</translation>
    </message>
    <message>
        <source>Errors, energy, stability and orbits.</source>
        <translation>Errors, energy, stability and orbits.</translation>
    </message>
    <message>
        <source>Maker class</source>
        <translation>Maker class</translation>
    </message>
    <message>
        <source>One stick, a cloth, and creatures made of both.</source>
        <translation>One stick, a cloth, and creatures made of both.</translation>
    </message>
</context>
<context>
    <name>drift</name>
    <message>
        <source>bounded</source>
        <translation>bounded</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>growing</translation>
    </message>
    <message>
        <source>decaying</source>
        <translation>decaying</translation>
    </message>
    <message>
        <source>cannot say</source>
        <translation>cannot say</translation>
    </message>
    <message>
        <source>It left the range of numbers.</source>
        <translation>It left the range of numbers.</translation>
    </message>
    <message>
        <source>Fewer than 64 rows: too short to tell a trend from a wobble.</source>
        <translation>Fewer than 64 rows: too short to tell a trend from a wobble.</translation>
    </message>
    <message>
        <source>The means of 16 blocks follow a trend beyond chance that is larger than half the wobble within a block.</source>
        <translation>The means of 16 blocks follow a trend beyond chance that is larger than half the wobble within a block.</translation>
    </message>
    <message>
        <source>The wobble within 16 blocks follows a trend beyond chance and changes by more than half its mean.</source>
        <translation>The wobble within 16 blocks follows a trend beyond chance and changes by more than half its mean.</translation>
    </message>
    <message>
        <source>There is a trend beyond chance, but it is smaller than half the wobble: a longer run tells.</source>
        <translation>There is a trend beyond chance, but it is smaller than half the wobble: a longer run tells.</translation>
    </message>
    <message>
        <source>No trend beyond chance in the means of 16 blocks, nor in the wobble within them.</source>
        <translation>No trend beyond chance in the means of 16 blocks, nor in the wobble within them.</translation>
    </message>
    <message>
        <source>No trend, but fewer than two wobbles: a longer run tells.</source>
        <translation>No trend, but fewer than two wobbles: a longer run tells.</translation>
    </message>
</context>
<context>
    <name>integrator</name>
    <message>
        <source>Backward Euler</source>
        <translation>Backward Euler</translation>
    </message>
    <message>
        <source>whole step</source>
        <translation>whole step</translation>
    </message>
    <message>
        <source>Position Verlet, start old = x - h v</source>
        <translation>Position Verlet, start old = x - h v</translation>
    </message>
    <message>
        <source>whole step, (x(n) - x(n-1))/h + h a(n)/2</source>
        <translation>whole step, (x(n) - x(n-1))/h + h a(n)/2</translation>
    </message>
    <message>
        <source>Position Verlet, half-kick start</source>
        <translation>Position Verlet, half-kick start</translation>
    </message>
    <message>
        <source>Explicit Euler</source>
        <translation>Explicit Euler</translation>
    </message>
    <message>
        <source>Runge-Kutta 4</source>
        <translation>Runge-Kutta 4</translation>
    </message>
    <message>
        <source>Semi-implicit Euler, velocity first</source>
        <translation>Semi-implicit Euler, velocity first</translation>
    </message>
    <message>
        <source>the method&apos;s own, equal to the backward difference</source>
        <translation>the method&apos;s own, equal to the backward difference</translation>
    </message>
    <message>
        <source>Semi-implicit Euler, position first</source>
        <translation>Semi-implicit Euler, position first</translation>
    </message>
    <message>
        <source>the method&apos;s own, equal to the forward difference</source>
        <translation>the method&apos;s own, equal to the forward difference</translation>
    </message>
    <message>
        <source>Velocity Verlet</source>
        <translation>Velocity Verlet</translation>
    </message>
    <message>
        <source>backward velocity (x − previous x) / h</source>
        <translation>backward velocity (x − previous x) / h</translation>
    </message>
    <message>
        <source>Forest-Ruth</source>
        <translation>Forest-Ruth</translation>
    </message>
    <message>
        <source>Yoshida 4</source>
        <translation>Yoshida 4</translation>
    </message>
    <message>
        <source>PEFRL</source>
        <translation>PEFRL</translation>
    </message>
    <message>
        <source>Dormand-Prince 5, fixed step</source>
        <translation>Dormand-Prince 5, fixed step</translation>
    </message>
    <message>
        <source>the tolerance cannot be met: the step that it asks for is too small for the clock</source>
        <translation>the tolerance cannot be met: the step that it asks for is too small for the clock</translation>
    </message>
    <message>
        <source>the tolerance cannot be met: one step of the run would take more than 100000 inner steps</source>
        <translation>the tolerance cannot be met: one step of the run would take more than 100000 inner steps</translation>
    </message>
    <message>
        <source>Dormand-Prince 5(4), adaptive</source>
        <translation>Dormand-Prince 5(4), adaptive</translation>
    </message>
    <message>
        <source>Newton&apos;s method found no solution of the equation of the step</source>
        <translation>Newton&apos;s method found no solution of the equation of the step</translation>
    </message>
    <message>
        <source>Implicit midpoint</source>
        <translation>Implicit midpoint</translation>
    </message>
    <message>
        <source>Position Verlet, time-corrected (Dummer)</source>
        <translation>Position Verlet, time-corrected (Dummer)</translation>
    </message>
    <message>
        <source>Position Verlet, corrected for changing steps</source>
        <translation>Position Verlet, corrected for changing steps</translation>
    </message>
    <message>
        <source>Explicit midpoint</source>
        <translation>Explicit midpoint</translation>
    </message>
    <message>
        <source>Heun</source>
        <translation>Heun</translation>
    </message>
    <message>
        <source>Leapfrog, drift-kick-drift</source>
        <translation>Leapfrog, drift-kick-drift</translation>
    </message>
    <message>
        <source>central velocity (x − previous x) / h + h a / 2</source>
        <translation>central velocity (x − previous x) / h + h a / 2</translation>
    </message>
    <message>
        <source>whole-step velocity along the sticks</source>
        <translation>whole-step velocity along the sticks</translation>
    </message>
    <message>
        <source>velocities of the bodies after the step</source>
        <translation>velocities of the bodies after the step</translation>
    </message>
</context>
<context>
    <name>metric</name>
    <message>
        <source>time t</source>
        <translation>time t</translation>
    </message>
    <message>
        <source>step number</source>
        <translation>step number</translation>
    </message>
    <message>
        <source>position error</source>
        <translation>position error</translation>
    </message>
    <message>
        <source>phase-space error</source>
        <translation>phase-space error</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>kinetic energy</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>potential energy</translation>
    </message>
    <message>
        <source>total energy</source>
        <translation>total energy</translation>
    </message>
    <message>
        <source>energy ratio E/E₀</source>
        <translation>energy ratio E/E₀</translation>
    </message>
    <message>
        <source>energy drift</source>
        <translation>energy drift</translation>
    </message>
    <message>
        <source>velocity v/ω</source>
        <translation>velocity v/ω</translation>
    </message>
    <message>
        <source>largest strain</source>
        <translation>largest strain</translation>
    </message>
    <message>
        <source>RMS strain</source>
        <translation>RMS strain</translation>
    </message>
    <message>
        <source>area</source>
        <translation>area</translation>
    </message>
    <message>
        <source>distance outside the walls</source>
        <translation>distance outside the walls</translation>
    </message>
    <message>
        <source>centre x</source>
        <translation>centre x</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>centre y</translation>
    </message>
    <message>
        <source>force evaluations</source>
        <translation>force evaluations</translation>
    </message>
    <message>
        <source> (exact)</source>
        <translation> (exact)</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>RMS strain after the pass</source>
        <translation>RMS strain after the pass</translation>
    </message>
    <message>
        <source>step size h</source>
        <translation>step size h</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>duration</translation>
    </message>
    <message>
        <source>measured order</source>
        <translation>measured order</translation>
    </message>
    <message>
        <source>position x</source>
        <translation>position x</translation>
    </message>
    <message>
        <source>velocity v</source>
        <translation>velocity v</translation>
    </message>
    <message>
        <source>angle θ</source>
        <translation>angle θ</translation>
    </message>
    <message>
        <source>angular velocity ω</source>
        <translation>angular velocity ω</translation>
    </message>
    <message>
        <source>velocity vx</source>
        <translation>velocity vx</translation>
    </message>
    <message>
        <source>height y</source>
        <translation>height y</translation>
    </message>
    <message>
        <source>velocity vy</source>
        <translation>velocity vy</translation>
    </message>
    <message>
        <source>displacement x</source>
        <translation>displacement x</translation>
    </message>
    <message>
        <source>energy change</source>
        <translation>energy change</translation>
    </message>
    <message>
        <source>steps forward and back</source>
        <translation>steps forward and back</translation>
    </message>
    <message>
        <source>distance from the start</source>
        <translation>distance from the start</translation>
    </message>
    <message>
        <source>declared reversible (1: yes)</source>
        <translation>declared reversible (1: yes)</translation>
    </message>
    <message>
        <source>growth factor per step</source>
        <translation>growth factor per step</translation>
    </message>
    <message>
        <source>largest stable step, measured</source>
        <translation>largest stable step, measured</translation>
    </message>
    <message>
        <source>largest stable step, theory</source>
        <translation>largest stable step, theory</translation>
    </message>
    <message>
        <source>difference between h and h/2</source>
        <translation>difference between h and h/2</translation>
    </message>
    <message>
        <source>error of h/2, estimated</source>
        <translation>error of h/2, estimated</translation>
    </message>
    <message>
        <source>error of h/2</source>
        <translation>error of h/2</translation>
    </message>
    <message>
        <source>estimated order</source>
        <translation>estimated order</translation>
    </message>
    <message>
        <source>largest estimated error</source>
        <translation>largest estimated error</translation>
    </message>
    <message>
        <source>largest error</source>
        <translation>largest error</translation>
    </message>
    <message>
        <source>expected order</source>
        <translation>expected order</translation>
    </message>
    <message>
        <source>area of the cloud / area at the start</source>
        <translation>area of the cloud / area at the start</translation>
    </message>
    <message>
        <source>cuts found</source>
        <translation>cuts found</translation>
    </message>
    <message>
        <source>fitted order</source>
        <translation>fitted order</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>steps</translation>
    </message>
    <message>
        <source>evaluations for the wanted error</source>
        <translation>evaluations for the wanted error</translation>
    </message>
    <message>
        <source>steps for the wanted error</source>
        <translation>steps for the wanted error</translation>
    </message>
    <message>
        <source>step size</source>
        <translation>step size</translation>
    </message>
    <message>
        <source>frame number</source>
        <translation>frame number</translation>
    </message>
    <message>
        <source>lead of the screen&apos;s clock</source>
        <translation>lead of the screen&apos;s clock</translation>
    </message>
    <message>
        <source>size of the last inner step</source>
        <translation>size of the last inner step</translation>
    </message>
    <message>
        <source>error estimate over the tolerance</source>
        <translation>error estimate over the tolerance</translation>
    </message>
    <message>
        <source>inner steps</source>
        <translation>inner steps</translation>
    </message>
    <message>
        <source>rejected steps</source>
        <translation>rejected steps</translation>
    </message>
    <message>
        <source> (computed reference)</source>
        <translation> (computed reference)</translation>
    </message>
    <message>
        <source> against the computed reference</source>
        <translation> against the computed reference</translation>
    </message>
    <message>
        <source> (change)</source>
        <translation> (change)</translation>
    </message>
    <message>
        <source>stretch of all sticks together</source>
        <translation>stretch of all sticks together</translation>
    </message>
    <message>
        <source>broken sticks</source>
        <translation>broken sticks</translation>
    </message>
    <message>
        <source>torn sticks</source>
        <translation>torn sticks</translation>
    </message>
    <message>
        <source>last particle x</source>
        <translation>last particle x</translation>
    </message>
    <message>
        <source>last particle y</source>
        <translation>last particle y</translation>
    </message>
    <message>
        <source>lowest particle y</source>
        <translation>lowest particle y</translation>
    </message>
    <message>
        <source>speed of the first particle</source>
        <translation>speed of the first particle</translation>
    </message>
    <message>
        <source>height of the head</source>
        <translation>height of the head</translation>
    </message>
    <message>
        <source>bend of the spine</source>
        <translation>bend of the spine</translation>
    </message>
    <message>
        <source>spread of the legs</source>
        <translation>spread of the legs</translation>
    </message>
    <message>
        <source>energy: drag, friction and walls</source>
        <translation>energy: drag, friction and walls</translation>
    </message>
    <message>
        <source>energy: numerical drift</source>
        <translation>energy: numerical drift</translation>
    </message>
    <message>
        <source>energy: work of the sticks</source>
        <translation>energy: work of the sticks</translation>
    </message>
    <message>
        <source>energy: hands and changed settings</source>
        <translation>energy: hands and changed settings</translation>
    </message>
    <message>
        <source>force of the sticks on the pins</source>
        <translation>force of the sticks on the pins</translation>
    </message>
    <message>
        <source>sticks visited</source>
        <translation>sticks visited</translation>
    </message>
    <message>
        <source>bounces of the first particle</source>
        <translation>bounces of the first particle</translation>
    </message>
    <message>
        <source>height of the last bounce</source>
        <translation>height of the last bounce</translation>
    </message>
    <message>
        <source>sliding distance</source>
        <translation>sliding distance</translation>
    </message>
    <message>
        <source>momentum x</source>
        <translation>momentum x</translation>
    </message>
    <message>
        <source>momentum y</source>
        <translation>momentum y</translation>
    </message>
    <message>
        <source>angular momentum L</source>
        <translation>angular momentum L</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>temperature</translation>
    </message>
    <message>
        <source>upper angle θ₁</source>
        <translation>upper angle θ₁</translation>
    </message>
    <message>
        <source>upper angular velocity ω₁</source>
        <translation>upper angular velocity ω₁</translation>
    </message>
    <message>
        <source>lower angle θ₂</source>
        <translation>lower angle θ₂</translation>
    </message>
    <message>
        <source>lower angular velocity ω₂</source>
        <translation>lower angular velocity ω₂</translation>
    </message>
    <message>
        <source>position y</source>
        <translation>position y</translation>
    </message>
    <message>
        <source>eccentricity</source>
        <translation>eccentricity</translation>
    </message>
    <message>
        <source>eccentricity vector x</source>
        <translation>eccentricity vector x</translation>
    </message>
    <message>
        <source>eccentricity vector y</source>
        <translation>eccentricity vector y</translation>
    </message>
    <message>
        <source>angle of periapsis</source>
        <translation>angle of periapsis</translation>
    </message>
    <message>
        <source>momentum z</source>
        <translation>momentum z</translation>
    </message>
    <message>
        <source>angular momentum x</source>
        <translation>angular momentum x</translation>
    </message>
    <message>
        <source>angular momentum y</source>
        <translation>angular momentum y</translation>
    </message>
    <message>
        <source>angular momentum z</source>
        <translation>angular momentum z</translation>
    </message>
    <message>
        <source>energy of mode 1</source>
        <translation>energy of mode 1</translation>
    </message>
    <message>
        <source>energy of mode 2</source>
        <translation>energy of mode 2</translation>
    </message>
    <message>
        <source>energy of mode 3</source>
        <translation>energy of mode 3</translation>
    </message>
    <message>
        <source>energy of mode 4</source>
        <translation>energy of mode 4</translation>
    </message>
    <message>
        <source>energy of mode 5</source>
        <translation>energy of mode 5</translation>
    </message>
    <message>
        <source>energy of mode 6</source>
        <translation>energy of mode 6</translation>
    </message>
    <message>
        <source>energy of mode 7</source>
        <translation>energy of mode 7</translation>
    </message>
    <message>
        <source>energy of mode 8</source>
        <translation>energy of mode 8</translation>
    </message>
    <message>
        <source>passes until 1 % of the strain is left</source>
        <translation>passes until 1 % of the strain is left</translation>
    </message>
    <message>
        <source>first particle x</source>
        <translation>first particle x</translation>
    </message>
    <message>
        <source>first particle y</source>
        <translation>first particle y</translation>
    </message>
    <message>
        <source>step of the first particle over that of the last</source>
        <translation>step of the first particle over that of the last</translation>
    </message>
    <message>
        <source>first particle, x per step</source>
        <translation>first particle, x per step</translation>
    </message>
    <message>
        <source>x of the watched body</source>
        <translation>x of the watched body</translation>
    </message>
    <message>
        <source>height of the watched body</source>
        <translation>height of the watched body</translation>
    </message>
    <message>
        <source>angle of the watched body</source>
        <translation>angle of the watched body</translation>
    </message>
    <message>
        <source>speed of the watched body</source>
        <translation>speed of the watched body</translation>
    </message>
    <message>
        <source>distance of the watched body from its start</source>
        <translation>distance of the watched body from its start</translation>
    </message>
    <message>
        <source>largest speed of a body</source>
        <translation>largest speed of a body</translation>
    </message>
    <message>
        <source>largest overlap</source>
        <translation>largest overlap</translation>
    </message>
    <message>
        <source>contacts</source>
        <translation>contacts</translation>
    </message>
    <message>
        <source>contacts known from before</source>
        <translation>contacts known from before</translation>
    </message>
    <message>
        <source>pairs looked at in the step</source>
        <translation>pairs looked at in the step</translation>
    </message>
    <message>
        <source>boxes compared in the step</source>
        <translation>boxes compared in the step</translation>
    </message>
    <message>
        <source>pairs looked at since the start</source>
        <translation>pairs looked at since the start</translation>
    </message>
    <message>
        <source>largest normal impulse</source>
        <translation>largest normal impulse</translation>
    </message>
    <message>
        <source>sum of the normal impulses</source>
        <translation>sum of the normal impulses</translation>
    </message>
    <message>
        <source>approach speed that the solver leaves</source>
        <translation>approach speed that the solver leaves</translation>
    </message>
    <message>
        <source>momentum, x</source>
        <translation>momentum, x</translation>
    </message>
    <message>
        <source>momentum, y</source>
        <translation>momentum, y</translation>
    </message>
    <message>
        <source>angular momentum</source>
        <translation>angular momentum</translation>
    </message>
    <message>
        <source>largest error of a joint</source>
        <translation>largest error of a joint</translation>
    </message>
    <message>
        <source>corners inside the other body</source>
        <translation>corners inside the other body</translation>
    </message>
    <message>
        <source>least overlap of the shadows</source>
        <translation>least overlap of the shadows</translation>
    </message>
    <message>
        <source>axis of least overlap, x</source>
        <translation>axis of least overlap, x</translation>
    </message>
    <message>
        <source>axis of least overlap, y</source>
        <translation>axis of least overlap, y</translation>
    </message>
    <message>
        <source>x of the first contact</source>
        <translation>x of the first contact</translation>
    </message>
    <message>
        <source>y of the first contact</source>
        <translation>y of the first contact</translation>
    </message>
    <message>
        <source>slope at the first contact</source>
        <translation>slope at the first contact</translation>
    </message>
    <message>
        <source>share of the weight that the ground bears</source>
        <translation>share of the weight that the ground bears</translation>
    </message>
    <message>
        <source>x velocity of the first body</source>
        <translation>x velocity of the first body</translation>
    </message>
    <message>
        <source>x velocity of the second body</source>
        <translation>x velocity of the second body</translation>
    </message>
    <message>
        <source>x velocity of the third body</source>
        <translation>x velocity of the third body</translation>
    </message>
    <message>
        <source>energy: friction and impacts</source>
        <translation>energy: friction and impacts</translation>
    </message>
    <message>
        <source>energy: bodies pushed apart</source>
        <translation>energy: bodies pushed apart</translation>
    </message>
    <message>
        <source>energy: joints and hands</source>
        <translation>energy: joints and hands</translation>
    </message>
    <message>
        <source>energy: placed bodies and changed settings</source>
        <translation>energy: placed bodies and changed settings</translation>
    </message>
    <message>
        <source>normal impulse of contact</source>
        <translation>normal impulse of contact</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iteration</translation>
    </message>
    <message>
        <source>approach speed after the iteration</source>
        <translation>approach speed after the iteration</translation>
    </message>
</context>
<context>
    <name>microscope</name>
    <message>
        <source>a1 is known from the last step</source>
        <translation>a1 is known from the last step</translation>
    </message>
    <message>
        <source>for the next step</source>
        <translation>for the next step</translation>
    </message>
    <message>
        <source>a(x) is known from before</source>
        <translation>a(x) is known from before</translation>
    </message>
    <message>
        <source>solved for w with %1 evaluations</source>
        <translation>solved for w with %1 evaluations</translation>
    </message>
    <message>
        <source>try %1</source>
        <translation>try %1</translation>
    </message>
    <message>
        <source>inner steps tried: %1, rejected: %2</source>
        <translation>inner steps tried: %1, rejected: %2</translation>
    </message>
    <message>
        <source>inner step %1</source>
        <translation>inner step %1</translation>
    </message>
    <message>
        <source>The method could not make this step: %1</source>
        <translation>The method could not make this step: %1</translation>
    </message>
    <message>
        <source>Something happens within this step, and cuts it.</source>
        <translation>Something happens within this step, and cuts it.</translation>
    </message>
</context>
<context>
    <name>parameter</name>
    <message>
        <source>put back onto the wall</source>
        <translation>put back onto the wall</translation>
    </message>
    <message>
        <source>put back and flip</source>
        <translation>put back and flip</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>mirror</translation>
    </message>
    <message>
        <source>mirror, as in the Clojure tutorial</source>
        <translation>mirror, as in the Clojure tutorial</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>stops sliding at once</source>
        <translation>stops sliding at once</translation>
    </message>
    <message>
        <source>slows down by a factor</source>
        <translation>slows down by a factor</translation>
    </message>
    <message>
        <source>1 − d per step</source>
        <translation>1 − d per step</translation>
    </message>
    <message>
        <source>1 − d per step, on gravity too</source>
        <translation>1 − d per step, on gravity too</translation>
    </message>
    <message>
        <source>exp(−d h)</source>
        <translation>exp(−d h)</translation>
    </message>
    <message>
        <source>walls, then sticks, in each pass</source>
        <translation>walls, then sticks, in each pass</translation>
    </message>
    <message>
        <source>sticks, then walls, in each pass</source>
        <translation>sticks, then walls, in each pass</translation>
    </message>
    <message>
        <source>walls once before the passes</source>
        <translation>walls once before the passes</translation>
    </message>
    <message>
        <source>walls once after the passes</source>
        <translation>walls once after the passes</translation>
    </message>
    <message>
        <source>as made</source>
        <translation>as made</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>reversed</translation>
    </message>
    <message>
        <source>alternating</source>
        <translation>alternating</translation>
    </message>
    <message>
        <source>random</source>
        <translation>random</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>listed</translation>
    </message>
    <message>
        <source>the free end takes all</source>
        <translation>the free end takes all</translation>
    </message>
    <message>
        <source>half is lost at the pin</source>
        <translation>half is lost at the pin</translation>
    </message>
    <message>
        <source>relaxation</source>
        <translation>relaxation</translation>
    </message>
    <message>
        <source>How the lengths of the sticks are restored.</source>
        <translation>How the lengths of the sticks are restored.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passes</translation>
    </message>
    <message>
        <source>How often all sticks are visited in each step.</source>
        <translation>How often all sticks are visited in each step.</translation>
    </message>
    <message>
        <source>order of sticks</source>
        <translation>order of sticks</translation>
    </message>
    <message>
        <source>The order in which a pass visits the sticks. Alternating: forward in the first, third … pass of the run.</source>
        <translation>The order in which a pass visits the sticks. Alternating: forward in the first, third … pass of the run.</translation>
    </message>
    <message>
        <source>who comes last</source>
        <translation>who comes last</translation>
    </message>
    <message>
        <source>Whether walls or sticks have the last word in a step.</source>
        <translation>Whether walls or sticks have the last word in a step.</translation>
    </message>
    <message>
        <source>sticks at a pin</source>
        <translation>sticks at a pin</translation>
    </message>
    <message>
        <source>How the correction of a stick is shared when one of its ends is pinned.</source>
        <translation>How the correction of a stick is shared when one of its ends is pinned.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Method</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>acceleration</translation>
    </message>
    <message>
        <source>start position</source>
        <translation>start position</translation>
    </message>
    <message>
        <source>start velocity</source>
        <translation>start velocity</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columns</translation>
    </message>
    <message>
        <source>Particles in a row.</source>
        <translation>Particles in a row.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>rows</translation>
    </message>
    <message>
        <source>Particles in a column.</source>
        <translation>Particles in a column.</translation>
    </message>
    <message>
        <source>spacing</source>
        <translation>spacing</translation>
    </message>
    <message>
        <source>Rest length of every stick.</source>
        <translation>Rest length of every stick.</translation>
    </message>
    <message>
        <source>pin every</source>
        <translation>pin every</translation>
    </message>
    <message>
        <source>1: the whole top row is pinned; n: the first particle and every n-th after it.</source>
        <translation>1: the whole top row is pinned; n: the first particle and every n-th after it.</translation>
    </message>
    <message>
        <source>sticks only pull</source>
        <translation>sticks only pull</translation>
    </message>
    <message>
        <source>Whether sticks resist stretching only, like string.</source>
        <translation>Whether sticks resist stretching only, like string.</translation>
    </message>
    <message>
        <source>random start</source>
        <translation>random start</translation>
    </message>
    <message>
        <source>Every free particle starts up to this share of the spacing off its place.</source>
        <translation>Every free particle starts up to this share of the spacing off its place.</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>corners</translation>
    </message>
    <message>
        <source>Number of corners around the hub.</source>
        <translation>Number of corners around the hub.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>size</translation>
    </message>
    <message>
        <source>Length of the spokes.</source>
        <translation>Length of the spokes.</translation>
    </message>
    <message>
        <source>start tilt</source>
        <translation>start tilt</translation>
    </message>
    <message>
        <source>Angle by which the shape is turned at the start.</source>
        <translation>Angle by which the shape is turned at the start.</translation>
    </message>
    <message>
        <source>start speed</source>
        <translation>start speed</translation>
    </message>
    <message>
        <source>To the right.</source>
        <translation>To the right.</translation>
    </message>
    <message>
        <source>length</source>
        <translation>length</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>gravity</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>mass</translation>
    </message>
    <message>
        <source>Changes the energies, and not the motion.</source>
        <translation>Changes the energies, and not the motion.</translation>
    </message>
    <message>
        <source>start angle</source>
        <translation>start angle</translation>
    </message>
    <message>
        <source>From the lowest point, anticlockwise.</source>
        <translation>From the lowest point, anticlockwise.</translation>
    </message>
    <message>
        <source>start angular velocity</source>
        <translation>start angular velocity</translation>
    </message>
    <message>
        <source>Upwards from the horizontal.</source>
        <translation>Upwards from the horizontal.</translation>
    </message>
    <message>
        <source>links</source>
        <translation>links</translation>
    </message>
    <message>
        <source>Number of sticks, made from the pin on.</source>
        <translation>Number of sticks, made from the pin on.</translation>
    </message>
    <message>
        <source>length of a link</source>
        <translation>length of a link</translation>
    </message>
    <message>
        <source>Rest length of each stick.</source>
        <translation>Rest length of each stick.</translation>
    </message>
    <message>
        <source>Between the straight rope and the vertical, 0: hanging down.</source>
        <translation>Between the straight rope and the vertical, 0: hanging down.</translation>
    </message>
    <message>
        <source>mass at the end</source>
        <translation>mass at the end</translation>
    </message>
    <message>
        <source>Mass of the last particle; all others have 1 kg.</source>
        <translation>Mass of the last particle; all others have 1 kg.</translation>
    </message>
    <message>
        <source>pin the other end too</source>
        <translation>pin the other end too</translation>
    </message>
    <message>
        <source>Whether the last particle is pinned like the first.</source>
        <translation>Whether the last particle is pinned like the first.</translation>
    </message>
    <message>
        <source>Acceleration downwards.</source>
        <translation>Acceleration downwards.</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>drag</translation>
    </message>
    <message>
        <source>A share of the speed per step, or a rate per time: see drag form.</source>
        <translation>A share of the speed per step, or a rate per time: see drag form.</translation>
    </message>
    <message>
        <source>drag form</source>
        <translation>drag form</translation>
    </message>
    <message>
        <source>How drag enters the step. Only the exponential form means the same at every step size.</source>
        <translation>How drag enters the step. Only the exponential form means the same at every step size.</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>walls</translation>
    </message>
    <message>
        <source>Floor, ceiling and side walls.</source>
        <translation>Floor, ceiling and side walls.</translation>
    </message>
    <message>
        <source>at a wall</source>
        <translation>at a wall</translation>
    </message>
    <message>
        <source>What happens to a particle beyond a wall.</source>
        <translation>What happens to a particle beyond a wall.</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>bounce</translation>
    </message>
    <message>
        <source>The share of the speed that is left after a wall.</source>
        <translation>The share of the speed that is left after a wall.</translation>
    </message>
    <message>
        <source>floor friction</source>
        <translation>floor friction</translation>
    </message>
    <message>
        <source>What the floor does to a particle that touches it.</source>
        <translation>What the floor does to a particle that touches it.</translation>
    </message>
    <message>
        <source>friction factor</source>
        <translation>friction factor</translation>
    </message>
    <message>
        <source>The share of the step that a particle on the floor keeps, when the floor slows down by a factor.</source>
        <translation>The share of the step that a particle on the floor keeps, when the floor slows down by a factor.</translation>
    </message>
    <message>
        <source>Distance of the corners from the middle.</source>
        <translation>Distance of the corners from the middle.</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>irregularity</translation>
    </message>
    <message>
        <source>0: equal sides. Above: the seed draws another shape.</source>
        <translation>0: equal sides. Above: the seed draws another shape.</translation>
    </message>
    <message>
        <source>In a direction that the seed draws.</source>
        <translation>In a direction that the seed draws.</translation>
    </message>
    <message>
        <source>stiffness</source>
        <translation>stiffness</translation>
    </message>
    <message>
        <source>damping</source>
        <translation>damping</translation>
    </message>
    <message>
        <source>Force of friction per velocity. The motion creeps without oscillating from 2 sqrt(stiffness mass) on.</source>
        <translation>Force of friction per velocity. The motion creeps without oscillating from 2 sqrt(stiffness mass) on.</translation>
    </message>
    <message>
        <source>start displacement</source>
        <translation>start displacement</translation>
    </message>
    <message>
        <source>braced</source>
        <translation>braced</translation>
    </message>
    <message>
        <source>Whether a diagonal makes two triangles of the square.</source>
        <translation>Whether a diagonal makes two triangles of the square.</translation>
    </message>
    <message>
        <source>step size h</source>
        <translation>step size h</translation>
    </message>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>most steps</source>
        <translation>most steps</translation>
    </message>
    <message>
        <source>smallest step</source>
        <translation>smallest step</translation>
    </message>
    <message>
        <source>largest step</source>
        <translation>largest step</translation>
    </message>
    <message>
        <source>steps of a perturbation</source>
        <translation>steps of a perturbation</translation>
    </message>
    <message>
        <source>Where the equations are not linear, the growth is the mean over so many steps.</source>
        <translation>Where the equations are not linear, the growth is the mean over so many steps.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>parameter from</source>
        <translation>parameter from</translation>
    </message>
    <message>
        <source>parameter to</source>
        <translation>parameter to</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>disc</translation>
    </message>
    <message>
        <source>square</source>
        <translation>square</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>shape</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>radius</translation>
    </message>
    <message>
        <source>In the unit of the coordinate; velocities are divided by the natural frequency, where there is one.</source>
        <translation>In the unit of the coordinate; velocities are divided by the natural frequency, where there is one.</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>pictures</translation>
    </message>
    <message>
        <source>Evenly over the run, the start included.</source>
        <translation>Evenly over the run, the start included.</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>rising</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>falling</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>cuts</translation>
    </message>
    <message>
        <source>level of the cut</source>
        <translation>level of the cut</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>direction</translation>
    </message>
    <message>
        <source>most steps per cut</source>
        <translation>most steps per cut</translation>
    </message>
    <message>
        <source>A motion that does not come back within so many ends.</source>
        <translation>A motion that does not come back within so many ends.</translation>
    </message>
    <message>
        <source>halvings</source>
        <translation>halvings</translation>
    </message>
    <message>
        <source>largest over the run</source>
        <translation>largest over the run</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>at the end</translation>
    </message>
    <message>
        <source>wanted error</source>
        <translation>wanted error</translation>
    </message>
    <message>
        <source>In the unit of what is measured.</source>
        <translation>In the unit of what is measured.</translation>
    </message>
    <message>
        <source>error taken</source>
        <translation>error taken</translation>
    </message>
    <message>
        <source>fewest steps</source>
        <translation>fewest steps</translation>
    </message>
    <message>
        <source>A method that needs more has no answer.</source>
        <translation>A method that needs more has no answer.</translation>
    </message>
    <message>
        <source>put back, then flip what is left</source>
        <translation>put back, then flip what is left</translation>
    </message>
    <message>
        <source>in proportion to the depth</source>
        <translation>in proportion to the depth</translation>
    </message>
    <message>
        <source>in proportion to the pressure (Coulomb)</source>
        <translation>in proportion to the pressure (Coulomb)</translation>
    </message>
    <message>
        <source>kept: right</source>
        <translation>kept: right</translation>
    </message>
    <message>
        <source>overwritten: as the tutorial</source>
        <translation>overwritten: as the tutorial</translation>
    </message>
    <message>
        <source>never</source>
        <translation>never</translation>
    </message>
    <message>
        <source>at a multiple of its length</source>
        <translation>at a multiple of its length</translation>
    </message>
    <message>
        <source>at a length</source>
        <translation>at a length</translation>
    </message>
    <message>
        <source>1 / (1 + d h)</source>
        <translation>1 / (1 + d h)</translation>
    </message>
    <message>
        <source>(1 − d h/2) / (1 + d h/2)</source>
        <translation>(1 − d h/2) / (1 + d h/2)</translation>
    </message>
    <message>
        <source>every second one, then the others</source>
        <translation>every second one, then the others</translation>
    </message>
    <message>
        <source>from the pins outwards, in colours</source>
        <translation>from the pins outwards, in colours</translation>
    </message>
    <message>
        <source>naive: x − p as it is</source>
        <translation>naive: x − p as it is</translation>
    </message>
    <message>
        <source>Dummer&apos;s: x − p to the new step</source>
        <translation>Dummer&apos;s: x − p to the new step</translation>
    </message>
    <message>
        <source>corrected: the acceleration too</source>
        <translation>corrected: the acceleration too</translation>
    </message>
    <message>
        <source>previous position as the scene says</source>
        <translation>previous position as the scene says</translation>
    </message>
    <message>
        <source>half-kick</source>
        <translation>half-kick</translation>
    </message>
    <message>
        <source>the pin is moved and put back</source>
        <translation>the pin is moved and put back</translation>
    </message>
    <message>
        <source>per pass: more passes, stiffer</source>
        <translation>per pass: more passes, stiffer</translation>
    </message>
    <message>
        <source>per step, whatever the passes</source>
        <translation>per step, whatever the passes</translation>
    </message>
    <message>
        <source>backward: of the half step</source>
        <translation>backward: of the half step</translation>
    </message>
    <message>
        <source>central: without the sticks</source>
        <translation>central: without the sticks</translation>
    </message>
    <message>
        <source>whole step: along the sticks</source>
        <translation>whole step: along the sticks</translation>
    </message>
    <message>
        <source>substeps</source>
        <translation>substeps</translation>
    </message>
    <message>
        <source>Into how many equal parts each step is divided, each with its own drag, passes and walls.</source>
        <translation>Into how many equal parts each step is divided, each with its own drag, passes and walls.</translation>
    </message>
    <message>
        <source>over-relaxation ω</source>
        <translation>over-relaxation ω</translation>
    </message>
    <message>
        <source>Factor on every correction: 1 is Gauss-Seidel, from 2 on it diverges.</source>
        <translation>Factor on every correction: 1 is Gauss-Seidel, from 2 on it diverges.</translation>
    </message>
    <message>
        <source>under-relaxation</source>
        <translation>under-relaxation</translation>
    </message>
    <message>
        <source>Factor on every correction: 1 is Jacobi.</source>
        <translation>Factor on every correction: 1 is Jacobi.</translation>
    </message>
    <message>
        <source>estimated radius ρ</source>
        <translation>estimated radius ρ</translation>
    </message>
    <message>
        <source>By which factor a pass of Jacobi shrinks the error in the end; more diverges.</source>
        <translation>By which factor a pass of Jacobi shrinks the error in the end; more diverges.</translation>
    </message>
    <message>
        <source>plain passes first</source>
        <translation>plain passes first</translation>
    </message>
    <message>
        <source>Passes of each step before the extrapolation begins.</source>
        <translation>Passes of each step before the extrapolation begins.</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>tolerance</translation>
    </message>
    <message>
        <source>A pass solves linear systems until no stick has a greater relative error of its length; 0: one system per pass.</source>
        <translation>A pass solves linear systems until no stick has a greater relative error of its length; 0: one system per pass.</translation>
    </message>
    <message>
        <source>stiffness of sticks</source>
        <translation>stiffness of sticks</translation>
    </message>
    <message>
        <source>Whether the stiffness is the share of the error that one pass removes, or all passes of a step together.</source>
        <translation>Whether the stiffness is the share of the error that one pass removes, or all passes of a step together.</translation>
    </message>
    <message>
        <source>Verlet when the step changes</source>
        <translation>Verlet when the step changes</translation>
    </message>
    <message>
        <source>How the step before is used when it was longer or shorter than this one.</source>
        <translation>How the step before is used when it was longer or shorter than this one.</translation>
    </message>
    <message>
        <source>start of Verlet</source>
        <translation>start of Verlet</translation>
    </message>
    <message>
        <source>Which previous position the first step uses.</source>
        <translation>Which previous position the first step uses.</translation>
    </message>
    <message>
        <source>velocity of the energies</source>
        <translation>velocity of the energies</translation>
    </message>
    <message>
        <source>From which velocity the kinetic energy is computed.</source>
        <translation>From which velocity the kinetic energy is computed.</translation>
    </message>
    <message>
        <source>How much an inner step of an adaptive method may err, absolute and relative.</source>
        <translation>How much an inner step of an adaptive method may err, absolute and relative.</translation>
    </message>
    <message>
        <source>fixed step</source>
        <translation>fixed step</translation>
    </message>
    <message>
        <source>one step per frame, as long as the frame</source>
        <translation>one step per frame, as long as the frame</translation>
    </message>
    <message>
        <source>steps of h and 2 h in turn</source>
        <translation>steps of h and 2 h in turn</translation>
    </message>
    <message>
        <source>fixed step with an accumulator</source>
        <translation>fixed step with an accumulator</translation>
    </message>
    <message>
        <source>frame loop</source>
        <translation>frame loop</translation>
    </message>
    <message>
        <source>Whether the frames of the screen decide the steps.</source>
        <translation>Whether the frames of the screen decide the steps.</translation>
    </message>
    <message>
        <source>frame rate</source>
        <translation>frame rate</translation>
    </message>
    <message>
        <source>Frames per unit of time, when there are frames.</source>
        <translation>Frames per unit of time, when there are frames.</translation>
    </message>
    <message>
        <source>jitter of frames</source>
        <translation>jitter of frames</translation>
    </message>
    <message>
        <source>By which share frames are longer or shorter at random.</source>
        <translation>By which share frames are longer or shorter at random.</translation>
    </message>
    <message>
        <source>steps per frame at most</source>
        <translation>steps per frame at most</translation>
    </message>
    <message>
        <source>What an accumulator cannot do within one frame is dropped: the run falls behind.</source>
        <translation>What an accumulator cannot do within one frame is dropped: the run falls behind.</translation>
    </message>
    <message>
        <source>double (53 bits)</source>
        <translation>double (53 bits)</translation>
    </message>
    <message>
        <source>float (24 bits)</source>
        <translation>float (24 bits)</translation>
    </message>
    <message>
        <source>float with compensated sums (Kahan)</source>
        <translation>float with compensated sums (Kahan)</translation>
    </message>
    <message>
        <source>counted steps</source>
        <translation>counted steps</translation>
    </message>
    <message>
        <source>while t ≤ T, with a clock that is summed</source>
        <translation>while t ≤ T, with a clock that is summed</translation>
    </message>
    <message>
        <source>number type</source>
        <translation>number type</translation>
    </message>
    <message>
        <source>How many digits every number of the run has.</source>
        <translation>How many digits every number of the run has.</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>loop</translation>
    </message>
    <message>
        <source>What ends the run: a number of steps, or a clock.</source>
        <translation>What ends the run: a number of steps, or a clock.</translation>
    </message>
    <message>
        <source>in the force</source>
        <translation>in the force</translation>
    </message>
    <message>
        <source>1 − d per step, on the force too</source>
        <translation>1 − d per step, on the force too</translation>
    </message>
    <message>
        <source>the method&apos;s own</source>
        <translation>the method&apos;s own</translation>
    </message>
    <message>
        <source>central: of the whole step</source>
        <translation>central: of the whole step</translation>
    </message>
    <message>
        <source>damping form</source>
        <translation>damping form</translation>
    </message>
    <message>
        <source>How friction enters a step of position Verlet.</source>
        <translation>How friction enters a step of position Verlet.</translation>
    </message>
    <message>
        <source>From which velocity of position Verlet energies are computed.</source>
        <translation>From which velocity of position Verlet energies are computed.</translation>
    </message>
    <message>
        <source>depth of the potential</source>
        <translation>depth of the potential</translation>
    </message>
    <message>
        <source>diameter of an atom</source>
        <translation>diameter of an atom</translation>
    </message>
    <message>
        <source>start velocities times</source>
        <translation>start velocities times</translation>
    </message>
    <message>
        <source>number of atoms</source>
        <translation>number of atoms</translation>
    </message>
    <message>
        <source>distance in the lattice</source>
        <translation>distance in the lattice</translation>
    </message>
    <message>
        <source>displacement from the lattice</source>
        <translation>displacement from the lattice</translation>
    </message>
    <message>
        <source>The same for every run: nothing here is random.</source>
        <translation>The same for every run: nothing here is random.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>Position at the start.</source>
        <translation>Position at the start.</translation>
    </message>
    <message>
        <source>start, one frame before</source>
        <translation>start, one frame before</translation>
    </message>
    <message>
        <source>Where the particle was one frame before the start.</source>
        <translation>Where the particle was one frame before the start.</translation>
    </message>
    <message>
        <source>Walls meet the rim of the ball.</source>
        <translation>Walls meet the rim of the ball.</translation>
    </message>
    <message>
        <source>balls</source>
        <translation>balls</translation>
    </message>
    <message>
        <source>How many; the tutorial has 1, 10, 100 or 1000.</source>
        <translation>How many; the tutorial has 1, 10, 100 or 1000.</translation>
    </message>
    <message>
        <source>At most, in a direction that the seed draws.</source>
        <translation>At most, in a direction that the seed draws.</translation>
    </message>
    <message>
        <source>start height</source>
        <translation>start height</translation>
    </message>
    <message>
        <source>Of the rim above the floor, at rest.</source>
        <translation>Of the rim above the floor, at rest.</translation>
    </message>
    <message>
        <source>at its instant inside the step</source>
        <translation>at its instant inside the step</translation>
    </message>
    <message>
        <source>at the end of the step</source>
        <translation>at the end of the step</translation>
    </message>
    <message>
        <source>restitution</source>
        <translation>restitution</translation>
    </message>
    <message>
        <source>The part of its speed that the ball keeps at a bounce.</source>
        <translation>The part of its speed that the ball keeps at a bounce.</translation>
    </message>
    <message>
        <source>bounce happens</source>
        <translation>bounce happens</translation>
    </message>
    <message>
        <source>span</source>
        <translation>span</translation>
    </message>
    <message>
        <source>How far the ends are apart sideways.</source>
        <translation>How far the ends are apart sideways.</translation>
    </message>
    <message>
        <source>rise</source>
        <translation>rise</translation>
    </message>
    <message>
        <source>How much higher the second end is.</source>
        <translation>How much higher the second end is.</translation>
    </message>
    <message>
        <source>Rest length of the stick.</source>
        <translation>Rest length of the stick.</translation>
    </message>
    <message>
        <source>Between the stick and the vertical, 0: hanging down.</source>
        <translation>Between the stick and the vertical, 0: hanging down.</translation>
    </message>
    <message>
        <source>compliance</source>
        <translation>compliance</translation>
    </message>
    <message>
        <source>Stretch per force. Only XPBD looks at it.</source>
        <translation>Stretch per force. Only XPBD looks at it.</translation>
    </message>
    <message>
        <source>mass of a particle</source>
        <translation>mass of a particle</translation>
    </message>
    <message>
        <source>Of all but the last.</source>
        <translation>Of all but the last.</translation>
    </message>
    <message>
        <source>Mass of the last particle.</source>
        <translation>Mass of the last particle.</translation>
    </message>
    <message>
        <source>full</source>
        <translation>full</translation>
    </message>
    <message>
        <source>half</source>
        <translation>half</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>partial</translation>
    </message>
    <message>
        <source>sparse</source>
        <translation>sparse</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>sheet</translation>
    </message>
    <message>
        <source>29 rows of particles, or 15.</source>
        <translation>29 rows of particles, or 15.</translation>
    </message>
    <message>
        <source>attachments</source>
        <translation>attachments</translation>
    </message>
    <message>
        <source>How much of the top row is fixed: all, every 4th, every 10th or the corners.</source>
        <translation>How much of the top row is fixed: all, every 4th, every 10th or the corners.</translation>
    </message>
    <message>
        <source>rip resistance</source>
        <translation>rip resistance</translation>
    </message>
    <message>
        <source>Sticks tear at 8, 2.5 or 1.5 times their length: strong, medium, weak.</source>
        <translation>Sticks tear at 8, 2.5 or 1.5 times their length: strong, medium, weak.</translation>
    </message>
    <message>
        <source>How far particles start off their places, as the seed draws.</source>
        <translation>How far particles start off their places, as the seed draws.</translation>
    </message>
    <message>
        <source>upper length</source>
        <translation>upper length</translation>
    </message>
    <message>
        <source>lower length</source>
        <translation>lower length</translation>
    </message>
    <message>
        <source>upper mass</source>
        <translation>upper mass</translation>
    </message>
    <message>
        <source>lower mass</source>
        <translation>lower mass</translation>
    </message>
    <message>
        <source>upper start angle</source>
        <translation>upper start angle</translation>
    </message>
    <message>
        <source>lower start angle</source>
        <translation>lower start angle</translation>
    </message>
    <message>
        <source>upper start angular velocity</source>
        <translation>upper start angular velocity</translation>
    </message>
    <message>
        <source>lower start angular velocity</source>
        <translation>lower start angular velocity</translation>
    </message>
    <message>
        <source>driving force</source>
        <translation>driving force</translation>
    </message>
    <message>
        <source>driving frequency</source>
        <translation>driving frequency</translation>
    </message>
    <message>
        <source>Resonance is at sqrt(stiffness / mass).</source>
        <translation>Resonance is at sqrt(stiffness / mass).</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energy</translation>
    </message>
    <message>
        <source>1/12: regular; 1/8: mostly chaotic; above 1/6: it escapes.</source>
        <translation>1/12: regular; 1/8: mostly chaotic; above 1/6: it escapes.</translation>
    </message>
    <message>
        <source>start position y</source>
        <translation>start position y</translation>
    </message>
    <message>
        <source>start velocity vy</source>
        <translation>start velocity vy</translation>
    </message>
    <message>
        <source>attraction G M</source>
        <translation>attraction G M</translation>
    </message>
    <message>
        <source>semi-major axis</source>
        <translation>semi-major axis</translation>
    </message>
    <message>
        <source>eccentricity</source>
        <translation>eccentricity</translation>
    </message>
    <message>
        <source>0 is a circle; the longer the ellipse, the nearer to 1.</source>
        <translation>0 is a circle; the longer the ellipse, the nearer to 1.</translation>
    </message>
    <message>
        <source>constant of gravitation G</source>
        <translation>constant of gravitation G</translation>
    </message>
    <message>
        <source>start position x</source>
        <translation>start position x</translation>
    </message>
    <message>
        <source>start velocity vx</source>
        <translation>start velocity vx</translation>
    </message>
    <message>
        <source>half width of the view</source>
        <translation>half width of the view</translation>
    </message>
    <message>
        <source>acceleration x″</source>
        <translation>acceleration x″</translation>
    </message>
    <message>
        <source>A formula of t, x, v (also called vx), y, vy and the constants.</source>
        <translation>A formula of t, x, v (also called vx), y, vy and the constants.</translation>
    </message>
    <message>
        <source>acceleration y″</source>
        <translation>acceleration y″</translation>
    </message>
    <message>
        <source>Empty: the motion is along x alone.</source>
        <translation>Empty: the motion is along x alone.</translation>
    </message>
    <message>
        <source>potential energy per mass</source>
        <translation>potential energy per mass</translation>
    </message>
    <message>
        <source>A formula of t, x and y; empty: 0.</source>
        <translation>A formula of t, x and y; empty: 0.</translation>
    </message>
    <message>
        <source>constants</source>
        <translation>constants</translation>
    </message>
    <message>
        <source>Names and numbers, as in k = 4, m = 1.</source>
        <translation>Names and numbers, as in k = 4, m = 1.</translation>
    </message>
    <message>
        <source>four sides</source>
        <translation>four sides</translation>
    </message>
    <message>
        <source>sides and diagonals</source>
        <translation>sides and diagonals</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>sticks</translation>
    </message>
    <message>
        <source>Particles alone, the folding square, or with the two diagonals of the exercise.</source>
        <translation>Particles alone, the folding square, or with the two diagonals of the exercise.</translation>
    </message>
    <message>
        <source>width</source>
        <translation>width</translation>
    </message>
    <message>
        <source>Of the cloth at the start.</source>
        <translation>Of the cloth at the start.</translation>
    </message>
    <message>
        <source>height</source>
        <translation>height</translation>
    </message>
    <message>
        <source>Number of sticks between the anchor and the quadrilateral.</source>
        <translation>Number of sticks between the anchor and the quadrilateral.</translation>
    </message>
    <message>
        <source>Of the head to the right.</source>
        <translation>Of the head to the right.</translation>
    </message>
    <message>
        <source>show the springs</source>
        <translation>show the springs</translation>
    </message>
    <message>
        <source>Whether the hidden springs are drawn.</source>
        <translation>Whether the hidden springs are drawn.</translation>
    </message>
    <message>
        <source>every stick stretched by the same share</source>
        <translation>every stick stretched by the same share</translation>
    </message>
    <message>
        <source>nine sticks, unevenly</source>
        <translation>nine sticks, unevenly</translation>
    </message>
    <message>
        <source>The uneven chain has nine sticks whatever else is set.</source>
        <translation>The uneven chain has nine sticks whatever else is set.</translation>
    </message>
    <message>
        <source>Number of sticks of length 1.</source>
        <translation>Number of sticks of length 1.</translation>
    </message>
    <message>
        <source>stretch at the start</source>
        <translation>stretch at the start</translation>
    </message>
    <message>
        <source>Share of its length by which every stick is too long.</source>
        <translation>Share of its length by which every stick is too long.</translation>
    </message>
    <message>
        <source>first particle pinned</source>
        <translation>first particle pinned</translation>
    </message>
    <message>
        <source>Whether one end of the chain is fixed.</source>
        <translation>Whether one end of the chain is fixed.</translation>
    </message>
    <message>
        <source>second pin</source>
        <translation>second pin</translation>
    </message>
    <message>
        <source>Pins the other end of the first row too, which is too far away: no shape satisfies all sticks.</source>
        <translation>Pins the other end of the first row too, which is too far away: no shape satisfies all sticks.</translation>
    </message>
    <message>
        <source>Mass of the last particle; all others have 1.</source>
        <translation>Mass of the last particle; all others have 1.</translation>
    </message>
    <message>
        <source>every top particle</source>
        <translation>every top particle</translation>
    </message>
    <message>
        <source>every 2nd</source>
        <translation>every 2nd</translation>
    </message>
    <message>
        <source>every 5th</source>
        <translation>every 5th</translation>
    </message>
    <message>
        <source>in four groups</source>
        <translation>in four groups</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>row by row</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>pins</translation>
    </message>
    <message>
        <source>Which particles of the top row are pinned.</source>
        <translation>Which particles of the top row are pinned.</translation>
    </message>
    <message>
        <source>sticks made</source>
        <translation>sticks made</translation>
    </message>
    <message>
        <source>The order in which the sticks are made, and visited.</source>
        <translation>The order in which the sticks are made, and visited.</translation>
    </message>
    <message>
        <source>thin rod</source>
        <translation>thin rod</translation>
    </message>
    <message>
        <source>rectangular plate</source>
        <translation>rectangular plate</translation>
    </message>
    <message>
        <source>body</source>
        <translation>body</translation>
    </message>
    <message>
        <source>Of a disc: its diameter.</source>
        <translation>Of a disc: its diameter.</translation>
    </message>
    <message>
        <source>width of the plate</source>
        <translation>width of the plate</translation>
    </message>
    <message>
        <source>pivot to centre of mass</source>
        <translation>pivot to centre of mass</translation>
    </message>
    <message>
        <source>friction coefficient μ</source>
        <translation>friction coefficient μ</translation>
    </message>
    <message>
        <source>How strongly the floor brakes in proportion to depth or pressure.</source>
        <translation>How strongly the floor brakes in proportion to depth or pressure.</translation>
    </message>
    <message>
        <source>previous position</source>
        <translation>previous position</translation>
    </message>
    <message>
        <source>Find the bug: the first listing of the tutorial overwrites the previous position before it is used.</source>
        <translation>Find the bug: the first listing of the tutorial overwrites the previous position before it is used.</translation>
    </message>
    <message>
        <source>wind</source>
        <translation>wind</translation>
    </message>
    <message>
        <source>Acceleration to the right by the wind.</source>
        <translation>Acceleration to the right by the wind.</translation>
    </message>
    <message>
        <source>period of the gusts</source>
        <translation>period of the gusts</translation>
    </message>
    <message>
        <source>0: the wind is steady.</source>
        <translation>0: the wind is steady.</translation>
    </message>
    <message>
        <source>attraction</source>
        <translation>attraction</translation>
    </message>
    <message>
        <source>Acceleration towards the centre of force; negative: it repels.</source>
        <translation>Acceleration towards the centre of force; negative: it repels.</translation>
    </message>
    <message>
        <source>reach of the attraction</source>
        <translation>reach of the attraction</translation>
    </message>
    <message>
        <source>Beyond this distance nothing is felt. 0: everything feels it equally.</source>
        <translation>Beyond this distance nothing is felt. 0: everything feels it equally.</translation>
    </message>
    <message>
        <source>speed of the motor</source>
        <translation>speed of the motor</translation>
    </message>
    <message>
        <source>Angle per time by which it turns its particle.</source>
        <translation>Angle per time by which it turns its particle.</translation>
    </message>
    <message>
        <source>sticks tear</source>
        <translation>sticks tear</translation>
    </message>
    <message>
        <source>Tested once per step, after the passes, in the order in which the sticks were made.</source>
        <translation>Tested once per step, after the passes, in the order in which the sticks were made.</translation>
    </message>
    <message>
        <source>tear limit</source>
        <translation>tear limit</translation>
    </message>
    <message>
        <source>The length, or the multiple of its rest length, at which a stick tears.</source>
        <translation>The length, or the multiple of its rest length, at which a stick tears.</translation>
    </message>
    <message>
        <source>no tear</source>
        <translation>no tear</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>strong</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>weak</translation>
    </message>
    <message>
        <source>right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>as the tutorial</source>
        <translation>as the tutorial</translation>
    </message>
    <message>
        <source>sticks hold</source>
        <translation>sticks hold</translation>
    </message>
    <message>
        <source>Off: the links are only drawn, as before the tutorial&apos;s constraints, and as in its loop i &gt; ITT that never runs.</source>
        <translation>Off: the links are only drawn, as before the tutorial&apos;s constraints, and as in its loop i &gt; ITT that never runs.</translation>
    </message>
    <message>
        <source>one mode</source>
        <translation>one mode</translation>
    </message>
    <message>
        <source>plucked at one mass</source>
        <translation>plucked at one mass</translation>
    </message>
    <message>
        <source>one mass displaced</source>
        <translation>one mass displaced</translation>
    </message>
    <message>
        <source>number of masses</source>
        <translation>number of masses</translation>
    </message>
    <message>
        <source>which mode or mass</source>
        <translation>which mode or mass</translation>
    </message>
    <message>
        <source>Counted from 1; mode 1 is the slowest.</source>
        <translation>Counted from 1; mode 1 is the slowest.</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitude</translation>
    </message>
    <message>
        <source>the whole top row</source>
        <translation>the whole top row</translation>
    </message>
    <message>
        <source>the top corners</source>
        <translation>the top corners</translation>
    </message>
    <message>
        <source>mass of a node</source>
        <translation>mass of a node</translation>
    </message>
    <message>
        <source>Force of drag on a node per velocity.</source>
        <translation>Force of drag on a node per velocity.</translation>
    </message>
    <message>
        <source>held at</source>
        <translation>held at</translation>
    </message>
    <message>
        <source>stiffness of the hidden springs</source>
        <translation>stiffness of the hidden springs</translation>
    </message>
    <message>
        <source>Share of their error that they correct per pass.</source>
        <translation>Share of their error that they correct per pass.</translation>
    </message>
    <message>
        <source>pre-tension</source>
        <translation>pre-tension</translation>
    </message>
    <message>
        <source>Rest length of the hidden springs over their length at the start.</source>
        <translation>Rest length of the hidden springs over their length at the start.</translation>
    </message>
    <message>
        <source>spring from hip to head</source>
        <translation>spring from hip to head</translation>
    </message>
    <message>
        <source>What keeps him from going spineless.</source>
        <translation>What keeps him from going spineless.</translation>
    </message>
    <message>
        <source>Of his feet above the floor.</source>
        <translation>Of his feet above the floor.</translation>
    </message>
    <message>
        <source>start lean</source>
        <translation>start lean</translation>
    </message>
    <message>
        <source>Speed of his head to the right.</source>
        <translation>Speed of his head to the right.</translation>
    </message>
    <message>
        <source>panels</source>
        <translation>panels</translation>
    </message>
    <message>
        <source>Triangles that stand on the lower beam.</source>
        <translation>Triangles that stand on the lower beam.</translation>
    </message>
    <message>
        <source>load</source>
        <translation>load</translation>
    </message>
    <message>
        <source>Mass in the middle of the lower beam; all others have 1 kg.</source>
        <translation>Mass in the middle of the lower beam; all others have 1 kg.</translation>
    </message>
    <message>
        <source>stiffness of the spokes</source>
        <translation>stiffness of the spokes</translation>
    </message>
    <message>
        <source>forks</source>
        <translation>forks</translation>
    </message>
    <message>
        <source>How often the tree forks from the ground to a twig.</source>
        <translation>How often the tree forks from the ground to a twig.</translation>
    </message>
    <message>
        <source>stiffness of the forks</source>
        <translation>stiffness of the forks</translation>
    </message>
    <message>
        <source>Share of their error that the angles correct per pass.</source>
        <translation>Share of their error that the angles correct per pass.</translation>
    </message>
    <message>
        <source>0: a regular tree. Above: the seed draws another one.</source>
        <translation>0: a regular tree. Above: the seed draws another one.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>word</translation>
    </message>
    <message>
        <source>Latin letters with their accents, digits and - . , ! ? &apos; + &amp;.</source>
        <translation>Latin letters with their accents, digits and - . , ! ? &apos; + &amp;.</translation>
    </message>
    <message>
        <source>A sixth of the height of a capital; smaller when the word would not fit.</source>
        <translation>A sixth of the height of a capital; smaller when the word would not fit.</translation>
    </message>
    <message>
        <source>length of the strings</source>
        <translation>length of the strings</translation>
    </message>
    <message>
        <source>From the ceiling to the letters.</source>
        <translation>From the ceiling to the letters.</translation>
    </message>
    <message>
        <source>first mass</source>
        <translation>first mass</translation>
    </message>
    <message>
        <source>second mass</source>
        <translation>second mass</translation>
    </message>
    <message>
        <source>Of the orbit of one body as seen from the other.</source>
        <translation>Of the orbit of one body as seen from the other.</translation>
    </message>
    <message>
        <source>velocity of the centre of mass</source>
        <translation>velocity of the centre of mass</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>dots</translation>
    </message>
    <message>
        <source>How many; the seed draws their places.</source>
        <translation>How many; the seed draws their places.</translation>
    </message>
    <message>
        <source>once: right</source>
        <translation>once: right</translation>
    </message>
    <message>
        <source>twice: as the tutorial</source>
        <translation>twice: as the tutorial</translation>
    </message>
    <message>
        <source>At most, of the first dot to either side, as the seed draws.</source>
        <translation>At most, of the first dot to either side, as the seed draws.</translation>
    </message>
    <message>
        <source>start speed is used</source>
        <translation>start speed is used</translation>
    </message>
    <message>
        <source>Find the bug: the tutorial&apos;s dots have no place for the speed they are given.</source>
        <translation>Find the bug: the tutorial&apos;s dots have no place for the speed they are given.</translation>
    </message>
    <message>
        <source>stiffness as written</source>
        <translation>stiffness as written</translation>
    </message>
    <message>
        <source>The number in the listing.</source>
        <translation>The number in the listing.</translation>
    </message>
    <message>
        <source>correction is halved</source>
        <translation>correction is halved</translation>
    </message>
    <message>
        <source>Find the bug: halved twice, a written stiffness of 2 is one of 1. Halved once, 2 never comes to rest.</source>
        <translation>Find the bug: halved twice, a written stiffness of 2 is one of 1. Halved once, 2 never comes to rest.</translation>
    </message>
    <message>
        <source>Number of dots; one stick less.</source>
        <translation>Number of dots; one stick less.</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>gap</translation>
    </message>
    <message>
        <source>all: right</source>
        <translation>all: right</translation>
    </message>
    <message>
        <source>to the right and below: as the tutorial</source>
        <translation>to the right and below: as the tutorial</translation>
    </message>
    <message>
        <source>double: 53 bits</source>
        <translation>double: 53 bits</translation>
    </message>
    <message>
        <source>float: 24 bits</source>
        <translation>float: 24 bits</translation>
    </message>
    <message>
        <source>digits of positions</source>
        <translation>digits of positions</translation>
    </message>
    <message>
        <source>Float rounds the positions after each move, pass and meeting with walls; the sums in between are double.</source>
        <translation>Float rounds the positions after each move, pass and meeting with walls; the sums in between are double.</translation>
    </message>
    <message>
        <source>from the shape</source>
        <translation>from the shape</translation>
    </message>
    <message>
        <source>500 d and 250,000 d, as the tutorial</source>
        <translation>500 d and 250,000 d, as the tutorial</translation>
    </message>
    <message>
        <source>given</source>
        <translation>given</translation>
    </message>
    <message>
        <source>rod</source>
        <translation>rod</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>hinge</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>hand</translation>
    </message>
    <message>
        <source>solve, then move</source>
        <translation>solve, then move</translation>
    </message>
    <message>
        <source>move, then solve: as the tutorial</source>
        <translation>move, then solve: as the tutorial</translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation>all pairs</translation>
    </message>
    <message>
        <source>sort and sweep</source>
        <translation>sort and sweep</translation>
    </message>
    <message>
        <source>edges clipped: right</source>
        <translation>edges clipped: right</translation>
    </message>
    <message>
        <source>corners inside: as the tutorial</source>
        <translation>corners inside: as the tutorial</translation>
    </message>
    <message>
        <source>no push</source>
        <translation>no push</translation>
    </message>
    <message>
        <source>split impulse</source>
        <translation>split impulse</translation>
    </message>
    <message>
        <source>split impulse, as the tutorial</source>
        <translation>split impulse, as the tutorial</translation>
    </message>
    <message>
        <source>Baumgarte</source>
        <translation>Baumgarte</translation>
    </message>
    <message>
        <source>soft contacts</source>
        <translation>soft contacts</translation>
    </message>
    <message>
        <source>after the solver: right</source>
        <translation>after the solver: right</translation>
    </message>
    <message>
        <source>within the solver</source>
        <translation>within the solver</translation>
    </message>
    <message>
        <source>find the bug: approach measured too late</source>
        <translation>find the bug: approach measured too late</translation>
    </message>
    <message>
        <source>all contacts at once</source>
        <translation>all contacts at once</translation>
    </message>
    <message>
        <source>one contact after the other</source>
        <translation>one contact after the other</translation>
    </message>
    <message>
        <source>from the bottom up</source>
        <translation>from the bottom up</translation>
    </message>
    <message>
        <source>outward: right</source>
        <translation>outward: right</translation>
    </message>
    <message>
        <source>inward: as the tutorial printed it</source>
        <translation>inward: as the tutorial printed it</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>overlap</translation>
    </message>
    <message>
        <source>How bodies that overlap are pushed apart. Split impulses move them without changing their velocities.</source>
        <translation>How bodies that overlap are pushed apart. Split impulses move them without changing their velocities.</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>iterations</translation>
    </message>
    <message>
        <source>How often the solver visits all joints and contacts.</source>
        <translation>How often the solver visits all joints and contacts.</translation>
    </message>
    <message>
        <source>Into how many equal parts each step is divided.</source>
        <translation>Into how many equal parts each step is divided.</translation>
    </message>
    <message>
        <source>contacts once per step</source>
        <translation>contacts once per step</translation>
    </message>
    <message>
        <source>Whether the substeps of a step share the contacts that were found at its start.</source>
        <translation>Whether the substeps of a step share the contacts that were found at its start.</translation>
    </message>
    <message>
        <source>accumulate impulses</source>
        <translation>accumulate impulses</translation>
    </message>
    <message>
        <source>Whether the sum of a contact&apos;s impulses must not pull, or each of them.</source>
        <translation>Whether the sum of a contact&apos;s impulses must not pull, or each of them.</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>warm start</translation>
    </message>
    <message>
        <source>Whether a step begins with the impulses of the last one.</source>
        <translation>Whether a step begins with the impulses of the last one.</translation>
    </message>
    <message>
        <source>contact memory</source>
        <translation>contact memory</translation>
    </message>
    <message>
        <source>For how many steps a contact that has gone keeps its impulses, should it come back.</source>
        <translation>For how many steps a contact that has gone keeps its impulses, should it come back.</translation>
    </message>
    <message>
        <source>order of contacts</source>
        <translation>order of contacts</translation>
    </message>
    <message>
        <source>The order in which an iteration visits the contacts.</source>
        <translation>The order in which an iteration visits the contacts.</translation>
    </message>
    <message>
        <source>push factor</source>
        <translation>push factor</translation>
    </message>
    <message>
        <source>The share of the overlap beyond the slop that a step takes away.</source>
        <translation>The share of the overlap beyond the slop that a step takes away.</translation>
    </message>
    <message>
        <source>slop</source>
        <translation>slop</translation>
    </message>
    <message>
        <source>Overlap that is left alone, so that contacts do not blink; in the length unit of the scene.</source>
        <translation>Overlap that is left alone, so that contacts do not blink; in the length unit of the scene.</translation>
    </message>
    <message>
        <source>fastest push</source>
        <translation>fastest push</translation>
    </message>
    <message>
        <source>The speed at which a soft contact pushes apart at most, in the units of the scene.</source>
        <translation>The speed at which a soft contact pushes apart at most, in the units of the scene.</translation>
    </message>
    <message>
        <source>frequency of soft contacts</source>
        <translation>frequency of soft contacts</translation>
    </message>
    <message>
        <source>Oscillations per time unit; never more than a quarter of the steps are used.</source>
        <translation>Oscillations per time unit; never more than a quarter of the steps are used.</translation>
    </message>
    <message>
        <source>damping ratio ζ of soft contacts</source>
        <translation>damping ratio ζ of soft contacts</translation>
    </message>
    <message>
        <source>1 is critical; far above it, contacts creep apart.</source>
        <translation>1 is critical; far above it, contacts creep apart.</translation>
    </message>
    <message>
        <source>relaxing iterations</source>
        <translation>relaxing iterations</translation>
    </message>
    <message>
        <source>Iterations without the springs, after the bodies have moved: they take out the speed that the springs put in.</source>
        <translation>Iterations without the springs, after the bodies have moved: they take out the speed that the springs put in.</translation>
    </message>
    <message>
        <source>bounces</source>
        <translation>bounces</translation>
    </message>
    <message>
        <source>When restitution is worked in. Find the bug: measured after gravity has acted, the approach speed is too large.</source>
        <translation>When restitution is worked in. Find the bug: measured after gravity has acted, the approach speed is too large.</translation>
    </message>
    <message>
        <source>bounce from</source>
        <translation>bounce from</translation>
    </message>
    <message>
        <source>The approach speed below which nothing bounces, in the units of the scene.</source>
        <translation>The approach speed below which nothing bounces, in the units of the scene.</translation>
    </message>
    <message>
        <source>impacts</source>
        <translation>impacts</translation>
    </message>
    <message>
        <source>Whether all contacts of an impact share one blow, or each has its own in turn.</source>
        <translation>Whether all contacts of an impact share one blow, or each has its own in turn.</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>friction</translation>
    </message>
    <message>
        <source>Whether contacts rub.</source>
        <translation>Whether contacts rub.</translation>
    </message>
    <message>
        <source>contact points</source>
        <translation>contact points</translation>
    </message>
    <message>
        <source>Find the bug: spikes can cross without a corner inside the other.</source>
        <translation>Find the bug: spikes can cross without a corner inside the other.</translation>
    </message>
    <message>
        <source>contact normal</source>
        <translation>contact normal</translation>
    </message>
    <message>
        <source>Find the bug: a normal that points the wrong way pulls bodies into each other.</source>
        <translation>Find the bug: a normal that points the wrong way pulls bodies into each other.</translation>
    </message>
    <message>
        <source>pairs that are looked at</source>
        <translation>pairs that are looked at</translation>
    </message>
    <message>
        <source>Both find the same contacts; the number of tests differs.</source>
        <translation>Both find the same contacts; the number of tests differs.</translation>
    </message>
    <message>
        <source>order within a step</source>
        <translation>order within a step</translation>
    </message>
    <message>
        <source>Whether contacts are solved before bodies move, or after.</source>
        <translation>Whether contacts are solved before bodies move, or after.</translation>
    </message>
    <message>
        <source>stop bullets</source>
        <translation>stop bullets</translation>
    </message>
    <message>
        <source>Whether a body that is marked as a bullet stops at what it would fly through within a step.</source>
        <translation>Whether a body that is marked as a bullet stops at what it would fly through within a step.</translation>
    </message>
    <message>
        <source>length of the track</source>
        <translation>length of the track</translation>
    </message>
    <message>
        <source>As far as the view reaches; 0: what the cart covers in 10 s.</source>
        <translation>As far as the view reaches; 0: what the cart covers in 10 s.</translation>
    </message>
    <message>
        <source>start, one step before</source>
        <translation>start, one step before</translation>
    </message>
    <message>
        <source>How far below its start the particle was one step before.</source>
        <translation>How far below its start the particle was one step before.</translation>
    </message>
    <message>
        <source>Of the lowest point of the balls above the floor.</source>
        <translation>Of the lowest point of the balls above the floor.</translation>
    </message>
    <message>
        <source>How many hang side by side.</source>
        <translation>How many hang side by side.</translation>
    </message>
    <message>
        <source>lifted balls</source>
        <translation>lifted balls</translation>
    </message>
    <message>
        <source>How many of them, on the left, are lifted.</source>
        <translation>How many of them, on the left, are lifted.</translation>
    </message>
    <message>
        <source>By which they are lifted.</source>
        <translation>By which they are lifted.</translation>
    </message>
    <message>
        <source>Of the first ball to the right.</source>
        <translation>Of the first ball to the right.</translation>
    </message>
    <message>
        <source>Between the two balls at rest; 0: they touch.</source>
        <translation>Between the two balls at rest; 0: they touch.</translation>
    </message>
    <message>
        <source>Of the ball. At 17.4 m/s or less some step finds it in the wall.</source>
        <translation>Of the ball. At 17.4 m/s or less some step finds it in the wall.</translation>
    </message>
    <message>
        <source>thickness of the wall</source>
        <translation>thickness of the wall</translation>
    </message>
    <message>
        <source>The wall is fixed.</source>
        <translation>The wall is fixed.</translation>
    </message>
    <message>
        <source>mass and inertia</source>
        <translation>mass and inertia</translation>
    </message>
    <message>
        <source>From area and second moment of the shape, or by the fixed numbers of the tutorial, d the density.</source>
        <translation>From area and second moment of the shape, or by the fixed numbers of the tutorial, d the density.</translation>
    </message>
    <message>
        <source>Of the middle of the box above the floor.</source>
        <translation>Of the middle of the box above the floor.</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>boxes</translation>
    </message>
    <message>
        <source>How many there are, one above the other.</source>
        <translation>How many there are, one above the other.</translation>
    </message>
    <message>
        <source>start speed, x</source>
        <translation>start speed, x</translation>
    </message>
    <message>
        <source>Of the centre of mass to the right.</source>
        <translation>Of the centre of mass to the right.</translation>
    </message>
    <message>
        <source>start speed, y</source>
        <translation>start speed, y</translation>
    </message>
    <message>
        <source>Of the centre of mass upwards.</source>
        <translation>Of the centre of mass upwards.</translation>
    </message>
    <message>
        <source>Counter-clockwise.</source>
        <translation>Counter-clockwise.</translation>
    </message>
    <message>
        <source>Of the ball to the right.</source>
        <translation>Of the ball to the right.</translation>
    </message>
    <message>
        <source>distance from the middle</source>
        <translation>distance from the middle</translation>
    </message>
    <message>
        <source>Of the point of the rod that is hit.</source>
        <translation>Of the point of the rod that is hit.</translation>
    </message>
    <message>
        <source>Of the rod, which hangs at one end.</source>
        <translation>Of the rod, which hangs at one end.</translation>
    </message>
    <message>
        <source>From the lowest position.</source>
        <translation>From the lowest position.</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>slope</translation>
    </message>
    <message>
        <source>Angle by which the ground falls to the right.</source>
        <translation>Angle by which the ground falls to the right.</translation>
    </message>
    <message>
        <source>Of the block, along the slope.</source>
        <translation>Of the block, along the slope.</translation>
    </message>
    <message>
        <source>Of the block, across the slope.</source>
        <translation>Of the block, across the slope.</translation>
    </message>
    <message>
        <source>Down the slope.</source>
        <translation>Down the slope.</translation>
    </message>
    <message>
        <source>friction of the slope</source>
        <translation>friction of the slope</translation>
    </message>
    <message>
        <source>That of the boxes is 0.75, 0.5, 0.35, 0.1 and 0, from above.</source>
        <translation>That of the boxes is 0.75, 0.5, 0.35, 0.1 and 0, from above.</translation>
    </message>
    <message>
        <source>dominoes</source>
        <translation>dominoes</translation>
    </message>
    <message>
        <source>How many stand in the row.</source>
        <translation>How many stand in the row.</translation>
    </message>
    <message>
        <source>From the middle of one to that of the next.</source>
        <translation>From the middle of one to that of the next.</translation>
    </message>
    <message>
        <source>Of the first one, to the right. From 0.0997 on it falls.</source>
        <translation>Of the first one, to the right. From 0.0997 on it falls.</translation>
    </message>
    <message>
        <source>Bars of half a metre.</source>
        <translation>Bars of half a metre.</translation>
    </message>
    <message>
        <source>Of the straight chain from the lowest position.</source>
        <translation>Of the straight chain from the lowest position.</translation>
    </message>
    <message>
        <source>By which the whole doll is turned at the start.</source>
        <translation>By which the whole doll is turned at the start.</translation>
    </message>
    <message>
        <source>Of the whole doll to the right.</source>
        <translation>Of the whole doll to the right.</translation>
    </message>
    <message>
        <source>light boxes</source>
        <translation>light boxes</translation>
    </message>
    <message>
        <source>How many carry the heavy one.</source>
        <translation>How many carry the heavy one.</translation>
    </message>
    <message>
        <source>mass ratio</source>
        <translation>mass ratio</translation>
    </message>
    <message>
        <source>Of the heavy box to a light one.</source>
        <translation>Of the heavy box to a light one.</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>stones</translation>
    </message>
    <message>
        <source>Wedges in the half circle.</source>
        <translation>Wedges in the half circle.</translation>
    </message>
    <message>
        <source>bodies</source>
        <translation>bodies</translation>
    </message>
    <message>
        <source>Polygons and circles, at random.</source>
        <translation>Polygons and circles, at random.</translation>
    </message>
    <message>
        <source>Of all bodies; where two touch, the root of the product of both counts.</source>
        <translation>Of all bodies; where two touch, the root of the product of both counts.</translation>
    </message>
    <message>
        <source>restitution e</source>
        <translation>restitution e</translation>
    </message>
    <message>
        <source>The share of the approach speed that a body bounces off with; where two touch, the larger one counts.</source>
        <translation>The share of the approach speed that a body bounces off with; where two touch, the larger one counts.</translation>
    </message>
    <message>
        <source>watched body</source>
        <translation>watched body</translation>
    </message>
    <message>
        <source>Whose place, angle and speed are measured, from the left.</source>
        <translation>Whose place, angle and speed are measured, from the left.</translation>
    </message>
    <message>
        <source>box</source>
        <translation>box</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>pentagon</source>
        <translation>pentagon</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>hexagon</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>circle</translation>
    </message>
    <message>
        <source>face on face</source>
        <translation>face on face</translation>
    </message>
    <message>
        <source>corner on face</source>
        <translation>corner on face</translation>
    </message>
    <message>
        <source>deep</source>
        <translation>deep</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>apart</translation>
    </message>
    <message>
        <source>first body</source>
        <translation>first body</translation>
    </message>
    <message>
        <source>Its shape.</source>
        <translation>Its shape.</translation>
    </message>
    <message>
        <source>second body</source>
        <translation>second body</translation>
    </message>
    <message>
        <source>pose</source>
        <translation>pose</translation>
    </message>
    <message>
        <source>Where the second body begins.</source>
        <translation>Where the second body begins.</translation>
    </message>
    <message>
        <source>flying at each other</source>
        <translation>flying at each other</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>crossed</translation>
    </message>
    <message>
        <source>tips just crossed</source>
        <translation>tips just crossed</translation>
    </message>
    <message>
        <source>Where the spikes begin.</source>
        <translation>Where the spikes begin.</translation>
    </message>
    <message>
        <source>Of the upright spike to the left, when it flies.</source>
        <translation>Of the upright spike to the left, when it flies.</translation>
    </message>
    <message>
        <source>From the middle of a box to that of the next.</source>
        <translation>From the middle of a box to that of the next.</translation>
    </message>
    <message>
        <source>jitter</source>
        <translation>jitter</translation>
    </message>
    <message>
        <source>How far boxes are displaced at most, at random.</source>
        <translation>How far boxes are displaced at most, at random.</translation>
    </message>
    <message>
        <source>The lowest row has as many boxes.</source>
        <translation>The lowest row has as many boxes.</translation>
    </message>
    <message>
        <source>From the middle of a row to that of the next.</source>
        <translation>From the middle of a row to that of the next.</translation>
    </message>
    <message>
        <source>sticks that a particle knows</source>
        <translation>sticks that a particle knows</translation>
    </message>
    <message>
        <source>Which sticks are torn where the right button is pressed: the tutorial overwrites two of four.</source>
        <translation>Which sticks are torn where the right button is pressed: the tutorial overwrites two of four.</translation>
    </message>
    <message>
        <source>The lighter end takes more of each correction.</source>
        <translation>The lighter end takes more of each correction.</translation>
    </message>
    <message>
        <source>length at the start</source>
        <translation>length at the start</translation>
    </message>
    <message>
        <source>How far the ends are apart at the start.</source>
        <translation>How far the ends are apart at the start.</translation>
    </message>
    <message>
        <source>mass of the first end</source>
        <translation>mass of the first end</translation>
    </message>
    <message>
        <source>mass of the second end</source>
        <translation>mass of the second end</translation>
    </message>
    <message>
        <source>first end pinned</source>
        <translation>first end pinned</translation>
    </message>
    <message>
        <source>Whether the first end is fixed.</source>
        <translation>Whether the first end is fixed.</translation>
    </message>
    <message>
        <source>stiffness of the stick</source>
        <translation>stiffness of the stick</translation>
    </message>
    <message>
        <source>Share of the error that a pass removes; from 2 on nothing settles.</source>
        <translation>Share of the error that a pass removes; from 2 on nothing settles.</translation>
    </message>
    <message>
        <source>Share of the error that a pass removes. XPBD does not look at it.</source>
        <translation>Share of the error that a pass removes. XPBD does not look at it.</translation>
    </message>
    <message>
        <source>Of the free end.</source>
        <translation>Of the free end.</translation>
    </message>
    <message>
        <source>The rest length is 1 m.</source>
        <translation>The rest length is 1 m.</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seed</translation>
    </message>
    <message>
        <source>title</source>
        <translation>title</translation>
    </message>
    <message>
        <source>name of the run</source>
        <translation>name of the run</translation>
    </message>
</context>
<context>
    <name>quick-check</name>
    <message>
        <source>Halve the step</source>
        <translation>Halve the step</translation>
    </message>
    <message>
        <source>If half the step gives another motion, the step was too large for what is shown.</source>
        <translation>If half the step gives another motion, the step was too large for what is shown.</translation>
    </message>
    <message>
        <source>Float against double</source>
        <translation>Float against double</translation>
    </message>
    <message>
        <source>What differs is made of round-off, and neither of the method nor of the model.</source>
        <translation>What differs is made of round-off, and neither of the method nor of the model.</translation>
    </message>
    <message>
        <source>Change the order</source>
        <translation>Change the order</translation>
    </message>
    <message>
        <source>The same lines, sticks or contacts in another order: what differs is the order&apos;s.</source>
        <translation>The same lines, sticks or contacts in another order: what differs is the order&apos;s.</translation>
    </message>
</context>
<context>
    <name>relaxation</name>
    <message>
        <source>Gauss-Seidel</source>
        <translation>Gauss-Seidel</translation>
    </message>
    <message>
        <source>Over-relaxed Gauss-Seidel (SOR)</source>
        <translation>Over-relaxed Gauss-Seidel (SOR)</translation>
    </message>
    <message>
        <source>Without a square root (Jakobsen)</source>
        <translation>Without a square root (Jakobsen)</translation>
    </message>
    <message>
        <source>Jacobi</source>
        <translation>Jacobi</translation>
    </message>
    <message>
        <source>Averaged Jacobi</source>
        <translation>Averaged Jacobi</translation>
    </message>
    <message>
        <source>Under-relaxed Jacobi</source>
        <translation>Under-relaxed Jacobi</translation>
    </message>
    <message>
        <source>Chebyshev (Jacobi)</source>
        <translation>Chebyshev (Jacobi)</translation>
    </message>
    <message>
        <source>Direct projection</source>
        <translation>Direct projection</translation>
    </message>
    <message>
        <source>SHAKE</source>
        <translation>SHAKE</translation>
    </message>
    <message>
        <source>RATTLE</source>
        <translation>RATTLE</translation>
    </message>
    <message>
        <source>XPBD (compliance)</source>
        <translation>XPBD (compliance)</translation>
    </message>
    <message>
        <source>Verlet</source>
        <translation>Verlet</translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>Cart</source>
        <translation>Cart</translation>
    </message>
    <message>
        <source>Single bodies</source>
        <translation>Single bodies</translation>
    </message>
    <message>
        <source>A cart on a straight track with constant acceleration. The simplest motion on which methods already differ.</source>
        <translation>A cart on a straight track with constant acceleration. The simplest motion on which methods already differ.</translation>
    </message>
    <message>
        <source>Clojure: points</source>
        <translation>Clojure: points</translation>
    </message>
    <message>
        <source>From the tutorials</source>
        <translation>From the tutorials</translation>
    </message>
    <message>
        <source>Five free points bounce between walls by the mirror rule of the Clojure tutorial.</source>
        <translation>Five free points bounce between walls by the mirror rule of the Clojure tutorial.</translation>
    </message>
    <message>
        <source>Clojure: sticks</source>
        <translation>Clojure: sticks</translation>
    </message>
    <message>
        <source>The three sticks of the Clojure tutorial. None has its length at the start, and one hangs from a pinned point.</source>
        <translation>The three sticks of the Clojure tutorial. None has its length at the start, and one hangs from a pinned point.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Cloth</translation>
    </message>
    <message>
        <source>Ropes and cloth</source>
        <translation>Ropes and cloth</translation>
    </message>
    <message>
        <source>A net of sticks that hangs from pins along its top row.</source>
        <translation>A net of sticks that hangs from pins along its top row.</translation>
    </message>
    <message>
        <source>World from a file</source>
        <translation>World from a file</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Your own</translation>
    </message>
    <message>
        <source>Particles and sticks that an experiment file describes in full.</source>
        <translation>Particles and sticks that an experiment file describes in full.</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexagon</translation>
    </message>
    <message>
        <source>Shapes of sticks</source>
        <translation>Shapes of sticks</translation>
    </message>
    <message>
        <source>A ring of six corners with a hub and spokes, like a wheel, under Verly&apos;s friction.</source>
        <translation>A ring of six corners with a hub and spokes, like a wheel, under Verly&apos;s friction.</translation>
    </message>
    <message>
        <source>Pendulum</source>
        <translation>Pendulum</translation>
    </message>
    <message>
        <source>A bob on a rigid rod without mass, at any amplitude: it swings, or it turns over. Angles count from the lowest point.</source>
        <translation>A bob on a rigid rod without mass, at any amplitude: it swings, or it turns over. Angles count from the lowest point.</translation>
    </message>
    <message>
        <source>Projectile</source>
        <translation>Projectile</translation>
    </message>
    <message>
        <source>A ball thrown at an angle, without air. It flies through the ground, so that the parabola goes on.</source>
        <translation>A ball thrown at an angle, without air. It flies through the ground, so that the parabola goes on.</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Rope</translation>
    </message>
    <message>
        <source>A chain of equal sticks, pinned at one end or at both.</source>
        <translation>A chain of equal sticks, pinned at one end or at both.</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <source>A braced quadrilateral whose sticks are hidden behind a polygon.</source>
        <translation>A braced quadrilateral whose sticks are hidden behind a polygon.</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Bar</translation>
    </message>
    <message>
        <source>Two particles and the stick between them.</source>
        <translation>Two particles and the stick between them.</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Three particles and three sticks: the smallest shape that is stiff.</source>
        <translation>Three particles and three sticks: the smallest shape that is stiff.</translation>
    </message>
    <message>
        <source>Quadrilateral</source>
        <translation>Quadrilateral</translation>
    </message>
    <message>
        <source>Four particles and four sticks: nothing keeps it from folding.</source>
        <translation>Four particles and four sticks: nothing keeps it from folding.</translation>
    </message>
    <message>
        <source>Braced quadrilateral</source>
        <translation>Braced quadrilateral</translation>
    </message>
    <message>
        <source>Four particles, four sticks and a diagonal that makes two triangles of them.</source>
        <translation>Four particles, four sticks and a diagonal that makes two triangles of them.</translation>
    </message>
    <message>
        <source>Mass on a spring</source>
        <translation>Mass on a spring</translation>
    </message>
    <message>
        <source>A block that a spring pulls back to its place of rest, with or without damping. Every method shows here whether it gains or loses energy.</source>
        <translation>A block that a spring pulls back to its place of rest, with or without damping. Every method shows here whether it gains or loses energy.</translation>
    </message>
    <message>
        <source>Dropped box</source>
        <translation>Dropped box</translation>
    </message>
    <message>
        <source>A square of sticks falls onto a floor, with or without a diagonal.</source>
        <translation>A square of sticks falls onto a floor, with or without a diagonal.</translation>
    </message>
    <message>
        <source>Stick and floor</source>
        <translation>Stick and floor</translation>
    </message>
    <message>
        <source>Three frames of a stick that meets the floor: who is satisfied last, stick or floor?</source>
        <translation>Three frames of a stick that meets the floor: who is satisfied last, stick or floor?</translation>
    </message>
    <message>
        <source>Frozen argon crystal</source>
        <translation>Frozen argon crystal</translation>
    </message>
    <message>
        <source>Many bodies</source>
        <translation>Many bodies</translation>
    </message>
    <message>
        <source>Seven atoms of argon that oscillate about a crystal. Lengths in nm, times in ns, energies in k_B kelvin.</source>
        <translation>Seven atoms of argon that oscillate about a crystal. Lengths in nm, times in ns, energies in k_B kelvin.</translation>
    </message>
    <message>
        <source>Atoms</source>
        <translation>Atoms</translation>
    </message>
    <message>
        <source>Atoms of a noble gas in the plane, which attract each other from afar and repel when near. Lengths in diameters, times in natural units.</source>
        <translation>Atoms of a noble gas in the plane, which attract each other from afar and repel when near. Lengths in diameters, times in natural units.</translation>
    </message>
    <message>
        <source>Balls and walls</source>
        <translation>Balls and walls</translation>
    </message>
    <message>
        <source>Particle on a track</source>
        <translation>Particle on a track</translation>
    </message>
    <message>
        <source>One particle and the place where it was one frame ago. Track and numbers are ours.</source>
        <translation>One particle and the place where it was one frame ago. Track and numbers are ours.</translation>
    </message>
    <message>
        <source>Ping-pong</source>
        <translation>Ping-pong</translation>
    </message>
    <message>
        <source>One ball between two walls (DataGenetics), by any wall rule, elastic or not, with or without drag. Sizes and speed are ours.</source>
        <translation>One ball between two walls (DataGenetics), by any wall rule, elastic or not, with or without drag. Sizes and speed are ours.</translation>
    </message>
    <message>
        <source>Balls in a box</source>
        <translation>Balls in a box</translation>
    </message>
    <message>
        <source>Balls that meet walls but not each other (DataGenetics: 90 % of the speed after a wall, 99.9 % per frame). Sizes, speeds and gravity are ours.</source>
        <translation>Balls that meet walls but not each other (DataGenetics: 90 % of the speed after a wall, 99.9 % per frame). Sizes, speeds and gravity are ours.</translation>
    </message>
    <message>
        <source>Bouncing particle</source>
        <translation>Bouncing particle</translation>
    </message>
    <message>
        <source>One ball falls onto a floor and keeps 90 % of its speed at each bounce. All other numbers are ours.</source>
        <translation>One ball falls onto a floor and keeps 90 % of its speed at each bounce. All other numbers are ours.</translation>
    </message>
    <message>
        <source>Bouncing ball</source>
        <translation>Bouncing ball</translation>
    </message>
    <message>
        <source>A ball that loses a part of its speed at each bounce. Infinitely many bounces are over after a finite time.</source>
        <translation>A ball that loses a part of its speed at each bounce. Infinitely many bounces are over after a finite time.</translation>
    </message>
    <message>
        <source>Hanging chain</source>
        <translation>Hanging chain</translation>
    </message>
    <message>
        <source>A chain between two pins settles beside its exact shape, and beside the catenary of a rope of the same length.</source>
        <translation>A chain between two pins settles beside its exact shape, and beside the catenary of a rope of the same length.</translation>
    </message>
    <message>
        <source>Pendulum on a stick</source>
        <translation>Pendulum on a stick</translation>
    </message>
    <message>
        <source>One particle on a rigid stick, beside the exact pendulum: what projection does to energy and phase.</source>
        <translation>One particle on a rigid stick, beside the exact pendulum: what projection does to energy and phase.</translation>
    </message>
    <message>
        <source>Chain with a heavy end</source>
        <translation>Chain with a heavy end</translation>
    </message>
    <message>
        <source>Seven links and a heavy end, released horizontally: 24 passes, or 24 substeps?</source>
        <translation>Seven links and a heavy end, released horizontally: 24 passes, or 24 substeps?</translation>
    </message>
    <message>
        <source>Stretch at rest</source>
        <translation>Stretch at rest</translation>
    </message>
    <message>
        <source>Eleven equal masses below a pin: at rest, passes, order and step decide how long the chain is. Numbers are ours.</source>
        <translation>Eleven equal masses below a pin: at rest, passes, order and step decide how long the chain is. Numbers are ours.</translation>
    </message>
    <message>
        <source>Compliant chain</source>
        <translation>Compliant chain</translation>
    </message>
    <message>
        <source>Five masses on links that give: each stretches by its compliance times the weight below it.</source>
        <translation>Five masses on links that give: each stretches by its compliance times the weight below it.</translation>
    </message>
    <message>
        <source>Clojure: blocks</source>
        <translation>Clojure: blocks</translation>
    </message>
    <message>
        <source>Braced rectangles bounce between walls by the mirror rule of the Clojure tutorial. All numbers are ours.</source>
        <translation>Braced rectangles bounce between walls by the mirror rule of the Clojure tutorial. All numbers are ours.</translation>
    </message>
    <message>
        <source>Clojure: cloth</source>
        <translation>Clojure: cloth</translation>
    </message>
    <message>
        <source>A cloth on three pins in the world of the Clojure tutorial, where pins swallow half of every correction. All numbers are ours.</source>
        <translation>A cloth on three pins in the world of the Clojure tutorial, where pins swallow half of every correction. All numbers are ours.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Curtain</translation>
    </message>
    <message>
        <source>The fabric of DataGenetics drops from the top: full or half, on four kinds of attachments, with four rip resistances. The numbers are ours.</source>
        <translation>The fabric of DataGenetics drops from the top: full or half, on four kinds of attachments, with four rip resistances. The numbers are ours.</translation>
    </message>
    <message>
        <source>Double pendulum</source>
        <translation>Double pendulum</translation>
    </message>
    <message>
        <source>Chaotic motion</source>
        <translation>Chaotic motion</translation>
    </message>
    <message>
        <source>A pendulum that hangs from a pendulum. The smallest difference at the start, or of the method, soon decides everything.</source>
        <translation>A pendulum that hangs from a pendulum. The smallest difference at the start, or of the method, soon decides everything.</translation>
    </message>
    <message>
        <source>Driven oscillator</source>
        <translation>Driven oscillator</translation>
    </message>
    <message>
        <source>A mass on a spring that a force pushes to and fro. It beats at first, and then follows the force: near resonance with a large swing.</source>
        <translation>A mass on a spring that a force pushes to and fro. It beats at first, and then follows the force: near resonance with a large swing.</translation>
    </message>
    <message>
        <source>Falling points</source>
        <translation>Falling points</translation>
    </message>
    <message>
        <source>A point falls freely, with drag. Runs at several frame rates show whether the frame rate is part of the physics.</source>
        <translation>A point falls freely, with drag. Runs at several frame rates show whether the frame rate is part of the physics.</translation>
    </message>
    <message>
        <source>Hénon-Heiles</source>
        <translation>Hénon-Heiles</translation>
    </message>
    <message>
        <source>A star in the field of a galaxy, without units: regular at small energies, chaotic at larger ones.</source>
        <translation>A star in the field of a galaxy, without units: regular at small energies, chaotic at larger ones.</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>Orbit</translation>
    </message>
    <message>
        <source>Orbits</source>
        <translation>Orbits</translation>
    </message>
    <message>
        <source>A planet on an ellipse around a fixed sun. Methods lose its energy, or its angular momentum, or turn the ellipse.</source>
        <translation>A planet on an ellipse around a fixed sun. Methods lose its energy, or its angular momentum, or turn the ellipse.</translation>
    </message>
    <message>
        <source>Outer solar system</source>
        <translation>Outer solar system</translation>
    </message>
    <message>
        <source>The Sun, Jupiter, Saturn, Uranus, Neptune and Pluto from September 1994 on, in space. Lengths in au, times in days.</source>
        <translation>The Sun, Jupiter, Saturn, Uranus, Neptune and Pluto from September 1994 on, in space. Lengths in au, times in days.</translation>
    </message>
    <message>
        <source>Own formula</source>
        <translation>Own formula</translation>
    </message>
    <message>
        <source>A motion whose acceleration you type yourself, of time, place, velocity and constants.</source>
        <translation>A motion whose acceleration you type yourself, of time, place, velocity and constants.</translation>
    </message>
    <message>
        <source>Pikuma: falling box</source>
        <translation>Pikuma: falling box</translation>
    </message>
    <message>
        <source>Four particles fall into the floor: alone, as a square of sticks that folds, or with diagonals. Printed numbers; time in milliseconds at 60 frames per second.</source>
        <translation>Four particles fall into the floor: alone, as a square of sticks that folds, or with diagonals. Printed numbers; time in milliseconds at 60 frames per second.</translation>
    </message>
    <message>
        <source>Pikuma: cloth</source>
        <translation>Pikuma: cloth</translation>
    </message>
    <message>
        <source>The cloth of 1200 × 320 px with a stick every 10 px: 3993 particles, 7832 sticks, 61 pins. Gravity and drag are printed, the window is ours.</source>
        <translation>The cloth of 1200 × 320 px with a stick every 10 px: 3993 particles, 7832 sticks, 61 pins. Gravity and drag are printed, the window is ours.</translation>
    </message>
    <message>
        <source>Quadrilateral on a moving anchor</source>
        <translation>Quadrilateral on a moving anchor</translation>
    </message>
    <message>
        <source>The same with an anchor that a motor swings, or your hand: hard against a wall the shape can pop into its mirror image.</source>
        <translation>The same with an anchor that a motor swings, or your hand: hard against a wall the shape can pop into its mirror image.</translation>
    </message>
    <message>
        <source>Quadrilateral on a chain</source>
        <translation>Quadrilateral on a chain</translation>
    </message>
    <message>
        <source>A random braced quadrilateral hangs from a chain with a fixed anchor (DataGenetics). Sizes and gravity are ours.</source>
        <translation>A random braced quadrilateral hangs from a chain with a fixed anchor (DataGenetics). Sizes and gravity are ours.</translation>
    </message>
    <message>
        <source>Verly: rag doll</source>
        <translation>Verly: rag doll</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>The rag doll of Verly.js with its masses 5, 1 and 20: heavy feet, and sticks that do the work of muscles. The window is ours.</source>
        <translation>The rag doll of Verly.js with its masses 5, 1 and 20: heavy feet, and sticks that do the work of muscles. The window is ours.</translation>
    </message>
    <message>
        <source>Relaxation at work</source>
        <translation>Relaxation at work</translation>
    </message>
    <message>
        <source>Straight chain</source>
        <translation>Straight chain</translation>
    </message>
    <message>
        <source>A chain on a line whose sticks are too long: one step of many passes shows how fast each relaxation gets there.</source>
        <translation>A chain on a line whose sticks are too long: one step of many passes shows how fast each relaxation gets there.</translation>
    </message>
    <message>
        <source>Zigzag chain</source>
        <translation>Zigzag chain</translation>
    </message>
    <message>
        <source>Six sticks below a pin: forward, backward and alternating sweeps end in different places.</source>
        <translation>Six sticks below a pin: forward, backward and alternating sweeps end in different places.</translation>
    </message>
    <message>
        <source>Stretched cloth</source>
        <translation>Stretched cloth</translation>
    </message>
    <message>
        <source>A net of 7 × 5 particles that is too large. With a second pin no shape satisfies all sticks, and the order decides where it ends.</source>
        <translation>A net of 7 × 5 particles that is too large. With a second pin no shape satisfies all sticks, and the order decides where it ends.</translation>
    </message>
    <message>
        <source>Tearing chain</source>
        <translation>Tearing chain</translation>
    </message>
    <message>
        <source>Eight sticks with a heavy end fall from the horizontal, and tear when they are too long after three passes.</source>
        <translation>Eight sticks with a heavy end fall from the horizontal, and tear when they are too long after three passes.</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>A net of 21 × 15 particles whose sticks only pull: pins and order decide how far it stretches.</source>
        <translation>A net of 21 × 15 particles whose sticks only pull: pins and order decide how far it stretches.</translation>
    </message>
    <message>
        <source>Rigid pendulum</source>
        <translation>Rigid pendulum</translation>
    </message>
    <message>
        <source>A rod, plate or disc that turns about a pivot. Its moment of inertia makes it swing as slowly as a longer pendulum.</source>
        <translation>A rod, plate or disc that turns about a pivot. Its moment of inertia makes it swing as slowly as a longer pendulum.</translation>
    </message>
    <message>
        <source>Chain of springs</source>
        <translation>Chain of springs</translation>
    </message>
    <message>
        <source>Masses between springs, which move along the chain. Each mode swings on its own; the fastest decides how large the step may be.</source>
        <translation>Masses between springs, which move along the chain. Each mode swings on its own; the fastest decides how large the step may be.</translation>
    </message>
    <message>
        <source>Cloth of springs</source>
        <translation>Cloth of springs</translation>
    </message>
    <message>
        <source>A net of real springs, which falls and swings. The stiffer the springs, the smaller the step must be.</source>
        <translation>A net of real springs, which falls and swings. The stiffer the springs, the smaller the step must be.</translation>
    </message>
    <message>
        <source>Stick man</source>
        <translation>Stick man</translation>
    </message>
    <message>
        <source>The rag doll of DataGenetics: limbs, and hidden springs under pre-tension. Joints and springs as printed; sizes are ours.</source>
        <translation>The rag doll of DataGenetics: limbs, and hidden springs under pre-tension. Joints and springs as printed; sizes are ours.</translation>
    </message>
    <message>
        <source>Structures and soft bodies</source>
        <translation>Structures and soft bodies</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bridge</translation>
    </message>
    <message>
        <source>Triangles of sticks between two banks, and a load in the middle: rigidity is bought with passes, and sticks can break. Numbers are ours.</source>
        <translation>Triangles of sticks between two banks, and a load in the middle: rigidity is bought with passes, and sticks can break. Numbers are ours.</translation>
    </message>
    <message>
        <source>Soft wheel</source>
        <translation>Soft wheel</translation>
    </message>
    <message>
        <source>A ring of rigid sticks on spokes that give rolls along a rough floor. Numbers are ours.</source>
        <translation>A ring of rigid sticks on spokes that give rolls along a rough floor. Numbers are ours.</translation>
    </message>
    <message>
        <source>Tree in the wind</source>
        <translation>Tree in the wind</translation>
    </message>
    <message>
        <source>Rigid branches and springs that keep the angles between them, in gusts of wind. Numbers are ours; the seed draws the tree.</source>
        <translation>Rigid branches and springs that keep the angles between them, in gusts of wind. Numbers are ours; the seed draws the tree.</translation>
    </message>
    <message>
        <source>Text on strings</source>
        <translation>Text on strings</translation>
    </message>
    <message>
        <source>A word of your own hangs on strings, and a pin that can attract or repel it. Letters and sizes are ours; gravity and friction are Verly&apos;s.</source>
        <translation>A word of your own hangs on strings, and a pin that can attract or repel it. Letters and sizes are ours; gravity and friction are Verly&apos;s.</translation>
    </message>
    <message>
        <source>Two bodies</source>
        <translation>Two bodies</translation>
    </message>
    <message>
        <source>Two stars around their common centre of mass, which moves on steadily. Momentum must be kept as well as energy.</source>
        <translation>Two stars around their common centre of mass, which moves on steadily. Momentum must be kept as well as energy.</translation>
    </message>
    <message>
        <source>Verly: cloth</source>
        <translation>Verly: cloth</translation>
    </message>
    <message>
        <source>225 dots, 420 sticks and 8 pins that tear at 100 px: the cloth in fifteen lines, as printed.</source>
        <translation>225 dots, 420 sticks and 8 pins that tear at 100 px: the cloth in fifteen lines, as printed.</translation>
    </message>
    <message>
        <source>Verly: fifty dots</source>
        <translation>Verly: fifty dots</translation>
    </message>
    <message>
        <source>Fifty dots fall and slide under friction 0.97 and ground friction 0.7, as printed. The window is ours.</source>
        <translation>Fifty dots fall and slide under friction 0.97 and ground friction 0.7, as printed. The window is ours.</translation>
    </message>
    <message>
        <source>Verly: box</source>
        <translation>Verly: box</translation>
    </message>
    <message>
        <source>The box made of jello: one iteration per frame, or 100. With the tutorial&apos;s stiffness of 2 and a speed that it forgets to use.</source>
        <translation>The box made of jello: one iteration per frame, or 100. With the tutorial&apos;s stiffness of 2 and a speed that it forgets to use.</translation>
    </message>
    <message>
        <source>Verly: rope</source>
        <translation>Verly: rope</translation>
    </message>
    <message>
        <source>Ten dots, 15 px apart, as in the sources of Verly.js; its pin is ours.</source>
        <translation>Ten dots, 15 px apart, as in the sources of Verly.js; its pin is ours.</translation>
    </message>
    <message>
        <source>Verly: motor</source>
        <translation>Verly: motor</translation>
    </message>
    <message>
        <source>A motor turns one end of a rope on a circle. Its numbers are ours.</source>
        <translation>A motor turns one end of a rope on a circle. Its numbers are ours.</translation>
    </message>
    <message>
        <source>Verly: attraction and repulsion</source>
        <translation>Verly: attraction and repulsion</translation>
    </message>
    <message>
        <source>A dot that attracts what comes near, or repels it, by the rule of the Verly.js sources. Drag it about. Strength and reach are ours.</source>
        <translation>A dot that attracts what comes near, or repels it, by the rule of the Verly.js sources. Drag it about. Strength and reach are ours.</translation>
    </message>
    <message>
        <source>Falling particle</source>
        <translation>Falling particle</translation>
    </message>
    <message>
        <source>A particle falls, beside the exact fall from rest. Where it was one step before its start decides whether Verlet&apos;s steps are exact. Numbers are ours.</source>
        <translation>A particle falls, beside the exact fall from rest. Where it was one step before its start decides whether Verlet&apos;s steps are exact. Numbers are ours.</translation>
    </message>
    <message>
        <source>Bouncing balls</source>
        <translation>Bouncing balls</translation>
    </message>
    <message>
        <source>Five balls of restitution 0, 0.3, 0.6, 0.83 and 1: each bounces to the square of it of its last height.</source>
        <translation>Five balls of restitution 0, 0.3, 0.6, 0.83 and 1: each bounces to the square of it of its last height.</translation>
    </message>
    <message>
        <source>Newton&apos;s cradle</source>
        <translation>Newton&apos;s cradle</translation>
    </message>
    <message>
        <source>As many balls leave on the right as arrive on the left, if each contact has its own blow in turn. All contacts at once keep momentum and energy as well, but look different.</source>
        <translation>As many balls leave on the right as arrive on the left, if each contact has its own blow in turn. All contacts at once keep momentum and energy as well, but look different.</translation>
    </message>
    <message>
        <source>Three balls in a row</source>
        <translation>Three balls in a row</translation>
    </message>
    <message>
        <source>One ball hits two that touch: (−1, 2, 2) m/s if both contacts act at once, (0, 0, 3) m/s one after the other. Momentum and energy are the same.</source>
        <translation>One ball hits two that touch: (−1, 2, 2) m/s if both contacts act at once, (0, 0, 3) m/s one after the other. Momentum and energy are the same.</translation>
    </message>
    <message>
        <source>Bullet and thin wall</source>
        <translation>Bullet and thin wall</translation>
    </message>
    <message>
        <source>A ball that is on one side of the wall before a step and on the other after it never touches it, unless its way is looked at as well.</source>
        <translation>A ball that is on one side of the wall before a step and on the other after it never touches it, unless its way is looked at as well.</translation>
    </message>
    <message>
        <source>Falling box</source>
        <translation>Falling box</translation>
    </message>
    <message>
        <source>A box of two metres falls onto a floor and comes to rest a little below: the slop is intended.</source>
        <translation>A box of two metres falls onto a floor and comes to rest a little below: the slop is intended.</translation>
    </message>
    <message>
        <source>F# engine: boxes</source>
        <translation>F# engine: boxes</translation>
    </message>
    <message>
        <source>Boxes with the numbers and the rules of the F# tutorial: gravity 200, friction 0.6, 5 iterations, slop 0.2. Drawn with y up, and with its normal mended; turn it inward to see what was printed.</source>
        <translation>Boxes with the numbers and the rules of the F# tutorial: gravity 200, friction 0.6, 5 iterations, slop 0.2. Drawn with y up, and with its normal mended; turn it inward to see what was printed.</translation>
    </message>
    <message>
        <source>Rigid bodies from a file</source>
        <translation>Rigid bodies from a file</translation>
    </message>
    <message>
        <source>Bodies and joints that an experiment file describes in full; without one, a box on a floor.</source>
        <translation>Bodies and joints that an experiment file describes in full; without one, a box on a floor.</translation>
    </message>
    <message>
        <source>Thrown rod</source>
        <translation>Thrown rod</translation>
    </message>
    <message>
        <source>Its centre of mass flies along a parabola while it turns evenly. The exact flight is drawn beside it.</source>
        <translation>Its centre of mass flies along a parabola while it turns evenly. The exact flight is drawn beside it.</translation>
    </message>
    <message>
        <source>Ball against a free rod</source>
        <translation>Ball against a free rod</translation>
    </message>
    <message>
        <source>A blow beside the middle moves and turns the rod. Of the energy goes (1 − e²) v² / 2 over 1/m + 1/M + b²/I.</source>
        <translation>A blow beside the middle moves and turns the rod. Of the energy goes (1 − e²) v² / 2 over 1/m + 1/M + b²/I.</translation>
    </message>
    <message>
        <source>Rod on a hinge</source>
        <translation>Rod on a hinge</translation>
    </message>
    <message>
        <source>A joint is solved like a contact: for velocities, at the start of the step. The rod loses a little energy with every swing; the exact pendulum is drawn beside it.</source>
        <translation>A joint is solved like a contact: for velocities, at the start of the step. The rod loses a little energy with every swing; the exact pendulum is drawn beside it.</translation>
    </message>
    <message>
        <source>Block on a slope</source>
        <translation>Block on a slope</translation>
    </message>
    <message>
        <source>A block sticks as long as the tangent of the slope is at most the friction coefficient, and tips over when it is steeper than the block is wide over high.</source>
        <translation>A block sticks as long as the tangent of the slope is at most the friction coefficient, and tips over when it is steeper than the block is wide over high.</translation>
    </message>
    <message>
        <source>Friction ramp</source>
        <translation>Friction ramp</translation>
    </message>
    <message>
        <source>Five boxes of friction 0.75 to 0 on one slope: the first three stop, the third by four per cent only.</source>
        <translation>Five boxes of friction 0.75 to 0 on one slope: the first three stop, the third by four per cent only.</translation>
    </message>
    <message>
        <source>Row of dominoes</source>
        <translation>Row of dominoes</translation>
    </message>
    <message>
        <source>One leans, all fall: impacts, friction and toppling in a row.</source>
        <translation>One leans, all fall: impacts, friction and toppling in a row.</translation>
    </message>
    <message>
        <source>Chain of bodies</source>
        <translation>Chain of bodies</translation>
    </message>
    <message>
        <source>Twenty bars on hinges: a stack on its side. The error of the joints shows how far the iterations have come.</source>
        <translation>Twenty bars on hinges: a stack on its side. The error of the joints shows how far the iterations have come.</translation>
    </message>
    <message>
        <source>Rag doll of bodies</source>
        <translation>Rag doll of bodies</translation>
    </message>
    <message>
        <source>Ten bodies on nine hinges whose angles have limits, as joints of a person have.</source>
        <translation>Ten bodies on nine hinges whose angles have limits, as joints of a person have.</translation>
    </message>
    <message>
        <source>Heavy on light</source>
        <translation>Heavy on light</translation>
    </message>
    <message>
        <source>A heavy box on light ones: each iteration carries little of its weight down to the floor. Substeps help more than iterations.</source>
        <translation>A heavy box on light ones: each iteration carries little of its weight down to the floor. Substeps help more than iterations.</translation>
    </message>
    <message>
        <source>Arch</source>
        <translation>Arch</translation>
    </message>
    <message>
        <source>Wedges in a half circle: each holds its neighbours, and nothing stands until the last is in its place.</source>
        <translation>Wedges in a half circle: each holds its neighbours, and nothing stands until the last is in its place.</translation>
    </message>
    <message>
        <source>Jumble in a box</source>
        <translation>Jumble in a box</translation>
    </message>
    <message>
        <source>Random polygons and circles fall into a box. The seed of the experiment decides which.</source>
        <translation>Random polygons and circles fall into a box. The seed of the experiment decides which.</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>Rigid bodies</translation>
    </message>
    <message>
        <source>Two bodies and their shadows</source>
        <translation>Two bodies and their shadows</translation>
    </message>
    <message>
        <source>Two bodies without forces, to be moved and turned by hand: they touch if their shadows overlap on every axis.</source>
        <translation>Two bodies without forces, to be moved and turned by hand: they touch if their shadows overlap on every axis.</translation>
    </message>
    <message>
        <source>Crossing spikes</source>
        <translation>Crossing spikes</translation>
    </message>
    <message>
        <source>Find the bug: a rule that looks for corners inside the other body lets spikes pass through each other. Clipped edges find the contact.</source>
        <translation>Find the bug: a rule that looks for corners inside the other body lets spikes pass through each other. Clipped edges find the contact.</translation>
    </message>
    <message>
        <source>Stack of boxes</source>
        <translation>Stack of boxes</translation>
    </message>
    <message>
        <source>A pile of boxes is a chain of contacts: what an iteration corrects at the floor reaches the top box only iterations later, unless impulses are kept from step to step.</source>
        <translation>A pile of boxes is a chain of contacts: what an iteration corrects at the floor reaches the top box only iterations later, unless impulses are kept from step to step.</translation>
    </message>
    <message>
        <source>Pyramid of boxes</source>
        <translation>Pyramid of boxes</translation>
    </message>
    <message>
        <source>Rows of boxes: many contacts that all hang together. No box may leave its row.</source>
        <translation>Rows of boxes: many contacts that all hang together. No box may leave its row.</translation>
    </message>
    <message>
        <source>One stick</source>
        <translation>One stick</translation>
    </message>
    <message>
        <source>Two ends and one stick of the wrong length: who moves, and how far, in each pass of one step.</source>
        <translation>Two ends and one stick of the wrong length: who moves, and how far, in each pass of one step.</translation>
    </message>
    <message>
        <source>Compliant spring</source>
        <translation>Compliant spring</translation>
    </message>
    <message>
        <source>One mass on one stick that gives, beside the exact spring: what passes do to its stiffness.</source>
        <translation>One mass on one stick that gives, beside the exact spring: what passes do to its stiffness.</translation>
    </message>
</context>
<context>
    <name>timestep::AnalysisDialog</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Run</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancel</translation>
    </message>
    <message>
        <source>Show the &amp;area against time</source>
        <translation>Show the &amp;area against time</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Kind of analysis</source>
        <translation>Kind of analysis</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Kind</translation>
    </message>
    <message>
        <source>Along x</source>
        <translation>Along x</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Measure</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>timestep::Animation</name>
    <message>
        <source>A picture of the animation could not be written.</source>
        <translation>A picture of the animation could not be written.</translation>
    </message>
    <message>
        <source>%1 could not make this file.</source>
        <translation>%1 could not make this file.</translation>
    </message>
    <message>
        <source>%1 could not make this file: %2</source>
        <translation>%1 could not make this file: %2</translation>
    </message>
    <message>
        <source>GIF and WebM are made by the program &quot;ffmpeg&quot;, which is not installed here; an animated PNG needs nothing else.</source>
        <translation>GIF and WebM are made by the program &quot;ffmpeg&quot;, which is not installed here; an animated PNG needs nothing else.</translation>
    </message>
    <message>
        <source>step %1 · %2</source>
        <translation>step %1 · %2</translation>
    </message>
    <message>
        <source>time lapse %1 ×</source>
        <translation>time lapse %1 ×</translation>
    </message>
    <message>
        <source>slow motion 1/%1 ×</source>
        <translation>slow motion 1/%1 ×</translation>
    </message>
    <message>
        <source>an animation needs a run that ends</source>
        <translation>an animation needs a run that ends</translation>
    </message>
    <message>
        <source>this makes more than %1 pictures; show it faster, or with fewer pictures per second, or less of the run</source>
        <translation>this makes more than %1 pictures; show it faster, or with fewer pictures per second, or less of the run</translation>
    </message>
</context>
<context>
    <name>timestep::AnimationDialog</name>
    <message>
        <source>&amp;Dark ground</source>
        <translation>&amp;Dark ground</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>Export animation</translation>
    </message>
    <message>
        <source>units of time</source>
        <translation>units of time</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>steps</translation>
    </message>
    <message>
        <source>Unit of the length</source>
        <translation>Unit of the length</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>as it is</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>Animated PNG</translation>
    </message>
    <message>
        <source>The first picture</source>
        <translation>The first picture</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Length</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>S&amp;peed</translation>
    </message>
    <message>
        <source>Pictures per &amp;second</source>
        <translation>Pictures per &amp;second</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>S&amp;ize</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Sa&amp;ve…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;top</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 s to watch, at the scene&apos;s own pace.</source>
        <translation>%1, %2 s to watch, at the scene&apos;s own pace.</translation>
    </message>
    <message>
        <source>%1, %2 s to watch: %3, which every picture says.</source>
        <translation>%1, %2 s to watch: %3, which every picture says.</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>Save animation</translation>
    </message>
    <message>
        <source>The animation was stopped; nothing was written.</source>
        <translation>The animation was stopped; nothing was written.</translation>
    </message>
    <message>
        <source>Saved as %1. The file carries its experiment and opens again in Timestep.</source>
        <translation>Saved as %1. The file carries its experiment and opens again in Timestep.</translation>
    </message>
</context>
<context>
    <name>timestep::BoxFrame</name>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>folded</translation>
    </message>
    <message>
        <source>What is simulation, what is world?</source>
        <translation>What is simulation, what is world?</translation>
    </message>
</context>
<context>
    <name>timestep::Chart</name>
    <message>
        <source>x axis: symmetric logarithm, nearly linear within ±%1</source>
        <translation>x axis: symmetric logarithm, nearly linear within ±%1</translation>
    </message>
    <message>
        <source>y axis: symmetric logarithm, nearly linear within ±%1</source>
        <translation>y axis: symmetric logarithm, nearly linear within ±%1</translation>
    </message>
</context>
<context>
    <name>timestep::CheckRow</name>
    <message>
        <source>Bring the experiment into the state described above.</source>
        <translation>Bring the experiment into the state described above.</translation>
    </message>
    <message>
        <source>Measure.</source>
        <translation>Measure.</translation>
    </message>
    <message>
        <source>Reach into the experiment with the mouse.</source>
        <translation>Reach into the experiment with the mouse.</translation>
    </message>
    <message>
        <source>Let it run up to t = %1.</source>
        <translation>Let it run up to t = %1.</translation>
    </message>
    <message>
        <source>You predicted</source>
        <translation>You predicted</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Measured</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <translation>measured: %1</translation>
    </message>
    <message>
        <source>so far: %1</source>
        <translation>so far: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nothing yet</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>not yet</translation>
    </message>
</context>
<context>
    <name>timestep::ChoiceField</name>
    <message>
        <source>Choose one of the answers first.</source>
        <translation>Choose one of the answers first.</translation>
    </message>
</context>
<context>
    <name>timestep::CodePane</name>
    <message>
        <source>Code of %1</source>
        <translation>Code of %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>Lines that differ: %1</source>
        <translation>Lines that differ: %1</translation>
    </message>
</context>
<context>
    <name>timestep::ControlRow</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>A change begins a new run.</source>
        <translation>A change begins a new run.</translation>
    </message>
    <message>
        <source>Locked.</source>
        <translation>Locked.</translation>
    </message>
    <message>
        <source>Set by the lesson</source>
        <translation>Set by the lesson</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Locked</translation>
    </message>
    <message>
        <source>Changes nothing with the present settings.</source>
        <translation>Changes nothing with the present settings.</translation>
    </message>
</context>
<context>
    <name>timestep::CourseMap</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in progress</translation>
    </message>
</context>
<context>
    <name>timestep::CoursePage</name>
    <message numerus="yes">
        <source>%n lesson(s), %1 min; %2 done.</source>
        <translation>
            <numerusform>%n lesson, %1 min; %2 done.</numerusform>
            <numerusform>%n lessons, %1 min; %2 done.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course</source>
        <translation>The course</translation>
    </message>
    <message>
        <source>&amp;Path:</source>
        <translation>&amp;Path:</translation>
    </message>
    <message>
        <source>Suggested path</source>
        <translation>Suggested path</translation>
    </message>
    <message>
        <source>&amp;Who is learning?</source>
        <translation>&amp;Who is learning?</translation>
    </message>
    <message>
        <source>L&amp;earner: %1</source>
        <translation>L&amp;earner: %1</translation>
    </message>
    <message>
        <source>&amp;Open lesson</source>
        <translation>&amp;Open lesson</translation>
    </message>
    <message>
        <source>&amp;Start over…</source>
        <translation>&amp;Start over…</translation>
    </message>
    <message>
        <source>Forgets the answers given in this lesson</source>
        <translation>Forgets the answers given in this lesson</translation>
    </message>
    <message>
        <source>&amp;Back to the desk</source>
        <translation>&amp;Back to the desk</translation>
    </message>
    <message>
        <source>Course map</source>
        <translation>Course map</translation>
    </message>
</context>
<context>
    <name>timestep::CurveMeasure</name>
    <message>
        <source>no local power: a value is not positive, or x turns back</source>
        <translation>no local power: a value is not positive, or x turns back</translation>
    </message>
    <message>
        <source>no slope: x turns back, or a value is missing</source>
        <translation>no slope: x turns back, or a value is missing</translation>
    </message>
    <message numerus="yes">
        <source>local power %1 (through %n row(s))</source>
        <translation>
            <numerusform>local power %1 (through %n row)</numerusform>
            <numerusform>local power %1 (through %n rows)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>slope %1 (line through %n row(s))</source>
        <translation>
            <numerusform>slope %1 (line through %n row)</numerusform>
            <numerusform>slope %1 (line through %n rows)</numerusform>
        </translation>
    </message>
    <message>
        <source>no area: a value is missing</source>
        <translation>no area: a value is missing</translation>
    </message>
    <message numerus="yes">
        <source>area %1 (trapezoids, %n row(s))</source>
        <translation>
            <numerusform>area %1 (trapezoids, %n row)</numerusform>
            <numerusform>area %1 (trapezoids, %n rows)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::ExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>Export chart</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Black and white</source>
        <translation>&amp;Black and white</translation>
    </message>
    <message>
        <source>PDF for archives (PDF/&amp;A)</source>
        <translation>PDF for archives (PDF/&amp;A)</translation>
    </message>
    <message>
        <source>Preview of the figure</source>
        <translation>Preview of the figure</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Title</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Width</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Height</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Letters</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>&amp;Caption</translation>
    </message>
    <message>
        <source>Save &amp;figure…</source>
        <translation>Save &amp;figure…</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Save figure</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;SVG (*.svg);;PNG, 300 dpi (*.png)</source>
        <translation>PDF (*.pdf);;SVG (*.svg);;PNG, 300 dpi (*.png)</translation>
    </message>
    <message>
        <source>Save &amp;data…</source>
        <translation>Save &amp;data…</translation>
    </message>
    <message>
        <source>Save data</source>
        <translation>Save data</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opy</translation>
    </message>
    <message>
        <source>Picture and table are on the clipboard.</source>
        <translation>Picture and table are on the clipboard.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>Saved as %1. The file carries its experiment and opens again in Timestep.</source>
        <translation>Saved as %1. The file carries its experiment and opens again in Timestep.</translation>
    </message>
    <message>
        <source>The figure went to the printer.</source>
        <translation>The figure went to the printer.</translation>
    </message>
    <message>
        <source>One column (85 mm)</source>
        <translation>One column (85 mm)</translation>
    </message>
    <message>
        <source>Two columns (170 mm)</source>
        <translation>Two columns (170 mm)</translation>
    </message>
    <message>
        <source>Slide (16 : 9)</source>
        <translation>Slide (16 : 9)</translation>
    </message>
    <message>
        <source>As set below</source>
        <translation>As set below</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>S&amp;ize</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;Separated by tabs (*.tsv)</source>
        <translation>Comma-separated values (*.csv);;Separated by tabs (*.tsv)</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>As on the screen</translation>
    </message>
</context>
<context>
    <name>timestep::FigureTexts</name>
    <message numerus="yes">
        <source>%n value(s) ≤ 0 left out on the logarithmic axis.</source>
        <translation>
            <numerusform>%n value ≤ 0 left out on the logarithmic axis.</numerusform>
            <numerusform>%n values ≤ 0 left out on the logarithmic axis.</numerusform>
        </translation>
    </message>
    <message>
        <source>A figure must be between 20 and 2000 mm wide and high.</source>
        <translation>A figure must be between 20 and 2000 mm wide and high.</translation>
    </message>
    <message>
        <source>The name of a figure must end in .png, .svg or .pdf: %1</source>
        <translation>The name of a figure must end in .png, .svg or .pdf: %1</translation>
    </message>
    <message>
        <source>The figure could not be written to %1: %2</source>
        <translation>The figure could not be written to %1: %2</translation>
    </message>
    <message>
        <source>The printer is not available.</source>
        <translation>The printer is not available.</translation>
    </message>
    <message>
        <source>The printer reported an error.</source>
        <translation>The printer reported an error.</translation>
    </message>
</context>
<context>
    <name>timestep::Gallery</name>
    <message>
        <source>Search scenes</source>
        <translation>Search scenes</translation>
    </message>
    <message>
        <source>No scene matches “%1”.</source>
        <translation>No scene matches “%1”.</translation>
    </message>
</context>
<context>
    <name>timestep::Instruments</name>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Line over the plot</source>
        <translation>Line over the plot</translation>
    </message>
    <message>
        <source>horizontal, at a y</source>
        <translation>horizontal, at a y</translation>
    </message>
    <message>
        <source>vertical, at an x</source>
        <translation>vertical, at an x</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Direction</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Value</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Label</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>at %1</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Difference of two curves</source>
        <translation>Difference of two curves</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Curve</translation>
    </message>
    <message>
        <source>&amp;less</source>
        <translation>&amp;less</translation>
    </message>
    <message>
        <source>A curve less itself is zero.</source>
        <translation>A curve less itself is zero.</translation>
    </message>
    <message>
        <source>These two have different units: there is no difference.</source>
        <translation>These two have different units: there is no difference.</translation>
    </message>
    <message>
        <source>Where the abscissas differ, the second curve is interpolated by straight lines, and the label says so.</source>
        <translation>Where the abscissas differ, the second curve is interpolated by straight lines, and the label says so.</translation>
    </message>
    <message>
        <source>Lines, notes, measures</source>
        <translation>Lines, notes, measures</translation>
    </message>
    <message>
        <source>Line at a value…</source>
        <translation>Line at a value…</translation>
    </message>
    <message>
        <source>Note here…</source>
        <translation>Note here…</translation>
    </message>
    <message>
        <source>Read off the slope</source>
        <translation>Read off the slope</translation>
    </message>
    <message>
        <source>Keep the slope here</source>
        <translation>Keep the slope here</translation>
    </message>
    <message>
        <source>Area: from here or to here</source>
        <translation>Area: from here or to here</translation>
    </message>
    <message>
        <source>Difference of two curves…</source>
        <translation>Difference of two curves…</translation>
    </message>
    <message>
        <source>Spectrum (Fourier)</source>
        <translation>Spectrum (Fourier)</translation>
    </message>
    <message>
        <source>Change or remove</source>
        <translation>Change or remove</translation>
    </message>
    <message>
        <source>Remove everything added</source>
        <translation>Remove everything added</translation>
    </message>
    <message>
        <source>an area begins at row %1 of %2</source>
        <translation>an area begins at row %1 of %2</translation>
    </message>
    <message>
        <source>The line lies outside of what is shown: zoom out (−) to see it.</source>
        <translation>The line lies outside of what is shown: zoom out (−) to see it.</translation>
    </message>
    <message>
        <source>Only curves of the table are measured.</source>
        <translation>Only curves of the table are measured.</translation>
    </message>
    <message>
        <source>Line: %1…</source>
        <translation>Line: %1…</translation>
    </message>
    <message>
        <source>Note: %1…</source>
        <translation>Note: %1…</translation>
    </message>
    <message>
        <source>Remove the slope at row %1</source>
        <translation>Remove the slope at row %1</translation>
    </message>
    <message>
        <source>Remove the area of rows %1 to %2</source>
        <translation>Remove the area of rows %1 to %2</translation>
    </message>
    <message>
        <source>Remove difference %1</source>
        <translation>Remove difference %1</translation>
    </message>
    <message>
        <source>Nothing on these axes</source>
        <translation>Nothing on these axes</translation>
    </message>
</context>
<context>
    <name>timestep::LaneRow</name>
    <message>
        <source>New runs are like %1</source>
        <translation>New runs are like %1</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Take out %1</translation>
    </message>
</context>
<context>
    <name>timestep::LearnerDialog</name>
    <message>
        <source>Who is learning?</source>
        <translation>Who is learning?</translation>
    </message>
    <message>
        <source>Answers and progress are kept on this machine under the name or code. Some lessons give each name numbers of its own.</source>
        <translation>Answers and progress are kept on this machine under the name or code. Some lessons give each name numbers of its own.</translation>
    </message>
    <message>
        <source>&amp;Name or code:</source>
        <translation>&amp;Name or code:</translation>
    </message>
    <message>
        <source>&amp;Who has been here:</source>
        <translation>&amp;Who has been here:</translation>
    </message>
    <message>
        <source>Who has been here</source>
        <translation>Who has been here</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Go on</translation>
    </message>
    <message>
        <source>Without a na&amp;me</source>
        <translation>Without a na&amp;me</translation>
    </message>
    <message>
        <source>&amp;Forget…</source>
        <translation>&amp;Forget…</translation>
    </message>
    <message>
        <source>Forget a learner</source>
        <translation>Forget a learner</translation>
    </message>
    <message>
        <source>Everything that “%1” has done will be removed. Go on?</source>
        <translation>Everything that “%1” has done will be removed. Go on?</translation>
    </message>
    <message>
        <source>Not every file of “%1” could be removed.</source>
        <translation>Not every file of “%1” could be removed.</translation>
    </message>
</context>
<context>
    <name>timestep::LearnerStore</name>
    <message>
        <source>The name cannot be kept: %1.</source>
        <translation>The name cannot be kept: %1.</translation>
    </message>
</context>
<context>
    <name>timestep::Legend</name>
    <message>
        <source>Hide “%1”</source>
        <translation>Hide “%1”</translation>
    </message>
    <message>
        <source>Show “%1”</source>
        <translation>Show “%1”</translation>
    </message>
    <message>
        <source>This curve is shown.</source>
        <translation>This curve is shown.</translation>
    </message>
    <message>
        <source>This curve is hidden.</source>
        <translation>This curve is hidden.</translation>
    </message>
</context>
<context>
    <name>timestep::LessonController</name>
    <message>
        <source>There is no lesson &quot;%1&quot;.</source>
        <translation>There is no lesson &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The progress of this lesson cannot be removed.</source>
        <translation>The progress of this lesson cannot be removed.</translation>
    </message>
</context>
<context>
    <name>timestep::LessonListDialog</name>
    <message>
        <source>beginner</source>
        <translation>beginner</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>intermediate</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>advanced</translation>
    </message>
    <message>
        <source>This lesson cannot be read.</source>
        <translation>This lesson cannot be read.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>builds on “%1”</source>
        <translation>builds on “%1”</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Open</translation>
    </message>
    <message>
        <source>Start o&amp;ver…</source>
        <translation>Start o&amp;ver…</translation>
    </message>
    <message>
        <source>Forgets the answers given in this lesson and opens it at its beginning</source>
        <translation>Forgets the answers given in this lesson and opens it at its beginning</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in progress</translation>
    </message>
    <message>
        <source>There are no lessons.</source>
        <translation>There are no lessons.</translation>
    </message>
    <message>
        <source>Forget all answers given in “%1” and start over?</source>
        <translation>Forget all answers given in “%1” and start over?</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Start over</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 cannot be removed.</translation>
    </message>
</context>
<context>
    <name>timestep::LessonNode</name>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lesson %1: %2</translation>
    </message>
    <message>
        <source>builds on “%1”</source>
        <translation>builds on “%1”</translation>
    </message>
    <message>
        <source>not on this path</source>
        <translation>not on this path</translation>
    </message>
    <message>
        <source>number %1 of this path</source>
        <translation>number %1 of this path</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>cannot be read</translation>
    </message>
</context>
<context>
    <name>timestep::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Choose a lesson</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>No lesson is open.</source>
        <translation>No lesson is open.</translation>
    </message>
    <message>
        <source>Page of the lesson</source>
        <translation>Page of the lesson</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>Lesson %1 · %2</source>
        <translation>Lesson %1 · %2</translation>
    </message>
</context>
<context>
    <name>timestep::LessonSketches</name>
    <message>
        <source>your prediction</source>
        <translation>your prediction</translation>
    </message>
</context>
<context>
    <name>timestep::MainWindow</name>
    <message>
        <source>Sweep: %1 of %2 values</source>
        <translation>Sweep: %1 of %2 values</translation>
    </message>
    <message>
        <source>%1 – Timestep</source>
        <translation>%1 – Timestep</translation>
    </message>
    <message>
        <source>%1 diverged at step %2: its numbers are no longer finite. The table up to there is kept.</source>
        <translation>%1 diverged at step %2: its numbers are no longer finite. The table up to there is kept.</translation>
    </message>
    <message>
        <source>h = %1 %2</source>
        <translation>h = %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>energies from: %1</source>
        <translation>energies from: %1</translation>
    </message>
    <message>
        <source>this machine is slower than the speed that was chosen</source>
        <translation>this machine is slower than the speed that was chosen</translation>
    </message>
    <message>
        <source>the oldest rows of the table were dropped</source>
        <translation>the oldest rows of the table were dropped</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>at the end</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Scenes</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Save state</source>
        <translation>Save state</translation>
    </message>
    <message>
        <source>Save experiment</source>
        <translation>Save experiment</translation>
    </message>
    <message>
        <source>Experiments (*.json)</source>
        <translation>Experiments (*.json)</translation>
    </message>
    <message>
        <source>Picture and table are on the clipboard.</source>
        <translation>Picture and table are on the clipboard.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameters</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>State of the run</source>
        <translation>State of the run</translation>
    </message>
    <message>
        <source>Timestep</source>
        <translation>Timestep</translation>
    </message>
    <message>
        <source>The tear has reached the border.</source>
        <translation>The tear has reached the border.</translation>
    </message>
    <message>
        <source>%1 ended at step %2: %3. The table up to there is kept.</source>
        <translation>%1 ended at step %2: %3. The table up to there is kept.</translation>
    </message>
    <message>
        <source>Save the world</source>
        <translation>Save the world</translation>
    </message>
    <message>
        <source>Worlds (*.json)</source>
        <translation>Worlds (*.json)</translation>
    </message>
    <message>
        <source>Open a world</source>
        <translation>Open a world</translation>
    </message>
    <message>
        <source>This file describes no world.</source>
        <translation>This file describes no world.</translation>
    </message>
    <message>
        <source>%1 at %2 %3</source>
        <extracomment>a run and the instant at which its picture was kept</extracomment>
        <translation>%1 at %2 %3</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Start over</translation>
    </message>
    <message>
        <source>The answers that were given in this lesson will be forgotten. Go on?</source>
        <translation>The answers that were given in this lesson will be forgotten. Go on?</translation>
    </message>
    <message>
        <source>Learner: %1</source>
        <translation>Learner: %1</translation>
    </message>
    <message>
        <source>Save result</source>
        <translation>Save result</translation>
    </message>
    <message>
        <source>Results (*.json)</source>
        <translation>Results (*.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everything with an experiment (*.json *.csv *.png *.svg *.pdf *.html *.md *.timestep-desk);;All files (*)</source>
        <translation>Everything with an experiment (*.json *.csv *.png *.svg *.pdf *.html *.md *.timestep-desk);;All files (*)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Run</translation>
    </message>
    <message>
        <source>First commit your prediction</source>
        <translation>First commit your prediction</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
</context>
<context>
    <name>timestep::Mark</name>
    <message>
        <source>to be done</source>
        <translation>to be done</translation>
    </message>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
    <message>
        <source>right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>not right yet</source>
        <translation>not right yet</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>not a number</translation>
    </message>
</context>
<context>
    <name>timestep::MarkdownFormula</name>
    <message>
        <source>$$ is never closed</source>
        <translation>$$ is never closed</translation>
    </message>
</context>
<context>
    <name>timestep::Merged</name>
    <message>
        <source>Every answer was given in the same second as in %1.</source>
        <translation>Every answer was given in the same second as in %1.</translation>
    </message>
    <message>
        <source>%1 has handed in a later one, %2.</source>
        <translation>%1 has handed in a later one, %2.</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verified</translation>
    </message>
    <message>
        <source>unproven</source>
        <translation>unproven</translation>
    </message>
    <message>
        <source>altered</source>
        <translation>altered</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Learner</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Checks</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Right at once</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Run again</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>found: %1</source>
        <translation>found: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) from %1 to %2</source>
        <translation>
            <numerusform>%n number from %1 to %2</numerusform>
            <numerusform>%n numbers from %1 to %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Sketched curves</source>
        <translation>Sketched curves</translation>
    </message>
    <message>
        <source>Model answer: %1</source>
        <translation>Model answer: %1</translation>
    </message>
    <message>
        <source>Results of the class</source>
        <translation>Results of the class</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s).</source>
        <translation>
            <numerusform>%n result.</numerusform>
            <numerusform>%n results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n altered.</source>
        <translation>
            <numerusform>%n altered.</numerusform>
            <numerusform>%n altered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>%n file left out.</numerusform>
            <numerusform>%n files left out.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Left out</translation>
    </message>
</context>
<context>
    <name>timestep::MicroscopeCard</name>
    <message>
        <source>The run goes on. Pause it to look at its next step.</source>
        <translation>The run goes on. Pause it to look at its next step.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Microscope</source>
        <translation>Microscope</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Lines of the step</source>
        <translation>Lines of the step</translation>
    </message>
    <message>
        <source>Close the microscope</source>
        <translation>Close the microscope</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>One line back (Left)</source>
        <translation>One line back (Left)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>On by one line (Right)</source>
        <translation>On by one line (Right)</translation>
    </message>
    <message>
        <source>Next pass</source>
        <translation>Next pass</translation>
    </message>
    <message>
        <source>To the next pass over sticks or contacts</source>
        <translation>To the next pass over sticks or contacts</translation>
    </message>
</context>
<context>
    <name>timestep::MicroscopeText</name>
    <message>
        <source>(only looked at)</source>
        <translation>(only looked at)</translation>
    </message>
    <message>
        <source>From step %1 to step %2: t = %3 %5, h = %4 %5</source>
        <translation>From step %1 to step %2: t = %3 %5, h = %4 %5</translation>
    </message>
    <message>
        <source>the frame decides the step</source>
        <translation>the frame decides the step</translation>
    </message>
    <message>
        <source>what was due now has been done</source>
        <translation>what was due now has been done</translation>
    </message>
    <message>
        <source>The run is at its end: there is no next step. Go back in time to look at one.</source>
        <translation>The run is at its end: there is no next step. Go back in time to look at one.</translation>
    </message>
    <message>
        <source>The numbers of this run are no longer finite.</source>
        <translation>The numbers of this run are no longer finite.</translation>
    </message>
    <message>
        <source>This run calculates in another number type than double; its steps are not taken apart.</source>
        <translation>This run calculates in another number type than double; its steps are not taken apart.</translation>
    </message>
    <message>
        <source>The step is done.</source>
        <translation>The step is done.</translation>
    </message>
    <message>
        <source>Approach speed of every contact</source>
        <translation>Approach speed of every contact</translation>
    </message>
    <message>
        <source>Approach speed of every contact, in the order of the iteration</source>
        <translation>Approach speed of every contact, in the order of the iteration</translation>
    </message>
    <message>
        <source>Substep %1: </source>
        <translation>Substep %1: </translation>
    </message>
    <message>
        <source>Gravity changes the velocities.</source>
        <translation>Gravity changes the velocities.</translation>
    </message>
    <message>
        <source>Joints begin with the impulses of the last step.</source>
        <translation>Joints begin with the impulses of the last step.</translation>
    </message>
    <message>
        <source>An iteration over the joints</source>
        <translation>An iteration over the joints</translation>
    </message>
    <message>
        <source>Bodies move with their velocities.</source>
        <translation>Bodies move with their velocities.</translation>
    </message>
    <message>
        <source>Overlapping bodies are pushed apart.</source>
        <translation>Overlapping bodies are pushed apart.</translation>
    </message>
    <message>
        <source>body %1: </source>
        <translation>body %1: </translation>
    </message>
    <message>
        <source>Contacts begin with the impulses of the last step</source>
        <translation>Contacts begin with the impulses of the last step</translation>
    </message>
    <message>
        <source>Impacts, one contact after the other</source>
        <translation>Impacts, one contact after the other</translation>
    </message>
    <message>
        <source>Relaxing iteration %1</source>
        <translation>Relaxing iteration %1</translation>
    </message>
    <message>
        <source>Iteration %1 for bounces</source>
        <translation>Iteration %1 for bounces</translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation>Iteration %1</translation>
    </message>
    <message>
        <source>%1: the fastest approach %2 becomes %3</source>
        <translation>%1: the fastest approach %2 becomes %3</translation>
    </message>
    <message>
        <source>%1. bodies %2 and %3: normal impulse %4 (sum %5), friction %6 (sum %7)</source>
        <translation>%1. bodies %2 and %3: normal impulse %4 (sum %5), friction %6 (sum %7)</translation>
    </message>
    <message>
        <source>spoils %1</source>
        <extracomment>a stick that is corrected makes the error of its neighbours larger</extracomment>
        <translation>spoils %1</translation>
    </message>
    <message>
        <source>What is held goes to the hand.</source>
        <translation>What is held goes to the hand.</translation>
    </message>
    <message>
        <source>Pins go back to their places.</source>
        <translation>Pins go back to their places.</translation>
    </message>
    <message>
        <source>What is driven moves on.</source>
        <translation>What is driven moves on.</translation>
    </message>
    <message>
        <source>Forces other than gravity push.</source>
        <translation>Forces other than gravity push.</translation>
    </message>
    <message>
        <source>Walls put particles back inside.</source>
        <translation>Walls put particles back inside.</translation>
    </message>
    <message>
        <source>Springs that hold angles pull.</source>
        <translation>Springs that hold angles pull.</translation>
    </message>
    <message>
        <source>Positions are rounded.</source>
        <translation>Positions are rounded.</translation>
    </message>
    <message>
        <source>Residual of every stick after the step</source>
        <translation>Residual of every stick after the step</translation>
    </message>
    <message>
        <source>Residual of every stick, in the order of the pass</source>
        <translation>Residual of every stick, in the order of the pass</translation>
    </message>
    <message>
        <source>Residual of every stick</source>
        <translation>Residual of every stick</translation>
    </message>
    <message>
        <source>particle %1: </source>
        <translation>particle %1: </translation>
    </message>
    <message>
        <source>Substep %1 of %2</source>
        <translation>Substep %1 of %2</translation>
    </message>
    <message>
        <source>Pass %1 of %2: the largest residual %3 becomes %4</source>
        <translation>Pass %1 of %2: the largest residual %3 becomes %4</translation>
    </message>
    <message>
        <source>All of it at once: what the sticks asked for becomes one move of every particle</source>
        <translation>All of it at once: what the sticks asked for becomes one move of every particle</translation>
    </message>
    <message>
        <source>%1. stick %2: residual %3 becomes %4</source>
        <translation>%1. stick %2: residual %3 becomes %4</translation>
    </message>
    <message>
        <source>%1. stick %2, residual %3, asks for</source>
        <translation>%1. stick %2, residual %3, asks for</translation>
    </message>
    <message>
        <source>stick %1 by %2</source>
        <translation>stick %1 by %2</translation>
    </message>
    <message>
        <source>Sticks that were too long have torn: %1</source>
        <translation>Sticks that were too long have torn: %1</translation>
    </message>
    <message>
        <source>contact %1 by %2</source>
        <translation>contact %1 by %2</translation>
    </message>
</context>
<context>
    <name>timestep::NotesDialog</name>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>&amp;Kept with the desk, and a beginning for the explanation of a report:</source>
        <translation>&amp;Kept with the desk, and a beginning for the explanation of a report:</translation>
    </message>
</context>
<context>
    <name>timestep::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Notice</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Close this notice</translation>
    </message>
</context>
<context>
    <name>timestep::NumberField</name>
    <message>
        <source>number</source>
        <translation>number</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Your number</translation>
    </message>
    <message>
        <source>Your number in %1</source>
        <translation>Your number in %1</translation>
    </message>
    <message>
        <source>Type a number first.</source>
        <translation>Type a number first.</translation>
    </message>
    <message>
        <source>“%1” is not a number. Write it like 0.5 or 0,5, 1e-3 or 1/60.</source>
        <translation>“%1” is not a number. Write it like 0.5 or 0,5, 1e-3 or 1/60.</translation>
    </message>
</context>
<context>
    <name>timestep::NumberVotes</name>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
    <message>
        <source>middle one: %1</source>
        <translation>middle one: %1</translation>
    </message>
    <message>
        <source>What the class expects, one dot for each vote</source>
        <translation>What the class expects, one dot for each vote</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Number in %1</source>
        <translation>Number in %1</translation>
    </message>
    <message>
        <source>one or several</source>
        <translation>one or several</translation>
    </message>
    <message>
        <source>Numbers with spaces between them; Enter adds them</source>
        <translation>Numbers with spaces between them; Enter adds them</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Removes the vote that was added last</source>
        <translation>Removes the vote that was added last</translation>
    </message>
</context>
<context>
    <name>timestep::ParameterPanel</name>
    <message>
        <source>Add a run</source>
        <translation>Add a run</translation>
    </message>
    <message>
        <source>The same scene with another method, side by side</source>
        <translation>The same scene with another method, side by side</translation>
    </message>
    <message>
        <source>Remove run %1</source>
        <translation>Remove run %1</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Scene</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Method</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Run %1</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Run %1: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
</context>
<context>
    <name>timestep::PlotActions</name>
    <message>
        <source>Axes</source>
        <translation>Axes</translation>
    </message>
    <message>
        <source>Choose what the axes show</source>
        <translation>Choose what the axes show</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Show everything</translation>
    </message>
    <message>
        <source>Show everything (Home)</source>
        <translation>Show everything (Home)</translation>
    </message>
    <message>
        <source>Zoom into a rectangle</source>
        <translation>Zoom into a rectangle</translation>
    </message>
    <message>
        <source>Zoom into a rectangle (Shift and drag)</source>
        <translation>Zoom into a rectangle (Shift and drag)</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Show as table</translation>
    </message>
    <message>
        <source>Show the numbers as a table</source>
        <translation>Show the numbers as a table</translation>
    </message>
    <message>
        <source>Along the axis (x)</source>
        <translation>Along the axis (x)</translation>
    </message>
    <message>
        <source>Curves (y)</source>
        <translation>Curves (y)</translation>
    </message>
    <message>
        <source>Statistics of what is visible</source>
        <translation>Statistics of what is visible</translation>
    </message>
    <message>
        <source>Fit what is visible</source>
        <translation>Fit what is visible</translation>
    </message>
    <message>
        <source>Line: a + b·x</source>
        <translation>Line: a + b·x</translation>
    </message>
    <message>
        <source>Power law: a·x^b</source>
        <translation>Power law: a·x^b</translation>
    </message>
    <message>
        <source>Exponential: a·exp(b·x)</source>
        <translation>Exponential: a·exp(b·x)</translation>
    </message>
    <message>
        <source>Sine: c + a·sin(ω·x + φ)</source>
        <translation>Sine: c + a·sin(ω·x + φ)</translation>
    </message>
    <message>
        <source>Remove fits</source>
        <translation>Remove fits</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmic</translation>
    </message>
    <message>
        <source>Symmetric logarithmic</source>
        <translation>Symmetric logarithmic</translation>
    </message>
    <message>
        <source>Scale of the x axis</source>
        <translation>Scale of the x axis</translation>
    </message>
    <message>
        <source>Scale of the y axis</source>
        <translation>Scale of the y axis</translation>
    </message>
</context>
<context>
    <name>timestep::PlotCard</name>
    <message>
        <source>Copy chart and table</source>
        <translation>Copy chart and table</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>Export chart…</translation>
    </message>
    <message>
        <source>More about this plot</source>
        <translation>More about this plot</translation>
    </message>
</context>
<context>
    <name>timestep::PlotContent</name>
    <message>
        <source>%1 (interpolated)</source>
        <translation>%1 (interpolated)</translation>
    </message>
    <message>
        <source>No difference %1: the abscissas differ and do not rise</source>
        <translation>No difference %1: the abscissas differ and do not rise</translation>
    </message>
    <message>
        <source>No spectrum of %1: its abscissas are not evenly spaced</source>
        <translation>No spectrum of %1: its abscissas are not evenly spaced</translation>
    </message>
    <message>
        <source>No spectrum of %1: fewer than four rows, or a value is missing</source>
        <translation>No spectrum of %1: fewer than four rows, or a value is missing</translation>
    </message>
    <message>
        <source>frequency f</source>
        <translation>frequency f</translation>
    </message>
    <message>
        <source>amplitude of %1</source>
        <translation>amplitude of %1</translation>
    </message>
    <message>
        <source>Nyquist frequency %1</source>
        <translation>Nyquist frequency %1</translation>
    </message>
    <message>
        <source>Spectrum of %1 rows: mean removed, Hann window, filled up with zeros</source>
        <translation>Spectrum of %1 rows: mean removed, Hann window, filled up with zeros</translation>
    </message>
</context>
<context>
    <name>timestep::PlotGrid</name>
    <message>
        <source>Add a plot</source>
        <translation>Add a plot</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <translation>Move earlier</translation>
    </message>
    <message>
        <source>Move later</source>
        <translation>Move later</translation>
    </message>
    <message>
        <source>Show all plots</source>
        <translation>Show all plots</translation>
    </message>
    <message>
        <source>Show this plot alone</source>
        <translation>Show this plot alone</translation>
    </message>
    <message>
        <source>Close this plot</source>
        <translation>Close this plot</translation>
    </message>
</context>
<context>
    <name>timestep::PlotWidget</name>
    <message>
        <source>value</source>
        <translation>value</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s) of %1 against %2.</source>
        <translation>
            <numerusform>%n curve of %1 against %2.</numerusform>
            <numerusform>%n curves of %1 against %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: x from %2 to %3, y from %4 to %5, last value %6.</source>
        <translation>%1: x from %2 to %3, y from %4 to %5, last value %6.</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Plot: %1</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Table: %1</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <translation>Legend: %1</translation>
    </message>
    <message>
        <source>No data yet. Curves appear here as soon as the experiment runs.</source>
        <translation>No data yet. Curves appear here as soon as the experiment runs.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) ≤ 0 left out (logarithmic axis)</source>
        <translation>
            <numerusform>%n value ≤ 0 left out (logarithmic axis)</numerusform>
            <numerusform>%n values ≤ 0 left out (logarithmic axis)</numerusform>
        </translation>
    </message>
    <message>
        <source>Map of %1 over %2 and %3, %4 by %5 cells.</source>
        <translation>Map of %1 over %2 and %3, %4 by %5 cells.</translation>
    </message>
    <message>
        <source>No such fit: the visible rows do not fix it.</source>
        <translation>No such fit: the visible rows do not fix it.</translation>
    </message>
    <message>
        <source>Note at x %1, y %2: %3.</source>
        <translation>Note at x %1, y %2: %3.</translation>
    </message>
    <message>
        <source>Fits are made of curves, not of their spectra.</source>
        <translation>Fits are made of curves, not of their spectra.</translation>
    </message>
</context>
<context>
    <name>timestep::ProgressStore</name>
    <message>
        <source>The progress of this lesson cannot be read, so it begins anew (%1).</source>
        <translation>The progress of this lesson cannot be read, so it begins anew (%1).</translation>
    </message>
    <message>
        <source>The progress of this lesson cannot be read, so it begins anew; the old file is kept as %1 (%2).</source>
        <translation>The progress of this lesson cannot be read, so it begins anew; the old file is kept as %1 (%2).</translation>
    </message>
    <message>
        <source>The progress of this lesson cannot be kept in %1: %2.</source>
        <translation>The progress of this lesson cannot be kept in %1: %2.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>there is no such file</translation>
    </message>
    <message>
        <source>The progress of this lesson was damaged, so it goes on from the change before the last one; the last answer may be missing (%1).</source>
        <translation>The progress of this lesson was damaged, so it goes on from the change before the last one; the last answer may be missing (%1).</translation>
    </message>
</context>
<context>
    <name>timestep::QuestionFrame</name>
    <message>
        <source>Committed. You will see it beside the outcome.</source>
        <translation>Committed. You will see it beside the outcome.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Right.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Not yet.</translation>
    </message>
    <message>
        <source>Hint.</source>
        <translation>Hint.</translation>
    </message>
    <message>
        <source>One way to find it.</source>
        <translation>One way to find it.</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>In your own words</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Your prediction</translation>
    </message>
    <message>
        <source>Your prediction – the run waits for it</source>
        <translation>Your prediction – the run waits for it</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Commit the prediction</source>
        <translation>Commit the prediction</translation>
    </message>
    <message>
        <source>Commit the sentence</source>
        <translation>Commit the sentence</translation>
    </message>
    <message>
        <source>Check the answer</source>
        <translation>Check the answer</translation>
    </message>
    <message>
        <source>Your sentence</source>
        <translation>Your sentence</translation>
    </message>
    <message>
        <source>A model answer</source>
        <translation>A model answer</translation>
    </message>
</context>
<context>
    <name>timestep::RaceCard</name>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Race: what was measured of each run</source>
        <translation>Race: what was measured of each run</translation>
    </message>
    <message>
        <source>Copy the race table</source>
        <translation>Copy the race table</translation>
    </message>
    <message>
        <source>For a &amp;spreadsheet</source>
        <translation>For a &amp;spreadsheet</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>As &amp;Markdown</translation>
    </message>
    <message>
        <source>Hide the race table</source>
        <translation>Hide the race table</translation>
    </message>
</context>
<context>
    <name>timestep::RaceDialog</name>
    <message>
        <source>Side &amp;by side</source>
        <translation>Side &amp;by side</translation>
    </message>
    <message>
        <source>&amp;Start the race</source>
        <translation>&amp;Start the race</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>One picture per run; otherwise the runs are drawn over each other</source>
        <translation>One picture per run; otherwise the runs are drawn over each other</translation>
    </message>
    <message>
        <source>Ready-made races</source>
        <translation>Ready-made races</translation>
    </message>
    <message>
        <source>Runs of the race</source>
        <translation>Runs of the race</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>heading and choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This run is there already.</source>
        <translation>This run is there already.</translation>
    </message>
    <message>
        <source>Four runs are the most: take one out to add another one.</source>
        <translation>Four runs are the most: take one out to add another one.</translation>
    </message>
    <message>
        <source>A click adds a run like “%1”, but with:</source>
        <translation>A click adds a run like “%1”, but with:</translation>
    </message>
    <message>
        <source>It is in the race as run %1.</source>
        <translation>It is in the race as run %1.</translation>
    </message>
    <message>
        <source>A race needs another run.</source>
        <translation>A race needs another run.</translation>
    </message>
</context>
<context>
    <name>timestep::RaceModel</name>
    <message>
        <source>%1 ns</source>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Relative to the energy scale of the scene; energies from: %1</source>
        <translation>Relative to the energy scale of the scene; energies from: %1</translation>
    </message>
    <message>
        <source>Change %1, wobble %2; Z of Mann and Kendall: %3 for the means, %4 for the wobble, beyond chance from 3 on; %5 rows.</source>
        <translation>Change %1, wobble %2; Z of Mann and Kendall: %3 for the means, %4 for the wobble, beyond chance from 3 on; %5 rows.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Position error</source>
        <translation>Position error</translation>
    </message>
    <message>
        <source>Energy drift</source>
        <translation>Energy drift</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Cost</translation>
    </message>
    <message>
        <source>Time per step (this machine)</source>
        <translation>Time per step (this machine)</translation>
    </message>
    <message>
        <source>How far the run is off now: from the exact motion or a computed reference, or else from unstretched sticks or bodies that only touch</source>
        <translation>How far the run is off now: from the exact motion or a computed reference, or else from unstretched sticks or bodies that only touch</translation>
    </message>
    <message>
        <source>Whether the column to its left stays, grows or decays; the rule stands at each verdict</source>
        <translation>Whether the column to its left stays, grows or decays; the rule stands at each verdict</translation>
    </message>
    <message>
        <source>Since the start</source>
        <translation>Since the start</translation>
    </message>
    <message>
        <source>Time per step on this machine [s]</source>
        <translation>Time per step on this machine [s]</translation>
    </message>
    <message>
        <source>The middle one of the steps so far, measured on this machine. It is part of no table and of no export.</source>
        <translation>The middle one of the steps so far, measured on this machine. It is part of no table and of no export.</translation>
    </message>
</context>
<context>
    <name>timestep::Report</name>
    <message>
        <source>question</source>
        <translation>question</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicted</translation>
    </message>
    <message>
        <source>came out</source>
        <translation>came out</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>measured</translation>
    </message>
    <message>
        <source>number</source>
        <translation>number</translation>
    </message>
    <message>
        <source>*Nothing was predicted.*</source>
        <translation>*Nothing was predicted.*</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>not measured</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>curve</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>rows</translation>
    </message>
    <message>
        <source>first</source>
        <translation>first</translation>
    </message>
    <message>
        <source>last</source>
        <translation>last</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>smallest</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>largest</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Prediction</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Method</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explanation</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>References</source>
        <translation>References</translation>
    </message>
    <message>
        <source>*%1* was computed by %2 with a step of %3.</source>
        <translation>*%1* was computed by %2 with a step of %3.</translation>
    </message>
    <message>
        <source>The run ends at t = %1.</source>
        <translation>The run ends at t = %1.</translation>
    </message>
    <message>
        <source>Computed with Timestep %1.</source>
        <translation>Computed with Timestep %1.</translation>
    </message>
    <message>
        <source>Data of this figure (CSV)</source>
        <translation>Data of this figure (CSV)</translation>
    </message>
    <message>
        <source>**Figure %1.** %2</source>
        <translation>**Figure %1.** %2</translation>
    </message>
    <message>
        <source>data</source>
        <translation>data</translation>
    </message>
    <message>
        <source>A curve was drawn.</source>
        <translation>A curve was drawn.</translation>
    </message>
    <message>
        <source>A curve was drawn: %1</source>
        <translation>A curve was drawn: %1</translation>
    </message>
</context>
<context>
    <name>timestep::ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Title</translation>
    </message>
    <message>
        <source>A&amp;uthor</source>
        <translation>A&amp;uthor</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Question</translation>
    </message>
    <message>
        <source>P&amp;rediction</source>
        <translation>P&amp;rediction</translation>
    </message>
    <message>
        <source>Met&amp;hod</source>
        <translation>Met&amp;hod</translation>
    </message>
    <message>
        <source>Re&amp;sult</source>
        <translation>Re&amp;sult</translation>
    </message>
    <message>
        <source>&amp;Explanation</source>
        <translation>&amp;Explanation</translation>
    </message>
    <message>
        <source>There is no plot with numbers yet.</source>
        <translation>There is no plot with numbers yet.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Texts are Markdown, with formulas between dollar signs. Predictions beside outcomes, data, settings and references are added by themselves.</source>
        <translation>Texts are Markdown, with formulas between dollar signs. Predictions beside outcomes, data, settings and references are added by themselves.</translation>
    </message>
    <message>
        <source>Save &amp;PDF…</source>
        <translation>Save &amp;PDF…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save &amp;web page…</source>
        <translation>Save &amp;web page…</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web page (*.html)</translation>
    </message>
    <message>
        <source>Save &amp;Markdown…</source>
        <translation>Save &amp;Markdown…</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Save report</translation>
    </message>
    <message>
        <source>Saved as %1. Its figures carry their experiments.</source>
        <translation>Saved as %1. Its figures carry their experiments.</translation>
    </message>
</context>
<context>
    <name>timestep::ResidualBars</name>
    <message>
        <source>largest %1</source>
        <translation>largest %1</translation>
    </message>
</context>
<context>
    <name>timestep::RichText</name>
    <message>
        <source>%1 at character %2</source>
        <translation>%1 at character %2</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>timestep::SentenceField</name>
    <message>
        <source>One sentence in your own words</source>
        <translation>One sentence in your own words</translation>
    </message>
    <message>
        <source>Your sentence</source>
        <translation>Your sentence</translation>
    </message>
    <message>
        <source>Ctrl+Enter commits the sentence</source>
        <translation>Ctrl+Enter commits the sentence</translation>
    </message>
    <message>
        <source>Write a sentence first.</source>
        <translation>Write a sentence first.</translation>
    </message>
</context>
<context>
    <name>timestep::SessionFiles</name>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Timestep was not closed last time. Go on with what lay on the desk then?</source>
        <translation>Timestep was not closed last time. Go on with what lay on the desk then?</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Save desk</source>
        <translation>Save desk</translation>
    </message>
    <message>
        <source>Desks (*.timestep-desk)</source>
        <translation>Desks (*.timestep-desk)</translation>
    </message>
</context>
<context>
    <name>timestep::Sheet</name>
    <message>
        <source>Your chart</source>
        <translation>Your chart</translation>
    </message>
    <message>
        <source>Draw what you measured</source>
        <translation>Draw what you measured</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>exactly</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Key: %1</translation>
    </message>
    <message>
        <source>**Goal.** %1</source>
        <translation>**Goal.** %1</translation>
    </message>
    <message>
        <source>The chart</source>
        <translation>The chart</translation>
    </message>
    <message numerus="yes">
        <source>All %n number(s) of this lesson were computed anew for this sheet, and agree with it.</source>
        <translation>
            <numerusform>The %n number of this lesson was computed anew for this sheet, and agrees with it.</numerusform>
            <numerusform>All %n numbers of this lesson were computed anew for this sheet, and agree with it.</numerusform>
        </translation>
    </message>
    <message>
        <source>**The lesson disagrees with the program:** %1.</source>
        <translation>**The lesson disagrees with the program:** %1.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>not measured</translation>
    </message>
    <message>
        <source>*Who says %1:* %2</source>
        <translation>*Who says %1:* %2</translation>
    </message>
    <message>
        <source>*Solution:* %1</source>
        <translation>*Solution:* %1</translation>
    </message>
    <message>
        <source>**Model answer.** %1</source>
        <translation>**Model answer.** %1</translation>
    </message>
    <message>
        <source>**Answer: %1** (%2)</source>
        <translation>**Answer: %1** (%2)</translation>
    </message>
    <message>
        <source>**What happens.** %1: **%2**</source>
        <translation>**What happens.** %1: **%2**</translation>
    </message>
    <message>
        <source>Marking sentences</source>
        <translation>Marking sentences</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>the sentence</source>
        <translation>the sentence</translation>
    </message>
    <message>
        <source>names no cause, or one that the run contradicts</source>
        <translation>names no cause, or one that the run contradicts</translation>
    </message>
    <message>
        <source>names the cause: numerical, physical, or a constraint</source>
        <translation>names the cause: numerical, physical, or a constraint</translation>
    </message>
    <message>
        <source>names the cause, and uses the measured number or predicts a new case</source>
        <translation>names the cause, and uses the measured number or predicts a new case</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Lesson %1 · %2</source>
        <translation>Lesson %1 · %2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Read</translation>
    </message>
    <message>
        <source>Predict before you run</source>
        <translation>Predict before you run</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Observe</source>
        <translation>Observe</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explain</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explore</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>beginner</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>intermediate</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>advanced</translation>
    </message>
</context>
<context>
    <name>timestep::SimulationView</name>
    <message>
        <source>exact motion</source>
        <translation>exact motion</translation>
    </message>
    <message>
        <source>%1: no longer finite</source>
        <translation>%1: no longer finite</translation>
    </message>
    <message>
        <source>no longer finite</source>
        <translation>no longer finite</translation>
    </message>
    <message>
        <source>%1: left the view</source>
        <translation>%1: left the view</translation>
    </message>
    <message>
        <source>left the view</source>
        <translation>left the view</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>step %1</translation>
    </message>
    <message>
        <source>Particle %1 held at x = %2, y = %3.</source>
        <translation>Particle %1 held at x = %2, y = %3.</translation>
    </message>
    <message>
        <source>Particle %1 chosen, at x = %2, y = %3.</source>
        <translation>Particle %1 chosen, at x = %2, y = %3.</translation>
    </message>
    <message>
        <source>(no longer finite)</source>
        <translation>(no longer finite)</translation>
    </message>
    <message>
        <source>(left the view)</source>
        <translation>(left the view)</translation>
    </message>
    <message>
        <source>Runs: %1.</source>
        <translation>Runs: %1.</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>computed reference</source>
        <translation>computed reference</translation>
    </message>
    <message>
        <source>previous position</source>
        <translation>previous position</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>velocity</translation>
    </message>
    <message>
        <source>force</source>
        <translation>force</translation>
    </message>
    <message>
        <source>impulse</source>
        <translation>impulse</translation>
    </message>
    <message>
        <source>Tool: %1.</source>
        <translation>Tool: %1.</translation>
    </message>
    <message>
        <source>Pressed down at x = %1, y = %2.</source>
        <translation>Pressed down at x = %1, y = %2.</translation>
    </message>
    <message>
        <source>Cursor at x = %1, y = %2.</source>
        <translation>Cursor at x = %1, y = %2.</translation>
    </message>
    <message>
        <source>Previous position of particle %1 held at x = %2, y = %3.</source>
        <translation>Previous position of particle %1 held at x = %2, y = %3.</translation>
    </message>
    <message>
        <source>overlap, enlarged</source>
        <translation>overlap, enlarged</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>overlap</translation>
    </message>
    <message>
        <source>Body %1 held at x = %2, y = %3.</source>
        <translation>Body %1 held at x = %2, y = %3.</translation>
    </message>
    <message>
        <source>Body %1 chosen, at x = %2, y = %3.</source>
        <translation>Body %1 chosen, at x = %2, y = %3.</translation>
    </message>
    <message>
        <source>arrows %1 ×</source>
        <extracomment>how much longer than they are the arrows of a step are drawn</extracomment>
        <translation>arrows %1 ×</translation>
    </message>
    <message>
        <source>The arrows of a step are drawn %1 times as long as they are.</source>
        <translation>The arrows of a step are drawn %1 times as long as they are.</translation>
    </message>
</context>
<context>
    <name>timestep::SketchField</name>
    <message>
        <source>Draw the curve over the whole width of the plot first.</source>
        <translation>Draw the curve over the whole width of the plot first.</translation>
    </message>
    <message>
        <source>Draw with the keyboard</source>
        <translation>Draw with the keyboard</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>Wipe</translation>
    </message>
    <message>
        <source>Draw the curve with the keyboard</source>
        <translation>Draw the curve with the keyboard</translation>
    </message>
    <message>
        <source>Wipe the curve</source>
        <translation>Wipe the curve</translation>
    </message>
    <message>
        <source>Your curve stays in the plot as a dotted line.</source>
        <translation>Your curve stays in the plot as a dotted line.</translation>
    </message>
    <message>
        <source>Draw the curve in the plot with the mouse, from left to right.</source>
        <translation>Draw the curve in the plot with the mouse, from left to right.</translation>
    </message>
    <message>
        <source>%1 of %2 places are drawn.</source>
        <translation>%1 of %2 places are drawn.</translation>
    </message>
    <message>
        <source>The curve is whole. It can still be changed.</source>
        <translation>The curve is whole. It can still be changed.</translation>
    </message>
</context>
<context>
    <name>timestep::SketchLayer</name>
    <message>
        <source>Curve to draw: %1</source>
        <translation>Curve to draw: %1</translation>
    </message>
    <message>
        <source>Draw your curve here</source>
        <translation>Draw your curve here</translation>
    </message>
    <message>
        <source>Place %1 of %2: x = %3, y = %4. The arrow keys draw.</source>
        <translation>Place %1 of %2: x = %3, y = %4. The arrow keys draw.</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nothing yet</translation>
    </message>
</context>
<context>
    <name>timestep::SpeedBox</name>
    <message>
        <source>as fast as possible</source>
        <translation>as fast as possible</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Speed: a step has the same size at every speed</source>
        <translation>Speed: a step has the same size at every speed</translation>
    </message>
</context>
<context>
    <name>timestep::StepBar</name>
    <message>
        <source>‹ &amp;Back</source>
        <translation>‹ &amp;Back</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation>Back to the step before</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Back (Alt+Left)</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Summary</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>All steps of the lesson</source>
        <translation>All steps of the lesson</translation>
    </message>
    <message>
        <source>Fi&amp;nish ›</source>
        <translation>Fi&amp;nish ›</translation>
    </message>
    <message>
        <source>&amp;Next ›</source>
        <translation>&amp;Next ›</translation>
    </message>
    <message>
        <source>S&amp;kip ›</source>
        <translation>S&amp;kip ›</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>Finish the lesson</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>Go on without finishing this step</source>
        <translation>Go on without finishing this step</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Next (Alt+Right)</translation>
    </message>
    <message>
        <source>This step is not done yet; you can come back to it (Alt+Right)</source>
        <translation>This step is not done yet; you can come back to it (Alt+Right)</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
</context>
<context>
    <name>timestep::StepDots</name>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 of %2 done</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Step %1: %2</translation>
    </message>
</context>
<context>
    <name>timestep::StepPage</name>
    <message>
        <source>Read</source>
        <translation>Read</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Predict</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Observe</source>
        <translation>Observe</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explain</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explore</translation>
    </message>
    <message>
        <source>Step done</source>
        <translation>Step done</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>To do</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>timestep::SummaryPage</name>
    <message>
        <source>What you found</source>
        <translation>What you found</translation>
    </message>
    <message>
        <source>Your predictions</source>
        <translation>Your predictions</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Still open</translation>
    </message>
    <message>
        <source>Your chart</source>
        <translation>Your chart</translation>
    </message>
    <message>
        <source>Save the &amp;chart…</source>
        <translation>Save the &amp;chart…</translation>
    </message>
    <message>
        <source>Other &amp;lessons…</source>
        <translation>Other &amp;lessons…</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Step %1: %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Choose a lesson</translation>
    </message>
    <message>
        <source>To hand in</source>
        <translation>To hand in</translation>
    </message>
    <message>
        <source>Save the result…</source>
        <translation>Save the result…</translation>
    </message>
    <message>
        <source>A file with your answers and with what you measured, which a teacher can check</source>
        <translation>A file with your answers and with what you measured, which a teacher can check</translation>
    </message>
    <message>
        <source>Write a report…</source>
        <translation>Write a report…</translation>
    </message>
    <message>
        <source>Pages with your predictions, what came out, and the figures</source>
        <translation>Pages with your predictions, what came out, and the figures</translation>
    </message>
</context>
<context>
    <name>timestep::SweepDialog</name>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>step size h</source>
        <translation>step size h</translation>
    </message>
    <message>
        <source>largest over the run</source>
        <translation>largest over the run</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>at the end</translation>
    </message>
    <message>
        <source>&amp;Over</source>
        <translation>&amp;Over</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Values</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Measure</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <translation>&amp;Take</translation>
    </message>
    <message>
        <source>Numbers or fractions, separated by semicolons or blanks</source>
        <translation>Numbers or fractions, separated by semicolons or blanks</translation>
    </message>
    <message>
        <source>&amp;Run sweep</source>
        <translation>&amp;Run sweep</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>A sweep needs a run with a duration.</source>
        <translation>A sweep needs a run with a duration.</translation>
    </message>
</context>
<context>
    <name>timestep::TableField</name>
    <message>
        <source>%1, row %2</source>
        <translation>%1, row %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>column %1</translation>
    </message>
    <message>
        <source>Some cells are still empty.</source>
        <translation>Some cells are still empty.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>timestep::TableVerdict</name>
    <message>
        <source>%1 has %2 rows in the file and %3 now</source>
        <translation>%1 has %2 rows in the file and %3 now</translation>
    </message>
    <message>
        <source>the numbers of %1 add up to %2 in the file and to %3 now</source>
        <translation>the numbers of %1 add up to %2 in the file and to %3 now</translation>
    </message>
    <message>
        <source>the last value of %1 is %2 in the file and %3 now</source>
        <translation>the last value of %1 is %2 in the file and %3 now</translation>
    </message>
    <message>
        <source>line %1: %2 is %3 in the file and %4 now</source>
        <translation>line %1: %2 is %3 in the file and %4 now</translation>
    </message>
    <message>
        <source>line %1: %2 has no such row now</source>
        <translation>line %1: %2 has no such row now</translation>
    </message>
    <message>
        <source>%1: run again, its Table is the same to the last byte.</source>
        <translation>%1: run again, its Table is the same to the last byte.</translation>
    </message>
    <message>
        <source>%1: run again, its Table is the same within the rounding of another machine (10⁻⁹).</source>
        <translation>%1: run again, its Table is the same within the rounding of another machine (10⁻⁹).</translation>
    </message>
    <message>
        <source>%1: run again, its Table is different: %2.</source>
        <translation>%1: run again, its Table is different: %2.</translation>
    </message>
    <message>
        <source>%1 carries no experiment, so nothing can be run again.</source>
        <translation>%1 carries no experiment, so nothing can be run again.</translation>
    </message>
    <message>
        <source>%1 carries its experiment but says nothing of its Table, so there is nothing to compare with.</source>
        <translation>%1 carries its experiment but says nothing of its Table, so there is nothing to compare with.</translation>
    </message>
    <message>
        <source>The comparison with %1 was stopped.</source>
        <translation>The comparison with %1 was stopped.</translation>
    </message>
    <message>
        <source>%1 holds other columns than its experiment records, so they cannot be compared.</source>
        <translation>%1 holds other columns than its experiment records, so they cannot be compared.</translation>
    </message>
    <message>
        <source>it had %1 rows when it was written, and has %2</source>
        <translation>it had %1 rows when it was written, and has %2</translation>
    </message>
</context>
<context>
    <name>timestep::TexParser</name>
    <message>
        <source>unknown command \%1</source>
        <translation>unknown command \%1</translation>
    </message>
    <message>
        <source>a bracket expected, such as ( or \{ or .</source>
        <translation>a bracket expected, such as ( or \{ or .</translation>
    </message>
    <message>
        <source>the formula is longer than %1 characters</source>
        <translation>the formula is longer than %1 characters</translation>
    </message>
    <message>
        <source>a backslash without a command</source>
        <translation>a backslash without a command</translation>
    </message>
    <message>
        <source>{ expected</source>
        <translation>{ expected</translation>
    </message>
    <message>
        <source>{ is never closed</source>
        <translation>{ is never closed</translation>
    </message>
    <message>
        <source>a length such as 4pt or 0.5em expected</source>
        <translation>a length such as 4pt or 0.5em expected</translation>
    </message>
    <message>
        <source>%1 is never closed</source>
        <translation>%1 is never closed</translation>
    </message>
    <message>
        <source>\limits belongs behind an operator</source>
        <translation>\limits belongs behind an operator</translation>
    </message>
    <message>
        <source>two subscripts at one place</source>
        <translation>two subscripts at one place</translation>
    </message>
    <message>
        <source>two superscripts at one place</source>
        <translation>two superscripts at one place</translation>
    </message>
    <message>
        <source>an argument is missing</source>
        <translation>an argument is missing</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>nested more than %1 levels deep</translation>
    </message>
    <message>
        <source>} without a {</source>
        <translation>} without a {</translation>
    </message>
    <message>
        <source>&amp; outside a table</source>
        <translation>&amp; outside a table</translation>
    </message>
    <message>
        <source>a dollar sign is written \$</source>
        <translation>a dollar sign is written \$</translation>
    </message>
    <message>
        <source>a number sign is written \#</source>
        <translation>a number sign is written \#</translation>
    </message>
    <message>
        <source>a per cent sign is written \%</source>
        <translation>a per cent sign is written \%</translation>
    </message>
    <message>
        <source>no sign for the character %1</source>
        <translation>no sign for the character %1</translation>
    </message>
    <message>
        <source>\text takes plain words</source>
        <translation>\text takes plain words</translation>
    </message>
    <message>
        <source>unknown environment %1</source>
        <translation>unknown environment %1</translation>
    </message>
    <message>
        <source>\end{%1} expected</source>
        <translation>\end{%1} expected</translation>
    </message>
    <message>
        <source>columns are l, c or r</source>
        <translation>columns are l, c or r</translation>
    </message>
</context>
<context>
    <name>timestep::TimelineBar</name>
    <message>
        <source>%1 of %2</source>
        <comment>tick of ticks</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>t = %1 %2</source>
        <translation>t = %1 %2</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Go there</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Re&amp;name…</translation>
    </message>
    <message>
        <source>Rename the mark</source>
        <translation>Rename the mark</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Step back</translation>
    </message>
    <message>
        <source>One step back: what was is computed again, byte for byte</source>
        <translation>One step back: what was is computed again, byte for byte</translation>
    </message>
    <message>
        <source>Step forward again</source>
        <translation>Step forward again</translation>
    </message>
    <message>
        <source>One step forward, up to where the run has been</source>
        <translation>One step forward, up to where the run has been</translation>
    </message>
    <message>
        <source>&amp;Mark this instant</source>
        <translation>&amp;Mark this instant</translation>
    </message>
    <message>
        <source>Mark this instant</source>
        <translation>Mark this instant</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repeat</translation>
    </message>
    <message>
        <source>Repeat the part between the marks around this instant</source>
        <translation>Repeat the part between the marks around this instant</translation>
    </message>
    <message>
        <source>Keep to compare</source>
        <translation>Keep to compare</translation>
    </message>
    <message>
        <source>Keep the picture of this instant in the view, to compare</source>
        <translation>Keep the picture of this instant in the view, to compare</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marks</translation>
    </message>
    <message>
        <source>Past of the run</source>
        <translation>Past of the run</translation>
    </message>
    <message>
        <source>Go to any instant of the run</source>
        <translation>Go to any instant of the run</translation>
    </message>
    <message>
        <source>Step of the timeline</source>
        <translation>Step of the timeline</translation>
    </message>
</context>
<context>
    <name>timestep::TutorialKeys</name>
    <message>
        <source>Keys: b blocks, c cloth, p points, s sticks, i this message, q close the scene</source>
        <translation>Keys: b blocks, c cloth, p points, s sticks, i this message, q close the scene</translation>
    </message>
</context>
<context>
    <name>timestep::Verification</name>
    <message>
        <source>It comes from another version of the lesson.</source>
        <translation>It comes from another version of the lesson.</translation>
    </message>
    <message>
        <source>Its numbers are not those of this name.</source>
        <translation>Its numbers are not those of this name.</translation>
    </message>
    <message>
        <source>The file was changed after it was saved.</source>
        <translation>The file was changed after it was saved.</translation>
    </message>
    <message>
        <source>A time is later than that of the file.</source>
        <translation>A time is later than that of the file.</translation>
    </message>
    <message>
        <source>The answer to “%1” is marked wrongly.</source>
        <translation>The answer to “%1” is marked wrongly.</translation>
    </message>
    <message>
        <source>The lesson has no check “%1”.</source>
        <translation>The lesson has no check “%1”.</translation>
    </message>
    <message>
        <source>“%1” came without its experiment.</source>
        <translation>“%1” came without its experiment.</translation>
    </message>
    <message>
        <source>“%1” was not measured under the conditions of the lesson.</source>
        <translation>“%1” was not measured under the conditions of the lesson.</translation>
    </message>
    <message>
        <source>“%1” takes too long to be run again.</source>
        <translation>“%1” takes too long to be run again.</translation>
    </message>
    <message>
        <source>The experiment of “%1” cannot be run: %2.</source>
        <translation>The experiment of “%1” cannot be run: %2.</translation>
    </message>
    <message>
        <source>“%1” measures nothing when it is run again.</source>
        <translation>“%1” measures nothing when it is run again.</translation>
    </message>
    <message>
        <source>“%1” says %2 and measures %3 when it is run again.</source>
        <translation>“%1” says %2 and measures %3 when it is run again.</translation>
    </message>
    <message>
        <source>“%1” is not what the lesson asks for.</source>
        <translation>“%1” is not what the lesson asks for.</translation>
    </message>
    <message>
        <source>The lesson is not known here, so nothing was run again.</source>
        <translation>The lesson is not known here, so nothing was run again.</translation>
    </message>
</context>
<context>
    <name>timestep::ViewLayer</name>
    <message>
        <source>&amp;Previous positions</source>
        <translation>&amp;Previous positions</translation>
    </message>
    <message>
        <source>&amp;Velocities</source>
        <translation>&amp;Velocities</translation>
    </message>
    <message>
        <source>&amp;Contacts</source>
        <translation>&amp;Contacts</translation>
    </message>
    <message>
        <source>&amp;Impulses</source>
        <translation>&amp;Impulses</translation>
    </message>
    <message>
        <source>&amp;Depth of overlap</source>
        <translation>&amp;Depth of overlap</translation>
    </message>
    <message>
        <source>&amp;Separating axes</source>
        <translation>&amp;Separating axes</translation>
    </message>
    <message>
        <source>&amp;Boxes around bodies</source>
        <translation>&amp;Boxes around bodies</translation>
    </message>
    <message>
        <source>&amp;Hidden sticks</source>
        <translation>&amp;Hidden sticks</translation>
    </message>
    <message>
        <source>Is&amp;lands</source>
        <translation>Is&amp;lands</translation>
    </message>
</context>
<context>
    <name>timestep::ViewTool</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Grab a particle and pull it</source>
        <translation>Grab a particle and pull it</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Previous position</translation>
    </message>
    <message>
        <source>Move the previous position of a particle</source>
        <translation>Move the previous position of a particle</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>Pin a particle, or free it</source>
        <translation>Pin a particle, or free it</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Brush</translation>
    </message>
    <message>
        <source>Take everything around the cursor along</source>
        <translation>Take everything around the cursor along</translation>
    </message>
    <message>
        <source>Blow</source>
        <translation>Blow</translation>
    </message>
    <message>
        <source>Push everything around the cursor</source>
        <translation>Push everything around the cursor</translation>
    </message>
    <message>
        <source>Cut across</source>
        <translation>Cut across</translation>
    </message>
    <message>
        <source>Cut the sticks that the stroke crosses</source>
        <translation>Cut the sticks that the stroke crosses</translation>
    </message>
    <message>
        <source>Cut around</source>
        <translation>Cut around</translation>
    </message>
    <message>
        <source>Cut the sticks around the cursor, as the right button does</source>
        <translation>Cut the sticks around the cursor, as the right button does</translation>
    </message>
    <message>
        <source>Cut one</source>
        <translation>Cut one</translation>
    </message>
    <message>
        <source>Cut the stick whose middle is nearest</source>
        <translation>Cut the stick whose middle is nearest</translation>
    </message>
</context>
<context>
    <name>timestep::ViewToolBar</name>
    <message>
        <source>Tools of the view</source>
        <translation>Tools of the view</translation>
    </message>
    <message>
        <source>radius </source>
        <translation>radius </translation>
    </message>
    <message>
        <source>Radius of the tool</source>
        <translation>Radius of the tool</translation>
    </message>
    <message>
        <source>Radius around the cursor (the wheel, comma and full stop change it)</source>
        <translation>Radius around the cursor (the wheel, comma and full stop change it)</translation>
    </message>
    <message>
        <source>Furthest way in one step</source>
        <translation>Furthest way in one step</translation>
    </message>
    <message>
        <source>The furthest that one step may take what is held, along each axis; 0: any distance</source>
        <translation>The furthest that one step may take what is held, along each axis; 0: any distance</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>no limit</translation>
    </message>
</context>
<context>
    <name>timestep::VoteBar</name>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::VoteCard</name>
    <message>
        <source>Votes for: %1</source>
        <translation>Votes for: %1</translation>
    </message>
    <message>
        <source>Vote &amp;again</source>
        <translation>Vote &amp;again</translation>
    </message>
    <message>
        <source>&amp;Close the vote</source>
        <translation>&amp;Close the vote</translation>
    </message>
    <message>
        <source>Changes the counts</source>
        <translation>Changes the counts</translation>
    </message>
    <message>
        <source>The run may begin</source>
        <translation>The run may begin</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>Outcome: %1</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>E&amp;xplain</translation>
    </message>
    <message>
        <source>What there is to say to each choice</source>
        <translation>What there is to say to each choice</translation>
    </message>
    <message>
        <source>What the class expects</source>
        <translation>What the class expects</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameters</translation>
    </message>
    <message>
        <source>Show the parameters, too</source>
        <translation>Show the parameters, too</translation>
    </message>
    <message>
        <source>What there is to say to numbers that people give</source>
        <translation>What there is to say to numbers that people give</translation>
    </message>
</context>
<context>
    <name>timestep::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Run</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Open &amp;recent</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Appearance</translation>
    </message>
    <message>
        <source>&amp;Scenes…</source>
        <translation>&amp;Scenes…</translation>
    </message>
    <message>
        <source>Choose a scene to play with</source>
        <translation>Choose a scene to play with</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lessons…</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Choose a lesson</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>Sa&amp;ve experiment…</source>
        <translation>Sa&amp;ve experiment…</translation>
    </message>
    <message>
        <source>Save s&amp;tate…</source>
        <translation>Save s&amp;tate…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Step</translation>
    </message>
    <message>
        <source>Make one step</source>
        <translation>Make one step</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>R&amp;eset</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Back to the start</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Faster</translation>
    </message>
    <message>
        <source>S&amp;weep…</source>
        <translation>S&amp;weep…</translation>
    </message>
    <message>
        <source>Run once for each of several values</source>
        <translation>Run once for each of several values</translation>
    </message>
    <message>
        <source>&amp;Cancel sweep</source>
        <translation>&amp;Cancel sweep</translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation>&amp;Trace</translation>
    </message>
    <message>
        <source>Show the way of the first point</source>
        <translation>Show the way of the first point</translation>
    </message>
    <message>
        <source>E&amp;xact motion</source>
        <translation>E&amp;xact motion</translation>
    </message>
    <message>
        <source>Show the exact motion as a ghost</source>
        <translation>Show the exact motion as a ghost</translation>
    </message>
    <message>
        <source>&amp;Strain in colour</source>
        <translation>&amp;Strain in colour</translation>
    </message>
    <message>
        <source>Show the runs side by side</source>
        <translation>Show the runs side by side</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lesson</translation>
    </message>
    <message>
        <source>Show the lesson</source>
        <translation>Show the lesson</translation>
    </message>
    <message>
        <source>&amp;Whole scene</source>
        <translation>&amp;Whole scene</translation>
    </message>
    <message>
        <source>Lar&amp;ger type</source>
        <translation>Lar&amp;ger type</translation>
    </message>
    <message>
        <source>S&amp;maller type</source>
        <translation>S&amp;maller type</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Light or dark</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Keys</translation>
    </message>
    <message>
        <source>What the keys do</source>
        <translation>What the keys do</translation>
    </message>
    <message>
        <source>&amp;About Timestep</source>
        <translation>&amp;About Timestep</translation>
    </message>
    <message>
        <source>As the &amp;system says</source>
        <translation>As the &amp;system says</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>&amp;New world…</source>
        <translation>&amp;New world…</translation>
    </message>
    <message>
        <source>Draw a world of particles and sticks</source>
        <translation>Draw a world of particles and sticks</translation>
    </message>
    <message>
        <source>E&amp;dit world</source>
        <translation>E&amp;dit world</translation>
    </message>
    <message>
        <source>Draw on at the world of this scene</source>
        <translation>Draw on at the world of this scene</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Anal&amp;yse…</translation>
    </message>
    <message>
        <source>Stability, work, order, areas and sections of this experiment</source>
        <translation>Stability, work, order, areas and sections of this experiment</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>S&amp;how</translation>
    </message>
    <message>
        <source>What is shown over the picture</source>
        <translation>What is shown over the picture</translation>
    </message>
    <message>
        <source>Course &amp;map</source>
        <translation>Course &amp;map</translation>
    </message>
    <message>
        <source>All lessons, what they build on, and suggested paths</source>
        <translation>All lessons, what they build on, and suggested paths</translation>
    </message>
    <message>
        <source>&amp;Who is learning…</source>
        <translation>&amp;Who is learning…</translation>
    </message>
    <message>
        <source>Whose answers are kept</source>
        <translation>Whose answers are kept</translation>
    </message>
    <message>
        <source>Save &amp;result…</source>
        <translation>Save &amp;result…</translation>
    </message>
    <message>
        <source>Write what was answered and measured into a file to hand in</source>
        <translation>Write what was answered and measured into a file to hand in</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Projector</translation>
    </message>
    <message>
        <source>Large type, thick lines, light ground, and votes of the class</source>
        <translation>Large type, thick lines, light ground, and votes of the class</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Take &amp;back</translation>
    </message>
    <message>
        <source>Take back the last run, the last change or what was done by hand</source>
        <translation>Take back the last run, the last change or what was done by hand</translation>
    </message>
    <message>
        <source>Experiment, plots, notes and view in one file</source>
        <translation>Experiment, plots, notes and view in one file</translation>
    </message>
    <message>
        <source>Wr&amp;ite a report…</source>
        <translation>Wr&amp;ite a report…</translation>
    </message>
    <message>
        <source>Question, prediction, method, result and explanation, with the charts</source>
        <translation>Question, prediction, method, result and explanation, with the charts</translation>
    </message>
    <message>
        <source>&amp;My notes…</source>
        <translation>&amp;My notes…</translation>
    </message>
    <message>
        <source>&amp;Quick checks</source>
        <translation>&amp;Quick checks</translation>
    </message>
    <message>
        <source>Ask this simulation a question with one click</source>
        <translation>Ask this simulation a question with one click</translation>
    </message>
    <message>
        <source>Re&amp;verse time</source>
        <translation>Re&amp;verse time</translation>
    </message>
    <message>
        <source>Run forward and back: a reversible method comes back to its start</source>
        <translation>Run forward and back: a reversible method comes back to its start</translation>
    </message>
    <message>
        <source>&amp;Export first chart…</source>
        <translation>&amp;Export first chart…</translation>
    </message>
    <message>
        <source>Export se&amp;cond chart…</source>
        <translation>Export se&amp;cond chart…</translation>
    </message>
    <message>
        <source>Export &amp;animation…</source>
        <translation>Export &amp;animation…</translation>
    </message>
    <message>
        <source>Write the run as a moving picture</source>
        <translation>Write the run as a moving picture</translation>
    </message>
    <message>
        <source>R&amp;ace…</source>
        <translation>R&amp;ace…</translation>
    </message>
    <message>
        <source>Let two to four methods, steps or rules run beside each other</source>
        <translation>Let two to four methods, steps or rules run beside each other</translation>
    </message>
    <message>
        <source>&amp;Microscope</source>
        <translation>&amp;Microscope</translation>
    </message>
    <message>
        <source>Take the next step apart, line by line or stick by stick</source>
        <translation>Take the next step apart, line by line or stick by stick</translation>
    </message>
    <message>
        <source>&amp;Race table</source>
        <translation>&amp;Race table</translation>
    </message>
    <message>
        <source>Show error, drift, cost and time of each run</source>
        <translation>Show error, drift, cost and time of each run</translation>
    </message>
    <message>
        <source>Pl&amp;ots</source>
        <translation>Pl&amp;ots</translation>
    </message>
    <message>
        <source>&amp;Add a plot</source>
        <translation>&amp;Add a plot</translation>
    </message>
    <message>
        <source>One plot more, up to six</source>
        <translation>One plot more, up to six</translation>
    </message>
    <message>
        <source>&amp;Bring back the closed plot</source>
        <translation>&amp;Bring back the closed plot</translation>
    </message>
    <message>
        <source>&amp;Two plots again</source>
        <translation>&amp;Two plots again</translation>
    </message>
    <message>
        <source>&amp;Linked cursors</source>
        <translation>&amp;Linked cursors</translation>
    </message>
    <message>
        <source>Show what all plots have where one of them is read</source>
        <translation>Show what all plots have where one of them is read</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>La&amp;nguage</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>S&amp;lower</translation>
    </message>
    <message>
        <source>S&amp;ide by side</source>
        <translation>S&amp;ide by side</translation>
    </message>
    <message>
        <source>Save session &amp;file…</source>
        <translation>Save session &amp;file…</translation>
    </message>
    <message>
        <source>What you want to remember, kept with the session</source>
        <translation>What you want to remember, kept with the session</translation>
    </message>
</context>
<context>
    <name>timestep::WorldCanvas</name>
    <message>
        <source>Cursor at x = %1, y = %2.</source>
        <translation>Cursor at x = %1, y = %2.</translation>
    </message>
    <message>
        <source>Particle %1 is here.</source>
        <translation>Particle %1 is here.</translation>
    </message>
    <message>
        <source>A stick begins at particle %1.</source>
        <translation>A stick begins at particle %1.</translation>
    </message>
    <message>
        <source>Particle %1 selected.</source>
        <translation>Particle %1 selected.</translation>
    </message>
    <message numerus="yes">
        <source>%n particle(s) selected.</source>
        <translation>
            <numerusform>%n particle selected.</numerusform>
            <numerusform>%n particles selected.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stick %1 from particle %2 to particle %3 selected.</source>
        <translation>Stick %1 from particle %2 to particle %3 selected.</translation>
    </message>
    <message>
        <source>The world has %1 particles and %2 sticks.</source>
        <translation>The world has %1 particles and %2 sticks.</translation>
    </message>
</context>
<context>
    <name>timestep::WorldDraft</name>
    <message>
        <source>Place a particle</source>
        <translation>Place a particle</translation>
    </message>
    <message>
        <source>Draw a stick</source>
        <translation>Draw a stick</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Unpin</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Change the mass</source>
        <translation>Change the mass</translation>
    </message>
    <message>
        <source>Change the radius</source>
        <translation>Change the radius</translation>
    </message>
    <message>
        <source>Change the length</source>
        <translation>Change the length</translation>
    </message>
    <message>
        <source>Change the stiffness</source>
        <translation>Change the stiffness</translation>
    </message>
    <message>
        <source>Hide a stick</source>
        <translation>Hide a stick</translation>
    </message>
    <message>
        <source>Show a stick</source>
        <translation>Show a stick</translation>
    </message>
    <message>
        <source>Change what a stick resists</source>
        <translation>Change what a stick resists</translation>
    </message>
</context>
<context>
    <name>timestep::WorldEditor</name>
    <message>
        <source>Stick %1</source>
        <translation>Stick %1</translation>
    </message>
    <message>
        <source>Particle %1</source>
        <translation>Particle %1</translation>
    </message>
    <message numerus="yes">
        <source>%n particle(s)</source>
        <translation>
            <numerusform>%n particle</numerusform>
            <numerusform>%n particles</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place particles, drag with Shift to draw sticks</source>
        <translation>Click to place particles, drag with Shift to draw sticks</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Run it</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Select all</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>Pin or unpin</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Mirror left to right</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Snap to the grid</translation>
    </message>
    <message>
        <source>Open a world</source>
        <translation>Open a world</translation>
    </message>
    <message>
        <source>Save the world</source>
        <translation>Save the world</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Close the editor</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>World that is edited</source>
        <translation>World that is edited</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Mass</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Stiffness</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Hidden</translation>
    </message>
    <message>
        <source>Only pulls</source>
        <translation>Only pulls</translation>
    </message>
</context>
<context>
    <name>unit</name>
    <message>
        <source>frame</source>
        <translation>frame</translation>
    </message>
</context>
</TS>
