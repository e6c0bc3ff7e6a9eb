import { Act } from '../../kernel/decide/act.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { combat } from '../ruleset.js';
import type { CombatSystem } from '../system.js';
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';
import { actionCheck, checkModifiers, moraleCheck } from './checks.js';
import { casualty, eliminate, wound } from './harm.js';

const setUp = (setup: Setup) => new Trial(setup).battle;
/** A pen with scripted dice on the battle of a set-up. */
const act = (setup: Setup, ...faces: number[]) =>
  new Act<CombatSystem>(setUp(setup), scriptedDice(...faces), combat);
const kinds = (pen: Act<CombatSystem>) => pen.effects.map(({ effect }) => effect);
const check = (placed: Placed, roll: number, plus = 0) => {
  const pen = act({ units: { g1: placed } }, roll);
  moraleCheck(pen, 'g1', { plus });
  return pen.battle.unit('g1');
};

describe('Morale Checks', () => {
  test('[combat 9.1.1, 9.1.4.1, 12.3.1.5.1] passed by a d10 not above Troop Quality', () => {
    expect(check('6-6 at D4', 6)?.yellow).toBeUndefined();
    expect(check('6-6 at D4', 7)?.yellow).toBe('pinned');
  });

  test.each([
    [undefined, 7, 'pinned'],
    [undefined, 8, 'pinned'],
    [undefined, 9, 'disrupted'],
    ['pinned', 7, 'disrupted'],
    ['pinned', 8, 'disrupted'],
    ['pinned', 9, 'wia'],
    ['disrupted', 6, 'wia'],
    ['disrupted', 7, 'wia'],
  ] as const)('[combat 9.1.4.2, 9.1.4.2/a] status %s and a roll of %i gives %s', (yellow, roll, after) => {
    expect(check(['6-6 at D4', { ...(yellow && { yellow }) }], roll)?.yellow).toBe(after);
  });

  test('[combat 12.3.1.5.3] [combat-51] Pinned with TQ 7, a final 8 is Disrupted', () => {
    expect(check(['7-6 at D4', { yellow: 'pinned' }], 8)?.yellow).toBe('disrupted');
  });

  test('[combat 12.3.1.5.4] Disrupted failing by three or more suffers casualties', () => {
    expect(check(['6-6 at D4', { yellow: 'disrupted' }], 8)).toMatchObject({
      kind: 'half-squad',
      fp: 3,
      yellow: 'disrupted',
    });
    expect(check(['3-6 at D4', { yellow: 'disrupted' }], 8)).toBeUndefined();
  });

  test('[combat 12.3.1.5.5] WIA failing by one or two: a squad is a half-squad and stays WIA, others are gone', () => {
    expect(check(['6-6 at D4', { yellow: 'wia' }], 7)).toMatchObject({ kind: 'half-squad', yellow: 'wia' });
    expect(check(['3-6 at D4', { yellow: 'wia' }], 7)).toBeUndefined();
    expect(check(['6-6 at D4', { yellow: 'wia' }], 8)).toBeUndefined();
  });

  test('[combat 12.3.1.3/Mx] M+x adds to the roll', () => {
    expect(check('6-6 at D4', 5, 1)?.yellow).toBeUndefined();
    expect(check('6-6 at D4', 5, 2)?.yellow).toBe('pinned');
  });

  test('[combat 9.1.4] failing an Action Check only denies the action', () => {
    const pen = act({ units: { g1: '6-6 at D4' } }, 7);
    expect(actionCheck(pen, 'g1', 'charge')).toBe(false);
    expect(kinds(pen)).toEqual(['action-check']);
    expect(pen.battle.unit('g1')?.yellow).toBeUndefined();
  });

  test('[combat 9.1.4.2] an Action Check knows no modifiers and no yellow markers', () => {
    const pen = act(
      { units: { g1: ['6-6 at D4', { yellow: 'wia' }] }, marks: { D4: { enfilade: ['german'] } } },
      6,
    );
    expect(actionCheck(pen, 'g1', 'charge')).toBe(true);
    expect(pen.effects[0]?.about).toEqual({ unit: 'g1', to: 'charge', rolled: 6, needs: 6, passed: true });
  });
});

