/** The Panzerfaust (4.4.2): potentially in the hands of every German, if the dr says that he has one at hand. */
import * as z from 'zod';
import { D6, DR, die, type Roll, total } from '../../kernel/dice/index.js';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { hexesWith } from '../../mechanics/places.js';
import { LATW_TO_HIT } from '../charts/index.js';
import { checkLeader, isForbidden } from '../fire/group.js';
import { chartsOf } from '../fire/ift.js';
import {
  cannotSee,
  canSee,
  type Forbidden,
  forbid,
  type Manner,
  mannerOf,
  mayShootAgain,
} from '../fire/window.js';
import { order } from '../form.js';
import { breakUnit } from '../morale/breaking.js';
import { casualtyReduce, pin } from '../morale/casualties.js';
import { sum, withLeaderLoss } from '../morale/checks.js';
import type { AslAct, AslBattle, AslChange, AslUnit, Modifier } from '../system.js';
import { distance, onMap } from '../terrain/map.js';
import { noMoreSmoke } from '../terrain/smoke.js';
import {
  bestLeader,
  canLead,
  isGoodOrder,
  isInexperienced,
  isInfantry,
  isLeader,
  isVehicle,
  weaponsOf,
} from '../units/units.js';
import { aimOf } from './aim.js';
import { suffer } from './backblast.js';
import { burst } from './hit.js';
import { isConfined, PANZERFAUST, panzerfaustOf } from './light-anti-tank.js';
import { planVehicleHit, tell, together, verdict } from './shoot.js';
import { isHarmedByHeat, type Shot } from './shot.js';

interface Panzerfaust {
  readonly unit: UnitId;
  readonly at: LocationId;
  /** The vehicle aimed at. */
  readonly target?: UnitId | undefined;
  /** The one who is to be hit, if he mans a Gun or support weapon. */
  readonly victim?: UnitId | undefined;
  readonly leader?: UnitId | undefined;
  readonly backblast?: 'avoid' | 'accept' | undefined;
}

const HAS_ONE = 3;
const NOTHING_AND_PINNED = 6;
/** An original To Hit DR that misses and costs the firer; 1 less with the Inexperienced (4.4.2/g). */
const MISFIRE = 12;
/** An original DR on the IFT without effect (4.4.2/j); on the AFV Destruction Table see `vehicles/kill.ts`. */
const DUD = 12;
export const FIRST_PANZERFAUST = 12 * 1943 + 10;

