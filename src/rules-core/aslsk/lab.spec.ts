/** Positions as a person tells them out of the book, each with what must come of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runLab } from '../kernel/lab/lab-file.js';
import { by, lab, listed, ONLY, prep, refused, SIDES, type Step, told, unitsOf } from './lab.testkit.js';
import { aslsk } from './ruleset.js';
import { ATTRIBUTES_OF, attributes } from './units/attributes.js';

const a = by('a');
const b = by('b');
describe('who fires, and who directs', () => {
  const far = prep({
    a1: { counter: '4-6-7', at: 'B5' },
    al: { counter: '9-1', at: 'B5' },
    ah: { counter: 'HMG', possessor: 'a1' },
    b1: { counter: '4-4-7', at: 'T5' },
  });

  test('[aslsk 4.1/d] a machine gun that reaches its target only with a leader is listed with him, and not without', () => {
    expect(listed(lab(far), 'fire')).toEqual([{ at: 'T5', firers: ['ah'], leaders: ['al'] }]);
    expect(refused(lab(far, a({ order: 'fire', at: 'T5', firers: ['ah'] })))).toBe(
      'OUT_OF_RANGE 3.2.2/b 4.1/d',
    );
  });

  test('[aslsk 4.1/d] beyond 16 hexes it is halved against unbroken Infantry, besides long range', () => {
    const shot = lab(far, a({ order: 'fire', at: 'T5', firers: ['ah'], leaders: ['al'] }, [4, 6]));
    expect(told(shot)[0]).toBe(
      'Fire at T5: HMG 7 x0.5 long range x0.5 beyond 16 hexes = 1.75; 1.75 FP, column 1; dice 4 and 6. DR 10 -1 9-1 = 9: no effect on 4-4-7.',
    );
  });

  const leaders = prep({
    al: { counter: '9-1', at: 'C5' },
    am: { counter: '8-0', at: 'C5' },
    an: { counter: '8-1', at: 'C5' },
    ag: { counter: 'MMG', possessor: 'al' },
    b1: { counter: '4-4-7', at: 'G5' },
  });
  const both = { order: 'fire', at: 'G5', firers: ['ag', 'am'] };

  test('[aslsk 4.1/b] a leader alone, or two, at a machine gun, directed by another: all are listed', () => {
    expect(listed(lab(leaders), 'fire')).toEqual([
      { at: 'G5', firers: ['ag'] },
      { at: 'G5', firers: ['ag'], leaders: ['an'] },
      { at: 'G5', firers: ['ag', 'an'] },
      { at: 'G5', firers: ['ag', 'an'], leaders: ['am'] },
    ]);
  });

  test.each([
    ['the one who possesses it', { ...both, leaders: ['al'] }],
    ['the one who helps', { ...both, leaders: ['am'] }],
  ])('[aslsk 4.0/n] %s serves the weapon, and does not direct it', (_who, order) => {
    expect(refused(lab(leaders, a(order)))).toBe('LEADER_FIRES 4.0/n');
  });

  test('[aslsk 4.1/b] [aslsk 1.2.4.1/a] with its Rate of Fire kept, both serve it again', () => {
    const twice = lab(leaders, a(both, [6, 2]), a(both, [6, 4]));
    expect(told(twice)[0]).toContain('MMG 5; 5 FP, column 4');
    expect(refused(lab(leaders, a(both, [6, 4]), a(both)))).toBe('HAS_FIRED 3.2/a');
  });
});

describe('what lies in the way', () => {
  const wreck = { counter: 'T-34/85', at: 'E5', wreck: true };
  const men = { a1: { counter: '4-6-7', at: 'D4' }, b1: { counter: '4-4-7', at: 'F5' } };
  const fire = a({ order: 'fire', at: 'F5', firers: ['a1'] }, [5, 6]);

  test.each([
    ['a wreck', { bw: wreck }, {}],
    ['two wrecks', { bw: wreck, bx: wreck }, {}],
    ['a wreck in the grain', { bw: wreck }, { map: { hexes: { E5: 'grain' } } }],
    ['grain', {}, { map: { hexes: { E5: 'grain' } } }],
  ])('[aslsk 7.4.1] [aslsk 2.0/Hindrance] %s: a hex hinders once', (_what, units, rest) => {
    expect(told(lab(prep({ ...men, ...units }, rest), fire))[0]).toContain('DR 11 +1 hindrance in E5 = 12');
  });

  test('[aslsk 1.2.5/e] Smoke in it hinders besides', () => {
    const smoke = { locations: { E5: { smoke: [{ kind: 'dispersed', side: 'b' }] } } };
    expect(told(lab(prep({ ...men, bw: wreck }, smoke), fire))[0]).toContain(
      'DR 11 +1 hindrance in E5 +2 hindrance in E5 = 14',
    );
  });

  test('[aslsk 1.1.1/orch-d] in season an orchard blocks between levels: the refusal names the hex and the rule', () => {
    const hill = { D4: { terrain: 'open-ground', level: 1 }, E5: 'orchard' };
    const position = (month: number) => prep(men, { map: { hexes: hill }, options: { month } });
    const { problems } = lab(position(7), fire);
    expect(problems.map(({ message }) => message)).toEqual([
      '4-6-7 does not see F5: E5 blocks the line (1.1.1/orch-d).',
    ]);
    expect(told(lab(position(12), fire))[0]).toContain('+1 hindrance in E5');
  });
});

describe('counters by name', () => {
  const gun = (year: number, month: number) =>
    unitsOf(
      lab(
        prep(
          { bc: { counter: 'crew 2-2-8', at: 'C3' }, ag: { counter: '75mm AT', at: 'C3' } },
          { options: { year, month } },
        ),
      ),
    ).ag;

  test('[aslsk 6.2/d] special ammunition is that of the date', () => {
    expect([gun(1942, 6), gun(1943, 6), gun(1944, 6)].map((one) => one?.ammunition)).toEqual([
      { APCR: 5, smoke: 7 },
      { APCR: 4, smoke: 7 },
      { APCR: 3, smoke: 7 },
    ]);
  });

  test('[aslsk 8.1.1] a striped counter, where the full-strength one of another class reads alike', () => {
    const units = unitsOf(
      lab({
        sides: { a: { nationality: 'Japanese' }, b: { nationality: 'American' } },
        units: {
          a1: { counter: '3-4-7', at: 'C3' },
          a2: { counter: 'reduced 3-4-7', at: 'C3' },
          a3: { counter: '2-3-7', at: 'C3' },
          a4: { counter: 'squad 2-3-7', at: 'C4' },
          a5: { counter: '1-2-8', at: 'C4' },
          b1: { counter: '7-6-8', at: 'F5' },
        },
      }),
    );
    const is = (id: string) => units[id];
    expect(is('a1')).toMatchObject({ kind: 'squad', class: 'second' });
    expect(is('a1')).not.toHaveProperty('reduced');
    expect(is('a2')).toMatchObject({ kind: 'squad', class: 'first', reduced: true });
    expect(is('a3')).toMatchObject({ kind: 'half-squad', class: 'first' });
    expect(is('a4')).toMatchObject({ kind: 'squad', class: 'second', reduced: true });
    expect(is('a5')).toMatchObject({ kind: 'crew', reduced: true });
  });

  test('what is printed is taken away by null or false: a Gun that has moved is no longer emplaced', () => {
    const { ag } = unitsOf(
      lab(
        prep({
          ac: { counter: 'crew 2-2-8', at: 'C3' },
          ag: { counter: '75mm AT', at: 'C3', emplaced: false, gunshield: null, ca: 3 },
          b1: { counter: '4-4-7', at: 'F5' },
        }),
      ),
    );
    expect(ag).toMatchObject({ name: '75L AT', ca: 3 });
    expect(ag).not.toHaveProperty('emplaced');
    expect(ag).not.toHaveProperty('gunshield');
  });

  test('a counter that there is not is answered with those that there are', () => {
    const { problems } = lab(prep({ a1: { counter: 'Sherman', at: 'C3' } }));
    expect(problems).toMatchObject([{ path: '$.position.units.a1.counter' }]);
    expect(problems[0]?.message).toMatch(
      /^There is no counter "Sherman" for a\..* 4-6-7,.* LMG,.* 75L AT,.* StuG IIIG/,
    );
  });
});

describe('what a position says stays', () => {
  const PTO = { pto: true, fog: true };
  const sides = { a: { nationality: 'USMC' }, b: { nationality: 'Japanese' } };
  const units = { a1: { counter: '7-6-8', at: 'C5' }, b1: { counter: '4-4-7', at: 'F5' } };
  const map = { hexes: { D5: 'woods', D6: 'woods', E5: 'woods', E6: 'woods' } };

  test('[aslsk 8.3/b] out of sight, units are concealed when the battle begins, and left alone later', () => {
    const concealed = (clock: object) =>
      Object.values(unitsOf(lab({ sides, units, map, options: PTO, clock }))).filter(
        (unit) => unit.kind === 'concealment',
      ).length;
    expect(concealed({ phase: 'RPh' })).toBe(2);
    expect(concealed({ phase: 'MPh' })).toBe(0);
    expect(concealed({ phase: 'RPh', turn: 3 })).toBe(0);
  });

  test('[aslsk 4.4.2/a] Germans have Panzerfausts where the enemy has an AFV, from October 1943 on', () => {
    const tank = { a1: { counter: '4-6-7', at: 'C5' }, bt: { counter: 'T-34/85', at: 'D5' } };
    const shots = (year: number, month: number, units: object = tank) =>
      listed(lab(prep(units, { options: { year, month } })), 'panzerfaust');
    expect(shots(1943, 10)).toEqual([{ unit: 'a1', at: 'D5', target: 'bt' }]);
    expect(shots(1943, 9)).toEqual([]);
    expect(shots(1943, 10, { a1: tank.a1, b1: { counter: '4-4-7', at: 'D5' } })).toEqual([]);
    expect(shots(1943, 10, { a1: { counter: 'Russian 4-4-7', at: 'C5' }, bt: tank.bt })).toEqual([]);
  });

  test('[aslsk 6.10/a] what a Gun has acquired counts for the crew that mans it', () => {
    const acquired = { at: 'F5', units: ['b1'], drm: -2 };
    const gun = prep({
      ac: { counter: 'crew 2-2-8', at: 'C5' },
      ag: { counter: '75mm AT', possessor: 'ac', ca: 2, acquired },
      b1: { counter: '4-4-7', at: 'F5' },
    });
    expect(told(lab(gun, a({ order: 'shoot', weapon: 'ag', at: 'F5' }, [6, 5])))[0]).toContain(
      'DR 11 -2 acquired target = 9: a miss',
    );
  });

  test('[aslsk 3.5/c] [aslsk 3.2.4/case14] a unit that has moved fires as such in the AFPh', () => {
    const afph = (units: object) => ({ ...prep(units), clock: { phase: 'AFPh' } });
    const squad = afph({
      a1: { counter: '4-6-7', at: 'C5', moved: true },
      am: { counter: 'MMG', possessor: 'a1' },
      b1: { counter: '4-4-7', at: 'F5' },
    });
    expect(refused(lab(squad, a({ order: 'fire', at: 'F5', firers: ['am'] })))).toBe('MOVED 3.5/c');
    const tank = (marks: object) =>
      afph({ at: { counter: 'PzKpfw IVH', at: 'C5', vca: 2, ...marks }, b1: { counter: '4-4-7', at: 'F5' } });
    const shot = a({ order: 'shoot', weapon: 'at', at: 'F5' }, [6, 5]);
    expect(told(lab(tank({ movingTarget: true }), shot))[0]).toContain('+4 Bounding Fire');
    expect(told(lab(tank({}), shot))[0]).toContain('+2 fires in the AFPh');
  });

  test('a phase, a mark or a hex that there is not is named with its place', () => {
    const wrong = (position: Record<string, unknown>) => lab(position).problems.map(({ path }) => path);
    expect(wrong(prep({ a1: { counter: '4-6-7', at: 'C5' } }, { clock: { phase: 'Prep Fire' } }))).toEqual([
      '$.position.clock.phase',
    ]);
    expect(wrong(prep({ a1: { counter: '4-6-7', at: 'C5', DM: true } }))).toEqual(['$.position.units.a1']);
    expect(wrong(prep({ a1: { counter: '4-6-7', at: 'Z30' } }))).toEqual(['$.position.units.a1.at']);
  });
});

describe('what is aimed at', () => {
  const mg = prep({
    a1: { counter: '4-6-7', at: 'E5' },
    am: { counter: 'HMG', possessor: 'a1' },
    bt: { counter: 'T-70', at: 'F5', vca: 5 },
  });

  test('[aslsk 4.1/g] a machine gun shoots at armour when a vehicle is named', () => {
    const shot = lab(mg, a({ order: 'shoot', weapon: 'am', at: 'F5', target: 'bt' }, [2, 2], [1, 1]));
    expect(told(shot)[0]).toContain('HMG fires AP at F5, range 1, Vehicle Target Type, To Hit 12');
    expect(refused(lab(mg, a({ order: 'shoot', weapon: 'am', at: 'F5' })))).toBe('NO_VEHICLE 4.1/g');
  });

  test('[aslsk 3.2.4/b] the Area Target Type is fired at the hex and all in it', () => {
    const mortar = prep({
      ac: { counter: 'crew 2-2-8', at: 'C5' },
      am: { counter: '81mm MTR', possessor: 'ac', ca: 2 },
      bt: { counter: 'T-34/85', at: 'G5', vca: 5 },
    });
    const order = { order: 'shoot', weapon: 'am', at: 'G5' };
    expect(refused(lab(mortar, a({ ...order, target: 'bt' })))).toBe('WRONG_TARGET_TYPE 3.2.4/b');
    expect(told(lab(mortar, a(order, [3, 2], [1, 1])))).toContain('T-34/85 is a wreck.');
  });
});

describe('the page about the lab', () => {
  const page = readFileSync(join(import.meta.dirname, 'LAB.md'), 'utf8');

  const shown = [...page.matchAll(/<!-- runs -->\n```json\n([\s\S]*?)\n```/g)].map(
    ([, position = '']) => position,
  );
  test.each(shown)('shows a position that works: %s', (position) => {
    expect(lab(JSON.parse(position))).toMatchObject({
      problems: [],
      awaiting: [{ side: expect.any(String) }],
    });
  });

  test('shows a file that works', () => {
    const [, file = ''] = /```json\n([\s\S]*?)\n```/.exec(page) ?? [];
    const { system, position, steps } = JSON.parse(file);
    const result = lab(position, ...steps);
    expect(system).toBe('aslsk');
    expect(result.steps[1]?.odds?.total).toBe('1296');
    // 8 FP, DR 3, grain +1, stone building +3, leader -1: 1MC; DR 10 + 1 fails by 4, more than the ELR of 3.
    expect(told(result)).toEqual(
      expect.arrayContaining(['4-6-7: the 4-6-7 is replaced by a 4-4-7.', '4-4-7 breaks.']),
    );
  });

  const blocks = [...page.matchAll(/<!-- then -->\n```json\n([\s\S]*?)\n```/g)].map(([, block = '']) =>
    JSON.parse(block),
  );
  const examples = blocks.flatMap(({ then, steps = [], ...start }) =>
    then.map((step: Step) => [
      (step.order as { order: string }).order,
      { ...start, steps: [...steps, step] },
    ]),
  );
  test.each<[string, { steps: Step[] }]>(examples)('gives an example that is accepted: %s', (_, file) => {
    const { problems } = runLab(ONLY, { system: 'aslsk', ...file });
    const last = `$.steps[${file.steps.length - 1}]`;
    const isUnrolled = (code: string, path: string) => code === 'DICE_MISSING' && path.startsWith(last);
    expect(problems.filter(({ code, path }) => !isUnrolled(code, path))).toEqual([]);
  });

  test('has an example of every order', () => {
    const shown = new Set(examples.map(([order]) => order));
    expect(Object.keys(aslsk.orders).filter((order) => !shown.has(order))).toEqual([]);
  });

  test('names every order that answers a decision, and no attribute that there is not', () => {
    const orders = Object.keys(aslsk.orders);
    expect(orders.filter((order) => !page.includes(`\`${order}\``))).toEqual([]);
    const rows = page.slice(page.indexOf('| in the book | attributes |'), page.indexOf('## Orders'));
    const named = [...rows.matchAll(/`"?(\w+)"?(?::[^`]*)?`/g)].map(([, name = '']) => name);
    const values = ['true', 'first', 'final', 'bounding', 'mired', 'uk', 'STUN', 'units', 'at', 'hidden'];
    expect(named.filter((name) => !values.includes(name) && !(name in attributes.unit.shape))).toEqual([]);
  });
});

describe('whose turn it is', () => {
  test('[aslsk 3.3.3/SFF-a] a unit that is not asked because it could do nothing is told why not', () => {
    const position = {
      sides: SIDES,
      clock: { phase: 'MPh' },
      units: {
        a1: { counter: '4-6-7', at: 'C5' },
        a2: { counter: '4-6-7', at: 'F4' },
        b1: { counter: '4-4-7', at: 'G5', fire: 'first' },
      },
    };
    const move = a({ order: 'move', units: ['a1'], path: ['D5'] });
    const fire = b({ order: 'fire', at: 'D5', firers: ['b1'] });
    expect(refused(lab(position, move, fire))).toBe('NOT_YOUR_DECISION; CLOSER_ENEMY 3.3.3/SFF-a');
    expect(refused(lab(position, b({ order: 'pass' })))).toMatch(/^NOT_YOUR_DECISION/);
  });

  test('[aslsk 3.1/a] the Rally Phase can be entered at any of its steps', () => {
    const units = {
      a1: { counter: '4-6-7', at: 'F5', broken: true },
      al: { counter: '9-1', at: 'F5' },
      b1: { counter: '4-4-7', at: 'K5' },
    };
    const rally = a({ order: 'rally', unit: 'a1', leader: 'al' }, [3, 4]);
    expect(refused(lab({ sides: SIDES, clock: { phase: 'RPh' }, units }, rally))).toBe('NOT_NOW');
    expect(told(lab({ sides: SIDES, clock: { phase: 'RPh', step: 'rally' }, units }, rally))).toContain(
      '4-6-7 is in Good Order again.',
    );
  });

  test('[aslsk 3.8/j] a unit that has advanced into woods may ambush as the Close Combat Phase begins', () => {
    const position = {
      sides: SIDES,
      clock: { phase: 'CCPh' },
      map: { hexes: { F5: 'woods' } },
      units: { a1: { counter: '4-6-7', at: 'F5', advanced: true }, b1: { counter: '4-4-7', at: 'F5' } },
    };
    expect(told(lab({ ...position, opening: [[1], [4]] }))).toContain('Ambush in F5? a 1, b 4: a ambushes.');
    expect(lab(position).problems).toMatchObject([{ code: 'DICE_MISSING', path: '$.opening[0]' }]);
  });
});

describe('an attribute on the wrong thing is refused with what it goes with', () => {
  test.each<[attribute: string, units: Record<string, object>]>([
    ['moved', { am: { counter: 'MMG', possessor: 'a1', moved: true } }],
    ['broken', { at: { counter: 'PzKpfw IVH', at: 'C5', broken: true } }],
    ['vca', { ag: { counter: '75L AT', possessor: 'a1', vca: 2 } }],
    ['wounded', { bq: { counter: '?', at: 'C9', wounded: true } }],
  ])('%s', (attribute, units) => {
    const [unit] = Object.keys(units);
    const position = prep({
      ...units,
      a1: { counter: '4-6-7', at: 'C5' },
      b1: { counter: '4-4-7', at: 'G5' },
    });
    expect(lab(position).problems).toEqual([
      {
        code: 'POSITION_MALFORMED',
        path: `$.position.units.${unit}.${attribute}`,
        message: expect.stringMatching(/^".+" does not go with a unit of the kind ".+"; it goes with: .+\.$/),
      },
    ]);
  });

  test('and every counter of every nation has only what its kind can have', () => {
    const { counter, counters } = aslsk.draft as Required<NonNullable<typeof aslsk.draft>>;
    for (const nationality of ['German', 'Russian', 'American', 'Japanese', 'British', 'USMC']) {
      const side = { name: nationality, nationality };
      for (const name of counters(side)) {
        const printed = counter(name, side, { year: 1944, month: 7 } as never);
        if (!printed) throw new Error(`${nationality} ${name}`);
        const strange = Object.keys(printed).filter(
          (key) => key !== 'name' && !ATTRIBUTES_OF[printed.kind].includes(key),
        );
        expect({ name, strange }).toEqual({ name, strange: [] });
      }
    }
  });
});
