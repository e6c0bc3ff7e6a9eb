import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const WOODS = field({ D4: 'woods' });
const BROKEN = { broken: true } as const;
const SHAKEN = { broken: true, dm: true } as const;
const rallying = (units: Readonly<Record<string, Placed>>, setup: Partial<Setup> = {}) =>
  new Trial({ phase: 'rally', map: WOODS, units: { r9: '4-4-7 at D12', ...units }, ...setup });
const rally = (trial: Trial, side: string, unit: string, leader?: string, ...faces: number[]) =>
  trial.order(side, { order: 'rally', unit, ...(leader && { leader }) }, ...faces).told('rally-attempt')[0];
const refused = (trial: Trial, side: string, unit: string, leader?: string) =>
  trial.refusal(side, { order: 'rally', unit, ...(leader && { leader }) })?.refused;

describe('rally', () => {
  test('[squad-leader 3.23.1, 3.23.2] both sides rally with an unbroken leader in the hex and the morale number', () => {
    const trial = new Trial({
      phase: 'rally',
      map: field({ D4: 'woods', D8: 'woods' }),
      units: { g1: ['4-6-7 at D4', BROKEN], gl: '9-1 at D4', r1: ['4-4-7 at D8', BROKEN], rl: '8-0 at D8' },
    });
    expect(rally(trial, 'german', 'g1', 'gl', 4, 4)).toMatchObject({
      needs: 7,
      rolled: 8,
      modifiers: [{ why: '9-1', value: -1 }],
      passed: true,
    });
    expect(trial.unit('g1').broken).toBeUndefined();
    expect(trial.awaits).toEqual(['russian rally']);
    expect(rally(trial, 'russian', 'r1', 'rl', 4, 4)).toMatchObject({ passed: false });
    expect(trial.unit('r1')).toMatchObject({ broken: true });
  });

  test('[squad-leader 3.23.1, 3.23.4] nobody rallies squads while their only leader is broken; he rallies them when he has rallied', () => {
    const trial = rallying({ g1: ['4-6-7 at D4', BROKEN], gl: ['9-1 at D4', BROKEN], gk: '9-2 at D6' });
    expect(refused(trial, 'german', 'g1')).toBe('NO_LEADER');
    expect(refused(trial, 'german', 'g1', 'gl')).toBe('CANNOT_LEAD');
    expect(refused(trial, 'german', 'g1', 'gk')).toBe('CANNOT_LEAD');
    rally(trial, 'german', 'gl', undefined, 4, 5);
    expect(rally(trial, 'german', 'g1', 'gl', 4, 4)?.passed).toBe(true);
  });

  test('[squad-leader 3.23.3, 3.23.5] a leader rallies without his own rating, and with that of another', () => {
    const units: Record<string, Placed> = { gl: ['9-1 at D4', BROKEN], gk: '9-2 at D4' };
    expect(rally(rallying(units), 'german', 'gl', undefined, 5, 5)).toMatchObject({
      modifiers: [],
      passed: false,
    });
    expect(rally(rallying(units), 'german', 'gl', 'gk', 5, 5)).toMatchObject({
      modifiers: [{ value: -2 }],
      passed: true,
    });
  });

  test('[squad-leader 3.2.7] of two leaders in the hex the owner says which one leads', () => {
    const trial = rallying({ g1: ['4-6-7 at D4', BROKEN], gl: '8-0 at D4', gk: '9-2 at D4' });
    expect(trial.legalOf('german', 'rally').map(({ leader }) => leader)).toEqual(['gk', 'gl']);
    expect(rally(trial, 'german', 'g1', 'gl', 4, 4)).toMatchObject({
      modifiers: [{ value: 0 }],
      passed: false,
    });
  });

  test('[squad-leader-A-81] [squad-leader 3.23.1/a, 3.23.8] an attempt is made once in the phase, and failing costs nothing', () => {
    const trial = rallying({
      g1: ['4-6-7 at D4', BROKEN],
      g2: ['4-6-7 at D4', BROKEN],
      gl: '8-0 at D4',
      gk: '9-2 at D4',
    });
    rally(trial, 'german', 'g1', 'gl', 5, 5);
    expect(refused(trial, 'german', 'g1', 'gk')).toBe('HAS_TRIED');
    expect(trial.unit('g1')).toMatchObject({ broken: true, strength: '4-6-7' });
  });

  test('[squad-leader-A-299] [squad-leader 3.23.6] Desperation Morale is 4 less than normal morale, and leadership helps', () => {
    const trial = rallying({ gk: ['9-1 at D4', SHAKEN], gl: '8-1 at D4' });
    expect(rally(trial, 'german', 'gk', 'gl', 2, 4)).toMatchObject({
      needs: 5,
      rolled: 6,
      modifiers: [{ value: -1 }],
      passed: true,
    });
  });

  test('[squad-leader 3.23.6/a, 3.23.6/b] the fire that breaks a unit brings it, and it ends with the Rally Phase', () => {
    const trial = new Trial({ units: { g1: '4-6-7 at D4', r1: '4-4-7 at D6' } });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 2, 4, 5, 3);
    expect(trial.unit('r1')).toMatchObject({ broken: true, dm: true });
    const next = rallying({ g1: ['4-6-7 at D4', SHAKEN], gl: '8-0 at D4' });
    next.order('german', 'pass');
    expect(next.unit('g1')).toMatchObject({ broken: true });
    expect(next.unit('g1').dm).toBeUndefined();
  });

  test('[squad-leader 3.23.6] fire of one factor on a broken unit brings it, whatever its effect', () => {
    const trial = new Trial({ units: { g1: '4-6-7 at D4', r1: ['4-4-7 at D6', BROKEN] } });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5);
    expect(trial.unit('r1')).toMatchObject({ dm: true });
  });

  test.each([
    ['open-ground', 1],
    ['orchard', 1],
    ['brush', 1],
    ['woods', 0],
    ['wooden-building', 0],
  ] as const)('[squad-leader 3.23.7] in %s the roll must be less by %i', (terrain, worse) => {
    const trial = rallying({ g1: ['4-6-7 at D4', BROKEN], gl: '8-0 at D4' }, { map: field({ D4: terrain }) });
    const told = rally(trial, 'german', 'g1', 'gl', 3, 4);
    expect(told?.passed).toBe(worse === 0);
  });

  test('[squad-leader 3.20.8/a, 3.23.8] a 12 costs a squad men, and a crew its life', () => {
    const units: Record<string, Placed> = {
      a1: ['6-6-6 at D4', BROKEN],
      a2: ['crew 2-3-7 at D4', BROKEN],
      al: '8-0 at D4',
    };
    const trial = rallying(units, { active: 'american' });
    rally(trial, 'american', 'a1', 'al', 6, 6);
    expect(trial.unit('a1')).toMatchObject({ kind: 'half-squad', broken: true });
    rally(trial, 'american', 'a2', 'al', 6, 6);
    expect(trial.battle.unit('a2')).toBeUndefined();
  });

  test('[squad-leader 3.23.8/a, 3.4.1] a leader who rolls 12 is wounded, and all others in his hex check', () => {
    const trial = rallying({ gl: ['8-0 at D4', BROKEN], g1: '4-6-7 at D4', g2: '4-6-7 at D4' });
    rally(trial, 'german', 'gl', undefined, 6, 6, 5, 5, 3, 3, 5, 4);
    expect(trial.told('morale-check').map(({ unit, check, passed }) => [unit, check, passed])).toEqual([
      ['gl', 'wound', false],
      ['g1', 'leader loss', true],
      ['g2', 'leader loss', false],
    ]);
    expect(trial.battle.unit('gl')).toBeUndefined();
  });
});

