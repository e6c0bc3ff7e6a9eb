import { begin, d100, field, fire, moves, type Placed, refused, shoot } from '../testkit.testkit.js';

describe('platoon fire', () => {
  const three = { g1: '6-6 at D4', g2: '6-6 at D5', g3: '6-6 at E5', g4: 'nco at D4', a1: '7-6 at G8' };

  test('[combat 12.7.1, 12.7.2] units in up to three adjacent hexes add their fire, and are all marked', () => {
    const { fp, trial } = shoot(three, fire(['g1', 'g2', 'g3'], 'G8'));
    expect(fp).toBe(18);
    expect(['g1', 'g2', 'g3', 'g4'].map((id) => trial.unit(id).fired)).toEqual([1, 1, 1, undefined]);
  });
  test('[combat 12.7.1.1] with an able leader in one of the hexes; one location needs none', () => {
    const { g4: _, ...alone } = three;
    expect(refused(begin(alone), fire(['g1', 'g2'], 'G8'))).toBe('NO_LEADER');
    expect(
      refused(begin({ ...alone, g4: ['nco at D4', { yellow: 'disrupted' }] }), fire(['g1', 'g2'], 'G8')),
    ).toBe('NO_LEADER');
    expect(
      refused(begin({ g1: '6-6 at D4', g2: '6-6 at D4', a1: '7-6 at G8' }), fire(['g1', 'g2'], 'G8')),
    ).toBeUndefined();
  });
  test('[combat 12.7.1.1] not from four hexes, nor from hexes apart', () => {
    const units = { ...three, g5: '6-6 at E4', g6: '6-6 at B9' };
    expect(refused(begin(units), fire(['g1', 'g2', 'g3', 'g5'], 'G8'))).toBe('NOT_A_PLATOON');
    expect(refused(begin(units), fire(['g1', 'g6'], 'G8'))).toBe('NOT_A_PLATOON');
  });
  test('[combat 12.7.1] guns do not combine', () => {
    expect(
      refused(begin({ g1: '6-6 at D4', g2: '75mm gun at D4', a1: '7-6 at D7' }), fire(['g1', 'g2'], 'D7')),
    ).toBe('CANNOT_COMBINE');
  });
  test('[combat 12.7.3] one leader’s direction is -5; he adds no fire and is marked', () => {
    const units = { g1: '6-6 at D4', g2: 'nco at D4', g3: 'nco at D4', a1: '7-6 at D7' };
    const { attack, total, trial } = shoot(units, fire('g1', 'D7', { leader: 'g2' }));
    expect(attack).toMatchObject({ fp: 6, modifiers: [{ why: 'leader', drm: -5, cites: '12.7.3' }] });
    expect(total).toBe(94);
    expect(trial.unit('g2').fired).toBe(1);
  });
  test('[combat 12.7.3] only an able leader among the firers directs', () => {
    const units = {
      g1: '6-6 at D4',
      g2: 'nco at D5',
      g3: ['nco at D4', { yellow: 'disrupted' }] as Placed,
      g4: ['nco at D4', { fired: 1 }] as Placed,
      a1: '7-6 at D7',
    };
    const trial = begin(units);
    expect(refused(trial, fire('g1', 'D7', { leader: 'g2' }))).toBe('NOT_PRESENT');
    expect(refused(trial, fire('g1', 'D7', { leader: 'g3' }))).toBe('DISRUPTED');
    expect(refused(trial, fire('g1', 'D7', { leader: 'g4' }))).toBe('HAS_FIRED');
    expect(refused(trial, fire('g1', 'D7', { leader: 'a1' }))).toBe('NO_SUCH_LEADER');
  });
  test('[combat 12.7.4] one LOST roll at the lowest number of anybody; the terrain that favours the target most', () => {
    const units = { g1: '6-6 at D4', g2: '6-6 at E4', g3: 'nco at E4', a1: '7-6 at D8' };
    const map = field({ D5: 'grain', D8: { terrain: 'woods', hexsides: { 0: 'bocage' } }, D6: 'brush' });
    const trial = begin(units, { map }).order(
      'german',
      fire(['g1', 'g2'], 'D8'),
      ...d100(1),
      ...d100(1),
      ...d100(1),
      ...d100(1),
      ...d100(99),
    );
    expect(trial.told('line-of-sight-rolled').map(({ terrain, needs }) => [terrain, needs])).toEqual([
      ['Grainfield', 50],
      ['Brush', 60],
      ['Bocage hexside', 40],
      ['Woods', 55],
    ]);
    expect(trial.told('attack')[0]?.results[0]?.total).toBe(119);
  });
});

