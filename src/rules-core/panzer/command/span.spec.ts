import { d100, type Placed, Trial } from '../testkit.testkit.js';
import { availableCommands } from './available.js';

type Units = Readonly<Record<string, Placed>>;
type Formations = Readonly<Record<string, object>>;

const FORMATIONS = {
  co: { name: 'A Company', grade: 'Elite', above: 'bn' },
  bn: { name: 'Battalion', grade: 'Elite', above: 'reg' },
  reg: { name: 'Regiment', grade: 'Elite' },
};

const MAP = { s1: 'T-34 at Z14' } as const;

/** A company with its CHQ in D4 and three tanks beside it: four commands while all is well. */
const COMPANY: Units = {
  chq: ['Panzer IV at D4', { formation: 'co', post: 'CHQ' }],
  g1: ['Panzer IV at D4', { formation: 'co' }],
  g2: ['Panzer IV at D4', { formation: 'co' }],
  g3: ['Panzer IV at D4', { formation: 'co' }],
};

const named = (units: Units): Units =>
  Object.fromEntries(Object.entries(units).map(([id, one]) => [id.startsWith('g') ? id : `g-${id}`, one]));

const begun = (units: Units, formations: Formations = {}, options: object = {}, clock: object = {}) =>
  new Trial({
    units: { ...MAP, ...named(units) },
    sides: {
      german: {
        formations: Object.fromEntries(
          Object.entries(FORMATIONS).map(([id, one]) => [id, { ...one, ...formations[id] }]),
        ),
      },
    } as never,
    options: { optional: ['7.52'], ...options },
    clock: { phase: 'command', ...clock } as never,
  });

const place = (trial: Trial, ...commands: string[]) =>
  trial.refusal('german', {
    order: 'place-commands',
    counters: commands.map((command, i) => ({ command, units: [['g1', 'g2', 'g3', 'g-chq'][i]] })),
  } as never)?.refused;

/** How many MOVE counters of four would be accepted. */
const mostMoves = (trial: Trial): number =>
  [4, 3, 2, 1].find((n) => place(trial, ...Array(n).fill('move')) === undefined) ?? 0;
const available = (trial: Trial) => availableCommands(trial.battle, 'german', 'co');
const STRAGGLER = { g3: ['Panzer IV at P4', { formation: 'co' }] } as const;

