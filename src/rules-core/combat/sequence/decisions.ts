/** What a side can be asked; the orders that answer a decision say so themselves. */
export type DecisionKind =
  /** Command Phase (4.3). */
  | 'command'
  | 'overstacked'
  /** Fortifications and artillery of the order of battle, after the units have set up (7, 15). */
  | 'fortify'
  | 'initiative'
  /** Fire & Movement Phase: the active side's impulse (4.4). */
  | 'impulse'
  | 'end-offered'
  /** A move that is not over: its own side goes on, fires on the move, charges, or stops. */
  | 'moving'
  /** A drive that is not over: Assault Movement lets it fire once the enemy has had his chance (11.4.4). */
  | 'driving'
  /** Does a vehicle that has not stopped move on in the next turn (11.1.7)? */
  | 'rolling'
  /** Infantry under an overrunning vehicle (11.3.6, 11.3.6.1). */
  | 'overrun-reply'
  | 'overrun-despair'
  /** Aircraft that have come attack at once; a mistake is the choice of the side that is attacked (15.8.4). */
  | 'air-target'
  | 'mistaken-attack'
  /** Fire at an aircraft before it attacks (15.8.5). */
  | 'anti-aircraft'
  /** Where units are that have lost their way in the sewers (6.5.1.7.3). */
  | 'lost-in-sewer'
  /** Defensive Fire (12.1.2). */
  | 'reaction'
  /** A unit Disrupted on the move may run for cover at once (10.6.1). */
  | 'flee-now'
  /** Before an enemy enters its hex (10.6.4). */
  | 'bug-out'
  /** Units that charged, assaulted or crawled into an enemy may strike at once (14.2.1). */
  | 'onslaught'
  /** Defensive Fire Close Combat (14.2.2). */
  | 'close-combat-reply'
  | 'set-up';
