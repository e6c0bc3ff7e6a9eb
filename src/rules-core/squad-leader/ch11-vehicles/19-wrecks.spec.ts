import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const HULK = { name: 'MkIVF2', nationality: 'German', armoured: true } as const;
const TRUCK = { name: 'truck', nationality: 'German', wheeled: true } as const;

describe('wrecks that are shot at again', () => {
  const shooting = (wreck: object, units: Units = {}, setup: Partial<Setup> = {}, ...faces: number[]) =>
    new Trial(
      {
        active: 'russian',
        units: { rt: ['T-34 at D4', { facing: 3, exposed: true }], g9: '4-6-7 at N12', ...units },
        marks: { D8: { wrecks: [wreck] as never } },
        ...setup,
      },
      ...faces,
    );
  const shot = (name: string, more: object = {}) => ({
    order: 'fire-ordnance',
    unit: 'rt',
    at: 'D8',
    wreck: name,
    ...more,
  });
  const HIT = [2, 3] as const;

  test.each<[string, object, number[], string, object | undefined]>([
    ['[squad-leader 11.20.6] half of the number: it burns', HULK, [1, 2], 'burns', { burning: true }],
    ['[squad-leader 11.20.6] more than half: it does not', HULK, [2, 3], 'shattered', HULK],
    [
      '[squad-leader 11.20.6] what has burnt out burns no more',
      { ...HULK, burnt: true },
      [1, 1],
      'shattered',
      { burnt: true },
    ],
    ['[squad-leader 11.20.5] more than the number: nothing', HULK, [6, 6], 'nothing', HULK],
    ['[squad-leader 11.15.10, 11.20.5] a truck is gone', TRUCK, [4, 4], 'removed', undefined],
    ['[squad-leader 11.20.7] or burns', TRUCK, [1, 2], 'burns', { burning: true }],
    [
      '[squad-leader 11.20.7] and is not removed while it does',
      { ...TRUCK, burning: true },
      [4, 4],
      'shattered',
      { burning: true },
    ],
  ])('%s', (_, wreck, dice, result, after) => {
    const { name } = wreck as typeof HULK;
    const smoke = 'burning' in wreck ? [1] : [];
    const trial = shooting(wreck).order('russian', shot(name), ...HIT, ...smoke, ...dice);
    expect(trial.told('wreck-struck')).toMatchObject([{ result }]);
    const [left] = trial.at('D8').wrecks ?? [];
    if (after === undefined) expect(left).toBeUndefined();
    else expect(left).toMatchObject(after);
    expect(left?.burning === true).toBe(result === 'burns' || 'burning' in wreck);
  });

  test('[squad-leader 11.20.4, 11.20.5] men beneath a wreck are struck with it, and check when it is shattered', () => {
    const units: Units = { g1: '4-6-7 at D8' };
    const men = { order: 'fire-ordnance', unit: 'rt', at: 'D8' };
    expect(shooting(HULK, units).refusal('russian', men)?.refused).toBe('NOBODY_THERE');
    const he = shooting(HULK, units).order(
      'russian',
      shot('MkIVF2', { ammunition: 'HE' }),
      ...HIT,
      1,
      3,
      1,
      2,
    );
    expect(he.told('struck-beneath')).toMatchObject([{ units: ['g1'], result: '2' }]);
    const ap = shooting(HULK, units).order(
      'russian',
      shot('MkIVF2', { ammunition: 'AP' }),
      ...HIT,
      2,
      3,
      4,
      4,
    );
    expect(ap.told('morale-check')).toMatchObject([{ unit: 'g1', check: 'beneath what was destroyed' }]);
    const miss = shooting(HULK, units).order('russian', shot('MkIVF2', { ammunition: 'AP' }), ...HIT, 6, 6);
    expect(miss.told('morale-check')).toEqual([]);
  });

  test('[squad-leader 11.20.4] nobody fires at a wreck that is not there', () => {
    expect(shooting(HULK).refusal('russian', shot('Tiger'))?.refused).toBe('NOTHING_THERE');
  });

  test.each<[string, object, boolean]>([
    ['a truck', TRUCK, true],
    ['an AFV', HULK, false],
  ])(
    '[squad-leader 11.15.10, 11.20.7] a KIA of infantry sets %s alight, and removes nothing',
    (_, wreck, burns) => {
      const units: Units = { g1: '4-6-7 at D8', r1: ['4-4-7 at D5', { fp: 24 }] };
      const trial = shooting(wreck, units).order(
        'russian',
        { order: 'fire', at: 'D8', firers: ['r1'] },
        1,
        1,
      );
      expect(trial.at('D8').wrecks).toHaveLength(1);
      expect(trial.at('D8').wrecks?.[0]?.burning === true).toBe(burns);
    },
  );

  test.each<[string, object, number]>([
    [
      '[squad-leader 11.20.7] of a truck nothing is left when the fire is out',
      { ...TRUCK, burning: true },
      0,
    ],
    ['[squad-leader 11.20.6] an AFV stays, burnt out', { ...HULK, burning: true }, 1],
  ])('%s', (_, wreck, left) => {
    const trial = shooting(wreck, {}, { phase: 'close-combat', active: 'russian' }, 1);
    expect(trial.at('D8').wrecks ?? []).toHaveLength(left);
    if (left) expect(trial.at('D8').wrecks?.[0]).toMatchObject({ burnt: true });
  });
});

