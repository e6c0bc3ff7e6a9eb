/** States and notes of chapters 8 to 13, and what ends them: the reason of each has gone, and with it the state. */
import { field, type Setup, Trial } from '../testkit.testkit.js';
import { attacks, begun, fire, isGone, move, refused, type Units, until } from './positions.testkit.js';

type Phase = NonNullable<Setup['phase']>;
type Seen = [id: string, what: string, played: () => unknown, expected: unknown];
const play = (table: Seen[]) =>
  test.each(table)('%s %s', (_, __, played, expected) => {
    expect(played()).toEqual(expected);
  });

const start = (phase: Phase, units: object, more: Setup = {}): Trial => begun(phase, units as Units, more);
const sightsOf = (side: string, ...guns: readonly [id: string, from: string][]) => ({
  secrets: {
    [side]: {
      boreSights: Object.fromEntries(guns.map(([id, from]) => [id, { from, on: 'D4' }])),
      preRanged: Object.fromEntries(guns.map(([id, from]) => [id, { from, on: 'D4' }])),
    },
  },
});
const sights = (trial: Trial, side = 'german') => {
  const { boreSights = {}, preRanged = {} } = trial.battle.position.secrets?.[side] ?? {};
  return [Object.keys(boreSights), Object.keys(preRanged)];
};
/** To the end of that player turn. */
const out = (trial: Trial): Trial => {
  const { active } = trial.battle.clock;
  for (let n = 0; n < 60 && trial.battle.clock.active === active; n++) trial.endPhase();
  return trial;
};
const passing = (trial: Trial, phase: Phase): Trial => {
  for (let n = 0; n < 60 && trial.battle.clock.phase !== phase; n++) trial.endPhase();
  return trial;
};

describe('a crew that is gone', () => {
  const LIVED = {
    facing: 3,
    berserk: true,
    motion: true,
    barrage: { turn: 1, row: 1 },
    acquired: { units: ['g9'], at: 'N12', phases: 1 },
  } as const;
  const carrier = (...dice: number[]) =>
    new Trial({
      enemy: 'british',
      units: {
        bt: ['Bren Carrier at D6', LIVED],
        b9: '4-5-7 at N12',
        g1: ['8-3-8 at D8', { fp: 24 }],
      },
      ...sightsOf('british', ['bt', 'D6']),
    }).order('german', fire('D6', 'g1'), ...dice);
  const left = (trial: Trial, id: string) => {
    const { abandoned, berserk, motion, barrage, acquired } = trial.unit(id);
    return [abandoned, berserk, motion, barrage, acquired];
  };
  const GONE = [true, undefined, undefined, undefined, undefined];
  const DRIVER = {
    facing: 0,
    mg: { bow: 3 },
    unsteady: true,
    shellShock: 1,
    acquired: { units: ['r9'], at: 'N12', phases: 1 },
  } as const;
  const retaken = (lost: string[]) => {
    const units = {
      rt: ['German MkIVF2 at D9', { abandoned: true, captured: true, manned: 'Russian' }],
      gc: 'crew 2-4-7 at D8',
    };
    const trial = start('advance', units, { sides: { german: { lost } } });
    trial.order('german', { order: 'man-vehicle', unit: 'gc', vehicle: 'rt' });
    const { side, captured, manned } = trial.unit('rt');
    return [side, captured, manned];
  };
  play([
    [
      '[squad-leader 11.14.4 × 11.31.2, 11.14.4 × 3.25.1, 11.14.4 × 13.10.2.4]',
      'killed in its carrier it leaves no motion, no rage and no target behind',
      () => left(carrier(1, 1), 'bt'),
      GONE,
    ],
    [
      '[squad-leader 11.14.4 × 13.12.3]',
      'nor is what it was sighted in on of use to others, killed or broken',
      () => [sights(carrier(1, 1), 'british'), sights(carrier(2, 3, 6, 6), 'british')],
      [
        [[], []],
        [[], []],
      ],
    ],
    [
      '[squad-leader 11.13.10 × 11.8.3, 11.13.10 × 9.9.2, 11.13.10 × 13.10.2.4]',
      'a crew that leaves a driver takes along what it has been through',
      () => {
        const trial = start('advance', { gt: ['SdKfz 251 armed at D9', DRIVER] });
        trial.order('german', { order: 'remove-armament', unit: 'gt', what: ['bow'], crew: true });
        const { unsteady, shellShock, acquired, driverOnly } = trial.unit('gt');
        const crew = trial.battle.units().find(({ kind }) => kind === 'crew');
        return [driverOnly, unsteady, shellShock, acquired, crew?.unsteady, crew?.shellShock];
      },
      [true, undefined, undefined, undefined, true, 1],
    ],
    [
      '[squad-leader 11.35.10 × 11.35.8]',
      'who gets back into his own tank from the next hex is no captor, and its crew is of his nation',
      () => [retaken(['rt']), retaken([])],
      [
        ['german', undefined, undefined],
        ['german', true, undefined],
      ],
    ],
  ]);
});

