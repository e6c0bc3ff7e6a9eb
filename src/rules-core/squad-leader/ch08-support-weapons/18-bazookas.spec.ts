/** What bazookas and their like do besides piercing armour: at guns, with luck, and with white phosphorus. */
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const american = (units: Units = {}, setup: Setup = {}) =>
  new Trial({
    active: 'american',
    enemy: 'german',
    options: { year: 1945 },
    ...setup,
    units: { a1: '6-6-6 at D4', aw: 'bazooka 45a with a1', g9: '4-6-7 at N12', ...units },
  });
const fires = (more: object) => ({ order: 'fire-anti-tank', weapon: 'aw', ...more });
const shot = (trial: Trial) => trial.told('anti-tank-shot')[0];
const drm = (trial: Trial) => shot(trial)?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('at guns', () => {
  const CREW = { g1: 'crew 2-4-7 at D6' } as const;
  const AT_GUN = fires({ target: 'gg' });
  const gun = (name: string, more: object = {}): Units => ({
    ...CREW,
    gg: [`${name} with g1`, { facing: 0, ...more }],
  });

  test.each<[string, Units, string[]]>([
    ['that is emplaced', gun('50 AT gun'), ['emplaced 2', 'size of the gun 1']],
    [
      'as large as a vehicle',
      gun('88L AA gun', { gun: { calibre: 88, type: 'AA', vehicleSized: true } }),
      ['emplaced 2'],
    ],
    ['that was moved', gun('50 AT gun', { dislodged: true }), ['size of the gun 1']],
  ])(
    '[squad-leader-B-4] [squad-leader 8.16/q4] a bazooka fires at a gun %s, and a miss does nothing',
    (_, units, expected) => {
      const trial = american(units).order('american', AT_GUN, 6, 4);
      expect([shot(trial)?.isHit, drm(trial)]).toEqual([false, expected]);
      expect(trial.kinds).not.toContain('shell-burst');
    },
  );

  test('[squad-leader 8.16/q4] shells at its crew have neither of these', () => {
    const trial = american(gun('50 AT gun')).order('american', fires({ at: 'D6' }), 2, 3, 6, 5);
    expect([drm(trial), trial.told('fire-attack')[0]?.fp]).toEqual([[], 6]);
  });

  test.each<[string, number[], object, boolean]>([
    ['a KIA without the shield kills both', [1, 2, 1, 2], { modifiers: [], result: 'KIA' }, true],
    ['a luckiest shot, too', [1, 1, 1, 6, 6], { modifiers: [], result: 'KIA' }, true],
    [
      'behind the shield, with a low die',
      [1, 2, 3, 1, 2, 2],
      { modifiers: [{ why: 'gun shield' }], result: '1' },
      true,
    ],
    [
      'behind the shield, with a high die',
      [1, 2, 1, 3, 2, 2],
      { modifiers: [{ why: 'gun shield' }], result: '1' },
      false,
    ],
    ['nothing at all', [1, 2, 5, 6], { result: '-' }, false],
  ])('[squad-leader 10.3.8] a hit strikes crew and gun as a shell does: %s', (_, dice, outcome, isLost) => {
    const trial = american(gun('50 AT gun')).order('american', AT_GUN, ...dice);
    expect(trial.told('shell-burst')).toMatchObject([{ fp: 6, outcomes: [{ units: ['g1'], ...outcome }] }]);
    expect(trial.battle.unit('gg') === undefined).toBe(isLost);
    expect(trial.battle.unit('g1') === undefined).toBe('result' in outcome && outcome.result === 'KIA');
  });

  test('[squad-leader 10.3.8] from behind there is no shield', () => {
    const trial = american(gun('50 AT gun', { facing: 3 })).order('american', AT_GUN, 1, 2, 1, 4, 2, 2);
    expect(trial.told('shell-burst')[0]?.outcomes).toMatchObject([{ modifiers: [], result: '1' }]);
  });
});

describe('critical hits of shells', () => {
  const inWoods: Units = { g1: '4-6-7 at D5' };
  const WOODS = { map: field({ D5: 'woods' }) };
  const outcome = (trial: Trial) => trial.told('fire-attack')[0];

  test.each<[string, string, number[], number]>([
    ['where 8 was needed, with a 2', 'D5', [1, 1], -1],
    ['where 8 was needed, with a 3', 'D5', [1, 2], 1],
    ['where 6 was needed, with a 2 and a third die', 'D7', [1, 1, 3], -1],
    ['where 6 was needed, with a 2 and a third die that is too high', 'D7', [1, 1, 4], 1],
  ])('[squad-leader 8.16.2] at any range they turn the shelter round: %s', (_, at, dice, woods) => {
    const trial = american({ g1: `4-6-7 at ${at}` }, { map: field({ [at]: 'woods' }) });
    trial.order('american', fires({ at }), ...dice, 6, 6);
    expect(outcome(trial)?.outcomes[0]?.modifiers.map(({ value }) => value)).toEqual([woods]);
  });

  test('[squad-leader 8.16.2] its shell is not doubled beside the target, and a Panzerfaust has no such luck', () => {
    expect(
      outcome(american(inWoods, WOODS).order('american', fires({ at: 'D5' }), 1, 2, 6, 6)),
    ).toMatchObject({
      fp: 6,
      parts: [{ fp: 6 }],
    });
    const wall = new Trial({
      map: field({ D5: 'wooden-building' }),
      units: { g1: '4-6-7 at D4', gw: 'panzerfaust 44a with g1', r1: '4-4-7 at D5' },
    });
    wall.order('german', { order: 'fire-anti-tank', weapon: 'gw', at: 'D5' }, 1, 1);
    expect(wall.kinds).not.toContain('fire-attack');
    expect(wall.at('D5').breached).toBe(true);
  });
});

