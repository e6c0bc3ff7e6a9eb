import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

type Hexes = NonNullable<Parameters<typeof field>[0]>;

const LEARNT = { skill: 'motorcycles' } as const;
const RIDING = { g1: ['4-6-7 at D9', { ...LEARNT, rides: 'gc' }], gc: 'motorcycles at D9' } as const;
const SIDECAR = { ...RIDING, gc: 'sidecars at D9' } as const;

const riders = (units: Setup['units'] = {}, hexes: Hexes = {}, more: Setup = {}) =>
  new Trial({ phase: 'movement', units: { ...RIDING, r9: '4-4-7', ...units }, map: field(hexes), ...more });
const goes = (units: string, path: string) => ({
  order: 'move',
  units: units.split(' '),
  path: path.split(' '),
});
const refused = (trial: Trial, order: object) => trial.refusal('german', order as never)?.refused;
const passes = (trial: Trial) => {
  while (trial.awaits[0]?.endsWith('vehicle-fire')) trial.order('russian', 'pass');
  return trial;
};
const get = (order: 'mount' | 'dismount', unit = 'g1', mount = 'gc') => ({
  order,
  unit,
  ...(order === 'mount' && { mount }),
});

test('[squad-leader 6.3.7] cyclists ride out of a melee, and on foot they stay', () => {
  const inMelee = (g1: object) =>
    riders({
      g1: ['4-6-7 at D9', { ...LEARNT, melee: true, ...g1 }],
      r1: ['4-4-7 at D9', { melee: true }],
    });
  expect(passes(inMelee({ rides: 'gc' }).order('german', goes('g1', 'D8 D7'))).unit('g1').at).toBe('D7');
  expect(refused(inMelee({}), goes('g1', 'D8 D7'))).toBe('IN_MELEE');
});

describe('who rides on what', () => {
  const beside = (units: Setup['units']) =>
    new Trial({
      phase: 'advance',
      units: {
        g1: ['4-6-7 at D9', LEARNT],
        gl: ['8-0 at D9', LEARNT],
        gk: ['8-1 at D9', LEARNT],
        gm: ['9-1 at D9', LEARNT],
        r9: '4-4-7',
        ...units,
      },
    });

  test('[squad-leader 4.10.1] a squad and a leader on the machines of a squad; on a single one two leaders, three with a sidecar', () => {
    const squad = beside({ gc: 'motorcycles at D9' });
    squad.order('german', get('mount')).order('german', get('mount', 'gl'));
    expect(refused(squad, get('mount', 'gk'))).toBe('NO_ROOM');
    const single = beside({ gc: 'motorcycle at D9' });
    expect(refused(single, get('mount'))).toBe('NO_ROOM');
    single.order('german', get('mount', 'gl')).order('german', get('mount', 'gk'));
    expect(refused(single, get('mount', 'gm'))).toBe('NO_ROOM');
    const sidecar = beside({ gc: 'sidecar at D9' });
    for (const id of ['gl', 'gk', 'gm']) sidecar.order('german', get('mount', id));
    expect(sidecar.unit('gm')).toMatchObject({ rides: 'gc', wheels: 'sidecar' });
  });

  test('[squad-leader 4.10.2, 4.10.8] a leader alone rides a single machine, not those of a squad; nobody moves them empty', () => {
    const alone = (counter: string) =>
      refused(
        riders({ g1: ['8-0 at D9', { ...LEARNT, rides: 'gc' }], gc: `${counter} at D9` }),
        goes('g1', 'D8'),
      );
    expect([alone('motorcycles'), alone('motorcycle')]).toEqual(['CANNOT_MOVE', undefined]);
    expect(refused(riders({ g1: '4-6-7 at D9' }), goes('gc', 'D8'))).toBe('NOT_YOUR_UNIT');
  });

  test('[squad-leader 4.10.3, 4.10.12] a leader who rides along takes a machine for himself', () => {
    const trial = riders({ gl: ['8-0 at D9', { ...LEARNT, rides: 'gc' }] });
    passes(trial.order('german', goes('g1', 'D8')));
    expect(trial.unit('gl').at).toBe('D8');
    trial.order('german', { order: 'ride-alone', leader: 'gl' });
    const { rides = '' } = trial.unit('gl');
    expect(trial.unit(rides)).toMatchObject({ machine: 'single', at: 'D8' });
    passes(trial.order('german', goes('gl', 'D7')));
    expect([trial.unit('gl').at, trial.unit(rides).at, trial.unit('g1').at]).toEqual(['D7', 'D7', 'D8']);
    expect(refused(trial, { order: 'ride-alone', leader: 'gl' })).toBe('NOT_MOUNTED');
  });

  test('[squad-leader 4.10.4] cycles carry nothing; a squad sidecar 2 points, a single one 2 for one leader', () => {
    const loaded = (counter: string, unit: string, weapon: string, more: Setup['units'] = {}) =>
      refused(
        beside({ g1: [`${unit} at D9`, LEARNT], gc: `${counter} at D9`, gw: `${weapon} with g1`, ...more }),
        get('mount'),
      );
    expect([loaded('motorcycles', '4-6-7', 'LMG'), loaded('sidecars', '4-6-7', 'MMG')]).toEqual([
      'TOO_HEAVY',
      'TOO_HEAVY',
    ]);
    expect(loaded('sidecars', '4-6-7', 'demo charge')).toBeUndefined();
  });

  test('[squad-leader 4.10.5, 4.10.7] riders fill a hex as two squads do, a leader alone as one; machines take no room', () => {
    const into = (there: Setup['units'], rider = '4-6-7', counter = 'motorcycles') =>
      refused(
        riders({ g1: [`${rider} at D9`, { ...LEARNT, rides: 'gc' }], gc: `${counter} at D9`, ...there }),
        goes('g1', 'D8'),
      );
    expect(into({ g2: '4-6-7 at D8', gd: 'motorcycles at D8', ge: 'motorcycles at D8' })).toBeUndefined();
    expect(into({ g2: '4-6-7 at D8', g3: '4-6-7 at D8' })).toBe('NO_ROOM');
    const three = { g2: '4-6-7 at D8', g3: '4-6-7 at D8', g4: '4-6-7 at D8' } as const;
    expect(into(three, '8-0', 'motorcycle')).toBeUndefined();
  });
});

