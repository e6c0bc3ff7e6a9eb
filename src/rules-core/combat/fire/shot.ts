/** Aiming (12.1.1): from an order to a shot with all its arithmetic, or to the reason why it cannot be fired. */
import { equivalentRow, gunRow } from '../cards.js';
import { firesThroughSlit } from '../fortifications/slit.js';
import { type ClearedLine, eyeOf, type LostRoll, lineOfSight } from '../los/lost.js';
import type { Eye, Sight } from '../los/sight.js';
import {
  type Battle,
  type Decision,
  type Modifier,
  type Refusal,
  refuse,
  roundUp,
  type Unit,
} from '../system.js';
import { isBuilding, isGully } from '../terrain/ground.js';
import { distance, hexOf, isInPlay } from '../terrain/places.js';
import { type Piercing, pierce } from '../vehicles/piercing.js';
import { vehicleScreen } from '../vehicles/screening.js';
import { isMovingTarget, isMovingVehicle, isVehicle } from '../vehicles/status.js';
import { type Swing, swingTo } from '../vehicles/weapons.js';
import { turnTowards } from './covered-arc.js';
import {
  areJoined,
  combines,
  directorOf,
  type FireMembers,
  type Firer,
  firersOf,
  mayFireNow,
  mayFireTogether,
  occasionOf,
  spotterOf,
  type Traverse,
} from './firers.js';
import type { Manner } from './modifiers.js';
import { firepowerAt, type Occasion } from './readiness.js';
import { type Screening, screening } from './screened-shot.js';
import { targetEye } from './targets.js';

export interface Attack {
  readonly at: string;
  /** Whole, rounded up once. */
  readonly fp: number;
  readonly lines: readonly Sight[];
  readonly rolls: readonly LostRoll[];
  /** Nobody is seen there: Reconnaissance by Fire (3.3.4.3). */
  readonly recon: boolean;
  /** Fired within the hex: it reaches units under cover (7.5.2). */
  readonly within?: true;
  /** At those on the lip of a gully: units in its bed are in another place (2.5.4). */
  readonly lip?: boolean;
}

export interface Shot {
  readonly firers: readonly Firer[];
  readonly attacks: readonly Attack[];
  readonly manner: Manner;
  readonly traverse: Traverse;
  /** The side whose impulse it uses: only such fire is crossfire (12.6.1). */
  readonly inImpulseOf?: string;
  readonly director?: Unit;
  readonly spotter?: Unit;
  /** The number to beat with a d10, by its parts; absent: no Screened Shot. */
  readonly screened?: { readonly turns: number; readonly facing: number; readonly needed: boolean };
  readonly size?: number;
  readonly flame?: true;
  /** A Demolition Charge: it harms vehicles as guns do (12.9.6). */
  readonly charge?: true;
  /** Leaves its Acquired marker where it is. */
  readonly holdsAim?: true;
  /** How a vehicle turns to fire. */
  readonly swing?: Swing;
  /** Fired with armour-piercing shot. */
  readonly piercing?: Piercing;
}

export function aim(battle: Battle, order: FireMembers, by: string, decision: Decision): Shot | Refusal {
  const occasion = occasionOf(decision);
  const firers = firersOf(battle, order, by, occasion);
  if ('refused' in firers) return firers;
  const wrong = mayFireNow(order, firers, decision) ?? mayFireTogether(battle, firers, by);
  if (wrong) return wrong;
  const hexes = [order.at, ...(order.also ?? [])];
  const off = hexes.find((at) => !isInPlay(battle, at));
  if (off !== undefined) return refuse('NO_SUCH_HEX', `${off} is not in play.`, '3.2.5');
  const swept = mayTraverse(battle, order, firers, hexes);
  if (swept) return swept;
  const director = directorOf(battle, order, firers, by, occasion);
  if (director && 'refused' in director) return director;
  const spotter = spotterOf(battle, order, firers, by);
  if (spotter && 'refused' in spotter) return spotter;
  const swing = swingOf(battle, order, firers);
  if (swing && 'refused' in swing) return swing;
  const piercing = piercingOf(battle, order, firers);
  if (piercing && 'refused' in piercing) return piercing;
  const attacks: Attack[] = [];
  for (const at of hexes) {
    const attack = attackOn(battle, { ...order, at }, firers, by, occasion, spotter);
    if ('refused' in attack) return attack;
    attacks.push(attack);
  }
  return {
    ...weaponry(battle, firers, order.at),
    firers,
    attacks,
    traverse: order.traverse ?? 'fixed',
    ...(occasion !== 'reaction' && { inImpulseOf: by }),
    ...(director && { director }),
    ...(spotter && { spotter }),
    ...((order.acquire === false || isMovingVehicle((firers[0] as Firer).unit)) && {
      holdsAim: true as const,
    }),
    ...(swing && { swing }),
    ...(piercing && { piercing }),
  };
}

