import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { markSvg } from '../../src/rules-core/kernel/presentation/symbol.js';
import { marksOf, placeOf } from '../client/index.js';
import { type HexOnBoard, outline } from './board-index.js';
import { factsOf } from './chronicle.js';
import { drag, mayDrag } from './drag.js';
import { Drawn } from './drawn.js';
import { PanZoom } from './pan-zoom.js';
import { sightShown } from './sight.js';
import { type Placed, placeUnits } from './stacks.js';
import type { Stage } from './stage.js';

/** The board with everything on it. */
export function BoardView({ stage }: { stage: Stage }) {
  const viewport = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const view = useRef<PanZoom>(null);
  const { board } = stage.battle.head;
  useEffect(() => {
    if (!viewport.current || !world.current) return;
    const made = new PanZoom(viewport.current, world.current, board);
    made.fit(partInUse(stage));
    view.current = made;
    const zoomed = ({ key, target }: KeyboardEvent) => {
      if (/^(INPUT|SELECT|TEXTAREA)$/.test((target as HTMLElement).tagName)) return;
      if (key === '+' || key === '=') made.zoom(1.25);
      if (key === '-') made.zoom(0.8);
      if (key === '0') made.fit();
    };
    addEventListener('keydown', zoomed);
    return () => {
      removeEventListener('keydown', zoomed);
      made.close();
    };
  }, [board]);
  useEffect(() => {
    if (stage.isLaid) view.current?.fit(partInUse(stage));
  }, [stage.isLaid]);
  const centre = whereItHappens(stage);
  useEffect(() => {
    if (centre) view.current?.reveal(centre.x, centre.y);
  }, [centre?.x, centre?.y, stage.version]);
  const touched = (event: MouseEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-unit]')?.dataset.unit;
    const unit = id === undefined ? undefined : stage.replay.position.units[id];
    const hex = unit?.at === undefined ? hexUnder(event.clientX, event.clientY) : stage.index.hexOf(unit.at);
    const { selectedUnit: chosen } = stage;
    // An enemy is aimed at; a unit of one's own is chosen instead.
    if (chosen && unit?.side !== chosen.side && hex && goalsShown(stage).includes(hex))
      stage.select({ unit: chosen.id, hex: hex.name, drop: hex.name });
    else stage.select({ ...(id !== undefined && { unit: id }), ...(hex && { hex: hex.name }) });
  };
  const hexUnder = (clientX: number, clientY: number) => {
    const box = world.current?.getBoundingClientRect();
    if (!box || !viewport.current?.contains(document.elementFromPoint(clientX, clientY))) return undefined;
    const scale = box.width / board.width;
    return stage.index.hexAt((clientX - box.left) / scale, (clientY - box.top) / scale);
  };
  stage.hexUnder = hexUnder;
  const grasped = (event: PointerEvent) => {
    const counter = (event.target as Element).closest<HTMLElement>('[data-unit]');
    const unit = counter?.dataset.unit;
    if (!counter || unit === undefined || event.button !== 0) return;
    if (!mayDrag(stage, unit, event.pointerType === 'touch')) return;
    event.stopPropagation();
    view.current?.rest();
    drag(stage, unit, event, counter);
  };
  return (
    <section class="board" aria-label="Board">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hexes and units are in the text view too, where keys reach them */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a map is dragged and touched */}
      <div class="viewport" ref={viewport} onClick={touched}>
        <div class="world" ref={world} style={{ width: `${board.width}px`, height: `${board.height}px` }}>
          {board.picture && (
            <img src={board.picture} alt="" draggable={false} width={board.width} height={board.height} />
          )}
          <Marks stage={stage} />
          <Overlay stage={stage} />
          <Counters stage={stage} grasped={grasped} />
        </div>
      </div>
      <div class="zoom">
        <button type="button" aria-label="Nearer" onClick={() => view.current?.zoom(1.3)}>
          +
        </button>
        <button type="button" aria-label="Farther" onClick={() => view.current?.zoom(0.77)}>
          −
        </button>
        <button type="button" aria-label="The whole board" onClick={() => view.current?.fit()}>
          ⤢
        </button>
      </div>
    </section>
  );
}

