/** From an effect to a sentence: the only way in which the rules core speaks to people. */
import type { Effect, KernelEffects } from '../decide/action.js';
import type { Rulebook } from '../decide/rulebook.js';
import type { System, UnitId } from '../position/position.js';

type KernelSentences = { readonly [K in keyof KernelEffects]: (about: KernelEffects[K]) => string };

const KERNEL_SENTENCES: KernelSentences = {
  'standing-orders': ({ side }) => `The commander of ${side} leaves word how to answer in their absence.`,
  ruling: ({ why }) => `The referee rules: ${why}`,
  undo: ({ versions, why }) => `Taken back: ${versions.join(', ')}${why ? ` (${why})` : ''}.`,
  unseen: () => 'Something happens out of sight.',
};

/** Every kind of effect that a battle of this rulebook can have. */
export function effectKinds<S extends System>({ sentences }: Pick<Rulebook<S>, 'sentences'>): string[] {
  return [...new Set([...Object.keys(sentences), ...Object.keys(KERNEL_SENTENCES)])].sort();
}

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

/**
 * The sentences of an action's effects, in their order. Each calls a unit what it was called at that moment: a squad that
 * is reduced goes by its old name in the sentence that tells so, and by the new one from then on. `names` are those that
 * the units went by before, and of the newcomers those that they got.
 */
export function sentences<S extends System>(
  rulebook: Rulebook<S>,
  effects: readonly Effect<S>[],
  names: ReadonlyMap<UnitId, string>,
): string[] {
  const now = new Map(names);
  return effects.map((effect) => {
    const told = sentence(rulebook, effect, (id) => now.get(id) ?? id);
    for (const [id, name] of renamed(effect)) now.set(id, name);
    return told;
  });
}

/** Units that go by another name from now on. */
function renamed<S extends System>({ changes = [] }: Effect<S>): [UnitId, string][] {
  return changes.flatMap((change): [UnitId, string][] => {
    const name = change.do === 'unit' || change.do === 'enter' ? change.set.name : undefined;
    return 'unit' in change && typeof name === 'string' ? [[change.unit, name]] : [];
  });
}

type Say = (about: unknown, name: (unit: UnitId) => string) => string;

function sentenceOf<S extends System>(rulebook: Rulebook<S>, kind: string): Say | undefined {
  if (Object.hasOwn(rulebook.sentences, kind)) return rulebook.sentences[kind as keyof S['effects']] as Say;
  return Object.hasOwn(KERNEL_SENTENCES, kind)
    ? (KERNEL_SENTENCES[kind as keyof KernelEffects] as Say)
    : undefined;
}
