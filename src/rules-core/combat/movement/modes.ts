/** Ways to move on foot (10.1, 10.3, 10.4): who may, with how many Movement Points, and the marker it leaves. */
import type { Mode } from '../attributes.js';
import { readiness } from '../fire/readiness.js';
import { isDisrupted, isPinned } from '../morale/status.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isWater } from '../terrain/ground.js';

/** Movement Points by mode; crawling is a single hex. */
export const ALLOWANCE: Readonly<Record<Mode, number>> = { running: 8, cautious: 6, assault: 4, crawling: 1 };
export const MARKER: Readonly<Record<Mode, NonNullable<Unit['marker']>>> = {
  running: 'moved',
  cautious: 'moved',
  assault: 'assault-moved',
  crawling: 'crawled',
};

const isTroop = (unit: Unit): boolean =>
  unit.kind === 'leader' || unit.kind === 'squad' || unit.kind === 'half-squad';
/** These stay on their move side until they are used (12.9.1, 12.9.8). */
export const isAlwaysOnTheMove = (unit: Unit): boolean =>
  unit.weapon === 'demo' || unit.weapon === 'molotov' || unit.weapon === 'flamethrower';
export const mustFlip = (unit: Unit): boolean =>
  (unit.kind === 'team' || unit.kind === 'gun' || unit.kind === 'raft') &&
  unit.face === 'weapon' &&
  !isAlwaysOnTheMove(unit);
const onFoot = (unit: Unit): boolean =>
  isTroop(unit) || unit.kind === 'team' || unit.kind === 'gun' || unit.kind === 'raft';

/** May the unit begin a move of that kind in this impulse? */
export function mayMove(battle: Battle, unit: Unit, mode: Mode): Refusal | undefined {
  if ((unit.at === undefined && !isComing(battle, unit)) || !onFoot(unit))
    return refuse('CANNOT_MOVE', `${unit.name} does not move on foot.`, '10.1.1');
  if (unit.marker !== undefined || unit.moving !== undefined)
    return refuse('HAS_MOVED', `${unit.name} has moved in this turn.`, '4.4.7');
  if ((unit.fired ?? 0) > 0) return refuse('HAS_FIRED', `${unit.name} has fired in this turn.`, '4.4.2');
  if (isPinned(unit)) return refuse('PINNED', `${unit.name} is Pinned Down.`, '12.3.1.5.3');
  if (isDisrupted(unit) && !(mode === 'crawling' && crawlsOff(unit)))
    return refuse(
      'DISRUPTED',
      `${unit.name} is Disrupted: it may flee, and crawl from the next phase on.`,
      '12.3.1.5.4',
      '10.6.2',
    );
  if (mode !== 'crawling' && isWading(battle, unit))
    return refuse('WADING', `${unit.name} may only crawl in the water.`, '6.12.2');
  return mayUse(unit, mode);
}

/** On foot in the water, where units only crawl (6.12.2). */
export const isWading = (battle: Battle, unit: Unit): boolean =>
  unit.at !== undefined && unit.aboard === undefined && unit.kind !== 'raft' && isWater(battle, unit.at);

/** The Disrupted may crawl in a later phase than that in which they became so (10.6.2). */
const crawlsOff = (unit: Unit): boolean => !unit.shaken && !unit.fled;

/** Waits off the map for its turn of entry (3.2.2.1). */
const isComing = (battle: Battle, unit: Unit): boolean =>
  unit.enters !== undefined && battle.clock.turn >= unit.enters.turn;

/** Half its firepower at any time of the move, before its first step too (10.1.5, 10.1.6). */
export function mayFireOnTheMove(battle: Battle, unit: Unit, mode: Mode): boolean {
  if (mode !== 'assault' && mode !== 'crawling') return false;
  return !('refused' in readiness(battle, { ...unit, marker: unit.marker ?? MARKER[mode] }, 'moving'));
}

function mayUse(unit: Unit, mode: Mode): Refusal | undefined {
  if (unit.phone !== undefined && mode !== 'crawling')
    return refuse('PHONE', 'A unit that carries a phone may only crawl.', '15.6.3.1');
  if (mode === 'running' && !isTroop(unit) && unit.weapon !== 'flamethrower')
    return refuse('CANNOT_RUN', `${unit.name} may not run.`, '10.1.3', '10.3.2');
  if (mode === 'assault' && !isTroop(unit))
    return refuse('NO_ASSAULT', `${unit.name} may not use Assault Movement.`, '10.3.2', '10.1.1');
  return undefined;
}
