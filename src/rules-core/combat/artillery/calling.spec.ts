import type { Order } from '../../kernel/action.js';
import { Battle } from '../../kernel/battle.js';
import { decide, open } from '../../kernel/decide.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { combat } from '../ruleset.js';
import type { CombatSystem } from '../system.js';
import { d100, field, type Placed, position, type Setup, Trial } from '../testkit.testkit.js';
import type { Battery } from './battery.js';

const GRID = { columns: 16, rows: 16 };
const BATTERY: Battery = { id: 'guns', size: 105, by: 'radio' };
const CALLER: Placed = ['nco at B2', { radio: 'guns' }];

interface Scene {
  readonly units?: Setup['units'];
  readonly battery?: Partial<Battery>;
  readonly turn?: number;
  readonly secret?: object;
  readonly map?: Parameters<typeof field>[0];
  readonly marks?: Setup['marks'];
}

function scene({ units = {}, battery = {}, turn = 1, secret = {}, map = {}, marks = {} }: Scene = {}): Trial {
  const setup: Setup = {
    map: field(map, GRID),
    units: { g1: CALLER, a9: 'nco at P16', ...units },
    clock: { turn },
    marks,
    sides: { german: { batteries: [{ ...BATTERY, ...battery }] } },
  };
  const trial = new Trial(setup);
  Object.assign(trial.battle.position.secrets.german as object, secret);
  return trial;
}

const call = (at: string, more: object = {}): Order => ({ order: 'call-fire', battery: 'guns', at, ...more });
const correct = (at: string, more: object = {}): Order => ({
  order: 'correct-fire',
  battery: 'guns',
  at,
  ...more,
});
const effect = (more: object = {}): Order => ({ order: 'fire-for-effect', battery: 'guns', ...more });
const battery = (trial: Trial) => trial.battle.side('german').batteries?.[0];
const CONTACT = d100(70);
const RESPONDS = 9;
const ON_TARGET = d100(10);
/** The attack on a single unit in the hex that does nothing. */
const MISS = d100(99);
/** A CFF of an earlier phase. */
const standing = (scene_: Scene = {}, at = 'H8') =>
  scene({
    ...scene_,
    battery: { cff: at, ...scene_.battery },
    marks: { [at]: { cff: ['guns'] }, ...scene_.marks },
  });

