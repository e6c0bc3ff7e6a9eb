/** One shot of a gun, from the roll To Hit to what it does (13.3, 13.5, 13.7). */
import { D6, DR, type Roll, total } from '../../kernel/dice/index.js';
import { giveAway, uncoverAll } from '../ch02-sight/03-concealment.js';
import { vehicleBeneath } from '../ch02-sight/03-vehicles.js';
import { mayHarbour } from '../ch02-sight/05-blind-fire.js';
import { detect, exposureOf, isFiringUnseen, mayStayHidden, toldTo } from '../ch02-sight/07-hidden-guns.js';
import { flashesIn } from '../ch02-sight/08-night.js';
import { showCommander } from '../ch03-infantry/03-armour-leaders.js';
import { sate } from '../ch03-infantry/25-berserk.js';
import { targetsOf } from '../ch05-fire/02-aim.js';
import { desperation } from '../ch05-fire/05-resolution.js';
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { crossersOf, firedOnIn, putBack, sendOn } from '../ch05-fire/06-movers.js';
import { blastBackwards, flareUp } from '../ch08-support-weapons/21-backblast.js';
import { burstOn } from '../ch09-artillery/02-against-vehicles.js';
import { smokeDrm } from '../ch09-artillery/16-in-the-line.js';
import { columnFor, isMortar, marksOfHands } from '../ch10-guns/04-mortars.js';
import { isBeneath } from '../ch11-vehicles/20-beneath.js';
import { showsBelly } from '../ch11-vehicles/22-underbelly.js';
import { bailOut } from '../ch11-vehicles/37-bailing-out.js';
import { isSoft } from '../ch11-vehicles/state.js';
import type { Wreck } from '../ch11-vehicles/wrecks.js';
import { isTreetop, withTreetops } from '../ch14-terrain/32-perches.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { hasEntrenchment, isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import { hasBunker, isInBunker } from '../ch15-fortifications/05-bunkers.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Change, type Modifier, sumOf } from '../system.js';
import { isAboard, isLightMortar, isMarker, isOnMap, isVehicle, type OnMap } from '../units/kinds.js';
import { isRecoilless, isRocketLauncher, type Piece, pieceOf } from '../units/ordnance.js';
import { asShot, isIntensive, lineOf, type Plan } from './02-plan.js';
import { hitNumber, type Line } from './03-to-hit.js';
import { firerModifiers, targetModifiers, terrainModifiers } from './07-modifiers.js';
import { traverseAt, turnedTo } from './09-covered-arc.js';
import { acquire } from './10-acquisition.js';
import { firedInTheEnd, wearOut, wearyOf } from './12-wear.js';
import { risesFor } from './14-crest.js';
import { asFiredAt } from './16-early-shots.js';
import { strikeGun } from './17-guns.js';
import { isAtEmplacedGun } from './17-lost-guns.js';
import { factorsOf, strikeMen } from './19-against-men.js';
import { type Hit, strikeArmour } from './19-to-kill.js';
import { isHullDown, isOnTurret, isShaped } from './20-location.js';
import { aimAtTracks, stopTracks } from './23-immobilization.js';
import { hulkOf, strikeWreck, wreckNamed } from './24-wrecks-again.js';
import { isCritical } from './25-critical-hits.js';
import { reversed, withoutAirBurst } from './26-turned-cover.js';
import { flight } from './27-special-ammunition.js';
import type { Aimed } from './effects.js';

/** Modifiers of one shot: those of the firer, and those of a target with and without its terrain. */
interface Aim {
  readonly line: Line;
  readonly own: readonly Modifier[];
  readonly terrain: readonly Modifier[];
}

