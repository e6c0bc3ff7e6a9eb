import {
  crew,
  type Game,
  german,
  halfSquad,
  leader,
  type Placed,
  russian,
  type SetUp,
  setUp,
  us,
} from '../testkit.testkit.js';

type Units = Record<string, Placed>;
type Attack = { attackers: string[]; defenders: string[] };

/** Player A's Advance Phase is about to end; the units that advanced say so. */
function fight(units: Units, more: Omit<SetUp, 'units'> = {}, ...dice: number[]): Game {
  const away = { az: german('4-6-7', 'A1'), bz: russian('4-4-7', 'H8') };
  const here = setUp({ phase: 'APh', units: { ...away, ...units }, ...more });
  here.order('a', { order: 'end-phase' }, ...dice);
  return here;
}

const advanced = { advanced: true } as const;
const attacks = (...pairs: [string, string][]): Attack[] =>
  pairs.map(([attackers, defenders]) => ({
    attackers: attackers.split(' '),
    defenders: defenders.split(' '),
  }));
const designate = (here: Game, side: string, list: Attack[], ...dice: number[]) =>
  here.order(side, { order: 'designate', attacks: list }, ...dice);

describe('who fights', () => {
  test('[aslsk 3.8/a] [aslsk 3.8/c] both sides designate, the ATTACKER first, and strike together, the dead too', () => {
    const here = fight({ a1: german('4-6-7', 'E4', advanced), b1: russian('4-4-7', 'E4') });
    expect(here.awaits).toEqual(['a designation']);
    designate(here, 'a', attacks(['a1', 'b1']));
    expect(here.awaits).toEqual(['b designation']);
    const done = designate(here, 'b', attacks(['b1', 'a1']), 1, 2, 2, 1);
    expect(
      done
        .all('close-combat')
        .map(({ side, odds, kill, final, result }) => [side, odds, kill, final, result]),
    ).toEqual([
      ['a', '1-1', 5, 3, 'eliminated'],
      ['b', '1-1', 5, 3, 'eliminated'],
    ]);
    expect([here.has('a1'), here.has('b1')]).toEqual([false, false]);
  });

  test('[aslsk 3.8/a] neither terrain nor Weapons count', () => {
    const here = fight(
      {
        a1: german('4-6-7', 'E4', advanced),
        b1: russian('4-4-7', 'E4'),
        bm: { ...us('6-6-6', 'E4'), kind: 'weapon', weapon: 'HMG', possessor: 'b1' },
      },
      { terrain: { E4: 'stone-building' } },
      3,
      3,
    );
    designate(here, 'a', attacks(['a1', 'b1']));
    const done = designate(here, 'b', attacks(['b1', 'a1']), 5, 6, 5, 6);
    expect(
      done.all('close-combat').map(({ attack, defence, modifiers }) => [attack, defence, modifiers]),
    ).toEqual([
      [4, 4, []],
      [4, 4, []],
    ]);
  });

  test('[aslsk 3.8/b] the ATTACKER orders the hexes, each is fought out before the next', () => {
    const here = fight({
      a1: german('4-6-7', 'E4', advanced),
      b1: russian('4-4-7', 'E4'),
      a2: german('4-6-7', 'G4', advanced),
      b2: russian('4-4-7', 'G4'),
    });
    expect(here.awaits).toEqual(['a close-combat']);
    expect(here.refused('a', { order: 'fight', at: 'F4' })).toMatchObject({
      refused: 'NO_COMBAT',
      cites: ['3.8/b'],
    });
    here.order('a', { order: 'fight', at: 'G4' });
    expect(here.refused('a', { order: 'designate', attacks: attacks(['a1', 'b1']) })).toMatchObject({
      refused: 'NO_SUCH_UNIT',
    });
    designate(here, 'a', []);
    designate(here, 'b', []);
    expect(here.battle.clock.combat).toBe('E4');
    expect(here.unit('a2').melee).toBe(true);
  });

  test('[aslsk 3.8/d] [aslsk 3.8/e] each unit once on either side, nobody has to; the broken do not attack', () => {
    const here = fight({
      a1: german('4-6-7', 'E4', advanced),
      a2: german('4-6-7', 'E4', { ...advanced, broken: true }),
      b1: russian('4-4-7', 'E4'),
      b2: russian('4-4-7', 'E4'),
    });
    const refused = (list: Attack[]) => here.refused('a', { order: 'designate', attacks: list });
    expect(refused(attacks(['a1', 'b1'], ['a1', 'b2']))).toMatchObject({
      refused: 'TWICE',
      cites: ['3.8/d'],
    });
    expect(refused(attacks(['a1', 'b1 b1']))).toMatchObject({ refused: 'TWICE' });
    expect(refused(attacks(['a2', 'b1']))).toMatchObject({ refused: 'BROKEN', cites: ['3.8/e'] });
    expect(refused(attacks(['a1', 'az']))).toMatchObject({ refused: 'NO_SUCH_UNIT' });
    designate(here, 'a', []);
    const done = designate(here, 'b', []);
    expect(done.all('close-combat')).toEqual([]);
  });

  test('[aslsk 3.8/e] the broken defend at -2', () => {
    const here = fight({
      a1: german('4-6-7', 'E4', advanced),
      b1: russian('4-4-7', 'E4', { broken: true, dm: true }),
    });
    const done = designate(here, 'a', attacks(['a1', 'b1']), 3, 3);
    expect(done.the('close-combat')).toMatchObject({
      final: 4,
      result: 'eliminated',
      modifiers: [{ label: 'broken', value: -2, cites: ['3.8/e'] }],
    });
    expect(here.has('b1')).toBe(false);
  });
});

