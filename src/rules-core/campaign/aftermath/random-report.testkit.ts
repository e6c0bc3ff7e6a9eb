/** What a toy battle may hand over: fates, deeds, who arose, what was taken, at random. */
import type { SideId } from '../../kernel/position/position.js';
import type { RosterId, RosterKind, RosterRow } from '../book/book.js';
import { type Luck, SIDES } from '../toy-rulebook.testkit.js';
import { type BattleReport, reportSchema } from './report.js';

const FATES_OF: Readonly<Record<RosterKind, readonly string[]>> = {
  person: ['unhurt', 'wounded', 'killed', 'captured', 'missing', 'withdrawn'],
  squad: ['unhurt', 'reduced', 'killed', 'surrendered', 'missing', 'withdrawn'],
  'half-squad': ['unhurt', 'killed', 'surrendered', 'missing'],
  crew: ['unhurt', 'killed', 'captured'],
  gun: ['unhurt', 'destroyed', 'damaged', 'captured'],
  vehicle: ['unhurt', 'destroyed', 'damaged', 'captured'],
  weapon: ['unhurt', 'damaged', 'destroyed', 'captured'],
};

/** What a battle may hand over of these. `tag` distinguishes its new units from those of other battles. */
export function randomReport(
  luck: Luck,
  drawn: readonly (readonly [RosterId, RosterRow])[],
  tag: string,
): BattleReport {
  const cause = () => ({
    version: luck.whole(1, 90),
    effect: luck.whole(0, 3),
    turn: luck.whole(1, 6),
    says: 'hit',
  });
  const kindIn = (unit?: string) => drawn.find(([id]) => id === unit)?.[1].kind;
  const sideIn = (unit?: string) => drawn.find(([id]) => id === unit)?.[1].side;
  const bearers = (of: SideId) =>
    drawn.filter(([, { side, kind }]) => side === of && kind !== 'weapon').map(([id]) => id);
  const units = luck.some(drawn, 0.8).map(([unit, { kind, side }]) => {
    const fate = luck.is(0.5) ? 'unhurt' : luck.one(FATES_OF[kind]);
    const foes = drawn.filter(([, row]) => row.side !== side).map(([id]) => id);
    return {
      unit,
      fate,
      ...(fate === 'reduced' && { counter: luck.one(['half-1', 'half-2']), kind: 'half-squad' }),
      ...(['captured', 'surrendered'].includes(fate) && { captor: SIDES.find((other) => other !== side) }),
      ...luck.maybe(0.1, () => ({ is: { scars: luck.whole(1, 3) } })),
      ...(kind === 'weapon' && luck.is(0.4) ? { with: luck.one([...bearers(side), null]) } : {}),
      checksPassed: luck.whole(0, 4),
      checksFailed: luck.whole(0, 3),
      actions: luck.whole(0, 9),
      deeds: ['kill', 'rally', 'broke'].flatMap(
        (deed) =>
          luck.maybe(0.3, () => ({
            deed,
            times: luck.whole(1, 3),
            ...(deed === 'kill' && foes.length > 0 && { to: luck.one(foes) }),
            cause: cause(),
          })) ?? [],
      ),
      ...luck.maybe(0.7, () => ({ cause: cause() })),
    };
  });
  const halves = units.filter(({ unit, fate }) => fate === 'unhurt' && kindIn(unit) === 'half-squad');
  for (const half of halves.slice(1))
    if (sideIn(half.unit) === sideIn(halves[0]?.unit) && luck.is(0.5))
      Object.assign(half, { fate: 'merged', into: halves[0]?.unit });
  const guns = units.filter(({ unit, fate }) => fate === 'captured' && kindIn(unit) === 'weapon');
  const squads = drawn.filter(([, { kind }]) => kind === 'squad');
  const arisen = luck.some(squads, 0.15).map(([from, { side }], i) => {
    const how = luck.one(['leader-created', 'halved']);
    const leader = how === 'leader-created';
    return {
      unit: `${tag}-a${i}`,
      side,
      kind: leader ? 'person' : 'half-squad',
      name: `${leader ? 'Leader' : 'Half'} of ${from}`,
      counter: leader ? 'private' : 'half-1',
      from,
      how,
      fate: luck.one(['unhurt', 'unhurt', leader ? 'wounded' : 'killed']),
      cause: cause(),
      ...(leader && { rolls: [{ for: 'leader creation', dice: [{ sides: 6, colour: 'white', face: 2 }] }] }),
    };
  });
  const taken = guns.map(({ unit: from }, i) => ({
    unit: `${tag}-g${i}`,
    side: SIDES.find((other) => other !== sideIn(from)),
    kind: 'weapon',
    name: `Captured ${from}`,
    counter: 'mg',
    from,
    how: 'captured',
  }));
  return reportSchema.parse({
    winner: luck.one([...SIDES, null]),
    why: 'held the field',
    margin: luck.whole(0, 8),
    points: Object.fromEntries(SIDES.map((side) => [side, luck.whole(0, 6)])),
    units,
    arisen: [...arisen, ...taken],
    terrain: luck.is(0.4) ? { [luck.one(['A1', 'B2', 'C3'])]: { rubble: true } } : {},
    dice: SIDES.map((side) => ({
      side,
      sides: 6,
      rolls: 10,
      sum: luck.whole(10, 60),
      expected: 35,
      deviation: 5.4,
    })),
    ...luck.maybe(0.3, () => ({ usedUp: { [luck.one(SIDES)]: luck.some(['guns', 'rockets'], 0.6) } })),
  });
}
