/** Generated from ledger*.tsv by `npm run generate:rules`: change the ledger, not this file. */

export type RuleId =
  | 'intro/a'
  | 'intro/b'
  | 'intro/c'
  | 'intro/d'
  | '1.1/a'
  | '1.1/b'
  | '1.1/c'
  | '1.1.1/a'
  | '1.1.1/b'
  | '1.1.1/open-a'
  | '1.1.1/open-b'
  | '1.1.1/bldg-a'
  | '1.1.1/bldg-b'
  | '1.1.1/bldg-c'
  | '1.1.1/bldg-d'
  | '1.1.1/bldg-e'
  | '1.1.1/road-a'
  | '1.1.1/road-b'
  | '1.1.1/road-c'
  | '1.1.1/road-d'
  | '1.1.1/woods-a'
  | '1.1.1/woods-b'
  | '1.1.1/woods-c'
  | '1.1.1/woods-d'
  | '1.1.1/woods-e'
  | '1.1.1/woods-f'
  | '1.1.1/wroad-a'
  | '1.1.1/wroad-b'
  | '1.1.1/wroad-c'
  | '1.1.1/wroad-d'
  | '1.1.1/orch-a'
  | '1.1.1/orch-b'
  | '1.1.1/orch-c'
  | '1.1.1/orch-d'
  | '1.1.1/orch-e'
  | '1.1.1/oroad-a'
  | '1.1.1/oroad-b'
  | '1.1.1/grain-a'
  | '1.1.1/grain-b'
  | '1.1.1/grain-c'
  | '1.1.1/hill-a'
  | '1.1.1/hill-b'
  | '1.1.1/hill-c'
  | '1.1.1/hill-d'
  | '1.1.1/hill-e'
  | '1.1.1/hill-f'
  | '1.1.1/brush-a'
  | '1.1.1/brush-b'
  | '1.1.1/crest-a'
  | '1.1.1/crest-b'
  | '1.1.1/crest-c'
  | '1.1.1/height-a'
  | '1.1.1/height-b'
  | '1.1.1/height-c'
  | '1.2/a'
  | '1.2.1/a'
  | '1.2.1/b'
  | '1.2.1/c'
  | '1.2.1/d'
  | '1.2.1/e'
  | '1.2.2/a'
  | '1.2.2/b'
  | '1.2.2/c'
  | '1.2.2/d'
  | '1.2.3/a'
  | '1.2.4/a'
  | '1.2.4/b'
  | '1.2.4/c'
  | '1.2.4.1/a'
  | '1.2.4.1/b'
  | '1.2.4.1/c'
  | '1.2.5/a'
  | '1.2.5/b'
  | '1.2.5/c'
  | '1.2.5/d'
  | '1.2.5/e'
  | '1.2.5/f'
  | '1.2.5/g'
  | '1.2.5/h'
  | '1.2.6/a'
  | '1.2.6/b'
  | '1.2.6/c'
  | '1.2.6/d'
  | '1.2.6/e'
  | '1.2.6/f'
  | '1.2.7/a'
  | '1.3/a'
  | '1.3/b'
  | '1.4/a'
  | '2.0/A#'
  | '2.0/AAMG'
  | '2.0/AC'
  | '2.0/Acquired'
  | '2.0/AFV'
  | '2.0/AirBurst'
  | '2.0/Ambush'
  | '2.0/AP'
  | '2.0/AreaFire'
  | '2.0/ATT'
  | '2.0/Aspect'
  | '2.0/AssaultFire'
  | '2.0/ATTACKER'
  | '2.0/B#'
  | '2.0/Backblast'
  | '2.0/BlindHex'
  | '2.0/BMG'
  | '2.0/Bog'
  | '2.0/BoundingFire'
  | '2.0/CasualtyReduction'
  | '2.0/CA'
  | '2.0/CenterDot'
  | '2.0/CCRF'
  | '2.0/Concealment'
  | '2.0/Control-a'
  | '2.0/Control-b'
  | '2.0/Control-c'
  | '2.0/Control-d'
  | '2.0/COT'
  | '2.0/Cowering'
  | '2.0/CX'
  | '2.0/D#'
  | '2.0/DirectHit'
  | '2.0/DM'
  | '2.0/DoubleTime'
  | '2.0/drDR'
  | '2.0/Emplaced'
  | '2.0/FFMO'
  | '2.0/FFNAM'
  | '2.0/FG'
  | '2.0/FullStrength'
  | '2.0/GoodOrder'
  | '2.0/Gunshield'
  | '2.0/Hazardous'
  | '2.0/HE'
  | '2.0/HEAT'
  | '2.0/Hindrance'
  | '2.0/Hit'
  | '2.0/Immobilized'
  | '2.0/Inexperienced'
  | '2.0/Infantry'
  | '2.0/ITT'
  | '2.0/InherentTerrain'
  | '2.0/IntensiveFire'
  | '2.0/Interdiction'
  | '2.0/KEU'
  | '2.0/LATW'
  | '2.0/LLMC'
  | '2.0/LowCrawl'
  | '2.0/MA'
  | '2.0/MandatoryFG'
  | '2.0/Melee'
  | '2.0/MGclass'
  | '2.0/Mobile'
  | '2.0/Mortars'
  | '2.0/MotionFire'
  | '2.0/Motion'
  | '2.0/MovingTarget'
  | '2.0/NearMiss'
  | '2.0/NMC'
  | '2.0/NT'
  | '2.0/NonQualified'
  | '2.0/NonStopped'
  | '2.0/Ordnance'
  | '2.0/PBF'
  | '2.0/PlayerTurn'
  | '2.0/PTO'
  | '2.0/Recall'
  | '2.0/Smoke'
  | '2.0/SquadEquiv'
  | '2.0/StackingLimits'
  | '2.0/StepReduction'
  | '2.0/Stun'
  | '2.0/TargetSize'
  | '2.0/TEM'
  | '2.0/TCA'
  | '2.0/VTT'
  | '2.0/Weapon'
  | '2.0/WP'
  | '2.0/Wreck'
  | '2.0/X#'
  | '3.0/a'
  | '3.0/b'
  | '3.1/a'
  | '3.1a'
  | '3.1b'
  | '3.1c/a'
  | '3.1c/b'
  | '3.1d'
  | '3.1e/a'
  | '3.1e/b'
  | '3.1e/c'
  | '3.1f/a'
  | '3.1f/b'
  | '3.1f/c'
  | '3.1f/d'
  | '3.1f/e'
  | '3.1g'
  | '3.1h/a'
  | '3.1h/b'
  | '3.2/a'
  | '3.2/b'
  | '3.2.1/a'
  | '3.2.1/b'
  | '3.2.1/c'
  | '3.2.1/d'
  | '3.2.1/e'
  | '3.2.1/f'
  | '3.2.1/g'
  | '3.2.1/k'
  | '3.2.1/h'
  | '3.2.1/i'
  | '3.2.1/j'
  | '3.2.2/a'
  | '3.2.2/b'
  | '3.2.2/c'
  | '3.2.2/d'
  | '3.2.2/e'
  | '3.2.2/f'
  | '3.2.2/g'
  | '3.2.2/h'
  | '3.2.2/i'
  | '3.2.2/j'
  | '3.2.2/k'
  | '3.2.2/l'
  | '3.2.2/m'
  | '3.2.2/n'
  | '3.2.2.1/a'
  | '3.2.2.1/b'
  | '3.2.2.1/c'
  | '3.2.3/a'
  | '3.2.3/b'
  | '3.2.3/KIA-a'
  | '3.2.3/KIA-b'
  | '3.2.3/K-a'
  | '3.2.3/K-b'
  | '3.2.3/wound-a'
  | '3.2.3/wound-b'
  | '3.2.3/wound-c'
  | '3.2.3/NMC-a'
  | '3.2.3/NMC-b'
  | '3.2.3/NMC-c'
  | '3.2.3/NMC-d'
  | '3.2.3/NMC-e'
  | '3.2.3/NMC-f'
  | '3.2.3/NMC-g'
  | '3.2.3/LLMC'
  | '3.2.3/LLTC'
  | '3.2.3/pin-MC'
  | '3.2.3/crew-MC'
  | '3.2.3/#MC'
  | '3.2.3/PTC-a'
  | '3.2.3/PTC-b'
  | '3.2.3/PTC-e'
  | '3.2.3/PTC-f'
  | '3.2.3/PTC-c'
  | '3.2.3/PTC-d'
  | '3.2.3/DM'
  | '3.2.4/a'
  | '3.2.4/b'
  | '3.2.4/ITT-a'
  | '3.2.4/ITT-b'
  | '3.2.4/ATT-a'
  | '3.2.4/ATT-b'
  | '3.2.4/ATT-c'
  | '3.2.4/VTT'
  | '3.2.4/proc-a'
  | '3.2.4/proc-b'
  | '3.2.4/proc-c'
  | '3.2.4/proc-d'
  | '3.2.4/case2'
  | '3.2.4/case8'
  | '3.2.4/case10'
  | '3.2.4/case14'
  | '3.2.4/case16'
  | '3.2.4/case24'
  | '3.2.4/proc-e'
  | '3.2.4/ROF'
  | '3.2.4/range'
  | '3.2.4/CA-a'
  | '3.2.4/CA-b'
  | '3.2.4/CA-c'
  | '3.2.4/CA-d'
  | '3.2.4/CA-e'
  | '3.2.4/CA-f'
  | '3.2.4/CA-g'
  | '3.2.4/CA-h'
  | '3.2.4/IF-a'
  | '3.2.4/IF-b'
  | '3.2.4/IF-c'
  | '3.2.4/IF-d'
  | '3.2.4/NQ'
  | '3.2.4/eff-a'
  | '3.2.4/eff-b'
  | '3.2.4/eff-c'
  | '3.2.4/facing-a'
  | '3.2.4/facing-b'
  | '3.2.4/facing-c'
  | '3.2.4/facing-d'
  | '3.2.4/TK'
  | '3.2.5/a'
  | '3.2.5/b'
  | '3.3/a'
  | '3.3/b'
  | '3.3/c'
  | '3.3/d'
  | '3.3/e'
  | '3.3/f'
  | '3.3/g'
  | '3.3/h'
  | '3.3.1/a'
  | '3.3.1/b'
  | '3.3.1/c'
  | '3.3.1/d'
  | '3.3.1/e'
  | '3.3.1/f'
  | '3.3.1/g'
  | '3.3.1/h'
  | '3.3.1/i'
  | '3.3.1/j'
  | '3.3.1/k'
  | '3.3.1/l'
  | '3.3.1/m'
  | '3.3.1/n'
  | '3.3.1/o'
  | '3.3.1/p'
  | '3.3.1/TH-TK'
  | '3.3.2/a'
  | '3.3.2/b'
  | '3.3.2/c'
  | '3.3.2/d'
  | '3.3.2/e'
  | '3.3.2/f'
  | '3.3.2/g'
  | '3.3.2/h'
  | '3.3.2/i'
  | '3.3.2/j'
  | '3.3.2/k'
  | '3.3.2/l'
  | '3.3.2/m'
  | '3.3.2/n'
  | '3.3.2/o'
  | '3.3.2/p'
  | '3.3.2/q'
  | '3.3.2/r'
  | '3.3.2/s'
  | '3.3.2/t'
  | '3.3.2/u'
  | '3.3.2/v'
  | '3.3.2/w'
  | '3.3.2.1/a'
  | '3.3.2.1/b'
  | '3.3.2.1/c'
  | '3.3.2.2/a'
  | '3.3.2.2/b'
  | '3.3.2.2/c'
  | '3.3.2.2/d'
  | '3.3.2.2/e'
  | '3.3.2.2/f'
  | '3.3.3/a'
  | '3.3.3/b'
  | '3.3.3/c'
  | '3.3.3/d'
  | '3.3.3/e'
  | '3.3.3/f'
  | '3.3.3/g'
  | '3.3.3/SFF-a'
  | '3.3.3/SFF-b'
  | '3.3.3/SFF-c'
  | '3.3.3/FPF-a'
  | '3.3.3/FPF-b'
  | '3.3.3/FPF-c'
  | '3.3.3/FPF-d'
  | '3.3.3/summary'
  | '3.3.3/h'
  | '3.3.3/i'
  | '3.3.3/j'
  | '3.3.3/k'
  | '3.3.3/l'
  | '3.3.4/a'
  | '3.3.4/b'
  | '3.3.4/c'
  | '3.3.4/d'
  | '3.3.5/a'
  | '3.3.5/b'
  | '3.3.5/c'
  | '3.3.5/d'
  | '3.3.5/e'
  | '3.3.5/f'
  | '3.3.5/g'
  | '3.3.5/h'
  | '3.3.5/i'
  | '3.3.5/j'
  | '3.4/a'
  | '3.4/b'
  | '3.4/c'
  | '3.4/d'
  | '3.4/e'
  | '3.4/f'
  | '3.5/a'
  | '3.5/b'
  | '3.5/c'
  | '3.5/d'
  | '3.5/e'
  | '3.5/f'
  | '3.6/a'
  | '3.6/b'
  | '3.6/c'
  | '3.6/d'
  | '3.6/e'
  | '3.6/f'
  | '3.6/g'
  | '3.6/h'
  | '3.6/i'
  | '3.6/j'
  | '3.6/k'
  | '3.6/l'
  | '3.6/m'
  | '3.6/n'
  | '3.6/o'
  | '3.6/p'
  | '3.6/q'
  | '3.6/r'
  | '3.6/s'
  | '3.6/t'
  | '3.6/u'
  | '3.6/summary'
  | '3.7/a'
  | '3.7/b'
  | '3.7/c'
  | '3.7/d'
  | '3.7/e'
  | '3.7/f'
  | '3.7/g'
  | '3.7/h'
  | '3.8/a'
  | '3.8/b'
  | '3.8/c'
  | '3.8/d'
  | '3.8/e'
  | '3.8/f'
  | '3.8/g'
  | '3.8/h'
  | '3.8/i'
  | '3.8/j'
  | '3.8/k'
  | '3.8/l'
  | '3.8/m'
  | '3.8/n'
  | '3.8/o'
  | '3.8/p'
  | '3.8/q'
  | '3.8/r'
  | '3.8/s'
  | '3.8/t'
  | '3.8/u'
  | '3.8/v'
  | '3.8/w'
  | '3.8/x'
  | '3.8/y'
  | '3.8/z'
  | '3.8/aa'
  | '3.8/ab'
  | '3.8/ac'
  | '3.8/ad'
  | '3.9/a'
  | '3.9/b'
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
  | '4.1/a'
  | '4.1/b'
  | '4.1/c'
  | '4.1/d'
  | '4.1/e'
  | '4.1/f'
  | '4.1/g'
  | '4.2/a'
  | '4.2/b'
  | '4.2/c'
  | '4.2/d'
  | '4.2/e'
  | '4.2/f'
  | '4.2/g'
  | '4.3/a'
  | '4.3/b'
  | '4.3/c'
  | '4.3/d'
  | '4.3/e'
  | '4.3/f'
  | '4.4/a'
  | '4.4/b'
  | '4.4.1/a'
  | '4.4.1/b'
  | '4.4.1/c'
  | '4.4.1/d'
  | '4.4.1/e'
  | '4.4.2/a'
  | '4.4.2/b'
  | '4.4.2/c'
  | '4.4.2/d'
  | '4.4.2/e'
  | '4.4.2/f'
  | '4.4.2/g'
  | '4.4.2/h'
  | '4.4.2/i'
  | '4.4.2/j'
  | '4.4.3'
  | '4.4.4/a'
  | '4.4.4/b'
  | '4.4.5/a'
  | '4.4.5/b'
  | '4.4.5/c'
  | '4.5/a'
  | '4.5/b'
  | '5.1/a'
  | '5.1/b'
  | '5.1/c'
  | '5.1/d'
  | '5.1/e'
  | '5.2'
  | '5.3/a'
  | '5.3/b'
  | '5.3/c'
  | '5.3/d'
  | '5.4'
  | '5.5'
  | '6.0/a'
  | '6.1/a'
  | '6.1/b'
  | '6.1/c'
  | '6.1/d'
  | '6.2/a'
  | '6.2/b'
  | '6.2/c'
  | '6.2/d'
  | '6.2/e'
  | '6.2/AP'
  | '6.2/APCR'
  | '6.2/HEAT'
  | '6.2/s'
  | '6.2/WP'
  | '6.3/a'
  | '6.3/b'
  | '6.4/a'
  | '6.4/b'
  | '6.4/c'
  | '6.4/d'
  | '6.4/e'
  | '6.4/f'
  | '6.4/g'
  | '6.4/h'
  | '6.5/a'
  | '6.5/b'
  | '6.5/c'
  | '6.5/d'
  | '6.5/e'
  | '6.5/f'
  | '6.6/a'
  | '6.6/b'
  | '6.7/a'
  | '6.7/b'
  | '6.8/a'
  | '6.8/b'
  | '6.8/c'
  | '6.8/d'
  | '6.9/a'
  | '6.9/b'
  | '6.9/c'
  | '6.9/d'
  | '6.10/a'
  | '6.10/b'
  | '6.10/c'
  | '6.10/d'
  | '6.10/e'
  | '6.10/f'
  | '6.11/a'
  | '6.12/a'
  | '6.12/b'
  | '6.12/c'
  | '6.12/d'
  | '7.0/a'
  | '7.1/a'
  | '7.2/a'
  | '7.2/b'
  | '7.2/c'
  | '7.2.1'
  | '7.3'
  | '7.4/a'
  | '7.4/b'
  | '7.4/c'
  | '7.4.1'
  | '7.5/a'
  | '7.5/b'
  | '7.5/c'
  | '7.5/d'
  | '7.5/e'
  | '7.6/a'
  | '7.6/b'
  | '7.6/c'
  | '7.6/d'
  | '7.6/e'
  | '7.6/f'
  | '7.7/a'
  | '7.7/b'
  | '7.7/c'
  | '7.7/d'
  | '7.7/e'
  | '7.7/f'
  | '7.8/a'
  | '7.8/b'
  | '7.8/c'
  | '7.8/d'
  | '7.8/e'
  | '7.8/f'
  | '7.8/g'
  | '7.8/h'
  | '7.8/i'
  | '7.8/j'
  | '7.9'
  | '7.10/crew'
  | '7.10/shock-a'
  | '7.10/shock-b'
  | '7.10/shock-c'
  | '7.10/shock-d'
  | '7.10/shock-e'
  | '7.10/shock-f'
  | '7.10/immob'
  | '7.10/stun-a'
  | '7.10/stun-b'
  | '7.10/stun-c'
  | '7.10/recall-a'
  | '7.10/recall-b'
  | '7.10/recall-c'
  | '7.10/recall-d'
  | '7.11'
  | '7.12/a'
  | '7.12/b'
  | '7.13/a'
  | '7.13/b'
  | '7.13/c'
  | '7.13/d'
  | '8.0'
  | '8.1.1'
  | '8.1.2/a'
  | '8.1.2/b'
  | '8.1.3/a'
  | '8.1.3/b'
  | '8.1.3/c'
  | '8.1.3/d'
  | '8.1.3/e'
  | '8.1.4'
  | '8.1.5'
  | '8.1.6/a'
  | '8.1.6/b'
  | '8.1.7/a'
  | '8.1.7/b'
  | '8.1.7/c'
  | '8.1.7/d'
  | '8.1.7/e'
  | '8.1.7/h'
  | '8.1.7/f'
  | '8.1.7/g'
  | '8.1.7/i'
  | '8.1.7/j'
  | '8.1.8.1'
  | '8.1.8.2'
  | '8.1.8.3'
  | '8.1.8.4/a'
  | '8.1.8.4/b'
  | '8.1.8.4/c'
  | '8.1.8.5'
  | '8.1.8.6/a'
  | '8.1.8.6/b'
  | '8.1.8.6/c'
  | '8.1.8.6/d'
  | '8.1.8.6/e'
  | '8.1.8.6/f'
  | '8.1.8.6/g'
  | '8.1.8.6/h'
  | '8.1.8.6/i'
  | '8.1.8.7/a'
  | '8.1.8.7/b'
  | '8.1.8.7/c'
  | '8.1.8.8'
  | '8.2/a'
  | '8.2/e'
  | '8.2/b'
  | '8.2/c'
  | '8.2/d'
  | '8.2.1/jungle-a'
  | '8.2.1/jungle-b'
  | '8.2.1/jungle-c'
  | '8.2.1/jungle-d'
  | '8.2.1/jungle-e'
  | '8.2.1/jungle-f'
  | '8.2.1/bamboo-a'
  | '8.2.1/bamboo-b'
  | '8.2.1/bamboo-c'
  | '8.2.1/bamboo-d'
  | '8.2.1/bamboo-e'
  | '8.2.1/bamboo-f'
  | '8.2.1/bamboo-g'
  | '8.2.1/bamboo-h'
  | '8.2.1/palm'
  | '8.2.1/kunai'
  | '8.2.1/hut-a'
  | '8.2.1/hut-b'
  | '8.2.1/hut-c'
  | '8.2.1/hut-d'
  | '8.2.1/hut-e'
  | '8.2.1/hut-f'
  | '8.2.1/hut-g'
  | '8.2.1/hut-h'
  | '8.2.1/path'
  | '8.3/a'
  | '8.3/b'
  | '8.3/c'
  | '8.3/loss-a'
  | '8.3/loss-d'
  | '8.3/loss-e'
  | '8.3/loss-f'
  | '8.3/loss-g'
  | '8.3/loss-b'
  | '8.3/loss-h'
  | '8.3/loss-i'
  | '8.3/loss-j'
  | '8.3/loss-k'
  | '8.3/loss-c'
  | '8.3.1'
  | '8.3.2/a'
  | '8.3.2/b'
  | '8.3.2/c'
  | '8.3.2/d'
  | '8.3.2/e'
  | '8.3.2/f'
  | '8.3.3/a'
  | '8.3.3/b'
  | '8.3.3/c'
  | '8.3.3/d'
  | '8.3.4'
  | '8.4/a'
  | '8.4/b'
  | '8.4.1'
  | '8.4.1/b'
  | '8.4.2'
  | '8.4.3'
  | 'NatChart/a'
  | 'H/intro'
  | 'H/M4A2'
  | 'H/M4A3'
  | 'H/M8'
  | 'H/M2-60'
  | 'H/M3A1'
  | 'H/M1A2'
  | 'H/HA-GO-a'
  | 'H/HA-GO-b'
  | 'H/89-a'
  | 'H/89-b'
  | 'H/89-c'
  | 'H/97-a'
  | 'H/Type89HGL-a'
  | 'H/Type89HGL-b'
  | 'H/Type89HGL-c'
  | 'H/Type97ATR'
  | 'H/Type97ATR-b'
  | 'H/Type92'
  | 'H/Type92-b'
  | 'credits';

