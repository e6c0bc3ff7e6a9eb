import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
/** A tank that looks up the map from D9, with machine guns in the bow and beside its gun. */
const firing = (values: object = {}, units: Units = {}, setup: Partial<Setup> = {}) =>
  new Trial({
    ...setup,
    units: { gt: ['MkIVF2 at D9', { mg: { bow: 4, coaxial: 2 }, ...values }], r9: '4-4-7 at N12', ...units },
  });
const guns = (at: string, more: object = {}) => ({ order: 'fire-machine-guns', unit: 'gt', at, ...more });
const MISS = [6, 5] as const;
const struck = (trial: Trial) => trial.told('fire-attack').map(({ at, fp }) => [at, fp]);

describe('machine guns of vehicles', () => {
  test('[squad-leader 11.7.1] each penetrates as many hexes as it has factors, bow, turret and roof together', () => {
    const trial = firing({ exposed: true, mg: { bow: 3, coaxial: 2, aa: 1 } }, { r1: '4-4-7 at D7' });
    trial.order('german', guns('D7'), ...MISS);
    expect(struck(trial)).toEqual([
      ['D7', 6],
      ['D6', 3],
      ['D5', 1],
    ]);
  });

  test.each<[string, object, string, [string, number][]]>([
    ['of men', {}, 'D6', [['D6', 3]]],
    ['of a vehicle', { vehicle: true }, 'D5', [['D5', 2]]],
  ])(
    '[squad-leader 11.7.8] far off the guns %s penetrate nothing',
    (_, { vehicle }: { vehicle?: true }, at, far) => {
      const map = field({}, { columns: 14, rows: 24 });
      const units: Units = vehicle
        ? { gt: ['MkIVF2 at D14', { mg: { bow: 4 } }] }
        : { g1: '4-6-7 at D17', gm: ['MMG with g1', { fp: 6, range: 10 }] };
      const trial = new Trial({ map, units: { ...units, r1: `4-4-7 at ${at}` } });
      const order = vehicle ? guns(at) : { order: 'fire', at, firers: ['gm'] };
      trial.order('german', order as never, ...MISS);
      expect(struck(trial)).toEqual(far);
      const near = new Trial({ map, units: { ...units, r1: `4-4-7 at ${vehicle ? 'D7' : 'D8'}` } });
      near.order('german', { ...order, at: vehicle ? 'D7' : 'D8' } as never, ...MISS);
      expect(struck(near).map(([hex]) => hex)).toEqual(vehicle ? ['D7', 'D6'] : ['D8', 'D7']);
    },
  );

  test('[squad-leader 11.7.1] in defence they strike those who came through the hex', () => {
    const trial = firing({}, { r1: '4-4-7 at C6' }, { phase: 'movement', active: 'russian' });
    trial.order('russian', { order: 'move', units: ['r1'], path: ['D6', 'E7'] }).endPhase();
    trial.order('german', guns('D6'), ...MISS);
    expect(trial.told('put-back')).toEqual([{ units: ['r1'], at: 'D6' }]);
  });

  test.each<[string, object, boolean]>([
    ['without a gun', { gun: null }, true],
    ['whose gun does not work', { gunOut: 'malfunctioned' }, true],
    ['with a gun', {}, false],
  ])(
    '[squad-leader-B-108] [squad-leader 11.7.1, 11.7/q1] an AFV %s aims its machine guns at armour',
    (_, values, can) => {
      const trial = firing(values, { rt: ['M3 armed at D7', { facing: 3 }] });
      const order = guns('D7', { target: 'rt' });
      if (can) {
        trial.order('german', order, 1, 1, 6, 6);
        expect(trial.told('afv-kill')).toMatchObject([{ unit: 'rt', column: 'AP MMG/HMG', isKill: true }]);
        expect(trial.told('fire-attack').map(({ at }) => at)).toEqual(['D7']);
      } else expect(trial.refusal('german', order)?.refused).toBe('NOBODY_THERE');
    },
  );
});

