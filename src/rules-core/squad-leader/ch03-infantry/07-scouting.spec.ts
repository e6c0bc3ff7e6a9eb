import { originalBoard } from '../../boards/index.js';
import { copy } from '../../kernel/lab/match.js';
import type { Table } from '../../kernel/position/table.js';
import { redact } from '../../kernel/views/views.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

const HIDDEN = { hidden: true } as const;
const UNDER = { concealed: true } as const;
/** From N12 nobody sees anything. */
const ASIDE = { M11: 'woods', M12: 'woods', N11: 'woods' } as const;
const MAP = field({ D4: 'woods', D5: 'woods', D6: 'woods', ...ASIDE });
const SCOUT = { order: 'scout', unit: 'gs' } as const;
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });

/** The scout is in D4, the others far away; nobody of his own sees him unless somebody is added. */
const among = (units: Units, more: object = {}) =>
  new Trial({
    map: MAP,
    phase: 'movement',
    units: { gs: 'scout at D4', g9: '4-6-7 at N12', r9: '4-4-7 at N1', ...units },
    ...more,
  });
const seen = (trial: Trial, ...ids: string[]) => ids.map((id) => !trial.unit(id).hidden);
const isLost = (trial: Trial) => trial.battle.unit('gs') === undefined;

describe('the Scouting Table', () => {
  /** By the die: whether the scout is lost, is held, and whether those in the hex are seen. */
  test.each([
    [1, false, true, true],
    [2, false, true, true],
    [3, false, undefined, true],
    [4, true, undefined, false],
    [5, true, undefined, false],
    [6, false, undefined, false],
  ] as const)(
    '[squad-leader 3.7/T, 3.7.18, 3.7.18.1, 3.7.18.3, 3.7.18.4, 3.7.18.5] a %d against those in the same hex',
    (die, lost, held, found) => {
      for (const state of [HIDDEN, UNDER]) {
        const trial = among({ rx: ['4-4-7 at D4', state], ry: ['6-2-8 at D4', state] }).order(
          'german',
          SCOUT,
          die,
        );
        expect([isLost(trial), trial.battle.unit('gs')?.engaged, ...seen(trial, 'rx', 'ry')]).toEqual([
          lost,
          held,
          found,
          found,
        ]);
      }
    },
  );

  test.each([
    [1, false, true],
    [2, true, false],
    [3, true, false],
    [4, false, false],
    [5, false, false],
    [6, false, false],
  ] as const)(
    '[squad-leader 3.7/T, 3.7.18, 3.7.18.1, 3.7.18.3, 3.7.18.5] a %d against those beside it',
    (die, lost, found) => {
      const trial = among({ rx: ['4-4-7 at D5', HIDDEN], ry: ['4-4-7 at D6', HIDDEN] }).order(
        'german',
        SCOUT,
        die,
      );
      expect([isLost(trial), ...seen(trial, 'rx', 'ry')]).toEqual([lost, found, false]);
    },
  );

  test.each([
    ['4-6-7 at D2', {}, true],
    ['4-6-7 at D2', { broken: true }, false],
    ['MkIVF2 at D2', { stunned: 1 }, false],
    ['MkIVF2 at D2', {}, true],
  ] as const)('[squad-leader 3.7.18.2] XE in the sight of %s %j', (counter, state, found) => {
    const trial = among({ rx: ['4-4-7 at D4', UNDER], g1: [counter, state] });
    trial.order('german', SCOUT, 4);
    expect([isLost(trial), ...seen(trial, 'rx')]).toEqual([true, found]);
  });

  test('[squad-leader 3.7.19] one roll for all in range, each by its column, and once in a player turn', () => {
    const near = {
      rx: ['4-4-7 at D4', HIDDEN],
      ry: ['4-4-7 at D5', UNDER],
      rz: ['4-4-7 at D6', HIDDEN],
    } as const;
    const trial = among(near).order('german', SCOUT, 1);
    expect(trial.action.rolls).toHaveLength(1);
    expect(seen(trial, 'rx', 'ry', 'rz')).toEqual([true, true, false]);
    const worse = among(near).order('german', SCOUT, 3);
    expect([isLost(worse), ...seen(worse, 'rx', 'ry')]).toEqual([true, true, false]);
    const again = among({ ry: ['4-4-7 at D5', HIDDEN] }).order('german', SCOUT, 4);
    expect(again.refusal('german', SCOUT)?.refused).toBe('HAS_TRIED');
    while (again.battle.clock.phase !== 'advance') again.endPhase();
    expect(again.refusal('german', SCOUT)?.refused).toBe('HAS_TRIED');
  });

  test.each([1, 2, 3, 4, 5, 6])(
    '[squad-leader 3.7.14] a %d has no effect where nobody is in range',
    (die) => {
      const trial = among({ rx: ['4-4-7 at D6', HIDDEN], ry: '4-4-7 at D5' }).order('german', SCOUT, die);
      expect([isLost(trial), ...seen(trial, 'rx'), trial.kinds]).toEqual([false, false, ['scouted']]);
    },
  );

  test('[squad-leader 3.7.14] it may search besides, at the end of its move', () => {
    const trial = among({ rx: ['4-4-7 at D5', HIDDEN] }).order('german', SCOUT, 6);
    trial.order('german', { order: 'search', unit: 'gs' }, 6, 2);
    expect(seen(trial, 'rx')).toEqual([true]);
  });

  test('[squad-leader 3.7.17] neither cover nor a leader changes the roll', () => {
    const trial = among({ rx: ['4-4-7 at D5', HIDDEN], gl: '10-3 at D4' }).order('german', SCOUT, 4);
    expect([trial.told('scouted'), ...seen(trial, 'rx')]).toEqual([[{ unit: 'gs', rolled: 4 }], false]);
  });

  test('[squad-leader 3.7.14] "?" with nobody beneath them come off, and kill nobody', () => {
    const of = (die: number) => among({ rd: ['? at D5', UNDER] }).order('german', SCOUT, die);
    expect([of(1).kinds.includes('dummies-removed'), isLost(of(3)), of(2).kinds]).toEqual([
      true,
      false,
      ['scouted'],
    ]);
  });

  test('[squad-leader 3.7.14 × 2.5.1] a roll without effect does not tell where somebody lies', () => {
    const told = (at: string) => {
      const trial = among({ rx: [`4-4-7 at ${at}`, HIDDEN] });
      const before = copy(trial.battle.position);
      trial.order('german', SCOUT, 5);
      return JSON.stringify(redact(before, trial.action, { side: 'german' }));
    };
    expect(told('D5')).toBe(told('D6'));
  });
});

