/** Attached weapons of a squad that is reduced (5.1.3, 7.17). */
import { D10, total } from '../../kernel/dice/index.js';
import type { Weapon } from '../attributes/index.js';
import { plays } from '../sequence/sides.js';
import type { Act, Unit } from '../system.js';

const DESTROYED_UP_TO = 5;
const FIRST = -2;
/** A half-squad carries one (S.attached-weapons). */
const CARRIED_BY_HALF = 1;

/** (10) for each: 1-5 and it is destroyed. Of several the first, picked at random, has -2 (7.17/a, 7.17/b). */
export function rollForAttached(act: Act, squad: Unit): void {
  if (!plays(act.battle, '7.17')) return;
  const carried = (squad.weapons ?? []).flatMap(({ name, attached }) => (attached ? [name] : []));
  const first = carried.length > 1 ? act.pickOf('first attached weapon', carried, (name) => name) : undefined;
  const inOrder = carried.toSorted((a, b) => Number(b === first) - Number(a === first));
  for (const weapon of inOrder) roll(act, squad.id, weapon, weapon === first ? FIRST : 0);
}

function roll(act: Act, id: string, weapon: string, modifier: number): void {
  const unit = act.battle.theUnit(id);
  const rolled = total(act.rollOf(`loss of ${weapon}`, [id], D10));
  const net = rolled + modifier;
  const destroyed = net <= DESTROYED_UP_TO;
  act.effect(
    'attached-roll',
    { unit: id, weapon, rolled, net, destroyed },
    {
      changes: destroyed
        ? [
            {
              do: 'unit',
              unit: id,
              set: { weapons: (unit.weapons ?? []).filter(({ name }) => name !== weapon) },
            },
          ]
        : [],
      cites: modifier === 0 ? ['7.17/a'] : ['7.17/a', '7.17/b'],
    },
  );
}

/** What a half-squad of the squad takes along, and what it has to leave. */
export function carriedByHalf(weapons: readonly Weapon[] = []) {
  const left = weapons.filter(({ attached }) => attached).slice(CARRIED_BY_HALF);
  return { kept: weapons.filter((weapon) => !left.includes(weapon)), left };
}
