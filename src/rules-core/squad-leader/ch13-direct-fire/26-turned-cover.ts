/** Cover from shells: air bursts in the trees (10.5), and shelter that a lucky shell turns against those in it (13.26.6). */
import type { Modifier } from '../system.js';

const AIR_BURST: Modifier = { why: 'air burst', value: -1, cites: '10.5' };

/** Bombs burst in the trees, and come down behind hills (9.2.11, 10.4.9). */
export const coverFromAbove = (cover: readonly Modifier[]): Modifier[] =>
  cover.filter(({ why }) => why !== 'height').map((one) => (one.why === 'woods' ? AIR_BURST : one));

/** What a critical hit turns round: no air burst, but the woods (9.2.11). */
export const withoutAirBurst = (cover: readonly Modifier[]): Modifier[] =>
  cover.map((one) =>
    one === AIR_BURST || one.why === AIR_BURST.why ? { ...one, why: 'woods', value: 1 } : one,
  );

/** Height is no shelter (13.26.2), and partisans are struck as others are (13.26.6/q3). */
const NOT_TURNED = /^(height|partisans in woods)$/;

/** A critical hit turns the shelter against those in it (13.26.6), but not a wall around a building (13.26.6/q1). */
export function reversed(terrain: readonly Modifier[]): Modifier[] {
  const isInside = terrain.some(({ why }) => why.endsWith('building'));
  return terrain
    .filter(({ why, value }) => value > 0 && !NOT_TURNED.test(why) && !(isInside && why.startsWith('wall')))
    .map((one) => ({ ...one, value: -one.value, cites: '13.26.6' }));
}

/** What is added to the roll when shells from above strike the shelter itself; air bursts are none then (9.2.11, 13.26.7/a). */
export function turnedRound(cover: readonly Modifier[]): Modifier[] {
  const ground = withoutAirBurst(cover);
  return [...ground.filter(({ value }) => value < 0), ...reversed(ground)];
}
