import { field, type Placed, Trial } from '../testkit.testkit.js';

const T34 = { name: 'T-34', nationality: 'Russian', armoured: true, mg: { bow: 4, aa: 2 } } as const;
const G1 = { order: 'scrounge', unit: 'g1' } as const;

/** Somebody has a weapon to repair, so that the side is asked whatever lies there. */
const ASKED = { gz: '4-6-7 at A1', gy: ['LMG', { possessor: 'gz', malfunctioned: true }] } as const;

/** Who begins his turn beneath a burning one passes his check (13.24.2.6). */
const PASSES = [1, 1];

const beside = (
  wreck: object,
  units: Readonly<Record<string, Placed>> = { g1: '4-6-7 at D9' },
  active = 'german',
) => {
  const setup = {
    phase: 'rally',
    active,
    enemy: active === 'german' ? 'russian' : 'german',
    marks: { D9: { wrecks: [{ ...T34, ...wreck }] } },
    units: { r9: '4-4-7 at N12', ...ASKED, ...units } as never,
  } as const;
  const trial = new Trial(setup, ...('burning' in wreck ? PASSES : []));
  while (trial.battle.position.awaiting[0]?.kind !== 'repair') trial.endPhase();
  return trial;
};
const gunsOf = (trial: Trial, id = 'g1') =>
  trial.battle.units().filter(({ kind, possessor }) => kind === 'weapon' && possessor === id);

