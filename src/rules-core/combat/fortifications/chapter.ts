/** Fortifications (chapter 7) put together. */
import type { Chapter } from '../chapter.js';
import { clear } from './clearing.js';
import { dig, digIn } from './digging.js';
import { blowHole } from './mousehole.js';

export const fortificationsChapter: Chapter = {
  orders: { 'dig-in': digIn, clear, 'blow-mousehole': blowHole },
  tasks: { digging: dig },
  sentences: {
    digs: ({ unit, at }, name) => `${name(unit)} digs in ${at}.`,
    'dug-in': ({ unit, at }, name) => `${name(unit)} is dug in in ${at}.`,
    clears: ({ units, at, what }, name) => `${units.map(name).join(', ')} clear the ${what} in ${at}.`,
    cleared: ({ hex, what }) => `The ${what} in ${hex} is cleared away.`,
    'mines-found': ({ hex }) => `Mines are found in ${hex}.`,
    'mines-attack': ({ unit, hex, row, rolled, result }, name) =>
      `Mines in ${hex} attack ${name(unit)} on row ${row}: ${rolled}: ${result}.`,
    'mines-removed': ({ hex, why }) => `The mines in ${hex} are gone: ${why}.`,
    'light-mines': ({ unit, hex, rolled }, name) =>
      `${name(unit)} crosses the light mines in ${hex}: ${rolled}: ${rolled === 1 ? 'they go off' : 'nothing'}.`,
    'among-obstacles': ({ unit, at, since }, name) =>
      since === undefined
        ? `${name(unit)} is no longer among obstacles.`
        : `${name(unit)} lies among the obstacles in ${at}.`,
    'fortifications-revealed': ({ hexes }) => `Fortifications are revealed in ${hexes.join(', ')}.`,
    broken: ({ what, hex }) => `The ${what} in ${hex} is destroyed.`,
    'took-cover': ({ unit }, name) => `${name(unit)} takes cover.`,
    'pillbox-entered': ({ unit, at }, name) => `${name(unit)} enters the pillbox in ${at}.`,
    'pillbox-left': ({ unit, at }, name) => `${name(unit)} leaves the pillbox in ${at}.`,
    'gate-closed': ({ hex }) => `The gate in ${hex} is closed.`,
    'set-destroyed': ({ at, what }) => `The ${what} that lies in ${at} is destroyed.`,
    'blows-a-hole': ({ unit, hex, side, rolled, result, opens }, name) =>
      `${name(unit)} blows at hexside ${side + 1} of ${hex}: ${rolled}: ${result}: ${opens ? 'a Mousehole' : 'nothing'}.`,
    'hole-collapsed': ({ hexes }) => `Everything falls down in ${hexes.join(' and ')}.`,
  },
};
