import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import type { FirePart, TargetResult } from '../fire/effects.js';
import { listed, type Name, reckoned, resultOf } from '../sentences.js';
import type { Modifier } from '../system.js';
import type { Aspect, Part } from './arcs.js';

/** What comes of a To Kill DR (7.10). */
export type KillResult =
  | 'eliminated'
  | 'shock'
  | 'immobilized'
  | 'possible shock'
  | 'stun'
  | 'no effect'
  | 'dud';

/** What can happen in chapter 7: vehicles move, are hit, burn, and their crews lose heart. */
export const tells = effects({
  'to-kill': says<{
    readonly weapon: UnitId;
    readonly target: UnitId;
    readonly ammo: string;
    readonly part: Part;
    readonly aspect: Aspect;
    readonly basic: number;
    readonly modifiers: readonly Modifier[];
    readonly armour: number;
    /** What the DR must be less than. */
    readonly number: number;
    readonly dr: number;
    readonly result: KillResult;
  }>(
    ({ weapon, target, ammo, part, aspect, basic, modifiers, armour, number: total, dr, result }, name) =>
      `${name(weapon)} hits the ${part} of ${name(target)} from the ${aspect} with ${ammo}: To Kill ${number(basic, modifiers, armour, total)}, DR ${dr}: ${result}.`,
  ),
  'charge-position': says<{
    readonly weapon: UnitId;
    readonly target: UnitId;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly part: Part;
    readonly position: string;
  }>(
    ({ weapon, target, dr, modifiers, part, position }, name) =>
      `${name(weapon)} on the ${part} of ${name(target)}: DR ${reckoned(dr, modifiers)}: ${position}.`,
  ),
  'charge-spent': says<{ readonly weapon: UnitId }>(({ weapon }, name) => `${name(weapon)} has gone off.`),
  'area-attack': says<{
    readonly weapon: UnitId;
    readonly target: UnitId;
    readonly part: Part;
    readonly fp: number;
    readonly column: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly result: KillResult;
  }>(
    ({ weapon, target, part, fp, column, dr, modifiers, result }, name) =>
      `${name(weapon)} hits ${name(target)}, ${part}, with ${fp} FP on column ${column}: DR ${reckoned(dr, modifiers)}: ${result}.`,
  ),
  'collateral-attack': says<{
    readonly target: UnitId;
    readonly fp: number;
    readonly column: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly result: string;
  }>(
    ({ target, fp, column, dr, modifiers, result }, name) =>
      `Collateral Attack on the crew of ${name(target)}, ${fp} FP on column ${column}: DR ${reckoned(dr, modifiers)}: ${result}.`,
  ),
  'vehicle-destroyed': says<{ readonly vehicle: UnitId }>(
    ({ vehicle }, name) => `${name(vehicle)} is a wreck.`,
  ),
  shocked: says<{ readonly vehicle: UnitId }>(({ vehicle }, name) => `${name(vehicle)} is Shocked.`),
  immobilized: says<{ readonly vehicle: UnitId }>(({ vehicle }, name) => `${name(vehicle)} is Immobilized.`),
  stunned: says<{ readonly vehicle: UnitId; readonly recalled: boolean }>(
    ({ vehicle, recalled }, name) =>
      `The crew of ${name(vehicle)} is Stunned${recalled ? ', and recalled' : ''}.`,
  ),
  recalled: says<{ readonly vehicle: UnitId }>(({ vehicle }, name) => `${name(vehicle)} is recalled.`),
  'buttoned-up': says<{ readonly vehicle: UnitId; readonly by: 'order' | 'fire' }>(
    ({ vehicle, by }, name) =>
      `The crew of ${name(vehicle)} buttons up${by === 'fire' ? ' under fire' : ''}.`,
  ),
  'crew-exposed': says<{ readonly vehicle: UnitId }>(
    ({ vehicle }, name) => `The crew of ${name(vehicle)} is exposed.`,
  ),
  'crew-pinned': says<{ readonly vehicle: UnitId }>(
    ({ vehicle }, name) => `The crew of ${name(vehicle)} is pinned.`,
  ),
  'crew-check': says<{
    readonly vehicle: UnitId;
    readonly check: string;
    readonly morale: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly passed: boolean;
  }>(
    ({ vehicle, check, morale, dr, modifiers, passed }, name) =>
      `${check} of the crew of ${name(vehicle)}: DR ${reckoned(dr, modifiers)} against ${morale}, ${passed ? 'passed' : 'failed'}.`,
  ),
  recuperation: says<{
    readonly vehicle: UnitId;
    readonly dr: number;
    readonly result: 'recovered' | 'unconfirmed kill' | 'wreck';
  }>(
    ({ vehicle, dr, result }, name) => `${name(vehicle)} recuperates: dr ${dr}, ${result}.`,
    ({ vehicle, result }, name) => `${result}: ${name(vehicle)}`,
  ),
  'vehicle-began': says<{ readonly vehicle: UnitId; readonly motion: boolean }>(
    ({ vehicle, motion }, name) => `${name(vehicle)} moves${motion ? ', from Motion' : ''}.`,
    'silent',
  ),
  'mp-spent': says<{
    readonly vehicle: UnitId;
    readonly at: string;
    readonly mp: number;
    readonly spent: number;
    readonly for: 'starting' | 'stopping' | 'turning' | 'delay' | 'unbogging' | 'Smoke';
  }>(
    ({ vehicle, at, mp, spent, for: what }, name) =>
      `${name(vehicle)} in ${at}: ${mp} MP for ${what}, ${spent} in all.`,
    'silent',
  ),
  'vehicle-moved': says<{
    readonly vehicle: UnitId;
    readonly from: string;
    readonly to: string;
    readonly mp: number;
    readonly spent: number;
    readonly road: boolean;
  }>(
    ({ vehicle, from, to, mp, spent, road }, name) =>
      `${name(vehicle)}: from ${from} to ${to}${road ? ' by road' : ''} for ${mp} MP, ${spent} in all.`,
    'silent',
  ),
  'vehicle-turned': says<{ readonly vehicle: UnitId; readonly vca: number; readonly tca: number }>(
    ({ vehicle, vca, tca }, name) =>
      `${name(vehicle)} faces hexspine ${vca}${tca === vca ? '' : `, its turret hexspine ${tca}`}.`,
  ),
  'in-motion': says<{ readonly vehicle: UnitId }>(({ vehicle }, name) => `${name(vehicle)} is in Motion.`),
  'came-to-rest': says<{ readonly vehicle: UnitId }>(
    ({ vehicle }, name) => `${name(vehicle)} stops and spends its last MP where it is.`,
    'silent',
  ),
  'bog-check': says<{
    readonly vehicle: UnitId;
    readonly at: string;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly bogged: boolean;
  }>(
    ({ vehicle, at, dr, modifiers, bogged }, name) =>
      `Bog Check of ${name(vehicle)} in ${at}: DR ${reckoned(dr, modifiers)}, ${bogged ? 'bogged' : 'passed'}.`,
  ),
  unbogging: says<{
    readonly vehicle: UnitId;
    readonly white: number;
    readonly coloured: number;
    readonly final: number;
    readonly mp: number;
    readonly result: 'freed' | 'mired' | 'immobilized';
  }>(
    ({ vehicle, white, coloured, final, mp, result }, name) =>
      `${name(vehicle)} tries to get free: ${coloured} times ${white}, ${mp} MP, coloured die ${final}: ${result}.`,
    ({ vehicle, result }, name) => `${result}: ${name(vehicle)}`,
  ),
  'mechanical-reliability': says<{
    readonly vehicle: UnitId;
    readonly dr: number;
    readonly stalled: boolean;
  }>(
    ({ vehicle, dr, stalled }, name) =>
      `${name(vehicle)} starts: DR ${dr}, ${stalled ? 'it breaks down' : 'it runs'}.`,
    'silent',
  ),
  'motion-attempt': says<{
    readonly vehicle: UnitId;
    readonly dr: number;
    readonly number: number;
    readonly succeeded: boolean;
  }>(
    ({ vehicle, dr, number: most, succeeded }, name) =>
      `${name(vehicle)} attempts Motion: dr ${dr} against ${most}, ${succeeded ? 'it does' : 'it does not'}.`,
    'silent',
  ),
  'smoke-dispensed': says<{
    readonly vehicle: UnitId;
    readonly dispenser: string;
    readonly at: string;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly number: number;
    readonly placed: boolean;
  }>(
    ({ vehicle, dispenser, at, dr, modifiers, number: usage, placed }, name) =>
      `${name(vehicle)} uses its ${dispenser} at ${at}: DR ${reckoned(dr, modifiers)} against ${usage}, ${placed ? 'Smoke' : 'none'}.`,
    ({ at, placed }) => (placed ? `Smoke in ${at}` : undefined),
  ),
  'vehicle-fire': says<{
    readonly side: SideId;
    readonly vehicle: UnitId;
    readonly weapons: readonly string[];
    readonly at: string;
    readonly parts: readonly FirePart[];
    readonly fp: number;
    readonly column: number;
    readonly white: number;
    readonly coloured: number;
    readonly results: readonly TargetResult[];
  }>(
    ({ vehicle, weapons, at, fp, column, white, coloured, results }, name) =>
      `${name(vehicle)} fires ${gun(weapons)} at ${at}: ${fp} FP, column ${column}; dice ${white} and ${coloured}. ${outcomes(white + coloured, results, name)}.`,
  ),
  'vehicle-marked': says<{
    readonly vehicle: UnitId;
    readonly marker: 'prep' | 'first' | 'final' | 'bounding' | 'turned';
  }>(
    ({ vehicle, marker }, name) =>
      `${name(vehicle)}: ${marker === 'turned' ? 'turned' : `marked ${marker} fire`}.`,
    'silent',
  ),
  'vehicle-weapon-failed': says<{
    readonly vehicle: UnitId;
    readonly weapon: string;
    readonly dr: number;
    readonly result: 'malfunctioned' | 'disabled' | 'low ammo';
  }>(
    ({ vehicle, weapon, dr, result }, name) => `The ${weapon} of ${name(vehicle)}: ${result} on a ${dr}.`,
    ({ weapon, result }) => `${result}: ${weapon}`,
  ),
  'vehicle-repair': says<{
    readonly vehicle: UnitId;
    readonly weapon: string;
    readonly dr: number;
    readonly result: 'repaired' | 'disabled' | 'no effect';
  }>(
    ({ vehicle, weapon, dr, result }, name) =>
      `Repair of the ${weapon} of ${name(vehicle)}: dr ${dr}, ${result}.`,
    ({ weapon, result }) => resultOf(result, weapon),
  ),
  'anti-tank-combat': says<{
    readonly side: SideId;
    readonly at: string;
    readonly attackers: readonly UnitId[];
    readonly target: UnitId;
    readonly reaction: boolean;
    /** The Close Combat Value that the final DR is compared with. */
    readonly ccv: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    /** The third die, where an original 2 could do nothing by itself. */
    readonly third?: number;
    readonly result: 'eliminated' | 'immobilized' | 'no effect';
  }>(
    ({ attackers, target, reaction, ccv, dr, modifiers, third, result }, name) =>
      `${listed(attackers, name)} attack ${name(target)}${reaction ? ' as it moves' : ''}: DR ${reckoned(dr, modifiers)} against ${ccv}${third === undefined ? '' : `, third die ${third}`}: ${result}.`,
  ),
  /** An MMC has found the nerve to go at a vehicle (3.3.4/b). */
  'vehicle-faced': says<{ readonly unit: UnitId; readonly vehicle: UnitId }>(
    ({ unit, vehicle }, name) => `${name(unit)} goes at ${name(vehicle)}.`,
    'silent',
  ),
  'close-defence': says<{
    readonly vehicle: UnitId;
    readonly at: string;
    readonly dr: number;
    readonly number: number;
    readonly results: readonly TargetResult[];
  }>(
    ({ vehicle, at, dr, number: usage, results }, name) =>
      `${name(vehicle)} fires its Nahverteidigungswaffe in ${at}: DR ${dr} against ${usage}. ${outcomes(dr, results, name)}.`,
  ),
  'hut-collapsed': says<{ readonly at: string }>(({ at }) => `The hut in ${at} collapses.`),
  'vehicle-exited': says<{ readonly vehicle: UnitId; readonly from: string }>(
    ({ vehicle, from }, name) => `${name(vehicle)} leaves the map from ${from}.`,
  ),
});

