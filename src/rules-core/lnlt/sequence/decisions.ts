/** What a side can be asked; the orders that answer a decision say so themselves. */
export type DecisionKind =
  | 'set-up'
  /** Rally Phase: one side's rallies and exchanges of weapons (3.0). */
  | 'rally'
  /** The beginning of an impulse: activate, spot or pass (4.0). */
  | 'impulse'
  /** The activated units act, in any order (4.0/n). */
  | 'acting'
  /** A stack on the move has reached a hex: it goes on, does something there, or stops (6.0). */
  | 'moving'
  /** Opportunity Fire at units that have just spent Movement Points (5.3). */
  | 'opportunity'
  /** The caller of Artillery shifts its fire from the Spotting Round, or aborts it (18.2). */
  | 'spotting-round'
  /** Over which hex air support comes in, and which way it flies (19.1/b, 19.1/i). */
  | 'air-entry'
  /** An aircraft is over a hex: the enemy may fire at it (19.1/d). */
  | 'anti-aircraft'
  /** An aircraft is over a hex: it attacks, or flies on (19.1.1). */
  | 'flying'
  /** A unit Shaken by a Flamethrower retreats (1.6.3). */
  | 'flight'
  /** Whom to strike at in a round of Melee (8.0). */
  | 'melee'
  /** Which of two weapons a Half-squad drops (1.6/f). */
  | 'let-go'
  /** A new Hero needs room (11.2/c). */
  | 'hero-placement'
  /** Infantry that a vehicle has overrun may Close Assault it (15.3/e). */
  | 'beset'
  /** Unshaken passengers may come off with the Shaken (16.2/j). */
  | 'come-off'
  /** Units must leave the hex of an enemy vehicle (15.3/k). */
  | 'give-way'
  /** Administration Phase: which vehicles keep their markers and move on in the next turn (15.5). */
  | 'keep-moving'
  /** Where a unit appears that an Event brings into an enemy hex (22.0/a). */
  | 'appear';
