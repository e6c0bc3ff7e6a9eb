/** Men fight a fire that is not fully developed (16.2.13). */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { stir } from '../ch02-sight/03-concealment.js';
import { leads } from '../ch03-infantry/14-partisans.js';
import { allotmentOf } from '../ch04-movement/costs.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { canMove } from '../ch11-vehicles/state.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { FIRE } from '../charts/index.js';
import { order } from '../form.js';
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
  isAboard,
  isAfraid,
  isInfantry,
  isMmc,
  isOnMap,
  isPrisoner,
  isScout,
  isSmc,
  isSniper,
  leadersAt,
  type OnMap,
  ofSide,
  playerTurnOf,
  weaponsOf,
} from '../units/kinds.js';
import { weather } from './02-fuel.js';
import { putOut } from './02-going-out.js';

const MOST = 12;
/** More for each who has a bulldozer beside him (16.2.13.5). */
const WITH_BULLDOZER = 3;

export const fightFire = order({
  title: 'Fight a fire',
  description:
    'Unbroken men who have neither moved nor fired try to put out a fire in their hex that is not fully developed, in their Movement Phase or Defensive Fire Phase. They do nothing else in this player turn. A leader who directs squads, half-squads and crews makes no attempt of his own.',
  cites: ['16.2.13.1', '16.2.13.2', '16.2.13.3', '16.2.13.5'],
  answers: ['movement', 'defensive-fire'],
  asks: {
    units: z.array(z.string()).min(1).max(MOST).describe('Who fights it: all whom the leader directs.'),
    leader: z.string().optional().describe('The unbroken leader who directs them.'),
    bulldozer: z
      .string()
      .optional()
      .describe('A bulldozer there that helps them in their Movement Phase, with all its movement points.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!isOnMap(unit) || battle.location(unit.at).kindled === undefined) continue;
      yield { units: [unit.id] };
      if (isMmc(unit))
        for (const { id } of leadersAt(battle, unit.at, by)) yield { units: [unit.id], leader: id };
    }
  },
  read({ battle, by }, { units, leader, bulldozer }) {
    const men: OnMap[] = [];
    for (const id of units) {
      const unit = battle.unit(id);
      if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
        return {
          ...refuse('NOT_YOUR_UNIT', `You have no men "${id}" on the map: name some of yours.`),
          path: '$.units',
        };
      const cannot = cannotFight(battle, unit);
      if (cannot) return { ...cannot, path: '$.units' };
      men.push(unit);
    }
    const [{ at }] = men as [OnMap];
    if (men.some((unit, i) => unit.at !== at || men.indexOf(unit) !== i))
      return { ...refuse('NOT_TOGETHER', 'Name men of one hex, each once.', '16.2.13.3'), path: '$.units' };
    const wrong =
      (leader === undefined ? undefined : cannotDirect(battle, leader, men)) ??
      (bulldozer === undefined ? undefined : cannotHelp(battle, by, bulldozer, at));
    return wrong ?? { units, leader, bulldozer };
  },
  perform(act, { units, leader, bulldozer }) {
    const { battle } = act;
    stir(act, leader === undefined ? units : [...units, leader], '2.3.9.1');
    const { at } = battle.theUnit(units[0] as string) as OnMap;
    if (leader !== undefined)
      act.effect(
        'directs-fire-fight',
        { leader, at },
        { changes: [{ do: 'unit', unit: leader, set: { directed: true, ti: true } }], cites: ['16.2.13.3'] },
      );
    if (bulldozer !== undefined)
      act.effect(
        'earth-heaped',
        { unit: bulldozer, at },
        {
          changes: [
            {
              do: 'unit',
              unit: bulldozer,
              set: { moved: true, smothers: at, spent: battle.theUnit(bulldozer).mp ?? 0 },
            },
          ],
          cites: ['16.2.13.5'],
        },
      );
    for (const id of units) attempt(act, id, at, { leader, bulldozer });
  },
});

