/** What a side can be asked; the orders that answer a decision say so themselves. */
export type DecisionKind =
  | 'set-up'
  /** Air Phases: units fire at aircraft that are tracked (6.4). */
  | 'anti-aircraft'
  /** Air Phases: aircraft attack what they have acquired (6.4). */
  | 'air-attack'
  /** Before set-up: minefields are plotted, unseen (7.31.1). */
  | 'plot-mines'
  /** Before the first Spotting Phase: a side says what lies hidden (7.2.2, 7.24). */
  | 'conceal'
  /** After the Spotting Phase: units that nobody has spotted may be hidden (7.2.3). */
  | 'hide'
  /** A HIDDEN UNIT counter has come to light: its units are placed (7.2.2.1). */
  | 'place-hidden'
  /** Command Phase: a side's Smoke Dischargers, before commands are placed (7.9). */
  | 'dischargers'
  /** Command Phase: both sides place their command counters, unseen (6.2). */
  | 'command'
  /** Staggered Initiative: each side names the formation that is to act next (7.42.1). */
  | 'formation'
  /** Indirect Fire Step: missions are called, roll for response, end (6.5.1). */
  | 'indirect-fire'
  /** After the missions of a side: Counter Battery Fire, and the answer to it (7.28). */
  | 'counter-battery'
  /** Direct Fire Step (6.5). */
  | 'direct-fire'
  /** Overwatch Step, after Direct Fire (6.5). */
  | 'overwatch'
  /** Close Assault Step: Close Assaults and Hand-to-Hand combats (6.6.1). */
  | 'assaults'
  /** Movement Phase: a side moves its units (6.6). */
  | 'movement'
  /** Adjust/Remove Counters Step: Bail counters of one's own will (7.53). */
  | 'bail-counters'
  /** After all adjustments: leaders on foot change units (7.55.1/i). */
  | 'leaders'
  /** An enemy unit has moved or turned: Overwatch Fire may interrupt it (4.4.2). */
  | 'interrupt'
  /** The First Player has announced fire at a unit that may hold FIRE: it may draw on the firer (7.54). */
  | 'quickdraw'
  /** A unit that may have N/C was fired at: it may fire back (7.50). */
  | 'defensive-fire'
  /** Adjust Turret Step: turrets turn, hatches open and close (7.8). */
  | 'adjust-turrets';
