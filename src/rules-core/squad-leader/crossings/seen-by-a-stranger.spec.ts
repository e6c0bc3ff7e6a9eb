/** Chapters 8 to 13 with chapters 2 to 7 once more: drawn up from the book alone. */
import { field, type Setup, Trial } from '../testkit.testkit.js';
import {
  advance,
  attacks,
  BROKEN,
  begun,
  fire,
  isGone,
  modifiersOf,
  refused,
  UNDER,
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
const PF = { g1: '4-6-7 at D4', gw: 'panzerfaust 44a with g1', rt: ['T-34 at D5', { facing: 3 }] } as Units;
const RUSSIAN_GUN = { r1: 'crew 2-3-7 at D4', rg: ['76 AT gun with r1', { facing: 3 }] } as const;

/** The position, and what comes of it. */
type Seen = [id: string, what: string, played: () => unknown, expected: unknown];
const play = (table: Seen[]) =>
  test.each(table)('%s %s', (_, __, played, expected) => {
    expect(played()).toEqual(expected);
  });

describe('anti-tank weapons of men', () => {
  const house = { ...in1944, map: field({ D4: 'stone-building' }) };
  const bazooka = (units: object, ...dice: number[]) =>
    new Trial({
      active: 'american',
      enemy: 'german',
      ...in1944,
      map: field({ D6: 'woods' }),
      units: {
        a1: '6-6-6 at D4',
        aw: 'bazooka with a1',
        a9: '6-6-6',
        g9: '4-6-7',
        ...units,
      } as Units,
    }).order('american', { order: 'fire-anti-tank', weapon: 'aw', at: 'D6' }, ...dice);

  const wooden = () =>
    begun('prep-fire', { ...PF, rt: 'T-34 at N9', r1: '4-4-7 at D5', g2: '4-6-7 at D7' } as Units, {
      ...in1944,
      map: field({ D5: 'wooden-building' }),
    }).order('german', { order: 'fire-anti-tank', weapon: 'gw', at: 'D5' }, 2, 3);

  const grenadiers = (...dice: number[]) =>
    new Trial({
      active: 'american',
      enemy: 'german',
      ...in1944,
      units: {
        a1: '6-6-6 at D4',
        aw: 'bazooka with a1',
        gt: ['MkIVF2 at D5', { facing: 3 }],
        g1: '4-6-7 at D7',
      } as Units,
    }).order('american', { order: 'place-smoke', unit: 'a1', at: 'D3' }, ...dice);
  const then = (trial: Trial, order: object) => accepted(refused(trial, 'american', order));
  const BAZOOKA = { order: 'fire-anti-tank', weapon: 'aw', target: 'gt' };

  play([
    [
      '[squad-leader 8.16.3/a × 3.20.8]',
      'a 12 of the back blast breaks a squad, and costs it no men',
      () => {
        const trial = begun('prep-fire', PF, house).order(
          'german',
          { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' },
          ...[6, 6, 6, 6],
        );
        return [trial.unit('g1').broken, trial.unit('g1').kind];
      },
      [true, 'squad'],
    ],
    [
      '[squad-leader 8.17.11 × 5.3.1]',
      'a Panzerfaust takes the cover of a wooden house in its phase, and not in the next one',
      () => {
        const now = wooden().order('german', fire('D5', 'g2'), 6, 5);
        const later = until(wooden(), 'german advancing-fire').order('german', fire('D5', 'g2'), 6, 5);
        return [modifiersOf(now, 'r1'), modifiersOf(later, 'r1')?.map((one) => one.slice(-2))];
      },
      [[], [' 2']],
    ],
    [
      '[squad-leader 8.18.9 × 3.24.1]',
      'who just passes under the shells of a bazooka in Prep Fire is pinned',
      () => bazooka({ g1: '4-6-7 at D6' }, 1, 2, 2, 4, 3, 4).unit('g1').pinned,
      true,
    ],
    [
      '[squad-leader 8.18.9 × 2.3.4]',
      'at men under a "?" it has 2 more To Hit, and half of its factors',
      () => {
        const trial = bazooka({ g1: ['4-6-7 at D6', UNDER] }, 1, 2, 6, 6);
        return [shotWith(trial), trial.told('fire-attack')[0]?.fp];
      },
      [['concealed 2'], 3],
    ],
    [
      '[squad-leader 8.17.2 × 4.7.11]',
      'the exhausted fire a Panzerfaust with 1 more',
      () =>
        shotWith(
          begun('prep-fire', { ...PF, g1: ['4-6-7 at D4', { cx: true }] } as Units, in1944).order(
            'german',
            { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' },
            6,
            6,
          ),
        ),
      ['exhausted 1'],
    ],
    [
      '[squad-leader 9.17.4/a × 8.2]',
      'who has placed smoke fires no bazooka in that phase, but his rifles; who has failed may fire it',
      () => {
        const placed = grenadiers(1);
        return [then(placed, BAZOOKA), then(placed, fire('D7', 'a1')), then(grenadiers(5), BAZOOKA)];
      },
      [false, true, true],
    ],
    [
      '[squad-leader 8.21.9 × 4.7.9]',
      'men behind a recoilless rifle as it fires are struck in close combat at 1 less, and strike with 1 more',
      () => {
        const trial = begun(
          'defensive-fire',
          {
            g1: 'crew 2-4-7 at D9',
            gr: ['75 RCL with g1', { facing: 0 }],
            g2: '4-6-7 at D10',
            r1: '4-4-7 at D4',
            r2: '4-4-7 at D11',
          } as Units,
          { ...in1944, active: 'russian' },
        ).order('german', { order: 'fire-ordnance', unit: 'gr', at: 'D4' }, 6, 5);
        until(trial, 'russian advance').order('russian', advance('r2', 'D10'), 3, 3);
        until(trial, 'russian close-combat').order('russian', attacks('r2', 'g2'));
        trial.order('german', attacks('g2', 'r2'), 6, 5, 6, 5);
        return trial.told('close-combat-attack').map(({ blows }) => sum(blows[0]?.modifiers));
      },
      [-1, 1],
    ],
  ]);
});

describe('artillery and smoke', () => {
  const HEXES = ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'];
  const on = (...faces: number[]) => HEXES.flatMap((each) => (each === 'D8' ? faces : [6, 6]));
  const shelling = (units: object, more: Setup = {}, ...faces: number[]) =>
    new Trial({
      active: 'russian',
      phase: 'movement',
      ...more,
      options: { order: ['german', 'russian'], year: 1944 },
      units: { gl: '9-1 at A1', r9: '4-4-7', ...units } as Units,
      marks: {
        D8: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] },
        ...more.marks,
      } as never,
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } }, ...more.sides },
    }).endPhase(...on(...faces));

  play([
    [
      '[squad-leader 9.2.5 × 9.1.17]',
      'with a radio that shells destroy goes the counter of its battery',
      () => {
        const trial = shelling(
          { rl: '9-1 at D8', rr: ['radio with rl', { contact: 'B' }] },
          {
            marks: { K3: { artillery: [{ side: 'russian', battery: 'B', is: 'spotting round' }] } } as never,
            sides: { russian: { batteries: { B: { calibre: 80, missions: 3 } } } },
          },
          1,
          1,
        );
        until(trial, 'german prep-fire');
        return [isGone(trial, 'rl'), isGone(trial, 'rr'), trial.at('K3').artillery ?? []];
      },
      [true, true, []],
    ],
    [
      '[squad-leader 9.2.10 × 5.1.3]',
      'who was under shells in Prep Fire has nothing of it against Advancing Fire',
      () =>
        modifiersOf(
          begun('advancing-fire', {
            g1: '4-6-7 at D4',
            r1: ['4-4-7 at D8', { shelled: 'prep-fire' }],
          } as Units).order('german', fire('D8', 'g1'), 6, 5),
          'r1',
        ),
      [],
    ],
    [
      '[squad-leader 9.2.2/a × 3.29/h]',
      'a prisoner who fails his check under shells is lost, his guard who passes is not',
      () => {
        const trial = shelling(
          { r1: '4-4-7 at D8', g1: ['unarmed 4-6-7 at D8', { ...BROKEN, guard: 'r1' }] },
          {},
          ...[4, 5, 6, 5, 3, 3],
        );
        return trial
          .told('morale-check')
          .map(({ unit, passed }) => [unit, passed, isGone(trial, unit)])
          .sort();
      },
      [
        ['g1', false, true],
        ['r1', true, false],
      ],
    ],
    [
      '[squad-leader 9.9.2 × 3.23.2]',
      'who has lost a level to shells rallies on one less',
      () => {
        const trial = begun(
          'rally',
          { g1: ['4-6-7 at D4', { ...BROKEN, shellShock: 1 }], gl: '8-0 at D4', r1: '4-4-7 at N1' } as Units,
          { map: field({ D4: 'woods' }) },
        );
        until(trial, 'german rally').order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, 3, 4);
        return [trial.told('rally-attempt')[0]?.needs, trial.unit('g1').broken];
      },
      [6, true],
    ],
    [
      '[squad-leader 9.16.8.1/a × 6.2.1]',
      'dispersed smoke helps those who advance into it in close combat, and not those who are there',
      () => {
        const thin = { marks: { D5: { smoke: [{ side: 'russian', kind: 'dispersed' }] } } } as Setup;
        const trial = begun('advance', { g1: '4-6-7 at D4', r1: '4-4-7 at D5' }, thin);
        trial.order('german', advance('g1', 'D5'));
        until(trial, 'german close-combat').order('german', attacks('g1', 'r1'));
        trial.order('russian', attacks('r1', 'g1'), 6, 5, 6, 5);
        return trial.told('close-combat-attack').map(({ blows }) => sum(blows[0]?.modifiers));
      },
      [-1, 0],
    ],
  ]);
});

