/** The current carries boats downstream (14.28.6.4 to 14.28.6.7); those with broken men alone make for the land (11.43.11.6). */
import { D6, total } from '../../kernel/dice/index.js';
import { neighbours } from '../../mechanics/places.js';
import { downstreamOf, isHeavyCurrent, isWaterAt } from '../ch14-terrain/28-rivers.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { attacker, enemiesInView, enemyOf, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { carriedAlong } from './37-passengers.js';
import { floats, isAfloat, isFit, isPaddled, menIn } from './42-boats.js';
import { isHeld } from './43-afloat.js';
import { isBoat } from './state.js';

/** Up to this roll the owner says whither (14.28.6.7). */
const OWN_CHOICE = 3;

/** Boats that the current carries off when an Advance Phase ends: in a moderate one those of its side, in a heavy one all. */
const loose = (battle: Battle): OnMap[] =>
  battle
    .units()
    .filter(
      (unit): unit is OnMap =>
        floats(battle, unit) &&
        !unit.anchored &&
        !unit.launched &&
        !unit.drifted &&
        (isHeavyCurrent(battle) || unit.side === attacker(battle)),
    );

/** One hex downstream, after those who land have done so (11.43/q7). */
export function driftBoats(act: Act): void {
  const { battle } = act;
  const { current } = battle.options.water ?? {};
  if (!current || current.force === 'slow') return;
  for (const boat of loose(battle)) {
    const whither = driftsTo(battle, boat);
    const [only] = whither;
    if (only !== undefined && whither.length === 1) carryBoatOff(act, boat.id, only);
    else if (whither.length > 1) askWhither(act, boat);
  }
  if (battle.units().some(({ adrift }) => adrift)) act.plan({ task: 'adrift' });
}

export const driftsTo = (battle: Battle, boat: OnMap): string[] => downstreamOf(battle, boat.at);

/** Those who steer a storm boat say it themselves; for paddles and empty boats a die is rolled (14.28.6.7). */
function askWhither(act: Act, boat: OnMap): void {
  const { id, side } = boat;
  const isSteered = !isPaddled(boat) && menIn(act.battle, boat).every(isFit);
  const rolled = isSteered ? 0 : total(act.rollOf('drift', [id], D6));
  const chooser = rolled <= OWN_CHOICE ? side : enemyOf(act.battle, side);
  const changes: Change[] = [{ do: 'unit', unit: id, set: { adrift: chooser } }];
  act.effect('drifts', { unit: id, rolled, chooser }, { changes, cites: ['14.28.6.7'] });
}

const withBoat = (battle: Battle, { id }: Unit, to: string, set: object): Change[] => [
  { do: 'unit', unit: id, set: { at: to, ...set } } as Change,
  ...carriedAlong(battle, battle.theUnit(id), to),
];

export function carryBoatOff(act: Act, id: string, to: string): void {
  const boat = act.battle.theUnit(id);
  act.effect(
    'carried-off',
    { unit: id, from: boat.at ?? to, to },
    {
      changes: withBoat(act.battle, boat, to, { adrift: null, drifted: true }),
      cites: [isHeavyCurrent(act.battle) ? '14.28.6.6' : '14.28.6.5'],
    },
  );
}

/** At the end of its Movement Phase a boat with broken men alone comes a hex nearer to the nearest land without enemies (11.43.11.6). */
export function makeForLand(act: Act): void {
  const { battle } = act;
  for (const boat of ofSide(battle, attacker(battle))) {
    if (!isBoat(boat) || !isOnMap(boat) || !isAfloat(battle, boat) || boat.anchored) continue;
    const men = menIn(battle, boat);
    const to = men.length > 0 && men.every(({ broken }) => broken) ? homeward(battle, boat) : undefined;
    if (to === undefined) continue;
    act.effect(
      'made-for-land',
      { unit: boat.id, from: boat.at, to },
      { changes: withBoat(battle, boat, to, { moved: true }), cites: ['11.43.11.6'] },
    );
  }
}

/** The first hex of a shortest way to water beside land where no enemy is seen; none where it is there. */
function homeward(battle: Battle, { at, side }: OnMap): string | undefined {
  const enemies = new Set(enemiesInView(battle, side).map((enemy) => enemy.at));
  const isAtLand = (hex: string) =>
    neighbours(battle, hex).some((next) => !isWaterAt(battle, next) && !enemies.has(next));
  if (isAtLand(at)) return undefined;
  const first = new Map<string, string>();
  const open = neighbours(battle, at).filter((hex) => isWaterAt(battle, hex) && !isHeld(battle, side, hex));
  for (const hex of open) first.set(hex, hex);
  for (const hex of open) {
    if (isAtLand(hex)) return first.get(hex);
    for (const next of neighbours(battle, hex))
      if (next !== at && !first.has(next) && isWaterAt(battle, next) && !isHeld(battle, side, next)) {
        first.set(next, first.get(hex) as string);
        open.push(next);
      }
  }
  return undefined;
}
