import { field, type Placed, Trial } from '../testkit.testkit.js';

describe('ordnance at night', () => {
  const UNDER = { concealed: true } as const;
  const night = (target: Placed, mark: object, visibility = 2) =>
    new Trial({
      options: { night: true },
      clock: { visibility },
      map: field({ D2: 'brush' }),
      marks: { D2: mark } as never,
      units: { gt: ['MkIVF2 at D9', { exposed: true }], rx: target, r9: '4-4-7 at N12' },
    });
  const fire = (trial: Trial, more: object = {}, ...dice: number[]) =>
    trial.order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D2', ...more }, ...dice);
  const added = (trial: Trial) =>
    trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.filter(({ why }) => why === 'gun flashes');

  test('[squad-leader 2.8.9] at gun flashes beyond the visibility range 2 are added, but for a lit hex', () => {
    const flash = { flash: 1 } as const;
    expect(added(fire(night('4-4-7 at D2', flash), {}, 6, 6))).toMatchObject([{ value: 2, cites: '2.8.9' }]);
    expect(added(fire(night('4-4-7 at D2', flash, 7), {}, 6, 6))).toEqual([]);
    expect(added(fire(night('4-4-7 at D2', { ...flash, starShell: true }), {}, 6, 6))).toEqual([]);
  });

  test('[squad-leader 2.8.9] what hits has its full effect, HE half of it on those under a "?"', () => {
    const burst = (state: object, ...dice: number[]) =>
      fire(night(['4-4-7 at D2', state], { flash: 1 }), {}, 1, 2, 4, 4, ...dice);
    expect(burst({}, 1, 2).told('shell-burst')).toMatchObject([{ column: 8, outcomes: [{ result: 'M' }] }]);
    expect(burst(UNDER).unit('rx').hidden).toBe(true);
    const kill = (options: object) =>
      new Trial({
        options,
        clock: { visibility: 2 },
        marks: { D2: { flash: 1 } },
        units: {
          gt: ['MkIVF2 at D9', { exposed: true }],
          rx: ['T-34 at D2', { facing: 3 }],
          r9: '4-4-7 at N12',
        },
      })
        .order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D2', target: 'rx' }, 1, 2, 6, 6)
        .told('afv-kill');
    expect(kill({ night: true })).toMatchObject([{ column: 'AP 75/76' }]);
    expect(kill({ night: true })).toEqual(kill({}));
  });
});
