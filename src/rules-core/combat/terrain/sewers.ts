/** Sewers (6.5.1.7): an optional way under the city for Russian infantry. */
import * as z from 'zod';
import { endWithoutFoes, heldRefusal } from '../close-combat/leaving.js';
import { leaveEnfilade } from '../fire/enfilade.js';
import { order } from '../form.js';
import { actionCheck } from '../morale/checks.js';
import { isLeader } from '../morale/status.js';
import type { MoveAct } from '../movement/acts.js';
import { ALLOWANCE, mayMove } from '../movement/modes.js';
import type { Route } from '../movement/move.js';
import { spendImpulse } from '../sequence/impulse.js';
import { enemyOf } from '../sequence/sides.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { hasFeature, manhole, marksAt } from './ground.js';
import { distance, hexOf, insideOf, isHexName, isInPlay } from './places.js';

const REACH = 3;

const isSewer = (battle: Battle, at: string): boolean => hasFeature(marksAt(battle, at), 'sewer');
/** Russian squads, half-squads and leaders (6.5.1.7.1). */
function mayUseSewers(battle: Battle, unit: Unit): Refusal | undefined {
  if (!battle.options.sewers) return refuse('NO_SEWERS', 'Sewers are not in use.', '6.5.1.7.1');
  const isTroop = unit.kind === 'squad' || unit.kind === 'half-squad' || unit.kind === 'leader';
  if (unit.nationality !== 'russian' || !isTroop)
    return refuse('NO_SEWERS', `${unit.name} does not use sewers.`, '6.5.1.7.1');
  return undefined;
}

/** A leader goes with all but engineers (6.5.1.7.1). */
function unledRefusal(units: readonly Unit[], company: readonly Unit[]): Refusal | undefined {
  const unled = company.some(isLeader) ? undefined : units.find((unit) => !unit.engineers);
  return unled && refuse('NO_LEADER', `${unled.name} needs a leader who goes with it.`, '6.5.1.7.1');
}

/** Those who climb down in one move: a leader goes with them, or is down there already. */
export function climbingDownRefusal(battle: Battle, routes: readonly Route[]): Refusal | undefined {
  const party = routes
    .filter(({ path }) => path.some(({ do: deed }) => deed === 'into-sewer'))
    .flatMap(({ unit }) => battle.unit(unit) ?? []);
  for (const unit of party) {
    const hex = hexOf(unit.at as string);
    const along = party.filter((other) => hexOf(other.at as string) === hex);
    const below = battle.unitsAt(`${hex}/sewer`).filter(({ side }) => side === unit.side);
    const refusal = unledRefusal([unit], [...along, ...below]);
    if (refusal) return refusal;
  }
  return undefined;
}

/** All of its Movement Points, cautiously (6.5.1.7.2). */
export const intoSewer: MoveAct = {
  mode: 'cautious',
  cost(battle, unit) {
    const at = unit.at as string;
    if (!isSewer(battle, at) || at !== manhole(battle, at))
      return refuse('NO_MANHOLE', `There is no way into the sewers from ${at}.`, '6.5.1.7.2');
    return mayUseSewers(battle, unit) ?? ALLOWANCE.cautious;
  },
  perform(act, unit) {
    const from = unit.at as string;
    const at = `${hexOf(from)}/sewer`;
    act.effect(
      'in-sewer',
      { unit: unit.id, at },
      {
        changes: [
          ...leaveEnfilade(act.battle, unit),
          { do: 'unit', unit: unit.id, set: { at, dugIn: null, inCover: null } },
        ],
        cites: ['6.5.1.7.2'],
      },
    );
    endWithoutFoes(act, unit, from);
  },
};

export const outOfSewer: MoveAct = {
  mode: 'cautious',
  cost: (_, unit) =>
    insideOf(unit.at as string) === 'sewer'
      ? ALLOWANCE.cautious
      : refuse('NOT_IN_SEWER', `${unit.name} is not in the sewers.`, '6.5.1.7.2'),
  perform(act, unit) {
    const from = unit.at as string;
    const at = manhole(act.battle, from);
    act.effect(
      'out-of-sewer',
      { unit: unit.id, at },
      { changes: [{ do: 'unit', unit: unit.id, set: { at } }], cites: ['6.5.1.7.2'] },
    );
  },
  arrival(battle, unit) {
    const from = unit.at as string;
    return {
      going: { unit: unit.id, from, to: manhole(battle, from), mode: 'cautious' },
      underground: false,
    };
  },
};

type SewerOrder = { readonly units: readonly string[]; readonly to: string };