describe('sights', () => {
  const away = (units: object, gun: string, order: object) => {
    const trial = start('movement', units, sightsOf('german', [gun, 'D9']));
    trial.order('german', order as never);
    return sights(passing(trial, 'defensive-fire'));
  };
  play([
    [
      '[squad-leader 13.12.3 × 10.2.7, 9.6.3 × 10.2.7]',
      'a gun that is drawn away has lost its sights when it comes back',
      () =>
        away(
          {
            gt: ['truck at D9', { tows: 'gg', facing: 0 }],
            gg: ['75 AT gun at D9', { towedBy: 'gt' }],
            gc: 'crew 2-4-7 at D9',
          },
          'gg',
          { order: 'drive', unit: 'gt', path: ['D8'] },
        ),
      [[], []],
    ],
    [
      '[squad-leader 8.9.8.3 × 11.37.2]',
      'and so has a machine gun whose men are driven away',
      () =>
        away(
          {
            gt: ['truck at D9', { facing: 0 }],
            g1: ['4-6-7 at D9', { aboard: 'gt' }],
            gm: 'MMG with g1',
          },
          'gm',
          { order: 'drive', unit: 'gt', path: ['D8'] },
        ),
      [[], []],
    ],
    [
      '[squad-leader 9.6.3 × 3.20.5]',
      'what its indirect fire was ranged to is lost when its crew breaks; a gun whose crew holds keeps both',
      () =>
        [
          [3, 3, 6, 6],
          [3, 3, 1, 2],
        ].map((dice) => {
          const trial = start(
            'prep-fire',
            {
              g1: 'crew 2-4-7 at D9',
              gg: ['81mm mortar with g1', { facing: 0 }],
              r1: '6-2-8 at D8',
            },
            { active: 'russian', ...sightsOf('german', ['gg', 'D9']) },
          );
          return sights(trial.order('russian', fire('D9', 'r1'), ...dice));
        }),
      [
        [[], []],
        [['gg'], ['gg']],
      ],
    ],
  ]);
});

