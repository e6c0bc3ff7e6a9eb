/** Drawing up a scenario by points (section 17): what a side's counters, works and air support cost. */
import * as z from 'zod';
import { readAs } from '../../kernel/position/complaints.js';
import { drawingUp as builder, type Lot, type ToDrawUp } from '../../kernel/scenarios/index.js';
import type { Reason } from '../../kernel/views/reasons.js';
import { air } from '../attributes/air.js';
import { fortified } from '../attributes/fortifications.js';
import { commander } from '../attributes/vehicles.js';
import type { RuleId } from '../rules.js';
import { type Counter, counterNamed } from '../units/catalogue.js';
import { inTheBoxes, worksInTheBoxes } from '../units/countermix.js';
import { parentOf } from '../units/nations.js';
import { listed, listedAs, pointsIn1977, pointsOf, WORKS } from '../units/points.js';

const terms = z.strictObject({
  year: z.int().min(1939).max(1945).describe('When the battle is fought; some prices change with it'),
  month: z.int().min(1).max(12).default(7),
});

type Unit = Lot['unit'];
type Valued = Pick<Lot, 'price' | 'reasons' | 'lacking'>;
type Part = readonly [what: string, points: number, cites: RuleId];

export const drawingUp = builder({
  terms,
  options: ({ year, month }) => ({ year, month }),
  notes: () => [because('Prices of different nations and modules can be compared only roughly.', '17.2')],
  *lots(side, { year }) {
    const wanted = countersWanted(side);
    for (const [force, { units }] of side.forces.entries())
      for (const unit of units) {
        const found = valued(unit, side, year);
        yield { force, unit, ...found, reasons: [...found.reasons, ...tooFew(unit, side, wanted)] };
      }
    yield* works(side);
    yield* airSupport(side, year);
  },
});

const because = (says: string, ...cites: RuleId[]): Reason => ({ says, cites });

/** What is malformed costs nothing here: the scenario that is drawn up is refused for it, with the reason. */
function wellFormed<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> | undefined {
  const read = readAs(schema, given);
  return read.ok ? read.value : undefined;
}

/** By what is printed on them. */
function countersWanted({ forces }: ToDrawUp): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const { counter = '', count } of forces.flatMap(({ units }) => units))
    wanted.set(counter, (wanted.get(counter) ?? 0) + count);
  return wanted;
}

/** More are wanted than lie in the boxes: they can be had all the same, and a person may want to know (R.1, R.4). */
function tooFew({ counter = '' }: Unit, side: ToDrawUp, wanted: ReadonlyMap<string, number>): Reason[] {
  const printed = counterNamed(counter, nationOf(side));
  const found = printed && inTheBoxes(printed.nationality, counter.replace(/^(half-squad|crew) /, ''));
  return found && (wanted.get(counter) ?? 0) > found.count
    ? [because(`the boxes have ${found.count}, as far as their lists are known`, ...found.cites)]
    : [];
}

const nationOf = ({ is }: Pick<ToDrawUp, 'is'>): string => String(is.nationality);

function valued(unit: Unit, side: ToDrawUp, year: number): Valued {
  const nation = nationOf(side);
  const counter = unit.counter === undefined ? undefined : counterNamed(unit.counter, nation);
  if (!counter) {
    const lacking = because(`There is no ${nation} counter "${unit.counter ?? ''}" in the boxes.`, '17.1');
    return { reasons: [], lacking };
  }
  const basic = priceOf(counter, unit, { nation, year });
  if (!basic) return { reasons: [because('no price in the book', '17.1')] };
  const parts = [basic, ...extras(counter, unit)];
  return {
    price: parts.reduce((sum, [, points]) => sum + points, 0),
    reasons: parts.map(([what, points, cites]) => because(`${what} ${points}`, cites)),
  };
}

interface Lists {
  readonly men: RuleId;
  readonly leaders: RuleId;
  readonly weapons: RuleId;
}

const WHERE: Readonly<Record<string, Lists>> = {
  German: { men: '17/ger-inf', leaders: '17/ger-ldr', weapons: '17/ger-sw' },
  Rumanian: { men: '17/rum', leaders: '17/rum', weapons: '17/rum' },
  Russian: { men: '17/rus-inf', leaders: '17/rus-ldr', weapons: '17/rus-sw' },
  American: { men: '17/us-inf', leaders: '17/us-ldr', weapons: '17/us-sw' },
  British: { men: '17/brit-inf', leaders: '17/brit-ldr', weapons: '17/brit-sw' },
  French: { men: '17/fr-inf', leaders: '17/fr-ldr', weapons: '17/fr-sw' },
  Finnish: { men: '17/fin-inf', leaders: '17/fin-inf', weapons: '17/fin-sw' },
  'Allied Minor': { men: '17/minor-inf', leaders: '17/minor-ldr', weapons: '17/minor-sw' },
};

