/** Resolving an attack (5.5): the column, the dice, and the results for each target. */

import { DR, isDoubles, lowest, type Roll, total } from '../../kernel/dice/index.js';
import { giveAway, uncoverAll } from '../ch02-sight/03-concealment.js';
import { mayHarbour } from '../ch02-sight/05-blind-fire.js';
import { sees } from '../ch02-sight/sight.js';
import { ratingOf } from '../ch03-infantry/02-leaders.js';
import { keepsItsNerve } from '../ch03-infantry/09-inexperience.js';
import { hidingInWoods } from '../ch03-infantry/14-partisans.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { sate } from '../ch03-infantry/25-berserk.js';
import { weariness } from '../ch04-movement/07-double-time.js';
import { asTarget, coverOf, ridersOf, unhorse } from '../ch04-movement/12-cavalry.js';
import { smocks } from '../ch04-movement/13-skis.js';
import { immersion } from '../ch04-movement/14-immersed.js';
import { destroyAtRandom, harmOf } from '../ch08-support-weapons/08-random-destruction.js';
import { boreSightDrm } from '../ch08-support-weapons/09-bore-sight.js';
import { breakDown } from '../ch08-support-weapons/09-breakdown.js';
import { sustainedColumn } from '../ch08-support-weapons/09-sustained-fire.js';
import { pastVehicles, pierce } from '../ch08-support-weapons/09-vehicles.js';
import { fuelBeside, isFlame } from '../ch08-support-weapons/10-flamethrowers.js';
import {
  blowUpBridges,
  blowUpBuildings,
  destroyWeapons,
  engineersModifiers,
  isDud,
  strikeVehicles,
} from '../ch08-support-weapons/11-blast.js';
import { shakenByShells, underShells } from '../ch09-artillery/02-under-shells.js';
import { smokeDrm } from '../ch09-artillery/16-in-the-line.js';
import { shieldOf } from '../ch10-guns/03-shields.js';
import { brokenAboard } from '../ch11-vehicles/13-halftracks.js';
import { coverOfPassengers, shelterAboard } from '../ch11-vehicles/18-fire-at-passengers.js';
import { coverBeneath } from '../ch11-vehicles/20-beneath.js';
import { burnTrucks } from '../ch11-vehicles/20-burning.js';
import { inTheTracks } from '../ch11-vehicles/30-trail-breaks.js';
import { boatsInDanger } from '../ch11-vehicles/43-under-fire.js';
import { coverOfCrew, shelterOf, sufferFire } from '../ch11-vehicles/crews.js';
import { isBoat, isDrawn, isSoft } from '../ch11-vehicles/state.js';
import { breakGuns } from '../ch13-direct-fire/17-lost-guns.js';
import { turnedRound } from '../ch13-direct-fire/26-turned-cover.js';
import { withHexsides } from '../ch14-terrain/05-hexsides.js';
import { throughGrowth } from '../ch14-terrain/13-suspects.js';
import { isShelteredFrom, withoutClimb } from '../ch14-terrain/25-over-crests.js';
import { pastGraves } from '../ch14-terrain/27-graveyards.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { blowUpWorks } from '../ch15-fortifications/01-blown-up.js';
import { isBehindBank } from '../ch15-fortifications/03-banks.js';
import { coverInside } from '../ch15-fortifications/03-entrenchments.js';
import { behindConcrete, hasBunker, isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { isSecretlyFortified, revealFortified, THICKER } from '../ch15-fortifications/06-fortified.js';
import { blunder, isNervous } from '../ch15-fortifications/08-booby-traps.js';
import { igniteByBlast, igniteByFlame } from '../ch16-fire/02-by-fire.js';
import { mistBefore } from '../ch16-fire/05-fog.js';
import { intoTheSnow, inWhite } from '../ch16-fire/05-in-rain-and-snow.js';
import { isInPlay } from '../options/optional-rules.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import {
  enemyOf,
  infantryAt,
  isAircraft,
  isCharge,
  isCycle,
  isHero,
  isMachineGun,
  isMarker,
  isMmc,
  isOfEngineers,
  isShapedCharge,
  isVehicle,
  type OnMap,
} from '../units/kinds.js';
import { farthest, hexesOf } from './01-group.js';
import { heroismOf } from './01-heroes.js';
import { type Aim, targetsOf } from './02-aim.js';
import { coverAt, exposure } from './03-cover.js';
import { isOfMachineGun, isPointBlank, partOf, type Shot } from './04-firepower.js';
import { type Column, columnBelow, columnOf, type Result, resultInWords, resultOf } from './05-fire-table.js';
import { firePhaseOf, isAtOnce } from './06-at-once.js';
import { coverBeside, seesJuncture } from './06-bypassing.js';
import { withoutThoseWhoFlinch } from './06-flinch.js';
import { firedOnIn, goToGround, putBack, sendOn } from './06-movers.js';
import { coverAtEntrance, loseThoseBelow } from './09-from-below.js';
import type { Outcome } from './effects.js';

