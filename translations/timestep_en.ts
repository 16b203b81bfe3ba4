<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>WindowMeasures</name>
    <message numerus="yes">
        <source>%1, %n row(s): mean %2, rms %3, min %4, max %5, slope %6, area %7</source>
        <translation>
            <numerusform>%1, %n row: mean %2, rms %3, min %4, max %5, slope %6, area %7</numerusform>
            <numerusform>%1, %n rows: mean %2, rms %3, min %4, max %5, slope %6, area %7</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::AnimationDialog</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::CheckLessonDialog</name>
    <message numerus="yes">
        <source>The check was stopped. So far it found %n fault(s).</source>
        <translation>
            <numerusform>The check was stopped. So far it found %n fault.</numerusform>
            <numerusform>The check was stopped. So far it found %n faults.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s). Choose one to see its place.</source>
        <translation>
            <numerusform>%n fault. Choose it to see its place.</numerusform>
            <numerusform>%n faults. Choose one to see its place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::ClassListDialog</name>
    <message numerus="yes">
        <source>%n learner(s).</source>
        <translation>
            <numerusform>%n learner.</numerusform>
            <numerusform>%n learners.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::CommandLine</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) cannot be read and are left out</source>
        <translation>
            <numerusform>%n result cannot be read and is left out</numerusform>
            <numerusform>%n results cannot be read and are left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::CourseMap</name>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 of %n step</numerusform>
            <numerusform>%1 of %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::CoursePage</name>
    <message numerus="yes">
        <source>%n lesson(s) done</source>
        <translation>
            <numerusform>%n lesson done</numerusform>
            <numerusform>%n lessons done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n begun</source>
        <translation>
            <numerusform>%n begun</numerusform>
            <numerusform>%n begun</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::CurveMeasure</name>
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
    <message numerus="yes">
        <source>area %1 (trapezoids, %n row(s))</source>
        <translation>
            <numerusform>area %1 (trapezoids, %n row)</numerusform>
            <numerusform>area %1 (trapezoids, %n rows)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::FigureLayout</name>
    <message numerus="yes">
        <source>%n value(s) ≤ 0 left out on the logarithmic axis.</source>
        <translation>
            <numerusform>%n value ≤ 0 left out on the logarithmic axis.</numerusform>
            <numerusform>%n values ≤ 0 left out on the logarithmic axis.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::LessonListDialog</name>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 of %n step</numerusform>
            <numerusform>%1 of %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::LessonPlots</name>
    <message numerus="yes">
        <source>Measure %n step size(s)</source>
        <translation>
            <numerusform>Measure %n step size</numerusform>
            <numerusform>Measure %n step sizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measure %n value(s)</source>
        <translation>
            <numerusform>Measure %n value</numerusform>
            <numerusform>Measure %n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::ManualWindow</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::MeasuredDialog</name>
    <message numerus="yes">
        <source>%n point(s) left out by hand</source>
        <translation>
            <numerusform>%n point left out by hand</numerusform>
            <numerusform>%n points left out by hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::MergeDialog</name>
    <message numerus="yes">
        <source>%n result(s) count.</source>
        <translation>
            <numerusform>%n result counts.</numerusform>
            <numerusform>%n results count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them altered.</source>
        <translation>
            <numerusform>%n of them is altered.</numerusform>
            <numerusform>%n of them are altered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>%n file left out.</numerusform>
            <numerusform>%n files left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n learner(s) handed nothing in.</source>
        <translation>
            <numerusform>%n learner handed nothing in.</numerusform>
            <numerusform>%n learners handed nothing in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) saved.</source>
        <translation>
            <numerusform>%n page saved.</numerusform>
            <numerusform>%n pages saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::Merged</name>
    <message numerus="yes">
        <source>%n number(s) from %1 to %2</source>
        <translation>
            <numerusform>%n number from %1 to %2</numerusform>
            <numerusform>%n numbers from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s).</source>
        <translation>
            <numerusform>%n result.</numerusform>
            <numerusform>%n results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n learner(s) took the test.</source>
        <translation>
            <numerusform>%n learner took the test.</numerusform>
            <numerusform>%n learners took the test.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them took it before and after.</source>
        <translation>
            <numerusform>%n of them took it before and after.</numerusform>
            <numerusform>%n of them took it before and after.</numerusform>
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
</context>
<context>
    <name>timestep::PlotStatus</name>
    <message numerus="yes">
        <source>%n value(s) ≤ 0 left out (logarithmic axis)</source>
        <translation>
            <numerusform>%n value ≤ 0 left out (logarithmic axis)</numerusform>
            <numerusform>%n values ≤ 0 left out (logarithmic axis)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::PlotWidget</name>
    <message numerus="yes">
        <source>%n curve(s) of %1 against %2.</source>
        <translation>
            <numerusform>%n curve of %1 against %2.</numerusform>
            <numerusform>%n curves of %1 against %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It changes direction %n time(s).</source>
        <translation>
            <numerusform>It changes direction %n time.</numerusform>
            <numerusform>It changes direction %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::RoomController</name>
    <message numerus="yes">
        <source>The set-up of this room has %n more fault(s) besides this one: %1</source>
        <translation>
            <numerusform>The set-up of this room has %n more fault besides this one: %1</numerusform>
            <numerusform>The set-up of this room has %n more faults besides this one: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::Sheet</name>
    <message numerus="yes">
        <source>All %n number(s) of this lesson were computed again for this sheet, and agree with it.</source>
        <translation>
            <numerusform>The %n number of this lesson was computed again for this sheet, and agrees with it.</numerusform>
            <numerusform>All %n numbers of this lesson were computed again for this sheet, and agree with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::SimulationView</name>
    <message numerus="yes">
        <source>%n stick(s) cut.</source>
        <translation>
            <numerusform>%n stick cut.</numerusform>
            <numerusform>%n sticks cut.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::SummaryPage</name>
    <message numerus="yes">
        <source>All %n step(s) done</source>
        <translation>
            <numerusform>%n step done</numerusform>
            <numerusform>All %n steps done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s) done</source>
        <translation>
            <numerusform>%1 of %n step done</numerusform>
            <numerusform>%1 of %n steps done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) not made yet.</source>
        <translation>
            <numerusform>%n prediction not made yet.</numerusform>
            <numerusform>%n predictions not made yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timestep::ValuePanel</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
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
    <name>timestep::WorldCanvas</name>
    <message numerus="yes">
        <source>%n thing(s) selected.</source>
        <translation>
            <numerusform>%n thing selected.</numerusform>
            <numerusform>%n things selected.</numerusform>
        </translation>
    </message>
</context>
</TS>