describe('wrecks that are pushed away', () => {
  const pushing = (units: Units = {}, setup: Partial<Setup> = {}) =>
    new Trial({
      units: { gt: 'MkIVF2 at D9', r9: '4-4-7 at N12', ...units },
      marks: { D8: { wrecks: [HULK] } },
      ...setup,
    });
  const push = (unit = 'gt', at = 'D8') => ({ order: 'remove-obstacle', unit, what: 'wreck', at });
  const until = (trial: Trial, phase: string, active: string): Trial => {
    for (
      let n = 0;
      n < 60 && (trial.battle.clock.phase !== phase || trial.battle.clock.active !== active);
      n++
    )
      trial.endPhase();
    return trial;
  };

  test('[squad-leader-B-142] [squad-leader 11.19.4, 11.19/q2] a tank that does nothing else takes it out of the game in the next Rally Phase, and comes there', () => {
    const trial = pushing().order('german', push());
    expect(trial.refusal('german', { order: 'fire-ordnance', unit: 'gt', at: 'D6' })?.refused).toBe(
      'HAS_FIRED',
    );
    until(trial, 'movement', 'german');
    expect(trial.refusal('german', { order: 'drive', unit: 'gt', path: ['D8'] })?.refused).toBe('HAS_FIRED');
    until(trial, 'prep-fire', 'russian');
    expect(trial.at('D8').wrecks ?? []).toEqual([]);
    expect(Object.values(trial.battle.position.locations).flatMap(({ wrecks = [] }) => wrecks)).toEqual([]);
    until(trial, 'movement', 'german');
    expect(trial.refusal('german', { order: 'end-phase' })?.cites).toEqual(['11.19.4']);
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
    while (trial.awaits.includes('russian vehicle-fire')) trial.order('russian', 'pass');
    expect(trial.refusal('german', { order: 'end-phase' })).toBeUndefined();
    trial.endPhase();
    expect(trial.unit('gt').pushedTo).toBeUndefined();
  });

  test.each<[string, Units, object, string]>([
    ['men', { g1: '4-6-7 at D9' }, push('g1'), 'NOT_ADJACENT'],
    ['a halftrack', { gt: 'SdKfz 251 armed at D9' }, push(), 'NOT_YOUR_UNIT'],
    ['from farther off', { gt: 'MkIVF2 at D10' }, push(), 'NOT_ADJACENT'],
    ['what cannot move', { gt: ['MkIVF2 at D9', { immobilized: true }] }, push(), 'CANNOT_MOVE'],
    ['where there is none', {}, push('gt', 'D10'), 'NO_WAY'],
  ])('[squad-leader 11.19.4] not %s', (_, units, order, code) => {
    expect(pushing(units).refusal('german', order as never)?.refused).toBe(code);
  });
});

describe('trucks', () => {
  test('[squad-leader 11.15.3] a hex with an enemy truck is not entered in the Movement Phase', () => {
    const trial = new Trial({
      phase: 'movement',
      units: { g1: '4-6-7 at D9', rt: 'truck at D8', r9: '4-4-7 at N12' },
    });
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D8'] })?.refused).toBe(
      'ENEMY_THERE',
    );
  });

  const broken = (units: Units = {}, phase: Setup['phase'] = 'movement') =>
    new Trial({
      phase: phase as 'movement',
      units: { gt: ['truck at D9', { immobilized: true }], r9: '4-4-7 at N12', ...units },
    });
  const work = (more: object = {}) => ({ order: 'work-outside', vehicle: 'gt', ...more });

  test.each<[string, Placed, number[], boolean]>([
    ['a squad on 4', '4-6-7 at D9', [2, 2], true],
    ['a leader on 4', '8-0 at D9', [1, 3], true],
    ['nobody on 5', '4-6-7 at D9', [2, 3], false],
  ])('[squad-leader 11.15.6/b] its tracks are mended by %s', (_, g1, dice, runs) => {
    const trial = broken({ g1 }).order('german', work({ crew: 'g1' }));
    for (let n = 0; n < 60 && trial.battle.clock.step !== 'repair'; n++) trial.endPhase();
    while (!trial.awaits.includes('german repair')) trial.endPhase();
    trial.order('german', { order: 'repair-tracks', vehicle: 'gt' }, ...dice);
    expect(trial.unit('gt').immobilized).toBe(runs ? undefined : true);
  });

  test('[squad-leader 11.15.6/b] by nobody where nobody is there; who works on it can be struck', () => {
    expect(broken().refusal('german', work())?.refused).toBe('NO_CREW');
    expect(broken({ g1: '4-6-7 at D8' }).refusal('german', work({ crew: 'g1' }))?.refused).toBe(
      'NOT_YOUR_UNIT',
    );
    const trial = broken({ g1: '4-6-7 at D9', r1: '4-4-7 at D6' }).order('german', work({ crew: 'g1' }));
    trial.endPhase().order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 6, 6);
    const outcome = trial.told('fire-attack')[0]?.outcomes.find(({ units }) => units.includes('g1'));
    expect(outcome?.modifiers.map(({ why }) => why)).toEqual(['works on a vehicle']);
  });
});

describe('the armour listings', () => {
  test('[squad-leader-B-104] [squad-leader 11.1.7] a counter by its name alone has what its listing says: turret, roof, armour, room', () => {
    const trial = new Trial({
      phase: 'prep-fire',
      units: { gt: 'PzKpfw IIF at D9', gu: 'Marder II at F9', r1: '4-4-7 at D6' },
    });
    const fire = (unit: string, at: string) =>
      trial.refusal('german', { order: 'fire-ordnance', unit, at }, 6, 6);
    expect(fire('gu', 'D6')?.refused).toBe('NOT_EXPOSED');
    expect(trial.unit('gt')).toMatchObject({ turretType: 'one-man', gun: { calibre: 20 } });
  });
});
