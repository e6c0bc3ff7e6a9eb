import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const UNITS = {
  g1: 'crew 2-4-7 at D4',
  gg: ['88L AA gun with g1', { facing: 3 }],
  r1: '4-4-7 at D18',
  r9: '4-4-7 at N20',
} as const;
const start = (units: Units = {}, setup: Setup = {}) =>
  new Trial({ map: field({}, { columns: 14, rows: 22 }), ...setup, units: { ...UNITS, ...units } });
const TWO = { g2: 'crew 2-4-7 at D4' } as const;
const LIMBERED = { gg: ['88L AA gun with g1', { facing: 3, limbered: true }] } as const;
const fire = { order: 'fire-ordnance', unit: 'gg', at: 'D18' };
const MISS = [6, 5] as const;
const refused = (trial: Trial, order: object) => {
  const code = trial.refusal('german', order as never)?.refused;
  return code === 'DICE_MISSING' ? undefined : code;
};
const shots = (trial: Trial) => {
  let count = 0;
  while (refused(trial, fire) === undefined && count < 5) {
    trial.order('german', fire, ...MISS);
    count += 1;
  }
  return count;
};

const whys = (trial: Trial) => trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why }) => why);

describe('the Flak 88', () => {
  test.each<[string, Units, number]>([
    ['two crews', TWO, 2],
    ['one crew', {}, 1],
    ['one crew and a squad', { g2: '4-6-7 at D4' }, 1],
    ['one crew and another, which is broken', { g2: ['crew 2-4-7 at D4', { broken: true }] }, 1],
    ['one crew and that of another gun', { ...TWO, gh: ['50 AT gun with g2', { facing: 3 }] }, 1],
    ['two crews when it is limbered', { ...TWO, ...LIMBERED }, 1],
  ])('[squad-leader 10.6.1, 10.6.3] its shots with %s', (_, units, expected) => {
    expect(shots(start(units))).toBe(expected);
  });

  test('[squad-leader 10.6.1, 10.6.3] limbered it needs two crews, and loses what its barrel is worth', () => {
    expect(refused(start(LIMBERED), fire)).toBe('NO_CREW');
    expect(whys(start(TWO).order('german', fire, ...MISS))).toContain('L');
    expect(whys(start({ ...TWO, ...LIMBERED }).order('german', fire, ...MISS))).not.toContain('L');
  });

  test.each<[string, Units, string | undefined]>([
    ['limbered, with half of the points left', LIMBERED, undefined],
    ['unlimbered only with all of them', {}, 'TOO_FAR'],
  ])('[squad-leader 10.6.2] it is hooked up %s', (_, units, code) => {
    const truck = {
      gt: ['truck at D4', { facing: 0, mp: 24, spent: 10, moving: true, moved: true }],
    } as const;
    const trial = start({ ...truck, ...units, r1: '4-4-7 at N18' }, { phase: 'movement' });
    expect(refused(trial, { order: 'hook-up', vehicle: 'gt', gun: 'gg' })).toBe(code);
  });

  test('[squad-leader 10.6.4] it changes in the Advance Phase of its side, if it has neither fired nor moved', () => {
    const limber = { order: 'limber', gun: 'gg' };
    const trial = start({}, { phase: 'advance' }).order('german', limber);
    expect(trial.unit('gg').limbered).toBe(true);
    const back = start(LIMBERED, { phase: 'advance' }).order('german', limber);
    expect(back.unit('gg').limbered).toBeUndefined();
    const fired = start({ gg: ['88L AA gun with g1', { facing: 3, shotsFired: 1 }] }, { phase: 'advance' });
    expect(refused(fired, limber)).toBe('HAS_FIRED');
    const other = start({ gg: ['50 AT gun with g1', { facing: 3 }] }, { phase: 'advance' });
    expect(refused(other, limber)).toBe('NOT_YOUR_WEAPON');
  });

  test.each([
    [true, 'CANNOT_USE'],
    [undefined, undefined],
  ] as const)(
    '[squad-leader-B-100] [squad-leader 10.6/q1] limbered it does not fire at aircraft: %s',
    (limbered, code) => {
      const units = {
        ...TWO,
        gg: ['88L AA gun with g1', { facing: 3, limbered }],
        rf: 'fighter',
        g5: '4-6-7 at D8',
        g6: '4-6-7 at D7',
        gm: 'HMG with g6',
      } as const;
      const trial = start(units, { active: 'russian', sides: { russian: { air: {} } } });
      trial.order('russian', { order: 'strafe', aircraft: 'rf', at: 'D8', along: 3 }, 2, 3);
      expect(refused(trial, { order: 'fire-at-aircraft', unit: 'gg' })).toBe(code);
    },
  );
});
