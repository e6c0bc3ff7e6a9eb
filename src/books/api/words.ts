/** The book's words as the API's enumerations write them: `half-squad` is `HALF_SQUAD`. */
type Shouted<Word extends string> = Word extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${Shouted<Tail>}`
  : Uppercase<Word>;

export function shouted<Word extends string>(word: Word): Shouted<Word> {
  return word.toUpperCase().replaceAll('-', '_') as Shouted<Word>;
}

export function spoken(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
