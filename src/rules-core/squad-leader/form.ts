/** The builders of this rulebook's orders and chapters. */
import type { Eyes } from '../kernel/decide/rulebook.js';
import { chapterOf, orderOf } from '../kernel/form/index.js';
import type { DecisionKind } from './ch01-sequence/decisions.js';
import { refuse, type SquadLeader, type Unit } from './system.js';
import { isAboard, ofSide } from './units/kinds.js';

const declare = orderOf<SquadLeader>();

/** An order that may name men in and on vehicles. */
export const orderForAll = declare;

/** An order for men on foot and for vehicles: while men are aboard a vehicle they do only what chapter 11 lets them (11.37). */
export const order: typeof declare = (form) => {
  const definition = declare(form);
  if (!form.answers.some((kind) => ON_FOOT.includes(kind))) return definition;
  return {
    ...definition,
    read(eyes, members) {
      const unit = passengerIn(eyes, members);
      return unit
        ? refuse('ABOARD', `${unit.name} is aboard a vehicle: it gets off first.`, '11.37.8')
        : definition.read(eyes, members);
    },
    *list(eyes) {
      const anyAboard = ofSide(eyes.battle, eyes.by).some(isAboard);
      for (const listed of definition.list(eyes))
        if (!anyAboard || !passengerIn(eyes, listed.members)) yield listed;
    },
  };
};

/** What nobody has to answer: where a side must decide, its passengers decide as others do. */
const ON_FOOT: readonly DecisionKind[] = [
  'deployment',
  'prep-fire',
  'movement',
  'vehicle-fire',
  'underbelly',
  'defensive-fire',
  'advancing-fire',
  'advance',
  'withdrawal',
  'close-combat',
];

/** A passenger of its own whom the order names, or whose weapon. */
function passengerIn({ battle, by }: Eyes<SquadLeader>, members: object): Unit | undefined {
  for (const named of Object.values(members).flat()) {
    const unit = typeof named === 'string' ? battle.unit(named) : undefined;
    if (unit?.side !== by) continue;
    const holder = unit.possessor === undefined ? unit : battle.unit(unit.possessor);
    if (holder && isAboard(holder)) return holder;
  }
  return undefined;
}

export const chapter = chapterOf<SquadLeader>();
