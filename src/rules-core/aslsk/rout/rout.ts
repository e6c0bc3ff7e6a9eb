/** Routing (3.6): the ATTACKER's units first, one at a time; a unit that must rout and does not is lost. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { giveAway } from '../concealment/concealment.js';
import { order } from '../form.js';
import { casualtyReduce, desperate, dropOf, eliminate } from '../morale/casualties.js';
import { sum, withLeaderLoss } from '../morale/checks.js';
import { ipc } from '../movement/allotment.js';
import { entryCost } from '../movement/cost.js';
import { trackAcquisitions } from '../ordnance/acquisition.js';
import { uncover } from '../ordnance/hidden.js';
import { loseByInterdiction } from '../ordnance/interdiction.js';
import { ask } from '../sequence/decisions.js';
import { endPhase } from '../sequence/phases.js';
import type { AslAct, AslBattle, AslChange, AslRefusal, AslUnit, Modifier } from '../system.js';
import {
  bestLeader,
  canLead,
  enemiesAt,
  leadershipOf,
  moraleOf,
  unitsOf,
  weaponsOf,
} from '../units/units.js';
import type { RoutTask } from './effects.js';
import { interdictors } from './interdiction.js';
import { isLegalPath, mayRout, mustRout, routesOf, routMf } from './routes.js';

interface Rout {
  readonly unit: UnitId;
  readonly path: readonly LocationId[];
  readonly lowCrawl?: boolean | undefined;
  readonly leader?: UnitId | undefined;
}

export const rout = order({
  title: 'Rout',
  description:
    'A broken unit under DM flees along a path, or crawls one hex; an unbroken leader may go with it.',
  cites: ['3.6/d', '3.6/e', '3.6/f', '3.6/g', '3.6/m'],
  answers: ['rout'],
  asks: {
    unit: z.string().describe('The broken unit.'),
    path: z.array(z.string()).min(1).max(6).describe('The hexes it enters.'),
    lowCrawl: z.boolean().optional().describe('Low Crawl: one hex, never interdicted.'),
    leader: z.string().optional().describe('An unbroken, unpinned leader who goes with it.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of battle.units()) {
      if (unit.side !== by || !mayRout(unit)) continue;
      const { ends, crawls } = routesOf(battle, unit);
      for (const company of companies(battle, unit)) {
        for (const { path } of ends) yield { unit: unit.id, path, ...company };
        for (const hex of crawls) yield { unit: unit.id, path: [hex], lowCrawl: true, ...company };
      }
    }
  },
  read: ({ battle, by }, order) => checkRout(battle, order, by) ?? order,
  listing({ battle }, { unit, path, lowCrawl }) {
    const way = routesOf(battle, battle.theUnit(unit)).ends.find((end) => end.path.at(-1) === path.at(-1));
    return lowCrawl || !way ? {} : { cost: { mf: way.mf } };
  },
  perform(act, { unit: id, path, lowCrawl, leader }) {
    const unit = act.battle.theUnit(id);
    const changes: AslChange[] = [
      { do: 'unit', unit: id, set: { routing: true, ...(lowCrawl && { lowCrawl: true as const }) } },
      ...excess(act.battle, unit).map(dropOf),
    ];
    act.effect(
      'rout-began',
      { unit: id, leader: leader ?? null, lowCrawl: lowCrawl ?? false },
      { changes, cites: ['3.6/t'] },
    );
    if (leader) giveAway(act, [leader], '8.3/loss-j');
    act.plan({ task: 'rout', unit: id, path, ...(leader && { leader }) });
  },
});

/** Alone, or with the best leader who may go along (3.6/m). */
function companies(battle: AslBattle, { side, at }: AslUnit): { readonly leader?: UnitId }[] {
  const here = battle.unitsAt(at as LocationId).filter((one) => one.side === side && canLead(one));
  const leader = bestLeader(here);
  return leader ? [{}, { leader: leader.id }] : [{}];
}

