import { german, leader, type Placed } from '../testkit.testkit.js';
import { game, go, type Units } from './testkit.testkit.js';

describe('stacking', () => {
  const full = { a2: german('4-6-7', 'E2'), a3: german('4-6-7', 'E2'), a4: german('4-6-7', 'E2') };

  test('[aslsk 3.3.1/d] [aslsk 2.0/StackingLimits] [aslsk 3.3/b] three squads fill a hex, also for units that only pass', () => {
    expect(game({ ...full, a1: german('4-6-7', 'E1') }).refused('a', go('E2 E3'))).toMatchObject({
      refused: 'NO_ROOM',
      cites: ['3.3/b', '3.3.1/d'],
      path: '$.path[0]',
    });
  });

  test('[aslsk 1.2.2/c] [aslsk 2.0/SquadEquiv] two half-squads or crews make a squad', () => {
    const { a4: _, ...two } = full;
    const half = german('4-6-7', 'E2', { kind: 'half-squad' });
    expect(
      game({ ...two, a5: half, a1: german('4-6-7', 'E1', { kind: 'crew' }) })
        .order('a', go('E2'))
        .the('moved').to,
    ).toBe('E2');
    expect(game({ ...two, a5: half, a1: german('4-6-7', 'E1') }).refused('a', go('E2'))).toMatchObject({
      refused: 'NO_ROOM',
    });
  });

  test('[aslsk 2.0/StackingLimits] four leaders besides; enemies do not count', () => {
    const leaders = Object.fromEntries(
      ['ai', 'aj', 'ak', 'al'].map((id) => [id, leader('German', '8-0', 'E2')]),
    );
    const { al: _, ...three } = leaders as Units;
    expect(
      game({ ...full, ...three, a1: leader('German', '7-0', 'E1') })
        .order('a', go('E2'))
        .the('moved').to,
    ).toBe('E2');
    expect(
      game({ ...full, ...leaders, a1: leader('German', '7-0', 'E1') }).refused('a', go('E2')),
    ).toMatchObject({ refused: 'NO_ROOM' });
  });

  test('[aslsk 3.3.1/d] a half-squad with a Gun counts as a squad', () => {
    const gun: Placed = { kind: 'gun', name: 'AT', nationality: 'German', possessor: 'a5', at: 'E2' };
    const { a4: _, ...two } = full;
    const units = {
      ...two,
      a5: german('4-6-7', 'E2', { kind: 'half-squad' }),
      ag: gun,
      a1: german('4-6-7', 'E1', { kind: 'half-squad' }),
    };
    expect(game(units).refused('a', go('E2'))).toMatchObject({ refused: 'NO_ROOM' });
  });
});
