import { field, type Setup, Trial } from '../testkit.testkit.js';
import {
  attacks,
  BROKEN,
  begun,
  checks,
  fire,
  HIDDEN,
  isGone,
  modifiersOf,
  move,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const NIGHT = { options: { night: true }, clock: { visibility: 3 } } as const;
const FAR = '4-4-7 at N12';
const LONG_WAY = ['D5', 'D6', 'D7', 'D8', 'D9', 'D10', 'D11'];
/** How many hexes down the D column they may go at most. */
const reach = (trial: Trial, units: string): number =>
  LONG_WAY.findLastIndex(
    (_, i) => refused(trial, 'german', move(units, LONG_WAY.slice(0, i + 1).join(' '))) === undefined,
  ) + 1;

describe('who is not seen', () => {
  test('[squad-leader 8.11.5 × 2.3.6] a charge strikes those in view with 30, and men under a "?" in the hex with 15', () => {
    const trial = begun(
      'movement',
      {
        g1: '8-3-8 at D4',
        gd: 'demo charge with g1',
        r1: ['4-4-7 at D5', UNDER],
        r2: '4-4-7 at D5',
      } as Units,
      { map: field({ D5: 'woods' }) },
    );
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D5' });
    until(trial, 'german advancing-fire');
    trial.order('german', { order: 'detonate', weapon: 'gd' }, 5, 3, 1, 2, 1, 2);
    const [attack] = trial.told('fire-attack');
    expect(attack?.fp).toBe(30);
    expect(attack?.outcomes.map(({ area, result }) => [area ?? false, result])).toEqual([
      [false, '2'],
      [true, 'M'],
    ]);
  });

  test.each([
    ['one hex by Assault Movement', { assault: true }, ['in the open -1']],
    ['one hex without it', {}, ['moved -1', 'in the open -1']],
  ])('[squad-leader 4.5.1 × 2.8.14] at night under a "?" in the open: %s', (_, more, modifiers) => {
    const trial = begun(
      'movement',
      { g1: ['4-6-7 at D4', UNDER], r1: '4-4-7 at D8' } as Units,
      NIGHT as Setup,
    );
    trial.order('german', { ...move('g1', 'D5'), ...more });
    until(trial, 'russian defensive-fire').order('russian', fire('D5', 'r1'), 6, 5);
    expect(
      trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`),
    ).toEqual(modifiers);
  });

  test.each([
    ['in sight of an enemy', {}, undefined],
    ['out of sight', { D6: 'woods' }, true],
  ] as const)(
    '[squad-leader 5.7.18.6 × 2.3.9.1] who makes a sniper under a "?" %s',
    (_, hexes, concealed) => {
      const trial = begun(
        'rally',
        { g1: ['4-6-7 at D4', UNDER], gl: ['8-1 at D4', UNDER], r1: '4-4-7 at D9' } as Units,
        { options: { optional: ['5.7.18'] }, map: field({ D4: 'woods', ...hexes }) },
      );
      until(trial, 'german snipers');
      trial.order('german', { order: 'make-sniper', unit: 'g1', leader: 'gl' }, 1, 1, 2);
      expect(trial.kinds).toContain('sniper-made');
      expect([trial.unit('g1').concealed, trial.unit('gl').concealed]).toEqual([concealed, concealed]);
    },
  );

  test('[squad-leader 7.3.6 × 3.9.1, 7.3.2 × 2.3.9.2] raw men under a "?" beside an AFV check with 1 less in any year', () => {
    const trial = begun('rally', { g1: ['4-3-6 at D5', UNDER], rt: 'T-34 at D6' } as Units, {
      options: { year: 1944 },
      map: field({ D5: 'woods' }),
    });
    while (refused(trial, 'german', { order: 'pass' }) === undefined) trial.order('german', 'pass');
    trial.order('german', 'pass', 4, 3);
    expect(trial.told('morale-check')).toMatchObject([
      { unit: 'g1', needs: 6, modifiers: [{ value: -1 }], passed: true },
    ]);
  });

  test('[squad-leader 2.3.9.1/a × 3.21.3] men two levels up are adjacent to a "?" in the brush below, and take it', () => {
    const seen = (level: number, at: string) => {
      const trial = begun('defensive-fire', { g1: [`4-6-7 at D4`, UNDER], r1: `4-4-7 at ${at}` } as Units, {
        map: field({ D4: 'brush', D5: { level } }),
        active: 'russian',
      });
      return until(trial, 'russian advancing-fire').unit('g1').concealed;
    };
    expect([seen(2, 'D5'), seen(2, 'D6')]).toEqual([undefined, true]);
  });
});

describe('leaders and the quality of troops', () => {
  test('[squad-leader 3.11.2 × 5.7.5.1] who fails the check of a sniper by more than the rating becomes green', () => {
    const struck = (elr: number) =>
      new Trial({
        enemy: 'american',
        sides: { american: { elr } },
        map: field({ D4: 'woods' }),
        units: { gs: ['sniper -3 at D4', HIDDEN], g9: '4-6-7', a1: '6-6-7 at D8' } as Units,
      })
        .order('german', { order: 'snipe', unit: 'gs', target: 'a1' }, 2, 2, 5, 4)
        .unit('a1').strength;
    expect([struck(1), struck(2)]).toEqual(['5-3-6', '6-6-7']);
  });

  test('[squad-leader 3.26.1 × 3.9.5] green men alone break their gun one sooner, with a leader of theirs not', () => {
    const broke = (leader: object) => {
      const trial = new Trial({
        active: 'american',
        enemy: 'german',
        units: {
          a1: '5-3-6 at D4',
          am: ['MMG with a1', { breakdown: 12 }],
          g1: '4-6-7 at D7',
          ...leader,
        } as Units,
      });
      return trial.order('american', fire('D7', 'am'), 6, 5).unit('am').malfunctioned;
    };
    expect([broke({}), broke({ al: '8-0 at D4' })]).toEqual([true, undefined]);
  });

  test('[squad-leader 3.9.8 × 3.2.6] a leader helps raw men in the check of their nerve beside the target', () => {
    const fired = (leader: string) =>
      begun('prep-fire', { g1: '4-3-6 at D4', gl: `${leader} at D4`, r1: '4-4-7 at D5' })
        .order('german', fire('D5', 'g1'), 4, 3, 6, 5)
        .told('fire-attack')[0]?.fp;
    expect([fired('9-1'), fired('8-0')]).toEqual([8, 4]);
  });

  test.each([
    ['a German leader of SS and others', 'German', []],
    ['an SS leader of SS and others', 'German SS', []],
  ])(
    '[squad-leader 3.13.5 × 5.1.6] %s gives a mixed group one less than his rating',
    (_, nationality, none) => {
      const directed = (squads: Units, firers: string[]) => {
        const trial = begun('prep-fire', {
          gl: ['9-1 at D4', { nationality }],
          r1: '4-4-7 at D8',
          ...squads,
        } as Units);
        trial.order('german', { ...fire('D8', ...firers), leaders: ['gl'] }, 6, 5);
        return modifiersOf(trial, 'r1')?.filter((each) => !each.endsWith(' 0'));
      };
      const own: Units = { g1: ['4-6-8 at D4', { nationality }] };
      const mixed: Units = {
        g1: ['4-6-8 at D4', { nationality: 'German SS' }],
        g2: ['4-6-7 at D4', { nationality: 'German' }],
      };
      expect(directed(own, ['g1'])).toEqual(['9-1 -1']);
      expect(directed(mixed, ['g1', 'g2'])).toEqual(none);
    },
  );

  test.each([
    ['9', {}, 9, true],
    ['and not 10', {}, 10, false],
    ['6 when they were fired on', { dm: true }, 6, true],
    ['and not 7', { dm: true }, 7, false],
  ] as const)(
    '[squad-leader 3.13.5 × 3.23.6, 3.13.2 × 3.23.6] SS rally under a German 9-1 with %s',
    (_, state, sum, rallied) => {
      const trial = begun(
        'rally',
        {
          g1: ['4-6-8 at D4', { ...BROKEN, nationality: 'German SS', brokenMorale: 9, ...state }],
          gl: ['9-1 at D4', { nationality: 'German' }],
          r1: FAR,
        } as Units,
        { map: field({ D4: 'woods' }) },
      );
      const first = Math.min(6, sum - 1);
      until(trial, 'german rally').order(
        'german',
        { order: 'rally', unit: 'g1', leader: 'gl' },
        first,
        sum - first,
      );
      expect(trial.unit('g1').broken !== true).toBe(rallied);
    },
  );

  test.each([
    [2, true],
    [3, false],
  ] as const)(
    '[squad-leader 3.5.1 × 3.21.20] allied men whom a foreigner rallies in the open need 2: %d',
    (sum, rallied) => {
      const trial = begun('rally', {
        g1: ['4-6-7 at D4', { ...BROKEN, nationality: 'Rumanian' }],
        gl: ['8-0 at D4', { nationality: 'German' }],
        r1: FAR,
      } as Units);
      until(trial, 'german rally').order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, sum - 1, 1);
      expect(trial.unit('g1').broken !== true).toBe(rallied);
    },
  );

  test.each([
    ['a personal leader', { personal: true }, 4],
    ['any other', {}, 2],
  ])(
    '[squad-leader 3.1.6 × 3.1.4] the rating of %s with each of the two dice of a large side',
    (_, state, bonus) => {
      const men = [...'ABCDEFGHIJK'].map((column, i) => [`g${i + 10}`, `4-6-7 at ${column}8`]);
      const units = { ...Object.fromEntries(men), gl: ['9-1 at N1', state], r1: FAR } as Units;
      const trial = new Trial({ phase: 'rally', units, options: { optional: ['3.1'], year: 1945 } }, 1, 3);
      expect(trial.told('command-rolled')).toMatchObject([{ bonus }]);
    },
  );

  test('[squad-leader 3.4.1 × 6.1.8] a leader who falls with the last squad in close combat is dead, and not wounded', () => {
    const trial = begun('close-combat', {
      g1: '4-6-7 at D4',
      gl: '9-2 at D4',
      r1: '6-2-8 at D4',
      r2: '6-2-8 at D4',
    });
    trial.order('german', 'pass').order('russian', attacks('r1 r2', 'g1'), 1, 2);
    expect([isGone(trial, 'gl'), trial.kinds.includes('wounded')]).toEqual([true, false]);
    expect(trial.battle.side('german').lost).toEqual(expect.arrayContaining(['g1', 'gl']));
  });

  test('[squad-leader 3.4.1 × 3.23.8] a leader who rolls a twelve as he rallies is wounded, and may live', () => {
    const rallied = (...dice: number[]) => {
      const trial = begun('rally', { gl: ['9-2 at D4', BROKEN], r1: FAR } as Units);
      return until(trial, 'german rally').order('german', { order: 'rally', unit: 'gl' }, 6, 6, ...dice);
    };
    expect(rallied(1, 2).unit('gl')).toMatchObject({ wounds: 1, morale: 8, leadership: -1 });
    expect(rallied(1, 2).unit('gl').broken).toBeUndefined();
    expect(isGone(rallied(5, 5), 'gl')).toBe(true);
  });

  test('[squad-leader 3.4.3/a × 3.9.4, 3.4.3 × 3.9.4] raw men who carry a wounded leader go three hexes', () => {
    const trial = begun('movement', {
      g1: '4-3-6 at D4',
      gl: ['8-1 at D4', { wounds: 1 }],
      r1: FAR,
    } as Units);
    trial.order('german', { order: 'carry-leader', unit: 'g1', leader: 'gl' });
    expect(reach(trial, 'g1')).toBe(3);
  });

  test('[squad-leader 3.4.3/a × 4.2.5] whom a wounded leader slowed down does not fire his machine gun afterwards', () => {
    const fires = (carry: boolean) => {
      const trial = begun('movement', {
        g1: '4-6-7 at D4',
        gm: 'LMG with g1',
        gl: ['8-1 at D4', { wounds: 1 }],
        r1: '4-4-7 at D9',
      } as Units);
      if (carry) trial.order('german', { order: 'carry-leader', unit: 'g1', leader: 'gl' });
      trial.order('german', move('g1', 'D5'));
      until(trial, 'german advancing-fire');
      return [refused(trial, 'german', fire('D9', 'gm')), refused(trial, 'german', fire('D9', 'g1'))];
    };
    expect(fires(false)).toEqual(['DICE_MISSING', 'DICE_MISSING']);
    expect(fires(true)).toEqual(['TOO_HEAVY', 'DICE_MISSING']);
  });

  test('[squad-leader 3.6.1.2 × 3.27.4] a leader who comes forward in close combat is a reinforcement of his side', () => {
    const trial = begun('close-combat', { g1: '4-6-7 at D4', r1: '4-4-7 at D4' }, {
      options: { optional: ['3.27'] },
    } as Setup);
    const base = () => trial.battle.side('german').integrity?.base ?? 0;
    const before = base();
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 1, 1, 2);
    expect(trial.kinds).toContain('leader-created');
    expect(base()).toBeGreaterThan(before);
  });

  test('[squad-leader 3.8.11 × 3.2.6] a leader whose check makes him a hero has steadied the others in that fire, and steadies nobody in the next', () => {
    const men: Units = { r1: '4-4-7 at D4', gl: '9-1 at D6', g1: '4-6-7 at D6' };
    const trial = begun('prep-fire', { ...men, r2: '4-4-7 at D8' }, { active: 'russian' });
    trial.order('russian', fire('D6', 'r1'), 2, 4, 1, 1, 4, 4);
    expect(trial.unit('g1').broken).toBeUndefined();
    trial.order('german', { order: 'seek-hero', unit: 'gl' }, 1);
    expect(trial.unit('gl').kind).toBe('hero');
    trial.order('russian', fire('D6', 'r2'), 2, 4, 3, 4, 4, 4);
    expect(trial.unit('g1').broken).toBe(true);
  });

  test('[squad-leader 3.25.2 × 3.20.4] a berserk leader who fails is lost, and shakes the berserk with him, who check with 10', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      rl: ['8-1 at D6', { berserk: true }],
      r1: ['4-4-7 at D6', { berserk: true }],
    } as Units);
    trial.order('german', fire('D6', 'g1'), 2, 4, 6, 5, 1, 2, 1, 3);
    expect([isGone(trial, 'rl'), checks(trial)]).toEqual([true, ['rl MC', 'r1 MC', 'r1 leader loss']]);
    expect(trial.told('morale-check').map(({ needs }) => needs)).toEqual([10, 10, 10]);
  });

  test('[squad-leader 3.27.3 × 3.28.2, 3.27.3 × 3.28.3] men of the line waver when two levels are lost, the elite does not before three', () => {
    const wavers = (lost: number, unit: string) => {
      const trial = begun('rally', { g1: '8-3-8 at D5', g2: '8-3-8 at D5', r1: `${unit} at D4` }, {
        options: { optional: ['3.27'] },
        sides: { russian: { integrity: { base: 100, lost } } },
      } as Setup);
      for (let n = 0; n < 12 && trial.battle.clock.phase === 'rally'; n++) {
        if (trial.awaits.includes('german surrender')) return true;
        trial.endPhase();
      }
      return false;
    };
    expect([wavers(45, '4-4-7'), wavers(65, '4-4-7'), wavers(65, '6-2-8'), wavers(85, '6-2-8')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
