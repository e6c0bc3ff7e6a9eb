import { drawn, type Setup, Trial } from '../testkit.testkit.js';

const GULLY = { is: 'gully', along: 'A8 B8 C8 D8 E8 F8 G8' };
const road = (is = 'dirt-road') => [{ is, along: 'D12 D4' }];
const OVER_GULLY = drawn({ watercourses: [GULLY], roads: road(), bridges: { 'wooden-bridge': 'D8' } });
const RIVER = { levels: { '-1': 'A6-C6 E6-N6 A7-C7 E7-N7' }, roads: road() };
const over = (is: string, water = 'shallow-river') =>
  drawn({ ...RIVER, terrain: { [water]: 'A6-N6 A7-N7' }, bridges: { [is]: 'D6 D7' } });
const FAR = { g9: '4-6-7', r9: '4-4-7' } as const;
const play = (map: Setup['map'], units: Setup['units'], more: Setup = {}) =>
  new Trial({ ...(map && { map }), phase: 'movement', units: { ...FAR, ...units }, ...more });
const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const refused = (trial: Trial, order: object, by = 'german') => trial.refusal(by, order as never)?.refused;
const why = (trial: Trial) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) =>
      outcomes.flatMap(({ modifiers }) => modifiers.map((one) => `${one.why} ${one.value}`)),
    );

