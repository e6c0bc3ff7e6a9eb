import { field, Trial } from '../testkit.testkit.js';

const modifiersOf = (trial: Trial, unit: string) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);

/** The squad and its leader go six hexes down the D column. */
const LED = { g1: '4-6-7 at D3', gl: '7-0 at D3', r1: '4-4-7 at G7', r2: '4-4-7 at F4' } as const;
const PATH = ['D4', 'D5', 'D6', 'D7', 'D8', 'D9'];
const led = () =>
  new Trial({ phase: 'movement', units: LED })
    .order('german', { order: 'move', units: ['g1', 'gl'], path: PATH })
    .endPhase();

describe('movers are put back', () => {
  test('[squad-leader 5.6.1, 5.6.3] they are fired on in a hex they crossed, and are back where they were afterwards', () => {
    const trial = led().order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 6, 5);
    expect(trial.told('put-back')).toEqual([{ units: ['g1', 'gl'], at: 'D6' }]);
    expect([trial.unit('g1').at, trial.unit('gl').at]).toEqual(['D9', 'D9']);
  });

  test('[squad-leader 5.6.3] other units fire at them in a later hex of their way', () => {
    const trial = led()
      .order('russian', { order: 'fire', at: 'D4', firers: ['r2'] }, 6, 5)
      .order('russian', { order: 'fire', at: 'D7', firers: ['r1'] }, 6, 5);
    expect(trial.told('put-back')).toMatchObject([{ at: 'D7' }]);
  });

  test('[squad-leader 5.6.4] not in the hex in which they began, unless somebody stands there', () => {
    expect(led().refusal('russian', { order: 'fire', at: 'D3', firers: ['r2'] })?.refused).toBe(
      'NOBODY_THERE',
    );
    const staying = new Trial({ phase: 'defensive-fire', units: { g1: '4-6-7 at D3', r2: '4-4-7 at F4' } });
    staying.order('russian', { order: 'fire', at: 'D3', firers: ['r2'] }, 6, 5);
    expect(modifiersOf(staying, 'g1')).toEqual([]);
  });

  test('[squad-leader-A-318] [squad-leader-A-187] [squad-leader 5.6.10.1/a, 5.6.9/SQLA-16B] never in a hex before one in which they were fired on', () => {
    const trial = led().order('russian', { order: 'fire', at: 'D7', firers: ['r1'] }, 6, 5);
    expect(trial.refusal('russian', { order: 'fire', at: 'D5', firers: ['r2'] })?.refused).toBe(
      'NOBODY_THERE',
    );
  });

  test('[squad-leader 5.6.2, 5.6.5, 5.6.6] one roll for who moved and who did not, and the modifiers for movers only', () => {
    const trial = new Trial({ phase: 'movement', units: { ...LED, g2: '4-6-7 at D6' } })
      .order('german', { order: 'move', units: ['g1', 'gl'], path: PATH })
      .endPhase()
      .order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 6, 5);
    expect(trial.action.rolls).toHaveLength(1);
    expect(modifiersOf(trial, 'g1')).toEqual(['moved -1', 'in the open -1']);
    expect(modifiersOf(trial, 'g2')).toEqual([]);
  });

  test('[squad-leader-A-183] [squad-leader 5.6.3/a] when a squad breaks the others keep to their way', () => {
    const trial = new Trial({
      phase: 'movement',
      units: { g1: '4-6-7 at D3', g2: '4-6-7 at D3', r1: '4-4-7 at G7' },
    })
      .order('german', { order: 'move', units: ['g1', 'g2'], path: ['D4', 'D5', 'D6', 'D7'] })
      .endPhase()
      .order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 3, 4, 5, 5, 1, 2);
    expect([trial.unit('g1').at, trial.unit('g2').at]).toEqual(['D6', 'D7']);
    expect(trial.awaits).toEqual(['russian defensive-fire']);
  });

  test('[squad-leader-A-184] [squad-leader 5.6.3/b] a squad that loses its leader has one factor left after three, and may go another way', () => {
    const trial = led().order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 3, 4, 5, 5, 1, 2, 1, 2);
    expect(trial.unit('gl')).toMatchObject({ broken: true, at: 'D6' });
    expect(trial.unit('g1')).toMatchObject({ at: 'D6', left: 1 });
    expect(trial.awaits).toEqual(['german go-on']);
    expect(trial.refusal('german', { order: 'go-on', unit: 'g1', path: ['D7', 'D8'] })?.refused).toBe(
      'TOO_FAR',
    );
    trial.order('german', { order: 'go-on', unit: 'g1', path: ['C7'] });
    expect(trial.unit('g1')).toMatchObject({ at: 'C7', track: ['D4', 'D5', 'D6', 'C7'] });
    expect(trial.awaits).toEqual(['russian defensive-fire']);
  });

  test('[squad-leader 5.6.3/b] a squad whose own factors last goes where it went, and stays where they do not', () => {
    const short = new Trial({ phase: 'movement', units: LED })
      .order('german', { order: 'move', units: ['g1', 'gl'], path: PATH.slice(0, 4) })
      .endPhase()
      .order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 3, 4, 5, 5, 1, 2, 1, 2);
    expect([short.unit('gl').at, short.unit('g1').at, short.awaits[0]]).toEqual([
      'D6',
      'D7',
      'russian defensive-fire',
    ]);
    const late = led().order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 3, 4, 5, 5, 1, 2, 1, 2);
    expect([late.unit('g1').at, late.awaits[0]]).toEqual(['D8', 'russian defensive-fire']);
  });
});

