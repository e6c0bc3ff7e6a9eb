/** Anti-tank weapons of men and direct fire (8.15 to 8.21, 13) with chapters 2 to 13 once more: drawn up from the book alone. */
import { field, Trial } from '../testkit.testkit.js';
import { BROKEN, begun, checks, fire, isGone, refused, type Units, until } from './positions.testkit.js';

const in1944 = { options: { year: 1944 } } as const;
const HIT = [1, 2] as const;
const MISS = [6, 6] as const;
const SHOT = { order: 'fire-anti-tank' } as const;
const at = (weapon: string, target: string, more: object = {}) => ({ ...SHOT, weapon, target, ...more });
const accepted = (code: string | undefined) => code === undefined || code === 'DICE_MISSING';
const pairs = (modifiers: readonly { why: string; value: number }[] = []) =>
  modifiers.map(({ why, value }) => `${why} ${value}`);
const gunWith = (trial: Trial) => pairs(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers);
const killing = (trial: Trial) => pairs(trial.told('afv-kill')[0]?.modifiers);

type Seen = [id: string, what: string, played: () => unknown, expected: unknown];
const play = (table: Seen[]) =>
  test.each(table)('%s %s', (_, __, played, expected) => {
    expect(played()).toEqual(expected);
  });

const PF = { g1: '4-6-7 at D4', gw: 'panzerfaust 44a with g1', rt: ['T-34 at D5', { facing: 3 }] } as Units;
const american = (units: object, more: object = {}) =>
  new Trial({
    active: 'american',
    enemy: 'german',
    ...in1944,
    ...more,
    units: {
      a1: '6-6-6 at D4',
      aw: 'bazooka with a1',
      gt: ['MkIVF2 at D6', { facing: 3 }],
      a9: '6-6-6',
      g9: '4-6-7',
      ...units,
    } as Units,
  });

describe('what comes out behind', () => {
  const house = { ...in1944, map: field({ D4: 'stone-building' }) };
  play([
    [
      '[squad-leader 8.16.3/a × 8.18.5]',
      'two leaders serve a bazooka in a house: both check, and nobody else there',
      () =>
        checks(
          american({ a1: '8-1 at D4', a2: '8-0 at D4', a3: '6-6-6 at D4' }, house).order(
            'american',
            at('aw', 'gt', { second: 'a2' }),
            ...[...MISS, 1, 1, 1, 1],
          ),
        ),
      ['a1 back blast', 'a2 back blast'],
    ],
    [
      '[squad-leader 8.16.3/a × 3.20.4]',
      'a leader who fails it shakes the squad beside him',
      () => {
        const units = { ...PF, g1: '8-0 at D4', g2: '4-6-7 at D4' } as Units;
        return checks(begun('prep-fire', units, house).order('german', at('gw', 'rt'), ...MISS, 6, 4, 1, 2));
      },
      ['g1 back blast', 'g2 leader loss'],
    ],
    [
      '[squad-leader 8.16.3/a × 3.29.17]',
      'a guard whom it breaks has lost his prisoners',
      () => {
        const units = { ...PF, r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }] } as Units;
        const trial = begun('prep-fire', units, house).order('german', at('gw', 'rt'), ...MISS, 6, 5);
        return [trial.unit('g1').broken, trial.unit('r1').guard, trial.unit('r1').broken];
      },
      [true, undefined, true],
    ],
    [
      '[squad-leader 8.16.3/a × 3.8.11, 8.16.3/a × 3.25.1]',
      'a 2 makes nobody a hero, nor Russians berserk: it is no fire',
      () => {
        const trial = american({}, house);
        trial.order('american', at('aw', 'gt'), ...MISS, 1, 1);
        const units = { r1: '4-4-7 at D4', rw: 'German panzerfaust 44a with r1', gt: 'MkIVF2 at D5' };
        const captured = begun('prep-fire', units, { ...house, active: 'russian' });
        captured.order('russian', at('rw', 'gt'), ...MISS, 1, 1);
        return [trial.awaits, trial.unit('a1').berserk, captured.unit('r1').berserk];
      },
      [['american prep-fire'], undefined, undefined],
    ],
  ]);
});

