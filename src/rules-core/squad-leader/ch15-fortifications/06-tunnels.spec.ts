import type { Order } from '../../kernel/decide/action.js';
import { canonical } from '../../kernel/position/canonical.js';
import { view } from '../../kernel/views/views.js';
import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

const GROUND = {
  D5: 'stone-building',
  D8: 'woods',
  F5: 'stone-building',
  F8: { terrain: 'gully', level: -1 },
  H5: 'stone-building',
} as const;
const TUNNELS = { german: { tunnels: [['D5', 'D6', 'D7', 'D8']] } } as const;
const FAR = '4-4-7 at N12';
const playing = (units: Setup['units'], setup: Setup = {}) =>
  new Trial({
    map: field(GROUND),
    phase: 'movement',
    secrets: TUNNELS,
    units: { g1: '4-6-7 at D5', r9: FAR, ...units },
    ...setup,
  });
const go = (...units: string[]) => ({
  order: 'go-underground',
  units: units.length > 0 ? units : ['g1'],
  to: 'D8',
});
const below = (units: Setup['units'] = {}, setup: Setup = {}) => playing(units, setup).order('german', go());
/** On to the phase, with what is rolled as it begins. */
const until = (trial: Trial, phase: string, ...faces: number[]) => {
  for (let n = 0; trial.battle.clock.phase !== phase && n < 20; n++) {
    const isLast = trial.battle.clock.phase === 'rout' || trial.battle.clock.phase === 'advancing-fire';
    trial.endPhase(...(isLast ? faces : []));
  }
  return trial;
};

describe('digging a tunnel', () => {
  const starting = (works: object, map: Setup['map'] = field(GROUND)) =>
    new Trial({
      ...(map && { map }),
      phase: 'rally',
      units: { g1: '4-6-7 at A12', r1: '4-4-7 at A1' },
      sides: { german: { works } },
    });
  const fort = (at: string) => ({ is: 'fortified building', at });
  const tunnel = (...way: string[]) => ({ is: 'tunnel', at: way[0] as string, way });
  const fortify = (...works: object[]) => ({ order: 'fortify', works }) as unknown as Order;
  const TWO = { 'fortified building': 2 } as const;

  test.each([
    [TWO, [fort('D5'), tunnel('D5', 'D6', 'D7', 'D8')], undefined],
    [TWO, [fort('D5'), fort('F5'), tunnel('D5', 'D6', 'D7', 'D8')], 'TOO_MANY_WORKS'],
    [{ ...TWO, tunnel: 1 }, [fort('D5'), fort('F5'), tunnel('D5', 'D6', 'D7', 'D8')], undefined],
    [{}, [tunnel('D5', 'D6', 'D7', 'D8')], 'TOO_MANY_WORKS'],
  ] as const)(
    '[squad-leader 15.6.12.1] of %j: by the scenario, or in place of a fortified level: %j, %s',
    (works, asked, refused) => {
      expect(starting(works).refusal('german', fortify(...asked))?.refused).toBe(refused);
    },
  );

  test.each([
    ['to woods', ['D5', 'D6', 'D7', 'D8'], undefined],
    ['to a gully', ['F5', 'F6', 'F7', 'F8'], undefined],
    ['to a building', ['F5', 'G5', 'H5'], undefined],
    ['to open ground', ['D5', 'D6', 'D7'], 'IMPASSABLE'],
    ['from what is not fortified', ['H5', 'G5', 'F5'], 'IMPASSABLE'],
    ['with a gap', ['D5', 'D7', 'D8'], 'IMPASSABLE'],
    ['off the map', ['D5', 'Z99'], 'NO_SUCH_HEX'],
  ] as const)('[squad-leader 15.6.12.2] %s: %j', (_, way, refused) => {
    const works = { 'fortified building': 2, tunnel: 1 };
    const asked = fortify(fort('D5'), fort('F5'), tunnel(...way));
    expect(starting(works).refusal('german', asked)?.refused).toBe(refused);
  });

  test('[squad-leader 15.6.12.2] four hexes at most, not under water or a cliff', () => {
    const works = { 'fortified building': 1, tunnel: 1 };
    const long = fortify(fort('D5'), tunnel('D5', 'D6', 'D7', 'E8', 'D8'));
    expect(starting(works).refusal('german', long)?.refused).toBe('TOO_FAR');
    const dug = fortify(fort('D5'), tunnel('D5', 'D6', 'D7', 'D8'));
    for (const D6 of ['water', 'marsh'] as const)
      expect(starting(works, field({ ...GROUND, D6 })).refusal('german', dug)?.refused).toBe('IMPASSABLE');
    const cliff = drawn({
      hexes: { D8: 'woods' },
      buildings: [{ is: 'stone', hexes: 'D5' }],
      levels: { 1: 'D7 D8' },
      hexsides: { cliff: 'D6/D7' },
    });
    expect(starting(works, cliff).refusal('german', dug)?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 15.6.12.2] noted down in secret', () => {
    const works = { 'fortified building': 2, tunnel: 1 };
    const seen = (...way: string[]) => {
      const asked = fortify(fort('D5'), fort('F5'), tunnel(...way));
      const trial = starting(works).order('german', asked);
      expect(trial.battle.secret('german').tunnels).toEqual([way]);
      return canonical([view(trial.battle.position, { side: 'russian' }), trial.told('fortified')] as never);
    };
    expect(seen('D5', 'D6', 'D7', 'D8')).toBe(seen('F5', 'F6', 'F7', 'F8'));
  });
});

