/** Firing ordnance (14): to hit, then penetration or the HE-equivalent, then acquisition. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import { vertex } from '../attributes/forms.js';
import { attackPlace, sumOf } from '../fire/attack.js';
import { lose } from '../fire/consequences.js';
import { AIDED, aidRefusal } from '../fire/leader.js';
import { footAt, movingModifier } from '../fire/targets.js';
import { afterShot } from '../fire/window.js';
import { order } from '../form.js';
import { insideOf } from '../ground/places.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import { ACTED } from '../sequence/sides.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  roundUp,
  type Unit,
} from '../system.js';
import { isVehicle, ownAt } from '../units/kinds.js';
import { facingOf } from '../vehicles/facing.js';
import { ridersOf, tumbleOff } from '../vehicles/passengers.js';
import { acquire, stepAt } from './acquisition.js';
import { inArc, verticesTowards } from './arc.js';
import {
  type Aim,
  aimRefusal,
  columnFor,
  type Gun,
  gunNamed,
  roofRefusal,
  type Turn,
  targetKey,
  timeToFire,
  turnFor,
} from './guns.js';
import { strike } from './penetration.js';
import { toHitModifiers } from './to-hit.js';

const ALWAYS_HITS = 2;
const ALWAYS_MISSES = 12;

interface Asked extends Aim {
  readonly weapon: string;
  readonly pivot?: number | undefined;
  readonly leader?: string | undefined;
}

export interface Shot extends Gun {
  readonly aim: Aim;
  readonly turn: Turn;
  readonly leader?: Unit | undefined;
  readonly opportunity: boolean;
  readonly column: { readonly needs: number; readonly pen: number };
}

function readShot(battle: Battle, side: string, asked: Asked, opportunity: boolean): Shot | Refusal {
  const { at, vehicle, pivot } = asked;
  const gun = gunNamed(battle, side, asked.weapon);
  if ('refused' in gun) return gun;
  const refused =
    timeToFire(battle, gun, asked, opportunity) ??
    roofRefusal(battle, gun) ??
    aimRefusal(battle, gun, asked) ??
    heRefusal(gun, asked);
  if (refused) return refused;
  const column = columnFor(battle, gun, at);
  if (!column) return refuse('OUT_OF_RANGE', `${at} is out of the range of ${gun.weapon.name}.`, '14.1/b');
  const turn = turnFor(battle, gun, at, pivot);
  if ('refused' in turn) return turn;
  const leader = asked.leader === undefined ? undefined : battle.unit(asked.leader);
  const unled = asked.leader === undefined ? undefined : ledRefusal(battle, gun, leader, at);
  return unled ?? { ...gun, aim: { at, vehicle }, turn, leader, opportunity, column };
}

/** A vehicle is led by its own Armor Leader alone (5.0.1/d); a Leader who fires a weapon leads nobody (5.0.1/b). */
export function ledRefusal(
  battle: Battle,
  { by }: Gun,
  leader: Unit | undefined,
  at: string,
): Refusal | undefined {
  if (isVehicle(by) || leader?.id === by.id)
    return refuse(
      'NO_LEADER',
      'Name no Leader: only an Armor Leader helps his vehicle, by himself.',
      '5.0.1/d',
      '5.0.1/b',
    );
  return aidRefusal(battle, leader, [by], at);
}

const heRefusal = ({ weapon }: Gun, { vehicle }: Aim): Refusal | undefined =>
  vehicle === undefined && weapon.he === undefined
    ? refuse('NO_HE', `${weapon.name} has no HE-equivalent: it fires at vehicles only.`, '14.1/l')
    : undefined;

