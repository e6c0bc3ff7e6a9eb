/** Sewers (4.9): men go below from one entrance to another, or lose their way. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, total } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { distance, neighbours } from '../../mechanics/places.js';
import { giveAway, goUnder, uncoverAll } from '../ch02-sight/03-concealment.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { isOneBuilding } from '../ch14-terrain/ground.js';
import { isWired } from '../ch15-fortifications/01-wire.js';
import { meetMines } from '../ch15-fortifications/07-mines.js';
import { isAblaze } from '../ch16-fire/02-fires.js';
import { order } from '../form.js';
import { specialOf } from '../scenario-rules/special.js';
import { type Act, type Battle, type Change, noSuchHex, type Refusal, refuse, type Unit } from '../system.js';
import {
  attacker,
  defender,
  enemyOf,
  isInfantry,
  isLeader,
  isMarker,
  isOnMap,
  ofSide,
  prisonersOf,
  weaponsOf,
} from '../units/kinds.js';
import { letGo } from './01-march.js';
import { movers } from './01-move.js';
import { pushesMotorcycle } from './10-pushing.js';
import { isMounted } from './12-cavalry.js';
import { allowanceOf } from './costs.js';
import { hasRoomIn } from './stacking.js';

const MOST_UNITS = 4;
const REACH = 3;
const REACH_OF_THE_LOST = 6;
/** Up to this roll they find their way (4.9.5). */
const FINDS = 4;

/** The entrances within so many hexes; none where a scenario has no sewers (4.9.1). */
const entrancesNear = (battle: Battle, at: string, reach: number): string[] =>
  battle.table.map.hexes
    .map(({ name }) => name)
    .filter((name) => battle.location(name).sewer && distance(battle, at, name) <= reach);

export const goBelow = order({
  title: 'Go through the sewers',
  description:
    'Units that begin the phase at an entrance of the sewers go below to another within three hexes, also among enemies. On 5 or 6 they lose their way, and the enemy says in their next Movement Phase where they come out.',
  cites: ['4.9.2', '4.9.3', '4.9.4', '4.9.5', '4.9.6'],
  answers: ['movement'],
  asks: {
    units: z
      .array(z.string())
      .min(1)
      .max(MOST_UNITS)
      .describe('Who goes, all from one entrance; squads with a leader.'),
    to: z.string().describe('The entrance to which they go.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const men = ofSide(battle, by).filter(
      (unit) => isInfantry(unit) && isOnMap(unit) && battle.location(unit.at).sewer,
    );
    for (const unit of men)
      for (const to of entrancesNear(battle, unit.at as string, REACH)) {
        yield { units: [unit.id], to };
        for (const leader of men)
          if (isLeader(leader) && leader.id !== unit.id && leader.at === unit.at)
            yield { units: [leader.id, unit.id], to };
      }
  },
  read({ battle, by }, { units: ids, to }) {
    const units = movers(battle, by, ids);
    if (isRefusal(units)) return units;
    const refusal = cannotGoBelow(battle, units) ?? cannotComeOut(battle, units, to);
    return refusal ?? { units: units.map(({ id }) => id), to };
  },
  perform(act, { units: ids, to }) {
    const { battle } = act;
    giveAway(act, ids, '2.3.9.1', '4.9.2');
    const units = ids.map((id) => battle.theUnit(id));
    const from = (units[0] as Unit).at as string;
    const rolled = total(act.rollOf('sewers', ids, D6));
    const found = rolled <= FINDS;
    const astray = { from, turn: battle.clock.turn };
    act.effect(
      'went-below',
      { units: ids, from, rolled, found },
      {
        changes: [
          ...letGo(battle, ids),
          ...(found ? [] : units.flatMap((unit) => placed(battle, unit, undefined, { moved: true, astray }))),
        ],
        cites: ['4.9.5'],
      },
    );
    if (found) surfaceAt(act, ids, to);
  },
});

function cannotGoBelow(battle: Battle, units: readonly Unit[]): Refusal | undefined {
  const [first] = units as [Unit];
  if (specialOf(battle, 'no-sewers'))
    return refuse('NOT_IN_PLAY', 'Nobody goes through the sewers in this battle.', 'Sc12/12.6');
  if (first.at === undefined || !battle.location(first.at).sewer)
    return refuse('NO_WAY', `${first.name} is not at an entrance of the sewers.`, '4.9.2');
  const mad = units.find(({ berserk }) => berserk);
  if (mad) return refuse('BERSERK', `${mad.name} is berserk, and charges.`, '3.25.3');
  if (units.some(({ moved }) => moved))
    return refuse('HAS_MOVED', 'They go below before they move.', '4.9.2');
  if (units.some(isMounted)) return refuse('MOUNTED', 'Nobody rides in the sewers.', '4.9.2');
  const led = units.flatMap((unit) => prisonersOf(battle, unit));
  if (led.some(({ knowsSewers }) => !knowsSewers))
    return refuse(
      'ESCORTED',
      'Nobody takes prisoners through the sewers but those who show the way.',
      '4.9.2',
      '3.30/Td',
    );
  if (led.some(({ interrogated }) => interrogated))
    return refuse('PRISONER', 'A prisoner who was questioned stays until the next player turn.', '3.30.1');
  if (isStrangeTo(battle, first.side) && led.length === 0)
    return refuse(
      'NO_WAY',
      'They do not know the sewers: take along a prisoner who shows the way.',
      '3.30/Td',
    );
  if (units.some(({ kind }) => kind === 'squad') && !units.some(isLeader))
    return refuse('NO_LEADER', 'Squads go below with a leader.', '4.9.4');
  if (units.some((unit) => pushesMotorcycle(battle, unit)))
    return refuse('MOUNTED', 'Motorcycles do not go through the sewers.', '4.10.9/a');
  const heavy = units
    .flatMap((unit) => weaponsOf(battle, unit))
    .find(({ weapon }) => weapon === 'HMG' || weapon === 'mortar');
  if (heavy) return refuse('TOO_HEAVY', `${heavy.name} does not go through a sewer: put it down.`, '4.9.6');
  return allowanceOf(battle, units) < REACH
    ? refuse('TOO_HEAVY', `They carry too much to go ${REACH} hexes.`, '4.9/Q')
    : undefined;
}

