<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Help</name>
    <message>
        <source>Run</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>run or pause</source>
        <translation>rechnen oder anhalten</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>back to the start</source>
        <translation>zurück zum Anfang</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>langsamer, schneller</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>back, next</source>
        <translation>zurück, weiter</translation>
    </message>
    <message>
        <source>show or hide the lesson</source>
        <translation>Lektion zeigen oder verbergen</translation>
    </message>
    <message>
        <source>choose a lesson</source>
        <translation>Lektion wählen</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>choose a particle</source>
        <translation>Teilchen wählen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>grab and release it</source>
        <translation>greifen und loslassen</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>move it (Shift: further), or move the view</source>
        <translation>Teilchen bewegen (Umschalt: weiter) oder die Ansicht bewegen</translation>
    </message>
    <message>
        <source>pin or unpin</source>
        <translation>befestigen oder lösen</translation>
    </message>
    <message>
        <source>zoom, show the whole scene</source>
        <translation>vergrößern, ganze Szene zeigen</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>zoom, show everything</source>
        <translation>vergrößern, alles zeigen</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Strg+Pfeile</translation>
    </message>
    <message>
        <source>read values along a curve</source>
        <translation>Werte entlang einer Kurve ablesen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>choose a scene</source>
        <translation>Szene wählen</translation>
    </message>
    <message>
        <source>export the upper chart</source>
        <translation>oberes Diagramm exportieren</translation>
    </message>
    <message>
        <source>larger, smaller type</source>
        <translation>größere, kleinere Schrift</translation>
    </message>
    <message>
        <source>to the next part of the window</source>
        <translation>zum nächsten Teil des Fensters</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About Timestep</source>
        <translation>Über Timestep</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Timestep %1&lt;/h3&gt;&lt;p&gt;See what numerical integration and constraint relaxation do.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It uses Qt, QCustomPlot, the Latin Modern Math font (GUST Font License) and Tabler Icons (MIT).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Timestep %1&lt;/h3&gt;&lt;p&gt;Sieh, was numerische Integration und die Relaxation von Zwangsbedingungen tun.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Sie verwendet Qt, QCustomPlot, die Schrift Latin Modern Math (GUST Font License) und Tabler Icons (MIT).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>StandardPlots</name>
    <message>
        <source>slope %1</source>
        <translation>Steigung %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Duration %1 %2, seed %3, Timestep %4.</source>
        <translation>Dauer %1 %2, Startwert %3, Timestep %4.</translation>
    </message>
    <message>
        <source>h = %1 %2</source>
        <translation>h = %1 %2</translation>
    </message>
    <message>
        <source>Velocity in energies: %1.</source>
        <translation>Geschwindigkeit in den Energien: %1.</translation>
    </message>
    <message>
        <source>Velocity in energies of %1: %2.</source>
        <translation>Geschwindigkeit in den Energien von %1: %2.</translation>
    </message>
    <message>
        <source>Step h = %1 %2.</source>
        <translation>Schrittweite h = %1 %2.</translation>
    </message>
    <message>
        <source>One run for each %1 of %2.</source>
        <translation>Ein Lauf für jeden Wert von %1: %2.</translation>
    </message>
</context>
<context>
    <name>integrator</name>
    <message>
        <source>Backward Euler</source>
        <translation>Implizites Euler</translation>
    </message>
    <message>
        <source>whole step</source>
        <translation>ganzer Schritt</translation>
    </message>
    <message>
        <source>Position Verlet, start old = x - h v</source>
        <translation>Positions-Verlet, Start alt = x - h v</translation>
    </message>
    <message>
        <source>whole step, (x(n) - x(n-1))/h + h a(n)/2</source>
        <translation>ganzer Schritt, (x(n) - x(n-1))/h + h a(n)/2</translation>
    </message>
    <message>
        <source>Position Verlet, half-kick start</source>
        <translation>Positions-Verlet, Start mit halbem Stoß</translation>
    </message>
    <message>
        <source>Explicit Euler</source>
        <translation>Explizites Euler</translation>
    </message>
    <message>
        <source>Runge-Kutta 4</source>
        <translation>Runge-Kutta 4</translation>
    </message>
    <message>
        <source>Semi-implicit Euler, velocity first</source>
        <translation>Semi-implizites Euler, Geschwindigkeit zuerst</translation>
    </message>
    <message>
        <source>the method&apos;s own, equal to the backward difference</source>
        <translation>die des Verfahrens, gleich dem Rückwärtsdifferenzenquotienten</translation>
    </message>
    <message>
        <source>Semi-implicit Euler, position first</source>
        <translation>Semi-implizites Euler, Ort zuerst</translation>
    </message>
    <message>
        <source>the method&apos;s own, equal to the forward difference</source>
        <translation>die des Verfahrens, gleich dem Vorwärtsdifferenzenquotienten</translation>
    </message>
    <message>
        <source>Velocity Verlet</source>
        <translation>Velocity-Verlet</translation>
    </message>
    <message>
        <source>backward velocity (x − previous x) / h</source>
        <translation>rückwärts gebildet, (x − voriges x) / h</translation>
    </message>