describe('going below', () => {
  test('[squad-leader 15.6.12.3, 15.6.12.5, 15.6.12.6] whatever lies above, with all factors, to come out in the Advance Phase', () => {
    const steep = playing({}, { map: field({ ...GROUND, D6: 'woods', D7: { terrain: 'woods', level: 2 } }) });
    steep.order('german', go());
    expect(steep.unit('g1').at).toBeUndefined();
    expect(steep.refusal('german', { order: 'move', units: ['g1'], path: ['D9'] })).toBeDefined();
    expect(until(steep, 'advance').unit('g1')).toMatchObject({ at: 'D8', advanced: true });
    expect(steep.refusal('german', { order: 'advance', unit: 'g1', to: 'D9' })?.refused).toBe('HAS_MOVED');
  });

  test.each([
    ['broken', ['4-6-7', { at: 'D5', broken: true }], 'BROKEN'],
    ['come from elsewhere', ['4-6-7', { at: 'D5', moved: true, moving: true }], 'HAS_MOVED'],
    ['on horseback', ['4-6-7', { at: 'D5', skill: 'cavalry', rides: 'gh' }], 'MOUNTED'],
    ['somewhere else', '4-6-7 at D6', 'NO_WAY'],
  ] as const)('[squad-leader 15.6.12.3] not who is %s', (_, g1, refused) => {
    const horses: Setup['units'] = refused === 'MOUNTED' ? { gh: 'horses at D5' } : {};
    const trial = playing({ g1: g1 as never, ...horses });
    expect(trial.refusal('german', go())?.refused).toBe(refused);
  });

  test.each([
    ['LMG', undefined],
    ['HMG', 'TOO_HEAVY'],
  ] as const)('[squad-leader 15.6.12.5] with a %s: %s', (weapon, refused) => {
    const trial = playing({ gw: `${weapon} with g1` });
    expect(trial.refusal('german', go())?.refused).toBe(refused);
    if (refused) return;
    until(trial.order('german', go()), 'advance');
    expect(trial.unit('gw')).toMatchObject({ at: 'D8', possessor: 'g1' });
  });

  test('[squad-leader 15.6.12.3] nobody goes in by advancing', () => {
    const trial = playing({}, { phase: 'advance' });
    expect(trial.refusal('german', go())?.refused).toBe('NOT_NOW');
  });

  test('[squad-leader 15.6.12.4] past enemies above, whose fire does not find them', () => {
    const trial = below({ r1: '4-4-7 at D6', r2: '4-4-7 at D7' }).endPhase();
    const fire = trial.order('russian', { order: 'fire', at: 'D5', firers: ['r1'] }, 1, 1);
    expect(
      fire.told('fire-attack').flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units)),
    ).toEqual([]);
    expect(fire.unit('g1').broken).toBeUndefined();
  });

  test('[squad-leader 15.6.14] the enemy does not use it', () => {
    const trial = playing(
      { r1: '4-4-7 at D5', g1: '4-6-7 at A12' },
      { active: 'russian', options: { order: ['russian', 'german'] } },
    );
    expect(trial.refusal('russian', { ...go('r1') })?.refused).toBe('NO_WAY');
  });
});