describe('the Command Span of a CHQ', () => {
  test('[panzer 7.52/a, 7.52/c, 7.52/e] 10 hexes; with one unit beyond it half of the commands at most are MOVE or SHORT HALT', () => {
    const at = (hex: string) =>
      mostMoves(begun({ ...COMPANY, g3: [`Panzer IV at ${hex}`, { formation: 'co' }] }));
    expect([at('N4'), at('O4')]).toEqual([4, 2]);
    const trial = begun({ ...COMPANY, ...STRAGGLER });
    expect(place(trial, 'move', 'short-halt')).toBeUndefined();
    expect(place(trial, 'move', 'short-halt', 'short-halt')).toBe('TOO_MANY_MOVES');
    expect(available(trial)).toBe(4);
  });

  test('[panzer 7.52/b] FIRE, OVERWATCH and N/C are not limited by it', () => {
    const trial = begun({ ...COMPANY, ...STRAGGLER });
    expect(place(trial, 'fire', 'overwatch', 'none', 'fire')).toBeUndefined();
    expect(place(trial, 'move', 'move', 'fire', 'overwatch')).toBeUndefined();
  });

  test('[panzer 7.52/e, 7.52/q, S.recon/c] half is rounded down, one at least; recon units neither stray nor count as movers', () => {
    const recon = { recon: true, formation: 'co' } as const;
    expect(mostMoves(begun({ ...COMPANY, g3: ['Panzer IV at P4', recon] }))).toBe(4);
    const two = begun({
      ...COMPANY,
      ...STRAGGLER,
      g2: ['Panzer IV at D4', recon],
      g1: ['Panzer IV at D4', recon],
    });
    expect(place(two, 'move', 'move', 'move', 'move')).toBeUndefined();
    const three = begun({ ...COMPANY, ...STRAGGLER, g2: ['Panzer IV at D4', { ...recon, broken: 'on' }] });
    // Three active units of an Elite company: three commands, one of them a move.
    expect([available(three), place(three, 'move'), place(three, 'move', 'none', 'move')]).toEqual([
      3,
      undefined,
      'TOO_MANY_MOVES',
    ]);
  });

  test('[panzer 7.52/c] one CHQ of the formation is enough; that of another formation has no authority', () => {
    const second = (formation: string) =>
      mostMoves(begun({ ...COMPANY, ...STRAGGLER, chq2: ['Panzer IV at O4', { formation, post: 'CHQ' }] }));
    expect([second('co'), second('other')]).toEqual([4, 2]);
  });

  test('[panzer 7.52/d] the scenario may change it, the Formation Grade does not', () => {
    const grades = ['Elite', 'Green'].map((grade) => {
      const near = begun({ ...COMPANY, g3: ['Panzer IV at N4', { formation: 'co' }] }, { co: { grade } });
      return mostMoves(near) === available(near);
    });
    expect(grades).toEqual([true, true]);
    expect(mostMoves(begun({ ...COMPANY, ...STRAGGLER }, { co: { span: 12 } }))).toBe(4);
    expect(
      mostMoves(begun({ ...COMPANY, g3: ['Panzer IV at J4', { formation: 'co' }] }, { co: { span: 5 } })),
    ).toBe(2);
  });

  test('[panzer 7.52/h] 23 Italian combat units of Regulars have 11 commands; with one beyond 5 hexes 5 of them move', () => {
    const squads = Object.fromEntries(
      Array.from({ length: 22 }, (_, i) => [`i${i}`, `Rifle squad (fucilieri) at ${i === 0 ? 'J4' : 'D4'}`]),
    );
    const trial = new Trial({
      units: { ...squads, ichq: ['CHQ half-squad at D4', { post: 'CHQ' }], b1: 'Crusader I at Z14' },
      sides: { italian: { formations: { co: { name: 'Company', grade: 'Regulars', span: 5 } } } },
      options: { optional: ['7.52'] },
      clock: { phase: 'command' },
    });
    const ask = (commands: readonly string[]) =>
      trial.refusal('italian', {
        order: 'place-commands',
        counters: commands.map((command, i) => ({ command, units: [`i${i}`] })),
      } as never)?.refused;
    const six = Array(6).fill('fire');
    expect(ask([...Array(5).fill('move'), ...six])).toBeUndefined();
    expect(ask([...Array(6).fill('move'), ...six.slice(1)])).toBe('TOO_MANY_MOVES');
    expect(ask([...Array(5).fill('move'), ...six, 'fire'])).toBe('TOO_MANY_COMMANDS');
  });

  test('[panzer 7.52/g, 7.1.5.2/a] without radio, or of a Broken CHQ, the span is the own hex', () => {
    const beside = { g3: ['Panzer IV at D5', { formation: 'co' }] } as const;
    const chq = (values: object) =>
      mostMoves(
        begun({
          ...COMPANY,
          ...beside,
          chq: ['Panzer IV at D4', { formation: 'co', post: 'CHQ', ...values }],
        }),
      );
    // Broken it is not active besides: three commands.
    expect([chq({}), chq({ noRadio: true }), chq({ broken: 'on' })]).toEqual([4, 2, 1]);
    const silent = (at: string) =>
      mostMoves(begun({ ...COMPANY, g3: [`Panzer IV at ${at}`, { formation: 'co', noRadio: true }] }));
    expect([silent('D4'), silent('D5')]).toEqual([4, 2]);
  });

  test('without the switch nothing is limited', () => {
    expect(mostMoves(begun({ ...COMPANY, ...STRAGGLER }, {}, { optional: [] }))).toBe(4);
  });
});

