import { type Setup, Trial } from '../testkit.testkit.js';

const STOPPED = { immobilized: true } as const;
const LEADER = { name: 'Wittmann', morale: 9, leadership: -2 } as const;
const moving = (values: object = {}, units: object = {}, setup: Partial<Setup> = {}) =>
  new Trial({
    phase: 'movement',
    ...setup,
    units: { gt: ['MkIVF2 at D9', { ...STOPPED, ...values }], r1: '4-4-7 at D6', ...units } as never,
  });
const work = (more: object = {}) => ({ order: 'work-outside', vehicle: 'gt', ...more });
const crewOf = (trial: Trial) => trial.battle.units().find(({ mends }) => mends === 'gt');
const until = (trial: Trial, kind: string): Trial => {
  for (let n = 0; n < 60 && !trial.awaits.includes(kind); n++) trial.endPhase();
  return trial;
};
const REPAIR = { order: 'repair-tracks', vehicle: 'gt' };
/** The crew is out on top of its vehicle when a Rally Phase comes. */
const rallying = (values: object = {}, units: object = {}) =>
  until(moving(values, { r1: '4-4-7 at N12', ...units }).order('german', work()), 'german repair');

describe('repair of immobilized AFVs', () => {
  test.each<[string, number[], object, object]>([
    ['2 or less, and it moves again', [1, 1], {}, { immobilized: undefined, stuck: undefined }],
    ['9 or more, and it never does', [4, 5], {}, { immobilized: true, stuck: true }],
    ['nothing between', [1, 2], {}, { immobilized: true, stuck: undefined }],
  ])('[squad-leader-B-176] [squad-leader 11.32.2, 11.32/q3] %s', (_, dice, __, after) => {
    const trial = rallying().order('german', REPAIR, ...dice);
    expect({ immobilized: trial.unit('gt').immobilized, stuck: trial.unit('gt').stuck }).toEqual(after);
  });

  test('[squad-leader 11.32.2] it begins in a later Movement Phase, and the crew comes back in its Advance Phase', () => {
    expect(moving({ moved: true }).refusal('german', work())?.refused).toBe('HAS_MOVED');
    const trial = moving({}, { r1: '4-4-7 at N12' }).order('german', work());
    const crew = crewOf(trial)?.id as string;
    const man = { order: 'man-vehicle', unit: crew, vehicle: 'gt' };
    until(trial, 'german advance');
    expect(trial.refusal('german', man)?.refused).toBe('HAS_MOVED');
    until(until(trial, 'russian movement'), 'german movement');
    until(trial, 'german advance').order('german', man);
    expect(trial.unit('gt').abandoned).toBeUndefined();
  });

  test('[squad-leader 11.32.2] who fires or moves has given it up', () => {
    const trial = moving().order('german', work());
    const crew = crewOf(trial)?.id as string;
    until(trial, 'german advancing-fire');
    trial.order('german', { order: 'fire', at: 'D6', firers: [crew] }, 6, 6);
    until(trial, 'russian movement');
    expect(crewOf(trial)).toBeUndefined();
  });

  test('[squad-leader 11.32.3] fire at it has 2 less in every fire phase, from all sides', () => {
    const trial = moving().order('german', work());
    until(trial, 'russian defensive-fire').order(
      'russian',
      { order: 'fire', at: 'D9', firers: ['r1'] },
      6,
      6,
    );
    const modifiers = trial
      .told('fire-attack')
      .flatMap(({ outcomes }) => outcomes.flatMap((one) => one.modifiers));
    expect(modifiers).toContainEqual({ why: 'works on a vehicle', value: -2, cites: '11.32.3' });
    const later = moving({}, { r1: '4-4-7 at D12' }).order('german', work());
    until(later, 'russian prep-fire').order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 6, 6);
    expect(
      later.told('fire-attack').flatMap(({ outcomes }) => outcomes.flatMap((one) => one.modifiers)),
    ).toContainEqual(expect.objectContaining({ value: -2 }));
  });

  test('[squad-leader 11.32.4] when it breaks the AFV is abandoned', () => {
    const trial = moving().order('german', work());
    const crew = crewOf(trial)?.id as string;
    until(trial, 'russian defensive-fire').order(
      'russian',
      { order: 'fire', at: 'D9', firers: ['r1'] },
      3,
      3,
      6,
      5,
    );
    expect(trial.unit(crew).broken).toBe(true);
    expect(trial.unit('gt').abandoned).toBe(true);
    until(trial, 'russian movement');
    expect(trial.unit(crew).mends).toBeUndefined();
  });

  test('[squad-leader 11.32.5] its armour leader helps', () => {
    const trial = rallying({ commander: LEADER }).order('german', REPAIR, 2, 2);
    expect(trial.told('tracks-repair')).toMatchObject([
      { rolled: 4, modifiers: [{ why: 'Wittmann', value: -2 }], result: 'repaired' },
    ]);
  });

  test('[squad-leader-B-173] [squad-leader 11.32/q1] woods and wooden buildings break it for good, speed does not', () => {
    expect(moving({ stuck: true }).refusal('german', work())?.cites).toContain('11.32/q1');
    const trial = new Trial({
      phase: 'movement',
      units: { gt: ['MkIVF2 at D9', { mp: 2 }], r9: '4-4-7 at N12' },
    }).order('german', { order: 'drive', unit: 'gt', path: ['D8', 'D7'], flatOut: true }, 6, 6, 1, 1);
    expect(trial.unit('gt')).toMatchObject({ immobilized: true });
    expect(trial.unit('gt').stuck).toBeUndefined();
  });

  test('[squad-leader-B-174] [squad-leader-B-175] [squad-leader 11.35/q1, 11.32/q2] another crew repairs it, too; a second one is of no use', () => {
    const crews = { gc: 'crew 2-4-7 at D9', gd: 'crew 2-4-7 at D9', r1: '4-4-7 at N12' };
    const trial = moving({ abandoned: true }, crews).order('german', work({ crew: 'gc' }));
    expect(trial.refusal('german', work({ crew: 'gd' }))?.cites).toEqual(['11.32/q2']);
    until(trial, 'german repair').order('german', REPAIR, 1, 1);
    expect(trial.unit('gt').immobilized).toBeUndefined();
  });

  test('[squad-leader 11.32/q2] nobody fires the AFV meanwhile', () => {
    const trial = until(moving().order('german', work()), 'german advancing-fire');
    const fire = { order: 'fire-machine-guns', unit: 'gt', at: 'D6' };
    expect(trial.refusal('german', fire)?.refused).toBe('OUT_OF_RANGE');
  });

  test('[squad-leader 11.32/q4] gun and tracks are tried in the same Rally Phase, each with its roll', () => {
    const trial = rallying({ gunOut: 'malfunctioned' });
    trial.order('german', { order: 'repair-armament', unit: 'gt', what: 'gun' }, 1);
    expect(trial.unit('gt').gunOut).toBeUndefined();
    trial.order('german', REPAIR, 1, 1);
    expect(trial.unit('gt').immobilized).toBeUndefined();
  });

  test.each([
    [1, 1, true],
    [6, 6, false],
  ])(
    '[squad-leader-B-178] [squad-leader 11.32/q5] the crew outside rolls for its life when the AFV is shot up: %d and %d',
    (a, b, lives) => {
      const gun = { rt: ['T-34 at D5', { facing: 3 }], r1: '4-4-7 at N12' };
      const trial = moving({}, gun).order('german', work());
      const crew = crewOf(trial)?.id as string;
      until(trial, 'russian defensive-fire');
      trial.order(
        'russian',
        { order: 'fire-ordnance', unit: 'rt', at: 'D9', target: 'gt' },
        1,
        2,
        2,
        2,
        a,
        b,
      );
      expect(trial.battle.unit('gt')).toBeUndefined();
      expect(trial.battle.unit(crew) !== undefined).toBe(lives);
    },
  );
});