</context>
<context>
    <name>metric</name>
    <message>
        <source>time t</source>
        <translation>Zeit t</translation>
    </message>
    <message>
        <source>step number</source>
        <translation>Schrittnummer</translation>
    </message>
    <message>
        <source>position error</source>
        <translation>Ortsfehler</translation>
    </message>
    <message>
        <source>phase-space error</source>
        <translation>Fehler im Phasenraum</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>kinetische Energie</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>potentielle Energie</translation>
    </message>
    <message>
        <source>total energy</source>
        <translation>gesamte Energie</translation>
    </message>
    <message>
        <source>energy ratio E/E₀</source>
        <translation>Energieverhältnis E/E₀</translation>
    </message>
    <message>
        <source>energy drift</source>
        <translation>Energiedrift</translation>
    </message>
    <message>
        <source>velocity v/ω</source>
        <translation>Geschwindigkeit v/ω</translation>
    </message>
    <message>
        <source>largest strain</source>
        <translation>größte Dehnung</translation>
    </message>
    <message>
        <source>RMS strain</source>
        <translation>mittlere Dehnung (RMS)</translation>
    </message>
    <message>
        <source>area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>distance outside the walls</source>
        <translation>Abstand außerhalb der Wände</translation>
    </message>
    <message>
        <source>centre x</source>
        <translation>Mitte x</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>Mitte y</translation>
    </message>
    <message>
        <source>force evaluations</source>
        <translation>Kraftauswertungen</translation>
    </message>
    <message>
        <source> (exact)</source>
        <translation> (exakt)</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>RMS strain after the pass</source>
        <translation>mittlere Dehnung (RMS) nach dem Durchgang</translation>
    </message>
    <message>
        <source>step size h</source>
        <translation>Schrittweite h</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>measured order</source>
        <translation>gemessene Ordnung</translation>
    </message>
    <message>
        <source>position x</source>
        <translation>Ort x</translation>
    </message>
    <message>
        <source>velocity v</source>
        <translation>Geschwindigkeit v</translation>
    </message>
    <message>
        <source>angle θ</source>
        <translation>Winkel θ</translation>
    </message>
    <message>
        <source>angular velocity ω</source>
        <translation>Winkelgeschwindigkeit ω</translation>
    </message>
    <message>
        <source>velocity vx</source>
        <translation>Geschwindigkeit vx</translation>
    </message>
    <message>
        <source>height y</source>
        <translation>Höhe y</translation>
    </message>
    <message>
        <source>velocity vy</source>
        <translation>Geschwindigkeit vy</translation>
    </message>
    <message>
        <source>displacement x</source>
        <translation>Auslenkung x</translation>
    </message>
    <message>
        <source>energy change</source>
        <translation>Energieänderung</translation>
    </message>
