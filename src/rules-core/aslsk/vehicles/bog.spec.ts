import { german, russian, setUp } from '../testkit.testkit.js';
import type { DriveStep } from './effects.js';
import { m8, pz3, t34, tank, tiger2 } from './testkit.testkit.js';

const start: DriveStep = { do: 'start' };
const enter = (to: string, more: Partial<DriveStep> = {}): DriveStep => ({ do: 'enter', to, ...more });

function woods(
  vehicle: ReturnType<typeof t34>,
  ground: 'woods' | 'wooden-building' | 'stone-building' = 'woods',
) {
  return setUp({
    columns: 10,
    rows: 10,
    terrain: { E4: ground },
    units: {
      a1: { ...vehicle, at: vehicle.at ?? 'E5' },
      a2: german('4-6-7', 'A1'),
      b1: russian('4-4-7', 'J10', { broken: true }),
    },
  });
}

const drive = (...steps: DriveStep[]) => ({ order: 'drive', vehicle: 'a1', steps });

describe('Bog', () => {
  test('[aslsk-81] [aslsk 7.6/a] [aslsk 2.0/Bog] half its MP into woods, 9 +1 +3 = 13: bogged, stopped, its Movement Phase over', () => {
    const game = woods(t34('E5', { vca: 0, motion: true }));
    const done = game.order('a', drive(enter('E4')), 4, 5);
    expect(done.the('vehicle-moved').mp).toBe(8);
    expect(done.the('bog-check')).toMatchObject({ at: 'E4', dr: 9, final: 13, bogged: true });
    expect(done.the('bog-check').modifiers.map(({ value }) => value)).toEqual([1, 3]);
    expect(game.unit('a1')).toMatchObject({ bogged: 'bogged', moved: true, at: 'E4' });
    expect(game.unit('a1').started).toBeUndefined();
    expect(game.refused('a', drive(start)).refused).toBe('HAS_MOVED');
  });

  test('[aslsk 7.6/a] a final 11 does not bog, a 12 does', () => {
    expect(
      woods(t34('E5', { vca: 0 }))
        .order('a', drive(start, enter('E4')), 3, 4)
        .the('bog-check'),
    ).toMatchObject({
      final: 11,
      bogged: false,
    });
    expect(
      woods(t34('E5', { vca: 0 }))
        .order('a', drive(start, enter('E4')), 4, 4)
        .the('bog-check').bogged,
    ).toBe(true);
  });

  test('[aslsk-85] [aslsk 7.6/b] all its MP: the pressure alone, 9 +1 = 10', () => {
    const game = woods(t34('E5', { vca: 0 }));
    expect(game.order('a', drive(start, enter('E4', { all: true })), 4, 5).the('bog-check')).toMatchObject({
      dr: 9,
      final: 10,
      bogged: false,
    });
  });

  test('[aslsk-101] [aslsk 7.6/b] half its MP into a wooden building: 7 +1 +3 = 11', () => {
    const game = woods(t34('E5', { vca: 0 }), 'wooden-building');
    expect(game.order('a', drive(start, enter('E4')), 3, 4).the('bog-check')).toMatchObject({
      final: 11,
      bogged: false,
    });
  });

  test('[aslsk 7.6/b] low and high ground pressure, stone, wheels', () => {
    const final = (
      vehicle: ReturnType<typeof t34>,
      ground: 'woods' | 'stone-building' = 'woods',
      faces = [1, 1],
    ) =>
      woods({ ...vehicle, at: 'E5' }, ground)
        .order('a', drive(start, enter('E4')), ...faces)
        .the('bog-check').final;
    expect(final(tank('Russian', 'T-70'))).toBe(5);
    expect(final({ ...tiger2(), unreliable: 13 }, 'woods', [1, 1, 1, 1])).toBe(7);
    expect(final(pz3(), 'stone-building')).toBe(7);
    expect(final({ ...m8(), ce: undefined } as never)).toBe(3);
  });

  const bogged = (set = {}) => woods(t34('E4', { vca: 0, bogged: 'bogged', ...set }));

  test('[aslsk 7.6/c] [aslsk 7.6/d] to get free it spends the product of two dice; 1-4 frees it', () => {
    const game = bogged();
    const done = game.order('a', drive({ do: 'unbog' }), 3, 3);
    expect(done.the('unbogging')).toMatchObject({ white: 3, coloured: 3, final: 3, mp: 9, result: 'freed' });
    expect(game.unit('a1')).toMatchObject({ spent: 9, started: true });
    expect(game.unit('a1').bogged).toBeUndefined();
    const wheels = woods(m8('E4', { vca: 0, bogged: 'bogged' }));
    expect(wheels.order('a', drive({ do: 'unbog' }), 2, 3).the('unbogging').mp).toBe(12);
  });

  test('[aslsk-83] mired, 3 +1 = 4 frees it for 18 MP of 16: it is left in Motion', () => {
    const game = bogged({ bogged: 'mired' });
    const done = game.order('a', drive({ do: 'unbog' }), 6, 3);
    expect(done.the('unbogging')).toMatchObject({ final: 4, mp: 18, result: 'freed' });
    expect(game.unit('a1')).toMatchObject({ spent: 16, moved: true });
    game.order('a', { order: 'end-phase' });
    expect(game.unit('a1').motion).toBe(true);
  });

  test('[aslsk-82] [aslsk 7.6/d] a 5 mires it, a 6 is the end', () => {
    const mired = bogged();
    expect(mired.order('a', drive({ do: 'unbog' }), 1, 5).the('unbogging').result).toBe('mired');
    expect(mired.unit('a1')).toMatchObject({ bogged: 'mired', moved: true });
    const stuck = bogged({ bogged: 'mired' });
    expect(stuck.order('a', drive({ do: 'unbog' }), 1, 5).the('unbogging')).toMatchObject({
      final: 6,
      result: 'immobilized',
    });
    expect(stuck.unit('a1').immobilized).toBe(true);
    expect(stuck.unit('a1').bogged).toBeUndefined();
  });

  test('[aslsk-84] freed for 9 MP it uses the other seven', () => {
    const game = bogged({ bogged: 'mired' });
    game.order('a', drive({ do: 'unbog' }), 3, 3);
    const left = game.order('a', drive(enter('E3')));
    expect(left.the('vehicle-moved').spent).toBe(10);
  });

  test('[aslsk 7.6/c] at the start of its Movement Phase only, and not after Prep Fire', () => {
    const fired = bogged({ fire: 'prep' });
    expect(fired.refused('a', drive({ do: 'unbog' })).refused).toBe('HAS_FIRED');
    const late = bogged({ moving: true, spent: 1 });
    expect(late.refused('a', drive({ do: 'unbog' }))).toMatchObject({
      refused: 'TOO_LATE',
      cites: ['7.6/c'],
    });
    expect(woods(t34('E5', { vca: 0 })).refused('a', drive({ do: 'unbog' })).refused).toBe('NOT_BOGGED');
  });

  test('[aslsk 7.6/f] bogged it neither leaves nor turns its hull, but its turret turns', () => {
    const game = bogged();
    for (const step of [start, enter('E3'), { do: 'turn', vca: 1 } as const])
      expect(game.refused('a', drive(step))).toMatchObject({ refused: 'BOGGED', cites: ['7.6/f'] });
    const fire = setUp({
      phase: 'PFPh',
      units: { a1: t34('E4', { vca: 0, bogged: 'bogged' }), b1: russian('4-4-7', 'H8') },
    });
    expect(fire.refused('a', { order: 'turn-vehicle', vehicle: 'a1', vca: 1 })).toMatchObject({
      refused: 'IMMOBILE',
      cites: ['7.6/f', '2.0/Immobilized'],
    });
    fire.order('a', { order: 'turn-vehicle', vehicle: 'a1', tca: 2 });
    expect(fire.unit('a1')).toMatchObject({ vca: 0, tca: 2 });
  });
});