describe('shells at men some of whom are under a "?"', () => {
  const CONCEALED_TOO: Units = { g1: '4-6-7 at D5', g2: ['4-6-7 at D5', { hidden: true, concealed: true }] };
  const WOODS = { map: field({ D5: 'woods' }) };
  const shell = (units: Units, dice: number[], more: object = {}) =>
    american({ ...CONCEALED_TOO, ...units }, WOODS).order('american', fires({ at: 'D5', ...more }), ...dice);
  const burst = (trial: Trial) =>
    trial.told('fire-attack')[0]?.outcomes.map(({ units, area }) => (area ? 'area' : units));
  const outcome = (trial: Trial) => [shot(trial)?.isHit, shot(trial)?.missesConcealed, burst(trial)];

  test.each<[string, number[], unknown[]]>([
    ['6 of 8 hits all', [3, 3, 6, 6], [true, undefined, [['g1'], 'area']]],
    ['7 of 8 hits those who are seen', [3, 4, 6, 6], [true, true, [['g1']]]],
    ['8 of 8 too', [4, 4, 6, 6], [true, true, [['g1']]]],
    ['9 of 8 hits nobody', [4, 5], [false, undefined, undefined]],
  ])('[squad-leader 13.19/q2, 8.18.9] those have 2 more To Hit: %s', (_, dice, expected) => {
    const trial = shell({}, dice);
    expect(outcome(trial)).toEqual(expected);
    expect(drm(trial)).toEqual([]);
  });

  test('[squad-leader 13.19/q2] those whom the roll misses suffer nothing, and stay under their "?"', () => {
    const trial = shell({}, [4, 4, 1, 1]);
    expect(['g1', 'g2'].map((id) => trial.battle.unit(id)?.hidden)).toEqual([undefined, true]);
    expect([trial.battle.unit('g1'), trial.battle.unit('g2')?.at]).toEqual([undefined, 'D5']);
    expect(trial.kinds).not.toContain('morale-check');
  });

  test('[squad-leader 13.19/q2, 13.19/q3] those whom it hits have half, and are seen', () => {
    const trial = shell({}, [3, 3, 2, 2, 1, 1, 1, 1]);
    const results = trial.told('fire-attack')[0]?.outcomes.map(({ result }) => result);
    expect(results).toEqual(['1', 'M']);
    expect(trial.unit('g2').hidden).toBeUndefined();
  });

  test('[squad-leader 13.19/q2] hidden men who have no "?" give nothing away', () => {
    const trial = shell({ g2: ['4-6-7 at D5', { hidden: true }] }, [4, 4, 1, 1]);
    expect([...outcome(trial), trial.unit('g2').hidden]).toEqual([true, undefined, [['g1']], true]);
  });

  test.each<[string, number[], number[]]>([
    ['a 2 turns the shelter of all', [1, 1], [-1, -1]],
    ['a 3 with 1 less that of those who are seen', [1, 2], [-1, 1]],
  ])('[squad-leader 13.19/q2, 8.16.2] of lucky shells, %s', (_, dice, woods) => {
    const trial = shell({ al: '9-1 at D4' }, [...dice, 6, 6], { leader: 'al' });
    const values = trial.told('fire-attack')[0]?.outcomes.map(({ modifiers }) => modifiers[0]?.value);
    expect(values).toEqual(woods);
  });
});

describe('white phosphorus', () => {
  const WP = fires({ at: 'D6', phosphorus: true });
  const men: Units = { g1: '4-6-7 at D6' };
  const CLOUD = [{ side: 'american', kind: 'white phosphorus' }];

  test.each<[string, number[], unknown, string[] | undefined]>([
    ['5 lays it', [3, 2, 2, 2], CLOUD, undefined],
    ['6 lays the last of it', [3, 3, 2, 2], CLOUD, ['WP']],
    ['7 finds none left', [4, 3], undefined, ['WP']],
  ])('[squad-leader 8.18.4/b] by the bare dice: %s', (_, dice, smoke, usedUp) => {
    const leader = { al: '9-2 at D4' } as const;
    const trial = american({ ...men, ...leader }).order('american', { ...WP, leader: 'al' }, ...dice);
    expect([trial.at('D6').smoke, trial.unit('aw').usedUp]).toEqual([smoke, usedUp]);
    expect(trial.told('morale-check')).toHaveLength(smoke ? 1 : 0);
  });

  test.each<[string, Units, Setup, object]>([
    ['older bazookas', { aw: 'bazooka 42b with a1' }, {}, {}],
    ['one that has fired its last', { aw: ['bazooka 45a with a1', { usedUp: ['WP'] }] }, {}, {}],
    ['a wind', {}, { options: { year: 1945, wind: { force: 'mild', towards: 0 } } }, {}],
    ['a vehicle for a target', { gt: 'MkIVF2 at D6' }, {}, { at: undefined, target: 'gt' }],
  ])('[squad-leader 8.18.4/b] not with %s', (_, units, setup, more) => {
    expect(american({ ...men, ...units }, setup).refusal('american', { ...WP, ...more })?.refused).toBe(
      'NO_SMOKE',
    );
  });
});

describe('tables', () => {
  test.each(['42b', '43a', '43b', '44a'])(
    '[squad-leader 8.17.4] the Panzerfaust %s has the one table that was found',
    (model) => {
      const needs = ['D5', 'D6', 'D7'].map((at) => {
        const trial = new Trial({
          units: {
            g1: '4-6-7 at D4',
            gw: `panzerfaust ${model} with g1`,
            rt: ['T-34', { at, facing: 3 }],
          } as Units,
        });
        trial.order('german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' }, 6, 6);
        return shot(trial)?.needs;
      });
      expect(needs).toEqual([8, 6, 3]);
    },
  );
});
