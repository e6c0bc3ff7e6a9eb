import { field, type Setup, Trial } from '../testkit.testkit.js';

const FAR = { r9: '4-4-7' } as const;
const phaseOf = (phase: Setup['phase'], units: Setup['units'], more: Setup = {}) =>
  new Trial({ phase, units: { ...units, ...FAR }, map: field(), ...more });
const goes = (units: string, path: string) => ({
  order: 'move',
  units: units.split(' '),
  path: path.split(' '),
});
const pick = (unit: string, weapon: string) => ({ order: 'pick-up', unit, weapon });
const put = (weapon: string) => ({ order: 'put-down', weapon });
const LONG = 'D9 D8 D7 D6 D5 D4';
/** How many open hexes in a row it can go. */
const reach = (trial: Trial, units = 'g1') => {
  const hexes = LONG.split(' ');
  const far = hexes.filter((_, i) => !trial.refusal('german', goes(units, hexes.slice(0, i + 1).join(' '))));
  return far.length;
};

describe('portage', () => {
  const laden = (counter: string, ...weapons: string[]) =>
    phaseOf('movement', {
      g1: `${counter} at D10`,
      ...Object.fromEntries(weapons.map((weapon, i) => [`gm${i}`, `${weapon} with g1`])),
    });

  test.each([
    ['4-6-7', ['LMG', 'LMG', 'LMG'], 4],
    ['4-6-7', ['MMG'], 3],
    ['4-6-7', ['HMG'], 2],
    ['half-squad 2-4-7', ['LMG', 'LMG'], 4],
    ['half-squad 2-4-7', ['MMG'], 2],
    ['crew 2-4-7', ['HMG'], 1],
    ['8-0', ['LMG'], 5],
  ] as const)(
    '[squad-leader 4.2.1, 4.2.2, 4.2.6] %s with %j goes %d open hexes, however near',
    (counter, weapons, hexes) => {
      expect(reach(laden(counter, ...weapons))).toBe(hexes);
    },
  );

  test('[squad-leader 4.1.4.4] a weapon goes with its bearer, and nowhere by itself', () => {
    const trial = laden('4-6-7', 'LMG');
    expect(trial.refusal('german', goes('gm0', 'D9'))?.refused).toBe('NOT_YOUR_UNIT');
    trial.order('german', goes('g1', 'D9'));
    expect(trial.unit('gm0').at).toBe('D9');
  });

  test('[squad-leader 4.2.3] a leader never has more than three points', () => {
    const trial = phaseOf('movement', {
      gl: '8-0 at D10',
      gm: 'LMG with gl',
      g1: '4-6-7 at D10',
      gn: 'LMG with g1',
    });
    expect(trial.refusal('german', pick('gl', 'gn'))).toMatchObject({
      refused: 'TOO_HEAVY',
      cites: ['4.2.3'],
    });
    expect(trial.refusal('german', goes('gl', 'D9'))).toBeUndefined();
  });

  test('[squad-leader 4.2.4] units do not share a load, but two leaders take a heavy weapon one hex', () => {
    const trial = phaseOf('movement', {
      gl: '8-0 at D10',
      gk: '7-0 at D10',
      gm: 'HMG with gl',
      g1: '4-6-7 at D10',
    });
    expect(trial.refusal('german', goes('gl', 'D9'))?.refused).toBe('TOO_HEAVY');
    expect(trial.refusal('german', goes('gl g1', 'D9'))?.refused).toBe('TOO_HEAVY');
    expect(trial.refusal('german', goes('gl gk', 'D9 D8'))?.refused).toBe('TOO_HEAVY');
    trial.order('german', goes('gl gk', 'D9'));
    expect(trial.unit('gm').at).toBe('D9');
    expect(trial.refusal('german', goes('gl gk', 'D8'))?.refused).toBe('TOO_HEAVY');
    trial.order('german', put('gm')).order('german', goes('gl gk', 'D8'));
    expect([trial.unit('gl').at, trial.unit('gm').at]).toEqual(['D8', 'D9']);
  });

  test('[squad-leader 4.2.1] weapons are picked up and put down before, within and after the move', () => {
    const trial = phaseOf('movement', {
      g1: '4-6-7 at D10',
      gm: 'LMG at D9',
      gn: 'LMG at D7',
      go: 'LMG with g1',
    });
    trial.order('german', put('go')).order('german', goes('g1', 'D9'));
    trial.order('german', pick('g1', 'gm')).order('german', goes('g1', 'D8'));
    trial.order('german', put('gm')).order('german', goes('g1', 'D7')).order('german', pick('g1', 'gn'));
    expect(['gm', 'gn', 'go'].map((id) => trial.unit(id).at)).toEqual(['D8', 'D7', 'D10']);
    expect(['gm', 'gn', 'go'].map((id) => trial.unit(id).possessor)).toEqual([undefined, 'g1', undefined]);
  });

  test('[squad-leader 4.2.1] only with the factors for it', () => {
    const trial = phaseOf('movement', { g1: '4-6-7 at D10', gm: 'HMG at D7' });
    trial.order('german', goes('g1', 'D9 D8 D7'));
    expect(trial.refusal('german', pick('g1', 'gm'))?.refused).toBe('TOO_HEAVY');
    const near = phaseOf('movement', { g1: '4-6-7 at D10', gm: 'HMG at D8' });
    near.order('german', goes('g1', 'D9 D8')).order('german', pick('g1', 'gm'));
    expect(near.refusal('german', goes('g1', 'D7'))?.refused).toBe('TOO_FAR');
  });

  test('[squad-leader 4.2.5] who was slowed down fires no weapon in the Advancing Fire Phase, but itself', () => {
    const fires = (weapon: string, firer: string) => {
      const trial = phaseOf('movement', { g1: '4-6-7 at D10', gm: `${weapon} with g1`, r1: '4-4-7 at D6' });
      trial.order('german', goes('g1', 'D9')).endPhase().endPhase();
      return trial.refusal('german', { order: 'fire', at: 'D6', firers: [firer] }, 6, 5)?.refused;
    };
    expect([fires('HMG', 'gm'), fires('HMG', 'g1'), fires('LMG', 'gm')]).toEqual([
      'TOO_HEAVY',
      undefined,
      undefined,
    ]);
  });
});

