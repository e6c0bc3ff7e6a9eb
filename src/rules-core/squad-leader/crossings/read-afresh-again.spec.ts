import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';
import {
  attacks,
  BROKEN,
  begun,
  fire,
  isGone,
  MELEE,
  modifiersOf,
  move,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const HURRY = { optional: ['4.7'] } as const;
const FAR = '4-4-7 at N12';
const DM = { broken: true, dm: true } as const;
const blows = (trial: Trial) => trial.told('close-combat-attack').flatMap((attack) => attack.blows);

describe('captives, and those who run', () => {
  test('[squad-leader 3.29.15 × 4.7.5] captives whom their guard hurries into the woods are fired on as it is', () => {
    const trial = begun(
      'movement',
      {
        g1: '4-6-7 at D4',
        r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
        r2: '4-4-7 at D8',
      } as Units,
      { options: HURRY, map: field({ D5: 'woods' }) } as Setup,
    );
    trial.order('german', { order: 'double-time', unit: 'g1' }).order('german', move('g1', 'D5'));
    until(trial, 'russian defensive-fire').order('russian', fire('D5', 'r2'), 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual(['woods 1', 'double time -1', 'moved -1']);
    expect(modifiersOf(trial, 'r1')).toEqual(modifiersOf(trial, 'g1'));
  });

  test.each([
    ['locked in melee', MELEE, true],
    ['free to fire', {}, false],
  ])(
    '[squad-leader 3.21/n × 3.21.7.2] the broken run across the open under the eyes of men %s',
    (_, state, runs) => {
      const trial = begun(
        'rout',
        {
          g1: ['4-6-7 at D4', DM],
          ...(runs && { g2: ['4-6-7 at F4', state] }),
          r1: ['4-4-7 at F4', state],
        } as Units,
        { map: field({ D2: 'woods' }) },
      );
      expect(trial.legalOf('german', 'rout').some(({ path }) => (path as string[]).at(-1) === 'D2')).toBe(
        runs,
      );
    },
  );
});

describe('moves', () => {
  const ROAD = drawn({ roads: [{ is: 'dirt-road', along: 'D11 D2' }] });

  test.each([
    ['with a leader', 'g1 gl', 'D9 D8 D7 D6 D5 D4 D3', undefined],
    ['with a leader', 'g1 gl', 'D9 D8 D7 D6 D5 D4 E4', 'TOO_FAR'],
    ['alone', 'g1', 'D9 D8 D7 D6 D5 D4', 'TOO_FAR'],
  ] as const)(
    '[squad-leader 4.7.1 × 4.1.5] a squad that keeps to the road %s: %s by %s',
    (_, who, path, code) => {
      const trial = begun('movement', { g1: '4-6-7 at D10', gl: '8-0 at D10', r1: FAR }, {
        options: HURRY,
        map: ROAD,
      } as Setup);
      expect(refused(trial, 'german', move(who, path))).toBe(code);
    },
  );

  test('[squad-leader 4.7.7 × 3.25.4] the berserk charge as far as ever though they were at double time before', () => {
    const trial = begun(
      'movement',
      { g1: ['4-6-7 at D4', { berserk: true, cx: true }], r1: '4-4-7 at D11' } as Units,
      { options: HURRY } as Setup,
    );
    expect(refused(trial, 'german', move('g1', 'D5 D6 D7 D8 D9 D10'))).toBeUndefined();
  });

  test('[squad-leader 4.8.4 × 3.13.3] half-squads of the SS rally with one less than squads of the SS', () => {
    const trial = new Trial({
      phase: 'rally',
      sides: { german: { nationality: 'German SS' } },
      units: { g1: '6-5-8 at D4', gl: '9-1 at D4', g2: '6-5-8 at H1', g3: '6-5-8 at I1', r1: FAR },
    });
    until(trial, 'german deployment').order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 2, 3);
    const halves = trial.battle.units().filter(({ kind }) => kind === 'half-squad');
    expect(halves.map(({ morale, brokenMorale }) => [morale, brokenMorale])).toEqual([
      [8, 8],
      [8, 8],
    ]);
  });

  test.each([
    ['men of the line', '4-6-7', undefined],
    ['raw men', '4-3-6', 'TOO_FAR'],
  ] as const)('[squad-leader 4.9/Q × 3.9.4] %s who are led go below with six points', (_, squad, code) => {
    const trial = begun(
      'movement',
      {
        g1: `${squad} at D8`,
        gl: '8-1 at D8',
        gm: 'MMG with g1',
        gn: 'LMG with g1',
        go: 'LMG with g1',
        r1: '4-4-7 at N1',
      },
      { marks: { D8: { sewer: true }, D5: { sewer: true } } } as Setup,
    );
    const below = trial.refusal('german', { order: 'go-below', units: ['gl', 'g1'], to: 'D5' } as never, 3);
    expect(code === undefined ? below : below !== undefined).toBe(code === undefined ? undefined : true);
  });

  test('[squad-leader 5.6.3/b × 4.2.2] a squad whose gun slows it down has nothing left when its leader breaks in the third hex', () => {
    const trial = begun('movement', {
      g1: '4-6-7 at D3',
      gm: 'MMG with g1',
      gl: '7-0 at D3',
      r1: '4-4-7 at G7',
    });
    trial.order('german', move('g1 gl', 'D4 D5 D6 D7 D8')).endPhase();
    trial.order('russian', fire('D6', 'r1'), 3, 4, 5, 5, 1, 2, 1, 2);
    expect([trial.unit('gl').broken, trial.unit('g1').at, trial.unit('gm').at]).toEqual([true, 'D6', 'D6']);
    expect(trial.awaits).not.toContain('german go-on');
  });

  test('[squad-leader 5.6.8.1/a × 4.7.5] who hurries from hex to hex of a building has 1 less for his haste alone', () => {
    const trial = begun('movement', { g1: '4-6-7 at D5', r1: '4-4-7 at H8' }, {
      options: HURRY,
      map: drawn({ buildings: [{ is: 'stone', hexes: 'D5 D6' }] }),
    } as Setup);
    trial.order('german', { order: 'double-time', unit: 'g1' }).order('german', move('g1', 'D6'));
    until(trial, 'russian defensive-fire').order('russian', fire('D6', 'r1'), 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual(['stone building 3', 'double time -1']);
  });

  test('[squad-leader 5.6.10.2 × 3.8.8] a leader takes the squad with him to the ground, and no hero', () => {
    const trial = begun('movement', {
      g1: '4-6-7 at D4',
      gl: '8-0 at D4',
      gh: '1-4-9 at D4',
      r1: '4-4-7 at D9',
    });
    trial.order('german', move('g1 gl gh', 'D5 D6 D7')).endPhase();
    trial.order('russian', fire('D6', 'r1'), 5, 3, 3, 5, 1, 2, 1, 2);
    expect([trial.unit('gl').at, trial.unit('g1').at, trial.unit('gh').at]).toEqual(['D6', 'D6', 'D7']);
    expect(trial.unit('g1')).toMatchObject({ grounded: true });
    expect(trial.unit('g1').broken).toBeUndefined();
  });

  test('[squad-leader 6.3.7 × 4.12.37] riders leave a melee in the Movement Phase, and not by an advance', () => {
    const trial = begun('advance', {
      g1: ['5-4-8 at D4', { skill: 'cavalry', rides: 'gh', ...MELEE }],
      gh: 'horses at D4',
      r1: ['4-4-7 at D4', MELEE],
    } as Units);
    expect(refused(trial, 'german', { order: 'advance', unit: 'g1', to: 'D5' })).toBe('IN_MELEE');
  });
});

describe('close combat, AFVs and weapons', () => {
  test('[squad-leader 5.3.5.1 × 8.11.5] a charge laid from below has 1 more against men on a hill', () => {
    const blown = (level: number) => {
      const trial = begun(
        'movement',
        { g1: '8-3-8 at D4', gd: 'demo charge with g1', r1: '4-4-7 at D5' },
        { map: field({ D5: { level } }) },
      );
      until(
        trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D5' }),
        'german advancing-fire',
      );
      trial.order('german', { order: 'detonate', weapon: 'gd' }, 5, 4, 1, 2);
      return modifiersOf(trial, 'r1');
    };
    expect([blown(0), blown(1)]).toEqual([[], ['height 1']]);
  });

  test.each([
    ['in smoke', { D4: { smoke: [{ side: 'russian', kind: 'full' }] } }, -1],
    ['in the clear', {}, -2],
  ])('[squad-leader 6.3.6 × 6.2.1] who withdraws %s', (_, marks, value) => {
    const trial = begun(
      'close-combat',
      { g1: ['4-6-7 at D4', MELEE], r1: ['4-4-7 at D4', MELEE] } as Units,
      { marks } as Setup,
    );
    trial.order('german', { order: 'withdraw', unit: 'g1' }).order('russian', 'pass');
    trial.order('russian', attacks('r1', 'g1'), 6, 5);
    expect(blows(trial)[0]?.modifiers.map((each) => each.value)).toEqual([value]);
  });

  test('[squad-leader 6.1.5 × 3.29.14] guards have half of themselves and of their light gun in close combat', () => {
    const trial = begun('close-combat', {
      g1: '4-6-7 at D4',
      gm: 'LMG with g1',
      r8: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
      r1: '4-4-7 at D4',
    } as Units);
    const { fp = 0 } = trial.unit('gm');
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]?.attack).toBe((4 + fp) / 2);
  });

  test('[squad-leader 7.1.16/a × 4.3.1] men whom an AFV drives out are lost where the only hex is full', () => {
    const water = Object.fromEntries(['C5', 'C6', 'E5', 'E6'].map((hex) => [hex, 'river'] as const));
    const driven = (more: Units) => {
      const trial = begun(
        'movement',
        { gt: 'MkIVF2 at D6', g1: '4-6-7 at D6', r1: '4-4-7 at D5', r2: '4-4-7 at D4', ...more },
        { map: field(water) },
      );
      trial.order('german', { order: 'drive', unit: 'gt', path: ['D5'], overrun: ['bow'] }, 6, 4);
      for (let n = 0; n < 8 && trial.awaits[0] !== 'german advancing-fire'; n++) {
        if (trial.awaits[0] === 'russian make-way') return 'makes way';
        trial.endPhase();
      }
      return isGone(trial, 'r1') ? 'lost' : 'stays';
    };
    expect([driven({}), driven({ r3: '4-4-7 at D4', r4: '4-4-7 at D4' })]).toEqual(['makes way', 'lost']);
  });

  test.each([
    [15, ['D16', 'D17']],
    [17, ['D18']],
  ])('[squad-leader 8.9.5.1 × 8.9.2.1] a machine gun at %d hexes reaches %j', (range, hexes) => {
    const trial = new Trial({
      map: field({}, { columns: 6, rows: 24 }),
      units: {
        g1: '4-6-7 at D1',
        gm: 'HMG with g1',
        gl: '8-0 at D1',
        r1: '4-4-7 at D16',
        r2: '4-4-7 at D17',
        r3: '4-4-7 at D18',
        r4: '4-4-7 at D19',
      },
    });
    trial.order('german', { ...fire(`D${range + 1}`, 'gm'), leaders: ['gl'] }, 6, 5);
    expect(trial.told('fire-attack').map(({ at }) => at)).toEqual(hexes);
  });

  test('[squad-leader 8.9.1.6 × 8.9.8.5] an Allied squad of 1941 fires itself elsewhere when its gun is sighted in', () => {
    const fires = (sighted: boolean) => {
      const trial = new Trial({
        phase: 'rally',
        active: 'british',
        enemy: 'german',
        options: { year: 1941, boreSighting: 'british' },
        units: { b1: '4-5-7 at D2', bm: 'MMG with b1', g1: '4-6-7 at D4', g2: '4-6-7 at F4' },
      });
      until(trial, 'british bore-sight');
      const sights = sighted ? [{ weapon: 'bm', on: 'F4' }] : [];
      trial.order('british', { order: 'bore-sight', sights } as never);
      until(trial, 'british prep-fire').order('british', fire('D4', 'b1'), 6, 5);
      return trial.refusal('british', fire('F4', 'bm'), 6, 5)?.refused;
    };
    expect([fires(true), fires(false)]).toEqual([undefined, 'NOT_TOGETHER']);
  });

  test.each([
    ['Squad Leader 1977', 12, undefined, undefined],
    ['Cross of Iron', 12, undefined, undefined],
    ['Crescendo of Doom', 8, undefined, true],
    ['G.I.', 8, true, true],
  ])(
    '[squad-leader 5.5.6.1.1 × 5.5.6.2.1, 5.5.6.1.1 × 5.6.10.1] %s: who cowers, is pinned, and goes to ground',
    (preset, column, pinned, grounded) => {
      const setup = { options: { preset } } as Setup;
      const men = { g1: '4-6-7 at D4', g2: '4-6-7 at D4', g3: '4-6-7 at D4', r1: '4-4-7 at D8' } as const;
      const shot = begun('prep-fire', men, setup).order('german', fire('D8', 'g1', 'g2', 'g3'), 4, 4, 3, 4);
      expect(shot.told('fire-attack')[0]?.column).toBe(column);
      const pin = begun('prep-fire', men, setup).order('german', fire('D8', 'g1'), 1, 3, 2, 4);
      expect(pin.unit('r1').pinned).toBe(pinned);
      const mover = begun('movement', men, setup).order('german', move('g1', 'D5 D6')).endPhase();
      mover.order('russian', fire('D5', 'r1'), 5, 3, 3, 4);
      expect([mover.unit('g1').broken, mover.unit('g1').grounded]).toEqual([undefined, grounded]);
    },
  );

  const POSSESSION = { options: { optional: ['8.5'] } } as Setup;
  const takes = { order: 'pick-up', unit: 'g1', weapon: 'gm' };
  const lying = { ...takes, weapon: 'rm' };

  test('[squad-leader 8.4.2 × 2.3.9.1] who takes over a weapon in the Advance Phase under a "?" loses it', () => {
    const trial = begun(
      'advance',
      { g1: ['4-6-7 at D4', UNDER], g2: ['4-6-7 at D4', UNDER], gm: 'LMG with g2', r1: FAR } as Units,
      { ...POSSESSION, map: field({ D4: 'woods' }) },
    );
    trial.order('german', takes);
    expect([trial.unit('gm').possessor, trial.unit('g1').concealed]).toEqual(['g1', undefined]);
  });

  test('[squad-leader 8.4.5 × 5.6.10.1] who went to ground takes up no weapon in the Advance Phase', () => {
    const trial = begun(
      'movement',
      { g1: '4-6-7 at D4', g2: '4-6-7 at D5', rm: 'LMG at D5', r1: '4-4-7 at D8' } as Units,
      POSSESSION,
    );
    trial.order('german', move('g1', 'D5')).endPhase();
    trial.order('russian', fire('D5', 'r1'), 5, 3, 3, 4);
    expect(trial.unit('g1').grounded).toBe(true);
    until(trial, 'german advance');
    expect([refused(trial, 'german', lying), refused(trial, 'german', { ...lying, unit: 'g2' })]).toEqual([
      'CANNOT_MOVE',
      'DICE_MISSING',
    ]);
  });

  test.each([
    [1, ['in the open -1']],
    [2, ['moved -1', 'in the open -1']],
  ])(
    '[squad-leader 8.5.2 × 5.6.8.1] who spends %d factors on a weapon is fired on as one who moved',
    (spend, modifiers) => {
      const trial = begun(
        'movement',
        { g1: '4-6-7 at D5', rm: 'LMG at D5', r1: '4-4-7 at D8' } as Units,
        POSSESSION,
      );
      trial.order('german', { ...lying, spend }, 1).endPhase();
      trial.order('russian', fire('D5', 'r1'), 6, 6);
      expect(modifiersOf(trial, 'g1')).toEqual(modifiers);
    },
  );
});
