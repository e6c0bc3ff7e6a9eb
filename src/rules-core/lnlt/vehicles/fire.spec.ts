import { field, penOn, Trial } from '../testkit.testkit.js';
import { attackVehicle } from './small-arms.js';

type Units = NonNullable<ConstructorParameters<typeof Trial>[0]>['units'];
const american = (units: Units, more: object = {}, at = 'E8') =>
  new Trial({ units: { ...units }, active: 'american', ...more }).activate('american', at);
const SHERMAN = (values: object = {}) => ['M4A1 Sherman at E8', { facing: 0, ...values }] as const;
const mg = (at: string, more: object = {}) => ({ order: 'fire-machine-gun', unit: 'at', mg: 0, at, ...more });

describe('machine guns of vehicles', () => {
  test('[lnlt-82] [lnlt 5.0.1/d] the buttoned Sherman next to Darius fires its 4 FP without his LM', () => {
    const trial = new Trial({
      units: {
        au: ['M4A1 Sherman at F8', { facing: 0, fired: true }],
        ad: ['Sgt Darius', { leader: 'au' }],
        at: SHERMAN({ buttoned: true }),
        g1: ['1-5-4-5 at E6', { fired: true }],
      },
      active: 'american',
      map: field({ E6: 'light-woods' }),
    }).activate('american', 'E8');
    trial.order('american', mg('E6'), 3, 4, 4);
    expect(trial.told('attacked')[0]).toMatchObject({ counts: 3, strength: 4, defenceDie: 4, cover: 1 });
    expect(trial.told('damage-check')[0]).toMatchObject({ die: 4, difference: 2, result: 'Shaken' });
  });

  test('[lnlt 15.0/d, 15.0/e, 11.5/c] [lnlt 5.0.1/d] in his own it is one more', () => {
    const trial = american(
      {
        at: SHERMAN({ buttoned: true }),
        ad: ['Sgt Darius', { leader: 'at' }],
        g1: ['1-5-4-5 at E6', { fired: true }],
      },
      { map: field({ E6: 'light-woods' }) },
    );
    trial.order('american', mg('E6'), 3, 4, 4);
    // 3 + 4 + 1 for Darius against 4 + 1.
    expect(trial.told('attacked')[0]).toMatchObject({ strength: 5, defenceDie: 4, cover: 1 });
    expect(trial.told('damage-check')[0]).toMatchObject({ difference: 3, result: 'Shaken' });
  });

  test('[lnlt 15.0/d] in range only; [lnlt 15.0/p] an asterisk fires all round while Open', () => {
    const half = (values: object) =>
      american({ at: ['M3 Half-track at E8', { facing: 3, ...values }], g1: ['1-6-4-5 at E5', {}] });
    expect(half({ buttoned: true }).refusal('american', mg('E5'))).toMatchObject({ refused: 'BUTTONED' });
    half({}).order('american', mg('E5'), 1, 6);
    const far = american({ at: ['M3 Half-track at A1', {}], g1: '1-6-4-5 at L6' }, {}, 'A1');
    expect(far.refusal('american', mg('L6'))).toMatchObject({ refused: 'OUT_OF_RANGE' });
  });

  test('[lnlt 15.0/f, 15.0/g] gun and machine guns in one impulse at one hex, each by itself, then Fired', () => {
    const trial = new Trial({
      units: {
        st: ['T-34/76 at E8', { facing: 0 }],
        g1: ['1-6-4-5 at E5', {}],
        g2: ['1-6-4-5 at E4', {}],
        gp: ['Pz IV H at E5', {}],
      },
      active: 'soviet',
    }).activate('soviet', 'E8');
    trial.order('soviet', { order: 'shoot', weapon: 'st', at: 'E5', vehicle: 'gp' }, 6, 6);
    expect(trial.refusal('soviet', { ...mg('E4'), unit: 'st' })).toMatchObject({ refused: 'ONE_HEX' });
    trial.order('soviet', { ...mg('E5'), unit: 'st' }, 1, 6);
    expect(trial.refusal('soviet', { ...mg('E5'), unit: 'st' })).toMatchObject({ refused: 'HAS_FIRED' });
    expect(trial.unit('st').fired).toBeUndefined();
    trial.order('soviet', { ...mg('E5'), unit: 'st', mg: 1 }, 1, 6);
    expect(trial.unit('st')).toMatchObject({ fired: true });
    expect(trial.unit('st').fires).toBeUndefined();
  });

  test('[lnlt 15.0/h] suffix R behind the turret, at another target too', () => {
    const rear = [
      { fp: 2, range: 10 },
      { fp: 2, range: 10, rear: true as const },
    ];
    const trial = american({ at: SHERMAN({ mgs: rear }), g1: '1-6-4-5 at E5', g2: '1-6-4-5 at E11' });
    trial.order('american', mg('E5'), 1, 6);
    expect(trial.refusal('american', { ...mg('E5'), mg: 1 })).toMatchObject({ refused: 'OUT_OF_ARC' });
    trial.order('american', { ...mg('E11'), mg: 1 }, 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(2);
  });

  test('[lnlt 15.0/f] the gun fires at the hex of the machine guns; [lnlt 15.0/h] R first binds nobody', () => {
    const set = { at: SHERMAN(), g1: '1-6-4-5 at E5', g2: '1-6-4-5 at E4' } as const;
    const trial = american(set).order('american', mg('E5'), 1, 6);
    expect(trial.refusal('american', { order: 'shoot', weapon: 'at', at: 'E4' })).toMatchObject({
      refused: 'ONE_HEX',
    });
    const rear = american({
      ...set,
      at: SHERMAN({ mgs: [{ fp: 2, range: 10, rear: true }] }),
      g3: '1-6-4-5 at E11',
    });
    rear.order('american', mg('E11'), 1, 6);
    rear.order('american', { order: 'shoot', weapon: 'at', at: 'E5' }, 6, 6);
  });

  test('[lnlt 15.0/i] option: with turret and hull apart FP 4 fires two and two, at different targets', () => {
    const trial = american(
      { at: SHERMAN({ turret: 3 }), g1: '1-6-4-5 at E5', g2: '1-6-4-5 at E11' },
      { options: { splitMachineGuns: true } },
    );
    trial.order('american', mg('E11'), 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(2);
    expect(trial.refusal('american', mg('E11', { mg: 1 }))).toMatchObject({ refused: 'ONE_HEX' });
    trial.order('american', mg('E5', { mg: 1 }), 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(2);
    const aligned = american({ at: SHERMAN(), g1: '1-6-4-5 at E5' }, { options: { splitMachineGuns: true } });
    aligned.order('american', mg('E5'), 1, 6);
    expect(aligned.told('attacked')[0]?.strength).toBe(4);
  });

  test('[lnlt 15.2] -2 after Assault Movement; [lnlt 4.1/c] half when Ops Complete in Opportunity Fire', () => {
    const trial = american({ at: SHERMAN({ marker: 'assault-move' }), g1: '1-6-4-5 at E5' });
    trial.order('american', mg('E5'), 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(2);
    const tired = new Trial({
      units: { at: SHERMAN({ opsComplete: true }), g1: '1-6-4-5 at E4' },
    }).activate('german', 'E4');
    tired.order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['E5'] });
    tired.order('american', mg('E5'), 1, 6);
    expect(tired.told('attacked')[0]?.strength).toBe(2);
  });

  test('[lnlt 15.0/b] a Shaken vehicle does not fire', () => {
    const trial = american({
      at: SHERMAN({ shaken: true, buttoned: true }),
      g1: '1-6-4-5 at E5',
      a2: '2-5-4-6 at E8',
    });
    expect(trial.refusal('american', mg('E5'))).toMatchObject({ refused: 'CANNOT_FIRE' });
    expect(trial.refusal('american', { order: 'shoot', weapon: 'at', at: 'E5' })).toMatchObject({
      refused: 'CANNOT_FIRE',
    });
  });
});

describe('small arms against vehicles', () => {
  const shot = (target: object, counter = 'SdKfz 251/1', more: object = {}) =>
    american({ at: SHERMAN(), gh: [`${counter} at E5`, { facing: 3, ...target }], ...more });
  const burst = mg('E5', { vehicle: 'gh' });

  test('[lnlt 15.0/m, 17.2] buttoned armor is safe, open-topped and Open vehicles are not', () => {
    expect(shot({ buttoned: true }, 'Pz IV H').refusal('american', burst)).toMatchObject({
      refused: 'BUTTONED',
    });
    shot({}, 'Pz IV H').order('american', burst, 1, 6);
    shot({ buttoned: true }).order('american', burst, 1, 6);
  });

  test('[lnlt 17.2/b, 17.2/f, 17.2/a] [lnlt 5.1/f] against the lowest armor and the terrain; the vehicle checks as Armored', () => {
    const trial = shot({}, 'Pz IV H', { g1: '1-6-4-5 at E5' });
    trial.order('american', burst, 6, 2, 3);
    // 6 + 4 against 2 + 2; the Squad beside it is another target.
    expect(trial.told('attacked')[0]).toMatchObject({ cover: 2, against: [{ unit: 'gh', difference: 6 }] });
    expect(trial.told('damage-check')).toEqual([
      { unit: 'gh', die: 3, difference: 6, lm: 0, morale: 6, result: 'Shaken' },
    ]);
    expect(trial.unit('gh')).toMatchObject({ shaken: true, buttoned: true });
  });

  test('[lnlt 15.5/a] -1 against a vehicle that moves', () => {
    const trial = shot({ marker: 'moved' }).order('american', burst, 1, 3, 2);
    expect(trial.told('attacked')[0]?.against).toEqual([{ unit: 'gh', difference: 1 }]);
  });

  test('[lnlt 17.2/c, 11.5/b, 11.5/h] an Armor Leader’s Morale and LM in its check', () => {
    const trial = shot({}, 'Pz IV H', { gl: ['Armor Leader 7-1', { leader: 'gh' }] });
    trial.order('american', burst, 6, 2, 3);
    expect(trial.told('damage-check')[0]).toMatchObject({ lm: 1, morale: 7, result: 'Shaken' });
  });

  test('[lnlt 17.2/f, 17.2/d, 16.2/d, 16.2/j] on a buttoned tank those on top check alone; the Shaken come off', () => {
    const trial = shot({ buttoned: true }, 'Pz IV H', {
      g1: ['1-6-4-5', { aboard: 'gh', riding: 'outside' }],
    });
    trial.order('american', burst, 6, 5, 4);
    expect(trial.told('damage-check').map(({ unit }) => unit)).toEqual(['g1']);
    expect(trial.unit('g1')).toMatchObject({ shaken: true, marker: 'moved' });
    expect(trial.unit('g1').aboard).toBeUndefined();
  });

  test('[lnlt RRT-07] through the hatches of an Open one those inside check as well; buttoned, those on top alone', () => {
    const riders = {
      g1: ['1-6-4-5', { aboard: 'gh', riding: 'inside' }],
      gl: ['Leader 7-1-6', { aboard: 'gh', riding: 'outside' }],
    } as const;
    const room = { inside: 'PP', outside: 'PPO' };
    const checked = (state: object, ...dice: number[]) =>
      shot({ ...room, ...state }, 'Pz IV H', riders)
        .order('american', burst, 6, 4, ...dice)
        .told('damage-check')
        .map(({ unit }) => unit);
    expect(checked({}, 2, 2, 2)).toEqual(['gh', 'gl', 'g1']);
    expect(checked({ buttoned: true }, 2)).toEqual(['gl']);
  });

  test('[lnlt 17.2/d, 16.2/j] unshaken passengers on top choose whether to come off with the Shaken', () => {
    const riders = {
      g1: ['1-6-4-5', { aboard: 'gh', riding: 'outside' }],
      gl: ['Leader 7-1-6', { aboard: 'gh', riding: 'outside' }],
    } as const;
    const trial = () => shot({ buttoned: true }, 'Pz IV H', riders).order('american', burst, 6, 5, 2, 6);
    const stays = trial();
    expect(stays.unit('g1')).toMatchObject({ shaken: true, marker: 'moved' });
    expect(stays.awaits).toEqual(['german come-off']);
    expect(stays.refusal('german', { order: 'come-off', units: ['g1'] })).toMatchObject({
      refused: 'NOT_YOUR_UNIT',
    });
    stays.order('german', { order: 'come-off', units: [] });
    expect(stays.unit('gl').aboard).toBe('gh');
    const joins = trial().order('german', { order: 'come-off', units: ['gl'] });
    expect(joins.unit('gl')).toMatchObject({ marker: 'moved' });
    expect(joins.unit('gl').aboard).toBeUndefined();
  });

  test('[lnlt 17.3, 17.3/a, 17.3/c, 17.3/d, 16.1.1, 16.1.1/b] an unarmored truck, buttoned or not: the vehicle first, Destroyed too', () => {
    const riders = { g1: ['1-6-4-5', { aboard: 'gh', riding: 'inside' }], gm: 'MG34 with g1' };
    const shaken = shot({ buttoned: true }, 'Opel Truck', riders).order('american', burst, 4, 4, 3, 2);
    expect(shaken.told('attacked')[0]?.cover).toBe(0);
    expect(shaken.told('damage-check').map(({ unit }) => unit)).toEqual(['gh', 'g1']);
    expect(shaken.unit('g1').aboard).toBe('gh');
    const wrecked = shot({}, 'Opel Truck', riders).order('american', burst, 6, 1, 6, 2, 3, 5);
    expect(wrecked.told('bailout')).toEqual([
      { unit: 'gm', die: 2, survives: true },
      { unit: 'g1', die: 3, survives: false },
    ]);
    expect(wrecked.battle.unit('gh')).toBeUndefined();
    expect(wrecked.unit('gm')).toMatchObject({ at: 'E5' });
  });

  test('[lnlt 17.2/g] a Leader who rides checks first and helps the other passengers', () => {
    const trial = shot({}, 'Opel Truck', {
      gl: ['Leader 7-1-6', { aboard: 'gh', riding: 'inside' }],
      g1: ['1-6-4-5', { aboard: 'gh', riding: 'inside' }],
    });
    trial.order('american', burst, 4, 4, 2, 2, 2);
    expect(trial.told('damage-check').map(({ unit, lm }) => [unit, lm])).toEqual([
      ['gh', 0],
      ['gl', 0],
      ['g1', 1],
    ]);
  });

  test('[lnlt 17.3/e] on an unarmored vehicle the Shaken on top come off, those inside stay', () => {
    const trial = shot({ outside: 'PPO' }, 'Opel Truck', {
      g1: ['1-6-4-5', { aboard: 'gh', riding: 'outside' }],
      g2: ['1-6-4-5', { aboard: 'gh', riding: 'inside' }],
    });
    trial.order('american', burst, 4, 4, 2, 3, 3);
    expect([trial.unit('g1').aboard, trial.unit('g2').aboard]).toEqual([undefined, 'gh']);
    expect(trial.unit('g2').shaken).toBe(true);
  });

  test('[lnlt 11.5, 11.5/e] an Armor Leader is not a target of his own, and shares the fate of his tank', () => {
    const trial = shot({}, 'Pz IV H', { gl: ['Armor Leader 7-1', { leader: 'gh' }] });
    expect(trial.unit('gl').mf).toBeUndefined();
    expect(trial.refusal('american', mg('E5'))).toMatchObject({ refused: 'NO_TARGET' });
    trial.order('american', burst, 6, 2, 6);
    expect(trial.told('damage-check').map(({ unit }) => unit)).toEqual(['gh']);
    const led = new Trial({
      units: {
        gh: ['Pz IV H at E5', { shaken: true, buttoned: true }],
        gl: ['Armor Leader 7-1', { leader: 'gh' }],
        gk: 'Tiger I at E4',
        a1: '2-5-4-6 at N9',
      },
    });
    const by = [{ leader: 'gl', places: ['E4'] }];
    expect(led.refusal('german', { order: 'activate', at: 'E5', by })).toMatchObject({
      refused: 'CANNOT_COMMAND',
    });
  });

  test('[lnlt 17.4, 17.4/a] indirect fire meets buttoned armor as Open, any unarmored facing as unarmored', () => {
    const fall = (target: object, ...faces: number[]) => {
      const trial = shot({ buttoned: true, ...target }, 'Pz IV H');
      attackVehicle(penOn(trial, ...faces), {
        target: 'gh',
        strength: [{ why: 'Mortar', value: 3, cites: '17.4' }],
        dice: 'higher of two',
      });
      return trial;
    };
    expect(fall({}, 2, 5, 1, 2).unit('gh').shaken).toBe(true);
    expect(fall({}, 2, 5, 6).unit('gh').shaken).toBeUndefined();
    const armour = { front: { hull: 5 }, flank: { hull: 2 }, rear: { hull: null } };
    expect(fall({ armour }, 6, 6, 1, 5, 3).battle.unit('gh')).toBeUndefined();
  });

  test('[lnlt 17.3/b] through an unarmored facing as unarmored, through armor as armored', () => {
    const armour = { front: { hull: 2 }, flank: { hull: 1 }, rear: { hull: null } };
    expect(shot({ armour, facing: 3 }).order('american', burst, 1, 6).told('attacked')[0]?.cover).toBe(0);
    const rear = shot({ armour, facing: 0 }).order('american', burst, 6, 1, 6, 3);
    expect(rear.told('wrecked')).toHaveLength(1);
  });
});

describe('Opportunity Fire at vehicles', () => {
  test('[lnlt 5.3 × 15.1/a] at the vehicle that moves, not at units that stand beside it', () => {
    const trial = new Trial({
      units: {
        at: SHERMAN(),
        a1: '2-5-4-6 at E7',
        gp: ['Pz IV H at E4', { facing: 3 }],
        gs: ['SdKfz 251/1 at E5', { facing: 3 }],
        g1: '1-6-4-5 at E5',
      },
    }).activate('german', 'E4');
    trial.order('german', { order: 'drive', units: ['gp'], mode: 'move', steps: [{ to: 'E5' }] });
    const at = (vehicle?: string) => ({
      order: 'shoot',
      weapon: 'at',
      at: 'E5',
      ...(vehicle && { vehicle }),
    });
    expect(trial.refusal('american', at('gs'))).toMatchObject({ refused: 'NO_TARGET' });
    expect(trial.refusal('american', at())).toMatchObject({ refused: 'NO_TARGET' });
    expect(trial.refusal('american', { order: 'fire', at: 'E5', units: ['a1'] })).toMatchObject({
      refused: 'NO_TARGET',
    });
    trial.order('american', at('gp'), 6, 6);
  });

  test('[lnlt 16.4/i × 5.1/h] a vehicle that is Shaken while it waits does not go on', () => {
    const trial = new Trial({
      units: {
        gt: ['Pz IV H at E5', { facing: 3 }],
        g1: ['1-6-4-5', { aboard: 'gt', riding: 'outside' }],
        at: SHERMAN({ buttoned: true }),
      },
    }).activate('german', 'E5');
    trial.order('german', { order: 'dismount', units: ['g1'], mode: 'move', carrier: 'move' });
    trial.order('american', { order: 'shoot', weapon: 'at', at: 'E5', vehicle: 'gt' }, 1, 2, 4, 3, 1, 2);
    expect(trial.unit('gt')).toMatchObject({ shaken: true, marker: 'moved' });
    expect(trial.unit('gt').waits).toBeUndefined();
  });
});

describe('infantry against vehicles', () => {
  test('[lnlt 17.2/b] [lnlt-84] a Squad and its MG34 Shake the open-topped M10', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at G3', gm: 'MG34 with g1', at: ['M10 Wolverine at G7', { facing: 0 }] },
    }).activate('german', 'G3');
    trial.order(
      'german',
      { order: 'fire', at: 'G7', vehicle: 'at', units: ['g1'], weapons: ['gm'] },
      5,
      3,
      4,
    );
    expect(trial.told('attacked')[0]).toMatchObject({
      strength: 3,
      cover: 1,
      against: [{ unit: 'at', difference: 4 }],
    });
    expect(trial.unit('at').shaken).toBe(true);
    expect(trial.unit('g1').fired).toBe(true);
  });

  test('[lnlt 17.2/a, 17.2/e] one vehicle is named, with all aboard; nobody on foot is hit', () => {
    const trial = new Trial({
      units: {
        g1: '1-6-4-5 at G3',
        at: ['M3 Half-track at G5', { facing: 0 }],
        a1: ['2-5-4-6', { aboard: 'at', riding: 'inside' }],
        a2: '2-5-4-6 at G5',
      },
    }).activate('german', 'G3');
    expect(trial.refusal('german', { order: 'fire', at: 'G5', vehicle: 'a2', units: ['g1'] })).toMatchObject({
      refused: 'NO_TARGET',
    });
    trial.order('german', { order: 'fire', at: 'G5', vehicle: 'at', units: ['g1'] }, 6, 1, 2, 2);
    expect(trial.told('damage-check').map(({ unit }) => unit)).toEqual(['at', 'a1']);
  });

  test('[lnlt 15.0/m] a buttoned tank is not a target for them', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at G3', at: ['M4A1 Sherman at G5', { facing: 0, buttoned: true }] },
    }).activate('german', 'G3');
    expect(trial.refusal('german', { order: 'fire', at: 'G5', vehicle: 'at', units: ['g1'] })).toMatchObject({
      refused: 'BUTTONED',
    });
  });
});
