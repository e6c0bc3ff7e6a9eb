import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const MEN = { gl: '9-1 at D3', gr: 'radio with gl', r1: '4-4-7 at D8' } as const;
const COUNTED = { calibre: 80, missions: 3 } as const;
const ASKED = { calibre: 80 } as const;
const at = (is: 'request' | 'spotting round' | 'fire for effect', more: object = {}) => ({
  artillery: [{ side: 'german', battery: 'A', is, ...more }],
});
const start = (
  { units, battery = COUNTED, ...more }: Setup & { units?: Units; battery?: object } = {},
  ...faces: number[]
) =>
  new Trial(
    {
      phase: 'rally',
      ...more,
      units: { ...MEN, ...units },
      sides: { german: { batteries: { A: battery } }, ...more.sides },
    },
    ...faces,
  );
/** In contact already, and asked what to do about it in the turn of the other side. */
const tuned = ({ units, ...more }: Parameters<typeof start>[0] = {}) => {
  const trial = start({
    active: 'russian',
    ...more,
    options: { order: ['german', 'russian'], ...more.options },
    units: { gr: ['radio with gl', { contact: 'A' }], ...units },
  });
  while (!trial.awaits.includes('german radio')) trial.endPhase();
  trial.order('german', call, 3, 4);
  return trial.awaits.includes('german radio') ? trial.order('german', 'pass') : trial;
};
/** With a second battery, so that there is more to be asked. */
const withTwo = (marks: NonNullable<Setup['marks']> = {}, battery: object = COUNTED) => {
  const second = { gm: '8-0 at E4', gs: ['radio with gm', { contact: 'B' }] } as const;
  const trial = start({
    active: 'russian',
    options: { order: ['german', 'russian'] },
    marks,
    units: { gr: ['radio with gl', { contact: 'A' }], ...second },
    sides: { german: { batteries: { A: battery, B: COUNTED } } },
  });
  return trial.order('german', call, 3, 4).order('german', { ...call, radio: 'gs', battery: 'B' }, 3, 4);
};
const call = { order: 'radio-contact', radio: 'gr', battery: 'A' };
const request = (hex = 'D8') => ({ order: 'request-artillery', radio: 'gr', at: hex });
const correct = (to: string, more: object = {}) => ({ order: 'correct-artillery', radio: 'gr', to, ...more });
const FIRE = { fire: 'high explosive' } as const;
const countersOn = (trial: Trial, hex: string) => (trial.at(hex).artillery ?? []).map(({ is }) => is);

