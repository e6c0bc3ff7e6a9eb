import type { Order } from '../../kernel/decide/action.js';
import { d100, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const GRID = { columns: 16, rows: 16 };
const CALL: Order = { order: 'air-support' };
const bomb = (at: string): Order => ({ order: 'bomb', at });
const strafe = (...hexes: string[]): Order => ({ order: 'strafe', hexes });

interface Scene {
  readonly units?: Setup['units'];
  readonly turn?: number;
  readonly air?: { aircraft: string; bombs: boolean; tried?: true; came?: true };
  readonly map?: Parameters<typeof field>[0];
  readonly marks?: Setup['marks'];
}

function scene({
  units = {},
  turn = 3,
  air = { aircraft: 'Ju 87 G', bombs: true },
  map = {},
  marks = {},
}: Scene = {}): Trial {
  return new Trial({
    map: field(map, GRID),
    units: { g1: 'nco at B2', a9: 'nco at P16', ...units },
    clock: { turn },
    marks,
    sides: { german: { airSupport: air } },
  });
}
/** One aircraft over the field. */
const arrived = (scene_: Scene = {}) => scene(scene_).order('german', CALL, 3, 3);
const HITS = d100(65);
const AIRCRAFT = 'german-aircrafta';

describe('air support', () => {
  test('[combat 15.8.2] it comes on the turn number or less; 1 to 3 one aircraft, else two; a failure uses the impulse', () => {
    const late = scene().order('german', CALL, 4);
    expect(late.told('air-support')).toEqual([{ side: 'german', rolled: 4, turn: 3, comes: false }]);
    expect(late.awaits).toEqual(['american impulse']);
    late.order('american', 'pass');
    expect(late.refusal('german', CALL)?.refused).toBe('TRIED_ALREADY');
    expect(arrived().told('aircraft-arrive')).toEqual([{ side: 'german', rolled: 3, count: 1 }]);
    expect(scene().order('german', CALL, 1, 4).told('aircraft-arrive')[0]?.count).toBe(2);
    const next = scene()
      .order('german', CALL, 4)
      .order('american', 'offer-end')
      .order('german', 'agree', 5, 6);
    expect(next.battle.side('german').airSupport).toEqual({ aircraft: 'Ju 87 G', bombs: true });
  });

  test('[combat 15.8.2/a] two aircraft both attack in the impulse, and no more will come', () => {
    const trial = scene({ units: { a1: '7-6 at H8' } }).order('german', CALL, 1, 4);
    expect(trial.awaits).toEqual(['german air-target']);
    trial.order('german', bomb('H8'), ...HITS, ...d100(99), ...d100(99));
    expect(trial.awaits).toEqual(['german air-target']);
    trial.order('german', bomb('H8'), ...HITS, ...d100(99), ...d100(99));
    expect(trial.awaits).toEqual(['american impulse']);
    trial.order('american', 'pass');
    expect(trial.refusal('german', CALL)?.refused).toBe('AIR_SUPPORT_OVER');
    expect(trial.legal('german').map(({ order }) => order)).not.toContain('air-support');
  });

  test('a side without aircraft has none to call', () => {
    const trial = scene().order('german', 'pass');
    expect(trial.refusal('american', CALL)?.refused).toBe('NO_AIR_SUPPORT');
  });

  test('[combat 15.8.1] the Stuka drops 150, the Sturmovik 100; both attack the hex with their machine guns too', () => {
    const rows = (aircraft: string) =>
      arrived({ units: { a1: '7-6 at H8' }, air: { aircraft, bombs: true } })
        .order('german', bomb('H8'), ...HITS, ...d100(99), ...d100(99))
        .told('attack')
        .map(({ fp }) => fp);
    expect(rows('Ju 87 G')).toEqual([40, 12]);
    expect(rows('IL-2')).toEqual([30, 24]);
  });

  test('[combat 15.8.3] bombs and machine guns are rolled apart, everywhere but inside woods and buildings', () => {
    const trial = arrived({
      units: { a1: ['7-6 at H8', { post: 'trench' }] },
      marks: { H8: { trench: true } },
    });
    trial.order('german', bomb('H8'), ...HITS, ...d100(90), ...d100(90));
    expect(trial.told('attack').map(({ results }) => results[0]?.modifiers[0]?.drm)).toEqual([30, 15]);
    const map = Object.fromEntries(
      ['H8', 'G8', 'G9', 'H7', 'H9', 'I8', 'I9'].map((hex) => [hex, 'woods' as const]),
    );
    expect(arrived({ map }).refusal('german', bomb('H8'))?.refused).toBe('INTERIOR');
    expect(arrived().refusal('german', bomb('Z99'))?.refused).toBe('NO_SUCH_HEX');
  });

  test('[combat 15.8.4] the attack is rolled for without modifiers; in an empty building it may still bring rubble', () => {
    const trial = arrived({ map: { H8: 'stone-building' } });
    trial.order('german', bomb('H8'), ...HITS, ...d100(2));
    expect(trial.told('air-attack')).toEqual([
      { aircraft: AIRCRAFT, rolled: 65, result: 'attack in the chosen hex' },
    ]);
    expect(trial.battle.location('H8').rubble).toBe(true);
    expect(trial.battle.unit(AIRCRAFT)).toBeUndefined();
    const none = arrived({ units: { a1: '7-6 at H8' } }).order('german', bomb('H8'), ...d100(96));
    expect(none.told('attack')).toEqual([]);
    expect(none.told('aircraft-left')).toEqual([{ aircraft: AIRCRAFT }]);
  });

  test('[combat 15.8.4] a mistaken attack is where the other side wants it, within the range of the table', () => {
    const trial = arrived({ units: { a1: '7-6 at H8', g2: '6-6 at H6', g3: '6-6 at H5' } });
    trial.order('german', bomb('H8'), ...d100(66));
    expect(trial.awaits).toEqual(['american mistaken-attack']);
    const choose = (...hexes: string[]) => ({ order: 'choose-mistaken-hex', hexes });
    expect(trial.refusal('american', choose('H5'))?.refused).toBe('TOO_FAR');
    expect(trial.refusal('american', choose('H6', 'H7'))?.refused).toBe('ONE_HEX');
    trial.order('american', choose('H6'), ...d100(99), ...d100(99));
    expect(trial.told('attack').map(({ results }) => results[0]?.units)).toEqual([['g2'], ['g2']]);
    const wide = arrived().order('german', bomb('H8'), ...d100(95));
    expect(wide.refusal('american', choose('H4'))?.refused).not.toBe('TOO_FAR');
    expect(wide.refusal('american', choose('H3'))?.refused).toBe('TOO_FAR');
  });

  test('[combat 15.8.4.1] a Strafing Run takes four hexes in a row, with the machine guns as printed', () => {
    const units = { a1: '7-6 at H8', a2: '7-6 at H10' };
    const trial = arrived({ units }).order(
      'german',
      strafe('H8', 'H9', 'H10', 'H11'),
      ...HITS,
      ...d100(99),
      ...d100(99),
    );
    expect(trial.told('attack').map(({ at, fp }) => [at, fp])).toEqual([
      ['H8', 6],
      ['H10', 6],
    ]);
    expect(arrived().refusal('german', strafe('H8', 'H9', 'H10', 'I10'))?.refused).toBe('NOT_A_ROW');
    const without = arrived({ air: { aircraft: 'IL-2', bombs: false }, units });
    expect(without.refusal('german', bomb('H8'))?.refused).toBe('NO_BOMBS');
    expect(new Set(without.legal('german').map(({ order }) => order))).toEqual(new Set(['strafe']));
  });

  test('[combat 15.8.4.1.1] by mistake the other side chooses a new row whose first hex is in range', () => {
    const trial = arrived({ units: { g2: '6-6 at H6' } });
    trial.order('german', strafe('H8', 'H9', 'H10', 'H11'), ...d100(70));
    const row = { order: 'choose-mistaken-hex', hexes: ['H6', 'H5', 'H4', 'H3'] };
    expect(trial.refusal('american', { ...row, hexes: ['H6'] })?.refused).toBe('NOT_A_ROW');
    trial.order('american', row, ...d100(99));
    expect(trial.told('attack').map(({ at }) => at)).toEqual(['H6']);
  });

  test('[combat 15.8.6] an original 00 of the bombs is a Critical Hit, of the machine guns it is not', () => {
    const trial = arrived({ units: { a1: '7-6 at H8', a2: '7-6 at H8' } });
    trial.order('german', bomb('H8'), ...HITS, ...d100(100));
    expect(trial.battle.unit('a1')).toBeUndefined();
    expect(trial.told('critical-hit')).toEqual([{ hex: 'H8' }]);
    const guns = arrived({ units: { a1: '7-6 at H8' } });
    guns.order('german', bomb('H8'), ...HITS, ...d100(99), ...d100(100));
    expect(guns.unit('a1')).toMatchObject({ at: 'H8', kind: 'squad' });
  });
});

describe('fire at aircraft', () => {
  const aa = (unit: string): Order => ({ order: 'anti-aircraft', unit });
  const attacked = (placed: Placed, at = 'H8') =>
    arrived({ units: { a1: placed } }).order('german', bomb(at));

  test('[combat 15.8.5] guns for it and machine guns of 8 and more fire before the attack; E destroys the aircraft', () => {
    const trial = attacked(['MG 42 at H7', { fp: 8 }]);
    expect(trial.awaits).toEqual(['american anti-aircraft']);
    trial.order('american', aa('a1'), ...d100(3));
    expect(trial.told('fired-at-aircraft')[0]).toMatchObject({
      unit: 'a1',
      fp: 16,
      row: 16,
      rolled: 3,
      result: 'E',
    });
    expect(trial.battle.unit(AIRCRAFT)).toBeUndefined();
    expect(trial.told('air-attack')).toEqual([]);
    expect(trial.unit('a1').fired).toBe(1);
    const light = arrived({ units: { a1: ['MG 34 at H7', { fp: 7 }] } });
    light.order('german', bomb('H8'), ...HITS, ...d100(99));
    expect(light.kinds).toContain('air-attack');
    const flak = attacked(['75mm gun at H2', { antiAircraft: true, facing: 3, size: 88 }]);
    flak.order('american', aa('a1'), ...d100(99), ...HITS, ...d100(99));
    expect(flak.told('fired-at-aircraft')[0]).toMatchObject({ fp: 20 });
  });

  test('[combat 15.8.5] C lets it attack and then be lost; M is a check without modifiers, and failing it ends the attack', () => {
    const hit = attacked(['MG 42 at H7', { fp: 8 }]);
    hit.order('american', aa('a1'), ...d100(15), 8);
    expect(hit.told('morale-check')).toEqual([
      { unit: AIRCRAFT, rolled: 8, modifiers: [], needs: 8, passed: true },
    ]);
    expect(hit.unit(AIRCRAFT).doomed).toBe(true);
    hit.order('american', 'hold-fire', ...HITS, ...d100(99));
    expect(hit.told('attack')).toHaveLength(1);
    expect(hit.battle.unit(AIRCRAFT)).toBeUndefined();
    const shaken = attacked(['MG 42 at H7', { fp: 8 }]);
    shaken.order('american', aa('a1'), ...d100(40), 9);
    expect(shaken.told('aircraft-turned-away')).toEqual([{ aircraft: AIRCRAFT }]);
    expect(shaken.told('air-attack')).toEqual([]);
  });

  test('[combat 15.8.5/a] at the hex where the aircraft is, within normal range, and without turning a gun', () => {
    expect(attacked(['MG 42 at A1', { range: 11 }]).awaits).toEqual(['american anti-aircraft']);
    const far = arrived({ units: { a1: ['MG 42 at A1', { range: 9 }] } }).order(
      'german',
      bomb('H8'),
      ...d100(96),
    );
    expect(far.awaits).toEqual(['american impulse']);
    const gun = attacked(['75mm gun at H2', { antiAircraft: true, facing: 0 }]);
    gun.order('american', aa('a1'), ...d100(99), ...d100(96));
    expect(gun.unit('a1').facing).toBe(0);
    expect(gun.kinds).not.toContain('screened-shot');
  });

  test('[combat 15.8.5/b] points for an aircraft lost by E or C, none for one that turned away', () => {
    const points = (trial: Trial) => trial.battle.side('american').points;
    const lost = attacked(['MG 42 at H7', { fp: 8 }]).order('american', aa('a1'), ...d100(3));
    const gone = attacked(['MG 42 at H7', { fp: 8 }]).order('american', aa('a1'), ...d100(40), 9);
    expect(lost.told('points-won')[0]?.side).toBe('american');
    expect(points(lost)).toBeGreaterThan(0);
    expect(points(gone)).toBeUndefined();
  });

  test('[combat 12.3.2.4] no Screened Shot at an aircraft, whatever stands between, where the same gun at a tank rolls for one', () => {
    const flak: Placed = ['75mm gun at H4', { antiAircraft: true, facing: 3 }];
    const map = { H6: 'orchard', H8: 'woods' } as const;
    const marks: Setup['marks'] = { H5: { smoke: 'shell' } };
    const trial = arrived({ units: { a1: flak }, map, marks }).order('german', bomb('H8'));
    trial.order('american', aa('a1'), ...d100(99), ...HITS, ...d100(99));
    expect(trial.told('fired-at-aircraft')).toEqual([
      { unit: 'a1', aircraft: AIRCRAFT, fp: 16, row: 16, rolled: 99, result: '-' },
    ]);
    expect(trial.kinds).not.toContain('screened-shot');
    expect(trial.action.rolls.map((roll) => roll.for)).not.toContain('screened shot');
    const onGround = scene({ units: { a1: flak, g2: 'tank at H8' }, map: { H8: 'woods' } });
    onGround
      .order('german', 'pass')
      .order('american', { order: 'fire', units: ['a1'], at: 'H8', target: 'g2' }, ...d100(1), 1);
    expect(onGround.kinds).toContain('screened-shot');
  });

  test('[combat 15.4.2.2] an observer aloft is fired at as if he were over his marker', () => {
    const plane = ['nco', { kind: 'aircraft', radio: 'guns', tq: 8, name: 'spotter' }] as unknown as Placed;
    const trial = new Trial({
      map: field({}, GRID),
      units: { g1: 'nco at B2', g5: plane, a1: ['MG 42 at H7', { fp: 8 }] },
      sides: { german: { batteries: [{ id: 'guns', size: 105, by: 'spotter-plane' }] } },
    });
    trial.order('german', { order: 'call-fire', battery: 'guns', at: 'H9' }, ...d100(70), 9, ...d100(1));
    expect(trial.awaits).toEqual(['american anti-aircraft']);
    trial.order('american', aa('a1'), ...d100(1));
    expect(trial.battle.unit('g5')).toBeUndefined();
    trial.order('american', 'pass').ruling('The guns may be called again.', {
      do: 'side',
      side: 'german',
      set: { batteries: [{ id: 'guns', size: 105, by: 'spotter-plane' }] },
    });
    expect(trial.refusal('german', { order: 'call-fire', battery: 'guns', at: 'H9' })?.refused).toBe(
      'NO_OBSERVER',
    );
  });
});
