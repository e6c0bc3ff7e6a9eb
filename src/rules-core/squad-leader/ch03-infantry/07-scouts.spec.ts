import { copy } from '../../kernel/lab/match.js';
import { redact } from '../../kernel/views/views.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

const FOUR = { g1: '4-6-7 at D4', g2: '4-6-7 at E9', g3: '4-6-7 at F9', g4: '4-6-7 at G9' } as const;
const BAND = { ...FOUR, gl: '9-1 at D4', r1: '4-4-7 at D11' } as const;
const SCOUTS = 'german-scouta';

/** Somebody else could deploy, so that the side is asked. */
const OTHERS = { g8: '4-6-7 at A1', gk: '8-1 at A1' } as const;

const ready = (units: Units = BAND, more: object = {}) => {
  const trial = begun(units, more);
  for (let i = 0; i < 9 && trial.awaits[0] !== 'german deployment'; i++)
    trial.order(trial.battle.position.awaiting[0]?.side ?? '', 'pass');
  return trial;
};
const begun = (units: Units = BAND, more: object = {}) => new Trial({ phase: 'rally', units, ...more });
const send = (unit = 'g1', leader = 'gl') => ({ order: 'send-scout', unit, leader });
const sent = (units: Units = BAND, more: object = {}) => ready(units, more).order('german', send(), 4, 4);
const isGone = (trial: Trial, id: string) => trial.battle.unit(id) === undefined;

