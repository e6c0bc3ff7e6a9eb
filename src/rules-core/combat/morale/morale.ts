/**
 * Morale Checks and what befalls units (9.1, 9.2, 12.3.1.3, 12.3.1.5): yellow markers, wounds, casualties, elimination.
 * They stand in one file because they call each other: a unit that fails is harmed, and a leader's harm makes others check.
 */
import { D10, total } from '../../kernel/dice/index.js';
import { moraleEffect } from '../cards.js';
import { endWithoutFoes } from '../close-combat/leaving.js';
import { leaveEnfilade } from '../fire/enfilade.js';
import type { RuleId } from '../rules.js';
import { award } from '../scenario/points.js';
import { type Act, type Battle, type Change, sumOf, type Unit } from '../system.js';
import { hexOf } from '../terrain/places.js';
import {
  hasCommissar,
  isCourageous,
  isDisrupted,
  isInfantry,
  isLeader,
  isVehicle,
  nestHexes,
  statusOf,
  unitsInHex,
} from './status.js';
import { checkModifiers, leadersFirst } from './support.js';

interface CheckNotes {
  /** The +x of M+x. */
  readonly plus?: number;
  readonly cites?: readonly RuleId[];
  /** The number on a die rolled already (12.6.2). */
  readonly die?: number;
}

/** Takes the check and whatever failing it brings. Units immune to checks pass without a roll. */
export function moraleCheck(act: Act, id: string, notes: CheckNotes = {}): boolean {
  const { battle } = act;
  const unit = battle.theUnit(id);
  if (isCourageous(battle, unit)) return true;
  const own = unit.hidden ? [unit.side] : undefined;
  const rolled = notes.die ?? total(act.rollOf('morale check', [id], D10, own));
  if (rolled === 10 && total(act.rollOf('courage', [id], D10, own)) === 10) {
    encourage(act, unit);
    return true;
  }
  const modifiers = checkModifiers(battle, unit, notes.plus ?? 0);
  const margin = rolled + sumOf(modifiers) - unit.tq;
  const about = { unit: id, rolled, modifiers, needs: unit.tq, passed: margin <= 0 };
  const cites: RuleId[] = ['9.1.4.1', ...(notes.cites ?? [])];
  if (margin <= 0) {
    act.effect('morale-check', about, { cites });
    return true;
  }
  const result = isVehicle(unit) ? 'Crew Panic' : moraleEffect(battle, statusOf(unit), margin);
  act.effect('morale-check', { ...about, margin, result }, { cites: [...cites, '12.3.1.5.1'] });
  if (!isVehicle(unit)) suffer(act, id, result);
  return false;
}

/** 0 and again 0: courage for the rest of the scenario; a leader takes his men with him (9.2.1, 9.2.2). */
function encourage(act: Act, unit: Unit): void {
  const followers =
    isLeader(unit) && unit.at !== undefined
      ? act.battle
          .unitsAt(unit.at)
          .filter(
            (other) =>
              other.side === unit.side && other.id !== unit.id && isInfantry(other) && !isLeader(other),
          )
      : [];
  const all = [unit, ...followers];
  act.effect(
    'courage',
    { unit: unit.id, with: followers.map(({ id }) => id) },
    {
      changes: all.map(({ id }) => ({ do: 'unit', unit: id, set: { courage: true } })),
      cites: followers.length > 0 ? ['9.2.1', '9.2.2'] : ['9.2.1'],
    },
  );
}

/** Every infantry unit of his side in the hex of a leader who is lost takes a Morale Check at once (9.2.3). */
function panic(act: Act, leader: string, side: string, at: string): void {
  const shaken = unitsInHex(act.battle, hexOf(at)).filter(
    (unit) => unit.side === side && unit.id !== leader && isInfantry(unit),
  );
  for (const { id } of leadersFirst(shaken))
    if (act.battle.unit(id)) moraleCheck(act, id, { cites: ['9.2.3'] });
}

/** The outcome of a failed check, by its name on the card. */
function suffer(act: Act, id: string, result: string): void {
  switch (result) {
    case 'Pinned Down':
      act.effect(
        'pinned',
        { unit: id },
        { changes: [{ do: 'unit', unit: id, set: { yellow: 'pinned' } }], cites: ['12.3.1.5.3'] },
      );
      return;
    case 'Disrupted':
      disrupt(act, id);
      return;
    case 'WIA':
      wound(act, id);
      return;
    case 'C':
    case 'Casualties':
      casualty(act, id);
      return;
    case 'Eliminated':
      eliminate(act, id);
      return;
    default:
      throw new Error(`"${result}" is not an outcome of a Morale Check.`);
  }
}