describe('the loss of headquarters', () => {
  /** A Soviet tank fires at a CHQ that burns easily, and wins. */
  const shot = (post: string, more: Units = {}, rolls: readonly number[] = [...d100(1), ...d100(60), 9]) => {
    const trial = new Trial({
      units: {
        ...named({ ...COMPANY, ...more }),
        'g-chq': [
          'PzKpfw IIF (2cm) at D4',
          { formation: post === 'CHQ' ? 'co' : 'bn', post: post as 'CHQ', facing: 3, spotted: true },
        ],
        s1: ['T-34 at D8', { facing: 0, fired: undefined }],
      },
      sides: { german: { formations: FORMATIONS as never } },
      options: { optional: ['7.52'] },
      commands: { s1: 'fire' },
      first: 'soviet',
    });
    return trial.fire('soviet', 's1', 'g-chq', 'AP', ...rolls);
  };

  test('[panzer 7.52/f] the loss of the last CHQ is written down; the loss of one of two is not', () => {
    const alone = shot('CHQ');
    expect(alone.kinds).toContain('headquarters-lost');
    expect(alone.battle.side('german').formations?.co?.headquartersLost).toEqual(['CHQ']);
    expect(alone.sentences).toContain('A Company (german) has lost its last CHQ.');
    const two = shot('CHQ', { chq2: ['Panzer IV at E9', { formation: 'co', post: 'CHQ' }] });
    expect(two.kinds).not.toContain('headquarters-lost');
  });

  test('[panzer 7.52/f, 7.52/r] it lowers MOVE and SHORT HALT by half, rounded down, for good; stragglers do not halve them again', () => {
    const lost = { co: { headquartersLost: ['CHQ'] } };
    const { chq: _, ...others } = COMPANY;
    const three = begun({ ...others, ...STRAGGLER }, lost);
    expect([available(three), mostMoves(three)]).toEqual([3, 2]);
    // A new CHQ does not mend it.
    expect(mostMoves(begun(COMPANY, lost))).toBe(2);
    const alike = begun({ ...others, ...STRAGGLER }, lost, { spanHalvesAlike: true });
    expect([available(alike), mostMoves(alike)]).toEqual([3, 1]);
  });

  test('[panzer 7.52/f × S.bail-out/c] a CHQ whose crew bails out is lost, too', () => {
    const trial = shot('CHQ', {}, [...d100(1), ...d100(95), ...d100(1)]);
    expect(trial.told('lost')[0]?.how).toBe('bailed-out');
    expect(trial.kinds).toContain('headquarters-lost');
  });

  test('[panzer 7.52/f × 7.23.2/b] a CHQ that loses its radio is not a command unit any more', () => {
    const trial = new Trial({
      units: {
        ...named(COMPANY),
        'g-chq': ['PzKpfw IIF (2cm) at D4', { formation: 'co', post: 'CHQ', facing: 0, spotted: true }],
        s1: ['T-34 at D8', { facing: 0 }],
      },
      sides: { german: { formations: FORMATIONS as never } },
      options: { optional: ['7.23', '7.52'] },
      commands: { s1: 'fire' },
      first: 'soviet',
    });
    trial.fire('soviet', 's1', 'g-chq', 'AP', ...d100(1), ...d100(20), 1, 2);
    expect(trial.told('collateral')[0]?.what).toBe('radio');
    expect(trial.kinds).toContain('headquarters-lost');
  });

  test('[panzer 7.52/l, 7.52/p] the last BHQ and the last RHQ cost two rows each for all below them', () => {
    expect(shot('BHQ').battle.side('german').formations?.bn?.headquartersLost).toEqual(['BHQ']);
    const regulars = { co: { grade: 'Veteran' } };
    const rows = (lost: object) => available(begun(COMPANY, { ...regulars, ...lost }));
    // Four units: Veteran 3, Regulars 2, Green 1.
    expect([
      rows({}),
      rows({ bn: { headquartersLost: ['BHQ'] } }),
      rows({ reg: { headquartersLost: ['RHQ'] } }),
      rows({ bn: { headquartersLost: ['BHQ'] }, reg: { headquartersLost: ['RHQ'] } }),
    ]).toEqual([3, 2, 2, 1]);
  });
});

