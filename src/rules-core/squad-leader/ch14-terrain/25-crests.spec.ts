import { originalBoard } from '../../boards/index.js';
import type { Order } from '../../kernel/decide/action.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { Trial as KernelTrial } from '../../kernel/testing/trial.testkit.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { LEDGER } from '../rules.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';
import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

/** A gully from west to east along row 8, a sunken road from south to north in column J. */
const GULLY = { is: 'gully', along: 'A8 B8 C8 D8 E8 F8 G8' };
const MAP = drawn({
  watercourses: [GULLY],
  roads: [{ is: 'sunken-road', along: 'J11 J5' }],
});
/** Off the map, so that the battle goes on. */
const FAR = { g9: '4-6-7', r9: '4-4-7' } as const;
const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });
const play = (units: Setup['units'], more: Setup = {}) =>
  new Trial({ map: MAP, units: { ...FAR, ...units }, ...more });
/** On a counter in D8 that looks north. */
const UP = { onCrest: { at: 'D8', side: 0 } } as const;
const up = (unit: string, more: object = {}) => [unit, { at: 'D8', ...UP, ...more }] as never;
const crest = (side?: number, unit = 'g1') => ({ order: 'crest', unit, ...(side !== undefined && { side }) });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const refused = (trial: Trial, order: object, by = 'german') => trial.refusal(by, order as never)?.refused;
const why = (trial: Trial) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) =>
      outcomes.flatMap(({ modifiers }) => modifiers.map((one) => `${one.why} ${one.value}`)),
    );
const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });

/** A scenario in which a squad sets up along the gully. */
function started() {
  const begun = beginScenario(
    squadLeader,
    {
      scenario: 'crests',
      title: 'Crests',
      system: 'squad-leader',
      map: { columns: 9, rows: 12, watercourses: [GULLY] },
      turns: 5,
      setUp: [['german'], ['russian']],
      sides: {
        german: {
          is: { nationality: 'German' },
          forces: [{ area: 'A6-G9', units: [{ counter: '4-6-7', id: 'g1' }] }],
        },
        russian: {
          is: { nationality: 'Russian' },
          forces: [{ area: 'A1-G2', units: [{ counter: '4-4-7', id: 'r1' }] }],
        },
      },
      victory: { wins: [], otherwise: 'russian' },
    },
    (at) => known.lay(at),
    { id: 'test' },
  );
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const { position } = begun;
  const uncited = new Set(['placed', 'set-up']);
  const table = known.table(position);
  return new KernelTrial<SquadLeader>({
    rulebook: squadLeader,
    ledger: LEDGER,
    uncited,
    table,
    start: position,
  });
}