describe('odds and results', () => {
  test.each([
    [['8-3-8', '4-6-8'], '4-4-7', '3-1', 8],
    [['4-6-7'], '4-4-7', '1-1', 5],
    [['5-4-8'], '4-4-7', '1-1', 5],
    [['4-6-7', '2'], '4-4-7', '3-2', 6],
    [['4-6-7', '4-6-7'], '4-4-7', '2-1', 7],
    [['2'], '4-4-7', '1-2', 4],
    [['2'], '6-2-8', '1-4', 3],
  ] as const)(
    '[aslsk 3.8/f] %j against a %s is %s, kill number %d, rounded in the defender’s favour',
    (own, enemy, odds, kill) => {
      const units: Units = { b1: russian(enemy, 'E4', { broken: false as unknown as true }) };
      own.forEach((strength, i) => {
        units[`a${i}`] =
          strength === '2' ? halfSquad('German', '2-4-7', 'E4', advanced) : german(strength, 'E4', advanced);
      });
      delete (units.b1 as { broken?: unknown }).broken;
      const here = fight(units);
      designate(here, 'a', [{ attackers: own.map((_, i) => `a${i}`), defenders: ['b1'] }]);
      const done = designate(here, 'b', [], 5, 6);
      expect(done.the('close-combat')).toMatchObject({ odds, kill });
    },
  );

  test('[aslsk 3.8/g] below the Kill number all are gone, at it one is reduced, above it nothing', () => {
    const roll = (...dice: number[]) => {
      const here = fight({
        a1: german('8-3-8', 'E4', advanced),
        b1: russian('4-4-7', 'E4'),
        b2: russian('4-4-7', 'E4'),
      });
      designate(here, 'a', attacks(['a1', 'b1 b2']));
      designate(here, 'b', [], ...dice);
      return here;
    };
    const gone = roll(1, 3);
    expect([gone.has('b1'), gone.has('b2')]).toEqual([false, false]);
    const reduced = roll(2, 3, 2);
    expect([reduced.unit('b1').kind, reduced.unit('b2').kind]).toEqual(['squad', 'half-squad']);
    const nothing = roll(2, 4);
    expect([nothing.unit('b1').kind, nothing.unit('b2').kind]).toEqual(['squad', 'squad']);
  });

  test('[aslsk 3.3.1/h] [aslsk 3.3.1/p] a CX attacker adds one, against a CX defender one is taken off', () => {
    const here = fight({ a1: german('4-6-7', 'E4', { ...advanced, cx: true }), b1: russian('4-4-7', 'E4') });
    designate(here, 'a', attacks(['a1', 'b1']));
    const done = designate(here, 'b', attacks(['b1', 'a1']), 3, 5, 3, 5);
    expect(done.all('close-combat').map(({ final }) => final)).toEqual([9, 7]);
  });

  test('[aslsk-56] [aslsk-57] three squads on two in a building', () => {
    const here = fight(
      {
        a1: german('4-4-7', 'H4', advanced),
        a2: german('4-4-7', 'H4', advanced),
        a3: german('4-4-7', 'H4', advanced),
        b1: russian('4-5-8', 'H4'),
        b2: russian('4-5-8', 'H4'),
      },
      { terrain: { H4: 'stone-building' } },
      3,
      5,
    );
    designate(here, 'a', attacks(['a1 a2', 'b1'], ['a3', 'b2']));
    const done = designate(here, 'b', attacks(['b1', 'a1 a2'], ['b2', 'a3']), 4, 2, 4, 5, 3, 1, 3, 4, 1);
    expect(done.all('close-combat').map(({ odds, final, result }) => [odds, final, result])).toEqual([
      ['2-1', 6, 'eliminated'],
      ['1-1', 9, 'no effect'],
      ['1-2', 4, 'casualty reduction'],
      ['1-1', 7, 'no effect'],
    ]);
    expect(here.has('b1')).toBe(false);
    expect(['a1', 'a2', 'a3', 'b2'].map((id) => [here.unit(id).strength, here.unit(id).melee])).toEqual([
      ['2-3-7', true],
      ['4-4-7', true],
      ['4-4-7', true],
      ['4-5-8', true],
    ]);
  });
});

