/** The off-map batteries of a side, by name. */
import type { Battery } from '../attributes/sides.js';
import { type Battle, type Change, type Refusal, refuse } from '../system.js';

/** Those that fire missions: not Counter Battery assets (7.28/b), not what is Knocked Out. */
export const batteriesOf = (battle: Battle, side: string): Battery[] =>
  (battle.side(side).batteries ?? []).filter(
    ({ counterBattery, knockedOut }) => !counterBattery && !knockedOut,
  );

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

/** Its mission from now on, or none. */
export function withMission(
  battle: Battle,
  side: string,
  name: string,
  mission: Battery['mission'] | undefined,
): Change {
  const batteries = (battle.side(side).batteries ?? []).map((battery) => {
    if (battery.name !== name) return battery;
    const { mission: _, ...rest } = battery;
    return mission ? { ...rest, mission } : rest;
  });
  return { do: 'side', side, set: { batteries } };
}
