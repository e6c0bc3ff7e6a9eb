/** Chapters 8 to 13 with chapters 2 to 7, in pairs that seldom meet: drawn up from the book alone. */
import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  checks,
  fire,
  isGone,
  modifiersOf,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const in1944 = { options: { year: 1944 } } as const;
const accepted = (code: string | undefined) => code === undefined || code === 'DICE_MISSING';
const pairs = (modifiers: readonly { why: string; value: number }[] = []) =>
  modifiers.map(({ why, value }) => `${why} ${value}`);
const sum = (modifiers: readonly { value: number }[] = []) =>
  modifiers.reduce((total, { value }) => total + value, 0);
const shotWith = (trial: Trial) => pairs(trial.told('anti-tank-shot')[0]?.modifiers);
const gunWith = (trial: Trial) => pairs(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers);

type Seen = [id: string, what: string, played: () => unknown, expected: unknown];
const play = (table: Seen[]) =>
  test.each(table)('%s %s', (_, __, played, expected) => {
    expect(played()).toEqual(expected);
  });

describe('heroes and their weapons', () => {
  const alone = (weapon: string, ...dice: number[]) =>
    new Trial({
      active: 'american',
      enemy: 'german',
      ...in1944,
      units: {
        ah: '1-4-9 at D4',
        aw: `${weapon} with ah`,
        gt: ['MkIVF2 at D6', { facing: 3 }],
        g9: '4-6-7',
      } as Units,
    }).order('american', { order: 'fire-anti-tank', weapon: 'aw', target: 'gt' }, ...dice);
  const served = (man: string, phase: NonNullable<Setup['phase']>) =>
    begun(
      phase,
      { g1: `${man} at D9`, gg: ['50 AT gun with g1', { facing: 0 }], r1: '4-4-7 at D2' } as Units,
      { ...in1944, active: phase === 'defensive-fire' ? 'russian' : 'german' },
    );
  const GUN = { order: 'fire-ordnance', unit: 'gg', at: 'D2' };

  play([
    [
      '[squad-leader 3.8.6 × 8.18.5]',
      'a hero alone fires a bazooka with 1 more, and loses it one sooner',
      () => {
        const trial = alone('bazooka', 4, 6);
        return [shotWith(trial), isGone(trial, 'aw')];
      },
      [['hero alone 1'], true],
    ],
    [
      '[squad-leader 3.8.6 × 8.15.1/a]',
      'an anti-tank rifle with nothing more: one man is enough for it',
      () => {
        const rifle = begun('prep-fire', {
          gh: '1-4-9 at D4',
          gw: 'ATR with gh',
          rt: ['T-34 at D6', { facing: 3 }],
        } as Units);
        return shotWith(rifle.order('german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' }, 6, 5));
      },
      [],
    ],
    [
      '[squad-leader 3.8.6/a × 10.8.4]',
      'a gun of his own side as a captured one, in defence only',
      () => {
        const shot = served('1-4-9', 'defensive-fire').order('german', GUN, 6, 4);
        const aimed = shot.told('ordnance-fired')[0]?.aimed[0];
        const plain = served('crew 2-4-7', 'defensive-fire').order('german', GUN, 6, 4);
        return [
          sum(aimed?.modifiers),
          aimed?.needs === plain.told('ordnance-fired')[0]?.aimed[0]?.needs,
          accepted(refused(served('1-4-9', 'prep-fire'), 'german', GUN)),
          accepted(refused(shot, 'german', GUN)),
        ];
      },
      [2, false, false, false],
    ],
  ]);
});

