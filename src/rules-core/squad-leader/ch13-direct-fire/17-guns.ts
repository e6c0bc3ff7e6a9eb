/** Fire at guns (13.17): it is aimed at the crew, and may break the gun besides. */
import { DR, total } from '../../kernel/dice/index.js';
import type { Ammunition } from '../attributes/ordnance.js';
import { columnOf, type Result, resultOf } from '../ch05-fire/05-fire-table.js';
import { desperation, suffer } from '../ch05-fire/05-resolution.js';
import { underShells } from '../ch09-artillery/02-under-shells.js';
import { crewOfGun } from '../ch10-guns/01-crews.js';
import { shieldOf } from '../ch10-guns/03-shields.js';
import { columnFor, isMortar } from '../ch10-guns/04-mortars.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import { destroyGun, isEmplaced, isShattered } from './17-lost-guns.js';
import { factorsOf, tellBurst } from './19-against-men.js';

const EMPLACED: Modifier = { why: 'emplaced', value: 2, cites: '13.17.2' };
const LIGHT = 40;

/** As men where it is emplaced, as a small vehicle where it was moved (13.17.2, 13.17.3). */
export const lineFor = (gun: Unit): 'vehicle' | 'infantry' =>
  isEmplaced(gun) && !gun.gun?.vehicleSized ? 'infantry' : 'vehicle';

export function gunModifiers(target: Unit): Modifier[] {
  if (isEmplaced(target)) return [EMPLACED];
  const { calibre = 0, vehicleSized } = target.gun ?? {};
  const value = vehicleSized ? 0 : calibre < LIGHT ? 2 : 1;
  return value === 0 ? [] : [{ why: 'size of the gun', value, cites: '13.17.3' }];
}

interface Hit {
  readonly piece: Piece;
  readonly ammunition: Ammunition;
  readonly critical: boolean;
}

/** What comes of it for the crew and for the gun, with one roll (13.17.4, 13.17.7). */
export function strikeGun(act: Act, gun: OnMap, hit: Hit): void {
  const { battle } = act;
  const crew = crewOfGun(battle, gun);
  const roll = act.rollOf('hit on the gun', [gun.id], DR);
  const rolled = total(roll);
  const fp = factorsOf(battle, hit.piece, gun.at);
  const resultFor = resultsOf(battle, hit.piece);
  const isSolid = hit.ammunition === 'AP';
  const isDirect = hit.critical || resultFor(fp, rolled) === 'KIA';
  const shield =
    crew && !isDirect && !isMortar(hit.piece.gun) ? shieldOf(battle, crew, [hit.piece.unit.at]) : [];
  const modifiers = [...shield, ...(crew ? underShells(battle, crew, {}) : [])];
  const final = rolled + sumOf(modifiers);
  const found = resultFor(isSolid ? fp / 2 : fp, final);
  const result: Result = hit.critical || (isDirect && !isSolid) ? 'KIA' : found;
  tellBurst(
    act,
    {
      unit: hit.piece.unit.id,
      at: gun.at,
      ammunition: hit.ammunition,
      fp,
      column: columnFor(hit.piece.gun, fp) ?? 0,
      rolled,
      outcomes: [{ units: crew ? [crew.id] : [gun.id], modifiers, final, result }],
    },
    isSolid ? '13.17.7' : '13.17.4/a',
  );
  if (isDirect || (!isSolid && isShattered(roll, resultFor(fp, final)))) destroyGun(act, gun);
  if (!crew) return;
  desperation(act, [crew], fp);
  suffer(act, [crew.id], result, gun.at);
}

const BY_RIFLE = 2;

/** An anti-tank rifle strikes crew and gun with two factors, whatever its shield (13.17.6). */
export function riddle(act: Act, gun: OnMap, weapon: string): void {
  const { battle } = act;
  const crew = crewOfGun(battle, gun);
  const roll = act.rollOf('hit on the gun', [gun.id], DR);
  const rolled = total(roll);
  const modifiers = crew ? underShells(battle, crew, {}) : [];
  const final = rolled + sumOf(modifiers);
  const result = resultOf(battle, BY_RIFLE, final);
  const outcomes = [{ units: [(crew ?? gun).id], modifiers, final, result }];
  tellBurst(
    act,
    {
      unit: weapon,
      at: gun.at,
      ammunition: 'AP',
      fp: BY_RIFLE,
      column: BY_RIFLE,
      rolled,
      outcomes,
    },
    '13.17.6',
  );
  if (isShattered(roll, result)) destroyGun(act, gun, ['13.17.6']);
  if (!crew) return;
  desperation(act, [crew], BY_RIFLE);
  suffer(act, [crew.id], result, gun.at);
}

/** A shaped charge strikes crew and gun with its shell; a lucky one asks for no shield (8.16/q4, 10.3.7, 10.3.8). */
export function blast(
  act: Act,
  gun: OnMap,
  {
    weapon,
    from,
    isCritical,
  }: { readonly weapon: Unit; readonly from: string; readonly isCritical: boolean },
): void {
  const { battle } = act;
  const { id: unit, fp = 0 } = weapon;
  const crew = crewOfGun(battle, gun);
  const column = columnOf(fp);
  const roll = act.rollOf('hit on the gun', [gun.id], DR);
  const rolled = total(roll);
  const resultFor = (final: number): Result => (column === undefined ? '-' : resultOf(battle, column, final));
  const isDirect = isCritical || resultFor(rolled) === 'KIA';
  const shield = crew && !isDirect ? shieldOf(battle, crew, [from]) : [];
  const modifiers = [...shield, ...(crew ? underShells(battle, crew, {}) : [])];
  const final = rolled + sumOf(modifiers);
  const result = isDirect ? 'KIA' : resultFor(final);
  const outcomes = [{ units: [(crew ?? gun).id], modifiers, final, result }];
  tellBurst(act, { unit, at: gun.at, ammunition: 'HE', fp, column: column ?? 0, rolled, outcomes }, '10.3.8');
  if (isShattered(roll, result)) destroyGun(act, gun, ['10.3.8']);
  if (!crew) return;
  desperation(act, [crew], fp);
  suffer(act, [crew.id], result, gun.at);
}

const resultsOf =
  (battle: Battle, { gun }: Piece) =>
  (fp: number, final: number): Result => {
    const column = columnFor(gun, fp);
    return column === undefined ? '-' : resultOf(battle, column, final);
  };
