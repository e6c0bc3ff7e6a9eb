import { field, type Setup, Trial } from '../testkit.testkit.js';

const HOLES = { D8: { sewer: true }, D5: { sewer: true }, D3: { sewer: true }, D2: { sewer: true } } as const;
const UNITS = { g1: '4-6-7 at D8', gl: '8-1 at D8', r1: '4-4-7 at N1' } as const;
const moving = (setup: Setup = {}) => new Trial({ phase: 'movement', marks: HOLES, units: UNITS, ...setup });
const below = (to: string, units: readonly string[] = ['gl', 'g1']) => ({ order: 'go-below', units, to });
const modifiersOf = (trial: Trial, unit: string) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);
const FIRE = { order: 'fire', at: 'D5', firers: ['r2'] };
/** Germans have come out of the sewer below a Russian squad in a house. */
const below5 = (more: object = {}, ...faces: number[]) =>
  moving({
    map: field({ D5: 'wooden-building' }),
    units: { ...UNITS, r2: '4-4-7 at D5', ...more } as never,
  }).order('german', below('D5'), 3, ...faces);

describe('going below', () => {
  test('[squad-leader 4.9.1, 4.9.2] from an entrance, which only a scenario with sewers has', () => {
    expect(moving({ marks: {} }).refusal('german', below('D5'))?.cites).toEqual(['4.9.2']);
    const elsewhere = moving({ units: { ...UNITS, g1: '4-6-7 at D9', gl: '8-1 at D9' } });
    expect(elsewhere.refusal('german', below('D5'))?.cites).toEqual(['4.9.2']);
    expect(moving().order('german', below('D5'), 3).unit('g1').at).toBe('D5');
  });

  test('[squad-leader 4.9.2] before they move', () => {
    const trial = moving({ marks: { ...HOLES, D9: { sewer: true } } });
    trial.order('german', { order: 'move', units: ['gl', 'g1'], path: ['D9'] });
    expect(trial.refusal('german', below('D8'))?.cites).toEqual(['4.9.2']);
  });

  test('[squad-leader 4.9.3] three hexes at most, to another entrance, in the Movement Phase, among enemies too', () => {
    for (const to of ['D3', 'D8', 'D6'])
      expect(moving().refusal('german', below(to))?.cites).toEqual(['4.9.3']);
    expect(below5().unit('g1').at).toBe('D5');
    expect(moving({ phase: 'advance' }).refusal('german', below('D5'))?.refused).toBe('NOT_NOW');
  });

  test('[squad-leader 4.9.4] squads with a leader', () => {
    expect(moving().refusal('german', below('D5', ['g1']))?.refused).toBe('NO_LEADER');
    expect(moving().refusal('german', below('D5', ['gl']), 3)).toBeUndefined();
  });

  test('[squad-leader 4.9.5] on 5 or 6 they are lost, and the enemy brings them out in the next Movement Phase', () => {
    const trial = moving().order('german', below('D5'), 5);
    expect([trial.unit('g1').at, trial.unit('gl').at]).toEqual([undefined, undefined]);
    for (let n = 0; n < 60 && !trial.awaits.includes('russian surface'); n++) {
      const [asked] = trial.battle.position.awaiting;
      const order = asked?.kind.match(/fire|movement|advance/) ? 'end-phase' : 'pass';
      trial.order(asked?.side as string, order);
    }
    expect(trial.battle.clock).toMatchObject({ phase: 'movement', active: 'german', turn: 2 });
    expect(trial.refusal('russian', { order: 'surface', to: 'D9' })?.refused).toBe('TOO_FAR');
    expect(trial.legalOf('russian', 'surface').map(({ to }) => to)).toEqual(['D2', 'D3', 'D5', 'D8']);
    trial.order('russian', { order: 'surface', to: 'D2' });
    expect([trial.unit('g1').at, trial.unit('gl').at]).toEqual(['D2', 'D2']);
    expect(trial.awaits).toEqual(['german movement']);
  });

  test('[squad-leader 4.9.6] it costs nothing, and no heavy machine gun goes along', () => {
    const woods = moving({ map: field({ D5: 'woods', D6: 'woods', D7: 'woods' }) });
    expect(woods.order('german', below('D5'), 4).unit('g1')).toMatchObject({ at: 'D5' });
    const heavy = moving({ units: { ...UNITS, gm: 'HMG with g1' } });
    expect(heavy.refusal('german', below('D5'))?.cites).toEqual(['4.9.6']);
    const light = moving({ units: { ...UNITS, gm: 'LMG with g1' } }).order('german', below('D5'), 4);
    expect(light.unit('gm').at).toBe('D5');
  });

  test('[squad-leader-A-137] [squad-leader 4.9/Q] three movement factors must be left, with the leader and less what they carry', () => {
    const guns = (n: number) =>
      Object.fromEntries(Array.from({ length: n }, (_, i) => [`gm${i}`, 'LMG with g1']));
    expect(moving({ units: { ...UNITS, ...guns(6) } }).refusal('german', below('D5'), 3)).toBeUndefined();
    expect(moving({ units: { ...UNITS, ...guns(7) } }).refusal('german', below('D5'))?.cites).toEqual([
      '4.9/Q',
    ]);
  });

  test('[squad-leader 4.9.7] nobody fires at them but where they come out', () => {
    const units = { ...UNITS, r1: '4-4-7 at F5' };
    const trial = moving({ units }).order('german', below('D5'), 3).endPhase();
    const at = (hex: string) =>
      trial.refusal('russian', { order: 'fire', at: hex, firers: ['r1'] }, 6, 6)?.refused;
    expect([at('D8'), at('D7'), at('D6'), at('D5')]).toEqual([
      'NOBODY_THERE',
      'NOBODY_THERE',
      'NOBODY_THERE',
      undefined,
    ]);
  });

  test('[squad-leader 4.9.8] they come out under a "?", but beside an enemy in their building', () => {
    const house = field({ D5: 'wooden-building' });
    expect(moving({ map: house }).order('german', below('D5'), 3).unit('g1').concealed).toBe(true);
    expect(below5().unit('g1').concealed).toBeUndefined();
    const fired = moving({ map: house, units: { ...UNITS, r1: '4-4-7 at G5' } })
      .order('german', below('D5'), 3)
      .endPhase()
      .endPhase();
    fired.order('german', { order: 'fire', at: 'G5', firers: ['g1'] }, 6, 6);
    expect(fired.unit('g1').concealed).toBeUndefined();
  });

  test('[squad-leader 1.3/3.4] when the phase ends they are under a "?" out of touch with the enemy, and the hasty are exhausted', () => {
    const ended = (r1: string) =>
      moving({
        map: field({ D5: 'wooden-building', E5: 'wooden-building' }),
        options: { optional: ['4.7'] },
        units: { ...UNITS, g2: '4-6-7 at K9', g3: '4-6-7 at K9', r1 },
      })
        .order('german', below('D5'), 3)
        .order('german', { order: 'double-time', unit: 'g2' })
        .order('german', { order: 'move', units: ['g2'], path: ['K8'] })
        .order('german', { order: 'move', units: ['g3'], path: ['K8'] })
        .endPhase();
    const [far, near] = [ended('4-4-7 at N1'), ended('4-4-7 at E5')];
    expect([far.unit('g1').concealed, near.unit('g1').concealed]).toEqual([true, undefined]);
    expect([far.unit('g2').cx, far.unit('g3').cx]).toEqual([true, undefined]);
  });

  test('[squad-leader 4.9.9] a demolition charge closes an entrance for good', () => {
    const trial = moving({
      phase: 'advancing-fire',
      units: {
        ...UNITS,
        g2: '8-3-8 at D6',
        gd: ['demo charge', { at: 'D5', placed: { by: 'g2', from: 'D6' } }],
      } as never,
    });
    trial.order('german', { order: 'detonate', weapon: 'gd' }, 3, 4);
    expect(trial.at('D5').sewer).toBeUndefined();
  });
});

