/** What becomes of units: Suppressed, Damaged, tracks shot off, reduced, lost. */
import { D10, D100, total } from '../../kernel/dice/index.js';
import type { Lost } from '../attributes/sides.js';
import { headquartersFall } from '../command/span.js';
import { blast } from '../mines/blast.js';
import { beforeLoss, tallied } from '../morale/cohesion.js';
import { afterLoss } from '../morale/triggers.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { formationIdOf, isLeg, isVehicle, passengersOf } from '../units/kinds.js';
import { halfOf } from '../units/recovered.js';
import { carriedByHalf, rollForAttached } from './attached.js';

type Cites = readonly RuleId[];

/** SUPPRESSED/ON, also on units that show OFF; passengers with their vehicle (S.passengers-under-fire). */
export function suppress(act: Act, id: string, cites: Cites): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const all = isVehicle(unit) ? [unit, ...passengersOf(battle, unit)] : [unit];
  for (const one of all)
    act.effect(
      'suppressed',
      { unit: one.id },
      { changes: [{ do: 'unit', unit: one.id, set: { suppressed: 'on' } }], cites },
    );
}

/** Turret or hull by (10), 4 or less the turret; unarmed vehicles always the hull (CES.4/c, CES/b). */
export function damageVehicle(
  act: Act,
  id: string,
  where: 'turret' | 'hull' | 'rolled' | 'basic',
  cites: Cites,
): void {
  const unit = act.battle.theUnit(id);
  if (where === 'basic') {
    if (unit.damaged) lose(act, id, 'knocked-out', ['S.damaged-vehicle/b']);
    else told(act, id, 'vehicle', { damaged: true }, cites);
    return;
  }
  const part = where === 'rolled' ? rolledPart(act, unit) : { what: where };
  const isSecond = part.what === 'turret' ? unit.turretDamaged : unit.hullDamaged;
  if (isSecond) lose(act, id, 'knocked-out', ['S.damaged-vehicle/b']);
  else if (part.what === 'turret') told(act, id, 'turret', { turretDamaged: true }, cites, part.rolled);
  else told(act, id, 'hull', { hullDamaged: true }, cites, part.rolled);
}

function rolledPart(act: Act, unit: Unit): { what: 'turret' | 'hull'; rolled?: number } {
  if (unit.unarmed) return { what: 'hull' };
  const rolled = total(act.rollOf('turret or hull', [unit.id], D10));
  return { what: rolled <= 4 ? 'turret' : 'hull', rolled };
}

function told(
  act: Act,
  unit: string,
  what: 'turret' | 'hull' | 'vehicle',
  set: object,
  cites: Cites,
  rolled?: number,
): void {
  act.effect(
    'damaged',
    { unit, what, ...(rolled !== undefined && { rolled }) },
    { changes: [{ do: 'unit', unit, set }], cites },
  );
}

/** It moves no more in this scenario; fire and turret are unaffected (S.track-hit/c). */
export function trackHit(act: Act, id: string, cites: Cites): void {
  act.effect(
    'track-hit',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set: { trackHit: true } }], cites },
  );
}

/** By GP Fire or hand to hand: what a squad carries may be lost before it is reduced (7.17). */
export function cutDown(act: Act, id: string, cites: Cites): void {
  const unit = act.battle.theUnit(id);
  if (unit.kind === 'squad') rollForAttached(act, unit);
  eliminateOrReduce(act, id, cites);
}

/** Effective: a squad becomes a Suppressed half-squad, everybody else is eliminated (7.31.2.2/c, S.leg-results/a). */
export function eliminateOrReduce(act: Act, id: string, cites: Cites, how: Lost['how'] = 'eliminated'): void {
  const unit = act.battle.theUnit(id);
  if (unit.kind !== 'squad') {
    lose(act, id, how, cites);
    return;
  }
  const { name, points, closeAssault, weapons } = halfOf(unit);
  const { kept, left } = carriedByHalf(weapons);
  const worth = (unit.points ?? 0) - (points ?? 0);
  const side = act.battle.side(unit.side);
  act.effect(
    'reduced',
    { unit: id, to: name, ...(left.length > 0 && { left: left.map((weapon) => weapon.name) }) },
    {
      changes: [
        {
          do: 'unit',
          unit: id,
          set: {
            kind: 'half-squad',
            name,
            points: points ?? 0,
            closeAssault: closeAssault ?? 0,
            weapons: kept,
            suppressed: 'on',
          },
        },
        { do: 'side', side: unit.side, set: { halved: (side.halved ?? 0) + worth } },
      ],
      cites,
    },
  );
}

