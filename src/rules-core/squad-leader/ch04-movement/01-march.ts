/** What those who move meet on their way (4.1), hex by hex: fire, wire, mines, traps, hidden enemies. */

import { hexOf } from '../../kernel/position/position.js';
import { enterTogether } from '../ch03-infantry/07-scouts.js';
import { goalTowards } from '../ch03-infantry/25-charge.js';
import { leadAway } from '../ch03-infantry/29-prisoners.js';
import { isFiredOnAtOnce, planFireAtOnce } from '../ch05-fire/06-at-once.js';
import { intoTheObstacle } from '../ch05-fire/06-bypassing.js';
import { isBefore, ridesAt } from '../ch07-overrun/02-nerve.js';
import { loseBoreSights } from '../ch08-support-weapons/09-bore-sight.js';
import { placedBeforeMoving } from '../ch08-support-weapons/11-placed-charges.js';
import { braveBackblast } from '../ch08-support-weapons/21-backblast.js';
import { isInTheTracks } from '../ch11-vehicles/30-trail-breaks.js';
import { sinkMachine } from '../ch11-vehicles/36-bog.js';
import { goNear } from '../ch13-direct-fire/24-facing-flames.js';
import { wadeIn } from '../ch14-terrain/22-wading.js';
import { isUpOpenStairs } from '../ch14-terrain/ground.js';
import { struggleOut } from '../ch15-fortifications/01-out-of-wire.js';
import { costOfLeaving, isEntrenched, STEP } from '../ch15-fortifications/03-entrenchments.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { areGuided, goOffUnder } from '../ch15-fortifications/07-minefields.js';
import { meetMines } from '../ch15-fortifications/07-mines.js';
import { areSet, comeUponTrap, panic, setsOffOnLeaving } from '../ch15-fortifications/08-booby-traps.js';
import { stopAtStairMine } from '../ch15-fortifications/08-stairway-mines.js';
import { type Act, type Battle, type Change, type Unit } from '../system.js';
import { isLeader, isMmc, isMount, isOnMap, isWeapon, weaponsOf } from '../units/kinds.js';
import { enterUnseen, mayEnter, stayUnseen } from './01-unseen.js';
import { burdenOf } from './02-portage.js';
import { type Detour } from './06-bypass.js';
import { costOfTurningBack, lastLeft } from './10-motorcycles.js';
import { baggageOf, isMounted } from './12-cavalry.js';
import { attacksAlong } from './12-run-up.js';
import { allowanceOf, costOfEntering, entryCost } from './costs.js';
import type { MovementTasks } from './effects.js';

