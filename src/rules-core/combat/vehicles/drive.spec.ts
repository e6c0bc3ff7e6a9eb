import { d100, field, type Setup, Trial } from '../testkit.testkit.js';
import { drives, drivesOn, shoots } from './testkit.testkit.js';

const begin = (units: Setup['units'], more: Setup = {}, ...faces: number[]) =>
  new Trial({ ...more, units: units as NonNullable<Setup['units']> }, ...faces);
const drove = (trial: Trial) => trial.told('drove').map(({ to, mp, left }) => [to, mp, left]);
/** East is hexspine 2: from D6 the hexes E6 and E7 lie ahead. */
const EAST = { facing: 2 } as const;

describe('modes and Movement Points', () => {
  test('[combat 11.1.1] normal and Assault Movement each have their own Movement Points', () => {
    const units = { g1: ['PzKw 4H at B6', EAST] } as const;
    const path = (steps: number) => [...Array(steps)].map((_, i) => ({ face: i % 2 === 0 ? 3 : 2 }));
    expect(begin(units).refusal('german', drives({ g1: path(12) }))).toBeUndefined();
    expect(begin(units).refusal('german', drives({ g1: path(13) }))?.refused).toBe('TOO_FAR');
    expect(begin(units).refusal('german', drives({ g1: path(5) }, 'assault'))).toBeUndefined();
    expect(begin(units).refusal('german', drives({ g1: path(6) }, 'assault'))?.refused).toBe('TOO_FAR');
  });

  test('[combat 11.1.2] to turn is to face another way', () => {
    const units = { g1: ['PzKw 4H at B6', EAST] } as const;
    expect(begin(units).refusal('german', drives({ g1: [{ face: 2 }, 'C6'] }))?.refused).toBe('SAME_FACING');
  });

  test('[combat 2.3.1.4.1] half-tracks pay as tracked vehicles do, wheels more', () => {
    const map = field({ E6: 'brush' });
    const cost = (name: string) =>
      begin({ g1: [`${name} at D6`, EAST] }, { map })
        .order('german', drives({ g1: ['E6'] }))
        .told('drove')[0]?.mp;
    expect([cost('PzKw 4H'), cost('SdKfz 251C'), cost('Opel Blitz')]).toEqual([4, 4, 6]);
  });

  test('[combat 11.1.3] two to start, one to stop, and no mixing of the two modes', () => {
    const trial = begin({ g1: ['PzKw 4H at D6', EAST] }).order(
      'german',
      drives({ g1: ['E7', { stop: true }] }, 'normal', true),
    );
    expect(drove(trial)).toEqual([['E7', 3, 11]]);
    expect(trial.told('stopped')).toEqual([{ unit: 'g1', left: 10 }]);
    expect(trial.unit('g1')).toMatchObject({ marker: 'moved', at: 'E7', drove: true });
    expect(trial.unit('g1').rolling).toBeUndefined();
    trial.order('german', 'end-drive').order('american', 'pass');
    expect(trial.refusal('german', drives({ g1: ['F7'] }, 'assault'))?.refused).toBe('HAS_MOVED');
  });

  test('[combat 11.1.2] only into the two hexes ahead; a hexspine of turning costs one', () => {
    const units = { g1: ['PzKw 4H at D6', EAST] } as const;
    for (const to of ['D5', 'D7', 'C6', 'C7'])
      expect([to, begin(units).refusal('german', drives({ g1: [to] }))?.refused]).toEqual([to, 'OUT_OF_ARC']);
    expect(begin(units).refusal('german', drives({ g1: ['F6'] }))?.refused).toBe('NOT_ADJACENT');
    for (const to of ['E6', 'E7'])
      expect(begin(units).refusal('german', drives({ g1: [to] }))).toBeUndefined();
    const trial = begin(units).order('german', drives({ g1: [{ face: 0 }, 'D5'] }));
    expect(trial.told('turned')).toEqual([{ unit: 'g1', facing: 0, mp: 4, left: 10 }]);
    expect(drove(trial)).toEqual([['D5', 1, 9]]);
    expect(trial.unit('g1').facing).toBe(0);
  });

  test('[combat 11.1.5] reverse: from a stop, one to change gear, then four times the cost, on wheels twice', () => {
    const back = (name: string) =>
      begin({ g1: [`${name} at D6`, EAST] }).order(
        'german',
        drives({ g1: [{ gear: 'reverse' }, 'C7'] }, 'normal', true),
      );
    const tank = back('PzKw 4H');
    expect(tank.told('changed-gear')).toEqual([{ unit: 'g1', gear: 'reverse', left: 13 }]);
    expect(drove(tank)).toEqual([['C7', 6, 7]]);
    expect(drove(back('Opel Blitz'))).toEqual([['C7', 6, 15]]);
    expect(tank.refusal('german', drivesOn({ g1: [{ gear: 'forward' }] }))?.refused).toBe('NOT_STOPPED');
    expect(tank.refusal('german', drivesOn({ g1: ['D7'] }))?.refused).toBe('OUT_OF_ARC');
    tank.order('german', drivesOn({ g1: [{ stop: true }, { gear: 'forward' }, 'D7'] }));
    expect(drove(tank)).toEqual([['D7', 1, 4]]);
    expect(tank.unit('g1')).toMatchObject({ rolling: 'forward', at: 'D7' });
  });

  test('[combat 11.1.6] a unit that has moved does not fire, unless by Assault Movement', () => {
    const fires = (mode: 'normal' | 'assault') =>
      begin({ g1: ['PzKw 4H at D6', EAST], a1: '7-6 at H6' })
        .order('german', drives({ g1: ['E7'] }, mode))
        .order('american', 'hold-fire')
        .order('american', 'pass')
        .refusal('german', shoots('g1', 'H6'), 5, ...d100(90));
    expect(fires('normal')?.refused).toBe('HAS_MOVED');
    expect(fires('assault')).toBeUndefined();
  });

  test('[combat 12.4.5] the turret looks ahead unless a marker says otherwise; the gun of the GAZ AA to starboard', () => {
    const fires = (placed: [string, object], at: string) => {
      const trial = begin({ r1: placed as never, g1: `6-6 at ${at}` }, { active: 'russian' });
      return trial.order('russian', shoots('r1', at), ...d100(90)).told('attack')[0]?.modifiers;
    };
    expect(fires(['GAZ AA at D6', { facing: 0 }], 'E6')).toEqual([]);
    expect(fires(['GAZ AA at D6', { facing: 0 }], 'C6')).toMatchObject([{ drm: 5 }]);
    expect(fires(['GAZ AA at D6', { facing: 0, turret: 5 }], 'C6')).toEqual([]);
  });

  test('[combat 12.4.5.1] on the move the turret turns one hexspine for each Movement Point', () => {
    const turn = (turret: number) =>
      begin({ g1: ['PzKw 4H at D6', EAST] }).refusal('german', drives({ g1: ['E7', { to: 'F7', turret }] }));
    expect(turn(3)).toBeUndefined();
    expect(turn(4)?.refused).toBe('TURRET_TOO_SLOW');
    const trial = begin({ g1: ['PzKw 4H at D6', EAST] }).order(
      'german',
      drives({ g1: ['E7', { to: 'F7', turret: 3 }] }),
    );
    expect(trial.unit('g1')).toMatchObject({ facing: 2, turret: 3 });
    const back = begin({ g1: ['PzKw 4H at D6', { facing: 2, turret: 3 }] });
    back.order('german', drives({ g1: [{ to: 'E7', turret: 2 }] }));
    expect(back.unit('g1').turret).toBeUndefined();
    const hull = begin({ g1: ['PzKw 4H at D6', { facing: 2, turret: 3 }] });
    hull.order('german', drives({ g1: [{ face: 1 }] }));
    expect(hull.unit('g1')).toMatchObject({ facing: 1, turret: 2 });
    const fixed = begin({ r1: ['SU-122 at D6', EAST] }, { active: 'russian' });
    expect(fixed.refusal('russian', drives({ r1: [{ to: 'E7', turret: 3 }] }), 5)?.refused).toBe('NO_TURRET');
  });
});