export type VehicleTask =
  /** A vehicle that goes on with its Movement Phase, one expenditure of MP after the other. */
  | {
      readonly task: 'drive';
      readonly vehicle: UnitId;
      readonly steps: readonly DriveStep[];
    }
  /** Close combat with vehicles: whose attack is next, and which sides have passed since the last one. */
  | {
      readonly task: 'vehicle-combat';
      readonly at: string;
      readonly side: SideId;
      readonly passed: readonly SideId[];
    };

/** One expenditure of MP (3.3.2). */
export type DriveStep = {
  readonly do: 'start' | 'stop' | 'turn' | 'enter' | 'delay' | 'unbog';
  /** The hex entered. */
  readonly to?: string | undefined;
  /** Where the vehicle then points: one hexspine further, or on coming onto the map. */
  readonly vca?: number | undefined;
  /** Where the turret then points; it turns freely with any MP. */
  readonly tca?: number | undefined;
  /** More MP than needed, or the MP of a Delay. */
  readonly mp?: number | undefined;
  /** All MP: the surer way into woods, and the one hex that a vehicle can always move. */
  readonly all?: boolean | undefined;
};

function number(basic: number, modifiers: readonly Modifier[], armour: number, total: number): string {
  const steps = modifiers.map(({ label, value }) => ` ${value < 0 ? '-' : '+'}${Math.abs(value)} ${label}`);
  return `${basic}${steps.join('')} -${armour} armour = ${total}`;
}

const gun = (weapons: readonly string[]): string => weapons.join(' and ');

function outcomes(dr: number, results: readonly TargetResult[], name: Name): string {
  const said = results.map(
    ({ units, modifiers, result }) => `DR ${reckoned(dr, modifiers)}: ${result} on ${listed(units, name)}`,
  );
  return said.join('; ') || 'Nobody is hit';
}
