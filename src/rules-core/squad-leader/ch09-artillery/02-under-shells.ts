/** What a bombardment does to those who live through it (9.2.8 to 9.2.10). */
import type { Aim } from '../ch05-fire/02-aim.js';
import type { Act, Battle, Change, Modifier, Unit } from '../system.js';
import { attacker, ofSide, playerTurnOf } from '../units/kinds.js';

/** Who was shelled fires less well for the rest of the player turn, whatever it fires (9.2.9, 9.2/q8, 9.2/q9). */
export const shakenByShells = (firers: readonly Unit[]): Modifier[] =>
  firers.some(({ shelled }) => shelled) ? [{ why: 'was shelled', value: 1, cites: '9.2.9' }] : [];

/** Fire of the same phase does less harm to them, and so does the bombardment of a further turn in a row (9.2.8, 9.2.10). */
export function underShells(
  { clock }: Battle,
  { shelled, barrage }: Unit,
  { isBombardment }: Pick<Aim, 'isBombardment'>,
): Modifier[] {
  if (!isBombardment)
    return shelled === clock.phase ? [{ why: 'under shells', value: 1, cites: '9.2.10' }] : [];
  return barrage?.turn === clock.turn - 1
    ? [{ why: 'bombarded before', value: barrage.row, cites: '9.2.8' }]
    : [];
}

interface Alike {
  readonly units: readonly string[];
  readonly modifiers: readonly Modifier[];
}

/** Those of one attack who were under shells in its phase, and the others: each with what they have more (9.2.10). */
export function byShelling<T extends Alike>(battle: Battle, struck: T): T[] {
  return apart(struck, (id) => underShells(battle, battle.theUnit(id), {}));
}

/** Those of whom something of their own counts, and the others. */
export function apart<T extends Alike>(struck: T, more: (id: string) => readonly Modifier[]): T[] {
  const marked = struck.units.filter((id) => more(id).length > 0);
  const [first] = marked;
  if (first === undefined) return [struck];
  const others = struck.units.filter((id) => !marked.includes(id));
  return [
    ...(others.length > 0 ? [{ ...struck, units: others }] : []),
    { ...struck, units: marked, modifiers: [...struck.modifiers, ...more(first)] },
  ];
}

/** Two player turns without shells give a level of morale back, in the Rally Phase of their own (9.9.3). */
export function recoverFromShells(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  const since = playerTurnOf(battle) - PLAYER_TURNS;
  const better = ofSide(battle, side).filter(
    ({ shellShock, barrage }) => shellShock !== undefined && (barrage?.last ?? 0) < since,
  );
  if (better.length === 0) return;
  const changes = better.map(
    ({ id, shellShock = 1 }): Change => ({
      do: 'unit',
      unit: id,
      set: { shellShock: shellShock > 1 ? shellShock - 1 : null },
    }),
  );
  const units = better.filter(({ hidden }) => !hidden).map(({ id }) => id);
  act.effect('took-heart', { units }, { changes, cites: ['9.9.3'] });
}

const PLAYER_TURNS = 2;