export function shoot(act: Act, by: string, plan: Plan): void {
  const { battle } = act;
  const before = pieceOf(battle, battle.unit(plan.unit)) as Piece;
  if (!mayStayHidden(before)) giveAway(act, [before.crew.id], '2.3.9.1', '2.3.9.5');
  const piece = pieceOf(battle, battle.unit(plan.unit)) as Piece;
  const exposure = isFiringUnseen(piece) ? exposureOf(battle, piece, plan) : undefined;
  if (plan.commander) showCommander(act, plan.unit);
  const traversed = traverseAt(battle, piece, plan.at, plan.hull);
  const intensive = isIntensive(piece, plan);
  const firer = firerModifiers(battle, piece, {
    at: plan.at,
    traversed,
    intensive,
    led: plan.commander === true,
    leader: plan.leader,
  });
  const changes = [...marksOf(battle, piece, plan, intensive), turnedTo(piece, traversed)];
  const weary = wearyOf(piece);
  const roll = act.rollOf('to hit', [plan.unit], DR);
  const rolled = total(roll);
  const ammunition = firedInTheEnd(battle, piece, plan, rolled);
  const smoke = smokeDrm(act, [piece.unit.at], plan.at);
  const far = flight(battle, piece.unit.at, plan.at, ammunition);
  const shot = {
    by,
    plan: { ...plan, ammunition },
    piece,
    firer: [...firer, ...far, ...smoke],
    roll,
    changes,
  };
  if (plan.wreck !== undefined) shootAtWreck(act, shot, plan.wreck);
  else if (plan.target === undefined) shootAtMen(act, shot);
  else {
    const target = battle.theUnit(plan.target) as OnMap;
    if (isMarker(target)) shootAtSuspect(act, shot, target);
    else if (isVehicle(target)) shootAtVehicle(act, shot, target);
    else shootAtGun(act, shot, target);
  }
  if (plan.target !== undefined) sate(act, [plan.unit], [plan.target]);
  bailOut(act, plan.unit);
  wearOut(act, piece, { plan, intensive, rolled, weary });
  if (isRecoilless(piece.unit)) {
    blastBackwards(act, piece, plan.at, plan.second);
    if (rolled === TWELVE) flareUp(act, piece.unit.at, plan.at);
  }
  if (exposure) detect(act, piece, exposure, roll);
}

const TWELVE = 12;

interface Shooting {
  readonly by: string;
  readonly plan: Plan;
  readonly piece: Piece;
  readonly firer: readonly Modifier[];
  readonly roll: Roll;
  readonly changes: readonly Change[];
}

/** That it has fired: a vehicle neither moves nor fires again after Prep Fire (13.2). */
export function marksOf(battle: Battle, piece: Piece, plan: Plan, intensive: boolean): Change[] {
  const { unit, crew } = piece;
  const target = plan.target === undefined ? undefined : battle.unit(plan.target);
  const phase = firePhaseOf(battle);
  const prep = phase === 'prep-fire' && { prep: true as const, cx: null };
  const shots = (unit.shotsFired ?? 0) + 1;
  return [
    ...flashesIn(battle, [unit.at]),
    {
      do: 'unit',
      unit: unit.id,
      set: {
        shotsFired: shots,
        ...(isRocketLauncher(unit) && { spentTubes: (unit.spentTubes ?? 0) + 1 }),
        ...(isVehicle(unit) && { gunAt: plan.at }),
        ...(unit.laidSmoke && { laidSmoke: null }),
        ...(intensive && { intensive: true as const }),
        ...(plan.commander && { led: 'gun' as const }),
        ...(risesFor(battle, piece, plan.at) && { crest: true as const }),
        ...(target?.passed && { lastShot: { unit: target.id, spent: asFiredAt(target, plan).spent ?? 0 } }),
      },
    },
    ...(isLightMortar(unit)
      ? marksOfHands(battle, piece, plan)
      : [
          {
            do: 'unit',
            unit: crew.id,
            set: { firedIn: phase, ...prep, ...(crew.id !== unit.id && { fired: true as const }) },
          } as const,
          ...(plan.second === undefined
            ? []
            : [
                { do: 'unit', unit: unit.id, set: { helpers: [plan.second] } } as const,
                { do: 'unit', unit: plan.second, set: { directed: true, firedIn: phase, ...prep } } as const,
              ]),
        ]),
  ];
}

/** The roll against the number; a 2 that is not enough has a chance all the same (13.3, 13.7/b). */
function aimOf(
  act: Act,
  { piece, plan, firer, roll }: Shooting,
  { line, own, terrain }: Aim,
): Omit<Aimed, 'units'> {
  const rolled = total(roll);
  const modifiers = [...firer, ...own, ...terrain];
  const number = hitNumber(act.battle, piece, line, plan.at);
  const open = sumOf(firer) + sumOf(own);
  const needs = number - sumOf(modifiers);
  const critical = isCritical(act, { gun: plan.unit, rolled, needs: number - open, modified: open });
  const hit = critical || rolled <= needs || (rolled === SNAKE_EYES && isLucky(act, plan.unit, needs));
  return { needs: number, modifiers, hit, critical };
}

