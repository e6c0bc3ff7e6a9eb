import { copy } from '../../kernel/lab/match.js';
import { redact } from '../../kernel/views/views.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';
import { isConcealed } from './03-concealment.js';

type Units = Readonly<Record<string, Placed>>;

const UNDER = { concealed: true } as const;
const HIDDEN = { hidden: true } as const;
const SHELL = { starShell: true } as const;

const night = (units: Units, more: object = {}) =>
  new Trial({ options: { night: true }, clock: { visibility: 6 }, units, ...more });
/** The Rally Phase in which no visibility is rolled. */
const SECOND = {
  phase: 'rally',
  active: 'russian',
  options: { night: true, order: ['german', 'russian'] },
} as const;
const moving = (units: Units, more: object = {}) =>
  night({ r1: '4-4-7 at D9', ...units }, { phase: 'movement', ...more });
const go = (unit: string, ...path: string[]) => ({ order: 'move', units: [unit], path });
const concealed = (trial: Trial, ...ids: string[]) => ids.map((id) => isConcealed(trial.unit(id)));
const markers = (trial: Trial) =>
  trial.battle
    .units()
    .flatMap(({ kind, at }) => (kind === 'concealment' ? [at] : []))
    .sort();

describe("moving under a '?' at night", () => {
  test('[squad-leader 2.8.16] it stays on those who move in sight of the enemy, over open ground too', () => {
    const trial = moving({ g1: ['4-6-7 at D4', UNDER] }).order('german', go('g1', 'D5', 'D6'));
    expect([concealed(trial, 'g1'), markers(trial)]).toEqual([[true], ['D6']]);
  });

  test('[squad-leader 2.8.16 × 5.6.7] they go on under it where fire at once kills the scout beside them', () => {
    const trial = moving({ g1: ['4-6-7 at D4', UNDER], gs: 'scout at D4' });
    trial.order('german', { order: 'move', units: ['g1', 'gs'], path: ['D5', 'D6'] });
    trial.order('russian', { order: 'fire', at: 'D5', firers: ['r1'] }, 1, 1);
    expect([trial.battle.unit('gs'), trial.unit('g1').at, trial.awaits]).toEqual([
      undefined,
      'D6',
      ['german movement'],
    ]);
    expect(concealed(trial, 'g1')).toEqual([true]);
  });

  test.each([
    ['a lit hex', { D9: SHELL }, '4-4-7 at D9', false],
    ['a lit hex that nobody sees', { D9: SHELL }, ['4-4-7 at D9', { broken: true }], true],
    ['a dark hex out of a lit one', { D1: SHELL }, '4-4-7 at D9', true],
    ['the light of a fire', { D8: { burning: true } }, '4-4-7 at D9', false],
  ] as const)('[squad-leader 2.8.16, 2.8.17] into %s', (_where, marks, r1, stays) => {
    const map = field({ D4: 'woods', D6: 'brush' });
    const trial = moving({ g1: ['4-6-7 at D4', UNDER], r1: r1 as Placed }, { marks, map });
    trial.order('german', go('g1', 'D5', 'D6'));
    expect(concealed(trial, 'g1')).toEqual([stays]);
  });

  test('[squad-leader 2.8.16] by firing it is lost', () => {
    const trial = night({ g1: ['4-6-7 at D4', UNDER], r1: ['4-4-7 at D7', { moved: true }] });
    trial.order('german', { order: 'fire', at: 'D7', firers: ['g1'] }, 6, 5);
    expect(concealed(trial, 'g1')).toEqual([false]);
  });

  test('[squad-leader 2.8.16, 2.4.3/a] "?" with nobody beneath go too, six factors far, until light or fire finds them', () => {
    const path = ['E4', 'F3', 'G3', 'H2', 'I2', 'J1'];
    const units = { gd: ['? at D4', UNDER], g1: '4-6-7 at A1' } as const;
    const trial = moving(units);
    expect(trial.refusal('german', go('gd', ...path, 'K1'))?.refused).toBe('TOO_FAR');
    expect(markers(trial.order('german', go('gd', ...path)))).toEqual(['J1']);
    expect(markers(moving(units, { marks: { D9: SHELL } }).order('german', go('gd', 'D5', 'D6')))).toEqual(
      [],
    );
    const shot = (...dice: number[]) =>
      markers(
        moving(units)
          .order('german', go('gd', 'D5', 'D6', 'D7'))
          .endPhase()
          .order('russian', { order: 'fire', at: 'D7', firers: ['r1'] }, ...dice),
      );
    expect([shot(6, 5), shot(1, 1)]).toEqual([['D7'], []]);
  });

  test('[squad-leader 2.8.16 × 2.3.2] nobody can tell them from men', () => {
    const told = (mover: string) => {
      const trial = moving({ gx: [`${mover} at D4`, UNDER], g1: '4-6-7 at A1' });
      const before = copy(trial.battle.position);
      trial.order('german', go('gx', 'D5', 'D6'));
      return JSON.stringify(redact(before, trial.action, { side: 'russian' }));
    };
    expect(told('?')).toBe(told('4-6-7'));
  });

  test('[squad-leader-A-40] [squad-leader 2.8.14] fired on in the open it suffers for both: that it moves, and where', () => {
    const trial = moving({ g1: ['4-6-7 at D4', UNDER] })
      .order('german', go('g1', 'D5', 'D6'))
      .endPhase();
    trial.order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([
      {
        area: true,
        modifiers: [
          { why: 'moved', value: -1 },
          { why: 'in the open', value: -1 },
        ],
        final: 9,
      },
    ]);
  });

  test('[squad-leader 2.8.19] each part of a stack that splits has one, also in the Advance Phase', () => {
    const units = {
      g1: ['4-6-7 at D4', UNDER],
      g2: ['4-6-7 at D4', UNDER],
      g3: ['4-6-7 at D4', UNDER],
    } as const;
    const trial = moving(units).order('german', go('g1', 'D5')).order('german', go('g2', 'E4'));
    expect([concealed(trial, 'g1', 'g2', 'g3'), markers(trial)]).toEqual([
      [true, true, true],
      ['D4', 'D5', 'E4'],
    ]);
    const advancing = moving(units, { phase: 'advance' }).order('german', {
      order: 'advance',
      unit: 'g1',
      to: 'D5',
    });
    expect(markers(advancing)).toEqual(['D4', 'D5']);
  });

  test('[squad-leader 2.8.21] the hidden who leave a dark hex are under one; out of a lit hex they are seen', () => {
    const map = field({ D4: 'woods' });
    const left = (marks: object) =>
      moving({ g1: ['4-6-7 at D4', HIDDEN] }, { map, marks }).order('german', go('g1', 'D5'));
    expect([concealed(left({}), 'g1'), markers(left({}))]).toEqual([[true], ['D5']]);
    expect(left({ D2: SHELL }).unit('g1').hidden).toBeUndefined();
  });
});

