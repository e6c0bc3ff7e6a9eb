import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const CE = { exposed: true } as const;
const MAD = { berserk: true, mg: { bow: 4, coaxial: 4 } } as const;
const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({
    phase: 'movement',
    units: { gt: ['MkIVF2 at D9', MAD], r9: '4-4-7 at N12', ...units },
    ...setup,
  });
const drive = (path: string, more: object = {}) => ({
  order: 'drive',
  unit: 'gt',
  path: path.split(' '),
  ...more,
});
const upon = (path: string) => drive(path, { overrun: ['bow'] });

describe('crews that lose their heads', () => {
  test.each<[string, string, string]>([
    ['German', 'gt', 'MkIVF2'],
    ['Russian', 'rt', 'T-34'],
    ['American', 'at', 'M4A4'],
  ])(
    '[squad-leader-A-86] [squad-leader 3.25/a, 3.25/b, 3.25/d] %s ones on a 2 in a check of fire, in their vehicle',
    (_, id, counter) => {
      const other = id === 'gt' ? 'r1' : 'g1';
      const side = id === 'gt' ? 'russian' : 'german';
      const checked = (...dice: number[]) =>
        new Trial({
          active: side,
          enemy: id === 'at' ? 'american' : id === 'gt' ? 'german' : 'russian',
          units: { [id]: [`${counter} at D9`, CE], [other]: id === 'gt' ? '6-2-8 at D7' : '8-3-8 at D7' },
        } as Setup).order(side, { order: 'fire', at: 'D9', firers: [other] }, 1, 2, ...dice);
      expect(checked(1, 1).unit(id)).toMatchObject({ berserk: true, exposed: true });
      expect(checked(1, 2).unit(id).berserk).toBeUndefined();
    },
  );

  test('[squad-leader 3.25/b] out of one that is immobilized they come, and charge on foot', () => {
    const trial = new Trial({
      active: 'russian',
      units: { gt: ['MkIVF2 at D9', { ...CE, immobilized: true }], r1: '6-2-8 at D7' },
    }).order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 1, 2, 1, 1);
    const crew = trial.told('bailed-out')[0]?.crew ?? '';
    expect(trial.unit('gt').abandoned).toBe(true);
    expect(trial.unit(crew)).toMatchObject({ kind: 'crew', at: 'D9', berserk: true });
  });
});

describe('where they drive', () => {
  const STONE = { map: field({ D6: 'stone-building' }) };

  test.each<[string, Record<string, Placed>, Setup, object | string, string | undefined]>([
    ['nearer to the nearest enemy', { r1: '4-4-7 at D5' }, {}, drive('D8 D7'), undefined],
    ['no other way', { r1: '4-4-7 at D5' }, {}, drive('C9'), 'MUST_CHARGE'],
    ['not past him', { r1: '4-4-7 at D7' }, {}, upon('D8 D7 D6'), 'MUST_CHARGE'],
    ['not towards one farther off', { r1: '4-4-7 at D6', r2: '4-4-7 at H9' }, {}, drive('E9'), 'MUST_CHARGE'],
    ['upon him only in an overrun', { r1: '4-4-7 at D7' }, {}, drive('D8 D7'), 'MUST_CHARGE'],
    ['upon him', { r1: '4-4-7 at D7' }, {}, upon('D8 D7'), undefined],
    ['it does not stay', { r1: '4-4-7 at D5' }, {}, 'end-phase', 'MUST_CHARGE'],
    ['an AFV is fired at from beside it', { rt: 'T-34 at D6' }, {}, drive('D8 D7'), undefined],
    ['beside it the charge is over', { rt: 'T-34 at D8' }, {}, 'end-phase', undefined],
    ['so with men in stone buildings', { r1: '4-4-7 at D6' }, STONE, drive('D8 D7'), undefined],
    ['short of them it does not stay', { r1: '4-4-7 at D6' }, STONE, 'end-phase', 'MUST_CHARGE'],
  ])('[squad-leader-A-85] [squad-leader 3.25/c] %s', (_, units, setup, order, refused) => {
    const dice = JSON.stringify(order).includes('overrun') && !refused ? [6, 4] : [];
    expect(start(units, setup).refusal('german', order as never, ...dice)?.refused).toBe(refused);
  });

  test('[squad-leader 3.25/c] it charges before it fires; beside an AFV it fires until that is destroyed', () => {
    const shell = (at: string, target: string) => ({ order: 'fire-ordnance', unit: 'gt', at, target });
    const firing = (at: string) => start({ rt: [`T-34 at ${at}`, { facing: 3 }] }, { phase: 'prep-fire' });
    expect(firing('D6').refusal('german', shell('D6', 'rt'))?.refused).toBe('BERSERK');
    const beside = firing('D8');
    expect(beside.refusal('german', 'end-phase')?.refused).toBe('MUST_FIRE');
    beside.order('german', shell('D8', 'rt'), 6, 6);
    expect(beside.refusal('german', 'end-phase')).toBeUndefined();
    expect(beside.unit('gt').berserk).toBe(true);
  });
});

describe('when it ends', () => {
  test('[squad-leader 3.25/d] whoever has destroyed what he charged is himself again when the phase ends', () => {
    const trial = start({ r1: '4-4-7 at D8' }).order('german', upon('D8'), 1, 1);
    expect(trial.battle.unit('r1')).toBeUndefined();
    while (trial.battle.clock.phase === 'movement') trial.endPhase();
    expect(trial.unit('gt').berserk).toBeUndefined();
  });

  test('[squad-leader 3.25/d] those who come out of a wreck are berserk no more', () => {
    const trial = start(
      { gt: ['MkIVF2 at D9', { ...MAD, facing: 3 }], rt: ['T-34 at D4', { facing: 3, ...CE }] },
      { phase: 'prep-fire', active: 'russian' },
    ).order('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D9', target: 'gt' }, 4, 3, 3, 3, 1, 2);
    const crew = trial.told('crew-survived')[0]?.crew ?? '';
    expect(trial.unit(crew).berserk).toBeUndefined();
    expect(trial.unit(crew).kind).toBe('crew');
  });
});
