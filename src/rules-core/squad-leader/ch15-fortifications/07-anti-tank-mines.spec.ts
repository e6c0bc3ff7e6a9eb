import { canonical } from '../../kernel/position/canonical.js';
import { view } from '../../kernel/views/views.js';
import { drawn, type Setup, Trial } from '../testkit.testkit.js';

const tank = (at: string, more: object = {}) => ['MkIVF2', { at, facing: 0, ...more }] as const;
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gv', path });
const laid = (antiTankMines: Readonly<Record<string, number>>, mines?: Readonly<Record<string, number>>) => ({
  russian: { antiTankMines, ...(mines && { mines }) },
});
const moving = (secrets: Setup['secrets'], units: object = {}, setup: Setup = {}) =>
  new Trial({
    phase: 'movement',
    units: { gv: tank('D9'), r1: '4-4-7 at A1', ...units } as never,
    secrets: secrets ?? {},
    ...setup,
  });

describe('under tracks', () => {
  test.each([
    [6, 1, 'D8'],
    [5, 2, 'D7'],
    [4, 3, 'D6'],
    [3, 4, 'D5'],
    [2, 5, 'D4'],
    [1, 6, 'D3'],
  ] as const)(
    '[squad-leader-C-119] [squad-leader 15.7.12.4/a, 15.7.12.5] %i of them: at every point that %i divides',
    (mines, points, at) => {
      const way = ['D8', 'D7', 'D6', 'D5', 'D4', 'D3'].slice(0, points);
      const trial = moving(laid({ [at]: mines })).order('german', drive(...way), 6, 6);
      expect(trial.told('mine-exploded')).toMatchObject([{ unit: 'gv', at }]);
      expect(trial.battle.secret('russian').antiTankMines?.[at]).toBe(mines > 1 ? mines - 1 : undefined);
    },
  );

  test('[squad-leader 15.7.12.4/a] not at other points, nor as it leaves', () => {
    const past = moving(laid({ D8: 1 })).order('german', drive('D8', 'D7'));
    expect(past.told('mine-exploded')).toEqual([]);
    const out = moving(laid({ D9: 6 })).order('german', drive('D8'));
    expect(out.told('mine-exploded')).toEqual([]);
  });

  test('[squad-leader 15.7.12.6] with each that is gone the next is rarer', () => {
    const trial = moving(laid({ D8: 5, D7: 1 })).order('german', drive('D8', 'D7'));
    expect(trial.told('mine-exploded')).toEqual([]);
    const dense = moving(laid({ D8: 6 })).order('german', drive('D8'), 6, 6);
    expect(dense.battle.secret('russian').antiTankMines).toEqual({ D8: 5 });
    const again = moving(laid({ D8: 5 })).order('german', drive('D8'));
    expect(again.told('mine-exploded')).toEqual([]);
  });

  test('[squad-leader 15.7.12.4/b] by road fractions count either way', () => {
    const map = drawn({ roads: [{ is: 'dirt-road', along: 'D9 D5' }] });
    const crew = { gv: tank('D9', { exposed: true }), r1: '4-4-7 at M12' };
    const at = (hex: string, ...way: string[]) =>
      moving(laid({ [hex]: 6 }), crew, { map })
        .order('german', drive(...way), 6, 6)
        .told('mine-exploded').length;
    expect(at('D8', 'D8')).toBe(1);
    const second = moving(laid({ D6: 5 }), crew, { map }).order('german', drive('D8', 'D7', 'D6'), 6, 6);
    expect([second.unit('gv').spent, second.told('mine-exploded').length]).toEqual([1.5, 1]);
  });

  test.each([
    ['MkIVF2', [3, 3], 0, 'lost'],
    ['MkIVF2', [6, 6], 0, 'whole'],
    ['truck', [6, 5], -3, 'whole'],
  ] as const)('[squad-leader 15.7.12.7] %s on %j with %i: %s', (counter, faces, drm, fate) => {
    const units = { gv: [counter, { at: 'D9', facing: 0 }] };
    const trial = moving(laid({ D8: 6 }), units).order(
      'german',
      drive('D8'),
      ...faces,
      ...(fate === 'lost' ? [6, 6] : []),
    );
    expect(trial.told('mine-exploded')[0]?.modifiers.map(({ value }) => value)).toEqual(drm ? [drm] : []);
    expect(trial.battle.unit('gv') ? 'whole' : 'lost').toBe(fate);
  });

  test.each([
    [3, 'lost'],
    [4, 'stopped'],
  ] as const)(
    '[squad-leader 15.7.12.7] by the highest roll that kills it may only be stopped: on %i %s',
    (die, fate) => {
      const crew = fate === 'lost' ? [6, 6] : [];
      const trial = moving(laid({ D8: 6 })).order('german', drive('D8'), 3, 4, die, ...crew);
      expect(trial.battle.unit('gv')?.immobilized).toBe(fate === 'stopped' ? true : undefined);
    },
  );

  test('[squad-leader 15.7.12.7] men on foot there make a normal check', () => {
    const units = { g1: '4-6-7 at D8' };
    const trial = moving(laid({ D8: 6 }), units).order('german', drive('D8'), 6, 6, 3, 3);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'g1', check: 'MC', passed: true }]);
  });

  test('[squad-leader 15.7.12.2, 15.7.12.3] men set off only the others of a mixed field, and do not find them', () => {
    const units = { g1: '4-6-7 at D9' };
    const both = moving(laid({ D8: 6 }, { D8: 6 }), units);
    both.order('german', { order: 'move', units: ['g1'], path: ['D8'] }, 6, 6);
    expect(both.told('mines-attack')).toHaveLength(1);
    expect(both.battle.secret('russian').antiTankMines).toEqual({ D8: 6 });
    const seen = (at: string) => {
      const trial = moving(laid({ [at]: 3 }), units);
      trial.order('german', { order: 'move', units: ['g1'], path: ['D8'] });
      return canonical([view(trial.battle.position, { side: 'german' }), trial.action.effects] as never);
    };
    expect(seen('D8')).toBe(seen('H3'));
  });
});

