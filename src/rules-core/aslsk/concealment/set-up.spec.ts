import { isRefusal, type Order } from '../../kernel/decide/action.js';
import { decide, legalOrders, open, settle } from '../../kernel/decide/decide.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { Battle } from '../../kernel/position/battle.js';
import { view } from '../../kernel/views/views.js';
import { ASLSK_CHARTS } from '../charts/index.js';
import { aslsk } from '../ruleset.js';
import type { Asl, AslBattle, AslPosition } from '../system.js';
import {
  boardOf,
  crew,
  leader,
  type Placed,
  positionOf,
  type SetUp,
  squad,
  us,
  weapon,
} from '../testkit.testkit.js';
import { hidingAllowance } from './set-up.js';

const japanese = (strength: string, set = {}) => squad('Japanese', strength, undefined, set);

const TERRAIN = { E2: 'woods', E3: 'grain', E6: 'woods', E7: 'woods', F6: 'orchard' } as const;
const AREAS: Record<string, string[]> = { a: ['E2', 'E3', 'E4'], b: ['E6', 'E7', 'F6', 'G6', 'E8'] };

/** A battle that still has to be set up: A first, then B, each in its own hexes. */
function deployment(
  units: Record<string, Placed>,
  what: SetUp & { readonly mayHide?: number } = {},
): AslBattle {
  const start = positionOf({
    phase: 'RPh',
    columns: 12,
    rows: 12,
    terrain: TERRAIN,
    sides: { a: { nationality: 'American' }, b: { nationality: 'Japanese', ...what.sides?.b } },
    ...what,
    options: { pto: true, ...what.options },
    units,
  });
  for (const side of ['a', 'b']) {
    const own = Object.values(start.units).filter(
      (unit) => unit.side === side && unit.at === undefined && !unit.arrives,
    );
    for (const unit of own) start.units[unit.id] = { ...unit, hidden: true };
    if (own.length > 0)
      start.secrets[side] = {
        forces: [
          {
            units: own.map(({ id }) => id),
            hexes: AREAS[side] as string[],
            ...(side === 'b' && { mayHide: what.mayHide ?? 3 }),
          },
        ],
      };
  }
  const agenda: AslPosition['agenda'] = [
    { task: 'phase' },
    { task: 'begin-battle' },
    { task: 'set-up', stages: [['a'], ['b']] },
  ];
  const battle: AslBattle = new Battle<Asl>(
    { ...start, agenda },
    {
      map: boardOf({ terrain: TERRAIN, columns: 12, rows: 12 }),
      charts: ASLSK_CHARTS,
    },
  );
  settle(battle, open(aslsk, battle, scriptedDice()));
  return battle;
}

function give(battle: AslBattle, side: string, order: Order) {
  const action = decide(aslsk, battle, side, order, scriptedDice());
  if (isRefusal(action)) throw new Error(action.why);
  settle(battle, action);
}

function refused(battle: AslBattle, side: string, order: Order): string {
  const action = decide(aslsk, battle, side, order, scriptedDice());
  return isRefusal(action) ? action.refused : 'accepted';
}

const placing = (places: Record<string, string>, more: object = {}, done = true): Order => ({
  order: 'set-up',
  placements: Object.entries(places).map(([unit, at]) => ({ unit, at, ...more })),
  ...(done && { done: true }),
});

const isConcealed = (battle: AslBattle, id: string) =>
  battle.theUnit(id).concealed === true && battle.theUnit(id).hidden === true;

describe('setting up concealed', () => {
  const both = { a1: us('6-6-6'), b1: japanese('4-4-7'), b2: japanese('4-4-7') };

  test('[aslsk 8.3/b] with markers of the order of battle, in Concealment Terrain, before the enemy looks', () => {
    const concealedBy = (markers: number, places: Record<string, string>) => {
      const battle = deployment(both, { sides: { b: { concealmentMarkers: markers } } });
      give(battle, 'a', placing({ a1: 'E4' }));
      give(battle, 'b', placing(places, { set: { concealed: true } }));
      return ['b1', 'b2'].map((id) => isConcealed(battle, id));
    };
    expect(concealedBy(2, { b1: 'E6', b2: 'F6' })).toEqual([true, true]);
    expect(concealedBy(1, { b1: 'E6', b2: 'F6' })).toEqual([true, false]);
    expect(concealedBy(1, { b1: 'E6', b2: 'E6' })).toEqual([true, true]);
    expect(concealedBy(2, { b1: 'G6', b2: 'E6' })).toEqual([false, true]);
    expect(concealedBy(0, { b1: 'E6', b2: 'F6' })).toEqual([false, false]);
  });

  test('[aslsk 8.3/b × 8.3.2/a] a request that is not granted leaves nothing behind', () => {
    const battle = deployment(
      { ...both, bw: { ...weapon('Japanese', 'LMG', {}) } },
      { sides: { b: { concealmentMarkers: 1 } } },
    );
    give(battle, 'a', placing({ a1: 'E4' }));
    give(battle, 'b', placing({ b1: 'E6', b2: 'G6', bw: 'G6' }, { set: { concealed: true } }));
    for (const id of ['b2', 'bw']) {
      expect(battle.theUnit(id).concealed).toBeUndefined();
      expect(battle.theUnit(id).hidden).toBeUndefined();
    }
  });

  test('[aslsk 8.3/b] units that no enemy sees when all are set up; the others stay in view', () => {
    const battle = deployment({ ...both, a2: us('6-6-6'), b3: japanese('4-4-7') });
    give(battle, 'a', placing({ a1: 'E4', a2: 'E2' }));
    give(battle, 'b', placing({ b1: 'E6', b2: 'E8', b3: 'G6' }));
    expect(['b1', 'b2', 'b3'].map((id) => isConcealed(battle, id))).toEqual([false, true, false]);
  });

  test('[aslsk 8.3/b] everybody, anywhere, when the enemy has nobody on the map; he never sees them', () => {
    const { a1: _, ...units } = both;
    const late = us('6-6-6', undefined, { arrives: { turn: 1, hexes: ['A1'] } });
    const battle = deployment({ ...units, a1: late, bw: { ...weapon('Japanese', 'LMG', {}) } });
    give(battle, 'b', placing({ b1: 'G6', b2: 'E8', bw: 'G6' }));
    expect(['b1', 'b2', 'bw'].map((id) => isConcealed(battle, id))).toEqual([true, true, true]);
    const seen = view(battle.position, { side: 'a' });
    expect(
      Object.values(seen.units)
        .filter(({ side }) => side === 'b')
        .map(({ kind, at }) => [kind, at]),
    ).toEqual([
      ['concealment', 'G6'],
      ['concealment', 'E8'],
    ]);
  });

  test('[aslsk 8.3/b] reinforcements come concealed', () => {
    const battle = deployment({
      ...both,
      a2: us('6-6-6', undefined, { arrives: { turn: 1, hexes: ['A1'] } }),
    });
    give(battle, 'a', placing({ a1: 'E4' }));
    give(battle, 'b', placing({ b1: 'E6', b2: 'E6' }));
    expect(battle.theUnit('a2')).toMatchObject({ hidden: true, concealed: true, entry: ['A1'] });
  });

  test('[aslsk 4.0/o] Weapons are not set up without somebody to hold them', () => {
    const battle = deployment({ ...both, bw: { ...weapon('Japanese', 'LMG', {}) } });
    give(battle, 'a', placing({ a1: 'E4' }));
    expect(refused(battle, 'b', placing({ b1: 'E6', b2: 'E6', bw: 'E7' }))).toBe('NO_POSSESSOR');
    give(battle, 'b', placing({ b1: 'E6', b2: 'E6', bw: 'E6' }));
    expect(battle.theUnit('bw').possessor).toBe('b1');
  });
});