/** Disrupted: out from under cover, its aim lost; a leader's men panic. */
function disrupt(act: Act, id: string): void {
  const unit = act.battle.theUnit(id);
  act.effect(
    'disrupted',
    { unit: id },
    {
      changes: [
        { do: 'unit', unit: id, set: { yellow: 'disrupted', ...shaken(act.battle, unit) } },
        ...loseAim(act, unit),
      ],
      cites: ['12.3.1.5.4'],
    },
  );
  if (isLeader(unit) && unit.at !== undefined) lostLeader(act, unit, unit.at);
}

/** Out from under cover, no longer searching; a unit not Disrupted before is shaken for the rest of the phase (10.6.2, 11.5.8.2). */
const shaken = (battle: Battle, unit: Unit) => ({
  inCover: null,
  searching: null,
  ...(battle.clock.phase === 'fire-and-movement' && !isDisrupted(unit) && { shaken: true as const }),
});

/** WIA: a leader is flipped to his wounded side, and dies of a second wound (12.3.1.5.2). */
export function wound(act: Act, id: string): void {
  const unit = act.battle.theUnit(id);
  if (isLeader(unit)) {
    if (unit.wounded) {
      eliminate(act, id);
      return;
    }
    act.effect(
      'wounded',
      { unit: id },
      { changes: [{ do: 'unit', unit: id, set: { wounded: true } }], cites: ['12.3.1.5.2'] },
    );
    return;
  }
  act.effect(
    'wounded-in-action',
    { unit: id },
    {
      changes: [
        { do: 'unit', unit: id, set: { yellow: 'wia', ...shaken(act.battle, unit) } },
        ...loseAim(act, unit),
      ],
      cites: ['12.3.1.5.5'],
    },
  );
}

/** C: a squad is flipped and keeps its markers, a leader wounded, anything smaller eliminated (12.3.1.3/C). */
export function casualty(act: Act, id: string): void {
  const unit = act.battle.theUnit(id);
  if (isLeader(unit)) {
    wound(act, id);
    return;
  }
  if (unit.kind !== 'squad' || !unit.half) {
    eliminate(act, id);
    return;
  }
  const { half, name, fp, range, tq } = unit;
  act.effect(
    'reduced',
    { unit: id, from: name, to: half.name },
    {
      changes: [
        {
          do: 'unit',
          unit: id,
          set: { kind: 'half-squad', ...half, half: null, full: { name, fp, range, tq } },
        },
      ],
      cites: ['12.3.1.3/C', '12.3.1.3.1.1'],
    },
  );
}

/** Takes the unit off the map, and what it carried with it (15.6.3). */
export function eliminate(act: Act, id: string): void {
  const unit = act.battle.theUnit(id);
  const { name, at } = unit;
  act.effect(
    'eliminated',
    { unit: id, name, ...(at !== undefined && { at }) },
    { changes: [...loseAim(act, unit), ...leaveEnfilade(act.battle, unit), { do: 'leave', unit: id }] },
  );
  endWithoutFoes(act, unit, at);
  award(act, unit);
  if (at === undefined) return;
  if (isLeader(unit)) lostLeader(act, unit, at);
}

/** A weapon that has done its work leaves the map: nobody has eliminated it, so nobody scores for it (3.2.3.1). */
export function useUp(act: Act, id: string, rule: RuleId): void {
  const unit = act.battle.theUnit(id);
  const { at } = unit;
  const changes: Change[] = [
    ...loseAim(act, unit),
    ...leaveEnfilade(act.battle, unit),
    { do: 'leave', unit: id },
  ];
  act.effect('used-up', { unit: id }, { changes, cites: [rule] });
  endWithoutFoes(act, unit, at);
}

/** The Acquired marker of a unit goes when the unit is Disrupted or gone (12.4.4.1). */
export function loseAim(act: Act, unit: Unit): Change[] {
  if (unit.acquired === undefined) return [];
  const left = act.battle.location(unit.acquired).acquired?.filter((firer) => firer !== unit.id) ?? [];
  return [
    { do: 'unit', unit: unit.id, set: { acquired: null } },
    { do: 'location', at: unit.acquired, set: { acquired: left.length > 0 ? left : null } },
  ];
}

function lostLeader(act: Act, leader: Unit, at: string): void {
  if (leader.rank === 'commissar') loseNest(act, leader.side, at);
  panic(act, leader.id, leader.side, at);
}

/** A Fanatic Resistance Nest ends for good when no able Commissar is left in it (9.2.4.1). */
export function loseNest(act: Act, side: string, at: string): void {
  const { battle } = act;
  if (battle.location(hexOf(at)).nest !== side) return;
  const hexes = nestHexes(battle, at);
  if (hexes.some((hex) => hasCommissar(battle, hex, side))) return;
  act.effect(
    'nest-lost',
    { hexes },
    { changes: hexes.map((hex) => ({ do: 'location', at: hex, set: { nest: null } })), cites: ['9.2.4.1'] },
  );
}