const SNAKE_EYES = 2;
const LUCKY_BELOW = 6;

export const isLucky = (act: Act, gun: string, needs: number): boolean =>
  needs < SNAKE_EYES &&
  total(act.rollOf('lucky hit', [gun], D6, toldTo(act.battle.theUnit(gun)))) + SNAKE_EYES - needs <
    LUCKY_BELOW;

function tellShot(
  act: Act,
  { by, piece, plan, roll, changes }: Shooting,
  aimed: readonly Aimed[],
  more: readonly Change[] = [],
): void {
  const { unit, at, ammunition } = plan;
  const cites: RuleId[] = ['13.3'];
  const rolled = total(roll);
  act.effect(
    'ordnance-fired',
    { unit, side: by, at, ammunition, rolled, aimed },
    { changes: [...changes, ...more], cites },
  );
  if (!isFiringUnseen(piece)) return;
  const seen = aimed.map(({ units, hit, critical }) => ({ units, hit, critical }));
  act.effect('fired-unseen', { side: by, at, ammunition, rolled, aimed: seen }, { cites: ['2.7.3'] });
}

/** At a vehicle that may be beneath a '?': it is only harder to hit, and what hits shows it (2.3.5, 2.3.9.1/b). */
function shootAtSuspect(act: Act, shooting: Shooting, marker: OnMap): void {
  const vehicle = vehicleBeneath(act.battle, marker);
  if (vehicle) shootAtVehicle(act, shooting, vehicle, marker);
  else miss(act, shooting, marker);
}

/** As the firer sees it, who does not learn whether there is a vehicle. */
function miss(act: Act, shooting: Shooting, marker: OnMap): void {
  const { battle } = act;
  const { piece, plan, firer } = shooting;
  const modifiers = [
    ...firer,
    ...targetModifiers(battle, piece, marker, plan.at),
    ...terrainModifiers(battle, piece, marker, plan.at),
  ];
  const needs = hitNumber(battle, piece, 'vehicle', plan.at);
  tellShot(act, shooting, [{ units: [], needs, modifiers, hit: false, critical: false }]);
  acquire(act, piece, plan.at, []);
}

function shootAtVehicle(act: Act, shooting: Shooting, target: OnMap, marker?: OnMap): void {
  const { battle } = act;
  const { piece, plan, roll } = shooting;
  const charge = isShaped(plan.ammunition);
  const tracks = plan.immobilize ? aimAtTracks(battle, piece.unit.at, target, charge) : [];
  const hullDown = !target.belly && isHullDown(battle, target, piece.unit.at, charge);
  const shown = aimOf(act, shooting, {
    line: 'vehicle',
    own: [
      ...targetModifiers(battle, piece, asFiredAt(target, plan), plan.at),
      ...(Array.isArray(tracks) ? tracks : []),
    ],
    terrain: terrainModifiers(battle, piece, target, plan.at, charge),
  });
  const above = !plan.immobilize && isOnTurret(roll, hullDown);
  const bottom = above && showsBelly(battle, target, piece.unit.at);
  const turret = above && !bottom;
  const aimed = { ...shown, critical: shown.critical || (bottom && shown.hit) };
  const hit = aimed.hit && (!hullDown || turret || aimed.critical);
  if (marker && !hit) {
    miss(act, shooting, marker);
    return;
  }
  if (marker) uncoverAll(act, target.at, target.side, '2.3.9.1/b');
  tellShot(act, shooting, [{ ...aimed, units: [target.id], hit }]);
  if (hit && isMortar(piece.gun)) bombard(act, piece, target, aimed.critical);
  else if (hit && plan.immobilize) stopTracks(act, target);
  else if (hit) {
    const { ammunition } = plan;
    const first = strikeArmour(act, target, {
      piece,
      ammunition,
      critical: aimed.critical,
      turret,
      hullDown,
      ...(bottom && { bottom: true as const }),
    });
    if (isRecoilless(piece.unit) && total(first) === TWELVE) flareUp(act, piece.unit.at, plan.at);
    if (isTwice(piece, target, aimed, total(roll)))
      strikeAgain(act, target.id, {
        piece,
        ammunition,
        critical: false,
        turret: isOnTurret(first, hullDown),
        hullDown,
      });
  }
  if (hit) bailOut(act, target.id);
  acquire(act, piece, plan.at, [target.id], marker ? [] : [target.id]);
}