describe('leaders', () => {
  test('[aslsk 3.8/h] [aslsk 3.8/i] a leader counts one and gives his modifier to the MMC he attacks with', () => {
    const here = fight({
      a1: german('4-6-7', 'E4', advanced),
      al: leader('German', '9-2', 'E4', advanced),
      b1: russian('4-4-7', 'E4'),
    });
    designate(here, 'a', attacks(['a1 al', 'b1']));
    const done = designate(here, 'b', [], 5, 6);
    expect(done.the('close-combat')).toMatchObject({
      attack: 5,
      odds: '1-1',
      final: 9,
      modifiers: [{ label: '9-2', value: -2, cites: ['3.8/i'] }],
    });
  });

  test('[aslsk 3.8/i] [aslsk 3.8/aa] alone he attacks without it, and defends alone', () => {
    const here = fight({
      al: leader('German', '9-2', 'E4', advanced),
      b1: russian('4-4-7', 'E4'),
      b2: russian('4-4-7', 'E4'),
    });
    designate(here, 'a', attacks(['al', 'b1']));
    const done = designate(here, 'b', attacks(['b1 b2', 'al']), 5, 6, 5, 4);
    const [own, theirs] = done.all('close-combat');
    expect(own).toMatchObject({ attack: 1, defence: 4, odds: '1-4', modifiers: [], final: 11 });
    expect(theirs).toMatchObject({ attack: 8, defence: 1, odds: '8-1', kill: 11 });
  });

  test('[aslsk 3.8/h] he is attacked together with the unit he is stacked on, and not left out', () => {
    const here = fight({
      a1: german('4-6-7', 'E4', advanced),
      b1: russian('4-4-7', 'E4'),
      bl: leader('Russian', '8-0', 'E4'),
    });
    expect(here.refused('a', { order: 'designate', attacks: attacks(['a1', 'b1']) })).toMatchObject({
      refused: 'LEADER_APART',
      cites: ['3.8/h', '3.8/aa'],
    });
    expect(here.refused('a', { order: 'designate', attacks: attacks(['a1', 'bl']) })).toMatchObject({
      refused: 'LEADER_APART',
    });
    designate(here, 'a', attacks(['a1', 'b1 bl']));
    expect(here.refused('b', { order: 'designate', attacks: attacks(['bl', 'a1']) })).toMatchObject({
      refused: 'LEADER_APART',
    });
    const done = designate(here, 'b', attacks(['b1 bl', 'a1']), 6, 5, 6, 5);
    expect(done.all('close-combat').map(({ attack, defence }) => [attack, defence])).toEqual([
      [4, 5],
      [5, 4],
    ]);
  });

  test('[aslsk-60] [aslsk 5.3/c] an original 2 creates a leader, and the odds are reckoned again', () => {
    const here = fight({ a1: german('5-4-8', 'E6', { ...advanced, cx: true }), b1: russian('4-4-7', 'E6') });
    designate(here, 'a', attacks(['a1', 'b1']));
    const done = designate(here, 'b', attacks(['b1', 'a1']), 4, 5, 1, 1, 2);
    expect(done.the('leader-created')).toMatchObject({ by: 'b1', dr: 2, leader: '8-0' });
    expect(done.the('leader-created').modifiers.map(({ value }) => value)).toEqual([1, -1]);
    const [german_, russian_] = done.all('close-combat');
    expect(german_).toMatchObject({ attack: 5, defence: 5, odds: '1-1', result: 'no effect' });
    expect(russian_).toMatchObject({ attack: 5, defence: 5, odds: '1-1', result: 'eliminated' });
    expect(here.has('a1')).toBe(false);
    expect(here.unit(done.the('leader-created').unit)).toMatchObject({
      side: 'b',
      at: 'E6',
      strength: '8-0',
    });
  });

  test('[aslsk 5.3/b] the best MMC of the attack counts for it', () => {
    const here = fight({
      a1: us('5-3-6', 'E6', advanced),
      a2: us('6-6-7', 'E6', advanced),
      b1: russian('4-4-7', 'E6'),
    });
    designate(here, 'a', attacks(['a1 a2', 'b1']));
    const done = designate(here, 'b', [], 1, 1, 3);
    expect(done.the('leader-created')).toMatchObject({ by: 'a2', leader: '8-0' });
  });

  test('[aslsk 3.2.3/LLMC] a leader lost in close combat shakes nobody', () => {
    const here = fight({
      a1: german('8-3-8', 'E4', advanced),
      b1: russian('4-4-7', 'E4'),
      bl: leader('Russian', '10-2', 'E4'),
      b2: russian('4-4-7', 'E4'),
    });
    designate(here, 'a', attacks(['a1', 'b1 bl']));
    const done = designate(here, 'b', [], 2, 3);
    expect(here.has('bl')).toBe(false);
    expect(done.all('morale-check')).toEqual([]);
  });
});