describe('who has not learnt it', () => {
  const trying = (
    unit: string,
    machine: string,
    face: number,
    more: Setup['units'] = {},
    nationality = 'German',
  ) => {
    const units = {
      g1: [`${unit} at D9`, { nationality }],
      [machine]: 'motorcycles at D9',
      ...more,
    } as Setup['units'];
    const trial = new Trial({ phase: 'rally', units: { r9: '4-4-7', ...units } });
    while (!trial.awaits.includes('german repair')) trial.order('german', 'pass');
    return trial.order('german', { order: 'try-machine', unit: 'g1', machine }, face);
  };
  const resultOf = (trial: Trial) => trial.told('machine-tried')[0]?.result;

  test('[squad-leader 4.10.29] rides on a 1 or 2 what he or the enemy has left, stalls it on 3 or 4, and wrecks it on 5 or 6', () => {
    const results = [1, 2, 3, 4, 5, 6].map((face) => resultOf(trying('4-6-7', 'rc', face)));
    expect(results).toEqual(['rides', 'rides', 'stalls', 'stalls', 'gone', 'gone']);
    const taken = trying('4-6-7', 'rc', 2);
    expect([taken.unit('rc').side, taken.unit('g1').skill]).toEqual(['german', 'motorcycles']);
    expect(trying('4-6-7', 'gc', 3).unit('gc').malfunctioned).toBe(true);
    expect(trying('4-6-7', 'gc', 6).battle.unit('gc')).toBeUndefined();
    expect(refused(riders({ g1: '4-6-7 at D9' }), get('mount'))).toBe('CANNOT_RIDE');
    expect(
      refused(trying('4-6-7', 'gc', 3, { gd: 'motorcycles at D9', g2: '4-6-7 at D9' }), {
        order: 'try-machine',
        unit: 'g1',
        machine: 'gd',
      }),
    ).toBe('HAS_TRIED');
  });

  test('[squad-leader 4.10.31] a leader helps, but not against a 5 or 6', () => {
    const led = { gl: '9-2 at D9' } as const;
    expect([4, 5].map((face) => resultOf(trying('4-6-7', 'gc', face, led)))).toEqual(['rides', 'gone']);
  });

  test('[squad-leader 4.10.32] Americans are handy, Russians are not, and British leaders need not try', () => {
    expect([3, 5, 6].map((face) => resultOf(trying('4-6-7', 'gc', face, {}, 'American')))).toEqual([
      'rides',
      'stalls',
      'gone',
    ]);
    expect([1, 2, 4].map((face) => resultOf(trying('4-6-7', 'gc', face, {}, 'Russian')))).toEqual([
      'rides',
      'stalls',
      'gone',
    ]);
    const mounting = (nationality: string) =>
      refused(riders({ g1: ['8-0 at D9', { nationality }], gc: 'motorcycle at D9' }), get('mount'));
    expect([mounting('British'), mounting('German')]).toEqual([undefined, 'CANNOT_RIDE']);
  });

  test('[squad-leader 4.10.33] he has a quarter of the points less', () => {
    const novice = { g1: ['4-6-7 at D9', { ...LEARNT, novice: true, rides: 'gc' }] } as const;
    expect(refused(riders(novice), goes('g1', 'D8 D7 D6 D5 D4 D3'))).toBeUndefined();
    expect(refused(riders(novice), goes('g1', 'D8 D7 D6 D5 D4 D3 D2'))).toBe('TOO_FAR');
  });
});

