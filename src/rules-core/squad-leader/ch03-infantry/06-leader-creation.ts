/** Field promotions (3.6): broken men beside the enemy find a leader among them, or men in close combat do. */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { LEADER_CREATION } from '../charts/index.js';
import { order } from '../form.js';
import { isInPlay } from '../options/optional-rules.js';
import { type Act, type Battle, type Modifier, refuse, sumOf, type Unit } from '../system.js';
import { counterNamed } from '../units/catalogue.js';
import { infantryAt, isMmc, isOnMap, isPrisoner, moraleOf, ofSide } from '../units/kinds.js';
import { eliminate } from './20-casualties.js';
import { strengthen } from './27-battlefield-integrity.js';
import { traitsOf } from './nationalities.js';

const FOUND_ON = 3;
const LOST_ON = 12;
const STEADY = 8;
const SHAKY = 6;

/** Broken men of a nation that promotes, next to an unbroken enemy, and neither in his hands nor in melee (3.6.1.1, 3.6.6, 3.29.10, 6.3.2). */
const mayFind = (battle: Battle, unit: Unit): boolean =>
  isMmc(unit) &&
  isOnMap(unit) &&
  unit.broken === true &&
  !isPrisoner(unit) &&
  !isInMelee(battle, unit) &&
  traitsOf(unit).promotion !== undefined &&
  neighbours(battle, unit.at).some((at) =>
    infantryAt(battle, at).some(({ side, broken }) => side !== unit.side && !broken),
  );

export const findLeader = order({
  title: 'Find a leader',
  description: 'Broken men next to an unbroken enemy: a leader may come forward, or they may be lost.',
  cites: ['3.6.1.1', '3.6.6'],
  answers: ['promotion'],
  asks: { unit: z.string().describe('The broken squad, half-squad or crew.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) if (mayFind(battle, unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isMmc(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no men called "${id}": name some of yours.`),
        path: '$.unit',
      };
    if (!mayFind(battle, unit))
      return refuse(
        'CANNOT_PROMOTE',
        `${unit.name} must be broken, next to an unbroken enemy, and not Finnish.`,
        '3.6.1.1',
        '3.6.6',
      );
    return unit.sought
      ? refuse('HAS_TRIED', `${unit.name} has tried in this Rally Phase.`, '3.6.1.1')
      : { unit: id };
  },
  listing: () => ({ says: `A leader on ${FOUND_ON} or less; lost on ${LOST_ON}.` }),
  perform(act, { unit }) {
    const rolled = total(act.rollOf('find a leader', [unit], DR));
    act.effect(
      'leader-sought',
      { unit, rolled },
      { changes: [{ do: 'unit', unit, set: { sought: true } }], cites: ['3.6.1.1'] },
    );
    if (rolled <= FOUND_ON) createLeader(act, unit);
    if (rolled === LOST_ON) eliminate(act, unit, ['3.6.1.1']);
  },
});

/** A die on the Leader Creation Table; what it gives must be taken (3.6.3, 3.6.4). `columns`: how far the odds are above 1-1. */
export function createLeader(act: Act, id: UnitId, columns = 0): void {
  const { battle } = act;
  const base = battle.theUnit(id);
  if (traitsOf(base).promotion === undefined || !isOnMap(base) || !isInPlay(battle, '3.6')) return;
  const modifiers = promise(base, columns);
  const rolled = total(act.rollOf('leader', [id], D6));
  const name = (battle.table.charts as ChartPack).lookup(LEADER_CREATION.leader, rolled + sumOf(modifiers));
  const printed = counterNamed(name, base.nationality) ?? counterNamed(name, 'German');
  const about = { unit: id, rolled, modifiers };
  if (!printed) {
    act.effect('nobody-came-forward', about, { cites: ['3.6/T'] });
    return;
  }
  const { side, at, nationality } = base;
  const leader = act.offspring(`${side}-leader`);
  const melee = base.melee && { melee: base.melee };
  act.effect(
    'leader-created',
    { ...about, leader },
    {
      changes: [{ do: 'enter', unit: leader, set: { ...printed, nationality, side, at, ...melee } }],
      cites: ['3.6.3', '3.6/T'],
    },
  );
  strengthen(act, [battle.theUnit(leader)]);
}

/** By nation, by the morale of the men as they are now, and by the odds of a close combat (3.6/T2, 3.6/T3). */
function promise(base: Unit, columns: number): Modifier[] {
  const morale = moraleOf(base);
  const found: Modifier[] = [
    { why: base.nationality, value: traitsOf(base).promotion ?? 0, cites: '3.6/T2' },
  ];
  if (morale >= STEADY) found.push({ why: 'steady men', value: -1, cites: '3.6/T2' });
  if (morale <= SHAKY) found.push({ why: 'shaky men', value: 1, cites: '3.6/T2' });
  if (base.broken) found.push({ why: 'broken', value: 1, cites: '3.6/T2' });
  if (columns !== 0) found.push({ why: 'odds', value: columns, cites: '3.6/T3' });
  return found;
}
