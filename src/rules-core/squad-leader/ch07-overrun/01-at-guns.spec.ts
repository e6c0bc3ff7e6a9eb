import { Trial as KernelTrial } from '../../kernel/testing/trial.testkit.js';
import { resume } from '../ch01-sequence/resume.js';
import { LEDGER } from '../rules.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';
import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

const GUNNERS: Record<string, Placed> = {
  gt: ['MkIVF2 at D6', { facing: 0 }],
  rc: 'crew 2-3-7 at D5',
  rg: ['57 AT gun at D5', { possessor: 'rc', facing: 3 }],
};
const upon = { order: 'drive', unit: 'gt', path: ['D5', 'D4'], overrun: ['bow'] };
const FIRE = { order: 'fire-at-overrun', unit: 'rg' };
const [FIRM, AFRAID] = [
  [3, 3],
  [5, 6],
];
const MISS = [6, 4];

/** The tank drives upon the gun, which may have fired, and its crew takes its check. */
function upTo(nerve: number[], more: Record<string, Placed> = {}, setup: Partial<Setup> = {}): Trial {
  const units = { ...GUNNERS, ...more };
  const trial = new Trial({ phase: 'movement', options: { year: 1943 }, ...setup, units });
  const isAtOnce = trial.refusal('german', upon) !== undefined;
  return isAtOnce
    ? trial.order('german', upon, ...nerve)
    : trial.order('german', upon).order('russian', 'pass', ...nerve);
}

describe('a gun that is overrun', () => {
  test('[squad-leader 7.1.20] the overrun goes on where only what the gunners know is known', () => {
    const { position, table } = upTo(FIRM).battle;
    const start = resume({ ...position, agenda: [] });
    if (!start) throw new Error('It does not go on.');
    const trial = new KernelTrial<SquadLeader>({ rulebook: squadLeader, ledger: LEDGER, table, start });
    trial.order('russian', 'pass', ...MISS);
    expect(trial.told('overrun')).toMatchObject([{ at: 'D5', unit: 'gt' }]);
  });

  test('[squad-leader 7.1.19, 7.1.20] fires when its crew has kept its nerve, before it is struck, with no modifier for movement', () => {
    const trial = upTo(FIRM);
    expect(trial.awaits).toEqual(['russian overrun-fire']);
    expect(trial.kinds).not.toContain('overrun');
    trial.order('russian', FIRE, 6, 5, ...MISS);
    expect(trial.told('ordnance-fired')).toMatchObject([
      {
        unit: 'rg',
        aimed: [{ units: ['gt'], modifiers: [{ why: 'in its hex', value: 2, cites: '7.1.20' }], hit: false }],
      },
    ]);
    expect(trial.kinds.indexOf('overrun')).toBeGreaterThan(trial.kinds.indexOf('ordnance-fired'));
  });

  test('[squad-leader 7.1.20] it turns to the side by which the AFV came, for what that adds', () => {
    const trial = upTo(FIRM, { rg: ['57 AT gun at D5', { possessor: 'rc', facing: 0 }] });
    trial.order('russian', FIRE, 6, 5, ...MISS);
    expect(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers[0]).toMatchObject({
      why: 'covered arc changed',
      value: 4,
    });
  });

  test('[squad-leader 7.1.20] what it destroys overruns nobody', () => {
    const trial = upTo(FIRM).order('russian', FIRE, 2, 1, 1, 1);
    expect(trial.told('afv-kill')).toMatchObject([{ unit: 'gt', facing: 'front', isKill: true }]);
    expect(trial.battle.unit('gt')).toBeUndefined();
    expect(trial.kinds).not.toContain('overrun');
    expect(trial.unit('rg').at).toBe('D5');
  });

  test('[squad-leader 7.1.20] it need not', () => {
    expect(upTo(FIRM).order('russian', 'pass', ...MISS).kinds).toContain('overrun');
  });

  test('[squad-leader 7.1.21] a crew that loses its nerve is not broken, and fires nothing more', () => {
    const trial = upTo([...AFRAID, ...MISS], { r2: '4-4-7 at N9' });
    expect(trial.kinds).toEqual(expect.arrayContaining(['gun-silent', 'overrun']));
    expect(trial.unit('rc').broken).toBeUndefined();
    while (trial.battle.clock.phase === 'movement') trial.endPhase();
    expect(trial.refusal('russian', { order: 'fire', at: 'D4', firers: ['rc'] })?.refused).toBe('HAS_FIRED');
  });

  test.each<[string, object, number | undefined]>([
    ['with a shot left', {}, undefined],
    ['having fired all its shots', { shotsFired: 3 }, 2],
    ['having fired intensively', { shotsFired: 4, intensive: true }, 2],
  ])('[squad-leader 7.1.22, 7.1.19] %s', (_, values, added) => {
    const trial = upTo(FIRM, {
      rg: ['57 AT gun at D5', { possessor: 'rc', facing: 3, ...values }],
      rc: ['crew 2-3-7 at D5', added === undefined ? {} : { fired: true, firedIn: 'movement' }],
    });
    trial.order('russian', FIRE, 6, 3, ...MISS);
    const intensive = trial
      .told('ordnance-fired')[0]
      ?.aimed[0]?.modifiers.filter(({ why }) => why === 'intensive fire');
    expect(intensive?.map(({ value }) => value)).toEqual(added === undefined ? [] : [added]);
  });

  test('[squad-leader 7.1.23] a wreck is in the way of both', () => {
    const wreck = { name: 'T-34', nationality: 'Russian', armoured: true } as const;
    const trial = upTo(FIRM, {}, { marks: { D5: { wrecks: [wreck] } } });
    trial.order('russian', FIRE, 6, 5, ...MISS);
    const found = { why: 'wreck', value: 1, cites: '7.1.23' };
    expect(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers).toContainEqual(found);
    expect(trial.told('overrun')[0]?.outcomes[0]?.modifiers).toContainEqual(found);
  });
});
