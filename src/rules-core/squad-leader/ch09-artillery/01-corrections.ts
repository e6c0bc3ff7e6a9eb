/** Corrections (9.1.12, 9.1.13): spotting rounds become fire for effect, and fire is moved about. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { distance, neighbours } from '../../mechanics/places.js';
import { isNight } from '../ch02-sight/08-night.js';
import { order } from '../form.js';
import { specialOf } from '../scenario-rules/special.js';
import { type Act, type Battle, type Change, type Refusal, refuse } from '../system.js';
import { enemiesInView, isRadio, type OnMap, ofSide } from '../units/kinds.js';
import { canSpot, land } from './01-accuracy.js';
import { askAgain, batteriesOf, counterOf, countersOf, type Laid, layCounter } from './01-batteries.js';
import { observerOf } from './01-contact.js';
import { FARTHEST_CORRECTION, FIRES, inContact, isSettled, mostError, notObserved } from './01-requests.js';
import { batteryRefusal, hasAccess, isBelieved } from './08-battery-access.js';
import { isPlotted } from './13-plotted.js';
import { isThroughSmoke } from './16-in-the-line.js';

export const correct = order({
  title: 'Correct artillery',
  description:
    'A leader in contact moves a spotting round or fire for effect, at most 18 hexes, and says whether it is fire for effect from now on: with high explosive, or with smoke. Fire that he leaves where it is he corrects to its own hex.',
  cites: ['9.1.12', '9.1.13/a', '9.1.15', '1.3/1.7'],
  answers: ['artillery'],
  asks: {
    radio: z.string().describe('The radio.'),
    to: z.string().describe('The hex where it is to land.'),
    fire: z.enum(FIRES).optional().describe('Fire for effect; a spotting round when left out.'),
    harassing: z
      .literal(true)
      .optional()
      .describe('Fire for effect over all hexes within two, at half strength (9.10).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const { id, contact } of ofSide(battle, by).filter(isRadio)) {
      const laid = contact === undefined ? undefined : counterOf(battle, by, contact);
      if (!laid) continue;
      for (const to of new Set([laid.at, ...enemiesInView(battle, by).map(({ at }) => at)])) {
        yield { radio: id, to };
        for (const fire of FIRES) yield { radio: id, to, fire };
      }
    }
  },
  read({ battle, by }, asked) {
    const plan = readCorrection(battle, by, asked);
    return !isRefusal(plan) && isPlotted(battle, by, plan.battery)
      ? refuse('HAS_TRIED', `The fire of battery ${plan.battery} is plotted.`, '9.13.3')
      : plan;
  },
  perform: (act, plan, { by }) => correctNow(act, by, plan),
});

interface AskedCorrection {
  readonly radio: string;
  readonly to: string;
  readonly fire?: (typeof FIRES)[number] | undefined;
  readonly harassing?: true | undefined;
}

interface PlannedCorrection extends AskedCorrection {
  readonly battery: string;
}

export function readCorrection(
  battle: Battle,
  by: string,
  { radio, to, fire, harassing }: AskedCorrection,
): PlannedCorrection | Refusal {
  const found = inContact(battle, by, radio);
  if (isRefusal(found)) return found;
  const { battery, observer } = found;
  const laid = counterOf(battle, by, battery);
  if (!laid || laid.is === 'request')
    return refuse('NOTHING_THERE', `Battery ${battery} has no round on the map to be corrected.`, '9.1.12');
  if (isSettled(battle, by, battery))
    return refuse('HAS_TRIED', `Battery ${battery} has its orders for this turn.`, '9.1.12');
  if (harassing && fire === undefined)
    return {
      ...refuse('CANNOT_USE', 'Only fire for effect harasses: say what is fired.', '9.10.1/a'),
      path: '$.harassing',
    };
  if (fire && (specialOf(battle, 'no-artillery-until')?.turn ?? 0) > battle.clock.turn)
    return refuse('TOO_EARLY', 'There is no fire for effect yet: correct the spotting round.', 'Sc12/12.3');
  const cannot = (fire && batteryRefusal(battle, by, battery)) ?? notObserved(battle, found, to);
  if (cannot) return cannot;
  if (
    laid.smoke &&
    laid.is === 'fire for effect' &&
    to !== laid.at &&
    isThroughSmoke(battle, [observer.at], to)
  )
    return {
      ...refuse('NO_SIGHT', `${to} is behind the smoke of battery ${battery}.`, '9.2/q7'),
      path: '$.to',
    };
  if (unseenBy(battle, observer, laid) === undefined)
    return refuse('NO_SIGHT', `${observer.name} does not see where it lands now.`, '9.1.15', '9.1/q12');
  return distance(battle, laid.at, to) > FARTHEST_CORRECTION
    ? { ...refuse('TOO_FAR', `${to} is more than 18 hexes from ${laid.at}.`, '9.1.13/a'), path: '$.to' }
    : { radio, to, fire, harassing, battery };
}

/** The battery is asked, and the round or the fire goes where it is wanted. */
export function correctNow(act: Act, by: string, plan: PlannedCorrection): void {
  const { radio, to, fire, harassing, battery } = plan;
  const { battle } = act;
  const before = counterOf(battle, by, battery) as Laid;
  const observer = battle.theUnit(battle.theUnit(radio).possessor as string) as OnMap;
  const goesOn = before.is === 'fire for effect';
  if (to !== before.at && !isBelieved(act, by, battery, to)) return;
  if (fire && !hasAccess(act, by, battery, goesOn || before.lit === true)) {
    if (goesOn) stopFiring(act, by, battery, before);
    return;
  }
  moveRound(act, { side: by, battery, observer, before, to, fire, harassing });
}

