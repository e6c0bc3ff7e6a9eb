/** Sappers lay mines in play (15.8.12): those that they carry, in their own hex, and nothing else in that player turn. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, total } from '../../kernel/dice/index.js';
import { clear } from '../ch01-sequence/markers.js';
import { stir } from '../ch02-sight/03-concealment.js';
import { leads } from '../ch03-infantry/14-partisans.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { unfitToDirect } from '../ch05-fire/01-leaders.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { isMarshy } from '../ch14-terrain/18-marsh.js';
import { isWaterAt } from '../ch14-terrain/28-rivers.js';
import { isDeepSnow } from '../ch16-fire/03-now.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isAboard, isOnMap, isPrisoner, leadersAt, type OnMap, ofSide } from '../units/kinds.js';
import { isFree } from './03-digging.js';

const KINDS = ['mines', 'anti-tank mines'] as const;
type Kind = (typeof KINDS)[number];

const carriedBy = ({ carriesMines }: Unit, what: Kind): number =>
  (what === 'mines' ? carriesMines?.factors : carriesMines?.antiTank) ?? 0;

export const layMines = order({
  title: 'Lay mines',
  description:
    'A sapper squad lays mines that it carries in its hex: as many factors, or anti-tank mines, as a die says, a leader helping. It does nothing else in this player turn. Everybody sees it.',
  cites: ['15.8.12.1', '15.8.12.3', '15.8.12.4', '15.8.12.7'],
  answers: ['prep-fire'],
  asks: {
    unit: z.string().describe('The squad of sappers.'),
    what: z.enum(KINDS).describe('What it lays.'),
    leader: z.string().optional().describe('The unbroken leader who helps it.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!unit.carriesMines || !isOnMap(unit)) continue;
      for (const what of KINDS) {
        yield { unit: unit.id, what };
        for (const { id } of leadersAt(battle, unit.at, by)) yield { unit: unit.id, what, leader: id };
      }
    }
  },
  read({ battle, by }, { unit: id, what, leader }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isOnMap(unit) || carriedBy(unit, what) === 0)
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map that carries ${what}.`, '15.8.12.1'),
        path: '$.unit',
      };
    const cannot = cannotLay(battle, unit);
    if (cannot) return cannot;
    const helper = leader === undefined ? undefined : helperOf(battle, unit, leader);
    return helper && isRefusal(helper) ? helper : { unit: id, what, leader };
  },
  perform(act, { unit: id, what, leader }) {
    const { battle } = act;
    const units = [id, ...(leader === undefined ? [] : [leader])];
    stir(act, units, '2.3.9.1', '15.8.12/q2');
    const unit = battle.theUnit(id) as OnMap;
    const help = leader === undefined ? 0 : -(battle.theUnit(leader).leadership ?? 0);
    const rolled = total(act.rollOf('lay mines', [id], D6));
    const number = Math.max(0, Math.min(carriedBy(unit, what), rolled + help));
    const changes: Change[] = [
      ...units.map((one): Change => ({ do: 'unit', unit: one, set: { prep: true, ti: true } })),
      ...(number > 0 ? laying(battle, unit, what, number) : []),
    ];
    act.effect(
      'mines-laid',
      { unit: id, at: unit.at, what, rolled, help, number },
      { changes, cites: ['15.8.12.4', '15.8.12.7'] },
    );
    if (number > 0 && what === 'anti-tank mines') bury(act, unit, number);
  },
});

/** Mines of men are there for all to see; the sappers know where they stepped (15.8.12.6). */
function laying(battle: Battle, unit: OnMap, what: Kind, number: number): Change[] {
  const { factors = 0, antiTank = 0 } = unit.carriesMines ?? {};
  const left =
    what === 'mines' ? { factors: factors - number, antiTank } : { factors, antiTank: antiTank - number };
  const carriesMines = left.factors + left.antiTank > 0 ? left : null;
  const mines = (battle.location(unit.at).mines ?? 0) + number;
  return [
    { do: 'unit', unit: unit.id, set: { carriesMines, ...(what === 'mines' && { hasLaid: unit.at }) } },
    ...(what === 'mines' ? [{ do: 'location', at: unit.at, set: { mines } } as const] : []),
  ];
}

function bury(act: Act, { side, at }: OnMap, number: number): void {
  const { antiTankMines = {} } = act.battle.secret(side);
  const changes: Change[] = [
    {
      do: 'secret',
      side,
      set: { antiTankMines: { ...antiTankMines, [at]: (antiTankMines[at] ?? 0) + number } },
    },
    { do: 'side', side, set: { minefields: true } },
  ];
  act.effect('mines-buried', { at, number }, { changes, cites: ['15.8.12.4'] });
}

function cannotLay(battle: Battle, unit: OnMap): Refusal | undefined {
  if (unit.kind !== 'squad' || unit.training !== 'engineers')
    return refuse('CANNOT_USE', `${unit.name} is not a squad of sappers.`, '15.8.12.1', '15.8.12/q1');
  if (isDeepSnow(battle)) return refuse('NOT_IN_PLAY', 'Nobody lays mines in deep snow.', '15.8.12.3');
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '15.8.12.3');
  if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '3.30.1');
  if (unit.berserk) return refuse('BERSERK', `${unit.name} is berserk, and charges.`, '3.25.3');
  if (isPrisoner(unit)) return refuse('PRISONER', `${unit.name} is a prisoner.`, '3.29.10');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.1');
  if (isMounted(unit) || isAboard(unit))
    return refuse('MOUNTED', `${unit.name} is not on foot.`, '15.8.12.3/q1');
  if (isWaterAt(battle, unit.at) || isMarshy(battle, unit.at))
    return refuse(
      'IMPASSABLE',
      `No mines are laid in ${unit.at}: it is water or marsh.`,
      '15.7.1',
      '14.18.10',
    );
  return isFree(battle, unit)
    ? undefined
    : refuse('HAS_FIRED', `${unit.name} has done something else in this player turn.`, '15.8.12.3');
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

/** Elsewhere they know no more than others. */
export const forgetTheirWay = (battle: Battle): Change[] =>
  clear(battle, ['hasLaid'], ({ hasLaid, at }) => hasLaid !== at);
