import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** A German squad with a rifle at D4, and a Russian halftrack that shows its rear. */
const rifle = (units: Units = {}, setup: Setup = {}) =>
  new Trial({
    units: { g1: '4-6-7 at D4', ga: 'ATR with g1', rt: ['M3 armed at D6', { facing: 3 }], ...units },
    ...setup,
  });
const FIRE = { order: 'fire-anti-tank', weapon: 'ga', target: 'rt' };
const shot = (trial: Trial) => trial.told('anti-tank-shot')[0];
const kill = (trial: Trial) => trial.told('afv-kill')[0];

describe('anti-tank rifles', () => {
  test('[squad-leader 8.15.1/a, 8.15.2/a] a hit is needed, and then a roll against the side that it shows', () => {
    const trial = rifle().order('german', FIRE, 3, 4, 6, 5);
    expect(shot(trial)).toMatchObject({ isHit: true });
    expect(kill(trial)).toMatchObject({
      column: 'ATR',
      facing: 'rear',
      needs: -2,
      modifiers: [{ why: 'armour', value: -5 }],
      isKill: false,
    });
    expect(rifle().order('german', FIRE, 6, 5).kinds).not.toContain('afv-kill');
    expect(
      rifle({ r1: '4-4-7 at D7' }).refusal('german', { order: 'fire-anti-tank', weapon: 'ga', at: 'D7' })
        ?.refused,
    ).toBe('NOBODY_THERE');
  });

  test('[squad-leader 13.20.6] a hedge is 1 to a rifle, as it is to guns, and hides no hull', () => {
    const map = field({ D6: { hexsides: { 0: 'hedge' } } });
    expect(
      rifle({}, { map }).order('german', FIRE, 6, 5).told('anti-tank-shot')[0]?.modifiers,
    ).toContainEqual(expect.objectContaining({ why: 'hedge', value: 1 }));
  });

  describe('at guns', () => {
    const GUN: Units = { r1: 'crew 2-3-7 at D7', rg: ['76 AT gun with r1', { facing: 0 }] };
    const AT_GUN = { ...FIRE, target: 'rg' };

    test('[squad-leader 8.15.2/a, 8.15.2/b, 10.3.8, 13.17.6] a hit strikes crew and gun with two factors, past the shield, and not on the AFV KILL Table', () => {
      const trial = rifle(GUN).order('german', AT_GUN, 1, 2, 1, 3, 1, 2);
      expect(shot(trial)).toMatchObject({ target: 'rg', isHit: true });
      expect(trial.told('shell-burst')).toMatchObject([
        { fp: 2, column: 2, rolled: 4, outcomes: [{ units: ['r1'], modifiers: [], final: 4, result: '1' }] },
      ]);
      expect(trial.told('morale-check')).toMatchObject([{ unit: 'r1', passed: true }]);
      expect(trial.kinds).not.toContain('afv-kill');
    });

    test('[squad-leader 13.17.6] the gun is lost where the coloured die is no higher than the check, or with its crew', () => {
      const lost = (...dice: number[]) =>
        rifle(GUN)
          .order('german', AT_GUN, 1, 2, ...dice)
          .told('gun-destroyed');
      expect(lost(1, 3, 1, 2)).toHaveLength(0);
      expect(lost(3, 1, 1, 2)).toHaveLength(1);
      expect(lost(1, 1)).toHaveLength(1);
    });

    test('[squad-leader 8.15.2/a] it stands lower than a vehicle, and no shaped charge is aimed at it', () => {
      const trial = rifle(GUN).order('german', AT_GUN, 6, 5);
      expect(shot(trial)?.modifiers).toContainEqual(expect.objectContaining({ why: 'emplaced', value: 2 }));
      const other = rifle({ ...GUN, ga: 'panzerfaust 44a with g1', r1: 'crew 2-3-7 at D5' });
      expect(other.refusal('german', AT_GUN)?.refused).toBe('NOBODY_THERE');
    });
  });

  test('[squad-leader 8.15.1/a] one leader fires it with all its effect, and it weighs as much as a medium machine gun', () => {
    const led = shot(rifle({ g1: '8-0 at D4' }).order('german', FIRE, 6, 5));
    expect(led?.needs).toBe(shot(rifle().order('german', FIRE, 6, 5))?.needs);
    const goes = (weapon: string) =>
      new Trial({
        phase: 'movement',
        units: { g1: '4-6-7 at D2', ga: `${weapon} with g1`, r1: '4-4-7 at N12' } as Units,
      }).legalOf('german', 'move').length;
    expect(goes('ATR')).toBe(goes('MMG'));
  });

  test('[squad-leader 8.15.5] no leader directs it, nor helps when he fires it', () => {
    expect(rifle({ gl: '9-2 at D4' }).refusal('german', { ...FIRE, leader: 'gl' })?.refused).toBe(
      'CANNOT_LEAD',
    );
    expect(shot(rifle({ g1: '9-2 at D4' }).order('german', FIRE, 6, 5))?.modifiers).toEqual([]);
  });

  test('[squad-leader 8.15.1/b] in the Advancing Fire Phase only where it has stayed', () => {
    const advancing = (values: object) =>
      rifle({ g1: ['4-6-7 at D4', values] }, { phase: 'advancing-fire' }).refusal('german', FIRE, 6, 5)
        ?.refused;
    expect([advancing({ moved: true }), advancing({})]).toEqual(['HAS_MOVED', undefined]);
  });

  test.each<[string, string, boolean, string | undefined]>([
    ['a crew fires a rifle that lay where it came, with +2', 'crew 2-4-7', false, undefined],
    ['a squad does not', '4-6-7', false, 'HAS_MOVED'],
    ['nor a crew that has carried it on', 'crew 2-4-7', true, 'TOO_HEAVY'],
  ])('[squad-leader-A-123] [squad-leader 4.2.5/b] %s', (_, men, goesOn, refused) => {
    const trial = new Trial({
      phase: 'movement',
      units: {
        g1: `${men} at D2`,
        ga: 'ATR at D3',
        rt: ['M3 armed at D6', { facing: 3 }],
      } as Units,
    })
      .order('german', { order: 'move', units: ['g1'], path: ['D3'] })
      .order('german', { order: 'pick-up', unit: 'g1', weapon: 'ga' });
    if (goesOn) trial.order('german', { order: 'move', units: ['g1'], path: ['D4'] });
    while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
    if (refused) expect(trial.refusal('german', FIRE)?.refused).toBe(refused);
    else {
      trial.order('german', FIRE, 6, 5);
      expect(shot(trial)?.modifiers).toContainEqual({ why: 'came to the gun', value: 2, cites: '4.2.5/b' });
    }
  });

  test('[squad-leader 8.15.3] twelve hexes far', () => {
    const at = (hex: string) => rifle({ g1: '4-6-7 at A3', rt: `M3 armed at ${hex}` } as Units);
    expect(at('M3').refusal('german', FIRE, 6, 5)).toBeUndefined();
    expect(at('N3').refusal('german', FIRE)?.refused).toBe('OUT_OF_RANGE');
  });

  test.each<[string, string[]]>([
    ['D6', []],
    ['D10', []],
    ['D11', ['range 1']],
    ['D15', ['range 1']],
  ])('[squad-leader 8.15.4] what range adds to kill at %s, as for barrels of 40mm or less', (at, added) => {
    const trial = rifle(
      { rt: ['M3 armed', { at, facing: 3 }] as Placed },
      { map: field({}, { columns: 14, rows: 18 }) },
    );
    trial.order('german', FIRE, 4, 2, 6, 5);
    expect(
      kill(trial)
        ?.modifiers.map(({ why, value }) => `${why} ${value}`)
        .slice(1),
    ).toEqual(added);
  });

  test('[squad-leader 8.15.6] it breaks down and is repaired as others are', () => {
    const trial = rifle().order('german', FIRE, 6, 6);
    expect(trial.unit('ga').malfunctioned).toBe(true);
    const repaired = (face: number) =>
      rifle({ ga: ['ATR with g1', { malfunctioned: true }] }, { phase: 'rally' })
        .order('german', { order: 'repair', weapon: 'ga' }, face)
        .told('repair-attempt')[0]?.result;
    expect([1, 2, 6].map(repaired)).toEqual(['repaired', 'nothing', 'removed']);
  });

  test('[squad-leader 8.15.7, 3.16.10] the British one adds 1 to kill', () => {
    const trial = new Trial({
      active: 'british',
      enemy: 'german',
      units: { b1: '4-5-7 at D4', ba: 'ATR with b1', gt: ['SdKfz 251 armed at D6', { facing: 3 }] },
    }).order('british', { ...FIRE, weapon: 'ba', target: 'gt' }, 3, 4, 6, 5);
    expect(kill(trial)?.modifiers.map(({ value }) => value)).toEqual([-5, 1]);
  });

  test('[squad-leader 8.15.8] the Finnish one has the column of 20mm guns, and weighs as a heavy machine gun', () => {
    const finnish = (weapon: string, phase: 'prep-fire' | 'movement' = 'prep-fire') =>
      new Trial({
        phase,
        active: 'finnish',
        enemy: 'russian',
        units: { f1: '6-4-8 at D4', fa: `${weapon} with f1`, rt: ['M3 armed at D6', { facing: 3 }] } as Units,
      });
    const trial = finnish('ATR 20mm').order('finnish', { ...FIRE, weapon: 'fa' }, 3, 4, 6, 5);
    expect(kill(trial)).toMatchObject({ column: 'AP .50/20mm', needs: -1 });
    const ways = (weapon: string) => finnish(weapon, 'movement').legalOf('finnish', 'move').length;
    expect(ways('ATR 20mm')).toBe(ways('German HMG'));
    expect(ways('ATR 20mm')).toBeLessThan(ways('German ATR'));
  });

  test('[squad-leader 8.3/b] a squad fires two and itself, a half-squad one and itself', () => {
    const three: Units = { gb: 'ATR with g1', gc: 'ATR with g1', r1: '4-4-7 at D7' };
    const own = { order: 'fire', at: 'D7', firers: ['g1'] };
    const squad = rifle(three)
      .order('german', FIRE, 6, 5)
      .order('german', { ...FIRE, weapon: 'gb' }, 6, 5);
    squad.order('german', own, 6, 5);
    expect(squad.refusal('german', { ...FIRE, weapon: 'gc' })?.refused).toBe('HAS_FIRED');
    const half = rifle({ ...three, g1: 'half-squad 2-4-7 at D4' }).order('german', FIRE, 6, 5);
    half.order('german', own, 6, 5);
    expect(half.refusal('german', { ...FIRE, weapon: 'gb' })?.refused).toBe('HAS_FIRED');
  });
});