</context>
<context>
    <name>parameter</name>
    <message>
        <source>put back onto the wall</source>
        <translation>auf die Wand zurücksetzen</translation>
    </message>
    <message>
        <source>put back and flip</source>
        <translation>zurücksetzen und umkehren</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>spiegeln</translation>
    </message>
    <message>
        <source>mirror, as in the Clojure tutorial</source>
        <translation>spiegeln wie im Clojure-Tutorial</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>stops sliding at once</source>
        <translation>hält sofort an</translation>
    </message>
    <message>
        <source>slows down by a factor</source>
        <translation>bremst um einen Faktor</translation>
    </message>
    <message>
        <source>1 − d per step</source>
        <translation>1 − d je Schritt</translation>
    </message>
    <message>
        <source>1 − d per step, on gravity too</source>
        <translation>1 − d je Schritt, auch auf die Schwerkraft</translation>
    </message>
    <message>
        <source>exp(−d h)</source>
        <translation>exp(−d h)</translation>
    </message>
    <message>
        <source>walls, then sticks, in each pass</source>
        <translation>Wände, dann Stäbe, in jedem Durchgang</translation>
    </message>
    <message>
        <source>sticks, then walls, in each pass</source>
        <translation>Stäbe, dann Wände, in jedem Durchgang</translation>
    </message>
    <message>
        <source>walls once before the passes</source>
        <translation>Wände einmal vor den Durchgängen</translation>
    </message>
    <message>
        <source>walls once after the passes</source>
        <translation>Wände einmal nach den Durchgängen</translation>
    </message>
    <message>
        <source>as made</source>
        <translation>wie angelegt</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>umgekehrt</translation>
    </message>
    <message>
        <source>alternating</source>
        <translation>abwechselnd</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>nach Liste</translation>
    </message>
    <message>
        <source>the free end takes all</source>
        <translation>das freie Ende nimmt alles</translation>
    </message>
    <message>
        <source>half is lost at the pin</source>
        <translation>die Hälfte geht an der Befestigung verloren</translation>
    </message>
    <message>
        <source>relaxation</source>
        <translation>Relaxation</translation>
    </message>
    <message>
        <source>How the lengths of the sticks are restored.</source>
        <translation>Wie die Längen der Stäbe wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>How often all sticks are visited in each step.</source>
        <translation>Wie oft in jedem Schritt alle Stäbe besucht werden.</translation>
    </message>
    <message>
        <source>order of sticks</source>
        <translation>Reihenfolge der Stäbe</translation>
    </message>
    <message>
        <source>The order in which a pass visits the sticks. Alternating: forward in the first, third … pass of the run.</source>
        <translation>Die Reihenfolge, in der ein Durchgang die Stäbe besucht. Abwechselnd: vorwärts im ersten, dritten … Durchgang des Laufs.</translation>
    </message>
    <message>
        <source>who comes last</source>
        <translation>wer zuletzt kommt</translation>
    </message>
    <message>
        <source>Whether walls or sticks have the last word in a step.</source>
        <translation>Ob die Wände oder die Stäbe in einem Schritt das letzte Wort haben.</translation>
    </message>
    <message>
        <source>sticks at a pin</source>
        <translation>Stäbe an einer Befestigung</translation>
    </message>
    <message>
        <source>How the correction of a stick is shared when one of its ends is pinned.</source>
        <translation>Wie die Korrektur eines Stabes verteilt wird, wenn ein Ende befestigt ist.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>start position</source>
        <translation>Anfangsort</translation>
    </message>
    <message>
        <source>start velocity</source>
        <translation>Anfangsgeschwindigkeit</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Particles in a row.</source>
        <translation>Teilchen in einer Zeile.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Particles in a column.</source>
        <translation>Teilchen in einer Spalte.</translation>
    </message>
    <message>
        <source>spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Rest length of every stick.</source>
        <translation>Ruhelänge jedes Stabes.</translation>
    </message>
    <message>
        <source>pin every</source>
        <translation>befestigt jedes</translation>
    </message>
    <message>
        <source>1: the whole top row is pinned; n: the first particle and every n-th after it.</source>
        <translation>1: Die ganze oberste Zeile ist befestigt; n: das erste Teilchen und danach jedes n-te.</translation>
    </message>
    <message>
        <source>sticks only pull</source>
        <translation>Stäbe nur auf Zug</translation>
    </message>
    <message>
        <source>Whether sticks resist stretching only, like string.</source>
        <translation>Ob die Stäbe nur der Dehnung widerstehen, wie eine Schnur.</translation>
    </message>
    <message>
        <source>random start</source>
        <translation>zufälliger Anfang</translation>
    </message>
    <message>
        <source>Every free particle starts up to this share of the spacing off its place.</source>
        <translation>Jedes freie Teilchen beginnt bis zu diesem Anteil des Abstands neben seinem Platz.</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Number of corners around the hub.</source>
        <translation>Anzahl der Ecken um die Nabe.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Length of the spokes.</source>
        <translation>Länge der Speichen.</translation>
    </message>
    <message>
        <source>start tilt</source>
        <translation>Anfangsneigung</translation>
    </message>
    <message>
        <source>Angle by which the shape is turned at the start.</source>
        <translation>Winkel, um den die Form am Anfang gedreht ist.</translation>
    </message>
    <message>
        <source>start speed</source>
        <translation>Anfangstempo</translation>
    </message>
    <message>
        <source>To the right.</source>
        <translation>Nach rechts.</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>Fallbeschleunigung</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Changes the energies, and not the motion.</source>
        <translation>Ändert die Energien, nicht die Bewegung.</translation>
    </message>
    <message>
        <source>start angle</source>
        <translation>Anfangswinkel</translation>
    </message>
    <message>
        <source>From the lowest point, anticlockwise.</source>
        <translation>Vom tiefsten Punkt aus gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>start angular velocity</source>
        <translation>Anfangswinkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Upwards from the horizontal.</source>
        <translation>Von der Waagerechten nach oben.</translation>
    </message>
    <message>
        <source>links</source>
        <translation>Glieder</translation>
    </message>
    <message>
        <source>Number of sticks, made from the pin on.</source>
        <translation>Anzahl der Stäbe, von der Befestigung an angelegt.</translation>
    </message>
    <message>
        <source>length of a link</source>
        <translation>Länge eines Glieds</translation>
    </message>
    <message>
        <source>Rest length of each stick.</source>
        <translation>Ruhelänge jedes einzelnen Stabes.</translation>
    </message>
    <message>
        <source>Between the straight rope and the vertical, 0: hanging down.</source>
        <translation>Zwischen dem geraden Seil und der Senkrechten, 0: hängt herab.</translation>
    </message>
    <message>
        <source>mass at the end</source>
        <translation>Masse am Ende</translation>
    </message>
    <message>
        <source>Mass of the last particle; all others have 1 kg.</source>
        <translation>Masse des letzten Teilchens; alle anderen haben 1 kg.</translation>
    </message>
    <message>
        <source>pin the other end too</source>
        <translation>anderes Ende auch befestigt</translation>
    </message>
    <message>
        <source>Whether the last particle is pinned like the first.</source>
        <translation>Ob das letzte Teilchen wie das erste befestigt ist.</translation>
    </message>
    <message>
        <source>Acceleration downwards.</source>
        <translation>Beschleunigung nach unten.</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>Luftwiderstand</translation>
    </message>
    <message>
        <source>A share of the speed per step, or a rate per time: see drag form.</source>
        <translation>Ein Anteil der Geschwindigkeit je Schritt oder eine Rate je Zeit: siehe Form des Widerstands.</translation>
    </message>
    <message>
        <source>drag form</source>
        <translation>Form des Widerstands</translation>
    </message>
    <message>
        <source>How drag enters the step. Only the exponential form means the same at every step size.</source>
        <translation>Wie der Luftwiderstand in den Schritt eingeht. Nur die Exponentialform bedeutet bei jeder Schrittweite dasselbe.</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>Floor, ceiling and side walls.</source>
        <translation>Boden, Decke und Seitenwände.</translation>
    </message>
    <message>
        <source>at a wall</source>
        <translation>an einer Wand</translation>
    </message>
    <message>
        <source>What happens to a particle beyond a wall.</source>
        <translation>Was mit einem Teilchen jenseits einer Wand geschieht.</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>Stoßfaktor</translation>
    </message>
    <message>
        <source>The share of the speed that is left after a wall.</source>
        <translation>Der Anteil der Geschwindigkeit, der nach einer Wand bleibt.</translation>
    </message>
    <message>
        <source>floor friction</source>
        <translation>Bodenreibung</translation>
    </message>
    <message>
        <source>What the floor does to a particle that touches it.</source>
        <translation>Was der Boden mit einem Teilchen tut, das ihn berührt.</translation>
    </message>
    <message>
        <source>friction factor</source>
        <translation>Reibungsfaktor</translation>
    </message>
    <message>
        <source>The share of the step that a particle on the floor keeps, when the floor slows down by a factor.</source>
        <translation>Der Anteil des Schritts, den ein Teilchen am Boden behält, wenn der Boden um einen Faktor bremst.</translation>
    </message>
    <message>
        <source>Distance of the corners from the middle.</source>
        <translation>Abstand der Ecken von der Mitte.</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>Unregelmäßigkeit</translation>
    </message>
    <message>
        <source>0: equal sides. Above: the seed draws another shape.</source>
        <translation>0: gleiche Seiten. Darüber: Der Startwert zieht eine andere Form.</translation>
    </message>
    <message>
        <source>In a direction that the seed draws.</source>
        <translation>In eine Richtung, die der Startwert zieht.</translation>
    </message>
    <message>
        <source>stiffness</source>
        <translation>Federkonstante</translation>
    </message>
    <message>
        <source>damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Force of friction per velocity. The motion creeps without oscillating from 2 sqrt(stiffness mass) on.</source>
        <translation>Reibungskraft je Geschwindigkeit. Ab 2 Wurzel(Federkonstante · Masse) kriecht die Bewegung, ohne zu schwingen.</translation>
    </message>
    <message>
        <source>start displacement</source>
        <translation>Anfangsauslenkung</translation>
    </message>
    <message>
        <source>braced</source>
        <translation>mit Strebe</translation>
    </message>
    <message>
        <source>Whether a diagonal makes two triangles of the square.</source>
        <translation>Ob eine Diagonale aus dem Quadrat zwei Dreiecke macht.</translation>
    </message>
    <message>
        <source>step size h</source>
        <translation>Schrittweite h</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>relaxation</name>
    <message>
        <source>Gauss-Seidel</source>
        <translation>Gauß-Seidel</translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>Cart</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>Single bodies</source>
        <translation>Einzelne Körper</translation>
    </message>
    <message>
        <source>A cart on a straight track with constant acceleration. The simplest motion on which methods already differ.</source>
        <translation>Ein Wagen auf gerader Strecke mit konstanter Beschleunigung. Die einfachste Bewegung, an der sich Verfahren schon unterscheiden.</translation>
    </message>
    <message>
        <source>Clojure: points</source>
        <translation>Clojure: Punkte</translation>
    </message>
    <message>
        <source>From the tutorials</source>
        <translation>Aus den Tutorials</translation>
    </message>
    <message>
        <source>Five free points bounce between walls by the mirror rule of the Clojure tutorial.</source>
        <translation>Fünf freie Punkte prallen zwischen Wänden nach der Spiegelregel des Clojure-Tutorials ab.</translation>
    </message>
    <message>
        <source>Clojure: sticks</source>
        <translation>Clojure: Stäbe</translation>
    </message>
    <message>
        <source>The three sticks of the Clojure tutorial. None has its length at the start, and one hangs from a pinned point.</source>
        <translation>Die drei Stäbe des Clojure-Tutorials. Keiner hat am Anfang seine Länge, und einer hängt an einem befestigten Punkt.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>Ropes and cloth</source>
        <translation>Seile und Tücher</translation>
    </message>
    <message>
        <source>A net of sticks that hangs from pins along its top row.</source>
        <translation>Ein Netz aus Stäben, das an Befestigungen entlang der obersten Zeile hängt.</translation>
    </message>
    <message>
        <source>World from a file</source>
        <translation>Welt aus einer Datei</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>Particles and sticks that an experiment file describes in full.</source>
        <translation>Teilchen und Stäbe, die eine Versuchsdatei vollständig beschreibt.</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Shapes of sticks</source>
        <translation>Formen aus Stäben</translation>
    </message>
    <message>
        <source>A ring of six corners with a hub and spokes, like a wheel, under Verly&apos;s friction.</source>
        <translation>Ein Ring aus sechs Ecken mit Nabe und Speichen, wie ein Rad, mit der Reibung von Verly.</translation>
    </message>
    <message>
        <source>Pendulum</source>
        <translation>Pendel</translation>
    </message>
    <message>
        <source>A bob on a rigid rod without mass, at any amplitude: it swings, or it turns over. Angles count from the lowest point.</source>
        <translation>Ein Pendelkörper an einer starren Stange ohne Masse, bei jeder Amplitude: Er schwingt oder überschlägt sich. Winkel zählen vom tiefsten Punkt aus.</translation>
    </message>
    <message>
        <source>Projectile</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>A ball thrown at an angle, without air. It flies through the ground, so that the parabola goes on.</source>
        <translation>Ein schräg geworfener Ball ohne Luft. Er fliegt durch den Boden, damit die Parabel weitergeht.</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Seil</translation>
    </message>
    <message>
        <source>A chain of equal sticks, pinned at one end or at both.</source>
        <translation>Eine Kette gleicher Stäbe, an einem Ende oder an beiden befestigt.</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>A braced quadrilateral whose sticks are hidden behind a polygon.</source>
        <translation>Ein Viereck mit Strebe, dessen Stäbe hinter einem Vieleck verborgen sind.</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Stange</translation>
    </message>
    <message>
        <source>Two particles and the stick between them.</source>
        <translation>Zwei Teilchen und der Stab zwischen ihnen.</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Three particles and three sticks: the smallest shape that is stiff.</source>
        <translation>Drei Teilchen und drei Stäbe: die kleinste Form, die steif ist.</translation>
    </message>
    <message>
        <source>Quadrilateral</source>
        <translation>Viereck</translation>
    </message>
    <message>
        <source>Four particles and four sticks: nothing keeps it from folding.</source>
        <translation>Vier Teilchen und vier Stäbe: Nichts hindert es daran, umzuklappen.</translation>
    </message>
    <message>
        <source>Braced quadrilateral</source>
        <translation>Viereck mit Strebe</translation>
    </message>
    <message>
        <source>Four particles, four sticks and a diagonal that makes two triangles of them.</source>
        <translation>Vier Teilchen, vier Stäbe und eine Diagonale, die zwei Dreiecke daraus macht.</translation>
    </message>
    <message>
        <source>Mass on a spring</source>
        <translation>Masse an einer Feder</translation>
    </message>
    <message>
        <source>A block that a spring pulls back to its place of rest, with or without damping. Every method shows here whether it gains or loses energy.</source>
        <translation>Ein Klotz, den eine Feder in seine Ruhelage zurückzieht, mit oder ohne Dämpfung. Jedes Verfahren zeigt hier, ob es Energie gewinnt oder verliert.</translation>
    </message>
    <message>
        <source>Dropped box</source>
        <translation>Fallende Kiste</translation>
    </message>
    <message>
        <source>A square of sticks falls onto a floor, with or without a diagonal.</source>
        <translation>Ein Quadrat aus Stäben fällt auf einen Boden, mit oder ohne Diagonale.</translation>
    </message>
    <message>
        <source>Stick and floor</source>
        <translation>Stab und Boden</translation>
    </message>
    <message>
        <source>Three frames of a stick that meets the floor: who is satisfied last, stick or floor?</source>
        <translation>Drei Bilder eines Stabes, der auf den Boden trifft: Wer kommt zuletzt zu seinem Recht, Stab oder Boden?</translation>
    </message>
