/** Heroes made in the heat of the fight (5.1/o, 11.2). */
import { D6, total } from '../../kernel/dice/index.js';
import { hasRoom } from '../ground/stacking.js';
import { allowanceOf } from '../movement/allowance.js';
import type { Act, Battle, Unit } from '../system.js';
import { counterNamed, countersOf } from '../units/catalogue.js';
import { cupOf, usableBy } from './skills.js';

/** No more of a nation are on the map at a time (11.2/h). */
const MOST_HEROES = 2;

/** After a natural 1 of a Squad or Half-squad: an even die makes a Hero under the markers of his unit as they were before the check. */
export function spawnHero(act: Act, parent: Unit): void {
  const { battle } = act;
  if (parent.kind !== 'squad' && parent.kind !== 'half-squad') return;
  const counters = countersLeft(battle, parent);
  if (counters.length === 0) return;
  const die = total(act.rollOf('Hero', [parent.id], D6));
  if (die % 2 !== 0) {
    act.effect('no-hero', { unit: parent.id, die }, { cites: ['5.1/o', '11.2'] });
    return;
  }
  const counter = counters.length === 1 ? counters[0] : act.pickOf('which Hero', counters, (name) => name);
  enter(act, parent, counter as string);
}

/** Hero counters of the nation that are not on the map, none when it has its two (11.2/h). */
function countersLeft(battle: Battle, { side, nation }: Unit): string[] {
  const heroes = battle.units().filter((unit) => unit.kind === 'hero' && unit.nation === nation && unit.at);
  if (heroes.length >= MOST_HEROES) return [];
  const pool =
    battle.side(side).heroPool ??
    countersOf(nation).filter((name) => counterNamed(name, nation)?.kind === 'hero');
  return pool.filter((name) => !heroes.some((hero) => hero.name === name));
}

function enter(act: Act, parent: Unit, name: string): void {
  const { battle } = act;
  const at = parent.at as string;
  const { side, nation, badge, marker, fired, opsComplete, activated, moving, spent } = parent;
  const counter = counterNamed(name, nation) ?? { name, kind: 'hero' as const, nation };
  const hero = act.offspring(parent.id);
  const cup = cupOf(battle, side);
  const usable = cup.filter((skill) => usableBy(battle, skill, 'hero'));
  const skill = usable.length === 0 ? undefined : drawn(act, usable);
  const set = {
    ...counter,
    side,
    ...(badge !== undefined && { badge }),
    ...(skill !== undefined && { skills: [skill] }),
    ...(marker && { marker }),
    ...(fired && { fired }),
    ...(opsComplete && { opsComplete }),
    ...(activated !== undefined && { activated }),
    ...(moving && { moving, spent: spent ?? 0, born: true as const }),
  };
  const asUnit = { ...set, id: hero, at } as Unit;
  const fits = hasRoom(battle, at, [asUnit]);
  const allowance = moving && { allowance: allowanceOf(battle, asUnit, [asUnit], moving) };
  act.effect(
    'hero',
    { unit: parent.id, hero, name, ...(skill !== undefined && { skill }) },
    {
      changes: [
        { do: 'enter', unit: hero, set: { ...set, ...allowance, ...(fits ? { at } : { arrives: at }) } },
        ...(skill === undefined
          ? []
          : [{ do: 'side' as const, side, set: { skillPool: without(cup, skill) } }]),
      ],
      cites: ['5.1/o', '5.1/x', '11.2'],
    },
  );
  if (!fits) act.plan({ task: 'hero-placement' });
}

const drawn = (act: Act, skills: readonly string[]): string =>
  act.pickOf('which Skill', skills, (skill) => skill);

function without(cup: readonly string[], skill: string): string[] {
  const i = cup.indexOf(skill);
  return cup.filter((_, j) => j !== i);
}