export const panzerfaust = order({
  title: 'Fire a Panzerfaust',
  description:
    'A German unit looks for a Panzerfaust and fires it at a vehicle, or at Infantry in a building, close by.',
  cites: ['4.4.2/a', '4.4.2/b', '4.4.2/e', '4.4.2/f'],
  answers: ['prep-fire', 'final-fire', 'advancing-fire', 'defensive-fire'],
  asks: {
    unit: z.string().describe('The unit that looks for one.'),
    at: z.string().describe('The hex fired at.'),
    target: z.string().optional().describe('The vehicle aimed at.'),
    victim: z.string().optional().describe('The unit to hit, if it mans a Gun or support weapon.'),
    leader: z.string().optional().describe('A leader who directs the shot.'),
    backblast: z.enum(['avoid', 'accept']).optional().describe('In a building: +2 to hit, or the blast.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    if (!battle.options.panzerfaust) return;
    for (const unit of battle.units())
      if (unit.side === by && isInfantry(unit)) yield* ways(battle, unit, by);
  },
  read({ battle, by }, order) {
    const shot = shotOf(battle, order, by);
    return isForbidden(shot) ? shot : { order, shot };
  },
  perform: (act, { order, shot }, { by }) => look(act, shot, order, by),
});

/** Could anybody of this side fire one at the units that move in that location? */
export function couldUsePanzerfaust(battle: AslBattle, by: SideId, at: LocationId): boolean {
  if (!battle.options.panzerfaust) return false;
  return battle
    .units()
    .some(
      (unit) =>
        unit.side === by &&
        isInfantry(unit) &&
        unit.at !== undefined &&
        aimsAt(battle, at, by).some((aim) => !isForbidden(shotOf(battle, { unit: unit.id, at, ...aim }, by))),
    );
}

function* ways(battle: AslBattle, { id, at: from }: AslUnit, by: SideId): Iterable<Panzerfaust> {
  if (from === undefined) return;
  const leader = bestLeader(
    battle.unitsAt(from).filter((one) => one.side === by && one.id !== id && canLead(one)),
  );
  const led = leader ? [{}, { leader: leader.id }] : [{}];
  for (const at of enemyHexes(battle, by, from))
    for (const aim of aimsAt(battle, at, by))
      for (const direction of led)
        for (const blast of [{}, { backblast: 'accept' as const }])
          yield { unit: id, at, ...aim, ...direction, ...blast };
}

const enemyHexes = (battle: AslBattle, by: SideId, from: LocationId): LocationId[] =>
  hexesWith(battle, (unit) => unit.side !== by && (isInfantry(unit) || isVehicle(unit))).filter(
    (at) => distance(battle, from, at) <= reachOn(battle),
  );

/** Each vehicle, the Infantry as a whole, or one Infantry unit with a weapon. */
function aimsAt(battle: AslBattle, at: LocationId, by: SideId): Partial<Panzerfaust>[] {
  const there = battle.unitsAt(at).filter((unit) => unit.side !== by);
  const vehicles = there.filter(isVehicle).map(({ id }) => ({ target: id }));
  const men = there.filter((unit) => isInfantry(unit) && weaponsOf(battle, unit).length > 0);
  return [{}, ...vehicles, ...men.map(({ id }) => ({ victim: id }))];
}

/** One hex, two from June 1944, three from 1945 (4.4.2/e). */
export function reachOn({ options: { year, month } }: AslBattle): number {
  if (year >= 1945) return 3;
  return 12 * year + month >= 12 * 1944 + 6 ? 2 : 1;
}

/** How many shots a side with so many squads has in a scenario (4.4.2/i). */
export function panzerfaustShots(squads: number, year: number): number {
  const each = year >= 1945 ? 2 : year === 1944 ? 1.5 : 1;
  return Math.floor(squads * each);
}

function shotOf(battle: AslBattle, order: Panzerfaust, by: SideId): Shot | Forbidden {
  const unit = battle.unit(order.unit);
  if (!unit || unit.side !== by || !isInfantry(unit) || unit.at === undefined)
    return forbid('NO_SUCH_UNIT', `There is no unit "${order.unit}" of yours on the map.`);
  if (!onMap(battle, order.at)) return forbid('NO_SUCH_HEX', `The map has no hex ${order.at}.`);
  const { at } = order;
  const range = distance(battle, unit.at, at);
  const manner = mannerWith(battle, unit, at);
  if (typeof manner === 'object') return manner;
  const refusal =
    cannotHaveOne(battle, unit) ?? cannotReach(battle, unit, at, range) ?? cannotAim(battle, order, by);
  if (refusal) return refusal;
  const leader = order.leader === undefined ? undefined : battle.unit(order.leader);
  if (order.leader !== undefined) {
    if (!leader || leader.side !== by || leader.at !== unit.at || leader.id === unit.id)
      return forbid('LEADER_ELSEWHERE', 'Another leader in the same hex must direct it.', '4.4.2/f');
    const cannot = checkLeader(leader, [unit.id]);
    if (cannot) return cannot;
  }
  const weapon = panzerfaustOf(unit);
  const confined = isConfined(battle, weapon, unit.at);
  if (order.backblast && !confined)
    return forbid('NO_BACKBLAST', 'This shot has no backblast to avoid.', '4.4.3');
  const backblast = confined ? (order.backblast ?? (unit.pinned ? 'accept' : 'avoid')) : undefined;
  if (backblast === 'avoid' && unit.pinned)
    return forbid('PINNED', 'A pinned firer cannot avoid the backblast.', '4.4.3');
  return {
    weapon,
    holder: unit,
    from: unit.at,
    at,
    range,
    type: 'own',
    target: order.target === undefined ? undefined : battle.unit(order.target),
    ammo: 'HEAT',
    mortar: false,
    explosive: false,
    steep: false,
    number: { number: chartsOf(battle).lookup(LATW_TO_HIT.number, PANZERFAUST, range) },
    turns: 0,
    ca: undefined,
    manner,
    intensive: false,
    leader,
    spendRof: false,
    backblast,
    dudFrom: DUD,
  };
}

/** A use of a support weapon in the unit's ordinary fire, not Subsequent First Fire or anything later (4.4.2/a, d). */
function mannerWith(battle: AslBattle, unit: AslUnit, at: LocationId): Manner | Forbidden {
  const { fire, ...fresh } = unit;
  const manner = mannerOf(battle, fresh as AslUnit, at);
  if (typeof manner === 'object') return manner;
  if (!isGoodOrder(unit)) return forbid('NOT_GOOD_ORDER', `${unit.name} is not in Good Order.`, '4.4.2/a');
  const uses = unit.used?.length ?? 0;
  const isSquad = unit.kind === 'squad';
  if (uses >= (isSquad ? 2 : 1) || (fire && !isSquad))
    return forbid('HAS_FIRED', `${unit.name} has no hand free for it.`, '4.4.2/a', '4.4.2/d');
  if (fire && (uses > 0 || unit.firedAt === undefined || fire === 'final'))
    return forbid('HAS_FIRED', `${unit.name} has fired.`, '4.4.2/d');
  return manner;
}

function cannotHaveOne(battle: AslBattle, unit: AslUnit): Forbidden | undefined {
  const { year, month, panzerfaust: inPlay } = battle.options;
  if (!inPlay || !unit.nationality.startsWith('German'))
    return forbid('NO_PANZERFAUST', `${unit.name} has no Panzerfausts.`, '4.4.2/a');
  if (12 * year + month < FIRST_PANZERFAUST)
    return forbid('NOT_YET', 'There are none before October 1943.', '4.4.2/a');
  if (battle.side(unit.side).panzerfausts === 0)
    return forbid('ALL_SPENT', 'All Panzerfausts of the scenario are fired.', '4.4.2/i');
  return undefined;
}

function cannotReach(battle: AslBattle, unit: AslUnit, at: LocationId, range: number): Forbidden | undefined {
  const reach = reachOn(battle);
  if (range > reach)
    return forbid('OUT_OF_RANGE', `A Panzerfaust reaches ${reach} hex${reach > 1 ? 'es' : ''}.`, '4.4.2/e');
  return cannotSee(battle, unit.name, unit.at as LocationId, at);
}

function cannotAim(
  battle: AslBattle,
  { unit, at, target, victim }: Panzerfaust,
  by: SideId,
): Forbidden | undefined {
  const moving = battle.clock.phase === 'MPh';
  const shooter = battle.theUnit(unit);
  if (target !== undefined) {
    const vehicle = battle.unit(target);
    if (!vehicle || vehicle.side === by || vehicle.at !== at || !isVehicle(vehicle) || victim !== undefined)
      return forbid('NO_VEHICLE', 'Name the enemy vehicle in that hex that is aimed at.', '4.4.2/b');
    if (moving && !vehicle.moving)
      return forbid('NOT_MOVING', `${vehicle.name} does not move.`, '3.2.4/proc-e');
    return moving ? cannotTryAgain(shooter, [vehicle]) : undefined;
  }
  const men = battle
    .unitsAt(at)
    .filter(
      (one) => one.side !== by && isInfantry(one) && (!moving || one.moving) && isHarmedByHeat(battle, one),
    );
  if (men.length === 0)
    return forbid('NO_TARGET', `There is neither Infantry in a building nor at a Gun in ${at}.`, '4.4.2/b');
  const refusal = moving ? cannotTryAgain(shooter, men) : undefined;
  if (refusal || victim === undefined) return refusal;
  const chosen = men.find(({ id }) => id === victim);
  return chosen && weaponsOf(battle, chosen).length > 0
    ? undefined
    : forbid('NOT_CHOSEN', 'Only a unit that mans a Gun or support weapon can be picked out.', '4.4.2/h');
}

function cannotTryAgain(shooter: AslUnit, movers: readonly AslUnit[]): Forbidden | undefined {
  if (movers.some((mover) => mayShootAgain(mover, attemptsOf(shooter)))) return undefined;
  return forbid('NO_MORE_SHOTS', `${shooter.name} has tried at them here already.`, '3.3.3/i');
}

/** The PF check (4.4.2/b, c): whether there is one at hand. It is a use of a support weapon either way. */
function look(act: AslAct, shot: Shot, order: Panzerfaust, by: SideId): void {
  const { battle } = act;
  const unit = battle.theUnit(order.unit);
  const modifiers = checkModifiers(battle, unit, shot.target !== undefined);
  const dr = total(act.rollOf('Panzerfaust', [unit.id], D6));
  const final = dr + sum(modifiers);
  const found = dr !== NOTHING_AND_PINNED && final <= HAS_ONE;
  act.effect(
    'panzerfaust-check',
    { unit: unit.id, at: order.at, dr, modifiers, final, found },
    { changes: usesOf(battle, unit, order, found), cites: ['4.4.2/b', '4.4.2/c'] },
  );
  if (dr === NOTHING_AND_PINNED) {
    if (unit.pinned) lossOf(act, unit, () => breakUnit(act, unit.id, ['4.4.2/b']));
    else pin(act, unit.id, ['4.4.2/b']);
  } else if (found) fire(act, shot, order, by);
  markFirer(act, shot, by);
}

/** The check uses one support weapon and counts as one attempt at each moving target; a shot comes out of the supply. */
function usesOf(battle: AslBattle, unit: AslUnit, { at, target }: Panzerfaust, found: boolean): AslChange[] {
  const used = [...(unit.used ?? []), `${PANZERFAUST} ${(unit.used?.length ?? 0) + 1}`];
  const left = battle.side(unit.side).panzerfausts;
  const movers = battle
    .unitsAt(at)
    .filter((one) => one.side !== unit.side && one.moving && (target === undefined || one.id === target));
  const key = attemptsOf(unit).id;
  return [
    { do: 'unit', unit: unit.id, set: { used, ...(isLeader(unit) && { serving: true as const }) } },
    ...movers.map(
      ({ id, shotAt }): AslChange => ({
        do: 'unit',
        unit: id,
        set: { shotAt: { ...shotAt, [key]: (shotAt?.[key] ?? 0) + 1 } },
      }),
    ),
    ...(found && left !== undefined
      ? [{ do: 'side', side: unit.side, set: { panzerfausts: left - 1 } } as const]
      : []),
  ];
}

/** Attempts are counted apart from the unit's own fire. */
function attemptsOf(unit: AslUnit): AslUnit {
  return { ...unit, id: `${unit.id} ${PANZERFAUST}` };
}

function checkModifiers(battle: AslBattle, unit: AslUnit, atVehicle: boolean): Modifier[] {
  const found: Modifier[] = [];
  const add = (label: string, value: number) => found.push({ label, value, cites: ['4.4.2/c'] });
  if (!atVehicle) add('no vehicle', 1);
  if (unit.cx) add('CX', 1);
  if (isLeader(unit)) add('leader', 2);
  else if (unit.kind !== 'squad') add('half-squad or crew', 1);
  if (battle.options.year >= 1945) add('1945', -1);
  return found;
}

function fire(act: AslAct, shot: Shot, order: Panzerfaust, by: SideId): void {
  const { battle } = act;
  const roll = act.rollOf('to hit', [shot.holder.id], DR);
  const misfires = total(roll) >= MISFIRE - (isInexperienced(battle, shot.holder) ? 1 : 0);
  if (canSee(battle, shot.from, shot.at)) strike(act, shot, order, roll, by, misfires);
  else act.effect('line-of-sight-blocked', { units: [order.unit], at: shot.at }, { cites: ['3.2.1/k'] });
  suffer(act, shot, die(roll, 'coloured').face);
  const unit = battle.unit(order.unit);
  if (misfires && unit) lossOf(act, unit, () => casualtyReduce(act, unit.id));
}

function lossOf(act: AslAct, { at, side }: AslUnit, work: () => void): void {
  withLeaderLoss(act, at as LocationId, side, work);
}

/** Marks a firer that can use no further weapon; a leader who directed is done for this phase (4.4.2/d, f). */
function markFirer(act: AslAct, { leader, holder }: Shot, by: SideId): void {
  const { battle } = act;
  const { phase } = battle.clock;
  const marker = phase === 'DFPh' ? 'final' : phase === 'MPh' ? 'first' : 'prep';
  const unit = battle.unit(holder.id);
  const changes: AslChange[] = [...noMoreSmoke(battle, by)];
  const busy = unit && (unit.kind !== 'squad' || (unit.used?.length ?? 0) > 1);
  if (busy) changes.push({ do: 'unit', unit: unit.id, set: { fire: marker } });
  if (leader && battle.unit(leader.id))
    changes.push({ do: 'unit', unit: leader.id, set: { directed: [holder.id], fire: marker } });
  act.effect('fire-marked', { units: busy ? [unit.id] : [], marker }, { changes, cites: ['4.4.2/d'] });
}

/** A hit affects one unit only: the chosen one, or one at random (4.4.2/h). */
function strike(
  act: AslAct,
  shot: Shot,
  { victim }: Panzerfaust,
  roll: Roll,
  by: SideId,
  misfires: boolean,
): void {
  const { battle } = act;
  const { common, aims } = aimOf(battle, shot, by);
  const judged = aims.map(({ target, modifiers }) => {
    const final = total(roll) + sum(common) + sum(modifiers);
    const made = misfires ? { hit: false, critical: false } : verdict(shot, total(roll), final);
    return { target, modifiers, final, ...made };
  });
  tell(act, shot, roll, common, together(judged.filter(({ target }) => !target.hidden)), by);
  const hits = judged.filter(({ hit }) => hit);
  const [first] = hits;
  if (!first) return;
  if (first.target.kind === 'vehicle') {
    planVehicleHit(act, shot, roll, first.target, first.critical, undefined);
    return;
  }
  const chosen =
    hits.find(({ target }) => target.id === victim) ?? act.pickOf('who is hit', hits, (hit) => hit.target.id);
  burst(act, shot, [chosen]);
}
