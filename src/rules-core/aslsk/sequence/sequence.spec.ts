import {
  type Game,
  german,
  leader,
  type Placed,
  russian,
  type SetUp,
  setUp,
  us,
  weapon,
} from '../testkit.testkit.js';
import { controllerOf } from './control.js';

type Units = Record<string, Placed>;

const base: Units = { a1: german('4-6-7', 'A1'), b1: russian('4-4-7', 'H8') };

function game(more: SetUp = {}): Game {
  return setUp({ phase: 'PFPh', units: base, ...more });
}

/** Both sides let every decision go by until the phase changes; returns what was asked. */
function next(here: Game): string {
  const { phase, active } = here.battle.clock;
  while (!here.battle.isOver && here.battle.clock.phase === phase && here.battle.clock.active === active) {
    const [side = '', kind = ''] = (here.awaits[0] as string).split(' ');
    const ends = ['prep-fire', 'movement', 'final-fire', 'advancing-fire', 'advance'].includes(kind);
    here.order(side, { order: ends ? 'end-phase' : 'pass' });
  }
  return `${here.battle.clock.active} ${here.battle.clock.phase} ${here.battle.clock.turn}`;
}

describe('the sequence of play', () => {
  test('[aslsk 3.0/a] [aslsk 3.0/b] [aslsk 3.9/a] [aslsk 2.0/PlayerTurn] eight phases, then the roles swap, then the turn counter moves', () => {
    const here = game({ turns: 2 });
    const seen = [next(here), next(here), next(here)];
    expect(seen).toEqual(['a MPh 1', 'a DFPh 1', 'a AFPh 1']);
    // Nobody has to rout or to fight: those phases, and the Rally Phase of the other side, go by.
    expect([next(here), next(here), next(here)]).toEqual(['a APh 1', 'b PFPh 1', 'b MPh 1']);
    expect([next(here), next(here), next(here), next(here)]).toEqual([
      'b DFPh 1',
      'b AFPh 1',
      'b APh 1',
      'a PFPh 2',
    ]);
  });

  test('[aslsk 2.0/ATTACKER] the ATTACKER is asked in his phases, the DEFENDER in the Defensive Fire Phase', () => {
    const asked = (phase: SetUp['phase'], active: string) => game({ phase, active }).awaits;
    expect(asked('PFPh', 'a')).toEqual(['a prep-fire']);
    expect(asked('PFPh', 'b')).toEqual(['b prep-fire']);
    expect(asked('DFPh', 'a')).toEqual(['b final-fire']);
    expect(asked('AFPh', 'b')).toEqual(['b advancing-fire']);
    expect(asked('APh', 'a')).toEqual(['a advance']);
  });

  test('[aslsk 3.9/a] the battle ends with its last turn', () => {
    const here = game({ phase: 'APh', active: 'b', turn: 3, turns: 3 });
    here.order('b', { order: 'end-phase' });
    expect(here.battle.clock.over).toEqual({ why: 'Nobody has fulfilled the victory conditions.' });
    expect(here.refused('b', { order: 'end-phase' })).toMatchObject({ refused: 'BATTLE_OVER' });
  });

  test('[aslsk 3.9/b] a half turn at the end belongs to the first side alone', () => {
    const last = { turn: 3, turns: 3, phase: 'APh' as const };
    const half = game({ ...last, active: 'a', options: { halfTurn: true } });
    half.order('a', { order: 'end-phase' });
    expect(half.battle.isOver).toBe(true);
    const whole = game({ ...last, active: 'a' });
    whole.order('a', { order: 'end-phase' });
    expect(whole.battle.isOver).toBe(false);
  });

  test('[aslsk 1.2.5/d] when the placer’s Prep Fire Phase begins his Dispersed Smoke goes and his full Smoke disperses', () => {
    const smoke = (kind: 'full' | 'dispersed', side: string) => ({ kind, side });
    const here = setUp({
      phase: 'RPh',
      units: { ...base, a2: german('4-6-7', 'A1', { broken: true, selfRally: true }) },
      locations: {
        C3: { smoke: [smoke('full', 'a'), smoke('dispersed', 'b')] },
        C4: { smoke: [smoke('dispersed', 'a')] },
      },
    });
    next(here);
    expect(here.battle.location('C3').smoke).toEqual([smoke('dispersed', 'a'), smoke('dispersed', 'b')]);
    expect(here.battle.location('C4').smoke).toBeUndefined();
  });

  test('[aslsk 3.2.3/PTC-b] a Pin lasts to the end of the Player Turn', () => {
    const here = game({ units: { ...base, a2: german('4-6-7', 'A1', { pinned: true }) } });
    while (here.battle.clock.active === 'a') {
      expect(here.unit('a2').pinned).toBe(true);
      next(here);
    }
    expect(here.unit('a2').pinned).toBeUndefined();
  });

  test('[aslsk 4.0/m] [aslsk 3.2.2/l] weapons used and fire directed are forgotten with the Player Turn', () => {
    const here = game({
      phase: 'APh',
      units: {
        ...base,
        a2: german('4-6-7', 'A1', { used: ['aw'] }),
        al: leader('German', '8-0', 'A1', { directed: ['a2'] }),
      },
    });
    next(here);
    expect(here.unit('a2').used).toBeUndefined();
    expect(here.unit('al').directed).toBeUndefined();
  });
});