describe('the Command Span of a BHQ and an RHQ', () => {
  const bhq = (at: string, values: object = {}): Units => ({
    bhq: [`Panzer IV at ${at}`, { formation: 'bn', post: 'BHQ', ...values }],
  });
  const rhq = (at: string): Units => ({ rhq: [`Panzer IV at ${at}`, { formation: 'reg', post: 'RHQ' }] });
  const commandsWith = (units: Units, formations: Formations = {}, options: object = {}) =>
    available(begun({ ...COMPANY, ...units }, formations, options));

  test('[panzer 7.52/i, 7.52/k, 7.52/b] 20 hexes to its CHQs; beyond it two rows down, which lowers every kind of command', () => {
    // Four units: Elite 4, Seasoned 2.
    expect([commandsWith(bhq('X4')), commandsWith(bhq('Y4'))]).toEqual([4, 2]);
    const trial = begun({ ...COMPANY, ...bhq('Y4') });
    expect(place(trial, 'fire', 'overwatch', 'fire')).toBe('TOO_MANY_COMMANDS');
    expect(commandsWith(bhq('Y4'), { bn: { span: 21 } })).toBe(4);
    expect(commandsWith(bhq('X4'), { bn: { span: 19 } })).toBe(2);
  });

  test('[panzer 7.52/i, 7.52/k] grades do not stretch it, and no row is below Green', () => {
    expect(commandsWith(bhq('Y4'), { bn: { grade: 'Green' } })).toBe(2);
    expect(commandsWith(bhq('Y4'), { co: { grade: 'Regulars' } })).toBe(1);
    expect(commandsWith({}, { co: { grade: 'Green' } })).toBe(1);
  });

  test('[panzer 7.52/j, 7.52/n] off the map they are in span, unless the scenario says otherwise', () => {
    const off = { headquartersOffMap: 'out of span' };
    expect([
      commandsWith({}),
      commandsWith({}, { bn: { headquartersOffMap: 'in span' } }),
      commandsWith({}, { bn: off }),
      commandsWith(bhq('D5'), { reg: off }),
    ]).toEqual([4, 4, 2, 2]);
  });

  test('[panzer 7.52/t] the span of any one BHQ is enough, and of any one RHQ', () => {
    const second: Units = { bhq2: ['Panzer IV at E4', { formation: 'bn', post: 'BHQ' }] };
    expect(commandsWith({ ...bhq('Y4'), ...second })).toBe(4);
    const far: Units = { rhq2: ['Panzer IV at E9', { formation: 'reg', post: 'RHQ' }] };
    expect([
      commandsWith({ ...bhq('D5'), ...rhq('Y4') }),
      commandsWith({ ...bhq('D5'), ...rhq('Y4'), ...far }),
    ]).toEqual([2, 4]);
  });

  test('[panzer 7.52/m, 7.52/o, 7.52/u] 20 hexes from RHQ to BHQ, two rows more beyond it: four in all', () => {
    expect([
      commandsWith({ ...bhq('D5'), ...rhq('X5') }),
      commandsWith({ ...bhq('D5'), ...rhq('Y5') }),
    ]).toEqual([4, 2]);
    // CHQ out of span of the BHQ, and that of the RHQ: from Elite to Green.
    expect(commandsWith({ ...bhq('Y4'), ...rhq('C4') })).toBe(1);
    expect(commandsWith({ ...bhq('D5'), ...rhq('Y5') }, { reg: { span: 25, grade: 'Green' } })).toBe(4);
  });

  test('[panzer 7.52/u] one level costs two rows once: a BHQ lost before and another out of span', () => {
    expect(commandsWith(bhq('Y4'), { bn: { headquartersLost: ['BHQ'] } })).toBe(2);
  });

  test('[panzer 7.52/g] a BHQ without radio has no span', () => {
    expect([commandsWith(bhq('D5', { noRadio: true })), commandsWith(bhq('D4', { noRadio: true }))]).toEqual([
      2, 4,
    ]);
  });

  test('[panzer 7.52/q, 7.57/d] first the rows and the crew of one, then the half', () => {
    const more = Object.fromEntries(
      ['g4', 'g5', 'g6'].map((id) => [id, ['Panzer IV at D4', { formation: 'co' }] as const]),
    );
    const trial = (values: object) =>
      begun(
        {
          ...COMPANY,
          ...more,
          ...STRAGGLER,
          ...bhq('Y4'),
          chq: ['Panzer IV at D4', { formation: 'co', post: 'CHQ', ...values }],
        },
        {},
        { optional: ['7.52', '7.57'] },
      );
    // Seven units, two rows below Elite: 4; one less for the crew; half of that.
    const crew = trial({ crewNoted: true });
    expect([available(trial({})), mostMoves(trial({}))]).toEqual([4, 2]);
    expect([available(crew), mostMoves(crew)]).toEqual([3, 1]);
  });
});

