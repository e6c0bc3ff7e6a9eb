/** Rules of chapter 4 that touch others: portage, stacking, bypass, deployment, machines, cavalry and skis. */
import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const trial = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({ phase: 'movement', units: { r9: '4-4-7 at N12', ...units }, ...setup });
const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });

/** How many hexes g1 goes north. */
function reach(units: Readonly<Record<string, Placed>>): number {
  const way = ['D8', 'D7', 'D6', 'D5', 'D4', 'D3', 'D2'];
  const laden = trial(units, { options: { year: 1944 } });
  return way.filter((_, i) => !laden.refusal('german', move(...way.slice(0, i + 1)))).length;
}

describe('what weapons weigh', () => {
  test.each([
    ['LMG', '4-6-7', 4],
    ['MMG', '4-6-7', 1],
    ['HMG', '4-6-7', 0],
    ['flamethrower', '8-3-8', 3],
    ['demo charge', '8-3-8', 4],
    ['ATR', '4-6-7', 1],
    ['panzerschreck', '4-6-7', 4],
    ['LMG', 'half-squad 2-4-7', 3],
    ['flamethrower', 'half-squad 3-3-8', 2],
  ])('[squad-leader 4.2.6/T] with %s and two LMGs %s goes %i hexes', (weapon, men, hexes) => {
    const laden = { g1: `${men} at D9`, gw: `${weapon} with g1`, gx: 'LMG with g1', gy: 'LMG with g1' };
    expect(reach(laden)).toBe(hexes);
  });

  test.each([
    ['LMG', 5],
    ['flamethrower', 5],
    ['demo charge', 6],
    ['ATM', 6],
    ['panzerschreck', 5],
  ])('[squad-leader 4.2.6/T] with %s a leader goes %i hexes', (weapon, hexes) => {
    expect(reach({ g1: '8-1 at D9', gw: `${weapon} with g1` })).toBe(hexes);
  });

  test('[squad-leader 4.2.7.3] a dismantled mortar of 81 mm is carried for five points', () => {
    const setUp = trial(
      { g1: 'crew 2-3-7 at D9', gw: ['81mm mortar at D9', { possessor: 'g1', facing: 0 }] },
      { phase: 'defensive-fire', active: 'russian', options: { order: ['russian', 'german'] } },
    );
    setUp.order('german', { order: 'dismantle', weapon: 'gw' });
    expect(setUp.unit('gw').dismantled).toBe(true);
    const carried = trial({
      g1: '4-6-7 at D9',
      gw: ['81mm mortar at D9', { possessor: 'g1', facing: 0, dismantled: true }],
    });
    expect(carried.refusal('german', move('D8', 'D7', 'D6'))?.refused).toBe('TOO_FAR');
    carried.order('german', move('D8', 'D7'));
    expect(carried.unit('gw').at).toBe('D7');
  });
});

describe('how many find room', () => {
  const full = { g2: '4-6-7 at D8', gx: 'HMG with g2', gy: 'HMG with g2' } as const;

  test('[squad-leader 4.3.1] weapons that lie there count, and those of the enemy when they are taken up', () => {
    const lying = { g1: '4-6-7 at D9', gw: 'LMG with g1', gx: 'HMG at D8', gy: 'HMG at D8' } as const;
    expect(trial(lying).refusal('german', move('D8'))?.refused).toBe('NO_ROOM');
    const taking = trial({ ...full, g1: '4-6-7 at D8', rw: 'LMG at D8' });
    expect(taking.refusal('german', { order: 'pick-up', unit: 'g1', weapon: 'rw' })?.cites).toEqual([
      '4.3.1',
    ]);
  });

  test('[squad-leader 4.3/Q] passengers and what they have take none', () => {
    const crowd = { g2: '4-6-7 at D8', g3: '4-6-7 at D8', g4: '4-6-7 at D8', g1: '4-6-7 at D9' } as const;
    expect(trial(crowd).refusal('german', move('D8'))?.refused).toBe('NO_ROOM');
    const aboard = trial({
      ...crowd,
      gt: 'SdKfz 251 armed at D8',
      g4: ['4-6-7 at D8', { aboard: 'gt' }],
      gx: 'HMG with g4',
    });
    expect(aboard.order('german', move('D8')).unit('g1').at).toBe('D8');
  });

  test('[squad-leader 4.2.1] the temporarily immobilized neither take up weapons nor put them down', () => {
    const held = trial({ g1: ['4-6-7', { at: 'D8', ti: true }], gw: 'LMG with g1', gx: 'LMG at D8' });
    expect(held.refusal('german', { order: 'put-down', weapon: 'gw' })?.refused).toBe('IMMOBILE');
    expect(held.refusal('german', { order: 'pick-up', unit: 'g1', weapon: 'gx' })?.refused).toBe('IMMOBILE');
  });
});

test('[squad-leader 4.8.4/a] half-squads of engineers have no smoke', () => {
  const deployed = new Trial({
    phase: 'rally',
    units: { g1: '8-3-8 at D9', gl: '9-1 at D9', r9: '4-4-7 at N12' },
  });
  while (!deployed.awaits.includes('german deployment')) deployed.endPhase();
  deployed.order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 1, 2);
  while (deployed.battle.clock.phase !== 'prep-fire') deployed.endPhase();
  const smoke = deployed.legalOf('german', 'place-smoke');
  expect([deployed.unit('g1').kind, smoke]).toEqual(['half-squad', []]);
});

