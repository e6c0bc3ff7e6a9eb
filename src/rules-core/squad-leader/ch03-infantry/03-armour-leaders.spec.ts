import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

const CE = { exposed: true } as const;
const HARTMANN = { name: 'Hartmann 10-2', morale: 10, leadership: -2 } as const;
const LED = { secrets: { german: { commanders: { gt: HARTMANN } } } } as const;
const TANK: readonly [string, object] = ['MkIVF2 at D9', { ...CE, mg: { bow: 4, coaxial: 4, aa: 2 } }];
const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({ units: { r9: '4-4-7 at N12', gt: TANK, ...units }, ...LED, ...setup });
const shell = (more: object = { commander: true }) => ({
  order: 'fire-ordnance',
  unit: 'gt',
  at: 'D5',
  ...more,
});
const guns = (more: object = { commander: true }) => ({
  order: 'fire-machine-guns',
  unit: 'gt',
  at: 'D5',
  ...more,
});
const MISS = [6, 5] as const;
const why = (modifiers: readonly { readonly why: string; readonly value: number }[] = []) =>
  modifiers.map((one) => `${one.why} ${one.value}`);

describe('what an armour leader is worth', () => {
  test.each<[string, object, string[]]>([
    ['looks out', CE, ['Hartmann 10-2 -2']],
    ['is buttoned up', {}, ['buttoned up 1', 'Hartmann 10-2 -2']],
  ])(
    '[squad-leader-A-27] [squad-leader 3.3.6, 3.3/b] to the gun of a crew that %s',
    (_, values, expected) => {
      const trial = start({ gt: ['MkIVF2 at D9', values], r1: '4-4-7 at D5' });
      trial.order('german', shell(), ...MISS);
      expect(why(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers)).toEqual(expected);
    },
  );

  test('[squad-leader-A-28] [squad-leader 3.3.6, 3.3/c] to the machine gun on the roof, and to no other', () => {
    const trial = start({ r1: '4-4-7 at D5' }).order('german', guns(), ...MISS);
    expect(trial.told('fire-attack')[0]).toMatchObject({ fp: 2 });
    expect(why(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers)).toEqual(['Hartmann 10-2 -2']);
    expect(trial.unit('gt').commander).toEqual(HARTMANN);
    const all = start({ r1: '4-4-7 at D5' }).order('german', guns({}), ...MISS);
    expect(all.told('fire-attack')[0]).toMatchObject({ fp: 10, outcomes: [{ modifiers: [] }] });
    const low: Placed = ['MkIVF2 at D9', { ...CE, mg: { coaxial: 4 }, turretType: 'one-man' }];
    expect(start({ gt: low, r1: '4-4-7 at D5' }).refusal('german', guns())?.refused).toBe('OUT_OF_RANGE');
  });

  test('[squad-leader-A-25] [squad-leader 3.3/Q] not to both in a fire phase', () => {
    const units = { r1: '4-4-7 at D5', r2: '4-4-7 at D5' };
    const first = start(units).order('german', shell(), ...MISS);
    expect(first.refusal('german', guns())?.refused).toBe('HAS_FIRED');
    expect(first.refusal('german', guns({}))?.refused).not.toBe('HAS_FIRED');
    const second = start({ ...units, gt: ['MkIVF2 at D9', { ...CE, led: 'machine guns' }] });
    expect(second.refusal('german', shell())?.refused).toBe('HAS_FIRED');
    expect(
      start(units)
        .order('german', guns(), ...MISS)
        .unit('gt').led,
    ).toBe('machine guns');
  });

  test('[squad-leader 3.3.6] to an overrun', () => {
    const upon = { order: 'drive', unit: 'gt', path: ['D8'], overrun: ['bow'] };
    const overrun = (more: object) =>
      start({ r1: '4-4-7 at D8' }, { phase: 'movement' })
        .order('german', { ...upon, ...more })
        .order('russian', 'pass', 6, 4, ...('commander' in more ? [1, 1] : []));
    const trial = overrun({ commander: true });
    expect(why(trial.told('overrun')[0]?.outcomes[0]?.modifiers)).toEqual(['Hartmann 10-2 -2']);
    expect(trial.unit('gt').commander).toEqual(HARTMANN);
    expect(overrun({}).told('overrun')[0]?.outcomes[0]?.modifiers).toEqual([]);
    const nobody = start({ r1: '4-4-7 at D8' }, { phase: 'movement', secrets: {} });
    expect(nobody.refusal('german', { ...upon, commander: true })?.refused).toBe('NO_LEADER');
  });

  test.each<[number, 'repaired' | 'nothing' | 'disabled']>([
    [3, 'repaired'],
    [4, 'nothing'],
    [6, 'disabled'],
  ])('[squad-leader 3.3.6] to repair, where a 6 is the end of it all the same: %d', (rolled, result) => {
    const trial = start({ gt: ['MkIVF2 at D9', { gunOut: 'malfunctioned' }] }, { phase: 'rally' });
    trial.order('german', { order: 'repair-armament', unit: 'gt', what: 'gun' }, rolled);
    expect(trial.told('armament-repair')).toMatchObject([{ rolled, result }]);
  });

  test('[squad-leader 3.3/b] to the order of attack in close combat, and to its own attack', () => {
    const fought = (setup: Setup, ...after: number[]) =>
      start(
        { gt: ['MkIVF2 at D6', { ...CE, mg: { aa: 8 } }], r1: '4-4-7 at D7' },
        { phase: 'advance', active: 'russian', ...setup },
      )
        .order('russian', { order: 'advance', unit: 'r1', to: 'D6' }, 1, 1)
        .endPhase()
        .order('russian', { order: 'attack-vehicle', unit: 'r1', vehicle: 'gt' })
        .order('german', { order: 'defend-vehicle', vehicle: 'gt', unit: 'r1' }, 2, 2, 2, 3, 6, 3, ...after);
    const trial = fought({});
    expect(trial.told('order-of-attack')[0]?.rolls).toEqual([
      { unit: 'gt', rolled: 3 },
      { unit: 'r1', rolled: 4 },
    ]);
    expect(why(trial.told('vehicle-defends')[0]?.modifiers)).toEqual(['Hartmann 10-2 -2']);
    expect(trial.unit('gt').commander).toEqual(HARTMANN);
    expect(
      fought({ secrets: {} }, 6, 5)
        .told('order-of-attack')[0]
        ?.rolls.map(({ unit }) => unit),
    ).toEqual(['r1', 'gt']);
  });
});

