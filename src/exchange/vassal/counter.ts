/** What the traits of a piece tell of the counter. */
import { split } from './tokens.js';
import type { Trait } from './traits.js';

/** A picture that lies upon the counter, and the word that it gives to its name. */
interface Layer {
  readonly name: string;
  readonly level: number;
  readonly of: number;
  readonly text: string;
  readonly image: string;
}

export interface Counter {
  /** Which counter of the module's palette: not the same in each version. */
  readonly gpid: string;
  /** As VASSAL prints it for players who may see it. */
  readonly name: string;
  readonly baseName: string;
  readonly image: string;
  readonly nation: string | undefined;
  /** As the module marks it. */
  readonly side: string | undefined;
  readonly counterType: string | undefined;
  readonly lastMovedBy: string | undefined;
  /** A user's id. */
  readonly hiddenBy: string | undefined;
  /** A user's id. */
  readonly concealedBy: string | undefined;
  /** It is a concealment counter of that user's id. */
  readonly conceals: string | undefined;
  readonly moved: boolean | undefined;
  /** Switched on now. */
  readonly switched: readonly Layer[];
  /** Always on. */
  readonly levels: readonly Layer[];
  readonly conditions: readonly Condition[];
  /** A whole step of so many round the circle, or an angle. */
  readonly facing:
    | { readonly steps: number; readonly index: number }
    | { readonly angle: number }
    | undefined;
  readonly labels: readonly string[];
  readonly info: string | undefined;
  readonly marks: Readonly<Record<string, string>>;
}

const CONDITIONS = {
  broken: /\bbroken\b/i,
  malfunctioned: /\bmalf/i,
  berserk: /\bberserk\b/i,
  fanatic: /\bfanatic\b/i,
  heroic: /\bheroic\b/i,
  wounded: /\b(wnd|wounded)\b/i,
};
type Condition = keyof typeof CONDITIONS;

/** Global properties stand in labels between dollar signs. */
export function counterOf(traits: readonly Trait[], properties: ReadonlyMap<string, string>): Counter {
  const piece = traits.at(-1);
  const layers = traits.flatMap((trait) => layerOf(trait) ?? []);
  const switched = layers.filter(({ isAlwaysOn }) => !isAlwaysOn).map(({ layer }) => layer);
  const marks = marksOf(traits);
  const { DBCounterType, Side, ...others } = marks;
  return {
    gpid: split(piece?.state ?? '', ';')[3] ?? '',
    name: nameOf(traits, properties),
    baseName: piece?.words[4] ?? '',
    image: (piece?.words[3] ?? '').trim(),
    nation: nationOf(traits),
    side: Side,
    counterType: DBCounterType,
    lastMovedBy: stateOf(traits, (trait) => trait.kind === 'PROP' && trait.words[1] === 'Owner'),
    hiddenBy: userIn(stateOf(traits, (trait) => trait.kind === 'hide')),
    concealedBy: userIn(stateOf(traits, (trait) => trait.kind === 'conceal' || trait.kind === 'obs')),
    conceals: traits.find(({ kind }) => kind === 'concealment')?.words[1],
    moved: movedIn(stateOf(traits, (trait) => trait.kind === 'moved' || trait.kind === 'markmoved')),
    switched,
    levels: layers
      .filter(({ isAlwaysOn, layer }) => isAlwaysOn && `${layer.name}${layer.text}${layer.image}` !== '')
      .map(({ layer }) => layer),
    conditions: (Object.keys(CONDITIONS) as Condition[]).filter((each) =>
      switched.some(({ text, name }) => CONDITIONS[each].test(text) || (each === 'broken' && name === 'BRK')),
    ),
    facing: facingOf(traits),
    labels: traits.flatMap((trait) => (trait.kind === 'label' && trait.state !== '' ? [trait.state] : [])),
    info: infoOf(traits),
    marks: { ...others, ...(Side !== undefined && { Side }) },
  };
}

/** That of the outermost trait of the kind, where it is not empty. */
const stateOf = (traits: readonly Trait[], isMeant: (trait: Trait) => boolean): string | undefined =>
  traits.find(isMeant)?.state || undefined;

const userIn = (state: string | undefined): string | undefined => {
  const user = split(state ?? '', ';')[0];
  return user === undefined || user === '' || user === 'null' ? undefined : user;
};

const movedIn = (state: string | undefined): boolean | undefined =>
  state === undefined ? undefined : state === 'true';

const LAYER = { keys: 3, images: 16, texts: 17, name: 19, version: 25, alwaysOn: 26 };

