import { begin, type Marks } from '../ground.testkit.js';
import { d100, fire, moves, type Placed, refused } from '../testkit.testkit.js';

describe('pillboxes', () => {
  const box: Marks = { D5: { pillbox: { side: 'american', facing: 0 } } };
  const inside = { post: 'pillbox' } as const;

  test('[combat 7.9.2] those inside fire across its three hexsides only, and are hard to hit through them and harder from elsewhere', () => {
    const german: Marks = { D5: { pillbox: { side: 'german', facing: 0 } } };
    const shot = (at: string) =>
      refused(begin({ g1: ['6-6 at D5', inside], a1: `7-6 at ${at}` }, { marks: german }), fire('g1', at));
    expect([shot('D2'), shot('D4')]).toEqual([undefined, undefined]);
    expect([shot('D7'), shot('D6')]).toEqual(['OUT_OF_THE_SLIT', 'OUT_OF_THE_SLIT']);
    const drm = (from: string) =>
      begin({ g1: `6-6 at ${from}`, a1: ['7-6 at D5', { ...inside, fired: 1 }] }, { marks: box })
        .order('german', fire('g1', 'D5'), ...d100(99))
        .told('attack')[0]
        ?.results[0]?.modifiers.map((each) => each.drm);
    expect([drm('D4'), drm('D6')]).toEqual([[20], [40]]);
  });

  test('[combat 7.9.3] it is entered for 1 MP by its own side; enemies need a Mousehole', () => {
    const own: Marks = { D5: { pillbox: { side: 'german', facing: 0 } } };
    const into = moves('cautious', { g1: ['D5', { do: 'into-pillbox' }] });
    const trial = begin({ g1: '6-6 at D4' }, { marks: own }).order('german', into);
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', post: 'pillbox' });
    const enter = moves('cautious', { g1: [{ do: 'into-pillbox' }] });
    expect(refused(begin({ g1: '6-6 at D5' }, { marks: box }), enter)).toBe('NO_WAY_IN');
    expect(
      refused(begin({ g1: '6-6 at D5' }, { marks: { D5: { ...box.D5, mouseholes: [3] } } }), enter),
    ).toBeUndefined();
    expect(refused(begin({ g1: '6-6 at D5' }), enter)).toBe('NO_PILLBOX');
    const out = begin({ g1: ['6-6 at D5', inside] }, { marks: own }).order(
      'german',
      moves('cautious', { g1: [{ do: 'out-of-pillbox' }, 'D6'] }),
    );
    expect(out.unit('g1').post).toBeUndefined();
    expect(out.told('entered')[0]).toMatchObject({ left: 5 });
  });

  test('[combat 7.9.4] one squad, team or gun fits in; the rest of the hex is another place', () => {
    const own: Marks = { D5: { pillbox: { side: 'german', facing: 0 } } };
    const enter = moves('cautious', { g1: [{ do: 'into-pillbox' }] });
    const code = (g2: Placed, g1: Placed = '6-6 at D5') => refused(begin({ g1, g2 }, { marks: own }), enter);
    expect(code(['3-6 at D5', inside])).toBe('PILLBOX_FULL');
    expect(code(['3-6 at D5', inside], '3-6 at D5')).toBeUndefined();
    expect(code('6-6 at D5')).toBeUndefined();
    const crowd = begin(
      { g1: '6-6 at D4', g2: '6-6 at D5', g3: '6-6 at D5', g4: ['6-6 at D5', inside] },
      { marks: own },
    );
    crowd.order('german', moves('cautious', { g1: ['D5'] }));
    expect(crowd.told('entered')[0]).toMatchObject({ mp: 1 });
  });

  test('[combat 7.9.5] an E of a gun destroys it with all inside, an E of rifles does not', () => {
    const moved: Placed = ['7-6 at D5', { ...inside, marker: 'moved' }];
    const gun = begin(
      { g1: ['75mm gun at D2', { facing: 3, size: 200 }], a1: moved, a2: ['nco at D5', inside] },
      { marks: box },
    );
    gun.order('german', fire('g1', 'D5'), ...d100(10), 9, ...d100(1));
    expect(gun.told('broken')).toEqual([{ what: 'pillbox', hex: 'D5' }]);
    expect([gun.battle.unit('a1'), gun.battle.unit('a2')]).toEqual([undefined, undefined]);
    expect(gun.battle.location('D5').pillbox).toBeUndefined();
    const rifles = begin({ g1: ['6-6 at D4', { fp: 60 }], a1: moved }, { marks: box });
    rifles.order('german', fire('g1', 'D5'), ...d100(10), ...d100(1));
    expect(rifles.battle.location('D5').pillbox).toEqual(box.D5?.pillbox);
    const close = begin(
      {
        g1: ['nco at D8', { radio: 'guns' }],
        a1: ['nco at D5', { ...inside, fired: 1 }],
        a2: ['nco at D5', inside],
      },
      {
        marks: { D5: { ...box.D5, cff: ['guns'] } },
        sides: { german: { batteries: [{ id: 'guns', size: 200, by: 'radio', cff: 'D5' }] } },
      },
    );
    close.order('german', { order: 'fire-for-effect', battery: 'guns' }, ...d100(1), 9, ...d100(1), 1, 1);
    expect(close.told('attack')[0]?.results[0]).toMatchObject({ total: 41, result: 'M+3' });
    expect(close.battle.location('D5').pillbox).toEqual(box.D5?.pillbox);
  });
});