describe('men in the hands of the enemy', () => {
  const CREW = { r1: 'crew 2-3-7 at D4', rg: ['76 AT gun with r1', { facing: 3 }] } as const;
  const taken = (units: object = CREW) => {
    const trial = start(
      'close-combat',
      { g1: '4-6-7 at D4', g2: '4-6-7 at D4', ...units },
      sightsOf('russian', ['rg', 'D4']),
    );
    trial.order('german', attacks('g1 g2', 'r1', { capture: true })).order('russian', 'pass', 1, 2);
    return trial.order('german', { order: 'capture', unit: 'r1', guard: 'g1' });
  };
  play([
    [
      '[squad-leader 3.29.3.3 × 10.1.3, 3.29.3.3 × 13.12.3]',
      'a crew that is taken serves its gun no more, and the gun has lost its sights',
      () => {
        const trial = taken();
        return [trial.unit('r1').guard, trial.unit('rg').possessor, sights(trial, 'russian')];
      },
      ['g1', undefined, [[], []]],
    ],
    [
      '[squad-leader 10.8.1 × 3.29.15]',
      'its captors take the gun over while it stands beside them',
      () => {
        const trial = until(until(taken(), 'russian movement'), 'german movement');
        return refused(trial, 'german', { order: 'man-gun', unit: 'g2', gun: 'rg' });
      },
      undefined,
    ],
    [
      '[squad-leader 3.29.3.3 × 10.7.11, 3.29.3.3 × 11.32.2]',
      'nor does it load rockets or mend tracks any more',
      () => {
        const at = { r1: ['crew 2-3-7 at D4', { reloads: 'rl', mends: 'rt' }] } as const;
        const { reloads, mends } = taken({
          ...at,
          rg: [
            'German 150 rocket launcher at D4',
            { facing: 0, spentTubes: 6, reloading: { crew: 'r1', turns: 0 } },
          ],
        }).unit('r1');
        return [reloads, mends];
      },
      [undefined, undefined],
    ],
  ]);
});

describe('work that is done with', () => {
  const loading = (launcher: object) =>
    out(start('advancing-fire', { g1: ['crew 2-4-7 at D9', { reloads: 'gr' }], ...launcher })).unit('g1')
      .reloads;
  const LAUNCHER = '150 rocket launcher at D9';
  play([
    [
      '[squad-leader 10.7.11 × 8.8.1]',
      'who loaded a launcher that is gone is in the open no more',
      () => [
        loading({}),
        loading({
          gr: [LAUNCHER, { facing: 0, spentTubes: 6, possessor: 'g1', reloading: { crew: 'g1', turns: 0 } }],
        }),
      ],
      [undefined, 'gr'],
    ],
    [
      '[squad-leader 10.2.7 × 8.8.1]',
      'a halftrack whose gun is shot to pieces behind it draws nothing any more',
      () => {
        const units = {
          g1: ['8-3-8 at D8', { fp: 36 }],
          r1: '4-4-7 at D7',
          rt: ['M3 armed at D7', { tows: 'rg' }],
          rg: ['76 AT gun at D7', { towedBy: 'rt' }],
        };
        const trial = start('prep-fire', units);
        trial.order('german', fire('D7', 'g1'), 1, 1, 1, 1);
        return [isGone(trial, 'rg'), trial.battle.unit('rt')?.tows];
      },
      [true, undefined],
    ],
  ]);
});

describe('targets', () => {
  play([
    [
      '[squad-leader 13.10/q2 × 4.8.2]',
      'both halves of a squad that deploys are the target that it was',
      () => {
        const units = {
          r1: 'crew 2-3-7 at D9',
          rg: ['76 AT gun with r1', { facing: 0, acquired: { units: ['g1'], at: 'D4', phases: 1 } }],
          g1: '5-4-8 at D4',
          gl: '8-1 at D4',
        };
        const trial = start('rally', units);
        trial.order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 1, 1);
        return trial.unit('rg').acquired?.units;
      },
      ['g1', 'g1a'],
    ],
  ]);
});

describe('mortars that have moved', () => {
  const PIECES = { dismantled: true } as const;
  play([
    [
      '[squad-leader 10.4.11.5 × 11.37.2]',
      'one that is driven leaves its ammunition behind as one that is carried',
      () => {
        const units = {
          gt: ['truck at D9', { facing: 0 }],
          g1: ['4-6-7 at D9', { aboard: 'gt' }],
          gm: '50mm mortar with g1',
        };
        const trial = start('movement', units);
        const before = trial.unit('gm').dislodged;
        trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
        return [before, trial.unit('gm').dislodged];
      },
      [undefined, true],
    ],
    [
      '[squad-leader 10.4.11.5 × 4.2.7.3, 13.17.3 × 4.2.7.3]',
      'one that is carried in pieces leaves it behind, too, and is not emplaced when it is put together',
      () => {
        const trial = start('movement', { g1: '4-6-7 at D9', gm: ['81mm mortar with g1', PIECES] });
        trial.order('german', move('g1', 'D8'));
        return passing(trial, 'defensive-fire').unit('gm').dislodged;
      },
      true,
    ],
  ]);
});

