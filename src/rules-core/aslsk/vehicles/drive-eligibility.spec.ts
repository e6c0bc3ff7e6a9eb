import { changed, german, type Row, russian, type SetUp, setUp } from '../testkit.testkit.js';
import { m8, t34 } from './testkit.testkit.js';

/** A T-34 in E5 faces north and has 10 MP. */
const what: SetUp = {
  phase: 'MPh',
  sides: { a: { nationality: 'Russian' }, b: { nationality: 'German' } },
  units: { a1: t34('E5', { vca: 0, mp: 10 }), a2: russian('4-4-7', 'A1'), bz: german('4-6-7', 'J1') },
};
type Step = Readonly<Record<string, string | number | boolean>>;
const drive = (...steps: Step[]) => ({ order: 'drive', vehicle: 'a1', steps });
const verdict = (order: ReturnType<typeof drive>, changes: Row[1] = {}, more: SetUp = {}) =>
  setUp(changed({ ...what, ...more }, changes)).verdict('a', order);
const START = { do: 'start' };
const STOP = { do: 'stop' };
const ENTER = { do: 'enter', to: 'E4' };
/** It is under way and has spent so many MP. */
const going = (spent: number, set: object = {}) => ({
  a1: { moving: true, started: true, spent, startMp: 1, ...set },
});

describe('which vehicles move [aslsk 3.3.2/a]', () => {
  test.each<Row>([
    ['one that can', {}, 'ok'],
    ['not off the map', { a1: { at: undefined } }, 'NOT_HERE 3.3/d'],
    ['no wreck', { a1: { wreck: true } }, 'NO_VEHICLE 3.3.2/a'],
    ['no Shocked one', { a1: { shock: 'shocked' } }, 'SHOCKED 7.10/shock-c'],
    ['no Stunned one', { a1: { stun: 'stunned' } }, 'STUNNED 7.10/stun-b'],
    ['no Immobilized one', { a1: { immobilized: true } }, 'IMMOBILIZED 2.0/Immobilized'],
    ['none that has ended its movement', { a1: { moved: true } }, 'HAS_MOVED 3.3.1/c'],
    ['none that has Prep Fired', { a1: { fire: 'prep' } }, 'HAS_FIRED 3.3/a'],
    ['none whose machine guns have', { a1: { weaponsFired: ['BMG'] } }, 'HAS_FIRED 3.3/a'],
    ['none that kept its Rate of Fire', { a1: { firedIn: 'PFPh' } }, 'HAS_FIRED 3.3/a'],
    ['one that fires as it moves', { a1: { weaponsFired: ['BMG'], firedIn: 'MPh' } }, 'ok'],
  ])('%s', (_, changes, met) => expect(verdict(drive(START), changes)).toBe(met));

  test('only own vehicles', () => {
    expect(verdict({ ...drive(START), vehicle: 'a2' })).toBe('NO_VEHICLE 3.3.2/a');
    expect(verdict({ ...drive(START), vehicle: 'bz' })).toBe('NO_SUCH_UNIT');
    expect(verdict({ ...drive(START), vehicle: 'nothing' })).toBe('NO_SUCH_UNIT');
  });
});

