import { listed, type Sentences } from '../sentences.js';
import type { ConcealmentEffects, SeenMarker } from './effects.js';

function told({ at, spent }: SeenMarker): string {
  return spent === undefined
    ? `units are concealed in ${at}`
    : `a concealed stack is in ${at} with ${spent} MF spent`;
}

export const concealmentSentences: Sentences<ConcealmentEffects> = {
  concealed: ({ units, at }, name) => `${listed(units, name)} become concealed in ${at}.`,
  'concealment-lost': ({ units, at }, name) => `${listed(units, name)} lose Concealment in ${at}.`,
  'placed-concealed': ({ units, at }, name) => `${listed(units, name)} are placed in ${at}, concealed.`,
  'weapons-followed': ({ weapons }, name) =>
    `Under or out of Concealment with who holds them: ${listed(weapons, name)}.`,
  'combat-forgotten': ({ at }) => `The close combat in ${at} has shown who is there.`,
  'markers-arranged': ({ side, markers, removed }) => {
    const gone = removed.length > 0 ? ['a marker comes off'] : [];
    return `${side}: ${[...markers.map(told), ...gone].join(', ')}.`;
  },
};
