/** Strafing runs (12.7): along a hex grain, from four hexes before the first target to the last one. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, total } from '../../kernel/dice/index.js';
import { hexOf, type SideId, type UnitId } from '../../kernel/position/position.js';
import { around } from '../../mechanics/places.js';
import { couldBeAsked } from '../ch02-sight/03-concealment.js';
import { askAfterwards } from '../ch03-infantry/04-wounds.js';
import { placesIn } from '../ch14-terrain/03-levels.js';
import { safeFromTheAir } from '../ch14-terrain/17-forest-roads.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, noSuchHex, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesInView, enemyOf, playerTurnOf } from '../units/kinds.js';
import { sight } from './03-mistaken-attacks.js';
import { isWithinReach } from './04-anti-aircraft.js';
import { fireRockets } from './08-typhoons.js';
import { isBlindBehind } from './blind-hexes.js';
import { columnAgainstArmour, gunsOf, planesOver, readyPlane, sendHome, strafes } from './planes.js';
import { armourStruckAt, strikeAfv, strikeMen } from './strikes.js';

type Run = NonNullable<Unit['run']>;

/** It fires so far ahead, from so many hexes (12.7.4, 12.7.5). */
const AHEAD = 4;
const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

export const strafe = order({
  title: 'Strafe',
  description:
    'A fighter or Typhoon flies along a hex grain, and may fire at each hex four ahead of it: the first one, and the three behind.',
  cites: ['12.7.3/a', '12.7.4', '12.3.2', '12.3.8'],
  answers: ['prep-fire', 'defensive-fire'],
  asks: {
    aircraft: z.string().describe('The aircraft.'),
    at: z.string().describe('The first hex that it fires at.'),
    along: z.int().min(0).max(5).describe('The hexside towards which it flies: 0 is north, then clockwise.'),
    side: z
      .enum(['left', 'right'])
      .optional()
      .describe(
        'It flies along hexsides, between this direction and the next one, and fires on this side of them.',
      ),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const planes = planesOver(battle, by).filter(strafes);
    if (planes.length === 0) return;
    for (const at of new Set(enemiesInView(battle, by).map((enemy) => hexOf(enemy.at))))
      for (const { id } of planes) for (const along of DIRECTIONS) yield { aircraft: id, at, along };
  },
  read({ battle, by }, { aircraft, at, along, side }) {
    const plane = readyPlane(battle, by, aircraft);
    if (isRefusal(plane)) return plane;
    if (!strafes(plane))
      return {
        ...refuse('CANNOT_ATTACK', `${plane.name} dives: it does not strafe.`, '12.5.3'),
        path: '$.aircraft',
      };
    if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
    const safe = safeFromTheAir(battle, at);
    if (safe) return safe;
    return isSeen(battle, pathOf(battle, at, along, side), 0)
      ? { aircraft, at, along, side }
      : {
          ...refuse('NO_SIGHT', `${at} is a blind hex on that run: come from elsewhere.`, '12.7.1'),
          path: '$.along',
        };
  },
  perform(act, { aircraft, at, along, side }) {
    const { battle } = act;
    const plane = battle.theUnit(aircraft);
    const found = sight(act, plane, at);
    const now = playerTurnOf(battle);
    if (found.at === undefined) {
      act.effect(
        'broke-off',
        { unit: aircraft },
        { changes: [{ do: 'unit', unit: aircraft, set: { balkedAt: now } }], cites: ['12.3.6', '12.3.8'] },
      );
      return;
    }
    const path = found.mistaken
      ? pathOf(battle, found.at, total(act.rollOf('direction of', [aircraft], D6)) - 1)
      : pathOf(battle, found.at, along, side);
    const run: Run = { path, step: 0, last: AHEAD, ...(found.mistaken && { forced: true as const }) };
    act.effect(
      'run-began',
      { unit: aircraft, at: found.at, from: path[0] ?? undefined },
      { changes: [{ do: 'unit', unit: aircraft, set: { run, sortie: now } }], cites: ['12.7.4'] },
    );
    act.plan({ task: 'strafing', aircraft, sides: [enemyOf(battle, plane.side), plane.side] });
  },
});

/** Four hexes before the first target, that one, and three behind it; along hexsides the run changes between two directions (12.7.4). */
function pathOf(battle: Battle, at: string, along: number, side?: 'left' | 'right'): (string | null)[] {
  const other = side === undefined ? along : (along + 1) % 6;
  const [first, second] = side === 'right' ? [other, along] : [along, other];
  const towards = (step: number) => (step % 2 === 0 ? first : second);
  const next = (hex: string | null, way: number) =>
    hex === null ? null : (around(battle, hex)[way] ?? null);
  const path: (string | null)[] = [];
  path[AHEAD] = at;
  for (let step = AHEAD; step > 0; step--)
    path[step - 1] = next(path[step] as string | null, (towards(step - 1) + 3) % 6);
  for (let step = AHEAD; step < 2 * AHEAD - 1; step++)
    path[step + 1] = next(path[step] as string | null, towards(step));
  return path;
}

/** Can it fire from there at the hex four ahead (12.7.1)? */
function isSeen(battle: Battle, path: readonly (string | null)[], step: number): boolean {
  const at = path[step + AHEAD];
  return (
    at !== undefined &&
    at !== null &&
    !isBlindBehind(battle, path.slice(step + 1, step + AHEAD).reverse(), at)
  );
}

const runnerOf = (battle: Battle, by: string): Unit | undefined =>
  planesOver(battle, by).find(({ run }) => run !== undefined);

