/** What aircraft attack with (19.1.1): cannon along the path, bombs on the hex below. */
import { attackPlace } from '../fire/attack.js';
import { footAt, movingModifier } from '../fire/targets.js';
import { order } from '../form.js';
import { coverOf } from '../ground/cover.js';
import { placesOf } from '../ground/terrain.js';
import { strikeFromAbove } from '../ordnance/penetration.js';
import type { RuleId } from '../rules.js';
import { sees } from '../sight/sight.js';
import { isSpotted } from '../spotting/spotted.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesAt, isVehicle, ownAt } from '../units/kinds.js';
import { pathOf, planeOf } from './flight.js';

/** One die for the hex, and each place by its own Target Modifiers (19.1.1/d): they count against the attack. */
export const shelterOf = (battle: Battle, unit: Unit): Modifier[] =>
  coverOf(battle, unit.at as string, undefined, unit).map(({ why, value, cites }) => ({
    why,
    value: -value,
    cites,
  }));

const targetsIn = (battle: Battle, hex: string, side: string): Unit[] =>
  placesOf(battle, hex).flatMap((at) => [
    ...footAt(battle, at, side),
    ...enemiesAt(battle, at, side).filter(isVehicle),
  ]);

/** Spotted, or before the eyes of a Leader of its side (19.1.1); no friends and no Melee there. */
function hexRefusal(battle: Battle, hex: string, side: string): Refusal | undefined {
  const places = placesOf(battle, hex);
  const targets = targetsIn(battle, hex, side);
  if (targets.length === 0) return refuse('NO_TARGET', `There is no enemy in ${hex}.`, '19.1.1');
  if (places.some((at) => battle.location(at).melee || ownAt(battle, at, side).length > 0))
    return refuse('MELEE_THERE', `There are units of yours, or Melee, in ${hex}.`, '5.0/g');
  const leaders = battle
    .units()
    .filter((unit) => unit.side === side && unit.kind === 'leader' && unit.at !== undefined);
  const isKnown = new Set(targets.map(({ at }) => at as string));
  return [...isKnown].some(
    (at) => isSpotted(battle, at, side) || leaders.some((leader) => sees(battle, leader.at as string, at)),
  )
    ? undefined
    : refuse('NOT_SPOTTED', `${hex} is neither spotted nor seen by a Leader of yours.`, '19.1.1');
}

interface Load {
  readonly fp: number;
  readonly why: 'cannon' | 'bombs';
  readonly cites: readonly [RuleId, ...RuleId[]];
}

/** Those on foot in one attack, each vehicle by itself without a to-hit roll (19.1.1/e, 19.1.1/f). */
function attackHex(act: Act, hex: string, side: string, { fp, why, cites }: Load): void {
  const { battle } = act;
  const all = targetsIn(battle, hex, side);
  const people = all.filter((unit) => !isVehicle(unit));
  if (people.length > 0)
    attackPlace(act, {
      at: hex,
      strength: [{ why, value: fp, cites: cites[0] }],
      cover: [],
      targets: people.map((unit) => ({
        unit: unit.id,
        modifiers: [...movingModifier(battle, unit), ...shelterOf(battle, unit)],
      })),
      cites: ['19.1.1/e', '19.1.1/d', ...cites],
    });
  for (const { id } of all.filter(isVehicle)) if (battle.unit(id)) strikeFromAbove(act, id, fp);
}

/** The hexes its cannon reaches from where it is. */
const rowBelow = (battle: Battle, plane: Unit): string[] =>
  [plane.at as string, ...pathOf(battle, plane)].slice(0, plane.cannon?.hexes ?? 0);

const NO_PLANE = refuse('NO_TARGET', 'You have no aircraft over the map.', '19.1');

export const strafe = order({
  title: 'Strafe',
  description: 'The cannon of the aircraft attacks the hex below and the next ones of its path, once.',
  cites: ['19.1.1/b', '19.1.1/a', '19.1.1'],
  answers: ['flying'],
  asks: {},
  read({ battle, by }, asked) {
    const plane = planeOf(battle);
    if (plane?.side !== by) return NO_PLANE;
    if (!plane.cannon) return refuse('NO_GUNS', `${plane.name} has no cannon.`, '19.1.1/b');
    if (battle.clock.air?.strafed) return refuse('HAS_FIRED', 'Its cannon has fired.', '19.1.1/b');
    return hexRefusal(battle, plane.at as string, by) ?? asked;
  },
  perform(act, _, { by }) {
    const { battle } = act;
    const { air } = battle.clock;
    const plane = planeOf(battle) as Unit;
    const hexes = rowBelow(battle, plane).filter((hex) => !hexRefusal(battle, hex, by));
    act.effect(
      'strafed',
      { unit: plane.id, hexes },
      {
        changes: air ? [{ do: 'clock', set: { air: { ...air, strafed: true } } }] : [],
        cites: ['19.1.1/b', '19.1.1'],
      },
    );
    const fp = plane.cannon?.fp ?? 0;
    for (const hex of hexes) attackHex(act, hex, by, { fp, why: 'cannon', cites: ['19.1.1/b'] });
  },
});

export const bomb = order({
  title: 'Drop bombs',
  description: 'The aircraft bombs the hex below it, as many hexes in all as its counter says.',
  cites: ['19.1.1/c', '19.1.1'],
  answers: ['flying'],
  asks: {},
  read({ battle, by }, asked) {
    const plane = planeOf(battle);
    if (plane?.side !== by) return NO_PLANE;
    const bombed = battle.clock.air?.bombed ?? [];
    if (bombed.length >= (plane.bombs?.hexes ?? 0))
      return refuse('HAS_FIRED', `${plane.name} has no bombs left.`, '19.1.1/c');
    if (bombed.includes(plane.at as string))
      return refuse('TWICE', `${plane.at} has been bombed: fly on to another hex.`, '19.1.1/c');
    return hexRefusal(battle, plane.at as string, by) ?? asked;
  },
  perform(act, _, { by }) {
    const { battle } = act;
    const { air } = battle.clock;
    const plane = planeOf(battle) as Unit;
    const at = plane.at as string;
    act.effect(
      'bombed',
      { unit: plane.id, at },
      {
        changes: air ? [{ do: 'clock', set: { air: { ...air, bombed: [...(air.bombed ?? []), at] } } }] : [],
        cites: ['19.1.1/c', '19.1.1'],
      },
    );
    attackHex(act, at, by, { fp: plane.bombs?.fp ?? 0, why: 'bombs', cites: ['19.1.1/c'] });
  },
});