export const shoot = order({
  title: 'Fire ordnance',
  description:
    'One shot of a gun, rocket or anti-tank rifle at one vehicle, or at everybody on foot in a place.',
  cites: ['14.0', '14.1', '14.0/a'],
  answers: ['acting', 'opportunity'],
  byExample: true,
  asks: {
    weapon: z.string().describe('The vehicle, the Weapon Team, or the Support Weapon.'),
    at: z.string().describe('The place fired at.'),
    vehicle: z.string().optional().describe('The one vehicle aimed at; absent: all non-vehicles there.'),
    pivot: vertex.optional().describe('Pivot the whole vehicle or Weapon Team to that vertex to fire.'),
    leader: z.string().optional().describe('The Leader who helps a Support Weapon or Weapon Team.'),
  },
  *candidates({ battle, by, decision }) {
    for (const weapon of gunsOf(battle, by))
      for (const aim of decision.kind === 'opportunity' ? aimsInWindow(battle, by) : aimsOf(battle, by)) {
        yield { weapon, ...aim };
        for (const pivot of pivotsFor(battle, weapon, aim.at)) yield { weapon, ...aim, pivot };
        for (const leader of leadersBeside(battle, weapon)) yield { weapon, ...aim, leader };
      }
  },
  read({ battle, by, decision }, asked) {
    const opportunity = decision.kind === 'opportunity';
    const shot = readShot(battle, by, asked, opportunity);
    return 'refused' in shot ? shot : { asked, opportunity };
  },
  listing: ({ battle, by }, asked, { opportunity }) => ({
    reasons: toHitModifiers(battle, readShot(battle, by, asked, opportunity) as Shot).map(
      ({ why, value, cites }) => ({
        says: `${why} ${value < 0 ? value : `+${value}`}`,
        cites: [cites],
      }),
    ),
  }),
  perform(act, { asked, opportunity }, { by }) {
    const shot = readShot(act.battle, by, asked, opportunity);
    if ('refused' in shot) throw new Error(shot.why);
    const modifiers = toHitModifiers(act.battle, shot);
    declare(act, shot);
    const { hit, natural } = rollToHit(act, shot, modifiers);
    const destroyed = hit && effect(act, shot, natural);
    aftermath(act, shot, hit, destroyed);
  },
});

const gunsOf = (battle: Battle, side: string): string[] =>
  battle
    .units()
    .flatMap((unit) => (unit.side === side && unit.at !== undefined && unit.toHit ? [unit.id] : []));

/** What cannot turn a turret there could turn as a whole: the nearest way. */
export function pivotsFor(battle: Battle, id: string, at: string): number[] {
  const unit = battle.theUnit(id);
  if (unit.kind === 'weapon' || unit.turreted || inArc(battle, unit, at)) return [];
  return verticesTowards(battle, unit, facingOf(unit), at).slice(0, 1);
}

function* aimsOf(battle: Battle, side: string, only?: string): Iterable<Aim> {
  const places = new Set<string>();
  for (const unit of battle.units()) {
    if (unit.side === side || unit.at === undefined || (only !== undefined && unit.at !== only)) continue;
    if (isVehicle(unit)) yield { at: unit.at, vehicle: unit.id };
    else places.add(unit.at);
  }
  for (const at of places) yield { at };
}

const aimsInWindow = (battle: Battle, side: string): Iterable<Aim> =>
  aimsOf(battle, side, battle.clock.window?.at ?? '');

export function leadersBeside(battle: Battle, id: string): string[] {
  const { side, at } = battle.theUnit(id);
  return ownAt(battle, at as string, side).flatMap(({ kind, id: leader }) =>
    kind === 'leader' ? [leader] : [],
  );
}