describe('calling for fire', () => {
  test('[combat 15.1.4.2.2.1, 15.1.4.2.2.1/2, 15.1.1] contact, response, accuracy: the CFF lies in its hex and attacks all in it', () => {
    const trial = scene({ units: { a1: '7-6 at H8' } });
    trial.order('german', call('H8'), ...CONTACT, RESPONDS, ...ON_TARGET, ...d100(90));
    expect(trial.told('contact')).toEqual([{ battery: 'guns', needs: 70, rolled: 70, made: true }]);
    expect(trial.told('battery-response')).toEqual([
      { battery: 'guns', rolled: 9, modifiers: [], exceeds: 1, responds: true },
    ]);
    expect(trial.told('accuracy')).toMatchObject([
      { aimed: 'H8', rolled: 10, result: 'on target', at: 'H8' },
    ]);
    expect(trial.told('attack')).toMatchObject([{ at: 'H8', fp: 30, row: 30, rolled: 90 }]);
    expect(battery(trial)).toMatchObject({ cff: 'H8', tried: true });
    expect(trial.battle.location('H8').cff).toEqual(['guns']);
    expect(trial.sentences.every((text) => /^\S.*[.)]$/.test(text))).toBe(true);
  });

  test('[combat 15.1.2] calling uses the impulse even when it fails', () => {
    const trial = scene().order('german', call('H8'), ...d100(71));
    expect(trial.awaits).toEqual(['american impulse']);
    expect(trial.told('impulse-used')).toEqual([{ side: 'german' }]);
  });

  test('[combat 15.1.4.2.2.1/1] [combat-88] without contact nothing is placed: 97 is none', () => {
    const trial = scene().order('german', call('H8'), ...d100(97));
    expect(trial.told('contact')).toEqual([{ battery: 'guns', needs: 70, rolled: 97, made: false }]);
    expect(trial.kinds).not.toContain('fire-called');
    expect(battery(trial)?.cff).toBeUndefined();
  });

  test('[combat 15.1.2/a] the caller is marked Fire 1 and neither he nor his set can be used again in the phase', () => {
    const trial = scene()
      .order('german', call('H8'), ...d100(97))
      .order('american', 'pass');
    expect(trial.unit('g1').fired).toBe(1);
    expect(trial.refusal('german', call('H8'))?.refused).toBe('TRIED_ALREADY');
    expect(trial.legal('german').map(({ order }) => order)).not.toContain('call-fire');
  });

  test('[combat 15.1.4.2.2.1/3] a battery answers above the turn number only; else the CFF is removed', () => {
    const trial = scene({ turn: 5 }).order('german', call('H8'), ...CONTACT, 5);
    expect(trial.told('battery-response')[0]).toMatchObject({ rolled: 5, exceeds: 5, responds: false });
    expect(trial.told('fire-lifted')).toEqual([{ battery: 'guns', why: 'no response' }]);
    expect(battery(trial)).toEqual({ ...BATTERY, tried: true });
    expect(trial.battle.location('H8').cff).toBeUndefined();
    const answered = scene({ turn: 5 }).order('german', call('H8'), ...CONTACT, 6, ...ON_TARGET);
    expect(battery(answered)?.cff).toBe('H8');
  });

  test('[combat 15.1/a] a High Ammunition Supply adds one to the response, a Low one takes one away', () => {
    const responds = (supply: 'high' | 'low', rolled: number) =>
      scene({ turn: 5, battery: { supply } })
        .order(
          'german',
          call('H8'),
          ...CONTACT,
          rolled,
          ...(rolled + (supply === 'high' ? 1 : -1) > 5 ? ON_TARGET : []),
        )
        .told('battery-response')[0];
    expect(responds('high', 5)).toMatchObject({ responds: true, modifiers: [{ drm: 1 }] });
    expect(responds('low', 6)).toMatchObject({ responds: false, modifiers: [{ drm: -1 }] });
    expect(responds('low', 7)).toMatchObject({ responds: true });
  });

  test('[combat 15.7.6] friends within four hexes of the target add two to the response, but not for smoke', () => {
    const near = scene({ units: { g2: '6-6 at H4' }, turn: 8 });
    near.order('german', call('H8'), ...CONTACT, 7, ...ON_TARGET);
    expect(near.told('battery-response')[0]?.modifiers).toEqual([
      { why: 'Danger Close', drm: 2, cites: '15.7.6' },
    ]);
    const far = scene({ units: { g2: '6-6 at H3' }, turn: 8 }).order('german', call('H8'), ...CONTACT, 7);
    expect(far.told('battery-response')[0]?.modifiers).toEqual([]);
    const smoke = scene({ units: { g2: '6-6 at H4' }, turn: 8 });
    smoke.order('german', call('H8', { smoke: true }), ...CONTACT, 7);
    expect(smoke.told('battery-response')[0]?.modifiers).toEqual([]);
  });

  test('[combat 15.1.4.2.2.1/4, 15.7.2] inaccurate fire scatters: 1 is north, 4 south, 7 to 10 are rolled again', () => {
    const north = scene({ units: { a1: '7-6 at H6', a2: '7-6 at H8' } });
    north.order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(51), 7, 0, 1, ...d100(99));
    expect(north.told('accuracy')).toEqual([
      {
        battery: 'guns',
        aimed: 'H8',
        rolled: 51,
        modifiers: [],
        result: 'scatters 2',
        direction: 1,
        at: 'H6',
      },
    ]);
    expect(north.told('attack').map(({ at }) => at)).toEqual(['H6']);
    expect(north.battle.location('H6').cff).toEqual(['guns']);
    expect(north.battle.location('H8').cff).toBeUndefined();
    const south = scene().order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(86), 4);
    expect(battery(south)?.cff).toBe('H12');
    const off = scene().order('german', call('H2'), ...CONTACT, RESPONDS, ...d100(86), 1);
    expect(battery(off)?.cff).toBe('H0');
  });

  test('[combat 15.7.2] delayed fire does not fall in this impulse; lifted fire never will', () => {
    const late = scene({ units: { a1: '7-6 at H8' } });
    late.order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(94));
    expect(late.kinds).toContain('fire-delayed');
    expect(late.told('attack')).toEqual([]);
    expect(battery(late)?.cff).toBe('H8');
    const gone = scene()
      .order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(98))
      .order('american', 'pass');
    expect(battery(gone)).toEqual({ ...BATTERY, tried: true, used: true });
    expect(gone.refusal('german', call('H8'))?.refused).toBe('BATTERY_GONE');
  });

  test('[combat 15.7.1] a registered hex makes fire more accurate', () => {
    const trial = scene({ secret: { registrations: [{ battery: 'guns', at: 'H8' }] } });
    trial.order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(55));
    expect(trial.told('accuracy')[0]).toMatchObject({
      modifiers: [{ why: 'registered', drm: -30, cites: '15.7.1' }],
      result: 'on target',
    });
    const other = scene({ secret: { registrations: [{ battery: 'guns', at: 'H9' }] } });
    other.order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(25));
    expect(other.told('accuracy')[0]?.modifiers).toEqual([]);
  });
});

