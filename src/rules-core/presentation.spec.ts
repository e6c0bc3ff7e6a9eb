import { draftPosition } from './kernel/position/draft.js';
import type { Json, Unit } from './kernel/position/position.js';
import {
  type CounterLook,
  counterFacts,
  counterSvg,
  effectFacts,
  MARKS,
  markSvg,
  marksOf,
  type Presentation,
  placeOf,
  SYMBOLS,
} from './kernel/presentation/index.js';
import { SYSTEMS } from './systems.js';

const shownBy = (name: string): Presentation => SYSTEMS.get(name)?.rulebook.presentation as Presentation;
const unit = (attributes: Readonly<Record<string, Json>>): Unit =>
  ({ id: 'u', side: 'a', name: 'U', ...attributes }) as Unit;

describe.each([...SYSTEMS])('how %s is shown', (name, { rulebook, scenarios }) => {
  const shown = shownBy(name);

  it('knows every counter of every scenario of the house', () => {
    const forces = Object.values(scenarios).flatMap((text) => {
      const { sides } = text as unknown as { sides: Record<string, { is?: object }> };
      return Object.entries(sides).map(([key, { is }]) => is ?? { nationality: key });
    });
    expect(forces.length).toBeGreaterThan(0);
    let drawn = 0;
    const unknown = forces.flatMap((side) =>
      (rulebook.draft?.counters?.({ name: 'A', ...side } as never) ?? []).flatMap((counter) => {
        const drafted = draftPosition(rulebook, {
          map: { columns: 3, rows: 2 },
          sides: { a: side, b: side },
          units: { a1: { counter, at: 'A1' } },
        });
        if (!drafted.ok) return [];
        drawn++;
        const facts = counterFacts(shown, drafted.position.units.a1 as Unit);
        return facts.symbol === 'unit' || facts.nation === undefined ? [counter] : [];
      }),
    );
    expect(drawn).toBeGreaterThan(50);
    expect(unknown).toEqual([]);
  });

  it('has a name for every phase', () => {
    const { phase } = rulebook.attributes.clock.shape as unknown as { phase: { options: string[] } };
    expect(phase.options.filter((each) => shown.phases[each] === undefined)).toEqual([]);
  });

  it('speaks of effects and attributes that there are', () => {
    const strange = Object.keys(shown.effects).filter((kind) => !Object.hasOwn(rulebook.sentences, kind));
    expect(strange).toEqual([]);
    const known = new Set([...Object.keys(rulebook.attributes.unit.shape), 'at']);
    const used = [...shown.counters, ...shown.states].flatMap(({ when }) => Object.keys(when));
    expect(used.filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('a counter in the common form', () => {
  it('tells what it is, what is printed on it and how it is', () => {
    const squad = unit({
      kind: 'squad',
      nationality: 'German',
      strength: '4-6-7',
      fp: 4,
      range: 6,
      broken: true,
      dm: true,
    });
    expect(counterFacts(shownBy('aslsk'), squad)).toEqual({
      symbol: 'squad',
      title: 'Squad',
      nation: 'german',
      strength: '4-6-7',
      numbers: [
        { label: 'Firepower', value: '4' },
        { label: 'Range', value: '6' },
      ],
      states: [
        { says: 'Broken', tone: 'bad', badge: 'BR' },
        { says: 'Desperation Morale', tone: 'bad', badge: 'DM' },
      ],
    });
  });

  it('turns hexspines into degrees: the first lies 30 degrees left of north', () => {
    const facing = (vca: number) => counterFacts(shownBy('aslsk'), unit({ kind: 'vehicle', vca, tca: 0 }));
    expect([0, 1, 5].map((spine) => facing(spine).facing)).toEqual([330, 30, 270]);
    expect(facing(2).turret).toBe(330);
  });

  it('fills in numbers, and joins what has no line of its own', () => {
    const team = unit({ kind: 'squad', nationality: 'german', fp: 7, range: 4, tq: 6, fired: 2 });
    const facts = counterFacts(shownBy('combat'), team);
    expect(facts.strength).toBe('7-4-6');
    expect(facts.states).toEqual([{ says: 'Fire 2', tone: 'note', badge: 'F2' }]);
  });

  it('says of marks what lies there', () => {
    expect(marksOf(shownBy('combat'), { wrecks: 2, wire: true, control: 'german' })).toEqual([
      { mark: 'wreck', says: '2 wrecks' },
      { mark: 'wire', says: 'Wire' },
    ]);
  });

  it('finds who attacks whom in the particulars of an effect', () => {
    const about = {
      at: 'L4',
      parts: [
        { unit: 'a', fp: 4 },
        { unit: 'b', fp: 2 },
      ],
    };
    expect(effectFacts(shownBy('aslsk'), 'fire-attack', about)).toEqual({
      is: 'attack',
      from: ['a', 'b'],
      to: ['L4'],
    });
    expect(effectFacts(shownBy('aslsk'), 'constructor', about)).toEqual({ is: 'note', from: [], to: [] });
  });
});

describe('symbols', () => {
  const look = (more: Partial<CounterLook>): string =>
    counterSvg({ symbol: 'squad', nation: 'german', ...more });

  it('differ for every kind of counter and every mark, without a colour', () => {
    const plain = (svg: string) => svg.replace(/#[0-9a-f]{3,6}/g, '');
    const counters = SYMBOLS.map((symbol) => plain(look({ symbol })));
    expect(new Set(counters).size).toBe(SYMBOLS.length);
    expect(new Set(MARKS.map((mark) => plain(markSvg({ mark })))).size).toBe(MARKS.length);
    expect(plain(look({ side: 0 }))).not.toBe(plain(look({ side: 1 })));
    expect(plain(look({ badges: [{ text: 'BR', tone: 'bad' }] }))).not.toBe(
      plain(look({ badges: [{ text: 'BR', tone: 'note' }] })),
    );
  });

  it('are small, and let no markup in', () => {
    const hostile = look({ strength: '<script>&"', badges: [{ text: '<b>', tone: 'x"><i' }] });
    expect(hostile).not.toMatch(/<script|<b>|<i/);
    for (const symbol of SYMBOLS)
      expect(look({ symbol, strength: '4-6-7', facing: 30 }).length).toBeLessThan(2000);
  });
});

it('levels of a hex lie above and below its centre, and inside it', () => {
  const hex = { x: 100, y: 100 };
  const lines = ['C3', 'C3/1', 'C3/-1', 'C3/9', 'C3/sewer'].map((at) => placeOf(hex, at));
  expect(lines[0]).toEqual(hex);
  expect(lines[1]?.y).toBeLessThan(100);
  expect(lines[2]?.y).toBeGreaterThan(100);
  expect(lines.every(({ x, y }) => Math.hypot(x - 100, y - 100) < 32)).toBe(true);
});