/** Half-tracks fire with their riders, other vehicles alone: only these turn to fire. */
function swingOf(battle: Battle, order: FireMembers, firers: readonly Firer[]): Swing | Refusal | undefined {
  const { unit, ready } = firers[0] as Firer;
  return ready.armament && swingTo(battle, unit, ready.armament, hexOf(order.at), order.turn);
}

/** Panzerfausts are fired at armour and nothing else (12.9.9). */
function piercingOf(
  battle: Battle,
  order: FireMembers,
  firers: readonly Firer[],
): Piercing | Refusal | undefined {
  const { unit, ready } = firers[0] as Firer;
  if (order.target !== undefined) {
    if (ready.armament && ready.armament.weapon !== 'gun')
      return refuse('NO_TABLE', 'Only guns pierce armour.', '12.3.3');
    return pierce(battle, unit, order.target, order.at);
  }
  return unit.weapon === 'panzerfaust' && ready.fireClass === 'light-at'
    ? refuse('NO_TARGET', 'A Panzerfaust is fired at an armoured vehicle.', '12.9.9')
    : undefined;
}

/** Searching Fire and the Swinging Traverse of machine guns (12.8.1.2, 12.8.1.3). */
function mayTraverse(
  battle: Battle,
  order: FireMembers,
  firers: readonly Firer[],
  hexes: readonly string[],
): Refusal | undefined {
  const traverse = order.traverse ?? 'fixed';
  if (traverse === 'fixed')
    return hexes.length > 1 ? refuse('ONE_HEX', 'Fixed Fire is at one hex.', '12.8.1.1') : undefined;
  if (!firers.every((firer) => firer.ready.fireClass === 'mg' && combines(firer)))
    return refuse('NOT_A_MACHINE_GUN', 'Only machine guns sweep their fire.', '12.8.1', '12.8.1.1.1');
  if (hexes.length > 3 || new Set(hexes).size !== hexes.length || !areJoined(battle, hexes.map(hexOf)))
    return refuse('NOT_A_STRING', 'Sweep up to three adjacent hexes.', '12.8.1.2');
  if (traverse === 'searching') return undefined;
  const near = firers.every(({ unit }) => hexes.every((at) => distance(battle, unit.at as string, at) === 1));
  const moves = hexes.some((at) =>
    battle.unitsAt(at).some((unit) => unit.moving !== undefined || unit.marker === 'moved'),
  );
  if (near && moves) return undefined;
  return refuse(
    'NO_SWINGING',
    'A Swinging Traverse is against adjacent hexes, one of them with a moving enemy.',
    '12.8.1.3',
  );
}

function attackOn(
  battle: Battle,
  order: FireMembers,
  firers: readonly Firer[],
  by: string,
  occasion: Occasion,
  spotter: Unit | undefined,
): Attack | Refusal {
  const { at } = order;
  const recon = isRecon(battle, firers, at, by, occasion);
  if (typeof recon === 'object') return recon;
  const fp = firepower(battle, firers, at, (order.traverse ?? 'fixed') !== 'fixed');
  if (typeof fp === 'object') return fp;
  const eye = targetEye(battle, at, by, order.target);
  const lines = linesTo(battle, firers, eye, spotter);
  if ('refused' in lines) return lines;
  return {
    at,
    fp: roundUp(recon ? fp / 2 : fp),
    lines: lines.map(({ sight }) => sight),
    rolls: hardest(lines),
    recon,
    ...(isWithin(firers, at) && { within: true as const }),
    ...(isGully(battle, at) && { lip: eye.onLip === true }),
  };
}

const isWithin = (firers: readonly Firer[], at: string): boolean =>
  firers.every(({ unit }) => hexOf(unit.at as string) === hexOf(at));

/** Into a place where nobody is seen, or only units under cover: Reconnaissance by Fire (3.3.4.3, 7.5.2). */
function isRecon(
  battle: Battle,
  firers: readonly Firer[],
  at: string,
  by: string,
  occasion: Occasion,
): boolean | Refusal {
  const there = battle.unitsAt(at);
  const sameHex = isWithin(firers, at);
  if (there.some((unit) => unit.side !== by && (!unit.inCover || sameHex))) return false;
  if (there.some((unit) => unit.side === by))
    return refuse('OWN_TROOPS', `Only your own units are seen in ${at}.`, '12.1.1');
  if (occasion === 'reaction') return refuse('NO_TARGET', `Nobody is seen in ${at}.`, '12.1.2');
  return true;
}

/** Each unit's share unrounded, and their sum; the shot rounds it up once (12.7.2/a). Guns and the like have their own row. */
function firepower(battle: Battle, firers: readonly Firer[], at: string, swept: boolean): number | Refusal {
  let sum = 0;
  const withRiders = firers.some(({ unit }) => unit.aboard !== undefined);
  for (const { unit, ready } of firers) {
    const share = firepowerAt(unit, ready, distance(battle, unit.at as string, at));
    if (share === undefined)
      return refuse(
        'OUT_OF_RANGE',
        `${at} is out of the range of ${unit.name}.`,
        unit.weapon === 'mortar' ? '12.5.4' : '12.3.1.2',
      );
    const halved = withRiders && isVehicle(unit) && unit.marker !== undefined ? 0.5 : 1;
    sum +=
      ready.fireClass === 'infantry' || ready.fireClass === 'mg'
        ? share * halved
        : rowOf(battle, { unit, ready });
  }
  return swept ? sum / 2 : sum;
}

