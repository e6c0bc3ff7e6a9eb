/** Rally (3.23): with the rally number or less, by an unbroken leader in the hex, or by oneself as a leader or a Finn. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { giveAway, isLostOn, stir } from '../ch02-sight/03-concealment.js';
import { isNight } from '../ch02-sight/08-night.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { isStrange } from '../ch08-support-weapons/06-captured.js';
import { isInHalftrack } from '../ch11-vehicles/13-halftracks.js';
import { dismay } from '../ch14-terrain/18-marsh.js';
import { groundAt, isCover } from '../ch14-terrain/ground.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { freezes } from '../ch16-fire/06-extreme-winter.js';
import { order } from '../form.js';
import type { RuleId } from '../rules.js';
import { fanaticism } from '../scenario-rules/fanatics.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import {
  gunsServedBy,
  isInfantry,
  isLeader,
  isOnMap,
  isPrisoner,
  isSniper,
  type OnMap,
  ofSide,
  shellShockOf,
} from '../units/kinds.js';
import { otherLeaders, ratingOf } from './02-leaders.js';
import { lose } from './04-wounds.js';
import { eliminate, hearten, reduce } from './20-casualties.js';
import { leaderLoss } from './20-morale.js';
import { desperateMorale, isForeign, traitsOf } from './nationalities.js';

const FATE = 12;

function brokenUnit(battle: Battle, id: string, by: string): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  if (!unit.broken) return refuse('NOT_BROKEN', `${unit.name} is not broken.`, '3.23.2');
  if (isPrisoner(unit)) return refuse('PRISONER', `${unit.name} is a prisoner.`, '3.29.18');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is held in melee.`, '6.3.2');
  return unit.tried ? refuse('HAS_TRIED', `${unit.name} has tried in this Rally Phase.`, '3.23.2') : unit;
}

/** Snipers too, for themselves alone (5.7.16). */
const ralliesAsLeader = (unit: Unit): boolean => isLeader(unit) || isSniper(unit);

/** Leaders rally by themselves, and so do Finnish squads and crews (3.23.3, 3.17.3). */
const ralliesItself = (unit: Unit): boolean =>
  ralliesAsLeader(unit) ||
  (traitsOf(unit).ralliesItself === true && (unit.kind === 'squad' || unit.kind === 'crew'));

/** The crew of a gun of its own that works, not both under Desperation Morale and outside cover (3.23.9, 3.23.9/a). */
const isSteadied = (battle: Battle, unit: OnMap): boolean =>
  unit.kind === 'crew' &&
  gunsServedBy(battle, unit).some((gun) => !gun.malfunctioned && !isStrange(gun, unit)) &&
  !(unit.dm && !isCover(groundAt(battle, unit.at)) && !isInBunker(unit));

/** As a 3MC, a 4MC where it is hard (3.23.9). */
function steadiness(battle: Battle, unit: OnMap): Chance {
  const { morale = 0, brokenMorale = morale, dm } = unit;
  const isHard = dm || !(isCover(groundAt(battle, unit.at)) || isInBunker(unit));
  const at: Modifier = { why: 'by itself, at its gun', value: isHard ? 4 : 3, cites: '3.23.9' };
  return { needs: brokenMorale - shellShockOf(unit), modifiers: [at], cites: ['3.23.9'] };
}

/** Who leads the attempt; nobody when a unit rallies itself. */
function leaderOf(battle: Battle, unit: OnMap, asked: string | undefined): Unit | undefined | Refusal {
  if (asked === undefined)
    return ralliesItself(unit) || isSteadied(battle, unit)
      ? undefined
      : refuse('NO_LEADER', `${unit.name} needs an unbroken leader in its hex.`, '3.23.1', '3.23.4');
  const leader = otherLeaders(battle, unit).find(({ id, occupied }) => id === asked && !occupied);
  if (!leader)
    return {
      ...refuse('CANNOT_LEAD', `"${asked}" is not an unbroken leader with ${unit.name}.`, '3.23.1'),
      path: '$.leader',
    };
  return unit.dm && isForeign(leader, unit) && !ralliesItself(unit)
    ? refuse('CANNOT_LEAD', `${leader.name} cannot rally foreigners under Desperation Morale.`, '3.5.1')
    : leader;
}

