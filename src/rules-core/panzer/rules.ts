/** Generated from ledger.tsv by `npm run generate:rules`: change the ledger, not this file. */

export type RuleId =
  | '7.0'
  | '7.0/a'
  | '7.0/b'
  | '7.1/a'
  | '7.1/b'
  | '7.1/c'
  | '7.1/d'
  | '7.1/e'
  | '7.1/f'
  | '7.1.1/a'
  | '7.1.1/b'
  | '7.1.1/c'
  | '7.1.1/d'
  | '7.1.1/e'
  | '7.1.1/f'
  | '7.1.1.1/a'
  | '7.1.1.1/b'
  | '7.1.1.1/c'
  | '7.1.1.1/d'
  | '7.1.1.1/e'
  | '7.1.1.1/f'
  | '7.1.1.1/g'
  | '7.1.1.1/h'
  | '7.1.1.1/i'
  | '7.1.1.1/j'
  | '7.1.1.2/a'
  | '7.1.1.2/b'
  | '7.1.1.2/c'
  | '7.1.2'
  | '7.1.2/a'
  | '7.1.2/b'
  | '7.1.2/c'
  | '7.1.2/d'
  | '7.1.2/e'
  | '7.1.2/f'
  | '7.1.2/g'
  | '7.1.2/h'
  | '7.1.3'
  | '7.1.3/a'
  | '7.1.3/b'
  | '7.1.3/c'
  | '7.1.3/d'
  | '7.1.3/e'
  | '7.1.4/a'
  | '7.1.4/b'
  | '7.1.4/c'
  | '7.1.4/d'
  | '7.1.4/e'
  | '7.1.4/f'
  | '7.1.4/g'
  | '7.1.4/h'
  | '7.1.4/i'
  | '7.1.4/j'
  | '7.1.4/k'
  | '7.1.4/l'
  | '7.1.4/m'
  | '7.1.4/n'
  | '7.1.4/o'
  | '7.1.4/p'
  | '7.1.4/q'
  | '7.1.5'
  | '7.1.5.1'
  | '7.1.5.1/a'
  | '7.1.5.1/b'
  | '7.1.5.1/c'
  | '7.1.5.1/d'
  | '7.1.5.1/e'
  | '7.1.5.2'
  | '7.1.5.2/a'
  | '7.1.5.2/b'
  | '7.1.5.2/c'
  | '7.1.5.2/d'
  | '7.1.5.2/e'
  | '7.1.5.2/f'
  | '7.1.5.2/g'
  | '7.1.6'
  | '7.1.6.1'
  | '7.1.6.2/a'
  | '7.1.6.2/b'
  | '7.1.6.2/c'
  | '7.2/a'
  | '7.2.1/a'
  | '7.2.1/b'
  | '7.2.1/c'
  | '7.2.2/a'
  | '7.2.2/b'
  | '7.2.2/c'
  | '7.2.2/d'
  | '7.2.2.1/a'
  | '7.2.2.1/b'
  | '7.2.2.1/c'
  | '7.2.2.1/d'
  | '7.2.2.2/a'
  | '7.2.2.2/b'
  | '7.2.2.2/c'
  | '7.2.2.3/a'
  | '7.2.2.3/b'
  | '7.2.3/a'
  | '7.2.3/b'
  | '7.3/a'
  | '7.3/b'
  | '7.3/c'
  | '7.3/d'
  | '7.3/e'
  | '7.4'
  | '7.4/a'
  | '7.4.1'
  | '7.4.2/a'
  | '7.4.2/b'
  | '7.4.2/c'
  | '7.4.2/d'
  | '7.4.2/e'
  | '7.4.3'
  | '7.4.4'
  | '7.4/b'
  | '7.6/a'
  | '7.6/b'
  | '7.6/c'
  | '7.6/d'
  | '7.6/e'
  | '7.7'
  | '7.7.1/a'
  | '7.7.1/b'
  | '7.7.1/c'
  | '7.7.1/d'
  | '7.7.1/e'
  | '7.7.2/a'
  | '7.7.2/b'
  | '7.8/a'
  | '7.8/b'
  | '7.8.1/a'
  | '7.8.1/b'
  | '7.8.1/c'
  | '7.8.1/d'
  | '7.8.2/a'
  | '7.8.2/b'
  | '7.8.3/a'
  | '7.8.3/b'
  | '7.8.3/c'
  | '7.8.3/d'
  | '7.8.3/e'
  | '7.8.4/a'
  | '7.8.4/b'
  | '7.9/a'
  | '7.9/b'
  | '7.9/c'
  | '7.9/d'
  | '7.9/e'
  | '7.9/f'
  | '7.10'
  | '7.10.2'
  | '7.11/a'
  | '7.11/b'
  | '7.11/c'
  | '7.12/a'
  | '7.12/b'
  | '7.12/c'
  | '7.13/a'
  | '7.13.1'
  | '7.13.2'
  | '7.13.2/a'
  | '7.14'
  | '7.15/a'
  | '7.15/b'
  | '7.16/a'
  | '7.16/b'
  | '7.16/c'
  | '7.17/a'
  | '7.17/b'
  | '7.18/a'
  | '7.18/b'
  | '7.19/a'
  | '7.19/b'
  | '7.20/a'
  | '7.20/b'
  | '7.20/c'
  | '7.21/a'
  | '7.21/b'
  | '7.21/c'
  | '7.22'
  | '7.22.1/a'
  | '7.22.1/b'
  | '7.22.2/a'
  | '7.22.2/b'
  | '7.23'
  | '7.23/a'
  | '7.23.1/a'
  | '7.23.1/b'
  | '7.23.1/c'
  | '7.23.2/a'
  | '7.23.2/b'
  | '7.23.2/c'
  | '7.23.2/d'
  | '7.23.3/a'
  | '7.23.3/b'
  | '7.23.4/a'
  | '7.23.4/b'
  | '7.24/a'
  | '7.24/b'
  | '7.24/c'
  | '7.24/d'
  | '7.24/e'
  | '7.24/f'
  | '7.25/a'
  | '7.25/b'
  | '7.25/c'
  | '7.25/d'
  | '7.26/a'
  | '7.26/b'
  | '7.26/c'
  | '7.26/d'
  | '7.26/e'
  | '7.26/f'
  | '7.26/g'
  | '7.26/h'
  | '7.27/a'
  | '7.27/b'
  | '7.27/c'
  | '7.28/a'
  | '7.28/b'
  | '7.28.1/a'
  | '7.28.1/b'
  | '7.28.1/c'
  | '7.28.2/a'
  | '7.28.2/b'
  | '7.28.2/c'
  | '7.28.2/d'
  | '7.28.2/e'
  | '7.28.2/f'
  | '7.28.2/g'
  | '7.28.2/h'
  | '7.28.2/i'
  | '7.28.3/a'
  | '7.28.3/b'
  | '7.29/a'
  | '7.29/b'
  | '7.29/c'
  | '7.29/d'
  | '7.29/e'
  | '7.29/f'
  | '7.29/g'
  | '7.29/h'
  | '7.30/a'
  | '7.30/b'
  | '7.30/c'
  | '7.30/d'
  | '7.30/e'
  | '7.30/f'
  | '7.30/g'
  | '7.30/h'
  | '7.30/i'
  | '7.31/a'
  | '7.31/b'
  | '7.31.1/a'
  | '7.31.1/b'
  | '7.31.1/c'
  | '7.31.1/d'
  | '7.31.2/a'
  | '7.31.2/b'
  | '7.31.2/c'
  | '7.31.2/d'
  | '7.31.2/e'
  | '7.31.2/f'
  | '7.31.2.1/a'
  | '7.31.2.1/b'
  | '7.31.2.1/c'
  | '7.31.2.1/d'
  | '7.31.2.2/a'
  | '7.31.2.2/b'
  | '7.31.2.2/c'
  | '7.31.2.2/d'
  | '7.31.3/a'
  | '7.31.3/b'
  | '7.31.3.1'
  | '7.31.3.2/a'
  | '7.31.3.2/b'
  | '7.31.3.3/a'
  | '7.31.3.3/b'
  | '7.32'
  | '7.33'
  | '7.35/a'
  | '7.35/b'
  | '7.35/c'
  | '7.35.1/a'
  | '7.35.1/b'
  | '7.35.1/c'
  | '7.35.1/d'
  | '7.35.1/e'
  | '7.35.1/f'
  | '7.35.2'
  | '7.35.3'
  | '7.35.4/a'
  | '7.35.4/b'
  | '7.36/a'
  | '7.36.1/a'
  | '7.36.1/b'
  | '7.36.2/a'
  | '7.36.2/b'
  | '7.36.4/a'
  | '7.36.4/b'
  | '7.37/a'
  | '7.37/b'
  | '7.37/c'
  | '7.37/d'
  | '7.37/e'
  | '7.38'
  | '7.38.1/a'
  | '7.38.1/b'
  | '7.38.3/a'
  | '7.38.3/b'
  | '7.38.4'
  | '7.38.12'
  | '7.38.12.1/a'
  | '7.38.12.1/b'
  | '7.38.12.2/a'
  | '7.38.12.2/b'
  | '7.38.12.2/c'
  | '7.38.12.2/d'
  | '7.38.12.2/e'
  | '7.38.12.2/f'
  | '7.38.12.2/g'
  | '7.38.13/a'
  | '7.38.13/b'
  | '7.39'
  | '7.40/a'
  | '7.40/b'
  | '7.41/a'
  | '7.41/b'
  | '7.41/c'
  | '7.41/d'
  | '7.41/e'
  | '7.41/f'
  | '7.41/g'
  | '7.41/h'
  | '7.42/a'
  | '7.42/b'
  | '7.42/c'
  | '7.42.1/a'
  | '7.42.1/b'
  | '7.42.1/c'
  | '7.42.1/d'
  | '7.42.1.1/a'
  | '7.42.1.1/b'
  | '7.42.1.2/a'
  | '7.42.1.2/b'
  | '7.42.1.2/c'
  | '7.42.1.3'
  | '7.42.2/a'
  | '7.42.2/b'
  | '7.42.2/c'
  | '7.42.2/d'
  | '7.42.3'
  | '7.43/a'
  | '7.43/b'
  | '7.43/c'
  | '7.43/d'
  | '7.46'
  | '7.47/a'
  | '7.47/b'
  | '7.47/c'
  | '7.48/a'
  | '7.48/b'
  | '7.49/a'
  | '7.49/b'
  | '7.49/c'
  | '7.49/d'
  | '7.49/e'
  | '7.49/f'
  | '7.49/g'
  | '7.49/h'
  | '7.50/a'
  | '7.50/b'
  | '7.50/c'
  | '7.52/a'
  | '7.52/b'
  | '7.52/c'
  | '7.52/d'
  | '7.52/e'
  | '7.52/f'
  | '7.52/g'
  | '7.52/h'
  | '7.52/i'
  | '7.52/j'
  | '7.52/k'
  | '7.52/l'
  | '7.52/m'
  | '7.52/n'
  | '7.52/o'
  | '7.52/p'
  | '7.53'
  | '7.53/a'
  | '7.54/a'
  | '7.54/b'
  | '7.54/c'
  | '7.54/d'
  | '7.55/a'
  | '7.55/b'
  | '7.55.1/a'
  | '7.55.1/b'
  | '7.55.1/c'
  | '7.55.1/d'
  | '7.55.1/e'
  | '7.55.1/f'
  | '7.55.1/g'
  | '7.55.1/h'
  | '7.55.1/i'
  | '7.55.1/j'
  | '7.55.2/a'
  | '7.55.2/b'
  | '7.55.2/c'
  | '7.55.2/d'
  | '7.55.2/e'
  | '7.55.2/f'
  | '7.55.2/g'
  | '7.55.2/h'
  | '7.55.2/i'
  | '7.55.2/j'
  | '7.55.2/k'
  | '7.55.2/l'
  | '7.55.2/m'
  | '7.55.3/a'
  | '7.55.3/b'
  | '7.55.3/c'
  | '7.55.3/d'
  | '7.55.3/e'
  | '7.55.3/f'
  | '7.55.3/g'
  | '7.57/a'
  | '7.57/b'
  | '7.57/c'
  | '7.57/d'
  | '7.57/e'
  | '7.57/f'
  | '7.57/g'
  | '7.57/h'
  | '7.57/i'
  | '7.57/j'
  | 'CES'
  | 'CES/a'
  | 'CES.1/a'
  | 'CES.1/b'
  | 'CES.1/c'
  | 'CES.2/a'
  | 'CES.2/b'
  | 'CES.2/c'
  | 'CES.3'
  | 'CES.4/a'
  | 'CES.4/b'
  | 'CES.4/c'
  | 'CES.4/d'
  | 'CES.4/e'
  | 'CES.4/f'
  | 'CES.5/a'
  | 'CES.5/b'
  | 'CES.5/c'
  | 'CES.5/d'
  | 'CES.6/a'
  | 'CES.6/b'
  | 'CES.7/a'
  | 'CES.7/b'
  | 'CES.8/a'
  | 'CES.8/b'
  | 'CES.8/c'
  | 'CES.9/a'
  | 'CES.9/b'
  | 'CES.10'
  | 'CES.11'
  | 'CES.12/a'
  | 'CES.12/b'
  | 'CES.12/c';

