import { type Placed, Trial } from '../testkit.testkit.js';

const moving = (units: Readonly<Record<string, Placed>> = {}) =>
  new Trial({
    phase: 'movement',
    units: { g1: '4-6-7 at D10', gl: ['8-1 at D10', { wounds: 1 }], r1: '4-4-7 at N1', ...units },
  });
const carry = (unit = 'g1', leader = 'gl') => ({ order: 'carry-leader', unit, leader });
const WAY = ['D9', 'D8', 'D7', 'D6', 'D5'];
const move = (hexes: number, unit = 'g1') => ({ order: 'move', units: [unit], path: WAY.slice(0, hexes) });

describe('wounded leaders who are carried', () => {
  test('[squad-leader 3.4.3/a] cost a squad five portage points, and give it their two factors', () => {
    const trial = moving().order('german', carry());
    expect(trial.refusal('german', move(5))?.refused).toBe('TOO_FAR');
    trial.order('german', move(4));
    expect([trial.unit('g1').at, trial.unit('gl').at]).toEqual(['D6', 'D6']);
    expect(trial.endPhase().unit('g1').carries).toBeUndefined();
  });

  test('[squad-leader 3.4.3/a] with what it carries besides', () => {
    const laden = (weapon: string) =>
      moving({ gm: `${weapon} with g1` })
        .order('german', carry())
        .refusal('german', move(3))?.refused;
    expect([laden('LMG'), laden('MMG')]).toEqual([undefined, 'TOO_FAR']);
  });

  test('[squad-leader 3.4.3/a] and go with those who carry them, whoever of them is named', () => {
    const trial = moving().order('german', carry());
    expect(trial.order('german', move(1, 'gl')).unit('g1').at).toBe('D9');
    expect(trial.order('german', { ...move(1), path: ['D8'] }).unit('gl').at).toBe('D8');
  });

  test.each<[string, Readonly<Record<string, Placed>>, object, string]>([
    ['by a half-squad', { g1: 'half-squad 2-4-7 at D10' }, carry(), 'TOO_HEAVY'],
    ['by another leader', { gk: '9-1 at D10' }, carry('gk'), 'TOO_HEAVY'],
    ['from another hex', { g1: '4-6-7 at D9' }, carry(), 'NOT_TOGETHER'],
    ['unhurt', { gl: '8-1 at D10' }, carry(), 'NOT_YOUR_UNIT'],
    ['by men who have moved', { g1: ['4-6-7 at D10', { moved: true, moving: true }] }, carry(), 'HAS_MOVED'],
    ['by broken men', { g1: ['4-6-7 at D10', { broken: true }] }, carry(), 'BROKEN'],
    ['by two', { g2: ['4-6-7 at D10', { carries: 'gl' }] }, carry(), 'SETTLED'],
  ])('[squad-leader 3.4.3/a] %s they are not', (_, units, order, refused) => {
    expect(moving(units).refusal('german', order as never)?.refused).toBe(refused);
  });
});