export const LEDGER = `rule	alias	line	area	kind	requirement
intro/a	-	110	components	none	Scale: squad about 9-15 men; leaders are individual men; SW/Gun/vehicle counters are single weapons beyond small arms already inside squad/HS firepower.
intro/b	-	110	fire	none	Outline: total FP of attack, roll 2d6 + modifiers, cross-index on Infantry Fire Table; ordnance and vehicle MA must first score a hit; CC is usually all-or-nothing.
intro/c	-	116	other	none	Rules version pin: text = ASLSK through #4 (PTO) with errata to 31 Jan 2020; supersedes rulebooks of ASLSK #1-3, Expansion Pack #1 and Historical Module #1. Salmon (errata) colouring is lost in this text.
intro/d	-	116	components	none	Module has counters for 8 scenarios (not in this text); a physical counter shortage may occur in odd cases - software needs no counter-mix limit.
1.1/a	-	124	components	data	Boards m, n, o are in this module; boards are geomorphic and joinable end-to-end or side-to-side; a hex id is board letter + coordinate (e.g. mK2) and is unique.
1.1/b	-	124	components	core	Half hexes on a board edge count as full hexes even if coordinate or centre dot is not printed (mating half hexes make one hex).
1.1/c	-	124	los	core	The white centre dot is the LOS reference point of a hex; each hex therefore needs a dot position and terrain-depiction geometry for LOS.
1.1.1/a	-	128	terrain	core	Each hex has one dominant terrain type governing it; art that spills over from a neighbour does not change the type; the type is usually, not always, that under the centre dot (store type per hex explicitly).
1.1.1/b	-	128	terrain	core	Terrain has four effects per type: MF cost (Infantry), MP cost (vehicle, by AC / Fully Tracked), LOS class (none, Hindrance, obstacle) and TEM.
1.1.1/open-a	-	131	terrain	core	Open Ground: no effect on LOS (start of paragraph lost in OCR); its only DRM is FFMO -1 vs moving Infantry.
1.1.1/open-b	-	131	terrain	data	Open Ground cost: Infantry 1 MF; Fully Tracked 1 MP; Armored Car 3 MP.
1.1.1/bldg-a	-	134	los	core	Building: a LOS crossing the building depiction (not just the hex) is blocked for two units both at the building's level; the depiction also blocks LOS between units at different levels (subject to hill rules).
1.1.1/bldg-b	-	136	terrain	data	Building: Infantry entry 2 MF; TEM +3 stone (grey) or +2 wooden (brown).
1.1.1/bldg-c	-	136	mortars	core	No mortar may fire from a building hex (repeated in 6.9).
1.1.1/bldg-d	-	136	vehicles	core	Armored Car may neither set up in nor enter a building.
1.1.1/bldg-e	-	136	vehicles	core	Fully Tracked AFV may enter a building only if BU, at a cost of half its total MP allotment, and takes a Bog Check (7.6).
1.1.1/road-a	-	140	terrain	data	Road types: dirt (brown) and paved (grey); all roads are Open Ground for every purpose; paved matters for Emplacement/HIP (6.3, 6.4).
1.1.1/road-b	-	140	movement	core	Infantry road bonus: +1 MF if every hexside crossed in its whole MPh is a road hexside.
1.1.1/road-c	-	140	movement	core	Road bonus is lost if the unit claims woods protection in a Woods-Road hex, the non-Open-Ground status of an Orchard-Road hex, or pays the extra cost of entering Smoke.
1.1.1/road-d	-	140	vehicles	core	Vehicle crossing a road hexside (AC or Fully Tracked): 1/2 MP if CE, 1 MP if BU.
1.1.1/woods-a	-	143	los	core	Woods: a LOS crossing the woods depiction is blocked for two units both at the level of the woods; also an obstacle to LOS between units at different levels.
1.1.1/woods-b	-	143	terrain	data	Woods: Infantry entry 2 MF; TEM +1.
1.1.1/woods-c	-	143	vehicles	core	Armored Car enters woods only by spending all its MP and taking a Bog Check.
1.1.1/woods-d	-	143	vehicles	core	Fully Tracked vehicle enters woods by spending, at owner's choice, half or all of its total MP; Bog Check either way; the Bog DRM is larger at half MP.
1.1.1/woods-e	-	143	vehicles	core	A vehicle spending all MP to enter woods may still in addition spend 1 MP to start and 1 MP to stop.
1.1.1/woods-f	-	143	mortars	core	Air Bursts: mortar fire vs Infantry or a CE vehicle crew in woods uses TEM -1 in place of +1.
1.1.1/wroad-a	-	147	terrain	core	Woods-Road: a unit that moved in at the road rate gets no +1 woods TEM from Defensive First Fire, and is open to FFMO/Interdiction, if the LOS does not cross a green woods symbol; otherwise woods TEM applies.
1.1.1/wroad-b	-	149	movement	core	Woods-Road: Infantry may always choose to pay the woods rate (2 MF) instead and then receive woods TEM.
1.1.1/wroad-c	-	149	los	core	The road strip of a Woods-Road hex does not block LOS (only the woods art does).
1.1.1/wroad-d	-	149	movement	core	Following the road through a woods hex costs the road rate; a vehicle in a Woods-Road hex always counts as on the road.
1.1.1/orch-a	-	153	los	core	Orchard: +1 LOS Hindrance per orchard hex between firer and target for same-level LOS (not the target's or firer's own hex).
1.1.1/orch-b	-	153	terrain	data	Orchard cost: Infantry 1 MF; Armored Car 3 MP; Fully Tracked 1 MP; TEM 0.
1.1.1/orch-c	-	153	fire	core	Orchard has no TEM but is not Open Ground: FFMO and Interdiction do not apply in it.
1.1.1/orch-d	-	155	los	core	Orchard seasons: in season April-October = obstacle to LOS between units at different elevations; out of season November-March = +1 Hindrance per hex to such LOS.
1.1.1/orch-e	-	155	los	core	Orchard is Inherent Terrain: the whole hex including its hexsides affects any LOS touching it.
1.1.1/oroad-a	-	165	movement	core	Orchard-Road entered through a road hexside costs as a road; in every other respect not listed it is an orchard.
1.1.1/oroad-b	-	167	los	core	Orchard-Road gives no Hindrance when the LOS within that hex stays inside the road depiction, at any elevation difference; in such cases FFMO -1 applies to Infantry moving by the road.
1.1.1/grain-a	-	171	los	core	Grain in season (June-September): +1 Hindrance per hex between firer and target whose grain depiction is crossed by a LOS between units on the grain's own level.
1.1.1/grain-b	-	173	terrain	core	Grain outside June-September is Open Ground in all respects.
1.1.1/grain-c	-	173	terrain	data	Grain in season cost: Infantry 1.5 MF; Armored Car 4 MP; Fully Tracked 1 MP; TEM 0; negates FFMO and Interdiction.
1.1.1/hill-a	-	177	terrain	core	Hill = one full level above ground; terrain on a hill adds to that level; hex, its units and its terrain (even Inherent Terrain) sit at the elevation of the centre dot.
1.1.1/hill-b	-	177	los	core	A hill is a LOS obstacle to any LOS involving a unit that is not on a hill.
1.1.1/hill-c	-	179	terrain	core	A hill hex with no other terrain is also Open Ground, but FFMO/Interdiction do not apply to a moving/routing unit eligible for Height Advantage.
1.1.1/hill-d	-	179	los	core	A one-level obstacle (building, woods, orchard) on a level-1 hill hex is a two-level obstacle.
1.1.1/hill-e	-	181	los	core	Two units both on hill hexes see each other regardless of terrain that is not on a hill.
1.1.1/hill-f	-	181	los	core	Ground-level grain and brush never hinder LOS between a unit on a hill and one that is not.
1.1.1/brush-a	-	185	los	core	Brush: +1 Hindrance per hex between firer and target whose brush depiction is crossed by a LOS between units on the brush's level.
1.1.1/brush-b	-	187	terrain	data	Brush cost: Infantry 2 MF; Armored Car 4 MP; Fully Tracked 2 MP; TEM 0; not Open Ground so no FFMO/Interdiction.
1.1.1/crest-a	-	189	terrain	core	A Crest Line exists in every hex where two full-level elevations meet; needed for movement cost and LOS.
1.1.1/crest-b	-	189	movement	core	Infantry crossing a Crest Line upward pays double the Cost of Terrain of the hex entered.
1.1.1/crest-c	-	189	vehicles	core	Vehicle crossing a Crest Line upward pays terrain cost +4 MP, or +2 MP if crossing via a road hexside.
1.1.1/height-a	-	191	fire	core	Height Advantage: +1 TEM vs non-mortar fire coming from a lower elevation, only if the target is entitled to no other positive TEM.
1.1.1/height-b	-	191	fire	core	A unit eligible for Height Advantage is not subject to FFMO or Interdiction from the attack to which it applies.
1.1.1/height-c	-	199	fire	core	Height Advantage does not apply in MPh/RtPh if, in entering the target hex, the unit crossed a Crest Line through the same hexside that the firer's LOS crosses.
1.2/a	-	205	components	data	Five counter classes: informational markers, personnel, support weapons (SW), Guns, vehicles; personnel are SMC or MMC; markers are state flags (Prep Fire, First Fire, Pin, DM, Smoke, CE ...).
1.2.1/a	-	209	leaders	data	SMC = leader; elite; one man; values: leadership DRM (negative, 0 or +1) and morale; shown as morale+DRM (e.g. 9-1).
1.2.1/b	-	209	leaders	core	An unbroken, unpinned leader may apply his leadership DRM to other personnel in his location, unless they are moving separately.
1.2.1/c	-	209	leaders	core	Leadership modifiers of several leaders are never cumulative on one roll.
1.2.1/d	-	209	leaders	core	One action per leader per phase (repeated use of the DRM: 1.2.1/e).
1.2.1/e	-	209	leaders	core	Leadership modifier (even 0 or +1) may be used more than once in a phase only to: rally several units in RPh, direct ROF and/or Defensive Fire attacks, and aid units' Morale Checks.
1.2.2/a	-	213	components	data	MMC types: squad (3 men art), half-squad HS (2), crew (2 kneeling); crews are always elite.
1.2.2/b	-	213	components	data	Squad/HS classes: E elite, 1 first line, 2 second line, G green, C conscript.
1.2.2/c	-	213	stacking	core	Two HS or two crews equal one squad in size (squad equivalent).
1.2.2/d	-	215	components	data	MMC strength factor FP-normal range-morale; FP = printed firepower, range in hexes at full FP, morale; optional Smoke Exponent superscript on FP (some squads); underscored FP = Assault Fire (3.5).
1.2.3/a	-	219	rally	data	Every SMC/MMC (Japanese squads, crews and leaders excepted: 8.1) has a broken side with its own morale number; a boxed broken morale = self-rally capability.
1.2.4/a	-	223	support-weapons	data	SW classes: MG, FT, DC, light mortar, LATW; attributes: PP, FP, range, B#/X#, ROF, repair number; broken side shows repair number (upper left) and 6 = permanent removal on original repair dr 6.
1.2.4/b	-	223	support-weapons	core	A SW must be possessed by an MMC/SMC to be fired or moved; it belongs to the unit stacked directly beneath it (possession is an explicit relation).
1.2.4/c	-	223	support-weapons	core	SW range and FP are used like those of an MMC; some SW malfunction and flip to the broken side.
1.2.4.1/a	-	227	fire	core	Multiple ROF: if the coloured die of the attack DR <= ROF, an unpinned SW/Gun/MA may fire again in the same phase (never in the AFPh).
1.2.4.1/b	-	227	fire	core	ROF ends when the coloured die exceeds ROF, or the Weapon or its manning Infantry is marked Final Fire (e.g. through Subsequent First Fire).
1.2.4.1/c	-	227	fire	core	Printed ROF may be reduced by circumstances listed on the QRDC (chart not in text; see 3.2.4 for the recoverable ones); ATT use by non-mortars ends ROF.
1.2.5/a	-	233	smoke	core	Smoke grenade counter: placed by Infantry in the MPh (3.3.1), Hindrance +2, removed at the end of that MPh.
1.2.5/b	-	233	smoke	core	Ordnance Smoke: placed at the start of the PFPh or DFPh by a hit on the ATT; vehicles may also dispense Smoke in the MPh (7.5).
1.2.5/c	-	233	smoke	core	Ordnance Smoke placed in PFPh: full +3 (WP +2); placed in MPh or DFPh: Dispersed +2 (WP +1).
1.2.5/d	-	233	smoke	core	When the placing player's next PFPh begins, his Dispersed Smoke is removed and his full Smoke becomes Dispersed.
1.2.5/e	-	233	smoke	core	Fire traced through or into a Smoke hex adds per hex: +3 full Smoke; +2 grenade smoke, Dispersed Smoke or full WP; +1 Dispersed WP; at most +3 per hex.
1.2.5/f	-	233	smoke	core	Fire traced out of a Smoke hex adds a further +1 DRM.
1.2.5/g	-	233	smoke	core	Moving into (not out of) a Smoke hex in MPh/RtPh costs 1 additional MF/MP.
1.2.5/h	-	233	smoke	core	Smoke is an Inherent LOS Hindrance: whole hex including hexsides.
1.2.6/a	-	239	guns	data	Gun types: MTR mortar, AT, INF infantry howitzer, ART artillery, AA; attributes: calibre mm, target size, manhandling number M#, ROF, IFE, 360-degree mount flag, QSU/Limbered flag, B#, special ammo depletion numbers.
1.2.6/b	-	239	guns	core	A Gun fired by other than a crew suffers Non-Qualified Use (+2 TH and more, 3.2.4).
1.2.6/c	-	239	guns	core	Guns are possessed, transferred, recovered and destroyed as SW (4.0).
1.2.6/d	-	239	guns	none	Gun type does not restrict targets (an AT Gun may fire at Infantry).
1.2.6/e	-	239	guns	core	QSU Guns may be manhandled (6.5); Guns marked Limbered cannot move at all in a scenario.
1.2.6/f	-	239	guns	core	A building hex may hold a Gun only if the Gun is a small target, or is an AT/INF Gun and not a large target.
1.2.7/a	-	245	vehicles	data	AFV types: Armored Car (white circle behind MP) and Fully Tracked (white oval); vehicle attributes: MA calibre/length, ground pressure, target size, ROF, AFs, turret type, MGs, MP (red = mechanical reliability).
1.3/a	-	249	scenario	data	Scenario card supplies: boards, units and weapons with quantities, setup areas/entry, game length, victory conditions, setting, SSR; (ELR per 5.1). No scenario card is in this text.
1.3/b	-	249	scenario	core	If a board is named for VC or as the only setup board, its partial hexes that mate to another board do not qualify for VC or setup.
1.4/a	-	253	components	core	Dice: one white d6 + one coloured d6. DR = both, dr = one. Which die is coloured must be recorded: used for ROF, backblast, vehicle hit location, Bog removal.
2.0/A#	-	257	ordnance	data	A# = depletion number for APCR.
2.0/AAMG	-	259	vehicle-combat	core	AAMG: usable only when CE; range 8 hexes.
2.0/AC	-	261	vehicles	data	AC = Armored Car (white circle behind MP).
2.0/Acquired	-	263	to-hit	core	Acquired Target: TH DRM -1 or -2 for MA, Gun or Mortar firing again at the same target; two kinds: unit acquisition (ITT/VTT) and area acquisition (ATT) (6.10, 6.11; counter sizes mangled in OCR).
2.0/AFV	-	269	vehicles	data	AFV = any vehicle with an Armor Factor.
2.0/AirBurst	-	271	mortars	core	Air Burst: in woods the TEM is -1 rather than +1 against mortar fire on Infantry or a CE vehicle.
2.0/Ambush	-	273	close-combat	core	Ambush may occur when advancing into CC while concealed, vs concealed units, or into certain terrain; ambusher: -1 to its CC attacks, +1 to attacks against it, resolves all its attacks first, only survivors attack back.
2.0/AP	-	275	ordnance	core	AP may be used on VTT, and on ITT with reduced effect; never on ATT.
2.0/AreaFire	-	279	fire	core	Area Fire halves FP of non-ordnance attacks once per applicable case (3.2.2, 3.2.3, 3.3.2.2, 3.3.3, 3.4, 3.5, 4.1, 6.4, 8.3.2); halvings are cumulative.
2.0/ATT	-	281	to-hit	core	Area Target Type: mandatory for Mortars and for any Smoke fire; barred to LATW and to any ammo other than HE or Smoke/WP.
2.0/Aspect	-	283	vehicle-combat	core	Aspect: each vehicle hit is located by turret/hull and by front/side/rear.
2.0/AssaultFire	-	285	fire	core	Assault Fire: AFPh attack of MMC with underscored FP (3.5).
2.0/ATTACKER	-	291	sequence	core	ATTACKER = player whose Player Turn is in progress; DEFENDER = the other (roles, not scenario attacker/defender).
2.0/B#	-	293	support-weapons	core	B# = breakdown number; weapon becomes malfunctioned and repairable.
2.0/Backblast	-	295	light-at	core	Backblast applies to firing BAZ, PSK or PF from inside a building (4.4.3; not from huts, 8.2.1).
2.0/BlindHex	-	301	los	none	Blind hex: hex not visible owing to LOS obstacles (definition only).
2.0/BMG	-	303	vehicle-combat	core	BMG range 8 hexes; CMG range 12; RMG range 8; AAMG range 8.
2.0/Bog	-	305	vehicles	core	Bog: temporary immobilization by a failed Bog Check (7.6).
2.0/BoundingFire	-	307	vehicle-combat	core	Bounding Fire: vehicle fire in AFPh after entering a new hex in the MPh. Bounding First Fire: vehicle fire in its own MPh before or after moving.
2.0/CasualtyReduction	-	313	morale	core	Casualty Reduction: HS or crew eliminated; SMC wounded; squad becomes a HS.
2.0/CA	-	315	guns	core	CA = Covered Arc, direction of the gun barrel.
2.0/CenterDot	-	327	los	none	Centre dot: white dot from which LOS is measured.
2.0/CCRF	-	331	vehicle-combat	core	CC Reaction Fire: Defensive First Fire by Infantry in the same hex as an enemy AFV (3.3.4).
2.0/Concealment	-	335	concealment	core	Concealment: only with PTO Terrain or by SSR; concealed units gain e.g. Area Fire against them, +2 TH DRM, -2 ambush drm.
2.0/Control-a	-	337	victory	core	Control of a hex/building: gained by a Good Order Infantry MMC occupying it with no enemy unit present.
2.0/Control-b	-	337	victory	core	A building is controlled without occupying all its hexes provided no enemy unit is in the building when the friendly unit enters.
2.0/Control-c	-	339	victory	core	AFV controls its hex only while there and if no Good Order enemy unit is in it; on leaving, control reverts to its former state.
2.0/Control-d	-	339	victory	core	At start each side controls all hexes/buildings in its setup area (not areas shared by both) and all of any board on which only that side may set up.
2.0/COT	-	341	movement	core	COT = terrain entry cost; actual cost may exceed it (e.g. Crest Line).
2.0/Cowering	-	343	fire	core	Cowering: MMC rolling doubles on an IFT attack without leader direction; never for Ordnance, IFE or any vehicle fire.
2.0/CX	-	345	movement	core	CX status: after Double Time (3.3.1) or after using all its MF in the APh (3.7).
2.0/D#	-	347	ordnance	data	D# = APDS depletion number; H# = HEAT; s# = Smoke; WP# = White Phosphorus; A# = APCR; all on the back of the counter.
2.0/DirectHit	-	359	guns	core	Direct Hit: KIA/K from final DR (before Gunshield DRM) after an ordnance hit vs a Gun.
2.0/DM	-	361	rally	core	DM = Desperation Morale: +4 DRM to rally attempts.
2.0/DoubleTime	-	363	movement	core	Double Time: +2 MF in the MPh at the price of CX.
2.0/drDR	-	365	components	core	dr = 1 die, DR = 2 dice; drm/DRM = additive modifiers to them.
2.0/Emplaced	-	371	guns	core	Emplaced Gun: not set up on paved road and never moved: +2 Emplacement TEM.
2.0/FFMO	-	373	first-fire	core	FFMO: -1 DRM vs Infantry moving in Open Ground; not if there is any LOS Hindrance.
2.0/FFNAM	-	375	first-fire	core	FFNAM: -1 DRM vs moving Infantry not using Assault Movement.
2.0/FG	-	377	fire	core	Fire Group: two or more units and/or MG/ATR; no Ordnance; vehicle MG/IFE may not combine with other units.
2.0/FullStrength	-	385	pacific	data	Japanese squad/crew starts Full-Strength (no red stripe), may become Reduced-Strength (red stripe).
2.0/GoodOrder	-	389	morale	core	Good Order: Infantry neither broken nor in Melee; vehicle neither Shocked (incl. UK) nor Stunned.
2.0/Gunshield	-	395	guns	core	Gunshield: usually +2 IFT DRM for crew of AT or INF Gun (6.6).
2.0/Hazardous	-	399	guns	core	Hazardous Movement = manhandling a Gun (6.5).
2.0/HE	-	401	ordnance	core	HE: default ammunition on ITT and ATT; may be used on VTT with its own TK table.
2.0/HEAT	-	403	ordnance	core	HEAT: used by BAZ, PF, PSK, PIAT, and as Special Ammo by some Guns/MA.
2.0/Hindrance	-	407	los	core	Hindrance sources: orchard, grain, brush, non-moving vehicles/wrecks, Smoke; each Hindrance hex traced through (not into; Smoke excepted) adds +1 to same-level IFT/TH DR (Smoke its own value).
2.0/Hit	-	411	to-hit	core	Ordnance must secure a hit before any IFT or TK resolution.
2.0/Immobilized	-	419	vehicles	core	Immobilized vehicle may not change hex, turn VCA or start; causes: combat, Shock/Stun, Bog, Mechanical Reliability.
2.0/Inexperienced	-	421	experience	core	Inexperienced = Green MMC not stacked with a Good Order leader, and every Conscript MMC: 3 MF; B#/X# -1; cowers two columns; +1 ambush drm; CCV -1 (5.4).
2.0/Infantry	-	423	components	data	Infantry = all SMC and MMC.
2.0/ITT	-	425	to-hit	core	Infantry Target Type: not for Mortars or LATW; any ammo except Smoke/WP.
2.0/InherentTerrain	-	427	los	core	Inherent Terrain (orchard, Smoke, wreck/AFV; in PTO also Dense jungle, bamboo and palm trees): whole hex incl. hexsides; a LOS along such a hexside is affected.
2.0/IntensiveFire	-	431	ordnance	core	Intensive Fire: one extra shot by Gun/MA after losing ROF: +2 TH, B# -2.
2.0/Interdiction	-	433	rout	core	Interdiction: NMC for a unit routing without Low Crawl through Open Ground in LOS and normal range of an enemy that could apply FFMO.
2.0/KEU	-	437	concealment	core	Known Enemy Unit: unconcealed enemy unit to which the friendly unit currently has LOS.
2.0/LATW	-	439	light-at	data	LATW = BAZ, PSK, PF, ATR, PIAT.
2.0/LLMC	-	441	leaders	core	LLMC: MC caused by loss of a leader of higher morale than units stacked with him; LLTC: task check when such a leader breaks.
2.0/LowCrawl	-	447	rout	core	Low Crawl: rout of one hex, immune to Interdiction.
2.0/MA	-	451	vehicle-combat	core	MA is Ordnance unless it is a MG/IFE firing on the IFT.
2.0/MandatoryFG	-	453	fire	core	Infantry and MG/ATR in one hex firing at the same target (or same moving stack on the same expenditure) must form one FG; vehicle MG/IFE likewise combine among themselves; Ordnance may not.
2.0/Melee	-	455	close-combat	core	Melee: state of opposing units left in the same hex after CC.
2.0/MGclass	-	459	machine-guns	data	MG classes: LMG, MMG, HMG (SW); vehicles may also have MGs.
2.0/Mobile	-	465	vehicles	core	Mobile = Good Order vehicle neither bogged nor Immobilized.
2.0/Mortars	-	467	mortars	core	Mortars must use ATT; 60mm or less = SW usable by any Infantry; larger = Gun needing a crew to avoid penalty.
2.0/MotionFire	-	469	vehicle-combat	core	Motion Fire: fire by a vehicle Non-Stopped or in Motion: MG/IFE FP halved, plus TH penalties.
2.0/Motion	-	473	vehicles	core	Motion status: vehicle has started since last stop. Motion Status Attempt: try in the opponent's MPh to gain Motion or change VCA.
2.0/MovingTarget	-	477	vehicles	core	Moving target: vehicle/wreck that entered a new hex this Player Turn, or is in Motion, or began its MPh in Motion.
2.0/NearMiss	-	483	guns	core	Near Miss: a hit vs a Gun without KIA/K before Gunshield modification.
2.0/NMC	-	485	morale	core	NMC: DR <= current morale or break; leadership may apply. NTC: DR <= current morale to do a task; leadership may apply.
2.0/NT	-	489	guns	core	NT (non-turreted) = all Guns without 360-degree mount and turretless vehicular MA.
2.0/NonQualified	-	491	guns	core	Non-Qualified Use: +2 TH DRM and B# -2.
2.0/NonStopped	-	493	vehicles	core	Non-Stopped: during the MPh, no stop MP spent since the last start MP.
2.0/Ordnance	-	497	ordnance	core	Ordnance = Gun, SW mortar or LATW, or vehicle MA, needing a hit before IFT (Infantry) or TK (vehicle).
2.0/PBF	-	503	fire	core	PBF: target in adjacent hex, FP doubled. TPBF: target in own hex, FP tripled.
2.0/PlayerTurn	-	511	sequence	core	Player Turn = eight consecutive phases; two Player Turns make one game turn.
2.0/PTO	-	521	pacific	core	PTO Terrain only by SSR: woods->jungle, brush->bamboo, orchards->palm trees, certain wooden buildings->huts, grain->kunai.
2.0/Recall	-	527	vehicles	core	Recall: AFV must leave by a friendly board edge as soon as possible; caused by STUN, second Stun (first if 1MT), or permanently disabled MA.
2.0/Smoke	-	549	smoke	data	Smoke exponent: superscript on FP allowing grenade smoke attempts.
2.0/SquadEquiv	-	553	stacking	core	Crew or HS manning a Gun counts as a full squad for stacking only.
2.0/StackingLimits	-	557	stacking	core	Per side per hex: at most 3 MMC squad equivalents + 4 SMC, and 1 vehicle.
2.0/StepReduction	-	559	pacific	core	Step Reduction: failed MC by Japanese squad: Full -> Reduced -> HS; crew: Full -> Reduced -> broken 1-2-7 crew.
2.0/Stun	-	561	vehicle-combat	core	Stun follows failed crew MC, or MG final TK DR equal to final TK#. STUN follows KIA, K, second Stun (first if 1MT) or original 12 on MC and adds Recall.
2.0/TargetSize	-	569	to-hit	data	Gun size by M# colour/background; vehicle size by colour of its AFs.
2.0/TEM	-	571	fire	core	TEM: IFT or TH DRM from the target's terrain.
2.0/TCA	-	579	vehicles	core	TCA = vehicle front unless a turret counter shows otherwise; VCA = vehicle front.
2.0/VTT	-	585	to-hit	core	VTT: not for Mortars or most LATW; any ammo except Smoke/WP.
2.0/Weapon	-	587	components	data	Weapon (capital W) = SW, Gun, AFV MA or AFV MG.
2.0/WP	-	589	smoke	core	WP: Smoke limited to certain nations/Weapons, gives lesser Hindrance, and inflicts a NMC when it hits.
2.0/Wreck	-	593	vehicles	core	Wreck: destroyed vehicle stays on map flipped to its wreck side.
2.0/X#	-	595	support-weapons	core	X# = breakdown number of FT, DC, BAZ, PSK: weapon is removed, not repairable.
3.0/a	-	599	sequence	core	Player Turn phases in order: RPh, PFPh, MPh, DFPh, AFPh, RtPh, APh, CCPh.
3.0/b	-	599	sequence	core	A game turn is complete after both players have run all eight phases as ATTACKER.
3.1/a	-	603	rally	core	In RPh both players rally broken units, repair, recover or transfer; except leaders rallying, each unit may do only one action per RPh; steps a) to h) are strictly in order.
3.1a	-	605	sequence	core	Step a: ATTACKER rolls for provisional (SSR) reinforcements and sets up offboard all forces entering this Player Turn.
3.1b	-	607	support-weapons	core	Step b Recovery: Good Order unit takes an unpossessed SW/Gun in its hex on a final dr < 6 (+1 drm if CX); ATTACKER first.
3.1c/a	-	609	support-weapons	core	Step c Repair: Good Order unit possessing a malfunctioned Weapon of its own nationality repairs it on dr <= repair number; original dr 6 eliminates the Weapon; ATTACKER first.
3.1c/b	-	609	vehicle-combat	core	Good Order vehicle: one repair dr for each broken MG/MA; 1 repairs, 6 removes it for good (Disabled).
3.1d	-	611	support-weapons	core	Step d Transfer: possession of Weapons may be rearranged freely between Good Order units in the same location; ATTACKER first.
3.1e/a	-	613	rally	core	Step e Self-rally: both sides (ATTACKER first) may self-rally units with boxed broken morale (leaders, crews, ...).
3.1e/b	-	613	rally	core	The ATTACKER only may self-rally one additional MMC that has no boxed morale.
3.1e/c	-	613	rally	core	Self-rally DR has +1 DRM; a leader cannot apply his own leadership modifier to his own self-rally.
3.1f/a	-	626	rally	core	Step f: broken units stacked with a Good Order leader may be rallied; ATTACKER first; success if final DR <= broken-side morale; unit flips to its unbroken side.
3.1f/b	-	626	rally	core	Rally DRMs: +4 if DM; -1 if in woods or building; + leadership modifier of the rallying leader.
3.1f/c	-	626	rally	core	If the only leader in a stack of broken units is broken, he must self-rally first before rallying others (then may in the same RPh).
3.1f/d	-	626	rally	core	Original rally DR 12 = Casualty Reduction; no other penalty for failing.
3.1f/e	-	626	rally	core	One rally attempt per unit and Player Turn; a Good Order leader may try every unit stacked with him.
3.1g	-	628	vehicle-combat	core	Step g: both sides roll recuperation for Shocked / UK AFVs (7.10): remove or flip the marker or eliminate the vehicle.
3.1h/a	-	630	rally	core	Step h: at the end of RPh remove all DM markers except from units adjacent to a Known Enemy Unit.
3.1h/b	-	630	rally	core	A broken unit may opt to keep DM, unless in woods or building.
3.2/a	-	634	fire	core	Full-strength fire only once per unit and Player Turn (weapons keeping ROF excepted); otherwise any, all or none may fire in an applicable phase.
3.2/b	-	634	fire	core	A fire attack affects all units in the target hex, except that Defensive First Fire in the MPh affects only the units moving together.
3.2.1/a	-	644	los	core	A unit may fire only at an enemy unit to which it has LOS; LOS = straight line between firer's and target's centre dots.
3.2.1/b	-	644	los	core	No LOS to or from offboard units.
3.2.1/c	-	646	los	core	LOS is blocked if the line crosses an obstacle depiction (building, woods, hill) with the obstacle visible on both sides of the line; touching an edge does not block.
3.2.1/d	-	646	los	core	LOS is unhindered if it neither crosses a Hindrance depiction (grain, brush) nor touches an Inherent-Terrain Hindrance hex (orchard, Smoke).
3.2.1/e	-	646	los	core	Terrain in the firer's hex or target hex does not block LOS to the centre dot (but Smoke in either hex hinders).
3.2.1/f	-	659	los	core	Units in intervening hexes do not block fire and are not affected by it.
3.2.1/g	-	659	los	procedure	No LOS check before an attack is declared. Software must decide whether a LOS preview is allowed (option per battle).
3.2.1/k	-	659	los	core	A declared attack whose LOS proves blocked is not resolved, yet its units and Weapons have fired for all purposes, including possible breakdown of the weapon.
3.2.1/h	-	659	los	core	Total Hindrance DRM (Smoke + terrain) of +6 or more blocks LOS.
3.2.1/i	-	661	los	core	LOS to a lower elevation (and back) exists only if the higher unit's LOS leaves its hex through a Crest Line and crosses no other Crest Line.
3.2.1/j	-	661	los	core	A higher unit sees into, not past, LOS obstacles; it sees over lower-level Hindrances (grain, brush) without Hindrance.
3.2.2/a	-	665	fire	core	FP of attacking Infantry/ATR/MG (incl. vehicular MG/IFE): doubled vs adjacent hex (PBF), tripled vs own hex (TPBF).
3.2.2/b	-	665	fire	core	MMC/MG/IFE/FT may attack beyond normal range up to twice normal range at half FP (Area Fire, long range).
3.2.2/c	-	665	fire	core	Fractions are kept through all multiplications and additions to the attack total; FP modifications are cumulative (e.g. both doubled and halved, halved several times).
3.2.2/d	-	665	fire	core	A unit may not split its FP between targets; a squad may fire its own FP at one target and any possessed Weapon at another.
3.2.2/e	-	665	fire	core	Cowering: original doubles on a non-leader-directed MMC's IFT DR shifts the attack one column left (two if any Inexperienced MMC is in it) and marks the firers Prep Fire or Final Fire.
3.2.2/f	-	665	fire	core	A cowering shift below the lowest column = no effect.
3.2.2/g	-	665	fire	core	Cowering never affects Ordnance, vehicles, CC, DC or Residual FP attacks.
3.2.2/h	-	667	fire	core	Multi-hex FG: each participating unit must be in or adjacent to a hex of another participant; a leader alone cannot be a link.
3.2.2/i	-	667	fire	core	Ordnance and FT may not join a FG; vehicle MG/IFE may FG only with weapons of the same vehicle.
3.2.2/j	-	667	fire	core	All FG members need LOS to the target; those found without LOS forfeit their attack; the rest must still attack as a smaller FG (if adjacent) or as separate attacks at firer's option.
3.2.2/k	-	669	fire	core	Mandatory FG: Infantry in the same hex attacking the same unit must attack as one FG, except FT, Ordnance and subsequent ROF attacks.
3.2.2/l	-	671	leaders	core	A leader may apply his DRM to the IFT DR of one attacking Infantry unit (not FT) or one FG per Player Turn, all of whose units are in his hex; repeated use only for ROF shots and Defensive Fire (1.2.1/e, 3.4/e).
3.2.2/m	-	671	leaders	core	A multi-hex FG gets leadership only if a leader directs in every hex of the FG; the worst of those leaders' DRM is used.
3.2.2/n	-	671	leaders	core	A leader directing fire counts as having attacked.
3.2.2.1/a	-	675	fire	core	TPBF: FP of MMC/MG/ATR/IFE tripled vs a target in the firer's hex (enemy vehicle entered, or Infantry in hex with Motion/Non-Stopped vehicle).
3.2.2.1/b	-	675	vehicle-combat	core	BU AFVs are immune to TPBF; CE AFVs are not (the +2 CE DRM applies).
3.2.2.1/c	-	675	fire	core	A unit may not fire out of its hex while an enemy unit is in it.
3.2.3/a	-	679	fire	core	IFT resolution: use rightmost column whose FP <= total adjusted FP (9 FP -> 8 column); excess FP is lost; DR + DRM cross-indexed.
3.2.3/b	-	679	fire	core	IFT DRMs: leadership, TEM of target hex, LOS Hindrance between (not in) firer's and target's hexes, and others of the QRDC.
3.2.3/KIA-a	-	681	fire	core	#KIA: # targets, chosen at random, are eliminated; all remaining targets break and go DM, or suffer Casualty Reduction if already broken.
3.2.3/KIA-b	-	681	vehicle-combat	core	KIA or K/# vs a CE AFV crew: AFV and crew STUNNED (7.10).
3.2.3/K-a	-	683	fire	core	K/#: one random target suffers Casualty Reduction; all others, and any HS left by the reduction, take a MC with +# to the DR.
3.2.3/K-b	-	683	morale	core	Casualty Reduction: HS/crew eliminated; squad -> HS; SMC wounded.
3.2.3/wound-a	-	683	leaders	core	Wound severity dr, immediately: 1-4 light wound (Wound marker), 5-6 SMC eliminated.
3.2.3/wound-b	-	685	leaders	core	Wounded SMC: 3 MF, IPC 0, no Double Time, morale and leadership each worsened by 1 (8-0 becomes morale 7, DRM +1).
3.2.3/wound-c	-	685	leaders	core	Further wounds: +1 drm (single, not cumulative) to the wound severity dr; no other extra effect.
3.2.3/NMC-a	-	689	morale	core	NMC: each target unit rolls DR <= its morale or breaks (flip, DM marker; remove Pin and CX markers).
3.2.3/NMC-b	-	689	morale	core	The best leader in the hex checks first.
3.2.3/NMC-c	-	689	morale	core	Original 12 on a MC: Casualty Reduction in addition to breaking.
3.2.3/NMC-d	-	689	morale	core	Already broken unit failing a MC: Casualty Reduction; original 12: eliminated.
3.2.3/NMC-e	-	689	experience	core	Unbroken unit failing a MC by more than its ELR may be replaced by a lesser quality unit (5.1).
3.2.3/NMC-f	-	691	morale	core	Broken units use broken-side morale for all MC and rally; they may only rout and try to rally.
3.2.3/NMC-g	-	691	leaders	core	An unpinned Good Order leader who passed his own MC applies his DRM to other units (incl. lower-morale leaders) in the target location, never to himself.
3.2.3/LLMC	-	693	leaders	core	Leader eliminated: all units of lower current morale stacked with him and not in CC take a NMC after the initial attack; a negative leadership DRM is added as a positive one.
3.2.3/LLTC	-	695	leaders	core	Leader breaks: all Good Order units of lower current morale stacked with him and not in CC take a PTC after the attack; a negative leadership DRM is added as positive.
3.2.3/pin-MC	-	697	morale	core	Unbroken unit that passes a required MC with the highest DR that still passes (final DR = morale) is pinned.
3.2.3/crew-MC	-	699	vehicle-combat	core	CE AFV crew failing its MC: Stun; original 12: STUNNED (Recall).
3.2.3/#MC	-	701	morale	core	#MC: # is a positive DRM to the MC DR.
3.2.3/PTC-a	-	703	morale	core	PTC: each unbroken, unpinned target unit rolls DR <= current morale or is pinned; leadership applies if the leader in the target group passed his own PTC first.
3.2.3/PTC-b	-	705	morale	core	Pinned unit, rest of the Player Turn: may neither move nor change a Gun's CA.
3.2.3/PTC-e	-	705	morale	core	Pinned unit: its FP is halved (Ordnance +2 TH, Case 2) and it has no ROF.
3.2.3/PTC-f	-	705	leaders	core	A Pin suspends a leader: his DRM modifies nothing while it lasts.
3.2.3/PTC-c	-	705	morale	core	At most one Pin per unit and Player Turn.
3.2.3/PTC-d	-	707	vehicle-combat	core	Pin result vs CE crew of a non-OT AFV: BU for the rest of the Player Turn; the vehicle itself is never pinned and may move.
3.2.3/DM	-	709	rally	core	A broken unit without DM gets it on becoming adjacent to a Known Enemy Unit, or when attacked with enough FP (possible Cowering allowed for) that a NMC could have resulted.
3.2.4/a	-	713	to-hit	core	Guns, SW Mortars, LATW and non-MG vehicular MA must first hit using ITT, ATT, VTT or the weapon's own TH table; hit vs Infantry/Gun -> IFT; hit vs vehicle -> TK table.
3.2.4/b	-	713	to-hit	core	A hit need not affect every unit in the hex: units not moving during Defensive First Fire, units with different DRM, or units outside the chosen Target Type may be missed.
3.2.4/ITT-a	-	717	to-hit	core	ITT: usually HE, HEAT or AP allowed; all enemy targets in the hex except BU AFVs can be affected by a hit, including CE crews.
3.2.4/ITT-b	-	717	to-hit	core	ITT: TEM modifies the TH DR, not the IFT DR.
3.2.4/ATT-a	-	721	to-hit	core	ATT: compulsory for Mortars and Smoke; optional for HE; not for HEAT or AP; a hit can affect all units in the hex; TEM modifies the IFT DR, not the TH DR.
3.2.4/ATT-b	-	721	to-hit	core	ATT by a non-mortar uses up all ROF: no further shot that turn.
3.2.4/ATT-c	-	721	to-hit	core	ATT cannot be used at range 0, as Bounding First Fire, or by a Motion vehicle.
3.2.4/VTT	-	725	to-hit	core	VTT: aimed at one specific vehicle; a hit cannot harm any other unit in the hex.
3.2.4/proc-a	-	729	to-hit	core	Ordnance may fire in PFPh, Defensive First Fire, Final Fire or AFPh if possessed by Infantry manning it or if it is a vehicle MA; MA also in own MPh (3.3.2.2).
3.2.4/proc-b	-	743	to-hit	core	Declare target, Target Type (and ammo); find TH# by ordnance type, Target Type and range on the TH chart (missing); hit if final DR (DR + firer DRMs + target DRMs) <= TH#.
3.2.4/proc-c	-	743	to-hit	core	TH colour: ATT always red; ITT/VTT black, except red for Russian, Italian, Polish, Slovak or pre-1944 American Gun/MA, or under Non-Qualified or Captured Use; if no red number is printed use the black.
3.2.4/proc-d	-	743	to-hit	data	TH DRMs: firer-based (CX, CA change, Non-Qualified Use ...) and target-based (FFMO, FFNAM, Acquisition, Hindrance, TEM unless ATT ...), listed by case number on the QRDC (missing).
3.2.4/case2	-	1530	to-hit	data	TH Case 2: pinned firer +2 (printed for a pinned OT vehicle; same figure for any pinned Ordnance firer).
3.2.4/case8	-	749	to-hit	data	TH Case 8, CA change before the shot: NT Gun/mortar +3 first hexspine, +1 each further; ST/RST turret +2 first; 360-degree mount +1 first (T turret and further spines: charts).
3.2.4/case10	-	1244	to-hit	data	TH Case 10: shot at a target in the firer's own hex has a DRM (value not printed; charts: +2).
3.2.4/case14	-	1422	to-hit	data	TH Case 14: Bounding Firer, T-turret Gun after moving +4 in AFPh (in place of the +2 of 3.5/a; about the same in its own MPh); other turrets and fewer MP in LOS: QRDC (charts: estimates).
3.2.4/case16	-	1422	to-hit	core	TH Case 16: a Motion/Non-Stopped vehicle firing Ordnance doubles the lower die of its TH DR.
3.2.4/case24	-	1410	to-hit	data	TH Case 24: moving vehicle target +2, seen when it spent more than 3 MP in the firer's LOS; a start MP alone in its first hex does not count (1434). DRM for fewer MP is on the QRDC (charts: ASL J1/J2).
3.2.4/proc-e	-	743	to-hit	core	Fire in the ATTACKER's MPh follows Defensive First Fire principles: only moving targets are affected.
3.2.4/ROF	-	745	ordnance	core	ROF -1 each, cumulative, for that shot: IFE use; Captured use; Non-Qualified use; NT Gun changing CA that phase (not for 76-82mm Mortars).
3.2.4/range	-	745	ordnance	core	Most Guns/MA have no range limit; if two numbers are printed they are minimum and maximum range.
3.2.4/CA-a	-	747	guns	core	CA points at one of six hexspines; it comprises own hex, the two hexes sharing that spine, the two diagonal hexrows through them and all hexes between (60-degree-type cone).
3.2.4/CA-b	-	757	guns	core	Gun/MA/BMG/CMG may fire only within its CA; unless a pinned Gun it may change CA before firing, paying the firer-based TH DRM (or IFT DRM for MG/IFE).
3.2.4/CA-c	-	759	guns	core	CA-change penalty applies only to the first shot after the change; not again (Case 8) until CA changes again; Case 8 never applies to Bounding First Fire.
3.2.4/CA-d	-	759	guns	core	A Gun may change CA without firing at the end of a friendly fire phase (not MPh) if it could still fire without Intensive Fire and its manning Infantry has not fired inherent FP; then neither Gun nor manners may move that Player Turn.
3.2.4/CA-e	-	759	guns	core	Gun with white circle = 360-degree mount with lower CA-change DRMs; all other Guns are NT.
3.2.4/CA-f	-	761	vehicles	core	Vehicle has a VCA (front, to a hexspine); turreted vehicles also a TCA; BMG fires through VCA, CMG through TCA, rear CMG/RMG through the rear TCA.
3.2.4/CA-g	-	763	vehicle-combat	core	Own hex is part of CA/VCA/TCA in the enemy MPh only if the entering unit came through a hexside of that weapon's CA, or the weapon changes CA to include that hexside as it enters.
3.2.4/CA-h	-	763	vehicle-combat	core	An immobile vehicle's own hex is otherwise outside the VCA of bow-mounted weapons.
3.2.4/IF-a	-	767	ordnance	core	Intensive Fire: Gun/MA (not SW) that fired and lost ROF may fire once more in the same phase; mark; no more fire that Player Turn; +2 TH; B# -2.
3.2.4/IF-b	-	767	ordnance	core	Intensive Fire with original TH DR equal to the original B# (6.12 says >=): Gun permanently removed; vehicle (MA disabled and) Recalled.
3.2.4/IF-c	-	767	ordnance	core	A Gun/MA with no printed ROF that changes CA is marked Intensive Fire after that shot and cannot fire again that Player Turn.
3.2.4/IF-d	-	767	ordnance	core	No Intensive Fire if pinned, Shocked or Stunned; none in AFPh; in DFPh only vs adjacent or same hex; none if the weapon is marked No IF.
3.2.4/NQ	-	770	ordnance	core	Non-Qualified Use: Gun (not SW) fired by squad/HS: +2 TH, B# -2, permanently removed on original TH (or IFE IFT) DR >= original B#.
3.2.4/eff-a	-	774	to-hit	core	Hit vs Infantry, CE crew, or ATT vs vehicle: new IFT DR on the column of the calibre (ITT) or on half that FP (ATT); ITT: no TEM on IFT; ATT: TEM on IFT.
3.2.4/eff-b	-	776	ordnance	core	Ordnance IFT FP is not doubled for PBF, has no long range, and is not halved in AFPh.
3.2.4/eff-c	-	780	to-kill	core	VTT or LATW hit vs AFV: determine target facing, aspect and AF, then TK table.
3.2.4/facing-a	-	782	to-kill	core	Target facing by LOS direction (front/side/rear diagram missing); LOS exactly along a hexspine bounding facings uses the facing least favourable to the attacker.
3.2.4/facing-b	-	782	to-kill	core	Fire from within the target's hex: facing by coloured die of TH DR: 1-2 rear, 3-4 side, 5-6 front; FT strikes rear.
3.2.4/facing-c	-	782	to-kill	core	Turret hit if coloured die < white die of the original TH DR; hull hit if coloured >= white.
3.2.4/facing-d	-	782	to-kill	core	Turret-hit facing uses TCA, hull-hit facing uses VCA.
3.2.4/TK	-	782	to-kill	core	Final TK# = TK# (by ammo, calibre/length[, range]) minus AF; TK DR < final TK# eliminates the vehicle (becomes wreck); equal or more may give other results (7.10).
3.2.5/a	-	788	sequence	core	PFPh: ATTACKER fires; each firing unit/Weapon is marked Prep Fire after its attack; a CX marker on a firing unit is removed.
3.2.5/b	-	788	vehicle-combat	core	A vehicle in Motion may not fire in the PFPh.
3.3/a	-	792	movement	core	MPh: ATTACKER may move any unit that did not fire in PFPh and is not broken, in Melee or immobile, up to its MF/MP, hex to adjacent hex.
3.3/b	-	792	stacking	core	Units may pass over and stack with friends, but may never enter a hex if stacking limits would be exceeded at any moment of the move.
3.3/c	-	792	movement	core	Infantry may not enter a hex containing enemy units in the MPh (exceptions: Banzai 8.1.8.6).
3.3/d	-	792	scenario	core	Offboard units are set up along the entry edge at the start of the RPh of their entry turn and may do nothing offboard but move in the MPh at Open Ground cost.
3.3/e	-	792	movement	core	Roads extend offboard for the road bonus.
3.3/f	-	792	victory	core	Voluntary exit from the map only in Good Order and as part of the VC, paying as for Open Ground.
3.3/g	-	792	scenario	core	Units due to enter must do so in the MPh or APh of their entry turn, else they are eliminated.
3.3/h	-	792	victory	core	A unit forced off the map otherwise than by VC exit is eliminated.
3.3.1/a	-	796	movement	data	MF: SMC 6 (3 wounded); MMC 4 (3 Inexperienced); +1 road bonus; +2 for MMC that begins and ends its MPh stacked with a leader and moves with him in a combined stack; full chart lines 868-872.
3.3.1/b	-	796	movement	core	MF are not transferable between units nor carried between turns; movement is final hex by hex; the player declares MF expended in each hex/action.
3.3.1/c	-	796	movement	core	End of a unit's MPh must be declared before the next unit moves; once another unit moves, earlier units may not move again.
3.3.1/d	-	798	stacking	core	Stacking: per side up to 3 MMC squad equivalents and 4 SMC in a hex; crew/HS possessing a Gun = 1 full squad for stacking.
3.3.1/e	-	800	movement	core	Units move singly or as a stack; a stack may split in the MPh, but all its members must end their MPh before any unit outside it moves.
3.3.1/f	-	802	movement	core	Assault Movement: declared; at most one hex; must not use all of the unit's MF; avoids FFNAM.
3.3.1/g	-	804	movement	core	Double Time: +2 MF; announced at start of the unit's MPh; Infantry only, not broken, pinned, wounded, Assault Moving or already CX; unit becomes CX.
3.3.1/h	-	804	movement	core	CX: +1 (never more than +1) to every IFT, TH or CC DR that the unit makes or directs.
3.3.1/i	-	804	movement	core	CX is removed at the start of the unit's next MPh, but Double Time is barred in that MPh.
3.3.1/j	-	806	smoke	core	Smoke grenades: unit with Smoke Exponent spends 1 MF (own hex) or 2 MF (adjacent hex), then dr (+1 if CX) <= exponent places grenade Smoke.
3.3.1/k	-	806	smoke	core	One smoke grenade attempt per unit per MPh; original dr 6 ends that unit's MPh in its current location.
3.3.1/l	-	818	smoke	core	Grenade smoke is removed at the end of the MPh; entering Smoke costs +1 MF in MPh/RtPh.
3.3.1/m	-	820	support-weapons	core	A moving unit may try to recover an unpossessed Weapon in its hex for 1 MF with final dr < 6 (+1 if CX); one attempt per unit per Weapon.
3.3.1/n	-	804	movement	core	CX: +1 drm to recovery, ambush and smoke grenade dr of the unit.
3.3.1/o	-	804	support-weapons	core	CX: IPC -1.
3.3.1/p	-	804	close-combat	core	CX: any CC attack against the unit has -1 DRM.
3.3.1/TH-TK	-	808	to-kill	procedure	Order of a shot vs vehicle: ammo + Target Type; target + range; TH#; DR with DRMs; hit location hull/turret and facing; TK# by ammo, gun, length, range; TK DR vs TK# - AF; read the destruction table of the ammo type.
3.3.2/a	-	824	vehicles	core	A mobile vehicle must expend its full MP in its MPh; unspent MP at end count as spent in its last hex; no transfer or accumulation.
3.3.2/b	-	824	vehicles	core	Enemy-occupied hexes, one or several, are no bar to a moving vehicle.
3.3.2/c	-	824	vehicles	core	Having entered a new hex, a vehicle counts as moving target for all Defensive Fire of that turn.
3.3.2/d	-	824	vehicles	core	CE AFV entering along a road hexside may pay 1/2 MP per hex.
3.3.2/e	-	826	vehicles	core	VCA change: 1 MP per hexspine; in woods or building 2 MP per hexspine plus Bog risk.
3.3.2/f	-	826	vehicles	core	Vehicle moves only into a hex within its VCA.
3.3.2/g	-	826	vehicles	core	TCA/VCA may change without MP as a result of firing outside the CA in any fire phase but its own MPh, or at the end of a fire phase in which a turret/bow weapon could still fire without Intensive Fire (bow-mounted NA for TCA).
3.3.2/h	-	826	vehicles	core	TCA may change freely with each MP expended in MPh (also Start, Stop, Delay); announce with the MP; in woods/building at least 2 MP must be spent for a TCA change.
3.3.2/i	-	830	vehicles	core	A vehicle not starting under a Motion marker pays 1 MP to start before entering a hex or changing VCA; that MP is spent in its current hex and draws Defensive First Fire (not as moving target).
3.3.2/j	-	830	vehicles	core	Stopping costs 1 MP in the current hex, unless ending the MPh in Motion; after stopping it may start again by paying the start MP again.
3.3.2/k	-	830	vehicles	core	A stopped vehicle still is a moving target if it entered a new hex that Player Turn or began or ended its MPh in Motion.
3.3.2/l	-	832	vehicles	core	Entering a hex costs +1 MP per wreck or vehicle (either side) in it; 2 MP each if entering by road at road rate; the road figure is doubled in woods (i.e. 4; cf. 7.4).
3.3.2/m	-	832	stacking	core	At the end of the MPh a side may have only one non-wrecked vehicle per hex; otherwise the owner flips one to its wreck side.
3.3.2/n	-	834	vehicles	core	Delay = spending MP without moving, only while stopped; a vehicle may also declare a higher-than-needed MP cost on entering a hex.
3.3.2/o	-	836	vehicles	core	A mobile vehicle that used its whole printed MP in MPh without a stop MP or Delay at the end is in Motion (Motion marker).
3.3.2/p	-	836	vehicles	core	A vehicle may end in Motion with MP left only if it lacks the MP to enter the next hex it wants.
3.3.2/q	-	836	vehicles	core	Beginning its Player Turn in Motion a vehicle has no Prep Fire and must spend MP, if only to stop and Delay.
3.3.2/r	-	836	vehicles	core	Vehicles that start offboard are in Motion; none may be set up on board in Motion.
3.3.2/s	-	836	vehicles	core	A vehicle may not voluntarily stop or end its MPh in Motion in an enemy AFV's hex unless, at and from its entry, it could destroy or shock that AFV with an original TK or IFT DR of 5 using non-depletable ammo.
3.3.2/t	-	838	to-hit	core	A Motion vehicle gets the Motion Target TH DRM in any fire phase, also vs DC attacks and in CC; it is never a LOS Hindrance/TEM.
3.3.2/u	-	840	vehicles	core	Mechanical Reliability (red MP): on each start MP or successful Motion Attempt roll DR; 12 (11 for some Russian vehicles) = Immobilized.
3.3.2/v	-	842	vehicles	core	Entering woods with all MP: may first spend 1 MP to start and 1 MP to stop; entering woods or building requires a Bog Check.
3.3.2/w	-	844	vehicles	core	A move of one hex without VCA change is always open to a mobile vehicle: it spends all its MP (plus 1 start MP) and stays in Motion unless it bogs.
3.3.2.1/a	-	848	vehicles	core	Motion Status attempt: defending mobile vehicle in the enemy MPh; success on dr <= MF/MP expended by the enemy ground unit while in the AFV's LOS.
3.3.2.1/b	-	848	vehicles	core	Triggering unit must not have been in the AFV's LOS at the start of that Player Turn; one attempt per AFV per enemy MPh; barred if marked First/Final/Intensive Fire; no penalty for failure.
3.3.2.1/c	-	848	vehicles	core	Success: Motion marker and free VCA/TCA change (Bog Check first where terrain requires); Mechanical Reliability applies, a stall = failed attempt; a vehicle already in Motion may attempt just to change VCA/TCA.
3.3.2.2/a	-	852	vehicle-combat	core	Bounding First Fire: vehicle may move and fire in its own MPh, also vs units in its own hex; mark Bounding Fire.
3.3.2.2/b	-	852	vehicle-combat	core	Firer TH DRMs depend on MP spent with LOS to the target (values on QRDC, missing; T-gun Bounding Fire +4 in example, line 1422); Case 8 never applies.
3.3.2.2/c	-	852	vehicle-combat	core	Delay MP while stopped may be spent, announced singly, to reduce those DRMs; each may draw Defensive Fire.
3.3.2.2/d	-	852	vehicle-combat	core	Vehicle may move again after firing if MP remain; MA keeping ROF may fire again after another MP; all other Weapons must fire from the same hex as the first MA shot.
3.3.2.2/e	-	854	vehicle-combat	core	MG/IFE FP halved in the MPh, quartered if Non-Stopped; vehicular FT not halved for MPh but halved if Non-Stopped.
3.3.2.2/f	-	854	vehicle-combat	core	A vehicle fires in both MPh and AFPh only if it fired just its MA in MPh and kept ROF: then one more shot in AFPh.
3.3.3/a	-	858	first-fire	core	Defensive Fire comprises Defensive First Fire (in enemy MPh, only vs moving units) and Final Fire (DFPh).
3.3.3/b	-	858	first-fire	core	Whenever a unit/stack expends MF or MP in LOS of a Good Order DEFENDER unit, the DEFENDER may interrupt with any number of attacks at it in that location; only the moving unit(s) are affected.
3.3.3/c	-	858	first-fire	core	A firing unit/Weapon that has exhausted ROF is marked First Fire.
3.3.3/d	-	858	first-fire	core	First Fire is resolved before the mover leaves the hex or spends another MF/MP; no return to an earlier position; ATTACKER must offer the window and declare end of movement.
3.3.3/e	-	858	first-fire	core	Once another unit begins to move or the MPh is over, earlier movers can no longer be Defensive First Fired on.
3.3.3/f	-	858	first-fire	core	Any MF/MP expenditure qualifies (smoke attempt, recovery, start/stop, VCA change, DC placement) even if no hex was entered.
3.3.3/g	-	862	first-fire	core	FFNAM -1 vs Infantry moving without Assault Movement; FFMO -1 vs Infantry moving in Open Ground; FFMO void if any LOS Hindrance between firer and target.
3.3.3/SFF-a	-	864	first-fire	core	Subsequent First Fire: Infantry already marked First Fire may fire again with own FP and/or MG if the target is no farther than the closest Known Enemy Unit and within normal range; FP halved.
3.3.3/SFF-b	-	874	machine-guns	core	MG in SFF: B# -2, permanently removed on original IFT DR >= original B#; afterwards the unit and all its Weapons (fired or not) become Final Fire.
3.3.3/SFF-c	-	876	ordnance	core	Gun/MA marked First Fire may Defensive First Fire again as Intensive Fire regardless of closer enemies; manning unit and all Weapons become Final Fire, plus Intensive Fire marker (IFE: 6.8).
3.3.3/FPF-a	-	880	first-fire	core	FPF: Infantry marked Final Fire may fire at adjacent or same-hex moving units in MPh; treated as SFF (halved, doubled for PBF).
3.3.3/FPF-b	-	880	first-fire	core	After an FPF attack its original IFT DR (modified only by applicable leadership) is the NMC DR of the firers incl. directing leader: equal to morale pins, above it breaks, original 12 reduces.
3.3.3/FPF-c	-	880	first-fire	core	FPF has no limit in number but the movers and MF/MP they expend adjacent/in hex; firer must use all FP and usable MG/IFE; may FG with non-FPF units, only FPF users suffer the MC.
3.3.3/FPF-d	-	980	machine-guns	core	MG used in FPF: B# -2 and permanently removed on original IFT DR >= original B# (as in SFF).
3.3.3/summary	-	956	first-fire	none	Summary box of DFF / SFF / FPF / Final Fire repeating 3.3.3-3.4.
3.3.3/h	-	882	first-fire	core	A surviving mover may be fired on again in the same location before spending more MF/MP only by different attackers, or if it spent >= 2 MF/MP there.
3.3.3/i	-	882	first-fire	core	The same unit or Weapon never DFF/SFF/FPFs a moving unit in one location more often than the MF/MP spent there in that MPh.
3.3.3/j	-	884	first-fire	core	Unit broken/pinned by First Fire may be fired on again there in its new state; one that breaks stays subject to FFNAM/FFMO in that location until its MPh ends.
3.3.3/k	-	884	first-fire	core	A pinned unit is not subject to FFNAM/FFMO while pinned; if it then breaks it loses pin and is subject to them again (if applicable before).
3.3.3/l	-	884	first-fire	core	A unit using Assault Movement that breaks is no longer Assault Moving: FFNAM applies for the rest of its MPh.
3.3.4/a	-	888	vehicle-combat	core	Reaction Fire: any Good Order unpinned Infantry may attack a moving vehicle in its hex as CC Reaction Fire using DFF/SFF/FPF procedure; unit and Weapons are marked as fired.
3.3.4/b	-	890	vehicle-combat	core	MMC must first pass a PAATC (one per unit per AFV); failure pins it and bars Reaction Fire.
3.3.4/c	-	890	vehicle-combat	core	Normal CC vs AFV rules apply but the vehicle cannot attack back; unit's CCV -1 if it already fired (including a SW).
3.3.4/d	-	1500	vehicle-combat	core	CC Reaction Fire as FPF: the CC DR is at once the FPF NMC of the attacker (example 1500); attempts are limited by the MF/MP spent there as for any First Fire (1504).
3.3.5/a	-	894	first-fire	core	Residual FP: attack by DFF/SFF/FPF leaves half its highest IFT column (max 12, fractions down; incl. Ordnance hits); 20 column leaves 8 in example (line 1655), so values must be IFT columns.
3.3.5/b	-	894	first-fire	core	No Residual FP from a Weapon that malfunctions, uses Intensive Fire, or chooses to retain ROF; the rest of its FG still leaves its own share (example 950).
3.3.5/c	-	894	first-fire	core	Residual FP falls one IFT column per positive IFT/TH DRM point caused solely outside the target hex (positive leadership, CX, Hindrance, TH DRMs); Height Advantage and negative leadership never change it.
3.3.5/d	-	894	first-fire	core	Air Bursts raise Residual FP by one column (also bamboo -1 TEM, 8.2.1).
3.3.5/e	-	894	first-fire	core	Any unit entering or spending MF/MP (incl. CE AFV) there in the same MPh is attacked by the Residual FP with a new IFT DR; DRMs: TEM/Smoke of that location, FFMO, FFNAM.
3.3.5/f	-	894	first-fire	core	A unit spending MF/MP to leave a location is not attacked by Residual FP in the location it leaves.
3.3.5/g	-	896	first-fire	core	Residual FP attacks alone, always first, before the DEFENDER must declare other fire; one counter per location; a larger later value replaces a smaller; never summed.
3.3.5/h	-	898	first-fire	core	Residual FP attacks a unit once per location; simultaneous MF (e.g. 2 MF for a building) = one attack; again only if it spends more MF/MP there and thereby has worse DRM.
3.3.5/i	-	900	first-fire	core	All Residual FP is removed at the end of the MPh.
3.3.5/j	-	894	first-fire	core	A To Kill attempt leaves Residual FP like an IFT attack, except with AP (unless fired by a MG), ATR, APCR or APDS.
3.4/a	-	906	first-fire	core	Final Fire: DEFENDER units, Weapons and vehicles not marked First/Final/Intensive Fire may fire (including Weapons that kept ROF in MPh).
3.4/b	-	906	first-fire	core	Units and non-vehicular MG (or IFE Gun/MA) marked First Fire may fire again only at same/adjacent hex, at half FP (then doubled by PBF), and become Final Fire.
3.4/c	-	906	first-fire	core	Gun/MA marked First Fire may Intensive Fire at an adjacent or same hex; units marked Final Fire cannot fire.
3.4/d	-	906	first-fire	core	Final Fire affects all enemy units in the target location; FFNAM/FFMO do not apply.
3.4/e	-	908	leaders	core	Leader direction used in Defensive First Fire may be reused in SFF, FPF or Final Fire only for one unit/FG containing no other firers than those he directed before; he cannot direct a newly formed FG.
3.4/f	-	910	first-fire	core	Remove all First and Final Fire markers at the end of DFPh.
3.5/a	-	914	fire	core	AFPh: ATTACKER units/Weapons that did not fire in PFPh may fire at half FP; Ordnance adds +2 TH instead (a vehicle that moved: Case 14 instead; FT and DC are not halved, 4.2, 4.3).
3.5/b	-	914	fire	core	Assault Fire: a squad with underlined FP using its own FP in AFPh adds 1 FP after all other modification of its own FP, then rounds fractions up; not beyond normal range.
3.5/c	-	914	fire	core	MMG, HMG, Mortars and Guns that moved in MPh may not fire in AFPh; no Weapon fires more than once in AFPh.
3.5/d	-	914	vehicle-combat	core	A moved vehicle fires in AFPh as Bounding Fire; if in MPh it fired only a multiple-ROF weapon and kept ROF it may fire that weapon once more (TH DRM or halved MG/IFE FP).
3.5/e	-	914	vehicle-combat	core	A vehicle that fired any weapon but the MA in the MPh may not fire in the AFPh.
3.5/f	-	918	fire	core	Remove all Prep Fire and Bounding Fire markers at the end of AFPh.
3.6/a	-	922	rout	core	Next to, or together with, an unbroken Known Enemy Unit no broken unit outside Melee may end the RtPh: it goes DM and must rout or be eliminated.
3.6/b	-	922	rout	core	A broken unit may not stay unemplaced in the same Open Ground location within normal range and LOS of a Known Good Order enemy able to interdict it there; it goes DM and must rout or be eliminated for failure to rout.
3.6/c	-	922	rout	core	Routs: ATTACKER first, one unit at a time.
3.6/d	-	952	rout	core	Broken units have 6 MF in RtPh (wounded SMC 3); never increased.
3.6/e	-	952	rout	core	Low Crawl: rout of exactly one hex using the whole MF allotment; cannot be interdicted; all other rout rules apply incl. not ending adjacent to an unbroken KEU.
3.6/f	-	954	rout	core	Router must go to the nearest (in MF, along a legal rout path) building or woods hex within 6 MF.
3.6/g	-	954	rout	core	While in an enemy unit's LOS (even a broken one's) a router may not move so that the hex range to that Known Enemy Unit decreases, nor move toward it after leaving its LOS in that RtPh.
3.6/h	-	954	rout	core	If adjacent to an enemy unit the router may not move to another hex adjacent to that same unit, unless leaving that enemy's location.
3.6/i	-	990	rout	core	On reaching the nearest legal woods/building hex not adjacent to an enemy the rout ends there, unless it can at once enter another building/woods hex.
3.6/j	-	990	rout	core	A router may always leave a building in which it starts the RtPh; shelter that stacking closes to it is ignored; shelter no farther from a KEU than its starting hex may be ignored.
3.6/k	-	992	rout	core	With no building/woods in reach that RtPh it may rout anywhere the other restrictions allow.
3.6/l	-	994	rout	core	A broken unit may (voluntarily) rout only if under DM.
3.6/m	-	994	rout	core	An unpinned unbroken leader stacked with a router may rout along: stays with it, adds his DRM to its Interdiction NMC, and is eliminated if the unit fails that NMC.
3.6/n	-	996	rout	core	Interdiction: router entering an Open Ground hex without Low Crawl within normal range and LOS of an unbroken, unpinned enemy able to fire there with >= 1 FP, or to hit by TH process at range under 17 hexes.
3.6/o	-	996	rout	core	No Interdiction by a unit in Melee, or by a unit/Weapon with any halved FP or positive DRM (CX unit, lone leader with MG, BU vehicle MA, Motion vehicle, Gun/MA needing a CA change).
3.6/p	-	996	rout	core	Interdicted unit takes a NMC with all its normal consequences; failing = Casualty Reduction, and any HS left may rout on.
3.6/q	-	996	rout	core	Interdiction affects no other units in the hex, needs no unused fire, and applies at most once per Open Ground hex entered.
3.6/r	-	998	rout	core	Open Ground for Interdiction = hex where an interdictor could apply FFMO in a hypothetical First Fire (so not for units with Emplacement TEM; Hindrance negates).
3.6/s	-	1048	rout	core	Summary: a router may ignore any building hex that is part of the building it is already in.
3.6/t	-	1053	rout	core	A routing MMC with SW must carry as much as its IPC allows; excess SW and any Gun are dropped before routing.
3.6/u	-	996	rout	core	Interdicted unit that is pinned by its NMC routs no farther that RtPh; if then adjacent to a Known Enemy Unit it is eliminated for failure to rout.
3.6/summary	-	1042	rout	none	Summary box repeating 3.6 (6 MF, wounded SMC 3; only DM units rout; Low Crawl; eliminated if unable).
3.7/a	-	1002	movement	core	APh: ATTACKER may transfer SW/Guns between Good Order unpinned units and move any Good Order unpinned Infantry one hex, even into enemy-occupied hexes.
3.7/b	-	1004	movement	core	An advance that needs all of a unit's MF makes it CX; a unit already CX may not make such an advance.
3.7/c	-	1004	movement	core	For advance cost a unit's MF are reduced by excess PP; a leader advancing along adds 2 MF and 1 IPC.
3.7/d	-	1006	vehicle-combat	core	MMC advancing into a hex with an enemy AFV must first pass a PAATC: DR <= morale; failure pins; leaders need none but may modify those of units stacked with them even if not entering.
3.7/e	-	1006	vehicle-combat	core	PAATC +1 for Inexperienced Infantry and for non-elite Italian, Allied Minor or Axis Minor.
3.7/f	-	1006	vehicle-combat	core	A unit that passes its PAATC must enter at once; PAATCs need not be predesignated.
3.7/g	-	1008	vehicles	core	In APh an AFV may become CE or BU.
3.7/h	-	1506	vehicle-combat	core	No PAATC is needed in the CCPh to fight an AFV that is already in the unit's hex (example 1506); SMC never need one.
3.8/a	-	1012	close-combat	core	CC occurs in CCPh between opposing units in one hex; no TEM, no Weapons, no PBF; simultaneous (both sides attack even if eliminated) unless ambush or vehicles are present.
3.8/b	-	1014	close-combat	core	ATTACKER orders the CC hexes; each hex is fully resolved before the next.
3.8/c	-	1014	close-combat	core	ATTACKER designates all his attacks, then DEFENDER designates his, then ATTACKER resolves all, then DEFENDER resolves all (even by eliminated/reduced units).
3.8/d	-	1014	close-combat	core	Each unit attacks at most once and is attacked at most once per CCPh, in any combination; nobody has to attack or be attacked.
3.8/e	-	1014	close-combat	core	Only unbroken units attack; broken units defend with -2 DRM to attacks against them.
3.8/f	-	1016	close-combat	core	Odds = attack FP : defence FP; columns seen: 1:4, 1:2, 1:1, 3:2, 2:1, 3:1; ratio rounds in the defender's favour (2:3 = 1:2, 7:5 = 1:1).
3.8/g	-	1030	close-combat	core	Final DR < Kill number: all attacked units eliminated; = Kill number: Casualty Reduction of one random attacked unit; greater: no effect.
3.8/h	-	1034	close-combat	core	A SMC has CC attack and defence FP 1; any number may add their FP to an MMC or other SMC attack, and each defends with the unit it attacks with (the one it is stacked on).
3.8/i	-	1034	leaders	core	A leader adds his DRM to the CC attack of the MMC he attacks with (and units joining it); never to an attack he makes alone.
3.8/j	-	1036	close-combat	core	Ambush check when Infantry advances into CC in woods or building (not reinforcing a Melee): each side one dr before declarations; a side rolling at least 3 less ambushes.
3.8/k	-	1036	close-combat	core	Ambusher: -1 DRM to its CC attacks, +1 to attacks against it (that Player Turn only, 1069; text cut in OCR); CC becomes sequential: it declares and resolves first, survivors then reply with what FP is left.
3.8/l	-	1036	close-combat	data	Ambush drms recovered: leader's modifier (one leader), +1 Inexperienced, +1 CX, +1 broken, -2 concealed side, -2 HIP Gun, -1 Japanese Elite/1st Line, -1 Raider; full list lost.
3.8/m	-	1038	close-combat	core	[Start of vehicle-CC paragraph lost in OCR.] CC vs vehicle uses CCV (squad 5, HS 3, SMC 1, added when combined; crew: charts): final DR < CCV eliminates, = CCV immobilizes (example 1538).
3.8/n	-	1038	close-combat	core	At most two units combine in one CC attack vs a vehicle, one of them a SMC; one attack cannot be vs a vehicle and personnel together.
3.8/o	-	1038	close-combat	core	Original 2 always has a chance vs a vehicle: if CCV minus DRM is below 2 (a 2 could do nothing), third die: 1-2 eliminated, 3 Immobilized, 4-6 no effect. Border case CCV - DRM = 2: summary (h).
3.8/p	-	1038	close-combat	core	Original 12 in CC vs a vehicle neither Shocked nor Stunned: attacker suffers Casualty Reduction (random if SMC + MMC).
3.8/q	-	1040	close-combat	core	Vehicle attacks in CC with AAMG (if CE), CMG (unless it fires through VCA only), RMG, close defence weapon, and/or IFE of a turreted MA <= 15mm; combined or separate attacks.
3.8/r	-	1040	close-combat	core	Vehicle CC FP forms odds vs defender's CCV, is never increased, is halved for Motion Fire and void if Shocked/Stunned; a BMG cannot attack but negates the DRM for a vehicle without MG (value missing).
3.8/s	-	1073	close-combat	core	Nahverteidigungswaffe from July 1944 on certain German AFVs: only if BU, in CCPh after the AFV was attacked (or AFV is the ambusher): 16 FP IFT on all Infantry in hex incl. friendly; no effect if original DR > usage number; no TEM/Smoke/Hindrance.
3.8/t	-	1075	close-combat	core	If Infantry of both sides (any unbroken) remain in a location at end of CCPh they are in Melee: no activity but CC until over.
3.8/u	-	1075	close-combat	core	Reinforcing a Melee: further units may advance in, but then have to take part in its CC.
3.8/v	-	1077	vehicles	core	A vehicle is never held in Melee; a mobile one may leave in its next MPh; an immobile or staying one may fire only at units in its hex.
3.8/w	-	1077	vehicles	core	A vehicle holds enemy Infantry in its hex in Melee as long as it stays, unless in Motion/Non-Stopped.
3.8/x	-	1079	morale	core	End of CCPh: remove all Pin markers; flip Stun counters placed this Player Turn.
3.8/y	-	1538	close-combat	core	CC with a vehicle present is sequential: non-vehicle side attacks first, then vehicle, alternating attack by attack (example 1538-1542).
3.8/z	-	1538	close-combat	data	CC DRM vs a vehicle (QRDC list missing), seen: -1 CE, +2 Motion/Non-Stopped, -1 Immobilized, attacking leader's DRM; -2 OT (7.13); one more for a vehicle without MG (charts).
3.8/aa	-	1034	close-combat	core	A SMC that attacks alone in CC must also defend alone.
3.8/ab	-	1075	close-combat	core	Units outside may fire at a Melee in a fire phase, but then all Melee units in the hex, friendly and enemy, are attacked.
3.8/ac	-	1075	close-combat	core	Melee lasts while Infantry of both sides is there and any unit of either side is unbroken; the marker goes as soon as no unbroken unit remains (a side wholly broken is still held).
3.8/ad	-	1077	vehicles	core	AFVs never attack each other in the CCPh.
3.9/a	-	1083	sequence	core	After CCPh roles swap; the turn counter advances after the second Player Turn; reaching END ends the scenario.
3.9/b	-	1083	sequence	core	A red half-box last turn gives only the first side a Player Turn in the final game turn; nationality symbols in a box = reinforcement reminders.
4.0/a	-	1089	support-weapons	core	A unit may possess any number of Weapons; a Weapon cannot move alone: SW is carried (PP), QSU Gun is manhandled (6.5).
4.0/b	-	1089	support-weapons	core	An unbroken unit may pick up/drop a Weapon at any point of its move with enough MF; no Weapon moves more than once per MPh; dropping costs 0 MF in MPh or APh.
4.0/c	-	1089	support-weapons	core	A Weapon dropped at the start of a phase before any MF is spent counts as unpossessed since the start of that phase.
4.0/d	-	1089	support-weapons	core	Before routing a unit must drop Guns and all SW beyond its IPC; dropped or orphaned Weapons stay in the location, unpossessed, until recovered.
4.0/e	-	1089	support-weapons	core	Recovery at the start of RPh is the unit's sole RPh action, dr < 6 (+1 CX); a Weapon cannot be transferred in the phase it was recovered; moving Infantry may recover at 1 MF.
4.0/f	-	1091	support-weapons	core	IPC: MMC 3 PP, SMC 1 PP (CX -1, wounded SMC 0); each PP over IPC costs 1 MF; a SMC may never carry more than 2 PP.
4.0/g	-	1091	support-weapons	core	No item is portaged more than once per MPh; Weapons may be dropped any time in MPh.
4.0/h	-	1091	leaders	core	One Good Order SMC may add his IPC to one Good Order MMC (+1) if they start the MPh together and move as a stack.
4.0/i	-	1093	support-weapons	core	Possessor may destroy its Weapons voluntarily in PFPh or DFPh; this counts as use of a Weapon.
4.0/j	-	1093	support-weapons	core	If a final IFT DR KIAs the possessor, make a dr on the same IFT column for each Weapon it had: KIA = destroyed, K = malfunctioned.
4.0/k	-	1093	support-weapons	core	Captured Weapon: ROF -1, B#/X# -2. SW used by Inexperienced MMC: B#/X# -1. Both cumulative with other penalties.
4.0/l	-	1095	support-weapons	core	Squad may fire any one Weapon without loss of its own FP.
4.0/m	-	1095	support-weapons	core	Squad firing two Weapons, or HS/crew firing one, forfeits its own FP for that and the rest of the Player Turn's fire phases (except SFF, FPF and Final Fire vs adjacent units); CCPh is not a fire phase.
4.0/n	-	1095	support-weapons	core	A SMC may use one SW but then has no leadership DRM in that fire phase.
4.0/o	-	1095	setup	core	SW/Guns may not be set up unpossessed.
4.1/a	-	1101	machine-guns	data	MG strength factor: FP - normal range (hexes).
4.1/b	-	1101	machine-guns	core	One SMC fires one MG as Area Fire (half FP); two SMC stacked together fire one MG at full FP.
4.1/c	-	1101	machine-guns	core	Squad + MG vs same hex and same unit in a phase must be one FG, unless the MG uses retained ROF or the squad uses SFF without the MG.
4.1/d	-	1103	machine-guns	core	SW MG range max 16 hexes unless leader-directed; beyond 16 hexes additionally halved as Area Fire vs unbroken Infantry (on top of long range).
4.1/e	-	1105	machine-guns	core	MG without printed B# has B12; original IFT/TH DR >= B#: one MG (random among the FG's MGs) malfunctions after the attack is resolved.
4.1/f	-	1105	machine-guns	core	MG in SFF, or in Final Fire while marked First Fire: B# -2; one MG permanently removed if original IFT DR >= original B#.
4.1/g	-	1107	machine-guns	core	Non-vehicular MG or MA MG may attack an AFV as Ordnance: hit on VTT, then AP TK table; only within normal range and with no halved FP.
4.2/a	-	1112	flamethrowers	core	FT: FP 24, normal range 1; long range 2 hexes at half FP; never increased by PBF/TPBF; not halved in AFPh.
4.2/b	-	1112	flamethrowers	core	FT resolves on IFT with no leadership or TEM DRM; Hindrance/Smoke and CX +1 apply; subject to Cowering.
4.2/c	-	1112	flamethrowers	core	A unit may not use two FT; a squad may also fire its own FP separately; FT never combines or joins a FG.
4.2/d	-	1112	flamethrowers	core	Any attack against a unit possessing FT gets -1 IFT DRM per FT.
4.2/e	-	1112	flamethrowers	core	FT removed after its attack if original IFT DR >= 10 (X10); X# -2 when used by non-elite MMC.
4.2/f	-	1114	flamethrowers	core	FT vs AFV: predesignated; HE and Flame TK table; AF ignored; TK# halved at long range; +1 if AFV is CE (OT: +2, or +3 if CE and OT, 7.13).
4.2/g	-	1112	flamethrowers	core	A pinned unit cannot fire a FT.
4.3/a	-	1121	demo-charges	core	DC attacks its target location in AFPh with 30 FP; no PBF or AFPh modification; defender's TEM and placer's CX +1 apply; no leadership.
4.3/b	-	1121	demo-charges	core	A squad may not use two DC but may use its own FP in AFPh; non-elite MMC: X# -2.
4.3/c	-	1123	demo-charges	core	Placement: Infantry in MPh expends extra MF, in the hex placed from, equal to its cost to enter the adjacent target location; counts as movement in its own location.
4.3/d	-	1123	demo-charges	core	No placement if it prep fired, or is pinned/broken before completing it; DC is operable only if the placer survives all DFF/SFF/FPF unbroken and unpinned.
4.3/e	-	1123	demo-charges	core	Operable DC attacks in AFPh on original IFT DR < 12 (X12; 10 for non-elite) and is removed either way.
4.3/f	-	1125	demo-charges	core	DC vs AFV: predesignated; MMC needs a PAATC; HE TK# 16 after a DC position DR on the DC Position Chart (missing); that DR also gives hull/turret; facing = hexside through which it was placed.
4.4/a	-	1131	light-at	core	LATW must hit on their own TH table (counter back) if they have one, else on the VTT; then IFT vs Infantry/Gun, or HEAT TK (SCW) vs AFV; TH DR is modified normally (TEM etc.).
4.4/b	-	1131	light-at	core	SCW = PF, BAZ, PIAT, PSK (HEAT): vs Infantry only if the target can claim building TEM; may fire at Guns.
4.4.1/a	-	1137	light-at	core	BAZ available from Nov 1942 (BAZ 43); BAZ 44 in 1944; BAZ 45 in 1945.
4.4.1/b	-	1137	light-at	core	Any unbroken MMC or two SMC may fire a BAZ (a use of SW); a single SMC may not; removed if original TH DR >= X#.
4.4.1/c	-	1137	leaders	core	A directing leader modifies the BAZ TH DR; a leader cannot modify his own attack.
4.4.1/d	-	1137	light-at	core	BAZ hit vs Infantry in building: 8 FP column; vs vehicle HEAT TK# 13 (BAZ 43) or 16 (BAZ 44+).
4.4.1/e	-	1139	light-at	core	PSK as BAZ but own TH table, 12 FP column vs Infantry in building, HEAT TK# 26, available from September 1943.
4.4.2/a	-	1143	light-at	core	PF: inherent in every German Infantry unit from Oct 1943 in scenarios with an enemy AFV or by SSR; user must be Good Order and still able to fire (SMC/crew/HS not yet fired; squad able to fire a SW at full strength).
4.4.2/b	-	1143	light-at	core	PF check dr: final 1-3 = may (must) make a TH DR vs a vehicle or Infantry in building; final >= 4 no shot; original 6 = no PF and pinned (broken if already pinned).
4.4.2/c	-	1143	light-at	core	PF check drm: +1 target not an AFV; +1 CX; +1 HS/crew; +2 SMC; -1 in 1945.
4.4.2/d	-	1145	light-at	core	No PF check as SFF or FPF; each check is use of a SW even if it fails; a squad that has not fired inherent FP may try a second PF in the phase (2 SW used: inherent FP lost).
4.4.2/e	-	1147	light-at	core	PF range: 1 hex before June 1944; 2 hexes June-Dec 1944; 3 hexes from 1945.
4.4.2/f	-	1147	light-at	core	PF TH# 10 minus 2 per hex of range; HEAT TK# 31; one leader DRM per PF TH DR, which is his sole fire direction that phase.
4.4.2/g	-	1155	light-at	core	PF has no breakdown, but an original TH DR of 12 (11-12 for Inexperienced Infantry) misses and causes Casualty Reduction of the firer.
4.4.2/h	-	1155	light-at	core	PF hit vs Infantry in building: 16 FP column, no Residual FP, only one unit affected; firer may choose the target if it mans a Gun/SW, otherwise random.
4.4.2/i	-	1155	light-at	core	Max PF shots per scenario: German squads in OB x1 before 1944; x1.5 (round down) in 1944; x2 in 1945.
4.4.2/j	-	1155	light-at	core	PF: an original 12 on the TK or IFT DR is a dud (no effect).
4.4.3	-	1159	light-at	core	Backblast (BAZ/PSK/PF fired inside a building): unpinned firer takes +2 TH, or all occupants of the firer's hex suffer a 1 FP IFT attack using only the coloured die of the TH DR, no TEM.
4.4.4/a	-	1165	light-at	core	ATR: VTT + AP TK table vs vehicles; max range 12, no long range; any unbroken Infantry may use it; normal breakdown/repair; leadership may apply.
4.4.4/b	-	1165	light-at	core	ATR vs Infantry: 1 FP on IFT, may FG; leaves no Residual FP.
4.4.5/a	-	1169	light-at	core	PIAT from April 1943; own TH table; HEAT TK# 15; cannot fire at an adjacent unit one level lower.
4.4.5/b	-	1169	light-at	core	A SMC may fire a PIAT at full effect (no own leadership benefit; another leader may direct).
4.4.5/c	-	1171	light-at	core	PIAT: 8 FP column vs Infantry in building; B10 (not X#); repaired on dr 1-2, removed on 6.
4.5/a	-	1177	mortars	core	Mortar <= 60mm = SW, no CA, fired by any squad/HS or two SMC without penalty, leader TH modification allowed; a lone SMC loses its ROF.
4.5/b	-	1177	mortars	core	A light mortar gains/loses Target Acquisition like a Gun; other mortar rules in 6.9.
5.1/a	-	1183	experience	core	Each OB group has an ELR = greatest amount by which an unbroken unit may fail a MC (after modification) without replacement.
5.1/b	-	1185	experience	core	Unbroken unit failing a MC by more than ELR is at once replaced by a broken one, equally large and one quality step lower (Nationality Chart; values in charts).
5.1/c	-	1185	experience	core	Crews and MMC with underlined morale are immune to ELR replacement.
5.1/d	-	1183	leaders	core	Leaders are also subject to ELR replacement by poorer leaders (chart missing; Japanese leaders exempt, 8.1.7).
5.1/e	-	1183	experience	core	A unit for which no lower-quality unit exists suffers nothing extra for failing a MC by more than its ELR.
5.2	-	1189	nationality	data	Nationality is shown by counter colour; capabilities lie in the MMC; several minor nations share one generic colour.
5.3/a	-	1193	promotion	core	Field promotion: a non-Japanese MMC rolling original 2 on the first self-rally attempt of a RPh, or in a CC attack, may create a leader via dr on the Leader Creation Table (missing), using its morale at that moment.
5.3/b	-	1193	promotion	core	If several MMC types made the CC attack, the best one is used for the Leader Creation dr.
5.3/c	-	1071	promotion	data	Leader Creation drms seen: +1 Russian, -1 for CC odds < 1:1; result seen: morale-7 squad, final dr 2 -> 8-0; CC odds are recalculated with the new leader (his FP 1 counts).
5.3/d	-	1498	promotion	core	Leader Creation in CC also applies to CC Reaction Fire and to CC against a vehicle (example 1498).
5.4	-	1197	experience	core	Inexperienced (Green without Good Order leader in stack; all Conscripts): 3 MF; cower 2 columns; SW B#/X# -1; CCV -1; +1 ambush drm.
5.5	-	1201	support-weapons	core	Captured Weapon: ROF -1, B#/X# -2; captured Ordnance uses red TH#s and +2 TH DRM.
6.0/a	-	1206	ordnance	core	Ordnance calibre in mm; overscored calibre = no AP; underscored = no HE; star = that ammo in limited supply after a date (6.2).
6.1/a	-	1210	to-hit	core	Critical Hit: original DR 2 that hits, for LATW, or Gun/MA on ATT or VTT; on ITT when final TH DR <= the CH number in parentheses beside the TH# (red for red TH#).
6.1/b	-	1210	to-hit	core	CH vs Infantry: IFT with doubled standard HE FP (not halved first on ATT); any positive TEM the target had is reversed to a negative IFT DRM; Air Burst, FFMO/FFNAM still apply.
6.1/c	-	1210	to-hit	core	CH vs Gun destroys Gun and manning Infantry; CH on VTT doubles the TK#.
6.1/d	-	1210	to-hit	core	CH special effects apply to one randomly chosen target in the location; others take a normal hit with the same effects DR.
6.2/a	-	1220	ordnance	core	Guns/MA have unlimited AP (not Mortars, not overscored) and HE (not underscored) unless the counter back lists a limit.
6.2/b	-	1220	ordnance	core	Special ammo attempt, announced before TH DR: original DR < depletion#: has it, may use again; = : has it for this shot only; > : never had it and the weapon has not fired.
6.2/c	-	1220	ordnance	core	If the special-ammo TH DR malfunctions (or causes Low Ammo) the weapon has fired, is malfunctioned (Low Ammo) and is out of that ammo. Depletion is recorded per weapon.
6.2/d	-	1220	ordnance	core	Depletion number superscript date limits availability (e.g. 4 = 1944, J4+E = from June 1944 in Europe); HEAT for Guns: Germans from 5/42, Italians 9/42, others 1/43.
6.2/e	-	1220	ordnance	core	Default ammunition unless announced before the attack: ITT = HE, VTT = AP.
6.2/AP	-	1222	ordnance	core	AP vs Infantry: < 37mm 1 FP column; >= 37mm 2 FP column; no Residual FP.
6.2/APCR	-	1224	ordnance	core	APCR/APDS: listed as A/D on counter back; 1 FP column vs Infantry.
6.2/HEAT	-	1228	ordnance	core	HEAT: only vs Infantry in buildings, Guns, vehicles; IFT one column lower than the HE column; own TK table.
6.2/s	-	1230	smoke	core	Ordnance Smoke: start of PFPh (full +3) or DFPh (Dispersed +2) by ATT hit; once the firer's side/unit fires anything but Smoke in that phase no more Smoke may be fired ("the firer" - scope ambiguous).
6.2/WP	-	1232	smoke	core	WP: ATT only; start of PFPh or DFPh, or as Defensive First Fire; each hit unit takes a NMC with TEM subtracted from the DR; Mortar Air Burst +1; CH adds positive TEM; counters +2 full, +1 Dispersed.
6.3/a	-	1236	guns	core	A Gun not moved in the scenario is Emplaced unless set up on a paved (or paved orchard) road; Gun and manning crew get +2 TEM; none if manned by non-crew.
6.3/b	-	1236	guns	core	Emplacement TEM is not cumulative with other TEM or Gunshield (owner picks one); negative Air Burst DRM is cumulative with it; moving the Gun ends it.
6.4/a	-	1240	hidden	core	HIP: an Emplaced Gun + crew may always set up hidden unless on paved road; owner records hex and CA.
6.4/b	-	1240	hidden	core	HIP Gun in Open Ground (incl. dirt road) is revealed when a Good Order enemy within 16 hexes has LOS to it.
6.4/c	-	1244	hidden	core	HIP is lost if the Gun fires, changes CA, tries to move, or its crew moves; it is placed in its recorded location.
6.4/d	-	1244	hidden	core	Enemy Infantry trying to enter a HIP Gun's hex in MPh is returned to its prior hex and ends its move; Gun revealed; DFF/SFF/FPF at it is resolved in that prior hex with FFMO/FFNAM if applicable.
6.4/e	-	1244	hidden	core	Same in RtPh: a router trying to enter a HIP Gun's hex ends its RtPh outside and is eliminated for failure to rout; the Gun is placed on board.
6.4/f	-	1244	hidden	core	Infantry entering a HIP hex in APh stays for CC; the Gun is placed in CCPh and has -2 ambush drm.
6.4/g	-	1246	hidden	core	Attack on a HIP Gun: half FP on IFT, or +2 TH for Ordnance; TEM/Gunshield apply; HIP lost if the attack has an effect.
6.4/h	-	1244	hidden	core	An enemy AFV entering its hex reveals a HIP Gun; the Gun firing at a vehicle in its own hex suffers the in-hex penalty (Case 10).
6.5/a	-	1250	guns	core	Manhandling a QSU Gun in MPh: DR + DRMs (QRDC) vs M#: < M# moved and may go on; = M# enters hex and stops; > M# neither Gun nor pushers move that turn. MF cost = 2x terrain cost.
6.5/b	-	1250	guns	core	Manhandlers: no Assault Movement, carry no PP, no road bonus; Double Time allowed.
6.5/c	-	1250	guns	core	A Gun may not move in APh, nor may a unit that tried manhandling that turn; neither may fire in the AFPh (text prints APh).
6.5/d	-	1250	guns	core	Hazardous Movement: -2 DRM to any fire attack on manhandlers that Player Turn in any phase until pinned; FFMO/FFNAM do not apply.
6.5/e	-	1256	guns	data	Manhandling DRMs seen: +1 per MF of cost (2 MF=+2, 4 MF=+4); +TEM of hex entered; -2 crossing road hexside; -1 squad instead of crew; -2 extra squad.
6.5/f	-	1262	guns	core	A successfully manhandled Gun may change its CA at the same time, free of charge; after a failure its CA may not change that turn.
6.6/a	-	1266	guns	core	Gunshield: AT and INF Guns; Good Order manning crew +2 IFT DRM (+1 vs Mortar, 0 vs FT) vs most attacks through the Gun's CA; not while manhandling.
6.6/b	-	1266	guns	core	Gunshield is not cumulative with TEM (incl. Emplacement) on one DR, but may modify the IFT DR after TEM was used on the TH DR; never vs a Direct Hit.
6.7/a	-	1270	guns	data	Gun target size: M# on white circle = small; red M# = large (TH DRM +1 / -1 as for vehicles, charts).
6.7/b	-	1270	guns	core	Hit on a Gun: final IFT DR before Gunshield: KIA destroys Gun + manners; K malfunctions Gun and Casualty Reduces manners (Direct Hits); else Near Miss: same DR with Gunshield DRM vs manners only.
6.8/a	-	1276	guns	core	IFE: number in parentheses by calibre, used directly on the IFT like a MG without a TH DR; not Ordnance; CA-change DRM applies.
6.8/b	-	1276	guns	core	IFE Gun/MA may SFF and FPF, and if First-Fired fire at an adjacent unit in DFPh: half FP, B# -2, removed on original IFT DR >= original B#.
6.8/c	-	1276	guns	core	IFE use: ROF -1; no FG with other units; uses, gains and keeps no Target Acquisition.
6.8/d	-	1276	guns	core	IFE: normal range 16 hexes; subject neither to Cowering nor to leadership.
6.9/a	-	1282	mortars	core	Mortar > 60mm = Gun; no mortar fires from a building hex (nor from Dense jungle, 8.2.1).
6.9/b	-	1284	mortars	core	Mortars must use the ATT but keep their ROF in doing so.
6.9/c	-	1284	mortars	core	A mortar may not fire at a target nearer than the minimum or beyond the maximum of its bracketed range.
6.9/d	-	1284	mortars	core	An original TH DR of 2 that hits is a Critical Hit for a mortar.
6.10/a	-	1290	to-hit	core	A TH DR on ITT/VTT lets Gun/MA place -1 acquisition on the target, or improve -1 to -2 (max); it applies as TH DRM to that weapon's later shots; one target may be acquired by several weapons.
6.10/b	-	1290	to-hit	core	Acquisition is lost when the weapon leaves its location, changes CA without firing, attacks another target, malfunctions, fires Smoke or uses IFE, or (AFV) fires its CMG at another hex.
6.10/c	-	1290	to-hit	core	If the target leaves LOS after entering a new hex the last hex in LOS keeps the acquisition; another enemy entering it is acquired. Unit acquisition turns into area acquisition when later firing on ATT.
6.10/d	-	1292	to-hit	core	If acquired units scatter, firer keeps acquisition on one of them; a free LOS check is allowed when the target seems to leave LOS.
6.10/e	-	1292	to-hit	core	Smoke may use but not gain acquisition, and loses it; none gained by Bounding First Fire or an AFV in Motion.
6.10/f	-	1290	to-hit	core	Acquisition is lost when the manning Infantry leaves, is eliminated, is not in Good Order, loses possession, fires its inherent FP or Interdicts.
6.11/a	-	1298	to-hit	core	Area Acquisition (ATT) belongs to the hex and does not follow a target; Mortars always use it; empty hexes may be fired at with ATT and acquired; turns into unit acquisition when later firing on ITT/VTT.
6.12/a	-	1302	ordnance	core	Gun/SW Mortar without B# has B12; original TH DR >= B# malfunctions it.
6.12/b	-	1302	ordnance	core	B# -2: Gun fired by squad/HS, captured Gun, Intensive Fire (or IFE when marked First Fire); B# -1: SW used by Inexperienced MMC.
6.12/c	-	1338	ordnance	core	Guns and SW Mortars repair on dr 1, permanently removed on dr 6.
6.12/d	-	1338	ordnance	core	In each case of a lowered B# an original TH/IFT DR >= the original (unlowered) B# removes the weapon permanently; between the two it only malfunctions.
7.0/a	-	1342	vehicles	data	Vehicle types: Fully Tracked (white oval), Armored Car (white circle); red MP = Mechanical Reliability.
7.1/a	-	1346	vehicles	data	Two AFs: upper = front, lower = side/rear; each for hull and turret; circle = turret AF one step lower, square = one step higher. AF ladder: 0,1,2,3,4,6,8,11,14,18,26.
7.2/a	-	1350	vehicles	data	MA calibre + barrel length; turret types: thin circle T, thin square ST, thick square RST, thick square without corners 1MT, none NT (bow-mounted).
7.2/b	-	1350	vehicle-combat	core	RST and 1MT count as ST for TH DRMs and cannot fire MA or CMG while CE.
7.2/c	-	1350	vehicle-combat	core	MA without B# has B12; breakdown/repair as Gun, but on repair dr 6 it is Disabled, not removed; no repair while Shocked/UK.
7.2.1	-	1354	vehicle-combat	core	Circled B#: TH DR original 12 malfunctions; other DR >= B# = Low Ammo: new B# one lower, and MA permanently disabled on any later TH DR >= the original circled B#.
7.3	-	1358	to-hit	data	Vehicle size TH DRM: Very Large -2 (both AF red), Large -1 (upper red), Average 0, Small +1 (upper on white dot), Very Small +2 (both on dots).
7.4/a	-	1370	vehicles	core	Infantry in a hex with a wreck/friendly AFV not a moving target have +1 TEM (negates FFMO) if no other positive TEM; cumulative with Smoke/Hindrance; if it moved: none until it stops and then only after the APh.
7.4/b	-	1370	vehicles	core	Infantry are unaffected by elimination of a vehicle in their hex.
7.4/c	-	1372	vehicles	core	Wreck/AFV adds 2 MP by road hexside or 1 MP otherwise to vehicle entry; road penalty doubled in woods; wrecks do not count for stacking.
7.4.1	-	1376	los	core	Wreck/AFV (not moving target) = +1 Hindrance to same-level LOS through its hex; not if that hex cannot be seen by both firer and target; a moving one only after it stops and after the APh.
7.5/a	-	1380	smoke	core	Smoke dispensers sD, sM, sP, sN with usage number: one attempt per Player Turn, only in MPh (own or enemy), crew not Stunned/Shocked, AFV not yet fired any weapon that Player Turn.
7.5/b	-	1382	smoke	core	Own MPh: 1 MP if successful, 0 if not; enemy MPh: after any MP/MF expenditure by an enemy in its LOS; not a Weapon use (may still fire after); immobile vehicles may do it.
7.5/c	-	1390	smoke	core	Success if final DR <= usage number; +1 if BU; failure allows tries in later Player Turns.
7.5/d	-	1392	smoke	core	sD: Dispersed +2 smoke in own hex. sP: same, crew must be CE. sN: same, crew must be BU.
7.5/e	-	1394	smoke	core	sM: Dispersed +2 smoke 1-3 hexes away in LOS and TCA; DRMs: TCA change as for firing, +2 moving/Non-Stopped, Hindrance to target hex; not from inside a building.
7.6/a	-	1418	vehicles	core	Bog Check when entering woods or building (not setup) or changing VCA there; final DR >= 12 bogs: in the entered hex, stops, MPh ends; the VCA change fails.
7.6/b	-	1430	vehicles	core	Bog DRMs on QRDC (missing): seen +1 Normal Ground Pressure, +3 woods at half MP, +0 woods at all MP, +3 wooden building, +2 extra Dense jungle; Low (square)/High (circle) pressure values missing.
7.6/c	-	1432	vehicles	core	Bog removal at start of own MPh if not Prep Fired: start MP = coloured dr x white dr (doubled if non-tracked).
7.6/d	-	1438	vehicles	core	Bog removal final coloured dr: 1-4 freed (even if cost exceeds MP; then left in Motion); 5 Mired (+1 drm to later attempts); >= 6 Immobilized.
7.6/e	-	1438	vehicles	core	Bogged vehicle may use MP for non-movement and fire; after the bogging phase it may not change VCA nor fire bow weapons in its hex except at a unit entering through its VCA during that entry MP.
7.6/f	-	1418	vehicles	core	A bogged vehicle may neither leave its hex nor change VCA until freed; it may change TCA if otherwise able.
7.7/a	-	1442	vehicles	core	AFV is BU unless marked CE. BU: crew vulnerable to nothing but AFV effects; +1 TH for MA; road rate 1 MP instead of 1/2.
7.7/b	-	1444	vehicles	core	CE crew: +2 DRM (less for some AFVs), not cumulative with positive TEM.
7.7/c	-	1450	vehicles	core	CE/BU changes: at setup, own MPh or APh only (or by combat result), not both ways in one phase; not in the MPh after firing in PFPh, nor with/after Bounding First Fire; not movement but allows DFF in the new state.
7.7/d	-	1450	vehicles	core	A Shocked or Stunned AFV becomes BU at least for the rest of the Player Turn.
7.7/e	-	1444	vehicles	core	A CE AFV may not enter a building; inside one a BU AFV may become CE. The AAMG needs CE.
7.7/f	-	1444	vehicles	core	Ordnance cannot aim at a CE crew alone; it is hit only together with its AFV.
7.8/a	-	1454	vehicle-combat	core	Vehicular MG printed BMG/CMG/AAMG; Rn superscript = RMG. Each MG/IFE fires once per Player Turn unless it is a multiple-ROF MA.
7.8/b	-	1454	vehicle-combat	core	Vehicle MGs must fire in the same fire phase as the MA (MPh and DFPh count as one) or lose fire in other phases, CCPh excepted; in own MPh all from one hex unless MA keeps ROF.
7.8/c	-	1454	vehicle-combat	core	MG/IFE may combine into one attack if the target is in all their CAs, or attack separately at different targets; Mandatory FG applies; combined fire uses the worst CA DRM.
7.8/d	-	1456	vehicle-combat	core	After one turret weapon fires, the others pay the same CA penalty as it did; a further target outside the current TCA pays only from the current TCA; same for bow weapons; VCA change turns TCA equally.
7.8/e	-	1458	vehicle-combat	core	Vehicular MG/IFE firing outside its present CA adds the CA DRM of the firer cases (BMG as NT; CMG/RMG as T or ST by turret type).
7.8/f	-	1460	vehicle-combat	core	Ranges: AAMG 8 (CE only), CMG 12, RMG 8, BMG 8. MG may attack CE crews of vehicles; may attack an AFV as Ordnance only if it is the MA.
7.8/g	-	1460	vehicle-combat	core	Vehicular MG malfunctions on DR 12, repaired on dr 1, Disabled on dr 6; AAMG repaired only while CE.
7.8/h	-	1460	vehicle-combat	core	Fixed Mount BMG (white dot): +1 DRM vs moving targets.
7.8/i	-	1458	vehicle-combat	core	Vehicular MG FP is halved as Bounding Fire and in the AFPh, except a MG MA making a TH DR as Ordnance.
7.8/j	-	1458	vehicle-combat	core	A Bounding First Firer must fire within its TCA (which it may usually turn with the MP spent before firing).
7.9	-	1470	to-kill	core	TK tables: AP (APCR/APDS), HEAT, HE and Flame (all missing). Final TK# = TK# for ammo/calibre/length/range + modifiers (QRDC; rear hit +1 seen) - AF; DR < final TK# destroys.
7.10/crew	-	1476	vehicle-combat	core	AFV crew morale = best unbroken elite MMC morale of its nationality; US AFV vs Japanese 8.
7.10/shock-a	-	1480	vehicle-combat	core	Possible Shock: non-MG, non-HE TK DR = final TK#+1: NMC, failure = Shock.
7.10/shock-b	-	1480	vehicle-combat	core	Automatic Shock, turret: HE or DC at final TK#+1 or one above the IFT K number; any direct, indirect or DC attack at final TK# or K result (MG equal = Stun only).
7.10/shock-c	-	1480	vehicle-combat	core	Shocked AFV: no action at all (move, pivot, TCA, interdict, attack, CC); BU if CE; stops free of MP.
7.10/shock-d	-	1480	vehicle-combat	core	Shock recuperation at the end of the next RPh: dr 1-2 removes it, 3-6 turns it into UK (still Shocked).
7.10/shock-e	-	1480	vehicle-combat	core	UK recuperation in the following RPh: dr 1-3 removes it, 4-6 the AFV becomes a wreck.
7.10/shock-f	-	1482	vehicle-combat	core	Shock on an already Shocked AFV has no extra effect, but turns a UK marker back to Shock.
7.10/immob	-	1484	vehicle-combat	core	Immobilized: hull hit with TK DR = final TK#; HE/DC hull hit at final TK#+1; indirect K vs hull (7.11: or one above K). FT/MG/IFE never immobilize.
7.10/stun-a	-	1486	vehicle-combat	core	Stun: failed MC of a CE crew (Possible Shock excepted), or MG TK DR = final TK#.
7.10/stun-b	-	1486	vehicle-combat	core	Stunned AFV, rest of the Player Turn: BU (no CE before a later Player Turn), stops at once free of MP, no fire (even CC), movement, CA change or MP.
7.10/stun-c	-	1486	vehicle-combat	core	End of that Player Turn: Stun flips to +1, no longer Stunned, but +1 to its TH, MG/IFE, CC and MC DRs for the rest of the scenario.
7.10/recall-a	-	1510	vehicle-combat	core	Second Stun = Recall; 1MT AFV: first Stun = Recall and no more CE.
7.10/recall-b	-	1512	vehicle-combat	core	CE AFV suffering K/KIA on the IFT or original 12 on a MC (not Possible Shock): STUN marker = Stun plus Recall (flips to Recall +1).
7.10/recall-c	-	1512	vehicle-combat	core	Recalled AFV must leave by a friendly edge (entered by, or set up in front of with no enemy between) by the shortest route in MP, in Motion, as fast as possible; no VP for Recall.
7.10/recall-d	-	1512	vehicle-combat	core	Permanent loss of the MA: Recall without Stun.
7.11	-	1516	vehicle-combat	core	ATT hit vs AFV: half-FP IFT, same DR for all units; KIA destroys; K or one greater: Shock (turret) or Immobilized (hull); TEM and -1 if all AF <= 4, +1 if all AF >= 8.
7.12/a	-	1520	vehicle-combat	core	MMC FP, MG/FT not targeting the AFV, or ITT affects only the CE crew.
7.12/b	-	1522	vehicle-combat	core	ATT/VTT hit (or predesignated FT) not destroying, Shocking or Stunning: collateral IFT attack on CE crew with the same original DR, weapon/ammo IFT FP (half if ATT), only CE DRM or in-hex TEM.
7.13/a	-	1528	vehicle-combat	core	OT AFV is CE unless marked BU, Shock or Stun; BU it may fire only bow-mounted MG/FT.
7.13/b	-	1530	vehicle-combat	core	OT AFV stays CE vs a Pin but that Player Turn: +2 TH (Case 2), MG/IFE halved, no Intensive Fire or ROF. FT TK# +2 vs OT, +3 if CE and OT.
7.13/c	-	1528	vehicle-combat	core	OT AFV: -1 IFT DRM to ATT attacks against it (7.11) and -2 DRM to CC attacks against it.
7.13/d	-	1528	vehicle-combat	core	Fire from inside its own hex can hurt even the BU crew of an OT AFV (normal CE DRM).
8.0	-	1546	pacific	none	PTO: Japanese (8.1), terrain (8.2), concealment (8.3), USMC (8.4).
8.1.1	-	1554	pacific	data	Japanese squad: no broken side; Full-Strength and Reduced-Strength (red stripe) sides, both normally Good Order.
8.1.2/a	-	1556	pacific	core	Japanese squad/crew failing a MC undergoes Step Reduction, unless it suffers Casualty Reduction and/or is a Conscript exceeding its ELR. Only Japanese squads and crews step-reduce.
8.1.2/b	-	1556	pacific	core	A step-reduced unit that does not break keeps Pin/CX status and Target Acquisition.
8.1.3/a	-	1565	pacific	core	Full-Strength squad failing a MC (no Casualty Reduction) or breaking by KIA: flips to Reduced-Strength, still an unbroken squad.
8.1.3/b	-	1566	pacific	core	Reduced-Strength squad in that case: replaced by one of its unbroken HS.
8.1.3/c	-	1567	pacific	core	Non-Conscript Full-Strength squad exceeding ELR: replaced by Full-Strength squad of next-lower class, then step-reduced (to Reduced-Strength).
8.1.3/d	-	1568	pacific	core	Non-Conscript Reduced-Strength squad exceeding ELR: replaced by Reduced-Strength squad of next-lower class, then step-reduced to an unbroken HS of it.
8.1.3/e	-	1569	pacific	core	Conscript squad (either strength) exceeding ELR: replaced by one of its broken HS.
8.1.4	-	1575	pacific	core	Casualty Reduction applies to Japanese normally, whatever its cause.
8.1.5	-	1579	pacific	core	Japanese HS break normally.
8.1.6/a	-	1585	pacific	core	Full-Strength 2-2-8 crew failing a MC (no Casualty Reduction) or breaking by KIA: flips to 1-2-8.
8.1.6/b	-	1586	pacific	core	Reduced-Strength 1-2-8 crew in that case: replaced by a broken 1-2-7 crew.
8.1.7/a	-	1590	pacific	data	Japanese leaders have no broken side; ranks, best to worst: 10-2, 10-1, 10-0, 9-1, 9-0, 8-0, 8+1.
8.1.7/b	-	1590	pacific	core	Japanese leader is pinned only by entering Bamboo or a collapsing Hut; takes no PTC otherwise, but a PTC result may still strip Concealment/HIP.
8.1.7/c	-	1590	pacific	core	Japanese leader failing a MC or breaking by KIA is Wounded instead (wound severity dr, even if already wounded); if he survives he flips to his Wounded side.
8.1.7/d	-	1592	pacific	core	Japanese leader raises the morale (broken morale too) of all Japanese MMC in his location by 1.
8.1.7/e	-	1592	rally	core	DM is ignored when Japanese Infantry is rallied by a Japanese leader.
8.1.7/h	-	1592	rally	core	A Japanese leader must try to rally every broken Japanese unit in his location in the RPh, even one that could self-rally (example 1594).
8.1.7/f	-	1592	rally	core	MMC a Japanese leader fails to rally is replaced by the next lower quality unit (still broken); if already lowest it suffers Casualty Reduction.
8.1.7/g	-	1592	promotion	core	Japanese MMC never create a leader (5.3 does not apply).
8.1.7/i	-	1590	experience	core	A Japanese leader failing a MC by more than his ELR is not replaced.
8.1.7/j	-	1590	leaders	core	A Japanese leader rolling an original 12 on a MC is eliminated.
8.1.8.1	-	1598	pacific	core	Good Order Elite and 1st Line Japanese Infantry (incl. crews, leaders): -1 ambush drm unless part of a Banzai Charge.
8.1.8.2	-	1602	pacific	core	Japanese MMG/HMG/ATR fired by a Japanese squad/HS: B# -1 and Multiple ROF -1 (crew: none).
8.1.8.3	-	1604	pacific	core	Japanese take no PAATC; unbroken Japanese treat LLMC as LLTC.
8.1.8.4/a	-	1608	close-combat	core	Hand-to-Hand: if a Japanese unit is ATTACKER in CC/Melee or ambushes, that CC (both sides) becomes and stays Hand-to-Hand (own chart) unless every participating Japanese unit was ambushed and/or is pinned.
8.1.8.4/b	-	1610	close-combat	core	Japanese Hand-to-Hand CC attack: extra -1 DRM vs Infantry unless all participating Japanese are pinned; no Hand-to-Hand by/vs an AFV.
8.1.8.4/c	-	1610	close-combat	core	A Reduced-Strength Japanese unit keeps its Full-Strength CCV.
8.1.8.5	-	1612	hidden	core	Japanese may HIP up to 10% (round up) of squad equivalents in the onboard OB (plus SMC/SW stacked with them), in any terrain but Open Ground; lost as HIP Gun (6.4, 8.3.3). Guns' HIP is extra.
8.1.8.6/a	-	1616	pacific	core	Banzai Charge: declared by any onboard Japanese leader; Infantry of several hexes may join if each is adjacent to another participant.
8.1.8.6/b	-	1618	pacific	core	Participants must be in Good Order, free to move, not yet moved this MPh; at least one within 8 hexes and LOS of an enemy unit (target).
8.1.8.6/c	-	1620	pacific	core	Banzai units: morale +1 for the rest of the Player Turn; immune to Pin while in the charge (except Bamboo, hut collapse).
8.1.8.6/d	-	1622	movement	core	Impulse Movement: each Banzai unit moves one hex per Impulse in turn; only after all moved may Defensive First Fire occur vs any of them; each counts as spending the highest MF any unit spent in that Impulse.
8.1.8.6/e	-	1624	movement	core	Banzai unit must enter the target hex unless another Banzai unit is there; else move closer in hexes, or enter an enemy hex not farther from the target, or move adjacent to the target; never re-enter a hex left in an earlier Impulse.
8.1.8.6/f	-	1624	movement	core	Units adjacent to the target hex may end the Charge before the next Impulse unless some adjacent enemy-occupied hex has no Banzai unit.
8.1.8.6/g	-	1628	movement	core	A unit leaves the Charge when eliminated, broken, out of MF, in an enemy hex at an Impulse start, unable to move by rule, or by voluntary end; in an enemy hex it moves no more in MPh and may not advance.
8.1.8.6/h	-	1620	movement	core	Banzai units have 8 MF (wounded leader 3), never increased; no Assault Movement; load at most their IPC.
8.1.8.6/i	-	1620	pacific	core	Banzai units lose any Concealment at once; they may enter an enemy unit's location.
8.1.8.7/a	-	1632	first-fire	core	When an MMC Banzai unit enters a Good Order enemy Infantry's hex, all such defenders must, right after any Residual FP, DFF at it as one FG with TPBF, even if that means FPF.
8.1.8.7/b	-	1632	fire	core	Banzai units may TPBF in the AFPh at in-hex enemies; no fire out of a hex shared with an enemy.
8.1.8.7/c	-	1632	fire	core	Friendly fire into such a hex does not affect in-hex, non-Melee friends, except when it uses the ATT.
8.1.8.8	-	1634	close-combat	core	If other friends advance into a hex with Banzai units and enemies, ambush may be possible and Banzai units count as Inexperienced (+1) for it.
8.2/a	-	1638	pacific	core	PTO Terrain only by SSR: woods->Jungle; brush->Bamboo; orchard->Palm Trees; wooden building in hex with >= 2 separate buildings and no partial depiction->Huts; grain->Kunai.
8.2/e	-	1645	pacific	core	PTO Terrain: no roads exist; Woods-Roads become Paths without any Open Ground in them.
8.2/b	-	1667	fire	core	A unit in Dense jungle, kunai or bamboo may not join a multi-hex FG if another FG unit is in some other Dense jungle, kunai or bamboo hex.
8.2/c	-	1669	support-weapons	core	Recovery in jungle, kunai, bamboo: +2 drm.
8.2/d	-	1671	close-combat	core	Ambush may occur in jungle, kunai, bamboo as in woods, but the ATTACKER there adds +1 to his ambush dr.
8.2.1/jungle-a	-	1677	terrain	core	Jungle = woods rules unless stated; Dense unless defined Light.
8.2.1/jungle-b	-	1679	terrain	core	Dense jungle TEM +2 (-1 for Mortar fire vs Infantry or CE vehicles); normal woods entry costs.
8.2.1/jungle-c	-	1679	vehicles	core	Dense jungle: Fully Tracked entry or VCA change takes a Bog Check with an extra +2; Armored Car cannot enter.
8.2.1/jungle-d	-	1679	stacking	core	Dense jungle stacking: 2 MMC squad equivalents (normal SMC number) unless the hex also has a road or building.
8.2.1/jungle-e	-	1679	los	core	Dense jungle is Inherent Terrain: it blocks LOS along its hexsides.
8.2.1/jungle-f	-	1679	mortars	core	Mortars cannot be fired while in Dense jungle.
8.2.1/bamboo-a	-	1683	terrain	core	Bamboo = Dense jungle unless stated; TEM +1, but -1 against unarmoured targets for DC and Ordnance HE attacks.
8.2.1/bamboo-b	-	1687	movement	core	Bamboo costs Infantry all its MF, the leader bonus included.
8.2.1/bamboo-c	-	1687	movement	core	CX unit may not advance into bamboo; one advancing in becomes CX; Low Crawl into bamboo is allowed.
8.2.1/bamboo-d	-	1691	guns	core	Gun in bamboo may set up HIP but is not Emplaced; non-vehicular Gun cannot change CA and fire in one Player Turn; no manhandling into bamboo.
8.2.1/bamboo-e	-	1685	first-fire	core	An attack that had the bamboo -1 TEM leaves Residual FP one column higher (like Air Bursts).
8.2.1/bamboo-f	-	1683	rout	core	Broken units in bamboo have no -1 rally DRM; routers need not rout to bamboo.
8.2.1/bamboo-g	-	1687	movement	core	An unbroken unit that entered, or tried to enter, bamboo in the MPh is marked CX and pinned after all Defensive First Fire.
8.2.1/bamboo-h	-	1687	first-fire	core	For Defensive First Fire a unit entering bamboo counts as spending all its MF + 1.
8.2.1/palm	-	1695	terrain	core	Palm tree hex = orchard always in season.
8.2.1/kunai	-	1699	terrain	core	Kunai = brush unless stated.
8.2.1/hut-a	-	1702	terrain	core	Hut = wooden building unless stated (or collapsed); all huts in a hex are one hut; TEM +1.
8.2.1/hut-b	-	1704	los	core	Hut = one-level +1 Hindrance like an out-of-season orchard if LOS crosses >= 1 building depiction; never an obstacle.
8.2.1/hut-c	-	1706	vehicles	core	AFV enters a hut for 2 MP (Fully Tracked) or 4 MP (AC) only if BU and not Recalled; no Bog Check; the hut Collapses before DFF.
8.2.1/hut-d	-	1708	terrain	core	Any KIA vs a unit in a hut Collapses it.
8.2.1/hut-e	-	1712	terrain	core	Collapsed hut: no TEM; normal (not one-level) Hindrance; 2 MF/MP to enter (AC 4 MP + Bog Check); still building for VC only.
8.2.1/hut-f	-	1714	morale	core	Hut collapse: each Infantry in it takes a PTC at morale 8, no leadership; failure pins even pin-immune units (a pinned broken unit cannot rout).
8.2.1/hut-g	-	1704	light-at	core	No HEAT attack on Infantry in a hut; no Backblast penalty when firing out of one.
8.2.1/hut-h	-	1706	vehicles	core	An AFV may set up in a hut; it Collapses when the AFV leaves or changes any CA in it.
8.2.1/path	-	1716	movement	core	Path: Infantry enters jungle along it for 1 MF; no other effect.
8.3/a	-	1720	concealment	core	Concealment only with PTO Terrain or by SSR; any Infantry may be concealed under one marker on top of the unit/stack.
8.3/b	-	1724	concealment	core	Setup concealed if: in Concealment Terrain using an OB-given marker; or enemy sets up no units on board; or after all setup no enemy unit has LOS to it. Reinforcements always may.
8.3/c	-	1732	concealment	data	Concealment Terrain: jungle (Light/Dense), palm trees, kunai, bamboo, huts (also Collapsed), buildings.
8.3/loss-a	-	1739	concealment	core	Concealment is lost if, in LOS of a non-HIP Good Order enemy, the unit fires inherent FP, MA, SW or Gun in Prep, Defensive First, Final or Advancing Fire.
8.3/loss-d	-	1742	concealment	core	Concealment lost in LOS of a non-HIP Good Order enemy: fighting CC, unless it both ambushed and wiped out every enemy in the hex.
8.3/loss-e	-	1743	concealment	core	Concealment lost in LOS of a non-HIP Good Order enemy: attempt to place a Smoke grenade or a DC.
8.3/loss-f	-	1744	concealment	core	Concealment lost in LOS of a non-HIP Good Order enemy: Non-Assault Movement in the MPh.
8.3/loss-g	-	1745	concealment	core	Concealment lost in LOS of a non-HIP Good Order enemy: moving (MPh) or advancing into Open Ground in the Interdiction sense.
8.3/loss-b	-	1747	concealment	core	Concealment lost in LOS of a non-HIP Good Order enemy: attempt to enter a hex with an enemy concealment marker in its MPh.
8.3/loss-h	-	1748	concealment	core	Concealment lost in LOS of a non-HIP Good Order enemy: suffering a KIA, K, MC or PTC result.
8.3/loss-i	-	1749	concealment	core	Concealment lost in LOS of a non-HIP Good Order enemy: changing the CA of a possessed Gun; transferring or recovering a SW/Gun; deploying or recombining.
8.3/loss-j	-	1752	concealment	core	Concealment lost in LOS of a non-HIP Good Order enemy: a leader using his leadership modifier, except for a PAATC.
8.3/loss-k	-	1753	concealment	core	Concealment lost in LOS of a non-HIP Good Order enemy: Interdicting a routing unit.
8.3/loss-c	-	1755	concealment	core	Lost regardless of LOS: wounded or broken; enemy tries to enter its location in MPh/RtPh; voluntarily at any time.
8.3.1	-	1761	concealment	core	Gain: Good Order unit at end of its own Player Turn in Concealment Terrain with no non-HIP unbroken enemy in LOS.
8.3.2/a	-	1763	concealment	core	Effects: enemy may not inspect concealed stack; Ordnance +2 TH; non-ordnance IFT halved (incl. DC vs units concealed when placed), cumulative with other Area Fire.
8.3.2/b	-	1763	to-hit	core	Vs a concealed target only Area Acquisition; acquired only by ATT or when the acquiring shot strips its Concealment.
8.3.2/c	-	1765	concealment	core	Entry attempt in MPh/RtPh into a hex with only concealed enemies: both stacks lose Concealment; AFV enters; Infantry (not Banzai) stops in its hex, having spent the MF there, and is attacked there by existing Residual FP again.
8.3.2/d	-	1767	concealment	core	Concealed stack may advance and keep Concealment unless into Open Ground in LOS of a Good Order enemy.
8.3.2/e	-	1767	close-combat	core	Ambush possible in any terrain if any combatant is concealed; each concealed side -2 ambush drm; ambusher that does not wholly eliminate the enemy loses Concealment.
8.3.2/f	-	1769	concealment	core	Concealed units are neither held in Melee nor hold an enemy in it.
8.3.3/a	-	1771	concealment	core	A Gun has the same concealment status as its manners.
8.3.3/b	-	1791	concealment	core	HIP Emplaced Gun firing on a TH table is placed concealed and loses Concealment by firing only if the coloured die of the TH DR is 5 or 6.
8.3.3/c	-	1791	hidden	core	Enemy entering a HIP unit's hex in APh: HIP unit is placed concealed in the CCPh; otherwise Guns gain/keep Concealment normally.
8.3.3/d	-	1773	concealment	core	A HIP Gun and its MMC in Open Ground appear on the map concealed once a Good Order enemy gains LOS.
8.3.4	-	1793	rout	core	Concealed units are ignored in RtPh until they drop Concealment or a router tries to enter their hex: Concealment lost, router ends RtPh and is eliminated for failure to rout.
8.4/a	-	1799	nationality	core	USMC MMC are elite Americans using American leaders and weapons.
8.4/b	-	1799	nationality	core	Good Order 7-6-8 may deploy into two 3-4-8 at setup (incl. reinforcements) or in American RPh as sole action after recoveries by passing a NTC.
8.4.1	-	1803	nationality	core	3-4-8 = HS of the 6-6-8 and of the 7-6-8.
8.4.1/b	-	1803	nationality	core	Two Good Order 3-4-8 HS in a hex with a Good Order leader may recombine into a 7-6-8 right after reinforcements are set up (3.1a), if the OB has 7-6-8 squads.
8.4.2	-	1806	nationality	core	Raider 5-5-8/2-3-8: Good Order -1 ambush drm. Paramarine 5-5-8/2-3-8 marked with parachute.
8.4.3	-	1810	nationality	data	Before 6/42 vs Japanese, US 4-4-7/3-3-6 squads and HS = rear-echelon US and Philippine Army (not Scouts).
NatChart/a	-	1815	nationality	data	Nationality Chart (morale/ELR steps for US, early US, USMC, Japanese, crews, leaders) is only headings/images: unit ladders missing.
H/intro	-	1892	dyo	data	Chapter H: RF and BPV per unit (RF .9 [OCR prints 9] most common to 1.6 rarest; BPV vehicles 20-105, guns 25-67; USMC 7-6-8 = 17, Japanese Conscript HS = 2); SW not priced but allotted by squad equivalents.
H/M4A2	-	1897	vehicles	data	M4A2 (US): WP7, s5 from June 1944; sM from 1944; BPV 69; PTO RF 1.1 11/43-6/45. MA/AF values not in text.
H/M4A3	-	1907	vehicles	data	M4A3: WP7, s5 from June 1944; sM from 1944; BPV 70; RF 1.3 7/43-45; PTO 1944-45.
H/M8	-	1917	vehicles	data	M8 Armored Car (OT): RF ETO 1.5 9-10/43, 1.4 11-12/43, 1.3 1-2/44, 1.2 3/44-45; PTO 1.4 5/44-45; BPV 48.
H/M2-60	-	1924	mortars	data	US M2 60mm mortar: light mortar (SW); no values printed (elsewhere: min range > 2).
H/M3A1	-	1928	guns	data	M3A1 37mm AT Gun: RF ETO/North Africa .9 11/42-6/43, 1.2 7-12/43, 1.4 44-45; PTO 1.0; BPV 30.
H/M1A2	-	1934	guns	data	M1A2 37mm AA Gun: RF ETO 1.3 11/42-3/44, 1.4 4-12/44, 1.5 1945; PTO 1.3 to 5/44, 1.4 6/44-45; BPV 34.
H/HA-GO-a	-	1950	vehicles	core	Type 95 HA-GO: turret RMG CA centre is the second hexspine clockwise from the TCA centre (4:00 from MA).
H/HA-GO-b	-	1952	vehicles	data	HA-GO: sD from 1944 (superscript 44); BPV 33; RF by theatre/period: see tables.
H/89-a	-	1962	vehicles	core	Type 89A: MA and all MG have B11 (89A counter not included).
H/89-b	-	1966	vehicles	core	Type 89B: RMG CA centre is the second hexspine counterclockwise from TCA centre (8:00 from MA).
H/89-c	-	1970	vehicles	data	Type 89A BPV 34, 89B BPV 36; RF see tables.
H/97-a	-	1978	vehicles	data	Type 97A CHI-HA: sD from 1941 (counter not included), BPV 42; Type 97B BPV 45; RF see tables.
H/Type89HGL-a	-	1992	mortars	core	Type 89 grenade launcher: HE at <= 2 hexes: ROF 1 for that shot, no Air Burst.
H/Type89HGL-b	-	1993	mortars	core	Type 89: WP only at 1-5 hexes, ROF 1 for that shot, always Dispersed (even in PFPh), no Air Burst.
H/Type89HGL-c	-	1994	mortars	core	Type 89: Smoke only at 3-10 hexes.
H/Type97ATR	-	2000	light-at	core	Type 97 ATR needs a friendly crew to fire without the B#/ROF penalty of 8.1.8.2.
H/Type97ATR-b	-	2002	light-at	data	Type 97 ATR: BPV 17 incl. 2-2-8 crew; RF 1.4 1938-39 (1.1 vs Russians 1938), 1.3 1940-43, 1.4 1944-45.
H/Type92	-	2008	guns	core	Type 92 Infantry Gun may also fire as a Mortar with range 3-70; not both ways in one phase (MPh and DFPh as one); switching keeps acquisition.
H/Type92-b	-	2010	guns	data	Type 92: BPV 33; RF 1.0 1933-45 (1.3 vs Russians 1938).
credits	-	2012	other	none	Credits.
`;
