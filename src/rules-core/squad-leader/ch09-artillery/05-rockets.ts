/** Indirect fire of rocket launchers (10.7.7 to 10.7.10): each rocket lands by itself, and strikes where it lands. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { distance } from '../../mechanics/places.js';
import { struckFromAbove } from '../ch14-terrain/03-levels.js';
import { IFT } from '../charts/index.js';
import type { Act, Change, Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import { rocketsLeft } from '../units/ordnance.js';
import { land } from './01-accuracy.js';
import { strikeHex } from './02-fire-for-effect.js';

/** Rockets that leave their tubes. */
const spent = ({ id, spentTubes = 0 }: Unit, rockets = 1): Change => ({
  do: 'unit',
  unit: id,
  set: { spentTubes: spentTubes + rockets },
});

/** What strikes where a rocket comes down; one to be spotted has half of it (10.7.7). Returns the first roll. */
function strike(act: Act, { side, gun }: Unit, at: string, part: number): number | undefined {
  const { calibre = 0 } = gun ?? {};
  const fp = (act.battle.table.charts as ChartPack).lookup(IFT.fpByCalibre, calibre) * part;
  const [first] = struckFromAbove(act.battle, at).map((place) =>
    strikeHex(act, { side, at: place, hexes: [at], fp, calibre }),
  );
  return first;
}

const HALF = 0.5;

/** One is spent for each round that is to be spotted, and strikes with half (10.7.7). */
export function rocketFalls(act: Act, launcher: OnMap, at: string | undefined): void {
  const now = act.battle.theUnit(launcher.id);
  act.effect('rockets-spent', { unit: now.id, rockets: 1 }, { changes: [spent(now)], cites: ['10.7.7'] });
  if (at !== undefined) strike(act, now, at, HALF);
}

interface Salvo {
  readonly launcher: OnMap;
  readonly spotter: OnMap;
  readonly at: string;
  readonly rockets: number;
}

/** Each of them is diced for (10.7.8); the round that is nearest to what was aimed at is the one that counts from now on. */
export function spotRockets(
  act: Act,
  { launcher, spotter, at, rockets }: Salvo,
  drm: number,
): string | undefined {
  const { battle } = act;
  const landed: string[] = [];
  for (let n = Math.min(rockets, rocketsLeft(launcher)); n > 0; n--) {
    const { at: hex } = land(act, { side: launcher.side, observer: spotter, at, drm, rocket: 'spotted' });
    rocketFalls(act, launcher, hex);
    if (hex !== undefined) landed.push(hex);
  }
  return landed.sort((a, b) => distance(battle, a, at) - distance(battle, b, at))[0];
}

/** A salvo for effect: each rocket finds its own hex, and strikes there with all that it has (10.7.9). */
export function launchForEffect(act: Act, { launcher, spotter, at, rockets }: Salvo): number | undefined {
  const count = Math.min(rockets, rocketsLeft(launcher));
  act.effect(
    'rockets-spent',
    { unit: launcher.id, rockets: count },
    { changes: [spent(act.battle.theUnit(launcher.id), count)], cites: ['10.7.9'] },
  );
  const rolls: number[] = [];
  for (let n = 0; n < count; n++) {
    const { at: hex } = land(act, { side: launcher.side, observer: spotter, at, rocket: 'for effect' });
    const rolled = hex === undefined ? undefined : strike(act, launcher, hex, 1);
    if (rolled !== undefined) rolls.push(rolled);
  }
  return rolls[0];
}