describe('weary and shelled men', () => {
  play([
    [
      '[squad-leader 10.1.3 × 4.7.11]',
      'an exhausted crew fires its gun with 1 more',
      () =>
        gunWith(
          begun('prep-fire', {
            g1: ['crew 2-4-7 at D9', { cx: true }],
            gg: ['50 AT gun with g1', { facing: 0 }],
            r1: '4-4-7 at D4',
          } as Units).order('german', { order: 'fire-ordnance', unit: 'gg', at: 'D4' }, 6, 5),
        ),
      ['exhausted 1'],
    ],
    [
      '[squad-leader 9.2.9 × 4.7.11]',
      'who is exhausted and was shelled fires with 2 more',
      () => {
        const trial = begun('prep-fire', {
          g1: ['4-6-7 at D4', { cx: true, shelled: 'defensive-fire' }],
          r1: '4-4-7 at D6',
        } as Units).order('german', fire('D6', 'g1'), 6, 5);
        return pairs(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers);
      },
      ['exhausted 1', 'was shelled 1'],
    ],
    [
      '[squad-leader 8.17.8 × 3.30.1]',
      'a leader who has questioned prisoners fires no Panzerfaust',
      () => {
        const trial = begun(
          'rally',
          {
            gl: '9-1 at D4',
            g1: '4-6-7 at D4',
            r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
            gw: 'panzerfaust 44a with gl',
            rt: ['T-34 at D5', { facing: 3 }],
          } as Units,
          in1944,
        );
        const asked = until(trial, 'german interrogation').order(
          'german',
          { order: 'interrogate', leader: 'gl', unit: 'r1' },
          ...[2, 2],
        );
        const later = until(asked, 'german prep-fire');
        return accepted(refused(later, 'german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' }));
      },
      false,
    ],
    [
      '[squad-leader 9.9.2 × 3.25.2]',
      'the berserk who have lost a level under shells check with 9',
      () => {
        const trial = begun('prep-fire', {
          g1: '4-6-7 at D6',
          r1: ['4-4-7 at D4', { berserk: true, shellShock: 1 }],
        } as Units).order('german', fire('D4', 'g1'), 1, 3, 4, 5);
        return trial.told('morale-check').map(({ needs }) => needs);
      },
      [9],
    ],
  ]);
});

describe('white phosphorus', () => {
  const GRENADE = { order: 'place-smoke', unit: 'a1', at: 'D5', phosphorus: true };
  const burnt = (units: object, ...dice: number[]) =>
    new Trial({
      active: 'american',
      enemy: 'german',
      ...in1944,
      units: { a1: '6-6-6 at D4', a9: '6-6-6', g9: '4-6-7', ...units } as Units,
    }).order('american', GRENADE, 1, ...dice);

  play([
    [
      '[squad-leader 9.16.9.5/a × 3.7.6]',
      'a scout who fails is lost',
      () => isGone(burnt({ gs: 'scout at D5' }, 6, 5), 'gs'),
      true,
    ],
    [
      '[squad-leader 9.16.9.5/a × 3.29/h]',
      'a prisoner who fails is lost, his guard who fails is broken',
      () => {
        const men = { g1: '4-6-7 at D5', a2: ['unarmed 6-6-6 at D5', { ...BROKEN, guard: 'g1' }] };
        const trial = burnt(men, 6, 5, 6, 5);
        return [isGone(trial, 'a2'), trial.unit('g1').broken];
      },
      [true, true],
    ],
    [
      '[squad-leader 9.16.9.5/a × 3.25.2]',
      'the berserk check with 10, and are halved when they fail',
      () => {
        const trial = burnt({ g1: ['4-6-7 at D5', { berserk: true }] }, 6, 5);
        const kinds = trial.battle.unitsAt('D5').map(({ kind, berserk, broken }) => [kind, berserk, broken]);
        return [trial.told('morale-check').map(({ needs }) => needs), kinds];
      },
      [[10], [['half-squad', true, undefined]]],
    ],
    [
      '[squad-leader 9.16.9.5/a × 11.37.14]',
      'a rider who fails lies broken beneath his tank, and has lost his machine gun',
      () => {
        const trial = burnt(
          {
            gt: ['MkIVF2 at D5', { facing: 3 }],
            g1: ['4-6-7 at D5', { aboard: 'gt' }],
            gm: 'LMG with g1',
          },
          6,
          5,
        );
        return [trial.unit('g1').broken, trial.unit('g1').aboard, isGone(trial, 'gm')];
      },
      [true, undefined, true],
    ],
    [
      '[squad-leader 9.16.9.5/a × 11.10.2]',
      'the crew of an open AFV checks behind its walls too, and is stunned',
      () => {
        const trial = burnt({ gt: ['Marder III at D5', { facing: 3, openTopped: true }] }, 6, 6);
        return [checks(trial).length > 0, trial.unit('gt').stunned !== undefined];
      },
      [true, true],
    ],
    [
      '[squad-leader 9.16.7 × 11.43.3]',
      'on water there is none',
      () => {
        const trial = new Trial({
          active: 'american',
          enemy: 'german',
          ...in1944,
          map: field({ D5: 'river' }),
          units: {
            a1: '6-6-6 at D4',
            g9: '4-6-7',
            gb: 'storm boat at D5',
            g1: ['4-6-7 at D5', { aboard: 'gb' }],
          } as Units,
        });
        return accepted(refused(trial, 'american', GRENADE));
      },
      false,
    ],
  ]);
});

