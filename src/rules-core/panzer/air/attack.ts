/** Aircraft attack what they have acquired: guns at one unit, bombs and rockets at all in their pattern (6.4, 7.26). */
import * as z from 'zod';
import { D6, D10, D100, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { apAttack } from '../ap/attack.js';
import type { AmmoRow, Weapon } from '../attributes/index.js';
import { bracketOf } from '../fire/shot.js';
import { order } from '../form.js';
import { gpAttack } from '../gp/attack.js';
import { GP_WORDS, gpResult } from '../gp/table.js';
import { gpDefenseOf } from '../ground/cover.js';
import { strikeCounters } from '../hidden/expose.js';
import { airBurst } from '../indirect/air-burst.js';
import { isTarget, sufferGp } from '../indirect/impact.js';
import { goFrom, hexesOf } from '../indirect/sheaf.js';
import { shellMines } from '../mines/clear.js';
import { takeChecks } from '../morale/check.js';
import { attacked } from '../morale/triggers.js';
import { plays } from '../sequence/sides.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { gradeOf, isVehicle, rowOf, weaponOf } from '../units/kinds.js';
import { directedAt } from '../weather/kindling.js';
import type { AirTasks } from './effects.js';
import { ofState } from './flak.js';
import { aircraftOf, bySpeedAndAltitude } from './table.js';

export const airAttack = order({
  title: 'Air attack',
  description:
    'An aircraft attacks a unit that it has acquired in this phase. Bombs and rockets fall on all in their pattern.',
  cites: ['CES.12/a', 'CES.12/b', 'S.aircraft/a'],
  answers: ['air-attack'],
  asks: {
    aircraft: z.string().describe('The aircraft.'),
    weapon: z.string().describe('With which weapon.'),
    ammo: z.string().describe('Its Ammo Type row.'),
    target: z.string().describe('The unit that it has acquired.'),
  },
  *candidates({ battle, by }) {
    for (const { id, side, weapons = [], acquired = [] } of aircraftOf(battle))
      if (side === by)
        for (const { name, rows } of weapons)
          for (const { ammo } of rows)
            for (const target of acquired) yield { aircraft: id, weapon: name, ammo, target };
  },
  read({ battle, by }, asked) {
    const aircraft = battle.unit(asked.aircraft);
    if (aircraft?.side !== by || !aircraftOf(battle).some(({ id }) => id === aircraft.id))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no aircraft "${asked.aircraft}": name one of yours.`),
        path: '$.aircraft',
      };
    const target = battle.unit(asked.target);
    if (!target || !aircraft.acquired?.includes(target.id) || target.at === undefined)
      return {
        ...refuse('NO_SUCH_TARGET', `${aircraft.name} has not acquired "${asked.target}".`, 'CES.12/b'),
        path: '$.target',
      };
    return cannotAttack(battle, aircraft, asked, target) ?? asked;
  },
  perform(act, asked) {
    const { battle } = act;
    const aircraft = battle.theUnit(asked.aircraft);
    const weapon = weaponOf(aircraft, asked.weapon) as Weapon;
    const row = rowOf(weapon, asked.ammo) as AmmoRow;
    if (isDropped(weapon)) drop(act, aircraft, weapon, row, battle.theUnit(asked.target).at as string);
    else strafe(act, aircraft, weapon, row, battle.theUnit(asked.target));
  },
});

interface Asked {
  readonly weapon: string;
  readonly ammo: string;
}

function cannotAttack(
  battle: Battle,
  aircraft: Unit,
  { weapon: name, ammo }: Asked,
  target: Unit,
): Refusal | undefined {
  const weapon = weaponOf(aircraft, name);
  const row = weapon && rowOf(weapon, ammo);
  if (!weapon || !row) return refuse('NO_SUCH_WEAPON', `${aircraft.name} has no "${name}" with ${ammo}.`);
  if (aircraft.fired)
    return refuse('HAS_FIRED', `${aircraft.name} has attacked in this turn.`, 'S.fires-per-turn');
  if (row.type !== 'GP' && !isVehicle(target))
    return refuse('NOT_A_VEHICLE', 'Armor-piercing fire is aimed at vehicles only: fire GP.', 'CES.1/d');
  const bracket = bracketOf(row, distance(battle, aircraft.at as string, target.at as string));
  return bracket && row.factor[bracket] !== undefined
    ? undefined
    : refuse('OUT_OF_RANGE', `${target.name} is out of range of ${name}.`, 'S.range-bands');
}

const isDropped = ({ kind }: Weapon): boolean => kind === 'bomb' || kind === 'rocket';

const isSpent = (act: Act, aircraft: Unit, weapon: Weapon, at: string): void =>
  act.effect(
    'air-attack',
    { aircraft: aircraft.id, weapon: weapon.name, at },
    {
      changes: [{ do: 'unit', unit: aircraft.id, set: { fired: true } }],
      cites: ['CES.12/a', 'S.aircraft/a'],
    },
  );

function strafe(act: Act, shooter: Unit, weapon: Weapon, row: AmmoRow, target: Unit): void {
  const { battle } = act;
  const range = distance(battle, shooter.at as string, target.at as string);
  const bracket = bracketOf(row, range);
  isSpent(act, shooter, weapon, target.at as string);
  if (!bracket) return;
  const shot = { shooter: battle.theUnit(shooter.id), target, weapon, row, range, bracket };
  (row.type === 'GP' ? gpAttack : apAttack)(act, shot)();
  attacked(act, target.id, 'Air Attack');
  takeChecks(act);
}

function drop(act: Act, aircraft: Unit, weapon: Weapon, row: AmmoRow, aimed: string): void {
  const { battle } = act;
  isSpent(act, aircraft, weapon, aimed);
  const at = weapon.kind === 'bomb' ? scattered(act, aircraft, aimed) : aimed;
  if (at === undefined) return;
  const factor = Math.max(0, ...Object.values(row.factor));
  const hexes = patternOf(battle, weapon, at);
  act.effect(
    'bombs-fall',
    { aircraft: aircraft.id, weapon: weapon.name, hexes },
    {
      changes: hexes.flatMap((hex) => directedAt(battle, hex, { by: aircraft.side, factor })),
      cites: ['S.aircraft/a'],
    },
  );
  const strike = { task: 'air-strike', aircraft: aircraft.id, hexes, factor } as const;
  const there = hexes.flatMap((hex) => battle.unitsAt(hex));
  if (!strikeCounters(act, there, strike)) strikeHexes(act, strike);
}

/** The hex alone, unless the card gives it a SHEAF. */
const patternOf = (battle: Battle, { pattern }: Weapon, at: string): string[] =>
  pattern ? hexesOf(battle, { at, ammo: 'GP', sheaf: pattern }) : [at];

/** Hexes between the fire at the aircraft and the drop that may scatter (7.26/e). */
const NEAR = 5;
const SCATTERS = { none: 2, hit: 6 } as const;
const BY_GRADE = { Elite: 2, Veteran: 1, Seasoned: 0, Regulars: -1, Green: -2 } as const;
const FAR = { Low: 0, Medium: 1, High: 2 } as const;

/** Under Anti-Aircraft fire near its target bombs may scatter; undefined: off the map (7.26/e-h). */
function scattered(act: Act, aircraft: Unit, from: string): string | undefined {
  const { battle } = act;
  const far = FAR[aircraft.altitude ?? 'Low'];
  const met = (aircraft.flak ?? []).filter((flak) => distance(battle, flak.from, from) <= NEAR);
  if (!plays(battle, '7.26') || far === 0 || met.length === 0) return from;
  const needs = SCATTERS[met.some(({ result }) => result === 'hit') ? 'hit' : 'none'];
  const rolled = total(act.rollOf('bomb scatter', [aircraft.id], D10));
  const net = rolled + BY_GRADE[gradeOf(battle, aircraft)];
  const scatters = net <= needs;
  act.effect(
    'bomb-scatter',
    { aircraft: aircraft.id, rolled, net, needs, scatters },
    { cites: ['7.26/e', '7.26/f', '7.26/g'] },
  );
  if (!scatters) return from;
  const direction = total(act.rollOf('direction of scatter', [aircraft.id], D6));
  const to = goFrom(battle, from, direction - 1, far);
  act.effect(
    'bombs-stray',
    { aircraft: aircraft.id, from, ...(to !== undefined && { to }) },
    { cites: ['7.26/h'] },
  );
  return to;
}

/** What HIDDEN UNIT counters stood for is placed by now (7.2.2.3/b). */
export function airStrike(act: Act, strike: AirTasks['air-strike']): void {
  act.done();
  strikeHexes(act, strike);
}

/** Friend and foe, each with a roll of its own; then the mines, and the checks of morale. */
function strikeHexes(act: Act, { aircraft: id, hexes, factor }: AirTasks['air-strike']): void {
  const { battle } = act;
  const aircraft = battle.theUnit(id);
  const own = [...ofState(battle, aircraft), ...bySpeedAndAltitude(battle, aircraft, 'gp')];
  const struck = hexes.flatMap((hex) =>
    act.byName(
      battle
        .unitsAt(hex)
        .filter(isTarget)
        .map((unit) => unit.id),
    ),
  );
  for (const unit of struck) strike(act, aircraft, unit, factor, own);
  for (const hex of hexes)
    shellMines(act, hex, { by: aircraft.name, factor, modifiers: own, cites: '7.31.3.2/a' });
  for (const unit of struck) attacked(act, unit, 'Air Attack');
  takeChecks(act);
}

function strike(
  act: Act,
  { id: aircraft }: Unit,
  id: string,
  factor: number,
  own: readonly Modifier[],
): void {
  const { battle } = act;
  const target = battle.unit(id);
  if (!target) return;
  const { base, modifiers: ground } = gpDefenseOf(battle, target);
  const defense = base + sumOf(ground);
  const modifiers = [...own, ...airBurst(battle, target)];
  const rolled = total(act.rollOf('air attack', [id], D100));
  const net = rolled + sumOf(modifiers);
  const result = gpResult(battle, factor - defense, net);
  act.effect(
    'air-strike',
    { aircraft, target: id, factor, defense, rolled, net, result: GP_WORDS[result], modifiers },
    { cites: ['CES.12/a', 'S.aircraft/a'] },
  );
  sufferGp(act, target, result, net, factor);
}
