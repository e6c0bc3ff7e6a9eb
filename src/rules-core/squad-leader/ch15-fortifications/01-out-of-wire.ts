/** Out of wire (15.1.4): what it costs in movement factors, and in weapons left behind. */
import { D6, total } from '../../kernel/dice/index.js';
import { leaveBehind } from '../ch03-infantry/20-casualties.js';
import { burdenOf, excessOf } from '../ch04-movement/02-portage.js';
import { allotmentOf, factorsLeft } from '../ch04-movement/costs.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { weaponsOf } from '../units/kinds.js';
import { alwaysGetsOut, isInWire } from './01-wire.js';

/** Each rolls for what it loses in the wire, and may have to leave weapons there; returns those who get out (15.1.4). */
export function struggleOut(act: Act, units: readonly Unit[], mf: number): Unit[] {
  const { battle } = act;
  const [first] = units;
  if (!first || !isInWire(battle, first)) return [...units];
  const isSure = alwaysGetsOut(battle, units);
  for (const { id } of units) {
    const unit = battle.theUnit(id);
    const rolled = total(act.rollOf('wire', [id], D6));
    const changes: Change[] = [{ do: 'unit', unit: id, set: { spent: (unit.spent ?? 0) + rolled } }];
    act.effect('struggled', { unit: id, at: unit.at as string, rolled }, { changes, cites: ['15.1.4'] });
    leaveBehind(
      act,
      id,
      tooMuchToCarry(battle, battle.theUnit(id), { rolled, mf, company: units }),
      '15.1.4',
    );
  }
  const out = units.map(({ id }) => battle.theUnit(id));
  return isSure ? out : out.filter((unit) => factorsLeft(battle, unit, out) >= mf);
}

interface Struggle {
  readonly rolled: number;
  readonly mf: number;
  readonly company: readonly Unit[];
}

/** All of it on a roll of all its factors or more; else what it has no factors left for, the heaviest first. */
function tooMuchToCarry(battle: Battle, unit: Unit, { rolled, mf, company }: Struggle): string[] {
  const weapons = [...weaponsOf(battle, unit)].sort((a, b) => excessOf(unit, [b]) - excessOf(unit, [a]));
  const factors = allotmentOf(battle, unit, company);
  if (rolled >= factors) return weapons.map(({ id }) => id);
  const left = Math.max(0, factors - (unit.spent ?? 0) - mf);
  const kept = [...weapons];
  while (kept.length > 0 && excess(battle, unit, kept) > left) kept.shift();
  return weapons.filter((weapon) => !kept.includes(weapon)).map(({ id }) => id);
}

const excess = (battle: Battle, unit: Unit, kept: readonly Unit[]): number =>
  kept.length === weaponsOf(battle, unit).length ? burdenOf(battle, unit) : excessOf(unit, kept);