describe('among enemies', () => {
  test('[squad-leader-A-138] [squad-leader 4.9/a, 4.9.9/a, 4.9.9.1] those above fire at point blank, at men in the open', () => {
    const trial = below5().endPhase().order('russian', FIRE, 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual(['moved -1', 'in the open -1']);
    expect(trial.told('fire-attack')[0]?.fp).toBe(8);
  });

  test('[squad-leader 4.9.9.2] those below fire back, at men as in a stone building', () => {
    const trial = below5().endPhase().endPhase();
    trial.order('german', { order: 'fire', at: 'D5', firers: ['g1'] }, 6, 5);
    expect(modifiersOf(trial, 'r2')).toEqual(['above the sewer 3']);
    expect(trial.told('fire-attack')[0]?.fp).toBe(4);
  });

  test('[squad-leader 4.9.9.3] whoever breaks below is lost', () => {
    const alone = { ...UNITS, g1: 'half-squad 2-4-7 at D8', r2: '4-4-7 at D5' } as never;
    const trial = moving({ units: alone })
      .order('german', below('D5', ['g1']), 3)
      .endPhase();
    trial.order('russian', FIRE, 3, 3, 6, 4);
    expect(trial.action.effects.find(({ effect }) => effect === 'eliminated')?.cites).toEqual(['4.9.9.3']);
  });

  test('[squad-leader 4.9.9.4] the others fight it out in the Close Combat Phase', () => {
    const trial = below5().endPhase().endPhase().endPhase();
    while (!trial.awaits.some((one) => one.endsWith('close-combat')))
      trial.order(
        trial.battle.position.awaiting[0]?.side as string,
        trial.awaits[0]?.endsWith('advance') ? 'end-phase' : 'pass',
      );
    expect(trial.awaits).toEqual(['german close-combat']);
    const attack = { order: 'close-combat', attackers: ['g1'], defenders: ['r2'] };
    expect(trial.refusal('german', attack)).toBeUndefined();
  });

  test('[squad-leader-A-139] [squad-leader 4.9/b] a broken enemy does not get away', () => {
    const trial = below5({ r2: ['4-4-7', { at: 'D5', broken: true, dm: true }] })
      .endPhase()
      .endPhase()
      .endPhase();
    expect(trial.awaits).not.toContain('russian rout');
    expect(trial.awaits).toContain('german captives');
  });
});

describe('a guide', () => {
  const GUARDED = {
    gl: '9-1 at D8',
    g1: 'half-squad 2-4-7 at D8',
    rp: ['unarmed 4-4-7 at D8', { guard: 'g1', broken: true }],
    r1: '4-4-7 at N1',
  } as const;
  const talks = (sewers?: string) =>
    moving({ phase: 'rally', units: GUARDED, options: sewers ? { sewers } : {} }).order(
      'german',
      { order: 'interrogate', leader: 'gl', unit: 'rp' },
      6,
      6,
      2,
    );
  const nextTurn = (trial: Trial) => {
    while (trial.awaits[0] !== 'german movement' || trial.battle.clock.turn < 2) trial.endPhase();
    return trial;
  };

  test('[squad-leader 3.30/Td] a prisoner who talks takes his captors through the sewers that only his side knows', () => {
    const known = { options: { sewers: 'russian' } };
    expect(moving(known).refusal('german', below('D5'))?.cites).toEqual(['3.30/Td']);
    const silent = moving({ units: GUARDED, ...known });
    expect(silent.refusal('german', below('D5', ['g1']))?.refused).toBe('ESCORTED');
    const trial = talks('russian');
    expect(trial.told('talked')).toMatchObject([{ number: 2 }]);
    expect(trial.unit('rp').knowsSewers).toBe(true);
    nextTurn(trial);
    expect(trial.refusal('german', below('D5', ['gl']))?.cites).toEqual(['3.30/Td']);
    trial.order('german', below('D5', ['gl', 'g1']), 3);
    expect(['gl', 'g1', 'rp'].map((id) => trial.unit(id).at)).toEqual(['D5', 'D5', 'D5']);
  });

  test('[squad-leader 3.30/Td] it is of no use where everybody knows them', () => {
    expect(talks().told('talked')).toMatchObject([{ number: 7 }]);
  });

  test('[squad-leader 3.30/Td] he may lose the way with them, and comes out with them', () => {
    const trial = nextTurn(talks('russian')).order('german', below('D5', ['gl', 'g1']), 6);
    expect(trial.unit('rp').at).toBeUndefined();
    while (!trial.awaits.includes('russian surface')) trial.endPhase();
    trial.order('russian', { order: 'surface', to: 'D2' });
    expect(['g1', 'rp'].map((id) => [trial.unit(id).at, trial.unit('rp').guard])).toEqual([
      ['D2', 'g1'],
      ['D2', 'g1'],
    ]);
  });
});
