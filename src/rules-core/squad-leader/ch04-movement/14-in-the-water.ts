/** What becomes of swimmers (4.14): the plunge, the way ashore, their strength that fails, the current. */
import * as z from 'zod';
import { D6, DR, total } from '../../kernel/dice/index.js';
import { isNight } from '../ch02-sight/08-night.js';
import { leadershipOver } from '../ch03-infantry/02-leaders.js';
import { eliminate, leaveBehind } from '../ch03-infantry/20-casualties.js';
import { carryBoatOff, driftsTo } from '../ch11-vehicles/43-drift.js';
import {
  bankBetween,
  downstreamOf,
  footholds,
  isHeavyCurrent,
  isWaterAt,
} from '../ch14-terrain/28-rivers.js';
import { levelAt } from '../ch14-terrain/ground.js';
import { meetMines } from '../ch15-fortifications/07-mines.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Modifier, refuse, sumOf, type Unit } from '../system.js';
import { disarmed } from '../units/catalogue.js';
import {
  attacker,
  defender,
  enemyOf,
  isMount,
  isOnMap,
  isVehicle,
  moraleOf,
  type OnMap,
  weaponsOf,
} from '../units/kinds.js';
import { stepOf } from './01-march.js';
import { advanceUnseen, mayEnter, stayUnseen } from './01-unseen.js';
import { baggageOf, companionsOf, isMounted, mountOf } from './12-cavalry.js';
import { allotmentOf } from './costs.js';
import { hasRoomIn } from './stacking.js';

/** A check passed by so much more spares the arms (4.14.12/a). */
const WELL = 4;
/** From this roll on a swimmer goes down (4.14.11). */
const DROWNS = { heavy: 11, other: 12 } as const;
/** Up to this roll the swimmer says whither he drifts (4.14.8). */
const OWN_CHOICE = 3;

interface Plunge {
  readonly passed: boolean;
  /** It would have passed a check harder by 4 (4.14.12/a). */
  readonly well: boolean;
}

function check(act: Act, unit: Unit, what: string, more: readonly Modifier[] = []): Plunge {
  const modifiers = [...leadershipOver(act.battle, unit), ...more];
  const needs = moraleOf(unit);
  const rolled = total(act.rollOf(what, [unit.id], DR));
  const made = rolled + sumOf(modifiers);
  const passed = made <= needs;
  act.effect(
    'morale-check',
    { unit: unit.id, check: what, needs, rolled, modifiers, passed },
    { cites: more.length > 0 ? ['4.14.6'] : ['4.14.5'] },
  );
  return { passed, well: made + WELL <= needs };
}

/** Into the water, if it dares (4.14.5); horses do not ask (4.14.15). */
export function goIn(act: Act, ids: readonly string[], to: string, carry: readonly string[]): void {
  const { battle } = act;
  const [first] = ids as [string];
  const unit = battle.theUnit(first) as OnMap;
  const { passed, well } = isMounted(unit) ? { passed: true, well: true } : check(act, unit, 'swimming');
  if (!passed) {
    const changes: Change[] = [{ do: 'unit', unit: first, set: { balked: true } }];
    act.effect('shrank', { unit: first, at: to }, { changes, cites: ['4.14.5'] });
    return;
  }
  stayUnseen(act, ids, to);
  const armed = well || battle.options.water?.rafts?.includes(unit.side) === true;
  for (const id of ids)
    leaveBehind(
      act,
      id,
      weaponsOf(battle, battle.theUnit(id))
        .map((weapon) => weapon.id)
        .filter((weapon) => !armed || !carry.includes(weapon)),
      '4.14.12',
    );
  const from = unit.at;
  if (meetMines(act, ids, from, to).length < ids.length) return;
  const swims = { since: battle.clock.turn, ...(armed && { armed: true as const }) };
  step(act, ids, to, () => ({ swims }));
  if (!isMounted(unit) && bankBetween(battle, to, from) === 'cliff') plunge(act, first, from);
}

