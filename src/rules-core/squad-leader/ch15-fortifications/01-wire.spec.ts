import { originalBoard } from '../../boards/index.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { field, type Setup, Trial } from '../testkit.testkit.js';

const board = originalBoard('village');
if (!board) throw new Error('There is no village.');
const map = { map: board, charts: SQUAD_LEADER_CHARTS };
const UNITS = { g1: '4-6-7 at D8', r1: '4-4-7 at A1' } as const;
const WIRE = { D8: { wire: true } } as const;
const move = (unit: string, ...path: string[]) => ({ order: 'move', units: [unit], path });
const moving = (setup: Setup = {}) => new Trial({ phase: 'movement', units: UNITS, marks: WIRE, ...setup });
const advancing = (setup: Setup = {}) => moving({ phase: 'advance', ...setup });
const to = (unit: string, at: string) => ({ order: 'advance', unit, to: at });
const drive = (unit: string, ...path: string[]) => ({ order: 'drive', unit, path });

describe('into wire', () => {
  test('[squad-leader 15.1.3] on foot only by advancing, but from wire to wire', () => {
    const units = { ...UNITS, g1: '4-6-7 at D9' };
    const trial = moving({ units, marks: { D8: { wire: true }, D7: { wire: true } } });
    expect(trial.refusal('german', move('g1', 'D8'))?.refused).toBe('IMPASSABLE');
    const came = advancing({ units }).order('german', to('g1', 'D8'));
    expect(came.unit('g1').at).toBe('D8');
    const across = moving({ marks: { D8: { wire: true }, D7: { wire: true } } });
    expect(across.order('german', move('g1', 'D7'), 2).unit('g1')).toMatchObject({ at: 'D7', spent: 3 });
  });

  test('[squad-leader 15.1.3] nor does anybody enter the map on it', () => {
    const units = { g1: ['4-6-7', { entry: ['D12'] }], r1: '4-4-7 at A1' } as never;
    const trial = moving({ units, marks: { D12: { wire: true } } });
    expect(trial.refusal('german', move('g1', 'D12'))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 15.1.1] it takes no room: as many stand in it as elsewhere', () => {
    const units = { g1: '4-6-7 at D8', g2: '4-6-7 at D8', g3: '4-6-7 at D9', r1: '4-4-7 at A1' };
    expect(advancing({ units }).order('german', to('g3', 'D8')).unit('g3').at).toBe('D8');
  });

  test.each([
    ['skis', { onSkis: true }],
    ['bicycles', { rides: 'gc', wheels: 'bicycle' }],
  ] as const)('[squad-leader 4.13.9, 4.10.9/a] never on %s', (_, is) => {
    const units = {
      g1: ['4-6-7', { at: 'D9', ...is }],
      ...('rides' in is && { gc: ['bicycles', { at: 'D9' }] }),
      r1: '4-4-7 at A1',
    } as never;
    const options = 'onSkis' in is ? { snow: true } : {};
    const trial = advancing({ units, options: options as never });
    expect(trial.refusal('german', to('g1', 'D8'))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader-C-061] [squad-leader 15.1.3/q2] passengers do not get off into it', () => {
    const units = {
      gv: 'SdKfz 251 unarmed at D9',
      g1: ['4-6-7', { aboard: 'gv' }],
      r1: '4-4-7 at A1',
    } as never;
    const off = (at: string) => ({ order: 'disembark', unit: 'g1', to: at });
    const trial = moving({ units });
    expect(trial.refusal('german', off('D8'))?.refused).toBe('IMPASSABLE');
    expect(trial.order('german', off('D10')).unit('g1').at).toBe('D10');
  });

  test('[squad-leader 4.6.1/a] obstacles in it are not bypassed', () => {
    const past = { order: 'move', units: ['g1'], path: ['C7', 'C6'], bypass: [{ at: 'C7', past: 'left' }] };
    const village = (marks: Setup['marks']) =>
      moving({ map, units: { g1: '4-6-7 at C8', r1: '4-4-7 at I1' }, marks: marks ?? {} });
    expect(village({ C7: { wire: true } }).refusal('german', past)?.why).toContain('wire');
    expect(village({}).refusal('german', past)).toBeUndefined();
  });
});

