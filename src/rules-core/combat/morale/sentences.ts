/** Morale in words. */
import type { ChapterSentences } from '../chapter.js';
import { inWords } from '../fire/sentences.js';

export const moraleSentences: ChapterSentences = {
  'morale-check': ({ unit, rolled, modifiers, needs, passed, result }, name) =>
    `${name(unit)} checks morale: ${rolled}${inWords(modifiers)} against ${needs}: ${passed ? 'passed' : result === undefined ? 'failed' : `failed, ${result}`}.`,
  'action-check': ({ unit, to, rolled, needs, passed }, name) =>
    `${name(unit)} checks whether to ${to}: ${rolled} against ${needs}: ${passed ? 'yes' : 'no'}.`,
  courage: ({ unit, with: followers }, name) =>
    `${name(unit)} shows courage${followers.length > 0 ? ` and inspires ${followers.map(name).join(', ')}` : ''}.`,
  pinned: ({ unit }, name) => `${name(unit)} is Pinned Down.`,
  disrupted: ({ unit }, name) => `${name(unit)} is Disrupted.`,
  'wounded-in-action': ({ unit }, name) => `${name(unit)} has wounded in action.`,
  wounded: ({ unit }, name) => `${name(unit)} is wounded.`,
  reduced: ({ unit, to }, name) => `${name(unit)} suffers casualties and is a ${to} now.`,
  eliminated: ({ name: called }) => `${called} is eliminated.`,
  'nest-lost': ({ hexes }) => `The resistance nest in ${hexes.join(', ')} has lost its Commissar.`,
  recovered: ({ unit, from, to }, name) => `${name(unit)} recovers from ${from}${to ? ` to ${to}` : ''}.`,
  'recovery-spent': ({ unit }, name) => `${name(unit)} tries to recover.`,
  driven: ({ unit, to }, name) => `${name(unit)} is driven too hard and is ${to} now.`,
};