describe('scrounging in wrecks', () => {
  test.each([
    [1, 2],
    [3, 2],
    [4, 0],
    [6, 0],
  ])(
    '[squad-leader 5.8.3, 5.8.3/a] on a %d there are %d machine guns, and nobody searches again',
    (face, many) => {
      const trial = beside({}, { g1: '4-6-7 at D9', g2: '4-6-7 at D9' }).order('german', G1, face);
      expect(gunsOf(trial)).toHaveLength(many);
      expect(trial.unit('g1').ti).toBe(true);
      expect(trial.at('D9').wrecks).toEqual([{ ...T34, scrounged: true }]);
      expect(trial.refusal('german', { ...G1, unit: 'g2' })?.refused).toBe('NOTHING_THERE');
    },
  );

  test('[squad-leader 5.8.3, 5.8.3/a] finder and finds do nothing in this player turn, and the guns are captured', () => {
    const trial = beside({}, { g1: '4-6-7 at D9', g2: '4-6-7 at D9', r1: '4-4-7 at D6' });
    trial.order('german', G1, 1);
    const gun = gunsOf(trial)[0]?.id ?? '';
    while (trial.battle.clock.phase !== 'prep-fire') trial.endPhase();
    expect(trial.refusal('german', { order: 'fire', at: 'D6', firers: [gun] })?.refused).toBe('IMMOBILE');
    trial.endPhase();
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D8'] })?.refused).toBe('IMMOBILE');
    expect(trial.refusal('german', { order: 'pick-up', unit: 'g2', weapon: gun })?.refused).toBe('HAS_MOVED');
    expect(trial.unit(gun)).toMatchObject({ found: true, side: 'german' });
  });

  test.each<[string, object, Readonly<Record<string, Placed>>, string]>([
    ['burns', { burning: true }, { g1: '4-6-7 at D9' }, 'NOTHING_THERE'],
    ['has burnt out', { burnt: true }, { g1: '4-6-7 at D9' }, 'NOTHING_THERE'],
    ['was searched', { scrounged: true }, { g1: '4-6-7 at D9' }, 'NOTHING_THERE'],
    ['lies elsewhere', {}, { g1: '4-6-7 at D8' }, 'NOTHING_THERE'],
    ['is seen by the broken', {}, { g1: ['4-6-7 at D9', { broken: true }] }, 'BROKEN'],
    ['is seen by the berserk', {}, { g1: ['4-6-7 at D9', { berserk: true }] }, 'BERSERK'],
    ['is seen by scouts', {}, { g1: 'scout at D9' }, 'CANNOT_USE'],
    ['is seen by snipers', {}, { g1: 'sniper -1 at D9' }, 'CANNOT_USE'],
    ['is seen by riders', {}, { g1: ['4-6-7 at D9', { rides: 'gh' }], gh: ['horses at D9', {}] }, 'MOUNTED'],
  ])('[squad-leader 5.8.3] nobody gets anything out of one that %s', (_, wreck, units, code) => {
    expect(beside(wreck, units).refusal('german', G1)?.refused).toBe(code);
  });

  test('[squad-leader 5.8.3] it is done in their own Rally Phase', () => {
    const trial = beside({}, undefined, 'russian');
    while (trial.battle.position.awaiting[0]?.side !== 'german') trial.endPhase();
    expect(trial.refusal('german', G1)?.refused).toBe('NOT_NOW');
  });

  test('[squad-leader 5.8.4] neither guns nor coaxial machine guns, nor what did not work, is left', () => {
    const wreckOf = (values: object) => {
      const trial = new Trial({
        phase: 'movement',
        units: { gt: ['MkIVF2 at D9', { mg: { bow: 4, coaxial: 3, aa: 2 }, ...values }], r1: '4-4-7 at N12' },
      }).order('german', { order: 'abandon', unit: 'gt', destroy: true });
      return trial.at('D9').wrecks?.[0];
    };
    expect(wreckOf({})?.mg).toEqual({ bow: 4, aa: 2 });
    expect(wreckOf({ mgOut: 'malfunctioned' })?.mg).toBeUndefined();
    const { mg: _, ...bare } = T34;
    const trial = beside({ mg: undefined });
    expect(trial.at('D9').wrecks?.[0]).toMatchObject(bare);
    expect(trial.refusal('german', G1)?.refused).toBe('NOTHING_THERE');
  });

  test.each<[object, object, readonly string[]]>([
    [{ bow: 4 }, {}, ['Russian 2']],
    [{ bow: 4, aa: 2 }, { bow: 'Russian', aa: 'Russian' }, ['Russian 2', 'Russian 2']],
    [{ bow: 1 }, {}, []],
  ])('[squad-leader 5.8.5] of %j he takes %j: %j', (mg, wanted, found) => {
    const trial = beside({ mg }, { g1: 'unarmed 4-6-7 at D9', gl: '8-0 at D9' }).order(
      'german',
      { ...G1, ...wanted },
      1,
    );
    expect(gunsOf(trial).map(({ nationality, fp }) => `${nationality} ${fp}`)).toEqual(found);
  });

  test('[squad-leader 5.8.5] the counter is of another nation, and no stronger than the gun', () => {
    expect(beside({}).refusal('german', { ...G1, bow: 'German' })?.refused).toBe('NO_WEAPON');
    expect(beside({ mg: { bow: 1, aa: 2 } }).refusal('german', { ...G1, bow: 'Russian' })?.refused).toBe(
      'NO_WEAPON',
    );
  });

  test.each<[string, string, object]>([
    ['unarmed half-squad 2-4-7', '', { unarmed: undefined, kind: 'half-squad' }],
    ['unarmed crew 2-3-8', '', { unarmed: undefined, kind: 'crew' }],
    ['unarmed 8-0', '', { unarmed: undefined, name: '8-0' }],
    ['unarmed 4-6-7', '8-0', { unarmed: undefined, kind: 'half-squad' }],
    ['unarmed 4-6-7', '', { unarmed: true, kind: 'squad' }],
  ])('[squad-leader 5.8.6] %s with a leader "%s" is %j', (unit, leader, now) => {
    const trial = beside({}, { g1: `${unit} at D9`, ...(leader && { gl: `${leader} at D9` }) });
    trial.order('german', G1, 2);
    expect(trial.unit('g1')).toMatchObject(now);
    expect(trial.told('shared')).toHaveLength(leader ? 1 : 0);
    for (const { other } of trial.told('shared'))
      expect(trial.unit(other)).toMatchObject({ kind: 'half-squad', unarmed: true, at: 'D9', ti: true });
  });

  test('[squad-leader 5.8.6/a] the crew that came out has taken its arms along', () => {
    const mine = { g1: 'unarmed half-squad 2-4-7 at D9' };
    expect(beside({ crewSaved: true }, mine).order('german', G1, 1).unit('g1').unarmed).toBe(true);
    expect(beside({ crewSaved: true, mg: undefined }, mine).refusal('german', G1)?.refused).toBe(
      'NOTHING_THERE',
    );
    const left = new Trial({ phase: 'movement', units: { gt: 'MkIVF2 at D9', r1: '4-4-7 at N12' } });
    left.order('german', { order: 'abandon', unit: 'gt', destroy: true });
    expect(left.at('D9').wrecks?.[0]?.crewSaved).toBe(true);
  });

  test('[squad-leader 5.8.8] who scrounges is seen, and who takes a weapon', () => {
    const hidden = { hidden: true, concealed: true } as const;
    const trial = beside({}, { g1: ['4-6-7 at D9', hidden] }).order('german', G1, 6);
    expect(trial.unit('g1').hidden).toBeUndefined();
    const taking = new Trial({
      phase: 'movement',
      map: field({ D9: 'woods' }),
      units: {
        g1: ['4-6-7 at D9', hidden],
        g2: '4-6-7 at D9',
        gm: ['LMG', { possessor: 'g2' }],
        r1: '4-4-7 at N12',
      },
    }).order('german', { order: 'pick-up', unit: 'g1', weapon: 'gm' });
    expect(taking.unit('g1').hidden).toBeUndefined();
    const giving = (order: object) =>
      new Trial({
        phase: 'movement',
        map: field({ D9: 'woods' }),
        units: {
          g1: '4-6-7 at D9',
          g2: ['4-6-7 at D9', { hidden: true }],
          gm: ['LMG at D9', { possessor: 'g2' }],
          r1: '4-4-7 at N12',
        },
      })
        .order('german', order as never)
        .unit('g2').hidden;
    expect(giving({ order: 'pick-up', unit: 'g1', weapon: 'gm' })).toBeUndefined();
    expect(giving({ order: 'put-down', weapon: 'gm' })).toBeUndefined();
  });
});

