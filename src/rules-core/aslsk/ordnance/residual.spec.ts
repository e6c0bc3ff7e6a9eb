import { crew, german, russian, setUp, weapon } from '../testkit.testkit.js';
import { m4, t34 } from '../vehicles/testkit.testkit.js';
import { gun } from './testkit.testkit.js';

/** B's Gun in E9 looks north, at what A moves two hexes away. */
const watched = (name: string, units: object, terrain = {}) =>
  setUp({
    phase: 'MPh',
    columns: 10,
    rows: 12,
    terrain,
    sides: { a: { nationality: 'Russian' }, b: { nationality: 'German' } },
    units: {
      bc: crew('German', '2-2-8', 'E9'),
      bg: gun('German', name, { of: 'bc' }, { ca: 0 }),
      ...units,
    },
  });

const residualAt = (here: ReturnType<typeof setUp>, at: string) => here.battle.location(at).residual;

describe('Residual FP of shells', () => {
  test('[aslsk 3.3.5/d] an Air Burst leaves one column more', () => {
    const leaves = (terrain: object) => {
      const here = watched('81* MTR', { a1: russian('4-4-7', 'E4') }, terrain);
      here.order('a', { order: 'move', units: ['a1'], path: ['E5'] });
      here.order('b', { order: 'shoot', weapon: 'bg', at: 'E5', type: 'ATT', spendRof: true }, 1, 2, 6, 6);
      return residualAt(here, 'E5');
    };
    expect(leaves({})).toBe(4);
    expect(leaves({ E5: 'woods' })).toBe(6);
  });

  test('[aslsk 3.3.5/a × 3.3.5/d] twelve at most, with an Air Burst too', () => {
    const here = watched('81* MTR', { a1: russian('4-4-7', 'E4') }, { E5: 'woods' });
    here.order('a', { order: 'move', units: ['a1'], path: ['E5'] });
    here.begin('b', { order: 'shoot', weapon: 'bg', at: 'E5', type: 'ATT', spendRof: true }, 1, 1, 6, 6);
    expect(residualAt(here, 'E5')).toBe(12);
  });

  const struck = (name: string, ammo: string | undefined, set = {}) => {
    const here = watched(name, { a1: t34('E4', { vca: 3, ...set }) });
    here.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'start' }, { do: 'enter', to: 'E5' }] });
    here.order('b', { order: 'pass' });
    const order = { order: 'shoot', weapon: 'bg', at: 'E5', type: 'VTT', target: 'a1', spendRof: true };
    here.order('b', { ...order, ...(ammo && { ammo }) }, 2, 2, 6, 6);
    return residualAt(here, 'E5');
  };

  test('[aslsk 3.3.5/j] a To Kill attempt with HE leaves half its column, armour-piercing shot nothing', () => {
    expect(struck('75L AT', 'HE')).toBe(6);
    expect(struck('75L AT', 'AP')).toBeUndefined();
  });

  test('[aslsk 3.3.5/j] the bolts of a machine gun leave half of its column 6', () => {
    const here = setUp({
      phase: 'MPh',
      columns: 10,
      rows: 12,
      sides: { a: { nationality: 'American' }, b: { nationality: 'German' } },
      units: {
        a1: m4('E4', { vca: 3 }),
        b1: german('4-6-7', 'E8'),
        bm: weapon('German', 'HMG', { of: 'b1' }),
      },
    });
    here.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'start' }, { do: 'enter', to: 'E5' }] });
    here.order('b', { order: 'pass' });
    const shot = { order: 'shoot', weapon: 'bm', at: 'E5', type: 'VTT', target: 'a1', spendRof: true };
    const done = here.order('b', shot, 1, 2, 6, 5);
    expect(done.the('to-kill').ammo).toBe('AP');
    expect(residualAt(here, 'E5')).toBe(2);
  });
});
