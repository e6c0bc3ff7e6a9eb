import { d100, endPhase, type Placed, type Setup } from '../testkit.testkit.js';
import {
  BATTERY,
  battery,
  CONTACT,
  call,
  effect,
  MISS,
  ON_TARGET,
  RESPONDS,
  type Scene,
  scene,
  standing,
} from './scene.testkit.js';

describe('what falls', () => {
  const strike = (units: Setup['units'], roll: number, scene_: Scene = {}, ...more: number[]) =>
    standing({ ...scene_, units: { ...units, ...scene_.units } }).order(
      'german',
      effect(),
      ...CONTACT,
      RESPONDS,
      ...d100(roll),
      ...more,
    );

  test('[combat 15.1.4.2.2.2#2] CFF and FFE attack on the row of their Gun Size', () => {
    expect(strike({ a1: '7-6 at H8' }, 99).told('attack')[0]).toMatchObject({ fp: 30, row: 30 });
    expect(strike({ a1: '7-6 at H8' }, 99, { battery: { size: 76 } }).told('attack')[0]).toMatchObject({
      fp: 16,
    });
  });

  test('[combat 15.7.7] one roll for all locations of a hex; friends are not spared; airbursts, movement and smoke as they are', () => {
    const map = { H8: 'stone-building', H9: 'stone-building' } as const;
    const both = strike({ a1: '7-6 at H8', a2: '7-6 at H8/1', g3: '6-6 at H8/1' }, 90, { map });
    expect(both.told('attack')).toHaveLength(1);
    expect(both.told('attack')[0]?.results).toMatchObject([{ units: ['a1', 'a2', 'g3'], total: 110 }]);
    const woods = strike(
      { a1: ['7-6 at H8', { marker: 'moved' }] },
      99,
      { map: { H8: 'woods' }, marks: { H8: { cff: ['guns'], smoke: 'grenade' } } },
      1,
    );
    expect(woods.told('attack')[0]?.results[0]?.modifiers.map(({ drm }) => drm)).toEqual([-10, -10]);
  });

  test('[combat 6.1.5] a wall between the marker and the target adds to what is in the hex', () => {
    const map = { H8: { hexsides: { 3: 'wall' } }, H9: 'stone-building' } as const;
    const trial = strike({ a1: '7-6 at H9' }, 90, { map });
    expect(trial.told('attack')[0]?.results[0]?.modifiers.map(({ drm, cites }) => [drm, cites])).toEqual([
      [20, '6.1.2'],
      [10, '6.1.5'],
    ]);
  });

  test('[combat 6.11.1] in woods the bursts are -10 in place of the +10 of the trees; dug in it comes to +10', () => {
    const drms = (placed: Placed) =>
      strike({ a1: placed }, 99, { map: { H8: 'woods' } })
        .told('attack')[0]
        ?.results[0]?.modifiers.map(({ drm }) => drm);
    expect(drms('7-6 at H8')).toEqual([-10]);
    expect(drms(['7-6 at H8', { dugIn: true }])).toEqual([-10, 20]);
  });

  test('[combat 15.7.7] units that enter the blast area, or another place in it, are attacked too', () => {
    const trial = scene({
      battery: { ffe: 'H8' },
      marks: { H8: { ffe: ['guns'] } },
      units: { g2: '6-6 at H11' },
    });
    trial.order(
      'german',
      {
        order: 'move',
        mode: 'cautious',
        routes: [{ unit: 'g2', path: [{ to: 'H10' }, { to: 'H9' }, { to: 'H8' }] }],
      },
      ...MISS,
      ...MISS,
    );
    expect(trial.told('attack').map(({ at, results }) => [at, results[0]?.units])).toEqual([
      ['H9', ['g2']],
      ['H8', ['g2']],
    ]);
  });

  test('[combat 15.7.10] an original 00 kills everything in the hex, burns vehicles, and brings a building down in flames', () => {
    const map = { H8: 'wooden-building' } as const;
    const trial = strike({ a1: '7-6 at H8', a2: ['truck at H8', {}] }, 100, { map, battery: { size: 60 } });
    expect(trial.battle.unit('a1')).toBeUndefined();
    expect(trial.battle.unit('a2')).toBeUndefined();
    expect(trial.battle.location('H8')).toMatchObject({ burningWrecks: 1, rubble: true, flame: true });
    expect(trial.told('attack')[0]?.critical).toBe(true);
    const woods = strike({ a1: '7-6 at H8' }, 100, { map: { H8: 'woods' } });
    expect(woods.battle.location('H8').flame).toBeUndefined();
  });

  test('[combat 15.7.8] smoke takes the place of the attack: one hex, seven for effect, and it drifts away with the marker', () => {
    const first = scene({ units: { a1: '7-6 at H8' } });
    first.order('german', call('H8', { smoke: true }), ...CONTACT, RESPONDS, ...ON_TARGET);
    expect(first.told('attack')).toEqual([]);
    expect(first.battle.location('H8').smoke).toBe('artillery');
    expect(first.battle.location('H7').smoke).toBeUndefined();
    const all = standing({ battery: { smoke: true }, marks: { H8: { cff: ['guns'], smoke: 'artillery' } } });
    all.order('german', effect(), ...CONTACT, RESPONDS);
    const clouds = () =>
      Object.keys(all.battle.position.locations)
        .filter((at) => all.battle.location(at).smoke)
        .sort();
    expect(clouds()).toEqual(['G8', 'G9', 'H7', 'H8', 'H9', 'I8', 'I9']);
    endPhase(all);
    expect(clouds()).toEqual(['H8']);
    expect(
      scene({ battery: { noSmoke: true } }).refusal('german', call('H8', { smoke: true }))?.refused,
    ).toBe('NO_SMOKE');
  });

  test('[combat 15.7.9] a Bombardment covers thirty-seven hexes, lays no smoke, and is over with the phase', () => {
    const trial = standing({ battery: { bombardment: true }, units: { a1: 'nco at H5', a2: 'nco at H4' } });
    trial.order('german', effect(), ...CONTACT, RESPONDS, ...MISS);
    expect(trial.told('attack').map(({ at }) => at)).toEqual(['H5']);
    endPhase(trial);
    expect(trial.told('fire-lifted')).toEqual([{ battery: 'guns', why: 'over' }]);
    expect(battery(trial)).toEqual({ ...BATTERY, bombardment: true, fired: true });
    expect(
      scene({ battery: { bombardment: true } }).refusal('german', call('H8', { smoke: true }))?.refused,
    ).toBe('NO_SMOKE');
  });
});
