import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const MEN = { g1: '4-6-7 at D4', gm: 'HMG with g1', gn: 'LMG with g1', r1: '4-4-7 at D8' } as const;
const advancing = (units: Units = {}, more: Setup = {}) =>
  new Trial({ phase: 'advance', ...more, units: { ...MEN, ...units } });
const scuttle = (what: string, how = 'destroy') => ({ order: 'scuttle', what, how });

test('[squad-leader 8.7.1] an MMC destroys as many weapons as it wants, when the Close Combat Phase comes', () => {
  const trial = advancing().order('german', scuttle('gm')).order('german', scuttle('gn'));
  expect(trial.battle.unit('gm')).toBeDefined();
  trial.endPhase();
  expect([trial.battle.unit('gm'), trial.battle.unit('gn')]).toEqual([undefined, undefined]);
});

test('a plan is made milder or given up, and not harsher again', () => {
  const trial = advancing().order('german', scuttle('gm', 'jam'));
  expect(trial.refusal('german', scuttle('gm'))?.refused).toBe('SETTLED');
  trial.order('german', scuttle('gm', 'keep'));
  expect(trial.refusal('german', scuttle('gm', 'jam'))?.refused).toBe('SETTLED');
  expect(trial.endPhase().unit('gm').malfunctioned).toBeUndefined();
});

test('[squad-leader-A-256] [squad-leader 8.7.1/b] or jams them', () => {
  expect(advancing().order('german', scuttle('gm', 'jam')).endPhase().unit('gm').malfunctioned).toBe(true);
});

test('[squad-leader 8.7.1] a single man sees to one', () => {
  const alone = { gl: '8-0 at E4', gm: 'LMG with gl', gn: 'demo charge with gl' } as const;
  const trial = advancing(alone).order('german', scuttle('gm'));
  expect(trial.refusal('german', scuttle('gn'))?.refused).toBe('HAS_TRIED');
  trial.order('german', scuttle('gm', 'keep')).order('german', scuttle('gn')).endPhase();
  expect([trial.battle.unit('gm')?.id, trial.battle.unit('gn')]).toEqual(['gm', undefined]);
});

test("[squad-leader 3.7/e] a scout sees to one that nobody has in his hex, the enemy's too", () => {
  const alone = { gs: 'scout at E4', rm: 'MMG at E4', rg: '76 AT gun at E4', gx: 'LMG at E5' } as const;
  const trial = advancing(alone).order('german', scuttle('rg'));
  expect(trial.refusal('german', scuttle('rm'))?.refused).toBe('HAS_TRIED');
  expect(trial.refusal('german', scuttle('gx'))?.refused).toBe('NOT_YOUR_WEAPON');
  trial.endPhase();
  expect(['rg', 'rm'].filter((id) => trial.battle.unit(id))).toEqual(['rm']);
  const squad = advancing({ g2: '4-6-7 at E4', rm: 'MMG at E4' });
  expect(squad.refusal('german', scuttle('rm'))?.refused).toBe('NOT_YOUR_WEAPON');
});

test.each<[string, Placed, string]>([
  ['the broken', ['4-6-7 at D4', { broken: true }], 'BROKEN'],
  ['the berserk', ['4-6-7 at D4', { berserk: true }], 'BERSERK'],
])('[squad-leader 8.7.1] not %s', (_, g1, refused) => {
  expect(advancing({ g1 }).refusal('german', scuttle('gm'))?.refused).toBe(refused);
});

test('[squad-leader 8.7.1] not those who may have to fight, though they had meant to', () => {
  expect(advancing({ r2: ['4-4-7 at D4', { melee: true }] }).refusal('german', scuttle('gm'))?.refused).toBe(
    'ENEMY_THERE',
  );
  const trial = new Trial({
    phase: 'defensive-fire',
    active: 'russian',
    units: { ...MEN, r1: '4-4-7 at D5' },
  }).order('german', scuttle('gm'));
  while (!trial.awaits.includes('russian advance')) trial.endPhase();
  trial.order('russian', { order: 'advance', unit: 'r1', to: 'D4' }).endPhase();
  expect(trial.battle.unit('gm')).toBeDefined();
});

test('[squad-leader 8.7.1, 8.7.1/a] a crew puts its vehicle out of order, and leaves others alone', () => {
  const tank = { gt: 'MkIVF2 at E5' } as const;
  const stopped = advancing(tank).order('german', scuttle('gt', 'immobilize')).endPhase();
  expect(stopped.unit('gt').immobilized).toBe(true);
  const jammed = advancing(tank).order('german', scuttle('gt', 'jam')).endPhase();
  expect([jammed.unit('gt').gunOut, jammed.unit('gt').mgOut]).toEqual(['malfunctioned', 'malfunctioned']);
  expect(advancing(tank).refusal('german', scuttle('gt'))?.refused).toBe('CANNOT_USE');
  expect(
    advancing({ gt: ['MkIVF2 at E5', { abandoned: true }] }).refusal('german', scuttle('gt', 'jam'))?.refused,
  ).toBe('NO_CREW');
});

describe('under an AFV', () => {
  const crushed = (marks: Setup['marks'] = {}, path: string[] = ['D5'], ...faces: number[]) => {
    const trial = new Trial({
      phase: 'movement',
      map: field(),
      marks,
      units: {
        gt: 'MkIVF2 at D6',
        r1: 'crew 2-3-7 at D5',
        gw: 'MMG at D5',
        r2: '4-4-7 at N9',
      },
    });
    trial.order('german', { order: 'drive', unit: 'gt', path, overrun: ['bow'] }, 6, 4);
    while (trial.awaits.includes('russian vehicle-fire')) trial.order('russian', 'pass');
    return trial.endPhase(...faces);
  };

  test('[squad-leader 8.8.1/d] a weapon that nobody has is checked for when it ends its move there, without a kill', () => {
    const trial = crushed({}, ['D5'], 1, 1);
    expect(trial.told('weapon-struck')).toMatchObject([{ weapon: 'gw', isLost: true }]);
    expect(crushed({}, ['D5'], 6, 6).battle.unit('gw')).toBeDefined();
  });

  test('[squad-leader 8.8.1/d] not when it drives on, nor in an entrenchment', () => {
    expect(crushed({}, ['D5', 'D4']).told('weapon-struck')).toEqual([]);
    expect(crushed({ D5: { entrenchment: true } }).told('weapon-struck')).toEqual([]);
  });
});
