/** Defensive Fire (12.1.2): the other side's chance after every Movement Point spent and every shot fired. */
import { anyCouldReact } from '../fire/targets.js';
import { order } from '../form.js';
import { enemyOf } from '../sequence/sides.js';
import type { Act } from '../system.js';

export interface Reaction {
  readonly trigger: 'move' | 'fire' | 'dig-in';
  /** The side whose units gave the occasion. */
  readonly side: string;
  readonly units: readonly string[];
  /** Units that have fired in desperation at this step already. */
  readonly spent?: readonly string[];
}

export function react(act: Act, { side, units, trigger, spent }: Reaction): void {
  const { battle } = act;
  const reacting = enemyOf(battle, side);
  const places = [...new Set(units.flatMap((id) => seenAt(act, id)))].sort();
  const isWorthAsking = places.length > 0 && mayAnswer(act, reacting, places);
  if (!isWorthAsking) {
    act.done();
    return;
  }
  act.ask({
    side: reacting,
    kind: 'reaction',
    about: { trigger, units, at: places, ...(spent && { spent }) },
  });
}

function seenAt(act: Act, id: string): string[] {
  const unit = act.battle.unit(id);
  return unit?.at === undefined || unit.hidden ? [] : [unit.at];
}

/** A side that may have hidden units is always asked, so that the question does not reveal an ambush. */
function mayAnswer(act: Act, side: string, places: readonly string[]): boolean {
  const { battle } = act;
  if (battle.side(side).mayHide) return true;
  return battle.asSeenBy('public', () => anyCouldReact(battle, side, places));
}

export const holdFire = order({
  title: 'Hold fire',
  description: 'Do not use Defensive Fire, or no more of it.',
  cites: ['12.1.2.1'],
  answers: ['anti-aircraft', 'reaction'],
  asks: {},
  perform(act, _, { by }) {
    act.effect('fire-held', { side: by }, { cites: ['12.1.2.1'] });
    act.done();
  },
});