</context>
<context>
    <name>timestep::CheckRow</name>
    <message>
        <source>Bring the experiment into the state described above.</source>
        <translation>Bringe den Versuch in den oben beschriebenen Zustand.</translation>
    </message>
    <message>
        <source>Measure.</source>
        <translation>Miss.</translation>
    </message>
    <message>
        <source>Reach into the experiment with the mouse.</source>
        <translation>Greife mit der Maus in den Versuch ein.</translation>
    </message>
    <message>
        <source>Let it run up to t = %1.</source>
        <translation>Lass bis t = %1 rechnen.</translation>
    </message>
    <message>
        <source>You predicted</source>
        <translation>Deine Vorhersage</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <translation>gemessen: %1</translation>
    </message>
    <message>
        <source>so far: %1</source>
        <translation>bisher: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
</context>
<context>
    <name>timestep::ChoiceField</name>
    <message>
        <source>Choose one of the answers first.</source>
        <translation>Wähle zuerst eine der Antworten.</translation>
    </message>
</context>
<context>
    <name>timestep::CodePane</name>
    <message>
        <source>Code of %1</source>
        <translation>Programmzeilen: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
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
        <translation>Eine Änderung beginnt einen neuen Lauf.</translation>
    </message>
    <message>
        <source>Locked.</source>
        <translation>Gesperrt.</translation>
    </message>
    <message>
        <source>Set by the lesson</source>
        <translation>Von der Lektion vorgegeben</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
