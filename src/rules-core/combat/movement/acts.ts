/** What a unit may do for a Movement Point beside entering a hex. A chapter that knows more adds it here. */
import type { Mode } from '../attributes.js';
import {
  carryOff,
  closeGate,
  intoPillbox,
  mayTakeUp,
  outOfPillbox,
  smash,
  takeCover,
} from '../fortifications/deeds.js';
import { isInfantry } from '../morale/status.js';
import { exit, exitRefusal } from '../scenario/edges.js';
import { mayThrowSmoke, throwSmoke } from '../smoke/grenades.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { disembark, embark } from '../terrain/afloat.js';
import { isTrench } from '../terrain/costs.js';
import { isGully, marksAt } from '../terrain/ground.js';
import { hexOf } from '../terrain/places.js';
import { intoSewer, outOfSewer } from '../terrain/sewers.js';
import { dismount, mount } from '../vehicles/passengers.js';
import type { Arrival } from './entry.js';
import { isAlwaysOnTheMove } from './modes.js';

/** One thing on the way: a place to enter, or something to do. */
export type Step = {
  readonly to?: string;
  /** Pays for the cover of the shellholes it enters. */
  readonly shellholes?: boolean;
  /** Goes under the trench of the hex it enters. */
  readonly trench?: boolean;
  readonly do?: Deed;
  /** The hex or the unit that the deed is about. */
  readonly at?: string;
};

export interface MoveAct {
  /** The one way of moving in which it can be done. */
  readonly mode?: Mode;
  /** Movement Points, or why not. */
  cost(battle: Battle, unit: Unit, step: Step): number | Refusal;
  perform(act: Act, unit: Unit, step: Step): void;
  /** Where it brings the unit, if it is a way into another place. */
  arrival?(battle: Battle, unit: Unit): Arrival;
}

export const DEEDS = [
  'flip',
  'smoke',
  'uncover',
  'climb',
  'into-trench',
  'out-of-trench',
  'into-foxhole',
  'hand-over',
  'pick-up',
  'exit',
  'mount',
  'dismount',
  'take-cover',
  'into-pillbox',
  'out-of-pillbox',
  'close-gate',
  'smash',
  'carry-off',
  'into-sewer',
  'out-of-sewer',
  'embark',
  'disembark',
] as const;
type Deed = (typeof DEEDS)[number];

/** Over to the other side of the counter (10.3.1, 10.3.3). */
const flip: MoveAct = {
  cost: (_, unit) => {
    if (unit.jammed) return refuse('JAMMED', `${unit.name} is jammed for good.`, '12.8.1.3.1');
    if (unit.face === undefined || isAlwaysOnTheMove(unit))
      return refuse('NO_OTHER_SIDE', `${unit.name} has no weapon side to turn to.`, '10.3.1');
    return 1;
  },
  perform(act, unit) {
    const to = unit.face === 'weapon' ? 'move' : 'weapon';
    act.effect(
      'flipped',
      { unit: unit.id, to },
      { changes: [{ do: 'unit', unit: unit.id, set: { face: to } }], cites: ['10.3.1'] },
    );
  },
};

const smoke: MoveAct = {
  cost: (battle, unit, { at }) => mayThrowSmoke(battle, unit, at) ?? 1,
  perform: (act, unit, { at }) => throwSmoke(act, unit, at as string),
};

const uncover: MoveAct = {
  cost: (_, unit) => (unit.inCover ? 1 : refuse('NOT_IN_COVER', `${unit.name} is not under cover.`, '7.5.3')),
  perform(act, unit) {
    act.effect(
      'uncovered',
      { unit: unit.id },
      { changes: [{ do: 'unit', unit: unit.id, set: { inCover: null } }], cites: ['7.5.3'] },
    );
  },
};

/** Up to the lip of the gully (6.10.2). */
const climb: MoveAct = {
  cost: (battle, unit) =>
    isGully(battle, unit.at as string) && !unit.onLip
      ? 2
      : refuse('NO_LIP', `${unit.name} is not in the bed of a gully.`, '6.10.2'),
  perform(act, unit) {
    act.effect(
      'on-the-lip',
      { unit: unit.id, at: unit.at as string },
      { changes: [{ do: 'unit', unit: unit.id, set: { onLip: true } }], cites: ['6.10.2'] },
    );
  },
};

const intoTrench: MoveAct = {
  cost: (battle, unit) =>
    isTrench(battle, unit.at as string) && unit.post === undefined
      ? 1
      : refuse('NO_TRENCH', `There is no trench for ${unit.name}.`, '7.2.1'),
  perform(act, unit) {
    const post = marksAt(act.battle, unit.at as string).trench ? 'trench' : 'at-trench';
    act.effect(
      'took-post',
      { unit: unit.id, post: 'trench' },
      { changes: [{ do: 'unit', unit: unit.id, set: { post } }], cites: ['7.2.1'] },
    );
  },
};

