import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

/** A river of two hexes' breadth from west to east, with marsh south of it in the west and a slope in the east. */
const ROWS = 'A5-N6';
const map = (more: object = {}) =>
  drawn({
    levels: { '-1': `${ROWS} A7-D8`, '1': 'K7-N8' },
    terrain: { river: ROWS, marsh: 'A7-D8', ...more },
  });
const LVT = { amphibian: { mp: 3 }, mp: 30, facing: 3 } as const;
const start = (units: Readonly<Record<string, Placed>>, more: Setup = {}) =>
  new Trial({ phase: 'movement', map: map(), units: { r9: '4-4-7 at N12', ...units }, ...more });
const swimmer = (at: string, values: object = {}) => [`MkIVF2 at ${at}`, { ...LVT, ...values }] as Placed;
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const drms = (trial: Trial) =>
  trial
    .told('bog-roll')
    .at(-1)
    ?.modifiers?.map(({ why, value }) => `${why} ${value}`);

describe('out of a river', () => {
  test.each([
    ['to the land', 'G6', 'G7', 4 + 1],
    ['to a hill', 'L6', 'L7', 2 * (4 + 1)],
  ])(
    '[squad-leader-C-050] [squad-leader 14.28.9.1] 4 points and the hex for each level: %s',
    (_, at, to, mp) => {
      const trial = start({ gt: swimmer(at) }).order('german', drive(to), 2, 2);
      expect(trial.told('drove')[0]?.mp).toBe(mp);
    },
  );

  test('[squad-leader 14.28.9.1] as deep where the map draws it level', () => {
    const level = drawn({ terrain: { river: ROWS } });
    const trial = start({ gt: swimmer('G6') }, { map: level }).order('german', drive('G7'), 2, 2);
    expect(trial.told('drove')[0]?.mp).toBe(5);
  });

  test('[squad-leader 14.28.9.2] it may sink in, in the river', () => {
    const trial = start({ gt: swimmer('G6') }).order('german', drive('G7'), 5, 5);
    expect(trial.unit('gt')).toMatchObject({ at: 'G6', bogged: true, immobilized: true });
    const out = start({ gt: swimmer('G6') }).order('german', drive('G7'), 4, 5);
    expect([out.unit('gt').at, drms(out)]).toEqual(['G7', []]);
  });

  test.each<[string, string, string, Setup, string[]]>([
    ['up a hill', 'L6', 'L7', {}, ['uphill 1']],
    ['on soft ground', 'G6', 'G7', { options: { underfoot: 'mud' } }, ['soft ground 1']],
  ])('[squad-leader-C-125] [squad-leader 14.28.9.3] sooner %s', (_, at, to, more, why) => {
    const trial = start({ gt: swimmer(at) }, more);
    trial.order('german', drive(to), ...(more.options ? [1, 1] : []), 4, 5);
    expect(drms(trial)).toEqual(why);
    expect(trial.unit('gt').at).toBe(at);
  });
});