interface Attack {
  readonly by: string;
  /** The hex aimed at, and those that the same fire strikes besides. */
  readonly aims: readonly Aim[];
  readonly leaders: readonly OnMap[];
  readonly heroes?: readonly OnMap[];
  /** Of the leader who directs it from within a vehicle (3.3.6). */
  readonly modifiers?: readonly Modifier[];
  /** That they have fired. */
  readonly marks: readonly Change[];
}

/** Beyond this range the lower die counts twice (8.9.5.1). */
const FAR = 16;

/** Those who see the hex fire at it; the others have fired in vain, and their guns may break down (2.1.2). */
export function resolveFire(act: Act, attack: Attack): void {
  giveAway(act, firersOf(attack), '2.3.9.1', '2.3.9.5');
  const [aim] = attack.aims as [Aim];
  const { at, shots } = aim;
  const bearing = bearingOn(act.battle, attack);
  const blind = shots.filter(({ firing }) => !bearing.has(firing.id));
  const isInVain = blind.length === shots.length;
  if (blind.length > 0) fireInVain(act, blind, at, isInVain ? attack.marks : []);
  if (isInVain) return;
  const aims = attack.aims.map((aim) => ({
    ...aim,
    shots: aim.shots
      .filter(({ firing }) => bearing.has(firing.id))
      .map((shot) => ({ ...shot, ...bearing.get(shot.firing.id) })),
  }));
  fireAt(act, { ...attack, aims: aims.filter((aim) => aim.shots.length > 0) });
}

/** Which shots find the centre of the hex, or the place where those who bypass it turned (4.6.8); some through wheat or brush. */
function bearingOn(battle: Battle, { aims, by }: Attack): Map<string, Pick<Shot, 'suspects'>> {
  const [aim] = aims as [Aim];
  const { at, juncture } = aim;
  const all = new Map(aims.toReversed().flatMap((one) => one.shots.map((shot) => [shot.firing.id, shot])));
  const shots = [...all.values()].filter(({ holder }) => !isBehindBank(battle, holder, at));
  const bearing = juncture
    ? shots.filter(({ holder }) => seesJuncture(battle, holder.at, at, juncture))
    : shots.every(({ holder }) => sees(battle, holder.at, at))
      ? shots
      : throughGrowth(battle, aim, shots, by);
  return new Map(bearing.map(({ firing, suspects }) => [firing.id, suspects ? { suspects } : {}]));
}

/** Those who fire, serve or direct. */
const firersOf = ({ aims, leaders, heroes = [] }: Attack): string[] => [
  ...aims.flatMap(({ shots }) =>
    shots.flatMap(({ holder, second }) => [holder.id, ...(second ? [second.id] : [])]),
  ),
  ...[...leaders, ...heroes].map(({ id }) => id),
];

function fireInVain(act: Act, shots: readonly Shot[], at: string, changes: readonly Change[]): void {
  const rolled = total(act.roll(`fire at ${at}`, DR));
  const units = shots.map(({ firing }) => firing.id);
  act.effect('fired-in-vain', { units, at, rolled }, { changes, cites: ['2.1.2'] });
  breakDown(act, shots, rolled);
}

