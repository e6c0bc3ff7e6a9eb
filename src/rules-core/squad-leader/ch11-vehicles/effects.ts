/** What happens to vehicles (chapter 11). */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { type Result, resultInWords } from '../ch05-fire/05-fire-table.js';
import type { Overrun } from '../ch07-overrun/01-overrun.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';
import type { Pass } from './29-bypass.js';

/** Of a crew whose vehicle was destroyed (13.24.1). */
interface Saved {
  readonly vehicle: string;
  readonly side: SideId;
  readonly needs: number;
  readonly rolled: number;
}

const MENDED = {
  repaired: 'it moves again',
  disabled: 'it is immobilized for good',
  nothing: 'in vain',
} as const;

interface Voyage {
  readonly boat: UnitId;
  readonly units: readonly UnitId[];
  readonly from: string;
  readonly to: string;
}
const withMen = (units: readonly UnitId[], name: (id: UnitId) => string): string =>
  units.length > 0 ? ` with ${units.map(name).join(', ')}` : '';

export const tells = effects({
  'boat-launched': says<Voyage>(
    ({ boat, units, from, to }, name) =>
      `${name(boat)} is launched${withMen(units, name)} from ${from} into ${to}.`,
  ),
  'boat-landed': says<Voyage>(
    ({ boat, units, to }, name) => `${name(boat)} lands${withMen(units, name)} in ${to}.`,
  ),
  'boat-carried': says<Voyage & { readonly mf: number }>(
    ({ boat, units, from, to, mf }, name) =>
      `${units.map(name).join(', ')} carry ${name(boat)} from ${from} to ${to} for ${mf} MF.`,
  ),
  'stepped-aboard': says<{ readonly unit: UnitId; readonly boat: UnitId }>(
    ({ unit, boat }, name) => `${name(unit)} steps into ${name(boat)}.`,
    'silent',
  ),
  'went-ashore': says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `${name(unit)} goes ashore from ${from} to ${to}.`,
  ),
  anchored: says<{ readonly boat: UnitId }>(({ boat }, name) => `${name(boat)} is made fast.`),
  'cast-off': says<{ readonly boat: UnitId }>(({ boat }, name) => `${name(boat)} casts off.`),
  'made-for-land': says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `${name(unit)}, with broken men alone, goes from ${from} to ${to}.`,
  ),
  'began-trail': says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} breaks a trail in ${at}.`,
    'silent',
  ),
  'followed-trail': says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} follows the trail in ${at}.`,
    'silent',
  ),
  'kept-to-tracks': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${units.map(name).join(', ')} keep to the tracks in ${at}.`,
  ),
  'rigged-screens': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `The crew of ${name(unit)} works on its screens.`,
  ),
  'screens-up': says<{ readonly unit: UnitId }>(({ unit }, name) => `The screens of ${name(unit)} are up.`),
  'screens-down': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} drops its screens.`),
  'gyro-rolled': says<{
    readonly unit: UnitId;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly isMastered: boolean;
  }>(
    ({ unit, rolled, modifiers, isMastered }, name) =>
      `Gyrostabilizer of ${name(unit)}${withModifiers(modifiers)}: rolls ${rolled}, its crew ${isMastered ? 'uses it' : 'has disconnected it'}.`,
  ),
  'projector-rolled': says<{ readonly unit: UnitId; readonly rolled: number; readonly has: boolean }>(
    ({ unit, rolled, has }, name) =>
      `${name(unit)} ${has ? 'has' : 'has not'} a Nahverteidigungswaffe: rolls ${rolled}.`,
    'silent',
  ),
  'charge-thrown': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly units: readonly UnitId[];
    readonly rolled: number;
    readonly result: Result;
  }>(
    ({ unit, at, rolled, result }, name) =>
      `The Nahverteidigungswaffe of ${name(unit)} strikes all men in ${at}: rolls ${rolled}, ${resultInWords(result)}.`,
  ),
  paddling: says<{ readonly unit: UnitId; readonly rolled: number; readonly goes: boolean }>(
    ({ unit, rolled, goes }, name) =>
      `Raw troops paddle ${name(unit)}: roll ${rolled}, and ${goes ? 'get it under way' : 'it stays'}.`,
  ),
  'set-out': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} sets out.`, 'silent'),
  drove: says<{ readonly unit: UnitId; readonly from?: string; readonly to: string; readonly mp: number }>(
    ({ unit, from, to, mp }, name) =>
      from === undefined
        ? `${name(unit)} drives onto the map in ${to} for ${mp} MP.`
        : `${name(unit)} drives from ${from} to ${to} for ${mp} MP.`,
  ),
  turned: says<{ readonly unit: UnitId; readonly facing: number; readonly mp: number }>(
    ({ unit, facing, mp }, name) =>
      `${name(unit)} turns to hexspine ${facing}${mp > 0 ? ` for ${mp} MP` : ''}.`,
    'silent',
  ),
  'crew-exposed': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `The crew of ${name(unit)} is exposed.`,
  ),
  'buttoned-up': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} buttons up.`),
  'breakdown-roll': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly rolled: number;
    readonly from: number;
  }>(
    ({ unit, at, rolled, from }, name) =>
      `${name(unit)} in ${at}: breaks down from ${from}, rolls ${rolled}.`,
  ),
  'flame-used-up': says<{ readonly unit: UnitId; readonly rolled: number; readonly from: number }>(
    ({ unit, rolled, from }, name) =>
      `The flamethrower of ${name(unit)} is used up: rolls ${rolled}, from ${from}.`,
  ),
  'left-convoy': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} leaves its convoy.`),
  'convoy-turned': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `The convoy turns round: ${units.map(name).join(', ')}.`,
  ),
  'closed-up': says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `${name(unit)} closes up from ${from} to ${to}.`,
  ),
  'road-cleared': says<{ readonly at: string }>(
    ({ at }) => `The convoy takes wheeled wrecks off the road in ${at}.`,
  ),
  'vehicle-held': says<{ readonly vehicle: UnitId; readonly side: SideId }>(
    ({ vehicle, side }, name) => `${name(vehicle)}, abandoned, is in the hands of ${side}.`,
  ),
  'teams-joined': says<{ readonly unit: UnitId; readonly other: UnitId }>(
    ({ unit, other }, name) => `${name(unit)} takes over the animals of ${name(other)}.`,
    'silent',
  ),
  'animals-lost': says<{ readonly unit: UnitId; readonly mp: number }>(({ unit, mp }, name) =>
    mp > 0 ? `${name(unit)} loses animals: ${mp} MP are left.` : `${name(unit)} has lost all its animals.`,
  ),
  signals: says<{ readonly side: SideId; readonly signals: number; readonly of: number }>(
    ({ side, signals, of }) => `Of ${of} AFVs of ${side} without a radio ${Math.min(signals, of)} may move.`,
  ),
  'keeps-moving': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} stays in motion.`),
  'bog-roll': says<{
    readonly unit: UnitId;
    readonly rolled: number;
    readonly from: number;
    readonly modifiers?: readonly Modifier[];
  }>(
    ({ unit, rolled, from, modifiers = [] }, name) =>
      `${name(unit)} on soft ground: sinks in from ${from}, rolls ${rolled}${withModifiers(modifiers)}.`,
  ),
  'may-not-fire': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} fires no more in this player turn.`,
    'silent',
  ),
  flooded: says<{ readonly unit: UnitId }>(({ unit }, name) => `The stream floods ${name(unit)}.`),
  bogged: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is bogged.`),
  'in-the-mud': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} leaves the road in the mud.`,
    'silent',
  ),
  freed: says<{ readonly unit: UnitId; readonly rolled: number; readonly isFree: boolean }>(
    ({ unit, rolled, isFree }, name) =>
      `${name(unit)} tries to come free: rolls ${rolled}, ${isFree ? 'and does' : 'in vain'}.`,
  ),
  'works-outside': says<{ readonly unit: UnitId; readonly crew: UnitId }>(
    ({ unit, crew }, name) => `${name(crew)} works on ${name(unit)}.`,
  ),
  'tracks-repair': says<{
    readonly unit: UnitId;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly result: 'repaired' | 'disabled' | 'nothing';
  }>(
    ({ unit, rolled, modifiers, result }, name) =>
      `Repair of ${name(unit)}${withModifiers(modifiers)}: rolls ${rolled}, ${MENDED[result]}.`,
  ),
  'tools-down': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `No longer at work: ${units.map(name).join(', ')}.`,
    'silent',
  ),
  'speed-roll': says<{ readonly unit: UnitId; readonly rolled: number; readonly from: number }>(
    ({ unit, rolled, from }, name) =>
      `${name(unit)} at full speed: breaks down from ${from}, rolls ${rolled}.`,
  ),
  immobilized: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is immobilized.`),
  wrecked: says<{ readonly unit: UnitId; readonly at: string; readonly side: SideId }>(
    ({ unit, at }, name) => `${name(unit)} is destroyed in ${at}.`,
  ),
  'crew-lost': says<Saved>(
    ({ vehicle, needs, rolled }) => `Nobody comes out of ${vehicle}: needs ${needs}, rolls ${rolled}.`,
    'silent',
  ),
  'crew-survived': says<Saved & { readonly crew: UnitId }>(
    ({ vehicle, needs, rolled }) => `The crew comes out of ${vehicle}: needs ${needs}, rolls ${rolled}.`,
  ),
  'vehicle-left': says<{ readonly unit: UnitId; readonly crew: UnitId; readonly to: string }>(
    ({ unit, to }, name) => `The crew of ${name(unit)} leaves it for ${to}.`,
  ),
  'vehicle-manned': says<{ readonly unit: UnitId; readonly vehicle: UnitId }>(
    ({ unit, vehicle }, name) => `${name(unit)} gets into ${name(vehicle)}.`,
  ),
  boarded: says<{ readonly unit: UnitId; readonly vehicle: UnitId; readonly mp: number }>(
    ({ unit, vehicle, mp }, name) =>
      `${name(unit)} boards ${name(vehicle)}${mp > 0 ? `, which spends ${mp} MP on it` : ''}.`,
  ),
  disembarked: says<{
    readonly unit: UnitId;
    readonly vehicle: UnitId;
    readonly to: string;
    readonly mp: number;
  }>(
    ({ unit, vehicle, to, mp }, name) =>
      `${name(unit)} gets off ${name(vehicle)} into ${to}${mp > 0 ? `, which spends ${mp} MP on it` : ''}.`,
  ),
  'jumped-off': says<{ readonly vehicle: UnitId; readonly units: readonly UnitId[] }>(
    ({ vehicle, units }, name) => `Off ${name(vehicle)}: ${units.map(name).join(', ')}.`,
  ),
  'struck-aboard': says<{
    readonly vehicle: UnitId;
    readonly units: readonly UnitId[];
    readonly column: number;
    readonly result: Result;
  }>(
    ({ vehicle, units, column, result }, name) =>
      `The shell strikes ${units.map(name).join(', ')} aboard ${name(vehicle)} on the ${column} column: ${resultInWords(result)}.`,
  ),
  'thrown-off': says<{ readonly weapon: UnitId; readonly rolled: number; readonly isHurt: boolean }>(
    ({ weapon, rolled, isHurt }, name) =>
      `${name(weapon)} is thrown off: rolls ${rolled}, ${isHurt ? 'and is damaged' : 'unharmed'}.`,
  ),
  'passenger-rolled': says<{
    readonly unit: UnitId;
    readonly vehicle: string;
    readonly needs: number;
    readonly rolled: number;
    readonly comesOut: boolean;
  }>(
    ({ unit, vehicle, needs, rolled, comesOut }, name) =>
      `${name(unit)} ${comesOut ? 'comes out' : 'does not come out'} of ${vehicle}: needs ${needs}, rolls ${rolled}.`,
    'silent',
  ),
  'came-out-of-wreck': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `Out of the wreck, without their weapons: ${units.map(name).join(', ')}.`,
  ),
  'bailed-out': says<{ readonly unit: UnitId; readonly crew: UnitId }>(
    ({ unit }, name) => `The crew of ${name(unit)} bails out.`,
  ),
  'armament-removed': says<{ readonly unit: UnitId; readonly weapon: UnitId; readonly at: string }>(
    ({ unit, weapon, at }, name) => `${name(weapon)} is taken off ${name(unit)} into ${at}.`,
  ),
  'armament-mounted': says<{ readonly unit: UnitId; readonly weapon: UnitId }>(
    ({ unit, weapon }, name) => `${name(weapon)} is put back on ${name(unit)}.`,
  ),
  'belly-up': says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `${name(unit)} climbs from ${from} towards ${to}, and shows its bottom.`,
    'silent',
  ),
  'belly-down': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} is level again.`,
    'silent',
  ),
  'crew-killed': says<{ readonly unit: UnitId }>(({ unit }, name) => `The crew of ${name(unit)} is killed.`),
  stunned: says<{ readonly unit: UnitId }>(({ unit }, name) => `The crew of ${name(unit)} is stunned.`),
  recovered: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) =>
      units.length > 0
        ? `No longer stunned: ${units.map(name).join(', ')}.`
        : 'Stunned crews are a player turn nearer to their senses.',
    'silent',
  ),
});

export interface VehicleTasks {
  /** A vehicle on its way: the hexes before it, and how it is to stand at the end. */
  drive: {
    unit: UnitId;
    path: readonly string[];
    facing?: number;
    passes?: readonly Pass[];
    reverse?: true;
    creep?: true;
    /** At the end of its way it leaves the map (11.8.4). */
    off?: true;
    /** At which end of the hexside it comes over walls and banks (11.22.1). */
    end?: 'left' | 'right';
    /** It has shown its bottom on the next step. */
    bared?: true;
    /** It breaks down when it has spent so much (11.28.3/a). */
    breaksAt?: number;
    /** It sinks in when it has spent so much (11.36.1/a). */
    sinksAt?: number;
    overrun?: Overrun;
  };
  /** Guns fire at the bottom of an AFV (11.22.1). */
  underbelly: { sides: readonly SideId[] };
  /** Who is in a house into which an AFV has driven, when the overrun is over (14.4.14). */
  'driven-out': { at: string };
  /** The other side may answer before the vehicle goes on (5.6.7.1). */
  'vehicle-fire': { sides: readonly SideId[] };
}