describe('marsh and mud', () => {
  const boat = (at: string, more: Readonly<Record<string, Placed>> = {}) => ({
    gb: `storm boat at ${at}` as Placed,
    g1: [`4-6-7 at ${at}`, { aboard: 'gb' }] as Placed,
    ...more,
  });
  const row = (...path: string[]) => ({ order: 'drive', unit: 'gb', path });

  test('[squad-leader 14.18.14] boats go into a marsh for 2 points a hex, and out of it as from water', () => {
    const trial = start(boat('B6')).order('german', row('B7', 'B8'));
    while (trial.awaits.includes('russian vehicle-fire')) trial.order('russian', 'pass');
    expect([trial.unit('gb').at, trial.unit('gb').spent, trial.unit('g1').at]).toEqual(['B8', 4, 'B8']);
    expect(start(boat('B8')).refusal('german', row('B9'))?.refused).toBe('IMPASSABLE');
    const back = start(boat('B7')).order('german', row('B6'));
    expect(back.unit('gb').spent).toBe(1);
  });

  test('[squad-leader 14.18.14] launched out of it and into it, as they like', () => {
    const launch = (at: string, to: string) =>
      start({ gb: `storm boat at ${at}`, g1: `4-6-7 at ${at}` }, { phase: 'advance' }).refusal('german', {
        order: 'launch',
        boat: 'gb',
        units: ['g1'],
        to,
      });
    expect([launch('B7', 'B6'), launch('B9', 'B8')]).toEqual([undefined, undefined]);
    const ashore = start(boat('B6'), { phase: 'advance' });
    ashore.order('german', { order: 'land-boat', boat: 'gb', to: 'B7' });
    expect([ashore.unit('gb').at, ashore.unit('g1').aboard]).toEqual(['B7', undefined]);
  });

  test('[squad-leader 14.18.14] amphibians too', () => {
    const trial = start({ gt: swimmer('B6') }).order('german', drive('B7'));
    expect([trial.unit('gt').at, trial.unit('gt').spent]).toEqual(['B7', 20]);
    expect(start({ gt: ['MkIVF2 at E7', { facing: 5 }] }).refusal('german', drive('D7'))?.refused).toBe(
      'IMPASSABLE',
    );
  });

  test('[squad-leader 14.19.4] over a mud flat nobody swims, but lands there, and sinks in the sooner', () => {
    const low = { options: { water: { level: 'low' } } } as const;
    expect(start(boat('B6'), low).refusal('german', row('B7'))?.refused).toBe('IMPASSABLE');
    const trial = start({ gt: swimmer('B6') }, low).order('german', drive('B7'), 4, 4);
    expect(drms(trial)).toEqual(['onto a mud flat 1']);
    expect(trial.unit('gt').at).toBe('B7');
    expect(trial.refusal('german', drive('B8'))?.refused).toBe('IMPASSABLE');
    const stuck = start({ gt: swimmer('B6') }, low).order('german', drive('B7'), 4, 5);
    expect(stuck.unit('gt')).toMatchObject({ at: 'B6', bogged: true });
  });
});

describe('men in the water and in boats', () => {
  const fordable = { options: { water: { rivers: 'shallow' } } } as const;
  const both = (more: Readonly<Record<string, Placed>> = {}, setup: Setup = {}) =>
    start(
      {
        gb: 'storm boat at G6',
        g1: ['4-6-7 at G6', { aboard: 'gb' }],
        gl: ['9-1 at G6', { aboard: 'gb' }],
        g2: '4-6-7 at G6',
        r1: '4-4-7 at G7',
        ...more,
      },
      { phase: 'prep-fire', ...fordable, ...setup },
    );

  test('[squad-leader-C-052] [squad-leader 14.28.8/q1] they fire together, led from the boat', () => {
    const trial = both();
    trial.order('german', { order: 'fire', at: 'G7', firers: ['g1', 'g2'], leaders: ['gl'] }, 6, 5);
    expect(trial.told('fire-attack')[0]).toMatchObject({ leaders: ['gl'] });
    expect(trial.told('fire-attack')[0]?.parts).toHaveLength(2);
  });

  test('[squad-leader 14.28.8/q1] two boats never fire together', () => {
    const more = { gc: 'storm boat at G6', g3: ['4-6-7 at G6', { aboard: 'gc' }] as Placed };
    const fire = (...firers: string[]) => ({ order: 'fire', at: 'G7', firers });
    expect(both(more).refusal('german', fire('g1', 'g3'), 6, 5)?.cites).toEqual(['11.43.11.1']);
    expect(both(more).refusal('german', fire('g2', 'g3'), 6, 5)).toBeUndefined();
  });

  test('[squad-leader 14.28.8/q1] weapons pass from one to the other', () => {
    const trial = both({ gm: 'LMG with g1' }, { phase: 'movement' });
    trial.order('german', { order: 'pick-up', unit: 'g2', weapon: 'gm' });
    expect(trial.unit('gm').possessor).toBe('g2');
  });

  test('[squad-leader 14.28.8/q1] a leader who breaks in a boat shakes those who ford beside it', () => {
    const trial = both({ r1: '6-2-8 at G7' }, { active: 'russian', phase: 'prep-fire' });
    trial.order(
      'russian',
      { order: 'fire', at: 'G6', firers: ['r1'], vehicle: 'gb' },
      4,
      3,
      6,
      6,
      ...Array.from({ length: 10 }, () => 1),
    );
    const shaken = trial.told('morale-check').filter(({ check }) => check === 'leader loss');
    expect(shaken.map(({ unit }) => unit)).toContain('g2');
  });
});
