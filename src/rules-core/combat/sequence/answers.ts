/**
 * Which orders answer which decision. A chapter that adds an order to one of these adds its name here.
 */
import type { Decisions } from '../system.js';

export const ANSWERS = {
  /** Command Phase (4.3). */
  command: ['recover', 'regroup', 'end-command'],
  overstacked: ['mark-excess'],
  /** Fortifications and artillery of the order of battle, after the units have set up (7, 15). */
  fortify: ['fortify', 'note-fire', 'issue-set', 'done-fortifying'],
  initiative: ['go-first', 'go-second'],
  /** Fire & Movement Phase: the active side's impulse (4.4). */
  impulse: [
    'move',
    'drive',
    'flee',
    'fire',
    'throw',
    'shell-smoke',
    'close-combat',
    'dig-in',
    'clear',
    'blow-mousehole',
    'follow-sewer',
    'call-fire',
    'correct-fire',
    'fire-for-effect',
    'plotted-fire',
    'call-off',
    'air-support',
    'offer-end',
    'pass',
  ],
  'end-offered': ['agree', 'decline'],
  /** A move that is not over: its own side goes on, fires on the move, charges, or stops. */
  moving: ['go-on', 'fire', 'search', 'charge', 'halt'],
  /** A drive that is not over: Assault Movement lets it fire once the enemy has had his chance (11.4.4). */
  driving: ['drive-on', 'fire', 'end-drive'],
  /** Does a vehicle that has not stopped move on in the next turn (11.1.7)? */
  rolling: ['roll-on', 'come-to-rest'],
  /** Infantry under an overrunning vehicle (11.3.6, 11.3.6.1). */
  'overrun-reply': ['resist', 'no-reply'],
  'overrun-despair': ['despair', 'no-reply'],
  /** Aircraft that have come attack at once; a mistake is the choice of the side that is attacked (15.8.4). */
  'air-target': ['bomb', 'strafe'],
  'mistaken-attack': ['choose-mistaken-hex'],
  /** Fire at an aircraft before it attacks (15.8.5). */
  'anti-aircraft': ['anti-aircraft', 'hold-fire'],
  /** Where units are that have lost their way in the sewers (6.5.1.7.3). */
  'lost-in-sewer': ['choose-sewer'],
  /** Defensive Fire (12.1.2). */
  reaction: ['fire', 'throw', 'desperation-fire', 'hold-fire'],
  /** A unit Disrupted on the move may run for cover at once (10.6.1). */
  'flee-now': ['run-for-cover', 'stay'],
  /** Before an enemy enters its hex (10.6.4). */
  'bug-out': ['bug-out', 'stand'],
  /** Who charged, assaulted or crawled into an enemy may strike at once (14.2.1). */
  onslaught: ['close-combat', 'hold-off'],
  /** Defensive Fire Close Combat (14.2.2). */
  'close-combat-reply': ['strike-back', 'no-reply'],
} as const satisfies Partial<Record<keyof Decisions, readonly string[]>>;
