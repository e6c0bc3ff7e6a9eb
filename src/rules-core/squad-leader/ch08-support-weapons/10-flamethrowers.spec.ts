import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const attack = (trial: Trial, i = 0) => trial.told('fire-attack')[i];
const flame = (at: string, weapon = 'gf') => ({ order: 'fire', at, firers: [weapon] }) as const;
const MEN = { g1: '8-3-8 at D4', gf: 'flamethrower with g1' } as const;
const AGAINST = { ...MEN, r1: '4-4-7 at D6' } as const;
const start = (units: Readonly<Record<string, Placed>> = {}, setup: Setup = {}) =>
  new Trial({ units: { ...AGAINST, ...units }, ...setup });

describe('flamethrowers', () => {
  test('[squad-leader 8.10.1, 8.10.2] 20 factors at two hexes, whatever the ground: not farther, and not more when near', () => {
    const trial = start({}, { map: field({ D6: 'stone-building', D5: { hexsides: { 3: 'wall' } } }) });
    trial.order('german', flame('D6'), 4, 4, 1, 2);
    expect(attack(trial)).toMatchObject({
      fp: 20,
      column: 20,
      cowered: false,
      outcomes: [{ modifiers: [] }],
    });
    expect(start({ r1: '4-4-7 at D7' }).refusal('german', flame('D7'))?.refused).toBe('OUT_OF_RANGE');
    const near = start({ r1: '4-4-7 at D5' }).order('german', flame('D5'), 4, 3, 1, 2);
    expect(attack(near)?.parts).toEqual([{ unit: 'gf', fp: 20, why: [] }]);
  });

  test('[squad-leader 8.10.2] only a higher hex modifies it', () => {
    const trial = start({}, { map: field({ D6: { terrain: 'woods', level: 1 } }) });
    trial.order('german', flame('D6'), 4, 3, 1, 2);
    expect(attack(trial)?.outcomes[0]?.modifiers).toEqual([{ why: 'height', value: 1, cites: '5.3.5.1' }]);
  });

  test('[squad-leader 8.10.2, 5.3.5.1] nor upper levels of a building', () => {
    const hall = { is: 'stone', hexes: 'D6 D7', upperLevels: 1, stairways: 'D6' };
    const trial = start({ r1: '4-4-7 at D6/1' }, { map: drawn({ buildings: [hall] }) });
    trial.order('german', flame('D6/1'), 4, 3, 1, 2);
    expect(attack(trial)?.outcomes[0]?.modifiers).toEqual([]);
  });

  test('[squad-leader 8.10.2] nobody directs it, and movers are no easier to hit', () => {
    const led = start({ gl: '9-2 at D4' });
    expect(led.refusal('german', { ...flame('D6'), leaders: ['gl'] })?.refused).toBe('CANNOT_LEAD');
    const trial = start({ r1: '4-4-7 at D8' }, { phase: 'movement', active: 'russian' })
      .order('russian', { order: 'move', units: ['r1'], path: ['D7', 'D6'] })
      .endPhase()
      .order('german', flame('D6'), 4, 3, 1, 2);
    expect(attack(trial)?.outcomes).toMatchObject([{ units: ['r1'], modifiers: [], final: 7 }]);
  });

  test('[squad-leader 8.10.3] it fires by itself, without another flamethrower too', () => {
    const trial = start({ g2: '8-3-8 at D4', gg: 'flamethrower with g2' });
    const together = { order: 'fire', at: 'D6', firers: ['gf', 'gg'] } as const;
    expect(trial.refusal('german', together)?.refused).toBe('FIRES_ALONE');
    trial.order('german', flame('D6'), 5, 3, 1, 2).order('german', flame('D6', 'gg'), 5, 3, 1, 2);
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1', 'g2'] }, 6, 5);
  });

  test('[squad-leader 8.10.5] its men fire after it, with another roll and at the same hex', () => {
    const trial = start({ r2: '4-4-7 at C5' });
    trial.order('german', flame('D6'), 5, 3, 1, 2);
    const own = (at: string) => ({ order: 'fire', at, firers: ['g1'] }) as const;
    expect(trial.refusal('german', own('C5'))?.refused).toBe('NOT_TOGETHER');
    trial.order('german', own('D6'), 6, 5);
    expect(attack(trial)?.parts.map(({ unit }) => unit)).toEqual(['g1']);
    const late = start().order('german', own('D6'), 6, 5);
    expect(late.refusal('german', flame('D6'))).toMatchObject({ refused: 'HAS_FIRED', cites: ['8.10.5'] });
  });

  test('[squad-leader 8.10.6] on 9 or more it is out of fuel when the attack is over', () => {
    const trial = start().order('german', flame('D6'), 5, 3, 1, 2);
    expect(trial.battle.unit('gf')?.at).toBe('D4');
    const empty = start().order('german', flame('D6'), 5, 4, 6, 6);
    expect(empty.told('out-of-fuel')).toEqual([{ weapon: 'gf', rolled: 9, from: 9 }]);
    expect(empty.battle.unit('gf')).toBeUndefined();
    expect(empty.refusal('german', { order: 'fire', at: 'D5', firers: ['g1'] })?.refused).toBe(
      'NOT_TOGETHER',
    );
  });

  test('[squad-leader 8.10.7] who has a flamethrower beside him is easier to hurt', () => {
    const trial = new Trial({
      units: { g1: '4-6-7 at D4', r1: '6-2-8 at D6', rf: 'flamethrower with r1' },
    }).order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5);
    expect(attack(trial)?.outcomes).toMatchObject([
      { final: 10, modifiers: [{ why: 'flamethrower there', value: -1 }] },
    ]);
  });

  test('[squad-leader 8.10.8, 5.4.5] it is not halved in the Advancing Fire Phase, and its men are', () => {
    const trial = start({ g1: ['8-3-8 at D4', { moved: true }] }, { phase: 'advancing-fire' }).order(
      'german',
      flame('D6'),
      5,
      3,
      1,
      2,
    );
    expect(attack(trial)?.fp).toBe(20);
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5);
    expect(attack(trial)?.fp).toBe(4);
  });

  test('[squad-leader 8.10.9] where it kills nothing is left of the weapons', () => {
    const trial = start({ rm: 'MMG with r1', rn: 'LMG at D6', gn: 'LMG at D5' });
    trial.order('german', flame('D6'), 1, 2);
    expect(trial.told('weapons-destroyed')).toEqual([{ weapons: ['rm', 'rn'], at: 'D6' }]);
    expect(['r1', 'rm', 'rn'].filter((id) => trial.battle.unit(id))).toEqual([]);
    expect(trial.battle.unit('gn')?.at).toBe('D5');
  });

  test('[squad-leader 8.2, 5.2.2, 8.10.4] with it they use no other support weapon', () => {
    const trial = start({ gm: 'LMG with g1' }).order('german', flame('D6'), 5, 3, 1, 2);
    expect(trial.refusal('german', { order: 'fire', at: 'D6', firers: ['gm'] })?.refused).toBe('ONE_TYPE');
  });

  test('[squad-leader 8.3, 8.3/c] they use one in a turn', () => {
    const trial = start({ gg: 'flamethrower with g1' }).order('german', flame('D6'), 5, 3, 1, 2);
    expect(trial.refusal('german', flame('D6', 'gg'))).toMatchObject({
      refused: 'HAS_FIRED',
      cites: ['8.3/c'],
    });
  });

  test('[squad-leader 3.24.2] the pinned do not use it', () => {
    const pinned = start({ g1: ['8-3-8 at D4', { pinned: true }] });
    expect(pinned.refusal('german', flame('D6'))?.refused).toBe('PINNED');
  });

  test('[squad-leader 8.3/c] a half-squad that uses it does not fire itself, a squad and a leader lose nothing else', () => {
    const own = { order: 'fire', at: 'D6', firers: ['g1'] } as const;
    const half = start({ g1: 'half-squad 3-3-8 at D4' }).order('german', flame('D6'), 5, 3, 1, 2);
    expect(half.refusal('german', own)?.refused).toBe('HAS_FIRED');
    const led = start({ g1: '9-2 at D4' }).order('german', flame('D6'), 5, 3, 1, 2);
    expect(attack(led)?.parts).toEqual([{ unit: 'gf', fp: 20, why: [] }]);
    start().order('german', flame('D6'), 5, 3, 1, 2).order('german', own, 6, 5);
  });
});