/** Bombs of mortars strike vehicles as a barrage does (10.4.2, 9.5/q10). */
function bombard(act: Act, piece: Piece, target: OnMap, critical: boolean): void {
  const fp = factorsOf(act.battle, piece, target.at);
  burstOn(act, target, {
    column: columnFor(piece.gun, fp),
    facing: critical ? 'rear' : 'front',
    rolled: total(act.rollOf('hit', [target.id], DR)),
    modifiers: critical ? [{ why: 'critical hit', value: -1, cites: '13.25.2' }] : [],
    cites: ['10.4.2/a'],
    to: toldTo(act.battle.theUnit(piece.unit.id)),
  });
}

/** It is hit as a vehicle is (11.20.4). */
function shootAtWreck(act: Act, shooting: Shooting, name: string): void {
  const { battle } = act;
  const { piece, plan } = shooting;
  const { at, ammunition } = plan;
  const wreck = wreckNamed(battle, at, name) as Wreck;
  const hulk = hulkOf(at, wreck);
  const aimed = aimOf(act, shooting, {
    line: 'vehicle',
    own: targetModifiers(battle, piece, hulk, at),
    terrain: terrainModifiers(battle, piece, hulk, at),
  });
  tellShot(act, shooting, [{ ...aimed, units: [] }]);
  if (aimed.hit) strikeWreck(act, at, wreck, { piece, ammunition, critical: aimed.critical });
  acquire(act, piece, at, []);
}

/** Aimed at those who serve it (13.17.1). */
function shootAtGun(act: Act, shooting: Shooting, gun: OnMap): void {
  const { battle } = act;
  const { piece, plan } = shooting;
  const aimed = aimOf(act, shooting, {
    line: lineOf(gun),
    own: targetModifiers(battle, piece, gun, plan.at),
    terrain: terrainModifiers(battle, piece, gun, plan.at),
  });
  tellShot(act, shooting, [{ ...aimed, units: [gun.id] }]);
  if (aimed.hit) strikeGun(act, gun, { piece, ammunition: plan.ammunition, critical: aimed.critical });
  acquire(act, piece, plan.at, [gun.id]);
}

const SMALL = 40;

/** Small guns hit an AFV twice with half of what is needed (13.13.1). */
const isTwice = (
  { gun }: Piece,
  target: OnMap,
  { needs, modifiers }: Omit<Aimed, 'units'>,
  rolled: number,
): boolean => gun.calibre <= SMALL && !isSoft(target) && rolled + sumOf(modifiers) <= needs / 2;

/** On the same target, where it is left; the first roll to kill tells where (13.13.3, 13.13.4). */
function strikeAgain(act: Act, id: string, hit: Hit): void {
  const target = act.battle.unit(id);
  if (!target || !isOnMap(target)) return;
  act.effect('hit-twice', { unit: id }, { cites: ['13.13.1'] });
  strikeArmour(act, target, hit);
}

