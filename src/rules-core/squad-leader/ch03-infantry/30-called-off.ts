/** What a prisoner has told of partisans (3.30/Tg): in one hex their ways are of no use to them for a player turn. */
import * as z from 'zod';
import type { SideId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, noSuchHex, refuse } from '../system.js';
import { isOnMap, ofSide } from '../units/kinds.js';

/** Partisans who are of any interest to his captors. */
export const hasPartisans = (battle: Battle, side: SideId): boolean =>
  ofSide(battle, side).some((unit) => unit.partisan === true && isOnMap(unit));

/** The captor keeps it until he wants it. */
export function learnTheirWays(act: Act, captor: SideId): void {
  const insights = (act.battle.side(captor).insights ?? 0) + 1;
  const changes: Change[] = [{ do: 'side', side: captor, set: { insights } }];
  act.effect('insight', { side: captor }, { changes, cites: ['3.30/Tg'] });
}

export const isCalledOff = (battle: Battle, at: string): boolean => battle.location(at).exposed === true;

export const callOff = order({
  title: 'Expose partisans',
  description:
    'With what a prisoner has told, partisans have nothing of the woods in one hex, and no ambush there, until the player turn ends.',
  cites: ['3.30/Tg'],
  answers: ['prep-fire', 'movement', 'defensive-fire', 'advancing-fire', 'advance', 'close-combat'],
  asks: { at: z.string().describe('The hex.') },
  byExample: true,
  *candidates({ battle, by }) {
    if (!battle.side(by).insights) return;
    const seen = battle.units().flatMap(({ side, partisan, at }) => (side !== by && partisan && at) || []);
    for (const at of new Set(seen)) yield { at };
  },
  read({ battle, by }, { at }) {
    if (!battle.side(by).insights)
      return refuse('NOT_IN_PLAY', 'No prisoner has told you of partisans: interrogate some.', '3.30/Tg');
    if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
    return isCalledOff(battle, at)
      ? { ...refuse('HAS_TRIED', `${at} is exposed already: name another hex.`, '3.30/Tg'), path: '$.at' }
      : { at };
  },
  perform(act, { at }, { by }) {
    const left = (act.battle.side(by).insights ?? 0) - 1;
    const changes: Change[] = [
      { do: 'side', side: by, set: { insights: left > 0 ? left : null } },
      { do: 'location', at, set: { exposed: true } },
    ];
    act.effect('partisans-exposed', { side: by, at }, { changes, cites: ['3.30/Tg'] });
  },
});

/** When the player turn ends they have their ways back. */
export const waysComeBack = ({ position: { locations } }: Battle): Change[] =>
  Object.keys(locations)
    .sort()
    .flatMap((at): Change[] =>
      locations[at]?.exposed ? [{ do: 'location', at, set: { exposed: null } }] : [],
    );
