/** What happens by itself when a phase begins and ends: markers come off, Smoke drifts, units arrive or are lost. */
import { D6, total } from '../../kernel/dice/index.js';
import { reinforcements as forcesDue } from '../../kernel/scenarios/index.js';
import { gainConcealment, isConcealmentInPlay } from '../concealment/concealment.js';
import { removeResidual } from '../fire/residual.js';
import { eliminate } from '../morale/casualties.js';
import { removeDesperation } from '../rally/desperation.js';
import type { AslAct, AslBattle, AslChange, AslUnit } from '../system.js';
import { driftSmoke, removeGrenadeSmoke, renewSmoke } from '../terrain/smoke.js';
import type { Phase } from '../units/attributes.js';
import { attacker, isCombatant, isInfantry, isWeapon, unitsOf } from '../units/units.js';
import {
  endOfPlayerTurnForVehicles,
  endOfVehicleMovement,
  recuperate,
  startOfVehicleMovement,
} from '../vehicles/housekeeping.js';
import { explodeAll } from '../weapons/demolition.js';
import { claimControl } from './control.js';
import { clear } from './markers.js';

interface Housekeeping {
  readonly begin?: (act: AslAct) => readonly AslChange[];
  readonly end?: (act: AslAct) => readonly AslChange[];
}

/** What was done in a fire phase is of no account in the next one. */
const FIRE_PHASE: readonly (keyof AslUnit)[] = ['firedAt', 'caChanged', 'firedAs', 'serving'];

/** Rules of other chapters that fall at a phase's begin or end are called from here. */
export const HOUSEKEEPING: Readonly<Record<Phase, Housekeeping>> = {
  RPh: { begin: reinforcements, end: endOfRally },
  PFPh: {
    begin: (act) => driftSmoke(act, attacker(act.battle)),
    end: ({ battle }) => [...clear(battle, FIRE_PHASE), ...renewSmoke(battle)],
  },
  MPh: { begin: startOfMovement, end: endOfMovement },
  DFPh: {
    end: ({ battle }) => [
      ...clear(battle, ['fire'], ({ fire }) => fire === 'first' || fire === 'final'),
      ...clear(battle, FIRE_PHASE),
      ...renewSmoke(battle),
    ],
  },
  AFPh: { end: endOfAdvancingFire },
  RtPh: { end: ({ battle }) => clear(battle, ['routing', 'routed', 'fleeing', 'lowCrawl', 'spent', 'from']) },
  APh: { end: endOfAdvance },
  CCPh: { end: endOfPlayerTurn },
};

/** Units due to arrive wait at the edge from the Rally Phase on; provisional ones roll for it (3.1a). */
function reinforcements(act: AslAct): AslChange[] {
  const { battle } = act;
  const changes: AslChange[] = [];
  for (const unit of unitsOf(battle, attacker(battle))) {
    if (!unit.arrives || unit.arrives.turn > battle.clock.turn) continue;
    const { dr, hexes } = unit.arrives;
    if (dr !== undefined && total(act.rollOf('reinforcements', [unit.id], D6)) > dr) continue;
    const covered = isConcealmentInPlay(battle) && (isInfantry(unit) || isWeapon(unit));
    changes.push({
      do: 'unit',
      unit: unit.id,
      set: { entry: hexes, arrives: null, ...(covered && { hidden: true, concealed: true }) },
    });
  }
  return [...changes, ...fromTheOrderOfBattle(battle)];
}

/** Forces that the scenario brings in this turn; units that have left the map do not come back. */
function fromTheOrderOfBattle(battle: AslBattle): AslChange[] {
  const side = attacker(battle);
  const gone = new Set(battle.side(side).exited);
  return forcesDue(battle, side, battle.clock.turn).flatMap(({ units, hexes }) =>
    units
      .filter((id) => !gone.has(id) && isCombatant(battle.theUnit(id)))
      .map((id): AslChange => ({ do: 'unit', unit: id, set: { entry: hexes } })),
  );
}

/** Charges that were not set off go off now; Prep and Bounding Fire markers come off (3.5/f). */
function endOfAdvancingFire(act: AslAct): AslChange[] {
  explodeAll(act);
  const { battle } = act;
  return [
    ...clear(battle, ['fire'], ({ fire }) => fire === 'prep' || fire === 'bounding'),
    ...clear(battle, FIRE_PHASE),
  ];
}

function endOfRally(act: AslAct): AslChange[] {
  const { battle } = act;
  recuperate(act);
  return [
    ...removeDesperation(act),
    ...clear(battle, ['acted', 'busy', 'recovered', 'handedOver', 'keepsDm']),
    ...battle.sideIds().map(
      (side): AslChange => ({
        do: 'side',
        side,
        set: { extraSelfRally: null, selfRallied: null },
      }),
    ),
  ];
}

function startOfMovement(act: AslAct): AslChange[] {
  return [...catchBreath(act), ...startOfVehicleMovement(act)];
}

/** CX goes at the start of the owner's Movement Phase, but Double Time is barred in it (3.3.1/i). */
function catchBreath({ battle }: AslAct): AslChange[] {
  return unitsOf(battle, attacker(battle))
    .filter((unit) => unit.cx)
    .map((unit): AslChange => ({ do: 'unit', unit: unit.id, set: { cx: null, winded: true } }));
}

const MOVEMENT: readonly (keyof AslUnit)[] = [
  'stepped',
  'leftHexes',
  'moving',
  'moved',
  'spent',
  'spentHere',
  'from',
  'assaultMove',
  'doubleTime',
  'winded',
  'byRoad',
  'roadRate',
  'ledBy',
  'smoked',
  'sought',
  'shotAt',
  'residualDrm',
  'carried',
  'recovered',
  'firedAt',
  'caChanged',
  'serving',
];

function endOfMovement(act: AslAct): AslChange[] {
  return [
    ...endOfVehicleMovement(act),
    ...clear(act.battle, MOVEMENT),
    ...removeResidual(act),
    ...removeGrenadeSmoke(act),
    ...claimControl(act.battle),
  ];
}

/** Units that had to enter and did not are lost (3.3/g). */
function endOfAdvance(act: AslAct): AslChange[] {
  for (const unit of act.battle.units()) {
    if (!unit.entry || unit.at !== undefined) continue;
    act.effect('failed-to-enter', { unit: unit.id }, { cites: ['3.3/g'] });
    eliminate(act, unit.id, ['3.3/g']);
  }
  return [...clear(act.battle, ['recovered', 'handedOver', 'carried']), ...claimControl(act.battle)];
}

const PLAYER_TURN: readonly (keyof AslUnit)[] = [
  'pinned',
  'used',
  'directed',
  'fire',
  'firedAt',
  'hexes',
  'intensive',
  'hazardous',
  'manhandled',
  'turned',
  'fought',
  'advanced',
  'ambush',
  'raised',
  'banzai',
];

function endOfPlayerTurn(act: AslAct): AslChange[] {
  const { battle } = act;
  gainConcealment(act, attacker(battle));
  return [...endOfPlayerTurnForVehicles(act), ...clear(battle, PLAYER_TURN), ...claimControl(battle)];
}