/** Where only one side knows the sewers, the other needs a guide (3.30/Td). */
const isStrangeTo = ({ options: { sewers } }: Battle, side: SideId): boolean =>
  sewers !== undefined && sewers !== side;

function cannotComeOut(battle: Battle, units: readonly Unit[], to: string): Refusal | undefined {
  const [{ at, side }] = units as [Unit];
  if (!battle.table.map.named.has(to)) return noSuchHex(to, 'to');
  if (to === at || !entrancesNear(battle, at ?? to, REACH).includes(to))
    return {
      ...refuse('TOO_FAR', `${to} is not another entrance within ${REACH} hexes.`, '4.9.3'),
      path: '$.to',
    };
  if (isBarredAbove(battle, to))
    return {
      ...refuse('IMPASSABLE', `Fire or wire bars the way up in ${to}.`, '16.2.11.1/a', '15.1.3'),
      path: '$.to',
    };
  return hasRoomIn(battle, to, side, units)
    ? undefined
    : { ...refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1'), path: '$.to' };
}

/** Nobody comes into flames, nor onto wire in the Movement Phase. */
const isBarredAbove = (battle: Battle, to: string): boolean => isAblaze(battle, to) || isWired(battle, to);

/** With what it carries and the prisoners who guide it: to the hex, or off the map. */
const placed = (battle: Battle, unit: Unit, at: string | undefined, set: object): Change[] =>
  [unit, ...weaponsOf(battle, unit), ...battle.units().filter(({ guard }) => guard === unit.id)].map(
    ({ id }): Change => ({
      do: 'unit',
      unit: id,
      set: { at: at ?? null, ...(id === unit.id && { entrenched: null, ...set }) },
    }),
  );

/** Beside no enemy of the same building they come out unseen (4.9.8); hidden enemies are met (4.9.3). */
function surfaceAt(act: Act, ids: readonly string[], at: string): void {
  const { battle } = act;
  const units = ids.map((id) => battle.theUnit(id));
  const [{ side }] = units as [Unit];
  const set = { moved: true, surfaced: at, astray: null, track: [at], costs: [1] };
  uncoverAll(act, at, enemyOf(battle, side), '2.5.5');
  act.effect(
    'surfaced',
    { units: ids, at },
    { changes: units.flatMap((unit) => placed(battle, unit, at, set)), cites: ['4.9.5'] },
  );
  const left = meetMines(act, ids, at);
  for (const { id, broken } of ids.flatMap((one) => battle.unit(one) ?? []))
    if (broken && !left.includes(id)) eliminate(act, id, ['4.9/a', '4.9.9.3']);
  const isSeen = [at, ...neighbours(battle, at).filter((hex) => isOneBuilding(battle, at, hex))].some((hex) =>
    battle
      .unitsAt(hex)
      .some((unit) => unit.side !== side && (isInfantry(unit) || isMarker(unit)) && !unit.hidden),
  );
  if (!isSeen)
    goUnder(
      act,
      left.map((id) => battle.theUnit(id)),
      '4.9.8',
    );
}

/** Those who lost their way in a turn before, by where they went down. */
const lostOf = (battle: Battle, side: SideId): Unit[] =>
  ofSide(battle, side).filter(({ astray }) => astray && astray.turn < battle.clock.turn);

/** In the next Movement Phase the enemy says where they come out (4.9.5). */
export function askAstray(act: Act): boolean {
  const { battle } = act;
  if (battle.clock.phase !== 'movement' || lostOf(battle, attacker(battle)).length === 0) return false;
  act.ask({ side: defender(battle), kind: 'surface' });
  return true;
}

export const surface = order({
  title: 'Where the lost come out',
  description:
    'Enemies who lost their way in the sewers come out at an entrance within six hexes of where they went down.',
  cites: ['4.9.5'],
  answers: ['surface'],
  asks: { to: z.string().describe('The entrance; where none is left, the hex in which they went down.') },
  *candidates({ battle, by }) {
    for (const to of exitsOf(battle, enemyOf(battle, by))) yield { to };
  },
  read({ battle, by }, { to }) {
    const [first] = lostOf(battle, enemyOf(battle, by));
    if (!first || !exitsOf(battle, first.side).includes(to))
      return {
        ...refuse(
          'TOO_FAR',
          `${to} is not an entrance within ${REACH_OF_THE_LOST} hexes of where they went down.`,
          '4.9.5',
        ),
        path: '$.to',
      };
    const units = lostOf(battle, first.side).filter(({ astray }) => astray?.from === first.astray?.from);
    return { units: units.map(({ id }) => id), to };
  },
  perform: (act, { units, to }) => surfaceAt(act, units, to),
});

function exitsOf(battle: Battle, side: SideId): string[] {
  const [first] = lostOf(battle, side);
  if (!first?.astray) return [];
  const { from } = first.astray;
  const near = entrancesNear(battle, from, REACH_OF_THE_LOST).filter((to) => !isBarredAbove(battle, to));
  return near.length > 0 ? near : [from];
}