/** One hex at a time; what stops the units takes the rest of the path off. */
export function march(
  act: Act,
  { units: ids, path: [to, ...rest], assault, scouting, detours, care = 0 }: MovementTasks['march'],
): void {
  const { battle } = act;
  if (to !== undefined) stayUnseen(act, ids, to);
  const company = ids
    .flatMap((id) => battle.unit(id) ?? [])
    .filter(({ broken, dismounted, drenched, grounded }) => !broken && !dismounted && !drenched && !grounded);
  const [first] = company;
  if (to === undefined || !first) {
    act.done();
    return;
  }
  if (company.some((unit) => unit.berserk && isOnMap(unit) && goalTowards(battle, unit, to) === undefined)) {
    act.done();
    return;
  }
  const from = first.at;
  if (areSet(battle)) {
    if (setsOffOnLeaving(act, ids, from)) return;
    if (stopAtStairMine(act, company, to, rest.length === 0 ? care : 0)) {
      act.done();
      return;
    }
  }
  const detour = detours?.find(({ at }) => at === to);
  if (!detour && !mayEnter(act, company, to, rest.length > 0)) {
    stayInTheObstacle(act, company);
    act.done();
    return;
  }
  if (isBefore(battle, first, to) && !ridesAt(act, company)) {
    act.done();
    return;
  }
  if (!goNear(act, company, to)) {
    act.done();
    return;
  }
  const mf = detour
    ? detour.mf + costOfLeaving(company, from ?? to)
    : costInto(battle, from, to, company) +
      extraInto(battle, from, to, company) +
      costOfTurningBack(first, lastLeft(first), to) +
      (rest.length === 0 ? care : 0);
  const units = setsOut(act, company, to, mf);
  if (units.length === 0) {
    act.done();
    return;
  }
  const ledBy = units.filter(isLeader).map(({ id }) => id);
  const isAttack = first.charging && units.some(isMmc) && attacksAlong(battle, first, [to, ...rest])[0] === 0;
  act.effect(
    'moved',
    { units: units.map(({ id }) => id), ...(from !== undefined && { from }), to, mf },
    {
      changes: [
        ...letGo(battle, ids),
        ...units.flatMap((unit) => stepOf(battle, unit, to, { mf, ledBy, assault, detour })),
      ],
      cites: ['4.1.6/T'],
    },
  );
  if (from === undefined) {
    enterTogether(act, units, to);
    enterUnseen(act, ids, to);
  }
  loseBoreSights(
    act,
    units.flatMap((unit) => weaponsOf(battle, unit)),
  );
  wadeIn(
    act,
    units.map(({ id }) => id),
    to,
  );
  const isMined = meetsMines(act, units, { from, to });
  const isTrapped =
    areSet(battle) && meetsTraps(act, units, { from, to, care: rest.length === 0 ? care : 0 });
  const isSunk = first.wheels !== undefined && sinkMachine(act, first, from, to);
  const isWhole = !isMined && !isTrapped && !isSunk && units.length === company.length;
  const goesOn = isWhole && (!isBefore(battle, first, rest[0]) || ridesAt(act, units));
  if (rest.length > 0 && goesOn)
    act.become({
      task: 'march',
      units: ids,
      path: rest,
      ...(detours && { detours }),
      ...(care > 0 && { care }),
    });
  else act.done();
  if (units.some(isFiredOnAtOnce)) planFireAtOnce(act);
  if (areSet(battle)) panic(act, first.side, to);
  if (scouting) act.plan({ task: 'scouting', unit: first.id });
  if (isAttack && !isMined) act.plan({ task: 'charge-attack', units: units.map(({ id }) => id), at: to });
}

/** Out of wire and out of mines, as far as they come (15.1.4, 15.7.4). */
function setsOut(act: Act, company: readonly Unit[], to: string, mf: number): Unit[] {
  const { battle } = act;
  const out = struggleOut(act, company, mf);
  const from = out[0]?.at;
  if (from === undefined) return out;
  const bold = braveBackblast(
    act,
    out.map(({ id }) => id),
    to,
  );
  if (bold.length === 0) return [];
  const fit = meetMines(act, bold, from, to).map((id) => battle.theUnit(id));
  return fit.length === out.length || allowanceOf(battle, fit) >= mf ? fit : [];
}

/** Returns true if there were mines, after which their commander thinks again (15.7.3). */
function meetsMines(
  act: Act,
  units: readonly Unit[],
  { from, to }: { readonly from: string | undefined; readonly to: string },
): boolean {
  if (from !== undefined && hexOf(from) === hexOf(to)) return false;
  const isMined = goOffUnder(act.battle, units, to) && !isInTheTracks(act.battle, to, from);
  meetMines(
    act,
    units.map(({ id }) => id),
    to,
    from,
  );
  return isMined;
}

/** Traps in the house that they come into (15.8.9.1). */
function meetsTraps(
  act: Act,
  units: readonly Unit[],
  { from, to, care }: { readonly from: string | undefined; readonly to: string; readonly care: number },
): boolean {
  if (from !== undefined && hexOf(from) === hexOf(to)) return false;
  return comeUponTrap(
    act,
    units.map(({ id }) => id),
    to,
    care,
  );
}

/** What a guide through mines costs besides (3.30/Tc). */
export const extraInto = (
  battle: Battle,
  from: string | undefined,
  to: string,
  units: readonly Unit[],
): number =>
  from !== undefined && battle.location(to).mines !== undefined && areGuided(battle, units)
    ? (entryCost(battle, from, to, units) ?? 0)
    : 0;

const costInto = (battle: Battle, from: string | undefined, to: string, units: readonly Unit[]): number =>
  (from === undefined ? costOfEntering(battle, to, units) : entryCost(battle, from, to, units)) ?? 0;