describe('AFVs in motion, out of action, and too small', () => {
  const faced = (state: object, ...dice: number[]) =>
    checks(
      new Trial(
        {
          phase: 'rally',
          options: { year: 1941 },
          units: { rt: ['T-34 at D6', state], r9: '4-4-7 at N9', g1: '4-6-7 at D5' } as Units,
        },
        ...dice,
      ),
    ).length;
  const routs = (screen: object = {}) =>
    begun('rout', { g1: ['4-6-7 at D6', { ...BROKEN, dm: true }], r1: '4-4-7 at D9', ...screen } as Units, {
      map: field({ D4: 'woods' }),
    }).legalOf('german', 'rout').length > 0;

  play([
    [
      '[squad-leader 7.3.3 × 11.31.2]',
      'raw men fear the AFV beside them, and not one in motion',
      () => [faced({}, 3, 3), faced({ motion: true })],
      [1, 0],
    ],
    ['[squad-leader 7.3.3 × 13.22.3]', 'nor one whose crew is shocked', () => faced({ shock: 'shocked' }), 0],
    [
      '[squad-leader 11.31.11 × 3.21.14]',
      'behind an AFV men rout over open ground, and not behind one in motion',
      () => [routs(), routs({ gt: 'MkIVF2 at D7' }), routs({ gt: ['MkIVF2 at D7', { motion: true }] })],
      [false, true, false],
    ],
    [
      '[squad-leader 11.20.3/b × 11.38.4]',
      'men beside a wagon have no shelter of it, those beside a truck have',
      () => {
        const under = (vehicle: object) =>
          modifiersOf(
            begun('prep-fire', {
              g1: '4-6-7 at D6',
              ru: ['truck at D4', vehicle],
              r1: '4-4-7 at D4',
            } as Units).order('german', fire('D4', 'g1'), 6, 5),
            'r1',
          );
        return [under({})?.length, under({ vehicle: 'wagon' })];
      },
      [1, []],
    ],
    [
      '[squad-leader 11.38.4 × 3.21.14]',
      'nor behind a wagon',
      () => routs({ gu: ['truck at D7', { vehicle: 'wagon' }] }),
      false,
    ],
  ]);
});

