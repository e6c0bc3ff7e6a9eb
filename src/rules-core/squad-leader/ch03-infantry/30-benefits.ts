/** The Interrogation Benefit Table (3.30/T): what a prisoner who talks is worth to his captors. */
import type { SideId } from '../../kernel/position/position.js';
import { reinforcements } from '../../kernel/scenarios/index.js';
import { distance } from '../../mechanics/places.js';
import { giveAway, goUnder, isConcealed, liesHidden } from '../ch02-sight/03-concealment.js';
import { announceMines, hexesMinedBy, isAnyMineKnown } from '../ch15-fortifications/07-minefields.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import {
  isDummy,
  isInfantry,
  isLeader,
  isMmc,
  isOnMap,
  isPrisoner,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { hearten } from './20-casualties.js';
import { hasPartisans, learnTheirWays } from './30-called-off.js';

interface Benefit {
  /** The lowest number of the table that gives it. */
  readonly number: number;
  readonly says: string;
  readonly cites: RuleId;
  /** Whether it is of any use in this battle. */
  readonly applies: (battle: Battle, prisoner: OnMap, captor: SideId) => boolean;
  readonly reap: (act: Act, prisoner: OnMap, captor: SideId) => void;
}

const NONE = 7;
const REACH = 5;

/** Field phones and fords are not in play. */
const BENEFITS: readonly Benefit[] = [
  {
    number: -1,
    says: 'calls upon his comrades to surrender',
    cites: '3.30/Ta',
    applies: () => true,
    reap: entice,
  },
  {
    number: 0,
    says: 'tells when and where his comrades come',
    cites: '3.30/Tb',
    applies: (battle, prisoner) => stillToCome(battle, prisoner).length > 0,
    reap: tellOfReinforcements,
  },
  {
    number: 1,
    says: 'leads his captors through the mines',
    cites: '3.30/Tc',
    applies: isAnyMineKnown,
    reap: leadTheWay,
  },
  {
    number: 2,
    says: 'shows the way through the sewers',
    cites: '3.30/Td',
    applies: (battle, { side }) => battle.options.sewers === side && hasSewers(battle),
    reap: (act, { id }) =>
      act.effect(
        'sewers-shown',
        { unit: id },
        { changes: [{ do: 'unit', unit: id, set: { knowsSewers: true } }], cites: ['3.30/Td'] },
      ),
  },
  {
    number: 3,
    says: 'tells where mines lie',
    cites: '3.30/Te',
    applies: (battle, { side }) => hexesMinedBy(battle, side).length > 0,
    reap: tellOfMines,
  },
  {
    number: 4,
    says: 'tells who is under a "?"',
    cites: '3.30/Tf',
    applies: (battle, prisoner) => nearest(battle, prisoner, isKnownTo(prisoner)).length > 0,
    reap: uncover,
  },
  {
    number: 5,
    says: 'tells of the ways of the partisans',
    cites: '3.30/Tg',
    applies: (battle, { side }) => hasPartisans(battle, side),
    reap: (act, _prisoner, captor) => learnTheirWays(act, captor),
  },
  {
    number: 6,
    says: 'shows where his comrades hide',
    cites: '3.30/Th',
    applies: (battle, prisoner) => nearest(battle, prisoner, liesHidden).length > 0,
    reap: flushOut,
  },
];

const hasSewers = ({ position: { locations } }: Battle): boolean =>
  Object.values(locations).some(({ sewer }) => sewer);

interface Found {
  readonly number: number;
  readonly says: string;
  readonly reap?: (act: Act) => void;
}

/** The benefit of that number, or of the next one that applies (3.30.7); -2 is as good as -1. */
export function benefitOf(battle: Battle, captor: SideId, prisoner: OnMap, asked: number): Found {
  const from = Math.max(-1, asked);
  const found = BENEFITS.find(({ number, applies }) => number >= from && applies(battle, prisoner, captor));
  return found
    ? { number: found.number, says: found.says, reap: (act) => found.reap(act, prisoner, captor) }
    : { number: NONE, says: 'knows nothing of use' };
}

/** His comrades within five hexes whom nobody has called upon yet (3.30/Ta). */
const waverers = (battle: Battle, prisoner: OnMap): OnMap[] =>
  ofSide(battle, prisoner.side).filter(
    (unit): unit is OnMap =>
      isInfantry(unit) &&
      isOnMap(unit) &&
      !isPrisoner(unit) &&
      !unit.enticed &&
      distance(battle, unit.at, prisoner.at) <= REACH,
  );

