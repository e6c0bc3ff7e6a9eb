import { drawn } from '../testkit.testkit.js';
import { advance, begun, fire, modifiersOf, move, refused, type Units, until } from './positions.testkit.js';

describe('movement meets weapons', () => {
  test('[squad-leader 4.14.10 × 8.9.2.1] a machine gun does not reach past swimmers', () => {
    const river = drawn({ columns: 14, rows: 12, levels: { '-1': 'A4-N6' }, terrain: { river: 'A4-N6' } });
    const trial = begun(
      'prep-fire',
      {
        g1: '4-6-7 at D3',
        gm: 'HMG with g1',
        r1: ['4-4-7 at D4', { swims: { since: 1, immersed: true } }],
        r2: '4-4-7 at D7',
      },
      { map: river },
    );
    trial.order('german', fire('D4', 'gm'), 6, 5);
    expect(trial.told('fire-attack').map(({ at }) => at)).toEqual(['D4']);
  });

  test('[squad-leader 4.7.11 × 8.9.7.3] an exhausted crew that keeps up its fire breaks its gun one sooner again', () => {
    const kept = (state: object, ...dice: number[]) => {
      const trial = begun('prep-fire', {
        g1: ['4-6-7 at D4', state],
        gm: 'LMG with g1',
        r1: '4-4-7 at D8',
      } as Units);
      trial.order('german', { ...fire('D8', 'gm'), sustained: ['gm'] }, ...dice);
      return trial.battle.unit('gm') !== undefined;
    };
    expect([kept({}, 5, 4), kept({ cx: true }, 5, 4), kept({ cx: true }, 5, 3)]).toEqual([true, false, true]);
  });

  test('[squad-leader 4.7.12 × 5.5.4] who is exhausted fires with 1 more once, and has its breath back', () => {
    const trial = begun('prep-fire', { g1: ['4-6-7 at D4', { cx: true }], r1: '4-4-7 at D8' });
    trial.order('german', fire('D8', 'g1'), 6, 5);
    expect([modifiersOf(trial, 'r1'), trial.unit('g1').cx]).toEqual([['exhausted 1'], undefined]);
  });

  test('[squad-leader 4.2.5 × 5.2.1] whom his gun slowed down fires himself afterwards, with half, and not the gun', () => {
    const trial = begun('movement', { g1: '4-6-7 at D4', gm: 'HMG with g1', r1: '4-4-7 at D8' });
    trial.order('german', move('g1', 'D5'));
    until(trial, 'german advancing-fire');
    expect(refused(trial, 'german', fire('D8', 'gm'))).not.toBeUndefined();
    trial.order('german', fire('D8', 'g1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(2);
  });

  test('[squad-leader 4.5.3 × 5.6.8.1] one hex that takes all of its factors is no Assault Movement', () => {
    const entering = (more: Units) => {
      const trial = begun('movement', { g1: '4-6-7 at D4', r1: '4-4-7 at D8', ...more });
      return refused(trial, 'german', { ...move('g1', 'D5'), assault: true });
    };
    expect(entering({})).toBeUndefined();
    expect(entering({ gm: 'HMG with g1', gn: 'LMG with g1' })).not.toBeUndefined();
  });

  test('[squad-leader 4.8.4 × 8.4.1] when a squad deploys its gun goes with one half', () => {
    const trial = begun('rally', {
      g1: '4-6-7 at D4',
      gl: '8-0 at D4',
      gm: 'LMG with g1',
      r1: '4-4-7 at N12',
    });
    until(trial, 'german deployment').order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 1, 2);
    const { possessor = '' } = trial.unit('gm');
    expect(trial.unit(possessor)).toMatchObject({ kind: 'half-squad', at: 'D4' });
  });

  test('[squad-leader 4.4.1 × 8.9.8.3] a gun that advances is sighted in no more', () => {
    const trial = begun(
      'advance',
      { g1: 'crew 2-4-7 at D4', gm: 'MMG with g1', g2: '4-6-7 at D4', r1: '4-4-7 at N12' },
      {
        secrets: { german: { boreSights: { gm: { from: 'D4', on: 'D8' } } } } as never,
      },
    );
    trial.order('german', { ...advance('g1', 'D5'), leave: ['gm'] });
    expect(trial.battle.secret('german').boreSights?.gm).toBeDefined();
    const taken = begun(
      'advance',
      { g1: '4-6-7 at D4', gm: 'MMG with g1', r1: '4-4-7 at N12' },
      {
        secrets: { german: { boreSights: { gm: { from: 'D4', on: 'D8' } } } } as never,
      },
    );
    taken.order('german', advance('g1', 'D5'));
    expect(taken.battle.secret('german').boreSights?.gm).toBeUndefined();
  });

  test('[squad-leader 4.2.7.5 × 8.7.1] a gun in pieces is destroyed as others are', () => {
    const trial = begun('advance', {
      g1: '4-6-7 at D4',
      gm: ['HMG with g1', { dismantled: true }],
      r1: '4-4-7 at N12',
    } as Units);
    expect(refused(trial, 'german', { order: 'scuttle', what: 'gm', how: 'destroy' })).toBeUndefined();
  });

  test('[squad-leader 4.7.10 × 8.11.3] who is temporarily immobilized places no charge', () => {
    const placing = (state: object) =>
      refused(
        begun('movement', {
          g1: ['8-3-8 at D4', state],
          gd: 'demo charge with g1',
          r1: '4-4-7 at D5',
        } as Units),
        'german',
        { order: 'place-charge', weapon: 'gd', at: 'D5' },
      );
    expect([placing({}), placing({ ti: true })]).toEqual([undefined, 'IMMOBILE']);
  });

  test('[squad-leader 4.14.16 × 8.7.1] who swims with his gun on a raft neither repairs, takes apart nor destroys it', () => {
    const river = drawn({ columns: 14, rows: 12, levels: { '-1': 'A4-N6' }, terrain: { river: 'A4-N6' } });
    const afloat = (phase: 'rally' | 'defensive-fire' | 'advance', broken: object, active = 'german') =>
      begun(
        phase,
        {
          g1: ['4-6-7', { at: 'E5', swims: { since: 1, armed: true } }],
          gm: ['HMG with g1', broken],
          g2: '4-6-7 at E8',
          gn: ['HMG with g2', broken],
          r1: '4-4-7 at N12',
        } as Units,
        { map: river, active, options: { water: { rafts: ['german'] } } } as never,
      );
    const ashore = ['gm', 'gn'];
    const repair = until(afloat('rally', { malfunctioned: true }), 'german repair');
    expect(ashore.map((weapon) => refused(repair, 'german', { order: 'repair', weapon }))).toEqual([
      'IN_WATER',
      'DICE_MISSING',
    ]);
    const apart = afloat('defensive-fire', {}, 'russian');
    expect(ashore.map((weapon) => refused(apart, 'german', { order: 'dismantle', weapon }))).toEqual([
      'IN_WATER',
      undefined,
    ]);
    const destroys = afloat('advance', {});
    expect(
      ashore.map((what) => refused(destroys, 'german', { order: 'scuttle', what, how: 'destroy' })),
    ).toEqual(['IN_WATER', undefined]);
  });
});