describe('the routine of fire', () => {
  test('[combat 12.1.1, 12.1.1/1, 5.1.10] a failed LOST roll uses the impulse and marks the firer', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D7' }, { map: field({ D7: 'woods' }) });
    trial.order('german', fire('g1', 'D7'), 5, 6);
    expect(trial.told('line-of-sight-rolled')).toEqual([
      { at: 'D7', terrain: 'Woods', needs: 55, rolled: 56, seen: false },
    ]);
    expect(trial.kinds).not.toContain('attack');
    expect(trial.unit('g1').fired).toBe(1);
    expect(trial.awaits).toEqual(['american reaction']);
    const seen = begin({ g1: '6-6 at D4', a1: '7-6 at D7' }, { map: field({ D7: 'woods' }) }).order(
      'german',
      fire('g1', 'D7'),
      5,
      5,
      9,
      9,
    );
    expect(seen.kinds).toContain('attack');
  });

  test('[combat 12.1.1.1.1] Fire 1 for the first shot; no second one in an impulse', () => {
    const trial = begin({ g1: '6-6 at D4', a1: ['7-6 at D7', { fired: 2 }] })
      .order('german', fire('g1', 'D7'), 9, 9)
      .order('american', 'pass');
    expect(trial.unit('g1').fired).toBe(1);
    expect(refused(trial, fire('g1', 'D7'))).toBe('HAS_FIRED');
  });

  test('[combat 12.1.1.1, 12.4.3.1, 12.4.3] a rate of fire is as many shots, an impulse each', () => {
    const trial = begin({ g1: 'MG 42 at D4', a1: ['7-6 at D7', { fired: 2 }] });
    for (const count of [1, 2, 3]) {
      trial.order('german', fire('g1', 'D7'), 9, 9).order('american', 'pass');
      expect(trial.unit('g1').fired).toBe(count);
    }
    expect(refused(trial, fire('g1', 'D7'))).toBe('HAS_FIRED');
  });

  test('[combat 12.1.2.2] Fire 1 infantry has Defensive Fire within its printed range, then none', () => {
    const react = (at: string) => {
      const trial = begin({ g1: `6-6 at ${at}`, a1: ['4-6 at D4', { fired: 1, range: 3 }] });
      const to = at === 'D7' ? 'D6' : 'D9';
      return trial.order('german', moves('cautious', { g1: [to] }));
    };
    const near = react('D7');
    expect(near.awaits).toEqual(['american reaction']);
    near.order('american', fire('a1', 'D6'), 9, 9);
    expect(near.unit('a1').fired).toBe(2);
    expect(near.awaits).toEqual(['american impulse']);
    expect(react('D10').awaits).toEqual(['american impulse']);
  });

  test('[combat 12.1.2] Defensive Fire at a firing unit comes after its fire', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D7' }).order('german', fire('g1', 'D7'), 9, 9);
    expect(trial.awaits).toEqual(['american reaction']);
    trial.order('american', fire('a1', 'D4'), ...d100(99)).order('american', 'hold-fire');
    expect(trial.awaits).toEqual(['american impulse']);
    expect([trial.unit('g1').fired, trial.unit('a1').fired]).toEqual([1, 1]);
  });

  test('[combat 3.2.5] no fire beyond the map in play', () => {
    const options = { inPlay: ['D4', 'D5', 'D6'] };
    expect(refused(begin({ g1: '6-6 at D4', a1: '7-6 at D7' }, { options }), fire('g1', 'D7'))).toBe(
      'NO_SUCH_HEX',
    );
  });

  test('a line that is blocked refuses the order', () => {
    expect(
      refused(begin({ g1: '6-6 at D4', a1: '7-6 at D7' }, { map: field({ D6: 'woods' }) }), fire('g1', 'D7')),
    ).toBe('NO_LINE_OF_SIGHT');
  });
});