describe('guns and vehicles', () => {
  const tank = (units: object, more: Setup = {}) =>
    begun('prep-fire', { gt: ['MkIVF2 at D9', { exposed: true }], ...units } as Units, more);
  const night = (mark: object) =>
    tank({ r1: '4-4-7 at D2' }, { options: { night: true }, clock: { visibility: 2 }, marks: { D2: mark } });
  const AT_D2 = { order: 'fire-ordnance', unit: 'gt', at: 'D2' };
  const beneath = (...dice: number[]) =>
    begun(
      'prep-fire',
      {
        gt: ['MkIVF2 at D8', { facing: 0, survival: 2 }],
        g1: '4-6-7 at D8',
        rt: ['T-34 at D4', { facing: 3, exposed: true }],
      } as Units,
      { active: 'russian' },
    ).order('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D8', target: 'gt' }, 2, 3, 1, 2, ...dice);
  const crewRally = (gun: object) => {
    const trial = begun(
      'rally',
      {
        g1: ['crew 2-4-7 at D9', BROKEN],
        gg: ['50 AT gun with g1', gun],
        gl: '8-0 at A1',
        g2: ['4-6-7 at A1', BROKEN],
        r1: '4-4-7 at N1',
      } as Units,
      { map: field({ D9: 'woods' }) },
    );
    return accepted(refused(until(trial, 'german rally'), 'german', { order: 'rally', unit: 'g1' }));
  };

  /** A tank that has driven over D7, and overrun whoever is there. */
  const discharges = (enemy: string) => {
    const trial = begun(
      'movement',
      {
        gt: ['MkIVF2 at D8', { facing: 0, mg: { bow: 4 }, dischargers: 'loaded' }],
        r1: `4-4-7 at ${enemy}`,
      } as Units,
      in1944,
    );
    const isOverrun = enemy === 'D7';
    trial.order(
      'german',
      { order: 'drive', unit: 'gt', path: ['D7', 'D6'], ...(isOverrun && { overrun: ['bow'] }) },
      ...(isOverrun ? [6, 5] : []),
    );
    expect(trial.kinds.includes('overrun')).toBe(isOverrun);
    until(trial, 'german advancing-fire');
    return accepted(refused(trial, 'german', { order: 'discharge-smoke', unit: 'gt' }));
  };

  play([
    [
      '[squad-leader 2.8.9 × 13.3]',
      'at night a gun fires at a flash beyond sight with 2 more, and at nobody without one',
      () => {
        const flash = night({ flash: 1 }).order('german', AT_D2, 6, 5);
        return [gunWith(flash), accepted(refused(night({}), 'german', AT_D2))];
      },
      [['gun flashes 2'], false],
    ],
    [
      '[squad-leader 13.17.8/a × 5.1.3]',
      'a shell at a gun leaves a squad beside it alone, rifles strike both',
      () => {
        const men = { ...RUSSIAN_GUN, r2: '4-4-7 at D4', g1: '4-6-7 at D6' };
        const shell = tank(men).order(
          'german',
          { order: 'fire-ordnance', unit: 'gt', at: 'D4', target: 'rg', ammunition: 'HE' },
          ...[1, 2, 1, 1],
        );
        const rifles = tank(men).order('german', fire('D4', 'g1'), 6, 5);
        return [
          ['r1', 'rg', 'r2'].map((id) => isGone(shell, id)),
          modifiersOf(rifles, 'r1'),
          modifiersOf(rifles, 'r2'),
        ];
      },
      [[true, true, false], ['gun shield 2'], []],
    ],
    [
      '[squad-leader 10.3/q2 × 5.1.3]',
      'one attack: the crew has its shield, the leader beside it nothing',
      () => {
        const trial = tank({ ...RUSSIAN_GUN, rl: '9-1 at D4', g1: '4-6-7 at D8' });
        trial.order('german', fire('D4', 'g1'), 2, 3, 3, 3);
        return [modifiersOf(trial, 'rl'), modifiersOf(trial, 'r1'), trial.told('morale-check').length];
      },
      [[], ['gun shield 2'], 1],
    ],
    [
      '[squad-leader 10.9.2.1 × 3.23.9]',
      'a crew rallies itself beside a gun that works, and not beside one that does not',
      () => [crewRally({}), crewRally({ malfunctioned: true })],
      [true, false],
    ],
    [
      '[squad-leader 11.8.1 × 3.24.3]',
      'a crew that looks out and just passes in Prep Fire shuts its hatch, and fires its gun with 2 and 1 more',
      () => {
        const trial = begun('prep-fire', {
          g1: '8-3-8 at D7',
          rt: ['T-34 at D9', { facing: 0, exposed: true }],
        } as Units).order('german', fire('D9', 'g1'), 4, 2, 3, 4);
        until(trial, 'russian defensive-fire');
        trial.order('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D7' }, 6, 5);
        return gunWith(trial).filter((one) => /pinned|buttoned/.test(one));
      },
      ['pinned 2', 'buttoned up 1'],
    ],
    [
      '[squad-leader 11.8.3 × 7.2.6.8]',
      'a stunned tank is not buttoned up in close combat, and nobody is at its guns',
      () => {
        const trial = begun('advance', {
          g1: '8-3-8 at D7',
          rt: ['T-34 at D6', { facing: 0, stunned: 2, shut: true }],
        } as Units).order('german', { order: 'advance', unit: 'g1', to: 'D6' }, 3, 4);
        until(trial, 'german close-combat').order(
          'german',
          { order: 'attack-vehicle', unit: 'g1', vehicle: 'rt' },
          ...[6, 6, 6, 5],
        );
        return sum(trial.told('vehicle-attacked')[0]?.modifiers);
      },
      -2,
    ],
    [
      '[squad-leader 11.20.5 × 3.24.1]',
      'who just passes the check for the tank that went up over him is not pinned',
      () => beneath(3, 4).unit('g1').pinned,
      undefined,
    ],
    [
      '[squad-leader 11.20.5 × 3.20.8]',
      'and a 12 in it breaks a squad, and costs it no men',
      () => [beneath(6, 6).unit('g1').broken, beneath(6, 6).unit('g1').kind],
      [true, 'squad'],
    ],
    [
      '[squad-leader 7.1.17 × 9.17.8.1]',
      'who has overrun men discharges no smoke in that player turn, who has only driven does',
      () => [discharges('N1'), discharges('D7')],
      [true, false],
    ],
  ]);
});
