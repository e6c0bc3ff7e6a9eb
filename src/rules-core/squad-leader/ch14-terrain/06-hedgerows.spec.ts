import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Hexes = NonNullable<Parameters<typeof field>[0]>;
const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const HEDGEROWS = { hedgerows: { are: 'hedges' } } as const;
const BOCAGE = { hedgerows: { are: 'hedges', bocage: true } } as const;
/** Between D7 and D8. */
const ROW = { D8: { hexsides: { 0: 'hedge' } } } as const;
const battle = (
  units: Readonly<Record<string, Placed>>,
  hexes: Hexes = ROW,
  { options = HEDGEROWS, ...more }: Setup = {},
) => new Trial({ map: field(hexes), units: { r9: '4-4-7 at A1', ...units }, options, ...more });
const refused = (one: Trial, order: object) => one.refusal('german', order as never)?.refused;
const seen = (from: string, at: string, options: Setup['options'] = HEDGEROWS, hexes: Hexes = ROW) =>
  battle({ g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${at}` }, hexes, { options })
    .legalOf('german', 'fire')
    .some((order) => order.at === at);
const why = (one: Trial) =>
  one.told('fire-attack')[0]?.outcomes[0]?.modifiers.map((each) => `${each.why} ${each.value}`);
const behind = (from: string, D8: object = {}, more: Setup = {}) =>
  why(
    battle(
      { g1: `4-6-7 at ${from}`, r1: ['4-4-7', { at: 'D8', ...(more.marks && { entrenched: 'D8' }) }] },
      { D8: { ...ROW.D8, ...D8 } },
      more,
    ).order('german', fire('D8', 'g1'), 6, 5),
  );

describe('hedgerows', () => {
  test('[squad-leader 14.6.2] stand where the scenario says, of hedges, walls or both', () => {
    const spent = (side: 'wall' | 'hedge', options: Setup['options']) =>
      battle(
        { g1: '4-6-7 at D7' },
        { D8: { hexsides: { 0: side } } },
        { options: options ?? {}, phase: 'movement' },
      )
        .order('german', move('D8'))
        .unit('g1').spent;
    const are = (what: 'walls' | 'hedges' | 'both') => ({ hedgerows: { are: what } });
    expect([
      spent('hedge', {}),
      spent('hedge', are('walls')),
      spent('hedge', are('hedges')),
      spent('hedge', are('both')),
    ]).toEqual([2, 2, 3, 3]);
    expect([spent('wall', are('hedges')), spent('wall', are('walls')), spent('wall', are('both'))]).toEqual([
      2, 3, 3,
    ]);
  });

  test('[squad-leader 14.6.3] hide as woods do what is not beside them, and from above the next hex', () => {
    expect([seen('D6', 'D8'), seen('D7', 'D10'), seen('D6', 'D9')]).toEqual([true, true, false]);
    const from = (level: number, at: string, options: Setup['options'] = HEDGEROWS) =>
      seen('D4', at, options, { ...ROW, D4: { level } });
    expect([from(1, 'D10'), from(2, 'D9'), from(2, 'D8')]).toEqual([false, true, false]);
    expect(from(1, 'D10', {})).toBe(true);
  });

  test('[squad-leader 14.6.3] are worth two to those beside them, and hide the hulls of tanks', () => {
    expect([behind('D6'), behind('D7')]).toEqual([['hedgerow 2'], ['hedgerow 2']]);
    const tracks = (options: Setup['options']) =>
      battle(
        {
          g1: 'crew 2-4-7 at D5',
          gg: ['75 AT gun with g1', { facing: 3 }],
          rt: ['T-34 at D8', { facing: 1 }],
        },
        ROW,
        { options: options ?? {} },
      ).refusal(
        'german',
        { order: 'fire-ordnance', unit: 'gg', at: 'D8', target: 'rt', immobilize: true },
        6,
        6,
      )?.cites ?? [];
    expect(tracks(HEDGEROWS)).toContain('13.23.2.4');
    expect(tracks({})).not.toContain('13.23.2.4');
  });

  test('[squad-leader 14.6.6] add to no other cover: the better counts, from farther off the hedgerow alone', () => {
    expect(behind('D7', { terrain: 'stone-building' })).toEqual(['stone building 3']);
    expect(behind('D5', { terrain: 'stone-building' })).toEqual(['hedgerow 2']);
    expect(behind('D7', { terrain: 'woods' })).toEqual(['hedgerow 2']);
    expect(behind('D7', {}, { marks: { D8: { entrenchment: true } } })).toEqual(['entrenched 2']);
  });

  test('[squad-leader 14.6.4] after moves nobody fires over the one beside him farther than the next hex', () => {
    const inPhase = (phase: 'prep-fire' | 'advancing-fire', at: string) =>
      refused(battle({ g1: '4-6-7 at D8', r1: `4-4-7 at ${at}` }, ROW, { phase }), fire(at, 'g1'));
    expect([
      inPhase('advancing-fire', 'D6'),
      inPhase('advancing-fire', 'D7'),
      inPhase('prep-fire', 'D6'),
    ]).toEqual(['NOT_NOW', 'DICE_MISSING', 'DICE_MISSING']);
    expect(
      refused(
        battle({ g1: '4-6-7 at D8', r1: '4-4-7 at D10' }, ROW, { phase: 'advancing-fire' }),
        fire('D10', 'g1'),
      ),
    ).toBe('DICE_MISSING');
  });

  test('[squad-leader 14.6.5] guns fire over the one beside them without turning', () => {
    const gun = (facing: number) =>
      refused(
        battle({
          g1: 'crew 2-4-7 at D8',
          gg: ['75 AT gun with g1', { facing }],
          rt: ['T-34 at D6', { facing: 1 }],
        }),
        { order: 'fire-ordnance', unit: 'gg', at: 'D6', target: 'rt' },
      );
    expect([gun(0), gun(3)]).toEqual(['DICE_MISSING', 'SETTLED']);
  });

  test('[squad-leader 14.6.8] men cross them for two factors more; riders, skiers, guns and wheels do not', () => {
    const over = (units: Readonly<Record<string, Placed>>, order: object, options: object = {}) =>
      refused(battle(units, ROW, { phase: 'movement', options: { ...HEDGEROWS, ...options } }), order);
    const walks = battle({ g1: '4-6-7 at D7' }, ROW, { phase: 'movement' }).order('german', move('D8'));
    expect(walks.unit('g1').spent).toBe(3);
    expect(over({ g1: ['4-6-7', { at: 'D7', rides: 'gh' }], gh: 'horses at D7' }, move('D8'))).toBe(
      'IMPASSABLE',
    );
    expect(
      over({ g1: ['4-6-7', { at: 'D7', skill: 'skis', onSkis: true }] }, move('D8'), { snow: true }),
    ).toBe('IMPASSABLE');
    expect(
      over(
        { g1: 'crew 2-4-7 at D7', gg: ['50 AT gun with g1', { facing: 0 }] },
        { order: 'push-gun', gun: 'gg', path: ['D8'] },
      ),
    ).toBe('IMPASSABLE');
    expect(over({ gt: 'truck at D7' }, drive('D8'))).toBe('IMPASSABLE');
  });

  test('[squad-leader 14.6.9] tanks cross them for six points more, not backwards, and with nobody on top', () => {
    const tank = (units: Readonly<Record<string, Placed>> = {}, facing = 3) =>
      battle({ gt: ['MkIVF2 at D7', { facing }], ...units }, ROW, { phase: 'movement' });
    expect(tank().order('german', drive('D8')).unit('gt').spent).toBe(7);
    expect(refused(tank({}, 0), { ...drive('D8'), reverse: true })).toBe('IMPASSABLE');
    expect(refused(tank({ g1: ['4-6-7', { at: 'D7', aboard: 'gt' }] }), drive('D8'))).toBe('IMPASSABLE');
  });
});

describe('bocage', () => {
  const shot = (from: string, at: string, firer: 'g1' | 'gm', options: Setup['options'] = BOCAGE) =>
    battle({ g1: `4-6-7 at ${from}`, gm: 'LMG with g1', r1: `4-4-7 at ${at}` }, ROW, {
      options: options ?? {},
    }).refusal('german', fire(at, firer))?.refused;

  test('[squad-leader 14.6.11, 14.6.12] only men fire through it, into the next hex, and no better for being near', () => {
    expect([shot('D7', 'D8', 'g1'), shot('D7', 'D8', 'gm'), shot('D6', 'D8', 'g1')]).toEqual([
      'DICE_MISSING',
      'PROTECTED',
      'PROTECTED',
    ]);
    expect([shot('D7', 'D8', 'gm', HEDGEROWS), shot('D6', 'D8', 'g1', HEDGEROWS)]).toEqual([
      'DICE_MISSING',
      'DICE_MISSING',
    ]);
    const fp = (options: Setup['options']) =>
      battle({ g1: '4-6-7 at D7', r1: '4-4-7 at D8' }, ROW, { options: options ?? {} })
        .order('german', fire('D8', 'g1'), 6, 5)
        .told('fire-attack')[0]?.fp;
    expect([fp(BOCAGE), fp(HEDGEROWS)]).toEqual([4, 8]);
  });
});

describe('out of sight behind them', () => {
  const LONG = { D8: { hexsides: { 0: 'hedge' } }, E9: { hexsides: { 0: 'hedge', 5: 'hedge' } } } as const;
  const goes = (more: Setup = {}, r1 = '4-4-7 at D4', hexes: Hexes = LONG) => {
    const trial = battle({ g1: '4-6-7 at D8', r1 }, hexes, { phase: 'movement', ...more });
    trial.order('german', move('E9'));
    for (let n = 0; n < 12 && trial.battle.clock.active === 'german'; n++) {
      if (trial.awaits[0] === 'german concealment') return true;
      trial.endPhase();
    }
    return false;
  };

  test('[squad-leader 14.6.7/a] men under a "?" go on unseen where hedgerows hide them from every enemy', () => {
    const under = (hexes: Hexes) => {
      const trial = battle(
        { g1: ['4-6-7 at D9', { concealed: true }], r1: '4-4-7 at D6', r9: '4-4-7 at D5' },
        hexes,
        {
          phase: 'movement',
        },
      );
      trial.order('german', move('D10'));
      return trial.unit('g1').hidden;
    };
    expect([under(LONG), under({})]).toEqual([true, undefined]);
  });

  test.each<[string, Setup, string, Hexes, boolean]>([
    ['behind the next one', {}, '4-4-7 at D4', LONG, true],
    ['where an enemy sees them over no hedgerow', {}, '4-4-7 at E12', LONG, false],
    ['next to an enemy', {}, '4-4-7 at E8', LONG, false],
    ['where there is none', {}, '4-4-7 at D4', ROW, false],
    ['where hedges are but hedges', { options: {} }, '4-4-7 at D4', LONG, false],
  ])('[squad-leader 14.6.7/a] those who go on gain a "?" %s: %s', (_, more, r1, hexes, gains) => {
    expect(goes(more, r1, hexes)).toBe(gains);
  });

  test('[squad-leader 14.6.7/a] it is put on them', () => {
    const trial = battle({ g1: '4-6-7 at D8', r1: '4-4-7 at D4' }, LONG, { phase: 'movement' });
    trial.order('german', move('E9'));
    for (let n = 0; n < 12 && trial.awaits[0] !== 'german concealment'; n++) trial.endPhase();
    trial.order('german', { order: 'conceal', units: ['g1'] });
    expect(trial.unit('g1')).toMatchObject({ hidden: true, concealed: true });
  });
});
