/** Rocket launchers are loaded again (10.7.11 to 10.7.15): player turns of a crew that does nothing else. */
import * as z from 'zod';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { crewOf, leftBehind } from '../ch11-vehicles/abandoning.js';
import { isAfv, isManned } from '../ch11-vehicles/state.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  infantryAt,
  isLeader,
  isMmc,
  isOnMap,
  isPrisoner,
  isVehicle,
  type OnMap,
  ofSide,
  vehiclesAt,
} from '../units/kinds.js';
import { isRocketLauncher, rocketsLeft } from '../units/ordnance.js';
import { crewOfGun, inRage, inTheSaddle } from './01-crews.js';

/** Tubes, and the player turns that they take (10.7.12). */
const TURNS = [
  [20, 9],
  [10, 5],
  [0, 2],
] as const;

export const reloadRockets = order({
  title: 'Reload a rocket launcher',
  description:
    'The crew of a launcher begins to load all of its tubes, for 2, 5 or 9 player turns in which it does nothing else. It stands in the open for all who fire. A leader who stays with it makes it quicker.',
  cites: ['10.7.11', '10.7.12', '10.7.13', '10.7.15'],
  answers: ['prep-fire'],
  asks: {
    unit: z.string().describe('The launcher.'),
    leader: z.string().optional().describe('A leader in the hex who helps.'),
  },
  *candidates({ battle, by }) {
    for (const launcher of ofSide(battle, by)) {
      if (!isRocketLauncher(launcher) || !isOnMap(launcher)) continue;
      yield { unit: launcher.id };
      for (const man of infantryAt(battle, launcher.at, by))
        if (isLeader(man)) yield { unit: launcher.id, leader: man.id };
    }
  },
  read({ battle, by }, { unit: id, leader }) {
    const launcher = battle.unit(id);
    if (launcher?.side !== by || !isRocketLauncher(launcher) || !isOnMap(launcher) || launcher.towedBy)
      return {
        ...refuse('NOT_YOUR_WEAPON', `You have no rocket launcher "${id}" on the map.`, '10.7.1'),
        path: '$.unit',
      };
    if (rocketsLeft(launcher) === launcher.gun?.shots)
      return refuse('SETTLED', `All tubes of ${launcher.name} are loaded.`, '10.7.14');
    if (launcher.reloading) return refuse('SETTLED', `${launcher.name} is being loaded.`, '10.7.11');
    if (launcher.shotsFired) return refuse('HAS_FIRED', `${launcher.name} has fired.`, '10.7.11');
    const cannot = isVehicle(launcher) ? fromVehicle(battle, launcher) : byCrew(battle, launcher);
    if (cannot) return cannot;
    return leader !== undefined && !isHelping(battle, launcher, leader)
      ? { ...refuse('CANNOT_LEAD', `"${leader}" is no leader who could help.`, '10.7.13'), path: '$.leader' }
      : { unit: id, leader };
  },
  perform(act, { unit: id, leader }) {
    const { battle } = act;
    const launcher = battle.theUnit(id) as OnMap;
    const out = isAfv(launcher) && isManned(launcher) ? comesOut(act, launcher) : undefined;
    const crew = out?.crew ?? loaderOf(battle, launcher)?.id ?? id;
    act.effect(
      'reloading',
      { unit: id, crew },
      {
        changes: [
          ...(out?.changes ?? []),
          { do: 'unit', unit: id, set: { reloading: { crew, turns: 0, ...(leader && { leader }) } } },
          ...(crew === id ? [] : [{ do: 'unit', unit: crew, set: { reloads: id } } as const]),
        ],
        cites: out ? ['10.7.11', '10.7.15'] : ['10.7.11'],
      },
    );
  },
});

/** Who does it: the crew of a gun, or that of an AFV outside it; nobody of a truck leaves that. */
const loaderOf = (battle: Battle, launcher: OnMap): Unit | undefined =>
  isVehicle(launcher)
    ? infantryAt(battle, launcher.at, launcher.side).find(
        (unit) =>
          unit.kind === 'crew' && !unit.broken && !unit.berserk && launcher.abandoned && !isBusy(unit),
      )
    : crewOfGun(battle, launcher);

/** It has done something else in this player turn. */
const isBusy = (unit: Unit): boolean =>
  Boolean(unit.moved || unit.fired || unit.prep || unit.firedIn !== undefined || unit.melee);

function byCrew(battle: Battle, launcher: OnMap): Refusal | undefined {
  const crew = crewOfGun(battle, launcher);
  if (!crew || !isMmc(crew))
    return refuse('NO_CREW', `Nobody serves ${launcher.name}.`, '10.7.11', '10.7.13');
  if (crew.broken) return refuse('BROKEN', `${crew.name} is broken.`, '10.7.11');
  if (crew.ti) return refuse('IMMOBILE', `${crew.name} is temporarily immobilized.`, '3.30.1');
  const isElsewhere = inRage(crew) ?? inTheSaddle(crew);
  if (isElsewhere) return isElsewhere;
  return isBusy(crew)
    ? refuse('HAS_FIRED', `${crew.name} has done something else in this player turn.`, '10.7.11')
    : hindered(battle, crew);
}

