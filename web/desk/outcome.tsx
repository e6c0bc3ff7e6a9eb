import type { Action } from '../client/index.js';
import { factsOf } from './chronicle.js';
import type { Stage } from './stage.js';

const MOST = 8;

/** Who won, why, and what cost the sides most: the answer before the questions. */
export function OutcomeCard({ stage }: { stage: Stage }) {
  const { outcome } = stage.battle.head;
  if (!outcome) return null;
  const turning = turningPoints(stage);
  const costliest = turning.reduce<TurningPoint | undefined>(
    (most, point) => (most && most.weight >= point.weight ? most : point),
    undefined,
  );
  return (
    <section class="card outcome" aria-label="Outcome">
      <h2>{outcome.winner === null ? 'A draw' : `${stage.sideName(outcome.winner)} won`}</h2>
      <p>{outcome.why}</p>
      {costliest && (
        <p>
          What cost most:{' '}
          <button type="button" class="line" onClick={() => stage.seek(costliest.action.version)}>
            Turn {stage.chronicle.span(costliest.action.version).turn}: {costliest.sentence}
          </button>
        </p>
      )}
      {turning.length > 0 && (
        <details>
          <summary>{turning.length} turning points</summary>
          <ol>
            {turning.map(({ action, sentence }) => (
              <li key={action.version}>
                <button
                  type="button"
                  class={action.version === stage.version ? 'line now' : 'line'}
                  onClick={() => stage.seek(action.version)}
                >
                  Turn {stage.chronicle.span(action.version).turn}: {sentence}
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
  readonly sentence: string;
  readonly weight: number;
}

/** The actions that cost most, in their order: a loss weighs twice what a unit weighs that is hurt. */
export function turningPoints(stage: Stage): TurningPoint[] {
  const versions = [...new Set(stage.chronicle.losses.map(({ version }) => version))];
  const points = versions.flatMap((version): TurningPoint[] => {
    const action = stage.replay.step(version);
    if (!action) return [];
    const facts = factsOf(stage.shown, action);
    const weight = facts.reduce((sum, { is }) => sum + (is === 'loss' ? 2 : is === 'hurt' ? 1 : 0), 0);
    const lost = action.effects.filter((_, number) => facts[number]?.is === 'loss');
    return [{ action, sentence: lost.map(({ sentence }) => sentence).join(' '), weight }];
  });
  return points
    .sort((a, b) => b.weight - a.weight || a.action.version - b.action.version)
    .slice(0, MOST)
    .sort((a, b) => a.action.version - b.action.version);
}
