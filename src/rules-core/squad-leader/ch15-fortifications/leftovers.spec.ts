/** Rules of the chapter that are made of others: what holds where works, vehicles, water and shells meet. */
import { originalBoard } from '../../boards/index.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const entrenched = (at: string, counter = '4-6-7'): Placed =>
  [counter, { at, entrenched: at }] as unknown as Placed;
const fireAt = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const whys = (trial: Trial, unit: string) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('entrenchments and AFVs', () => {
  const units = { g1: entrenched('D8'), gt: ['MkIVF2', { at: 'D8', facing: 0 }] } as const;

  test('[squad-leader 15.3/q1] an AFV in the hex is no further cover for those inside', () => {
    const trial = new Trial({
      phase: 'defensive-fire',
      units: { ...units, r1: '4-4-7 at D5' },
      marks: { D8: { entrenchment: true } },
    });
    trial.order('russian', fireAt('D8', 'r1'), 6, 5);
    expect(whys(trial, 'g1')).toEqual(['entrenched 2']);
  });

  test('[squad-leader 15.3/q1] when it is destroyed there they make a normal check', () => {
    const trial = new Trial({
      active: 'russian',
      enemy: 'german',
      units: { ...units, rt: ['T-34', { at: 'D5', facing: 3 }] },
      marks: { D8: { entrenchment: true } },
    });
    const shot = { order: 'fire-ordnance', unit: 'rt', at: 'D8', target: 'gt' };
    trial.order('russian', shot, 4, 3, 1, 1, 3, 3);
    expect(trial.battle.unit('gt')).toBeUndefined();
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'g1', check: 'MC', passed: true }]);
  });
});

describe('trenches and water', () => {
  const RIVER = field({ C7: 'river', D7: 'river', E8: 'river' });
  test('[squad-leader 15.4/q1] beside a river a trench stays dry: tanks cross it, and men are beneath it', () => {
    const trial = new Trial({
      map: RIVER,
      phase: 'movement',
      units: { gt: ['MkIVF2', { at: 'D9', facing: 0 }], g1: '4-6-7 at D8', r1: '4-4-7 at A12' },
      marks: { D8: { trench: 0 } },
    });
    trial.order('german', { order: 'take-cover', units: ['g1'] });
    expect(trial.unit('g1').entrenched).toBe('D8');
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
    expect(trial.unit('gt')).toMatchObject({ at: 'D8', spent: 1 });
  });

  test('[squad-leader 15.4/q1] in a gully it is as low as the gully, though another leads to it', () => {
    const going = (from: string, to: string) =>
      new Trial({
        map: field({ D8: { terrain: 'gully', level: -1 } }),
        phase: 'movement',
        units: { g1: entrenched(from), r1: '4-4-7 at A12' },
        marks: { D8: { trench: 3 }, D7: { trench: 3 } },
      })
        .order('german', { order: 'along-trench', units: ['g1'], to })
        .unit('g1').spent;
    expect([going('D7', 'D8'), going('D8', 'D7')]).toEqual([1, 2]);
  });
});

describe('bunkers', () => {
  const BUNKER = { squads: 2, front: 3, rear: 5, facing: 0 } as const;
  const inside = (counter: string, more: object = {}): Placed =>
    [counter, { at: 'D8', bunkered: 'D8', ...more }] as unknown as Placed;
  const playing = (units: Setup['units'], setup: Setup = {}) =>
    new Trial({ marks: { D8: { bunker: BUNKER } }, ...(units && { units }), ...setup });

  test('[squad-leader 15.5.13] a "?" inside halves no attack', () => {
    const columnAt = (concealed: object, marks: Setup['marks'] = { D8: { bunker: BUNKER } }) =>
      playing(
        { g1: inside('4-6-7', concealed), r1: '4-4-7 at D5' },
        { phase: 'defensive-fire', map: field({ D8: 'grain' }), marks },
      )
        .order('russian', fireAt('D8', 'r1'), 6, 5)
        .told('fire-attack')[0]?.fp;
    expect([columnAt({}), columnAt({ concealed: true })]).toEqual([4, 4]);
    expect(columnAt({ concealed: true, bunkered: undefined }, {})).toBe(2);
  });

  test('[squad-leader 15.5.13] nobody beside it finds out who is inside', () => {
    const units = {
      g1: inside('4-6-7', { concealed: true }),
      g2: '4-6-7 at D8',
      r1: '4-4-7 at D9',
    };
    const seen = (g2: object) => {
      const trial = playing(
        { ...units, g2: ['4-6-7', { at: 'D8', ...g2 }] },
        { phase: 'movement', active: 'russian', enemy: 'german', map: field({ D8: 'grain' }) },
      );
      trial.order('russian', { order: 'search', unit: 'r1' }, 6, 6);
      return [trial.unit('g1').hidden, trial.unit('g2').hidden];
    };
    expect(seen({ hidden: true })).toEqual([true, undefined]);
  });

  test.each([
    ['HE', 'D5', ['bunker 3']],
    ['HE', 'D11', ['bunker 5']],
  ] as const)('[squad-leader 15.5.14.2] %s from %s: %j', (ammunition, from, modifiers) => {
    const trial = playing(
      { g1: ['MkIVF2', { at: from, facing: from === 'D5' ? 3 : 0, exposed: true }], r1: inside('4-4-7') },
      {},
    );
    const solid = { order: 'fire-ordnance', unit: 'g1', at: 'D8', ammunition: 'AP' };
    expect(trial.refusal('german', solid)?.refused).toBe('NO_AMMUNITION');
    trial.order('german', { order: 'fire-ordnance', unit: 'g1', at: 'D8', ammunition }, 5, 3, 6, 6);
    expect(trial.told('ordnance-fired')[0]?.aimed).toMatchObject([{ needs: 8, modifiers: [], hit: true }]);
    const [outcome] = trial.told('shell-burst').flatMap(({ outcomes }) => outcomes);
    expect(outcome?.modifiers.map(({ why, value }) => `${why} ${value}`)).toEqual(modifiers);
    expect(trial.at('D8').bunker).toEqual(BUNKER);
  });
});

