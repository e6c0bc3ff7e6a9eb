/** Generated from ledger*.tsv by `npm run generate:rules`: change the ledger, not this file. */

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
  | '7.1.1/g'
  | '7.1.1/b'
  | '7.1.1/c'
  | '7.1.1/d'
  | '7.1.1/e'
  | '7.1.1/f'
  | '7.1.1.1/a'
  | '7.1.1.1/b'
  | '7.1.1.1/c'
  | '7.1.1.1/d'
  | '7.1.1.1/k'
  | '7.1.1.1/e'
  | '7.1.1.1/f'
  | '7.1.1.1/g'
  | '7.1.1.1/h'
  | '7.1.1.1/i'
  | '7.1.1.1/j'
  | '7.1.1.2/a'
  | '7.1.1.2/b'
  | '7.1.1.2/d'
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
  | '7.1.4/r'
  | '7.1.4/s'
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
  | '7.1.4/t'
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
  | '7.1.6/a'
  | '7.1.6.1'
  | '7.1.6.2/a'
  | '7.1.6.2/d'
  | '7.1.6.2/b'
  | '7.1.6.2/c'
  | '7.1.4/u'
  | '7.2/a'
  | '7.2.1/a'
  | '7.2.1/b'
  | '7.2.1/c'
  | '7.2.2/a'
  | '7.2.2/b'
  | '7.2.2/c'
  | '7.2.2/d'
  | '7.2.2.1/a'
  | '7.2.2.1/f'
  | '7.2.2.1/b'
  | '7.2.2.1/c'
  | '7.2.2.1/d'
  | '7.2.2.1/e'
  | '7.2.2.2/a'
  | '7.2.2.2/b'
  | '7.2.2.2/c'
  | '7.2.2.3/a'
  | '7.2.2.3/b'
  | '7.2.2.3/c'
  | '7.2.3/a'
  | '7.2.3/b'
  | '7.2.3/c'
  | '7.3/a'
  | '7.3/b'
  | '7.3/f'
  | '7.3/c'
  | '7.3/d'
  | '7.3/e'
  | '7.4'
  | '7.4/a'
  | '7.4.1'
  | '7.4.2/a'
  | '7.4.2/b'
  | '7.4.2/f'
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
  | '7.7.1/f'
  | '7.7.1/b'
  | '7.7.1/c'
  | '7.7.1/d'
  | '7.7.1/e'
  | '7.7.2/a'
  | '7.7.2/b'
  | '7.8/a'
  | '7.8/b'
  | '7.8/c'
  | '7.8.1/a'
  | '7.8.1/f'
  | '7.8.1/e'
  | '7.8.1/b'
  | '7.8.1/c'
  | '7.8.1/d'
  | '7.8.2/a'
  | '7.8.2/b'
  | '7.8.2/c'
  | '7.8.3/a'
  | '7.8.3/f'
  | '7.8.3/b'
  | '7.8.3/c'
  | '7.8.3/g'
  | '7.8.3/d'
  | '7.8.3/e'
  | '7.8.4/a'
  | '7.8.4/b'
  | '7.9/a'
  | '7.9/b'
  | '7.9/h'
  | '7.9/c'
  | '7.9/g'
  | '7.9/d'
  | '7.9/e'
  | '7.9/f'
  | '7.9/i'
  | '7.10'
  | '7.10.2'
  | '7.11/a'
  | '7.11/b'
  | '7.11/c'
  | '7.11/d'
  | '7.12/a'
  | '7.12/d'
  | '7.12/b'
  | '7.12/c'
  | '7.13/a'
  | '7.13.1'
  | '7.13.1/a'
  | '7.13.2'
  | '7.13.2/b'
  | '7.13.2/a'
  | '7.14'
  | '7.14/a'
  | '7.15/a'
  | '7.15/b'
  | '7.15/c'
  | '7.16/a'
  | '7.16/b'
  | '7.16/c'
  | '7.16/d'
  | '7.17/a'
  | '7.17/c'
  | '7.17/b'
  | '7.18/a'
  | '7.18/b'
  | '7.19/a'
  | '7.19/c'
  | '7.19/b'
  | '7.20/a'
  | '7.20/b'
  | '7.20/d'
  | '7.20/c'
  | '7.21/a'
  | '7.21/e'
  | '7.21/b'
  | '7.21/d'
  | '7.21/c'
  | '7.22'
  | '7.22/a'
  | '7.22.1/a'
  | '7.22.1/b'
  | '7.22.2/a'
  | '7.22.2/c'
  | '7.22.2/b'
  | '7.23/a'
  | '7.23'
  | '7.23/b'
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
  | '7.24/g'
  | '7.25/a'
  | '7.25/b'
  | '7.25/e'
  | '7.25/c'
  | '7.25/d'
  | '7.26/a'
  | '7.26/i'
  | '7.26/b'
  | '7.26/c'
  | '7.26/d'
  | '7.26/j'
  | '7.26/e'
  | '7.26/f'
  | '7.26/g'
  | '7.26/h'
  | '7.27/a'
  | '7.27/b'
  | '7.27/d'
  | '7.27/e'
  | '7.27/c'
  | '7.28/a'
  | '7.28/b'
  | '7.28.1/a'
  | '7.28.1/b'
  | '7.28.1/c'
  | '7.28.2/a'
  | '7.28.2/j'
  | '7.28.2/b'
  | '7.28.2/c'
  | '7.28.2/d'
  | '7.28.2/e'
  | '7.28.2/f'
  | '7.28.2/g'
  | '7.28.2/h'
  | '7.28.2/i'
  | '7.28.3/a'
  | '7.28.3/c'
  | '7.28.3/b'
  | '7.29/a'
  | '7.29/b'
  | '7.29/c'
  | '7.29/d'
  | '7.29/h'
  | '7.29/e'
  | '7.29/f'
  | '7.29/g'
  | '7.30/a'
  | '7.30/b'
  | '7.30/c'
  | '7.30/d'
  | '7.30/e'
  | '7.30/f'
  | '7.30/k'
  | '7.30/g'
  | '7.30/h'
  | '7.30/j'
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
  | '7.31.2/g'
  | '7.31.2/e'
  | '7.31.2/f'
  | '7.31.2.1/a'
  | '7.31.2.1/b'
  | '7.31.2.1/e'
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
  | '7.31.3/c'
  | '7.32'
  | '7.33'
  | '7.35/a'
  | '7.35/b'
  | '7.35/d'
  | '7.35/c'
  | '7.35.1/a'
  | '7.35.1/b'
  | '7.35.1/g'
  | '7.35.1/c'
  | '7.35.1/d'
  | '7.35.1/e'
  | '7.35.1/f'
  | '7.35.2'
  | '7.35.2/a'
  | '7.35.3'
  | '7.35.4/a'
  | '7.35.4/b'
  | '7.36/a'
  | '7.36.1/a'
  | '7.36.1/b'
  | '7.36.2/a'
  | '7.36.2/b'
  | '7.36.2/c'
  | '7.36.4/a'
  | '7.36.4/c'
  | '7.36.4/b'
  | '7.37/a'
  | '7.37/b'
  | '7.37/c'
  | '7.37/d'
  | '7.37/e'
  | '7.38'
  | '7.38.1/c'
  | '7.38.1/a'
  | '7.38.1/b'
  | '7.38.3/a'
  | '7.38.3/b'
  | '7.38.3/c'
  | '7.38.4'
  | '7.38.12'
  | '7.38.12.1/a'
  | '7.38.12.1/b'
  | '7.38.12.1/c'
  | '7.38.12.2/a'
  | '7.38.12.2/b'
  | '7.38.12.2/c'
  | '7.38.12.2/h'
  | '7.38.12.2/d'
  | '7.38.12.2/e'
  | '7.38.12.2/f'
  | '7.38.12.2/g'
  | '7.38.13/a'
  | '7.38.13/b'
  | '7.39'
  | '7.39/a'
  | '7.40/a'
  | '7.40/b'
  | '7.40/c'
  | '7.41/a'
  | '7.41/b'
  | '7.41/c'
  | '7.41/d'
  | '7.41/j'
  | '7.41/k'
  | '7.41/e'
  | '7.41/f'
  | '7.41/g'
  | '7.41/h'
  | '7.41/i'
  | '7.42/a'
  | '7.42/b'
  | '7.42/c'
  | '7.42.1/a'
  | '7.42.1/b'
  | '7.42.1/c'
  | '7.42.1/d'
  | '7.42.1.1/a'
  | '7.42.1.1/c'
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
  | '7.43/e'
  | '7.43/a'
  | '7.43/b'
  | '7.43/c'
  | '7.43/d'
  | '7.46'
  | '7.46/a'
  | '7.47/a'
  | '7.47/b'
  | '7.47/c'
  | '7.48/a'
  | '7.48/b'
  | '7.49/a'
  | '7.49/i'
  | '7.49/b'
  | '7.49/c'
  | '7.49/d'
  | '7.49/e'
  | '7.49/f'
  | '7.49/g'
  | '7.49/h'
  | '7.50/a'
  | '7.50/d'
  | '7.50/b'
  | '7.50/e'
  | '7.50/c'
  | '7.52/a'
  | '7.52/b'
  | '7.52/c'
  | '7.52/d'
  | '7.52/e'
  | '7.52/q'
  | '7.52/f'
  | '7.52/r'
  | '7.52/g'
  | '7.52/h'
  | '7.52/i'
  | '7.52/t'
  | '7.52/j'
  | '7.52/k'
  | '7.52/l'
  | '7.52/u'
  | '7.52/m'
  | '7.52/n'
  | '7.52/o'
  | '7.52/p'
  | '7.53/a'
  | '7.53'
  | '7.53/b'
  | '7.54/a'
  | '7.54/f'
  | '7.54/b'
  | '7.54/c'
  | '7.54/d'
  | '7.54/e'
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
  | '7.55.2/n'
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
  | '7.55.3/h'
  | '7.55.3/f'
  | '7.55.3/i'
  | '7.55.3/g'
  | '7.57/j'
  | '7.57/a'
  | '7.57/b'
  | '7.57/c'
  | '7.57/d'
  | '7.57/e'
  | '7.57/f'
  | '7.57/g'
  | '7.57/h'
  | '7.57/i'
  | 'CES'
  | 'CES.1/d'
  | 'CES.1/a'
  | 'CES.1/b'
  | 'CES.1/c'
  | 'CES.2/a'
  | 'CES.2/b'
  | 'CES.2/c'
  | 'CES.3'
  | 'CES/a'
  | 'CES.4/a'
  | 'CES.4/b'
  | 'CES.4/g'
  | 'CES.4/c'
  | 'CES/b'
  | 'CES.4/d'
  | 'CES.4/e'
  | 'CES.4/f'
  | 'CES.5/a'
  | 'CES.5/b'
  | 'CES.5/c'
  | 'CES.5/d'
  | 'CES.6/a'
  | 'CES.6/c'
  | 'CES.6/b'
  | 'CES.7/a'
  | 'CES.7/b'
  | 'CES.7/c'
  | 'CES.8/a'
  | 'CES.8/d'
  | 'CES.8/b'
  | 'CES.8/c'
  | 'CES.9/a'
  | 'CES.9/c'
  | 'CES.9/b'
  | 'CES.10'
  | 'CES.11'
  | 'CES.12/a'
  | 'CES.12/b'
  | 'CES.12/c'
  | 'S.dice/a'
  | 'S.dice/b'
  | 'S.dice/c'
  | 'S.dice/d'
  | 'S.dice/e'
  | 'S.roll-direction/a'
  | 'S.roll-direction/b'
  | 'S.roll-direction/c'
  | 'S.roll-direction/d'
  | 'S.roll-direction/e'
  | 'S.hex-map/a'
  | 'S.hex-map/b'
  | 'S.hex-map/c'
  | 'S.hex-map/d'
  | 'S.hex-map/e'
  | 'S.height/a'
  | 'S.height/b'
  | 'S.height/c'
  | 'S.height/d'
  | 'S.sequence/a'
  | 'S.sequence/b'
  | 'S.sequence/c'
  | 'S.sequence/d'
  | 'S.sequence/e'
  | 'S.sequence/f'
  | 'S.sequence/g'
  | 'S.initiative/a'
  | 'S.initiative/b'
  | 'S.initiative/c'
  | 'S.initiative/d'
  | 'S.organisation/a'
  | 'S.organisation/b'
  | 'S.organisation/c'
  | 'S.organisation/d'
  | 'S.grades/a'
  | 'S.grades/b'
  | 'S.combat-non-combat-units/a'
  | 'S.combat-non-combat-units/b'
  | 'S.combat-non-combat-units/c'
  | 'S.command-counters/a'
  | 'S.command-counters/b'
  | 'S.command-counters/c'
  | 'S.command-counters/d'
  | 'S.command-counters/e'
  | 'S.command-counters/f'
  | 'S.available-commands/a'
  | 'S.available-commands/b'
  | 'S.available-commands/c'
  | 'S.available-commands/d'
  | 'S.command-range/a'
  | 'S.command-range/b'
  | 'S.recon/a'
  | 'S.recon/b'
  | 'S.recon/c'
  | 'S.recon/d'
  | 'S.spotting/a'
  | 'S.spotting/b'
  | 'S.spotting/c'
  | 'S.spotting/d'
  | 'S.spotting/e'
  | 'S.spotting-ranges-table/a'
  | 'S.spotting-ranges-table/b'
  | 'S.spotting-ranges-table/c'
  | 'S.spot-counters/a'
  | 'S.spot-counters/b'
  | 'S.cover/a'
  | 'S.cover/b'
  | 'S.cover/c'
  | 'S.los-hull-down/a'
  | 'S.los-hull-down/b'
  | 'S.facing-and-field-of-fire/a'
  | 'S.facing-and-field-of-fire/b'
  | 'S.indirect-fire/a'
  | 'S.indirect-fire/b'
  | 'S.indirect-fire/c'
  | 'S.indirect-fire/d'
  | 'S.sheaf/a'
  | 'S.sheaf/b'
  | 'S.danger-close'
  | 'S.artillery-batteries/a'
  | 'S.artillery-batteries/b'
  | 'S.direct-fire/a'
  | 'S.direct-fire/b'
  | 'S.direct-fire/c'
  | 'S.ap-combat/a'
  | 'S.ap-combat/b'
  | 'S.ap-combat/c'
  | 'S.ap-combat/d'
  | 'S.ap-combat/e'
  | 'S.hit-location/a'
  | 'S.hit-location/b'
  | 'S.hit-location/c'
  | 'S.hit-location/d'
  | 'S.armor-and-penetration/a'
  | 'S.armor-and-penetration/b'
  | 'S.damage-results-ap/a'
  | 'S.damage-results-ap/b'
  | 'S.damage-results-ap/c'
  | 'S.damage-results-ap/d'
  | 'S.track-hit/a'
  | 'S.track-hit/b'
  | 'S.track-hit/c'
  | 'S.ko-bu-wreck/a'
  | 'S.ko-bu-wreck/b'
  | 'S.ko-bu-wreck/c'
  | 'S.ko-bu-wreck/d'
  | 'S.bail-out/a'
  | 'S.bail-out/b'
  | 'S.bail-out/c'
  | 'S.bail-out/d'
  | 'S.bail-out/e'
  | 'S.gp-combat/a'
  | 'S.gp-combat/b'
  | 'S.gp-combat/c'
  | 'S.gp-factors/a'
  | 'S.gp-factors/b'
  | 'S.gp-factors/c'
  | 'S.target-types-a-p-s'
  | 'S.leg-results/a'
  | 'S.leg-results/b'
  | 'S.leg-results/c'
  | 'S.suppression/a'
  | 'S.suppression/b'
  | 'S.suppression/c'
  | 'S.overwatch/a'
  | 'S.overwatch/b'
  | 'S.overwatch/c'
  | 'S.small-arms/a'
  | 'S.small-arms/b'
  | 'S.small-arms/c'
  | 'S.ammo-limits'
  | 'S.smoke'
  | 'S.movement-costs/a'
  | 'S.movement-costs/b'
  | 'S.movement-costs/c'
  | 'S.movement-costs/d'
  | 'S.movement-costs/e'
  | 'S.quickmarch'
  | 'S.transport-and-towing/a'
  | 'S.transport-and-towing/b'
  | 'S.stacking/a'
  | 'S.stacking/b'
  | 'S.overrun/a'
  | 'S.overrun/b'
  | 'S.overrun/c'
  | 'S.close-assault/a'
  | 'S.close-assault/b'
  | 'S.close-assault/c'
  | 'S.close-assault/d'
  | 'S.hand-to-hand/a'
  | 'S.hand-to-hand/b'
  | 'S.hand-to-hand/c'
  | 'S.engineers'
  | 'S.terrain-list/a'
  | 'S.terrain-list/b'
  | 'S.fortification'
  | 'S.aircraft/a'
  | 'S.aircraft/b'
  | 'S.aircraft/c'
  | 'S.aircraft/d'
  | 'S.victory-points/a'
  | 'S.victory-points/b'
  | 'S.victory-points/c'
  | 'S.scenario-data'
  | 'S.data-card-fields'
  | 'S.force-purchase'
  | 'S.non-combat-unarmed'
  | 'S.player-cards'
  | 'S.abbreviations'
  | 'S.directional-hex'
  | 'S.range'
  | 'S.command-placement'
  | 'S.activated-unarmed-unit'
  | 'S.active-unit'
  | 'S.command-sharing'
  | 'S.command-unit'
  | 'S.unit-grade-default'
  | 'S.spotting-level'
  | 'S.spotting-phase'
  | 'S.smoke-and-sight'
  | 'S.facing-of-leg-units'
  | 'S.full-cover/a'
  | 'S.full-cover/b'
  | 'S.improved-position'
  | 'S.inside-a-building'
  | 'S.moving-within-a-hex'
  | 'S.hull-down'
  | 'S.shot-level'
  | 'S.direct-fire-targets'
  | 'S.fires-per-turn'
  | 'S.range-bands'
  | 'S.passengers-under-fire'
  | 'S.hit-geometry'
  | 'S.damaged-vehicle/a'
  | 'S.damaged-vehicle/b'
  | 'S.immobile-vehicle'
  | 'S.calling-fire/a'
  | 'S.calling-fire/b'
  | 'S.pattern-attack'
  | 'S.planned-fire'
  | 'S.on-map-indirect-fire'
  | 'S.illumination-and-smoke-rounds'
  | 'S.enemy-hexes'
  | 'S.towed-units'
  | 'S.mounting'
  | 'S.reinforcements'
  | 'S.cliff-impassable'
  | 'S.advancing-attack'
  | 'S.flamethrower'
  | 'S.attached-weapons'
  | 'S.off-map-battery-state'
  | 'S.air-phases'
  | 'S.limited-spotting-table';

