/** Counters of this book as a campaign's roster has them: what each is, what of it stays between battles. */

import type { Standing } from '../../campaign/aftermath/counting/reading.js';
import type { RosterId, RosterKind, RosterRow } from '../../campaign/book/book.js';
import { bearerAmong, capturedFrom, hasLeft, standing, statesOf, written } from '../../campaign/counters.js';
import type { WrittenUnit } from '../../campaign/pieces.js';
import type { Json } from '../../kernel/position/position.js';
import { counterNamed } from '../scenarios/drafting.js';
import type { AslBattle, AslUnit } from '../system.js';
import type { UnitAttributes, UnitKind } from '../units/attributes.js';
import { fullStrengthOf, type MmcKind, mmcCounter, stepBelow } from '../units/counters.js';
import { halfOf, NATION_OF_SIDE } from './nations.js';

const KINDS: Readonly<Record<UnitKind, RosterKind | undefined>> = {
  leader: 'person',
  squad: 'squad',
  'half-squad': 'half-squad',
  crew: 'crew',
  weapon: 'weapon',
  gun: 'gun',
  vehicle: 'vehicle',
  concealment: undefined,
};

const NATIONS: readonly string[] = [
  'German',
  'Russian',
  'American',
  'British',
  'USMC',
  'Japanese',
  'Italian',
  'French',
  'Finnish',
  'Allied Minor',
  'Axis Minor',
  'German SS',
];

/** Without a nationality, the first nation that has such a counter tells. */
export function kindOf(
  name: string,
  { nationality }: { readonly nationality?: string },
): RosterKind | undefined {
  const counter = STRIPED.exec(name)?.[1] ?? name;
  const nations = nationality === undefined ? NATIONS : [nationality];
  for (const nation of nations) {
    const found = counterNamed(counter, nation);
    if (found) return KINDS[found.kind];
  }
  return undefined;
}

export const rosterKindOf = ({ kind }: AslUnit): RosterKind | undefined => KINDS[kind];

const OF_STRENGTH: ReadonlySet<RosterKind> = new Set(['squad', 'half-squad', 'crew', 'person']);
const AMBIGUOUS: ReadonlySet<RosterKind> = new Set(['squad', 'half-squad', 'crew']);

/** The striped side of a Japanese squad or crew, by its full strength: other counters share the strength printed on it. */
const STRIPED = /^striped (.+)$/;

export const isStriped = ({ counter }: Pick<RosterRow, 'counter'>): boolean => STRIPED.test(counter);

/** A half-squad, or the striped side. */
export function reducedOf(
  whole: string,
  left: Pick<RosterRow, 'side' | 'kind' | 'counter'>,
): string | undefined {
  if (left.kind === 'half-squad') return halfOf(left.side, whole);
  return isStriped(left) ? `striped ${whole}` : undefined;
}

/** The counter, whatever name somebody has been given. */
export function counterOf(unit: AslUnit, foreign: boolean): string {
  const kind = KINDS[unit.kind];
  if (!kind || !OF_STRENGTH.has(kind)) return foreign ? `${unit.nationality} ${unit.name}` : unit.name;
  const full = unit.reduced ? fullStrengthOf(unit)?.strength : undefined;
  return full === undefined ? (unit.strength ?? unit.name) : `striped ${full}`;
}

/** Captured weapons keep their nationality (5.5); what bears a nation's name already keeps that. */
export const captured = capturedFrom(NATION_OF_SIDE, (name) => counterNamed(name, '') !== undefined);

const MEN: Readonly<Partial<Record<UnitKind, number>>> = { squad: 4, 'half-squad': 2, crew: 2 };
const men = (unit: AslUnit): number => (MEN[unit.kind] ?? 1) - (unit.reduced ? 1 : 0);

export function isLess(now: AslUnit, before: AslUnit): boolean {
  return men(now) < men(before);
}

