/** Fire through smoke (9.16.3 to 9.16.6, 9.16.8.3): a die for every hex with smoke on the line. */
import { D6, total } from '../../kernel/dice/index.js';
import { hexesBetween, meetingOf } from '../../mechanics/line.js';
import { distance, hexAt } from '../../mechanics/places.js';
import { levelAt } from '../ch14-terrain/ground.js';
import { windOf } from '../ch16-fire/03-now.js';
import type { Act, Battle, Modifier } from '../system.js';
import { type Cloud, smokeAt } from './16-smoke.js';

/** All smoke together adds no more (9.16.8.1/b, 9.16/q3). */
const MOST = 6;

/** How many levels it rises above its hex (9.16.6/a, 9.16.9.1, 11.20.8, 16.2.11.2). */
const HEIGHT: Readonly<Record<Cloud, number>> = {
  full: 2,
  dispersed: 2,
  'white phosphorus': 4,
  pillar: 4,
  blaze: 4,
};

/** Smoke that a line meets. */
interface Veil {
  readonly at: string;
  readonly clouds: readonly Cloud[];
  /** The line ends in it (9.16.5). */
  readonly into: boolean;
  /** The line runs along its edge (9.16.8.3). */
  readonly along: boolean;
}

/**
 * What smoke adds to fire at a hex from one or several others: rolled after the attack, a die for each hex with smoke, of which the
 * line counts that has most (9.16.3, 9.16.4). Dice that would tell who looks from where are shown to his side alone.
 */
export function smokeDrm(act: Act, from: readonly string[], at: string, to?: readonly string[]): Modifier[] {
  const { battle } = act;
  const lines = veilsBetween(battle, from, at);
  const hexes = [...new Set(lines.flatMap((veils) => veils.map((veil) => veil.at)))].sort();
  if (hexes.length === 0) return [];
  const dice = new Map(hexes.map((hex) => [hex, total(act.roll(`smoke in ${hex}`, D6, to))]));
  const isBreezy = windOf(battle)?.force === 'mild';
  const added = lines.map((veils) =>
    veils.reduce((sum, veil) => sum + worthOf(veil, dice.get(veil.at) as number, isBreezy), 0),
  );
  return [{ why: 'smoke', value: Math.min(MOST, Math.max(...added)), cites: '9.16.3' }];
}

/** Does any of these lines meet smoke? */
export const isThroughSmoke = (battle: Battle, from: readonly string[], at: string): boolean =>
  veilsBetween(battle, from, at).some((veils) => veils.length > 0);

function veilsBetween(battle: Battle, from: readonly string[], at: string): Veil[][] {
  const smoky = Object.keys(battle.position.locations).filter((hex) => smokeAt(battle, hex).length > 0);
  return smoky.length === 0 ? [] : from.map((hex) => veilsOn(battle, hex, at, smoky));
}

function veilsOn(battle: Battle, from: string, at: string, smoky: readonly string[]): Veil[] {
  const ends = from === at ? [at] : [from, at];
  return [
    ...ends
      .filter((hex) => smoky.includes(hex))
      .map((hex) => ({ at: hex, clouds: smokeAt(battle, hex), into: hex === at, along: false })),
    ...between(battle, from, at, smoky),
  ];
}

function between(battle: Battle, from: string, at: string, smoky: readonly string[]): Veil[] {
  const { map } = battle.table;
  const [start, end] = [hexAt(battle, from).index, hexAt(battle, at).index];
  const found: Veil[] = [];
  for (const { name, index } of hexesBetween(map, start, end)) {
    if (name === undefined || !smoky.includes(name)) continue;
    const meeting = meetingOf(map, start, end, index);
    const clouds = smokeAt(battle, name).filter((cloud) => rises(battle, name, cloud, from, at));
    if (meeting === 'corner' || clouds.length === 0) continue;
    const other =
      meeting === 'hexside' ? found.find((veil) => isAcross(battle, veil, name, from, at)) : undefined;
    if (other) found.splice(found.indexOf(other), 1, bracketed(other, clouds));
    else found.push({ at: name, clouds, into: false, along: meeting === 'hexside' });
  }
  return found;
}

/** On the other side of the hexside along which the line runs. */
const isAcross = (
  battle: Battle,
  { at: other, along }: Veil,
  hex: string,
  from: string,
  at: string,
): boolean =>
  along &&
  distance(battle, other, from) === distance(battle, hex, from) &&
  distance(battle, other, at) === distance(battle, hex, at);

/** Full smoke on both sides of a hexside is as thick as in a hex. */
function bracketed(one: Veil, clouds: readonly Cloud[]): Veil {
  const isFull = (all: readonly Cloud[]) => all.some((cloud) => cloud !== 'dispersed');
  return {
    ...one,
    clouds: isFull(one.clouds) ? one.clouds : clouds,
    along: !(isFull(one.clouds) && isFull(clouds)),
  };
}

/** It is as high as the line above it (9.16.6/a). */
function rises(battle: Battle, hex: string, cloud: Cloud, from: string, at: string): boolean {
  const [low, high] = [levelAt(battle, from), levelAt(battle, at)];
  const part = distance(battle, from, hex) / distance(battle, from, at);
  return low + (high - low) * part <= levelAt(battle, hex) + HEIGHT[cloud];
}

/** Fire into it is hindered less than fire out of it, and that through a narrow pillar too (9.16.5, 9.16.9.4, 11.20.8); in a breeze all smoke counts half (16.4.2.4). */
function worthOf({ clouds, into, along }: Veil, die: number, isBreezy: boolean): number {
  const isNarrow = clouds.every((cloud) => cloud === 'white phosphorus' || cloud === 'pillar');
  const dr = Math.max(1, die - (into ? 1 : 0) - (isNarrow ? 1 : 0));
  const full = clouds.some((cloud) => cloud !== 'dispersed') ? (isBreezy ? Math.ceil(dr / 2) : dr) : 0;
  const thin = clouds.includes('dispersed') ? Math.ceil(dr / 2) : 0;
  const worth = Math.min(MOST, full + thin);
  return along ? Math.ceil((full > 0 ? worth : dr / 2) / 2) : worth;
}
