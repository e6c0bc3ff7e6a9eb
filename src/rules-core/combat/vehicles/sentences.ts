/** Vehicles in words. */
import type { ChapterSentences } from '../chapter.js';
import { inWords } from '../fire/sentences.js';

export const vehicleSentences: ChapterSentences = {
  'facing-rolled': ({ unit, rolled, facing }, name) =>
    `${name(unit)} is met in the ${facing.toLowerCase()} (${rolled}).`,
  abandoned: ({ unit }, name) => `The crew of ${name(unit)} abandons it.`,
  'thrown-off': ({ units, from }, name) => `${units.map(name).join(', ')} leave ${name(from)}.`,
  'armour-piercing': ({ unit, target, facing, part, pull, number, modifiers, needs, rolled, result }, name) =>
    `${name(unit)} at the ${facing.toLowerCase()} of ${name(target)}${part ? ` (${part})` : ''}, trigger pull ${
      pull === 'TP1' ? 1 : 2
    }: ${number}${inWords(modifiers)} = ${needs}, rolls ${rolled}: ${result}.`,
  'mf-kill-rolled': ({ unit, rolled, modifiers, total, mKill, fKill }, name) =>
    `M/F-KILL of ${name(unit)}: ${rolled}${inWords(modifiers)} = ${total}: ${
      mKill && fKill ? 'both' : mKill ? 'M-KILL' : fKill ? 'F-KILL' : 'it stays a kill'
    }.`,
  mounted: ({ unit, on, towed, mp }, name) =>
    `${name(unit)} ${towed ? 'is hooked up to' : 'mounts'} ${name(on)}, which loses ${mp} MP.`,
  dismounted: ({ unit, from, mp }, name) => `${name(unit)} leaves ${name(from)}, which loses ${mp} MP.`,
  'immobilization-rolled': ({ unit, obstacle, rolled, stops, stuck }, name) =>
    `${name(unit)} rolls ${rolled} for ${obstacle}: ${stuck ? 'it is stuck' : 'it gets through'} (${stops} or less).`,
  'platoon-formed': ({ units }, name) => `${units.map(name).join(', ')} are a platoon.`,
  engaged: ({ hex }) => `The platoon engages ${hex}.`,
  'held-back': ({ unit }, name) => `${name(unit)} does nothing without its platoon.`,
  'drives-off': ({ units, mode }, name) =>
    `${units.map(name).join(', ')} ${units.length === 1 ? 'drives' : 'drive'} off${mode === 'assault' ? ' by Assault Movement' : ''}.`,
  drove: ({ unit, to, mp, left }, name) => `${name(unit)} drives to ${to} for ${mp} MP and has ${left} left.`,
  turned: ({ unit, facing, turret, mp, left }, name) =>
    `${name(unit)} turns to hexspine ${facing}${turret === undefined ? '' : `, its turret to ${turret}`}, for ${mp} MP and has ${left} left.`,
  'changed-gear': ({ unit, gear, left }, name) => `${name(unit)} goes into ${gear} and has ${left} MP left.`,
  stopped: ({ unit, left }, name) => `${name(unit)} stops and has ${left} MP left.`,
  'left-behind': ({ units, why }, name) => `${units.map(name).join(', ')} stay behind: ${why}.`,
  'drive-over': ({ units }, name) =>
    units.length > 0 ? `The drive of ${units.map(name).join(', ')} is over.` : 'The drive is over.',
  'overrun-attack': ({ at, units, targets, attack, defence, odds, modifiers, rolled, total, result }, name) =>
    `${units.map(name).join(', ')} against ${targets.map(name).join(', ')} in ${at}, ${attack} to ${defence} (${odds}): ${rolled}${inWords(modifiers)} = ${total}: ${result === '-' ? 'no effect' : result}.`,
  'overrun-missed': ({ unit, at }, name) => `${name(unit)} cannot overrun ${at} any more.`,
  resisted: ({ units, against }, name) => `${units.map(name).join(', ')} have attacked ${name(against)}.`,
  'lost-heart': ({ unit }, name) => `${name(unit)} does not dare to attack the vehicle.`,
  'rolls-on': ({ unit, direction }, name) =>
    `${name(unit)} rolls on${direction === 'reverse' ? ' in reverse' : ''}.`,
  'came-to-rest': ({ unit }, name) => `${name(unit)} comes to rest.`,
};