describe('who fires it', () => {
  const skis = (weapon: string) => {
    const units = { ...PF, g1: ['4-6-7 at D4', { onSkis: true }], gw: `${weapon} with g1` } as Units;
    return begun('prep-fire', units, in1944);
  };
  const bazooka = (...dice: number[]) =>
    isGone(american({ a1: ['6-6-6 at D4', { cx: true }] }).order('american', at('aw', 'gt'), ...dice), 'aw');
  const piat = (...dice: number[]) => {
    const trial = begun('prep-fire', { ...PF, gw: 'British PIAT with g1' } as Units, in1944);
    return isGone(trial.order('german', at('gw', 'rt'), ...dice), 'gw');
  };
  play([
    [
      '[squad-leader 8.15.1/a × 4.13.13]',
      'men on skis fire no anti-tank rifle, as no medium machine gun, but Panzerfausts',
      () =>
        ['ATR', 'panzerfaust 44a'].map((weapon) => [
          accepted(refused(skis(weapon), 'german', at('gw', 'rt'))),
          skis(weapon).legalOf('german', 'fire-anti-tank').length > 0,
        ]),
      [
        [false, false],
        [true, true],
      ],
    ],
    [
      '[squad-leader 8.18.7 × 4.7.11]',
      'the exhausted lose their bazooka on 10',
      () => [bazooka(5, 4), bazooka(5, 5)],
      [false, true],
    ],
    [
      '[squad-leader 10.4.10.1/a × 4.7.11]',
      'and a light mortar malfunctions on 11',
      () =>
        [{}, { cx: true }].map((state) => {
          const units = { g1: ['4-6-7 at D9', state], gm: '50mm mortar with g1', r1: '4-4-7 at D4' } as Units;
          const bomb = { order: 'fire-ordnance', unit: 'gm', at: 'D4' };
          return begun('prep-fire', units).order('german', bomb, 6, 5).unit('gm').malfunctioned === true;
        }),
      [false, true],
    ],
    [
      '[squad-leader 8.20.6 × 8.6.4]',
      'a captured PIAT is gone on 8',
      () => [piat(3, 4), piat(4, 4)],
      [false, true],
    ],
    [
      '[squad-leader 7.2.5.2 × 8.17.1]',
      'who has no nerve for grenades fires a Panzerfaust all the same',
      () => {
        const woods = { ...in1944, active: 'russian', map: field({ D4: 'woods' }) };
        const trial = begun('defensive-fire', PF, woods);
        trial.order('german', { order: 'immobilize', unit: 'g1', vehicle: 'rt' }, 6, 5);
        return accepted(refused(trial, 'german', at('gw', 'rt')));
      },
      true,
    ],
    [
      '[squad-leader 8.18.9 × 5.5.6.1.1]',
      'doubles do not weaken the shells of a bazooka',
      () => {
        const trial = american({ gt: 'MkIVF2 at M12', g1: '4-6-7 at D6' }).order(
          'american',
          { ...SHOT, weapon: 'aw', at: 'D6' },
          ...[1, 2, 5, 5],
        );
        const [attack] = trial.told('fire-attack');
        return [attack?.column, attack?.cowered === true];
      },
      [6, false],
    ],
  ]);
});

