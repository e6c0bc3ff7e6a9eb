/** Vehicles that stand beside an obstacle, where other rules meet them. */
import { originalBoard } from '../../boards/index.js';
import type { Order } from '../../kernel/decide/action.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { Trial as KernelTrial } from '../../kernel/testing/trial.testkit.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { LEDGER } from '../rules.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';
import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** D8 is a wooden house that leaves its hexsides free. */
const village = (more: object = {}) => drawn({ houses: { wooden: 'D8/ne D8/se D8/s D8/n' }, hexes: more });
/** It came from the south, went along the south-western hexside, and points at the western corner. */
const BESIDE = { along: [4], corner: 5, past: 'left', came: 3 } as const;
const STANDS = { beside: BESIDE, facing: 5 } as const;
const start = (units: Units, setup: Setup = {}) =>
  new Trial({
    map: village(),
    phase: 'movement',
    options: { year: 1944 },
    ...setup,
    units: { gt: ['MkIVF2 at D8', STANDS], r9: '4-4-7 at N12', ...units },
  });
const until = (trial: Trial, phase: string): Trial => {
  while (trial.battle.clock.phase !== phase) trial.endPhase();
  return trial;
};

describe('close combat with what has stopped beside the obstacle', () => {
  const fighting = (units: Units = {}) =>
    start(
      {
        g1: ['4-6-7 at D8', { aboard: 'gt' }],
        r1: ['6-2-8 at D8', { nerve: 'kept' }],
        r2: ['4-4-7 at D8', { nerve: 'kept' }],
        ...units,
      },
      { phase: 'close-combat', active: 'russian', enemy: 'german' },
    );
  const storm = { order: 'attack-vehicle', unit: 'r1', vehicle: 'gt' };
  const atMen = (...attackers: string[]) => ({ order: 'close-combat', attackers, defenders: ['g1'] });
  const pass = (trial: Trial, ...dice: number[]) => {
    while (trial.awaits[0]?.endsWith('close-combat')) {
      const [asked] = trial.battle.position.awaiting;
      if (!asked) break;
      const isLast = trial.refusal(asked.side, 'pass')?.refused === 'DICE_MISSING';
      trial.order(asked.side, 'pass', ...(isLast ? dice : []));
    }
    return trial;
  };

  test('[squad-leader 11.29.6/b] the men in it attack the vehicle before its passengers, who are lost with it', () => {
    const trial = pass(fighting().order('russian', storm), 3, 3, 1, 1);
    expect(trial.battle.unit('gt')).toBeUndefined();
    expect(trial.battle.unit('g1')).toBeUndefined();
  });

  test('[squad-leader-B-163] [squad-leader 11.29/q8] or ignore it for its passengers; those whom it withstands are in no melee with them', () => {
    expect(fighting().refusal('russian', atMen('r1', 'r2'))).toBeUndefined();
    const trial = fighting().order('russian', storm);
    expect(trial.refusal('russian', atMen('r1'))?.refused).toBe('CANNOT_ATTACK');
    expect(trial.refusal('russian', atMen('r2'))).toBeUndefined();
    const after = pass(trial, 3, 3, 5, 5);
    expect(after.unit('gt')).toMatchObject({ at: 'D8' });
    expect(['r1', 'r2', 'g1'].map((id) => after.unit(id).melee)).toEqual([undefined, undefined, undefined]);
    expect(after.unit('g1').aboard).toBe('gt');
  });
});

describe('what becomes of the obstacle', () => {
  const RUBBLE = { marks: { D8: { rubble: { is: 'wooden', from: 0 } } }, clock: { rubble: true } } as const;
  const out = (trial: Trial) => trial.refusal('german', 'end-phase')?.cites;
  test.each<[string, Units, Setup, boolean]>([
    ['a house that stands', {}, {}, false],
    ['rubble', {}, RUBBLE, true],
    ['a fire', {}, { marks: { D8: { burning: true } } }, true],
    [
      'rubble, when it cannot move',
      { gt: ['MkIVF2 at D8', { ...STANDS, immobilized: true }] },
      RUBBLE,
      false,
    ],
  ])('[squad-leader-B-156] [squad-leader 11.29/q1] it must leave the hex: %s', (_, units, setup, must) => {
    expect(out(start(units, setup))?.includes('11.29/q1') ?? false).toBe(must);
  });

  test('[squad-leader 11.29/q1] and has done so when it has driven on', () => {
    const trial = start({}, RUBBLE).order('german', { order: 'drive', unit: 'gt', path: ['C8'] });
    while (trial.awaits.includes('russian vehicle-fire')) trial.order('russian', 'pass');
    expect(out(trial)).toBeUndefined();
  });
});

