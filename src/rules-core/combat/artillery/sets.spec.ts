import type { Order } from '../../kernel/decide/action.js';
import { field, Trial } from '../testkit.testkit.js';
import {
  BATTERY,
  battery,
  CONTACT,
  call,
  GRID,
  ON_TARGET,
  RESPONDS,
  type Scene,
  scene,
} from './scene.testkit.js';

describe('radios and phones', () => {
  const carry = (path: readonly object[], unit = 'g1', mode = 'cautious'): Order =>
    ({ order: 'move', mode, routes: [{ unit, path }] }) as unknown as Order;

  test('[combat 15.6.3/a] giving costs the giver 1 MP and the receiver nothing; finding one that lies about 1', () => {
    const trial = scene({ units: { g2: '6-6 at B2' } });
    trial.order('german', carry([{ do: 'hand-over', at: 'g2' }, { to: 'B3' }]));
    expect(trial.unit('g2').radio).toBe('guns');
    expect(trial.told('entered')[0]).toMatchObject({ mp: 1, left: 4 });
    expect(trial.unit('g2').marker).toBeUndefined();
    const found = scene({ units: { g1: 'nco at B2' }, marks: { B2: { radio: 'guns' } } });
    found.order('german', carry([{ do: 'pick-up' }, { to: 'B3' }]));
    expect(found.unit('g1').radio).toBe('guns');
    expect(found.told('entered')[0]).toMatchObject({ left: 4 });
  });

  test('[combat 15.6.3/b] an enemy destroys a set that lies alone for 1 MP and never uses it; one goes with its carrier', () => {
    const trial = scene({
      units: { g1: 'nco at B2', a1: '7-6 at D4' },
      marks: { D4: { radio: 'guns' } },
    }).order('german', 'pass');
    expect(trial.refusal('american', carry([{ do: 'pick-up' }], 'a1'))).toBeUndefined();
    const armed = new Trial({
      map: field({}, GRID),
      units: { g1: 'nco at B2', a1: '7-6 at D4' },
      marks: { D4: { radio: 'guns' } },
      sides: { german: { batteries: [BATTERY] }, american: { batteries: [{ ...BATTERY, id: 'howitzers' }] } },
    }).order('german', 'pass');
    expect(armed.refusal('american', carry([{ do: 'pick-up' }], 'a1'))?.refused).toBe('NOTHING_HERE');
    armed.order('american', carry([{ do: 'smash' }], 'a1'));
    expect(armed.told('set-destroyed')).toEqual([{ at: 'D4', what: 'radio' }]);
    expect(armed.battle.location('D4').radio).toBeUndefined();
    const own = scene({ units: { g1: 'nco at B2' }, marks: { B2: { radio: 'guns' } } });
    expect(own.refusal('german', carry([{ do: 'smash' }]))?.refused).toBe('NOTHING_HERE');
  });

  test('[combat 15.6.3.1] a phone crawls, and after its first contact not more than three hexes from there', () => {
    const phone: Scene = { battery: { by: 'phone' }, units: { g1: ['nco at B5', { phone: 'guns' }] } };
    const trial = scene(phone).order('german', call('H8'), ...CONTACT, RESPONDS, ...ON_TARGET);
    expect(battery(trial)?.phoneFrom).toBe('B5');
    const tied = (from: string) => scene({ ...phone, battery: { by: 'phone', phoneFrom: from } });
    expect(tied('B2').refusal('german', carry([{ to: 'B6' }], 'g1', 'crawling'))?.refused).toBe(
      'WIRE_TOO_SHORT',
    );
    expect(tied('B3').refusal('german', carry([{ to: 'B6' }], 'g1', 'crawling'))).toBeUndefined();
    expect(tied('B3').refusal('german', carry([{ to: 'B6' }]))?.refused).toBe('PHONE');
  });
});
