/** Rules of the chapter that are made of others: what holds where works, vehicles, water and shells meet. */
import { originalBoard } from '../../boards/index.js';
import type { Order } from '../../kernel/decide/action.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { Trial as KernelTrial } from '../../kernel/testing/trial.testkit.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { LEDGER } from '../rules.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';
import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });

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

  test('[squad-leader-C-070] [squad-leader 15.3/q1] an AFV in the hex is no further cover for those inside', () => {
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
  test('[squad-leader-C-077] [squad-leader 15.4/q1] beside a river a trench stays dry: tanks cross it, and men are beneath it', () => {
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
    '[squad-leader-C-087] [squad-leader 15.7.12.4/q1] whose driver is hit comes upon them by what the hex costs: of %i',
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
    '[squad-leader-C-088] [squad-leader 15.7.15.2/q1] the crew of a flail tank that is lost goes out to %s: %i attacks',
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

describe('vehicles in trenches', () => {
  const dug = (more: object = {}, setup: Setup = {}) =>
    new Trial({
      phase: 'movement',
      units: { gt: ['MkIVF2', { at: 'D8', facing: 0, dugIn: 'D8', ...more }], r1: '4-4-7 at A1' },
      marks: { D8: { trench: 3 } },
      ...setup,
    });
  const drive = (path: string[], more: object = {}) => ({ order: 'drive', unit: 'gt', path, ...more });

  test('[squad-leader 15.4.4] those who set up where a trench is are in it, hull down', () => {
    const trial = new Trial({
      phase: 'rally',
      units: { gt: ['MkIVF2', { at: 'D8', facing: 0 }], g1: 'MkIVF2 at F8', r1: '4-4-7 at A1' },
      sides: { german: { works: { trench: 1 } } },
    }).order('german', { order: 'fortify', works: [{ is: 'trench', at: 'D8', side: 3 }] });
    expect([trial.unit('gt').dugIn, trial.unit('g1').dugIn]).toEqual(['D8', undefined]);
    const struck = (dugIn?: string) =>
      new Trial({
        units: {
          gt: ['MkIVF2', { at: 'D5', facing: 3, exposed: true }],
          rt: ['T-34', { at: 'D8', facing: 0, ...(dugIn && { dugIn }) }],
          r9: '4-4-7 at N12',
        },
        marks: { D8: { trench: 3 } },
      }).order(
        'german',
        { order: 'fire-ordnance', unit: 'gt', at: 'D8', target: 'rt' },
        4,
        3,
        ...(dugIn ? [] : [6, 6]),
      );
    expect([struck().told('afv-kill').length, struck('D8').told('afv-kill').length]).toEqual([1, 0]);
  });

  test('[squad-leader 15.4.4] the bow gun does not fire out of it, the others do', () => {
    const guns = (dugIn?: string) =>
      new Trial({
        units: {
          gt: ['MkIVF2', { at: 'D8', facing: 0, exposed: true, ...(dugIn && { dugIn }) }],
          r1: '4-4-7 at D5',
        },
        marks: { D8: { trench: 3 } },
      });
    const fire = (trial: Trial, gun: string) =>
      trial.refusal('german', { order: 'fire', at: 'D5', firers: ['gt'], guns: [gun] }, 6, 5)?.refused;
    expect(fire(guns('D8'), 'bow')).toBeDefined();
    expect(fire(guns(), 'bow')).toBe(fire(guns('D8'), 'coaxial'));
  });

  test.each([
    ['forward', ['D7'], {}, 'NO_WAY'],
    ['in reverse over its back', ['D9'], { reverse: true }, undefined],
    ['round', [], { facing: 2 }, 'NO_WAY'],
  ] as const)('[squad-leader 15.4.4] it leaves %s', (_, path, more, refused) => {
    expect(dug().refusal('german', drive([...path], more))?.refused).toBe(refused);
    expect(dug({ facing: 1 }).refusal('german', drive(['C9'], { reverse: true }))?.refused).toBe('NO_WAY');
  });

  test('[squad-leader 15.4.4] in play no vehicle goes beneath one', () => {
    const trial = dug({ at: 'D9', dugIn: undefined }).order('german', drive(['D8']));
    expect(trial.unit('gt').dugIn).toBeUndefined();
    expect(trial.refusal('german', { order: 'take-cover', units: ['gt'] })).toBeDefined();
  });

  test('[squad-leader 15.4.4] the crew of a gun has the trench besides its shield', () => {
    const crew = ['crew 2-4-7', { at: 'D8', entrenched: 'D8' }] as const;
    const trial = new Trial({
      phase: 'defensive-fire',
      units: { g1: crew, gg: ['75 AT gun with g1', { facing: 0 }], r1: '4-4-7 at D5' },
      marks: { D8: { trench: 3 } },
    }).order('russian', fireAt('D8', 'r1'), 6, 5);
    expect(whys(trial, 'g1')).toEqual(expect.arrayContaining(['entrenched 2', 'gun shield 2']));
  });
});

describe('guns in fortified buildings', () => {
  const HOUSE = drawn({ buildings: [{ is: 'stone', hexes: 'D5 D6', upperLevels: 2, stairways: 'D5' }] });
  const FORT = { D5: { fortified: true }, 'D5/1': { fortified: true }, 'D5/2': { fortified: true } } as const;
  const setsUp = (counter: string, at: string, locations: object = FORT) => {
    const begun = beginScenario(
      squadLeader,
      {
        scenario: 'guns',
        title: 'Guns',
        system: 'squad-leader',
        map: {
          columns: 9,
          rows: 9,
          buildings: [{ is: 'stone', hexes: 'D5 D6', upperLevels: 2, stairways: 'D5' }],
        },
        turns: 3,
        locations,
        setUp: [['german'], ['russian']],
        sides: {
          german: {
            is: { nationality: 'German' },
            forces: [
              {
                area: 'D5',
                units: [
                  { counter, id: 'gg' },
                  { counter: 'crew 2-4-7', id: 'g1' },
                ],
              },
            ],
          },
          russian: {
            is: { nationality: 'Russian' },
            forces: [{ area: 'A1', units: [{ counter: '4-4-7', id: 'r1' }] }],
          },
        },
      },
      (where) => known.lay(where),
      { id: 'guns' },
    );
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const start = begun.position;
    const uncited = new Set(['placed', 'set-up']);
    const trial = new KernelTrial<SquadLeader>({
      rulebook: squadLeader,
      ledger: LEDGER,
      uncited,
      table: known.table(start),
      start,
    });
    const placements = [
      { unit: 'g1', at },
      { unit: 'gg', at },
    ];
    return trial.refusal('german', { order: 'set-up', placements } as unknown as Order)?.refused;
  };

  test.each([
    ['50 AT gun', 'D5/1', FORT, undefined],
    ['75 infantry gun', 'D5/2', FORT, undefined],
    ['50 AT gun', 'D5/1', {}, 'NO_SUCH_PLACE'],
    ['88L AA gun', 'D5/1', FORT, 'NO_SUCH_PLACE'],
    ['20L AA gun', 'D5/1', FORT, 'NO_SUCH_PLACE'],
    ['50 AT gun', 'D5', FORT, undefined],
  ] as const)(
    '[squad-leader 15.6.10] a %s sets up in %s, fortified %j: %s',
    (counter, at, locations, refused) => {
      expect(setsUp(counter, at, locations)).toBe(refused);
    },
  );

  const upstairs = (setup: Setup = {}) =>
    new Trial({
      map: HOUSE,
      marks: FORT,
      units: {
        g1: 'crew 2-4-7 at D5/2',
        gg: ['50 AT gun with g1', { facing: 0 }],
        r1: '4-4-7 at D4',
        r2: '4-4-7 at D3',
      },
      ...setup,
    });

  test('[squad-leader 15.6.10] it stays where it is, and reaches down as far away as it is high', () => {
    const shot = (at: string) => ({ order: 'fire-ordnance', unit: 'gg', at });
    expect(upstairs().refusal('german', shot('D4'))?.cites).toEqual(['15.6.10']);
    expect(upstairs().refusal('german', shot('D3'), 6, 6)).toBeUndefined();
    const pushed = { order: 'push-gun', gun: 'gg', path: ['D6'] };
    expect(upstairs({ phase: 'movement' }).refusal('german', pushed)?.cites).toEqual(['15.6.10']);
  });

  test('[squad-leader 15.6.10] guns on the ground of a fortified building fire not indirectly', () => {
    const directs = (fortified: boolean) => {
      const trial = new Trial({
        map: HOUSE,
        phase: 'rally',
        marks: fortified ? FORT : {},
        units: {
          g1: 'crew 2-4-7 at D5',
          gg: ['105 howitzer with g1', { facing: 0 }],
          gl: '9-1 at D5',
          g9: 'crew 2-4-7 at B12',
          gy: ['81mm mortar with g9', { facing: 0 }],
          gk: '8-0 at A12',
          r1: '4-4-7 at D2',
        },
      });
      for (let n = 0; !trial.awaits.includes('german artillery') && n < 12; n++) trial.endPhase();
      return trial.refusal('german', { order: 'direct-gun', gun: 'gg', spotter: 'gl', at: 'D2' }, 1)?.cites;
    };
    expect(directs(true)).toEqual(['15.6.10']);
    expect(directs(false)).not.toEqual(['15.6.10']);
  });
});
