import { KeptBattle } from '../../campaign/aftermath/counting.testkit.js';
import type { LnltSystem } from '../system.js';
import { field, Trial } from '../testkit.testkit.js';
import { lnltCampaign } from './index.js';

type Setup = NonNullable<ConstructorParameters<typeof Trial>[0]>;
type Units = NonNullable<Setup['units']>;

const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
const FIELD = field({ C5: 'light-woods', C6: 'wooden-building', F5: 'woods' });

const keep = (trial: Trial): KeptBattle<LnltSystem> =>
  new KeptBattle<LnltSystem>(
    lnltCampaign,
    trial.battle,
    (side, order, ...faces) => trial.order(side, order as never, ...faces).action,
  );
/** The Germans of C3 fire at C6. */
const under = (units: Units, ...faces: number[]) => {
  const trial = new Trial({ units: { ...FAR, g1: '1-6-4-5 at C3', ...units } }).activate('german', 'C3');
  return keep(trial).order('german', { order: 'fire', at: 'C6', units: ['g1'] }, ...faces);
};
const rally = (units: Units) =>
  keep(
    new Trial({
      units: { ...FAR, ...units },
      map: FIELD,
      clock: { phase: 'rally' },
      agenda: [
        { task: 'turn' },
        { task: 'admin' },
        { task: 'operations' },
        { task: 'rally', side: 'american' },
        { task: 'rally', side: 'german' },
      ],
    }),
  );
/** 5 + 1 against 1: difference 5. */
const HIT = [5, 1] as const;

