import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

const FORMATION = { co: { name: 'Company', grade: 'Elite' } } as const;
const silent = (at: string, values: object = {}): Placed => [
  `M13/40 at ${at}`,
  { platoon: '1', noRadio: true, ...values },
];

const begun = (units: Units, options: object = {}) =>
  new Trial({
    units: { b1: 'Crusader I at Z14', ...units },
    sides: { italian: { formations: FORMATION as never } },
    options: { optional: ['7.4'], ...options },
    clock: { phase: 'command' },
  });

const counter = (command: string, ...units: string[]) => ({ command, units });
const placed = (trial: Trial, ...counters: object[]) =>
  trial.refusal('italian', { order: 'place-commands', counters } as never)?.refused;

const PLATOON: Units = { i1: silent('D4'), i2: silent('D4'), i3: silent('D4') };

describe('the commands of vehicles without radio', () => {
  test('[panzer 7.4.2/a, 7.4.2/f] a platoon has one counter among it, whatever commands there are: all do the same', () => {
    const trial = begun(PLATOON);
    expect(placed(trial, counter('move', 'i1', 'i2', 'i3'))).toBeUndefined();
    expect([
      placed(trial, counter('move', 'i1', 'i2')),
      placed(trial, counter('move', 'i1', 'i2'), counter('fire', 'i3')),
      placed(trial, counter('fire', 'i1')),
    ]).toEqual(Array(3).fill('PLATOON_APART'));
    expect(placed(trial)).toBeUndefined();
    expect(placed(begun(PLATOON, { optional: [] }), counter('fire', 'i1'))).toBeUndefined();
  });

  test('[panzer 7.4.2/b] their Command Range is 0, also in an Elite formation: a unit that is not in the hex is not on the counter', () => {
    const apart: Units = { ...PLATOON, i3: silent('D5') };
    const trial = begun(apart);
    expect(placed(trial, counter('move', 'i1', 'i2', 'i3'))).toBe('OUT_OF_COMMAND_RANGE');
    expect(placed(trial, counter('move', 'i1', 'i2'))).toBeUndefined();
    expect(placed(trial, counter('move', 'i1', 'i2'), counter('move', 'i3'))).toBe('PLATOON_APART');
    expect(placed(begun(apart, { optional: [] }), counter('move', 'i1', 'i2', 'i3'))).toBeUndefined();
  });

  test('[panzer 7.4.2/a] platoons are each for themselves, and vehicles with radio are free', () => {
    const trial = begun({
      ...PLATOON,
      i4: silent('D4', { platoon: '2' }),
      i5: ['M13/40 at D4', { platoon: '1' }],
    });
    expect(
      placed(trial, counter('move', 'i1', 'i2', 'i3'), counter('fire', 'i4'), counter('fire', 'i5')),
    ).toBeUndefined();
  });

  test('[panzer 7.4.2/c, 7.4.2/d] a track hit frees it: it may be left behind, or has a command of its own; a damaged one stays with them', () => {
    const tracked = begun({ ...PLATOON, i3: silent('D4', { trackHit: true }) });
    expect(placed(tracked, counter('move', 'i1', 'i2'))).toBeUndefined();
    expect(placed(tracked, counter('move', 'i1', 'i2'), counter('fire', 'i3'))).toBeUndefined();
    const damaged = begun({ ...PLATOON, i3: silent('D4', { hullDamaged: true }) });
    expect(placed(damaged, counter('move', 'i1', 'i2'))).toBe('PLATOON_APART');
  });

  test('[panzer 7.4.2/e] recon vehicles among them keep their abilities: their counter costs no command', () => {
    const scouts: Units = {
      i1: silent('D4', { recon: true }),
      i2: silent('D4', { recon: true }),
      i4: ['M13/40 at D4', { platoon: '2' }],
    };
    const trial = new Trial({
      units: { b1: 'Crusader I at Z14', ...scouts },
      sides: { italian: { formations: { co: { name: 'Company', grade: 'Green' } } } },
      options: { optional: ['7.4'] },
      clock: { phase: 'command' },
    });
    // Three Green units have one command.
    expect(placed(trial, counter('move', 'i1', 'i2'), counter('fire', 'i4'))).toBeUndefined();
    expect(placed(trial, counter('move', 'i1'), counter('fire', 'i4'))).toBe('PLATOON_APART');
  });

  test('[panzer 7.4/a] the Notes of a card have exceptions: a radio from a date on, or in command vehicles', () => {
    const noted = { radioNoted: { from: '1942-06', command: true } } as const;
    const alone = (values: object, date: string) =>
      placed(
        begun({ ...PLATOON, i3: silent('D4', { ...noted, ...values }) }, { date }),
        counter('fire', 'i3'),
      );
    expect([alone({}, '1941-12'), alone({}, '1942-07'), alone({ post: 'CHQ' }, '1941-12')]).toEqual([
      'PLATOON_APART',
      undefined,
      undefined,
    ]);
    const destroyed = { collateral: ['radio'] };
    expect(alone(destroyed, '1942-07')).toBe('PLATOON_APART');
  });

  test('[panzer 7.4.2/a × 7.3/c] with platoon command a radio vehicle shares with them only in their hex', () => {
    const chq = (at: string): Units => ({ ...PLATOON, i4: [`M13/40 at ${at}`, { post: 'CHQ' }] });
    const all = counter('move', 'i1', 'i2', 'i3', 'i4');
    const both = { optional: ['7.3', '7.4'] };
    expect([placed(begun(chq('D4'), both), all), placed(begun(chq('D5'), both), all)]).toEqual([
      undefined,
      'OUT_OF_COMMAND_RANGE',
    ]);
  });
});