function checkRout(
  battle: AslBattle,
  { unit: id, path, lowCrawl, leader: leaderId }: Rout,
  by: SideId,
): AslRefusal | undefined {
  const unit = battle.unit(id);
  if (!unit || unit.side !== by)
    return { refused: 'NO_SUCH_UNIT', why: `There is no unit "${id}" of yours.`, path: '$.unit' };
  if (!mayRout(unit))
    return { refused: 'CANNOT_ROUT', why: `${unit.name} is not under DM, or has routed.`, cites: ['3.6/l'] };
  if (leaderId !== undefined) {
    const leader = battle.unit(leaderId);
    if (!leader || leader.side !== by || leader.at !== unit.at || !canLead(leader))
      return {
        refused: 'NO_LEADER',
        why: `No unbroken, unpinned leader "${leaderId}" is with ${unit.name}.`,
        cites: ['3.6/m'],
      };
  }
  const { ends, crawls } = routesOf(battle, unit);
  const legal = lowCrawl
    ? path.length === 1 && crawls.includes(path[0] as LocationId)
    : ends.some((way) => way.path.at(-1) === path.at(-1)) && isLegalPath(battle, unit, path);
  if (legal) return undefined;
  return {
    refused: 'ILLEGAL_ROUT',
    why: `${unit.name} must rout to the nearest woods or building, and not towards the enemy.`,
    cites: ['3.6/f', '3.6/g', '3.6/h'],
    path: '$.path',
  };
}

/** The units of a side rout in any order; when it passes, the other side's. */
export function routs(act: AslAct, { sides }: { readonly sides: readonly SideId[] }): void {
  const [side, ...rest] = sides;
  if (side === undefined) {
    act.done();
    failures(act);
    endPhase(act);
    return;
  }
  const { battle } = act;
  for (const unit of unitsOf(battle, side)) if (!unit.dm && mustRout(battle, unit)) mark(act, unit);
  if (battle.options.fog || unitsOf(battle, side).some(mayRout)) ask(act, side, 'rout');
  else act.become({ task: 'routs', sides: rest });
}

function mark(act: AslAct, unit: AslUnit): void {
  act.effect('must-rout', { unit: unit.id }, { cites: ['3.6/a', '3.6/b'] });
  desperate(act, unit);
}

/** At the end of the phase nobody broken is next to an unbroken enemy, or stays where he had to rout (3.6/a, b). */
function failures(act: AslAct): void {
  const { battle } = act;
  for (const unit of battle.units()) {
    if (!battle.unit(unit.id) || !mustRout(battle, unit)) continue;
    act.effect('failed-to-rout', { unit: unit.id }, { cites: ['3.6/a', '3.6/b'] });
    withLeaderLoss(act, unit.at as LocationId, unit.side, () => eliminate(act, unit.id, ['3.6/a']));
  }
}

/** Guns and whatever is beyond the capacity are left behind (3.6/t, 4.0/d). */
function excess(battle: AslBattle, unit: AslUnit): AslUnit[] {
  let room = ipc(unit);
  const dropped: AslUnit[] = [];
  const carried = [...weaponsOf(battle, unit)].sort((a, b) => (b.pp ?? 0) - (a.pp ?? 0));
  for (const weapon of carried) {
    const pp = weapon.pp ?? 0;
    if (weapon.kind === 'gun' || pp > room) dropped.push(weapon);
    else room -= pp;
  }
  return dropped;
}

/** One hex of a rout, and the fire that could have come. */
export function routOn(act: AslAct, task: Extract<RoutTask, { task: 'rout' }>): void {
  const { battle } = act;
  const unit = battle.unit(task.unit);
  const [to, ...rest] = task.path;
  const stops = !unit || unit.pinned || unit.at === undefined || to === undefined;
  if (stops) endRout(act, task);
  else if (enemiesAt(battle, to, unit.side).length > 0) caught(act, unit, to);
  else {
    enter(act, unit, to, task.leader);
    act.become({ ...task, path: rest });
    interdict(act, task);
  }
}

