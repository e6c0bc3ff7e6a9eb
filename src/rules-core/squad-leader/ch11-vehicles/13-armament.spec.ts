import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const HALFTRACK = [
  'SdKfz 251 armed at D9',
  { mg: { bow: 3, coaxial: 4 }, gun: { calibre: 81, type: 'Mtr', shots: 3 } },
] as const;
const battle = (gt: Placed = HALFTRACK as never, units: Units = {}, setup: Partial<Setup> = {}) =>
  new Trial({ phase: 'advance', ...setup, units: { gt, r9: '4-4-7 at N12', ...units } });
const off = (what: string[], more: object = {}) => ({ order: 'remove-armament', unit: 'gt', what, ...more });
const weapons = (trial: Trial) =>
  trial.told('armament-removed').map(({ weapon }) => {
    const { at, fp, gun, possessor } = trial.unit(weapon);
    return { at, fp: fp ?? gun?.calibre, held: possessor !== undefined };
  });

describe('armament taken off', () => {
  test('[squad-leader-B-131] [squad-leader 11.13.10, 11.13/q6] machine guns with the factors of the vehicle, and the mortar, in its hex', () => {
    const trial = battle().order('german', off(['bow', 'coaxial', 'mortar']));
    expect(weapons(trial)).toEqual([
      { at: 'D9', fp: 3, held: false },
      { at: 'D9', fp: 4, held: false },
      { at: 'D9', fp: 81, held: false },
    ]);
    expect(trial.unit('gt').mg).toBeUndefined();
    expect(trial.unit('gt').gun).toBeUndefined();
    expect(trial.unit('gt').abandoned).toBeUndefined();
  });

  test('[squad-leader 11.13.10] in an adjacent hex with its crew, which leaves a driver', () => {
    const trial = battle().order('german', off(['bow'], { to: 'D8', crew: true }));
    expect(weapons(trial)).toEqual([{ at: 'D8', fp: 3, held: true }]);
    const crew = trial.battle.units().find(({ kind }) => kind === 'crew');
    expect(crew).toMatchObject({ at: 'D8', side: 'german' });
    for (let n = 0; n < 60 && trial.battle.clock.phase !== 'prep-fire'; n++) trial.endPhase();
    while (!trial.awaits.includes('german prep-fire')) trial.endPhase();
    expect(trial.refusal('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D4' })?.refused).toBe(
      'OUT_OF_RANGE',
    );
    while (!trial.awaits.includes('german movement')) trial.endPhase();
    expect(trial.refusal('german', { order: 'drive', unit: 'gt', path: ['D8'] })).toBeUndefined();
    while (!trial.awaits.includes('german advance')) trial.endPhase();
    trial.order('german', { order: 'man-vehicle', unit: crew?.id ?? '', vehicle: 'gt' });
    expect(trial.unit('gt').driverOnly).toBeUndefined();
  });

  test.each<[string, object, object, string]>([
    ['what it has not', {}, off(['aa']), 'NO_WEAPON'],
    ['after it has moved', { moved: true }, off(['bow']), 'HAS_MOVED'],
    ['after it has fired', { fired: true }, off(['bow']), 'HAS_FIRED'],
    ['without a crew', { abandoned: true }, off(['bow']), 'NO_CREW'],
    ['two hexes far', {}, off(['bow'], { to: 'D7' }), 'NOT_ADJACENT'],
    ['off a tank', { vehicle: 'tank' }, off(['bow']), 'NOT_YOUR_UNIT'],
  ])('[squad-leader 11.13.10] not %s', (_, values, order, code) => {
    const [name, more] = HALFTRACK;
    expect(battle([name, { ...more, ...values }] as never).refusal('german', order as never)?.refused).toBe(
      code,
    );
  });

  test('[squad-leader-B-134] [squad-leader 11.14/q2] nor the flamethrower of a carrier', () => {
    const wasp = [
      'SdKfz 251 armed at D9',
      { vehicle: 'carrier', flame: { fp: 24, range: 2, breakdown: 10, mount: 'bow' } },
    ];
    const trial = battle(wasp as never);
    expect(trial.refusal('german', off(['flamethrower']))?.path).toMatch(/^\$\.what/);
    expect(
      trial.legalOf('german', 'remove-armament').some((one) => JSON.stringify(one).includes('flame')),
    ).toBe(false);
  });
});