describe('radio contact', () => {
  test.each([
    [[3, 4], true],
    [[4, 4], false],
  ])('[squad-leader 9.1.2, 9.1.1/a, 1.3/1.5] a leader rolls his number or less: %j', (faces, made) => {
    const trial = start().order('german', call, ...faces);
    expect(trial.unit('gr').contact).toBe(made ? 'A' : undefined);
    expect(trial.told('radio-contact')).toMatchObject([{ needs: 7, made }]);
  });

  test.each<[string, string, string, number, number]>([
    ['american', 'American', 'al', 9, 1944],
    ['russian', 'Russian', 'rl', 5, 1941],
    ['russian', 'Russian', 'rl', 6, 1942],
    ['russian', 'Russian', 'rl', 7, 1944],
  ])(
    '[squad-leader 9.1.2] the number of the nation and the year: %s %s %s %i in %i',
    (side, _, leader, needs, year) => {
      const trial = new Trial({
        phase: 'rally',
        active: side,
        enemy: 'german',
        options: { year },
        units: { [leader]: '8-0 at D3', [`${leader}x`]: `radio with ${leader}`, g1: '4-6-7 at D8' },
        sides: { [side]: { batteries: { A: COUNTED } } },
      });
      trial.order(side, { order: 'radio-contact', radio: `${leader}x`, battery: 'A' }, 6, 5);
      expect(trial.told('radio-contact')).toMatchObject([{ needs, made: false }]);
    },
  );

  test('[squad-leader 9.1.4] to keep it he has 2 less; who does not try, or fails, has lost it, and establishes it anew', () => {
    const kept = start({ units: { gr: ['radio with gl', { contact: 'A' }] } });
    expect(kept.order('german', call, 4, 5).told('radio-contact')).toMatchObject([{ needs: 9, made: true }]);
    const lost = start({ units: { gr: ['radio with gl', { contact: 'A' }] } }).order('german', 'pass');
    expect(lost.unit('gr').contact).toBeUndefined();
    const failed = start({ units: { gr: ['radio with gl', { contact: 'A' }] } }).order('german', call, 5, 5);
    expect(failed.unit('gr').contact).toBeUndefined();
  });

  test('[squad-leader-B-10] [squad-leader 9.1/q2] another battery has to be called anew', () => {
    const trial = start({
      units: { gr: ['radio with gl', { contact: 'A' }] },
      sides: { german: { batteries: { A: COUNTED, B: COUNTED } } },
    });
    expect(trial.order('german', { ...call, battery: 'B' }, 4, 4).told('radio-contact')).toMatchObject([
      { needs: 7, made: false },
    ]);
  });

  test('[squad-leader 9.1.17, 9.1.4] with contact goes the counter on the map', () => {
    const lost = (marks: NonNullable<Setup['marks']>) =>
      start({ marks, units: { gr: ['radio with gl', { contact: 'A' }] } }).order('german', 'pass');
    expect(countersOn(lost({ D8: at('spotting round') }), 'D8')).toEqual([]);
    expect(countersOn(lost({ D8: at('fire for effect') }), 'D8')).toEqual([]);
  });

  test('[squad-leader-B-20] [squad-leader 9.1/q9, 9.1/q10] a second radio holds the battery when the first is silent', () => {
    const trial = start({
      active: 'russian',
      options: { order: ['german', 'russian'] },
      marks: { D8: at('spotting round') },
      units: {
        gr: ['radio with gl', { contact: 'A' }],
        gm: '8-0 at E4',
        gs: ['radio with gm', { contact: 'A' }],
      },
    }).order('german', call, 6, 4);
    trial.order('german', { ...call, radio: 'gs' }, 2, 3);
    expect(countersOn(trial, 'D8')).toEqual(['spotting round']);
    expect(trial.order('german', { ...correct('D8', FIRE), radio: 'gs' }).kinds).toContain(
      'artillery-corrected',
    );
  });

  test('[squad-leader 9.1.20] a 12 breaks it, and it is repaired as other weapons are', () => {
    const trial = start().order('german', call, 6, 6);
    expect(trial.unit('gr').malfunctioned).toBe(true);
    const broken = start({ units: { gr: ['radio with gl', { malfunctioned: true }] } });
    expect(
      broken.order('german', { order: 'repair', weapon: 'gr' }, 1).unit('gr').malfunctioned,
    ).toBeUndefined();
  });

  test.each<[string, Units, string]>([
    ['squads', { g1: '4-6-7 at D3', gr: 'radio with g1' }, 'CANNOT_USE'],
    ['heroes', { gh: '1-4-9 at D3', gr: 'radio with gh' }, 'CANNOT_USE'],
    ['the broken', { gl: ['9-1 at D3', { broken: true }] }, 'BROKEN'],
    ['those with the radio of an enemy', { gr: ['Russian radio with gl', {}] }, 'CANNOT_USE'],
  ])('[squad-leader 8.3/g, 8.3/m, 9.1.1/a] it is of no use to %s', (_, units, refused) => {
    const trial = start({ units: { ...units, gm: '8-0 at E4', gs: 'radio with gm' } });
    while (!trial.awaits.includes('german radio')) trial.endPhase();
    expect(trial.refusal('german', call)?.refused).toBe(refused);
  });

  test('[squad-leader 8.3/m, 3.8.7] a hero who was a leader, or is designated, uses it', () => {
    const trial = start({ units: { gh: ['1-4-9 at D3', { observer: true }], gr: 'radio with gh' } });
    expect(trial.order('german', call, 3, 4).unit('gr').contact).toBe('A');
  });

  test.each([{ hidden: true }, { concealed: true }] as const)(
    '[squad-leader 2.3.9.6/c] a leader who is %j is not seen for it',
    (state) => {
      const trial = start({ map: field({ D3: 'woods' }), units: { gl: ['9-1 at D3', state] } });
      while (!trial.legalOf('german', 'radio-contact').length) trial.endPhase();
      trial.order('german', call, 3, 4);
      expect(trial.unit('gr').contact).toBe('A');
      expect(trial.unit('gl').hidden).toBe(true);
    },
  );

  test('[squad-leader 9.1/q4] nobody calls from off the map', () => {
    const trial = start({ units: { gl: ['9-1', { entry: ['D1'] }], gm: '8-0 at E4', gs: 'radio with gm' } });
    expect(trial.refusal('german', call)?.refused).toBe('NOT_YOUR_WEAPON');
  });

  test('[squad-leader 9.1.3] minor nations have no radios', () => {
    const trial = start({
      units: {
        gl: ['9-1 at D3', { nationality: 'Polish' }],
        gr: ['radio with gl', { nationality: 'Polish' }],
      },
    });
    expect(trial.awaits).not.toContain('german radio');
  });

  test('[squad-leader-A-13] [squad-leader-B-9] [squad-leader 9.1/q1] a hidden leader stays hidden as he calls', () => {
    const trial = start({
      map: field({ D3: 'woods' }),
      units: { gl: ['9-1 at D3', { hidden: true }] },
    });
    while (!trial.awaits.includes('german radio')) trial.endPhase();
    expect(trial.order('german', call, 3, 4).unit('gl').hidden).toBe(true);
  });

  test('[squad-leader 9.1.19] it weighs 1, and 2 for a leader', () => {
    const trial = start({
      phase: 'movement',
      units: { gd: 'demo charge with gl', ge: 'demo charge with gl' },
    });
    expect(trial.refusal('german', { order: 'move', units: ['gl'], path: ['D4'] })?.refused).toBe(
      'TOO_HEAVY',
    );
  });

  test('[squad-leader 9.1.2] nobody is asked where there is no artillery', () => {
    const trial = new Trial({ phase: 'rally', units: MEN, sides: { german: { batteries: {} } } });
    expect(trial.awaits).toEqual(['german prep-fire']);
  });
});