describe('ambush', () => {
  const pair = (state = {}): Units => ({
    a1: german('4-6-7', 'I4', { ...advanced, ...state }),
    b1: russian('4-4-7', 'I4'),
  });
  const house = { terrain: { I4: 'stone-building' } } as const;

  test('[aslsk-59] [aslsk 3.8/j] [aslsk 3.8/k] [aslsk 2.0/Ambush] three less ambushes: first and alone, at -1, and +1 against it', () => {
    const here = fight(pair(), house, 4, 1);
    expect(here.awaits).toEqual(['b designation']);
    const first = designate(here, 'b', attacks(['b1', 'a1']), 2, 4);
    expect(first.the('close-combat')).toMatchObject({ odds: '1-1', final: 5, result: 'casualty reduction' });
    expect(here.unit('a1').strength).toBe('2-4-7');
    expect(here.awaits).toEqual(['a designation']);
    const second = designate(here, 'a', attacks(['a1', 'b1']), 2, 3);
    expect(second.the('close-combat')).toMatchObject({ odds: '1-2', final: 6, result: 'no effect' });
    expect(here.unit('a1')).toMatchObject({ melee: true });
    expect(here.unit('a1').ambush).toBeUndefined();
  });

  test('[aslsk 3.8/j] two less is not an ambush, and there is none in the open or in a Melee', () => {
    expect(fight(pair(), house, 3, 1).awaits).toEqual(['a designation']);
    expect(fight(pair()).awaits).toEqual(['a designation']);
    expect(
      fight(
        {
          ...pair(),
          a2: german('4-6-7', 'I4', { melee: true }),
          b2: russian('4-4-7', 'I4', { melee: true }),
        },
        house,
      ).awaits,
    ).toEqual(['a designation']);
    expect(fight({ a1: german('4-6-7', 'I4'), b1: russian('4-4-7', 'I4') }, house).awaits).toEqual([
      'a designation',
    ]);
  });

  test.each([
    ['CX', { cx: true }, {}, 1],
    ['broken', {}, { b2: russian('4-4-7', 'I4', { broken: true }) }, 0],
    ['a leader', {}, { al: leader('German', '9-2', 'I4', advanced) }, -2],
  ] as const)('[aslsk 3.8/l] [aslsk 3.3.1/n] the ambush dr counts %s', (_what, state, more, drm) => {
    const here = setUp({
      phase: 'APh',
      units: { az: german('4-6-7', 'A1'), bz: russian('4-4-7', 'H8'), ...pair(state), ...more },
      ...house,
    });
    const done = here.order('a', { order: 'end-phase' }, 3, 3);
    const { rolls } = done.the('ambush');
    const value = (side: string) => (rolls[side]?.modifiers ?? []).reduce((sum, one) => sum + one.value, 0);
    expect(value('a')).toBe(drm);
    expect(value('b')).toBe('b2' in more ? 1 : 0);
  });

  test('[aslsk 5.4] [aslsk 3.8/l] the Inexperienced add one', () => {
    const here = setUp({
      phase: 'APh',
      units: {
        az: german('4-6-7', 'A1'),
        bz: russian('4-4-7', 'H8'),
        a1: german('4-3-6', 'I4', advanced),
        b1: russian('4-4-7', 'I4'),
      },
      ...house,
    });
    const done = here.order('a', { order: 'end-phase' }, 3, 1);
    expect(done.the('ambush')).toMatchObject({ winner: 'b' });
  });
});