export const LEDGER = `rule	alias	line	area	kind	requirement
7.0	-	99	optional	core	Whole booklet is optional: expose every 7.x section as its own per-battle on/off switch; default off; a battle records which switches are on and replay must honour them.
7.0/a	-	103	optional	core	Sections stand alone: any subset of switches is legal; a section may only need another where it says so (e.g. 7.20 needs 7.8; 7.41 extends 7.7; 7.37 recommends 7.2; 7.53 serves 7.52).
7.0/b	-	105	components	none	Numbering follows the parent Panzer series; missing numbers (7.5, 7.34, 7.36.3, 7.38.2, 7.38.5-11, 7.44, 7.45, 7.51, 7.56, 7.10.1) are deliberate gaps, not lost text.
7.1/a	-	112	morale	core	Morale is a property of a formation and distinct from Grade; Grade exists separately at Force, Formation and Unit level and measures skill.
7.1/b	-	114	morale	core	While recorded losses are below the Numeric Cohesion Point a formation acts normally, except that the special events of 7.1.3 force a check; at/after it, the 7.1.2 triggers apply.
7.1/c	-	116	morale	none	Break Point = probability of breaking by nationality; a check never breaks a unit automatically; a broken unit stays limited until it recovers.
7.1/d	-	118	morale	core	Check has three outcomes: unaffected, Hesitating (milder, recovers with no die roll), Broken (must roll to recover).
7.1/e	-	120	morale	none	Designer note: broken units inside Command Range make further breaks likelier (cascade; see -10 modifier in 7.1.4).
7.1/f	-	122	morale	procedure	Record per formation its name and Numeric Cohesion Point on the Formation Summary; software: formation state holds cohesionLevel, cohesionNumber, losses.
7.1.1/a	-	126	morale	data	Cohesion Point is one of nine ordered levels, Superb best ... Poor worst, and is converted into a Numeric Cohesion Point (CP-n).
7.1.1/b	-	128	morale	core	Count only combat units when computing a formation's Numeric Cohesion Point; losing non-combat units never counts toward it.
7.1.1/c	-	130	morale	core	Every unit of the formation, combat or non-combat, is subject to Morale Checks.
7.1.1/d	-	132	scenario	core	Scenario data supplies, per formation, both the level name and the CP number; use them unless 7.1.1.1 replaces them.
7.1.1/e	-	134	scenario	data	Scenario 47 (The Frontier Wire: Raid on Sidi Omar, 12 June 1940): British Infantry Company = Excellent, CP-6.
7.1.1/f	-	136	dyo	optional	The 7.1.1.1 procedure may be used to vary a scenario's printed level or to set it in a self-made scenario.
7.1.1.1/a	-	140	morale	core	Determine level: roll (100) + modifier for nationality and period (Cohesion Point Table) + modifier for Formation Grade (Cohesion Modifiers Table); tables on Game Card B.
7.1.1.1/b	-	142	morale	core	Find the net roll's row on the Numeric Cohesion Point Table; read the number as on the Available Commands Table (6.2.1.1.1): add the column values making up the number of combat units.
7.1.1.1/c	-	144	morale	data	Recovered values: Italian early-41 modifier -20; Veteran Formation modifier +10; net 46-55 = Good.
7.1.1.1/d	-	148	morale	core	Column sum: tens column times tens digit plus units column (17 = "10"+"7"; 24 = "10"x2+"4"); round the final sum down.
7.1.1.1/e	-	150	morale	core	A formation's units may break once its accumulated combat-unit losses are >= the Numeric Cohesion Point.
7.1.1.1/f	-	156	morale	core	When varying a printed level of a German or UK formation the result may differ from the printed level by at most 2 levels up or down.
7.1.1.1/g	-	158	morale	data	German/UK printed Excellent: allowed result range is Outstanding (top) to Adequate (bottom).
7.1.1.1/h	-	160	morale	core	When varying a printed level of an Italian, USA or French formation the result may be at most 1 level higher; no limit downward.
7.1.1.1/i	-	162	morale	data	Italian/USA/French printed Excellent: allowed result range is Superior (top) to Poor (bottom).
7.1.1.1/j	-	164	morale	optional	Variant: postpone the level roll of a formation until its first loss occurs, so nobody knows the level before that.
7.1.1.2/a	-	168	morale	core	Losses tally +1 for each eliminated combat leg or towed unit and each combat vehicle Bailed Out, Knocked Out or Brewed Up.
7.1.1.2/b	-	168	morale	core	Not tallied: squad reduced to half-squad; vehicle Track or Damaged results; any artillery or aircraft loss; any non-combat unit (7.1.1).
7.1.1.2/c	-	170	morale	core	When the tally reaches the Numeric Cohesion Point all remaining units of the formation, combat and non-combat, become subject to breaking.
7.1.2	-	174	morale	core	Formation tally >= Numeric Cohesion Point: a unit (combat or not) of that formation takes a Normal Morale Check each time one of the listed triggers happens to it.
7.1.2/a	-	176	morale	core	Trigger: the unit moves out of its current hex.
7.1.2/b	-	177	morale	core	Trigger: the unit is attacked by Direct Fire, Indirect Fire or any air attack (whatever the result).
7.1.2/c	-	178	morale	core	Trigger: the unit is attacked by Overrun, Close Assault or Hand-to-Hand combat.
7.1.2/d	-	179	morale	core	Trigger: a vehicle of the unit's formation Brews Up in the unit's hex.
7.1.2/e	-	180	morale	core	Trigger: a command unit of the unit's own chain of command within Command Range is eliminated; sister-company HQ does not count, own battalion or higher HQ does.
7.1.2/f	-	180	morale	core	Command units also check when a higher-level command unit of their chain is eliminated within Command Range.
7.1.2/g	-	181	morale	core	Trigger (leg or towed unit only): a leg or towed unit of the same formation is eliminated by Overrun or Hand-to-Hand combat in the same hex.
7.1.2/h	-	183	morale	core	Resolve each check when the triggering event is complete (after the whole move; after Hand-to-Hand has a victor).
7.1.3	-	187	morale	core	Formation tally < Numeric Cohesion Point: units (combat and non-combat) take a Forced Morale Check at once on the 7.1.3 triggers only.
7.1.3/a	-	189	morale	core	Forced trigger: unit receives a flame attack by Direct Fire or within Close Assault or Hand-to-Hand combat.
7.1.3/b	-	190	morale	core	Forced trigger: unit is attacked by Overrun, unless it occupies an Improved Position or a Building hex.
7.1.3/c	-	191	morale	core	Forced trigger: a command unit of the formation within Command Range is eliminated (same chain-of-command test as 7.1.2).
7.1.3/d	-	193	morale	core	Forced trigger (leg or towed only): leg or towed unit of the same formation eliminated by Overrun or Hand-to-Hand in the same hex.
7.1.3/e	-	195	morale	core	From the moment the formation reaches its Numeric Cohesion Point, 7.1.2 replaces 7.1.3 for all its units.
7.1.4/a	-	199	morale	core	Morale Check: roll (100), add all modifiers, look up the unit's nationality row on the Break Point Table (Game Card B): Break / Hesitate / unaffected.
7.1.4/b	-	201	morale	core	Break result: mark BREAK/ON. Hesitate result: mark HESITATION/ON.
7.1.4/c	-	201	morale	core	A Broken unit that rolls Hesitate keeps its Break marker unchanged (ON stays ON, OFF stays OFF).
7.1.4/d	-	205	morale	data	Modifier: Elite Unit Grade +20.
7.1.4/e	-	209	morale	data	Modifier: Veteran Unit Grade +10.
7.1.4/f	-	213	morale	data	Modifier: Regulars Unit Grade -10 (Seasoned is not listed, so 0).
7.1.4/g	-	217	morale	data	Modifier: Green Unit Grade -20 (body text says "Poor" under the heading Green; treat as Green).
7.1.4/h	-	221	morale	data	Modifier: unit in Medium Cover +10.
7.1.4/i	-	225	morale	data	Modifier: unit in Heavy Cover +20.
7.1.4/j	-	229	morale	data	Modifier: +20 if at least one unbroken command unit of its chain is within Command Range (that HQ may be Hesitating, Suppressed or Damaged); never more than +20 however many HQs.
7.1.4/k	-	235	morale	data	Modifier: Suppressed -20 and Damaged -20, each applied separately (-40 if both).
7.1.4/l	-	239	morale	data	Modifier: Forced Morale Check +20.
7.1.4/m	-	243	morale	data	Modifier: -10 if any Broken unit of the same formation is within Command Range of the checking unit (once).
7.1.4/n	-	247	morale	data	Modifier: -20 if an opposing unit spotted by the checking unit is 1 or 2 hexes away.
7.1.4/o	-	251	morale	data	Modifier: -10 if an opposing unit spotted by the checking unit is 3, 4 or 5 hexes away.
7.1.4/p	-	255	morale	core	Proximity modifiers use what the checking unit itself can spot; Suppressed and Full Cover units spot less (a Suppressed unit only straight to its front), so the modifier may not apply.
7.1.4/q	-	257	morale	data	Modifier: -20 if the unit has any command other than N/C this turn.
7.1.5	-	261	morale	core	Broken and Hesitating limits last until the marker is removed by recovery.
7.1.5.1	-	269	morale	core	A unit bearing HESITATION/ON or HESITATION/OFF suffers all 7.1.5.1 limits (both faces identical in effect).
7.1.5.1/a	-	271	morale	data	Hesitating shooter (Direct or Indirect Fire): -3 to AP combat, -10 to GP combat.
7.1.5.1/b	-	274	morale	core	Hesitating unit may not start an Overrun, Close Assault or Hand-to-Hand combat.
7.1.5.1/c	-	275	morale	data	Hesitating unit engaged in Hand-to-Hand: -10.
7.1.5.1/d	-	276	morale	core	Hesitating unit moves at full speed; if it moves while HESITATION/OFF its marker turns back to HESITATION/ON.
7.1.5.1/e	-	277	morale	data	Hesitating observer: -1 to Called or Continuous Indirect Fire response.
7.1.5.2	-	283	morale	core	A unit bearing BREAK/ON or BREAK/OFF suffers all 7.1.5.2 limits.
7.1.5.2/a	-	285	morale	core	Broken unit is not an active unit for command purposes; a broken command unit's Command Span (7.52) is 0.
7.1.5.2/b	-	286	morale	data	Broken unit spots with -2 (two rows down on the Spotting Ranges Table).
7.1.5.2/c	-	287	morale	data	Broken shooter (Direct or Indirect Fire): -5 to AP combat, -20 to GP combat.
7.1.5.2/d	-	293	morale	core	Broken unit may not start an Overrun, Close Assault or Hand-to-Hand combat.
7.1.5.2/e	-	294	morale	data	Broken unit engaged in Hand-to-Hand: -20.
7.1.5.2/f	-	295	morale	core	Broken unit moves at half speed, rounded down, cumulative with other movement modifiers; if it moves while BREAK/OFF its marker turns back to BREAK/ON.
7.1.5.2/g	-	296	morale	data	Broken observer: -2 to Called or Continuous Indirect Fire response.
7.1.6	-	300	rally	core	Recovery happens in the Adjust/Remove Morale Counters Step of the Adjustment Phase.
7.1.6.1	-	304	rally	core	Every HESITATION/OFF marker is removed automatically in that step.
7.1.6.2/a	-	308	rally	core	Each unit with BREAK/OFF may try to recover: base success range 51-00 for every Unit Grade; on success remove the marker.
7.1.6.2/b	-	310	rally	core	Break recovery: roll (100) plus the 7.1.4 modifiers; net >= 51 recovers. Marker flow mirrors Suppression recovery (ON turns to OFF, OFF may recover).
7.1.6.2/c	-	312	morale	data	Worked example lines 312-331: German Rifle squad, Forced Morale Check, net modifier +30, roll 36 -> 66 -> German Hesitation range 51-70.
7.2/a	-	335	hidden	none	Purpose: surprise without written plotting; middle way between open deployment and plotted hidden movement.
7.2.1/a	-	343	hidden	core	Only if the scenario's Special Conditions say so, one or both sides' ground units may start Hidden, represented by HIDDEN UNIT counters.
7.2.1/b	-	345	hidden	procedure	Two counter sets (red, gray), one colour per side.
7.2.1/c	-	347	hidden	core	A HIDDEN UNIT counter stands for nothing (fake) or for one or more units of exactly one formation; never units of different formations.
7.2.2/a	-	351	hidden	core	A real counter is placed in any legal hex and may stand for any mix of vehicle, towed and leg units; counters on map may not exceed the scenario's limit.
7.2.2/b	-	353	hidden	procedure	Owner keeps the represented units secretly in the numbered box of the Hidden Unit Card; software: owner-only projection counterId -> unit ids.
7.2.2/c	-	353	hidden	core	The counter's hex is the true location of at least one of the units it represents.
7.2.2/d	-	355	hidden	core	A fake counter is placed in any legal hex with no units behind it.
7.2.2.1/a	-	359	hidden	core	Spot a HIDDEN UNIT counter by the ordinary spotting rules, measured to the counter; once spotted, all units it represents are placed on the map, even those not individually spottable.
7.2.2.1/b	-	361	hidden	core	For spotting use, among the represented unit types, the one with the greatest spotting range (1 vehicle + 10 leg units: use vehicle).
7.2.2.1/c	-	365	hidden	core	On reveal at least one unit of the type that was spotted goes in the counter's hex; the others in that hex or any legal hex within Command Range of it, not crossing impassable terrain; any facing.
7.2.2.1/d	-	367	hidden	core	Owner may treat a fake as any type, but when an enemy reaches the range at which even a leg unit would be spotted he must reveal it as fake.
7.2.2.2/a	-	371	hidden	core	A HIDDEN UNIT counter moves like a ground unit, not faster than the slowest represented unit's Movement Factor.
7.2.2.2/b	-	373	hidden	core	Hidden units mount and dismount by the normal rules, may enter Full Cover, and moving counters are spotted at the larger moving ranges.
7.2.2.2/c	-	375	hidden	core	A fake may move as any type; once it has moved at a rate only a vehicle could, it can no longer be treated as leg or towed for spotting.
7.2.2.3/a	-	379	hidden	core	Any combat by a hidden unit other than Indirect Fire reveals its counter and places all its units (7.2.2.1); observing for or firing Indirect Fire does not reveal.
7.2.2.3/b	-	381	hidden	core	A HIDDEN UNIT counter that is the target of Indirect Fire or of an aircraft bomb or rocket attack is revealed and all its units placed (7.2.2.1).
7.2.3/a	-	385	hidden	core	During play a side may take currently unspotted units off the map and replace them by one or more HIDDEN UNIT counters, each single-formation.
7.2.3/b	-	385	hidden	core	Fakes may be added during play too; existing + new counters may not exceed the scenario limit.
7.3/a	-	389	command-control	core	One unique Command counter may be shared only by combat units and activated unarmed units of one and the same Platoon, Section or Troop that are within Command Range of one another.
7.3/b	-	389	command-control	core	Units of different platoons/sections/troops, including non-command HQ units, may not share a command even inside the same formation.
7.3/c	-	391	command-control	core	A command unit of the same formation, at any level, may share a command with a subordinate platoon or section.
7.3/d	-	393	command-control	core	The sharing command unit must be in the unit's own chain of command (HQ of company B cannot share with a unit of company A).
7.3/e	-	395	command-control	procedure	Platoon/section membership of every unit is documented at setup; software: unit.platoonId required when 7.3, 7.4 or 7.42 is on.
7.4	-	399	vehicles	data	Vehicles without radio carry an R notation in the Unit Identifier section of the Data Card (e.g. I-3A M11/39).
7.4/a	-	403	vehicles	data	The Notes section of a Data Card lists exceptions (later refits, command vehicles that do have radios).
7.4.1	-	407	spotting	core	Vehicles (no-radio) may neither hand off spotted targets to nor receive them from units of another platoon, section or troop (modifies 4.1.1).
7.4.2/a	-	411	command-control	core	No-radio vehicles of one platoon/section/troop must all share one Command counter, however many commands are available.
7.4.2/b	-	411	command-control	core	No-radio vehicles have Command Range 0 even if Formation Grade is Seasoned, Veteran or Elite.
7.4.2/c	-	413	command-control	core	A no-radio platoon member with a track hit may be left behind by the others (6.5.2.2.1); a Damaged vehicle may not be separated from the platoon.
7.4.2/d	-	413	command-control	core	The track-hit member may, in later turns, get its own command within the company's available commands.
7.4.2/e	-	415	command-control	core	No-radio recon vehicles keep all recon abilities except those removed by 7.4.3.
7.4.3	-	419	indirect-fire	core	No-radio vehicles may not call Indirect Fire nor observe targets for aircraft.
7.4.4	-	423	morale	core	For a no-radio vehicle the unbroken-command-unit morale modifier (+20) needs the command unit, radio or not, in the same hex.
7.4/b	-	425	vehicles	none	Historical note on German radio fit; no code.
7.6/a	-	429	close-combat	core	Before a leg unit executes a Close Assault it must pass a Forced Morale Check (7.1.3); applies to Italian forces in 1940.
7.6/b	-	429	close-combat	optional	By players' agreement it may also apply, any date, to leg units of Green Unit Grade.
7.6/c	-	431	close-combat	core	Tank Fright check ignores the spotted-unit proximity modifiers (-20/-10); all other 7.1.4 modifiers apply.
7.6/d	-	433	close-combat	core	For an Advancing Attack (6.6.1.1) the check is taken before the move; the check itself never triggers Overwatch Fire, only an actual move does.
7.6/e	-	435	close-combat	core	Break result -> SUPPRESSED/ON instead; Hesitate result -> SUPPRESSED/OFF instead; pass -> Close Assault proceeds normally.
7.7	-	439	spotting	core	Spotting beyond range 1 becomes a die roll; targets at range 1 are spotted automatically.
7.7.1/a	-	443	spotting	core	Success value comes from the Spotting (OR) Table (Game Card B) by the spotter's Unit Grade: first value if range <= half of the maximum spotting range (round down), else second value.
7.7.1/b	-	447	spotting	core	One attempt per target (not per spotter): use the friendly unit with the best chance; additional units attempting raise the value by +10 each (example: 2 spotters = +10 in total).
7.7.1/c	-	447	spotting	core	A target so spotted is handed off to other friendly units that have it inside their own maximum spotting range.
7.7.1/d	-	449	spotting	core	Roll (100): spotted if roll <= value. Failure does not cancel Overwatch Fire.
7.7.1/e	-	451	spotting	data	Recovered: Veteran second value = 60; vehicle in a Grove hex has maximum spotting range 7 (half = 3).
7.7.2/a	-	455	spotting	core	A unit may maintain at most the Max column value of its Unit Grade in spotted targets, hand-offs included.
7.7.2/b	-	457	spotting	core	Spots above Max are ignored or must be removed.
7.8/a	-	462	components	procedure	Turret counters: front face = Open, B face = Buttoned-up; nationality art has no effect. Software: vehicle.turretFacing and vehicle.turretStatus.
7.8/b	-	464	vehicles	core	A turreted vehicle has a turret facing (hexside) separate from its hull and may direct fire only at targets inside the turret's 60-degree Field-of-Fire.
7.8.1/a	-	472	vehicles	core	Turret turns at most TT Factor hexsides (Data Card, Weapon Data row; 1-3, turretless 0), during movement and/or in the Adjust Turret Step of the Adjustment Phase.
7.8.1/b	-	476	movement	core	While moving, for each new hex entered a vehicle may turn its turret up to TT Factor hexsides or keep it fixed relative to the hull.
7.8.1/c	-	476	first-fire	core	Non-phasing eligible units may interrupt with Overwatch before or after any turret adjustment of a moving vehicle.
7.8.1/d	-	476	vehicles	core	A vehicle with a track hit keeps its TT Factor; a Turret Damaged vehicle has TT Factor 1 (if above 1).
7.8.2/a	-	480	to-hit	core	AP hit on turreted vehicle: roll location with the hull Hit Angle; a Hull location stands.
7.8.2/b	-	482	to-hit	core	A Turret location with turret Hit Angle different from hull Hit Angle: re-read the SAME roll with the turret's Hit Angle (no new roll) to get the final location.
7.8.3/a	-	490	vehicles	core	A-Type vehicle turrets are Open or Buttoned Up; chosen in the Adjust Turret Step, valid for the whole next turn, no change during a turn.
7.8.3/b	-	492	vehicles	core	Turretless A-Type vehicles may also Button Up (no turret turning); P-Type vehicles never Button Up even if turreted.
7.8.3/c	-	494	spotting	core	Open: spots normally but is more vulnerable to GP fire and aircraft. Buttoned Up: -1 spotting (one row down) and normal GP resolution.
7.8.3/d	-	498	vehicle-combat	core	Open A-Type hit by non-small-arms GP Effective Result with shooter's max GP Effectiveness < its GP Defense: Damaged (summary 1522: turret damage) instead of only suppressed.
7.8.3/e	-	501	vehicle-combat	core	Open A-Type hit by small arms Effective Result at Point Blank: Damaged (summary 1540: turret damage). AP fire is unaffected by Open status.
7.8.4/a	-	505	first-fire	core	Overwatch at a target outside the turret's Field-of-Fire: -3; TT Factor must suffice to bring the target inside it; the turret keeps that new facing.
7.8.4/b	-	507	first-fire	core	The Target Moving modifier is added to the -3 when the Overwatch was triggered by movement.
7.9/a	-	513	smoke	core	A vehicle with Smoke Dischargers (5.16.2) may try once per turn, in the Command Phase before its command is placed, to create a cloud covering only itself and its passengers.
7.9/b	-	515	smoke	core	Discharger order: the PREVIOUS turn's First Player places all DS smoke first, then that turn's Second Player (current Initiative not yet rolled).
7.9/c	-	517	smoke	core	Roll (10): <= Ammo Limit value (5.16.2.3) places SMOKE/DS on the vehicle; greater = attempt fails.
7.9/d	-	519	smoke	core	SMOKE/DS acts as Open-SHEAF Smoke for fire to or from that vehicle and its passengers only; no effect on other units in the hex, Indirect Fire or Aircraft Combat.
7.9/e	-	521	smoke	core	The cloud ends in the current turn's Adjust/Remove Counters Step (6.8.4), or as soon as the vehicle moves to a new hex or moves within its hex.
7.9/f	-	521	smoke	core	No discharge in consecutive turns: the spent counter sits under the vehicle as reminder and is removed in the next turn's Adjust/Remove Counters Step.
7.10	-	523	ordnance	none	Introductory fragment on HEAT-type (CE) shells, gun-fired and hand-held; incomplete sentence in print, no rule.
7.10.2	-	529	to-kill	core	CE rounds against S-Type vehicles do not take the -2 damage modifier that AP hits on S-Type otherwise take.
7.11/a	-	533	vehicle-combat	data	Some vehicles carry a BU notation in the Unit Identifier section of the Data Card (e.g. B-5A Crusader I).
7.11/b	-	537	vehicle-combat	core	On a BU-noted vehicle a Knocked Out result has its damage roll modified +2 (AP fire) or -2 (GP fire) to see whether it becomes a Brew Up.
7.11/c	-	537	vehicle-combat	core	BU modifier never raises the overall chance of damage, only KO -> BU; a modified Damage Result is capped at 10; not used with Basic Game Damage.
7.12/a	-	545	to-kill	core	After an AP hit and before the Hit Location-Damage roll, the firer rolls (10x2), reading each die separately on the AP Penetration (OR) Table row of the AP Penetration Factor (Game Card A).
7.12/b	-	547	to-kill	core	Add the two adjustments to the Penetration Factor; the total is limited to +/- the row's Max Value.
7.12/c	-	549	to-kill	data	Die 1-4 subtracts, 5-6 is 0, 7-10 adds. Recovered: factor 27: 10=+3, 4=-1; factor 18: 1=-2, 2=-2, Max 3.
7.13/a	-	557	to-hit	core	Lower-hull hits need AP Direct Fire and a vehicle that moves changing elevation, or whose Height is 2 or more above the opposing unit.
7.13.1	-	561	to-hit	core	Vehicle moving out of a Gully or crossing a Wall hex, hit on HF by an overwatching unit at Height equal to its new Height: armor = half the Rising-shot HF Armor Factor, round down, minimum 1 (though it is a Level Shot).
7.13.2	-	565	to-hit	core	Target not Hull Down nor automatically Partial Hull Down and range <= 2 x Height difference: HF hit uses half the Rising HF Armor Factor, round down, minimum 1.
7.13.2/a	-	567	to-hit	data	Height difference 3 (target 3, firer 0): lower hull at range 4, 5, 6; at range <= 3 the target is Partially Hull Down (6.1.4.1.3).
7.14	-	573	fire	core	A vehicle with FIRE or SHORT HALT must fire at the closest opposing vehicle combat unit (4.1.1) unless another vehicle of its own formation already engages it; friendly leg/towed fire does not release it.
7.15/a	-	575	ordnance	none	CE ammo may be used for GP Direct Fire; less effective in the open (rationale).
7.15/b	-	577	fire	core	Hand-held anti-tank rocket GP fire at dismounted leg or towed units not inside a building or Improved Position: -10.
7.16/a	-	581	guns	data	Towed Data Cards note Platform Gun Mounts (e.g. German 8.8cm FlaK 36 ATG/AAG; B-17A OQF 2 pounder ATG).
7.16/b	-	587	guns	core	Platform-mounted towed unit: for Overwatch and Anti-Aircraft Fire its Field-of-Fire always faces the target, and every Overwatch shot uses the Overwatch Front Modifier.
7.16/c	-	589	guns	core	Firing at a target in its side or rear Field-of-Fire pivots the unit so the target is in the correct (front) Field-of-Fire.
7.17/a	-	593	support-weapons	core	When a full squad is reduced by GP Fire or Hand-to-Hand, roll (10) for each attached weapon carried: 1-5 = weapon destroyed.
7.17/b	-	595	support-weapons	core	If more than one attached weapon is carried, the first roll gets -2; choose the first weapon at random (record the random pick).
7.18/a	-	599	fire	core	Small-arms Direct GP Fire at leg or towed targets may be declared Pinning Fire when the fire is announced; allowed under FIRE, SHORT HALT or OW.
7.18/b	-	603	fire	core	Pinning Fire: resolve GP Fire with +20; an Effective Result becomes Suppressed, so no Effective Result is possible.
7.19/a	-	609	terrain	core	Only engineer squads, half-squads and sections may attack terrain that has a GP Defense Factor (never Building hexes) as if it were a ground unit; needs a MOVE command.
7.19/b	-	611	terrain	core	Use Close Assault procedure: first Effective Result -> roll (100) again; two Effective Results destroy the terrain, otherwise no effect.
7.20/a	-	615	vehicles	data	With 7.8 in use, turreted vehicles whose Data Card Notes say Long Gun are restricted in Alley and Grove hexes.
7.20/b	-	617	movement	core	Long Gun vehicle moving into or within an Alley or Grove hex: turret must point straight to hull front or hull rear; while stationary any hexside is allowed.
7.20/c	-	619	movement	core	Long Gun vehicle following a Path or Road (4.5.1.1.5) may keep its turret in any direction.
7.21/a	-	623	vehicle-combat	core	A Track Hit, by AP or GP weapon, needs a check: 2 x firer's maximum GP Effectiveness Factor >= target GP Defense Factor, else the Track Hit counts as a miss with no Bail Out attempt.
7.21/b	-	627	vehicle-combat	core	Firers with small arms or without a GP weapon use a doubled factor of 1; hand-held anti-tank weapons are exempt from the check.
7.21/c	-	631	vehicle-combat	core	Use the listed GP factor even when that GP ammo is not yet available on the date (6 pounder GP from early-43).
7.22	-	635	smoke	core	Squads and half-squads that are not Suppressed, Hesitating or Broken may create smoke in their own hex if it holds no other dismounted leg or towed unit.
7.22.1/a	-	639	smoke	core	Infantry smoke needs FIRE or SHORT HALT, counts as the unit's Small Arms Fire, obeys Ammo Limits (5.16.2); attached weapons may still fire.
7.22.1/b	-	641	smoke	core	Place SMOKE/ON in the hex; the smoke affects only the target unit (i.e. the unit in that hex for which it was made).
7.22.2/a	-	645	smoke	data	Smoke Ammo Limit by nationality: German S5, USA S5, UK S4, France '41 on S3, Italy S3.
7.22.2/b	-	653	smoke	data	Smoke Ammo Limit modifiers: Elite +2, Veteran +1, Green -1, Engineer +3 (Seasoned, Regulars 0).
7.23	-	664	vehicle-combat	core	AP hit on an A- or P-Type vehicle that penetrates but yields No Damage: roll (10) on the collateral table of the hit location; each collateral effect applies only once per vehicle.
7.23/a	-	662	vehicle-combat	procedure	Needs lasting per-vehicle notation; software: vehicle.collateral set.
7.23.1/a	-	668	vehicle-combat	core	TF roll 1: Optics damaged, -1 AP Direct Fire and -5 GP Direct Fire for the rest of the scenario.
7.23.1/b	-	674	vehicle-combat	core	TF roll 2: Coax MG damaged, the +10 Coax MG modifier to GP Direct Fire and Overrun is lost; no coax fitted: mark SUPPRESSED/ON instead.
7.23.1/c	-	678	vehicle-combat	core	TF roll 3-10: no effect.
7.23.2/a	-	682	vehicle-combat	core	TS or TR roll 1: turret ring, turret fixed in its current position for the rest of the scenario; Turretless and Turretless 360 vehicles: SUPPRESSED/ON instead.
7.23.2/b	-	688	vehicle-combat	core	TS or TR roll 2: radio damaged, vehicle loses Command and Recon abilities.
7.23.2/c	-	690	vehicle-combat	optional	Refinement of radio damage: vehicle also becomes subject to 7.4 Without Radio Sets.
7.23.2/d	-	692	vehicle-combat	core	TS or TR roll 3-10: no effect.
7.23.3/a	-	696	vehicle-combat	core	HF roll 1: running gear, Movement Factor -2 (minimum 1) for the rest of the scenario.
7.23.3/b	-	700	vehicle-combat	core	HF roll 2-10: no effect.
7.23.4/a	-	704	vehicle-combat	core	HS or HR roll 1: fuel damage; from then on roll (10) at the start of each Movement Phase (7.23.4/b). Other rolls: no effect (print only lists "3-10").
7.23.4/b	-	706	vehicle-combat	core	Fuel-damage roll 1: out of fuel for the scenario, mark a TK hit including Bail Out attempt. Roll 2: catches fire, BU hit with Bail Out attempt and Suppression effects. Roll 3-10: nothing.
7.24/a	-	714	concealment	core	If Special Conditions allow, ground units set up on map at start may be camouflaged; list them on the Formation Summary (owner-secret).
7.24/b	-	716	concealment	core	Camouflaged units stay on the map; owner announces the camouflage when the enemy announces a spot; range 1 spots automatically.
7.24/c	-	718	concealment	core	After the normal spotting range is met, spotter rolls (10): must be <= the spotting range value of that unit on the Spotting Ranges Table.
7.24/d	-	718	concealment	core	Spotters hand off a spotted camouflaged unit to friendly units at the same range or less.
7.24/e	-	720	concealment	data	Example value: vehicle in a Medium Grove hex is spotted on 7 or less.
7.24/f	-	722	concealment	core	Camouflage is lost for good on executing MOVE or SHORT HALT, and on executing FIRE or OW if an enemy meets the normal spotting range (no roll).
7.25/a	-	728	guns	core	Weapon malfunctions on an AP Direct Fire result of 00 or a GP Direct Fire unmodified roll of 01; that combat is still resolved normally; the weapon cannot fire until repaired.
7.25/b	-	730	guns	core	Repair attempt: roll (10) at the end of the Command Phase; -2 if the unit has N/C. Final 2 or less: repaired, works on subsequent turns.
7.25/c	-	733	guns	core	Repair roll of 10: weapon permanently out of action, no more attempts. Any other result: still malfunctioning.
7.25/d	-	736	guns	procedure	Mark with the MALFUNCTION / OUT OF ACTION sides of the DMGD counter; software: weapon.state = ok | malfunction | outOfAction.
7.26/a	-	740	indirect-fire	core	If the modified response roll exactly equals the observer's value on the Called Indirect Fire Response Table (Game Card A), that firing unit's Impact Point scatters.
7.26/b	-	742	indirect-fire	core	Scatter distance roll (10): 1-6 = 1 hex, 7-10 = 2 hexes; direction roll (d6) on the map's Directional Hex; move the Impact Point that far.
7.26/c	-	742	indirect-fire	optional	Convenience: roll (10x2) for response so the scatter die is already rolled.
7.26/d	-	744	indirect-fire	core	If the new Impact Point is still in the observer's line-of-sight the mission may be continued or adjusted next turn.
7.26/e	-	746	air	optional	Expansion: bombs dropped at Medium or High Altitude by an aircraft attacked by Anti-Aircraft fire within 5 hexes of the drop hex may scatter.
7.26/f	-	748	air	core	Bomb scatter roll (10): AA result No Effect: scatters on 1-2; AA result Suppressed or Damage: scatters on 6 or less.
7.26/g	-	750	air	data	Bomb scatter die modifiers by aircraft Unit Grade: Elite +2, Veteran +1, Regulars -1, Green -2.
7.26/h	-	756	air	core	Bomb scatter direction (d6); distance 1 hex at Medium, 2 hexes at High Altitude.
7.27/a	-	762	night	core	Illumination missions: only non-linear Closed SHEAF; ON/OFF life cycle like Smoke.
7.27/b	-	764	night	core	Units inside the illuminated SHEAF area get +2 spotting modifier (are seen more easily) while lit; never raises the Spotting Level above 0.
7.27/c	-	768	night	core	Firing illumination places ILLUMINATION/ON or flips an existing OFF to ON; ILLUMINATION/OFF is removed in the Adjust/Remove Counters Step (6.8.4).
7.28/a	-	772	oba	none	Definition: finding and disrupting enemy off-map batteries.
7.28/b	-	774	oba	core	Only off-map batteries listed in the scenario as Counter Battery assets may do it; normal support batteries may not.
7.28.1/a	-	778	oba	core	A Counter Battery unit is always available, unlimited uses, at most one enemy off-map battery sought per unit per turn.
7.28.1/b	-	778	oba	core	May be announced whenever enemy off-map artillery responds to Called Fire, continues a mission or arrives as planned fire.
7.28.1/c	-	780	oba	core	Counter Battery resolves after the targeted battery has resolved its mission for the turn.
7.28.2/a	-	784	oba	core	Location roll (100) with modifiers: net 01-20 = battery located; otherwise the attempt fails.
7.28.2/b	-	790	oba	core	-10 to location if the target's current mission has run at least the number of consecutive turns on the Counter Battery unit's Artillery Data Card (German: 3).
7.28.2/c	-	791	oba	data	+10 to location if the target battery is self-propelled (SP).
7.28.2/d	-	792	oba	data	Italian Counter Battery unit: +10 to location in 1940, +5 in early-1941.
7.28.2/e	-	794	oba	core	Effect roll (100) on a located battery: 01-50 Suppressed, 51-80 Damaged, 81-00 Knocked Out.
7.28.2/f	-	797	oba	core	Suppressed battery keeps operating with Shooter Suppressed -20 GP (6.5.4.3); mark SUPPRESSED/ON.
7.28.2/g	-	798	oba	core	Suppressed battery recovers on 01-50 fixed, no modifiers.
7.28.2/h	-	799	oba	core	Damaged battery keeps operating with Shooter Damage -10 GP (6.5.4.3) and -2 to fire response; a second Damaged result = Knocked Out.
7.28.2/i	-	804	oba	core	Knocked Out battery never fires again in the scenario; its listed Victory Points go to the opponent.
7.28.3/a	-	810	oba	core	If both sides own Counter Battery assets, after a Counter Battery Fire is announced and resolved an enemy Counter Battery unit may locate and attack that firing unit by the same procedure.
7.28.3/b	-	812	oba	core	Counter-counter results: Suppressed ignored; Damaged or Knocked Out removes the Counter Battery unit for the scenario and its listed Victory Points go to the opponent.
7.29/a	-	816	movement	core	Only unhidden vehicles bog, only in terrain with a numeric range in the Bog column of the Terrain Effects Table (Game Card B), unless scenario Set Up/Special Conditions say otherwise.
7.29/b	-	818	vehicles	data	Bog modifiers: negative value "B: -n" in the Data Card Movement row or Notes and on the counter; plus -5 for any vehicle towing another unit.
7.29/c	-	822	movement	core	A vehicle with MOVE or SHORT HALT standing in listed terrain checks before it exits or moves within the hex (e.g. seeking Hull Down, entering a building); entering the hex needs no check.
7.29/d	-	822	movement	core	Vehicles using the Path or Road bonus never check.
7.29/e	-	828	movement	core	Roll (100) + modifiers; inside the listed range = bogged: stop at once, no further move or turning that turn.
7.29/f	-	830	movement	core	Bogged vehicle may move next turn without penalty but must check again first; passengers mount/dismount normally; it still gets a SPOT/MOVE counter.
7.29/g	-	832	command-control	core	Units sharing MOVE or SHORT HALT must still end within Command Range if possible when some of them bog; others are not required to retrace movement.
7.29/h	-	826	movement	data	Example: PzKpfw III F (G-2B, B: -5) leaving a Rough hex bogs on a roll of 35 or less, so Rough range is 01-30.
7.30/a	-	838	movement	core	Scenario may class roads/paths through Building, Grove or Light Grove hexes as Narrow.
7.30/b	-	838	bridges	optional	Narrow rule may also be applied to a narrow bridge.
7.30/c	-	840	movement	core	On a Narrow hex vehicles and dismounted ("dismantled" in print) towed units may not enter or pass a hex holding enemy vehicles; vehicles pass dismounted enemy leg/towed units only by Overrun.
7.30/d	-	840	movement	core	Units may enter a Narrow hex holding friendly vehicles, towed units or a wreck but may not exit (pass beyond) it; dismounted leg units are not restricted.
7.30/e	-	842	stacking	core	Vehicles and dismounted towed units may not exceed stacking limits (5.13); units stack in order of entry, first on top (wrecks excluded).
7.30/f	-	844	movement	core	A tracked vehicle with MOVE may spend its whole movement allowance to push a wreck, immobile vehicle or towed unit to the shoulder; pusher Weight must be >= pushed Weight.
7.30/g	-	847	movement	core	Push roll (100): 51+ succeeds (unit stays in hex, on the shoulder); +5 per full 5 tons the pusher is heavier; otherwise no movement.
7.30/h	-	849	movement	core	A unit on the shoulder does not stop vehicles from using the Path or Road movement factor.
7.30/i	-	853	terrain	optional	Rule may be applied to sunken roads (typically Height -1); players or scenario may allow exit over their sides.
7.31/a	-	859	mines	core	Mine types: anti-vehicular (hits vehicles: Damage or Track) and anti-personnel (hits dismounted leg and towed: Effective); a field may hold either or both.
7.31/b	-	861	mines	core	Minefields cover several hexes and are either Hasty or Deliberate; the scenario states types and availability.
7.31.1/a	-	867	mines	core	Owner plots fields during setup after terrain counters and before any units; normally secret unless the scenario makes them visible.
7.31.1/b	-	869	mines	core	Once placed, a minefield never moves nor changes type.
7.31.1/c	-	871	mines	core	Forbidden minefield hexes: bridge, building, alley, ditch, gully, Improved Position, rubble, water; path and road hexes are allowed; fields may surround forbidden hexes.
7.31.1/d	-	873	mines	core	A plot lists its hexes, Hasty/Deliberate and mine type(s); its hexes must be contiguous unless stated otherwise (legal example: 29N5, 29O5, 29P6, 29Q6, 29Q7).
7.31.2/a	-	881	mines	core	The owning side moves through its own minefields freely and unattacked unless the scenario says otherwise.
7.31.2/b	-	883	mines	core	When an opposing unit enters a minefield hex the owner must announce it and resolve the attack.
7.31.2/c	-	883	mines	core	No announcement is needed for a vehicle entering an anti-personnel-only hex or a dismounted leg/towed unit entering an anti-vehicular-only hex.
7.31.2/d	-	883	mines	procedure	A discovered hex may be marked with a MINEFIELD counter (field becomes visible for 7.31.3).
7.31.2/e	-	885	mines	core	Leg or towed units dismounting into an anti-personnel hex are attacked at once; mounting a vehicle there does not cause an attack.
7.31.2/f	-	887	mines	core	A unit moving within a minefield hex is attacked again.
7.31.2.1/a	-	891	mines	core	Anti-vehicular attack: Minefield Effects Table (Game Card B), column = vehicle GP Defense Factor ignoring A/P/S, row = Deliberate or Hasty; owner rolls (100), apply result at once.
7.31.2.1/b	-	893	mines	core	A Damage result from mines is always Hull Damage.
7.31.2.1/c	-	895	mines	data	Hasty, GP Defense 3: 01-20 Damage, 21-50 TK, 51+ no effect.
7.31.2.1/d	-	897	mines	core	Transported leg or towed units that bail out into an anti-personnel minefield are attacked immediately.
7.31.2.2/a	-	901	mines	core	Anti-personnel attack: Leg & Towed column, row Hasty or Deliberate; owner rolls (100), apply result at once.
7.31.2.2/b	-	905	mines	data	Deliberate vs Leg & Towed: 01-70 Effective, 71+ no effect.
7.31.2.2/c	-	907	mines	core	Effective Result from mines: a squad becomes a Suppressed half-squad; every other leg or towed unit is eliminated.
7.31.2.2/d	-	909	mines	core	Squad, half-squad or section using Quickmarch (6.6.4.2) into or within an anti-personnel field: -20 to the attack roll.
7.31.3/a	-	913	mines	core	Minefields attack every entrant all scenario long (never used up); removable only by Indirect Fire, aircraft bombs/rockets, or engineer leg units.
7.31.3/b	-	915	mines	core	Minefield is a terrain target with GP Defense 3 (Hasty) or 6 (Deliberate) unless scenario differs; ONE Effective Result eliminates the hex.
7.31.3.1	-	919	mines	core	On- and off-map Indirect Fire attacks visible minefield hexes inside the SHEAF pattern; Smoke and Illumination missions do not.
7.31.3.2/a	-	923	mines	core	Aircraft bombs and rockets attack visible minefield hexes inside their impact pattern.
7.31.3.2/b	-	925	mines	core	An aircraft crashing into a visible minefield hex attacks it with 15 GP Factors.
7.31.3.3/a	-	929	mines	core	Engineer leg units attack visible minefield hexes as in 7.19 (with the single-Effective rule).
7.31.3.3/b	-	931	mines	none	Rationale for visible-only clearing; no code.
7.32	-	935	bridges	core	A bridge has a weight limit only if the scenario gives one (else unlimited); a unit heavier than the limit may not enter the bridge.
7.33	-	939	vehicles	core	Vehicles with R after their traction mode on the Data Card (e.g. PSW 231, G-16A) pay the forward cost in reverse instead of twice the normal terrain cost.
7.35/a	-	945	fire-spread	core	Building or Rubble hexes may catch fire from Direct GP Fire at units in them, or from Indirect GP Fire, aircraft bombs or rockets whose pattern includes the hex.
7.35/b	-	945	fire-spread	core	Close Assault, Overrun and Hand-to-Hand do not start fires (exception: flamethrower, 7.35.1/f).
7.35/c	-	947	fire-spread	core	A hex is either on fire or not (one fire at most); a fire burns to the end of the scenario. No spreading rule is printed.
7.35.1/a	-	951	fire-spread	core	In the Adjustment Phase check each not-burning building/rubble hex that took qualifying GP Fire this turn; small arms never start fires.
7.35.1/b	-	955	fire-spread	core	Use Building Effects Table (Game Card B): building/rubble type x largest GP Factor directed at the hex this turn; only one check per hex per turn.
7.35.1/c	-	957	fire-spread	core	Roll (100): inside the listed range = fire starts, mark ON FIRE.
7.35.1/d	-	959	fire-spread	data	Rubble hex: -10 modifier to the fire-start check.
7.35.1/e	-	961	fire-spread	data	Brick Building, 8 GP Factors: fire starts on 01-10.
7.35.1/f	-	963	fire-spread	core	If a flamethrower took part in any attack (including Close Assault, Overrun, Hand-to-Hand) on a target in a building or rubble hex, the fire starts automatically.
7.35.2	-	967	fire-spread	core	A ground unit still in a fire hex at the end of the turn after the one in which the fire started is eliminated and removed; no WRECK counter.
7.35.3	-	971	fire-spread	optional	Added option: a missed hand-held anti-tank rocket shot at a vehicle in a building/rubble hex also triggers a fire check with the weapon's fixed GP Factor from its Ammo Type column.
7.35.4/a	-	975	fire-spread	optional	Scenario may allow fires in Medium Grove or Light Grove hexes; not on the Game Card.
7.35.4/b	-	977	fire-spread	core	Scenario must state which building type (Wood, Brick or Stone) such grove hexes count as for fire start, plus any extra modifier (example: both as Wood with -5).
7.36/a	-	983	weather	core	Default environment: daytime, clear weather, no adverse condition; the scenario states alternatives.
7.36.1/a	-	987	night	core	Limited visibility applies a spotting modifier of -1 to -5 given by the scenario (dusk, twilight, dust, fog, moonlight).
7.36.1/b	-	989	night	none	Note: full-night battles were rare.
7.36.2/a	-	993	night	core	Cautious Movement (only if the scenario calls for it): vehicle Movement Factor halved, round down; squads and half-squads may not Quickmarch.
7.36.2/b	-	995	night	core	Limited visibility: vehicle path/road movement factor halved, round down; very limited visibility: no path/road movement bonus (4.5.1.1.5).
7.36.4/a	-	999	weather	core	Khamsin (dust/sand storm): spotting modifiers, Combat modifiers and possibly Cautious Movement, values in the scenario's Limited Spotting Table.
7.36.4/b	-	1001	weather	data	Khamsin applies only if a scenario's Setup Conditions say so (scenarios 71 and 73 do).
7.37/a	-	1005	oba	core	Without this switch Indirect Fire needs a target hex with at least one spotted unit; with it, an empty/unsighted hex may be targeted. Recommended only with 7.2.
7.37/b	-	1007	oba	core	Recon by fire: FO only, one off-map artillery battery, target hex in clear line-of-sight and within the firing unit's maximum range; no on-map firers; Closed SHEAF GP mission only.
7.37/c	-	1007	oba	data	Recon by fire: additional -2 Fire Response modifier.
7.37/d	-	1009	oba	core	The mission checks for response next turn and may be neither adjusted nor continued.
7.37/e	-	1011	oba	none	Rationale for the -2; no code.
7.38	-	1015	other	none	Heading: special capabilities of individual units.
7.38.1/a	-	1019	passengers	core	HMG, OML 2-in Mortar and OML 3-in Mortar Sections carried by Universal Carriers may fire while mounted.
7.38.1/b	-	1021	passengers	core	Mounted fire leaves their field-of-fire and fire values unchanged; they may also dismount and fire normally.
7.38.3/a	-	1025	vehicles	core	British OP tank (B-9B) fielded as FO tank: dummy 6 pdr, may use only the GP-OP (MMG) row of its Data Card; its turret does not traverse.
7.38.3/b	-	1025	vehicles	core	Non-OP tanks of the same type never use the GP-OP row.
7.38.4	-	1029	passengers	core	British White Scout Car (B-15B) as infantry transport: transport capacity Tr: 0-2, and the carried squad's GP Defense becomes 2S.
7.38.12	-	1033	flamethrowers	data	Italian L3/35 Lf (I-5A): L3/35 with a flamethrower fed from a towed, detachable armored fuel trailer.
7.38.12.1/a	-	1039	flamethrowers	core	L3/35 Lf flamethrower (hull front) has a front field-of-fire only.
7.38.12.1/b	-	1039	flamethrowers	core	While the trailer is attached the tank may not move in reverse.
7.38.12.2/a	-	1043	flamethrowers	core	A hit coming from Rear-Side or Rear may hit the trailer instead of the tank; an HS hit from Front-Side never does.
7.38.12.2/b	-	1047	flamethrowers	core	Trailer check roll (100): HS hit 01-25, HR hit 01-60 = trailer hit; otherwise resolve on the tank.
7.38.12.2/c	-	1048	flamethrowers	data	Trailer armor is 2 at every angle and elevation; penetration leads to normal damage determination.
7.38.12.2/d	-	1049	flamethrowers	core	Trailer BU: jettisoned at once, no more flame combat; tank and friendly units in the hex are immediately suppressed (print adds "(AG)", unexplained).
7.38.12.2/e	-	1050	flamethrowers	core	Trailer KO: jettisoned at once, no more flame combat.
7.38.12.2/f	-	1051	flamethrowers	core	Trailer Damaged: flamethrower Ammo Limit becomes A: 4; second Damaged result: jettisoned, no more flame combat.
7.38.12.2/g	-	1051	flamethrowers	core	After jettison the tank operates normally; the trailer may be jettisoned voluntarily at any time, damaged or not.
7.38.13/a	-	1055	vehicles	data	CS tanks A9 (B-2A) and A10 (B-2B): 3.7in howitzer, mostly smoke, GP Ammo Limit A: G3.
7.38.13/b	-	1057	vehicles	data	CS tanks Crusader I (B-5B), Crusader II (B-6B), Matilda II (B-10A): 3in howitzer with full GP fire.
7.39	-	1061	morale	core	Bail Out attempt modifiers: Broken vehicle -20, Hesitating vehicle -10.
7.40/a	-	1068	movement	core	Vehicles moving along a road/path through terrain pay 1 movement factor per hex even if they did not start on it; no bonus rate and no change-elevation bonus.
7.40/b	-	1068	movement	core	Such movement must keep the road/path facing while moving.
7.41/a	-	1072	spotting	core	Companion of 7.7: in each Spotting Phase check eligible SPOT counters for removal with the Spot Removal Table (Game Card B). (Print garbles which counters: "SPOT/FIRE and BREAK/OFF".)
7.41/b	-	1076	spotting	core	Not removable: spotted unit in None-type Cover, or adjacent to any opposing combat unit that is Unsuppressed, not in Full Cover and Unbroken.
7.41/c	-	1081	spotting	core	Eligible: spotted unit in Light, Medium or Heavy Cover; Building hexes count as Heavy Cover for leg units and for vehicles/towed inside the building.
7.41/d	-	1083	spotting	core	Column = number of Unsuppressed, non-Full-Cover, Unbroken opposing combat units able to spot the unit; row = cover; first value if any of them is at range <= half the maximum spotting range (round down), else second.
7.41/e	-	1085	spotting	core	Owner of the spotted unit rolls (100) + modifiers: net <= value removes the SPOT counter.
7.41/f	-	1089	spotting	data	Removal roll modifier by the highest Unit Grade among the counted units (Veteran = +10; others on the card).
7.41/g	-	1090	spotting	data	Removal roll modifier +10 if at least one Recon unit is among the counted units (same bonus re-listed in 7.43; apply once).
7.41/h	-	1094	spotting	data	Recovered: Medium Cover, 3-5 units column = 20/40; towed ATG with SPOT/FIRE in Grove has maximum spotting range 15 (half = 7).
7.42/a	-	1098	sequence	core	Staggered Initiative replaces the single initiative roll (4.3, 6.3): initiative is rolled formation by formation.
7.42/b	-	1100	sequence	core	Grouping is fixed for the scenario: companies if several companies per force; platoons/sections if one company per side; or any agreed grouping.
7.42/c	-	1104	sequence	core	Store the order in which formations won initiative; the Movement Phase uses it reversed (unless 7.42.3).
7.42.1/a	-	1108	sequence	core	Each Force picks a formation and rolls (100) + its Force Grade Modifier (never Formation or Unit Grade); net may exceed 100 or be below 0; reroll ties unless the scenario says otherwise.
7.42.1/b	-	1110	sequence	core	Higher net = initial First Player: resolves all Indirect Fire first, then the Second Player; show it on the Turn counter.
7.42.1/c	-	1112	sequence	core	Scenario initiative DRMs depending on last turn's winner look at who was the initial First Player last turn.
7.42.1/d	-	1114	sequence	core	The First Player's announced formation is first to resolve its fire in the Direct Fire Combat Step; record it.
7.42.1.1/a	-	1118	sequence	core	After each formation's Direct Fire both Forces name a formation and roll (100) + Force Grade Modifier again; the higher fires next; it can be either Force; record order.
7.42.1.1/b	-	1120	sequence	core	When one Force has no formations left, the other resolves its remaining formations in any order it likes; order is still recorded.
7.42.1.2/a	-	1124	fire	core	All fire of one formation at one enemy unit is announced before any fire of that formation is resolved; later formations may fire at the same unit likewise (exception to 4.4.1, 6th bullet).
7.42.1.2/b	-	1128	morale	core	A unit owing a Morale Check from Direct Fire takes one check after all opposing formations' fire at it, but before it resolves its own Direct Fire if that comes earlier; never more than one.
7.42.1.2/c	-	1128	morale	procedure	Use Under Fire counters for pending checks; software: pendingMoraleCheck flag.
7.42.1.3	-	1134	first-fire	core	After all formations' Direct Fire, Overwatch Fire: initial First Player announces and resolves all, then initial Second Player.
7.42.2/a	-	1138	sequence	core	Movement Phase, assault step: initial First Player announces and resolves all Close Assaults/Hand-to-Hand, then initial Second Player.
7.42.2/b	-	1140	sequence	core	Movement and Overrun Combat Step: formations move in reverse of their Direct Fire order (last to fire moves first).
7.42.2/c	-	1142	first-fire	core	Overwatch Fire may be triggered normally by each formation's movement.
7.42.2/d	-	1144	morale	core	A unit owing a Morale Check from Overruns takes one check after all Overruns against it are resolved.
7.42.3	-	1148	sequence	optional	Streamlined variant: no order record; initial Second Player moves all units, then initial First Player.
7.43/a	-	1154	spotting	data	Recon units: +1 spotting modifier on the Spotting Ranges Table.
7.43/b	-	1155	spotting	data	Recon units: +10 with 7.7 (raises the success value).
7.43/c	-	1156	concealment	data	Recon units: -1 with 7.24 (to the camouflage roll (10)).
7.43/d	-	1157	spotting	data	Recon units: +10 with 7.41 (to the spot removal roll).
7.46	-	1161	indirect-fire	core	Indirect Fire, mortar Direct Fire and aircraft bombs/rockets at targets in Light Grove or Grove hexes: +10 against all S and P target types and against Open A-type vehicles (7.8).
7.47/a	-	1167	indirect-fire	core	An FO integrated in a vehicle crew may dismount: add a leg Section for it; it acts independently of the parent vehicle. It may not come into play by bailing out.
7.47/b	-	1169	indirect-fire	core	Dismounted FO acts as a leg FO, with -10 on all GP Fire, Close Assault and Hand-to-Hand it initiates; the parent vehicle operates normally on its own.
7.47/c	-	1171	passengers	core	FO section may remount its parent vehicle (section counter removed) or ride another vehicle as an ordinary passenger.
7.48/a	-	1175	scenario	core	Delayed Reaction (per scenario): the unit must hold N/C until its condition (e.g. spotting an enemy) has been met plus the delay.
7.48/b	-	1177	scenario	data	Scenario 49: Italian tank crew that spots a moving British unit in turn 5 may mark MOVE from turn 6.
7.49/a	-	1181	movement	core	Vehicles normally give Light Cover to leg units in the same hex; this switch also gives it to a limited number of leg units advancing with a vehicle of any type.
7.49/b	-	1183	movement	data	Capacity per vehicle: 1 squad, or 2 half-squads, or 1 half-squad + 1 section, or 2 sections.
7.49/c	-	1183	movement	core	Covered leg units do not take the -2 GP Defense movement modifier.
7.49/d	-	1185	movement	core	Covered unit must be dismounted, not in Full Cover and start the turn in the vehicle's hex; vehicle and unit share the same MOVE or SHORT HALT command.
7.49/e	-	1185	command-control	core	Vehicle and covered units of different formations may share a command of either formation (exception to 6.2.1.1.3).
7.49/f	-	1185	movement	core	In the Movement Phase vehicle and covered units move together and must stay in the same hex.
7.49/g	-	1187	close-combat	core	Covered units may Close Assault / Hand-to-Hand adjacent units or advance into such combats, both with a MOVE command.
7.49/h	-	1189	fire	core	Vehicle and covered units can each be targeted separately by Direct and Overwatch Fire.
7.50/a	-	1195	first-fire	core	A unit with N/C that is fired on by Direct AP or GP Fire may return fire as if on Overwatch against one firing unit that it can spot and that is in its Field-of-Fire (7.8.4 applies with turrets).
7.50/b	-	1197	first-fire	data	Defensive Fire: -2 AP Hit or -10 GP Fire, plus Overwatch and other modifiers.
7.50/c	-	1199	first-fire	core	After Defensive Fire, recovery rolls that turn treat the unit as having a command other than N/C: +20 on Suppression recovery, -20 on Break recovery.
7.52/a	-	1205	command-control	core	Command Span = maximum range from subordinate unit to CHQ, CHQ to BHQ, BHQ to RHQ; restricts Move/Short Halt and command counts.
7.52/b	-	1209	command-control	core	FIRE, OW and N/C commands are never restricted by CHQ Command Span.
7.52/c	-	1213	command-control	core	CHQ Command Span 10 hexes to any subordinate of its formation; being within span of any one CHQ of the formation is enough; no authority outside its formation.
7.52/d	-	1215	command-control	core	CHQ span is not modified by Formation Grade; scenario may raise or lower it (nationality, size, posture).
7.52/e	-	1217	command-control	core	If any non-recon subordinate is out of span and any non-recon unit will move: Move + Short Halt commands limited to half (round down, min 1) of available commands; total unchanged.
7.52/f	-	1218	command-control	core	All CHQs of a company lost (eliminated, bailed out, KO, BU): Move + Short Halt commands permanently limited to half (round down) of available commands; total unchanged.
7.52/g	-	1219	command-control	core	Units without radio (7.4) have Command Span 0 at company, battalion and regiment level.
7.52/h	-	1221	scenario	data	Scenario 50 (Operation Compass: Breaching the Fortress): Italian Infantry CHQ span 5; 23 combat units, Regulars Formation Grade, 11 commands; any unit beyond 5 hexes: Move/Short Halt limit 5.
7.52/i	-	1227	command-control	core	BHQ Command Span 20 hexes to its subordinate CHQs; not modified by Formation Grade; scenario may change it.
7.52/j	-	1231	command-control	core	An off-map BHQ counts as within span of its CHQs, whatever the distance, unless the scenario says otherwise.
7.52/k	-	1233	command-control	core	CHQ outside its BHQ's span: its formation determines available commands two rows lower on the Available Commands Table, minimum row Green.
7.52/l	-	1234	command-control	core	All BHQs lost: permanent shift two rows lower, minimum Green.
7.52/m	-	1239	command-control	core	RHQ Command Span 20 hexes to its BHQs; not modified by Formation Grade; scenario may change it.
7.52/n	-	1243	command-control	core	An off-map RHQ counts as within span of its BHQs unless the scenario says otherwise.
7.52/o	-	1245	command-control	core	BHQ outside its RHQ's span: all its companies use two rows lower, minimum Green, cumulative with the battalion-level shift.
7.52/p	-	1246	command-control	core	All RHQs lost: permanent shift two rows lower, minimum Green; cumulative.
7.53	-	1255	vehicles	core	In the Adjust/Remove Counters Step (6.8.4) a player may place a Bail counter on an own Damaged (or Hull Damaged only) or Track-hit vehicle.
7.53/a	-	1251	vehicles	none	Reason: laggard vehicles create Command Span gaps; print points to a missing section 7.56 for Hull Damage.
7.54/a	-	1259	fire	core	Quickdraw: a Second Player unit fired on by a First Player unit may fire at it simultaneously; combat results are applied only after both have resolved.
7.54/b	-	1261	fire	core	Second Player unit must be unsuppressed, unbroken, not hesitating, hold an unrevealed FIRE command, have spotted that firer in this turn's Spotting Phase and have it in its current field-of-fire.
7.54/c	-	1264	fire	core	Second Player unit's Unit Grade must be superior to the First Player unit's.
7.54/d	-	1265	fire	core	Quickdraw fire uses RoF N.
7.55/a	-	1273	leaders	optional	Scenarios normally name no leaders; players add any number by agreement, with the recommended rank structure or without.
7.55/b	-	1275	leaders	core	Regiment/brigade (RHQ) commanders are never named leaders.
7.55.1/a	-	1279	leaders	core	At start, or on arrival with a reinforcement, a leader is attached to any vehicle, leg or towed unit; never to aircraft.
7.55.1/b	-	1281	leaders	core	A leader is always attached to a combat unit, at most one leader per unit; Unit and Formation Grade are unchanged by it.
7.55.1/c	-	1283	leaders	core	Leaders are never targeted; visible to all unless with a hidden unit; if the attached unit is eliminated, bailed out, KO or BU the leader is permanently removed.
7.55.1/d	-	1283	victory	core	Leaders have no Victory Points: their survival or loss never affects scenario victory.
7.55.1/e	-	1285	leaders	none	Designer note on worth of leaders.
7.55.1/f	-	1287	leaders	core	Attached at setup to an FO or command unit (BHQ/CHQ) the leader takes on that role; later transfers neither give nor remove FO/command status from the leader.
7.55.1/g	-	1289	leaders	core	A leader attached to a vehicle can never transfer (exception: integrated crew FO leader may dismount, 7.47).
7.55.1/h	-	1289	leaders	core	A leader with a leg or towed unit may transfer to another leg or towed unit of the same formation in the same hex; not to vehicles; its FO/command status moves with it.
7.55.1/i	-	1291	leaders	core	Transfers need no command and happen at the end of the Adjustment Phase after all its steps.
7.55.1/j	-	1293	leaders	core	No transfer away from a suppressed, hesitating or broken unit; transfer to such a unit is allowed.
7.55.2/a	-	1297	leaders	data	Leader values: A (+ AP Hit), G (+ GP dice roll, also Close Assault, Hand-to-Hand, Overrun), S (minus on Suppression recovery roll), M (+ morale roll), P (+ Spotting Ranges), R (+ Indirect Fire Response).
7.55.2/b	-	1309	leaders	core	A leader automatically commands its attached unit (like Recon), not counting toward the formation's command limit.
7.55.2/c	-	1311	leaders	core	Leader modifiers are cumulative with all other modifiers and usable any number of times per turn; never more than one leader's modifier on the same unit at a time.
7.55.2/d	-	1313	leaders	core	If several leaders qualify, the owner picks per action; different actions may use different leaders.
7.55.2/e	-	1317	leaders	core	A and G apply to all weapons and attached weapons of the attached unit; if the leader is a command unit (BHQ/CHQ), one leader's A or G also applies to other same-formation units within Command Range.
7.55.2/f	-	1321	leaders	core	Close Assault / Hand-to-Hand: G applies once per combat, only to a combat that includes the leader, even for command leaders; his unit need not be the primary attacker.
7.55.2/g	-	1325	leaders	core	Overrun: G applies only to the leader's own vehicle, not to other Overruns even on the same target, even for command leaders.
7.55.2/h	-	1329	leaders	core	S applies to the attached unit; for a command leader also to other same-formation units within Command Range (one leader).
7.55.2/i	-	1333	leaders	core	M applies to the attached unit; for a command leader also to other same-formation units within Command Range; it is added on top of the +20 cap for command units (7.1.4).
7.55.2/j	-	1339	leaders	core	P applies only to the attached unit (also for command leaders) and adds to the +1 Recon modifier (7.43).
7.55.2/k	-	1343	leaders	core	P does not affect options 7.4 and 7.7 (print; 7.24 may be meant instead of 7.4).
7.55.2/l	-	1347	leaders	core	R applies only if the leader is FO, command unit (BHQ/CHQ) or with a recon unit, and only to the attached unit.
7.55.2/m	-	1349	leaders	core	An unmodified response roll of 1 may still cause a Danger Close incident (6.5.1.10) whatever R is.
7.55.3/a	-	1353	leaders	data	Each force has 20 leaders (10 two-sided counters), two of each of 10 ranks: German, Italian, British rosters in tables.md.
7.55.3/b	-	1355	leaders	none	Counter art: surname and rank insignia only.
7.55.3/c	-	1363	leaders	optional	Recommended: CHQ Lieutenant or Captain, BHQ Major or Lt. Colonel (extra CHQ/BHQ same rank or 1-2 lower), FO and Platoon junior officer or senior NCO (Italian Platoon: 2nd Lieutenant or senior NCO).
7.55.3/d	-	1368	leaders	none	German branch colours are illustrative only and do not limit leader use.
7.55.3/e	-	1386	leaders	data	German leader roster, 20 names, Corporal to Lt. Colonel (tables.md).
7.55.3/f	-	1415	leaders	data	Italian leader roster, 20 names, Corporal to Lt. Colonel (tables.md).
7.55.3/g	-	1446	leaders	data	British leader roster, 20 names, Lance Corporal to Lt. Colonel (tables.md).
7.57/a	-	1478	vehicles	data	Tanks where one man commands, loads and fires carry a CREW notation under the Points of the Data Card (e.g. F-1A R-35).
7.57/b	-	1482	to-hit	data	CREW tank: -1 Direct Fire AP.
7.57/c	-	1483	fire	data	CREW tank: -5 GP Direct Fire.
7.57/d	-	1484	command-control	core	CREW tank acting as CHQ: -1 total available commands (minimum 1), only -1 even with several such CHQs in the formation.
7.57/e	-	1485	command-control	core	CREW tank acting as BHQ: Command Span to CHQs 10 hexes (keep if already lower).
7.57/f	-	1486	command-control	core	CREW tank acting as RHQ: Command Span to BHQs 15 hexes (keep if already lower).
7.57/g	-	1488	vehicles	core	CREW does not affect Morale, Called Artillery Response or Overrun combat.
7.57/h	-	1490	vehicles	core	CREW excludes vehicles armed only with machineguns (G-1A) or with magazine-fed guns and HMGs (B-13A Humber Mk II/III).
7.57/i	-	1492	vehicles	data	No published North Africa vehicle carries the CREW notation.
7.57/j	-	1470	vehicles	none	Historical background on crew roles (lines 1470-1476).
CES	-	1494	vehicle-combat	core	Combat Effects Summary: per attack kind and target type the dice and result conversions below; these are Basic/Advanced rules plus the 7.8.3 and 7.11 options.
CES/a	-	1515	vehicle-combat	core	Bail Out determination follows AP Direct Fire, non-small-arms GP vs A/P/S, small arms vs P and S, and Close Assault vs vehicles; small arms vs A-Type has no Bail Out step.
CES.1/a	-	1498	to-kill	core	AP Direct Fire vs A, P or S vehicle: hit determination, number of hits, hit location, armor comparison, damage determination, Bail Out, in that order.
CES.1/b	-	1500	to-kill	core	AP vs S-Type: -2 damage modifier, not with CE ammo.
CES.1/c	-	1501	to-kill	core	AP vs BU-noted vehicle (7.11): +2 in KO/BU determination.
CES.2/a	-	1505	to-kill	core	Basic Game Damage: Penetration minus Armor 0 to 3 ("equal to or greater ... by 1-3"): Damage Hit.
CES.2/b	-	1506	to-kill	core	Basic Game Damage: Penetration minus Armor 4 to 9: KO.
CES.2/c	-	1507	to-kill	core	Basic Game Damage: Penetration minus Armor 10 or more: BU.
CES.3	-	1509	fire	core	Any GP Direct or Indirect Fire vs Leg or Towed: apply the GP table result as listed (Effective, Suppressed, none).
CES.4/a	-	1517	vehicle-combat	core	Non-small-arms GP vs A/P vehicle: Suppressed result suppresses.
CES.4/b	-	1518	vehicle-combat	core	Non-small-arms GP vs A/P vehicle: Effective counts only if shooter's max GP Effectiveness >= target GP Defense; otherwise it only suppresses.
CES.4/c	-	1519	vehicle-combat	core	Effective, final modified result ends in 5: Damage; shooter rolls (10): 4 or less TURRET DMGD, else HULL DMGD; unarmed vehicle always Hull.
CES.4/d	-	1520	vehicle-combat	core	Effective, final modified result ends in "10" (read: last digit 0): TK hit.
CES.4/e	-	1521	vehicle-combat	core	Effective, neither 5 nor 10: roll (10); <= shooter's max GP Effectiveness = BU, otherwise KO; BU-noted vehicle -2.
CES.4/f	-	1522	vehicle-combat	core	With 7.8.3, Effective vs Open A-Type and shooter's max GP Effectiveness < GP Defense: turret damage.
CES.5/a	-	1528	vehicle-combat	core	Non-small-arms GP vs S vehicle: Suppressed suppresses; Effective always counts (no GP Defense comparison).
CES.5/b	-	1529	vehicle-combat	core	As CES.4/c: result ending 5 = Damage, (10) 4 or less Turret else Hull; unarmed Hull.
CES.5/c	-	1530	vehicle-combat	core	As CES.4/d: result ending "10" = TK.
CES.5/d	-	1531	vehicle-combat	core	As CES.4/e: other Effective: (10) <= shooter's max GP Effectiveness = BU, else KO; BU-noted -2.
CES.6/a	-	1537	vehicle-combat	core	Small arms vs A vehicle: Effective or Suppressed at Point Blank = Suppressed; Effective at Short = Suppressed; otherwise nothing.
CES.6/b	-	1540	vehicle-combat	core	With 7.8.3, small-arms Effective at Point Blank vs Open vehicle: turret damage.
CES.7/a	-	1546	vehicle-combat	core	Small arms vs P vehicle: Suppressed result at Point Blank or Short = Suppressed; Effective at Short = Suppressed; otherwise nothing.
CES.7/b	-	1547	vehicle-combat	core	Small arms vs P vehicle: Effective at Point Blank = Damaged; (10) 4 or less Turret else Hull; unarmed Hull. Followed by Bail Out.
CES.8/a	-	1555	vehicle-combat	core	Small arms vs S vehicle: Suppressed suppresses; Effective ending 5 = Damage ((10) 4 or less Turret else Hull, unarmed Hull).
CES.8/b	-	1557	vehicle-combat	core	Small arms vs S vehicle: Effective ending "10" = TK.
CES.8/c	-	1558	vehicle-combat	core	Small arms vs S vehicle, other Effective: (10) <= half of shooter's GP factor (round down) = BU, else KO; BU-noted -2.
CES.9/a	-	1564	close-combat	core	Close Assault vs any vehicle type: Suppressed suppresses; Effective ending 5 = Damage (Turret/Hull roll); ending "10" = TK. Bail Out follows.
CES.9/b	-	1567	close-combat	core	Close Assault other Effective: (10) <= half of the primary attacker's Close Assault GP factor = BU, else KO; automatic BU with a flamethrower; BU-noted -2.
CES.10	-	1573	terrain	core	Non-small-arms GP vs terrain (engineers via Close Assault): two Effective Results destroy the terrain type; otherwise no effect.
CES.11	-	1577	close-combat	core	Hand-to-Hand vs leg or towed: both sides roll (100), compare; loser takes immediate step loss or elimination.
CES.12/a	-	1581	air	core	Aircraft and AA combat use AP/GP procedures with Speed and Altitude modifiers.
CES.12/b	-	1583	air	core	Aircraft acquire and spot ground units in the 1st and/or 2nd Air Phase based on speed and altitude.
CES.12/c	-	1584	air	core	AA units track aircraft in the 1st and/or 2nd Air Phase based on the aircraft's speed and altitude.
`;