/** Hexes to which an order may lead the unit that is chosen. */
function goalsShown({ index, offered }: Stage): HexOnBoard[] {
  return [...new Set(offered.goals.flatMap((at) => index.hexOf(at) ?? []))];
}

/** The part of the board where units are: what somebody wants to see first. */
function partInUse({ index, replay, battle }: Stage) {
  const { width, height } = battle.head.board;
  const hexes = Object.values(replay.position.units).flatMap(({ at }) => (at ? (index.hexOf(at) ?? []) : []));
  if (hexes.length === 0) return { x: 0, y: 0, width, height };
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const margin = 130;
  const [left, top] = [Math.max(0, Math.min(...xs) - margin), Math.max(0, Math.min(...ys) - margin)];
  return {
    x: left,
    y: top,
    width: Math.min(width, Math.max(...xs) + margin) - left,
    height: Math.min(height, Math.max(...ys) + margin) - top,
  };
}

/** Where a unit or a location is drawn; a unit that is gone where it fell. */
export function spotOf(
  { replay, index, chronicle }: Stage,
  name: string,
): { x: number; y: number } | undefined {
  const unit = replay.position.units[name];
  const at = (unit ? unit.at : chronicle.lastPlaceOf(name)) ?? name;
  const hex = index.hexOf(at);
  return hex && placeOf(hex, at);
}

function whereItHappens(stage: Stage): { x: number; y: number } | undefined {
  const { action, shown } = stage;
  const names = action ? factsOf(shown, action).flatMap(({ to, from }) => [...to, ...from]) : [];
  return names.map((name) => spotOf(stage, name)).find((spot) => spot !== undefined);
}

