import { originalBoard } from '../../boards/index.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { canonical } from '../../kernel/position/canonical.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { Trial as KernelTrial } from '../../kernel/testing/trial.testkit.js';
import { redact, view } from '../../kernel/views/views.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { LEDGER } from '../rules.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';
import { field, type Setup, Trial } from '../testkit.testkit.js';

const RESERVES = { g9: '4-6-7', r9: '4-4-7' } as const;
const held = (counter: string, more = {}) =>
  [`${counter} at D4`, { guard: 'g1', broken: true, ...more }] as const;
const GUARDED = { gl: '9-1 at D4', g1: 'half-squad 2-4-7 at D4', r1: held('unarmed 4-4-7') } as const;
const play = (units: Setup['units'], more: Setup = {}) =>
  new Trial({ phase: 'rally', units: { ...units, ...RESERVES }, ...more });
const WOODS = { map: field({ D1: 'woods', D6: 'woods', D7: 'woods', D8: 'woods', D9: 'woods' }) };
const asks = (unit = 'r1', leader = 'gl') => ({ order: 'interrogate', leader, unit });
/** Whoever has a '?' is asked in every step. */
const ready = (trial: Trial) => {
  while (!trial.awaits.includes('german interrogation')) {
    const { side = '' } = trial.battle.position.awaiting[0] ?? {};
    trial.order(side, trial.legalOf(side, 'pass').length > 0 ? 'pass' : 'end-phase');
  }
  return trial;
};
const told = (trial: Trial) => trial.told('interrogation')[0];

describe('interrogation', () => {
  test('[squad-leader 3.30.1] a leader who does so neither moves, advances, fires nor directs in this player turn; the prisoner stays', () => {
    const trial = play({ ...GUARDED, r2: '4-4-7 at D8', gm: 'LMG with gl' });
    expect(trial.awaits).toEqual(['german interrogation']);
    trial.order('german', asks(), 1, 2);
    const fire = { order: 'fire', at: 'D8', firers: ['g1'] };
    expect(trial.refusal('german', { ...fire, leaders: ['gl'] })?.refused).toBe('IMMOBILE');
    expect(trial.refusal('german', { ...fire, firers: ['gm'] })?.refused).toBe('IMMOBILE');
    trial.endPhase();
    const move = (unit: string, more = {}) => ({ order: 'move', units: [unit], path: ['D5'], ...more });
    expect(trial.refusal('german', move('gl'))?.refused).toBe('IMMOBILE');
    expect(trial.refusal('german', move('g1'))?.refused).toBe('PRISONER');
    trial.endPhase().endPhase().endPhase();
    expect(trial.refusal('german', { order: 'advance', unit: 'gl', to: 'D5' })?.refused).toBe('IMMOBILE');
    trial.endPhase();
    expect(trial.unit('gl').ti).toBeUndefined();
  });

  test('[squad-leader 3.30.1] only in the player turn of the captors, and by an unbroken leader', () => {
    expect(play(GUARDED, { active: 'russian', enemy: 'german' }).awaits).toEqual(['russian prep-fire']);
    const broken = play({ ...GUARDED, gl: ['9-1 at D4', { broken: true, tried: true }] });
    expect(broken.awaits).toEqual(['german prep-fire']);
  });

  test('[squad-leader 3.30.2] each prisoner once, one after the other by the same leader', () => {
    const trial = play({ ...GUARDED, r2: held('unarmed 4-4-7') });
    trial.order('german', asks(), 1, 2);
    expect(trial.refusal('german', asks())?.refused).toBe('HAS_TRIED');
    trial.order('german', asks('r2'), 1, 2);
    expect(trial.unit('r2').interrogated).toBe('silent');
  });

  test('[squad-leader 3.30.3] a check of the morale on the broken side: who fails is not lost, but talks', () => {
    const trial = play({ ...GUARDED, r1: held('4-4-7') }).order('german', asks(), 3, 4);
    expect(told(trial)).toMatchObject({ needs: 7, rolled: 7, passed: true });
    const talks = play(GUARDED).order('german', asks(), 3, 3, 6);
    expect(told(talks)).toMatchObject({ needs: 5, rolled: 6, passed: false });
    expect(talks.unit('r1').interrogated).toBe('talked');
  });

  test('[squad-leader-A-316] [squad-leader-A-117] [squad-leader 3.30.4, 3.30.4/a] leaders hold the others together; those who have talked drag them down', () => {
    const leaders = { rl: held('9-1'), rk: held('10-2') };
    const trial = play({ ...GUARDED, ...leaders }).order('german', asks(), 1, 2);
    expect(
      told(trial)
        ?.modifiers.map(({ value }) => value)
        .sort(),
    ).toEqual([-1, -2].sort());
    const after = play({ ...GUARDED, ...leaders });
    after.order('german', asks('rl'), 6, 6, 6).order('german', asks('rk'), 6, 6, 6);
    after.order('german', asks(), 1, 1);
    expect(
      told(after)
        ?.modifiers.map(({ value }) => value)
        .sort(),
    ).toEqual([1, 2]);
  });

  test('[squad-leader 3.30.6] who has talked may talk again', () => {
    const trial = play({ ...GUARDED, r1: held('unarmed 4-4-7', { interrogated: undefined }) });
    trial.order('german', asks(), 6, 6, 6);
    while (!(trial.awaits[0] === 'german interrogation'))
      trial.order(
        trial.battle.position.awaiting[0]?.side ?? '',
        trial.awaits[0]?.match(/rout|captives|close|with/) ? 'pass' : 'end-phase',
      );
    trial.order('german', asks(), 6, 6, 6);
    expect(trial.told('talked')).toHaveLength(1);
  });
});

