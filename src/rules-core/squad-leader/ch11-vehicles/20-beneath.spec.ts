import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const passAll = (trial: Trial): Trial => {
  while (trial.awaits.includes('russian vehicle-fire')) trial.order('russian', 'pass');
  return trial;
};
const whys = (trial: Trial, id: string) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(id))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('men who go along with a tank', () => {
  const BESIDE = 'beneath an AFV 1';
  const going = (men: string[], tank: string[], units: Units = {}) => {
    const trial = new Trial({
      phase: 'movement',
      units: { gt: 'MkIVF2 at D9', g1: '4-6-7 at D9', r1: '4-4-7 at F7', ...units },
    });
    if (tank.length > 0) passAll(trial.order('german', { order: 'drive', unit: 'gt', path: tank }));
    trial.order('german', { order: 'move', units: ['g1'], path: men }).endPhase();
    return trial;
  };
  const fire = (at: string) => ({ order: 'fire', at, firers: ['r1'] });

  test.each<[string, string[], string[], string, boolean]>([
    ['where they end with it', ['D8', 'D7'], ['D8', 'D7'], 'D7', true],
    ['on their way with it', ['D8', 'D7'], ['D8', 'D7'], 'D8', true],
    ['not where it has gone another way', ['D8', 'D7'], ['C9', 'C8', 'D7'], 'D8', false],
    ['not where they do not end with it', ['D8', 'D7'], ['D8'], 'D7', false],
    ['not where it has stayed', ['D8', 'D7'], [], 'D8', false],
  ])(
    '[squad-leader 11.18.3, 11.18.4] move in its cover, and in the open: %s',
    (_, men, tank, at, sheltered) => {
      const trial = going(men, tank).order('russian', fire(at), 6, 6);
      const found = whys(trial, 'g1') ?? [];
      expect(found.includes(BESIDE)).toBe(sheltered);
      expect(found).toEqual(expect.arrayContaining(['moved -1', 'in the open -1']));
    },
  );

  test('[squad-leader 11.18.3] no more of them than it has room for', () => {
    const more: Units = { g2: '4-6-7 at D9', g3: '4-6-7 at D9', g4: '8-0 at D9' };
    const trial = new Trial({
      phase: 'movement',
      units: { gt: 'MkIVF2 at D9', g1: '4-6-7 at D9', r1: '4-4-7 at F7', ...more },
    });
    passAll(trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] }));
    trial.order('german', { order: 'move', units: ['g1', 'g2', 'g3'], path: ['D8'] }).endPhase();
    trial.order('russian', fire('D8'), 6, 6);
    expect(['g1', 'g2', 'g3'].map((id) => whys(trial, id)?.includes(BESIDE))).toEqual([true, true, false]);
  });
});

describe('fire past vehicles', () => {
  const LINE: Units = { gt: 'MkIVF2 at D7', gu: 'MkIVF2 at C8' };
  const crossing = (from: string, units: Units = LINE) =>
    new Trial({
      phase: 'movement',
      map: drawn({}),
      units: { g1: '4-6-7 at E7', r1: `4-4-7 at ${from}`, ...units },
    })
      .order('german', { order: 'move', units: ['g1'], path: ['D6', 'C6'] })
      .endPhase()
      .order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 6, 6);

  test('[squad-leader-B-143] [squad-leader 11.18.6, 11.18/q4] men who move behind a line of vehicles in the open: the +1 and both others', () => {
    expect(whys(crossing('D9'), 'g1')?.sort()).toEqual(['in the open -1', 'moved -1', 'past vehicles 1']);
  });

  test('[squad-leader 11.18/q4] where the line crosses none of them it is nothing', () => {
    expect(whys(crossing('D3'), 'g1')?.sort()).toEqual(['in the open -1', 'moved -1']);
  });

  const past = (units: Units, from: string, at: string, map = drawn({})) => {
    const trial = new Trial({
      active: 'russian',
      map,
      units: { g1: `4-6-7 at ${at}`, r1: `4-4-7 at ${from}`, ...units },
    });
    trial.order('russian', { order: 'fire', at, firers: ['r1'] }, 6, 6);
    return (whys(trial, 'g1') ?? []).filter((one) => one.startsWith('past'));
  };

  test.each<[string, Units, string[]]>([
    ['one vehicle', { gt: 'MkIVF2 at D3' }, ['past vehicles 1']],
    ['one on either side', { gt: 'MkIVF2 at D3', gu: 'MkIVF2 at D2' }, ['past vehicles 1']],
  ])('[squad-leader 11.20.1/b] along a hexside %s counts once', (_, units, found) => {
    expect(past(units, 'E3', 'C3')).toEqual(found);
  });

  test.each<[string, number, string[]]>([
    ['across its covered arc', 0, ['past vehicles 1']],
    ['not across it', 5, []],
  ])('[squad-leader 11.20.1/b] beside an obstacle it counts %s', (_, corner, found) => {
    const beside = { along: [4], corner, past: 'left', came: 3 } as const;
    const map = drawn({ houses: { wooden: 'D7/ne' } });
    expect(past({ gt: ['MkIVF2 at D7', { beside, facing: corner }] }, 'D5', 'D9', map)).toEqual(found);
  });
});

