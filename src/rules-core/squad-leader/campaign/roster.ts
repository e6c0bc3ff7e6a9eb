/** Counters of this book as a campaign's roster has them: what each is, what of it stays between battles. */
import type { Standing } from '../../campaign/aftermath/counting/reading.js';
import type { RosterId, RosterKind, RosterRow } from '../../campaign/book/book.js';
import { bearerAmong, capturedFrom, hasLeft, standing, statesOf, written } from '../../campaign/counters.js';
import type { WrittenUnit } from '../../campaign/pieces.js';
import {
  apart,
  leadersApart,
  machineGunsApart,
  PER_CLASS,
  strengthApart,
} from '../../family/asl/comparable.js';
import type { Battle, Unit } from '../system.js';
import { type Counter, counterNamed, NATIONS as PRINTED_NATIONS, remnantOf } from '../units/catalogue.js';
import { isSmc } from '../units/kinds.js';
import { HEROES } from './between.js';
import { NATIONS } from './nations.js';

/** Horses are found where they are needed, '?' are no troops, scouts are men of their squads, and snipers and aircraft are lent by the staff: no roster counts them. */
export function rosterKindOf({ kind }: Pick<Unit, 'kind'>): RosterKind | undefined {
  const isUncounted = kind === 'horse' || kind === 'cycle' || kind === 'scout' || kind === 'sniper';
  if (isUncounted || kind === 'aircraft' || kind === 'dummy' || kind === 'concealment') return undefined;
  return kind === 'leader' || kind === 'hero' ? 'person' : kind;
}

/** Without a nationality, the first nation that has such a counter tells. */
export function kindOf(
  counter: string,
  { nationality }: { readonly nationality?: string },
): RosterKind | undefined {
  const [found] = everywhere(counter, nationality);
  return found && rosterKindOf(found);
}

const everywhere = (name: string, nationality?: string): Counter[] =>
  (nationality === undefined ? PRINTED_NATIONS : [NATIONS[nationality] ?? nationality]).flatMap(
    (nation) => counterNamed(name, nation) ?? [],
  );

/** What is left of that squad; undefined where nations differ and the side does not say which. */
export function reducedOf(
  whole: string,
  { side, kind }: Pick<RosterRow, 'side' | 'kind' | 'counter'>,
): string | undefined {
  if (kind !== 'half-squad') return undefined;
  const squads = everywhere(whole, NATIONS[side]).flatMap((squad) => remnantOf(squad)?.name ?? []);
  return new Set(squads).size === 1 ? squads[0] : undefined;
}

/** By what is printed, whatever name somebody has been given. */
export function counterOf(unit: Unit, foreign: boolean): string {
  if (unit.strength !== undefined) return unit.strength;
  return foreign ? `${unit.nationality} ${unit.name}` : unit.name;
}

export const isLess = (now: Unit, before: Unit): boolean =>
  before.kind === 'squad' && now.kind === 'half-squad';

export const bearerOf = ({ kind, possessor }: Unit): string | null | undefined =>
  kind === 'weapon' ? (possessor ?? null) : undefined;

/** A wound lasts for the scenario (3.4.2), and so does what has malfunctioned. */
export function stands(unit: Unit, battle: Battle): Standing {
  const is = {
    ...(unit.immobilized && { immobilized: true }),
    ...(unit.malfunctioned && { malfunctioned: true }),
  };
  const captor = unit.guard === undefined ? undefined : battle.unit(unit.guard)?.side;
  return { ...standing(fateOf(unit, battle), is), ...(captor !== undefined && { captor }) };
}

function fateOf(unit: Unit, battle: Battle): Standing['fate'] {
  if (hasLeft(unit, battle)) return 'withdrawn';
  if (unit.guard !== undefined) return 'captured';
  if (isSmc(unit) && unit.wounds) return 'wounded';
  return unit.malfunctioned || unit.immobilized ? 'damaged' : undefined;
}

/** What a roster says of somebody that means something in the next battle. */
const LASTING: ReadonlySet<string> = new Set([
  'nationality',
  'quality',
  'elr',
  'personal',
  'malfunctioned',
  'immobilized',
] satisfies readonly (keyof Unit)[]);

/** One of the roster as a scenario writes it; a weapon is with its bearer where he comes too. */
export function draw(row: RosterRow, id: RosterId, together?: ReadonlySet<RosterId>): WrittenUnit {
  const possessor = row.kind === 'weapon' ? bearerAmong(row, together) : undefined;
  const is = {
    ...statesOf(row, (state) => LASTING.has(state)),
    ...(possessor !== undefined && { possessor }),
  };
  return written(writtenCounter(row), id, nameAtTable(row), is);
}

/** "half-squad 2-4-7": the strength alone could be a crew's. */
const writtenCounter = ({ counter, kind }: Pick<RosterRow, 'counter' | 'kind'>): string =>
  kind === 'half-squad' || kind === 'crew' ? `${kind} ${counter}` : counter;

const OF_MEN: ReadonlySet<RosterKind> = new Set(['squad', 'half-squad', 'crew']);
const PRINTED_STRENGTH = /^\d+(-\d+){2}\s*/;

/** Men keep the strength in their names, by which they are renamed when they are halved; weapons keep their counter's name. */
function nameAtTable({ name, counter, kind }: RosterRow): string | undefined {
  if (kind === 'weapon') return undefined;
  if (!OF_MEN.has(kind)) return name;
  const own = name.replace(PRINTED_STRENGTH, '').trim();
  return own === '' ? counter : `${counter} ${own}`;
}

/** Captured weapons are called by the nation that made them. */
export const captured = capturedFrom(NATIONS, (name) => counterNamed(name, '') !== undefined);

const CLASSES: readonly Counter['quality'][] = ['elite', 'first', 'second', 'green', 'inexperienced'];

/** Squads of another class of the same nation, leaders of another rank, machine guns of another weight may stand in. */
export function comparable(
  unit: Pick<RosterRow, 'counter' | 'kind'>,
  asked: string,
  { nationality = '' }: { readonly nationality?: string },
): number | undefined {
  const nation = NATIONS[nationality] ?? nationality;
  const [own, other] = [counterNamed(writtenCounter(unit), nation), counterNamed(asked, nation)];
  if (!own || !other || own.kind !== other.kind || HEROES.includes(other.name)) return undefined;
  if (own.name === other.name) return 0;
  if (own.kind === 'vehicle') return own.vehicle === other.vehicle ? 1 : undefined;
  if (own.kind === 'weapon') return machineGunsApart(own.weapon, other.weapon);
  const classes = apart(CLASSES.indexOf(own.quality), CLASSES.indexOf(other.quality));
  return 1 + PER_CLASS * classes + leadersApart(own, other) + strengthApart(own, other);
}
