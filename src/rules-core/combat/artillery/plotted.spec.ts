import type { Order } from '../../kernel/decide/action.js';
import { decide, open } from '../../kernel/decide/decide.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { Battle } from '../../kernel/position/battle.js';
import { combat } from '../ruleset.js';
import type { CombatSystem } from '../system.js';
import { d100, endPhase, field, position } from '../testkit.testkit.js';
import {
  BATTERY,
  battery,
  CALLER,
  CONTACT,
  call,
  GRID,
  MISS,
  ON_TARGET,
  type Scene,
  scene,
} from './scene.testkit.js';

describe('plotted fire', () => {
  const plots = [{ battery: 'guns', at: ['H8', 'K5'], turn: 2 }];
  const plotted = (turn: number, more: Scene = {}) =>
    scene({ turn, secret: { plots }, ...more, battery: { by: 'plotted', ...more.battery } });
  const bring = (at = 'H8'): Order => ({ order: 'plotted-fire', battery: 'guns', at });

  test('[combat 15.1.4.1] two hexes and one turn are written down; fire comes in no other', () => {
    expect(plotted(1).refusal('german', bring())?.refused).toBe('NOT_DUE');
    expect(plotted(3).refusal('german', bring())?.refused).toBe('NOT_DUE');
    expect(plotted(2).refusal('german', bring('H9'))?.refused).toBe('NOT_PLOTTED');
    expect(plotted(2).refusal('german', call('H8'))?.refused).toBe('PLOTTED');
    const orders = plotted(2)
      .legal('german')
      .filter(({ order }) => order === 'plotted-fire');
    expect(orders.map(({ at }) => at)).toEqual(['H8', 'K5']);
  });

  test('[combat 15.1.4.1.1] contact, response above the turn number, accuracy, then it fires for effect at once', () => {
    const trial = plotted(2, { units: { a1: '7-6 at K5' } });
    trial.order('german', bring('K5'), ...d100(85), 3, ...ON_TARGET, ...MISS);
    expect(trial.told('fire-falls')).toEqual([{ battery: 'guns', at: 'K5', kind: 'FFE' }]);
    expect(trial.told('attack')).toHaveLength(1);
    expect(trial.unit('g1').fired).toBeUndefined();
  });

  test('[combat 15.1.4.1.1/a] when it does not come, the attempt must be repeated in every later phase before passing', () => {
    const trial = plotted(2).order('german', bring(), ...d100(86));
    expect(trial.told('fire-owed')).toEqual([{ battery: 'guns' }]);
    const later = plotted(3, { battery: { owed: true } });
    expect(later.refusal('german', 'pass')?.refused).toBe('FIRE_OWED');
    expect(later.refusal('german', 'offer-end')?.refused).toBe('FIRE_OWED');
    const orders = later.legal('german').map(({ order }) => order);
    expect(orders).toContain('plotted-fire');
    expect(orders).not.toContain('pass');
    later.order('german', bring(), ...CONTACT, 3).order('american', 'pass');
    expect(later.refusal('german', 'pass')).toBeUndefined();
  });

  test('[combat 15.1.4.1.2] it is removed for good at the end of the turn', () => {
    const trial = plotted(2).order('german', bring(), ...CONTACT, 9, ...ON_TARGET);
    endPhase(trial);
    expect(battery(trial)).toEqual({ ...BATTERY, by: 'plotted', used: true, fired: true });
    expect(trial.battle.location('H8').ffe).toBeUndefined();
  });

  test('[combat 15.1.4.1.3] before it comes it may be called off, by contact and response, for the scenario', () => {
    const off = { order: 'call-off', battery: 'guns' };
    const trial = plotted(1)
      .order('german', off, ...CONTACT, 2)
      .order('american', 'pass');
    expect(battery(trial)).toMatchObject({ used: true, calledOff: true });
    expect(trial.refusal('german', bring())?.refused).toBe('BATTERY_GONE');
    const fails = plotted(1).order('german', off, ...CONTACT, 1);
    expect(battery(fails)?.used).toBeUndefined();
    expect(scene().refusal('german', off)?.refused).toBe('NOT_PLOTTED');
  });

  test('plots are for the eyes of their side only, and so is the order', () => {
    const hidden = position({
      sides: { german: { batteries: [{ ...BATTERY, by: 'plotted' }] } },
      units: { g1: CALLER, a9: '7-6 at P16' },
    });
    const battle = new Battle<CombatSystem>(hidden, field({}, GRID));
    open(combat, battle, scriptedDice());
    expect(combat.orders['plotted-fire']?.sealed).toBe(true);
    expect(decide(combat, battle, 'american', bring(), scriptedDice())).toHaveProperty('refused');
  });
});
