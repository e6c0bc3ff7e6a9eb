import { copy } from '../../kernel/lab/match.js';
import { canonical } from '../../kernel/position/canonical.js';
import { redact } from '../../kernel/views/views.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

const MAP = field({ D4: 'woods', K4: 'woods' }, { columns: 20, rows: 12 });
const HIDDEN = { hidden: true } as const;
/** A gun in D4 that points down the map. */
const AMBUSH = (state: object = HIDDEN, crew = 'crew 2-3-7'): Units => ({
  g1: [`${crew} at D4`, state],
  gg: ['50 AT gun with g1', { facing: 3, ...state }],
  r9: '4-4-7',
});
const at = (units: Units, more: object = {}) => new Trial({ map: MAP, units, ...more });
const shot = (hex: string, target?: string) => ({
  order: 'fire-ordnance',
  unit: 'gg',
  at: hex,
  ...(target && { target }),
});
/** To Hit, the coloured die second, and what the hit does: nothing. */
const missing = (coloured: number): number[] => [2, coloured, 6, 6];
const sought = (trial: Trial) => trial.told('gun-sought')[0];
const modifiers = (trial: Trial) => sought(trial)?.modifiers.map(({ why, value }) => `${why} ${value}`);

test.each([
  ['D8', 0],
  ['D2', 1],
])(
  '[squad-leader 2.3/Q] under a "?" the shield helps against fire that crosses the arc of the gun: from %s',
  (from, checks) => {
    const trial = new Trial({
      active: 'russian',
      enemy: 'german',
      map: field({ D5: 'brush' }),
      units: {
        g1: ['crew 2-3-7 at D5', { concealed: true }],
        gg: ['50 AT gun with g1', { facing: 3, concealed: true }],
        r1: [`4-4-7 at ${from}`, { fp: 8 }],
      },
    });
    trial.order('russian', { order: 'fire', at: 'D5', firers: ['r1'] }, 2, 4, ...(checks ? [1, 2] : []));
    expect(trial.told('morale-check')).toHaveLength(checks);
  },
);