describe('going to ground', () => {
  const alone = () =>
    new Trial({
      phase: 'movement',
      units: { g1: '4-6-7 at D3', r1: '4-4-7 at G7', r2: '4-4-7 at F4' },
    })
      .order('german', { order: 'move', units: ['g1'], path: PATH.slice(0, 4) })
      .endPhase();

  test('[squad-leader 5.6.10.1, 5.6.10.1/a] a mover that barely passes stays, and is no mover any more', () => {
    const trial = alone().order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 3, 4, 3, 3);
    expect(trial.unit('g1')).toMatchObject({ at: 'D6', grounded: true, track: ['D4', 'D5', 'D6'] });
    expect(trial.refusal('russian', { order: 'fire', at: 'D5', firers: ['r2'] })?.refused).toBe(
      'NOBODY_THERE',
    );
    trial.order('russian', { order: 'fire', at: 'D6', firers: ['r2'] }, 6, 5);
    expect(modifiersOf(trial, 'g1')).toEqual([]);
  });

  test('[squad-leader 5.6.10.1] one that passes by more goes on, and nobody goes to ground under Prep Fire', () => {
    const trial = alone().order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 3, 4, 3, 2);
    expect(trial.unit('g1')).not.toHaveProperty('grounded');
    expect(trial.unit('g1').at).toBe('D7');
    const prep = new Trial({ units: { g1: '4-6-7 at D4', r1: '4-4-7 at D6' } });
    prep.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 2, 3, 3, 4);
    expect(prep.kinds).not.toContain('grounded');
  });

  test('[squad-leader-A-188] [squad-leader 5.6.10.1/b] a crew that leaves its vehicle does not go to ground', () => {
    const left = (leftVehicle: object) => {
      const trial = new Trial({
        phase: 'defensive-fire',
        units: {
          g1: ['crew 2-3-7 at D6', { moved: true, setOut: 'D5', track: ['D6'], costs: [1], ...leftVehicle }],
          r1: '4-4-7 at G7',
        },
      });
      return trial.order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 3, 4, 3, 3);
    };
    expect(left({}).kinds).toContain('grounded');
    expect(left({ leftVehicle: true }).kinds).not.toContain('grounded');
  });

  test('[squad-leader 5.6.10.2] with a leader all who move with him go to ground, and nobody checks for him', () => {
    const trial = led().order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 3, 4, 3, 3, 1, 2);
    expect(trial.told('grounded')).toEqual([{ units: ['gl', 'g1'], at: 'D6' }]);
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['gl', 'g1']);
    expect([trial.unit('gl').at, trial.unit('g1').at]).toEqual(['D6', 'D6']);
  });
});

describe('modifiers for movement', () => {
  const moved = (map: Parameters<typeof field>[0], path: string[], from = 'D3', more = {}) =>
    new Trial({
      phase: 'movement',
      map: field(map),
      units: { g1: `4-6-7 at ${from}`, r1: '4-4-7 at D7' },
    })
      .order('german', { order: 'move', units: ['g1'], path, ...more })
      .endPhase()
      .order('russian', { order: 'fire', at: path.at(-1), firers: ['r1'] }, 6, 6);

  test('[squad-leader-A-310] [squad-leader 5.6.8.1, 5.6.8.1/c] -1 for moving, -1 more in the open, beside the terrain of the hex', () => {
    expect(modifiersOf(moved({}, ['D4']), 'g1')).toEqual(['moved -1', 'in the open -1']);
    expect(modifiersOf(moved({ D4: 'woods' }, ['D4']), 'g1')).toEqual(['woods 1', 'moved -1']);
    expect(modifiersOf(moved({ D4: { hexsides: { 3: 'wall' } } }, ['D4']), 'g1')).toEqual([
      'wall 2',
      'moved -1',
      'in the open -1',
    ]);
  });

  test('[squad-leader 5.6.8.1/a] not within one building, nor by Assault Movement', () => {
    const houses = { D3: 'stone-building', D4: 'stone-building' } as const;
    expect(modifiersOf(moved({ D4: 'stone-building' }, ['D4']), 'g1')).toEqual([
      'stone building 3',
      'moved -1',
    ]);
    expect(modifiersOf(moved(houses, ['D4']), 'g1')).toEqual(['stone building 3']);
    expect(modifiersOf(moved({ D4: 'woods' }, ['D4'], 'D3', { assault: true }), 'g1')).toEqual(['woods 1']);
  });

  test('[squad-leader 5.6.8.1/b] -2 instead, in any terrain, for hazardous movement', () => {
    const trial = new Trial({
      phase: 'defensive-fire',
      map: field({ D4: 'woods' }),
      units: { g1: ['4-6-7 at D4', { moved: true, track: ['D4'], hazardous: true }], r1: '4-4-7 at D7' },
    }).order('russian', { order: 'fire', at: 'D4', firers: ['r1'] }, 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual(['woods 1', 'hazardous movement -2']);
  });
});
