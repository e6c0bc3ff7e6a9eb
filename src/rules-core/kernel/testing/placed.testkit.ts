/** Units for tests in a few words. */

/** `'4-6-7 at D4'`, `'HMG with g1'`, or with more values. */
export type PlacedAs<Unit> = string | readonly [placed: string, values: Partial<Omit<Unit, 'id'>>];

/** As a draft has it: what counter it is, whose, where or in whose hands. */
export function drafted<Unit>(placed: PlacedAs<Unit>, side: string): object {
  const [text, values] = typeof placed === 'string' ? [placed, {}] : placed;
  const [name = '', at] = text.split(' at ');
  const [counter, possessor] = name.split(' with ');
  return {
    counter,
    side,
    ...(at !== undefined && { at }),
    ...(possessor !== undefined && { possessor }),
    ...values,
  };
}
