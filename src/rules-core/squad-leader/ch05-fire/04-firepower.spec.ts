import { field, Trial } from '../testkit.testkit.js';

test('[squad-leader 5.4.6] fire at a "?" is halved', () => {
  const power = (is: object) =>
    new Trial({
      phase: 'defensive-fire',
      map: field({ D4: 'woods' }),
      units: { g1: ['4-6-7', { at: 'D4', ...is }], r1: '4-4-7 at D8' } as never,
    })
      .order('russian', { order: 'fire', at: 'D4', firers: ['r1'] }, 6, 6)
      .told('fire-attack')[0]?.fp;
  expect([power({}), power({ concealed: true })]).toEqual([4, 2]);
});

test('[squad-leader-A-182] [squad-leader 5.3.5.1/a] on a hill men are harder to hit, crews are not', () => {
  const map = field({ D8: { level: 1 } });
  const units = {
    gt: ['MkIVF2', { at: 'D8', facing: 0, exposed: true, size: 2 }],
    g1: '4-6-7 at D8',
    r1: '4-4-7 at D4',
  } as never;
  const trial = new Trial({ phase: 'defensive-fire', map, units });
  trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6);
  const heights = (unit: string) =>
    trial
      .told('fire-attack')
      .flatMap(({ outcomes }) => outcomes)
      .find((outcome) => outcome.units.includes(unit))
      ?.modifiers.filter(({ why }) => why === 'height')
      .map(({ value }) => value);
  expect([heights('g1'), heights('gt')]).toEqual([[1], []]);
});