describe('onto a crest', () => {
  const advancing = (units: Setup['units']) => play(units, { phase: 'advance' });

  test('[squad-leader 14.25.1/a] in the Advance Phase, instead of advancing', () => {
    const trial = advancing({ g1: '4-6-7 at D8' }).order('german', crest(0));
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', onCrest: { at: 'D8', side: 0 } });
    expect(refused(trial, { order: 'advance', unit: 'g1', to: 'D7' })).toBe('HAS_MOVED');
    expect(refused(play({ g1: '4-6-7 at D8' }, { phase: 'movement' }), crest(0))).toBe('NOT_NOW');
  });

  test.each([
    ['a broken unit', ['4-6-7', { at: 'D8', broken: true }], 0, 'BROKEN'],
    ['on level ground', '4-6-7 at D6', 0, 'NO_CREST'],
    ['in a sunken road, over its bank', '4-6-7 at J8', 1, undefined],
  ] as const)('[squad-leader 14.25.1/a] %s', (_, unit, side, code) => {
    expect(refused(advancing({ g1: unit as never }), crest(side))).toBe(code);
  });

  test('[squad-leader 14.25.1/b] the middle hexside is not one that the road crosses', () => {
    expect(refused(advancing({ g1: '4-6-7 at J8' }), crest(0))).toBe('NO_CREST');
  });

  test('[squad-leader 14.25.2] not from one to another; out over its front it is one factor and the hex, elsewhere first off it', () => {
    expect(refused(advancing({ g1: up('4-6-7') }), crest(3))).toBe('SETTLED');
    const moving = () => play({ g1: up('4-6-7') }, { phase: 'movement' });
    expect(moving().order('german', move('D7')).unit('g1')).toMatchObject({ at: 'D7', spent: 2 });
    expect(refused(moving(), move('D9'))).toBe('SETTLED');
    const off = moving().order('german', crest());
    expect([off.unit('g1').spent, off.unit('g1').onCrest]).toEqual([2, undefined]);
    expect(off.order('german', move('E8')).unit('g1').spent).toBe(4);
    const road = play({ g1: ['4-6-7', { at: 'J8', onCrest: { at: 'J8', side: 1 } }] }, { phase: 'movement' });
    expect(road.order('german', crest()).unit('g1').spent).toBe(3);
    expect(refused(advancing({ g1: up('4-6-7') }), { order: 'advance', unit: 'g1', to: 'D9' })).toBe(
      'SETTLED',
    );
    expect(
      refused(advancing({ g1: up('4-6-7') }), { order: 'advance', unit: 'g1', to: 'D7' }),
    ).toBeUndefined();
  });

  test('[squad-leader 14.25.2] who goes out and comes back through the gully is off it', () => {
    const trial = play({ g1: up('9-1', { doubleTime: true }) }, { phase: 'movement' }).order(
      'german',
      move('D7', 'D8', 'D9'),
    );
    expect(trial.unit('g1')).toMatchObject({ at: 'D9' });
  });

  test('[squad-leader 14.25.1/a] units set up there, where there is one', () => {
    const crestAfter = (hex: string) => {
      const trial = started();
      const set = { onCrest: { at: hex, side: 0 } };
      const order = (placement: object) =>
        ({ order: 'set-up', placements: [placement], done: true }) as unknown as Order;
      trial.order('german', order({ unit: 'g1', at: hex, set }));
      return trial.order('russian', order({ unit: 'r1', at: 'A1' })).unit('g1').onCrest;
    };
    expect([crestAfter('D8'), crestAfter('D7')]).toEqual([{ at: 'D8', side: 0 }, undefined]);
  });

  test('[squad-leader-C-049] [squad-leader 14.25/q1] who goes up or comes off gains no "?" in that turn', () => {
    const map = drawn({ watercourses: [GULLY], terrain: { woods: 'D8' } });
    const conceals = (side?: number) => {
      const trial = play({ g1: side === undefined ? up('4-6-7') : '4-6-7 at D8' }, { phase: 'advance', map });
      trial.order('german', crest(side));
      while (trial.battle.clock.phase === 'advance') trial.endPhase();
      return trial.legalOf('german', 'conceal').some(({ units }) => (units as string[]).includes('g1'));
    };
    const still = play({ g1: '4-6-7 at D8' }, { phase: 'advance', map }).endPhase();
    expect([still.legalOf('german', 'conceal').length > 0, conceals(0), conceals()]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[squad-leader 14.25.5] the broken lose it in the Rout Phase', () => {
    const trial = play({ g1: up('4-6-7', { broken: true, dm: true, settled: true }) }, { phase: 'rout' });
    while (trial.battle.clock.phase === 'rout') trial.endPhase();
    expect(trial.unit('g1').onCrest).toBeUndefined();
    const fit = play({ g1: up('4-6-7') }, { phase: 'rout' });
    while (fit.battle.clock.phase === 'rout') fit.endPhase();
    expect(fit.unit('g1').onCrest).toBeDefined();
  });
});

describe('fire over a crest', () => {
  const shot = (from: string, more: Setup = {}, r1: unknown = up('4-4-7')) =>
    play({ g1: `4-6-7 at ${from}`, r1: r1 as never }, more).order('german', fire('D8', 'g1'), 6, 5);

  test('[squad-leader 14.25.1/b] at men there it meets an entrenchment over their front, and nothing from behind', () => {
    expect([why(shot('D7')), why(shot('D9')), why(shot('D7', {}, '4-4-7 at D8'))]).toEqual([
      ['entrenched 2'],
      [],
      [],
    ]);
  });

  test('[squad-leader 14.25.1/b] they are seen from the ground before them, and see it; others in the hex do not', () => {
    const units = { g1: '4-6-7 at D4', r1: up('4-4-7'), r2: '4-4-7 at D8' } as const;
    const struck = play(units).order('german', fire('D8', 'g1'), 6, 6);
    expect(
      struck.told('fire-attack').flatMap(({ outcomes }) => outcomes.flatMap((one) => one.units)),
    ).toEqual(['r1']);
    const seen = (firer: unknown) =>
      play({ g1: firer as never, r1: '4-4-7 at D4' })
        .legalOf('german', 'fire')
        .some(({ at, firers }) => at === 'D4' && (firers as string[]).includes('g1'));
    expect([seen(up('4-6-7')), seen('4-6-7 at D8')]).toEqual([true, false]);
    const behind = play({ g1: '4-6-7 at D12', r1: up('4-4-7') });
    expect(behind.legalOf('german', 'fire').some(({ at }) => at === 'D8')).toBe(false);
  });

  test('[squad-leader 14.25.1/b] it is none from four levels above, along the bottom, or under shells', () => {
    const hill = drawn({ watercourses: [GULLY], levels: { '3': 'D6' } });
    expect(why(shot('D6', { map: hill }))).toEqual([]);
    const along = { at: 'J8', onCrest: { at: 'J8', side: 1 } } as const;
    expect(
      why(play({ g1: '4-6-7 at J7', r1: ['4-4-7', along] }).order('german', fire('J8', 'g1'), 6, 5)),
    ).toEqual([]);
    const barrage = play(
      { r1: up('4-4-7') },
      {
        active: 'russian',
        phase: 'movement',
        options: { order: ['german', 'russian'] },
        marks: { D8: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } },
        sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
      },
    ).endPhase(...Array.from({ length: 14 }, () => 6));
    const modifiers = barrage
      .told('barrage')
      .flatMap(({ outcomes }) => outcomes.flatMap((one) => one.modifiers.map(({ why: says }) => says)));
    expect(modifiers).not.toContain('entrenched');
  });

  test('[squad-leader 14.25.3/a] outside their front they fire with half, and ordnance at +2', () => {
    const fp = (at: string) =>
      play({ g1: up('4-6-7'), r1: `4-4-7 at ${at}` })
        .order('german', fire(at, 'g1'), 6, 5)
        .told('fire-attack')[0]?.fp;
    expect([fp('D7'), fp('E8'), fp('D9')]).toEqual([8, expect.any(Number), 4]);
    const drm = (at: string) => {
      const tank = { rt: [`T-34 at ${at}`, { facing: 0 }], r9: '4-4-7' } as never as Setup['units'];
      const units = { ...tank, g1: up('4-6-7'), gp: 'panzerschreck with g1' };
      const trial = play(units, { options: { year: 1944 } });
      trial.order('german', { order: 'fire-anti-tank', weapon: 'gp', target: 'rt' }, 6, 6);
      return trial.told('anti-tank-shot')[0]?.modifiers.filter(({ why: says }) => says.includes('crest'));
    };
    expect([drm('D7'), drm('D9')]).toMatchObject([[], [{ value: 2 }]]);
  });

  test.each([
    ['LMG', undefined],
    ['MMG', 'CANNOT_USE'],
    ['HMG', 'CANNOT_USE'],
  ])('[squad-leader 14.25.4] an %s fires there, or not', (gun, code) => {
    const trial = play({ g1: up('4-6-7'), gm: `${gun} with g1`, r1: '4-4-7 at D4' });
    expect(trial.refusal('german', fire('D4', 'gm'), 6, 5)?.refused).toBe(code);
  });

  test('[squad-leader 14.25.4] nothing is repaired there', () => {
    const repairs = (unit: unknown) => {
      const units = { g1: unit as never, gm: ['LMG with g1', { malfunctioned: true }] as never };
      const trial = play(units, { phase: 'rally' });
      return trial.awaits[0] === 'german repair' && trial.legalOf('german', 'repair').length > 0;
    };
    expect([repairs('4-6-7 at D8'), repairs(up('4-6-7'))]).toEqual([true, false]);
  });
});