test('[squad-leader 4.6.1/b] they bypass along a hexside beside rubble in the next hex', () => {
  const map = drawn({
    hexes: { D7: 'stone-rubble', F7: 'stone-rubble' },
    houses: { wooden: 'E7/n' },
  });
  const around = trial({ g1: '4-6-7 at E8' }, { map });
  const way = { order: 'move', units: ['g1'], path: ['E7', 'F6'], bypass: [{ at: 'E7', past: 'left' }] };
  expect(around.refusal('german', way)).toBeUndefined();
});

describe('machines', () => {
  const MACHINE = { gc: 'motorcycles at D9', g1: ['4-6-7 at D9', { skill: 'motorcycles' }] } as const;
  const pushing = (setup: Setup = {}) =>
    trial({ ...MACHINE }, setup).order('german', { order: 'push', unit: 'g1', machine: 'gc' });

  test('[squad-leader 4.10.9/a] they go neither into rubble nor into entrenchments or sewers, also pushed', () => {
    const ridden = trial(
      { ...MACHINE, g1: ['4-6-7 at D9', { skill: 'motorcycles', rides: 'gc' }] },
      { map: field({ D8: 'stone-rubble' }) },
    );
    expect(ridden.refusal('german', move('D8'))?.refused).toBe('IMPASSABLE');
    expect(pushing({ map: field({ D8: 'wooden-rubble' }) }).refusal('german', move('D8'))?.cites).toContain(
      '4.10.9/a',
    );
    const hole = pushing({ marks: { D9: { entrenchment: true } } });
    expect(hole.refusal('german', { order: 'take-cover', units: ['g1'] })?.cites).toEqual(['4.10.9/a']);
    const sewer = trial(
      { ...MACHINE, gl: '8-0 at D9' },
      { marks: { D9: { sewer: true }, D7: { sewer: true } } },
    );
    sewer.order('german', { order: 'push', unit: 'g1', machine: 'gc' });
    expect(sewer.refusal('german', { order: 'go-below', units: ['gl', 'g1'], to: 'D7' })?.cites).toEqual([
      '4.10.9/a',
    ]);
  });

  const repairing = (g1: object, ...faces: number[]) => {
    const repair = new Trial({
      phase: 'rally',
      turn: 2,
      units: {
        g1: ['4-6-7 at D9', { skill: 'motorcycles', ...g1 }],
        gc: ['motorcycles at D9', { malfunctioned: true }],
        r9: '4-4-7 at N12',
      },
    });
    while (!repair.awaits.includes('german repair')) repair.endPhase();
    const order = { order: 'try-machine', unit: 'g1', machine: 'gc' };
    return repair.order('german', order, ...faces);
  };

  test('[squad-leader 4.10.30] one that does not run is made to run by men who did nothing else', () => {
    expect(repairing({}, 2).unit('gc').malfunctioned).toBeUndefined();
    expect(repairing({}, 3).unit('gc').malfunctioned).toBe(true);
    expect([repairing({}, 2), repairing({ acted: true }, 2)].map((one) => one.battle.clock.active)).toEqual([
      'german',
      'russian',
    ]);
  });

  test('[squad-leader 4.10.30] who fires in the last player turn has no time for it', () => {
    const fired = new Trial({
      phase: 'defensive-fire',
      active: 'russian',
      options: { order: ['russian', 'german'] },
      units: {
        g1: '4-6-7 at D9',
        g2: '4-6-7 at D9',
        gc: ['motorcycles at D9', { malfunctioned: true }],
        r1: '4-4-7 at D6',
      },
    });
    fired.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5);
    while (!fired.awaits.includes('german repair')) fired.endPhase();
    expect([fired.unit('g1').acted, fired.unit('g2').acted]).toEqual([true, undefined]);
  });
});

describe('skis and vehicles', () => {
  const snow = { options: { snow: true, year: 1944 } } as const;

  test('[squad-leader 4.13/Q] nobody rides with skis on', () => {
    const board = (g1: object) =>
      trial({ g1: ['4-6-7 at D9', { skill: 'skis', ...g1 }], gt: 'SdKfz 251 armed at D9' }, snow).refusal(
        'german',
        {
          order: 'board',
          unit: 'g1',
          vehicle: 'gt',
        },
      )?.cites;
    expect([board({ onSkis: true }), board({})]).toEqual([['4.13/Q'], undefined]);
  });

  test('[squad-leader 4.13/b] who gets off into the next hex puts them on in the Advance Phase', () => {
    const off = trial(
      { g1: ['4-6-7 at D9', { skill: 'skis', aboard: 'gt' }], gt: 'SdKfz 251 armed at D9' },
      snow,
    );
    off.order('german', { order: 'disembark', unit: 'g1', to: 'D8' });
    const skis = { order: 'skis', unit: 'g1' };
    expect(off.refusal('german', skis)?.refused).toBe('HAS_MOVED');
    while (off.battle.clock.phase !== 'advance') off.endPhase();
    expect(off.order('german', skis).unit('g1').onSkis).toBe(true);
  });
});