describe('armament put back', () => {
  const stripped = (units: Units, values: object = {}) =>
    battle(
      ['SdKfz 251 armed at D9', { mg: null, unshipped: [{ what: 'bow', weapon: 'gm' }], ...values }] as never,
      {
        gm: ['MMG at D9', { fp: 4 }],
        ...units,
      },
    );
  const back = (weapon: string) => ({ order: 'mount-armament', unit: 'gt', weapon });

  test.each<[string, Units, string, object]>([
    ['what was taken off', {}, 'gm', { bow: 4 }],
    ['another one of its type', { gn: ['MMG at D9', { fp: 4 }] }, 'gn', { bow: 4 }],
  ])('[squad-leader-B-133] [squad-leader 11.14/q1] %s', (_, units, weapon, mg) => {
    const trial = stripped(units).order('german', back(weapon));
    expect(trial.unit('gt').mg).toEqual(mg);
    expect(trial.battle.unit(weapon)).toBeUndefined();
    expect(trial.unit('gt').unshipped).toBeUndefined();
  });

  test.each<[string, Units, object, string, string]>([
    ['one of another type', { gn: 'LMG at D9' }, {}, 'gn', 'NO_WEAPON'],
    ['from another hex', { gn: ['MMG at D8', { fp: 4 }] }, {}, 'gn', 'NOTHING_THERE'],
    ['in the turn in which it moved', {}, { moved: true }, 'gm', 'HAS_MOVED'],
    ['in the turn in which it fired', {}, { prep: true }, 'gm', 'HAS_FIRED'],
  ])('[squad-leader 11.14/q1] not %s', (_, units, values, weapon, code) => {
    expect(stripped(units, values).refusal('german', back(weapon))?.refused).toBe(code);
  });
});