describe('a tank with a crew of one for everything', () => {
  const CREW = { optional: ['7.52', '7.57'] as const };
  const one = { crewNoted: true } as const;
  const chq = (values: object = one): Units => ({
    chq: ['Panzer IV at D4', { formation: 'co', post: 'CHQ', ...values }],
  });

  test('[panzer 7.57/d] as CHQ it costs one command, once, one at least', () => {
    const count = (units: Units, formations: Formations = {}) =>
      available(begun({ ...COMPANY, ...units }, formations, CREW));
    const another: Units = { chq2: ['Panzer IV at D4', { formation: 'co', post: 'CHQ', ...one }] };
    expect([count({}), count(chq()), count({ ...chq(), ...another })]).toEqual([4, 3, 4]);
    expect(count(chq(), { co: { grade: 'Green' } })).toBe(1);
    expect(available(begun({ ...COMPANY, ...chq() }, {}, { optional: ['7.52'] }))).toBe(4);
  });

  test('[panzer 7.57/d × 7.52/a] without Command Span it costs the command all the same', () => {
    expect(available(begun({ ...COMPANY, ...chq() }, {}, { optional: ['7.57'] }))).toBe(3);
  });

  test('[panzer 7.57/e, 7.57/f] as BHQ its span is 10, as RHQ 15, unless it is lower already', () => {
    const far = (units: Units, formations: Formations = {}) =>
      available(begun({ ...COMPANY, ...units }, formations, CREW));
    const bhq = (at: string): Units => ({
      bhq: [`Panzer IV at ${at}`, { formation: 'bn', post: 'BHQ', ...one }],
    });
    const rhq = (at: string): Units => ({
      bhq: ['Panzer IV at D4', { formation: 'bn', post: 'BHQ' }],
      rhq: [`Panzer IV at ${at}`, { formation: 'reg', post: 'RHQ', ...one }],
    });
    expect([far(bhq('N4')), far(bhq('O4')), far(rhq('S4')), far(rhq('T4'))]).toEqual([4, 2, 4, 2]);
    expect([far(bhq('I4'), { bn: { span: 5 } }), far(bhq('J4'), { bn: { span: 5 } })]).toEqual([4, 2]);
  });

  test('[panzer 7.57/h, 7.57/a] the notation counts on a tank with a gun, not on one with machine guns only', () => {
    const machineGuns = { weapons: [{ name: 'MG', kind: 'machine-gun', field: 'A', rows: [] }] };
    const count = (values: object) => available(begun({ ...COMPANY, ...chq(values) }, {}, CREW));
    expect([count(one), count({ ...one, ...machineGuns })]).toEqual([3, 4]);
  });
});