describe('the Morale Support Table', () => {
  const modifiers = (setup: Setup, id = 'g1') => {
    const battle = setUp(setup);
    return checkModifiers(battle, battle.theUnit(id), 0).map(({ why, drm }) => [why, drm]);
  };

  test('[combat 9.1.2] -1 with an able leader in the location, none from another level of the hex', () => {
    expect(modifiers({ units: { g1: '6-6 at D4', g2: 'nco at D4' } })).toEqual([['leader', -1]]);
    expect(modifiers({ units: { g1: '6-6 at D4', g2: 'nco at D4/1' } })).toEqual([]);
    expect(modifiers({ units: { g1: '6-6 at D4', g2: ['nco at D4', { yellow: 'disrupted' }] } })).toEqual([]);
    expect(modifiers({ units: { g1: '6-6 at D4', g2: ['nco at D4', { yellow: 'pinned' }] } })).toEqual([
      ['leader', -1],
    ]);
    expect(modifiers({ units: { g1: '6-6 at D4', a1: 'nco at D4' } })).toEqual([]);
  });

  test('[combat 9.1.2/a] an adjacent officer or Commissar helps, an adjacent NCO does not; leaders get nothing', () => {
    expect(modifiers({ units: { g1: '6-6 at D4', g2: 'officer at D5' } })).toEqual([['leader', -1]]);
    expect(modifiers({ units: { g1: '6-6 at D4', g2: 'nco at D5' } })).toEqual([]);
    expect(modifiers({ units: { g1: '6-6 at D4', g2: 'officer at D6' } })).toEqual([]);
    expect(modifiers({ units: { g1: 'nco at D4', g2: 'officer at D4' } })).toEqual([]);
    expect(modifiers({ units: { r1: '4-4 at D4', r2: 'commissar at D5/1' } }, 'r1')).toEqual([
      ['leader', -1],
    ]);
  });

  test('[combat 9.1.2] +1 each for Disrupted, Enfilade and an Acquired marker in the hex', () => {
    expect(modifiers({ units: { g1: ['6-6 at D4', { yellow: 'wia' }] } })).toEqual([['Disrupted', 1]]);
    expect(modifiers({ units: { g1: '6-6 at D4' }, marks: { D4: { enfilade: ['german'] } } })).toEqual([
      ['Enfilade', 1],
    ]);
    expect(modifiers({ units: { g1: '6-6 at D4' }, marks: { D4: { enfilade: ['american'] } } })).toEqual([]);
    const aimed = { marks: { D4: { acquired: ['a1'] } } };
    expect(modifiers({ ...aimed, units: { g1: '6-6 at D4/1', a1: '75mm gun at H4' } })).toEqual([
      ['Acquired', 1],
    ]);
    const all = modifiers({
      units: { g1: ['6-6 at D4', { yellow: 'disrupted' }], a1: '75mm gun at H4' },
      marks: { D4: { acquired: ['a1'], enfilade: ['german'] } },
    });
    expect(all).toEqual([
      ['Disrupted', 1],
      ['Enfilade', 1],
      ['Acquired', 1],
    ]);
  });
});

describe('courage and panic', () => {
  test('[combat 9.2.1] 0 and 0 again is courage: no more checks for the rest of the scenario', () => {
    const pen = act({ units: { g1: '6-6 at D4' } }, 0, 0);
    expect(moraleCheck(pen, 'g1')).toBe(true);
    expect(pen.battle.unit('g1')?.courage).toBe(true);
    expect(moraleCheck(pen, 'g1', { plus: 3 })).toBe(true);
    expect(actionCheck(pen, 'g1', 'charge')).toBe(true);
    expect(pen.rolls).toHaveLength(2);
  });

  test('[combat 9.2.1] any other second roll leaves the first as a ten', () => {
    const pen = act({ units: { g1: '6-6 at D4' } }, 0, 9);
    expect(moraleCheck(pen, 'g1')).toBe(false);
    expect(pen.effects[0]?.about).toMatchObject({ rolled: 10, margin: 4, result: 'Disrupted' });
  });

  test('[combat 9.2.2] a leader takes the squads, half-squads and teams of his location with him', () => {
    const units = {
      g1: 'nco at D4',
      g2: '6-6 at D4',
      g3: 'MG 34 at D4',
      g4: 'nco at D4',
      g5: '6-6 at D5',
      a1: '7-6 at D4',
    };
    const pen = act({ units }, 0, 0);
    moraleCheck(pen, 'g1');
    expect(pen.effects[0]?.about).toEqual({ unit: 'g1', with: ['g2', 'g3'] });
    const brave = Object.keys(units).filter((id) => pen.battle.unit(id)?.courage);
    expect(brave).toEqual(['g1', 'g2', 'g3']);
  });

  test('[combat 9.2.3] all infantry in the hex of a Disrupted leader checks at once, leaders first', () => {
    const units = {
      g1: 'nco at D4',
      g2: '6-6 at D4',
      g3: 'officer at D4/1',
      g4: '6-6 at D5',
      a1: '7-6 at D4',
    };
    const pen = act({ units }, 0, 9, 3, 4);
    moraleCheck(pen, 'g1');
    const checks = pen.effects
      .filter(({ effect }) => effect === 'morale-check')
      .map(({ about }) => (about as { unit: string }).unit);
    expect(checks).toEqual(['g1', 'g3', 'g2']);
  });

  test('[combat 9.2.3] an eliminated leader shakes them, a wounded one does not', () => {
    const gone = act({ units: { g1: 'nco at D4', g2: '6-6 at D4' } }, 9);
    eliminate(gone, 'g1');
    expect(gone.battle.unit('g2')?.yellow).toBe('disrupted');
    const hurt = act({ units: { g1: 'nco at D4', g2: '6-6 at D4' } });
    wound(hurt, 'g1');
    expect(kinds(hurt)).toEqual(['wounded']);
  });

  test('[combat 9.2.4, 9.2.4.1] a Fanatic Resistance Nest has courage as long as an able Commissar is in the building', () => {
    const map = field({ D4: 'stone-building', D5: 'stone-building' });
    const marks = { D4: { nest: 'russian' }, D5: { nest: 'russian' } };
    const units = { r1: 'commissar at D5/1', r2: '4-4 at D4', r3: ['tank at D4', {}] as Placed };
    const pen = act({ map, marks, units }, 9);
    expect(moraleCheck(pen, 'r2')).toBe(true);
    expect(pen.rolls).toEqual([]);
    moraleCheck(pen, 'r3');
    expect(pen.rolls).toHaveLength(1);
    const lost = act({ map, marks, units }, 9, 4);
    eliminate(lost, 'r1');
    expect(lost.battle.location('D4').nest).toBeUndefined();
    expect(lost.battle.location('D5').nest).toBeUndefined();
    moraleCheck(lost, 'r2');
    expect(lost.effects.at(-2)?.about).toMatchObject({ unit: 'r2', rolled: 9, passed: false });
  });
});

