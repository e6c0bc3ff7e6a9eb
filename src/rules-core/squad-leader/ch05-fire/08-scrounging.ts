/** Scrounging (5.8.3 to 5.8.8): machine guns and small arms out of wrecks, and small arms from the ground. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { leads } from '../ch03-infantry/14-partisans.js';
import { becomes } from '../ch03-infantry/20-casualties.js';
import { isOwnWeapon } from '../ch03-infantry/nationalities.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { factorsLeft } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { changedWreck, type Wreck } from '../ch11-vehicles/wrecks.js';
import { groundAt, isWater } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { type Counter, counterNamed, NATIONS } from '../units/catalogue.js';
import {
  attacker,
  canCarry,
  infantryAt,
  isInfantry,
  isOnMap,
  isPrisoner,
  leadersAt,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { rearmUnit } from './08-rearmed.js';
import { unarmedHalfOf } from './08-unarmed.js';

const FOUND_ON = 3;
const ARMS_ON = 2;

/** The nations whose counters stand for the machine guns, in the order of their names here. */
export const guns = {
  bow: z
    .string()
    .optional()
    .describe('The nation whose LMG stands for its bow machine gun; the strongest one when left out.'),
  aa: z
    .string()
    .optional()
    .describe('The nation whose LMG stands for its AA machine gun; the strongest one when left out.'),
};

interface Wanted {
  readonly bow?: string | undefined;
  readonly aa?: string | undefined;
}

type Guns = NonNullable<Wreck['mg']>;

/** LMGs of other nations that are no stronger than the gun, the strongest first (5.8.5). */
const standIns = (unit: Unit, factors: number): Counter[] =>
  NATIONS.flatMap((nation) => counterNamed('LMG', nation) ?? [])
    .filter((gun, i, all) => all.findIndex((one) => one.nationality === gun.nationality) === i)
    .filter((gun) => (gun.fp ?? 0) <= factors && !isOwnWeapon({ ...gun, id: '', side: '' }, unit))
    .sort((a, b) => (b.fp ?? 0) - (a.fp ?? 0));

/** What he will have of these guns; those too weak for any counter are left. */
export function lootOf(unit: Unit, mg: Guns, wanted: Wanted): Counter[] | Refusal {
  const loot: Counter[] = [];
  for (const place of ['bow', 'aa'] as const) {
    const nation = wanted[place];
    const choice = standIns(unit, mg[place] ?? 0);
    const gun = nation === undefined ? choice[0] : choice.find(({ nationality }) => nationality === nation);
    if (gun) loot.push(gun);
    else if (nation !== undefined)
      return {
        ...refuse('NO_WEAPON', `No LMG of "${nation}" can stand for that gun: name another nation.`, '5.8.5'),
        path: `$.${place}`,
      };
  }
  return loot;
}

interface Find {
  readonly from: string;
  /** It has been searched, once and for all. */
  readonly searched: Change;
  readonly loot: readonly Counter[];
  readonly arms: boolean;
}

/** One roll for all that is there; a unit that has tried does nothing else in this player turn (5.8.3). */
export function salvage(act: Act, unit: OnMap, { from, searched, loot, arms }: Find): boolean {
  const rolled = total(act.rollOf('scrounging', [unit.id], D6));
  const isFound = rolled <= FOUND_ON;
  const found = [...loot.map((gun) => `${gun.nationality} ${gun.name}`), ...(arms ? ['small arms'] : [])];
  act.effect(
    'scrounged',
    { unit: unit.id, from, rolled, found: isFound ? found : [] },
    { changes: [{ do: 'unit', unit: unit.id, set: { ti: true } }, searched], cites: ['5.8.3', '5.8.3/a'] },
  );
  if (isFound) for (const gun of loot) take(act, unit, gun);
  return isFound;
}

/** It counts as captured, from friend or enemy, and stays with the finder in this player turn (5.8.3, 5.8.3/a). */
function take(act: Act, { id, side, at }: OnMap, gun: Counter): void {
  const weapon = act.offspring(id);
  const set = { ...gun, side, at, possessor: id, found: true, handled: true } as const;
  act.effect(
    'salvaged',
    { unit: id, weapon },
    { changes: [{ do: 'enter', unit: weapon, set }], cites: ['5.8.5'] },
  );
}

const isLeft = ({ scrounged, burning, burnt }: Wreck): boolean => !scrounged && !burning && !burnt;

const hasArms = ({ armoured, crewSaved }: Wreck): boolean => armoured === true && !crewSaved;