describe('modules', () => {
  test.each([
    [3, 80],
    [6, 150],
  ])(
    '[squad-leader 9.3.2, 9.3.2/t] a die tells the calibre where the scenario does not: %i',
    (die, calibre) => {
      const trial = start({ battery: {} }, die);
      expect(trial.battle.side('german').batteries?.A?.calibre).toBe(calibre);
    },
  );
});

describe('requests', () => {
  test('[squad-leader 9.1.5, 1.3/1.6] in contact he asks for fire on a hex in his sight', () => {
    const trial = withTwo().order('german', request());
    expect(countersOn(trial, 'D8')).toEqual(['request']);
    expect(trial.refusal('german', request())?.refused).toBe('HAS_TRIED');
  });

  test('[squad-leader 9.1.5] not on one that he does not see, nor without contact', () => {
    const map = field({ D5: 'woods' });
    const two = { gm: '8-0 at E3', gs: ['radio with gm', { contact: 'A' }] } as const;
    const blind = tuned({ map, units: { ...two, r2: '4-4-7 at F3' } });
    expect(blind.refusal('german', request('D8'))?.refused).toBe('NO_SIGHT');
    expect(blind.refusal('german', { ...request('D8'), radio: 'gs' })?.refused).toBe('NO_CONTACT');
  });

  test('[squad-leader-B-14] [squad-leader 9.1/q6] at night within the range of sight', () => {
    const night = { options: { night: true }, clock: { visibility: 4 }, active: 'russian' } as const;
    const trial = start({
      ...night,
      options: { night: true, order: ['german', 'russian'] },
      units: { gr: ['radio with gl', { contact: 'A' }], r2: '4-4-7 at D6' },
    }).order('german', call, 3, 4);
    expect(trial.refusal('german', request('D8'))?.refused).toBe('NO_SIGHT');
    expect(trial.order('german', request('D6')).kinds).toContain('artillery-requested');
  });

  const spotting = (marks: NonNullable<Setup['marks']>, ...faces: number[]) => {
    const trial = start({ phase: 'advance', marks, units: { gr: ['radio with gl', { contact: 'A' }] } });
    return trial.endPhase(...faces);
  };

  test('[squad-leader 9.1.6, 9.1.7, 1.3/8.1] in the Close Combat Phase it becomes a spotting round, on target with 1 or 2', () => {
    expect(countersOn(spotting({ D8: at('request') }, 2), 'D8')).toEqual(['spotting round']);
  });

  test('[squad-leader 9.1.8, 9.1.9] or so many hexes off, 1 being north', () => {
    const north = spotting({ D8: at('request') }, 3, 1, 2);
    expect([countersOn(north, 'D8'), countersOn(north, 'D6')]).toEqual([[], ['spotting round']]);
    const south = spotting({ D8: at('request') }, 3, 4, 3);
    expect(countersOn(south, 'D11')).toEqual(['spotting round']);
  });

  test('[squad-leader 9.1.10] off the map, or out of his sight, it is lost: the request stays', () => {
    expect(countersOn(spotting({ D8: at('request') }, 6, 4, 6), 'D8')).toEqual(['request']);
    const map = field({ D6: { level: 3 } });
    const trial = start({
      phase: 'advance',
      map,
      marks: { D5: at('request') },
      units: { gr: ['radio with gl', { contact: 'A' }] },
    });
    expect(countersOn(trial.endPhase(6, 4, 3), 'D5')).toEqual(['request']);
  });

  test('[squad-leader 9.1.11] it harms nobody', () => {
    const trial = spotting({ D8: at('request') }, 1);
    expect(trial.told('barrage')).toEqual([]);
  });
});

