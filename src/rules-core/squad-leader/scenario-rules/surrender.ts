/** A garrison that may give up (Sc9/9.3): when a squad falls its best leader checks his morale, and all surrender if he fails. */
import { DR, total } from '../../kernel/dice/index.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { isLeader, isOnMap, isPrisoner, moraleOf, ofSide } from '../units/kinds.js';
import { specialOf } from './special.js';

/** A squad or a leader of the side is gone. */
export const shakesGarrison = (battle: Battle, { side, kind }: Unit): Change[] =>
  specialOf(battle, 'surrender-check')?.side === side &&
  (kind === 'squad' || kind === 'half-squad' || kind === 'leader')
    ? [{ do: 'side', side, set: { wavering: true } }]
    : [];

/** Asked after each step: of a leader's death only the last one counts. */
export function holdOut(act: Act): void {
  const { battle } = act;
  const side = specialOf(battle, 'surrender-check')?.side;
  if (side === undefined || !battle.side(side).wavering) return;
  const [leader] = ofSide(battle, side)
    .filter((unit) => isLeader(unit) && isOnMap(unit) && !isPrisoner(unit))
    .sort((one, other) => (one.leadership ?? 0) - (other.leadership ?? 0));
  if (!leader) {
    const set = { wavering: null, surrendered: true } as const;
    act.effect('garrison-surrenders', { side }, { changes: [{ do: 'side', side, set }], cites: ['Sc9/9.3'] });
    return;
  }
  const needs = moraleOf(leader);
  const rolled = total(act.rollOf('holding out', [leader.id], DR));
  const holds = rolled <= needs;
  const set = { wavering: null, ...(!holds && { surrendered: true as const }) };
  act.effect(
    'garrison-wavers',
    { side, leader: leader.id, needs, rolled, holds },
    { changes: [{ do: 'side', side, set }], cites: ['Sc9/9.3'] },
  );
}
