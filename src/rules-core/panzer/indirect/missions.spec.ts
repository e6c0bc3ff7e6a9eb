/** Missions and batteries through several turns. */
import { neighbours } from '../../mechanics/places.js';
import type { Battery } from '../attributes/sides.js';
import type { PanzerSystem, Task } from '../system.js';
import { d100, Trial } from '../testkit.testkit.js';

const MISSION = { by: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;
const CALL = { order: 'call-fire', battery: 'Guns', observer: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed' };
const ROLL = { order: 'fire-mission', battery: 'Guns' };
const COMBAT: readonly Task[] = [
  { task: 'direct-fire', side: 'german' },
  { task: 'counter-battery', side: 'soviet', after: 'german' },
  { task: 'indirect-fire', side: 'german' },
];

interface Parts {
  readonly battery?: object;
  readonly turn?: number;
  readonly units?: object;
  readonly sides?: object;
  readonly options?: PanzerSystem['options'];
  readonly agenda?: readonly Task[];
  readonly secrets?: object;
}

const step = (
  { battery = {}, turn = 2, units = {}, sides = {}, options = {}, ...more }: Parts = {},
  ...faces: number[]
) =>
  new Trial(
    {
      units: {
        g1: ['HMG section at D4', { observer: true, facing: 3 }],
        s1: ['Soviet squad at H8', { spotted: true }],
        ...units,
      } as never,
      sides: { german: { batteries: [{ name: 'Guns', gp: 9, ...battery }] }, ...sides } as never,
      commands: { g1: 'overwatch' },
      clock: { turn },
      options,
      agenda: more.agenda ?? COMBAT,
      ...(more.secrets ? { secrets: more.secrets as never } : {}),
    },
    ...faces,
  );
const guns = (trial: Trial): Battery | undefined => trial.battle.side('german').batteries?.[0];

test('[panzer S.indirect-fire/a] a mission is called, continued, adjusted; another is planned', () => {
  const called = step().order('german', CALL);
  expect(called.sentences.at(-1)).toMatch(/calls Guns to H8/);
  expect(called.refusal('german', ROLL)?.refused).toBe('NO_MISSION');
  const first = step({ battery: { mission: MISSION } }).order('german', ROLL, 9, ...d100(2));
  expect(guns(first)).toMatchObject({ fired: 2, mission: { at: 'H8', turns: 1 } });
  const running = { battery: { mission: { ...MISSION, turns: 1 }, fired: 2 }, turn: 3 };
  const continued = step(running).order('german', ROLL, 9, ...d100(2));
  expect(continued.told('fire-lands')[0]?.at).toBe('H8');
  expect(guns(continued)?.mission?.turns).toBe(2);
  const adjusted = step(running).order('german', { ...ROLL, at: 'H9' }, 9, ...d100(2));
  expect(adjusted.told('fire-lands')[0]?.at).toBe('H9');
  const planned = [{ battery: 'Guns', turn: 2, at: 'H8', ammo: 'GP', sheaf: 'closed' }] as const;
  const comes = step({ secrets: { german: { planned: [...planned] } } }, ...d100(2));
  expect(comes.told('fire-lands')[0]?.at).toBe('H8');
  expect(comes.kinds).not.toContain('fire-response');
});

describe('the response', () => {
  const answer = (face: number, options: PanzerSystem['options'], units: object = {}, ...faces: number[]) =>
    step({ battery: { mission: MISSION }, options, units: { s1: 'Soviet squad at Z13', ...units } }).order(
      'german',
      ROLL,
      face,
      ...faces,
    );
  const SCATTER: PanzerSystem['options'] = { optional: ['7.26'] };

  test('[panzer S.roll-direction/e] high is good; equal to the value scatters; an unmodified 1 beside friends falls short', () => {
    const needs = answer(9, {}).told('fire-response')[0]?.needs as number;
    const comes = (face: number, ...faces: number[]) =>
      answer(face, SCATTER, {}, ...faces).told('fire-response')[0]?.comes;
    expect([comes(needs - 1), comes(needs, 1, 1), comes(needs + 1)]).toEqual([
      'nothing',
      'scatters',
      'fires',
    ]);
    const friend = { g2: ['Rifle squad at H6', { gpDefense: 30 }] };
    const close = answer(1, {}, friend, ...d100(2));
    expect(close.told('fire-response')[0]).toMatchObject({ rolled: 1, comes: 'short' });
    expect(answer(1, {}).told('fire-response')[0]?.comes).toBe('nothing');
  });

  test('[panzer S.dice/d] a (d6) picks one of the six directions, 1 the north, and on clockwise', () => {
    const needs = answer(9, {}).told('fire-response')[0]?.needs as number;
    const to = [1, 2, 3, 4, 5, 6].map(
      (face) => answer(needs, SCATTER, {}, 1, face).told('fire-strays')[0]?.to,
    );
    expect(to).toEqual(neighbours(step().battle, 'H8'));
    expect(to[0]).toBe('H7');
  });
});

describe('Counter Battery Fire', () => {
  const EARS = { name: 'Ears', gp: 9, points: 50, counterBattery: true } as const;
  const SEARCH = { order: 'search-battery', searcher: 'Ears', target: 'Guns' };
  const searched = (ears: object = {}, guns: object = {}) =>
    step({
      battery: { mission: { ...MISSION, turns: 1 }, fired: 1, points: 60, ...guns },
      sides: {
        german: {
          batteries: [
            { name: 'Guns', gp: 9, points: 60, mission: { ...MISSION, turns: 1 }, fired: 1, ...guns },
          ],
        },
        soviet: { batteries: [{ ...EARS, ...ears }] },
      },
      options: { optional: ['7.28'] },
    }).order('german', ROLL, 9, ...d100(2));

  test('[panzer 7.28.1/c] comes after the battery has resolved its mission, whose shells have fallen', () => {
    const trial = searched();
    expect(trial.kinds).toContain('indirect-attack');
    expect(trial.awaits).toEqual(['german indirect-fire']);
    trial.order('german', 'end-step');
    expect(trial.awaits).toEqual(['soviet counter-battery']);
    trial.order('soviet', SEARCH, ...d100(1), ...d100(90));
    expect(guns(trial)).toMatchObject({ knockedOut: true });
  });

  test('[panzer S.artillery-batteries/b] the card of the unit says how many turns running make it easier', () => {
    const net = (consecutiveTurns?: number) => {
      const trial = searched(consecutiveTurns === undefined ? {} : { consecutiveTurns }).order(
        'german',
        'end-step',
      );
      return trial.order('soviet', SEARCH, ...d100(60)).told('battery-searched')[0]?.net;
    };
    expect([net(2), net(3)]).toEqual([50, 60]);
  });

  test('[panzer S.off-map-battery-state] OK, SUPPRESSED/ON, then OFF, then OK by 50; Damaged; Knocked Out, which alone pays its points', () => {
    const struck = (rolled: number, was: object = {}) => {
      const trial = searched({}, was).order('german', 'end-step');
      return trial.order('soviet', SEARCH, ...d100(1), ...d100(rolled));
    };
    const states = [struck(50), struck(80), struck(81), struck(51, { damaged: true })];
    expect(states.map((trial) => guns(trial))).toMatchObject([
      { suppressed: 'on' },
      { damaged: true },
      { knockedOut: true },
      { knockedOut: true },
    ]);
    expect(states.map((trial) => trial.battle.side('soviet').points)).toEqual([undefined, undefined, 60, 60]);
    const recovery = (suppressed: 'on' | 'off', ...faces: number[]) =>
      guns(
        step(
          {
            battery: { suppressed },
            agenda: [{ task: 'direct-fire', side: 'german' }, { task: 'recover-suppression' }],
          },
          ...faces,
        ),
      )?.suppressed;
    expect([recovery('on'), recovery('off', ...d100(51)), recovery('off', ...d100(50))]).toEqual([
      'off',
      'off',
      undefined,
    ]);
  });
});
