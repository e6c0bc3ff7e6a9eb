import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const fire = { order: 'fire-ordnance', unit: 'gt', at: 'D4' } as const;
const start = (values: object, units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({
    ...setup,
    units: { gt: ['StG III/75 at D9', { facing: 0, exposed: true, ...values }], ...units },
  });
const TANK = { rt: ['T-34 at D4', { facing: 3 }] } as const;
const at = (ammunition: string) => ({ ...fire, target: 'rt', ammunition });

describe('ammunition of which there is little', () => {
  const FEW = { gun: { calibre: 75, depletion: { AP: 6 } } } as const;

  test.each<[number, string[] | undefined, string]>([
    [5, undefined, 'AP'],
    [6, ['AP'], 'AP'],
    [7, ['AP'], 'HE'],
  ])('[squad-leader 10.9.3.4] AP of an AFV with the number 6, and a %i To Hit', (rolled, usedUp, fired) => {
    const trial = start(FEW, TANK).order('german', at('AP'), rolled - 3, 3, 6, 6);
    expect(trial.told('ordnance-fired')[0]?.ammunition).toBe(fired);
    expect(trial.unit('gt').usedUp).toEqual(usedUp);
    const later = start({ ...FEW, usedUp }, TANK).refusal('german', at('AP'), 6, 5)?.refused;
    expect(later).toBe(usedUp && 'NO_AMMUNITION');
  });

  test.each<[string, Setup, number[], number]>([
    ['in the open does nothing', {}, [], 0],
    ['in a building', { map: field({ D4: 'stone-building' }) }, [6, 6], 1],
  ])(
    '[squad-leader 10.9.3.4] a tank destroyer that has no HE left fires AP, which at men %s',
    (_, setup, dice, bursts) => {
      const trial = start({ gun: { calibre: 75, depletion: { HE: 4 } } }, { r1: '4-4-7 at D4' }, setup);
      trial.order('german', fire, 3, 2, ...dice);
      expect(trial.told('ordnance-fired')[0]?.ammunition).toBe('AP');
      expect(trial.told('shell-burst')).toHaveLength(bursts);
      expect(trial.unit('gt').usedUp).toEqual(['HE']);
    },
  );

  const NEW = { gun: { calibre: 75, heat: 7, firstYear: { year: 1942, HEAT: 5 } } } as const;

  test.each<[number, number, string[] | undefined]>([
    [1942, 4, undefined],
    [1942, 5, ['HEAT']],
    [1943, 6, undefined],
    [1943, 7, ['HEAT']],
  ])('[squad-leader 10.9.3.2] two numbers: in %i, with a %i To Hit', (year, rolled, usedUp) => {
    const trial = start(NEW, TANK, { options: { year } });
    trial.order('german', at('HEAT'), rolled - 2, 2, 6, 6);
    expect(trial.unit('gt').usedUp).toEqual(usedUp);
  });

  test('[squad-leader 10.9.3.2] before its first year there is none', () => {
    const refused = (year: number) =>
      start(NEW, TANK, { options: { year } }).refusal('german', at('HEAT'), 6, 5)?.refused;
    expect([refused(1941), refused(1942)]).toEqual(['NO_AMMUNITION', undefined]);
  });
});