describe('beneath a bridge over a gully', () => {
  test('[squad-leader 14.29.5.7] down from the bridge and up again for what the gully costs, and along the gully', () => {
    const spent = (from: string, to: string) =>
      play(OVER_GULLY, { g1: `4-6-7 at ${from}` })
        .order('german', move(to))
        .unit('g1');
    expect(spent('D8', 'D8/-1')).toMatchObject({ at: 'D8/-1', spent: 2 });
    expect(spent('D8/-1', 'D8')).toMatchObject({ at: 'D8', spent: 2 });
    expect(spent('C8', 'D8/-1')).toMatchObject({ at: 'D8/-1', spent: 2 });
    expect(spent('D8/-1', 'E8')).toMatchObject({ at: 'E8', spent: 2 });
    expect(refused(play(OVER_GULLY, { g1: '4-6-7 at D7' }), move('D8/-1'))).toBe('NOT_ADJACENT');
  });

  test('[squad-leader 14.29.5.7] in the Advance Phase men change levels; on and beneath are two hexes', () => {
    const trial = play(OVER_GULLY, { g1: '4-6-7 at D8', r1: '4-4-7 at D8/-1' }, { phase: 'advance' });
    expect(trial.order('german', { order: 'advance', unit: 'g1', to: 'D8/-1' }).unit('g1').at).toBe('D8/-1');
    const apart = play(
      OVER_GULLY,
      { g1: '4-6-7 at D8', r1: '4-4-7 at D8/-1' },
      { phase: 'advance' },
    ).endPhase();
    expect(apart.awaits).not.toContain('german close-combat');
  });

  test('[squad-leader 14.29.5.7, 14.26.11/a] not where the road is raised', () => {
    const raised = drawn({
      watercourses: [GULLY],
      roads: road('elevated-road'),
      bridges: { 'stone-bridge': 'D8' },
    });
    expect(refused(play(raised, { g1: '4-6-7 at D8' }), move('D8/-1'))).toBe('NOT_ADJACENT');
    expect(refused(play(raised, { g1: '4-6-7 at D8/-1' }), move('D8'))).toBe('NOT_ADJACENT');
    expect(refused(play(raised, { g1: '4-6-7 at D8/-1' }), move('E8'))).toBeUndefined();
  });

  test.each([
    ['from the bridge', 'D8', true],
    ['from the next gully hex', 'E8', true],
    ['from the road beside it', 'D7', false],
    ['from the ground beside it', 'E9', false],
    ['from farther along', 'F8', false],
  ])('[squad-leader 14.29.5.7/a] fired at %s: %s', (_, from, hits) => {
    const trial = play(OVER_GULLY, { g1: `4-6-7 at ${from}`, r1: '4-4-7 at D8/-1' }, { phase: 'prep-fire' });
    expect(trial.legalOf('german', 'fire').some(({ at }) => at === 'D8/-1')).toBe(hits);
  });

  test('[squad-leader-C-044] [squad-leader 14.29.5.7/q1] nobody on it has the better of those in the gully for his height', () => {
    const shot = (from: string, at: string) =>
      why(
        play(OVER_GULLY, { g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${at}` }, { phase: 'prep-fire' }).order(
          'german',
          fire(at, 'g1'),
          6,
          5,
        ),
      );
    expect([shot('D8', 'D8/-1'), shot('D8', 'E8')]).toEqual([[], []]);
    expect([shot('D8/-1', 'D8'), shot('E8', 'D8')].flat()).not.toContain('height 1');
    expect(shot('E8', 'E9')).toContain('height 1');
  });
});

describe('beneath a bridge over a river', () => {
  const STONE = over('stone-bridge');
  const boat = (at: string) =>
    ({
      gb: [`storm boat at ${at}`, { facing: 1 }],
      g1: ['4-6-7', { at, aboard: 'gb' }],
    }) as never as Setup['units'];
  const drive = (...path: string[]) => ({ order: 'drive', unit: 'gb', path });

  test('[squad-leader 14.29.9] men wade beneath it, and fight those on it no more than others', () => {
    const wades = play(STONE, { g1: '4-6-7 at C6' }, { phase: 'advance' });
    wades.order('german', { order: 'wade', units: ['g1'], to: 'D6/-1' }, 1);
    expect(wades.unit('g1').at).toBe('D6/-1');
    expect(refused(play(STONE, { g1: '4-6-7 at C6' }), { order: 'wade', units: ['g1'], to: 'D6' })).toBe(
      'IMPASSABLE',
    );
    const apart = play(STONE, { g1: '4-6-7 at D6', r1: '4-4-7 at D6/-1' }, { phase: 'advance' }).endPhase();
    expect(apart.awaits).not.toContain('german close-combat');
  });

  test.each([
    ['from the bank', 'D5', true],
    ['from the water beside it', 'E6', true],
    ['from the bridge itself', 'D6', false],
  ])('[squad-leader 14.29.7, 14.29.9] those beneath are fired at %s: %s', (_, from, hits) => {
    const trial = play(STONE, { g1: `4-6-7 at ${from}`, r1: '4-4-7 at D6/-1' }, { phase: 'prep-fire' });
    expect(trial.legalOf('german', 'fire').some(({ at }) => at === 'D6/-1')).toBe(hits);
  });

  test('[squad-leader 14.29.7] a bridge hides nothing else', () => {
    const sees = (from: string, at: string) =>
      play(STONE, { g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${at}` }, { phase: 'prep-fire' })
        .legalOf('german', 'fire')
        .some((order) => order.at === at);
    expect([sees('B6', 'F6'), sees('C7', 'E7'), sees('D4', 'D8')]).toEqual([true, true, true]);
  });

  test('[squad-leader 14.29.9] shells fall on the bridge, not on those beneath', () => {
    const trial = play(
      STONE,
      { r1: '4-4-7 at D6/-1', r2: '4-4-7 at D6' },
      {
        active: 'russian',
        options: { order: ['german', 'russian'] },
        marks: { D6: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } },
        sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
      },
    ).endPhase(...Array.from({ length: 14 }, () => 6));
    const struck = trial.told('barrage').flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units));
    expect([struck.includes('r1'), struck.includes('r2')]).toEqual([false, true]);
  });

  test('[squad-leader 14.29.9, 14.29.11.6] boats pass beneath it for a point, but through no pontoon', () => {
    const deep = (is: string) => play(over(is, 'river'), boat('C6'));
    const trial = deep('stone-bridge');
    expect(trial.order('german', drive('D6/-1', 'E6')).unit('gb')).toMatchObject({ at: 'E6' });
    const open = play(
      drawn({ ...RIVER, roads: [], levels: { '-1': 'A6-N6 A7-N7' }, terrain: { river: 'A6-N6 A7-N7' } }),
      boat('C6'),
    );
    expect(trial.unit('gb').spent).toBe(open.order('german', drive('D6', 'E6')).unit('gb').spent);
    expect(refused(deep('pontoon-bridge'), drive('D6/-1'))).toBe('IMPASSABLE');
  });

  test('[squad-leader-C-054] [squad-leader 14.29.10.1/q2] men who ford beneath it lay a charge on it', () => {
    const units = { g1: '8-3-8 at D6/-1', gd: 'demo charge with g1' } as const;
    const trial = play(STONE, units).order('german', { order: 'lay-charge', unit: 'g1', weapon: 'gd' });
    expect(trial.at('D6').bridge?.charged).toBe('german');
  });

  test.each([
    ['foot-bridge', 'IMPASSABLE'],
    ['pontoon-bridge', undefined],
  ])(
    '[squad-leader 14.29.11.2] men carry their weapons over a %s; guns are pushed over larger ones alone',
    (is, code) => {
      const map = over(is, 'river');
      const gun = {
        g1: 'crew 2-4-7 at D8',
        gg: ['50 AT gun at D8', { possessor: 'g1', facing: 0 }],
      } as never as Setup['units'];
      expect(refused(play(map, gun), { order: 'push-gun', gun: 'gg', path: ['D7'] })).toBe(code);
      const carried = play(map, { g1: '4-6-7 at D8', gm: 'HMG with g1' }).order('german', move('D7'));
      expect(carried.unit('gm').at).toBe('D7');
    },
  );

  test('[squad-leader 14.29.11.2] out of a boat beneath a pontoon up to it, and down into one that lay there', () => {
    const map = over('foot-bridge', 'river');
    const lies = { gb: ['storm boat at D6/-1', { facing: 1 }] } as never as Setup['units'];
    const up = play(map, { ...boat('D6/-1') }, { phase: 'advance' });
    up.order('german', { order: 'go-ashore', unit: 'g1', to: 'D6' });
    expect(up.unit('g1')).toMatchObject({ at: 'D6', advanced: true });
    const down = play(map, { ...lies, g1: '4-6-7 at D6', gm: 'LMG with g1' }, { phase: 'advance' });
    down.order('german', { order: 'step-aboard', unit: 'g1', boat: 'gb' });
    expect([down.unit('g1').aboard, down.unit('g1').at, down.unit('gm').at]).toEqual([
      'gb',
      'D6/-1',
      'D6/-1',
    ]);
    const late = { gb: ['storm boat at D6/-1', { facing: 1, advanced: true }] } as never as Setup['units'];
    const steps = (units: Setup['units'], table = map) =>
      refused(play(table, { g1: '4-6-7 at D6', ...units }, { phase: 'advance' }), {
        order: 'step-aboard',
        unit: 'g1',
        boat: 'gb',
      });
    expect([steps(late), steps(lies, over('stone-bridge', 'river'))]).toEqual(['HAS_MOVED', 'NO_WAY']);
  });

  test('[squad-leader 14.29.11.2] from a foot bridge into a shallow river for a factor, and back in the Advance Phase', () => {
    const foot = over('foot-bridge');
    const down = play(foot, { g1: '4-6-7 at D6' }).order('german', move('D6/-1'));
    expect(down.unit('g1')).toMatchObject({ at: 'D6/-1', spent: 1 });
    expect(refused(play(foot, { g1: '4-6-7 at D6/-1' }), move('D6'))).toBeDefined();
    const advances = (from: string, to: string) =>
      play(foot, { g1: `4-6-7 at ${from}` }, { phase: 'advance' })
        .order('german', { order: 'advance', unit: 'g1', to })
        .unit('g1').at;
    expect([advances('D6/-1', 'D6'), advances('D6', 'D6/-1')]).toEqual(['D6', 'D6/-1']);
    const deep = play(over('foot-bridge', 'river'), { g1: '4-6-7 at D6' });
    expect(refused(deep, move('D6/-1'))).toBeDefined();
  });
});