export function bearerOf(unit: AslUnit): string | null | undefined {
  if (unit.kind !== 'weapon' && unit.kind !== 'gun') return undefined;
  return unit.possessor ?? null;
}

const DAMAGE = ['malfunctioned', 'immobilized', 'weaponsBroken', 'weaponsDisabled'] as const;

function only(unit: AslUnit, keys: readonly (keyof UnitAttributes)[]): NonNullable<Standing['is']> {
  const said = keys.flatMap((key) => (unit[key] === undefined ? [] : [[key, unit[key]]]));
  return Object.fromEntries(said) as NonNullable<Standing['is']>;
}

export function stands(unit: AslUnit, battle: AslBattle): Standing {
  const is = only(unit, ['wounded', ...DAMAGE]);
  return standing(fateOf(unit, battle), is);
}

function fateOf(unit: AslUnit, battle: AslBattle): Standing['fate'] {
  if (unit.wreck) return 'destroyed';
  if (hasLeft(unit, battle)) return 'withdrawn';
  if (unit.wounded) return 'wounded';
  return DAMAGE.some((key) => unit[key] !== undefined) ? 'damaged' : undefined;
}

/** States of one battle that mean nothing in the next. A unit keeps everything else that the roster says of it. */
const PASSING: ReadonlySet<string> = new Set([
  'at',
  'hidden',
  'concealed',
  'unmasked',
  'broken',
  'dm',
  'keepsDm',
  'pinned',
  'cx',
  'melee',
  'acted',
  'busy',
  'fire',
  'firedAt',
  'used',
  'directed',
  'fought',
  'ambush',
  'advanced',
  'moving',
  'moved',
  'spent',
  'spentHere',
  'from',
  'acquired',
  'bogged',
  'shock',
  'stun',
  'shaken',
  'recalled',
  'plusOne',
  'motion',
  'started',
  'ce',
  'banzai',
  'raised',
  'possessor',
  'placed',
] satisfies readonly (keyof AslUnit)[]);

/** One of the roster as a scenario writes it; a weapon is with its bearer where he comes too. */
export function draw(row: RosterRow, id: RosterId, together?: ReadonlySet<RosterId>): WrittenUnit {
  const possessor = CARRIED.has(row.kind) ? bearerAmong(row, together) : undefined;
  const is = {
    ...stripes(row),
    ...statesOf(row, (state) => !PASSING.has(state)),
    ...(possessor !== undefined && { possessor }),
  };
  return written(writtenCounter(row), id, nameAtTable(row), is);
}

const CARRIED: ReadonlySet<RosterKind> = new Set(['weapon', 'gun']);

/** "half-squad 2-2-8": the strength alone could be a crew's. */
export function writtenCounter({ counter, kind }: Pick<RosterRow, 'counter' | 'kind'>): string {
  const full = STRIPED.exec(counter)?.[1] ?? counter;
  return AMBIGUOUS.has(kind) ? `${kind} ${full}` : full;
}

/** What is printed on the striped side, where the counter is that. */
function stripes({ counter, kind }: RosterRow): Record<string, Json> {
  const full = STRIPED.exec(counter)?.[1];
  if (full === undefined) return {};
  const striped = stepBelow(mmcCounter('Japanese', full, kind as MmcKind) as AslUnit);
  const { name: _, kind: __, ...printed } = striped ?? { name: '', kind: 'squad' };
  return printed as unknown as Record<string, Json>;
}

/** Men keep the strength in their names, by which they are renamed when they are halved; weapons keep their counter's name. */
function nameAtTable({ name, counter, kind }: RosterRow): string | undefined {
  if (CARRIED.has(kind)) return undefined;
  if (!OF_STRENGTH.has(kind)) return name;
  const strength = STRIPED.exec(counter)?.[1] ?? counter;
  const own = name.replace(PRINTED_STRENGTH, '').trim();
  return own === '' ? strength : `${strength} ${own}`;
}

const PRINTED_STRENGTH = /^(striped )?\d+([-+]\d+){1,2}\s*/;
