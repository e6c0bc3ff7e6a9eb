/** Wrecks that are shot at (11.20.4 to 11.20.7, 11.15.10): they burn, or nothing is left of them, and men beneath them suffer. */
import { DR, total } from '../../kernel/dice/index.js';
import type { Ammunition } from '../attributes/ordnance.js';
import { menBeneathWrecks } from '../ch11-vehicles/20-beneath.js';
import { removed, setAlight } from '../ch11-vehicles/20-burning.js';
import { shakeBeneath, type Wreck } from '../ch11-vehicles/wrecks.js';
import { type Act, type Battle, sumOf } from '../system.js';
import { counterNamed } from '../units/catalogue.js';
import type { OnMap } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import { burstBeneath } from './19-beneath.js';
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
