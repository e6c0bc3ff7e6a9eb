import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const CE = { exposed: true } as const;
const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({ units: { gt: ['MkIVF2 at D9', CE], r9: '4-4-7 at N12', ...units }, ...setup });
const fire = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'gt', at: 'D4', target: 'rt', ...more });
const added = (trial: Trial) =>
  trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
const ON_HULL = [4, 3] as const;

describe('crests', () => {
  const hill = field({ D4: { level: 2 }, D5: { level: 1 } });

  test('[squad-leader 13.14.1] from two levels below only the turret of a tank on the crest is hit', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3 }] }, { map: hill }).order(
      'german',
      fire(),
      ...ON_HULL,
    );
    expect(trial.told('ordnance-fired')[0]?.aimed).toMatchObject([{ hit: false }]);
    const flat = start({ rt: ['T-34 at D4', { facing: 3 }] }).order('german', fire(), ...ON_HULL, 6, 6);
    expect(flat.told('ordnance-fired')[0]?.aimed).toMatchObject([{ hit: true }]);
  });

  test.each<[string, object, boolean]>([
    ['through the arc of its turret', { facing: 3, crest: true }, true],
    ['from elsewhere', { facing: 3, turret: 1, crest: true }, false],
  ])(
    '[squad-leader-B-268] [squad-leader 13.14.2, 13.14.4, 13.14/q3] with a Crest counter its hull is found %s',
    (_, values, hit) => {
      const trial = start({ rt: ['T-34 at D4', values] }, { map: hill });
      trial.order('german', fire(), ...ON_HULL, ...(hit ? [6, 6] : []));
      expect(trial.told('ordnance-fired')[0]?.aimed).toMatchObject([{ hit }]);
    },
  );

  const down = { order: 'fire-ordnance', unit: 'rt', at: 'D9' } as const;
  const above = (counter: string, values: object = {}) =>
    new Trial({
      active: 'russian',
      map: hill,
      units: { rt: [`${counter} at D4`, { ...CE, facing: 3, ...values }], g1: '4-6-7 at D9' },
    });

  test.each<[string, object]>([
    ['a Russian tank', {}],
    ['one of a minor country', { nationality: 'Allied Minor' }],
  ])(
    '[squad-leader 13.14.2, 13.14.3, 3.18.5] %s fires downhill with +5 without it, and has it then',
    (_, values) => {
      const trial = above('T-34', values).order('russian', down, 6, 5);
      expect(added(trial)).toEqual(['no Crest counter 5']);
      expect(trial.unit('rt').crest).toBe(true);
      expect(added(above('T-34', { crest: true }).order('russian', down, 6, 5))).toEqual([]);
    },
  );

  test('[squad-leader-B-267] [squad-leader 13.14.3, 13.14/q2] an SP gun does not; the +5 comes on top of that of a new hex', () => {
    expect(above('SU122').refusal('russian', down)?.refused).toBe('NO_CREST');
    above('SU122', { crest: true }).order('russian', down, 6, 5);
    const moved = new Trial({
      active: 'russian',
      phase: 'advancing-fire',
      map: hill,
      units: { rt: ['T-34 at D4', { ...CE, facing: 3, moved: true }], g1: '4-6-7 at D9' },
    }).order('russian', down, 6, 5);
    expect(added(moved)).toEqual(['new hex 5', 'no Crest counter 5']);
  });

  test.each<[string, string, string | undefined]>([
    ['a tank with a stiff gun on the crest', 'T-34', undefined],
    ['not away from it', 'T-34 at H4', 'NO_CREST'],
  ])('[squad-leader 13.14.3] the counter is placed when it moves: %s', (_, placed, code) => {
    const trial = new Trial({
      active: 'russian',
      phase: 'movement',
      map: hill,
      units: { rt: placed.includes('at') ? placed : `${placed} at D4`, g1: '4-6-7 at N9' },
    });
    const place = { order: 'place-crest', unit: 'rt' };
    if (code) expect(trial.refusal('russian', place)?.refused).toBe(code);
    else {
      trial.order('russian', place);
      expect(
        trial.order('russian', { order: 'drive', unit: 'rt', path: ['D3'] }).unit('rt').crest,
      ).toBeUndefined();
    }
  });
});