describe('out of wire', () => {
  test.each([
    [1, 2],
    [6, 7],
  ] as const)('[squad-leader 15.1.4, 1.3/3.1] who rolls %i has spent %i in the next hex', (rolled, spent) => {
    const trial = moving().order('german', move('g1', 'D7'), rolled);
    expect(trial.unit('g1')).toMatchObject({ at: 'D7', spent });
    expect(trial.refusal('german', move('g1', 'D6', 'D5'))?.refused).toBe(
      rolled === 1 ? undefined : 'TOO_FAR',
    );
  });

  test('[squad-leader 15.1.4] one hex first, which is always open; nobody advances out of it', () => {
    expect(moving().refusal('german', move('g1', 'D7', 'D6'))?.refused).toBe('TOO_FAR');
    const raw = { g1: ['4-3-6', { at: 'D8', quality: 'inexperienced' }], r1: '4-4-7 at A1' } as never;
    const woods = moving({ map: field({ D7: { terrain: 'woods', level: 1 } }), units: raw });
    expect(woods.order('german', move('g1', 'D7'), 6).unit('g1').at).toBe('D7');
    expect(advancing().refusal('german', to('g1', 'D7'))?.cites).toContain('15.1.4');
  });

  test('[squad-leader 4.5.3] nor leaves it by Assault Movement', () => {
    expect(moving().refusal('german', { ...move('g1', 'D7'), assault: true })?.refused).toBe('TOO_FAR');
  });

  test.each([
    ['less than its factors, and enough are left', 1, 'gm', []],
    ['too few are left for the load', 3, 'gm', ['gm']],
    ['all of its factors: nothing is carried', 4, 'gl', ['gl']],
  ] as const)('[squad-leader 15.1.4] a roll of %s', (_, rolled, weapon, left) => {
    const units = { ...UNITS, [weapon]: weapon === 'gm' ? 'MMG with g1' : 'LMG with g1' };
    const trial = moving({ units }).order('german', move('g1', 'D7'), rolled);
    expect(trial.unit('g1').at).toBe('D7');
    expect(trial.told('abandoned').flatMap(({ weapons }) => weapons)).toEqual(left);
    expect(trial.unit(weapon).at).toBe(left.length > 0 ? 'D8' : 'D7');
  });

  test('[squad-leader 15.1.4] each rolls for itself, and a leader helps them on together', () => {
    const units = { ...UNITS, gl: '9-1 at D8' };
    const trial = moving({ units }).order(
      'german',
      { order: 'move', units: ['gl', 'g1'], path: ['D7'] },
      2,
      3,
    );
    expect([trial.unit('gl').spent, trial.unit('g1').spent]).toEqual([3, 4]);
  });

  test('[squad-leader-C-063] [squad-leader 15.1.4/q2] from wire to wire factors may run out: double time helps', () => {
    const marks = { D8: { wire: true }, D7: { wire: true } } as const;
    const options = { optional: ['4.7'] } as never;
    const trial = moving({ marks, options }).order('german', move('g1', 'D7'), 3);
    expect(trial.refusal('german', move('g1', 'D6'), 1)?.refused).toBe('TOO_FAR');
    trial.order('german', { order: 'double-time', unit: 'g1' });
    expect(trial.order('german', move('g1', 'D6'), 1).unit('g1').at).toBe('D6');
    const stuck = moving({ marks, options }).order('german', move('g1', 'D7'), 3);
    stuck.order('german', { order: 'double-time', unit: 'g1' }).order('german', move('g1', 'D6'), 2);
    expect(stuck.unit('g1').at).toBe('D7');
  });

  test('[squad-leader 15.1.4] nor does anybody withdraw out of it', () => {
    const units = {
      g1: ['4-6-7', { at: 'D8', melee: true }],
      r1: ['4-4-7', { at: 'D8', melee: true }],
    } as never;
    const fight = (marks: Setup['marks']) => new Trial({ phase: 'close-combat', units, marks: marks ?? {} });
    const leave = { order: 'withdraw', unit: 'g1' };
    expect(fight({}).refusal('german', leave)).toBeUndefined();
    expect(fight(WIRE).refusal('german', leave)).toBeDefined();
  });
});