describe('woods with a free edge', () => {
  const board = originalBoard('village');
  /** The woods of J9 leave the north-eastern hexside free. */
  const by = (marks: Setup['marks'], order: object) => {
    if (!board) throw new Error('There is no village.');
    const trial = new Trial({
      map: { map: board, charts: SQUAD_LEADER_CHARTS },
      phase: 'movement',
      units: { gt: ['MkIVF2 at J8', { facing: 3 }], r9: '4-4-7 at A2' },
      ...(marks && { marks }),
    });
    trial.order('german', { order: 'drive', unit: 'gt', path: ['J9'], ...order });
    while (trial.awaits.includes('russian vehicle-fire')) trial.order('russian', 'pass');
    return trial;
  };
  const AROUND = { bypass: [{ at: 'J9', past: 'left' }] };

  test('[squad-leader 11.29.18] on a track it is in them, around them it is on top of the track', () => {
    const marks = { J9: { trails: [[0, 3]] } } as const;
    const inside = by(marks as never, {});
    expect([inside.unit('gt').beside, inside.unit('gt').onTrail]).toEqual([undefined, [0, 3]]);
    const beside = by(marks as never, AROUND);
    expect([beside.unit('gt').beside?.along, beside.unit('gt').onTrail]).toEqual([[1], undefined]);
  });

  test('[squad-leader 11.29.26] wire there stays where it is', () => {
    const trial = by({ J9: { wire: true } }, AROUND);
    expect([trial.unit('gt').at, trial.at('J9').wire]).toEqual(['J9', true]);
    expect(trial.unit('gt').moving).toBe(true);
  });
});

