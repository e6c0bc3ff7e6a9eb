import { begin, GRID, type Hexes } from '../ground.testkit.js';
import { d100, field, fire, moves, type Placed, refused, shoot } from '../testkit.testkit.js';

const crawl = (id: string, ...path: (string | object)[]) => moves('crawling', { [id]: path });

describe('cover', () => {
  test('[combat 7.5.1] infantry crawls under cover where the terrain gives +10 or more, on the spot or one hex on', () => {
    const trial = begin({ g1: '6-6 at D4' }, { map: { D4: 'woods' } });
    trial.order('german', crawl('g1', { do: 'take-cover' }));
    expect(trial.unit('g1')).toMatchObject({ inCover: true, marker: 'crawled-fired', at: 'D4' });
    const on = begin({ g1: '6-6 at D4' }, { map: { D5: 'woods' } }).order(
      'german',
      crawl('g1', 'D5', { do: 'take-cover' }),
    );
    expect(on.unit('g1')).toMatchObject({ inCover: true, at: 'D5' });
    const woods: Hexes = { D4: 'woods' };
    const code = (placed: Placed, map: Hexes = woods, mode: 'crawling' | 'cautious' = 'crawling') =>
      refused(begin({ g1: placed }, { map }), moves(mode, { g1: [{ do: 'take-cover' }] }));
    expect(code('6-6 at D4', {})).toBe('NO_COVER');
    expect(code('6-6 at D4', { D4: 'grain' })).toBe('NO_COVER');
    expect(code('6-6 at D4', woods, 'cautious')).toBe('WRONG_MODE');
    expect(code(['6-6 at D4', { yellow: 'pinned' }])).toBe('PINNED');
    expect(code(['75mm gun at D4', { face: 'move' }])).toBe('NO_COVER');
    expect(begin({ g1: '6-6 at D4' }, { map: woods }).legal('german')).toContainEqual(
      crawl('g1', { do: 'take-cover' }) && { ...crawl('g1', { do: 'take-cover' }), more: true },
    );
  });

  test('[combat 7.5.2] under cover it neither sees nor is seen outside its hex; fire in is Reconnaissance by Fire', () => {
    const map = { D5: 'woods' } as const;
    const hidden: Placed = ['7-6 at D5', { inCover: true }];
    expect(
      refused(begin({ g1: ['6-6 at D5', { inCover: true }], a1: '7-6 at D7' }, { map }), fire('g1', 'D7')),
    ).toBe('IN_COVER');
    const { attack } = shoot({ g1: '6-6 at D4', a1: hidden }, fire('g1', 'D5'), { map: field({}, GRID) });
    expect(attack?.fp).toBe(6);
    const shells = begin(
      { g1: ['nco at D8', { radio: 'guns' }], a1: hidden },
      {
        marks: { D5: { cff: ['guns'] } },
        sides: { german: { batteries: [{ id: 'guns', size: 105, by: 'radio', cff: 'D5' }] } },
      },
    );
    shells.order('german', { order: 'fire-for-effect', battery: 'guns' }, ...d100(1), 9, ...d100(90));
    expect(shells.told('attack')[0]?.results[0]?.units).toEqual(['a1']);
  });

  test('[combat 7.5.3] leaving cover costs 1 MP in a later phase', () => {
    const trial = begin({ g1: ['6-6 at D4', { inCover: true }] });
    trial.order('german', moves('cautious', { g1: [{ do: 'uncover' }, 'D5'] }));
    expect(trial.told('entered')[0]).toMatchObject({ left: 4 });
    expect(trial.unit('g1').inCover).toBeUndefined();
  });
});
