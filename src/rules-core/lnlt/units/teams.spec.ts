import { eliminate } from '../damage/fate.js';
import { levelOf, placesOf } from '../ground/terrain.js';
import { field, penOn, Trial } from '../testkit.testkit.js';

const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
const move = (mode: string, ...units: string[]) => ({ order: 'move', units, mode, path: ['C4'] });
const moving = (units: object, mode = 'move') =>
  new Trial({ units: { ...FAR, ...units } as never })
    .activate('german', 'C3')
    .refusal('german', move(mode, 'g1'))?.refused;

describe('men by class', () => {
  test('[lnlt 1.1] Squads, Half-squads, Crews and Weapon Teams suffer Casualties, single men a wound', () => {
    const hit = (counter: string) =>
      new Trial({ units: { ...FAR, g1: '1-6-4-5 at C3', a1: [`${counter} at C5`, { morale: 5 }] } })
        .activate('german', 'C3')
        .order('german', { order: 'fire', at: 'C5', units: ['g1'] }, 6, 1, 4)
        .told('damage-check')[0];
    for (const counter of ['2-5-4-6', '1-4-4-5', '0-2-4-6', 'HMG Team'])
      expect(hit(counter)).toMatchObject({ difference: 6, morale: 5, result: 'Casualties' });
    expect(hit('Leader 7-1-6')).toMatchObject({ difference: 6, result: 'Wounded' });
  });
});

describe('Weapon Teams', () => {
  test('[lnlt 1.7] [lnlt 1.7/k] a Weapon Team moves and fires by itself and is nobody’s weapon', () => {
    const trial = new Trial({
      units: { ...FAR, g1: '1-6-4-5 at C3', gt: ['HMG Team at C3', { facing: 4 }], a1: '2-5-4-6 at C6' },
    }).activate('german', 'C3');
    expect(trial.refusal('german', { order: 'fire', at: 'C6', weapons: ['gt'] })).toMatchObject({
      refused: 'NO_FIRER',
    });
    expect(trial.refusal('german', { order: 'fire', at: 'C6', units: ['gt'] }, 1, 6)).toBeUndefined();
    expect(trial.refusal('german', move('move', 'gt'))).toBeUndefined();
  });

  test('[lnlt 1.7/c] eliminated, it leaves no weapon behind', () => {
    const trial = new Trial({ units: { ...FAR, gt: ['HMG Team at C3', { facing: 4 }] } });
    eliminate(penOn(trial), 'gt', '1.7/c');
    expect(trial.battle.unitsAt('C3')).toEqual([]);
  });

  test('[lnlt 1.7/u] neither Low Crawl nor Double-Time', () => {
    expect(moving({ g1: ['HMG Team at C3', { facing: 4 }] }, 'low-crawl')).toBe('WRONG_MODE');
    const trial = new Trial({
      units: { ...FAR, gl: 'Leader 6-1-6 at C3', g1: ['HMG Team at C3', { facing: 4 }] },
    })
      .activate('german', 'C3')
      .order('german', move('move', 'gl', 'g1'));
    expect(trial.unit('g1').allowance).toBe(3);
  });

  test('[lnlt 1.7/j] one that cannot move stays', () => {
    expect(moving({ g1: ['HMG Team at C3', { facing: 4, immobile: true }] })).toBe('CANNOT_MOVE');
  });
});

describe('Leaders', () => {
  test('[lnlt 5.1/v] a wounded Leader has his full MF, [lnlt 11.1/b] and leads only his own hex', () => {
    const set = (state: object) =>
      new Trial({ units: { ...FAR, gl: ['Leader 6-1-6 at C3', state], g2: '1-6-4-5 at C4' } });
    const lead = { order: 'activate', at: 'C3', by: [{ leader: 'gl', places: ['C4'] }] };
    expect(set({}).refusal('german', lead)).toBeUndefined();
    expect(set({ wounded: true }).refusal('german', lead)).toMatchObject({ refused: 'CANNOT_COMMAND' });
    const trial = set({ wounded: true })
      .activate('german', 'C3')
      .order('german', {
        order: 'move',
        units: ['gl'],
        mode: 'move',
        path: ['C2'],
      });
    expect(trial.unit('gl').allowance).toBe(6);
  });
});

describe('Buildings', () => {
  const HOUSE = field({
    E4: 'stone-building',
    E5: 'stone-building',
    E6: { terrain: 'stone-building', level: 1 },
    H5: 'stone-building',
    J5: 'wooden-building',
  });

  test('[lnlt 10.2/a] stone Buildings of three hexes have two stories in each, others one; [lnlt 10.2/b] upstairs is one level up', () => {
    const { battle } = new Trial({ units: FAR, map: HOUSE });
    expect(['E4', 'E5', 'E6', 'H5', 'J5'].map((hex) => placesOf(battle, hex).length)).toEqual([
      2, 2, 2, 1, 1,
    ]);
    expect([levelOf(battle, 'E5'), levelOf(battle, 'E5/1'), levelOf(battle, 'E6/1')]).toEqual([0, 1, 2]);
  });
});

describe('national characteristics', () => {
  test('[lnlt 13.0] the Japanese can Ambush in jungle and nowhere else', () => {
    const ambush = (terrain: 'Light Jungle' | 'Clear') => {
      const trial = new Trial({
        units: { j1: '1-5-4-5 at F4', j9: '1-5-4-5 at N1', a1: '2-5-4-6 at F6', a9: '2-5-4-6 at N12' },
        map: field({ F5: 'wooden-building' }),
        marks: { F6: { terrain } },
        active: 'japanese',
      })
        .activate('japanese', 'F4')
        .order('japanese', { order: 'move', units: ['j1'], mode: 'move', path: ['F5', 'F6'] });
      return trial.order('american', 'hold-fire').told('melee-began')[0]?.ambush;
    };
    expect([ambush('Light Jungle'), ambush('Clear')]).toEqual([true, false]);
  });
});