describe('coming out', () => {
  const UPSTAIRS = drawn({
    buildings: [
      { is: 'stone', hexes: 'D5' },
      { is: 'stone', hexes: 'D8', upperLevels: 2, stairways: 'D8' },
    ],
  });

  test('[squad-leader 15.6.12.7] with nobody near they are under a "?"', () => {
    const trial = until(below(), 'advance');
    expect(trial.told('came-out-of-tunnel')).toMatchObject([{ fate: 'unseen' }]);
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', concealed: true, hidden: true });
  });

  test.each([
    [1, 'unseen', true, undefined],
    [2, 'unseen', true, undefined],
    [3, 'in view', undefined, undefined],
    [4, 'in view', undefined, undefined],
    [5, 'pinned', undefined, true],
    [6, 'pinned', undefined, true],
  ] as const)('[squad-leader 15.6.12.8] beside an enemy, on a %i: %s', (die, fate, concealed, pinned) => {
    const trial = until(below({ r1: '4-4-7 at D9' }), 'advance', die);
    expect(trial.told('came-out-of-tunnel')).toMatchObject([{ fate, rolled: die }]);
    expect(trial.unit('g1')).toMatchObject({ at: 'D8' });
    expect([trial.unit('g1').concealed, trial.unit('g1').pinned]).toEqual([concealed, pinned]);
  });

  test('[squad-leader 15.6.12.8] unseen they stay so, beside him in a gully too; the pinned until the player turn ends', () => {
    const gully = { secrets: { german: { tunnels: [['D5', 'D6', 'D7', 'D8']] } } } as const;
    const map = field({ ...GROUND, D8: { terrain: 'gully', level: -1 } });
    const unseen = until(below({ r1: '4-4-7 at D9' }, { ...gully, map }), 'advance', 1);
    while (unseen.battle.clock.active === 'german') unseen.endPhase();
    expect(unseen.unit('g1').concealed).toBe(true);
    const pinned = until(below({ r1: '4-4-7 at D9' }), 'advance', 5);
    while (pinned.battle.clock.active === 'german') pinned.endPhase();
    expect(pinned.unit('g1').pinned).toBeUndefined();
  });

  test.each([
    ['D8/1', 1],
    ['D8/2', 0],
  ] as const)('[squad-leader 15.6.12.8] an enemy above, in %s: %i rolls', (at, rolls) => {
    const trial = until(below({ r1: `4-4-7 at ${at}` }, { map: UPSTAIRS }), 'advance', ...(rolls ? [3] : []));
    expect(trial.told('came-out-of-tunnel').map(({ rolled }) => rolled)).toEqual([rolls ? 3 : undefined]);
  });

  test.each([
    [{ r1: '4-4-7 at D8' }, 2, 'in view'],
    [{ r1: '4-4-7 at D8', r2: '4-4-7 at D8' }, 2, 'in view'],
    [{ r1: '4-4-7 at D8', r2: '4-4-7 at D8' }, 3, 'pinned'],
    [{ r1: ['4-4-7', { at: 'D8', broken: true }], r2: '8-0 at D8' }, 2, 'unseen'],
  ] as const)('[squad-leader 15.6.13] among %j, on a %i: %s', (enemies, die, fate) => {
    const trial = below(enemies as never);
    while (trial.battle.clock.phase !== 'rout' && trial.battle.clock.phase !== 'advance') {
      if (trial.battle.clock.phase === 'advancing-fire')
        trial.endPhase(...(trial.battle.units().some(({ broken }) => broken) ? [] : [die]));
      else trial.endPhase();
    }
    if (trial.battle.clock.phase === 'rout') trial.endPhase(die);
    expect(trial.battle.clock.phase).toBe('advance');
    expect(trial.told('came-out-of-tunnel')).toMatchObject([{ fate }]);
  });
});

describe('blowing a tunnel up', () => {
  const blow = { order: 'blow-tunnel', unit: 'r1' };
  const KNOWN = { D8: { tunnel: 'german' } } as const;
  const fighting = (r1: object | string, more: Setup['units'] = {}, marks: Setup['marks'] = KNOWN) =>
    playing(
      {
        g1: '4-6-7 at N1',
        r1: (typeof r1 === 'string' ? r1 : ['4-4-7', { at: 'D8', ...r1 }]) as never,
        ...more,
      },
      { phase: 'close-combat', active: 'russian', options: { order: ['russian', 'german'] }, marks },
    );

  test('[squad-leader 15.6.14] it is known where an enemy in good order sees it used', () => {
    const known = (r1: object) =>
      playing({ r1: ['4-4-7', { at: 'D2', ...r1 }], r9: '4-4-7' })
        .order('german', go())
        .at('D5').tunnel;
    expect([known({}), known({ broken: true }), known({ at: 'H6' })]).toEqual([
      'german',
      undefined,
      undefined,
    ]);
    expect(below({ r1: '4-4-7 at D9', r9: '4-4-7' }).at('D8').tunnel).toBeUndefined();
  });

  test.each([
    [4, undefined],
    [5, TUNNELS.german.tunnels],
  ] as const)('[squad-leader 15.6.14] on a %i with what helps and hinders: left %j', (die, left) => {
    const trial = fighting({}).order('russian', blow, die);
    expect(trial.battle.secret('german').tunnels).toEqual(left);
    expect(trial.at('D8').tunnel).toBe(left === undefined ? undefined : 'german');
  });

  test.each([
    ['what nobody has seen in use', {}, {}, {}, undefined],
    ['broken men', { broken: true }, {}, KNOWN, 'BROKEN'],
    ['unarmed men', { unarmed: true }, {}, KNOWN, 'CANNOT_USE'],
    ['those who fight', {}, { g2: '4-6-7 at D8' }, KNOWN, 'ENEMY_THERE'],
  ] as const)('[squad-leader 15.6.14] not %s', (_, r1, more, marks, refused) => {
    const helper: Setup['units'] = refused && refused !== 'ENEMY_THERE' ? { r2: '4-4-7 at D8' } : {};
    const trial = fighting(r1, { ...more, ...helper }, marks);
    const said = trial.refusal('russian', blow)?.refused;
    expect(said).toBe(refused ?? 'NOT_NOW');
  });
});