describe('a tank crosses the steppe', () => {
  const map = field(
    {
      K13: { terrain: 'brush', level: 1 },
      K12: { terrain: 'brush', level: 1 },
      K11: { terrain: 'brush', level: 1 },
      K10: { terrain: 'brush', level: 1 },
    },
    { columns: 12, rows: 20 },
  );
  const path = [
    'E18',
    { face: 1 },
    'E17',
    'E16',
    'F15',
    'G15',
    'H14',
    'I14',
    'J13',
    'K13',
    'K12',
    'K11',
    'K10',
  ];

  test('[combat-15] combat-34: a T-34 spends its 21 Movement Points and remains moving', () => {
    const trial = new Trial({
      map,
      active: 'russian',
      units: { r1: ['T-34 76B at D18', EAST], g1: 'nco at A1' },
    }).order('russian', drives({ r1: path }), 5);
    expect(trial.told('drove').map(({ to, mp }) => [to, mp])).toEqual([
      ['E18', 3],
      ['E17', 1],
      ['E16', 1],
      ['F15', 1],
      ['G15', 1],
      ['H14', 1],
      ['I14', 1],
      ['J13', 1],
      ['K13', 4],
      ['K12', 2],
      ['K11', 2],
      ['K10', 2],
    ]);
    expect(trial.told('drove').at(-1)?.left).toBe(0);
    expect(trial.unit('r1')).toMatchObject({ marker: 'moved', rolling: 'forward', at: 'K10' });
  });
});

