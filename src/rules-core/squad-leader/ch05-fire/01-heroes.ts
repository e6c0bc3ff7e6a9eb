/** Heroes in a fire group (3.8.6, 3.8.10): they help it instead of firing, or serve a gun as two men would. */
import { distance } from '../../mechanics/places.js';
import { sees } from '../ch02-sight/sight.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { rangeOf } from '../ch16-fire/05-in-rain-and-snow.js';
import { type Battle, type Modifier, type Refusal, refuse } from '../system.js';
import { isHero, isMachineGun, isOnMap, type OnMap } from '../units/kinds.js';
import type { Shot } from './04-firepower.js';

interface Asked {
  readonly at: string;
  readonly heroes?: readonly string[] | undefined;
}

/** Who could fire himself at normal range, and does not (3.8.10). */
export function heroesOf(
  battle: Battle,
  by: string,
  { at, heroes = [] }: Asked,
  shots: readonly Shot[],
): OnMap[] | Refusal {
  const found: OnMap[] = [];
  for (const id of heroes) {
    const hero = battle.unit(id);
    const refused = (why: string): Refusal => ({ ...refuse('CANNOT_LEAD', why, '3.8.10'), path: '$.heroes' });
    if (hero?.side !== by || !isHero(hero) || !isOnMap(hero) || isInMelee(battle, hero))
      return refused(`"${id}" is not a hero of yours who can fire.`);
    if (found.includes(hero) || hero.fired || hero.firedIn || shots.some(({ holder }) => holder.id === id))
      return refused(`${hero.name} fires, or has fired, himself.`);
    if (distance(battle, hero.at, at) > rangeOf(battle, hero) || !sees(battle, hero.at, at))
      return refused(`${at} is out of the normal range or the sight of ${hero.name}.`);
    found.push(hero);
  }
  return found;
}

/** The shots, with those of the named guns fired at full strength (3.8.6). */
export function gunnersOf(shots: readonly Shot[], ids: readonly string[]): readonly Shot[] | Refusal {
  if (ids.length === 0) return shots;
  const stranger = ids.find(
    (id) => !shots.some(({ firing, holder }) => firing.id === id && isMachineGun(firing) && isHero(holder)),
  );
  return stranger === undefined
    ? shots.map((shot) => (ids.includes(shot.firing.id) ? { ...shot, heroic: true } : shot))
    : {
        ...refuse('NOT_YOUR_WEAPON', `"${stranger}" is not a machine gun that a hero fires.`, '3.8.6'),
        path: '$.heroic',
      };
}

/** -1 for each who helps; +1 where one serves a gun alone at full strength. */
export const heroismOf = (heroes: readonly OnMap[], shots: readonly Shot[]): Modifier[] => [
  ...heroes.map(({ name }): Modifier => ({ why: `hero ${name}`, value: -1, cites: '3.8.10' })),
  ...shots
    .filter(({ heroic }) => heroic)
    .slice(0, 1)
    .map(({ holder }): Modifier => ({ why: `${holder.name} at a gun`, value: 1, cites: '3.8.6' })),
];
