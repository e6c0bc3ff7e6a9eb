import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const FLAME = { fp: 24, range: 2, breakdown: 10, mount: 'turret' } as const;
const TANK: Placed = ['MkIVF2 at D6', { flame: FLAME }];
const firing = (units: Record<string, Placed> = {}, setup: Partial<Setup> = {}) =>
  new Trial({ ...setup, units: { gt: TANK, r1: '4-4-7 at D4', ...units } });
const fire = (at = 'D4') => ({ order: 'fire-flame', unit: 'gt', at });
const struck = (trial: Trial) =>
  trial.told('fire-attack').flatMap(({ fp, outcomes }) => outcomes.map(({ modifiers }) => [fp, modifiers]));

describe('the flamethrower of an AFV', () => {
  test('[squad-leader 11.23.1] it strikes with all it has at two hexes, whatever the ground, and no farther', () => {
    const map = field({ D4: 'stone-building' });
    expect(struck(firing({}, { map }).order('german', fire(), 4, 4, 1, 2))).toEqual([[24, []]]);
    expect(struck(firing({ r1: '4-4-7 at D5' }).order('german', fire('D5'), 4, 4, 1, 2))).toEqual([[24, []]]);
    expect(firing({ r1: '4-4-7 at D3' }).refusal('german', fire('D3'))?.refused).toBe('OUT_OF_RANGE');
  });

  test.each<[number, number, boolean, boolean]>([
    [4, 5, false, false],
    [5, 5, true, false],
    [5, 6, true, false],
    [6, 6, true, true],
  ])(
    '[squad-leader 11.23.2] on %d and %d its own number uses it up; the machine guns go on, and break on a 12 of theirs',
    (a, b, isOut, isJam) => {
      const trial = firing().order('german', fire(), a, b, 6, 6);
      expect([trial.unit('gt').flameOut === true, trial.unit('gt').mgOut]).toEqual([isOut, undefined]);
      if (isOut) expect(trial.told('flame-used-up')).toMatchObject([{ from: 10 }]);
      const guns = firing().order('german', { ...fire(), order: 'fire-machine-guns' }, a, b);
      expect([guns.unit('gt').flameOut, guns.unit('gt').mgOut !== undefined]).toEqual([undefined, isJam]);
    },
  );

  test.each<[string, object, Placed, number, string]>([
    ['two hexes off', {}, 'T-34 at D4', 5, 'D4'],
    ['next to it twice', {}, 'T-34 at D5', 10, 'D5'],
    ['a crew that looks out twice', {}, ['T-34 at D4', { exposed: true }], 10, 'D4'],
    ['without a roof twice', {}, ['T-34 at D4', { openTopped: true }], 10, 'D4'],
  ])('[squad-leader 11.23.3, 11.23.4] at an AFV without its armour: %s', (_, __, rt, needs, at) => {
    const trial = firing({ rt, r1: '4-4-7 at N12' }).order('german', fire(at), 6, 3);
    const [kill] = trial.told('afv-kill');
    expect(kill).toMatchObject({ column: 'Flamethrower', modifiers: [] });
    const [far] = firing({ rt: 'T-34 at D4', r1: '4-4-7 at N12' })
      .order('german', fire('D4'), 6, 3)
      .told('afv-kill');
    expect(Number(kill?.needs) / Number(far?.needs)).toBe(needs / 5);
  });

  test('[squad-leader 11.23.5] turning for it counts against men and vehicles, more with the hull', () => {
    const aside = { rt: 'T-34 at E7', r1: '4-4-7 at E7' } as const;
    const turned = (mount: 'turret' | 'bow') =>
      firing({ ...aside, gt: ['MkIVF2 at D6', { flame: { ...FLAME, mount } }] }).order(
        'german',
        fire('E7'),
        6,
        3,
        ...(mount === 'turret' ? [6, 6] : []),
      );
    const arcs = (mount: 'turret' | 'bow') =>
      [
        ...turned(mount).told('afv-kill'),
        ...turned(mount)
          .told('fire-attack')
          .flatMap(({ outcomes }) => outcomes),
      ]
        .flatMap(({ modifiers }) => modifiers)
        .filter(({ why }) => why === 'covered arc changed')
        .map(({ value }) => value);
    expect(arcs('turret')).toEqual([2, 2]);
    expect(arcs('bow')).toEqual([4, 4]);
    expect(turned('turret').unit('gt')).toMatchObject({ facing: 0 });
    expect(turned('bow').unit('gt').facing).toBe(2);
  });

  test('[squad-leader 11.33.3] an immobilized one turns its turret alone', () => {
    const stuck = (mount: 'turret' | 'bow') =>
      firing({ r1: '4-4-7 at E7', gt: ['MkIVF2 at D6', { immobilized: true, flame: { ...FLAME, mount } }] });
    expect(stuck('bow').refusal('german', fire('E7'))?.refused).toBe('IMMOBILE');
    expect(stuck('turret').refusal('german', fire('E7'), 4, 3, 6, 6)).toBeUndefined();
  });
});