function layerOf({
  kind,
  words,
  state,
}: Trait): { readonly isAlwaysOn: boolean; readonly layer: Layer } | undefined {
  if (kind !== 'emb2' && kind !== 'emb') return undefined;
  const level = Number.parseInt(state, 10);
  if (!(level > 0)) return undefined;
  const isOld = kind === 'emb';
  const images = isOld ? pairs(words).map(([image]) => image) : split(words[LAYER.images] ?? '', ',');
  const texts = isOld ? pairs(words).map(([, text]) => text) : split(words[LAYER.texts] ?? '', ',');
  const isVersioned = !isOld && Number(words[LAYER.version] ?? 0) > 0;
  const isAlwaysOn = isVersioned
    ? words[LAYER.alwaysOn] === 'true'
    : (words[isOld ? 1 : LAYER.keys] ?? '').trim() === '';
  return {
    isAlwaysOn,
    layer: {
      name: isOld ? '' : (words[LAYER.name] ?? ''),
      level,
      of: images.length,
      text: texts[level - 1] ?? '',
      image: (images[level - 1] ?? '').trim(),
    },
  };
}

const FIRST_PAIR = 9;

const pairs = (words: readonly string[]): (readonly [image: string, text: string])[] =>
  words.slice(FIRST_PAIR).map((word) => {
    const [image = '', text = ''] = split(word, ',');
    return [image, text];
  });

const LABEL_FORMAT = 12;

/** From outside in: a word on a layer takes the name's place or adds to it; a label gives its format. */
function nameOf(traits: readonly Trait[], properties: ReadonlyMap<string, string>): string {
  const [trait, ...rest] = traits;
  if (!trait) return '';
  if (rest.length === 0) return trait.words[4] ?? '';
  const text = layerOf(trait)?.layer.text;
  if (text) return worded(text, () => nameOf(rest, properties));
  const inner = nameOf(rest, properties);
  if (trait.kind !== 'label' || trait.state === '') return inner;
  const label = trait.state.replace(/\$([^$]+)\$/g, (whole, name: string) => properties.get(name) ?? whole);
  const values: Readonly<Record<string, string>> = { pieceName: inner, label };
  const format = trait.words[LABEL_FORMAT] || '$pieceName$ ($label$)';
  return format.replace(
    /\$([^$]+)\$/g,
    (whole, name: string) => values[name] ?? properties.get(name) ?? whole,
  );
}

/** `broken +` stands before the name, `+ BU` behind it; anything else is the name. */
function worded(text: string, inner: () => string): string {
  const [before = '', after] = split(text, '+');
  if (after === undefined) return before;
  return before === '' ? inner() + after : before + inner();
}

const CONCEAL_NATION = 3;
const SHARED = 'sh';

function nationOf(traits: readonly Trait[]): string | undefined {
  const images = traits.flatMap((trait) => [
    ...(trait.kind === 'piece' ? [trait.words[3] ?? ''] : []),
    ...(trait.kind === 'emb2' ? split(trait.words[LAYER.images] ?? '', ',') : []),
  ]);
  const folder = images
    .flatMap((image) => /^(\w{2})\//.exec(image.trim())?.[1] ?? [])
    .find((each) => each === SHARED || Object.hasOwn(NATIONS, each));
  if (folder === SHARED) return undefined;
  const named = (kind: string, word: number) => traits.find((trait) => trait.kind === kind)?.words[word];
  const nation = named('conceal', CONCEAL_NATION) || named('concealment', 2) || named('color', 1) || folder;
  return nation !== undefined && Object.hasOwn(NATIONS, nation) ? nation : undefined;
}

export const NATIONS: Readonly<Record<string, string>> = {
  al: 'Allied Minor',
  am: 'American',
  ax: 'Axis Minor',
  br: 'British',
  cc: 'Communist Chinese',
  ch: 'Chinese',
  er: 'Eritrean',
  et: 'Ethiopian',
  ff: 'Free French',
  fi: 'Finnish',
  fr: 'French',
  ge: 'German',
  hu: 'Hungarian',
  it: 'Italian',
  ja: 'Japanese',
  nk: 'North Korean',
  pa: 'Partisan',
  ru: 'Russian',
  sk: 'South Korean',
  ss: 'Waffen SS',
  sv: 'Swedish',
  un: 'Other UN',
  us: 'US',
  vf: 'Vichy French',
};

function facingOf(traits: readonly Trait[]): Counter['facing'] {
  const trait = traits.find(({ kind }) => kind === 'rotate');
  if (!trait) return undefined;
  const steps = Number(trait.words[1]) || 1;
  const state = Number(trait.state) || 0;
  return steps === 1 ? { angle: state } : { steps, index: state };
}

function infoOf(traits: readonly Trait[]): string | undefined {
  const trait = traits.find(({ kind }) => kind === 'info');
  return trait && (trait.words.slice(1).join(';') || undefined);
}

function marksOf(traits: readonly Trait[]): Record<string, string> {
  const marks: Record<string, string> = {};
  for (const { kind, words, state } of traits) {
    if (kind !== 'mark') continue;
    const values = split(state, ',');
    for (const [i, name] of split(words[1] ?? '', ',').entries()) marks[name] ??= values[i] ?? '';
  }
  return marks;
}
