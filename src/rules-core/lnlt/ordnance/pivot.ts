/** Weapon Teams that turn in their hex without firing (1.7/d, 1.7/f, 1.7/q, 1.7/s). */
import * as z from 'zod';
import { vertex } from '../attributes/forms.js';
import { order } from '../form.js';
import { ACTED, isFresh } from '../sequence/sides.js';
import { type Battle, type Change, type Refusal, refuse, roundUp, type Unit } from '../system.js';
import { facingOf, turnBetween } from '../vehicles/facing.js';
import { lostSight } from './acquisition.js';

const VERTICES_PER_MP = 2;

/** For nothing after entering a new hex (1.7/s); in its hex 1 MP for each two vertices. */
const costOf = (unit: Unit, face: number): number =>
  unit.moving === undefined ? roundUp(turnBetween(facingOf(unit), face) / VERTICES_PER_MP) : 0;

function pivotRefusal(battle: Battle, by: string, id: string, face: number): Refusal | undefined {
  const unit = battle.unit(id);
  if (unit?.side !== by) return refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`);
  if (!unit.arrow) return refuse('CANNOT_MOVE', `${unit.name} has no arrow: it fires all round.`, '1.7/d');
  const isReady = unit.moving !== undefined || (unit.activated !== undefined && isFresh(unit));
  if (!isReady || unit.melee) return refuse('CANNOT_MOVE', `${unit.name} cannot turn now.`, '1.7/f', '4.0/m');
  if (turnBetween(facingOf(unit), face) === 0)
    return refuse('SAME_FACING', `${unit.name} faces that way already.`, '1.7/q');
  return costOf(unit, face) > (unit.mf ?? 0)
    ? refuse('TOO_FAR', `${unit.name} cannot turn that far: two vertices for each MP.`, '1.7/q')
    : undefined;
}

export const turnGun = order({
  title: 'Turn a Weapon Team',
  description:
    'A Weapon Team with a red arrow turns in its hex, or takes any facing in a hex it has entered.',
  cites: ['1.7/d', '1.7/f', '1.7/q', '1.7/s'],
  answers: ['acting', 'moving'],
  asks: {
    unit: z.string().describe('The Weapon Team.'),
    face: vertex.describe('The vertex it turns to.'),
  },
  *candidates({ battle, by, decision }) {
    for (const unit of battle.units())
      if (unit.side === by && unit.arrow && (decision.kind === 'acting' || unit.moving !== undefined))
        for (let face = 0; face < 6; face++) yield { unit: unit.id, face };
  },
  read({ battle, by, decision }, { unit, face }) {
    const isOnTheMove = battle.unit(unit)?.moving !== undefined;
    if (decision.kind === 'moving' && !isOnTheMove)
      return refuse('CANNOT_MOVE', 'Only a Weapon Team on the move turns now.', '1.7/s');
    return pivotRefusal(battle, by, unit, face) ?? { unit, face };
  },
  perform(act, { unit: id, face }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    const mp = costOf(unit, face);
    const spends = unit.moving === undefined;
    act.effect(
      'turned',
      { unit: id, face, mp },
      {
        changes: [
          { do: 'unit', unit: id, set: { facing: face, ...(spends && { marker: 'moved' as const }) } },
          ...(spends ? moved(battle, unit, mp) : []),
        ],
        cites: spends ? ['1.7/f', '1.7/q', '5.3/b'] : ['1.7/s'],
      },
    );
    if (spends) act.plan({ task: 'window' });
  },
});

const moved = (battle: Battle, unit: Unit, mp: number): Change[] => [
  ...lostSight(battle, [unit]),
  ACTED,
  { do: 'clock', set: { window: { at: unit.at as string, movers: [unit.id], shots: mp } } },
];
