<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AnalysisTexts</name>
    <message>
        <source>over %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>One run for each %1 of %2.</source>
        <translation>Ein Lauf für jeden Wert von %1: %2.</translation>
    </message>
    <message>
        <source>step sizes %1</source>
        <translation>Schrittweiten %1</translation>
    </message>
</context>
<context>
    <name>ColumnCheck</name>
    <message>
        <source>“%1” is not known (at character %2).</source>
        <translation>„%1“ ist nicht bekannt (an Zeichen %2).</translation>
    </message>
    <message>
        <source>“%1” already stands for something else here. Another name is needed.</source>
        <translation>„%1“ steht hier schon für etwas anderes. Die Spalte braucht einen anderen Namen.</translation>
    </message>
    <message>
        <source>The column needs a name.</source>
        <translation>Die Spalte braucht einen Namen.</translation>
    </message>
    <message>
        <source>The formula is still missing.</source>
        <translation>Die Formel fehlt noch.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Run</source>
        <translation>Rechnen</translation>
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
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>throw it with the last four arrow keys</source>
        <translation>mit den letzten vier Pfeiltasten werfen</translation>
    </message>
    <message>
        <source>take the tip of its velocity, where that is shown</source>
        <translation>die Spitze der Geschwindigkeit nehmen, wo sie gezeigt wird</translation>
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
        <source>Everywhere</source>
        <translation>Überall</translation>
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
        <source>one step back</source>
        <translation>ein Schritt zurück</translation>
    </message>
    <message>
        <source>mark this instant</source>
        <translation>diesen Augenblick markieren</translation>
    </message>
    <message>
        <source>choose a particle or a body</source>
        <translation>ein Teilchen oder einen Körper wählen</translation>
    </message>
    <message>
        <source>turn a body while the run stands still (Shift: further)</source>
        <translation>einen Körper drehen, solange der Lauf stillsteht (Umschalt: weiter)</translation>
    </message>
    <message>
        <source>Scenes of the Clojure tutorial</source>
        <translation>Szenen des Clojure-Tutorials</translation>
    </message>
    <message>
        <source>open blocks, cloth, points and sticks, and run them</source>
        <translation>Klötze, Tuch, Punkte und Stäbe öffnen und rechnen</translation>
    </message>
    <message>
        <source>say these keys</source>
        <translation>diese Tasten nennen</translation>
    </message>
    <message>
        <source>close the scene</source>
        <translation>die Szene schließen</translation>
    </message>
    <message>
        <source>read off the slope; begin and end an area</source>
        <translation>Steigung mit ablesen; Fläche beginnen und beenden</translation>
    </message>
    <message>
        <source>draw a line over the plot, write a note</source>
        <translation>Linie über das Diagramm ziehen, Notiz schreiben</translation>
    </message>
    <message>
        <source>difference of two curves, Fourier spectrum</source>
        <translation>Differenz zweier Kurven, Fourier-Spektrum</translation>
    </message>
    <message>
        <source>drag the title</source>
        <translation>Titel ziehen</translation>
    </message>
    <message>
        <source>move a plot; double click: show it alone</source>
        <translation>Diagramm verschieben; Doppelklick: allein zeigen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>read values along a curve (Shift: further), or on another one</source>
        <translation>Werte entlang einer Kurve ablesen (Umschalt: weiter) oder an einer anderen</translation>
    </message>
    <message>
        <source>read the previous or next maximum or minimum</source>
        <translation>voriges oder nächstes Maximum oder Minimum ablesen</translation>
    </message>
    <message>
        <source>read the previous or next zero, or crossing of two curves</source>
        <translation>vorige oder nächste Nullstelle ablesen, oder den Schnitt zweier Kurven</translation>
    </message>
    <message>
        <source>read the first or last value</source>
        <translation>ersten oder letzten Wert ablesen</translation>
    </message>
    <message>
        <source>choose a tool; arrows move its mark, Enter uses it there</source>
        <translation>ein Werkzeug wählen; Pfeiltasten bewegen seine Marke, die Eingabetaste benutzt es dort</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
</context>
<context>
    <name>NameTexts</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page setup</source>
        <translation>Seite einrichten</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The time that each step advances.</source>
        <translation>Die Zeit, um die jeder Schritt weitergeht.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>It decides every random choice.</source>
        <translation>Er entscheidet jede zufällige Wahl.</translation>
    </message>
    <message>
        <source>Euler against Verlet</source>
        <translation>Euler gegen Verlet</translation>
    </message>
    <message>
        <source>Growing, bounded, decaying</source>
        <translation>Wachsend, beschränkt, abnehmend</translation>
    </message>
    <message>
        <source>Which line of Euler comes first</source>
        <translation>Welche Zeile von Euler zuerst kommt</translation>
    </message>
    <message>
        <source>Four orders</source>
        <translation>Vier Ordnungen</translation>
    </message>
    <message>
        <source>Fourth order, symplectic or not</source>
        <translation>Vierte Ordnung, symplektisch oder nicht</translation>
    </message>
    <message>
        <source>The same number of evaluations</source>
        <translation>Gleich viele Kraftauswertungen</translation>
    </message>
    <message>
        <source>Velocities of position Verlet</source>
        <translation>Geschwindigkeiten von Positions-Verlet</translation>
    </message>
    <message>
        <source>One, four, sixteen passes</source>
        <translation>Ein, vier, sechzehn Durchgänge</translation>
    </message>
    <message>
        <source>Passes against substeps</source>
        <translation>Durchgänge gegen Teilschritte</translation>
    </message>
    <message>
        <source>Four relaxations</source>
        <translation>Vier Relaxationen</translation>
    </message>
    <message>
        <source>Orders of the sticks</source>
        <translation>Reihenfolgen der Stäbe</translation>
    </message>
    <message>
        <source>Enforced last: sticks or walls</source>
        <translation>Zuletzt erfüllt: Stäbe oder Wände</translation>
    </message>
    <message>
        <source>Ways out of an overlap</source>
        <translation>Wege aus einer Überlappung</translation>
    </message>
    <message>
        <source>One, five, twenty iterations</source>
        <translation>Eine, fünf, zwanzig Iterationen</translation>
    </message>
    <message>
        <source>With and without a warm start</source>
        <translation>Mit und ohne Warmstart</translation>
    </message>
    <message>
        <source>Orders of the contacts</source>
        <translation>Reihenfolgen der Kontakte</translation>
    </message>
    <message>
        <source>Smaller and smaller steps</source>
        <translation>Immer kleinere Schritte</translation>
    </message>
    <message>
        <source>Twelve methods</source>
        <translation>Zwölf Verfahren</translation>
    </message>
</context>
<context>
    <name>StandardPlots</name>
    <message>
        <source>Calculated: %1.</source>
        <translation>Berechnet: %1.</translation>
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
        <source>Velocity in energies: %1.</source>
        <translation>Geschwindigkeit in den Energien: %1.</translation>
    </message>
    <message>
        <source>Velocity in energies of %1: %2.</source>
        <translation>Geschwindigkeit in den Energien von %1: %2.</translation>
    </message>
    <message>
        <source>h = %1%2</source>
        <translation>h = %1%2</translation>
    </message>
    <message>
        <source>Step h = %1%2.</source>
        <translation>Schrittweite h = %1%2.</translation>
    </message>
    <message>
        <source>Duration %1%2, seed %3, Timestep %4.</source>
        <translation>Dauer %1%2, Startwert %3, Timestep %4.</translation>
    </message>
    <message>
        <source>Measured points: %1.</source>
        <translation>Messpunkte: %1.</translation>
    </message>
</context>
<context>
    <name>WindowMeasures</name>
    <message>
        <source>fit %1: %2</source>
        <translation>Anpassung %1: %2</translation>
    </message>
    <message>
        <source>%1: no rows in the window</source>
        <translation>%1: keine Zeilen im Ausschnitt</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n row(s): mean %2, rms %3, min %4, max %5, slope %6, area %7</source>
        <translation>
            <numerusform>%1, %n Zeile: Mittelwert %2, RMS %3, Minimum %4, Maximum %5, Steigung %6, Fläche %7</numerusform>
            <numerusform>%1, %n Zeilen: Mittelwert %2, RMS %3, Minimum %4, Maximum %5, Steigung %6, Fläche %7</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row in %1</source>
        <translation>jede %1. Zeile</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Forward and back</source>
        <translation>Vor und zurück</translation>
    </message>
    <message>
        <source>N steps forward, then N steps back with -h. A reversible method returns to its start, up to round-off.</source>
        <translation>N Schritte vor, dann N Schritte mit -h zurück. Ein umkehrbares Verfahren kehrt bis auf Rundungsfehler zu seinem Anfang zurück.</translation>
    </message>
    <message>
        <source>Growth factor against step</source>
        <translation>Wachstumsfaktor gegen Schrittweite</translation>
    </message>
    <message>
        <source>The factor by which one step multiplies a small perturbation, for each method. Above 1 the method is not stable.</source>
        <translation>Der Faktor, mit dem ein Schritt eine kleine Störung vervielfacht, für jedes Verfahren. Über 1 ist das Verfahren nicht stabil.</translation>
    </message>
    <message>
        <source>Stability map</source>
        <translation>Stabilitätskarte</translation>
    </message>
    <message>
        <source>The growth factor per step over the plane of a parameter and the step, with the theoretical boundary where one is known.</source>
        <translation>Der Wachstumsfaktor je Schritt über der Ebene aus einem Parameter und der Schrittweite, mit der theoretischen Grenze, wo eine bekannt ist.</translation>
    </message>
    <message>
        <source>Halve the step</source>
        <translation>Schrittweite halbieren</translation>
    </message>
    <message>
        <source>Runs with h, h/2 and h/4, and the error that Richardson&apos;s rule reads off their differences, beside the true one where it is known.</source>
        <translation>Läufe mit h, h/2 und h/4 und der Fehler, den die Regel von Richardson aus ihren Unterschieden abliest, neben dem wahren Fehler, wo er bekannt ist.</translation>
    </message>
    <message>
        <source>Cloud in the phase plane</source>
        <translation>Wolke im Phasenraum</translation>
    </message>
    <message>
        <source>Follows a cloud of initial values and the area it fills, which a symplectic method keeps.</source>
        <translation>Verfolgt eine Wolke von Anfangswerten und die Fläche, die sie füllt; ein symplektisches Verfahren erhält diese Fläche.</translation>
    </message>
    <message>
        <source>Poincaré section</source>
        <translation>Poincaré-Schnitt</translation>
    </message>
    <message>
        <source>Marks where the motion passes through a plane: curves for a regular motion, a cloud for a chaotic one.</source>
        <translation>Markiert, wo die Bewegung durch eine Ebene geht: Kurven bei einer regulären Bewegung, eine Wolke bei einer chaotischen.</translation>
    </message>
    <message>
        <source>Error against step</source>
        <translation>Fehler gegen Schrittweite</translation>
    </message>
    <message>
        <source>The step is halved again and again; the slope on log-log paper is the order, next to the one that the method declares.</source>
        <translation>Die Schrittweite wird immer wieder halbiert; die Steigung auf doppelt logarithmischem Papier ist die Ordnung, neben der, die das Verfahren verspricht.</translation>
    </message>
    <message>
        <source>Error against work</source>
        <translation>Fehler gegen Aufwand</translation>
    </message>
    <message>
        <source>The error of each method against the number of force evaluations, and how many a wanted error takes.</source>
        <translation>Der Fehler jedes Verfahrens gegen die Anzahl der Kraftauswertungen, und wie viele davon ein gewünschter Fehler kostet.</translation>
    </message>
    <message>
        <source>slope −%1</source>
        <translation>Steigung −%1</translation>
    </message>
    <message>
        <source>largest stable step, theory</source>
        <translation>größter stabiler Schritt, Theorie</translation>
    </message>
    <message>
        <source>largest stable step, measured</source>
        <translation>größter stabiler Schritt, gemessen</translation>
    </message>
    <message>
        <source>1: above it, a perturbation grows</source>
        <translation>1: Darüber wächst eine Störung</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Messreihe</translation>
    </message>
    <message>
        <source>One run for each of several values of a setting, and what was measured in it.</source>
        <translation>Ein Lauf für jeden von mehreren Werten einer Einstellung, und was darin gemessen wurde.</translation>
    </message>
    <message>
        <source>Starts differ in</source>
        <translation>Starts unterscheiden sich in</translation>
    </message>
    <message>
        <source>Bifurcation diagram</source>
        <translation>Bifurkationsdiagramm</translation>
    </message>
    <message>
        <source>Where the settled motion is once in each period of the drive, or its largest values, for many values of a parameter.</source>
        <translation>Wo die eingestellte Bewegung einmal in jeder Periode des Antriebs ist, oder ihre größten Werte, für viele Werte eines Parameters.</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>Koordinate</translation>
    </message>
    <message>
        <source>Numbers of the exact motion</source>
        <translation>Zahlen der exakten Bewegung</translation>
    </message>
    <message>
        <source>What theory gives in closed form: periods, frequencies of modes, instants of bounces, the shape of a hanging chain.</source>
        <translation>Was die Theorie in geschlossener Form angibt: Perioden, Frequenzen der Eigenschwingungen, Zeitpunkte von Aufprallen, die Form einer hängenden Kette.</translation>
    </message>
    <message>
        <source>Lyapunov exponent</source>
        <translation>Ljapunow-Exponent</translation>
    </message>
    <message>
        <source>The mean rate at which neighbouring motions part, and how it settles: above 0 the motion is chaotic.</source>
        <translation>Die mittlere Rate, mit der sich benachbarte Bewegungen trennen, und wie sie sich einstellt: Über 0 ist die Bewegung chaotisch.</translation>
    </message>
    <message>
        <source>Stroboscopic section</source>
        <translation>Stroboskopischer Schnitt</translation>
    </message>
    <message>
        <source>Marks where a driven motion is once in each period of the drive: one point if it repeats, several if it repeats later, a strange set if it is chaotic.</source>
        <translation>Zeigt, wo eine angetriebene Bewegung einmal in jeder Periode des Antriebs ist: ein Punkt, wenn sie sich wiederholt, mehrere, wenn sie sich später wiederholt, eine seltsame Menge, wenn sie chaotisch ist.</translation>
    </message>
    <message>
        <source>Facts of a method</source>
        <translation>Eigenschaften eines Verfahrens</translation>
    </message>
    <message>
        <source>error of the pendulum</source>
        <translation>Fehler beim Pendel</translation>
    </message>
    <message>
        <source>error with friction</source>
        <translation>Fehler mit Reibung</translation>
    </message>
    <message>
        <source>error when driven</source>
        <translation>Fehler bei treibender Kraft</translation>
    </message>
    <message>
        <source>error on alternating steps</source>
        <translation>Fehler bei wechselnden Schritten</translation>
    </message>
    <message>
        <source>area in phase space</source>
        <translation>Fläche im Phasenraum</translation>
    </message>
    <message>
        <source>stability on an oscillation</source>
        <translation>Stabilität bei einer Schwingung</translation>
    </message>
    <message>
        <source>error of a bar</source>
        <translation>Fehler eines Stabs</translation>
    </message>
    <message>
        <source>error of a free chain</source>
        <translation>Fehler einer freien Kette</translation>
    </message>
    <message>
        <source>error of a pinned chain</source>
        <translation>Fehler einer angehefteten Kette</translation>
    </message>
    <message>
        <source>Measures what each method is, on a pendulum and a spring: order, area in phase space, way back, stability limit, evaluations; of a rule for sticks, on a bar and a chain: what a pass leaves of the error, and the momentum.</source>
        <translation>Misst an einem Pendel und an einer Feder, was jedes Verfahren ist: Ordnung, Fläche im Phasenraum, Rückweg, Stabilitätsgrenze, Auswertungen; bei einer Regel für Stäbe an einem Stab und einer Kette: was ein Durchgang vom Fehler übrig lässt, und den Impuls.</translation>
    </message>
    <message>
        <source>slope %1 ± %2</source>
        <translation>Steigung %1 ± %2</translation>
    </message>
    <message>
        <source>slope %1 ± %2, expected %3</source>
        <translation>Steigung %1 ± %2, erwartet %3</translation>
    </message>
    <message>
        <source>slope %1</source>
        <translation>Steigung %1</translation>
    </message>
    <message>
        <source>slope %1, expected %2</source>
        <translation>Steigung %1, erwartet %2</translation>
    </message>
    <message>
        <source>slope %1 ± %2, %3 left out (rounding)</source>
        <translation>Steigung %1 ± %2, ohne %3 (Rundung)</translation>
    </message>
    <message>
        <source>slope %1 ± %2, expected %3, %4 left out (rounding)</source>
        <translation>Steigung %1 ± %2, erwartet %3, ohne %4 (Rundung)</translation>
    </message>
</context>
<context>
    <name>contact-solver</name>
    <message>
        <source>Sequential impulses</source>
        <translation>Sequentielle Kraftstöße</translation>
    </message>
</context>
<context>
    <name>course</name>
    <message>
        <source>All lessons, each after the one that it builds on.</source>
        <translation>Alle Lektionen, jede nach der, auf der sie aufbaut.</translation>
    </message>
    <message>
        <source>45-minute taster</source>
        <translation>45 Minuten zum Kennenlernen</translation>
    </message>
    <message>
        <source>Game programmers</source>
        <translation>Spiele programmieren</translation>
    </message>
    <message>
        <source>From Verlet&apos;s formula to stacks of boxes.</source>
        <translation>Von Verlets Formel bis zu Stapeln von Kisten.</translation>
    </message>
    <message>
        <source>Physics class</source>
        <translation>Physikunterricht</translation>
    </message>
    <message>
        <source>Maker class</source>
        <translation>Werkstattkurs</translation>
    </message>
    <message>
        <source>One stick, a cloth, and creatures made of both.</source>
        <translation>Ein Stab, ein Tuch und Wesen aus beidem.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>How a computer moves things, and how far it is off</source>
        <translation>Wie ein Computer Dinge bewegt und wie weit er danebenliegt</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Orbits, bounces, games, and the first sticks</source>
        <translation>Umlaufbahnen, Abpraller, Spiele und die ersten Stäbe</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weitere</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Chains, cloth, creatures and solid bodies</source>
        <translation>Ketten, Tuch, Wesen und feste Körper</translation>
    </message>
    <message>
        <source>Stacks and trust</source>
        <translation>Stapel und Vertrauen</translation>
    </message>
    <message>
        <source>Friction, piles, and how to know how wrong a result is</source>
        <translation>Reibung, Stapel und wie sich herausfinden lässt, wie falsch ein Ergebnis ist</translation>
    </message>
    <message>
        <source>One lesson at school: a method, and its start.</source>
        <translation>Eine Schulstunde: ein Verfahren und sein Start.</translation>
    </message>
    <message>
        <source>Errors, energy, stability, orbits, and what to trust.</source>
        <translation>Fehler, Energie, Stabilität, Umlaufbahnen und worauf Verlass ist.</translation>
    </message>
    <message>
        <source>Lessons of your own</source>
        <translation>Eigene Lektionen</translation>
    </message>
    <message>
        <source>The real world</source>
        <translation>Die wirkliche Welt</translation>
    </message>
    <message>
        <source>A filmed throw, a comet, and what a model is worth</source>
        <translation>Ein gefilmter Wurf, ein Komet und was ein Modell wert ist</translation>
    </message>
</context>
<context>
    <name>drift</name>
    <message>
        <source>bounded</source>
        <translation>beschränkt</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>wachsend</translation>
    </message>
    <message>
        <source>decaying</source>
        <translation>abnehmend</translation>
    </message>
    <message>
        <source>cannot say</source>
        <translation>nicht zu entscheiden</translation>
    </message>
    <message>
        <source>The value overflowed (infinite or NaN).</source>
        <translation>Der Wert ist übergelaufen (unendlich oder NaN).</translation>
    </message>
    <message>
        <source>Fewer than 64 rows: too short to tell a trend from a wobble.</source>
        <translation>Weniger als 64 Zeilen: zu kurz, um einen Trend von einem Schwanken zu unterscheiden.</translation>
    </message>
    <message>
        <source>The means of 16 blocks follow a trend beyond chance that is larger than half the wobble within a block.</source>
        <translation>Die Mittelwerte von 16 Blöcken folgen einem Trend, der kein Zufall und größer als das halbe Schwanken innerhalb eines Blocks ist.</translation>
    </message>
    <message>
        <source>The wobble within 16 blocks follows a trend beyond chance and changes by more than half its mean.</source>
        <translation>Das Schwanken innerhalb von 16 Blöcken folgt einem Trend, der kein Zufall ist, und ändert sich um mehr als die Hälfte seines Mittelwerts.</translation>
    </message>
    <message>
        <source>There is a trend beyond chance, but it is smaller than half the wobble: only a longer run can decide.</source>
        <translation>Ein Trend ist da, der kein Zufall ist, aber er ist kleiner als das halbe Schwanken: Erst ein längerer Lauf kann entscheiden.</translation>
    </message>
    <message>
        <source>No trend beyond chance in the means of 16 blocks, nor in the wobble within them.</source>
        <translation>Kein Trend über den Zufall hinaus, weder in den Mittelwerten von 16 Blöcken noch im Schwanken innerhalb der Blöcke.</translation>
    </message>
    <message>
        <source>No trend, but fewer than two wobbles: only a longer run can decide.</source>
        <translation>Kein Trend, aber weniger als zwei Schwankungen: Erst ein längerer Lauf kann entscheiden.</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>Order %1.</source>
        <translation>Ordnung %1.</translation>
    </message>
    <message>
        <source>Order 0: a smaller step does not make the error smaller.</source>
        <translation>Ordnung 0: Eine kleinere Schrittweite macht den Fehler nicht kleiner.</translation>
    </message>
    <message>
        <source>No order: the motion has no finite end even with small steps.</source>
        <translation>Keine Ordnung: Auch mit kleinen Schritten bleibt die Bewegung nicht endlich.</translation>
    </message>
    <message>
        <source>No order: the error falls unevenly, by 2 to the power of %1 at the last halving.</source>
        <translation>Keine Ordnung: Der Fehler fällt ungleichmäßig, bei der letzten Halbierung um 2 hoch %1.</translation>
    </message>
    <message>
        <source>Stable on an oscillation for every step.</source>
        <translation>Bei einer Schwingung mit jeder Schrittweite stabil.</translation>
    </message>
    <message>
        <source>Never stable on an oscillation: its amplitude grows with every step.</source>
        <translation>Bei einer Schwingung nie stabil: Ihre Amplitude wächst mit jedem Schritt.</translation>
    </message>
    <message>
        <source>No stability limit: a step is not linear on a linear oscillation.</source>
        <translation>Keine Stabilitätsgrenze: Ein Schritt ist bei einer linearen Schwingung nicht linear.</translation>
    </message>
    <message>
        <source>Stable on an oscillation up to w h = %1.</source>
        <translation>Bei einer Schwingung stabil bis w h = %1.</translation>
    </message>
    <message>
        <source>Order %1 with friction.</source>
        <translation>Ordnung %1 mit Reibung.</translation>
    </message>
    <message>
        <source>No whole order with friction.</source>
        <translation>Mit Reibung keine ganze Ordnung.</translation>
    </message>
    <message>
        <source>Order %1 if the force depends on the time.</source>
        <translation>Ordnung %1, wenn die Kraft von der Zeit abhängt.</translation>
    </message>
    <message>
        <source>No whole order if the force depends on the time.</source>
        <translation>Keine ganze Ordnung, wenn die Kraft von der Zeit abhängt.</translation>
    </message>
    <message>
        <source>Order %1 on steps that change.</source>
        <translation>Ordnung %1 bei wechselnder Schrittweite.</translation>
    </message>
    <message>
        <source>No whole order on steps that change.</source>
        <translation>Bei wechselnder Schrittweite keine ganze Ordnung.</translation>
    </message>
    <message>
        <source>Keeps the area in phase space.</source>
        <translation>Erhält die Fläche im Phasenraum.</translation>
    </message>
    <message>
        <source>Changes the area in phase space.</source>
        <translation>Ändert die Fläche im Phasenraum.</translation>
    </message>
    <message>
        <source>Runs backwards to its start.</source>
        <translation>Läuft rückwärts zu seinem Anfang zurück.</translation>
    </message>
    <message>
        <source>Does not run backwards to its start.</source>
        <translation>Läuft rückwärts nicht zu seinem Anfang zurück.</translation>
    </message>
    <message>
        <source>The energy error stays bounded.</source>
        <translation>Der Energiefehler bleibt beschränkt.</translation>
    </message>
    <message>
        <source>The energy error grows with time.</source>
        <translation>Der Energiefehler wächst mit der Zeit.</translation>
    </message>
    <message>
        <source>One evaluation of a per step.</source>
        <translation>Eine Auswertung von a je Schritt.</translation>
    </message>
    <message>
        <source>%1 evaluations of a per step.</source>
        <translation>%1 Auswertungen von a je Schritt.</translation>
    </message>
    <message>
        <source>%1 to %2 evaluations of a per step.</source>
        <translation>%1 bis %2 Auswertungen von a je Schritt.</translation>
    </message>
    <message>
        <source>The same as %1.</source>
        <translation>Dasselbe wie %1.</translation>
    </message>
    <message>
        <source>The same as %1 and %2 more.</source>
        <translation>Dasselbe wie %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>Has the same facts as %1.</source>
        <translation>Hat dieselben Eigenschaften wie %1.</translation>
    </message>
    <message>
        <source>Has the same facts as %1 and %2 more.</source>
        <translation>Hat dieselben Eigenschaften wie %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>The same as %1, for forces that depend on x alone.</source>
        <translation>Für Kräfte, die nur von x abhängen, dasselbe wie %1.</translation>
    </message>
    <message>
        <source>The same as %1 and %2 more, for forces that depend on x alone.</source>
        <translation>Für Kräfte, die nur von x abhängen, dasselbe wie %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>A bar that is too long gets no finite place.</source>
        <translation>Ein zu langer Stab bekommt keinen endlichen Ort.</translation>
    </message>
    <message>
        <source>One pass restores the length of a bar.</source>
        <translation>Ein Durchgang stellt die Länge eines Stabs wieder her.</translation>
    </message>
    <message>
        <source>A few passes restore the length of a bar.</source>
        <translation>Wenige Durchgänge stellen die Länge eines Stabs wieder her.</translation>
    </message>
    <message>
        <source>Passes do not restore the length of a bar: its error stays.</source>
        <translation>Durchgänge stellen die Länge eines Stabs nicht wieder her: Sein Fehler bleibt.</translation>
    </message>
    <message>
        <source>Each pass multiplies the error of a bar by %1: it grows.</source>
        <translation>Jeder Durchgang vervielfacht den Fehler eines Stabs mit %1: Er wächst.</translation>
    </message>
    <message>
        <source>A pass leaves %1 of the error of a bar.</source>
        <translation>Ein Durchgang lässt %1 vom Fehler eines Stabs übrig.</translation>
    </message>
    <message>
        <source>Passes do not restore a chain of sticks.</source>
        <translation>Durchgänge stellen eine Kette von Stäben nicht wieder her.</translation>
    </message>
    <message>
        <source>On a chain of %1 sticks a pass leaves %2 of the error, with one end pinned %3.</source>
        <translation>An einer Kette von %1 Stäben lässt ein Durchgang %2 vom Fehler übrig, mit einem angehefteten Ende %3.</translation>
    </message>
    <message>
        <source>Sticks that have their lengths stay as they are.</source>
        <translation>Stäbe, die ihre Länge haben, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Moves sticks that have their lengths.</source>
        <translation>Bewegt Stäbe, die ihre Länge haben.</translation>
    </message>
    <message>
        <source>Keeps the momentum.</source>
        <translation>Erhält den Impuls.</translation>
    </message>
    <message>
        <source>Moves the centre of mass of free sticks.</source>
        <translation>Bewegt den Schwerpunkt freier Stäbe.</translation>
    </message>
    <message>
        <source>Turns a free bar.</source>
        <translation>Dreht einen freien Stab.</translation>
    </message>
    <message>
        <source>With stiffness 1/2 a pass leaves %1 of the error of a bar.</source>
        <translation>Mit der Steifigkeit 1/2 lässt ein Durchgang %1 vom Fehler eines Stabs übrig.</translation>
    </message>
    <message>
        <source>A compliance has the same effect with any number of passes.</source>
        <translation>Eine Nachgiebigkeit wirkt bei jeder Zahl von Durchgängen gleich.</translation>
    </message>
    <message>
        <source>The effect of a compliance depends on the number of passes.</source>
        <translation>Wie eine Nachgiebigkeit wirkt, hängt von der Zahl der Durchgänge ab.</translation>
    </message>
    <message>
        <source>The same as %1, for rigid sticks that pull and push.</source>
        <translation>Dasselbe wie %1, bei starren Stäben, die ziehen und drücken.</translation>
    </message>
    <message>
        <source>The same as %1 and %2 more, for rigid sticks that pull and push.</source>
        <translation>Dasselbe wie %1 und %2 weitere, bei starren Stäben, die ziehen und drücken.</translation>
    </message>
    <message>
        <source>Never stable on an oscillation: its amplitude grows in proportion to the number of steps.</source>
        <translation>Bei einer Schwingung nie stabil: Ihre Amplitude wächst proportional zur Zahl der Schritte.</translation>
    </message>
</context>
<context>
    <name>fault</name>
    <message>
        <source>this file is no backup of Timestep, or it is damaged</source>
        <translation>diese Datei ist keine Sicherung von Timestep, oder sie ist beschädigt</translation>
    </message>
    <message>
        <source>an animation needs a run that ends</source>
        <translation>eine Animation braucht einen Lauf, der endet</translation>
    </message>
    <message>
        <source>this makes more than %1 pictures; show it faster, or with fewer pictures per second, or less of the run</source>
        <translation>das ergibt mehr als %1 Bilder; zeige es schneller, mit weniger Bildern je Sekunde oder weniger vom Lauf</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>there is no lesson here: a lesson is a folder with a lesson.md</source>
        <translation>hier ist keine Lektion: Eine Lektion ist ein Ordner mit einer lesson.md</translation>
    </message>
    <message>
        <source>the folder of a lesson is named like 21-my-lesson</source>
        <translation>der Ordner einer Lektion heißt zum Beispiel 21-my-lesson</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation>„%1“ %2</translation>
    </message>
    <message>
        <source>lies outside the folder of the lesson, so it cannot be packed</source>
        <translation>liegt außerhalb des Ordners der Lektion und lässt sich deshalb nicht packen</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>ist nicht da</translation>
    </message>
    <message>
        <source>is a link that leads out of the folder of the lesson</source>
        <translation>ist ein Verweis, der aus dem Ordner der Lektion hinausführt</translation>
    </message>
    <message>
        <source>is of a kind that a packed lesson does not hold</source>
        <translation>ist von einer Art, die eine gepackte Lektion nicht enthält</translation>
    </message>
    <message>
        <source>the lesson has too many files, or they are too large together</source>
        <translation>die Lektion hat zu viele Dateien, oder sie sind zusammen zu groß</translation>
    </message>
    <message>
        <source>this is no packed lesson: its files do not lie in one folder</source>
        <translation>dies ist keine gepackte Lektion: Ihre Dateien liegen nicht in einem Ordner</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is of a kind that a packed lesson does not hold</source>
        <translation>die Datei „%1“ ist von einer Art, die eine gepackte Lektion nicht enthält</translation>
    </message>
    <message>
        <source>this is a zip archive, but no packed lesson</source>
        <translation>dies ist ein Zip-Archiv, aber keine gepackte Lektion</translation>
    </message>
    <message>
        <source>there is a folder of this name already</source>
        <translation>einen Ordner dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the archive is damaged</source>
        <translation>das Archiv ist beschädigt</translation>
    </message>
    <message>
        <source>there is not enough memory to pack</source>
        <translation>der Speicher reicht zum Packen nicht aus</translation>
    </message>
    <message>
        <source>there is not enough memory to unpack</source>
        <translation>der Speicher reicht zum Auspacken nicht aus</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; in the archive %2</source>
        <translation>die Datei „%1“ im Archiv %2</translation>
    </message>
    <message>
        <source>a file in the archive has a name that is not UTF-8</source>
        <translation>der Name einer Datei im Archiv ist kein UTF-8</translation>
    </message>
    <message>
        <source>has a name that is too long</source>
        <translation>hat einen zu langen Namen</translation>
    </message>
    <message>
        <source>lies in too many folders</source>
        <translation>liegt in zu vielen Ordnern</translation>
    </message>
    <message>
        <source>would lie outside its folder</source>
        <translation>würde außerhalb ihres Ordners liegen</translation>
    </message>
    <message>
        <source>has a name that is not allowed</source>
        <translation>hat einen Namen, der nicht erlaubt ist</translation>
    </message>
    <message>
        <source>this is no zip archive, or its end is missing</source>
        <translation>dies ist kein Zip-Archiv, oder sein Ende fehlt</translation>
    </message>
    <message>
        <source>the archive is in several parts</source>
        <translation>das Archiv besteht aus mehreren Teilen</translation>
    </message>
    <message>
        <source>the archive holds %1 files, more than %2</source>
        <translation>das Archiv enthält %1 Dateien, mehr als %2</translation>
    </message>
    <message>
        <source>is encrypted</source>
        <translation>ist verschlüsselt</translation>
    </message>
    <message>
        <source>is a link</source>
        <translation>ist ein Verweis</translation>
    </message>
    <message>
        <source>is packed in a way that is not known</source>
        <translation>ist auf eine unbekannte Weise gepackt</translation>
    </message>
    <message>
        <source>is larger than %1 MiB</source>
        <translation>ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>the files of the archive are larger than %1 MiB together</source>
        <translation>die Dateien des Archivs sind zusammen größer als %1 MiB</translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation>ist zweimal da</translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation>die Datei lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>there are too many results of this name</source>
        <translation>es gibt zu viele Ergebnisse mit diesem Namen</translation>
    </message>
    <message>
        <source>this is no folder that can be read</source>
        <translation>dies ist kein Ordner, der sich lesen lässt</translation>
    </message>
    <message>
        <source>the folder of a lesson is named like 21-my-lesson: two digits, small letters, hyphens</source>
        <translation>der Ordner einer Lektion heißt zum Beispiel 21-my-lesson: zwei Ziffern, Kleinbuchstaben, Bindestriche</translation>
    </message>
    <message>
        <source>there is a file or folder of this name already</source>
        <translation>eine Datei oder einen Ordner dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>this is no result of a lesson</source>
        <translation>dies ist kein Ergebnis einer Lektion</translation>
    </message>
    <message>
        <source>this result was written by a newer version of Timestep</source>
        <translation>dieses Ergebnis wurde von einer neueren Version von Timestep geschrieben</translation>
    </message>
    <message>
        <source>its answers belong to another lesson</source>
        <translation>seine Antworten gehören zu einer anderen Lektion</translation>
    </message>
    <message>
        <source>this takes the number of a part and their count, as in 2/8, and not &quot;%1&quot;</source>
        <translation>dies verlangt die Nummer eines Teils und ihre Anzahl, wie in 2/8, und nicht „%1“</translation>
    </message>
    <message>
        <source>this takes KEY=BUDGET, and &quot;%1&quot; has no =</source>
        <translation>dies verlangt SCHLÜSSEL=BUDGET, und „%1“ hat kein =</translation>
    </message>
    <message>
        <source>this file carries no analysis</source>
        <translation>diese Datei enthält keine Analyse</translation>
    </message>
    <message>
        <source>--set takes KEY=VALUE, and &quot;%1&quot; has no =</source>
        <translation>--set verlangt SCHLÜSSEL=WERT, und „%1“ hat kein =</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot;; there are man, bash, zsh, fish</source>
        <translation>„%1“ gibt es nicht; es gibt man, bash, zsh, fish</translation>
    </message>
    <message>
        <source>there is no column &quot;%1&quot;; there are %2</source>
        <translation>eine Spalte „%1“ gibt es nicht; es gibt %2</translation>
    </message>
    <message>
        <source>this takes LOW:HIGH, and &quot;%1&quot; has no :</source>
        <translation>dies verlangt UNTEN:OBEN, und „%1“ hat keinen :</translation>
    </message>
    <message>
        <source>the first number must be below the second</source>
        <translation>die erste Zahl muss kleiner als die zweite sein</translation>
    </message>
    <message>
        <source>this takes RUN=VALUE with a run from 0 to %1, not &quot;%2&quot;</source>
        <translation>dies verlangt LAUF=WERT mit einem Lauf von 0 bis %1, nicht „%2“</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot;; there are %2</source>
        <translation>„%1“ gibt es nicht; es gibt %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour; one is written red or #c00000</source>
        <translation>„%1“ ist keine Farbe; man schreibt red oder #c00000</translation>
    </message>
    <message>
        <source>a polynomial has a degree from 1 to %1</source>
        <translation>ein Polynom hat einen Grad von 1 bis %1</translation>
    </message>
    <message>
        <source>there is no lesson &quot;%1&quot;; there are %2</source>
        <translation>eine Lektion „%1“ gibt es nicht; es gibt %2</translation>
    </message>
    <message>
        <source>this takes NAME=VALUE, and &quot;%1&quot; has no =</source>
        <translation>dies verlangt NAME=WERT, und „%1“ hat kein =</translation>
    </message>
    <message>
        <source>no column is named for the time, as in t=COLUMN</source>
        <translation>keine Spalte ist für die Zeit genannt, wie in t=SPALTE</translation>
    </message>
    <message>
        <source>no column is named for a measure, as in theta=COLUMN</source>
        <translation>keine Spalte ist für eine Messgröße genannt, wie in theta=SPALTE</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not among the --columns</source>
        <translation>„%1“ kommt unter --columns nicht vor</translation>
    </message>
    <message>
        <source>there is no run %1</source>
        <translation>einen Lauf %1 gibt es nicht</translation>
    </message>
    <message>
        <source>say what and where: timestep lesson pack FOLDER OUT.timestep-lesson</source>
        <translation>sag, was wohin gepackt wird: timestep lesson pack ORDNER ZIEL.timestep-lesson</translation>
    </message>
    <message>
        <source>a packed lesson ends in .timestep-lesson, and &quot;%1&quot; does not</source>
        <translation>eine gepackte Lektion endet auf .timestep-lesson, „%1“ aber nicht</translation>
    </message>
    <message>
        <source>say where: timestep lesson new DIR</source>
        <translation>sag, wohin: timestep lesson new ORDNER</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one name too many; the files come after --handout and --key</source>
        <translation>„%1“ ist ein Name zu viel; die Dateien stehen hinter --handout und --key</translation>
    </message>
    <message>
        <source>say what to write: --handout F.pdf, --key F.pdf or --slides F.pdf</source>
        <translation>sag, was geschrieben wird: --handout F.pdf, --key F.pdf oder --slides F.pdf</translation>
    </message>
    <message>
        <source>a sheet is a PDF, and &quot;%1&quot; does not end in .pdf</source>
        <translation>ein Blatt ist eine PDF-Datei, „%1“ aber endet nicht auf .pdf</translation>
    </message>
    <message>
        <source>--slides is for a lesson</source>
        <translation>--slides ist für eine Lektion</translation>
    </message>
    <message>
        <source>there is no list &quot;%1&quot;; there are scenes, integrators, relaxations, metrics, settings, analyses, lessons and schema</source>
        <translation>eine Liste „%1“ gibt es nicht; es gibt scenes, integrators, relaxations, metrics, settings, analyses, lessons und schema</translation>
    </message>
    <message>
        <source>there is no manual in &quot;%1&quot;</source>
        <translation>in der Sprache „%1“ gibt es kein Handbuch</translation>
    </message>
    <message>
        <source>the PDF holds all pages: leave &quot;%1&quot; out</source>
        <translation>die PDF-Datei enthält alle Seiten: lass „%1“ weg</translation>
    </message>
    <message>
        <source>the manual becomes a PDF, and &quot;%1&quot; does not end in .pdf</source>
        <translation>das Handbuch wird eine PDF-Datei, „%1“ aber endet nicht auf .pdf</translation>
    </message>
    <message>
        <source>the manual has no page &quot;%1&quot;; &apos;timestep manual&apos; lists them</source>
        <translation>das Handbuch hat keine Seite „%1“; „timestep manual“ zählt sie auf</translation>
    </message>
    <message>
        <source>the run ends before step %1</source>
        <translation>der Lauf endet vor Schritt %1</translation>
    </message>
    <message>
        <source>there is no trace of a step of this run</source>
        <translation>von diesem Lauf gibt es keine Aufzeichnung eines Schritts</translation>
    </message>
    <message>
        <source>these are answers to the lesson &quot;%1&quot;, not to &quot;%2&quot;</source>
        <translation>dies sind Antworten zur Lektion „%1“, nicht zu „%2“</translation>
    </message>
    <message>
        <source>--answers belong to a lesson, and this is an experiment</source>
        <translation>--answers gehört zu einer Lektion, und dies ist ein Versuch</translation>
    </message>
    <message>
        <source>a report needs a run that ends</source>
        <translation>ein Bericht braucht einen Lauf, der endet</translation>
    </message>
    <message>
        <source>the table would hold %1 numbers, and %2 are the most; record fewer columns, or every n-th row (&quot;record&quot;: {&quot;every&quot;: n})</source>
        <translation>die Tabelle hätte %1 Zahlen, und höchstens %2 sind erlaubt; zeichne weniger Spalten auf oder nur jede n-te Zeile (&quot;record&quot;: {&quot;every&quot;: n})</translation>
    </message>
    <message>
        <source>all runs together would hold %1 %2, and %3 are the most; take fewer runs or a smaller world</source>
        <translation>alle Läufe zusammen hätten %1 %2, und höchstens %3 sind erlaubt; nimm weniger Läufe oder eine kleinere Welt</translation>
    </message>
    <message>
        <source>particles and sticks</source>
        <translation>Teilchen und Stäbe</translation>
    </message>
    <message>
        <source>bodies and joints</source>
        <translation>Körper und Gelenke</translation>
    </message>
    <message>
        <source>the states would hold %1 values, and %2 are the most; write fewer of them with a larger --every</source>
        <translation>die Zustände hätten %1 Werte, und höchstens %2 sind erlaubt; schreibe mit einem größeren --every weniger davon</translation>
    </message>
    <message>
        <source>%1 and %2 both write to %3</source>
        <translation>%1 und %2 schreiben beide in %3</translation>
    </message>
    <message>
        <source>a state continues as it is; --set is for experiments</source>
        <translation>ein Zustand läuft weiter, wie er ist; --set gilt für Versuche</translation>
    </message>
    <message>
        <source>a run without a window needs an end; --set duration=... gives one</source>
        <translation>ein Lauf ohne Fenster braucht ein Ende; --set duration=... gibt ihm eines</translation>
    </message>
    <message>
        <source>stopped by a signal at time %1; what was computed up to there is kept</source>
        <translation>zur Zeit %1 durch ein Signal angehalten; was bis dahin gerechnet wurde, bleibt erhalten</translation>
    </message>
    <message>
        <source>a number was no longer finite</source>
        <translation>eine Zahl war nicht mehr endlich</translation>
    </message>
    <message>
        <source>the run &quot;%1&quot; diverged: at step %2 (time %3) %4; everything up to there is kept</source>
        <translation>der Lauf „%1“ ist divergiert, bei Schritt %2 (Zeit %3): %4; alles bis dahin bleibt erhalten</translation>
    </message>
    <message>
        <source>this is not the table of a sweep: timestep sweep ... --part I/N --table F.csv writes one</source>
        <translation>dies ist nicht die Tabelle einer Messreihe: timestep sweep ... --part I/N --table F.csv schreibt eine</translation>
    </message>
    <message>
        <source>this table has other columns than its sweep: %1 and not %2; join the wide form, written without --tidy</source>
        <translation>diese Tabelle hat andere Spalten als ihre Messreihe: %1 und nicht %2; füge die breite Form zusammen, die ohne --tidy geschrieben wird</translation>
    </message>
    <message>
        <source>this table was altered: its numbers are not those that its fingerprint names</source>
        <translation>diese Tabelle wurde verändert: Ihre Zahlen sind nicht die, die ihr Fingerabdruck nennt</translation>
    </message>
    <message>
        <source>this is a part of another sweep than %1</source>
        <translation>dies ist ein Teil einer anderen Messreihe als %1</translation>
    </message>
    <message>
        <source>this is the same part as %1</source>
        <translation>dies ist derselbe Teil wie %1</translation>
    </message>
    <message>
        <source>part %1 of %2 is missing</source>
        <translation>Teil %1 von %2 fehlt</translation>
    </message>
    <message>
        <source>say where the table goes: --table F.csv, or --json</source>
        <translation>sag, wohin die Tabelle kommt: --table F.csv oder --json</translation>
    </message>
    <message>
        <source>an object {...} is expected here</source>
        <translation>hier wird ein Objekt {...} erwartet</translation>
    </message>
    <message>
        <source>it belongs to the lesson &quot;%1&quot;</source>
        <translation>es gehört zur Lektion „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>all columns need the same number of rows</source>
        <translation>alle Spalten brauchen dieselbe Zahl von Zeilen</translation>
    </message>
    <message>
        <source>a number for each pair of parameters is expected here</source>
        <translation>hier müsste für jedes Paar von Parametern eine Zahl stehen</translation>
    </message>
    <message>
        <source>there is no such form of a fit</source>
        <translation>eine solche Form einer Anpassung gibt es nicht</translation>
    </message>
    <message>
        <source>measured points need as many y and errors as x</source>
        <translation>gemessene Punkte brauchen so viele y und Fehler wie x</translation>
    </message>
    <message>
        <source>a line needs as many y as x</source>
        <translation>eine Linie braucht so viele y wie x</translation>
    </message>
    <message>
        <source>a line needs as many errors as x</source>
        <translation>eine Linie braucht so viele Fehler wie x</translation>
    </message>
    <message>
        <source>there are no such marks</source>
        <translation>solche Marken gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such run</source>
        <translation>einen solchen Lauf gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such colour</source>
        <translation>eine solche Farbe gibt es nicht</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>die Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>there are %1 cells here, and %2 columns</source>
        <translation>hier stehen %1 Zellen, und es gibt %2 Spalten</translation>
    </message>
    <message>
        <source>this file carries no experiment of Timestep</source>
        <translation>diese Datei enthält keinen Versuch von Timestep</translation>
    </message>
    <message>
        <source>what the file says of its sweep cannot be read</source>
        <translation>was die Datei über ihre Messreihe sagt, lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>an experiment is expected here</source>
        <translation>hier müsste ein Versuch stehen</translation>
    </message>
    <message>
        <source>this file comes from Timestep %1, which is newer than this program (%2), and holds something unknown here: %3</source>
        <translation>diese Datei kommt von Timestep %1, das neuer ist als dieses Programm (%2), und enthält hier etwas Unbekanntes: %3</translation>
    </message>
    <message>
        <source>this setting changes nothing here</source>
        <translation>diese Einstellung ändert hier nichts</translation>
    </message>
    <message>
        <source>a run that diverges cannot be handed over: &quot;%1&quot; does</source>
        <translation>ein Lauf, der divergiert, lässt sich nicht übergeben: „%1“ tut das</translation>
    </message>
    <message>
        <source>this folder cannot be made</source>
        <translation>dieser Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>this is the path of a folder</source>
        <translation>dies ist der Pfad eines Ordners</translation>
    </message>
    <message>
        <source>this policy was written for a newer version of Timestep</source>
        <translation>diese Regeln wurden für eine neuere Version von Timestep geschrieben</translation>
    </message>
    <message>
        <source>there is no lock &quot;%1&quot;; there are %2</source>
        <translation>eine Sperre „%1“ gibt es nicht; es gibt %2</translation>
    </message>
    <message>
        <source>a policy is an object: { ... }</source>
        <translation>Regeln sind ein Objekt: { ... }</translation>
    </message>
    <message>
        <source>a policy has no such value; there are %1</source>
        <translation>die Regeln haben keinen solchen Wert; es gibt %1</translation>
    </message>
    <message>
        <source>a sweep or an analysis is expected here</source>
        <translation>hier müsste eine Messreihe oder eine Analyse stehen</translation>
    </message>
    <message>
        <source>there is no such place for a plot</source>
        <translation>einen solchen Platz für ein Diagramm gibt es nicht</translation>
    </message>
    <message>
        <source>this file holds no session of Timestep</source>
        <translation>diese Datei enthält keine Sitzung von Timestep</translation>
    </message>
    <message>
        <source>this session file comes from a newer version of Timestep (%1) than this program (%2)</source>
        <translation>diese Sitzungsdatei kommt von einer neueren Version von Timestep (%1) als diesem Programm (%2)</translation>
    </message>
    <message>
        <source>this session file comes from a newer version of Timestep than this program (%1)</source>
        <translation>diese Sitzungsdatei kommt von einer neueren Version von Timestep als diesem Programm (%1)</translation>
    </message>
    <message>
        <source>this analysis needs a scene with equations of motion, and this one is a world of particles or bodies</source>
        <translation>diese Analyse braucht eine Szene mit Bewegungsgleichungen, und diese ist eine Welt aus Teilchen oder Körpern</translation>
    </message>
    <message>
        <source>this analysis follows undisturbed motions, and the experiment has timed events</source>
        <translation>diese Analyse verfolgt ungestörte Bewegungen, und der Versuch hat zeitlich festgelegte Ereignisse</translation>
    </message>
    <message>
        <source>this analysis needs friction in the force and the method&apos;s own velocity</source>
        <translation>diese Analyse braucht Reibung in der Kraft und die eigene Geschwindigkeit des Verfahrens</translation>
    </message>
    <message>
        <source>this analysis needs steps of one size</source>
        <translation>diese Analyse braucht Schritte von gleicher Länge</translation>
    </message>
    <message>
        <source>this analysis needs equations of second order, x&apos;&apos; = ..., and this problem has equations of first order, x&apos; = ...</source>
        <translation>diese Analyse braucht Gleichungen zweiter Ordnung, x&apos;&apos; = ..., und dieses Problem hat Gleichungen erster Ordnung, x&apos; = ...</translation>
    </message>
    <message>
        <source>this analysis needs a run with a duration</source>
        <translation>diese Analyse braucht einen Lauf mit einer Dauer</translation>
    </message>
    <message>
        <source>there is no analysis &quot;%1&quot;; there are %2</source>
        <translation>eine Analyse „%1“ gibt es nicht; es gibt %2</translation>
    </message>
    <message>
        <source>this scene has no parameter for a sweep</source>
        <translation>diese Szene hat keinen Parameter für eine Messreihe</translation>
    </message>
    <message>
        <source>a sweep needs a setting</source>
        <translation>eine Messreihe braucht eine Einstellung</translation>
    </message>
    <message>
        <source>an adaptive method chooses its own steps: its order and its stability limit are not those of a fixed step</source>
        <translation>ein adaptives Verfahren wählt seine Schritte selbst: Seine Ordnung und seine Stabilitätsgrenze sind nicht die eines festen Schritts</translation>
    </message>
    <message>
        <source>this analysis measures integrators and rules for sticks; this scene has rigid bodies</source>
        <translation>diese Analyse misst Integrationsverfahren und Regeln für Stäbe; diese Szene hat starre Körper</translation>
    </message>
    <message>
        <source>the largest step must be greater than the smallest</source>
        <translation>die größte Schrittweite muss größer als die kleinste sein</translation>
    </message>
    <message>
        <source>this scene has no parameter for a map</source>
        <translation>diese Szene hat keinen Parameter für eine Karte</translation>
    </message>
    <message>
        <source>the scene has no parameter &quot;%1&quot;</source>
        <translation>die Szene hat keinen Parameter „%1“</translation>
    </message>
    <message>
        <source>a map needs a parameter that is a number</source>
        <translation>eine Karte braucht einen Parameter, der eine Zahl ist</translation>
    </message>
    <message>
        <source>theory gives no numbers in closed form for this scene with these values</source>
        <translation>die Theorie nennt für diese Szene mit diesen Werten keine Zahlen in geschlossener Form</translation>
    </message>
    <message>
        <source>these are more than ten million intervals</source>
        <translation>das sind mehr als zehn Millionen Intervalle</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be measured in this scene</source>
        <translation>„%1“ lässt sich in dieser Szene nicht messen</translation>
    </message>
    <message>
        <source>errors are known until time %1: beyond it two computations of the reference disagree; the duration must be shorter</source>
        <translation>Fehler sind bis zur Zeit %1 bekannt: Danach weichen zwei Rechnungen der Vergleichslösung voneinander ab; die Dauer muss kürzer sein</translation>
    </message>
    <message>
        <source>this scene has no error to measure</source>
        <translation>nichts in dieser Szene zeigt einen Fehler an</translation>
    </message>
    <message>
        <source>the parameter must increase from left to right</source>
        <translation>der Parameter muss von links nach rechts wachsen</translation>
    </message>
    <message>
        <source>a phase plane needs a scene of one coordinate</source>
        <translation>eine Phasenebene braucht eine Szene mit einer Koordinate</translation>
    </message>
    <message>
        <source>a section needs a scene of two coordinates or more</source>
        <translation>ein Schnitt braucht eine Szene mit mindestens zwei Koordinaten</translation>
    </message>
    <message>
        <source>several starts need the setting that they differ in</source>
        <translation>mehrere Startwerte brauchen die Einstellung, in der sie sich unterscheiden</translation>
    </message>
    <message>
        <source>there is no coordinate &quot;%1&quot;; there are %2</source>
        <translation>eine Koordinate „%1“ gibt es nicht; es gibt %2</translation>
    </message>
    <message>
        <source>nothing drives this problem with a known period: the period must be given</source>
        <translation>nichts treibt dieses Problem mit einer bekannten Periode an: Die Periode muss angegeben werden</translation>
    </message>
    <message>
        <source>a value of the sweep matches no choice</source>
        <translation>zu einem Wert der Messreihe gehört keine Auswahl</translation>
    </message>
    <message>
        <source>a sweep needs at least one value</source>
        <translation>eine Messreihe braucht mindestens einen Wert</translation>
    </message>
    <message>
        <source>a sweep needs a duration</source>
        <translation>eine Messreihe braucht eine Dauer</translation>
    </message>
    <message>
        <source>there is no part %1 of %2 with %3 values</source>
        <translation>Teil %1 von %2 ist kein Teil von %3 Werten</translation>
    </message>
    <message>
        <source>no values are proposed for this setting</source>
        <translation>für diese Einstellung werden keine Werte vorgeschlagen</translation>
    </message>
    <message>
        <source>the fewest steps must not be more than the most</source>
        <translation>die kleinste Zahl von Schritten darf nicht größer als die größte sein</translation>
    </message>
    <message>
        <source>a formula has at most %1 parameters</source>
        <translation>eine Formel hat höchstens %1 Parameter</translation>
    </message>
    <message>
        <source>this formula has no parameter to find, as a and b in a + b*x</source>
        <translation>diese Formel hat keinen Parameter, der gesucht wird, wie a und b in a + b*x</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a parameter of this formula</source>
        <translation>„%1“ ist kein Parameter dieser Formel</translation>
    </message>
    <message>
        <source>a name, &quot;=&quot; and a value are expected here, as in &quot;k = 4, m = 0.5&quot;</source>
        <translation>hier werden ein Name, „=“ und ein Wert erwartet, wie in „k = 4, m = 0.5“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a name of letters and digits</source>
        <translation>„%1“ ist kein Name aus Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>„%1“ ist zweimal angegeben</translation>
    </message>
    <message>
        <source>%1 (at character %2)</source>
        <translation>%1 (bei Zeichen %2)</translation>
    </message>
    <message>
        <source>a formula cannot assign a value with &quot;=&quot;</source>
        <translation>eine Formel kann keinen Wert mit „=“ zuweisen</translation>
    </message>
    <message>
        <source>a formula is one value, so there can be no comma here; numbers have a decimal point</source>
        <translation>eine Formel ist ein einziger Wert, deshalb kann hier kein Komma stehen; Zahlen haben einen Dezimalpunkt</translation>
    </message>
    <message>
        <source>a formula has no texts in quotes</source>
        <translation>eine Formel enthält keine Texte in Anführungszeichen</translation>
    </message>
    <message>
        <source>a formula has no sign &quot;$&quot;</source>
        <translation>eine Formel hat kein Zeichen „$“</translation>
    </message>
    <message>
        <source>the name &quot;pi&quot; has a fixed meaning</source>
        <translation>der Name „pi“ hat schon eine Bedeutung</translation>
    </message>
    <message>
        <source>the constant &quot;%1&quot; is not a finite number</source>
        <translation>die Konstante „%1“ ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>the constants &quot;%1&quot; and others depend on each other</source>
        <translation>die Konstanten „%1“ und andere hängen voneinander ab</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known (at character %2); known are %3</source>
        <translation>„%1“ ist nicht bekannt (bei Zeichen %2); bekannt sind %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known</source>
        <translation>„%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>die Formel ist leer</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; has a fixed meaning</source>
        <translation>der Name „%1“ hat schon eine Bedeutung</translation>
    </message>
    <message>
        <source>a formula is one value</source>
        <translation>eine Formel ist ein einziger Wert</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation>eine Funktion „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>this formula cannot be read: %1</source>
        <translation>diese Formel lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>the operator &quot;%1&quot; is not allowed here</source>
        <translation>das Rechenzeichen „%1“ kann hier nicht stehen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no meaning here</source>
        <translation>„%1“ hat hier keine Bedeutung</translation>
    </message>
    <message>
        <source>the formula ends too early</source>
        <translation>die Formel endet zu früh</translation>
    </message>
    <message>
        <source>a comma is not allowed here</source>
        <translation>hier kann kein Komma stehen</translation>
    </message>
    <message>
        <source>the value &quot;%1&quot; is not allowed here</source>
        <translation>der Wert „%1“ kann hier nicht stehen</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; is not allowed here</source>
        <translation>der Name „%1“ kann hier nicht stehen</translation>
    </message>
    <message>
        <source>the bracket &quot;%1&quot; is not allowed here</source>
        <translation>die Klammer „%1“ kann hier nicht stehen</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not allowed here</source>
        <translation>die Funktion „%1“ kann hier nicht stehen</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; has too many values in its brackets</source>
        <translation>die Funktion „%1“ hat zu viele Werte in ihren Klammern</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; has too few values in its brackets</source>
        <translation>die Funktion „%1“ hat zu wenige Werte in ihren Klammern</translation>
    </message>
    <message>
        <source>&quot;?&quot; is not allowed here</source>
        <translation>„?“ kann hier nicht stehen</translation>
    </message>
    <message>
        <source>&quot;?&quot; has no &quot;:&quot; after it</source>
        <translation>„?“ hat kein „:“ hinter sich</translation>
    </message>
    <message>
        <source>&quot;:&quot; has no &quot;?&quot; before it</source>
        <translation>„:“ hat kein „?“ vor sich</translation>
    </message>
    <message>
        <source>the formula is too long</source>
        <translation>die Formel ist zu lang</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be handed over: %2</source>
        <translation>„%1“ lässt sich nicht übergeben: %2</translation>
    </message>
    <message>
        <source>%1 cannot be handed over</source>
        <translation>%1 lässt sich nicht übergeben</translation>
    </message>
    <message>
        <source>an experiment with timed events</source>
        <translation>ein Versuch mit zeitlich festgelegten Ereignissen</translation>
    </message>
    <message>
        <source>an experiment without a duration</source>
        <translation>ein Versuch ohne Dauer</translation>
    </message>
    <message>
        <source>an experiment that records only some steps</source>
        <translation>ein Versuch, der nur manche Schritte aufzeichnet</translation>
    </message>
    <message>
        <source>a run with its own parameters (%1)</source>
        <translation>ein Lauf mit eigenen Parametern (%1)</translation>
    </message>
    <message>
        <source>a run with the setting &quot;%1&quot;</source>
        <translation>ein Lauf mit der Einstellung „%1“</translation>
    </message>
    <message>
        <source>a scene of rigid bodies</source>
        <translation>eine Szene aus starren Körpern</translation>
    </message>
    <message>
        <source>the scene &quot;%1&quot; cannot be handed over</source>
        <translation>die Szene „%1“ lässt sich nicht übergeben</translation>
    </message>
    <message>
        <source>a world without sticks</source>
        <translation>eine Welt ohne Stäbe</translation>
    </message>
    <message>
        <source>a world whose sticks tear</source>
        <translation>eine Welt, deren Stäbe reißen</translation>
    </message>
    <message>
        <source>a world with wind</source>
        <translation>eine Welt mit Wind</translation>
    </message>
    <message>
        <source>a world with attracting points</source>
        <translation>eine Welt mit anziehenden Punkten</translation>
    </message>
    <message>
        <source>a world that overwrites its history</source>
        <translation>eine Welt, die ihre Vorgeschichte überschreibt</translation>
    </message>
    <message>
        <source>a world with motors</source>
        <translation>eine Welt mit Motoren</translation>
    </message>
    <message>
        <source>a world with angle springs</source>
        <translation>eine Welt mit Winkelfedern</translation>
    </message>
    <message>
        <source>the relaxation &quot;%1&quot;</source>
        <translation>die Relaxation „%1“</translation>
    </message>
    <message>
        <source>an order of sticks that changes from pass to pass</source>
        <translation>eine Reihenfolge der Stäbe, die von Durchgang zu Durchgang wechselt</translation>
    </message>
    <message>
        <source>a pin that moves and is put back</source>
        <translation>eine Befestigung, die sich bewegt und zurückgesetzt wird</translation>
    </message>
    <message>
        <source>positions in single precision</source>
        <translation>Orte in einfacher Genauigkeit</translation>
    </message>
    <message>
        <source>a run whose steps follow the screen</source>
        <translation>ein Lauf, dessen Schritte dem Bildschirm folgen</translation>
    </message>
    <message>
        <source>it chooses its own steps</source>
        <translation>es wählt seine Schritte selbst</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>unbekannter Schlüssel</translation>
    </message>
    <message>
        <source>this is missing</source>
        <translation>dies fehlt</translation>
    </message>
    <message>
        <source>a list [...] is expected here</source>
        <translation>hier wird eine Liste [...] erwartet</translation>
    </message>
    <message>
        <source>there is no element %1</source>
        <translation>ein Element %1 gibt es nicht</translation>
    </message>
    <message>
        <source>a number is expected here</source>
        <translation>hier wird eine Zahl erwartet</translation>
    </message>
    <message>
        <source>the number must be finite</source>
        <translation>die Zahl muss endlich sein</translation>
    </message>
    <message>
        <source>the number must be at least %1</source>
        <translation>die Zahl muss mindestens %1 sein</translation>
    </message>
    <message>
        <source>the number must be at most %1</source>
        <translation>die Zahl darf höchstens %1 sein</translation>
    </message>
    <message>
        <source>the number must be greater than 0</source>
        <translation>die Zahl muss größer als 0 sein</translation>
    </message>
    <message>
        <source>a whole number is expected here</source>
        <translation>hier wird eine ganze Zahl erwartet</translation>
    </message>
    <message>
        <source>the number must not be negative</source>
        <translation>die Zahl darf nicht negativ sein</translation>
    </message>
    <message>
        <source>a number, &quot;nan&quot;, &quot;inf&quot; or &quot;-inf&quot; is expected here</source>
        <translation>hier wird eine Zahl, „nan“, „inf“ oder „-inf“ erwartet</translation>
    </message>
    <message>
        <source>true or false is expected here</source>
        <translation>hier wird true oder false erwartet</translation>
    </message>
    <message>
        <source>a text is expected here</source>
        <translation>hier wird ein Text erwartet</translation>
    </message>
    <message>
        <source>the text must not be empty</source>
        <translation>der Text darf nicht leer sein</translation>
    </message>
    <message>
        <source>the text is too long: at most 100 bytes</source>
        <translation>der Text ist zu lang: höchstens 100 Bytes</translation>
    </message>
    <message>
        <source>two numbers [x, y] are expected here</source>
        <translation>hier werden zwei Zahlen [x, y] erwartet</translation>
    </message>
    <message>
        <source>four numbers [left, bottom, right, top] are expected here</source>
        <translation>hier werden vier Zahlen [links, unten, rechts, oben] erwartet</translation>
    </message>
    <message>
        <source>the left wall must be left of the right one</source>
        <translation>die linke Wand muss links von der rechten stehen</translation>
    </message>
    <message>
        <source>the second number must be below the fourth</source>
        <translation>die zweite Zahl muss kleiner als die vierte sein</translation>
    </message>
    <message>
        <source>a whole number from 0 on is expected here</source>
        <translation>hier wird eine ganze Zahl ab 0 erwartet</translation>
    </message>
    <message>
        <source>there is no number %1: there are only %2</source>
        <translation>eine Nummer %1 gibt es nicht: Die Anzahl ist nur %2</translation>
    </message>
    <message>
        <source>one of %1 is expected here</source>
        <translation>hier wird eines von %1 erwartet</translation>
    </message>
    <message>
        <source>this is not JSON: number overflow parsing %1</source>
        <translation>dies ist kein JSON: Die Zahl %1 ist zu groß</translation>
    </message>
    <message>
        <source>unexpected end of input</source>
        <translation>unerwartetes Ende der Eingabe</translation>
    </message>
    <message>
        <source>invalid literal</source>
        <translation>ungültiges Wort</translation>
    </message>
    <message>
        <source>an unexpected sign or word</source>
        <translation>ein unerwartetes Zeichen oder Wort</translation>
    </message>
    <message>
        <source>invalid number</source>
        <translation>ungültige Zahl</translation>
    </message>
    <message>
        <source>invalid string: missing closing quote</source>
        <translation>ungültiger Text: Das schließende Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>invalid string: a control character must be escaped</source>
        <translation>ungültiger Text: Ein Steuerzeichen muss umschrieben werden</translation>
    </message>
    <message>
        <source>invalid string: forbidden character after a backslash</source>
        <translation>ungültiger Text: verbotenes Zeichen nach einem Backslash</translation>
    </message>
    <message>
        <source>invalid string: ill-formed UTF-8 byte</source>
        <translation>ungültiger Text: Ein Byte ist kein UTF-8</translation>
    </message>
    <message>
        <source>invalid string: a wrong \u escape</source>
        <translation>ungültiger Text: eine falsche Umschreibung mit \u</translation>
    </message>
    <message>
        <source>invalid byte order mark</source>
        <translation>ungültige Byte-Reihenfolge-Marke</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>dies ist kein JSON: %1</translation>
    </message>
    <message>
        <source>this is not JSON: there is a null byte here</source>
        <translation>dies ist kein JSON: Hier steht ein Nullbyte</translation>
    </message>
    <message>
        <source>this file is too large: at most 200 MB are read</source>
        <translation>diese Datei ist zu groß: Höchstens 200 MB werden gelesen</translation>
    </message>
    <message>
        <source>a comparison needs a measured column</source>
        <translation>ein Vergleich braucht eine gemessene Spalte</translation>
    </message>
    <message>
        <source>a fit changes the values that all runs share; leave &quot;runs/N/&quot; out</source>
        <translation>eine Anpassung ändert Werte, die allen Läufen gemeinsam sind; lass „runs/N/“ weg</translation>
    </message>
    <message>
        <source>only numbers of the scene can be fitted</source>
        <translation>nur Zahlen der Szene lassen sich anpassen</translation>
    </message>
    <message>
        <source>this parameter is named twice</source>
        <translation>dieser Parameter ist zweimal genannt</translation>
    </message>
    <message>
        <source>the data end at time %1, which needs more than %2 steps of %3</source>
        <translation>die Daten enden zur Zeit %1, wozu mehr als %2 Schritte der Länge %3 nötig sind</translation>
    </message>
    <message>
        <source>the unit &quot;%1&quot; of column &quot;%2&quot; cannot be converted to %3</source>
        <translation>die Einheit „%1“ der Spalte „%2“ lässt sich nicht in %3 umrechnen</translation>
    </message>
    <message>
        <source>an uncertainty must be greater than 0</source>
        <translation>eine Unsicherheit muss größer als 0 sein</translation>
    </message>
    <message>
        <source>the uncertainty in row %1 must be greater than 0</source>
        <translation>die Unsicherheit in Zeile %1 muss größer als 0 sein</translation>
    </message>
    <message>
        <source>no row has both a time and a value of &quot;%1&quot;</source>
        <translation>keine Zeile hat sowohl eine Zeit als auch einen Wert von „%1“</translation>
    </message>
    <message>
        <source>this quote has no end</source>
        <translation>dieses Anführungszeichen hat kein Gegenstück</translation>
    </message>
    <message>
        <source>this line has more cells than the %1 columns of the table</source>
        <translation>diese Zeile hat mehr Zellen als die %1 Spalten der Tabelle</translation>
    </message>
    <message>
        <source>the file has %1 MB, and at most %2 MB are read</source>
        <translation>die Datei hat %1 MB, und höchstens %2 MB werden gelesen</translation>
    </message>
    <message>
        <source>this is a spreadsheet or an archive; save the table as CSV first</source>
        <translation>dies ist eine Tabellenkalkulation oder ein Archiv; speichere die Tabelle zuerst als CSV</translation>
    </message>
    <message>
        <source>%1 columns have the name &quot;%2&quot;; name one by its number, as in #%3</source>
        <translation>%1 Spalten heißen „%2“; nenne eine mit ihrer Nummer, wie in #%3</translation>
    </message>
    <message>
        <source>this is not a text file</source>
        <translation>dies ist keine Textdatei</translation>
    </message>
    <message>
        <source>there are no numbers in this file</source>
        <translation>in dieser Datei stehen keine Zahlen</translation>
    </message>
    <message>
        <source>the table has %1 columns, and at most %2 are read</source>
        <translation>die Tabelle hat %1 Spalten, und höchstens %2 werden gelesen</translation>
    </message>
    <message>
        <source>at most %1 rows are read, and here are more</source>
        <translation>höchstens %1 Zeilen werden gelesen, und hier sind mehr</translation>
    </message>
    <message>
        <source>a fit needs at least one parameter</source>
        <translation>eine Anpassung braucht mindestens einen Parameter</translation>
    </message>
    <message>
        <source>a fit needs a measured column</source>
        <translation>eine Anpassung braucht eine gemessene Spalte</translation>
    </message>
    <message>
        <source>%1 parameters cannot be fitted to %2 points</source>
        <translation>%1 Parameter lassen sich nicht an so wenige Punkte anpassen: %2</translation>
    </message>
    <message>
        <source>several measures need an uncertainty each, which says how much a deviation of each counts</source>
        <translation>mehrere Messgrößen brauchen je eine Unsicherheit, die sagt, wie viel eine Abweichung jeder von ihnen zählt</translation>
    </message>
    <message>
        <source>there is no parameter &quot;%1&quot; here</source>
        <translation>einen Parameter „%1“ gibt es hier nicht</translation>
    </message>
    <message>
        <source>the value must be a finite number</source>
        <translation>der Wert muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>the value must be true or false</source>
        <translation>der Wert muss true oder false sein</translation>
    </message>
    <message>
        <source>the value must be one of %1</source>
        <translation>der Wert muss einer von diesen sein: %1</translation>
    </message>
    <message>
        <source>the value must be a whole number</source>
        <translation>der Wert muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>the value must be at least %1</source>
        <translation>der Wert muss mindestens %1 sein</translation>
    </message>
    <message>
        <source>the value must be at most %1</source>
        <translation>der Wert darf höchstens %1 sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2</source>
        <translation>„%1“ ist keines von %2</translation>
    </message>
    <message>
        <source>this value has the unit %1 and cannot be given in degrees</source>
        <translation>dieser Wert hat die Einheit %1 und lässt sich nicht in Grad angeben</translation>
    </message>
    <message>
        <source>the stick between particles %1 and %2 has no length</source>
        <translation>der Stab zwischen den Teilchen %1 und %2 hat keine Länge</translation>
    </message>
    <message>
        <source>a motor cannot turn a particle that is at its centre</source>
        <translation>ein Motor kann kein Teilchen drehen, das in seiner Mitte liegt</translation>
    </message>
    <message>
        <source>three particles [a, middle, c] are expected here</source>
        <translation>hier werden drei Teilchen [a, Mitte, c] erwartet</translation>
    </message>
    <message>
        <source>an angle needs three different particles</source>
        <translation>ein Winkel braucht drei verschiedene Teilchen</translation>
    </message>
    <message>
        <source>a sheet has at least two columns</source>
        <translation>ein Tuch hat mindestens zwei Spalten</translation>
    </message>
    <message>
        <source>a sheet has at least two rows</source>
        <translation>ein Tuch hat mindestens zwei Zeilen</translation>
    </message>
    <message>
        <source>there can be at most %1 %2, not %3</source>
        <translation>es darf höchstens %1 %2 geben, nicht %3</translation>
    </message>
    <message>
        <source>&quot;previous&quot; and &quot;velocity&quot; exclude each other</source>
        <translation>„previous“ und „velocity“ schließen einander aus</translation>
    </message>
    <message>
        <source>&quot;mass&quot; and &quot;inverse-mass&quot; exclude each other</source>
        <translation>„mass“ und „inverse-mass“ schließen einander aus</translation>
    </message>
    <message>
        <source>the velocity is too large</source>
        <translation>die Geschwindigkeit ist zu groß</translation>
    </message>
    <message>
        <source>the mass is too small</source>
        <translation>die Masse ist zu klein</translation>
    </message>
    <message>
        <source>another particle has this name</source>
        <translation>ein anderes Teilchen hat diesen Namen</translation>
    </message>
    <message>
        <source>two particles [a, b] are expected here</source>
        <translation>hier werden zwei Teilchen [a, b] erwartet</translation>
    </message>
    <message>
        <source>a stick must join two different particles</source>
        <translation>ein Stab muss zwei verschiedene Teilchen verbinden</translation>
    </message>
    <message>
        <source>the particles are at the same place: the stick needs a length</source>
        <translation>die Teilchen liegen am selben Ort: Der Stab braucht eine Länge</translation>
    </message>
    <message>
        <source>the particles are too far apart</source>
        <translation>die Teilchen sind zu weit voneinander entfernt</translation>
    </message>
    <message>
        <source>this leaves no length to the stick</source>
        <translation>dies lässt dem Stab keine Länge</translation>
    </message>
    <message>
        <source>at least three particles are expected here</source>
        <translation>hier werden mindestens drei Teilchen erwartet</translation>
    </message>
    <message>
        <source>particles</source>
        <translation>Teilchen</translation>
    </message>
    <message>
        <source>polygons</source>
        <translation>Vielecke</translation>
    </message>
    <message>
        <source>angle springs</source>
        <translation>Winkelfedern</translation>
    </message>
    <message>
        <source>motors</source>
        <translation>Motoren</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>Tücher</translation>
    </message>
    <message>
        <source>centres of force</source>
        <translation>Kraftzentren</translation>
    </message>
    <message>
        <source>events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>the world needs at least one particle</source>
        <translation>die Welt braucht mindestens ein Teilchen</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>Stäbe</translation>
    </message>
    <message>
        <source>this run has no text of a rule of its own</source>
        <translation>dieser Lauf hat keinen Text einer eigenen Regel</translation>
    </message>
    <message>
        <source>either &quot;at&quot; or &quot;particle&quot; must say where the force comes from</source>
        <translation>entweder „at“ oder „particle“ muss sagen, woher die Kraft kommt</translation>
    </message>
    <message>
        <source>there must be %1 values here</source>
        <translation>hier müssen %1 Werte stehen</translation>
    </message>
    <message>
        <source>only the first of the two can be null, the plane</source>
        <translation>nur der erste der beiden kann null sein, die Ebene</translation>
    </message>
    <message>
        <source>there is no body &quot;%1&quot;</source>
        <translation>einen Körper „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>two points [[x, y], [x, y]] are expected here</source>
        <translation>hier werden zwei Punkte [[x, y], [x, y]] erwartet</translation>
    </message>
    <message>
        <source>two bodies [a, b] are expected here</source>
        <translation>hier werden zwei Körper [a, b] erwartet</translation>
    </message>
    <message>
        <source>a joint needs two different bodies</source>
        <translation>ein Gelenk braucht zwei verschiedene Körper</translation>
    </message>
    <message>
        <source>both ends of the rod are at the same place</source>
        <translation>beide Enden der Stange liegen am selben Ort</translation>
    </message>
    <message>
        <source>the lower limit must not be above the upper one</source>
        <translation>die untere Grenze darf nicht über der oberen liegen</translation>
    </message>
    <message>
        <source>&quot;mass&quot; and &quot;inertia&quot; belong together</source>
        <translation>„mass“ und „inertia“ gehören zusammen</translation>
    </message>
    <message>
        <source>a mass excludes &quot;density&quot; and &quot;mass-rule&quot;</source>
        <translation>eine Masse schließt „density“ und „mass-rule“ aus</translation>
    </message>
    <message>
        <source>a given mass is written as &quot;mass&quot;</source>
        <translation>eine gegebene Masse schreibt man als „mass“</translation>
    </message>
    <message>
        <source>another body has this name</source>
        <translation>ein anderer Körper hat diesen Namen</translation>
    </message>
    <message>
        <source>a polygon can have at most %1 corners</source>
        <translation>ein Vieleck kann höchstens %1 Ecken haben</translation>
    </message>
    <message>
        <source>a body needs one shape: &quot;polygon&quot;, &quot;box&quot;, &quot;circle&quot; or &quot;capsule&quot;</source>
        <translation>ein Körper braucht genau eine Form: „polygon“, „box“, „circle“ oder „capsule“</translation>
    </message>
    <message>
        <source>width and height must be greater than 0</source>
        <translation>Breite und Höhe müssen größer als 0 sein</translation>
    </message>
    <message>
        <source>inverse mass and inverse inertia are expected here</source>
        <translation>hier werden inverse Masse und inverses Trägheitsmoment erwartet</translation>
    </message>
    <message>
        <source>bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>the world needs at least one body</source>
        <translation>die Welt braucht mindestens einen Körper</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>Ecke %1</translation>
    </message>
    <message>
        <source>the polygon has three neighbouring corners on one line, around %1</source>
        <translation>das Vieleck hat bei %1 drei benachbarte Ecken auf einer Geraden</translation>
    </message>
    <message>
        <source>the polygon is not convex at %1</source>
        <translation>das Vieleck ist bei %1 nicht konvex</translation>
    </message>
    <message>
        <source>the edges of the polygon cross each other</source>
        <translation>die Kanten des Vielecks schneiden einander</translation>
    </message>
    <message>
        <source>a polygon needs at least 3 corners, this one has %1</source>
        <translation>ein Vieleck braucht mindestens 3 Ecken, dieses hat %1</translation>
    </message>
    <message>
        <source>a polygon can have at most %1 corners, this one has %2</source>
        <translation>ein Vieleck kann höchstens %1 Ecken haben, dieses hat %2</translation>
    </message>
    <message>
        <source>the coordinates of %1 are not finite numbers</source>
        <translation>die Koordinaten von %1 sind keine endlichen Zahlen</translation>
    </message>
    <message>
        <source>%1 and %2 of the polygon are in the same place</source>
        <translation>%1 und %2 des Vielecks liegen am selben Ort</translation>
    </message>
    <message>
        <source>the polygon is too large</source>
        <translation>das Vieleck ist zu groß</translation>
    </message>
    <message>
        <source>the polygon has no area</source>
        <translation>das Vieleck hat keine Fläche</translation>
    </message>
    <message>
        <source>the first body must have the smaller number</source>
        <translation>der erste Körper muss die kleinere Nummer haben</translation>
    </message>
    <message>
        <source>these corners are not there</source>
        <translation>diese Ecken gibt es nicht</translation>
    </message>
    <message>
        <source>there must be as many normals as corners</source>
        <translation>es muss so viele Normalen wie Ecken geben</translation>
    </message>
    <message>
        <source>position, angle and velocities of a body must be finite numbers</source>
        <translation>Ort, Winkel und Geschwindigkeiten eines Körpers müssen endliche Zahlen sein</translation>
    </message>
    <message>
        <source>the friction of a body must not be negative</source>
        <translation>die Reibung eines Körpers darf nicht negativ sein</translation>
    </message>
    <message>
        <source>the restitution of a body must be from 0 to 1</source>
        <translation>die Stoßzahl eines Körpers muss zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <source>the mass of a body must be greater than 0</source>
        <translation>die Masse eines Körpers muss größer als 0 sein</translation>
    </message>
    <message>
        <source>the inertia of a body must be greater than 0</source>
        <translation>das Trägheitsmoment eines Körpers muss größer als 0 sein</translation>
    </message>
    <message>
        <source>the density of a body must be greater than 0</source>
        <translation>die Dichte eines Körpers muss größer als 0 sein</translation>
    </message>
    <message>
        <source>mass and inertia of the body are out of range</source>
        <translation>Masse und Trägheitsmoment des Körpers sind zu groß oder zu klein</translation>
    </message>
    <message>
        <source>the joint names a body that does not exist</source>
        <translation>das Gelenk nennt einen Körper, den es nicht gibt</translation>
    </message>
    <message>
        <source>width and height of a box must be greater than 0</source>
        <translation>Breite und Höhe einer Kiste müssen größer als 0 sein</translation>
    </message>
    <message>
        <source>the radius of a circle must be greater than 0</source>
        <translation>der Radius eines Kreises muss größer als 0 sein</translation>
    </message>
    <message>
        <source>a distance joint needs two points that are apart</source>
        <translation>ein Gelenk mit festem Abstand braucht zwei getrennte Punkte</translation>
    </message>
    <message>
        <source>the force of a hand must be greater than 0</source>
        <translation>die Kraft einer Hand muss größer als 0 sein</translation>
    </message>
    <message>
        <source>this must not be negative</source>
        <translation>dies darf nicht negativ sein</translation>
    </message>
    <message>
        <source>the state does not fit the scene and the method</source>
        <translation>der Zustand passt nicht zur Szene und zum Verfahren</translation>
    </message>
    <message>
        <source>this text is too long: at most %1 characters</source>
        <translation>dieser Text ist zu lang: höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>there is no such text in this scene</source>
        <translation>einen solchen Text gibt es in dieser Szene nicht</translation>
    </message>
    <message>
        <source>control characters and line breaks are not allowed here</source>
        <translation>Steuerzeichen und Zeilenumbrüche können hier nicht stehen</translation>
    </message>
    <message>
        <source>rigid bodies do not run a method of your own</source>
        <translation>starre Körper laufen nicht mit einem eigenen Verfahren</translation>
    </message>
    <message>
        <source>this column is in the list twice</source>
        <translation>diese Spalte steht zweimal in der Liste</translation>
    </message>
    <message>
        <source>&quot;scene&quot; is missing</source>
        <translation>„scene“ fehlt</translation>
    </message>
    <message>
        <source>there is no scene &quot;%1&quot;</source>
        <translation>eine Szene „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>only the scenes &quot;world&quot; and &quot;rigid-world&quot; are described by the file itself</source>
        <translation>nur die Szenen „world“ und „rigid-world“ werden von der Datei selbst beschrieben</translation>
    </message>
    <message>
        <source>this run would take more than 10^10 steps</source>
        <translation>dieser Lauf würde mehr als 10^10 Schritte brauchen</translation>
    </message>
    <message>
        <source>the step must be a number greater than 0</source>
        <translation>die Schrittweite muss eine Zahl größer als 0 sein</translation>
    </message>
    <message>
        <source>the duration must not be negative</source>
        <translation>die Dauer darf nicht negativ sein</translation>
    </message>
    <message>
        <source>the world is missing</source>
        <translation>die Welt fehlt</translation>
    </message>
    <message>
        <source>a list of at least one run [...] is expected here</source>
        <translation>hier wird eine Liste [...] mit mindestens einem Lauf erwartet</translation>
    </message>
    <message>
        <source>there can be at most %1 runs</source>
        <translation>es darf höchstens %1 Läufe geben</translation>
    </message>
    <message>
        <source>one step would last more than a million frames</source>
        <translation>ein Schritt würde länger als eine Million Bilder dauern</translation>
    </message>
    <message>
        <source>number types and loops are offered for explicit Euler and for methods of kicks and drifts only</source>
        <translation>Zahlentypen und Schleifen gibt es nur für das explizite Euler-Verfahren und für Verfahren aus Kicks und Drifts</translation>
    </message>
    <message>
        <source>this changes the start and needs a new run</source>
        <translation>dies ändert den Start und verlangt einen neuen Lauf</translation>
    </message>
    <message>
        <source>frame loops are offered for counted steps in double precision only</source>
        <translation>Bildschleifen gibt es nur für gezählte Schritte in doppelter Genauigkeit</translation>
    </message>
    <message>
        <source>forms of damping and velocities are offered for counted steps in double precision only</source>
        <translation>Formen der Dämpfung und Geschwindigkeiten gibt es nur für gezählte Schritte in doppelter Genauigkeit</translation>
    </message>
    <message>
        <source>this scene has no particles to grab and no sticks to cut</source>
        <translation>diese Szene hat keine Teilchen zum Greifen und keine Stäbe zum Durchschneiden</translation>
    </message>
    <message>
        <source>a body can only be moved to a finite place</source>
        <translation>ein Körper lässt sich nur an einen endlichen Ort bewegen</translation>
    </message>
    <message>
        <source>body %1</source>
        <translation>Körper %1</translation>
    </message>
    <message>
        <source>there is no body %1</source>
        <translation>einen Körper %1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 is held already</source>
        <translation>%1 wird schon gehalten</translation>
    </message>
    <message>
        <source>%1 is not held</source>
        <translation>%1 wird nicht gehalten</translation>
    </message>
    <message>
        <source>this run has no text of a method of its own</source>
        <translation>dieser Lauf hat keinen Text eines eigenen Verfahrens</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the number of bodies cannot change during a run</source>
        <translation>die Zahl der Körper kann sich während eines Laufs nicht ändern</translation>
    </message>
    <message>
        <source>the world has no bodies</source>
        <translation>die Welt hat keine Körper</translation>
    </message>
    <message>
        <source>rigid bodies can be grabbed, moved, released, placed and thrown, nothing else</source>
        <translation>starre Körper lassen sich greifen, bewegen, loslassen, versetzen und werfen, sonst nichts</translation>
    </message>
    <message>
        <source>%1 is static: it can only be placed</source>
        <translation>%1 ist unbeweglich und lässt sich nur versetzen</translation>
    </message>
    <message>
        <source>body %1 is not held</source>
        <translation>Körper %1 wird nicht gehalten</translation>
    </message>
    <message>
        <source>body %1 is static: it can only be placed</source>
        <translation>Körper %1 ist unbeweglich und lässt sich nur versetzen</translation>
    </message>
    <message>
        <source>the state does not fit the scene</source>
        <translation>der Zustand passt nicht zur Szene</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>the state does not hold one entry for each run</source>
        <translation>der Zustand enthält nicht einen Eintrag für jeden Lauf</translation>
    </message>
    <message>
        <source>the state does not fit the events of the experiment</source>
        <translation>der Zustand passt nicht zu den Ereignissen des Versuchs</translation>
    </message>
    <message>
        <source>the experiment has only %1 steps</source>
        <translation>der Versuch hat nur %1 Schritte</translation>
    </message>
    <message>
        <source>the steps of the runs end at time %1</source>
        <translation>die Schritte der Läufe enden zur Zeit %1</translation>
    </message>
    <message>
        <source>the computed reference takes too long up to the steps of this state</source>
        <translation>die berechnete Vergleichslösung dauert bis zu den Schritten dieses Zustands zu lange</translation>
    </message>
    <message>
        <source>this takes %1 steps, and at most %2 are made</source>
        <translation>das braucht %1 Schritte, und höchstens %2 werden gemacht</translation>
    </message>
    <message>
        <source>a run without an end needs a duration</source>
        <translation>ein Lauf ohne Ende braucht eine Dauer</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 0 to 18446744073709551615</source>
        <translation>„%1“ ist keine ganze Zahl von 0 bis 18446744073709551615</translation>
    </message>
    <message>
        <source>the text has no &quot;%1 = ...&quot;</source>
        <translation>der Text hat kein „%1 = ...“</translation>
    </message>
    <message>
        <source>there are only %1 runs</source>
        <translation>die Zahl der Läufe ist nur %1</translation>
    </message>
    <message>
        <source>there is no such setting</source>
        <translation>eine solche Einstellung gibt es nicht</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of a run</source>
        <translation>„%1“ ist nicht die Nummer eines Laufs</translation>
    </message>
    <message>
        <source>a setting of the run must follow, as in runs/0/step</source>
        <translation>es muss eine Einstellung des Laufs folgen, wie in runs/0/step</translation>
    </message>
    <message>
        <source>forms of damping are offered for position Verlet only</source>
        <translation>Formen der Dämpfung gibt es nur für das Positions-Verlet-Verfahren</translation>
    </message>
    <message>
        <source>this method keeps its velocity: another one is offered for position Verlet only</source>
        <translation>dieses Verfahren behält seine Geschwindigkeit: Eine andere gibt es nur für das Positions-Verlet-Verfahren</translation>
    </message>
    <message>
        <source>nothing damps this scene, so that a form of damping changes nothing</source>
        <translation>nichts dämpft diese Szene, deshalb ändert eine Form der Dämpfung nichts</translation>
    </message>
    <message>
        <source>forms of damping need a friction that is a rate times the velocity, the same for all, and this scene has another one</source>
        <translation>Formen der Dämpfung brauchen eine Reibung, die eine für alle gleiche Rate mal der Geschwindigkeit ist; diese Szene hat eine andere</translation>
    </message>
    <message>
        <source>the world has no particles</source>
        <translation>die Welt hat keine Teilchen</translation>
    </message>
    <message>
        <source>this order needs sticks that form a grid: each joins neighbours in a row or in a column of particles that are numbered row by row</source>
        <translation>diese Reihenfolge braucht Stäbe, die ein Gitter bilden: Jeder verbindet Nachbarn in einer Zeile oder Spalte von Teilchen, die zeilenweise nummeriert sind</translation>
    </message>
    <message>
        <source>there is no stick %1</source>
        <translation>einen Stab %1 gibt es nicht</translation>
    </message>
    <message>
        <source>stick %1 is listed twice</source>
        <translation>Stab %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>the order must list each of the %1 sticks once</source>
        <translation>die Reihenfolge muss jeden der %1 Stäbe einmal nennen</translation>
    </message>
    <message>
        <source>a particle can only be moved to a finite place</source>
        <translation>ein Teilchen lässt sich nur an einen endlichen Ort bewegen</translation>
    </message>
    <message>
        <source>there is no particle %1</source>
        <translation>ein Teilchen %1 gibt es nicht</translation>
    </message>
    <message>
        <source>particle %1 is held already</source>
        <translation>Teilchen %1 wird schon gehalten</translation>
    </message>
    <message>
        <source>particle %1 is not held</source>
        <translation>Teilchen %1 wird nicht gehalten</translation>
    </message>
    <message>
        <source>the chain is too short: its ends are %1 apart</source>
        <translation>die Kette ist zu kurz: Ihre Enden sind %1 voneinander entfernt</translation>
    </message>
    <message>
        <source>this energy is too small for the start position and velocity</source>
        <translation>diese Energie ist zu klein für den Ort und die Geschwindigkeit am Start</translation>
    </message>
    <message>
        <source>an orbit closes only with an eccentricity below 1</source>
        <translation>eine Bahn schließt sich nur bei einer Exzentrizität unter 1</translation>
    </message>
    <message>
        <source>there are %1 numbers, and %2 are needed</source>
        <translation>es gibt %1 Zahlen, und %2 werden gebraucht</translation>
    </message>
    <message>
        <source>the value of this formula at the start is not a finite number</source>
        <translation>der Wert dieser Formel ist am Start keine endliche Zahl</translation>
    </message>
    <message>
        <source>the acceleration is not a finite number at %1</source>
        <translation>die Beschleunigung ist keine endliche Zahl bei %1</translation>
    </message>
    <message>
        <source>the equation of %1 has no finite value; the last was tried at %2</source>
        <translation>die Gleichung für %1 hat keinen endlichen Wert; zuletzt versucht wurde %2</translation>
    </message>
    <message>
        <source>an equation is expected here, as in x&apos; = -x</source>
        <translation>hier wird eine Gleichung erwartet, wie in x&apos; = -x</translation>
    </message>
    <message>
        <source>there can be at most 64 equations</source>
        <translation>es darf höchstens 64 Gleichungen geben</translation>
    </message>
    <message>
        <source>an equation begins with %1&apos; or %2&apos;&apos;</source>
        <translation>eine Gleichung beginnt mit %1&apos; oder %2&apos;&apos;</translation>
    </message>
    <message>
        <source>there are two equations for %1</source>
        <translation>es gibt zwei Gleichungen für %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a constant and cannot have an equation</source>
        <translation>„%1“ ist eine Konstante und kann keine Gleichung haben</translation>
    </message>
    <message>
        <source>v%1 is the velocity of %2 and cannot have an equation</source>
        <translation>v%1 ist die Geschwindigkeit von %2 und kann keine Gleichung haben</translation>
    </message>
    <message>
        <source>there is no equation for &quot;%1&quot;</source>
        <translation>eine Gleichung für „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>the equation of %1 says what %2 is</source>
        <translation>die Gleichung für %1 sagt, was %2 ist</translation>
    </message>
    <message>
        <source>the start is not a finite number</source>
        <translation>der Startwert ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>the equation of %1 has no finite value at the start</source>
        <translation>die Gleichung für %1 hat am Start keinen endlichen Wert</translation>
    </message>
    <message>
        <source>there are only %1 masses and as many modes</source>
        <translation>es gibt nur %1 Massen und ebenso viele Moden</translation>
    </message>
    <message>
        <source>there are no strokes for &quot;%1&quot; here: use Latin letters and digits</source>
        <translation>für „%1“ gibt es hier keine Striche: Benutze lateinische Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>this is not a text in UTF-8</source>
        <translation>dies ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>the word needs at least one letter</source>
        <translation>das Wort braucht mindestens einen Buchstaben</translation>
    </message>
    <message>
        <source>the experiment has no run %1: runs are counted from 0</source>
        <translation>der Versuch hat keinen Lauf %1: Läufe werden ab 0 gezählt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not measured in the experiment &quot;%2&quot;; it has %3</source>
        <translation>„%1“ wird im Versuch „%2“ nicht gemessen; er hat %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not measured in this scene</source>
        <translation>„%1“ wird in dieser Szene nicht gemessen</translation>
    </message>
    <message>
        <source>the scene has no coordinate &quot;%1&quot;</source>
        <translation>die Szene hat keine Koordinate „%1“</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 within %2</source>
        <translation>%1 auf %2 genau</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>nothing was measured</source>
        <translation>nichts wurde gemessen</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>gemessen %1</translation>
    </message>
    <message>
        <source>claim &quot;%1&quot;: expected %2, %3</source>
        <translation>Behauptung „%1“: erwartet %2, %3</translation>
    </message>
    <message>
        <source>%1 has a tolerance above 1 %, so it must give its reason: reason: ...</source>
        <translation>%1 hat eine Toleranz über 1 % und muss sie begründen: reason: ...</translation>
    </message>
    <message>
        <source>claim &quot;%1&quot;</source>
        <translation>Behauptung „%1“</translation>
    </message>
    <message>
        <source>check &quot;%1&quot;</source>
        <translation>Prüfung „%1“</translation>
    </message>
    <message>
        <source>question &quot;%1&quot;</source>
        <translation>Frage „%1“</translation>
    </message>
    <message>
        <source>%1; the personal values were %2</source>
        <translation>%1; die persönlichen Werte waren %2</translation>
    </message>
    <message>
        <source>there is no picture &quot;%1&quot; in the folder of the lesson</source>
        <translation>im Ordner der Lektion gibt es kein Bild „%1“</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; is not shown: its content is no PNG, JPEG, GIF or WebP</source>
        <translation>das Bild „%1“ wird nicht gezeigt: Sein Inhalt ist kein PNG, JPEG, GIF oder WebP</translation>
    </message>
    <message>
        <source>the core path takes about %1 minutes, more than %2: mark steps as .deeper, split the lesson, or state its minutes</source>
        <translation>der Hauptweg dauert etwa %1 Minuten, mehr als %2: Kennzeichne Schritte mit .deeper, teile die Lektion oder gib ihre Minuten an</translation>
    </message>
    <message>
        <source>the core path has %1 steps, more than %2: mark some as .deeper</source>
        <translation>der Hauptweg hat %1 Schritte, mehr als %2: Kennzeichne einige mit .deeper</translation>
    </message>
    <message>
        <source>by its words and questions this lesson takes about %1 minutes; without this line that is what is shown</source>
        <translation>nach ihren Wörtern und Fragen dauert diese Lektion etwa %1 Minuten; ohne diese Zeile wird das angezeigt</translation>
    </message>
    <message>
        <source>there are two blocks for the teacher</source>
        <translation>es gibt zwei Blöcke für die Lehrkraft</translation>
    </message>
    <message>
        <source>this step is done before the learner has done anything</source>
        <translation>dieser Schritt ist erfüllt, bevor überhaupt etwas getan wurde</translation>
    </message>
    <message>
        <source>there is no lesson in this folder</source>
        <translation>in diesem Ordner ist keine Lektion</translation>
    </message>
    <message>
        <source>there is no lesson &quot;%1&quot; to build on</source>
        <translation>eine Lektion „%1“, auf die diese aufbaut, gibt es nicht</translation>
    </message>
    <message>
        <source>there is no lesson &quot;%1&quot; that was split</source>
        <translation>eine Lektion „%1“, die geteilt wurde, gibt es nicht</translation>
    </message>
    <message>
        <source>the lesson in %1 has the same id</source>
        <translation>die Lektion in %1 hat dieselbe Kennung</translation>
    </message>
    <message>
        <source>a % in a link must be followed by two hexadecimal digits</source>
        <translation>auf ein % in einem Link müssen zwei hexadezimale Ziffern folgen</translation>
    </message>
    <message>
        <source>a link gives its values as key=value&amp;key=value, not &quot;%1&quot;</source>
        <translation>ein Link nennt seine Werte als key=value&amp;key=value, nicht „%1“</translation>
    </message>
    <message>
        <source>the command is action:%1?%2=...</source>
        <translation>der Befehl heißt action:%1?%2=...</translation>
    </message>
    <message>
        <source>a command begins with action:</source>
        <translation>ein Befehl beginnt mit action:</translation>
    </message>
    <message>
        <source>the command is action:set?key=value</source>
        <translation>der Befehl heißt action:set?key=value</translation>
    </message>
    <message>
        <source>action:%1 takes no values</source>
        <translation>action:%1 hat keine Werte</translation>
    </message>
    <message>
        <source>the count of action:step must be a whole number from 1 to 1000000</source>
        <translation>die Zahl von action:step muss eine ganze Zahl von 1 bis 1000000 sein</translation>
    </message>
    <message>
        <source>there is no command &quot;%1&quot;: a link does set, run, reset, step, experiment, sweep or analyse</source>
        <translation>einen Befehl „%1“ gibt es nicht: Ein Link führt set, run, reset, step, experiment, sweep oder analyse aus</translation>
    </message>
    <message>
        <source>the lesson has no experiment &quot;%1&quot;</source>
        <translation>die Lektion hat keinen Versuch „%1“</translation>
    </message>
    <message>
        <source>the lesson has no sweep plot &quot;%1&quot;</source>
        <translation>die Lektion hat kein Diagramm einer Messreihe „%1“</translation>
    </message>
    <message>
        <source>there is no experiment here that the command could act on</source>
        <translation>hier gibt es keinen Versuch, auf den der Befehl wirken könnte</translation>
    </message>
    <message>
        <source>the lesson has no step: a heading &quot;## Title {#id .kind}&quot; opens one</source>
        <translation>die Lektion hat keinen Schritt: Eine Überschrift „## Title {#id .kind}“ beginnt einen</translation>
    </message>
    <message>
        <source>the file must begin with its front matter: a line ---, keys and values, a line ---</source>
        <translation>die Datei muss mit ihrem Kopf beginnen: eine Zeile ---, Schlüssel und Werte, eine Zeile ---</translation>
    </message>
    <message>
        <source>the front matter is not closed: a line --- must end it</source>
        <translation>der Kopf der Datei ist nicht abgeschlossen: Eine Zeile --- muss ihn beenden</translation>
    </message>
    <message>
        <source>the front matter must consist of keys and values</source>
        <translation>der Kopf der Datei muss aus Schlüsseln und Werten bestehen</translation>
    </message>
    <message>
        <source>the title of the lesson belongs in its front matter; headings of steps begin with ##</source>
        <translation>der Titel der Lektion steht im Kopf der Datei; Schritte haben Überschriften mit ##</translation>
    </message>
    <message>
        <source>this comes before the first step: a heading &quot;## Title {#id .kind}&quot; opens one</source>
        <translation>dies steht vor dem ersten Schritt: Eine Überschrift „## Title {#id .kind}“ beginnt einen</translation>
    </message>
    <message>
        <source>this block is not closed: a line %1 must end it</source>
        <translation>dieser Block ist nicht abgeschlossen: Eine Zeile %1 muss ihn beenden</translation>
    </message>
    <message>
        <source>this block comes before the first step</source>
        <translation>dieser Block steht vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>there is no block &quot;%1&quot;: it may be %2 or %3</source>
        <translation>einen Block „%1“ gibt es nicht: Möglich sind %2 und %3</translation>
    </message>
    <message>
        <source>this block is empty</source>
        <translation>dieser Block ist leer</translation>
    </message>
    <message>
        <source>a step is headed &quot;## Title {#id .kind}&quot;</source>
        <translation>ein Schritt hat die Überschrift „## Title {#id .kind}“</translation>
    </message>
    <message>
        <source>the id of a step consists of small letters, digits and hyphens</source>
        <translation>die Kennung eines Schritts besteht aus Kleinbuchstaben, Ziffern und Bindestrichen</translation>
    </message>
    <message>
        <source>the step has no title</source>
        <translation>der Schritt hat keine Überschrift</translation>
    </message>
    <message>
        <source>the kind of a step is .read, .predict, .do, .observe, .explain or .explore, and .deeper may follow</source>
        <translation>die Art eines Schritts ist .read, .predict, .do, .observe, .explain oder .explore, und .deeper kann folgen</translation>
    </message>
    <message>
        <source>there are two steps &quot;%1&quot;</source>
        <translation>es gibt zwei Schritte „%1“</translation>
    </message>
    <message>
        <source>a lesson has at most 200 steps</source>
        <translation>eine Lektion hat höchstens 200 Schritte</translation>
    </message>
    <message>
        <source>it is written %1</source>
        <translation>man schreibt %1</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>diese Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>an expression has at most 1000 characters</source>
        <translation>ein Ausdruck hat höchstens 1000 Zeichen</translation>
    </message>
    <message>
        <source>there is no experiment here that &quot;%1&quot; could be about</source>
        <translation>hier gibt es keinen Versuch, den „%1“ meinen könnte</translation>
    </message>
    <message>
        <source>the value of this expression is not a finite number</source>
        <translation>der Wert dieses Ausdrucks ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not measured in this experiment</source>
        <translation>„%1“ wird in diesem Versuch nicht gemessen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value there</source>
        <translation>„%1“ hat dort keinen Wert</translation>
    </message>
    <message>
        <source>this scene has no exact motion in closed form</source>
        <translation>diese Szene hat keine exakte Bewegung in geschlossener Form</translation>
    </message>
    <message>
        <source>the picture has %1 labels</source>
        <translation>das Bild hat %1 Beschriftungen</translation>
    </message>
    <message>
        <source>there are two entries &quot;%1&quot;</source>
        <translation>es gibt zwei Einträge „%1“</translation>
    </message>
    <message>
        <source>question &quot;%1&quot;: what &quot;wrong&quot; does must not be right: %2</source>
        <translation>Frage „%1“: Was „wrong“ tut, darf nicht richtig sein: %2</translation>
    </message>
    <message>
        <source>question &quot;%1&quot;: what &quot;right&quot; does must be right: %2, %3</source>
        <translation>Frage „%1“: Was „right“ tut, muss richtig sein: %2, %3</translation>
    </message>
    <message>
        <source>there is no such lesson beside this one</source>
        <translation>eine solche Lektion gibt es neben dieser nicht</translation>
    </message>
    <message>
        <source>this formula is not closed by %1 (a dollar sign is written \$)</source>
        <translation>diese Formel ist nicht mit %1 abgeschlossen (ein Dollarzeichen schreibt man \$)</translation>
    </message>
    <message>
        <source>this formula is empty</source>
        <translation>diese Formel ist leer</translation>
    </message>
    <message>
        <source>a question needs at least two choices</source>
        <translation>eine Frage braucht mindestens zwei Antworten zur Auswahl</translation>
    </message>
    <message>
        <source>there are two choices &quot;%1&quot;</source>
        <translation>es gibt zwei Antworten „%1“</translation>
    </message>
    <message>
        <source>a prediction is not graded: no choice of it is right</source>
        <translation>eine Vorhersage wird nicht bewertet: Keine ihrer Antworten ist richtig</translation>
    </message>
    <message>
        <source>only a choice of a prediction happens</source>
        <translation>nur eine Antwort einer Vorhersage hat happens</translation>
    </message>
    <message>
        <source>a wrong choice needs feedback that says why it is wrong</source>
        <translation>eine falsche Antwort braucht eine Rückmeldung, die sagt, warum sie falsch ist</translation>
    </message>
    <message>
        <source>only one of the choices can be happens: yes</source>
        <translation>nur eine der Antworten kann happens: yes haben</translation>
    </message>
    <message>
        <source>exactly one of the choices must be right: yes</source>
        <translation>genau eine der Antworten muss right: yes haben</translation>
    </message>
    <message>
        <source>this is no formula of the variables</source>
        <translation>dies ist keine Formel der Variablen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not among the tokens</source>
        <translation>„%1“ ist keiner der Bausteine</translation>
    </message>
    <message>
        <source>there are %1 answers for %2 blanks ___</source>
        <translation>für %2 Lücken ___ gibt es %1 Antworten</translation>
    </message>
    <message>
        <source>a blank needs an answer</source>
        <translation>eine Lücke braucht eine Antwort</translation>
    </message>
    <message>
        <source>the code has no blank ___</source>
        <translation>die Programmzeilen haben keine Lücke ___</translation>
    </message>
    <message>
        <source>a blank is filled from tokens, or typed as a formula</source>
        <translation>eine Lücke wird mit Bausteinen gefüllt oder als Formel eingetippt</translation>
    </message>
    <message>
        <source>a measure says what is expected: value and within, at-least or at-most</source>
        <translation>eine Messgröße sagt, was erwartet wird: value und within, at-least oder at-most</translation>
    </message>
    <message>
        <source>this feedback has no bounds: at-least, at-most or both</source>
        <translation>diese Rückmeldung hat keine Grenzen: at-least, at-most oder beides</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does nothing: it has set, events or both</source>
        <translation>„%1“ bewirkt nichts: Es hat set, events oder beides</translation>
    </message>
    <message>
        <source>what is done by hand is judged by at least one measure</source>
        <translation>was von Hand getan wird, wird nach mindestens einer Messgröße beurteilt</translation>
    </message>
    <message>
        <source>this answer has %1 entries, the question asks for %2</source>
        <translation>diese Antwort hat %1 Einträge, die Frage verlangt %2</translation>
    </message>
    <message>
        <source>a prediction is not graded: it has neither hints nor a solution</source>
        <translation>eine Vorhersage wird nicht bewertet: Sie hat weder Hinweise noch eine Lösung</translation>
    </message>
    <message>
        <source>the question &quot;%1&quot; needs hints and a solution</source>
        <translation>die Frage „%1“ braucht Hinweise und eine Lösung</translation>
    </message>
    <message>
        <source>a prediction is not graded: it has no answer</source>
        <translation>eine Vorhersage wird nicht bewertet: Sie hat keine Antwort</translation>
    </message>
    <message>
        <source>there is no item &quot;%1&quot;</source>
        <translation>ein Element „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>the item &quot;%1&quot; appears here twice</source>
        <translation>das Element „%1“ steht hier zweimal</translation>
    </message>
    <message>
        <source>an order names each of the %1 items once</source>
        <translation>eine Reihenfolge nennt jedes der %1 Elemente einmal</translation>
    </message>
    <message>
        <source>two to nine items are put in an order</source>
        <translation>zwei bis neun Elemente werden in eine Reihenfolge gebracht</translation>
    </message>
    <message>
        <source>there are two items &quot;%1&quot;</source>
        <translation>es gibt zwei Elemente „%1“</translation>
    </message>
    <message>
        <source>a range is written [from, to]</source>
        <translation>einen Bereich schreibt man [from, to]</translation>
    </message>
    <message>
        <source>a range must begin below its end</source>
        <translation>ein Bereich beginnt unterhalb seines Endes</translation>
    </message>
    <message>
        <source>a sketch is never graded: it says prediction: yes</source>
        <translation>eine Skizze wird nie bewertet: Sie sagt prediction: yes</translation>
    </message>
    <message>
        <source>a cell to fill in is written {answer: 30, within: 0}</source>
        <translation>eine Zelle zum Ausfüllen schreibt man {answer: 30, within: 0}</translation>
    </message>
    <message>
        <source>a prediction is not graded: its cells to fill in are written blank</source>
        <translation>eine Vorhersage wird nicht bewertet: Ihre Zellen zum Ausfüllen schreibt man blank</translation>
    </message>
    <message>
        <source>the table has no columns</source>
        <translation>die Tabelle hat keine Spalten</translation>
    </message>
    <message>
        <source>this row has %1 cells, the table has %2 columns</source>
        <translation>diese Zeile hat %1 Zellen, die Tabelle hat %2 Spalten</translation>
    </message>
    <message>
        <source>the table has no cell to fill in</source>
        <translation>die Tabelle hat keine Zelle zum Ausfüllen</translation>
    </message>
    <message>
        <source>there is no method &quot;%1&quot; with a fixed step</source>
        <translation>ein Verfahren „%1“ mit fester Schrittweite gibt es nicht</translation>
    </message>
    <message>
        <source>facts name at least one of order, area, reversible and same-as</source>
        <translation>facts nennt mindestens eines von order, area, reversible und same-as</translation>
    </message>
    <message>
        <source>an id consists of small letters, digits and hyphens, not &quot;%1&quot;</source>
        <translation>eine Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, nicht „%1“</translation>
    </message>
    <message>
        <source>a tolerance is not negative</source>
        <translation>eine Toleranz ist nicht negativ</translation>
    </message>
    <message>
        <source>the kind of a box is aside or model-world</source>
        <translation>die Art eines Kastens ist aside oder model-world</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one of %2</source>
        <translation>„%1“ ist eines von %2</translation>
    </message>
    <message>
        <source>the condition on &quot;%1&quot; says nothing</source>
        <translation>die Bedingung an „%1“ sagt nichts</translation>
    </message>
    <message>
        <source>&quot;when&quot; names no condition</source>
        <translation>„when“ nennt keine Bedingung</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names one source: measure, sweep, analysis, residuals or event</source>
        <translation>„%1“ nennt eine Quelle: measure, sweep, analysis, residuals oder event</translation>
    </message>
    <message>
        <source>&quot;column&quot; belongs to an analysis</source>
        <translation>„column“ gehört zu einer Analyse</translation>
    </message>
    <message>
        <source>an event is counted up to the end of the run</source>
        <translation>ein Ereignis wird bis zum Ende des Laufs gezählt</translation>
    </message>
    <message>
        <source>&quot;residuals&quot; is either yes or left out</source>
        <translation>„residuals“ ist entweder yes oder fehlt</translation>
    </message>
    <message>
        <source>&quot;take&quot; and &quot;at&quot; exclude each other</source>
        <translation>„take“ und „at“ schließen einander aus</translation>
    </message>
    <message>
        <source>a slope is taken of a sweep or of an analysis</source>
        <translation>eine Steigung gehört zu einer Messreihe oder einer Analyse</translation>
    </message>
    <message>
        <source>only a measure of what the hand does is taken in flight</source>
        <translation>im Flug misst man nur, was die Hand tut</translation>
    </message>
    <message>
        <source>&quot;within&quot; belongs to a value</source>
        <translation>„within“ gehört zu einem Wert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say what is expected: value and within, at-least or at-most</source>
        <translation>„%1“ sagt nicht, was erwartet wird: value und within, at-least oder at-most</translation>
    </message>
    <message>
        <source>&quot;event&quot; is one of %1tear, torn-to-border, rest</source>
        <translation>„event“ ist eines von %1tear, torn-to-border, rest</translation>
    </message>
    <message>
        <source>what a person does is done to all runs</source>
        <translation>was von Hand getan wird, gilt für alle Läufe</translation>
    </message>
    <message>
        <source>a claim has either a value or an answer</source>
        <translation>eine Behauptung hat entweder einen Wert oder eine Antwort</translation>
    </message>
    <message>
        <source>the code of a run has a name and lines</source>
        <translation>die Programmzeilen eines Laufs haben einen Namen und Zeilen</translation>
    </message>
    <message>
        <source>code is that of one run, or compares several</source>
        <translation>Programmzeilen gehören zu einem Lauf oder vergleichen mehrere</translation>
    </message>
    <message>
        <source>two or three pieces of code are compared</source>
        <translation>zwei oder drei Programmstücke werden verglichen</translation>
    </message>
    <message>
        <source>a control is for all runs or for each</source>
        <translation>ein Bedienelement gilt für alle Läufe (all) oder für jeden (each)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a control of one run</source>
        <translation>„%1“ ist ein Bedienelement eines einzelnen Laufs</translation>
    </message>
    <message>
        <source>a control has either values or a range</source>
        <translation>ein Bedienelement hat entweder Werte oder einen Bereich</translation>
    </message>
    <message>
        <source>a control needs values to choose from</source>
        <translation>ein Bedienelement braucht Werte zur Auswahl</translation>
    </message>
    <message>
        <source>the range of a control begins (from) below its end (to)</source>
        <translation>der Bereich eines Bedienelements beginnt (from) unterhalb seines Endes (to)</translation>
    </message>
    <message>
        <source>the control &quot;%1&quot; is shown twice</source>
        <translation>das Bedienelement „%1“ wird zweimal gezeigt</translation>
    </message>
    <message>
        <source>there is no experiment &quot;%1&quot; above</source>
        <translation>weiter oben gibt es keinen Versuch „%1“</translation>
    </message>
    <message>
        <source>the level is beginner, intermediate or advanced</source>
        <translation>die Stufe ist beginner, intermediate oder advanced</translation>
    </message>
    <message>
        <source>the name of a personal value may contain only small letters, digits and hyphens</source>
        <translation>der Name eines persönlichen Werts besteht aus Kleinbuchstaben, Ziffern und Bindestrichen</translation>
    </message>
    <message>
        <source>the range of a personal value must begin below its end</source>
        <translation>der Bereich eines persönlichen Werts beginnt unterhalb seines Endes</translation>
    </message>
    <message>
        <source>there are two blocks &quot;%1&quot;</source>
        <translation>es gibt zwei Blöcke „%1“</translation>
    </message>
    <message>
        <source>there is no question &quot;%1&quot;</source>
        <translation>eine Frage „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>the question &quot;%1&quot; has no number as its answer</source>
        <translation>die Frage „%1“ hat keine Zahl als Antwort</translation>
    </message>
    <message>
        <source>an axis begins (from) below its end (to)</source>
        <translation>eine Achse beginnt (from) unterhalb ihres Endes (to)</translation>
    </message>
    <message>
        <source>this formula has no value at x = %1</source>
        <translation>diese Formel hat keinen Wert bei x = %1</translation>
    </message>
    <message>
        <source>a curve begins (from) before its end (to)</source>
        <translation>eine Kurve beginnt (from) vor ihrem Ende (to)</translation>
    </message>
    <message>
        <source>a line has 1 to %1 points</source>
        <translation>eine Linie hat 1 bis %1 Punkte</translation>
    </message>
    <message>
        <source>a point is written [x, y]</source>
        <translation>einen Punkt schreibt man [x, y]</translation>
    </message>
    <message>
        <source>the shape is line, arrow, closed or dots</source>
        <translation>die Form ist line, arrow, closed oder dots</translation>
    </message>
    <message>
        <source>the edge of bars is left, middle or right</source>
        <translation>der Rand der Balken ist left, middle oder right</translation>
    </message>
    <message>
        <source>the picture shows nothing: it needs curves, lines or bars</source>
        <translation>das Bild zeigt nichts: Es braucht curves, lines oder bars</translation>
    </message>
    <message>
        <source>a range is written [from, to]; an end that follows the data is called open</source>
        <translation>einen Bereich schreibt man [from, to]; ein Ende, das den Daten folgt, heißt open</translation>
    </message>
    <message>
        <source>a range open at both ends says nothing</source>
        <translation>ein Bereich, der an beiden Enden offen ist, sagt nichts</translation>
    </message>
    <message>
        <source>the range of a logarithmic axis begins above 0</source>
        <translation>der Bereich einer logarithmischen Achse beginnt über 0</translation>
    </message>
    <message>
        <source>a sweep goes through 2 to 100 values</source>
        <translation>eine Messreihe hat 2 bis 100 Werte</translation>
    </message>
    <message>
        <source>&quot;take&quot; of a sweep is end or maximum</source>
        <translation>„take“ einer Messreihe ist end oder maximum</translation>
    </message>
    <message>
        <source>&quot;budget&quot; belongs to &quot;share&quot;: the setting that takes budget / value</source>
        <translation>„budget“ gehört zu „share“, der Einstellung, die budget / value bekommt</translation>
    </message>
    <message>
        <source>a sweep is written sweep: {over, values, measure}</source>
        <translation>eine Messreihe schreibt man sweep: {over, values, measure}</translation>
    </message>
    <message>
        <source>the analysis &quot;%1&quot; has no setting &quot;%2&quot;; it has %3</source>
        <translation>die Analyse „%1“ hat keine Einstellung „%2“; sie hat %3</translation>
    </message>
    <message>
        <source>the plot shows nothing</source>
        <translation>das Diagramm zeigt nichts</translation>
    </message>
    <message>
        <source>a slope is fitted on two logarithmic axes: log-x and log-y</source>
        <translation>eine Steigung wird auf zwei logarithmischen Achsen angepasst: log-x und log-y</translation>
    </message>
    <message>
        <source>rectangles are for two linear axes</source>
        <translation>Rechtecke gibt es nur für zwei lineare Achsen</translation>
    </message>
    <message>
        <source>equal scales are for two linear axes</source>
        <translation>gleiche Maßstäbe gibt es nur für zwei lineare Achsen</translation>
    </message>
    <message>
        <source>the type of a question is %1</source>
        <translation>die Art einer Frage ist %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs at least 1 entry</source>
        <translation>„%1“ braucht mindestens einen Eintrag</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs at least %2 entries</source>
        <translation>„%1“ braucht mindestens %2 Einträge</translation>
    </message>
    <message>
        <source>a layer is one of %1</source>
        <translation>eine Ebene ist eine von %1</translation>
    </message>
    <message>
        <source>the strain of the strongest colour is above 0</source>
        <translation>die Dehnung der stärksten Farbe liegt über 0</translation>
    </message>
    <message>
        <source>the steps between two pictures are a whole number above 0</source>
        <translation>die Schritte zwischen zwei Bildern sind eine ganze Zahl über 0</translation>
    </message>
    <message>
        <source>a film needs the pictures of a strobe</source>
        <translation>ein Film braucht die Bilder des Stroboskops</translation>
    </message>
    <message>
        <source>the interesting part has two times: from, to</source>
        <translation>der interessante Teil hat zwei Zeiten: from, to</translation>
    </message>
    <message>
        <source>the interesting part ends after it begins</source>
        <translation>der interessante Teil endet nach seinem Beginn</translation>
    </message>
    <message>
        <source>a recalled question comes from another lesson</source>
        <translation>eine wiederholte Frage stammt aus einer anderen Lektion</translation>
    </message>
    <message>
        <source>the lesson &quot;%1&quot; cannot be read: %2</source>
        <translation>die Lektion „%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 holds expressions, which belong to its lesson</source>
        <translation>%1 enthält Ausdrücke, die zu ihrer Lektion gehören</translation>
    </message>
    <message>
        <source>%1 is not graded, so it cannot be asked again</source>
        <translation>%1 wird nicht bewertet und lässt sich deshalb nicht noch einmal stellen</translation>
    </message>
    <message>
        <source>--moodle is for the concept test</source>
        <translation>--moodle gehört zum Verständnistest</translation>
    </message>
    <message>
        <source>the question &quot;%1&quot; of &quot;%2&quot; is not on its core path</source>
        <translation>die Frage „%1“ aus „%2“ liegt nicht auf deren Hauptweg</translation>
    </message>
    <message>
        <source>the path &quot;%1&quot; has not taught &quot;%2&quot; before this lesson</source>
        <translation>auf dem Weg „%1“ kommt „%2“ nicht vor dieser Lektion</translation>
    </message>
    <message>
        <source>the question &quot;%1&quot; of &quot;%2&quot; is recalled twice</source>
        <translation>die Frage „%1“ aus „%2“ wird zweimal wiederholt</translation>
    </message>
    <message>
        <source>a number is recalled with another number: ask, answer, within, feedback, hints and solution</source>
        <translation>eine Zahl wird mit einer anderen Zahl wiederholt: ask, answer, within, feedback, hints und solution</translation>
    </message>
    <message>
        <source>the chart &quot;%1&quot; is not on the core path</source>
        <translation>das Diagramm „%1“ liegt nicht auf dem Hauptweg</translation>
    </message>
    <message>
        <source>a sentence has %1 words, more than %2: %3</source>
        <translation>ein Satz hat %1 Wörter, mehr als %2: %3</translation>
    </message>
    <message>
        <source>the sentences have %1 words on average, more than %2</source>
        <translation>die Sätze haben im Mittel %1 Wörter, mehr als %2</translation>
    </message>
    <message>
        <source>the sentences are all of much the same length: the standard deviation is %1 words, less than %2</source>
        <translation>die Sätze sind fast alle gleich lang: die Standardabweichung beträgt %1 Wörter, weniger als %2</translation>
    </message>
    <message>
        <source>%1 is answered in the scene of its lesson, so it cannot be asked again</source>
        <translation>%1 wird in der Szene ihrer Lektion beantwortet und lässt sich deshalb nicht noch einmal stellen</translation>
    </message>
    <message>
        <source>after | comes the number of digits after the decimal point, 0 to 12</source>
        <translation>hinter | steht die Zahl der Nachkommastellen, 0 bis 12</translation>
    </message>
    <message>
        <source>this expression is not closed by }</source>
        <translation>dieser Ausdruck ist nicht mit } abgeschlossen</translation>
    </message>
    <message>
        <source>the file is larger than 4 MB</source>
        <translation>die Datei ist größer als 4 MB</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>die Datei ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>there is a control character in the file</source>
        <translation>in der Datei steht ein Steuerzeichen</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 entries here and %3 in lesson.md</source>
        <translation>„%1“ hat hier %2 Einträge und in lesson.md %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing here; lesson.md has it</source>
        <translation>„%1“ fehlt hier; lesson.md hat es</translation>
    </message>
    <message>
        <source>lesson.md has no &quot;%1&quot; here</source>
        <translation>lesson.md hat hier kein „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is another choice than the one at this place in lesson.md</source>
        <translation>„%1“ ist eine andere Antwort als die an dieser Stelle in lesson.md</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing in &quot;choices&quot;</source>
        <translation>„%1“ fehlt in „choices“</translation>
    </message>
    <message>
        <source>lesson.md has no &quot;%1&quot; for this choice</source>
        <translation>lesson.md hat kein „%1“ für diese Antwort</translation>
    </message>
    <message>
        <source>&quot;%1&quot; comes from lesson.md: a translation holds texts only</source>
        <translation>„%1“ kommt aus lesson.md: Eine Übersetzung enthält nur Texte</translation>
    </message>
    <message>
        <source>lesson.md has no %1 with texts in the step &quot;%2&quot;</source>
        <translation>lesson.md hat im Schritt „%2“ nicht den Block %1 mit Texten</translation>
    </message>
    <message>
        <source>the %1 is at another place than in lesson.md</source>
        <translation>der Block %1 steht an einer anderen Stelle als in lesson.md</translation>
    </message>
    <message>
        <source>the %1 &quot;%2&quot; of this step is missing</source>
        <translation>der Block %1 „%2“ dieses Schritts fehlt</translation>
    </message>
    <message>
        <source>the id must be that of lesson.md</source>
        <translation>die Kennung muss die von lesson.md sein</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; is missing after this</source>
        <translation>danach fehlt der Schritt „%1“</translation>
    </message>
    <message>
        <source>the step at this place in lesson.md is {#%1 .%2}</source>
        <translation>der Schritt an dieser Stelle in lesson.md ist {#%1 .%2}</translation>
    </message>
    <message>
        <source>lesson.md has no step at this place</source>
        <translation>lesson.md hat an dieser Stelle keinen Schritt</translation>
    </message>
    <message>
        <source>the links of this step do something else than those in lesson.md</source>
        <translation>die Links dieses Schritts tun etwas anderes als die in lesson.md</translation>
    </message>
    <message>
        <source>there is no plot &quot;%1&quot;</source>
        <translation>ein Diagramm „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>there is no experiment yet that this could be about</source>
        <translation>es gibt noch keinen Versuch, den dies meinen könnte</translation>
    </message>
    <message>
        <source>only scenes of particles and sticks have residuals</source>
        <translation>nur Szenen aus Teilchen und Stäben haben Restdehnungen</translation>
    </message>
    <message>
        <source>a sweep needs an experiment with a duration</source>
        <translation>eine Messreihe braucht einen Versuch mit einer Dauer</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a switch: it has no list of values</source>
        <translation>„%1“ ist ein Schalter: Er hat keine Liste von Werten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a setting of runs: it has one control anyway</source>
        <translation>„%1“ ist keine Einstellung der Läufe: Es hat ohnehin nur ein Bedienelement</translation>
    </message>
    <message>
        <source>this step predicts, but it has no question with prediction: yes</source>
        <translation>dieser Schritt verlangt eine Vorhersage, hat aber keine Frage mit prediction: yes</translation>
    </message>
    <message>
        <source>there is no check &quot;%1&quot; in this step or an earlier one</source>
        <translation>eine Prüfung „%1“ gibt es weder in diesem Schritt noch in einem früheren</translation>
    </message>
    <message>
        <source>the plot &quot;%1&quot; is not on the stage in this step</source>
        <translation>das Diagramm „%1“ ist in diesem Schritt nicht auf der Bühne</translation>
    </message>
    <message>
        <source>this run has no end: set its duration</source>
        <translation>dieser Lauf hat kein Ende: Gib seine Dauer an</translation>
    </message>
    <message>
        <source>this text does not have the facts of the question</source>
        <translation>dieser Text hat nicht die Eigenschaften der Frage</translation>
    </message>
    <message>
        <source>a prediction is only committed: what comes of it is checked in a later step, beside it</source>
        <translation>eine Vorhersage wird nur abgegeben: Ob sie eintrifft, wird in einem späteren Schritt daneben geprüft</translation>
    </message>
    <message>
        <source>what must not happen is judged at the end, and this run has none</source>
        <translation>was nicht geschehen darf, wird am Ende beurteilt, und dieser Lauf hat keines</translation>
    </message>
    <message>
        <source>predictions and sentences are committed, not graded: kind: commit</source>
        <translation>Vorhersagen und Sätze werden abgegeben und nicht bewertet: kind: commit</translation>
    </message>
    <message>
        <source>only predictions and sentences are committed: kind: answer</source>
        <translation>nur Vorhersagen und Sätze werden abgegeben: kind: answer</translation>
    </message>
    <message>
        <source>there is no prediction &quot;%1&quot;</source>
        <translation>eine Vorhersage „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>the prediction &quot;%1&quot; must come before its outcome</source>
        <translation>die Vorhersage „%1“ muss vor ihrem Ausgang kommen</translation>
    </message>
    <message>
        <source>the table has only %1 blank cells</source>
        <translation>die Zahl der leeren Zellen der Tabelle ist nur %1</translation>
    </message>
    <message>
        <source>there is no plot of an analysis &quot;%1&quot;</source>
        <translation>ein Diagramm „%1“ einer Analyse gibt es nicht</translation>
    </message>
    <message>
        <source>there is no sweep plot &quot;%1&quot;</source>
        <translation>ein Diagramm einer Messreihe „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>only nets of sticks tear</source>
        <translation>nur Netze aus Stäben reißen</translation>
    </message>
    <message>
        <source>there is no experiment yet that this claim could be about</source>
        <translation>es gibt noch keinen Versuch, den diese Behauptung meinen könnte</translation>
    </message>
    <message>
        <source>there is no experiment &quot;%1&quot;</source>
        <translation>einen Versuch „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>aliases (*name) are not used in lessons: write the value again</source>
        <translation>Verweise (*name) werden in Lektionen nicht benutzt: Schreib den Wert noch einmal</translation>
    </message>
    <message>
        <source>the values are nested more than %1 levels deep</source>
        <translation>die Werte sind mehr als %1 Ebenen tief geschachtelt</translation>
    </message>
    <message>
        <source>a key must be a word</source>
        <translation>ein Schlüssel muss ein Wort sein</translation>
    </message>
    <message>
        <source>this is not valid YAML</source>
        <translation>dies ist kein gültiges YAML</translation>
    </message>
    <message>
        <source>this is not valid YAML (%1)</source>
        <translation>dies ist kein gültiges YAML (%1)</translation>
    </message>
    <message>
        <source>there is more than one YAML document here</source>
        <translation>hier steht mehr als ein YAML-Dokument</translation>
    </message>
    <message>
        <source>%1 must consist of keys and values</source>
        <translation>%1 muss aus Schlüsseln und Werten bestehen</translation>
    </message>
    <message>
        <source>%1 must be a list</source>
        <translation>%1 muss eine Liste sein</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>%1 muss ein Text sein</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 must be a number</source>
        <translation>%1 muss eine Zahl sein</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>%1 must be yes or no</source>
        <translation>%1 muss yes oder no sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is unknown in &quot;%2&quot;; known are %3</source>
        <translation>„%1“ ist in „%2“ unbekannt; bekannt sind %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing in &quot;%2&quot;</source>
        <translation>„%1“ fehlt in „%2“</translation>
    </message>
    <message>
        <source>the range must begin before it ends</source>
        <translation>der Bereich muss beginnen, bevor er endet</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>dies ist kein Ordner</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>dies ist ein Ordner</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>die Datei gibt es schon</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>der Vorgang ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>das Dateisystem lässt sich nur lesen</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>das Kontingent auf dem Datenträger ist ausgeschöpft</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>zu viele Verweise hintereinander</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Fehler beim Lesen oder Schreiben des Datenträgers</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>dies ist ein Ordner und keine Datei</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>dies ist ein Gerät oder eine Pipe und keine Datei</translation>
    </message>
    <message>
        <source>the file is larger than %1</source>
        <translation>die Datei ist größer als %1</translation>
    </message>
    <message>
        <source>it was written by a newer version of Timestep</source>
        <translation>es wurde von einer neueren Version von Timestep geschrieben</translation>
    </message>
    <message>
        <source>this is not JSON: unexpected %1</source>
        <translation>dies ist kein JSON: unerwartetes %1</translation>
    </message>
    <message>
        <source>a line is from 0.1 to 12 pt wide</source>
        <translation>eine Linie ist 0.1 bis 12 pt breit</translation>
    </message>
    <message>
        <source>a state continues as it is; --calculate is for experiments</source>
        <translation>ein Zustand läuft weiter, wie er ist; --calculate ist für Versuche</translation>
    </message>
    <message>
        <source>there is no such width</source>
        <translation>diese Breite gibt es nicht</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in a formula cannot be handed over</source>
        <translation>„%1“ in einer Formel lässt sich nicht übergeben</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; in a formula cannot be handed over</source>
        <translation>die Funktion „%1“ in einer Formel lässt sich nicht übergeben</translation>
    </message>
    <message>
        <source>an experiment whose runs have different walls</source>
        <translation>ein Versuch, dessen Läufe verschiedene Wände haben,</translation>
    </message>
    <message>
        <source>an experiment whose runs have different gravity</source>
        <translation>ein Versuch, dessen Läufe verschiedene Schwerkraft haben,</translation>
    </message>
    <message>
        <source>the bracket &quot;[&quot; is not closed</source>
        <translation>die Klammer „[“ ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a column is written as its name, its unit in brackets, &quot;=&quot; and a formula: &quot;momentum [kg m/s] = m*v&quot;</source>
        <translation>eine Spalte schreibt man als Name, Einheit in Klammern, „=“ und Formel: „Impuls [kg m/s] = m*v“</translation>
    </message>
    <message>
        <source>after the unit, &quot;=&quot; is expected</source>
        <translation>nach der Einheit steht „=“</translation>
    </message>
    <message>
        <source>a column needs a name with letters from a to z</source>
        <translation>eine Spalte braucht einen Namen mit Buchstaben von a bis z</translation>
    </message>
    <message>
        <source>the formula is missing</source>
        <translation>die Formel fehlt</translation>
    </message>
    <message>
        <source>there can be at most %1 calculated columns</source>
        <translation>es gibt höchstens %1 berechnete Spalten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no id: a letter from a to z is followed by letters, digits and hyphens</source>
        <translation>„%1“ ist keine Kennung: auf einen Buchstaben von a bis z folgen Buchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>there are two columns &quot;%1&quot;</source>
        <translation>die Spalte „%1“ gibt es zweimal</translation>
    </message>
    <message>
        <source>this bracket is not closed (at character %1)</source>
        <translation>diese Klammer ist nicht geschlossen (Zeichen %1)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; already stands for something else in this experiment</source>
        <translation>„%1“ steht in diesem Versuch schon für etwas anderes</translation>
    </message>
    <message>
        <source>the state does not fit the calculated columns of the experiment</source>
        <translation>der Zustand passt nicht zu den berechneten Spalten des Versuchs</translation>
    </message>
    <message>
        <source>the link &quot;%1&quot; leads nowhere: a link begins with &quot;action:&quot; or names a file in the folder</source>
        <translation>der Verweis „%1“ führt nirgendwohin: ein Verweis beginnt mit „action:“ oder nennt eine Datei im Ordner</translation>
    </message>
    <message>
        <source>stopped by a signal before the end; nothing is written</source>
        <translation>durch ein Signal vor dem Ende angehalten; geschrieben ist nichts</translation>
    </message>
    <message>
        <source>stopped by a signal after %1 of %2 values; their rows are kept</source>
        <translation>durch ein Signal nach %1 von %2 Werten angehalten; ihre Zeilen sind erhalten</translation>
    </message>
    <message>
        <source>this part was stopped: it has %1 of its %2 values</source>
        <translation>dieser Teil wurde angehalten: Er hat %1 von %2 Werten</translation>
    </message>
    <message>
        <source>there is not enough memory for this run</source>
        <translation>für diesen Lauf reicht der Arbeitsspeicher nicht</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; in the list; timestep list %2 shows it</source>
        <translation>„%1“ steht nicht in der Liste; timestep list %2 zeigt sie</translation>
    </message>
    <message>
        <source>this file is too large: at most %1 values are read</source>
        <translation>diese Datei ist zu groß: höchstens %1 Werte werden gelesen</translation>
    </message>
    <message>
        <source>the claims of this lesson take longer than %1 s, so they are not checked</source>
        <translation>die Behauptungen dieser Lektion brauchen länger als %1 s, deshalb werden sie nicht geprüft</translation>
    </message>
    <message>
        <source>some runs of the sweep diverged; their numbers are &quot;nan&quot;</source>
        <translation>einige Läufe der Messreihe sind divergiert; ihre Zahlen sind „nan“</translation>
    </message>
    <message>
        <source>%1: the rows of a curve do not determine its fit, which is left out</source>
        <translation>%1: die Zeilen einer Kurve legen ihre Anpassung nicht fest; sie fehlt deshalb</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot;</source>
        <translation>„%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>%1; did you mean &quot;%2&quot;?</source>
        <translation>%1; war „%2“ gemeint?</translation>
    </message>
    <message>
        <source>a state continues as it is; --every is for experiments, or with --state</source>
        <translation>ein Zustand geht weiter, wie er ist; --every gilt für Versuche, oder zusammen mit --state</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written as a formula of a spreadsheet</source>
        <translation>„%1“ lässt sich nicht als Formel einer Tabellenkalkulation schreiben</translation>
    </message>
    <message>
        <source>the workbook could not be written: %1</source>
        <translation>die Arbeitsmappe konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>a sheet of a workbook holds at most %1 rows and %2 columns</source>
        <translation>ein Blatt einer Arbeitsmappe fasst höchstens %1 Zeilen und %2 Spalten</translation>
    </message>
    <message>
        <source>this program was built without the library that writes workbooks (libxlsxwriter)</source>
        <translation>dieses Programm wurde ohne die Bibliothek gebaut, die Arbeitsmappen schreibt (libxlsxwriter)</translation>
    </message>
    <message>
        <source>--analyse belongs to an experiment, and this is a lesson</source>
        <translation>--analyse gehört zu einem Experiment, und dies ist eine Lektion</translation>
    </message>
    <message>
        <source>--lesson-charts belongs to a lesson, and none is open here</source>
        <translation>--lesson-charts gehört zu einer Lektion, und hier ist keine offen</translation>
    </message>
    <message>
        <source>the computed reference of the run &quot;%1&quot; holds until time %2; beyond it two computations of it disagree, and errors are not known (nan)</source>
        <translation>die berechnete Referenz des Laufs „%1“ gilt bis zur Zeit %2; danach weichen zwei Berechnungen voneinander ab, und Fehler sind nicht bekannt (nan)</translation>
    </message>
    <message>
        <source>the analysis &quot;%1&quot; found nothing that a report could show</source>
        <translation>die Analyse „%1“ hat nichts gefunden, was ein Bericht zeigen könnte</translation>
    </message>
    <message>
        <source>this template comes from a newer version of Timestep</source>
        <translation>diese Vorlage stammt aus einer neueren Version von Timestep</translation>
    </message>
    <message>
        <source>there is no such place for a legend</source>
        <translation>diesen Ort für eine Legende gibt es nicht</translation>
    </message>
    <message>
        <source>there can be at most %1 step sizes</source>
        <translation>höchstens %1 Schrittweiten sind möglich</translation>
    </message>
    <message>
        <source>a separator is comma, semicolon, tab or blank</source>
        <translation>ein Trennzeichen ist comma, semicolon, tab oder blank</translation>
    </message>
    <message>
        <source>a decimal sign is point or comma</source>
        <translation>ein Dezimalzeichen ist point oder comma</translation>
    </message>
    <message>
        <source>%1 is %2 since time %3</source>
        <translation>%1 ist %2 seit der Zeit %3</translation>
    </message>
    <message>
        <source>the run &quot;%1&quot; has numbers that are too large for a double: %2</source>
        <translation>der Lauf „%1“ hat Zahlen, die für double zu groß sind: %2</translation>
    </message>
    <message>
        <source>this would replace %1, which is read</source>
        <translation>das würde %1 ersetzen, das gelesen wird</translation>
    </message>
    <message>
        <source>the name of a table must end in .csv, .xlsx, .tex or .md</source>
        <translation>der Name einer Tabelle muss auf .csv, .xlsx, .tex oder .md enden</translation>
    </message>
    <message>
        <source>the data begin at time %1, far after the start of the run at 0, as times since 1970 do: a time shift of %2 brings them to the start</source>
        <translation>die Daten beginnen zur Zeit %1, weit nach dem Beginn des Laufs bei 0, wie Zeiten seit 1970: eine Verschiebung der Zeit um %2 bringt sie an den Beginn</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be measured in this scene; there are %2</source>
        <translation>„%1“ kann in dieser Szene nicht gemessen werden; es gibt %2</translation>
    </message>
    <message>
        <source>the column &quot;%1&quot; cannot be both the time and %2</source>
        <translation>die Spalte „%1“ kann nicht zugleich die Zeit und %2 sein</translation>
    </message>
    <message>
        <source>the head names %1 columns, and the rows have %2 cells: it is not clear which commas separate cells and which are decimal commas; save it with semicolons, or name the separator</source>
        <translation>der Kopf nennt %1 Spalten, und die Zeilen haben %2 Zellen: es ist nicht klar, welche Kommas Zellen trennen und welche Dezimalkommas sind; speichere mit Semikolons, oder nenne das Trennzeichen</translation>
    </message>
    <message>
        <source>numbers like &quot;1,234&quot; can have a decimal comma or be thousands; name the decimal sign</source>
        <translation>Zahlen wie „1,234“ können ein Dezimalkomma haben oder Tausender sein; nenne das Dezimalzeichen</translation>
    </message>
    <message>
        <source>the data begin at time %1, before the run, which begins at 0: shift their times by %2, or fit the shift, too</source>
        <translation>die Daten beginnen zur Zeit %1, vor dem Lauf, der bei 0 beginnt: verschiebe ihre Zeiten um %2, oder passe auch die Verschiebung an</translation>
    </message>
    <message>
        <source>a force needs a body that can move, this one is static</source>
        <translation>eine Kraft braucht einen beweglichen Körper; dieser ist fest</translation>
    </message>
    <message>
        <source>forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>a force towards a point cannot turn with the body</source>
        <translation>eine Kraft zu einem Punkt hin kann sich nicht mit dem Körper drehen</translation>
    </message>
    <message>
        <source>&quot;at&quot; and &quot;local&quot; exclude each other</source>
        <translation>„at“ und „local“ schließen einander aus</translation>
    </message>
    <message>
        <source>length and radius must be greater than 0</source>
        <translation>Länge und Radius müssen größer als 0 sein</translation>
    </message>
    <message>
        <source>the frequency must be greater than 0</source>
        <translation>die Frequenz muss größer als 0 sein</translation>
    </message>
    <message>
        <source>the damping of a body must not be negative</source>
        <translation>die Dämpfung eines Körpers darf nicht negativ sein</translation>
    </message>
    <message>
        <source>the gravity factor of a body must be a finite number</source>
        <translation>der Schwerefaktor eines Körpers muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>length and radius of a capsule must be greater than 0</source>
        <translation>Länge und Radius einer Kapsel müssen größer als 0 sein</translation>
    </message>
    <message>
        <source>this is a spreadsheet of another kind; save it as .xlsx or as CSV first</source>
        <translation>das ist eine Tabellendatei anderer Art; bitte zuerst als .xlsx oder CSV speichern</translation>
    </message>
    <message>
        <source>there is no table in this archive</source>
        <translation>in diesem Archiv ist keine Tabelle</translation>
    </message>
    <message>
        <source>this file has no sheets</source>
        <translation>diese Datei hat keine Blätter</translation>
    </message>
    <message>
        <source>there is no sheet or table &quot;%1&quot;; there are %2</source>
        <translation>es gibt kein Blatt und keine Tabelle „%1“; es gibt %2</translation>
    </message>
    <message>
        <source>the archive has several tables; name one of them: %1</source>
        <translation>das Archiv hat mehrere Tabellen; bitte eine nennen: %1</translation>
    </message>
    <message>
        <source>the spreadsheet is damaged</source>
        <translation>die Tabellendatei ist beschädigt</translation>
    </message>
    <message>
        <source>a condition is written as a column, &quot;=&quot;, a number and, if it matters, &quot;rising&quot; or &quot;falling&quot;: &quot;x = 0 falling&quot;</source>
        <translation>eine Bedingung wird geschrieben als Spalte, „=“, Zahl und, wenn es darauf ankommt, „rising“ (steigend) oder „falling“ (fallend): „x = 0 falling“</translation>
    </message>
    <message>
        <source>there can be at most %1 conditions</source>
        <translation>es sind höchstens %1 Bedingungen möglich</translation>
    </message>
    <message>
        <source>&quot;%1&quot; depends on earlier rows (delta, sum), so it has no value between rows</source>
        <translation>„%1“ hängt von früheren Zeilen ab (delta, sum) und hat deshalb zwischen Zeilen keinen Wert</translation>
    </message>
    <message>
        <source>an experiment that ends at a condition</source>
        <translation>ein Experiment, das bei einer Bedingung endet</translation>
    </message>
    <message>
        <source>a state continues as it is; conditions are for experiments</source>
        <translation>ein Zustand läuft so weiter, wie er ist; Bedingungen sind für Experimente</translation>
    </message>
    <message>
        <source>more than %1 crossings of the run &quot;%2&quot; are not noted</source>
        <translation>mehr als %1 Wertdurchgänge des Laufs „%2“ werden nicht notiert</translation>
    </message>
    <message>
        <source>the run &quot;%1&quot; never met &quot;%2&quot;</source>
        <translation>der Lauf „%1“ hat „%2“ nie erreicht</translation>
    </message>
    <message>
        <source>a world with damped sticks</source>
        <translation>eine Welt mit gedämpften Stäben</translation>
    </message>
    <message>
        <source>what leads in a step is one of %1</source>
        <translation>was in einem Schritt führt, ist eines von %1</translation>
    </message>
    <message>
        <source>no code leads here: the stage of this step has none</source>
        <translation>hier führen keine Zeilen: auf der Bühne dieses Schritts gibt es keine</translation>
    </message>
    <message>
        <source>no microscope leads here: this step opens none</source>
        <translation>hier führt kein Mikroskop: dieser Schritt öffnet keines</translation>
    </message>
    <message>
        <source>no plot leads here: the stage of this step has none</source>
        <translation>hier führt kein Diagramm: auf der Bühne dieses Schritts gibt es keines</translation>
    </message>
    <message>
        <source>a reference line is at an x or at a y, or is a circle, or consists of points</source>
        <translation>eine Bezugslinie liegt bei einem x oder bei einem y, ist ein Kreis oder besteht aus Punkten</translation>
    </message>
    <message>
        <source>an error bar belongs to points, and is above 0</source>
        <translation>ein Fehlerbalken gehört zu Punkten und ist größer als 0</translation>
    </message>
    <message>
        <source>the guide for teachers is written by --key F.pdf</source>
        <translation>der Leitfaden für Lehrende wird mit --key F.pdf geschrieben</translation>
    </message>
    <message>
        <source>a row of the rubric has a criterion and four levels</source>
        <translation>eine Zeile des Rasters hat ein Kriterium und vier Stufen</translation>
    </message>
    <message>
        <source>interactive pages need the engine for browsers, which this program lacks; app/packaging/web/build in the sources makes it</source>
        <translation>interaktive Seiten brauchen den Rechenkern für Browser, der diesem Programm fehlt; app/packaging/web/build in den Quelltexten baut ihn</translation>
    </message>
    <message>
        <source>the page would have %1 MB, and pages have at most %2: this experiment is too large for a page</source>
        <translation>die Seite hätte %1 MB, und Seiten haben höchstens %2: dieser Versuch ist zu groß für eine Seite</translation>
    </message>
    <message>
        <source>--live is for a report as .html</source>
        <translation>--live gehört zu einem Bericht als .html</translation>
    </message>
    <message>
        <source>a box needs a width and a height: drag from corner to corner</source>
        <translation>eine Kiste braucht Breite und Höhe: von Ecke zu Ecke ziehen</translation>
    </message>
    <message>
        <source>a wheel with a motor belongs on a body: draw the body first</source>
        <translation>ein Rad mit Motor gehört an einen Körper: zuerst den Körper zeichnen</translation>
    </message>
    <message>
        <source>one of the two ends must be on a body that can move</source>
        <translation>eines der beiden Enden muss an einem Körper sein, der sich bewegen kann</translation>
    </message>
    <message>
        <source>the two ends must be on different bodies</source>
        <translation>die beiden Enden müssen an verschiedenen Körpern sein</translation>
    </message>
    <message>
        <source>there is no body here</source>
        <translation>hier ist kein Körper</translation>
    </message>
    <message>
        <source>there is no body here that can move</source>
        <translation>hier ist kein Körper, der sich bewegen kann</translation>
    </message>
    <message>
        <source>this is no list of a class</source>
        <translation>das ist keine Klassenliste</translation>
    </message>
    <message>
        <source>%1: a number is expected</source>
        <translation>%1: hier wird eine Zahl erwartet</translation>
    </message>
    <message>
        <source>%1: a text is expected</source>
        <translation>%1: hier wird ein Text erwartet</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Model answer</source>
        <translation>Musterantwort</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Give or take</source>
        <translation>Plus oder minus</translation>
    </message>
    <message>
        <source>Why it is wrong</source>
        <translation>Warum sie falsch ist</translation>
    </message>
    <message>
        <source>A question needs the right answer and a wrong one</source>
        <translation>Eine Frage braucht die richtige Antwort und eine falsche</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The task needs a question or a goal</source>
        <translation>Die Aufgabe braucht eine Frage oder ein Ziel</translation>
    </message>
    <message>
        <source>A goal is measured at the end of a run: this one has no end</source>
        <translation>Ein Ziel wird am Ende eines Laufs gemessen: dieser hat kein Ende</translation>
    </message>
    <message>
        <source>The goal is not reached: the run gives %1. Type values under &quot;Reaches the goal&quot;</source>
        <translation>Das Ziel wird nicht erreicht: der Lauf ergibt %1. Trage Werte unter &quot;Erreicht das Ziel&quot; ein</translation>
    </message>
    <message>
        <source>--weight: a lesson and its weight are expected, as in ten-steps-of-euler=2</source>
        <translation>--weight: eine Lektion und ihr Gewicht werden erwartet, wie in ten-steps-of-euler=2</translation>
    </message>
    <message>
        <source>say what to write: --csv F.csv, --html F.html, --gradebook F.csv or --feedback FOLDER</source>
        <translation>sag, was geschrieben wird: --csv F.csv, --html F.html, --gradebook F.csv oder --feedback ORDNER</translation>
    </message>
    <message>
        <source>this link is damaged: a part of it is missing or was changed</source>
        <translation>dieser Link ist beschädigt: ein Teil fehlt oder wurde verändert</translation>
    </message>
    <message>
        <source>the experiment in this link is too large</source>
        <translation>der Versuch in diesem Link ist zu groß</translation>
    </message>
    <message>
        <source>the text of an experiment has at most %1 letters</source>
        <translation>der Text eines Versuchs hat höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>this text is neither an experiment nor a link to one</source>
        <translation>dieser Text ist weder ein Versuch noch ein Link zu einem</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the unit of %2, and %3 is expected</source>
        <translation>„%1“ hat die Einheit %2, erwartet wird %3</translation>
    </message>
    <message>
        <source>the units in &quot;%1&quot; do not fit together</source>
        <translation>die Einheiten in „%1“ passen nicht zusammen</translation>
    </message>
    <message>
        <source>the points of a calculated column need a period</source>
        <translation>die Punkte einer berechneten Spalte brauchen eine Periode</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no row; the first one is 1</source>
        <translation>„%1“ ist keine Zeile; die erste ist 1</translation>
    </message>
    <message>
        <source>the name of a report must end in .pdf, .odt, .html or .md</source>
        <translation>der Name eines Berichts muss auf .pdf, .odt, .html oder .md enden</translation>
    </message>
    <message>
        <source>the name of an animation must end in .png, .gif, .webm or .mp4</source>
        <translation>der Name einer Animation muss auf .png, .gif, .webm oder .mp4 enden</translation>
    </message>
    <message>
        <source>the name of a figure must end in .png, .svg, .pdf or .tex</source>
        <translation>der Name einer Abbildung muss auf .png, .svg, .pdf oder .tex enden</translation>
    </message>
    <message>
        <source>a word is missing after &quot;%1&quot;</source>
        <translation>nach „%1“ fehlt ein Wort</translation>
    </message>
    <message>
        <source>a panel needs a column</source>
        <translation>ein Teilbild braucht eine Spalte</translation>
    </message>
    <message>
        <source>this needs --figure</source>
        <translation>das braucht --figure</translation>
    </message>
    <message>
        <source>panels name their columns; --x, --y and --y-range are for one plot</source>
        <translation>Teilbilder nennen ihre Spalten selbst; --x, --y und --y-range sind für ein einzelnes Diagramm</translation>
    </message>
    <message>
        <source>a figure has at most %1 panels</source>
        <translation>eine Abbildung hat höchstens %1 Teilbilder</translation>
    </message>
    <message>
        <source>two numbers are expected</source>
        <translation>zwei Zahlen werden erwartet</translation>
    </message>
    <message>
        <source>there is no such marker or dash</source>
        <translation>diesen Marker oder diese Strichelung gibt es nicht</translation>
    </message>
</context>
<context>
    <name>fit</name>
    <message>
        <source>time shift of the data</source>
        <translation>Zeitverschiebung der Messdaten</translation>
    </message>
    <message>
        <source>the fit has not converged after %1 iterations; start closer to the data</source>
        <translation>nach %1 Schritten ist die Anpassung noch nicht zur Ruhe gekommen; mit Werten beginnen, die den Daten näher liegen</translation>
    </message>
    <message>
        <source>the fit found no better values: the measure changes in jumps, or the motion is chaotic; use fewer points or better start values</source>
        <translation>kein Schritt verbessert die Anpassung: die Messgröße springt, oder die Bewegung ist chaotisch; weniger Punkte oder bessere Anfangswerte nehmen</translation>
    </message>
    <message>
        <source>the run diverges, or has no value at the times of the data; start with other values or a smaller step</source>
        <translation>der Lauf divergiert oder hat zu den Zeiten der Daten keinen Wert; mit anderen Werten oder kleinerer Schrittweite beginnen</translation>
    </message>
    <message>
        <source>the data do not depend on %1; leave it out of the fit</source>
        <translation>von %1 hängen die Daten nicht ab; diese Größe aus der Anpassung nehmen</translation>
    </message>
    <message>
        <source>the data do not separate %1: they fit equally well with other values of them; keep one of them fixed</source>
        <translation>%1 lassen sich mit diesen Daten nicht trennen: andere Werte passen ebenso gut; eine der Größen festhalten</translation>
    </message>
    <message>
        <source>the best value of %1 is %2, the limit of what the scene accepts; keep it fixed there</source>
        <translation>der beste Wert von %1 ist %2, und mehr lässt die Szene nicht zu; ihn dort festhalten</translation>
    </message>
    <message>
        <source>measured value minus run</source>
        <translation>Messwert minus Lauf</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; in %3, as was asked</source>
        <translation>%1: Spalte „%2“ in %3, wie gewünscht</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; in %3, as its head says</source>
        <translation>%1: Spalte „%2“ in %3, wie ihr Kopf sagt</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; in %3, because its head names no unit that is known</source>
        <translation>%1: Spalte „%2“ in %3, weil ihr Kopf keine bekannte Einheit nennt</translation>
    </message>
    <message>
        <source>%1: %2 of %3 rows have no time or no value and are left out</source>
        <translation>%1: %2 von %3 Zeilen haben keine Zeit oder keinen Wert und sind weggelassen</translation>
    </message>
    <message>
        <source>lines that repeat the heads are left out: %1</source>
        <translation>Zeilen, die den Kopf wiederholen, sind weggelassen: %1</translation>
    </message>
    <message>
        <source>what is below the rows is left out: &quot;%1&quot;</source>
        <translation>was unter den Zeilen steht, ist weggelassen: „%1“</translation>
    </message>
    <message>
        <source>the numbers of the data are too large for a fit</source>
        <translation>die Zahlen der Daten sind zu groß für eine Anpassung</translation>
    </message>
    <message>
        <source>the table &quot;%1&quot; is read; the file has %2</source>
        <translation>gelesen wird die Tabelle „%1“; die Datei hat %2</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; of clock times, in s since the first row</source>
        <translation>%1: Spalte „%2“ mit Uhrzeiten, in s seit der ersten Zeile</translation>
    </message>
    <message>
        <source>%1 of %2 rows are left out by hand</source>
        <translation>%1 von %2 Zeilen sind von Hand weggelassen</translation>
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
        <translation>Positions-Verlet, Start mit halbem Kick</translation>
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
        <translation>Dormand-Prince 5, feste Schrittweite</translation>
    </message>
    <message>
        <source>the tolerance cannot be met: the step it needs is too small to advance the time</source>
        <translation>die Toleranz ist nicht einzuhalten: die nötige Schrittweite ist so klein, dass die Zeit nicht weitergeht</translation>
    </message>
    <message>
        <source>the tolerance cannot be met: one step of the run would take more than 100000 inner steps</source>
        <translation>die Toleranz ist nicht einzuhalten: ein Schritt der Rechnung bräuchte mehr als 100000 innere Schritte</translation>
    </message>
    <message>
        <source>Dormand-Prince 5(4), adaptive</source>
        <translation>Dormand-Prince 5(4), adaptiv</translation>
    </message>
    <message>
        <source>Newton&apos;s method found no solution of the step&apos;s equation</source>
        <translation>das Newton-Verfahren hat die Gleichung des Schritts nicht gelöst</translation>
    </message>
    <message>
        <source>Implicit midpoint</source>
        <translation>Implizite Mittelpunktsregel</translation>
    </message>
    <message>
        <source>Position Verlet, time-corrected (Dummer)</source>
        <translation>Positions-Verlet, zeitkorrigiert (Dummer)</translation>
    </message>
    <message>
        <source>Position Verlet, corrected for changing steps</source>
        <translation>Positions-Verlet, korrigiert für wechselnde Schrittweiten</translation>
    </message>
    <message>
        <source>Explicit midpoint</source>
        <translation>Explizite Mittelpunktsregel</translation>
    </message>
    <message>
        <source>Heun</source>
        <translation>Heun</translation>
    </message>
    <message>
        <source>Velocity Verlet, each kick evaluated again</source>
        <translation>Velocity-Verlet, jeder Stoß neu ausgewertet</translation>
    </message>
    <message>
        <source>Leapfrog, drift-kick-drift</source>
        <translation>Leapfrog, Drift-Kick-Drift</translation>
    </message>
    <message>
        <source>central velocity (x − previous x) / h + h a / 2</source>
        <translation>zentral gebildet, (x − voriges x) / h + h a / 2</translation>
    </message>
    <message>
        <source>whole-step velocity along the sticks</source>
        <translation>Geschwindigkeit des ganzen Schritts entlang der Stäbe</translation>
    </message>
    <message>
        <source>velocities of the bodies after the step</source>
        <translation>Geschwindigkeiten der Körper nach dem Schritt</translation>
    </message>
    <message>
        <source>the time does not advance: t + h rounds to t in this number type</source>
        <translation>die Zeit geht nicht weiter: t + h wird in diesem Zahlentyp auf t gerundet</translation>
    </message>
    <message>
        <source>This method needs equations of second order, x&apos;&apos; = ..., and this problem has equations of first order, x&apos; = ...</source>
        <translation>Dieses Verfahren braucht Gleichungen zweiter Ordnung, x&apos;&apos; = ..., und dieses Problem hat Gleichungen erster Ordnung, x&apos; = ...</translation>
    </message>
    <message>
        <source>v of the own method</source>
        <translation>v des eigenen Verfahrens</translation>
    </message>
    <message>
        <source>Own method</source>
        <translation>Eigenes Verfahren</translation>
    </message>
    <message>
        <source>the method divides by zero, line and column:</source>
        <translation>das Verfahren teilt durch null, Zeile und Spalte:</translation>
    </message>
    <message>
        <source>This text is written for equations of second order, x&apos;&apos; = ...: on equations of first order, x&apos; = ..., it loses its order.</source>
        <translation>Dieser Text ist für Gleichungen zweiter Ordnung geschrieben, x&apos;&apos; = ...: Bei Gleichungen erster Ordnung, x&apos; = ..., verliert er seine Ordnung.</translation>
    </message>
    <message>
        <source>the rule divides by zero, line and column:</source>
        <translation>die Regel teilt durch null, Zeile und Spalte:</translation>
    </message>
    <message>
        <source>%1 finds no positions where the sticks have their lengths; they start too far from them</source>
        <translation>%1 findet keine Orte, an denen die Stäbe ihre Längen haben; sie beginnen zu weit davon entfernt</translation>
    </message>
    <message>
        <source>Baumgarte has torn the joints apart; split impulses or soft contacts hold them</source>
        <translation>Baumgarte hat die Gelenke auseinandergerissen; getrennte Kraftstöße oder weiche Kontakte halten sie</translation>
    </message>
</context>
<context>
    <name>method</name>
    <message>
        <source>the method is too large: it has too many variables or terms</source>
        <translation>das Verfahren ist zu groß: Es hat zu viele Variablen oder Terme</translation>
    </message>
    <message>
        <source>no line gives %1 a value: a step sets x and v</source>
        <translation>keine Zeile gibt %1 einen Wert: Ein Schritt setzt x und v</translation>
    </message>
    <message>
        <source>no line gives %1 a value in every step: a step sets x and v</source>
        <translation>keine Zeile gibt %1 in jedem Schritt einen Wert: Ein Schritt setzt x und v</translation>
    </message>
    <message>
        <source>break is outside repeat</source>
        <translation>break steht außerhalb von repeat</translation>
    </message>
    <message>
        <source>%1 belongs to the experiment: a method cannot change it</source>
        <translation>%1 gehört zum Versuch: Ein Verfahren kann es nicht ändern</translation>
    </message>
    <message>
        <source>%1 already has a meaning: choose another name</source>
        <translation>%1 hat schon eine Bedeutung: Hier ist ein anderer Name nötig</translation>
    </message>
    <message>
        <source>x and v are the start of the run: under start: only your own variables get values</source>
        <translation>x und v sind der Anfang des Laufs: Unter start: bekommen nur eigene Variablen Werte</translation>
    </message>
    <message>
        <source>%1 is a number since line %2, and this is a vector</source>
        <translation>%1 ist seit Zeile %2 eine Zahl, und dies ist ein Vektor</translation>
    </message>
    <message>
        <source>a comparison has no value: it is only allowed after if</source>
        <translation>ein Vergleich hat keinen Wert: Er kann nur hinter if stehen</translation>
    </message>
    <message>
        <source>a comparison such as norm(d) &lt; 1e-9 is expected here</source>
        <translation>hier wird ein Vergleich wie norm(d) &lt; 1e-9 erwartet</translation>
    </message>
    <message>
        <source>one step would take more than %1 operations</source>
        <translation>ein Schritt bräuchte mehr als %1 Rechenschritte</translation>
    </message>
    <message>
        <source>a number is expected here, and this is a vector</source>
        <translation>hier wird eine Zahl erwartet, und dies ist ein Vektor</translation>
    </message>
    <message>
        <source>a vector such as x is expected here, and this is a number</source>
        <translation>hier wird ein Vektor wie x erwartet, und dies ist eine Zahl</translation>
    </message>
    <message>
        <source>%1 takes %2 values in its brackets</source>
        <translation>%1 nimmt %2 Werte in die Klammern</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3 values in its brackets</source>
        <translation>%1 nimmt %2 bis %3 Werte in die Klammern</translation>
    </message>
    <message>
        <source>%1 is not known; known are %2</source>
        <translation>%1 ist nicht bekannt; bekannt sind %2</translation>
    </message>
    <message>
        <source>%1 has no value here in the first step: give it one under start:</source>
        <translation>%1 hat hier im ersten Schritt noch keinen Wert: Er gehört unter start:</translation>
    </message>
    <message>
        <source>this divides by zero</source>
        <translation>hier wird durch null geteilt</translation>
    </message>
    <message>
        <source>%1 is not a function; functions are %2</source>
        <translation>%1 ist keine Funktion; Funktionen sind %2</translation>
    </message>
    <message>
        <source>%1 is expected here</source>
        <translation>hier wird %1 erwartet</translation>
    </message>
    <message>
        <source>this line is indented further, but no line above opens a block</source>
        <translation>diese Zeile ist eingerückt, aber keine Zeile darüber beginnt einen Block</translation>
    </message>
    <message>
        <source>the line should end here, or an operator is missing</source>
        <translation>die Zeile müsste hier enden, oder ein Rechenzeichen fehlt</translation>
    </message>
    <message>
        <source>blocks are nested too deeply: at most %1</source>
        <translation>die Blöcke sind zu tief geschachtelt: höchstens %1</translation>
    </message>
    <message>
        <source>the lines of the block must follow and be indented further</source>
        <translation>hier müssen die eingerückten Zeilen des Blocks folgen</translation>
    </message>
    <message>
        <source>while might never end: write repeat 20: with the largest number of rounds, and break</source>
        <translation>while könnte endlos laufen: Schreibe repeat 20: mit der größten Zahl von Runden, und break</translation>
    </message>
    <message>
        <source>a method cannot define functions</source>
        <translation>ein Verfahren kann keine Funktionen definieren</translation>
    </message>
    <message>
        <source>start: is allowed once, before all other lines</source>
        <translation>start: steht einmal, vor allen anderen Zeilen</translation>
    </message>
    <message>
        <source>%1 has no if above it</source>
        <translation>%1 hat kein if über sich</translation>
    </message>
    <message>
        <source>%1 is a word of the language and is not allowed here</source>
        <translation>%1 ist ein Wort der Sprache und kann hier nicht stehen</translation>
    </message>
    <message>
        <source>the number of rounds must be a whole number from 1 to %1</source>
        <translation>die Zahl der Runden muss eine ganze Zahl von 1 bis %1 sein</translation>
    </message>
    <message>
        <source>this term is too long or too deep: spread it over several lines</source>
        <translation>dieser Term ist zu lang oder zu tief geschachtelt: Verteile ihn auf mehrere Zeilen</translation>
    </message>
    <message>
        <source>the text is too long: at most %1 lines and %2 characters</source>
        <translation>der Text ist zu lang: höchstens %1 Zeilen und %2 Zeichen</translation>
    </message>
    <message>
        <source>this line is indented neither like its block nor like an outer one</source>
        <translation>diese Zeile beginnt weder dort, wo ihr Block beginnt, noch dort, wo ein äußerer beginnt</translation>
    </message>
    <message>
        <source>this name is too long: at most %1 letters</source>
        <translation>dieser Name ist zu lang: höchstens %1 Buchstaben</translation>
    </message>
    <message>
        <source>this sign has no meaning here: %1</source>
        <translation>dieses Zeichen hat hier keine Bedeutung: %1</translation>
    </message>
    <message>
        <source>this number is too large or too small</source>
        <translation>diese Zahl ist zu groß oder zu klein</translation>
    </message>
    <message>
        <source>no line moves an end of the stick: a rule gives a or b a new value</source>
        <translation>keine Zeile bewegt ein Ende des Stabs: Eine Regel gibt a oder b einen neuen Wert</translation>
    </message>
    <message>
        <source>a and b are the ends of the stick: under start: only your own variables get values</source>
        <translation>a und b sind die Enden des Stabs: Unter start: bekommen nur eigene Variablen Werte</translation>
    </message>
    <message>
        <source>a number or a name</source>
        <translation>eine Zahl oder ein Name</translation>
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
    <message>
        <source>steps forward and back</source>
        <translation>Schritte vor und zurück</translation>
    </message>
    <message>
        <source>distance from the start</source>
        <translation>Abstand vom Anfang</translation>
    </message>
    <message>
        <source>growth factor per step</source>
        <translation>Wachstumsfaktor je Schritt</translation>
    </message>
    <message>
        <source>largest stable step, measured</source>
        <translation>größter stabiler Schritt, gemessen</translation>
    </message>
    <message>
        <source>largest stable step, theory</source>
        <translation>größter stabiler Schritt, Theorie</translation>
    </message>
    <message>
        <source>difference between h and h/2</source>
        <translation>Unterschied zwischen h und h/2</translation>
    </message>
    <message>
        <source>error of h/2, estimated</source>
        <translation>Fehler von h/2, geschätzt</translation>
    </message>
    <message>
        <source>error of h/2</source>
        <translation>Fehler von h/2</translation>
    </message>
    <message>
        <source>estimated order</source>
        <translation>geschätzte Ordnung</translation>
    </message>
    <message>
        <source>largest estimated error</source>
        <translation>größter geschätzter Fehler</translation>
    </message>
    <message>
        <source>largest error</source>
        <translation>größter Fehler</translation>
    </message>
    <message>
        <source>expected order</source>
        <translation>erwartete Ordnung</translation>
    </message>
    <message>
        <source>area of the cloud / area at the start</source>
        <translation>Fläche der Wolke / Fläche am Anfang</translation>
    </message>
    <message>
        <source>cuts found</source>
        <translation>gefundene Schnitte</translation>
    </message>
    <message>
        <source>fitted order</source>
        <translation>angepasste Ordnung</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>evaluations for the wanted error</source>
        <translation>Auswertungen für den gewünschten Fehler</translation>
    </message>
    <message>
        <source>steps for the wanted error</source>
        <translation>Schritte für den gewünschten Fehler</translation>
    </message>
    <message>
        <source>step size</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>frame number</source>
        <translation>Bildnummer</translation>
    </message>
    <message>
        <source>display time minus simulated time</source>
        <translation>Anzeigezeit minus simulierte Zeit</translation>
    </message>
    <message>
        <source>size of the last inner step</source>
        <translation>Größe des letzten inneren Schritts</translation>
    </message>
    <message>
        <source>error estimate over the tolerance</source>
        <translation>Fehlerschätzung durch Toleranz</translation>
    </message>
    <message>
        <source>inner steps</source>
        <translation>innere Schritte</translation>
    </message>
    <message>
        <source>rejected steps</source>
        <translation>verworfene Schritte</translation>
    </message>
    <message>
        <source> (computed reference)</source>
        <translation> (berechnete Vergleichslösung)</translation>
    </message>
    <message>
        <source> against the computed reference</source>
        <translation> gegen die berechnete Vergleichslösung</translation>
    </message>
    <message>
        <source> (change)</source>
        <translation> (Änderung)</translation>
    </message>
    <message>
        <source>stretch of all sticks together</source>
        <translation>Verlängerung aller Stäbe zusammen</translation>
    </message>
    <message>
        <source>broken sticks</source>
        <translation>durchtrennte Stäbe</translation>
    </message>
    <message>
        <source>torn sticks</source>
        <translation>gerissene Stäbe</translation>
    </message>
    <message>
        <source>last particle x</source>
        <translation>letztes Teilchen x</translation>
    </message>
    <message>
        <source>last particle y</source>
        <translation>letztes Teilchen y</translation>
    </message>
    <message>
        <source>lowest particle y</source>
        <translation>tiefstes Teilchen y</translation>
    </message>
    <message>
        <source>speed of the first particle</source>
        <translation>Tempo des ersten Teilchens</translation>
    </message>
    <message>
        <source>height of the head</source>
        <translation>Höhe des Kopfes</translation>
    </message>
    <message>
        <source>bend of the spine</source>
        <translation>Biegung der Wirbelsäule</translation>
    </message>
    <message>
        <source>spread of the legs</source>
        <translation>Spreizung der Beine</translation>
    </message>
    <message>
        <source>energy: drag, friction and walls</source>
        <translation>Energie: Luftwiderstand, Reibung und Wände</translation>
    </message>
    <message>
        <source>energy: numerical drift</source>
        <translation>Energie: numerische Drift</translation>
    </message>
    <message>
        <source>energy: work of the sticks</source>
        <translation>Energie: Arbeit der Stäbe</translation>
    </message>
    <message>
        <source>energy: hands and changed settings</source>
        <translation>Energie: Eingriffe von Hand und geänderte Einstellungen</translation>
    </message>
    <message>
        <source>force of the sticks on the pins</source>
        <translation>Kraft der Stäbe auf die Befestigungen</translation>
    </message>
    <message>
        <source>sticks visited</source>
        <translation>besuchte Stäbe</translation>
    </message>
    <message>
        <source>bounces of the first particle</source>
        <translation>Aufpralle des ersten Teilchens</translation>
    </message>
    <message>
        <source>height of the last bounce</source>
        <translation>Höhe nach dem letzten Aufprall</translation>
    </message>
    <message>
        <source>sliding distance</source>
        <translation>Gleitstrecke</translation>
    </message>
    <message>
        <source>momentum x</source>
        <translation>Impuls x</translation>
    </message>
    <message>
        <source>momentum y</source>
        <translation>Impuls y</translation>
    </message>
    <message>
        <source>angular momentum L</source>
        <translation>Drehimpuls L</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>upper angle θ₁</source>
        <translation>oberer Winkel θ₁</translation>
    </message>
    <message>
        <source>upper angular velocity ω₁</source>
        <translation>obere Winkelgeschwindigkeit ω₁</translation>
    </message>
    <message>
        <source>lower angle θ₂</source>
        <translation>unterer Winkel θ₂</translation>
    </message>
    <message>
        <source>lower angular velocity ω₂</source>
        <translation>untere Winkelgeschwindigkeit ω₂</translation>
    </message>
    <message>
        <source>position y</source>
        <translation>Ort y</translation>
    </message>
    <message>
        <source>eccentricity</source>
        <translation>Exzentrizität</translation>
    </message>
    <message>
        <source>eccentricity vector x</source>
        <translation>Exzentrizitätsvektor x</translation>
    </message>
    <message>
        <source>eccentricity vector y</source>
        <translation>Exzentrizitätsvektor y</translation>
    </message>
    <message>
        <source>angle of periapsis</source>
        <translation>Winkel der Periapsis</translation>
    </message>
    <message>
        <source>momentum z</source>
        <translation>Impuls z</translation>
    </message>
    <message>
        <source>angular momentum x</source>
        <translation>Drehimpuls x</translation>
    </message>
    <message>
        <source>angular momentum y</source>
        <translation>Drehimpuls y</translation>
    </message>
    <message>
        <source>angular momentum z</source>
        <translation>Drehimpuls z</translation>
    </message>
    <message>
        <source>energy of mode 1</source>
        <translation>Energie der Mode 1</translation>
    </message>
    <message>
        <source>energy of mode 2</source>
        <translation>Energie der Mode 2</translation>
    </message>
    <message>
        <source>energy of mode 3</source>
        <translation>Energie der Mode 3</translation>
    </message>
    <message>
        <source>energy of mode 4</source>
        <translation>Energie der Mode 4</translation>
    </message>
    <message>
        <source>energy of mode 5</source>
        <translation>Energie der Mode 5</translation>
    </message>
    <message>
        <source>energy of mode 6</source>
        <translation>Energie der Mode 6</translation>
    </message>
    <message>
        <source>energy of mode 7</source>
        <translation>Energie der Mode 7</translation>
    </message>
    <message>
        <source>energy of mode 8</source>
        <translation>Energie der Mode 8</translation>
    </message>
    <message>
        <source>passes until 1 % of the strain is left</source>
        <translation>Durchgänge, bis 1 % der Dehnung übrig ist</translation>
    </message>
    <message>
        <source>first particle x</source>
        <translation>erstes Teilchen x</translation>
    </message>
    <message>
        <source>first particle y</source>
        <translation>erstes Teilchen y</translation>
    </message>
    <message>
        <source>step of the first particle over that of the last</source>
        <translation>Schritt des ersten Teilchens durch den des letzten</translation>
    </message>
    <message>
        <source>first particle, x per step</source>
        <translation>erstes Teilchen, x je Schritt</translation>
    </message>
    <message>
        <source>x of the watched body</source>
        <translation>x des beobachteten Körpers</translation>
    </message>
    <message>
        <source>height of the watched body</source>
        <translation>Höhe des beobachteten Körpers</translation>
    </message>
    <message>
        <source>angle of the watched body</source>
        <translation>Winkel des beobachteten Körpers</translation>
    </message>
    <message>
        <source>speed of the watched body</source>
        <translation>Tempo des beobachteten Körpers</translation>
    </message>
    <message>
        <source>distance of the watched body from its start</source>
        <translation>Abstand des beobachteten Körpers von seinem Anfang</translation>
    </message>
    <message>
        <source>largest speed of a body</source>
        <translation>größtes Tempo eines Körpers</translation>
    </message>
    <message>
        <source>largest overlap</source>
        <translation>größte Überlappung</translation>
    </message>
    <message>
        <source>contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>contacts known from before</source>
        <translation>schon bekannte Kontakte</translation>
    </message>
    <message>
        <source>pairs looked at in the step</source>
        <translation>im Schritt geprüfte Paare</translation>
    </message>
    <message>
        <source>boxes compared in the step</source>
        <translation>im Schritt verglichene Rechtecke</translation>
    </message>
    <message>
        <source>pairs looked at since the start</source>
        <translation>seit dem Anfang geprüfte Paare</translation>
    </message>
    <message>
        <source>largest normal impulse</source>
        <translation>größter Kraftstoß längs der Normalen</translation>
    </message>
    <message>
        <source>sum of the normal impulses</source>
        <translation>Summe der Kraftstöße längs der Normalen</translation>
    </message>
    <message>
        <source>approach speed left by the solver</source>
        <translation>Annäherungstempo nach dem Löser</translation>
    </message>
    <message>
        <source>momentum, x</source>
        <translation>Impuls, x</translation>
    </message>
    <message>
        <source>momentum, y</source>
        <translation>Impuls, y</translation>
    </message>
    <message>
        <source>angular momentum</source>
        <translation>Drehimpuls</translation>
    </message>
    <message>
        <source>largest error of a joint</source>
        <translation>größter Fehler eines Gelenks</translation>
    </message>
    <message>
        <source>corners inside the other body</source>
        <translation>Ecken im anderen Körper</translation>
    </message>
    <message>
        <source>least overlap of the shadows</source>
        <translation>kleinste Überlappung der Schatten</translation>
    </message>
    <message>
        <source>axis of least overlap, x</source>
        <translation>Achse der kleinsten Überlappung, x</translation>
    </message>
    <message>
        <source>axis of least overlap, y</source>
        <translation>Achse der kleinsten Überlappung, y</translation>
    </message>
    <message>
        <source>x of the first contact</source>
        <translation>x des ersten Kontakts</translation>
    </message>
    <message>
        <source>y of the first contact</source>
        <translation>y des ersten Kontakts</translation>
    </message>
    <message>
        <source>slope at the first contact</source>
        <translation>Neigung am ersten Kontakt</translation>
    </message>
    <message>
        <source>share of the weight that the ground bears</source>
        <translation>vom Boden getragener Anteil des Gewichts</translation>
    </message>
    <message>
        <source>x velocity of the first body</source>
        <translation>x-Geschwindigkeit des ersten Körpers</translation>
    </message>
    <message>
        <source>x velocity of the second body</source>
        <translation>x-Geschwindigkeit des zweiten Körpers</translation>
    </message>
    <message>
        <source>x velocity of the third body</source>
        <translation>x-Geschwindigkeit des dritten Körpers</translation>
    </message>
    <message>
        <source>energy: friction and impacts</source>
        <translation>Energie: Reibung und Aufprall</translation>
    </message>
    <message>
        <source>energy: bodies pushed apart</source>
        <translation>Energie: auseinandergeschobene Körper</translation>
    </message>
    <message>
        <source>energy: joints and hands</source>
        <translation>Energie: Gelenke und Hände</translation>
    </message>
    <message>
        <source>energy: placed bodies and changed settings</source>
        <translation>Energie: versetzte Körper und geänderte Einstellungen</translation>
    </message>
    <message>
        <source>normal impulse of contact</source>
        <translation>Kraftstoß längs der Normalen, Kontakt</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>approach speed after the iteration</source>
        <translation>Annäherungstempo nach der Iteration</translation>
    </message>
    <message>
        <source>Sun x</source>
        <translation>Sonne x</translation>
    </message>
    <message>
        <source>Sun vx</source>
        <translation>Sonne vx</translation>
    </message>
    <message>
        <source>Sun y</source>
        <translation>Sonne y</translation>
    </message>
    <message>
        <source>Sun vy</source>
        <translation>Sonne vy</translation>
    </message>
    <message>
        <source>Sun z</source>
        <translation>Sonne z</translation>
    </message>
    <message>
        <source>Sun vz</source>
        <translation>Sonne vz</translation>
    </message>
    <message>
        <source>Jupiter x</source>
        <translation>Jupiter x</translation>
    </message>
    <message>
        <source>Jupiter vx</source>
        <translation>Jupiter vx</translation>
    </message>
    <message>
        <source>Jupiter y</source>
        <translation>Jupiter y</translation>
    </message>
    <message>
        <source>Jupiter vy</source>
        <translation>Jupiter vy</translation>
    </message>
    <message>
        <source>Jupiter z</source>
        <translation>Jupiter z</translation>
    </message>
    <message>
        <source>Jupiter vz</source>
        <translation>Jupiter vz</translation>
    </message>
    <message>
        <source>Saturn x</source>
        <translation>Saturn x</translation>
    </message>
    <message>
        <source>Saturn vx</source>
        <translation>Saturn vx</translation>
    </message>
    <message>
        <source>Saturn y</source>
        <translation>Saturn y</translation>
    </message>
    <message>
        <source>Saturn vy</source>
        <translation>Saturn vy</translation>
    </message>
    <message>
        <source>Saturn z</source>
        <translation>Saturn z</translation>
    </message>
    <message>
        <source>Saturn vz</source>
        <translation>Saturn vz</translation>
    </message>
    <message>
        <source>Uranus x</source>
        <translation>Uranus x</translation>
    </message>
    <message>
        <source>Uranus vx</source>
        <translation>Uranus vx</translation>
    </message>
    <message>
        <source>Uranus y</source>
        <translation>Uranus y</translation>
    </message>
    <message>
        <source>Uranus vy</source>
        <translation>Uranus vy</translation>
    </message>
    <message>
        <source>Uranus z</source>
        <translation>Uranus z</translation>
    </message>
    <message>
        <source>Uranus vz</source>
        <translation>Uranus vz</translation>
    </message>
    <message>
        <source>Neptune x</source>
        <translation>Neptun x</translation>
    </message>
    <message>
        <source>Neptune vx</source>
        <translation>Neptun vx</translation>
    </message>
    <message>
        <source>Neptune y</source>
        <translation>Neptun y</translation>
    </message>
    <message>
        <source>Neptune vy</source>
        <translation>Neptun vy</translation>
    </message>
    <message>
        <source>Neptune z</source>
        <translation>Neptun z</translation>
    </message>
    <message>
        <source>Neptune vz</source>
        <translation>Neptun vz</translation>
    </message>
    <message>
        <source>Pluto x</source>
        <translation>Pluto x</translation>
    </message>
    <message>
        <source>Pluto vx</source>
        <translation>Pluto vx</translation>
    </message>
    <message>
        <source>Pluto y</source>
        <translation>Pluto y</translation>
    </message>
    <message>
        <source>Pluto vy</source>
        <translation>Pluto vy</translation>
    </message>
    <message>
        <source>Pluto z</source>
        <translation>Pluto z</translation>
    </message>
    <message>
        <source>Pluto vz</source>
        <translation>Pluto vz</translation>
    </message>
    <message>
        <source>flow x</source>
        <translation>Strömung x</translation>
    </message>
    <message>
        <source>rate of change x′</source>
        <translation>Änderungsrate x′</translation>
    </message>
    <message>
        <source>temperature difference y</source>
        <translation>Temperaturunterschied y</translation>
    </message>
    <message>
        <source>rate of change y′</source>
        <translation>Änderungsrate y′</translation>
    </message>
    <message>
        <source>deviation of the temperature profile z</source>
        <translation>Abweichung des Temperaturverlaufs z</translation>
    </message>
    <message>
        <source>rate of change z′</source>
        <translation>Änderungsrate z′</translation>
    </message>
    <message>
        <source>conserved quantity</source>
        <translation>Erhaltungsgröße</translation>
    </message>
    <message>
        <source>prey</source>
        <translation>Beutetiere</translation>
    </message>
    <message>
        <source>rate of change of the prey</source>
        <translation>Änderungsrate der Beutetiere</translation>
    </message>
    <message>
        <source>predators</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>rate of change of the predators</source>
        <translation>Änderungsrate der Räuber</translation>
    </message>
    <message>
        <source>voltage x</source>
        <translation>Spannung x</translation>
    </message>
    <message>
        <source>rate of change v</source>
        <translation>Änderungsrate v</translation>
    </message>
    <message>
        <source>points found</source>
        <translation>gefundene Punkte</translation>
    </message>
    <message>
        <source>largest Lyapunov exponent</source>
        <translation>größter Ljapunow-Exponent</translation>
    </message>
    <message>
        <source>its standard error</source>
        <translation>sein Standardfehler</translation>
    </message>
    <message>
        <source>largest Lyapunov exponent so far</source>
        <translation>größter Ljapunow-Exponent bis hierher</translation>
    </message>
    <message>
        <source>instant of the last bounce</source>
        <translation>Zeitpunkt des letzten Aufpralls</translation>
    </message>
    <message>
        <source>bounces</source>
        <translation>Aufpralle</translation>
    </message>
    <message>
        <source> (error estimate)</source>
        <translation> (Fehlerschätzung)</translation>
    </message>
    <message>
        <source>x of the watched body (exact)</source>
        <translation>x des beobachteten Körpers (exakt)</translation>
    </message>
    <message>
        <source>height of the watched body (exact)</source>
        <translation>Höhe des beobachteten Körpers (exakt)</translation>
    </message>
    <message>
        <source>angle of the watched body (exact)</source>
        <translation>Winkel des beobachteten Körpers (exakt)</translation>
    </message>
    <message>
        <source>speed of the watched body (exact)</source>
        <translation>Geschwindigkeit des beobachteten Körpers (exakt)</translation>
    </message>
    <message>
        <source>position error of the watched body</source>
        <translation>Positionsfehler des beobachteten Körpers</translation>
    </message>
    <message>
        <source>instant of the last swept impact</source>
        <translation>Zeitpunkt des letzten verfolgten Aufpralls</translation>
    </message>
    <message>
        <source>separation on the first body&apos;s axes</source>
        <translation>Abstand auf den Achsen des ersten Körpers</translation>
    </message>
    <message>
        <source>separation on the second body&apos;s axes</source>
        <translation>Abstand auf den Achsen des zweiten Körpers</translation>
    </message>
    <message>
        <source>distance of the two bodies</source>
        <translation>Abstand der beiden Körper</translation>
    </message>
    <message>
        <source>instant of bounce </source>
        <translation>Zeitpunkt von Aufprall </translation>
    </message>
    <message>
        <source>instant from which it rests</source>
        <translation>Zeitpunkt, ab dem er ruht</translation>
    </message>
    <message>
        <source>parameter a of the catenary</source>
        <translation>Parameter a der Kettenlinie</translation>
    </message>
    <message>
        <source>x of the catenary&apos;s lowest point</source>
        <translation>x des tiefsten Punkts der Kettenlinie</translation>
    </message>
    <message>
        <source>height of the catenary&apos;s lowest point</source>
        <translation>Höhe des tiefsten Punkts der Kettenlinie</translation>
    </message>
    <message>
        <source>height of the chain&apos;s lowest node</source>
        <translation>Höhe des tiefsten Knotens der Kette</translation>
    </message>
    <message>
        <source>x of node </source>
        <translation>x von Knoten </translation>
    </message>
    <message>
        <source>height of node </source>
        <translation>Höhe von Knoten </translation>
    </message>
    <message>
        <source>angular frequency of small oscillations</source>
        <translation>Kreisfrequenz kleiner Schwingungen</translation>
    </message>
    <message>
        <source>period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>angular frequency without damping</source>
        <translation>Kreisfrequenz ohne Dämpfung</translation>
    </message>
    <message>
        <source>amplitude of the steady motion</source>
        <translation>Amplitude der stationären Bewegung</translation>
    </message>
    <message>
        <source>lag behind the drive</source>
        <translation>Phasenverzug gegenüber dem Antrieb</translation>
    </message>
    <message>
        <source>distance at periapsis</source>
        <translation>Abstand in der Periapsis</translation>
    </message>
    <message>
        <source>distance at apoapsis</source>
        <translation>Abstand in der Apoapsis</translation>
    </message>
    <message>
        <source>period of small oscillations</source>
        <translation>Periode kleiner Schwingungen</translation>
    </message>
    <message>
        <source>turn of the ellipse per orbit, for small ε</source>
        <translation>Drehung der Ellipse je Umlauf, für kleines ε</translation>
    </message>
    <message>
        <source>prey at rest</source>
        <translation>Beutetiere im Gleichgewicht</translation>
    </message>
    <message>
        <source>predators at rest</source>
        <translation>Räuber im Gleichgewicht</translation>
    </message>
    <message>
        <source>rate of decay</source>
        <translation>Abklingrate</translation>
    </message>
    <message>
        <source>angular frequency with damping</source>
        <translation>Kreisfrequenz mit Dämpfung</translation>
    </message>
    <message>
        <source>angular frequency of mode </source>
        <translation>Kreisfrequenz der Eigenschwingung </translation>
    </message>
    <message>
        <source>largest error with friction</source>
        <translation>größter Fehler mit Reibung</translation>
    </message>
    <message>
        <source>largest error when driven</source>
        <translation>größter Fehler bei treibender Kraft</translation>
    </message>
    <message>
        <source>largest error on alternating steps</source>
        <translation>größter Fehler bei wechselnden Schritten</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>order with friction</source>
        <translation>Ordnung mit Reibung</translation>
    </message>
    <message>
        <source>order when driven</source>
        <translation>Ordnung bei treibender Kraft</translation>
    </message>
    <message>
        <source>order on alternating steps</source>
        <translation>Ordnung bei wechselnden Schritten</translation>
    </message>
    <message>
        <source>change of area in a step</source>
        <translation>Änderung der Fläche in einem Schritt</translation>
    </message>
    <message>
        <source>distance after a step forward and back</source>
        <translation>Abstand nach einem Schritt vor und zurück</translation>
    </message>
    <message>
        <source>stability limit of w h</source>
        <translation>Stabilitätsgrenze von w h</translation>
    </message>
    <message>
        <source>energy error of 20 periods over that of 2</source>
        <translation>Energiefehler nach 20 Perioden durch den nach 2</translation>
    </message>
    <message>
        <source>evaluations per step</source>
        <translation>Auswertungen je Schritt</translation>
    </message>
    <message>
        <source>angle before the step</source>
        <translation>Winkel vor dem Schritt</translation>
    </message>
    <message>
        <source>area after a step over area before</source>
        <translation>Fläche nach einem Schritt durch Fläche davor</translation>
    </message>
    <message>
        <source>w h</source>
        <translation>w h</translation>
    </message>
    <message>
        <source>growth of an oscillation in a step</source>
        <translation>Wachstum einer Schwingung in einem Schritt</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>error of a bar</source>
        <translation>Fehler eines Stabs</translation>
    </message>
    <message>
        <source>error of a free chain</source>
        <translation>Fehler einer freien Kette</translation>
    </message>
    <message>
        <source>error of a pinned chain</source>
        <translation>Fehler einer angehefteten Kette</translation>
    </message>
    <message>
        <source>move of sticks at rest</source>
        <translation>Bewegung ruhender Stäbe</translation>
    </message>
    <message>
        <source>error of a bar left by a pass</source>
        <translation>Rest des Fehlers eines Stabs nach einem Durchgang</translation>
    </message>
    <message>
        <source>error of a bar left with stiffness 1/2</source>
        <translation>Rest des Fehlers eines Stabs bei Steifigkeit 1/2</translation>
    </message>
    <message>
        <source>error of a free chain left by a pass</source>
        <translation>Rest des Fehlers einer freien Kette nach einem Durchgang</translation>
    </message>
    <message>
        <source>error of a pinned chain left by a pass</source>
        <translation>Rest des Fehlers einer angehefteten Kette nach einem Durchgang</translation>
    </message>
    <message>
        <source>shift of the centre of mass over the largest move</source>
        <translation>Verschiebung des Schwerpunkts durch die größte Bewegung</translation>
    </message>
    <message>
        <source>angular momentum over the greatest possible</source>
        <translation>Drehimpuls durch den größten möglichen</translation>
    </message>
    <message>
        <source>reversible in theory (1: yes, 0: no)</source>
        <translation>nach der Theorie umkehrbar (1: ja, 0: nein)</translation>
    </message>
    <message>
        <source>energy: motors and forces</source>
        <translation>Energie: Motoren und Kräfte</translation>
    </message>
    <message>
        <source>energy: damping of bodies</source>
        <translation>Energie: Dämpfung der Körper</translation>
    </message>
    <message>
        <source>energy that springs store</source>
        <translation>Energie, die Federn speichern</translation>
    </message>
    <message>
        <source>comet x</source>
        <translation>Komet x</translation>
    </message>
    <message>
        <source>comet y</source>
        <translation>Komet y</translation>
    </message>
    <message>
        <source>comet z</source>
        <translation>Komet z</translation>
    </message>
    <message>
        <source>comet vx</source>
        <translation>Komet vx</translation>
    </message>
    <message>
        <source>comet vy</source>
        <translation>Komet vy</translation>
    </message>
    <message>
        <source>comet vz</source>
        <translation>Komet vz</translation>
    </message>
    <message>
        <source>distance from Sun</source>
        <translation>Abstand zur Sonne</translation>
    </message>
    <message>
        <source>velocity of the comet away from the Sun</source>
        <translation>Geschwindigkeit des Kometen von der Sonne weg</translation>
    </message>
    <message>
        <source>distance from Jupiter</source>
        <translation>Abstand zum Jupiter</translation>
    </message>
    <message>
        <source> (rate of change)</source>
        <translation> (Änderungsrate)</translation>
    </message>
</context>
<context>
    <name>microscope</name>
    <message>
        <source>a1 is known from the last step</source>
        <translation>a1 ist vom letzten Schritt bekannt</translation>
    </message>
    <message>
        <source>for the next step</source>
        <translation>für den nächsten Schritt</translation>
    </message>
    <message>
        <source>a(x) is known from before</source>
        <translation>a(x) ist schon bekannt</translation>
    </message>
    <message>
        <source>solved for w with %1 evaluations</source>
        <translation>nach w aufgelöst mit %1 Auswertungen</translation>
    </message>
    <message>
        <source>try %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>inner steps tried: %1, rejected: %2</source>
        <translation>innere Schritte versucht: %1, verworfen: %2</translation>
    </message>
    <message>
        <source>inner step %1</source>
        <translation>innerer Schritt %1</translation>
    </message>
    <message>
        <source>The method could not make this step: %1</source>
        <translation>Das Verfahren konnte diesen Schritt nicht machen: %1</translation>
    </message>
    <message>
        <source>Of an equation of first order, v is the variable itself and x its integral, which nothing reads.</source>
        <translation>Bei einer Gleichung erster Ordnung ist v die Größe selbst und x ihr Integral, das nirgends gebraucht wird.</translation>
    </message>
    <message>
        <source>An event within this step cuts it.</source>
        <translation>In diesem Schritt geschieht etwas und schneidet ihn ab.</translation>
    </message>
    <message>
        <source>More lines follow; only the first %1 are shown.</source>
        <translation>Weitere Zeilen folgen; nur die ersten %1 werden gezeigt.</translation>
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
        <source>enforced last (sticks or walls)</source>
        <translation>zuletzt erfüllt (Stäbe oder Wände)</translation>
    </message>
    <message>
        <source>Whether walls or sticks are enforced last in a step.</source>
        <translation>Ob in einem Schritt zuletzt die Wände oder die Stäbe erfüllt werden.</translation>
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
        <source>Every free particle is displaced at the start by up to this share of the spacing.</source>
        <translation>Jedes freie Teilchen ist am Anfang um höchstens diesen Anteil des Abstands verschoben.</translation>
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
        <source>Changes the energies but not the motion.</source>
        <translation>Ändert die Energien, aber nicht die Bewegung.</translation>
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
    <message>
        <source>most steps</source>
        <translation>größte Schrittzahl</translation>
    </message>
    <message>
        <source>smallest step</source>
        <translation>kleinste Schrittweite</translation>
    </message>
    <message>
        <source>largest step</source>
        <translation>größte Schrittweite</translation>
    </message>
    <message>
        <source>steps of a perturbation</source>
        <translation>Schritte einer Störung</translation>
    </message>
    <message>
        <source>Where the equations are not linear, the growth is the mean over this number of steps.</source>
        <translation>Bei nichtlinearen Gleichungen ist das Wachstum der Mittelwert über diese Zahl von Schritten.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>parameter from</source>
        <translation>Parameter von</translation>
    </message>
    <message>
        <source>parameter to</source>
        <translation>Parameter bis</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>Kreisscheibe</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>In the unit of the coordinate; velocities are divided by the natural frequency, where there is one.</source>
        <translation>In der Einheit der Koordinate; Geschwindigkeiten werden durch die Eigenkreisfrequenz geteilt, wo es eine gibt.</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>Momentaufnahmen</translation>
    </message>
    <message>
        <source>Evenly over the run, the start included.</source>
        <translation>Gleichmäßig über den Lauf verteilt, der Anfang eingeschlossen.</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>steigend</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>fallend</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>Schnitte</translation>
    </message>
    <message>
        <source>level of the cut</source>
        <translation>Lage des Schnitts</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>most steps per cut</source>
        <translation>größte Schrittzahl je Schnitt</translation>
    </message>
    <message>
        <source>A run ends if the motion does not return within this number of steps.</source>
        <translation>Ein Lauf endet, wenn die Bewegung innerhalb dieser Zahl von Schritten nicht zurückkommt.</translation>
    </message>
    <message>
        <source>halvings</source>
        <translation>Halbierungen</translation>
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
        <source>wanted error</source>
        <translation>gewünschter Fehler</translation>
    </message>
    <message>
        <source>In the unit of what is measured.</source>
        <translation>In der Einheit der Messgröße.</translation>
    </message>
    <message>
        <source>error taken</source>
        <translation>welcher Fehler</translation>
    </message>
    <message>
        <source>fewest steps</source>
        <translation>kleinste Schrittzahl</translation>
    </message>
    <message>
        <source>No result for a method that needs more steps.</source>
        <translation>Kein Ergebnis für ein Verfahren, das mehr Schritte braucht.</translation>
    </message>
    <message>
        <source>put back, then flip what is left</source>
        <translation>zurücksetzen, dann den Rest umkehren</translation>
    </message>
    <message>
        <source>in proportion to the depth</source>
        <translation>proportional zur Eindringtiefe</translation>
    </message>
    <message>
        <source>in proportion to the pressure (Coulomb)</source>
        <translation>proportional zur Anpresskraft (Coulomb)</translation>
    </message>
    <message>
        <source>kept: right</source>
        <translation>behalten: richtig</translation>
    </message>
    <message>
        <source>overwritten: as the tutorial</source>
        <translation>überschrieben: wie im Tutorial</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>at a multiple of its length</source>
        <translation>bei einem Vielfachen der Länge</translation>
    </message>
    <message>
        <source>at a length</source>
        <translation>bei einer Länge</translation>
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
        <translation>jeder zweite, dann die anderen</translation>
    </message>
    <message>
        <source>from the pins outwards, in colours</source>
        <translation>von den Befestigungen nach außen, in Farben</translation>
    </message>
    <message>
        <source>from the pins, row by row of a grid</source>
        <translation>von den Befestigungen aus, Zeile für Zeile eines Gitters</translation>
    </message>
    <message>
        <source>in colours of the whole net, on all cores</source>
        <translation>in Farben des ganzen Netzes, auf allen Kernen</translation>
    </message>
    <message>
        <source>naive: x − p as it is</source>
        <translation>naiv: x − p, wie es ist</translation>
    </message>
    <message>
        <source>Dummer&apos;s: x − p to the new step</source>
        <translation>nach Dummer: x − p für die neue Schrittweite</translation>
    </message>
    <message>
        <source>corrected: the acceleration too</source>
        <translation>korrigiert: auch die Beschleunigung</translation>
    </message>
    <message>
        <source>previous position as the scene says</source>
        <translation>vorige Position, wie die Szene sie vorgibt</translation>
    </message>
    <message>
        <source>half-kick</source>
        <translation>halber Kick</translation>
    </message>
    <message>
        <source>the pin is moved and put back</source>
        <translation>die Befestigung wird bewegt und zurückgesetzt</translation>
    </message>
    <message>
        <source>per pass: more passes, stiffer</source>
        <translation>je Durchgang: mehr Durchgänge, steifer</translation>
    </message>
    <message>
        <source>per step, whatever the passes</source>
        <translation>je Schritt, gleich wie viele Durchgänge</translation>
    </message>
    <message>
        <source>backward: of the half step</source>
        <translation>rückwärts: die des halben Schritts</translation>
    </message>
    <message>
        <source>central: without the sticks</source>
        <translation>zentral: ohne die Stäbe</translation>
    </message>
    <message>
        <source>whole step: along the sticks</source>
        <translation>ganzer Schritt: entlang der Stäbe</translation>
    </message>
    <message>
        <source>substeps</source>
        <translation>Teilschritte</translation>
    </message>
    <message>
        <source>Into how many equal parts each step is divided, each with its own drag, passes and walls.</source>
        <translation>In wie viele gleiche Teile jeder Schritt geteilt wird, jeder mit eigenem Luftwiderstand, eigenen Durchgängen und Wänden.</translation>
    </message>
    <message>
        <source>over-relaxation ω</source>
        <translation>Überrelaxation ω</translation>
    </message>
    <message>
        <source>Factor on every correction: 1 is Gauss-Seidel, from 2 on it diverges.</source>
        <translation>Faktor vor jeder Korrektur: 1 ist Gauß-Seidel, ab 2 divergiert es.</translation>
    </message>
    <message>
        <source>under-relaxation</source>
        <translation>Unterrelaxation</translation>
    </message>
    <message>
        <source>Factor on every correction: 1 is Jacobi.</source>
        <translation>Faktor vor jeder Korrektur: 1 ist Jacobi.</translation>
    </message>
    <message>
        <source>estimated radius ρ</source>
        <translation>geschätzter Spektralradius ρ</translation>
    </message>
    <message>
        <source>By which factor a pass of Jacobi shrinks the error in the end; more diverges.</source>
        <translation>Mit welchem Faktor ein Jacobi-Durchgang den Fehler auf die Dauer verkleinert; mit einem größeren Wert divergiert es.</translation>
    </message>
    <message>
        <source>plain passes first</source>
        <translation>einfache Durchgänge zuvor</translation>
    </message>
    <message>
        <source>Passes of each step before the extrapolation begins.</source>
        <translation>Durchgänge jedes Schritts, bevor die Extrapolation beginnt.</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>A pass solves linear systems until no stick has a greater relative error of its length; 0: one system per pass.</source>
        <translation>Ein Durchgang löst lineare Gleichungssysteme, bis kein Stab einen größeren relativen Längenfehler hat; 0: ein Gleichungssystem je Durchgang.</translation>
    </message>
    <message>
        <source>stiffness of sticks</source>
        <translation>Steifigkeit der Stäbe</translation>
    </message>
    <message>
        <source>Whether the stiffness is the share of the error that one pass removes, or all passes of a step together.</source>
        <translation>Ob die Steifigkeit der Anteil des Fehlers ist, den ein Durchgang beseitigt, oder der, den alle Durchgänge eines Schritts zusammen beseitigen.</translation>
    </message>
    <message>
        <source>Verlet when the step changes</source>
        <translation>Verlet bei wechselnder Schrittweite</translation>
    </message>
    <message>
        <source>How the step before is used when it was longer or shorter than this one.</source>
        <translation>Wie der vorige Schritt verwendet wird, wenn er länger oder kürzer war als dieser.</translation>
    </message>
    <message>
        <source>start of Verlet</source>
        <translation>Start von Verlet</translation>
    </message>
    <message>
        <source>Which previous position the first step uses.</source>
        <translation>Welche vorige Position der erste Schritt verwendet.</translation>
    </message>
    <message>
        <source>velocity of the energies</source>
        <translation>Geschwindigkeit in den Energien</translation>
    </message>
    <message>
        <source>From which velocity the kinetic energy is computed.</source>
        <translation>Aus welcher Geschwindigkeit die kinetische Energie berechnet wird.</translation>
    </message>
    <message>
        <source>How much an inner step of an adaptive method may err, absolute and relative.</source>
        <translation>Wie sehr ein innerer Schritt eines adaptiven Verfahrens irren darf, absolut und relativ.</translation>
    </message>
    <message>
        <source>fixed step</source>
        <translation>feste Schrittweite</translation>
    </message>
    <message>
        <source>one step per frame, as long as the frame</source>
        <translation>ein Schritt je Bild, so lang wie das Bild</translation>
    </message>
    <message>
        <source>steps of h and 2 h in turn</source>
        <translation>abwechselnd Schritte von h und 2 h</translation>
    </message>
    <message>
        <source>fixed step with an accumulator</source>
        <translation>feste Schrittweite mit Zeitspeicher</translation>
    </message>
    <message>
        <source>frame loop</source>
        <translation>Bildschleife</translation>
    </message>
    <message>
        <source>frame rate</source>
        <translation>Bildrate</translation>
    </message>
    <message>
        <source>Frames per unit of time, when there are frames.</source>
        <translation>Bilder je Zeiteinheit, wenn es Bilder gibt.</translation>
    </message>
    <message>
        <source>jitter of frames</source>
        <translation>Schwankung der Bilddauer</translation>
    </message>
    <message>
        <source>By which share frames are longer or shorter at random.</source>
        <translation>Um welchen Anteil Bilder zufällig länger oder kürzer sind.</translation>
    </message>
    <message>
        <source>steps per frame at most</source>
        <translation>höchstens Schritte je Bild</translation>
    </message>
    <message>
        <source>Steps of an accumulator beyond this number are dropped: the run falls behind.</source>
        <translation>Schritte eines Zeitspeichers über diese Zahl hinaus werden verworfen: Der Lauf bleibt zurück.</translation>
    </message>
    <message>
        <source>double (53 bits)</source>
        <translation>double (53 Bit)</translation>
    </message>
    <message>
        <source>float (24 bits)</source>
        <translation>float (24 Bit)</translation>
    </message>
    <message>
        <source>float with compensated sums (Kahan)</source>
        <translation>float mit kompensierten Summen (Kahan)</translation>
    </message>
    <message>
        <source>counted steps</source>
        <translation>gezählte Schritte</translation>
    </message>
    <message>
        <source>while t ≤ T, with a clock that is summed</source>
        <translation>solange t ≤ T, mit einer aufsummierten Uhr</translation>
    </message>
    <message>
        <source>number type</source>
        <translation>Zahlentyp</translation>
    </message>
    <message>
        <source>How many digits every number of the run has.</source>
        <translation>Wie viele Stellen jede Zahl des Laufs hat.</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>What ends the run: a number of steps, or a clock.</source>
        <translation>Was den Lauf beendet: eine Anzahl von Schritten oder eine Uhr.</translation>
    </message>
    <message>
        <source>in the force</source>
        <translation>in der Kraft</translation>
    </message>
    <message>
        <source>1 − d per step, on the force too</source>
        <translation>1 − d je Schritt, auch auf die Kraft</translation>
    </message>
    <message>
        <source>the method&apos;s own</source>
        <translation>die eigene des Verfahrens</translation>
    </message>
    <message>
        <source>central: of the whole step</source>
        <translation>zentral: des ganzen Schritts</translation>
    </message>
    <message>
        <source>damping form</source>
        <translation>Form der Dämpfung</translation>
    </message>
    <message>
        <source>How friction enters a step of position Verlet.</source>
        <translation>Wie Reibung in einen Schritt von Positions-Verlet eingeht.</translation>
    </message>
    <message>
        <source>From which velocity of position Verlet energies are computed.</source>
        <translation>Aus welcher Geschwindigkeit von Positions-Verlet die Energien berechnet werden.</translation>
    </message>
    <message>
        <source>depth of the potential</source>
        <translation>Tiefe des Potentials</translation>
    </message>
    <message>
        <source>diameter of an atom</source>
        <translation>Durchmesser eines Atoms</translation>
    </message>
    <message>
        <source>start velocities times</source>
        <translation>Anfangsgeschwindigkeiten mal</translation>
    </message>
    <message>
        <source>number of atoms</source>
        <translation>Anzahl der Atome</translation>
    </message>
    <message>
        <source>distance in the lattice</source>
        <translation>Abstand im Gitter</translation>
    </message>
    <message>
        <source>displacement from the lattice</source>
        <translation>Auslenkung aus dem Gitter</translation>
    </message>
    <message>
        <source>The same for every run: nothing here is random.</source>
        <translation>Für jeden Lauf gleich: Hier ist nichts zufällig.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Position at the start.</source>
        <translation>Ort am Anfang.</translation>
    </message>
    <message>
        <source>start, one frame before</source>
        <translation>Anfang, ein Bild zuvor</translation>
    </message>
    <message>
        <source>Where the particle was one frame before the start.</source>
        <translation>Wo das Teilchen ein Bild vor dem Anfang war.</translation>
    </message>
    <message>
        <source>Walls meet the rim of the ball.</source>
        <translation>Die Wände treffen auf den Rand des Balls.</translation>
    </message>
    <message>
        <source>balls</source>
        <translation>Bälle</translation>
    </message>
    <message>
        <source>How many; the tutorial has 1, 10, 100 or 1000.</source>
        <translation>Wie viele; das Tutorial hat 1, 10, 100 oder 1000.</translation>
    </message>
    <message>
        <source>At most, in a direction that the seed draws.</source>
        <translation>Höchstens, in eine Richtung, die der Startwert zieht.</translation>
    </message>
    <message>
        <source>start height</source>
        <translation>Anfangshöhe</translation>
    </message>
    <message>
        <source>Of the rim above the floor, at rest.</source>
        <translation>Vom Boden bis zum Rand des Balls, in Ruhe.</translation>
    </message>
    <message>
        <source>at its instant inside the step</source>
        <translation>zu seinem Zeitpunkt innerhalb des Schritts</translation>
    </message>
    <message>
        <source>at the end of the step</source>
        <translation>am Ende des Schritts</translation>
    </message>
    <message>
        <source>restitution</source>
        <translation>Stoßzahl</translation>
    </message>
    <message>
        <source>The part of its speed that the ball keeps at a bounce.</source>
        <translation>Der Anteil seines Tempos, den der Ball bei einem Aufprall behält.</translation>
    </message>
    <message>
        <source>bounce happens</source>
        <translation>Aufprall geschieht</translation>
    </message>
    <message>
        <source>span</source>
        <translation>Spannweite</translation>
    </message>
    <message>
        <source>How far the ends are apart sideways.</source>
        <translation>Wie weit die Enden seitlich voneinander entfernt sind.</translation>
    </message>
    <message>
        <source>rise</source>
        <translation>Höhenunterschied</translation>
    </message>
    <message>
        <source>How much higher the second end is.</source>
        <translation>Wie viel höher das zweite Ende liegt.</translation>
    </message>
    <message>
        <source>Rest length of the stick.</source>
        <translation>Ruhelänge des Stabes.</translation>
    </message>
    <message>
        <source>Between the stick and the vertical, 0: hanging down.</source>
        <translation>Zwischen dem Stab und der Senkrechten, 0: hängt herab.</translation>
    </message>
    <message>
        <source>compliance</source>
        <translation>Nachgiebigkeit</translation>
    </message>
    <message>
        <source>Stretch per force. Only XPBD uses it.</source>
        <translation>Verlängerung je Kraft. Nur XPBD beachtet sie.</translation>
    </message>
    <message>
        <source>mass of a particle</source>
        <translation>Masse eines Teilchens</translation>
    </message>
    <message>
        <source>Of all but the last.</source>
        <translation>Aller Teilchen außer dem letzten.</translation>
    </message>
    <message>
        <source>Mass of the last particle.</source>
        <translation>Masse des letzten Teilchens.</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halb</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>sparse</source>
        <translation>spärlich</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>Stoffbahn</translation>
    </message>
    <message>
        <source>29 rows of particles, or 15.</source>
        <translation>29 Zeilen von Teilchen oder 15.</translation>
    </message>
    <message>
        <source>attachments</source>
        <translation>Aufhängung</translation>
    </message>
    <message>
        <source>How much of the top row is fixed: all, every 4th, every 10th or the corners.</source>
        <translation>Wie viel von der obersten Zeile befestigt ist: alles, jedes 4., jedes 10. Teilchen oder die Ecken.</translation>
    </message>
    <message>
        <source>rip resistance</source>
        <translation>Reißfestigkeit</translation>
    </message>
    <message>
        <source>Sticks tear at 8, 2.5 or 1.5 times their length: strong, medium, weak.</source>
        <translation>Stäbe reißen beim 8-, 2,5- oder 1,5-Fachen ihrer Länge: stark, mittel, schwach.</translation>
    </message>
    <message>
        <source>How far particles are displaced at the start; the seed decides.</source>
        <translation>Wie weit Teilchen am Anfang verschoben sind; der Startwert entscheidet.</translation>
    </message>
    <message>
        <source>upper length</source>
        <translation>obere Länge</translation>
    </message>
    <message>
        <source>lower length</source>
        <translation>untere Länge</translation>
    </message>
    <message>
        <source>upper mass</source>
        <translation>obere Masse</translation>
    </message>
    <message>
        <source>lower mass</source>
        <translation>untere Masse</translation>
    </message>
    <message>
        <source>upper start angle</source>
        <translation>oberer Anfangswinkel</translation>
    </message>
    <message>
        <source>lower start angle</source>
        <translation>unterer Anfangswinkel</translation>
    </message>
    <message>
        <source>upper start angular velocity</source>
        <translation>obere Anfangswinkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>lower start angular velocity</source>
        <translation>untere Anfangswinkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>driving force</source>
        <translation>antreibende Kraft</translation>
    </message>
    <message>
        <source>driving frequency</source>
        <translation>Antriebsfrequenz</translation>
    </message>
    <message>
        <source>Resonance is at sqrt(stiffness / mass).</source>
        <translation>Resonanz liegt bei Wurzel(Federkonstante / Masse).</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>1/12: regular; 1/8: mostly chaotic; above 1/6: it escapes.</source>
        <translation>1/12: regulär; 1/8: größtenteils chaotisch; über 1/6: sie entkommt.</translation>
    </message>
    <message>
        <source>start position y</source>
        <translation>Anfangsort y</translation>
    </message>
    <message>
        <source>start velocity vy</source>
        <translation>Anfangsgeschwindigkeit vy</translation>
    </message>
    <message>
        <source>attraction G M</source>
        <translation>Anziehung G M</translation>
    </message>
    <message>
        <source>semi-major axis</source>
        <translation>große Halbachse</translation>
    </message>
    <message>
        <source>eccentricity</source>
        <translation>Exzentrizität</translation>
    </message>
    <message>
        <source>0 is a circle; the longer the ellipse, the nearer to 1.</source>
        <translation>0 ist ein Kreis; je länger die Ellipse, desto näher an 1.</translation>
    </message>
    <message>
        <source>constant of gravitation G</source>
        <translation>Gravitationskonstante G</translation>
    </message>
    <message>
        <source>start position x</source>
        <translation>Anfangsort x</translation>
    </message>
    <message>
        <source>start velocity vx</source>
        <translation>Anfangsgeschwindigkeit vx</translation>
    </message>
    <message>
        <source>half width of the view</source>
        <translation>halbe Breite der Ansicht</translation>
    </message>
    <message>
        <source>acceleration x″</source>
        <translation>Beschleunigung x″</translation>
    </message>
    <message>
        <source>acceleration y″</source>
        <translation>Beschleunigung y″</translation>
    </message>
    <message>
        <source>Empty: the motion is along x alone.</source>
        <translation>Leer: Die Bewegung verläuft nur entlang x.</translation>
    </message>
    <message>
        <source>potential energy per mass</source>
        <translation>potentielle Energie je Masse</translation>
    </message>
    <message>
        <source>A formula of t, x and y; empty: 0.</source>
        <translation>Eine Formel aus t, x und y; leer: 0.</translation>
    </message>
    <message>
        <source>constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>four sides</source>
        <translation>vier Seiten</translation>
    </message>
    <message>
        <source>sides and diagonals</source>
        <translation>Seiten und Diagonalen</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>Stäbe</translation>
    </message>
    <message>
        <source>Particles alone, the folding square, or with the two diagonals of the exercise.</source>
        <translation>Nur Teilchen, das umklappende Quadrat oder mit den beiden Diagonalen der Übungsaufgabe.</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Of the cloth at the start.</source>
        <translation>Des Tuchs am Anfang.</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Number of sticks between the anchor and the quadrilateral.</source>
        <translation>Anzahl der Stäbe zwischen der Aufhängung und dem Viereck.</translation>
    </message>
    <message>
        <source>Of the head to the right.</source>
        <translation>Des Kopfes nach rechts.</translation>
    </message>
    <message>
        <source>show the springs</source>
        <translation>Federn zeigen</translation>
    </message>
    <message>
        <source>Whether the hidden springs are drawn.</source>
        <translation>Ob die verborgenen Federn gezeichnet werden.</translation>
    </message>
    <message>
        <source>every stick stretched by the same share</source>
        <translation>jeder Stab um denselben Anteil gedehnt</translation>
    </message>
    <message>
        <source>nine sticks, unevenly</source>
        <translation>neun Stäbe, ungleichmäßig</translation>
    </message>
    <message>
        <source>The uneven chain has nine sticks whatever else is set.</source>
        <translation>Die ungleichmäßige Kette hat neun Stäbe, gleich was sonst eingestellt ist.</translation>
    </message>
    <message>
        <source>Number of sticks of length 1.</source>
        <translation>Anzahl der Stäbe mit der Länge 1.</translation>
    </message>
    <message>
        <source>stretch at the start</source>
        <translation>Dehnung am Anfang</translation>
    </message>
    <message>
        <source>Share of its length by which every stick is too long.</source>
        <translation>Anteil seiner Länge, um den jeder Stab zu lang ist.</translation>
    </message>
    <message>
        <source>first particle pinned</source>
        <translation>erstes Teilchen befestigt</translation>
    </message>
    <message>
        <source>Whether one end of the chain is fixed.</source>
        <translation>Ob ein Ende der Kette befestigt ist.</translation>
    </message>
    <message>
        <source>second pin</source>
        <translation>zweite Befestigung</translation>
    </message>
    <message>
        <source>Pins the other end of the first row too, which is too far away: no shape satisfies all sticks.</source>
        <translation>Befestigt auch das andere Ende der ersten Zeile, das zu weit weg ist: Keine Form erfüllt alle Stäbe.</translation>
    </message>
    <message>
        <source>Mass of the last particle; all others have 1.</source>
        <translation>Masse des letzten Teilchens; alle anderen haben 1.</translation>
    </message>
    <message>
        <source>every top particle</source>
        <translation>jedes oberste Teilchen</translation>
    </message>
    <message>
        <source>every 2nd</source>
        <translation>jedes zweite</translation>
    </message>
    <message>
        <source>every 5th</source>
        <translation>jedes fünfte</translation>
    </message>
    <message>
        <source>in four groups</source>
        <translation>in vier Gruppen</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>zeilenweise</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>Befestigungen</translation>
    </message>
    <message>
        <source>Which particles of the top row are pinned.</source>
        <translation>Welche Teilchen der obersten Zeile befestigt sind.</translation>
    </message>
    <message>
        <source>sticks made</source>
        <translation>Stäbe angelegt</translation>
    </message>
    <message>
        <source>The order in which the sticks are made, and visited.</source>
        <translation>Die Reihenfolge, in der die Stäbe angelegt und besucht werden.</translation>
    </message>
    <message>
        <source>thin rod</source>
        <translation>dünner Stab</translation>
    </message>
    <message>
        <source>rectangular plate</source>
        <translation>rechteckige Platte</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Of a disc: its diameter.</source>
        <translation>Bei einer Kreisscheibe: ihr Durchmesser.</translation>
    </message>
    <message>
        <source>width of the plate</source>
        <translation>Breite der Platte</translation>
    </message>
    <message>
        <source>pivot to centre of mass</source>
        <translation>Abstand Drehachse–Schwerpunkt</translation>
    </message>
    <message>
        <source>friction coefficient μ</source>
        <translation>Reibungszahl μ</translation>
    </message>
    <message>
        <source>How strongly the floor brakes in proportion to depth or pressure.</source>
        <translation>Wie stark der Boden im Verhältnis zu Eindringtiefe oder Druck bremst.</translation>
    </message>
    <message>
        <source>previous position</source>
        <translation>vorige Position</translation>
    </message>
    <message>
        <source>Find the bug: the first listing of the tutorial overwrites the previous position before it is used.</source>
        <translation>Finde den Fehler: Das erste Listing des Tutorials überschreibt die vorige Position, bevor sie benutzt wird.</translation>
    </message>
    <message>
        <source>wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>Acceleration to the right by the wind.</source>
        <translation>Beschleunigung nach rechts durch den Wind.</translation>
    </message>
    <message>
        <source>period of the gusts</source>
        <translation>Periode der Böen</translation>
    </message>
    <message>
        <source>0: the wind is steady.</source>
        <translation>0: Der Wind weht gleichmäßig.</translation>
    </message>
    <message>
        <source>attraction</source>
        <translation>Anziehung</translation>
    </message>
    <message>
        <source>Acceleration towards the centre of force; negative: it repels.</source>
        <translation>Beschleunigung zum Kraftzentrum hin; negativ: Es stößt ab.</translation>
    </message>
    <message>
        <source>reach of the attraction</source>
        <translation>Reichweite der Anziehung</translation>
    </message>
    <message>
        <source>The force acts up to this distance. 0: it is equally strong at every distance.</source>
        <translation>Die Kraft wirkt bis zu diesem Abstand. 0: Sie ist in jedem Abstand gleich stark.</translation>
    </message>
    <message>
        <source>speed of the motor</source>
        <translation>Drehgeschwindigkeit des Motors</translation>
    </message>
    <message>
        <source>Angle per time by which it turns its particle.</source>
        <translation>Winkel je Zeit, um den er sein Teilchen dreht.</translation>
    </message>
    <message>
        <source>sticks tear</source>
        <translation>Stäbe reißen</translation>
    </message>
    <message>
        <source>Tested once per step, after the passes, in the order in which the sticks were made.</source>
        <translation>Einmal je Schritt geprüft, nach den Durchgängen, in der Reihenfolge, in der die Stäbe angelegt wurden.</translation>
    </message>
    <message>
        <source>tear limit</source>
        <translation>Reißgrenze</translation>
    </message>
    <message>
        <source>The length, or the multiple of its rest length, at which a stick tears.</source>
        <translation>Die Länge oder das Vielfache seiner Ruhelänge, bei der ein Stab reißt.</translation>
    </message>
    <message>
        <source>no tear</source>
        <translation>reißt nicht</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>as the tutorial</source>
        <translation>wie im Tutorial</translation>
    </message>
    <message>
        <source>sticks hold</source>
        <translation>Stäbe halten</translation>
    </message>
    <message>
        <source>Off: the links are only drawn, as before the tutorial&apos;s constraints, and as in its loop i &gt; ITT that never runs.</source>
        <translation>Aus: Die Verbindungen werden nur gezeichnet, wie im Tutorial vor den Zwangsbedingungen und wie in seiner Schleife i &gt; ITT, die nie läuft.</translation>
    </message>
    <message>
        <source>one mode</source>
        <translation>eine Eigenschwingung</translation>
    </message>
    <message>
        <source>plucked at one mass</source>
        <translation>an einer Masse gezupft</translation>
    </message>
    <message>
        <source>one mass displaced</source>
        <translation>eine Masse ausgelenkt</translation>
    </message>
    <message>
        <source>number of masses</source>
        <translation>Anzahl der Massen</translation>
    </message>
    <message>
        <source>which mode or mass</source>
        <translation>welche Eigenschwingung oder Masse</translation>
    </message>
    <message>
        <source>Counted from 1; mode 1 is the slowest.</source>
        <translation>Von 1 an gezählt; Eigenschwingung 1 ist die langsamste.</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>the whole top row</source>
        <translation>der ganzen obersten Zeile</translation>
    </message>
    <message>
        <source>the top corners</source>
        <translation>den oberen Ecken</translation>
    </message>
    <message>
        <source>mass of a node</source>
        <translation>Masse eines Knotens</translation>
    </message>
    <message>
        <source>Force of drag on a node per velocity.</source>
        <translation>Luftwiderstandskraft auf einen Knoten je Geschwindigkeit.</translation>
    </message>
    <message>
        <source>held at</source>
        <translation>gehalten an</translation>
    </message>
    <message>
        <source>stiffness of the hidden springs</source>
        <translation>Steifigkeit der verborgenen Federn</translation>
    </message>
    <message>
        <source>Share of their error that they correct per pass.</source>
        <translation>Anteil ihres Fehlers, den sie je Durchgang korrigieren.</translation>
    </message>
    <message>
        <source>pre-tension</source>
        <translation>Vorspannung</translation>
    </message>
    <message>
        <source>Rest length of the hidden springs over their length at the start.</source>
        <translation>Ruhelänge der verborgenen Federn geteilt durch ihre Länge am Anfang.</translation>
    </message>
    <message>
        <source>spring from hip to head</source>
        <translation>Feder von der Hüfte zum Kopf</translation>
    </message>
    <message>
        <source>A spring that keeps the spine straight.</source>
        <translation>Eine Feder, die die Wirbelsäule gerade hält.</translation>
    </message>
    <message>
        <source>Of his feet above the floor.</source>
        <translation>Höhe der Füße über dem Boden.</translation>
    </message>
    <message>
        <source>start lean</source>
        <translation>Kippen am Anfang</translation>
    </message>
    <message>
        <source>Speed of his head to the right.</source>
        <translation>Geschwindigkeit des Kopfes nach rechts.</translation>
    </message>
    <message>
        <source>panels</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Triangles that stand on the lower beam.</source>
        <translation>Dreiecke, die auf dem Untergurt stehen.</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Mass in the middle of the lower beam; all others have 1 kg.</source>
        <translation>Masse in der Mitte des Untergurts; alle anderen haben 1 kg.</translation>
    </message>
    <message>
        <source>stiffness of the spokes</source>
        <translation>Steifigkeit der Speichen</translation>
    </message>
    <message>
        <source>forks</source>
        <translation>Verzweigungen</translation>
    </message>
    <message>
        <source>How often the tree forks from the ground to a twig.</source>
        <translation>Wie oft sich der Baum vom Boden bis zu einem Zweig verzweigt.</translation>
    </message>
    <message>
        <source>stiffness of the forks</source>
        <translation>Steifigkeit der Verzweigungen</translation>
    </message>
    <message>
        <source>Share of their error that the angles correct per pass.</source>
        <translation>Anteil ihres Fehlers, den die Winkel je Durchgang korrigieren.</translation>
    </message>
    <message>
        <source>0: a regular tree. Above: the seed draws another one.</source>
        <translation>0: ein regelmäßiger Baum. Darüber: Der Startwert zieht einen anderen.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Latin letters with their accents, digits and - . , ! ? &apos; + &amp;.</source>
        <translation>Lateinische Buchstaben mit ihren Akzenten, Ziffern und - . , ! ? &apos; + &amp;.</translation>
    </message>
    <message>
        <source>A sixth of the height of a capital; smaller when the word would not fit.</source>
        <translation>Ein Sechstel der Höhe eines Großbuchstabens; kleiner, wenn das Wort sonst nicht passt.</translation>
    </message>
    <message>
        <source>length of the strings</source>
        <translation>Länge der Fäden</translation>
    </message>
    <message>
        <source>From the ceiling to the letters.</source>
        <translation>Von der Decke bis zu den Buchstaben.</translation>
    </message>
    <message>
        <source>first mass</source>
        <translation>erste Masse</translation>
    </message>
    <message>
        <source>second mass</source>
        <translation>zweite Masse</translation>
    </message>
    <message>
        <source>Of the orbit of one body as seen from the other.</source>
        <translation>Für die Bahn des einen Körpers, vom anderen aus gesehen.</translation>
    </message>
    <message>
        <source>velocity of the centre of mass</source>
        <translation>Geschwindigkeit des Schwerpunkts</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>How many; the seed draws their places.</source>
        <translation>Wie viele; der Startwert zieht ihre Orte.</translation>
    </message>
    <message>
        <source>once: right</source>
        <translation>einmal: richtig</translation>
    </message>
    <message>
        <source>twice: as the tutorial</source>
        <translation>zweimal: wie im Tutorial</translation>
    </message>
    <message>
        <source>At most, of the first dot to either side, as the seed draws.</source>
        <translation>Höchstens; der Startwert zieht, wie schnell der erste Punkt nach links oder rechts startet.</translation>
    </message>
    <message>
        <source>start speed is used</source>
        <translation>Anfangstempo wird benutzt</translation>
    </message>
    <message>
        <source>Find the bug: the tutorial&apos;s dots do not store the speed they are given.</source>
        <translation>Finde den Fehler: Die Punkte des Tutorials speichern das Tempo nicht, das sie bekommen.</translation>
    </message>
    <message>
        <source>stiffness as written</source>
        <translation>Steifigkeit, wie geschrieben</translation>
    </message>
    <message>
        <source>The number in the listing.</source>
        <translation>Die Zahl im Listing.</translation>
    </message>
    <message>
        <source>correction is halved</source>
        <translation>Korrektur wird halbiert</translation>
    </message>
    <message>
        <source>Find the bug: halved twice, a written stiffness of 2 is one of 1. Halved once, 2 never comes to rest.</source>
        <translation>Finde den Fehler: Zweimal halbiert ist eine geschriebene Steifigkeit von 2 eine von 1. Einmal halbiert kommt 2 nie zur Ruhe.</translation>
    </message>
    <message>
        <source>Number of dots; one stick less.</source>
        <translation>Anzahl der Punkte; ein Stab weniger.</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>all: right</source>
        <translation>alle: richtig</translation>
    </message>
    <message>
        <source>to the right and below: as the tutorial</source>
        <translation>nach rechts und unten: wie im Tutorial</translation>
    </message>
    <message>
        <source>double: 53 bits</source>
        <translation>double: 53 Bit</translation>
    </message>
    <message>
        <source>float: 24 bits</source>
        <translation>float: 24 Bit</translation>
    </message>
    <message>
        <source>digits of positions</source>
        <translation>Genauigkeit der Orte</translation>
    </message>
    <message>
        <source>Float rounds the positions after each move, pass and meeting with walls; the sums in between are double.</source>
        <translation>Float rundet die Orte nach jeder Bewegung, jedem Durchgang und jeder Begegnung mit Wänden; die Summen dazwischen sind double.</translation>
    </message>
    <message>
        <source>from the shape</source>
        <translation>aus der Form</translation>
    </message>
    <message>
        <source>500 d and 250,000 d, as the tutorial</source>
        <translation>500 d und 250 000 d, wie im Tutorial</translation>
    </message>
    <message>
        <source>given</source>
        <translation>vorgegeben</translation>
    </message>
    <message>
        <source>rod</source>
        <translation>Stange</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>Drehgelenk</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>solve, then move</source>
        <translation>lösen, dann bewegen</translation>
    </message>
    <message>
        <source>move, then solve: as the tutorial</source>
        <translation>bewegen, dann lösen: wie im Tutorial</translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation>alle Paare</translation>
    </message>
    <message>
        <source>sort and sweep</source>
        <translation>sortieren und durchlaufen</translation>
    </message>
    <message>
        <source>edges clipped: right</source>
        <translation>zugeschnittene Kanten: richtig</translation>
    </message>
    <message>
        <source>corners inside: as the tutorial</source>
        <translation>Ecken im anderen: wie im Tutorial</translation>
    </message>
    <message>
        <source>no push</source>
        <translation>kein Schub</translation>
    </message>
    <message>
        <source>split impulse</source>
        <translation>getrennter Kraftstoß</translation>
    </message>
    <message>
        <source>split impulse, as the tutorial</source>
        <translation>getrennter Kraftstoß, wie im Tutorial</translation>
    </message>
    <message>
        <source>Baumgarte</source>
        <translation>Baumgarte</translation>
    </message>
    <message>
        <source>soft contacts</source>
        <translation>weiche Kontakte</translation>
    </message>
    <message>
        <source>after the solver: right</source>
        <translation>nach dem Löser: richtig</translation>
    </message>
    <message>
        <source>within the solver</source>
        <translation>im Löser</translation>
    </message>
    <message>
        <source>find the bug: approach measured too late</source>
        <translation>finde den Fehler: Annäherung zu spät gemessen</translation>
    </message>
    <message>
        <source>all contacts at once</source>
        <translation>alle Kontakte zugleich</translation>
    </message>
    <message>
        <source>one contact after the other</source>
        <translation>ein Kontakt nach dem anderen</translation>
    </message>
    <message>
        <source>from the bottom up</source>
        <translation>von unten nach oben</translation>
    </message>
    <message>
        <source>outward: right</source>
        <translation>nach außen: richtig</translation>
    </message>
    <message>
        <source>inward: as the tutorial printed it</source>
        <translation>nach innen: wie im Tutorial abgedruckt</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>How bodies that overlap are pushed apart. Split impulses move them without changing their velocities. Soft contacts take the gravity of one step from each bounce: at 60 steps per second, an elastic ball that falls 2.2 m returns to 95 % of it. Baumgarte adds energy: a beam of four hinges that cannot turn reaches 100 m/s.</source>
        <translation>Wie Körper, die sich überlappen, auseinandergeschoben werden. Getrennte Kraftstöße bewegen sie, ohne ihre Geschwindigkeiten zu ändern. Weiche Kontakte nehmen jedem Aufprall die Schwerkraft eines Schritts: Bei 60 Schritten in der Sekunde kehrt ein elastischer Ball, der 2,2 m fällt, auf 95 % davon zurück. Baumgarte fügt Energie hinzu: Ein Balken aus vier Gelenken, die sich nicht drehen können, erreicht 100 m/s.</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>How often the solver visits all joints and contacts.</source>
        <translation>Wie oft der Löser alle Gelenke und Kontakte besucht.</translation>
    </message>
    <message>
        <source>Into how many equal parts each step is divided.</source>
        <translation>In wie viele gleiche Teile jeder Schritt geteilt wird.</translation>
    </message>
    <message>
        <source>contacts once per step</source>
        <translation>Kontakte einmal je Schritt</translation>
    </message>
    <message>
        <source>Whether the substeps of a step share the contacts that were found at its start. Then bodies bounce in the last substep: at 60 steps per second with 4 substeps, an elastic ball that falls 2.2 m returns to 102 % of it.</source>
        <translation>Ob sich die Teilschritte eines Schritts die Kontakte teilen, die an seinem Anfang gefunden wurden. Dann prallen Körper im letzten Teilschritt ab: Bei 60 Schritten in der Sekunde mit 4 Teilschritten kehrt ein elastischer Ball, der 2,2 m fällt, auf 102 % davon zurück.</translation>
    </message>
    <message>
        <source>accumulate impulses</source>
        <translation>Kraftstöße aufsummieren</translation>
    </message>
    <message>
        <source>Whether the sum of a contact&apos;s impulses must not pull, or each of them.</source>
        <translation>Ob die Summe der Kraftstöße eines Kontakts nicht ziehen darf oder jeder einzelne.</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>warmer Start</translation>
    </message>
    <message>
        <source>Whether a step begins with the impulses of the last one.</source>
        <translation>Ob ein Schritt mit den Kraftstößen des letzten beginnt.</translation>
    </message>
    <message>
        <source>contact memory</source>
        <translation>Gedächtnis der Kontakte</translation>
    </message>
    <message>
        <source>For how many steps a contact that has gone keeps its impulses, should it come back.</source>
        <translation>Wie viele Schritte lang ein verschwundener Kontakt seine Kraftstöße behält, falls er wiederkommt.</translation>
    </message>
    <message>
        <source>by colour, on all cores</source>
        <translation>nach Farben, auf allen Kernen</translation>
    </message>
    <message>
        <source>order of contacts</source>
        <translation>Reihenfolge der Kontakte</translation>
    </message>
    <message>
        <source>The order in which an iteration visits the contacts.</source>
        <translation>Die Reihenfolge, in der eine Iteration die Kontakte besucht.</translation>
    </message>
    <message>
        <source>push factor</source>
        <translation>Schubfaktor</translation>
    </message>
    <message>
        <source>The share of the overlap beyond the slop that a step takes away, and of the error of a joint that each iteration of split impulses takes away.</source>
        <translation>Der Anteil der Überlappung jenseits des Spielraums, den ein Schritt wegnimmt, und des Fehlers eines Gelenks, den jede Iteration getrennter Kraftstöße wegnimmt.</translation>
    </message>
    <message>
        <source>slop</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>Overlap that is not corrected, so that contacts do not come and go; in the length unit of the scene.</source>
        <translation>Überlappung, die nicht berichtigt wird, damit Kontakte nicht ständig kommen und gehen; in der Längeneinheit der Szene.</translation>
    </message>
    <message>
        <source>fastest push</source>
        <translation>schnellster Schub</translation>
    </message>
    <message>
        <source>The speed at which a soft contact pushes apart at most, in the units of the scene.</source>
        <translation>Das Tempo, mit dem ein weicher Kontakt höchstens auseinanderschiebt, in den Einheiten der Szene.</translation>
    </message>
    <message>
        <source>frequency of soft contacts</source>
        <translation>Frequenz weicher Kontakte</translation>
    </message>
    <message>
        <source>Oscillations per time unit; never more than a quarter of the steps are used.</source>
        <translation>Schwingungen je Zeiteinheit; nie wird mehr als ein Viertel der Schrittzahl benutzt.</translation>
    </message>
    <message>
        <source>damping ratio ζ of soft contacts</source>
        <translation>Dämpfungsgrad ζ weicher Kontakte</translation>
    </message>
    <message>
        <source>1 is critical; far above it, contacts creep apart.</source>
        <translation>1 ist der aperiodische Grenzfall; weit darüber kriechen Kontakte auseinander.</translation>
    </message>
    <message>
        <source>relaxing iterations</source>
        <translation>entspannende Iterationen</translation>
    </message>
    <message>
        <source>Iterations without the springs, after the bodies have moved: they remove the speed that the springs added.</source>
        <translation>Iterationen ohne die Federn, nachdem sich die Körper bewegt haben: Sie entfernen das Tempo, das die Federn hinzugefügt haben.</translation>
    </message>
    <message>
        <source>bounces</source>
        <translation>Aufpralle</translation>
    </message>
    <message>
        <source>When restitution is applied. Find the bug: measured after gravity has acted, the approach speed is too large.</source>
        <translation>Wann die Stoßzahl angewandt wird. Finde den Fehler: Misst man erst, wenn die Schwerkraft gewirkt hat, ist das Annäherungstempo zu groß.</translation>
    </message>
    <message>
        <source>bounce from</source>
        <translation>Abprall ab</translation>
    </message>
    <message>
        <source>The approach speed below which nothing bounces, in the units of the scene.</source>
        <translation>Das Annäherungstempo, unter dem nichts abprallt, in den Einheiten der Szene.</translation>
    </message>
    <message>
        <source>impacts</source>
        <translation>Stöße</translation>
    </message>
    <message>
        <source>Whether all contacts of an impact are solved at once or one after the other. One after the other takes the gravity of one step from each bounce: at 60 steps per second, an elastic ball that falls 2.2 m returns to 95 % of it.</source>
        <translation>Ob alle Kontakte eines Aufpralls zugleich oder einer nach dem anderen gelöst werden. Einer nach dem anderen nimmt jedem Aufprall die Schwerkraft eines Schritts: Bei 60 Schritten in der Sekunde kehrt ein elastischer Ball, der 2,2 m fällt, auf 95 % davon zurück.</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>Whether contacts rub.</source>
        <translation>Ob Kontakte reiben.</translation>
    </message>
    <message>
        <source>contact points</source>
        <translation>Kontaktpunkte</translation>
    </message>
    <message>
        <source>Find the bug: spikes can cross without a corner inside the other.</source>
        <translation>Finde den Fehler: Dornen können sich kreuzen, ohne dass eine Ecke im anderen liegt.</translation>
    </message>
    <message>
        <source>contact normal</source>
        <translation>Normale des Kontakts</translation>
    </message>
    <message>
        <source>Find the bug: a normal that points the wrong way pulls bodies into each other.</source>
        <translation>Finde den Fehler: Eine Normale, die in die falsche Richtung zeigt, zieht Körper ineinander.</translation>
    </message>
    <message>
        <source>pairs that are looked at</source>
        <translation>geprüfte Paare</translation>
    </message>
    <message>
        <source>Both find the same contacts; the number of tests differs.</source>
        <translation>Beide finden dieselben Kontakte; nur die Zahl der Prüfungen ist verschieden.</translation>
    </message>
    <message>
        <source>order within a step</source>
        <translation>Reihenfolge im Schritt</translation>
    </message>
    <message>
        <source>Whether contacts are solved before bodies move, or after.</source>
        <translation>Ob Kontakte gelöst werden, bevor sich die Körper bewegen, oder danach.</translation>
    </message>
    <message>
        <source>stop bullets</source>
        <translation>Geschosse anhalten</translation>
    </message>
    <message>
        <source>Whether a body that is marked as a bullet stops at a body that it would pass through within a step.</source>
        <translation>Ob ein Körper, der als Geschoss gekennzeichnet ist, an einem Körper anhält, durch den er in einem Schritt hindurchflöge.</translation>
    </message>
    <message>
        <source>length of the track</source>
        <translation>Länge der Bahn</translation>
    </message>
    <message>
        <source>The visible part; 0: what the cart covers in 10 s.</source>
        <translation>So weit die Ansicht reicht; 0: was der Wagen in 10 s zurücklegt.</translation>
    </message>
    <message>
        <source>start, one step before</source>
        <translation>Anfang, einen Schritt zuvor</translation>
    </message>
    <message>
        <source>How far below its start the particle was one step before.</source>
        <translation>Wie weit unter seinem Anfang das Teilchen einen Schritt zuvor war.</translation>
    </message>
    <message>
        <source>Of the lowest point of the balls above the floor.</source>
        <translation>Die des tiefsten Punkts der Bälle über dem Boden.</translation>
    </message>
    <message>
        <source>How many hang side by side.</source>
        <translation>Wie viele nebeneinander hängen.</translation>
    </message>
    <message>
        <source>lifted balls</source>
        <translation>angehobene Kugeln</translation>
    </message>
    <message>
        <source>How many of them, on the left, are lifted.</source>
        <translation>Wie viele davon, von links, angehoben sind.</translation>
    </message>
    <message>
        <source>By which they are lifted.</source>
        <translation>Um diesen Winkel sind sie angehoben.</translation>
    </message>
    <message>
        <source>Of the first ball to the right.</source>
        <translation>Das des ersten Balls nach rechts.</translation>
    </message>
    <message>
        <source>Between the two balls at rest; 0: they touch.</source>
        <translation>Zwischen den beiden ruhenden Bällen; 0: sie berühren sich.</translation>
    </message>
    <message>
        <source>Of the ball. At 17.4 m/s or less some step finds it in the wall.</source>
        <translation>Das der Kugel. Bis 17,4 m/s findet irgendein Schritt sie in der Wand.</translation>
    </message>
    <message>
        <source>thickness of the wall</source>
        <translation>Dicke der Wand</translation>
    </message>
    <message>
        <source>The wall is fixed.</source>
        <translation>Die Wand ist fest.</translation>
    </message>
    <message>
        <source>mass and inertia</source>
        <translation>Masse und Trägheitsmoment</translation>
    </message>
    <message>
        <source>From area and second moment of the shape, or by the fixed numbers of the tutorial, d the density.</source>
        <translation>Aus Fläche und Flächenträgheitsmoment der Form oder mit den festen Zahlen des Tutorials, mit der Dichte d.</translation>
    </message>
    <message>
        <source>Of the middle of the box above the floor.</source>
        <translation>Die der Kistenmitte über dem Boden.</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>Kisten</translation>
    </message>
    <message>
        <source>How many there are, one above the other.</source>
        <translation>Wie viele es übereinander sind.</translation>
    </message>
    <message>
        <source>start speed, x</source>
        <translation>Anfangstempo, x</translation>
    </message>
    <message>
        <source>Of the centre of mass to the right.</source>
        <translation>Das des Schwerpunkts nach rechts.</translation>
    </message>
    <message>
        <source>start speed, y</source>
        <translation>Anfangstempo, y</translation>
    </message>
    <message>
        <source>Of the centre of mass upwards.</source>
        <translation>Das des Schwerpunkts nach oben.</translation>
    </message>
    <message>
        <source>Counter-clockwise.</source>
        <translation>Gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Of the ball to the right.</source>
        <translation>Das des Balls nach rechts.</translation>
    </message>
    <message>
        <source>distance from the middle</source>
        <translation>Abstand von der Mitte</translation>
    </message>
    <message>
        <source>Of the point of the rod that is hit.</source>
        <translation>Der des getroffenen Punkts der Stange.</translation>
    </message>
    <message>
        <source>Of the rod, which hangs at one end.</source>
        <translation>Die der Stange, die an einem Ende hängt.</translation>
    </message>
    <message>
        <source>From the lowest position.</source>
        <translation>Von der tiefsten Lage aus.</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Angle by which the ground falls to the right.</source>
        <translation>Winkel, um den der Boden nach rechts abfällt.</translation>
    </message>
    <message>
        <source>Of the block, along the slope.</source>
        <translation>Die des Klotzes, längs der Ebene.</translation>
    </message>
    <message>
        <source>Of the block, across the slope.</source>
        <translation>Die des Klotzes, quer zur Ebene.</translation>
    </message>
    <message>
        <source>Down the slope.</source>
        <translation>Die Ebene hinab.</translation>
    </message>
    <message>
        <source>friction of the slope</source>
        <translation>Reibung der Ebene</translation>
    </message>
    <message>
        <source>That of the boxes is 0.75, 0.5, 0.35, 0.1 and 0, from above.</source>
        <translation>Die der Kisten ist von oben 0,75, 0,5, 0,35, 0,1 und 0.</translation>
    </message>
    <message>
        <source>dominoes</source>
        <translation>Dominosteine</translation>
    </message>
    <message>
        <source>How many stand in the row.</source>
        <translation>Wie viele in der Reihe stehen.</translation>
    </message>
    <message>
        <source>From the middle of one to that of the next.</source>
        <translation>Von der Mitte des einen zu der des nächsten.</translation>
    </message>
    <message>
        <source>Of the first one, to the right. From 0.0997 on it falls.</source>
        <translation>Die des ersten, nach rechts. Ab 0,0997 fällt er.</translation>
    </message>
    <message>
        <source>Bars of half a metre.</source>
        <translation>Stangen von einem halben Meter.</translation>
    </message>
    <message>
        <source>Of the straight chain from the lowest position.</source>
        <translation>Der der geraden Kette von der tiefsten Lage aus.</translation>
    </message>
    <message>
        <source>By which the whole doll is turned at the start.</source>
        <translation>Um diesen Winkel ist die ganze Puppe am Anfang gedreht.</translation>
    </message>
    <message>
        <source>Of the whole doll to the right.</source>
        <translation>Das der ganzen Puppe nach rechts.</translation>
    </message>
    <message>
        <source>light boxes</source>
        <translation>leichte Kisten</translation>
    </message>
    <message>
        <source>How many carry the heavy one.</source>
        <translation>Wie viele die schwere tragen.</translation>
    </message>
    <message>
        <source>mass ratio</source>
        <translation>Massenverhältnis</translation>
    </message>
    <message>
        <source>Of the heavy box to a light one.</source>
        <translation>Das der schweren Kiste zu einer leichten.</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Wedges in the half circle.</source>
        <translation>Keile im Halbkreis.</translation>
    </message>
    <message>
        <source>bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Polygons and circles, at random.</source>
        <translation>Vielecke und Kreise, zufällig.</translation>
    </message>
    <message>
        <source>Of all bodies; where two touch, the root of the product of both counts.</source>
        <translation>Die aller Körper; wo sich zwei berühren, zählt die Wurzel aus dem Produkt beider.</translation>
    </message>
    <message>
        <source>restitution e</source>
        <translation>Stoßzahl e</translation>
    </message>
    <message>
        <source>The share of the approach speed that a body bounces off with; where two touch, the larger one counts.</source>
        <translation>Der Anteil des Annäherungstempos, mit dem ein Körper abprallt; wo sich zwei berühren, zählt der größere.</translation>
    </message>
    <message>
        <source>watched body</source>
        <translation>beobachteter Körper</translation>
    </message>
    <message>
        <source>The number, from the left, of the body whose position, angle and speed are measured.</source>
        <translation>Die Nummer des Körpers, dessen Ort, Winkel und Tempo gemessen werden, von links gezählt.</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Kiste</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>pentagon</source>
        <translation>Fünfeck</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>face on face</source>
        <translation>Fläche an Fläche</translation>
    </message>
    <message>
        <source>corner on face</source>
        <translation>Ecke an Fläche</translation>
    </message>
    <message>
        <source>deep</source>
        <translation>tief</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>first body</source>
        <translation>erster Körper</translation>
    </message>
    <message>
        <source>Its shape.</source>
        <translation>Seine Form.</translation>
    </message>
    <message>
        <source>second body</source>
        <translation>zweiter Körper</translation>
    </message>
    <message>
        <source>pose</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Where the second body begins.</source>
        <translation>Wo der zweite Körper anfängt.</translation>
    </message>
    <message>
        <source>flying at each other</source>
        <translation>im Flug aufeinander zu</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>gekreuzt</translation>
    </message>
    <message>
        <source>tips just crossed</source>
        <translation>Spitzen gerade gekreuzt</translation>
    </message>
    <message>
        <source>Where the spikes begin.</source>
        <translation>Wo die Dornen anfangen.</translation>
    </message>
    <message>
        <source>Of the upright spike to the left, when it flies.</source>
        <translation>Das des stehenden Dorns nach links, wenn er fliegt.</translation>
    </message>
    <message>
        <source>From the middle of a box to that of the next.</source>
        <translation>Von der Mitte einer Kiste zu der der nächsten.</translation>
    </message>
    <message>
        <source>jitter</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>How far boxes are displaced at most, at random.</source>
        <translation>Wie weit Kisten höchstens versetzt sind, zufällig.</translation>
    </message>
    <message>
        <source>The lowest row has as many boxes.</source>
        <translation>Die unterste Reihe hat ebenso viele Kisten.</translation>
    </message>
    <message>
        <source>From the middle of a row to that of the next.</source>
        <translation>Von der Mitte einer Reihe zu der der nächsten.</translation>
    </message>
    <message>
        <source>sticks stored per particle</source>
        <translation>gespeicherte Stäbe je Teilchen</translation>
    </message>
    <message>
        <source>Which sticks are torn where the right button is pressed: the tutorial overwrites two of four.</source>
        <translation>Welche Stäbe reißen, wo die rechte Maustaste gedrückt wird: Das Tutorial überschreibt zwei von vieren.</translation>
    </message>
    <message>
        <source>The lighter end takes more of each correction.</source>
        <translation>Das leichtere Ende nimmt mehr von jeder Korrektur.</translation>
    </message>
    <message>
        <source>length at the start</source>
        <translation>Länge am Anfang</translation>
    </message>
    <message>
        <source>How far the ends are apart at the start.</source>
        <translation>Wie weit die Enden am Anfang voneinander entfernt sind.</translation>
    </message>
    <message>
        <source>mass of the first end</source>
        <translation>Masse des ersten Endes</translation>
    </message>
    <message>
        <source>mass of the second end</source>
        <translation>Masse des zweiten Endes</translation>
    </message>
    <message>
        <source>first end pinned</source>
        <translation>erstes Ende befestigt</translation>
    </message>
    <message>
        <source>Whether the first end is fixed.</source>
        <translation>Ob das erste Ende fest ist.</translation>
    </message>
    <message>
        <source>stiffness of the stick</source>
        <translation>Steifigkeit des Stabes</translation>
    </message>
    <message>
        <source>Share of the error that a pass removes; from 2 on nothing settles.</source>
        <translation>Anteil des Fehlers, den ein Durchgang beseitigt; ab 2 kommt nichts zur Ruhe.</translation>
    </message>
    <message>
        <source>Share of the error that a pass removes. XPBD does not use it.</source>
        <translation>Anteil des Fehlers, den ein Durchgang beseitigt. XPBD beachtet ihn nicht.</translation>
    </message>
    <message>
        <source>Of the free end.</source>
        <translation>Die des freien Endes.</translation>
    </message>
    <message>
        <source>The rest length is 1 m.</source>
        <translation>Die Ruhelänge ist 1 m.</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>name of the run</source>
        <translation>Name des Laufs</translation>
    </message>
    <message>
        <source>height of the barrier</source>
        <translation>Höhe der Schwelle</translation>
    </message>
    <message>
        <source>distance of a well from the middle</source>
        <translation>Abstand einer Mulde von der Mitte</translation>
    </message>
    <message>
        <source>linear stiffness α</source>
        <translation>lineare Steifigkeit α</translation>
    </message>
    <message>
        <source>cubic stiffness β</source>
        <translation>kubische Steifigkeit β</translation>
    </message>
    <message>
        <source>damping δ</source>
        <translation>Dämpfung δ</translation>
    </message>
    <message>
        <source>driving acceleration γ</source>
        <translation>antreibende Beschleunigung γ</translation>
    </message>
    <message>
        <source>Prandtl number σ</source>
        <translation>Prandtl-Zahl σ</translation>
    </message>
    <message>
        <source>Rayleigh number ρ</source>
        <translation>Rayleigh-Zahl ρ</translation>
    </message>
    <message>
        <source>shape β</source>
        <translation>Form β</translation>
    </message>
    <message>
        <source>start x</source>
        <translation>Start x</translation>
    </message>
    <message>
        <source>start y</source>
        <translation>Start y</translation>
    </message>
    <message>
        <source>start z</source>
        <translation>Start z</translation>
    </message>
    <message>
        <source>A formula of t, x, v (also called vx), y, vy, the distance r from the origin, and the constants.</source>
        <translation>Eine Formel aus t, x, v (auch vx genannt), y, vy, dem Abstand r vom Ursprung und den Konstanten.</translation>
    </message>
    <message>
        <source>Names and values, as in k = 4, w = sqrt(k), a = 60°.</source>
        <translation>Namen und Werte, etwa k = 4, w = sqrt(k), a = 60°.</translation>
    </message>
    <message>
        <source>variable drawn to the right</source>
        <translation>nach rechts gezeichnete Größe</translation>
    </message>
    <message>
        <source>The number of its equation.</source>
        <translation>Die Nummer ihrer Gleichung.</translation>
    </message>
    <message>
        <source>variable drawn upward</source>
        <translation>nach oben gezeichnete Größe</translation>
    </message>
    <message>
        <source>The number of its equation; 0: none.</source>
        <translation>Die Nummer ihrer Gleichung; 0: keine.</translation>
    </message>
    <message>
        <source>equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>Equations of first or second order with semicolons between them, as in x&apos;&apos; = -k*x - c*x&apos;; y&apos; = x - y.</source>
        <translation>Gleichungen erster oder zweiter Ordnung, durch Semikolon getrennt, etwa x&apos;&apos; = -k*x - c*x&apos;; y&apos; = x - y.</translation>
    </message>
    <message>
        <source>Values of the variables and of x&apos; for x&apos;&apos; = ...; what is not given is 0.</source>
        <translation>Werte der Größen und von x&apos; bei x&apos;&apos; = ...; was nicht angegeben ist, ist 0.</translation>
    </message>
    <message>
        <source>conserved quantity</source>
        <translation>Erhaltungsgröße</translation>
    </message>
    <message>
        <source>A formula whose change is measured, such as an energy; empty: none.</source>
        <translation>Eine Formel, deren Änderung gemessen wird, etwa eine Energie; leer: keine.</translation>
    </message>
    <message>
        <source>perturbation ε</source>
        <translation>Störung ε</translation>
    </message>
    <message>
        <source>growth of the prey α</source>
        <translation>Wachstum der Beutetiere α</translation>
    </message>
    <message>
        <source>loss per predator β</source>
        <translation>Verlust je Räuber β</translation>
    </message>
    <message>
        <source>gain per prey δ</source>
        <translation>Zuwachs je Beutetier δ</translation>
    </message>
    <message>
        <source>decline of the predators γ</source>
        <translation>Schwund der Räuber γ</translation>
    </message>
    <message>
        <source>prey at the start</source>
        <translation>Beutetiere am Start</translation>
    </message>
    <message>
        <source>predators at the start</source>
        <translation>Räuber am Start</translation>
    </message>
    <message>
        <source>nonlinearity μ</source>
        <translation>Nichtlinearität μ</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Time between two points; 0: the period of the drive, or else the largest values of the coordinate.</source>
        <translation>Zeit zwischen zwei Punkten; 0: die Periode des Antriebs oder, ohne Antrieb, die größten Werte der Koordinate.</translation>
    </message>
    <message>
        <source>points left out</source>
        <translation>ausgelassene Punkte</translation>
    </message>
    <message>
        <source>points for each value</source>
        <translation>Punkte je Wert</translation>
    </message>
    <message>
        <source>most steps per point</source>
        <translation>höchste Zahl von Schritten je Punkt</translation>
    </message>
    <message>
        <source>time left out</source>
        <translation>ausgelassene Zeit</translation>
    </message>
    <message>
        <source>At the start, until the motion has settled.</source>
        <translation>Am Anfang, bis sich die Bewegung eingestellt hat.</translation>
    </message>
    <message>
        <source>time measured</source>
        <translation>gemessene Zeit</translation>
    </message>
    <message>
        <source>steps between two corrections</source>
        <translation>Schritte zwischen zwei Korrekturen</translation>
    </message>
    <message>
        <source>After each, the distance is set back to its first value.</source>
        <translation>Nach jeder wird der Abstand auf seinen ersten Wert zurückgesetzt.</translation>
    </message>
    <message>
        <source>distance of the neighbours</source>
        <translation>Abstand der Nachbarn</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>Motions from several starts in one section; 1: the start of the experiment.</source>
        <translation>Bewegungen von mehreren Starts in einem Schnitt; 1: der Start des Versuchs.</translation>
    </message>
    <message>
        <source>first start</source>
        <translation>erster Start</translation>
    </message>
    <message>
        <source>last start</source>
        <translation>letzter Start</translation>
    </message>
    <message>
        <source>Time between two points; 0: the period of the drive.</source>
        <translation>Zeit zwischen zwei Punkten; 0: die Periode des Antriebs.</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Part of the period after which the first point is taken.</source>
        <translation>Anteil der Periode, nach dem der erste Punkt genommen wird.</translation>
    </message>
    <message>
        <source>periods left out</source>
        <translation>ausgelassene Perioden</translation>
    </message>
    <message>
        <source>positions at the start</source>
        <translation>Positionen am Start</translation>
    </message>
    <message>
        <source>x and y of each atom; empty: on the lattice.</source>
        <translation>x und y jedes Atoms; leer: auf dem Gitter.</translation>
    </message>
    <message>
        <source>velocities at the start</source>
        <translation>Geschwindigkeiten am Start</translation>
    </message>
    <message>
        <source>vx and vy of each atom; empty: at rest.</source>
        <translation>vx und vy jedes Atoms; leer: in Ruhe.</translation>
    </message>
    <message>
        <source>displacements at the start</source>
        <translation>Auslenkungen am Start</translation>
    </message>
    <message>
        <source>One number for each mass; empty: as the start says.</source>
        <translation>Eine Zahl je Masse; leer: wie der Start es angibt.</translation>
    </message>
    <message>
        <source>One number for each mass; empty: at rest.</source>
        <translation>Eine Zahl je Masse; leer: in Ruhe.</translation>
    </message>
    <message>
        <source>largest half width at the start</source>
        <translation>größte halbe Breite am Anfang</translation>
    </message>
    <message>
        <source>The picture begins four times as wide as the largest start value, or as wide as this allows; it grows with the motion.</source>
        <translation>Das Bild ist am Anfang viermal so breit wie der größte Anfangswert, höchstens aber so breit, wie dieser Wert erlaubt; es wächst mit der Bewegung.</translation>
    </message>
    <message>
        <source>steps from a list</source>
        <translation>Schritte aus einer Liste</translation>
    </message>
    <message>
        <source>Whether the frames of the screen decide the steps, or a list of step sizes in the file.</source>
        <translation>Ob die Bilder des Bildschirms die Schritte bestimmen oder eine Liste von Schrittweiten in der Datei.</translation>
    </message>
    <message>
        <source>step sizes</source>
        <translation>Schrittweiten</translation>
    </message>
    <message>
        <source>weld</source>
        <translation>Schweißverbindung</translation>
    </message>
    <message>
        <source>keeps its direction</source>
        <translation>behält ihre Richtung</translation>
    </message>
    <message>
        <source>turns with the body</source>
        <translation>dreht sich mit dem Körper</translation>
    </message>
    <message>
        <source>towards a point</source>
        <translation>zu einem Punkt hin</translation>
    </message>
    <message>
        <source>Capsules of a metre.</source>
        <translation>Kapseln von einem Meter.</translation>
    </message>
    <message>
        <source>planks</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Of a metre, on hinges.</source>
        <translation>Von einem Meter, an Drehgelenken.</translation>
    </message>
    <message>
        <source>storeys</source>
        <translation>Stockwerke</translation>
    </message>
    <message>
        <source>The lowest has as many pairs of cards.</source>
        <translation>Das unterste hat so viele Kartenpaare.</translation>
    </message>
    <message>
        <source>slabs</source>
        <translation>Platten</translation>
    </message>
    <message>
        <source>That lie on the keystone.</source>
        <translation>Die auf dem Schlussstein liegen.</translation>
    </message>
    <message>
        <source>discs</source>
        <translation>Scheiben</translation>
    </message>
    <message>
        <source>On a spiral at the start; Solver2D has 400.</source>
        <translation>Zu Beginn auf einer Spirale; Solver2D hat 400.</translation>
    </message>
    <message>
        <source>discs in a row</source>
        <translation>Scheiben in einer Reihe</translation>
    </message>
    <message>
        <source>And as many rows; Solver2D has 25.</source>
        <translation>Und so viele Reihen; Solver2D hat 25.</translation>
    </message>
    <message>
        <source>ends at</source>
        <translation>endet bei</translation>
    </message>
    <message>
        <source>crossings</source>
        <translation>Wertdurchgänge</translation>
    </message>
    <message>
        <source>Each run ends where a column passes a value: x = 0, or x = 0 falling, or v = 2 rising. The instant is located as exactly as the method computes.</source>
        <translation>Jeder Lauf endet, wo eine Spalte durch einen Wert geht: x = 0, oder x = 0 falling (fallend), oder v = 2 rising (steigend). Der Zeitpunkt wird so genau bestimmt, wie das Verfahren rechnet.</translation>
    </message>
    <message>
        <source>Instants to note, with semicolons between them: x = 0; v = 2 rising. The run goes on.</source>
        <translation>Zeitpunkte, die notiert werden, mit Strichpunkten dazwischen: x = 0; v = 2 rising. Der Lauf geht weiter.</translation>
    </message>
    <message>
        <source>Force along a stick per speed at which its length changes. Only XPBD uses it, and only on sticks that give.</source>
        <translation>Kraft entlang eines Stabs je Geschwindigkeit, mit der sich seine Länge ändert. Nur XPBD beachtet sie, und nur bei Stäben, die nachgeben.</translation>
    </message>
    <message>
        <source>duration T</source>
        <translation>Dauer T</translation>
    </message>
    <message>
        <source>0: until the run is stopped.</source>
        <translation>0: bis der Lauf angehalten wird.</translation>
    </message>
    <message>
        <source>drag coefficient k</source>
        <translation>Luftwiderstandsbeiwert k</translation>
    </message>
    <message>
        <source>The drag slows the ball down by k times the square of its speed.</source>
        <translation>Die Luft bremst den Ball mit k mal dem Quadrat seines Tempos.</translation>
    </message>
    <message>
        <source>linear drag</source>
        <translation>linearer Luftwiderstand</translation>
    </message>
    <message>
        <source>A drag in proportion to the speed, as in oil.</source>
        <translation>Ein Widerstand, der wie das Tempo wächst, wie in Öl.</translation>
    </message>
    <message>
        <source>mass of Jupiter</source>
        <translation>Masse des Jupiter</translation>
    </message>
    <message>
        <source>mass of Saturn</source>
        <translation>Masse des Saturn</translation>
    </message>
    <message>
        <source>In units of its real mass; 0: the comet does not feel it.</source>
        <translation>In Einheiten seiner wirklichen Masse; 0: Der Komet spürt ihn nicht.</translation>
    </message>
    <message>
        <source>damping γ</source>
        <translation>Dämpfung γ</translation>
    </message>
    <message>
        <source>Angular deceleration of friction per angular velocity.</source>
        <translation>Winkelverzögerung durch Reibung je Winkelgeschwindigkeit.</translation>
    </message>
    <message>
        <source>driving angular acceleration</source>
        <translation>antreibende Winkelbeschleunigung</translation>
    </message>
    <message>
        <source>Its largest value; it follows cos(ω t).</source>
        <translation>Ihr größter Wert; sie folgt cos(ω t).</translation>
    </message>
    <message>
        <source>Names and values, as in k = 4, w = sqrt(k), a = 60°, L = 40 cm. If one has a unit, the units of all formulas are checked.</source>
        <translation>Namen und Werte, etwa k = 4, w = sqrt(k), a = 60°, L = 40 cm. Hat einer eine Einheit, werden die Einheiten aller Formeln geprüft.</translation>
    </message>
</context>
<context>
    <name>quick-check</name>
    <message>
        <source>Halve the step</source>
        <translation>Schrittweite halbieren</translation>
    </message>
    <message>
        <source>If half the step gives another motion, the step was too large for what is shown.</source>
        <translation>Gibt die halbe Schrittweite eine andere Bewegung, so war die Schrittweite zu groß für das, was gezeigt wird.</translation>
    </message>
    <message>
        <source>Float against double</source>
        <translation>Float gegen double</translation>
    </message>
    <message>
        <source>Any difference comes from round-off, not from the method or the model.</source>
        <translation>Jeder Unterschied kommt von Rundungsfehlern, nicht vom Verfahren oder vom Modell.</translation>
    </message>
    <message>
        <source>Change the order</source>
        <translation>Reihenfolge ändern</translation>
    </message>
    <message>
        <source>The same lines, sticks or contacts in another order: any difference comes from the order alone.</source>
        <translation>Dieselben Zeilen, Stäbe oder Kontakte in anderer Reihenfolge: Jeder Unterschied kommt allein von der Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>relaxation</name>
    <message>
        <source>Gauss-Seidel</source>
        <translation>Gauß-Seidel</translation>
    </message>
    <message>
        <source>Over-relaxed Gauss-Seidel (SOR)</source>
        <translation>Überrelaxiertes Gauß-Seidel (SOR)</translation>
    </message>
    <message>
        <source>Without a square root (Jakobsen)</source>
        <translation>Ohne Quadratwurzel (Jakobsen)</translation>
    </message>
    <message>
        <source>Jacobi</source>
        <translation>Jacobi</translation>
    </message>
    <message>
        <source>Averaged Jacobi</source>
        <translation>Gemitteltes Jacobi</translation>
    </message>
    <message>
        <source>Under-relaxed Jacobi</source>
        <translation>Unterrelaxiertes Jacobi</translation>
    </message>
    <message>
        <source>Chebyshev (Jacobi)</source>
        <translation>Tschebyscheff (Jacobi)</translation>
    </message>
    <message>
        <source>Direct projection</source>
        <translation>Direkte Projektion</translation>
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
        <translation>XPBD (Nachgiebigkeit)</translation>
    </message>
    <message>
        <source>Verlet</source>
        <translation>Verlet</translation>
    </message>
    <message>
        <source>Own rule</source>
        <translation>Eigene Regel</translation>
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
        <source>From the tutorials</source>
        <translation>Aus den Tutorials</translation>
    </message>
    <message>
        <source>Five free points bounce between walls by the mirror rule of the Clojure tutorial.</source>
        <translation>Fünf freie Punkte prallen zwischen Wänden nach der Spiegelregel des Clojure-Tutorials ab.</translation>
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
        <source>Projectile</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>A ball thrown at an angle, without air. It flies through the ground, so that the parabola continues.</source>
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
        <source>Three frames of a stick that meets the floor: is the stick or the floor enforced last?</source>
        <translation>Drei Bilder eines Stabes, der auf den Boden trifft: Wird zuletzt der Stab oder der Boden erfüllt?</translation>
    </message>
    <message>
        <source>Frozen argon crystal</source>
        <translation>Gefrorener Argonkristall</translation>
    </message>
    <message>
        <source>Many bodies</source>
        <translation>Viele Körper</translation>
    </message>
    <message>
        <source>Seven atoms of argon that oscillate about a crystal. Lengths in nm, times in ns, energies in k_B kelvin.</source>
        <translation>Sieben Argonatome, die um ihre Plätze in einem Kristall schwingen. Längen in nm, Zeiten in ns, Energien in k_B Kelvin.</translation>
    </message>
    <message>
        <source>Atoms</source>
        <translation>Atome</translation>
    </message>
    <message>
        <source>Atoms of a noble gas in the plane, which attract each other from afar and repel when near. Lengths in diameters, times in natural units.</source>
        <translation>Edelgasatome in der Ebene, die sich von fern anziehen und aus der Nähe abstoßen. Längen in Durchmessern, Zeiten in natürlichen Einheiten.</translation>
    </message>
    <message>
        <source>Balls and walls</source>
        <translation>Bälle und Wände</translation>
    </message>
    <message>
        <source>Particle on a track</source>
        <translation>Teilchen auf einer Bahn</translation>
    </message>
    <message>
        <source>One particle and the place where it was one frame ago. Track and numbers are ours.</source>
        <translation>Ein Teilchen und der Ort, an dem es ein Bild zuvor war. Bahn und Zahlen sind von uns.</translation>
    </message>
    <message>
        <source>Ping-pong</source>
        <translation>Pingpong</translation>
    </message>
    <message>
        <source>One ball between two walls (DataGenetics), by any wall rule, elastic or not, with or without drag. Sizes and speed are ours.</source>
        <translation>Ein Ball zwischen zwei Wänden (DataGenetics), nach jeder Wandregel, elastisch oder nicht, mit oder ohne Luftwiderstand. Größen und Tempo sind von uns.</translation>
    </message>
    <message>
        <source>Balls in a box</source>
        <translation>Bälle in einem Kasten</translation>
    </message>
    <message>
        <source>Balls that meet walls but not each other (DataGenetics: 90 % of the speed after a wall, 99.9 % per frame). Sizes, speeds and gravity are ours.</source>
        <translation>Bälle, die auf Wände treffen, aber nicht aufeinander (DataGenetics: 90 % des Tempos nach einer Wand, 99,9 % je Bild). Größen, Tempo und Schwerkraft sind von uns.</translation>
    </message>
    <message>
        <source>Bouncing particle</source>
        <translation>Springendes Teilchen</translation>
    </message>
    <message>
        <source>One ball falls onto a floor and keeps 90 % of its speed at each bounce. All other numbers are ours.</source>
        <translation>Ein Ball fällt auf einen Boden und behält bei jedem Aufprall 90 % seines Tempos. Alle anderen Zahlen sind von uns.</translation>
    </message>
    <message>
        <source>Bouncing ball</source>
        <translation>Springender Ball</translation>
    </message>
    <message>
        <source>A ball that loses a part of its speed at each bounce. Infinitely many bounces are over after a finite time.</source>
        <translation>Ein Ball, der bei jedem Aufprall einen Teil seines Tempos verliert. Unendlich viele Sprünge sind nach endlicher Zeit vorbei.</translation>
    </message>
    <message>
        <source>Hanging chain</source>
        <translation>Hängende Kette</translation>
    </message>
    <message>
        <source>A chain between two pins settles beside its exact shape, and beside the catenary of a rope of the same length.</source>
        <translation>Eine Kette zwischen zwei Befestigungen kommt zur Ruhe, neben ihrer exakten Form und neben der Kettenlinie eines gleich langen Seils.</translation>
    </message>
    <message>
        <source>Pendulum on a stick</source>
        <translation>Pendel am Stab</translation>
    </message>
    <message>
        <source>One particle on a rigid stick, beside the exact pendulum: what projection does to energy and phase.</source>
        <translation>Ein Teilchen an einem starren Stab, neben dem exakten Pendel: was die Projektion mit Energie und Phase macht.</translation>
    </message>
    <message>
        <source>Chain with a heavy end</source>
        <translation>Kette mit schwerem Ende</translation>
    </message>
    <message>
        <source>Seven links and a heavy end, released horizontally: 24 passes, or 24 substeps?</source>
        <translation>Sieben Glieder und ein schweres Ende, waagerecht losgelassen: 24 Durchgänge oder 24 Teilschritte?</translation>
    </message>
    <message>
        <source>Stretch at rest</source>
        <translation>Dehnung in Ruhe</translation>
    </message>
    <message>
        <source>Eleven equal masses below a pin: at rest, passes, order and step decide how long the chain is. Numbers are ours.</source>
        <translation>Elf gleiche Massen unter einer Befestigung: In Ruhe entscheiden Durchgänge, Reihenfolge und Schrittweite, wie lang die Kette ist. Die Zahlen sind von uns.</translation>
    </message>
    <message>
        <source>Compliant chain</source>
        <translation>Nachgiebige Kette</translation>
    </message>
    <message>
        <source>Five masses on links that give: each stretches by its compliance times the weight below it.</source>
        <translation>Fünf Massen an nachgiebigen Gliedern: Jedes Glied dehnt sich um seine Nachgiebigkeit mal das Gewicht darunter.</translation>
    </message>
    <message>
        <source>Braced rectangles bounce between walls by the mirror rule of the Clojure tutorial. All numbers are ours.</source>
        <translation>Rechtecke mit Strebe prallen zwischen Wänden nach der Spiegelregel des Clojure-Tutorials ab. Alle Zahlen sind von uns.</translation>
    </message>
    <message>
        <source>A cloth on three pins in the world of the Clojure tutorial, where pins swallow half of every correction. All numbers are ours.</source>
        <translation>Ein Tuch an drei Befestigungen in der Welt des Clojure-Tutorials, wo Befestigungen die Hälfte jeder Korrektur schlucken. Alle Zahlen sind von uns.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>The fabric of DataGenetics drops from the top: full or half, on four kinds of attachments, with four rip resistances. The numbers are ours.</source>
        <translation>Der Stoff von DataGenetics fällt von oben herab: ganz oder halb, mit vier Arten der Befestigung und vier Reißfestigkeiten. Die Zahlen sind von uns.</translation>
    </message>
    <message>
        <source>Double pendulum</source>
        <translation>Doppelpendel</translation>
    </message>
    <message>
        <source>Chaotic motion</source>
        <translation>Chaotische Bewegung</translation>
    </message>
    <message>
        <source>A pendulum that hangs from a pendulum. The smallest difference at the start, or of the method, soon decides everything.</source>
        <translation>Ein Pendel, das an einem Pendel hängt. Der kleinste Unterschied am Anfang oder im Verfahren entscheidet bald alles.</translation>
    </message>
    <message>
        <source>Driven oscillator</source>
        <translation>Erzwungene Schwingung</translation>
    </message>
    <message>
        <source>A mass on a spring that a force pushes to and fro. It beats at first, and then follows the force: near resonance with a large swing.</source>
        <translation>Eine Masse an einer Feder, die eine Kraft hin und her treibt. Erst zeigt sie eine Schwebung, dann folgt sie der Kraft: nahe der Resonanz mit großem Ausschlag.</translation>
    </message>
    <message>
        <source>Falling points</source>
        <translation>Fallende Punkte</translation>
    </message>
    <message>
        <source>A point falls freely, with drag. Runs at several frame rates show whether the frame rate is part of the physics.</source>
        <translation>Ein Punkt fällt frei, mit Luftwiderstand. Läufe mit mehreren Bildraten zeigen, ob die Bildrate ein Teil der Physik ist.</translation>
    </message>
    <message>
        <source>Hénon-Heiles</source>
        <translation>Hénon-Heiles</translation>
    </message>
    <message>
        <source>A star in the field of a galaxy, without units: regular at small energies, chaotic at larger ones.</source>
        <translation>Ein Stern im Feld einer Galaxie, ohne Einheiten: regelmäßig bei kleinen Energien, chaotisch bei größeren.</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>Umlaufbahn</translation>
    </message>
    <message>
        <source>Orbits</source>
        <translation>Umlaufbahnen</translation>
    </message>
    <message>
        <source>A planet on an ellipse around a fixed sun. Methods lose its energy, or its angular momentum, or turn the ellipse.</source>
        <translation>Ein Planet auf einer Ellipse um eine feste Sonne. Verfahren verlieren seine Energie oder seinen Drehimpuls oder drehen die Ellipse.</translation>
    </message>
    <message>
        <source>Outer solar system</source>
        <translation>Äußeres Sonnensystem</translation>
    </message>
    <message>
        <source>The Sun, Jupiter, Saturn, Uranus, Neptune and Pluto from September 1994 on, in space. Lengths in au, times in days.</source>
        <translation>Sonne, Jupiter, Saturn, Uranus, Neptun und Pluto ab September 1994, im Raum. Längen in au, Zeiten in Tagen.</translation>
    </message>
    <message>
        <source>Own formula</source>
        <translation>Eigene Formel</translation>
    </message>
    <message>
        <source>A motion whose acceleration you type yourself, of time, place, velocity and constants.</source>
        <translation>Eine Bewegung, deren Beschleunigung du selbst eingibst, aus Zeit, Ort, Geschwindigkeit und Konstanten.</translation>
    </message>
    <message>
        <source>Four particles fall into the floor: alone, as a square of sticks that folds, or with diagonals. Printed numbers; time in milliseconds at 60 frames per second.</source>
        <translation>Vier Teilchen fallen in den Boden: einzeln, als Quadrat aus Stäben, das umklappt, oder mit Diagonalen. Abgedruckte Zahlen; Zeit in Millisekunden bei 60 Bildern je Sekunde.</translation>
    </message>
    <message>
        <source>The cloth of 1200 × 320 px with a stick every 10 px: 3993 particles, 7832 sticks, 61 pins. Gravity and drag are printed, the window is ours.</source>
        <translation>Das Tuch von 1200 × 320 px mit einem Stab alle 10 px: 3993 Teilchen, 7832 Stäbe, 61 Befestigungen. Schwerkraft und Luftwiderstand sind abgedruckt, das Fenster ist von uns.</translation>
    </message>
    <message>
        <source>Quadrilateral on a moving anchor</source>
        <translation>Viereck an bewegtem Anker</translation>
    </message>
    <message>
        <source>A braced quadrilateral whose anchor is swung by a motor or by your hand: hard against a wall the shape can pop into its mirror image.</source>
        <translation>Ein verstrebtes Viereck, dessen Anker ein Motor oder deine Hand schwingt: Hart an einer Wand kann die Form in ihr Spiegelbild umspringen.</translation>
    </message>
    <message>
        <source>Quadrilateral on a chain</source>
        <translation>Viereck an einer Kette</translation>
    </message>
    <message>
        <source>A random braced quadrilateral hangs from a chain with a fixed anchor (DataGenetics). Sizes and gravity are ours.</source>
        <translation>Ein zufälliges Viereck mit Strebe hängt an einer Kette mit festem Anker (DataGenetics). Größen und Schwerkraft sind von uns.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>The rag doll of Verly.js with its masses 5, 1 and 20: heavy feet, and sticks that do the work of muscles. The window is ours.</source>
        <translation>Die Schlenkerpuppe von Verly.js mit ihren Massen 5, 1 und 20: schwere Füße und Stäbe, die die Arbeit von Muskeln tun. Das Fenster ist von uns.</translation>
    </message>
    <message>
        <source>Relaxation at work</source>
        <translation>Relaxation bei der Arbeit</translation>
    </message>
    <message>
        <source>Straight chain</source>
        <translation>Gerade Kette</translation>
    </message>
    <message>
        <source>A chain on a line whose sticks are too long: one step of many passes shows how fast each relaxation gets there.</source>
        <translation>Eine Kette auf einer Geraden, deren Stäbe zu lang sind: Ein Schritt mit vielen Durchgängen zeigt, wie schnell jede Relaxation ans Ziel kommt.</translation>
    </message>
    <message>
        <source>Zigzag chain</source>
        <translation>Zickzackkette</translation>
    </message>
    <message>
        <source>Six sticks below a pin: forward, backward and alternating sweeps end in different places.</source>
        <translation>Sechs Stäbe unter einer Befestigung: Durchgänge vorwärts, rückwärts und abwechselnd enden an verschiedenen Orten.</translation>
    </message>
    <message>
        <source>Stretched cloth</source>
        <translation>Gedehntes Tuch</translation>
    </message>
    <message>
        <source>A net of 7 × 5 particles that is too large. With a second pin no shape satisfies all sticks, and the order decides where it ends.</source>
        <translation>Ein zu großes Netz aus 7 × 5 Teilchen. Mit einer zweiten Befestigung erfüllt keine Form alle Stäbe, und die Reihenfolge entscheidet, wo es endet.</translation>
    </message>
    <message>
        <source>Tearing chain</source>
        <translation>Reißende Kette</translation>
    </message>
    <message>
        <source>Eight sticks with a heavy end fall from the horizontal, and tear when they are too long after three passes.</source>
        <translation>Acht Stäbe mit schwerem Ende fallen aus der Waagerechten und reißen, wenn sie nach drei Durchgängen zu lang sind.</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>A net of 21 × 15 particles whose sticks only pull: pins and order decide how far it stretches.</source>
        <translation>Ein Netz aus 21 × 15 Teilchen, dessen Stäbe nur auf Zug wirken: Befestigungen und Reihenfolge entscheiden, wie weit es sich dehnt.</translation>
    </message>
    <message>
        <source>Rigid pendulum</source>
        <translation>Starres Pendel</translation>
    </message>
    <message>
        <source>A rod, plate or disc that turns about a pivot. Its moment of inertia makes it swing as slowly as a longer pendulum.</source>
        <translation>Eine Stange, Platte oder Scheibe, die sich um eine Achse dreht. Ihr Trägheitsmoment lässt sie so langsam schwingen wie ein längeres Pendel.</translation>
    </message>
    <message>
        <source>Chain of springs</source>
        <translation>Federkette</translation>
    </message>
    <message>
        <source>Masses between springs, which move along the chain. Each mode swings on its own; the fastest decides how large the step may be.</source>
        <translation>Massen zwischen Federn, die sich längs der Kette bewegen. Jede Eigenschwingung schwingt für sich; die schnellste entscheidet, wie groß die Schrittweite sein darf.</translation>
    </message>
    <message>
        <source>Cloth of springs</source>
        <translation>Tuch aus Federn</translation>
    </message>
    <message>
        <source>A net of real springs, which falls and swings. The stiffer the springs, the smaller the step must be.</source>
        <translation>Ein Netz aus echten Federn, das fällt und schwingt. Je steifer die Federn, desto kleiner muss die Schrittweite sein.</translation>
    </message>
    <message>
        <source>Stick man</source>
        <translation>Strichmännchen</translation>
    </message>
    <message>
        <source>The rag doll of DataGenetics: limbs, and hidden springs under pre-tension. Joints and springs as printed; sizes are ours.</source>
        <translation>Die Schlenkerpuppe von DataGenetics: Glieder und verborgene Federn unter Vorspannung. Gelenke und Federn wie abgedruckt; die Größen sind von uns.</translation>
    </message>
    <message>
        <source>Structures and soft bodies</source>
        <translation>Tragwerke und weiche Körper</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Triangles of sticks between two banks, and a load in the middle: rigidity is bought with passes, and sticks can break. Numbers are ours.</source>
        <translation>Dreiecke aus Stäben zwischen zwei Ufern und eine Last in der Mitte: Steifheit kostet Durchgänge, und Stäbe können brechen. Die Zahlen sind von uns.</translation>
    </message>
    <message>
        <source>Soft wheel</source>
        <translation>Weiches Rad</translation>
    </message>
    <message>
        <source>A ring of rigid sticks on spokes that give rolls along a rough floor. Numbers are ours.</source>
        <translation>Ein Ring aus starren Stäben auf nachgiebigen Speichen rollt über einen rauen Boden. Die Zahlen sind von uns.</translation>
    </message>
    <message>
        <source>Tree in the wind</source>
        <translation>Baum im Wind</translation>
    </message>
    <message>
        <source>Rigid branches and springs that keep the angles between them, in gusts of wind. Numbers are ours; the seed draws the tree.</source>
        <translation>Starre Äste und Federn, die die Winkel zwischen ihnen halten, in Windböen. Die Zahlen sind von uns; der Startwert zieht den Baum.</translation>
    </message>
    <message>
        <source>Text on strings</source>
        <translation>Text an Fäden</translation>
    </message>
    <message>
        <source>A word of your own hangs on strings, and a pin that can attract or repel it. Letters and sizes are ours; gravity and friction are Verly&apos;s.</source>
        <translation>Ein Wort von dir hängt an Fäden, dazu eine Befestigung, die es anziehen oder abstoßen kann. Buchstaben und Größen sind von uns; Schwerkraft und Reibung sind von Verly.</translation>
    </message>
    <message>
        <source>Two bodies</source>
        <translation>Zwei Körper</translation>
    </message>
    <message>
        <source>Two stars around their common centre of mass, which moves on steadily. Momentum must be kept as well as energy.</source>
        <translation>Zwei Sterne um ihren gemeinsamen Schwerpunkt, der sich gleichförmig bewegt. Der Impuls muss ebenso erhalten bleiben wie die Energie.</translation>
    </message>
    <message>
        <source>225 dots, 420 sticks and 8 pins that tear at 100 px: the cloth in fifteen lines, as printed.</source>
        <translation>225 Punkte, 8 Befestigungen und 420 Stäbe, die bei 100 px reißen: das Tuch in fünfzehn Zeilen, wie abgedruckt.</translation>
    </message>
    <message>
        <source>Fifty dots fall and slide under friction 0.97 and ground friction 0.7, as printed. The window is ours.</source>
        <translation>Fünfzig Punkte fallen und gleiten mit Reibung 0,97 und Bodenreibung 0,7, wie abgedruckt. Das Fenster ist von uns.</translation>
    </message>
    <message>
        <source>The box made of jello: one iteration per frame, or 100. With the tutorial&apos;s stiffness of 2 and a speed that it forgets to use.</source>
        <translation>Die Kiste aus Wackelpudding: ein Durchgang je Bild oder 100. Mit der Steifigkeit 2 des Tutorials und einem Tempo, das es zu benutzen vergisst.</translation>
    </message>
    <message>
        <source>Ten dots, 15 px apart, as in the sources of Verly.js; its pin is ours.</source>
        <translation>Zehn Punkte im Abstand von 15 px, wie im Quelltext von Verly.js; die Befestigung ist von uns.</translation>
    </message>
    <message>
        <source>A motor turns one end of a rope on a circle. Its numbers are ours.</source>
        <translation>Ein Motor dreht ein Ende eines Seils auf einem Kreis. Seine Zahlen sind von uns.</translation>
    </message>
    <message>
        <source>A dot that attracts what comes near, or repels it, by the rule of the Verly.js sources. Drag it about. Strength and reach are ours.</source>
        <translation>Ein Punkt, der anzieht oder abstößt, was ihm nahe kommt, nach der Regel im Quelltext von Verly.js. Zieh ihn umher. Stärke und Reichweite sind von uns.</translation>
    </message>
    <message>
        <source>Falling particle</source>
        <translation>Fallendes Teilchen</translation>
    </message>
    <message>
        <source>A particle falls, beside the exact fall from rest. Where it was one step before its start decides whether Verlet&apos;s steps are exact. Numbers are ours.</source>
        <translation>Ein Teilchen fällt, neben dem exakten Fall aus der Ruhe. Wo es einen Schritt vor seinem Anfang war, entscheidet, ob Verlets Schritte exakt sind. Die Zahlen sind von uns.</translation>
    </message>
    <message>
        <source>Bouncing balls</source>
        <translation>Springende Bälle</translation>
    </message>
    <message>
        <source>Five balls of restitution 0, 0.3, 0.6, 0.83 and 1: each bounce reaches the square of the restitution times the height before.</source>
        <translation>Fünf Bälle mit den Stoßzahlen 0, 0,3, 0,6, 0,83 und 1: Jeder Sprung erreicht das Quadrat der Stoßzahl mal die vorige Höhe.</translation>
    </message>
    <message>
        <source>Newton&apos;s cradle</source>
        <translation>Kugelstoßpendel</translation>
    </message>
    <message>
        <source>As many balls leave on the right as arrive on the left if the contacts are solved one after the other. Solving all contacts at once conserves momentum and energy as well, but looks different.</source>
        <translation>Rechts gehen so viele Kugeln weg, wie links ankommen, wenn die Kontakte einer nach dem anderen gelöst werden. Löst man alle zugleich, bleiben Impuls und Energie ebenso erhalten, aber es sieht anders aus.</translation>
    </message>
    <message>
        <source>Three balls in a row</source>
        <translation>Drei Bälle in einer Reihe</translation>
    </message>
    <message>
        <source>One ball hits two that touch: (−1, 2, 2) m/s if both contacts act at once, (0, 0, 3) m/s one after the other. Momentum and energy are the same.</source>
        <translation>Ein Ball trifft zwei, die sich berühren: (−1, 2, 2) m/s, wenn beide Kontakte zugleich wirken, (0, 0, 3) m/s nacheinander. Impuls und Energie sind dieselben.</translation>
    </message>
    <message>
        <source>Bullet and thin wall</source>
        <translation>Geschoss und dünne Wand</translation>
    </message>
    <message>
        <source>If the ball is on one side of the wall before a step and on the other side after it, no contact is found, unless the path in between is checked as well.</source>
        <translation>Liegt die Kugel vor einem Schritt auf der einen Seite der Wand und danach auf der anderen, wird kein Kontakt gefunden, außer man prüft auch den Weg dazwischen.</translation>
    </message>
    <message>
        <source>Falling box</source>
        <translation>Fallende Kiste</translation>
    </message>
    <message>
        <source>A box of two metres falls onto a floor and comes to rest a little below: the slop is intended.</source>
        <translation>Eine Kiste von zwei Metern fällt auf einen Boden und kommt ein wenig darunter zur Ruhe: Der Spielraum ist Absicht.</translation>
    </message>
    <message>
        <source>F# engine: boxes</source>
        <translation>F#-Engine: Kisten</translation>
    </message>
    <message>
        <source>Boxes with the numbers and the rules of the F# tutorial: gravity 200, friction 0.6, 5 iterations, slop 0.2. Drawn with y up and with the tutorial&apos;s normal corrected; set it to inward to see the printed version.</source>
        <translation>Kisten mit den Zahlen und Regeln des F#-Tutorials: Fallbeschleunigung 200, Reibung 0,6, 5 Iterationen, Spielraum 0,2. Gezeichnet mit y nach oben und mit berichtigter Normalen des Tutorials; stellt man sie nach innen, sieht man die abgedruckte Fassung.</translation>
    </message>
    <message>
        <source>Rigid bodies from a file</source>
        <translation>Starre Körper aus einer Datei</translation>
    </message>
    <message>
        <source>Bodies and joints that an experiment file describes in full; without one, a box on a floor.</source>
        <translation>Körper und Gelenke, die eine Versuchsdatei vollständig beschreibt; ohne sie eine Kiste auf einem Boden.</translation>
    </message>
    <message>
        <source>Thrown rod</source>
        <translation>Geworfene Stange</translation>
    </message>
    <message>
        <source>Its centre of mass flies along a parabola while it turns evenly. The exact flight is drawn beside it.</source>
        <translation>Ihr Schwerpunkt fliegt auf einer Parabel, während sie sich gleichmäßig dreht. Der exakte Flug ist daneben gezeichnet.</translation>
    </message>
    <message>
        <source>Ball against a free rod</source>
        <translation>Ball gegen eine freie Stange</translation>
    </message>
    <message>
        <source>A blow beside the middle moves and turns the rod. The energy lost is (1 − e²) v² / 2 over 1/m + 1/M + b²/I.</source>
        <translation>Ein Stoß neben die Mitte bewegt und dreht die Stange. Die verlorene Energie ist (1 − e²) v² / 2 durch 1/m + 1/M + b²/I.</translation>
    </message>
    <message>
        <source>Rod on a hinge</source>
        <translation>Stange an einem Drehgelenk</translation>
    </message>
    <message>
        <source>A joint is solved like a contact: for velocities, at the start of the step. The rod loses a little energy with every swing; the exact pendulum is drawn beside it.</source>
        <translation>Ein Gelenk wird wie ein Kontakt gelöst: für Geschwindigkeiten, am Anfang des Schritts. Die Stange verliert mit jeder Schwingung ein wenig Energie; das exakte Pendel ist daneben gezeichnet.</translation>
    </message>
    <message>
        <source>Block on a slope</source>
        <translation>Klotz auf einer schiefen Ebene</translation>
    </message>
    <message>
        <source>A block sticks as long as the tangent of the slope is at most the friction coefficient, and tips over when it is steeper than the block is wide over high.</source>
        <translation>Ein Klotz haftet, solange der Tangens der Neigung höchstens die Reibungszahl ist, und kippt, wenn er größer ist als Breite durch Höhe des Klotzes.</translation>
    </message>
    <message>
        <source>Friction ramp</source>
        <translation>Rampe mit Reibung</translation>
    </message>
    <message>
        <source>Five boxes of friction 0.75 to 0 on one slope: the first three stop, the third by four per cent only.</source>
        <translation>Fünf Kisten mit Reibung 0,75 bis 0 auf einer Ebene: Die ersten drei bleiben stehen, die dritte nur um vier Prozent.</translation>
    </message>
    <message>
        <source>Row of dominoes</source>
        <translation>Dominoreihe</translation>
    </message>
    <message>
        <source>One leans, all fall: impacts, friction and toppling in a row.</source>
        <translation>Einer neigt sich, alle fallen: Aufprall, Reibung und Kippen hintereinander.</translation>
    </message>
    <message>
        <source>Chain of bodies</source>
        <translation>Kette aus Körpern</translation>
    </message>
    <message>
        <source>Twenty bars on hinges: a stack on its side. The error of the joints shows how far the iterations have come.</source>
        <translation>Zwanzig Stangen an Drehgelenken: ein liegender Stapel. Der Fehler der Gelenke zeigt, wie weit die Iterationen gekommen sind.</translation>
    </message>
    <message>
        <source>Rag doll of bodies</source>
        <translation>Schlenkerpuppe aus Körpern</translation>
    </message>
    <message>
        <source>Ten bodies on nine hinges whose angles have limits, as joints of a person have.</source>
        <translation>Zehn Körper an neun Drehgelenken, deren Winkel Grenzen haben wie die Gelenke eines Menschen.</translation>
    </message>
    <message>
        <source>Heavy on light</source>
        <translation>Schwer auf leicht</translation>
    </message>
    <message>
        <source>A heavy box on light ones: each iteration carries little of its weight down to the floor. Substeps help more than iterations.</source>
        <translation>Eine schwere Kiste auf leichten: Jede Iteration trägt wenig von ihrem Gewicht zum Boden hinunter. Teilschritte helfen mehr als Iterationen.</translation>
    </message>
    <message>
        <source>Arch</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Wedges in a half circle: each holds its neighbours, and nothing stands until the last is in its place.</source>
        <translation>Keile in einem Halbkreis: Jeder hält seine Nachbarn, und nichts steht, bevor der letzte an seinem Platz ist.</translation>
    </message>
    <message>
        <source>Jumble in a box</source>
        <translation>Durcheinander im Kasten</translation>
    </message>
    <message>
        <source>Random polygons and circles fall into a box. The seed of the experiment decides which.</source>
        <translation>Zufällige Vielecke und Kreise fallen in einen Kasten. Der Startwert des Versuchs entscheidet, welche.</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>Starre Körper</translation>
    </message>
    <message>
        <source>Two bodies and their shadows</source>
        <translation>Zwei Körper und ihre Schatten</translation>
    </message>
    <message>
        <source>Two bodies without forces, to be moved and turned by hand: they touch if their shadows overlap on every axis.</source>
        <translation>Zwei Körper ohne Kräfte, von Hand zu bewegen und zu drehen: Sie berühren sich, wenn sich ihre Schatten auf jeder Achse überlappen.</translation>
    </message>
    <message>
        <source>Crossing spikes</source>
        <translation>Gekreuzte Dornen</translation>
    </message>
    <message>
        <source>Find the bug: a rule that looks for corners inside the other body lets spikes pass through each other. Clipped edges find the contact.</source>
        <translation>Finde den Fehler: Eine Regel, die nach Ecken im anderen Körper sucht, lässt Dornen durcheinander hindurch. Zugeschnittene Kanten finden den Kontakt.</translation>
    </message>
    <message>
        <source>Stack of boxes</source>
        <translation>Kistenstapel</translation>
    </message>
    <message>
        <source>A pile of boxes is a chain of contacts: what an iteration corrects at the floor reaches the top box only iterations later, unless impulses are kept from step to step.</source>
        <translation>Ein Kistenstapel ist eine Kette von Kontakten: Was eine Iteration am Boden korrigiert, erreicht die oberste Kiste erst Iterationen später, außer man behält die Kraftstöße von Schritt zu Schritt.</translation>
    </message>
    <message>
        <source>Pyramid of boxes</source>
        <translation>Kistenpyramide</translation>
    </message>
    <message>
        <source>Rows of boxes: many contacts that all depend on each other. No box may leave its row.</source>
        <translation>Reihen von Kisten: viele Kontakte, die alle voneinander abhängen. Keine Kiste darf ihre Reihe verlassen.</translation>
    </message>
    <message>
        <source>One stick</source>
        <translation>Ein Stab</translation>
    </message>
    <message>
        <source>Two ends and one stick of the wrong length: how far each end moves in each pass of one step.</source>
        <translation>Zwei Enden und ein Stab von falscher Länge: wie weit sich jedes Ende in jedem Durchgang eines Schritts bewegt.</translation>
    </message>
    <message>
        <source>Compliant spring</source>
        <translation>Nachgiebige Feder</translation>
    </message>
    <message>
        <source>One mass on one stick that gives, beside the exact spring: what passes do to its stiffness.</source>
        <translation>Eine Masse an einem nachgiebigen Stab, neben der exakten Feder: was Durchgänge mit seiner Steifigkeit machen.</translation>
    </message>
    <message>
        <source>Points between walls</source>
        <translation>Punkte zwischen Wänden</translation>
    </message>
    <message>
        <source>Sticks between walls</source>
        <translation>Stäbe zwischen Wänden</translation>
    </message>
    <message>
        <source>Blocks on the floor</source>
        <translation>Blöcke am Boden</translation>
    </message>
    <message>
        <source>Cloth between walls</source>
        <translation>Tuch zwischen Wänden</translation>
    </message>
    <message>
        <source>Cloth on every second pin</source>
        <translation>Tuch an jedem zweiten Nagel</translation>
    </message>
    <message>
        <source>Rag doll</source>
        <translation>Schlenkerpuppe</translation>
    </message>
    <message>
        <source>Cloth to tear</source>
        <translation>Tuch zum Zerreißen</translation>
    </message>
    <message>
        <source>Fifty dots</source>
        <translation>Fünfzig Punkte</translation>
    </message>
    <message>
        <source>Soft box</source>
        <translation>Weicher Kasten</translation>
    </message>
    <message>
        <source>Rope to swing</source>
        <translation>Seil zum Schwingen</translation>
    </message>
    <message>
        <source>Rope with a motor</source>
        <translation>Seil mit Motor</translation>
    </message>
    <message>
        <source>Attraction and repulsion</source>
        <translation>Anziehung und Abstoßung</translation>
    </message>
    <message>
        <source>Box of four points</source>
        <translation>Kasten aus vier Punkten</translation>
    </message>
    <message>
        <source>Two wells</source>
        <translation>Zwei Mulden</translation>
    </message>
    <message>
        <source>A body between two hollows: with little energy it stays in one, with more it crosses the barrier. Near the barrier a small error decides.</source>
        <translation>Ein Körper zwischen zwei Mulden: Mit wenig Energie bleibt er in einer, mit mehr überquert er die Schwelle. Nahe der Schwelle entscheidet ein kleiner Fehler.</translation>
    </message>
    <message>
        <source>Duffing oscillator</source>
        <translation>Duffing-Schwinger</translation>
    </message>
    <message>
        <source>A mass on a spring that is not linear, damped and driven. As the drive grows, the period of the motion doubles until it never repeats.</source>
        <translation>Eine Masse an einer nichtlinearen Feder, gedämpft und angetrieben. Mit stärkerem Antrieb verdoppelt sich die Periode der Bewegung immer wieder, bis sie sich nie mehr wiederholt.</translation>
    </message>
    <message>
        <source>Lorenz attractor</source>
        <translation>Lorenz-Attraktor</translation>
    </message>
    <message>
        <source>Three equations of first order for a fluid that is heated from below. Neighbouring motions part, and yet stay on one figure.</source>
        <translation>Drei Gleichungen erster Ordnung für eine Flüssigkeit, die von unten erwärmt wird. Benachbarte Bewegungen trennen sich und bleiben doch auf einer Figur.</translation>
    </message>
    <message>
        <source>Own equations</source>
        <translation>Eigene Gleichungen</translation>
    </message>
    <message>
        <source>Several equations of first or second order that you type yourself, by the names of their variables.</source>
        <translation>Mehrere selbst eingegebene Gleichungen erster oder zweiter Ordnung, mit den Namen ihrer Größen.</translation>
    </message>
    <message>
        <source>The point shows two of the variables; type their start instead.</source>
        <translation>Der Punkt zeigt zwei der Größen; geben Sie stattdessen ihren Start ein.</translation>
    </message>
    <message>
        <source>Perturbed orbit</source>
        <translation>Gestörte Bahn</translation>
    </message>
    <message>
        <source>A planet around a flattened sun, whose ellipse turns. Methods turn it, too: by how much too much or too little?</source>
        <translation>Ein Planet um eine abgeplattete Sonne, dessen Ellipse sich dreht. Auch Verfahren drehen sie: um wie viel zu viel oder zu wenig?</translation>
    </message>
    <message>
        <source>Predators and prey</source>
        <translation>Räuber und Beute</translation>
    </message>
    <message>
        <source>Prey feed the predators, and predators eat the prey: both numbers go up and down for ever. Methods let the cycle grow or shrink.</source>
        <translation>Beutetiere ernähren die Räuber, und Räuber fressen die Beutetiere: Beide Zahlen steigen und fallen immer weiter. Verfahren lassen den Umlauf wachsen oder schrumpfen.</translation>
    </message>
    <message>
        <source>Van der Pol oscillator</source>
        <translation>Van-der-Pol-Schwinger</translation>
    </message>
    <message>
        <source>Small motions grow and large ones shrink, until all follow the same cycle. With a large μ it jumps.</source>
        <translation>Kleine Bewegungen wachsen und große schrumpfen, bis alle demselben Umlauf folgen. Mit großem μ springt er.</translation>
    </message>
    <message>
        <source>Ball and chain</source>
        <translation>Kugel und Kette</translation>
    </message>
    <message>
        <source>A chain of capsules with a disc of almost 700 times the mass of a link: it tears where a solver does not carry the load to the pin.</source>
        <translation>Eine Kette aus Kapseln mit einer Scheibe von fast der 700-fachen Masse eines Gliedes: Sie reißt, wo ein Löser die Last nicht bis zur Aufhängung trägt.</translation>
    </message>
    <message>
        <source>Bridge of planks</source>
        <translation>Brücke aus Brettern</translation>
    </message>
    <message>
        <source>Planks on hinges between two pins, without slack. The longer the bridge, the more iterations the load needs to reach the pins.</source>
        <translation>Bretter an Drehgelenken zwischen zwei festen Punkten, ohne Durchhang. Je länger die Brücke ist, desto mehr Iterationen braucht die Last bis zu den festen Punkten.</translation>
    </message>
    <message>
        <source>House of cards</source>
        <translation>Kartenhaus</translation>
    </message>
    <message>
        <source>Cards of two millimetres that lean against each other. Friction alone holds them, and every correction of an overlap shakes them.</source>
        <translation>Karten von zwei Millimetern, die aneinander lehnen. Nur die Reibung hält sie, und jede Korrektur einer Überlappung rüttelt an ihnen.</translation>
    </message>
    <message>
        <source>Arch with slabs</source>
        <translation>Bogen mit Platten</translation>
    </message>
    <message>
        <source>A slender arch, shaped like a hanging chain, that carries slabs.</source>
        <translation>Ein schlanker Bogen von der Form einer hängenden Kette, der Platten trägt.</translation>
    </message>
    <message>
        <source>Rush to the middle</source>
        <translation>Gedränge zur Mitte</translation>
    </message>
    <message>
        <source>Forces press all discs to one place, where they become a heap that should come to rest.</source>
        <translation>Kräfte drücken alle Scheiben an eine Stelle. Dort werden sie zu einem Haufen, der zur Ruhe kommen soll.</translation>
    </message>
    <message>
        <source>Confined discs</source>
        <translation>Eingesperrte Scheiben</translation>
    </message>
    <message>
        <source>More discs than the box has room for: they overlap, press on each other and should come to rest.</source>
        <translation>Mehr Scheiben, als im Kasten Platz haben: Sie überlappen, drücken aufeinander und sollen zur Ruhe kommen.</translation>
    </message>
    <message>
        <source>Throw through air</source>
        <translation>Wurf durch Luft</translation>
    </message>
    <message>
        <source>A light ball thrown through air, which slows it down by the square of its speed. No formula says where it lands.</source>
        <translation>Ein leichter Ball fliegt durch Luft, die ihn mit dem Quadrat seines Tempos bremst. Keine Formel sagt, wo er landet.</translation>
    </message>
    <message>
        <source>Halley&apos;s comet</source>
        <translation>Halleyscher Komet</translation>
    </message>
    <message>
        <source>Sun, Jupiter, Saturn and Halley&apos;s comet from September 16, 1682 on. When does the comet come back? Lengths in au, times in days.</source>
        <translation>Sonne, Jupiter, Saturn und der Halleysche Komet ab dem 16. September 1682. Wann kommt der Komet zurück? Längen in au, Zeiten in Tagen.</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Lieblinge</translation>
    </message>
    <message>
        <source>A bob on a rigid rod without mass, at any amplitude: it swings, or it turns over. It can be damped and driven. Angles count from the lowest point.</source>
        <translation>Ein Pendelkörper an einer starren Stange ohne Masse, bei jeder Amplitude: Er schwingt oder überschlägt sich. Er lässt sich dämpfen und antreiben. Winkel zählen vom tiefsten Punkt aus.</translation>
    </message>
</context>
<context>
    <name>thing</name>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>Rückprall</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Gravity factor</source>
        <translation>Schwerefaktor</translation>
    </message>
    <message>
        <source>Stays fixed</source>
        <translation>Bleibt fest</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Motor speed</source>
        <translation>Drehgeschwindigkeit</translation>
    </message>
    <message>
        <source>Largest torque</source>
        <translation>Größtes Drehmoment</translation>
    </message>
    <message>
        <source>Springy</source>
        <translation>Federnd</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>Dämpfungsgrad</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Steifigkeit</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Only pulls</source>
        <translation>Nur auf Zug</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Click for a ball, or drag from its centre.</source>
        <translation>Klicke für eine Kugel, oder zieh von ihrer Mitte aus.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kiste</translation>
    </message>
    <message>
        <source>Click for a box, or drag from corner to corner.</source>
        <translation>Klicke für eine Kiste, oder zieh von Ecke zu Ecke.</translation>
    </message>
    <message>
        <source>Stick</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>Click for a stick, or drag from end to end.</source>
        <translation>Klicke für einen Stab, oder zieh von Ende zu Ende.</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>Click the corners, then the first one again.</source>
        <translation>Klicke die Ecken an, zuletzt noch einmal die erste.</translation>
    </message>
    <message>
        <source>Fixed block</source>
        <translation>Fester Block</translation>
    </message>
    <message>
        <source>A piece of ground or wall: drag from corner to corner.</source>
        <translation>Ein Stück Boden oder Wand: zieh von Ecke zu Ecke.</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Click on a body: the wheel turns there.</source>
        <translation>Klicke auf einen Körper: dort dreht sich das Rad.</translation>
    </message>
    <message>
        <source>Wheel with motor</source>
        <translation>Rad mit Motor</translation>
    </message>
    <message>
        <source>Click on a body: the wheel turns there and drives it.</source>
        <translation>Klicke auf einen Körper: dort dreht sich das Rad und treibt ihn an.</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Stange</translation>
    </message>
    <message>
        <source>Drag from body to body, or from a place to a body.</source>
        <translation>Zieh von Körper zu Körper, oder von einem Ort zu einem Körper.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Click where two bodies overlap, or on one body to pin it.</source>
        <translation>Klicke dorthin, wo sich zwei Körper überdecken, oder auf einen, um ihn drehbar aufzuhängen.</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>Schweißstelle</translation>
    </message>
    <message>
        <source>Click where two bodies overlap, or on one body to hold it.</source>
        <translation>Klicke dorthin, wo sich zwei Körper überdecken, oder auf einen, um ihn festzuhalten.</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Drag from one end to the other: planks with hinges.</source>
        <translation>Zieh von einem Ende zum anderen: Bretter mit Gelenken.</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Seil</translation>
    </message>
    <message>
        <source>Drag from where it hangs to its other end.</source>
        <translation>Zieh von seiner Aufhängung zum anderen Ende.</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>Teilchen</translation>
    </message>
    <message>
        <source>Click to place particles.</source>
        <translation>Klicke, um Teilchen zu setzen.</translation>
    </message>
    <message>
        <source>Click from point to point; Esc ends the row.</source>
        <translation>Klicke von Punkt zu Punkt; Esc beendet die Reihe.</translation>
    </message>
    <message>
        <source>Box of sticks</source>
        <translation>Kasten aus Stäben</translation>
    </message>
</context>
<context>
    <name>timestep::About</name>
    <message>
        <source>See what numerical integration and constraint relaxation do.</source>
        <translation>Sehen, was numerische Integration und die Relaxation von Zwangsbedingungen bewirken.</translation>
    </message>
    <message>
        <source>By the Timestep developers.</source>
        <translation>Vom Entwicklungsteam von Timestep.</translation>
    </message>
    <message>
        <source>Free software: you may use it, study it, change it and pass it on under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software: Du darfst sie nutzen, untersuchen, verändern und weitergeben, unter der GNU General Public License, Version 3 oder später. Sie kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Timestep uses these works. All their licences allow it.</source>
        <translation>Timestep verwendet diese Werke. Ihre Lizenzen erlauben das alle.</translation>
    </message>
    <message>
        <source>work</source>
        <translation>Werk</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>If you use Timestep in teaching or research, please cite it:</source>
        <translation>Wenn du Timestep im Unterricht oder in der Forschung verwendest, zitiere es bitte:</translation>
    </message>
    <message>
        <source>%1, compiled with %2</source>
        <translation>%1, übersetzt mit %2</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Bildschirme</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>timestep::AboutDialog</name>
    <message>
        <source>About Timestep</source>
        <translation>Über Timestep</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Ü&amp;ber</translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <translation>&amp;Neues</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Cite</source>
        <translation>&amp;Zitieren</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>Co&amp;py this page</source>
        <translation>Diese Seite &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>timestep::AnalysisDialog</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Rechnen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Show the &amp;area against time</source>
        <translation>&amp;Fläche gegen die Zeit zeigen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Kind of analysis</source>
        <translation>Art der Analyse</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Ar&amp;t</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Show as &amp;plot</source>
        <translation>Als &amp;Diagramm zeigen</translation>
    </message>
    <message>
        <source>Evidence of the facts</source>
        <translation>Belege der Befunde</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>timestep::AnalysisFields</name>
    <message>
        <source>Take</source>
        <translation>Davon</translation>
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
        <source>Along x</source>
        <translation>Entlang x</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>step size h</source>
        <translation>Schrittweite h</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Numbers or fractions, separated by semicolons or blanks</source>
        <translation>Zahlen oder Brüche, getrennt durch Semikolons oder Leerzeichen</translation>
    </message>
    <message>
        <source>Step sizes</source>
        <translation>Schrittweiten</translation>
    </message>
    <message>
        <source>halved, see below</source>
        <translation>halbiert, siehe unten</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>timestep::Animation</name>
    <message>
        <source>A picture of the animation could not be written.</source>
        <translation>Ein Bild der Animation konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 could not make this file.</source>
        <translation>%1 konnte diese Datei nicht herstellen.</translation>
    </message>
    <message>
        <source>%1 could not make this file: %2</source>
        <translation>%1 konnte diese Datei nicht herstellen: %2</translation>
    </message>
    <message>
        <source>step %1 · %2</source>
        <translation>Schritt %1 · %2</translation>
    </message>
    <message>
        <source>time lapse %1 ×</source>
        <translation>Zeitraffer %1 ×</translation>
    </message>
    <message>
        <source>slow motion 1/%1 ×</source>
        <translation>Zeitlupe 1/%1 ×</translation>
    </message>
    <message>
        <source>GIF, WebM and MP4 are made by the program &quot;ffmpeg&quot;, which is not installed here; an animated PNG needs nothing else.</source>
        <translation>GIF, WebM und MP4 macht das Programm „ffmpeg“, das hier nicht installiert ist; ein animiertes PNG braucht nichts weiter.</translation>
    </message>
</context>
<context>
    <name>timestep::AnimationDialog</name>
    <message>
        <source>&amp;Dark ground</source>
        <translation>&amp;Dunkler Grund</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>units of time</source>
        <translation>Zeiteinheiten</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Unit of the length</source>
        <translation>Einheit der Länge</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Bildpunkte</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>Animiertes PNG</translation>
    </message>
    <message>
        <source>The first picture</source>
        <translation>Das erste Bild</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Länge</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Pictures per &amp;second</source>
        <translation>&amp;Bilder je Sekunde</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 s to watch, at the scene&apos;s own pace.</source>
        <translation>%1, %2 s anzusehen, im Tempo der Szene.</translation>
    </message>
    <message>
        <source>%1, %2 s to watch: %3, which every picture says.</source>
        <translation>%1, %2 s anzusehen: %3; das steht in jedem Bild.</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>Animation speichern</translation>
    </message>
    <message>
        <source>The animation was stopped; nothing was written.</source>
        <translation>Die Animation wurde angehalten; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Saved as %1. The file carries its experiment and opens again in Timestep.</source>
        <translation>Gespeichert als %1. Die Datei trägt ihren Versuch in sich und lässt sich in Timestep wieder öffnen.</translation>
    </message>
</context>
<context>
    <name>timestep::AsideBar</name>
    <message>
        <source>The lesson “%1” is put aside.</source>
        <translation>Die Lektion „%1“ ist beiseitegelegt.</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Back to the lesson, to its step and its runs</source>
        <translation>Zurück zur Lektion, zu ihrem Schritt und ihren Läufen</translation>
    </message>
    <message>
        <source>Hide this line</source>
        <translation>Diese Zeile ausblenden</translation>
    </message>
</context>
<context>
    <name>timestep::BoxFrame</name>
    <message>
        <source>open</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>What is simulation, what is world?</source>
        <translation>Was ist Simulation, was ist Welt?</translation>
    </message>
</context>
<context>
    <name>timestep::CalculatedController</name>
    <message>
        <source>The new column is in the list of columns of every plot.</source>
        <translation>Die neue Spalte steht in der Spaltenliste jedes Diagramms.</translation>
    </message>
</context>
<context>
    <name>timestep::CalculatedDialog</name>
    <message>
        <source>&amp;Add a column</source>
        <translation>Spalte &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Calculated columns</source>
        <translation>Berechnete Spalten</translation>
    </message>
    <message>
        <source>A calculated column holds one value in every row of a run. Plots, fits, tables and figures treat it like the measured columns.</source>
        <translation>Eine berechnete Spalte enthält einen Wert in jeder Zeile eines Laufs. Diagramme, Anpassungen, Tabellen und Abbildungen behandeln sie wie die gemessenen Spalten.</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>momentum</source>
        <translation>Impuls</translation>
    </message>
    <message>
        <source>kg m/s; empty for a pure number</source>
        <translation>kg m/s; leer für eine reine Zahl</translation>
    </message>
    <message>
        <source>m*v</source>
        <translation>m*v</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>E&amp;inheit</translation>
    </message>
    <message>
        <source>&amp;Formula</source>
        <translation>&amp;Formel</translation>
    </message>
    <message>
        <source>A formula may use these names. A click inserts one. delta(y) is the change of y since the row before, and sum(y) adds up y over all rows so far.</source>
        <translation>Eine Formel darf diese Namen verwenden. Ein Klick setzt einen ein. delta(y) ist die Änderung von y seit der Zeile davor, und sum(y) addiert y über alle bisherigen Zeilen.</translation>
    </message>
    <message>
        <source>new column</source>
        <translation>neue Spalte</translation>
    </message>
    <message>
        <source>In formulas: %1</source>
        <translation>In Formeln: %1</translation>
    </message>
    <message>
        <source>In the column “%1”: %2</source>
        <translation>In der Spalte „%1“: %2</translation>
    </message>
    <message>
        <source>sum of the values in all rows so far</source>
        <translation>Summe der Werte in allen bisherigen Zeilen</translation>
    </message>
    <message>
        <source>change since the row before</source>
        <translation>Änderung seit der Zeile davor</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 einsetzen</translation>
    </message>
    <message>
        <source>At t = %1 the value is not defined.</source>
        <translation>Bei t = %1 ist der Wert nicht definiert.</translation>
    </message>
    <message>
        <source>At t = %1: %2 = %3</source>
        <translation>Bei t = %1: %2 = %3</translation>
    </message>
</context>
<context>
    <name>timestep::Chart</name>
    <message>
        <source>The run draws here.</source>
        <translation>Hier zeichnet der Lauf.</translation>
    </message>
    <message>
        <source>x axis: symmetric logarithm, nearly linear within ±%1</source>
        <translation>x-Achse: symmetrischer Logarithmus, nahezu linear innerhalb von ±%1</translation>
    </message>
    <message>
        <source>y axis: symmetric logarithm, nearly linear within ±%1</source>
        <translation>y-Achse: symmetrischer Logarithmus, nahezu linear innerhalb von ±%1</translation>
    </message>
    <message>
        <source>magnified ×%1</source>
        <translation>vergrößert ×%1</translation>
    </message>
</context>
<context>
    <name>timestep::CheckLessonDialog</name>
    <message>
        <source>Check a lesson</source>
        <translation>Lektion prüfen</translation>
    </message>
    <message>
        <source>&amp;Lesson, or folder of lessons:</source>
        <translation>&amp;Lektion oder Ordner mit Lektionen:</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>&amp;Datei wählen…</translation>
    </message>
    <message>
        <source>Choose a fol&amp;der…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>&amp;Measure every number that the lesson claims</source>
        <translation>Jede &amp;behauptete Zahl nachmessen</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Fortschritt der Prüfung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Text der Lektion</translation>
    </message>
    <message>
        <source>&amp;Open in the editor</source>
        <translation>Im &amp;Editor öffnen</translation>
    </message>
    <message>
        <source>Lesson to check</source>
        <translation>Zu prüfende Lektion</translation>
    </message>
    <message>
        <source>Lessons (*.md)</source>
        <translation>Lektionen (*.md)</translation>
    </message>
    <message>
        <source>Folder of lessons to check</source>
        <translation>Ordner mit zu prüfenden Lektionen</translation>
    </message>
    <message>
        <source>The check runs.</source>
        <translation>Die Prüfung läuft.</translation>
    </message>
    <message>
        <source>The check is at “%1”.</source>
        <translation>Die Prüfung ist bei „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>The check was stopped. So far it found %n fault(s).</source>
        <translation>
            <numerusform>Die Prüfung wurde angehalten. Bis dahin hat sie %n Fehler gefunden.</numerusform>
            <numerusform>Die Prüfung wurde angehalten. Bis dahin hat sie %n Fehler gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s). Choose one to see its place.</source>
        <translation>
            <numerusform>%n Fehler. Wähle ihn, um seine Stelle zu sehen.</numerusform>
            <numerusform>%n Fehler. Wähle einen, um seine Stelle zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No fault was found, and every claim holds.</source>
        <translation>Es wurde kein Fehler gefunden, und jede Behauptung stimmt.</translation>
    </message>
    <message>
        <source>No fault was found.</source>
        <translation>Es wurde kein Fehler gefunden.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>The system has no editor for %1.</source>
        <translation>Das System hat keinen Editor für %1.</translation>
    </message>
</context>
<context>
    <name>timestep::CheckRow</name>
    <message>
        <source>Something else happens.</source>
        <translation>Es kommt anders.</translation>
    </message>
    <message>
        <source>Your curve in the plot</source>
        <translation>Deine Kurve im Diagramm</translation>
    </message>
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
        <source>%1: predicted %2, measured %3</source>
        <translation>%1: vorhergesagt %2, gemessen %3</translation>
    </message>
    <message>
        <source>%1 of %2 are right.</source>
        <translation>%1 von %2 sind richtig.</translation>
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
    <message>
        <source>measured; the number is shown when the question is answered</source>
        <translation>gemessen; die Zahl erscheint, wenn die Frage beantwortet ist</translation>
    </message>
    <message>
        <source>Complete the lines first. Then a run counts.</source>
        <translation>Vervollständige zuerst die Zeilen. Danach zählt ein Lauf.</translation>
    </message>
    <message>
        <source>The run will show it.</source>
        <translation>Der Lauf wird es zeigen.</translation>
    </message>
    <message>
        <source>You made no prediction.</source>
        <translation>Du hast keine Vorhersage gemacht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
    <name>timestep::ClassBook</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>%1 (comment)</source>
        <translation>%1 (Kommentar)</translation>
    </message>
    <message>
        <source>All lessons (%)</source>
        <translation>Alle Lektionen (%)</translation>
    </message>
    <message>
        <source>%1 of %2 points.</source>
        <translation>%1 von %2 Punkten.</translation>
    </message>
    <message>
        <source>The file was altered: no points.</source>
        <translation>Die Datei wurde verändert: keine Punkte.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>To your answer</source>
        <translation>Zu deiner Antwort</translation>
    </message>
    <message>
        <source>%1 of them for sentences.</source>
        <translation>Davon %1 für Sätze.</translation>
    </message>
    <message>
        <source>Your numbers: %1.</source>
        <translation>Deine Zahlen: %1.</translation>
    </message>
</context>
<context>
    <name>timestep::ClassList</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kürzel</translation>
    </message>
</context>
<context>
    <name>timestep::ClassListDialog</name>
    <message>
        <source>List of the class</source>
        <translation>Klassenliste</translation>
    </message>
    <message>
        <source>&amp;Names or codes, one in each line, or the list that Moodle or Canvas exports:</source>
        <translation>&amp;Namen oder Kürzel, je Zeile eines, oder die Liste, die Moodle oder Canvas ausgibt:</translation>
    </message>
    <message>
        <source>Kept on this computer as %1.</source>
        <translation>Auf diesem Computer aufgehoben als %1.</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Gewicht von %1</translation>
    </message>
    <message>
        <source>&amp;Read a file…</source>
        <translation>Datei &amp;lesen…</translation>
    </message>
    <message>
        <source>Lists (*.csv *.txt *.tsv *.json);;All files (*)</source>
        <translation>Listen (*.csv *.txt *.tsv *.json);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n learner(s).</source>
        <translation>
            <numerusform>%n Lernende.</numerusform>
            <numerusform>%n Lernende.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns: %1.</source>
        <translation>Spalten: %1.</translation>
    </message>
</context>
<context>
    <name>timestep::CodeCard</name>
    <message>
        <source>Lines of the method</source>
        <translation>Zeilen des Verfahrens</translation>
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
    <message>
        <source>Lines that differ: %1</source>
        <translation>Zeilen, die sich unterscheiden: %1</translation>
    </message>
    <message>
        <source>wa, wb: 1 divided by the mass of each end, 0 for a pinned one</source>
        <translation>wa, wb: 1 geteilt durch die Masse des jeweiligen Endes, 0 bei einem festen</translation>
    </message>
    <message>
        <source>k: stiffness, 0 to 1</source>
        <translation>k: Steifigkeit, 0 bis 1</translation>
    </message>
    <message>
        <source>L: length of the stick when nothing pulls</source>
        <translation>L: Länge des Stabs, wenn nichts zieht</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Change the lines of this method and run it</source>
        <translation>Die Zeilen dieses Verfahrens ändern und es laufen lassen</translation>
    </message>
    <message>
        <source>Edit the method %1</source>
        <translation>Das Verfahren %1 bearbeiten</translation>
    </message>
</context>
<context>
    <name>timestep::ColourButton</name>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Colour of run %1</source>
        <translation>Farbe von Lauf %1</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Eine andere Farbe …</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Farbe: %1</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
</context>
<context>
    <name>timestep::CommandLine</name>
    <message>
        <source>there is no command and no file “%1”</source>
        <translation>es gibt keinen Befehl und keine Datei „%1“</translation>
    </message>
    <message>
        <source>; did you mean “%1”?</source>
        <translation>; ist „%1“ gemeint?</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>%1; %2 --help shows what there is</source>
        <translation>%1; %2 --help zeigt, was es gibt</translation>
    </message>
    <message>
        <source>there is no language “%1”; there are %2</source>
        <translation>es gibt keine Sprache „%1“; es gibt %2</translation>
    </message>
    <message>
        <source>“timestep %1” has no “%2”</source>
        <translation>„timestep %1“ kennt „%2“ nicht</translation>
    </message>
    <message>
        <source>“%1” does not take these arguments: %2</source>
        <translation>„%1“ nimmt diese Angaben nicht an: %2</translation>
    </message>
    <message>
        <source>“%1” has no option “%2”</source>
        <translation>„%1“ hat keine Option „%2“</translation>
    </message>
    <message>
        <source>“%1” needs one of these words: %2</source>
        <translation>„%1“ braucht eines dieser Wörter: %2</translation>
    </message>
    <message>
        <source>%1 takes a number, not “%2”</source>
        <translation>%1 verlangt eine Zahl, nicht „%2“</translation>
    </message>
    <message>
        <source>%1 takes a number from %2 to %3, not “%4”</source>
        <translation>%1 verlangt eine Zahl von %2 bis %3, nicht „%4“</translation>
    </message>
    <message>
        <source>%1 needs a value behind it</source>
        <translation>hinter %1 muss ein Wert stehen</translation>
    </message>
    <message>
        <source>%1 can be given only once</source>
        <translation>%1 darf nur einmal stehen</translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 hat keinen Wert</translation>
    </message>
    <message>
        <source>%1 is given together with %2 only</source>
        <translation>%1 gibt es nur zusammen mit %2</translation>
    </message>
    <message>
        <source>fitted order %1 (from %2 to %3)</source>
        <translation>angepasste Ordnung %1 (von %2 bis %3)</translation>
    </message>
    <message>
        <source>%1 rows; --table writes them, --figure draws them</source>
        <translation>%1 Zeilen; --table schreibt sie, --figure zeichnet sie</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>no straight line on log-log paper, so no order is fitted</source>
        <translation>keine Gerade bei zwei logarithmischen Achsen, also wird keine Ordnung angepasst</translation>
    </message>
    <message>
        <source>every lesson in %1 is in order, and every claim holds</source>
        <translation>jede Lektion in %1 ist in Ordnung, und jede Behauptung gilt</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>start value</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>correlation of %1 and %2: %3</source>
        <translation>Korrelation von %1 und %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 points, rms of the residuals %3</source>
        <translation>%1: %2 Punkte, quadratisches Mittel der Abweichungen %3</translation>
    </message>
    <message>
        <source>the uncertainties follow from the scatter of the points about the run, with %1 degrees of freedom</source>
        <translation>die Unsicherheiten folgen aus der Streuung der Punkte um den Lauf, mit %1 Freiheitsgraden</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson %1</source>
        <translation>Lektion %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>Ordnung %1</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>löst Gleichungen</translation>
    </message>
    <message>
        <source>%1 per step</source>
        <translation>%1 je Schritt</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>nicht anwendbar</translation>
    </message>
    <message>
        <source>stable: %1</source>
        <translation>stabil: %1</translation>
    </message>
    <message>
        <source>symplectic</source>
        <translation>symplektisch</translation>
    </message>
    <message>
        <source>reversible</source>
        <translation>umkehrbar</translation>
    </message>
    <message>
        <source>%1; one of %2</source>
        <translation>%1; eines von %2</translation>
    </message>
    <message>
        <source>%1, at least %2</source>
        <translation>%1, mindestens %2</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1, von %2 bis %3</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) cannot be read and are left out</source>
        <translation>
            <numerusform>%n Ergebnis ist nicht lesbar und fehlt</numerusform>
            <numerusform>%n Ergebnisse sind nicht lesbar und fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>looked at</source>
        <translation>nur angesehen</translation>
    </message>
    <message>
        <source>stick %1: %2 and %3</source>
        <translation>Stab %1: %2 und %3</translation>
    </message>
    <message>
        <source>strain %1 to %2</source>
        <translation>Dehnung %1 auf %2</translation>
    </message>
    <message>
        <source>strain %1</source>
        <translation>Dehnung %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>after the pass: largest strain %1</source>
        <translation>nach dem Durchgang: größte Dehnung %1</translation>
    </message>
    <message>
        <source>%1, step %2, t = %3</source>
        <translation>%1, Schritt %2, t = %3</translation>
    </message>
    <message>
        <source>largest %1</source>
        <translation>größter Betrag %1</translation>
    </message>
    <message>
        <source>joined %1 parts, %2 values</source>
        <translation>%1 Teile verbunden, %2 Werte</translation>
    </message>
    <message>
        <source>the uncertainties follow from those of the points</source>
        <translation>die Unsicherheiten folgen aus denen der Punkte</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>steigend</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>fallend</translation>
    </message>
    <message>
        <source>%1 = %2 (%3) at %4 %5</source>
        <translation>%1 = %2 (%3) bei %4 %5</translation>
    </message>
    <message>
        <source>%1 has handed nothing in</source>
        <translation>%1 hat nichts abgegeben</translation>
    </message>
    <message>
        <source>%1 is not on the list</source>
        <translation>%1 steht nicht auf der Liste</translation>
    </message>
</context>
<context>
    <name>timestep::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Action, scene, lesson, page of the manual</source>
        <translation>Aktion, Szene, Lektion, Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Type a part of its name, choose with the arrow keys, press Enter.</source>
        <translation>Tippe einen Teil des Namens, wähle mit den Pfeiltasten, drücke die Eingabetaste.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>timestep::ConceptTest</name>
    <message>
        <source>Name or code: ______________________   Before the course ☐   After the course ☐</source>
        <translation>Name oder Kürzel: ______________________   Vor dem Kurs ☐   Nach dem Kurs ☐</translation>
    </message>
    <message>
        <source>Tick one answer to each question. The same test is taken before the course and after it. There are no marks.</source>
        <translation>Kreuze bei jeder Frage eine Antwort an. Derselbe Test kommt vor dem Kurs und danach. Es gibt keine Noten.</translation>
    </message>
    <message>
        <source>%1: for the teacher</source>
        <translation>%1: für die Lehrkraft</translation>
    </message>
    <message>
        <source>Two questions for each idea that gets in the way most often. Give the same test before lesson 1 and after the last one, without going through the answers in between. Half an hour is enough.</source>
        <translation>Zwei Fragen zu jeder Vorstellung, die am häufigsten im Weg ist. Geben Sie denselben Test vor Lektion 1 und nach der letzten, ohne die Antworten dazwischen zu besprechen. Eine halbe Stunde genügt.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>What the wrong answers show</source>
        <translation>Was die falschen Antworten zeigen</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Summary of the class</source>
        <translation>Übersicht der Klasse</translation>
    </message>
    <message>
        <source>Count the right answers. The gain is the part of the possible progress that was made: (after − before) / (number of learners − before). It is fair to classes that already knew much. Results of the screen are counted by Teach &gt; Collect results.</source>
        <translation>Zählen Sie die richtigen Antworten. Der Gewinn ist der Anteil am möglichen Fortschritt: (nachher − vorher) / (Zahl der Lernenden − vorher). So werden auch Klassen gerecht verglichen, die schon viel wussten. Ergebnisse vom Bildschirm zählt Unterricht &gt; Ergebnisse einsammeln.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>right before</source>
        <translation>richtig vorher</translation>
    </message>
    <message>
        <source>right after</source>
        <translation>richtig nachher</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>most frequent wrong idea after</source>
        <translation>häufigste falsche Vorstellung nachher</translation>
    </message>
</context>
<context>
    <name>timestep::ConceptTestDialog</name>
    <message>
        <source>Concept test</source>
        <translation>Verständnistest</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Key for the teacher</source>
        <translation>Lösungen für die Lehrkraft</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Take it on this screen</source>
        <translation>&amp;Am Bildschirm ausfüllen</translation>
    </message>
    <message>
        <source>Opens the questions in the window. Results that are saved or handed in before the course and after it are compared by Teach &gt; Collect results.</source>
        <translation>Öffnet die Fragen im Fenster. Ergebnisse, die vor dem Kurs und danach gespeichert oder abgegeben werden, vergleicht Unterricht &gt; Ergebnisse einsammeln.</translation>
    </message>
    <message>
        <source>Save for &amp;Moodle …</source>
        <translation>Für &amp;Moodle speichern …</translation>
    </message>
    <message>
        <source>Save for Moodle</source>
        <translation>Für Moodle speichern</translation>
    </message>
    <message>
        <source>Moodle XML (*.xml)</source>
        <translation>Moodle-XML (*.xml)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>timestep::ControlRow</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>A change starts a new run.</source>
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
    <message>
        <source>Has no effect with the present settings.</source>
        <translation>Bewirkt bei den jetzigen Einstellungen nichts.</translation>
    </message>
</context>
<context>
    <name>timestep::CourseHero</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Welcome. In each lesson you guess first, then you see what happens.</source>
        <translation>Willkommen. In jeder Lektion rätst du zuerst, dann siehst du, was geschieht.</translation>
    </message>
    <message>
        <source>Welcome back.</source>
        <translation>Willkommen zurück.</translation>
    </message>
    <message>
        <source>Welcome back, %1.</source>
        <translation>Willkommen zurück, %1.</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>Go on with lesson %1, step %2</source>
        <translation>Weiter mit Lektion %1, Schritt %2</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Hier beginnen</translation>
    </message>
    <message>
        <source>Look at lesson %1 again</source>
        <translation>Lektion %1 noch einmal ansehen</translation>
    </message>
    <message>
        <source>Start lesson %1</source>
        <translation>Lektion %1 beginnen</translation>
    </message>
    <message>
        <source>Start lesson %1 again</source>
        <translation>Lektion %1 neu beginnen</translation>
    </message>
    <message>
        <source>Forgets the answers given in this lesson</source>
        <translation>Vergisst die Antworten dieser Lektion</translation>
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
        <translation>erledigt</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>angefangen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 von %n Schritt</numerusform>
            <numerusform>%1 von %n Schritten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::CoursePage</name>
    <message>
        <source>&amp;Who is learning?</source>
        <translation>Wer &amp;lernt?</translation>
    </message>
    <message>
        <source>L&amp;earner: %1</source>
        <translation>Es l&amp;ernt: %1</translation>
    </message>
    <message>
        <source>&amp;Back to the experiment</source>
        <translation>&amp;Zurück zum Versuch</translation>
    </message>
    <message>
        <source>Course map</source>
        <translation>Kurskarte</translation>
    </message>
    <message>
        <source>about %1 min to go</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>about %1 h %2 min to go</source>
        <translation>noch etwa %1 h %2 min</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) done</source>
        <translation>
            <numerusform>%n Lektion fertig</numerusform>
            <numerusform>%n Lektionen fertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n begun</source>
        <translation>
            <numerusform>%n begonnen</numerusform>
            <numerusform>%n begonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
</context>
<context>
    <name>timestep::CurveMeasure</name>
    <message>
        <source>no local power: a value is not positive, or x turns back</source>
        <translation>kein örtlicher Exponent: Ein Wert ist nicht positiv, oder x kehrt um</translation>
    </message>
    <message>
        <source>no slope: x turns back, or a value is missing</source>
        <translation>keine Steigung: x kehrt um, oder ein Wert fehlt</translation>
    </message>
    <message numerus="yes">
        <source>local power %1 (through %n row(s))</source>
        <translation>
            <numerusform>örtlicher Exponent %1 (durch %n Zeile)</numerusform>
            <numerusform>örtlicher Exponent %1 (durch %n Zeilen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>slope %1 (line through %n row(s))</source>
        <translation>
            <numerusform>Steigung %1 (Gerade durch %n Zeile)</numerusform>
            <numerusform>Steigung %1 (Gerade durch %n Zeilen)</numerusform>
        </translation>
    </message>
    <message>
        <source>no area: a value is missing</source>
        <translation>keine Fläche: Ein Wert fehlt</translation>
    </message>
    <message numerus="yes">
        <source>area %1 (trapezoids, %n row(s))</source>
        <translation>
            <numerusform>Fläche %1 (Trapeze, %n Zeile)</numerusform>
            <numerusform>Fläche %1 (Trapeze, %n Zeilen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::CurvesPanel</name>
    <message>
        <source>Curves of the plot</source>
        <translation>Kurven des Diagramms</translation>
    </message>
    <message>
        <source>Cu&amp;rves (y)</source>
        <translation>K&amp;urven (y)</translation>
    </message>
    <message>
        <source>&amp;Along the axis (x)</source>
        <translation>&amp;Entlang der Achse (x)</translation>
    </message>
    <message>
        <source>&amp;Phase portrait</source>
        <translation>&amp;Phasenporträt</translation>
    </message>
    <message>
        <source>Against &amp;time</source>
        <translation>Über der &amp;Zeit</translation>
    </message>
</context>
<context>
    <name>timestep::DataFields</name>
    <message>
        <source>Column of the time</source>
        <translation>Spalte der Zeit</translation>
    </message>
    <message>
        <source>Unit of the time</source>
        <translation>Einheit der Zeit</translation>
    </message>
    <message>
        <source>Time shift</source>
        <translation>Zeitverschiebung</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>Zeitfaktor</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Time, unit</source>
        <translation>Zeit, Einheit</translation>
    </message>
    <message>
        <source>Add a &amp;measure</source>
        <translation>&amp;Messgröße hinzufügen</translation>
    </message>
    <message>
        <source>Add a measure</source>
        <translation>Messgröße hinzufügen</translation>
    </message>
</context>
<context>
    <name>timestep::DeskFiles</name>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Save session file</source>
        <translation>Sitzungsdatei speichern</translation>
    </message>
    <message>
        <source>Session files (*.timestep-desk)</source>
        <translation>Sitzungsdateien (*.timestep-desk)</translation>
    </message>
</context>
<context>
    <name>timestep::EditorController</name>
    <message>
        <source>The scene is a world of its own now, without: %1. Take back brings them again.</source>
        <translation>Die Szene ist jetzt eine eigene Welt, ohne: %1. Zurücknehmen bringt sie wieder.</translation>
    </message>
    <message>
        <source>Your drawing is kept: %1 goes on with it.</source>
        <translation>Die Zeichnung bleibt erhalten: %1 macht mit ihr weiter.</translation>
    </message>
    <message>
        <source>Open a world</source>
        <translation>Welt öffnen</translation>
    </message>
    <message>
        <source>Save the world</source>
        <translation>Welt speichern</translation>
    </message>
    <message>
        <source>This file describes no world.</source>
        <translation>Diese Datei beschreibt keine Welt.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Worlds (*.timestep *.json)</source>
        <translation>Welten (*.timestep *.json)</translation>
    </message>
    <message>
        <source>Add here: %1</source>
        <translation>Hier hinzufügen: %1</translation>
    </message>
    <message>
        <source>My world</source>
        <translation>Meine Welt</translation>
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
        <source>Save &amp;data…</source>
        <translation>&amp;Daten speichern…</translation>
    </message>
    <message>
        <source>Save data</source>
        <translation>Daten speichern</translation>
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
    <message>
        <source>Slide (16 : 9)</source>
        <translation>Folie (16 : 9)</translation>
    </message>
    <message>
        <source>As set below</source>
        <translation>Wie unten eingestellt</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>Größ&amp;e</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;Workbook with formulas (*.xlsx);;Separated by tabs (*.tsv)</source>
        <translation>Durch Kommas getrennt (*.csv);;Arbeitsmappe mit Formeln (*.xlsx);;Durch Tabulatoren getrennt (*.tsv)</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>One column (84 mm)</source>
        <translation>Eine Spalte (84 mm)</translation>
    </message>
    <message>
        <source>Two columns (174 mm)</source>
        <translation>Zwei Spalten (174 mm)</translation>
    </message>
    <message>
        <source>Where there is room</source>
        <translation>Wo Platz ist</translation>
    </message>
    <message>
        <source>Between the axes</source>
        <translation>Zwischen den Achsen</translation>
    </message>
    <message>
        <source>Below the axes</source>
        <translation>Unter den Achsen</translation>
    </message>
    <message>
        <source>Names at the curves</source>
        <translation>Namen an den Kurven</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>&amp;x axis</source>
        <translation>&amp;x-Achse</translation>
    </message>
    <message>
        <source>&amp;y axis</source>
        <translation>&amp;y-Achse</translation>
    </message>
    <message>
        <source>L&amp;egend</source>
        <translation>L&amp;egende</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;SVG (*.svg);;PNG, 300 dpi (*.png);;pgfplots for LaTeX (*.tex)</source>
        <translation>PDF (*.pdf);;SVG (*.svg);;PNG, 300 dpi (*.png);;pgfplots für LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>CSV with one &amp;row per run and time</source>
        <translation>CSV mit einer Zei&amp;le je Lauf und Zeit</translation>
    </message>
    <message>
        <source>The form that R, pandas and spreadsheets group by: the run has a column of its own. Otherwise each run has its own columns.</source>
        <translation>Nach dieser Form gruppieren R, pandas und Tabellenprogramme: Der Lauf steht in einer eigenen Spalte. Sonst hat jeder Lauf eigene Spalten.</translation>
    </message>
    <message>
        <source>CSV with only the col&amp;umns of the chart</source>
        <translation>CSV n&amp;ur mit den Spalten des Diagramms</translation>
    </message>
    <message>
        <source>&amp;Apply template…</source>
        <translation>Vorlage &amp;anwenden…</translation>
    </message>
    <message>
        <source>&amp;Save as template…</source>
        <translation>Als Vor&amp;lage speichern…</translation>
    </message>
    <message>
        <source>Te&amp;mplate</source>
        <translation>&amp;Vorlage</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Apply template</source>
        <translation>Vorlage anwenden</translation>
    </message>
    <message>
        <source>Templates (*.json)</source>
        <translation>Vorlagen (*.json)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Caption within the fi&amp;gure</source>
        <translation>Bildu&amp;nterschrift in der Abbildung</translation>
    </message>
    <message>
        <source>This chart alone</source>
        <translation>Nur dieses Diagramm</translation>
    </message>
    <message>
        <source>All charts as panels, one below the other</source>
        <translation>Alle Diagramme als Teilbilder, untereinander</translation>
    </message>
    <message>
        <source>All charts as panels, %1 beside each other</source>
        <translation>Alle Diagramme als Teilbilder, %1 nebeneinander</translation>
    </message>
    <message>
        <source>Decimal point, commas between</source>
        <translation>Dezimalpunkt, Kommas dazwischen</translation>
    </message>
    <message>
        <source>Decimal comma, semicolons (German Excel)</source>
        <translation>Dezimalkomma, Semikolons (deutsches Excel)</translation>
    </message>
    <message>
        <source>Legend, notes and their arrows can be dragged. With keys: Space chooses one, arrow keys move it.</source>
        <translation>Legende, Notizen und ihre Pfeile lassen sich ziehen. Mit Tasten: Die Leertaste wählt aus, die Pfeiltasten verschieben.</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Te&amp;ilbilder</translation>
    </message>
    <message>
        <source>CS&amp;V</source>
        <translation>&amp;CSV</translation>
    </message>
    <message>
        <source>Until you change it, the figure grows so that a legend has room below the axes.</source>
        <translation>Solange du sie nicht änderst, wird die Abbildung höher, damit eine Legende unter den Achsen Platz hat.</translation>
    </message>
</context>
<context>
    <name>timestep::FigureLayout</name>
    <message numerus="yes">
        <source>%n value(s) ≤ 0 left out on the logarithmic axis.</source>
        <translation>
            <numerusform>%n Wert ≤ 0 fehlt auf der logarithmischen Achse.</numerusform>
            <numerusform>%n Werte ≤ 0 fehlen auf der logarithmischen Achse.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not fit and is left out; a height of %2 mm holds it.</source>
        <translation>%1 passt nicht hinein und fehlt; bei einer Höhe von %2 mm ist Platz dafür.</translation>
    </message>
    <message>
        <source>The title</source>
        <translation>Der Titel</translation>
    </message>
    <message>
        <source>The caption</source>
        <translation>Die Bildunterschrift</translation>
    </message>
    <message>
        <source>A remark on the axes (%1)</source>
        <translation>Eine Bemerkung zu den Achsen (%1)</translation>
    </message>
    <message>
        <source>Names at the curves need curves that run from left to right; a legend names them.</source>
        <translation>Namen an den Kurven brauchen Kurven, die von links nach rechts laufen; eine Legende nennt sie.</translation>
    </message>
    <message>
        <source>The names at the curves are too long for this width; a legend names them.</source>
        <translation>Die Namen an den Kurven sind zu lang für diese Breite; eine Legende nennt sie.</translation>
    </message>
    <message>
        <source>There are too many names at the curves for this height.</source>
        <translation>An den Kurven stehen zu viele Namen für diese Höhe.</translation>
    </message>
    <message>
        <source>The legend</source>
        <translation>Die Legende</translation>
    </message>
    <message>
        <source>Labels and numbers leave the axes %1 % of the height.</source>
        <translation>Beschriftung und Zahlen lassen den Achsen %1 % der Höhe.</translation>
    </message>
    <message>
        <source>“%1” crosses the edge of the figure.</source>
        <translation>„%1“ ragt über den Rand der Abbildung.</translation>
    </message>
    <message>
        <source>“%1” and “%2” overlap.</source>
        <translation>„%1“ und „%2“ überdecken sich.</translation>
    </message>
    <message>
        <source>“%1” is set in %2 pt; print needs %3 pt.</source>
        <translation>„%1“ ist %2 pt groß; im Druck braucht es %3 pt.</translation>
    </message>
    <message>
        <source>The legend of the fitted lines</source>
        <translation>Die Legende der angepassten Linien</translation>
    </message>
    <message>
        <source>The lines have %1 corners; SVG and PDF take about %2 MB. PNG takes less.</source>
        <translation>Die Linien haben %1 Ecken; SVG und PDF brauchen etwa %2 MB. PNG braucht weniger.</translation>
    </message>
    <message>
        <source>The legend is between the axes; a height of %1 mm has room for it below.</source>
        <translation>Die Legende steht zwischen den Achsen; bei einer Höhe von %1 mm hat sie darunter Platz.</translation>
    </message>
</context>
<context>
    <name>timestep::FigureOpener</name>
    <message>
        <source>The numbers of this file are others</source>
        <translation>Die Zahlen dieser Datei sind andere</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>The window shows the experiment that the file carries. Its plots are computed again and do not show the numbers of the file.</source>
        <translation>Das Fenster zeigt den Versuch, den die Datei enthält. Seine Diagramme sind neu berechnet und zeigen nicht die Zahlen der Datei.</translation>
    </message>
</context>
<context>
    <name>timestep::FigureTexts</name>
    <message>
        <source>A figure must be between 20 and 2000 mm wide and high.</source>
        <translation>Eine Abbildung muss zwischen 20 und 2000 mm breit und hoch sein.</translation>
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
    <message>
        <source>The name of a figure must end in .png, .svg, .pdf or .tex.</source>
        <translation>Der Name einer Abbildung muss auf .png, .svg, .pdf oder .tex enden.</translation>
    </message>
    <message>
        <source>TeX cannot show this figure: it has coloured cells or too many points. PDF can.</source>
        <translation>TeX kann diese Abbildung nicht aufnehmen: Sie hat farbige Zellen oder zu viele Punkte. PDF zeichnet sie.</translation>
    </message>
    <message>
        <source>The figure could not be drawn.</source>
        <translation>Die Abbildung konnte nicht gezeichnet werden.</translation>
    </message>
</context>
<context>
    <name>timestep::FileController</name>
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
        <source>Save state</source>
        <translation>Zustand speichern</translation>
    </message>
    <message>
        <source>Save experiment</source>
        <translation>Versuch speichern</translation>
    </message>
    <message>
        <source>Handed over to %1: %2</source>
        <translation>Übergeben an %1: %2</translation>
    </message>
    <message>
        <source>Folder for program, tables and figure</source>
        <translation>Ordner für Programm, Tabellen und Abbildung</translation>
    </message>
    <message>
        <source>Everything with an experiment (*.json *.csv *.xlsx *.png *.svg *.pdf *.tex *.html *.md *.timestep *.timestep-desk *.timestep-lesson);;All files (*)</source>
        <translation>Alles mit einem Versuch (*.json *.csv *.xlsx *.png *.svg *.pdf *.tex *.html *.md *.timestep *.timestep-desk *.timestep-lesson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Experiments (*.timestep *.json)</source>
        <translation>Versuche (*.timestep *.json)</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>A table from elsewhere can be laid over the open experiment.</source>
        <translation>Eine fremde Tabelle lässt sich über den offenen Versuch legen.</translation>
    </message>
    <message>
        <source>Open as &amp;measured data…</source>
        <translation>Als &amp;Messdaten öffnen…</translation>
    </message>
    <message>
        <source>The link is copied.</source>
        <translation>Der Link ist kopiert.</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>Backups (*.timestep-backup)</source>
        <translation>Sicherungen (*.timestep-backup)</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Alles zurückholen</translation>
    </message>
    <message>
        <source>Answers, sessions and settings of this browser that are also in the file are replaced, and the page loads again. Go on?</source>
        <translation>Antworten, Sitzungen und Einstellungen dieses Browsers, die auch in der Datei sind, werden ersetzt, und die Seite lädt neu. Fortfahren?</translation>
    </message>
</context>
<context>
    <name>timestep::Files</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>A page in a browser sees no folders. Timestep as a program of its own does this.</source>
        <translation>Eine Seite im Browser sieht keine Ordner. Timestep als eigenes Programm kann das.</translation>
    </message>
    <message>
        <source>%1 is larger than the 100 MiB that a page in a browser reads. Timestep as a program of its own reads larger files.</source>
        <translation>%1 ist größer als die 100 MiB, die eine Seite im Browser liest. Timestep als eigenes Programm liest größere Dateien.</translation>
    </message>
    <message>
        <source>Somebody has sent this experiment. Look at it; it waits for Run.</source>
        <translation>Diesen Versuch hat jemand geschickt. Er wartet, bis Sie auf Rechnen drücken.</translation>
    </message>
    <message>
        <source>The experiment is on the clipboard, as text.</source>
        <translation>Der Versuch liegt als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>A link to the experiment is on the clipboard.</source>
        <translation>Ein Link zum Versuch liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>A link to the experiment is on the clipboard. It is long, and some programs cut it: a file is safer.</source>
        <translation>Ein Link zum Versuch liegt in der Zwischenablage. Er ist lang, und manche Programme schneiden ihn ab: Eine Datei ist sicherer.</translation>
    </message>
    <message>
        <source>This text cannot be opened</source>
        <translation>Dieser Text lässt sich nicht öffnen</translation>
    </message>
</context>
<context>
    <name>timestep::FillField</name>
    <message>
        <source>Blank %1</source>
        <translation>Lücke %1</translation>
    </message>
    <message>
        <source>Write formulas of %1, with + - * / and brackets.</source>
        <translation>Schreibe Formeln aus %1, mit + - * / und Klammern.</translation>
    </message>
    <message>
        <source>Some blanks are still empty.</source>
        <translation>Einige Lücken sind noch leer.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>timestep::FindingRow</name>
    <message>
        <source>The run will show it.</source>
        <translation>Der Lauf wird es zeigen.</translation>
    </message>
    <message>
        <source>You predicted:</source>
        <translation>Deine Vorhersage:</translation>
    </message>
</context>
<context>
    <name>timestep::FitDialog</name>
    <message>
        <source>Line</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>Parabola</source>
        <translation>Parabel</translation>
    </message>
    <message>
        <source>Polynomial</source>
        <translation>Polynom</translation>
    </message>
    <message>
        <source>Power law</source>
        <translation>Potenzgesetz</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentialfunktion</translation>
    </message>
    <message>
        <source>Sine</source>
        <translation>Sinus</translation>
    </message>
    <message>
        <source>Damped sine</source>
        <translation>Gedämpfter Sinus</translation>
    </message>
    <message>
        <source>Own formula</source>
        <translation>Eigene Formel</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>Every name except x (and t, if x is the time) is a parameter that is found</source>
        <translation>Jeder Name außer x (und t, wenn x die Zeit ist) ist ein Parameter, der gefunden wird</translation>
    </message>
    <message>
        <source>Start values; the search finds the others itself</source>
        <translation>Werte für den Anfang; die übrigen findet die Suche von selbst</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>&amp;Degree</source>
        <translation>&amp;Grad</translation>
    </message>
    <message>
        <source>F&amp;ormula of x</source>
        <translation>F&amp;ormel in x</translation>
    </message>
    <message>
        <source>&amp;Start values</source>
        <translation>&amp;Startwerte</translation>
    </message>
    <message>
        <source>F&amp;rom %1</source>
        <translation>&amp;Von %1</translation>
    </message>
    <message>
        <source>&amp;To %1</source>
        <translation>&amp;Bis %1</translation>
    </message>
    <message>
        <source>&amp;Add the fit</source>
        <translation>Anpassung &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Type a formula of x. Its other names are the parameters.</source>
        <translation>Eine Formel in x eingeben. Ihre übrigen Namen sind die Parameter.</translation>
    </message>
    <message>
        <source>No such fit: the rows do not determine it.</source>
        <translation>Keine solche Anpassung: Die Zeilen legen sie nicht fest.</translation>
    </message>
</context>
<context>
    <name>timestep::FitReport</name>
    <message>
        <source>No fit: %1.</source>
        <translation>Keine Anpassung: %1.</translation>
    </message>
    <message>
        <source>correlation of %1 and %2: %3</source>
        <translation>Korrelation von %1 und %2: %3</translation>
    </message>
    <message>
        <source>uncertainties from the scatter, %1 degrees of freedom</source>
        <translation>Unsicherheiten aus der Streuung, %1 Freiheitsgrade</translation>
    </message>
    <message>
        <source>The run has no value at some of the times; shift them after its start.</source>
        <translation>Zu manchen Zeiten hat der Lauf keinen Wert; die Zeiten hinter seinen Anfang verschieben.</translation>
    </message>
    <message>
        <source>root mean square of the residuals: %1</source>
        <translation>quadratisches Mittel der Abweichungen: %1</translation>
    </message>
    <message>
        <source>root mean square of the residuals of %1: %2</source>
        <translation>quadratisches Mittel der Abweichungen von %1: %2</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>Start value</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>%1 by %2 σ</source>
        <translation>%1 um %2 σ</translation>
    </message>
    <message>
        <source>Fitted with the step %1 instead of %2.</source>
        <translation>Angepasst mit der Schrittweite %1 statt %2.</translation>
    </message>
    <message>
        <source>How far a finer step moves the values is not known.</source>
        <translation>Wie weit ein feinerer Schritt die Werte verschiebt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>With half the step (%1) the values hardly move: %2.</source>
        <translation>Mit halber Schrittweite (%1) verschieben sich die Werte kaum: %2.</translation>
    </message>
    <message>
        <source>With half the step (%1) the values move: %2. They contain the error of the step.</source>
        <translation>Mit halber Schrittweite (%1) verschieben sich die Werte: %2. Sie enthalten den Fehler des Schritts.</translation>
    </message>
    <message>
        <source>With the method of Dormand and Prince, too, they move: %1.</source>
        <translation>Auch mit dem Verfahren von Dormand und Prince verschieben sie sich: %1.</translation>
    </message>
    <message>
        <source>Finer steps were not tried.</source>
        <translation>Feinere Schritte wurden nicht versucht.</translation>
    </message>
    <message>
        <source>--refine fits with finer steps.</source>
        <translation>--refine passt mit feineren Schritten an.</translation>
    </message>
    <message>
        <source>“Refine the step” fits with finer steps.</source>
        <translation>„Schritt verfeinern“ passt mit feineren Schritten an.</translation>
    </message>
    <message>
        <source>r² = %1 = 1 − Σ(residual/σ)² / Σ((value − mean)/σ)²</source>
        <translation>r² = %1 = 1 − Σ(Abweichung/σ)² / Σ((Wert − Mittel)/σ)²</translation>
    </message>
    <message>
        <source>r² = %1 = 1 − Σ residual² / Σ (value − mean)²</source>
        <translation>r² = %1 = 1 − Σ Abweichung² / Σ (Wert − Mittel)²</translation>
    </message>
    <message>
        <source>χ²/freedom = %1/%2 = %3 with χ² = Σ(residual/σ)²</source>
        <translation>χ²/Freiheitsgrade = %1/%2 = %3 mit χ² = Σ(Abweichung/σ)²</translation>
    </message>
    <message>
        <source>χ²/freedom = %1/%2 = %3 with χ² = Σ residual²</source>
        <translation>χ²/Freiheitsgrade = %1/%2 = %3 mit χ² = Σ Abweichung²</translation>
    </message>
    <message>
        <source>The run explains no more than a constant would. Fit other parameters, or begin with other values.</source>
        <translation>Der Lauf erklärt nicht mehr als eine Konstante. Andere Größen anpassen oder mit anderen Werten beginnen.</translation>
    </message>
</context>
<context>
    <name>timestep::Gallery</name>
    <message>
        <source>Build your own: a car, a bridge, a swing …</source>
        <translation>Selbst bauen: ein Auto, eine Brücke, eine Schaukel …</translation>
    </message>
    <message>
        <source>build draw make create construct edit editor own world new car vehicle swing</source>
        <extracomment>words by which a search finds the editor for worlds</extracomment>
        <translation>bauen selbst zeichnen machen erstellen konstruieren bearbeiten Editor eigene Welt neu Auto Fahrzeug Wagen Schaukel</translation>
    </message>
    <message>
        <source>Search scenes</source>
        <translation>Szenen suchen</translation>
    </message>
    <message>
        <source>No scene matches “%1”.</source>
        <translation>Keine Szene passt zu „%1“.</translation>
    </message>
    <message>
        <source>Kinds of scenes</source>
        <translation>Arten von Szenen</translation>
    </message>
</context>
<context>
    <name>timestep::GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>Das Glossar durchsuchen</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>No term fits.</source>
        <translation>Kein Begriff passt.</translation>
    </message>
</context>
<context>
    <name>timestep::HandField</name>
    <message>
        <source>Do it in the scene first, then let it run.</source>
        <translation>Zuerst in der Szene ausführen, dann laufen lassen.</translation>
    </message>
    <message>
        <source>Bring the settings back to those that the text names.</source>
        <translation>Die Einstellungen auf die Werte zurücksetzen, die der Text nennt.</translation>
    </message>
    <message>
        <source>You moved it while the run was paused. Take it while it runs.</source>
        <translation>Du hast es bewegt, während der Lauf angehalten war. Nimm es, während er läuft.</translation>
    </message>
    <message>
        <source>Let go of it first.</source>
        <translation>Zuerst loslassen.</translation>
    </message>
    <message>
        <source>Let it run to the end first.</source>
        <translation>Zuerst bis zum Ende laufen lassen.</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <translation>gemessen: %1</translation>
    </message>
</context>
<context>
    <name>timestep::Instruments</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Line over the plot</source>
        <translation>Linie über das Diagramm</translation>
    </message>
    <message>
        <source>horizontal, at a y</source>
        <translation>waagerecht, bei einem y</translation>
    </message>
    <message>
        <source>vertical, at an x</source>
        <translation>senkrecht, bei einem x</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Richtung</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Wert</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Beschriftung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Difference of two curves</source>
        <translation>Differenz zweier Kurven</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>&amp;less</source>
        <translation>&amp;minus</translation>
    </message>
    <message>
        <source>A curve minus itself is zero.</source>
        <translation>Eine Kurve minus sich selbst ist null.</translation>
    </message>
    <message>
        <source>These two have different units and cannot be subtracted.</source>
        <translation>Diese beiden haben verschiedene Einheiten und lassen sich nicht voneinander abziehen.</translation>
    </message>
    <message>
        <source>Where the abscissas differ, the second curve is interpolated linearly, and the label says so.</source>
        <translation>Wo die Abszissen verschieden sind, wird die zweite Kurve geradlinig interpoliert; die Beschriftung sagt es.</translation>
    </message>
    <message>
        <source>Lines, notes, measures</source>
        <translation>Linien, Notizen, Messungen</translation>
    </message>
    <message>
        <source>Line at a value…</source>
        <translation>Linie bei einem Wert …</translation>
    </message>
    <message>
        <source>Note here…</source>
        <translation>Notiz hier …</translation>
    </message>
    <message>
        <source>Read off the slope</source>
        <translation>Steigung mit ablesen</translation>
    </message>
    <message>
        <source>Keep the slope here</source>
        <translation>Steigung hier festhalten</translation>
    </message>
    <message>
        <source>Area: from here or to here</source>
        <translation>Fläche: ab hier oder bis hier</translation>
    </message>
    <message>
        <source>Difference of two curves…</source>
        <translation>Differenz zweier Kurven …</translation>
    </message>
    <message>
        <source>Spectrum (Fourier)</source>
        <translation>Spektrum (Fourier)</translation>
    </message>
    <message>
        <source>Change or remove</source>
        <translation>Ändern oder entfernen</translation>
    </message>
    <message>
        <source>Remove everything added</source>
        <translation>Alles Hinzugefügte entfernen</translation>
    </message>
    <message>
        <source>The line lies outside the visible range: zoom out (−) to see it.</source>
        <translation>Die Linie liegt außerhalb des sichtbaren Bereichs: Verkleinere (−), um sie zu sehen.</translation>
    </message>
    <message>
        <source>Only curves of the table can be measured.</source>
        <translation>Nur Kurven der Tabelle werden ausgemessen.</translation>
    </message>
    <message>
        <source>Line: %1…</source>
        <translation>Linie: %1 …</translation>
    </message>
    <message>
        <source>Note: %1…</source>
        <translation>Notiz: %1 …</translation>
    </message>
    <message>
        <source>Remove the slope at row %1</source>
        <translation>Steigung in Zeile %1 entfernen</translation>
    </message>
    <message>
        <source>Remove the area of rows %1 to %2</source>
        <translation>Fläche der Zeilen %1 bis %2 entfernen</translation>
    </message>
    <message>
        <source>Remove difference %1</source>
        <translation>Differenz %1 entfernen</translation>
    </message>
    <message>
        <source>Nothing on these axes</source>
        <translation>Nichts auf diesen Achsen</translation>
    </message>
    <message>
        <source>Remove the measured data %1</source>
        <translation>Messdaten %1 entfernen</translation>
    </message>
</context>
<context>
    <name>timestep::InteractivePage</name>
    <message>
        <source>Run</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run or pause (space bar)</source>
        <translation>Rechnen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>One step (S)</source>
        <translation>Ein Schritt (S)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Back to the start (R)</source>
        <translation>Zurück zum Anfang (R)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>at top speed</source>
        <translation>so schnell es geht</translation>
    </message>
    <message>
        <source>step h</source>
        <translation>Schrittweite h</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Set by the author</source>
        <translation>Vorgegeben</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Weitere Einstellungen</translation>
    </message>
    <message>
        <source>Run the experiment</source>
        <translation>Den Versuch rechnen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>What is plotted</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>Drag what you see with the mouse or a finger.</source>
        <translation>Ziehen Sie mit der Maus oder dem Finger an dem, was Sie sehen.</translation>
    </message>
    <message>
        <source>Arrow keys choose a part, Enter takes it and lets it go, arrow keys move it.</source>
        <translation>Pfeiltasten wählen ein Teil, Eingabe nimmt es und lässt es los, Pfeiltasten bewegen es.</translation>
    </message>
    <message>
        <source>The part is held: arrow keys move it, Enter lets it go.</source>
        <translation>Das Teil ist gehalten: Pfeiltasten bewegen es, Eingabe lässt es los.</translation>
    </message>
    <message>
        <source>The part is free.</source>
        <translation>Das Teil ist frei.</translation>
    </message>
    <message>
        <source>This is the end of the run.</source>
        <translation>Hier endet der Lauf.</translation>
    </message>
    <message>
        <source>%1 diverged at time %2.</source>
        <translation>%1 ist zur Zeit %2 divergiert.</translation>
    </message>
    <message>
        <source>The table of this run is full; Reset begins again.</source>
        <translation>Die Tabelle dieses Laufs ist voll; Zurücksetzen beginnt von vorn.</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Save experiment</source>
        <translation>Versuch speichern</translation>
    </message>
    <message>
        <source>Made with Timestep %1</source>
        <translation>Gemacht mit Timestep %1</translation>
    </message>
    <message>
        <source>This page needs a newer browser with WebAssembly: Chrome or Edge 95, Firefox 113, Safari 16.4.</source>
        <translation>Diese Seite braucht einen neueren Browser mit WebAssembly: Chrome oder Edge 95, Firefox 113, Safari 16.4.</translation>
    </message>
    <message>
        <source>The engine of this page did not start; open the page in another browser.</source>
        <translation>Der Rechenkern dieser Seite ist nicht gestartet; öffnen Sie die Seite in einem anderen Browser.</translation>
    </message>
    <message>
        <source>This experiment is too large for a page; open it in Timestep.</source>
        <translation>Dieser Versuch ist zu groß für eine Seite; öffnen Sie ihn in Timestep.</translation>
    </message>
    <message>
        <source>The experiment in this page cannot be run: %1</source>
        <translation>Der Versuch in dieser Seite kann nicht laufen: %1</translation>
    </message>
    <message>
        <source>This page is damaged: the experiment in it cannot be read.</source>
        <translation>Diese Seite ist beschädigt: Der Versuch darin ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>Diese Seite braucht JavaScript.</translation>
    </message>
</context>
<context>
    <name>timestep::LaneRow</name>
    <message>
        <source>New runs are like %1</source>
        <translation>Neue Läufe sind wie %1</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
</context>
<context>
    <name>timestep::LearnerController</name>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>The answers that were given in this lesson will be forgotten. Go on?</source>
        <translation>Die Antworten in dieser Lektion werden vergessen. Fortfahren?</translation>
    </message>
    <message>
        <source>Learner: %1</source>
        <translation>Es lernt: %1</translation>
    </message>
    <message>
        <source>Save result</source>
        <translation>Ergebnis speichern</translation>
    </message>
    <message>
        <source>Results (*.json)</source>
        <translation>Ergebnisse (*.json)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>There is no lesson whose result could be handed in.</source>
        <translation>Es ist keine Lektion offen, deren Ergebnis sich abgeben ließe.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>&amp;Name or code on the result:</source>
        <translation>&amp;Name oder Kürzel auf dem Ergebnis:</translation>
    </message>
    <message>
        <source>Handed in as %1</source>
        <translation>Abgegeben als %1</translation>
    </message>
    <message>
        <source>The result was not handed in. Save it as a file instead: %1</source>
        <translation>Das Ergebnis wurde nicht abgegeben. Speichere es stattdessen als Datei: %1</translation>
    </message>
    <message>
        <source>The result was not handed in, and this lesson still holds it: %1</source>
        <translation>Das Ergebnis wurde nicht abgegeben und bleibt in dieser Lektion erhalten: %1</translation>
    </message>
</context>
<context>
    <name>timestep::LearnerDialog</name>
    <message>
        <source>Who is learning?</source>
        <translation>Wer lernt?</translation>
    </message>
    <message>
        <source>Answers and progress are kept on this machine under the name or code. Some lessons give each name numbers of its own.</source>
        <translation>Antworten und Fortschritt bleiben auf diesem Rechner, unter dem Namen oder Kürzel. Manche Lektionen geben jedem Namen eigene Zahlen.</translation>
    </message>
    <message>
        <source>&amp;Name or code:</source>
        <translation>&amp;Name oder Kürzel:</translation>
    </message>
    <message>
        <source>&amp;Learners on this computer:</source>
        <translation>Namen auf diesem &amp;Rechner:</translation>
    </message>
    <message>
        <source>Learners on this computer</source>
        <translation>Namen auf diesem Rechner</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>W&amp;eiter</translation>
    </message>
    <message>
        <source>Without a na&amp;me</source>
        <translation>&amp;Ohne Namen</translation>
    </message>
    <message>
        <source>&amp;Forget…</source>
        <translation>&amp;Vergessen…</translation>
    </message>
    <message>
        <source>Forget a learner</source>
        <translation>Jemanden vergessen</translation>
    </message>
    <message>
        <source>All answers and progress of “%1” will be removed. Go on?</source>
        <translation>Alle Antworten und der ganze Fortschritt von „%1“ werden gelöscht. Fortfahren?</translation>
    </message>
    <message>
        <source>Not every file of “%1” could be removed.</source>
        <translation>Nicht jede Datei von „%1“ konnte gelöscht werden.</translation>
    </message>
</context>
<context>
    <name>timestep::LearnerStore</name>
    <message>
        <source>The name cannot be kept: %1.</source>
        <translation>Der Name lässt sich nicht speichern: %1.</translation>
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
    <message>
        <source>Clear the last run</source>
        <translation>Letzten Lauf ausblenden</translation>
    </message>
    <message>
        <source>Clear the last run: %1</source>
        <translation>Letzten Lauf ausblenden: %1</translation>
    </message>
</context>
<context>
    <name>timestep::LessonController</name>
    <message>
        <source>This run does not count yet. Complete the lines on the page first.</source>
        <translation>Dieser Lauf zählt noch nicht. Vervollständige zuerst die Zeilen auf der Seite.</translation>
    </message>
    <message>
        <source>There is no lesson &quot;%1&quot;.</source>
        <translation>Es gibt keine Lektion „%1“.</translation>
    </message>
    <message>
        <source>The progress of this lesson cannot be removed.</source>
        <translation>Der Fortschritt dieser Lektion lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>There is no file “%1” in the folder of the lesson.</source>
        <translation>Im Ordner der Lektion gibt es keine Datei „%1“.</translation>
    </message>
    <message>
        <source>The run waits for your prediction in the next step.</source>
        <translation>Der Lauf wartet auf deine Vorhersage im nächsten Schritt.</translation>
    </message>
    <message>
        <source>First commit your prediction.</source>
        <translation>Lege zuerst deine Vorhersage fest.</translation>
    </message>
</context>
<context>
    <name>timestep::LessonListDialog</name>
    <message>
        <source>beginner</source>
        <translation>Einstieg</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>Mittelstufe</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>Fortgeschritten</translation>
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
        <source>There are no lessons.</source>
        <translation>Es gibt keine Lektionen.</translation>
    </message>
    <message>
        <source>Forget all answers given in “%1” and start over?</source>
        <translation>Alle Antworten in „%1“ vergessen und von vorn beginnen?</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>angefangen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 von %n Schritt</numerusform>
            <numerusform>%1 von %n Schritten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::LessonNode</name>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lektion %1: %2</translation>
    </message>
    <message>
        <source>builds on “%1”</source>
        <translation>baut auf „%1“ auf</translation>
    </message>
    <message>
        <source>not on this path</source>
        <translation>nicht auf diesem Weg</translation>
    </message>
    <message>
        <source>number %1 of this path</source>
        <translation>Nummer %1 auf diesem Weg</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
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
    <name>timestep::LessonPlots</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message numerus="yes">
        <source>Measure %n step size(s)</source>
        <translation>
            <numerusform>%n Schrittweite messen</numerusform>
            <numerusform>%n Schrittweiten messen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measure %n value(s)</source>
        <translation>
            <numerusform>%n Wert messen</numerusform>
            <numerusform>%n Werte messen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::LessonSketches</name>
    <message>
        <source>your prediction</source>
        <translation>deine Vorhersage</translation>
    </message>
</context>
<context>
    <name>timestep::MainWindow</name>
    <message>
        <source>%1 – Timestep</source>
        <translation>%1 – Timestep</translation>
    </message>
    <message>
        <source>Timestep</source>
        <translation>Timestep</translation>
    </message>
    <message>
        <source>Your answers are safe. Only runs of steps that you left long ago must be run again.</source>
        <translation>Deine Antworten sind sicher. Nur Läufe aus Schritten, die du vor langer Zeit verlassen hast, musst du neu starten.</translation>
    </message>
</context>
<context>
    <name>timestep::Manual</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>timestep::ManualWindow</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>The lesson format</source>
        <translation>Das Lektionsformat</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Search (%1)</source>
        <translation>Suchen (%1)</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Passages found</source>
        <translation>Gefundene Stellen</translation>
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
    <name>timestep::MeasureRow</name>
    <message>
        <source>A number in the unit of the values, or a column; it weighs the points and draws error bars</source>
        <translation>Eine Zahl in der Einheit der Werte oder eine Spalte; danach werden die Punkte gewichtet und Fehlerbalken gezeichnet</translation>
    </message>
    <message>
        <source>The unit in which the values were measured, such as degrees or radians</source>
        <translation>Die Einheit, in der die Werte gemessen wurden, etwa Grad oder Radiant</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Values, unit</source>
        <translation>Werte, Einheit</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>Column of the values</source>
        <translation>Spalte der Werte</translation>
    </message>
    <message>
        <source>Unit of the values</source>
        <translation>Einheit der Werte</translation>
    </message>
    <message>
        <source>Take this measure out</source>
        <translation>Diese Messgröße herausnehmen</translation>
    </message>
</context>
<context>
    <name>timestep::MeasuredDialog</name>
    <message>
        <source>Fit a time &amp;shift, too</source>
        <translation>Auch eine Zeit&amp;verschiebung anpassen</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;npassen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Take over the values</source>
        <translation>Werte ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Show in the &amp;window</source>
        <translation>Im &amp;Fenster zeigen</translation>
    </message>
    <message>
        <source>Measured data</source>
        <translation>Messdaten</translation>
    </message>
    <message>
        <source>Parameters to fit</source>
        <translation>Anzupassende Größen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Parameters to fit</source>
        <translation>Anzu&amp;passende Größen</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>%1 (jetzt %2)</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>Co&amp;py the result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>Als &amp;Markdown</translation>
    </message>
    <message>
        <source>As &amp;LaTeX (booktabs)</source>
        <translation>Als &amp;LaTeX (booktabs)</translation>
    </message>
    <message>
        <source>&amp;Refine the step</source>
        <translation>Schritt &amp;verfeinern</translation>
    </message>
    <message>
        <source>Beside the run</source>
        <translation>neben dem Lauf</translation>
    </message>
    <message>
        <source>Points only</source>
        <translation>Punkte für sich</translation>
    </message>
    <message>
        <source>%1, left out</source>
        <translation>%1, weggelassen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out by hand</source>
        <translation>
            <numerusform>%n Punkt von Hand weggelassen</numerusform>
            <numerusform>%n Punkte von Hand weggelassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::MenuButton</name>
    <message>
        <source>More</source>
        <translation>Weitere</translation>
    </message>
</context>
<context>
    <name>timestep::MergeDialog</name>
    <message>
        <source>Collect results</source>
        <translation>Ergebnisse einsammeln</translation>
    </message>
    <message>
        <source>&amp;Folder with the results that learners have handed in:</source>
        <translation>&amp;Ordner mit den abgegebenen Ergebnissen:</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Read and verify</source>
        <translation>&amp;Lesen und prüfen</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>Fortschritt des Lesens</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Sofort richtig</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Save class &amp;overview…</source>
        <translation>Ü&amp;bersicht der Klasse speichern…</translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>&amp;Tabelle speichern…</translation>
    </message>
    <message>
        <source>Folder with results</source>
        <translation>Ordner mit Ergebnissen</translation>
    </message>
    <message>
        <source>The results are being read, and their numbers measured again.</source>
        <translation>Die Ergebnisse werden gelesen und ihre Zahlen noch einmal gemessen.</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation>Das Lesen wurde angehalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) count.</source>
        <translation>
            <numerusform>%n Ergebnis zählt.</numerusform>
            <numerusform>%n Ergebnisse zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them altered.</source>
        <translation>
            <numerusform>%n davon ist verändert.</numerusform>
            <numerusform>%n davon sind verändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>%n Datei ausgelassen.</numerusform>
            <numerusform>%n Dateien ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, does not count</source>
        <translation>%1, zählt nicht</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Save class overview</source>
        <translation>Übersicht der Klasse speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Tables (*.csv);;LaTeX, booktabs (*.tex);;Markdown (*.md)</source>
        <translation>Tabellen (*.csv);;LaTeX, booktabs (*.tex);;Markdown (*.md)</translation>
    </message>
    <message>
        <source>nothing handed in</source>
        <translation>nichts abgegeben</translation>
    </message>
    <message>
        <source>Save grade book</source>
        <translation>Notenbuch speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>&amp;List of the class…</source>
        <translation>K&amp;lassenliste…</translation>
    </message>
    <message>
        <source>S&amp;entences of the chosen learner:</source>
        <translation>&amp;Sätze der gewählten Person:</translation>
    </message>
    <message>
        <source>Save &amp;grade book…</source>
        <translation>&amp;Notenbuch speichern…</translation>
    </message>
    <message>
        <source>Save fee&amp;dback…</source>
        <translation>&amp;Rückmeldungen speichern…</translation>
    </message>
    <message numerus="yes">
        <source>%n learner(s) handed nothing in.</source>
        <translation>
            <numerusform>%n Person hat nichts abgegeben.</numerusform>
            <numerusform>%n Personen haben nichts abgegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the list: %1.</source>
        <translation>Nicht auf der Liste: %1.</translation>
    </message>
    <message>
        <source>New files of the folder are read as they come.</source>
        <translation>Neue Dateien des Ordners werden gelesen, sobald sie kommen.</translation>
    </message>
    <message>
        <source>Folder for a page to each learner</source>
        <translation>Ordner für eine Seite an jede Person</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) saved.</source>
        <translation>
            <numerusform>%n Seite gespeichert.</numerusform>
            <numerusform>%n Seiten gespeichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::Merged</name>
    <message>
        <source>Every answer was given in the same second as in %1.</source>
        <translation>Jede Antwort fiel in dieselbe Sekunde wie in %1.</translation>
    </message>
    <message>
        <source>%1 has handed in a later one, %2.</source>
        <translation>%1 hat später %2 abgegeben.</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>unproven</source>
        <translation>unbewiesen</translation>
    </message>
    <message>
        <source>altered</source>
        <translation>verändert</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Sofort richtig</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Nachgerechnet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>found: %1</source>
        <translation>gefunden: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) from %1 to %2</source>
        <translation>
            <numerusform>%n Zahl von %1 bis %2</numerusform>
            <numerusform>%n Zahlen von %1 bis %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Sketched curves</source>
        <translation>Skizzierte Kurven</translation>
    </message>
    <message>
        <source>Model answer: %1</source>
        <translation>Musterantwort: %1</translation>
    </message>
    <message>
        <source>Results of the class</source>
        <translation>Ergebnisse der Klasse</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s).</source>
        <translation>
            <numerusform>%n Ergebnis.</numerusform>
            <numerusform>%n Ergebnisse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n altered.</source>
        <translation>
            <numerusform>%n verändert.</numerusform>
            <numerusform>%n verändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>%n Datei ausgelassen.</numerusform>
            <numerusform>%n Dateien ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message numerus="yes">
        <source>%n learner(s) took the test.</source>
        <translation>
            <numerusform>%n Person hat den Test gemacht.</numerusform>
            <numerusform>%n Personen haben den Test gemacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them took it before and after.</source>
        <translation>
            <numerusform>%n davon hat ihn vorher und nachher gemacht.</numerusform>
            <numerusform>%n davon haben ihn vorher und nachher gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>what it is about</source>
        <translation>worum es geht</translation>
    </message>
    <message>
        <source>right before</source>
        <translation>richtig vorher</translation>
    </message>
    <message>
        <source>right after</source>
        <translation>richtig nachher</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>most frequent wrong idea</source>
        <translation>häufigste falsche Vorstellung</translation>
    </message>
    <message>
        <source>Gain of the class over all questions: %1. Below 0.3 it is small, above 0.7 it is large.</source>
        <translation>Gewinn der Klasse über alle Fragen: %1. Unter 0,3 ist er klein, über 0,7 ist er groß.</translation>
    </message>
    <message>
        <source>Verified means: every number behind a point was measured again in the scene of its step, and every answer was judged again. Who wrote a file is not proven.</source>
        <translation>Bestätigt heißt: Jede Zahl hinter einem Punkt wurde in der Szene ihres Schritts noch einmal gemessen, und jede Antwort wurde noch einmal bewertet. Wer eine Datei geschrieben hat, ist nicht bewiesen.</translation>
    </message>
    <message>
        <source>It was saved in the same second as %1.</source>
        <translation>Es wurde in derselben Sekunde gespeichert wie %1.</translation>
    </message>
    <message>
        <source>It was altered, and %1 has handed in an untouched one, %2.</source>
        <translation>Es wurde verändert, und von %1 gibt es ein unberührtes, %2.</translation>
    </message>
    <message>
        <source>It is unproven, and %1 has handed in a verified one, %2.</source>
        <translation>Es ist unbewiesen, und von %1 gibt es ein bestätigtes, %2.</translation>
    </message>
    <message>
        <source>An altered copy, %1, does not count.</source>
        <translation>Eine veränderte Kopie, %1, zählt nicht.</translation>
    </message>
    <message>
        <source>It lacks the time of an answer or a number.</source>
        <translation>Die Zeit einer Antwort oder einer Zahl fehlt.</translation>
    </message>
    <message>
        <source>Its times are in the far future.</source>
        <translation>Seine Zeiten liegen weit in der Zukunft.</translation>
    </message>
    <message>
        <source>Own numbers</source>
        <translation>Eigene Zahlen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Asked for, or found</source>
        <translation>Gefragt oder gefunden</translation>
    </message>
    <message>
        <source>%1, which was altered, is a copy of it.</source>
        <translation>%1, eine veränderte Datei, ist eine Kopie davon.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Questions by difficulty</source>
        <translation>Fragen nach Schwierigkeit</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Wrong ideas</source>
        <translation>Falsche Vorstellungen</translation>
    </message>
    <message>
        <source>What the program answered</source>
        <translation>Was das Programm antwortete</translation>
    </message>
    <message>
        <source>Learners</source>
        <translation>Lernende</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>Die Klasse</translation>
    </message>
    <message>
        <source>Nothing handed in: %1.</source>
        <translation>Nichts abgegeben: %1.</translation>
    </message>
    <message>
        <source>Not on the list: %1.</source>
        <translation>Nicht auf der Liste: %1.</translation>
    </message>
</context>
<context>
    <name>timestep::MessageLine</name>
    <message>
        <source>This takes too long to be computed while the window waits.</source>
        <translation>Das zu berechnen dauert zu lange, während das Fenster wartet.</translation>
    </message>
</context>
<context>
    <name>timestep::MethodController</name>
    <message>
        <source>Rigid bodies do not run a method of your own.</source>
        <translation>Starre Körper laufen nicht mit einem eigenen Verfahren.</translation>
    </message>
</context>
<context>
    <name>timestep::MethodEditor</name>
    <message>
        <source>Edit the method</source>
        <translation>Verfahren bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>&amp;Ausgehen von</translation>
    </message>
    <message>
        <source>a method of the program…</source>
        <translation>einem Verfahren des Programms…</translation>
    </message>
    <message>
        <source>Start from a method of the program</source>
        <translation>Von einem Verfahren des Programms ausgehen</translation>
    </message>
    <message>
        <source>Replace the text by that of a method of the program; undo brings yours back</source>
        <translation>Den Text durch den eines Verfahrens des Programms ersetzen; Rückgängig holt deinen zurück</translation>
    </message>
    <message>
        <source>Lines of the method</source>
        <translation>Zeilen des Verfahrens</translation>
    </message>
    <message>
        <source>Error in the method</source>
        <translation>Fehler im Verfahren</translation>
    </message>
    <message>
        <source>Given: x, v, h, t, h_last, a(x, v, t), norm(d), dot(d, e). Lines under start: run once before the first step. A comment in the first line names the method.</source>
        <translation>Gegeben: x, v, h, t, h_last, a(x, v, t), norm(d), dot(d, e). Zeilen unter start: laufen einmal vor dem ersten Schritt. Ein Kommentar in der ersten Zeile benennt das Verfahren.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Rechnen</translation>
    </message>
    <message>
        <source>Run the experiment with this method (Ctrl+Enter)</source>
        <translation>Den Versuch mit diesem Verfahren laufen lassen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Run &amp;beside the others</source>
        <translation>&amp;Neben den anderen starten</translation>
    </message>
    <message>
        <source>Add a run with this method to the experiment</source>
        <translation>Dem Versuch einen Lauf mit diesem Verfahren hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>The facts follow when you stop typing.</source>
        <translation>Die Eigenschaften folgen, sobald du nicht mehr tippst.</translation>
    </message>
    <message>
        <source>A text with an error has no facts.</source>
        <translation>Ein Text mit einem Fehler hat keine Eigenschaften.</translation>
    </message>
    <message>
        <source>Edit the rule for sticks</source>
        <translation>Regel für Stäbe bearbeiten</translation>
    </message>
    <message>
        <source>Given: the ends a and b of a stick, L, wa, wb, k, compliance, one_way, h, |d|, dot(d, e). The lines run for one stick after another, in every pass. Lines under start: run for each stick at the beginning of a step.</source>
        <translation>Gegeben: die Enden a und b eines Stabs, L, wa, wb, k, compliance, one_way, h, |d|, dot(d, e). Die Zeilen laufen in jedem Durchgang für einen Stab nach dem anderen. Zeilen unter start: laufen für jeden Stab am Anfang eines Schritts.</translation>
    </message>
    <message>
        <source>a rule of the program…</source>
        <translation>einer Regel des Programms…</translation>
    </message>
</context>
<context>
    <name>timestep::MethodFactsView</name>
    <message>
        <source>What this method is</source>
        <translation>Was dieses Verfahren ist</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>&amp;Beleg</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Wird gemessen…</translation>
    </message>
    <message>
        <source>Evidence of the facts</source>
        <translation>Belege der Befunde</translation>
    </message>
</context>
<context>
    <name>timestep::MicroscopeCard</name>
    <message>
        <source>This step takes too long to be taken apart.</source>
        <translation>Dieser Schritt dauert zu lange, um zerlegt zu werden.</translation>
    </message>
    <message>
        <source>The run continues. Pause it to look at its next step.</source>
        <translation>Der Lauf geht weiter. Halte ihn an, um seinen nächsten Schritt anzusehen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Microscope</source>
        <translation>Mikroskop</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Lines of the step</source>
        <translation>Zeilen des Schritts</translation>
    </message>
    <message>
        <source>Close the microscope</source>
        <translation>Mikroskop schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One line back (Left)</source>
        <translation>Eine Zeile zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>On by one line (Right)</source>
        <translation>Eine Zeile weiter (Pfeil rechts)</translation>
    </message>
    <message>
        <source>Next pass</source>
        <translation>Nächster Durchgang</translation>
    </message>
    <message>
        <source>To the next pass over sticks or contacts</source>
        <translation>Zum nächsten Durchgang durch Stäbe oder Kontakte</translation>
    </message>
</context>
<context>
    <name>timestep::MicroscopeText</name>
    <message>
        <source>Held particles go to the hand.</source>
        <translation>Festgehaltene Teilchen gehen zur Hand.</translation>
    </message>
    <message>
        <source>Pins go back to their places.</source>
        <translation>Befestigungen gehen an ihren Platz zurück.</translation>
    </message>
    <message>
        <source>Driven particles move on.</source>
        <translation>Angetriebene Teilchen bewegen sich weiter.</translation>
    </message>
    <message>
        <source>Forces other than gravity push.</source>
        <translation>Kräfte außer der Schwerkraft schieben.</translation>
    </message>
    <message>
        <source>Walls put particles back inside.</source>
        <translation>Wände setzen Teilchen wieder nach innen.</translation>
    </message>
    <message>
        <source>Springs that hold angles pull.</source>
        <translation>Federn, die Winkel halten, ziehen.</translation>
    </message>
    <message>
        <source>Positions are rounded.</source>
        <translation>Die Orte werden gerundet.</translation>
    </message>
    <message>
        <source>(only looked at)</source>
        <translation>(nur angesehen)</translation>
    </message>
    <message>
        <source>From step %1 to step %2: t = %3 %5, h = %4 %5</source>
        <translation>Von Schritt %1 zu Schritt %2: t = %3 %5, h = %4 %5</translation>
    </message>
    <message>
        <source>the frame decides the step</source>
        <translation>das Bild entscheidet über den Schritt</translation>
    </message>
    <message>
        <source>events that were due before this step have been carried out</source>
        <translation>Ereignisse, die vor diesem Schritt fällig waren, sind ausgeführt</translation>
    </message>
    <message>
        <source>The run is at its end: there is no next step. Go back in time to look at one.</source>
        <translation>Der Lauf ist am Ende: Es gibt keinen nächsten Schritt. Geh in der Zeit zurück, um einen anzusehen.</translation>
    </message>
    <message>
        <source>The numbers of this run are no longer finite.</source>
        <translation>Die Zahlen dieses Laufs sind nicht mehr endlich.</translation>
    </message>
    <message>
        <source>This run calculates in another number type than double; its steps are not taken apart.</source>
        <translation>Dieser Lauf rechnet in einem anderen Zahlentyp als double; seine Schritte werden nicht zerlegt.</translation>
    </message>
    <message>
        <source>The step is done.</source>
        <translation>Der Schritt ist getan.</translation>
    </message>
    <message>
        <source>Approach speed of every contact</source>
        <translation>Annäherungstempo jedes Kontakts</translation>
    </message>
    <message>
        <source>Approach speed of every contact, in the order of the iteration</source>
        <translation>Annäherungstempo jedes Kontakts, in der Reihenfolge der Iteration</translation>
    </message>
    <message>
        <source>Substep %1: </source>
        <translation>Teilschritt %1: </translation>
    </message>
    <message>
        <source>Gravity changes the velocities.</source>
        <translation>Die Schwerkraft ändert die Geschwindigkeiten.</translation>
    </message>
    <message>
        <source>Joints begin with the impulses of the last step.</source>
        <translation>Die Gelenke beginnen mit den Kraftstößen des letzten Schritts.</translation>
    </message>
    <message>
        <source>An iteration over the joints</source>
        <translation>Eine Iteration über die Gelenke</translation>
    </message>
    <message>
        <source>Bodies move with their velocities.</source>
        <translation>Die Körper bewegen sich mit ihren Geschwindigkeiten.</translation>
    </message>
    <message>
        <source>Overlapping bodies are pushed apart.</source>
        <translation>Körper, die sich überlappen, werden auseinandergeschoben.</translation>
    </message>
    <message>
        <source>body %1: </source>
        <translation>Körper %1: </translation>
    </message>
    <message>
        <source>Contacts begin with the impulses of the last step</source>
        <translation>Die Kontakte beginnen mit den Kraftstößen des letzten Schritts</translation>
    </message>
    <message>
        <source>Impacts, one contact after the other</source>
        <translation>Stöße, ein Kontakt nach dem anderen</translation>
    </message>
    <message>
        <source>Relaxing iteration %1</source>
        <translation>Entspannende Iteration %1</translation>
    </message>
    <message>
        <source>Iteration %1 for bounces</source>
        <translation>Iteration %1 für das Abprallen</translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation>Iteration %1</translation>
    </message>
    <message>
        <source>%1: the fastest approach %2 becomes %3</source>
        <translation>%1: aus der schnellsten Annäherung %2 wird %3</translation>
    </message>
    <message>
        <source>%1. bodies %2 and %3: normal impulse %4 (sum %5), friction %6 (sum %7)</source>
        <translation>%1. Körper %2 und %3: Normalkraftstoß %4 (Summe %5), Reibung %6 (Summe %7)</translation>
    </message>
    <message>
        <source>spoils %1</source>
        <extracomment>a stick that is corrected makes the error of its neighbours larger</extracomment>
        <translation>verdirbt %1</translation>
    </message>
    <message>
        <source>Residual of every stick after the step</source>
        <translation>Restdehnung jedes Stabs nach dem Schritt</translation>
    </message>
    <message>
        <source>Residual of every stick, in the order of the pass</source>
        <translation>Restdehnung jedes Stabs, in der Reihenfolge des Durchgangs</translation>
    </message>
    <message>
        <source>Residual of every stick</source>
        <translation>Restdehnung jedes Stabs</translation>
    </message>
    <message>
        <source>particle %1: </source>
        <translation>Teilchen %1: </translation>
    </message>
    <message>
        <source>Substep %1 of %2</source>
        <translation>Teilschritt %1 von %2</translation>
    </message>
    <message>
        <source>Pass %1 of %2: the largest residual %3 becomes %4</source>
        <translation>Durchgang %1 von %2: aus der größten Restdehnung %3 wird %4</translation>
    </message>
    <message>
        <source>All of it at once: what the sticks asked for becomes one move of every particle</source>
        <translation>Alles auf einmal: Was die Stäbe verlangen, wird zu einer Bewegung jedes Teilchens</translation>
    </message>
    <message>
        <source>%1. stick %2: residual %3 becomes %4</source>
        <translation>%1. Stab %2: aus Restdehnung %3 wird %4</translation>
    </message>
    <message>
        <source>%1. stick %2, residual %3, asks for</source>
        <translation>%1. Stab %2, Restdehnung %3, verlangt</translation>
    </message>
    <message>
        <source>stick %1 by %2</source>
        <translation>Stab %1 um %2</translation>
    </message>
    <message>
        <source>Sticks that were too long have torn: %1</source>
        <translation>Stäbe, die zu lang waren, sind gerissen: %1</translation>
    </message>
    <message>
        <source>contact %1 by %2</source>
        <translation>Kontakt %1 um %2</translation>
    </message>
    <message>
        <source>Forces on bodies change the velocities.</source>
        <translation>Kräfte auf Körper ändern die Geschwindigkeiten.</translation>
    </message>
    <message>
        <source>Damping of bodies reduces the velocities.</source>
        <translation>Die Dämpfung der Körper verringert die Geschwindigkeiten.</translation>
    </message>
</context>
<context>
    <name>timestep::NewLessonDialog</name>
    <message>
        <source>Open its text in the &amp;editor</source>
        <translation>Ihren Text im &amp;Editor öffnen</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Neue Lektion</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Nummer</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Write the lesson</source>
        <translation>&amp;Lektion schreiben</translation>
    </message>
    <message>
        <source>Folder for lessons</source>
        <translation>Ordner für Lektionen</translation>
    </message>
    <message>
        <source>The lesson will be %1. It has one step of each kind and passes all checks.</source>
        <translation>Die Lektion wird %1. Sie hat einen Schritt von jeder Art und besteht alle Prüfungen.</translation>
    </message>
    <message>
        <source>The title needs letters or digits from which the name of the folder is made.</source>
        <translation>Der Titel braucht Buchstaben oder Ziffern, aus denen der Name des Ordners entsteht.</translation>
    </message>
</context>
<context>
    <name>timestep::NextCard</name>
    <message>
        <source>Next · lesson %1 · %2 min</source>
        <translation>Als Nächstes · Lektion %1 · %2 min</translation>
    </message>
    <message>
        <source>&amp;Start lesson %1</source>
        <translation>Lektion %1 &amp;beginnen</translation>
    </message>
    <message>
        <source>Course &amp;map</source>
        <translation>&amp;Kurskarte</translation>
    </message>
    <message>
        <source>Other &amp;lessons…</source>
        <translation>Andere &amp;Lektionen…</translation>
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
    <name>timestep::NumberEdit</name>
    <message>
        <source>“%1” does not belong in a number. Numbers look like 0.5 or 0,5, 1e-3, 1/60 or 2 pi.</source>
        <translation>„%1“ gehört in keine Zahl. Zahlen schreibt man wie 0,5 oder 0.5, 1e-3, 1/60 oder 2 pi.</translation>
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
    <name>timestep::NumberVotes</name>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n Stimme</numerusform>
            <numerusform>%n Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>middle one: %1</source>
        <translation>die mittlere: %1</translation>
    </message>
    <message>
        <source>What the class expects, one dot for each vote</source>
        <translation>Was die Klasse erwartet, ein Punkt für jede Stimme</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Number in %1</source>
        <translation>Zahl in %1</translation>
    </message>
    <message>
        <source>one or several</source>
        <translation>eine oder mehrere</translation>
    </message>
    <message>
        <source>Numbers with spaces between them; Enter adds them</source>
        <translation>Zahlen mit Leerzeichen dazwischen; die Eingabetaste nimmt sie auf</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Removes the vote that was added last</source>
        <translation>Entfernt die zuletzt aufgenommene Stimme</translation>
    </message>
</context>
<context>
    <name>timestep::OrderField</name>
    <message>
        <source>Put the items in an order first.</source>
        <translation>Bringe die Teile erst in eine Reihenfolge.</translation>
    </message>
    <message>
        <source>%1, place %2 of %3</source>
        <translation>%1, Platz %2 von %3</translation>
    </message>
    <message>
        <source>Items to put in order; Ctrl and an arrow key move the chosen one</source>
        <translation>Teile zum Ordnen; Strg und eine Pfeiltaste bewegen das gewählte</translation>
    </message>
    <message>
        <source>Drag a row, or move it with Ctrl and the arrow keys</source>
        <translation>Ziehe eine Zeile, oder bewege sie mit Strg und den Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the chosen row up</source>
        <translation>Die gewählte Zeile nach oben bewegen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move the chosen row down</source>
        <translation>Die gewählte Zeile nach unten bewegen</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>The items as one line</source>
        <translation>Die Teile als eine Zeile</translation>
    </message>
</context>
<context>
    <name>timestep::OutcomeVerdict</name>
    <message>
        <source>That is right.</source>
        <translation>Das stimmt.</translation>
    </message>
    <message>
        <source>Close: %1 off.</source>
        <translation>Fast: %1 daneben.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 Prozentpunkte</translation>
    </message>
    <message>
        <source>You were %1 too low.</source>
        <translation>Deine Vorhersage war um %1 zu niedrig.</translation>
    </message>
    <message>
        <source>You were %1 too high.</source>
        <translation>Deine Vorhersage war um %1 zu hoch.</translation>
    </message>
    <message>
        <source>That is what happens.</source>
        <translation>So kommt es.</translation>
    </message>
    <message>
        <source>Something else happens:</source>
        <translation>Es kommt anders:</translation>
    </message>
    <message>
        <source>Your curve is about right there: you drew %1, the run has %2.</source>
        <translation>Deine Kurve liegt dort etwa richtig: gezeichnet %1, im Lauf %2.</translation>
    </message>
    <message>
        <source>Your curve is too low there: you drew %1, the run has %2.</source>
        <translation>Deine Kurve liegt dort zu niedrig: gezeichnet %1, im Lauf %2.</translation>
    </message>
    <message>
        <source>Your curve is too high there: you drew %1, the run has %2.</source>
        <translation>Deine Kurve liegt dort zu hoch: gezeichnet %1, im Lauf %2.</translation>
    </message>
</context>
<context>
    <name>timestep::PackageController</name>
    <message>
        <source>The set-up of this room has locked your own lessons.</source>
        <translation>Die Einrichtung dieses Raums hat eigene Lektionen gesperrt.</translation>
    </message>
    <message>
        <source>The lesson is being unpacked and checked.</source>
        <translation>Die Lektion wird ausgepackt und geprüft.</translation>
    </message>
    <message>
        <source>This lesson has faults, so it is not opened.</source>
        <translation>Diese Lektion hat Fehler und wird deshalb nicht geöffnet.</translation>
    </message>
    <message>
        <source>Open a packed lesson</source>
        <translation>Gepackte Lektion öffnen</translation>
    </message>
    <message>
        <source>Among your own lessons there is another one in the folder “%1”. It will be put aside if you replace it.</source>
        <translation>Unter den eigenen Lektionen gibt es schon eine andere im Ordner „%1“. Beim Ersetzen wird sie beiseitegelegt.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>The lesson in %1 cannot be put aside.</source>
        <translation>Die Lektion in %1 lässt sich nicht beiseitelegen.</translation>
    </message>
    <message>
        <source>The lesson is being checked and packed.</source>
        <translation>Die Lektion wird geprüft und gepackt.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>The lesson has faults, so it is not packed.</source>
        <translation>Die Lektion hat Fehler und wird deshalb nicht gepackt.</translation>
    </message>
</context>
<context>
    <name>timestep::PaletteController</name>
    <message>
        <source>%1 (is on)</source>
        <translation>%1 (ist an)</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lektion %1</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>timestep::ParameterController</name>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>%1 is not known (at character %2). Known are %3. Add it to the constants?</source>
        <translation>%1 ist nicht bekannt (Zeichen %2). Bekannt sind %3. Zu den Konstanten hinzufügen?</translation>
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
    <message>
        <source>for example x = 0 falling</source>
        <translation>zum Beispiel x = 0 falling</translation>
    </message>
    <message>
        <source>for example x = 0; v = 2 rising</source>
        <translation>zum Beispiel x = 0; v = 2 rising</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>Alle Einstellungen</translation>
    </message>
    <message>
        <source>Fewer settings</source>
        <translation>Weniger Einstellungen</translation>
    </message>
</context>
<context>
    <name>timestep::PassPlayer</name>
    <message>
        <source>The next step makes no passes over sticks.</source>
        <translation>Der nächste Schritt macht keine Durchgänge über Stäbe.</translation>
    </message>
    <message>
        <source>The next step takes too long to be taken apart.</source>
        <translation>Der nächste Schritt dauert zu lange, um zerlegt zu werden.</translation>
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
        <source>Choose the curves…</source>
        <translation>Kurven wählen…</translation>
    </message>
    <message>
        <source>Phase portrait</source>
        <translation>Phasenporträt</translation>
    </message>
    <message>
        <source>Statistics of what is visible</source>
        <translation>Statistik des Sichtbaren</translation>
    </message>
    <message>
        <source>Fit what is visible</source>
        <translation>An das Sichtbare anpassen</translation>
    </message>
    <message>
        <source>Line: a + b·x</source>
        <translation>Gerade: a + b·x</translation>
    </message>
    <message>
        <source>Power law: a·xᵇ</source>
        <translation>Potenzgesetz: a·xᵇ</translation>
    </message>
    <message>
        <source>Exponential: a·exp(b·x)</source>
        <translation>Exponentialfunktion: a·exp(b·x)</translation>
    </message>
    <message>
        <source>Sine: c + a·sin(ω·x + φ)</source>
        <translation>Sinus: c + a·sin(ω·x + φ)</translation>
    </message>
    <message>
        <source>Remove fits</source>
        <translation>Anpassungen entfernen</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>Symmetric logarithmic</source>
        <translation>symmetrisch logarithmisch</translation>
    </message>
    <message>
        <source>Scale of the x axis</source>
        <translation>Skala der x-Achse</translation>
    </message>
    <message>
        <source>Scale of the y axis</source>
        <translation>Skala der y-Achse</translation>
    </message>
    <message>
        <source>Same scale on both axes</source>
        <translation>Gleicher Maßstab auf beiden Achsen</translation>
    </message>
    <message>
        <source>Errors with their sign</source>
        <translation>Fehler mit Vorzeichen</translation>
    </message>
    <message>
        <source>Parabola: a + b·x + c·x²</source>
        <translation>Parabel: a + b·x + c·x²</translation>
    </message>
    <message>
        <source>Damped sine: c + a·exp(−γ·x)·sin(ω·x + φ)</source>
        <translation>Gedämpfter Sinus: c + a·exp(−γ·x)·sin(ω·x + φ)</translation>
    </message>
    <message>
        <source>Choose the range by dragging</source>
        <translation>Bereich durch Ziehen wählen</translation>
    </message>
    <message>
        <source>Own formula, polynomial, range…</source>
        <translation>Eigene Formel, Polynom, Bereich…</translation>
    </message>
    <message>
        <source>Show the residuals</source>
        <translation>Abweichungen zeigen</translation>
    </message>
    <message>
        <source>Labels, ranges, colours…</source>
        <translation>Beschriftung, Bereiche, Farben …</translation>
    </message>
    <message>
        <source>Angle modulo 2π, from −π to π</source>
        <translation>Winkel modulo 2π, von −π bis π</translation>
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
    <message>
        <source>More about this plot</source>
        <translation>Mehr zu diesem Diagramm</translation>
    </message>
    <message>
        <source>Nothing is measured yet.</source>
        <translation>Noch ist nichts gemessen.</translation>
    </message>
    <message>
        <source>First commit your prediction.</source>
        <translation>Lege zuerst deine Vorhersage fest.</translation>
    </message>
</context>
<context>
    <name>timestep::PlotContent</name>
    <message>
        <source>%1 (interpolated)</source>
        <translation>%1 (interpoliert)</translation>
    </message>
    <message>
        <source>No difference %1: the abscissas differ and do not increase</source>
        <translation>Keine Differenz %1: Die Abszissen sind verschieden und steigen nicht</translation>
    </message>
    <message>
        <source>No spectrum of %1: its abscissas are not evenly spaced</source>
        <translation>Kein Spektrum von %1: Die Abszissen haben keine gleichen Abstände</translation>
    </message>
    <message>
        <source>No spectrum of %1: fewer than four rows, or a value is missing</source>
        <translation>Kein Spektrum von %1: weniger als vier Zeilen, oder ein Wert fehlt</translation>
    </message>
    <message>
        <source>frequency f</source>
        <translation>Frequenz f</translation>
    </message>
    <message>
        <source>amplitude of %1</source>
        <translation>Amplitude von %1</translation>
    </message>
    <message>
        <source>Nyquist frequency %1</source>
        <translation>Nyquist-Frequenz %1</translation>
    </message>
    <message>
        <source>Spectrum of %1 rows: mean removed, Hann window, zero-padded</source>
        <translation>Spektrum von %1 Zeilen: Mittelwert abgezogen, Hann-Fenster, mit Nullen aufgefüllt</translation>
    </message>
    <message>
        <source>position error with its sign</source>
        <translation>Ortsfehler mit Vorzeichen</translation>
    </message>
    <message>
        <source>residual of %1</source>
        <translation>Abweichung von der Anpassung: %1</translation>
    </message>
</context>
<context>
    <name>timestep::PlotGrid</name>
    <message>
        <source>Add a plot</source>
        <translation>Diagramm hinzufügen</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <translation>Weiter nach vorn</translation>
    </message>
    <message>
        <source>Move later</source>
        <translation>Weiter nach hinten</translation>
    </message>
    <message>
        <source>Show all plots</source>
        <translation>Alle Diagramme zeigen</translation>
    </message>
    <message>
        <source>Show this plot alone</source>
        <translation>Nur dieses Diagramm zeigen</translation>
    </message>
    <message>
        <source>Close this plot</source>
        <translation>Dieses Diagramm schließen</translation>
    </message>
</context>
<context>
    <name>timestep::PlotReader</name>
    <message>
        <source>an area begins at row %1 of %2</source>
        <translation>eine Fläche beginnt in Zeile %1 von %2</translation>
    </message>
    <message>
        <source>no maximum or minimum after it</source>
        <translation>danach kein Maximum oder Minimum</translation>
    </message>
    <message>
        <source>no maximum or minimum before it</source>
        <translation>davor kein Maximum oder Minimum</translation>
    </message>
    <message>
        <source>no zero or crossing after it</source>
        <translation>danach keine Nullstelle und kein Schnitt</translation>
    </message>
    <message>
        <source>no zero or crossing before it</source>
        <translation>davor keine Nullstelle und kein Schnitt</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>Nullstelle</translation>
    </message>
    <message>
        <source>zero crossing between %1 and %2</source>
        <extracomment>%1 such as &quot;time t = 5&quot;, %2 such as &quot;5.1 s&quot;</extracomment>
        <translation>Nullstelle zwischen %1 und %2</translation>
    </message>
    <message>
        <source>meets %1</source>
        <translation>trifft %1</translation>
    </message>
    <message>
        <source>crosses %1 between %2 and %3</source>
        <extracomment>%1 is the name of a curve, %2 such as &quot;time t = 5&quot;, %3 such as &quot;5.1 s&quot;</extracomment>
        <translation>schneidet %1 zwischen %2 und %3</translation>
    </message>
</context>
<context>
    <name>timestep::PlotStatus</name>
    <message numerus="yes">
        <source>%n value(s) ≤ 0 left out (logarithmic axis)</source>
        <translation>
            <numerusform>%n Wert ≤ 0 ausgelassen (logarithmische Achse)</numerusform>
            <numerusform>%n Werte ≤ 0 ausgelassen (logarithmische Achse)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::PlotWidget</name>
    <message>
        <source>Energy drift is not defined with damping or drive, which change the energy, too. Choose the curve &quot;energy change&quot;.</source>
        <translation>Mit Dämpfung oder Antrieb ist die Energiedrift nicht definiert, denn auch sie ändern die Energie. Wähle die Kurve „Energieänderung“.</translation>
    </message>
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
    <message>
        <source>Map of %1 over %2 and %3, %4 by %5 cells.</source>
        <translation>Karte von %1 über %2 und %3, %4 mal %5 Felder.</translation>
    </message>
    <message>
        <source>No such fit: the visible rows do not determine it.</source>
        <translation>Keine solche Anpassung: Die sichtbaren Zeilen legen sie nicht fest.</translation>
    </message>
    <message>
        <source>Note at x %1, y %2: %3.</source>
        <translation>Notiz bei x %1, y %2: %3.</translation>
    </message>
    <message>
        <source>exact motion</source>
        <translation>exakte Bewegung</translation>
    </message>
    <message>
        <source>Curves can be fitted, but not their spectra or residuals.</source>
        <translation>Angepasst wird an Kurven, nicht an ihre Spektren oder Abweichungen.</translation>
    </message>
    <message>
        <source>The next fit uses these rows.</source>
        <translation>Die nächste Anpassung nimmt diese Zeilen.</translation>
    </message>
    <message>
        <source>Drag over the rows to fit; drag an edge to move it. Escape ends this.</source>
        <translation>Über die Zeilen ziehen, die zählen sollen; auch die Ränder lassen sich ziehen. Escape beendet das.</translation>
    </message>
    <message>
        <source>It stays the same.</source>
        <translation>Sie bleibt gleich.</translation>
    </message>
    <message numerus="yes">
        <source>It changes direction %n time(s).</source>
        <translation>
            <numerusform>Sie ändert ihre Richtung %n-mal.</numerusform>
            <numerusform>Sie ändert ihre Richtung %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>It falls.</source>
        <translation>Sie fällt.</translation>
    </message>
    <message>
        <source>It rises.</source>
        <translation>Sie steigt.</translation>
    </message>
    <message>
        <source>It stays bounded.</source>
        <translation>Sie bleibt beschränkt.</translation>
    </message>
    <message>
        <source>It keeps growing.</source>
        <translation>Sie wächst immer weiter.</translation>
    </message>
    <message>
        <source>It keeps decaying.</source>
        <translation>Sie klingt immer weiter ab.</translation>
    </message>
    <message>
        <source>Zoomed: x from %1 to %2, y from %3 to %4 is shown.</source>
        <translation>Vergrößert: gezeigt wird x von %1 bis %2, y von %3 bis %4.</translation>
    </message>
    <message>
        <source>The chosen curves have no value here that these axes can show.</source>
        <translation>Die gewählten Kurven haben hier keinen Wert, den diese Achsen zeigen können.</translation>
    </message>
</context>
<context>
    <name>timestep::PlotsController</name>
    <message>
        <source>Picture and table are on the clipboard.</source>
        <translation>Bild und Tabelle sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>Save the interactive page</source>
        <translation>Interaktive Seite speichern</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>timestep::PointsPage</name>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>Measured points</source>
        <translation>Messpunkte</translation>
    </message>
    <message>
        <source>A click on a point leaves it out; another click takes it back. The menu of the plot fits curves to the points and shows their spectrum.</source>
        <translation>Ein Klick auf einen Punkt lässt ihn weg; ein weiterer Klick holt ihn zurück. Das Menü des Diagramms passt den Punkten Kurven an und zeigt ihr Spektrum.</translation>
    </message>
</context>
<context>
    <name>timestep::PrintPreview</name>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>The browser shows the pages in a tab of its own and prints them.</source>
        <translation>Der Browser zeigt die Seiten in einem eigenen Tab und druckt sie.</translation>
    </message>
    <message>
        <source>S&amp;how the pages</source>
        <translation>Seiten &amp;zeigen</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>timestep::ProgressStore</name>
    <message>
        <source>The progress of this lesson cannot be read, so it starts from the beginning (%1).</source>
        <translation>Der Stand dieser Lektion lässt sich nicht lesen, sie beginnt deshalb von vorn (%1).</translation>
    </message>
    <message>
        <source>The progress of this lesson cannot be read, so it starts from the beginning; the old file is kept as %1 (%2).</source>
        <translation>Der Stand dieser Lektion lässt sich nicht lesen, sie beginnt deshalb von vorn; die alte Datei bleibt als %1 erhalten (%2).</translation>
    </message>
    <message>
        <source>The progress of this lesson cannot be kept in %1: %2.</source>
        <translation>Der Stand dieser Lektion lässt sich nicht in %1 ablegen: %2.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>The progress of this lesson was damaged, so it continues from the change before the last one; the last answer may be missing (%1).</source>
        <translation>Der Fortschritt dieser Lektion war beschädigt; es geht mit der vorletzten Änderung weiter, die letzte Antwort fehlt vielleicht (%1).</translation>
    </message>
    <message>
        <source>The progress of this lesson was written by a newer version of Timestep. It is kept; what you answer now is not.</source>
        <translation>Der Fortschritt dieser Lektion stammt von einer neueren Version von Timestep. Er bleibt erhalten; neue Antworten werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>a newer version of Timestep has written it</source>
        <translation>eine neuere Version von Timestep hat die Datei geschrieben</translation>
    </message>
</context>
<context>
    <name>timestep::PropertiesDialog</name>
    <message>
        <source>Label of the &amp;x axis</source>
        <translation>Beschriftung der &amp;x-Achse</translation>
    </message>
    <message>
        <source>Ends of the x &amp;axis</source>
        <translation>Enden der x-&amp;Achse</translation>
    </message>
    <message>
        <source>Label of the &amp;y axis</source>
        <translation>Beschriftung der &amp;y-Achse</translation>
    </message>
    <message>
        <source>En&amp;ds of the y axis</source>
        <translation>En&amp;den der y-Achse</translation>
    </message>
    <message>
        <source>Name of run %1</source>
        <translation>Name von Lauf %1</translation>
    </message>
    <message>
        <source>from the data</source>
        <translation>aus den Daten</translation>
    </message>
    <message>
        <source>%1, lower</source>
        <translation>%1, unten</translation>
    </message>
    <message>
        <source>%1, upper</source>
        <translation>%1, oben</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>The lower end must be below the upper end.</source>
        <translation>Das untere Ende muss unter dem oberen liegen.</translation>
    </message>
    <message>
        <source>Look of the chart</source>
        <translation>Aussehen des Diagramms</translation>
    </message>
    <message>
        <source>the program&apos;s default</source>
        <translation>die des Programms</translation>
    </message>
    <message>
        <source>&amp;Font of the chart</source>
        <translation>&amp;Schrift des Diagramms</translation>
    </message>
    <message>
        <source>Colour of run %1</source>
        <translation>Farbe von Lauf %1</translation>
    </message>
    <message>
        <source>usual line</source>
        <translation>übliche Linie</translation>
    </message>
    <message>
        <source>Width of the lines in a figure; the window follows</source>
        <translation>Breite der Linien in einer Abbildung; das Fenster richtet sich danach</translation>
    </message>
    <message>
        <source>Line width of run %1</source>
        <translation>Linienbreite von Lauf %1</translation>
    </message>
    <message>
        <source>Apply &amp;template…</source>
        <translation>&amp;Vorlage anwenden…</translation>
    </message>
    <message>
        <source>&amp;Save as template…</source>
        <translation>Als Vor&amp;lage speichern…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Apply template</source>
        <translation>Vorlage anwenden</translation>
    </message>
    <message>
        <source>Templates (*.json)</source>
        <translation>Vorlagen (*.json)</translation>
    </message>
    <message>
        <source>Distance of ticks, x</source>
        <translation>Abstand der Striche, x</translation>
    </message>
    <message>
        <source>Distance of ticks, y</source>
        <translation>Abstand der Striche, y</translation>
    </message>
    <message>
        <source>by the room</source>
        <translation>nach dem Platz</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Gitter</translation>
    </message>
    <message>
        <source>usual marker</source>
        <translation>üblicher Marker</translation>
    </message>
    <message>
        <source>no marker</source>
        <translation>kein Marker</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>plus sign</source>
        <translation>Pluszeichen</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>open square</source>
        <translation>leeres Quadrat</translation>
    </message>
    <message>
        <source>open triangle</source>
        <translation>leeres Dreieck</translation>
    </message>
    <message>
        <source>open diamond</source>
        <translation>leere Raute</translation>
    </message>
    <message>
        <source>pentagon</source>
        <translation>Fünfeck</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>usual dashes</source>
        <translation>übliche Strichelung</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>durchgezogen</translation>
    </message>
    <message>
        <source>dashed</source>
        <translation>gestrichelt</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>gepunktet</translation>
    </message>
    <message>
        <source>dash and dot</source>
        <translation>Strich und Punkt</translation>
    </message>
    <message>
        <source>long dashes</source>
        <translation>lange Striche</translation>
    </message>
    <message>
        <source>Marker of run %1</source>
        <translation>Marker von Lauf %1</translation>
    </message>
    <message>
        <source>Dashes of run %1</source>
        <translation>Strichelung von Lauf %1</translation>
    </message>
    <message>
        <source>“%1” is no distance between ticks.</source>
        <translation>„%1“ ist kein Abstand zwischen Strichen.</translation>
    </message>
</context>
<context>
    <name>timestep::QuestionFrame</name>
    <message>
        <source>Committed. Nothing is marked right or wrong.</source>
        <translation>Festgelegt. Nichts wird als richtig oder falsch markiert.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
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
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show a hint; it does not count as a try</source>
        <translation>Einen Hinweis zeigen; er zählt nicht als Versuch</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Einen Hinweis zeigen</translation>
    </message>
    <message>
        <source>Close.</source>
        <translation>Knapp daneben.</translation>
    </message>
    <message>
        <source>One more digit, please.</source>
        <translation>Bitte eine Stelle mehr.</translation>
    </message>
    <message>
        <source>One more digit, please, where it is marked.</source>
        <translation>Bitte eine Stelle mehr, wo es markiert ist.</translation>
    </message>
    <message>
        <source>It is nearly that. Read it more exactly.</source>
        <translation>Fast. Lies genauer ab.</translation>
    </message>
    <message>
        <source>The size is right. Look at the sign.</source>
        <translation>Der Betrag stimmt. Achte auf das Vorzeichen.</translation>
    </message>
    <message>
        <source>The digits are right. Look at the power of ten.</source>
        <translation>Die Ziffern stimmen. Achte auf die Zehnerpotenz.</translation>
    </message>
    <message>
        <source>That is one divided by it: upside down.</source>
        <translation>Das ist der Kehrwert.</translation>
    </message>
    <message>
        <source>It is more than that.</source>
        <translation>Es ist mehr.</translation>
    </message>
    <message>
        <source>It is less than that.</source>
        <translation>Es ist weniger.</translation>
    </message>
    <message>
        <source>%1 of %2 are right.</source>
        <translation>%1 von %2 sind richtig.</translation>
    </message>
    <message>
        <source>Think about it once more. A hint may help.</source>
        <translation>Denk noch einmal nach. Ein Tipp kann helfen.</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Beantwortet: %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
</context>
<context>
    <name>timestep::RaceCard</name>
    <message>
        <source>Race</source>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>Race: what was measured of each run</source>
        <translation>Wettlauf: was an jedem Lauf gemessen wurde</translation>
    </message>
    <message>
        <source>Copy the race table</source>
        <translation>Tabelle des Wettlaufs kopieren</translation>
    </message>
    <message>
        <source>For a &amp;spreadsheet</source>
        <translation>Für eine &amp;Tabellenkalkulation</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>Als &amp;Markdown</translation>
    </message>
    <message>
        <source>Hide the race table</source>
        <translation>Tabelle des Wettlaufs ausblenden</translation>
    </message>
    <message>
        <source>Race at t = %1 %2</source>
        <translation>Wettlauf bei t = %1 %2</translation>
    </message>
    <message>
        <source>As &amp;LaTeX (booktabs)</source>
        <translation>Als &amp;LaTeX (booktabs)</translation>
    </message>
</context>
<context>
    <name>timestep::RaceDialog</name>
    <message>
        <source>Side &amp;by side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Start the race</source>
        <translation>&amp;Wettlauf starten</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>One picture per run; otherwise the runs are drawn over each other</source>
        <translation>Ein Bild je Lauf; sonst werden die Läufe übereinander gezeichnet</translation>
    </message>
    <message>
        <source>Ready-made races</source>
        <translation>Fertige Wettläufe</translation>
    </message>
    <message>
        <source>Runs of the race</source>
        <translation>Läufe des Wettlaufs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>heading and choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This run is there already.</source>
        <translation>Diesen Lauf gibt es schon.</translation>
    </message>
    <message>
        <source>A click adds a run like “%1”, but with:</source>
        <translation>Ein Klick fügt einen Lauf wie „%1“ hinzu, aber mit:</translation>
    </message>
    <message>
        <source>It is in the race as run %1.</source>
        <translation>Es ist als Lauf %1 im Wettlauf.</translation>
    </message>
    <message>
        <source>A race needs another run.</source>
        <translation>Ein Wettlauf braucht noch einen Lauf.</translation>
    </message>
    <message>
        <source>A race has at most %1 runs: remove one to add another.</source>
        <translation>Ein Wettlauf hat höchstens %1 Läufe: Entferne einen, um einen anderen hinzuzufügen.</translation>
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
        <source>Relative to the energy scale of the scene; velocity for energies: %1</source>
        <translation>Bezogen auf die Energieskala der Szene; Geschwindigkeit für Energien: %1</translation>
    </message>
    <message>
        <source>Change %1, wobble %2; Z of Mann and Kendall: %3 for the means, %4 for the wobble, beyond chance from 3 on; %5 rows.</source>
        <translation>Änderung %1, Schwankung %2; Z nach Mann und Kendall: %3 für die Mittelwerte, %4 für die Schwankung, ab 3 kein Zufall; %5 Zeilen.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Position error</source>
        <translation>Positionsfehler</translation>
    </message>
    <message>
        <source>Energy drift</source>
        <translation>Energiedrift</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Time per step (this machine)</source>
        <translation>Zeit je Schritt (dieser Rechner)</translation>
    </message>
    <message>
        <source>How far the run is off now: from the exact motion or a computed reference, or else from unstretched sticks or bodies that only touch</source>
        <translation>Wie weit der Lauf jetzt danebenliegt: von der exakten Bewegung oder einer berechneten Referenz, sonst von ungedehnten Stäben oder Körpern, die sich nur berühren</translation>
    </message>
    <message>
        <source>Since the start</source>
        <translation>Seit dem Start</translation>
    </message>
    <message>
        <source>Time per step on this machine [s]</source>
        <translation>Zeit je Schritt auf diesem Rechner [s]</translation>
    </message>
    <message>
        <source>The median of the steps so far, measured on this machine. Tables and exports do not contain it.</source>
        <translation>Der Median der bisherigen Schritte, gemessen auf diesem Rechner. In Tabellen und Exporten kommt er nicht vor.</translation>
    </message>
    <message>
        <source>Whether the column to its left stays, grows or decays over all rows so far; each verdict gives its rule</source>
        <translation>Ob die Spalte links daneben über alle bisherigen Zeilen bleibt, wächst oder abnimmt; jedes Urteil nennt seine Regel</translation>
    </message>
</context>
<context>
    <name>timestep::ReadingFields</name>
    <message>
        <source>No file yet</source>
        <translation>Noch keine Datei</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei &amp;öffnen…</translation>
    </message>
    <message>
        <source>Paste a ta&amp;ble</source>
        <translation>Tabelle e&amp;infügen</translation>
    </message>
    <message>
        <source>Stop &amp;reading</source>
        <translation>&amp;Lesen abbrechen</translation>
    </message>
    <message>
        <source>Reads a table that was copied elsewhere, such as in a spreadsheet (Ctrl+V)</source>
        <translation>Liest eine Tabelle, die anderswo kopiert wurde, etwa in einer Tabellenkalkulation (Strg+V)</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>wie gefunden</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>blanks</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>Erste Zeilen der Datei</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>Fortschritt des Lesens</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Separator of the columns</source>
        <translation>Trennzeichen der Spalten</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>Lines left out at the beginning</source>
        <translation>Am Anfang weggelassene Zeilen</translation>
    </message>
    <message>
        <source>Lines left out at the end</source>
        <translation>Am Ende weggelassene Zeilen</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>bitte wählen</translation>
    </message>
    <message>
        <source>beginning: </source>
        <translation>Anfang: </translation>
    </message>
    <message>
        <source>end: </source>
        <translation>Ende: </translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>Bla&amp;tt</translation>
    </message>
    <message>
        <source>S&amp;eparator</source>
        <translation>Tr&amp;ennzeichen</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>&amp;Dezimalzeichen</translation>
    </message>
    <message>
        <source>Lines &amp;left out</source>
        <translation>&amp;Weggelassene Zeilen</translation>
    </message>
    <message>
        <source>Open measured data</source>
        <translation>Messdaten öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.dat *.xlsx *.zip);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt *.dat *.xlsx *.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>%1, rows: %2</source>
        <translation>%1, Zeilen: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be kept; open it again.</source>
        <translation>%1 ist zu groß, um aufbewahrt zu werden; bitte noch einmal öffnen.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1, as found</source>
        <translation>%1, wie gefunden</translation>
    </message>
    <message>
        <source>not numbers</source>
        <translation>keine Zahlen</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>ohne Einheit</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>T&amp;ype a table…</source>
        <translation>Tabelle ei&amp;ngeben…</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>eingegeben</translation>
    </message>
</context>
<context>
    <name>timestep::Recovery</name>
    <message>
        <source>Restore the session</source>
        <translation>Sitzung wiederherstellen</translation>
    </message>
    <message>
        <source>Timestep did not shut down properly. Restore your last session? Cancel asks again at the next start.</source>
        <translation>Timestep wurde nicht ordentlich beendet. Letzte Sitzung wiederherstellen? Abbrechen fragt beim nächsten Start wieder.</translation>
    </message>
    <message>
        <source>Go on with the experiment that was open when this page was left? Cancel asks again at the next start.</source>
        <translation>Mit dem Versuch weitermachen, der offen war, als diese Seite verlassen wurde? Abbrechen fragt beim nächsten Start wieder.</translation>
    </message>
</context>
<context>
    <name>timestep::Report</name>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>came out</source>
        <translation>herausgekommen</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>*Nothing was predicted.*</source>
        <translation>*Nichts wurde vorhergesagt.*</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzter</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>kleinster</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>größter</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>*%1* was computed by %2 with a step of %3.</source>
        <translation>*%1* wurde mit der Schrittweite %3 berechnet; Verfahren: %2.</translation>
    </message>
    <message>
        <source>The run ends at t = %1.</source>
        <translation>Der Lauf endet bei t = %1.</translation>
    </message>
    <message>
        <source>The lines of %1:</source>
        <translation>Die Zeilen von %1:</translation>
    </message>
    <message>
        <source>Data of this figure (CSV)</source>
        <translation>Daten dieser Abbildung (CSV)</translation>
    </message>
    <message>
        <source>**Figure %1.** %2</source>
        <translation>**Abbildung %1.** %2</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>A curve was drawn.</source>
        <translation>Eine Kurve wurde gezeichnet.</translation>
    </message>
    <message>
        <source>A curve was drawn: %1</source>
        <translation>Eine Kurve wurde gezeichnet: %1</translation>
    </message>
    <message>
        <source>Run it here</source>
        <translation>Hier rechnen</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>what was measured</source>
        <translation>was gemessen wurde</translation>
    </message>
    <message>
        <source>The experiment of figure %1 has the SHA-256 %2.</source>
        <translation>Der Versuch von Abbildung %1 hat die SHA-256 %2.</translation>
    </message>
    <message>
        <source>The Timestep developers: Timestep %1, a workbench for numerical integration and constraint relaxation, %2.</source>
        <translation>The Timestep developers: Timestep %1, a workbench for numerical integration and constraint relaxation, %2.</translation>
    </message>
    <message>
        <source>Figure %1: %2</source>
        <translation>Abbildung %1: %2</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>χ²/freedom</source>
        <translation>χ²/Freiheitsgrad</translation>
    </message>
    <message>
        <source>freedom</source>
        <translation>Freiheitsgrade</translation>
    </message>
    <message>
        <source>χ² is the sum of (residual/σ)² for data with uncertainties σ, otherwise of residual². Freedom: the number of points without the fitted parameters.</source>
        <translation>χ² ist die Summe von (Residuum/σ)² bei Daten mit Unsicherheiten σ, sonst von Residuum². Freiheitsgrade: Zahl der Punkte minus Zahl der angepassten Parameter.</translation>
    </message>
</context>
<context>
    <name>timestep::ReportController</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>&amp;Kept with the session, and a beginning for the explanation of a report:</source>
        <translation>&amp;Gehören zur Sitzung und sind ein Anfang für die Erklärung eines Berichts:</translation>
    </message>
    <message>
        <source>There is no plot with numbers yet.</source>
        <translation>Es gibt noch kein Diagramm mit Zahlen.</translation>
    </message>
    <message>
        <source>Figures kept for the report: %1. Open another experiment and add more, or write the report.</source>
        <translation>Abbildungen für den Bericht aufgehoben: %1. Öffne einen anderen Versuch und nimm mehr dazu, oder schreibe den Bericht.</translation>
    </message>
    <message>
        <source>Leave without the report?</source>
        <translation>Ohne den Bericht beenden?</translation>
    </message>
    <message>
        <source>The texts and figures of your report are in no file yet. Write the report, or leave without it.</source>
        <translation>Die Texte und Abbildungen deines Berichts sind noch in keiner Datei. Schreib den Bericht, oder beende ohne ihn.</translation>
    </message>
    <message>
        <source>&amp;Write the report…</source>
        <translation>Bericht &amp;schreiben…</translation>
    </message>
    <message>
        <source>&amp;Leave without it</source>
        <translation>&amp;Ohne ihn beenden</translation>
    </message>
</context>
<context>
    <name>timestep::ReportDialog</name>
    <message>
        <source>Word opens files that end in .odt.</source>
        <translation>Word öffnet Dateien, die auf .odt enden.</translation>
    </message>
    <message>
        <source>Reports for Word end in .odt. %1 exists already: choose that name to replace it.</source>
        <translation>Berichte für Word enden auf .odt. %1 gibt es schon: Mit diesem Namen wird die Datei ersetzt.</translation>
    </message>
    <message>
        <source>Save report as .odt, which Word opens</source>
        <translation>Bericht als .odt speichern, das Word öffnet</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>A&amp;uthor</source>
        <translation>A&amp;utor</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Frage</translation>
    </message>
    <message>
        <source>P&amp;rediction</source>
        <translation>Vo&amp;rhersage</translation>
    </message>
    <message>
        <source>Met&amp;hod</source>
        <translation>Verfa&amp;hren</translation>
    </message>
    <message>
        <source>Re&amp;sult</source>
        <translation>Er&amp;gebnis</translation>
    </message>
    <message>
        <source>&amp;Explanation</source>
        <translation>&amp;Erklärung</translation>
    </message>
    <message>
        <source>There is no plot with numbers yet.</source>
        <translation>Es gibt noch kein Diagramm mit Zahlen.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Abbildungen</translation>
    </message>
    <message>
        <source>Texts are Markdown, with formulas between dollar signs. Predictions beside outcomes, data, settings and references are added automatically.</source>
        <translation>Texte sind Markdown, mit Formeln zwischen Dollarzeichen. Vorhersagen neben Ergebnissen, Daten, Einstellungen und Quellen kommen von selbst dazu.</translation>
    </message>
    <message>
        <source>Save &amp;PDF…</source>
        <translation>&amp;PDF speichern…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save &amp;web page…</source>
        <translation>&amp;Webseite speichern…</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Save &amp;Markdown…</source>
        <translation>&amp;Markdown speichern…</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Saved as %1. Its figures carry their experiments.</source>
        <translation>Gespeichert als %1. Die Abbildungen tragen ihre Versuche in sich.</translation>
    </message>
    <message>
        <source>Save for W&amp;ord…</source>
        <translation>Für W&amp;ord speichern…</translation>
    </message>
    <message>
        <source>Text document, which Word and LibreOffice open (*.odt)</source>
        <translation>Textdokument, das Word und LibreOffice öffnen (*.odt)</translation>
    </message>
    <message>
        <source>Caption of figure %1</source>
        <translation>Unterschrift von Abbildung %1</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Teil&amp;bilder</translation>
    </message>
    <message>
        <source>Each plot is a figure of its own</source>
        <translation>Jedes Diagramm ist eine eigene Abbildung</translation>
    </message>
    <message>
        <source>One figure with panels, one below the other</source>
        <translation>Eine Abbildung mit Teilbildern untereinander</translation>
    </message>
    <message>
        <source>One figure with panels, %1 beside each other</source>
        <translation>Eine Abbildung mit Teilbildern, %1 nebeneinander</translation>
    </message>
</context>
<context>
    <name>timestep::ResidualBars</name>
    <message>
        <source>largest %1</source>
        <translation>größter Wert %1</translation>
    </message>
</context>
<context>
    <name>timestep::ResultsTable</name>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Checks of the lesson that are met; each number was measured again</source>
        <translation>Erfüllte Prüfungen der Lektion; jede Zahl wurde noch einmal gemessen</translation>
    </message>
    <message>
        <source>Points for the sentences, up to %1 for each. They count as soon as one learner has them.</source>
        <translation>Punkte für die Sätze, bis zu %1 für jeden. Sie zählen, sobald eine Person welche hat.</translation>
    </message>
    <message>
        <source>It goes back to the learner.</source>
        <translation>Er geht an die Person zurück.</translation>
    </message>
    <message>
        <source>Results of the class</source>
        <translation>Ergebnisse der Klasse</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>Model answer: %1</source>
        <translation>Musterantwort: %1</translation>
    </message>
</context>
<context>
    <name>timestep::RichText</name>
    <message>
        <source>%1 at character %2</source>
        <translation>%1 bei Zeichen %2</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>timestep::RoomController</name>
    <message>
        <source>The set-up of this room keeps the window open.</source>
        <translation>Die Einrichtung dieses Raums hält das Fenster offen.</translation>
    </message>
    <message>
        <source>The set-up of this room has a fault: %1</source>
        <translation>Die Einrichtung dieses Raums hat einen Fehler: %1</translation>
    </message>
    <message numerus="yes">
        <source>The set-up of this room has %n more fault(s) besides this one: %1</source>
        <translation>
            <numerusform>Die Einrichtung dieses Raums hat außer diesem noch %n Fehler: %1</numerusform>
            <numerusform>Die Einrichtung dieses Raums hat außer diesem noch %n Fehler: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The set-up of this room has locked files and printers.</source>
        <translation>Die Einrichtung dieses Raums hat Dateien und Drucker gesperrt.</translation>
    </message>
    <message>
        <source>The set-up of this room does not open %1.</source>
        <translation>Die Einrichtung dieses Raums öffnet %1 nicht.</translation>
    </message>
</context>
<context>
    <name>timestep::RunController</name>
    <message>
        <source>Sweep: %1 of %2 values</source>
        <translation>Messreihe: %1 von %2 Werten</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Rechnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rechnen</translation>
    </message>
</context>
<context>
    <name>timestep::RunReaction</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>That is too low.</source>
        <translation>Das ist zu wenig.</translation>
    </message>
    <message>
        <source>That is too high.</source>
        <translation>Das ist zu viel.</translation>
    </message>
    <message>
        <source>You measured %1.</source>
        <translation>Gemessen: %1.</translation>
    </message>
    <message>
        <source>That is the other direction.</source>
        <translation>Das ist die andere Richtung.</translation>
    </message>
    <message>
        <source>Almost: a little less.</source>
        <translation>Fast: etwas weniger.</translation>
    </message>
    <message>
        <source>Almost: a little more.</source>
        <translation>Fast: etwas mehr.</translation>
    </message>
    <message>
        <source>That is too much.</source>
        <translation>Das ist zu viel.</translation>
    </message>
    <message>
        <source>That is not enough.</source>
        <translation>Das reicht nicht.</translation>
    </message>
    <message>
        <source>Next: %1, %2.</source>
        <extracomment>the next run that a step waits for: name of a setting, its value</extracomment>
        <translation>Als Nächstes: %1, %2.</translation>
    </message>
</context>
<context>
    <name>timestep::RunStatus</name>
    <message>
        <source>State of the run</source>
        <translation>Stand des Laufs</translation>
    </message>
    <message>
        <source>%1 diverged at step %2: its numbers are no longer finite. The table up to there is kept.</source>
        <translation>%1 ist bei Schritt %2 divergiert: Seine Zahlen sind nicht mehr endlich. Die Tabelle bis dahin bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1 ended at step %2: %3. The table up to there is kept.</source>
        <translation>%1 endete bei Schritt %2: %3. Die Tabelle bis dorthin bleibt erhalten.</translation>
    </message>
    <message>
        <source>h = %1 %2</source>
        <translation>h = %1 %2</translation>
    </message>
    <message>
        <source>velocity for energies: %1</source>
        <translation>Geschwindigkeit für Energien: %1</translation>
    </message>
    <message>
        <source>no computed reference beyond t = %1 %2: errors are not known there</source>
        <translation>keine berechnete Referenz nach t = %1 %2: Fehler sind dort unbekannt</translation>
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
        <source>free play after the end: it is not recorded</source>
        <translation>freies Spiel nach dem Ende: Es wird nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>%1 is infinite since t = %2 %3: its numbers are too large for a double</source>
        <translation>%1 ist unendlich seit t = %2 %3: die Zahlen sind für double zu groß</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>steigend</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>fallend</translation>
    </message>
    <message>
        <source>%1 = %2 (%3) at t = %4 %5</source>
        <translation>%1 = %2 (%3) bei t = %4 %5</translation>
    </message>
    <message>
        <source>crossing %1: %2</source>
        <translation>Wertdurchgang %1: %2</translation>
    </message>
    <message>
        <source>%1 was never met</source>
        <translation>%1 wurde nie erreicht</translation>
    </message>
</context>
<context>
    <name>timestep::SceneCard</name>
    <message>
        <source>Favourite</source>
        <translation>Liebling</translation>
    </message>
    <message>
        <source>Take out of the favourites (F)</source>
        <translation>Aus den Lieblingen nehmen (F)</translation>
    </message>
    <message>
        <source>Put among the favourites (F)</source>
        <translation>Zu den Lieblingen legen (F)</translation>
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
    <name>timestep::Sheet</name>
    <message>
        <source>Your chart</source>
        <translation>Dein Diagramm</translation>
    </message>
    <message>
        <source>Draw what you measured</source>
        <translation>Zeichne ein, was du gemessen hast</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Lösungen: %1</translation>
    </message>
    <message>
        <source>**Goal.** %1</source>
        <translation>**Ziel.** %1</translation>
    </message>
    <message>
        <source>The chart</source>
        <translation>Das Diagramm</translation>
    </message>
    <message numerus="yes">
        <source>All %n number(s) of this lesson were computed again for this sheet, and agree with it.</source>
        <translation>
            <numerusform>Die %n Zahl dieser Lektion wurde für dieses Blatt neu berechnet und stimmt mit ihr überein.</numerusform>
            <numerusform>Alle %n Zahlen dieser Lektion wurden für dieses Blatt neu berechnet und stimmen mit ihr überein.</numerusform>
        </translation>
    </message>
    <message>
        <source>**The lesson disagrees with the program:** %1.</source>
        <translation>**Die Lektion widerspricht dem Programm:** %1.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>*If the answer is %1:* %2</source>
        <translation>*Bei der Antwort %1:* %2</translation>
    </message>
    <message>
        <source>*Solution:* %1</source>
        <translation>*Lösung:* %1</translation>
    </message>
    <message>
        <source>**Model answer.** %1</source>
        <translation>**Musterantwort.** %1</translation>
    </message>
    <message>
        <source>**Answer: %1** (%2)</source>
        <translation>**Antwort: %1** (%2)</translation>
    </message>
    <message>
        <source>**What happens.** %1: **%2**</source>
        <translation>**Was geschieht.** %1: **%2**</translation>
    </message>
    <message>
        <source>Marking sentences</source>
        <translation>Sätze bewerten</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>the sentence</source>
        <translation>der Satz</translation>
    </message>
    <message>
        <source>names no cause, or one that the run contradicts</source>
        <translation>nennt keine Ursache oder eine, der der Lauf widerspricht</translation>
    </message>
    <message>
        <source>names the cause: numerical, physical, or a constraint</source>
        <translation>nennt die Ursache: numerisch, physikalisch oder eine Zwangsbedingung</translation>
    </message>
    <message>
        <source>names the cause, and uses the measured number or predicts a new case</source>
        <translation>nennt die Ursache und nutzt die gemessene Zahl oder sagt einen neuen Fall vorher</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Lesson %1 · %2</source>
        <translation>Lektion %1 · %2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lies</translation>
    </message>
    <message>
        <source>Predict before you run</source>
        <translation>Sage voraus, bevor du rechnest</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What stays</source>
        <translation>Was bleibt</translation>
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
        <source>beginner</source>
        <translation>Einstieg</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>Mittelstufe</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>Fortgeschritten</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Für die Lehrkraft</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>What learners have to know</source>
        <translation>Was Lernende wissen müssen</translation>
    </message>
    <message>
        <source>**Time.** %1</source>
        <translation>**Zeit.** %1</translation>
    </message>
    <message>
        <source>To discuss</source>
        <translation>Zum Besprechen</translation>
    </message>
    <message>
        <source>Wrong ideas to expect</source>
        <translation>Falsche Vorstellungen, mit denen zu rechnen ist</translation>
    </message>
    <message>
        <source>**At the end.** %1 *%2*</source>
        <translation>**Zum Schluss.** %1 *%2*</translation>
    </message>
    <message>
        <source>Topics at school</source>
        <translation>Themen der Schule</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 · deeper</source>
        <translation>%1 · Vertiefung</translation>
    </message>
</context>
<context>
    <name>timestep::SimulationView</name>
    <message>
        <source>your prediction</source>
        <translation>deine Vorhersage</translation>
    </message>
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
        <source>Arrows move it, Enter releases it, Shift+Enter throws it.</source>
        <translation>Pfeiltasten bewegen, die Eingabetaste lässt los, Umschalt+Eingabe wirft.</translation>
    </message>
    <message>
        <source>Velocity of particle %1 held: x = %2, y = %3.</source>
        <translation>Geschwindigkeit von Teilchen %1 gehalten: x = %2, y = %3.</translation>
    </message>
    <message>
        <source>Velocity of body %1 held: x = %2, y = %3.</source>
        <translation>Geschwindigkeit von Körper %1 gehalten: x = %2, y = %3.</translation>
    </message>
    <message>
        <source>Particle %1 is thrown with %2.</source>
        <translation>Teilchen %1 wird mit %2 geworfen.</translation>
    </message>
    <message>
        <source>Body %1 is thrown with %2.</source>
        <extracomment>%2 is a speed with its unit</extracomment>
        <translation>Körper %1 wird mit %2 geworfen.</translation>
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
    <message>
        <source>computed reference</source>
        <translation>berechnete Referenz</translation>
    </message>
    <message>
        <source>previous position</source>
        <translation>vorige Position</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>impulse</source>
        <translation>Kraftstoß</translation>
    </message>
    <message>
        <source>Tool: %1.</source>
        <translation>Werkzeug: %1.</translation>
    </message>
    <message>
        <source>Pressed down at x = %1, y = %2.</source>
        <translation>Gedrückt bei x = %1, y = %2.</translation>
    </message>
    <message>
        <source>Cursor at x = %1, y = %2.</source>
        <translation>Zeiger bei x = %1, y = %2.</translation>
    </message>
    <message>
        <source>Previous position of particle %1 held at x = %2, y = %3.</source>
        <translation>Vorige Position von Teilchen %1 gehalten bei x = %2, y = %3.</translation>
    </message>
    <message>
        <source>overlap, enlarged</source>
        <translation>Überlappung, vergrößert</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Body %1 held at x = %2, y = %3.</source>
        <translation>Körper %1 gehalten bei x = %2, y = %3.</translation>
    </message>
    <message>
        <source>Body %1 chosen, at x = %2, y = %3.</source>
        <translation>Körper %1 gewählt, bei x = %2, y = %3.</translation>
    </message>
    <message>
        <source>arrows %1 ×</source>
        <extracomment>factor by which the arrows of a step are enlarged</extracomment>
        <translation>Pfeile %1 ×</translation>
    </message>
    <message>
        <source>The arrows of a step are enlarged %1 times.</source>
        <translation>Die Pfeile eines Schritts sind %1-mal so lang gezeichnet, wie sie sind.</translation>
    </message>
    <message>
        <source>Passes of the next step</source>
        <translation>Durchgänge des nächsten Schritts</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>strain</source>
        <translation>Dehnung</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <extracomment>at the end of a scale of colours: this strain, and more than that</extracomment>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 beyond the edge</source>
        <extracomment>distance from the edge of the picture to a body outside</extracomment>
        <translation>%1 hinter dem Rand</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <extracomment>a goal of a step, and what is there now</extracomment>
        <translation>%1 (jetzt %2)</translation>
    </message>
    <message>
        <source>%1 (goal %2)</source>
        <extracomment>what is there now, and what the goal of a step is: &quot;≥ 10 m/s&quot;</extracomment>
        <translation>%1 (Ziel %2)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>First view</source>
        <translation>Erste Ansicht</translation>
    </message>
    <message>
        <source>free play, not recorded</source>
        <extracomment>after the end of the recorded run</extracomment>
        <translation>freies Spiel, nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>last run</source>
        <translation>letzter Lauf</translation>
    </message>
    <message>
        <source>%1 × the start</source>
        <extracomment>energy of a run over its energy at the start</extracomment>
        <translation>%1 × der Anfang</translation>
    </message>
    <message>
        <source>energy</source>
        <extracomment>beside a bar that shows it</extracomment>
        <translation>Energie</translation>
    </message>
    <message>
        <source>gathered; its whole size</source>
        <translation>gerafft; so groß ist sie ganz</translation>
    </message>
    <message>
        <source>again</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>Drag me.</source>
        <extracomment>said by the ring that marks the previous place of a particle</extracomment>
        <translation>Zieh mich.</translation>
    </message>
    <message>
        <source>One frame ago I was at %1.</source>
        <extracomment>said by the ring; %1 is a length with its unit</extracomment>
        <translation>Vor einem Bild war ich bei %1.</translation>
    </message>
    <message>
        <source>cloth; where it is slack, it folds</source>
        <translation>Stoff; wo er locker ist, wirft er Falten</translation>
    </message>
    <message>
        <source>Particle %1 is pinned.</source>
        <translation>Teilchen %1 ist befestigt.</translation>
    </message>
    <message>
        <source>Particle %1 is free.</source>
        <translation>Teilchen %1 ist frei.</translation>
    </message>
    <message numerus="yes">
        <source>%n stick(s) cut.</source>
        <translation>
            <numerusform>%n Stab zerschnitten.</numerusform>
            <numerusform>%n Stäbe zerschnitten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>length %1</source>
        <extracomment>the length of a stick that the hand holds</extracomment>
        <translation>Länge %1</translation>
    </message>
    <message>
        <source>%1 % too long</source>
        <translation>%1 % zu lang</translation>
    </message>
    <message>
        <source>%1 % too short</source>
        <translation>%1 % zu kurz</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>Zeitlupe</translation>
    </message>
    <message>
        <source>step %1: energy %2 times</source>
        <translation>Schritt %1: Energie mal %2</translation>
    </message>
</context>
<context>
    <name>timestep::SketchField</name>
    <message>
        <source>Draw the curve over the whole width of the plot first.</source>
        <translation>Zeichne die Kurve zuerst über die ganze Breite des Diagramms.</translation>
    </message>
    <message>
        <source>Draw with the keyboard</source>
        <translation>Mit der Tastatur zeichnen</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>Wegwischen</translation>
    </message>
    <message>
        <source>Draw the curve with the keyboard</source>
        <translation>Die Kurve mit der Tastatur zeichnen</translation>
    </message>
    <message>
        <source>Wipe the curve</source>
        <translation>Die Kurve wegwischen</translation>
    </message>
    <message>
        <source>Your curve stays in the plot as a dashed line.</source>
        <translation>Deine Kurve bleibt als gestrichelte Linie im Diagramm.</translation>
    </message>
    <message>
        <source>Draw the curve in the plot with the mouse, from left to right.</source>
        <translation>Zeichne die Kurve mit der Maus ins Diagramm, von links nach rechts.</translation>
    </message>
    <message>
        <source>%1 of %2 places are drawn.</source>
        <translation>%1 von %2 Stellen sind gezeichnet.</translation>
    </message>
    <message>
        <source>Your curve is complete. You can still change it.</source>
        <translation>Die Kurve ist vollständig. Sie lässt sich noch ändern.</translation>
    </message>
</context>
<context>
    <name>timestep::SketchLayer</name>
    <message>
        <source>Curve to draw: %1</source>
        <translation>Zu zeichnende Kurve: %1</translation>
    </message>
    <message>
        <source>Draw your curve here</source>
        <translation>Zeichne deine Kurve hier</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Place %1 of %2: x = %3, y = %4.</source>
        <translation>Stelle %1 von %2: x = %3, y = %4.</translation>
    </message>
    <message>
        <source>The arrow keys draw, Enter goes back to the question.</source>
        <translation>Die Pfeiltasten zeichnen, Enter führt zurück zur Frage.</translation>
    </message>
</context>
<context>
    <name>timestep::SpeedBox</name>
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
        <source>fastest</source>
        <extracomment>speed: as fast as possible; a short word</extracomment>
        <translation>schnellst.</translation>
    </message>
</context>
<context>
    <name>timestep::Spoken</name>
    <message>
        <source>button</source>
        <translation>Schaltfläche</translation>
    </message>
    <message>
        <source>button with a menu</source>
        <translation>Schaltfläche mit Menü</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>Kontrollkästchen</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>Optionsfeld</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>text field</source>
        <translation>Textfeld</translation>
    </message>
    <message>
        <source>number field</source>
        <translation>Zahlenfeld</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>Schieberegler</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>menu entry</source>
        <translation>Menüeintrag</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>aktiviert</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht aktiviert</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>deaktiviert</translation>
    </message>
</context>
<context>
    <name>timestep::SpokenFormula</name>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>plus or minus</source>
        <translation>plus oder minus</translation>
    </message>
    <message>
        <source>minus or plus</source>
        <translation>minus oder plus</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>geteilt durch</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>is not equal to</source>
        <translation>ungleich</translation>
    </message>
    <message>
        <source>is about</source>
        <translation>ungefähr gleich</translation>
    </message>
    <message>
        <source>is the same as</source>
        <translation>identisch mit</translation>
    </message>
    <message>
        <source>grows like</source>
        <translation>wächst wie</translation>
    </message>
    <message>
        <source>is proportional to</source>
        <translation>proportional zu</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>kleiner als</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>größer als</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>is much less than</source>
        <translation>viel kleiner als</translation>
    </message>
    <message>
        <source>is much greater than</source>
        <translation>viel größer als</translation>
    </message>
    <message>
        <source>is an element of</source>
        <translation>Element von</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>wird zu</translation>
    </message>
    <message>
        <source>to</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>so</source>
        <translation>also</translation>
    </message>
    <message>
        <source>exactly if</source>
        <translation>genau dann, wenn</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>partial d</source>
        <translation>partielles d</translation>
    </message>
    <message>
        <source>nabla</source>
        <translation>Nabla</translation>
    </message>
    <message>
        <source>prime</source>
        <translation>Strich</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>integral</source>
        <translation>Integral</translation>
    </message>
    <message>
        <source>open bracket</source>
        <translation>Klammer auf</translation>
    </message>
    <message>
        <source>close bracket</source>
        <translation>Klammer zu</translation>
    </message>
    <message>
        <source>open square bracket</source>
        <translation>eckige Klammer auf</translation>
    </message>
    <message>
        <source>close square bracket</source>
        <translation>eckige Klammer zu</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>double bar</source>
        <translation>Doppelbalken</translation>
    </message>
    <message>
        <source>and so on</source>
        <translation>und so weiter</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>double dot</source>
        <translation>zwei Punkte</translation>
    </message>
    <message>
        <source>hat</source>
        <translation>Dach</translation>
    </message>
    <message>
        <source>tilde</source>
        <translation>Tilde</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>squared</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>cubed</source>
        <translation>hoch 3</translation>
    </message>
    <message>
        <source>to the power %1</source>
        <translation>hoch %1</translation>
    </message>
    <message>
        <source>end of power</source>
        <translation>Ende des Exponenten</translation>
    </message>
    <message>
        <source>%1 from %2 to %3 of</source>
        <translation>%1 von %2 bis %3 über</translation>
    </message>
    <message>
        <source>%1 over %2 of</source>
        <translation>%1 für %2 über</translation>
    </message>
    <message>
        <source>%1 to %2 of</source>
        <translation>%1 bis %2 über</translation>
    </message>
    <message>
        <source>sub %1</source>
        <translation>Index %1</translation>
    </message>
    <message>
        <source>end of index</source>
        <translation>Ende des Index</translation>
    </message>
    <message>
        <source>absolute value of %1 end of absolute value</source>
        <translation>Betrag von %1 Ende des Betrags</translation>
    </message>
    <message>
        <source>length of %1 end of length</source>
        <translation>Länge von %1 Ende der Länge</translation>
    </message>
    <message>
        <source>by cases: %1</source>
        <translation>in Fällen: %1</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 durch %2</translation>
    </message>
    <message>
        <source>fraction %1 end of fraction</source>
        <translation>Bruch %1 Ende des Bruchs</translation>
    </message>
    <message>
        <source>root %1 of %2</source>
        <translation>Wurzel %1 aus %2</translation>
    </message>
    <message>
        <source>end of root</source>
        <translation>Ende der Wurzel</translation>
    </message>
    <message>
        <source>square root of %1</source>
        <translation>Wurzel aus %1</translation>
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
    <message>
        <source>Deeper</source>
        <translation>Vertiefung</translation>
    </message>
    <message>
        <source>Deeper:  %1</source>
        <translation>Vertiefung:  %1</translation>
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
    <message>
        <source>Deeper: %1</source>
        <translation>Vertiefung: %1</translation>
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
    <message>
        <source>The run waits for your prediction in the next step.</source>
        <translation>Der Lauf wartet auf deine Vorhersage im nächsten Schritt.</translation>
    </message>
    <message>
        <source>Lines of the method</source>
        <translation>Zeilen des Verfahrens</translation>
    </message>
    <message>
        <source>Deeper: %1</source>
        <translation>Vertiefung: %1</translation>
    </message>
    <message>
        <source>%1 · deeper</source>
        <translation>%1 · Vertiefung</translation>
    </message>
    <message>
        <source>%1, edited by you</source>
        <extracomment>the name of a method that the learner has changed</extracomment>
        <translation>%1, von dir geändert</translation>
    </message>
</context>
<context>
    <name>timestep::StepSheet</name>
    <message>
        <source>v in the middle</source>
        <comment>velocity in the middle of a step</comment>
        <translation>v in der Mitte</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation>%1 am Anfang</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 steps.</source>
        <translation>Das sind die ersten %1 von %2 Schritten.</translation>
    </message>
</context>
<context>
    <name>timestep::SummaryPage</name>
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
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Save the result…</source>
        <translation>Ergebnis speichern …</translation>
    </message>
    <message>
        <source>A file with your answers and with what you measured, which a teacher can check</source>
        <translation>Eine Datei mit deinen Antworten und mit dem, was du gemessen hast; Lehrkräfte können sie nachprüfen</translation>
    </message>
    <message>
        <source>Write a report…</source>
        <translation>Bericht schreiben…</translation>
    </message>
    <message>
        <source>Pages with your predictions, what came out, and the figures</source>
        <translation>Seiten mit deinen Vorhersagen, dem, was herauskam, und den Abbildungen</translation>
    </message>
    <message numerus="yes">
        <source>All %n step(s) done</source>
        <translation>
            <numerusform>%n Schritt ist fertig</numerusform>
            <numerusform>Alle %n Schritte sind fertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s) done</source>
        <translation>
            <numerusform>%1 von %n Schritt fertig</numerusform>
            <numerusform>%1 von %n Schritten fertig</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Draw the chart</source>
        <translation>Diagramm &amp;zeichnen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>of %2: how many of all</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>predictions right, without curves</source>
        <translation>Vorhersagen richtig, ohne Kurven</translation>
    </message>
    <message>
        <source>predictions right</source>
        <translation>Vorhersagen richtig</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>for this lesson</source>
        <translation>für diese Lektion</translation>
    </message>
    <message>
        <source>lessons done</source>
        <translation>Lektionen fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) not made yet.</source>
        <translation>
            <numerusform>%n Vorhersage ist noch offen.</numerusform>
            <numerusform>%n Vorhersagen sind noch offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you want to go deeper</source>
        <translation>Zum Vertiefen</translation>
    </message>
    <message>
        <source>What you found</source>
        <translation>Was du gefunden hast</translation>
    </message>
    <message>
        <source>To hand in and to keep</source>
        <translation>Zum Abgeben und Behalten</translation>
    </message>
    <message>
        <source>Take the program away…</source>
        <translation>Das Programm mitnehmen…</translation>
    </message>
    <message>
        <source>A short Python program of the last experiment, which gives the same numbers</source>
        <translation>Ein kurzes Python-Programm zum letzten Experiment, das dieselben Zahlen liefert</translation>
    </message>
    <message>
        <source>Hand in the result</source>
        <translation>Das Ergebnis abgeben</translation>
    </message>
    <message>
        <source>Your answers and what you measured go to the hand-in folder of the class</source>
        <translation>Deine Antworten und Messwerte kommen in den Ordner für Abgaben der Klasse</translation>
    </message>
</context>
<context>
    <name>timestep::TableField</name>
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
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>timestep::TableVerdict</name>
    <message>
        <source>%1 has %2 rows in the file and %3 now</source>
        <translation>%1 hat in der Datei %2 Zeilen und jetzt %3</translation>
    </message>
    <message>
        <source>the numbers of %1 add up to %2 in the file and to %3 now</source>
        <translation>die Zahlen von %1 ergeben zusammen %2 in der Datei und %3 jetzt</translation>
    </message>
    <message>
        <source>the last value of %1 is %2 in the file and %3 now</source>
        <translation>der letzte Wert von %1 ist %2 in der Datei und %3 jetzt</translation>
    </message>
    <message>
        <source>line %1: %2 is %3 in the file and %4 now</source>
        <translation>Zeile %1: %2 ist %3 in der Datei und %4 jetzt</translation>
    </message>
    <message>
        <source>line %1: %2 has no such row now</source>
        <translation>Zeile %1: %2 hat jetzt keine solche Zeile</translation>
    </message>
    <message>
        <source>%1: run again, its Table is the same to the last byte.</source>
        <translation>%1: Noch einmal gerechnet ist die Tabelle bis zum letzten Byte dieselbe.</translation>
    </message>
    <message>
        <source>%1: run again, its Table is the same within the rounding of another machine (10⁻⁹).</source>
        <translation>%1: Noch einmal gerechnet ist die Tabelle dieselbe, bis auf die Rundung eines anderen Rechners (10⁻⁹).</translation>
    </message>
    <message>
        <source>%1: run again, its Table is different: %2.</source>
        <translation>%1: Noch einmal gerechnet ist die Tabelle eine andere: %2.</translation>
    </message>
    <message>
        <source>%1 carries no experiment, so nothing can be run again.</source>
        <translation>%1 trägt keinen Versuch in sich, also lässt sich nichts nachrechnen.</translation>
    </message>
    <message>
        <source>%1 carries its experiment but says nothing of its Table, so there is nothing to compare with.</source>
        <translation>%1 trägt ihren Versuch in sich, sagt aber nichts über die Tabelle; es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>The comparison with %1 was stopped.</source>
        <translation>Der Vergleich mit %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 holds other columns than its experiment records, so they cannot be compared.</source>
        <translation>%1 enthält andere Spalten, als ihr Versuch aufzeichnet; sie lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>it had %1 rows when it was written, and has %2</source>
        <translation>sie hatte beim Schreiben %1 Zeilen und hat jetzt %2</translation>
    </message>
    <message>
        <source>%1 has one row per run and time; only a Table with columns for each run is compared.</source>
        <translation>%1 hat eine Zeile je Lauf und Zeit; verglichen wird nur eine Tabelle mit Spalten für jeden Lauf.</translation>
    </message>
    <message>
        <source>the heading of column %1 is “%2” in the file and “%3” now</source>
        <translation>die Überschrift von Spalte %1 ist „%2“ in der Datei und jetzt „%3“</translation>
    </message>
    <message>
        <source>What the file shows of it was not compared.</source>
        <translation>Was die Datei davon zeigt, wurde nicht verglichen.</translation>
    </message>
    <message>
        <source>The measured points beside it were not compared.</source>
        <translation>Die Messpunkte daneben wurden nicht verglichen.</translation>
    </message>
</context>
<context>
    <name>timestep::TaskDialog</name>
    <message>
        <source>Set up a task</source>
        <translation>Aufgabe einrichten</translation>
    </message>
    <message>
        <source>As the picture is now</source>
        <translation>Wie das Bild jetzt ist</translation>
    </message>
    <message>
        <source>As the run began</source>
        <translation>Wie der Lauf begann</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation>Was zu t&amp;un ist</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>An&amp;fang</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Nummer</translation>
    </message>
    <message>
        <source>&amp;Controls</source>
        <translation>R&amp;egler</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>Fr&amp;age</translation>
    </message>
    <message>
        <source>&amp;Goal</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>&amp;Write the lesson</source>
        <translation>&amp;Lektion schreiben</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>The learner</source>
        <translation>Die lernende Person</translation>
    </message>
    <message>
        <source>Reaches the goal</source>
        <translation>Erreicht das Ziel</translation>
    </message>
    <message>
        <source>A value that reaches the goal. The learner does not see it.</source>
        <translation>Ein Wert, der das Ziel erreicht. Die lernende Person sieht ihn nicht.</translation>
    </message>
    <message>
        <source>Settings of the scene</source>
        <translation>Einstellungen der Szene</translation>
    </message>
    <message>
        <source>No question</source>
        <translation>Keine Frage</translation>
    </message>
    <message>
        <source>One of several answers</source>
        <translation>Eine von mehreren Antworten</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>A sentence</source>
        <translation>Ein Satz</translation>
    </message>
    <message>
        <source>Run it once more and look closely.</source>
        <translation>Lass es noch einmal laufen und sieh genau hin.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Why it is wrong</source>
        <translation>Warum sie falsch ist</translation>
    </message>
    <message>
        <source>Answers, the right one first</source>
        <translation>Antworten, die richtige zuerst</translation>
    </message>
    <message>
        <source>the right one</source>
        <translation>die richtige</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>Qu&amp;estion</source>
        <translation>Fra&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <translation>Ant&amp;worten</translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation>Ant&amp;wort</translation>
    </message>
    <message>
        <source>Give &amp;or take</source>
        <translation>Plus &amp;oder minus</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>E&amp;inheit</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>So&amp;lution</source>
        <translation>Lö&amp;sung</translation>
    </message>
    <message>
        <source>&amp;Model answer</source>
        <translation>&amp;Musterantwort</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>Kein Ziel</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>der größte Wert</translation>
    </message>
    <message>
        <source>the smallest</source>
        <translation>der kleinste Wert</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>about</source>
        <translation>ungefähr</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messgröße</translation>
    </message>
    <message>
        <source>Whic&amp;h</source>
        <translation>Wel&amp;cher</translation>
    </message>
    <message>
        <source>&amp;Is</source>
        <translation>&amp;Ist</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Wert</translation>
    </message>
    <message>
        <source>may change it</source>
        <translation>darf sie ändern</translation>
    </message>
    <message>
        <source>sees it locked</source>
        <translation>sieht sie gesperrt</translation>
    </message>
    <message>
        <source>does not see it</source>
        <translation>sieht sie nicht</translation>
    </message>
    <message>
        <source>What the learner may do with: %1</source>
        <translation>Was die lernende Person darf mit: %1</translation>
    </message>
    <message>
        <source>The lesson will be %1. It opens at once; Pack a lesson makes one file of it for learners.</source>
        <translation>Die Lektion wird %1. Sie öffnet sich sofort; „Lektion packen“ macht daraus eine Datei für die Klasse.</translation>
    </message>
    <message>
        <source>The title needs letters or digits from which the name of the folder is made.</source>
        <translation>Der Titel braucht Buchstaben oder Ziffern, aus denen der Name des Ordners entsteht.</translation>
    </message>
    <message>
        <source>%1, %2: %3 %4</source>
        <translation>%1, %2: %3 %4</translation>
    </message>
</context>
<context>
    <name>timestep::TeachMenuController</name>
    <message>
        <source>Handout</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Pack a lesson</source>
        <translation>Lektion packen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>&amp;Lesson:</source>
        <translation>&amp;Lektion:</translation>
    </message>
    <message>
        <source>The numbers of the sheet are being computed.</source>
        <translation>Die Zahlen des Blattes werden berechnet.</translation>
    </message>
    <message>
        <source>Handout: %1</source>
        <translation>Arbeitsblatt: %1</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Lösungen: %1</translation>
    </message>
    <message>
        <source>Slides: %1</source>
        <translation>Folien: %1</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Folien</translation>
    </message>
    <message>
        <source>Change the text of the lesson in %1. The window follows each time it is saved.</source>
        <translation>Der Text der Lektion steht in %1. Nach jedem Speichern zeigt das Fenster die neue Fassung.</translation>
    </message>
    <message>
        <source>Pack the lesson as one file</source>
        <translation>Die Lektion in eine Datei packen</translation>
    </message>
    <message>
        <source>Packed lessons (*.timestep-lesson)</source>
        <translation>Gepackte Lektionen (*.timestep-lesson)</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>each learner on this computer</source>
        <translation>jedem Namen auf diesem Rechner</translation>
    </message>
    <message>
        <source>&amp;Numbers of:</source>
        <translation>&amp;Zahlen von:</translation>
    </message>
    <message>
        <source>The key shows the answers to all questions of this lesson. Open it?</source>
        <translation>Das zeigt die Antworten auf alle Fragen dieser Lektion. Öffnen?</translation>
    </message>
    <message>
        <source>Open a scene first.</source>
        <translation>Öffne zuerst eine Szene.</translation>
    </message>
    <message>
        <source>The task is written: %1. Pack a lesson makes one file of it.</source>
        <translation>Die Aufgabe ist geschrieben: %1. „Lektion packen“ macht eine Datei daraus.</translation>
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
        <source>\limits must follow an operator</source>
        <translation>\limits muss auf einen Operator folgen</translation>
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
    <name>timestep::TextRow</name>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>timestep::TimelineBar</name>
    <message>
        <source>t = %1 %2</source>
        <translation>t = %1 %2</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Dorthin</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Rename the mark</source>
        <translation>Marke umbenennen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>One step back: the earlier state is computed again, byte for byte</source>
        <translation>Einen Schritt zurück: Der frühere Zustand wird neu berechnet, Byte für Byte</translation>
    </message>
    <message>
        <source>Step forward again</source>
        <translation>Schritt wieder vor</translation>
    </message>
    <message>
        <source>One step forward, up to the last step of the run so far</source>
        <translation>Einen Schritt vor, höchstens bis zum letzten Schritt, den der Lauf erreicht hat</translation>
    </message>
    <message>
        <source>&amp;Mark this instant</source>
        <translation>Diesen Augenblick &amp;markieren</translation>
    </message>
    <message>
        <source>Mark this instant</source>
        <translation>Diesen Augenblick markieren</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Repeat the part between the marks around this instant</source>
        <translation>Den Teil zwischen den Marken um diesen Augenblick wiederholen</translation>
    </message>
    <message>
        <source>Keep to compare</source>
        <translation>Zum Vergleich behalten</translation>
    </message>
    <message>
        <source>Keep the picture of this instant in the view, to compare</source>
        <translation>Das Bild dieses Augenblicks zum Vergleich in der Ansicht behalten</translation>
    </message>
    <message>
        <source>Earlier steps of the run</source>
        <translation>Frühere Schritte des Laufs</translation>
    </message>
    <message>
        <source>Go to any instant of the run</source>
        <translation>Zu jedem Augenblick des Laufs gehen</translation>
    </message>
    <message>
        <source>Step of the timeline</source>
        <translation>Schritt der Zeitleiste</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>More about the timeline: step back, marks, repeat, compare</source>
        <translation>Mehr zur Zeitleiste: Schritt zurück, Marken, Wiederholen, Vergleichen</translation>
    </message>
    <message>
        <source>More about the timeline</source>
        <translation>Mehr zur Zeitleiste</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>timestep::TutorialKeys</name>
    <message>
        <source>Keys: b blocks, c cloth, p points, s sticks, i this message, q close the scene</source>
        <translation>Tasten: b Blöcke, c Tuch, p Punkte, s Stäbe, i dieser Hinweis, q Szene schließen</translation>
    </message>
</context>
<context>
    <name>timestep::TypedTable</name>
    <message>
        <source>Type a table</source>
        <translation>Tabelle eingeben</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>Tabelle der Punkte</translation>
    </message>
    <message>
        <source>The first row holds names and units. A table that was copied elsewhere can be pasted with Ctrl+V.</source>
        <translation>Die erste Zeile enthält Namen und Einheiten. Eine anderswo kopierte Tabelle lässt sich mit Strg+V einfügen.</translation>
    </message>
    <message>
        <source>&amp;Add a column</source>
        <translation>Spalte &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>timestep::ValuePanel</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n Ding</numerusform>
            <numerusform>%n Dinge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind and number of a thing</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>timestep::Verification</name>
    <message>
        <source>It comes from another version of the lesson.</source>
        <translation>Es stammt aus einer anderen Fassung der Lektion.</translation>
    </message>
    <message>
        <source>Its numbers are not those of this name.</source>
        <translation>Die Zahlen gehören nicht zu diesem Namen.</translation>
    </message>
    <message>
        <source>The file was changed after it was saved.</source>
        <translation>Die Datei wurde nach dem Speichern verändert.</translation>
    </message>
    <message>
        <source>A time is later than that of the file.</source>
        <translation>Eine Uhrzeit liegt nach der der Datei.</translation>
    </message>
    <message>
        <source>The answer to “%1” is marked wrongly.</source>
        <translation>Die Antwort auf „%1“ ist falsch bewertet.</translation>
    </message>
    <message>
        <source>The lesson has no check “%1”.</source>
        <translation>Die Lektion hat keine Prüfung „%1“.</translation>
    </message>
    <message>
        <source>“%1” came without its experiment.</source>
        <translation>„%1“ kam ohne den Versuch dazu.</translation>
    </message>
    <message>
        <source>“%1” came without its number.</source>
        <translation>„%1“ kam ohne die Zahl dazu.</translation>
    </message>
    <message>
        <source>“%1” came without its answer.</source>
        <translation>„%1“ kam ohne die Antwort dazu.</translation>
    </message>
    <message>
        <source>“%1” came without its experiment and gives no point.</source>
        <translation>„%1“ kam ohne den Versuch dazu und gibt keinen Punkt.</translation>
    </message>
    <message>
        <source>“%1” was not measured in the scene of its step.</source>
        <translation>„%1“ wurde nicht in der Szene seines Schritts gemessen.</translation>
    </message>
    <message>
        <source>“%1” was not measured under the conditions of the lesson.</source>
        <translation>„%1“ wurde nicht unter den Bedingungen der Lektion gemessen.</translation>
    </message>
    <message>
        <source>Its experiments take too long to be run again.</source>
        <translation>Die Versuche darin dauern zu lange, um nachgerechnet zu werden.</translation>
    </message>
    <message>
        <source>“%1” takes too long to be run again.</source>
        <translation>„%1“ dauert zu lange, um nachgerechnet zu werden.</translation>
    </message>
    <message>
        <source>The experiment of “%1” cannot be run: %2.</source>
        <translation>Der Versuch zu „%1“ lässt sich nicht rechnen: %2.</translation>
    </message>
    <message>
        <source>“%1” measures nothing when it is run again.</source>
        <translation>„%1“ misst nichts, wenn es nachgerechnet wird.</translation>
    </message>
    <message>
        <source>“%1” says %2 and measures %3 when it is run again.</source>
        <translation>„%1“ sagt %2 und misst %3, wenn es nachgerechnet wird.</translation>
    </message>
    <message>
        <source>“%1” is not what the lesson asks for.</source>
        <translation>„%1“ ist nicht, wonach die Lektion fragt.</translation>
    </message>
    <message>
        <source>The lesson is not known here, so nothing was run again.</source>
        <translation>Die Lektion ist hier nicht bekannt, also wurde nichts nachgerechnet.</translation>
    </message>
</context>
<context>
    <name>timestep::ViewController</name>
    <message>
        <source>The lesson keeps this start as it is.</source>
        <translation>Die Lektion lässt diesen Start, wie er ist.</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>%1 at %2 %3</source>
        <extracomment>a run and the instant at which its picture was kept</extracomment>
        <translation>%1 bei %2 %3</translation>
    </message>
    <message>
        <source>Your own world</source>
        <translation>Deine eigene Welt</translation>
    </message>
    <message>
        <source>As in the lesson</source>
        <translation>Wie in der Lektion</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Wie am Anfang</translation>
    </message>
    <message>
        <source>You have changed a value, the method or the start. This brings back what was there.</source>
        <translation>Du hast einen Wert, das Verfahren oder den Start geändert. Dies stellt das Ursprüngliche wieder her.</translation>
    </message>
</context>
<context>
    <name>timestep::ViewLayer</name>
    <message>
        <source>&amp;Previous positions</source>
        <translation>&amp;Vorige Positionen</translation>
    </message>
    <message>
        <source>&amp;Velocities</source>
        <translation>&amp;Geschwindigkeiten</translation>
    </message>
    <message>
        <source>&amp;Contacts</source>
        <translation>&amp;Kontakte</translation>
    </message>
    <message>
        <source>&amp;Impulses</source>
        <translation>Kraft&amp;stöße</translation>
    </message>
    <message>
        <source>&amp;Depth of overlap</source>
        <translation>&amp;Tiefe der Überlappung</translation>
    </message>
    <message>
        <source>&amp;Boxes around bodies</source>
        <translation>&amp;Rechtecke um Körper</translation>
    </message>
    <message>
        <source>&amp;Hidden sticks</source>
        <translation>Verd&amp;eckte Stäbe</translation>
    </message>
    <message>
        <source>Is&amp;lands</source>
        <translation>&amp;Inseln</translation>
    </message>
    <message>
        <source>Th&amp;reads of cloth</source>
        <translation>&amp;Fäden des Tuchs</translation>
    </message>
    <message>
        <source>Separating &amp;axes</source>
        <translation>Trenn&amp;achsen</translation>
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
        <translation>Ein Teilchen greifen und ziehen</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Vorige Position</translation>
    </message>
    <message>
        <source>Move the previous position of a particle</source>
        <translation>Die vorige Position eines Teilchens bewegen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Befestigen</translation>
    </message>
    <message>
        <source>Pin a particle, or free it</source>
        <translation>Ein Teilchen befestigen oder lösen</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Drag along everything around the cursor</source>
        <translation>Alles um den Zeiger mitnehmen</translation>
    </message>
    <message>
        <source>Blow</source>
        <translation>Blasen</translation>
    </message>
    <message>
        <source>Push everything around the cursor</source>
        <translation>Alles um den Zeiger anstoßen</translation>
    </message>
    <message>
        <source>Cut across</source>
        <translation>Quer schneiden</translation>
    </message>
    <message>
        <source>Cut the sticks that the stroke crosses</source>
        <translation>Die Stäbe durchschneiden, die der Strich kreuzt</translation>
    </message>
    <message>
        <source>Cut around</source>
        <translation>Rundum schneiden</translation>
    </message>
    <message>
        <source>Cut the sticks around the cursor, as the right button does</source>
        <translation>Die Stäbe um den Zeiger durchschneiden, wie mit der rechten Maustaste</translation>
    </message>
    <message>
        <source>Cut one</source>
        <translation>Einen schneiden</translation>
    </message>
    <message>
        <source>Cut the stick whose middle is nearest</source>
        <translation>Den Stab durchschneiden, dessen Mitte am nächsten liegt</translation>
    </message>
</context>
<context>
    <name>timestep::ViewToolBar</name>
    <message>
        <source>Tools of the view</source>
        <translation>Werkzeuge der Ansicht</translation>
    </message>
    <message>
        <source>radius </source>
        <translation>Radius </translation>
    </message>
    <message>
        <source>Radius of the tool</source>
        <translation>Radius des Werkzeugs</translation>
    </message>
    <message>
        <source>Radius around the cursor (the wheel, comma and full stop change it)</source>
        <translation>Radius um den Zeiger (Mausrad, Komma und Punkt ändern ihn)</translation>
    </message>
    <message>
        <source>Largest move in one step</source>
        <translation>Größte Bewegung in einem Schritt</translation>
    </message>
    <message>
        <source>How far a held particle may move in one step, along each axis; 0: any distance</source>
        <translation>Wie weit sich ein gehaltenes Teilchen in einem Schritt längs jeder Achse bewegen darf; 0: beliebig weit</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>Alle Werkzeuge</translation>
    </message>
    <message>
        <source>All tools, with their names</source>
        <translation>Alle Werkzeuge der Hand mit ihren Namen</translation>
    </message>
</context>
<context>
    <name>timestep::VoteBar</name>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n Stimme</numerusform>
            <numerusform>%n Stimmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::VoteCard</name>
    <message>
        <source>Votes for: %1</source>
        <translation>Stimmen für: %1</translation>
    </message>
    <message>
        <source>Vote &amp;again</source>
        <translation>Noch einm&amp;al abstimmen</translation>
    </message>
    <message>
        <source>&amp;Close the vote</source>
        <translation>Abstimmung s&amp;chließen</translation>
    </message>
    <message>
        <source>Changes the counts</source>
        <translation>Ändert die Stimmen</translation>
    </message>
    <message>
        <source>The run may begin</source>
        <translation>Der Lauf kann beginnen</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>Ergebnis: %1</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>Er&amp;klären</translation>
    </message>
    <message>
        <source>Comments on each choice</source>
        <translation>Erläuterungen zu jeder Antwort</translation>
    </message>
    <message>
        <source>What the class expects</source>
        <translation>Was die Klasse erwartet</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Show the parameters, too</source>
        <translation>Auch die Parameter zeigen</translation>
    </message>
    <message>
        <source>Comments on common numbers</source>
        <translation>Erläuterungen zu häufig genannten Zahlen</translation>
    </message>
</context>
<context>
    <name>timestep::VoteController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
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
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Save s&amp;tate…</source>
        <translation>Zus&amp;tand speichern…</translation>
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
        <source>Show what each key does</source>
        <translation>Zeigen, was jede Taste tut</translation>
    </message>
    <message>
        <source>&amp;About Timestep</source>
        <translation>&amp;Über Timestep</translation>
    </message>
    <message>
        <source>Follow the &amp;system</source>
        <translation>Wie im &amp;System eingestellt</translation>
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
        <source>&amp;New world…</source>
        <translation>&amp;Neue Welt…</translation>
    </message>
    <message>
        <source>E&amp;dit world</source>
        <translation>&amp;Welt bearbeiten</translation>
    </message>
    <message>
        <source>Edit the world of this scene</source>
        <translation>Die Welt dieser Szene bearbeiten</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Anal&amp;yse…</translation>
    </message>
    <message>
        <source>Stability, work, order, areas and sections of this experiment</source>
        <translation>Stabilität, Aufwand, Ordnung, Flächen und Schnitte dieses Versuchs</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Choose what is drawn over the picture</source>
        <translation>Auswählen, was über das Bild gezeichnet wird</translation>
    </message>
    <message>
        <source>Course &amp;map</source>
        <translation>&amp;Kurskarte</translation>
    </message>
    <message>
        <source>All lessons, what they build on, and suggested paths</source>
        <translation>Alle Lektionen, worauf sie aufbauen, und vorgeschlagene Wege</translation>
    </message>
    <message>
        <source>&amp;Who is learning…</source>
        <translation>&amp;Wer lernt…</translation>
    </message>
    <message>
        <source>Choose the learner whose answers are saved</source>
        <translation>Auswählen, unter welchem Namen Antworten gespeichert werden</translation>
    </message>
    <message>
        <source>Save &amp;result…</source>
        <translation>&amp;Ergebnis speichern…</translation>
    </message>
    <message>
        <source>Save answers and measurements in a file to hand in</source>
        <translation>Antworten und Messwerte in einer Datei zum Abgeben speichern</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Beamer</translation>
    </message>
    <message>
        <source>Large type, thick lines, light ground, and votes of the class</source>
        <translation>Große Schrift, dicke Linien, heller Grund und Abstimmungen der Klasse</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Zurü&amp;cknehmen</translation>
    </message>
    <message>
        <source>Undo the last run, the last change or the last action by hand</source>
        <translation>Den letzten Lauf, die letzte Änderung oder den letzten Handgriff zurücknehmen</translation>
    </message>
    <message>
        <source>Experiment, plots, notes and view in one file</source>
        <translation>Versuch, Diagramme, Notizen und Ansicht in einer Datei</translation>
    </message>
    <message>
        <source>Wr&amp;ite a report…</source>
        <translation>Ber&amp;icht schreiben…</translation>
    </message>
    <message>
        <source>Question, prediction, method, result and explanation, with the charts</source>
        <translation>Frage, Vorhersage, Verfahren, Ergebnis und Erklärung, mit den Diagrammen</translation>
    </message>
    <message>
        <source>M&amp;y notes…</source>
        <translation>&amp;Meine Notizen…</translation>
    </message>
    <message>
        <source>&amp;Quick checks</source>
        <translation>Schnelle &amp;Prüfungen</translation>
    </message>
    <message>
        <source>Re&amp;verse time</source>
        <translation>Zeit um&amp;kehren</translation>
    </message>
    <message>
        <source>Run forward and back: a reversible method comes back to its start</source>
        <translation>Vorwärts und zurück rechnen: Ein umkehrbares Verfahren kommt zu seinem Anfang zurück</translation>
    </message>
    <message>
        <source>&amp;Export first chart…</source>
        <translation>&amp;Erstes Diagramm exportieren…</translation>
    </message>
    <message>
        <source>Export se&amp;cond chart…</source>
        <translation>&amp;Zweites Diagramm exportieren…</translation>
    </message>
    <message>
        <source>Export ani&amp;mation…</source>
        <translation>Animation e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write the run as a moving picture</source>
        <translation>Den Lauf als bewegtes Bild schreiben</translation>
    </message>
    <message>
        <source>R&amp;ace…</source>
        <translation>Wettla&amp;uf…</translation>
    </message>
    <message>
        <source>Let two to four methods, steps or rules run beside each other</source>
        <translation>Zwei bis vier Verfahren, Schrittweiten oder Regeln nebeneinander laufen lassen</translation>
    </message>
    <message>
        <source>&amp;Microscope</source>
        <translation>Mi&amp;kroskop</translation>
    </message>
    <message>
        <source>Take the next step apart, line by line or stick by stick</source>
        <translation>Den nächsten Schritt zerlegen, Zeile für Zeile oder Stab für Stab</translation>
    </message>
    <message>
        <source>&amp;Race table</source>
        <translation>Wettlauf&amp;tabelle</translation>
    </message>
    <message>
        <source>Show error, drift, cost and time of each run</source>
        <translation>Fehler, Drift, Aufwand und Zeit jedes Laufs zeigen</translation>
    </message>
    <message>
        <source>Pl&amp;ots</source>
        <translation>D&amp;iagramme</translation>
    </message>
    <message>
        <source>&amp;Add a plot</source>
        <translation>Diagramm &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add one more plot, up to six</source>
        <translation>Ein weiteres Diagramm hinzufügen, höchstens sechs</translation>
    </message>
    <message>
        <source>&amp;Bring back the closed plot</source>
        <translation>&amp;Geschlossenes Diagramm zurückholen</translation>
    </message>
    <message>
        <source>&amp;Two plots again</source>
        <translation>Wieder &amp;zwei Diagramme</translation>
    </message>
    <message>
        <source>&amp;Linked cursors</source>
        <translation>&amp;Verbundene Ablesemarken</translation>
    </message>
    <message>
        <source>Reading one plot shows the values of all plots at that place</source>
        <translation>Wer ein Diagramm abliest, sieht die Werte aller Diagramme an dieser Stelle</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>S&amp;ide by side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>Save session &amp;file…</source>
        <translation>Sitzungsd&amp;atei speichern…</translation>
    </message>
    <message>
        <source>Write down your own notes, saved with the session</source>
        <translation>Eigene Notizen schreiben, die mit der Sitzung gespeichert werden</translation>
    </message>
    <message>
        <source>Make one pass over the sticks, with the state before as an outline</source>
        <translation>Macht einen Durchgang über die Stäbe; der Zustand davor bleibt als Umriss stehen</translation>
    </message>
    <message>
        <source>Stro&amp;be pictures</source>
        <translation>Str&amp;oboskop-Bilder</translation>
    </message>
    <message>
        <source>Leave pale pictures of earlier steps, with their numbers</source>
        <translation>Lässt blasse Bilder früherer Schritte mit ihren Nummern stehen</translation>
    </message>
    <message>
        <source>Ne&amp;xt pass</source>
        <translation>Nächster &amp;Durchgang</translation>
    </message>
    <message>
        <source>Play the passes one by &amp;one</source>
        <translation>Durchgänge e&amp;inzeln abspielen</translation>
    </message>
    <message>
        <source>Show the runs side by side, or all in one picture</source>
        <translation>Die Läufe nebeneinander zeigen oder alle in einem Bild</translation>
    </message>
    <message>
        <source>S&amp;kip to the end</source>
        <translation>Zum &amp;Ende springen</translation>
    </message>
    <message>
        <source>Compute the rest of the run at once</source>
        <translation>Den Rest des Laufs sofort berechnen</translation>
    </message>
    <message>
        <source>&amp;Enlarge</source>
        <translation>&amp;Maximieren</translation>
    </message>
    <message>
        <source>Give the whole window to this part, and give it back</source>
        <translation>Diesem Teil das ganze Fenster geben und es zurückgeben</translation>
    </message>
    <message>
        <source>&amp;Go faster outside the interesting part</source>
        <translation>Außerhalb des spannenden &amp;Teils schneller</translation>
    </message>
    <message>
        <source>The lesson says which part of this run is interesting</source>
        <translation>Die Lektion sagt, welcher Teil dieses Laufs spannend ist</translation>
    </message>
    <message>
        <source>&amp;Hand over to Python and LaTeX…</source>
        <translation>An Pyt&amp;hon und LaTeX übergeben…</translation>
    </message>
    <message>
        <source>Write a program, a notebook, tables and references that give the same numbers</source>
        <translation>Schreibt ein Programm, ein Notebook, Tabellen und Quellen mit denselben Zahlen</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Black and white</source>
        <translation>Schwarz&amp;weiß</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>Explain the terms of the lessons</source>
        <translation>Die Begriffe der Lektionen erklären</translation>
    </message>
    <message>
        <source>Edit the met&amp;hod…</source>
        <translation>&amp;Verfahren bearbeiten…</translation>
    </message>
    <message>
        <source>Write a method of your own, or change the lines of this one</source>
        <translation>Ein eigenes Verfahren schreiben oder die Zeilen dieses Verfahrens ändern</translation>
    </message>
    <message>
        <source>Meas&amp;ured data…</source>
        <translation>Messd&amp;aten…</translation>
    </message>
    <message>
        <source>Compare a run with measured points, and fit parameters to them</source>
        <translation>Einen Lauf mit gemessenen Punkten vergleichen und Größen daran anpassen</translation>
    </message>
    <message>
        <source>Concept &amp;test</source>
        <translation>&amp;Verständnistest</translation>
    </message>
    <message>
        <source>Questions for before and after the course, on paper or on the screen, and their key</source>
        <translation>Fragen für vor und nach dem Kurs, auf Papier oder am Bildschirm, und ihre Lösungen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Explain this part of the window, and all others, with examples</source>
        <translation>Diesen Teil des Fensters erklären und alle anderen, mit Beispielen</translation>
    </message>
    <message>
        <source>&amp;Hand in</source>
        <translation>&amp;Abgeben</translation>
    </message>
    <message>
        <source>Put answers and measurements into the hand-in folder of the class</source>
        <translation>Antworten und Messwerte in den Ordner für Abgaben der Klasse legen</translation>
    </message>
    <message>
        <source>&amp;Handout…</source>
        <translation>&amp;Arbeitsblatt…</translation>
    </message>
    <message>
        <source>Show the sheet for learners as it will be printed</source>
        <translation>Das Blatt für Lernende so zeigen, wie es gedruckt wird</translation>
    </message>
    <message>
        <source>&amp;Key…</source>
        <translation>&amp;Lösungen…</translation>
    </message>
    <message>
        <source>Show answers, times and typical errors for the teacher as they will be printed</source>
        <translation>Antworten, Zeiten und typische Fehler so zeigen, wie sie für die Lehrkraft gedruckt werden</translation>
    </message>
    <message>
        <source>Sl&amp;ides…</source>
        <translation>F&amp;olien…</translation>
    </message>
    <message>
        <source>Show slides for the projector: what each step asks, and what its runs give</source>
        <translation>Folien für den Projektor zeigen: was jeder Schritt fragt und was seine Läufe ergeben</translation>
    </message>
    <message>
        <source>&amp;New lesson…</source>
        <translation>&amp;Neue Lektion…</translation>
    </message>
    <message>
        <source>Write a small lesson that can be changed</source>
        <translation>Eine kleine Lektion schreiben, die sich ändern lässt</translation>
    </message>
    <message>
        <source>&amp;Check a lesson…</source>
        <translation>Lektion &amp;prüfen…</translation>
    </message>
    <message>
        <source>List the faults of a lesson with their places, and measure what it claims</source>
        <translation>Die Fehler einer Lektion mit ihren Stellen nennen und nachmessen, was sie behauptet</translation>
    </message>
    <message>
        <source>Pack a &amp;lesson…</source>
        <translation>Lektion pac&amp;ken…</translation>
    </message>
    <message>
        <source>Write a lesson with its pictures into one file, which opens by a double click</source>
        <translation>Eine Lektion mit ihren Bildern in eine Datei schreiben, die sich mit einem Doppelklick öffnet</translation>
    </message>
    <message>
        <source>C&amp;ollect results…</source>
        <translation>&amp;Ergebnisse einsammeln…</translation>
    </message>
    <message>
        <source>Verify what a class has handed in, and write an overview</source>
        <translation>Prüfen, was eine Klasse abgegeben hat, und eine Übersicht schreiben</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Unterricht</translation>
    </message>
    <message>
        <source>%1: locked by the set-up of this room</source>
        <translation>%1: durch die Einrichtung dieses Raums gesperrt</translation>
    </message>
    <message>
        <source>&amp;Calculated columns…</source>
        <translation>&amp;Berechnete Spalten…</translation>
    </message>
    <message>
        <source>Add columns to the table of the run by formulas of the others</source>
        <translation>Die Tabelle des Laufs um Spalten ergänzen, die aus Formeln der anderen entstehen</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>Weniger &amp;Bewegung</translation>
    </message>
    <message>
        <source>Pictures change at once; nothing glides</source>
        <translation>Bilder wechseln auf einmal; nichts gleitet</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>Befehl &amp;suchen…</translation>
    </message>
    <message>
        <source>Find an action, a scene, a lesson or a page of the manual by its name</source>
        <translation>Eine Aktion, eine Szene, eine Lektion oder eine Seite des Handbuchs am Namen finden</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Das Zurückgenommene wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Guide for teachers…</source>
        <translation>Leit&amp;faden für Lehrende…</translation>
    </message>
    <message>
        <source>Goals and phases of each lesson, curricula, a rubric for projects, logarithms</source>
        <translation>Ziele und Phasen jeder Lektion, Lehrpläne, ein Bewertungsraster für Projekte, Logarithmen</translation>
    </message>
    <message>
        <source>E&amp;xport interactive page…</source>
        <translation>Interakti&amp;ve Seite exportieren…</translation>
    </message>
    <message>
        <source>Write the experiment as a page that runs in a browser</source>
        <translation>Den Versuch als Seite schreiben, die in einem Browser läuft</translation>
    </message>
    <message>
        <source>Build a world: a car, a bridge, a swing</source>
        <translation>Eine Welt bauen: ein Auto, eine Brücke, eine Schaukel</translation>
    </message>
    <message>
        <source>Put a ball, a box or a stick into the world of this scene</source>
        <translation>Eine Kugel, eine Kiste oder einen Stab in die Welt dieser Szene setzen</translation>
    </message>
    <message>
        <source>Add a thin&amp;g here</source>
        <translation>Hier etwas hinzu&amp;fügen</translation>
    </message>
    <message>
        <source>Copy lin&amp;k</source>
        <translation>Lin&amp;k kopieren</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <translation>Alles sichern…</translation>
    </message>
    <message>
        <source>Save all answers, sessions and settings of this browser in one file</source>
        <translation>Alle Antworten, Sitzungen und Einstellungen dieses Browsers in einer Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Bring everything back…</source>
        <translation>Alles zurückh&amp;olen…</translation>
    </message>
    <message>
        <source>Read answers, sessions and settings from the file that holds them</source>
        <translation>Antworten, Sitzungen und Einstellungen aus der Datei lesen, die sie enthält</translation>
    </message>
    <message>
        <source>Copy an address that opens this step or this experiment in a browser</source>
        <translation>Eine Adresse kopieren, die diesen Schritt oder diesen Versuch im Browser öffnet</translation>
    </message>
    <message>
        <source>&amp;Set up a task…</source>
        <translation>A&amp;ufgabe einrichten…</translation>
    </message>
    <message>
        <source>Make a lesson of the scene in the window: a start, controls, a question, a goal</source>
        <translation>Aus der Szene im Fenster eine Lektion machen: Anfang, Regler, Frage, Ziel</translation>
    </message>
    <message>
        <source>Save the experiment in its file</source>
        <translation>Den Versuch in seine Datei schreiben</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the experiment in another file</source>
        <translation>Den Versuch in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Copy e&amp;xperiment</source>
        <translation>Versuch &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the experiment as text, for a mail or a chat</source>
        <translation>Den Versuch als Text kopieren, für eine Mail oder einen Chat</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>Als &amp;Link kopieren</translation>
    </message>
    <message>
        <source>Copy a link that opens the experiment where Timestep is installed</source>
        <translation>Einen Link kopieren, der den Versuch öffnet, wo Timestep installiert ist</translation>
    </message>
    <message>
        <source>&amp;Paste experiment</source>
        <translation>Versuch &amp;einfügen</translation>
    </message>
    <message>
        <source>Open the experiment whose text or link was copied</source>
        <translation>Den Versuch öffnen, dessen Text oder Link kopiert wurde</translation>
    </message>
    <message>
        <source>Prefere&amp;nces…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <source>Language, colours, type and motion</source>
        <translation>Sprache, Farben, Schrift und Bewegung</translation>
    </message>
    <message>
        <source>P&amp;ut plots into the report</source>
        <translation>&amp;Diagramme in den Bericht übernehmen</translation>
    </message>
    <message>
        <source>Keep the open plots for a report of several experiments</source>
        <translation>Die offenen Diagramme für einen Bericht aus mehreren Versuchen aufheben</translation>
    </message>
</context>
<context>
    <name>timestep::Workbench</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>last run</source>
        <extracomment>the run before a change, with the values that were changed: &quot;last run, step size h = 1 s&quot;</extracomment>
        <translation>letzter Lauf</translation>
    </message>
    <message>
        <source>last run, %1</source>
        <translation>letzter Lauf, %1</translation>
    </message>
</context>
<context>
    <name>timestep::Workbook</name>
    <message>
        <source>Data</source>
        <comment>sheet of a workbook</comment>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>sheet of a workbook</comment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Explicit Euler, velocity Verlet and Runge-Kutta 4, whatever was run. Each row is computed from the row above: look at the formulas. Change h or another value in column B.</source>
        <translation>Explizites Euler-Verfahren, Velocity-Verlet und Runge-Kutta 4, was immer gelaufen ist. Jede Zeile wird aus der Zeile darüber berechnet: Sieh dir die Formeln an. Ändere h oder einen anderen Wert in Spalte B.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <comment>sheet of a workbook</comment>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Points and lines</source>
        <comment>sheet of a workbook</comment>
        <translation>Punkte und Linien</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <comment>heading of a column</comment>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>Timestep %1 made this workbook, and opens it again by the lines below.</source>
        <translation>Timestep %1 hat diese Arbeitsmappe erzeugt und öffnet sie wieder, mit Hilfe der Zeilen darunter.</translation>
    </message>
    <message>
        <source>An empty cell among the numbers: the quantity is not defined there.</source>
        <translation>Eine leere Zelle zwischen Zahlen: Die Größe ist dort nicht definiert.</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>form</source>
        <comment>of a fit</comment>
        <translation>Form</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>χ²/freedom</source>
        <translation>χ²/Freiheitsgrad</translation>
    </message>
    <message>
        <source>freedom</source>
        <translation>Freiheitsgrade</translation>
    </message>
    <message>
        <source>Fits</source>
        <comment>sheet of a workbook</comment>
        <translation>Anpassungen</translation>
    </message>
</context>
<context>
    <name>timestep::WorkspaceLayout</name>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Microscope</source>
        <translation>Mikroskop</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Picture, plots or lines</source>
        <translation>Bild, Diagramme oder Zeilen</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>from one part that fills the window to all parts</extracomment>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Show all parts again (Esc)</source>
        <translation>Alle Teile wieder zeigen (Esc)</translation>
    </message>
    <message>
        <source>Back to all parts</source>
        <translation>Zurück zu allen Teilen</translation>
    </message>
</context>
<context>
    <name>timestep::WorldCanvas</name>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Something is here, so it was selected. To place another thing, click beside it.</source>
        <translation>Hier ist schon etwas, also wurde es ausgewählt. Klicke daneben, um etwas anderes zu setzen.</translation>
    </message>
    <message>
        <source>Cursor at x = %1, y = %2.</source>
        <translation>Zeiger bei x = %1, y = %2.</translation>
    </message>
    <message>
        <source>A stick begins at particle %1.</source>
        <translation>Ein Stab beginnt bei Teilchen %1.</translation>
    </message>
    <message>
        <source>Stick %1 from particle %2 to particle %3 selected.</source>
        <translation>Stab %1 von Teilchen %2 zu Teilchen %3 ausgewählt.</translation>
    </message>
    <message>
        <source>The world has %1 particles and %2 sticks.</source>
        <translation>Teilchen in der Welt: %1, Stäbe: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind and number of a thing</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The world runs.</source>
        <translation>Die Welt läuft.</translation>
    </message>
    <message>
        <source>Tool: %1. %2</source>
        <translation>Werkzeug: %1. %2</translation>
    </message>
    <message>
        <source>%1 is here.</source>
        <translation>%1 ist hier.</translation>
    </message>
    <message>
        <source>%1 selected.</source>
        <translation>%1 ausgewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) selected.</source>
        <translation>
            <numerusform>%n Ding ausgewählt.</numerusform>
            <numerusform>%n Dinge ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The world has %1 bodies and %2 joints.</source>
        <translation>Die Welt hat %1 Körper und %2 Verbindungen.</translation>
    </message>
    <message>
        <source>The world has flown apart: its run has ended.</source>
        <translation>Die Welt ist auseinandergeflogen: ihr Lauf ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>timestep::WorldDraft</name>
    <message>
        <source>Open a world</source>
        <translation>Welt öffnen</translation>
    </message>
    <message>
        <source>Draw a stick</source>
        <translation>Stab zeichnen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Befestigen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Floor and walls that fit</source>
        <translation>Boden und Wände, die passen</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Ändern: %1</translation>
    </message>
</context>
<context>
    <name>timestep::WorldEditor</name>
    <message>
        <source>This is another world. Take back brings your drawing again.</source>
        <translation>Das ist eine andere Welt. Zurücknehmen bringt deine Zeichnung wieder.</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Befestigen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>With plots</source>
        <translation>Mit Diagrammen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>Befestigen oder lösen</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Am Raster einrasten</translation>
    </message>
    <message>
        <source>Open a world</source>
        <translation>Welt öffnen</translation>
    </message>
    <message>
        <source>Save the world</source>
        <translation>Welt speichern</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Editor schließen</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>World that is edited</source>
        <translation>Welt, die bearbeitet wird</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Add here: %1</source>
        <translation>Hier hinzufügen: %1</translation>
    </message>
    <message>
        <source>Drag things to move them. Choose a tool to add more. Run it shows what happens.</source>
        <translation>Zieh Dinge, um sie zu bewegen. Wähle ein Werkzeug, um mehr hinzuzufügen. „Rechnen“ zeigt, was geschieht.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Back to the drawing (Ctrl+Return)</source>
        <translation>Zurück zur Zeichnung (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Run the world here (Ctrl+Return)</source>
        <translation>Die Welt hier laufen lassen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>It runs. Pull things with the mouse. Stop goes back to the drawing.</source>
        <translation>Sie läuft. Zieh mit der Maus an den Dingen. „Anhalten“ führt zurück zur Zeichnung.</translation>
    </message>
    <message>
        <source>Fix or free</source>
        <translation>Festhalten oder lösen</translation>
    </message>
    <message>
        <source>Floor and walls that fit</source>
        <translation>Boden und Wände, die passen</translation>
    </message>
    <message>
        <source>New world</source>
        <translation>Neue Welt</translation>
    </message>
    <message>
        <source>Run it with plots</source>
        <translation>Mit Diagrammen rechnen</translation>
    </message>
    <message>
        <source>Of solid bodies</source>
        <translation>Aus festen Körpern</translation>
    </message>
    <message>
        <source>Of particles and sticks</source>
        <translation>Aus Teilchen und Stäben</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Pick up and move things</source>
        <translation>Dinge nehmen und bewegen</translation>
    </message>
</context>
<context>
    <name>timestep::WriteField</name>
    <message>
        <source>Lines such as x = x + h*v</source>
        <translation>Zeilen wie x = x + h*v</translation>
    </message>
    <message>
        <source>Lines of the method</source>
        <translation>Zeilen des Verfahrens</translation>
    </message>
    <message>
        <source>Given: x, v, h, t, a(x). Lines under start: run once before the first step. Ctrl+Tab leaves the field</source>
        <translation>Gegeben: x, v, h, t, a(x). Zeilen unter start: laufen einmal vor dem ersten Schritt. Strg+Tab verlässt das Feld</translation>
    </message>
    <message>
        <source>Write the lines of a method first.</source>
        <translation>Zuerst die Zeilen eines Verfahrens schreiben.</translation>
    </message>
</context>
<context>
    <name>unit</name>
    <message>
        <source>frame</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>timestep::CodeCard</name>
    <message>
        <source>Lines of the method</source>
        <translation>Zeilen des Verfahrens</translation>
    </message>
</context>
<context>
    <name>timestep::TeachersGuide</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>**Goals**</source>
        <translation>**Ziele**</translation>
    </message>
    <message>
        <source>**45 minutes.** *5:* ask the class, without computers: %1 *10:* in pairs, up to “%2”; then a vote. *20:* in pairs, from “%3” on. *5:* “%4”; two learners read their sentences aloud. *5:* the question at the end.</source>
        <translation>**45 Minuten.** *5:* Frage an die Klasse, ohne Computer: %1 *10:* zu zweit, bis „%2“; dann wird abgestimmt. *20:* zu zweit, ab „%3“. *5:* „%4“; zwei lesen ihre Sätze vor. *5:* die Frage zum Schluss.</translation>
    </message>
    <message>
        <source>**90 minutes.** The same phases with 10, 15, 30, 10 and 5 minutes. *15:* optional steps or the last page, where each learner has a number. *5:* the chart with its caption, to be finished at home. Before the end discuss: %1</source>
        <translation>**90 Minuten.** Dieselben Phasen mit 10, 15, 30, 10 und 5 Minuten. *15:* freiwillige Schritte oder die letzte Seite, auf der alle eine eigene Zahl haben. *5:* das Diagramm mit seiner Unterschrift, das zu Hause fertig wird. Vor dem Ende besprechen: %1</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Marking a project</source>
        <translation>Ein Projekt bewerten</translation>
    </message>
    <message>
        <source>Guide for teachers</source>
        <translation>Leitfaden für Lehrende</translation>
    </message>
    <message>
        <source>Goals, phases, curricula, a rubric for projects, and logarithms</source>
        <translation>Ziele, Phasen, Lehrpläne, ein Bewertungsraster für Projekte und Logarithmen</translation>
    </message>
    <message>
        <source>Logarithms in two minutes</source>
        <translation>Logarithmen in zwei Minuten</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>Stick man</source>
        <translation>Strichmännchen</translation>
    </message>
    <message>
        <source>Throw him</source>
        <translation>Wirf es</translation>
    </message>
    <message>
        <source>Take him by the head and throw him.</source>
        <translation>Nimm es am Kopf und wirf es.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>Tear it</source>
        <translation>Zerreiß ihn</translation>
    </message>
    <message>
        <source>Take a fold and pull hard until it tears, or cut it.</source>
        <translation>Nimm eine Falte und zieh kräftig, bis er reißt, oder schneide ihn auf.</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominosteine</translation>
    </message>
    <message>
        <source>Push one</source>
        <translation>Stoß einen um</translation>
    </message>
    <message>
        <source>Push the first one over.</source>
        <translation>Stoß den ersten um.</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Planet</translation>
    </message>
    <message>
        <source>Throw it</source>
        <translation>Wirf ihn</translation>
    </message>
    <message>
        <source>Take the planet and throw it. How far out does it come?</source>
        <translation>Nimm den Planeten und wirf ihn. Wie weit hinaus kommt er?</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Cut a beam</source>
        <translation>Kappe einen Balken</translation>
    </message>
    <message>
        <source>Pull at its load, or cut a beam.</source>
        <translation>Zieh an ihrer Last oder kappe einen Balken.</translation>
    </message>
</context>
<context>
    <name>timestep::PlayRow</name>
    <message>
        <source>Build your own</source>
        <translation>Selbst bauen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Each of these runs at once. Take it with the hand</source>
        <translation>Jedes davon läuft sofort. Fass es mit der Hand an</translation>
    </message>
</context>
<context>
    <name>timestep::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>&amp;Size of type:</source>
        <translation>Schrift&amp;größe:</translation>
    </message>
</context>
</TS>