describe('mines under vehicles and their crews', () => {
  test.each([
    [5, []],
    [6, [6, 6]],
  ] as const)(
    '[squad-leader 15.7.12.4/q1] whose driver is hit comes upon them by what the hex costs: of %i',
    (mines, faces) => {
      const trial = new Trial({
        phase: 'defensive-fire',
        active: 'russian',
        enemy: 'german',
        units: {
          rt: ['T-34', { at: 'D8', facing: 0, moving: true, moved: true, spent: 5 }],
          gt: ['MkIVF2', { at: 'D5', facing: 3, exposed: true }],
        },
        secrets: { german: { antiTankMines: { D7: mines } } },
      });
      const shot = { order: 'fire-ordnance', unit: 'gt', at: 'D8', target: 'rt' };
      trial.order('german', shot, 4, 3, 3, 4, 6, 6, 1, ...faces);
      expect(trial.unit('rt').at).toBe('D7');
      expect(trial.told('mine-exploded')).toHaveLength(faces.length / 2);
    },
  );

  test.each([
    ['D9', 0],
    ['D7', 1],
  ] as const)(
    '[squad-leader 15.7.15.2/q1] the crew of a flail tank that is lost goes out to %s: %i attacks',
    (to, attacks) => {
      const trial = new Trial({
        phase: 'movement',
        units: { gt: ['MkIVF2', { at: 'D9', facing: 0, flail: true }], r1: '4-4-7 at A1' },
        secrets: { russian: { mines: { D8: 9 }, antiTankMines: { D8: 5 } } },
      });
      trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
      while (trial.battle.clock.phase !== 'advance') trial.endPhase();
      trial.endPhase(6, 6, 1, 1, 2, 2);
      const crew = trial.battle.units().find(({ side, kind }) => side === 'german' && kind === 'crew');
      if (!crew) throw new Error('The crew is lost.');
      for (let n = 0; trial.awaits[0] !== 'german movement' && n < 40; n++) trial.endPhase();
      trial.order('german', { order: 'move', units: [crew.id], path: [to] }, ...(attacks ? [6, 6] : []));
      expect(trial.told('mines-attack')).toHaveLength(attacks);
    },
  );
});

describe('mines around houses, where there are booby traps', () => {
  const village = originalBoard('village');
  const around = (sides: Setup['sides']) => {
    if (!village) throw new Error('There is no village.');
    return new Trial({
      phase: 'movement',
      map: { map: village, charts: SQUAD_LEADER_CHARTS },
      units: { g1: '4-6-7 at C8', r1: '4-4-7 at K9' },
      secrets: { russian: { mines: { C7: 6 } } },
      ...(sides && { sides }),
    });
  };
  const TRAPS = { russian: { boobyTraps: true } } as const;
  const PAST = { order: 'move', units: ['g1'], path: ['C7', 'C6'], bypass: [{ at: 'C7', past: 'left' }] };
  const INTO = { order: 'move', units: ['g1'], path: ['C7'] };

  test.each([
    ['[squad-leader 15.8.1/b, 15.8.2]', 'go around the house', PAST, TRAPS, 1],
    ['[squad-leader 15.8.1/b, 15.8.2]', 'come in', INTO, TRAPS, 0],
    ['[squad-leader 15.8.1/b]', 'come in where there are no traps', INTO, {}, 1],
  ] as const)('%s men who %s', (_, __, way, sides, attacks) => {
    const trial = around(sides).order('german', way, ...(attacks ? [6, 6] : []));
    expect(trial.told('mines-attack')).toHaveLength(attacks);
  });

  test.each([
    [[], undefined],
    [['4.6'], 'IMPASSABLE'],
  ] as const)(
    '[squad-leader 15.8.1/b] they are laid there, but where nobody bypasses: without %j',
    (without, code) => {
      const trial = new Trial({
        map: field({ D5: 'stone-building' }),
        phase: 'rally',
        units: { g1: '4-6-7 at D9', r1: '4-4-7 at A1' },
        sides: { german: { works: { mines: 12, traps: true } } },
        options: { without: [...without] },
      });
      const works = [{ is: 'mines', at: 'D5', number: 6 }];
      expect(trial.refusal('german', { order: 'fortify', works })?.refused).toBe(code);
    },
  );
});
