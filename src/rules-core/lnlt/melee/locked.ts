/** What units locked in Melee do with an impulse in a later turn: fight on, or withdraw (8.1). */
import * as z from 'zod';
import { coverToMorale, moraleCheck } from '../damage/morale.js';
import { order } from '../form.js';
import { allowanceOf } from '../movement/allowance.js';
import { readStep } from '../movement/step.js';
import { wonBy } from '../sequence/control.js';
import { ACTED, enemyOf } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Modifier, refuse, type Unit } from '../system.js';
import { isGoodOrder, isOfBadge, lmOf, ownAt } from '../units/kinds.js';
import { begin } from './round.js';
import { canStrike } from './strength.js';

/** Activated units of a place whose round of this turn is still to be fought. */
const readyAt = (battle: Battle, at: string, side: string): Unit[] =>
  battle.location(at).melee === 'to-fight'
    ? ownAt(battle, at, side).filter((unit) => unit.melee && unit.activated !== undefined)
    : [];

const meleesOf = (battle: Battle, side: string): string[] =>
  battle.occupied().filter((at) => readyAt(battle, at, side).length > 0);

export const fight = order({
  title: 'Fight on in Melee',
  description: 'The units locked in a place fight another round.',
  cites: ['8.1/g', '8.0/b'],
  answers: ['acting'],
  asks: { at: z.string().describe('The place of the Melee.') },
  *candidates({ battle, by }) {
    for (const at of meleesOf(battle, by)) yield { at };
  },
  read({ battle, by }, { at }) {
    return readyAt(battle, at, by).some((unit) => canStrike(battle, unit))
      ? { at }
      : refuse('NO_MELEE', `You have nobody in ${at} who can fight a round of Melee now.`, '8.0/b', '8.1/g');
  },
  perform(act, { at }, { by }) {
    begin(act, at, by, []);
  },
});

export const withdraw = order({
  title: 'Withdraw from Melee',
  description: 'Units locked in Melee each pass a Morale Check to leave; those that fail must fight at once.',
  cites: ['8.1/b', '8.1/h', '8.1/i'],
  answers: ['acting'],
  byExample: true,
  asks: {
    units: z.array(z.string()).min(1).max(12).describe('The units that withdraw, all from one place.'),
    path: z.array(z.string()).min(1).max(24).describe('The places they enter.'),
  },
  *candidates({ battle, by }) {
    for (const at of meleesOf(battle, by)) {
      const units = readyAt(battle, at, by).filter(({ mf }) => mf !== undefined);
      if (units.length > 0)
        for (const to of waysOut(battle, at, units)) yield { units: units.map(({ id }) => id), path: [to] };
    }
  },
  read({ battle, by }, { units: ids, path }) {
    const at = battle.unit(ids[0] as string)?.at ?? '';
    const ready = readyAt(battle, at, by);
    const units = ready.filter(({ id }) => ids.includes(id));
    if (units.length < ids.length || units.some(({ mf }) => mf === undefined))
      return refuse(
        'NO_MELEE',
        'Name activated units locked in one Melee that has not been fought in this turn.',
        '8.1/b',
      );
    const [to] = path as [string];
    const cost = readStep(battle, asMovers(battle, units), to, 'move');
    return typeof cost === 'number' ? { units: ids, path, at } : { ...cost, path: '$.path[0]' };
  },
  perform(act, { units: ids, path, at }, { by }) {
    const { battle } = act;
    const units = ids.map((id) => battle.theUnit(id));
    const passed = units.filter((unit) => moraleCheck(act, unit, ledBy(battle, unit), '8.1/b'));
    const failed = ids.filter((id) => !passed.some((unit) => unit.id === id));
    leave(act, at, passed, failed, enemyOf(battle, by));
    if (failed.length > 0) act.plan({ task: 'forced-round', at });
    if (passed.length > 0) act.plan({ task: 'march', units: passed.map(({ id }) => id), path });
  },
});

const asMovers = (battle: Battle, units: readonly Unit[]): Unit[] =>
  units.map((unit) => ({ ...unit, spent: 0, allowance: allowanceOf(battle, unit, units, 'move') }));

function* waysOut(battle: Battle, at: string, units: readonly Unit[]): Iterable<string> {
  const movers = asMovers(battle, units);
  for (const hex of battle.table.map.named.keys())
    if (typeof readStep(battle, movers, hex, 'move') === 'number' && hex !== at) yield hex;
}

/** The LM of a Good Order Leader of the place, and the -2 of covered terrain (8.1/b, 1.5/b). */
function ledBy(battle: Battle, unit: Unit): Modifier[] {
  const [leader] = ownAt(battle, unit.at as string, unit.side)
    .filter(
      (each) => each.kind === 'leader' && each.id !== unit.id && isGoodOrder(each) && isOfBadge(each, unit),
    )
    .sort((a, b) => lmOf(b) - lmOf(a));
  return [
    ...(leader ? [{ why: leader.name, value: -lmOf(leader), cites: '8.1/b' as const }] : []),
    ...coverToMorale(battle, unit.at),
  ];
}

/** Without a rearguard the marker goes, and the enemies who are left may fire after them (8.1/c). */
function leave(
  act: Act,
  at: string,
  passed: readonly Unit[],
  failed: readonly string[],
  enemy: string,
): void {
  const { battle } = act;
  const side = battle.clock.active as string;
  const stays = ownAt(battle, at, side).length > passed.length;
  const allowances = asMovers(battle, passed);
  const groups = (battle.clock.groups ?? []).map((group) =>
    group.at === at ? { ...group, moved: true as const } : group,
  );
  act.effect(
    'withdrew',
    { units: passed.map(({ id }) => id), failed, at },
    {
      changes: [
        ACTED,
        { do: 'clock', set: { groups } },
        ...allowances.map(
          ({ id, allowance = 0 }): Change => ({
            do: 'unit',
            unit: id,
            set: { melee: null, moving: 'move', spent: 0, allowance },
          }),
        ),
        ...(stays || passed.length === 0
          ? []
          : [
              ...wonBy(battle, at, ownAt(battle, at, enemy)),
              { do: 'location' as const, at, set: { melee: null } },
              ...ownAt(battle, at, enemy).map(
                ({ id }): Change => ({ do: 'unit', unit: id, set: { melee: null } }),
              ),
            ]),
      ],
      cites: [
        '8.1/b',
        ...(failed.length > 0 ? (['8.1/h'] as const) : []),
        ...(passed.length > 0 ? (['8.1/i'] as const) : []),
      ],
    },
  );
}

/** Units that failed to withdraw fight at once (8.1/h). */
export function forcedRound(act: Act, { at }: { readonly at: string }): void {
  act.done();
  begin(act, at, act.battle.clock.active as string, []);
}
