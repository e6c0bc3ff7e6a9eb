import {
  CCT,
  COMBAT_CHARTS as charts,
  DFET,
  FFT,
  IMMOBILIZATION,
  LOST,
  MORALE,
  SCREENED_SHOT,
  SUPPRESSION,
  TEC,
} from './index.js';

describe('the charts of Combat!', () => {
  it.each([
    [5, 17, 'M'],
    [6, 20, 'M'],
    [8, 75, '-'],
    [14, 20, 'M+1'],
    [12, 69, '-'],
    [12, 86, '-'],
    [18, 15, 'C/M+2'],
  ] as const)('fire %i factors at a modified %i as the rulebook’s example does: %s', (fp, d100, result) => {
    charts.recorder.forget();
    expect(charts.lookup(FFT.results, fp, d100)).toBe(result);
    expect(charts.recorder.tookEstimate()).toBe(false);
  });

  it('know seven cells of the fire table and say of the others that they are estimates', () => {
    expect(charts.census()['fft.results']).toEqual({
      printed: 7,
      public: 0,
      derived: 0,
      estimate: 125,
      unknown: 0,
    });
    charts.recorder.forget();
    charts.lookup(FFT.results, 8, 20);
    expect(charts.recorder.tookEstimate()).toBe(true);
  });

  it('never get worse for the target with a higher roll or a weaker attack', () => {
    const severity = ['-', 'M', 'M+1', 'M+2', 'M+3', 'C/M', 'C/M+1', 'C/M+2', 'C/M+3', 'E', '2E'];
    const worst = (fp: number, d100: number) => severity.indexOf(charts.lookup(FFT.results, fp, d100));
    const rows = [1, 2, 4, 6, 8, 12, 16, 20, 30, 40, 50];
    const columns = [1, 4, 8, 13, 20, 30, 40, 50, 60, 70, 90, 120];
    for (const [i, fp] of rows.entries()) {
      for (const [k, d100] of columns.entries()) {
        if (k > 0) expect(worst(fp, d100)).toBeLessThanOrEqual(worst(fp, columns[k - 1]!));
        if (i > 0) expect(worst(fp, d100)).toBeGreaterThanOrEqual(worst(rows[i - 1]!, d100));
      }
    }
  });

  it('give a gun the row of the highest label not above its size', () => {
    expect([75, 60, 105, 150].map((size) => charts.lookup(FFT.he, size))).toEqual([16, 12, 30, 40]);
  });

  it('[combat 12.3.1/a] give the least firepower that suppresses', () => {
    expect(charts.lookup(FFT.other, 'minimum for Suppression roll')).toBe(8);
  });

  it('[combat 7.9.3/t] hold the sample table of the German 50A gun', () => {
    const front = [1, 2, 4, 8, 20, 30].map((range) => [
      charts.lookup(DFET.kKill, '50A', 'Front', range, 'TP1'),
      charts.lookup(DFET.kKill, '50A', 'Front', range, 'TP2'),
    ]);
    expect(front).toEqual([
      [21, 73],
      [19, 57],
      [11, 40],
      [7, 20],
      [5, 18],
      [2, 10],
    ]);
    expect(charts.lookup(DFET.kKill, '50A', 'Rear', 30, 'TP2')).toBe(27);
  });

  it('keep suspect printed cells beside their proposed correction', () => {
    expect(charts.find(DFET.kKill, '50A', 'Side', 8, 'TP2')).toEqual({ value: 15, provenance: 'printed' });
    expect(charts.find(DFET.kKill, '50A corrected', 'Side', 8, 'TP2')).toEqual({
      value: 45,
      provenance: 'estimate',
    });
    expect(charts.find(DFET.kKill, '50A corrected', 'Front', 8, 'TP2')).toEqual({
      value: 20,
      provenance: 'printed',
    });
  });

  it('have numbers for shaped charges only within their range', () => {
    expect(charts.lookup(DFET.shapedCharge, 'M1 Bazooka 76B', 'Front', 3)).toBeGreaterThan(0);
    expect(() => charts.lookup(DFET.shapedCharge, 'Panzerfaust B', 'Front', 4)).toThrow(
      /row "Panzerfaust B"/,
    );
    expect(() => charts.lookup(DFET.shapedCharge, 'M1 Bazooka 76B', 'Front', 6)).toThrow(/no place for "6"/);
  });

  it('see and hide by the examples', () => {
    expect(charts.lookup(LOST.number, 'Woods', 'into')).toBe(55);
    expect(charts.lookup(LOST.number, 'Grainfield', 'through')).toBe(50);
    expect(charts.lookup(LOST.number, 'Building (stone)', 'through')).toBe('BLOCK');
    expect(charts.lookup(TEC.effects, 'Building, stone', 'drm')).toBe(20);
  });

  it('suppress, break and shoot screened by the examples', () => {
    expect(charts.lookup(SUPPRESSION.number, '>45mm', 'Front')).toBe(41);
    expect(charts.lookup(MORALE.effects, 'Pinned Down', 'fail by 1-2')).toBe('Disrupted');
    expect(charts.lookup(SCREENED_SHOT.added, 'moving vehicle target')).toBe(2);
    expect(charts.lookup(IMMOBILIZATION.mKill, 'Steep, wheeled')).toBe(3);
    expect(charts.lookup(CCT.drm, 'Demo used against an AFV')).toBe(-10);
  });
});