describe('Melee', () => {
  test('[aslsk 3.8/t] [aslsk 2.0/Melee] units that are left on both sides are locked, [aslsk 3.8/ac] while anybody is unbroken', () => {
    const here = fight({ a1: german('4-6-7', 'E4', advanced), b1: russian('4-4-7', 'E4', { broken: true }) });
    designate(here, 'a', []);
    expect([here.unit('a1').melee, here.unit('b1').melee]).toEqual([true, true]);
    const wiped = fight({
      a1: german('4-6-7', 'E4', { ...advanced, melee: true }),
      b1: russian('4-4-7', 'E4', { melee: true }),
    });
    designate(wiped, 'a', attacks(['a1', 'b1']));
    const done = designate(wiped, 'b', [], 1, 3);
    expect(done.the('melee-ended')).toMatchObject({ at: 'E4', units: ['a1'] });
    expect(wiped.unit('a1').melee).toBeUndefined();
  });

  test('[aslsk-58] [aslsk 3.8/u] a unit that reinforces a Melee takes part in it, without ambush', () => {
    const here = fight(
      {
        a1: german('4-6-7', 'J3', { melee: true }),
        al: leader('German', '9-2', 'J3', { ...advanced, wounded: true }),
        b1: russian('4-4-7', 'J3', { melee: true }),
        b2: russian('5-2-7', 'J3', { melee: true }),
      },
      { terrain: { J3: 'stone-building' } },
    );
    designate(here, 'a', attacks(['a1 al', 'b2']));
    const done = designate(here, 'b', attacks(['b1 b2', 'a1 al']), 4, 3, 4, 3);
    expect(
      done
        .all('close-combat')
        .map(({ odds, modifiers, final, result }) => [
          odds,
          modifiers.map(({ value }) => value),
          final,
          result,
        ]),
    ).toEqual([
      ['1-1', [-1], 6, 'no effect'],
      ['3-2', [], 7, 'no effect'],
    ]);
    expect([here.unit('a1').melee, here.unit('al').melee]).toEqual([true, true]);
  });

  test('[aslsk 3.8/ac] a Melee in which all are broken is over', () => {
    const here = setUp({
      phase: 'PFPh',
      units: {
        a1: german('4-6-7', 'E4', { melee: true, broken: true }),
        a2: german('4-6-7', 'A1'),
        b1: russian('4-4-7', 'E4', { melee: true, broken: true }),
      },
    });
    here.order('a', { order: 'end-phase' });
    expect([here.unit('a1').melee, here.unit('b1').melee]).toEqual([undefined, undefined]);
  });

  test('[aslsk 3.8/x] Pins come off at the end of the phase', () => {
    const here = fight({ a1: german('4-6-7', 'E4', { pinned: true }) });
    expect(here.battle.clock.phase).not.toBe('APh');
    expect(here.unit('a1').pinned).toBeUndefined();
  });
});

test('[aslsk 3.8/h] a crew fights with what is printed on it', () => {
  const here = fight({ a1: crew('German', '2-2-8', 'E4', advanced), b1: russian('4-4-7', 'E4') });
  designate(here, 'a', attacks(['a1', 'b1']));
  expect(designate(here, 'b', [], 5, 6).the('close-combat')).toMatchObject({ attack: 2, odds: '1-2' });
});