/** One roll for every hex that is struck; those put back go on when all is done. */
export function fireAt(act: Act, attack: Attack): void {
  const { marks } = attack;
  for (const { movers, at } of attack.aims) putBack(act, movers, at);
  const aims = attack.aims.map((aim) => withNerve(act, aim));
  const [first] = aims as [Aim];
  const weary = isOfEngineers((first.shots[0] as Shot).firing)
    ? 0
    : sumOf(wearinessOf(first.shots, attack.leaders));
  const nervous = aims
    .map(({ at }) => at)
    .filter((at) => isNervous(act.battle, enemyOf(act.battle, attack.by), at));
  const roll = act.roll(`fire at ${first.at}`, DR);
  if (isDud(act, first.shots, total(roll), marks)) {
    for (const { movers, at } of aims) sendOn(act, movers, at);
    return;
  }
  const steady = withoutThoseWhoFlinch(act, aims, total(roll));
  const [main] = steady;
  if (!main) return;
  const struck = steady.map((aim, i) => ({
    aim,
    outcomes: strikeOne(act, { ...attack, aims: steady }, aim, roll, i === 0 ? marks : []),
  }));
  breakDown(
    act,
    main.shots.filter(({ firing }) => !isShapedCharge(firing)),
    total(roll) + weary,
  );
  const firers = main.shots.map(({ holder }) => holder.id);
  const enemies = enemiesAmong(
    act,
    struck.flatMap(({ outcomes }) => outcomes),
    attack.by,
  );
  for (const { aim, outcomes } of struck) endure(act, attack.by, aim, outcomes, roll);
  strikeVehicles(act, attack.by, steady, total(roll));
  pierce(act, main, total(roll));
  destroyWeapons(act, struck);
  blowUpWorks(act, main, total(roll));
  blowUpBuildings(act, struck);
  blowUpBridges(act, steady, total(roll));
  setAlight(act, struck, total(roll));
  for (const at of nervous) blunder(act, enemyOf(act.battle, attack.by), at);
  sate(act, firers, enemies);
  for (const { movers, at } of aims) sendOn(act, movers, at);
}

/** What flames and charges have struck may burn (16.2.7, 16.2.8). */
function setAlight(
  act: Act,
  struck: readonly { readonly aim: Aim; readonly outcomes: readonly Endured[] }[],
  unmodified: number,
): void {
  for (const { aim, outcomes } of struck) {
    const { column } = outcomes[0] ?? {};
    if (aim.shots.some(({ firing }) => isCharge(firing))) igniteByBlast(act, aim.at, column, unmodified);
    else if (isFlame(aim))
      igniteByFlame(act, aim.at, column, Math.min(...outcomes.map(({ final }) => final)));
  }
}

const enemiesAmong = ({ battle }: Act, outcomes: readonly Outcome[], by: string): string[] =>
  outcomes.flatMap(({ units }) => units).filter((id) => battle.unit(id)?.side !== by);
/** Any result but none brings those into view who were not (2.3.9.1, 2.5.4); then they and the others suffer. */
function endure(act: Act, by: string, aim: Aim, outcomes: readonly Endured[], roll: Roll): void {
  const { at } = aim;
  if (outcomes.some(({ area, result }) => area && result !== '-'))
    uncoverAll(act, at, enemyOf(act.battle, by), '2.3.9.1', '2.5.4');
  breakGuns(act, aim, roll, outcomes);
  const { wrecks = [] } = act.battle.location(at);
  const doomed = menWithTruck(act, aim, outcomes);
  for (const id of doomed) eliminate(act, id, ['11.15.8', '11.15/q2']);
  sufferAll(
    act,
    outcomes.map((one) => ({ ...one, units: one.units.filter((id) => !doomed.includes(id)) })),
    at,
  );
  const kill = outcomes.find(({ units, result }) => result === 'KIA' && units.length > 0);
  const isOfBlast = aim.shots.some(({ firing }) => isOfEngineers(firing));
  if (kill) burnTrucks(act, at, wrecks);
  if (kill && !isOfBlast) destroyAtRandom(act, at, kill.column, harmOf(act.battle, aim));
}

/** A KIA of machine guns on a truck is the end of all on foot in its hex (11.15.8); two checks that it fails are not (11.15/q2). */
const menWithTruck = ({ battle }: Act, { at, shots }: Aim, outcomes: readonly Outcome[]): string[] =>
  shots.some(isOfMachineGun)
    ? outcomes
        .filter(({ result }) => result === 'KIA')
        .flatMap(({ units }) => units.flatMap((id) => battle.unit(id) ?? []))
        .filter((unit) => isSoft(unit) && !isDrawn(unit) && !isBoat(unit))
        .flatMap(({ side }) => infantryAt(battle, at, side).map(({ id }) => id))
    : [];

