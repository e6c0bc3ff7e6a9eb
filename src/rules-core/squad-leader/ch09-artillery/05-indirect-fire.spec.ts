import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
type Fire = 'request' | 'spotting round' | 'fire for effect';
const MAP = field({}, { columns: 14, rows: 30 });
const UNITS = {
  g1: 'crew 2-4-7 at D20',
  gm: ['81mm mortar with g1', { facing: 0 }],
  gl: '8-0 at D19',
  r1: '4-4-7 at D5',
} as const;
/** Another one, so that there is more to be asked. */
const OTHER = {
  g9: 'crew 2-4-7 at B29',
  gy: ['81mm mortar with g9', { facing: 0 }],
  gk: '8-0 at A29',
} as const;
const start = ({ units, ...more }: Setup & { units?: Units } = {}, ...faces: number[]) =>
  new Trial({ map: MAP, phase: 'rally', ...more, units: { ...UNITS, ...OTHER, ...units } }, ...faces);
const LAID = { gun: 'gm', spotter: 'gl', aimed: 'D5', from: 'D20' } as const;
/** A counter of the gun lies in D5. */
const laid = (
  is: Fire,
  {
    aimed = 'D5',
    at = 'D5',
    marks,
    smoke,
    ...more
  }: Parameters<typeof start>[0] & { aimed?: string; at?: string; smoke?: true } = {},
) =>
  start({
    marks: {
      [at]: { artillery: [{ side: 'german', battery: 'gun 1', is, ...(smoke && { smoke }) }] },
      ...marks,
    },
    secrets: { german: { laidGuns: { 'gun 1': { ...LAID, aimed } } } },
    ...more,
  });
const direct = (more: object = {}) => ({ order: 'direct-gun', gun: 'gm', spotter: 'gl', at: 'D5', ...more });
const FIRE = { fire: 'high explosive' } as const;
/** Until the spotters are asked. */
const asked = (trial: Trial) => {
  while (!trial.awaits.includes('german artillery')) trial.endPhase();
  return trial;
};
const refused = (trial: Trial, more: object = {}) => asked(trial).refusal('german', direct(more))?.refused;
const counters = (trial: Trial) =>
  Object.entries(trial.battle.position.locations).flatMap(([at, { artillery = [] }]) =>
    artillery.map(({ is }) => `${is} in ${at}`),
  );
/** Runs on until that phase. */
const until = (trial: Trial, phase: string, ...faces: number[]) => {
  while (trial.battle.clock.phase !== phase) {
    const order = [
      'rally',
      'prep-fire',
      'movement',
      'defensive-fire',
      'advancing-fire',
      'rout',
      'advance',
      'close-combat',
    ];
    const isNext = order[order.indexOf(trial.battle.clock.phase) + 1] === phase;
    const isLast = isNext && trial.battle.position.awaiting.length === 1;
    const before = trial.battle.clock.phase;
    trial.endPhase(...(isLast && before !== 'rally' ? faces : []));
  }
  return trial;
};

describe('who fires so', () => {
  test.each<[string, Units]>([
    ['a mortar', {}],
    ['an infantry gun', { gm: ['75 infantry gun with g1', { facing: 0 }] }],
    [
      'an artillery piece',
      { gm: ['75 infantry gun with g1', { facing: 0, gun: { calibre: 105, type: 'Art' } }] },
    ],
    ['large flak', { gm: ['88L AA gun with g1', { facing: 0 }] }],
    [
      'a gun on an open vehicle',
      { gm: ['StG III/75 at D20', { facing: 0, openTopped: true, exposed: true }] },
    ],
  ])('[squad-leader 9.5.1/a, 9.5.1/b] %s', (_, units) => {
    const trial = asked(start({ units })).order('german', direct());
    expect(counters(trial)).toEqual(['request in D5']);
  });

  test.each<[string, Units]>([
    ['anti-tank guns', { gm: ['75 AT gun with g1', { facing: 0 }] }],
    ['small flak', { gm: ['88L AA gun with g1', { facing: 0, gun: { calibre: 37, type: 'AA' } }] }],
    ['tanks', { gm: ['MkIVF2 at D20', { facing: 0, openTopped: true, exposed: true }] }],
    ['vehicles with a roof', { gm: ['StG III/75 at D20', { facing: 0 }] }],
  ])('[squad-leader 9.5.1/a, 9.5.1/b] not %s', (_, units) => {
    const second = { g2: 'crew 2-4-7 at D18', gn: ['81mm mortar with g2', { facing: 0 }] } as const;
    expect(refused(start({ units: { ...units, ...second } }))).toBe('CANNOT_USE');
  });

  test('[squad-leader 9.5.1/a] nobody is asked where a side has no such gun', () => {
    const trial = new Trial({
      map: MAP,
      phase: 'rally',
      units: { ...UNITS, gm: ['75 AT gun with g1', { facing: 0 }] },
    });
    expect(trial.awaits).toEqual(['german prep-fire']);
  });
});