/** It leaves the map and is written down; KO and BU leave a wreck, and BU Suppresses friends in the hex (S.ko-bu-wreck). */
export function lose(act: Act, id: string, how: Lost['how'], cites: Cites): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const { at } = unit;
  beforeLoss(act, unit);
  const passengers = isVehicle(unit) ? passengersOf(battle, unit) : [];
  const isFirst = !unit.bailedOut;
  const changes: Change[] = [
    ...(how === 'bailed-out'
      ? [{ do: 'unit', unit: id, set: { bailedOut: true, ...(unit.leader && { leader: null }) } } as const]
      : [{ do: 'leave', unit: id } as const]),
    ...writtenDown(battle, unit, how),
    ...tallied(battle, unit),
    ...(isVehicle(unit) && at !== undefined && (how === 'knocked-out' || how === 'brewed-up')
      ? [wreckOf(battle, unit, how)]
      : []),
    ...passengers.map(
      (one): Change => ({ do: 'unit', unit: one.id, set: { aboard: null, suppressed: 'on' } }),
    ),
  ];
  act.effect('lost', { unit: id, how, ...(unit.leader && { leader: unit.leader.name }) }, { changes, cites });
  if (how === 'brewed-up' && at !== undefined)
    for (const friend of battle.unitsAt(at))
      if (friend.side === unit.side && friend.suppressed !== 'on')
        suppress(act, friend.id, ['S.ko-bu-wreck/d']);
  if (how !== 'bailed-out') for (const { id } of passengers) leaveWreck(act, id);
  if (isFirst) {
    headquartersFall(act, unit);
    afterLoss(act, unit, how);
  }
  for (const one of passengers) minesUnderfoot(act, one.id);
}

/** On foot among anti-personnel mines of the enemy: also units that leave a vehicle there (7.31.2.1/d, 7.31.2.2). */
export function minesUnderfoot(act: Act, id: string): void {
  if (blast(act, id) === 'Effective') eliminateOrReduce(act, id, ['7.31.2.2/c'], 'mines');
}

/** (100) up to which a passenger gets out whole (S.bail-out/e). */
const UNHURT = 50;

/** On foot out of a wreck: over 50 a step is lost; what was towed stands unhitched (S.bail-out/e). */
function leaveWreck(act: Act, id: string): void {
  const unit = act.battle.unit(id);
  if (!unit || !isLeg(unit)) return;
  const rolled = total(act.rollOf('passengers', [id], D100));
  const unhurt = rolled <= UNHURT;
  act.effect('passengers-escape', { unit: id, rolled, unhurt }, { cites: ['S.bail-out/e'] });
  if (!unhurt) eliminateOrReduce(act, id, ['S.bail-out/e']);
}

/** A vehicle that Bailed Out and is hit again is not lost a second time (7.1.1.2/d). */
function writtenDown(battle: Battle, unit: Unit, how: Lost['how']): Change[] {
  if (unit.bailedOut) return [];
  const side = battle.side(unit.side);
  const entry: Lost = {
    unit: unit.id,
    name: unit.name,
    how,
    points: unit.points ?? 0,
    formation: formationIdOf(battle, unit),
    ...(unit.post && { post: unit.post }),
  };
  return [{ do: 'side', side: unit.side, set: { lost: [...(side.lost ?? []), entry] } }];
}

function wreckOf(battle: Battle, unit: Unit, how: 'knocked-out' | 'brewed-up'): Change {
  const at = unit.at as string;
  const wreck = {
    name: unit.name,
    ...(unit.weight !== undefined && { weight: unit.weight }),
    ...(how === 'brewed-up' && { smokes: true as const }),
  };
  return { do: 'location', at, set: { wrecks: [...(battle.location(at).wrecks ?? []), wreck] } };
}
