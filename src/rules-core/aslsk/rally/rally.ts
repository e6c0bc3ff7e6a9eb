/** Rallying broken units (3.1e, f): by themselves or by a leader, once in a Player Turn. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { giveAway } from '../concealment/concealment.js';
import { order } from '../form.js';
import { createLeader } from '../leaders/creation.js';
import { casualtyReduce } from '../morale/casualties.js';
import { sum, withLeaderLoss } from '../morale/checks.js';
import { disgrace, rallierOf } from '../pacific/japanese.js';
import type { AslAct, AslBattle, AslChange, AslRefusal, AslUnit, Modifier } from '../system.js';
import { groundAt, isShelter } from '../terrain/terrain.js';
import {
  attacker,
  canLead,
  isInfantry,
  isLeader,
  isMmc,
  leadershipOf,
  moraleOf,
  unitsOf,
} from '../units/units.js';
import { mayKeepDm } from './desperation.js';

const DESPERATION = 4;

function refuse(
  refused: AslRefusal['refused'],
  why: string,
  ...cites: NonNullable<AslRefusal['cites']>
): AslRefusal {
  return { refused, why, cites };
}

function brokenUnit(battle: AslBattle, id: UnitId, by: string): AslUnit | AslRefusal {
  const unit = battle.unit(id);
  if (!unit) return refuse('NO_SUCH_UNIT', `There is no unit "${id}".`);
  if (unit.side !== by) return refuse('NOT_YOUR_UNIT', `${unit.name} is not yours.`);
  if (!isInfantry(unit) || !unit.broken) return refuse('NOT_BROKEN', `${unit.name} is not broken.`, '3.1f/a');
  if (unit.melee) return refuse('IN_MELEE', `${unit.name} is held in Melee.`, '3.8/t');
  if (unit.acted) return refuse('ONCE', `${unit.name} has tried in this Player Turn.`, '3.1f/e');
  return unit;
}

function isRefused(value: AslUnit | AslRefusal): value is AslRefusal {
  return 'refused' in value;
}

/** DM, shelter, and what else counts for this attempt (3.1f/b). */
function rallyModifiers(battle: AslBattle, unit: AslUnit, leader: AslUnit | undefined): Modifier[] {
  const found: Modifier[] = [];
  if (unit.dm && !ignoresDm(unit, leader))
    found.push({ label: 'Desperation Morale', value: DESPERATION, cites: ['2.0/DM', '3.1f/b'] });
  if (isShelter(groundAt(battle, unit.at as LocationId)))
    found.push({ label: 'woods or building', value: -1, cites: ['3.1f/b'] });
  if (leader) found.push({ label: leader.name, value: leadershipOf(leader), cites: ['3.1f/b'] });
  else found.push({ label: 'self-rally', value: 1, cites: ['3.1e/c'] });
  return found;
}

/** Japanese leaders shout louder than despair (8.1.7/e). */
function ignoresDm(unit: AslUnit, leader: AslUnit | undefined): boolean {
  return unit.nationality === 'Japanese' && leader?.nationality === 'Japanese';
}

function attempt(
  act: AslAct,
  unit: AslUnit,
  leader: AslUnit | undefined,
  spent: readonly AslChange[] = [],
): { dr: number; rallied: boolean } {
  const { battle } = act;
  const morale = moraleOf(battle, unit);
  const modifiers = rallyModifiers(battle, unit, leader);
  const dr = total(act.rollOf('rally', [unit.id], DR));
  const final = dr + sum(modifiers);
  const rallied = final <= morale && dr !== 12;
  const tried: AslChange = { do: 'unit', unit: unit.id, set: { acted: true } };
  act.effect(
    'rally-attempt',
    { unit: unit.id, leader: leader?.id ?? null, morale, dr, modifiers, final, rallied },
    { changes: [tried, ...spent], cites: leader ? ['3.1f/a', '3.1f/b'] : ['3.1e/a', '3.1e/c'] },
  );
  if (dr === 12) withLeaderLoss(act, unit.at as LocationId, unit.side, () => casualtyReduce(act, unit.id));
  else if (rallied)
    act.effect(
      'rallied',
      { unit: unit.id },
      { changes: [{ do: 'unit', unit: unit.id, set: { broken: null, dm: null } }], cites: ['3.1f/a'] },
    );
  return { dr, rallied };
}