/** AFVs are loaded by their crew, which gets out; trucks beside a manned vehicle that was chosen to carry rockets (10.7.15). */
function fromVehicle(battle: Battle, launcher: OnMap): Refusal | undefined {
  if (isAfv(launcher))
    return (isManned(launcher) && !isBusy(launcher)) || loaderOf(battle, launcher)
      ? undefined
      : refuse('NO_CREW', `${launcher.name} has no crew that could load it now.`, '10.7.15');
  return isSupplied(battle, launcher)
    ? undefined
    : refuse('NO_AMMUNITION', `No manned vehicle with rockets is beside ${launcher.name}.`, '10.7.15');
}

/** By a vehicle that could carry a squad (10.7.15). */
const isSupplied = (battle: Battle, launcher: OnMap): boolean =>
  isManned(launcher) &&
  vehiclesAt(battle, launcher.at, launcher.side).some(
    (one) =>
      one.id !== launcher.id &&
      one.carriesRockets === true &&
      one.capacity !== undefined &&
      one.vehicle !== 'jeep' &&
      isManned(one) &&
      !isBusy(one),
  );

const isFitToHelp = (man: Unit): boolean =>
  !man.broken && !man.directed && !man.ti && !(inRage(man) ?? inTheSaddle(man));

const isHelping = (battle: Battle, { at, side }: OnMap, id: string): boolean => {
  const man = battle.unit(id);
  return man?.side === side && man.at === at && isLeader(man) && isFitToHelp(man) && !isBusy(man);
};

function comesOut(act: Act, launcher: OnMap): { readonly crew: string; readonly changes: Change[] } {
  const { crew, changes } = crewOf(act, launcher, { leftVehicle: true });
  return { crew, changes: [leftBehind(launcher), ...changes] };
}

/** When a player turn ends: one more for those who kept at it; who has left the hex begins anew (10.7.11). */
export function goOnLoading(act: Act): void {
  for (const launcher of act.battle.units())
    if (launcher.reloading && isOnMap(launcher)) goOn(act, launcher, launcher.reloading);
  forgetLaunchers(act);
}

/** Nobody loads a launcher that is gone. */
function forgetLaunchers(act: Act): void {
  const { battle } = act;
  const units = battle
    .units()
    .filter(({ id, reloads }) => reloads !== undefined && battle.unit(reloads)?.reloading?.crew !== id)
    .map(({ id }) => id);
  if (units.length === 0) return;
  const changes = units.map((unit): Change => ({ do: 'unit', unit, set: { reloads: null } }));
  act.effect('tools-down', { units }, { changes, cites: ['10.7.11'] });
}

function goOn(act: Act, launcher: OnMap, { crew: id, turns, leader }: NonNullable<Unit['reloading']>): void {
  const { battle } = act;
  const crew = battle.unit(id);
  const free: Change[] = crew && id !== launcher.id ? [{ do: 'unit', unit: id, set: { reloads: null } }] : [];
  const isThere =
    crew?.at === launcher.at &&
    crew.side === launcher.side &&
    !isPrisoner(crew) &&
    (!isVehicle(launcher) || id !== launcher.id || !launcher.moved);
  if (!crew || !isThere) {
    const changes: Change[] = [{ do: 'unit', unit: launcher.id, set: { reloading: null } }, ...free];
    act.effect('reload-forfeited', { unit: launcher.id }, { changes, cites: ['10.7.11'] });
    return;
  }
  const isSoftLauncher = isVehicle(launcher) && id === launcher.id;
  if (crew.broken || isBusy(crew) || (isSoftLauncher && !isSupplied(battle, launcher))) return;
  const helps = leader !== undefined && isHelping(battle, launcher, leader) ? leader : undefined;
  const rating = helps === undefined ? 0 : Math.abs(Math.min(0, battle.theUnit(helps).leadership ?? 0));
  const isDone = turns + 1 >= Math.max(1, turnsFor(launcher) - rating);
  const reloading = isDone ? null : { crew: id, turns: turns + 1, ...(helps && { leader: helps }) };
  act.effect(
    isDone ? 'reloaded' : 'reloads-on',
    { unit: launcher.id },
    {
      changes: [
        { do: 'unit', unit: launcher.id, set: { reloading, ...(isDone && { spentTubes: null }) } },
        ...(isDone ? free : []),
      ],
      cites: isDone ? ['10.7.12', ...(helps ? (['10.7.13'] as const) : [])] : ['10.7.11'],
    },
  );
}

const turnsFor = ({ gun }: Unit): number =>
  TURNS.find(([tubes]) => (gun?.shots ?? 1) >= tubes)?.[1] ?? TURNS[0][1];
