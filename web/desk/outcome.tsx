import type { Action } from '../client/index.js';
import { factsOf } from './chronicle.js';
import { showMoment } from './moment.js';
import type { Stage } from './stage.js';
import { counted } from './words.js';

const MOST = 8;

/** Who won, why, and the blow that cost the losers most: the answer before the questions. */
export function OutcomeCard({ stage }: { stage: Stage }) {
  const { outcome, sides } = stage.battle.head;
  if (!outcome) return null;
  const turning = turningPoints(stage);
  const losers = sides
    .map(({ key }) => key)
    .filter((key) => outcome.winner !== null && key !== outcome.winner);
  const blow = heaviest(turning, losers) ?? heaviest(turning, undefined);
  const sufferers = blow && losers.some((side) => costTo(blow, side) > 0) ? losers : [];
  const see = (point: TurningPoint) => {
    stage.seek(point.action.version);
    showMoment();
  };
  return (
    <section class="card outcome" aria-label="Outcome">
      <h2>{outcome.winner === null ? 'A draw' : `${stage.sideName(outcome.winner)} won`}</h2>
      <p>{outcome.why}</p>
      {blow && (
        <p class="blow">
          What cost{' '}
          {sufferers.length > 0 && `the ${sufferers.map((side) => stage.sideName(side)).join(' and ')} `}
          most:{' '}
          <button type="button" class="line" onClick={() => see(blow)}>
            {blow.attack && <span class="hint">{blow.attack} </span>}
            {inTurn(stage, blow)}
          </button>
        </p>
      )}
      {turning.length > 0 && (
        <details>
          <summary>{counted(turning.length, 'turning point')}</summary>
          <ol>
            {turning.map((point) => (
              <li key={point.action.version}>
                <button
                  type="button"
                  class={point.action.version === stage.version ? 'line now' : 'line'}
                  onClick={() => see(point)}
                >
                  {inTurn(stage, point)}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

interface TurningPoint {
  readonly action: Action;
  /** Who lost what. */
  readonly sentence: string;
  /** The attack that did it, where the same action tells of one. */
  readonly attack: string | undefined;
  readonly costs: ReadonlyMap<string, number>;
}

const costTo = ({ costs }: TurningPoint, side: string): number => costs.get(side) ?? 0;
const weightOf = ({ costs }: TurningPoint): number =>
  [...costs.values()].reduce((sum, cost) => sum + cost, 0);

const inTurn = (stage: Stage, { action, sentence }: TurningPoint): string =>
  `Turn ${stage.chronicle.span(action.version).turn}: ${sentence}`;

/** What cost these sides most, or all of them; the first of equals. */
function heaviest(
  points: readonly TurningPoint[],
  sides: readonly string[] | undefined,
): TurningPoint | undefined {
  const cost = (point: TurningPoint) =>
    sides ? sides.reduce((sum, side) => sum + costTo(point, side), 0) : weightOf(point);
  const [first, ...others] = points.filter((point) => cost(point) > 0);
  return first && others.reduce((most, point) => (cost(point) > cost(most) ? point : most), first);
}

/** The actions that cost most, in their order: a loss weighs twice what a unit weighs that is hurt. */
export function turningPoints(stage: Stage): TurningPoint[] {
  const versions = [...new Set(stage.chronicle.losses.map(({ version }) => version))];
  return versions
    .flatMap((version) => {
      const action = stage.replay.step(version);
      return action ? [turningPoint(stage, action)] : [];
    })
    .sort((a, b) => weightOf(b) - weightOf(a) || a.action.version - b.action.version)
    .slice(0, MOST)
    .sort((a, b) => a.action.version - b.action.version);
}

function turningPoint(stage: Stage, action: Action): TurningPoint {
  const costs = new Map<string, number>();
  const lost = new Map<string, string[]>();
  const attacks: string[] = [];
  factsOf(stage.shown, action).forEach(({ is, to }, number) => {
    const { sentence } = action.effects[number] as Action['effects'][number];
    const side = stage.chronicle.sideOf(to[0] ?? '') ?? '';
    if (is === 'attack') attacks.push(sentence);
    if (is === 'loss' || is === 'hurt') costs.set(side, (costs.get(side) ?? 0) + (is === 'loss' ? 2 : 1));
    if (is === 'loss') lost.set(side, [...(lost.get(side) ?? []), sentence]);
  });
  const sentence = [...lost]
    .map(([side, sentences]) => [side && `${stage.sideName(side)}:`, ...sentences].filter(Boolean).join(' '))
    .join(' ');
  return { action, sentence, attack: attacks[0], costs };
}
