/** Mortars on the move (10.4.11), and the vehicles that bring their ammunition. */
import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const start = (units: Units, setup: Setup = {}) =>
  new Trial({ phase: 'movement', ...setup, units: { r9: '4-4-7 at N12', ...units } });
const IN_PIECES: Units = { g1: 'crew 2-4-7 at D8', gm: ['81mm mortar with g1', { dismantled: true }] };
const BOARD = { order: 'board', unit: 'g1', vehicle: 'gt' };

describe('mortars of 76 to 82mm', () => {
  test.each<[string, Placed, string | undefined]>([
    ['within a truck', 'truck at D8', undefined],
    ['within a halftrack', 'SdKfz 251 armed at D8', undefined],
    ['within a jeep', 'American jeep at D8', undefined],
    ['on the outside of a tank', 'MkIVF2 at D8', 'TOO_HEAVY'],
  ])('[squad-leader 10.4.11.3] are carried in pieces: %s', (_, gt, refused) => {
    expect(start({ ...IN_PIECES, gt }).refusal('german', BOARD)?.refused).toBe(refused);
  });

  test('[squad-leader 10.4.11.3] five points of what a vehicle holds', () => {
    const loaded = (capacity: number) =>
      start({ ...IN_PIECES, gt: ['truck at D8', { capacity }] }).refusal('german', BOARD)?.refused;
    expect([loaded(4), loaded(5)]).toEqual(['TOO_HEAVY', undefined]);
  });

  test('[squad-leader 10.4.11.3] men who carry one have five points, and a vehicle is no slower with it', () => {
    const gun: Units = { gt: 'truck at D8', g1: ['crew 2-4-7 at D8', { aboard: 'gt' }] };
    const costs = (units: Units) =>
      start({ ...gun, ...units })
        .order('german', { order: 'drive', unit: 'gt', path: ['D7'] })
        .unit('gt').spent;
    const alone = costs({});
    expect(costs({ gm: ['81mm mortar with g1', { dismantled: true }] })).toBe(alone);
    expect(costs({ gt: ['truck at D8', { tows: 'gm' }], gm: ['81mm mortar at D8', { towedBy: 'gt' }] })).toBe(
      2 * (alone ?? 0),
    );
    const goes = (weapon: Placed) =>
      start({ g1: '4-6-7 at D2', gm: weapon }).legalOf('german', 'move').length;
    expect(goes(['81mm mortar with g1', { dismantled: true }])).toBe(goes('50mm mortar with g1'));
  });
});

test.each<[string, { readonly type?: 'Mtr' }, string | undefined]>([
  ['a howitzer is of use', {}, undefined],
  ['a mortar is of none', { type: 'Mtr' }, 'NO_WEAPON'],
])('[squad-leader 10.4.11.6] in an overrun %s', (_, more, refused) => {
  const gun = { calibre: 105, only: 'HE', ...more } as const;
  const trial = start({ gt: ['StG III/75 at D6', { gun }], r1: '4-4-7 at D5' });
  const upon = { order: 'drive', unit: 'gt', path: ['D5'], overrun: ['gun'] };
  expect(trial.refusal('german', upon, 6, 4)?.refused).toBe(refused);
});

describe('ammunition vehicles', () => {
  const MOVED: Units = {
    g1: '4-6-7 at D8',
    gm: ['50mm mortar with g1', { dislodged: true }],
    r1: '4-4-7 at D4',
  };
  const FIRE = { order: 'fire-ordnance', unit: 'gm', at: 'D4' };
  const wait = (trial: Trial, turn: number) => {
    while (!(trial.battle.clock.turn === turn && trial.awaits.includes('german prep-fire'))) trial.endPhase();
    return trial;
  };
  const breaks = (trial: Trial) => trial.order('german', FIRE, 6, 5).unit('gm').malfunctioned ?? false;

  test.each<[string, Units, boolean]>([
    ['one of them for a turn', { gt: ['truck at D9', { bombs: true }] }, false],
    ['another truck', { gt: 'truck at D9' }, true],
    ['one of them two hexes off', { gt: ['truck at D10', { bombs: true }] }, true],
  ])(
    '[squad-leader 10.4/q5] a mortar that was moved breaks down sooner, but not beside %s',
    (_, units, expected) => {
      expect(breaks(wait(start({ ...MOVED, ...units }), 2))).toBe(expected);
    },
  );

  test('[squad-leader 10.4/q5] where it is destroyed before the turn is over it was in vain, and another is of no use', () => {
    const half: Units = { ...MOVED, gm: ['50mm mortar with g1', { dislodged: true, supplied: 1 }] };
    expect(wait(start({ ...half, gt: 'truck at D9' }), 2).unit('gm').supplied).toBeUndefined();
    expect(breaks(wait(start({ ...half, gt: 'truck at D9' }), 2))).toBe(true);
    expect(breaks(wait(start({ ...half, gt: ['truck at D9', { bombs: true }] }), 2))).toBe(false);
  });
});

describe('a halftrack with a mortar', () => {
  const CARRIER: Units = {
    gt: [
      'SdKfz 251 armed at D8',
      { gun: { calibre: 81, type: 'Mtr', only: 'HE', shots: 3, least: 3 }, mg: null } as never,
    ],
    r1: '4-4-7 at D3',
  };

  test('[squad-leader 10.4/q7] its mortar is taken out, and fires from the ground with the crew', () => {
    const trial = start(CARRIER, { phase: 'advance' });
    trial.order('german', { order: 'remove-armament', unit: 'gt', what: ['mortar'], crew: true });
    const mortar = trial.battle.units().find(({ gun, kind }) => kind === 'weapon' && gun?.type === 'Mtr');
    expect([trial.unit('gt').gun, mortar?.at, mortar?.name]).toEqual([undefined, 'D8', '81mm mortar']);
    while (!(trial.battle.clock.turn === 2 && trial.awaits.includes('german prep-fire'))) trial.endPhase();
    trial.order('german', { order: 'fire-ordnance', unit: mortar?.id ?? '', at: 'D3' }, 6, 5);
    expect(trial.told('ordnance-fired')).toHaveLength(1);
  });
});
