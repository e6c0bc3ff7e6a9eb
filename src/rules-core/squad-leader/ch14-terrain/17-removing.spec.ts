import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const TRUCK = { name: 'truck', nationality: 'German', wheeled: true } as const;
const TANK = { name: 'T-34', nationality: 'Russian', armoured: true } as const;
const starting = (units: Readonly<Record<string, Placed>> = {}, more: Setup = {}) =>
  new Trial({
    units: { g1: '4-6-7 at D8', r9: '4-4-7 at N12', ...units },
    marks: { D8: { wrecks: [TRUCK] } },
    ...more,
  });
const remove = (unit = 'g1', what = 'wreck') => ({ order: 'remove-obstacle', unit, what });
const nextTurn = (trial: Trial, side: string, ...dice: number[]) => {
  while (trial.battle.clock.active !== side) {
    const isLast = trial.battle.clock.phase === 'advance';
    trial.endPhase(...(isLast ? dice : []));
  }
  return trial;
};

describe('wrecks', () => {
  test('[squad-leader 14.17.11, 14.29.4.2.4, 14.29.4.2.6] a squad takes a wheeled wreck away in a whole player turn', () => {
    const trial = starting().order('german', remove());
    expect(trial.unit('g1')).toMatchObject({ prep: true, ti: true });
    expect(trial.refusal('german', { order: 'fire', at: 'N12', firers: ['g1'] })?.refused).toBeDefined();
    nextTurn(trial, 'russian');
    expect(trial.told('wreck-removed')).toEqual([{ unit: 'g1', at: 'D8', name: 'truck' }]);
    expect([trial.at('D8').wrecks, trial.unit('g1').removes]).toEqual([undefined, undefined]);
  });

  test.each([
    ['a leader', { g1: '9-1 at D8' }, {}, 'NOT_YOUR_UNIT'],
    ['the broken', { g1: ['4-6-7', { at: 'D8', broken: true }] }, {}, 'BROKEN'],
    ['who has fired', { g1: ['4-6-7', { at: 'D8', fired: true, firedIn: 'prep-fire' }] }, {}, 'HAS_FIRED'],
    ['one that burns', {}, { D8: { wrecks: [{ ...TRUCK, burning: true }] } }, 'NO_WAY'],
    ['one on tracks', {}, { D8: { wrecks: [TANK] } }, 'NO_WAY'],
    ['a crew may', { g1: 'crew 2-4-7 at D8' }, {}, undefined],
  ] as const)('[squad-leader 14.17.11, 14.29.4.2.6] %s', (_, units, marks, refused) => {
    const more = Object.keys(marks).length > 0 ? { marks: marks as never } : {};
    expect(starting(units as never, more).refusal('german', remove())?.refused).toBe(refused);
  });

  test('[squad-leader 14.17.11, 14.29.4.2.6] a tracked vehicle takes those on tracks', () => {
    const trial = starting({ gt: 'MkIVF2 at D8', gu: 'truck at D8' }, { marks: { D8: { wrecks: [TANK] } } });
    expect(trial.refusal('german', remove('gu'))?.refused).toBe('NOT_YOUR_UNIT');
    nextTurn(trial.order('german', remove('gt')), 'russian');
    expect(trial.at('D8').wrecks).toBeUndefined();
  });

  test('[squad-leader 14.17.11] the wreck of a truck is on wheels', () => {
    const trial = new Trial({
      units: { gt: ['MkIVF2 at D5', { facing: 3 }], rt: 'truck at D8', r9: '4-4-7 at N12' },
    }).order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D8', target: 'rt' }, 1, 2, 1, 1);
    expect(trial.at('D8').wrecks?.[0]?.wheeled).toBe(true);
  });
});