describe('lines and fire', () => {
  const burst = { order: 'fire', at: 'E10', firers: ['r1'] };
  const past = (units: Units, marks: Setup['marks'] = {}) => {
    const trial = until(
      start({ gt: 'MkIVF2 at G2', g1: '4-6-7 at E10', r1: '4-4-7 at B7', ...units }, { marks }),
      'defensive-fire',
    );
    const modifiers = trial.order('russian', burst, 6, 5).told('fire-attack')[0]?.outcomes[0]?.modifiers;
    return modifiers?.filter(({ cites }) => cites === '11.20.1/a').map(({ value }) => value);
  };
  const WRECK = { name: 'T-34', nationality: 'Russian', corner: 5 } as const;
  test.each<[string, Units, Setup['marks'], number[]]>([
    ['nothing', {}, {}, []],
    ['a vehicle', { gt: ['MkIVF2 at D8', STANDS] }, {}, [1]],
    ['a wreck', {}, { D8: { wrecks: [WRECK] } }, [1]],
  ])(
    '[squad-leader-B-166] [squad-leader-B-167] [squad-leader 11.29/q10, 11.29/q11, 11.29/q13] what stands beside the house adds to fire past it what it does elsewhere: %s',
    (_, units, marks, expected) => expect(past(units, marks)).toEqual(expected),
  );

  test('[squad-leader 11.29/q10] and nothing to fire out of the house into the next hex', () => {
    const trial = until(start({ g1: '4-6-7 at C8', r1: '4-4-7 at D8' }), 'defensive-fire');
    trial.order('russian', { order: 'fire', at: 'C8', firers: ['r1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers).toEqual([]);
  });

  test('[squad-leader 11.29.12/a] over the crest to what stands beside a house on a hill, and back', () => {
    const hill = village({ D8: { level: 1 } });
    const trial = until(start({ rt: ['T-34 at A8', { facing: 2 }] }, { map: hill }), 'defensive-fire');
    expect(
      trial.refusal('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D8', target: 'gt' }, 6, 6),
    ).toBeUndefined();
    const back = start({ r1: '4-4-7 at B8' }, { map: hill, phase: 'prep-fire' });
    expect(
      back.refusal('german', { order: 'fire-machine-guns', unit: 'gt', at: 'B8' }, 6, 6),
    ).toBeUndefined();
  });
});

describe('crews without a roof', () => {
  const HALFTRACK = 'SdKfz 251 armed';
  const shelter = (units: Units, map: Setup['map'], from: string) => {
    const trial = until(
      start({ r1: `4-4-7 at ${from}`, ...units }, { ...(map && { map }) }),
      'defensive-fire',
    );
    const fire = { order: 'fire', at: 'D8', firers: ['r1'] };
    if (trial.refusal('russian', fire, 6, 5)?.refused === 'NOBODY_THERE') return 'safe';
    const [attack] = trial.order('russian', fire, 6, 5).told('fire-attack');
    const struck = attack?.outcomes.find(({ units: ids }) => ids.includes('gt'));
    return struck ? struck.modifiers.filter(({ cites }) => cites === '11.8.2').length : 'safe';
  };

  test('[squad-leader-B-164] [squad-leader 11.29/q9] are struck out of the obstacle which they go around, as men aboard are', () => {
    const fire = (gt: Placed) => {
      const trial = start({ gt, r1: '4-4-7 at D8' });
      trial.order('german', {
        order: 'drive',
        unit: 'gt',
        path: ['D8', 'C8'],
        bypass: [{ at: 'D8', past: 'left' }],
      });
      while (trial.unit('gt').at !== 'D8') trial.order('russian', 'pass');
      const asked = { order: 'fire', at: 'D8', firers: ['r1'] };
      const refused = trial.refusal('russian', asked, 6, 5)?.refused;
      if (refused !== undefined) return refused;
      return trial
        .order('russian', asked, 6, 5)
        .told('fire-attack')[0]
        ?.outcomes.map(({ units, modifiers }) => [units, modifiers]);
    };
    expect(fire(`${HALFTRACK} at D9`)).toEqual([[['gt'], []]]);
    expect(fire('MkIVF2 at D9')).toBe('NOBODY_THERE');
  });

  test.each<[string, Units, Setup['map'], string, unknown]>([
    ['two levels above, in the next hex', { gt: `${HALFTRACK} at D8` }, field({ D7: { level: 2 } }), 'D7', 0],
    [
      'two levels above, farther off',
      { gt: `${HALFTRACK} at D8` },
      field({ D6: { level: 2 } }),
      'D6',
      'safe',
    ],
    [
      'above in the same hex',
      { gt: `${HALFTRACK} at D8` },
      drawn({ buildings: [{ is: 'wooden', hexes: 'D8 D7', upperLevels: 1, stairways: 'D8' }] }),
      'D8/1',
      0,
    ],
  ])(
    '[squad-leader-B-170] [squad-leader 11.29/q14] are struck from above without their walls: %s',
    (_, units, map, from, expected) => expect(shelter(units, map, from)).toEqual(expected),
  );
});

describe('set up beside an obstacle', () => {
  const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });
  const settingUp = () => {
    const begun = beginScenario(
      squadLeader,
      {
        scenario: 'the-house',
        title: 'The house',
        system: 'squad-leader',
        map: { columns: 9, rows: 9, houses: { stone: 'D8/ne D8/se D8/s D8/n' }, hexes: { F8: 'woods' } },
        turns: 5,
        setUp: [['german'], ['russian']],
        sides: {
          russian: {
            is: { nationality: 'Russian' },
            forces: [{ area: 'A1-A4', units: [{ counter: '4-4-7', id: 'r1' }] }],
          },
          german: {
            is: { nationality: 'German' },
            forces: [{ area: 'C7-G9', units: [{ counter: 'MkIVF2', id: 'gt' }] }],
          },
        },
        victory: { wins: [], otherwise: 'russian' },
      },
      (at) => known.lay(at),
      { id: 'test' },
    );
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const start = begun.position;
    return new KernelTrial<SquadLeader>({
      rulebook: squadLeader,
      ledger: LEDGER,
      uncited: new Set(['placed', 'set-up']),
      table: known.table(start),
      start,
    });
  };
  const place = (at: string, set: object) =>
    ({ order: 'set-up', placements: [{ unit: 'gt', at, set }] }) as unknown as Order;

  test('[squad-leader 11.29/q3] where it could have come around it, pointing at its corner', () => {
    const trial = settingUp();
    const refused = (at: string, set: object) => trial.refusal('german', place(at, set))?.refused;
    expect(refused('D8', { facing: 5 })).toBe('IMPASSABLE');
    expect(refused('F8', { facing: 5, beside: BESIDE })).toBe('NO_WAY');
    expect(refused('D8', { facing: 1, beside: BESIDE })).toBe('NO_WAY');
    expect(refused('D8', { facing: 4, beside: { ...BESIDE, corner: 4 } })).toBe('NO_WAY');
    trial.order('german', place('D8', { facing: 5, beside: BESIDE }));
    expect(trial.unit('gt')).toMatchObject({ at: 'D8', facing: 5, beside: BESIDE });
  });
});