describe('what they tell', () => {
  const tells = (die: number, units: Setup['units'] = {}, who = 'r1') =>
    ready(play({ ...GUARDED, rl: held('10-2'), ...units }, WOODS)).order('german', asks(who), 6, 6, die);

  test('[squad-leader 3.30.7, 3.30/Tk] the first thing of use on the table from the die on, or nothing', () => {
    expect(tells(1).told('talked')).toMatchObject([{ number: 7, rolled: 1 }]);
    const hidden = { r2: ['4-4-7 at D8', { hidden: true }] } as const;
    expect(tells(1, hidden).told('talked')).toMatchObject([{ number: 6 }]);
  });

  test('[squad-leader 3.30.7, 3.30/Ta] a leader adds his rating; -1 takes a level of morale from all within five hexes, once', () => {
    const units = { r2: '4-4-7 at D8', r3: ['4-4-7 at D9', { broken: true }], r4: '4-4-7 at D10' } as const;
    const trial = tells(1, units, 'rl');
    expect(trial.told('talked')).toMatchObject([{ rolled: 1, modifier: -2, number: -1 }]);
    expect(trial.unit('r2')).toMatchObject({ morale: 6, enticed: true });
    expect(trial.unit('r3').morale).toBe(6);
    expect(trial.unit('r4').morale).toBe(7);
    const twice = tells(1, { r2: ['4-4-7 at D8', { morale: 6, enticed: true }] }, 'rl');
    expect(twice.unit('r2').morale).toBe(6);
  });

  const hides = { hidden: true } as const;
  const veiled = { hidden: true, concealed: true } as const;
  const isSeen = (trial: Trial, id: string) => trial.unit(id).hidden !== true;

  test('[squad-leader 3.30/Th] 6: all who hide in the nearest hex are put on the map under a "?"', () => {
    const trial = tells(6, {
      r2: ['4-4-7 at D8', hides],
      r3: ['8-0 at D8', hides],
      r4: ['4-4-7 at D9', hides],
    });
    expect(['r2', 'r3', 'r4'].map((id) => trial.unit(id).concealed)).toEqual([true, true, undefined]);
    expect(trial.battle.unitsAt('D8').map(({ name }) => name)).toContain('?');
  });

  test('[squad-leader 3.30/Ti] of equally near hexes first squads, then half-squads and crews, then leaders, by their number', () => {
    const near = (units: Setup['units']) => {
      const trial = tells(6, units);
      return ['D1', 'D7'].filter((at) => trial.battle.unitsAt(at).some(({ concealed }) => concealed));
    };
    expect(near({ r2: ['8-0 at D1', hides], r3: ['4-4-7 at D7', hides] })).toEqual(['D7']);
    expect(near({ r2: ['8-0 at D1', hides], r3: ['crew 2-3-7 at D7', hides] })).toEqual(['D7']);
    const two = {
      r2: ['4-4-7 at D1', hides],
      r3: ['4-4-7 at D7', hides],
      r4: ['4-4-7 at D7', hides],
    } as const;
    expect(near(two)).toEqual(['D7']);
  });

  test('[squad-leader 3.30/Tf] 4: the "?" of the nearest hex come off, of equally near ones of the best', () => {
    const trial = tells(4, {
      r2: ['4-4-7 at D8', veiled],
      r3: ['8-0 at D8', veiled],
      r4: ['4-4-7 at D9', veiled],
      r5: ['4-4-7 at D6', hides],
    });
    expect(['r2', 'r3', 'r4', 'r5'].map((id) => isSeen(trial, id))).toEqual([true, true, false, false]);
    const even = tells(4, { r2: ['8-0 at D1', veiled], r3: ['4-4-7 at D7', veiled] });
    expect([isSeen(even, 'r2'), isSeen(even, 'r3')]).toEqual([false, true]);
  });

  test('[squad-leader 3.30/T, 3.30/Tg] 5: in one hex of their choice partisans have nothing of the woods for a player turn', () => {
    const partisan = ['3-3-6 at D7', { partisan: true }] as const;
    const trial = ready(play({ ...GUARDED, g2: '4-6-7 at D5', r2: partisan }, WOODS)).order(
      'german',
      asks(),
      3,
      3,
      5,
    );
    expect(trial.told('talked')).toMatchObject([{ number: 5 }]);
    expect(trial.battle.side('german').insights).toBe(1);
    const nobody = ready(play({ ...GUARDED, r2: '4-4-7 at D7' }, WOODS)).order('german', asks(), 3, 3, 5);
    expect(nobody.told('talked')).toMatchObject([{ number: 7 }]);
    trial.endPhase();
    const expose = { order: 'expose-partisans', at: 'D7' };
    const fired = (more?: true) => {
      const fight = new Trial({
        units: { g2: '4-6-7 at D5', r2: partisan, r9: '4-4-7' },
        map: field({ D7: 'woods' }),
        sides: { german: { insights: 1 } },
      });
      if (more) fight.order('german', expose);
      fight.order('german', { order: 'fire', at: 'D7', firers: ['g2'] }, 6, 5);
      return fight.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why);
    };
    expect([fired(), fired(true)]).toEqual([['woods', 'partisans in woods'], ['woods']]);
    trial.order('german', expose);
    expect(trial.refusal('german', { ...expose, at: 'D6' })?.refused).toBe('NOT_IN_PLAY');
    while (trial.battle.clock.active === 'german') trial.endPhase();
    expect(trial.battle.location('D7').exposed).toBeUndefined();
  });

  test('[squad-leader 3.30.8] but of those who went under it after he was taken he knows nothing', () => {
    const asked = (taken: number) =>
      ready(
        play(
          { ...GUARDED, r1: held('unarmed 4-4-7', { taken }), r2: ['4-4-7 at D8', { ...veiled, veiled: 3 }] },
          WOODS,
        ),
      ).order('german', asks(), 6, 6, 4);
    expect(isSeen(asked(3), 'r2')).toBe(false);
    expect(asked(3).told('talked')).toMatchObject([{ number: 7 }]);
    expect(isSeen(asked(4), 'r2')).toBe(true);
  });

  test('[squad-leader 3.30/Ta] whether any who hide are among those called upon nobody else learns', () => {
    const seen = (at: string) => {
      const { battle, action } = tells(1, { r2: [`4-4-7 at ${at}`, { hidden: true }] }, 'rl');
      return canonical([
        view(battle.position, { side: 'german' }),
        redact(battle.position, action, { side: 'german' }),
      ]);
    };
    expect(seen('D8')).toBe(seen('D9'));
  });
});

