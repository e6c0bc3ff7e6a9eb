/** Gyrostabilizers (11.21): crews who know how to use them aim on the move. */
import { D6, total } from '../../kernel/dice/index.js';
import { seesUnit } from '../ch02-sight/sight.js';
import { loseAcquisition } from '../ch13-direct-fire/10-acquisition.js';
import { type Act, type Modifier, sumOf, type Unit } from '../system.js';

/** Its crew has learnt to use it on this roll or less (11.21.6). */
const MASTERED_ON = 1;
const SINCE = 1942;

/** Before the battle each crew of which the scenario does not say it (11.21.6). */
export function masterGyros(act: Act): void {
  const { battle } = act;
  for (const { id, manned, nationality, gyro } of battle.units()) {
    if (gyro !== 'fitted') continue;
    const years = Math.max(0, battle.options.year - SINCE);
    const modifiers: Modifier[] = [
      ...(years > 0 ? [{ why: `${years} years later`, value: -years, cites: '11.21.6' } as const] : []),
      ...((manned ?? nationality) === 'American'
        ? []
        : [{ why: 'no Americans', value: 1, cites: '11.21.6' } as const]),
    ];
    const rolled = total(act.rollOf('gyrostabilizer', [id], D6));
    const isMastered = rolled + sumOf(modifiers) <= MASTERED_ON;
    act.effect(
      'gyro-rolled',
      { unit: id, rolled, modifiers, isMastered },
      {
        changes: [{ do: 'unit', unit: id, set: { gyro: isMastered ? 'mastered' : null } }],
        cites: ['11.21.6'],
      },
    );
  }
}

export const isSteady = ({ gyro }: Unit): boolean => gyro === 'mastered';

/** What it has acquired it keeps as it drives, as long as it sees it all the way (11.21.3). */
export function keepInSight(act: Act, id: string): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const { acquired, at } = vehicle;
  if (!acquired || at === undefined) return;
  const isSeen = acquired.units.some((target) => {
    const unit = battle.unit(target);
    return unit?.at !== undefined && seesUnit(battle, at, unit);
  });
  if (!isSeen) loseAcquisition(act, [vehicle]);
}
