/** Field phones (9.7): where their lines lie, and what makes contact harder. */
import { around } from '../../mechanics/places.js';
import type { Battle, Change, Unit } from '../system.js';
import { enemiesInView, isOnMap, type OnMap, playerTurnOf } from '../units/kinds.js';

/** Contact fails on 12 alone (9.7.3). */
const NUMBER = 11;
const DEPTH = 3;
const HEXSIDES = 6;

/** The hexes behind it: three abreast, three deep (9.7.3). */
function securityArea(battle: Battle, { at, rear = 0 }: OnMap): string[] {
  const beyond = (hex: string, side: number) => around(battle, hex)[(side + HEXSIDES) % HEXSIDES];
  let row = [rear - 1, rear, rear + 1].map((side) => beyond(at, side));
  const found: (string | undefined)[] = [];
  for (let depth = 0; depth < DEPTH; depth++) {
    found.push(...row);
    row = row.map((hex) => (hex === undefined ? undefined : beyond(hex, rear)));
  }
  return found.filter((hex) => hex !== undefined);
}

/** One less for artillery on its line since the last Rally Phase, and for each squad that its side sees there (9.7.3, 9.7.4). */
export function phoneNumber(battle: Battle, by: string, phone: Unit): number {
  if (!isOnMap(phone)) return NUMBER;
  const area = securityArea(battle, phone);
  const squads = enemiesInView(battle, by).filter(({ kind, at }) => kind === 'squad' && area.includes(at));
  const isShelled = (phone.lineShelled ?? 0) >= playerTurnOf(battle) - 1;
  return NUMBER - squads.length - (isShelled ? 1 : 0);
}

/** The lines of either side on which a barrage falls (9.7.3). */
export const linesUnder = (battle: Battle, hexes: readonly string[]): Change[] =>
  battle
    .units()
    .filter((unit): unit is OnMap => unit.phone === true && isOnMap(unit))
    .filter((phone) => securityArea(battle, phone).some((hex) => hexes.includes(hex)))
    .map(({ id }): Change => ({ do: 'unit', unit: id, set: { lineShelled: playerTurnOf(battle) } }));
