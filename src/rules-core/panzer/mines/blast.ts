/** Mines go off under units that enter their hex, or move within it (7.31.2). */
import { D100, total } from '../../kernel/dice/index.js';
import { MINES } from '../charts/index.js';
import type { Act, Battle, Change, Modifier, Unit } from '../system.js';
import { sumOf } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import { type Mines, markedIn, minesAgainst, partFor } from './fields.js';

type Blast = 'Damage' | 'TK' | 'Effective' | 'none';

const WORDS: Readonly<Record<Blast, string>> = {
  Damage: 'Damage',
  TK: 'Track hit',
  Effective: 'Effective',
  none: 'No Effect',
};

/**
 * Announced and rolled only where mines of its kind lie: not for a vehicle among anti-personnel mines, nor for those on
 * foot among anti-vehicular ones (7.31.2/b, 7.31.2/c). Units that ride or are towed are safe (7.31.2/g).
 */
export function blast(act: Act, id: string): Blast {
  const { battle } = act;
  const unit = battle.unit(id);
  if (!unit || unit.aboard !== undefined) return 'none';
  const mines = minesAgainst(battle, unit);
  if (!mines?.[partFor(unit)]) return 'none';
  const at = unit.at as string;
  const { side, strength } = mines;
  act.effect(
    'minefield-entered',
    { unit: id, at, side, strength },
    { changes: [discovered(battle, unit, mines)], cites: ['7.31.2/b', '7.31.2/d'] },
  );
  const modifiers = modifiersOf(battle, unit);
  const rolled = total(act.rollOf('mines', [id], D100));
  const net = rolled + sumOf(modifiers);
  const result = resultOf(battle, unit, mines, net);
  act.effect(
    'mine-attack',
    { unit: id, at, strength, rolled, net, result: WORDS[result], modifiers },
    { cites: isVehicle(unit) ? ['7.31.2.1/a'] : ['7.31.2.2/a'] },
  );
  return result;
}

/** The MINEFIELD counter shows the kind of mines that went off, and no other. */
function discovered(battle: Battle, unit: Unit, { side, strength, defense }: Mines): Change {
  const at = unit.at as string;
  const marked = markedIn(battle, at);
  const known = marked.find((mines) => mines.side === side);
  const mark: Mines = {
    ...known,
    side,
    strength,
    ...(defense !== undefined && { defense }),
    [partFor(unit)]: true,
  };
  return {
    do: 'location',
    at,
    set: { mines: [...marked.filter((mines) => mines.side !== side), mark] },
  };
}

/** The GP Defense on the card counts, whatever its target type (7.31.2.1/a). */
function resultOf({ table: { charts } }: Battle, unit: Unit, { strength }: Mines, net: number): Blast {
  if (!isVehicle(unit)) return net <= charts.lookup(MINES.onFoot, strength) ? 'Effective' : 'none';
  const defense = unit.gpDefense ?? 0;
  if (net <= charts.lookup(MINES.vehicles, strength, defense, 'Damage')) return 'Damage';
  return net <= charts.lookup(MINES.vehicles, strength, defense, 'TK') ? 'TK' : 'none';
}

/** In haste it sees less: low rolls hit (7.31.2.2/d). */
function modifiersOf({ table: { charts } }: Battle, unit: Unit): Modifier[] {
  if (!unit.quickmarched) return [];
  const value = charts.lookup(MINES.modifiers, 'Quickmarch in AP mines');
  return [{ why: 'Quickmarch', value, cites: '7.31.2.2/d' }];
}
