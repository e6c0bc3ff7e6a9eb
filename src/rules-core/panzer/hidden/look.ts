/** HIDDEN UNIT counters are spotted, and those under them spot (7.2.2.1). */
import * as z from 'zod';
import { D100, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { reveal } from '../command/known.js';
import { mayFire } from '../fire/shot.js';
import { order } from '../form.js';
import { enemyOf, inActionOf, isCombatUnit, plays } from '../sequence/sides.js';
import { needsToSpot } from '../spotting/limited.js';
import { canSpot } from '../spotting/range.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { notYours } from '../units/kinds.js';
import { asVehicle, countersOf, hiddenOf, inSecret, isCounter, lookOf, mayHide } from './counters.js';

/** Units in sight of all spot counters; hidden ones keep what they see to themselves. */
const watchersOf = (battle: Battle, target: Unit): Unit[] =>
  inActionOf(battle, enemyOf(battle, target.side)).filter(isCombatUnit);

/** Plans that what was spotted is placed; false if nothing was. */
export function exposeSpotted(act: Act): boolean {
  const { battle } = act;
  const counters = battle.sideIds().flatMap((side) => countersOf(battle, side));
  const spotted = counters.filter((counter) => isSpotted(act, counter));
  const tasks = spotted.map((counter) => {
    const { type } = lookOf(battle, counter);
    return { task: 'expose', counter: counter.id, type } as const;
  });
  act.plan(...tasks.reverse());
  return spotted.length > 0;
}

function isSpotted(act: Act, counter: Unit): boolean {
  const { battle } = act;
  const { as } = lookOf(battle, counter);
  const able = inSecret(battle, () =>
    watchersOf(battle, counter).filter((unit) => canSpot(battle, unit, as)),
  );
  if (!succeeds(act, counter, able)) return false;
  act.effect(
    'counter-spotted',
    { counter: counter.id, by: able.map(({ id }) => id) },
    { cites: ['7.2.2.1/a', '7.2.2.1/b', '7.2.2.1/d'] },
  );
  return true;
}

/**
 * With Limited Spotting a roll is made wherever a vehicle could be spotted, and what was needed is not told: neither
 * the roll nor its result says what the counter stands for unless it is spotted.
 */
function succeeds(act: Act, counter: Unit, able: readonly Unit[]): boolean {
  const { battle } = act;
  const isBeside = ({ at }: Unit) => distance(battle, at as string, counter.at as string) <= 1;
  if (!plays(battle, '7.7') || able.some(isBeside)) return able.length > 0;
  if (!watchersOf(battle, counter).some((unit) => canSpot(battle, unit, asVehicle(counter)))) return false;
  const rolled = total(act.rollOf('spotting', [counter.id], D100));
  act.effect('counter-looked-at', { counter: counter.id, rolled }, { cites: ['7.7.1/d'] });
  return (
    able.length > 0 && rolled <= inSecret(battle, () => needsToSpot(battle, lookOf(battle, counter).as, able))
  );
}

/** What only hidden units of a side have spotted, which it keeps to itself (7.2.2.1/f). */
export function spotUnseen(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds().filter((each) => mayHide(battle, each))) {
    const spotters = hiddenOf(battle, side).filter(isCombatUnit);
    const units = inActionOf(battle, enemyOf(battle, side))
      .filter((target) => !target.spotted && !target.aboard && !isCounter(target))
      .filter((target) => inSecret(battle, () => isSpottedUnseen(act, side, spotters, target)))
      .map(({ id }) => id);
    if (units.length === 0 && battle.secret(side).spots === undefined) continue;
    act.effect(
      'hidden-spots',
      { side, units },
      {
        to: [side],
        changes: [{ do: 'secret', side, set: { spots: units.length > 0 ? units : null } }],
        cites: ['7.2.2.1/f'],
      },
    );
  }
}

/** From under a counter camouflage is seen through beside it only: the roll would reveal the spotter. */
function isSpottedUnseen(act: Act, side: string, spotters: readonly Unit[], target: Unit): boolean {
  const { battle } = act;
  const farOf = ({ at }: Unit) => distance(battle, at as string, target.at as string);
  const isCamouflaged = battle.secret(target.side).camouflaged?.includes(target.id);
  const able = spotters.filter(
    (unit) => canSpot(battle, unit, target) && (!isCamouflaged || farOf(unit) <= 1),
  );
  if (able.length === 0 || !plays(battle, '7.7') || able.some((unit) => farOf(unit) <= 1))
    return able.length > 0;
  const rolled = total(act.rollOf('spotting', [target.id], D100, [side]));
  return rolled <= needsToSpot(battle, target, able);
}

export const spotMover = order({
  title: 'Spot a moving counter',
  description:
    'A unit on Overwatch looks at a HIDDEN UNIT counter that has just moved. If it spots it, what it stands for is placed, and may be fired at.',
  cites: ['7.2.2.2/b', '7.2.2.1/a', 'S.overwatch/a'],
  answers: ['interrupt'],
  asks: { unit: z.string().describe('The unit that looks.') },
  *candidates({ battle, by }) {
    for (const { id } of inActionOf(battle, by)) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const why = cannotLook(battle, by, id);
    return why ? { ...why, path: '$.unit' } : { unit: id };
  },
  perform(act, { unit: id }, { by }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    const { window } = battle.clock;
    const counter = battle.theUnit(window?.unit as string);
    if (unit.command === undefined) reveal(act, by, [unit]);
    const { as, type } = lookOf(battle, counter);
    const looked: Change = {
      do: 'clock',
      set: {
        window: { ...(window as { unit: string; at: string }), looked: [...(window?.looked ?? []), id] },
      },
    };
    const cites = ['7.2.2.1/a', '7.2.2.2/b'] as const;
    if (inSecret(battle, () => canSpot(battle, unit, as))) {
      act.plan({ task: 'expose', counter: counter.id, type });
      act.effect('counter-spotted', { counter: counter.id, by: [id] }, { changes: [looked], cites });
    } else act.effect('counter-not-spotted', { counter: counter.id, by: id }, { changes: [looked], cites });
  },
});

/** By what everybody sees: could it spot a vehicle there? */
function cannotLook(battle: Battle, by: string, id: string): Refusal | undefined {
  const { window } = battle.clock;
  const counter = window && battle.unit(window.unit);
  if (!counter || !isCounter(counter))
    return refuse('NO_SUCH_TARGET', 'No HIDDEN UNIT counter has just moved: fire at the unit.', '7.2.2.2/b');
  const unit = battle.unit(id);
  if (unit?.side !== by) return notYours(id);
  const why = mayFire(battle, unit, 'interrupt');
  if (why) return why;
  if (unit.fired || !isCombatUnit(unit))
    return refuse('HAS_FIRED', `${unit.name} has fired in this turn, or cannot fire.`, 'S.fires-per-turn');
  if (window.looked?.includes(id) || !canSpot(battle, unit, asVehicle(counter)))
    return refuse('NOT_SPOTTED', `${unit.name} does not spot ${counter.name} here.`, '7.2.2.1/a');
  return undefined;
}
