/** Battlefield Integrity (3.27), where a battle has it: a side that has lost many of its men loses heart. */
import type { SideId } from '../../kernel/position/position.js';
import { isChosen } from '../options/optional-rules.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import {
  enemyOf,
  isGun,
  isHero,
  isInfantry,
  isOnMap,
  isPrisoner,
  isVehicle,
  ofSide,
} from '../units/kinds.js';
import { pointsOf } from '../units/points.js';

const FIRST = 40;
const STEP = 20;
const WHOLE = 100;
const SOONER_OR_LATER = 10;
const MOST_AGAINST_ONE = 2;

const isPlayed = (battle: Battle): boolean => isChosen(battle, '3.27');

const worthOf = (units: readonly Unit[]): number =>
  units.filter(isInfantry).reduce((sum, unit) => sum + pointsOf(unit), 0);

/** At the outset: all who are on the map (3.27.1). */
export function weighSides(act: Act): void {
  const { battle } = act;
  if (!isPlayed(battle)) return;
  for (const side of battle.sideIds())
    if (!battle.side(side).integrity)
      weigh(act, side, { base: worthOf(ofSide(battle, side).filter(isOnMap)), lost: 0 }, '3.27.1');
}

/** Reinforcements, and leaders who have come forward (3.27.4, 3.6.5). */
export function strengthen(act: Act, units: readonly Unit[]): void {
  const [first] = units;
  const integrity = first && act.battle.side(first.side).integrity;
  if (!integrity || !isPlayed(act.battle)) return;
  weigh(act, first.side, { ...integrity, base: integrity.base + worthOf(units) }, '3.27.4');
  keepHeart(act);
}

/** Men are lost, taken prisoner, or are worth less than before; who was a prisoner counts no more (3.27.2, 3.27.9). */
export function countLoss(act: Act, unit: Unit, remains?: Parameters<typeof pointsOf>[0]): void {
  const { integrity } = act.battle.side(unit.side);
  if (!integrity || !isPlayed(act.battle) || !isInfantry(unit) || isPrisoner(unit) || unit.escaped) return;
  const points = pointsOf(unit) - (remains ? pointsOf(remains) : 0);
  if (points <= 0) return;
  weigh(act, unit.side, { ...integrity, lost: integrity.lost + points }, '3.27.2');
  keepHeart(act);
}

type Integrity = NonNullable<Battle['position']['sides'][string]['integrity']>;

function weigh(act: Act, side: SideId, integrity: Integrity, cites: RuleId): void {
  act.effect(
    'integrity',
    { side, ...integrity },
    { changes: [{ do: 'side', side, set: { integrity } }], cites: [cites] },
  );
}

/** AFVs in view: hidden ones hearten and frighten nobody. Those that cannot move or fire still count (3.27/a). */
const armourOf = (battle: Battle, side: SideId): number =>
  ofSide(battle, side).filter((unit) => isVehicle(unit) && unit.armoured && isOnMap(unit) && !unit.hidden)
    .length;

/** In the hands of somebody, in working order, and in view (3.27.6). */
const hasAntiTankGun = (battle: Battle, side: SideId): boolean =>
  ofSide(battle, side).some(
    (unit) =>
      isGun(unit) &&
      unit.gun?.type === 'AT' &&
      isOnMap(unit) &&
      unit.possessor !== undefined &&
      !unit.malfunctioned &&
      !unit.hidden,
  );

/** How much later, or sooner, a side loses heart for the armour on the map (3.27.5, 3.27.6). */
function support(battle: Battle, side: SideId): { readonly by: number; readonly cites: RuleId } | undefined {
  const own = armourOf(battle, side);
  const theirs = armourOf(battle, enemyOf(battle, side));
  if (own > 0 && theirs <= MOST_AGAINST_ONE * own) return { by: SOONER_OR_LATER, cites: '3.27.5' };
  return own === 0 && theirs > 0 && !hasAntiTankGun(battle, side)
    ? { by: -SOONER_OR_LATER, cites: '3.27.6' }
    : undefined;
}

/** Levels of morale that it has lost: one at 40 per cent, and one for every 20 more (3.27.2, 3.27.3). */
function levelsLost({ base, lost }: Integrity, shift: number): number {
  const percent = base === 0 ? 0 : (lost * WHOLE) / base;
  let levels = 0;
  for (let at = FIRST + shift; at < WHOLE && percent >= at; at += STEP) levels++;
  return levels;
}

/** The morale of everybody but heroes (3.8.3) is as his side's losses and armour have it; done after every step (3.27.7). */
export function keepHeart(act: Act): void {
  const { battle } = act;
  if (!isPlayed(battle)) return;
  for (const side of battle.sideIds()) {
    const { integrity } = battle.side(side);
    if (!integrity) continue;
    const helped = support(battle, side);
    const levels = levelsLost(integrity, helped?.by ?? 0);
    const cites: RuleId[] = ['3.27.2', '3.27.3', ...(helped ? [helped.cites] : [])];
    const changed = ofSide(battle, side).filter(
      (unit) =>
        unit.morale !== undefined && !isHero(unit) && !isPrisoner(unit) && (unit.daunted ?? 0) !== levels,
    );
    daunt(
      act,
      side,
      changed.filter(({ hidden }) => !hidden),
      levels,
      cites,
    );
    daunt(
      act,
      side,
      changed.filter(({ hidden }) => hidden),
      levels,
      cites,
    );
  }
}

function daunt(
  act: Act,
  side: SideId,
  units: readonly Unit[],
  levels: number,
  cites: readonly RuleId[],
): void {
  if (units.length === 0) return;
  const changes = units.map(({ id, morale = 0, brokenMorale, daunted = 0 }): Change => {
    const by = levels - daunted;
    const broken = brokenMorale !== undefined && { brokenMorale: brokenMorale - by };
    return { do: 'unit', unit: id, set: { morale: morale - by, ...broken, daunted: levels || null } };
  });
  act.effect('daunted', { side, levels, units: units.map(({ id }) => id) }, { changes, cites });
}