function entice(act: Act, prisoner: OnMap): void {
  const units = waverers(act.battle, prisoner);
  disheartenAll(
    act,
    units.filter(({ hidden }) => !hidden),
  );
  const hidden = units.filter((unit) => unit.hidden);
  if (hidden.length > 0) disheartenAll(act, hidden);
}

function disheartenAll(act: Act, units: readonly OnMap[]): void {
  act.effect(
    'enticed',
    { units: units.map(({ id }) => id) },
    {
      changes: units.flatMap((unit): Change[] => [
        hearten(unit, -1),
        { do: 'unit', unit: unit.id, set: { enticed: true } },
      ]),
      cites: ['3.30/Ta'],
    },
  );
}

/** Forces of his side that are still to come, turn by turn. */
const stillToCome = (battle: Battle, { side }: Unit) =>
  reinforcements(battle, side, battle.options.turns).filter(({ turn = 0 }) => turn > battle.clock.turn);

function tellOfReinforcements(act: Act, prisoner: OnMap, captor: SideId): void {
  for (const { turn = 0, hexes, units } of stillToCome(act.battle, prisoner))
    act.effect(
      'informed',
      { turn, hexes: [...hexes], count: units.length },
      { to: [captor], cites: ['3.30/Tb'] },
    );
}

/** Through fields that everybody knows of, as long as he is with them (15.7.2). */
function leadTheWay(act: Act, { id }: OnMap): void {
  const changes: Change[] = [{ do: 'unit', unit: id, set: { guides: true } }];
  act.effect('guides', { unit: id }, { changes, cites: ['3.30/Tc'] });
}

/** The nearest field that nobody has found; of equally near ones the strongest. */
function tellOfMines(act: Act, prisoner: OnMap): void {
  const { battle } = act;
  const [first] = [...hexesMinedBy(battle, prisoner.side)].sort(
    ([a, few], [b, many]) =>
      distance(battle, prisoner.at, a) - distance(battle, prisoner.at, b) || many - few || (a < b ? -1 : 1),
  );
  if (first) announceMines(act, first[0], '3.30/Te');
}

/** Who went under a '?' after he was taken he does not know (3.30.8). */
const isKnownTo =
  ({ taken = Number.POSITIVE_INFINITY }: Unit) =>
  (unit: Unit): boolean =>
    isConcealed(unit) && !isDummy(unit) && (unit.veiled ?? 0) < taken;

function uncover(act: Act, prisoner: OnMap): void {
  giveAway(
    act,
    nearest(act.battle, prisoner, isKnownTo(prisoner)).map(({ id }) => id),
    '3.30/Tf',
    '3.30/Ti',
  );
}

/** They are placed on the map, under a '?'. */
function flushOut(act: Act, prisoner: OnMap): void {
  goUnder(act, nearest(act.battle, prisoner, liesHidden), '3.30/Th', '3.30/Ti');
}

/** All such units of the nearest hex; of equally near ones that with the best of them (3.30/Ti). */
function nearest(battle: Battle, prisoner: OnMap, which: (unit: Unit) => boolean): OnMap[] {
  const units = ofSide(battle, prisoner.side).filter((unit): unit is OnMap => isOnMap(unit) && which(unit));
  const hexes = [...new Set(units.map(({ at }) => at))].sort(
    (a, b) =>
      distance(battle, prisoner.at, a) - distance(battle, prisoner.at, b) ||
      compare(contents(units, a), contents(units, b)) ||
      (a < b ? -1 : 1),
  );
  return units.filter(({ at }) => at === hexes[0]);
}

/** In the order of the book: squads, half-squads and crews, leaders. */
const RANKS: readonly ((unit: Unit) => boolean)[] = [
  ({ kind }) => kind === 'squad',
  (unit) => isMmc(unit) && unit.kind !== 'squad',
  isLeader,
];

const contents = (units: readonly OnMap[], hex: string): number[] =>
  RANKS.map((isOf) => units.filter((unit) => unit.at === hex && isOf(unit)).length);

const compare = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((count, k) => count !== b[k]);
  return i < 0 ? 0 : (b[i] as number) - (a[i] as number);
};
