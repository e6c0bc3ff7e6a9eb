import {
  changed,
  crew,
  german,
  halfSquad,
  leader,
  type Placed,
  type Row,
  type SetUp,
  setUp,
  squad,
  us,
  weapon,
} from '../testkit.testkit.js';
import { mmcCounter } from '../units/counters.js';

const PTO = { pto: true } as const;
const striped = (strength: string, at: string, set = {}): Placed => ({
  ...mmcCounter('Japanese', strength, 'squad', 'reduced'),
  at,
  ...set,
});
const japanese = (strength: string, at = 'E5', set = {}) => squad('Japanese', strength, at, set);

/** A 6-6-6 next door, 12 FP: original 7 is a 1MC, 10 a PTC, 3 a K/3, 2 a 1KIA. */
function under(units: Record<string, Placed>, ...faces: number[]) {
  const game = setUp({
    phase: 'PFPh',
    sides: { b: { nationality: 'Japanese' } },
    units: { a1: us('6-6-6', 'E4'), ...units },
  });
  const done = game.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, ...faces);
  return { game, done };
}
const ONE_MC = [4, 3] as const;

describe('Japanese squads and crews step down', () => {
  test('[aslsk-114] [aslsk 8.1.3/a] [aslsk 8.1.2/a] a full-strength squad that fails becomes its striped side, unbroken', () => {
    const { game, done } = under({ b1: japanese('4-4-7', 'E5', { elr: 3 }) }, ...ONE_MC, 3, 4);
    expect(done.the('fire-attack').results[0]).toMatchObject({ result: '1MC' });
    expect(done.the('morale-check')).toMatchObject({ final: 8, morale: 7, passed: false });
    expect(done.the('step-reduced')).toEqual({ unit: 'b1', was: '4-4-7', now: '3-4-7' });
    expect(game.unit('b1')).toMatchObject({
      kind: 'squad',
      strength: '3-4-7',
      fp: 3,
      reduced: true,
      class: 'first',
    });
    expect(game.unit('b1').broken).toBeUndefined();
    expect(done.told).toContain('3-4-7, a 4-4-7, steps down to a 3-4-7.');
  });

  test('[aslsk 8.1.2/b] its Pin and CX markers stay', () => {
    const { game } = under(
      { b1: japanese('4-4-7', 'E5', { elr: 3, pinned: true, cx: true }) },
      ...ONE_MC,
      3,
      4,
    );
    expect(game.unit('b1')).toMatchObject({ reduced: true, pinned: true, cx: true });
  });

  test('[aslsk 8.1.3/b] [aslsk 2.0/StepReduction] a striped squad becomes one of its half-squads, unbroken', () => {
    const { game, done } = under({ b1: striped('3-4-7', 'E5', { elr: 3 }) }, ...ONE_MC, 3, 4);
    expect(done.the('step-reduced')).toEqual({ unit: 'b1', was: '3-4-7', now: '2-3-7' });
    expect(game.unit('b1')).toMatchObject({ kind: 'half-squad', strength: '2-3-7', morale: 7 });
    expect(game.unit('b1').broken).toBeUndefined();
    expect(game.unit('b1').reduced).toBeUndefined();
  });

  test('[aslsk 8.1.3/c] by more than its ELR: a full-strength squad of the next class, then its striped side', () => {
    const { game, done } = under({ b1: japanese('4-4-7', 'E5', { elr: 2 }) }, ...ONE_MC, 4, 5);
    expect(done.the('replaced')).toEqual({ unit: 'b1', was: '4-4-7', now: '3-4-7' });
    expect(done.the('step-reduced')).toEqual({ unit: 'b1', was: '3-4-7', now: '2-3-7' });
    expect(game.unit('b1')).toMatchObject({
      kind: 'squad',
      strength: '2-3-7',
      reduced: true,
      class: 'second',
      morale: 7,
    });
  });

  test('[aslsk-115] [aslsk 8.1.3/d] a striped 2nd Line squad by more than its ELR: an unbroken Conscript half-squad', () => {
    const { game, done } = under({ b1: striped('2-3-7', 'E5', { elr: 3 }) }, ...ONE_MC, 4, 6);
    expect(done.the('morale-check').final).toBe(11);
    expect(done.the('replaced')).toEqual({ unit: 'b1', was: '2-3-7', now: '2-2-6' });
    expect(game.unit('b1')).toMatchObject({ kind: 'half-squad', strength: '1-2-6', class: 'conscript' });
    expect(game.unit('b1').broken).toBeUndefined();
  });

  test.each([
    ['3-3-6', false],
    ['2-2-6', true],
  ])(
    '[aslsk-117] [aslsk 8.1.3/e] Conscripts (%s) by more than their ELR: a broken half-squad',
    (strength, reduced) => {
      const unit = reduced ? striped(strength, 'E5', { elr: 2 }) : japanese(strength, 'E5', { elr: 2 });
      const { game, done } = under({ b1: unit }, ...ONE_MC, 4, 4);
      expect(done.the('replaced').now).toBe('1-2-6');
      expect(game.unit('b1')).toMatchObject({
        kind: 'half-squad',
        strength: '1-2-6',
        broken: true,
        dm: true,
      });
      const within = under({ b1: { ...unit, elr: 3 } }, ...ONE_MC, 4, 4);
      expect(within.game.unit('b1').broken).toBeUndefined();
    },
  );

  test('[aslsk-116] [aslsk 8.1.5] half-squads break like anybody', () => {
    const { game } = under({ b1: halfSquad('Japanese', '1-3-7', 'E5', { elr: 3 }) }, ...ONE_MC, 4, 4);
    expect(game.unit('b1')).toMatchObject({ strength: '1-3-7', broken: true, dm: true });
    const reduced = under({ b1: halfSquad('Japanese', '1-3-7', 'E5', { broken: true }) }, ...ONE_MC, 4, 4);
    expect(reduced.game.has('b1')).toBe(false);
  });

  test('[aslsk 8.1.4] Casualty Reduction is the same for them: the half-squad of a full-strength squad', () => {
    const { game, done } = under({ b1: japanese('4-4-7', 'E5', { elr: 3 }) }, 1, 2, 1, 1);
    expect(done.the('fire-attack').results[0]).toMatchObject({ result: 'K/3' });
    expect(done.the('casualty-reduced')).toEqual({ unit: 'b1', was: '4-4-7', now: '2-3-7' });
    expect(done.all('step-reduced')).toEqual([]);
    expect(game.unit('b1').kind).toBe('half-squad');
  });

  test('[aslsk 8.1.6/a] [aslsk 8.1.6/b] a crew: 2-2-8, 1-2-8, then a broken 1-2-7', () => {
    const first = under({ b1: crew('Japanese', '2-2-8', 'E5') }, ...ONE_MC, 4, 4);
    expect(first.game.unit('b1')).toMatchObject({
      kind: 'crew',
      strength: '1-2-8',
      reduced: true,
      morale: 8,
    });
    expect(first.game.unit('b1').broken).toBeUndefined();
    const second = under(
      { b1: { ...mmcCounter('Japanese', '1-2-8', 'crew', 'reduced'), at: 'E5' } },
      ...ONE_MC,
      4,
      4,
    );
    expect(second.game.unit('b1')).toMatchObject({
      strength: '1-2-7',
      broken: true,
      dm: true,
      brokenMorale: 8,
      selfRally: true,
    });
    expect(second.game.unit('b1').reduced).toBeUndefined();
    const third = under({ b1: crew('Japanese', '1-2-7', 'E5') }, ...ONE_MC, 4, 4);
    expect(third.done.all('step-reduced')).toEqual([]);
    expect(third.game.unit('b1').broken).toBe(true);
  });

  test('[aslsk 8.1.6/a] [aslsk 8.1.3/a] a KIA that spares them makes them step down too', () => {
    const units = {
      b1: japanese('4-4-8'),
      b2: crew('Japanese', '2-2-8', 'E5'),
      b3: halfSquad('Japanese', '2-3-8', 'E5'),
      b4: leader('Japanese', '9-1', 'E5'),
    };
    const { game, done } = under(units, 1, 1, 2, 1);
    expect(done.the('eliminated').unit).toBe('b3');
    expect(done.all('step-reduced').map(({ unit, now }) => [unit, now])).toEqual([
      ['b1', '3-4-8'],
      ['b2', '1-2-8'],
    ]);
    expect(done.the('wounded').unit).toBe('b4');
    expect(game.unit('b4').broken).toBeUndefined();
  });
});