describe('the spotter', () => {
  test('[squad-leader-B-42] [squad-leader 9.5.2, 9.5/q2] he sees the target, whether the gun sees it or not', () => {
    const hill = field({ D18: 'woods' }, { columns: 14, rows: 30 });
    const blind = start({ map: hill });
    expect(refused(blind)).toBe('NO_SIGHT');
    const sighted = { gl: '8-0 at C20', r1: '4-4-7 at C5' } as const;
    const trial = asked(start({ map: hill, units: sighted })).order('german', direct({ at: 'C5' }));
    expect(counters(trial)).toEqual(['request in C5']);
    expect(counters(asked(start()).order('german', direct()))).toEqual(['request in D5']);
  });

  test.each<[string, Placed, string]>([
    ['broken', ['8-0 at D19', { broken: true }], 'BROKEN'],
    ['in the hex of the gun', '8-0 at D20', 'SAME_HEX'],
    ['no leader', '4-6-7 at D19', 'NOT_YOUR_UNIT'],
    ['two hexes away, without a radio', '8-0 at D18', 'NO_CONTACT'],
  ])('[squad-leader 9.5.2, 9.5.3] not one who is %s', (_, gl, code) => {
    expect(refused(start({ units: { gl } }))).toBe(code);
  });

  test.each([
    [3, undefined],
    [4, 'NO_CONTACT'],
  ])('[squad-leader 9.5.4] beside the gun and at most three levels apart: %i', (level, code) => {
    const map = field({ D19: { level } }, { columns: 14, rows: 30 });
    expect(refused(start({ map }))).toBe(code);
  });

  test('[squad-leader-B-43] [squad-leader 9.5.3, 9.5.12, 9.5/q3] with a radio he may be anywhere, unless the gun was moved', () => {
    const units = { gl: '8-0 at D9', gr: 'radio with gl' } as const;
    const call = { order: 'radio-contact', radio: 'gr', battery: 'gm' };
    const trial = start({ units }).order('german', call, 3, 4);
    expect(counters(asked(trial).order('german', direct()))).toEqual(['request in D5']);
    const moved = { gm: ['81mm mortar with g1', { facing: 0, dislodged: true }] } as const;
    const away = start({
      units: { ...units, ...moved, gr: ['radio with gl', { contact: 'gun 1' }], gj: '8-0 at D19' },
      secrets: { german: { laidGuns: { 'gun 1': { gun: 'gm' } } } },
    });
    expect(away.refusal('german', call)?.refused).toBe('HAS_MOVED');
    expect(refused(away)).toBe('NO_CONTACT');
    expect(asked(away).refusal('german', direct({ spotter: 'gj' }))).toBeUndefined();
  });

  test('[squad-leader 9.5.12, 9.5/q3] what moves or is pushed is out of reach for the radio from then on', () => {
    const open = ['StG III/75 at D20', { facing: 0, openTopped: true, exposed: true }] as const;
    const drives = start({ units: { gm: open, r1: '4-4-7 at N30' }, phase: 'movement' });
    drives.order('german', { order: 'drive', unit: 'gm', path: ['D19'] }).endPhase();
    expect(drives.unit('gm').dislodged).toBe(true);
  });

  test('[squad-leader-B-44] [squad-leader-B-45] [squad-leader 9.5.3, 9.5/q4, 9.5/q5] he directs two guns of one hex at one hex, and nothing else', () => {
    const more = { g2: 'crew 2-4-7 at D20', gn: ['81mm mortar with g2', { facing: 0 }] } as const;
    const third = { g3: 'crew 2-4-7 at E20', go: ['81mm mortar with g3', { facing: 0 }] } as const;
    const trial = asked(start({ units: { ...more, ...third, r2: '4-4-7 at E6', gl: '8-0 at E20' } }));
    trial.order('german', direct());
    expect(trial.refusal('german', direct({ gun: 'gn', at: 'E6' }))?.refused).toBe('OCCUPIED');
    trial.order('german', direct({ gun: 'gn' }));
    const beside = asked(start({ units: { ...third, gl: '8-0 at D19', g3: 'crew 2-4-7 at C19' } }));
    beside.order('german', direct());
    expect(beside.refusal('german', direct({ gun: 'go' }))?.refused).toBe('OCCUPIED');
  });

  test('[squad-leader 9.5/q5] nor for another gun while the counter of the first lies there', () => {
    const other = { g3: 'crew 2-4-7 at C19', go: ['81mm mortar with g3', { facing: 0 }] } as const;
    const trial = asked(laid('spotting round', { units: other }));
    expect(trial.refusal('german', direct({ gun: 'go' }))?.refused).toBe('OCCUPIED');
    trial.order('german', direct({ at: undefined })).order('german', direct({ gun: 'go' }));
    expect(counters(trial)).toEqual(['request in D5']);
  });

  test('[squad-leader-B-51] [squad-leader 9.5/q11] a leader in a halftrack looks out to do so', () => {
    const units = { gt: 'SdKfz 251 armed at D19', gl: ['8-0 at D19', { aboard: 'gt' }] } as const;
    const trial = asked(start({ units, options: { year: 1944 } })).order('german', direct());
    expect([counters(trial), trial.unit('gl').exposed]).toEqual([['request in D5'], true]);
  });

  test('[squad-leader 9.14.1/b] where nothing but a "?" is seen he does not call for it', () => {
    const trial = start({
      units: { r1: ['4-4-7 at D5', { concealed: true }], r2: '4-4-7 at F6' },
      map: field({ D5: 'woods' }, { columns: 14, rows: 30 }),
    });
    expect(refused(trial)).toBe('NO_SIGHT');
  });
});

