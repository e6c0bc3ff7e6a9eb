/** Gullies (6.10): units on the lip are seen from afar; those in the bed only from next to it and along it. */
import { by, lab, listed, told, walk } from '../lab.testkit.js';

const GULLY = { watercourses: [{ is: 'gully', along: 'A7 B7 C7 D7 E7 F7 G7' }] };
const g = by('german');
const a = by('american');

const scene = (units: Readonly<Record<string, object>>, more: object = {}) => ({
  map: GULLY,
  units,
  ...more,
});
const SQUAD = { counter: '6-6', at: 'D3' };
const firesAt = (result: ReturnType<typeof lab>) =>
  listed(result, 'fire').map((order) => (order as { units: string[] }).units.join('+'));

describe('the list of shots', () => {
  test('[combat 6.10.2] [combat 12.1.1] names those on the lip, and not those in the bed', () => {
    const lying = (more: object) => lab(scene({ g1: SQUAD, a1: { counter: '7-6', at: 'D7', ...more } }));
    expect(firesAt(lying({ onLip: true }))).toEqual(['g1']);
    expect(firesAt(lying({}))).toEqual([]);
  });

  test('[combat 6.10.1] from the lip the firer sees what he does not see from the bed', () => {
    const from = (more: object) =>
      lab(scene({ g1: { counter: '6-6', at: 'D7', ...more }, a1: { counter: '7-6', at: 'D3' } }));
    expect(firesAt(from({ onLip: true }))).toEqual(['g1']);
    expect(firesAt(from({}))).toEqual([]);
  });
});

test('[combat 12.1.2 × 6.10.2] Defensive Fire is asked for against a move on to the lip', () => {
  const crawls = { order: 'move', mode: 'crawling', routes: [{ unit: 'a1', path: [{ do: 'climb' }] }] };
  const units = { g1: SQUAD, a1: { counter: '7-6', at: 'D7' } };
  const result = lab(scene(units, { clock: { active: 'american', initiative: 'american' } }), a(crawls));
  expect(told(result)).toContain('7-6 is on the lip of the gully in D7.');
  expect(result.awaiting).toMatchObject([{ side: 'german', kind: 'reaction' }]);
  expect(firesAt(result)).toEqual(['g1']);
});

test('[combat 12.6.2 × 2.5.4] Desperation Fire at units that move in the bed leaves those on the lip alone', () => {
  const units = {
    g1: { counter: '6-6', at: 'D6', fired: 2 },
    a1: { counter: '7-6', at: 'E7' },
    a2: { counter: '7-6', at: 'D7', onLip: true },
  };
  const desperate = { order: 'desperation-fire', unit: 'g1', at: 'D7' };
  const result = lab(
    scene(units, { clock: { active: 'american', initiative: 'american' } }),
    a(walk('cautious', 'a1', 'D7')),
    g(desperate, [9, 9]),
  );
  const shot = told(result).find((line) => line.includes('on D7'));
  expect(shot).toMatch(/no effect on 7-6\. \(/);
});

test('[combat 6.13.2/a × 6.10.2] nobody flees towards an enemy whom he sees on the lip', () => {
  const flee = (more: object) => {
    const units = {
      g1: { counter: '6-6', at: 'D4', yellow: 'disrupted' },
      a1: { counter: '7-6', at: 'C7', ...more },
      a2: { counter: '7-6', at: 'D1' },
    };
    return listed(lab({ ...scene(units), map: { ...GULLY, hexes: { C5: 'woods' } } }), 'flee');
  };
  expect(flee({})).toContainEqual({ unit: 'g1', path: ['C5'] });
  expect(flee({ onLip: true })).toEqual([]);
});
