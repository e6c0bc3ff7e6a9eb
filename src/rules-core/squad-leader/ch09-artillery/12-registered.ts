/** Pre-registered fire (9.12): hexes that were registered before the battle. */
import { type Act, type Battle, type Change, noSuchHex, type Refusal, refuse } from '../system.js';
import { isOnMap, isRadio } from '../units/kinds.js';

/** For the radio and the leader who had it then (9.12.3). */
export const isRegistered = (battle: Battle, side: string, radio: string, at: string): boolean => {
  const noted = battle.secret(side).preRegistered?.[radio];
  return noted !== undefined && noted.by === battle.unit(radio)?.possessor && noted.hexes.includes(at);
};

/** What it takes to register a hex: a radio that a leader has on the map (9.12.1). */
export function registerRefusal(battle: Battle, by: string, id: string, on: string): Refusal | undefined {
  const radio = battle.unit(id);
  const holder = battle.unit(radio?.possessor ?? '');
  if (radio?.side !== by || !isRadio(radio) || !holder || !isOnMap(holder))
    return refuse('NOT_YOUR_WEAPON', `Nobody of yours on the map has a radio "${id}".`, '9.12.1');
  return battle.table.map.named.has(on) ? undefined : noSuchHex(on);
}

interface Sight {
  readonly weapon: string;
  readonly on: string;
}

/** Notes them, in secret. */
export function register(act: Act, side: string, sights: readonly Sight[]): Change[] {
  const { battle } = act;
  const chosen = sights.filter(({ weapon }) => isRadio(battle.theUnit(weapon)));
  if (chosen.length === 0) return [];
  const preRegistered = Object.fromEntries(
    [...new Set(chosen.map(({ weapon }) => weapon))].map((radio) => [
      radio,
      {
        by: battle.theUnit(radio).possessor ?? '',
        hexes: chosen.filter(({ weapon }) => weapon === radio).map(({ on }) => on),
      },
    ]),
  );
  return [{ do: 'secret', side, set: { preRegistered } }];
}
