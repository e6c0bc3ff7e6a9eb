import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  fire,
  isGone,
  MELEE,
  modifiersOf,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const CE = { exposed: true } as const;
const TANK = ['MkIVF2 at D9', CE] as const;
const shell = (more: object = {}) => ({
  order: 'fire-ordnance',
  unit: 'gt',
  at: 'D4',
  target: 'rt',
  ...more,
});
const aimed = (trial: Trial) => trial.told('ordnance-fired')[0]?.aimed[0];
const added = (trial: Trial) => aimed(trial)?.modifiers.map(({ why, value }) => `${why} ${value}`);
const ON_HULL = [4, 3] as const;
const start = (units: object, setup: Setup = {}) =>
  begun('prep-fire', { gt: TANK, ...units } as Units, { options: { year: 1944 }, ...setup });

describe('vehicles in motion', () => {
  test('[squad-leader 11.31.4 × 11.32.1] what cannot move is not a moving target', () => {
    const trial = start({
      rt: ['T-34 at D4', { facing: 2, motion: true }],
      gu: ['StG III/75 at E9', { ...CE, facing: 0 }],
    });
    trial.order('german', shell(), ...ON_HULL, 4, 4, 4);
    trial.order('german', shell({ unit: 'gu' }), 6, 5);
    expect(added(trial)).not.toContain('moving 2');
  });

  test('[squad-leader 11.8.2 × 5.6.8] small arms at the crew of a tank on the move: +2, and nothing for the open', () => {
    const trial = begun('movement', { gt: ['MkIVF2 at D9', CE], r1: '6-2-8 at D6' } as Units);
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
    until(trial, 'russian defensive-fire').order('russian', fire('D8', 'r1'), 6, 6);
    expect(modifiersOf(trial, 'gt')).toEqual(['crew of an AFV 2']);
  });
});

describe('who is aboard', () => {
  const halftrack = (state: object, more: Units) =>
    begun(
      'prep-fire',
      {
        gt: ['SdKfz 251 armed at D4', { facing: 3 }],
        g1: ['4-6-7 at D4', { aboard: 'gt', ...state }],
        ...more,
      } as Units,
      { active: 'russian', options: { year: 1944 } },
    );

  test.each<[string, object, boolean]>([
    ['under cover', {}, false],
    ['exposed', CE, true],
  ])('[squad-leader 9.2/q6 × 11.13.6] HE that hits a halftrack: men %s', (_, state, struck) => {
    const trial = halftrack(state, { rt: ['T-34 at D9', CE] }).order(
      'russian',
      { order: 'fire-ordnance', unit: 'rt', at: 'D4', target: 'gt', ammunition: 'HE' },
      ...ON_HULL,
      6,
      6,
    );
    expect(trial.told('struck-aboard').length > 0).toBe(struck);
  });

  test('[squad-leader 11.15.6/a × 11.15.9] small arms at a truck: it checks, and its passengers by themselves', () => {
    const trial = begun('prep-fire', {
      g1: '8-3-8 at D6',
      rt: ['truck at D8', { facing: 3 }],
      r1: ['4-4-7 at D8', { aboard: 'rt' }],
    } as Units);
    trial.order('german', fire('D8', 'g1'), 2, 4, 6, 6, 3, 3, 3, 3);
    expect(
      trial
        .told('morale-check')
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual(['r1', 'rt', 'rt']);
  });

  test('[squad-leader 11.13.8 × 3.23.6] broken men in a halftrack that was fired at in vain rally under Desperation Morale', () => {
    const trial = halftrack(BROKEN, { r1: '4-4-7 at D6', r2: 'HMG .50 with r1' });
    trial.order('russian', { ...fire('D4', 'r2'), vehicle: 'gt' }, 6, 6);
    expect(trial.unit('g1').dm).toBe(true);
  });

  test('[squad-leader 11.18.1 × 11.18.2] riders under fire across the front of the tank have 2, moving or not; from behind nothing', () => {
    const at = (firer: string) => {
      const trial = begun(
        'movement',
        {
          gt: ['MkIVF2 at D9', { facing: 0 }],
          g1: ['4-6-7 at D9', { aboard: 'gt' }],
          r1: `6-2-8 at ${firer}`,
        } as Units,
        { options: { year: 1944 } },
      ).order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
      until(trial, 'russian defensive-fire').order('russian', fire('D8', 'r1'), 6, 6);
      return modifiersOf(trial, 'g1')?.map((one) => one.replace(/^.* (-?\d)$/, '$1'));
    };
    expect([at('D5'), at('D11')]).toEqual([['2'], []]);
  });
});

describe('hulls and shells', () => {
  test.each<[string, object, string, boolean]>([
    ['at a tank on the crest', { rt: ['T-34 at D4', { facing: 3 }] }, 'rt', false],
    ['not at a gun there', { r1: 'crew 2-3-7 at D4', rt: ['76 AT gun with r1', { facing: 0 }] }, 'rt', true],
  ])(
    '[squad-leader 13.14.1 × 13.17.1] from two levels below %s only a turret is hit',
    (_, units, __, hit) => {
      const map = field({ D4: { level: 2 }, D5: { level: 1 } });
      const trial = start(units, { map }).order('german', shell(), 3, 1, ...(hit ? [6, 6] : []));
      expect(aimed(trial)).toMatchObject({ hit });
    },
  );

  test.each<[string, string, object, string[]]>([
    ['from one level above', 'D9', { D9: { level: 1 } }, []],
    ['from two', 'D9', { D9: { level: 2 } }, ['from above -1']],
  ])('[squad-leader 13.21.1 × 13.19.2] the roof is thinner %s', (_, __, hexes, expected) => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3 }] }, { map: field(hexes as never) });
    trial.order('german', shell(), ...ON_HULL, 6, 6);
    expect(trial.told('afv-kill')[0]?.modifiers.map(({ why, value }) => `${why} ${value}`)).toEqual(expected);
  });

  test('[squad-leader 13.19.1 × 6.3.1] a shell into a melee strikes both sides', () => {
    const trial = start({ r1: ['4-4-7 at D4', MELEE], g1: ['4-6-7 at D4', MELEE] });
    trial.order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4' }, 1, 2, 1, 1);
    expect(['r1', 'g1'].map((id) => isGone(trial, id))).toEqual([true, true]);
  });

  test('[squad-leader 3.24.3 × 13.11.2] the pinned crew of an AFV uses no Intensive Fire', () => {
    const trial = start({ gt: ['MkIVF2 at D9', { pinned: true }], r1: '4-4-7 at D4' });
    const shot = { order: 'fire-ordnance', unit: 'gt', at: 'D4', intensive: true };
    expect(refused(trial, 'german', shot)).toBe('PINNED');
  });

  test('[squad-leader 13.9.8 × 13.11.4] an SP gun that has gone a hex does not fire its gun; a tank does, at 5 more', () => {
    const moved = (gt: Placed) =>
      begun('advancing-fire', { gt, r1: '4-4-7 at D4' } as Units, { options: { year: 1944 } });
    const shot = { order: 'fire-ordnance', unit: 'gt', at: 'D4' };
    expect(refused(moved(['StG III/75 at D9', { ...CE, moved: true, facing: 0 }]), 'german', shot)).toBe(
      'HAS_MOVED',
    );
    const tank = moved(['MkIVF2 at D9', { ...CE, moved: true, facing: 0 }]).order('german', shot, 6, 5);
    expect(added(tank)).toEqual(['new hex 5']);
  });
});