describe('who calls', () => {
  const code = (scene_: Scene, at = 'H8') => {
    const found = scene(scene_).refusal('german', call(at), 9, 9)?.refused;
    return found?.startsWith('DICE') ? undefined : found;
  };

  test('[combat 15.1.3, 15.1.4.2.1] the unit that carries the set, no vehicle but an observation post', () => {
    expect(code({ units: { g1: 'nco at B2' } })).toBe('NO_SET');
    expect(code({ units: { g1: ['truck at B2', { radio: 'guns' }] } })).toBe('NO_OBSERVER');
    expect(code({ units: { g1: ['nco at B2', { radio: 'guns', yellow: 'disrupted' }] } })).toBe('DISRUPTED');
    expect(code({ units: { g1: ['nco at B2', { radio: 'guns', marker: 'moved' }] } })).toBe('IS_SPENT');
    expect(code({ units: { g1: ['MG 34 at B2', { radio: 'guns' }] } })).toBeUndefined();
    expect(code({ battery: { by: 'phone' } })).toBe('NO_SET');
    expect(code({ marks: { B2: { closeCombat: true } } })).toBe('IN_CLOSE_COMBAT');
  });

  test('[combat 15.1.3/a] an observation post tank has a radio of its own and needs no check', () => {
    const trial = scene({ units: { g1: ['tank at B2', { radio: 'guns', observer: true }] } });
    trial.order('german', call('H8'), ...CONTACT, RESPONDS, ...ON_TARGET);
    expect(trial.kinds).not.toContain('action-check');
    expect(battery(trial)?.cff).toBe('H8');
  });

  test('[combat 15.1.4.2.1.1] who is no leader needs an Action Check for a radio, none for a phone', () => {
    const fails = scene({ units: { g1: ['6-6 at B2', { radio: 'guns' }] } });
    fails.order('german', call('H8'), 7);
    expect(fails.told('action-check')).toEqual([
      { unit: 'g1', to: 'use the radio', rolled: 7, needs: 6, passed: false },
    ]);
    expect(fails.told('contact')).toEqual([]);
    expect(battery(fails)).toEqual({ ...BATTERY, tried: true });
    const phone = scene({ battery: { by: 'phone' }, units: { g1: ['6-6 at B2', { phone: 'guns' }] } });
    phone.order('german', call('H8'), ...d100(85), RESPONDS, ...ON_TARGET);
    expect(phone.told('contact')[0]).toMatchObject({ needs: 85, made: true });
    expect(phone.kinds).not.toContain('action-check');
  });

  test('[combat 15.4.1, 15.1.4.2] an observer off the map looks from level 3 over an edge hex, by phone, and is no unit', () => {
    const map = { D8: 'woods' } as const;
    const blind = scene({ map, units: { g1: ['nco at A8', { radio: 'guns' }] } });
    expect(blind.refusal('german', call('H8'))?.refused).toBe('NO_LINE_OF_SIGHT');
    const observers = [{ battery: 'guns', at: 'A8', level: 3 }];
    const high = scene({
      map,
      battery: { by: 'observer' },
      secret: { observers },
      units: { g1: 'nco at B2' },
    });
    high.order('german', call('H8'), ...d100(85), RESPONDS, ...ON_TARGET);
    expect(battery(high)?.cff).toBe('H8');
    expect(high.unit('g1').fired).toBeUndefined();
    expect(code({ battery: { by: 'observer' } })).toBe('NO_OBSERVER');
  });

  test('[combat 15.4.2] a spotter plane sees everything but the inside of woods and buildings', () => {
    const woods = Object.fromEntries(
      ['H8', 'H7', 'H9', 'G9', 'G8', 'I9', 'I8'].map((hex) => [hex, 'woods' as const]),
    );
    const plane = {
      g5: ['nco', { kind: 'aircraft', radio: 'guns', tq: 8 }] as unknown as Placed,
      g1: 'nco at B2' as Placed,
    };
    const aloft = (map: Scene['map']) =>
      scene({ ...(map && { map }), battery: { by: 'spotter-plane' }, units: plane });
    expect(aloft(woods).refusal('german', call('H8'))?.refused).toBe('INTERIOR');
    const { I8: _, ...edge } = woods;
    const seen = aloft(edge).order('german', call('H8'), ...d100(70), RESPONDS, ...ON_TARGET);
    expect(battery(seen)?.cff).toBe('H8');
    expect(code({ battery: { by: 'spotter-plane' } })).toBe('NO_OBSERVER');
  });

  test('[combat 15.5] the observer needs a line of sight to the hex, by its rolls; hidden under cover he has none', () => {
    expect(code({ map: { D4: 'stone-building' } }, 'F6')).toBe('NO_LINE_OF_SIGHT');
    const trial = scene({ map: { B5: 'woods' } });
    trial.order('german', call('B5'), ...CONTACT, ...d100(90));
    expect(trial.told('line-of-sight-rolled')).toMatchObject([{ at: 'B5', terrain: 'Woods', seen: false }]);
    expect(trial.kinds).not.toContain('fire-called');
    expect(code({ units: { g1: ['nco at B2', { radio: 'guns', inCover: true }] } })).toBe('IN_COVER');
  });
});