describe('what it strikes', () => {
  const opened = (marks: object, ...dice: number[]) =>
    begun(
      'prep-fire',
      { g1: 'crew 2-4-7 at D9', gg: ['75 AT gun with g1', { facing: 0 }], r1: '4-4-7 at D4' } as Units,
      { ...in1944, map: field({ D4: 'wooden-building' }), marks: { D4: marks } },
    ).order('german', { order: 'fire-ordnance', unit: 'gg', at: 'D4', ammunition: 'HE' }, ...dice);
  const HEDGE = { ...in1944, map: field({ D6: { hexsides: { 3: 'hedge' } } }) };
  const hedged = (weapon: string) =>
    begun(
      'prep-fire',
      {
        g1: '4-6-7 at D7',
        gw: `${weapon} with g1`,
        rt: ['T-34 at D6', { facing: 1, survival: 2, armour: { front: 0 } }],
      } as Units,
      HEDGE,
    );
  const howitzer = (ammunition: string, ...dice: number[]) =>
    american({ a1: 'crew 2-4-6 at D9', aw: ['105 howitzer with a1', { facing: 0 }] }, HEDGE).order(
      'american',
      { order: 'fire-ordnance', unit: 'aw', at: 'D6', target: 'gt', ammunition },
      ...dice,
    );
  const soft = { facing: 2, armour: { front: -8 } } as const;
  const rifle = (state: object, ...dice: number[]) =>
    begun(
      'prep-fire',
      { g1: '4-6-7 at D4', gw: 'ATR with g1', rt: ['T-34 at D6', { ...soft, ...state }] } as Units,
      in1944,
    ).order('german', at('gw', 'rt'), ...dice);
  play([
    [
      '[squad-leader 8.17.11 × 13.19.10, 8.17.11 × 13.26.6]',
      'a wooden house that a Panzerfaust has opened adds nothing To Hit, nor turns against the men there',
      () => {
        const lucky = (marks: object) => opened(marks, 1, 1, 6, 5).told('shell-burst')[0]?.outcomes[0];
        const both = (marks: object) => [gunWith(opened(marks, 6, 5)), pairs(lucky(marks)?.modifiers)];
        return [both({}), both({ breached: true })];
      },
      [
        [['wooden building 2'], ['wooden building -2']],
        [[], []],
      ],
    ],
    [
      '[squad-leader 8.16.1 × 13.23.2.4]',
      'a bazooka does not aim at tracks behind a hedge, a rifle does',
      () =>
        ['panzerschreck', 'ATR'].map((weapon) =>
          accepted(refused(hedged(weapon), 'german', at('gw', 'rt', { immobilize: true }))),
        ),
      [false, true],
    ],
    [
      '[squad-leader 8.16.1 × 13.23.1.1]',
      'and what a Panzerfaust strikes just enough behind one is destroyed outright',
      () => isGone(hedged('panzerfaust 44a').order('german', at('gw', 'rt'), ...[2, 1, 5, 5, 6, 6]), 'rt'),
      true,
    ],
    [
      '[squad-leader 8.16.1 × 13.27.5.2]',
      'shaped charges of a gun hit only the turret behind one, other shells the hull, with 1 more',
      () =>
        ['HEAT', 'HE'].map((ammunition) => {
          const trial = howitzer(ammunition, 3, 1, ...(ammunition === 'HE' ? [6, 6] : []));
          return [trial.told('ordnance-fired')[0]?.aimed[0]?.hit, gunWith(trial).includes('hedge 1')];
        }),
      [
        [false, false],
        [true, true],
      ],
    ],
    [
      '[squad-leader 8.15.2/a × 13.13.1 × 13.23.1.1]',
      'both hits of a rifle just enough: the second time it is destroyed',
      () => {
        const trial = rifle({ survival: 2 }, 2, 1, 3, 2, 4, 3, 2, 4, 6, 6);
        return [trial.told('afv-kill').length, isGone(trial, 'rt')];
      },
      [2, true],
    ],
    [
      '[squad-leader 8.15.2/a × 13.20.4]',
      'what strikes the turret just enough destroys it outright',
      () => {
        const trial = rifle({ survival: 2 }, 2, 4, 3, 2, 6, 6);
        return [trial.told('afv-kill').length, isGone(trial, 'rt')];
      },
      [1, true],
    ],
  ]);
});