describe('riding', () => {
  const spent = (trial: Trial, path: string) => {
    passes(trial.order('german', goes('g1', path)));
    return trial.unit('gc').spent;
  };

  test('[squad-leader 4.10.9] it pays points, by roads little, and enters neither woods, buildings nor entrenchments; wrecks cost nothing', () => {
    expect(refused(riders(), goes('g1', 'D8 D7 D6 D5 D4 D3 D2 D1'))).toBeUndefined();
    expect(refused(riders(), goes('g1', 'D8 D7 D6 D5 D4 D3 D2 D1 E1'))).toBe('TOO_FAR');
    expect(refused(riders({}, { D8: 'woods' }), goes('g1', 'D8'))).toBe('IMPASSABLE');
    expect(refused(riders({}, { D8: 'wooden-building' }), goes('g1', 'D8'))).toBe('IMPASSABLE');
    expect(refused(riders({}, { D9: { hexsides: { 0: 'wall' } } }), goes('g1', 'D8'))).toBe('IMPASSABLE');
    const road = drawn({ roads: [{ is: 'dirt-road', along: 'D9 D2' }] });
    expect(spent(riders({}, {}, { map: road }), 'D8 D7 D6')).toBe(1.5);
    const wreck = { marks: { D8: { wrecks: [{ name: 'truck', nationality: 'German' }] } } };
    expect(spent(riders({}, {}, wreck), 'D8')).toBe(3);
    expect([spent(riders(), 'D8 D9'), spent(riders(), 'D8 E8')]).toEqual([8, 6]);
    const onwards = passes(riders().order('german', goes('g1', 'D8')));
    expect(spent(onwards, 'D9')).toBe(8);
  });

  test('[squad-leader 4.10.10] each factor of the rider is worth a quarter: with three he rides three quarters', () => {
    const raw = { g1: ['4-3-6 at D9', { ...LEARNT, rides: 'gc' }] } as const;
    expect(refused(riders(raw), goes('g1', 'D8 D7 D6 D5 D4 D3'))).toBeUndefined();
    expect(refused(riders(raw), goes('g1', 'D8 D7 D6 D5 D4 D3 D2'))).toBe('TOO_FAR');
  });

  test('[squad-leader 4.10.10] mounting takes one and a quarter, and what he has walked is gone; so does getting off', () => {
    const walking = (from: string) => riders({ g1: [`4-6-7 at ${from}`, LEARNT] });
    const fresh = walking('D9').order('german', get('mount'));
    expect(refused(fresh, goes('g1', 'D8 D7 D6 D5 D4 D3'))).toBeUndefined();
    expect(refused(fresh, goes('g1', 'D8 D7 D6 D5 D4 D3 D2'))).toBe('TOO_FAR');
    const walked = walking('D10').order('german', goes('g1', 'D9')).order('german', get('mount'));
    expect(refused(walked, goes('g1', 'D8 D7 D6 D5'))).toBeUndefined();
    expect(refused(walked, goes('g1', 'D8 D7 D6 D5 D4'))).toBe('TOO_FAR');
    const rode = passes(riders().order('german', goes('g1', 'D8 D7 D6 D5')));
    rode.order('german', get('dismount'));
    expect(rode.unit('g1')).toMatchObject({ at: 'D5', spent: 3 });
    expect(refused(rode, goes('g1', 'D4'))).toBeUndefined();
    expect(refused(rode, goes('g1', 'D4 D3'))).toBe('TOO_FAR');
    const far = passes(riders().order('german', goes('g1', 'D8 D7 D6 D5 D4 D3 D2')));
    expect(refused(far, get('dismount'))).toBe('TOO_FAR');
  });

  test('[squad-leader 4.10.10/a] nobody rides, mounts or dismounts at double time', () => {
    const allowed = { options: { optional: ['4.7'] } } as const;
    expect(refused(riders({}, {}, allowed), { order: 'double-time', unit: 'g1' })).toBe('MOUNTED');
    const hurried = riders({ g1: ['4-6-7 at D9', LEARNT] }, {}, allowed).order('german', {
      order: 'double-time',
      unit: 'g1',
    });
    expect(refused(hurried, get('mount'))).toBe('EXHAUSTED');
  });

  test('[squad-leader 4.10.11] through enemies it rides, and neither stops, charges nor gets off among them', () => {
    const trial = riders({ r1: '4-4-7 at D8' });
    expect(refused(trial, goes('g1', 'D8'))).toBe('ENEMY_THERE');
    expect(trial.legalOf('german', 'charge')).toEqual([]);
    passes(trial.order('german', goes('g1', 'D8 D7')));
    expect(trial.unit('g1').at).toBe('D7');
    expect(refused(riders({ r1: '4-4-7 at D9' }), get('dismount'))).toBe('ENEMY_THERE');
  });

  test('[squad-leader-A-143] [squad-leader 4.10/c] he gets off where he is, not into the next hex', () => {
    const trial = riders().order('german', get('dismount'));
    expect([trial.unit('g1').at, trial.unit('gc').at]).toEqual(['D9', 'D9']);
    expect(riders().legalOf('german', 'dismount')).toEqual([{ order: 'dismount', unit: 'g1' }]);
  });

  test('[squad-leader-A-141] [squad-leader 4.10/a] he does not go along with an AFV', () => {
    const trial = riders({ gt: 'MkIVF2 at D9' });
    expect(refused(trial, { order: 'move', units: ['g1', 'gt'], path: ['D8'] })).toBe('NOT_YOUR_UNIT');
  });

  test('[squad-leader 4.10.14, 4.10.15] in the Advance Phase he gets on or off, and goes no hex', () => {
    const riding = riders({}, {}, { phase: 'advance' });
    expect(refused(riding, { order: 'advance', unit: 'g1', to: 'D8' })).toBe('MOUNTED');
    riding.order('german', get('dismount'));
    expect(refused(riding, { order: 'advance', unit: 'g1', to: 'D8' })).toBe('HAS_MOVED');
    const walking = riders({ g1: ['4-6-7 at D9', LEARNT] }, {}, { phase: 'advance' }).order(
      'german',
      get('mount'),
    );
    expect(walking.unit('g1')).toMatchObject({ rides: 'gc', wheels: 'cycle' });
    expect(refused(walking, { order: 'advance', unit: 'g1', to: 'D8' })).toBe('HAS_MOVED');
  });
});

