/** Snipers (11.4): placed once the battle is on, they fire by themselves with two dice at one of those in a place. */
import * as z from 'zod';
import { attackPlace } from '../fire/attack.js';
import { declare, timeRefusal } from '../fire/fire.js';
import { firesInImpulse, firesOpportunity } from '../fire/firers.js';
import { targetRefusal } from '../fire/group.js';
import { type Firers, ofTheAttack } from '../fire/strength.js';
import { asTargets, footAt } from '../fire/targets.js';
import { order } from '../form.js';
import { coverOf } from '../ground/cover.js';
import { isInPlay } from '../ground/places.js';
import { hasRoom } from '../ground/stacking.js';
import { targetModifier } from '../ground/tec.js';
import { isPlace } from '../ground/terrain.js';
import { ACTED } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesAt } from '../units/kinds.js';

const isWaiting = (unit: Unit, side: string): boolean =>
  unit.side === side && unit.kind === 'sniper' && unit.at === undefined && unit.enters === undefined;

export const placeSniper = order({
  title: 'Place a Sniper',
  description: 'A Sniper appears where the terrain protects and no enemy is; he may fire at once.',
  cites: ['11.4'],
  answers: ['impulse', 'acting'],
  byExample: true,
  asks: {
    unit: z.string().describe('The Sniper, off the map.'),
    at: z.string().describe('A place with a positive Target Modifier and without enemies.'),
  },
  *candidates({ battle, by }) {
    const sniper = battle.units().find((unit) => isWaiting(unit, by));
    if (sniper) for (const at of battle.table.map.named.keys()) yield { unit: sniper.id, at };
  },
  read({ battle, by }, { unit: id, at }) {
    const sniper = battle.unit(id);
    if (!sniper || !isWaiting(sniper, by))
      return refuse('NOT_YOUR_UNIT', `You have no Sniper "${id}" still to place.`);
    return nestRefusal(battle, sniper, at) ?? { unit: id, at };
  },
  perform(act, { unit, at }) {
    const { clock } = act.battle;
    const isFirst = clock.groups === undefined;
    const groups = [
      ...(clock.groups ?? []),
      ...(clock.groups?.some((group) => group.at === at) ? [] : [{ at }]),
    ];
    act.effect(
      'sniper-placed',
      { unit, at },
      {
        changes: [{ do: 'unit', unit, set: { at, activated: at } }, ACTED, { do: 'clock', set: { groups } }],
        cites: ['11.4'],
      },
    );
    if (isFirst) act.plan({ task: 'acting' });
  },
});

function nestRefusal(battle: Battle, sniper: Unit, at: string): Refusal | undefined {
  if (!isInPlay(battle, at) || !isPlace(battle, at))
    return refuse('NO_SUCH_HEX', `There is no place ${at} in play.`, '11.4');
  if (enemiesAt(battle, at, sniper.side).length > 0)
    return refuse('ENEMY_THERE', `There are enemies in ${at}.`, '11.4');
  if (targetModifier(battle, at) <= 0)
    return refuse(
      'CLOSED_TERRAIN',
      `${at} does not protect a Sniper: choose terrain with a positive TM.`,
      '11.4',
    );
  return hasRoom(battle, at, [sniper])
    ? undefined
    : refuse('NO_ROOM', `There is no room for him in ${at}.`, '1.3/d');
}

export const snipe = order({
  title: 'Snipe',
  description: 'A Sniper fires with two dice at one enemy of a place, chosen at random.',
  cites: ['11.4/a', '11.4/d', '11.4/e'],
  answers: ['acting', 'opportunity'],
  asks: {
    unit: z.string().describe('The Sniper.'),
    at: z.string().describe('The place he fires at.'),
  },
  *candidates({ battle, by, decision }) {
    const places = decision.kind === 'opportunity' ? [battle.clock.window?.at as string] : battle.occupied();
    for (const unit of battle.units())
      if (unit.side === by && unit.kind === 'sniper' && unit.at !== undefined)
        for (const at of places) yield { unit: unit.id, at };
  },
  read({ battle, by, decision }, { unit: id, at }) {
    const opportunity = decision.kind === 'opportunity';
    const sniper = battle.unit(id);
    if (sniper?.side !== by || sniper.kind !== 'sniper' || sniper.at === undefined)
      return refuse('NOT_YOUR_UNIT', `You have no Sniper "${id}" on the map.`);
    if (opportunity ? !firesOpportunity(sniper) : !firesInImpulse(sniper, at))
      return refuse('CANNOT_FIRE', `${sniper.name} cannot fire now.`, '4.0/m', '5.1/s', '4.1/f');
    const firers = firing(sniper, at, opportunity);
    return targetRefusal(battle, firers) ?? timeRefusal(battle, firers) ?? { unit: id, at, opportunity };
  },
  perform(act, { unit: id, at, opportunity }, { by }) {
    const { battle } = act;
    const sniper = battle.theUnit(id);
    const firers = firing(sniper, at, opportunity);
    const victim = act.pickOf('whom the Sniper hits', footAt(battle, at, by), (unit) => unit.id);
    declare(act, { at }, firers);
    attackPlace(act, {
      at,
      dice: 'two',
      strength: ofTheAttack(battle, firers),
      cover: coverOf(battle, at, sniper.at),
      targets: asTargets(battle, [victim], sniper.at),
      cites: ['11.4/a', '11.4/d', 'RRT-06'],
    });
  },
});

const firing = (sniper: Unit, at: string, opportunity: boolean): Firers => ({
  units: [sniper],
  weapons: [],
  from: sniper.at as string,
  at,
  opportunity,
});