describe('close combat at a crest', () => {
  const fights = (by: 'german' | 'russian', from?: string) => {
    const trial = play(
      { g1: ['4-6-7', { at: 'D8', ...(from && { advanced: true, advancedFrom: from }) }], r1: up('4-4-7') },
      { phase: 'close-combat', active: 'german' },
    );
    const [attackers, defenders] = by === 'german' ? [['g1'], ['r1']] : [['r1'], ['g1']];
    if (by === 'russian') trial.order('german', 'pass');
    trial.order(
      by,
      { order: 'close-combat', at: 'D8', attackers, defenders },
      ...(by === 'russian' ? [6, 5] : []),
    );
    return trial;
  };
  const drms = (trial: Trial) => {
    while (trial.battle.clock.phase === 'close-combat' && trial.told('close-combat-attack').length === 0)
      trial.endPhase(6, 5);
    return trial
      .told('close-combat-attack')[0]
      ?.blows.flatMap(({ modifiers }) => modifiers.map(({ why: says, value }) => `${says} ${value}`));
  };

  test.each([
    ['against them', 'german', undefined, ['caught at the crest -2']],
    ['against them by those who came over it', 'german', 'D7', []],
    ['against them by those who came from behind', 'german', 'D9', ['caught at the crest -2']],
    ['by them', 'russian', undefined, ['at the crest 2']],
    ['by them, at those who came over it', 'russian', 'D7', []],
  ] as const)('[squad-leader 14.25.3/b] attacks %s', (_, by, from, expected) => {
    expect(drms(fights(by, from))).toEqual(expected);
  });

  test('[squad-leader 14.25.3/b] those who live through the first round and are held come off it', () => {
    const trial = fights('german');
    drms(trial);
    while (trial.battle.clock.phase === 'close-combat') trial.endPhase();
    expect([trial.unit('r1').melee, trial.unit('r1').onCrest]).toEqual([true, undefined]);
  });
});

