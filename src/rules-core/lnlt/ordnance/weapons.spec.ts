import { Trial } from '../testkit.testkit.js';

const PANZER = ['Pz IV H at E5', { facing: 3 }] as const;
const AT_PANZER = { order: 'shoot', weapon: 'at', at: 'E5', vehicle: 'gp' };

type Units = NonNullable<ConstructorParameters<typeof Trial>[0]>['units'];
const american = (units: Units, more: object = {}, at = 'E8') =>
  new Trial({ units: { ...units }, active: 'american', ...more }).activate('american', at);

describe('Weapon Teams and light anti-tank weapons', () => {
  test('[lnlt 1.7/d, 1.7/e, 1.7/f, 1.7/q] a gun pivots within its MF and fires at +1, under one Fired marker', () => {
    const gun = (facing: number) => american({ ag: ['57mm ATG at E8', { facing }], gp: PANZER });
    const fire = (pivot?: number) => ({ ...AT_PANZER, weapon: 'ag', ...(pivot !== undefined && { pivot }) });
    expect(gun(3).refusal('american', fire(0))).toMatchObject({ refused: 'TOO_FAR' });
    const trial = gun(5 - 1).order('american', fire(0), 5, 6);
    expect(trial.told('to-hit')[0]?.modified).toBe(12);
    expect(trial.unit('ag')).toMatchObject({ facing: 0, fired: true });
    expect(trial.unit('ag').marker).toBeUndefined();
  });

  test('[lnlt 1.7/r, 5.3/c] as Opportunity Fire too, beside the small arms of its hex', () => {
    const trial = new Trial({
      units: {
        ag: ['57mm ATG at E8', { facing: 4 }],
        a1: '2-5-4-6 at E8',
        gp: ['Pz IV H at E4', { facing: 3 }],
      },
    }).activate('german', 'E4');
    trial.order('german', { order: 'drive', units: ['gp'], mode: 'move', steps: [{ to: 'E5' }] });
    expect(trial.awaits).toEqual(['american opportunity']);
    trial.order('american', { ...AT_PANZER, weapon: 'ag', pivot: 0 }, 5, 6);
    expect(trial.told('to-hit')[0]?.modified).toBe(13);
    expect(trial.unit('ag').fired).toBe(true);
  });

  test('[lnlt 1.6/c, 5.0.1/a] one man +1, a Leader of the hex helps a Squad', () => {
    const near = { gp: ['Pz IV H at E6', { facing: 3 }] as const };
    const at = { order: 'shoot', weapon: 'ab', at: 'E6', vehicle: 'gp' };
    const hero = american({ ah: 'Hero 2-6-6 at E8', ab: 'Bazooka with ah', ...near });
    expect(hero.order('american', at, 5, 6).told('to-hit')[0]?.modified).toBe(12);
    const led = american({ a1: '2-5-4-5 at E8', al: 'Leader 7-1-6 at E8', ab: 'Bazooka with a1', ...near });
    led.order('american', { ...at, leader: 'al' }, 5, 6);
    expect(led.told('to-hit')[0]?.modified).toBe(10);
    expect(led.unit('al').fired).toBe(true);
  });

  test('[lnlt 1.6/b × 14.0/a] a Squad fires its weapon and its IFP in one impulse, then it is Fired', () => {
    const trial = american({
      a1: '2-5-4-6 at E8',
      ab: 'Bazooka with a1',
      gp: ['Pz IV H at E6', { facing: 3 }],
      g1: '1-6-4-5 at E7',
    });
    trial.order('american', { order: 'shoot', weapon: 'ab', at: 'E6', vehicle: 'gp' }, 6, 6);
    trial.order('american', { order: 'fire', at: 'E7', units: ['a1'] }, 1, 6);
    expect(trial.unit('a1').fired).toBe(true);
  });

  test('[lnlt 4.0/u] the weapon rolls by itself, at the target of its Squad or another, in the impulse of its Squad', () => {
    const set = () =>
      american({
        a1: '2-5-4-6 at E8',
        a2: '2-5-4-6 at E8',
        ab: 'Bazooka with a1',
        gp: ['Pz IV H at E6', { facing: 3 }],
        g1: '1-6-4-5 at E7',
      });
    const rocket = (at: string, more: object = {}) => ({ order: 'shoot', weapon: 'ab', at, ...more });
    const riflemen = { order: 'fire', at: 'E7', units: ['a1', 'a2'] };
    const other = set().order('american', riflemen, 1, 6);
    expect(other.refusal('american', { order: 'fire', at: 'E7', units: ['a1'] })).toMatchObject({
      refused: 'CANNOT_FIRE',
    });
    other.order('american', rocket('E6', { vehicle: 'gp' }), 6, 6);
    expect([other.told('to-hit').length, other.unit('a1').fired]).toEqual([1, true]);
    const same = set().order('american', rocket('E7'), 6, 6).order('american', riflemen, 1, 6);
    expect(same.told('attacked')[0]).toMatchObject({ strength: 5 });
    const late = set().order('american', riflemen, 1, 6).order('american', 'end-impulse');
    expect([late.unit('a1').fired, late.awaits]).toEqual([true, ['german impulse']]);
    late.order('german', 'pass');
    expect(late.told('passed').map(({ side }) => side)).toEqual(['german', 'american']);
  });

  test('[lnlt 1.6/b × 4.0/u] two such weapons, or one and the IFP, one after the other', () => {
    const set = () =>
      american({
        a1: '2-5-4-6 at E8',
        ab: 'Bazooka with a1',
        ac: 'Bazooka with a1',
        gp: ['Pz IV H at E6', { facing: 3 }],
        g1: '1-6-4-5 at E7',
      });
    const rocket = (weapon: string) => ({ order: 'shoot', weapon, at: 'E6', vehicle: 'gp' });
    const rifles = { order: 'fire', at: 'E7', units: ['a1'] };
    const one = set().order('american', rocket('ab'), 6, 6).order('american', rifles, 1, 6);
    expect(one.refusal('american', rocket('ac'))).toMatchObject({ refused: 'NOT_YOUR_DECISION' });
    const both = set().order('american', rocket('ab'), 6, 6).order('american', rocket('ac'), 6, 6);
    expect(both.refusal('american', rifles)).toMatchObject({ refused: 'CANNOT_FIRE' });
    const first = set().order('american', rifles, 1, 6).order('american', rocket('ab'), 6, 6);
    expect(first.unit('a1').fired).toBe(true);
    expect(first.refusal('american', rocket('ac'))?.refused).toBe('NOT_YOUR_DECISION');
  });

  test('[lnlt 14.1.1/a] after a hit of its weapon that does not go through a Squad may fire at the vehicle too', () => {
    const trial = new Trial({
      units: {
        g1: '1-6-4-5 at E8',
        gf: 'Panzerfaust with g1',
        at: ['M4A1 Sherman at E7', { facing: 3, morale: 12 }],
      },
    }).activate('german', 'E8');
    trial.order('german', { order: 'shoot', weapon: 'gf', at: 'E7', vehicle: 'at' }, 1, 2, 1, 5, 1, 2);
    trial.order('german', { order: 'fire', at: 'E7', vehicle: 'at', units: ['g1'] }, 1, 6);
    expect(trial.unit('g1').fired).toBe(true);
  });

  test('[lnlt 14.1/j] an anti-aircraft gun has a number of its own against aircraft', () => {
    const trial = new Trial({ units: { gf: '20mm Flak at E5', a1: '2-5-4-6 at N9' } });
    expect(trial.unit('gf')).toMatchObject({
      antiAircraft: 8,
      toHit: [{ needs: 9 }, { needs: 7 }, { needs: 5 }],
    });
  });

  test('[lnlt 1.6.3/g × 14.0] a single-use weapon is used up', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at E8', gf: 'Panzerfaust with g1', at: ['M4A1 Sherman at E7', {}] },
    }).activate('german', 'E8');
    trial.order('german', { order: 'shoot', weapon: 'gf', at: 'E7', vehicle: 'at' }, 6, 6);
    expect(trial.battle.unit('gf')).toBeUndefined();
  });
});
