/** Digging in (15.3.2 to 15.3.5): in the Prep Fire Phase men who do nothing else make an entrenchment. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import { stir } from '../ch02-sight/03-concealment.js';
import { leads } from '../ch03-infantry/14-partisans.js';
import { ratingFor } from '../ch03-infantry/nationalities.js';
import { unfitToDirect } from '../ch05-fire/01-leaders.js';
import { onFrozenGround } from '../ch16-fire/05-weather.js';
import { isExtremeWinter } from '../ch16-fire/06-extreme-winter.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import { infantryAt, isMmc, isOnMap, leadersAt, type OnMap, ofSide } from '../units/kinds.js';
import { canBeDugIn, hasEntrenchment } from './03-entrenchments.js';
import { cannotWork, isFree } from './at-work.js';

const SQUAD = 5;
const RUSSIAN_SQUAD = 6;
const SMALLER = 4;

export const digIn = order({
  title: 'Dig in',
  description:
    'An unbroken unit tries to dig an entrenchment, which is there for all in its hex when the Prep Fire Phase ends. It does nothing else in this player turn, nor does a leader who helps it.',
  cites: ['15.3.2', '15.3.3', '15.3.4', '15.3.5'],
  answers: ['prep-fire'],
  asks: {
    unit: z.string().describe('Who digs.'),
    leader: z.string().optional().describe('The unbroken leader who helps it.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!isMmc(unit) || !isOnMap(unit)) continue;
      yield { unit: unit.id };
      for (const { id } of leadersAt(battle, unit.at, by)) yield { unit: unit.id, leader: id };
    }
  },
  read({ battle, by }, { unit: id, leader: asked }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isMmc(unit) || !isOnMap(unit))
      return {
        ...refuse(
          'NOT_YOUR_UNIT',
          `You have no squad, half-squad or crew "${id}" on the map: name one of yours.`,
        ),
        path: '$.unit',
      };
    const refusal = cannotDig(battle, unit);
    if (refusal) return refusal;
    if (asked === undefined) return { unit: id, leader: undefined };
    const leader = leadersAt(battle, unit.at, by).find((one) => one.id === asked);
    return leader && isFree(battle, leader) && !unfitToDirect(battle, leader) && leads(leader, unit)
      ? { unit: id, leader: asked }
      : {
          ...refuse('CANNOT_LEAD', `"${asked}" is not a free unbroken leader with it.`, '15.3.4'),
          path: '$.leader',
        };
  },
  listing: ({ battle }, _asked, { unit, leader }) => ({
    says: `Digs in on ${neededBy(battle.theUnit(unit)) - sumOf(helpOf(battle, unit, leader))} or less.`,
  }),
  perform(act, { unit: id, leader }) {
    const { battle } = act;
    const units = [id, ...(leader === undefined ? [] : [leader])];
    stir(act, units, '2.3.9.1', '2.5.2');
    const needs = neededBy(battle.theUnit(id));
    const modifiers = helpOf(battle, id, leader);
    const rolled = total(act.rollOf('dig in', [id], DR));
    const passed = rolled + sumOf(modifiers) <= needs;
    act.effect(
      'digging',
      { unit: id, leader, needs, rolled, modifiers, passed },
      {
        changes: [
          { do: 'unit', unit: id, set: { prep: true, ti: true, ...(passed && { dug: true as const }) } },
          ...(leader === undefined
            ? []
            : [{ do: 'unit', unit: leader, set: { prep: true, ti: true, directed: true } } as const]),
        ],
        cites: ['15.3.2', '15.3.5'],
      },
    );
  },
});

function cannotDig(battle: Battle, unit: OnMap): Refusal | undefined {
  if (isExtremeWinter(battle))
    return refuse('NOT_IN_PLAY', 'Nobody digs in an Extreme Winter: the ground is stone.', '16.6.8.5');
  const unfit = cannotWork(battle, unit, '15.3.2');
  if (unfit) return unfit;
  if (!canBeDugIn(battle, unit.at))
    return refuse('IMPASSABLE', `Nobody digs in ${unit.at}: it is a building.`, '15.3.1');
  const isDug = infantryAt(battle, unit.at, unit.side).some(({ dug }) => dug);
  return isDug || hasEntrenchment(battle, unit.at)
    ? refuse('HAS_TRIED', `There is an entrenchment in ${unit.at}: go into it.`, '15.3.2')
    : undefined;
}

/** Russians dig well, but neither cavalry nor partisans (15.3.2, 15.3.3). */
function neededBy({ kind, nationality, skill, partisan }: Unit): number {
  if (kind !== 'squad') return SMALLER;
  return nationality === 'Russian' && skill !== 'cavalry' && !partisan ? RUSSIAN_SQUAD : SQUAD;
}

function helpOf(battle: Battle, id: string, leader: string | undefined): Modifier[] {
  const ground = onFrozenGround(battle);
  if (leader === undefined) return ground;
  const one = battle.theUnit(leader);
  return [...ground, { why: one.name, value: ratingFor(one, battle.theUnit(id)), cites: '15.3.4' }];
}

/** At the end of the phase all in the hexes of those who have dug are in the new entrenchments, but riders and men on skis (15.3.2, 4.13.9). */
export function finishDigging(act: Act): void {
  const { battle } = act;
  const diggers = battle.units().filter((unit): unit is OnMap => unit.dug === true && isOnMap(unit));
  const hexes = new Set(diggers.filter(({ broken }) => !broken).map(({ at }) => at));
  const changes = diggers.map(({ id }): Change => ({ do: 'unit', unit: id, set: { dug: null } }));
  for (const at of hexes) {
    changes.push({ do: 'location', at, set: { entrenchment: true } });
    for (const { id, side, rides, onSkis } of infantryAt(battle, at))
      if (!rides && !onSkis && diggers.some((digger) => digger.at === at && digger.side === side))
        changes.push({ do: 'unit', unit: id, set: { entrenched: at } });
  }
  if (changes.length > 0) act.effect('entrenched', { hexes: [...hexes] }, { changes, cites: ['15.3.2'] });
}
