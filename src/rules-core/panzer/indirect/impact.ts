/** A mission comes down: shells on everybody in the pattern, smoke, or light (6.5.1, 7.27, 7.46). */
import { D100, total } from '../../kernel/dice/index.js';
import type { Battery } from '../attributes/sides.js';
import { GP } from '../charts/index.js';
import { cutDown, suppress } from '../damage/fate.js';
import { ofShooter } from '../gp/modifiers.js';
import { GP_WORDS, type GpResult, gpResult } from '../gp/table.js';
import { effectOnVehicle } from '../gp/vehicles.js';
import { gpDefenseOf } from '../ground/cover.js';
import { strikeCounters } from '../hidden/expose.js';
import { leaderModifier } from '../leaders/values.js';
import { shellMines } from '../mines/clear.js';
import { takeChecks } from '../morale/check.js';
import { attacked } from '../morale/triggers.js';
import type { RuleId } from '../rules.js';
import { isInAction } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import { directedAt } from '../weather/kindling.js';
import { airBurst } from './air-burst.js';
import { batteryOf, hasFired } from './batteries.js';
import type { IndirectTasks } from './effects.js';
import { firingUnit } from './on-map.js';
import { type Aim, factorOf, hexesOf, type Mission } from './sheaf.js';

const CITES: Readonly<Record<Aim['ammo'], readonly RuleId[]>> = {
  GP: ['S.pattern-attack', 'S.sheaf/b'],
  Smoke: ['S.smoke', 'S.illumination-and-smoke-rounds'],
  Illumination: ['7.27/c', '7.27/a'],
};

export function land(act: Act, side: string, name: string, aim: Aim, mission?: Mission): void {
  const { battle } = act;
  const battery = batteryOf(battle, side, name) as Battery;
  const hexes = hexesOf(battle, aim);
  const changes = [
    hasFired(battle, side, name, mission),
    ...hexes.flatMap((hex) =>
      aim.ammo === 'GP'
        ? directedAt(battle, hex, { by: side, factor: factorOf(battle, battery, aim) })
        : [counterIn(battle, hex, aim)],
    ),
  ];
  act.effect(
    'fire-lands',
    { battery: name, at: aim.at, ammo: aim.ammo, hexes },
    { changes, cites: CITES[aim.ammo] },
  );
  if (aim.ammo !== 'GP') return;
  const { at, ammo, sheaf, linear, towards } = aim;
  const struck = hexes.flatMap((hex) => battle.unitsAt(hex));
  const shells = {
    task: 'shelling',
    side,
    battery: name,
    aim: { at, ammo, sheaf, ...(linear && { linear }), ...(towards !== undefined && { towards }) },
  } as const;
  if (!strikeCounters(act, struck, shells)) shellHexes(act, side, name, aim);
}

/** What HIDDEN UNIT counters stood for is placed by now (7.2.2.3/b). */
export function shelling(act: Act, { side, battery, aim }: IndirectTasks['shelling']): void {
  act.done();
  shellHexes(act, side, battery, aim);
}

function shellHexes(act: Act, side: string, name: string, aim: Aim): void {
  const { battle } = act;
  const battery = batteryOf(battle, side, name);
  if (!battery) return;
  const hexes = hexesOf(battle, aim);
  const targets = hexes.map((hex) =>
    battle
      .unitsAt(hex)
      .filter(isTarget)
      .map(({ id }) => id),
  );
  const struck = targets.flatMap((ids) => act.byName(ids));
  for (const id of struck) shell(act, battery, aim, id);
  const at = { factor: factorOf(battle, battery, aim), modifiers: ofBattery(battle, battery) };
  for (const hex of hexes) shellMines(act, hex, { by: name, ...at, cites: '7.31.3.1' });
  for (const id of struck) attacked(act, id, 'Indirect Fire');
  takeChecks(act);
}

/** Friend and foe, spotted or not; a unit that rides or is towed shares the fate of its vehicle. */
export const isTarget = (unit: Unit): boolean =>
  isInAction(unit) && unit.aboard === undefined && unit.kind !== 'aircraft' && unit.kind !== 'counter';

function counterIn(battle: Battle, at: string, { ammo, sheaf: density }: Aim): Change {
  if (ammo === 'Illumination') return { do: 'location', at, set: { illumination: 'on' } };
  const others = (battle.location(at).smoke ?? []).filter(
    (one) => one.only !== undefined || one.density !== density,
  );
  return { do: 'location', at, set: { smoke: [...others, { density, face: 'on' }] } };
}

function shell(act: Act, battery: Battery, aim: Aim, id: string): void {
  const { battle } = act;
  const target = battle.unit(id);
  if (!target || !isInAction(target)) return;
  const factor = factorOf(battle, battery, aim);
  const { base, modifiers: ground } = gpDefenseOf(battle, target);
  const defense = base + sumOf(ground);
  const modifiers = [...ofBattery(battle, battery), ...airBurst(battle, target)];
  const rolled = total(act.rollOf('Indirect Fire', [id], D100));
  const net = rolled + sumOf(modifiers);
  const result = gpResult(battle, factor - defense, net);
  act.effect(
    'indirect-attack',
    { battery: battery.name, target: id, factor, defense, rolled, net, result: GP_WORDS[result], modifiers },
    { cites: ['S.pattern-attack', 'S.gp-combat/a'] },
  );
  sufferGp(act, target, result, net, factor);
}

/** What shells and bombs do, whose whole factor counts as GP Effectiveness. */
export function sufferGp(act: Act, target: Unit, result: GpResult, net: number, factor: number): void {
  if (result === 'none') return;
  if (isVehicle(target))
    effectOnVehicle(act, target, {
      kind: 'heavy',
      result,
      net,
      effectiveness: factor,
      factor,
      bracket: 'P',
    });
  else if (result === 'suppressed') suppress(act, target.id, ['CES.3']);
  else cutDown(act, target.id, ['CES.3', 'S.leg-results/a']);
}

function ofBattery(battle: Battle, { name, suppressed, damaged }: Battery): Modifier[] {
  const unit = firingUnit(battle, name);
  if (unit) return [...ofShooter(battle, unit), ...leaderModifier(battle, unit.shooter, 'G')];
  const printed = (why: string, cites: RuleId): Modifier => ({
    why,
    value: Number(battle.table.charts.lookup(GP.modifiers, why)),
    cites,
  });
  return [
    ...(suppressed ? [printed('shooter Suppressed', '7.28.2/f')] : []),
    ...(damaged ? [printed('shooter Damaged', '7.28.2/h')] : []),
  ];
}