function rowOf(battle: Battle, { unit, ready }: Firer): number {
  const { weapon, size, nationality } = unit;
  if (ready.fireClass === 'flamethrower') return equivalentRow(battle, 'FT') * ready.factor;
  if (weapon === 'atr')
    return equivalentRow(battle, nationality === 'russian' ? 'RATR (14.5)' : 'GATR (7.92)') * ready.factor;
  return size === undefined ? 0 : gunRow(battle, size) * ready.factor;
}

function linesTo(
  battle: Battle,
  firers: readonly Firer[],
  to: Eye,
  spotter: Unit | undefined,
): ClearedLine[] | Refusal {
  const { at } = to;
  const eyes = spotter ? [spotter] : firers.map(({ unit }) => unit);
  const lines: ClearedLine[] = [];
  for (const place of new Map(eyes.map((unit) => [unit.at, unit])).values()) {
    if (place.inCover && hexOf(place.at as string) !== hexOf(at))
      return refuse('IN_COVER', `${place.name} is under cover and sees its own hex only.`, '7.5.2');
    const line = lineOfSight(battle, eyeOf(place), to);
    if ('refused' in line) return line;
    if (!firesThroughSlit(battle, place, at))
      return refuse('OUT_OF_THE_SLIT', `${place.name} fires through the front of its pillbox only.`, '7.9.2');
    lines.push(line);
  }
  return lines;
}

/** One roll for the platoon, at the lowest number of anybody in it (12.7.4). */
function hardest(lines: readonly ClearedLine[]): LostRoll[] {
  const lowest = new Map<string, LostRoll>();
  for (const roll of lines.flatMap(({ rolls }) => rolls)) {
    const known = lowest.get(roll.row);
    if (!known || roll.needs < known.needs) lowest.set(roll.row, roll);
  }
  return [...lowest.values()];
}

function weaponry(
  battle: Battle,
  firers: readonly Firer[],
  at: string,
): Pick<Shot, 'manner' | 'screened' | 'size' | 'flame'> {
  const { unit, ready } = firers[0] as Firer;
  switch (ready.fireClass) {
    case 'gun':
    case 'mortar': {
      if (isVehicle(unit))
        return { manner: 'direct', size: unit.size ?? 0, screened: { turns: 0, facing: 0, needed: true } };
      const turn = turnTowards(battle, unit.at as string, unit.facing ?? 0, hexOf(at));
      const manner = ready.fireClass === 'mortar' ? 'mortar' : 'direct';
      return { manner, size: unit.size ?? 0, screened: { ...turn, needed: true } };
    }
    case 'atr':
    case 'light-at':
      return {
        manner: 'direct',
        screened: { turns: 0, facing: 0, needed: true },
        ...(unit.size !== undefined && { size: unit.size }),
      };
    case 'flamethrower':
      return { manner: 'direct', flame: true };
    default:
      return { manner: 'direct' };
  }
}

/** The parts of the Screened Shot number; undefined: no roll. */
export function screenOf(battle: Battle, shot: Shot, attack: Attack, cover: number): Modifier[] | undefined {
  const { unit } = shot.firers[0] as Firer;
  if (!shot.screened) return undefined;
  const from: Screening = {
    firer: unit,
    distance: distance(battle, unit.at as string, attack.at),
    turns: shot.screened.turns,
    sight: attack.lines[0] as Sight,
    cover,
    acquired: unit.acquired === hexOf(attack.at),
    targetMoves: movesAway(battle, shot, attack),
    also: vehicleScreen(battle, unit, shot.swing, shot.piercing !== undefined),
  };
  return screening(battle, from);
}

/** The target is a moving vehicle, or there is nothing else to hit (12.3.2/t3). */
function movesAway(battle: Battle, { piercing }: Shot, { at }: Attack): boolean {
  const targets = piercing ? [battle.theUnit(piercing.target)] : battle.unitsAt(at).filter(isOnItsOwn);
  return targets.length > 0 && targets.every((target) => isMovingTarget(battle, target));
}

const isOnItsOwn = (unit: Unit): boolean => unit.aboard === undefined;

/** Mortars never fire from inside buildings (12.5.3). */
export function mayFireFromHere(battle: Battle, { firers }: Shot): Refusal | undefined {
  const mortar = firers.find(({ ready }) => ready.fireClass === 'mortar')?.unit;
  if (!mortar || !isBuilding(battle, mortar.at as string)) return undefined;
  return refuse('IN_BUILDING', `${mortar.name} may not fire from inside a building.`, '12.5.3');
}
