/** Sappers lay mines and set booby traps in play (15.8.12): those that they carry, where they are, and nothing else in that player turn. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { clear } from '../ch01-sequence/markers.js';
import { stir } from '../ch02-sight/03-concealment.js';
import { leads } from '../ch03-infantry/14-partisans.js';
import { unfitToDirect } from '../ch05-fire/01-leaders.js';
import { isDeepSnow } from '../ch16-fire/03-now.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isOnMap, leadersAt, type OnMap, ofSide } from '../units/kinds.js';
import { isHouse } from './01-works.js';
import { canBeMined } from './07-minefields.js';
import { trapOf } from './08-booby-traps.js';
import { cannotWork, isFree } from './at-work.js';

const KINDS = ['mines', 'anti-tank mines', 'booby trap'] as const;
type Kind = (typeof KINDS)[number];

const STOCK = { mines: 'factors', 'anti-tank mines': 'antiTank', 'booby trap': 'traps' } as const;
/** A booby trap of any size is set on this roll, or less (15.8.12.5). */
const SET_ON = 2;

const carriedBy = ({ carriesMines }: Unit, what: Kind): number => carriesMines?.[STOCK[what]] ?? 0;

/** Booby traps are of any size; of mines the die says how many. */
const sizesOf = (unit: Unit, what: Kind): { factors?: number }[] => [
  {},
  ...Array.from({ length: what === 'booby trap' ? carriedBy(unit, what) : 0 }, (_, i) => ({
    factors: i + 1,
  })),
];

