/** Wagons and pulkkas (11.38, 11.39): vehicles that animals draw go where men go on foot, and animals fall in the traces. */
import { DR, total } from '../../kernel/dice/index.js';
import { costOfEntering, DRAWN, stepCost } from '../ch04-movement/costs.js';
import { type Result, resultInWords } from '../ch05-fire/05-fire-table.js';
import { groundAt, hexsideBetween, isBuilding, isUpACliff } from '../ch14-terrain/ground.js';
import { isWired } from '../ch15-fortifications/01-wire.js';
import { hasEntrenchment } from '../ch15-fortifications/03-entrenchments.js';
import { isAblaze } from '../ch16-fire/02-fires.js';
import type { Act, Battle, Change, Modifier, Unit } from '../system.js';
import { attacker, isInfantry, isPrisoner, ofSide } from '../units/kinds.js';
import { passengersOf, setBeneath } from './37-passengers.js';
import { isDrawn } from './state.js';
import { destroy } from './wrecks.js';

/** Of the animals (11.38.5, 11.39.5). */
const MORALE = 7;
/** Points lost for each level by which they fail (11.38.6, 11.39.6). */
const FOR_EACH_LEVEL = 2;
const WITH_A_GUN = 2;
/** After they have been driven hard (11.38.16, 11.39.16). */
const TIRED = 2;

const isWagon = ({ vehicle }: Unit): boolean => vehicle === 'wagon';

/** As infantry spends its factors (11.38.15, 11.39.15); a wagon takes all its points through woods and gullies, and crosses no wall (11.38.13). */
export function drawnCost(
  battle: Battle,
  vehicle: Unit,
  from: string | undefined,
  to: string,
): number | undefined {
  const ground = groundAt(battle, to);
  const isBarred =
    isAblaze(battle, to) || isBuilding(ground) || hasEntrenchment(battle, to) || isWired(battle, to);
  if (isBarred || (from !== undefined && isCutOff(battle, vehicle, from, to))) return undefined;
  if (isWagon(vehicle) && (ground === 'woods' || ground === 'gully')) return vehicle.mp;
  const cost =
    from === undefined
      ? costOfEntering(battle, to)
      : stepCost(battle, from, to, DRAWN[isWagon(vehicle) ? 'wagon' : 'pulkka']);
  if (cost === undefined) return undefined;
  return cost * (vehicle.tows ? WITH_A_GUN : 1) * (vehicle.cx ? TIRED : 1);
}

const isCutOff = (battle: Battle, vehicle: Unit, from: string, to: string): boolean =>
  isUpACliff(battle, from, to) ||
  isUpACliff(battle, to, from) ||
  (isWagon(vehicle) && hexsideBetween(battle, from, to) !== undefined);

/** A check of the animals: who fails cuts the dead out of the traces, stays for the game turn and is slower; without any it is lost (11.38.6, 11.39.6). */
export function checkAnimals(act: Act, vehicle: Unit, result: Exclude<Result, 'KIA'>): void {
  const { id, mp = 0 } = vehicle;
  const value = result === 'M' ? 0 : Number(result);
  const modifiers: Modifier[] = value === 0 ? [] : [{ why: 'fire', value, cites: '5.5.6' }];
  const rolled = total(act.rollOf(`${resultInWords(result)} of the animals`, [id], DR));
  const missed = rolled + value - MORALE;
  const cites = isWagon(vehicle) ? (['11.38.6'] as const) : (['11.39.6'] as const);
  const check = `${resultInWords(result)} of the animals`;
  act.effect(
    'morale-check',
    { unit: id, check, needs: MORALE, rolled, modifiers, passed: missed <= 0 },
    { cites },
  );
  if (missed <= 0) return;
  const left = mp - FOR_EACH_LEVEL * missed;
  if (left > 0) {
    const set = { mp: left, team: vehicle.team ?? mp, immobilized: true, halted: true } as const;
    act.effect('animals-lost', { unit: id, mp: left }, { changes: [{ do: 'unit', unit: id, set }], cites });
    return;
  }
  const off = passengersOf(act.battle, vehicle).map((unit) => setBeneath(unit));
  act.effect('animals-lost', { unit: id, mp: 0 }, { changes: [...off, { do: 'leave', unit: id }], cites });
}

/** Driven hard animals are tired, until they have rested for a Movement Phase (11.38.16, 11.39.16). */
export function tireAnimals(act: Act): void {
  const { battle } = act;
  const changes = ofSide(battle, attacker(battle))
    .filter(isDrawn)
    .flatMap(({ id, flatOut, cx, moved }): Change[] => {
      if (flatOut) return [{ do: 'unit', unit: id, set: { cx: true } }];
      return cx && !moved ? [{ do: 'unit', unit: id, set: { cx: null } }] : [];
    });
  if (changes.length > 0)
    act.effect('markers-removed', { phase: 'movement' }, { changes, cites: ['11.38.16', '11.39.16'] });
}

/** Drivers who are alone with enemies are lost, with their animals (11.38.3, 11.39.3). */
export function loseLonelyDrivers(act: Act): void {
  const { battle } = act;
  for (const { id, at, side, vehicle } of battle.units().filter(isDrawn)) {
    if (at === undefined || !battle.unit(id)) continue;
    const men = battle.unitsAt(at).filter((unit) => isInfantry(unit) && !isPrisoner(unit) && !unit.broken);
    const isAlone = men.some((unit) => unit.side !== side) && !men.some((unit) => unit.side === side);
    if (isAlone) destroy(act, id, [vehicle === 'wagon' ? '11.38.3' : '11.39.3']);
  }
}

/** When the game turn ends they go on (11.38.6, 11.39.6). */
export const harnessAgain = ({ battle }: Act): Change[] =>
  battle
    .units()
    .flatMap((unit): Change[] => [
      ...(unit.halted
        ? [{ do: 'unit', unit: unit.id, set: { halted: null, immobilized: null } } as const]
        : []),
      ...(unit.joins ? joined(battle, unit) : []),
    ]);

/** After a whole game turn in one hex it has all its animals again, and the other is gone; nothing when one of them went away (11.38.7, 11.39.7). */
function joined(battle: Battle, { id, at, joins, team = 0 }: Unit): Change[] {
  if (!joins || joins.turn === battle.clock.turn) return [];
  const areThere = at === joins.at && battle.unit(joins.other)?.at === joins.at;
  const set = areThere ? { mp: team, team: null, joins: null } : { joins: null };
  return [{ do: 'unit', unit: id, set }, ...(areThere ? [{ do: 'leave', unit: joins.other } as const] : [])];
}