describe('sending out a scout', () => {
  test('[squad-leader 3.7.3, 3.7.6] an unbroken squad passes a check with its leader; the scout has morale 6', () => {
    const trial = sent();
    expect(trial.told('scout-sought')).toMatchObject([{ needs: 7, rolled: 8, modifiers: [{ value: -1 }] }]);
    expect(trial.unit(SCOUTS)).toMatchObject({ kind: 'scout', morale: 6, at: 'D4', nationality: 'German' });
    const failed = ready().order('german', send(), 5, 4);
    expect([isGone(failed, SCOUTS), failed.unit('g1').broken]).toEqual([true, undefined]);
  });

  test('[squad-leader 3.7.3/b] leader and squad try once, and the leader does nothing else in this phase', () => {
    const units = {
      ...BAND,
      g5: '4-6-7 at D4',
      g6: ['4-6-7 at D4', { broken: true }],
      gk: '8-1 at D4',
    } as const;
    const trial = ready(units).order('german', send(), 6, 6);
    expect(trial.refusal('german', send('g5'))?.refused).toBe('CANNOT_LEAD');
    expect(trial.refusal('german', send('g1', 'gk'))?.refused).toBe('HAS_TRIED');
    while (trial.awaits[0] !== 'german rally') trial.order('german', 'pass');
    const rally = (leader: string) => ({ order: 'rally', unit: 'g6', leader });
    expect(trial.refusal('german', rally('gl'))?.refused).toBe('CANNOT_LEAD');
    trial.order('german', rally('gk'), 6, 5);
  });

  test.each([
    ['russian', 'r', '4-4-7', '9-1', undefined],
    ['german', 'g', '4-6-7', '9-1', 'French'],
    ['german', 'g', '4-6-7', '9-1', 'Rumanian'],
    ['german', 'g', '4-6-7', '9-1', 'Hungarian'],
    ['german', 'g', '4-6-7', '9-1', 'Polish'],
  ] as const)(
    '[squad-leader 3.7.2] no scouts of %s troops (%s%s, %s, %s)',
    (side, letter, squad, leader, nationality) => {
      const of = (counter: string): Placed => [`${counter} at D4`, nationality ? { nationality } : {}];
      const trial = begun(
        {
          [`${letter}1`]: of(squad),
          [`${letter}2`]: of(squad),
          [`${letter}l`]: of(leader),
          [`${letter}s`]: of('scout'),
          [`${letter}s`]: of('scout'),
          b1: '4-5-7 at D11',
        },
        { active: side },
      );
      expect(trial.refusal(side, send(`${letter}1`, `${letter}l`))?.refused).toBe('CANNOT_SCOUT');
    },
  );

  test.each([
    ['finnish', 'f', '6-4-8'],
    ['british', 'b', '4-5-7'],
    ['american', 'a', '6-6-6'],
  ] as const)('[squad-leader 3.7.2] %s squads send some', (side, letter, squad) => {
    const men = [1, 2, 3, 4].map((n) => [`${letter}${n}`, `${squad} at D${n}`]);
    const units = { ...Object.fromEntries(men), [`${letter}l`]: '9-1 at D1', g1: '4-6-7 at D11' };
    const trial = begun(units, { active: side }).order(side, send(`${letter}1`, `${letter}l`), 1, 2);
    expect(trial.kinds).toContain('scout-sent');
  });

  test.each([
    ['a broken squad', { g1: ['4-6-7 at D4', { broken: true }] }, 'BROKEN'],
    ['raw men', { g1: ['4-3-6 at D4', { quality: 'inexperienced' }] }, 'CANNOT_SCOUT'],
    ['a broken leader', { gl: ['9-1 at D4', { broken: true }] }, 'CANNOT_LEAD'],
    ['a leader elsewhere', { gl: '9-1 at E9' }, 'CANNOT_LEAD'],
    ['a foreign leader', { gl: ['9-1 at D4', { nationality: 'Rumanian' }] }, 'CANNOT_LEAD'],
  ] as const)('[squad-leader 3.7.3] not by %s', (_who, units, refused) => {
    expect(ready({ ...BAND, ...OTHERS, ...units } as Units).refusal('german', send())?.refused).toBe(refused);
  });

  test('none in a battle that leaves them out', () => {
    const trial = ready({ ...BAND, ...OTHERS }, { options: { without: ['3.7'] } });
    expect(trial.refusal('german', send())?.refused).toBe('NOT_IN_PLAY');
  });

  test('[squad-leader 3.7.3] only in the own Rally Phase', () => {
    const trial = ready({ ...BAND, rl: '9-1 at D11' }, { active: 'russian' });
    expect(trial.refusal('german', send())?.refused).toBe('NOT_NOW');
  });

  test('[squad-leader 3.7.3/a] one for four unbroken squads, until one is recalled by a squad, broken or not', () => {
    const less = ready({ ...BAND, g4: ['4-6-7 at G9', { broken: true }] });
    expect(less.refusal('german', send())?.refused).toBe('TOO_MANY_SCOUTS');
    const units = {
      ...BAND,
      gk: '8-1 at E9',
      gs: 'scout at F9',
      g3: ['4-6-7 at F9', { broken: true }],
    } as const;
    const trial = ready({ ...units, g5: '4-6-7 at A1' });
    expect(trial.refusal('german', send())?.refused).toBe('TOO_MANY_SCOUTS');
    const recall = (unit: string) => ({ order: 'recall-scout', scout: 'gs', unit });
    expect(trial.refusal('german', recall('g1'))?.refused).toBe('NOT_TOGETHER');
    trial.order('german', recall('g3'));
    expect(isGone(trial, 'gs')).toBe(true);
    trial.order('german', send(), 4, 4);
  });

  test('[squad-leader 3.7.3/a] also in the Rally Phase of the enemy', () => {
    const trial = ready({ ...BAND, gs: 'scout at F9' }, { active: 'russian' });
    trial.order('german', { order: 'recall-scout', scout: 'gs', unit: 'g3' });
    expect(isGone(trial, 'gs')).toBe(true);
  });

  test('[squad-leader-A-32] [squad-leader 3.7/Q] four in a battle, whatever became of them', () => {
    const trial = ready(BAND, { sides: { german: { scouts: 3 } } });
    trial.order('german', send(), 4, 4);
    trial.order('german', { order: 'recall-scout', scout: SCOUTS, unit: 'g1' });
    const full = ready({ ...BAND, gk: '8-1 at E9' }, { sides: { german: trial.battle.side('german') } });
    expect(full.refusal('german', send('g2', 'gk'))?.refused).toBe('TOO_MANY_SCOUTS');
  });

  test.each([
    [{ skill: 'skis', onSkis: true }, { options: { snow: true } }],
    [{ skill: 'motorcycles' }, {}],
  ] as const)(
    '[squad-leader-A-30] [squad-leader 3.7/a, 3.7/b] the man knows what his squad knows: %j',
    (knows, more) => {
      expect(sent({ ...BAND, g1: ['4-6-7 at D4', knows] }, more).unit(SCOUTS)).toMatchObject(knows);
    },
  );

  test('[squad-leader-A-33] [squad-leader 3.7/c] a concealed or hidden squad is seen when it sends or takes back a man, not when it fails', () => {
    const map = field({ D4: 'woods' });
    const hiding = (state: object) => ready({ ...BAND, g1: ['4-6-7 at D4', state] }, { map });
    for (const state of [{ hidden: true }, { concealed: true }] as const) {
      expect(hiding(state).order('german', send(), 4, 4).unit('g1').hidden).toBeUndefined();
      expect(hiding(state).order('german', send(), 6, 6).unit('g1').hidden).toBe(true);
    }
    const back = ready({ ...BAND, g1: ['4-6-7 at D4', { concealed: true }], gs: 'scout at D4' }, { map });
    back.order('german', { order: 'recall-scout', scout: 'gs', unit: 'g1' });
    expect(back.unit('g1').hidden).toBeUndefined();
  });

  test('[squad-leader 3.7/c, 2.5.1] whether hidden men could send a scout is not told by a question', () => {
    const asked = (leader: string) => {
      const trial = new Trial({
        phase: 'rally',
        map: field({ D4: 'woods', F8: 'woods' }),
        units: {
          r1: '4-4-7 at D11',
          ...FOUR,
          g1: ['4-6-7 at D4', { hidden: true }],
          gl: [leader, { hidden: true }],
        },
      });
      return [
        trial.awaits,
        JSON.stringify(redact(copy(trial.battle.position), trial.action, { side: 'russian' })),
      ];
    };
    expect(asked('9-1 at D4')).toEqual(asked('9-1 at F8'));
  });

  test('[squad-leader-A-31] [squad-leader 3.7/b] off the map all three enter on one hex, whoever comes first', () => {
    const off = { entry: ['D1', 'E1'] };
    const units = { ...FOUR, g1: ['4-6-7', off], gl: ['9-1', off], r1: '4-4-7 at D11' } as const;
    const trial = sent(units as Units);
    expect(trial.unit(SCOUTS)).toMatchObject({ entry: ['D1', 'E1'], sentBy: ['g1', 'gl'] });
    while (trial.battle.clock.phase !== 'movement') trial.endPhase();
    trial.order('german', { order: 'move', units: [SCOUTS], path: ['E1'] });
    while (trial.awaits[0] === 'russian vehicle-fire') trial.order('russian', 'pass');
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D1'] })?.refused).toBe(
      'NOT_ADJACENT',
    );
    trial.order('german', { order: 'move', units: ['g1', 'gl'], path: ['E1'] });
  });
});

