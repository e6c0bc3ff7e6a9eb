/** Tunnels (15.6.12 to 15.6.14): in the notes of their side alone; men go below in the Movement Phase and come out in the Advance Phase. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, total } from '../../kernel/dice/index.js';
import { hexOf, type SideId } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import { giveAway, goUnder } from '../ch02-sight/03-concealment.js';
import { sees } from '../ch02-sight/sight.js';
import { letGo } from '../ch04-movement/01-march.js';
import { movers } from '../ch04-movement/01-move.js';
import { advanceInto } from '../ch04-movement/01-unseen.js';
import { burdenOf } from '../ch04-movement/02-portage.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { layHandsOn } from '../ch08-support-weapons/05-acquisition.js';
import { areBeside } from '../ch14-terrain/03-levels.js';
import { floorOf } from '../ch14-terrain/03-storeys.js';
import { isMarshy } from '../ch14-terrain/18-marsh.js';
import { isWaterAt } from '../ch14-terrain/28-rivers.js';
import { groundAt, isBuilding, isDoubleCrest, isOverACliff } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  noSuchHex,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import {
  attacker,
  enemiesInView,
  enemyOf,
  infantryAt,
  isInfantry,
  isMmc,
  isOnMap,
  isPrisoner,
  type OnMap,
  ofSide,
  prisonersOf,
  weaponsOf,
} from '../units/kinds.js';
import { hasBunker } from './05-bunkers.js';
import { isFortified } from './06-fortified.js';

const MOST_UNITS = 4;
const LONGEST = 4;
/** On so much, and less, they come out unseen; up to the next in view, and then pinned (15.6.12.8). */
const UNSEEN = 2;
const IN_VIEW = 4;
/** From this level of a building enemies notice nothing (15.6.12.8). */
const TOO_HIGH = 2;

const tunnelsOf = (battle: Battle, side: SideId): readonly (readonly string[])[] =>
  battle.secret(side).tunnels ?? [];

const endsOf = (tunnel: readonly string[]): string[] =>
  [tunnel[0], tunnel.at(-1)].flatMap((hex) => hex ?? []);

/** Where its side can come out that goes in there. */
const exitsFrom = (battle: Battle, side: SideId, at: string): string[] =>
  tunnelsOf(battle, side)
    .map(endsOf)
    .filter((ends) => ends.includes(at))
    .flat()
    .filter((end) => end !== at);

interface Dug {
  readonly is: string;
  readonly at: string;
  readonly way?: readonly string[] | undefined;
}

/** From a fortified building to cover, under dry and gentle ground (15.6.12.2). */
export function cannotTunnel(
  battle: Battle,
  works: readonly Dug[],
  { at, way = [] }: Dug,
): Refusal | undefined {
  const missing = way.find((hex) => !battle.table.map.named.has(hex));
  if (missing !== undefined) return noSuchHex(missing);
  const last = way.at(-1);
  if (way[0] !== at || last === undefined || last === at)
    return refuse('NO_WAY', `Give the way of the tunnel, beginning with ${at}.`, '15.6.12.2');
  if (way.length > LONGEST) return refuse('TOO_FAR', `A tunnel has at most ${LONGEST} hexes.`, '15.6.12.2');
  const isFort =
    isFortified(battle, at) || works.some((one) => one.is === 'fortified building' && one.at === at);
  if (!isFort) return refuse('IMPASSABLE', `${at} is not fortified: no tunnel begins there.`, '15.6.12.2');
  if (!isCovered(battle, works, last))
    return refuse(
      'IMPASSABLE',
      `A tunnel ends in a building, bunker, woods or gully, and ${last} is none.`,
      '15.6.12.2',
    );
  const isBarred = way.some((hex, i) => {
    const before = way[i - 1];
    return (
      isWaterAt(battle, hex) ||
      isMarshy(battle, hex) ||
      (before !== undefined &&
        (!neighbours(battle, before).includes(hex) ||
          isOverACliff(battle, before, hex) ||
          isDoubleCrest(battle, before, hex)))
    );
  });
  return isBarred
    ? refuse('IMPASSABLE', 'A tunnel goes from hex to hex, not under water or through a cliff.', '15.6.12.2')
    : undefined;
}

const isCovered = (battle: Battle, works: readonly Dug[], at: string): boolean => {
  const ground = groundAt(battle, at);
  return (
    isBuilding(ground) ||
    ground === 'woods' ||
    ground === 'gully' ||
    hasBunker(battle, at) ||
    works.some((one) => one.is === 'bunker' && one.at === at)
  );
};