function enter(act: AslAct, unit: AslUnit, to: LocationId, leader: UnitId | undefined): void {
  const { battle } = act;
  const from = unit.at as LocationId;
  const cost = entryCost(battle, from, to);
  const movers = [unit.id, ...(leader ? [leader] : [])].flatMap((id) => battle.unit(id) ?? []);
  const changes = movers.flatMap((one): AslChange[] => [
    { do: 'unit', unit: one.id, set: { at: to, from, roadRate: cost?.road ? true : null } },
    ...weaponsOf(battle, one).map((weapon): AslChange => ({ do: 'unit', unit: weapon.id, set: { at: to } })),
  ]);
  act.effect(
    'routed',
    { unit: unit.id, from, to, mf: Math.min(cost?.mf ?? 0, routMf(unit)) },
    { changes, cites: unit.lowCrawl ? ['3.6/e'] : ['3.6/d'] },
  );
  for (const { id } of movers) trackAcquisitions(act, battle.theUnit(id));
}

/** A NMC in each Open Ground hex that somebody could fire into, however many they are (3.6/n, p, q). */
function interdict(act: AslAct, { unit: id, leader }: Extract<RoutTask, { task: 'rout' }>): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  if (unit.lowCrawl) return;
  const by = interdictors(battle, unit, unit.at as LocationId);
  if (by.length === 0) return;
  act.effect(
    'interdicted',
    { unit: id, at: unit.at as LocationId, by: by.map((one) => one.id) },
    { cites: ['3.6/n'] },
  );
  loseByInterdiction(act, by);
  withLeaderLoss(act, unit.at as LocationId, unit.side, () => check(act, unit, leader));
}

function check(act: AslAct, unit: AslUnit, leaderId: UnitId | undefined): void {
  const { battle } = act;
  const leader = leaderId === undefined ? undefined : battle.unit(leaderId);
  const modifiers: Modifier[] = leader
    ? [{ label: leader.name, value: leadershipOf(leader), cites: ['3.6/m'] }]
    : [];
  const dr = total(act.rollOf('Interdiction', [unit.id], DR));
  const morale = moraleOf(battle, unit);
  const final = dr + sum(modifiers);
  const passed = final <= morale && dr !== 12;
  act.effect(
    'morale-check',
    { unit: unit.id, check: 'Interdiction', morale, dr, modifiers, final, passed },
    { cites: ['3.6/p'] },
  );
  if (passed && final === morale)
    act.effect(
      'pinned',
      { unit: unit.id },
      { changes: [{ do: 'unit', unit: unit.id, set: { pinned: true } }], cites: ['3.6/u'] },
    );
  if (passed) return;
  if (dr === 12) eliminate(act, unit.id, ['3.2.3/NMC-d']);
  else casualtyReduce(act, unit.id);
  if (leader) eliminate(act, leader.id, ['3.6/m']);
}

/** A hidden enemy in the way: the router stops short and is lost, unless it can (6.4/e, 8.3.4). */
function caught(act: AslAct, unit: AslUnit, at: LocationId): void {
  const changes = uncover(act.battle, at, unit.side);
  act.effect('ran-into', { units: [unit.id], at }, { changes, cites: ['6.4/e', '8.3.4'] });
  act.done();
  act.effect('failed-to-rout', { unit: unit.id }, { cites: ['6.4/e', '8.3.4'] });
  withLeaderLoss(act, unit.at as LocationId, unit.side, () => eliminate(act, unit.id, ['8.3.4']));
}

function endRout(act: AslAct, { unit: id, leader }: Extract<RoutTask, { task: 'rout' }>): void {
  const { battle } = act;
  act.done();
  const there = [id, ...(leader ? [leader] : [])].flatMap((one) => battle.unit(one) ?? []);
  if (there.length === 0) return;
  const changes = there.map(
    (one): AslChange => ({ do: 'unit', unit: one.id, set: { routed: true, routing: null, lowCrawl: null } }),
  );
  act.effect('rout-ended', { unit: id, at: there[0]?.at ?? '' }, { changes, cites: ['3.6/i'] });
}