/** Off a cliff another check, and who fails is lost (4.14.6). */
function plunge(act: Act, id: string, from: string): void {
  const height = levelAt(act.battle, from);
  const fall: Modifier[] = [{ why: 'height of the jump', value: Math.max(0, height), cites: '4.14.6' }];
  if (!check(act, act.battle.theUnit(id), 'jump', fall).passed) eliminate(act, id, ['4.14.6']);
}

/** With all movement factors, in the open (4.14.5, 4.14.7, 4.14.9). */
function step(act: Act, ids: readonly string[], to: string, more: (unit: Unit) => object): void {
  const { battle } = act;
  const units = ids.map((id) => battle.theUnit(id));
  const from = units[0]?.at ?? to;
  const changes = units.flatMap((unit) => [
    ...stepOf(battle, unit, to, { mf: allotmentOf(battle, unit, units), ledBy: [] }),
    { do: 'unit', unit: unit.id, set: { moving: null, hazardous: true, ...more(unit) } } as Change,
  ]);
  act.effect('swam', { units: ids, from, to }, { changes, cites: ['4.14.5', '4.14.7'] });
}

/** Ashore without arms, if they were left behind (4.14.7, 4.14.12). */
export function comeAshore(act: Act, ids: readonly string[], to: string): void {
  stayUnseen(act, ids, to);
  const units = ids.map((id) => act.battle.theUnit(id));
  if (!mayEnter(act, units, to)) return;
  step(act, ids, to, landed);
  meetMines(act, ids, to);
}

const landed = (unit: Unit): object => ({
  swims: null,
  drifted: null,
  ...(!unit.swims?.armed && disarmed(unit)),
});

/** In the Advance Phase: on in the water, or into a marsh, where it is out of it (4.14.7, 4.14.7/a). At night it keeps its '?' (4.14.14). */
export function swimOn(act: Act, ids: readonly string[], to: string): void {
  const { battle } = act;
  if (!isNight(battle)) for (const id of ids) advanceUnseen(act, id, to);
  const units = ids.map((id) => battle.theUnit(id));
  const from = units[0]?.at ?? to;
  const changes = units.flatMap((unit): Change[] => {
    const swims = unit.swims && { ...unit.swims, immersed: true as const };
    const set = { advanced: true, ...(isWaterAt(battle, to) ? { swims } : landed(unit)) };
    return [...carried(battle, unit, to), { do: 'unit', unit: unit.id, set } as Change];
  });
  act.effect('swam', { units: ids, from, to }, { changes, cites: ['4.14.7'] });
  meetMines(act, ids, to, from);
}

const carried = (battle: Battle, unit: Unit, to: string): Change[] =>
  [unit, ...baggageOf(battle, unit)].map(({ id }): Change => ({ do: 'unit', unit: id, set: { at: to } }));

/** At the end of its Advance Phase each swimmer's strength is tried; cold water tells with every turn (4.14.11). */
export function tireSwimmers(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  for (const { id } of battle.units().filter((unit) => unit.swims && unit.side === side)) {
    const unit = battle.unit(id);
    if (!unit?.swims || companionsOf(battle, unit).some((one) => one.id < id)) continue;
    const turns = battle.clock.turn - unit.swims.since;
    const cold: Modifier[] =
      battle.options.water?.cold && turns > 0 ? [{ why: 'cold', value: turns, cites: '4.14.11' }] : [];
    const rolled = total(act.rollOf('strength', [id], DR));
    const from = isHeavyCurrent(battle) ? DROWNS.heavy : DROWNS.other;
    const drowns = rolled + sumOf(cold) >= from;
    act.effect('swims-on', { unit: id, rolled, modifiers: cold, from, drowns }, { cites: ['4.14.11'] });
    if (drowns) drown(act, unit);
  }
}

/** With all who sit on the same horse, and the horse. */
function drown(act: Act, unit: Unit): void {
  const mount = mountOf(act.battle, unit);
  for (const { id } of companionsOf(act.battle, unit)) eliminate(act, id, ['4.14.11']);
  if (mount && isMount(mount)) eliminate(act, mount.id, ['4.14.11']);
}