/** A result, with the column that gave it. */
type Endured = Outcome & { readonly column: Column | undefined };

/** Raw troops next to the target check whether they fire well, each once (3.9.8). */
export function withNerve(act: Act, aim: Aim): Aim {
  const { battle } = act;
  const close = aim.shots.filter(
    ({ firing, holder }) =>
      !isOfEngineers(firing) && !isShapedCharge(firing) && isPointBlank(battle, holder.at, aim.at),
  );
  const holders = new Map(close.map(({ holder }) => [holder.id, holder]));
  const unnerved = [...holders.values()].filter((holder) => !keepsItsNerve(act, holder));
  const shots = aim.shots.map((shot) =>
    unnerved.includes(shot.holder) ? { ...shot, unnerved: true as const } : shot,
  );
  return { ...aim, shots };
}

function strikeOne(
  act: Act,
  { by, leaders, heroes = [], modifiers = [], aims }: Attack,
  aim: Aim,
  roll: Roll,
  marks: readonly Change[],
): Endured[] {
  const { battle } = act;
  const { at, shots } = aim;
  const parts = shots.map((shot) => partOf(battle, shot, at));
  const fp = parts.reduce((sum, part) => sum + part.fp, 0);
  const cowered =
    isDoubles(roll) &&
    leaders.length === 0 &&
    shots.some(({ firing }) => isMmc(firing)) &&
    isInPlay(battle, '5.5.6.1');
  const columnFor = (factors: number) => {
    const full = sustainedColumn(columnOf(factors), shots, parts);
    return full && (cowered ? columnBelow(full) : full);
  };
  const rolled = effectiveRoll(act, aim, roll);
  const targets = targetsOf(battle, aim, by).filter(({ hidden }) => !(aim.isAtSeen && hidden));
  const [inView, unseen] = [targets.filter(({ hidden }) => !hidden), targets.filter(({ hidden }) => hidden)];
  const marker = markerIn(battle, at, by);
  const isUnseen =
    !aim.isAtSeen &&
    battle.clock.phase !== 'movement' &&
    (marker !== undefined || (inView.length === 0 && mayHarbour(battle, at, by)));
  const isConcrete = hasBunker(battle, at);
  const area = isUnseen && inView.length === 0 && !isConcrete;
  // A shot that was aimed To Hit has paid for the line of fire there (4.7.11, 9.2.9, 9.16.3, 11.20.1/a).
  const isAimed = shots.some(({ firing }) => isShapedCharge(firing));
  const plain = engineersModifiers(battle, aim) ?? [
    ...(aim.isBeyond || isAimed ? [] : smokeDrm(act, hexesOf(shots), at)),
    ...coverAt(battle, at, hexesOf(shots)),
    ...mistBefore(battle, hexesOf(shots), at),
    ...directionOf(leaders, shots),
    ...heroismOf(heroes, shots),
    ...modifiers,
    ...(isAimed
      ? []
      : [
          ...pastVehicles(battle, hexesOf(shots), at),
          ...pastGraves(battle, hexesOf(shots), at),
          ...wearinessOf(shots, leaders),
          ...shakenByShells(shots.map(({ holder }) => holder)),
        ]),
    ...boreSightDrm(
      battle,
      by,
      shots,
      aim.isBeyond ? [] : aims.filter((one) => !one.isBeyond).map((one) => one.at),
    ),
  ];
  const column = columnFor(area ? fp / 2 : fp);
  const full = { aim, column, rolled };
  const half = { ...full, column: columnFor(fp / 2) };
  const thicker = findsThickerWalls(act, targets, plain, full, half);
  const common = thicker ? [...plain, THICKER] : plain;
  const told = [
    ...outcomesOf(act, inView, common, full),
    ...(isUnseen
      ? [{ ...outcomeOf(act, marker, common, isConcrete ? full : half), units: [], area: true as const }]
      : []),
  ];
  act.effect(
    'fire-attack',
    {
      side: by,
      at,
      parts,
      leaders: leaders.map(({ id }) => id),
      fp: area ? fp / 2 : fp,
      column: column ?? 0,
      cowered,
      rolled,
      outcomes: told,
    },
    {
      changes: [...marks, ...firedOnIn(targets, at)],
      cites: cowered ? ['5.5.5', '5.5.6.1.1'] : aim.isBeyond ? ['5.5.5', '8.9.2.2'] : ['5.5.5'],
    },
  );
  desperation(act, [...inView, ...brokenAboard(battle, at, by)], fp);
  const [inside, outside] = [unseen.filter(isInBunker), unseen.filter((unit) => !isInBunker(unit))];
  desperation(act, inside, fp);
  desperation(act, outside, fp / 2);
  const hidden = (units: readonly OnMap[], by: Struck): Endured[] =>
    outcomesOf(act, units, common, by).map((one) => ({ ...one, area: true, column: by.column }));
  return [
    ...told.map((one) => ({ ...one, column: one.area && !isConcrete ? half.column : column })),
    ...hidden(inside, full),
    ...hidden(outside, half),
  ];
}

