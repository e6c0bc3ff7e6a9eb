/** How gliders come down (12.10.11 to 12.10.15): crashes, water, and what is left of those aboard. */
import { D6, DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { around } from '../../mechanics/places.js';
import { isNight } from '../ch02-sight/08-night.js';
import { lose } from '../ch03-infantry/04-wounds.js';
import { breakUnit, eliminate } from '../ch03-infantry/20-casualties.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { isSmoky } from '../ch09-artillery/16-smoke.js';
import {
  type Ground,
  groundAt,
  hexsideBetween,
  isCliffBetween,
  isRiver,
  isWater,
  levelAt,
} from '../ch14-terrain/ground.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import { isHero, isInfantry, isWeapon } from '../units/kinds.js';
import { strayFrom } from './09-drop.js';
import { obstacleAt } from './blind-hexes.js';

/** What it carries, men before weapons. */
export const cargoOf = (battle: Battle, glider: UnitId): Unit[] =>
  battle.units().filter(({ glides }) => glides === glider);

/** The hexes over which it comes, the nearest first. */
export function overflown(battle: Battle, at: string, along: number, most: number): string[] {
  const hexes: string[] = [];
  let last: string | undefined = at;
  while (hexes.length < most) {
    last = around(battle, last)[(along + 3) % 6];
    if (last === undefined) break;
    hexes.push(last);
  }
  return hexes;
}

interface Touch {
  readonly aimed: string;
  readonly to: string | undefined;
  readonly along: number;
  readonly way: number;
  readonly miss: number;
}

const HARD: Partial<Record<Ground, number>> = {
  orchard: 1,
  'shell hole': 1,
  marsh: 1,
  'shallow river': 1,
  woods: 2,
  'wooden building': 2,
  'stone building': 3,
  crag: 3,
};

/** What the ground adds to the die for a crash; the level counts by itself where it is worse (12.10.11). */
function groundDrm(battle: Battle, at: string): Modifier[] {
  const ground = groundAt(battle, at);
  const sides = around(battle, at).flatMap((hex) =>
    hex === undefined ? [] : [hexsideBetween(battle, at, hex)],
  );
  const cliff = around(battle, at).some((hex) => hex !== undefined && isCliffBetween(battle, at, hex));
  const level = Math.min(3, Math.max(0, levelAt(battle, at)));
  const found: [string, number][] = [
    [ground, HARD[ground] ?? 0],
    ['wall', sides.includes('wall') ? 2 : 0],
    ['hedge', sides.includes('hedge') ? 1 : 0],
    ['cliff', cliff ? 3 : 0],
    ['hill', level],
  ];
  return found.filter(([, value]) => value > 0).map(([why, value]) => ({ why, value, cites: '12.10.11' }));
}

function crashDrm(battle: Battle, id: UnitId, { to, along, miss }: Touch): Modifier[] {
  const broken = cargoOf(battle, id).filter((unit) => unit.broken).length;
  const { damage = 0 } = battle.theUnit(id);
  const found: [string, number][] = [
    ['off the map', to === undefined ? 1 : 0],
    ['in smoke', to !== undefined && isSmoky(battle, to) ? 1 : 0],
    ['hexes astray', miss],
    ['night', isNight(battle) ? 1 : 0],
    ['broken men aboard', broken],
    ['failed checks', damage],
    ['blind hex', to !== undefined && isBehindObstacle(battle, to, along) ? 3 : 0],
  ];
  const modifiers = found
    .filter(([, value]) => value > 0)
    .map(([why, value]): Modifier => ({ why, value, cites: '12.10.11' }));
  return to === undefined ? modifiers : [...modifiers, ...groundDrm(battle, to)];
}

/** The hex before it on the approach is higher than it (12.10.11/t). */
function isBehindObstacle(battle: Battle, at: string, along: number): boolean {
  const [before] = overflown(battle, at, along, 1);
  return before !== undefined && levelAt(battle, before) + obstacleAt(battle, before) > levelAt(battle, at);
}

const SAFE = 6;

/** The glider is gone, and its men are where it came down, if they live (12.10.11 to 12.10.14). */
export function touchDown(act: Act, id: UnitId, touch: Touch): void {
  const { battle } = act;
  const modifiers = crashDrm(battle, id, touch);
  const rolled = total(act.rollOf('crash of', [id], D6));
  const crashed = rolled + sumOf(modifiers) > SAFE;
  const cargo = cargoOf(battle, id);
  const { to } = touch;
  const before = new Set(cargo.filter((unit) => unit.broken).map((unit) => unit.id));
  act.effect(
    'glider-down',
    { unit: id, at: to, rolled, modifiers, crashed },
    {
      changes: [
        ...cargo.map(
          (unit): Change => ({
            do: 'unit',
            unit: unit.id,
            set: { glides: null, ...(to !== undefined && { at: to, glided: true }) },
          }),
        ),
        { do: 'leave', unit: id },
      ],
      cites: ['12.10.11', '12.10.14'],
    },
  );
  if (crashed) crash(act, cargo, before);
  const alive = cargo.filter((unit) => battle.unit(unit.id)).map((unit) => unit.id);
  if (to === undefined)
    for (const one of alive) strayFrom(act, one, { last: touch.aimed, direction: touch.way });
  else if (isWater(groundAt(battle, to))) drown(act, alive, groundAt(battle, to));
}

/** The broken are lost, the others break, and must pass a check to live, but for heroes (3.8.2, 3.8.3); weapons are out of order, or lost (12.10.12). */
function crash(act: Act, cargo: readonly Unit[], before: ReadonlySet<UnitId>): void {
  const { battle } = act;
  const men = cargo.filter(isInfantry);
  for (const { id } of men.filter((unit) => before.has(unit.id))) eliminate(act, id, ['12.10.12']);
  const shaken = men.filter((unit) => battle.unit(unit.id) && !isHero(unit));
  for (const { id } of shaken) breakUnit(act, id, ['12.10.12'], true);
  for (const { id } of shaken) if (battle.unit(id)) survive(act, id);
  for (const { id } of cargo.filter(isWeapon)) {
    const weapon = battle.unit(id);
    if (!weapon) continue;
    if (weapon.repair === undefined) eliminate(act, id, ['12.10.12']);
    else
      act.effect(
        'weapon-jarred',
        { weapon: id },
        { changes: [{ do: 'unit', unit: id, set: { malfunctioned: true } }], cites: ['12.10.12'] },
      );
  }
}

/** With the morale that it had before it broke; a leader who fails is wounded (3.4.1). */
function survive(act: Act, id: UnitId): void {
  const { morale = 0 } = act.battle.theUnit(id);
  const rolled = total(act.rollOf('crash', [id], DR));
  const passed = rolled <= morale;
  act.effect('crash-survived', { unit: id, needs: morale, rolled, passed }, { cites: ['12.10.12'] });
  if (!passed) lose(act, id, ['12.10.12']);
}

/** As paratroops in the same water (12.10.13). */
function drown(act: Act, ids: readonly UnitId[], ground: Ground): void {
  const { battle } = act;
  const isShallow = isRiver(ground) && ground === 'shallow river';
  for (const id of ids) {
    const unit = battle.unit(id);
    if (unit && (!isShallow || !isInfantry(unit) || unit.broken)) eliminate(act, id, ['12.10.13']);
  }
  const left = ids.filter((id) => battle.unit(id));
  if (left.length > 0) moraleChecks(act, left, { check: 'landing', calmly: true, cites: ['12.10.13'] });
}