describe('rolling on', () => {
  const agenda = [
    { task: 'turn' },
    { task: 'conclusion' },
    { task: 'rolling-on', side: 'american' },
    { task: 'rolling-on', side: 'german' },
    { task: 'impulse' },
  ] as const;
  const start = (values: object = EAST, more: Setup = {}) =>
    begin({ g1: ['PzKw 4H at D6', values], a1: 'nco at J2' }, { agenda, ...more });
  const endTurn = (trial: Trial) =>
    trial.order('american', 'pass').order('german', 'pass').order('american', 'pass').order('german', 'pass');
  const nextImpulse = (trial: Trial) => trial.order('german', 'go-first');

  test('[combat 11.1.7] in the Conclusion a moving vehicle may be declared to move on, and keeps its marker', () => {
    const trial = endTurn(start().order('german', drives({ g1: ['E7'] })));
    expect(trial.awaits).toEqual(['german rolling']);
    expect(trial.legal('german')).toEqual([
      { order: 'roll-on', unit: 'g1' },
      { order: 'come-to-rest', unit: 'g1' },
    ]);
    trial.order('german', { order: 'roll-on', unit: 'g1' }, 9, 2);
    expect(trial.told('rolls-on')).toEqual([{ unit: 'g1', direction: 'forward' }]);
    expect(trial.unit('g1')).toMatchObject({ marker: 'moved', rolling: 'forward' });
    expect(trial.unit('g1').drove).toBeUndefined();
    const rests = endTurn(start().order('german', drives({ g1: ['E7'] }))).order(
      'german',
      { order: 'come-to-rest', unit: 'g1' },
      9,
      2,
    );
    expect(rests.unit('g1').marker).toBeUndefined();
    expect(rests.unit('g1').rolling).toBeUndefined();
  });

  test('[combat 11.1.7] a vehicle that has paid to stop is not asked', () => {
    const trial = start().order('german', drives({ g1: ['E7', { stop: true }] }));
    trial
      .order('american', 'pass')
      .order('german', 'pass')
      .order('american', 'pass')
      .order('german', 'pass', 9, 2);
    expect(trial.told('came-to-rest')).toEqual([]);
    expect(trial.unit('g1').marker).toBeUndefined();
  });

  test('[combat 11.1.7/a] the direction and the mode show: in reverse, and by Assault Movement', () => {
    const trial = endTurn(start().order('german', drives({ g1: [{ gear: 'reverse' }, 'C7'] }, 'assault')));
    trial.order('german', { order: 'roll-on', unit: 'g1' }, 9, 2);
    expect(trial.told('rolls-on')).toEqual([{ unit: 'g1', direction: 'reverse' }]);
    expect(trial.unit('g1')).toMatchObject({ marker: 'assault-moved', rolling: 'reverse', gear: 'reverse' });
  });

  const rolling = (marker: 'moved' | 'assault-moved' = 'moved', values: object = {}) =>
    start({ ...EAST, rolling: 'forward', marker, ...values });

  test('[combat 11.1.7.1] it counts as moving for any fire, and does nothing before it has driven', () => {
    expect(rolling().refusal('german', shoots('g1', 'J2'))?.refused).toBe('ROLLING');
    const trial = begin(
      {
        g1: ['PzKw 4H at D6', { ...EAST, rolling: 'forward', marker: 'moved' }],
        a1: ['M4A1 at H4', { facing: 5 }],
      },
      { active: 'american' },
    );
    trial.order('american', shoots('a1', 'D6', { target: 'g1' }), 1);
    expect(trial.told('screened-shot')[0]).toMatchObject({
      modifiers: [{ why: 'moving vehicle', drm: 2, cites: '12.3.2/t3' }],
      exceeds: 2,
      hit: false,
    });
  });

  test('[combat 11.1.7.1/a] its impulse may be to stop', () => {
    const trial = rolling().order('german', drives({ g1: [{ stop: true }] }));
    expect(trial.told('stopped')).toEqual([{ unit: 'g1', left: 13 }]);
    expect(trial.unit('g1').rolling).toBeUndefined();
  });

  test('[combat 11.1.7.1/b] or to move on as it is marked, without paying to start', () => {
    expect(drove(rolling().order('german', drives({ g1: ['E7'] })))).toEqual([['E7', 1, 13]]);
    expect(rolling().refusal('german', drives({ g1: ['E7'] }, 'assault'))?.refused).toBe('OTHER_MODE');
    expect(drove(rolling('assault-moved').order('german', drives({ g1: ['E7'] }, 'assault')))).toEqual([
      ['E7', 1, 6],
    ]);
  });

  test('[combat 11.1.7.1.1] Suppressed or M-KILLED it stops at once and is free again', () => {
    const trial = begin(
      {
        g1: ['PzKw 4H at D6', { ...EAST, rolling: 'forward', marker: 'moved' }],
        a1: ['7-6 at F6', {}],
        a2: '7-6 at F6',
        a3: 'nco at H4',
      },
      { active: 'american' },
    );
    trial.order('american', { order: 'fire', units: ['a1', 'a2'], at: 'D6' }, ...d100(50), ...d100(21));
    expect(trial.told('suppressed')).toEqual([{ unit: 'g1' }]);
    expect(trial.unit('g1').rolling).toBeUndefined();
    expect(trial.unit('g1').marker).toBeUndefined();
    trial.order('german', 'hold-fire');
    expect(trial.refusal('german', shoots('g1', 'H4'), 5, ...d100(90))).toBeUndefined();
  });

  test('[combat 4.2/3a] the turn’s end takes Moved markers off vehicles that come to rest, and Suppressed off all', () => {
    const trial = start({ ...EAST, suppressed: true });
    trial.order('german', drives({ g1: ['E7'] }));
    trial
      .order('american', 'pass')
      .order('german', 'pass')
      .order('american', 'pass')
      .order('german', 'pass', 9, 2);
    expect(trial.told('came-to-rest')).toEqual([{ unit: 'g1' }]);
    expect(trial.unit('g1').suppressed).toBeUndefined();
    expect(trial.unit('g1').marker).toBeUndefined();
  });

  test('[combat 4.2/3a/t] a vehicle that recovers from Suppression keeps its turret marker, one that rolls on its direction', () => {
    const trial = start({ facing: 2, turret: 4, suppressed: true });
    trial
      .order('german', 'pass')
      .order('american', 'pass')
      .order('german', 'pass')
      .order('american', 'pass', 9, 2);
    expect(trial.unit('g1').suppressed).toBeUndefined();
    expect(trial.unit('g1').turret).toBe(4);
  });

  test('an idle rolling vehicle comes to rest by itself', () => {
    const trial = rolling();
    trial
      .order('german', 'pass')
      .order('american', 'pass')
      .order('german', 'pass')
      .order('american', 'pass', 2, 9);
    expect(trial.told('came-to-rest')).toEqual([{ unit: 'g1' }]);
    nextImpulse(trial);
    expect(trial.refusal('german', drives({ g1: ['E7'] }))).toBeUndefined();
  });
});