describe('men beneath vehicles', () => {
  const shooting = (units: Units, setup: Partial<Setup> = {}) =>
    new Trial({
      active: 'russian',
      ...setup,
      units: { rt: ['T-34 at D4', { facing: 3, exposed: true }], ...units },
    });
  const gun = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'rt', at: 'D8', ...more });
  const MEN: Units = { gt: ['MkIVF2 at D8', { facing: 0, survival: 2 }], g1: '4-6-7 at D8' };

  test('[squad-leader 11.20.4] a gun strikes them only with the vehicle, with HE and the same dice', () => {
    expect(shooting(MEN).refusal('russian', gun())?.refused).toBe('NOBODY_THERE');
    const he = shooting(MEN).order('russian', gun({ target: 'gt', ammunition: 'HE' }), 2, 3, 2, 3, 1, 1);
    expect(he.told('afv-kill')).toMatchObject([{ isKill: false, rolled: 5 }]);
    expect(he.told('struck-beneath')).toMatchObject([{ units: ['g1'], result: '1' }]);
    const ap = shooting(MEN).order('russian', gun({ target: 'gt' }), 2, 3, 6, 6);
    expect(ap.kinds).not.toContain('struck-beneath');
    expect(ap.told('morale-check')).toEqual([]);
  });

  test('[squad-leader 11.20.4] machine guns aimed at the vehicle strike them, too', () => {
    const units: Units = { ...MEN, gt: ['SdKfz 251 armed at D8', {}], r1: '4-4-7 at D5', rm: 'MMG with r1' };
    const trial = shooting(units).order(
      'russian',
      { order: 'fire', at: 'D8', firers: ['rm'], vehicle: 'gt' },
      6,
      6,
    );
    expect(whys(trial, 'g1')).toEqual(['beneath an AFV 1']);
  });

  test.each<[string, number[], number]>([
    ['destroyed', [2, 3, 1, 2], 1],
    ['not destroyed', [2, 3, 6, 6], 0],
  ])('[squad-leader 11.20.5] they check when it is %s, whatever struck it', (_, dice, checks) => {
    const trial = shooting(MEN).order(
      'russian',
      gun({ target: 'gt' }),
      ...dice.slice(0, 4),
      ...(checks ? [4, 4] : []),
    );
    expect(trial.told('morale-check').filter(({ unit }) => unit === 'g1')).toHaveLength(checks);
  });

  test.each<[string, object, string]>([
    ['of a machine gun: they die with it', { firers: ['rm'], vehicle: 'gt' }, 'gone'],
    ['of men: they check', { firers: ['r1'] }, 'there'],
  ])('[squad-leader-B-136] [squad-leader 11.15/q2] a KIA on their truck %s', (_, more, fate) => {
    const units: Units = {
      gt: 'truck at D8',
      g1: '4-6-7 at D8',
      r1: ['4-4-7 at D5', { fp: 24 }],
      rm: ['MMG with r1', { fp: 24 }],
    };
    const checks = fate === 'there' ? [1, 2, 1, 2] : [];
    const trial = new Trial({ active: 'russian', units }).order(
      'russian',
      { order: 'fire', at: 'D8', ...more },
      ...[2, 2],
      ...checks,
    );
    expect(trial.battle.unit('gt')).toBeUndefined();
    expect(trial.battle.unit('g1') === undefined ? 'gone' : 'there').toBe(fate);
  });
});
