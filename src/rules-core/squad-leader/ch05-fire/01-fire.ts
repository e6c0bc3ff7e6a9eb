/** Firing (5.1): the order, and everything that the firers suffer for it. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { sees } from '../ch02-sight/sight.js';
import { order } from '../form.js';
import { type Battle, type Change, refuse } from '../system.js';
import { enemiesInView, isOnMap, ofSide } from '../units/kinds.js';
import { armsOf, bestLeaderIn, crossersOf, groupOf, targetsAt } from './01-group.js';
import { isInReach } from './04-firepower.js';
import { resolveFire } from './05-resolution.js';

const MOST_FIRERS = 24;
const MOST_LEADERS = 8;

export const fire = order({
  title: 'Fire',
  description:
    'Units and machine guns fire at a hex as one group. In the Defensive Fire Phase enemies that crossed the hex are put back into it.',
  cites: ['5.1.1', '5.1.2', '5.1.5', '5.1.6', '5.6.1'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: {
    at: z.string().describe('The hex fired at.'),
    firers: z
      .array(z.string())
      .min(1)
      .max(MOST_FIRERS)
      .describe('Units that fire themselves, and machine guns.'),
    leaders: z
      .array(z.string())
      .min(1)
      .max(MOST_LEADERS)
      .optional()
      .describe('The leader who directs it, one in each hex.'),
    movers: z
      .array(z.string())
      .max(MOST_FIRERS)
      .optional()
      .describe('Enemies put back into the hex that they crossed; all who did when left out.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const at of targetHexes(battle, by)) yield* attacksOn(battle, by, at);
  },
  read({ battle, by }, { at, firers, leaders, movers }) {
    if (!battle.table.map.named.has(at))
      return { ...refuse('NO_SUCH_HEX', `The map has no hex ${at}.`), path: '$.at' };
    const group = groupOf(battle, by, { at, firers, leaders });
    if (isRefusal(group)) return group;
    const crossers = crossersOf(battle, at, by).map(({ id }) => id);
    const stranger = movers?.find((id) => !crossers.includes(id));
    if (stranger !== undefined)
      return { ...refuse('NOBODY_THERE', `"${stranger}" did not cross ${at}.`, '5.6.4'), path: '$.movers' };
    const put = movers ?? crossers;
    if (targetsAt(battle, at, by, put).length === 0)
      return { ...refuse('NOBODY_THERE', `No enemy is seen in ${at}.`, '5.1.1'), path: '$.at' };
    return { at, firers, leaders, movers: put };
  },
  perform(act, { at, firers, leaders, movers }, { by }) {
    const { battle } = act;
    const group = groupOf(battle, by, { at, firers, leaders });
    if (isRefusal(group)) throw new Error(group.why);
    const { phase } = battle.clock;
    const isPrep = phase === 'prep-fire' && { prep: true as const };
    const holders = new Set(group.shots.map(({ holder }) => holder.id));
    const changes: Change[] = [
      ...group.shots.map(({ firing }): Change => ({ do: 'unit', unit: firing.id, set: { fired: true } })),
      ...[...holders].map((id): Change => ({ do: 'unit', unit: id, set: { firedIn: phase, ...isPrep } })),
      ...group.leaders.map(
        ({ id }): Change => ({ do: 'unit', unit: id, set: { directed: true, ...isPrep } }),
      ),
    ];
    resolveFire(act, { group, at, by, movers, marks: changes });
  },
});

/** Where enemies are seen, or were while they moved. */
function targetHexes(battle: Battle, by: string): string[] {
  const hexes = new Set<string>();
  for (const { at, track = [] } of enemiesInView(battle, by)) {
    hexes.add(at);
    if (battle.clock.phase === 'defensive-fire') for (const hex of track) hexes.add(hex);
  }
  return [...hexes].sort();
}

/** Every unit with its guns by itself, and all of a hex together under its best leader. */
function* attacksOn(
  battle: Battle,
  by: string,
  at: string,
): Iterable<{ at: string; firers: string[]; leaders?: string[] }> {
  const byHex = new Map<string, string[]>();
  for (const unit of ofSide(battle, by)) {
    if (!isOnMap(unit) || unit.broken || unit.prep || !sees(battle, unit.at, at)) continue;
    const arms = armsOf(battle, unit).filter((id) =>
      isInReach(battle, { firing: battle.theUnit(id), holder: unit }, at),
    );
    if (arms.length === 0) continue;
    yield { at, firers: arms };
    byHex.set(unit.at, [...(byHex.get(unit.at) ?? []), ...arms]);
  }
  for (const [hex, firers] of byHex) {
    const leader = bestLeaderIn(battle, hex, by);
    if (leader) yield { at, firers, leaders: [leader.id] };
    else yield { at, firers };
  }
}