export const goUnderground = order({
  title: 'Go into a tunnel',
  description:
    'Unbroken men on foot at one end of a tunnel of their side go to its other end, whatever is above them, and nobody fires at them. They come out there in the Advance Phase. They carry no more than costs them nothing.',
  cites: ['15.6.12.3', '15.6.12.4', '15.6.12.5'],
  answers: ['movement'],
  asks: {
    units: z.array(z.string()).min(1).max(MOST_UNITS).describe('Who goes, all from one end.'),
    to: z.string().describe('The other end.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const end of tunnelsOf(battle, by).flatMap(endsOf))
      for (const { id } of infantryAt(battle, end, by))
        for (const to of exitsFrom(battle, by, end)) yield { units: [id], to };
  },
  read({ battle, by }, { units: ids, to }) {
    const units = movers(battle, by, ids);
    if (isRefusal(units)) return units;
    const [{ at, name }] = units as [Unit];
    if (at === undefined || !exitsFrom(battle, by, at).includes(to))
      return {
        ...refuse('NO_WAY', `No tunnel of yours leads ${name} to ${to}.`, '15.6.12.3', '15.6.14'),
        path: '$.to',
      };
    const cannot = units.map((unit) => cannotGoUnder(battle, unit)).find((one) => one !== undefined);
    if (cannot) return { ...cannot, path: '$.units' };
    return hasRoomIn(battle, to, by, units)
      ? { units: units.map(({ id }) => id), to }
      : { ...refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1'), path: '$.to' };
  },
  perform(act, { units: ids, to }) {
    const { battle } = act;
    const units = ids.map((id) => battle.theUnit(id));
    const [{ at, side }] = units as [OnMap];
    showEnd(act, side, at);
    const changes = units.flatMap((unit) =>
      withLoad(battle, unit).map(
        ({ id }): Change => ({
          do: 'unit',
          unit: id,
          set: {
            at: null,
            hidden: true,
            ...(id === unit.id && { moved: true, inTunnel: to, entrenched: null, bunkered: null }),
          },
        }),
      ),
    );
    act.effect(
      'went-underground',
      { units: ids, at },
      { changes: [...letGo(battle, ids), ...changes], cites: ['15.6.12.3', '15.6.12.5'] },
    );
  },
});

const withLoad = (battle: Battle, unit: Unit): Unit[] => [unit, ...weaponsOf(battle, unit)];

function cannotGoUnder(battle: Battle, unit: Unit): Refusal | undefined {
  const { name } = unit;
  if (unit.moved) return refuse('HAS_MOVED', `${name} has moved: it goes below first of all.`, '15.6.12.3');
  if (unit.rides || unit.wheels || unit.onSkis || unit.boat)
    return refuse('MOUNTED', `${name} is not on foot.`, '15.6.12.3');
  if (prisonersOf(battle, unit).length > 0)
    return refuse('ESCORTED', `${name} has prisoners: leave them behind first.`, '15.6.12.3');
  return burdenOf(battle, unit) > 0
    ? refuse('TOO_HEAVY', `${name} carries too much for a tunnel: put something down.`, '15.6.12.5')
    : undefined;
}

/** At the beginning of the Advance Phase all who are below come out (15.6.12.6). */
export function comeOutOfTunnels(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  if (tunnelsOf(battle, side).length === 0) return;
  const below = ofSide(battle, side).filter(({ inTunnel }) => inTunnel !== undefined);
  for (const at of new Set(below.flatMap(({ inTunnel = [] }) => inTunnel)))
    comeOut(
      act,
      side,
      at,
      below.filter(({ inTunnel }) => inTunnel === at),
    );
}

/** With nobody near they come out unseen; with enemies about a die says how they fare (15.6.12.7, 15.6.12.8, 15.6.13). */
function comeOut(act: Act, side: SideId, at: string, units: readonly Unit[]): void {
  const { battle } = act;
  const ids = units.map(({ id }) => id);
  const enemies = battle.asSeenBy({ side }, () => enemiesInView(battle, side));
  const isWatched = enemies.some((enemy) => isNear(battle, at, enemy.at));
  const squads = enemies.filter((enemy) => enemy.at === at && isMmc(enemy) && !enemy.broken).length;
  const modifiers: Modifier[] = squads > 0 ? [{ why: 'enemies there', value: squads, cites: '15.6.13' }] : [];
  const rolled = isWatched ? total(act.rollOf('tunnel', ids, D6)) : undefined;
  const final = (rolled ?? 0) + sumOf(modifiers);
  const fate = final <= UNSEEN ? 'unseen' : final <= IN_VIEW ? 'in view' : 'pinned';
  const set = {
    inTunnel: null,
    advanced: true as const,
    ...(fate === 'unseen' && { fromTunnel: at }),
    ...(fate === 'pinned' && { pinned: true as const }),
  };
  const changes = units.flatMap((unit) =>
    withLoad(battle, unit).map(
      ({ id }): Change => ({
        do: 'unit',
        unit: id,
        set: { at, ...(fate !== 'unseen' && { hidden: null }), ...(id === unit.id && set) },
      }),
    ),
  );
  act.effect(
    'came-out-of-tunnel',
    { units: ids, at, ...(rolled !== undefined && { rolled }), modifiers, fate },
    { changes, cites: isWatched ? ['15.6.12.6', '15.6.12.8'] : ['15.6.12.6', '15.6.12.7'] },
  );
  if (fate === 'unseen')
    goUnder(
      act,
      ids.map((id) => battle.theUnit(id)),
      isWatched ? '15.6.12.8' : '15.6.12.7',
    );
  else showEnd(act, side, at);
  advanceInto(act, side, at);
}

/** Beside it, or in the hex; from high up in the building nobody notices (15.6.12.8). */
const isNear = (battle: Battle, at: string, other: string): boolean =>
  hexOf(other) === at ? floorOf(other) < TOO_HIGH : areBeside(battle, at, other);

/** Enemies in good order see it used, and know of it from then on (15.6.14). */
function showEnd(act: Act, side: SideId, at: string): void {
  const { battle } = act;
  if (battle.location(at).tunnel !== undefined) return;
  const isSeen = battle.asSeenBy({ side }, () =>
    enemiesInView(battle, side).some(
      (enemy) => isInfantry(enemy) && !enemy.broken && sees(battle, enemy.at, at),
    ),
  );
  if (!isSeen) return;
  const changes: Change[] = [{ do: 'location', at, set: { tunnel: side } }];
  act.effect('tunnel-seen', { at, side }, { changes, cites: ['15.6.14'] });
}

export const isAnyTunnelFound = (battle: Battle): boolean =>
  Object.entries(battle.position.locations).some(
    ([at, { tunnel }]) => tunnel !== undefined && infantryAt(battle, at, enemyOf(battle, tunnel)).length > 0,
  );

export const blowTunnel = order({
  title: 'Blow up a tunnel',
  description:
    'In the Close Combat Phase unbroken men who fight nobody look for the end of an enemy tunnel in their hex that everybody has seen in use, and destroy it when they find it.',
  cites: ['15.6.14'],
  answers: ['close-combat'],
  asks: { unit: z.string().describe('Who looks for it.') },
  *candidates({ battle, by }) {
    for (const { id, at } of ofSide(battle, by))
      if (at !== undefined && battle.location(at).tunnel !== undefined) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no men "${id}" on the map: name some of yours.`),
        path: '$.unit',
      };
    return cannotBlow(battle, unit) ?? { unit: id };
  },
  perform(act, { unit: id }) {
    const { battle } = act;
    giveAway(act, [id], '2.3.9.1');
    const unit = battle.theUnit(id) as OnMap;
    const { at } = unit;
    const { rolled, modifiers, isFound } = layHandsOn(act, unit, { isTunnel: true });
    const changes: Change[] = [
      { do: 'unit', unit: id, set: { blasting: true } },
      ...(isFound ? fillIn(battle, enemyOf(battle, unit.side), at) : []),
    ];
    act.effect(
      'tunnel-sought',
      { unit: id, at, rolled, modifiers, isFound },
      { changes, cites: ['15.6.14'] },
    );
  },
});

function cannotBlow(battle: Battle, unit: OnMap): Refusal | undefined {
  const { name, at, side } = unit;
  if (battle.location(at).tunnel !== enemyOf(battle, side))
    return refuse('NOTHING_THERE', `${name} knows of no enemy tunnel in ${at}.`, '15.6.14');
  if (unit.broken) return refuse('BROKEN', `${name} is broken.`, '15.6.14');
  if (unit.unarmed) return refuse('CANNOT_USE', `${name} has no arms.`, '15.6.14');
  if (isPrisoner(unit)) return refuse('PRISONER', `${name} is a prisoner.`, '3.29.10');
  if (unit.blasting) return refuse('HAS_TRIED', `${name} has looked for it in this phase.`, '15.6.14');
  return isInMelee(battle, unit) || enemiesInView(battle, side).some((enemy) => enemy.at === at)
    ? refuse('ENEMY_THERE', `${name} has enemies to fight in ${at}.`, '15.6.14')
    : undefined;
}

/** A tunnel that has lost one end is of no use. */
function fillIn(battle: Battle, side: SideId, at: string): Change[] {
  const gone = tunnelsOf(battle, side).filter((tunnel) => endsOf(tunnel).includes(at));
  const left = tunnelsOf(battle, side).filter((tunnel) => !gone.includes(tunnel));
  const ends = new Set(gone.flatMap(endsOf).filter((end) => !left.flatMap(endsOf).includes(end)));
  return [
    { do: 'secret', side, set: { tunnels: left.length > 0 ? left : null } },
    ...[...ends, at]
      .filter((end, i, all) => all.indexOf(end) === i && battle.location(end).tunnel !== undefined)
      .map((end): Change => ({ do: 'location', at: end, set: { tunnel: null } })),
  ];
}
