/** From an effect to a sentence: the only way in which the rules core speaks to people. */
import type { Effect, KernelEffects } from './action.js';
import type { System, UnitId } from './position.js';
import type { Rulebook } from './rulebook.js';

type KernelSentences = { readonly [K in keyof KernelEffects]: (about: KernelEffects[K]) => string };

const KERNEL_SENTENCES: KernelSentences = {
  'standing-orders': ({ side }) => `The commander of ${side} leaves word how to answer in his absence.`,
  ruling: ({ why }) => `The referee rules: ${why}`,
  undo: ({ versions, why }) => `Taken back: ${versions.join(', ')}${why ? ` (${why})` : ''}.`,
  unseen: () => 'Something happens out of sight.',
};

/** One sentence for one effect. `name` gives what a unit is called; a unit that has left keeps its id. */
export function sentence<S extends System>(
  rulebook: Rulebook<S>,
  effect: Effect<S>,
  name: (unit: UnitId) => string,
): string {
  const say = sentenceOf(rulebook, effect.effect as string);
  if (!say) return `${String(effect.effect)}.`;
  const text = say(effect.about, name);
  return effect.estimated ? `${text} (rests on an estimated value)` : text;
}

type Say = (about: unknown, name: (unit: UnitId) => string) => string;

function sentenceOf<S extends System>(rulebook: Rulebook<S>, kind: string): Say | undefined {
  if (Object.hasOwn(rulebook.sentences, kind)) return rulebook.sentences[kind as keyof S['effects']] as Say;
  return Object.hasOwn(KERNEL_SENTENCES, kind)
    ? (KERNEL_SENTENCES[kind as keyof KernelEffects] as Say)
    : undefined;
}
