/** Generated from ledger.tsv by `npm run generate:rules`: change the ledger, not this file. */

export type RuleId =
  | '1.0'
  | '1.1'
  | '1.1/a'
  | '1.1.1'
  | '1.2'
  | '1.3'
  | '1.3/a'
  | '1.3/b'
  | '1.3/c'
  | '1.3/d'
  | '1.3/e'
  | '1.3/f'
  | '1.4'
  | '1.4/a'
  | '1.5'
  | '1.5/a'
  | '1.5/b'
  | '1.5/c'
  | '1.6'
  | '1.6/a'
  | '1.6/b'
  | '1.6/c'
  | '1.6/d'
  | '1.6/e'
  | '1.6/f'
  | '1.6/g'
  | '1.6/h'
  | '1.6/i'
  | '1.6/j'
  | '1.6/k'
  | '1.6/l'
  | '1.6.1'
  | '1.6.1/a'
  | '1.6.1/b'
  | '1.6.2'
  | '1.6.2/a'
  | '1.6.2/b'
  | '1.6.3'
  | '1.6.3/a'
  | '1.6.3/b'
  | '1.6.3/c'
  | '1.7'
  | '1.7/a'
  | '1.7/b'
  | '1.7/c'
  | '1.7/d'
  | '1.7/e'
  | '1.7/f'
  | '1.7/g'
  | '1.7/h'
  | '1.7/i'
  | '1.7/j'
  | '1.8'
  | '1.8/b'
  | '1.8/a'
  | '2.0'
  | '2.0/a'
  | '2.0/b'
  | '2.0/c'
  | '3.0'
  | '3.0/a'
  | '3.0/b'
  | '3.0/c'
  | '3.0/d'
  | '3.0/e'
  | '3.0/f'
  | '3.0/g'
  | '3.0/h'
  | '3.0/i'
  | '3.0/j'
  | '3.0/k'
  | '4.0'
  | '4.0/a'
  | '4.0/b'
  | '4.0/c'
  | '4.0/d'
  | '4.0/e'
  | '4.0/f'
  | '4.0/g'
  | '4.0/h'
  | '4.0/i'
  | '4.0/j'
  | '4.0/k'
  | '4.0/l'
  | '4.0/m'
  | '4.0/n'
  | '4.0/o'
  | '4.0/p'
  | '4.0/q'
  | '4.1'
  | '4.1/a'
  | '4.1/b'
  | '4.1/c'
  | '4.1/d'
  | '4.1/e'
  | '5.0'
  | '5.0/a'
  | '5.0/b'
  | '5.0/c'
  | '5.0/d'
  | '5.0/e'
  | '5.0/f'
  | '5.0.1'
  | '5.0.1/a'
  | '5.0.1/b'
  | '5.1'
  | '5.1/a'
  | '5.1/b'
  | '5.1/c'
  | '5.1/d'
  | '5.1/e'
  | '5.1/f'
  | '5.1/g'
  | '5.1/h'
  | '5.1/i'
  | '5.1/j'
  | '5.1/k'
  | '5.1/l'
  | '5.1/m'
  | '5.1/n'
  | '5.1/o'
  | '5.1/p'
  | '5.1/q'
  | '5.2'
  | '5.2/a'
  | '5.3'
  | '5.3/a'
  | '5.3/b'
  | '5.3/c'
  | '5.3/d'
  | '5.3/e'
  | '5.3/f'
  | '5.3/g'
  | '5.3/h'
  | '5.3/i'
  | '5.4'
  | '5.5'
  | '5.5/a'
  | '5.6'
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
  | '6.1/a'
  | '6.1/b'
  | '6.1/c'
  | '6.1/e'
  | '6.1/d'
  | '6.2'
  | '6.3'
  | '6.3/a'
  | '6.4'
  | '6.4/a'
  | '6.4/b'
  | '6.5'
  | '7.0'
  | '7.0/a'
  | '7.0/b'
  | '7.0/c'
  | '8.0'
  | '8.0/a'
  | '8.0/b'
  | '8.0/c'
  | '8.0/d'
  | '8.0/e'
  | '8.0/f'
  | '8.0/g'
  | '8.0/h'
  | '8.0/i'
  | '8.0/j'
  | '8.0/k'
  | '8.0/l'
  | '8.1'
  | '8.1/a'
  | '8.1/b'
  | '8.1/c'
  | '8.1/d'
  | '8.1/e'
  | '8.1/f'
  | '8.2'
  | '8.2/a'
  | '8.2/b'
  | '8.3'
  | '8.4'
  | '8.4/a'
  | '8.5'
  | '9.0'
  | '9.0/a'
  | '9.0/b'
  | '10.0'
  | '10.0/a'
  | '10.1'
  | '10.1/a'
  | '10.1/b'
  | '10.1/c'
  | '10.1/d'
  | '10.1/e'
  | '10.1/f'
  | '10.1/g'
  | '10.1/h'
  | '10.1/i'
  | '10.1/j'
  | '10.1/k'
  | '10.2'
  | '10.2/a'
  | '10.2/b'
  | '10.2/c'
  | '10.2/d'
  | '10.3'
  | '10.3/a'
  | '10.3/b'
  | '10.3/c'
  | '10.3/d'
  | '10.3/e'
  | '10.3/f'
  | '10.3/g'
  | '10.3/h'
  | '10.3/i'
  | '10.3.1'
  | '10.3.1/a'
  | '10.3.2'
  | '10.3.2/a'
  | '10.4'
  | '10.4/a'
  | '11.0'
  | '11.1'
  | '11.1/a'
  | '11.1/b'
  | '11.1.1'
  | '11.1.1/a'
  | '11.1.2'
  | '11.2'
  | '11.2/a'
  | '11.2/b'
  | '11.2/c'
  | '11.2/d'
  | '11.2/e'
  | '11.2/f'
  | '11.2/g'
  | '11.2/h'
  | '11.3'
  | '11.3/a'
  | '11.3/b'
  | '11.3/c'
  | '11.3/d'
  | '11.4'
  | '11.4/a'
  | '11.4/b'
  | '11.5'
  | '11.5/a'
  | '11.5/b'
  | '11.5/c'
  | '11.5/d'
  | '11.6'
  | '11.6/a'
  | '11.6/b'
  | '12.0'
  | '12.0/a'
  | '12.0/b'
  | '13.0'
  | '14.0'
  | '14.0/a'
  | '14.1'
  | '14.1/a'
  | '14.1/b'
  | '14.1/c'
  | '14.1/d'
  | '14.1/e'
  | '14.1/f'
  | '14.1/g'
  | '14.1/h'
  | '14.1/i'
  | '14.1.1'
  | '14.1.1/a'
  | '14.1.1/b'
  | '14.1.1/c'
  | '14.1.2'
  | '14.1.3'
  | '14.1.3/a'
  | '14.2'
  | '14.2.1'
  | '14.3'
  | '14.3/a'
  | '14.3/b'
  | '14.3/c'
  | '14.3/d'
  | '15.0'
  | '15.0/k'
  | '15.0/l'
  | '15.0/a'
  | '15.0/b'
  | '15.0/c'
  | '15.0/d'
  | '15.0/e'
  | '15.0/f'
  | '15.0/g'
  | '15.0/h'
  | '15.0/i'
  | '15.0/j'
  | '15.1'
  | '15.1/a'
  | '15.1/b'
  | '15.1/c'
  | '15.1/d'
  | '15.1/e'
  | '15.1/f'
  | '15.1/g'
  | '15.2'
  | '15.3'
  | '15.3/a'
  | '15.3/b'
  | '15.3/c'
  | '15.3/d'
  | '15.3/e'
  | '15.3/f'
  | '15.3/g'
  | '15.4'
  | '15.4/a'
  | '15.5'
  | '15.6'
  | '16.0'
  | '16.1'
  | '16.1/a'
  | '16.1/b'
  | '16.1.1'
  | '16.1.1/a'
  | '16.2'
  | '16.2/a'
  | '16.2/b'
  | '16.2/c'
  | '16.2/d'
  | '16.2/e'
  | '16.2/f'
  | '16.3'
  | '16.4'
  | '16.4/a'
  | '16.4/b'
  | '16.4/c'
  | '16.4/d'
  | '16.4/e'
  | '16.4/f'
  | '17.0'
  | '17.1'
  | '17.1/a'
  | '17.1/b'
  | '17.1/c'
  | '17.1/d'
  | '17.1/e'
  | '17.1/f'
  | '17.1/g'
  | '17.1/h'
  | '17.1/i'
  | '17.1/j'
  | '17.1/k'
  | '17.2'
  | '17.2/a'
  | '17.2/b'
  | '17.2/c'
  | '17.2/d'
  | '17.3'
  | '17.3/a'
  | '17.3/b'
  | '17.4'
  | '18.0'
  | '18.0/a'
  | '18.1'
  | '18.1/a'
  | '18.1/b'
  | '18.1/c'
  | '18.1/d'
  | '18.1/e'
  | '18.2'
  | '18.2/i'
  | '18.2/a'
  | '18.2/b'
  | '18.2/c'
  | '18.2/d'
  | '18.2/e'
  | '18.2/f'
  | '18.2/g'
  | '18.2/h'
  | '18.3'
  | '18.3/a'
  | '19.0'
  | '19.1'
  | '19.1/h'
  | '19.1/a'
  | '19.1/b'
  | '19.1/c'
  | '19.1/d'
  | '19.1/e'
  | '19.1/f'
  | '19.1/g'
  | '19.1.1'
  | '19.1.1/a'
  | '19.1.1/b'
  | '19.1.1/c'
  | '19.1.1/d'
  | '20.0'
  | '20.1'
  | '20.1/a'
  | '20.1.1'
  | '20.1.2'
  | '20.1.3'
  | '20.1.4'
  | '20.2'
  | '20.2/a'
  | '20.2/b'
  | '20.2/c'
  | '21.0'
  | '21.1'
  | '21.1/a'
  | '21.1/b'
  | '21.1/c'
  | '21.1/d'
  | '21.1.1'
  | '21.1.1/a'
  | '21.1.1/b'
  | '21.1.2'
  | '21.1.2/a'
  | '21.2'
  | '21.2/b'
  | '21.2/c'
  | '21.2/a'
  | '21.3'
  | '21.3/a'
  | '21.3.1'
  | '21.4'
  | '21.4/c'
  | '21.4/a'
  | '21.4/b'
  | '22.0'
  | '22.0/a'
  | '22.0/b'
  | '22.0/c'
  | '22.1'
  | '22.1/a'
  | 'INTRO'
  | 'EOP-I/a'
  | 'EOP-I/b'
  | 'EOP-I/c'
  | 'EOP-I/d'
  | 'EOP-I/e'
  | 'EOP-I/f'
  | 'EOP-I/g'
  | 'EOP-I/h'
  | 'EOP-I/i'
  | 'EOP-A/a'
  | 'EOP-A/b'
  | 'EOP-A/c'
  | 'EOP-A/d'
  | 'EOP-A/e'
  | 'EOP-A/f'
  | 'EOP-A/g'
  | 'EOP-A/h'
  | 'EOP-A/i'
  | 'EOP-A/j'
  | 'RRT-01'
  | 'RRT-02'
  | 'RRT-03'
  | 'RRT-04'
  | 'RRT-05'
  | 'RRT-06'
  | 'RRT-07'
  | 'RRT-08'
  | 'RRT-09'
  | 'RRT-10'
  | 'RRT-11'
  | 'RRT-12'
  | 'RRT-13'
  | 'RRT-14'
  | 'RRT-15'
  | 'RRT-16'
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
  | 'RRT-33'
  | 'RRT-34'
  | 'RRT-35'
  | 'RRT-36'
  | 'GLO';