/** Less than the value puts it out, the value itself holds it back for this player turn (16.2.13.2). */
function attempt(
  act: Act,
  id: string,
  at: string,
  { leader, bulldozer }: { readonly leader: string | undefined; readonly bulldozer: string | undefined },
): void {
  const { battle } = act;
  const unit = battle.theUnit(id) as OnMap;
  const { kindled } = battle.location(at);
  const now = playerTurnOf(battle);
  const helper = leader === undefined ? undefined : battle.theUnit(leader);
  const modifiers: Modifier[] = [
    ...weather(battle),
    ...(helper ? [{ why: helper.name, value: helper.leadership ?? 0, cites: '16.2.13.3' } as const] : []),
  ];
  const size = (battle.table.charts as ChartPack).lookup(FIRE.extinguishing, sizeOf(unit));
  const value = size + (bulldozer === undefined ? 0 : WITH_BULLDOZER);
  const rolled = total(act.rollOf('fire fighting', [id], DR));
  const left = rolled + sumOf(modifiers) - value;
  const isHeld = left === 0 && kindled !== undefined;
  const changes: Change[] = [
    { do: 'unit', unit: id, set: { ti: true, ...(isMoving(battle, unit) && standing(battle, unit)) } },
    ...(isHeld ? [{ do: 'location', at, set: { smothered: now } } as const] : []),
  ];
  act.effect(
    'fire-fought',
    { unit: id, at, value, rolled, modifiers, result: left < 0 ? 'out' : isHeld ? 'held' : 'nothing' },
    { changes, cites: ['16.2.13.1', '16.2.13.2'] },
  );
  if (left < 0 && kindled !== undefined) putOut(act, at, now - kindled > 1, '16.2.13.6');
}

/** It runs, has not gone anywhere else, and no house burns: for all who fight the fire there in that phase (16.2.13.5). */
function cannotHelp(battle: Battle, by: string, id: string, at: string): Refusal | undefined {
  const vehicle = battle.unit(id);
  const helps =
    vehicle?.side === by &&
    vehicle.bulldozer === true &&
    vehicle.at === at &&
    canMove(vehicle) &&
    !vehicle.prep &&
    (!vehicle.moved || vehicle.smothers === at) &&
    battle.clock.phase === 'movement' &&
    !isBuilding(groundAt(battle, at));
  return helps
    ? undefined
    : {
        ...refuse(
          'CANNOT_USE',
          `"${id}" is not a bulldozer that can help them: it must run, have all its movement points, and no house burn.`,
          '16.2.13.5',
        ),
        path: '$.bulldozer',
      };
}

function sizeOf(unit: Unit): 'SMC' | 'crew, half-squad' | 'squad' {
  if (isSmc(unit) || isScout(unit) || isSniper(unit)) return 'SMC';
  return unit.kind === 'squad' ? 'squad' : 'crew, half-squad';
}

const isMoving = ({ clock }: Battle, { side }: Unit): boolean =>
  clock.phase === 'movement' && side === clock.active;

/** Under fire they are as those who have spent all their factors in the hex (16.2.13.4). */
const standing = (battle: Battle, unit: OnMap) => ({
  moved: true as const,
  setOut: unit.at,
  track: [unit.at],
  costs: [allotmentOf(battle, unit, [unit])],
});

function cannotFight(battle: Battle, unit: OnMap): Refusal | undefined {
  const { name, at } = unit;
  if (battle.location(at).kindled === undefined)
    return refuse('NOT_NOW', `No fire that can still be put out burns in ${at}.`, '16.2.13.1');
  if (unit.broken) return refuse('BROKEN', `${name} is broken.`, '16.2.13.1');
  if (unit.berserk) return refuse('BERSERK', `${name} is berserk, and charges.`, '3.25.3');
  if (unit.ti) return refuse('IMMOBILE', `${name} is temporarily immobilized.`, '16.2.13.1');
  if (isPrisoner(unit)) return refuse('PRISONER', `${name} is a prisoner.`, '3.29.10');
  if (isAfraid(unit)) return refuse('AFRAID', `${name} has to move away from AFVs.`, '7.3.7/a');
  if (isAboard(unit)) return refuse('ABOARD', `${name} is aboard a vehicle: it gets off first.`, '16.2.13.1');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${name} is locked in melee.`, '6.3.1');
  if (unit.moved) return refuse('HAS_MOVED', `${name} has moved in this player turn.`, '16.2.13.1');
  const hasFired =
    unit.prep ||
    unit.fired ||
    unit.firedIn !== undefined ||
    unit.directed ||
    weaponsOf(battle, unit).some(({ fired }) => fired);
  return hasFired
    ? refuse('HAS_FIRED', `${name} has done something else in this player turn.`, '16.2.13.1')
    : undefined;
}

/** He helps squads, half-squads and crews alone, in one hex in a player turn (16.2.13.3). */
function cannotDirect(battle: Battle, id: string, men: readonly OnMap[]): Refusal | undefined {
  const [{ at, side }] = men as [OnMap];
  const leader = leadersAt(battle, at, side).find((one) => one.id === id);
  const isAble =
    leader &&
    !men.includes(leader) &&
    !cannotFight(battle, leader) &&
    men.every((unit) => isMmc(unit) && leads(leader, unit));
  return isAble
    ? undefined
    : {
        ...refuse(
          'CANNOT_LEAD',
          `"${id}" is not a free unbroken leader with them, who leads no single men.`,
          '16.2.13.3',
        ),
        path: '$.leader',
      };
}