describe('on its way around a house', () => {
  const board = originalBoard('village');
  if (!board) throw new Error('There is no village.');
  const map: Table = { map: board, charts: SQUAD_LEADER_CHARTS };
  const around = { ...SCOUT, to: 'C7', past: 'left', next: 'C6' } as const;
  /** From C8 along the western side of the house in C7, which touches B7 and B6. */
  const passing = (die: number, rx: Placed) =>
    new Trial({
      map,
      phase: 'movement',
      units: { gs: 'scout at C8', g9: '4-6-7 at I10', r9: '4-4-7 at I1', rx },
    }).order('german', around, die);

  test.each([
    [1, false, true, true],
    [2, false, undefined, true],
    [3, true, undefined, false],
    [4, true, undefined, false],
    [5, false, undefined, false],
    [6, false, undefined, false],
  ] as const)(
    '[squad-leader 3.7/T, 3.7.17] a %d counts one more against those within',
    (die, lost, held, found) => {
      const trial = passing(die, ['4-4-7 at C7', UNDER]);
      expect([isLost(trial), trial.battle.unit('gs')?.engaged, ...seen(trial, 'rx')]).toEqual([
        lost,
        held,
        found,
      ]);
    },
  );

  test('[squad-leader 3.7.14] it looks across the hexsides along which it goes, and no other', () => {
    const found = (at: string) => seen(passing(1, [`4-4-7 at ${at}`, UNDER]), 'rx')[0];
    expect(['B7', 'B6', 'D7', 'D6'].map(found)).toEqual([true, true, false, false]);
  });
});

