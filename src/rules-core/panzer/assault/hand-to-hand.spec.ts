import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

/** Germans in D4 against Soviets in D5. */
const fight = (units: Readonly<Record<string, Placed>>, setup: object = {}) =>
  new Trial({
    units: { s1: 'Soviet squad at D5', ...units },
    commands: Object.fromEntries(
      Object.keys(units)
        .filter((id) => id.startsWith('g'))
        .map((id) => [id, 'move']),
    ),
    clock: { phase: 'movement' },
    ...setup,
  });

const squad: Placed = 'Rifle squad at D4';
const storm = (trial: Trial, units: readonly string[], ...rolls: number[]) =>
  trial.order(
    'german',
    { order: 'hand-to-hand', units: [...units], at: 'D5' },
    ...rolls.flatMap((roll) => [...d100(roll)]),
  );
const sums = (trial: Trial) =>
  trial.told('hand-to-hand').map(({ rolled: [a, b], nets }) => [nets[0] - a, nets[1] - b]);

/** A company that has not reached its Cohesion Point. */
const steadfast = {
  soviet: { formations: { k: { name: 'Company', grade: 'Seasoned' as const, cohesionNumber: 9 } } },
};

describe('Hand-to-Hand', () => {
  test('[panzer CES.11, S.hand-to-hand/a, S.hand-to-hand/c] the lower loses a step, again and again; the winner holds the hex', () => {
    const trial = storm(fight({ g1: squad }), ['g1'], 80, 20, 30, 70, 90, 5);
    expect(trial.kinds.filter((kind) => ['reduced', 'lost', 'hex-won'].includes(kind))).toEqual([
      'reduced',
      'reduced',
      'lost',
      'hex-won',
    ]);
    expect(trial.told('lost')).toEqual([{ unit: 's1', how: 'eliminated' }]);
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', kind: 'half-squad', assaulted: true, moved: true });
  });

  test('[panzer CES.11] the attackers may lose too; a tie is rolled again', () => {
    const trial = storm(fight({ g1: squad }), ['g1'], 50, 50, 10, 90, 10, 90);
    expect(trial.told('hand-to-hand')).toHaveLength(3);
    expect(trial.told('lost')).toEqual([{ unit: 'g1', how: 'eliminated' }]);
    expect([trial.unit('s1').at, trial.unit('s1').kind]).toEqual(['D5', 'squad']);
    expect(trial.kinds).not.toContain('hex-won');
  });

  test('[panzer S.hand-to-hand/c] as the book of the sister game shows it: +20 against -10, 13 against 65, and the squad is a half-squad', () => {
    const trial = fight({
      g1: ['Rifle squad at D4', { grade: 'Veteran' }],
      g2: ['Rifle squad (1 LMG) 1940-43, half-squad at D4', { grade: 'Veteran' }],
      s1: ['Soviet squad at D5', { grade: 'Regulars' }],
    });
    storm(trial, ['g1', 'g2'], 13, 65, 100, 1, 100, 1);
    expect(trial.told('hand-to-hand')[0]?.nets).toEqual([33, 55]);
    expect(trial.told('reduced')[0]).toMatchObject({ unit: 'g1' });
  });

  test('[panzer S.hand-to-hand/c, 7.1.5.1/c, 7.1.5.2/e] grade, Suppression, morale, assault troops, cover', () => {
    const both = (set: object, setup: object = {}) =>
      sums(
        storm(fight({ g1: squad, s1: ['Soviet squad at D5', set] }, setup), ['g1'], 100, 1, 100, 1),
      )[0]?.[1];
    expect(['Elite', 'Veteran', 'Regulars', 'Green'].map((grade) => both({ grade }))).toEqual([
      20, 10, -10, -20,
    ]);
    expect([both({ suppressed: 'on' }), both({ hesitating: 'on' }), both({ broken: 'on' })]).toEqual([
      -20, -10, -20,
    ]);
    expect(both({ handToHand: 10 })).toBe(10);
    expect(both({}, { marks: { D5: { improvedPosition: true } } })).toBe(10);
    expect(both({}, { map: field({ D5: 'wooden-building' }) })).toBe(10);
  });

  test('[panzer S.leg-results/a × CES.11] the Suppression that comes with a lost step does not count in the same combat', () => {
    const trial = storm(fight({ g1: squad }), ['g1'], 100, 1, 100, 1);
    expect(sums(trial)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('[panzer S.hand-to-hand/c] all leg and towed units of the hex: a gun counts as a half-squad and goes at once', () => {
    const trial = fight({ g1: squad, s2: '45mm M37 ATG at D5', s3: 'T-34 at D5' });
    storm(trial, ['g1'], 100, 1, 100, 1, 100, 1);
    expect(sums(trial)).toEqual([
      [0, 10],
      [0, 10],
      [0, 0],
    ]);
    expect(trial.told('lost').map(({ unit }) => unit)).toEqual(['s1', 's2']);
    expect([trial.unit('g1').at, trial.unit('s3').at]).toEqual(['D5', 'D5']);
  });

  test('[panzer S.hand-to-hand/c, 7.55.2/f] more squads add 20 each, smaller units 10; leaders of both sides help', () => {
    const lead = { leader: { name: 'Stein', G: 5 } };
    const trial = fight(
      {
        g1: squad,
        g2: ['Rifle squad at D4', lead],
        g3: 'HMG section at D4',
        s1: ['Soviet squad at D5', { leader: { name: 'Petrow', G: 3 } }],
      },
      { options: { optional: ['7.55'] } },
    );
    expect(sums(storm(trial, ['g1', 'g2', 'g3'], 100, 1, 100, 1))[0]).toEqual([35, 3]);
  });

  test('[panzer 7.47/b] a dismounted forward observer has 10 less where he attacks, not where he is attacked', () => {
    const observer = { parent: 'x' };
    const trial = fight(
      { g1: ['Rifle squad at D4', observer], s1: ['Soviet squad at D5', observer] },
      { options: { optional: ['7.47'] } },
    );
    expect(sums(storm(trial, ['g1'], 100, 1, 100, 1))[0]).toEqual([-10, 0]);
  });

  test('[panzer 7.1.2/c, 7.1.2/g, 7.1.3/d] morale waits until there is a victor: a unit that saw one of its own go checks', () => {
    const trial = fight(
      { g1: squad, s1: '45mm M37 ATG at D5', s2: '45mm M37 ATG at D5' },
      { options: { optional: ['7.1'] }, sides: steadfast },
    );
    storm(trial, ['g1'], 100, 1, 1, 100, 1, 100, 100);
    expect(trial.told('morale-check').map(({ unit, forced }) => [unit, forced])).toEqual([['s2', true]]);
    expect(trial.kinds.indexOf('morale-check')).toBeGreaterThan(trial.kinds.lastIndexOf('hand-to-hand'));
  });

  test('[panzer S.advancing-attack, S.enemy-hexes] from two hexes away; the hex must be one that they can enter, with enemies on foot in it', () => {
    const order = (at: string, via?: string) => ({
      order: 'hand-to-hand',
      units: ['g1'],
      at,
      ...(via !== undefined && { via }),
    });
    const trial = fight({ g1: squad, s1: 'Soviet squad at D6', s2: 'T-34 at D5' }, {});
    expect(trial.refusal('german', order('D5'))?.refused).toBe('NO_SUCH_TARGET');
    expect(trial.refusal('german', order('Q99'))?.refused).toBe('NO_SUCH_TARGET');
    expect(trial.refusal('german', order('D6'))?.refused).toBe('NOT_ADJACENT');
    const shut = fight({ g1: squad }, { map: field({ D5: 'river' }) });
    expect(shut.refusal('german', order('D5'))?.refused).toBe('CLOSED_TERRAIN');
    trial.order('german', order('D6', 'D5'));
    while (trial.awaits[0] === 'soviet interrupt') {
      const isLast = trial.battle.position.awaiting.length === 1 && trial.unit('g1').at === 'D5';
      trial.order(
        'soviet',
        'hold-fire',
        ...(isLast ? [...d100(100), ...d100(1), ...d100(100), ...d100(1)] : []),
      );
    }
    expect(trial.unit('g1').at).toBe('D6');
  });
});