</context>
<context>
    <name>timestep::ExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>Diagramm exportieren</translation>
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
        <translation>&amp;Schwarzweiß</translation>
    </message>
    <message>
        <source>PDF for archives (PDF/&amp;A)</source>
        <translation>PDF für Archive (PDF/&amp;A)</translation>
    </message>
    <message>
        <source>Preview of the figure</source>
        <translation>Vorschau der Abbildung</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>Bild&amp;unterschrift</translation>
    </message>
    <message>
        <source>Save &amp;figure…</source>
        <translation>Abbildung s&amp;peichern…</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Abbildung speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;SVG (*.svg);;PNG, 300 dpi (*.png)</source>
        <translation>PDF (*.pdf);;SVG (*.svg);;PNG, 300 dpi (*.png)</translation>
    </message>
    <message>
        <source>Save &amp;data…</source>
        <translation>&amp;Daten speichern…</translation>
    </message>
    <message>
        <source>Save data</source>
        <translation>Daten speichern</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Durch Kommas getrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Picture and table are on the clipboard.</source>
        <translation>Bild und Tabelle sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Saved as %1. The file carries its experiment and opens again in Timestep.</source>
        <translation>Gespeichert als %1. Die Datei trägt ihren Versuch in sich und lässt sich in Timestep wieder öffnen.</translation>
    </message>
    <message>
        <source>The figure went to the printer.</source>
        <translation>Die Abbildung ist beim Drucker.</translation>
    </message>
</context>
<context>
    <name>timestep::FigureTexts</name>
    <message numerus="yes">
        <source>%n value(s) ≤ 0 left out on the logarithmic axis.</source>
        <translation>
            <numerusform>%n Wert ≤ 0 auf der logarithmischen Achse ausgelassen.</numerusform>
            <numerusform>%n Werte ≤ 0 auf der logarithmischen Achse ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A figure must be between 20 and 2000 mm wide and high.</source>
        <translation>Eine Abbildung muss zwischen 20 und 2000 mm breit und hoch sein.</translation>
    </message>
    <message>
        <source>The name of a figure must end in .png, .svg or .pdf: %1</source>
        <translation>Der Name einer Abbildung muss auf .png, .svg oder .pdf enden: %1</translation>
    </message>
    <message>
        <source>The figure could not be written to %1: %2</source>
        <translation>Die Abbildung konnte nicht nach %1 geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The printer is not available.</source>
        <translation>Der Drucker ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>The printer reported an error.</source>
        <translation>Der Drucker hat einen Fehler gemeldet.</translation>
    </message>
</context>
<context>
    <name>timestep::Gallery</name>
    <message>
        <source>Search scenes</source>
        <translation>Szenen suchen</translation>
    </message>
    <message>
        <source>No scene matches “%1”.</source>
        <translation>Keine Szene passt zu „%1“.</translation>
    </message>
</context>
<context>
    <name>timestep::Legend</name>
    <message>
        <source>Hide “%1”</source>
        <translation>„%1“ verbergen</translation>
    </message>
    <message>
        <source>Show “%1”</source>
        <translation>„%1“ zeigen</translation>
    </message>
    <message>
        <source>This curve is shown.</source>
        <translation>Diese Kurve ist sichtbar.</translation>
    </message>
    <message>
        <source>This curve is hidden.</source>
        <translation>Diese Kurve ist verborgen.</translation>
    </message>
</context>
<context>
    <name>timestep::LessonDesk</name>
    <message>
        <source>There is no lesson &quot;%1&quot;.</source>
        <translation>Es gibt keine Lektion „%1“.</translation>
    </message>
</context>
<context>
    <name>timestep::LessonListDialog</name>
    <message>
        <source>beginner</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>Mittelstufe</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>fortgeschritten</translation>
    </message>
    <message>
        <source>This lesson cannot be read.</source>
        <translation>Diese Lektion ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>builds on “%1”</source>
        <translation>baut auf „%1“ auf</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Start o&amp;ver…</source>
        <translation>&amp;Von vorn…</translation>
    </message>
    <message>
        <source>Forgets the answers given in this lesson and opens it at its beginning</source>
        <translation>Vergisst die Antworten dieser Lektion und öffnet sie am Anfang</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>There are no lessons.</source>
        <translation>Es gibt keine Lektionen.</translation>
    </message>
    <message>
        <source>Forget all answers given in “%1” and start over?</source>
        <translation>Alle Antworten in „%1“ vergessen und von vorn beginnen?</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 lässt sich nicht löschen.</translation>
    </message>