describe('what became of men', () => {
  test('[lnlt 5.1/i] killed: with the cause, and the kill to who fired', () => {
    const kept = under({ a1: ['1-4-4-6 at C6', { shaken: true }] }, ...HIT, 6);
    expect(kept.of('a1')).toMatchObject({
      fate: 'killed',
      checksFailed: 1,
      cause: { version: 1, turn: 1, says: '1-4-4-6 is eliminated.' },
    });
    expect(kept.deedsOf('g1')).toEqual([['kill', 'r-a1']]);
    expect(kept.of('g1')).toMatchObject({ fate: 'unhurt', actions: 1 });
  });

  test('[lnlt 5.1/i] Casualties: the same men go on as a Half-squad, though the battle knows it by another id', () => {
    const units: Units = { a1: ['2-5-4-6 at C6', { shaken: true }], am: 'BAR with a1' };
    const kept = under(units, 6, 1, 3);
    expect(kept.of('a1')).toMatchObject({
      fate: 'reduced',
      counter: '1-4-4-6',
      kind: 'half-squad',
      cause: { says: expect.stringContaining('Casualties') },
    });
    expect(kept.deedsOf('g1')).toEqual([['casualty', 'r-a1']]);
    expect(kept.of('am')).toMatchObject({ fate: 'unhurt', with: 'r-a1' });
    expect(kept.handOver().arisen).toEqual([]);
  });

  test('[lnlt 5.1/i] the Half-squad falls, too: the squad is killed, by both, and what it did is its own', () => {
    const units: Units = { a1: ['2-5-4-6 at C6', { shaken: true }], g2: '1-6-4-5 at C3' };
    const kept = under(units, 6, 1, 3);
    kept.rule('They may fire on their own.', { do: 'clock', set: { groups: [{ at: 'C3' }] } });
    kept.order('german', { order: 'fire', at: 'C6', units: ['g2'] }, 5, 1, 6);
    expect(kept.of('a1')).toMatchObject({ fate: 'killed', checksFailed: 2 });
    expect(kept.of('a1')).not.toHaveProperty('counter');
    expect([kept.deedsOf('g1'), kept.deedsOf('g2')]).toEqual([[['casualty', 'r-a1']], [['kill', 'r-a1']]]);
  });

  test('a Hero who is gone and the Half-squad that has his id later are two', () => {
    const units: Units = { a1: ['2-5-4-6 at C6', { shaken: true }], g2: '1-6-4-5 at C3' };
    const kept = under(units, ...HIT, 1, 4, 1, 1);
    kept.rule('He is carried off.', { do: 'leave', unit: 'a1a' });
    kept.rule('They may fire on their own.', { do: 'clock', set: { groups: [{ at: 'C3' }] } });
    kept.order('german', { order: 'fire', at: 'C6', units: ['g2'] }, 6, 1, 3);
    const { units: reported, arisen } = kept.handOver();
    expect(reported.map(({ unit }) => unit).sort()).toEqual(
      ['new-a1a', 'r-a1', 'r-a9', 'r-g1', 'r-g2', 'r-g9'].sort(),
    );
    expect(kept.of('a1')).toMatchObject({ fate: 'reduced', counter: '1-4-4-6' });
    expect(arisen).toMatchObject([{ unit: 'new-a1a', how: 'hero-created', fate: 'missing' }]);
    expect(kept.deedsOf('g2')).toEqual([['casualty', 'r-a1']]);
  });

  test('two Heroes of one squad are two, though the second has the id of the first', () => {
    const units: Units = { a1: ['2-5-4-6 at C6', { shaken: true }], g2: '1-6-4-5 at C3' };
    const kept = under(units, ...HIT, 1, 4, 1, 1);
    kept.rule('He is carried off.', { do: 'leave', unit: 'a1a' });
    kept.rule('They may fire on their own.', { do: 'clock', set: { groups: [{ at: 'C3' }] } });
    kept.order('german', { order: 'fire', at: 'C6', units: ['g2'] }, ...HIT, 1, 4, 1, 1);
    expect(kept.handOver().arisen).toMatchObject([
      { unit: 'new-a1a', from: 'r-a1', fate: 'missing' },
      { unit: 'new-a1a-2', from: 'r-a1', fate: 'unhurt' },
    ]);
  });

  test('whose Half-squad vanishes by a ruling is missing, and the ruling is why', () => {
    const kept = under({ a1: ['2-5-4-6 at C6', { shaken: true }] }, 6, 1, 3);
    kept.rule('Lost in the smoke.', { do: 'leave', unit: 'a1a' });
    expect(kept.of('a1')).toMatchObject({
      fate: 'missing',
      cause: { says: expect.stringContaining('smoke') },
    });
  });

  test('[lnlt 5.1/a] Shaken is not hurt; the check counts as failed', () => {
    const kept = under({ a1: '2-5-4-6 at C6' }, ...HIT, 2);
    expect(kept.of('a1')).toMatchObject({ fate: 'unhurt', checksPassed: 0, checksFailed: 1 });
    expect(kept.deedsOf('g1')).toEqual([['broke', 'r-a1']]);
  });

  test('[lnlt 5.1/j] wounded: the wound stays with him', () => {
    const kept = under({ a1: ['Leader 7-1-6 at C6', { shaken: true }] }, ...HIT, 4);
    expect(kept.of('a1')).toMatchObject({ fate: 'wounded', is: { wounded: true } });
    expect(kept.deedsOf('g1')).toEqual([['hurt', 'r-a1']]);
  });

  test('[lnlt 5.1/o, 11.2] a Hero arose: out of whom, by which roll, with which Skill', () => {
    const kept = under({ a1: '2-5-4-6 at C6' }, ...HIT, 1, 4, 1, 1);
    const [hero] = kept.handOver().arisen;
    expect(hero).toMatchObject({
      unit: 'new-a1a',
      side: 'american',
      kind: 'person',
      from: 'r-a1',
      how: 'hero-created',
      fate: 'unhurt',
      is: { skills: [expect.any(String)] },
      rolls: [{ for: expect.stringMatching(/^Hero: /), dice: [{ face: 4 }] }],
      cites: expect.arrayContaining(['5.1/o', '11.2']),
    });
    expect(lnltCampaign.kindOf(hero?.counter as string, { nationality: 'american' })).toBe('person');
  });

  test('[lnlt 3.0/j] two Half-squads combine: one is a Squad, the other lives on in it', () => {
    const kept = rally({
      gl: 'Leader 6-0-6 at E5',
      g1: '1-5-4-5 at E5',
      g2: '1-5-4-5 at E5',
      gm: 'MG34 with g2',
    });
    kept.order('german', { order: 'combine', units: ['g1', 'g2'] });
    expect(kept.of('g1')).toMatchObject({ fate: 'unhurt', counter: '1-6-4-5', kind: 'squad' });
    expect(kept.of('g2')).toMatchObject({ fate: 'merged', into: 'r-g1', cause: { version: 1 } });
    expect(kept.of('gm').with).toBe('r-g1');
    expect(kept.handOver().arisen).toEqual([]);
  });

  test('[lnlt 11.3/a] a man healed by a Medic is not wounded any more, and that is the Medic’s deed', () => {
    const kept = rally({ gm: 'Medic at E5', gl: ['Leader 7-1-6 at E5', { wounded: true, shaken: true }] });
    kept.order('german', { order: 'tend', medic: 'gm', unit: 'gl', what: 'heal' }, 1, 1);
    expect(kept.of('gl')).toMatchObject({ fate: 'unhurt' });
    expect(kept.deedsOf('gm')).toEqual([['heal', 'r-gl']]);
  });

  test('[lnlt 8.0/s] Melee: both fall at once, each by the other, though they struck one after the other', () => {
    const trial = new Trial({
      units: { ...FAR, g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C4' },
    }).activate('german', 'C3');
    const kept = keep(trial);
    const strike = (...targets: string[]) => ({ order: 'strike', targets });
    kept.order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['C4'] });
    kept.order('german', strike('a1'), 6, 6).order('american', strike('g1'), 6, 6);
    expect([kept.of('g1').fate, kept.of('a1').fate]).toEqual(['killed', 'killed']);
    expect([kept.deedsOf('g1'), kept.deedsOf('a1')]).toEqual([
      [['close-combat-kill', 'r-a1']],
      [['close-combat-kill', 'r-g1']],
    ]);
  });

  test('what was taken back never happened, though it is in the log', () => {
    const kept = under({ a1: ['2-5-4-6 at C6', { shaken: true }] }, 6, 1, 3).undo(1);
    expect(kept.of('a1')).toMatchObject({ fate: 'unhurt' });
    expect(kept.of('g1')).toMatchObject({ actions: 0, deeds: [] });
    kept.undo(1);
    expect(kept.of('a1')).toMatchObject({ fate: 'reduced' });
  });
});