describe('what an expenditure of MP takes', () => {
  test.each<[string, Step, Row[1], string]>([
    ['[aslsk 3.3.2/i] starting', START, {}, 'ok'],
    ['[aslsk 3.3.2/i] not twice', START, going(1), 'STARTED 3.3.2/i'],
    ['[aslsk 7.6/f] not bogged', START, { a1: { bogged: 'bogged' } }, 'BOGGED 7.6/f'],
    ['[aslsk 3.3.2/a] starting with the last MP', START, { a1: { moving: true, spent: 9 } }, 'ok'],
    ['[aslsk 3.3.2/a] starting without', START, { a1: { moving: true, spent: 10 } }, 'NOT_ENOUGH_MP 3.3.2/a'],
    ['[aslsk 3.3.2/j] stopping', STOP, going(1), 'ok'],
    ['[aslsk 3.3.2/j] not when it stands', STOP, {}, 'STOPPED 3.3.2/j'],
    ['[aslsk 3.3.2/j] with the last MP', STOP, going(9), 'ok'],
    ['[aslsk 3.3.2/j] not without', STOP, going(10), 'NOT_ENOUGH_MP 3.3.2/a'],
    ['[aslsk 1.1.1/woods-e] after all MP into woods', STOP, going(10, { allMp: true }), 'ok'],
    [
      '[aslsk 3.3.2/s] not under the gun of an AFV',
      STOP,
      going(1, { cannotStay: true }),
      'ENEMY_AFV 3.3.2/s',
    ],
    ['[aslsk 3.3.2/n] Delay while it stands', { do: 'delay' }, {}, 'ok'],
    ['[aslsk 3.3.2/n] not under way', { do: 'delay' }, going(1), 'NOT_STOPPED 3.3.2/n'],
    ['[aslsk 3.3.2/n] with what is left', { do: 'delay', mp: 4 }, { a1: { moving: true, spent: 6 } }, 'ok'],
    [
      '[aslsk 3.3.2/n] not more',
      { do: 'delay', mp: 4 },
      { a1: { moving: true, spent: 7 } },
      'NOT_ENOUGH_MP 3.3.2/a',
    ],
    ['[aslsk 7.6/c] getting free', { do: 'unbog' }, { a1: { bogged: 'bogged' } }, 'ok'],
    ['[aslsk 7.6/c] not when it is', { do: 'unbog' }, {}, 'NOT_BOGGED 7.6/c'],
    [
      '[aslsk 7.6/c] first of all',
      { do: 'unbog' },
      { a1: { bogged: 'bogged', moving: true, spent: 1 } },
      'TOO_LATE 7.6/c',
    ],
    ['[aslsk 3.3.2/e] turning one hexspine', { do: 'turn', vca: 1 }, going(1), 'ok'],
    ['[aslsk 3.3.2/e] or the other way', { do: 'turn', vca: 5 }, going(1), 'ok'],
    ['[aslsk 3.3.2/e] not two', { do: 'turn', vca: 2 }, going(1), 'ONE_HEXSPINE 3.3.2/e'],
    ['[aslsk 3.3.2/e] not none', { do: 'turn', vca: 0 }, going(1), 'ONE_HEXSPINE 3.3.2/e'],
    ['[aslsk 3.3.2/e] not nowhere', { do: 'turn' }, going(1), 'ONE_HEXSPINE 3.3.2/e'],
    ['[aslsk 3.3.2/i] not before it has started', { do: 'turn', vca: 1 }, {}, 'STOPPED 3.3.2/i'],
    [
      '[aslsk 7.6/f] no turning when bogged',
      { do: 'turn', vca: 1 },
      { a1: { bogged: 'bogged' } },
      'BOGGED 7.6/f',
    ],
    ['[aslsk 3.3.2/e] with the last MP', { do: 'turn', vca: 1 }, going(9), 'ok'],
    ['[aslsk 3.3.2/e] not without', { do: 'turn', vca: 1 }, going(10), 'NOT_ENOUGH_MP 3.3.2/a'],
    ['[aslsk 3.3.2/f] entering what is ahead', ENTER, going(1), 'ok'],
    ['[aslsk 3.3.2/f] not what is not', { do: 'enter', to: 'E6' }, going(1), 'NOT_AHEAD 3.3.2/f'],
    ['[aslsk 3.3.2/f] not what is far', { do: 'enter', to: 'E3' }, going(1), 'NOT_AHEAD 3.3.2/f'],
    ['no hex off the map', { do: 'enter', to: 'Z99' }, going(1), 'NO_SUCH_HEX'],
    ['nowhere', { do: 'enter' }, going(1), 'NO_SUCH_HEX'],
    ['[aslsk 3.3.2/i] not before it has started', ENTER, {}, 'STOPPED 3.3.2/i'],
    ['[aslsk 7.6/f] not bogged', ENTER, { a1: { bogged: 'bogged' } }, 'BOGGED 7.6/f'],
    ['[aslsk 3.3.2/e] turning apart', { ...ENTER, vca: 1 }, going(1), 'TURN_FIRST 3.3.2/e'],
    ['[aslsk 3.3.2/a] with the last MP', ENTER, going(9), 'ok'],
    ['[aslsk 3.3.2/a] not without', ENTER, going(10), 'NOT_ENOUGH_MP 3.3.2/a'],
    ['[aslsk 3.3.2/n] for more than it costs', { ...ENTER, mp: 4 }, going(6), 'ok'],
    ['[aslsk 3.3.2/n] not more than is left', { ...ENTER, mp: 4 }, going(7), 'NOT_ENOUGH_MP 3.3.2/a'],
    ['[aslsk 3.3.2/n] not for less', { ...ENTER, mp: 0.5 }, going(1), 'TOO_FEW_MP 3.3.2/n'],
  ])('%s', (_, step, changes, met) => expect(verdict(drive(step), changes)).toBe(met));

  test.each<[string, NonNullable<SetUp['terrain']>, Step, Row[1], string]>([
    ['[aslsk 1.1.1/woods-e] woods with all MP', { E4: 'woods' }, { all: true }, going(1), 'ok'],
    [
      '[aslsk 1.1.1/woods-e] not after more than starting',
      { E4: 'woods' },
      { all: true },
      going(2),
      'NOT_ALL_MP 1.1.1/woods-e 3.3.2/w',
    ],
    ['[aslsk 1.1.1/bldg-e] a building buttoned up', { E4: 'wooden-building' }, { all: true }, going(1), 'ok'],
    [
      '[aslsk 1.1.1/bldg-e] not exposed',
      { E4: 'wooden-building' },
      { all: true },
      going(1, { ce: true }),
      'CREW_EXPOSED 1.1.1/bldg-e 7.7/e',
    ],
    ['[aslsk 8.2.1/hut-c] a hut', { E4: 'huts' }, {}, going(1), 'ok'],
    [
      '[aslsk 8.2.1/hut-c] not exposed',
      { E4: 'huts' },
      {},
      going(1, { ce: true }),
      'CREW_EXPOSED 8.2.1/hut-c',
    ],
    [
      '[aslsk 8.2.1/hut-c] not Recalled',
      { E4: 'huts' },
      {},
      going(1, { recalled: true }),
      'CREW_EXPOSED 8.2.1/hut-c',
    ],
  ])('%s', (_, terrain, more, changes, met) => {
    expect(verdict(drive({ ...ENTER, ...more }), changes, { terrain })).toBe(met);
  });

  test.each<[string, Step, Row[1], NonNullable<SetUp['terrain']>, string]>([
    ['in the open with any MP', { ...START, tca: 3 }, {}, {}, 'ok'],
    ['not without a turret', { ...START, tca: 3 }, { a1: { turret: 'NT' } }, {}, 'NO_TURRET 7.2/a'],
    ['in woods with two', { do: 'delay', mp: 2, tca: 3 }, {}, { E5: 'woods' }, 'ok'],
    ['in woods not with one', { do: 'delay', mp: 1, tca: 3 }, {}, { E5: 'woods' }, 'TOO_FEW_MP 3.3.2/h'],
    ['in woods where it points', { do: 'delay', mp: 1, tca: 0 }, {}, { E5: 'woods' }, 'ok'],
  ])('[aslsk 3.3.2/h] the turret: %s', (_, step, changes, terrain, met) => {
    expect(verdict(drive(step), changes, { terrain })).toBe(met);
  });

  test('[aslsk 3.3/d] [aslsk 3.2.4/CA-f] onto the map where it may, facing somewhere', () => {
    const off: Row[1] = { a1: { at: undefined, entry: ['E12', 'F12'], mp: 10 } };
    const rows = { rows: 12 };
    const enter = (more: Step) => verdict(drive({ do: 'enter', ...more }), off, rows);
    expect(enter({ to: 'E12', vca: 0 })).toBe('ok');
    expect(enter({ to: 'E12' })).toBe('NO_FACING 3.2.4/CA-f');
    expect(enter({ to: 'G12', vca: 0 })).toBe('NOT_ADJACENT 3.3/d');
  });

  test('[aslsk 3.3.2/a] listed with what each costs', () => {
    const here = setUp(changed(what, going(1)));
    const cost = (step: object) =>
      here.legal('a', 'drive').find(({ order }) => JSON.stringify(order.steps) === JSON.stringify([step]))
        ?.cost;
    expect([cost(STOP), cost({ do: 'turn', vca: 1 }), cost(ENTER)]).toEqual([
      { mp: 1 },
      { mp: 1 },
      { mp: 1 },
    ]);
  });

  test('[aslsk 3.3.2/f] [aslsk 6.10/e] a new hex: what was fired at it in the last one, and its Acquisition, are past', () => {
    const here = setUp(
      changed(what, going(1, { shotAt: { x: 1 }, residualDrm: 1, acquired: { at: 'J1', drm: -1 } })),
    );
    here.order('a', drive(ENTER));
    expect(here.unit('a1')).toMatchObject({
      at: 'E4',
      from: 'E5',
      hexes: 1,
      spent: 2,
      spentHere: 1,
      movingTarget: true,
    });
    const { shotAt, residualDrm, acquired } = here.unit('a1');
    expect([shotAt, residualDrm, acquired]).toEqual([undefined, undefined, undefined]);
  });

  test('[aslsk 1.1.1/woods-e] [aslsk 3.3.2/j] it stops, and is no longer in the woods with all its MP', () => {
    const here = setUp(changed(what, going(10, { allMp: true })));
    here.order('a', drive(STOP));
    expect([here.unit('a1').allMp, here.unit('a1').started]).toEqual([undefined, undefined]);
  });
});