describe('who knows how to use a flamethrower', () => {
  test.each<[string, string, number]>([
    ['[squad-leader 8.10.4] German assault engineers', '8-3-8', 20],
    ['[squad-leader 8.10.4] a leader of -2', '9-2', 20],
    ['[squad-leader 8.10.4, 8.3/l] riflemen do not', '4-6-7', 10],
    ['[squad-leader 8.10.4] a leader of -1 does not', '9-1', 10],
  ])('%s', (_, counter, fp) => {
    const trial = start({ g1: `${counter} at D4` }).order('german', flame('D6'), 1, 2);
    expect(attack(trial)?.fp).toBe(fp);
  });

  test('[squad-leader 8.10.4, 8.6.6, 8.3/l] Russian Guards do; the scenario makes engineers, and unmakes them', () => {
    const fp = (placed: Placed) => {
      const trial = new Trial({
        active: 'russian',
        units: { r1: placed, rf: 'flamethrower with r1', g1: '4-6-7 at D6' },
      });
      return attack(trial.order('russian', flame('D6', 'rf'), 1, 2))?.fp;
    };
    expect(fp('6-2-8 at D4')).toBe(20);
    expect(fp(['4-4-7 at D4', { training: 'engineers' }])).toBe(20);
    expect(fp(['6-2-8 at D4', { training: 'line' }])).toBe(10);
  });

  test('[squad-leader 3.13.4, 3.10.3] squads of the SS do, and those Americans whom the scenario names', () => {
    const ss = new Trial({
      sides: { german: { nationality: 'German SS' } },
      units: { g1: '6-5-8 at D4', gf: 'flamethrower with g1', r1: '4-4-7 at D6' },
    }).order('german', flame('D6'), 5, 3, 1, 2);
    expect(attack(ss)?.fp).toBe(20);
    const american = (placed: Placed) =>
      new Trial({
        active: 'american',
        enemy: 'german',
        units: { a1: placed, af: 'flamethrower with a1', g1: '4-6-7 at D6' },
      }).order('american', flame('D6', 'af'), 1, 2);
    expect(attack(american('7-4-7 at D4'))?.fp).toBe(10);
    expect(attack(american(['7-4-7 at D4', { training: 'engineers' }]))?.fp).toBe(20);
  });
});

