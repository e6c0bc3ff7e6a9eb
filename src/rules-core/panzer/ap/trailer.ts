/** The fuel trailer of an L3/35 Lf (7.38.12): hits on it, and what becomes of it. */
import { D100, total } from '../../kernel/dice/index.js';
import { suppress } from '../damage/fate.js';
import type { Shot } from '../fire/shot.js';
import type { RuleId } from '../rules.js';
import { plays } from '../sequence/sides.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { RESULTS, rollDamage } from './damage.js';

/** (100) up to which a hit from Rear/Side or Rear strikes the trailer instead of the tank (7.38.12.2/b). */
const STRUCK: Readonly<Record<string, number>> = { HS: 25, HR: 60 };
/** At every angle and elevation (7.38.12.2/c). */
const ARMOR = 2;
const LEAKING = 4;

export const hasTrailer = (battle: Battle, { trailer }: Unit): boolean =>
  trailer !== undefined && plays(battle, '7.38');

/** Rolls for a hit on the trailer and resolves it. Returns true if the hit struck the trailer. */
export function strikesTrailer(
  act: Act,
  shot: Shot,
  { location, angle, penetration }: { location: string; angle: string; penetration: number },
): boolean {
  const { target } = shot;
  const needs = angle === 'Rear' || angle === 'Rear/Side' ? STRUCK[location] : undefined;
  if (!hasTrailer(act.battle, target) || needs === undefined) return false;
  const rolled = total(act.rollOf('fuel trailer', [target.id], D100));
  const hit = rolled <= needs;
  const penetrates = hit && penetration >= ARMOR;
  act.effect(
    'trailer-check',
    { unit: target.id, needs, rolled, hit, ...(hit && { armor: ARMOR, penetration, penetrates }) },
    { cites: hit ? ['7.38.12.2/b', '7.38.12.2/c'] : ['7.38.12.2/b'] },
  );
  if (penetrates) damageTrailer(act, shot);
  return hit;
}

/** It never counts as damage to the tank (7.38.12.2/h). */
function damageTrailer(act: Act, shot: Shot): void {
  const { buNoted: _, ...target } = shot.target;
  const { rolled, net, result } = rollDamage(act, { ...shot, target });
  const { id, trailer } = target;
  act.effect(
    'trailer-damage',
    { unit: id, rolled, net, result: RESULTS[result] },
    {
      changes: result === 'DM' && trailer === 'attached' ? [leaking(target)] : [],
      cites: ['7.38.12.2/c', RULE_OF[result]],
    },
  );
  if (result === 'BU' || result === 'KO' || (result === 'DM' && trailer === 'damaged'))
    jettison(act, id, RULE_OF[result]);
  if (result !== 'BU') return;
  for (const friend of act.battle.unitsAt(target.at as string))
    if (friend.side === target.side && friend.aboard === undefined && !friend.bailedOut)
      suppress(act, friend.id, ['7.38.12.2/d']);
}

const RULE_OF = {
  ND: '7.38.12.2/h',
  DM: '7.38.12.2/f',
  KO: '7.38.12.2/e',
  BU: '7.38.12.2/d',
} as const satisfies Readonly<Record<string, RuleId>>;

/** Less fuel for the flamethrower from now on. */
const leaking = ({ id, weapons = [] }: Unit): Change => ({
  do: 'unit',
  unit: id,
  set: {
    trailer: 'damaged',
    weapons: weapons.map((weapon) =>
      weapon.kind === 'flamethrower' ? { ...weapon, limits: { ...weapon.limits, A: LEAKING } } : weapon,
    ),
  },
});

/** The tank goes on without it, and its flamethrower burns no more. */
export function jettison(act: Act, id: string, cites: RuleId): void {
  const { weapons = [] } = act.battle.theUnit(id);
  const dry = weapons.map((weapon) =>
    weapon.kind === 'flamethrower' ? { ...weapon, state: 'out-of-action' as const } : weapon,
  );
  act.effect(
    'trailer-jettisoned',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set: { trailer: null, weapons: dry } }], cites: [cites] },
  );
}