describe('what is still to come', () => {
  const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });
  const prisoner = { guard: 'g1', broken: true, unarmed: true };

  test('[squad-leader 3.30/Tb] 0: the captor, and nobody else, hears when and where reinforcements enter', () => {
    const begun = beginScenario(
      squadLeader,
      {
        scenario: 'the-questions',
        title: 'The questions',
        system: 'squad-leader',
        map: { columns: 9, rows: 9 },
        turns: 5,
        clock: { phase: 'rally', active: 'german' },
        sides: {
          german: {
            is: { nationality: 'German' },
            forces: [
              {
                units: [
                  { counter: '9-1', id: 'gl', at: 'D4' },
                  { counter: 'half-squad 2-4-7', id: 'g1', at: 'D4' },
                ],
              },
            ],
          },
          russian: {
            is: { nationality: 'Russian' },
            forces: [
              {
                units: [
                  { counter: '10-2', id: 'rl', at: 'D4', is: prisoner },
                  { counter: '4-4-7', id: 'r2', at: 'A9' },
                ],
              },
              { area: 'I9', turn: 3, units: [{ counter: '4-4-7', count: 2 }] },
            ],
          },
        },
        victory: { wins: [] },
      },
      (start) => known.lay(start),
      { id: 'b1' },
    );
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const { position: start } = begun;
    const trial = new KernelTrial<SquadLeader>({
      rulebook: squadLeader,
      ledger: LEDGER,
      table: known.table(start),
      start,
    });
    while (trial.battle.clock.step !== 'interrogation') trial.order('german', 'pass');
    trial.order('german', asks('rl'), 6, 6, 2);
    expect(trial.told('talked')).toMatchObject([{ number: 0 }]);
    expect(trial.told('informed')).toEqual([{ turn: 3, hexes: ['I9'], count: 2 }]);
    const heard = redact(trial.battle.position, trial.action, { side: 'russian' });
    expect(canonical(heard)).not.toContain('I9');
  });
});

