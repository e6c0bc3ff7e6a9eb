import { originalBoard } from '../../boards/index.js';
import type { Order } from '../../kernel/decide/action.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { Trial as KernelTrial } from '../../kernel/testing/trial.testkit.js';
import { view } from '../../kernel/views/views.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { LEDGER } from '../rules.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';
import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });

type Special = NonNullable<SquadLeader['options']['special']>;

const under = (special: Special, setup: Setup, ...faces: number[]) =>
  new Trial({ ...setup, options: { ...setup.options, special } }, ...faces);
/** Through the armour, without setting it on fire. */
const ON_HULL = [4, 3];
const KILLS = [3, 3];
const asked = (order: object) => order as Order;

const TOWN = drawn({ buildings: [{ is: 'stone', hexes: 'D4 D5' }] });
const TO_THE_BATTLE = { phase: 'rally' } as const;

describe('special rules of the cards', () => {
  test('[squad-leader Sc1/VCdef] who was last alone in a house with an unbroken unit is noted when a phase ends', () => {
    const now = (units: Setup['units']) => {
      const trial = under({ 'stone-buildings': {} }, { map: TOWN, units });
      return trial.endPhase().battle.location('D4').building?.now;
    };
    expect(now({ g1: '4-6-7 at D5', r1: '4-4-7 at N9' })).toBe('german');
    expect(now({ g1: '4-6-7 at D5', r1: '4-4-7 at D4' })).toBeUndefined();
    expect(now({ g1: ['4-6-7 at D5', { broken: true }], r1: '4-4-7 at N9' })).toBeUndefined();
  });

  test.each<[string, string, number, boolean]>([
    ['in the works', 'D6', 7, true],
    ['elsewhere', 'E9', 7, false],
    ['beyond their courage', 'D6', 8, false],
  ])('[squad-leader Sc2/2.2] fanatics pass a check one higher: %s', (_, at, rolled, passes) => {
    const trial = under(
      { fanatics: { side: 'russian', hexes: ['D6'] } },
      { units: { g1: '4-6-7 at D4', g2: '4-6-7 at E7', r1: `4-4-7 at ${at}`, r2: '4-4-7 at N9' } },
    );
    const firer = at === 'D6' ? 'g1' : 'g2';
    trial.order('german', asked({ order: 'fire', at, firers: [firer] }), 1, 3, rolled - 4, 4);
    expect(trial.unit('r1').broken !== true).toBe(passes);
  });

  test.each<[string, string, number, boolean]>([
    ['in the works', 'D5', 8, true],
    ['elsewhere', 'D7', 8, false],
  ])('[squad-leader Sc2/2.2] and rally one more easily, broken as they are: %s', (_, at, rolled, rallies) => {
    const trial = under(
      { fanatics: { side: 'russian', hexes: ['D5'] } },
      {
        map: field({ D5: 'stone-building', D7: 'stone-building' }),
        phase: 'rally',
        active: 'russian',
        units: { r1: [`4-4-7 at ${at}`, { broken: true }], rl: `8-0 at ${at}`, g1: '4-6-7 at N9' },
      },
    );
    while (!trial.awaits.includes('russian rally')) trial.endPhase();
    trial.order('russian', asked({ order: 'rally', unit: 'r1', leader: 'rl' }), rolled - 4, 4);
    expect(trial.unit('r1').broken !== true).toBe(rallies);
  });

  test.each<[number, string]>([
    [3, 'german'],
    [4, 'russian'],
  ])('[squad-leader Sc3/setup] on a %i the %s side moves first', (rolled, first) => {
    const trial = under(
      { 'first-move-by-die': {} },
      { ...begins({ g1: '4-6-7 at A1', r1: '4-4-7 at N9' }) },
      rolled,
    );
    expect(trial.battle.clock).toMatchObject({ active: first, first, turn: 1 });
    for (let n = 0; trial.battle.clock.active === first && n < 30; n++) trial.endPhase();
    expect(trial.battle.clock).toMatchObject({ turn: 1 });
    for (let n = 0; trial.battle.clock.active !== first && n < 30; n++) trial.endPhase();
    expect(trial.battle.clock).toMatchObject({ active: first, turn: 2 });
  });

  test.each<[string, string, number, string]>([
    ['an AFV in its turn', 'MkIVF2', 1, 'A5'],
    ['an AFV a turn late', 'MkIVF2', 2, 'N1'],
    ['men a turn late', '4-6-7', 2, 'A5'],
  ])('[squad-leader Sc3/3.3] where they enter: %s', (_, counter, turn, entry) => {
    const due = { mines: {}, forces: [{ turn: 1, hexes: ['A5'], units: ['g1'] }] };
    const trial = under(
      { 'late-entry': { side: 'german', turn: 2, hexes: ['N1', 'N2'] } },
      {
        phase: 'close-combat',
        turn: turn - 1,
        active: 'russian',
        enemy: 'german',
        options: { order: ['german', 'russian'] },
        units: { r1: '4-4-7 at H9', g1: counter, g2: '4-6-7 at A9' },
        secrets: { german: due },
      },
    );
    for (let n = 0; trial.battle.clock.phase !== 'prep-fire' && n < 9; n++) trial.endPhase();
    expect(trial.unit('g1').entry?.[0]).toBe(entry);
  });

  test('[squad-leader Sc5/5.1] each unit of a shaken side checks its morale first; who fails is broken, and in no despair', () => {
    const trial = under(
      { 'shaken-at-start': { side: 'german' } },
      { ...begins({ g1: '4-6-7 at A1', g2: '4-6-7 at C1', r1: '4-4-7 at N9' }) },
      ...[4, 4],
      ...[3, 4],
    );
    expect(trial.unit('g1')).toMatchObject({ broken: true });
    expect(trial.unit('g1').dm).toBeUndefined();
    expect([trial.unit('g2').broken, trial.unit('r1').broken]).toEqual([undefined, undefined]);
  });

  test.each<[string, Special, boolean]>([
    ['too noisy', { 'no-concealment': { side: 'german' } }, false],
    ['the others', { 'no-concealment': { side: 'russian' } }, true],
  ])('[squad-leader Sc6/6.1] who gains no "?": %s', (_, special, asks) => {
    const trial = under(special, {
      map: field({ D4: 'woods' }),
      phase: 'advance',
      units: { g1: '4-6-7 at D4', r1: '4-4-7 at N9' },
    });
    trial.endPhase();
    expect(trial.awaits.includes('german concealment')).toBe(asks);
  });

  describe('squads that wait for sight of the enemy', () => {
    const WAITS = { 'wait-for-sight': { side: 'russian' } };
    const move = (...units: string[]) => asked({ order: 'move', units, path: ['D5'] });
    const night = (units: Setup['units'], marks: Setup['marks'] = {}) =>
      under(WAITS, {
        phase: 'prep-fire',
        active: 'russian',
        units: { r1: '4-4-7 at D4', ...units },
        marks,
        options: { night: true },
        clock: { visibility: 4 },
      }).endPhase();

    test.each<[string, Setup['units'], Setup['marks'], string | undefined]>([
      ['nobody near', { g1: '4-6-7 at N9' }, {}, 'NO_LEADER'],
      ['an enemy within the range of sight', { g1: '4-6-7 at D8' }, {}, undefined],
      ['one farther off', { g1: '4-6-7 at D9' }, {}, 'NO_LEADER'],
      ['whose gun flashes', { g1: '4-6-7 at D9' }, { D9: { flash: 1 } }, 'NO_LEADER'],
      ['lit by a star shell', { g1: '4-6-7 at D9' }, { D10: { starShell: true } }, undefined],
      ['beneath a "?"', { g1: ['4-6-7 at D7', { concealed: true }] }, {}, 'NO_LEADER'],
    ])('[squad-leader Sc6/6.2] %s', (_, units, marks, refused) => {
      expect(night(units, marks).refusal('russian', move('r1'))?.refused).toBe(refused);
    });

    test('[squad-leader Sc6/6.2] a leader takes them along', () => {
      const trial = night({ rl: '8-0 at D4', g1: '4-6-7 at N9' });
      expect(trial.refusal('russian', move('r1'))?.refused).toBe('NO_LEADER');
      expect(trial.refusal('russian', move('rl', 'r1'))).toBeUndefined();
    });
  });

  describe('losses by kind', () => {
    const COUNTED = { 'losses-by-kind': {} };
    test('[squad-leader Sc7/7.1] squads and leaders that are killed', () => {
      const fallen = (victim: string) => {
        const trial = under(COUNTED, {
          units: { g1: '8-3-8 at D4', g2: '8-3-8 at D4', r1: victim, r2: '4-4-7 at N9' },
          options: { without: ['3.4'] },
        });
        trial.order('german', asked({ order: 'fire', at: 'D5', firers: ['g1', 'g2'] }), 1, 1);
        return trial.battle.side('russian').fallen;
      };
      expect(fallen('4-4-7 at D5')).toEqual({ squads: 1, leaders: 0, vehicles: 0 });
      expect(fallen('8-0 at D5')).toEqual({ squads: 0, leaders: 1, vehicles: 0 });
    });

    test.each<[string, string, object]>([
      ['a halftrack with its crew', 'M3 armed', { squads: 1, leaders: 0, vehicles: 1 }],
      ['an unarmed one', 'M3 unarmed', { squads: 0, leaders: 0, vehicles: 1 }],
      ['a truck', 'truck', { squads: 0, leaders: 0, vehicles: 0 }],
    ])('[squad-leader Sc7/7.1, Sc8/VC, Sc9/9.1] %s destroyed', (_, counter, fallen) => {
      const trial = under(COUNTED, {
        phase: 'close-combat',
        units: {
          g1: ['8-3-8 at D5', { cameFrom: 'D4', nerve: 'kept' }],
          r1: `${counter} at D5`,
          r2: '4-4-7 at N9',
        },
      });
      trial.order('german', asked({ order: 'attack-vehicle', unit: 'g1', vehicle: 'r1' }), 3, 3, 3, 4);
      expect(trial.battle.unit('r1')).toBeUndefined();
      expect(trial.battle.side('russian').fallen).toEqual(fallen);
    });

    test.each<[string, number[], object]>([
      ['comes out', [1, 2], { squads: 0, leaders: 0, vehicles: 1 }],
      ['dies', [6, 6], { squads: 1, leaders: 0, vehicles: 1 }],
    ])('[squad-leader Sc7/7.1, Sc8/VC, Sc9/9.1] an AFV whose crew %s', (_, crew, fallen) => {
      const trial = under(COUNTED, {
        units: { g1: ['MkIVF2 at D4', { facing: 3 }], r1: ['T-34 at D6', { facing: 3 }], r2: '4-4-7 at N9' },
      });
      const shot = { order: 'fire-ordnance', unit: 'g1', at: 'D6', target: 'r1' };
      trial.order('german', asked(shot), ...ON_HULL, ...KILLS, ...crew);
      expect(trial.battle.side('russian').fallen).toEqual(fallen);
    });

    test('what is counted is silent elsewhere', () => {
      const trial = new Trial({ units: { g1: '8-3-8 at D4', r1: '4-4-7 at D5', r2: '4-4-7 at N9' } });
      trial.order('german', asked({ order: 'fire', at: 'D5', firers: ['g1'] }), 1, 1);
      expect(trial.battle.side('russian').fallen).toBeUndefined();
    });
  });

  describe('battalions that come and go', () => {
    const move = (unit: string, at: string) => asked({ order: 'move', units: [unit], path: [at] });
    const leave = (unit: string) => asked({ order: 'leave-map', unit });
    const FORCES = [
      { turn: 2, hexes: ['A5', 'A6'], units: ['a2', 'a3'] },
      { turn: 3, hexes: ['D12'], units: ['a4'] },
    ];
    const coming = { mines: {}, forces: FORCES };
    const salient = (turn: number, more: Setup['units'] = {}) =>
      under(
        { battalions: { side: 'american', hexes: ['A1'] } },
        {
          phase: 'rally',
          turn,
          active: 'american',
          enemy: 'german',
          units: {
            a1: '6-6-6 at A1',
            a2: '6-6-6',
            a3: '6-6-6',
            a4: '6-6-6',
            g1: '4-6-7 at N9',
            ...more,
          },
          secrets: { american: coming },
        },
      );
    const on = (trial: Trial) => {
      for (let n = 0; !trial.awaits.includes('american movement') && n < 20; n++) trial.endPhase();
      return trial;
    };

    test('[squad-leader Sc8/8.1] a battalion may wait, or never come', () => {
      const trial = on(salient(2));
      expect(trial.refusal('american', 'end-phase')).toBeUndefined();
      for (let n = 0; trial.battle.clock.turn < 4 && n < 60; n++) trial.endPhase();
      expect(on(trial).refusal('american', move('a2', 'A5'))).toBeUndefined();
    });

    test('[squad-leader Sc8/8.3] who has come on brings all of his battalion, and no other', () => {
      const trial = on(salient(3)).order('american', move('a2', 'A5'));
      expect(trial.refusal('american', 'end-phase')?.refused).toBe('MUST_MOVE');
      trial.order('american', move('a3', 'A6'));
      expect(trial.refusal('american', 'end-phase')).toBeUndefined();
    });

    test.each([
      ['A6', undefined],
      ['B9', 'MUST_MOVE'],
    ] as const)('[squad-leader Sc8/8.3] but for those who cannot: an enemy in A5 and %s', (at, refused) => {
      const trial = on(salient(3, { a2: '6-6-6 at C2', g2: '4-6-7 at A5', g3: `4-6-7 at ${at}` }));
      expect(trial.refusal('american', 'end-phase')?.refused).toBe(refused);
    });

    test('[squad-leader Sc8/8.2] those who set up withdraw, and do not come back', () => {
      const trial = on(salient(2)).order('american', leave('a1'));
      expect(trial.battle.side('american').exited).toEqual(['a1']);
      for (let n = 0; trial.battle.clock.turn < 3 && n < 60; n++) trial.endPhase();
      expect(on(trial).refusal('american', move('a1', 'A1'))?.refused).toBe('NOT_YOUR_UNIT');
    });

    test.each<[string, Setup['units'], string, string | undefined]>([
      ['one whom the first battalion has joined', { a2: '6-6-6 at A5' }, 'a1', undefined],
      ['one of that battalion', { a2: '6-6-6 at A1' }, 'a2', 'CANNOT_MOVE'],
      ['nobody when the second battalion is committed', { a4: '6-6-6 at D12' }, 'a1', 'CANNOT_MOVE'],
    ])('[squad-leader Sc8/8.2] who withdraws: %s', (_, more, unit, refused) => {
      expect(on(salient(2, more)).refusal('american', leave(unit))?.refused).toBe(refused);
    });

    test('[squad-leader Sc8/8.4] the other side does not', () => {
      const trial = salient(2, { g2: '4-6-7 at A1', a1: '6-6-6 at B1' });
      for (let n = 0; !trial.awaits.includes('german movement') && n < 20; n++) trial.endPhase();
      expect(trial.refusal('german', leave('g2'))?.refused).toBe('NO_WAY');
    });
  });

  describe('a garrison', () => {
    const garrison = (units: Setup['units'], ...faces: number[]) => {
      const trial = under(
        { 'surrender-check': { side: 'german' } },
        {
          active: 'american',
          units: { a1: '8-4-7 at D4', a2: '8-4-7 at D4', g1: '4-6-7 at D5', g2: '4-6-7 at N9', ...units },
        },
      );
      trial.order('american', asked({ order: 'fire', at: 'D5', firers: ['a1', 'a2'] }), 1, 1, ...faces);
      return trial.battle.side('german').surrendered;
    };
    test.each<[string, Setup['units'], number[], true | undefined]>([
      ['its best leader fails', { gl: '8-0 at N1', gk: '9-1 at N2' }, [5, 5], true],
      ['he passes', { gl: '8-0 at N1', gk: '9-1 at N2' }, [4, 5], undefined],
      ['it has no leader left', {}, [], true],
    ])('[squad-leader Sc9/9.3] a squad has fallen, and %s', (_, units, faces, surrendered) => {
      expect(garrison(units, ...faces)).toBe(surrendered);
    });
  });

  test('[squad-leader Sc11/11.1] a vehicle that has moved is out of fuel on a 6, at the end of the phase', () => {
    const stuck = (rolled: number) => {
      const trial = under(
        { 'short-of-fuel': { side: 'german' } },
        {
          phase: 'movement',
          units: { g1: ['MkIVF2 at D4', { facing: 2 }], g2: 'MkIVF2 at A1', r1: '4-4-7 at N9' },
        },
      );
      trial.order('german', asked({ order: 'drive', unit: 'g1', path: [], facing: 3 }));
      expect(trial.unit('g1').immobilized).toBeUndefined();
      trial.endPhase(rolled);
      return [trial.unit('g1').immobilized, trial.unit('g1').broken, trial.unit('g2').immobilized];
    };
    expect([stuck(6), stuck(5)]).toEqual([
      [true, undefined, undefined],
      [undefined, undefined, undefined],
    ]);
  });

  test.each<[string, Special, number[], string | undefined]>([
    ['11', { 'last-rounds': { side: 'german' } }, [5, 6], 'disabled'],
    ['12', { 'last-rounds': { side: 'german' } }, [6, 6], 'disabled'],
    ['10', { 'last-rounds': { side: 'german' } }, [5, 5], undefined],
    ['11 of the others', { 'last-rounds': { side: 'russian' } }, [5, 6], undefined],
  ])('[squad-leader Sc11/11.2] the last round: %s', (_, special, faces, gunOut) => {
    const trial = under(special, {
      units: { g1: ['MkIVF2 at D4', { facing: 3 }], r1: ['T-34 at D9', { facing: 0 }] },
    });
    const shot = { order: 'fire-ordnance', unit: 'g1', at: 'D9', target: 'r1' };
    trial.order('german', asked(shot), ...faces);
    expect(trial.unit('g1').gunOut).toBe(gunOut);
  });

  test('[squad-leader Sc11/11.3] only so many stacks move as the die says; who is on the move goes on', () => {
    const trial = under(
      { 'stacks-by-die': { side: 'german' } },
      {
        phase: 'close-combat',
        active: 'russian',
        options: { order: ['german', 'russian'] },
        units: {
          g1: '4-6-7 at D4',
          g2: '4-6-7 at D4',
          g3: '4-6-7 at F4',
          g4: 'MkIVF2 at H4',
          r1: '4-4-7 at N9',
        },
      },
      1,
    );
    for (let n = 0; trial.battle.clock.phase !== 'movement' && n < 9; n++) trial.endPhase();
    expect(trial.battle.side('german').stacks).toBe(1);
    const move = (unit: string, to: string) => asked({ order: 'move', units: [unit], path: [to] });
    trial.order('german', move('g1', 'D5'));
    expect(trial.refusal('german', move('g3', 'F5'))?.refused).toBe('CANNOT_MOVE');
    expect(trial.refusal('german', asked({ order: 'drive', unit: 'g4', path: [], facing: 3 }))?.refused).toBe(
      'CANNOT_MOVE',
    );
    trial.order('german', move('g1', 'D6')).order('german', move('g2', 'D5'));
    for (let n = 0; trial.battle.clock.phase !== 'advance' && n < 9; n++) trial.endPhase();
    expect(trial.refusal('german', asked({ order: 'advance', unit: 'g3', to: 'F5' }))).toBeUndefined();
  });

  test.each<[Special, boolean]>([
    [{ 'no-rivers': {} }, true],
    [{}, false],
  ])('[squad-leader Sc11/11.4] nobody goes into the river under %j', (special, stays) => {
    const trial = under(special, {
      map: field({ D5: 'shallow-river', F5: 'river' }),
      phase: 'movement',
      units: { g1: '4-6-7 at D4', g2: '4-6-7 at F4', r1: '4-4-7 at N9' },
      options: { month: 7 },
    });
    const refusals = [
      trial.refusal('german', asked({ order: 'wade', units: ['g1'], to: 'D5' })),
      trial.refusal('german', asked({ order: 'swim', unit: 'g2', to: 'F5' })),
    ];
    expect(refusals.map((refusal) => refusal?.cites?.includes('Sc11/11.4') === true)).toEqual([stays, stays]);
  });

  test.each<[string, Setup['units'], boolean]>([
    ['all have landed', { a1: '6-6-6 at A9' }, true],
    ['some are afloat', { a1: '6-6-6 at A9', a2: ['6-6-6', { entry: ['N9'] }] }, false],
  ])('[squad-leader Sc11/11.5] the hidden come under a "?" when %s', (_, units, shown) => {
    const trial = under(
      { 'shown-when-landed': { side: 'german', landing: 'american' } },
      {
        map: field({ D4: 'woods' }),
        units: { g1: ['4-6-7 at D4', { hidden: true }], g2: '4-6-7 at N1', ...units },
      },
    );
    trial.endPhase();
    expect(trial.unit('g1').concealed === true).toBe(shown);
    const seen = Object.values(view(trial.battle.position, { side: 'american' }).units);
    expect(seen.some(({ kind, at }) => kind === 'concealment' && at === 'D4')).toBe(shown);
  });

  test('[squad-leader Sc12/12.4] who is due enters when he likes', () => {
    const trial = under(
      {},
      {
        phase: 'movement',
        turn: 3,
        units: { g1: ['4-6-7', { entry: ['A1'] }], g2: '4-6-7 at C9', r1: '4-4-7 at N9' },
      },
    );
    trial.endPhase();
    expect(trial.unit('g1')).toMatchObject({ entry: ['A1'] });
    while (!(trial.battle.clock.turn === 4 && trial.awaits.includes('german movement'))) trial.endPhase();
    trial.order('german', asked({ order: 'move', units: ['g1'], path: ['A1'] }));
    expect(trial.unit('g1').at).toBe('A1');
  });

  test('[squad-leader Sc12/12.6] nobody goes through the sewers', () => {
    const below = (special: Special) =>
      under(special, {
        phase: 'movement',
        units: { g1: '4-6-7 at D4', gl: '8-0 at D4', r1: '4-4-7 at N9' },
        marks: { D4: { sewer: true }, D6: { sewer: true } },
      }).refusal('german', asked({ order: 'go-below', units: ['gl', 'g1'], to: 'D6' }))?.refused;
    expect([below({ 'no-sewers': {} }), below({})]).toEqual(['NOT_IN_PLAY', 'DICE_MISSING']);
  });

  test.each<[string, object, string | undefined]>([
    ['thick enough', { is: 'mines', at: '2B3', number: 8 }, undefined],
    ['too thin', { is: 'mines', at: '2B3', number: 7 }, 'TOO_MANY_WORKS'],
    ['on the wrong board', { is: 'mines', at: '1B3', number: 8 }, 'OUT_OF_RANGE'],
    ['wire anywhere', { is: 'wire', at: '1B3' }, undefined],
  ])('[squad-leader Sc12/12.2] minefields: %s', (_, work, refused) => {
    const trial = new KernelTrial<SquadLeader>(fortifying());
    const men = { unit: 'american-1', at: '2C3' };
    const enemy = { unit: 'german-1', at: '1C3' };
    trial.order('american', asked({ order: 'set-up', placements: [men], done: true }));
    trial.order('german', asked({ order: 'set-up', placements: [enemy], done: true }));
    expect(trial.refusal('american', asked({ order: 'fortify', works: [work] }))?.refused).toBe(refused);
  });

  test.each<[string, number, string | undefined, string | undefined]>([
    ['in the first turn', 1, 'high explosive', 'TOO_EARLY'],
    ['later, when dice are thrown for it', 2, 'high explosive', 'DICE_MISSING'],
    ['a spotting round', 1, undefined, undefined],
  ])('[squad-leader Sc12/12.3] fire for effect %s', (_, turn, fire, refused) => {
    const trial = under(
      { 'no-artillery-until': { turn: 2 } },
      {
        phase: 'rally',
        turn,
        active: 'american',
        units: {
          al: '8-0 at D4',
          ar: ['radio with al', { contact: 'A' }],
          a1: '6-6-6 at A1',
          g1: '4-6-7 at D9',
        },
        marks: { D8: { artillery: [{ side: 'american', battery: 'A', is: 'spotting round' }] } },
        sides: { american: { batteries: { A: { calibre: 80, missions: 3 } } } },
      },
    );
    while (!trial.awaits.includes('american radio')) trial.endPhase();
    trial.order('american', asked({ order: 'radio-contact', radio: 'ar', battery: 'A' }), 3, 4);
    const order = asked({ order: 'correct-artillery', radio: 'ar', to: 'D8', ...(fire && { fire }) });
    expect(trial.refusal('american', order)?.refused).toBe(refused);
  });

  describe('engineers who build', () => {
    const idle = (idleTurns: number, more: object = {}) =>
      under(
        { builders: { side: 'american', strength: '8-4-7', turns: 5 } },
        {
          phase: 'movement',
          active: 'american',
          units: {
            a1: ['8-4-7 at D4', { idleTurns, ...more }],
            a2: ['6-6-6 at F4', { idleTurns }],
            g1: '4-6-7 at N9',
          },
        },
      );
    const build = (unit: string, roadblock?: number) =>
      asked({ order: 'build', unit, ...(roadblock !== undefined && { roadblock }) });

    test.each<[string, number, string, object, string | undefined]>([
      ['after five turns', 10, 'a1', {}, undefined],
      ['too early', 9, 'a1', {}, 'TOO_EARLY'],
      ['broken', 10, 'a1', { broken: true }, 'BROKEN'],
      ['other squads', 10, 'a2', {}, 'NOT_YOUR_UNIT'],
    ])('[squad-leader Sc12/12.5] who may: %s', (_, turns, unit, more, refused) => {
      expect(idle(turns, more).refusal('american', build(unit))?.refused).toBe(refused);
    });

    test('[squad-leader Sc12/12.5] a roadblock on a hexside or wire, and then they begin anew', () => {
      const blocked = idle(10).order('american', build('a1', 2));
      expect(blocked.battle.location('D4')).toMatchObject({ roadblock: 2 });
      expect(blocked.unit('a1').idleTurns).toBeUndefined();
      expect(idle(10).order('american', build('a1')).battle.location('D4')).toMatchObject({ wire: true });
    });

    test.each<[string, object, number | undefined]>([
      ['in peace', {}, 4],
      ['having fired', { fired: true }, undefined],
      ['having moved', { moved: true }, undefined],
    ])('[squad-leader Sc12/12.5] a player turn %s', (_, more, turns) => {
      const trial = under(
        { builders: { side: 'american', strength: '8-4-7', turns: 5 } },
        {
          phase: 'advance',
          active: 'american',
          units: { a1: ['8-4-7 at D4', { idleTurns: 3, ...more }], a2: '6-6-6 at F4', g1: '4-6-7 at N9' },
        },
      );
      for (let n = 0; trial.battle.clock.active === 'american' && n < 9; n++) trial.endPhase();
      expect(trial.unit('a1').idleTurns).toBe(turns);
    });
  });

  test('[squad-leader Sc9/9.2] who is in a bunker is not seen before he fires', () => {
    const trial = new KernelTrial<SquadLeader>(
      fortifying({ 'closed-bunkers': {} }, { columns: 9, rows: 9 }, 'C3'),
    );
    trial.order(
      'american',
      asked({ order: 'set-up', placements: [{ unit: 'american-1', at: 'C5' }], done: true }),
    );
    trial.order(
      'german',
      asked({ order: 'set-up', placements: [{ unit: 'german-1', at: 'C3' }], done: true }),
    );
    const seen = () =>
      Object.values(view(trial.battle.position, { side: 'american' }).units)
        .filter(({ at }) => at === 'C3')
        .map(({ kind }) => kind);
    trial.order('american', asked({ order: 'fortify', works: [] }));
    expect(seen()).toEqual(['concealment']);
    while (!trial.awaits.includes('german prep-fire')) goOn(trial);
    trial.order('german', asked({ order: 'fire', at: 'C5', firers: ['german-1'] }), 6, 6);
    expect(seen()).toEqual(['squad']);
  });
});