describe('Japanese leaders', () => {
  test('[aslsk 8.1.7/c × 3.2.3/NMC-g] a leader who has failed lends nobody his leadership, though he does not break', () => {
    const checks = (...faces: number[]) =>
      under(
        { b1: japanese('4-4-7', 'E5', { elr: 3 }), bl: leader('Japanese', '9-1', 'E5', { elr: 3 }) },
        ...ONE_MC,
        ...faces,
      )
        .done.all('morale-check')
        .map(({ unit, modifiers }) => [unit, modifiers.map(({ value }) => value)]);
    expect(checks(5, 5, 2, 1, 1)).toEqual([
      ['bl', [1]],
      ['b1', [1]],
    ]);
    expect(checks(1, 2, 1, 1)).toEqual([
      ['bl', [1]],
      ['b1', [1, -1]],
    ]);
  });

  test('[aslsk 8.1.7/c] a unit that fails is wounded instead of broken, again if it was before', () => {
    const fresh = under({ b1: leader('Japanese', '9-1', 'E5', { elr: 0 }) }, ...ONE_MC, 4, 5, 4);
    expect(fresh.done.the('wounded')).toEqual({ unit: 'b1', dr: 4, modifier: 0 });
    expect(fresh.game.unit('b1')).toMatchObject({ wounded: true, strength: '9-1' });
    expect(fresh.game.unit('b1').broken).toBeUndefined();
    const again = (dr: number) =>
      under({ b1: leader('Japanese', '9-1', 'E5', { wounded: true }) }, ...ONE_MC, 4, 5, dr).game.has('b1');
    expect([again(3), again(4)]).toEqual([true, false]);
  });

  test('[aslsk 8.1.7/i] his ELR does not matter', () => {
    const { done } = under({ b1: leader('Japanese', '9-1', 'E5', { elr: 0 }) }, ...ONE_MC, 4, 5, 4);
    expect(done.all('replaced')).toEqual([]);
  });

  test('[aslsk 8.1.7/j] an original 12 is his end', () => {
    const { game, done } = under({ b1: leader('Japanese', '10-2', 'E5') }, ...ONE_MC, 6, 6);
    expect(game.has('b1')).toBe(false);
    expect(done.all('wounded')).toEqual([]);
    expect(done.cites('eliminated')).toEqual(['8.1.7/j']);
  });

  test('[aslsk 8.1.7/b] no Pin Task Check touches him, nor a Morale Check passed exactly', () => {
    const { done } = under({ b1: leader('Japanese', '8-0', 'E5'), b2: japanese('4-4-7') }, 4, 6, 1, 2);
    expect(done.the('fire-attack').results[0]?.result).toBe('PTC');
    expect(done.all('task-check').map(({ unit }) => unit)).toEqual(['b2']);
    const exact = under({ b1: leader('Japanese', '9-0', 'E5') }, ...ONE_MC, 4, 4);
    expect(exact.done.the('morale-check')).toMatchObject({ final: 9, morale: 9, passed: true });
    expect(exact.game.unit('b1').pinned).toBeUndefined();
  });

  test('[aslsk 8.1.7/d] the morale of Japanese MMC with him rises by one, broken or not; not that of others', () => {
    const check = (units: Record<string, Placed>) =>
      under({ ...units, b9: leader('Japanese', '9-0', 'E5') }, ...ONE_MC, 1, 1, 1, 1).done.all(
        'morale-check',
      )[1];
    expect(check({ b1: japanese('4-4-7') })).toMatchObject({ unit: 'b1', morale: 8 });
    expect(check({ b1: halfSquad('Japanese', '1-3-7', 'E5', { broken: true }) })).toMatchObject({
      morale: 7,
    });
    expect(check({ b1: squad('German', '4-6-7', 'E5') })).toMatchObject({ morale: 7 });
  });

  test('[aslsk 8.1.8.3] his death shakes unbroken Japanese by a LLTC only', () => {
    const { done, game } = under(
      {
        b1: japanese('4-4-7'),
        b2: halfSquad('Japanese', '2-3-7', 'E5', { broken: true }),
        b9: leader('Japanese', '9-1', 'E5'),
      },
      ...ONE_MC,
      6,
      6,
      1,
      1,
      1,
      1,
      5,
      5,
      3,
      4,
    );
    expect(game.has('b9')).toBe(false);
    const loss = done.action.effects.filter(({ about }) =>
      ['LLMC', 'LLTC'].includes((about as { check?: string }).check ?? ''),
    );
    expect(
      loss.map(({ about }) => [(about as { unit: string }).unit, (about as { check: string }).check]),
    ).toEqual([
      ['b2', 'LLMC'],
      ['b1', 'LLTC'],
    ]);
  });

  test('[aslsk 8.1.7/g] their MMC find no leaders', () => {
    const game = setUp({
      phase: 'RPh',
      active: 'b',
      terrain: { E5: 'woods' },
      units: { b1: crew('Japanese', '1-2-7', 'E5', { broken: true }), a1: us('6-6-6', 'A1') },
    });
    while (game.awaits[0] !== 'b self-rally') game.order('b', { order: 'pass' });
    const done = game.order('b', { order: 'self-rally', unit: 'b1' }, 1, 1);
    expect(done.kinds).not.toContain('leader-created');
    expect(done.kinds).not.toContain('no-leader-created');
  });
});