describe('when it scouts', () => {
  test('[squad-leader 3.7.13] on its way, and it goes on with the factors that are left', () => {
    const trial = among({ gs: 'scout at D2' }).order('german', {
      order: 'move',
      units: ['gs'],
      path: ['D3', 'D4'],
    });
    trial.order('german', SCOUT, 6);
    const on = (...path: string[]) => ({ order: 'move', units: ['gs'], path });
    expect(trial.refusal('german', on('E5', 'E6', 'E7', 'E8'))?.refused).toBe('TOO_FAR');
    trial.order('german', on('E5', 'E6', 'E7'));
    expect(trial.unit('gs').at).toBe('E7');
  });

  test('[squad-leader 3.7.13] or in the Advance Phase, where it has come', () => {
    const trial = among({ rx: ['4-4-7 at D5', HIDDEN] }, { phase: 'advance' });
    expect(trial.refusal('german', { ...SCOUT, to: 'E5' })?.refused).toBe('NOT_NOW');
    trial.order('german', { order: 'advance', unit: 'gs', to: 'D5' }).order('german', SCOUT, 3);
    expect([...seen(trial, 'rx'), trial.unit('gs').at]).toEqual([true, 'D5']);
  });

  test('[squad-leader 3.7.13/a] fire at it waits for the roll where it says that it scouts', () => {
    const begin = () => among({ gs: 'scout at D3', r1: '4-4-7 at D9', rx: ['4-4-7 at D5', HIDDEN] });
    const scouting = begin().order('german', { ...SCOUT, to: 'D4' }, 1);
    expect([scouting.kinds.includes('scouted'), ...scouting.awaits]).toEqual([true, 'russian vehicle-fire']);
    expect(seen(scouting, 'rx')).toEqual([true]);
    scouting.order('russian', fire('D4', 'rx'), 6, 6);
    const walking = begin().order('german', { order: 'move', units: ['gs'], path: ['D4'] });
    expect([walking.kinds.includes('scouted'), ...walking.awaits]).toEqual([false, 'russian vehicle-fire']);
    const lost = begin().order('german', { ...SCOUT, to: 'D4' }, 3);
    expect([isLost(lost), ...lost.awaits]).toEqual([true, 'german movement']);
  });
});

describe('close combat with scouts', () => {
  const fight = (units: Units, more: object = {}) =>
    new Trial({ phase: 'close-combat', units: { gs: 'scout at D4', g9: '4-6-7 at N12', ...units }, ...more });
  const attack = (attackers: string[], defenders: string[]) => ({
    order: 'close-combat',
    attackers,
    defenders,
  });

  test('[squad-leader 3.7.18.4] held by the table it neither moves nor advances, and fights all in its hex', () => {
    const trial = among({ gs: 'scout at D5', rx: ['4-4-7 at D5', HIDDEN] }).order('german', SCOUT, 2);
    expect(trial.refusal('german', { order: 'move', units: ['gs'], path: ['D4'] })?.refused).toBe('IN_MELEE');
    while (trial.battle.clock.phase !== 'advance') trial.endPhase();
    expect(trial.refusal('german', { order: 'advance', unit: 'gs', to: 'D4' })?.refused).toBe('IN_MELEE');
    trial.endPhase();
    trial.order('german', attack(['gs'], ['rx']));
    trial.order('russian', attack(['rx'], ['gs']), 6, 5, 6, 6);
    expect(trial.told('close-combat-attack')).toMatchObject([
      { attack: 1, defence: 4, odds: '1-4' },
      { attack: 4, defence: 1, odds: '4-1' },
    ]);
    expect([trial.unit('gs').melee, trial.unit('rx').melee]).toEqual([true, true]);
  });

  test('[squad-leader 3.7.15] it begins no close combat; enemies attack it in their own phase and hold it', () => {
    const own = fight({ r1: '4-4-7 at D4' });
    expect(own.kinds).not.toContain('attack-designated');
    expect([own.battle.clock.active, own.unit('gs').melee]).toEqual(['russian', undefined]);
    const theirs = () => fight({ r1: '4-4-7 at D4' }, { active: 'russian' });
    expect(theirs().refusal('russian', attack(['gs'], ['r1']))?.refused).toBe('NOT_YOUR_UNIT');
    const held = theirs()
      .order('russian', attack(['r1'], ['gs']))
      .order('russian', 'pass', 6, 5);
    expect([held.unit('gs').melee, held.unit('r1').melee]).toEqual([true, true]);
    expect(
      isLost(
        theirs()
          .order('russian', attack(['r1'], ['gs']))
          .order('russian', 'pass', 1, 2),
      ),
    ).toBe(true);
    const spared = theirs().order('russian', 'pass');
    expect([spared.unit('gs').melee, spared.unit('r1').melee]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 3.7.15] those who lie hidden may fall on it, and nobody is asked only because they do', () => {
    const asked = (at: string) =>
      fight({ gs: 'scout at D4', rx: [`4-4-7 at ${at}`, HIDDEN] }, { map: MAP, active: 'russian' });
    const trial = asked('D4');
    expect([trial.awaits, asked('D6').awaits]).toEqual([['russian close-combat'], ['russian close-combat']]);
    trial.order('russian', attack(['rx'], ['gs'])).order('russian', 'pass', 6, 5);
    expect([...seen(trial, 'rx'), trial.unit('gs').melee]).toEqual([true, true]);
  });

  test('[squad-leader 3.7.20] 1 alone and with others, and it is attacked apart from them', () => {
    const together = () => fight({ g1: '4-6-7 at D4', r1: '4-4-7 at D4' });
    const all = together()
      .order('german', attack(['g1', 'gs'], ['r1']))
      .order('russian', attack(['r1'], ['gs']), 6, 5, 6, 5);
    expect(all.told('close-combat-attack')).toMatchObject([
      { attack: 5, odds: '1-1' },
      { defence: 1, odds: '4-1' },
    ]);
    const apart = together()
      .order('german', attack(['gs'], ['r1']))
      .order('german', attack(['g1'], ['r1']));
    apart.order('russian', attack(['r1'], ['g1', 'gs']), 6, 5, 6, 5, 6, 5);
    expect(apart.told('close-combat-attack').map(({ odds }) => odds)).toEqual(['1-4', '1-1', '1-2']);
  });
});