/** Whoever is asked passes, or ends the phase. */
function goOn(trial: KernelTrial<SquadLeader>): void {
  const [asked] = trial.battle.position.awaiting;
  if (asked) trial.order(asked.side, asked.orders.includes('end-phase') ? 'end-phase' : 'pass');
}

/** An American squad sets up on board 2, and then builds; a German one is in a bunker on board 1 that faces it. */
function fortifying(
  special: object = { 'dense-minefields': { least: 8, boards: ['2', '3'] } },
  map: object = { boards: [[{ board: 'desert', as: '1' }], [{ board: 'desert', as: '2' }]] },
  at = '1C3',
) {
  const begun = beginScenario(
    squadLeader,
    {
      scenario: 'works',
      title: 'Works',
      system: 'squad-leader',
      map,
      turns: 5,
      locations: { [at]: { bunker: { squads: 2, front: 3, rear: 5, facing: 3 } } },
      special,
      setUp: [['american'], ['german']],
      sides: {
        german: {
          is: { nationality: 'German' },
          forces: [{ area: at, units: [{ counter: '4-6-7', id: 'german-1' }] }],
        },
        american: {
          is: { nationality: 'American', works: { mines: 20, wire: 1 } },
          forces: [{ area: { everywhere: true }, units: [{ counter: '6-6-6', id: 'american-1' }] }],
        },
      },
    },
    (at) => known.lay(at),
    { id: 'works' },
  );
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const start = begun.position;
  const uncited = new Set(['placed', 'set-up']);
  return { rulebook: squadLeader, ledger: LEDGER, uncited, table: known.table(start), start };
}

/** The battle is about to begin, everybody stands. */
function begins(units: Setup['units']): Setup {
  return { ...TO_THE_BATTLE, units };
}