describe('rally of the nations', () => {
  const of = (nationality: string, units: Readonly<Record<string, Placed>>) =>
    rallying({ gl: '8-0 at D4', ...units }, { sides: { german: { nationality } } });

  test.each([
    ['German SS', '6-5-8', BROKEN, 9],
    ['German SS', '6-5-8', SHAKEN, 6],
    ['French', '4-5-7', BROKEN, 6],
    ['British', '4-5-7', BROKEN, 7],
    ['Allied Minor', '4-4-7', BROKEN, 5],
    ['Finnish', '6-4-8', SHAKEN, 8],
    ['American', '6-6-7', SHAKEN, 7],
    ['American', '5-3-6', SHAKEN, 2],
    ['German', '4-3-6', BROKEN, 5],
    ['Russian', '4-3-6', BROKEN, 5],
    ['British', '4-3-6', BROKEN, 5],
    ['American', '5-3-6', BROKEN, 6],
  ] as const)(
    '[squad-leader 3.9.7, 3.10.2, 3.13.2, 3.13.3, 3.15.1, 3.16.1, 3.16.9, 3.17.2, 3.18.1, 3.26.2] %s %s %j needs %i',
    (nation, strength, state, needs) => {
      const trial = of(nation, { g1: [`${strength} at D4`, state] });
      expect(rally(trial, 'german', 'g1', 'gl', 3, 4)?.needs).toBe(needs);
    },
  );

  test('[squad-leader 3.10.2] American leaders are not spared Desperation Morale', () => {
    expect(rally(of('American', { gk: ['8-0 at D4', SHAKEN] }), 'german', 'gk', undefined, 3, 4)?.needs).toBe(
      4,
    );
  });

  test('[squad-leader-A-312] [squad-leader 3.17.3, 3.17.10] Finnish squads and crews rally by themselves with 4 or less, half-squads and Germans do not', () => {
    const alone = rallying(
      { g1: ['5-4-8 at D4', SHAKEN], g2: ['6-4-8 at D4', { ...BROKEN, kind: 'half-squad' }] },
      { sides: { german: { nationality: 'Finnish' } } },
    );
    expect(refused(alone, 'german', 'g2')).toBe('NO_LEADER');
    expect(rally(alone, 'german', 'g1', undefined, 1, 3)).toMatchObject({ needs: 4, passed: true });
    const german = rallying({ gl: ['8-0 at D4', BROKEN], g1: ['5-4-8 at D4', BROKEN] });
    expect(refused(german, 'german', 'g1')).toBe('NO_LEADER');
  });

  const RUMANIAN: Placed = ['3-4-7 at D4', { ...BROKEN, nationality: 'Rumanian' }];
  const allied = (leader: string, rumanian: Placed) =>
    rallying({ gl: `${leader} at D4`, g1: rumanian }, { sides: { german: { nationality: 'Rumanian' } } });
  const GERMAN_LEADER = { nationality: 'German', leadership: -2 };

  test('[squad-leader 3.5.1, 3.5.2, 3.12.1, 3.12.2, 3.12.3] foreigners rally at Desperation Morale, and a rating of -1 or better is one worse', () => {
    const trial = rallying(
      { gl: ['8-0 at D4', GERMAN_LEADER], g1: RUMANIAN },
      { sides: { german: { nationality: 'Rumanian' } } },
    );
    expect(rally(trial, 'german', 'g1', 'gl', 2, 2)).toMatchObject({
      needs: 3,
      modifiers: [{ value: -1, cites: '3.5.2' }],
      passed: true,
    });
  });

  test('[squad-leader 3.5.2] a rating of 0 or +1 stays what it is', () => {
    const trial = allied('6+1', RUMANIAN);
    expect(rally(trial, 'german', 'g1', 'gl', 1, 2)).toMatchObject({ modifiers: [{ value: 1 }] });
  });

  test('[squad-leader 3.5.1] who is under Desperation Morale already cannot be rallied by a foreigner', () => {
    const trial = rallying(
      {
        gl: ['8-0 at D4', GERMAN_LEADER],
        gk: ['8-0 at D4', BROKEN],
        g1: ['3-4-7 at D4', { ...SHAKEN, nationality: 'Rumanian' }],
      },
      { sides: { german: { nationality: 'Rumanian' } } },
    );
    expect(refused(trial, 'german', 'g1', 'gl')).toBe('CANNOT_LEAD');
  });

  test('[squad-leader 3.19.1] Hungarians and Rumanians are not foreign to one another', () => {
    const trial = rallying(
      { gl: ['8-1 at D4', { nationality: 'Hungarian' }], g1: RUMANIAN },
      { sides: { german: { nationality: 'Rumanian' } } },
    );
    expect(rally(trial, 'german', 'g1', 'gl', 4, 4)).toMatchObject({
      modifiers: [{ value: -1, cites: '3.2.1' }],
    });
  });

  test('[squad-leader 3.13.5] a German leader is worth one less to the SS', () => {
    const trial = of('German SS', {
      gk: ['9-2 at D4', { nationality: 'German' }],
      g1: ['6-5-8 at D4', BROKEN],
    });
    expect(rally(trial, 'german', 'g1', 'gk', 3, 4)).toMatchObject({
      modifiers: [{ value: -1, cites: '3.13.5' }],
    });
  });
});
