import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** A river of four hexes' breadth from west to east across the map. */
const ROWS = 'A4-N7';
const river = (terrain: 'river' | 'shallow-river' = 'river') =>
  drawn({ levels: { '-1': ROWS }, terrain: { [terrain]: ROWS } });
const RIVER = river();
const start = (units: Units, setup: Partial<Setup> = {}) =>
  new Trial({ map: RIVER, phase: 'movement', ...setup, units: { r9: '4-4-7 at N1', ...units } });
const aboard = (men: string, more: object = {}): Placed => [`${men} at G6`, { aboard: 'gb', ...more }];
const STORM: Placed = 'storm boat at G6';
const SMALL: Placed = 'small raft at G6';
const LARGE: Placed = 'large raft at G6';
const shoot = (...firers: string[]) => ({ order: 'fire', at: 'G6', firers });
describe('fire', () => {
  const atBoat = (units: Units, setup: Partial<Setup> = {}) =>
    start(units, { phase: 'prep-fire', active: 'russian', enemy: 'german', ...setup });
  const modifiersOf = (trial: Trial, id: string) =>
    trial
      .told('fire-attack')
      .flatMap(({ outcomes }) => outcomes.filter(({ units }) => units.includes(id)))
      .flatMap(({ modifiers }) => modifiers.map(({ value }) => value));

  test('[squad-leader 11.43.11.4] small arms at those aboard have 1 less, moving or not', () => {
    const trial = atBoat({ gb: STORM, g1: aboard('4-6-7', { moved: true }), r1: '4-4-7 at G8' }).order(
      'russian',
      shoot('r1'),
      6,
      5,
    );
    expect([modifiersOf(trial, 'g1'), modifiersOf(trial, 'gb')]).toEqual([[-1], []]);
  });

  test.each<[string, Placed, number[], boolean, boolean]>([
    ['nobody breaks: the boat is not touched', STORM, [3, 4, 1, 1], true, true],
    ['one breaks, and it holds with 8', STORM, [3, 4, 6, 5, 4, 4], true, true],
    ['one breaks, and it sinks with 9', STORM, [3, 4, 6, 5, 5, 4], false, false],
    ['a small raft holds with 6', SMALL, [3, 4, 6, 5, 3, 3], true, true],
    ['and sinks with 7', SMALL, [3, 4, 6, 5, 3, 4], false, false],
    ['a large one holds with 7', LARGE, [3, 4, 6, 5, 3, 4], true, true],
    ['and sinks with 8', LARGE, [3, 4, 6, 5, 4, 4], false, false],
  ])('[squad-leader 11.43.11.5, 11.43.11.5/a] a morale check: %s', (_, gb, dice, floats, lives) => {
    const trial = atBoat({ gb, g1: aboard('4-6-7'), r1: '4-4-7 at G8' }, { map: RIVER });
    trial.order('russian', shoot('r1'), ...dice);
    expect([trial.battle.unit('gb') !== undefined, trial.battle.unit('g1') !== undefined]).toEqual([
      floats,
      lives,
    ]);
  });

  test('[squad-leader 11.43.11.5/a] in a ford they live when it sinks, without what they carried', () => {
    const units: Units = {
      gb: SMALL,
      g1: aboard('4-6-7'),
      gw: ['LMG at G6', { possessor: 'g1' }],
      r1: '4-4-7 at G8',
    };
    const trial = atBoat(units, { map: river('shallow-river') });
    trial.order('russian', shoot('r1'), 3, 4, 6, 5, 5, 5);
    expect(trial.battle.unit('gb')).toBeUndefined();
    expect(trial.unit('g1')).toMatchObject({ at: 'G6', broken: true });
    expect(trial.unit('g1').aboard).toBeUndefined();
    expect(trial.battle.unit('gw')).toBeUndefined();
    expect(trial.at('G6').wrecks).toBeUndefined();
  });

  test('[squad-leader 11.43.11.5] a leader who breaks others brings the boat no second check', () => {
    const units: Units = { gb: LARGE, gl: aboard('8-0'), g1: aboard('4-6-7'), r1: '4-4-7 at G8' };
    const trial = atBoat(units).order('russian', shoot('r1'), 3, 4, 6, 5, 1, 1, 6, 5, 1, 1);
    const checks = trial.told('morale-check').map(({ unit, check }) => `${unit} ${check}`);
    expect(checks.filter((one) => one.startsWith('gb'))).toHaveLength(1);
    expect(checks).toContain('g1 leader loss');
  });

  test('[squad-leader 11.43.11.5] a KIA sinks it', () => {
    const trial = atBoat(
      { gb: STORM, g1: aboard('4-6-7'), r1: '6-2-8 at G7', r2: '6-2-8 at G7' },
      { map: field({ G6: { terrain: 'river', level: -1 } }) },
    );
    trial.order('russian', shoot('r1', 'r2'), 1, 1);
    expect([trial.battle.unit('gb'), trial.battle.unit('g1')]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 11.43.11.9] on land a boat takes every check, and is lost with one failed', () => {
    const check = (...dice: number[]) =>
      atBoat({ gb: 'storm boat at G8', g1: '4-6-7 at G8', r1: '4-4-7 at G10' }).order(
        'russian',
        { order: 'fire', at: 'G8', firers: ['r1'] },
        2,
        3,
        ...dice,
      );
    expect(check(4, 3, 1, 1).unit('gb').at).toBe('G8');
    const lost = check(4, 4, 1, 1);
    expect([lost.battle.unit('gb'), lost.battle.unit('g1')?.at]).toEqual([undefined, 'G8']);
  });

  test('[squad-leader 11.43.5] at one of several boats, which is named', () => {
    const units: Units = {
      gb: STORM,
      g1: aboard('4-6-7'),
      gx: STORM,
      g2: ['4-6-7 at G6', { aboard: 'gx' }],
      r1: '4-4-7 at G8',
    };
    expect(atBoat(units).refusal('russian', shoot('r1'))?.cites).toEqual(['11.43.5']);
    const trial = atBoat(units).order('russian', { ...shoot('r1'), vehicle: 'gx' }, 6, 5);
    const struck = trial.told('fire-attack').flatMap(({ outcomes }) => outcomes.flatMap((one) => one.units));
    expect(struck.sort()).toEqual(['g2', 'gx']);
  });

  test('[squad-leader 11.43.11.1] out of a boat men fire by half, apart from other boats, and no weapons', () => {
    const units: Units = {
      gb: STORM,
      g1: aboard('4-6-7'),
      gw: ['LMG at G6', { possessor: 'g1' }],
      gx: 'storm boat at G7',
      g2: ['4-6-7 at G7', { aboard: 'gx' }],
      r1: '4-4-7 at G8',
    };
    const trial = start(units, { phase: 'prep-fire' });
    const at = (...firers: string[]) => ({ order: 'fire', at: 'G8', firers });
    expect(trial.refusal('german', at('gw'))?.cites).toEqual(['11.43.11.1']);
    expect(trial.refusal('german', at('g1', 'g2'))?.cites).toEqual(['11.43.11.1']);
    trial.order('german', at('g1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.parts[0]).toMatchObject({ fp: 2, why: ['in a boat x1/2'] });
    const later = start({ ...units, g1: aboard('4-6-7', { moved: true }) }, { phase: 'advancing-fire' });
    later.order('german', at('g1'), 6, 5);
    expect(later.told('fire-attack')[0]?.parts[0]?.fp).toBe(2);
  });

  test.each<[string, Placed, string, number[]]>([
    ['in the water: its size, and 2 as moving', 'storm boat at G7', 'G7', [1, 2]],
    ['anchored: its size alone', ['storm boat at G7', { anchored: true }], 'G7', [1]],
    ['on land neither', 'storm boat at G8', 'G8', []],
  ])('[squad-leader 11.43.11.2] ordnance at one %s; hull down', (_, gb, at, values) => {
    const trial = atBoat(
      { gb, rt: [`T-34 at ${at === 'G7' ? 'G8' : 'G9'}`, { facing: 0, exposed: true }] },
      { phase: 'prep-fire' },
    );
    trial.order('russian', { order: 'fire-ordnance', unit: 'rt', at, target: 'gb' }, 4, 2);
    const aimed = trial.told('ordnance-fired')[0]?.aimed[0];
    expect(
      aimed?.modifiers
        .filter(({ why }) => why === 'size' || why === 'moving')
        .map(({ value }) => value)
        .sort(),
    ).toEqual(values);
    expect(aimed?.hit).toBe(false);
  });

  test('[squad-leader 11.43.11.2] a kill on the unarmoured line sinks it with all aboard', () => {
    const trial = atBoat({
      gb: 'storm boat at G7',
      g1: ['4-6-7 at G7', { aboard: 'gb' }],
      rt: ['T-34 at G8', { facing: 0, exposed: true }],
    });
    trial.order('russian', { order: 'fire-ordnance', unit: 'rt', at: 'G7', target: 'gb' }, 1, 3, 2, 2);
    expect([trial.battle.unit('gb'), trial.battle.unit('g1')]).toEqual([undefined, undefined]);
    expect(trial.at('G7').wrecks).toBeUndefined();
  });
});

test.each<[string, Units, string]>([
  [
    '[squad-leader 11.43.11.7] in mid-stream the broken stay',
    { gb: STORM, g1: aboard('4-6-7', { broken: true }) },
    'stays',
  ],
  [
    '[squad-leader 11.43.11.7] beside land they go ashore',
    { gb: 'storm boat at G7', g1: ['4-6-7 at G7', { aboard: 'gb', broken: true }] },
    'routs',
  ],
  [
    '[squad-leader 11.43.11.7] or are lost',
    { gb: 'storm boat at G7', g1: ['4-6-7 at G7', { aboard: 'gb', broken: true }], r1: '4-4-7 at G8' },
    'lost',
  ],
])('%s in the Rout Phase', (_, units, what) => {
  const trial = start(units, {
    phase: 'rout',
    map: drawn({ levels: { '-1': ROWS }, terrain: { river: ROWS, woods: 'G8' } }),
  });
  const routs = trial.legalOf('german', 'rout').filter(({ unit }) => unit === 'g1');
  if (what === 'routs') {
    trial.order('german', routs[0] as never);
    expect(trial.unit('g1')).toMatchObject({ at: 'G8' });
    expect(trial.unit('g1').aboard).toBeUndefined();
    return;
  }
  expect(routs).toEqual([]);
  for (let n = 0; n < 6 && trial.battle.clock.phase === 'rout'; n++)
    if (trial.awaits.includes('russian captives')) trial.order('russian', 'no-quarter');
    else trial.endPhase();
  expect(trial.battle.unit('g1') === undefined).toBe(what === 'lost');
});

test.each<[string, number[], boolean]>([
  ['a KIA, with 3 less for what has no armour', [3, 3], true],
  ['no check', [4, 4], false],
])('[squad-leader 11.43.11.3, 11.43.5] artillery sinks a boat by %s', (_, dice, sinks) => {
  const miss = [6, 6];
  const trial = start(
    { gb: STORM, g1: aboard('4-6-7') },
    {
      sides: { russian: { batteries: { A: { calibre: 80, missions: 3 } } } },
      marks: { G6: { artillery: [{ side: 'russian', battery: 'A', is: 'fire for effect' }] } },
    },
  ).endPhase(...miss, ...miss, ...miss, ...dice, ...miss, ...miss, ...miss);
  expect(trial.told('barrage-on-vehicle')).toMatchObject([{ unit: 'gb', isKill: sinks }]);
  expect(trial.told('barrage-on-vehicle')[0]?.modifiers.map(({ value }) => value)).toEqual([-3]);
  expect(trial.battle.unit('gb') === undefined).toBe(sinks);
  expect(trial.battle.unit('g1') === undefined).toBe(sinks);
  expect(trial.kinds).not.toContain('morale-check');
});
