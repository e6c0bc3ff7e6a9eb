import { field, Trial } from '../testkit.testkit.js';

const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
const FIELD = field({ D6: 'light-woods', F5: 'woods', F6: 'woods', F7: 'woods' });
const into = (units: string[], path: string[], mode = 'move') => ({ order: 'move', units, mode, path });
const strike = (...targets: string[]) => ({ order: 'strike', targets });
/** The Germans of C3 go into C4. */
const enter = (units: object, more: object = {}) => {
  const trial = new Trial({ units: { ...FAR, ...units } as never, map: FIELD, ...more }).activate(
    'german',
    'C3',
  );
  const movers = trial.battle.units().filter(({ at, kind }) => at === 'C3' && kind !== 'weapon');
  return trial.order(
    'german',
    into(
      movers.map(({ id }) => id),
      ['C4'],
    ),
  );
};
const first = (trial: Trial) => trial.told('melee-struck')[0];
const LOCKED = { melee: true } as const;
/** A Melee of the turn before in C4, the Germans to act. */
const locked = (units: object, more: object = {}) =>
  new Trial({
    units: { ...FAR, ...units } as never,
    map: FIELD,
    marks: { C4: { melee: 'to-fight' } },
    ...more,
  }).activate('german', 'C4');

describe('entering Melee', () => {
  test('[lnlt 8.0] [lnlt 8.0/p] [lnlt 6.0/f] a unit that enters an enemy hex fights at once, without Opportunity Fire', () => {
    const trial = enter({ g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C4', a2: '2-5-4-6 at C5' });
    expect(trial.awaits).toEqual(['german melee']);
  });

  test('[lnlt 8.0/m] not by Assault Movement, [lnlt 6.4/a] but by Stealth', () => {
    const by = (mode: string) =>
      new Trial({
        units: {
          ...FAR,
          g1: ['1-6-4-6 at C3', { mfBox: mode === 'stealth' ? 'yellow' : 'red' }],
          a1: '2-5-4-6 at C4',
        },
      })
        .activate('german', 'C3')
        .refusal('german', into(['g1'], ['C4'], mode))?.refused;
    expect([by('assault-move'), by('stealth')]).toEqual(['WRONG_MODE', undefined]);
  });

  test('[lnlt 1.7/b] no Weapon Team, [lnlt 8.0/n] [lnlt 11.1] no Leader, Medic or Scout-less stack alone', () => {
    const able = (units: object) => {
      const trial = new Trial({ units: { ...FAR, ...units, a1: '2-5-4-6 at C4' } as never }).activate(
        'german',
        'C3',
      );
      const ids = trial.battle
        .unitsAt('C3')
        .filter(({ kind }) => kind !== 'weapon')
        .map(({ id }) => id);
      return trial.refusal('german', into(ids, ['C4']))?.refused;
    };
    expect(able({ g1: ['HMG Team at C3', { facing: 0 }] })).toBe('CANNOT_MOVE');
    expect(able({ g1: 'Leader 6-0-6 at C3' })).toBe('ENEMY_THERE');
    expect(able({ g1: 'Medic at C3' })).toBe('ENEMY_THERE');
    expect(able({ g1: 'Leader 6-0-6 at C3', gm: 'MG34 with g1' })).toBeUndefined();
    expect(able({ g1: 'Leader 6-0-6 at C3', g2: '1-6-4-5 at C3' })).toBeUndefined();
  });

  test('[lnlt 8.1/f] [lnlt 5.1/d] [lnlt 11.1/c] those who cannot fight are eliminated, the mover halts under Melee', () => {
    const trial = enter({
      g1: '1-6-4-5 at C3',
      a1: ['2-5-4-6 at C4', { shaken: true }],
      al: 'Leader 7-1-6 at C4',
      am: 'Medic at C4',
    });
    expect(trial.battle.unitsAt('C4').map(({ id }) => id)).toEqual(['g1']);
    expect(trial.at('C4').melee).toBe('to-fight');
    expect(trial.unit('g1')).toMatchObject({ melee: true, marker: 'moved' });
  });
});

describe('the round', () => {
  const odds = (attack: number, defence: number, counter = '1-6-4-5') =>
    first(
      enter({
        g1: [`${counter} at C3`, { fp: attack }],
        a1: ['2-5-4-6 at C4', { fp: defence }],
      }).order('german', strike('a1'), 1, 1),
    )?.odds;

  test('[lnlt-21] [lnlt 8.0/d] [lnlt RRT-04] odds go up to the next column', () => {
    expect([odds(4, 2), odds(5, 2), odds(2, 3), odds(5, 4), odds(1, 9), odds(30, 2)]).toEqual([
      '2:1',
      '3:1',
      '2:3',
      '3:2',
      '1:3',
      '5:1',
    ]);
  });

  test('[lnlt 8.0/g] [lnlt 8.0/t] [lnlt 11.2/f] a Hero who strikes moves one column up, to 5:1 at most', () => {
    const hero = 'Hero 2-6-6';
    expect([odds(1, 9, hero), odds(2, 2, hero), odds(30, 2, hero)]).toEqual(['1:2', '3:2', '5:1']);
  });

  test('[lnlt-22] [lnlt 8.0/c] [lnlt 8.0/i] [lnlt 8.0/j] two 2-5-4 against two 1-6-4 and a MG34: 4 to 4', () => {
    const trial = enter({
      g1: '1-6-4-5 at C3',
      g2: '1-6-4-5 at C3',
      gm: 'MG34 with g1',
      a1: '2-5-4-6 at C4',
      a2: '2-5-4-6 at C4',
    }).order('german', strike('a1', 'a2'), 3, 4);
    expect(first(trial)).toMatchObject({ attack: 4, defence: 4, odds: '1:1', needs: 8, killed: false });
  });

  test('[lnlt 8.0/j] a Squad with two weapons fights with both or with one and its IFP, a Half-squad with one alone', () => {
    const fp = (counter: string, ...weapons: string[]) =>
      first(
        enter({
          g1: `${counter} at C3`,
          ...Object.fromEntries(weapons.map((weapon, i) => [`g${i + 2}`, `${weapon} with g1`])),
          a1: '2-5-4-6 at C4',
        }).order('german', strike('a1'), 1, 1),
      )?.attack;
    expect([fp('1-6-4-5', 'MG34', 'MG34'), fp('1-6-4-5', 'MG34'), fp('1-5-4-5', 'MG34')]).toEqual([4, 3, 2]);
    expect([fp('1-6-4-5', 'Panzerfaust')]).toEqual([1]);
  });

  test('[lnlt 8.0/e] [lnlt 8.0/f] [lnlt 8.0/s] [lnlt 8.0/a] the Kill Number with LM; the struck strike back; then both are removed', () => {
    const trial = enter({ g1: '1-6-4-5 at C3', gl: 'Leader 7-1-6 at C3', a1: '2-5-4-6 at C4' }).order(
      'german',
      strike('a1'),
      4,
      5,
    );
    expect(first(trial)).toMatchObject({ odds: '1:2', needs: 10, modified: 10, killed: true });
    expect(trial.unit('a1').at).toBe('C4');
    expect(trial.awaits).toEqual(['american melee']);
    trial.order('american', strike('g1'), 3, 3);
    expect(first(trial)).toMatchObject({ odds: '2:1', needs: 6, killed: true });
    expect(trial.battle.unitsAt('C4')).toEqual([]);
    expect(trial.battle.unit('gl')).toBeUndefined();
  });

  test('[lnlt 8.0/q] not all need be struck at, the others do not count; [lnlt 8.1/j] Weapon Teams can be by themselves', () => {
    const trial = enter({
      g1: '1-6-4-5 at C3',
      a1: '2-5-4-6 at C4',
      am: '81mm Mortar at C4',
      ad: 'Medic at C4',
    });
    expect(trial.refusal('german', strike('ad'))).toMatchObject({ refused: 'NO_TARGET' });
    trial.order('german', strike('am'), 1, 1);
    expect(first(trial)).toMatchObject({ attack: 1, defence: 1, odds: '1:1' });
  });

  test('[lnlt 8.0/r] below 1:3 at one enemy only', () => {
    const trial = enter({ g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C4', a2: '2-5-4-6 at C4' });
    expect(trial.refusal('german', strike('a1', 'a2'))).toMatchObject({ refused: 'NO_TARGET' });
    trial.order('german', strike('a1'), 1, 1);
    expect(first(trial)?.odds).toBe('1:2');
  });

  test('[lnlt 1.7/o] [lnlt 8.0/h] a Mortar defends with one and does not strike back; [lnlt-69] [lnlt EOP-I/k] Layer, Deadly, at 4:1', () => {
    const trial = enter({
      g1: ['Hero 2-6-6 at C3', { skills: ['Deadly'] }],
      am: '60mm Mortar at C4',
    }).order('german', strike('am'), 3, 4);
    expect(first(trial)).toMatchObject({ attack: 3, defence: 1, odds: '4:1', needs: 4, killed: true });
    expect(trial.battle.unit('am')).toBeUndefined();
    expect(trial.unit('g1')).toMatchObject({ at: 'C4', melee: true });
  });

  test('[lnlt 1.7/p] a machine-gun team fights with all it has', () => {
    const trial = enter({ g1: '1-6-4-5 at C3', am: ['HMG Team at C4', { facing: 0 }] })
      .order('german', strike('am'), 1, 1)
      .order('american', strike('g1'), 1, 1);
    expect(first(trial)).toMatchObject({ attack: 3, odds: '3:1' });
  });

  test('[lnlt 8.0/k] [lnlt 8.0/u] Leaders and Heroes have half of a weapon, a Hero his IFP if that is more', () => {
    const fp = (counter: string, weapon: string) =>
      first(
        enter({ g1: `${counter} at C3`, gm: `${weapon} with g1`, a1: '2-5-4-6 at C4' }).order(
          'german',
          strike('a1'),
          1,
          1,
        ),
      )?.attack;
    expect([fp('Leader 6-0-6', 'MG42'), fp('Hero 2-6-6', 'MG34'), fp('Hero 1-6-6', 'MG42')]).toEqual([
      2, 2, 2,
    ]);
  });

  test('[lnlt-24] [lnlt 8.3] [lnlt 8.3/a] [lnlt 8.3/b] [lnlt 8.3/c] two without Firepower against 2: 10 is needed, 6 against them', () => {
    const zero = { fp: 0 };
    const trial = enter({
      g1: ['1-5-4-5 at C3', zero],
      g2: ['1-5-4-5 at C3', zero],
      a1: '2-5-4-6 at C4',
    }).order('german', strike('a1'), 4, 5);
    expect(first(trial)).toMatchObject({ attack: 2, defence: 2, odds: '1:1', modified: 7, killed: false });
    trial.order('american', strike('g1', 'g2'), 3, 3);
    expect(first(trial)).toMatchObject({ odds: '1:1', modified: 8, killed: true });
  });

  test('[lnlt 8.3] with a weapon it counts the weapon’s Firepower; [lnlt 11.6/f] a Scout fights as one', () => {
    const fp = (unit: unknown, more: object = {}) =>
      first(enter({ g1: unit, a1: '2-5-4-6 at C4', ...more }).order('german', strike('a1'), 6, 6));
    expect(fp(['1-5-4-5 at C3', { fp: 0 }], { gm: 'MG34 with g1' })).toMatchObject({
      attack: 2,
      modified: 11,
    });
    expect(fp('Scout at C3')).toMatchObject({ attack: 1, modified: 11 });
  });

  test('[lnlt 8.5] superscript M adds one', () => {
    const trial = enter({ g1: ['1-6-4-5 at C3', { meleeBonus: true }], a1: '2-5-4-6 at C4' }).order(
      'german',
      strike('a1'),
      1,
      1,
    );
    expect(first(trial)?.attack).toBe(2);
  });

  test('[lnlt 8.0/l] [lnlt 1.6.3/b] [lnlt 1.6.3] charges and Flamethrowers serve in Melee; a charge is used up', () => {
    const trial = enter({
      g1: '1-6-4-5 at C3',
      gc: 'Satchel Charge with g1',
      g2: '1-6-4-5 at C3',
      gf: 'Flamethrower with g2',
      a1: '2-5-4-6 at C4',
    }).order('german', strike('a1'), 1, 1);
    expect(first(trial)?.attack).toBe(16);
    trial.order('american', strike('g1'), 1, 1);
    expect([trial.battle.unit('gc'), trial.battle.unit('gf')?.at]).toEqual([undefined, 'C4']);
  });

  test('[lnlt-23] [lnlt 8.0/v] a captured weapon that does not decide it is removed in the Admin Phase', () => {
    const trial = enter({
      gl: 'Leader 6-0-6 at C3',
      g1: '1-6-4-5 at C3',
      gm: 'American BAR with gl',
      a1: ['2-5-4-6 at C4', { fp: 1 }],
    }).order('german', strike('a1'), 1, 1);
    expect(first(trial)).toMatchObject({ attack: 2, defence: 1, odds: '2:1', killed: false });
    trial.order('american', strike('g1'), 1, 1);
    expect([trial.unit('g1').at, trial.unit('a1').at]).toEqual(['C4', 'C4']);
    expect(trial.unit('gm').spoiled).toBe(true);
    trial.order('american', 'pass').order('german', 'pass').order('american', 'pass', 1, 6);
    expect(trial.battle.unit('gm')).toBeUndefined();
  });

  test('[lnlt 8.0/v] one that decides it stays', () => {
    const trial = enter({ g1: '1-6-4-5 at C3', gm: 'American BAR with g1', a1: '2-5-4-6 at C4' })
      .order('german', strike('a1'), 6, 6)
      .order('american', strike('g1'), 1, 1);
    expect(trial.battle.unit('a1')).toBeUndefined();
    trial.order('american', 'pass').order('german', 'pass').order('american', 'pass', 1, 6);
    expect(trial.unit('gm')).toMatchObject({ possessor: 'g1', at: 'C4' });
  });

  test('[lnlt 20.1.2] by night as by day', () => {
    const round = (options: object) =>
      enter({ g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C4' }, { options }).order('german', strike('a1'), 4, 3);
    expect(round({ night: true }).told('melee-struck')).toEqual(round({}).told('melee-struck'));
    expect(first(round({ night: true }))).toMatchObject({ attack: 1, defence: 2, odds: '1:2', modified: 7 });
  });

  test('[lnlt 8.1/e] [lnlt 8.1/k] [lnlt 11.3/d] [lnlt 11.4/f] [lnlt 8.1/d] without a fighter left Medics, Snipers and Leaders go too', () => {
    const trial = enter({
      g1: '1-6-4-5 at C3',
      g2: '1-6-4-5 at C3',
      gm: 'MG42 with g1',
      a1: '2-5-4-6 at C4',
      ad: 'Medic at C4',
      as: 'Sniper at C4',
    })
      .order('german', strike('a1'), 6, 6)
      .order('american', strike('g1'), 1, 1);
    expect(trial.battle.unitsAt('C4').map(({ id }) => id)).toEqual(['g1', 'g2', 'gm']);
  });
});

describe('locked in Melee', () => {
  test('[lnlt 8.1] [lnlt 8.0/o] units that are left are locked and spent, on both sides', () => {
    const trial = enter({ g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C4' })
      .order('german', strike('a1'), 1, 1)
      .order('american', strike('g1'), 1, 1);
    expect([trial.unit('g1').melee, trial.unit('a1').melee, trial.at('C4').melee]).toEqual([
      true,
      true,
      'fought',
    ]);
    expect(trial.refusal('american', { order: 'activate', at: 'C4' })).toMatchObject({
      refused: 'NOBODY_TO_ACTIVATE',
    });
  });

  test('[lnlt 8.1/g] [lnlt 8.0/b] in a later turn they fight another round, one in a turn; they neither move nor fire', () => {
    const trial = locked({
      g1: ['1-6-4-5 at C4', LOCKED],
      a1: ['2-5-4-6 at C4', LOCKED],
      a2: '2-5-4-6 at C6',
    });
    expect(trial.refusal('german', into(['g1'], ['C3']))).toMatchObject({ refused: 'CANNOT_MOVE' });
    expect(trial.refusal('german', { order: 'fire', at: 'C6', units: ['g1'] })).toMatchObject({
      refused: 'CANNOT_FIRE',
    });
    trial
      .order('german', { order: 'fight', at: 'C4' })
      .order('german', strike('a1'), 1, 1)
      .order('american', strike('g1'), 1, 1);
    expect(trial.at('C4').melee).toBe('fought');
    expect(trial.refusal('american', { order: 'activate', at: 'C4' })).toMatchObject({
      refused: 'NOBODY_TO_ACTIVATE',
    });
  });

  test('[lnlt 8.1/a] the marker stays while both sides are there, else it goes in the Admin Phase', () => {
    const inTheEnd = (units: object) =>
      new Trial({ units: { ...FAR, ...units } as never, marks: { C4: { melee: 'fought' } } })
        .order('german', 'pass')
        .order('american', 'pass')
        .order('german', 'pass', 6, 1);
    const both = inTheEnd({
      g1: ['1-6-4-5 at C4', { ...LOCKED, opsComplete: true }],
      a1: ['2-5-4-6 at C4', { ...LOCKED, opsComplete: true }],
    });
    expect(both.at('C4').melee).toBe('to-fight');
    const one = inTheEnd({ g1: ['1-6-4-5 at C4', { ...LOCKED, opsComplete: true }] });
    expect([one.at('C4').melee, one.unit('g1').melee]).toEqual([undefined, undefined]);
  });

  test('[lnlt 8.1/b] [lnlt 8.1/i] [lnlt 8.1/c] a unit that passes a Morale Check leaves; the last takes the marker with it and is fired at', () => {
    const trial = locked({
      g1: ['1-6-4-5 at C4', LOCKED],
      gl: ['Leader 6-1-6 at C4', LOCKED],
      a1: ['2-5-4-6 at C4', LOCKED],
    }).order('german', { order: 'withdraw', units: ['g1', 'gl'], path: ['C3'] }, 1, 1, 3, 3);
    expect(trial.told('withdrew')[0]).toMatchObject({ units: ['g1', 'gl'], failed: [] });
    expect([trial.at('C4').melee, trial.unit('g1').at]).toEqual([undefined, 'C3']);
    expect(trial.awaits).toEqual(['american opportunity']);
    trial.order('american', { order: 'fire', at: 'C3', units: ['a1'] }, 1, 6);
    expect(trial.unit('a1').fired).toBe(true);
  });

  test('[lnlt 8.1/c] a rearguard keeps the enemy busy', () => {
    const trial = locked({
      g1: ['1-6-4-5 at C4', LOCKED],
      g2: ['1-6-4-5 at C4', LOCKED],
      a1: ['2-5-4-6 at C4', LOCKED],
    }).order('german', { order: 'withdraw', units: ['g1'], path: ['C3'] }, 1, 1);
    expect([trial.at('C4').melee, trial.unit('a1').melee]).toEqual(['to-fight', true]);
    expect(trial.awaits).toEqual(['german moving']);
  });

  test('[lnlt 8.1/h] units that fail must fight at once', () => {
    const trial = locked({ g1: ['1-6-4-5 at C4', LOCKED], a1: ['2-5-4-6 at C4', LOCKED] }).order(
      'german',
      { order: 'withdraw', units: ['g1'], path: ['C3'] },
      6,
      6,
    );
    expect([trial.unit('g1').at, trial.awaits]).toEqual(['C4', ['german melee']]);
  });
});

describe('reinforcing', () => {
  test('[lnlt 8.2] [lnlt 8.2/a] before the round it is fought at once with those who are there', () => {
    const trial = enter(
      { g1: '1-6-4-5 at C3', g2: ['1-6-4-5 at C4', LOCKED], a1: ['2-5-4-6 at C4', LOCKED] },
      { marks: { C4: { melee: 'to-fight' } } },
    ).order('german', strike('a1'), 1, 1);
    expect(first(trial)?.attack).toBe(2);
  });

  test('[lnlt 8.2/a] after it they are locked and wait for the next turn; [lnlt 8.2] even where nobody of theirs is left', () => {
    const trial = enter(
      { g1: '1-6-4-5 at C3', a1: ['2-5-4-6 at C4', { ...LOCKED, opsComplete: true }] },
      { marks: { C4: { melee: 'fought' } } },
    );
    expect(trial.kinds).not.toContain('melee-began');
    expect(trial.unit('g1')).toMatchObject({ at: 'C4', melee: true });
  });
});

describe('Ambush', () => {
  const ambush = (units: object, more: object = {}) => {
    const trial = new Trial({
      units: { ...FAR, ...units } as never,
      map: FIELD,
      sides: { german: { ambush: true } },
      ...more,
    })
      .activate('german', 'F4')
      .order('german', into(['g1'], ['F5', 'F6']));
    return trial.awaits[0] === 'american opportunity' ? trial.order('american', 'hold-fire') : trial;
  };

  test('[lnlt 8.4] [lnlt 8.4/b] unseen at the start of the impulse: three times the Firepower, and the fallen do not strike back', () => {
    const trial = ambush(
      { g1: '1-6-4-5 at F4', a1: '2-5-4-6 at F6' },
      { map: field({ F5: 'wooden-building' }) },
    );
    expect(trial.told('melee-began')[0]?.ambush).toBe(true);
    trial.order('german', strike('a1'), 6, 6);
    expect(first(trial)).toMatchObject({ attack: 3, odds: '3:2', killed: true });
    expect(trial.battle.unit('a1')).toBeUndefined();
    expect(trial.awaits).not.toContain('american melee');
  });

  test('[lnlt 8.4] not when the enemy saw them, nor without the capability', () => {
    const map = field({});
    expect(ambush({ g1: '1-6-4-5 at F4', a1: '2-5-4-6 at F6' }, { map }).told('melee-began')[0]?.ambush).toBe(
      false,
    );
    const plain = ambush(
      { g1: '1-6-4-5 at F4', a1: '2-5-4-6 at F6' },
      { map: field({ F5: 'wooden-building' }), sides: {} },
    );
    expect(plain.told('melee-began')[0]?.ambush).toBe(false);
  });

  test('[lnlt 8.4/a] without IFP it is three, with -1', () => {
    const trial = ambush(
      { g1: ['1-5-4-5 at F4', { fp: 0 }], a1: '2-5-4-6 at F6' },
      { map: field({ F5: 'wooden-building' }) },
    );
    trial.order('german', strike('a1'), 3, 3);
    expect(first(trial)).toMatchObject({ attack: 3, modified: 5 });
  });

  test('[lnlt 8.2/b] reinforcements in Ambush: tripled beside the others, and both sides strike', () => {
    const trial = ambush(
      { g1: '1-6-4-5 at F4', g2: ['1-6-4-5 at F6', LOCKED], a1: ['2-5-4-6 at F6', LOCKED] },
      { map: field({ F5: 'wooden-building' }), marks: { F6: { melee: 'to-fight' } } },
    ).order('german', strike('a1'), 6, 6);
    expect(first(trial)?.attack).toBe(4);
    expect(trial.awaits).toEqual(['american melee']);
  });
});
