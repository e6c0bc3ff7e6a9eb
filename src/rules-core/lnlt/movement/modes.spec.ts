import { field, type Placed, Trial } from '../testkit.testkit.js';

const ENEMY = { a1: '2-5-4-6 at N12' };
type Units = Readonly<Record<string, Placed>>;
const started = (units: Units, at: string, hexes = {}, marks = {}) =>
  new Trial({ units: { ...units, ...ENEMY }, map: field(hexes), marks }).activate('german', at);
const moving = (units: readonly string[], path: readonly string[], mode = 'move') => ({
  order: 'move',
  units,
  mode,
  path,
});

describe('Assault Movement', () => {
  test('[lnlt 6.1/f] is marked at once', () => {
    const trial = started({ g1: '2-5-4-6 at C3' }, 'C3').order(
      'german',
      moving(['g1'], ['C4'], 'assault-move'),
    );
    expect(trial.awaits).toEqual(['german moving']);
    expect(trial.unit('g1').marker).toBe('assault-move');
  });

  test('[lnlt 6.1/g] Leaders with men of their badge who can', () => {
    const leader = (badge: string): Units => ({ g1: '2-5-4-6 at C3', gl: ['Leader 7-1-6 at C3', { badge }] });
    const both = moving(['g1', 'gl'], ['C4'], 'assault-move');
    expect(started(leader('ss'), 'C3').refusal('german', both)).toMatchObject({ refused: 'WRONG_MODE' });
    expect(started(leader('fallschirmjaeger'), 'C3').refusal('german', both)).toBeUndefined();
    const alone = started(leader('fallschirmjaeger'), 'C3');
    expect(alone.refusal('german', moving(['gl'], ['C4'], 'assault-move'))).toMatchObject({
      refused: 'WRONG_MODE',
    });
  });

  test('[lnlt 6.1/e, 6.1/h] a unit that has not fired can be activated again, though not to move', () => {
    const trial = new Trial({
      units: { g1: '2-5-4-6 at C3', g2: '1-6-4-5 at D9', a2: '2-5-4-6 at C8' },
    }).activate('german', 'C3');
    trial
      .order('german', moving(['g1'], ['C4'], 'assault-move'))
      .order('american', 'hold-fire')
      .order('german', 'stop')
      .order('german', 'end-impulse');
    trial.order('american', 'pass').activate('german', 'C4');
    expect(trial.refusal('german', moving(['g1'], ['C5']))).toMatchObject({ refused: 'CANNOT_MOVE' });
    trial.order('german', { order: 'fire', at: 'C8', units: ['g1'] }, 1, 6);
    expect(trial.unit('g1').fired).toBe(true);
  });
});

describe('Low Crawl', () => {
  const block = { C3: 'stone-building', C4: 'stone-building', C5: 'stone-building' };
  test('[lnlt 6.3/a] up a floor or into a Bunker, never that and a hex besides', () => {
    const inside = started({ g1: '1-6-4-5 at C3' }, 'C3', block);
    expect(inside.refusal('german', moving(['g1'], ['C3/1', 'C4/1'], 'low-crawl'))).toMatchObject({
      refused: 'CRAWLS',
    });
    inside.order('german', moving(['g1'], ['C3/1'], 'low-crawl'));
    expect(inside.unit('g1').at).toBe('C3/1');
    const bunker = started({ g1: '1-6-4-5 at C3' }, 'C3', {}, { C3: { bunker: { tm: 2, facing: 0 } } });
    bunker.order('german', moving(['g1'], ['C3/bunker'], 'low-crawl'));
    expect(bunker.unit('g1')).toMatchObject({ at: 'C3/bunker', marker: 'low-crawl' });
  });
});

describe('Stealth Movement', () => {
  test('[lnlt 6.4/c] Heroes and Leaders only where marked for it', () => {
    const units: Units = { gh: 'Hero 2-6-6 at C3', gl: ['Leader 7-1-6 at C3', { mfBox: 'yellow' }] };
    const trial = started(units, 'C3');
    expect(trial.refusal('german', moving(['gh'], ['C4'], 'stealth'))).toMatchObject({
      refused: 'WRONG_MODE',
    });
    expect(trial.refusal('german', moving(['gl'], ['C4'], 'stealth'))).toBeUndefined();
  });
});