function rowOf({ kind, nationality }: Counter): RuleId {
  const lists = WHERE[parentOf(nationality)];
  if (!lists || kind === 'cycle' || kind === 'horse' || kind === 'dummy') return '17/misc';
  return kind === 'leader' ? lists.leaders : kind === 'weapon' ? lists.weapons : lists.men;
}

const DRAWN_BY_HORSES: readonly unknown[] = ['wagon', 'pulkka'];

interface Buyer {
  readonly nation: string;
  readonly year: number;
}

function priceOf(counter: Counter, { is }: Unit, { nation, year }: Buyer): Part | undefined {
  const { name, nationality, kind } = counter;
  const row = rowOf(counter);
  if (DRAWN_BY_HORSES.includes(is.vehicle)) return part(nation, String(is.vehicle), '17/misc/a');
  const partisan = is.partisan === true ? listed(nationality, `partisan ${name}`) : undefined;
  if (partisan !== undefined) return [name, partisan, row];
  const price = listed(nationality, counter.strength && kind !== 'sniper' ? listedAs(counter) : name, year);
  if (price !== undefined) return [name, price, row];
  const before = pointsIn1977(counter);
  if (before !== undefined) return [`${name} in 1977`, before, '17.1'];
  const about = pointsOf(counter);
  return about > 0 ? [`${name} by estimate`, about, row] : undefined;
}

function part(nation: string, name: string, cites: RuleId): Part | undefined {
  const points = listed(nation, name);
  return points === undefined ? undefined : [name, points, cites];
}

/** What the scenario makes of a counter, beside what is printed on it. */
function extras(counter: Counter, { is }: Unit): Part[] {
  const { kind, nationality } = counter;
  const isSquad = kind === 'squad';
  const has = [
    is.skill === 'skis' && counter.skill !== 'skis' && 'skis',
    isSquad && is.training === 'engineers' && 'engineers',
    kind !== 'weapon' && is.jumps === true && 'paratroops',
  ].filter((name) => name !== false);
  return [
    ...has.map((name) => part(nationality, name, '17/misc')),
    isSquad ? smoke(counter, is.smoke) : undefined,
    ...armourLeader(counter, is.commander),
  ].filter((one) => one !== undefined);
}

/** German assault engineers have smoke grenades, and cost less without them. */
function smoke({ nationality, strength }: Counter, wanted: unknown): Part | undefined {
  const grenades = listed(nationality, 'smoke grenades') ?? 0;
  const hasThem = parentOf(nationality) === 'German' && strength === '8-3-8';
  if (wanted === 'special' && !hasThem) return ['smoke grenades', grenades, '17/misc'];
  return wanted === 'none' && hasThem ? ['without smoke grenades', -grenades, '17/misc-notes'] : undefined;
}

/** He costs what a leader costs on foot, and more or less by his nation. */
function armourLeader({ nationality }: Counter, wanted: unknown): Part[] {
  const leader = wellFormed(commander, wanted);
  if (!leader) return [];
  const { morale, leadership } = leader;
  const name = `${morale}${leadership > 0 ? '+' : '-'}${Math.abs(leadership)}`;
  const row = WHERE[parentOf(nationality)]?.leaders ?? '17.1';
  const parts = [part(nationality, name, row), part(nationality, 'armour leader', row)];
  return parts.filter((one) => one !== undefined);
}

/** Part of no force: the side has them already. */
const OF_THE_SIDE = -1;
const ofSide = (name: string, count: number, price: number, cites: RuleId): Lot => ({
  force: OF_THE_SIDE,
  unit: { name, count, is: {} },
  price,
  reasons: [because(`${name} ${price}`, cites)],
});

function* works({ is }: ToDrawUp): Generator<Lot, void, number> {
  const { bunkers = {}, ...others } = wellFormed(fortified.works, is.works) ?? {};
  const all = Object.values(bunkers).reduce((sum, count) => sum + count, 0);
  for (const [name, count] of Object.entries({ ...others, ...bunkers })) {
    if (typeof count !== 'number' || WORKS[name] === undefined) continue;
    const isBunker = name in bunkers;
    const found = worksInTheBoxes(isBunker ? 'bunker' : name);
    const lot = ofSide(name, count, WORKS[name], '17/fort');
    const short = found && (isBunker ? all : count) > found.count;
    yield short
      ? { ...lot, reasons: [...lot.reasons, because(`the boxes have ${found.count}`, ...found.cites)] }
      : lot;
  }
}

function* airSupport(side: ToDrawUp, year: number): Generator<Lot, void, number> {
  const nation = nationOf(side);
  const price = listed(nation, 'air support', year);
  if (price === undefined || !wellFormed(air, side.is.air)?.chance) return;
  yield ofSide('air support', 1, price, parentOf(nation) === 'Russian' ? '17/rus-air' : '17/ger-air');
}