export const layMines = order({
  title: 'Lay mines',
  description:
    'A sapper squad lays mines that it carries in its hex: as many factors, or anti-tank mines, as a die says, a leader helping. Or it sets a booby trap of any size in a house, on a 1 or 2. It does nothing else in this player turn. Everybody sees it.',
  cites: ['15.8.12.1', '15.8.12.3', '15.8.12.4', '15.8.12.5', '15.8.12.7'],
  answers: ['prep-fire'],
  asks: {
    unit: z.string().describe('The squad of sappers.'),
    what: z.enum(KINDS).describe('What it lays.'),
    leader: z.string().optional().describe('The unbroken leader who helps it.'),
    factors: z
      .int()
      .min(1)
      .optional()
      .describe('Of a booby trap: how many factors it takes; all that the squad carries when left out.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!unit.carriesMines || !isOnMap(unit)) continue;
      const leaders = leadersAt(battle, unit.at, by).map(({ id }) => ({ leader: id }));
      for (const what of KINDS)
        for (const factors of sizesOf(unit, what))
          for (const help of [{}, ...leaders]) yield { unit: unit.id, what, ...factors, ...help };
    }
  },
  read({ battle, by }, { unit: id, what, leader, factors }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isOnMap(unit) || carriedBy(unit, what) === 0)
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map that carries ${what}.`, '15.8.12.1'),
        path: '$.unit',
      };
    const cannot =
      cannotLay(battle, unit) ?? cannotSet(unit, what, factors) ?? isNoPlaceFor(battle, unit, what);
    if (cannot) return cannot;
    const helper = leader === undefined ? undefined : helperOf(battle, unit, leader);
    return helper && isRefusal(helper) ? helper : { unit: id, what, leader, factors };
  },
  perform(act, { unit: id, what, leader, factors }) {
    const { battle } = act;
    const units = [id, ...(leader === undefined ? [] : [leader])];
    stir(act, units, '2.3.9.1', '15.8.12/q2');
    const unit = battle.theUnit(id) as OnMap;
    const isTrap = what === 'booby trap';
    const leadership = leader === undefined ? 0 : (battle.theUnit(leader).leadership ?? 0);
    const help = isTrap || leadership === 0 ? leadership : -leadership;
    const rolled = total(act.rollOf('lay mines', [id], D6));
    const has = carriedBy(unit, what);
    const most = isTrap ? (rolled + help <= SET_ON ? (factors ?? has) : 0) : rolled + help;
    const number = Math.max(0, Math.min(has, most));
    const changes: Change[] = [
      ...units.map((one): Change => ({ do: 'unit', unit: one, set: { prep: true, ti: true } })),
      ...(number > 0 ? laying(battle, unit, what, number) : []),
    ];
    act.effect(
      'mines-laid',
      { unit: id, at: unit.at, what, rolled, help, number },
      { changes, cites: [isTrap ? '15.8.12.5' : '15.8.12.4', '15.8.12.7'] },
    );
    if (number > 0 && what !== 'mines') bury(act, unit, what, number);
  },
});

/** Mines of men are there for all to see; the sappers know where they stepped (15.8.12.6). */
function laying(battle: Battle, unit: OnMap, what: Kind, number: number): Change[] {
  const { factors = 0, antiTank = 0, traps = 0 } = unit.carriesMines ?? {};
  const less = (kind: Kind) => (kind === what ? number : 0);
  const rest = traps - less('booby trap');
  const left = { factors: factors - less('mines'), antiTank: antiTank - less('anti-tank mines') };
  const carriesMines =
    left.factors + left.antiTank + rest > 0 ? { ...left, ...(rest > 0 && { traps: rest }) } : null;
  const mines = (battle.location(unit.at).mines ?? 0) + number;
  return [
    { do: 'unit', unit: unit.id, set: { carriesMines, ...(what === 'mines' && { hasLaid: unit.at }) } },
    ...(what === 'mines' ? [{ do: 'location', at: unit.at, set: { mines } } as const] : []),
  ];
}

/** Into the notes of their side. */
function bury(act: Act, { side, at }: OnMap, what: 'anti-tank mines' | 'booby trap', number: number): void {
  const { antiTankMines = {}, boobyTraps = {} } = act.battle.secret(side);
  const hex = hexOf(at);
  const isTrap = what === 'booby trap';
  const noted = isTrap
    ? { boobyTraps: { ...boobyTraps, [hex]: number } }
    : { antiTankMines: { ...antiTankMines, [hex]: (antiTankMines[hex] ?? 0) + number } };
  const changes: Change[] = [
    { do: 'secret', side, set: noted },
    { do: 'side', side, set: isTrap ? { boobyTraps: true } : { minefields: true } },
  ];
  act.effect(
    'mines-buried',
    { at: hex, number, what },
    { changes, cites: [isTrap ? '15.8.12.5' : '15.8.12.4'] },
  );
}

function cannotSet(unit: OnMap, what: Kind, factors: number | undefined): Refusal | undefined {
  if (factors === undefined) return undefined;
  const has = carriedBy(unit, what);
  return what === 'booby trap' && factors <= has
    ? undefined
    : {
        ...refuse(
          'TOO_MANY_WORKS',
          what === 'booby trap'
            ? `${unit.name} carries ${has} factors of booby traps: name no more.`
            : 'The die says how many mines are laid: leave out the factors.',
          '15.8.12.5',
        ),
        path: '$.factors',
      };
}

/** Mines neither in water nor in deep snow; booby traps in a house without one, in all weather (15.8.12.3, 15.8.12/q3). */
function isNoPlaceFor(battle: Battle, { at, side }: OnMap, what: Kind): Refusal | undefined {
  if (what === 'booby trap') {
    if (!isHouse(battle, at))
      return refuse(
        'IMPASSABLE',
        `Booby traps are set in houses and rubble, and ${at} is neither.`,
        '15.8.12.3/q1',
      );
    return trapOf(battle, side, at) > 0
      ? refuse('IMPASSABLE', `There is a booby trap of yours in ${at}: one is set in a house.`, '15.8/q1')
      : undefined;
  }
  if (isDeepSnow(battle)) return refuse('NOT_IN_PLAY', 'Nobody lays mines in deep snow.', '15.8.12.3');
  return canBeMined(battle, at)
    ? undefined
    : refuse(
        'IMPASSABLE',
        `No mines are laid in ${at}: go to other ground.`,
        '15.7.1',
        '14.18.10',
        '14.31.5',
      );
}

function cannotLay(battle: Battle, unit: OnMap): Refusal | undefined {
  if (unit.kind !== 'squad' || unit.training !== 'engineers')
    return refuse('CANNOT_USE', `${unit.name} is not a squad of sappers.`, '15.8.12.1', '15.8.12/q1');
  return cannotWork(battle, unit, '15.8.12.3');
}

function helperOf(battle: Battle, unit: OnMap, id: string): OnMap | Refusal {
  const leader = leadersAt(battle, unit.at, unit.side).find((one) => one.id === id);
  return leader &&
    !leader.berserk &&
    isFree(battle, leader) &&
    !unfitToDirect(battle, leader) &&
    leads(leader, unit)
    ? leader
    : {
        ...refuse('CANNOT_LEAD', `"${id}" is not a free unbroken leader with it.`, '15.8.12.4'),
        path: '$.leader',
      };
}

/** What sappers carry comes to sappers who take them prisoner; others have no use for it (15.8.12/q1). */
export function minesTaken({ carriesMines: load, id }: Unit, captor: Unit): Change[] {
  if (!load) return [];
  const gone: Change = { do: 'unit', unit: id, set: { carriesMines: null } };
  if (captor.kind !== 'squad' || captor.training !== 'engineers') return [gone];
  const { factors = 0, antiTank = 0, traps = 0 } = captor.carriesMines ?? {};
  const all = traps + (load.traps ?? 0);
  const carriesMines = {
    factors: factors + load.factors,
    antiTank: antiTank + load.antiTank,
    ...(all > 0 && { traps: all }),
  };
  return [gone, { do: 'unit', unit: captor.id, set: { carriesMines } }];
}

/** Elsewhere they know no more than others. */
export const forgetTheirWay = (battle: Battle): Change[] =>
  clear(battle, ['hasLaid'], ({ hasLaid, at }) => hasLaid !== at);