/** Everybody in the hex whom the roll hits, each with his own modifiers (13.19/q2). */
function shootAtMen(act: Act, shooting: Shooting): void {
  const { battle } = act;
  const { by, piece, plan } = shooting;
  const { at } = plan;
  const movers = crossersOf(battle, at, by).map(({ id }) => id);
  putBack(act, movers, at);
  const men = (isMortar(piece.gun) ? withTreetops(battle, at) : [at])
    .flatMap((place) => targetsOf(battle, { at: place, shots: [asShot(piece)], movers }, by))
    .filter(
      (unit) =>
        !isVehicle(unit) && !isAboard(unit) && !isAtEmplacedGun(battle, unit) && !isBeneath(battle, unit, at),
    );
  const isSuspect = isSuspected(battle, by, at, men);
  const groups = groupsOf(act, shooting, men, isSuspect);
  const seen = men.filter(({ hidden }) => !hidden);
  const told = groups.filter(({ units, unseen }) => units.length > 0 || unseen);
  tellShot(
    act,
    shooting,
    told.map(({ aimed, units }) => ({ ...aimed, units: units.filter((id) => !battle.theUnit(id).hidden) })),
    firedOnIn(seen, at),
  );
  const hits = groups.filter(({ aimed }) => aimed.hit);
  const passedOver = groups.filter(({ aimed }) => aimed.critical && !aimed.hit).flatMap(({ units }) => units);
  desperation(
    act,
    men.filter(({ id }) => passedOver.includes(id)),
    factorsOf(battle, piece, at),
  );
  const isHarmless = plan.ammunition === 'AP' && !isBuilding(groundAt(battle, at));
  if (hits.length > 0 && !isHarmless)
    strikeMen(act, {
      piece,
      at,
      ammunition: plan.ammunition,
      struck: hits.map(({ units, unseen, aimed }) => ({
        units,
        area: unseen,
        critical: aimed.critical && plan.ammunition === 'HE',
        modifiers: aimed.critical && plan.ammunition === 'HE' ? reversed(withoutAirBurst(aimed.terrain)) : [],
      })),
    });
  sate(
    act,
    [plan.unit],
    men.map(({ id }) => id),
  );
  acquire(
    act,
    piece,
    at,
    men.map(({ id }) => id),
    seen.map(({ id }) => id),
  );
  sendOn(act, movers, at);
}

/** Those who may be there unseen: under a '?', or where nobody is in view (2.3.4, 2.5.4). */
const isSuspected = (battle: Battle, by: string, at: string, men: readonly OnMap[]): boolean =>
  battle.unitsAt(at).some((unit) => isMarker(unit) && unit.side !== by) ||
  (men.every(({ hidden }) => hidden) && mayHarbour(battle, at, by));

interface Group {
  readonly units: readonly string[];
  readonly unseen: boolean;
  readonly aimed: Omit<Aimed, 'units'> & { readonly terrain: readonly Modifier[] };
}

/** Those whom the same modifiers concern; those who are not seen together, if anybody may be there. */
function groupsOf(act: Act, shooting: Shooting, men: readonly OnMap[], isSuspect: boolean): Group[] {
  const { battle } = act;
  const { piece, plan } = shooting;
  const found = new Map<string, { units: OnMap[]; unseen: boolean; own: Modifier[]; terrain: Modifier[] }>();
  const add = (unit: OnMap | undefined) => {
    const seen = unit?.hidden ? undefined : unit;
    const own = targetModifiers(battle, piece, seen, plan.at);
    const terrain = terrainModifiers(battle, piece, seen, plan.at);
    const key = JSON.stringify([seen === undefined, own, terrain, unit && isInBunker(unit)]);
    const group = found.get(key) ?? { units: [], unseen: seen === undefined, own, terrain };
    found.set(key, { ...group, units: [...group.units, ...(unit ? [unit] : [])] });
  };
  for (const unit of men) if (!unit.hidden || isSuspect) add(unit);
  if (isSuspect) add(undefined);
  return [...found.values()].map(({ units, unseen, own, terrain }) => {
    const aimed = aimOf(act, shooting, { line: 'infantry', own, terrain });
    const isFullBlast = aimed.critical && plan.ammunition === 'HE';
    const isPassedOver = isFullBlast && units.some(isBesideCover(battle)) && reversed(terrain).length === 0;
    return {
      units: units.map(({ id }) => id),
      unseen,
      aimed: {
        ...aimed,
        hit: aimed.hit && !isPassedOver && !(isFullBlast && isTreetop(battle, plan.at)),
        terrain,
      },
    };
  });
}

/** In the hex of an entrenchment or bunker, and not in it: what strikes that with luck goes past (13.26.3). */
const isBesideCover =
  (battle: Battle) =>
  (unit: OnMap): boolean =>
    (hasEntrenchment(battle, unit.at) || hasBunker(battle, unit.at)) &&
    !isEntrenched(unit) &&
    !isInBunker(unit);