describe('Reconnaissance by Fire', () => {
  const hidden: Placed = ['7-6 at D7', { hidden: true }];

  test('[combat 3.3.4.3] half strength into a hex without counters; nothing shows without a result', () => {
    const trial = begin({ g1: '6-6 at D4', a1: hidden, a2: 'nco at L1' }).order(
      'german',
      fire('g1', 'D7'),
      ...d100(50),
    );
    expect(trial.told('opened-fire')[0]).toMatchObject({ recon: true });
    expect(trial.told('attack')[0]).toMatchObject({ fp: 3, row: 2, results: [] });
    expect(trial.unit('a1').hidden).toBe(true);
  });
  test('[combat 3.3.4.3] a result reveals them and is applied', () => {
    const trial = begin({ g1: '6-6 at D4', a1: hidden }).order('german', fire('g1', 'D7'), ...d100(8), 9);
    expect(trial.kinds).toEqual(['opened-fire', 'revealed', 'attack', 'morale-check', 'pinned']);
    expect(trial.unit('a1').hidden).toBeUndefined();
  });
  test('fire at visible units spares hidden ones beside them, when it does nothing to them', () => {
    const trial = begin({ g1: '6-6 at D4', a1: hidden, a2: '7-6 at D7' }).order(
      'german',
      fire('g1', 'D7'),
      ...d100(50),
    );
    expect(trial.told('attack')[0]?.results).toMatchObject([{ units: ['a2'] }]);
    expect(trial.unit('a1').hidden).toBe(true);
  });
  test('not at one’s own, not as Defensive Fire', () => {
    expect(refused(begin({ g1: '6-6 at D4', g2: '6-6 at D7', a2: 'nco at L1' }), fire('g1', 'D7'))).toBe(
      'OWN_TROOPS',
    );
  });
  test('[combat 3.3.4.2] a hidden unit that fires is revealed when its fire is resolved', () => {
    const trial = begin({ g1: ['6-6 at D4', { hidden: true }], a1: '7-6 at D7' }).order(
      'german',
      fire('g1', 'D7'),
      9,
      9,
    );
    expect(trial.kinds).toEqual(['opened-fire', 'shot-noted', 'attack', 'revealed']);
  });
  test('[combat 3.3.4.2] unless it eliminated the only enemy who could see it', () => {
    const gone = (a2: string) =>
      begin(
        { g1: ['6-6 at D4', { hidden: true }], a1: '4-6 at D7', a2 },
        { map: field({ K1: 'woods' }) },
      ).order('german', fire('g1', 'D7'), ...d100(2));
    expect(gone('nco at D11').unit('g1').hidden).toBeUndefined();
    const trial = begin({ g1: ['6-6 at D4', { hidden: true }], a1: '4-6 at D7' }).order(
      'german',
      fire('g1', 'D7'),
      ...d100(2),
    );
    expect(trial.unit('g1').hidden).toBe(true);
    expect(trial.awaits).toEqual(['american impulse']);
  });
});

