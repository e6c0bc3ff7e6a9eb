/** Snipers made in battle (5.7.18), an option: the best shot of a squad takes the rifle with the telescope. */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import { giveAway, isWatched } from '../ch02-sight/03-concealment.js';
import { isForeign } from '../ch03-infantry/nationalities.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { SNIPERS } from '../charts/index.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Modifier, refuse, sumOf, type Unit } from '../system.js';
import { isAboard, isOnMap, isSniper, leadersAt, type OnMap, ofSide } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { sniperNamed } from '../units/snipers.js';

/** No side has, or has had, more of them (5.7.18.2). */
const MOST_SNIPERS = 4;
/** Nobody aims worse (5.7.18.3). */
const WORST = -1;

const numberOf = (battle: Battle, row: Line | 'creation DR' | 'base'): number =>
  (battle.table.charts as ChartPack).lookup(SNIPERS.generation, row);

export const makeSniper = order({
  title: 'Make a sniper',
  description:
    'An unbroken leader makes one of the men of an unbroken squad in his hex a sniper, on a roll of 2; one try in each of your player turns. The leader does nothing else in this Rally Phase.',
  cites: ['5.7.18.2', '5.7.18.3'],
  answers: ['snipers'],
  asks: {
    unit: z.string().describe('The squad.'),
    leader: z.string().describe('The leader with it, of its nation.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (unit.kind === 'squad' && isOnMap(unit))
        for (const { id } of leadersAt(battle, unit.at, by)) yield { unit: unit.id, leader: id };
  },
  read({ battle, by }, { unit: id, leader: leaderId }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || unit.kind !== 'squad' || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no squad "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '5.7.18.2');
    const leader = leadersAt(battle, unit.at, by).find((one) => one.id === leaderId);
    if (!leader || leader.occupied || isForeign(leader, unit))
      return {
        ...refuse(
          'CANNOT_LEAD',
          `"${leaderId}" is not a free unbroken leader of its nation in ${unit.at}.`,
          '5.7.18.2',
        ),
        path: '$.leader',
      };
    const cannot = hindered(battle, unit);
    if (cannot) return cannot;
    if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} is mounted.`, '5.7.18.2');
    if (isAboard(unit)) return refuse('ABOARD', `${unit.name} is aboard a vehicle.`, '5.7.18.2');
    const { snipersSought, snipersLost = 0 } = battle.side(by);
    if (snipersSought === battle.clock.turn)
      return refuse('HAS_TRIED', 'You have tried to make a sniper in this player turn.', '5.7.18.2');
    return ofSide(battle, by).filter(isSniper).length + snipersLost < MOST_SNIPERS
      ? { unit: id, leader: leaderId }
      : refuse('TOO_MANY_SNIPERS', 'Your side has had four snipers in this battle.', '5.7.18.2');
  },
  listing: ({ battle }, _asked, { unit }) => ({
    says: `A sniper on ${numberOf(battle, 'creation DR')}, of -5 and the die with ${numberOf(battle, lineOf(battle.theUnit(unit)))}.`,
  }),
  perform(act, { unit: id, leader }, { by }) {
    const { battle } = act;
    const rolled = total(act.rollOf('sniper', [id], DR));
    const changes: Change[] = [
      { do: 'side', side: by, set: { snipersSought: battle.clock.turn } },
      { do: 'unit', unit: leader, set: { occupied: true } },
    ];
    act.effect('sniper-wanted', { unit: id, leader, rolled }, { changes, cites: ['5.7.18.2'] });
    if (rolled <= numberOf(battle, 'creation DR')) enter(act, id, leader);
  },
});

/** He comes in view, and has to hide before he aims well; who made him is seen where enemies look on (5.7.18.6). */
function enter(act: Act, id: string, leader: string): void {
  const { battle } = act;
  const squad = battle.theUnit(id) as OnMap;
  const { side, at, nationality } = squad;
  if (isWatched(battle, side, at)) giveAway(act, [id, leader], '5.7.18.6');
  const line = lineOf(squad);
  const rolled = total(act.rollOf('Sniper DRM', [id], D6));
  const modifiers: Modifier[] = [{ why: line, value: numberOf(battle, line), cites: '5.7.18.3/T' }];
  const drm = Math.min(WORST, numberOf(battle, 'base') + rolled + sumOf(modifiers));
  const printed = sniperNamed(`sniper ${drm}`, nationality);
  if (!printed) return;
  const unit = act.offspring(`${side}-sniper`);
  act.effect(
    'sniper-made',
    { unit, of: id, rolled, modifiers, drm },
    { changes: [{ do: 'enter', unit, set: { ...printed, side, at } }], cites: ['5.7.18.3', '5.7.18.6'] },
  );
}

type Line = 'elite' | '1st line' | '2nd line' | 'green or inexperienced';

const BY_QUALITY: Readonly<Record<NonNullable<Unit['quality']>, Line>> = {
  elite: 'elite',
  first: '1st line',
  second: '2nd line',
  green: 'green or inexperienced',
  inexperienced: 'green or inexperienced',
};

/** Whom the book names; the others are what is printed on them (5.7.18.4, 5.7.18.5). */
const BY_COUNTER: Readonly<Record<string, Readonly<Record<string, Line>>>> = {
  German: { '4-4-7': '2nd line' },
  Russian: { '6-2-8': 'elite', '5-3-7': '1st line', '4-4-7': '1st line', '3-3-6': '2nd line' },
};

/** Rumanians, and who fights with their counters. */
const AXIS_MINOR = 'Rumanian';

function lineOf({ nationality, strength = '', quality = 'first' }: Unit): Line {
  const printed = BY_QUALITY[quality];
  const parent = parentOf(nationality);
  if (printed === BY_QUALITY.green) return printed;
  if (parent === AXIS_MINOR) return '2nd line';
  if (parent === 'German' && strength.endsWith('-8')) return 'elite';
  return BY_COUNTER[parent]?.[strength] ?? printed;
}