describe('staying where one is', () => {
  const beside = (state: object, more: object = {}) =>
    night({ g1: ['4-6-7 at D4', state], r1: '4-4-7 at D5' }, { phase: 'defensive-fire', ...more }).endPhase();

  test('[squad-leader 2.8.12, 2.8.13] enemies beside it take neither a "?" nor hidden status, but in the light', () => {
    expect(concealed(beside(UNDER), 'g1')).toEqual([true]);
    expect(beside(HIDDEN).unit('g1').hidden).toBe(true);
    for (const state of [UNDER, HIDDEN])
      expect(beside(state, { marks: { D2: SHELL } }).unit('g1').hidden).toBeUndefined();
  });

  const fired = (...dice: number[]) =>
    night(
      { g1: '4-6-7 at D6', rx: ['4-4-7 at D4', UNDER] },
      { map: field({ D4: 'woods' }), marks: { D4: SHELL } },
    ).order('german', { order: 'fire', at: 'D4', firers: ['g1'] }, ...dice);

  test('[squad-leader-A-43] [squad-leader-A-12] [squad-leader 2.8.17, 2.3.9.6/b] in the light it stays in woods until fire has an effect; in the open it comes off', () => {
    expect(concealed(fired(6, 5), 'rx')).toEqual([true]);
    expect(concealed(fired(1, 1, 1, 2), 'rx')).toEqual([false]);
    const lit = (map = field()) =>
      night({ g1: ['4-6-7 at D4', UNDER], r1: '4-4-7 at D9' }, { map, marks: { D4: SHELL } });
    expect([concealed(lit(), 'g1'), concealed(lit(field({ D4: 'woods' })), 'g1')]).toEqual([[false], [true]]);
    const near = night(
      { g1: ['4-6-7 at D4', UNDER], r1: '4-4-7 at D5' },
      { phase: 'defensive-fire', map: field({ D4: 'woods' }), marks: { D4: SHELL } },
    );
    expect(concealed(near.endPhase(), 'g1')).toEqual([true]);
  });

  test.each([
    ['the dark', {}, true],
    ['the light', { D4: SHELL }, false],
  ])('[squad-leader 2.8.18] digging in and rallying count as movement: in %s', (_where, marks, stays) => {
    const map = field({ D4: 'brush' });
    const digging = night({ g1: ['4-6-7 at D4', UNDER], r1: '4-4-7 at D9' }, { map, marks });
    expect(concealed(digging.order('german', { order: 'dig-in', unit: 'g1' }, 6, 5), 'g1')).toEqual([stays]);
    const broken = { broken: true, ...UNDER } as const;
    const rallying = night(
      { g1: ['4-6-7 at D4', broken], gl: ['9-1 at D4', UNDER], r1: '4-4-7 at D9' },
      { ...SECOND, map, marks },
    );
    while (rallying.awaits[0] !== 'german rally') rallying.endPhase();
    rallying.order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, 6, 5);
    expect(concealed(rallying, 'g1', 'gl')).toEqual([stays, stays]);
  });

  test.each([
    ['in the open beside an enemy', {}, {}, undefined],
    ['who moved', { moved: true }, {}, 'IN_VIEW'],
    ['who fired', { fired: true, firedIn: 'prep-fire' }, {}, 'IN_VIEW'],
    ['who checked under fire', { noticed: true }, {}, 'IN_VIEW'],
    ['in melee', { melee: true }, { r2: ['4-4-7 at D4', { melee: true }] }, 'IN_VIEW'],
  ] as const)('[squad-leader 2.8.20] a unit %s', (_who, state, more, refused) => {
    const trial = night(
      { g1: ['4-6-7 at D4', state as object], g2: '4-6-7 at A9', r1: '4-4-7 at D5', ...(more as Units) },
      { phase: 'close-combat' },
    );
    while (trial.awaits[0] !== 'german concealment') trial.endPhase();
    expect(trial.refusal('german', { order: 'conceal', units: ['g1'] })?.refused).toBe(refused);
    if (!refused)
      expect(concealed(trial.order('german', { order: 'conceal', units: ['g1'] }), 'g1')).toEqual([true]);
  });

  test('[squad-leader 2.8.20] not one that has just won a close combat; to have begun the turn beside an enemy does not matter', () => {
    const begun = night({ g1: '4-6-7 at D4', r1: '4-4-7 at D5' }, SECOND);
    expect([begun.battle.clock.phase, begun.unit('r1').noticed]).toEqual(['prep-fire', undefined]);
    const won = night(
      { g1: '4-6-7 at D4', g2: '4-6-7 at A9', r1: '4-4-7 at D4', r2: '4-4-7 at N1' },
      { phase: 'close-combat' },
    );
    won
      .order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] })
      .order('russian', 'pass', 1, 2);
    expect(won.awaits).toEqual(['german concealment']);
    expect(won.refusal('german', { order: 'conceal', units: ['g1'] })?.refused).toBe('IN_VIEW');
  });
});

