import { ChartPack } from '../../kernel/charts/index.js';
import {
  AMBUSH,
  CLOSE_COMBAT,
  ASLSK_CHARTS as charts,
  DC_POSITION,
  IFT,
  LATW_TO_HIT,
  LEADER_CREATION,
  NATIONALITY,
  RESIDUAL_FP,
  TO_HIT,
  TO_HIT_DRM,
  TO_KILL_AP,
  TO_KILL_HE_FLAME,
  TO_KILL_HEAT,
} from './index.js';

describe('the charts of the ASL Starter Kit', () => {
  it.each([
    [1, 3, '1MC'],
    [2, 1, '1KIA'],
    [2, 4, '1MC'],
    [2, 10, 'none'],
    [4, 4, '1MC'],
    [4, 9, 'none'],
    [6, 3, 'K/2'],
    [6, 4, '2MC'],
    [8, 3, 'K/2'],
    [8, 5, '2MC'],
    [8, 7, '1MC'],
    [8, 9, 'PTC'],
    [8, 10, 'none'],
    [12, 7, '1MC'],
    [12, 9, 'NMC'],
    [16, 7, '2MC'],
    [16, 10, 'NMC'],
    [20, 7, '2MC'],
  ] as const)(
    'resolve %i firepower on a final DR of %i as the rulebook’s example does: %s',
    (fp, dr, result) => {
      expect(charts.lookup(IFT.results, dr, fp)).toBe(result);
    },
  );

  it('use the firepower column to the left of an odd firepower, and the end columns beyond the table', () => {
    expect(charts.lookup(IFT.results, 7, 15)).toBe(charts.lookup(IFT.results, 7, 12));
    expect(charts.lookup(IFT.results, -4, 60)).toBe('7KIA');
    expect(charts.lookup(IFT.results, 20, 36)).toBe('PTC');
    expect(charts.lookup(IFT.fpByCalibre, 75)).toBe(12);
  });

  it('place residual firepower as the examples do', () => {
    const placed = [20, 8, 4, 2, 1].map((fp) => charts.lookup(RESIDUAL_FP.placed, fp));
    expect(placed).toEqual([8, 4, 2, 1, 0]);
  });

  it('hit and kill by the numbers of the examples', () => {
    const hit = (type: 'ITT' | 'ATT' | 'VTT', colour: 'black' | 'red', range: number) =>
      charts.lookup(TO_HIT.base, type, colour, range) + charts.lookup(TO_HIT.pointBlank, range);
    expect([hit('ITT', 'black', 2), hit('ITT', 'black', 3), hit('ITT', 'red', 7)]).toEqual([9, 8, 6]);
    expect(charts.lookup(TO_HIT.base, 'VTT', 'black', 3)).toBe(10);
    expect(charts.lookup(TO_HIT.criticalHitITT, charts.lookup(TO_HIT.base, 'ITT', 'red', 7))).toBe(2);
    expect(charts.lookup(TO_KILL_AP.basic, '76L (Russian, Japanese)')).toBe(13);
    expect(charts.lookup(TO_KILL_AP.rangeModifier, '65mm or more', 3)).toBe(0);
    expect(charts.lookup(TO_KILL_HE_FLAME.he, 75, 'armored')).toBe(7);
    expect([charts.lookup(TO_KILL_HEAT.basic, 'BAZ43'), charts.lookup(TO_KILL_HEAT.basic, 'PF')]).toEqual([
      13, 31,
    ]);
    expect(charts.lookup(LATW_TO_HIT.number, 'BAZ43', 2)).toBe(8);
  });

  it('[aslsk 3.2.4/case2, 3.2.4/case8] make a pinned firer and a change of covered arc harder', () => {
    expect(charts.lookup(TO_HIT_DRM.drm, 'firer pinned')).toBe(2);
    expect(charts.lookup(TO_HIT_DRM.drm, 'CA change, NT gun/mortar, first hexspine')).toBe(3);
    expect(charts.lookup(TO_HIT_DRM.drm, 'CA change, NT gun/mortar, each further hexspine')).toBe(1);
    expect(charts.lookup(TO_HIT_DRM.drm, 'CA change, ST or RST turret, first hexspine')).toBe(2);
    expect(charts.lookup(TO_HIT_DRM.drm, 'CA change, 360-degree mount, first hexspine')).toBe(1);
  });

  it('[aslsk 7.3] make large vehicles easier and small ones harder to hit', () => {
    const sizes = ['very small', 'small', 'average', 'large', 'very large'] as const;
    expect(sizes.map((size) => charts.lookup(TO_HIT_DRM.drm, `target size ${size}`))).toEqual([
      2, 1, 0, -1, -2,
    ]);
  });

  it('[aslsk 7.1/a] climb the ladder of armor factors', () => {
    expect(charts.lookup(TO_KILL_AP.armorFactors, 'ladder')).toEqual([0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 26]);
  });

  it('[aslsk 3.8/l] modify ambush', () => {
    const drm = (
      [
        'CX',
        'broken',
        'inexperienced/green/conscript (Lax in ASL)',
        'concealed side',
        'HIP side',
        'Japanese Elite/1st line',
        'USMC Raider',
      ] as const
    ).map((who) => charts.lookup(AMBUSH.drm, who));
    expect(drm).toEqual([1, 1, 1, -2, -2, -1, -1]);
  });

  it('kill in close combat by the numbers of the examples', () => {
    const odds = ['1-2', '1-1', '3-2', '2-1'] as const;
    expect(odds.map((odd) => charts.lookup(CLOSE_COMBAT.killNumber, 'close combat', odd))).toEqual([
      4, 5, 6, 7,
    ]);
    expect(charts.lookup(CLOSE_COMBAT.killNumber, 'hand-to-hand', '1-1')).toBe(7);
  });

  it('[aslsk 8.1.7/a] rank Japanese leaders', () => {
    expect(charts.lookup(NATIONALITY.leaders, 'Japanese')).toEqual([
      '10-2',
      '10-1',
      '10-0',
      '9-1',
      '9-0',
      '8-0',
      '8+1',
    ]);
  });

  it('create the leader of the example', () => {
    expect(charts.lookup(LEADER_CREATION.result, 2)).toBe('8-0');
    expect(charts.lookup(LEADER_CREATION.drm, 'Russian, Italian')).toBe(1);
  });

  it('say that the position of a demolition charge is an estimate, and the fire table is not', () => {
    charts.recorder.forget();
    charts.lookup(IFT.results, 5, 8);
    expect(charts.recorder.tookEstimate()).toBe(false);
    charts.lookup(DC_POSITION.position, 7);
    expect(charts.recorder.tookEstimate()).toBe(true);
  });

  it('are complete where the card is: no cell of the fire table is unknown or estimated', () => {
    expect(charts.census()['ift.results']).toEqual({
      printed: 176,
      public: 0,
      derived: 0,
      estimate: 0,
      unknown: 0,
    });
  });

  it('read back from their own file', () => {
    const again = ChartPack.read(JSON.parse(JSON.stringify(charts.file)));
    expect(again.ok && again.pack.hash).toBe(charts.hash);
  });
});
