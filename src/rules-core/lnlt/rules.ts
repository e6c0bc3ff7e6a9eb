/** Generated from ledger*.tsv by `npm run generate:rules`: change the ledger, not this file. */

export type RuleId =
  | 'INTRO'
  | '1.0'
  | '1.1'
  | '1.1/b'
  | '1.1/a'
  | '1.1.1'
  | '1.2'
  | '1.3'
  | '1.3/a'
  | '1.3/g'
  | '1.3/h'
  | '1.3/b'
  | '1.3/i'
  | '1.3/c'
  | '1.3/j'
  | '1.3/d'
  | '1.3/e'
  | '1.3/k'
  | '1.3/f'
  | '1.4'
  | '1.4/b'
  | '1.4/a'
  | '1.5'
  | '1.5/a'
  | '1.5/b'
  | '1.5/c'
  | '1.6'
  | '1.6/a'
  | '1.6/m'
  | '1.6/n'
  | '1.6/b'
  | '1.6/o'
  | '1.6/c'
  | '1.6/p'
  | '1.6/d'
  | '1.6/e'
  | '1.6/q'
  | '1.6/f'
  | '1.6/g'
  | '1.6/h'
  | '1.6/r'
  | '1.6/i'
  | '1.6/j'
  | '1.6/s'
  | '1.6/k'
  | '1.6/l'
  | '1.6.1'
  | '1.6.1/a'
  | '1.6.1/b'
  | '1.6.1/c'
  | '1.6.1/d'
  | '1.6.2'
  | '1.6.2/a'
  | '1.6.2/b'
  | '1.6.3'
  | '1.6.3/d'
  | '1.6.3/a'
  | '1.6.3/e'
  | '1.6.3/f'
  | '1.6.3/b'
  | '1.6.3/g'
  | '1.6.3/c'
  | '1.6.3/h'
  | '1.7'
  | '1.7/k'
  | '1.7/m'
  | '1.7/a'
  | '1.7/l'
  | '1.7/n'
  | '1.7/b'
  | '1.7/c'
  | '1.7/o'
  | '1.7/p'
  | '1.7/d'
  | '1.7/e'
  | '1.7/f'
  | '1.7/q'
  | '1.7/r'
  | '1.7/s'
  | '1.7/g'
  | '1.7/t'
  | '1.7/h'
  | '1.7/i'
  | '1.7/j'
  | '1.7/u'
  | '1.8'
  | '1.8/b'
  | '1.8/c'
  | '1.8/a'
  | '2.0'
  | '2.0/a'
  | '2.0/b'
  | '2.0/c'
  | '3.0'
  | '3.0/a'
  | '3.0/b'
  | '3.0/l'
  | '3.0/n'
  | '3.0/c'
  | '3.0/o'
  | '3.0/p'
  | '3.0/d'
  | '3.0/e'
  | '3.0/f'
  | '3.0/g'
  | '3.0/h'
  | '3.0/m'
  | '3.0/q'
  | '3.0/i'
  | '3.0/j'
  | '3.0/k'
  | '3.0/r'
  | '3.0/s'
  | '3.0/t'
  | '4.0'
  | '4.0/a'
  | '4.0/b'
  | '4.0/c'
  | '4.0/d'
  | '4.0/e'
  | '4.0/r'
  | '4.0/f'
  | '4.0/s'
  | '4.0/g'
  | '4.0/h'
  | '4.0/t'
  | '4.0/u'
  | '4.0/i'
  | '4.0/j'
  | '4.0/k'
  | '4.0/l'
  | '4.0/m'
  | '4.0/n'
  | '4.0/o'
  | '4.0/q'
  | '4.0/p'
  | '4.1'
  | '4.1/f'
  | '4.1/a'
  | '4.1/b'
  | '4.1/g'
  | '4.1/c'
  | '4.1/h'
  | '4.1/d'
  | '4.1/j'
  | '4.1/e'
  | '5.0'
  | '5.0/a'
  | '5.0/g'
  | '5.0/b'
  | '5.0/c'
  | '5.0/d'
  | '5.0/e'
  | '5.0/f'
  | '5.0/h'
  | '5.0.1'
  | '5.0.1/a'
  | '5.0.1/b'
  | '5.0.1/c'
  | '5.0.1/d'
  | '5.1'
  | '5.1/a'
  | '5.1/b'
  | '5.1/r'
  | '5.1/c'
  | '5.1/d'
  | '5.1/e'
  | '5.1/s'
  | '5.1/t'
  | '5.1/f'
  | '5.1/g'
  | '5.1/h'
  | '5.1/i'
  | '5.1/j'
  | '5.1/k'
  | '5.1/l'
  | '5.1/m'
  | '5.1/n'
  | '5.1/u'
  | '5.1/v'
  | '5.1/w'
  | '5.1/o'
  | '5.1/x'
  | '5.1/p'
  | '5.1/q'
  | '5.2'
  | '5.2/a'
  | '5.2/b'
  | '5.2/c'
  | '5.2/d'
  | '5.2/e'
  | '5.3'
  | '5.3/a'
  | '5.3/j'
  | '5.3/b'
  | '5.3/c'
  | '5.3/d'
  | '5.3/k'
  | '5.3/e'
  | '5.3/f'
  | '5.3/l'
  | '5.3/g'
  | '5.3/h'
  | '5.3/i'
  | '5.4'
  | '5.5'
  | '5.5/a'
  | '5.6'
  | '5.6/a'
  | '6.0'
  | '6.0/a'
  | '6.0/b'
  | '6.0/c'
  | '6.0/d'
  | '6.0/e'
  | '6.0/f'
  | '6.0/g'
  | '6.0/h'
  | '6.1'
  | '6.1/f'
  | '6.1/g'
  | '6.1/a'
  | '6.1/h'
  | '6.1/b'
  | '6.1/c'
  | '6.1/d'
  | '6.1/e'
  | '6.2'
  | '6.2/a'
  | '6.2/b'
  | '6.3'
  | '6.3/b'
  | '6.3/c'
  | '6.3/a'
  | '6.3/d'
  | '6.4'
  | '6.4/a'
  | '6.4/c'
  | '6.4/d'
  | '6.4/b'
  | '6.4/e'
  | '6.5'
  | '6.5/a'
  | '6.5/b'
  | '7.0'
  | '7.0/a'
  | '7.0/b'
  | '7.0/d'
  | '7.0/c'
  | '8.0'
  | '8.0/a'
  | '8.0/m'
  | '8.0/n'
  | '8.0/b'
  | '8.0/o'
  | '8.0/p'
  | '8.0/c'
  | '8.0/q'
  | '8.0/d'
  | '8.0/r'
  | '8.0/e'
  | '8.0/f'
  | '8.0/s'
  | '8.0/g'
  | '8.0/t'
  | '8.0/h'
  | '8.0/i'
  | '8.0/j'
  | '8.0/k'
  | '8.0/l'
  | '8.0/u'
  | '8.0/v'
  | '8.1'
  | '8.1/g'
  | '8.1/a'
  | '8.1/b'
  | '8.1/h'
  | '8.1/i'
  | '8.1/c'
  | '8.1/d'
  | '8.1/j'
  | '8.1/e'
  | '8.1/f'
  | '8.1/k'
  | '8.2'
  | '8.2/a'
  | '8.2/b'
  | '8.3'
  | '8.3/a'
  | '8.3/b'
  | '8.3/c'
  | '8.4'
  | '8.4/a'
  | '8.4/b'
  | '8.5'
  | '9.0'
  | '9.0/a'
  | '9.0/b'
  | '10.0'
  | '10.0/a'
  | '10.1'
  | '10.1/l'
  | '10.1/a'
  | '10.1/b'
  | '10.1/m'
  | '10.1/c'
  | '10.1/d'
  | '10.1/e'
  | '10.1/n'
  | '10.1/f'
  | '10.1/g'
  | '10.1/h'
  | '10.1/p'
  | '10.1/i'
  | '10.1/j'
  | '10.1/q'
  | '10.1/k'
  | '10.1/r'
  | '10.2'
  | '10.2/a'
  | '10.2/b'
  | '10.2/e'
  | '10.2/c'
  | '10.2/d'
  | '10.3'
  | '10.3/j'
  | '10.3/k'
  | '10.3/l'
  | '10.3/a'
  | '10.3/b'
  | '10.3/c'
  | '10.3/d'
  | '10.3/e'
  | '10.3/f'
  | '10.3/g'
  | '10.3/h'
  | '10.3/i'
  | '10.3/m'
  | '10.3.1'
  | '10.3.1/b'
  | '10.3.1/a'
  | '10.3.2'
  | '10.3.2/b'
  | '10.3.2/a'
  | '10.4'
  | '10.4/a'
  | '11.0'
  | '11.1'
  | '11.1/c'
  | '11.1/a'
  | '11.1/d'
  | '11.1/b'
  | '11.1/e'
  | '11.1.1'
  | '11.1.1/a'
  | '11.1.1/b'
  | '11.1.2'
  | '11.2'
  | '11.2/a'
  | '11.2/i'
  | '11.2/b'
  | '11.2/c'
  | '11.2/d'
  | '11.2/j'
  | '11.2/k'
  | '11.2/e'
  | '11.2/f'
  | '11.2/g'
  | '11.2/h'
  | '11.2/l'
  | '11.2/m'
  | '11.3'
  | '11.3/e'
  | '11.3/a'
  | '11.3/f'
  | '11.3/b'
  | '11.3/g'
  | '11.3/c'
  | '11.3/h'
  | '11.3/d'
  | '11.4'
  | '11.4/a'
  | '11.4/c'
  | '11.4/d'
  | '11.4/b'
  | '11.4/e'
  | '11.4/f'
  | '11.5'
  | '11.5/e'
  | '11.5/f'
  | '11.5/a'
  | '11.5/g'
  | '11.5/b'
  | '11.5/h'
  | '11.5/c'
  | '11.5/d'
  | '11.6'
  | '11.6/c'
  | '11.6/d'
  | '11.6/e'
  | '11.6/f'
  | '11.6/a'
  | '11.6/b'
  | '12.0'
  | '12.0/a'
  | '12.0/b'
  | '12.0/c'
  | '13.0'
  | '14.0'
  | '14.0/a'
  | '14.1'
  | '14.1/a'
  | '14.1/b'
  | '14.1/c'
  | '14.1/j'
  | '14.1/d'
  | '14.1/k'
  | '14.1/e'
  | '14.1/l'
  | '14.1/f'
  | '14.1/g'
  | '14.1/h'
  | '14.1/i'
  | '14.1.1'
  | '14.1.1/d'
  | '14.1.1/a'
  | '14.1.1/b'
  | '14.1.1/c'
  | '14.1.1/e'
  | '14.1.2'
  | '14.1.3'
  | '14.1.3/b'
  | '14.1.3/a'
  | '14.1.3/c'
  | '14.2'
  | '14.2.1'
  | '14.3'
  | '14.3/a'
  | '14.3/g'
  | '14.3/b'
  | '14.3/e'
  | '14.3/f'
  | '14.3/c'
  | '14.3/d'
  | '15.0'
  | '15.0/m'
  | '15.0/k'
  | '15.0/l'
  | '15.0/a'
  | '15.0/b'
  | '15.0/n'
  | '15.0/c'
  | '15.0/o'
  | '15.0/d'
  | '15.0/p'
  | '15.0/e'
  | '15.0/f'
  | '15.0/g'
  | '15.0/h'
  | '15.0/i'
  | '15.0/j'
  | '15.1'
  | '15.1/h'
  | '15.1/a'
  | '15.1/b'
  | '15.1/i'
  | '15.1/c'
  | '15.1/j'
  | '15.1/d'
  | '15.1/e'
  | '15.1/f'
  | '15.1/g'
  | '15.1/k'
  | '15.2'
  | '15.2/a'
  | '15.2/b'
  | '15.3'
  | '15.3/a'
  | '15.3/h'
  | '15.3/b'
  | '15.3/i'
  | '15.3/c'
  | '15.3/d'
  | '15.3/j'
  | '15.3/e'
  | '15.3/f'
  | '15.3/k'
  | '15.3/l'
  | '15.3/g'
  | '15.4'
  | '15.4/b'
  | '15.4/c'
  | '15.4/a'
  | '15.5'
  | '15.5/a'
  | '15.5/b'
  | '15.6'
  | '16.0'
  | '16.1'
  | '16.1/c'
  | '16.1/a'
  | '16.1/b'
  | '16.1.1'
  | '16.1.1/b'
  | '16.1.1/a'
  | '16.2'
  | '16.2/g'
  | '16.2/a'
  | '16.2/b'
  | '16.2/h'
  | '16.2/c'
  | '16.2/i'
  | '16.2/d'
  | '16.2/j'
  | '16.2/e'
  | '16.2/k'
  | '16.2/f'
  | '16.3'
  | '16.4'
  | '16.4/a'
  | '16.4/g'
  | '16.4/b'
  | '16.4/c'
  | '16.4/h'
  | '16.4/d'
  | '16.4/i'
  | '16.4/e'
  | '16.4/f'
  | '16.4/j'
  | '17.0'
  | '17.1'
  | '17.1/l'
  | '17.1/a'
  | '17.1/b'
  | '17.1/c'
  | '17.1/m'
  | '17.1/d'
  | '17.1/n'
  | '17.1/e'
  | '17.1/f'
  | '17.1/o'
  | '17.1/p'
  | '17.1/g'
  | '17.1/q'
  | '17.1/r'
  | '17.1/h'
  | '17.1/i'
  | '17.1/s'
  | '17.1/t'
  | '17.1/j'
  | '17.1/k'
  | '17.2'
  | '17.2/a'
  | '17.2/e'
  | '17.2/b'
  | '17.2/f'
  | '17.2/c'
  | '17.2/g'
  | '17.2/d'
  | '17.3'
  | '17.3/a'
  | '17.3/c'
  | '17.3/d'
  | '17.3/e'
  | '17.3/b'
  | '17.4'
  | '17.4/a'
  | '18.0'
  | '18.0/a'
  | '18.0/b'
  | '18.0/c'
  | '18.1'
  | '18.1/a'
  | '18.1/h'
  | '18.1/b'
  | '18.1/c'
  | '18.1/d'
  | '18.1/g'
  | '18.1/f'
  | '18.1/e'
  | '18.2'
  | '18.2/i'
  | '18.2/a'
  | '18.2/j'
  | '18.2/b'
  | '18.2/c'
  | '18.2/k'
  | '18.2/d'
  | '18.2/l'
  | '18.2/e'
  | '18.2/f'
  | '18.2/m'
  | '18.2/n'
  | '18.2/g'
  | '18.2/o'
  | '18.2/h'
  | '18.3'
  | '18.3/b'
  | '18.3/a'
  | '19.0'
  | '19.1'
  | '19.1/h'
  | '19.1/a'
  | '19.1/b'
  | '19.1/c'
  | '19.1/i'
  | '19.1/d'
  | '19.1/e'
  | '19.1/j'
  | '19.1/k'
  | '19.1/f'
  | '19.1/l'
  | '19.1/g'
  | '19.1.1'
  | '19.1.1/a'
  | '19.1.1/b'
  | '19.1.1/e'
  | '19.1.1/f'
  | '19.1.1/c'
  | '19.1.1/d'
  | '20.0'
  | '20.1'
  | '20.1/b'
  | '20.1/c'
  | '20.1/a'
  | '20.1.1'
  | '20.1.2'
  | '20.1.3'
  | '20.1.4'
  | '20.2'
  | '20.2/a'
  | '20.2/b'
  | '20.2/d'
  | '20.2/c'
  | '20.2/e'
  | '21.0'
  | '21.1'
  | '21.1/h'
  | '21.1/a'
  | '21.1/e'
  | '21.1/b'
  | '21.1/f'
  | '21.1/c'
  | '21.1/g'
  | '21.1/d'
  | '21.1.1'
  | '21.1.1/a'
  | '21.1.1/b'
  | '21.1.2'
  | '21.1.2/b'
  | '21.1.2/a'
  | '21.2'
  | '21.2/a'
  | '21.2/d'
  | '21.2/b'
  | '21.2/c'
  | '21.3'
  | '21.3/a'
  | '21.3.1'
  | '21.4'
  | '21.4/d'
  | '21.4/c'
  | '21.4/a'
  | '21.4/e'
  | '21.4/b'
  | '21.4/f'
  | '22.0'
  | '22.0/d'
  | '22.0/a'
  | '22.0/e'
  | '22.0/b'
  | '22.0/c'
  | '22.1'
  | '22.1/b'
  | '22.1/a'
  | 'EOP-I/a'
  | 'EOP-I/b'
  | 'EOP-I/c'
  | 'EOP-I/d'
  | 'EOP-I/e'
  | 'EOP-I/j'
  | 'EOP-I/k'
  | 'EOP-I/f'
  | 'EOP-I/g'
  | 'EOP-I/l'
  | 'EOP-I/m'
  | 'EOP-I/h'
  | 'EOP-I/i'
  | 'EOP-I/n'
  | 'EOP-A/a'
  | 'EOP-A/b'
  | 'EOP-A/c'
  | 'EOP-A/d'
  | 'EOP-A/e'
  | 'EOP-A/f'
  | 'EOP-A/g'
  | 'EOP-A/k'
  | 'EOP-A/h'
  | 'EOP-A/i'
  | 'EOP-A/l'
  | 'EOP-A/j'
  | 'EOP-A/m'
  | 'GLO'
  | 'RRT-01'
  | 'RRT-02'
  | 'RRT-03'
  | 'RRT-05'
  | 'RRT-04'
  | 'RRT-06'
  | 'RRT-07'
  | 'RRT-08'
  | 'RRT-09'
  | 'RRT-10'
  | 'RRT-11'
  | 'RRT-12'
  | 'RRT-37'
  | 'RRT-38'
  | 'RRT-13'
  | 'RRT-14'
  | 'RRT-15'
  | 'RRT-40'
  | 'RRT-16'
  | 'RRT-39'
  | 'RRT-17'
  | 'RRT-18'
  | 'RRT-19'
  | 'RRT-20'
  | 'RRT-21'
  | 'RRT-22'
  | 'RRT-23'
  | 'RRT-24'
  | 'RRT-25'
  | 'RRT-26'
  | 'RRT-27'
  | 'RRT-28'
  | 'RRT-29'
  | 'RRT-30'
  | 'RRT-31'
  | 'RRT-32'
  | 'RRT-36'
  | 'RRT-33'
  | 'RRT-34'
  | 'RRT-35';