describe('routs', () => {
  const broken = (at: string) => ['4-6-7', { at, broken: true, dm: true }] as const;
  const routing = (units: object, marks: Setup['marks'], map = field({ D10: 'woods' })) =>
    new Trial({ map, phase: 'rout', units: { r1: '4-4-7 at D4', ...units } as never, marks: marks ?? {} });

  test('[squad-leader-A-59] [squad-leader-C-062] [squad-leader 3.21/b, 15.1.4/q1] nobody routs into wire or through it', () => {
    const around = routing({ g1: broken('D8') }, { D9: { wire: true } });
    const paths = around.legalOf('german', 'rout').map(({ path }) => path as unknown as string[]);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.flat()).not.toContain('D9');
    const open = routing({ g1: broken('D8') }, {});
    expect(open.refusal('german', { order: 'rout', unit: 'g1', path: ['D9', 'D10'] })).toBeUndefined();
    expect(around.refusal('german', { order: 'rout', unit: 'g1', path: ['D9', 'D10'] })?.refused).toBe(
      'NO_WAY',
    );
  });

  test.each([
    [1, 'D10'],
    [6, 'D9'],
  ] as const)('[squad-leader 15.1.4/q1] out of it as if it moved: on %i as far as %s', (rolled, at) => {
    const trial = routing({ g1: broken('D8') }, WIRE);
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D9', 'D10'] }, rolled);
    expect(trial.unit('g1').at).toBe(at);
  });
});

describe('clearing', () => {
  const clear = (more: object = {}) => ({ order: 'clear-away', unit: 'g1', what: 'wire', at: 'D8', ...more });
  const prep = (setup: Setup = {}) => moving({ phase: 'prep-fire', ...setup });

  test.each([
    [2, 2, true],
    [2, 3, false],
  ] as const)('[squad-leader 15.1.5] with its firepower or less: %i and %i', (one, two, gone) => {
    const trial = prep().order('german', clear(), one, two);
    expect(trial.at('D8').wire).toBe(gone ? undefined : true);
  });

  test('[squad-leader 15.1.5, 15.1.6] each squad for itself, one of them with a leader of the hex', () => {
    const units = { ...UNITS, g2: '4-6-7 at D8', gl: '9-1 at D8', gh: '8-1 at D9' };
    const trial = prep({ units });
    expect(trial.refusal('german', clear({ leader: 'gh' }))?.refused).toBe('CANNOT_LEAD');
    trial.order('german', clear(), 6, 6).order('german', clear({ unit: 'g2', leader: 'gl' }), 3, 2);
    expect(trial.at('D8').wire).toBeUndefined();
  });

  test('[squad-leader-C-064] [squad-leader 15.1.7, 15.1.7/q1] who has tried neither fires, moves nor advances', () => {
    const units = { ...UNITS, r1: '4-4-7 at D4', gl: '9-1 at D8' };
    const trial = prep({ units }).order('german', clear({ leader: 'gl' }), 6, 6);
    expect(trial.refusal('german', { order: 'fire', at: 'D4', firers: ['g1'] })?.refused).toBe('IMMOBILE');
    trial.endPhase();
    for (const unit of ['g1', 'gl'])
      expect(trial.refusal('german', move(unit, 'D7'))?.refused).toBe('IMMOBILE');
    const ti = { g1: ['4-6-7', { at: 'D9', ti: true }], r1: '4-4-7 at A1' } as never;
    expect(advancing({ units: ti, marks: {} }).refusal('german', to('g1', 'D8'))?.refused).toBe('IMMOBILE');
  });

  test('[squad-leader 15.1.5] only a free squad in the wire', () => {
    const units = { g1: '4-6-7 at D9', g2: 'half-squad 2-4-7 at D8', r1: '4-4-7 at A1' };
    const trial = prep({ units });
    expect(trial.refusal('german', clear())?.refused).toBe('NO_WAY');
    expect(trial.refusal('german', clear({ unit: 'g2' }))?.refused).toBe('NOT_YOUR_UNIT');
  });

  test.each([
    [2, 2, undefined],
    [6, 5, true],
  ] as const)('[squad-leader 15.1.8] a charge that kills blows it away: %i and %i', (one, two, wire) => {
    const units = { g1: '8-3-8 at D9', gd: 'demo charge with g1', r1: '4-4-7 at A1' };
    const trial = moving({ units });
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D8' }).endPhase().endPhase();
    trial.order('german', { order: 'detonate', weapon: 'gd' }, one, two);
    expect(trial.at('D8').wire).toBe(wire);
  });
});