describe('empty smoke dischargers', () => {
  const EMPTY = { immobilized: undefined, dischargers: 'empty' } as const;
  const worked = (units: object = {}) =>
    moving(EMPTY, { r1: '4-4-7 at N12', ...units }).order('german', work());
  const overTurn = (trial: Trial) => {
    while (trial.battle.clock.turn === 1) trial.endPhase();
    return trial;
  };

  test('[squad-leader 9.17.8.2] are loaded from outside in a game turn, without a roll', () => {
    const trial = worked();
    expect([trial.unit('gt').abandoned, trial.unit('gt').dischargers]).toEqual([true, 'empty']);
    until(trial, 'russian movement');
    expect(trial.unit('gt').dischargers).toBe('empty');
    overTurn(trial);
    expect([trial.unit('gt').dischargers, crewOf(trial)]).toEqual(['loaded', undefined]);
  });

  test('[squad-leader 9.17.8.2] not by a crew that is broken meanwhile, nor lost', () => {
    const trial = worked({ r1: '4-4-7 at D6' });
    until(trial, 'russian defensive-fire');
    trial.order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 1, 1);
    expect(overTurn(trial).unit('gt').dischargers).toBe('empty');
  });

  test('[squad-leader 9.17.8.2] not of a vehicle that has moved, nor of one that is loaded', () => {
    const refused = (values: object) => moving({ ...EMPTY, ...values }).refusal('german', work())?.refused;
    expect([refused({ moved: true, spent: 4 }), refused({ dischargers: 'loaded' }), refused({})]).toEqual([
      'NOT_MALFUNCTIONED',
      'NOT_MALFUNCTIONED',
      undefined,
    ]);
  });
});