describe('the bridge of an elevated road', () => {
  const raised = (more: object = {}) =>
    drawn({
      watercourses: [GULLY],
      roads: road('elevated-road'),
      bridges: { 'stone-bridge': 'D8' },
      ...more,
    });
  const sees = (map: Setup['map'], from: string, at: string) =>
    play(map, { g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${at}` }, { phase: 'prep-fire' })
      .legalOf('german', 'fire')
      .some((order) => order.at === at);

  test('[squad-leader 14.26.11/a] those on it are a level up', () => {
    const up = play(raised(), { g1: '4-6-7 at D9' }).order('german', move('D8'));
    expect(up.unit('g1').spent).toBe(0.5);
    const shot = play(raised(), { g1: '4-6-7 at E9', r1: '4-4-7 at D8' }, { phase: 'prep-fire' });
    expect(why(shot.order('german', fire('D8', 'g1'), 6, 5))).toContain('height 1');
  });

  test('[squad-leader 14.26.11/a] it hides what lies behind it on its level, and nothing lower', () => {
    const hills = raised({ levels: { '1': 'B8 F8' } });
    const flat = drawn({ levels: { '1': 'B8 F8' }, roads: [{ is: 'dirt-road', along: 'D12 D4' }] });
    expect([sees(hills, 'B8', 'F8'), sees(flat, 'B8', 'F8')]).toEqual([false, true]);
    const low = drawn({
      watercourses: [{ is: 'shallow-stream', along: 'D4 D12' }],
      roads: [{ is: 'elevated-road', along: 'B8 C8 D8 E8 F8' }],
      bridges: { 'stone-bridge': 'D8' },
    });
    expect(sees(low, 'D7', 'D9')).toBe(true);
  });

  test('[squad-leader 14.26.11/a] it has two lanes of stone', () => {
    const truck = (at: string, facing: number) => [`truck at ${at}`, { facing }] as never;
    const passes = (more: Setup = {}) =>
      refused(play(raised(), { gt: truck('D9', 0), gu: truck('D8', 0) }, more), {
        order: 'drive',
        unit: 'gt',
        path: ['D8', 'D7'],
      });
    expect([passes(), passes({ marks: { D8: { bridge: { lanes: 1 } } } })]).toEqual([
      'DICE_MISSING',
      'NO_ROOM',
    ]);
  });
});