describe('who opens and shuts the hatches [aslsk 7.7/c]', () => {
  const open = { order: 'crew-exposed', vehicle: 'a1', exposed: true };
  const shut = { ...open, exposed: false };
  test.each<[string, object, Row[1], string]>([
    ['opens', open, {}, 'ok'],
    ['not what is open', open, { a1: { ce: true } }, 'NO_CHANGE 7.7/c'],
    ['shuts', shut, { a1: { ce: true } }, 'ok'],
    ['not what is shut', shut, {}, 'NO_CHANGE 7.7/c'],
    ['[aslsk 7.7/d] not Stunned', shut, { a1: { ce: true, stun: 'stunned' } }, 'NOT_GOOD_ORDER 7.7/d'],
    ['not twice in a phase', open, { a1: { hatch: true } }, 'ONCE 7.7/c'],
    ['[aslsk 3.2.3/PTC-d] not shaken', open, { a1: { shaken: true } }, 'SHAKEN 7.7/d 3.2.3/PTC-d'],
    ['but shuts shaken', shut, { a1: { ce: true, shaken: true } }, 'ok'],
    [
      '[aslsk 7.10/recall-a] no Recalled one-man turret',
      open,
      { a1: { recalled: true, turret: '1MT' } },
      'RECALLED 7.10/recall-a',
    ],
    ['[aslsk 7.10/recall-a] another Recalled one', open, { a1: { recalled: true } }, 'ok'],
    ['one-man turrets else', open, { a1: { turret: '1MT' } }, 'ok'],
    ['a Recalled one-man turret shuts', shut, { a1: { ce: true, recalled: true, turret: '1MT' } }, 'ok'],
    ['not after fire', open, { a1: { fire: 'first' } }, 'HAS_FIRED 7.7/c'],
    ['not after its machine guns', open, { a1: { weaponsFired: ['BMG'] } }, 'HAS_FIRED 7.7/c'],
    ['not off the map', open, { a1: { at: undefined, entry: ['E12'] } }, 'NOT_HERE 7.7/c'],
    ['no wreck', open, { a1: { wreck: true } }, 'NO_SUCH_UNIT'],
  ])('%s', (_, order, changes, met) => {
    const here = setUp(changed(what, { a8: m8('A9'), ...changes }));
    expect(here.verdict('a', order as typeof open)).toBe(met);
  });

  test('only own vehicles', () => {
    const here = setUp(what);
    for (const vehicle of ['a2', 'bz', 'nothing'])
      expect(here.verdict('a', { ...open, vehicle })).toBe('NO_SUCH_UNIT');
  });

  test('[aslsk 7.7/c] on the move the DEFENDER may react, else it goes on', () => {
    const asked = (set: object) => {
      const here = setUp(changed(what, { a1: set, bz: { at: 'E6' } }));
      here.order('a', open);
      return here.awaits;
    };
    expect(asked({ moving: true, started: true, spent: 1 })).toEqual(['b defensive-fire']);
    expect(asked({})).toEqual(['a movement']);
  });
});
