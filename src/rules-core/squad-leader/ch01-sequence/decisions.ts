/** What a side can be asked; the orders that answer a decision say so themselves. */
export type DecisionKind =
  /** Before the battle. */
  | 'set-up'
  /** Fortifications are built where the scenario gives them (15.1.1). */
  | 'fortify'
  /** The side that awaits the enemy sights in its guns (8.9.8). */
  | 'bore-sight'
  /** Steps of the Rally Phase (1.3/1). */
  | 'promotion'
  | 'deployment'
  /** With option 5.7.18 a leader makes a sniper. */
  | 'snipers'
  | 'repair'
  | 'rally'
  | 'interrogation'
  | 'surrender'
  /** Leaders with radios call batteries, and say where they fire (1.3/1.5 to 1.3/1.7). */
  | 'radio'
  | 'artillery'
  /** At night leaders light up the ground when the Rally Phase ends (2.8.22). */
  | 'star-shells'
  /** Who stays in Command Control (3.1.4). */
  | 'command'
  /** Fire phases (1.3/2, 1.3/4, 1.3/5). */
  | 'prep-fire'
  | 'defensive-fire'
  /** A squad has lost the leader whose bonus it moved on, and finds another way (5.6.3/b). */
  | 'go-on'
  /** Whence a sniper may have fired (5.7.6). */
  | 'sniper-check'
  | 'advancing-fire'
  /** Aircraft fight each other, and the loser says what is lost (12.2). */
  | 'air-combat'
  | 'air-loss'
  /** A dive bomber has dived; an aircraft is on its strafing run; the enemy fires at it before that (12.4.1/a, 12.5.11, 12.7.5). */
  | 'bombing'
  | 'strafing'
  | 'anti-aircraft'
  /** An observation plane looks for targets when the Movement Phase ends (12.11.4). */
  | 'observation'
  /** Paratroops steer before they land (12.9.11). */
  | 'steer'
  /** At once after leaders were wounded, or a check was passed heroically (3.4.1/a, 3.8.11). */
  | 'afterwards'
  /** The attacker moves (1.3/3) and advances (1.3/7). */
  | 'movement'
  /** The enemy of vehicles and cavalry that move answers at once (5.6.7.1). */
  | 'vehicle-fire'
  /** Guns fire at the bottom of an AFV that climbs over something (11.22.1). */
  | 'underbelly'
  /** The guns in a hex that is overrun fire first (7.1.20). */
  | 'overrun-fire'
  /** Where enemies come out who lost their way in the sewers (4.9.5). */
  | 'surface'
  /** Whither the water carries a unit (4.14.8, 14.28.8.9). */
  | 'drift'
  /** Infantry makes way for the AFV that came upon it (7.1.16). */
  | 'make-way'
  | 'advance'
  /** Broken units rout, the attacker's first (1.3/6). */
  | 'rout'
  /** Those under a '?' show themselves, and bar the way of a broken unit (3.21/f). */
  | 'rout-denial'
  /** What becomes of enemies who give up, or cannot go on (3.28, 3.29). */
  | 'captives'
  /** Close combat (1.3/8): who withdraws, whom the others attack, and where the former go. */
  | 'withdrawal'
  | 'close-combat'
  | 'retreat'
  /** The victors of a close combat remove weapons for which they have no room (4.3.2). */
  | 'spoils'
  /** At the end of its player turn a side puts '?' on its units (2.3.8.1). */
  | 'concealment';