describe('what players asked about flamethrowers', () => {
  const BEHIND = { r1: '4-4-7 at D5', g2: '4-6-7 at D6' } as const;

  test('[squad-leader-A-275] [squad-leader 8.10/a] one hex off it goes on into the next, and spares no friend there', () => {
    const trial = start(BEHIND).order('german', flame('D5'), 4, 4, 1, 2, 1, 2);
    expect(trial.action.rolls).toHaveLength(3);
    expect(trial.told('fire-attack').map(({ at, fp, rolled }) => [at, fp, rolled])).toEqual([
      ['D5', 20, 8],
      ['D6', 20, 8],
    ]);
    expect(attack(start().order('german', flame('D6'), 5, 3, 1, 2), 1)).toBeUndefined();
  });

  test.each(['woods', 'stone-building'] as const)(
    '[squad-leader-A-278] [squad-leader 8.10/b] not through %s',
    (terrain) => {
      const trial = start(BEHIND, { map: field({ D5: terrain }) }).order('german', flame('D5'), 4, 4, 1, 2);
      expect(trial.told('fire-attack').map(({ at }) => at)).toEqual(['D5']);
    },
  );

  test('[squad-leader 8.10/c] half, when a squad took it up after it had moved there', () => {
    const units = { g1: '8-3-8 at D3', gf: 'flamethrower at D4', r1: '4-4-7 at D6' } as const;
    const taken = new Trial({ phase: 'movement', units })
      .order('german', { order: 'move', units: ['g1'], path: ['D4'] })
      .order('german', { order: 'pick-up', unit: 'g1', weapon: 'gf' })
      .endPhase()
      .endPhase()
      .order('german', flame('D6'), 5, 3, 1, 2);
    expect(attack(taken)?.parts).toEqual([{ unit: 'gf', fp: 10, why: ['taken up on the way x1/2'] }]);
  });

  test('[squad-leader-A-281] [squad-leader 8.10/h, 8.10.7] two of them in the hex are -2, for all who are there, and for a flame too', () => {
    const trial = start({
      r1: '6-2-8 at D6',
      r2: '4-4-7 at D6',
      rf: 'flamethrower with r1',
      rg: 'flamethrower with r1',
    });
    trial.order('german', flame('D6'), 5, 6, 1, 2, 1, 2);
    expect(attack(trial)?.outcomes).toMatchObject([{ units: ['r1', 'r2'], final: 9 }]);
  });

  test('[squad-leader-A-274] [squad-leader 8.10/Q] in close combat it is nothing to fear', () => {
    const trial = new Trial({
      phase: 'close-combat',
      units: { g1: '4-6-7 at D4', r1: '6-2-8 at D4', rf: 'flamethrower with r1', g9: '4-6-7', r9: '4-4-7' },
    })
      .order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] })
      .order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ rolled: 11, blows: [{ final: 11 }] });
  });
});