/** Markers and turns; a unit that has nothing more to fire in this impulse is Fired, the others when it ends. */
export function declare(act: Act, shot: Shot): void {
  const { weapon, by, aim, turn, leader, opportunity } = shot;
  const { window } = act.battle.clock;
  const gun = (by.fires?.gun ?? 0) + 1;
  const hasMore =
    weapon === by
      ? gun < (by.shots ?? 1) || (by.fires?.mgs ?? []).length < (by.mgs ?? []).length
      : by.kind === 'squad' && !by.fired;
  const facing =
    turn.is === 'turret'
      ? { turret: turn.vertex === by.facing ? null : turn.vertex }
      : turn.is === 'none'
        ? {}
        : { facing: turn.vertex, turret: null };
  const fires =
    weapon === by
      ? { ...by.fires, at: by.fires?.at ?? aim.at, gun, step: stepAt(by, targetKey(aim)) }
      : by.kind === 'squad' && by.fired
        ? null
        : { at: aim.at, gun };
  const { id } = by;
  act.effect(
    'shot',
    {
      weapon: weapon.id,
      by: id,
      at: aim.at,
      ...(aim.vehicle !== undefined && { vehicle: aim.vehicle }),
      turn: turn.is,
    },
    {
      changes: [
        {
          do: 'unit',
          unit: id,
          set: { ...facing, fires, ...(hasMore ? {} : { fired: true, opsComplete: null }) },
        },
        ...(isVehicle(by) ? [{ do: 'unit', unit: id, set: { began: true } } satisfies Change] : []),
        ...(weapon === by ? [] : [{ do: 'unit', unit: weapon.id, set: { fired: true } } satisfies Change]),
        ...(leader ? [{ do: 'unit', unit: leader.id, set: AIDED } satisfies Change] : []),
        ...(opportunity && window
          ? [
              {
                do: 'clock',
                set: { window: afterShot(window, by.at as string, aim, leader) },
              } satisfies Change,
            ]
          : [ACTED]),
      ],
      cites: [
        '14.0/a',
        opportunity ? '5.3' : '14.1',
        ...(by.kind === 'weapon-team' ? (['1.7/f'] as const) : []),
      ],
    },
  );
}

export function rollToHit(act: Act, { weapon, column }: Shot, modifiers: readonly Modifier[]) {
  const natural = total(act.rollOf('to hit', [weapon.id], DR));
  const modified = natural + sumOf(modifiers);
  const hit = natural === ALWAYS_HITS || (natural !== ALWAYS_MISSES && modified <= column.needs);
  act.effect(
    'to-hit',
    { weapon: weapon.id, needs: column.needs, natural, modified, hit },
    {
      cites: [
        '14.1/b',
        '14.1/c',
        ...(natural === ALWAYS_HITS || natural === ALWAYS_MISSES ? (['14.1/k'] as const) : []),
        ...modifiers.map(({ cites }) => cites),
      ],
    },
  );
  return { hit, natural };
}

/** Returns true if nothing of the target is left. */
function effect(act: Act, { weapon, by, aim, column }: Shot, natural: number): boolean {
  const { battle } = act;
  const { at, vehicle } = aim;
  if (vehicle !== undefined)
    return strike(act, {
      target: vehicle,
      from: by.at as string,
      pen: penOf(battle, weapon, column.pen, vehicle),
      natural,
    });
  const targets = footAt(battle, at, by.side).map((unit) => ({
    unit: unit.id,
    modifiers: movingModifier(battle, unit).map((each) => ({ ...each, cites: 'RRT-15' as const })),
  }));
  attackPlace(act, {
    at,
    strength: heOf(battle, weapon, at),
    cover: [],
    targets,
    cites: ['14.1/e', '14.1/f'],
  });
  return footAt(battle, at, by.side).length === 0;
}

/** HEAT against red armor has half its penetration (RRT-16). */
const penOf = (battle: Battle, { heat }: Unit, pen: number, target: string): number =>
  heat && battle.theUnit(target).redArmour ? roundUp(pen / 2) : pen;

/** The boxed value; HEAT is weak against units outside a Building, Hut, Bunker or Cave (14.2.1). */
function heOf(battle: Battle, { he = 0, heat }: Unit, at: string): Modifier[] {
  const isIn = isBuilding(terrainIn(battle, at)) || insideOf(at) !== '';
  return [
    { why: 'HE-equivalent', value: he, cites: '1.7/g' },
    ...(heat && !isIn ? [{ why: 'HEAT', value: -1, cites: '14.2.1' } as const] : []),
  ];
}

/** Used up or useless weapons go; passengers on top of a vehicle that fired come off; the target is acquired. */
function aftermath(act: Act, { weapon, by, aim }: Shot, hit: boolean, destroyed: boolean): void {
  const { battle } = act;
  if (weapon.singleUse) lose(act, weapon.id, 'used');
  else if (weapon.madeBy !== undefined && weapon !== by && !hit) lose(act, weapon.id, 'captured');
  else if (!destroyed) acquire(act, weapon.id, aim);
  const carrier = battle.unit(by.id);
  if (carrier && isVehicle(carrier)) tumbleOff(act, ridersOf(battle, carrier, 'outside'), true, '16.2/a');
}