const outOfTrench: MoveAct = {
  cost: (_, unit) =>
    unit.post === 'trench' || unit.post === 'at-trench'
      ? 1
      : refuse('NO_TRENCH', `${unit.name} is not in a trench.`, '7.2.1'),
  perform(act, unit) {
    act.effect(
      'took-post',
      { unit: unit.id, post: 'out' },
      { changes: [{ do: 'unit', unit: unit.id, set: { post: null } }], cites: ['7.2.1'] },
    );
  },
};

/** Under a Dug-In marker that was left in this phase (7.1.2). */
const intoFoxhole: MoveAct = {
  cost(battle, unit) {
    if (!isInfantry(unit))
      return refuse('CANNOT_DIG', `${unit.name} is dug in at the set-up only.`, '7.1.1.2');
    return (marksAt(battle, unit.at as string).emptyDugIn ?? 0) > 0 && !unit.dugIn
      ? 1
      : refuse(
          'NO_FOXHOLE',
          `No Dug-In marker was left in ${hexOf(unit.at as string)} in this phase.`,
          '7.1.2',
        );
  },
  perform(act, unit) {
    const hex = hexOf(unit.at as string);
    const left = (marksAt(act.battle, hex).emptyDugIn ?? 1) - 1;
    act.effect(
      'took-post',
      { unit: unit.id, post: 'dug-in' },
      {
        changes: [
          { do: 'unit', unit: unit.id, set: { dugIn: true } },
          { do: 'location', at: hex, set: { emptyDugIn: left > 0 ? left : null } },
        ],
        cites: ['7.1.2'],
      },
    );
  },
};

/** A radio or phone to another unit of the hex (15.6.3). */
const handOver: MoveAct = {
  cost(battle, unit, { at }) {
    const other = at === undefined ? undefined : battle.unit(at);
    if (unit.radio === undefined && unit.phone === undefined)
      return refuse('NOTHING_TO_GIVE', `${unit.name} carries no radio or phone.`, '15.6.3');
    if (!other || other.side !== unit.side || other.at !== unit.at || other.id === unit.id)
      return refuse('NOBODY_TO_TAKE', 'Hand it to a unit in the same location.', '15.6.3');
    return 1;
  },
  perform(act, unit, { at }) {
    const what = unit.radio === undefined ? 'phone' : 'radio';
    act.effect(
      'handed',
      { unit: unit.id, to: at as string, what },
      {
        changes: [
          { do: 'unit', unit: unit.id, set: { [what]: null } },
          { do: 'unit', unit: at as string, set: { [what]: unit[what] } },
        ],
        cites: ['15.6.3'],
      },
    );
  },
};

/** One that lies about has to be found (15.6.3). */
const pickUp: MoveAct = {
  cost(battle, unit) {
    const marks = battle.location(unit.at as string);
    return (marks.radio === undefined && marks.phone === undefined) || !mayTakeUp(battle, unit)
      ? refuse('NOTHING_HERE', 'No radio or phone lies here.', '15.6.3')
      : 1;
  },
  perform(act, unit) {
    const at = unit.at as string;
    const marks = act.battle.location(at);
    const what = marks.radio === undefined ? 'phone' : 'radio';
    act.effect(
      'handed',
      { unit: unit.id, to: unit.id, what },
      {
        changes: [
          { do: 'location', at, set: { [what]: null } },
          { do: 'unit', unit: unit.id, set: { [what]: marks[what] } },
        ],
        cites: ['15.6.3'],
      },
    );
  },
};

/** Off the map for 1 MP (3.2.3.2). */
const leaveMap: MoveAct = {
  cost: (battle, unit) => exitRefusal(battle, unit) ?? 1,
  perform: (act, unit) => exit(act, unit),
};

export const ACTS: Readonly<Record<Deed, MoveAct>> = {
  flip,
  smoke,
  uncover,
  climb,
  'into-trench': intoTrench,
  'out-of-trench': outOfTrench,
  'into-foxhole': intoFoxhole,
  'hand-over': handOver,
  'pick-up': pickUp,
  exit: leaveMap,
  mount,
  dismount,
  'take-cover': takeCover,
  'into-pillbox': intoPillbox,
  'out-of-pillbox': outOfPillbox,
  'close-gate': closeGate,
  smash,
  'carry-off': carryOff,
  'into-sewer': intoSewer,
  'out-of-sewer': outOfSewer,
  embark,
  disembark,
};
