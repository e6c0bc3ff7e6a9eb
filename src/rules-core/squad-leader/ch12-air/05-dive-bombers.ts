/** Dive bombers (12.5): first their cannon at one hex, then what they carry at another near it. */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import { hexOf, type SideId, type UnitId } from '../../kernel/position/position.js';
import { hexesBetween } from '../../mechanics/line.js';
import { distance, hexAt, neighbours } from '../../mechanics/places.js';
import { couldBeAsked } from '../ch02-sight/03-concealment.js';
import { askAfterwards } from '../ch03-infantry/04-wounds.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { isBypassing } from '../ch05-fire/06-bypassing.js';
import { placesIn } from '../ch14-terrain/03-levels.js';
import { safeFromTheAir } from '../ch14-terrain/17-forest-roads.js';
import { isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { isOnFire, kindle } from '../ch16-fire/02-fires.js';
import { fuelAt, weather } from '../ch16-fire/02-fuel.js';
import { AIRCRAFT, FIRE } from '../charts/index.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Modifier,
  noSuchHex,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import { enemiesInView, enemyOf, isInfantry, playerTurnOf } from '../units/kinds.js';
import { isUnderTrees, sight } from './03-mistaken-attacks.js';
import { isWithinReach } from './04-anti-aircraft.js';
import { fireRockets } from './06-sturmoviks.js';
import { columnAgainstArmour, gunsOf, isDiveBomber, planesOver, readyPlane, sendHome } from './planes.js';
import { armourAt, armourStruckAt, strikeAfv, strikeMen, victimsAt } from './strikes.js';

const chartsOf = (battle: Battle): ChartPack => battle.table.charts as ChartPack;

export const dive = order({
  title: 'Dive at a hex',
  description:
    'A dive bomber attacks a hex with its cannon or machine guns; what it carries comes afterwards.',
  cites: ['12.5.1', '12.5.2', '12.5.3', '12.3.2'],
  answers: ['prep-fire', 'defensive-fire'],
  asks: {
    aircraft: z.string().describe('The dive bomber.'),
    at: z.string().describe('The hex.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const planes = planesOver(battle, by).filter(isDiveBomber);
    if (planes.length === 0) return;
    for (const at of new Set(enemiesInView(battle, by).map((enemy) => hexOf(enemy.at))))
      for (const { id } of planes) yield { aircraft: id, at };
  },
  read({ battle, by }, { aircraft, at }) {
    const plane = readyPlane(battle, by, aircraft);
    if (isRefusal(plane)) return plane;
    if (!isDiveBomber(plane))
      return {
        ...refuse('CANNOT_ATTACK', `${plane.name} strafes: it does not dive.`, '12.7.3/a'),
        path: '$.aircraft',
      };
    return notOpen(battle, by, at) ?? { aircraft, at };
  },
  perform(act, { aircraft, at }) {
    const { battle } = act;
    const found = sight(act, battle.theUnit(aircraft), at);
    const now = playerTurnOf(battle);
    if (found.at === undefined) {
      act.effect(
        'broke-off',
        { unit: aircraft },
        { changes: [{ do: 'unit', unit: aircraft, set: { balkedAt: now } }], cites: ['12.3.6'] },
      );
      return;
    }
    act.effect(
      'dived',
      { unit: aircraft, at: found.at },
      { changes: [{ do: 'unit', unit: aircraft, set: { over: found.at, sortie: now } }], cites: ['12.5.3'] },
    );
    const plane = battle.theUnit(aircraft);
    act.plan({ task: 'dive', aircraft, sides: [enemyOf(battle, plane.side), plane.side] });
    scream(act, plane, found.at);
    fireCannon(act, plane, found.at, found.mistaken);
  },
});

/** Under trees only those beside them are seen (12.5.1, 12.5/q3). */
function notOpen(battle: Battle, by: string, at: string): Refusal | undefined {
  if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
  if (!isUnderTrees(battle, at)) return undefined;
  return enemiesInView(battle, by).some((unit) => isBypassing(unit, at))
    ? undefined
    : (safeFromTheAir(battle, at) ?? {
        ...refuse('NO_SIGHT', `Nobody sees into the trees of ${at} from above: name another hex.`, '12.5.1'),
        path: '$.at',
      });
}

const SCREAMS_UNTIL = 1941;
const SHELTERED: Modifier = { why: 'entrenched', value: -1, cites: '12.5.22' };

/** Until 1941 the sirens of Stukas shake everybody in and around the hex, on all levels and aboard vehicles, before they fire (12.5.22, 12.5/q6). */
function scream(act: Act, { airframe }: Unit, at: string): void {
  const { battle } = act;
  if (airframe !== 'Stuka' || battle.options.year > SCREAMS_UNTIL) return;
  const shaken = [at, ...neighbours(battle, at)]
    .flatMap((hex) => placesIn(battle, hex))
    .flatMap((place) => battle.unitsAt(place))
    .filter(isInfantry);
  if (shaken.length === 0) return;
  act.effect('sirens', { at }, { cites: ['12.5.22'] });
  moraleChecks(
    act,
    shaken.map(({ id }) => id),
    (id) => {
      const unit = battle.theUnit(id);
      return {
        check: 'sirens',
        modifiers: isEntrenched(unit) || isInBunker(unit) ? [SHELTERED] : [],
        calmly: true,
        cites: ['12.5.22'],
      };
    },
  );
}

/** Of a building of several levels the highest: it does not see the others (12.5.1). */
const roofOf = (battle: Battle, at: string): string => placesIn(battle, at).at(-1) ?? at;

const JAMS = 12;
/** So often it fires at armour (12.5.5). */
const BURSTS = 2;

/** At men once, at armour twice, until the guns jam (12.5.4 to 12.5.8, 12.5.20). */
function fireCannon(act: Act, plane: Unit, at: string, mistaken: boolean): void {
  const { battle } = act;
  const target = { plane, at: roofOf(battle, at), mistaken };
  const isEmpty = victimsAt(battle, target).length === 0 && armourStruckAt(battle, target).length > 0;
  if (!isEmpty && strikeMen(act, { ...target, fp: gunsOf(battle, plane), cites: ['12.5.4'] }) >= JAMS) return;
  for (let burst = 0; burst < BURSTS; burst++) {
    const [afv] = armourStruckAt(battle, target);
    if (!afv) return;
    const column = columnAgainstArmour(battle, plane);
    if (strikeAfv(act, plane, afv, { column, cites: ['12.5.5'] }) >= JAMS) return;
  }
}

/** AA fire comes between the two attacks, and then it must use what it carries (12.1.8, 12.4.1/a). */
export function diving(
  act: Act,
  { aircraft, sides }: { readonly aircraft: UnitId; readonly sides: readonly SideId[] },
): void {
  const { battle } = act;
  if (askAfterwards(act)) return;
  const plane = battle.unit(aircraft);
  const [side, ...rest] = sides;
  if (!plane || side === undefined) act.done();
  else if (side === plane.side) act.ask({ side, kind: 'bombing' });
  else if (isWithinReach(battle, side) && couldBeAsked(act, side, 'anti-aircraft'))
    act.ask({ side, kind: 'anti-aircraft' });
  else act.become({ task: 'dive', aircraft, sides: rest });
}

const FARTHEST = 4;

export const bomb = order({
  title: 'Bomb a hex',
  description:
    'The dive bomber drops its bombs, fires its rockets, or fires its cannon of 37mm, at most four hexes from where it dived; the cannon at a second hex too, farther on the same line.',
  cites: ['12.5.11', '12.5.12', '12.5.18', '12.1.8'],
  answers: ['bombing'],
  asks: {
    at: z.string().describe('The hex.'),
    second: z.string().optional().describe('The second hex at which a cannon of 37mm fires (12.5.18).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const plane = diverOf(battle, by);
    if (!plane?.over) return;
    yield { at: plane.over };
    for (const at of new Set(enemiesInView(battle, by).map((enemy) => hexOf(enemy.at))))
      if (at !== plane.over && distance(battle, plane.over, at) <= FARTHEST) yield { at };
  },
  read({ battle, by }, { at, second }) {
    const plane = diverOf(battle, by);
    if (plane?.over === undefined)
      return refuse('NOT_NOW', 'No dive bomber of yours attacks now.', '12.5.11');
    if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
    if (distance(battle, plane.over, at) > FARTHEST)
      return {
        ...refuse('TOO_FAR', `${at} is more than 4 hexes from ${plane.over}.`, '12.5.11'),
        path: '$.at',
      };
    if (at !== plane.over) {
      const hidden = notOpen(battle, by, at);
      if (hidden) return hidden;
    }
    const wrong = second === undefined ? undefined : notInLine(battle, plane, at, second);
    return wrong ? { ...wrong, path: '$.second' } : { aircraft: plane.id, at, second };
  },
  perform(act, { aircraft, at, second }) {
    const { battle } = act;
    act.done();
    const plane = battle.theUnit(aircraft);
    if (plane.load === '37L') fireHeavyCannon(act, plane, at, second);
    else release(act, plane, at);
    if (plane.load === '37L' && !plane.damage)
      act.effect(
        'pulled-out',
        { unit: aircraft },
        { changes: [{ do: 'unit', unit: aircraft, set: { over: null } }], cites: ['12.1.8'] },
      );
    else sendHome(act, aircraft, plane.damage ? ['12.4.2/a'] : ['12.1.8']);
  },
});

const diverOf = (battle: Battle, by: string): Unit | undefined =>
  planesOver(battle, by).find(({ over }) => over !== undefined);

/** Of five hexes in a line from the first target, beyond the one that it has fired at (12.5.18). */
function notInLine(battle: Battle, { load, over = '' }: Unit, at: string, then: string): Refusal | undefined {
  if (load !== '37L') return refuse('ONE_TYPE', 'Only a cannon of 37mm fires at two hexes.', '12.5.18');
  if (!battle.table.map.named.has(then)) return noSuchHex(then);
  if (then === at) return undefined;
  const [near, far] = [distance(battle, over, at), distance(battle, over, then)];
  const { map } = battle.table;
  const line = hexesBetween(map, hexAt(battle, over).index, hexAt(battle, then).index);
  const isOnTheWay = at === over || line.some(({ name }) => name === at);
  const isBeyond = far > near && far <= FARTHEST && isOnTheWay;
  return isBeyond
    ? undefined
    : refuse('TOO_FAR', `${then} does not lie beyond ${at}, on a line of 5 hexes from ${over}.`, '12.5.18');
}

/** It hits by itself, and armour alone (12.5.15, 12.5.17, 12.5.19, 12.5.20). */
function fireHeavyCannon(act: Act, plane: Unit, at: string, then = at): void {
  for (const hex of [at, then]) {
    const [afv] = armourStruckAt(act.battle, { plane, at: hex });
    if (afv && strikeAfv(act, plane, afv, { column: 'AP 37', cites: ['12.5.19'] }) >= JAMS) return;
  }
}

/** A die against the distance; who moves is harder to hit (12.5.12, 12.5/q5), and damage makes it worse (12.4.2/b). */
function release(act: Act, plane: Unit, at: string): void {
  const { battle } = act;
  const { load = 'bombs' } = plane;
  const far = distance(battle, plane.over ?? at, at);
  const needs = chartsOf(battle).lookup(AIRCRAFT.bombing, far);
  const modifiers = [...rocketDrm(battle, plane), ...movementDrm(battle, plane, at), ...damageDrm(plane)];
  const rolled = total(act.rollOf('bombs of', [plane.id], D6));
  const hit = rolled + sumOf(modifiers) <= needs;
  act.effect(
    'bombed',
    { unit: plane.id, at, load, needs, rolled, modifiers, hit },
    {
      changes: [{ do: 'unit', unit: plane.id, set: { load: null } }],
      cites: load === 'rockets' ? ['12.6.6'] : ['12.5.12'],
    },
  );
  if (!hit) return;
  if (load === 'rockets') fireRockets(act, plane, at);
  else explode(act, plane, at);
}

const damageDrm = ({ damage = 0 }: Unit): Modifier[] =>
  damage > 0 ? [{ why: 'damaged', value: damage, cites: '12.4.2/b' }] : [];

const rocketDrm = (battle: Battle, { load }: Unit): Modifier[] => {
  const value = load === 'rockets' ? chartsOf(battle).lookup(AIRCRAFT.rockets, battle.options.year) : 0;
  return value > 0 ? [{ why: 'rockets of that year', value, cites: '12.6.6' }] : [];
};

const MOVING = 2;

/** A vehicle that moved in this player turn, or is in motion (case J of 13.16, 11.31.4). */
function movementDrm(battle: Battle, plane: Unit, at: string): Modifier[] {
  const [afv] = armourAt(battle, { plane, at });
  const isMoving = afv?.motion || (battle.clock.phase === 'defensive-fire' && afv?.moved);
  return isMoving ? [{ why: 'moving', value: MOVING, cites: '12.5/q5' }] : [];
}

/** On men with the last column, or that of smaller bombs; on one AFV besides (12.5.13, 12.6.2). */
function explode(act: Act, plane: Unit, at: string): void {
  const { battle } = act;
  const row = plane.airframe === 'IL-2' || plane.airframe === 'IL-2M3' ? plane.airframe : 'Stuka';
  const fp = chartsOf(battle).lookup(AIRCRAFT.bombs, row);
  const undamaged = { ...plane, damage: 0 };
  const target = { plane: undamaged, at: roofOf(battle, at) };
  const [afv] = armourStruckAt(battle, target);
  if (!afv || victimsAt(battle, target).length > 0)
    strikeMen(act, { ...target, fp, explodes: true, cites: ['12.5.13'] });
  const isThere = afv && battle.unit(afv.id);
  if (isThere)
    strikeAfv(act, undamaged, afv, { column: row === 'IL-2' ? 'HE 120' : 'HE 150', cites: ['12.5.13'] });
  igniteAt(act, plane, at);
}

/** Bombs set what can burn on fire as men do (12.5.21, 16.2.3). */
function igniteAt(act: Act, plane: Unit, at: string): void {
  const { battle } = act;
  const fuel = fuelAt(battle, at);
  if (!fuel || isOnFire(battle, at)) return;
  const needs = chartsOf(battle).lookup(FIRE.kindling, fuel.kindling);
  const modifiers = weather(battle);
  const rolled = total(act.rollOf('fire by', [plane.id], DR));
  const burns = rolled + sumOf(modifiers) >= needs;
  act.effect('bombs-ignite', { at, needs, rolled, modifiers, burns }, { cites: ['12.5.21'] });
  if (burns) kindle(act, at, ['12.5.21']);
}