export const strike = order({
  title: 'Fire on a strafing run',
  description: 'The aircraft fires at the hex four ahead of it, a Typhoon with its rockets if it is said.',
  cites: ['12.7.5', '12.8.4'],
  answers: ['strafing'],
  asks: {
    rockets: z.literal(true).optional().describe('With the rockets of a Typhoon; the run ends with them.'),
  },
  *candidates({ battle, by }) {
    const plane = runnerOf(battle, by);
    if (!plane) return;
    yield {};
    if (plane.load === 'rockets') yield { rockets: true };
  },
  read({ battle, by }, { rockets }) {
    const plane = runnerOf(battle, by);
    if (!plane?.run) return refuse('NOT_NOW', 'No aircraft of yours strafes now.', '12.7.5');
    const cannot = cannotFire(battle, plane, plane.run);
    if (cannot) return cannot;
    if (rockets && plane.load !== 'rockets')
      return { ...refuse('NO_AMMUNITION', `${plane.name} has no rockets.`, '12.8.4'), path: '$.rockets' };
    return { aircraft: plane.id, rockets };
  },
  perform(act, { aircraft, rockets }) {
    act.become({ task: 'strafing', aircraft, sides: [] });
    fireAhead(act, aircraft, rockets === true);
  },
});

function cannotFire(battle: Battle, plane: Unit, { path, step, ended }: Run): Refusal | undefined {
  if (step >= AHEAD || ended)
    return refuse('HAS_FIRED', `${plane.name} attacks nobody any more on this run.`, '12.7.5');
  const ahead = path[step + AHEAD];
  const safe = ahead && safeFromTheAir(battle, ahead);
  if (safe) return { ...safe, path: '$' };
  if (plane.malfunctioned) return refuse('MALFUNCTIONED', `The guns of ${plane.name} do not work.`, '12.7.8');
  return isSeen(battle, path, step)
    ? undefined
    : refuse('NO_SIGHT', 'The hex four ahead is blind, or off the map.', '12.7.1');
}

function fireAhead(act: Act, aircraft: UnitId, rockets: boolean): void {
  const { battle } = act;
  const before = battle.theUnit(aircraft);
  const run = before.run as Run;
  const at = run.path[run.step + AHEAD] as string;
  const set = {
    run: { ...run, last: run.step + AHEAD, ...(rockets && { ended: true as const }) },
    ...(rockets && { load: null }),
  };
  act.effect(
    'fires-ahead',
    { unit: aircraft, at, rockets },
    { changes: [{ do: 'unit', unit: aircraft, set }], cites: [rockets ? '12.8.4' : '12.7.5'] },
  );
  const plane = battle.theUnit(aircraft);
  const target = { plane, at, mistaken: run.forced === true };
  if (rockets) {
    fireRockets(act, target);
    return;
  }
  const from = run.path[run.step] ?? undefined;
  const fp = gunsOf(battle, plane);
  const dice = placesIn(battle, at).map((place) =>
    strikeMen(act, { ...target, at: place, from, fp, cites: ['12.7.5', '12.7.9'] }),
  );
  for (const afv of armourStruckAt(battle, target))
    dice.push(strikeAfv(act, plane, afv, { column: columnAgainstArmour(battle, plane), cites: ['12.7.7'] }));
  if (dice.some((rolled) => rolled >= MALFUNCTION)) malfunction(act, aircraft);
}

const MALFUNCTION = 12;

function malfunction(act: Act, unit: UnitId): void {
  act.effect(
    'guns-jammed',
    { unit },
    { changes: [{ do: 'unit', unit, set: { malfunctioned: true } }], cites: ['12.7.8'] },
  );
}

/** In each hex first the fire of the enemy, then its own (12.7.5); a mistaken pilot fires wherever he can (12.3.8). */
export function strafing(
  act: Act,
  { aircraft, sides }: { readonly aircraft: UnitId; readonly sides: readonly SideId[] },
): void {
  const { battle } = act;
  if (askAfterwards(act)) return;
  const plane = battle.unit(aircraft);
  const [side, ...rest] = sides;
  if (!plane?.run) act.done();
  else if (side === undefined) flyOn(act, plane, plane.run);
  else if (side !== plane.side) {
    if (isWithinReach(battle, side) && couldBeAsked(act, side, 'anti-aircraft'))
      act.ask({ side, kind: 'anti-aircraft' });
    else act.become({ task: 'strafing', aircraft, sides: rest });
  } else if (cannotFire(battle, plane, plane.run)) act.become({ task: 'strafing', aircraft, sides: [] });
  else if (plane.run.forced) {
    act.become({ task: 'strafing', aircraft, sides: [] });
    fireAhead(act, aircraft, false);
  } else act.ask({ side, kind: 'strafing' });
}

/** To the last hex that it has attacked, and there it is out of reach again (12.7.5). */
function flyOn(act: Act, plane: Unit, run: Run): void {
  const step = run.step + 1;
  if (step > run.last || run.path[step] === undefined) {
    act.done();
    if (plane.damage) sendHome(act, plane.id, ['12.4.2/a']);
    else tell(act, plane, undefined, { run: null });
    return;
  }
  tell(act, plane, run.path[step] ?? undefined, { run: { ...run, step } });
  act.become({ task: 'strafing', aircraft: plane.id, sides: [enemyOf(act.battle, plane.side), plane.side] });
}

function tell(
  act: Act,
  { id }: Unit,
  at: string | undefined,
  set: Extract<Change, { do: 'unit' }>['set'],
): void {
  act.effect('flew-on', { unit: id, at }, { changes: [{ do: 'unit', unit: id, set }], cites: ['12.7.5'] });
}