/** Nobody ends a move in bypass (4.6.6). */
function stayInTheObstacle(act: Act, units: readonly Unit[]): void {
  const changes = units.flatMap((unit) => intoTheObstacle(unit, unit.at ?? ''));
  const [first] = units;
  if (changes.length > 0 && first?.at !== undefined)
    act.effect(
      'into-the-obstacle',
      { units: units.map(({ id }) => id), at: first.at },
      { changes, cites: ['4.6.6'] },
    );
}

/** Those who were moving before have finished their move (4.1.13). */
export const letGo = (battle: Battle, ids: readonly string[]): Change[] =>
  battle
    .units()
    .filter(({ id, moving }) => moving && !ids.includes(id))
    .map(({ id }): Change => ({ do: 'unit', unit: id, set: { moving: null } }));

/** Where it spent factors before; men who come out of an entrenchment, or up the stairs of a market, spend some in its hex (15.3.7/q2, 14.3.16). */
function trackBefore(battle: Battle, unit: Unit, to: string, mf: number) {
  const track = unit.track ?? placedBeforeMoving(battle, unit);
  const costs = unit.costs ?? track.map(() => 0);
  const { at } = unit;
  if (at !== undefined && track.at(-1) !== at && isUpOpenStairs(battle, at, to))
    return { track: [...track, at], costs: [...costs, mf], out: mf };
  return (isEntrenched(unit) || isInBunker(unit)) && unit.at !== undefined
    ? { track: [...track, unit.at], costs: [...costs, STEP], out: STEP }
    : { track, costs, out: 0 };
}

/** A unit with what it carries comes to the next hex. */
export function stepOf(
  battle: Battle,
  unit: Unit,
  to: string,
  {
    mf,
    ledBy,
    assault,
    detour,
  }: {
    readonly mf: number;
    readonly ledBy: readonly string[];
    readonly assault?: true | undefined;
    readonly detour?: Detour | undefined;
  },
): Change[] {
  const before = trackBefore(battle, unit, to, mf);
  const baggage = baggageOf(battle, unit);
  const carried = [...new Set([...(unit.carried ?? []), ...baggage.filter(isWeapon).map(({ id }) => id)])];
  const allTheWay = unit.track ? ledBy.filter((id) => unit.ledBy?.includes(id)) : ledBy;
  const isMoving = battle.clock.phase === 'movement';
  const set = {
    at: to,
    moved: true,
    ...(isMoving && !assault && { moving: true as const }),
    ...(isMoving && carried.length > 0 && { carried }),
    ...(burdenOf(battle, unit) > 0 && { burdened: true as const }),
    ...(isMoving && unit.cx && { cx: null }),
    spent: (unit.spent ?? 0) + mf,
    ...(isFiredOnAtOnce(unit)
      ? {
          track: [to],
          costs: [mf],
          ...(isMounted(unit) && {
            ridden: [...(unit.ridden ?? (unit.at === undefined ? [] : [unit.at])), to],
          }),
        }
      : { track: [...before.track, to], costs: [...before.costs, mf - before.out] }),
    ...(unit.entrenched && { entrenched: null }),
    ...(unit.bunkered && { bunkered: null }),
    ...(unit.onCrest && { onCrest: null }),
    ...(unit.byTrench && { byTrench: null }),
    ...(detour && { bypassed: [...(unit.bypassed ?? []), { at: to, arrow: detour.arrow }] }),
    ...(unit.track === undefined && unit.at !== undefined && { setOut: unit.at }),
    ...(isMmc(unit) &&
      (allTheWay.length > 0 || unit.ledBy) && { ledBy: allTheWay.length > 0 ? allTheWay : null }),
    ...(assault ? { assaultMoved: assault } : unit.assaultMoved && isMoving && { assaultMoved: null }),
    ...(unit.entry && { entry: null }),
    ...(unit.berserk && isOnMap(unit) && { charges: goalTowards(battle, unit, to) ?? null }),
  } as const;
  return [
    { do: 'unit', unit: unit.id, set },
    ...baggage.map(
      (one): Change => ({
        do: 'unit',
        unit: one.id,
        set: {
          at: to,
          ...(one.entry && { entry: null }),
          ...((isMount(one) || one.id === unit.rides) && {
            moved: true,
            track: [to],
            spent: (one.spent ?? 0) + mf,
          }),
        },
      }),
    ),
    ...leadAway(battle, unit, to),
  ];
}