describe('setting up hidden', () => {
  const nine = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`b${i}`, japanese('4-4-7')]));
  const crews = Object.fromEntries(
    Array.from({ length: 4 }, (_, i) => [`bc${i}`, crew('Japanese', '2-2-8')]),
  );

  test('[aslsk-120] [aslsk 8.1.8.5] a tenth of the squad equivalents, rounded up: 11 make 2', () => {
    const battle = deployment({ a1: us('6-6-6'), ...nine, ...crews });
    expect(battle.asSeenBy('referee', () => hidingAllowance(battle, 'b'))).toBe(2);
    const small = deployment({ a1: us('6-6-6'), b0: japanese('4-4-7') });
    expect(small.asSeenBy('referee', () => hidingAllowance(small, 'b'))).toBe(1);
  });

  test('[aslsk 8.1.8.5 × 4.0/o] a Weapon lies hidden with those who have it, and in view has nobody who is hidden', () => {
    const set = (companion: string, possessor?: string) => {
      const hidden = ['b0'];
      const weapons = { bw: 'E6' };
      const mg = Object.fromEntries(
        Object.keys(weapons).map((id) => [id, { ...weapon('Japanese', 'LMG', {}) }]),
      );
      const battle = deployment({ a1: us('6-6-6'), ...nine, ...mg }, { mayHide: 6 });
      give(battle, 'a', placing({ a1: 'E4' }));
      const placements = [
        { unit: 'b0', at: 'E6' },
        { unit: 'b1', at: companion },
        { unit: 'b2', at: 'E7' },
        ...Array.from({ length: 6 }, (_, i) => ({ unit: `b${i + 3}`, at: i < 3 ? 'E8' : 'G6' })),
      ].map((one) => (hidden.includes(one.unit) ? { ...one, hidden: true } : one));
      const armed = Object.entries(weapons).map(([unit, at]) => ({
        unit,
        at,
        ...(possessor && { set: { possessor } }),
      }));
      give(battle, 'b', { order: 'set-up', placements: [...placements, ...armed], done: true });
      return battle;
    };
    for (const possessor of ['b0', undefined]) {
      const alone = set('E7', possessor);
      expect(alone.theUnit('bw')).toMatchObject({ hidden: true, possessor: 'b0' });
      expect(Object.keys(view(alone.position, { side: 'a' }).units)).not.toContain('bw');
    }
    const beside = set('E6');
    expect(beside.theUnit('bw')).toMatchObject({ possessor: 'b1' });
    expect(beside.theUnit('bw').hidden).toBeUndefined();
  });

  test('[aslsk 8.1.8.5] not in the open, not others than Japanese, not more than that', () => {
    const battle = deployment({ a1: us('6-6-6'), ...nine, b9: leader('Japanese', '9-0') }, { mayHide: 6 });
    expect(refused(battle, 'a', placing({ a1: 'E2' }, { hidden: true }))).toBe('CANNOT_HIDE');
    give(battle, 'a', placing({ a1: 'E4' }));
    const hide = (unit: string, at: string) => placing({ [unit]: at }, { hidden: true }, false);
    expect(refused(battle, 'b', hide('b0', 'G6'))).toBe('OPEN_GROUND');
    give(battle, 'b', hide('b0', 'E6'));
    give(battle, 'b', hide('b9', 'E6'));
    expect(refused(battle, 'b', hide('b1', 'F6'))).toBe('TOO_MANY_HIDDEN');
    expect(legalOrders(aslsk, battle, 'b').length).toBeGreaterThan(0);
  });
});