describe('dismantled weapons', () => {
  const defence = { phase: 'defensive-fire', active: 'russian' } as const;
  const gun = { g1: '4-6-7 at D10', gm: 'HMG with g1', r1: '4-4-7 at D6' } as const;
  const apart = { order: 'dismantle', weapon: 'gm' } as const;

  test('[squad-leader 4.2.7.1, 4.2.7.2] at half the portage, and it does not fire', () => {
    const trial = phaseOf('defensive-fire', gun, defence).order('german', apart);
    expect(trial.unit('gm').dismantled).toBe(true);
    const fire = (id: string) => trial.refusal('german', { order: 'fire', at: 'D6', firers: [id] })?.refused;
    expect([fire('gm'), fire('g1')]).toEqual(['DISMANTLED', 'HAS_FIRED']);
    const dismantled = ['HMG with g1', { dismantled: true }] as const;
    expect(reach(phaseOf('movement', { g1: '4-6-7 at D10', gm: dismantled }))).toBe(4);
    expect(reach(phaseOf('movement', { g1: 'half-squad 2-4-7 at D10', gm: dismantled }))).toBe(3);
  });

  test('[squad-leader 4.2.7.2] not when the weapon or its bearer has fired; and the same to put it together', () => {
    const trial = phaseOf('defensive-fire', gun, defence);
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5);
    expect(trial.refusal('german', apart)?.refused).toBe('HAS_FIRED');
    const again = phaseOf('defensive-fire', { ...gun, gm: ['HMG with g1', { dismantled: true }] }, defence);
    again.order('german', apart);
    expect(again.unit('gm').dismantled).toBeUndefined();
    expect(again.refusal('german', apart)?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 4.2.7.1] a light machine gun stays as it is', () => {
    const trial = phaseOf('defensive-fire', { ...gun, gm: 'LMG with g1' }, defence);
    expect(trial.refusal('german', apart)?.refused).toBe('IN_ONE_PIECE');
  });

  test('[squad-leader 4.2.7.5] one that has malfunctioned can be taken apart, and is not repaired before it is together', () => {
    const trial = phaseOf(
      'defensive-fire',
      { ...gun, gm: ['HMG with g1', { malfunctioned: true }] },
      defence,
    );
    trial.order('german', apart);
    expect(trial.unit('gm')).toMatchObject({ dismantled: true, malfunctioned: true });
    const repair = (state: object) =>
      phaseOf('rally', {
        ...gun,
        gm: ['HMG with g1', { malfunctioned: true, ...state }],
        g2: '4-6-7 at A1',
        gn: ['LMG with g2', { malfunctioned: true }],
      }).refusal('german', { order: 'repair', weapon: 'gm' }, 3)?.refused;
    expect([repair({ dismantled: true }), repair({})]).toEqual(['DISMANTLED', undefined]);
  });
});