export const LEDGER = `rule	alias	line	area	kind	requirement
1.0	-	137	other	none	Chapter heading only (general concepts 1.1-1.8).
1.1	-	141	components	data	Scale: one hex = 50 m across; one turn = 2-4 minutes (line 157). MMC class = Squad (8-12 men), Half-squad (4-6), Crew (4-6), Weapon Team (3-5 men plus heavy weapon).
1.1/a	-	151	components	core	SMC = one person (Leader, Hero, Sniper, Medic, Scout, Armor Leader); SW = single weapon fired only by a Squad, Half-squad, Crew or eligible SMC; vehicle and fixed-wing aircraft counter = one machine.
1.1.1	-	163	setup	data	Squads/Half-squads are identified as FP-Range-MF-Morale, with a fifth value for Shaken Morale only when it differs; e.g. US Airborne 2-5-4-6 = FP 2, range 5, MF 4, Morale 6.
1.2	-	171	components	core	Only six-sided dice: 1d6 or 2d6 (sum of two unless a rule says otherwise).
1.3	-	175	stacking	core	Per side per hex at most 3 Squads (or equivalent), 2 vehicles and 2 SMCs.
1.3/a	-	175	stacking	core	Equivalents: 1 WT = 1 Squad; 2 Half-squads or Crews = 1 Squad. A Wreck counts as 1 vehicle for stacking and only one Wreck may be in a hex. Fixed-wing aircraft never count.
1.3/b	-	177	stacking	core	Some terrain changes the stacking limit (TEC, values not in text); Multi-level Building floors and Bunkers are a second hex within the hex with their own separate stacking limit.
1.3/c	-	179	terrain	core	Vehicles may enter (attempt to Rubble) only the Buildings the TEC allows; vehicles can never be on a second story nor set up in a Building.
1.3/d	-	181	stacking	core	Stacking limits hold at all times (also mid-move) unless a scenario special rule says otherwise; a move through a hex is illegal if movers plus stationary units exceed the limit.
1.3/e	-	185	stacking	core	Units inside a vehicle count as part of it; they may not unload if the hex would be overstacked, and are eliminated if a required bailout would overstack the hex (16.1.1).
1.3/f	-	187	hidden	core	No hidden stacks: a player may always examine the opponent's stacks.
1.4	-	191	terrain	core	Half-hexes on the map edge are playable with full stacking limit and MP cost unless an SSR says otherwise; two half-hexes joined at a map seam form one full hex.
1.4/a	-	195	terrain	core	The terrain surrounding the hex's center dot sets the hex's level and terrain type.
1.5	-	201	morale	core	Each unit has a Morale Rating and one of two morale states: Good Order (front) or Shaken (back); Shaken side may print a different Morale.
1.5/a	-	211	morale	core	Morale Check: roll 2d6, pass if modified sum <= Morale Rating.
1.5/b	-	211	morale	core	Only modifiers to an infantry MC or rally attempt: minus a Leader's LM, and -2 if in a hex with a positive Target Modifier.
1.5/c	-	213	rally	core	A passed rally attempt flips the unit from Shaken to Good Order.
1.6	-	217	support-weapons	core	SWs have no Crew and must be carried and fired by an MMC (not WT, 1.7) or an eligible SMC; the unit directly above the SW in the stack possesses it.
1.6/a	-	217	support-weapons	core	Carry capacity: Squad 2 SWs; Half-squad or Crew 1; eligible SMC 1, and the SMC loses 2 MP while carrying it.
1.6/b	-	219	support-weapons	core	A Squad may fire 1 SW and keep its IFP, or fire 2 SWs and forfeit its IFP. A Half-squad or Crew may fire 1 SW, forfeiting its IFP.
1.6/c	-	221	support-weapons	core	A lone eligible SMC fires a friendly or captured SW at half its FP (round up), or with +1 to the to-hit roll if the SW uses the OFT; two eligible SMCs, both Good Order, together fire it with no penalty.
1.6/d	-	223	support-weapons	core	A Hero firing a SW forfeits its IFP. Medics/Corpsmen, Armor Leaders and Snipers can neither carry nor fire SWs.
1.6/e	-	223	leaders	core	A Leader that fires a SW forfeits every use of his LM, even for his own attack.
1.6/f	-	225	support-weapons	core	A Squad carrying 2 SWs that is reduced to a Half-squad must drop 1 SW of its owner's choice; SWs of an eliminated unit stay in the hex unpossessed.
1.6/g	-	225	support-weapons	core	In the Rally Phase a GO MMC or SMC may drop a SW (stays in hex) or destroy it (removed from play). See 3.0/k for who may destroy.
1.6/h	-	225	support-weapons	core	In the Operations Phase a GO or Shaken unit that exits a hex for any reason may abandon its SW there; an assembled SW stays assembled.
1.6/i	-	229	support-weapons	core	Rally Phase: GO MMCs/SMCs not locked in Melee may swap SWs and may pick up dropped or abandoned SWs.
1.6/j	-	229	support-weapons	core	Operations Phase: a moving GO MMC/SMC may pick up a dropped/abandoned SW for +2 MP.
1.6/k	-	231	support-weapons	core	Captured SWs may be used, but the first attack with one that neither causes a Damage Check (DFT) nor scores a hit (OFT) removes the SW from play after that attack.
1.6/l	-	233	support-weapons	core	A SW that uses the OFT cannot fire from a Building or Bunker; Anti-Tank Rifles are exempt.
1.6.1	-	241	machine-guns	core	A SW on its tripod/assembled side cannot be moved: its possessor cannot move without abandoning it.
1.6.1/a	-	245	machine-guns	core	Rally Phase: a GO MMC/SMC not locked in Melee may flip its tripod SW between tripod/assembled and bipod/dismantled side; a Shaken MMC/SMC may dismantle but not assemble.
1.6.1/b	-	247	machine-guns	core	Other side of a tripod MG shows it either in bipod configuration or dismantled; both sides are carried like any SW. Units entering from off-board have their tripod weapons in bipod or dismantled mode.
1.6.2	-	253	machine-guns	core	A SW with superscript J jams when it takes part in a (non-Melee) attack and the attacker's and defender's opposed dice show the same number: flip to Jammed and subtract its FP from that attack.
1.6.2/a	-	259	machine-guns	core	Next Rally Phase a jammed MG held by a GO SMC/MMC rolls 1d6: 1 = jammed for the rest of the scenario, 2-6 = repaired. On a Map containing Sand: 1-2 permanently jammed, 3-6 repaired.
1.6.2/b	-	261	machine-guns	core	If several jam-capable MGs are in the same attack only one jams, chosen at random by the owner.
1.6.3	-	267	flamethrowers	core	A Flamethrower may be used in Melee and in Close Assault. If it, or a group attack including it, Shakes an enemy unit on the DFT, that unit must retreat one hex.
1.6.3/a	-	275	flamethrowers	core	Flamethrower retreat must increase distance from the attacker and may not reduce distance to any other enemy in the retreater's LOS; mark Moved; it can draw Opportunity Fire; no legal hex = eliminated.
1.6.3/b	-	279	demo-charges	core	A Satchel Charge may be used in Melee, thrown at an adjacent hex, or used in Close Assault; single use, then removed; usable by any SW-eligible unit.
1.6.3/c	-	283	demo-charges	core	Satchel Charge attack: LM applies unless the Leader himself uses the charge; no other attacker-side DFT DRM applies to the charge's FP (IFP fired with it still gets its own +2 adjacency, see example line 285).
1.7	-	293	guns	core	A WT is an MMC with its own MF and IFP or HE-equivalent; it cannot be carried or fired by others, cannot possess or fire SWs, and can Self-Rally.
1.7/a	-	295	guns	core	A non-MG WT whose gun size exceeds 13 mm cannot set up in or enter Buildings (Huts, HC/Stone, LC/Wooden) nor cross hexside terrain.
1.7/b	-	297	close-combat	core	No WT may enter a Melee hex. In Melee a non-MG WT defends with FP 1 and cannot counterattack; an MG WT defends and counterattacks with its full IFP.
1.7/c	-	297	guns	core	When a WT is eliminated its weapon is destroyed: no capture, no re-crewing.
1.7/d	-	303	guns	core	A WT with a red arrow may fire only in the direction/covered arc of the arrow and must pivot to engage outside it; pivoting costs 1 MP per two vertices within the hex.
1.7/e	-	307	guns	core	In one impulse an ordnance WT may pivot (up to its MF) and then fire at +1 on the OFT, also as Opportunity Fire (+1); on entering a new hex it may face any direction.
1.7/f	-	307	guns	procedure	Pivot only = Moved marker; fire, or pivot and fire = Fired marker.
1.7/g	-	311	guns	core	Ordnance WT: boxed HE-equivalent is its FP against non-vehicle targets after a hit. Prefix N x = gun fires N times per impulse, at targets in the same hex or in an adjacent hex of the first.
1.7/h	-	313	guns	core	WTs cannot Close Assault vehicles.
1.7/i	-	315	guns	core	A WT always fires as a separate attack, even in the same impulse as other units of its hex.
1.7/j	-	317	guns	core	WTs flagged immobile by a module use MF only to pivot. No WT may Double-Time or Low Crawl.
1.8	-	323	scenario	core	Event Markers are module content of two kinds: Occupation and Line of Sight; activation starts a special event (e.g. reinforcements).
1.8/b	-	329	scenario	core	Occupation marker triggers when the side named in the scenario occupies its hex (either side if none is named); LOS marker triggers when the named side has LOS to its hex.
1.8/a	-	333	scenario	core	On trigger the scenario's matching Event paragraph is revealed; paragraphs are hidden from both players until triggered.
2.0	-	337	sequence	core	Game turn = Rally Phase, Operations Phase, Administrative Phase in that order, repeated.
2.0/a	-	339	sequence	none	Restates 3.0/4.0/9.0: Rally Phase content: rally Shaken units, combine Half-squads; if no enemy unit is in the hex, eligible GO units pick up or swap SWs.
2.0/b	-	341	sequence	none	Restates 3.0/4.0/9.0: Operations Phase: players alternate impulses; an impulse activates units of one hex (plus adjacent hexes if a Leader is activated) to fire, move, lay smoke or take any other eligible action.
2.0/c	-	347	sequence	none	Restates 3.0/4.0/9.0: Administrative Phase removes FFE, Moved, Assault Move, Low Crawl, Fired, Ops Complete, Smoke 2, Starshell, Spotted markers and flips Smoke 1 to Smoke 2.
3.0	-	353	sequence	core	Initiative each Rally Phase: each player rolls 1d6, higher has initiative; tie = whoever had it the previous turn. (Scenarios normally name the first-turn holder, line 1792.)
3.0/a	-	355	rally	core	Initiative player makes all his rally attempts first, then the other; within a side Shaken Leaders rally first. One rally attempt per unit per Rally Phase.
3.0/b	-	355	rally	core	A Shaken unit in a hex with a GO Leader or a Hero rallies on 2d6 <= Morale; Shaken units locked in Melee may also attempt if otherwise eligible.
3.0/c	-	357	rally	core	Rally modifiers: minus LM of the GO Leader in the hex; -2 in terrain with positive TM, including hexside terrain such as Walls. Armor Leaders rally only the tank they crew.
3.0/d	-	359	rally	core	Without a GO Leader in the hex a unit cannot rally, except: Hero in hex; vehicles always may; units marked SR; WTs and ALL SMCs may Self-Rally (line 367).
3.0/e	-	363	leaders	core	Leaders and Heroes rally only units with the same background color and Identification Badge; WTs are exempt from that match.
3.0/f	-	365	leaders	core	For Leader rules color, type and nationality are synonyms: compare one badge/nationality key.
3.0/g	-	367	rally	core	A GO Leader in the hex may add his LM to Self-Rally attempts of WTs/SMCs as well.
3.0/h	-	367	rally	core	A Medic's flip attempt is not the target's rally attempt (both allowed in one Rally Phase); a Medic just rallied may heal in the same Rally Phase.
3.0/i	-	369	components	core	Half-squads come only from combat or the OOB: Squads can never be voluntarily split.
3.0/j	-	371	components	core	Two GO Half-squads (not Crews) of the same IB in a hex with a GO Leader and not locked in Melee may combine into one Squad in the Rally Phase.
3.0/k	-	373	support-weapons	core	Rally Phase, hex without enemy units: any GO MMC (not WT) or eligible SMC may pick up an unpossessed SW; friendly GO units may swap; GO MMC/SMC may flip tripod sides; a GO MMC (not WT), Leader or Hero may destroy a SW.
4.0	-	379	sequence	core	Operations Phase: initiative holder takes the first impulse, then strict alternation of activating units or passing.
4.0/a	-	381	sequence	core	Phase ends when every unit has moved, fired or is Ops Complete, or after three consecutive passes (P1, P2, P1).
4.0/b	-	383	sequence	core	In an impulse the active player may activate all or some units of one hex; if that hex holds a GO Leader he may also activate any units in adjacent hexes (11.1).
4.0/c	-	385	leaders	core	A Leader adjacent to a hex with a Bunker/Cave activates only the units outside it.
4.0/d	-	387	leaders	core	Adjacent Multi-story Building: a Leader activates only units on his own level, unless he is in the Building and activates the level directly above or below in his hex.
4.0/e	-	389	leaders	core	Leader in a Bunker/Cave hex but outside it: activates own hex, 6 adjacent hexes and units inside. Leader inside: only units inside and those outside in the same hex.
4.0/f	-	393	leaders	core	Leaders cannot activate vehicles in adjacent hexes; Armor Leaders cannot activate MMCs/SMCs in adjacent hexes.
4.0/g	-	395	sequence	core	Each activated unit does one thing: move or fire (both only with Assault or Stealth Move) or another eligible action; units of one hex may do different things.
4.0/h	-	395	fire	core	All units of one hex firing in the same impulse must fire at the same target, except SWs with to-hit tables (Bazooka, ATR...), which roll separately or fire at another target but in the same impulse as their possessor.
4.0/i	-	399	support-weapons	core	A SW never activates apart from its possessor; if the unit fires only its SW, the unit is spent for the turn as well.
4.0/j	-	401	movement	core	All units that start in the same hex and move in the same impulse move together as one stack; all that fire do so together; not all units of a hex need act in that impulse.
4.0/k	-	405	sequence	core	Units of an activated hex that neither moved nor fired remain available for a later impulse (subject to 4.0/q for activating Leaders).
4.0/l	-	407	movement	core	A moving stack never picks up or drags units of hexes it passes through.
4.0/m	-	409	sequence	core	Movers get a Moved, Low Crawl, Assault Move or Stealth marker, firers a Fired marker; such units are spent for the turn except to defend in Melee (and later fire after AM/Stealth, 6.1, 6.4).
4.0/n	-	411	sequence	core	With several hexes activated in one impulse, hexes/units act in any interleaved order as long as all movers (and all firers) of one hex act together.
4.0/o	-	415	leaders	core	Chain activation: a Leader may activate an adjacent Leader, who may activate his own adjacent hexes, and so on.
4.0/p	-	417	sequence	core	All hexes to be activated must be declared before any unit acts; the actions themselves need not be declared and no unit is obliged to act.
4.0/q	-	415	leaders	core	A Leader who activates adjacent units and does nothing else in the impulse becomes Ops Complete.
4.1	-	423	sequence	core	Spotting, attempting smoke and other actions so described leave the unit Ops Complete; such a unit can do nothing (a Leader cannot use LM) except as 4.1/a-4.1/e.
4.1/a	-	429	first-fire	core	An Ops Complete MMC may Opportunity Fire with -1 to its IFP, per firing unit, applied before all other DRMs; the result may be negative.
4.1/b	-	435	first-fire	core	A SW of an eligible Ops Complete MMC may OF too: MG or Flamethrower at half FP (round up); OFT SWs at +2 to-hit.
4.1/c	-	437	first-fire	core	An Ops Complete vehicle may OF: MGs at half FP (round up), OFT ordnance at +2 to-hit.
4.1/d	-	439	spotting	core	A unit made Ops Complete by a successful spot may in the SAME impulse fire at full FP at the hex just spotted, and a Leader may use his LM for fire at the hex he spotted.
4.1/e	-	443	spotting	core	All units in the hex of the successful spotter may fire at full FP at the just-spotted hex with it (5.2 group rules apply).
5.0	-	449	fire	core	To fire: target within weapon range, in LOS, and spotted.
5.0/a	-	451	fire	core	Fire may pass through friendly or enemy units; it may not be directed at a hex holding both friendly and enemy units or bearing a Melee marker.
5.0/b	-	453	fire	core	Range = hexes from firer to target, counting the target hex but not the firer's.
5.0/c	-	455	fire	core	Attack total = 1d6 + total FP + LM +/- target movement, degrading terrain and other DFT DRMs. Defense total = 1d6 + TM of the target hex.
5.0/d	-	457	fire	core	Attack total <= defense total: no effect. Attack total > defense total: every defending unit takes a Damage Check.
5.0/e	-	463	fire	core	Damage Check: each defending unit rolls 1d6 + (attack total - defense total) and reads the DFT column for its type (table on PAC, not in text; see the charts for recovered points).
5.0/f	-	467	leaders	core	A GO Leader of the same nationality/IB in the hex subtracts his LM from the DC of the other units (never his own); he checks first and must remain Good Order to help.
5.0.1	-	473	leaders	core	A Leader not under Moved, Low Crawl, Fired or Ops Complete may apply LM to ALL attacks made by same-nationality/IB units in his hex during his impulse.
5.0.1/a	-	475	leaders	core	LM is added to FP for DFT attacks and subtracted from the to-hit roll for SWs/WTs on the OFT; both kinds in the same impulse are aided. The Leader is then marked Fired.
5.0.1/b	-	475	leaders	core	A Leader firing a SW gives no LM to other attacks from his hex. An Armor Leader affects only his own vehicle's fire.
5.1	-	481	fire	data	DFT result set named in text: no effect, Shaken, Casualties (MMC), Wounded (SMC), Destroyed (unarmored vehicles, 17.3); the thresholds per column are on the Player-Aid Card and not in the text.
5.1/a	-	481	morale	core	Shaken: flip to Shaken side; may not use IFP or possessed SWs; returns to GO only through a later Rally Phase (or Medic).
5.1/b	-	485	morale	core	A Shaken unit may not move (nor change Building level) toward an enemy unit in its LOS; it cannot spot and does not auto-spot adjacent enemies.
5.1/c	-	487	heroes	core	Shaken Squads/Half-squads can still spawn Heroes.
5.1/d	-	487	close-combat	core	Shaken units in Melee with no friendly GO Melee-eligible unit in the hex surrender and are removed.
5.1/e	-	489	leaders	core	Shaken Leaders cannot rally others nor use LM for anything; Shaken Medics cannot heal; Shaken Snipers cannot attack; every Shaken SMC may Self-Rally.
5.1/f	-	491	vehicles	core	Shaken vehicle: must be Buttoned, MF halved (round up), cannot fire.
5.1/g	-	493	heroes	core	Heroes are never Shaken.
5.1/h	-	495	first-fire	core	A moving unit Shaken by OF (including via Casualties or Wounded) stops; GO companions in the stack may continue moving.
5.1/i	-	497	fire	core	Casualties: Squad is replaced by a Shaken Half-squad; Half-squad, Crew or WT is eliminated.
5.1/j	-	501	fire	core	Wounded applies only to SMCs: it stops moving at once, flips to Shaken side (a Hero flips to his wounded side instead) and gets a Wounded marker.
5.1/k	-	507	leaders	core	A just-wounded SMC not yet activated this turn may still be activated later in the turn, including movement (within Shaken limits).
5.1/l	-	509	leaders	core	An SMC already Wounded (or a wounded Hero) that is wounded again is eliminated.
5.1/m	-	511	leaders	core	Wounded Leader: Morale -1, LM -1 (minimum 0), Leadership Range -1; Charismatic rally range -1 (minimum 0); may still call indirect fire and keeps full MF.
5.1/n	-	511	snipers	core	Wounded Snipers fire without reduction; every wounded SMC except a Hero has Morale -1.
5.1/o	-	513	heroes	core	When a Squad or Half-squad (Shaken too) rolls a natural 1 on a DC caused by enemy fire, roll 1d6: even = a Hero is created in the hex with a random Hero counter and random Skill; he takes the MMC's activation state.
5.1/p	-	519	heroes	core	Hero spawned by a MMC Shaken by OF while moving may keep moving; he counts as having spent the MMC's MPs, may use the rest of his MF, or the rest of his AM allowance and then fire.
5.1/q	-	521	heroes	core	Crews and WTs never spawn Heroes.
5.2	-	525	fire	core	Only units of one hex fire together and at one target: lead unit adds full IFP, each further MMC half its IFP, Heroes full FP, 0-IFP units nothing (except their SW), DFT SWs full FP; sum then round fractions up.
5.2/a	-	525	fire	core	SWs using the OFT, WTs and vehicles always fire separately even in the same impulse; WTs and vehicles may use a different impulse, SWs must fire in their possessor's impulse.
5.3	-	533	first-fire	core	OF: a unit not under Moved, Low Crawl or Fired and with unblocked LOS may fire during the enemy impulse at units spending >= 1 MP in a hex by any movement except Low Crawl or Stealth; OF is not an impulse.
5.3/a	-	533	first-fire	core	Low Crawling and Stealth movers may be OF targets only if spotted in the hex they enter.
5.3/b	-	535	first-fire	core	Entering a hex, pivoting, or loading/unloading: number of OF attacks allowed = MPs spent there (e.g. 2 in Light Woods), even after the first attack Shakes and stops the movers.
5.3/c	-	535	first-fire	core	Limit of one OF attack per MP does not count attacks by OFT SWs, WTs or vehicles stacked with the units that fired first: those are extra attacks.
5.3/d	-	539	first-fire	core	OF must be declared before the target leaves the hex; firing units get a Fired marker. The mover must give the opponent the chance to declare (reaction window).
5.3/e	-	541	first-fire	core	OF attacker gets +1 DRM for moving target (not vs Low Crawl/Stealth), cancelled in terrain that negates it, e.g. Low Crops.
5.3/f	-	543	first-fire	core	If the target hex holds moving and stationary units, one OF roll affects both, but the +1 applies only versus the movers.
5.3/g	-	547	first-fire	core	Stationary units in the hex are spotted only while the movers are there: if all movers leave, prior unspotted status returns; if a Moved-marked unit stays behind, the hex stays spotted.
5.3/h	-	549	first-fire	core	Units in a Bunker, Cave or upper floor of the mover's hex are not affected by the OF unless the mover entered that sub-hex.
5.3/i	-	551	first-fire	core	Movers not Shaken by OF may continue with remaining MPs, leaving Shaken units behind.
5.4	-	559	fire	core	Black-boxed range: may fire up to twice printed range; beyond printed range IFP is halved (round up) before any other modifier.
5.5	-	565	terrain	core	Cumulative TM of a hex is capped at +4 (e.g. Forest +2, Wreck +2, Smoke +1 = +4).
5.5/a	-	567	snipers	core	A Sniper doubles his hex's TM, so his cap is +8.
5.6	-	573	fire	core	Superscript A (Assaulter): +3 instead of +2 when firing at an adjacent unit, once per firing stack, not per unit.
6.0	-	581	movement	core	A unit pays each hex's TEC MP cost on entry; total per turn limited to its MF.
6.0/a	-	585	movement	core	Units moving from the same hex in the same impulse stay together, except that those Shaken stop while the others continue.
6.0/b	-	589	leaders	core	An unshaken, unwounded, unactivated Leader activates his hex and all adjacent hexes (Leadership Range 1, unless wounded or SSR); units of each adjacent hex act separately from the Leader's hex but together within their hex.
6.0/c	-	593	fire	core	MMCs, WTs, SMCs moving, or under a Moved or Assault Move marker (not Low Crawl/Stealth), give any DFT attack on them +1.
6.0/d	-	595	movement	core	Any unit with MF >= 1 may always move one hex whatever the cost, or enter/exit a Bunker/Cave, or change one Building level in its hex, unless it is Shaken and this brings it nearer an enemy in its LOS.
6.0/e	-	595	movement	core	If a unit needs ALL its MPs to move one hex (or within its hex) it cannot Assault Move or Low Crawl into it (text reads 'Low Crawl Assault Move', conjunction lost in OCR?).
6.0/f	-	597	movement	core	Units may move through friendly-occupied hexes within stacking but must stop on entering an enemy-occupied hex and Melee (8.0).
6.0/g	-	599	movement	core	Per-hex order: 1 enter hex; 2 resolve FFE and Mines attacks; 3 trigger Events; 4 all Opportunity Fire; 5 if still GO, next action (auto-spot adjacent, move on, fire if AM).
6.0/h	-	608	spotting	core	A mover Shaken by OF on becoming adjacent never auto-spots the adjacent enemy (step 5 not reached).
6.1	-	614	movement	core	Units with red-boxed MF (e.g. Heroes) may Assault Move; declared at the start of their impulse and marked AM. Leaders of same nationality/IB may AM if they start the impulse with AM-capable units.
6.1/a	-	620	movement	core	AM allowance = half of (printed MF + Double-Time bonus if any), rounded up; the unit may fire in the same impulse, a later one, or as OF.
6.1/b	-	624	fire	core	AM fire: -2 from the total attacking FP of the firing group (not per unit).
6.1/c	-	628	movement	core	After firing, an AM unit bears both AM and Fired; neither marker is removed before the Admin Phase.
6.1/e	-	636	movement	core	AM units need not fire in the impulse they moved and can be activated later to fire or OF, but they must move when first activated.
6.1/d	-	632	to-hit	core	SW ordnance fired by AM units: +1 on the OFT.
6.2	-	640	movement	core	Double-Time: units that start and spend the whole impulse moving with a GO Leader of same nationality/IB get MF +2 but may not move farther than the Leader's printed MF; Shaken units may; WTs may not.
6.3	-	648	movement	core	Low Crawl: the unit/stack spends its whole impulse to move exactly one hex; not auto-spotted unless in open terrain or adjacent to an enemy; no +1 DRM against it. WTs cannot.
6.3/a	-	650	movement	core	Low Crawl may instead change one Building level or enter/exit a Bunker/Cave, but never that AND a change of hex.
6.4	-	658	movement	core	Stealth Movement (yellow-boxed MF): mover is not auto-spotted even adjacent to enemies; spotted only by a successful attempt, by firing, or by entering open terrain in LOS of a GO enemy.
6.4/a	-	660	movement	core	Stealth cannot combine with Double-Time but may enter Melee; Heroes/Leaders only if so marked; Stealth movers never suffer the +1 moving DRM.
6.4/b	-	664	fire	core	Stealth units moving at most half MF (round up) may fire in the same or a later impulse or OF: -2 total FP and +1 to-hit for SW ordnance (Scouts exempt from both).
6.5	-	670	movement	core	Coordinated Movement: MMCs, SMCs and vehicles may move together if they start and finish the impulse together; each pays its own movement-type costs; AM allowed if the infantry is AM-capable.
7.0	-	678	smoke	core	A GO MMC with no Moved, Low Crawl, AM, Stealth, Fired or Ops Complete marker may try to lay smoke in its own or an adjacent hex.
7.0/a	-	682	smoke	core	Roll 1d6 <= module/nationality smoke capability: place Smoke 1. Success or not, the unit becomes Ops Complete.
7.0/b	-	684	smoke	core	Smoke = blocking terrain, TM +1 cumulative with hex terrain (smoked Forest +3). Fire from a smoked hex: -1 DFT die roll, +1 OFT to-hit roll.
7.0/c	-	688	smoke	core	Admin Phase: Smoke 1 becomes Smoke 2; in the following Admin Phase Smoke 2 is removed.
8.0	-	694	close-combat	core	A unit entering an enemy-occupied hex fights Melee at once; Assault Move cannot be used for that entry. NME units are barred from hexes whose only occupants are enemies, NME enemies included.
8.0/a	-	694	close-combat	core	Melee attacks are simultaneous (losses removed after the round) unless nationality, Event or Skill changes the order (8.4).
8.0/b	-	698	close-combat	core	Only one Melee round per hex per turn; every participant counts as activated. No OF is possible against units as they enter the enemy-occupied hex, because Melee is resolved immediately.
8.0/c	-	700	close-combat	core	Odds = attackers' IFP + Melee-eligible SWs (MG, Satchel Charge, Molotov Cocktail, Flamethrower) versus FP + such SWs of the defenders the attacker chooses (at least one, not necessarily all); fractions round up.
8.0/d	-	702	close-combat	core	Odds rounding favors the attacker: 5 vs 2 = 3:1 (not 2.5:1). Unmodified odds below 1:3 are fought as 1:3 and then may not be made against more than one unit.
8.0/e	-	704	close-combat	core	Roll 2d6 + attackers' LM; >= Kill Number of the odds column on the Melee Table eliminates the chosen defenders (all of them).
8.0/f	-	706	close-combat	core	Then the defender makes the same kind of attack with his units (including those just hit) against attackers he chooses; then remove all eliminated units on both sides and place a Melee marker.
8.0/g	-	708	heroes	core	One or more Heroes on the attacking side of a Melee attack shift the odds one column in its favor (not cumulative); odds worse than 1:3 with a Hero become 1:2; never above 5:1.
8.0/h	-	712	close-combat	core	In Melee, attacking = making the attack, regardless of who entered; a unit that can only defend makes no attack but is not automatically eliminated.
8.0/i	-	714	close-combat	core	Melee uses unmodified IFP (no range, adjacency, AM, halving) unless Ambush (8.4) or Skills change it.
8.0/j	-	718	support-weapons	core	SW limits apply in Melee: Squad = 1 SW + IFP or 2 SWs without IFP; Half-squad/Crew = 1 SW without IFP.
8.0/k	-	720	close-combat	core	Leader/Hero with a Melee-eligible SW attacks and defends with half its FP (round up); a Hero otherwise defends with his IFP; Skill rules override.
8.0/l	-	720	support-weapons	core	Single-use SWs (Satchel Charge, Molotov Cocktail) are removed after the first Melee round (attack and defense). A captured SW used without eliminating the enemy is removed in the Admin Phase.
8.1	-	730	close-combat	core	Survivors of both sides are locked in Melee: they cannot fire or move except to withdraw; next turn they may spend an impulse to Melee again or try to withdraw.
8.1/a	-	734	close-combat	core	A Melee marker stays while both sides have units in the hex; once one side is gone it is removed in the following Admin Phase.
8.1/b	-	736	close-combat	core	Withdrawal: announced at the start of the unit's next impulse before it is re-engaged; each needs a MC (LM applies); failure = must fight a Melee round immediately; success = leave the hex at normal MP cost.
8.1/c	-	738	close-combat	core	If all friendly units withdraw, the Melee marker is removed and the remaining enemies may OF on the withdrawers; leaving a rearguard prevents that.
8.1/d	-	742	close-combat	core	NME units: Leaders without a Melee-eligible SW, Snipers, Medics/Corpsmen, Shaken units: they neither attack nor can be targeted. WTs may be targeted individually.
8.1/e	-	744	close-combat	core	When a side's Melee-eligible units are all eliminated its NME units are removed. A non-Hero SMC left after a round with no possessed Melee-eligible SW and not stacked with a friendly Melee-eligible unit is removed too.
8.1/f	-	744	close-combat	core	Entering a hex containing only NME enemies eliminates all of them; the entering unit must halt and gets a Melee marker.
8.2	-	748	close-combat	core	Any unit entering a hex with a Melee marker reinforces it, even if none of its side remain there.
8.2/a	-	750	close-combat	core	Reinforcement before this turn's round triggers the round at once; after the round has been fought the reinforcers wait until next turn.
8.2/b	-	752	close-combat	core	Ambush-capable reinforcements add tripled FP to the others' normal FP, but the round stays simultaneous.
8.3	-	758	close-combat	core	MMC with IFP 0 attacks and defends in Melee with FP 1, or with its Melee-eligible SW's FP instead; -1 to the attack roll per 0-IFP MMC attacking, +1 to the enemy's attack roll per 0-IFP unit defending.
8.4	-	766	close-combat	core	Ambush: an Ambush-capable unit/stack entering Melee with a unit that had no LOS to it at the start of its impulse triples FP (IFP + SW) in the first round, which is non-simultaneous: victims are removed before counterattacking.
8.4/a	-	766	close-combat	core	Ambush by a 0-FP MMC: FP 1 tripled to 3, with the -1 die-roll penalty still applied.
8.5	-	772	close-combat	core	Superscript M on a unit or SW: +1 FP when attacking or defending in Melee.
9.0	-	778	sequence	core	Operations Phase ends when all units have moved or fired, or after three consecutive passes; then Admin Phase.
9.0/a	-	780	sequence	core	Admin Phase: remove Moved, AM, Stealth, Low Crawl, Fired, Ops Complete, Starshell, Spotted, FFE; Smoke 1 -> Smoke 2; existing Smoke 2 removed. Vehicle continuous-move exception: 15.5.
9.0/b	-	782	sequence	core	Then advance the Turn marker by 1 and start the Rally Phase.
10.0	-	786	los	core	Units may fire only at hexes to which they have LOS and that are spotted.
10.0/a	-	788	terrain	data	Terrain is open, blocking or degrading for LOS and spotting (list on TEC, not in text).
10.1	-	796	spotting	core	Spotting is per hex, not per unit: one unit spotted = the whole hex spotted. Bunker, Cave and each Building level are separate hexes for spotting.
10.1/a	-	800	spotting	core	A hex is spotted while any holds: Spotted marker; GO friendly (to viewer) unit adjacent; a viewer's enemy currently moving or AMing through it; a unit in it marked Moved, AM, Fired or Melee; it is open terrain.
10.1/b	-	804	spotting	core	Units in open-type terrain are always spotted even if LOS is degraded; a vehicle (or two) in open terrain needs no spotting yet units with it still get the vehicle's defensive TM.
10.1/c	-	808	spotting	core	Spotted status is recomputed continuously: if the adjacent GO spotter is Shaken or leaves, an adjacency-only spot lapses at once.
10.1/d	-	812	spotting	core	Low Crawl and Stealth movers are not spotted by their movement unless in a hex otherwise spotted (e.g. open terrain).
10.1/e	-	814	spotting	core	A spotted hex is spotted for all units of the spotting side that turn, with or without LOS then; if all units leave or die the Spotted marker is removed.
10.1/f	-	816	spotting	core	Spot attempt (needs LOS; open vehicles may try): 1d6, success <= 2 if target hex is blocking terrain, <= 3 if degrading terrain.
10.1/g	-	822	spotting	core	Spot roll modifiers: +1 per hex of degrading terrain (or silhouette in an otherwise open hex) that LOS actually crosses; minus a Leader's LM; Scouts -2 (11.6).
10.1/h	-	824	los	core	LOS through more than two degrading hexes/silhouettes is blocked. Terrain spilling from the firer's or target's hex into an adjacent hex never blocks or degrades.
10.1/i	-	826	spotting	core	Success places a Spotted marker (whole hex), removed in the Admin Phase or when all units leave.
10.1/j	-	828	spotting	core	One spot attempt per friendly impulse; it does not itself constitute an impulse; the spotter becomes Ops Complete whatever the result; an impulse with only a spot attempt counts as a pass.
10.1/k	-	830	spotting	core	Units marked Fired, Moved, Low Crawl, Ops Complete, Stealth or AM may not attempt to spot but still auto-spot adjacent units, movers, Moved/AM/Fired/Melee-marked units and units in open terrain. Shaken units and Buttoned vehicles do not auto-spot.
10.2	-	836	los	core	Levels: ground 0, Hills 1, 2, 3 (one level = 3-6 m). Adjacent hexes on different Hill levels ARE adjacent.
10.2/a	-	838	terrain	core	HC (stone) Buildings of three or more hexes are two-story; every hex of them has a staircase: 2 MP to change between floor levels in the hex.
10.2/b	-	838	los	core	Ground-floor units are at the terrain's level; upper-floor units are one level higher (upper floor on Level-1 Hill = Level 2).
10.2/c	-	844	los	core	Units in adjacent hexes on different levels of Multi-story Building(s) are NOT adjacent and have no LOS to each other.
10.2/d	-	844	fortifications	core	Units adjacent to a hex with a Bunker/Cave are adjacent to units both inside and outside it, for spotting and fire.
10.3	-	850	los	core	LOS runs center to center of hexes. Crossing a blocking silhouette blocks; each hex in which a degrading silhouette is crossed degrades by 1 (attack -1 / Leader's die roll +1); max one factor per hex; more than two such hexes = blocked.
10.3/a	-	852	los	core	Terrain in the firer's or target's own hex (and its spill into neighbors) never blocks or degrades that LOS.
10.3/b	-	856	los	core	LOS is reciprocal and may be checked at any time.
10.3/c	-	858	los	core	Total obstacle height = hex level + Height as Obstacle of the terrain (TEC), e.g. Forest (2) on Level-1 Hill = 3; LC Building (1) on Level-2 Hill = 3; HC 3-hex Building (2) on Level 1 = 3; Light Woods (1) on Level 1 = 2.
10.3/d	-	868	los	core	Obstacle at the same level as both firer's and target's hexes blocks/degrades their LOS (example l.872: Level-0 Brush between Level-0 units); compare 10.3/f, where total height equal to both raised ends does not.
10.3/e	-	874	los	core	Obstacle whose total height exceeds both end levels blocks/degrades.
10.3/f	-	880	los	core	Obstacle whose total height is equal to or lower than both ends' levels does not block/degrade (LOS passes over).
10.3/g	-	890	los	core	End at level EQUAL to the obstacle's total height sees over it to lower hexes, except that Level-1, -2 and -3 obstacles cast a one-hex shadow blocking/degrading LOS to the hex directly behind.
10.3/h	-	902	los	core	EQUAL-level case: shadow length = 1 + number of hexes strictly between the viewer's hex and the obstacle's hex (viewer J4, building J2 shadows J1 and J0). Example l.910 keeps 1 hex in the HIGHER case (10.3/i).
10.3/i	-	904	los	core	End at level HIGHER than the obstacle's total height sees over it unaffected to lower hexes, except that Level-1, -2, -3 obstacles cast a one-hex shadow directly behind them.
10.3.1	-	916	los	core	Clear slope: LOS from a Hill hex down through only Clear Hill hexes of constantly diminishing level (staircase) is not blocked.
10.3.1/a	-	928	los	core	A plateau of consecutive same-level Hill hexes blocks LOS to the lower level for as many hexes beyond the drop as there are hexes between the viewer and the drop (e.g. 3 intervening = next 3 lower hexes unseen, 4th seen).
10.3.2	-	938	los	core	LOS along a hexside: neighboring hex terrain counts as whole-hex. Blocking/degrading on one side only = no effect; same kind on both sides = that effect; blocking on one and degrading on the other = degraded.
10.3.2/a	-	944	los	core	LOS along a Wall or Hedge hexside from firer to target is not blocked. Other hexside-terrain LOS details are on the TEC.
10.4	-	954	terrain	data	Each terrain's MP costs, TM and LOS class are on the TEC (absent); center-dot surroundings define the hex's terrain.
10.4/a	-	958	terrain	core	TM of Wreck, Foxholes, Smoke and other markers/fortifications adds to the hex's terrain TM, capped at +4 (Snipers +8).
11.0	-	964	leaders	none	Introductory: SMCs are Leaders, Heroes, Snipers, Medics and the like.
11.1	-	974	leaders	core	Leaders have no IFP, cannot fire alone unless crewing a SW, and cannot voluntarily enter Melee alone; a lone Leader without a Melee-eligible SW is eliminated when enemies move into his hex.
11.1/a	-	976	leaders	core	LM uses: direct fire, Damage Checks, rally, Melee and others named. Only ONE Leader per hex per impulse (or per Rally Phase) may use LM to activate, modify fire, rally and influence DCs.
11.1/b	-	980	leaders	core	Leadership Range 1: may activate adjacent hexes; wounded Leader LR 0: own hex only. LR is for activation only; rallying is own hex only.
11.1.1	-	986	leaders	core	Eligible to aid fire: Leader not under Moved, Low Crawl, Fired or Ops Complete, with matching background color and IB. LM applies once per attack (not per unit) made from his hex in its activation impulse.
11.1.1/a	-	990	leaders	core	A Leader may not in the same turn both call mortar/artillery fire and add LM to a direct-fire attack; aiding fire marks him Fired.
11.1.2	-	994	leaders	core	An OOB may assign a Leader a Skill (12.0) granting special abilities.
11.2	-	1004	heroes	core	Hero creation (see 5.1/o): natural 1 on a Squad/Half-squad DC, then 1d6 even; draw random Hero and random Skill, redrawing a Skill that a Hero cannot use.
11.2/a	-	1004	heroes	core	New Hero takes the spawning unit's activation status (e.g. Fired marker).
11.2/b	-	1008	heroes	core	Hero spawned by a moving MMC counts as having spent the same MPs and may continue moving up to his MF even if the MMC was Shaken and is under Moved.
11.2/c	-	1010	heroes	core	If the Hero would overstack the hex, the owner places him in any adjacent hex not enemy-occupied: free, no Moved marker.
11.2/d	-	1012	heroes	core	Heroes may Assault Move, may Close Assault, and always add FULL IFP to group attacks.
11.2/e	-	1014	heroes	core	Units in the same hex (same Building level) as a Hero may attempt to rally without a Leader.
11.2/f	-	1018	heroes	core	A Hero shifts Melee odds one column for his side when attacking only, besides adding his IFP.
11.2/g	-	1020	heroes	core	A Hero starting on the Map without an assigned Skill draws none.
11.2/h	-	1022	heroes	core	At most two Heroes per nation on the Map at a time; spawned Heroes are never wounded; a Hero is created even if the DC eliminates the parent unit.
11.3	-	1028	other	core	Medics carry and fire no weapons and cannot spot; can Self-Rally like all SMCs; NME units.
11.3/a	-	1034	rally	core	Each Rally Phase a GO Medic makes one 2d6 MC (<= his Morale, -2 in positive TM terrain): success either removes Wounded from one SMC (himself included) or flips one Shaken MMC/SMC to GO, same hex and level.
11.3/b	-	1036	rally	core	A Medic that Self-Rallies may then also heal or rally in the same Rally Phase (two separate rolls). Failure has no penalty beyond ending his function for that Rally Phase.
11.3/c	-	1040	rally	core	A wounded Medic may heal others and himself while in GO.
11.3/d	-	1042	close-combat	core	A Medic (or Sniper) is removed if all friendly MMCs and Melee-eligible SMCs in its hex are eliminated (in Melee).
11.4	-	1048	snipers	core	Snipers have no MF and start off-map; after the scenario starts the owner may place one at any time in any hex with positive TM not currently enemy-occupied; once placed it never moves.
11.4/a	-	1052	snipers	core	On placement the Sniper may immediately attack any spotted enemy hex in LOS by direct fire, rolling 2d6 instead of 1d6; one randomly chosen unit of the hex is the only one affected.
11.4/b	-	1058	snipers	core	A Sniper alone doubles his hex's TM (max +8) against all fire except Artillery/Mortars and enemy Snipers; stacked with MMCs/SMCs he loses the doubling and fires separately in their impulse.
11.5	-	1066	leaders	core	Armor Leader: Morale and LM, no MF, tied to one tank; cannot be wounded, his Shaken state = the tank's Shaken state; LM affects only his tank's attacks.
11.5/a	-	1072	leaders	core	Armor Leader is removed from play if his vehicle is abandoned (or destroyed, 15.4).
11.5/b	-	1076	leaders	core	The tank uses the Armor Leader's Morale for all purposes and subtracts his LM when rallying and in Damage Checks; its DCs use the Armored/Unarmored Vehicle column, never the GO SMC column.
11.5/c	-	1082	leaders	core	Armor Leader LM: subtract from main-gun to-hit and add to MG attack rolls (both in the same turn), never to HE-equivalent attack rolls.
11.5/d	-	1084	leaders	core	Armor Leaders may activate vehicles, not MMCs/SMCs, in adjacent hexes.
11.6	-	1088	leaders	core	Scouts: SMCs with Stealth Movement, -2 on spotting rolls, no -2 FP / +1 to-hit after a half-MF move; may help crew a SW but then lose these abilities; in Melee fight as a 0-FP MMC (8.3).
11.6/a	-	1090	movement	core	Whoever moves stacked with a Scout for that impulse enters Heavy or Light Jungle, Forest, Light Woods, Wheatfield, Tall or Kunai Grass at 1 MP each.
11.6/b	-	1092	indirect-fire	core	Scouts may call off-board Artillery, onboard Mortars and Starshells (20.2).
12.0	-	1100	experience	core	Skill counters belong to one SMC or MMC: single-use, scenario-long, or equipment kinds. Effects are on the Skills Player Aid (absent; only Deadly and Charismatic are partly described).
12.0/a	-	1104	experience	core	Only units given a Skill by the OOB or drawing one at Hero creation have one.
12.0/b	-	1106	experience	core	Unassigned Skills form a random draw pool; used single-use Skills and those of dead owners return to the pool.
13.0	-	1110	nationality	data	National characteristics (smoke, starshell, ambush, OBA etc.) are in module rules, not in this book.
14.0	-	1116	ordnance	core	Ordnance = weapon with a to-hit table on its back (SW such as Bazooka/Panzerfaust, WT such as 57 mm/75 mm ATG, vehicle gun); never usable in Melee as ordnance.
14.0/a	-	1122	ordnance	core	Ordnance always fires separately and may pick a different target from other units of its hex.
14.1	-	1126	to-hit	core	Firing at a hex with vehicles and non-vehicles: choose one specific vehicle, or all non-vehicle targets in the hex.
14.1/a	-	1130	ordnance	core	WT and vehicle ordnance fires only within its covered arc: red triangle/arrow arc (hull) or, for turrets, the arc of the gun barrel (arc diagram missing from text).
14.1/b	-	1140	to-hit	core	Counter back has three range columns (three ranges, each with to-hit number and penetration value); use the leftmost column whose range >= target range. Slashes separate multiple weapons; blue numbers are AA (19.1).
14.1/c	-	1140	to-hit	core	To-hit: 2d6 modified <= to-hit number of the column = hit. Natural 2 always hits, natural 12 always misses.
14.1/d	-	1144	to-hit	core	To-hit DRMs: + TM of target terrain, +1 per hex of degrading terrain/silhouette crossed, plus OFT factors (table absent; see tables.md).
14.1/e	-	1148	ordnance	core	Hit on non-vehicle: attack total = 1d6 + HE-equivalent vs defense 1d6; no TM and no LM apply. HE-equivalent '*' = cannot attack non-vehicles.
14.1/f	-	1150	ordnance	core	If attack total > defense roll, each defending unit takes a DC of 1d6 + difference on the DFT; otherwise no effect.
14.1/g	-	1152	to-kill	core	Hit on vehicle: MPV = penetration + 1d6 versus MAV = armor at the point of impact + 1d6; MPV > MAV destroys it (Wreck marker).
14.1/h	-	1154	to-kill	core	Dud: attacker's die 1 and target's die 6 = no effect. Catastrophic: attacker's die 6 and target's die 1 = destroyed regardless of totals.
14.1/i	-	1156	vehicles	core	Vehicle destroyed: roll 1d6; 1 = GO Crew placed on the Wreck under a Moved marker; 2-6 = Crew eliminated.
14.1.1	-	1160	to-kill	core	MPV = MAV: vehicle takes a 2d6 MC. Fail: abandoned (Shaken Crew in hex under Moved; vehicle stays on map under Abandoned, unusable by either side). Pass: vehicle Shaken.
14.1.1/a	-	1162	light-at	core	If the weapon was an MMC's SW and the result was MPV = MAV, the eligible MMC may also attack the vehicle with small arms per 17.2.
14.1.1/b	-	1164	to-kill	core	MPV < MAV: vehicle takes a 2d6 MC minus (MAV - MPV). Fail = Shaken; pass = no effect. Natural 12 on that MC = Shaken regardless of Morale and modifiers.
14.1.1/c	-	1164	vehicles	core	An already Shaken vehicle receiving another Shaken result is Abandoned.
14.1.2	-	1168	to-kill	core	Any ordnance hit on an unarmored vehicle, or on an unarmored facing of an armored one, destroys it without a penetration roll.
14.1.3	-	1176	to-kill	core	Armor used depends on the facing struck: front, flank or rear, by the angle-of-impact diagram (missing). A shot exactly on a boundary line hits the location most favorable to the shooter.
14.1.3/a	-	1182	to-kill	core	If the to-hit roll is > 2 and even it hits the turret (use turret armor at the point of impact), otherwise the hull; a turretless target always uses hull armor.
14.2	-	1190	ordnance	data	An H in a red circle on the counter back means the weapon fires HEAT as its main ammunition.
14.2.1	-	1200	ordnance	core	HEAT-main ordnance: HE-equivalent -1 when attacking infantry NOT in a Building, Hut, Bunker or Cave (not a to-hit modifier).
14.3	-	1206	to-hit	core	Ordnance (SW too) that fires and fails to destroy its target (specific vehicle or all non-vehicles in the hex) puts Acquisition -1 on the target and a matching-letter Acquiring marker on itself.
14.3/a	-	1212	to-hit	core	If the target has not moved and the same weapon fires at it in its next impulse: -1 to the roll; failing again raises it to Acquisition -2, giving -2 on the following shot (maximum -2).
14.3/b	-	1216	to-hit	core	Acquisition and Acquiring are removed if the target moves or the firer switches targets; for non-vehicle targets only when ALL of them have left the hex.
14.3/c	-	1218	vehicles	core	A Shaken vehicle loses its own Acquiring and Target Acquisition markers.
14.3/d	-	1220	spotting	core	A unit under Acquiring needs no spotting of the target with the same-letter Acquisition marker.
15.0	-	1228	vehicles	core	Vehicles are either Open or Buttoned; default Open (no marker needed). Open exposes crew to small arms; Buttoned armored vehicles are immune to small-arms fire.
15.0/k	-	1232	vehicles	core	Buttoned vehicles cannot spot, not even adjacent hexes.
15.0/l	-	1232	vehicles	core	A vehicle may switch between Open and Buttoned only at the beginning of its own impulse.
15.0/a	-	1235	vehicles	data	Vehicle MF with movement type T (tracked), O (off-road: half-tracked or multi-wheel), R (road); hex costs per type on the TEC.
15.0/b	-	1236	vehicles	core	Shaken vehicle: must button, cannot fire or spot, MF halved (round up). Vehicles may Self-Rally; with an Armor Leader use his Morale and LM; -2 in terrain with positive TM.
15.0/c	-	1242	vehicle-combat	core	Boxed HE-equivalent = main gun FP versus a hit non-vehicle; N x = fires N times per impulse, at targets in the same hex or in a hex adjacent to it.
15.0/d	-	1246	vehicle-combat	core	Vehicle MG FP (underlined): FP 2 has range 10, FP 4 has range 14. Asterisk = 360-degree field of fire but usable only when Open.
15.0/e	-	1248	vehicle-combat	core	MGs without asterisk fire in the turret's covered arc (non-turreted: front hull arc) and may fire Open or Buttoned.
15.0/f	-	1250	vehicle-combat	core	A vehicle must fire its MG(s) and main gun in the same impulse, in any order, at the same hex (different targets in the hex allowed), unless noted otherwise.
15.0/g	-	1256	vehicle-combat	core	Several MGs of one vehicle each fire as separate attacks; FP never combined.
15.0/h	-	1258	vehicle-combat	core	MG FP with suffix R may use the turret's rear arc (opposite the front arc); same impulse as the other weapons, but may take a different target.
15.0/i	-	1260	vehicle-combat	optional	Non-asterisk FP-4 MG: full 4 FP to range 14 only if turret and hull arcs are aligned; else split 2 FP turret arc + 2 FP hull arc, each to range 10, at different targets, same impulse as all weapons.
15.0/j	-	1262	vehicles	data	Armor: three lines front/flank/rear, hull/turret values; a single number = no turret. An asterisk in place of armor = unarmored (line 1454).
15.1	-	1266	vehicles	core	Vehicles may enter and Rubble certain Buildings per TEC and continue moving afterwards if MPs remain; some terrain is prohibited to vehicles (TEC).
15.1/a	-	1270	vehicles	core	Vehicles move individually (not as a stack), except Coordinated Movement 6.5; vehicles activated together need not share path or end hex.
15.1/b	-	1272	vehicles	core	Foot infantry and vehicles may share a move if both begin and end the impulse together (6.5). Low Crawl and Double-Time are barred to vehicles; Assault Move is open to all vehicles.
15.1/c	-	1274	vehicles	core	A vehicle faces a vertex and enters one of the two hexes beside it; pivoting in its hex costs 1 MP per vertex.
15.1/d	-	1276	vehicles	core	A vehicle cannot enter a hex containing an enemy vehicle.
15.1/e	-	1278	vehicles	core	Reverse movement into one of the two hexes to the rear costs 2x normal MP (Clear = 2).
15.1/f	-	1282	vehicles	core	Turret faces the vertex of its barrel; turning it costs no MP but has an OFT penalty (value on OFT, absent).
15.1/g	-	1284	vehicles	core	When firing the turret automatically turns to the target, unless the owner pivots the whole vehicle, taking that OFT penalty (value absent). Turret marker only if turret not aligned with hull front.
15.2	-	1290	vehicles	core	Vehicle Assault Move: up to half MF (round up), then may fire MGs at -2 FP and main gun at +2 to-hit; not usable for Overruns; may load/unload passengers instead of moving and then fire.
15.3	-	1294	overrun	core	A vehicle with MGs or other main armament may Overrun MMCs/SMCs in Clear (or other non-water open terrain), Brush, Low Crops, Road or module-listed terrain; not with passengers riding outside.
15.3/a	-	1294	overrun	core	No unit may Opportunity Fire at the vehicle in the Overrun hex (neither the overrun units nor any others).
15.3/b	-	1298	overrun	core	Cost: normal entry MP + 4 MP. Attack = 1d6 + HE-equivalent + usable MG FP (asterisk MGs only if Open) + 2 + Armor Leader LM; defense = 1d6 (no TM).
15.3/c	-	1300	overrun	core	Multi-shot guns (N x) multiply the HE-equivalent by N in the Overrun FP.
15.3/d	-	1302	overrun	core	Attack > defense: each defender takes DC of 1d6 + difference on the DFT; a GO Leader checks first and his LM then helps others.
15.3/e	-	1306	overrun	core	After the Overrun surviving GO MMCs/Heroes may each Close Assault the vehicle (17.1) without moving, but still need the pre-assault MC.
15.3/f	-	1310	overrun	core	A surviving vehicle may stay or move on (further Overruns allowed with MPs). If it stays, all enemy infantry in the hex retreat to an adjacent hex of their owner's choice (Moved); Shaken WTs are eliminated.
15.3/g	-	1312	overrun	core	If the Close Assault destroys the vehicle, surviving infantry (GO or Shaken) need not retreat.
15.4	-	1316	vehicles	core	Vehicle destroyed other than by Close Assault: crew Bailout Check 1d6, 1 = GO Crew under the Wreck with Moved, 2-6 eliminated. Close Assault destruction always eliminates the Crew. Abandoned: Shaken Crew under Moved.
15.4/a	-	1318	leaders	core	Armor Leaders of destroyed or abandoned vehicles are removed from play.
15.5	-	1322	vehicles	core	A GO vehicle under Moved or AM may keep the marker (rotated 180 degrees) through the Admin Phase; next Operations Phase it must continue moving (may switch to/from AM) and keeps +1 OFT / -1 DFT moving-target DRMs.
15.6	-	1328	optional	optional	Vehicle size and speed DRMs on the OFT (PAC tables absent). A +2 speed modifier already includes the +1 moving-vehicle DRM.
16.0	-	1332	passengers	procedure	Passengers, inside or outside, are stacked on top of the vehicle counter; software: carrier/passenger relation with inside/outside flag.
16.1	-	1338	passengers	core	P capacity inside: 1 Half-squad + 1 SW + 1 SMC. PP: 1 Squad or equivalent + 2 SWs + 2 SMCs.
16.1/a	-	1342	passengers	core	Shaken inside passengers (P/PP) need not debark but may when eligible, at owner's option.
16.1/b	-	1344	passengers	core	WTs with gun/tube caliber over 20 mm cannot be transported unless a scenario/module rule permits.
16.1.1	-	1348	passengers	core	Vehicle destroyed (not by Close Assault): each passenger counter rolls 1d6; MMC/SMC even = Shaken in the Wreck's hex under Moved, odd = eliminated; SW even = survives, odd = eliminated.
16.1.1/a	-	1350	passengers	core	Passengers of a vehicle destroyed by Close Assault are eliminated automatically.
16.2	-	1356	passengers	core	PO capacity outside: 1 Half-squad + 1 SW + 1 SMC. PPO: 1 Squad or equivalent + 2 SWs + 2 SMCs.
16.2/a	-	1360	passengers	core	If the vehicle fires ordnance (not MGs), outside passengers disembark at once, get Moved and each must pass a MC or become Shaken.
16.2/b	-	1362	passengers	core	Dismounting passengers (voluntary or not) may be OF targets; the carrier's own attack resolves before that OF.
16.2/c	-	1366	passengers	core	Outside passengers on a vehicle hit by ordnance without destruction or abandonment disembark at once, get Moved and take a MC (fail = Shaken); if the vehicle is destroyed they make a Bailout Check (16.1.1).
16.2/d	-	1368	passengers	core	Outside passengers may be attacked by small arms (17.2), the vehicle need not be open. Shaken outside passengers must disembark at once; unshaken ones may join them; all disembarked get Moved.
16.2/e	-	1372	passengers	core	Outside passengers may fire with IFP only (no SWs): -1 IFP if the vehicle has not moved, -2 if moving or marked Moved/AM; any time in the vehicle's movement; marked Fired.
16.2/f	-	1378	passengers	core	An outside passenger may fire in a different impulse from the vehicle's movement or AM.
16.3	-	1382	passengers	core	Vehicle abandoned: passengers disembark and take a MC, failing = Shaken; marked Moved.
16.4	-	1386	passengers	core	Mounting or dismounting costs half (round up) of both the vehicle's and the unit's MF.
16.4/a	-	1388	passengers	core	Loaders need not start in the vehicle's hex; loading activates the vehicle for that impulse.
16.4/b	-	1390	passengers	core	Unload at any time in the carrier's impulse in the vehicle's hex while the vehicle still has at least half of its MPs.
16.4/c	-	1392	passengers	core	Unloaded passengers may be fired on in the unloading hex; an AM vehicle's partial move is used up by loading/unloading.
16.4/d	-	1394	passengers	core	Unloaded units may move separately from the carrier in the same impulse (exception to moving together); Moved placed when they disembark; infantry finishes its move first, then the vehicle may continue.
16.4/e	-	1402	passengers	core	AM-capable units may unload using AM and later fire, but may not leave the disembark hex until the next turn.
16.4/f	-	1404	passengers	core	Infantry may leave a Shaken vehicle that has not moved this turn (the vehicle then may not move this turn); not from one that already moved, except forced disembarking with Shaken outside passengers (16.2).
17.0	-	1408	vehicle-combat	none	Introduction to infantry anti-tank action.
17.1	-	1414	vehicle-combat	core	A MMC (not WT), Hero or SW-armed Leader may Close Assault an enemy vehicle by moving into its hex; a Shaken vehicle suffers no additional penalty nor automatic loss.
17.1/a	-	1416	vehicle-combat	core	Vehicles always defend in Close Assault and infantry always in Melee, whatever their activation status.
17.1/b	-	1418	vehicle-combat	core	Not allowed if Melee-eligible enemy units are in the vehicle's hex; inside passengers do not prevent it, GO outside passengers do.
17.1/c	-	1420	vehicle-combat	core	Shaken units with a friendly tank are not auto-eliminated by enemies entering to Close Assault, but are eliminated if the vehicle is destroyed.
17.1/d	-	1422	vehicle-combat	core	Close Assault is movement: the units may first move adjacent; no other units of their start hex may move in the impulse.
17.1/e	-	1424	vehicle-combat	core	Before entering, each MMC, Hero and accompanying Leader passes a 2d6 MC; -2 if entering from a hex with positive TM; Leader first, and if he passes his LM helps MMCs (not Heroes).
17.1/f	-	1424	vehicle-combat	core	Units failing the MC stay in their hex, not Shaken: Moved if they had moved, else Ops Complete. A Leader alone without an AT SW stays, Ops Complete; with an AT SW he may assault alone.
17.1/g	-	1430	vehicle-combat	core	Each assaulter resolves individually: 1d6 + IFP + LM of an accompanying Leader (one assault per Leader) + HE-equivalent of ONE AT weapon, Flamethrower or Satchel Charge, versus 1d6 + vehicle's lowest armor factor.
17.1/h	-	1432	vehicle-combat	core	Attack > defense destroys the vehicle: Wreck in hex, Melee marker on the attackers; its Crew, passengers and other NME enemies in the hex are eliminated. Units without AT weapons may still assault.
17.1/i	-	1440	vehicle-combat	core	If the vehicle survives, assaulting units return to the hex they assaulted from, marked Moved; after an Overrun they retreat to any adjacent hex of the owner's choice.
17.1/j	-	1444	vehicle-combat	core	Hex with two vehicles: two full procedures, second MC needed after destroying the first; a unit failing it returns to its start hex.
17.1/k	-	1446	vehicle-combat	core	No Close Assault during the opponent's impulse as a vehicle moves past.
17.2	-	1450	vehicle-combat	core	Small arms (weapons without to-hit numbers: IFP, MGs, Flamethrowers, Satchel Charges) may attack unarmored, open-topped, and Open armored vehicles.
17.2/a	-	1456	vehicle-combat	core	Mixed target hex: target one specific vehicle, or all non-vehicular units. Passengers count as part of their vehicle.
17.2/b	-	1460	vehicle-combat	core	Attack = 1d6 + FP + DFT DRMs; defense = 1d6 + TM + vehicle's LOWEST armor factor; attack > defense: vehicle and all passengers on top take a DC of 1d6 + difference; Buttoned vehicle: only outside passengers take it.
17.2/c	-	1462	vehicle-combat	core	A GO Armor Leader's Morale replaces the vehicle's in the DC. Infantry Leaders riding may subtract LM from passengers' DCs after passing their own.
17.2/d	-	1466	passengers	core	Shaken outside passengers must disembark at once, unshaken may join (all Moved); Shaken P/PP passengers may stay.
17.3	-	1472	vehicle-combat	core	Unarmored vehicles (armor asterisk): as 17.2 but small arms may always fire (open or not), and defense is 1d6 + TM without armor.
17.3/a	-	1476	vehicle-combat	core	DFT Unarmored Vehicles column includes a Destroyed result; the vehicle (first) and ALL passengers take DCs; Armor Leader's Morale as in 17.2; only outside Shaken passengers must dismount.
17.3/b	-	1488	vehicle-combat	core	Partly unarmored vehicle: use 17.3 if fire passes through an unarmored facing, 17.2 if through an armored facing.
17.4	-	1494	vehicle-combat	core	Onboard Mortar and OBA attack on armored vehicle, open or buttoned: 1d6 + FP versus 1d6 + lowest armor + terrain TM, then DC as 17.2; a vehicle with any unarmored facing is treated as unarmored.
18.0	-	1498	indirect-fire	core	Indirect fire uses the DFT and always hits all Building levels and units inside and outside a Bunker/Cave: one roll, TM adjusted per location.
18.0/a	-	1500	indirect-fire	core	Targets in Hill hexes (any level) or with a Wall hexside get no positive TM for them against indirect fire; a Sniper's TM is not doubled.
18.1	-	1506	mortars	core	Mortars cannot fire from Buildings, Bunkers, Forest, Heavy Jungle or module-listed hexes; they may not Opportunity Fire (line 1518).
18.1/a	-	1510	mortars	core	Direct: target spotted, in range and LOS; roll 2d6, take the higher die + Mortar FP; normal DFT modifiers apply except as noted in 18.0/18.1.
18.1/b	-	1514	mortars	core	Indirect: at a spotted hex in LOS of a Leader/Scout (GO per l.2090; he may have spotted it this impulse); mortar needs range, not LOS; target declared, caller becomes Ops Complete; higher of 2d6 + FP.
18.1/c	-	1516	mortars	core	Indirect mortar fire: LM and degrading terrain do not modify; TMs (not Hills/Walls) and other DFT DRMs do. A Leader may not call mortar fire and add LM to direct fire in the same turn.
18.1/d	-	1516	mortars	core	After the attack the target hex gets an FFE marker until the Admin Phase; any unit (either side) entering that hex is attacked.
18.1/e	-	1524	mortars	core	The single hex under an onboard-Mortar FFE is degrading terrain at all levels for LOS (DFT/OFT modifiers apply); LOS through more than two such hexes is blocked.
18.2	-	1530	oba	core	OBA availability comes from the scenario/Event. A friendly Leader or Scout spends an impulse to place a Spotting Round marker on one hex within his LOS, then rolls 2d6.
18.2/i	-	1534	oba	core	The hex for the Spotting Round need not be spotted; the caller's LOS is blocked only beyond two degrading hexes/silhouettes (or by blocking terrain).
18.2/a	-	1538	oba	core	Drift distance = (white die + degrading hexes in LOS - LM) / 2, rounded up; direction = colored die, 1 = north, 2 = northeast, ... clockwise (N falls right of a vertex if north is a vertex).
18.2/b	-	1542	oba	core	If the drifted hex is not in the caller's LOS: remove the marker, caller Ops Complete, Mission not used. Otherwise he may shift it one hex in any direction within LOS, or abort.
18.2/c	-	1546	oba	core	Continuing replaces the Spotting Round with the FFE marker; only then is the Fire Mission used up. Abort keeps the mission for later.
18.2/d	-	1550	oba	core	FFE attacks ALL units, enemy and friendly, in its hex and all six adjacent hexes with the scenario FP: separate roll per hex, LM does not modify, TM (not Walls/Hills) and DFT DRMs do.
18.2/e	-	1552	oba	core	FFE stays to the Admin Phase and attacks units entering any of its seven hexes (including Melee hexes), again for each new FFE hex entered.
18.2/f	-	1552	oba	core	Entering an FFE hex with enemies: FFE first, then Melee; if the entering unit becomes NME by FFE, the Melee proceeds and eliminates it, all in one impulse.
18.2/g	-	1554	oba	core	Aborting ends the caller's impulse, mission may be retried; only Leaders/Scouts may call indirect fire; calling OBA bars adding LM to direct fire that turn.
18.2/h	-	1558	oba	core	The seven FFE hexes count as degrading terrain of unlimited height, for LOS purposes only (DFT/OFT modifiers); LOS through more than two is blocked.
18.3	-	1562	oba	core	Off-board Fire Missions are sequential: one resolved before the next Spotting Round, unless SSR says otherwise or separate formations have their own missions.
18.3/a	-	1564	leaders	core	A Leader may not add LM to fire combat in the impulse he directs OBA (18.2/g, 11.1.1 and 18.1 make it: not in the same turn).
19.0	-	1568	air	none	Aircraft rules cover fixed-wing only; only scenarios/modules that provide them use them.
19.1	-	1576	air	core	Air support is granted by the scenario OOB; each grant is a mission arriving at a randomly determined time.
19.1/h	-	1580	air	core	Arrival: any doubles rolled by either side, for whatever purpose, bring the plane in on the following impulse, ahead of the opponent's impulse (example line 1584).
19.1/a	-	1586	air	core	Doubles rolled while rallying make it arrive in the first impulse of the next Operations Phase, regardless of initiative.
19.1/b	-	1588	air	core	Direction: 1d6 of 1 = north, 2 = east, 3 = south, 4 = west; 5-6 = owner's choice (text says 'etc.'; 3 and 4 inferred).
19.1/c	-	1590	air	core	Unlimited MF, but counts as spending 1 MP per hex for OF; must enter, cross and exit the Map in one impulse, in a straight line.
19.1/d	-	1600	air	core	AA weapons (blue to-hit numbers) may fire at it at any time per 14.1 treating it as an armored vehicle with its single printed Armor Factor; no adjacency bonus; plane is two levels above the highest terrain in its path.
19.1/e	-	1600	air	core	An AA unit in the one-hex shadow of blocking terrain between it and the plane has no LOS; degrading terrain gives its normal OFT penalty; all to-hit rolls against aircraft +2.
19.1/f	-	1602	air	core	Abandoned or Shaken result: the plane aborts and is removed. Destroyed: 1d6 hexes farther along its path it crashes and attacks all units in that hex with 6 FP (AFVs as if open); Wreck, or Rubble in a Building hex.
19.1/g	-	1604	air	core	Each air-support mission is used once, whether it completes or aborts.
19.1.1	-	1610	air	core	Air support cannot spot; it may attack any hex that is spotted or in LOS of a friendly Leader (no spotting needed).
19.1.1/a	-	1612	air	core	Cannon/MG FP is one value (not underlined), usable at open and buttoned vehicles alike.
19.1.1/b	-	1616	air	core	Cannon notation YxZ: Y adjacent hexes along its path are attacked, each with Z as both FP (infantry, 5.0, no adjacency bonus) and penetration (vehicles, no to-hit roll); vehicle uses its lowest armor (hull or turret) + 1d6.
19.1.1/c	-	1630	air	core	Bombs = HE-equivalent FP against hexes on its path, in any order and combination relative to cannon attacks, resolved like the cannon attack; also on a hex hit by cannon (separate attack).
19.1.1/d	-	1632	air	core	Cannon and bombs hit all Building levels and units in and outside a Bunker/Cave: one roll per hex, TMs adjusted per location.
20.0	-	1638	night	none	Introductory text to night combat.
20.1	-	1642	night	core	At night units see, spot and fire normally only within 2 hexes (counting target's hex, not own); beyond 2 only at targets marked Fired, and then -3 from the attackers' total FP (once).
20.1/a	-	1644	night	core	Night penalty stacks with AM -2 (example total -5); adjacency +2 still applies.
20.1.1	-	1650	night	core	OFT weapons at night: any target within 2 hexes freely; beyond, only targets marked Fired, with +3 to-hit.
20.1.2	-	1658	night	core	Melee at night is unchanged.
20.1.3	-	1662	night	core	Shaken units may move toward enemies not in LOS, not marked Fired, not lit by a Starshell and not within 2 hexes.
20.1.4	-	1666	night	core	OBA spotting at night is unchanged except +1 to the scatter distance die roll.
20.2	-	1672	night	core	A Leader or Hero without Moved, AM, Low Crawl, Fired, Stealth or Ops Complete may try to fire a Starshell into any hex within 3 hexes.
20.2/a	-	1676	night	core	Roll 1d6 modified by LM <= nationality Starshell capability (module): place Starshell; either way the firer becomes Ops Complete.
20.2/b	-	1678	night	core	Starshell lights its hex and the six adjacent hexes as day (no 20.1 penalties); removed in the following Admin Phase.
20.2/c	-	1682	night	core	Onboard Mortar Starshell needs a GO Leader/Scout call (activation, caller Ops Complete): any hex within 2 of the Leader, or any hex in his LOS under a Fired marker; mark the Mortar Fired.
21.0	-	1686	fortifications	none	Introductory text on fortifications.
21.1	-	1692	fortifications	core	Bunkers placed at setup or by Event, TM usually +2 or +3; not in Buildings, Huts or water hexes.
21.1/a	-	1696	fortifications	core	A Bunker is a hex within a hex: inside and outside stacks are separate; moving between costs 2 MP; entering the map hex costs its terrain, exiting the Bunker costs 2 whatever the terrain.
21.1/b	-	1702	fortifications	core	Units inside may direct fire only through the Bunker's front three hexes (arrow). Inside and outside units fight no Melee with each other; they fire at each other as if adjacent.
21.1/c	-	1704	fortifications	core	The Bunker's TM is added to the hex's TM for units inside; rallying in a Bunker in open terrain still has the -2 positive TM bonus (text says +2).
21.1/d	-	1706	fortifications	core	Vehicles cannot enter or Rubble Bunkers, but may enter the hex and Overrun units outside.
21.1.1	-	1710	fortifications	core	Bunkers do not block LOS as terrain, but count as blocking terrain for spotting (<= 2).
21.1.1/a	-	1712	fortifications	core	A Bunker must be spotted separately from the hex it stands in.
21.1.1/b	-	1714	fortifications	core	A GO friendly unit adjacent to a Bunker hex spots both the Bunker and the surrounding hex.
21.1.2	-	1720	fortifications	core	DFT fire may reach units inside a Bunker only through its front three hexes, or from the top (same hex), or with a Satchel Charge; OFT weapons may target it from any direction with range and LOS.
21.1.2/a	-	1722	fortifications	core	Artillery and Mortars attack inside and outside, one roll, TM per location.
21.2	-	1726	entrench	core	All units in a hex with a Foxholes marker are in the Foxholes and keep an unrestricted field of fire; Foxholes may be placed in Buildings and Huts and add to the terrain TM (max +4).
21.2/b	-	1728	entrench	core	Foxholes TM is +1, added to the hex's TM; even in open terrain units there get the positive-TM rally bonus (-2).
21.2/c	-	1730	entrench	core	No Foxholes in water: Pond, Stream, River, Surf, Ocean hexes are all prohibited.
21.2/a	-	1726	entrench	core	Vehicles and non-MG WTs benefit from Foxholes only if they set up in that hex.
21.3	-	1736	wire	core	Leg units pay 4 MP total to enter a Wire hex, whatever the terrain (not in addition to it).
21.3/a	-	1740	wire	core	Vehicular Wire cost is on the TEC (absent); any unit may still spend all its MPs to move one hex into Wire (6.0/d).
21.3.1	-	1744	wire	core	A T-type vehicle moving through removes Wire as it exits the hex; other vehicles do not.
21.4	-	1750	mines	core	Mines attack each enemy unit on entry with the marker's FP (1 as a rule); maximum two markers per hex, each resolved as its own attack.
21.4/c	-	1754	mines	core	Mines also attack units unloading or bailing out in their hex.
21.4/a	-	1754	mines	core	Versus armored vehicles, Open or Buttoned: 1d6 + Mines FP versus 1d6 + lowest armor (17.2); versus unarmored or partly unarmored: 17.3, hitting the unarmored part.
21.4/b	-	1756	mines	core	Not in Buildings; friendly units are not attacked but pay +1 MP to enter.
22.0	-	1764	setup	core	Units entering the Map pay MPs for every hex including the first; only one unit or stack may enter per impulse; any movement mode the unit is capable of.
22.0/a	-	1766	setup	core	Reinforcements due in an enemy-occupied hex after an Event appear in any adjacent hex(es) of owner's choice; reinforcements must enter on their specified turn.
22.0/b	-	1768	victory	core	Unless the VC say otherwise a Half-squad is worth half a Squad's Victory Points.
22.0/c	-	1770	victory	core	VC are checked only after all scenario turns are played, unless the scenario says otherwise.
22.1	-	1774	victory	core	Hex control: the side that occupies it with a GO MMC or Hero, or last passed a GO MMC or Hero through it; Building levels, Bunkers, Caves are separate hexes.
22.1/a	-	1778	victory	core	Scenario ending in Melee in a VP hex: VPs go to the side that controlled the hex before the Melee.
INTRO	-	123	other	none	Version 4.1 core rules for pre-1960 modules; changes from v3.1 and earlier were printed in blue (colour lost in this text). Rules claim compatibility with previously published modules.
EOP-I/a	3.0	1792	sequence	core	Scenarios normally designate the side with first-turn initiative; otherwise roll as in 3.0.
EOP-I/b	4.1	1804	sequence	core	When a successful spotter and his hex then fire in that impulse, the Ops Complete marker of the spotter is replaced by Fired (he ends with Fired only).
EOP-I/c	4.0	1812	sequence	none	Restates 4.0: After resolving fire from his hex a Leader's side may still act with units of adjacent hexes in the same impulse, or end the impulse keeping those units for later.
EOP-I/d	10.1	1812	spotting	none	Restates 10.1: Firing from a degrading (non-open) hex marks its units Fired and so makes that hex spotted for the rest of the turn.
EOP-I/e	18.1	1818	mortars	core	A DIRECT mortar attack also leaves an FFE marker on the target hex, attacking any unit of either side that enters it later in the turn.
EOP-I/f	1.7	1838	close-combat	none	Restates 1.7: A non-MG WT eliminated in Melee is simply removed, no counterattack being possible; the victorious Hero stays in the hex under a Melee marker.
EOP-I/g	11.1	1854	leaders	none	Restates 11.1: In a hex attacked as one target, DC order is Leader first, his LM then applies to the other units' DC totals.
EOP-I/h	9.0	1862	sequence	none	Restates 9.0: Admin Phase also removes Melee markers where no enemy remains (the example removes all of them, its Melees being over).
EOP-I/i	11.3	1866	rally	none	Restates 11.3: A Medic's rally try uses the Medic's own Morale (6 in the example, needs 2d6 <= 6 in Clear), not the target's.
EOP-A/a	14.1	1892	to-hit	core	Firing vehicle's crew Open: -1 to the to-hit roll on the OFT (example: Open and LM 1 gives -2 in total).
EOP-A/b	14.1	1894	to-hit	none	Restates 14.1: Each hex of degrading terrain (here a Wreck hex) between firer and target: +1 to the to-hit roll; net modifiers may equivalently shift the needed number.
EOP-A/c	14.1.3	1898	to-kill	core	Turret/hull test uses the natural 2d6 to-hit result (6 = even and > 2 = turret).
EOP-A/d	14.1.3	1898	to-kill	none	Restates 14.1.3: Turret armor front value is the number right of the slash in the first of the three armor lines; lower lines are flank and rear.
EOP-A/e	14.3	1902	to-hit	core	Acquisition lasts only while neither firer nor target moves and, per the example, while the firer is not affected in any way by enemy fire (broader than 14.3, which names only Shaken vehicles).
EOP-A/f	15.0	1904	vehicle-combat	none	Restates 15.0: MGs cannot be fired at a Buttoned (armored) enemy vehicle.
EOP-A/g	15.0	1906	vehicle-combat	none	Restates 15.0: A Buttoned vehicle can fire only its covered-arc (non-asterisk) MGs and its main gun.
EOP-A/h	17.2	1910	vehicle-combat	none	Restates 17.2: Open-topped vehicles can be attacked by small arms at any time; the vehicle defends with its lowest armor factor and its DC is read on the Armored Vehicle column.
EOP-A/i	5.1	1930	vehicles	core	A Shaken vehicle may neither fire nor move toward GO enemy units in its LOS.
EOP-A/j	14.3	1936	to-hit	core	Destroying the firer of an Acquiring marker removes the matching Acquisition marker from its target.
RRT-01	5.2	2039	fire	none	Restates 5.2: Combined FP = lead FP + sum of half FP of supporters, rounded up; supporting Heroes, MGs, Flamethrowers and Satchel Charges are not halved.
RRT-02	5.0	2043	fire	none	Restates 5.0: Damage Check = 1d6 + (attack roll total - defense total) - eligible Leader LM.
RRT-03	5.0	2047	fire	none	Restates 5.0: Direct fire attack = 1d6 + combined FP + DFT modifiers; greater than defense gives a DC (icons garbled in OCR).
RRT-04	8.0	2055	close-combat	data	Melee table: odds 1:3 to 5:1 (9 columns) with Kill Numbers 11 10 9 8 7 6 5 4 (8 values legible); anchors 1:1 = 8 and 4:1 = 4 elsewhere; 5:1 value illegible.
RRT-05	8.0	2050	close-combat	none	Restates 8.0: Melee boxes: not enterable by Assault Move; odds = sum attackers' FP / sum targets' FP; M units +1 FP; attacking Hero shifts one column right; counterattack precedes casualty removal; roll 2d6 + LM.
RRT-06	11.4	2059	snipers	none	Restates 11.4: Sniper: 2d6 + modifiers vs 1d6 + TM; single random target; lone Sniper doubles TM against everything except Artillery, Mortars and enemy Snipers.
RRT-07	17.2	2068	vehicle-combat	core	Small arms vs armor: DC for vehicle and each external passenger, and for ALL passengers if the vehicle is open; Shaken passengers must disembark, unshaken may (rule text limits this to outside passengers).
RRT-08	17.3	2076	vehicle-combat	none	Restates 17.3: Small arms vs unarmored: vehicle and passengers DC; Shaken passengers must disembark, unshaken may (formulas garbled).
RRT-09	18.1	2087	mortars	core	Mortar recap: no fire from Building or Forest, no OF, hits open and buttoned armor, GO Leader/Scout may call indirect fire after successful spotting, higher die of 2d6, marks hex FFE.
RRT-10	18.2	2106	oba	core	A Leader/Scout may call Artillery on a hex in LOS once per turn, within the number of missions the scenario allows.
RRT-11	18.2	2108	nationality	data	US only: past the limit roll 1d6; <= 3 one additional call, > 3 no more calls.
RRT-12	18.2	2116	oba	data	Drift direction die: 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW.
RRT-13	17.1	2129	vehicle-combat	core	Close Assault recap CONFLICT: target hex may not contain Good Order enemy units (17.1/b says Melee-eligible enemy units; they differ for GO Leaders, Medics, Snipers); the rest repeats 17.1.
RRT-14	14.1.2	2140	to-kill	none	Restates 14.1.2: Ordnance vs unarmored recap: 2d6 to-hit (2 hits, 12 misses); hit destroys the vehicle (Bailout); if it survives, place Target Acquisition.
RRT-15	14.1	2146	ordnance	core	Ordnance vs infantry recap: attack = 1d6 + HE, -1 if HEAT, +1 if the target moved (moved bonus appears only here); defense 1d6; surviving target gets Acquisition; degrading terrain +1 per hex, maximum 2.
RRT-16	14.1	2174	to-kill	core	Penetration is halved if HEAT attacks red armor values (symbol line garbled: '1/2 PV if HEAT vs red AV?'); appears only in this reference table.
RRT-17	15.3	2189	overrun	core	Overrun recap: Clear/open, Brush, Low Crops or Wheat Field (Wheat Field only here); +4 MP; 1d6 + 2 + LM + HE + MG FP vs 1d6; GO survivors may Close Assault; survivors retreat one hex; Shaken WTs eliminated.
RRT-18	19.1	2198	air	data	Counter sample line 'F4F Wildcat 2x4 2x26 2' garbled: probably cannon 2x4 and a bomb value, cannot be relied on.
RRT-19	1.3	2202	stacking	none	Restates 1.3: Stacking recap: 3 Squads, 2 vehicles, 2 SMCs per hex, always.
RRT-20	3.0	2207	sequence	none	Restates 3.0: Initiative recap: 1d6 each, higher wins, ties unchanged.
RRT-21	3.0	2219	rally	none	Restates 3.0: Rally recap: GO Leader or Hero must be present except vehicles and SR units; Leaders first; -2 in terrain with positive TM.
RRT-22	10.1	2225	spotting	none	Restates 10.1: Spot recap: 1d6 with LM and Scout -2; blocking <= 2, degrading <= 3.
RRT-23	7.0	2233	smoke	none	Restates 7.0: Smoke recap: GO MMC, own or adjacent hex, 1d6 <= 2 succeeds, 'not always 2' (nationality capability decides).
RRT-24	11.2	2238	heroes	none	Restates 11.2: Hero recap: natural 1 on a Squad/Half-squad DC, then roll even: random Hero and Skill.
RRT-25	15.4	2246	passengers	none	Restates 15.4: Bailout recap: even = Shaken, odd = eliminated.
RRT-26	5.4	2250	fire	none	Restates 5.4: Extended range recap: boxed black range up to 2x, half FP beyond printed range, round up.
RRT-27	6.1	2258	movement	none	Restates 6.1: AM recap: red-boxed MF and all vehicles; Leaders with eligible units; half MF round up; combined FP -2; may fire same or later impulse.
RRT-28	6.2	2267	movement	none	Restates 6.2: Double-Time recap: MF + 2 capped at Leader's MF; no WTs.
RRT-29	6.3	2273	movement	none	Restates 6.3: Low Crawl recap: no WTs, whole impulse, one hex; auto-spotted in Clear or adjacent to an enemy.
RRT-30	6.4	2280	movement	none	Restates 6.4: Stealth recap: yellow-boxed MF; half MF then fire at AM penalty, Scouts exempt; spotted if it fires or in Clear in LOS of a GO enemy; may enter Melee.
RRT-31	20.1	2288	night	none	Restates 20.1: Night recap: within 2 hexes normal; beyond only Fired-marked targets with penalties (values missing in this box; 20.1 and 20.1.1 give -3 and +3).
RRT-32	20.2	2293	night	none	Restates 20.2: Starshell recap: Leaders/Heroes, within 3 hexes, 1d6 <= 2 succeeds ('not always 2'), lights target and neighbors, removed in Admin.
RRT-33	10.1	2325	optional	optional	Optional: -1 to the spotting roll if the target is a vehicle (only in the quick-reference box).
RRT-34	17.1	2350	vehicle-combat	none	Restates 17.1: Close Assault quick box: each unit passes a MC; MMC/Hero 1d6 + FP + HE (SW) + LM vs vehicle 1d6 + lowest armor; attack > defense destroys it.
RRT-35	15.3	2357	overrun	none	Restates 15.3: Overrun quick box: +4 MP for Clear/open (non-water), Brush, Low Crops or module terrain; 1d6 + 2 + HE + MGs + Armor LM, asterisk MGs only when open.
RRT-36	2.0	2298	sequence	none	Restates 2.0: Outline, spotting, melee, direct-fire and ordnance quick boxes (lines 2298-2344) repeat 2.0, 3.0, 4.0, 5.0, 8.0, 9.0, 10.1 and 14.0 without additions.
GLO	-	1950	other	none	Glossary of abbreviations; notable: AP also = Administrative Phase; INFANTRY = all MMCs and SMCs; UNIT = all moveable units; LC is both Light Construction and Low Crawl; TM = Terrain/Target Modifier.
`;
