import type { Name, Sentences } from '../sentences.js';
import { listed, reckoned } from '../sentences.js';
import type { Modifier } from '../system.js';
import type { VehicleEffects } from './effects.js';

function number(basic: number, modifiers: readonly Modifier[], armour: number, total: number): string {
  const steps = modifiers.map(({ label, value }) => ` ${value < 0 ? '-' : '+'}${Math.abs(value)} ${label}`);
  return `${basic}${steps.join('')} -${armour} armour = ${total}`;
}

const gun = (weapons: readonly string[]): string => weapons.join(' and ');

export const vehicleSentences: Sentences<VehicleEffects> = {
  'to-kill': (
    { weapon, target, ammo, part, aspect, basic, modifiers, armour, number: total, dr, result },
    name,
  ) =>
    `${name(weapon)} hits the ${part} of ${name(target)} from the ${aspect} with ${ammo}: To Kill ${number(basic, modifiers, armour, total)}, DR ${dr}: ${result}.`,
  'charge-position': ({ weapon, target, dr, modifiers, part, position }, name) =>
    `${name(weapon)} on the ${part} of ${name(target)}: DR ${reckoned(dr, modifiers)}: ${position}.`,
  'charge-spent': ({ weapon }, name) => `${name(weapon)} has gone off.`,
  'area-attack': ({ weapon, target, part, fp, column, dr, modifiers, result }, name) =>
    `${name(weapon)} hits ${name(target)}, ${part}, with ${fp} FP on column ${column}: DR ${reckoned(dr, modifiers)}: ${result}.`,
  'collateral-attack': ({ target, fp, column, dr, modifiers, result }, name) =>
    `Collateral Attack on the crew of ${name(target)}, ${fp} FP on column ${column}: DR ${reckoned(dr, modifiers)}: ${result}.`,
  'vehicle-destroyed': ({ vehicle }, name) => `${name(vehicle)} is a wreck.`,
  shocked: ({ vehicle }, name) => `${name(vehicle)} is Shocked.`,
  immobilized: ({ vehicle }, name) => `${name(vehicle)} is Immobilized.`,
  stunned: ({ vehicle, recalled }, name) =>
    `The crew of ${name(vehicle)} is Stunned${recalled ? ', and recalled' : ''}.`,
  recalled: ({ vehicle }, name) => `${name(vehicle)} is recalled.`,
  'buttoned-up': ({ vehicle, by }, name) =>
    `The crew of ${name(vehicle)} buttons up${by === 'fire' ? ' under fire' : ''}.`,
  'crew-exposed': ({ vehicle }, name) => `The crew of ${name(vehicle)} is exposed.`,
  'crew-pinned': ({ vehicle }, name) => `The crew of ${name(vehicle)} is pinned.`,
  'crew-check': ({ vehicle, check, morale, dr, modifiers, passed }, name) =>
    `${check} of the crew of ${name(vehicle)}: DR ${reckoned(dr, modifiers)} against ${morale}, ${passed ? 'passed' : 'failed'}.`,
  recuperation: ({ vehicle, dr, result }, name) => `${name(vehicle)} recuperates: dr ${dr}, ${result}.`,
  'vehicle-began': ({ vehicle, motion }, name) => `${name(vehicle)} moves${motion ? ', from Motion' : ''}.`,
  'mp-spent': ({ vehicle, at, mp, spent, for: what }, name) =>
    `${name(vehicle)} in ${at}: ${mp} MP for ${what}, ${spent} in all.`,
  'vehicle-moved': ({ vehicle, from, to, mp, spent, road }, name) =>
    `${name(vehicle)}: from ${from} to ${to}${road ? ' by road' : ''} for ${mp} MP, ${spent} in all.`,
  'vehicle-turned': ({ vehicle, vca, tca }, name) =>
    `${name(vehicle)} faces hexspine ${vca}${tca === vca ? '' : `, its turret hexspine ${tca}`}.`,
  'in-motion': ({ vehicle }, name) => `${name(vehicle)} is in Motion.`,
  'came-to-rest': ({ vehicle }, name) => `${name(vehicle)} stops and spends its last MP where it is.`,
  'bog-check': ({ vehicle, at, dr, modifiers, bogged }, name) =>
    `Bog Check of ${name(vehicle)} in ${at}: DR ${reckoned(dr, modifiers)}, ${bogged ? 'bogged' : 'passed'}.`,
  unbogging: ({ vehicle, white, coloured, final, mp, result }, name) =>
    `${name(vehicle)} tries to get free: ${coloured} times ${white}, ${mp} MP, coloured die ${final}: ${result}.`,
  'mechanical-reliability': ({ vehicle, dr, stalled }, name) =>
    `${name(vehicle)} starts: DR ${dr}, ${stalled ? 'it breaks down' : 'it runs'}.`,
  'motion-attempt': ({ vehicle, dr, number: most, succeeded }, name) =>
    `${name(vehicle)} attempts Motion: dr ${dr} against ${most}, ${succeeded ? 'it does' : 'it does not'}.`,
  'smoke-dispensed': ({ vehicle, dispenser, at, dr, modifiers, number: usage, placed }, name) =>
    `${name(vehicle)} uses its ${dispenser} at ${at}: DR ${reckoned(dr, modifiers)} against ${usage}, ${placed ? 'Smoke' : 'none'}.`,
  'vehicle-fire': ({ vehicle, weapons, at, fp, column, white, coloured, results }, name) =>
    `${name(vehicle)} fires ${gun(weapons)} at ${at}: ${fp} FP, column ${column}; dice ${white} and ${coloured}. ${outcomes(white + coloured, results, name)}.`,
  'vehicle-marked': ({ vehicle, marker }, name) =>
    `${name(vehicle)}: ${marker === 'turned' ? 'turned' : `marked ${marker} fire`}.`,
  'vehicle-weapon-failed': ({ vehicle, weapon, dr, result }, name) =>
    `The ${weapon} of ${name(vehicle)}: ${result} on a ${dr}.`,
  'vehicle-repair': ({ vehicle, weapon, dr, result }, name) =>
    `Repair of the ${weapon} of ${name(vehicle)}: dr ${dr}, ${result}.`,
  'anti-tank-combat': ({ attackers, target, reaction, ccv, dr, modifiers, third, result }, name) =>
    `${listed(attackers, name)} attack ${name(target)}${reaction ? ' as it moves' : ''}: DR ${reckoned(dr, modifiers)} against ${ccv}${third === undefined ? '' : `, third die ${third}`}: ${result}.`,
  'vehicle-faced': ({ unit, vehicle }, name) => `${name(unit)} goes at ${name(vehicle)}.`,
  'close-defence': ({ vehicle, at, dr, number: usage, results }, name) =>
    `${name(vehicle)} fires its Nahverteidigungswaffe in ${at}: DR ${dr} against ${usage}. ${outcomes(dr, results, name)}.`,
  'hut-collapsed': ({ at }) => `The hut in ${at} collapses.`,
  'vehicle-exited': ({ vehicle, from }, name) => `${name(vehicle)} leaves the map from ${from}.`,
};

function outcomes(dr: number, results: VehicleEffects['vehicle-fire']['results'], name: Name): string {
  const said = results.map(
    ({ units, modifiers, result }) => `DR ${reckoned(dr, modifiers)}: ${result} on ${listed(units, name)}`,
  );
  return said.join('; ') || 'Nobody is hit';
}
