import { german, halfSquad, leader, type Placed, russian, us } from '../testkit.testkit.js';
import { fire, game, move, type Units } from './testkit.testkit.js';

describe('Residual FP', () => {
  test('[aslsk 3.3.5/a] half the column, as a column, at most 12', () => {
    const leaves = (column: string, ...squads: Placed[]) => {
      const units = Object.fromEntries(squads.map((unit, i) => [`b${i}`, unit]));
      const here = game({ a1: german('4-6-7', 'E3'), ...units });
      move(here, 'E4');
      const attack = fire(here, 'E4', Object.keys(units), 6, 5, 1, 2);
      expect(String(attack.the('fire-attack').column)).toBe(column);
      return here.battle.location('E4').residual;
    };
    expect(leaves('12', us('7-4-7', 'E6'), us('5-3-6', 'E6'))).toBe(6);
    expect(leaves('20', us('7-4-7', 'E6'), us('7-4-7', 'E6'), us('7-4-7', 'E6'))).toBe(8);
    expect(leaves('36', us('7-4-7', 'E5'), us('7-4-7', 'E5'), us('7-4-7', 'E5'))).toBe(12);
  });

  test('[aslsk 3.3.5/c] each point of DRM from outside the hex takes one column; its own TEM and leaders’ help do not', () => {
    const leaves = (units: Units, more = {}, terrain = {}, ...checks: number[]) => {
      const here = game({ a1: german('4-6-7', 'E3'), b1: us('7-4-7', 'E6'), ...units }, { terrain });
      move(here, 'E4');
      here.order('b', { order: 'fire', at: 'E4', firers: ['b1'], ...more }, 6, 5, ...checks);
      return here.battle.location('E4').residual;
    };
    expect(leaves({})).toBe(2);
    expect(leaves({}, {}, { E4: 'stone-building' })).toBe(2);
    expect(leaves({}, {}, { E5: 'brush' })).toBe(1);
    expect(leaves({ b1: us('7-4-7', 'E6', { cx: true }) })).toBe(1);
    expect(leaves({ bl: leader('American', '6+1', 'E6') }, { leaders: ['bl'] })).toBe(1);
    expect(leaves({ bl: leader('American', '9-2', 'E6') }, { leaders: ['bl'] }, {}, 1, 2)).toBe(2);
  });

  test('[aslsk 3.3.5/c × 1.2.5/e] Smoke in the target hex takes nothing; on the way, or out of the firer’s hex, it does', () => {
    const leaves = (smokyHex: string) => {
      const here = game(
        { a1: german('4-6-7', 'E3'), b1: us('7-4-7', 'E6'), b2: us('7-4-7', 'E6'), b3: us('7-4-7', 'E6') },
        { locations: { [smokyHex]: { smoke: [{ kind: 'grenade', side: 'a' }] } } },
      );
      move(here, 'E4');
      here.begin('b', { order: 'fire', at: 'E4', firers: ['b1', 'b2', 'b3'] }, 6, 5);
      return here.battle.location('E4').residual;
    };
    expect(leaves('J9')).toBe(8);
    expect(leaves('E4')).toBe(8);
    expect(leaves('E5')).toBe(4);
    expect(leaves('E6')).toBe(2);
  });

  test('[aslsk 3.3.5/e × 8.3.2/a] halved against movers who are all concealed, and for the concealed among others', () => {
    const strengths = (...concealed: string[]) => {
      const veil = (id: string) => (concealed.includes(id) ? { concealed: true, hidden: true } : {});
      const here = game(
        {
          a1: german('4-6-7', 'E3', veil('a1') as object),
          a2: german('4-6-7', 'E3', veil('a2') as object),
          b1: russian('4-4-7', 'E9', { broken: true }),
        },
        { options: { concealment: true }, terrain: { E4: 'woods' }, locations: { E4: { residual: 2 } } },
      );
      const done = move(here, 'E4', ['a1', 'a2'], {}, 3, 2, 1, 1, 1, 1);
      const checks = [...done.all('morale-check'), ...done.all('task-check')];
      return [done.the('residual-attack').fp, ...checks.map(({ unit, check }) => `${unit} ${check}`)];
    };
    expect(strengths()).toEqual([2, 'a1 NMC', 'a2 NMC']);
    expect(strengths('a1', 'a2')).toEqual([1, 'a1 PTC', 'a2 PTC']);
    expect(strengths('a2')).toEqual([2, 'a1 NMC', 'a2 PTC']);
  });

  test('[aslsk 3.3.5/f] a unit that leaves a hex is not attacked in it, [aslsk 3.3.5/g] Residual FP strikes first and alone', () => {
    const here = game(
      { a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6') },
      { locations: { E3: { residual: 12 }, E4: { residual: 2 } } },
    );
    const done = move(here, 'E4', ['a1'], {}, 5, 6);
    expect(done.all('residual-attack').map(({ at, fp }) => [at, fp])).toEqual([['E4', 2]]);
    expect(here.awaits).toEqual(['b defensive-fire']);
  });

  test('[aslsk 3.3.5/g] a larger value replaces a smaller one, never the other way', () => {
    const here = game({ a1: german('4-6-7', 'E3'), b1: us('7-4-7', 'E6'), b2: russian('4-4-7', 'F6') });
    move(here, 'E4');
    fire(here, 'E4', ['b2'], 5, 6);
    expect(here.battle.location('E4').residual).toBe(2);
    fire(here, 'E4', ['b1'], 5, 6);
    expect(here.battle.location('E4').residual).toBe(2);
    const big = game({
      a1: german('4-6-7', 'E3'),
      b1: us('7-4-7', 'E6'),
      b2: us('6-6-6', 'E6'),
      b3: halfSquad('Russian', '2-3-7', 'F6'),
    });
    move(big, 'E4');
    fire(big, 'E4', ['b3'], 5, 6);
    expect(big.battle.location('E4').residual).toBe(1);
    const more = fire(big, 'E4', ['b1', 'b2'], 5, 6, 1, 2);
    expect(more.the('residual-placed').fp).toBe(6);
  });

  test('[aslsk 3.3.5/h] once in a location, again only when more MF are spent there with worse DRM', () => {
    const here = game(
      { a1: us('6-6-6', 'E3'), b1: russian('4-4-7', 'E8', { broken: true }) },
      { locations: { E4: { residual: 2 } }, terrain: { E4: 'woods' } },
    );
    expect(move(here, 'E4', ['a1'], {}, 5, 6).all('residual-attack')).toHaveLength(1);
    expect(
      here.order('a', { order: 'smoke-grenades', unit: 'a1', at: 'E4' }, 5).all('residual-attack'),
    ).toEqual([]);
    expect(here.unit('a1').residualDrm).toBe(0);
  });

  test('[aslsk 3.3.5/e] Smoke and TEM of the hex count against it', () => {
    const here = game(
      { a1: us('6-6-6', 'E3'), b1: russian('4-4-7', 'E8', { broken: true }) },
      {
        locations: { E4: { residual: 4, smoke: [{ kind: 'dispersed', side: 'b' }] } },
        terrain: { E4: 'woods' },
      },
    );
    const done = move(here, 'E4', ['a1'], {}, 5, 6);
    expect(done.the('residual-attack').results[0]).toMatchObject({ final: 13 });
  });

  test('[aslsk 3.3.5/i] all of it goes at the end of the Movement Phase', () => {
    const here = game(
      { a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6') },
      { locations: { E4: { residual: 8 }, F7: { residual: 2 } } },
    );
    here.order('a', { order: 'end-phase' });
    expect([here.battle.location('E4').residual, here.battle.location('F7').residual]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
