/** The Damage Check (5.0): one die and the difference of the attack, less a Leader's LM, read off the Direct Fire Table. */
import { D6, total } from '../../kernel/dice/index.js';
import { DFT } from '../charts/index.js';
import { spawnHero } from '../heroes/creation.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Unit } from '../system.js';
import { isGoodOrder, isMmc, isOfBadge, lmOf, moraleOf, ownAt } from '../units/kinds.js';
import { eliminate, reduce, shake, wound } from './fate.js';

/** A unit that has been hit, and by how much the attack beat the defence. */
export interface Hit {
  readonly unit: string;
  readonly difference: number;
  /** By the fire of its own side. */
  readonly isOwn?: boolean;
}

type Column = Parameters<typeof bandOf>[1];

/** The result of a total against a Morale (5.1): the bands are multiples of it. */
export function bandOf(
  { table }: Battle,
  column:
    | 'GO MMC'
    | 'Shaken MMC'
    | 'GO SMC'
    | 'Shaken SMC'
    | 'Hero'
    | 'Armored vehicle'
    | 'Unarmored vehicle',
  sum: number,
  morale: number,
): string {
  const band = sum <= morale ? 'le_M' : sum < 2 * morale ? 'gt_M' : sum < 3 * morale ? 'ge_2M' : 'ge_3M';
  return table.charts.lookup(DFT.damage, column, band);
}

function columnOf(unit: Unit): Column {
  if (unit.kind === 'hero') return 'Hero';
  if (isMmc(unit)) return unit.shaken ? 'Shaken MMC' : 'GO MMC';
  return unit.shaken ? 'Shaken SMC' : 'GO SMC';
}

/** Everybody who is hit checks, Leaders first (5.0/h). Returns who was Shaken by it, wounds and Casualties included. */
export function damageChecks(act: Act, hits: readonly Hit[], ...cites: RuleId[]): string[] {
  const { battle } = act;
  const byId = new Map(hits.map((hit) => [hit.unit, hit]));
  const names = act.byName([...byId.keys()]);
  const leadersFirst = [
    ...names.filter((id) => isLeader(battle, id)).sort((a, b) => lmAt(battle, b) - lmAt(battle, a)),
    ...names.filter((id) => !isLeader(battle, id)),
  ];
  return leadersFirst.flatMap((id, i) => {
    const toCome = new Set(leadersFirst.slice(i));
    return check(act, byId.get(id) as Hit, toCome, cites) ?? [];
  });
}

const isLeader = (battle: Battle, id: string): boolean => battle.theUnit(id).kind === 'leader';
const lmAt = (battle: Battle, id: string): number => lmOf(battle.theUnit(id));

/**
 * The one Leader who helps in that place: the best of those in Good Order who have no check to come and others of their
 * badge beside them (5.0/f, 11.1/d).
 */
function aideOf(battle: Battle, unit: Unit, toCome: ReadonlySet<string>): Unit | undefined {
  const there = ownAt(battle, unit.at as string, unit.side);
  const hasOthers = (leader: Unit) =>
    there.some((each) => each !== leader && each.kind !== 'leader' && isOfBadge(leader, each));
  const leaders = there
    .filter((each) => each.kind === 'leader' && isGoodOrder(each) && !toCome.has(each.id))
    .sort((a, b) => lmOf(b) - lmOf(a));
  const best = leaders.find(hasOthers) ?? leaders[0];
  return best && isOfBadge(best, unit) ? best : undefined;
}

function check(
  act: Act,
  { unit: id, difference, isOwn }: Hit,
  toCome: ReadonlySet<string>,
  cites: readonly RuleId[],
): string | undefined {
  const { battle } = act;
  // As it is before it suffers: a Hero takes over its markers and its move.
  const unit: Unit = { ...battle.theUnit(id) };
  const aide = aideOf(battle, unit, toCome);
  const lm = aide ? lmOf(aide) : 0;
  const die = total(act.rollOf('Damage Check', [id], D6));
  const morale = moraleOf(unit);
  const result = bandOf(battle, columnOf(unit), die + difference - lm, morale);
  act.effect(
    'damage-check',
    { unit: id, die, difference, lm, morale, result },
    { cites: [...cites, '5.0/e', ...(lm > 0 ? (['5.0/f'] as const) : [])] },
  );
  const shaken = suffer(act, unit, result);
  if (die === 1 && !isOwn) spawnHero(act, unit);
  return shaken;
}

/** Returns the unit that is Shaken by it. */
function suffer(act: Act, unit: Unit, result: string): string | undefined {
  const { id } = unit;
  switch (result) {
    case 'Shaken':
      shake(act, id, '5.1/a');
      return id;
    case 'Casualties':
      return reduce(act, id, '5.1/i');
    case 'Wounded':
      wound(act, id, '5.1/j');
      return act.battle.unit(id)?.shaken ? id : undefined;
    case 'Eliminated':
      eliminate(act, id, '5.1');
      return undefined;
    default:
      return undefined;
  }
}