/** A fortified building is known when its walls make a difference to somebody (15.6.3). */
function findsThickerWalls(
  act: Act,
  targets: readonly OnMap[],
  plain: readonly Modifier[],
  full: Struck,
  half: Struck,
): boolean {
  const { at, shots } = full.aim;
  if (!isSecretlyFortified(act.battle, at) || shots.some(({ firing }) => isOfEngineers(firing))) return false;
  const isSaved = targets.some((target) => {
    const struck = target.hidden ? half : full;
    const [before, after] = [plain, [...plain, THICKER]].map(
      (modifiers) => outcomeOf(act, target, modifiers, struck).result,
    );
    return before !== after;
  });
  if (isSaved) revealFortified(act, at);
  return isSaved;
}

function effectiveRoll({ battle }: Act, { at, shots }: Aim, roll: Roll): number {
  const guns = shots.filter(({ firing }) => isMachineGun(firing));
  const isFar = guns.length > 0 && farthest(battle, guns, at) > FAR;
  return total(roll) + (isFar ? lowest(roll) : 0);
}

/** Of those who fire and those who direct (4.7.11). */
const wearinessOf = (shots: readonly Shot[], leaders: readonly Unit[]): Modifier[] =>
  weariness([...shots.map(({ holder }) => holder), ...leaders], '4.7.11');

/** The least effective leader of the group counts (3.2.2/a), and is worth less to foreigners in it (3.5.2, 3.13.5). */
function directionOf(leaders: readonly Unit[], shots: readonly Shot[]): Modifier[] {
  const ratings = leaders.flatMap((leader) => shots.map(({ holder }) => ratingOf(leader, holder)));
  const [worst] = ratings.sort((a, b) => b.value - a.value);
  return worst ? [{ ...worst, cites: worst.cites === '3.5.2' ? '3.5.2' : '3.2.2' }] : [];
}

/** What strikes, on which column, and what was rolled. */
interface Struck {
  readonly aim: Aim;
  readonly column: Column | undefined;
  readonly rolled: number;
}

/** Movement counts against those who moved there (5.6.5, 5.6.6). */
export function outcomesOf(
  act: Act,
  targets: readonly OnMap[],
  common: readonly Modifier[],
  struck: Struck,
): Outcome[] {
  const groups = new Map<number, Outcome>();
  for (const target of targets) {
    const outcome = outcomeOf(act, target, common, struck);
    const group = groups.get(outcome.final);
    groups.set(outcome.final, { ...outcome, units: [...(group?.units ?? []), target.id] });
  }
  return [...groups.values()];
}

/** Fire, neither shells from above, nor charges, nor an AFV that drives over them (4.13.3, 16.6.7.2). */
const isDirect = ({ isBarrage, isOverrun, shots }: Aim): boolean =>
  !isBarrage && !isOverrun && !shots.some(({ firing }) => isCharge(firing));

const isFromTheAir = ({ shots }: Aim): boolean => shots.some(({ firing }) => isAircraft(firing));