test('[squad-leader-A-282] [squad-leader 8.10.7] endangers nobody beside the AFV, as one on the ground does', () => {
  const drm = (units: Record<string, Placed>) =>
    new Trial({
      active: 'russian',
      phase: 'prep-fire',
      units: { g1: '4-6-7 at D6', r1: '4-4-7 at D4', ...units },
    })
      .order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 6, 6)
      .told('fire-attack')[0]
      ?.outcomes[0]?.modifiers.map(({ value }) => value);
  expect([drm({ gf: 'flamethrower with g1' }), drm({ gt: TANK })?.includes(-1)]).toEqual([[-1], false]);
});

describe('in an overrun', () => {
  const overrun = (weapons: string[], ...dice: number[]) =>
    new Trial({ phase: 'movement', units: { gt: TANK, r1: '4-4-7 at D5' } }).order(
      'german',
      { order: 'drive', unit: 'gt', path: ['D5'], overrun: weapons },
      ...dice,
    );

  test('[squad-leader-A-215] [squad-leader 7.1/j] it rolls by itself, with all it has, and the others with the base of 4', () => {
    const trial = overrun(['flamethrower', 'bow'], 6, 6, 3, 3, 5, 5);
    expect(trial.told('overrun').map(({ parts, fp }) => [parts.map(({ what }) => what), fp])).toEqual([
      [['flamethrower'], 24],
      [['base', 'bow MG'], 8],
    ]);
    expect(trial.unit('gt')).toMatchObject({ flameOut: true });
    expect(trial.unit('gt').immobilized).toBeUndefined();
  });

  test('[squad-leader 7.1/j] only the roll of the others stops it', () => {
    const trial = overrun(['flamethrower'], 4, 5, 2, 2, 6, 6);
    expect(trial.unit('gt')).toMatchObject({ immobilized: true });
    expect(trial.unit('gt').flameOut).toBeUndefined();
  });

  test.each<[string, object, number]>([
    ['half of a gun, canister or not', { calibre: 75 }, 4],
    ['all of one that sprays', { calibre: 20, equivalent: 6 }, 6],
  ])('[squad-leader 7.1/f] %s', (_, gun, fp) => {
    const trial = new Trial({
      phase: 'movement',
      units: { gt: ['MkIVF1 at D6', { gun } as never], r1: '4-4-7 at D5' },
    });
    const drive = { order: 'drive', unit: 'gt', path: ['D5'] };
    expect(trial.refusal('german', { ...drive, overrun: ['canister'] } as never)?.refused).toBe('NO_WEAPON');
    trial.order('german', { ...drive, overrun: ['gun'] }, 5, 5);
    expect(trial.told('overrun')[0]?.parts).toContainEqual({ what: 'gun', fp });
  });
});
