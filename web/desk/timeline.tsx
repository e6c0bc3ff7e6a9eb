import { useMemo, useRef } from 'preact/hooks';
import type { Span } from './chronicle.js';
import { turningPoints } from './outcome.js';
import { SPEEDS, type Stage } from './stage.js';

/** The whole battle in one line, and the way through it. */
export function Timeline({ stage }: { stage: Stage }) {
  const { replay, chronicle } = stage;
  const begins = chronicle.spans.map(({ from }) => from);
  const losses = chronicle.losses.map(({ version }) => version);
  const turns = turnsOf(chronicle.spans).map(({ from }) => from);
  return (
    <section class="timeline" aria-label="Timeline">
      <div class="transport">
        <Button says="To the beginning" icon="first" onClick={() => stage.seek(replay.first)} />
        <Button says="Last turn" icon="back" onClick={() => stage.jump(turns, -1)} />
        <Button says="One action back" icon="left" onClick={() => stage.step(-1)} />
        <button
          type="button"
          class="play"
          aria-label={stage.isPlaying ? 'Stop' : 'Play'}
          onClick={() => stage.toggle()}
        >
          <Icon name={stage.isPlaying ? 'stop' : 'play'} />
        </button>
        <Button says="One action on" icon="right" onClick={() => stage.step(1)} />
        <Button says="Next turn" icon="on" onClick={() => stage.jump(turns, 1)} />
        <Button says="To the end" icon="last" onClick={() => stage.seek(replay.latest)} />
        <span class="gap" />
        <button type="button" class="jump" onClick={() => stage.jump(begins, 1)}>
          Next phase
        </button>
        <button
          type="button"
          class="jump loss"
          disabled={!losses.some((version) => version > stage.version)}
          onClick={() => stage.jump(losses, 1)}
        >
          Next loss
        </button>
        <label class="speed">
          <span aria-hidden="true">Speed</span>
          <select
            aria-label="Speed"
            value={stage.speed}
            onChange={(event) => stage.setSpeed(Number(event.currentTarget.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed} a second
              </option>
            ))}
          </select>
        </label>
        <output class="count">
          {stage.version - replay.first} / {replay.latest - replay.first}
        </output>
      </div>
      <Strip stage={stage} />
    </section>
  );
}

const ICONS = {
  first: 'M6 5v14M19 5l-10 7 10 7z',
  back: 'M12 5l-8 7 8 7zM20 5l-8 7 8 7z',
  left: 'M15 5l-8 7 8 7z',
  right: 'M9 5l8 7-8 7z',
  on: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  last: 'M5 5l10 7-10 7zM18 5v14',
  play: 'M7 4l13 8-13 8z',
  stop: 'M7 5v14M17 5v14',
} as const;

const Icon = ({ name }: { name: keyof typeof ICONS }) => (
  <svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);

const Button = ({ says, icon, onClick }: { says: string; icon: keyof typeof ICONS; onClick: () => void }) => (
  <button type="button" class="step" aria-label={says} title={says} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

/** A point that is worth going to. Keys reach it by T and B. */
const Flag = ({
  kind,
  at,
  says,
  onClick,
}: {
  kind: 'turning' | 'note';
  at: number;
  says: string;
  onClick: () => void;
}) => (
  <button
    type="button"
    class={`flag ${kind}`}
    tabIndex={-1}
    style={{ left: `${at}%` }}
    title={says}
    aria-label={`${kind === 'turning' ? 'Turning point' : 'Bookmark'}: ${says}`}
    onClick={onClick}
  />
);

/** Turns in numbers, phases in stripes, losses as dots of their side. */
function Strip({ stage }: { stage: Stage }) {
  const { replay, chronicle, battle } = stage;
  const slider = useRef<HTMLInputElement>(null);
  const length = Math.max(1, replay.latest - replay.first);
  const place = (version: number) => ((version - replay.first) / length) * 100;
  const sides = battle.head.sides.map(({ key }) => key).sort();
  const span = chronicle.span(stage.version);
  const turning = useMemo(() => turningPoints(stage), [stage, replay.latest]);
  return (
    <div class="strip">
      <svg class="spans" viewBox="0 0 100 34" preserveAspectRatio="none" aria-hidden="true">
        {chronicle.spans.map(({ from, to, active }, number) => (
          <rect
            key={from}
            class={`span side-${active === undefined ? 'none' : sides.indexOf(active)} ${number % 2 ? 'odd' : ''}`}
            x={place(from)}
            width={Math.max(0.05, place(Math.max(to + 1, from + 1)) - place(from))}
            y="10"
            height="14"
          />
        ))}
        {chronicle.losses.map(({ version, side, unit }) => (
          <line
            key={`${version} ${unit}`}
            class={`fallen side-${sides.indexOf(side)}`}
            x1={place(version)}
            x2={place(version)}
            y1={sides.indexOf(side) === 1 ? 25 : 1}
            y2={sides.indexOf(side) === 1 ? 33 : 9}
          />
        ))}
      </svg>
      {turning.map(({ action: { version }, sentence }) => (
        <Flag
          key={version}
          kind="turning"
          at={place(version)}
          says={sentence}
          onClick={() => stage.seek(version)}
        />
      ))}
      {stage.notes.map(({ version, text }) => (
        <Flag key={version} kind="note" at={place(version)} says={text} onClick={() => stage.seek(version)} />
      ))}
      {turnsOf(chronicle.spans).map(({ from, turn }) => (
        <span
          class="turn"
          key={from}
          aria-hidden="true"
          style={{ left: `min(${place(from)}%, 100% - 1.6rem)` }}
        >
          {turn}
        </span>
      ))}
      <input
        ref={slider}
        type="range"
        aria-label="Action shown"
        aria-valuetext={`Action ${stage.version - replay.first} of ${length}, turn ${span.turn}, ${stage.shown.phases[span.phase] ?? span.phase}`}
        min={replay.first}
        max={replay.latest}
        value={stage.version}
        onInput={(event) => stage.seek(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function turnsOf(spans: readonly Span[]): Span[] {
  return spans.filter((span, number) => number === 0 || span.turn !== spans[number - 1]?.turn);
}
