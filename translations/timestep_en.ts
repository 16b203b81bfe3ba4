<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Help</name>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>run or pause</source>
        <translation>run or pause</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>one step</translation>
    </message>
    <message>
        <source>back to the start</source>
        <translation>back to the start</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>slower, faster</translation>
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
        <source>show or hide the lesson</source>
        <translation>show or hide the lesson</translation>
    </message>
    <message>
        <source>choose a lesson</source>
        <translation>choose a lesson</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>choose a particle</source>
        <translation>choose a particle</translation>
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
        <source>choose a scene</source>
        <translation>choose a scene</translation>
    </message>
    <message>
        <source>export the upper chart</source>
        <translation>export the upper chart</translation>
    </message>
    <message>
        <source>larger, smaller type</source>
        <translation>larger, smaller type</translation>
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
        <source>Duration %1 %2, seed %3, Timestep %4.</source>
        <translation>Duration %1 %2, seed %3, Timestep %4.</translation>
    </message>
    <message>
        <source>h = %1 %2</source>
        <translation>h = %1 %2</translation>
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
        <source>Step h = %1 %2.</source>
        <translation>Step h = %1 %2.</translation>
    </message>
    <message>
        <source>One run for each %1 of %2.</source>
        <translation>One run for each %1 of %2.</translation>
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
</context>
<context>
    <name>relaxation</name>
    <message>
        <source>Gauss-Seidel</source>
        <translation>Gauss-Seidel</translation>
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
        <source>Comma-separated values (*.csv)</source>
        <translation>Comma-separated values (*.csv)</translation>
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
    <name>timestep::LessonDesk</name>
    <message>
        <source>There is no lesson &quot;%1&quot;.</source>
        <translation>There is no lesson &quot;%1&quot;.</translation>
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
        <source>Everything with an experiment (*.json *.csv *.png *.svg *.pdf *.md);;All files (*)</source>
        <translation>Everything with an experiment (*.json *.csv *.png *.svg *.pdf *.md);;All files (*)</translation>
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
        <source>Logarithmic x axis</source>
        <translation>Logarithmic x axis</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Logarithmic y axis</translation>
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
</context>
<context>
    <name>timestep::ProgressStore</name>
    <message>
        <source>The progress of this lesson cannot be read from %1: %2.</source>
        <translation>The progress of this lesson cannot be read from %1: %2.</translation>
    </message>
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
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
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
        <source>Scenes</source>
        <translation>Scenes</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
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
        <source>&amp;Export upper chart…</source>
        <translation>&amp;Export upper chart…</translation>
    </message>
    <message>
        <source>Export lo&amp;wer chart…</source>
        <translation>Export lo&amp;wer chart…</translation>
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
        <source>Slo&amp;wer</source>
        <translation>Slo&amp;wer</translation>
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
        <source>&amp;Side by side</source>
        <translation>&amp;Side by side</translation>
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
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>First commit your prediction</source>
        <translation>First commit your prediction</translation>
    </message>
</context>
</TS>