describe('correcting and converting', () => {
  test('[combat 15.1.4.2.2, 15.1.1] a CFF of an earlier phase becomes an FFE of seven hexes in an impulse of its own', () => {
    const trial = standing({ units: { a1: '7-6 at H8', a2: '7-6 at H7', a3: '7-6 at I8', a4: '7-6 at H6' } });
    trial.order('german', effect(), ...d100(80), RESPONDS, ...MISS, ...MISS, ...MISS);
    expect(trial.told('contact')[0]).toMatchObject({ needs: 80, made: true });
    expect(trial.told('accuracy')).toEqual([]);
    expect(trial.told('attack').map(({ at }) => at)).toEqual(['H8', 'H7', 'I8']);
    expect(trial.told('fire-falls')).toEqual([{ battery: 'guns', at: 'H8', kind: 'FFE' }]);
    expect(battery(trial)).toMatchObject({ ffe: 'H8' });
    expect(battery(trial)?.cff).toBeUndefined();
    const first = scene()
      .order('german', call('H8'), ...CONTACT, RESPONDS, ...ON_TARGET)
      .order('american', 'pass');
    expect(first.refusal('german', effect())?.refused).toBe('TRIED_ALREADY');
    expect(scene().refusal('german', effect())?.refused).toBe('NO_CFF');
    expect(standing().refusal('german', call('H9'))?.refused).toBe('CALLED_ALREADY');
  });

  test('[combat 15.1.4.2.2.2/1] without contact the CFF stays where it is', () => {
    const trial = standing().order('german', effect(), ...d100(81));
    expect(battery(trial)).toMatchObject({ cff: 'H8', tried: true });
    expect(trial.kinds).not.toContain('battery-response');
  });

  test('[combat 15.1.4.2.2.2/2] without response it is removed, and a new one is for a later phase', () => {
    const trial = standing({ turn: 5, battery: { brackets: ['H7'] }, marks: { H7: { brackets: ['guns'] } } });
    trial.order('german', effect(), ...CONTACT, 5).order('american', 'pass');
    expect(battery(trial)).toEqual({ ...BATTERY, tried: true });
    expect(trial.battle.location('H7').brackets).toBeUndefined();
    expect(trial.refusal('german', call('H8'))?.refused).toBe('TRIED_ALREADY');
  });

  test('[combat 15.1.4.2.2.2, 15.1.4.2.2.2/3] it may be moved any number of hexes and converted there, after an accuracy roll; it strays no farther than it was moved', () => {
    const trial = standing();
    trial.order('german', effect({ at: 'H10' }), ...CONTACT, RESPONDS, ...d100(80), 1);
    expect(trial.told('accuracy')[0]).toMatchObject({
      modifiers: [{ why: 'corrected by 2', drm: 10 }],
      result: 'scatters 4',
      at: 'H8',
    });
    expect(battery(trial)).toMatchObject({ ffe: 'H8', brackets: ['H8'] });
    const moved = standing({ units: { a1: '7-6 at H13' } });
    moved.order('german', effect({ at: 'H13' }), ...CONTACT, RESPONDS, ...d100(1), 1, ...MISS);
    expect(moved.told('accuracy')[0]).toMatchObject({ modifiers: [{ drm: 25 }], result: 'scatters 1' });
    expect(battery(moved)?.ffe).toBe('H12');
  });

  test('[combat 15.5/b, 15.5/a] a marker stands two levels above what is in its hex; one out of sight is corrected into sight first', () => {
    const low = { D8: 'woods', G8: 'woods' } as const;
    const observer: Scene = { units: { g1: ['nco at A8', { radio: 'guns' }] } };
    expect(scene({ ...observer, map: { D8: 'woods' } }).refusal('german', call('H8'))?.refused).toBe(
      'NO_LINE_OF_SIGHT',
    );
    const seen = standing({ ...observer, map: low }).order('german', effect(), ...CONTACT, RESPONDS);
    expect(battery(seen)?.ffe).toBe('H8');
    const wall = { D8: { level: 3 }, C8: { level: 3 } } as const;
    const hidden = standing({ ...observer, map: wall });
    expect(hidden.refusal('german', effect())?.refused).toBe('MARKER_OUT_OF_SIGHT');
    expect(hidden.refusal('german', effect({ at: 'B9' }))?.refused).toBe('MARKER_OUT_OF_SIGHT');
    hidden.order('german', correct('B9'), ...CONTACT, RESPONDS, ...d100(1), 1);
    expect(hidden.told('fire-falls')[0]).toMatchObject({ kind: 'CFF' });
  });

  test('[combat 15.7.3, 15.7.4] correcting leaves a Bracket marker; there are never more than two, and they go with the CFF', () => {
    const first = standing().order('german', correct('H11'), ...CONTACT, RESPONDS, ...d100(1));
    expect(battery(first)).toMatchObject({ cff: 'H11', brackets: ['H8'] });
    expect(first.battle.location('H8').brackets).toEqual(['guns']);
    expect(first.told('bracketed')).toEqual([{ battery: 'guns', at: ['H8'] }]);
    const two = {
      battery: { brackets: ['H4', 'H12'] },
      marks: { H4: { brackets: ['guns'] }, H12: { brackets: ['guns'] } },
    };
    const older = standing(two).order('german', correct('H9'), ...CONTACT, RESPONDS, ...d100(1));
    expect(battery(older)?.brackets).toEqual(['H12', 'H8']);
    expect(older.battle.location('H4').brackets).toBeUndefined();
    const chosen = standing(two).order(
      'german',
      correct('H9', { bracket: 'H12' }),
      ...CONTACT,
      RESPONDS,
      ...d100(1),
    );
    expect(battery(chosen)?.brackets).toEqual(['H4', 'H8']);
    expect(standing(two).refusal('german', correct('H9', { bracket: 'H5' }))?.refused).toBe('NO_BRACKET');
    expect(standing().refusal('german', correct('H8'))?.refused).toBe('SAME_HEX');
  });

  test('[combat 15.7.3.1] into or between brackets: -20 in place of the modifier for correcting', () => {
    const into = (at: string) => {
      const trial = standing({ battery: { brackets: ['H12'] }, marks: { H12: { brackets: ['guns'] } } });
      trial.order('german', correct(at), ...CONTACT, RESPONDS, ...d100(1), ...(at === 'H14' ? [1] : []));
      return trial.told('accuracy')[0]?.modifiers.map(({ drm }) => drm);
    };
    expect(into('H12')).toEqual([-20]);
    expect(into('H10')).toEqual([-20]);
    expect(into('J10')).toEqual([-20]);
    expect(into('H14')).toEqual([30]);
  });

  test('[combat 15.7.5] at the end of the turn the FFE slackens to a CFF', () => {
    const trial = standing().order('german', effect(), ...CONTACT, RESPONDS);
    trial.order('american', 'offer-end').order('german', 'agree', 5, 5);
    expect(trial.told('fire-slackens')).toEqual([{ battery: 'guns', at: 'H8' }]);
    expect(battery(trial)).toEqual({ ...BATTERY, cff: 'H8' });
    expect(trial.battle.location('H8')).toMatchObject({ cff: ['guns'] });
  });
});

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

  test('[combat 15.7.7] whoever comes into the blast area, or to another place in it, is attacked too', () => {
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
    all.order('american', 'offer-end').order('german', 'agree', 5, 5);
    expect(clouds()).toEqual(['H8']);
    expect(
      scene({ battery: { noSmoke: true } }).refusal('german', call('H8', { smoke: true }))?.refused,
    ).toBe('NO_SMOKE');
  });

  test('[combat 15.7.9] a Bombardment covers thirty-seven hexes, lays no smoke, and is over with the phase', () => {
    const trial = standing({ battery: { bombardment: true }, units: { a1: 'nco at H5', a2: 'nco at H4' } });
    trial.order('german', effect(), ...CONTACT, RESPONDS, ...MISS);
    expect(trial.told('attack').map(({ at }) => at)).toEqual(['H5']);
    trial.order('american', 'offer-end').order('german', 'agree', 5, 5);
    expect(trial.told('fire-lifted')).toEqual([{ battery: 'guns', why: 'over' }]);
    expect(battery(trial)).toEqual({ ...BATTERY, bombardment: true });
    expect(
      scene({ battery: { bombardment: true } }).refusal('german', call('H8', { smoke: true }))?.refused,
    ).toBe('NO_SMOKE');
  });
});

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
    trial.order('american', 'offer-end').order('german', 'agree', 5, 5);
    expect(battery(trial)).toEqual({ ...BATTERY, by: 'plotted', used: true });
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
    expect(tied('B1').refusal('german', carry([{ to: 'B6' }], 'g1', 'crawling'))?.refused).toBe(
      'WIRE_TOO_SHORT',
    );
    expect(tied('B3').refusal('german', carry([{ to: 'B6' }], 'g1', 'crawling'))).toBeUndefined();
    expect(tied('B3').refusal('german', carry([{ to: 'B6' }]))?.refused).toBe('PHONE');
  });
});