describe('pushing', () => {
  const beside = (units: Setup['units'], more: Setup = {}) =>
    riders({ g1: ['4-6-7 at D9', LEARNT], ...units }, { D8: 'woods' }, more);
  const push = (unit = 'g1', machine = 'gc') => ({ order: 'push', unit, machine });

  test('[squad-leader 4.10.16] as four points for a squad, two for a leader, also into woods', () => {
    const trial = beside({}).order('german', push());
    expect(refused(trial, goes('g1', 'D10 D11 E11 F11'))).toBe('TOO_FAR');
    trial.order('german', goes('g1', 'D8'));
    expect([trial.unit('g1').at, trial.unit('gc').at]).toEqual(['D8', 'D8']);
    trial.order('german', { order: 'let-go', mount: 'gc' });
    expect(trial.unit('gc').possessor).toBeUndefined();
    const leader = { gl: ['8-0 at D9', LEARNT], gd: 'motorcycle at D9' } as const;
    expect(refused(beside(leader), push('gl'))).toBe('TOO_HEAVY');
    const single = beside(leader).order('german', push('gl', 'gd'));
    expect(refused(single, goes('gl', 'D10 D11 E11 F11 G11 H11'))).toBe('TOO_FAR');
    expect(refused(single, goes('gl', 'D10 D11 E11 F11 G11'))).toBeUndefined();
  });

  test('[squad-leader 4.10.16] one hex in the Advance Phase', () => {
    const trial = beside({}, { phase: 'advance' }).order('german', push());
    trial.order('german', { order: 'advance', unit: 'g1', to: 'D8' });
    expect(trial.unit('gc').at).toBe('D8');
  });

  test('[squad-leader 4.10.16/a] in woods nobody mounts', () => {
    const trial = beside({ g1: ['4-6-7 at D8', LEARNT], gc: 'motorcycles at D8' });
    expect(refused(trial, get('mount'))).toBe('IMPASSABLE');
  });

  test('[squad-leader 4.11.4] bicycles as three points', () => {
    const trial = beside({ gb: 'bicycles at D9' }).order('german', push('g1', 'gb'));
    expect(refused(trial, goes('g1', 'D10 D11 E11 F11'))).toBeUndefined();
  });
});