describe('rallying Japanese', () => {
  const rallying = (strength: string) => {
    const game = setUp({
      phase: 'RPh',
      active: 'b',
      terrain: { E5: 'dense-jungle' },
      options: PTO,
      units: {
        a1: us('6-6-6', 'A1'),
        b9: leader('Japanese', strength, 'E5'),
        b1: halfSquad('Japanese', '2-3-8', 'E5', { broken: true, dm: true }),
        b2: halfSquad('Japanese', '2-3-7', 'E5', { broken: true, dm: true }),
        b3: crew('Japanese', '1-2-7', 'E5', { broken: true, dm: true }),
      },
    });
    while (!game.awaits[0]?.endsWith(' rally')) game.order(game.awaits[0]?.[0] as string, { order: 'pass' });
    const tries = ['b1', 'b2', 'b3'].map((unit) =>
      game.order('b', { order: 'rally', unit, leader: 'b9' }, 5, 6),
    );
    return { game, tries };
  };

  test('[aslsk-118] [aslsk 8.1.7/e] a Japanese leader makes nothing of DM', () => {
    const { game, tries } = rallying('9-1');
    expect(tries[0]?.the('rally-attempt')).toMatchObject({
      morale: 9,
      final: 9,
      rallied: true,
      modifiers: [{ value: -1 }, { label: '9-1', value: -1 }],
    });
    expect(game.unit('b1').broken).toBeUndefined();
    expect(game.unit('b3').broken).toBeUndefined();
  });

  test('[aslsk-119] [aslsk 8.1.7/f] units that he does not rally are replaced, the poorest reduced', () => {
    const { game, tries } = rallying('9-1');
    expect(tries[1]?.the('replaced')).toEqual({ unit: 'b2', was: '2-3-7', now: '1-3-7' });
    expect(game.unit('b2')).toMatchObject({ strength: '1-3-7', broken: true });
    const lesser = rallying('9-0');
    expect(lesser.tries[0]?.the('replaced')).toEqual({ unit: 'b1', was: '2-3-8', now: '2-3-7' });
    expect(lesser.game.unit('b1').broken).toBe(true);
    expect(lesser.game.has('b3')).toBe(false);
  });

  test('[aslsk 8.1.7/h] he must try for all of them', () => {
    const game = setUp({
      phase: 'RPh',
      active: 'b',
      units: {
        a1: us('6-6-6', 'A1'),
        b9: leader('Japanese', '9-1', 'E5'),
        b3: crew('Japanese', '1-2-7', 'E5', { broken: true }),
      },
    });
    expect(game.awaits).toEqual(['b rally']);
    expect(game.refused('b', { order: 'pass' })).toMatchObject({ refused: 'MUST_RALLY', cites: ['8.1.7/h'] });
    expect(game.legal('b', 'pass')).toEqual([]);
    game.order('b', { order: 'rally', unit: 'b3', leader: 'b9' }, 1, 2);
    expect(game.unit('b3').broken).toBeUndefined();
    expect(game.battle.clock.step).not.toBe('rally');
  });

  test.each<Row>([
    ['him who is with the leader', {}, 'MUST_RALLY 8.1.7/h'],
    ['nobody unbroken', { b3: { broken: undefined } }, 'ok'],
    ['nobody who has tried', { b3: { acted: true } }, 'ok'],
    ['nobody held in Melee', { b3: { melee: true } }, 'ok'],
    ['nobody elsewhere', { b3: { at: 'E7' } }, 'ok'],
    ['no others', { b3: german('4-6-7', 'E5', { broken: true }) }, 'ok'],
    ['not for another leader', { b9: leader('German', '9-1', 'E5') }, 'ok'],
    ['not for a leader of the enemy', { b9: { at: 'H8' }, a9: leader('Japanese', '9-1', 'E5') }, 'ok'],
    ['not for a pinned leader', { b9: { pinned: true } }, 'ok'],
    ['not for one who has repaired a Weapon', { b9: { busy: 'repair' } }, 'ok'],
  ])('[aslsk 8.1.7/h] who must be tried for: %s', (_, changes, met) => {
    const game = setUp(
      changed(
        {
          phase: 'RPh',
          active: 'b',
          units: {
            a1: us('6-6-6', 'A1'),
            b3: crew('Japanese', '1-2-7', 'E5', { broken: true }),
            b9: leader('Japanese', '9-1', 'E5'),
            bg: german('4-6-7', 'J8', { broken: true }),
            bl: leader('German', '8-0', 'J8'),
          },
        },
        changes,
      ),
    );
    while (game.awaits[0] !== 'b rally') game.order(game.awaits[0]?.[0] as string, { order: 'pass' });
    expect(game.verdict('b', { order: 'pass' })).toBe(met);
  });

  test('[aslsk 8.1.7/h] his broken men may not rally themselves', () => {
    const what: SetUp = {
      phase: 'RPh',
      active: 'b',
      units: {
        a1: us('6-6-6', 'A1'),
        b9: leader('Japanese', '9-1', 'E5'),
        b3: crew('Japanese', '1-2-7', 'E5', { broken: true }),
        b4: crew('Japanese', '1-2-7', 'E7', { broken: true }),
      },
    };
    const game = setUp(what);
    while (!game.awaits[0]?.endsWith(' self-rally'))
      game.order(game.awaits[0]?.[0] as string, { order: 'pass' });
    expect(game.legal('b', 'self-rally').map(({ order }) => order.unit)).toEqual(['b4']);
    expect(game.refused('b', { order: 'self-rally', unit: 'b3' })).toMatchObject({
      refused: 'LEADER_RALLIES',
    });
  });
});