export const LEDGER = `rule	alias	line	area	kind	requirement
INTRO	-	123	other	none	Version 4.1 core rules for pre-1960 modules; changes from v3.1 and earlier were printed in blue (colour lost in this text). Rules claim compatibility with previously published modules.
1.0	-	137	other	none	Chapter heading only (general concepts 1.1-1.8).
1.1	-	141	components	data	Scale: one hex = 50 m across; one turn = 2-4 minutes (line 157). MMC class = Squad (8-12 men), Half-squad (4-6), Crew (4-6), Weapon Team (3-5 men plus heavy weapon).
1.1/b	-	145	components	none	Counter pictures and sizes (two men = Squad, one man = Half-squad, Crew or SMC; WT and vehicle counters larger) identify the class only and have no effect of their own.
1.1/a	-	151	components	core	SMC = one person (Leader, Hero, Sniper, Medic, Scout, Armor Leader); SW = single weapon fired only by a Squad, Half-squad, Crew or eligible SMC; vehicle and fixed-wing aircraft counter = one machine.
1.1.1	-	163	setup	data	Squads/Half-squads are identified as FP-Range-MF-Morale, with a fifth value for Shaken Morale only when it differs; e.g. US Airborne 2-5-4-6 = FP 2, range 5, MF 4, Morale 6.
1.2	-	171	components	core	Only six-sided dice: 1d6 or 2d6 (sum of two unless a rule says otherwise).
1.3	-	175	stacking	core	Per side per hex at most 3 Squads (or equivalent), 2 vehicles and 2 SMCs.
1.3/a	-	175	stacking	core	Equivalents for the limit of 3 Squads: 1 WT = 1 Squad; 2 Half-squads, 2 Crews or one of each = 1 Squad.
1.3/g	-	175	stacking	core	Each Wreck marker, of a vehicle or of an aircraft, fills one vehicle slot of its hex, and a hex holds at most one Wreck. For whose limit is not said; count it for both sides.
1.3/h	-	175	stacking	core	Fixed-wing aircraft never count for stacking.
1.3/b	-	177	stacking	core	Some terrain types change the stacking limit of their hex (values are on the TEC, not in the text).
1.3/i	-	177	stacking	core	The upper level of a Multi-level Building hex and the inside of a Bunker are each a second hex within the hex with a stacking limit of their own (Caves likewise, 10.1).
1.3/c	-	179	terrain	core	A vehicle may enter a Building, which is an attempt to Rubble it, only where the TEC allows that vehicle in that Building; not all vehicle and Building pairs are allowed.
1.3/j	-	179	vehicles	core	A vehicle is never on the second story of a Multi-story Building and never sets up in a Building.
1.3/d	-	181	stacking	core	Stacking limits hold at all times (also mid-move) unless a scenario special rule says otherwise; a move through a hex is illegal if movers plus stationary units exceed the limit.
1.3/e	-	185	stacking	core	Units inside a vehicle are part of it for stacking; unloading is barred when it would put the hex over its limit.
1.3/k	-	185	passengers	core	Passengers forced to bail out (16.1.1) into a hex that they would overstack are eliminated.
1.3/f	-	187	hidden	core	No hidden stacks: a player may always examine the opponent's stacks.
1.4	-	191	terrain	core	Half-hexes along the Map edge are playable, with the full stacking limit and the full MP cost, unless an SSR says otherwise.
1.4/b	-	191	terrain	core	Where two Maps meet, the two joined half-hexes are one full hex.
1.4/a	-	195	terrain	core	The terrain surrounding the hex's center dot sets the hex's level and terrain type.
1.5	-	201	morale	core	Each unit has a Morale Rating and one of two morale states, Good Order (front) or Shaken (back). A Shaken side that prints another Morale replaces the front value while the unit is Shaken (1.1.1).
1.5/a	-	211	morale	core	Morale Check: roll 2d6, pass if modified sum <= Morale Rating.
1.5/b	-	211	morale	core	The only modifiers to the MC or rally roll of infantry: minus the LM of a Leader, and -2 for a hex with a positive Target Modifier. (A vehicle MC after a non-penetrating hit has its own modifier, 14.1.1.)
1.5/c	-	213	rally	core	A passed rally attempt flips the unit from Shaken to Good Order.
1.6	-	217	support-weapons	core	SWs have no Crew of their own: they are carried and fired by an MMC (not a WT, 1.7) or by an eligible SMC.
1.6/a	-	217	support-weapons	core	Carry capacity: Squad 2 SWs, Half-squad 1, Crew 1, eligible SMC 1.
1.6/m	-	217	support-weapons	core	The unit directly above a SW in the stack possesses it; in software an explicit possessor of each SW, or none.
1.6/n	-	217	support-weapons	core	An SMC has 2 MPs fewer to spend while he carries a SW.
1.6/b	-	219	support-weapons	core	A Squad may fire one SW and still use its IFP, or fire two SWs and give up its IFP.
1.6/o	-	219	support-weapons	core	A Half-squad or Crew may fire one SW and gives up its IFP to do so.
1.6/c	-	221	support-weapons	core	One eligible SMC alone fires a SW, his own side's or captured, at half its FP (round up), or with +1 on the to-hit roll if the SW uses the OFT.
1.6/p	-	221	support-weapons	core	Two eligible SMCs, both Good Order, crewing one SW together fire it at full FP and without the +1 to-hit.
1.6/d	-	223	support-weapons	core	A Hero who fires a SW gives up his IFP.
1.6/e	-	223	leaders	core	A Leader that fires a SW forfeits every use of his LM, even for his own attack.
1.6/q	-	223	support-weapons	core	Medics/Corpsmen, Armor Leaders and Snipers may neither carry nor fire SWs; so the eligible SMCs are Leaders, Heroes and (with loss of their abilities, 11.6) Scouts.
1.6/f	-	225	support-weapons	core	A Squad with 2 SWs that is reduced to a Half-squad must drop one of them, its owner choosing which.
1.6/g	-	225	support-weapons	core	In the Rally Phase a GO MMC or SMC may drop a SW (stays in hex) or destroy it (removed from play). See 3.0/k for who may destroy.
1.6/h	-	225	support-weapons	core	In the Operations Phase a unit, GO or Shaken, that leaves a hex for whatever reason may abandon its SW there; the SW stays in the hex, assembled if it was assembled.
1.6/r	-	225	support-weapons	core	SWs of an eliminated unit stay in its hex without possessor (worked case line 1914).
1.6/i	-	229	support-weapons	core	Rally Phase: GO MMCs/SMCs of the same hex that are not locked in Melee may swap SWs.
1.6/j	-	229	support-weapons	core	Operations Phase: a GO MMC/SMC on the move may pick up a dropped or abandoned SW in a hex it is in for 2 extra MPs.
1.6/s	-	229	support-weapons	core	Rally Phase: a GO MMC/SMC not locked in Melee may pick up a dropped or abandoned SW of its hex (further conditions 3.0/k).
1.6/k	-	231	support-weapons	core	Captured SWs may be used, but the first attack with one that neither causes a Damage Check (DFT) nor scores a hit (OFT) removes the SW from play after that attack.
1.6/l	-	233	support-weapons	core	A SW that uses the OFT cannot fire from a Building or Bunker; Anti-Tank Rifles are exempt.
1.6.1	-	241	machine-guns	core	A SW on its tripod/assembled side cannot be moved: its possessor cannot move without abandoning it.
1.6.1/a	-	245	machine-guns	core	Rally Phase: a GO MMC/SMC not locked in Melee may flip its tripod SW either way between the tripod/assembled side and the bipod/dismantled side.
1.6.1/b	-	247	machine-guns	core	The other side of a tripod MG shows it on a bipod or dismantled; either way it is carried like any other SW.
1.6.1/c	-	247	machine-guns	core	Rally Phase: a Shaken MMC/SMC may dismantle its tripod SW but not assemble it.
1.6.1/d	-	247	machine-guns	core	Units that enter from off-board have their tripod SWs on the bipod or dismantled side.
1.6.2	-	253	machine-guns	core	A SW with superscript J that takes part in an attack outside Melee jams when the opposed dice (attacker's and defender's natural rolls) are equal: flip it to Jammed and take its FP out of that same attack.
1.6.2/a	-	259	machine-guns	core	Next Rally Phase, if the jammed MG is possessed by a GO SMC/MMC, roll 1d6: 1 = jammed for the rest of the scenario, 2-6 = unjammed. On a Map with Sand: 1-2 and 3-6.
1.6.2/b	-	261	machine-guns	core	If several jam-capable MGs are in the same attack only one jams, chosen at random by the owner.
1.6.3	-	267	flamethrowers	core	A Flamethrower may be used in Melee and in Close Assault (17.1) besides its DFT fire.
1.6.3/d	-	269	flamethrowers	core	If a DFT attack by a Flamethrower, or by a group that includes one, Shakes an enemy unit, that unit must retreat one hex. (Whether Shaken through Casualties or Wounded counts is not said.)
1.6.3/a	-	275	flamethrowers	core	The Flamethrower retreat must lead farther from the unit that made the Flamethrower attack and not nearer to any other enemy unit in the retreater's LOS.
1.6.3/e	-	275	flamethrowers	core	A unit that makes a Flamethrower retreat gets a Moved marker and may draw Opportunity Fire.
1.6.3/f	-	275	flamethrowers	core	A unit that has no legal hex for its Flamethrower retreat is eliminated.
1.6.3/b	-	279	demo-charges	core	A Satchel Charge may be thrown into an adjacent hex (a DFT attack like that of another SW), used in Melee, or used in Close Assault; any unit that may use SWs may use it.
1.6.3/g	-	279	demo-charges	core	Using a Satchel Charge once consumes it: it leaves play.
1.6.3/c	-	283	demo-charges	core	Satchel Charge attack: LM applies unless the Leader himself uses the charge; no other attacker-side DFT DRM applies to the charge's FP (IFP fired with it still gets its own +2 adjacency, see example line 285).
1.6.3/h	-	285	demo-charges	core	Worked case: a Squad (IFP 2) and a 6-FP Satchel Charge at an adjacent hex: charge alone 6 FP; charge with the IFP 10 FP (2 + 2 adjacency on the IFP + 6).
1.7	-	293	guns	core	A WT is an MMC with an MF of its own and either an IFP or an HE-equivalent.
1.7/k	-	293	guns	core	A WT can be neither carried nor fired by another unit.
1.7/m	-	293	guns	core	WTs can Self-Rally (also 3.0/d).
1.7/a	-	295	guns	core	A non-MG WT with a gun size above 13 mm cannot set up in or enter a Building (Hut, Stone/HC, Wooden/LC).
1.7/l	-	295	guns	core	A WT can neither possess nor fire a SW.
1.7/n	-	295	guns	core	A non-MG WT with a gun size above 13 mm cannot cross hexside terrain.
1.7/b	-	297	close-combat	core	No WT, an MG WT included, may move into Melee.
1.7/c	-	297	guns	core	When a WT is eliminated its weapon is destroyed: no capture, no re-crewing.
1.7/o	-	297	close-combat	core	In Melee a non-MG WT defends with FP 1 and cannot counterattack.
1.7/p	-	297	close-combat	core	In Melee an MG WT defends and counterattacks with its full IFP.
1.7/d	-	303	guns	core	A WT with a red arrow may fire only in the direction (covered arc, 14.1) of the arrow and must change facing to fire elsewhere.
1.7/e	-	307	guns	core	In one impulse an ordnance WT may pivot, within its MF, and then fire, with +1 on the OFT.
1.7/f	-	307	guns	core	Pivot only = Moved marker; fire, or pivot and fire = Fired marker.
1.7/q	-	307	guns	core	A WT pivots in its hex at 1 MP per two vertices (a single vertex is not priced; 1 MP if rounded up as elsewhere).
1.7/r	-	307	guns	core	Pivot and fire by an ordnance WT is also allowed as Opportunity Fire, with the same +1 on the OFT.
1.7/s	-	307	guns	core	A WT that enters a new hex may take any facing there.
1.7/g	-	311	guns	core	The boxed HE-equivalent of an ordnance WT is the FP with which its gun attacks a non-vehicle target that it has hit.
1.7/t	-	311	guns	core	N x before the HE-equivalent: the gun fires N times in its impulse; different targets are allowed if they are in the same hex or in hexes adjacent to it.
1.7/h	-	313	guns	core	WTs cannot Close Assault vehicles.
1.7/i	-	315	guns	core	A WT always fires as a separate attack, even in the same impulse as other units of its hex.
1.7/j	-	317	guns	core	A WT that its module marks as unable to move spends its MF only on pivots.
1.7/u	-	317	guns	core	WTs may use neither Double-Time nor Low Crawl.
1.8	-	323	scenario	core	Event Markers are module content of two kinds: Occupation and Line of Sight; activation starts a special event (e.g. reinforcements).
1.8/b	-	329	scenario	core	An Occupation Event Marker is triggered when the side named by the scenario occupies its hex; if no side is named, either side triggers it.
1.8/c	-	329	scenario	core	A Line of Sight Event Marker is triggered when the side named by the scenario has LOS to its hex.
1.8/a	-	333	scenario	core	On trigger the scenario's matching Event paragraph is revealed; paragraphs are hidden from both players until triggered.
2.0	-	337	sequence	core	Game turn = Rally Phase, Operations Phase, Administrative Phase in that order, repeated.
2.0/a	-	339	sequence	none	Restates 3.0/4.0/9.0: Rally Phase content: rally Shaken units, combine Half-squads; if no enemy unit is in the hex, eligible GO units pick up or swap SWs.
2.0/b	-	341	sequence	none	Restates 3.0/4.0/9.0: Operations Phase: players alternate impulses; an impulse activates units of one hex (plus adjacent hexes if a Leader is activated) to fire, move, lay smoke or take any other eligible action.
2.0/c	-	347	sequence	none	Restates 3.0/4.0/9.0: Administrative Phase removes FFE, Moved, Assault Move, Low Crawl, Fired, Ops Complete, Smoke 2, Starshell, Spotted markers and flips Smoke 1 to Smoke 2.
3.0	-	353	sequence	core	Initiative, each Rally Phase: both players roll 1d6, the higher has it; on a tie it stays with the holder of the turn before. (First-turn holder usually set by the scenario, EOP-I/a.)
3.0/a	-	355	rally	core	The player with initiative makes all his rally attempts, then the other player makes his.
3.0/b	-	355	rally	core	A Shaken unit in a hex with a GO Leader or a Hero may try to rally: 2d6, success at or below its Morale.
3.0/l	-	355	rally	core	Within a side, Shaken Leaders make their rally attempts before other units.
3.0/n	-	355	rally	core	Shaken units locked in Melee may try to rally if otherwise eligible.
3.0/c	-	357	rally	core	The LM of a GO Leader in the hex is subtracted from the rally roll.
3.0/o	-	357	rally	core	Rally roll -2 in terrain with a positive TM, hexside terrain such as a Wall included.
3.0/p	-	357	rally	core	An Armor Leader can rally only the tank he crews.
3.0/d	-	359	rally	core	Without a GO Leader in the hex a unit cannot rally, except: Hero in hex; vehicles always may; units marked SR; WTs and ALL SMCs may Self-Rally (line 367).
3.0/e	-	363	leaders	core	Leaders and Heroes rally only units with the same background color and Identification Badge; WTs are exempt from that match.
3.0/f	-	365	leaders	core	For Leader rules color, type and nationality are synonyms: compare one badge/nationality key.
3.0/g	-	367	rally	core	A GO Leader in the hex may add his LM to Self-Rally attempts of WTs/SMCs as well.
3.0/h	-	367	rally	core	A Medic's try to flip a Shaken MMC/SMC is no rally attempt of that unit, so both may happen in one Rally Phase.
3.0/m	-	367	rally	core	Each unit may make only one rally attempt per Rally Phase.
3.0/q	-	367	rally	core	A Medic who has just rallied may heal another unit in the same Rally Phase (11.3/b).
3.0/i	-	369	components	core	Half-squads come only from combat or the OOB: Squads can never be voluntarily split.
3.0/j	-	371	components	core	Two GO Half-squads (not Crews) of the same IB in a hex with a GO Leader and not locked in Melee may combine into one Squad in the Rally Phase.
3.0/k	-	373	support-weapons	core	Rally Phase, in a hex without enemy units: a GO MMC that is no WT, or an eligible SMC, may pick up a SW of the hex that nobody possesses.
3.0/r	-	373	support-weapons	core	Rally Phase: friendly GO units of the same hex may swap SWs (2.0, line 339, adds: no enemy unit in the hex; 1.6/i: not locked in Melee).
3.0/s	-	373	machine-guns	core	Rally Phase: flipping a tripod SW needs only a GO MMC/SMC not locked in Melee (1.6.1/a); no hex free of enemies is asked for.
3.0/t	-	373	support-weapons	core	Rally Phase: a GO MMC that is no WT, a Leader or a Hero may destroy a SW (removed from play); narrower than 1.6/g, which says any GO MMC or SMC.
4.0	-	379	sequence	core	Operations Phase: initiative holder takes the first impulse, then strict alternation of activating units or passing.
4.0/a	-	381	sequence	core	The phase ends when every unit has moved, fired or is Ops Complete, or at three consecutive passes (player one, player two, player one).
4.0/b	-	383	sequence	core	In an impulse the active player may activate all or some units of one hex; if that hex holds a GO Leader he may also activate any units in adjacent hexes (11.1).
4.0/c	-	385	leaders	core	A Leader adjacent to a hex with a Bunker/Cave activates only the units outside it.
4.0/d	-	387	leaders	core	Adjacent Multi-story Building: a Leader activates only units on his own level, unless he is in the Building and activates the level directly above or below in his hex.
4.0/e	-	389	leaders	core	Leader in the hex of a Bunker/Cave but outside it: activates his hex, the six adjacent hexes and the units inside the Bunker/Cave.
4.0/r	-	389	leaders	core	Leader inside a Bunker/Cave: activates only units inside it and units outside in the same hex.
4.0/f	-	393	leaders	core	A (non-Armor) Leader cannot activate vehicles in adjacent hexes.
4.0/s	-	393	leaders	core	An Armor Leader cannot activate MMCs/SMCs in adjacent hexes (vehicles there he can, 11.5/d).
4.0/g	-	395	sequence	core	Each activated unit either moves or fires or takes another action open to it; moving and firing together only with Assault Move or Stealth Movement.
4.0/h	-	395	fire	core	Fire from one hex in one impulse goes at one and the same target (hex), whatever the number of its units.
4.0/t	-	395	sequence	core	Units of one hex activated together need not do the same thing: some may fire, some move, some do nothing.
4.0/u	-	397	fire	core	Exception: a SW with a to-hit table (Bazooka, ATR and the like) makes its own separate roll, at the same or at another target, but in the impulse in which its possessor acts.
4.0/i	-	399	support-weapons	core	A SW is never activated apart from its possessor; a unit that fires only its SW (e.g. because its IFP is out of range) is spent for the turn as well.
4.0/j	-	401	movement	core	All units that start in the same hex and move in the same impulse move together as one stack; all that fire do so together; not all units of a hex need act in that impulse.
4.0/k	-	405	sequence	core	Units of an activated hex that neither moved nor fired remain available for a later impulse (subject to 4.0/q for activating Leaders).
4.0/l	-	407	movement	core	A moving stack never picks up or drags units of hexes it passes through.
4.0/m	-	409	sequence	core	Movers get a Moved, Low Crawl, Assault Move or Stealth marker, firers a Fired marker; such units are spent for the turn except to defend in Melee (and later fire after AM/Stealth, 6.1, 6.4).
4.0/n	-	411	sequence	core	With several hexes activated in one impulse, hexes/units act in any interleaved order as long as all movers (and all firers) of one hex act together.
4.0/o	-	415	leaders	core	Chain activation: a Leader may activate an adjacent Leader, who may activate his own adjacent hexes, and so on.
4.0/q	-	415	leaders	core	A Leader who activates adjacent units and does nothing else in the impulse becomes Ops Complete.
4.0/p	-	417	sequence	core	All hexes to be activated must be declared before any unit acts; the actions themselves need not be declared and no unit is obliged to act.
4.1	-	423	sequence	core	Spotting, trying to lay smoke and other actions so named make a unit Ops Complete: it can take no action, nor a Leader use his LM, except as in 4.1/a-4.1/j.
4.1/f	-	427	first-fire	core	The Opportunity Fire exceptions name only MMCs, their SWs and vehicles: an Ops Complete SMC (Hero, Sniper, Leader) may not Opportunity Fire.
4.1/a	-	429	first-fire	core	An Ops Complete MMC may Opportunity Fire with -1 to its IFP, per firing unit and before every other modifier (so before a supporter is halved); FP may become negative. Examples: IFP 2 at a mover = 2 - 1 + 1 = 2; IFP 0 = 0.
4.1/b	-	435	first-fire	core	A SW of an eligible Ops Complete MMC may fire with it in Opportunity Fire: MG or Flamethrower at half FP, round up.
4.1/g	-	435	first-fire	core	A SW of an Ops Complete MMC that uses the OFT has +2 on its to-hit roll in Opportunity Fire. (For an ordnance WT the text gives no figure; take +2 too.)
4.1/c	-	437	first-fire	core	An Ops Complete vehicle may Opportunity Fire its MGs at half FP, round up.
4.1/h	-	437	first-fire	core	An Ops Complete vehicle may Opportunity Fire its OFT ordnance with +2 on the to-hit roll.
4.1/d	-	439	spotting	core	A unit under Ops Complete may fire at FULL FP at a hex that it spotted in the SAME impulse.
4.1/j	-	439	leaders	core	A Leader under Ops Complete may add his LM to fire in the same impulse, but only at the hex that he himself has just spotted.
4.1/e	-	443	spotting	core	All units in the hex of the successful spotter may fire at full FP at the just-spotted hex with it (5.2 group rules apply).
5.0	-	449	fire	core	To fire: target within weapon range, in LOS, and spotted.
5.0/a	-	451	fire	core	Fire may pass through hexes with friendly or enemy units.
5.0/g	-	451	fire	core	Units may not fire into a hex that holds both friendly and enemy units, nor into one under a Melee marker.
5.0/b	-	453	fire	core	Range = hexes from firer to target, counting the target hex but not the firer's.
5.0/c	-	455	fire	core	Attack total = 1d6 + total FP + LM +/- target movement, degrading terrain and other DFT DRMs. Defense total = 1d6 + TM of the target hex.
5.0/d	-	457	fire	core	Attack total <= defense total: no effect. Attack total > defense total: every defending unit takes a Damage Check.
5.0/e	-	463	fire	core	Damage Check: each defending unit rolls 1d6 + (attack total - defense total) and reads the DFT column for its type (table on PAC, not in text; see tables.md for recovered points).
5.0/f	-	467	leaders	core	A GO Leader of the same nationality/IB in the hex subtracts his LM from the Damage Checks of the other units there, never from his own.
5.0/h	-	467	leaders	core	The Leader takes his own Damage Check first; he helps the others only if he is alive and in Good Order after it.
5.0.1	-	473	leaders	core	A Leader not under Moved, Low Crawl, Fired or Ops Complete (AM and Stealth do not bar him) may apply his LM to ALL attacks of matching (nationality/IB) units of his hex in his impulse; in Opportunity Fire too (EOP-I/j).
5.0.1/a	-	475	leaders	core	LM is added to FP for DFT attacks and subtracted from the to-hit roll of SWs and WTs on the OFT; attacks of both kinds in the same impulse are helped.
5.0.1/b	-	475	leaders	core	A Leader who fires a SW gives no LM to attacks of other units of his hex (nor to his own, 1.6/e).
5.0.1/c	-	477	leaders	core	A Leader who has helped fire gets a Fired marker.
5.0.1/d	-	477	leaders	core	An Armor Leader's LM affects only the fire of his own vehicle.
5.1	-	481	fire	data	DFT result set named in text: no effect, Shaken, Casualties (MMC), Wounded (SMC), Destroyed (unarmored vehicles, 17.3); the thresholds per column are on the Player-Aid Card and not in the text.
5.1/a	-	481	morale	core	Shaken: flip to Shaken side; may not use IFP or possessed SWs; returns to GO only through a later Rally Phase (or Medic).
5.1/b	-	485	morale	core	A Shaken unit may not move, nor change level in a Building, toward an enemy unit in its LOS.
5.1/r	-	485	spotting	core	A Shaken unit cannot spot, and enemies adjacent to it are not spotted by that adjacency.
5.1/c	-	487	heroes	core	Shaken Squads/Half-squads can still spawn Heroes.
5.1/d	-	487	close-combat	core	Shaken units in Melee with no friendly GO Melee-eligible unit in the hex surrender and are removed.
5.1/e	-	489	leaders	core	A Shaken Leader cannot rally other units and cannot use his LM for anything.
5.1/s	-	489	heroes	core	Shaken Medics cannot heal anybody, themselves included; Shaken Snipers cannot attack. Both may Self-Rally.
5.1/t	-	489	rally	core	Every Shaken SMC may Self-Rally, with or without SR on its counter.
5.1/f	-	491	vehicles	core	Shaken vehicle: must be Buttoned, MF halved (round up), cannot fire.
5.1/g	-	493	heroes	core	Heroes are never Shaken.
5.1/h	-	495	first-fire	core	A moving unit that is Shaken by OF, also through Casualties or Wounded, ends its movement (Moved marker, line 1826); GO companions of the stack may go on.
5.1/i	-	497	fire	core	Casualties: Squad is replaced by a Shaken Half-squad; Half-squad, Crew or WT is eliminated.
5.1/j	-	501	fire	core	Wounded applies only to SMCs: it stops moving at once, flips to Shaken side (a Hero flips to his wounded side instead) and gets a Wounded marker.
5.1/k	-	507	leaders	core	A just-wounded SMC not yet activated this turn may still be activated later in the turn, including movement (within Shaken limits).
5.1/l	-	509	leaders	core	An SMC already Wounded (or a wounded Hero) that is wounded again is eliminated.
5.1/m	-	511	leaders	core	Wounded Leader: Morale -1, LM -1 (not below 0), Leadership Range -1.
5.1/n	-	511	snipers	core	A wounded Sniper still fires without reduction.
5.1/u	-	511	leaders	core	A wounded Leader with the Charismatic Skill has his rally range lowered by 1, not below 0.
5.1/v	-	511	leaders	core	A wounded Leader may still call indirect fire (Mortar and Artillery) and still has his full MF (when his morale state lets him act).
5.1/w	-	511	morale	core	Every wounded SMC except a Hero has Morale -1 (for a Leader it is the -1 of 5.1/m, not a second one).
5.1/o	-	513	heroes	core	When a Squad or Half-squad, Shaken ones too, rolls a natural 1 on a Damage Check caused by enemy fire, roll 1d6: even = a Hero appears in the hex, drawn at random with a random Skill.
5.1/x	-	515	heroes	core	The new Hero starts with the same activation marker as his MMC (e.g. Fired).
5.1/p	-	519	heroes	core	Hero spawned by a MMC Shaken by OF while moving may keep moving; he counts as having spent the MMC's MPs, may use the rest of his MF, or the rest of his AM allowance and then fire.
5.1/q	-	521	heroes	core	Crews and WTs never spawn Heroes.
5.2	-	525	fire	core	Only units of the same hex combine fire, and at one target; one of them leads with its full IFP and each further MMC adds half its IFP.
5.2/a	-	525	fire	core	SWs that use the OFT, WTs and vehicles always fire separately, even in the same impulse as the rest of their hex.
5.2/b	-	525	fire	core	In combined fire Heroes add their full FP, and SWs that use the DFT add their full FP.
5.2/c	-	525	fire	core	In combined fire a unit with IFP 0 adds nothing except the FP of a SW that it fires.
5.2/d	-	525	fire	core	Sum the whole FP of the attack first; then round a remaining fraction up once (line 1822 rounds its single supporter by itself, with the same result).
5.2/e	-	527	fire	core	WTs and vehicles may fire in another impulse than the rest of their hex; a SW must fire in the impulse of its possessor.
5.3	-	533	first-fire	core	Opportunity Fire: a unit not marked Moved, Low Crawl or Fired, with unblocked LOS, may fire at enemy units that spend 1 or more MP in a hex by any movement but Low Crawl or Stealth.
5.3/a	-	533	first-fire	core	Low Crawling and Stealth movers may be OF targets only if spotted in the hex they enter.
5.3/j	-	533	first-fire	core	Opportunity Fire takes place in the opponent's impulse and is itself no impulse.
5.3/b	-	535	first-fire	core	Entering a hex, pivoting, or loading/unloading: number of OF attacks allowed = MPs spent there (e.g. 2 in Light Woods), even after the first attack Shakes and stops the movers.
5.3/c	-	535	first-fire	core	Limit of one OF attack per MP does not count attacks by OFT SWs, WTs or vehicles stacked with the units that fired first: those are extra attacks.
5.3/d	-	539	first-fire	core	OF must be declared before the target leaves the hex; the moving player must give the opponent time for it (a reaction window per MP expenditure).
5.3/k	-	539	first-fire	core	Units that fire OF get a Fired marker.
5.3/e	-	541	first-fire	core	OF is resolved like other fire, with +1 for the moving target (MMC, WT or SMC, 6.0/c; not vs Low Crawl/Stealth); terrain such as Low Crops cancels it. Versus a moving vehicle 15.5/a applies instead.
5.3/f	-	543	first-fire	core	If the target hex holds moving and stationary units, one OF roll affects both, but the +1 applies only versus the movers.
5.3/l	-	545	first-fire	core	Worked case: a 1-6-4 Squad OFs at a Light Woods hex: one attack die + 2 against the moving Squad and + 1 against the stationary Half-squad; each of them defends with 1d6 + 1.
5.3/g	-	547	first-fire	core	Stationary units in the hex are spotted only while the movers are there: if all movers leave, prior unspotted status returns; if a Moved-marked unit stays behind, the hex stays spotted.
5.3/h	-	549	first-fire	core	Units in a Bunker, Cave or upper floor of the mover's hex are not affected by the OF unless the mover entered that sub-hex.
5.3/i	-	551	first-fire	core	Movers not Shaken by OF may continue with remaining MPs, leaving Shaken units behind.
5.4	-	559	fire	core	Black-boxed range: may fire up to twice printed range; beyond printed range IFP is halved (round up) before any other modifier.
5.5	-	565	terrain	core	Cumulative TM of a hex is capped at +4 (e.g. Forest +2, Wreck +2, Smoke +1 = +4).
5.5/a	-	567	snipers	core	A Sniper doubles his hex's TM, so his cap is +8.
5.6	-	573	fire	core	Superscript A (Assaulter): +3 instead of +2 when firing at an adjacent unit, once per firing stack, not per unit.
5.6/a	-	575	fire	data	DFT fire at an adjacent target: +2 to the attack, once per attack (values shown at lines 285, 575, 1646 and 1848; the table itself is on the Player-Aid Card).
6.0	-	581	movement	core	A unit pays each hex's TEC MP cost on entry; total per turn limited to its MF.
6.0/a	-	585	movement	core	Units of one hex that move in one impulse stay together, except that those Shaken stop while the others continue.
6.0/b	-	589	leaders	core	An unshaken, unwounded, unactivated Leader activates his hex and all adjacent hexes (Leadership Range 1, unless wounded or SSR); units of each adjacent hex act separately from the Leader's hex but together within their hex.
6.0/c	-	593	fire	core	MMCs, WTs, SMCs moving, or under a Moved or Assault Move marker (not Low Crawl/Stealth), give any DFT attack on them +1.
6.0/d	-	595	movement	core	Any unit with MF >= 1 may always move one hex whatever the cost, or enter/exit a Bunker/Cave, or change one Building level in its hex, unless it is Shaken and this brings it nearer an enemy in its LOS.
6.0/e	-	595	movement	core	A unit that needs ALL its MPs to move one hex, or within its hex, can neither Low Crawl nor Assault Move there (the text reads 'Low Crawl Assault Move'; a word is lost).
6.0/f	-	597	movement	core	Units may move through friendly-occupied hexes within stacking but must stop on entering an enemy-occupied hex and Melee (8.0).
6.0/g	-	599	movement	core	Per-hex order: 1 enter hex; 2 resolve FFE and Mines attacks; 3 trigger Events; 4 all Opportunity Fire; 5 if still GO, next action (auto-spot adjacent, move on, fire if AM).
6.0/h	-	608	spotting	core	A mover Shaken by OF on becoming adjacent never auto-spots the adjacent enemy (step 5 not reached).
6.1	-	614	movement	core	Units with a red-boxed MF (Heroes, for one) may Assault Move.
6.1/f	-	614	movement	core	Assault Move is declared at the start of the impulse and the units are marked AM at once.
6.1/g	-	616	movement	core	Leaders of the same nationality/IB may Assault Move if they start the impulse with AM-capable units.
6.1/a	-	620	movement	core	AM allowance = half of (printed MF + Double-Time bonus if used), rounded up; the bonus is added before halving.
6.1/h	-	620	movement	core	After its AM movement a unit may fire in the same impulse, in a later one, or as OF.
6.1/b	-	624	fire	core	AM fire: -2 from the total attacking FP of the firing group, once and not per unit (two 2-5-4 Squads: 2 + 1 - 2 = 1).
6.1/c	-	628	movement	core	An AM unit that has fired bears both AM and Fired; neither marker is removed before the Admin Phase.
6.1/d	-	632	to-hit	core	SW ordnance (e.g. a Bazooka) fired by an AM unit: +1 to the to-hit roll.
6.1/e	-	636	movement	core	AM units need not fire in the impulse they moved and can be activated later to fire or OF, but they must move when first activated.
6.2	-	640	movement	core	Double-Time: units that begin their impulse with a GO Leader of the same nationality/IB, and move with him throughout it, have MF +2.
6.2/a	-	640	movement	core	Double-Time never takes a unit farther than the Leader's printed MF allows (so the Leader himself gains nothing).
6.2/b	-	640	movement	core	WTs cannot Double-Time; Shaken units can.
6.3	-	648	movement	core	Low Crawl: a unit or stack spends its entire impulse to move exactly one hex.
6.3/b	-	648	spotting	core	Low Crawling units are not automatically spotted, unless in open terrain or adjacent to an enemy unit.
6.3/c	-	648	fire	core	Fire at Low Crawling units has no +1 for a moving target.
6.3/a	-	650	movement	core	Low Crawl may instead change one Building level or enter/exit a Bunker/Cave, but never that AND a change of hex.
6.3/d	-	652	movement	core	WTs cannot Low Crawl.
6.4	-	658	movement	core	Stealth Movement (yellow-boxed MF): mover is not auto-spotted even adjacent to enemies; spotted only by a successful attempt, by firing, or by entering open terrain in LOS of a GO enemy.
6.4/a	-	660	movement	core	Stealth Movement cannot be combined with Double-Time, but may be used to enter Melee.
6.4/c	-	660	movement	core	Heroes and Leaders may use Stealth Movement only if specifically marked for it.
6.4/d	-	660	fire	core	Stealth movers never suffer the +1 DFT modifier for moving.
6.4/b	-	664	fire	core	Stealth-capable units that move at most half their MF (round up) may fire in the same or a later impulse or as OF.
6.4/e	-	666	fire	core	Fire after such a Stealth half-move: -2 from the total FP, and +1 on the to-hit roll of SW ordnance; Scouts are exempt from both (11.6).
6.5	-	670	movement	core	Coordinated Movement: MMCs, SMCs and vehicles may move together if they start and finish the impulse together.
6.5/a	-	670	movement	core	A Coordinated Move may be an Assault Move if its MMCs/SMCs are AM-capable.
6.5/b	-	670	movement	core	In a Coordinated Move each unit pays hexes and hexsides by its own movement type (Light Woods: Leg 2, T 4).
7.0	-	678	smoke	core	A GO MMC with no Moved, Low Crawl, AM, Stealth, Fired or Ops Complete marker may try to lay smoke in its own or an adjacent hex.
7.0/a	-	682	smoke	core	Roll 1d6 <= module/nationality smoke capability: place Smoke 1. Success or not, the unit becomes Ops Complete.
7.0/b	-	684	smoke	core	Smoke is blocking terrain with TM +1, added to the TM of its hex (smoked Forest: +3).
7.0/d	-	684	smoke	core	Fire out of a smoked hex: -1 on the DFT roll, +1 on the OFT to-hit roll.
7.0/c	-	688	smoke	core	Admin Phase: Smoke 1 becomes Smoke 2; in the following Admin Phase Smoke 2 is removed.
8.0	-	694	close-combat	core	Units that enter a hex containing enemy units must fight Melee there at once.
8.0/a	-	694	close-combat	core	Melee attacks are simultaneous (losses removed after the round) unless nationality, Event or Skill changes the order (8.4).
8.0/m	-	694	close-combat	core	Assault Move cannot be used to enter Melee.
8.0/n	-	694	close-combat	core	NME units cannot enter a hex that contains only enemy units, even if those are NME too.
8.0/b	-	698	close-combat	core	There is only one Melee round per hex per turn.
8.0/o	-	698	close-combat	core	All units that take part in a Melee round count as activated at the same time, so both sides' participants are spent for the turn.
8.0/p	-	698	close-combat	core	No OF is possible against units as they enter an enemy-occupied hex, because the Melee is resolved at once.
8.0/c	-	700	close-combat	core	Melee odds: IFP of all attacking units plus their Melee-eligible SWs (MG, Satchel Charge, Molotov Cocktail, Flamethrower) to the FP of the chosen defenders plus theirs.
8.0/q	-	700	close-combat	core	The attacker chooses which defenders to attack: at least one, not necessarily all; the others do not count in the odds.
8.0/d	-	702	close-combat	core	Melee odds are rounded up to the next column in the attacker's favor: 4 to 2 = 2:1, 5 to 2 = 3:1.
8.0/r	-	702	close-combat	core	Unmodified odds below 1:3 are fought as 1:3, but only against a single unit.
8.0/e	-	704	close-combat	core	Roll 2d6 and add the LM of the attacking side; at or above the Kill Number of the odds column all the chosen defenders are eliminated, below it none.
8.0/f	-	706	close-combat	core	Then the defender makes the same kind of attack with his units, those just hit included, against attackers that he chooses.
8.0/s	-	706	close-combat	core	Only after both attacks are the eliminated units of both sides removed and the hex marked with a Melee marker.
8.0/g	-	708	heroes	core	One or more Heroes among the units that make a Melee attack shift its odds one column in their favor, once whatever their number.
8.0/t	-	708	heroes	core	Odds worse than 1:3 become 1:2 with a Hero's shift; no shift ever goes beyond 5:1.
8.0/h	-	712	close-combat	core	In Melee, attacking = making the attack, regardless of who entered; a unit that can only defend makes no attack but is not automatically eliminated.
8.0/i	-	714	close-combat	core	Melee uses unmodified IFP (no range, adjacency, AM, halving) unless Ambush (8.4) or Skills change it.
8.0/j	-	718	support-weapons	core	The SW limits of 1.6 hold in Melee: Squad = 1 SW and its IFP, or 2 SWs and no IFP; Half-squad/Crew = 1 SW and no IFP.
8.0/k	-	720	close-combat	core	A Leader or Hero with a Melee-eligible SW attacks and defends with half the SW's FP, round up (a captured 1-FP MG gives 1).
8.0/l	-	720	support-weapons	core	Single-use SWs (Satchel Charge, Molotov Cocktail) are removed after the first round of Melee, that is after attack and defense.
8.0/u	-	720	heroes	core	A Hero who crews or uses no SW attacks and defends in Melee with his IFP. Rules of Skills overrule this and 8.0/k.
8.0/v	-	720	support-weapons	core	A captured SW used in a Melee round in which the enemy is not eliminated is removed in the Admin Phase.
8.1	-	730	close-combat	core	Units left after a Melee round are locked in Melee (Melee marker): they can neither fire nor move, except to withdraw.
8.1/g	-	730	close-combat	core	In the following turn locked units may spend an impulse either to fight another Melee round or to try to withdraw.
8.1/a	-	734	close-combat	core	A Melee marker stays while both sides have units in the hex; once one side is gone it is removed in the following Admin Phase.
8.1/b	-	736	close-combat	core	Withdrawal is announced at the start of the side's next impulse, before the opponent has engaged the units again in Melee; each unit must pass a MC (LM applies).
8.1/h	-	736	close-combat	core	A unit that fails its withdrawal MC has no penalty but must fight a Melee round at once.
8.1/i	-	736	close-combat	core	A unit that passes its withdrawal MC may leave the hex, paying the normal MP costs.
8.1/c	-	738	close-combat	core	If all friendly units withdraw, the Melee marker is removed and the enemy units left there may OF at them; a rearguard left behind prevents both.
8.1/d	-	742	close-combat	core	NME units: Leaders without a Melee-eligible SW, Snipers, Medics/Corpsmen, Shaken units. They neither attack nor can be targeted in Melee.
8.1/j	-	742	close-combat	core	WTs may be targeted individually in Melee.
8.1/e	-	744	close-combat	core	When all Melee-eligible units of a side in the hex are eliminated, its NME units there are removed.
8.1/f	-	744	close-combat	core	A unit entering a hex that holds only NME enemies eliminates them all, must halt there, and a Melee marker is placed on the hex.
8.1/k	-	744	close-combat	core	After a Melee round a non-Hero SMC that has no Melee-eligible SW of its own and no friendly Melee-eligible unit with it is removed, even if no Melee-eligible enemy is left.
8.2	-	748	close-combat	core	Either side may reinforce a Melee: any unit entering a hex under a Melee marker counts as reinforcing it, even if none of its side are left there.
8.2/a	-	750	close-combat	core	Reinforcements that arrive before the hex's Melee round of this turn trigger that round at once; after the round they cannot take part until the next turn.
8.2/b	-	752	close-combat	core	Ambush-capable reinforcements add tripled FP to the others' normal FP, but the round stays simultaneous.
8.3	-	758	close-combat	core	In Melee an MMC with IFP 0 attacks and defends with FP 1, unless it possesses a Melee-eligible SW, whose FP it then uses instead.
8.3/a	-	758	close-combat	core	Melee roll -1 for each 0-IFP MMC that takes part in the attack.
8.3/b	-	758	close-combat	core	Attacker's Melee roll +1 for each 0-IFP unit that takes part in the defense.
8.3/c	-	762	close-combat	core	Worked case: two 0-2-3 Half-squads against a 2-6-4 Squad: 2 to 2 = 1:1, Kill Number 8, -2, so 10 or more on the dice; the Squad against them: 1:1, +2, so 6 or more.
8.4	-	766	close-combat	core	Ambush: an Ambush-capable unit or stack (nationality, Skill, module or scenario) entering Melee with a unit that had no LOS to it at the start of its impulse has its total FP (IFP + SW) tripled in the first round.
8.4/a	-	766	close-combat	core	Ambush by a 0-FP MMC: FP 1 tripled to 3, with the -1 die-roll penalty still applied.
8.4/b	-	766	close-combat	core	The first round of an Ambush is not simultaneous: eliminated opponents are removed at once, before they counterattack.
8.5	-	772	close-combat	core	Superscript M on a unit or SW: +1 FP when attacking or defending in Melee.
9.0	-	778	sequence	core	The Operations Phase ends when all units have moved or fired, or after three consecutive passes (Ops Complete units count as done too, 4.0/a); then comes the Admin Phase.
9.0/a	-	780	sequence	core	Admin Phase: remove Moved, AM, Stealth, Low Crawl, Fired, Ops Complete, Starshell, Spotted, FFE; Smoke 1 -> Smoke 2; existing Smoke 2 removed. Vehicle continuous-move exception: 15.5.
9.0/b	-	782	sequence	core	Then advance the Turn marker by 1 and start the Rally Phase.
10.0	-	786	los	core	Units may fire only at hexes to which they have LOS and that are spotted.
10.0/a	-	788	terrain	data	Terrain is open, blocking or degrading for LOS and spotting (list on TEC, not in text).
10.1	-	796	spotting	core	Hexes, not units, are spotted: if one unit of a hex is spotted, all units in it are.
10.1/l	-	796	spotting	core	Units in a Bunker, in a Cave or on another level of a Multi-story Building are in a second hex within the hex and must be spotted separately.
10.1/a	-	800	spotting	core	A hex is spotted for a side while any holds: Spotted marker on it; a GO unit of that side adjacent; one of the other side moving or AMing through it (the book's 'friendly' = friendly to the hex); a unit in it marked Moved, AM, Fired or Melee; it is open terrain.
10.1/b	-	804	spotting	core	Units in any open-type terrain are always spotted, even if the LOS is degraded by terrain on the way.
10.1/m	-	804	spotting	core	Units in open terrain with a vehicle need no spotting, yet get the TM that the vehicle gives (value not in the text); with two vehicles in the hex each gets it from the other.
10.1/c	-	808	spotting	core	Spotted status is recomputed continuously: if the adjacent GO spotter is Shaken or leaves, an adjacency-only spot lapses at once.
10.1/d	-	812	spotting	core	Low Crawl and Stealth movers are not spotted by their movement unless in a hex otherwise spotted (e.g. open terrain).
10.1/e	-	814	spotting	core	A spotted hex is spotted for all units of that side for the turn, also for those without LOS to it at the time.
10.1/n	-	814	spotting	core	If all units leave a hex or are eliminated, a Spotted marker on it is removed.
10.1/f	-	816	spotting	core	Spot attempt at an unspotted hex in LOS (open vehicles may try too, Buttoned ones not): 1d6, success on 2 or less if the target hex is blocking terrain, on 3 or less if degrading.
10.1/g	-	822	spotting	core	Spot roll: +1 per hex in which the LOS really crosses degrading terrain on its way to the target hex, a silhouette within an otherwise open hex included.
10.1/h	-	824	los	core	LOS that crosses degrading terrain or silhouettes in more than two hexes is blocked: no spot attempt.
10.1/p	-	824	spotting	core	Spot roll: minus the LM of a Leader who makes it; minus 2 for a Scout (11.6).
10.1/i	-	826	spotting	core	Success places a Spotted marker (whole hex), removed in the Admin Phase or when all units leave.
10.1/j	-	828	spotting	core	Only one spot attempt per friendly impulse, and it does not itself constitute an impulse; the spotter becomes Ops Complete whatever the result.
10.1/q	-	828	sequence	core	An impulse in which the side does nothing but a spot attempt counts as a pass (for the three consecutive passes).
10.1/k	-	830	spotting	core	Units marked Fired, Moved, Low Crawl, Ops Complete, Stealth or AM may not try to spot, but still auto-spot adjacent units, movers, units marked Moved/AM/Fired/Melee and units in open terrain.
10.1/r	-	830	spotting	core	Shaken units and Buttoned vehicles do not auto-spot adjacent enemy units.
10.2	-	836	los	core	Levels: ground 0, Hills 1, 2, 3 (one level = 3-6 m). Adjacent hexes on different Hill levels ARE adjacent.
10.2/a	-	838	terrain	core	HC (stone) Buildings of three or more hexes are two-story (Multi-story), with a staircase in each of their hexes; all other Buildings have one story.
10.2/b	-	838	los	core	Units in a one-story Building or on the ground floor are at the level of the terrain; units on the upper floor are one level above it (upper floor on a Level-1 Hill = Level 2).
10.2/e	-	838	movement	core	Changing between the floors of a Multi-story Building hex costs 2 MPs, up or down.
10.2/c	-	844	los	core	Units in adjacent hexes on different levels of Multi-story Building(s) are NOT adjacent and have no LOS to each other.
10.2/d	-	844	fortifications	core	Units adjacent to a hex with a Bunker/Cave are adjacent to units both inside and outside it, for spotting and fire.
10.3	-	850	los	core	LOS runs from the center of the firer's hex to the center of the target hex; a silhouette of blocking terrain that it crosses blocks it, unless a rule below says otherwise.
10.3/j	-	850	los	core	Per hex in which the LOS crosses a degrading silhouette: -1 on the attack roll, +1 on a spotting roll (the text says Leader's roll).
10.3/k	-	850	los	core	LOS through more than two degrading hexes is blocked: neither attack nor spot attempt is possible.
10.3/l	-	850	los	core	LOS is degraded by at most 1 per hex, whatever the hex holds (Light Woods silhouette and Wreck = 1).
10.3/a	-	852	los	core	Terrain in the firer's or target's own hex (and its spill into neighbors) never blocks or degrades that LOS.
10.3/b	-	856	los	core	LOS is reciprocal and may be checked at any time.
10.3/c	-	858	los	core	Total obstacle height = hex level + Height as Obstacle of the terrain (TEC), e.g. Forest (2) on Level-1 Hill = 3; LC Building (1) on Level-2 Hill = 3; HC 3-hex Building (2) on Level 1 = 3; Light Woods (1) on Level 1 = 2.
10.3/d	-	868	los	core	Obstacle at the same level as both firer's and target's hexes blocks/degrades their LOS (example l.872: Level-0 Brush between Level-0 units); compare 10.3/f, where total height equal to both raised ends does not.
10.3/e	-	874	los	core	Obstacle whose total height exceeds the levels of both ends blocks/degrades (both at Level 0, LC Building of height 1: blocked, line 878).
10.3/f	-	880	los	core	Obstacle whose total height is equal to or lower than the levels of both ends does not block/degrade: LOS passes over it (both ends at Level 1, Rubble of total height 1: clear, line 888).
10.3/g	-	890	los	core	End at a level EQUAL to the total height of the obstacle sees over it to lower hexes, except that Level-1, -2 and -3 obstacles cast a one-hex shadow, blocked or degraded, directly behind (lines 894, 900).
10.3/h	-	902	los	core	EQUAL-level case: shadow length = 1 + number of hexes strictly between the viewer's hex and the obstacle's hex (viewer J4, building J2 shadows J1 and J0). Example l.910 keeps 1 hex in the HIGHER case (10.3/i).
10.3/i	-	904	los	core	End at level HIGHER than the obstacle's total height sees over it unaffected to lower hexes, except that Level-1, -2, -3 obstacles cast a one-hex shadow directly behind them.
10.3/m	-	910	los	core	Worked case, HIGHER end: viewer I4 at Level 2, Light Jungle (height 1) at I6, Level 0: I6 itself is seen, I7 degraded (shadow), I8 clear, although one hex lies between viewer and obstacle; so 10.3/h does not lengthen this shadow.
10.3.1	-	916	los	core	Clear slope: LOS from a Hill hex down through only Clear Hill hexes of constantly diminishing level (staircase) is not blocked.
10.3.1/b	-	924	los	core	Worked case: from a Level-2 Hill hex I5 down a one-step slope (I4) to Level 0, both I3 at its foot and I2 behind are seen; were I3 a Clear Level-1 Hill hex as well, I2 would not be.
10.3.1/a	-	928	los	core	A plateau of consecutive same-level Hill hexes blocks LOS to the lower level for as many hexes beyond the drop as there are hexes between the viewer and the drop (e.g. 3 intervening = next 3 lower hexes unseen, 4th seen).
10.3.2	-	938	los	core	LOS along a hexside: the terrain of each neighboring hex counts as filling its hex; blocking or degrading terrain on one side only has no effect.
10.3.2/b	-	938	los	core	LOS along a hexside with blocking terrain on both sides is blocked, with degrading terrain on both sides degraded, with one of each degraded.
10.3.2/a	-	944	los	core	LOS along a Wall or Hedge hexside between firer and target is not blocked. More on LOS along hexside terrain is on the TEC (not in the text).
10.4	-	954	terrain	data	Each terrain's MP costs, TM and LOS class are on the TEC (absent); center-dot surroundings define the hex's terrain.
10.4/a	-	958	terrain	core	TM of Wreck, Foxholes, Smoke and other markers/fortifications adds to the hex's terrain TM, capped at +4 (Snipers +8).
11.0	-	964	leaders	none	Introductory: SMCs are Leaders, Heroes, Snipers, Medics and the like.
11.1	-	974	leaders	core	Leaders have no IFP: they cannot fire by themselves unless crewing a SW and cannot voluntarily enter Melee alone.
11.1/c	-	974	close-combat	core	A Leader alone in his hex without a Melee-eligible SW is eliminated when enemy units move in.
11.1/a	-	976	leaders	core	LM is used for direct fire, Damage Checks, rally, Melee and other functions named by the rules.
11.1/d	-	976	leaders	core	Only ONE Leader per hex per impulse, or per Rally Phase, may use his LM to activate units, modify fire, rally and influence Damage Checks.
11.1/b	-	980	leaders	core	A Leader has Leadership Range 1, used only for activation (own and adjacent hexes); wounded, it is 0 (own hex only).
11.1/e	-	982	rally	core	A Leader can rally only units in his own hex.
11.1.1	-	986	leaders	core	Leader fire bonus: Leader not under Moved, Low Crawl, Fired or Ops Complete, units of the same background color and IB; LM once for each attack (not each unit) made from his hex in its activation impulse.
11.1.1/a	-	990	leaders	core	A Leader may not in the same turn both call Mortar or Artillery fire and add his LM to a direct-fire attack.
11.1.1/b	-	990	leaders	none	Restates 5.0.1/a, 5.0.1/c: DFT and OFT attacks of his hex in one impulse are all helped; the helping Leader gets a Fired marker.
11.1.2	-	994	leaders	core	An OOB may assign a Leader a Skill (12.0) granting special abilities.
11.2	-	1004	heroes	core	Hero creation (5.1/o): natural 1 on the Damage Check of a Squad or Half-squad, then another 1d6 even; Hero and Skill are drawn at random.
11.2/a	-	1004	heroes	core	New Hero takes the spawning unit's activation status (e.g. Fired marker).
11.2/i	-	1004	heroes	core	A drawn Skill that the Hero cannot use is replaced by another draw.
11.2/b	-	1008	heroes	core	Hero spawned by a moving MMC counts as having spent the same MPs and may continue moving up to his MF even if the MMC was Shaken and is under Moved.
11.2/c	-	1010	heroes	core	If the Hero would overstack the hex, the owner places him in any adjacent hex not enemy-occupied: free, no Moved marker.
11.2/d	-	1012	heroes	core	Heroes may Assault Move.
11.2/j	-	1012	heroes	core	Heroes may Close Assault vehicles (17.1).
11.2/k	-	1012	heroes	core	Heroes always add their FULL IFP to an attack of several units.
11.2/e	-	1014	heroes	core	Shaken units in the same hex, and on the same Building level, as a Hero may try to rally without a Leader (IB match 3.0/e).
11.2/f	-	1018	heroes	core	A Hero shifts Melee odds one column for his side only when attacking (his side makes the Melee attack), besides adding his IFP.
11.2/g	-	1020	heroes	core	A Hero starting on the Map without an assigned Skill draws none.
11.2/h	-	1022	heroes	core	At most two Heroes per nation may be on the Map at a time (no further one is created then).
11.2/l	-	1022	heroes	core	Heroes are always created at full strength, never wounded.
11.2/m	-	1022	heroes	core	The Hero appears also when the Damage Check that created him kills the parent unit.
11.3	-	1028	other	core	Medics can neither carry nor fire weapons nor spot enemy units.
11.3/e	-	1032	rally	none	Restates 3.0/d: a Medic, like all SMCs, may Self-Rally without an SR mark.
11.3/a	-	1034	rally	core	Each Rally Phase a GO Medic may make one 2d6 MC on his own Morale: success either takes the Wounded marker off one SMC (himself included) or flips one Shaken MMC/SMC to GO.
11.3/f	-	1034	rally	core	The Medic's subject must be in his hex and on his level.
11.3/b	-	1036	rally	core	A Shaken Medic that Self-Rallies may in the same Rally Phase also make his heal or rally attempt: two separate rolls.
11.3/g	-	1036	rally	core	Medic MC: -2 if the Medic is in terrain with a positive TM.
11.3/c	-	1040	rally	core	A wounded Medic may heal others and himself as long as he is in Good Order.
11.3/h	-	1040	rally	core	A Medic that fails his MC has no penalty but may do nothing further in that Rally Phase.
11.3/d	-	1042	close-combat	core	Medics are NME; a Medic is removed if all friendly MMCs and Melee-eligible SMCs of his hex are eliminated.
11.4	-	1048	snipers	core	Snipers have no MF and start off-map; once play has begun the owner may at any time put his Sniper into a hex with positive terrain TM that no enemy occupies at that moment.
11.4/a	-	1052	snipers	core	A placed Sniper may at once attack any spotted enemy hex in his LOS by the direct-fire routine, rolling 2d6 in place of 1d6 (no FP is added in the reference formula, RRT-06).
11.4/c	-	1052	snipers	core	A placed Sniper never moves.
11.4/d	-	1054	snipers	core	A Sniper attack hits one unit only; with several units in the hex the target is chosen at random.
11.4/b	-	1058	snipers	core	A Sniper doubles the TM of his hex (at most +8) against all attacks except Artillery/Mortar fire and enemy Snipers.
11.4/e	-	1058	snipers	core	A Sniper stacked with MMCs or other SMCs loses the doubled TM; he may attack in their impulse but always as a separate attack.
11.4/f	-	1060	snipers	core	Snipers are NME; a Sniper is removed if in Melee all friendly MMCs and Melee-eligible SMCs of his hex are eliminated.
11.5	-	1066	leaders	core	Armor Leader: has Morale and LM but no MF and shares the fate of his tank.
11.5/e	-	1068	leaders	core	An Armor Leader cannot be wounded; his being Shaken is the tank's being Shaken.
11.5/f	-	1068	leaders	none	Restates 5.0.1/d: an Armor Leader's LM affects only the attacks of his own vehicle.
11.5/a	-	1072	leaders	core	An Armor Leader forced to abandon his vehicle is removed from the Map (also when it is destroyed, 15.4/a).
11.5/g	-	1074	leaders	none	Restates 3.0/p: an Armor Leader can rally only the tank he commands.
11.5/b	-	1076	leaders	core	The tank uses its Armor Leader's Morale for all purposes, so also for the MCs of 14.1.1, and subtracts his LM when it rallies and in Damage Checks (the text names no LM for other MCs).
11.5/h	-	1080	vehicle-combat	core	A vehicle with an Armor Leader reads its Damage Check under Armored or Unarmored Vehicles, never under Good Order SMC.
11.5/c	-	1082	leaders	core	Armor Leader LM: subtracted from the to-hit roll and added to MG attack rolls, both in the same turn; never added to HE-equivalent attack rolls.
11.5/d	-	1084	leaders	core	Armor Leaders may activate vehicles, not MMCs/SMCs, in adjacent hexes.
11.6	-	1088	leaders	core	Scouts are SMCs that may use Stealth Movement (6.4).
11.6/c	-	1088	spotting	core	Scout: -2 on his spotting roll.
11.6/d	-	1088	fire	core	Scout: after moving at most half his MF he fires without -2 FP and, with an OFT SW, without +1 to-hit.
11.6/e	-	1088	support-weapons	core	A Scout may assist in crewing a SW but then has none of his Scout abilities.
11.6/f	-	1088	close-combat	core	In Melee a Scout fights as a 0-FP MMC (FP 1, -1 attacking, +1 to attacks on him, 8.3).
11.6/a	-	1090	movement	core	Units that move stacked with a Scout, in the same impulse, pay only 1 MP per Heavy or Light Jungle, Forest, Light Woods, Wheatfield, Tall or Kunai Grass hex.
11.6/b	-	1092	indirect-fire	core	Scouts may call off-board Artillery, onboard Mortars and Starshells (20.2).
12.0	-	1100	experience	core	A Skill counter belongs to one SMC or MMC. Some Skills are used once, some last for the whole scenario, some equip the owner with a weapon or item; each effect and its timing are on the Skills Player Aid (not in the text).
12.0/a	-	1104	experience	core	Only units given a Skill by the OOB or drawing one at Hero creation have one.
12.0/b	-	1106	experience	core	All Skill counters not assigned by the OOB form a random draw pool for Hero creation.
12.0/c	-	1106	experience	core	Used single-use Skills and Skills of dead SMCs/MMCs go back into the draw pool.
13.0	-	1110	nationality	data	National characteristics (smoke, starshell, ambush, OBA etc.) are in module rules, not in this book.
14.0	-	1116	ordnance	core	Ordnance = a weapon with a to-hit table on its back: SWs (Bazooka, Panzerfaust), WTs (57 mm, 75 mm ATG) and vehicle guns. It cannot be used in Melee.
14.0/a	-	1122	ordnance	core	Ordnance always fires separately and may pick a different target from other units of its hex.
14.1	-	1126	to-hit	core	Firing at a hex with vehicles and non-vehicles: choose one specific vehicle, or all non-vehicle targets in the hex.
14.1/a	-	1130	ordnance	core	WT and vehicle ordnance fires only through its covered arc: the red-triangle arc of the counter (hull or WT), or, for a turreted gun turned out of the hull arc, the arc of its barrel (diagram missing).
14.1/b	-	1140	to-hit	core	The counter back has three range columns, each with a to-hit number and a penetration value; use the leftmost column whose range is at or above the target's range (beyond the third column: out of range).
14.1/c	-	1140	to-hit	core	To-hit: 2d6 with modifiers at or below the to-hit number of the column = hit.
14.1/j	-	1140	ordnance	data	Slashes in a to-hit table separate several weapons of one vehicle or WT; a black / blue pair belongs to an anti-aircraft unit, blue being the value against aircraft (19.1).
14.1/d	-	1144	to-hit	core	To-hit DRMs: + TM of target terrain, +1 per hex of degrading terrain/silhouette crossed, plus OFT factors (table absent; see tables.md).
14.1/k	-	1144	to-hit	core	A to-hit roll of 2 on the dice always hits, one of 12 always misses.
14.1/e	-	1148	ordnance	core	Hit on non-vehicles: at once an attack of 1d6 + HE-equivalent against 1d6; neither the TM of the hex nor any LM modifies it.
14.1/l	-	1148	ordnance	core	A weapon whose HE-equivalent is an asterisk cannot attack non-vehicle targets.
14.1/f	-	1150	ordnance	core	HE attack above the defense roll: each defending unit takes a DC of 1d6 + difference on the DFT; equal or below: no effect.
14.1/g	-	1152	to-kill	core	Hit on a vehicle: MPV = penetration of the range column + 1d6, MAV = armor at the point of impact (14.1.3) + 1d6; MPV > MAV destroys it (Wreck marker in the hex).
14.1/h	-	1154	to-kill	core	Dud: penetration die 1 and armor die 6 = target not affected at all. Catastrophic: penetration die 6 and armor die 1 = destroyed. Both override the totals.
14.1/i	-	1156	vehicles	core	Vehicle destroyed: roll 1d6; 1 = GO Crew placed on the Wreck under a Moved marker; 2-6 = Crew eliminated.
14.1.1	-	1160	to-kill	core	MPV = MAV: the vehicle takes a 2d6 MC without modifier for the shot. Fail: its Crew abandons it: Shaken Crew in the hex under Moved, vehicle stays under an Abandoned marker, usable by neither side.
14.1.1/d	-	1160	to-kill	core	MPV = MAV and the MC passed: the vehicle is Shaken, the only case in which passing a MC makes a unit Shaken.
14.1.1/a	-	1162	light-at	core	Non-penetrating hit by a SW of an MMC: the MMC, if eligible, may also attack the vehicle as in 17.2. (Stands between the MPV = MAV and MPV < MAV paragraphs; read it for both.)
14.1.1/b	-	1164	to-kill	core	MPV < MAV: the vehicle takes a MC on 2d6 - (MAV - MPV). Fail: Shaken; pass: no effect (MPV 4, MAV 10: 6 is subtracted).
14.1.1/c	-	1164	vehicles	core	An already Shaken vehicle receiving another Shaken result is Abandoned.
14.1.1/e	-	1164	to-kill	core	MPV < MAV and the MC dice show 12: the vehicle is Shaken whatever its Morale and the modifiers.
14.1.2	-	1168	to-kill	core	Any ordnance hit on an unarmored vehicle, or on an unarmored facing of an armored one, destroys it without a penetration roll.
14.1.3	-	1176	to-kill	core	Armor used is that of the facing struck, front, flank or rear, by the angle of impact (diagram missing).
14.1.3/b	-	1176	to-kill	core	A shot exactly on the line between two hit locations hits the one more favorable to the shooter (the thinner armor).
14.1.3/a	-	1182	to-kill	core	If the natural to-hit roll (EOP-A/c) is even and above 2 (4, 6, 8, 10) and the target has a turret, the turret armor at the point of impact is used; else the hull armor.
14.1.3/c	-	1186	to-kill	core	Against a target without turret the even/odd test is ignored: always hull armor.
14.2	-	1190	ordnance	data	An H in a red circle on the counter back means the weapon fires HEAT as its main ammunition.
14.2.1	-	1200	ordnance	core	HEAT-main ordnance: HE-equivalent -1 when attacking infantry NOT in a Building, Hut, Bunker or Cave; the to-hit roll is not changed.
14.3	-	1206	to-hit	core	Ordnance, SW ordnance too, that fires and does not destroy its target (one vehicle, or all non-vehicles of a hex) marks it with Acquisition -1 and itself with the Acquiring marker of that letter; a miss counts as well.
14.3/a	-	1212	to-hit	core	If the target has not moved and the same weapon fires at it in its next impulse: -1 to the to-hit roll; failing again makes it Acquisition -2.
14.3/g	-	1212	to-hit	core	Acquisition and Acquiring markers are not among those cleared in the Admin Phase (9.0/a), so they last into later turns; the next impulse of a weapon that fires once a turn is next turn.
14.3/b	-	1216	to-hit	core	Acquisition and Acquiring markers are removed if the target moves or the firer switches targets.
14.3/e	-	1216	to-hit	core	Under Acquisition -2, with the target still unmoved, the next shot has -2 on the to-hit roll (highest step).
14.3/f	-	1216	to-hit	core	If the acquired target is the non-vehicular units of a hex, ALL of them must have left the hex before the markers are removed.
14.3/c	-	1218	vehicles	core	A vehicle that becomes Shaken loses the pair it holds as firer: its Acquiring marker and the matching Acquisition on its target. Acquisition of others ON it stays (line 1902: a Panzer just Shaken is marked Acquired).
14.3/d	-	1220	spotting	core	A unit under Acquiring needs no spotting of the target with the same-letter Acquisition marker.
15.0	-	1228	vehicles	core	Vehicles are Open or Buttoned; without a marker a vehicle is Open.
15.0/m	-	1230	vehicles	core	An Open armored vehicle can be attacked by small arms; a Buttoned armored vehicle cannot be harmed by them (17.2).
15.0/k	-	1232	vehicles	core	A Buttoned vehicle has no spotting ability at all, adjacent hexes included.
15.0/l	-	1232	vehicles	core	A vehicle may switch between Open and Buttoned only at the beginning of its own impulse.
15.0/a	-	1235	vehicles	data	Vehicle MF with movement type T (tracked), O (off-road: half-tracked or multi-wheel), R (road); hex costs per type on the TEC.
15.0/b	-	1236	vehicles	core	Shaken vehicle: must be Buttoned, cannot fire, cannot spot, MF halved (round up).
15.0/n	-	1236	rally	core	Vehicles can Self-Rally; with an Armor Leader on board on his Morale and minus his LM; -2 in terrain with a positive TM applies to vehicles too.
15.0/c	-	1242	vehicle-combat	core	The boxed HE-equivalent is the FP of the vehicle's main gun against a non-vehicle target that it has hit.
15.0/o	-	1242	vehicle-combat	core	N x before the HE-equivalent: the main gun fires N times in its impulse; different targets are allowed if they are in the same hex or in hexes adjacent to it.
15.0/d	-	1246	vehicle-combat	core	Vehicle MG FP (the underlined value): FP 2 has range 10, FP 4 has range 14; other values are not given.
15.0/p	-	1246	vehicle-combat	core	An asterisk after the MG value: 360-degree field of fire, but only while the vehicle is Open.
15.0/e	-	1248	vehicle-combat	core	MGs without asterisk fire in the covered arc of the turret (vehicle without turret: of the front hull), Open or Buttoned.
15.0/f	-	1250	vehicle-combat	core	A vehicle with MGs fires MGs and main gun in any order, but in the same impulse and at the same hex (different targets in it are allowed), unless noted otherwise.
15.0/g	-	1256	vehicle-combat	core	Several MGs of one vehicle each fire as separate attacks; FP never combined.
15.0/h	-	1258	vehicle-combat	core	MG FP with suffix R may use the turret's rear arc (opposite the front arc); same impulse as the other weapons, but may take a different target.
15.0/i	-	1260	vehicle-combat	optional	Non-asterisk FP-4 MG: full 4 FP to range 14 only if turret and hull arcs are aligned; else split 2 FP turret arc + 2 FP hull arc, each to range 10, at different targets, same impulse as all weapons.
15.0/j	-	1262	vehicles	data	Armor: three lines, front, flank, rear; before the slash hull, after it turret; a single number per line = no turret. An asterisk in place of a value = unarmored (line 1454).
15.1	-	1266	vehicles	core	Some terrain is closed to vehicles, and some Buildings may be entered and thereby turned to Rubble (TEC, not in the text).
15.1/h	-	1266	vehicles	core	A vehicle that has Rubbled a hex may go on moving if it has MPs left.
15.1/a	-	1270	vehicles	core	Vehicles move individually (not as a stack), except Coordinated Movement 6.5; vehicles activated together need not share path or end hex.
15.1/b	-	1272	vehicles	core	Infantry on foot and vehicles may move together if both start and finish the impulse together (6.5).
15.1/i	-	1272	vehicles	core	Vehicles can neither Low Crawl nor Double-Time; all vehicles can Assault Move.
15.1/c	-	1274	vehicles	core	A vehicle always faces a vertex; moving forward it enters one of the two hexes beside that vertex.
15.1/j	-	1274	vehicles	core	A vehicle may pivot within its hex at 1 MP per vertex.
15.1/d	-	1276	vehicles	core	Hexes occupied by an enemy vehicle are closed to vehicles.
15.1/e	-	1278	vehicles	core	Reverse movement into one of the two hexes to the rear costs 2x normal MP (Clear = 2).
15.1/f	-	1282	vehicles	core	A turret faces the vertex its barrel points to; turning it costs no MP but brings an OFT penalty (value on the OFT, not in the text).
15.1/g	-	1284	vehicles	core	When firing, the turret turns to the target by itself, unless the owner pivots the whole vehicle instead and takes the OFT penalty of that (value not in the text).
15.1/k	-	1284	vehicles	core	A turret without marker faces the vehicle's front and is open; a Turret marker shows any other direction.
15.2	-	1290	vehicles	core	Vehicle Assault Move (all vehicles unless noted): at most half MF (round up), then it may fire eligible MGs at -2 FP and the main gun at +2 to-hit.
15.2/a	-	1290	overrun	core	Assault Move cannot be used for an Overrun.
15.2/b	-	1290	passengers	core	A vehicle may load or unload passengers as its Assault Move, in place of any movement, and then fire.
15.3	-	1294	overrun	core	A vehicle with MGs or other main armament may Overrun infantry (MMCs and SMCs) in Clear or other non-water open terrain, Brush, Low Crops, Road or terrain listed by a module.
15.3/a	-	1294	overrun	core	No unit may Opportunity Fire at the vehicle in the Overrun hex (neither the overrun units nor any others).
15.3/h	-	1294	overrun	core	A vehicle with passengers riding outside cannot Overrun.
15.3/b	-	1298	overrun	core	Overrun cost: the normal MPs to enter the hex plus 4 MPs, which the vehicle must have.
15.3/i	-	1298	overrun	core	Overrun attack, after entering: 1d6 + HE-equivalent + MG FP (asterisk MGs only if Open) + 2 + LM of an Armor Leader; defense: 1d6 (no TM).
15.3/c	-	1300	overrun	core	Multi-shot guns (N x) multiply the HE-equivalent by N in the Overrun FP.
15.3/d	-	1302	overrun	core	Overrun attack above the defense: each defending unit takes a DC of 1d6 + difference on the DFT; equal or below: no effect.
15.3/j	-	1304	leaders	core	Overrun DCs: a GO Leader checks first, then his LM helps the others.
15.3/e	-	1306	overrun	core	After an Overrun the surviving GO MMCs and Heroes may Close Assault the vehicle (17.1), without a move, since they are in its hex, but each after its pre-assault MC.
15.3/f	-	1310	overrun	core	A vehicle that survives may stay in the hex or move on, with further Overruns, while it has the MPs.
15.3/k	-	1310	overrun	core	If the vehicle stays, all enemy infantry left in the hex, Shaken WTs excepted, must retreat to an adjacent hex of their owner's choice and get Moved.
15.3/l	-	1310	overrun	core	If the vehicle stays, Shaken WTs in the hex are eliminated.
15.3/g	-	1312	overrun	core	If the Close Assault destroys the vehicle, the surviving infantry, GO or Shaken, need do nothing.
15.4	-	1316	vehicles	core	Vehicle destroyed other than by Close Assault: its inherent Crew makes a Bailout Check, 1d6: 1 = GO Crew under the Wreck with a Moved marker, 2-6 = eliminated.
15.4/b	-	1316	vehicles	core	The Crew of a vehicle destroyed by Close Assault is always eliminated.
15.4/c	-	1316	vehicles	core	An abandoned vehicle leaves a Shaken Crew in the hex under Moved.
15.4/a	-	1318	leaders	core	An Armor Leader leaves play when his vehicle is destroyed or abandoned.
15.5	-	1322	vehicles	core	A GO vehicle marked Moved or AM may at the owner's option keep that marker, turned 180 degrees, through the Admin Phase.
15.5/a	-	1322	vehicle-combat	core	A vehicle that moves, or is marked Moved or AM, as target: +1 on the OFT to-hit roll and -1 on the DFT attack; a vehicle with a kept marker (15.5) has both on into the next turn.
15.5/b	-	1322	vehicles	core	A vehicle with a kept marker must continue its movement in the next Operations Phase; it may change from moving to AM or the reverse.
15.6	-	1328	optional	optional	Vehicle size and speed DRMs on the OFT (PAC tables absent). A +2 speed modifier already includes the +1 moving-vehicle DRM.
16.0	-	1332	passengers	core	Passengers, inside or outside, are stacked on the vehicle's counter: model a carrier relation with an inside/outside flag.
16.1	-	1338	passengers	core	P: inside at most 1 Half-squad, 1 SW and 1 SMC.
16.1/c	-	1338	passengers	core	PP: inside at most 1 Squad or its stacking equivalent, 2 SWs and 2 SMCs.
16.1/a	-	1342	passengers	core	Shaken inside passengers (P/PP) need not debark but may when eligible, at owner's option.
16.1/b	-	1344	passengers	core	WTs with gun/tube caliber over 20 mm cannot be transported unless a scenario/module rule permits.
16.1.1	-	1348	passengers	core	Vehicle destroyed, but not by Close Assault: 1d6 for each transported MMC/SMC: even = Shaken, in the Wreck's hex, under Moved; odd = eliminated.
16.1.1/b	-	1348	passengers	core	Bailout of a transported SW: even = survives, odd = eliminated; it cannot be Shaken.
16.1.1/a	-	1350	passengers	core	Passengers of a vehicle destroyed by Close Assault are eliminated automatically.
16.2	-	1356	passengers	core	PO: outside (on top) at most 1 Half-squad, 1 SW and 1 SMC.
16.2/g	-	1358	passengers	core	PPO: outside (on top) at most 1 Squad or its stacking equivalent, 2 SWs and 2 SMCs.
16.2/a	-	1360	passengers	core	If the vehicle fires ordnance (not MGs), outside passengers disembark at once, get Moved and each must pass a MC or become Shaken.
16.2/b	-	1362	passengers	core	Passengers that dismount, voluntarily or not, may be targets of OF.
16.2/h	-	1362	first-fire	core	An attack that the carrier has begun is resolved before any OF at its dismounting infantry.
16.2/c	-	1366	passengers	core	Outside passengers of a vehicle hit by ordnance, but neither destroyed nor abandoned, disembark at once, get Moved and take a MC (fail = Shaken).
16.2/i	-	1366	passengers	core	Outside passengers of a destroyed vehicle make the Bailout Check of 16.1.1.
16.2/d	-	1368	passengers	core	Outside passengers may be attacked by small arms (17.2) even if the vehicle is not Open.
16.2/j	-	1368	passengers	core	Shaken outside passengers disembark at once; unshaken ones may go with them or stay; those that disembark get Moved.
16.2/e	-	1372	passengers	core	Outside passengers may fire with their IFP, no SWs, at any time during the vehicle's movement; they get Fired.
16.2/k	-	1372	passengers	core	IFP of an outside passenger: -1 if the vehicle has not moved, -2 if it is moving or marked Moved or AM (2-5-4 on a moving tank: 0).
16.2/f	-	1378	passengers	core	An outside passenger may fire in another impulse than that of the vehicle's movement or AM.
16.3	-	1382	passengers	core	Vehicle abandoned: passengers disembark and take a MC, failing = Shaken; marked Moved.
16.4	-	1386	passengers	core	Mounting or dismounting costs half the MF, rounded up, of both the vehicle and the unit.
16.4/a	-	1388	passengers	core	Units that mount need not have begun the Operations Phase in the vehicle's hex.
16.4/g	-	1388	passengers	core	Loading activates the vehicle for that impulse.
16.4/b	-	1390	passengers	core	Unload at any time in the carrier's impulse in the vehicle's hex while the vehicle still has at least half of its MPs.
16.4/c	-	1392	passengers	core	Unloaded passengers may be fired at in the hex where they unloaded.
16.4/h	-	1392	passengers	core	When the vehicle uses Assault Move, its partial movement is used up by the boarding or exit.
16.4/d	-	1394	passengers	core	Units that unload may move apart from their carrier in the same impulse, an exception to moving together from one hex; they get Moved at the moment they disembark.
16.4/i	-	1400	passengers	core	The unloaded infantry finishes its movement before the vehicle goes on. Worked case: a 1-6-4 Squad unloads and moves 2 open hexes; the tank, MF 10, then has 5 MPs.
16.4/e	-	1402	passengers	core	AM-capable units may unload by AM and then fire, but may not leave the hex where they disembarked until the next turn.
16.4/f	-	1404	passengers	core	Infantry may disembark from a Shaken vehicle, which then may not move in that turn.
16.4/j	-	1404	passengers	core	Infantry may not disembark from a Shaken vehicle that has already moved this turn, unless together with Shaken outside passengers that must (16.2/j).
17.0	-	1408	vehicle-combat	none	Introduction to infantry anti-tank action.
17.1	-	1414	vehicle-combat	core	An MMC (not a WT), a Hero or a SW-armed Leader may Close Assault an enemy vehicle by moving into its hex.
17.1/l	-	1414	vehicle-combat	core	A Shaken vehicle is not destroyed automatically by Close Assault and suffers no extra penalty.
17.1/a	-	1416	vehicle-combat	core	Vehicles always defend in Close Assault and infantry always in Melee, whatever their activation status.
17.1/b	-	1418	vehicle-combat	core	No Close Assault if a Melee-eligible enemy unit is in the vehicle's hex (RRT-13: GO enemy unit).
17.1/c	-	1420	vehicle-combat	core	Shaken units with a friendly tank are not auto-eliminated by enemies entering to Close Assault, but are eliminated if the vehicle is destroyed.
17.1/m	-	1420	vehicle-combat	core	Passengers inside the vehicle do not prevent Close Assault; GO passengers riding outside do.
17.1/d	-	1422	vehicle-combat	core	The assaulters may first move up to the vehicle; they need not begin the impulse adjacent to it.
17.1/n	-	1422	movement	core	Close Assault is movement: of the hex it is launched from only the assaulting units may move in that impulse.
17.1/e	-	1424	vehicle-combat	core	Before entering, each MMC, Hero and accompanying Leader must pass a 2d6 MC, with -2 if the hex from which they enter the vehicle's hex has a positive TM.
17.1/f	-	1424	vehicle-combat	core	Units that fail the pre-assault MC stay in their hex, not Shaken, out of the assault: Moved if they had moved, otherwise Ops Complete.
17.1/o	-	1424	leaders	core	Pre-assault MC: the Leader rolls first; if he passes, his LM helps the MMCs, not the Heroes.
17.1/p	-	1424	leaders	core	If only a Leader passes: without an anti-tank SW he stays with the others under Ops Complete; with one he may assault alone.
17.1/g	-	1430	vehicle-combat	core	Each assaulter resolves on its own: 1d6 + IFP + LM of an accompanying Leader + HE-equivalent of ONE possessed anti-tank weapon, Flamethrower or Satchel Charge (read: their FP), against 1d6 + the vehicle's LOWEST armor factor.
17.1/q	-	1430	leaders	core	In a Close Assault each Leader's LM helps only ONE unit's assault; several Leaders help one each.
17.1/r	-	1430	vehicle-combat	core	Units without any anti-tank weapon may Close Assault too.
17.1/h	-	1432	vehicle-combat	core	Close Assault roll above the vehicle's: destroyed, Wreck in the hex, Melee marker on the assaulters, who stay there; equal or below: not destroyed.
17.1/i	-	1440	vehicle-combat	core	If the vehicle is not destroyed, the assaulters return to the adjacent hex from which they assaulted, under Moved.
17.1/s	-	1440	vehicle-combat	core	Vehicle destroyed by Close Assault: its Crew, its passengers and all other NME enemy units of the hex are eliminated.
17.1/t	-	1442	overrun	core	Unsuccessful Close Assault after an Overrun: the assaulters retreat to an adjacent hex of their owner's choice.
17.1/j	-	1444	vehicle-combat	core	Hex with two vehicles: the procedure is gone through twice; after destroying the first a second MC is needed, and a unit that fails it returns to the hex from which it first assaulted.
17.1/k	-	1446	vehicle-combat	core	No Close Assault in the opponent's impulse at a vehicle that moves past.
17.2	-	1450	vehicle-combat	core	Small arms (weapons without to-hit numbers: IFP, MGs, Flamethrowers, Satchel Charges) may attack unarmored, open-topped, and Open armored vehicles.
17.2/a	-	1456	vehicle-combat	core	Small arms at a hex with vehicles and other units: either one specific vehicle or all non-vehicular units are the target.
17.2/e	-	1458	passengers	core	Passengers count as part of the vehicle in or on which they ride.
17.2/b	-	1460	vehicle-combat	core	Small arms at an armored vehicle: 1d6 + FP + DFT modifiers against 1d6 + TM of its hex + its LOWEST armor factor; equal or below: no effect.
17.2/f	-	1460	vehicle-combat	core	Attack above: the vehicle and all passengers on top take a DC of 1d6 + difference; if it is Buttoned, only the outside passengers (inside ones of an Open vehicle: RRT-07).
17.2/c	-	1462	vehicle-combat	core	With a GO Armor Leader his Morale is used in place of the vehicle's in its DC.
17.2/g	-	1462	passengers	core	An infantry Leader among the passengers may subtract his LM from their DCs after passing his own.
17.2/d	-	1466	passengers	core	Shaken outside passengers must disembark at once, unshaken may join (all Moved); Shaken P/PP passengers may stay.
17.3	-	1472	vehicle-combat	core	Unarmored vehicles (asterisk for armor): as 17.2, but small arms may always fire at them, Open or not.
17.3/a	-	1476	vehicle-combat	core	The DFT results for unarmored vehicles include Destroyed (those for armored ones do not).
17.3/c	-	1476	vehicle-combat	core	Defense of an unarmored vehicle against small arms: 1d6 + TM of its hex, no armor.
17.3/d	-	1480	vehicle-combat	core	Attack above: the unarmored vehicle first, then ALL its passengers, inside and outside, take a DC of 1d6 + difference.
17.3/e	-	1484	passengers	core	After those DCs Shaken outside passengers must dismount, Shaken inside ones need not; a GO Armor Leader's Morale counts as in 17.2/c.
17.3/b	-	1488	vehicle-combat	core	Partly unarmored vehicle: use 17.3 if fire passes through an unarmored facing, 17.2 if through an armored facing.
17.4	-	1494	vehicle-combat	core	Onboard Mortars and off-board fire at an armored vehicle, OPEN OR BUTTONED: 1d6 (Mortar: higher of 2d6) + FP against 1d6 + lowest armor + terrain TM, then as small-arms fire.
17.4/a	-	1494	vehicle-combat	core	Against Mortars and off-board fire a vehicle with any unarmored facing is attacked as unarmored (17.3).
18.0	-	1498	indirect-fire	core	Indirect fire is resolved on the DFT.
18.0/a	-	1500	indirect-fire	core	Against indirect and Mortar fire a Hill hex (any level) or a Wall hexside gives no positive TM.
18.0/b	-	1500	indirect-fire	core	Off-board Artillery and Mortar attacks hit all levels of a Building and units inside and outside a Bunker or Cave: one roll, TM adjusted for each place.
18.0/c	-	1500	snipers	core	Indirect and Mortar fire ignores the doubling of a Sniper's TM.
18.1	-	1506	mortars	core	Mortars may not fire out of Forest, Heavy Jungle, Buildings, Bunkers or hexes listed by a module.
18.1/a	-	1510	mortars	core	Direct Mortar fire: at a spotted hex in range and LOS; roll 2d6, add the higher die to the Mortar's FP; all DFT modifiers apply (save Hill/Wall TM, 18.0/a).
18.1/h	-	1512	leaders	none	Restates 11.1.1/a: a Leader cannot call onboard Mortar fire and add his LM to direct fire in the same turn.
18.1/b	-	1514	mortars	core	Called Mortar fire: a GO (RRT-09) Leader or Scout with LOS to a spotted hex, one he spotted in this impulse included, calls it; the Mortar needs range but no LOS.
18.1/c	-	1516	mortars	core	Called Mortar fire: neither LM nor degrading terrain modifies; other DFT modifiers and the TM of the target hex do, except the TM of Walls and Hills.
18.1/d	-	1516	mortars	core	After the attack the target hex gets an FFE marker until the Admin Phase; it attacks any unit that enters the hex (its strength is not restated: Mortar FP + higher of 2d6).
18.1/g	-	1516	mortars	core	Called Mortar fire: declare the target hex, mark the caller Ops Complete, roll 2d6 and add the higher die to the Mortar's FP.
18.1/f	-	1518	mortars	core	Mortars cannot Opportunity Fire.
18.1/e	-	1524	mortars	core	The hex under an onboard-Mortar FFE is degrading terrain at all levels for LOS (DFT/OFT modifier); LOS through more than two such hexes is blocked.
18.2	-	1530	oba	core	OBA is given by the scenario or an Event Paragraph. Calling it takes a friendly Leader or Scout an impulse: he puts a Spotting Round marker on a hex in his LOS, then rolls 2d6, one white and one colored.
18.2/i	-	1534	oba	core	The hex for the Spotting Round need not be spotted; the caller's LOS is blocked only beyond two degrading hexes/silhouettes (or by blocking terrain).
18.2/a	-	1538	oba	core	Drift distance = (white die + degrading hexes in the caller's LOS - LM) / 2, rounded up (0 or less = no drift).
18.2/j	-	1540	oba	core	Drift direction = colored die: 1 = north, then clockwise; if due north is a vertex, 1 is the hexside to its right (list RRT-12).
18.2/b	-	1542	oba	core	If the hex drifted to is not in the caller's LOS, the marker is removed and the caller becomes Ops Complete; the mission is not used up.
18.2/c	-	1546	oba	core	If he goes on, an FFE marker replaces the Spotting Round; only then is the Fire Mission used up.
18.2/k	-	1546	oba	core	If it is in his LOS, the caller may shift the marker one hex in any direction within his LOS, or abort.
18.2/d	-	1550	oba	core	The FFE at once attacks ALL units, enemy and friendly, in its hex and in ALL SIX adjacent hexes with the FP of the scenario or Event; a separate roll for each hex.
18.2/l	-	1550	oba	core	OBA attack: LM does not modify it, other DFT modifiers and the TM of each hex (not of Walls/Hills) do.
18.2/e	-	1552	oba	core	The FFE stays until the Admin Phase and attacks any unit that enters one of its seven hexes, hexes under a Melee marker included.
18.2/f	-	1552	oba	core	Entering an FFE hex with enemies: first the FFE attacks the entering units, then, in the same impulse, the survivors fight Melee.
18.2/m	-	1552	oba	core	A unit already attacked that moves into another hex of the FFE is attacked again.
18.2/n	-	1552	close-combat	core	If the FFE makes the entering unit NME (e.g. Shaken), the Melee goes on as in 8.0 and the unit is eliminated.
18.2/g	-	1554	oba	core	Abort: the Spotting Round is removed, the caller's impulse is over, and the mission may be tried again on a later turn, or by another Leader/Scout in another impulse.
18.2/o	-	1554	indirect-fire	core	Only Leaders and Scouts can call indirect fire.
18.2/h	-	1558	oba	core	The seven hexes of an OBA FFE are degrading terrain of unlimited height, for LOS only (DFT/OFT modifier); LOS through more than two is blocked.
18.3	-	1562	oba	core	Off-board Fire Missions of a player are called in sequence: one must be resolved before the next Spotting Round is placed, whatever his number of callers, unless an SSR says otherwise.
18.3/b	-	1562	oba	core	Two formations that each have their own Fire Missions (e.g. two companies) may call them at the same time.
18.3/a	-	1564	leaders	core	A Leader may not add LM to fire combat in the impulse he directs OBA (18.2/g, 11.1.1 and 18.1 make it: not in the same turn).
19.0	-	1568	air	none	Aircraft rules cover fixed-wing only; only scenarios/modules that provide them use them.
19.1	-	1576	air	core	Fixed-wing air support is granted by the scenario's OOB.
19.1/h	-	1580	air	core	Arrival: when either player rolls doubles (2d6 of one roll) for any game function, the plane enters on the next impulse, ahead of the opponent's (example line 1584). Whether that is an extra impulse when its owner is next anyway is not said.
19.1/a	-	1586	air	core	Doubles in a rally attempt bring it in on impulse 1 of the coming Operations Phase, whoever has the initiative.
19.1/b	-	1588	air	core	Direction: 1d6 of 1 = north, 2 = east, 3 = south, 4 = west; 5-6 = owner's choice (text says 'etc.'; 3 and 4 inferred).
19.1/c	-	1590	air	core	The plane has unlimited MF, spends 1 MP per hex for OF purposes, and must enter, cross and leave the Map in one impulse.
19.1/i	-	1592	air	core	Flight path: one straight line from entry to exit: the hexrow of the entry hex or one of its two diagonals, never a turn (from H1: H2, H3; or I1, J2, K2; or G1, F2, E2).
19.1/d	-	1600	air	core	At any time of its flight enemy AA weapons (blue to-hit numbers) may fire at the plane by 14.1, as at an armored vehicle with the single Armor Factor of its counter.
19.1/e	-	1600	air	core	An AA unit in the one-hex shadow of adjacent blocking terrain between it and the plane has no LOS to it; adjacent degrading terrain gives its normal OFT penalty.
19.1/j	-	1600	air	core	All to-hit rolls against aircraft +2; no adjacency bonus against them.
19.1/k	-	1600	los	core	A plane flies two levels higher than the greatest obstacle height along its path.
19.1/f	-	1602	air	core	A plane that gets an Abandoned or a Shaken result aborts and is removed.
19.1/l	-	1602	air	core	A destroyed plane flies on 1d6 hexes along its path and crashes: 6 FP against ALL units of that hex, AFVs attacked as if Open; then a Wreck, or Rubble in a Building hex.
19.1/g	-	1604	air	core	Each air-support mission is used once, whether it completes or aborts.
19.1.1	-	1610	air	core	Air support cannot spot; it may attack any hex in LOS of a friendly Leader, spotted or not, and any spotted hex.
19.1.1/a	-	1612	air	core	Cannon and MGs of aircraft are one value, not underlined: usable against Open and Buttoned vehicles alike.
19.1.1/b	-	1616	air	core	Cannon YxZ: the plane attacks the hex it occupies and the next along its path, Y adjacent hexes in all, each with Z; no adjacency bonus.
19.1.1/e	-	1626	air	core	Cannon against infantry: 1d6 + Z against 1d6 + TM, as direct fire (5.0).
19.1.1/f	-	1628	air	core	Cannon against a vehicle: no to-hit roll; penetration Z + 1d6 against the vehicle's lowest armor (turret or hull) + 1d6 as in 14.1. Infantry and vehicles of one hex are attacked separately.
19.1.1/c	-	1630	air	core	Bombs: HE-equivalent FP against hexes of the flight path (two for the Hurricane of the example), resolved exactly as the cannon attack, before or after it, also on hexes the cannon attacked (separate attack).
19.1.1/d	-	1632	air	core	Cannon and bombs hit all levels of a Multi-story Building and units inside and outside a Bunker or Cave: one roll per hex, TM adjusted for each place.
20.0	-	1638	night	none	Introductory text to night combat.
20.1	-	1642	night	core	Night: units see, spot and fire normally within 2 hexes (target's hex counted, own not).
20.1/b	-	1642	night	core	Night: beyond 2 hexes only targets marked Fired may be fired at, with -3 from the total FP of the attackers (not per unit), besides all other modifiers.
20.1/c	-	1642	night	core	Night: beyond 2 hexes nothing is seen or spotted but targets marked Fired (or lit by a Starshell, 20.2/b): open terrain, Moved or AM markers do not spot there.
20.1/a	-	1644	night	core	The night penalty adds to others: an AM stack firing beyond 2 hexes has -5. Within 2 hexes nothing changes: a stationary IFP 2 at an adjacent target has 4.
20.1.1	-	1650	night	core	OFT weapons at night: any target within 2 hexes as by day; beyond, only targets marked Fired, with +3 on the to-hit roll.
20.1.2	-	1658	night	core	Melee at night is unchanged.
20.1.3	-	1662	night	core	At night a Shaken unit may move toward an enemy that is not in its LOS and is neither marked Fired, nor lit by a Starshell, nor within 2 hexes of it.
20.1.4	-	1666	night	core	Calling Artillery at night is as in 18.2, but +1 to the scatter roll (read: the white distance die).
20.2	-	1672	night	core	A Leader or Hero not under Moved, AM, Low Crawl, Fired, Stealth or Ops Complete may try to fire a Starshell into a hex within 3 hexes of his own.
20.2/a	-	1676	night	core	Roll 1d6, a Leader's LM in his favor, at or below the nationality's Starshell capability (module rule): place a Starshell marker in the hex.
20.2/b	-	1678	night	core	A Starshell lights its hex and the six adjacent ones as by day: units there are spotted and fired at without the limits of 20.1; removed in the following Admin Phase.
20.2/d	-	1678	night	core	Whether the Starshell attempt succeeds or not, the Leader or Hero becomes Ops Complete.
20.2/c	-	1682	night	core	An onboard Mortar places a Starshell when a GO Leader or Scout calls it, without a capability roll: in any hex within 2 hexes of the caller, or any hex in his LOS under a Fired marker.
20.2/e	-	1682	night	core	The Starshell call counts as an activation: the caller becomes Ops Complete, the Mortar gets Fired.
21.0	-	1686	fortifications	none	Introductory text on fortifications.
21.1	-	1692	fortifications	core	Bunkers are placed at setup or by an Event, with TM +2 or +3 as a rule; not in Buildings, Huts or water hexes.
21.1/h	-	1694	fortifications	none	Caves have no section of their own: they are named only beside Bunkers (4.0, 5.3, 6.0, 6.3, 10.1, 10.2, 14.2.1, 18.0, 19.1.1, 22.1), as a hex within a hex; TM, arc and entry cost are module matter.
21.1/a	-	1696	fortifications	core	A Bunker is a hex within a hex: units inside and units outside (in the hex around, on top) are in two separate hexes.
21.1/e	-	1700	fortifications	core	Entering the Bunker's hex costs that hex's terrain; going from there into the Bunker 2 MPs more; going out of the Bunker 2 MPs whatever the terrain.
21.1/b	-	1702	fortifications	core	Units in a Bunker can direct fire only along a LOS through its front three hexes (red arrow).
21.1/f	-	1702	close-combat	core	Units on top of a Bunker and units in it cannot fight each other in Melee; they fire at each other as if adjacent (for units inside an exception to 21.1/b).
21.1/c	-	1704	fortifications	core	Units in a Bunker add its TM to the TM of their hex.
21.1/g	-	1704	rally	core	Units in a Bunker have the rally modifier for positive TM (-2; the text says a bonus of +2) even in open terrain.
21.1/d	-	1706	fortifications	core	Vehicles cannot enter a Bunker nor Rubble it, but may enter its hex and Overrun the units outside it.
21.1.1	-	1710	fortifications	core	A Bunker does not block LOS as terrain; for spot attempts it counts as blocking terrain (2 or less).
21.1.1/a	-	1712	fortifications	core	Spotting the hex does not spot the Bunker in it, nor the reverse: each needs its own.
21.1.1/b	-	1714	fortifications	core	A GO friendly unit adjacent to a Bunker hex spots both the Bunker and the surrounding hex.
21.1.2	-	1720	fortifications	core	DFT fire from outside a Bunker's front three hexes cannot hit units in it, unless from on top (same hex) or with a Satchel Charge.
21.1.2/b	-	1720	fortifications	core	OFT weapons may target a Bunker from any direction within range and LOS.
21.1.2/a	-	1722	fortifications	core	Artillery and Mortars attack inside and outside, one roll, TM per location.
21.2	-	1726	entrench	core	All units in a hex with a Foxholes marker are in the Foxholes and, unless limited otherwise, fire in all directions.
21.2/a	-	1726	entrench	core	Vehicles and non-MG WTs benefit from Foxholes only if they set up in that hex.
21.2/d	-	1726	entrench	core	Foxholes may be placed in Buildings and Huts too; their TM adds to that of other terrain in the hex (at most +4 in all).
21.2/b	-	1728	entrench	core	Foxholes have TM +1; units in them have the rally modifier for positive TM (-2) even in open terrain.
21.2/c	-	1730	entrench	core	No Foxholes in water: Pond, Stream, River, Surf, Ocean hexes are all prohibited.
21.3	-	1736	wire	core	A Leg unit pays 4 MPs in total to enter a Wire hex, not in addition to the terrain (Light Woods or Clear alike).
21.3/a	-	1740	wire	core	Vehicle costs for Wire hexes are on the TEC (not in the text); any unit may still use all its MPs to move one hex (6.0/d).
21.3.1	-	1744	wire	core	A vehicle of movement type T that moves through a Wire hex removes the Wire when it leaves the hex; other vehicles do not.
21.4	-	1750	mines	core	Mines attack each enemy unit that enters their hex with the FP on the marker (1 as a rule).
21.4/d	-	1752	mines	core	At most two Mines markers in a hex; each attacks separately.
21.4/c	-	1754	mines	core	Unloading or bailing out in a Mines hex also draws the attack of the Mines.
21.4/a	-	1754	mines	core	Mines against armored vehicles, Open or Buttoned, by 17.2: 1d6 + Mines FP against 1d6 + lowest armor.
21.4/e	-	1754	mines	core	Mines against unarmored or partly unarmored vehicles by 17.3, always hitting the unarmored part.
21.4/b	-	1756	mines	core	Mines cannot be placed in Buildings.
21.4/f	-	1758	mines	core	Friendly units are not attacked by their own Mines but pay 1 MP more to enter the hex.
22.0	-	1764	setup	core	Units that enter the Map pay MPs for every hex entered, the first one included.
22.0/d	-	1764	setup	core	Only one unit or one stack may enter the Map per impulse, in any movement mode of which it is capable.
22.0/a	-	1766	setup	core	Units that an Event brings into an enemy-occupied hex appear in any adjacent hex or hexes of their owner's choice instead.
22.0/e	-	1766	setup	core	Reinforcements must enter on their turn, unless specified otherwise; they cannot be held back.
22.0/b	-	1768	victory	core	Unless the VC say otherwise a Half-squad is worth half a Squad's Victory Points.
22.0/c	-	1770	victory	core	VC are checked only after all scenario turns are played, unless the scenario says otherwise.
22.1	-	1774	victory	core	A side controls a hex that it occupies with a GO MMC or Hero, or through which it was the last to pass a GO MMC or Hero.
22.1/b	-	1774	victory	core	For control each floor of a Multi-story Building, each Bunker and each Cave is a hex of its own.
22.1/a	-	1778	victory	core	Scenario ending in Melee in a VP hex: VPs go to the side that controlled the hex before the Melee.
EOP-I/a	3.0	1792	sequence	core	Scenarios normally designate the side with first-turn initiative; otherwise roll as in 3.0.
EOP-I/b	4.1	1804	sequence	core	When a successful spotter and his hex then fire in that impulse, the Ops Complete marker of the spotter is replaced by Fired (he ends with Fired only).
EOP-I/c	4.0	1812	sequence	none	Restates 4.0: After resolving fire from his hex a Leader's side may still act with units of adjacent hexes in the same impulse, or end the impulse keeping those units for later.
EOP-I/d	10.1	1812	spotting	none	Restates 10.1: Firing from a degrading (non-open) hex marks its units Fired and so makes that hex spotted for the rest of the turn.
EOP-I/e	18.1	1818	mortars	core	A DIRECT mortar attack also leaves an FFE marker on the target hex, attacking any unit of either side that enters it later in the turn.
EOP-I/j	5.3	1822	leaders	core	A Leader's LM is added to the Opportunity Fire of the units of his hex too, in the opponent's impulse (Koch: 1 + 1/2 + LM 1 + 1 for the mover, rounded up to 4).
EOP-I/k	12.0	1836	heroes	data	Skill Deadly: +1 to its owner's FP in Melee (Hero IFP 2 + 1 = 3).
EOP-I/f	1.7	1838	close-combat	none	Restates 1.7: A non-MG WT eliminated in Melee is simply removed, no counterattack being possible; the victorious Hero stays in the hex under a Melee marker.
EOP-I/g	11.1	1854	leaders	none	Restates 11.1: In a hex attacked as one target, DC order is Leader first, his LM then applies to the other units' DC totals.
EOP-I/l	5.0	1854	leaders	core	A GO Leader already marked Fired (he had helped OF this turn) still subtracts his LM from the DCs of his hex; only attacks are barred to a Fired Leader.
EOP-I/m	4.0	1856	sequence	core	A side with nothing left to activate passes and the opponent goes on; when all units of both are done the phase ends at once, without three passes.
EOP-I/h	9.0	1862	sequence	none	Restates 9.0: Admin Phase also removes Melee markers where no enemy remains (the example removes all of them, its Melees being over).
EOP-I/i	11.3	1866	rally	none	Restates 11.3: A Medic's rally try uses the Medic's own Morale (6 in the example, needs 2d6 <= 6 in Clear), not the target's.
EOP-I/n	3.0	1868	rally	none	Restates 3.0/b, 3.0/c, 3.0/o: a Shaken Squad, Morale 5, with a LM 1 Leader and a positive TM rallies on 8 or less; a Shaken unit without Leader or Hero cannot try.
EOP-A/a	14.1	1892	to-hit	core	Firing vehicle's crew Open: -1 to the to-hit roll on the OFT (example: Open and LM 1 gives -2 in total).
EOP-A/b	14.1	1894	to-hit	none	Restates 14.1: Each hex of degrading terrain (here a Wreck hex) between firer and target: +1 to the to-hit roll; net modifiers may equivalently shift the needed number.
EOP-A/c	14.1.3	1898	to-kill	core	Turret/hull test uses the natural 2d6 to-hit result (6 = even and > 2 = turret).
EOP-A/d	14.1.3	1898	to-kill	none	Restates 14.1.3: Turret armor front value is the number right of the slash in the first of the three armor lines; lower lines are flank and rear.
EOP-A/e	14.3	1902	to-hit	core	Acquisition lasts only while neither firer nor target moves and, per the example, while the firer is not affected in any way by enemy fire (broader than 14.3, which names only Shaken vehicles).
EOP-A/f	15.0	1904	vehicle-combat	none	Restates 15.0: MGs cannot be fired at a Buttoned (armored) enemy vehicle.
EOP-A/g	15.0	1906	vehicle-combat	none	Restates 15.0: A Buttoned vehicle can fire only its covered-arc (non-asterisk) MGs and its main gun.
EOP-A/k	14.1	1908	ordnance	none	Restates 14.1/d, 14.1/e: the TM of the target's hex is added to the to-hit roll and not used again in the HE attack (3 + 1d6 against 1d6).
EOP-A/h	17.2	1910	vehicle-combat	none	Restates 17.2: Open-topped vehicles can be attacked by small arms at any time; the vehicle defends with its lowest armor factor and its DC is read on the Armored Vehicle column.
EOP-A/i	5.1	1930	vehicles	core	A Shaken vehicle may neither fire nor move toward GO enemy units in its LOS.
EOP-A/l	17.1	1934	vehicle-combat	none	Restates 17.1/e, 17.1/o: -2 comes from the hex from which the assault is launched (a Wreck there is a positive TM); Squad with Morale 5 and LM 1 passes on 8 or less.
EOP-A/j	14.3	1936	to-hit	core	Destroying the firer of an Acquiring marker removes the matching Acquisition marker from its target.
EOP-A/m	17.1	1936	vehicle-combat	none	Restates 17.1/g: Squad IFP 1 + Panzerfaust HE 1 + LM 1 against lowest armor 2 (rear hull); no to-hit roll is made for the Panzerfaust.
GLO	-	1950	other	none	Glossary of abbreviations; notable: AP also = Administrative Phase; INFANTRY = all MMCs and SMCs; UNIT = all moveable units; LC is both Light Construction and Low Crawl; TM = Terrain/Target Modifier.
RRT-01	5.2	2039	fire	none	Restates 5.2: Combined FP = lead FP + sum of half FP of supporters, rounded up; supporting Heroes, MGs, Flamethrowers and Satchel Charges are not halved.
RRT-02	5.0	2043	fire	none	Restates 5.0: Damage Check = 1d6 + (attack roll total - defense total) - eligible Leader LM.
RRT-03	5.0	2047	fire	none	Restates 5.0: Direct fire attack = 1d6 + combined FP + DFT modifiers; greater than defense gives a DC (icons garbled in OCR).
RRT-05	8.0	2050	close-combat	none	Restates 8.0: Melee boxes: not enterable by Assault Move; odds = sum attackers' FP / sum targets' FP; M units +1 FP; attacking Hero shifts one column right; counterattack precedes casualty removal; roll 2d6 + LM.
RRT-04	8.0	2055	close-combat	data	Melee table: odds 1:3 to 5:1 (9 columns) with Kill Numbers 11 10 9 8 7 6 5 4 (8 values legible); anchors 1:1 = 8 and 4:1 = 4 elsewhere; 5:1 value illegible.
RRT-06	11.4	2059	snipers	core	Sniper formula: 2d6 + DFT modifiers against 1d6 + TM, with no FP term (11.4/a); single random target; a lone Sniper has double TM except against Artillery, Mortars and enemy Snipers.
RRT-07	17.2	2068	vehicle-combat	core	Small arms vs armor: DC for vehicle and each external passenger, and for ALL passengers if the vehicle is open; Shaken passengers must disembark, unshaken may (rule text limits this to outside passengers).
RRT-08	17.3	2076	vehicle-combat	none	Restates 17.3: Small arms vs unarmored: vehicle and passengers DC; Shaken passengers must disembark, unshaken may (formulas garbled).
RRT-09	18.1	2087	mortars	none	Restates 18.1, 17.4: Mortar recap: not from Building or Forest, no OF, hits Open and Buttoned armor, higher of 2d6, FFE marker; adds that the caller is Good Order (18.1/b).
RRT-10	18.2	2106	oba	core	A Leader/Scout may call Artillery on a hex in LOS once per turn, within the number of missions the scenario allows.
RRT-11	18.2	2108	nationality	data	US only: past the limit roll 1d6; <= 3 one additional call, > 3 no more calls.
RRT-12	18.2	2116	oba	data	Drift direction die: 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW.
RRT-37	18.2	2117	oba	none	Restates 18.2/b, 18.2/k: with the Spotting Round in LOS, shift by one hex within LOS or abort; fire hits the hex and its six neighbors.
RRT-38	18.2	2119	oba	core	OBA attack formula: 1d6 + FP against 1d6 + TM; above the defense gives Damage Checks.
RRT-13	17.1	2129	vehicle-combat	none	Restates 17.1: Close Assault recap; it bars the assault by Good Order enemy units in the vehicle's hex where 17.1/b says Melee-eligible ones (differs for GO Leaders, Medics, Snipers); use 17.1/b.
RRT-14	14.1.2	2140	to-kill	none	Restates 14.1.2: Ordnance vs unarmored recap: 2d6 to-hit (2 hits, 12 misses); hit destroys the vehicle (Bailout); if it survives, place Target Acquisition.
RRT-15	14.1	2146	ordnance	core	Ordnance HE attack: +1 if the target moved. This bonus stands only in the reference table, not in 14.1.
RRT-40	14.1	2146	ordnance	none	Restates 14.1, 14.2.1, 14.3: HE attack 1d6 + HE (-1 for HEAT) against 1d6; a target that survives gets Acquisition; degrading terrain +1 per hex, at most 2.
RRT-16	14.1	2174	to-kill	core	Penetration is halved if HEAT attacks red armor values (symbol line garbled: '1/2 PV if HEAT vs red AV?'); appears only in this reference table.
RRT-39	14.1	2176	to-kill	none	Restates 14.1/h, 14.1.1: dice 6 and 1 destroy, 1 and 6 are a dud; equal: pass Shaken, fail abandoned with a further MC (whose is not legible); below: MC minus the difference.
RRT-17	15.3	2189	overrun	core	The reference table's list of Overrun terrain adds Wheat Field to that of 15.3; the rest of the box repeats 15.3.
RRT-18	19.1	2198	air	none	Counter sample line 'F4F Wildcat 2x4 2x26 2' garbled: probably cannon 2x4 and a bomb value, cannot be relied on.
RRT-19	1.3	2202	stacking	none	Restates 1.3: Stacking recap: 3 Squads, 2 vehicles, 2 SMCs per hex, always.
RRT-20	3.0	2207	sequence	none	Restates 3.0: Initiative recap: 1d6 each, higher wins, ties unchanged.
RRT-21	3.0	2219	rally	none	Restates 3.0: Rally recap: GO Leader or Hero must be present except vehicles and SR units; Leaders first; -2 in terrain with positive TM.
RRT-22	10.1	2225	spotting	none	Restates 10.1: Spot recap: 1d6 with LM and Scout -2; blocking <= 2, degrading <= 3.
RRT-23	7.0	2233	smoke	none	Restates 7.0: Smoke recap: GO MMC, own or adjacent hex, 1d6 <= 2 succeeds, 'not always 2' (nationality capability decides).
RRT-24	11.2	2238	heroes	none	Restates 11.2: Hero recap: natural 1 on a Squad/Half-squad DC, then roll even: random Hero and Skill.
RRT-25	16.1.1	2246	passengers	none	Restates 16.1.1: Bailout recap for passengers: even = Shaken, odd = eliminated (a Crew survives on 1 only, 15.4).
RRT-26	5.4	2250	fire	none	Restates 5.4: Extended range recap: boxed black range up to 2x, half FP beyond printed range, round up.
RRT-27	6.1	2258	movement	none	Restates 6.1: AM recap: red-boxed MF and all vehicles; Leaders with eligible units; half MF round up; combined FP -2; may fire same or later impulse.
RRT-28	6.2	2267	movement	none	Restates 6.2: Double-Time recap: MF + 2 capped at Leader's MF; no WTs.
RRT-29	6.3	2273	movement	none	Restates 6.3: Low Crawl recap: no WTs, whole impulse, one hex; auto-spotted in Clear or adjacent to an enemy.
RRT-30	6.4	2280	movement	none	Restates 6.4: Stealth recap: yellow-boxed MF; half MF then fire at AM penalty, Scouts exempt; spotted if it fires or in Clear in LOS of a GO enemy; may enter Melee.
RRT-31	20.1	2288	night	none	Restates 20.1: Night recap: within 2 hexes normal; beyond only Fired-marked targets with penalties (values missing in this box; 20.1 and 20.1.1 give -3 and +3).
RRT-32	20.2	2293	night	none	Restates 20.2: Starshell recap: Leaders/Heroes, within 3 hexes, 1d6 <= 2 succeeds ('not always 2'), lights target and neighbors, removed in Admin.
RRT-36	2.0	2298	sequence	none	Restates 2.0: Outline, spotting, melee, direct-fire and ordnance quick boxes (lines 2298-2344) repeat 2.0, 3.0, 4.0, 5.0, 8.0, 9.0, 10.1 and 14.0 without additions.
RRT-33	10.1	2325	optional	optional	Optional: -1 to the spotting roll if the target is a vehicle (only in the quick-reference box).
RRT-34	17.1	2350	vehicle-combat	none	Restates 17.1: Close Assault quick box: each unit passes a MC; MMC/Hero 1d6 + FP + HE (SW) + LM vs vehicle 1d6 + lowest armor; attack > defense destroys it.
RRT-35	15.3	2357	overrun	none	Restates 15.3: Overrun quick box: +4 MP for Clear/open (non-water), Brush, Low Crops or module terrain; 1d6 + 2 + HE + MGs + Armor LM, asterisk MGs only when open.
`;
