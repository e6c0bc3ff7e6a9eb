/** Fires go out: by men (16.2.13.6), or in the rain (16.5.7.4). */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { placesIn } from '../ch14-terrain/03-levels.js';
import { floorOf } from '../ch14-terrain/03-storeys.js';
import { flatten } from '../ch14-terrain/04-collapse.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { FIRE } from '../charts/index.js';
import type { RuleId } from '../rules.js';
import { type Act, type Change, sumOf } from '../system.js';
import { isOnFire } from './02-fires.js';
import { weather } from './02-fuel.js';

/** Of a fire that is older than a player turn a house is left in ruins, and a field bare. */
export function putOut(act: Act, at: string, isOld: boolean, ...cites: RuleId[]): void {
  const { battle } = act;
  const ground = groundAt(battle, at);
  const isBare = isOld && ground === 'wheatfield';
  const changes: Change[] = [
    {
      do: 'location',
      at,
      set: {
        kindled: null,
        burning: null,
        smothered: null,
        litBy: null,
        fireFloors: null,
        ...(isBare && { burnt: true as const }),
      },
    },
    ...(isBare ? [{ do: 'clock', set: { rubble: true } } as const] : []),
  ];
  act.effect('fire-out', { at, left: isBare ? 'open ground' : ground }, { changes, cites });
  if (isOld && isBuilding(ground)) fallIn(act, at, ground === 'stone building' ? 'stone' : 'wooden', cites);
}

/** Who stood on its upper levels comes down with them. */
function fallIn(act: Act, at: string, is: 'stone' | 'wooden', cites: readonly RuleId[]): void {
  const { battle } = act;
  const above = placesIn(battle, at).filter((place) => floorOf(place) > 0);
  const changes = above
    .flatMap((place) => battle.unitsAt(place))
    .map(({ id }): Change => ({ do: 'unit', unit: id, set: { at } }));
  if (changes.length > 0)
    act.effect(
      'came-down',
      { units: changes.map((one) => ('unit' in one ? one.unit : '')), at },
      { changes, cites: [...cites] },
    );
  flatten(act, at, is, ...cites);
}

/** In rain every fire rolls as if it spread: the lowest rolls put it out (16.5.7.4). */
export function quench(act: Act): void {
  const { battle } = act;
  const hexes = Object.keys(battle.position.locations)
    .filter((at) => isOnFire(battle, at))
    .sort();
  const until = (battle.table.charts as ChartPack).lookup(FIRE.rain, 'out on');
  for (const at of hexes) {
    const modifiers = weather(battle);
    const rolled = total(act.roll(`rain on the fire in ${at}`, DR));
    const isOut = rolled + sumOf(modifiers) <= until;
    act.effect('rain-on-fire', { at, until, rolled, modifiers, isOut }, { cites: ['16.5.7.4'] });
    if (isOut) putOut(act, at, true, '16.5.7.4');
  }
}