describe('what a carrier takes along', () => {
  const british = (values: object, units: Units, setup: Partial<Setup> = {}) =>
    new Trial({
      active: 'british',
      enemy: 'german',
      phase: 'advance',
      ...setup,
      units: { bt: ['Bren Carrier at D9', { facing: 0, ...values }], g9: '4-6-7 at N12', ...units },
    });
  const man = { order: 'man-vehicle', unit: 'b1', vehicle: 'bt' };
  const crew = { b1: 'crew 2-3-7 at D9' } as const;

  test.each<[string, object, Units, string | undefined]>([
    ['its crew with five points', {}, { bm: 'HMG with b1' }, undefined],
    ['not with six', {}, { bm: 'HMG with b1', bl: 'LMG with b1' }, 'TOO_HEAVY'],
    ['none with a mortar', { gun: { calibre: 76, type: 'Mtr' } }, { bl: 'LMG with b1' }, 'TOO_HEAVY'],
    ['none with a 2-pounder', { gun: { calibre: 40 } }, { bl: 'LMG with b1' }, 'TOO_HEAVY'],
    [
      'none with a flamethrower',
      { flame: { fp: 24, range: 2, breakdown: 10, mount: 'bow' } },
      { bl: 'LMG with b1' },
      'TOO_HEAVY',
    ],
  ])('[squad-leader 11.14.3] %s', (_, values, units, code) => {
    const trial = british({ abandoned: true, ...values }, { ...crew, ...units });
    if (code) expect(trial.refusal('british', man)?.refused).toBe(code);
    else expect(trial.order('british', man).unit('bm').possessor).toBe('bt');
  });

  test('[squad-leader 11.14.3] nobody else rides in it', () => {
    const trial = british({}, { b2: '4-5-7 at D9' }, { phase: 'movement' });
    expect(trial.refusal('british', { order: 'board', unit: 'b2', vehicle: 'bt' })?.cites).toEqual([
      '11.14.3',
    ]);
  });

  test('[squad-leader 11.14.5, 11.14.9] what is stowed goes along, is not fired, and comes out with the crew', () => {
    const stowed = { bm: ['LMG at D9', { possessor: 'bt' }] } as Units;
    const trial = british({}, { ...stowed, g1: '4-6-7 at D6' }, { phase: 'prep-fire' });
    expect(trial.refusal('british', { order: 'fire', at: 'D6', firers: ['bm'] })?.cites).toEqual(['11.14.5']);
    const driven = british({}, stowed, { phase: 'movement' }).order('british', {
      order: 'drive',
      unit: 'bt',
      path: ['D8'],
    });
    while (driven.awaits.includes('german vehicle-fire')) driven.order('german', 'pass');
    expect(driven.unit('bm').at).toBe('D8');
    const left = british({}, stowed, { phase: 'movement' }).order('british', {
      order: 'abandon',
      unit: 'bt',
    });
    expect(left.unit(left.unit('bm').possessor ?? '')).toMatchObject({ kind: 'crew' });
    const taken = british({}, {}).order('british', { order: 'remove-armament', unit: 'bt', what: ['bow'] });
    expect(taken.told('armament-removed')).toHaveLength(1);
    expect(taken.action.effects.find(({ effect }) => effect === 'armament-removed')?.cites).toEqual([
      '11.14.9',
    ]);
  });

  test.each<[string, string, string | undefined]>([
    ['ahead', 'D6', undefined],
    ['not beside it', 'G9', 'OUT_OF_ARC'],
  ])('[squad-leader 11.14.7] a rifle in its bow fires %s', (_, at, code) => {
    const units: Units = {
      ba: ['ATR at D9', { possessor: 'bt', mounted: true }],
      gt: `SdKfz 251 armed at ${at}`,
    };
    const order = { order: 'fire-anti-tank', weapon: 'ba', target: 'gt' };
    const trial = british({}, units, { phase: 'prep-fire' });
    expect(trial.refusal('british', order, 6, 6)?.refused).toBe(code);
    const moved = british({ moved: true }, units, { phase: 'advancing-fire' });
    expect(moved.refusal('british', order, 6, 6)?.refused).toBe('HAS_MOVED');
  });
});

describe('men in a halftrack and its machine gun', () => {
  const CE = { aboard: 'gt', exposed: true } as const;
  const inside = (units: Units = {}) =>
    battle(
      ['SdKfz 251 armed at D9', { exposed: true, facing: 0 }] as never,
      {
        g1: ['4-6-7 at D9', CE],
        gl: ['9-1 at D9', CE],
        r1: '4-4-7 at D6',
        ...units,
      },
      { phase: 'prep-fire' },
    );
  const guns = { order: 'fire-machine-guns', unit: 'gt', at: 'D6' };

  test('[squad-leader-B-132] [squad-leader 11.13/q7] fire in one group, directed by a leader aboard', () => {
    const trial = inside().order('german', { ...guns, firers: ['g1'], leader: 'gl' }, 6, 5);
    const [attack] = trial.told('fire-attack');
    expect(attack?.parts.map(({ unit, fp }) => [unit, fp])).toEqual([
      ['gt', 4],
      ['g1', 4],
    ]);
    expect(attack?.leaders).toEqual(['gl']);
    expect(attack?.outcomes[0]?.modifiers).toMatchObject([{ value: -1 }]);
    expect(trial.unit('g1').fired).toBe(true);
    expect(trial.refusal('german', { order: 'fire', at: 'D6', firers: ['g1'] })?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 11.13/q7] not men outside it, nor one who directs from outside', () => {
    const units: Units = { g2: '4-6-7 at D9', gm: '9-1 at D9' };
    expect(inside(units).refusal('german', { ...guns, firers: ['g2'] })?.refused).toBe('NO_WEAPON');
    expect(inside(units).refusal('german', { ...guns, leader: 'gm' })?.refused).toBe('CANNOT_LEAD');
  });
});