describe('two hits with one shot', () => {
  const small = { g1: 'crew 2-4-7 at D8', gg: ['37L AT gun with g1', { facing: 0 }] } as const;
  const shot = fire({ unit: 'gg' });
  const tank = { rt: ['T-34 at D4', { facing: 3 }] } as const;

  test('[squad-leader 13.13.1, 13.13.3, 13.13.4] a small gun hits an AFV twice with half of what it needs', () => {
    const trial = start({ ...small, ...tank }).order('german', shot, 1, 4, 3, 6, 6, 6);
    expect(trial.told('afv-kill').map(({ rolled }) => rolled)).toEqual([9, 12]);
    expect(
      start({ ...small, ...tank })
        .order('german', shot, 3, 3, 6, 6)
        .told('afv-kill'),
    ).toHaveLength(1);
  });

  test('[squad-leader 13.13.1] not a larger gun, nor a truck', () => {
    expect(start(tank).order('german', fire(), 1, 4, 6, 6).told('afv-kill')).toHaveLength(1);
    const truck = start({ ...small, rt: 'truck at D4' }).order('german', shot, 1, 4, 6, 6);
    expect(truck.told('hit-twice')).toEqual([]);
  });

  test('[squad-leader 13.13.5] an unmodified 2: a critical hit, and a common one', () => {
    const trial = start({ ...small, ...tank }).order('german', shot, 1, 1, 6, 6, 6, 6);
    expect(trial.told('afv-kill').map(({ modifiers }) => modifiers.length)).toEqual([1, 0]);
  });
});

describe('a driver who is hit', () => {
  const onTheWay = (map = field()) =>
    new Trial({
      phase: 'movement',
      active: 'russian',
      map,
      units: { rt: ['T-34 at D3', { facing: 3 }], gt: ['MkIVF2 at D9', CE] },
    }).order('russian', { order: 'drive', unit: 'rt', path: ['D4', 'D5'] });

  test('[squad-leader 13.22.4, 13.15.1] shocked in front while it moves, it swerves a hex and stays there', () => {
    const trial = onTheWay().order('german', { order: 'pass' });
    trial.order('german', fire(), 4, 3, 3, 4, 6, 6, 3);
    expect(trial.told('driver-hit')).toMatchObject([{ unit: 'rt', facing: 2 }]);
    expect(trial.unit('rt')).toMatchObject({ shock: 'shocked', facing: 2, at: 'E5' });
  });

  test('[squad-leader 13.22.5] into a stone building it is lost, crew and all', () => {
    const trial = onTheWay(field({ E5: 'stone-building' })).order('german', { order: 'pass' });
    trial.order('german', fire(), 4, 3, 3, 4, 6, 6, 3);
    expect(trial.battle.unit('rt')).toBeUndefined();
    expect(trial.told('crew-survived')).toEqual([]);
  });

  test('[squad-leader 13.22.6] in woods it may break down', () => {
    const trial = onTheWay(field({ E5: 'woods' })).order('german', { order: 'pass' });
    trial.order('german', fire(), 4, 3, 3, 4, 6, 6, 3, 6, 6);
    expect(trial.told('breakdown-roll')).toMatchObject([{ at: 'E5', rolled: 12 }]);
  });
});

describe('vehicles on their way', () => {
  const passing = (more: Readonly<Record<string, Placed>> = {}) =>
    new Trial({
      phase: 'movement',
      active: 'russian',
      units: { rt: ['T-34 at D3', { facing: 3 }], gt: ['MkIVF2 at D9', CE], ...more },
    }).order('russian', { order: 'drive', unit: 'rt', path: ['D4', 'D5', 'D6'] });

  test('[squad-leader 13.15.1] they are fired on in each hex before they leave it, and the others are not', () => {
    const trial = passing({ ru: 'truck at F3' });
    expect(trial.awaits).toEqual(['german vehicle-fire']);
    expect(trial.refusal('german', fire({ at: 'F3', target: 'ru' }))?.refused).toBe('NOT_NOW');
    trial.order('german', fire({ at: 'D3' }), 6, 5);
    expect(added(trial)).toEqual([]);
    expect(trial.unit('rt').at).not.toBe('D3');
  });

  test('[squad-leader 13.16.6] a gun of few shots waits until it has gone on for a quarter of its points', () => {
    const american = new Trial({
      phase: 'movement',
      active: 'german',
      units: { gt: ['MkIVF2 at D3', { facing: 3 }], at: ['M10 at D11', CE] },
    }).order('german', { order: 'drive', unit: 'gt', path: ['D4', 'D5', 'D6', 'D7'] });
    const shot = (hex: string) => ({ order: 'fire-ordnance', unit: 'at', at: hex, target: 'gt' });
    american.order('american', { order: 'pass' }).order('american', shot('D4'), 6, 5);
    expect(american.unit('gt')).toMatchObject({ at: 'D7', spent: 4 });
    expect(american.awaits).toEqual(['american vehicle-fire']);
    american.order('american', shot('D7'), 6, 5);
  });
});