describe('clearing', () => {
  test.each([
    [1, [3, 5], true],
    [1, [4, 5], false],
    [6, [2, 2], true],
    [6, [2, 3], false],
  ] as const)(
    '[squad-leader 15.7.14.1] sappers among %i anti-tank mines beside 20 factors, rolling %j: %s',
    (antiTank, faces, passed) => {
      const units = { g1: ['4-6-7', { at: 'D9', training: 'engineers' }], gv: tank('A12') };
      const trial = moving(laid({ D8: antiTank }, { D8: 20 }), units, { phase: 'prep-fire' });
      trial.order('german', { order: 'clear-away', unit: 'g1', what: 'mines', at: 'D8' }, ...faces);
      expect(trial.told('clearing')[0]?.passed).toBe(passed);
      expect(trial.battle.secret('russian').antiTankMines === undefined).toBe(passed);
    },
  );
});

describe('flails', () => {
  const flail = (secrets: Setup['secrets'], more: object = {}, ...path: string[]) => {
    const trial = moving(secrets, { gv: tank('D9', { flail: true }), ...more });
    trial.order('german', drive(...(path.length > 0 ? path : ['D8'])));
    while (trial.battle.clock.phase !== 'advance') trial.endPhase();
    return trial;
  };
  const state = (trial: Trial) => [
    trial.at('D8').mines,
    trial.battle.secret('russian').antiTankMines?.D8,
    trial.battle.unit('gv') === undefined ? 'lost' : trial.unit('gv').immobilized ? 'stopped' : 'whole',
  ];

  test.each([
    ['all on anything but 12', { D8: 9 }, { D8: 1 }, [6, 5], [undefined, undefined, 'whole']],
    ['12 among anti-tank mines alone', undefined, { D8: 5 }, [6, 6, 5, 6, 2], [undefined, 3, 'lost']],
    ['12 among others', { D8: 9 }, undefined, [6, 6, 2, 2], [5, undefined, 'stopped']],
    ['12 among both', { D8: 9 }, { D8: 5 }, [6, 6, 5, 6, 3, 1], 'both'],
  ] as const)(
    '[squad-leader 15.7.15.1, 15.7.15.2, 15.7.15.3, 15.7.15.4, 1.3/7.7] %s',
    (_, mines, antiTank, faces, left) => {
      const secrets = { russian: { ...(mines && { mines }), ...(antiTank && { antiTankMines: antiTank }) } };
      const trial = flail(secrets).endPhase(...faces);
      if (left !== 'both') expect(state(trial)).toEqual(left);
      else {
        const [factors, gone, fate] = state(trial);
        expect([factors, fate]).toEqual([5, 'lost']);
        expect([2, 4]).toContain(gone);
      }
    },
  );

  test('[squad-leader 15.7.15.1] the mines do not strike it as it comes', () => {
    const trial = moving({ russian: { mines: { D8: 30 } } }, { gv: tank('D9', { flail: true }) });
    expect(trial.order('german', drive('D8')).told('mines-attack')).toEqual([]);
  });

  test.each([
    ['drives on', {}, ['D8', 'D7']],
    ['has men with it', { g1: '4-6-7 at D8' }, ['D8']],
  ] as const)('[squad-leader 15.7.15.1] nothing is cleared where it %s', (_, more, path) => {
    const trial = flail({ russian: { mines: { D8: 9 } } }, more, ...path);
    trial.endPhase();
    expect(trial.told('flailed')).toEqual([]);
    expect(trial.at('D8').mines).toBe(9);
  });
});