</context>
<context>
    <name>timestep::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Lektion wählen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No lesson is open.</source>
        <translation>Keine Lektion ist geöffnet.</translation>
    </message>
    <message>
        <source>Page of the lesson</source>
        <translation>Seite der Lektion</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Lesson %1 · %2</source>
        <translation>Lektion %1 · %2</translation>
    </message>
</context>
<context>
    <name>timestep::MainWindow</name>
    <message>
        <source>Sweep: %1 of %2 values</source>
        <translation>Messreihe: %1 von %2 Werten</translation>
    </message>
    <message>
        <source>%1 – Timestep</source>
        <translation>%1 – Timestep</translation>
    </message>
    <message>
        <source>%1 diverged at step %2: its numbers are no longer finite. The table up to there is kept.</source>
        <translation>%1 ist bei Schritt %2 divergiert: Seine Zahlen sind nicht mehr endlich. Die Tabelle bis dahin bleibt erhalten.</translation>
    </message>
    <message>
        <source>h = %1 %2</source>
        <translation>h = %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>energies from: %1</source>
        <translation>Energien aus: %1</translation>
    </message>
    <message>
        <source>this machine is slower than the speed that was chosen</source>
        <translation>dieser Rechner ist langsamer als das gewählte Tempo</translation>
    </message>
    <message>
        <source>the oldest rows of the table were dropped</source>
        <translation>die ältesten Zeilen der Tabelle wurden verworfen</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Szenen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Everything with an experiment (*.json *.csv *.png *.svg *.pdf *.md);;All files (*)</source>
        <translation>Alles mit einem Versuch (*.json *.csv *.png *.svg *.pdf *.md);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save state</source>
        <translation>Zustand speichern</translation>
    </message>
    <message>
        <source>Save experiment</source>
        <translation>Versuch speichern</translation>
    </message>
    <message>
        <source>Experiments (*.json)</source>
        <translation>Versuche (*.json)</translation>
    </message>
    <message>
        <source>Picture and table are on the clipboard.</source>
        <translation>Bild und Tabelle sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>State of the run</source>
        <translation>Stand des Laufs</translation>
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
        <translation>zu erledigen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>not right yet</source>
        <translation>noch nicht richtig</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
</context>
<context>
    <name>timestep::MarkdownFormula</name>
    <message>
        <source>$$ is never closed</source>
        <translation>$$ wird nicht geschlossen</translation>
    </message>
</context>
<context>
    <name>timestep::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>timestep::NumberField</name>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Deine Zahl</translation>
    </message>
    <message>
        <source>Your number in %1</source>
        <translation>Deine Zahl in %1</translation>
    </message>
    <message>
        <source>Type a number first.</source>
        <translation>Gib zuerst eine Zahl ein.</translation>
    </message>
    <message>
        <source>“%1” is not a number. Write it like 0.5 or 0,5, 1e-3 or 1/60.</source>
        <translation>„%1“ ist keine Zahl. Schreibe sie wie 0,5 oder 0.5, 1e-3 oder 1/60.</translation>
    </message>
</context>
<context>
    <name>timestep::ParameterPanel</name>
    <message>
        <source>Add a run</source>
        <translation>Lauf hinzufügen</translation>
    </message>
    <message>
        <source>The same scene with another method, side by side</source>
        <translation>Dieselbe Szene mit einem anderen Verfahren, nebeneinander</translation>
    </message>
    <message>
        <source>Remove run %1</source>
        <translation>Lauf %1 entfernen</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>timestep::PlotActions</name>
    <message>
        <source>Axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Choose what the axes show</source>
        <translation>Wählen, was die Achsen zeigen</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show everything (Home)</source>
        <translation>Alles zeigen (Pos1)</translation>
    </message>
    <message>
        <source>Zoom into a rectangle</source>
        <translation>Rechteck vergrößern</translation>
    </message>
    <message>
        <source>Zoom into a rectangle (Shift and drag)</source>
        <translation>Rechteck vergrößern (Umschalt und ziehen)</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Show the numbers as a table</source>
        <translation>Die Zahlen als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Along the axis (x)</source>
        <translation>Entlang der Achse (x)</translation>
    </message>
    <message>
        <source>Curves (y)</source>
        <translation>Kurven (y)</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Logarithmische x-Achse</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Logarithmische y-Achse</translation>
    </message>
</context>
<context>
    <name>timestep::PlotCard</name>
    <message>
        <source>Copy chart and table</source>
        <translation>Diagramm und Tabelle kopieren</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>Diagramm exportieren…</translation>
    </message>
</context>
<context>
    <name>timestep::PlotWidget</name>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s) of %1 against %2.</source>
        <translation>
            <numerusform>%n Kurve von %1 gegen %2.</numerusform>
            <numerusform>%n Kurven von %1 gegen %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: x from %2 to %3, y from %4 to %5, last value %6.</source>
        <translation>%1: x von %2 bis %3, y von %4 bis %5, letzter Wert %6.</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tabelle: %1</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <translation>Legende: %1</translation>
    </message>
    <message>
        <source>No data yet. Curves appear here as soon as the experiment runs.</source>
        <translation>Noch keine Daten. Kurven erscheinen hier, sobald der Versuch läuft.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) ≤ 0 left out (logarithmic axis)</source>
        <translation>
            <numerusform>%n Wert ≤ 0 ausgelassen (logarithmische Achse)</numerusform>
            <numerusform>%n Werte ≤ 0 ausgelassen (logarithmische Achse)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::ProgressStore</name>
    <message>
        <source>The progress of this lesson cannot be read from %1: %2.</source>
        <translation>Der Stand dieser Lektion lässt sich nicht aus %1 lesen: %2.</translation>
    </message>
    <message>
        <source>The progress of this lesson cannot be read, so it begins anew (%1).</source>
        <translation>Der Stand dieser Lektion lässt sich nicht lesen, sie beginnt deshalb von vorn (%1).</translation>
    </message>
    <message>
        <source>The progress of this lesson cannot be read, so it begins anew; the old file is kept as %1 (%2).</source>
        <translation>Der Stand dieser Lektion lässt sich nicht lesen, sie beginnt deshalb von vorn; die alte Datei bleibt als %1 erhalten (%2).</translation>
    </message>
    <message>
        <source>The progress of this lesson cannot be kept in %1: %2.</source>
        <translation>Der Stand dieser Lektion lässt sich nicht in %1 ablegen: %2.</translation>
    </message>