describe('star shells', () => {
  const atNight = (values: object, commanders: object) =>
    new Trial({
      phase: 'rally',
      active: 'russian',
      options: { night: true, order: ['german', 'russian'] },
      clock: { visibility: 6 },
      units: { gt: ['MkIVF2 at D3', values], r1: '4-4-7 at D9' },
      secrets: { german: { commanders } },
    } as Setup);
  const light = { order: 'star-shell', leader: 'gt', at: 'D8' } as const;

  test('[squad-leader-A-44] [squad-leader 2.8.23] an armour leader with a rating shoots one when he looks out; the others are asked like him', () => {
    const trial = atNight(CE, { gt: HARTMANN });
    expect(trial.awaits).toEqual(['german star-shells']);
    trial.order('german', light);
    expect(trial.at('D8')).toEqual({ starShell: true });
    expect(trial.unit('gt').commander).toEqual(HARTMANN);
    for (const commanders of [{}, { gt: { ...HARTMANN, leadership: 0 } }]) {
      const other = atNight(CE, commanders);
      expect(other.awaits).toEqual(['german star-shells']);
      expect(other.refusal('german', light)?.refused).toBe('NOT_YOUR_UNIT');
    }
    expect(atNight({}, { gt: HARTMANN }).awaits).not.toContain('german star-shells');
  });
});
