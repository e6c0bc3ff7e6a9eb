import { canonical } from '../../kernel/position/canonical.js';
import { view } from '../../kernel/views/views.js';
import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

const map = field({ D8: 'stone-building', E8: 'wooden-building' });
const SECRET = { german: { works: [{ is: 'fortified building', at: 'D8' }] } } as const;
const KNOWN = { D8: { fortified: true } } as const;
const UNITS = { g1: '4-6-7 at D8', r1: '4-4-7 at D9' } as const;
const playing = (setup: Setup) =>
  new Trial({ map, active: 'russian', options: { order: ['russian', 'german'] }, units: UNITS, ...setup });
const into = { order: 'advance', unit: 'r1', to: 'D8' };
const whys = (trial: Trial) =>
  trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('before the battle', () => {
  const building = () =>
    new Trial({
      map,
      phase: 'rally',
      units: { g1: '4-6-7 at A12', r1: '4-4-7 at A1' },
      sides: { german: { works: { 'fortified building': 1 } } },
    });
  const fortify = (at: string) => ({ order: 'fortify', works: [{ is: 'fortified building', at }] });

  test('[squad-leader 15.6.2, 15.6.3] only buildings, noted down in secret', () => {
    expect(building().refusal('german', fortify('C8'))?.refused).toBe('IMPASSABLE');
    const seen = (at: string) => {
      const trial = building().order('german', fortify(at));
      expect(trial.battle.secret('german').works).toEqual([{ is: 'fortified building', at }]);
      return canonical([view(trial.battle.position, { side: 'russian' }), trial.told('fortified')] as never);
    };
    expect(seen('D8')).toBe(seen('E8'));
  });
});

describe('getting in', () => {
  test.each([
    ['a squad in good order', '4-6-7', {}, 'ENEMY_THERE'],
    ['a half-squad', 'half-squad 2-4-7', {}, undefined],
    ['a broken squad', '4-6-7', { broken: true }, undefined],
    ['a pinned squad', '4-6-7', { pinned: true }, undefined],
  ] as const)('[squad-leader 15.6.5, 15.6.6] past %s', (_, counter, is, why) => {
    const units = { ...UNITS, g1: [counter, { at: 'D8', ...is }] } as never;
    const trial = playing({ phase: 'advance', marks: KNOWN, units });
    expect(trial.refusal('russian', into)?.refused).toBe(why);
    const bare = playing({ phase: 'advance', units });
    expect(bare.refusal('russian', into)).toBeUndefined();
  });

  test('[squad-leader 15.6.3, 15.6.6] who does not know stays where it is, and then knows', () => {
    const trial = playing({ phase: 'advance', secrets: SECRET }).order('russian', into);
    expect(trial.unit('r1')).toMatchObject({ at: 'D9', advanced: true });
    expect([trial.at('D8').fortified, trial.battle.secret('german').works]).toEqual([true, undefined]);
    expect(trial.refusal('russian', { ...into, to: 'D10' })?.refused).toBe('HAS_MOVED');
  });

  test('[squad-leader 15.6.3] who comes into an empty one knows it too', () => {
    const units = { g1: '4-6-7 at A12', r1: '4-4-7 at D9' };
    const trial = playing({ phase: 'movement', units, secrets: SECRET });
    trial.order('russian', { order: 'move', units: ['r1'], path: ['D8'] });
    expect([trial.at('D8').fortified, trial.unit('r1').at]).toEqual([true, 'D8']);
    const own = playing({
      phase: 'movement',
      active: 'german',
      options: { order: ['german', 'russian'] },
      units: { g1: '4-6-7 at D9', r1: '4-4-7 at A1' },
      secrets: SECRET,
    });
    own.order('german', { order: 'move', units: ['g1'], path: ['D8'] });
    expect(own.at('D8').fortified).toBeUndefined();
  });
});