describe('crews, and men with them', () => {
  const GUN = {
    g1: 'crew 2-4-7 at D9',
    gg: ['75 AT gun with g1', { facing: 0 }],
    r1: '4-4-7 at D4',
  } as const;
  const shell = { order: 'fire-ordnance', unit: 'gg', at: 'D4' };
  const killed = (rt: object, units: object, ...dice: number[]) =>
    begun('prep-fire', { ...PF, rt, ...units } as Units, in1944).order('german', at('gw', 'rt'), ...dice);
  const dived = (units: object, ...dice: number[]) =>
    new Trial({
      units: { gs: 'Stuka', gl: '8-0 at A1', r9: '4-4-7', ...units } as Units,
      sides: { german: { air: {} } },
    }).order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, ...dice);
  play([
    [
      '[squad-leader 13.24.2.4 × 11.37.15]',
      'riders on a tank that burns are lost with its crew',
      () => {
        const trial = killed(
          ['T-34 at D5', { facing: 3 }],
          { r1: ['4-4-7 at D5', { aboard: 'rt' }] },
          ...[1, 2, 1, 1],
        );
        return [isGone(trial, 'rt'), isGone(trial, 'r1'), trial.told('crew-survived')];
      },
      [true, true, []],
    ],
    [
      '[squad-leader 8.17.7 × 3.22.3]',
      'the crew that comes out of a British tank is a 2-3-7',
      () => {
        const bt = ['Valentine II at D5', { facing: 3, survival: 8, armour: { front: 0 } }] as const;
        const trial = new Trial({
          ...in1944,
          units: { g1: '4-6-7 at D4', gw: 'panzerfaust 44a with g1', bt, b9: '4-5-7' } as Units,
        }).order('german', at('gw', 'bt'), ...HIT, 4, 4, 1, 2);
        return trial.battle.unitsAt('D5').map(({ kind, fp, range, morale }) => [kind, fp, range, morale]);
      },
      [['crew', 2, 3, 7]],
    ],
    [
      '[squad-leader 13.10.2.4 × 12.4.1/a]',
      'an AA gun that fires at aircraft has lost its target on the ground',
      () => {
        const acquired = { units: ['g1'], at: 'D12', phases: 1 };
        const rm = ['37L AA gun with r1', { facing: 3, acquired }];
        const trial = dived({ g1: '4-6-7 at D12', r1: 'crew 2-3-7 at D8', rm }, 2, 3, 6, 6)
          .order('russian', { order: 'fire-at-aircraft', unit: 'rm' }, 6, 4)
          .order('german', { order: 'bomb', at: 'D8' }, 6);
        return until(trial, 'russian prep-fire').unit('rm').acquired;
      },
      undefined,
    ],
    [
      '[squad-leader 13.10.2.4 × 9.5.13]',
      'a mortar that does not fire at it in the next phase has lost its target',
      () => {
        const acquired = { units: ['r1'], at: 'D4', phases: 1 };
        const gg = ['81mm mortar with g1', { facing: 0, acquired }] as const;
        return begun('prep-fire', { ...GUN, gg } as Units)
          .endPhase()
          .unit('gg').acquired;
      },
      undefined,
    ],
    [
      '[squad-leader 13.12.3 × 11.8.3]',
      'a tank whose crew is stunned is not sighted in any more',
      () => {
        const trial = begun(
          'prep-fire',
          { gt: ['MkIVF2 at D9', { facing: 0, exposed: true }], r1: '6-2-8 at D7' } as Units,
          { active: 'russian', secrets: { german: { boreSights: { gt: { from: 'D9', on: 'D4' } } } } },
        ).order('russian', fire('D9', 'r1'), 1, 2, 6, 6);
        return [trial.unit('gt').stunned, trial.battle.position.secrets?.german?.boreSights?.gt];
      },
      [2, undefined],
    ],
    [
      '[squad-leader 13.27.2.1 × 8.8.1]',
      'the best roll with AP leaves the weapons of the men alone',
      () => {
        const trial = begun(
          'prep-fire',
          { gt: ['MkIVF2 at D8', { facing: 0 }], r1: '4-4-7 at D4', rw: 'LMG with r1' } as Units,
          { map: field({ D4: 'stone-building' }) },
        ).order('german', { ...shell, unit: 'gt', ammunition: 'AP' }, ...[1, 3, 1, 1, 4, 4]);
        return [checks(trial).length, isGone(trial, 'rw')];
      },
      [1, false],
    ],
    [
      '[squad-leader 13.24.2.6 × 3.8.3]',
      'a hero beneath a burning AFV stays without a check, the squad beside him does not',
      () => {
        const wreck = { name: 'T-34', nationality: 'Russian', armoured: true, burning: true } as const;
        const marks = { D6: { wrecks: [wreck] } };
        const trial = begun('rally', { gh: '1-4-9 at D6', g1: '4-6-7 at D6' }, { marks }, ...[6, 5]);
        return [trial.unit('gh').ousted, trial.unit('g1').ousted];
      },
      [undefined, 'D6'],
    ],
    [
      '[squad-leader 4.13.13 × 10.1.3]',
      'a crew on skis fires no gun',
      () =>
        [{}, { onSkis: true }].map((state) =>
          accepted(
            refused(
              begun('prep-fire', { ...GUN, g1: ['crew 2-4-7 at D9', state] } as Units),
              'german',
              shell,
            ),
          ),
        ),
      [true, false],
    ],
    [
      '[squad-leader 13.23.1.4 × 12.5.5]',
      'cannon of a Stuka that are just enough destroy the tank: no die',
      () => {
        const rt = ['T-34 at D8', { facing: 3, survival: 2, armour: { front: -4, rest: -5 } }] as const;
        const trial = dived({ rt }, 2, 3, 3, 2, 6, 6);
        return [killing(trial), isGone(trial, 'rt')];
      },
      [['armour -5', 'from above -1'], true],
    ],
    [
      '[squad-leader 13.20.3 × 8.17.7]',
      'what strikes the turret, with that of the side to which it turns',
      () => {
        const rt = ['T-34 at D5', { facing: 3, turret: 0, armour: { front: 5, rest: 2 } }] as const;
        const shots = [HIT, [2, 1]].map((hit) => killed(rt, {}, ...hit, 6, 6));
        return shots.map((one) => [one.told('afv-kill')[0]?.facing, killing(one)]);
      },
      [
        ['front', ['armour 5']],
        ['rear', ['armour 2']],
      ],
    ],
  ]);
});
