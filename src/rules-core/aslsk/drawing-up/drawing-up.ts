/** Drawing up a scenario by points (chapter H): what the counters of a side cost, and which are not available. */
import * as z from 'zod';
import { drawingUp as builder, type Lot, type ToDrawUp } from '../../kernel/scenarios/index.js';
import type { Reason } from '../../kernel/views/reasons.js';
import type { RuleId } from '../rules.js';
import { counterNamed, nationCalled } from '../scenarios/drafting.js';
import type { Counter } from '../units/counters.js';
import { monthOf, type Occasion, pointsOf, rarityOf, theatre } from './points.js';

const terms = z.strictObject({
  year: z.int().min(1930).max(1945).describe('When the battle is fought'),
  month: z.int().min(1).max(12),
  theatre: theatre.describe('As chapter H divides the war; North Africa is ETO, the rest of the Pacific PTO'),
  squadEquivalentsPerWeapon: z
    .record(z.string(), z.number().min(0.5).max(100))
    .default({})
    .describe('By side: one support weapon for so many squad equivalents. The book gives no number'),
});

type Terms = z.output<typeof terms>;
type Unit = Lot['unit'];

export const drawingUp = builder({
  terms,
  options: ({ year, month }) => ({ year, month }),
  *lots(side, said) {
    const wanted = side.forces.flatMap(({ units }, force) => units.map((unit) => ({ force, unit })));
    const found = wanted.map((one) => ({ ...one, counter: counterOf(one.unit, side, said) }));
    const isSupport = ({ counter }: (typeof found)[number]) =>
      counter?.kind === 'weapon' && !pointsOf(counter);
    let equivalents = 0;
    for (const { force, unit, counter } of found.filter((one) => !isSupport(one))) {
      const lot = { force, unit, ...(counter ? valued(counter, side, said) : unknown(unit, side)) };
      const taken = yield lot;
      equivalents += taken * squadEquivalents(counter);
      const crew = counter && pointsOf(counter)?.withCrew;
      if (crew !== undefined && taken > 0) yield crewOf(lot, crew, taken);
    }
    yield* allotted(found.filter(isSupport), equivalents, said.squadEquivalentsPerWeapon[side.id]);
  },
});

const nationOf = ({ is }: Pick<ToDrawUp, 'is'>): string => nationCalled(String(is.nationality));

const counterOf = ({ counter }: Unit, side: ToDrawUp, { year, month }: Terms): Counter | undefined =>
  counter === undefined ? undefined : counterNamed(counter, nationOf(side), { year, month });

const unknown = ({ counter }: Unit, side: ToDrawUp): Pick<Lot, 'reasons' | 'lacking'> => ({
  reasons: [],
  lacking: because(`There is no ${nationOf(side)} counter "${counter ?? ''}" in the counter mix.`),
});

/** Basic Point Value times Rarity Factor. */
function valued(counter: Counter, side: ToDrawUp, when: Occasion): Omit<Lot, 'force' | 'unit'> {
  const points = pointsOf(counter);
  if (!points) return { reasons: [because('no Basic Point Value in the book', 'H/intro')] };
  const { bpv, rule, rarity } = points;
  const value = because(`BPV ${bpv}`, rule);
  if (!rarity) return { price: bpv, reasons: [value] };
  const enemies = side.enemies.map((is) => nationOf({ is }));
  const rf = rarityOf(rarity, when, enemies);
  const then = `${when.theatre} in ${monthOf(when)}`;
  if (rf === undefined)
    return {
      reasons: [value],
      lacking: because(
        `The ${counter.name} was not available in the ${then} against ${inWords(enemies)}.`,
        rule,
      ),
    };
  const price = Math.round(bpv * rf * 10) / 10;
  return { price, reasons: [value, because(`RF ${rf} in the ${then}`, rule)] };
}

const inWords = (enemies: readonly string[]): string => enemies.join(' and ') || 'anybody';

/** Two half-squads or crews equal a squad (1.2.2/c). */
function squadEquivalents(counter: Counter | undefined): number {
  if (counter?.kind === 'squad') return 1;
  return counter?.kind === 'half-squad' || counter?.kind === 'crew' ? 0.5 : 0;
}

const crewOf = ({ force }: Lot, counter: string, count: number): Lot => ({
  force,
  unit: { counter, count, is: {} },
  price: 0,
  reasons: [because('the BPV of the weapon includes its crew', 'H/Type97ATR-b')],
});

/** Support weapons have no price: they are allotted by squad equivalents. */
function* allotted(
  wanted: readonly Pick<Lot, 'force' | 'unit'>[],
  equivalents: number,
  perWeapon: number | undefined,
): Generator<Lot, void, number> {
  const sums = `${equivalents} squad equivalents`;
  let left = perWeapon === undefined ? Number.POSITIVE_INFINITY : Math.floor(equivalents / perWeapon);
  for (const { force, unit } of wanted) {
    const count = Math.min(unit.count, left);
    left -= count;
    const reasons = [because(`no price: allotted to ${sums}`, 'H/intro')];
    if (count > 0) yield { force, unit: { ...unit, count }, price: 0, reasons };
    if (count === unit.count) continue;
    const lacking = because(`${sums} have one support weapon for every ${perWeapon}.`, 'H/intro');
    yield { force, unit: { ...unit, count: unit.count - count }, reasons: [], lacking };
  }
}

const because = (says: string, ...cites: RuleId[]): Reason => ({ says, cites });