describe('range', () => {
  const small = { calibre: 60, type: 'Mtr', shots: 3, only: 'HE', least: 3, most: 14 } as const;
  const howitzer = { calibre: 75, type: 'Inf', shots: 2 } as const;
  test.each<[string, object, string, string | undefined]>([
    ['a small mortar within its range', small, 'D6', undefined],
    ['a small mortar beyond it', small, 'D5', 'OUT_OF_RANGE'],
    ['a larger mortar', { ...small, calibre: 81 }, 'D5', undefined],
    ['a mortar at its least range', small, 'D17', undefined],
    ['a mortar nearer than that', small, 'D18', 'OUT_OF_RANGE'],
    ['a howitzer at 12 hexes', howitzer, 'D8', undefined],
    ['a howitzer at 11', howitzer, 'D9', 'OUT_OF_RANGE'],
  ])('[squad-leader 9.5.5] %s', (_, gun, at, code) => {
    const piece = ['81mm mortar with g1', { facing: 0, gun }] as unknown as Placed;
    expect(refused(start({ units: { gm: piece, r1: `4-4-7 at ${at}`, gl: '8-0 at E20' } }), { at })).toBe(
      code,
    );
  });
});

describe('spotting rounds', () => {
  const close = (trial: Trial, ...faces: number[]) => trial.endPhase(...faces);
  test('[squad-leader 9.5.6] the request becomes one as that of a battery does, with its error', () => {
    expect(counters(close(laid('request', { phase: 'advance' }), 2))).toEqual(['spotting round in D5']);
    expect(counters(close(laid('request', { phase: 'advance' }), 3, 1, 2))).toEqual(['spotting round in D3']);
  });

  test.each([
    ['a hex that was ranged before the battle', { gm: { from: 'D20', on: 'D5' } }, 'D5'],
    ['another hex', { gm: { from: 'D20', on: 'D8' } }, 'D4'],
    ['after the gun was moved', { gm: { from: 'D21', on: 'D5' } }, 'D4'],
  ])('[squad-leader 9.6.4] 2 less for accuracy at %s', (_, preRanged, at) => {
    const secrets = { german: { laidGuns: { 'gun 1': LAID }, preRanged } };
    const trial = laid('request', { phase: 'advance', secrets });
    expect(counters(close(trial, ...(at === 'D5' ? [4] : [4, 1, 1])))).toEqual([`spotting round in ${at}`]);
  });

  test('[squad-leader-B-52] [squad-leader 9.6.4, 9.6/q1] each gun is ranged to one hex, and sighted in on another', () => {
    const trial = new Trial({
      map: MAP,
      phase: 'rally',
      active: 'russian',
      units: { ...UNITS, r1: ['4-4-7', { entry: ['D1'] }] },
    });
    const sight = (...sights: object[]) => ({
      order: 'bore-sight',
      sights: sights.map((one) => ({ weapon: 'gm', ...one })),
    });
    const ranged = { on: 'D5', indirect: true } as const;
    const refusals = [
      [ranged, { ...ranged, on: 'D6' }],
      [{ ...ranged, weapon: 'gl' }],
      [{ ...ranged, on: 'D18' }],
    ].map((sights) => trial.refusal('german', sight(...sights))?.refused);
    expect(refusals).toEqual(['TWICE', 'NOT_YOUR_WEAPON', 'OUT_OF_RANGE']);
    trial.order('german', sight(ranged, { on: 'D10' }));
    expect(trial.battle.secret('german')).toMatchObject({
      preRanged: { gm: { from: 'D20', on: 'D5' } },
      boreSights: { gm: { from: 'D20', on: 'D10' } },
    });
  });

  test.each([
    ['request', 3],
    ['spotting round', 3],
  ] as const)(
    '[squad-leader 9.5.7, 9.5.8] none is placed, and none stays, where the gun was not turned to it: %s',
    (is, facing) => {
      const units = { gm: ['81mm mortar with g1', { facing }] } as const;
      expect(counters(close(laid(is, { phase: 'advance', units })))).toEqual([]);
    },
  );

  test('[squad-leader-B-47] [squad-leader 9.5.7, 9.5/q7] it turns in the Movement Phase, or in defence, for nothing', () => {
    const units = { gm: ['81mm mortar with g1', { facing: 3 }] } as const;
    for (const phase of ['movement', 'defensive-fire'] as const) {
      const trial = laid('request', {
        units,
        phase,
        active: phase === 'movement' ? 'german' : 'russian',
        options: { order: ['german', 'russian'] },
      });
      trial.order('german', { order: 'traverse', unit: 'gm', to: 0 });
      until(trial, 'advance').endPhase(1);
      expect(counters(trial)).toEqual(['spotting round in D5']);
    }
  });

  test('[squad-leader 9.5.7] the gun does nothing else meanwhile', () => {
    const trial = laid('request', { phase: 'prep-fire', units: { r2: '4-4-7 at D10' } });
    expect(trial.refusal('german', { order: 'fire-ordnance', unit: 'gm', at: 'D10' })?.refused).toBe(
      'SETTLED',
    );
    const pushed = laid('request', { phase: 'movement' }).order('german', {
      order: 'push-gun',
      gun: 'gm',
      path: ['D21'],
    });
    expect(counters(until(pushed, 'advance').endPhase())).toEqual([]);
  });

  test('[squad-leader 9.5.8, 9.5.9] outside its arc it is moved, and does not fire for effect', () => {
    const units = {
      gl: '8-0 at E20',
      r2: '4-4-7 at H20',
      gm: ['81mm mortar with g1', { facing: 0 }],
    } as const;
    const trial = asked(laid('spotting round', { units, at: 'G10', marks: {} }));
    expect(trial.refusal('german', direct({ at: 'H20', ...FIRE }))?.refused).toBe('OUT_OF_ARC');
    trial.order('german', direct({ at: 'H20' }), 1);
    expect(counters(trial)).toEqual(['spotting round in H20']);
    const firing = asked(laid('fire for effect', { units, at: 'G10' }));
    expect(firing.refusal('german', direct({ at: 'H20', ...FIRE }))?.refused).toBe('OUT_OF_ARC');
    expect(counters(firing.order('german', direct({ at: 'H20' }), 1))).toEqual(['spotting round in H20']);
  });

  test('[squad-leader 9.5.9] fire that strays out of its arc is a spotting round there', () => {
    const trial = asked(laid('spotting round', { at: 'D6' })).order('german', direct(FIRE), 6, 2, 1);
    expect(counters(trial)).toEqual(['spotting round in E5']);
  });

  test('[squad-leader 9.5.6] it may be corrected and fire for effect, and each gun has its orders once', () => {
    const trial = asked(laid('spotting round')).order('german', direct(FIRE));
    expect(counters(trial)).toEqual(['fire for effect in D5']);
    const two = { g2: 'crew 2-4-7 at D20', gn: ['81mm mortar with g2', { facing: 0 }] } as const;
    const again = asked(laid('spotting round', { units: two })).order('german', direct(FIRE));
    expect(again.refusal('german', direct(FIRE))?.refused).toBe('HAS_TRIED');
    expect(again.refusal('german', direct({ gun: 'gn', ...FIRE }))?.refused).toBe('TOO_EARLY');
  });

  test('[squad-leader 9.5/q6] it does not harass: it is not called as a battery is', () => {
    const radio = { gr: ['radio with gl', { contact: 'gun 1' }] } as const;
    const trial = laid('spotting round', { units: radio });
    trial.order('german', { order: 'radio-contact', radio: 'gr', battery: 'gm' }, 3, 4);
    const harass = { order: 'correct-artillery', radio: 'gr', to: 'D5', ...FIRE, harassing: true };
    expect(asked(trial).refusal('german', harass)?.refused).toBe('NO_BATTERY');
  });
});

