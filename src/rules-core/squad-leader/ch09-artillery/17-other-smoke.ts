/** Smoke mortars, smoke pots and close defence weapons of AFVs (9.17.9 to 9.17.11). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { hexesAhead, isInArc } from '../../mechanics/facing.js';
import { distance } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { tooFastToFire } from '../ch11-vehicles/31-motion.js';
import { behindScreens } from '../ch11-vehicles/41-amphibians.js';
import { isManned } from '../ch11-vehicles/state.js';
import { order } from '../form.js';
import { type Battle, type Change, noSuchHex, type Refusal, refuse, type Unit } from '../system.js';
import { isOnMap, isVehicle, type OnMap, ofSide } from '../units/kinds.js';
import { canHang, lay } from './16-smoke.js';
import { hasFired } from './17-smoke-grenades.js';

const REACH = 3;

/** A vehicle of the side that makes smoke before all other Prep Fire (9.15.3, 9.17.10.1, 9.17.11.1/a). */
function readyVehicle(
  battle: Battle,
  by: string,
  id: string,
  cites: '9.17.10.1' | '9.17.11.1/a',
): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isVehicle(unit) || !isOnMap(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  if (!isManned(unit)) return refuse('NO_CREW', `${unit.name} has no crew in its senses.`, '11.8.3');
  const held = behindScreens(unit);
  if (held) return held;
  return hasFired(battle, by)
    ? refuse('TOO_LATE', 'Smoke is made before all other fire of your side.', '9.15.3', cites)
    : unit;
}

const noSmoke = (at: string): Refusal =>
  refuse('NO_SMOKE', `Smoke does not stay over ${at}.`, '9.16.7', '16.4.2.3');

export const fireSmokeMortar = order({
  title: 'Fire a smoke mortar',
  description:
    'A vehicle with a smoke mortar places smoke within three hexes in the arc of its turret, in place of the fire of its gun.',
  cites: ['9.17.10.1', '9.17.10.2'],
  answers: ['prep-fire'],
  asks: { unit: z.string().describe('The vehicle.'), at: z.string().describe('The hex.') },
  byExample: true,
  *candidates({ battle, by }) {
    const vehicles = ofSide(battle, by).filter(({ smokeMortar }) => smokeMortar !== undefined);
    if (vehicles.length === 0) return;
    for (const { id, at, turret, facing = 0 } of vehicles)
      for (const hex of at === undefined ? [] : hexesAhead(battle, at, turret ?? facing))
        yield { unit: id, at: hex };
  },
  read({ battle, by }, { unit: id, at }) {
    const unit = readyVehicle(battle, by, id, '9.17.10.1');
    if (isRefusal(unit)) return unit;
    const isFast = tooFastToFire(battle, unit);
    if (isFast) return isFast;
    if (unit.smokeMortar === undefined || unit.smokeMortarOut)
      return refuse(
        'NO_SMOKE',
        `${unit.name} has no smoke mortar, or no bombs for it.`,
        '9.17.10.1',
        '9.17.10.2',
      );
    if (unit.shotsFired || unit.overran !== undefined)
      return refuse('HAS_FIRED', `The gun of ${unit.name} has fired.`, '9.17.10.2');
    if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
    if (distance(battle, unit.at, at) > REACH)
      return { ...refuse('OUT_OF_RANGE', `${at} is more than three hexes away.`, '9.17.10.1'), path: '$.at' };
    if (!isInArc(battle, unit.at, unit.turret ?? unit.facing ?? 0, at))
      return {
        ...refuse('OUT_OF_ARC', `The turret of ${unit.name} does not point at ${at}.`, '9.17.10.1'),
        path: '$.at',
      };
    return canHang(battle, at, 'full') ? { unit: id, at } : noSmoke(at);
  },
  perform(act, { unit: id, at }, { by }) {
    const { battle } = act;
    giveAway(act, [id], '2.3.9.1');
    const { smokeMortar = 0, gun } = battle.theUnit(id);
    const rolled = total(act.rollOf('smoke mortar', [id], DR));
    const has = rolled <= smokeMortar;
    const set = {
      shotsFired: gun?.shots ?? 1,
      laidSmoke: true as const,
      ...(has ? {} : { smokeMortarOut: true as const }),
    };
    act.effect(
      'smoke-launched',
      { unit: id, at, has, rolled },
      {
        changes: [{ do: 'unit', unit: id, set }, ...(has ? [lay(battle, at, by, 'full')] : [])],
        cites: ['9.17.10.2'],
      },
    );
  },
});

export const lightSmokePots = order({
  title: 'Light smoke pots',
  description:
    'A vehicle with smoke pots that is not in motion veils its own hex, once in a battle. It fires nothing in this phase, and has half of its movement points left.',
  cites: ['9.17.11.1/a', '9.17.11.1/b'],
  answers: ['prep-fire'],
  asks: { unit: z.string().describe('The vehicle.') },
  *candidates({ battle, by }) {
    for (const { id, smokePots } of ofSide(battle, by)) if (smokePots === 'loaded') yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = readyVehicle(battle, by, id, '9.17.11.1/a');
    if (isRefusal(unit)) return unit;
    if (unit.smokePots !== 'loaded')
      return refuse('NO_SMOKE', `${unit.name} has no smoke pots left.`, '9.17.11.1/a');
    if (unit.motion) return refuse('HAS_MOVED', `${unit.name} is in motion.`, '9.17.11.1/a');
    if (unit.fired || unit.shotsFired) return refuse('HAS_FIRED', `${unit.name} has fired.`, '9.17.11.1/b');
    return canHang(battle, unit.at, 'full') ? { unit: id } : noSmoke(unit.at);
  },
  perform(act, { unit: id }, { by }) {
    const { battle } = act;
    giveAway(act, [id], '2.3.9.1');
    const { at = '', gun } = battle.theUnit(id);
    const set = { smokePots: 'lit', fired: true, shotsFired: gun?.shots ?? 1, laidSmoke: true } as const;
    act.effect(
      'smoke-launched',
      { unit: id, at, has: true },
      { changes: [{ do: 'unit', unit: id, set }, lay(battle, at, by, 'full')], cites: ['9.17.11.1/a'] },
    );
  },
});

const isLit = ({ smokePots }: Unit): boolean => smokePots === 'lit';

/** After the Prep Fire Phase it may fire again (9.17.11.1/b). */
export const potsSmoulder = (battle: Battle): Change[] =>
  battle
    .units()
    .filter(isLit)
    .map(({ id }): Change => ({ do: 'unit', unit: id, set: { fired: null, shotsFired: null } }));

/** Once in a battle (9.17.11.1/a). */
export const potsBurnOut = (battle: Battle): Change[] =>
  battle
    .units()
    .filter(isLit)
    .map(({ id }): Change => ({ do: 'unit', unit: id, set: { smokePots: 'used' } }));

/** On this roll the close defence weapon fires its last smoke, above it there is none (9.17.9.4). */
const LAST_OF_CLOSE_DEFENCE = 8;

/** What the enemy does not know of an AFV until it is used (9.17.9.2). */
export const hasCloseDefence = (battle: Battle, { side, id }: Unit): boolean =>
  battle.secret(side).closeDefence?.includes(id) === true;

export const closeDefenceLasts = (rolled: number): boolean => rolled < LAST_OF_CLOSE_DEFENCE;
export const closeDefenceHas = (rolled: number): boolean => rolled <= LAST_OF_CLOSE_DEFENCE;