describe('fire at riders and by them', () => {
  const GUARD = { r1: '4-4-7 at D5' } as const;
  const shot = { order: 'fire', at: 'D8', firers: ['r1'] };
  const hit = (units: Setup['units'], ...faces: number[]) =>
    riders({ ...GUARD, ...units })
      .order('german', goes('g1', 'D8 D7'))
      .order('russian', shot, ...faces);
  const drms = (trial: Trial) =>
    trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

  test('[squad-leader 4.10.13, 4.10.17, 4.10.20] it is fired on at once, as infantry, at -1 for the saddle and nothing for moving', () => {
    const trial = riders(GUARD).order('german', goes('g1', 'D8 D7'));
    expect([trial.awaits, trial.unit('g1').at]).toEqual([['russian vehicle-fire'], 'D8']);
    trial.order('russian', shot, 6, 5);
    expect(drms(trial)).toEqual(['mounted -1']);
    passes(trial).endPhase();
    expect(trial.legalOf('russian', 'fire').map(({ at }) => at)).not.toContain('D8');
  });

  test('[squad-leader-A-144] [squad-leader 4.10/d] in the Prep Fire Phase it is not on the move', () => {
    const trial = new Trial({ active: 'russian', enemy: 'german', units: { ...RIDING, r1: '4-4-7 at D7' } });
    trial.order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 6, 5);
    expect(drms(trial)).toEqual(['mounted -1']);
  });

  test('[squad-leader 4.10.22] shell holes are no cover for it', () => {
    const trial = riders(GUARD, { D8: 'shellholes' }).order('german', goes('g1', 'D8'));
    expect(drms(trial.order('russian', shot, 6, 5))).toEqual(['mounted -1']);
  });

  test('[squad-leader 4.10.18] on cycles nobody fires or fights hand to hand', () => {
    const trial = riders({ r1: '4-4-7 at D7' }, {}, { phase: 'prep-fire' });
    expect(refused(trial, { order: 'fire', at: 'D7', firers: ['g1'] })).toBe('MOUNTED');
    const melee = riders(
      { r1: '4-4-7 at D9', g2: '4-6-7 at F3', r2: '4-4-7 at F3' },
      {},
      { phase: 'close-combat' },
    );
    const attack = { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] };
    expect(refused(melee, attack)).toBe('CANNOT_ATTACK');
    expect(
      refused(riders({ ...SIDECAR, r1: '4-4-7 at D9' }, {}, { phase: 'close-combat' }), attack),
    ).toBeUndefined();
  });

  test('[squad-leader-A-142] [squad-leader 4.10.19, 4.10.4, 4.10/b] on sidecars with half, with a quarter after riding, and with no weapon but the LMG', () => {
    const fp = (trial: Trial) => trial.told('fire-attack')[0]?.parts.map((part) => part.fp);
    const standing = riders({ ...SIDECAR, gm: 'LMG with g1', r1: '4-4-7 at D6' }, {}, { phase: 'prep-fire' });
    standing.order('german', { order: 'fire', at: 'D6', firers: ['g1', 'gm'] }, 6, 5);
    expect(fp(standing)).toEqual([2, 1]);
    const rode = passes(riders({ ...SIDECAR, r1: '4-4-7 at D4' }).order('german', goes('g1', 'D8')))
      .endPhase()
      .endPhase();
    rode.order('german', { order: 'fire', at: 'D4', firers: ['g1'] }, 6, 5);
    expect(fp(rode)).toEqual([1]);
    const other = riders({ ...SIDECAR, gm: 'MMG with g1', r1: '4-4-7 at D6' }, {}, { phase: 'prep-fire' });
    expect(refused(other, { order: 'fire', at: 'D6', firers: ['gm'] })).toBe('MOUNTED');
  });

  test('[squad-leader 4.10.21] a KIA destroys riders and machine, and leaves no wreck; loose machines in the hex too', () => {
    const trial = riders({ r1: '6-2-8 at D7', r2: '6-2-8 at D7' }).order('german', goes('g1', 'D8'));
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1', 'r2'] }, 1, 1);
    expect([trial.battle.unit('g1'), trial.battle.unit('gc'), trial.at('D8').wrecks]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const loose = new Trial({
      active: 'russian',
      enemy: 'german',
      units: {
        g1: '4-6-7 at D8',
        gc: 'motorcycles at D8',
        g2: '4-6-7 at A1',
        r1: '6-2-8 at D7',
        r2: '6-2-8 at D7',
      },
    }).order('russian', { order: 'fire', at: 'D8', firers: ['r1', 'r2'] }, 1, 1);
    expect(loose.battle.unit('gc')).toBeUndefined();
  });

  /** A 1MC on a roll of 4: the check fails on 4 and 4. */
  const FAILS = [1, 4, 4, 4] as const;

  test('[squad-leader 4.10.23, 4.10.24] who fails checks once more: failing again costs half a squad and the machine', () => {
    const trial = hit({}, ...FAILS, 4, 4);
    expect(trial.told('morale-check').map(({ check }) => check)).toContain('motorcyclist');
    expect(trial.unit('g1')).toMatchObject({ strength: '2-4-7', broken: true, at: 'D8' });
    expect(trial.unit('gc')).toMatchObject({ at: 'D8', malfunctioned: true });
    const half = hit(
      { g1: ['half-squad 2-4-7 at D9', { ...LEARNT, rides: 'gc' }], g2: '4-6-7 at A1' },
      ...FAILS,
      4,
      4,
    );
    expect(half.battle.unit('g1')).toBeUndefined();
  });

  test('[squad-leader 4.10.25] passing as barely as can be, he breaks where he is', () => {
    const trial = hit({}, ...FAILS, 3, 4);
    expect(trial.unit('g1')).toMatchObject({ broken: true, at: 'D8', strength: '4-6-7' });
    expect(trial.unit('gc').malfunctioned).toBeUndefined();
    expect(trial.awaits).toEqual(['german movement']);
  });

  test('[squad-leader 4.10.26] passing better, he may ride on to a nearest building or wood, and is broken there', () => {
    const cover = { D2: 'woods', F9: 'woods' } as const;
    const under = (phase: 'movement' | 'prep-fire') =>
      phase === 'movement'
        ? riders(GUARD, cover)
            .order('german', goes('g1', 'D8 D7'))
            .order('russian', shot, ...FAILS, 1, 2)
        : new Trial({
            active: 'russian',
            enemy: 'german',
            map: field(cover),
            units: { ...RIDING, g2: '4-6-7 at A1', r1: '4-4-7 at D7' },
          }).order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 1, 3, 4, 4, 1, 2);
    const trial = under('movement');
    expect(trial.awaits).toEqual(['german afterwards']);
    expect(refused(trial, { order: 'ride-off', unit: 'g1', to: 'D2' })).toBe('NO_WAY');
    trial.order('german', { order: 'ride-off', unit: 'g1', to: 'F9' });
    expect(trial.unit('g1')).toMatchObject({ at: 'F9', broken: true });
    const stays = under('movement').order('german', 'carry-on');
    expect(stays.unit('g1')).toMatchObject({ at: 'D8', broken: true });
  });

  test('[squad-leader 4.10.27] in other phases, too', () => {
    const trial = new Trial({
      active: 'russian',
      enemy: 'german',
      map: field({ F9: 'woods' }),
      units: { ...RIDING, g2: '4-6-7 at A1', r1: '4-4-7 at D7' },
    }).order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 1, 3, 4, 4, 1, 2);
    trial.order('german', { order: 'ride-off', unit: 'g1', to: 'F9' });
    expect(trial.unit('g1')).toMatchObject({ at: 'F9', broken: true });
  });

  test('[squad-leader 4.10.28] of squad and leader one breaks: a machine more lets the other ride on', () => {
    const trial = hit({ gl: ['8-0 at D9', { ...LEARNT, rides: 'gc' }] }, 1, 4, 1, 2, 6, 5, 3, 4);
    expect(trial.unit('g1')).toMatchObject({ broken: true, at: 'D8' });
    const { rides = '' } = trial.unit('gl');
    expect(rides).not.toBe('gc');
    passes(trial);
    expect([trial.unit('gl').at, trial.unit(rides).at]).toEqual(['D7', 'D7']);
  });

  test('[squad-leader-A-92] [squad-leader 3.25/j] a rider who goes berserk gets off first', () => {
    const SS = { ...LEARNT, nationality: 'German SS', rides: 'gc' } as const;
    const trial = hit({ g1: ['4-6-7 at D9', SS] }, 1, 4, 1, 1);
    expect(trial.unit('g1')).toMatchObject({ berserk: true });
    expect(trial.unit('g1').rides).toBeUndefined();
  });
});