describe('scouts and the ground', () => {
  const holding = (units: Units, more: object = {}) =>
    new Trial({
      phase: 'advance',
      units: { g9: '4-6-7 at N12', r9: '4-4-7 at N1', ...units },
      ...more,
    }).endPhase();

  test('[squad-leader 3.7.7] it takes possession of a hex, and does not contest one unless it is in melee', () => {
    expect(holding({ gs: 'scout at D4' }).at('D4').control).toBe('german');
    const beside = { gs: 'scout at D4', r1: '4-4-7 at D4' } as const;
    expect(holding(beside).at('D4').control).toBe('russian');
    const melee = { melee: true } as const;
    const locked = holding({ gs: ['scout at D4', melee], r1: ['4-4-7 at D4', melee] });
    locked.order('german', 'pass');
    expect(locked.at('D4').control).toBeUndefined();
  });

  const routing = (units: Units, more: object = {}) =>
    new Trial({ phase: 'rout', units: { g9: '4-6-7 at N12', ...units }, ...more });
  const BROKEN = { broken: true, dm: true } as const;
  const WOODS = field({ D6: 'woods', D2: 'woods', D9: 'woods', ...ASIDE });
  const ends = (trial: Trial) =>
    trial.legalOf('russian', 'rout').map(({ path }) => (path as string[]).at(-1));

  test('[squad-leader-A-60] [squad-leader-A-37] [squad-leader 3.7/d, 3.7/g, 3.21/c] the broken run neither towards a scout whom they see nor into its hex', () => {
    const r1 = ['4-4-7 at D4', BROKEN] as const;
    expect(ends(routing({ r1 }, { map: WOODS })).sort()).toEqual(['D2', 'D6']);
    expect(ends(routing({ r1, gs: 'scout at D7' }, { map: WOODS }))).toEqual(['D2']);
    expect(ends(routing({ r1, gs: 'scout at D6' }, { map: WOODS }))).toEqual(['D2']);
  });

  test('[squad-leader 3.7/g] but they cross open ground in its sight', () => {
    const woods = field({ D2: 'woods' });
    const from = (enemy: string) => ends(routing({ r1: ['4-4-7 at D5', BROKEN], gx: enemy }, { map: woods }));
    expect([from('scout at D9'), from('4-6-7 at D9')]).toEqual([['D2'], []]);
  });

  test.each(['D4', 'D5'])(
    '[squad-leader-A-38] [squad-leader 3.7/h, 3.7/f] a scout in %s drives the broken in D4 out of cover',
    (at) => {
      const woods = field({ D4: 'woods', D2: 'woods' });
      const trial = routing(
        { r1: ['4-4-7 at D4', { broken: true, settled: true }], gs: `scout at ${at}` },
        { map: woods },
      );
      expect(trial.refusal('russian', 'pass')?.refused).toBe('MUST_ROUT');
    },
  );

  test('[squad-leader 3.7/f] it takes prisoners who give themselves up, as a single man does', () => {
    const shut = field({ D4: 'open-ground' });
    const trial = routing(
      {
        rl: ['9-1 at D4', BROKEN],
        gs: 'scout at D5',
        g1: '4-6-7 at D1',
        g2: '4-6-7 at B4',
        g3: '4-6-7 at F4',
      },
      { map: shut },
    );
    trial.order('german', { order: 'capture', unit: 'rl', guard: 'gs' });
    expect(trial.unit('rl').guard).toBe('gs');
  });

  test('[squad-leader 3.7/h] it captures nobody by moving upon them', () => {
    const trial = among({ r1: ['4-4-7 at D5', { broken: true }] });
    expect(trial.refusal('german', { order: 'move', units: ['gs'], path: ['D5'] })?.refused).toBe(
      'ENEMY_THERE',
    );
  });
});