describe('Japanese weapons', () => {
  const fired = (name: string, who: Placed, ...dice: number[]) => {
    const game = setUp({
      phase: 'PFPh',
      active: 'b',
      terrain: { E4: 'stone-building' },
      units: { a1: us('6-6-6', 'E4'), b1: who, bw: weapon('Japanese', name, { of: 'b1' }) },
    });
    game.order('b', { order: 'fire', at: 'E4', firers: ['bw'] }, ...dice);
    return game.unit('bw');
  };

  test('[aslsk 8.1.8.2] squads and half-squads fire a HMG one slower, and it breaks one sooner; a crew does not', () => {
    const rof = weapon('Japanese', 'HMG', {}).rof as number;
    const breakdown = weapon('Japanese', 'HMG', {}).breakdown as number;
    expect([rof, breakdown]).toEqual([3, 11]);
    expect(fired('HMG', japanese('4-4-7'), 6, 3).fire).toBe('prep');
    expect(fired('HMG', crew('Japanese', '2-2-8', 'E5'), 6, 3).fire).toBeUndefined();
    expect(fired('HMG', japanese('4-4-7'), 6, 2).fire).toBeUndefined();
    expect(fired('HMG', halfSquad('Japanese', '2-3-7', 'E5'), 4, 6).malfunctioned).toBe(true);
    expect(fired('HMG', crew('Japanese', '2-2-8', 'E5'), 4, 6).malfunctioned).toBeUndefined();
  });

  test('[aslsk 8.1.8.2] a LMG is theirs', () => {
    expect(weapon('Japanese', 'LMG', {}).rof).toBe(1);
    expect(fired('LMG', japanese('4-4-7'), 6, 1).fire).toBeUndefined();
  });
});