describe('what became of weapons and vehicles', () => {
  test('[lnlt 1.6/r] its bearer killed, it lies there: it is with nobody', () => {
    const kept = under({ a1: ['1-4-4-6 at C6', { shaken: true }], am: 'BAR with a1' }, ...HIT, 6);
    expect(kept.of('am')).toMatchObject({ fate: 'unhurt', with: null });
  });

  test('[lnlt 1.6.3/g] a Satchel Charge is used up', () => {
    const trial = new Trial({
      units: { ...FAR, g1: '1-6-4-5 at C3', gc: 'Satchel Charge with g1', a1: '2-5-4-6 at C4' },
    }).activate('german', 'C3');
    const kept = keep(trial).order('german', { order: 'fire', at: 'C4', weapons: ['gc'] }, 1, 6, 2);
    expect(kept.of('gc')).toMatchObject({ fate: 'destroyed' });
    expect(kept.deedsOf('gc')).toEqual([]);
  });

  test('[lnlt 1.6.2/a] jammed for good: damaged; jammed for now: itself again after the battle', () => {
    const jammed = (die: number) =>
      rally({ g1: '1-6-4-5 at E5', gm: ['MG34 with g1', { jammed: 'jammed' }] })
        .order('german', 'end-rally', die)
        .of('gm');
    expect(jammed(1)).toMatchObject({ fate: 'damaged', is: { jammed: 'for-good' }, with: 'r-g1' });
    expect(jammed(2)).toMatchObject({ fate: 'unhurt', with: 'r-g1' });
  });

  test('[lnlt 1.6/k] taken: gone from its side, and new on the roster of its captor under its nation', () => {
    const kept = rally({ g1: '1-6-4-5 at E5', am: 'BAR at E5' });
    kept.order('german', { order: 'pick-up', unit: 'g1', weapon: 'am' });
    expect(kept.of('am')).toMatchObject({ fate: 'captured', captor: 'german' });
    expect(kept.handOver().arisen).toMatchObject([
      {
        unit: 'new-am',
        side: 'german',
        counter: 'American BAR',
        from: 'r-am',
        how: 'captured',
        with: 'r-g1',
      },
    ]);
    expect(kept.deedsOf('g1')).toEqual([['captured', 'r-am']]);
  });

  const duel = (...faces: number[]) => {
    const trial = new Trial({
      active: 'american',
      units: {
        ...FAR,
        at: ['M4A1 Sherman at E8', { facing: 0 }],
        gp: ['Pz IV H at E5', { facing: 3 }],
        gl: ['Armor Leader 6-0', { leader: 'gp' }],
      },
    }).activate('american', 'E8');
    return keep(trial).order('american', { order: 'shoot', weapon: 'at', at: 'E5', vehicle: 'gp' }, ...faces);
  };

  test('[lnlt 15.4] destroyed with its Armor Leader: a Wreck on the ground, the kill is the gun’s', () => {
    const kept = duel(1, 2, 6, 2, 4);
    expect(kept.of('gp')).toMatchObject({ fate: 'destroyed' });
    expect(kept.of('gl')).toMatchObject({ fate: 'killed' });
    expect(kept.deedsOf('at')).toContainEqual(['kill', 'r-gp']);
    expect(kept.handOver().terrain).toEqual({ E5: { wreck: 'Pz IV H' } });
  });

  test('[lnlt 14.1/i, 15.4] its Crew saved: new on the roster, out of the vehicle', () => {
    const kept = duel(1, 2, 6, 2, 1);
    expect(kept.handOver().arisen).toMatchObject([
      { unit: 'new-gpa', kind: 'crew', counter: '0-2-4-6', from: 'r-gp', how: 'crew-bailed-out' },
    ]);
  });

  test('[lnlt 14.1.1, 11.5/a] Abandoned: damaged, its Crew goes back to it; its Armor Leader has left', () => {
    const kept = duel(1, 2, 4, 3, 6, 5);
    expect(kept.of('gp')).toMatchObject({ fate: 'damaged', is: { abandoned: true } });
    expect(kept.of('gl')).toMatchObject({ fate: 'withdrawn' });
    expect(kept.handOver().arisen).toEqual([]);
  });
});

test('how the battle went: points, dice, and where it turned', () => {
  const kept = under({ a1: ['1-4-4-6 at C6', { shaken: true }] }, ...HIT, 6);
  expect(kept.handOver()).toMatchObject({
    winner: null,
    turns: 1,
    dice: [{ side: 'german', sides: 6, rolls: 3, sum: 12 }],
    turningPoints: [{ cause: { version: 1 }, says: '1-4-4-6 is eliminated.' }],
  });
});