export const rally = order({
  title: 'Rally',
  description:
    'A broken unit tries to rally: with an unbroken leader in its hex, or by itself as a leader, or a Finn.',
  cites: ['3.23.1', '3.23.2', '3.23.3', '3.23.5'],
  answers: ['rally'],
  asks: {
    unit: z.string().describe('The broken unit.'),
    leader: z.string().optional().describe('The leader who rallies it; left out when a unit rallies itself.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!unit.broken || !isOnMap(unit)) continue;
      if (ralliesItself(unit) || isSteadied(battle, unit)) yield { unit: unit.id };
      for (const { id } of otherLeaders(battle, unit)) yield { unit: unit.id, leader: id };
    }
  },
  read({ battle, by }, { unit: id, leader: asked }) {
    const unit = brokenUnit(battle, id, by);
    if (isRefusal(unit)) return unit;
    const leader = leaderOf(battle, unit, asked);
    return leader && isRefusal(leader) ? leader : { unit: id, leader: leader?.id };
  },
  listing: ({ battle }, _asked, { unit: id, leader }) => {
    const { needs, modifiers } = chanceOf(battle, battle.theUnit(id) as OnMap, leader);
    return { says: `Rallies on ${Math.min(needs - sumOf(modifiers), FATE - 1)} or less.` };
  },
  perform: (act, { unit, leader }) => attempt(act, unit, leader),
});

interface Chance {
  readonly needs: number;
  readonly modifiers: readonly Modifier[];
  readonly cites: readonly RuleId[];
}

/** The rally number and what is added to the dice: leadership, and the penalty outside cover (3.23.7). */
function chanceOf(battle: Battle, unit: OnMap, leaderId: string | undefined): Chance {
  const leader = leaderId === undefined ? undefined : battle.theUnit(leaderId);
  if (!leader && !ralliesItself(unit)) return steadiness(battle, unit);
  const cover: Modifier[] =
    isCover(groundAt(battle, unit.at)) || isInHalftrack(battle, unit) || isInBunker(unit)
      ? []
      : [{ why: 'not in cover', value: 1, cites: '3.23.7' }];
  const modifiers = [
    ...(leader ? [ratingOf(leader, unit)] : []),
    ...cover,
    ...dismay(battle, unit),
    ...fanaticism(battle, unit),
  ];
  return { ...rallyNumber(unit, leader), modifiers };
}

function rallyNumber(unit: OnMap, leader: Unit | undefined): Omit<Chance, 'modifiers'> {
  const { morale = 0, brokenMorale = morale } = unit;
  if (!leader && !ralliesAsLeader(unit))
    return { needs: Math.floor((morale - shellShockOf(unit)) / 2), cites: ['3.17.3'] };
  if (leader && isForeign(leader, unit)) return { needs: desperateMorale(unit), cites: ['3.5.1'] };
  if (unit.dm || unit.shaken)
    return { needs: desperateMorale(unit), cites: [unit.dm ? '3.23.6' : '3.29.19'] };
  return { needs: brokenMorale - shellShockOf(unit), cites: [leader ? '3.23.2' : '3.23.3'] };
}

function attempt(act: Act, id: string, leader: string | undefined): void {
  const unit = act.battle.theUnit(id) as OnMap;
  if (leader !== undefined && isLostOn(act.battle.theUnit(leader), unit)) giveAway(act, [leader], '2.3/a');
  if (isNight(act.battle)) stir(act, leader === undefined ? [id] : [id, leader], '2.8.18');
  const { needs, modifiers, cites } = chanceOf(act.battle, unit, leader);
  const rolled = total(act.rollOf('rally', [id], DR));
  const passed = rolled + sumOf(modifiers) <= needs && rolled !== FATE;
  act.effect(
    'rally-attempt',
    { unit: id, ...(leader !== undefined && { leader }), needs, rolled, modifiers, passed },
    {
      changes: [{ do: 'unit', unit: id, set: { tried: true, ...(unit.shaken && { shaken: null }) } }],
      cites,
    },
  );
  if (passed)
    act.effect(
      'rallied',
      { unit: id },
      {
        changes: [{ do: 'unit', unit: id, set: { broken: null, dm: null } }, ...dishearten(unit)],
        cites: ['3.23.2'],
      },
    );
  if (freezes(act.battle, unit, rolled)) eliminate(act, id, ['16.6.8.4']);
  else if (rolled === FATE) misfortune(act, unit);
}

/** Once a prisoner, and never again what it was (3.29.20). */
const dishearten = (unit: Unit): Change[] =>
  unit.escaped && !unit.disheartened
    ? [hearten(unit, -1), { do: 'unit', unit: unit.id, set: { disheartened: true } }]
    : [];

/** An unmodified 12 costs a squad men and anybody else his life; a leader's shakes those with him (3.20.8/a, 3.23.8). */
function misfortune(act: Act, unit: OnMap): void {
  if (unit.kind === 'squad') reduce(act, unit.id, ['3.20.8/a']);
  else lose(act, unit.id, ['3.23.8']);
  if (isLeader(unit)) leaderLoss(act, unit);
}