describe('fire for effect', () => {
  const firing = (units: Units = {}, more: Parameters<typeof laid>[1] = {}) =>
    laid('fire for effect', {
      active: 'russian',
      phase: 'movement',
      options: { order: ['german', 'russian'] },
      ...more,
      units,
    });
  const column = (trial: Trial) => trial.told('barrage').map(({ at, fp, column: of }) => [at, fp, of]);

  test('[squad-leader 9.5.6, 9.5.10, 9.9.1] it strikes one hex, as often as it likes, and shocks nobody', () => {
    const trial = firing({ r2: '4-4-7 at D6' }).endPhase(6, 5);
    expect(column(trial)).toEqual([['D5', 12, 12]]);
    expect(counters(trial)).toEqual(['fire for effect in D5']);
    expect([trial.unit('r1').shelled, trial.unit('r1').barrage]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 9.5.13, 9.5.7] once in a player turn, and its crew fires nothing else', () => {
    const trial = firing().endPhase(6, 5);
    expect(trial.unit('gm').shotsFired).toBe(3);
    expect(trial.refusal('german', { order: 'fire', at: 'D18', firers: ['g1'] })?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 9.5.13] two guns at one hex are two attacks', () => {
    const second = { g2: 'crew 2-4-7 at D20', gn: ['81mm mortar with g2', { facing: 0 }] } as const;
    const trial = firing(second, {
      marks: {
        D5: {
          artillery: [1, 2].map((n) => ({
            side: 'german',
            battery: `gun ${n}`,
            is: 'fire for effect' as const,
          })),
        },
      },
      secrets: { german: { laidGuns: { 'gun 1': LAID, 'gun 2': { ...LAID, gun: 'gn' } } } },
    }).endPhase(6, 5, 6, 4);
    expect(column(trial)).toHaveLength(2);
  });

  test('[squad-leader 9.5.11] smoke in that hex alone, and none when it has run out: then it is HE', () => {
    const smoke = firing({}, { smoke: true }).endPhase(3, 4);
    expect([smoke.at('D5').smoke, smoke.at('D6').smoke, column(smoke)]).toMatchObject([[{}], undefined, []]);
    const last = firing({}, { smoke: true }).endPhase(4, 4);
    expect([last.unit('gm').usedUp, last.at('D5').smoke]).toMatchObject([['smoke'], [{}]]);
    const none = firing({}, { smoke: true }).endPhase(4, 5, 6, 5);
    expect([none.at('D5').smoke, column(none)]).toEqual([undefined, [['D5', 12, 12]]]);
  });

  test('[squad-leader 9.5/q1] the roll of its effect can break it', () => {
    expect(firing().endPhase(6, 6).unit('gm').malfunctioned).toBe(true);
    expect(firing().endPhase(6, 5).unit('gm').malfunctioned).toBeUndefined();
  });

  test.each([
    [5, undefined],
    [6, 'disabled'],
  ])('[squad-leader 9.5/q8] a self-propelled gun of 150mm has no more rounds on 11: %i and 5', (die, out) => {
    const gun = { calibre: 150, only: 'HE', shots: 1 } as const;
    const open = ['StG III/75 at D20', { facing: 0, openTopped: true, exposed: true, gun }] as const;
    expect(firing({ gm: open }).endPhase(die, 5, 1, 1).unit('gm').gunOut).toBe(out);
  });

  test.each<[string, object, number[]]>([
    ['adds the lowest of its armour', { armour: { front: 3, rest: 2 } }, [2]],
    ['of which one side alone has armour adds that', { armour: { front: 3, rest: 0 } }, [3]],
    ['of which one side is weak adds none', { armour: { front: 2, rest: -1 } }, []],
    ['without a roof adds none', { armour: { front: 2, rest: 1 }, openTopped: true }, []],
  ])('[squad-leader 9.5.14, 9.2.7] an AFV %s', (_, more, added) => {
    const tank = { r1: ['T-34 at D5', { facing: 3, ...more }] } as Units;
    const [hit] = firing(tank).endPhase(6, 5).told('barrage-on-vehicle');
    expect(hit?.modifiers.flatMap(({ why, value }) => (why === 'armour' ? [value] : []))).toEqual(added);
  });

  test.each([
    [4, true],
    [3, undefined],
  ])(
    '[squad-leader-B-49] [squad-leader 9.5/q9] on exactly the number for a kill 4 or more only stops an AFV: %i',
    (die, stopped) => {
      const tank = { r1: ['T-34 at D5', { facing: 3, armour: { front: 0, rest: 0 } }] } as Units;
      const trial = firing(tank).endPhase(1, 1, die, ...(stopped ? [] : [6, 6]));
      expect([trial.told('barrage-on-vehicle')[0]?.isKill, trial.battle.unit('r1')?.immobilized]).toEqual([
        true,
        stopped,
      ]);
    },
  );

  test('[squad-leader 9.5.10] it goes on where the spotter sees it, and ends where nobody does', () => {
    const on = asked(laid('fire for effect')).order('german', 'pass', 6, 5);
    expect(counters(on)).toEqual(['fire for effect in D5']);
    const gone = laid('fire for effect', {
      units: { gl: ['8-0 at D19', { broken: true }], gk: '8-0 at E20' },
    });
    until(gone, 'prep-fire');
    expect(counters(gone)).toEqual([]);
  });

  test.each([
    ['far from enemies and out of their sight', 'D5', true, true],
    ['within 12 hexes', 'D9', true, undefined],
    ['in the sight of one', 'D5', false, undefined],
  ])('[squad-leader 2.5.9] a hidden gun stays hidden %s', (_, at, isBlind, hidden) => {
    const map = field({ D20: 'woods', ...(isBlind && { D18: 'woods' as const }) }, { columns: 14, rows: 30 });
    const units = {
      g1: ['crew 2-4-7 at D20', { hidden: true }],
      gm: ['81mm mortar with g1', { facing: 0, hidden: true }],
      gl: '8-0 at E20',
      r1: `4-4-7 at ${at}`,
    } as const;
    const trial = firing(units, { map, at }).endPhase(6, 5);
    expect(trial.unit('gm').hidden).toBe(hidden);
  });
});