describe('casualties and wounds', () => {
  test('[combat 2.3.1.1, 12.3.1.5.2] a leader is flipped by a wound or casualty, a second one kills him', () => {
    for (const harm of [wound, casualty]) {
      const pen = act({ units: { g1: 'nco at D4' } });
      harm(pen, 'g1');
      expect(pen.battle.unit('g1')).toMatchObject({ wounded: true });
      expect(pen.battle.unit('g1')?.yellow).toBeUndefined();
      harm(pen, 'g1');
      expect(pen.battle.unit('g1')).toBeUndefined();
    }
  });

  test('[combat 2.3.1.2] a squad flips to its half-squad and keeps its identity', () => {
    const pen = act({ units: { g1: '7-6 at D4' } });
    casualty(pen, 'g1');
    expect(pen.effects[0]?.about).toEqual({ unit: 'g1', from: '7-6', to: '4-6' });
    expect(pen.battle.unit('g1')).toMatchObject({
      id: 'g1',
      kind: 'half-squad',
      name: '4-6',
      fp: 4,
      range: 6,
      tq: 7,
      full: { name: '7-6', fp: 7, range: 6, tq: 7 },
    });
    expect(pen.battle.unit('g1')?.half).toBeUndefined();
  });

  test('[combat 12.3.1.3.1.1] with its markers on it', () => {
    const pen = act({ units: { g1: ['7-6 at D4', { yellow: 'wia', marker: 'moved' }] } });
    casualty(pen, 'g1');
    expect(pen.battle.unit('g1')).toMatchObject({ yellow: 'wia', marker: 'moved' });
  });

  test('[combat 12.3.1.3/C, 12.4.1, 12.5.1.1] half-squads, teams, guns and mortars are eliminated by a C', () => {
    for (const name of ['3-6', 'MG 34', '75mm gun', 'M2 mortar']) {
      const pen = act({ units: { g1: `${name} at D4` } });
      casualty(pen, 'g1');
      expect(pen.battle.unit('g1')).toBeUndefined();
    }
  });

  test('[combat 12.4.4.1] a Disrupted or eliminated gun loses its Acquired marker', () => {
    const aimed: Setup = {
      units: {
        g1: ['75mm gun at D4', { acquired: 'H4' }],
        g2: ['75mm gun at D5', { acquired: 'H4' }],
        a1: '7-6 at H4',
      },
      marks: { H4: { acquired: ['g1', 'g2'] } },
    };
    const pen = act(aimed, 9);
    moraleCheck(pen, 'g1');
    expect(pen.battle.unit('g1')).toMatchObject({ yellow: 'disrupted' });
    expect(pen.battle.unit('g1')?.acquired).toBeUndefined();
    expect(pen.battle.location('H4').acquired).toEqual(['g2']);
    eliminate(pen, 'g2');
    expect(pen.battle.location('H4').acquired).toBeUndefined();
  });

  test('[combat 7.5.3.1] a Disrupted unit is no longer under cover', () => {
    const pen = act({ units: { g1: ['6-6 at D4', { inCover: true }] } }, 9);
    moraleCheck(pen, 'g1');
    expect(pen.battle.unit('g1')?.inCover).toBeUndefined();
  });
});