export const selfRally = order({
  title: 'Self-rally',
  description:
    'A broken unit with a boxed morale tries to rally by itself; the ATTACKER may try with one MMC that has none.',
  cites: ['3.1e/a', '3.1e/b', '3.1e/c'],
  answers: ['self-rally'],
  asks: { unit: z.string().describe('The broken unit.') },
  *candidates({ battle, by }) {
    for (const unit of battle.units()) if (unit.side === by && unit.broken) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = brokenUnit(battle, id, by);
    if (isRefused(unit)) return unit;
    if (rallierOf(battle, unit))
      return refuse('LEADER_RALLIES', `The leader with ${unit.name} must rally it.`, '8.1.7/h');
    if (unit.selfRally) return { unit: id };
    if (by !== attacker(battle) || !isMmc(unit) || battle.side(by).extraSelfRally)
      return refuse('NO_SELF_RALLY', `${unit.name} cannot rally by itself.`, '3.1e/a', '3.1e/b');
    return { unit: id };
  },
  perform(act, { unit: id }, { by }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    const first = battle.side(by).selfRallied === undefined;
    const set = { selfRallied: true as const, ...(unit.selfRally ? {} : { extraSelfRally: true as const }) };
    const morale = moraleOf(battle, unit);
    const { dr } = attempt(act, unit, undefined, [{ do: 'side', side: by, set }]);
    if (dr === 2 && first) createLeader(act, { by: id, morale, broken: true, modifiers: [] });
  },
});

export const rally = order({
  title: 'Rally',
  description: 'A Good Order leader tries to rally a broken unit in his location.',
  cites: ['3.1f/a', '3.1f/b', '3.1f/e'],
  answers: ['rally'],
  asks: {
    unit: z.string().describe('The broken unit.'),
    leader: z.string().describe('The leader who rallies it.'),
  },
  *candidates({ battle, by }) {
    for (const unit of battle.units()) {
      if (unit.side !== by || !unit.broken || unit.at === undefined) continue;
      for (const leader of battle.unitsAt(unit.at))
        if (isLeader(leader)) yield { unit: unit.id, leader: leader.id };
    }
  },
  read({ battle, by }, { unit: id, leader: leaderId }) {
    const unit = brokenUnit(battle, id, by);
    if (isRefused(unit)) return unit;
    const leader = battle.unit(leaderId);
    if (!leader || leader.side !== by || leader.at !== unit.at || !isLeader(leader) || !canLead(leader))
      return refuse('NO_LEADER', `A Good Order leader must be with ${unit.name}.`, '3.1f/a', '3.1f/c');
    return hasActed(leader)
      ? refuse('LEADER_BUSY', `${leader.name} has done something else.`, '3.1/a', '1.2.1/d')
      : { unit: id, leader: leaderId };
  },
  perform(act, { unit, leader }) {
    giveAway(act, [leader], '8.3/loss-j');
    const { rallied } = attempt(act, act.battle.theUnit(unit), act.battle.theUnit(leader));
    if (!rallied) disgrace(act, unit, leader);
  },
});

/** A leader who rallied himself may rally others; one who repaired or recovered a Weapon may not. */
function hasActed(leader: AslUnit): boolean {
  return leader.busy !== undefined;
}

export const keepDm = order({
  title: 'Keep DM',
  description: 'A broken unit outside of woods and buildings keeps its DM marker, to be free to rout.',
  cites: ['3.1h/b'],
  answers: ['keep-dm'],
  asks: { unit: z.string().describe('The broken unit.') },
  *candidates({ battle, by }) {
    for (const { id: unit } of unitsOf(battle, by)) yield { unit };
  },
  read: ({ battle, by }, asked) => checkKeeping(battle, asked.unit, by) ?? asked,
  perform(act, { unit }) {
    act.effect(
      'dm-kept',
      { unit },
      { changes: [{ do: 'unit', unit, set: { keepsDm: true } }], cites: ['3.1h/b'] },
    );
  },
});

function checkKeeping(battle: AslBattle, id: UnitId, by: SideId): AslRefusal | undefined {
  const unit = battle.unit(id);
  if (!unit || unit.side !== by || unit.at === undefined)
    return refuse('NO_SUCH_UNIT', `There is no unit "${id}" of yours.`);
  return mayKeepDm(unit, groundAt(battle, unit.at))
    ? undefined
    : refuse('CANNOT_KEEP_DM', `${unit.name} has no DM marker to keep here.`, '3.1h/b');
}
