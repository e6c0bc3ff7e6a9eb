/** The batteries of a side, by name: off the map, and units on it that fire indirectly. */
import type { Battery } from '../attributes/sides.js';
import { type Battle, type Change, type Refusal, refuse } from '../system.js';
import { asMarked, onMapBatteries, onMapUnit } from './on-map.js';

/** Those that fire missions: not Counter Battery assets (7.28/b), not what is Knocked Out. */
export const batteriesOf = (battle: Battle, side: string): Battery[] => [
  ...(battle.side(side).batteries ?? []).filter(
    ({ counterBattery, knockedOut }) => !counterBattery && !knockedOut,
  ),
  ...onMapBatteries(battle, side),
];

export const batteryOf = (battle: Battle, side: string, name: string): Battery | undefined =>
  batteriesOf(battle, side).find((battery) => battery.name === name);

export const noBattery = (name: string): Refusal => ({
  ...refuse(
    'NO_SUCH_BATTERY',
    `You have no battery "${name}" that can fire: name one of your side's batteries.`,
    'S.artillery-batteries/a',
  ),
  path: '$.battery',
});

/** The change that makes something else of one battery. */
export function withBattery(
  battle: Battle,
  side: string,
  name: string,
  to: (it: Battery) => Battery,
): Change {
  const unit = onMapUnit(battle, name);
  const one = unit && onMapBatteries(battle, side).find((it) => it.name === name);
  if (unit && one) return asMarked(battle, unit, to(one));
  const batteries = (battle.side(side).batteries ?? []).map((it) => (it.name === name ? to(it) : it));
  return { do: 'side', side, set: { batteries } };
}

/** Its mission from now on, or none. */
export const withMission = (
  battle: Battle,
  side: string,
  name: string,
  mission: Battery['mission'] | undefined,
): Change =>
  withBattery(battle, side, name, ({ mission: _, ...rest }) => (mission ? { ...rest, mission } : rest));

/** Who directs its mission: for everybody to see, or a hidden unit that its side alone knows (7.2.2.3/a). */
export const observerOf = (battle: Battle, side: string, { name, mission }: Battery): string | undefined =>
  mission && (mission.by ?? battle.secret(side).observers?.[name]);

/** It has fired in this turn, and goes on with this mission. */
export const hasFired = (battle: Battle, side: string, name: string, mission?: Battery['mission']): Change =>
  withBattery(battle, side, name, (it) => ({
    ...it,
    fired: battle.clock.turn,
    ...(mission && { mission }),
  }));

/** A hidden unit directs it: only its side knows which. */
export const directedUnseen = (battle: Battle, side: string, battery: string, observer: string): Change => ({
  do: 'secret',
  side,
  set: { observers: { ...battle.secret(side).observers, [battery]: observer } },
});
