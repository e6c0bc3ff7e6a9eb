import { view } from '../../kernel/views/views.js';
import { resume } from '../sequence/resume.js';
import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

interface Parts {
  readonly g1?: object;
  readonly s1?: Placed;
  readonly units?: Readonly<Record<string, Placed>>;
  readonly commands?: object;
  readonly options?: PanzerSystem['options'];
  readonly more?: object;
}

/** A T-34 with FIRE against a Panzer IV with N/C. */
const duel = ({ g1, s1, units = {}, commands = {}, options, more = {} }: Parts = {}) =>
  new Trial({
    units: {
      g1: ['Panzer IV at D4', { facing: 3, spotted: true, ...g1 }],
      s1: s1 ?? ['T-34 at D8', { facing: 0 }],
      ...units,
    },
    commands: { g1: 'none', s1: 'fire', ...commands },
    options: options ?? { optional: ['7.50'] },
    first: 'soviet',
    ...more,
  });

const attack = (trial: Trial, ...faces: readonly number[]) =>
  trial.fire('soviet', 's1', 'g1', 'AP', ...(faces.length > 0 ? faces : d100(100)));
const back = (trial: Trial, target = 's1', ammo = 'AP') => ({
  order: 'fire',
  target,
  shots: [trial.aim('g1', ammo)],
});
const values = (trial: Trial, kind: 'ap-fire' | 'gp-fire' = 'ap-fire') =>
  trial.told(kind)[0]?.modifiers.map(({ why, value }) => [why, value]);