test('[squad-leader-B-8] [squad-leader 9.1.5, 9.1.6, 9.1.12] from the first contact to fire for effect', () => {
  const trial = start({ options: { order: ['german', 'russian'] } }).order('german', call, 3, 4);
  const until = (phase: string) => {
    while (trial.battle.clock.phase !== phase) trial.endPhase();
  };
  trial.order('german', request());
  until('advance');
  expect(countersOn(trial, 'D8')).toEqual(['request']);
  trial.endPhase(2);
  expect(countersOn(trial, 'D8')).toEqual(['spotting round']);
  while (!trial.awaits.includes('german radio')) trial.endPhase();
  expect(trial.battle.clock.phase).toBe('rally');
  trial.order('german', call, 3, 4).order('german', correct('D8', FIRE));
  expect([countersOn(trial, 'D8'), trial.told('barrage')]).toEqual([['fire for effect'], []]);
  until('movement');
  trial.endPhase(...Array(14).fill(6));
  expect([trial.battle.clock.phase, trial.told('barrage').length]).toEqual(['defensive-fire', 7]);
});

describe('corrections', () => {
  const spotted = (more: Parameters<typeof tuned>[0] = {}) =>
    tuned({ marks: { D8: at('spotting round') }, ...more });

  test('[squad-leader 9.1.12, 9.1.12.2, 1.3/1.7] a spotting round becomes fire for effect where it is', () => {
    expect(countersOn(spotted().order('german', correct('D8', FIRE)), 'D8')).toEqual(['fire for effect']);
  });

  test('[squad-leader 9.1.12.1, 9.1.13/a] or is moved, on target with 1 or 2', () => {
    expect(countersOn(spotted().order('german', correct('F9'), 2), 'F9')).toEqual(['spotting round']);
    expect(countersOn(spotted().order('german', correct('F9', FIRE), 1), 'F9')).toEqual(['fire for effect']);
  });

  test('[squad-leader 9.1.13/b] else at most one hex off for each three of the correction', () => {
    const near = spotted().order('german', correct('D7'), 3, 1, 6);
    expect(countersOn(near, 'D6')).toEqual(['spotting round']);
    const far = spotted().order('german', correct('D4'), 3, 4, 6);
    expect(countersOn(far, 'D6')).toEqual(['spotting round']);
  });

  test('[squad-leader 9.1.13/a] no farther than 18 hexes', () => {
    const wide = { map: drawn({ columns: 30 }) };
    expect(spotted(wide).refusal('german', correct('X8'))?.refused).toBe('TOO_FAR');
    expect(spotted(wide).order('german', correct('V8'), 1).kinds).toContain('artillery-corrected');
  });

  test('[squad-leader 9.1.15] he must see where it is and where it is to go', () => {
    const map = field({ D6: { level: 3 } });
    const blind = tuned({ map, marks: { D8: at('spotting round') }, units: { r1: '4-4-7 at F4' } });
    expect(blind.refusal('german', correct('F4'))?.refused).toBe('NO_SIGHT');
    const there = tuned({ map, marks: { F4: at('spotting round') }, units: { r1: '4-4-7 at F4' } });
    expect(there.refusal('german', correct('D8'))?.refused).toBe('NO_SIGHT');
  });

  test('[squad-leader-B-17] [squad-leader 9.1.12.3, 9.1/q8] fire for effect is moved, or turned into a spotting round, also by one who has moved', () => {
    const firing = tuned({ marks: { D8: at('fire for effect') }, units: { gl: ['9-1 at E4', {}] } });
    expect(countersOn(firing.order('german', correct('D9'), 1), 'D9')).toEqual(['spotting round']);
    const moved = tuned({ marks: { D8: at('fire for effect') } });
    expect(countersOn(moved.order('german', correct('D9', FIRE), 1), 'D9')).toEqual(['fire for effect']);
  });

  test('[squad-leader 9.1.12.4, 9.1.12] or all is called off for a new request; one operation in a turn', () => {
    const trial = spotted({ units: { r2: '4-4-7 at F8' } }).order('german', request('F8'));
    expect([countersOn(trial, 'D8'), countersOn(trial, 'F8')]).toEqual([[], ['request']]);
    const again = withTwo({ D8: at('spotting round') }).order('german', correct('D8'));
    expect(again.refusal('german', correct('D8'))?.refused).toBe('HAS_TRIED');
  });

  test('[squad-leader-B-16] [squad-leader 9.1.13/c, 9.1/q7] who sees only the edge of the fire errs by one more', () => {
    const map = field({ D7: { level: 3 } });
    const more = tuned({ map, marks: { D8: at('fire for effect') }, units: { r2: '4-4-7 at F1' } });
    more.order('german', correct('F1', FIRE), 6, 4, 1);
    expect(countersOn(more, 'F3')).toEqual(['fire for effect']);
  });

  test('[squad-leader 9.16.6/b, 9.1/q7] smoke before him makes it less accurate', () => {
    const smoke = { D5: { smoke: [{ side: 'german', kind: 'full' }] } } as const;
    const trial = spotted({ marks: { D8: at('spotting round'), ...smoke } });
    trial.order('german', correct('D9'), 2, 1, 1, 6);
    expect(trial.told('artillery-corrected')).toMatchObject([{ accurate: false }]);
  });

  test('[squad-leader 9.1.18] nothing is called of a battery that has fired all its missions', () => {
    const empty = { battery: { ...COUNTED, used: 3 } } as const;
    expect(spotted(empty).refusal('german', correct('D8', FIRE))?.refused).toBe('NO_AMMUNITION');
    expect(withTwo({}, empty.battery).refusal('german', request())?.refused).toBe('NO_AMMUNITION');
  });
});