describe('a crew that leaves its vehicle', () => {
  const leaving = (scrounge: { bow?: string }, values: object = {}) =>
    [
      new Trial({ phase: 'movement', units: { gt: ['MkIVF2 at D9', values], r1: '4-4-7 at N12' } }),
      { order: 'abandon', unit: 'gt', to: 'D8', scrounge } as const,
    ] as const;

  test.each([
    [3, 2],
    [4, 0],
  ])('[squad-leader 5.8.3/b] takes its machine guns along on a %d: %d', (face, many) => {
    const [trial, order] = leaving({});
    trial.order('german', order, face);
    const crew = trial.told('vehicle-left')[0]?.crew ?? '';
    expect(gunsOf(trial, crew)).toHaveLength(many);
    expect(trial.unit('gt').mgOut).toBe('disabled');
    for (const gun of gunsOf(trial, crew)) expect(gun).toMatchObject({ at: 'D8', found: true });
  });

  test('[squad-leader 5.8.3/b, 5.8.4] none that does not work', () => {
    const [trial, order] = leaving({}, { mgOut: 'malfunctioned' });
    expect(trial.refusal('german', order)?.refused).toBe('NOTHING_THERE');
  });
});

describe('arms from the ground', () => {
  const moved = (path: readonly string[], more: Readonly<Record<string, Placed>> = {}) =>
    new Trial({
      phase: 'movement',
      units: { g1: 'unarmed 4-6-7 at D9', r1: '4-4-7 at N12', ...more },
    }).order('german', { order: 'move', units: ['g1'], path });
  const seek = { order: 'seek-arms', unit: 'g1' } as const;
  const ALL = ['D8', 'D7', 'D6', 'D5'];

  test.each([
    [[1, 1], '4-3-6'],
    [[1, 2], undefined],
    [[6, 6], undefined],
  ])('[squad-leader 5.8.7] with %j they are %s', (faces, now) => {
    const trial = moved(ALL).order('german', seek, ...faces);
    expect(trial.unit('g1')).toMatchObject(now ? { strength: now, fp: 4 } : { unarmed: true });
  });

  test.each(['river', 'marsh'] as const)('[squad-leader 5.8.7] nothing lies in a %s', (ground) => {
    const came = { moved: true, track: ['D8'], setOut: 'D9', spent: 4, costs: [4] } as const;
    const trial = new Trial({
      phase: 'movement',
      map: field({ D8: ground }),
      units: { g1: ['unarmed 4-6-7 at D8', came], r1: '4-4-7 at N12' },
    });
    expect(trial.refusal('german', seek)?.refused).toBe('NOTHING_THERE');
  });

  test('[squad-leader 5.8.7] once for a side in a game turn, by those who spent all to come into another hex', () => {
    expect(moved(ALL.slice(0, 3)).refusal('german', seek)?.refused).toBe('TOO_EARLY');
    expect(moved(['D8', 'D7', 'D8', 'D9']).refusal('german', seek)?.refused).toBe('TOO_EARLY');
    const trial = moved(ALL, { g2: 'unarmed 4-6-7 at F9' }).order('german', seek, 3, 4);
    trial.order('german', { order: 'move', units: ['g2'], path: ['F8', 'F7', 'F6', 'F5'] });
    expect(trial.refusal('german', { ...seek, unit: 'g2' })?.refused).toBe('HAS_TRIED');
    const again = new Trial({
      phase: 'movement',
      turn: 2,
      sides: { german: { soughtArms: 1 } },
      units: { g1: 'unarmed 4-6-7 at D9', r1: '4-4-7 at N12' },
    }).order('german', { order: 'move', units: ['g1'], path: ALL });
    expect(again.order('german', seek, 1, 1).unit('g1').unarmed).toBeUndefined();
    const armed = new Trial({ phase: 'movement', units: { g1: '4-6-7 at D9', r1: '4-4-7 at N12' } });
    armed.order('german', { order: 'move', units: ['g1'], path: ALL });
    expect(armed.refusal('german', seek)?.refused).toBe('CANNOT_USE');
  });
});
