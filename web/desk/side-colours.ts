/** Sides are told apart in the colours of their counters, so that a name and a counter of one side are not of two colours. */
import { luminance, nationColour } from '../../src/rules-core/kernel/presentation/symbol.js';
import { counterFacts, type Position, type Presentation } from '../client/index.js';

type Colours = Readonly<Record<string, string>>;

/** Blue and vermilion, as the style sheet has them for sides without colours of their own. */
const SHEET = ['german', 'russian'].map(nationColour);

/** The style sheet's colours hold where counters give none, one for both, or these. */
function coloursOf(nations: readonly (string | undefined)[]): Colours {
  const colours = nations.flatMap((nation) => (nation === undefined ? [] : (nationColour(nation) ?? [])));
  if (new Set(colours).size < nations.length) return {};
  if (colours.every((colour, place) => colour === SHEET[place])) return {};
  return Object.fromEntries(
    colours.flatMap((colour, place) => [
      [`--paint-${place}`, inThemes(colour, 100, 60)],
      // As text on the panel a colour takes so much ink that it can be read.
      [`--side-${place}`, inThemes(colour, luminance(colour) > 135 ? 45 : 85, 45)],
    ]),
  );
}

/** How much of the colour is left when it is mixed with the ink of each theme, in per cent. */
function inThemes(colour: string, light: number, dark: number): string {
  const mixed = (share: number) => `color-mix(in srgb, ${colour} ${share}%, var(--ink))`;
  return `light-dark(${mixed(light)}, ${mixed(dark)})`;
}

/** In a battle: the nation of the first counter of each side; one whose counters are out of sight is called by its nation. */
export function coloursIn({ sides, units }: Position, shown: Presentation): Colours {
  const nationOf = (side: string) =>
    Object.values(units)
      .filter((unit) => unit.side === side)
      .map((unit) => counterFacts(shown, unit).nation)
      .find((nation) => nation !== undefined) ?? side;
  return coloursOf(Object.keys(sides).sort().map(nationOf));
}

/** In a campaign counters are not at hand: sides are mostly called by their nation. */
export const coloursOfSides = (keys: readonly string[]): Colours => coloursOf([...keys].sort());