describe('the fire value of a vehicle', () => {
  const IFE = { gun: { calibre: 37, equivalent: 8, shots: 2 } } as const;
  const value = (at: string, more: object = {}) => ({
    order: 'fire-ordnance',
    unit: 'gt',
    at,
    equivalent: true,
    ...more,
  });
  const why = (trial: Trial) =>
    trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

  test('[squad-leader 11.4.1, 11.7.5] fires with the machine guns that bear, in one roll; they alone penetrate', () => {
    const trial = firing(IFE, { r1: '4-4-7 at D6', r2: '4-4-7 at D5' }).order('german', value('D6'), ...MISS);
    expect(trial.told('fire-attack')[0]?.parts.map(({ fp }) => fp)).toEqual([8, 4, 2]);
    expect(struck(trial)).toEqual([
      ['D6', 14],
      ['D5', 4],
      ['D4', 2],
      ['D3', 1],
    ]);
    expect(trial.kinds).not.toContain('ordnance-fired');
    expect(trial.refusal('german', guns('D6'))?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 11.4.1] turned, it adds to the one roll of all what turning adds, and takes the turret gun along', () => {
    const trial = firing(IFE, { r1: '4-4-7 at G9' }).order('german', value('G9'), ...MISS);
    expect(trial.told('fire-attack')[0]?.parts.map(({ fp }) => fp)).toEqual([8, 2]);
    expect(why(trial)).toEqual(['covered arc changed 2']);
  });

  test('[squad-leader 11.4.1] not apart from machine guns that have fired at the hex', () => {
    const trial = firing(IFE, { r1: '4-4-7 at D6' }).order('german', guns('D6'), ...MISS);
    expect(trial.refusal('german', value('D6'))?.cites).toEqual(['11.4.1']);
  });

  test('[squad-leader-B-123] [squad-leader 11.9/q1] buttoned up it is as good as with the crew exposed', () => {
    const fired = (exposed: object) =>
      why(firing({ ...IFE, ...exposed }, { r1: '4-4-7 at D6' }).order('german', value('D6'), ...MISS));
    expect(fired({})).toEqual([]);
    expect(fired({ exposed: true })).toEqual([]);
    const aimed = firing(IFE, { r1: '4-4-7 at D6' }).order(
      'german',
      { order: 'fire-ordnance', unit: 'gt', at: 'D6' },
      ...MISS,
    );
    expect(aimed.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why: one }) => one)).toContain(
      'buttoned up',
    );
  });

  test('[squad-leader 11.7.5] it may be sprayed, which machine guns of vehicles are not', () => {
    const units = { r1: '4-4-7 at D6', r2: '4-4-7 at D5' } as const;
    const trial = firing(IFE, units).order('german', value('D6', { spray: ['D5', 'E6'] }), 6, 5, 6, 5);
    expect(struck(trial)).toContainEqual(['D5', 4]);
    const order = { order: 'spray', weapon: 'gt', hexes: ['D6', 'D5', 'E6'] };
    expect(firing(IFE, units).refusal('german', order)?.refused).toBe('NOT_YOUR_WEAPON');
  });
});

describe('the AFV that cannot use what it has', () => {
  test('[squad-leader 11.17.8] a Nahverteidigungswaffe is of no use in an overrun', () => {
    const trial = firing(
      { projector: 12, mg: null, gun: null },
      { r1: '4-4-7 at D8' },
      { phase: 'movement', secrets: { german: { closeCharges: ['gt'] } } },
    );
    const over = (overrun: string[]) => ({ order: 'drive', unit: 'gt', path: ['D8'], overrun });
    expect(trial.refusal('german', over(['projector']))?.path).toBe('$.overrun');
    expect(trial.legalOf('german', 'drive').filter((one) => 'overrun' in one)).toEqual([]);
  });

  test.each<[string, object, string | undefined]>([
    ['after a move', {}, undefined],
    ['in motion', { motion: true }, 'CANNOT_USE'],
  ])('[squad-leader 11.16/q1] a leader alone in a jeep fires its machine gun %s', (_, values, code) => {
    const trial = new Trial({
      active: 'american',
      enemy: 'german',
      phase: 'advancing-fire',
      units: {
        at: ['jeep at D9', { moved: true, ...values }],
        al: ['8-0 at D9', { aboard: 'at', moved: true }],
        am: 'MMG with al',
        g1: '4-6-7 at D6',
      },
    });
    const order = { order: 'fire', at: 'D6', firers: ['am'] };
    if (code) expect(trial.refusal('american', order)?.refused).toBe(code);
    else expect(struck(trial.order('american', order, ...MISS))[0]).toEqual(['D6', 1]);
  });
});