describe('battery access', () => {
  const request_ = (battery: object, ...faces: number[]) =>
    tuned({ battery: { ...ASKED, ...battery } }).order('german', request(), ...faces);

  test.each<[string, object, number[], boolean]>([
    ['8', {}, [4, 4], true],
    ['9', {}, [4, 5], false],
    ['8 after a mission', { used: 1 }, [4, 4], false],
    ['9 with plenty of ammunition', { ammunition: 'plentiful' }, [4, 5], true],
    ['8 with little of it', { ammunition: 'scarce' }, [4, 4], false],
  ])(
    '[squad-leader 9.8.1, 9.8.2, 9.8.4] a request is heard on 8 or less: %s',
    (_, battery, faces, granted) => {
      const trial = request_(battery, ...faces);
      expect(countersOn(trial, 'D8')).toEqual(granted ? ['request'] : []);
      expect(trial.unit('gr').contact).toBe('A');
    },
  );

  test('[squad-leader 9.8.2] who is refused asks no more in this turn', () => {
    const trial = withTwo({}, ASKED).order('german', request(), 6, 5);
    expect(trial.refusal('german', request())?.refused).toBe('HAS_TRIED');
  });

  test('[squad-leader 9.8.3] to correct a spotting round no battery is asked', () => {
    const trial = tuned({ battery: ASKED, marks: { D8: at('spotting round') } });
    expect(trial.order('german', correct('D9'), 1).told('battery-asked')).toEqual([]);
  });

  test.each([
    [[5, 4], ['fire for effect']],
    [[5, 5], ['spotting round']],
  ])(
    '[squad-leader-B-22] [squad-leader 9.8.2, 9.8.4, 9.8/q1] fire that goes on asks with 1 less, and leaves a spotting round: %j',
    (faces, left) => {
      const trial = tuned({ battery: ASKED, marks: { D8: at('fire for effect') } });
      expect(countersOn(trial.order('german', 'pass', ...faces), 'D8')).toEqual(left);
    },
  );

  test('[squad-leader-B-18] [squad-leader 9.2/q2] without an observer who sees it, it ends', () => {
    const map = field({ D4: 'woods' });
    const trial = tuned({ map, marks: { D8: at('fire for effect') }, units: { r2: '4-4-7 at F3' } });
    expect(countersOn(trial.order('german', 'pass'), 'D8')).toEqual([]);
  });
});

describe('fire at a "?"', () => {
  const unseen = { r1: ['4-4-7 at D8', { concealed: true }] } as const;
  const map = field({ D8: 'woods' });

  test.each([
    [[3, 4], true],
    [[4, 4], false],
  ])(
    '[squad-leader 9.14.1/b] a battery fires at it on 7 or less, else a mission is wasted: %j',
    (faces, believed) => {
      const trial = tuned({ units: unseen, map }).order('german', request(), ...faces);
      expect(countersOn(trial, 'D8')).toEqual(believed ? ['request'] : []);
      expect(trial.battle.side('german').batteries?.A?.used).toBe(believed ? undefined : 1);
    },
  );

  test('[squad-leader 9.14.1/a, 9.14.1/b] not where somebody else is seen in the hex', () => {
    const trial = tuned({ units: { ...unseen, r2: '8-0 at D8' }, map });
    expect(trial.order('german', request()).told('battery-asked')).toEqual([]);
  });
});
