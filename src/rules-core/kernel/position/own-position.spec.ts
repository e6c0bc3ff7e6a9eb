/** What one side sees of a battle goes into the lab as it is: there is no agenda in it, and the other side is not known. */
import { watchHouseBattles } from '../../../../test/support/house-battles.js';
import { SYSTEMS } from '../../systems.js';
import { isRefusal } from '../decide/action.js';
import { decide } from '../decide/decide.js';
import { diceSource, lowestFace, throwEach } from '../dice/index.js';
import { runLab } from '../lab/lab-file.js';
import { copy } from '../lab/match.js';
import { listing } from '../views/listing.js';
import { view } from '../views/views.js';
import { Battle } from './battle.js';
import { canonical } from './canonical.js';
import { draftPosition } from './draft.js';
import type { Position, Unit } from './position.js';

/** Faces that depend on nothing but the number of the roll and the die. */
const someDice = () =>
  diceSource('scripted', (purpose, spec, ordinal) =>
    throwEach(purpose, spec, ({ sides }) => lowestFace(sides) + ((ordinal * 7 + 3) % sides)),
  );

/** After these it is for the other side to go on, and how it does is not known. */
const HANDS_OVER = ['pass', 'hold-fire'];

interface Tried {
  readonly kind: string;
  readonly order: string;
  readonly inTheLab: string;
  readonly inTheBattle: string;
}

describe.each(['aslsk', 'combat'])('%s: the view of the side that is asked', (system) => {
  const known = SYSTEMS.get(system)!;
  const { rulebook } = known;
  const have = rulebook.draft?.kinds?.have ?? {};
  const strangeOn = ({ id: _, side: __, name: ___, at: ____, hidden: _____, ...rest }: Unit): string[] => {
    const { kind } = rest as { kind?: string };
    return Object.keys(rest).flatMap((name) =>
      have[kind ?? '']?.includes(name) ? [] : [`${kind}: ${name}`],
    );
  };
  const problems: unknown[] = [];
  const lists: { lab: string; battle: string }[] = [];
  const tried: Tried[] = [];
  const strange = new Set<string>();

  beforeAll(() => {
    watchHouseBattles(
      known,
      ({ battle, side, listed }) => {
        for (const unit of battle.units()) for (const word of strangeOn(unit)) strange.add(word);
        const seen = copy(view(battle.position, { side }));
        const lab = runLab(SYSTEMS, { system, position: seen, orders: true });
        problems.push(...lab.problems);
        const mine = (lab.orders ?? []).filter(({ by }) => by === side).map(({ by: _, ...order }) => order);
        lists.push({
          lab: canonical(mine),
          battle: canonical(listing(rulebook, battle, side).slice(0, 500)),
        });
        const drafted = draftPosition(rulebook, seen);
        if (!drafted.ok) throw new Error(JSON.stringify(drafted.problems));
        for (const { order } of listed.filter((_, i) => i % Math.ceil(listed.length / 4) === 0)) {
          const { kind } = seen.awaiting.find(
            (each) => each.side === side && each.orders.includes(order.order),
          )!;
          const firstEffect = (position: Position) => {
            const verdict = decide(
              rulebook,
              new Battle(copy(position), battle.table),
              side,
              order,
              someDice(),
            );
            return canonical(isRefusal(verdict) ? verdict : (verdict.effects[0] ?? null));
          };
          tried.push({
            kind,
            order: canonical(order),
            inTheLab: firstEffect(drafted.position),
            inTheBattle: firstEffect(battle.position),
          });
        }
      },
      { every: 9, mostActions: 180 },
    );
  });

  test('is taken as it is', () => {
    expect(problems).toEqual([]);
  });

  test('has no attribute on a unit that the lab would refuse there', () => {
    expect([...strange]).toEqual([]);
  });

  test('lists the orders that the battle lists', () => {
    expect(lists.length).toBeGreaterThan(40);
    for (const { lab, battle } of lists) expect(lab).toBe(battle);
  });

  test('carries orders out as the battle does, as far as the side can see', () => {
    expect(new Set(tried.map(({ kind }) => kind)).size).toBeGreaterThan(6);
    for (const one of tried)
      if (!HANDS_OVER.some((kind) => one.order === canonical({ order: kind })))
        expect(one).toEqual({ ...one, inTheLab: one.inTheBattle });
  });
});

test('a decision that cannot be taken up is refused with what would help', () => {
  const map = { columns: 5, rows: 5 };
  const units = { g1: { counter: '4-6-7', at: 'C3' }, r1: { counter: '4-4-7', at: 'B2' } };
  const drafted = draftPosition(SYSTEMS.get('aslsk')!.rulebook, {
    map,
    units,
    sides: { german: {}, russian: {} },
  });
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.problems));
  const awaiting = [{ side: 'german', kind: 'impulse', orders: ['charge', 'end-charge'] }];
  const position = { ...drafted.position, agenda: [], awaiting };
  const steps = [{ by: 'german', order: { order: 'end-charge', units: ['g1'] } }];
  expect(runLab(SYSTEMS, { system: 'aslsk', position, steps }).problems).toEqual([
    {
      code: 'AGENDA_UNKNOWN',
      path: '$.position.agenda',
      message: expect.stringContaining('(impulse)'),
    },
  ]);
});