test('[aslsk 1.4/a] [aslsk 2.0/drDR] a DR is a white and a coloured die, a dr one white die, and both stay on record', () => {
  const here = setUp({ phase: 'PFPh', units: { a1: us('7-4-7', 'E4'), b1: leader('Russian', '8-0', 'E5') } });
  const { action } = here.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 1, 2, 6);
  expect(
    action.rolls.map(({ for: purpose, dice }) => [
      purpose,
      dice.map(({ colour, face }) => `${colour} ${face}`),
    ]),
  ).toEqual([
    ['fire attack: E5', ['white 1', 'coloured 2']],
    ['wound severity: 8-0', ['white 6']],
  ]);
});

describe('control and victory', () => {
  const advanceOn = (units: Units, terrain: SetUp['terrain'] = {}, sides: SetUp['sides'] = {}) => {
    const here = setUp({ units: { bz: russian('4-4-7', 'H8', { broken: true }), ...units }, terrain, sides });
    here.order('a', { order: 'move', units: ['a1'], path: ['E4'] });
    return here;
  };

  test('[aslsk 2.0/Control-a] a Good Order MMC takes the hex it enters; a leader does not', () => {
    const taken = advanceOn({ a1: german('4-6-7', 'E3') }, {}, { b: { area: ['E4', 'E5'] } });
    expect(controllerOf(taken.battle, 'E4')).toBe('a');
    expect(controllerOf(taken.battle, 'E5')).toBe('b');
    const led = advanceOn({ a1: leader('German', '8-0', 'E3') }, {}, { b: { area: ['E4'] } });
    expect(controllerOf(led.battle, 'E4')).toBe('b');
  });

  test('[aslsk 2.0/Control-b] with one hex the whole building, unless an enemy is in it', () => {
    const house = {
      E4: 'stone-building',
      E5: 'stone-building',
      D5: 'stone-building',
      H2: 'stone-building',
    } as const;
    const empty = advanceOn({ a1: german('4-6-7', 'E3') }, house);
    expect(['E4', 'E5', 'D5', 'H2'].map((hex) => controllerOf(empty.battle, hex))).toEqual([
      'a',
      'a',
      'a',
      undefined,
    ]);
    const held = advanceOn(
      { a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'D5', { broken: true }) },
      house,
    );
    expect(['E4', 'E5'].map((hex) => controllerOf(held.battle, hex))).toEqual(['a', undefined]);
  });

  test('[aslsk 2.0/Control-d] at the start each side controls its set-up area', () => {
    const here = game({ sides: { a: { area: ['A1'] }, b: { area: ['H8', 'H7'] } } });
    expect(['A1', 'H7', 'D4'].map((hex) => controllerOf(here.battle, hex))).toEqual(['a', 'b', undefined]);
  });

  const wins = (victory: SetUp['options'], more: SetUp = {}) => {
    const here = game({ phase: 'APh', active: 'b', turn: 3, turns: 3, options: victory, ...more });
    here.order('b', { order: 'end-phase' });
    return here.battle.clock.over?.winner;
  };

  const win = (is: object, otherwise?: string) =>
    ({
      victory: { wins: [{ side: 'a', when: 'end', is }], ...(otherwise && { otherwise }) },
    }) as SetUp['options'];

  test('[aslsk 2.0/Control-a] the side that controls the hexes named has won at the end, else the other side', () => {
    const control = { side: 'a', hexes: ['A1', 'H8'] };
    expect(wins(win({ control: { ...control, atLeast: 1 } }, 'b') ?? {})).toBe('a');
    expect(wins(win({ control }, 'b') ?? {})).toBe('b');
    expect(wins(win({ control }) ?? {})).toBeUndefined();
  });

  test('[aslsk 3.3/f] exits, eliminations and Good Order units in a hex can decide', () => {
    const at = (is: object, sides: SetUp['sides'] = {}) => wins(win(is) ?? {}, { sides });
    const gone = (...from: string[]) => ({
      a: { exited: [...from], exitedFrom: Object.fromEntries(from.map((hex) => [hex, hex])) },
    });
    expect(at({ exit: { side: 'a', atLeast: 2 } }, gone('A1', 'A2'))).toBe('a');
    expect(at({ exit: { side: 'a', atLeast: 2 } }, gone('A1'))).toBeUndefined();
    expect(at({ exit: { side: 'a', hexes: ['A1'], atLeast: 2 } }, gone('A1', 'A2'))).toBeUndefined();
    expect(at({ casualties: { of: 'b', atLeast: 1 } }, { b: { lost: ['x'] } })).toBe('a');
    expect(at({ casualties: { of: 'b', atLeast: 2 } }, { b: { lost: ['x'] } })).toBeUndefined();
    expect(at({ points: { side: 'a', lead: 2 } }, { ...gone('A1'), b: { lost: ['x'] } })).toBe('a');
    expect(at({ special: { name: 'good-order-in', side: 'a', with: ['A1'] } })).toBe('a');
    expect(at({ special: { name: 'good-order-in', side: 'a', with: ['A2'] } })).toBeUndefined();
  });

  test('[aslsk 3.9/a] a side without units has lost at once', () => {
    const here = setUp({
      phase: 'PFPh',
      units: { a1: us('7-4-7', 'E4'), b1: leader('Russian', '8-0', 'E5') },
    });
    here.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 1, 1);
    here.order('a', { order: 'end-phase' });
    expect(here.battle.clock.over).toMatchObject({ winner: 'a' });
  });

  test('weapons alone do not hold a side in the battle', () => {
    const here = setUp({
      phase: 'PFPh',
      units: { a1: us('7-4-7', 'E4'), bw: weapon('Russian', 'LMG', { at: 'E5' }) },
    });
    here.order('a', { order: 'end-phase' });
    expect(here.battle.isOver).toBe(true);
  });
});