function Overlay({ stage }: { stage: Stage }) {
  const { board } = stage.battle.head;
  const { hex: selected } = stage.selection;
  const hex = selected === undefined ? undefined : stage.index.hexOf(selected);
  const path = stage.path.flatMap((name) => spotOf(stage, name) ?? []);
  return (
    <svg
      class="overlay"
      viewBox={`0 0 ${board.width} ${board.height}`}
      width={board.width}
      height={board.height}
      aria-hidden="true"
    >
      <defs>
        {['attack', 'move'].map((kind) => (
          <marker
            key={kind}
            id={`head-${kind}`}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="4.5"
            markerHeight="4.5"
            orient="auto"
          >
            <path class={`head ${kind}`} d="M0 0l10 5-10 5z" />
          </marker>
        ))}
      </defs>
      <SightShown stage={stage} />
      {goalsShown(stage).map((goal) => (
        <polygon key={goal.name} class="goal" data-goal={goal.name} points={outline(goal)} />
      ))}
      {hex && <polygon class="selected" points={outline(hex)} />}
      <Arrows stage={stage} />
      {path.length > 1 && (
        <polyline
          class="arrow move planned"
          marker-end="url(#head-move)"
          points={path.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      )}
      {path.length === 1 &&
        path.map((spot) => <polygon key="target" class="target" points={outline(spot)} />)}
    </svg>
  );
}

/** Hexes out of sight are darkened, those behind a hindrance striped. */
function SightShown({ stage }: { stage: Stage }) {
  const sight = sightShown(stage);
  const shaded = useMemo(
    () =>
      sight?.lines.flatMap(({ to, clear, reasons }) => {
        const hex = stage.index.hexOf(to);
        const kind = !clear ? 'out-of-sight' : reasons.length > 0 ? 'hindered' : undefined;
        return hex && kind ? [{ to, kind, points: outline(hex) }] : [];
      }) ?? [],
    [sight],
  );
  if (!sight) return null;
  return (
    <>
      <pattern id="stripes" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="stripe" width="3.500" height="9" />
      </pattern>
      {shaded.map(({ to, kind, points }) => (
        <polygon key={to} class={kind} points={points} />
      ))}
    </>
  );
}

/** What lies on the ground, beneath the counters. */
function Marks({ stage }: { stage: Stage }) {
  const { locations } = stage.replay.position;
  return (
    <div class="counters">
      {Object.entries(locations).flatMap(([at, bag]) => {
        const hex = stage.index.hexOf(at);
        if (!hex) return [];
        const { x, y } = placeOf(hex, at);
        return marksOf(stage.shown, bag).map(({ mark, says }, number) => (
          <span
            key={`${at} ${mark} ${says}`}
            class="mark-on-board"
            title={says}
            style={{ transform: `translate(${x + number * 9 - 10}px, ${y + 6}px)` }}
          >
            <Drawn class="picture" svg={markSvg({ mark })} />
          </span>
        ));
      })}
    </div>
  );
}

/** Fire, movement and the like of the action shown. */
function Arrows({ stage }: { stage: Stage }) {
  const { action, shown } = stage;
  if (!action) return null;
  const lines = factsOf(shown, action).flatMap(({ is, from, to }) => {
    if (is !== 'attack' && is !== 'move') return [];
    const ends = to.flatMap((name) => spotOf(stage, name) ?? []);
    const starts = from.flatMap((name) => spotOf(stage, name) ?? []);
    if (starts.length === 0) return ends.map((end) => ({ is, start: end, end }));
    return starts.flatMap((start) => ends.map((end) => ({ is, start, end })));
  });
  const drawn = new Map(lines.map((line) => [JSON.stringify(line), line]));
  return (
    <>
      {[...drawn].map(([key, { is, start, end }]) =>
        start.x === end.x && start.y === end.y ? (
          <polygon key={key} class="target" points={outline(end)} />
        ) : (
          <line
            key={key}
            class={`arrow ${is}`}
            marker-end={`url(#head-${is})`}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
          />
        ),
      )}
    </>
  );
}

function Counters({ stage, grasped }: { stage: Stage; grasped: (event: PointerEvent) => void }) {
  const { position } = stage.replay;
  const { unit, hex } = stage.selection;
  const placed = useMemo(
    () => placeUnits(position, stage.shown, stage.index.hexOf, hex),
    [position, stage.version, stage.replay.latest, hex],
  );
  return (
    <div class={stage.isPlaying && stage.speed > 5 ? 'counters fast' : 'counters'} onPointerDown={grasped}>
      {placed.map((one) => (
        <Counter
          key={one.unit.id}
          {...one}
          name={one.unit.name}
          id={one.unit.id}
          isSelected={one.unit.id === unit}
          isAble={stage.offered.units.has(one.unit.id)}
        />
      ))}
    </div>
  );
}

interface CounterProps extends Omit<Placed, 'facts'> {
  readonly facts: Placed['facts'];
  readonly id: string;
  readonly name: string;
  readonly isSelected: boolean;
  /** An order for it is on offer. */
  readonly isAble: boolean;
}

const Counter = memo(
  ({ id, name, svg, x, y, depth, isSmall, isSelected, isAble, facts }: CounterProps) => (
    <button
      type="button"
      tabIndex={-1}
      class={`counter${isSelected ? ' chosen' : ''}${isAble ? ' able' : ''}${isSmall ? ' small' : ''}`}
      data-unit={id}
      title={`${name}${facts.states.length > 0 ? `: ${facts.states.map(({ says }) => says).join(', ')}` : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)`, zIndex: depth + 1 }}
    >
      <Drawn class="picture" svg={svg} />
    </button>
  ),
  (a, b) =>
    a.svg === b.svg &&
    a.x === b.x &&
    a.y === b.y &&
    a.depth === b.depth &&
    a.isSmall === b.isSmall &&
    a.isSelected === b.isSelected &&
    a.isAble === b.isAble &&
    a.name === b.name,
);