describe('executions', () => {
  const RUSSIANS = { r1: '4-4-7 at D4', g1: ['unarmed 4-6-7 at D4', { guard: 'r1', broken: true }] } as const;
  const shoot = (units: Setup['units'], more: Setup = {}, phase = 'prep-fire') =>
    new Trial({
      phase: phase as never,
      active: 'russian',
      enemy: 'german',
      units: { ...RUSSIANS, ...RESERVES, ...units },
      ...more,
    });
  const order = { order: 'execute', unit: 'g1' };

  test('[squad-leader 3.29.7] Russians and SS execute prisoners in a fire phase of theirs, and do not fire in it; others never', () => {
    const trial = shoot({ g2: '4-6-7 at D8' }).order('russian', order);
    expect(trial.battle.unit('g1')).toBeUndefined();
    const fire = trial.refusal('russian', { order: 'fire', at: 'D8', firers: ['r1'] });
    expect(fire?.refused).toBe('HAS_FIRED');
    const german = new Trial({
      units: { g1: '4-6-7 at D4', r1: ['4-4-7 at D4', { guard: 'g1', broken: true }], r9: '4-4-7' },
    });
    expect(german.refusal('german', { order: 'execute', unit: 'r1' })?.refused).toBe('PROTECTED');
    const ss = ['6-5-8 at D4', { nationality: 'German SS' }] as const;
    const black = new Trial({
      sides: { german: { nationality: 'German SS' } },
      units: { g1: ss, r1: ['4-4-7 at D4', { guard: 'g1', broken: true }], r9: '4-4-7' },
    });
    expect(black.order('german', { order: 'execute', unit: 'r1' }).battle.unit('r1')).toBeUndefined();
    const fired = shoot({ r1: ['4-4-7 at D4', { fired: true, firedIn: 'prep-fire' }] }, {}, 'advancing-fire');
    expect(fired.refusal('russian', order)?.refused).toBe('HAS_FIRED');
    expect(shoot({}, {}, 'movement').refusal('russian', order)?.refused).toBe('NOT_NOW');
  });

  test('[squad-leader 3.29.8] they drop out of the count', () => {
    expect(shoot({}).order('russian', order).battle.side('german').lost ?? []).toEqual([]);
  });

  test('[squad-leader 3.30.5] seen by friends it makes all who are free braver, once, and victory needs one more', () => {
    const units = {
      g2: '4-6-7 at D8',
      g3: ['unarmed 4-6-7 at D4', { guard: 'r2', broken: true }],
      r2: '4-4-7 at D4',
    } as const;
    const trial = shoot(units).order('russian', order);
    expect(trial.unit('g2')).toMatchObject({ morale: 8, brokenMorale: 8 });
    expect(trial.unit('g3').morale).toBe(6);
    trial.order('russian', { order: 'execute', unit: 'g3' });
    expect(trial.unit('g2').morale).toBe(8);
    const victory = { wins: [{ side: 'russian', is: { casualties: { of: 'german', atLeast: 2 } } }] };
    const counts = (lost: string[]) =>
      shoot({ g2: '4-6-7 at D8' }, { options: { victory } as never, sides: { german: { lost } } })
        .order('russian', order)
        .order('russian', 'end-phase').battle.clock.over;
    expect(counts(['x1', 'x2'])).toBeUndefined();
    expect(counts(['x1', 'x2', 'x3'])).toMatchObject({ winner: 'russian' });
  });

  test('[squad-leader 3.30.5] they stay as brave when they are reduced', () => {
    const trial = shoot({ g2: '4-6-7 at D8', r3: '6-2-8 at D7' }).order('russian', order);
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r3'] }, 3, 4, 6, 6);
    expect(trial.unit('g2')).toMatchObject({ kind: 'half-squad', broken: true, morale: 8, brokenMorale: 7 });
  });

  test('[squad-leader 3.30.5/a] where nobody is left anyway, it changes nothing', () => {
    const trial = new Trial({
      active: 'russian',
      enemy: 'german',
      units: { ...RUSSIANS },
    });
    trial.order('russian', order);
    if (!trial.battle.clock.over) trial.order('russian', 'end-phase');
    expect(trial.battle.clock.over).toMatchObject({ winner: 'russian' });
  });

  test('[squad-leader 3.28.9/a] and nobody who saw it surrenders any more', () => {
    expect(shoot({ g2: '4-6-7 at D8' }).order('russian', order).battle.side('german').defiant).toBe(true);
  });

  test('[squad-leader 6.3/a] not while the guard is locked in melee', () => {
    const melee = { melee: true } as const;
    const trial = shoot({ r1: ['4-4-7 at D4', melee], g2: ['4-6-7 at D4', melee] });
    expect(trial.refusal('russian', order)?.refused).toBe('IN_MELEE');
  });
});
