/** The Command Phase (4.2, 4.3, 8.2.2): recovery, regrouping, overstacking, Initiative. */
import * as z from 'zod';
import { D10, total } from '../../kernel/dice/index.js';
import { order } from '../form.js';
import { isDisrupted, isLeader } from '../morale/status.js';
import { excessAt } from '../stacking/limits.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { canRecover, mayRecover, recover } from './recovery.js';
import { enemyOf, inOrder } from './sides.js';

function unitOf(battle: Battle, by: string, id: string): Unit | Refusal {
  const unit = battle.unit(id);
  if (!unit) return refuse('NO_SUCH_UNIT', `There is no unit "${id}".`);
  return unit.side === by ? unit : refuse('NOT_YOUR_UNIT', `${unit.name} is not yours.`);
}

export const recoverOrder = order({
  title: 'Recover',
  description: 'Remove or reduce the yellow marker of a unit, with a leader or by a Morale Check.',
  cites: ['4.3.1', '9.1.3.1'],
  answers: ['command'],
  asks: { unit: z.string().describe('The unit under a yellow marker.') },
  *candidates({ battle, by }) {
    for (const unit of battle.units())
      if (unit.side === by && mayRecover(battle, unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = unitOf(battle, by, id);
    return 'refused' in unit ? unit : (canRecover(battle, unit) ?? { unit: id });
  },
  perform(act, { unit }) {
    recover(act, unit);
  },
});

/** Two identical half-squads in the location of a leader become a squad (4.3.2). */
export const regroup = order({
  title: 'Regroup',
  description: 'Combine two identical half-squads in the location of a leader into a squad.',
  cites: ['4.3.2.1'],
  answers: ['command'],
  asks: { units: z.tuple([z.string(), z.string()]).describe('The two half-squads.') },
  *candidates({ battle, by }) {
    const halves = battle.units().filter((unit) => unit.side === by && unit.kind === 'half-squad');
    for (const [i, a] of halves.entries())
      for (const b of halves.slice(i + 1)) if (mayRegroup(battle, a, b)) yield { units: [a.id, b.id] };
  },
  read({ battle, by }, { units: [first = '', second = ''] }) {
    const [a, b] = [unitOf(battle, by, first), unitOf(battle, by, second)];
    if ('refused' in a) return a;
    if ('refused' in b) return b;
    if (mayRegroup(battle, a, b)) return { units: [first, second] };
    return refuse(
      'CANNOT_REGROUP',
      'Only identical half-squads in one location with a leader can be combined.',
      '4.3.2.1',
    );
  },
  perform(act, { units: [first = '', second = ''] }) {
    const kept = act.battle.theUnit(first);
    const full = kept.full as NonNullable<Unit['full']>;
    const { name, fp, range, tq } = kept;
    act.effect(
      'regrouped',
      { unit: first, absorbed: second, into: full.name },
      {
        changes: [
          { do: 'leave', unit: second },
          {
            do: 'unit',
            unit: first,
            set: { kind: 'squad', ...full, full: null, half: { name, fp, range, tq } },
          },
        ],
        cites: ['4.3.2.1'],
      },
    );
  },
});

function mayRegroup(battle: Battle, a: Unit, b: Unit): boolean {
  const same = a.name === b.name && a.yellow === b.yellow && a.post === b.post && a.full !== undefined;
  const halves = a.id !== b.id && a.kind === 'half-squad' && b.kind === 'half-squad';
  if (!same || !halves || a.at === undefined || a.at !== b.at) return false;
  return battle.unitsAt(a.at).some((unit) => unit.side === a.side && isLeader(unit));
}

export const endCommand = order({
  title: 'End the Command Phase',
  description: 'Nothing more to recover or regroup.',
  cites: ['4.3'],
  answers: ['command'],
  asks: {},
  perform(act, _, { by }) {
    const changes = act.battle
      .units()
      .filter((unit) => unit.recovered)
      .filter((unit) => unit.side === by)
      .map((unit) => ({ do: 'unit' as const, unit: unit.id, set: { recovered: null } }));
    act.done();
    act.effect('command-ended', { side: by }, { changes });
  },
});

export const markExcess = order({
  title: 'Mark an excess unit',
  description:
    'Choose a unit in an overstacked location to be marked Disrupted, or Suppressed if it is a vehicle.',
  cites: ['8.2.2'],
  answers: ['overstacked'],
  asks: { unit: z.string().describe('The unit to be marked.') },
  *candidates({ battle, by, decision }) {
    for (const unit of excessUnits(battle, decision.about?.at as string, by)) yield { unit: unit.id };
  },
  read({ battle, by, decision }, { unit: id }) {
    const unit = unitOf(battle, by, id);
    if ('refused' in unit) return unit;
    if (excessUnits(battle, decision.about?.at as string, by).some((each) => each.id === id))
      return { unit: id };
    return refuse('NOT_EXCESS', `${unit.name} is not among the units to choose from.`, '8.2.2');
  },
  perform(act, { unit: id }) {
    const unit = act.battle.theUnit(id);
    const set = unit.kind === 'vehicle' ? { suppressed: true as const } : { yellow: 'disrupted' as const };
    act.effect(
      'excess-marked',
      { unit: id, at: unit.at as string },
      { changes: [{ do: 'unit', unit: id, set }], cites: ['8.2.2'] },
    );
  },
});

function excessUnits(battle: Battle, at: string, side: string): Unit[] {
  const { halfSquads, vehicles } = excessAt(battle, at, side);
  return battle.unitsAt(at).filter((unit) => {
    if (unit.side !== side) return false;
    if (unit.kind === 'vehicle') return vehicles > 0 && !unit.suppressed;
    return halfSquads > 0 && !isDisrupted(unit) && !isLeader(unit) && unit.post !== 'pillbox';
  });
}

export function overstacking(act: Act): void {
  const { battle } = act;
  for (const side of inOrder(battle, battle.clock.initiative))
    for (const at of battle.occupied()) {
      const { halfSquads, vehicles } = excessAt(battle, at, side);
      if (halfSquads === 0 && vehicles === 0) continue;
      act.ask({ side, kind: 'overstacked', about: { at } });
      return;
    }
  act.done();
}

/** Both roll, the higher wins, a tie leaves the Initiative where it was (4.2/1c). The winner chooses (4.4.3). */
export function initiative(act: Act): void {
  const { battle } = act;
  const given = battle.options.initiative?.find(({ turn }) => turn === battle.clock.turn);
  const rolls: Record<string, number> = {};
  let winner = given?.side ?? battle.clock.initiative;
  if (!given) {
    for (const side of battle.sideIds()) rolls[side] = total(act.roll(`initiative: ${side}`, D10));
    const other = enemyOf(battle, winner);
    if ((rolls[other] as number) > (rolls[winner] as number)) winner = other;
  }
  act.effect(
    'initiative-rolled',
    { rolls, winner },
    {
      changes: [{ do: 'clock', set: { phase: 'fire-and-movement', initiative: winner } }],
      cites: ['4.2/1c'],
    },
  );
  act.done();
  act.ask({ side: winner, kind: 'initiative' });
}

const goes = (first: boolean) =>
  order({
    title: first ? 'Go first' : 'Go second',
    description: `Take the ${first ? 'first' : 'second'} impulse of the Fire & Movement Phase.`,
    cites: ['4.4.3'],
    answers: ['initiative'],
    asks: {},
    perform(act, _plan, { by }) {
      const side = first ? by : enemyOf(act.battle, by);
      act.effect(
        'goes-first',
        { side: by, first: side },
        { changes: [{ do: 'clock', set: { active: side } }], cites: ['4.4.3'] },
      );
    },
  });

export const goesFirst = goes(true);
export const goesSecond = goes(false);

export function command(act: Act, { side }: { readonly side: string }): void {
  const { battle } = act;
  const hasWork = (unit: Unit) =>
    unit.side === side && (mayRecover(battle, unit) || unit.kind === 'half-squad');
  const isSeenToHaveWork = battle.asSeenBy('public', () => battle.units().some(hasWork));
  if (isSeenToHaveWork || battle.side(side).mayHide) act.ask({ side, kind: 'command' });
  else act.done();
}
