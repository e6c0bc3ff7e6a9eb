/** Fires of terrain, and the weather (chapter 16). */
import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

/** Two dice that must come up to a number. */
interface Roll {
  readonly at: string;
  readonly needs: number;
  readonly rolled: number;
  readonly modifiers: readonly Modifier[];
  readonly burns: boolean;
}

const inWords = ({ needs, rolled, modifiers, burns }: Roll): string =>
  `needs ${needs} or more, rolls ${rolled}${withModifiers(modifiers)}: ${burns ? 'it burns' : 'nothing'}`;

const DIRECTIONS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;
const FOUGHT = { out: 'it is out', held: 'it is held back', nothing: 'nothing' } as const;
const BLOWS = { none: 'No wind blows', mild: 'A mild breeze blows', heavy: 'A heavy wind blows' } as const;

export const tells = effects({
  'phosphorus-burns': says<{
    readonly at: string;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly burns: boolean;
  }>(
    ({ at, needs, rolled, modifiers, burns }) =>
      `White phosphorus ${burns ? 'sets fire to' : 'does not set fire to'} ${at}: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}.`,
  ),
  weather: says<{ readonly rolled: number; readonly weather: string }>(
    ({ rolled, weather }) => `The weather: rolls ${rolled}: ${weather}.`,
  ),
  conditions: says<{
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly kindling: number;
    readonly ground: string;
  }>(
    ({ rolled, modifiers, kindling, ground }) =>
      `Environmental Conditions: rolls ${rolled}${withModifiers(modifiers)}: ${kindling} to the dice for fires, ${ground} underfoot.`,
  ),
  wind: says<{ readonly towards: number; readonly force: 'none' | 'mild' | 'heavy' }>(
    ({ towards, force }) => `${BLOWS[force]}${force === 'none' ? '' : ` to the ${DIRECTIONS[towards]}`}.`,
  ),
  fog: says<{ readonly rolled: number; readonly fogTop: number }>(
    ({ rolled, fogTop }) => `Fog: rolls ${rolled}: it lies on level ${fogTop} and lower.`,
  ),
  'fog-moves': says<{
    readonly fogMoves: 'lifts' | 'burns off';
    readonly top: number;
    readonly isGone: boolean;
  }>(({ fogMoves, top, isGone }) =>
    isGone ? 'The fog is gone.' : `The fog ${fogMoves}: it lies on level ${top} and lower.`,
  ),
  'fire-broke-out': says<{ readonly at: string }>(({ at }) => `A fire breaks out in ${at}.`),
  'fire-tried': says<Roll & { readonly unit: UnitId }>(
    (about, name) => `${name(about.unit)} tries to start a fire in ${about.at}: ${inWords(about)}.`,
  ),
  'fire-spreads': says<Roll & { readonly from: string }>(
    (about) => `The fire in ${about.from} licks at ${about.at}: ${inWords(about)}.`,
  ),
  'fire-fought': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly value: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly result: 'out' | 'held' | 'nothing';
  }>(
    ({ unit, at, value, rolled, modifiers, result }, name) =>
      `${name(unit)} fights the fire in ${at}: needs less than ${value}, rolls ${rolled}${withModifiers(modifiers)}: ${FOUGHT[result]}.`,
  ),
  'directs-fire-fight': says<{ readonly leader: UnitId; readonly at: string }>(
    ({ leader, at }, name) => `${name(leader)} directs those who fight the fire in ${at}.`,
  ),
  'engine-tried': says<{ readonly unit: UnitId; readonly rolled: number }>(
    ({ unit, rolled }, name) =>
      `${name(unit)} tries its engine in the cold: ${rolled}: ${rolled < 5 ? 'it starts' : rolled === 5 ? 'it does not start' : 'turret and engine are frozen'}.`,
  ),
  'earth-heaped': says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} heaps earth on the fire in ${at}.`,
  ),
  'fire-out': says<{ readonly at: string; readonly left: string }>(
    ({ at, left }) => `The fire in ${at} is out: ${left}.`,
  ),
  'came-down': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${units.map(name).join(', ')} comes down to the ground in ${at}.`,
  ),
  'rain-on-fire': says<{
    readonly at: string;
    readonly until: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly isOut: boolean;
  }>(
    ({ at, until, rolled, modifiers, isOut }) =>
      `Rain on the fire in ${at}: ${until} or less, rolls ${rolled}${withModifiers(modifiers)}: ${isOut ? 'out' : 'it burns on'}.`,
  ),
  'blast-ignites': says<{
    readonly at: string;
    readonly column: number;
    readonly rolled: number;
    readonly burns: boolean;
  }>(
    ({ at, column, rolled, burns }) =>
      `Fire in ${at}? Column ${column}, rolls ${rolled}: ${burns ? 'it burns' : 'nothing'}.`,
  ),
  'fire-climbs': says<{
    readonly at: string;
    readonly from: number;
    readonly to: number;
    readonly rolled?: number;
  }>(
    ({ at, from, to, rolled }) =>
      `The fire in ${at} burns on levels ${from} to ${to}${rolled === undefined ? '' : `: rolls ${rolled}`}.`,
  ),
  'fires-developed': says<{ readonly hexes: readonly string[] }>(
    ({ hexes }) => `${hexes.join(', ')}: in flames.`,
  ),
  'left-fire': says<{ readonly units: readonly UnitId[]; readonly from: string; readonly to: string }>(
    ({ units, from, to }, name) => `${units.map(name).join(', ')} leaves the fire in ${from} for ${to}.`,
  ),
});