/** In the enemy's Advance Phase a heavy current carries swimmers one hex downstream (4.14.8). Returns true if somebody has to say whither. */
export function driftAway(act: Act): boolean {
  const { battle } = act;
  if (battle.clock.phase !== 'advance' || !isHeavyCurrent(battle)) return false;
  const side = defender(battle);
  const swimmers = battle
    .units()
    .filter((unit) => unit.swims && !unit.drifted && !unit.adrift && unit.side === side && isOnMap(unit));
  for (const unit of swimmers as OnMap[]) {
    if (companionsOf(battle, unit).some((one) => one.id < unit.id)) continue;
    const whither = whitherOf(battle, unit);
    const [only] = whither;
    if (whither.length === 1 && only !== undefined) carryOff(act, unit.id, only);
    else if (whither.length > 1) rollForChoice(act, unit);
  }
  if (!battle.units().some(({ adrift }) => adrift)) return false;
  act.plan({ task: 'adrift' });
  return true;
}

/** Those who are not seen say it themselves: the enemy cannot be asked. */
function rollForChoice(act: Act, { id, side, hidden }: Unit): void {
  const rolled = total(act.rollOf('drift', [id], D6));
  const chooser = hidden || rolled <= OWN_CHOICE ? side : enemyOf(act.battle, side);
  const changes: Change[] = [{ do: 'unit', unit: id, set: { adrift: chooser } }];
  act.effect('drifts', { unit: id, rolled, chooser }, { changes, cites: ['4.14.8'] });
}

/** Where a swimmer drifts, or one who lost his footing can be moved (4.14.8, 14.28.8.9). */
function whitherOf(battle: Battle, unit: OnMap): string[] {
  if (isVehicle(unit)) return driftsTo(battle, unit);
  const hexes = unit.swims ? downstreamOf(battle, unit.at) : footholds(battle, unit);
  return hexes.filter((to) => hasRoomIn(battle, to, unit.side, companionsOf(battle, unit)));
}

/** Asks for each who is adrift, one by one. */
export function adrift(act: Act): void {
  const { battle } = act;
  const [unit] = driftersOf(battle);
  if (unit?.adrift) act.ask({ side: unit.adrift, kind: 'drift' });
  else act.done();
}

const driftersOf = (battle: Battle): OnMap[] =>
  battle
    .units()
    .filter(
      (unit): unit is OnMap =>
        unit.adrift !== undefined && isOnMap(unit) && whitherOf(battle, unit).length > 0,
    );

function carryOff(act: Act, id: string, to: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const from = unit.at ?? to;
  const changes = companionsOf(battle, unit).flatMap((one): Change[] => [
    ...carried(battle, one, to),
    {
      do: 'unit',
      unit: one.id,
      set: { adrift: null, ...(one.swims ? { drifted: true } : { track: [to], costs: [0] }) },
    } as Change,
  ]);
  act.effect(
    'carried-off',
    { unit: id, from, to },
    { changes, cites: unit.swims ? ['4.14.8'] : ['14.28.8.9/a'] },
  );
}

export const driftTo = order({
  title: 'Where the water carries a unit',
  description:
    'A heavy current carries a swimmer downstream; a unit that loses its footing in a river is moved by its enemy.',
  cites: ['4.14.8', '14.28.8.9/a'],
  answers: ['drift'],
  asks: { to: z.string().describe('The adjacent hex to which it is carried.') },
  *candidates({ battle, by }) {
    const unit = driftersOf(battle).find(({ adrift: chooser }) => chooser === by);
    if (unit) for (const to of whitherOf(battle, unit)) yield { to };
  },
  read({ battle, by }, { to }) {
    const unit = driftersOf(battle).find(({ adrift: chooser }) => chooser === by);
    return unit && whitherOf(battle, unit).includes(to)
      ? { unit: unit.id, to }
      : { ...refuse('NO_WAY', `The water does not carry it to ${to}.`, '4.14.8'), path: '$.to' };
  },
  perform: (act, { unit, to }) =>
    isVehicle(act.battle.theUnit(unit)) ? carryBoatOff(act, unit, to) : carryOff(act, unit, to),
});