export const LEDGER = `rule	alias	line	area	kind	requirement
7.0	-	99	optional	core	Whole booklet is optional: expose every 7.x section as its own per-battle on/off switch; default off; a battle records which switches are on and replay must honour them.
7.0/a	-	103	optional	core	Sections stand alone: any subset of switches is legal. Links in print: 7.20, 7.46 and 7.50 use 7.8 when it is on; 7.41 extends 7.7; 7.43 adds to 7.7, 7.24 and 7.41; 7.6 and 7.39 use 7.1 values; 7.37 recommends 7.2; 7.53 serves 7.52; 7.55 uses 7.1, 7.43 and 7.47.
7.0/b	-	105	components	none	Numbering follows the parent Panzer series; missing numbers (7.5, 7.34, 7.36.3, 7.38.2, 7.38.5-11, 7.44, 7.45, 7.51, 7.56, 7.10.1) are deliberate gaps, not lost text.
7.1/a	-	112	morale	core	Morale is a property of a formation and distinct from Grade; Grade exists separately at Force, Formation and Unit level and measures skill.
7.1/b	-	114	morale	core	While recorded losses are below the Numeric Cohesion Point a formation acts normally, except that the special events of 7.1.3 force a check; at/after it, the 7.1.2 triggers apply.
7.1/c	-	116	morale	none	Break Point = probability of breaking by nationality; a check never breaks a unit automatically; a broken unit stays limited until it recovers.
7.1/d	-	118	morale	core	Check has three outcomes: unaffected, Hesitating (milder, recovers with no die roll), Broken (must roll to recover).
7.1/e	-	120	morale	none	Designer note: broken units inside Command Range make further breaks likelier (cascade; the -10 of 7.1.4). Print praises Command Range of "non-command units"; command units are plainly meant.
7.1/f	-	122	morale	core	Record per formation its name and Numeric Cohesion Point on the Formation Summary; software: formation state holds cohesionLevel, cohesionNumber, losses.
7.1.1/a	-	126	morale	data	Cohesion Point is one of nine ordered levels, Superb best ... Poor worst, and is converted into a Numeric Cohesion Point (CP-n).
7.1.1/g	-	126	morale	core	The Cohesion Point expresses the initial composition: compute the number once from the formation's starting combat units; later losses are tallied against it and never lower it.
7.1.1/b	-	128	morale	core	Count only combat units when computing a formation's Numeric Cohesion Point; losing non-combat units never counts toward it.
7.1.1/c	-	130	morale	core	Every unit of the formation, combat or non-combat, is subject to Morale Checks.
7.1.1/d	-	132	scenario	core	Scenario data supplies, per formation, both the level name and the CP number; use them unless 7.1.1.1 replaces them.
7.1.1/e	-	134	scenario	data	Scenario 47 (The Frontier Wire: Raid on Sidi Omar, 12 June 1940): British Infantry Company = Excellent, CP-6.
7.1.1/f	-	136	dyo	optional	The 7.1.1.1 procedure may be used to vary a scenario's printed level or to set it in a self-made scenario.
7.1.1.1/a	-	140	morale	core	Determine level: roll (100) + modifier for nationality and period (Cohesion Point Table) + modifier for Formation Grade (Cohesion Modifiers Table); tables on Game Card B.
7.1.1.1/b	-	142	morale	core	Find the net roll's row on the Numeric Cohesion Point Table; read the number as on the Available Commands Table (6.2.1.1.1): add the column values making up the number of combat units.
7.1.1.1/c	-	144	morale	data	Recovered values: Italian early-41 modifier -20; Veteran Formation modifier +10; net 46-55 = Good. Worked: roll 63 - 20 + 10 = 53 = Good.
7.1.1.1/d	-	148	morale	core	Column sum: tens column times tens digit plus units column (17 = "10"+"7"; 24 = "10"x2+"4"); round the final sum down.
7.1.1.1/k	-	148	morale	data	Good row of the Numeric Cohesion Point Table: 17 combat units = 9.5, rounded down to 9; 24 combat units (2 x column 10 + column 4) = 13.
7.1.1.1/e	-	150	morale	core	A formation's units may break once its accumulated combat-unit losses are >= the Numeric Cohesion Point.
7.1.1.1/f	-	156	morale	core	When varying a printed level of a German or UK formation the result may differ from the printed level by at most 2 levels up or down.
7.1.1.1/g	-	158	morale	data	German/UK printed Excellent: allowed result range is Outstanding (top) to Adequate (bottom).
7.1.1.1/h	-	160	morale	core	When varying a printed level of an Italian, USA or French formation the result may be at most 1 level higher; no limit downward.
7.1.1.1/i	-	162	morale	data	Italian/USA/French printed Excellent: allowed result range is Superior (top) to Poor (bottom).
7.1.1.1/j	-	164	morale	optional	Variant: postpone the level roll of a formation until its first loss occurs, so nobody knows the level before that.
7.1.1.2/a	-	168	morale	core	Losses tally +1 for each eliminated combat leg or towed unit and each combat vehicle Bailed Out, Knocked Out or Brewed Up.
7.1.1.2/b	-	168	morale	core	Not tallied: squad reduced to half-squad; vehicle Track or Damaged results; any artillery or aircraft loss; any non-combat unit (7.1.1).
7.1.1.2/d	-	168	morale	core	One check-off per lost unit: a squad counts only when its last half is eliminated; a vehicle already tallied as Bailed Out adds nothing when later KO or BU (implied). No event lowers the tally in print.
7.1.1.2/c	-	170	morale	core	When the tally reaches the Numeric Cohesion Point all remaining units of the formation, combat and non-combat, become subject to breaking.
7.1.2	-	174	morale	core	Formation tally >= Numeric Cohesion Point: every unit (combat or not) of it takes a Normal Morale Check whenever a listed trigger happens to that unit. (Print: all units check "whenever a unit ..."; each trigger is worded from the checking unit's view, so read per unit.)
7.1.2/a	-	176	morale	core	Trigger: the unit moves out of its current hex (one check after its whole move, not one per hex; moving within the hex is not named).
7.1.2/b	-	177	morale	core	Trigger: the unit is attacked by Direct Fire, Indirect Fire or any air attack (whatever the result).
7.1.2/c	-	178	morale	core	Trigger: the unit is attacked by Overrun, Close Assault or Hand-to-Hand combat.
7.1.2/d	-	179	morale	core	Trigger: a vehicle of the unit's formation Brews Up in the unit's hex.
7.1.2/e	-	180	morale	core	Trigger: a command unit of the unit's own chain of command within Command Range is eliminated; sister-company HQ does not count, own battalion or higher HQ does.
7.1.2/f	-	180	morale	core	Command units also check when a higher-level command unit of their chain is eliminated within Command Range.
7.1.2/g	-	181	morale	core	Trigger (leg or towed unit only): a leg or towed unit of the same formation is eliminated by Overrun or Hand-to-Hand combat in the same hex.
7.1.2/h	-	183	morale	core	Resolve each check when the triggering event is complete (after the whole move; after Hand-to-Hand has a victor).
7.1.3	-	187	morale	core	Formation tally < Numeric Cohesion Point: units (combat and non-combat) take a Forced Morale Check on the 7.1.3 triggers only; "immediately" again means once the triggering event is complete (example: after the Overrun).
7.1.3/a	-	189	morale	core	Forced trigger: unit receives a flame attack by Direct Fire or within Close Assault or Hand-to-Hand combat.
7.1.3/b	-	190	morale	core	Forced trigger: unit is attacked by Overrun, unless it occupies an Improved Position or a Building hex.
7.1.3/c	-	191	morale	core	Forced trigger: a command unit of the formation within Command Range is eliminated (same chain-of-command test as 7.1.2).
7.1.3/d	-	193	morale	core	Forced trigger (leg or towed only): leg or towed unit of the same formation eliminated by Overrun or Hand-to-Hand in the same hex.
7.1.3/e	-	195	morale	core	From the moment the formation reaches its Numeric Cohesion Point, 7.1.2 replaces 7.1.3 for all its units.
7.1.4/a	-	199	morale	core	Morale Check: roll (100), add all modifiers, look up the unit's nationality row on the Break Point Table (Game Card B): low net = Break, middle band = Hesitate, high = unaffected (German Hesitate band 51-70).
7.1.4/b	-	201	morale	core	Break result: mark BREAK/ON. Hesitate result: mark HESITATION/ON.
7.1.4/c	-	201	morale	core	A Broken unit that rolls Hesitate keeps its Break marker unchanged (ON stays ON, OFF stays OFF).
7.1.4/r	-	201	morale	core	Not printed, default: a Hesitating unit that Breaks swaps its marker for BREAK/ON; Break on a Broken unit sets BREAK/ON; Hesitate on a Hesitating unit sets HESITATION/ON.
7.1.4/s	-	203	morale	core	All applicable modifiers add up; nets below 1 or above 100 fall in the end bands (Break / unaffected).
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
7.1.4/n	-	247	morale	data	Modifier: -20 if an opposing unit spotted by the checking unit (7.1.4/p) is 1 or 2 hexes away.
7.1.4/t	-	249	morale	core	Proximity modifiers count once however many enemies; with spotted enemies in both bands only the nearer (-20) applies (default, not printed); range 0 and beyond 5 give nothing in print.
7.1.4/o	-	251	morale	data	Modifier: -10 if an opposing unit spotted by the checking unit (7.1.4/p) is 3, 4 or 5 hexes away.
7.1.4/p	-	255	morale	core	Proximity modifiers use what the checking unit itself can spot; Suppressed and Full Cover units spot less (a Suppressed unit only straight to its front), so the modifier may not apply.
7.1.4/q	-	257	morale	data	Modifier: -20 if the unit has any command other than N/C this turn.
7.1.5	-	261	morale	core	Broken and Hesitating limits last until the marker is removed by recovery.
7.1.5.1	-	269	morale	core	A unit bearing HESITATION/ON or HESITATION/OFF suffers all 7.1.5.1 limits (both faces identical in effect).
7.1.5.1/a	-	271	morale	data	Hesitating shooter (Direct or Indirect Fire): -3 to AP combat, -10 to GP combat.
7.1.5.1/b	-	274	morale	core	Hesitating unit may not start an Overrun, Close Assault or Hand-to-Hand combat.
7.1.5.1/c	-	275	morale	data	Hesitating unit engaged in Hand-to-Hand: -10.
7.1.5.1/d	-	276	morale	core	Hesitating unit moves at full speed; if it moves while HESITATION/OFF its marker turns back to HESITATION/ON.
7.1.5.1/e	-	277	morale	data	Called or Continuous Indirect Fire response: -1 while Hesitating (print names no unit; read as the observer).
7.1.5.2	-	283	morale	core	A unit bearing BREAK/ON or BREAK/OFF suffers all 7.1.5.2 limits.
7.1.5.2/a	-	285	morale	core	Broken unit is not an active unit for command purposes (read: not counted for available commands); a broken command unit's Command Span (7.52) is 0.
7.1.5.2/b	-	286	morale	data	Broken unit spots with -2 (two rows down on the Spotting Ranges Table).
7.1.5.2/c	-	287	morale	data	Broken shooter (Direct or Indirect Fire): -5 to AP combat, -20 to GP combat.
7.1.5.2/d	-	293	morale	core	Broken unit may not start an Overrun, Close Assault or Hand-to-Hand combat.
7.1.5.2/e	-	294	morale	data	Broken unit engaged in Hand-to-Hand: -20.
7.1.5.2/f	-	295	morale	core	Broken unit moves at half speed, rounded down, cumulative with other movement modifiers; if it moves while BREAK/OFF its marker turns back to BREAK/ON.
7.1.5.2/g	-	296	morale	data	Called or Continuous Indirect Fire response: -2 while Broken (print names no unit; read as the observer).
7.1.6	-	300	rally	core	Recovery happens in the Adjust/Remove Morale Counters Step of the Adjustment Phase.
7.1.6/a	-	300	rally	core	ON-to-OFF is not printed for Break and Hesitation; as for Suppression: first recover OFF markers, then turn every remaining ON marker (also one set this turn) to OFF, so recovery comes one turn later at the earliest.
7.1.6.1	-	304	rally	core	Every HESITATION/OFF marker is removed automatically in that step.
7.1.6.2/a	-	308	rally	core	Each unit with BREAK/OFF may try once per turn to recover: base success range 51-00 for every Unit Grade; success removes the marker, failure leaves BREAK/OFF.
7.1.6.2/d	-	308	rally	core	A unit showing BREAK/ON makes no recovery attempt in this step.
7.1.6.2/b	-	310	rally	core	Break recovery: roll (100) plus all applicable 7.1.4 modifiers, Unit Grade included (only the base range is free of grade; Forced +20 does not apply); net 51 or more, also above 100, recovers.
7.1.6.2/c	-	312	morale	data	Worked example lines 312-331: German Rifle squad, Forced Morale Check, net modifier +30, roll 36 -> 66 -> German Hesitation range 51-70.
7.1.4/u	-	329	morale	data	Worked: a Suppressed squad spots only straight ahead, so a tank 1 hex away to its rear/side gives no -20; Scrub gives no cover modifier (it is neither Medium nor Heavy Cover).
7.2/a	-	335	hidden	none	Purpose: surprise without written plotting; middle way between open deployment and plotted hidden movement.
7.2.1/a	-	343	hidden	core	Only if the scenario's Special Conditions say so, one or both sides' ground units may start Hidden, represented by HIDDEN UNIT counters.
7.2.1/b	-	345	hidden	none	Two counter sets (red, gray), one colour per side.
7.2.1/c	-	347	hidden	core	A HIDDEN UNIT counter stands for nothing (fake) or for one or more units of exactly one formation; never units of different formations.
7.2.2/a	-	351	hidden	core	A real counter is placed in any legal hex and may stand for any mix of vehicle, towed and leg units; counters on map may not exceed the scenario's limit.
7.2.2/b	-	353	hidden	core	Owner keeps the represented units secretly in the numbered box of the Hidden Unit Card; software: owner-only projection counterId -> unit ids.
7.2.2/c	-	353	hidden	core	The counter's hex is the true location of at least one of the units it represents.
7.2.2/d	-	355	hidden	core	A fake counter is placed in any legal hex with no units behind it.
7.2.2.1/a	-	359	hidden	core	Spot a HIDDEN UNIT counter by the ordinary spotting rules, measured to the counter; once spotted, all units it represents are placed on the map, even those not individually spottable.
7.2.2.1/f	-	359	hidden	core	Before reveal only the owner knows whether a counter is fake and which or how many units it stands for; those units have no map position of their own, so range and line-of-sight use the counter's hex.
7.2.2.1/b	-	361	hidden	core	For spotting use, among the represented unit types, the one with the greatest spotting range (1 vehicle + 10 leg units: use vehicle).
7.2.2.1/c	-	365	hidden	core	On reveal at least one unit of the type that was spotted goes in the counter's hex; the others in that hex or any legal hex within Command Range of it, not crossing impassable terrain; any facing.
7.2.2.1/d	-	367	hidden	core	Owner may treat a fake as any type, but when an enemy reaches the range at which even a leg unit would be spotted he must reveal it as fake.
7.2.2.1/e	-	367	hidden	core	A fake that is spotted or must be revealed is removed from the map and no units appear (implied); its number is free again under the limit.
7.2.2.2/a	-	371	hidden	core	A HIDDEN UNIT counter moves like an ordinary ground unit (same commands, costs and SPOT effects), not faster than the Movement Factor of the slowest unit it represents.
7.2.2.2/b	-	373	hidden	core	Hidden units mount and dismount by the normal rules, may enter Full Cover, and moving counters are spotted at the larger moving ranges.
7.2.2.2/c	-	375	hidden	core	A fake may move as any type; once it has moved at a rate only a vehicle could, it can no longer be treated as leg or towed for spotting.
7.2.2.3/a	-	379	hidden	core	Any combat by a hidden unit other than Indirect Fire reveals its counter and places all its units (7.2.2.1); observing for or firing Indirect Fire does not reveal.
7.2.2.3/b	-	381	hidden	core	A HIDDEN UNIT counter that is the target of Indirect Fire or of an aircraft bomb or rocket attack is revealed and all its units placed (7.2.2.1).
7.2.2.3/c	-	381	hidden	core	A fake that is the target of Indirect Fire, bombs or rockets is exposed the same way (nothing placed, counter removed; implied).
7.2.3/a	-	385	hidden	core	During play a side may take currently unspotted units off the map and replace them by one or more HIDDEN UNIT counters, each single-formation.
7.2.3/b	-	385	hidden	core	Fakes may be added during play too; existing + new counters may not exceed the scenario limit.
7.2.3/c	-	385	hidden	core	Units to be hidden must be unspotted at that moment and may be divided over several counters, one formation per counter. Timing is not printed (default: end of the Spotting Phase).
7.3/a	-	389	command-control	core	One unique Command counter may be shared only by combat units and activated unarmed units of one and the same Platoon, Section or Troop that are within Command Range of one another.
7.3/b	-	389	command-control	core	Units of different platoons/sections/troops, including non-command HQ units, may not share a command even inside the same formation.
7.3/f	-	389	command-control	core	7.3 narrows the base sharing rule (any units of one formation within Command Range, 6.2.1.1.3); all sharers still carry out the identical command.
7.3/c	-	391	command-control	core	A command unit of the same formation, at any level, may share a command with a subordinate platoon or section.
7.3/d	-	393	command-control	core	The sharing command unit must be in the unit's own chain of command (HQ of company B cannot share with a unit of company A).
7.3/e	-	395	command-control	core	Platoon/section membership of every unit is documented at setup; software: unit.platoonId required when 7.3, 7.4 or 7.42 is on.
7.4	-	399	vehicles	data	Vehicles without radio carry an R notation in the Unit Identifier section of the Data Card (e.g. I-3A M11/39).
7.4/a	-	403	vehicles	data	The Notes section of a Data Card lists exceptions (later refits, command vehicles that do have radios).
7.4.1	-	407	spotting	core	Vehicles (no-radio) may neither hand off spotted targets to nor receive them from units of another platoon, section or troop (modifies 4.1.1); hand-off inside their own platoon remains.
7.4.2/a	-	411	command-control	core	No-radio vehicles of one platoon/section/troop must all share one Command counter, however many commands are available.
7.4.2/b	-	411	command-control	core	No-radio vehicles have Command Range 0 even if Formation Grade is Seasoned, Veteran or Elite; since they must also share one counter, the platoon has to stay together.
7.4.2/f	-	411	command-control	core	Consequence: all no-radio vehicles of a platoon get the same command type each turn; only a Track-hit member may later drop out (7.4.2/d).
7.4.2/c	-	413	command-control	core	A no-radio platoon member with a track hit may be left behind by the others (6.5.2.2.1); a Damaged vehicle may never be separated from the platoon.
7.4.2/d	-	413	command-control	core	The track-hit member may, in later turns, get its own command within the company's available commands.
7.4.2/e	-	415	command-control	core	No-radio recon vehicles keep all recon abilities except those removed by 7.4.3.
7.4.3	-	419	indirect-fire	core	No-radio vehicles may not call Indirect Fire nor observe targets for aircraft.
7.4.4	-	423	morale	core	For a no-radio vehicle the unbroken-command-unit morale modifier (+20) needs the command unit, radio or not, in the same hex.
7.4/b	-	425	vehicles	none	Historical note on German radio fit; no code.
7.6/a	-	429	close-combat	core	Before a leg unit executes a Close Assault it must pass a Forced Morale Check (7.1.3); applies to Italian forces in 1940. Hand-to-Hand is not named. Cohesion losses do not matter for it.
7.6/b	-	429	close-combat	optional	By players' agreement it may also apply, any date, to leg units of Green Unit Grade.
7.6/c	-	431	close-combat	core	Tank Fright check ignores the spotted-unit proximity modifiers (-20/-10); all other 7.1.4 modifiers apply, so also Forced +20 and -20 for a command other than N/C.
7.6/d	-	433	close-combat	core	For an Advancing Attack (6.6.1.1) the check is taken before the move; the check itself never triggers Overwatch Fire, only an actual move does.
7.6/e	-	435	close-combat	core	Break result: SUPPRESSED/ON instead; Hesitate result: SUPPRESSED/OFF instead; in both cases the Close Assault is not made (implied by "must first pass"). Unaffected: Close Assault proceeds normally.
7.7	-	439	spotting	core	Spotting beyond range 1 becomes a die roll; targets at range 1 are spotted automatically. Line-of-sight and maximum range are still required first.
7.7.1/a	-	443	spotting	core	Success value comes from the Spotting (OR) Table (Game Card B) by the spotter's Unit Grade: first value if range <= half of the maximum spotting range (round down), else second value.
7.7.1/f	-	445	spotting	core	Maximum spotting range = value on the Spotting Ranges Table for that target after all row modifiers; a range above half of it (rounded down) up to the maximum uses the second value, beyond it no attempt is possible.
7.7.1/b	-	447	spotting	core	One roll per target, not per spotter, with the value of the friendly unit that has the best chance; other attempting units raise it by +10 each. (Print says +10 for each attempting unit; its example, 2 spotters turning 60 into 70, shows +10 per unit beyond the first.)
7.7.1/c	-	447	spotting	core	A target so spotted is handed off to other friendly units that have it inside their own maximum spotting range.
7.7.1/d	-	449	spotting	core	Roll (100): spotted if roll <= value. Failure does not cancel Overwatch Fire.
7.7.1/e	-	451	spotting	data	Recovered: Veteran second value = 60; vehicle in a Grove hex has maximum spotting range 7 (half = 3). Worked: two Veteran spotters at range 4: spotted on 70 or less (60+10).
7.7.2/a	-	455	spotting	core	A unit may maintain at most the Max column value of its Unit Grade in spotted targets, hand-offs included.
7.7.2/b	-	457	spotting	core	Spots above Max are ignored or must be removed.
7.8/a	-	462	components	core	Turret counters: front face = Open, B face = Buttoned-up; nationality art has no effect. Software: vehicle.turretFacing and vehicle.turretStatus.
7.8/b	-	464	vehicles	core	A turreted vehicle has a turret facing (hexside) separate from its hull and may direct fire only at targets inside the turret's 60-degree Field-of-Fire.
7.8/c	-	464	vehicles	core	With turrets in play the base all-round fire of turreted vehicles is replaced: only Overwatch may engage outside the turret's Field-of-Fire (7.8.4), targets inside it take the Overwatch Front modifier (read).
7.8.1/a	-	472	vehicles	core	Turret turns at most TT Factor hexsides (Data Card, Weapon Data row; 1-3, turretless 0), during movement and/or in the Adjust Turret Step of the Adjustment Phase.
7.8.1/f	-	472	vehicles	core	Occasions to turn a turret: while moving, in the Adjust Turret Step, and by Overwatch fire (7.8.4). A FIRE or SHORT HALT shot in the Direct Fire Step never turns it (implied).
7.8.1/e	-	474	vehicles	data	G-4A PzKpfw IIIJ: TT Factor 2, its turret may turn 1 or 2 hexsides, not 3.
7.8.1/b	-	476	movement	core	While moving, for each new hex entered a vehicle may turn its turret up to TT Factor hexsides or keep it fixed relative to the hull.
7.8.1/c	-	476	first-fire	core	Non-phasing eligible units may interrupt with Overwatch before or after any turret adjustment of a moving vehicle.
7.8.1/d	-	476	vehicles	core	A vehicle with a Track hit (print: "Tracked vehicles") keeps its listed TT Factor; a Turret Damaged vehicle has TT Factor 1 (if above 1).
7.8.2/a	-	480	to-hit	core	AP hit on turreted vehicle: roll location with the hull Hit Angle; a Hull location stands.
7.8.2/b	-	482	to-hit	core	A Turret location with turret Hit Angle different from hull Hit Angle: re-read the SAME roll with the turret's Hit Angle (no new roll) to get the final location.
7.8.2/c	-	486	to-hit	data	Worked: PzKpfw IVF2 (SG-6B), Level Shot, hull angle Rear/Side, roll 39 = TR (armor 9); the turret faces the firer, so the same 39 at turret angle Front = TF, armor 12.
7.8.3/a	-	490	vehicles	core	A-Type vehicle turrets are Open or Buttoned Up; chosen in the Adjust Turret Step, valid for the whole next turn, no change during a turn.
7.8.3/f	-	490	vehicles	core	Every A-Type always has exactly one status; the status for turn 1 is chosen at setup (not printed).
7.8.3/b	-	492	vehicles	core	Turretless A-Type vehicles may also Button Up (no turret turning); P-Type vehicles never Button Up even if turreted.
7.8.3/c	-	494	spotting	core	Open: spots normally but is more vulnerable to GP fire and aircraft. Buttoned Up: -1 spotting (one row down) and normal GP resolution.
7.8.3/g	-	494	air	core	Open status likewise makes an A-Type more vulnerable to Aircraft Combat: GP air attacks use 7.8.3/d and /e; no other aircraft figure is printed.
7.8.3/d	-	498	vehicle-combat	core	Open A-Type and a non-small-arms GP Effective Result whose shooter's max GP Effectiveness is below its GP Defense: Damaged (CES 1522: turret damage) instead of only Suppressed. At or above its GP Defense the normal results apply.
7.8.3/e	-	501	vehicle-combat	core	Open A-Type hit by small arms Effective Result at Point Blank: Damaged (summary 1540: turret damage). AP fire is unaffected by Open status.
7.8.4/a	-	505	first-fire	core	Overwatch at a target outside the turret's Field-of-Fire: -3 (AP scale; no GP figure printed); the TT Factor must suffice to bring the target inside it; that becomes the turret's new facing.
7.8.4/b	-	507	first-fire	core	The Target Moving modifier is added to the -3 when the Overwatch was triggered by movement.
7.9/a	-	513	smoke	core	A vehicle with Smoke Dischargers (5.16.2) may try once per turn, in the Command Phase before its command is placed, to create a cloud covering only itself and its passengers.
7.9/b	-	515	smoke	core	Discharger order: the PREVIOUS turn's First Player places all DS smoke first, then that turn's Second Player (current Initiative not yet rolled).
7.9/h	-	515	smoke	core	Turn 1 has no previous First Player: discharge order not printed (default: the side that set up first).
7.9/c	-	517	smoke	core	Roll (10): <= Ammo Limit value (5.16.2.3) places SMOKE/DS on the vehicle; greater = attempt fails.
7.9/g	-	517	smoke	core	A failed discharge makes no cloud and does not bar an attempt next turn; only a cloud actually made does (implied).
7.9/d	-	519	smoke	core	SMOKE/DS acts as Open-SHEAF Smoke for fire to or from that vehicle and its passengers only; no effect on other units in the hex, Indirect Fire or Aircraft Combat.
7.9/e	-	521	smoke	core	The cloud ends in the current turn's Adjust/Remove Counters Step (6.8.4), or as soon as the vehicle moves to a new hex or moves within its hex.
7.9/f	-	521	smoke	core	A vehicle may not make discharger smoke in consecutive turns: the spent counter goes under the vehicle as reminder and is removed in the NEXT turn's Adjust/Remove Counters Step.
7.9/i	-	521	smoke	core	The vehicle keeps the cloud through Combat and Movement of that turn if it stays put; fire, turning of the turret or staying in place does not end it (implied: only moving to a new hex or within the hex).
7.10	-	523	ordnance	none	Introductory fragment on HEAT-type (CE) shells, gun-fired and hand-held; incomplete sentence in print, no rule.
7.10.2	-	529	to-kill	core	CE rounds against S-Type vehicles do not take the -2 damage modifier that AP hits on S-Type otherwise take.
7.11/a	-	533	vehicle-combat	data	Some vehicles carry a BU notation in the Unit Identifier section of the Data Card (e.g. B-5A Crusader I).
7.11/b	-	537	vehicle-combat	core	On a BU-noted vehicle, when the unmodified result is Knocked Out, modify the damage roll by +2 (AP fire) or -2 (GP fire) and read it again: it may become a Brew Up.
7.11/c	-	537	vehicle-combat	core	The BU modifier never raises the overall chance of damage, it only turns KO into BU; a modified Damage Result is capped at 10; not used with Basic Game Damage.
7.11/d	-	539	vehicle-combat	data	Worked: Crusader I (B-5A): AP damage roll 8 = KO, +2 = 10 = BU; GP by M13/40 (I-1A): roll 4 = KO, -2 = 2 = BU, so the M13/40's max GP Effectiveness is 2 or 3.
7.12/a	-	545	to-kill	core	After an AP hit and before the Hit Location-Damage roll, the firer rolls (10x2), reading each die separately on the AP Penetration (OR) Table row of the AP Penetration Factor (Game Card A).
7.12/d	-	545	to-kill	core	One roll per hit by the firing player, for KE and CE shells alike; the adjusted factor is compared with armor for that hit only.
7.12/b	-	547	to-kill	core	Add the two adjustments to the Penetration Factor; the total is limited to +/- the row's Max Value.
7.12/c	-	549	to-kill	data	Die 1-4 subtracts, 5-6 is 0, 7-10 adds. Recovered: factor 27: 10=+3, 4=-1; factor 18: 1=-2, 2=-2, Max 3.
7.13/a	-	557	to-hit	core	Lower-hull hits: only AP Direct Fire at a vehicle that is moving and changing elevation (7.13.1) or whose Height is 2 or more above the opposing unit (7.13.2). No extra roll: every HF hit under these conditions uses the reduced armor.
7.13.1	-	561	to-hit	core	Vehicle moving out of a Gully or crossing a Wall hex, hit on HF by an overwatching unit at Height equal to its new Height: armor = half the Rising-shot HF Armor Factor, round down, minimum 1 (though it is a Level Shot).
7.13.1/a	-	561	to-hit	core	7.13.1 covers only Overwatch shots during that move and only HF hits; firers at a Height other than the vehicle's new Height use the normal shot level and armor.
7.13.2	-	565	to-hit	core	Target Height at least 2 above the firer (7.13), not Hull Down nor automatically Partial Hull Down, range <= 2 x Height difference: an HF hit uses half the Rising HF Armor Factor, round down, minimum 1.
7.13.2/b	-	565	to-hit	core	7.13.2 does not require movement and holds for every AP Direct Fire shot, Overwatch included.
7.13.2/a	-	567	to-hit	data	Height difference 3 (target 3, firer 0): lower hull at range 4, 5, 6; at range <= 3 the target is Partially Hull Down (6.1.4.1.3).
7.14	-	573	fire	core	A vehicle with FIRE or SHORT HALT must fire at the closest opposing vehicle combat unit (4.1.1; unarmed vehicles do not count) unless another vehicle of its own formation already engages that one; fire by friendly leg or towed units does not release it.
7.14/a	-	573	fire	core	Read: closest in hexes among spotted enemy vehicle combat units it could legally fire at; ties: firer's choice; if a formation mate engages the nearest, the next nearest binds. OW fire and leg/towed firers are free.
7.15/a	-	575	ordnance	core	CE-type ammo may be used for GP Direct Fire; it is somewhat less effective in the open (7.15/b).
7.15/b	-	577	fire	core	Hand-held anti-tank rocket GP fire at dismounted leg or towed units not inside a building or Improved Position: -10.
7.15/c	-	577	fire	core	The -10 is for hand-held rockets only and not against vehicles or mounted units; gun-fired CE in GP fire has no such modifier.
7.16/a	-	581	guns	data	Towed Data Cards note Platform Gun Mounts (e.g. German 8.8cm FlaK 36 ATG/AAG; B-17A OQF 2 pounder ATG).
7.16/b	-	587	guns	core	Platform-mounted towed unit: for Overwatch and Anti-Aircraft Fire its Field-of-Fire always faces the target, and every Overwatch shot uses the Overwatch Front Modifier.
7.16/c	-	589	guns	core	Firing at a target in its side or rear Field-of-Fire pivots the unit so the target is in the correct (front) Field-of-Fire.
7.16/d	-	589	guns	core	So platform guns may also fire at targets in side or rear Field-of-Fire in ordinary fire; the new facing stays.
7.17/a	-	593	support-weapons	core	When a full squad is reduced by GP Fire or Hand-to-Hand, roll (10) for each attached weapon carried: 1-5 = weapon destroyed.
7.17/c	-	593	support-weapons	core	Triggers: only a full squad reduced to half by GP Fire or Hand-to-Hand (Close Assault, mines not named). When a unit is eliminated its attached weapons go with it (implied).
7.17/b	-	595	support-weapons	core	If more than one attached weapon is carried, the first roll gets -2 (that weapon is lost on an unmodified 1-7); choose the first weapon at random (record the random pick).
7.18/a	-	599	fire	core	Small-arms Direct GP Fire by any ground unit at a leg or towed target may be declared Pinning Fire when the fire is announced; allowed under FIRE, SHORT HALT or OW.
7.18/b	-	603	fire	core	Pinning Fire: resolve GP Fire with +20; an Effective Result becomes Suppressed, so no Effective Result is possible.
7.19/a	-	609	terrain	core	Only engineer squads, half-squads and sections may attack terrain that has a GP Defense Factor (never Building hexes) as if it were a ground unit; needs a MOVE command.
7.19/c	-	609	terrain	core	Terrain without a GP Defense Factor and all Building hexes cannot be attacked; the attack counts as a ground-unit attack in the Close Assault step and needs MOVE.
7.19/b	-	611	terrain	core	Use Close Assault procedure: after a first Effective Result roll (100) again; two Effective Results destroy the terrain, otherwise no effect (nothing carries over to a later turn).
7.20/a	-	615	vehicles	data	With 7.8 in use, turreted vehicles whose Data Card Notes say Long Gun are restricted in Alley and Grove hexes.
7.20/b	-	617	movement	core	Long Gun vehicle moving into or within an Alley or Grove hex: turret must point straight to hull front or hull rear; while stationary any hexside is allowed.
7.20/d	-	617	movement	core	Restriction bites on moving into or within an Alley or Grove hex; Light Grove and leaving the hex are not named.
7.20/c	-	619	movement	core	Long Gun vehicle following a Path or Road (4.5.1.1.5) may keep its turret in any direction.
7.21/a	-	623	vehicle-combat	core	A Track Hit, by AP or GP weapon, needs a check: 2 x firer's maximum GP Effectiveness Factor >= target GP Defense Factor, else the Track Hit counts as a miss with no Bail Out attempt.
7.21/e	-	623	vehicle-combat	core	Same comparison for AP and GP weapons; the A/P/S letter of the GP Defense is ignored; equal passes.
7.21/b	-	627	vehicle-combat	core	Firers with small arms or without a GP weapon use a doubled factor of 1; hand-held anti-tank weapons are exempt from the check.
7.21/d	-	629	vehicle-combat	data	Worked: OQF 6 pdr ATG (B-17B, max GP Effectiveness 2) vs Tiger I (G-9A, GP Defense 5A): 2 x 2 = 4 < 5, the Track Hit counts as a miss.
7.21/c	-	631	vehicle-combat	core	Use the listed GP factor even when that GP ammo is not yet available on the date (6 pounder GP from early-43).
7.22	-	635	smoke	core	Squads and half-squads that are not Suppressed, Hesitating or Broken may create smoke in their own hex if it holds no other dismounted leg or towed unit.
7.22/a	-	635	smoke	core	Sections get no infantry smoke; either face of a Suppressed, Hesitation or Break marker forbids it; other dismounted leg or towed units of either side in the hex forbid it.
7.22.1/a	-	639	smoke	core	Infantry smoke needs FIRE or SHORT HALT, counts as the unit's Small Arms Fire, obeys Ammo Limits (5.16.2); attached weapons may still fire.
7.22.1/b	-	641	smoke	core	Place SMOKE/ON in the hex; the smoke affects only the target unit (i.e. the unit in that hex for which it was made).
7.22.2/a	-	645	smoke	data	Smoke Ammo Limit by nationality: German S5, USA S5, UK S4, France '41 on S3, Italy S3.
7.22.2/c	-	645	smoke	core	Limit = nationality value + all applicable modifiers, used like any Ammo Limit: roll (10), limit or less makes the smoke (5.16.2).
7.22.2/b	-	653	smoke	data	Smoke Ammo Limit modifiers: Elite +2, Veteran +1, Green -1, Engineer +3 (Seasoned, Regulars 0).
7.23/a	-	662	vehicle-combat	core	Needs lasting per-vehicle notation; software: vehicle.collateral set.
7.23	-	664	vehicle-combat	core	AP hit on an A- or P-Type vehicle that penetrates but yields No Damage: roll (10) on the collateral table of the hit location; each collateral effect applies only once per vehicle.
7.23/b	-	664	vehicle-combat	core	No collateral roll for S-Type vehicles, non-penetrating hits or any damage result other than No Damage; an effect already suffered does nothing when rolled again.
7.23.1/a	-	668	vehicle-combat	core	TF roll 1: Optics damaged, -1 AP Direct Fire and -5 GP Direct Fire for the rest of the scenario.
7.23.1/b	-	674	vehicle-combat	core	TF roll 2: Coax MG damaged, the +10 Coax MG modifier to GP Direct Fire and Overrun is lost; no coax fitted: mark SUPPRESSED/ON instead.
7.23.1/c	-	678	vehicle-combat	core	TF roll 3-10: no effect.
7.23.2/a	-	682	vehicle-combat	core	TS or TR roll 1: turret ring, turret fixed in its current position for the rest of the scenario; Turretless and Turretless 360 vehicles: SUPPRESSED/ON instead.
7.23.2/b	-	688	vehicle-combat	core	TS or TR roll 2: radio damaged, vehicle loses Command and Recon abilities.
7.23.2/c	-	690	vehicle-combat	optional	Refinement of radio damage: vehicle also becomes subject to 7.4 Without Radio Sets.
7.23.2/d	-	692	vehicle-combat	core	TS or TR roll 3-10: no effect.
7.23.3/a	-	696	vehicle-combat	core	HF roll 1: running gear, Movement Factor -2 (minimum 1) for the rest of the scenario.
7.23.3/b	-	700	vehicle-combat	core	HF roll 2-10: no effect.
7.23.4/a	-	704	vehicle-combat	core	HS or HR collateral roll 1: fuel damage; from then on roll (10) at the start of each Movement Phase (7.23.4/b). Collateral roll 2-10: no effect (the printed lines for 2 and 3-10 belong to the fuel roll).
7.23.4/b	-	706	vehicle-combat	core	Fuel-damage roll 1: out of fuel for the scenario, mark a TK hit including Bail Out attempt. Roll 2: catches fire, BU hit with Bail Out attempt and Suppression effects. Roll 3-10: nothing.
7.24/a	-	714	concealment	core	If Special Conditions allow, ground units that set up on the map at start may be camouflaged (units entering later may not); list them on the Formation Summary (owner-secret).
7.24/b	-	716	concealment	core	Camouflaged units stay on the map; owner announces the camouflage when the enemy announces a spot; range 1 spots automatically.
7.24/c	-	718	concealment	core	After the normal spotting range is met, spotter rolls (10): must be <= the spotting range value of that unit on the Spotting Ranges Table.
7.24/d	-	718	concealment	core	Spotters hand off a spotted camouflaged unit to friendly units at the same range or less.
7.24/e	-	720	concealment	data	Example value: vehicle in a Medium Grove hex is spotted on 7 or less.
7.24/f	-	722	concealment	core	Camouflage is lost for good on executing MOVE or SHORT HALT, and on executing FIRE or OW if an enemy meets the normal spotting range (no roll).
7.24/g	-	722	concealment	core	A unit that loses camouflage by FIRE or OW within an enemy's normal spotting range is spotted at once, no roll; with no such enemy it keeps its camouflage.
7.25/a	-	728	guns	core	A weapon malfunctions on an AP Direct Fire roll of 00 (AP modifiers shift the hit number, not the die) or a GP Direct Fire unmodified roll of 01; that combat is still resolved normally; the weapon cannot fire until repaired.
7.25/b	-	730	guns	core	Repair attempt: roll (10) at the end of the Command Phase; -2 if the unit has N/C. Final 2 or less: repaired, works normally on all subsequent turns (so not in this turn's Combat Phase).
7.25/e	-	730	guns	core	One attempt per malfunctioning weapon at the end of every Command Phase, after commands are placed (the N/C bonus is then known); the unit's other weapons stay usable (implied).
7.25/c	-	733	guns	core	Repair result 10: weapon permanently out of action, no more attempts; any other result: still malfunctioning. (Only the repair is printed as "final" result; read the 10 as final too, so a unit with N/C and its -2 cannot lose the weapon; setting.)
7.25/d	-	736	guns	core	Mark with the MALFUNCTION / OUT OF ACTION sides of the DMGD counter; software: weapon.state = ok | malfunction | outOfAction.
7.26/a	-	740	indirect-fire	core	If the modified response roll exactly equals the observer's value on the Called Indirect Fire Response Table (Game Card A), that firing unit's Impact Point scatters.
7.26/i	-	740	indirect-fire	core	Scatter is decided per firing unit; a scattered mission still lands this turn, at the moved Impact Point (read: a modified roll above the value lands on target, below it the mission does not arrive).
7.26/b	-	742	indirect-fire	core	Scatter distance roll (10): 1-6 = 1 hex, 7-10 = 2 hexes; direction roll (d6) on the map's Directional Hex; move the Impact Point that far.
7.26/c	-	742	indirect-fire	optional	Convenience: roll (10x2) for response so the scatter die is already rolled.
7.26/d	-	744	indirect-fire	core	If the new Impact Point is still in the observer's line-of-sight the mission may be continued or adjusted next turn.
7.26/j	-	744	indirect-fire	core	If the new Impact Point is out of the observer's line-of-sight, the mission cannot be continued or adjusted (implied).
7.26/e	-	746	air	optional	Expansion: bombs dropped at Medium or High Altitude by an aircraft attacked by Anti-Aircraft fire within 5 hexes of the drop hex may scatter.
7.26/f	-	748	air	core	Bomb scatter roll (10), modified by grade: after AA result No Effect bombs scatter on 1-2; after AA result Suppressed or Damage on 6 or less.
7.26/g	-	750	air	data	Added to the bomb scatter die by aircraft Unit Grade: Elite +2, Veteran +1, Regulars -1, Green -2 (a higher die is safer).
7.26/h	-	756	air	core	Bomb scatter direction (d6); distance 1 hex at Medium, 2 hexes at High Altitude.
7.27/a	-	762	night	core	Illumination missions: only non-linear Closed SHEAF; ON/OFF life cycle like Smoke.
7.27/b	-	764	night	core	Units inside the illuminated SHEAF area get +2 spotting modifier (are seen more easily) while lit; never raises the Spotting Level above 0.
7.27/d	-	764	night	core	Spotting Level is not defined (read: net row of the Spotting Ranges Table): illumination lifts the row to at most 0; a row already above 0 without it is left alone.
7.27/e	-	764	night	core	Read: units of either side inside the lit hexes are spotted with the +2, from outside or inside; it is not a bonus for spotters standing in the light (print: "unit within the area applies").
7.27/c	-	768	night	core	Firing illumination places ILLUMINATION/ON or flips an existing OFF to ON; ILLUMINATION/OFF is removed in the Adjust/Remove Counters Step (6.8.4).
7.28/a	-	772	oba	none	Definition: finding and disrupting enemy off-map batteries.
7.28/b	-	774	oba	core	Only off-map batteries listed in the scenario as Counter Battery assets may do it; normal support batteries may not.
7.28.1/a	-	778	oba	core	A Counter Battery unit is always available, unlimited uses, at most one enemy off-map battery sought per unit per turn.
7.28.1/b	-	778	oba	core	May be announced whenever enemy off-map artillery responds to Called Fire, continues a mission or arrives as planned fire.
7.28.1/c	-	780	oba	core	Counter Battery resolves after the targeted battery has resolved its mission for the turn.
7.28.2/a	-	784	oba	core	Location roll (100) with modifiers: net 01-20 = battery located; otherwise the attempt fails. (The text prints 01-20 but also points to the Artillery Data Card: make it a card value with default 20.)
7.28.2/j	-	788	oba	core	Location modifiers add up (negative helps the searcher); the effect roll takes no modifiers.
7.28.2/b	-	790	oba	core	-10 to the location roll (easier) if the target's current mission has run at least the number of consecutive turns listed for the Counter Battery unit (German: 3).
7.28.2/c	-	791	oba	data	+10 to the location roll (harder) if the target battery is self-propelled (SP).
7.28.2/d	-	792	oba	data	Italian Counter Battery unit: +10 to its location roll (harder) in 1940, +5 in early-1941.
7.28.2/e	-	794	oba	core	Effect roll (100) on a located battery: 01-50 Suppressed, 51-80 Damaged, 81-00 Knocked Out.
7.28.2/f	-	797	oba	core	Suppressed battery keeps operating with Shooter Suppressed -20 GP (6.5.4.3); mark SUPPRESSED/ON.
7.28.2/g	-	798	oba	core	Suppressed battery recovers on 01-50 fixed, no modifiers.
7.28.2/h	-	799	oba	core	Damaged battery keeps operating with Shooter Damage -10 GP (6.5.4.3) and -2 to fire response; a second Damaged result = Knocked Out.
7.28.2/i	-	804	oba	core	Knocked Out battery never fires again in the scenario; its listed Victory Points go to the opponent.
7.28.3/a	-	810	oba	core	If both sides own Counter Battery assets, after a Counter Battery Fire is announced and resolved an enemy Counter Battery unit may locate and attack that firing unit by the same procedure.
7.28.3/c	-	810	oba	core	Counter-counter fire needs its own 01-20 location roll with the 7.28.2 modifiers that fit, then the effect roll; the one-search-per-turn limit of 7.28.1 holds for it too (read).
7.28.3/b	-	812	oba	core	Counter-counter results: Suppressed ignored; Damaged or Knocked Out removes the Counter Battery unit for the scenario and its listed Victory Points go to the opponent.
7.29/a	-	816	movement	core	Only unhidden vehicles bog, only in terrain with a numeric range in the Bog column of the Terrain Effects Table (Game Card B), unless scenario Set Up/Special Conditions say otherwise.
7.29/b	-	818	vehicles	data	Bog modifiers: negative value "B: -n" in the Data Card Movement row or Notes and on the counter; plus -5 for any vehicle towing another unit.
7.29/c	-	822	movement	core	A vehicle with MOVE or SHORT HALT standing in listed terrain checks before it exits or moves within the hex (e.g. seeking Hull Down, entering a building); entering the hex needs no check.
7.29/d	-	822	movement	core	Vehicles using the Path or Road bonus never check.
7.29/h	-	826	movement	data	Example: PzKpfw III F (G-2B, B: -5) leaving a Rough hex bogs on a roll of 35 or less, so Rough range is 01-30.
7.29/e	-	828	movement	core	Roll (100) + vehicle modifiers; net inside the listed range 01-n = bogged: stop at once, no further move or turning that turn (negative modifiers therefore raise the risk).
7.29/f	-	830	movement	core	Bogged vehicle may move next turn without penalty but must check again first; passengers mount/dismount normally; it still gets a SPOT/MOVE counter.
7.29/g	-	832	command-control	core	Units sharing MOVE or SHORT HALT must still end within Command Range if possible when some of them bog; others are not required to retrace movement.
7.30/a	-	838	movement	core	Scenario may class roads/paths through Building, Grove or Light Grove hexes as Narrow.
7.30/b	-	838	bridges	optional	Narrow rule may also be applied to a narrow bridge.
7.30/c	-	840	movement	core	On a Narrow hex vehicles and dismounted ("dismantled" in print) towed units may not enter or pass a hex holding enemy vehicles; vehicles pass dismounted enemy leg/towed units only by Overrun.
7.30/d	-	840	movement	core	Units may enter a Narrow hex holding friendly vehicles, towed units or a wreck but may not exit it, i.e. not pass the blocker (going back is not excluded in print); dismounted leg units are not restricted.
7.30/e	-	842	stacking	core	Vehicles and dismounted towed units may not exceed stacking limits (5.13); units stack in order of entry, first on top (wrecks excluded).
7.30/f	-	844	movement	core	A tracked vehicle with MOVE may spend its whole movement allowance to push a wreck, immobile vehicle or towed unit to the shoulder; pusher Weight must be >= pushed Weight.
7.30/k	-	844	movement	core	A push costs the whole allowance whether it succeeds or not; wheeled vehicles and SHORT HALT units cannot push (only tracked with MOVE is named).
7.30/g	-	847	movement	core	Push roll (100): 51+ succeeds (unit stays in hex, on the shoulder); +5 per full 5 tons the pusher is heavier; otherwise no movement.
7.30/h	-	849	movement	core	A unit on the shoulder does not stop vehicles from using the Path or Road movement factor.
7.30/j	-	851	movement	data	Worked: PzKpfw IVD (G-5A) pushing an immobile PzKpfw IB (G-1A) gets +15, i.e. it is 15 to under 20 tons heavier.
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
7.31.2/d	-	883	mines	core	A discovered hex may be marked with a MINEFIELD counter (field becomes visible for 7.31.3).
7.31.2/g	-	883	mines	core	A field with both mine types attacks vehicles with the anti-vehicular and dismounted leg/towed units with the anti-personnel part; mounted passengers are safe unless they dismount or bail out there.
7.31.2/e	-	885	mines	core	Leg or towed units dismounting into an anti-personnel hex are attacked at once; mounting a vehicle there does not cause an attack.
7.31.2/f	-	887	mines	core	A unit that moves within a minefield hex is attacked again; leaving a minefield hex is no trigger.
7.31.2.1/a	-	891	mines	core	Anti-vehicular attack: Minefield Effects Table (Game Card B), column = vehicle GP Defense Factor ignoring A/P/S, row = Deliberate or Hasty; owner rolls (100), apply result at once.
7.31.2.1/b	-	893	mines	core	A Damage result from mines is always Hull Damage.
7.31.2.1/e	-	893	mines	core	Mine results have their normal effects: TK = Track hit with Bail Out attempt, Damage = Hull Damage with Bail Out attempt; 7.21 does not apply to mines (no firing unit; read).
7.31.2.1/c	-	895	mines	data	Hasty, GP Defense 3: 01-20 Damage, 21-50 TK, 51+ no effect.
7.31.2.1/d	-	897	mines	core	Transported leg or towed units that bail out into an anti-personnel minefield are attacked immediately.
7.31.2.2/a	-	901	mines	core	Anti-personnel attack: Leg & Towed column, row Hasty or Deliberate; owner rolls (100), apply result at once.
7.31.2.2/b	-	905	mines	data	Deliberate vs Leg & Towed: 01-70 Effective, 71+ no effect.
7.31.2.2/c	-	907	mines	core	Effective Result from mines: a squad becomes a Suppressed half-squad; every other leg or towed unit is eliminated.
7.31.2.2/d	-	909	mines	core	Squad, half-squad or section using Quickmarch (6.6.4.2) into or within an anti-personnel field: -20 to the attack roll (low rolls hit, so it is more dangerous).
7.31.3/a	-	913	mines	core	Minefields attack every entrant all scenario long (never used up); removable only by Indirect Fire, aircraft bombs/rockets, or engineer leg units.
7.31.3/b	-	915	mines	core	Minefield is a terrain target with GP Defense 3 (Hasty) or 6 (Deliberate) unless scenario differs; ONE Effective Result eliminates the hex.
7.31.3.1	-	919	mines	core	On- and off-map Indirect Fire attacks visible minefield hexes inside the SHEAF pattern; Smoke and Illumination missions do not.
7.31.3.2/a	-	923	mines	core	Aircraft bombs and rockets attack visible minefield hexes inside their impact pattern.
7.31.3.2/b	-	925	mines	core	An aircraft crashing into a visible minefield hex attacks it with 15 GP Factors.
7.31.3.3/a	-	929	mines	core	Engineer leg units attack visible minefield hexes as in 7.19 (with the single-Effective rule).
7.31.3.3/b	-	931	mines	none	Rationale for visible-only clearing; no code.
7.31.3/c	-	931	mines	core	Hidden (undiscovered) minefield hexes cannot be attacked or cleared by any means; only visible ones.
7.32	-	935	bridges	core	A bridge has a weight limit only if the scenario gives one (else unlimited); a unit heavier than the limit may not enter the bridge.
7.33	-	939	vehicles	core	Vehicles with R after their traction mode on the Data Card (e.g. PSW 231, G-16A) pay the forward cost in reverse instead of twice the normal terrain cost.
7.35/a	-	945	fire-spread	core	Building or Rubble hexes may catch fire from Direct GP Fire at units in them, or from Indirect GP Fire, aircraft bombs or rockets whose pattern includes the hex.
7.35/b	-	945	fire-spread	core	Close Assault, Overrun and Hand-to-Hand do not start fires (exception: flamethrower, 7.35.1/f).
7.35/d	-	945	fire-spread	core	Direct GP Fire qualifies only if aimed at a unit in the hex; Indirect Fire, bombs and rockets qualify when the hex merely lies in the pattern, occupied or not.
7.35/c	-	947	fire-spread	core	A hex is either on fire or not (one fire at most); a fire burns to the end of the scenario. No spreading rule is printed.
7.35.1/a	-	951	fire-spread	core	In the Adjustment Phase check each not-burning building/rubble hex that took qualifying GP Fire this turn; small arms never start fires.
7.35.1/b	-	955	fire-spread	core	Use Building Effects Table (Game Card B): building/rubble type x largest GP Factor directed at the hex this turn; only one check per hex per turn.
7.35.1/g	-	955	fire-spread	core	Use the single largest GP Factor of the turn, never a sum; who rolls is not printed (default: the side whose fire it was).
7.35.1/c	-	957	fire-spread	core	Roll (100): inside the listed range = fire starts, mark ON FIRE.
7.35.1/d	-	959	fire-spread	data	Rubble hex: -10 modifier to the fire-start roll (fires start on low rolls, so as printed it raises the chance).
7.35.1/e	-	961	fire-spread	data	Brick Building, 8 GP Factors: fire starts on 01-10.
7.35.1/f	-	963	fire-spread	core	If a flamethrower took part in any attack (including Close Assault, Overrun, Hand-to-Hand) on a target in a building or rubble hex, the fire starts automatically.
7.35.2	-	967	fire-spread	core	A ground unit still in a fire hex at the end of the turn after the one in which the fire started is eliminated and removed; no WRECK counter.
7.35.2/a	-	967	fire-spread	core	Entry into a burning hex is not forbidden in print; the deadline runs from the start of the fire, so a unit found there at the end of any later turn is eliminated (read).
7.35.3	-	971	fire-spread	optional	Added option: a missed hand-held anti-tank rocket shot at a vehicle in a building/rubble hex also triggers a fire check with the weapon's fixed GP Factor from its Ammo Type column.
7.35.4/a	-	975	fire-spread	optional	Scenario may allow fires in Medium Grove or Light Grove hexes; not on the Game Card.
7.35.4/b	-	977	fire-spread	core	Scenario must state which building type (Wood, Brick or Stone) such grove hexes count as for fire start, plus any extra modifier (example: both as Wood with -5).
7.36/a	-	983	weather	core	Default environment: daytime, clear weather, no adverse condition; the scenario states alternatives.
7.36.1/a	-	987	night	core	Limited visibility applies a spotting modifier of -1 to -5 given by the scenario (dusk, twilight, dust, fog, moonlight).
7.36.1/b	-	989	night	none	Note: full-night battles were rare.
7.36.2/a	-	995	night	core	Cautious Movement (only if the scenario calls for it): vehicle Movement Factor halved, round down; squads and half-squads may not Quickmarch (sections, which 7.31.2.2 lets Quickmarch, are not named).
7.36.2/b	-	995	night	core	Limited visibility: vehicle path/road movement factor halved, round down; very limited visibility: no path/road movement bonus (4.5.1.1.5).
7.36.2/c	-	995	night	core	Limited and very limited visibility get no numbers in print: the scenario or battle setting must name which one applies.
7.36.4/a	-	999	weather	core	Khamsin (dust/sand storm): spotting modifiers, Combat modifiers and possibly Cautious Movement, values in the scenario's Limited Spotting Table.
7.36.4/c	-	999	weather	data	A Limited Spotting Table entry therefore needs per scenario: spotting modifier, AP/GP combat modifiers, Cautious Movement yes/no and visibility class.
7.36.4/b	-	1001	weather	data	Khamsin applies only if a scenario's Setup Conditions say so (scenarios 71 and 73 do).
7.37/a	-	1005	oba	core	Without this switch Indirect Fire needs a target hex with at least one spotted unit; with it, an empty/unsighted hex may be targeted. Recommended only with 7.2.
7.37/b	-	1007	oba	core	Recon by fire: FO only, one off-map artillery battery, target hex in clear line-of-sight and within the firing unit's maximum range; no on-map firers; Closed SHEAF GP mission only.
7.37/c	-	1007	oba	data	Recon by fire: additional -2 Fire Response modifier.
7.37/d	-	1009	oba	core	The mission checks for response next turn and may be neither adjusted nor continued.
7.37/e	-	1011	oba	none	Rationale for the -2; no code.
7.38	-	1015	other	none	Heading: special capabilities of individual units.
7.38.1/c	-	1017	passengers	data	The heading's cards B-5A and B-8B clash with B-5A = Crusader I (7.11): key the rule on Universal Carrier transports and the three section types.
7.38.1/a	-	1019	passengers	core	HMG, OML 2-in Mortar and OML 3-in Mortar Sections carried by Universal Carriers may fire while mounted.
7.38.1/b	-	1021	passengers	core	Mounted fire leaves their field-of-fire and fire values unchanged; they may also dismount and fire normally.
7.38.3/a	-	1025	vehicles	core	British OP tank (B-9B) fielded as FO tank: dummy 6 pdr, may use only the GP-OP (MMG) row of its Data Card; its turret does not traverse.
7.38.3/b	-	1025	vehicles	core	Non-OP tanks of the same type never use the GP-OP row.
7.38.3/c	-	1025	vehicles	core	The OP tank's main weapon is thus the coax MG (small arms, GP fire only) bearing only where the fixed turret points, the front (implied).
7.38.4	-	1029	passengers	core	British White Scout Car (B-15B) as infantry transport: transport capacity Tr: 0-2, and the carried squad's GP Defense becomes 2S.
7.38.12	-	1033	flamethrowers	data	Italian L3/35 Lf (I-5A): L3/35 with a flamethrower fed from a towed, detachable armored fuel trailer.
7.38.12.1/a	-	1039	flamethrowers	core	L3/35 Lf flamethrower (hull front) has a front field-of-fire only.
7.38.12.1/b	-	1039	flamethrowers	core	While the trailer is attached the tank may not move in reverse.
7.38.12.1/c	-	1039	flamethrowers	data	The flamethrower replaces one hull MMG; remaining MMG fire is not affected by trailer hits or jettison.
7.38.12.2/a	-	1043	flamethrowers	core	A hit coming from Rear-Side or Rear may hit the trailer instead of the tank; an HS hit from Front-Side never does.
7.38.12.2/b	-	1047	flamethrowers	core	Trailer check roll (100): HS hit 01-25, HR hit 01-60 = trailer hit; otherwise resolve on the tank.
7.38.12.2/c	-	1048	flamethrowers	data	Trailer armor is 2 at every angle and elevation; penetration leads to normal damage determination.
7.38.12.2/h	-	1048	flamethrowers	core	Trailer results No Damage and Track are not listed (default: no effect). Trailer damage never counts as damage to the tank.
7.38.12.2/d	-	1049	flamethrowers	core	Trailer BU: jettisoned at once, no more flame combat; tank and friendly units in the hex are immediately suppressed (AG = Advanced Game, i.e. where Suppression is in play).
7.38.12.2/e	-	1050	flamethrowers	core	Trailer KO: jettisoned at once, no more flame combat.
7.38.12.2/f	-	1051	flamethrowers	core	Trailer Damaged: flamethrower Ammo Limit becomes A: 4; second Damaged result: jettisoned, no more flame combat.
7.38.12.2/g	-	1051	flamethrowers	core	After jettison the tank operates normally; the trailer may be jettisoned voluntarily at any time, damaged or not.
7.38.13/a	-	1055	vehicles	data	CS tanks A9 (B-2A) and A10 (B-2B): 3.7in howitzer, mostly smoke, GP Ammo Limit A: G3.
7.38.13/b	-	1057	vehicles	data	CS tanks Crusader I (B-5B), Crusader II (B-6B), Matilda II (B-10A): 3in howitzer with full GP fire.
7.39	-	1061	morale	core	Bail Out attempt modifiers: Broken vehicle -20, Hesitating vehicle -10.
7.39/a	-	1063	morale	core	Base Bail Out numbers are not in this book; the negative modifiers are read as making abandonment likelier.
7.40/a	-	1068	movement	core	Vehicles moving along a road/path through terrain pay 1 movement factor per hex even if they did not start on it; no bonus rate and no change-elevation bonus.
7.40/b	-	1068	movement	core	Such movement must keep facing while moving (read: the vehicle faces along the road/path and makes no other turns).
7.40/c	-	1068	movement	core	Base rule needs the move to start on the road/path (4.5.1.1.5); here the plain rate of 1 per hex applies from the first hex in which the vehicle follows it.
7.41/a	-	1072	spotting	core	Companion of 7.7: in each Spotting Phase check eligible SPOT/FIRE and SPOT/MOVE counters for removal with the Spot Removal Table (Game Card B). (Print garbles the names: "SPOT/FIRE and BREAK/OFF", "SPOT/FIRE and SPOT/FIRE".)
7.41/b	-	1076	spotting	core	Not removable: spotted unit in None-type Cover, or adjacent to any opposing combat unit that is Unsuppressed, not in Full Cover and Unbroken.
7.41/c	-	1081	spotting	core	Eligible: spotted unit in Light, Medium or Heavy Cover; Building hexes count as Heavy Cover for leg units and for vehicles/towed inside the building.
7.41/d	-	1083	spotting	core	Column = number of Unsuppressed, non-Full-Cover, Unbroken opposing combat units able to spot the unit; row = cover; first value if any of them is at range <= half the maximum spotting range (round down), else second.
7.41/j	-	1083	spotting	core	With no counted unit able to see it the table has no column (not printed): the counter lapses by the base rule for units out of sight or range.
7.41/k	-	1083	spotting	core	One removal roll per spotted unit and turn; recon, grade and distance are taken from all counted units together, not per spotter.
7.41/e	-	1085	spotting	core	Owner of the spotted unit rolls (100) + modifiers: net <= value removes the SPOT counter.
7.41/f	-	1089	spotting	data	Removal roll modifier by the highest Unit Grade among the counted units (Veteran = +10; others on the card).
7.41/g	-	1090	spotting	data	Removal roll modifier +10 if at least one Recon unit is among the counted units (same bonus re-listed in 7.43; apply once).
7.41/h	-	1094	spotting	data	Recovered: Medium Cover, 3-5 units column = 20/40; towed ATG with SPOT/FIRE in Grove has maximum spotting range 15 (half = 7).
7.41/i	-	1094	spotting	data	Worked: 6 pdr ATG in Grove seen by three tanks, one at range 6 (<= 7): value 20; Veteran +10 on the die; SPOT/FIRE removed on a roll of 10 or less.
7.42/a	-	1098	sequence	core	Staggered Initiative replaces the single initiative roll (4.3, 6.3): initiative is rolled formation by formation.
7.42/b	-	1100	sequence	core	Grouping is fixed for the scenario: companies if several companies per force; platoons/sections if one company per side; or any agreed grouping.
7.42/c	-	1104	sequence	core	Store the order in which formations won initiative; the Movement Phase uses it reversed (unless 7.42.3).
7.42.1/a	-	1108	sequence	core	Each Force picks a formation and rolls (100) + its Force Grade Modifier (never Formation or Unit Grade); net may exceed 100 or be below 0; reroll ties unless the scenario says otherwise.
7.42.1/b	-	1110	sequence	core	Higher net = initial First Player: resolves all Indirect Fire first, then the Second Player; show it on the Turn counter.
7.42.1/c	-	1112	sequence	core	Scenario initiative DRMs depending on last turn's winner look at who was the initial First Player last turn.
7.42.1/d	-	1114	sequence	core	The First Player's announced formation is first to resolve its fire in the Direct Fire Combat Step; record it.
7.42.1.1/a	-	1118	sequence	core	After each formation's Direct Fire both Forces name a formation and roll (100) + Force Grade Modifier again; the higher fires next; it can be either Force; record order.
7.42.1.1/c	-	1118	sequence	core	Ties in these later rolls are not mentioned; re-roll as in 7.42.1/a.
7.42.1.1/b	-	1120	sequence	core	When one Force has no formations left, the other resolves its remaining formations in any order it likes; order is still recorded.
7.42.1.2/a	-	1124	fire	core	All fire of one formation at one enemy unit is announced before any fire of that formation is resolved; later formations may fire at the same unit likewise (exception to 4.4.1, 6th bullet).
7.42.1.2/b	-	1128	morale	core	A unit owing a Morale Check from Direct Fire takes one check after all opposing formations' fire at it, but before it resolves its own Direct Fire if that comes earlier; never more than one.
7.42.1.2/c	-	1128	morale	core	Use Under Fire counters for pending checks; software: pendingMoraleCheck flag.
7.42.1.3	-	1134	first-fire	core	After all formations' Direct Fire, Overwatch Fire: initial First Player announces and resolves all, then initial Second Player.
7.42.2/a	-	1138	sequence	core	Movement Phase, assault step: initial First Player announces and resolves all Close Assaults/Hand-to-Hand, then initial Second Player.
7.42.2/b	-	1140	sequence	core	Movement and Overrun Combat Step: formations move in reverse of their Direct Fire order (last to fire moves first).
7.42.2/c	-	1142	first-fire	core	Overwatch Fire may be triggered normally by each formation's movement.
7.42.2/d	-	1144	morale	core	A unit owing a Morale Check from Overruns takes one check after all Overruns against it are resolved.
7.42.3	-	1148	sequence	optional	Streamlined variant: no order record; initial Second Player moves all units, then initial First Player.
7.43/e	-	1152	spotting	core	These bonuses come on top of the recon unit's other abilities; the 7.7, 7.24 and 7.41 ones work only with that option in play.
7.43/a	-	1154	spotting	data	Recon units: +1 spotting modifier on the Spotting Ranges Table.
7.43/b	-	1155	spotting	data	Recon units: +10 with 7.7 (raises the success value).
7.43/c	-	1156	concealment	data	Recon units: -1 with 7.24 (to the camouflage roll (10)).
7.43/d	-	1157	spotting	data	Recon units: +10 with 7.41 (to the spot removal roll).
7.46	-	1161	indirect-fire	core	Indirect Fire, mortar Direct Fire and aircraft bombs/rockets at targets in Light Grove or Grove hexes: +10 on the GP roll against all S and P target types and against Open A-type vehicles (7.8).
7.46/a	-	1163	indirect-fire	core	Buttoned Up A-types never suffer the air-burst bonus; without 7.8 no A-type counts as Open (read).
7.47/a	-	1167	indirect-fire	core	An FO integrated in a vehicle crew may dismount: add a leg Section for it; it acts independently of the parent vehicle. It may not come into play by bailing out.
7.47/b	-	1169	indirect-fire	core	Dismounted FO acts as a leg FO, with -10 on all GP Fire, Close Assault and Hand-to-Hand it initiates; the parent vehicle operates normally on its own.
7.47/c	-	1171	passengers	core	FO section may remount its parent vehicle (section counter removed) or ride another vehicle as an ordinary passenger.
7.48/a	-	1175	scenario	core	Delayed Reaction (per scenario): the unit must hold N/C until its condition (e.g. spotting an enemy) has been met plus the delay.
7.48/b	-	1177	scenario	data	Scenario 49: Italian tank crew that spots a moving British unit in turn 5 may mark MOVE from turn 6.
7.49/a	-	1181	movement	core	Vehicles normally give Light Cover to leg units in the same hex; this switch also gives it to a limited number of leg units advancing with a vehicle of any type.
7.49/i	-	1181	movement	core	Without this switch a vehicle's Light Cover is for leg units in its hex, not for leg units advancing with it (implied).
7.49/b	-	1183	movement	data	Capacity per vehicle: 1 squad, or 2 half-squads, or 1 half-squad + 1 section, or 2 sections.
7.49/c	-	1183	movement	core	Covered leg units do not take the -2 GP Defense movement modifier.
7.49/d	-	1185	movement	core	Covered unit must be dismounted, not in Full Cover and start the turn in the vehicle's hex; vehicle and unit share the same MOVE or SHORT HALT command.
7.49/e	-	1185	command-control	core	Vehicle and covered units of different formations may share a command of either formation (exception to 6.2.1.1.3).
7.49/f	-	1185	movement	core	In the Movement Phase vehicle and covered units move together and must stay in the same hex.
7.49/g	-	1187	close-combat	core	Covered units may Close Assault / Hand-to-Hand adjacent units or advance into such combats, both with a MOVE command.
7.49/h	-	1189	fire	core	Vehicle and covered units can each be targeted separately by Direct and Overwatch Fire.
7.50/a	-	1195	first-fire	core	A unit with N/C that is fired on by Direct AP or GP Fire may return fire as if on Overwatch against a single one of the firing units that it can spot and that is in its Field-of-Fire (7.8.4 applies with turrets).
7.50/d	-	1195	first-fire	core	Read: at most one return shot per N/C unit and turn, resolved after the shot that provoked it with its results in force; Indirect Fire, air attack, Overrun, Close Assault and Hand-to-Hand give no right to it.
7.50/b	-	1197	first-fire	data	Defensive Fire: -2 AP Hit or -10 GP Fire, plus Overwatch and other modifiers.
7.50/e	-	1197	first-fire	core	Modifier total = Defensive Fire (-2 AP / -10 GP) + Overwatch Front or Adjust by Field-of-Fire (with 7.8 the -3 of 7.8.4) + all normal ones.
7.50/c	-	1199	first-fire	core	After Defensive Fire, recovery rolls that turn treat the unit as having a command other than N/C: +20 on Suppression recovery, -20 on Break recovery.
7.52/a	-	1205	command-control	core	Command Span = maximum range from subordinate unit to CHQ, CHQ to BHQ, BHQ to RHQ; restricts Move/Short Halt and command counts.
7.52/b	-	1209	command-control	core	FIRE, OW and N/C commands are never restricted by CHQ Command Span (the BHQ/RHQ shifts lower the total and so touch every kind).
7.52/c	-	1213	command-control	core	CHQ Command Span 10 hexes to any subordinate of its formation; being within span of any one CHQ of the formation is enough; no authority outside its formation.
7.52/d	-	1215	command-control	core	CHQ span is not modified by Formation Grade; scenario may raise or lower it (nationality, size, posture).
7.52/e	-	1217	command-control	core	If any non-recon subordinate is out of span and any non-recon unit will move: Move + Short Halt commands limited to half (round down, min 1) of available commands; total unchanged.
7.52/q	-	1217	command-control	core	Order: find the company's total available commands (after BHQ/RHQ shifts and 7.57), then half of that total is the Move + Short Halt limit; recon units are ignored both as stragglers and as movers.
7.52/f	-	1218	command-control	core	All CHQs of a company lost (eliminated, bailed out, KO, BU): Move + Short Halt commands are permanently reduced BY half (round down) of the total available; total unchanged. Literally 11 leaves 6 where 7.52/e allows 5; probably one limit was meant (setting).
7.52/r	-	1218	command-control	core	With all CHQs gone no unit can be in span; use only the 7.52/f limit, not both halvings (read; not printed).
7.52/g	-	1219	command-control	core	Units without radio (7.4) have Command Span 0 at company, battalion and regiment level (read for HQ and subordinate alike: in span only in the same hex).
7.52/h	-	1221	scenario	data	Scenario 50 (Operation Compass: Breaching the Fortress): Italian Infantry CHQ span 5 (CHQ is a half-squad); 23 combat units (full strength, all leg units mounted), Regulars Formation Grade, 11 commands; any unit beyond 5 hexes: at most 5 Move/Short Halt (11/2 down) of the 11.
7.52/i	-	1227	command-control	core	BHQ Command Span 20 hexes to its subordinate CHQs; not modified by Formation Grade; scenario may change it.
7.52/t	-	1227	command-control	core	With several BHQs (or RHQs) the span of any one superior HQ is enough; every CHQ answers to at least one BHQ and every BHQ to at least one RHQ, which may be off map.
7.52/j	-	1231	command-control	core	An off-map BHQ counts as within span of its CHQs, whatever the distance, unless the scenario says otherwise.
7.52/k	-	1233	command-control	core	CHQ outside its BHQ's span: its formation determines available commands two rows lower on the Available Commands Table, minimum row Green.
7.52/l	-	1234	command-control	core	All BHQs lost (eliminated, bailed out, KO, BU): permanent shift two rows lower for their companies, minimum Green.
7.52/u	-	1234	command-control	core	The two-row shift of one level applies once, whether its HQ is out of span or lost; battalion and regiment level together give four rows, never below Green (read from 'cumulative').
7.52/m	-	1239	command-control	core	RHQ Command Span 20 hexes to its BHQs; not modified by Formation Grade; scenario may change it.
7.52/n	-	1243	command-control	core	An off-map RHQ counts as within span of its BHQs unless the scenario says otherwise.
7.52/o	-	1245	command-control	core	BHQ outside its RHQ's span: all its companies use two rows lower, minimum Green, cumulative with the battalion-level shift.
7.52/p	-	1246	command-control	core	All RHQs lost (eliminated, bailed out, KO, BU): permanent shift two rows lower for all companies under them (read), minimum Green; cumulative with the battalion-level shift.
7.53/a	-	1251	vehicles	none	Reason: laggard vehicles create Command Span gaps; print points to a missing section 7.56 for Hull Damage.
7.53	-	1255	vehicles	core	In the Adjust/Remove Counters Step (6.8.4) a player may place a Bail counter on an own Damaged (or Hull Damaged only) or Track-hit vehicle.
7.53/b	-	1255	vehicles	core	It is the owner's free choice without a roll; the vehicle is then Bailed Out in all respects, so with 7.1 it adds to the Cohesion Point tally (7.1.1.2; implied).
7.54/a	-	1259	fire	core	Quickdraw: a Second Player unit fired on by a First Player unit may fire at it simultaneously; combat results are applied only after both have resolved.
7.54/f	-	1259	fire	core	Quickdraw may be used only against the unit that just announced fire at it and spends the unit's FIRE command for the turn; OW, SHORT HALT and N/C units cannot Quickdraw (implied).
7.54/b	-	1261	fire	core	Second Player unit must be unsuppressed, unbroken, not hesitating, hold an unrevealed FIRE command, have spotted that firer in this turn's Spotting Phase and have it in its current field-of-fire.
7.54/c	-	1264	fire	core	Second Player unit's Unit Grade must be superior to the First Player unit's.
7.54/d	-	1265	fire	core	Quickdraw fire uses RoF N whatever the weapon's RoF.
7.54/e	-	1267	fire	data	Worked: Seasoned Crusader I fires at a Veteran PzKpfw IIIF holding an unrevealed FIRE (37mm at RoF N): both are resolved in any order, results applied after both.
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
7.55.2/n	-	1300	leaders	core	G is added to the (100) roll in GP fire, Close Assault, Hand-to-Hand and Overrun; A is added to the AP hit modifier, P to the Spotting Ranges row, R to the response roll.
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
7.55.3/h	-	1410	leaders	optional	Recommended Italian posts: CHQ Lieutenant or Captain, BHQ Major or Lt. Colonel, extra CHQ/BHQ same or 1-2 ranks lower, FO junior officer or senior NCO, Platoon 2nd Lieutenant or senior NCO.
7.55.3/f	-	1415	leaders	data	Italian leader roster, 20 names, Corporal to Lt. Colonel (tables.md).
7.55.3/i	-	1441	leaders	optional	Recommended British posts: as German (CHQ Lieutenant or Captain, BHQ Major or Lt. Colonel, extra ones same or 1-2 ranks lower, FO and Platoon junior officer or senior NCO). No French or US leaders are printed.
7.55.3/g	-	1446	leaders	data	British leader roster, 20 names, Lance Corporal to Lt. Colonel (tables.md).
7.57/j	-	1470	vehicles	none	Historical background on crew roles (lines 1470-1476).
7.57/a	-	1478	vehicles	data	Tanks where one man commands, loads and fires carry a CREW notation under the Points of the Data Card (e.g. F-1A R-35).
7.57/b	-	1482	to-hit	data	CREW tank: -1 Direct Fire AP.
7.57/c	-	1483	fire	data	CREW tank: -5 GP Direct Fire.
7.57/d	-	1484	command-control	core	CREW tank acting as CHQ: -1 total available commands (minimum 1), only -1 even with several such CHQs in the formation.
7.57/e	-	1485	command-control	core	CREW tank acting as BHQ: Command Span to CHQs 10 hexes (keep if already lower).
7.57/f	-	1486	command-control	core	CREW tank acting as RHQ: Command Span to BHQs 15 hexes (keep if already lower).
7.57/g	-	1488	vehicles	core	CREW does not affect Morale, Called Artillery Response or Overrun combat.
7.57/h	-	1490	vehicles	core	CREW excludes vehicles armed only with machineguns (G-1A) or with magazine-fed guns and HMGs (B-13A Humber Mk II/III).
7.57/i	-	1492	vehicles	data	No published North Africa vehicle carries the CREW notation.
CES	-	1494	vehicle-combat	core	Combat Effects Summary: per attack kind and target type the dice and result conversions below; these are Basic/Advanced rules plus the 7.8.3 and 7.11 options.
CES.1/d	-	1496	to-kill	core	AP fire is listed against vehicles only; no AP procedure against leg or towed units exists, those take GP fire (1509).
CES.1/a	-	1498	to-kill	core	AP Direct Fire vs A, P or S vehicle: hit determination, number of hits, hit location, armor comparison, damage determination, Bail Out, in that order.
CES.1/b	-	1500	to-kill	core	AP vs S-Type: -2 damage modifier, not with CE ammo.
CES.1/c	-	1501	to-kill	core	AP vs BU-noted vehicle (7.11): +2 in KO/BU determination.
CES.2/a	-	1505	to-kill	core	Basic Game Damage: Penetration equal to Armor or greater by 1-3 (difference 0 to 3): Damage Hit. (Two fan programs give difference 0 no effect; the text wins, keep a setting.)
CES.2/b	-	1506	to-kill	core	Basic Game Damage: Penetration minus Armor 4 to 9: KO.
CES.2/c	-	1507	to-kill	core	Basic Game Damage: Penetration minus Armor 10 or more: BU.
CES.3	-	1509	fire	core	Any GP Direct or Indirect Fire vs Leg or Towed: apply the GP table result as listed (Effective, Suppressed, none).
CES/a	-	1515	vehicle-combat	core	Bail Out determination follows AP Direct Fire, non-small-arms GP vs A/P/S, small arms vs P and S, and Close Assault vs vehicles; small arms vs A-Type has no Bail Out step.
CES.4/a	-	1517	vehicle-combat	core	Non-small-arms GP vs A/P vehicle: Suppressed result suppresses.
CES.4/b	-	1518	vehicle-combat	core	Non-small-arms GP vs A/P vehicle: Effective counts only if shooter's max GP Effectiveness >= target GP Defense; otherwise it only suppresses.
CES.4/g	-	1518	vehicle-combat	core	Order vs A/P: first the GP Defense gate, then the last digit (5 or 0), then the KO/BU roll; only one of these results applies.
CES.4/c	-	1519	vehicle-combat	core	Effective, final modified result ends in 5: Damage; shooter rolls (10): 4 or less TURRET DMGD, else HULL DMGD; unarmed vehicle always Hull.
CES/b	-	1519	vehicle-combat	core	The firing player rolls the (10) for Turret/Hull and for KO/BU; no modifier except 7.11.
CES.4/d	-	1520	vehicle-combat	core	Effective, final modified result ends in "10" (read: last digit 0): TK hit.
CES.4/e	-	1521	vehicle-combat	core	Effective, neither 5 nor 10: roll (10); <= shooter's max GP Effectiveness = BU, otherwise KO; BU-noted vehicle -2.
CES.4/f	-	1522	vehicle-combat	core	With 7.8.3, Effective vs Open A-Type and shooter's max GP Effectiveness < GP Defense: turret damage.
CES.5/a	-	1528	vehicle-combat	core	Non-small-arms GP vs S vehicle: Suppressed suppresses; Effective always counts (no GP Defense comparison).
CES.5/b	-	1529	vehicle-combat	core	As CES.4/c: result ending 5 = Damage, (10) 4 or less Turret else Hull; unarmed Hull.
CES.5/c	-	1530	vehicle-combat	core	As CES.4/d: result ending "10" = TK.
CES.5/d	-	1531	vehicle-combat	core	As CES.4/e: other Effective: (10) <= shooter's max GP Effectiveness = BU, else KO; BU-noted -2.
CES.6/a	-	1537	vehicle-combat	core	Small arms vs A vehicle: Effective or Suppressed at Point Blank = Suppressed; Effective at Short = Suppressed; otherwise nothing.
CES.6/c	-	1539	vehicle-combat	core	Small arms vs A: a Suppressed result at Short, and anything beyond Short, does nothing.
CES.6/b	-	1540	vehicle-combat	core	With 7.8.3, small-arms Effective at Point Blank vs Open vehicle: turret damage.
CES.7/a	-	1546	vehicle-combat	core	Small arms vs P vehicle: Suppressed result at Point Blank or Short = Suppressed; Effective at Short = Suppressed; otherwise nothing.
CES.7/b	-	1547	vehicle-combat	core	Small arms vs P vehicle: Effective at Point Blank = Damaged; (10) 4 or less Turret else Hull; unarmed Hull. Followed by Bail Out.
CES.7/c	-	1549	vehicle-combat	core	Small arms vs P: anything beyond Short range does nothing.
CES.8/a	-	1555	vehicle-combat	core	Small arms vs S vehicle: Suppressed suppresses; Effective ending 5 = Damage ((10) 4 or less Turret else Hull, unarmed Hull).
CES.8/d	-	1555	vehicle-combat	core	Small arms vs S: no GP Defense comparison and no range gate.
CES.8/b	-	1557	vehicle-combat	core	Small arms vs S vehicle: Effective ending "10" = TK.
CES.8/c	-	1558	vehicle-combat	core	Small arms vs S vehicle, other Effective: (10) <= half of shooter's GP factor (round down) = BU, else KO; BU-noted -2.
CES.9/a	-	1564	close-combat	core	Close Assault vs any vehicle type: Suppressed suppresses; Effective ending 5 = Damage (Turret/Hull roll); ending "10" = TK. Bail Out follows.
CES.9/c	-	1565	close-combat	core	Close Assault has no GP Defense comparison for any vehicle type.
CES.9/b	-	1567	close-combat	core	Close Assault other Effective: (10) <= half of the primary attacker's Close Assault GP factor (no rounding printed; round down as elsewhere) = BU, else KO; automatic BU with a flamethrower; BU-noted -2.
CES.10	-	1573	terrain	core	Non-small-arms GP Direct/Indirect Fire vs terrain (engineers via Close Assault): two Effective Results destroy the terrain type; otherwise no effect. 7.19 lets only engineers attack terrain directly, so other fire needs its own rule (e.g. 7.31.3).
CES.11	-	1577	close-combat	core	Hand-to-Hand vs leg or towed: both sides roll (100), compare; loser takes immediate step loss or elimination.
CES.12/a	-	1581	air	core	Aircraft and AA combat use AP/GP procedures with Speed and Altitude modifiers.
CES.12/b	-	1583	air	core	Aircraft acquire and spot ground units in the 1st and/or 2nd Air Phase based on speed and altitude.
CES.12/c	-	1584	air	core	AA units track aircraft in the 1st and/or 2nd Air Phase based on the aircraft's speed and altitude.
S.dice/a	-	728	other	core	Percentile (100) runs 01-00 with 00 highest.
S.dice/b	-	549	other	core	(10) runs 1-10.
S.dice/c	-	545	other	core	(10x2) = two (10) read one by one.
S.dice/d	-	742	other	core	(d6) picks one of six directions.
S.dice/e	-	295	other	core	Halves round down.
S.roll-direction/a	-	728	to-hit	core	AP hit is roll-low (00 = malfunction) — inferred.
S.roll-direction/b	-	728	to-hit	core	GP combat is roll-high: + helps shooter, unmodified 01 = malfunction — inferred.
S.roll-direction/c	-	449	to-hit	core	Spotting, bogging, mines, fire start, Suppression recovery: low roll inside 01-n.
S.roll-direction/d	-	308	to-hit	core	Morale Check, Break recovery, wreck push: high roll good.
S.roll-direction/e	-	740	to-hit	core	Fire response high good: modified roll (10) >= value, equal = scatter, natural 1 = Danger Close risk — inferred.
S.hex-map/a	-	464	terrain	core	Hex grid with six hexsides; units face a hexside; Field-of-Fire 60 degrees.
S.hex-map/b	-	875	terrain	none	Hex id = map number + column letter + row, e.g. 29N5.
S.hex-map/c	-	875	terrain	core	N5-O5, O5-P6, P6-Q6, Q6-Q7 are adjacent chain (columns O,Q sit half a hex off N,P: O5 touches P5/P6 — inferred).
S.hex-map/d	-	742	terrain	none	Geomorphic panels, printed Directional Hex.
S.hex-map/e	-	0	terrain	none	Hex and time scale not printed.
S.height/a	6.1.4.1.3	853	los	core	Levels; sunken road about -1.
S.height/b	6.1.4.1.3	561	los	core	Leaving a Gully or crossing a Wall changes a vehicle's Height.
S.height/c	6.1.4.1.3	565	los	core	Partial Hull Down is automatic when range <= Height difference (diff 3: range 3 or less).
S.height/d	6.1.4.1.3	561	los	core	Shots are Rising / Level (Falling not named).
S.sequence/a	6.1-6.8	142	sequence	none	Section numbers of the advanced game follow the turn: 6.1 Spotting, 6.2 Command, 6.3 Initiative, 6.5 Combat, 6.6 Movement, 6.8 Adjustment; 6.4 and 6.7 = 1st/2nd Air Phase — inferred.
S.sequence/b	6.1-6.8	515	sequence	core	Command precedes Initiative.
S.sequence/c	6.1-6.8	1110	sequence	core	Combat = Indirect Fire Step, Direct Fire Step, then Overwatch.
S.sequence/d	6.1-6.8	1138	sequence	core	Movement = Close Assault/Hand-to-Hand step, then Movement and Overrun Combat Step.
S.sequence/e	6.1-6.8	472	sequence	core	Adjustment has Adjust Turret, Adjust/Remove Morale Counters, Adjust/Remove Counters (6.8.4) steps.
S.sequence/f	6.8.3,6.8.4	300	sequence	core	Marker flow at the end of a turn: counters showing OFF recover or are removed first, then ON turns to OFF (Suppression by roll, Hesitation free, Break by roll, SMOKE and ILLUMINATION simply removed); SMOKE/DS and all Command counters come off (D; SMOKE/ON set this turn also turns, H).
S.sequence/g	4.4	1134	sequence	core	Results apply at once inside a step: the First Player's whole fire is resolved before the Second Player's, a unit put out of action before its turn to fire does not fire (1).
S.initiative/a	4.3,6.3	1098	sequence	core	Normal game: one (100) per Force + Force Grade Modifier, higher = First Player, reroll ties.
S.initiative/b	4.3,6.3	1112	sequence	core	Scenario may add DRMs, e.g. for last turn's winner.
S.initiative/c	4.3,6.3	1110	sequence	core	First Player fires first and moves last.
S.initiative/d	4.3,6.3	1110	sequence	core	Turn counter shows First Player.
S.organisation/a	-	389	command-control	core	Force > formation (regiment/battalion/company, RHQ/BHQ/CHQ) > platoon, section, troop (UK) > unit.
S.organisation/b	-	1193	command-control	core	Company = normal formation and command-limit carrier.
S.organisation/c	-	389	command-control	core	Command units at each level, non-command HQ units also exist.
S.organisation/d	-	1279	command-control	core	Units arrive also as reinforcements.
S.grades/a	-	205	experience	core	Five: Elite > Veteran > Seasoned > Regulars > Green.
S.grades/b	-	112	experience	core	Exist as Force Grade (initiative), Formation Grade (commands, CP) and Unit Grade (morale, spotting, Quickdraw).
S.combat-non-combat-units/a	4.1.1	128	components	core	Formations hold combat and non-combat (unarmed, activated) units.
S.combat-non-combat-units/b	4.1.1	128	components	core	Only combat units count for CP and (inferred) available commands.
S.combat-non-combat-units/c	4.1.1	573	components	core	Combat unit defined under 4.1.1.
S.command-counters/a	6.2.1	573	command-control	core	FIRE, MOVE, SHORT HALT, OW, N/C.
S.command-counters/b	6.2.1	1262	command-control	core	Placed in the Command Phase, hidden until revealed ("unrevealed Fire Command").
S.command-counters/c	6.2.1	389	command-control	core	One unique counter may be shared by several units of one formation within Command Range.
S.command-counters/d	6.2.1	1185	command-control	core	Sharing across formations forbidden (6.2.1.1.3).
S.command-counters/e	6.2.1	1193	command-control	core	N/C = no action.
S.command-counters/f	6.2.1	832	command-control	core	MOVE/SHORT HALT sharers must end in Command Range.
S.available-commands/a	6.2.1.1.1	142	command-control	core	Table rows by Formation Grade, Green lowest; columns = combat-unit count summed as tens x digit + units, round down.
S.available-commands/b	6.2.1.1.1	1223	command-control	core	Regulars, 23 units = 11.
S.available-commands/c	6.2.1.1.1	1193	command-control	core	Limit is per company per turn.
S.available-commands/d	6.2.1.1.1	285	command-control	core	A Broken unit is not an active unit for command purposes, so the table is presumably entered with active combat units.
S.command-range/a	6.2.1.1.2	411	command-control	core	Depends on Formation Grade: > 0 for Seasoned, Veteran, Elite, else 0 (same hex) — inferred.
S.command-range/b	6.2.1.1.2	389	command-control	core	Used for command sharing, HQ morale effects, reveal placement, command-leader effects.
S.recon/a	-	1309	spotting	core	Recon units are commanded automatically, outside the limit.
S.recon/b	-	415	spotting	core	Have observer and spotting abilities, lost with radio damage.
S.recon/c	-	1217	spotting	core	Exempt from Command Span.
S.recon/d	6.2	1217	command-control	core	Recon units take any command without spending one of the limit and need no HQ (P for the limit).
S.spotting/a	4.1.1,6.1	716	spotting	core	Done in Spotting Phase; target must be in range for its type/activity/cover and in sight.
S.spotting/b	4.1.1,6.1	439	spotting	core	Range 1 always spots.
S.spotting/c	4.1.1,6.1	447	spotting	core	Spot is handed off to units within their own maximum range.
S.spotting/d	4.1.1,6.1	329	spotting	core	Suppressed units spot only straight ahead, Full Cover less.
S.spotting/e	4.1.1,6.1	1005	spotting	core	Non-spotted units cannot be called for fire.
S.spotting-ranges-table/a	-	286	spotting	core	Rows shifted by modifiers from Spotting Level 0 downward, cap 0.
S.spotting-ranges-table/b	-	361	spotting	core	Vehicle > towed/leg; moving/firing larger than stationary.
S.spotting-ranges-table/c	-	451	spotting	core	Vehicle in Grove 7, fired ATG in Grove 15.
S.spot-counters/a	-	830	spotting	core	SPOT/MOVE after moving (also a bogged vehicle), SPOT/FIRE after firing.
S.spot-counters/b	4.1.5,6.1	457	spotting	core	A SPOT counter stays on a unit as long as somebody spots it at the range its counter gives; it is removed in the Spotting Phase in which no enemy unit has line-of-sight and range, or by 7.41; a new MOVE or FIRE replaces it (H).
S.cover/a	-	1076	terrain	core	None, Light, Medium, Heavy + posture Full Cover.
S.cover/b	-	1081	terrain	core	Building hex = Heavy (leg, and vehicles/towed inside it); Grove = Medium; Scrub below Medium (no morale bonus in example, inferred).
S.cover/c	-	1181	terrain	core	Vehicle gives Light Cover to leg units in its hex.
S.los-hull-down/a	6.1.4.1.3	565	los	core	Line-of-sight needed; Hull Down and Partial Hull Down protect hull.
S.los-hull-down/b	6.1.4.1.3	824	los	core	Seeking Hull Down is movement within the hex.
S.facing-and-field-of-fire/a	4.4.3.1.1-2	587	vehicles	core	Front/side/rear Fields-of-Fire.
S.facing-and-field-of-fire/b	4.4.3.1.1-2	587	vehicles	core	Turreted, turretless, turretless 360 (always front).
S.indirect-fire/a	6.5.1	277	indirect-fire	core	Called, Continuous (adjusted/continued) and planned missions.
S.indirect-fire/b	6.5.1	919	indirect-fire	core	On-map and off-map firers; observer (FO, HQ, recon) calls.
S.indirect-fire/c	6.5.1	1005	indirect-fire	core	Target hex needs a spotted unit.
S.indirect-fire/d	6.5.1	1009	indirect-fire	core	Called fire is checked for response in a later turn, missions run over consecutive turns (recon by fire "must check the next turn").
S.sheaf/a	-	519	indirect-fire	core	Patterns Open and Closed, linear or not; GP, Smoke, Illumination missions.
S.sheaf/b	-	740	indirect-fire	core	Impact Point is the aim hex.
S.danger-close	6.5.1.10	1349	indirect-fire	core	Friendly-fire incident on an unmodified 1 in response.
S.artillery-batteries/a	6.5.4.3	786	oba	core	Have data cards, Victory Points, suppressed/damaged/KO states, SP flag.
S.artillery-batteries/b	6.5.4.3	790	oba	core	Counter battery consecutive-turn number on the Artillery Data Card.
S.direct-fire/a	4.4.1	1126	fire	core	All fire at one target announced before resolving (6th bullet).
S.direct-fire/b	4.4.1	573	fire	core	Needs FIRE or SHORT HALT (or OW) command.
S.direct-fire/c	4.4.1	271	fire	core	Kinds: AP and GP.
S.ap-combat/a	4.4	1498	to-hit	core	Order: hit, number of hits, location, armor vs penetration, damage, bail out.
S.ap-combat/b	4.4	272	to-hit	core	AP Hit modifiers are -1..-5 steps.
S.ap-combat/c	4.4	543	to-hit	core	AP Penetration Factor per shell type KE or CE (CE = HEAT, incl. hand-held).
S.ap-combat/d	4.4	1265	to-hit	core	Rate of fire RoF with value N (lowest named).
S.ap-combat/e	4.4	1537	to-hit	core	Range bands P, S named pointblank, short; M, L, E not named here.
S.hit-location/a	-	664	to-hit	core	TF, TS, TR, HF, HS, HR + Track (TK).
S.hit-location/b	-	486	to-hit	core	Hit Angles Front, Front-Side, Rear-Side, Rear (a pure Side angle is not named).
S.hit-location/c	-	482	to-hit	core	One (100) roll read by angle; hull and turret angles differ only with 7.8.
S.hit-location/d	-	486	to-hit	core	Roll 39: Rear/Side -> TR, Front -> TF (Level).
S.armor-and-penetration/a	-	561	to-kill	core	Armor factor per location, angle and Rising/Level.
S.armor-and-penetration/b	-	1505	to-kill	core	Damage compares Penetration - Armor.
S.damage-results-ap/a	-	664	to-kill	core	No Damage, Damage, TK, KO, BU; damage die (10), 8 = KO and 10 = BU in an example.
S.damage-results-ap/b	-	529	to-kill	core	S-Type -2 (not CE).
S.damage-results-ap/c	-	537	to-kill	core	Cap 10.
S.damage-results-ap/d	-	1519	to-kill	core	Damage = TURRET DMGD or HULL DMGD (10) <= 4 turret; unarmed always hull.
S.track-hit/a	6.5.2.2.1	413	vehicle-combat	core	Vehicle may be left behind by sharers; Bail Out attempt follows.
S.track-hit/b	6.5.2.2.1	844	vehicle-combat	core	Immobile vehicle exists.
S.track-hit/c	6.5.2.2.1	413	vehicle-combat	core	Vehicle immobile for the scenario, hull may not turn, fire and turret unaffected; each Track hit calls for a Bail Out attempt (P; no hull turn H).
S.ko-bu-wreck/a	-	967	vehicle-combat	core	Destroyed vehicles leave a WRECK counter (not when lost to a hex fire) — inferred.
S.ko-bu-wreck/b	-	708	vehicle-combat	core	BU has Suppression effects on friendly units in the hex (inferred from trailer BU).
S.ko-bu-wreck/c	-	179	vehicle-combat	core	A formation vehicle's Brew Up triggers morale checks in its hex.
S.ko-bu-wreck/d	-	179	vehicle-combat	core	KO and BU leave a WRECK (not counted for stacking, light cover for leg units); BU also makes friendly units in the hex SUPPRESSED/ON and the wreck smokes for the rest of the scenario (P for Suppression and wreck; H).
S.bail-out/a	-	1063	vehicle-combat	core	Attempt after Track, Damage etc.; modifiers Broken -20, Hesitating -10 (high roll = crew stays, inferred).
S.bail-out/b	-	897	vehicle-combat	core	Passengers bail out into the hex.
S.bail-out/c	-	1255	vehicle-combat	core	Bail counter; vehicle out of action.
S.bail-out/d	5.15	706	vehicle-combat	core	Attempt right after each result that calls for it: (100) + modifiers in 01..value of bail-out = crew leaves, vehicle is Bailed Out: lost for the scenario, counts for losses and VP, no crew unit, no re-crewing (H; causes and modifiers P).
S.bail-out/e	5.15	897	passengers	core	Passengers of a Bailed Out vehicle dismount into its hex SUPPRESSED/ON; of a KO or BU vehicle each leg unit does so on (100) 01-50, otherwise loses one step (squad to half-squad) and dismounts; a towed gun survives unhitched (P that they bail out into the hex; H).
S.gp-combat/a	4.4	748	fire	core	Results No Effect, Suppressed, Effective.
S.gp-combat/b	4.4	1519	fire	core	Modified-result last digit 5 / "10" gives Damage / TK on vehicles.
S.gp-combat/c	4.4	676	fire	core	Coax MG +10, Shooter Suppressed -20, Shooter Damaged -10, moving leg -2 GP Defense, Target Moving (values not printed).
S.gp-factors/a	-	500	fire	core	GP Factor, maximum GP Effectiveness Factor, GP Defense Factor with type suffix A/P/S.
S.gp-factors/b	-	1029	fire	data	S 2S, 5A are printed forms.
S.gp-factors/c	-	1029	fire	core	Leg (squad 2S), terrain and mines have a GP Defense Factor; a moving leg unit has -2 GP Defense.
S.target-types-a-p-s	-	492	vehicle-combat	core	Three classes; P never Buttons Up, S takes -2 AP damage; leg counted as S? (air burst affects all S).
S.leg-results/a	-	907	fire	core	Full squad reduced to half-squad by Effective, smaller eliminated.
S.leg-results/b	-	635	fire	core	Squad, half-squad, section; towed guns eliminated.
S.leg-results/c	-	593	fire	core	Attached weapons carried by squads.
S.suppression/a	6.5.4.3	435	fire	core	SUPPRESSED/ON then /OFF; recovery roll low, range by Unit Grade.
S.suppression/b	6.5.4.3	1199	fire	core	Command other than N/C +20, leader S minus; battery fixed 01-50.
S.suppression/c	6.5.4.3	308	fire	none	Marker flow is the model for Break.
S.overwatch/a	-	476	first-fire	core	OW command; fires in Movement when enemies move or adjust turrets, or after Direct Fire (7.42.1.3).
S.overwatch/b	-	464	first-fire	core	Modifiers: Overwatch Front (others by side), Overwatch Adjust, Target Moving.
S.overwatch/c	-	449	first-fire	core	Failed spot roll does not cancel Overwatch.
S.small-arms/a	-	1537	machine-guns	core	Range bands Point Blank and Short matter vs vehicles.
S.small-arms/b	-	189	machine-guns	core	Flame fire is a Direct Fire kind.
S.small-arms/c	5.7	599	machine-guns	core	Rifles, SMGs, LMG, MMG, HMG, coax and hull MGs; guns, mortars, rockets, flamethrowers and hand-held AT weapons are non-small arms; ATRs fire AP only (H; MMG as small arms P by 1025).
S.ammo-limits	5.16.2,5.16.2.3	1051	ordnance	core	Notation A: G3, A: 4, S5; roll (10) <= number = available; some ammo has availability dates (6 pdr GP early-43, 631).
S.smoke	5.16.2	641	smoke	core	SMOKE/ON-OFF cycle, cleared in 6.8.4; Smoke mission per SHEAF.
S.movement-costs/a	4.5	371	movement	core	Movement Factor per vehicle; terrain cost; reverse costs double.
S.movement-costs/b	4.5	822	movement	core	Path/road bonus (4.5.1.1.5): faster and no bogging.
S.movement-costs/c	4.5	1068	movement	core	Road/path rate 1 MF per hex, a bonus rate and a change-elevation bonus exist; facing kept along the road.
S.movement-costs/d	4.5	824	movement	core	Moving within a hex is an action (Hull Down, building entry).
S.movement-costs/e	4.5	365	movement	core	Impassable terrain exists.
S.quickmarch	6.6.4.2	909	movement	core	Leg bonus move for squads, half-squads, sections.
S.transport-and-towing/a	-	373	passengers	core	Mount/dismount actions; Tr: min-max capacity; towing vehicle; passengers share the vehicle's discharger smoke.
S.transport-and-towing/b	-	577	passengers	core	Dismounted vs mounted leg matters.
S.stacking/a	5.13	842	stacking	none	Hex stacking limits, order matters on Narrow roads.
S.stacking/b	5.13	842	stacking	core	Mounted passengers and wrecks do not count; limit checked at the end of each move and, on Narrow roads, at every moment (P for Narrow; H).
S.overrun/a	-	178	overrun	core	Vehicle attack in Movement step.
S.overrun/b	-	316	overrun	core	Suppresses target in example, passes on into adjacent hex.
S.overrun/c	6.6.5?	178	overrun	core	Vehicle with MOVE pays the hex cost +1, attacks every dismounted leg or towed unit chosen in the hex by the overrun chart, coax +10, then must leave into an adjacent hex; several vehicles overrun one after another (P for coax, exit; H).
S.close-assault/a	6.6.1.1	433	close-combat	core	Leg (also engineers vs terrain) in assault step, or by Advancing Attack: move then assault.
S.close-assault/b	6.6.1.1	1567	close-combat	core	GP-based with Close Assault GP factor, primary attacker, flamethrower.
S.close-assault/c	6.6.1.1	1187	close-combat	core	Needs MOVE when advancing.
S.close-assault/d	6.6.1	1138	close-combat	core	Attackers of one hex choose one target vehicle and a primary attacker whose Close Assault factor is used; the others add the hand-to-hand bonus; GP table against the vehicle's GP Defense; one combat per attacker and turn; no return blow (H; primary factor P).
S.hand-to-hand/a	-	1577	close-combat	core	Both sides roll (100) with modifiers and compare (higher wins inferred), immediate step loss or elimination.
S.hand-to-hand/b	-	1138	close-combat	core	In the same step as Close Assault.
S.hand-to-hand/c	6.6.1	275	close-combat	core	Attackers and all dismounted leg/towed units of the target hex; pairs of rolls until one side is gone; a towed gun counts as one half-squad; winner holds the hex (repetition 1, dice P, rest H).
S.engineers	-	609	close-combat	core	Squads, half-squads, sections flagged engineer; attack terrain, mines.
S.terrain-list/a	-	561	terrain	core	Scrub, Grove (= Medium Grove), Light Grove, Rough, Gully, Ditch, Wall, Alley, Path, Road, Bridge, Building (Wood, Brick, Stone), Rubble, Water, sunken road, Improved Position.
S.terrain-list/b	-	609	terrain	core	Terrain may have GP Defense.
S.fortification	-	190	fortifications	core	Improved Position (and Building) blocks the Overrun forced check and the -10 on hand-held rocket GP fire.
S.aircraft/a	-	746	air	core	Medium and High altitude, bombs, rockets, crash.
S.aircraft/b	-	748	air	core	AA fire results No Effect, Suppressed, Damage.
S.aircraft/c	-	1581	air	core	Acquire ground units in 1st/2nd Air Phase, speed and altitude modifiers.
S.aircraft/d	-	750	air	core	Aircraft have Unit Grade; losses not in CP.
S.victory-points/a	-	806	victory	data	Batteries and counter-battery units have listed Victory Points; that leaders have none implies other units do; data cards carry Points.
S.victory-points/b	-	1283	victory	core	Leaders: none.
S.victory-points/c	3.6,9.1.4	806	victory	core	A lost unit (eliminated, KO, BU, Bailed Out at the end) scores its points for the enemy, half-squads half; objectives score for the side that last held them a full turn uncontested; margin decides, otherwise draw (H; control 1).
S.scenario-data	-	134	scenario	data	Number, title, place, date, forces with formation morale and Grade, Set Up/Setup Conditions, Special Conditions, Limited Spotting Table, HIDDEN UNIT counter limit, special spans.
S.data-card-fields	-	399	components	data	Id, name, Points (+CREW), Unit Identifier (R, BU), Weapon Data row (TT), Ammo Type column, GP/GP-OP rows, Movement row (traction, R dual, B: -n), armor, GP Defense, Weight, Tr, Notes.
S.force-purchase	-	136	dyo	none	Only hints: players may create scenarios; every unit has a Points value on its card; purchase rules absent.
S.non-combat-unarmed	-	389	components	core	Unarmed units may be activated and share commands; an unarmed vehicle when Damaged always takes Hull Damage.
S.player-cards	-	122	components	none	Formation Summary (morale, camouflage, minefields, platoon notes), Turn Track/Transport & Summary/Hidden Unit Card, Game Cards A and B.
S.abbreviations	-	1049	other	none	AG = Advanced Game, OR = Optional Rule(s), DF/IF = Direct/Indirect Fire, FPU/SPU = First/Second Player unit, GPD = GP Defense Factor, DS = discharger smoke, DRM = die roll modifier, TK = Track hit, TT = turret turn, RoF = rate of fire (AG and OR: public rulebook preview; rest D).
S.directional-hex	-	742	terrain	core	(d6) 1-6 = the six hexsides clockwise from the map's top hexside; scatter runs that many hexes straight through it (H).
S.range	3.5	439	to-hit	core	Hexes counted from firer (not counted) to target (counted); adjacent = 1; same hex = 0 and treated as pointblank (D; range 0 H).
S.command-placement	4.2,6.2.1	513	command-control	core	Every unit ends the Command Phase with exactly one command; a unit without a counter has N/C; counters are committed secretly and cannot be changed; a FIRE counter is revealed when the unit announces fire, MOVE and SHORT HALT when movement starts, OW when it fires (D/H).
S.activated-unarmed-unit	6.2.1	389	command-control	core	Unarmed (non-combat) unit such as a truck: does not add to available commands, is activated when it is given or shares a command, may be given MOVE, SHORT HALT or N/C only (H).
S.active-unit	6.2.1.1.1	285	command-control	core	Unit counted for available commands: on-map combat unit of the formation, not Broken, not Bailed Out, KO or BU (P for Broken; H).
S.command-sharing	6.2.1.1.3	389	command-control	core	Base rule: one counter serves several units of the same formation that are within Command Range of one another when it is placed; with MOVE or SHORT HALT they must also end in Command Range (P from 389, 832).
S.command-unit	-	391	command-control	core	Unit that the scenario marks CHQ, BHQ or RHQ (tank or leg half-squad); chain of command = own company CHQ, the BHQ over it, the RHQ over that; non-command HQ units belong to a headquarters without being command units (P).
S.unit-grade-default	5.8	112	experience	core	Unit Grade = Formation Grade unless the scenario lists another; Force Grade is separate and only for initiative (H; use for initiative P).
S.spotting-level	-	764	spotting	core	The net row of the Spotting Ranges Table: 0 = unmodified, -1 to -5 worse, up to +2 better; scenario visibility shifts it for every spotter (D).
S.spotting-phase	4.1,6.1	439	spotting	core	Both sides spot at the same time; a spot lasts until the next Spotting Phase; a unit revealed later in the turn may only be engaged by Overwatch (or Defensive Fire, Quickdraw) until then (H).
S.smoke-and-sight	5.11,6.1	519	smoke	core	Smoke never blocks the line but each smoke hex on it (end hexes included) puts spotting one row (Open SHEAF) or two rows (Closed) down, and fire by the smoke values of ap-hit-modifiers and gp-modifiers; ON and OFF sides act alike (H).
S.facing-of-leg-units	5.5	316	vehicles	core	Leg and towed counters have a facing; for leg units it matters only while Suppressed (they then spot straight ahead only), they fire and spot all round otherwise (P for Suppressed; H).
S.full-cover/a	-	255	terrain	core	Posture of a dismounted leg or towed unit in a hex that offers cover (or Improved Position): taken by MOVE inside the hex without entering another, left by any command other than N/C (H).
S.full-cover/b	-	255	fire	core	A unit in Full Cover may not fire, call fire or assault, spots at range 1 only, is spotted one row lower and has GP Defense +2; it does not hold enemy SPOT counters in place (P for the last; rest H).
S.improved-position	-	190	fortifications	core	Hex feature placed by the scenario, not built in play: leg and towed units in it have Heavy Cover and the GP Defense of terrain-effects, vehicles count as Hull Down to the front; no mines, no Forced check from Overrun, no -10 for hand-held rockets (values H, exceptions P).
S.inside-a-building	-	577	terrain	core	Leg units in a Building hex are always inside; a vehicle or towed unit is outside until it enters by moving within the hex (bog check) and then has Heavy Cover; the building itself cannot be attacked (P).
S.moving-within-a-hex	4.5	176	movement	core	MOVE or SHORT HALT action without leaving the hex (seek Hull Down, enter a building, take Full Cover): costs the hex's Turn cost, at least 1; brings SPOT/MOVE, a mine attack, a bog check and ends discharger smoke, but is no move from the hex for morale (P; cost H).
S.hull-down	6.1.4.1.3	565	los	core	Sought by moving within a hex of rough, rubble, gully, ditch, wall hexside or crest, in the direction of one hexside; covers the three hexsides around it until the vehicle moves or turns its hull; hull and track hits from there are misses (H).
S.shot-level	-	561	to-hit	core	Rising = target higher than firer, Falling = target lower, Level = equal Height; any difference of at least 1 counts (D; threshold H).
S.direct-fire-targets	4.4.1	1124	fire	core	Direct Fire is aimed at one spotted unit, never at a hex; AP only at vehicles, GP at any unit; vehicles and leg units in one hex are separate targets (P).
S.fires-per-turn	5.14	639	fire	core	A unit fires once per turn: a vehicle its main gun (AP or GP, the coax only adds +10 to GP) or its machine guns; a leg unit its small arms, and besides each attached weapon once, at the same or another target (P for attached weapons beside small arms and coax; rest H).
S.range-bands	-	1537	fire	core	Pointblank P, short S, medium M, long L, extreme E = first bracket of the weapon row reaching the range; beyond E no fire (P for P and S; 2).
S.passengers-under-fire	-	577	passengers	core	Mounted leg and towed units are not targets of their own; they suffer when the vehicle does: Suppressed with it, Bail Out with it (P for the rocket exception and 1029; H).
S.hit-geometry	5.5	482	to-hit	core	Hull angle from hull facing, turret angle from turret facing (only with 7.8); boundary lines: target's choice (P/1).
S.damaged-vehicle/a	6.5.2,6.5.4.3	237	vehicle-combat	core	TURRET DMGD: shooter -3 AP / -10 GP and TT 1; HULL DMGD: Movement Factor 1/2 round down; either one is Damaged for morale (-20) and calls for Bail Out (P for -10, TT, -20; the split H).
S.damaged-vehicle/b	4.4.3.2.6	1505	vehicle-combat	core	A second Damaged result of the same kind is a KO; one of each kind leaves both effects; in the Basic Game any second Damaged is a KO (Basic 1; Advanced H).
S.immobile-vehicle	-	706	vehicle-combat	core	Track hit, out of fuel, Bailed Out or a wreck; a bogged vehicle is not immobile (H).
S.calling-fire/a	6.5.1	744	indirect-fire	core	Observer (FO; or BHQ/CHQ or recon unit) with OW names battery, ammo, SHEAF and a seen target hex in the Indirect Fire Step; from the next turn on the battery rolls response each turn until it answers, then fires in that step (H; observers and next turn P).
S.calling-fire/b	6.5.1	277	indirect-fire	core	A mission that has fired may be continued on the same hex or adjusted up to 3 hexes in sight, each turn with a new response roll, or ended; an observer runs one mission, a battery one mission at a time (P that continuing rolls; 3 hexes H).
S.pattern-attack	6.5.1	381	indirect-fire	core	Every unit, friend or foe, and every visible minefield in the pattern hexes is attacked separately with the battery's GP factor against its own GP Defense; unspotted units are hit too and HIDDEN UNIT counters revealed (P for mines, hidden; H).
S.planned-fire	6.5.1	778	indirect-fire	core	Mission written before play for a turn and hex: arrives on that turn without observer or response roll, cannot be adjusted (H).
S.on-map-indirect-fire	5.6,6.5.1	919	indirect-fire	core	Mortar sections and on-map artillery with OW may fire indirectly for an observer of their formation, or directly as GP fire with FIRE; minimum range 1-2 hexes for mortars (H).
S.illumination-and-smoke-rounds	5.16.2	762	indirect-fire	core	Each battery fires GP, smoke or illumination, one kind per mission, if its card or Ammo Limit roll allows (H).
S.enemy-hexes	6.6	838	movement	core	Outside Narrow roads vehicles may enter and leave hexes with enemy vehicles and pass enemy leg/towed units (Overrun optional); leg units enter a hex with enemy leg or towed units only by Hand-to-Hand (D: the Narrow rule lists these as its own bans; leg part H).
S.towed-units	5.2	581	guns	core	Dismounted (print: dismantled) = unhitched and able to fire, front Field-of-Fire of three hexsides unless Platform Gun Mount, a normal gun re-faces only with MOVE; hitched they are passengers of the towing vehicle (P for mount; H).
S.mounting	6.6	373	passengers	core	Mounting or dismounting takes a MOVE (or SHORT HALT) of both units in one hex, half of the vehicle's factor; the leg or towed unit does nothing else that turn; not while either is Suppressed (H; allowed from a bogged vehicle P).
S.reinforcements	7.44?	1279	movement	core	Arrive in the Movement Phase of their turn at the scenario's edge or hexes, paying the first hex; leaders may come with them (1 for the phase, P for leaders).
S.cliff-impassable	-	365	terrain	core	Terrain marked P for the unit's traction is impassable; leg units are stopped only by river and sheer terrain (H).
S.advancing-attack	6.6.1.1	433	close-combat	core	Leg unit with MOVE at range 2 moves one hex (Overwatch may fire) and then makes its Close Assault or Hand-to-Hand at range 1 in the same assault step; Suppressed or stopped by fire it does not attack (1; stop H).
S.flamethrower	-	189	flamethrowers	core	Non-small-arms GP weapon, range 1 only, factor 8 (estimate), Ammo Limit roll each use; a hit or miss is a flame attack for morale; automatic BU in Close Assault; sets buildings and rubble alight (P for effects; factor and range H).
S.attached-weapons	5.1.3	593	support-weapons	core	A squad may carry up to two (HMG, ATR, light mortar, hand-held AT, flamethrower, demolition charge) named by the scenario; half-squads one; they fire with the unit's grade and leader (leader P; H).
S.off-map-battery-state	6.5.4.3	786	oba	core	OK, SUPPRESSED/ON-OFF, Damaged, KO; Suppression flow as for units with fixed 01-50; VP on KO only (P).
S.air-phases	6.4,6.7	381	air	core	No playable base values exist in public: keep aircraft, AA fire, bombs and rockets off unless a referee supplies tables; 7.26 bomb scatter, 7.31.3.2 and 7.46 air parts are then idle (H).
S.limited-spotting-table	7.36	987	scenario	core	Per-scenario record: visibility modifier -1 to -5, class none/limited/very limited, AP and GP modifiers, Cautious Movement yes/no (P fields; default classes -1/-2 limited, -3 to -5 very limited H).
`;
