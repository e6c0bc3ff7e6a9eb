/** Fire, close combat, leaders, nationalities: the shapes of these charts; the figures are in the JSON files. */
import { firepower, modifiedRoll } from '../../family/asl/fire-table.js';
import {
  anyName,
  bands,
  either,
  listOf,
  names,
  oneOf,
  sparseTable,
  steps,
  table,
  text,
  wholeNumber,
} from '../../kernel/charts/index.js';

const ODDS = names(
  '<1-8',
  '1-8',
  '1-6',
  '1-4',
  '1-2',
  '1-1',
  '3-2',
  '2-1',
  '3-1',
  '4-1',
  '6-1',
  '8-1',
  '10-1',
  '>10-1',
);
export const IFT = {
  results: table(
    'ift',
    'results',
    [modifiedRoll, firepower],
    oneOf(
      '1KIA',
      '2KIA',
      '3KIA',
      '4KIA',
      '5KIA',
      '6KIA',
      '7KIA',
      'K/1',
      'K/2',
      'K/3',
      'K/4',
      '4MC',
      '3MC',
      '2MC',
      '1MC',
      'NMC',
      'PTC',
      'none',
    ),
  ),
  fpByCalibre: table(
    'ift',
    'fpByCalibre',
    [steps('20', '30', '37', '50', '60', '70', '80', '100', '120', '150', '200+')],
    wholeNumber,
  ),
  vehicleKill: table('ift', 'vehicleKill', [firepower], wholeNumber),
};

export const RESIDUAL_FP = { placed: table('residual-fp', 'placed', [firepower], wholeNumber) };

export const AMBUSH = {
  drm: table(
    'ambush',
    'drm',
    [
      names(
        'CX',
        'broken',
        'pinned',
        'inexperienced/green/conscript (Lax in ASL)',
        'berserk',
        'BU or stunned vehicle',
        'concealed side',
        'HIP side',
        'Japanese Elite/1st line',
        'USMC Raider',
        'stealthy (ASL)',
        'ATTACKER entering jungle/kunai/bamboo',
        'vehicle, cavalry, pillbox occupant (ASL)',
      ),
    ],
    wholeNumber,
  ),
  inWords: table('ambush', 'inWords', [names('leader (one, if not alone)')], text),
};

export const CLOSE_COMBAT = {
  killNumber: table('close-combat', 'killNumber', [names('close combat', 'hand-to-hand'), ODDS], wholeNumber),
  drm: table(
    'close-combat',
    'drm',
    [
      names(
        'defender broken',
        'attacker CX',
        'defender CX',
        'attacker won ambush',
        'attacker lost ambush',
        'withdrawing defender',
        'capture attempt (ASL)',
      ),
    ],
    wholeNumber,
  ),
  inWords: table(
    'close-combat',
    'inWords',
    [names('attacking leader (one)', 'hand-to-hand (Japanese/ambusher declares)')],
    text,
  ),
  ccv: table('close-combat', 'ccv', [names('squad', 'crew', 'HS', 'SMC')], wholeNumber),
  ccvAdjust: table(
    'close-combat',
    'ccvAdjust',
    [names('already fired', 'inexperienced', 'assault engineer (ASL)', 'each extra SMC (ASL)')],
    wholeNumber,
  ),
  vehicleDrm: table(
    'close-combat',
    'vehicleDrm',
    [
      names(
        'Motion/Non-Stopped',
        'Immobilized',
        'OT',
        'CE',
        'unarmoured (ASL)',
        'no manned MG (ASL)',
        'Stun/Recall +1 counter (vehicle attacking)',
        'friendly half-squad or crew escort (ASL)',
        'friendly squad escort (ASL)',
      ),
    ],
    wholeNumber,
  ),
};

export const LEADER_CREATION = {
  result: table(
    'leader-creation',
    'result',
    [bands('<=1', '2', '3', '4', '5', '6', '7+')],
    oneOf('8-1', '8-0', '7-0', '6+1', 'none'),
  ),
  drm: table(
    'leader-creation',
    'drm',
    [
      names(
        'US, British, German',
        'Russian, Italian',
        'others',
        'per CC odds column below 1-1 (or vs an AFV)',
        'unit morale 8 or more',
        'unit morale 6 or less',
        'unit broken',
      ),
    ],
    wholeNumber,
  ),
  inWords: table('leader-creation', 'inWords', [names('Finnish, Japanese')], text),
};

export const NATIONALITY = {
  /** Nationality, chain (from 1), step of the chain (from 1), figure: a step is replaced by the next. */
  mmc: sparseTable(
    'nationality',
    'mmc',
    [anyName(), anyName(), anyName(), names('class', 'squad', 'broken', 'half-squad', 'half-squad broken')],
    either(wholeNumber, text),
  ),
  crews: table('nationality', 'crews', [anyName(), names('crew', 'broken')], either(wholeNumber, text)),
  japaneseSteps: table('nationality', 'japaneseSteps', [anyName(), names('striped', 'half-squad')], text),
  leaders: table('nationality', 'leaders', [names('common', 'Japanese')], listOf(text)),
};
