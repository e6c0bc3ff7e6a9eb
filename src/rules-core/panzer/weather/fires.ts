/** Fires start in the Adjustment Phase, burn to the end, and eliminate units that stay in them (7.35). */
import { D100, total } from '../../kernel/dice/index.js';
import { FIRE_START } from '../charts/index.js';
import { lose } from '../damage/fate.js';
import { strikeCounters } from '../hidden/expose.js';
import { takeChecks } from '../morale/check.js';
import { plays } from '../sequence/sides.js';
import { type Act, type Battle, sumOf } from '../system.js';
import { kindlingIn } from './kindling.js';

/** One check for each hex at which GP fire was directed in this turn; a flamethrower needs none. */
export function startFires(act: Act): void {
  const { battle } = act;
  act.done();
  if (!plays(battle, '7.35')) return;
  for (const at of placesWith(battle, 'shelled'))
    if (battle.location(at).shelled?.flame) start(act, at);
    else check(act, at);
}

const placesWith = (battle: Battle, mark: 'shelled' | 'fire'): string[] =>
  Object.keys(battle.position.locations)
    .filter((at) => battle.location(at)[mark] !== undefined)
    .sort();

function check(act: Act, at: string): void {
  const { battle } = act;
  const { shelled } = battle.location(at);
  const kindling = kindlingIn(battle, at);
  if (!shelled || !kindling || shelled.factor < 1) return;
  const { row, modifiers } = kindling;
  const needs = battle.table.charts.lookup(FIRE_START.tops, row, shelled.factor);
  const rolled = total(act.roll(`fire in ${at}`, D100));
  const net = rolled + sumOf(modifiers);
  const starts = net <= needs;
  act.effect(
    'fire-checked',
    { at, by: shelled.by, factor: shelled.factor, rolled, net, needs, starts, modifiers },
    { cites: ['7.35.1/a', '7.35.1/b', '7.35.1/g'] },
  );
  if (starts) start(act, at);
}

function start(act: Act, at: string): void {
  const { battle } = act;
  const isFlame = battle.location(at).shelled?.flame === true;
  act.effect(
    'fire-started',
    { at },
    {
      changes: [{ do: 'location', at, set: { fire: battle.clock.turn, shelled: null } }],
      cites: [isFlame ? '7.35.1/f' : '7.35.1/c'],
    },
  );
}

/**
 * The turn ends: units in a fire of an earlier turn are lost, without a wreck (7.35.2). HIDDEN UNIT counters there are
 * turned over first.
 */
export function burnOut(act: Act): void {
  const { battle } = act;
  act.done();
  if (!plays(battle, '7.35')) return;
  const burning = placesWith(battle, 'fire').filter(
    (at) => (battle.location(at).fire as number) < battle.clock.turn,
  );
  const caught = burning.flatMap((at) => battle.unitsAt(at));
  if (strikeCounters(act, caught, { task: 'burn-out' })) return;
  for (const at of burning) {
    const there = battle.unitsAt(at).filter(({ kind }) => kind !== 'aircraft');
    const [aboard, others] = [true, false].map((rides) =>
      act.byName(there.filter((unit) => (unit.aboard !== undefined) === rides).map(({ id }) => id)),
    );
    for (const id of [...(aboard ?? []), ...(others ?? [])])
      if (battle.unit(id)) lose(act, id, 'burned', ['7.35.2', '7.35.2/a']);
  }
  takeChecks(act);
}