function seeker(battle: Battle, by: string, id: string): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit) || isPrisoner(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no infantry "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '5.8.3');
  if (!canCarry(unit)) return refuse('CANNOT_USE', 'Scouts and snipers do not scrounge.', '5.8.3');
  if (unit.berserk) return refuse('BERSERK', `${unit.name} is berserk.`, '5.8.3');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.1');
  if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} is mounted.`, '5.8.3');
  return unit;
}

export const scrounge = order({
  title: 'Scrounge',
  description:
    'In its own Rally Phase a unit searches a wreck in its hex: on 1 to 3 it has its machine guns, as captured LMGs, and small arms if it has none. It does nothing else in this player turn, and nobody searches the wreck again.',
  cites: ['5.8.3', '5.8.3/a', '5.8.4', '5.8.5', '5.8.6', '5.8.6/a', '5.8.8'],
  answers: ['repair'],
  asks: {
    unit: z.string().describe('Who searches.'),
    wreck: z.string().optional().describe('The name of the wreck, where several lie there.'),
    ...guns,
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const [at, { wrecks }] of Object.entries(battle.position.locations))
      for (const { name } of wrecks ?? [])
        for (const unit of infantryAt(battle, at, by)) yield { unit: unit.id, wreck: name };
  },
  read({ battle, by }, { unit: id, wreck: name, ...wanted }) {
    if (by !== attacker(battle))
      return refuse('NOT_NOW', 'Wrecks are searched in your own Rally Phase: pass.', '5.8.3');
    const unit = seeker(battle, by, id);
    if (isRefusal(unit)) return unit;
    if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '5.8.3');
    const wreck = (battle.location(unit.at).wrecks ?? []).find(
      (one) => isLeft(one) && (name === undefined || one.name === name),
    );
    if (!wreck)
      return refuse('NOTHING_THERE', `No wreck in ${unit.at} is left to be searched.`, '5.8.3', '5.8.3/a');
    const loot = lootOf(unit, wreck.mg ?? {}, wanted);
    if (isRefusal(loot)) return loot;
    const arms = unit.unarmed === true && hasArms(wreck) && isServed(battle, unit);
    return loot.length > 0 || arms
      ? { unit: id, wreck: wreck.name, loot, arms }
      : refuse('NOTHING_THERE', `${wreck.name} has nothing that ${unit.name} could use.`, '5.8.4', '5.8.6');
  },
  perform(act, { unit: id, wreck: name, loot, arms }) {
    const { battle } = act;
    giveAway(act, [id], '5.8.8');
    const unit = battle.theUnit(id) as OnMap;
    const wreck = (battle.location(unit.at).wrecks ?? []).find((one) => isLeft(one) && one.name === name);
    if (!wreck) return;
    const searched = changedWreck(battle, unit.at, wreck, { ...wreck, scrounged: true });
    const isFound = salvage(act, unit, { from: name, searched, loot, arms });
    if (isFound && arms) takeArms(act, battle.theUnit(id));
  },
});

/** Arms for half a squad serve a squad that can deploy: with a leader, and room for two (5.8.6). */
function isServed(battle: Battle, unit: OnMap): boolean {
  if (unit.kind !== 'squad') return true;
  const half = unarmedHalfOf(unit);
  const leader = leadersAt(battle, unit.at, unit.side).some((one) => leads(one, unit));
  return (
    leader &&
    half !== undefined &&
    hasRoomIn(battle, unit.at, unit.side, [{ ...half, id: '', side: unit.side }])
  );
}

/** A squad becomes two half-squads, of which one has arms (5.8.6). */
function takeArms(act: Act, unit: Unit): void {
  const half = unit.kind === 'squad' ? unarmedHalfOf(unit) : undefined;
  if (half) {
    const other = act.offspring(unit.id);
    const { side, at } = unit;
    const changes: Change[] = [
      becomes(unit, half),
      { do: 'enter', unit: other, set: { ...half, side, ...(at && { at }), ti: true } },
    ];
    act.effect('shared', { unit: unit.id, other }, { changes, cites: ['5.8.6'] });
  }
  rearmUnit(act, act.battle.theUnit(unit.id), '5.8.6');
}

export const seekArms = order({
  title: 'Look for arms',
  description:
    'Unarmed men who have spent all their movement factors to come into another hex look for arms on the ground: they have them on a roll of 2. A side tries it once in a game turn.',
  cites: ['5.8.7', '5.8.8'],
  answers: ['movement'],
  asks: { unit: z.string().describe('The unarmed unit.') },
  *candidates({ battle, by }) {
    for (const { id, unarmed } of ofSide(battle, by)) if (unarmed) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = seeker(battle, by, id);
    if (isRefusal(unit)) return unit;
    if (!unit.unarmed) return refuse('CANNOT_USE', `${unit.name} has arms.`, '5.8.7');
    if (battle.side(by).soughtArms === battle.clock.turn)
      return refuse('HAS_TRIED', 'Your men have looked for arms in this game turn.', '5.8.7');
    const ground = groundAt(battle, unit.at);
    if (isWater(ground) || ground === 'marsh')
      return refuse('NOTHING_THERE', `No arms lie in the ${ground} of ${unit.at}.`, '5.8.7');
    const hasCome = unit.track !== undefined && unit.at !== unit.setOut;
    return hasCome && factorsLeft(battle, unit, infantryAt(battle, unit.at, by)) <= 0
      ? { unit: id }
      : refuse('TOO_EARLY', `${unit.name} has first to spend all its factors on moving here.`, '5.8.7');
  },
  perform(act, { unit: id }, { by }) {
    const { battle } = act;
    giveAway(act, [id], '5.8.8');
    const unit = battle.theUnit(id) as OnMap;
    const rolled = total(act.rollOf('scrounging', [id], DR));
    act.effect(
      'arms-sought',
      { unit: id, at: unit.at, rolled },
      {
        changes: [{ do: 'side', side: by, set: { soughtArms: battle.clock.turn } }],
        cites: ['5.8.7'],
      },
    );
    if (rolled === ARMS_ON) rearmUnit(act, unit, '5.8.7');
  },
});