/** What comes of it for one target; of nobody when there is none in view. */
function outcomeOf(
  { battle }: Act,
  target: Unit | undefined,
  common: readonly Modifier[],
  { aim, column, rolled }: Struck,
): Outcome {
  const moving = battle.unit(target?.guard ?? '') ?? target;
  const own =
    target && moving && !isFlame(aim)
      ? [
          ...exposure(battle, moving, aim.at, hexesOf(aim.shots)),
          ...shelterOf(battle, target, hexesOf(aim.shots)),
          ...shelterAboard(battle, target, hexesOf(aim.shots), isFromTheAir(aim)),
          ...(aim.shots.some(({ firing }) => isCharge(firing)) ? [] : coverBeneath(battle, target, aim.at)),
          ...(isDirect(aim) ? [...smocks(battle, target, aim.at), ...inWhite(battle, target, aim.at)] : []),
          ...(aim.isBarrage ? intoTheSnow(battle) : []),
          ...(aim.isBarrage ? [] : shieldOf(battle, target, hexesOf(aim.shots))),
          ...underShells(battle, target, aim),
          ...hidingInWoods(battle, target, aim.at),
          ...inTheTracks(target, aim.at),
          ...(aim.shots.some(({ firing }) => isOfEngineers(firing)) ? [] : immersion(target)),
        ]
      : [];
  const shelter = target ? coverFor(battle, target, aim, common) : common;
  const isSeen = target !== undefined && !target.hidden && !isMarker(target);
  const isCritical = aim.isCritical === true || (aim.isCritical === 'seen' && isSeen);
  const cover = isCritical ? turnedRound(shelter) : shelter;
  const modifiers = [
    ...cover,
    ...own,
    ...(target && !isFlame(aim) ? asTarget(target) : []),
    ...(target && isVehicle(target) ? [] : fuelBeside(battle, aim.at)),
  ];
  const final = rolled + sumOf(modifiers);
  return {
    units: [],
    modifiers,
    final,
    result: column === undefined ? '-' : resultOf(battle, column, final),
  };
}

/** What of the cover of the hex helps this one, as it is there. */
function coverFor(battle: Battle, target: Unit, aim: Aim, common: readonly Modifier[]): readonly Modifier[] {
  const isOnTheWall = target.climbed === true && firePhaseOf(battle) === 'defensive-fire';
  if (isOnTheWall) return common.filter(({ why }) => why !== groundAt(battle, aim.at));
  const inside = coverOfPassengers(
    battle,
    target,
    coverOfCrew(battle, target, hexesOf(aim.shots), coverOf(target, common)),
  );
  const beside = coverBeside(battle, target, aim.at, inside);
  const firers = aim.isBarrage ? [] : aim.shots.map(({ holder }) => holder);
  const behind = withHexsides(battle, target, aim.at, firers, beside);
  const level = withoutClimb(battle, aim.at, firers, coverAtEntrance(battle, target, aim, behind));
  const isCrested = !aim.isOverrun && isShelteredFrom(battle, target, firers);
  const dugIn = coverInside(battle, target, level, kindOf(aim), isCrested);
  return behindConcrete(battle, target, aim, dugIn);
}

/** As entrenchments tell attacks apart (15.3.10). */
const kindOf = (aim: Aim) => {
  if (aim.isOverrun || aim.isBarrage) return 'overrun, off-board or indirect artillery';
  return isFlame(aim) ? 'flamethrower' : 'infantry fire, HE, demo charge';
};

/** The '?' of the enemy that is in the hex, or has crossed it. */
export const markerIn = (battle: Battle, at: string, by: string): Unit | undefined =>
  battle
    .units()
    .find(
      (unit) =>
        isMarker(unit) &&
        unit.side !== by &&
        (unit.at === at || (battle.clock.phase === 'defensive-fire' && unit.track?.includes(at))),
    );

/** Fire of one factor or more leaves the broken no peace (3.23.6). */
export function desperation(act: Act, targets: readonly Unit[], fp: number): void {
  const shaken = targets.filter(({ broken, dm }) => broken && !dm);
  if (fp < 1 || shaken.length === 0) return;
  const changes = shaken.map(({ id }): Change => ({ do: 'unit', unit: id, set: { dm: true } }));
  act.effect('fired-on', { units: shaken.map(({ id }) => id) }, { changes, cites: ['3.23.6'] });
}

