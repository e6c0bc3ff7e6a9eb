import { isConcealed } from '../ch02-sight/03-concealment.js';
import { field, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  checks,
  fire,
  HIDDEN,
  MELEE,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const WOODS = field({ D4: 'woods', D8: 'woods', D9: 'woods', E9: 'woods' });
const concealed = (trial: Trial, ...ids: string[]) => ids.map((id) => isConcealed(trial.unit(id)));
const NIGHT = { options: { night: true }, clock: { visibility: 6 } } as const;

describe('concealment meets the men under it', () => {
  test('[squad-leader 2.3.8.1 × 3.20.5] broken men whom nobody has troubled get a "?" as others do', () => {
    const trial = begun('close-combat', { g1: ['4-6-7 at D4', BROKEN], r1: '4-4-7 at N1' }, { map: WOODS });
    expect(trial.awaits).toEqual(['german concealment']);
    trial.order('german', { order: 'conceal', units: ['g1'] });
    expect([concealed(trial, 'g1'), trial.unit('g1').broken]).toEqual([[true], true]);
  });

  test('[squad-leader 2.3.8.1 × 3.1.3] so do men who were out of command: they have neither moved nor fired', () => {
    const trial = begun(
      'rally',
      { g1: '4-6-7 at D4', g2: 'crew 2-4-7 at K4', gl: '8-0 at K4', r1: '4-4-7 at N12' },
      { map: WOODS, options: { optional: ['3.1'], year: 1945 } },
      1,
    );
    expect(trial.unit('g1').prep).toBe(true);
    until(trial, 'german concealment').order('german', { order: 'conceal', units: ['g1'] });
    expect(concealed(trial, 'g1')).toEqual([true]);
  });

  test('[squad-leader 2.3.9.1/a × 3.7.13] a scout beside a "?" in brush takes it from nobody', () => {
    const map = field({ D4: 'brush' });
    const beside = (counter: string) =>
      concealed(
        begun('advance', { g1: `${counter} at D3`, r1: ['4-4-7 at D4', UNDER] }, { map }).endPhase(),
        'r1',
      );
    expect([beside('4-6-7'), beside('scout')]).toEqual([[false], [true]]);
  });

  test('[squad-leader 2.3.9.3 × 3.29.10] a prisoner searches for nobody', () => {
    const trial = begun(
      'movement',
      {
        g1: ['unarmed 4-6-7 at D3', { ...BROKEN, guard: 'r1' }],
        r1: '4-4-7 at D3',
        r2: ['4-4-7 at D4', UNDER],
      },
      { map: WOODS },
    );
    expect(refused(trial, 'german', { order: 'search', unit: 'g1' })).toBe('PRISONER');
  });

  test('[squad-leader 2.3.9.1 × 3.8.11] a check under a "?" that makes a hero shows him with the others', () => {
    const trial = begun('prep-fire', { g1: '8-3-8 at D7', r1: ['4-4-7 at D8', UNDER] }, { map: WOODS });
    trial
      .order('german', fire('D8', 'g1'), 1, 2, 1, 1)
      .order('russian', { order: 'seek-hero', unit: 'r1' }, 1);
    const { hero = '' } = trial.told('hero-created')[0] ?? {};
    expect(concealed(trial, 'r1', hero)).toEqual([false, false]);
  });

  test('[squad-leader 2.5.4 × 3.20.4] a hidden leader who fails his check shakes those with him, seen or not', () => {
    const trial = begun(
      'prep-fire',
      { g1: '8-3-8 at D7', r1: '4-4-7 at D8', rl: ['8-0 at D8', HIDDEN] },
      { map: WOODS },
    );
    trial.order('german', fire('D8', 'g1'), 4, 3, 6, 5, 1, 2, 1, 2);
    expect(checks(trial)).toEqual(['rl MC', 'r1 1MC', 'r1 leader loss']);
  });

  test('[squad-leader 2.8.22 × 6.3.2] a leader in melee places no star shell', () => {
    const night = (units: Units) =>
      begun(
        'rally',
        { ...units, r2: '4-4-7 at D7' },
        { ...NIGHT, active: 'russian', options: { night: true, order: ['german', 'russian'] } },
      );
    const shell = { order: 'star-shell', leader: 'gl', at: 'D7' };
    const free = until(night({ gl: '8-0 at D4', g1: '4-6-7 at D4' }), 'german star-shells');
    expect(free.refusal('german', shell)).toBeUndefined();
    const held = night({ gl: ['8-0 at D4', MELEE], g1: ['4-6-7 at D4', MELEE], r1: ['4-4-7 at D4', MELEE] });
    const asked: string[] = [];
    for (let n = 0; n < 9 && held.awaits[0] !== 'russian prep-fire'; n++)
      asked.push(...held.endPhase().awaits);
    expect(asked).not.toContain('german star-shells');
  });

  test('[squad-leader 2.8.18 × 3.23.1] at night a leader under a "?" who rallies men under it stirs, and loses it only in the light', () => {
    const rallied = (marks: object) => {
      const trial = begun(
        'rally',
        { g1: ['4-6-7 at D4', { ...BROKEN, ...UNDER }], gl: ['8-0 at D4', UNDER], r1: '4-4-7 at D7' },
        { options: { night: true, order: ['russian', 'german'] }, clock: { visibility: 6 }, marks } as never,
      );
      until(trial, 'german rally').order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, 6, 5);
      return concealed(trial, 'g1', 'gl');
    };
    expect(rallied({})).toEqual([true, true]);
    expect(rallied({ D4: { starShell: true } })).toEqual([false, false]);
  });
});

test('[squad-leader 2.8.1 × 3.28.5.3/a] at night nobody is summoned to surrender whom nobody could fire at', () => {
  const summoned = (more: object) => {
    const trial = begun(
      'rally',
      {
        g1: '8-3-8 at D4',
        g2: '8-3-8 at D4',
        r1: ['4-3-6 at D5', { quality: 'inexperienced' }],
      },
      { options: { order: ['russian', 'german'], ...more }, clock: { visibility: 6 } } as never,
    );
    for (let n = 0; n < 20 && !/surrender|prep-fire/.test(trial.awaits[0] ?? ''); n++) trial.endPhase();
    const wanted = { order: 'demand-surrender', units: ['r1'], by: ['g1', 'g2'] };
    return trial.awaits[0] === 'german surrender' && trial.refusal('german', wanted, 1, 2) === undefined;
  };
  expect([summoned({}), summoned({ night: true })]).toEqual([true, false]);
});