describe('bicycles', () => {
  const roads = { roads: [{ is: 'dirt-road', along: 'D11 D2' }] };
  const pedalling = (
    units: Setup['units'] = {},
    more: object = {},
    options: Setup['options'] = { optional: ['4.7'] },
  ) =>
    new Trial({
      phase: 'movement',
      map: drawn({ ...roads, ...more }),
      options,
      units: { g1: ['4-6-7 at D11', { rides: 'gb' }], gb: 'bicycles at D11', r9: '4-4-7', ...units },
    });

  test('[squad-leader 4.11.1, 4.11.2] on roads alone, for half; uphill for nothing less, and with more downhill', () => {
    expect(refused(pedalling(), goes('g1', 'D10 D9 D8 D7 D6 D5 D4 D3'))).toBeUndefined();
    expect(refused(pedalling(), goes('g1', 'D10 D9 D8 D7 D6 D5 D4 D3 D2'))).toBe('TOO_FAR');
    expect(refused(pedalling(), goes('g1', 'E11'))).toBe('IMPASSABLE');
    const uphill = pedalling({}, { hexes: { D10: { level: 1 } } }).order('german', goes('g1', 'D10'));
    expect(uphill.told('moved')).toMatchObject([{ mf: 2 }]);
    const downhill = pedalling({}, { hexes: { D11: { level: 1 } } });
    expect(refused(downhill, goes('g1', 'D10 D9 D8 D7 D6 D5 D4 D3 D2'))).toBeUndefined();
  });

  test('[squad-leader 4.11.2] only where double time is played, and without having learnt it', () => {
    const walking = { g1: '4-6-7 at D11' } as const;
    const mount = get('mount', 'g1', 'gb');
    expect(refused(pedalling(walking, {}, {}), mount)).toBe('NOT_IN_PLAY');
    expect(refused(pedalling(walking), mount)).toBeUndefined();
  });

  test.each<['mud' | 'deep snow' | 'deep snow, ploughed roads', string, string | undefined]>([
    ['mud', 'dirt-road', 'IMPASSABLE'],
    ['mud', 'paved-road', undefined],
    ['deep snow', 'paved-road', 'IMPASSABLE'],
    ['deep snow, ploughed roads', 'dirt-road', undefined],
  ])('[squad-leader 4.11.9] in %s, on a %s', (underfoot, is, code) => {
    const options = { optional: ['4.7' as const], underfoot };
    const road = { roads: [{ is, along: 'D11 D2' }] };
    expect(refused(pedalling({}, road, options), goes('g1', 'D10'))).toBe(code);
    const entering = {
      g1: ['4-6-7', { entry: ['D12'], rides: 'gb' }],
      gb: ['bicycles', { entry: ['D12'] }],
    } as const;
    const whole = { roads: [{ is, along: 'D12 D2' }] };
    expect(refused(pedalling(entering, whole, options), goes('g1', 'D12'))).toBe(code);
    const walking = pedalling({ g1: '4-6-7 at D11' }, road, options);
    expect(refused(walking, get('mount', 'g1', 'gb'))).toBe(
      underfoot === 'deep snow' ? 'NOT_IN_PLAY' : undefined,
    );
  });

  test('[squad-leader 4.11.3] getting on costs a factor, getting off nothing', () => {
    const trial = pedalling({ g1: '4-6-7 at D11' }).order('german', get('mount', 'g1', 'gb'));
    expect(refused(trial, goes('g1', 'D10 D9 D8 D7 D6 D5'))).toBeUndefined();
    expect(refused(trial, goes('g1', 'D10 D9 D8 D7 D6 D5 D4'))).toBe('TOO_FAR');
    passes(trial.order('german', goes('g1', 'D10 D9'))).order('german', get('dismount'));
    expect(trial.unit('g1')).toMatchObject({ at: 'D9', spent: 2 });
    expect(refused(trial, goes('g1', 'E9 F9'))).toBeUndefined();
  });

  test('[squad-leader 4.11.2/a, 4.11.3] in the Advance Phase they go a hex, and get on or off before or after', () => {
    const trial = pedalling();
    const advance = new Trial({
      phase: 'advance',
      options: { optional: ['4.7'] },
      units: { g1: ['4-6-7 at D11', { rides: 'gb' }], gb: 'bicycles at D11', r9: '4-4-7' },
    });
    advance.order('german', { order: 'advance', unit: 'g1', to: 'D10' }).order('german', get('dismount'));
    expect([advance.unit('g1').at, advance.unit('gb').at, advance.unit('g1').rides]).toEqual([
      'D10',
      'D10',
      undefined,
    ]);
    expect(trial.unit('g1').wheels).toBe('bicycle');
  });

  test('[squad-leader 4.11.5] they carry two points, a leader one', () => {
    const loaded = (unit: string, counter: string, weapon: string) =>
      refused(
        pedalling({ g1: `${unit} at D11`, gb: `${counter} at D11`, gw: `${weapon} with g1` }),
        get('mount', 'g1', 'gb'),
      );
    expect([loaded('4-6-7', 'bicycles', 'MMG'), loaded('4-6-7', 'bicycles', 'demo charge')]).toEqual([
      'TOO_HEAVY',
      undefined,
    ]);
  });

  test('[squad-leader 4.11.6] who breaks on a bicycle is broken as others are', () => {
    const trial = pedalling({ r1: '4-4-7 at D7' }).order('german', goes('g1', 'D10 D9'));
    trial.order('russian', { order: 'fire', at: 'D10', firers: ['r1'] }, 3, 4, 5, 5);
    expect(trial.told('morale-check').map(({ check }) => check)).not.toContain('motorcyclist');
    expect(trial.unit('g1')).toMatchObject({ broken: true, at: 'D10', strength: '4-6-7' });
    expect(trial.unit('gb').at).toBe('D10');
  });

  test('[squad-leader 4.11.7, 4.11.8] fired on as they come in, at -1 for the saddle besides moving in the open', () => {
    const trial = pedalling({ r1: '4-4-7 at D7' }).order('german', goes('g1', 'D10 D9'));
    expect(trial.awaits).toEqual(['russian vehicle-fire']);
    trial.order('russian', { order: 'fire', at: 'D10', firers: ['r1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ value }) => value)).toEqual([
      -1, -1, -1,
    ]);
    passes(trial).endPhase();
    expect(trial.legalOf('russian', 'fire').map(({ at }) => at)).not.toContain('D10');
  });

  test('[squad-leader 4.11.10] not at double time', () => {
    expect(refused(pedalling(), { order: 'double-time', unit: 'g1' })).toBe('MOUNTED');
    const hurried = pedalling({ g1: '4-6-7 at D11' }).order('german', { order: 'double-time', unit: 'g1' });
    expect(refused(hurried, get('mount', 'g1', 'gb'))).toBe('EXHAUSTED');
  });
});