describe('what is repaired, kept, and answered', () => {
  const mended = (weapon: string, state: object = {}) =>
    until(
      new Trial({
        phase: 'rally',
        turn: 2,
        active: 'american',
        enemy: 'german',
        units: {
          a1: 'crew 2-4-6 at D9',
          ag: [`${weapon} with a1`, { malfunctioned: true, ...state }],
          g9: '4-6-7',
        } as Units,
      }),
      'american repair',
    )
      .order('american', { order: 'repair', weapon: 'ag' }, 2)
      .unit('ag').malfunctioned;

  /** A tank drives upon a gun: its crew is asked, or the overrun is resolved. */
  const answers = ([gun, ...dice]: [string, ...number[]]) => {
    const upon = { order: 'drive', unit: 'gt', path: ['D5', 'D4'], overrun: ['bow'] };
    const trial = begun('movement', {
      gt: ['MkIVF2 at D6', { facing: 0 }],
      rc: 'crew 2-3-7 at D5',
      rg: [`${gun} at D5`, { possessor: 'rc', facing: 3, found: true }],
    } as Units);
    if (refused(trial, 'german', upon)) trial.order('german', upon, ...dice);
    else trial.order('german', upon).order('russian', 'pass', ...dice);
    return trial.awaits.includes('russian overrun-fire');
  };

  play([
    [
      '[squad-leader 10.9.2.1 × 3.10.4/a]',
      'Americans repair a gun with a 2 where it was set up, and not elsewhere',
      () => [mended('57 AT gun'), mended('57 AT gun', { dislodged: true })],
      [undefined, true],
    ],
    [
      '[squad-leader 8.21.1 × 3.10.4]',
      'a recoilless rifle with a 1 only, and a light mortar that was moved with a 2',
      () => [mended('57 RCL'), mended('60mm mortar', { dislodged: true })],
      [true, undefined],
    ],
    [
      '[squad-leader 7.1.19 × 8.21.6]',
      'a gun that is overrun fires once more, mortars and recoilless rifles do not',
      () => [answers(['57 AT gun', 3, 3]), answers(['82mm mortar', 6, 4]), answers(['German 75 RCL', 6, 4])],
      [true, false, false],
    ],
    [
      '[squad-leader 13.22.2 × 11.14.4]',
      'the crew of a carrier is not shocked by what all but goes through',
      () => {
        const shot = (...dice: number[]) =>
          new Trial({
            ...in1944,
            units: {
              g1: '4-6-7 at D6',
              gw: 'ATR with g1',
              bt: ['Bren Carrier at D4', { facing: 3 }],
              b9: '4-5-7',
            } as Units,
          }).order('german', { order: 'fire-anti-tank', weapon: 'gw', target: 'bt' }, 3, 3, ...dice);
        const [needs] = shot(6, 5).told('afv-kill');
        const above = (needs?.needs ?? 0) + 1 - sum(needs?.modifiers);
        const one = Math.min(6, above - 1);
        const trial = shot(one, above - one);
        return [trial.told('afv-kill').length, checks(trial), trial.unit('bt').shock];
      },
      [1, [], undefined],
    ],
    [
      '[squad-leader 13.27.2.2 × 3.20.1]',
      'AP at men in a house: a check with 1 off, whatever the roll',
      () => {
        const trial = begun(
          'prep-fire',
          { gt: ['MkIVF2 at D8', { facing: 0 }], r1: '4-4-7 at D4' } as Units,
          { map: field({ D4: 'stone-building' }) },
        ).order(
          'german',
          { order: 'fire-ordnance', unit: 'gt', at: 'D4', ammunition: 'AP' },
          ...[1, 3, 1, 1, 4, 4],
        );
        return trial
          .told('morale-check')
          .map(({ needs, modifiers, passed }) => [needs, sum(modifiers), passed]);
      },
      [[7, -1, true]],
    ],
    [
      '[squad-leader 13.12.3 × 3.25.9]',
      'a gun whose crew goes berserk stays sighted in',
      () => {
        const trial = begun(
          'prep-fire',
          { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun with g1', { facing: 0 }], r1: '6-2-8 at E9' } as Units,
          { active: 'russian', secrets: { german: { boreSights: { gg: { from: 'D9', on: 'D4' } } } } },
        ).order('russian', fire('D9', 'r1'), 2, 3, 1, 1);
        return [
          trial.unit('g1').berserk,
          trial.battle.position.secrets?.german?.boreSights?.gg !== undefined,
        ];
      },
      [true, true],
    ],
    [
      '[squad-leader 8.17.7 × 13.21.2]',
      'a Panzerfaust of 1942 from the second level: 2 more and 1 less to kill',
      () => {
        const trial = new Trial({
          ...in1944,
          map: drawn({ buildings: [{ is: 'stone', hexes: 'D5 D6', upperLevels: 2, stairways: 'D5' }] }),
          units: {
            g1: '4-6-7 at D5/2',
            gw: 'panzerfaust 42b with g1',
            rt: ['T-34 at D4', { facing: 3 }],
          } as Units,
        }).order('german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' }, ...[1, 2, 6, 6, 6, 6]);
        return pairs(trial.told('afv-kill')[0]?.modifiers);
      },
      ['from above -1', '42b 2'],
    ],
    [
      '[squad-leader 13.17.8/a × 3.20.4]',
      'a leader who breaks under shells at the infantry shakes the crew of the gun beside him',
      () => {
        const trial = begun('prep-fire', {
          gt: ['MkIVF2 at D8', { facing: 0 }],
          r1: 'crew 2-3-7 at D4',
          rg: ['76 AT gun with r1', { facing: 3 }],
          rl: '8-0 at D4',
        } as Units).order(
          'german',
          { order: 'fire-ordnance', unit: 'gt', at: 'D4', ammunition: 'HE' },
          ...[1, 2, 4, 4, 6, 6, 1, 1, 1, 1],
        );
        return checks(trial);
      },
      ['rl MC', 'rl wound', 'r1 leader loss'],
    ],
  ]);
});
