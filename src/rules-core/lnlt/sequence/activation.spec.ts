import { type Placed, Trial } from '../testkit.testkit.js';

const ENEMY = { a1: '2-5-4-6 at J9' };
type Units = Readonly<Record<string, Placed>>;
const begin = (units: Units, marks = {}) => new Trial({ units: { ...units, ...ENEMY }, marks });
const reach = (trial: Trial, leader: string, from: string, place: string) =>
  trial.refusal('german', { order: 'activate', at: from, by: [{ leader, places: [place] }] })?.refused ??
  'reached';
const crawl = (unit: string, to: string) => ({ order: 'move', units: [unit], mode: 'low-crawl', path: [to] });

describe('who can be activated by whom', () => {
  test('[lnlt 4.0/r] a Leader in a Bunker reaches its hex alone', () => {
    const marks = { C3: { bunker: { tm: 2, facing: 0 } } };
    const trial = begin({ gl: 'Leader 7-1-6 at C3/bunker', g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C4' }, marks);
    expect([reach(trial, 'gl', 'C3/bunker', 'C3'), reach(trial, 'gl', 'C3/bunker', 'C4')]).toEqual([
      'reached',
      'OUT_OF_COMMAND',
    ]);
  });

  test('[lnlt 4.0/s, 11.5/d] an Armor Leader reaches vehicles next to his, no men', () => {
    const trial = begin({
      gt: 'Tiger I at C3',
      gl: ['Armor Leader 7-1', { leader: 'gt' }],
      gu: 'Panther at C4',
      g1: '1-6-4-5 at D3',
    });
    expect([reach(trial, 'gl', 'C3', 'C4'), reach(trial, 'gl', 'C3', 'D3')]).toEqual([
      'reached',
      'OUT_OF_COMMAND',
    ]);
  });

  test('[lnlt 11.1/b, 6.0/b] a wounded or Shaken Leader leads nobody', () => {
    const units: Units = {
      gl: ['Leader 7-1-6 at C3', { wounded: true }],
      gk: ['Leader 6-0-6 at C3', { shaken: true }],
      g1: '1-6-4-5 at C4',
    };
    expect(['gl', 'gk'].map((id) => reach(begin(units), id, 'C3', 'C4'))).toEqual([
      'CANNOT_COMMAND',
      'CANNOT_COMMAND',
    ]);
  });

  test('[lnlt 4.0/p] every place is declared before anybody acts, each once', () => {
    const trial = begin({ gl: 'Leader 7-1-6 at C3', g1: '1-6-4-5 at C4' });
    expect(
      trial.refusal('german', { order: 'activate', at: 'C3', by: [{ leader: 'gl', places: ['C4', 'C4'] }] }),
    ).toMatchObject({ refused: 'TWICE' });
    trial.activate('german', 'C3');
    expect(trial.refusal('german', crawl('g1', 'C5'))).toMatchObject({ refused: 'NOT_ACTIVATED' });
    expect(trial.refusal('german', { order: 'activate', at: 'C4' })).toMatchObject({ refused: 'NOT_NOW' });
  });
});

describe('what the activated do', () => {
  test('[lnlt 4.0/n] places act in any order, one after the other and back again', () => {
    const trial = begin({
      gl: 'Leader 7-1-6 at C3',
      g1: '1-6-4-5 at C3',
      g2: '1-6-4-5 at C4',
      g3: '1-6-4-5 at D3',
      g4: '1-6-4-5 at C3',
      a2: '2-5-4-6 at C8',
    });
    trial.activate('german', 'C3', { leader: 'gl', places: ['C4', 'D3'] });
    trial.order('german', { order: 'fire', at: 'C8', units: ['g4'] }, 1, 6);
    for (const [unit, to] of [
      ['g2', 'C5'],
      ['g3', 'D2'],
      ['g1', 'C2'],
    ] as const) {
      trial.order('german', crawl(unit, to));
      if (trial.awaits[0] === 'american opportunity') trial.order('american', 'hold-fire');
    }
    expect(['g1', 'g2', 'g3'].map((id) => trial.unit(id).marker)).toEqual([
      'low-crawl',
      'low-crawl',
      'low-crawl',
    ]);
  });

  test('[lnlt 4.0/t, 4.0/k] some move, some do nothing; those can be activated again later', () => {
    const trial = begin({ g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C3' });
    trial.activate('german', 'C3').order('german', crawl('g1', 'C4')).order('german', 'end-impulse');
    trial.order('american', 'pass').activate('german', 'C3');
    expect(trial.told('activated')[0]?.units).toEqual(['g2']);
  });

  test('[lnlt 4.0/g, 4.0/m] a unit that has moved does nothing more in the turn', () => {
    const trial = begin({ g1: '1-6-4-5 at C3', g2: '1-6-4-5 at D9' });
    trial.activate('german', 'C3').order('german', crawl('g1', 'C4')).order('american', 'pass');
    expect(trial.refusal('german', { order: 'activate', at: 'C4' })).toMatchObject({
      refused: 'NOBODY_TO_ACTIVATE',
    });
  });

  test('[lnlt 4.1] a unit that is Ops Complete cannot act, nor a Leader lead', () => {
    const trial = begin({
      g1: ['1-6-4-5 at C3', { opsComplete: true }],
      gl: ['Leader 7-1-6 at C4', { opsComplete: true }],
      g2: '1-6-4-5 at C4',
    });
    expect(trial.refusal('german', { order: 'activate', at: 'C3' })).toMatchObject({
      refused: 'NOBODY_TO_ACTIVATE',
    });
    expect(reach(trial, 'gl', 'C4', 'C3')).toBe('CANNOT_COMMAND');
  });

  test('[lnlt 4.0/l] a stack on its way takes nobody with it', () => {
    const trial = begin({ g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C4' });
    trial
      .activate('german', 'C3')
      .order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['C4', 'C5'] });
    expect([trial.unit('g1').at, trial.unit('g2').at]).toEqual(['C5', 'C4']);
  });
});

describe('the turn', () => {
  test('[lnlt 2.0, 9.0, 9.0/b] Rally, Operations, Administration, and the next turn', () => {
    const trial = new Trial(
      { clock: { phase: 'rally' }, agenda: [{ task: 'turn' }], units: { g1: '1-6-4-5 at C3', ...ENEMY } },
      5,
      2,
    );
    const phases = [trial.battle.clock.phase];
    trial.order('american', 'pass').order('german', 'pass').order('american', 'pass', 1, 6);
    expect(trial.kinds).toEqual([
      'passed',
      'operations-over',
      'turn-over',
      'turn-began',
      'initiative',
      'operations-began',
    ]);
    expect([...phases, trial.battle.clock.turn]).toEqual(['operations', 2]);
  });

  test('[lnlt EOP-I/a] the scenario gives the initiative of the first turn without a roll', () => {
    const trial = new Trial({
      clock: { phase: 'rally', decided: true },
      agenda: [{ task: 'turn' }],
      units: { g1: '1-6-4-5 at C3', ...ENEMY },
    });
    expect(trial.told('initiative')).toEqual([{ side: 'german', rolls: {} }]);
    expect(trial.battle.clock.decided).toBeUndefined();
  });
});