</context>
<context>
    <name>timestep::QuestionFrame</name>
    <message>
        <source>Committed. You will see it beside the outcome.</source>
        <translation>Festgelegt. Du siehst sie später neben dem Ergebnis.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Hint.</source>
        <translation>Hinweis.</translation>
    </message>
    <message>
        <source>One way to find it.</source>
        <translation>Ein Weg zur Lösung.</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>In deinen Worten</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Deine Vorhersage</translation>
    </message>
    <message>
        <source>Your prediction – the run waits for it</source>
        <translation>Deine Vorhersage – der Lauf wartet darauf</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Commit the prediction</source>
        <translation>Vorhersage festlegen</translation>
    </message>
    <message>
        <source>Commit the sentence</source>
        <translation>Satz festlegen</translation>
    </message>
    <message>
        <source>Check the answer</source>
        <translation>Antwort prüfen</translation>
    </message>
    <message>
        <source>Your sentence</source>
        <translation>Dein Satz</translation>
    </message>
    <message>
        <source>A model answer</source>
        <translation>Eine Musterantwort</translation>
    </message>
</context>
<context>
    <name>timestep::RichText</name>
    <message>
        <source>%1 at character %2</source>
        <translation>%1 bei Zeichen %2</translation>
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
        <translation>Ein Satz in deinen Worten</translation>
    </message>
    <message>
        <source>Your sentence</source>
        <translation>Dein Satz</translation>
    </message>
    <message>
        <source>Ctrl+Enter commits the sentence</source>
        <translation>Strg+Eingabe legt den Satz fest</translation>
    </message>
    <message>
        <source>Write a sentence first.</source>
        <translation>Schreibe zuerst einen Satz.</translation>
    </message>
</context>
<context>
    <name>timestep::SimulationView</name>
    <message>
        <source>exact motion</source>
        <translation>exakte Bewegung</translation>
    </message>
    <message>
        <source>%1: no longer finite</source>
        <translation>%1: nicht mehr endlich</translation>
    </message>
    <message>
        <source>no longer finite</source>
        <translation>nicht mehr endlich</translation>
    </message>
    <message>
        <source>%1: left the view</source>
        <translation>%1: außerhalb des Bildes</translation>
    </message>
    <message>
        <source>left the view</source>
        <translation>außerhalb des Bildes</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Particle %1 held at x = %2, y = %3.</source>
        <translation>Teilchen %1 gehalten bei x = %2, y = %3.</translation>
    </message>
    <message>
        <source>Particle %1 chosen, at x = %2, y = %3.</source>
        <translation>Teilchen %1 gewählt, bei x = %2, y = %3.</translation>
    </message>
    <message>
        <source>(no longer finite)</source>
        <translation>(nicht mehr endlich)</translation>
    </message>
    <message>
        <source>(left the view)</source>
        <translation>(außerhalb des Bildes)</translation>
    </message>
    <message>
        <source>Runs: %1.</source>
        <translation>Läufe: %1.</translation>
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
        <translation>‹ &amp;Zurück</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation>Zurück zum Schritt davor</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>All steps of the lesson</source>
        <translation>Alle Schritte der Lektion</translation>
    </message>
    <message>
        <source>Fi&amp;nish ›</source>
        <translation>&amp;Fertig ›</translation>
    </message>
    <message>
        <source>&amp;Next ›</source>
        <translation>&amp;Weiter ›</translation>
    </message>
    <message>
        <source>S&amp;kip ›</source>
        <translation>Über&amp;springen ›</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Go on without finishing this step</source>
        <translation>Weiter, ohne diesen Schritt zu beenden</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Weiter (Alt+Rechts)</translation>
    </message>
    <message>
        <source>This step is not done yet; you can come back to it (Alt+Right)</source>
        <translation>Dieser Schritt ist noch nicht erledigt; du kannst zurückkommen (Alt+Rechts)</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
</context>
<context>
    <name>timestep::StepDots</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
</context>
<context>
    <name>timestep::StepPage</name>
    <message>
        <source>Read</source>
        <translation>Lies</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Sage voraus</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Tu es</translation>
    </message>
    <message>
        <source>Observe</source>
        <translation>Beobachte</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erkläre</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunde</translation>
    </message>
    <message>
        <source>Step done</source>
        <translation>Schritt erledigt</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu erledigen</translation>
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
        <translation>Was du gefunden hast</translation>
    </message>
    <message>
        <source>Your predictions</source>
        <translation>Deine Vorhersagen</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>Your chart</source>
        <translation>Dein Diagramm</translation>
    </message>
    <message>
        <source>Save the &amp;chart…</source>
        <translation>Diagra&amp;mm speichern…</translation>
    </message>
    <message>
        <source>Other &amp;lessons…</source>
        <translation>Andere &amp;Lektionen…</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
</context>
<context>
    <name>timestep::SweepDialog</name>
    <message>
        <source>Sweep</source>
        <translation>Messreihe</translation>
    </message>
    <message>
        <source>step size h</source>
        <translation>Schrittweite h</translation>
    </message>
    <message>
        <source>largest over the run</source>
        <translation>größter Wert im Lauf</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>&amp;Over</source>
        <translation>&amp;Parameter</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messgröße</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <translation>&amp;Davon</translation>
    </message>
    <message>
        <source>Numbers or fractions, separated by semicolons or blanks</source>
        <translation>Zahlen oder Brüche, getrennt durch Semikolons oder Leerzeichen</translation>
    </message>
    <message>
        <source>&amp;Run sweep</source>
        <translation>Messreihe &amp;starten</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>A sweep needs a run with a duration.</source>
        <translation>Eine Messreihe braucht einen Lauf mit einer Dauer.</translation>
    </message>
