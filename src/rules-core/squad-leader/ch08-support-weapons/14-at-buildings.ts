/** Molotov cocktails at buildings (8.14.15 to 8.14.18): they do nothing but start fires. */
import * as z from 'zod';
import { groundOf } from '../../kernel/boards/hex-ground.js';
import type { ChartPack } from '../../kernel/charts/index.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { around, hexAt, neighbours } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { leadershipOver } from '../ch03-infantry/02-leaders.js';
import { isBypassing } from '../ch05-fire/06-bypassing.js';
import { groundAt, isBuilding, levelAt } from '../ch14-terrain/ground.js';
import { isOnFire, kindle } from '../ch16-fire/02-fires.js';
import { MOLOTOV } from '../charts/index.js';
import { order } from '../form.js';
import { type Battle, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { isLeader, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { marksOfUse } from './03-usage.js';
import { cannotUse, kindOf } from './12-by-hand.js';

/** Nobody throws it so many levels up (14.9.6). */
const TOO_HIGH = 2;

interface Throw {
  readonly bottle: Unit;
  readonly holder: OnMap;
}

export const throwAtBuilding = order({
  title: 'Throw a Molotov cocktail at a building',
  description: 'Men throw a Molotov cocktail at a building in their hex or next to it, to set it on fire.',
  cites: ['8.14.15', '8.14.16', '8.14.17'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: {
    weapon: z.string().describe('The Molotov cocktail.'),
    at: z.string().describe('The building hex.'),
  },
  *candidates({ battle, by }) {
    for (const bottle of ofSide(battle, by))
      if (kindOf(bottle) === 'molotov' && isOnMap(bottle))
        for (const at of [bottle.at, ...neighbours(battle, bottle.at)])
          if (isBuilding(groundAt(battle, at))) yield { weapon: bottle.id, at };
  },
  read({ battle, by }, asked) {
    const thrown = throwOf(battle, by, asked);
    return isRefusal(thrown) ? thrown : { ...asked, needs: needsOf(battle, thrown.holder, asked.at) };
  },
  listing: (_eyes, _asked, { needs }) => ({ says: `A fire with ${needs} or less.` }),
  perform(act, { weapon, at, needs }) {
    const { battle } = act;
    const holder = battle.theUnit(battle.theUnit(weapon).possessor as string) as OnMap;
    giveAway(act, [holder.id], '2.3.9.1', '2.3.9.5');
    const { name } = battle.theUnit(weapon);
    const modifiers = isLeader(holder) ? [] : leadershipOver(battle, holder);
    const rolled = total(act.rollOf(name, [holder.id], DR));
    const isHit = rolled + sumOf(modifiers) <= needs;
    const isPrep = battle.clock.phase === 'prep-fire';
    const marks = {
      ...marksOfUse(battle, 'molotov', holder),
      ...(isPrep && { prep: true as const, cx: null }),
    };
    act.effect(
      'thrown-at-building',
      { unit: holder.id, weapon, at, needs, rolled, modifiers, isHit },
      {
        changes: [
          { do: 'leave', unit: weapon },
          { do: 'unit', unit: holder.id, set: marks },
        ],
        cites: ['8.14.12', '8.14.17'],
      },
    );
    if (isHit) kindle(act, at, ['8.14.15', '8.14.17']);
  },
});

function throwOf(
  battle: Battle,
  by: string,
  { weapon: id, at }: { readonly weapon: string; readonly at: string },
): Throw | Refusal {
  const bottle = battle.unit(id);
  const holder = battle.unit(bottle?.possessor ?? '');
  if (!bottle || kindOf(bottle) !== 'molotov' || holder?.side !== by || !isOnMap(holder))
    return {
      ...refuse('NOT_YOUR_WEAPON', `Nobody of yours on the map has a Molotov cocktail "${id}" to throw.`),
      path: '$.weapon',
    };
  return (
    cannotUse(battle, { weapon: bottle, kind: 'molotov', holder }) ??
    hasDoneOtherwise(battle, holder) ??
    outOfReach(battle, holder, at) ?? { bottle, holder }
  );
}

/** Who is marked Prep Fire throws in that phase alone (1.3/2.3). */
function hasDoneOtherwise({ clock }: Battle, holder: OnMap): Refusal | undefined {
  if (holder.ti) return refuse('IMMOBILE', `${holder.name} is temporarily immobilized.`, '3.30.1');
  return holder.prep && clock.phase !== 'prep-fire'
    ? refuse('HAS_FIRED', `${holder.name} has fired in the Prep Fire Phase.`, '1.3/2.3')
    : undefined;
}

function outOfReach(battle: Battle, holder: OnMap, at: string): Refusal | undefined {
  if (at !== holder.at && !neighbours(battle, holder.at).includes(at))
    return { ...refuse('OUT_OF_RANGE', `${at} is out of their reach.`, '8.14.16'), path: '$.at' };
  if (!isBuilding(groundAt(battle, at)))
    return { ...refuse('NOTHING_THERE', `There is no building in ${at}: name one.`, '8.14.3'), path: '$.at' };
  if (levelAt(battle, at) - levelAt(battle, holder.at) >= TOO_HIGH)
    return { ...refuse('OUT_OF_RANGE', `${at} is too high above them.`, '14.9.6'), path: '$.at' };
  return isOnFire(battle, at)
    ? { ...refuse('HAS_TRIED', `${at} is on fire: name another hex.`, '8.14.15'), path: '$.at' }
    : undefined;
}

function needsOf(battle: Battle, holder: OnMap, at: string): number {
  const isStone = groundAt(battle, at) === 'stone building';
  const isInside = !isBypassing(holder, holder.at) && isSameBuilding(battle, holder.at, at);
  const use = isInside
    ? isStone
      ? 'inside stone, outside wooden building'
      : 'inside wooden building'
    : isStone
      ? 'outside stone building'
      : 'inside stone, outside wooden building';
  return (battle.table.charts as ChartPack).lookup(MOLOTOV.fire, use);
}

/** Whatever wing of it the thrower stands in (8.14.18). */
function isSameBuilding(battle: Battle, from: string, at: string): boolean {
  const reached = new Set([from]);
  for (const hex of reached) {
    if (hex === at) return true;
    const { building } = groundOf(battle.table.map, hexAt(battle, hex).index);
    const next = around(battle, hex);
    for (const side of building?.joined ?? []) {
      const to = next[side];
      if (to !== undefined) reached.add(to);
    }
  }
  return false;
}