describe('weapons against tanks', () => {
  const smoke = { marks: { D7: { smoke: [{ side: 'russian', kind: 'full' }] } } } as const;
  test('[squad-leader 8.17.2 × 9.16.3] a Panzerfaust through smoke: a die To Hit, none to kill', () => {
    const trial = begun(
      'prep-fire',
      { g1: '4-6-7 at D8', gp: 'panzerfaust 43b with g1', rt: ['T-34 at D6', { facing: 3 }] } as Units,
      { options: { year: 1944 }, ...smoke },
    );
    trial.order('german', { order: 'fire-anti-tank', weapon: 'gp', target: 'rt' }, 6, 6, 4);
    expect(trial.action.rolls.map((roll) => roll.for)).toContain('smoke in D7');
  });

  test('[squad-leader 10.3.2 × 8.10.1] a flame at a crew behind its shield: no modifier', () => {
    const trial = begun('prep-fire', {
      g1: '8-3-8 at D5',
      gf: 'flamethrower with g1',
      r1: 'crew 2-3-7 at D4',
      rg: ['76 AT gun with r1', { facing: 3 }],
    } as Units);
    trial.order('german', fire('D4', 'gf'), 6, 6);
    expect(modifiersOf(trial, 'r1')).toEqual([]);
  });

  test('[squad-leader 10.3.2 × 10.4.2/a] nor does it help against the bombs of a mortar', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D9',
      gm: '50mm mortar with g1',
      r1: 'crew 2-3-7 at D4',
      rg: ['76 AT gun with r1', { facing: 3 }],
    } as Units);
    trial.order('german', { order: 'fire-ordnance', unit: 'gm', at: 'D4', target: 'rg' }, 1, 2, 5, 6);
    expect(trial.told('shell-burst')[0]?.outcomes).toMatchObject([{ modifiers: [] }]);
  });

  test('[squad-leader 10.2.11 × 13.19.2] a gun goes with the truck that draws it, and its crew aboard', () => {
    const trial = start({
      rt: ['truck at D4', { facing: 3, tows: 'rg' }],
      rg: ['76 AT gun at D4', { towedBy: 'rt' }],
      r1: ['crew 2-3-7 at D4', { aboard: 'rt' }],
    });
    trial.order('german', shell(), ...ON_HULL, 3, 3, 3, 3);
    expect(['rt', 'rg', 'r1'].map((id) => isGone(trial, id))).toEqual([true, true, true]);
  });

  test('[squad-leader 7.1.11 × 9.16.9.1] an overrun into white phosphorus is halved, and 11 stops the tank', () => {
    const trial = begun('movement', { gt: ['MkIVF2 at D3', { facing: 3 }], r1: '4-4-7 at D4' } as Units, {
      marks: { D4: { smoke: [{ side: 'russian', kind: 'white phosphorus' }] } },
    });
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D4'], overrun: ['bow'] });
    trial.order('russian', 'pass', 6, 5, 4);
    expect(trial.told('overrun')[0]?.outcomes[0]?.modifiers).toMatchObject([{ why: 'smoke', value: 2 }]);
    expect(trial.unit('gt').immobilized).toBe(true);
  });

  test('[squad-leader 5.6.8.1 × 11.20.3/a] men who move with nobody’s tank past a wreck in their hex are moving in it', () => {
    const WRECK = { D5: { wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true as const }] } };
    const trial = begun('movement', { g1: '4-6-7 at D4', r1: '4-4-7 at D8' }, { marks: WRECK });
    trial.order('german', move('g1', 'D5'));
    until(trial, 'russian defensive-fire').order('russian', fire('D5', 'r1'), 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual(['moved -1', 'in the open -1']);
  });
});