describe('guns that fire out of hiding', () => {
  const tank = (row: number, state: object = {}): Units => ({
    ...AMBUSH(),
    rt: [`T-34 at D${row}`, { facing: 0, ...state }],
  });

  test('[squad-leader 2.7.2, 2.7.2/a] they are found out where the coloured die with its modifiers comes to 6', () => {
    for (const [coloured, found] of [
      [4, false],
      [5, true],
    ] as const) {
      const trial = at(tank(8)).order('german', shot('D8', 'rt'), ...missing(coloured));
      expect(sought(trial)).toMatchObject({ coloured, beside: false, found });
      expect(modifiers(trial)).toEqual(['target not out of action 1']);
      expect([trial.unit('gg').hidden, trial.unit('g1').hidden]).toEqual(
        found ? [undefined, undefined] : [true, true],
      );
    }
  });

  test.each<[string, Units, string, string | undefined, number[], string[]]>([
    [
      'the gun turns',
      { rt: 'T-34 at H5' },
      'H5',
      'rt',
      missing(1),
      ['covered arc changed 1', 'target not out of action 1'],
    ],
    [
      'it has fired before',
      { gg: ['50 AT gun with g1', { facing: 3, unseenShots: 2 }], rt: 'T-34 at D8' },
      'D8',
      'rt',
      missing(1),
      ['earlier shots 2', 'target not out of action 1'],
    ],
    [
      'men in the target hex',
      { r1: '4-4-7 at D8' },
      'D8',
      undefined,
      missing(1),
      ['target not out of action 1', 'enemies look out of the target hex 1'],
    ],
    [
      'a crew that looks out',
      { rt: ['T-34 at D8', { exposed: true }] },
      'D8',
      'rt',
      missing(1),
      ['target not out of action 1', 'enemies look out of the target hex 1'],
    ],
    [
      'men who are broken',
      { r1: ['4-4-7 at D8', { broken: true }] },
      'D8',
      undefined,
      missing(1),
      ['target not out of action 1'],
    ],
    [
      'all who could see it far off',
      { rt: 'T-34 at D11', r1: '4-4-7 at D10' },
      'D11',
      'rt',
      missing(1),
      ['target not out of action 1', 'range -1'],
    ],
    [
      'a leader nearby, who does not count',
      { rl: '9-1 at D6', rt: 'T-34 at D11', r1: '4-4-7 at D10' },
      'D11',
      'rt',
      missing(1),
      ['target not out of action 1', 'range -1'],
    ],
    [
      'a mortar, which points nowhere',
      { gg: ['81mm mortar with g1', { facing: 0 }], r1: '4-4-7 at D8' },
      'D8',
      undefined,
      missing(1),
      ['mortar -2', 'target not out of action 1', 'enemies look out of the target hex 1'],
    ],
    ['a target destroyed', { rt: ['T-34 at D8', { facing: 3 }] }, 'D8', 'rt', [1, 2, 1, 1], []],
  ])('[squad-leader 2.7.2/a, 2.7.2/b] %s', (_what, units, hex, target, dice, found) => {
    expect(modifiers(at({ ...AMBUSH(), ...units }).order('german', shot(hex, target), ...dice))).toEqual(
      found,
    );
  });

  test('[squad-leader 2.7.2] next to an enemy they are seen, whatever the die says', () => {
    const trial = at({ ...tank(8), r1: '4-4-7 at D5' }).order('german', shot('D8', 'rt'), ...missing(1));
    expect([sought(trial)?.beside, trial.unit('gg').hidden]).toEqual([true, undefined]);
  });

  test('[squad-leader 2.7.2] under a "?" they keep it in the same way', () => {
    const units = { ...AMBUSH({ concealed: true }), rt: 'T-34 at D8' };
    const shoot = (coloured: number) =>
      at(units)
        .order('german', shot('D8', 'rt'), ...missing(coloured))
        .unit('g1');
    expect([shoot(1).concealed, shoot(6).concealed]).toEqual([true, undefined]);
  });

  test('[squad-leader 2.7.1/a] without a crew that knows its trade they are seen at once', () => {
    const trial = at({ ...AMBUSH(HIDDEN, '4-6-7'), rt: 'T-34 at D8' }).order(
      'german',
      shot('D8', 'rt'),
      ...missing(1),
    );
    expect([trial.unit('gg').hidden, trial.kinds.includes('gun-sought')]).toEqual([undefined, false]);
  });

  test('[squad-leader 2.7.2] nor does the gun of a hidden AFV stay unseen', () => {
    const trial = at({ gt: ['MkIVF2 at D4', { facing: 3, ...HIDDEN }], rt: 'T-34 at D8', r9: '4-4-7' });
    trial.order('german', { ...shot('D8', 'rt'), unit: 'gt' }, 6, 5);
    expect(trial.unit('gt').hidden).toBeUndefined();
  });
});

describe('what the enemy learns of it', () => {
  const heard = (units: Units, hex: string, target: string | undefined, ...dice: number[]) => {
    const trial = at({ ...AMBUSH(), ...units });
    const before = copy(trial.battle.position);
    trial.order('german', shot(hex, target), ...dice);
    return { trial, heard: redact(before, trial.action as never, { side: 'russian' }) };
  };

  test.each<[string, Units, string, string | undefined, number[], string]>([
    ['of a miss', { rt: 'T-34 at D8' }, 'D8', 'rt', missing(1), 'fired-unseen'],
    ['of a hit on armour', { rt: ['T-34 at D8', { facing: 3 }] }, 'D8', 'rt', [2, 1, 1, 1], 'struck-unseen'],
    ['of a shell among men', { r1: '4-4-7 at D8' }, 'D8', undefined, missing(1), 'burst-unseen'],
  ])(
    '[squad-leader 2.7.3] that a gun fired, and what it did, but neither its name nor its kind: %s',
    (...row) => {
      const [, units, hex, target, dice, told] = row;
      const { trial, heard: seen } = heard(units, hex, target, ...dice);
      expect(trial.unit('gg').hidden).toBe(true);
      expect(seen.effects.map(({ effect }) => effect)).toContain(told);
      for (const secret of ['gg', 'g1', '50 AT', 'AP 50', 'D4', 'facing', 'modifiers', 'column'])
        expect(canonical(seen as never)).not.toContain(`"${secret}`);
    },
  );

  test('[squad-leader 2.7.3] that it goes on aiming it does not learn either', () => {
    const { trial } = heard({ rt: 'T-34 at D8' }, 'D8', 'rt', ...missing(1));
    const before = copy(trial.battle.position);
    trial.endPhase();
    expect(trial.unit('gg').acquired?.phases).toBe(1);
    expect(canonical(redact(before, trial.action as never, { side: 'russian' }) as never)).not.toContain(
      'gg',
    );
  });
});
