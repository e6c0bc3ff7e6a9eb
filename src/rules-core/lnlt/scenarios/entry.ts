/** Reinforcements (22.0): one unit or stack an impulse, on the turn that is theirs, over their entry hexes. */
import * as z from 'zod';
import { MODES, type Mode } from '../attributes/index.js';
import { order } from '../form.js';
import { allowanceOf } from '../movement/allowance.js';
import { modeRefusal, pathRefusal, stacksOf } from '../movement/move.js';
import { ACTED } from '../sequence/sides.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isInfantry } from '../units/kinds.js';
import { canDriveIn } from './drive-in.js';
import { dueUnits } from './due.js';

/** Those of a side on foot who may come in now. */
const dueOf = (battle: Battle, side: string): Unit[] => dueUnits(battle, side).filter(isInfantry);

export const enterMap = order({
  title: 'Enter the map',
  description: 'One unit or stack of reinforcements comes onto the map and goes on as far as it can.',
  cites: ['22.0', '22.0/d', '22.0/e'],
  answers: ['impulse'],
  byExample: true,
  asks: {
    units: z.array(z.string()).min(1).max(12).describe('The units that enter together.'),
    mode: z.enum(MODES).describe('How they move.'),
    path: z.array(z.string()).min(1).max(24).describe('The entry hex, and the places they go to from there.'),
  },
  *candidates({ battle, by }) {
    const due = dueOf(battle, by);
    for (const units of stacksOf(due)) {
      const hexes = units[0]?.enters?.hexes ?? [];
      for (const to of hexes) yield { units: units.map(({ id }) => id), mode: 'move', path: [to] };
    }
  },
  read({ battle, by }, { units: ids, mode, path }) {
    const due = dueOf(battle, by);
    const units: Unit[] = [];
    for (const [i, id] of ids.entries()) {
      const unit = due.find((each) => each.id === id);
      if (!unit || units.includes(unit))
        return {
          ...refuse('NOT_DUE', `"${id}" does not come onto the map in this impulse.`, '22.0/e'),
          path: `$.units[${i}]`,
        };
      units.push(unit);
    }
    const refused = modeRefusal(units, mode) ?? entryRefusal(units, path[0] as string);
    if (refused) return refused;
    const allowances = units.map((unit) => allowanceOf(battle, unit, units, mode));
    const walkers = units.map((unit, i): Unit => ({ ...unit, allowance: allowances[i] as number, spent: 0 }));
    return pathRefusal(battle, walkers, path, mode) ?? { units: ids, mode, path, allowances };
  },
  perform(act, { units, mode, path, allowances }) {
    const at = path[0] as string;
    const changes = units.map(
      (id, i): Change => ({
        do: 'unit',
        unit: id,
        set: { moving: mode, spent: 0, allowance: allowances[i] as number, activated: at, enters: null },
      }),
    );
    const groups: Change = { do: 'clock', set: { groups: [{ at, moved: true }] } };
    act.effect(
      'came-on',
      { units },
      { changes: [...changes, groups, ACTED], cites: ['22.0/d', ...MODE_RULES[mode]] },
    );
    act.plan({ task: 'acting' }, { task: 'march', units, path });
  },
});

const MODE_RULES = {
  move: ['22.0'],
  'assault-move': ['6.1'],
  'low-crawl': ['6.3'],
  stealth: ['6.4'],
} as const satisfies Record<Mode, readonly string[]>;

function entryRefusal(units: readonly Unit[], to: string): Refusal | undefined {
  const stranger = units.find(({ enters }) => !enters?.hexes.includes(to));
  return (
    stranger && {
      ...refuse('NOT_AN_ENTRY_HEX', `${stranger.name} does not enter in ${to}.`, '22.0'),
      path: '$.path[0]',
    }
  );
}

/** They cannot be held back (22.0/e): a side with units that could come in may not pass. */
export function mustEnter(battle: Battle, side: string): Refusal | undefined {
  const due = dueOf(battle, side).find((unit) => canEnter(battle, unit)) ?? canDriveIn(battle, side);
  return due && refuse('MUST_ENTER', `${due.name} must come onto the map in this turn.`, '22.0/e');
}

function canEnter(battle: Battle, unit: Unit): boolean {
  const allowance = allowanceOf(battle, unit, [unit], 'move');
  return (unit.enters?.hexes ?? []).some(
    (to) => pathRefusal(battle, [{ ...unit, allowance, spent: 0 }], [to], 'move') === undefined,
  );
}