/** `easier`: what the check has less, of solid shot (13.27.2.2); `struck`: all whom the same fire strikes. */
export function suffer(
  act: Act,
  ids: readonly string[],
  result: Result,
  at: string,
  easier: readonly Modifier[] = [],
): void {
  sufferAll(act, [{ units: ids, result }], at, easier);
}

type Suffered = Pick<Outcome, 'units' | 'result'> & Partial<Pick<Outcome, 'modifiers'>>;

/** What one roll does to all whom it strikes: whoever is hit worst first, and then the checks of the others, leaders first (3.20.3). */
export function sufferAll(
  act: Act,
  outcomes: readonly Suffered[],
  at: string,
  easier: readonly Modifier[] = [],
): void {
  const levels = new Map(
    outcomes.flatMap(({ units, result, modifiers }) =>
      strikeMen(act, units, result, at, modifiers).map((id) => [id, result]),
    ),
  );
  const struck = outcomes.flatMap(({ units }) => units);
  const boats = boatsInDanger(act.battle, levels);
  const checked = moraleChecks(act, [...levels.keys()], (id) => {
    const result = levels.get(id) as Result;
    const value = result === 'M' ? 0 : Number(result);
    const fire = value === 0 ? [] : [{ why: 'fire', value, cites: '5.5.6' } as const];
    const modifiers = [...fire, ...easier];
    return { check: resultInWords(result), modifiers, level: value, struck, cites: ['3.20.3', '5.5.6'] };
  });
  for (const [id, { passed, barely }] of checked) {
    if (!passed || !barely) continue;
    pin(act, id);
    goToGround(act, id, at);
  }
  boats(
    act,
    [...checked].filter(([, { passed }]) => !passed).map(([id]) => id),
  );
  loseThoseBelow(act, [...levels.keys()]);
}

/** Vehicles, the killed, and horses; the others check their morale. */
function strikeMen(
  act: Act,
  ids: readonly string[],
  result: Result,
  at: string,
  modifiers?: readonly Modifier[],
): readonly string[] {
  if (result === '-' || ids.length === 0) return [];
  const [crewed, men] = [ids.filter((id) => isVehicleOf(act, id)), ids.filter((id) => !isVehicleOf(act, id))];
  const isBare = modifiers !== undefined && !modifiers.some(({ cites }) => cites === '11.8.2');
  for (const id of crewed) sufferFire(act, id, result, isBare);
  if (result === 'KIA') {
    for (const id of men.filter((one) => act.battle.unit(one))) {
      const { rides } = act.battle.theUnit(id);
      unhorse(act, id);
      eliminate(act, id, ['5.5.6']);
      if (rides !== undefined) wreckMachine(act, rides);
    }
    for (const unit of act.battle.unitsAt(at))
      if (isCycle(unit) && !isAtOnce(act.battle)) wreckMachine(act, unit.id);
    return [];
  }
  const horses = men.filter((id) => act.battle.unit(id)?.kind === 'horse');
  for (const id of horses) eliminate(act, id, ['4.12.25']);
  return men.filter((id) => !horses.includes(id));
}

/** A KIA destroys motorcycles and bicycles, mounted or not, with all who sit on them (4.10.21). */
function wreckMachine(act: Act, id: string): void {
  const machine = act.battle.unit(id);
  if (machine && isCycle(machine) && ridersOf(act.battle, machine).length === 0)
    eliminate(act, id, ['4.10.21']);
}

const isVehicleOf = ({ battle }: Act, id: string): boolean => {
  const unit = battle.unit(id);
  return unit !== undefined && isVehicle(unit);
};

/** Prep Fire that is barely withstood pins (3.24.1). */
function pin(act: Act, id: string): void {
  const unit = act.battle.unit(id);
  if (
    act.battle.clock.phase !== 'prep-fire' ||
    !isInPlay(act.battle, '3.24') ||
    !unit ||
    isHero(unit) ||
    unit.berserk ||
    unit.broken ||
    unit.pinned
  )
    return;
  act.effect(
    'pinned',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set: { pinned: true } }], cites: ['3.24.1'] },
  );
}