const moving = (units: Units, more: object = {}) =>
  new Trial({ phase: 'movement', units: { gs: 'scout at D4', r1: '4-4-7 at D11', ...units }, ...more });
const go = (...path: string[]) => ({ order: 'move', units: ['gs'], path });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });

describe('what a scout is', () => {
  test('[squad-leader 3.7.4] it takes no room in a hex', () => {
    const full = { g1: '4-6-7 at D5', g2: '4-6-7 at D5', g3: '4-6-7 at D5', gl: '9-1 at D5' } as const;
    const trial = moving(full).order('german', go('D5'));
    expect(trial.unit('gs').at).toBe('D5');
    expect(
      moving({ ...full, gk: '8-1 at D4' }).refusal('german', { ...go('D5'), units: ['gk'] })?.refused,
    ).toBe('NO_ROOM');
  });

  test('[squad-leader 3.7.8] six factors without a leader and with one, and a hex in the Advance Phase', () => {
    const trial = moving({ gl: '9-1 at D4' });
    const six = ['D5', 'D6', 'D7', 'E7', 'E8', 'E9'];
    expect(trial.refusal('german', go(...six, 'F9'))?.refused).toBe('TOO_FAR');
    expect(
      trial.refusal('german', { order: 'move', units: ['gs', 'gl'], path: [...six, 'F9'] })?.refused,
    ).toBe('TOO_FAR');
    trial.order('german', go(...six.slice(0, 1)));
    const advancing = moving({}, { phase: 'advance' }).order('german', {
      order: 'advance',
      unit: 'gs',
      to: 'D5',
    });
    expect(advancing.unit('gs').at).toBe('D5');
  });

  test('[squad-leader 3.7.9, 3.7.11] it carries no weapons, does not fire, and attacks no AFV', () => {
    const trial = moving({ gm: ['LMG at D4', {}] });
    expect(trial.refusal('german', { order: 'pick-up', unit: 'gs', weapon: 'gm' })?.refused).toBe(
      'TOO_HEAVY',
    );
    const firing = new Trial({ units: { gs: 'scout at D4', r1: '4-4-7 at D5' } });
    expect(firing.refusal('german', fire('D5', 'gs'))?.refused).toBe('NOT_YOUR_UNIT');
    const tank = new Trial({
      phase: 'defensive-fire',
      active: 'russian',
      map: field({ D4: 'woods' }),
      units: { rt: ['T-34 at D5', { moved: true }], gs: 'scout at D4', g1: '4-6-7 at D4' },
    });
    const attack = (unit: string) => ({ order: 'immobilize', unit, vehicle: 'rt' });
    expect(tank.refusal('german', attack('gs'))?.refused).toBe('CANNOT_ATTACK');
    expect(tank.legalOf('german', 'immobilize')).toHaveLength(1);
  });

  test('[squad-leader 3.7.6] the first failed check is the end of it, and its loss does not count', () => {
    const trial = moving({}, { phase: 'defensive-fire', units: { gs: 'scout at D10', r1: '4-4-7 at D11' } });
    trial.order('russian', fire('D10', 'r1'), 3, 3, 5, 2);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'gs', needs: 6, passed: false }]);
    expect([isGone(trial, 'gs'), trial.battle.side('german').lost]).toEqual([true, undefined]);
  });

  test('[squad-leader 3.7.6] nor does it cost its side any Battlefield Integrity', () => {
    const lostWith = (unit: string) => {
      const units = { g1: '4-6-7 at A1', gx: `${unit} at D10`, r1: '6-2-8 at D11' } as const;
      const trial = new Trial({ active: 'russian', units, options: { optional: ['3.27'] } });
      trial.order('russian', fire('D10', 'r1'), 1, 1);
      return [isGone(trial, 'gx'), trial.battle.side('german').integrity?.lost];
    };
    expect(lostWith('scout')).toEqual([true, 0]);
    expect(lostWith('half-squad 2-4-7')[1]).toBeGreaterThan(0);
  });
});