describe('spots and morale of vehicles without radio', () => {
  test('[panzer 7.4.1] spots are handed off and received within the platoon only', () => {
    const fires = (spotters: string[], values: object = {}, optional = ['7.4']) => {
      const trial = new Trial({
        units: {
          i1: ['M13/40 at D4', { facing: 3, platoon: '1', noRadio: true, ...values }],
          i2: ['M13/40 at E4', { platoon: '1', noRadio: true }],
          i3: ['M13/40 at E4', { platoon: '2', noRadio: true }],
          i4: ['M13/40 at E4', { platoon: '2' }],
          b1: ['Crusader I at D7', { spotted: true, spotters }],
        },
        sides: { italian: { formations: FORMATION as never } },
        options: { optional: optional as never },
        commands: { i1: 'fire' },
        first: 'italian',
      });
      const why = trial.refusal('italian', {
        order: 'fire',
        target: 'b1',
        shots: [trial.aim('i1')],
      })?.refused;
      // Accepted, it asks for dice.
      return why === 'DICE_MISSING' ? 'fires' : why;
    };
    expect([fires(['i1']), fires(['i2']), fires(['i4']), fires(['i3', 'i4'])]).toEqual([
      'fires',
      'fires',
      'NOT_SPOTTED',
      'NOT_SPOTTED',
    ]);
    const radio = { noRadio: undefined, platoon: '3' };
    expect([fires(['i4'], radio), fires(['i3'], radio), fires(['i3'], radio, [])]).toEqual([
      'fires',
      'NOT_SPOTTED',
      'fires',
    ]);
  });

  test('[panzer 7.4.4] a command unit steadies a vehicle without radio only in its own hex, whatever the range', () => {
    const steadied = (at: string, optional = ['7.1', '7.4']) => {
      const trial = new Trial({
        units: {
          i1: ['M13/40 at D4', { facing: 3, noRadio: true, spotted: true }],
          i2: [`M13/40 at ${at}`, { post: 'CHQ', noRadio: true }],
          b1: ['Crusader I at D12', { facing: 0 }],
        },
        sides: {
          italian: { formations: { co: { ...FORMATION.co, cohesionNumber: 1, losses: 1 } } as never },
        },
        options: { optional: optional as never },
        commands: { b1: 'fire' },
        first: 'british',
      });
      trial.fire('british', 'b1', 'i1', 'AP', ...d100(99), ...d100(90));
      return trial
        .told('morale-check')[0]
        ?.modifiers.some(({ why }) => why === 'unbroken command unit in Command Range');
    };
    expect([steadied('D4'), steadied('D5'), steadied('D5', ['7.1'])]).toEqual([true, false, true]);
  });
});