describe('on a hedgerow', () => {
  const map = field({ D8: { hexsides: { 0: 'wall' } } });
  const BOCAGE = { hedgerows: { are: 'walls', bocage: true } } as const;
  const ON = { onCrest: { at: 'D8', side: 0 } } as const;
  const at = (units: Setup['units'], more: Setup = {}) => play(units, { map, options: BOCAGE, ...more });

  test('[squad-leader 14.6.13] it is taken as one above low ground is, over a side with a hedgerow', () => {
    const takes = (side: number, options: Setup['options'] = BOCAGE) =>
      refused(at({ g1: '4-6-7 at D8' }, { phase: 'advance', options: options ?? {} }), crest(side));
    expect([takes(0), takes(3), takes(0, {})]).toEqual([undefined, 'NO_CREST', 'NO_CREST']);
  });

  test('[squad-leader 14.6.13] from there one fires through bocage, and with half elsewhere', () => {
    const fp = (unit: unknown, target: string) => {
      const trial = at({ g1: unit as never, r1: `4-4-7 at ${target}` });
      const code = refused(trial, fire(target, 'g1'));
      return code === 'PROTECTED'
        ? code
        : trial.order('german', fire(target, 'g1'), 6, 5).told('fire-attack')[0]?.fp;
    };
    expect([
      fp('4-6-7 at D8', 'D5'),
      fp(['4-6-7', { at: 'D8', ...ON }], 'D5'),
      fp(['4-6-7', { at: 'D8', ...ON }], 'D11'),
    ]).toEqual(['PROTECTED', 4, 2]);
  });

  test('[squad-leader 14.6.13] fire over it meets the hedgerow alone, and the man there is a level up', () => {
    const units = { g1: '4-6-7 at D5', r1: ['4-4-7', { at: 'D8', ...ON }] } as const;
    expect(
      why(at(units, { options: { hedgerows: { are: 'walls' } } }).order('german', fire('D8', 'g1'), 6, 5)),
    ).toEqual(['hedgerow 2']);
    const behindHill = field({ D8: { hexsides: { 0: 'wall' } }, D6: { hexsides: { 3: 'hedge' } } });
    const seen = (unit: unknown) =>
      play(
        { g1: '4-6-7 at D4', r1: unit as never },
        { map: behindHill, options: { hedgerows: { are: 'walls' } } },
      )
        .legalOf('german', 'fire')
        .some(({ at: hex }) => hex === 'D8');
    expect([seen('4-4-7 at D8'), seen(['4-4-7', { at: 'D8', ...ON }])]).toEqual([false, true]);
  });
});