describe('on the way', () => {
  test('[lnlt 6.0/g] a place is entered, its Events happen, then the move goes on', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', ...ENEMY },
      marks: { C4: { event: { name: 'A', by: 'occupation' } } },
      options: { events: { A: { says: 'Somebody shouts.' } } },
    }).activate('german', 'C3');
    trial.order('german', moving(['g1'], ['C4', 'C5']));
    expect(trial.kinds).toEqual(['set-out', 'entered', 'event-happened', 'entered']);
  });

  test('[lnlt 1.7/a, 1.7/n] a gun enters no Building and crosses no Wall, an MG Team does', () => {
    const hexes = { C4: 'wooden-building', C2: { hexsides: { 3: 'wall' } } };
    const units: Units = { gg: ['75mm ATG at C3', { mf: 4 }], gw: 'HMG Team at C3' };
    const trial = started(units, 'C3', hexes);
    for (const to of ['C4', 'C2']) {
      expect(trial.refusal('german', moving(['gg'], [to]))).toMatchObject({ refused: 'NO_GUNS' });
      expect(trial.refusal('german', moving(['gw'], [to]))).toBeUndefined();
    }
  });

  test('[lnlt 5.1/k] a man just wounded who has not acted can still move', () => {
    const trial = started({ gl: ['Leader 7-1-6 at C3', { wounded: true, shaken: true }] }, 'C3');
    trial.order('german', moving(['gl'], ['C2']));
    expect(trial.unit('gl').at).toBe('C2');
  });

  test('[lnlt 10.2/a] [lnlt 1.4/a] [lnlt 10.2/e] up in a stone Building of three hexes for 2 MP, not in a smaller one', () => {
    const block = { F5: 'stone-building', F6: 'stone-building', F7: 'stone-building', J3: 'stone-building' };
    const trial = started({ g1: '1-6-4-5 at F5' }, 'F5', block);
    trial.order('german', moving(['g1'], ['F5/1']));
    expect(trial.unit('g1')).toMatchObject({ at: 'F5/1', spent: 2 });
    const small = started({ g1: '1-6-4-5 at J3' }, 'J3', block);
    expect(small.refusal('german', moving(['g1'], ['J3/1']))).toMatchObject({ refused: 'NO_SUCH_HEX' });
  });

  test('[lnlt 11.6/a] behind a Scout woods cost a stack 1 MP', () => {
    const units: Units = { gs: 'Scout at C3', g1: '1-6-4-5 at C3' };
    const spent = (...ids: string[]) =>
      started(units, 'C3', { C4: 'woods' })
        .order('german', moving(ids, ['C4']))
        .unit('g1').spent;
    expect(spent('gs', 'g1')).toBe(1);
    const alone = started(units, 'C3', { C4: 'woods', C5: 'woods' });
    expect(alone.refusal('german', moving(['g1'], ['C4', 'C5']))).toMatchObject({ refused: 'TOO_FAR' });
  });

  test('[lnlt 10.2] up a Hill costs a Movement Point for each level', () => {
    const trial = started({ g1: '1-6-4-5 at C3' }, 'C3', { C4: { level: 1 }, C5: { level: 2 } });
    expect(trial.refusal('german', moving(['g1'], ['C4', 'C5', 'C6']))).toMatchObject({ refused: 'TOO_FAR' });
    trial.order('german', moving(['g1'], ['C4', 'C5']));
    expect(trial.unit('g1').marker).toBe('moved');
  });

  test('[lnlt 6.0/a × 5.1/h] [lnlt-17] those whom Opportunity Fire Shakes stop, the others go on', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C3', g3: '1-6-4-5 at C3', a1: '2-5-4-6 at C7' },
    }).activate('german', 'C3');
    trial.order('german', moving(['g1', 'g2', 'g3'], ['C4', 'B4']));
    trial.order('american', { order: 'fire', units: ['a1'], at: 'C4' }, 3, 3, 3, 2, 2);
    const shaken = ['g1', 'g2', 'g3'].filter((id) => trial.unit(id).shaken);
    expect(shaken).toHaveLength(1);
    expect(trial.unit(shaken[0] as string)).toMatchObject({ at: 'C4', marker: 'moved' });
    const others = ['g1', 'g2', 'g3'].filter((id) => !shaken.includes(id));
    expect(others.map((id) => trial.unit(id).at)).toEqual(['B4', 'B4']);
  });
});