describe('what burns', () => {
  const wreck = { name: 'MkIVF2', nationality: 'German', armoured: true, burning: true } as const;
  test.each<[number, boolean]>([
    [1, false],
    [2, true],
  ])('[squad-leader 13.24.2.2] its owner rolls in his Rally Phase: %i', (rolled, burns) => {
    const next = new Trial({
      phase: 'advance',
      active: 'russian',
      marks: { H6: { wrecks: [wreck] } },
      units: { g1: '4-6-7 at A2', r1: '4-4-7 at N12' },
    });
    next.endPhase(rolled);
    expect(next.at('H6').wrecks?.[0]?.burning).toBe(burns ? true : undefined);
  });

  test('[squad-leader 13.24.2.10] at night it lights up two hexes around it', () => {
    const night = (hex: string) =>
      new Trial({
        options: { night: true },
        clock: { visibility: 2 },
        marks: { [hex]: { wrecks: [wreck] } },
        units: { g1: '4-6-7 at D9', r1: '4-4-7 at D5' },
      }).refusal('german', { order: 'fire', at: 'D5', firers: ['g1'] })?.refused;
    expect(night('D3')).toBe('DICE_MISSING');
    expect(night('D1')).toBe('TOO_DARK');
  });
});

describe('acquisition and arcs', () => {
  const acquired = { ...CE, acquired: { units: ['r1'], at: 'D4', phases: 1 } } as const;
  const men = { order: 'fire-ordnance', unit: 'gt', at: 'D4' } as const;

  test('[squad-leader 13.10.2.3] whoever fires at another in between has lost it for the next shot', () => {
    const trial = new Trial({
      active: 'american',
      units: {
        at: ['M10 at D9', { ...CE, acquired: { units: ['g1'], at: 'D4', phases: 1 } }],
        g1: '4-6-7 at D4',
        g2: '4-6-7 at D3',
      },
    });
    const shot = (hex: string) => ({ order: 'fire-ordnance', unit: 'at', at: hex });
    trial.order('american', shot('D3'), 6, 5).order('american', shot('D4'), 6, 5);
    expect(added(trial)).toEqual([]);
  });

  test('[squad-leader 13.10.2.2] several shots of a phase count once', () => {
    const trial = new Trial({ active: 'american', units: { at: ['M10 at D9', CE], g1: '4-6-7 at D4' } });
    const shot = { order: 'fire-ordnance', unit: 'at', at: 'D4' };
    trial.order('american', shot, 6, 5).order('american', shot, 6, 5);
    expect(added(trial)).toEqual([]);
    expect(trial.endPhase().unit('at').acquired).toMatchObject({ phases: 1 });
  });

  test('[squad-leader-B-262] [squad-leader 13.10.2.6, 13.10/q3] a target under a "?" is not acquired', () => {
    const trial = start(
      { r1: ['4-4-7 at D4', { concealed: true, hidden: true }] },
      { map: field({ D4: 'woods' }) },
    ).order('german', men, 6, 5);
    expect(trial.unit('gt').acquired).toBeUndefined();
  });

  test('[squad-leader 13.10/q2] infantry that has gone elsewhere is acquired no more', () => {
    const trial = start({ gt: ['MkIVF2 at D9', { ...acquired }], r1: '4-4-7 at D3', r2: '4-4-7 at D4' });
    expect(added(trial.order('german', { ...men, at: 'D3' }, 6, 5))).toEqual([]);
  });

  test('[squad-leader 13.10.2] the Advancing Fire Phase does not count, but for Shermans', () => {
    const phasesOf = (counter: string) => {
      const trial = new Trial({
        active: 'american',
        phase: 'advancing-fire',
        units: { at: [`${counter} at D9`, CE], g1: '4-6-7 at D4' },
      });
      trial.order('american', { order: 'fire-ordnance', unit: 'at', at: 'D4' }, 6, 5);
      return trial.endPhase().unit('at').acquired?.phases;
    };
    expect(phasesOf('M10')).toBeUndefined();
    expect(phasesOf('M4A4')).toBe(1);
  });

  test('[squad-leader-B-105] [squad-leader-B-257] [squad-leader 13.9/q4, 11.2/q1] turned on the way and then outside its arc: both add up', () => {
    const trial = start(
      { gt: ['MkIVF2 at D9', { ...CE, moved: true, facing: 3 }], r1: '4-4-7 at D4' },
      { phase: 'advancing-fire' },
    ).order('german', men, 6, 5);
    expect(added(trial)).toEqual(['covered arc changed 2', 'new hex 5']);
  });

  test('[squad-leader 13.9.5/a, 13.9/q2] turned before the move it neither moves nor fires', () => {
    const trial = start({ r1: '4-4-7 at D4' }).order('german', { order: 'traverse', unit: 'gt', to: 3 });
    expect(trial.unit('gt').turret).toBe(3);
    expect(trial.refusal('german', men)?.refused).toBe('HAS_FIRED');
    trial.endPhase();
    expect(trial.refusal('german', { order: 'drive', unit: 'gt', path: ['D8'] })?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader-B-258] [squad-leader 11.2.5, 13.9/q5] a turret turns in the Movement Phase, not after Prep Fire', () => {
    const turn = { order: 'traverse', unit: 'gt', to: 3 } as const;
    const trial = start({ r1: '4-4-7 at D4' }, { phase: 'movement' }).order('german', turn);
    expect(trial.unit('gt')).toMatchObject({ turret: 3, swung: 'turret' });
    const prepared = start({ r1: '4-4-7 at D4' }).order('german', men, 6, 5).endPhase();
    expect(prepared.refusal('german', turn)?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 11.2.4, 11.2.6, 13.9.9] a hull that turns is like an SP gun, whatever the turret does', () => {
    const trial = start(
      { gt: ['MkIVF2 at D9', { ...CE, swung: 'hull', turret: 1 }], r1: '4-4-7 at D4' },
      { phase: 'advancing-fire' },
    ).order('german', men, 6, 5);
    expect(added(trial)).toEqual(['pivoted 3']);
  });

  test('[squad-leader-B-277] [squad-leader 13.19/q2] a roll may hit some in the hex and miss others', () => {
    const trial = start({ gt: ['MkIVF2 at D9', { ...acquired }], r1: '4-4-7 at D4', r2: '4-4-7 at D4' });
    trial.order('german', men, 4, 5, 1, 1);
    expect(trial.told('ordnance-fired')[0]?.aimed.map(({ units, hit }) => [units, hit])).toEqual([
      [['r1'], true],
      [['r2'], false],
    ]);
    expect(trial.battle.unit('r1')).toBeUndefined();
    expect(trial.battle.unit('r2')?.at).toBe('D4');
  });

  test('[squad-leader 13.19.10/a] moving men are hit the more easily, moving vehicles are not', () => {
    const trial = new Trial({
      phase: 'defensive-fire',
      active: 'russian',
      units: {
        gt: ['MkIVF2 at D9', CE],
        r1: ['4-4-7 at D4', { moved: true, setOut: 'D3', track: ['D4'], costs: [1] }],
      },
    }).order('german', men, 6, 5);
    expect(added(trial)).toEqual(['moved -1', 'in the open -1']);
  });

  test('[squad-leader 13.23.1.2] a critical hit never only stops a tank', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 2 }] }).order('german', fire(), 1, 1, 5, 6, 6, 6);
    expect(trial.battle.unit('rt')).toBeUndefined();
  });

  test('[squad-leader 13.27.2.2] men pass the check that AP calls for the more easily', () => {
    const trial = start({ r1: '4-4-7 at D4' }, { map: field({ D4: 'stone-building' }) });
    trial.order('german', { ...men, ammunition: 'AP' }, 2, 3, 1, 1, 4, 4);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'r1', passed: true }]);
  });

  test.each([
    ['stone-building', -3, [6, 5, 1, 1]],
    ['woods', -1, [6, 5]],
  ] as const)(
    '[squad-leader-C-116] [squad-leader 13.26.6] the cover of %s counts against those within: %i',
    (is, value, faces) => {
      const trial = start({ r1: '4-4-7 at D4' }, { map: field({ D4: is }) });
      trial.order('german', men, 1, 1, ...faces);
      expect(trial.told('shell-burst')[0]?.outcomes).toMatchObject([{ modifiers: [{ value }] }]);
    },
  );

  test('[squad-leader 13.26.2, 13.26.6] a critical hit in the open is a hit like others', () => {
    const trial = start({ r1: '4-4-7 at D4' }).order('german', men, 1, 1, 6, 5);
    expect(trial.told('shell-burst')[0]?.outcomes).toMatchObject([{ modifiers: [] }]);
  });
});
