/** Smoke counters (9.15.4, 9.16.8): where they lie, how they drift away, and what they do to those who pass. */

import { hexOf } from '../../kernel/position/position.js';
import { around } from '../../mechanics/places.js';
import type { Smoke } from '../attributes/smoke.js';
import { groundAt, isWater } from '../ch14-terrain/ground.js';
import { isFalling, isStormy, windOf } from '../ch16-fire/03-now.js';
import { isInFog } from '../ch16-fire/05-fog.js';
import type { Act, Battle, Change } from '../system.js';
import { attacker } from '../units/kinds.js';

/** What hangs over a hex: counters, the pillar above a burning wreck (11.20.8), and what comes off burning terrain (16.2.11.2). */
export type Cloud = Smoke | 'pillar' | 'blaze';

export function smokeAt(battle: Battle, at: string): readonly Cloud[] {
  if (isStormy(battle)) return [];
  const { smoke, wrecks, burning: isAblaze } = battle.location(hexOf(at));
  const kinds: Cloud[] = smoke?.map(({ kind }) => kind) ?? [];
  if (isAblaze) kinds.push('blaze');
  return wrecks?.some(({ burning }) => burning) ? [...kinds, 'pillar'] : kinds;
}

/** In heavy winds no smoke is of any effect (16.4.2.3); fog is like smoke to those who go through it, and fight in it (16.5.5.9). */
export function isSmoky(battle: Battle, at: string): boolean {
  const { smoke, wrecks, burning: isAblaze } = battle.location(hexOf(at));
  const isThere = smoke !== undefined || isAblaze === true || wrecks?.some(({ burning }) => burning) === true;
  return (isThere && !isStormy(battle)) || isInFog(battle, at);
}

/** To go through it costs one more, and half as much where it is dispersed (9.16.2, 9.16/q8). */
export function smokeCost(battle: Battle, at: string): number {
  if (!isSmoky(battle, at)) return 0;
  const clouds = smokeAt(battle, at);
  return clouds.length === 0 || clouds.some((kind) => kind !== 'dispersed') ? FULL : FULL / 2;
}

const FULL = 1;

/** Not in water, nor where the wind blows it away nor in rain or falling snow (9.16.7, 9.16.9.3, 16.4.2.3, 16.5.7.7, 16.6.6.5). */
export function canHang(battle: Battle, at: string, kind: Smoke): boolean {
  const wind = windOf(battle);
  if (isWater(groundAt(battle, at)) || wind?.force === 'heavy' || isFalling(battle)) return false;
  return kind !== 'white phosphorus' || wind === undefined;
}

/** A counter is placed; in a mild breeze it disperses at once (9.16.8.2). */
export function lay(battle: Battle, at: string, side: string, kind: Smoke): Change {
  const thinned = kind === 'full' && windOf(battle)?.force === 'mild' ? 'dispersed' : kind;
  const { smoke = [] } = battle.location(at);
  return { do: 'location', at, set: { smoke: [...smoke, { side, kind: thinned }] } };
}

type Location = Battle['position']['locations'][string];
type Counters = NonNullable<Location['smoke']>;

function changeAll(battle: Battle, change: (counters: Counters) => Counters): Change[] {
  return Object.entries(battle.position.locations)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([at, { smoke }]): Change[] => {
      if (!smoke) return [];
      const left = change(smoke);
      return left === smoke ? [] : [{ do: 'location', at, set: { smoke: left.length > 0 ? left : null } }];
    });
}

/** At the start of their Prep Fire Phase: what was dispersed is gone, and full smoke disperses (1.3/2.1, 9.16.8.1, 9.16.9.2). */
export function thinOut(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  const changes = changeAll(battle, (counters) =>
    counters.some((one) => one.side === side)
      ? counters.flatMap((one) =>
          one.side !== side ? [one] : one.kind === 'full' ? [{ side, kind: 'dispersed' as const }] : [],
        )
      : counters,
  );
  if (changes.length > 0)
    act.effect('smoke-thins', { side }, { changes, cites: ['1.3/2.1', '9.16.8.1/a', '9.16.9.2'] });
}

/** At the end of their Advancing Fire Phase a breeze carries smoke one hex on (1.3/5.3, 9.16.8.2). */
export function drift(act: Act): void {
  const { battle } = act;
  const wind = windOf(battle);
  if (wind?.force !== 'mild') return;
  const side = attacker(battle);
  const changes = Object.entries(battle.position.locations)
    .filter(([, { smoke }]) => smoke?.some((one) => one.side === side))
    .map(([at]) => around(battle, at)[wind.towards])
    .flatMap((to) => (to === undefined || !canHang(battle, to, 'dispersed') ? [] : to))
    .sort()
    .map((to) => lay(battle, to, side, 'dispersed'));
  if (changes.length > 0) act.effect('smoke-drifts', { side }, { changes, cites: ['1.3/5.3', '9.16.8.2'] });
}