function sewerRefusal(battle: Battle, { units: ids, to }: SewerOrder, by: string): Refusal | undefined {
  const units = ids.flatMap((id) => battle.unit(id) ?? []).filter(({ side }) => side === by);
  const from = units[0]?.at;
  const together = from !== undefined && insideOf(from) === 'sewer' && units.every(({ at }) => at === from);
  if (!together || units.length !== ids.length || new Set(ids).size !== ids.length)
    return refuse('NOT_IN_SEWER', 'Name units of yours in one sewer hex.', '6.5.1.7.3');
  for (const unit of units) {
    const refusal =
      mayMove(battle, unit, 'cautious') ?? mayUseSewers(battle, unit) ?? heldRefusal(battle, unit);
    if (refusal) return refusal;
  }
  const unled = unledRefusal(units, units);
  if (unled) return unled;
  if (!isHexName(battle, to) || !isInPlay(battle, to) || !isSewer(battle, to) || to === hexOf(from))
    return refuse('NO_SEWER', `${to} is not another sewer hex.`, '6.5.1.7.3');
  return distance(battle, from, to) <= REACH
    ? undefined
    : refuse('TOO_FAR', 'The sewers are followed for three hexes at a time.', '6.5.1.7.3');
}

export const followSewer = order({
  title: 'Follow the sewers',
  description: 'Units in the sewers try to find their way to another sewer hex within three hexes.',
  cites: ['6.5.1.7.3'],
  answers: ['impulse'],
  asks: {
    units: z.array(z.string()).min(1).max(24).describe('The units.'),
    to: z.string().describe('The sewer hex.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const at of battle.occupied()) {
      if (insideOf(at) !== 'sewer') continue;
      const units = battle.unitsAt(at).flatMap(({ id, side }) => (side === by ? [id] : []));
      for (const to of sewerHexes(battle)) {
        const order = { units, to };
        if (units.length > 0 && !sewerRefusal(battle, order, by)) yield order;
      }
    }
  },
  read: ({ battle, by }, order) => sewerRefusal(battle, order, by) ?? order,
  perform(act, { units, to }, { by, decision }) {
    const { battle } = act;
    spendImpulse(act, decision, units);
    const party = units.map((id) => battle.theUnit(id));
    const guide = party.find(isLeader) ?? (party[0] as Unit);
    const from = guide.at as string;
    act.effect(
      'set-out',
      { units, mode: 'cautious' },
      {
        changes: units.map((unit) => ({ do: 'unit', unit, set: { marker: 'moved' } })),
        cites: ['6.5.1.7.3'],
      },
    );
    if (actionCheck(act, guide.id, 'follow the sewers', '6.5.1.7.3')) {
      pass(act, units, from, to);
      return;
    }
    act.effect('lost-in-sewer', { units }, { cites: ['6.5.1.7.3'] });
    act.ask({
      side: enemyOf(battle, by),
      kind: 'lost-in-sewer',
      about: { units },
    });
  },
});

const sewerHexes = (battle: Battle): string[] =>
  Object.keys(battle.position.locations)
    .filter((at) => isSewer(battle, at) && isInPlay(battle, at) && at === hexOf(at))
    .sort();

function pass(act: Act, units: readonly string[], from: string, to: string): void {
  act.effect(
    'sewer-passed',
    { units, from, to },
    {
      changes: units.map((unit) => ({ do: 'unit', unit, set: { at: `${to}/sewer` } })),
      cites: ['6.5.1.7.3'],
    },
  );
}

/** Where those who are lost come out of the dark is for the enemy to say (6.5.1.7.3). */
export const chooseSewer = order({
  title: 'Choose a sewer hex',
  description: 'Choose the sewer hex where the enemy units that lost their way come out.',
  cites: ['6.5.1.7.3'],
  answers: ['lost-in-sewer'],
  asks: { to: z.string().describe('The sewer hex.') },
  *candidates({ battle }) {
    for (const to of sewerHexes(battle)) yield { to };
  },
  read: ({ battle }, { to }) =>
    sewerHexes(battle).includes(to) ? { to } : refuse('NO_SEWER', `${to} is not a sewer hex.`, '6.5.1.7.3'),
  perform(act, { to }, { decision }) {
    const units = decision.about?.units as readonly string[];
    pass(act, units, act.battle.theUnit(units[0] as string).at as string, to);
  },
});

/** A charge dropped down the manhole (6.5.1.7.3). */
export const isAboveSewer = (battle: Battle, from: string, to: string): boolean =>
  insideOf(to) === 'sewer' && hexOf(from) === hexOf(to) && from === manhole(battle, to);