describe('fire that nobody directs any more', () => {
  const LAID = { gun: 'gm', spotter: 'gl', aimed: 'D5', from: 'D20' } as const;
  const MAP = { map: field({}, { columns: 14, rows: 30 }) };
  const radio = (order: object[]) => {
    const units = {
      gl: ['8-0 at D8', { broken: true }],
      gr: ['radio with gl', { contact: 'A' }],
      gk: '8-0 at D9',
      gj: '8-0 at D8',
      r1: '4-4-7 at D3',
    };
    const batteries = { german: { batteries: { A: { calibre: 105, missions: 3 } } } };
    const trial = start('movement', units, { sides: batteries });
    for (const one of order) trial.order('german', one as never);
    return trial.unit('gr').contact;
  };
  const up = (unit: string) => ({ order: 'pick-up', unit, weapon: 'gr' });
  play([
    [
      '[squad-leader 9.5.7 × 13.17.4/a]',
      'a gun that is destroyed while its fire is called fires no more, and its counter goes',
      () => {
        const trial = start(
          'movement',
          { g1: 'crew 2-4-7 at D20', gl: '8-0 at D19', r1: '4-4-7 at D5' },
          {
            ...MAP,
            active: 'russian',
            marks: { D5: { artillery: [{ side: 'german', battery: 'gun 1', is: 'fire for effect' }] } },
            secrets: { german: { laidGuns: { 'gun 1': LAID } } },
          },
        );
        return passing(trial, 'defensive-fire').battle.location('D5').artillery;
      },
      undefined,
    ],
    [
      '[squad-leader 9.1/q5 × 4.2.1]',
      'who comes to a radio after its leader has broken has to call anew, one who was there has not',
      () => [radio([up('gj')]), radio([move('gk', 'D8'), up('gk')])],
      ['A', undefined],
    ],
  ]);
});

describe('the berserk', () => {
  const MAD = { berserk: true, sated: true } as const;
  play([
    [
      '[squad-leader 7.3.7 × 3.25.1]',
      'who was afraid of an AFV before he went berserk does not break beside it',
      () =>
        [MAD, {}].map((state) => {
          const units = {
            r1: ['4-4-7 at D4', { afraidOf: ['gt'], ...state }],
            gt: ['MkIVF2 at D4', { facing: 0 }],
          };
          const trial = start('movement', units, { active: 'russian' });
          return passing(trial, 'defensive-fire').unit('r1').broken === true;
        }),
      [false, true],
    ],
    [
      '[squad-leader 13.24.2.9 × 3.25.1]',
      'nor in the smoke of a wreck that he had to leave',
      () =>
        [MAD, {}].map((state) => {
          const wreck = { name: 'T-34', nationality: 'Russian', burning: true } as const;
          const trial = start(
            'advance',
            { g1: ['4-6-7 at D4', { ousted: 'D4', ...state }] },
            { marks: { D4: { wrecks: [wreck] } } },
          );
          return trial.endPhase(6).unit('g1').broken === true;
        }),
      [false, true],
    ],
  ]);
});

describe('tracks through mines', () => {
  play([
    [
      '[squad-leader 11.30.6 × 4.1.1]',
      'who has left the tracks of a tank is not in them when he comes back another way',
      () => {
        const on = (at: string) => out(start('movement', { g1: [`4-6-7 at ${at}`, { inTracks: 'D8' }] }));
        return [on('D8').unit('g1').inTracks, on('D9').unit('g1').inTracks];
      },
      ['D8', undefined],
    ],
  ]);
});