describe('Defensive Fire', () => {
  test('[panzer 7.50/a, 7.50/b, 7.50/e] with N/C, at who fired: -2, and -1 as Overwatch to the front', () => {
    const trial = attack(duel());
    expect(trial.awaits).toEqual(['german defensive-fire']);
    trial.order('german', back(trial), ...d100(100));
    expect(trial.sentences[1]).toBe('PzKpfw IVF2 fires at T-34/76 M43: Defensive Fire.');
    expect(values(trial)).toEqual([
      ['Defensive Fire', -2],
      ['Overwatch Front', -1],
    ]);
    expect(trial.unit('g1')).toMatchObject({ command: 'none', fired: true, defended: true, spot: 'fire' });
    expect(trial.awaits).toEqual(['soviet direct-fire']);
  });

  test('[panzer 7.50/b, 7.50/e] GP Fire has -10, and the Overwatch modifier beside it', () => {
    const s1: Placed = ['Soviet squad at D6', { facing: 0 }];
    const trial = duel({ s1, g1: { coax: undefined } }).fire('soviet', 's1', 'g1', 'GP', ...d100(1));
    trial.order('german', back(trial, 's1', 'GP'), ...d100(50));
    expect(values(trial, 'gp-fire')).toEqual([
      ['Defensive Fire', -10],
      ['Overwatch Front', expect.any(Number)],
    ]);
  });

  test('[panzer 7.50/e × 7.8.4/a] outside the front -3; a turret turns to it, as far as it goes', () => {
    const aside = attack(duel({ g1: { facing: 0 } }));
    aside.order('german', back(aside), ...d100(100));
    expect(values(aside)).toEqual([
      ['Defensive Fire', -2],
      ['Overwatch Adjust', -3],
    ]);
    const options: PanzerSystem['options'] = { optional: ['7.8', '7.50'] };
    const turned = attack(duel({ g1: { facing: 3, turretFacing: 1 }, options }));
    turned.order('german', back(turned), ...d100(100));
    expect(values(turned)).toContainEqual(['Overwatch Adjust', -3]);
    expect(turned.unit('g1').turretFacing).toBe(3);
    // Its TT Factor is 2: it does not reach what is behind it.
    expect(attack(duel({ g1: { facing: 3, turretFacing: 0 }, options })).awaits).toEqual([
      'soviet direct-fire',
    ]);
  });

  test('[panzer 7.50/a] only at the enemy whose fire it was, and only if it can spot him', () => {
    const s2: Placed = ['T-34 at E8', { facing: 0 }];
    const trial = attack(duel({ units: { s2 }, commands: { s2: 'fire' } }));
    expect(trial.refusal('german', back(trial, 's2'))?.refused).toBe('NOT_THE_FIRER');
    const g2: Placed = ['Panzer IV at E4', { facing: 3 }];
    const other = attack(duel({ units: { g2 }, commands: { g2: 'none' } }));
    const shots = [other.aim('g2')];
    expect(other.refusal('german', { order: 'fire', target: 's1', shots })?.refused).toBe('NOT_FIRED_AT');
    expect(attack(duel({ g1: { fullCover: true } })).awaits).toEqual(['soviet direct-fire']);
  });

  test('[panzer 7.50/a] a single one of several who fired together', () => {
    const trial = duel({ units: { s2: ['T-34 at E8', { facing: 0 }] }, commands: { s2: 'fire' } });
    trial.order(
      'soviet',
      { order: 'fire', target: 'g1', shots: [trial.aim('s1'), trial.aim('s2')] },
      ...d100(100),
      ...d100(100),
    );
    expect(trial.legalOf('german', 'fire').map(({ target }) => target)).toEqual(
      expect.arrayContaining(['s1', 's2']),
    );
    trial.order('german', back(trial, 's2'), ...d100(100));
    expect(trial.awaits).toEqual(['soviet direct-fire']);
  });

  test('[panzer 7.50/d] once in a turn, after the shot and what it did', () => {
    const first = attack(duel(), ...d100(1), ...d100(95), ...d100(90));
    expect(first.kinds).toContain('track-hit');
    expect(first.awaits).toEqual(['german defensive-fire']);
    const lost = attack(duel(), ...d100(1), ...d100(30), 0);
    expect(lost.kinds).toContain('lost');
    expect(lost.awaits).toEqual(['soviet direct-fire']);
    const again = duel({ units: { s2: ['T-34 at E8', { facing: 0 }] }, commands: { s2: 'overwatch' } });
    attack(again).order('german', back(again), ...d100(100));
    again
      .order('soviet', 'end-step')
      .order('german', 'end-step')
      .fire('soviet', 's2', 'g1', 'AP', ...d100(100));
    expect(again.awaits).toEqual(['soviet overwatch']);
  });

  test('[panzer 7.50/a × S.overwatch/a] Overwatch Fire gives the right to it, too', () => {
    const trial = duel({ commands: { s1: 'overwatch' } });
    trial.order('soviet', 'end-step').order('german', 'end-step');
    expect(attack(trial).awaits).toEqual(['german defensive-fire']);
    trial.order('german', back(trial), ...d100(100));
    expect(trial.awaits).toEqual(['soviet overwatch']);
  });

  test('[panzer 7.50/d] Indirect Fire gives no right to it', () => {
    const mission = { by: 's1', at: 'D4', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;
    const trial = duel({
      g1: { gpDefense: 30 },
      s1: ['FO section at D8', { observer: true }],
      commands: { s1: 'overwatch' },
      more: {
        sides: { soviet: { batteries: [{ name: 'Guns', gp: 4, mission }] } },
        clock: { turn: 2 },
        agenda: [
          { task: 'direct-fire', side: 'soviet' },
          { task: 'indirect-fire', side: 'soviet' },
        ],
      },
    });
    trial.order('soviet', { order: 'fire-mission', battery: 'Guns' }, 9, ...d100(2));
    expect(trial.kinds).toContain('indirect-attack');
    trial.order('soviet', 'end-step');
    expect(trial.awaits).toEqual(['soviet direct-fire']);
  });

  test('[panzer 7.50/a × S.command-placement] the question does not tell what lies face down; only N/C answers', () => {
    for (const command of ['fire', 'short-halt', 'move', 'overwatch'] as const) {
      const trial = attack(duel({ commands: { g1: command } }));
      expect(trial.awaits).toEqual(['german defensive-fire']);
      expect(trial.refusal('german', back(trial))?.refused).toBe('NOT_WITHOUT_COMMAND');
      expect(trial.legal('german')).toEqual([{ order: 'hold-fire' }]);
    }
    expect(attack(duel({ g1: { command: 'overwatch' } })).awaits).toEqual(['soviet direct-fire']);
    expect(attack(duel({ options: { optional: [] } })).awaits).toEqual(['soviet direct-fire']);
  });

  test('[panzer 7.50/a] it may be held, and comes again with the next fire', () => {
    const trial = duel({ units: { s2: ['T-34 at E8', { facing: 0 }] }, commands: { s2: 'overwatch' } });
    attack(trial).order('german', 'hold-fire');
    expect(trial.told('held-fire')).toEqual([{ side: 'german' }]);
    trial
      .order('soviet', 'end-step')
      .order('german', 'end-step')
      .fire('soviet', 's2', 'g1', 'AP', ...d100(100));
    expect(trial.awaits).toEqual(['german defensive-fire']);
  });

  test('a side that is asked can work out from what it sees what is left of the turn', () => {
    const { position } = attack(duel()).battle;
    expect(resume(view(position, { side: 'german' }))?.agenda).toEqual(position.agenda);
    expect(resume(view(position, { side: 'soviet' }))).toBeUndefined();
  });
});

describe('Defensive Fire and other rules', () => {
  test('[panzer 7.50/a × 7.54/f] who drew has spent FIRE, and does not fire back', () => {
    const trial = duel({
      g1: { grade: 'Veteran' },
      s1: ['T-34 at D8', { facing: 0, spotted: true, spotters: ['g1'] }],
      commands: { g1: 'fire' },
      options: { optional: ['7.50', '7.54'] },
    });
    trial.order('soviet', { order: 'fire', target: 'g1', shots: [trial.aim('s1')] });
    expect(trial.awaits).toEqual(['german quickdraw']);
    trial.order('german', back(trial), ...d100(100), ...d100(100));
    expect(trial.awaits).toEqual(['soviet direct-fire']);
  });

  test('[panzer 7.50/d × 7.1.2/b] morale is checked first, and counts in its fire', () => {
    const trial = duel({
      options: { optional: ['7.1', '7.50'] },
      more: {
        sides: {
          german: {
            formations: { german: { name: 'german', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } },
          },
        },
      },
    });
    attack(trial, ...d100(100), ...d100(1));
    expect(trial.unit('g1').broken).toBe('on');
    trial.order('german', back(trial), ...d100(100));
    expect(values(trial)).toContainEqual(['shooter Broken', -5]);
  });

  test('[panzer 7.50/a × S.smoke-and-sight] through the smoke of a wreck between them', () => {
    const trial = attack(duel({ more: { marks: { D6: { wrecks: [{ name: 'T-70 M42', smokes: true }] } } } }));
    trial.order('german', back(trial), ...d100(100));
    expect(values(trial)).toContainEqual(['smoke in D6', -2]);
  });

  test('[panzer 7.50/a × S.spotting/d] a Suppressed unit spots only straight ahead, and fires back there only', () => {
    expect(attack(duel({ g1: { suppressed: 'on' } })).awaits).toEqual(['german defensive-fire']);
    expect(attack(duel({ g1: { suppressed: 'on', facing: 0 } })).awaits).toEqual(['soviet direct-fire']);
  });

  test('[panzer 7.50/c × S.suppression/b] it counts as a command other than N/C in recovery', () => {
    const trial = new Trial(
      {
        units: {
          g1: ['Panzer IV at D4', { command: 'none', defended: true, suppressed: 'off' }],
          s1: 'T-34 at D8',
        },
        options: { optional: ['7.50'] },
        agenda: [{ task: 'direct-fire', side: 'german' }, { task: 'recover-suppression' }],
      },
      ...d100(45),
    );
    expect(trial.told('suppression-roll')[0]).toMatchObject({ net: 65, recovers: false });
  });
});