interface Correction {
  readonly side: string;
  readonly battery: string;
  readonly observer: OnMap;
  readonly before: Laid;
  readonly to: string;
  readonly fire: (typeof FIRES)[number] | undefined;
  readonly harassing?: true | undefined;
  readonly rocket?: 'spotted' | undefined;
  /** A gun on the map does not fire for effect where it does not point (9.5.9). */
  readonly bears?: (at: string) => boolean;
}

/** Where it lands now, and what it is from now on; the hex, if it is on the map. */
export function moveRound(act: Act, correction: Correction): string | undefined {
  const { battle } = act;
  const { side, battery, observer, before, to, fire, harassing, rocket, bears = () => true } = correction;
  const landing =
    to === before.at
      ? { accurate: true, at: to }
      : land(act, {
          side,
          observer,
          at: to,
          most: mostError(battle, before.at, to),
          more: unseenBy(battle, observer, before) ?? 0,
          ...(rocket && { rocket }),
        });
  const at = isLostInTheDark(battle, observer, fire, landing.at) ? undefined : landing.at;
  const is = fire && (at === undefined || bears(at)) ? 'fire for effect' : 'spotting round';
  const kind = { ...(fire === 'smoke' && { smoke: true as const }), ...(harassing && { harassing }) };
  const laid = at === undefined ? undefined : ({ at, is, settled: true, ...kind } as const);
  act.effect(
    'artillery-corrected',
    { side, battery, is, from: before.at, aimed: to, at, accurate: landing.accurate },
    { changes: layCounter(battle, side, battery, laid), cites: ['1.3/1.7', '9.1.13/a'] },
  );
  return at;
}

/** At night a spotting round that comes down where he sees nothing is gone (9.14/49.91). */
const isLostInTheDark = (battle: Battle, observer: OnMap, fire: unknown, at: string | undefined): boolean =>
  fire === undefined && at !== undefined && isNight(battle) && !canSpot(battle, observer, at);

/** What not seeing all of it adds to the error; undefined where none of it is seen (9.1.13/c). */
function unseenBy(battle: Battle, observer: OnMap, { at, is, harassing }: Laid): number | undefined {
  if (canSpot(battle, observer, at)) return 0;
  if (is !== 'fire for effect') return undefined;
  const inner = neighbours(battle, at);
  if (inner.some((hex) => canSpot(battle, observer, hex))) return 1;
  const outer = inner.flatMap((hex) => neighbours(battle, hex));
  return harassing && outer.some((hex) => canSpot(battle, observer, hex)) ? OUTER_RING : undefined;
}

const OUTER_RING = 2;

/** A battery that gives no more fire leaves a spotting round (9.8/q1). */
function stopFiring(act: Act, side: string, battery: string, { at }: Laid): void {
  act.effect(
    'fire-stopped',
    { side, battery, at },
    {
      changes: layCounter(act.battle, side, battery, { at, is: 'spotting round', settled: true }),
      cites: ['9.8/q1'],
    },
  );
}

/**
 * When the step ends: fire that nobody has seen to goes on where an observer in contact sees it and the battery gives more
 * (9.2/q2, 9.8.2); spotting rounds stay. Then all is open again for the next Rally Phase.
 */
export function leaveArtillery(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds())
    for (const { battery, laid } of countersOf(battle, side)) {
      if (laid.is === 'fire for effect' && !laid.settled && !isPlotted(battle, side, battery))
        goOn(act, side, battery, laid);
      const now = counterOf(battle, side, battery);
      const { settled: _, ...open } = now ?? {};
      if (now?.settled) battleChanges(act, layCounter(battle, side, battery, open as Laid));
    }
  for (const side of battle.sideIds())
    for (const [name, { refused }] of Object.entries(batteriesOf(battle, side)))
      if (refused) battleChanges(act, [askAgain(battle, side, name)]);
}

function battleChanges(act: Act, changes: readonly Change[]): void {
  act.effect('artillery-settled', {}, { changes, cites: ['1.3/1.7'] });
}

export function goOn(act: Act, side: string, battery: string, laid: Laid): void {
  const { battle } = act;
  const set = observerOf(battle, side, battery);
  if (!set || !canSpot(battle, set.observer, laid.at)) {
    act.effect(
      'artillery-lifted',
      { side, battery, at: laid.at },
      { changes: layCounter(battle, side, battery), cites: ['9.2/q2'] },
    );
    return;
  }
  if (!hasAccess(act, side, battery, true)) stopFiring(act, side, battery, laid);
}