describe('Desperation Fire', () => {
  const close = (a1: Placed) =>
    begin({ g1: '6-6 at D6', g2: 'nco at D6', a1 }).order(
      'german',
      moves('cautious', { g1: ['D5'], g2: ['D5'] }),
    );
  const spent: Placed = ['7-6 at D4', { fired: 2 }];
  const desperate = { order: 'desperation-fire', unit: 'a1', at: 'D5' };

  test('[combat 12.6.2, 12.6.2/a, 12.6.2/b] at half firepower, with a Morale Check on the ones die of the roll', () => {
    const trial = close(spent).order('american', desperate, ...d100(98));
    expect(trial.told('attack')[0]).toMatchObject({ fp: 7, rolled: 98 });
    expect(trial.told('morale-check')).toMatchObject([
      { unit: 'a1', rolled: 8, passed: false, result: 'Pinned Down' },
    ]);
    expect(trial.action.rolls).toHaveLength(1);
  });
  test('[combat 12.6.2/b] Pinned, Disrupted or WIA units at a quarter', () => {
    for (const yellow of ['pinned', 'disrupted', 'wia'] as const)
      expect(
        close(['7-6 at D4', { yellow, fired: 2 }])
          .order('american', desperate, ...d100(91))
          .told('attack')[0]?.fp,
      ).toBe(4);
  });
  test('[combat 12.6.2] only squads and machine guns, next to a mover, once at a step', () => {
    expect(close(['4-6 at D4', { fired: 2 }]).awaits).toEqual(['american impulse']);
    expect(close(['BAR at D4', { fired: 2 }]).awaits).toEqual(['american reaction']);
    const trial = close(spent).order('american', desperate, ...d100(91));
    expect(trial.refusal('american', desperate)).toMatchObject({
      refused: expect.stringMatching(/SPENT|NOT_NOW/),
    });
    const apart = begin({ g1: '6-6 at D7', a1: ['7-6 at D4', { fired: 2 }] }).order(
      'german',
      moves('cautious', { g1: ['D6'] }),
    );
    expect(apart.awaits).toEqual(['american impulse']);
  });
  test('[combat 12.6.2] not at a unit that is merely marked Moved or fires', () => {
    const trial = begin({ g1: '6-6 at D5', a1: spent }).order('german', fire('g1', 'D4'), 9, 9);
    expect(trial.awaits).toEqual(['american impulse']);
  });
});

describe('enfilade', () => {
  const units = {
    g1: '6-6 at D1',
    g2: '6-6 at D8',
    g3: '6-6 at E1',
    a1: '7-6 at D4',
    a2: ['nco at L11', {}] as Placed,
  };
  const twice = (first: string, second: string) => {
    const trial = begin({ ...units, a1: ['7-6 at D4', { fired: 2 }] })
      .order('german', fire(first, 'D4'), ...d100(99))
      .order('american', 'pass');
    return trial.order('german', fire(second, 'D4'), ...d100(99));
  };
  test('[combat 12.6.1] two impulses in a row from hexsides two or three apart mark the target', () => {
    expect(twice('g1', 'g2').told('enfilade')).toEqual([{ at: 'D4', side: 'american' }]);
    expect(twice('g1', 'g3').told('enfilade')).toEqual([]);
  });
  test('[combat 12.6.1] not with another impulse between', () => {
    const trial = begin({ ...units, a1: ['7-6 at D4', { fired: 2 }] })
      .order('german', fire('g1', 'D4'), ...d100(99))
      .order('american', 'pass');
    trial.order('german', moves('cautious', { g3: ['E2'] })).order('american', 'pass');
    expect(trial.order('german', fire('g2', 'D4'), ...d100(99)).kinds).not.toContain('enfilade');
  });
  test('[combat 12.6.1.1] a unit that leaves the hex leaves the marker', () => {
    const trial = begin({ g1: '6-6 at D4' }, { marks: { D4: { enfilade: ['german'] } } }).order(
      'german',
      moves('cautious', { g1: ['D5'] }),
    );
    expect(trial.battle.location('D4').enfilade).toBeUndefined();
  });
});