describe('fire', () => {
  test('[squad-leader 15.1.10] it neither hides nor shelters anybody', () => {
    const units = { g1: '4-6-7 at D8', r1: '4-4-7 at D4' };
    const marks = { D8: { wire: true }, D6: { wire: true } } as const;
    const trial = moving({ phase: 'defensive-fire', units, marks });
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers).toEqual([]);
  });

  test.each([
    [105, 1, 1, undefined],
    [76, 1, 1, true],
    [105, 6, 6, true],
  ] as const)('[squad-leader 15.1.9] shells of %i mm, rolling %i and %i', (calibre, one, two, wire) => {
    const artillery = [{ side: 'german', battery: 'A', is: 'fire for effect' }] as const;
    const trial = moving({
      active: 'russian',
      options: { order: ['german', 'russian'] },
      units: { gl: '9-1 at A1', r1: '4-4-7 at A12' },
      sides: { german: { batteries: { A: { calibre, missions: 3 } } } },
      marks: { D8: { wire: true, artillery } },
    }).endPhase(...Array.from({ length: 7 }, () => [one, two]).flat());
    expect(trial.at('D8').wire).toBe(wire);
  });
});

describe('vehicles', () => {
  const tank = { gv: ['MkIVF2', { at: 'D9', facing: 0 }], r1: '4-4-7 at A1' } as const;
  const with_ = (units: object, marks: Setup['marks'] = WIRE) => moving({ units: units as never, marks });

  test('[squad-leader 15.1.11] trucks and jeeps stay out of it', () => {
    const truck = with_({ gv: ['truck', { at: 'D9', facing: 0 }], r1: '4-4-7 at A1' });
    const jeep = { av: ['jeep', { at: 'D9', facing: 0 }], g1: '4-6-7 at A1' } as never;
    const driven = moving({ active: 'american', enemy: 'german', units: jeep });
    expect(truck.refusal('german', drive('gv', 'D8'))?.refused).toBe('IMPASSABLE');
    expect(driven.refusal('american', drive('av', 'D8'))?.refused).toBe('IMPASSABLE');
    expect(truck.refusal('german', drive('gv', 'D10', 'C11'))).toBeUndefined();
  });

  test('[squad-leader 15.1.12, 1.3/3.3] a tank crushes it for nothing, and goes on', () => {
    const cost = (marks: Setup['marks']) =>
      with_(tank, marks)
        .order('german', drive('gv', 'D8', 'D7'))
        .unit('gv').spent;
    expect(cost(WIRE)).toBe(cost({}));
    const trial = with_(tank).order('german', drive('gv', 'D8', 'D7'));
    expect(trial.unit('gv').at).toBe('D7');
    expect(trial.at('D8').wire).toBeUndefined();
  });

  test('[squad-leader-C-067] [squad-leader 15.1.13/q1] only the first that it meets in a turn', () => {
    const marks = { D8: { wire: true }, D7: { wire: true } } as const;
    const trial = with_(tank, marks).order('german', drive('gv', 'D8', 'D7'));
    expect([trial.at('D8').wire, trial.at('D7').wire]).toEqual([undefined, true]);
  });

  test('[squad-leader-C-066] [squad-leader 15.1.12/q1, 15.1.12/q2] whose ever it was, infantry goes on behind it', () => {
    const trial = with_({ ...tank, g1: '4-6-7 at D9' }).order('german', drive('gv', 'D8', 'D7'));
    expect(trial.order('german', move('g1', 'D8', 'D7')).unit('g1')).toMatchObject({ at: 'D7', spent: 2 });
  });

  test('[squad-leader 15.1.13] a halftrack stops in it until its next phase, and it is gone', () => {
    const trial = with_({ gv: ['SdKfz 251 unarmed', { at: 'D9', facing: 0 }], r1: '4-4-7 at A1' });
    expect(trial.refusal('german', drive('gv', 'D8', 'D7'))?.refused).toBe('TOO_FAR');
    trial.order('german', drive('gv', 'D8'));
    expect(trial.at('D8').wire).toBeUndefined();
    expect(trial.refusal('german', drive('gv', 'D7'))?.refused).toBe('HAS_MOVED');
  });
});
