/** Clearing mines, wire and roadblocks away (7.3.8, 7.3.10, 7.4.3, 7.8.3). */
import * as z from 'zod';
import { order } from '../form.js';
import { isDisrupted, isLeader } from '../morale/status.js';
import { mayMove } from '../movement/modes.js';
import { spendImpulse } from '../sequence/impulse.js';
import { stackingSize } from '../stacking/limits.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { marksAt } from '../terrain/ground.js';
import { hexOf } from '../terrain/places.js';
import { removeMines } from './mines.js';

const OBSTACLES = ['mines', 'wire', 'roadblock'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

type ClearOrder = { readonly units: readonly string[]; readonly what: Obstacle };

/** A squad's worth of men with a leader, unless they are engineers (7.3.8, 7.3.10). */
const SQUAD = 2;

function isParty(units: readonly Unit[]): boolean {
  const troops = units.filter(({ kind }) => kind === 'squad' || kind === 'half-squad');
  const strength = troops.reduce((sum, unit) => sum + stackingSize(unit), 0);
  return strength >= SQUAD && (units.some(isLeader) || troops.every(({ engineers }) => engineers));
}

function clearRefusal(battle: Battle, { units: ids, what }: ClearOrder, by: string): Refusal | undefined {
  const units = ids.flatMap((id) => battle.unit(id) ?? []).filter(({ side }) => side === by);
  const at = units[0]?.at;
  if (units.length !== ids.length || new Set(ids).size !== ids.length || at === undefined)
    return refuse('NO_SUCH_UNIT', 'Name units of yours on the map, each once.');
  if (units.some((unit) => unit.at !== at))
    return refuse('NOT_TOGETHER', 'Those who clear stand in the same hex.', '7.3.8');
  if (marksAt(battle, at)[what] === undefined)
    return refuse('NOTHING_TO_CLEAR', `There is no ${what} in ${hexOf(at)}.`, '7.3.8');
  for (const unit of units) {
    const refusal = mayMove(battle, unit, 'cautious');
    if (refusal) return refusal;
    if (unit.clearingSince === undefined || unit.clearingSince >= battle.clock.turn)
      return refuse(
        'TOO_SOON',
        `${unit.name} has to crawl in first, and clears in a later phase.`,
        '7.3.8.1',
      );
  }
  return isParty(units)
    ? undefined
    : refuse('NO_PARTY', 'It takes a leader and a squad, or engineers.', '7.3.8', '7.3.10');
}

export const clear = order({
  title: 'Clear',
  description: 'A leader and a squad in the hex spend this phase on removing mines, wire or a roadblock.',
  cites: ['7.3.8', '7.3.8.1'],
  answers: ['impulse'],
  asks: {
    units: z.array(z.string()).min(1).max(24).describe('The clearing party.'),
    what: z.enum(OBSTACLES).describe('What is cleared away.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const at of battle.occupied()) {
      const there = battle
        .unitsAt(at)
        .filter(({ side, clearingSince }) => side === by && clearingSince !== undefined);
      if (there.length === 0) continue;
      for (const what of OBSTACLES) {
        yield { units: there.map(({ id }) => id), what };
      }
    }
  },
  read: ({ battle, by }, order) => clearRefusal(battle, order, by) ?? order,
  perform(act, { units, what }, { by, decision }) {
    const at = act.battle.theUnit(units[0] as string).at as string;
    spendImpulse(act, decision, units);
    act.effect(
      'clears',
      { units, at, what },
      {
        changes: units.map((unit) => ({
          do: 'unit',
          unit,
          set: { moving: 'cautious', marker: 'moved', clearing: what },
        })),
        cites: ['7.3.8.1'],
      },
    );
    act.plan({ task: 'reaction', trigger: 'move', side: by, units });
  },
});

/** At the end of the phase, if enough of the party has kept its nerve (7.3.8.1). */
export function finishClearing(act: Act): void {
  const { battle } = act;
  for (const at of battle.occupied())
    for (const what of OBSTACLES) {
      const party = battle.unitsAt(at).filter((unit) => unit.clearing === what && !isDisrupted(unit));
      if (isParty(party)) removeObstacle(act, hexOf(at), what);
    }
}

function removeObstacle(act: Act, hex: string, what: Obstacle): void {
  if (what === 'mines') {
    removeMines(act, hex, 'cleared');
    return;
  }
  act.effect(
    'cleared',
    { hex, what },
    {
      changes: [{ do: 'location', at: hex, set: { [what]: null } }],
      cites: [what === 'wire' ? '7.4.3' : '7.8.3'],
    },
  );
}