describe('fallen rubble', () => {
  const FALLEN = { is: 'wooden', from: 0, fallen: true } as const;
  const rubble = (
    units: Readonly<Record<string, Placed>> = {},
    terrain: string = 'open-ground',
    more: Setup = {},
  ) =>
    starting(units, {
      map: field({ D8: terrain as never }),
      marks: { D8: { rubble: FALLEN } },
      clock: { rubble: true },
      options: { order: ['german', 'russian'] },
      ...more,
    });
  const work = (trial: Trial, ids: readonly string[], ...dice: number[]) => {
    for (const id of ids) trial.order('german', remove(id, 'rubble'));
    nextTurn(trial, 'russian');
    return nextTurn(trial, 'german', ...dice);
  };

  test.each([
    ['one squad', ['g1'], [1, 1], true],
    ['one squad', ['g1'], [1, 2], false],
    ['two squads', ['g1', 'g2'], [1, 2], true],
    ['two squads and a leader', ['g1', 'g2', 'gl'], [2, 2], true],
    ['two squads and a leader', ['g1', 'g2', 'gl'], [2, 3], false],
  ] as const)('[squad-leader 14.4.10/a] %s %j with %j: %s', (_, ids, dice, gone) => {
    const trial = work(rubble({ g2: '4-6-7 at D8', gl: '9-1 at D8' }), ids, ...dice);
    expect(trial.told('clears-rubble')[0]?.cleared).toBe(gone);
    expect(trial.at('D8').rubble === undefined).toBe(gone);
    expect(trial.unit('g1').removes).toBeUndefined();
  });

  test('[squad-leader 14.4.10/a] they stay at it for the whole game turn, and only at rubble that fell there', () => {
    const trial = rubble().order('german', remove('g1', 'rubble'));
    nextTurn(trial, 'russian');
    expect(trial.unit('g1')).toMatchObject({ ti: true, removes: { what: 'rubble' } });
    const collapsed = rubble({}, 'open-ground', { marks: { D8: { rubble: { is: 'wooden', from: 0 } } } });
    expect(collapsed.refusal('german', remove('g1', 'rubble'))?.refused).toBe('NO_WAY');
  });

  test.each([
    ['grain', 1],
    ['brush', 1],
    ['orchard', 1],
    ['shellholes', 1],
    ['crags', 2],
  ] as const)(
    '[squad-leader 14.4.11] what grew there is gone, the rest is as it was: %s costs %i',
    (terrain, mf) => {
      const trial = work(rubble({ g2: '4-6-7 at D9' }, terrain), ['g1'], 1, 1);
      while (trial.battle.clock.phase !== 'movement') trial.endPhase();
      trial.order('german', { order: 'move', units: ['g2'], path: ['D8'] });
      expect(trial.unit('g2').spent).toBe(mf);
      expect(trial.at('D8').bared).toBe(true);
    },
  );

  test.each([
    ['alone', ['gd'], [2, 3], true],
    ['alone', ['gd'], [3, 3], false],
    ['with two squads', ['gd', 'g1', 'g2'], [3, 3], true],
  ] as const)(
    '[squad-leader 14.4.10/b] a bulldozer clears it away %s: %j with %j: %s',
    (_, ids, dice, gone) => {
      const trial = work(rubble({ gd: ['MkIVF2 at D8', { dozer: true }], g2: '4-6-7 at D8' }), ids, ...dice);
      expect(trial.told('clears-rubble')[0]?.cleared).toBe(gone);
    },
  );

  test('[squad-leader 14.4.10/b] it goes into rubble of stone with all its points, and does not break down', () => {
    const marks = { D8: { rubble: { is: 'stone', from: 0, fallen: true } } } as const;
    const at = (more: object) =>
      rubble({ g1: '4-6-7 at A1', gd: ['MkIVF2 at D9', { facing: 0, ...more }] }, 'open-ground', {
        phase: 'movement',
        marks,
      });
    const trial = at({ dozer: true }).order('german', { order: 'drive', unit: 'gd', path: ['D8'] });
    expect(trial.unit('gd')).toMatchObject({ at: 'D8', spent: 12 });
    expect(trial.kinds).not.toContain('breakdown-roll');
    expect(
      at({ dozer: true }).refusal('german', { order: 'drive', unit: 'gd', path: ['D8', 'D7'] })?.refused,
    ).toBe('TOO_FAR');
    expect(at({}).refusal('german', { order: 'drive', unit: 'gd', path: ['D8'] })?.refused).toBe(
      'IMPASSABLE',
    );
  });
});