describe('close combat in the dark', () => {
  const attack = (attackers: string[], defenders: string[]) => ({
    order: 'close-combat',
    attackers,
    defenders,
  });
  const advanced = (g1: Placed, rx: Placed, more: object = {}) =>
    night({ g1, g9: '4-6-7 at A9', rx, r9: '4-4-7 at N1' }, { phase: 'advance', ...more })
      .order('german', { order: 'advance', unit: 'g1', to: 'D4' })
      .endPhase();

  test('[squad-leader-A-42] [squad-leader 2.8.12, 2.8.15] those under a "?" are shown, attacked at half strength, and then in view', () => {
    const trial = advanced('4-6-7 at D5', ['4-4-7 at D4', UNDER]);
    expect([trial.unit('rx').hidden, trial.unit('rx').shrouded]).toEqual([undefined, true]);
    trial.order('german', attack(['g1'], ['rx'])).order('russian', attack(['rx'], ['g1']), 6, 5, 6, 5);
    expect(trial.told('close-combat-attack')).toMatchObject([
      { side: 'german', attack: 2, defence: 4, odds: '1-2' },
      { side: 'russian', attack: 4, defence: 4, odds: '1-1' },
    ]);
    trial.endPhase();
    expect([trial.unit('rx').shrouded, trial.unit('rx').hidden, markers(trial)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(trial.unit('rx').melee).toBe(true);
  });

  test('[squad-leader 2.8.12, 2.8.13] the hidden as well; by day they are seen, and strike first', () => {
    const map = field({ D4: 'woods' });
    const dark = advanced('4-6-7 at D5', ['4-4-7 at D4', HIDDEN], { map });
    expect([dark.unit('rx').shrouded, dark.at('D4').ambush]).toEqual([true, undefined]);
    const lit = advanced('4-6-7 at D5', ['4-4-7 at D4', HIDDEN], { map, marks: { D4: SHELL } });
    expect([lit.unit('rx').shrouded, lit.at('D4').ambush]).toEqual([undefined, 'russian']);
  });

  test('[squad-leader 2.8.15] who advances under a "?" is hard to hit too, and two such stacks fight as by day', () => {
    const trial = advanced(['4-6-7 at D5', UNDER], '4-4-7 at D4');
    trial.order('german', attack(['g1'], ['rx'])).order('russian', attack(['rx'], ['g1']), 6, 5, 6, 5);
    expect(trial.told('close-combat-attack').map((blow) => blow.attack)).toEqual([4, 2]);
    const both = advanced(['4-6-7 at D5', UNDER], ['4-4-7 at D4', UNDER]);
    both.order('german', attack(['g1'], ['rx'])).order('russian', attack(['rx'], ['g1']), 6, 5, 6, 5);
    expect(both.told('close-combat-attack').map((blow) => blow.attack)).toEqual([4, 4]);
  });

  test('[squad-leader 2.8.15] a "?" with nobody beneath comes off', () => {
    const trial = advanced('4-6-7 at D5', ['? at D4', UNDER]);
    expect([trial.kinds.includes('dummies-removed'), markers(trial)]).toEqual([true, []]);
  });
});

describe('vehicles at night', () => {
  const shot = (target: Placed, visibility: number) =>
    night(
      { g1: ['4-6-7 at D4', {}], gm: 'HMG with g1', rt: target, r9: '4-4-7 at N12' },
      { clock: { visibility } },
    );
  const fire = { order: 'fire', at: 'D10', firers: ['gm'] };

  test('[squad-leader 2.8.4] moving vehicles are seen three hexes farther than men', () => {
    const truck = ['truck at D10', { moved: true }] as const;
    expect(shot(truck, 2).refusal('german', fire)?.refused).toBe('TOO_DARK');
    expect(shot(['4-4-7 at D10', { moved: true }], 3).refusal('german', fire)?.refused).toBe('TOO_DARK');
    const seen = shot(truck, 3).order('german', fire, 6, 6);
    expect(seen.told('fire-attack')[0]).toMatchObject({ parts: [{ fp: 6, why: [] }] });
  });
});

describe('in the light of a star shell', () => {
  /** Germans who look at a hex in which Russians are unseen, two hexes from a leader. */
  const lit = (rx: Placed, ground?: 'woods', more: object = {}) => {
    const trial = night(
      { gl: '9-1 at D4', g1: '4-6-7 at D4', rx, r9: '4-4-7 at G4' },
      { ...SECOND, ...(ground && { map: field({ D7: ground }) }), ...more },
    );
    while (!trial.awaits.includes('german star-shells')) trial.endPhase();
    return trial;
  };
  const shoot = (trial: Trial) => trial.order('german', { order: 'star-shell', leader: 'gl', at: 'D7' });

  test.each<[string, Placed, 'woods' | undefined, boolean]>([
    ['under a "?" in the open', ['4-4-7 at D7', UNDER], undefined, false],
    ['hidden in the open', ['4-4-7 at D7', HIDDEN], undefined, false],
    ['under a "?" in woods', ['4-4-7 at D7', UNDER], 'woods', true],
    ['hidden in woods', ['4-4-7 at D7', HIDDEN], 'woods', true],
  ])('[squad-leader 9.14/49.72] who is %s stays unseen only in cover', (_, rx, ground, unseen) => {
    const trial = lit(rx, ground);
    expect(trial.unit('rx').hidden).toBe(true);
    expect(shoot(trial).unit('rx').hidden === true).toBe(unseen);
  });

  test.each<[string, object, boolean]>([
    ['not by day', { options: {} }, false],
    ['at night', {}, true],
    ['not at night where it is lit', { marks: { D5: SHELL } }, false],
  ])(
    '[squad-leader 9.14/49.8] the broken cross open ground under the eyes of the enemy %s',
    (_, more, may) => {
      const trial = night(
        { g1: ['4-6-7 at D6', { broken: true, dm: true }], r1: '4-4-7 at D9' },
        { phase: 'rout', map: field({ D3: 'woods', D9: 'woods' }), ...more },
      );
      expect(trial.awaits.includes('german rout')).toBe(may);
      if (may) trial.order('german', { order: 'rout', unit: 'g1', path: ['D5', 'D4', 'D3'] });
      expect(trial.battle.unit('g1')?.at === 'D3').toBe(may);
    },
  );
});