describe('fire at a moving scout', () => {
  const watched = () => moving({ r1: '4-4-7 at D8', r2: '4-4-7 at E8' });

  test('[squad-leader 3.7.5] at once, in every hex that it enters; it is never put back', () => {
    const trial = watched().order('german', go('D5', 'D6'));
    expect([trial.awaits, trial.unit('gs').at]).toEqual([['russian vehicle-fire'], 'D5']);
    trial.order('russian', 'pass');
    expect(trial.unit('gs').at).toBe('D6');
    trial.order('russian', fire('D6', 'r1'), 6, 6).order('russian', 'pass');
    while (trial.battle.clock.phase !== 'defensive-fire') trial.endPhase();
    expect(trial.refusal('russian', fire('D5', 'r2'))?.refused).toBe('NOBODY_THERE');
    expect(trial.refusal('russian', fire('D6', 'r1'))?.refused).toBe('HAS_FIRED');
    expect(trial.order('russian', fire('D6', 'r2'), 6, 6).kinds).toContain('fire-attack');
  });

  test('[squad-leader 3.7.5] lost on the way it goes no farther', () => {
    const trial = watched().order('german', go('D5', 'D6'));
    trial.order('russian', fire('D5', 'r1', 'r2'), 1, 1);
    expect([isGone(trial, 'gs'), trial.awaits]).toEqual([true, ['german movement']]);
  });
});

describe('among the enemy', () => {
  const map = field({ D5: 'woods', D6: 'woods' });

  test.each([{ hidden: true }, { concealed: true }] as const)(
    '[squad-leader 3.7.12, 3.7.13] it goes on through a hex with enemies who are %j, and reveals nobody',
    (state) => {
      const trial = moving({ rx: ['4-4-7 at D5', state] }, { map }).order('german', go('D5'));
      while (trial.awaits[0] === 'russian vehicle-fire') trial.order('russian', 'pass');
      expect([trial.unit('gs').at, trial.unit('rx').hidden]).toEqual(['D5', true]);
      trial.order('german', go('E5'));
      while (trial.awaits[0] === 'russian vehicle-fire') trial.order('russian', 'pass');
      expect([trial.unit('gs').at, trial.unit('rx').hidden]).toEqual(['E5', true]);
    },
  );

  test('[squad-leader 3.7.12] unless those who lie there stop it by their fire', () => {
    const trial = moving({ rx: ['4-4-7 at D5', { hidden: true }] }, { map }).order('german', go('D5', 'E5'));
    trial.order('russian', fire('D5', 'rx'), 1, 1);
    expect([isGone(trial, 'gs'), trial.unit('rx').hidden]).toEqual([true, undefined]);
  });

  test('[squad-leader 3.7.13] to share a hex is neither close combat nor melee', () => {
    const trial = new Trial({
      phase: 'advance',
      map,
      units: { gs: 'scout at D4', g1: '4-6-7 at A1', rx: ['4-4-7 at D5', { hidden: true }] },
    });
    trial.order('german', { order: 'advance', unit: 'gs', to: 'D5' }).endPhase();
    expect([trial.battle.clock.active, trial.unit('gs').melee, trial.unit('rx').hidden]).toEqual([
      'russian',
      undefined,
      true,
    ]);
  });

  test('[squad-leader 3.7.15] enemies move through and onto it', () => {
    const trial = moving({ gs: 'scout at D6', r1: '4-4-7 at D8' }, { active: 'russian' });
    trial.order('russian', { order: 'move', units: ['r1'], path: ['D7', 'D6', 'D5'] });
    expect(trial.unit('r1').at).toBe('D5');
    const onto = moving({ gs: 'scout at D6', r1: '4-4-7 at D8' }, { active: 'russian' });
    onto.order('russian', { order: 'move', units: ['r1'], path: ['D7', 'D6'] });
    expect([onto.unit('r1').at, onto.unit('gs').at]).toEqual(['D6', 'D6']);
  });
});
