/** Impulses (4.0): who is next, passes, the end of an impulse and of the phase. */
import { sideOfDueAircraft } from '../air/due.js';
import { order } from '../form.js';
import { mustEnter } from '../scenarios/entry.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { canBeActivated, canStillAct, enemyOf } from './sides.js';

/** Player One, Player Two, Player One (4.0/a). */
const PASSES_TO_END = 3;

export function operations(act: Act): void {
  const { battle } = act;
  if (battle.clock.phase !== 'operations') {
    begin(act);
    return;
  }
  const due = sideOfDueAircraft(battle);
  if (due !== undefined) {
    act.plan({ task: 'air-support', side: due });
    return;
  }
  const able = battle.sideIds().filter((side) => hasSomebodyLeft(battle, side));
  if ((battle.clock.passes ?? 0) >= PASSES_TO_END || able.length === 0) {
    act.effect(
      'operations-over',
      { why: able.length === 0 ? 'all-done' : 'passes' },
      { cites: able.length === 0 ? ['4.0/a', 'EOP-I/m'] : ['4.0/a'] },
    );
    act.done();
    return;
  }
  const side = battle.clock.active ?? battle.clock.initiative;
  if (able.includes(side)) act.ask({ side, kind: 'impulse' });
  else passed(act, side, 'nothing-left');
}

function begin(act: Act): void {
  const side = act.battle.clock.initiative;
  act.effect(
    'operations-began',
    { side },
    {
      changes: [{ do: 'clock', set: { phase: 'operations', active: side, passes: 0, impulse: 1 } }],
      cites: ['4.0'],
    },
  );
}

const hasSomebodyLeft = (battle: Battle, side: string): boolean =>
  battle.units().some((unit) => unit.side === side && unit.kind !== 'armor-leader' && canBeActivated(unit)) ||
  mustEnter(battle, side) !== undefined;

/** The impulse goes on until nobody activated has anything left, or its side ends it. */
export function acting(act: Act): void {
  const { battle } = act;
  const side = battle.clock.active as string;
  if (battle.units().some(canStillAct)) act.ask({ side, kind: 'acting' });
  else closeImpulse(act);
}

/** Leaders who only led are Ops Complete, an Armor Leader with his vehicle (4.0/q, 11.5); an impulse without an act other than to spot counts as a pass (10.1/q). */
function closeImpulse(act: Act): void {
  const { battle } = act;
  const side = battle.clock.active as string;
  const activated = battle.units().filter((unit) => unit.activated !== undefined || unit.fires !== undefined);
  const idle = activated
    .filter(({ commands }) => commands)
    .map((unit) => [unit, ...(battle.unit(unit.leader ?? '') ? [battle.theUnit(unit.leader as string)] : [])])
    .filter((all) => all.every(hasDoneNothing))
    .flat();
  const isPass = !battle.clock.acted;
  act.done();
  act.effect(
    'impulse-over',
    { side, opsComplete: idle.map(({ id }) => id) },
    {
      changes: [
        ...activated.map(
          ({ id, commands, began, fires, spent, allowance }): Change => ({
            do: 'unit',
            unit: id,
            set: {
              activated: null,
              ...(commands && { commands: null }),
              ...(began && { began: null }),
              ...(fires && { fires: null, fired: true as const, opsComplete: null }),
              ...(spent !== undefined && { spent: null }),
              ...(allowance !== undefined && { allowance: null }),
              ...(idle.some((unit) => unit.id === id) && { opsComplete: true as const }),
            },
          }),
        ),
        ...(isPass ? [] : [...unspotted(battle), ...handOn(battle, side, 0)]),
      ],
      cites: idle.length > 0 ? ['4.0', '4.0/q'] : ['4.0'],
    },
  );
  if (isPass) passed(act, side, 'idle');
}

const hasDoneNothing = ({ marker, fired, fires, opsComplete }: Unit): boolean =>
  !marker && !fired && !fires && !opsComplete;

function passed(act: Act, side: string, why: 'chosen' | 'nothing-left' | 'idle'): void {
  const { battle } = act;
  const inARow = (battle.clock.passes ?? 0) + 1;
  const cites = { chosen: '4.0/a', 'nothing-left': 'EOP-I/m', idle: '10.1/q' } as const;
  act.effect(
    'passed',
    { side, inARow, why },
    { changes: [...unspotted(battle), ...handOn(battle, side, inARow)], cites: [cites[why]] },
  );
}

/** Units that spotted without being activated are no longer marked as spotting. */
const unspotted = (battle: Battle): Change[] =>
  battle
    .units()
    .filter((unit) => unit.spotted !== undefined)
    .map(({ id }) => ({ do: 'unit', unit: id, set: { spotted: null } }));

function handOn(battle: Battle, side: string, passes: number): Change[] {
  const impulse = (battle.clock.impulse ?? 0) + 1;
  return [
    {
      do: 'clock',
      set: {
        active: enemyOf(battle, side),
        passes,
        impulse,
        groups: null,
        spotAttempt: null,
        acted: null,
        ...(battle.clock.window && { window: null }),
      },
    },
  ];
}

export const pass = order({
  title: 'Pass',
  description: 'Activate nobody in this impulse. Three passes in a row end the Operations Phase.',
  cites: ['4.0', '4.0/a'],
  answers: ['impulse'],
  asks: {},
  read: ({ battle, by }, asked) => mustEnter(battle, by) ?? asked,
  perform: (act, _, { by }) => passed(act, by, 'chosen'),
});

export const endImpulse = order({
  title: 'End the impulse',
  description: 'No other activated unit acts now; units that have done nothing can be activated again later.',
  cites: ['4.0/k', '4.0/p'],
  answers: ['acting'],
  asks: {},
  perform: closeImpulse,
});
