/** Artillery Requests and what becomes of them (9.1.5 to 9.1.10): in the Close Combat Phase the first round is spotted. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { distance } from '../../mechanics/places.js';
import { order } from '../form.js';
import { type Act, type Battle, noSuchHex, type Refusal, refuse } from '../system.js';
import { attacker, defender, enemiesInView, isRadio, ofSide } from '../units/kinds.js';
import { canObserve, canSpot, land } from './01-accuracy.js';
import { batteriesOf, countersOf, layCounter } from './01-batteries.js';
import { observerOf, type Station, setOf } from './01-contact.js';
import { batteryRefusal, hasAccess, isBelieved } from './08-battery-access.js';
import { isRegistered } from './12-registered.js';

/** What a battery fires for effect. */
export const FIRES = ['high explosive', 'smoke'] as const;

/** A radio that is in contact, and the battery at the other end. */
export function inContact(
  battle: Battle,
  by: string,
  id: string,
): (Station & { readonly battery: string }) | Refusal {
  const found = setOf(battle, by, id);
  if (isRefusal(found)) return found;
  const battery = found.radio.contact;
  if (battery !== undefined && !batteriesOf(battle, by)[battery])
    return {
      ...refuse('NO_BATTERY', `${found.radio.name} is in contact with a gun: direct that gun.`, '9.5/q6'),
      path: '$.radio',
    };
  return battery === undefined
    ? {
        ...refuse('NO_CONTACT', `${found.radio.name} is not in contact with a battery.`, '9.1.1/a'),
        path: '$.radio',
      }
    : { ...found, battery };
}

export const notObserved = (battle: Battle, { observer }: Station, at: string): Refusal | undefined => {
  if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
  return canObserve(battle, observer, at)
    ? undefined
    : { ...refuse('NO_SIGHT', `${observer.name} does not see ${at}.`, '9.1.5', '9.1.15'), path: '$.at' };
};

export const request = order({
  title: 'Request artillery',
  description:
    'A leader in contact with a battery names a hex in his sight. In the next Close Combat Phase a round is fired at it. What the battery had on the map is taken away.',
  cites: ['9.1.5', '9.1.12.4', '1.3/1.6'],
  answers: ['artillery'],
  asks: {
    radio: z.string().describe('The radio.'),
    at: z.string().describe('The hex.'),
    fire: z
      .enum(FIRES)
      .optional()
      .describe('Fire for effect at once, on a hex that was registered before the battle (9.12.1.1).'),
    harassing: z.literal(true).optional().describe('That fire is harassing (9.12.2).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const radios = ofSide(battle, by).filter((unit) => isRadio(unit) && unit.contact !== undefined);
    if (radios.length === 0) return;
    const hexes = [...new Set(enemiesInView(battle, by).map(({ at }) => at))].sort();
    for (const { id } of radios) for (const at of hexes) yield { radio: id, at };
  },
  read({ battle, by }, { radio, at, fire, harassing }) {
    const found = inContact(battle, by, radio);
    if (isRefusal(found)) return found;
    if (isSettled(battle, by, found.battery))
      return refuse('HAS_TRIED', `Battery ${found.battery} has its orders for this turn.`, '9.1.12');
    if (harassing && fire === undefined)
      return {
        ...refuse('CANNOT_USE', 'Only fire for effect harasses: say what is fired.', '9.10.1/a'),
        path: '$.harassing',
      };
    const cannot = batteryRefusal(battle, by, found.battery) ?? notObserved(battle, found, at);
    if (cannot) return cannot;
    return fire && !isRegistered(battle, by, radio, at)
      ? {
          ...refuse(
            'TOO_EARLY',
            `${at} was not registered: a round has to be spotted first.`,
            '9.12.1.1',
            '9.12.3',
          ),
          path: '$.fire',
        }
      : { radio, at, fire, harassing, battery: found.battery };
  },
  perform(act, { radio, at, fire, harassing, battery }, { by }) {
    const { battle } = act;
    if (!isBelieved(act, by, battery, at) || !hasAccess(act, by, battery)) return;
    if (fire) {
      fireAtOnce(act, { radio, side: by, battery, at, smoke: fire === 'smoke', harassing });
      return;
    }
    act.effect(
      'artillery-requested',
      { side: by, battery, at },
      {
        changes: layCounter(battle, by, battery, { at, is: 'request', settled: true }),
        cites: ['9.1.5', '1.3/1.6'],
      },
    );
  },
});

interface Registered {
  readonly radio: string;
  readonly side: string;
  readonly battery: string;
  readonly at: string;
  readonly smoke: boolean;
  readonly harassing: true | undefined;
}

/** Fire for effect without a round that is spotted first (9.12.1.1). */
function fireAtOnce(act: Act, { radio, side, battery, at: aimed, smoke, harassing }: Registered): void {
  const { battle } = act;
  const { observer } = setOf(battle, side, radio) as Station;
  const { accurate, at } = land(act, { side, observer, at: aimed, registered: true });
  const kind = { ...(smoke && { smoke: true as const }), ...(harassing && { harassing }) };
  const laid =
    at === undefined ? undefined : ({ at, is: 'fire for effect', settled: true, ...kind } as const);
  act.effect(
    'artillery-corrected',
    { side, battery, is: 'fire for effect', from: aimed, aimed, at, accurate },
    { changes: layCounter(battle, side, battery, laid), cites: ['9.12.1.1', '9.12.1.2'] },
  );
}

/** One operation for each battery in a Rally Phase (9.1.12). */
export const isSettled = (battle: Battle, side: string, battery: string): boolean =>
  countersOf(battle, side).some((one) => one.battery === battery && one.laid.settled === true);

/** Each request in the sight of its observer becomes a spotting round, or waits for the next phase (9.1.6 to 9.1.10, 1.3/8.1). */
export function spotRounds(act: Act): void {
  const { battle } = act;
  for (const side of [attacker(battle), defender(battle)])
    for (const { battery, laid } of countersOf(battle, side)) {
      const set = observerOf(battle, side, battery);
      if (laid.is !== 'request' || !set || !canObserve(battle, set.observer, laid.at)) continue;
      const registered = isRegistered(battle, side, set.radio.id, laid.at);
      const { accurate, at } = land(act, { side, observer: set.observer, at: laid.at, registered });
      const isSeen = at !== undefined && canSpot(battle, set.observer, at);
      act.effect(
        'round-spotted',
        { side, battery, aimed: laid.at, at: isSeen ? at : undefined, accurate },
        {
          changes: isSeen ? layCounter(battle, side, battery, { at, is: 'spotting round' }) : [],
          cites: isSeen ? ['1.3/8.1', accurate ? '9.1.7' : '9.1.9'] : ['9.1.10'],
        },
      );
    }
}

/** A correction goes no farther (9.1.13/a). */
export const FARTHEST_CORRECTION = 18;
const HEXES_A_STEP = 3;

/** How far off a correction can land (9.1.13/b). */
export const mostError = (battle: Battle, from: string, to: string): number =>
  Math.ceil(distance(battle, from, to) / HEXES_A_STEP);