describe('fighting', () => {
  const fire = (secrets: Setup['secrets'], marks: Setup['marks'], ...faces: number[]) => {
    const units = { g1: '4-6-7 at D8', r1: '4-4-7 at D11' };
    const trial = playing({ phase: 'prep-fire', units, secrets: secrets ?? {}, marks: marks ?? {} });
    return trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, ...faces);
  };

  test.each([
    ['D8', 'stone building 3'],
    ['E8', 'wooden building 2'],
  ] as const)('[squad-leader 15.6.7, 15.6.8] walls are worth one more: %s', (at, why) => {
    const units = { g1: `4-6-7 at ${at}`, r1: '4-4-7 at D11' };
    const trial = playing({ phase: 'prep-fire', units, marks: { [at]: { fortified: true } } });
    trial.order('russian', { order: 'fire', at, firers: ['r1'] }, 6, 5);
    expect(whys(trial)).toEqual([why, 'fortified 1']);
  });

  test('[squad-leader 15.6.3] they show when they make a difference, and not before', () => {
    const vain = fire(SECRET, {}, 6, 5);
    expect([whys(vain), vain.at('D8').fortified]).toEqual([['stone building 3'], undefined]);
    const saved = fire(SECRET, {}, 1, 2);
    expect(saved.told('fire-attack')[0]?.outcomes[0]?.result).toBe('-');
    expect([whys(saved), saved.at('D8').fortified]).toEqual([['stone building 3', 'fortified 1'], true]);
  });

  test('[squad-leader 15.6.7, 15.6.9] in the first round those inside strike first, and only who is left strikes back', () => {
    const units = { ...UNITS, g1: 'half-squad 2-4-7 at D8', g9: '4-6-7', r9: '4-4-7' };
    const close = (marks: Setup['marks']) => {
      const trial = playing({ phase: 'advance', units, marks: marks ?? {} })
        .order('russian', into)
        .endPhase();
      const blow = (attackers: string[], defenders: string[]) => ({
        order: 'close-combat',
        attackers,
        defenders,
      });
      for (let n = 0; n < 2; n++) {
        const [asked] = trial.awaits;
        const side = asked?.split(' ')[0] as string;
        const isLast = n === 1;
        trial.order(
          side,
          side === 'german' ? blow(['g1'], ['r1']) : blow(['r1'], ['g1']),
          ...(isLast ? (marks ? [1, 2] : [1, 2, 1, 2]) : []),
        );
      }
      return trial;
    };
    const fort = close(KNOWN);
    expect(fort.told('close-combat-attack').map(({ side }) => side)).toEqual(['german']);
    expect([fort.battle.unit('r1'), fort.battle.unit('g1')?.id]).toEqual([undefined, 'g1']);
    const house = close(undefined);
    expect([house.battle.unit('r1'), house.battle.unit('g1')]).toEqual([undefined, undefined]);
  });
});

test('[squad-leader 15.6.11] fires take hold of them less easily, lit by men or spreading', () => {
  const wooden = field({ D5: 'woods', D6: 'wooden-building' });
  const burning = (marks: Setup['marks'], ...faces: number[]) =>
    playing({
      map: wooden,
      phase: 'advancing-fire',
      units: { g1: '4-6-7 at N12', r1: '4-4-7 at D6' },
      marks: marks ?? {},
    }).order('russian', { order: 'start-fire', unit: 'r1' }, ...faces);
  const lit = (marks: Setup['marks'], ...faces: number[]) =>
    burning(marks, ...faces).told('fire-tried')[0]?.burns;
  expect([lit({}, 3, 4), lit({ D6: { fortified: true } }, 3, 4)]).toEqual([true, false]);
  expect(lit({ D6: { fortified: true } }, 4, 4)).toBe(true);
  const spread = (more: object) =>
    playing({
      map: wooden,
      phase: 'advancing-fire',
      units: { g1: '4-6-7 at N12', r1: '4-4-7 at A12' },
      marks: { D5: { burning: true }, D6: more },
    })
      .endPhase(1, 1)
      .told('fire-spreads')[0]
      ?.modifiers.map(({ why }) => why);
  expect(spread({ fortified: true })).toContain('fortified');
  expect(spread({})).not.toContain('fortified');
});

test.each([
  [['D5'], undefined],
  [['D5', 'D5/1'], undefined],
  [['D5/1'], 'IMPASSABLE'],
  [['D5', 'D5/2'], 'IMPASSABLE'],
  [['D6', 'D5', 'D5/1', 'D5/2'], undefined],
] as const)('[squad-leader 15.6.4] houses are fortified from the ground up: %j, %s', (places, refused) => {
  const trial = new Trial({
    map: drawn({
      columns: 7,
      rows: 12,
      buildings: [{ is: 'stone', hexes: 'D5 D6', upperLevels: 2, stairways: 'D6' }],
    }),
    phase: 'rally',
    units: { g1: '4-6-7 at A9', r1: '4-4-7 at A1' },
    sides: { german: { works: { 'fortified building': 4 } } },
  });
  const works = places.map((at) => ({ is: 'fortified building', at }));
  expect(trial.refusal('german', { order: 'fortify', works })?.refused).toBe(refused);
});