</context>
<context>
    <name>timestep::TableField</name>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Some cells are still empty.</source>
        <translation>Einige Felder sind noch leer.</translation>
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
        <translation>unbekannter Befehl \%1</translation>
    </message>
    <message>
        <source>a bracket expected, such as ( or \{ or .</source>
        <translation>eine Klammer wird erwartet, etwa ( oder \{ oder .</translation>
    </message>
    <message>
        <source>the formula is longer than %1 characters</source>
        <translation>die Formel ist länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>a backslash without a command</source>
        <translation>ein Backslash ohne Befehl</translation>
    </message>
    <message>
        <source>{ expected</source>
        <translation>{ erwartet</translation>
    </message>
    <message>
        <source>{ is never closed</source>
        <translation>{ wird nicht geschlossen</translation>
    </message>
    <message>
        <source>a length such as 4pt or 0.5em expected</source>
        <translation>eine Länge wie 4pt oder 0.5em wird erwartet</translation>
    </message>
    <message>
        <source>%1 is never closed</source>
        <translation>%1 wird nicht geschlossen</translation>
    </message>
    <message>
        <source>\limits belongs behind an operator</source>
        <translation>\limits gehört hinter einen Operator</translation>
    </message>
    <message>
        <source>two subscripts at one place</source>
        <translation>zwei tiefgestellte Zeichen an einer Stelle</translation>
    </message>
    <message>
        <source>two superscripts at one place</source>
        <translation>zwei hochgestellte Zeichen an einer Stelle</translation>
    </message>
    <message>
        <source>an argument is missing</source>
        <translation>ein Argument fehlt</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>mehr als %1 Ebenen tief geschachtelt</translation>
    </message>
    <message>
        <source>} without a {</source>
        <translation>} ohne {</translation>
    </message>
    <message>
        <source>&amp; outside a table</source>
        <translation>&amp; außerhalb einer Tabelle</translation>
    </message>
    <message>
        <source>a dollar sign is written \$</source>
        <translation>ein Dollarzeichen schreibt man \$</translation>
    </message>
    <message>
        <source>a number sign is written \#</source>
        <translation>ein Rautezeichen schreibt man \#</translation>
    </message>
    <message>
        <source>a per cent sign is written \%</source>
        <translation>ein Prozentzeichen schreibt man \%</translation>
    </message>
    <message>
        <source>no sign for the character %1</source>
        <translation>kein Zeichen für %1</translation>
    </message>
    <message>
        <source>\text takes plain words</source>
        <translation>\text nimmt nur Wörter</translation>
    </message>
    <message>
        <source>unknown environment %1</source>
        <translation>unbekannte Umgebung %1</translation>
    </message>
    <message>
        <source>\end{%1} expected</source>
        <translation>\end{%1} erwartet</translation>
    </message>
    <message>
        <source>columns are l, c or r</source>
        <translation>Spalten sind l, c oder r</translation>
    </message>
</context>
<context>
    <name>timestep::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Rechnen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>&amp;Scenes…</source>
        <translation>&amp;Szenen…</translation>
    </message>
    <message>
        <source>Choose a scene to play with</source>
        <translation>Eine Szene zum Ausprobieren wählen</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Lektion wählen</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Szenen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Sa&amp;ve experiment…</source>
        <translation>Versuch s&amp;peichern…</translation>
    </message>
    <message>
        <source>Save s&amp;tate…</source>
        <translation>Zus&amp;tand speichern…</translation>
    </message>
    <message>
        <source>&amp;Export upper chart…</source>
        <translation>&amp;Oberes Diagramm exportieren…</translation>
    </message>
    <message>
        <source>Export lo&amp;wer chart…</source>
        <translation>&amp;Unteres Diagramm exportieren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Schritt</translation>
    </message>
    <message>
        <source>Make one step</source>
        <translation>Einen Schritt machen</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Anfang</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Sc&amp;hneller</translation>
    </message>
    <message>
        <source>S&amp;weep…</source>
        <translation>&amp;Messreihe…</translation>
    </message>
    <message>
        <source>Run once for each of several values</source>
        <translation>Für mehrere Werte je einmal rechnen</translation>
    </message>
    <message>
        <source>&amp;Cancel sweep</source>
        <translation>Messreihe a&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation>S&amp;pur</translation>
    </message>
    <message>
        <source>Show the way of the first point</source>
        <translation>Den Weg des ersten Punkts zeigen</translation>
    </message>
    <message>
        <source>E&amp;xact motion</source>
        <translation>E&amp;xakte Bewegung</translation>
    </message>
    <message>
        <source>Show the exact motion as a ghost</source>
        <translation>Die exakte Bewegung als blasses Bild zeigen</translation>
    </message>
    <message>
        <source>&amp;Strain in colour</source>
        <translation>&amp;Dehnung in Farbe</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>Show the runs side by side</source>
        <translation>Die Läufe nebeneinander zeigen</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lektion</translation>
    </message>
    <message>
        <source>Show the lesson</source>
        <translation>Die Lektion zeigen</translation>
    </message>
    <message>
        <source>&amp;Whole scene</source>
        <translation>&amp;Ganze Szene</translation>
    </message>
    <message>
        <source>Lar&amp;ger type</source>
        <translation>G&amp;rößere Schrift</translation>
    </message>
    <message>
        <source>S&amp;maller type</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>What the keys do</source>
        <translation>Was die Tasten tun</translation>
    </message>
    <message>
        <source>&amp;About Timestep</source>
        <translation>&amp;Über Timestep</translation>
    </message>
    <message>
        <source>As the &amp;system says</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>so schnell wie möglich</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed: a step has the same size at every speed</source>
        <translation>Tempo: Ein Schritt ist bei jedem Tempo gleich groß</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>First commit your prediction</source>
        <translation>Lege zuerst deine Vorhersage fest</translation>
    </message>
</context>
</TS>
