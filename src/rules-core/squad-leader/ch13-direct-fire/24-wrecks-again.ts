/** Wrecks that are shot at (11.20.4 to 11.20.7, 11.15.10): they burn, or nothing is left of them, and men beneath them suffer. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import type { Ammunition } from '../attributes/ordnance.js';
import { columnOf, resultOf } from '../ch05-fire/05-fire-table.js';
import { suffer } from '../ch05-fire/05-resolution.js';
import { menBeneathWrecks } from '../ch11-vehicles/18-fire-at-passengers.js';
import { changedWreck, shakeBeneath, type Wreck } from '../ch11-vehicles/wrecks.js';
import { IFT } from '../charts/index.js';
import { type Act, type Battle, type Change, sumOf } from '../system.js';
import { counterNamed } from '../units/catalogue.js';
import type { OnMap } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import { killModifiers, killNumber } from './19-to-kill.js';

export const wreckNamed = (battle: Battle, at: string, name: string): Wreck | undefined =>
  (battle.location(at).wrecks ?? []).find((one) => one.name === name);

/** As if it still were the vehicle that it was (11.20.5). */
export function hulkOf(at: string, { name, nationality, armoured, wheeled }: Wreck): OnMap {
  const counter = counterNamed(name, nationality);
  const kind = armoured ? 'tank' : wheeled ? 'truck' : 'jeep';
  return {
    ...(counter ?? { name, nationality, vehicle: kind, ...(armoured && { armoured }) }),
    id: '',
    side: '',
    kind: 'vehicle',
    at,
  };
}

interface Shot {
  readonly piece: Piece;
  readonly ammunition: Ammunition;
  readonly critical: boolean;
}

/** Nobody knows how it stands: it is struck in front. */
export function strikeWreck(act: Act, at: string, which: Wreck, shot: Shot): void {
  const { battle } = act;
  const hulk = hulkOf(at, which);
  const facing = shot.critical ? 'rear' : 'front';
  const hit = { ...shot, turret: false, hullDown: false };
  const needs = killNumber(battle, hulk, hit, facing);
  const modifiers = killModifiers(battle, hulk, hit, facing);
  const rolled = total(act.roll(`to kill the wreck in ${at}`, DR));
  const final = rolled + sumOf(modifiers);
  const men = menBeneathWrecks(battle, at).map(({ id }) => id);
  const burns = final <= needs / 2 && !which.burning && !which.burnt;
  const isGone = final <= needs && !which.armoured && !which.burning && !burns;
  const result = isGone ? 'removed' : burns ? 'burns' : final <= needs ? 'shattered' : 'nothing';
  act.effect(
    'wreck-struck',
    { at, name: which.name, needs, rolled, modifiers, result },
    {
      changes: burns ? [setAlight(battle, at, which)] : isGone ? [removed(battle, at, which)] : [],
      cites: [burns ? (which.armoured ? '11.20.6' : '11.20.7') : isGone ? '11.15.10' : '11.20.4'],
    },
  );
  if (shot.ammunition === 'HE') burstBeneath(act, at, men, shot.piece, rolled);
  if (final <= needs) shakeBeneath(act, men);
}

const BENEATH = 1;

/** HE strikes those beneath a vehicle or wreck with the same dice, and the +1 (11.20.4). */
export function burstBeneath(
  act: Act,
  at: string,
  ids: readonly string[],
  piece: Piece,
  rolled: number,
): void {
  const { battle } = act;
  const column = columnOf((battle.table.charts as ChartPack).lookup(IFT.fpByCalibre, piece.gun.calibre));
  const units = ids.filter((id) => battle.unit(id));
  if (units.length === 0 || !column) return;
  const result = resultOf(battle, column, rolled + BENEATH);
  act.effect('struck-beneath', { units, at, column, result }, { cites: ['11.20.4'] });
  suffer(act, units, result, at);
}

const setAlight = (battle: Battle, at: string, which: Wreck): Change =>
  changedWreck(battle, at, which, { ...which, burning: true });

export function removed(battle: Battle, at: string, which: Wreck): Change {
  const left = (battle.location(at).wrecks ?? []).filter((one) => one !== which);
  return { do: 'location', at, set: { wrecks: left.length > 0 ? left : null } };
}

/** A KIA of other fire sets the wrecks that lay there without armour alight, and takes none away (11.20.7, 11.15.10). */
export function burnTrucks(act: Act, at: string, wrecks: readonly Wreck[]): void {
  const { battle } = act;
  for (const which of wrecks) {
    if (!battle.location(at).wrecks?.includes(which) || which.armoured || which.burning || which.burnt)
      continue;
    act.effect(
      'wreck-alight',
      { at, name: which.name },
      { changes: [setAlight(battle, at, which)], cites: ['11.20.7'] },
    );
  }
}
