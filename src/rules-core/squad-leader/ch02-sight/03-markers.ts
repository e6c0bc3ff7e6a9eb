/** The '?' that everybody sees (2.3.2): one on every hex with concealed units of a side; it goes where they go. */
import type { LocationId } from '../../kernel/position/position.js';
import { SHOWN } from '../attributes/concealment.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { isMarker, isOnMap, isWeapon, type OnMap } from '../units/kinds.js';
import { beneath, isConcealed, loseInTheLight, loseInTheOpen } from './03-concealment.js';
import { isDark } from './08-night.js';

/** Done after every step of an action. */
export function keepConcealment(act: Act): void {
  if (isDark(act.battle)) loseInTheLight(act);
  if (!act.battle.units().some((unit) => unit.concealed || isMarker(unit))) return;
  followBearers(act);
  loseInTheOpen(act);
  for (const side of act.battle.sideIds()) arrange(act, side);
}

/** Weapons are hidden with those who have them, and lie in view when nobody does; field phones stay hidden (9.7.2). */
function followBearers(act: Act): void {
  const { battle } = act;
  const changes = battle.units().flatMap((weapon): Change[] => {
    if (!isWeapon(weapon) || weapon.phone || !isOnMap(weapon)) return [];
    const bearer = weapon.possessor === undefined ? undefined : battle.unit(weapon.possessor);
    const { hidden, concealed } = bearer?.at === weapon.at ? bearer : {};
    if (weapon.hidden === hidden && weapon.concealed === concealed) return [];
    const set = { hidden: hidden ?? null, concealed: concealed ?? null };
    return [{ do: 'unit', unit: weapon.id, set }];
  });
  if (changes.length > 0) act.effect('weapons-followed', {}, { changes, cites: ['2.3.1'] });
}

function arrange(act: Act, side: string): void {
  const { battle } = act;
  const hexes = [
    ...new Set(battle.units().flatMap((unit) => (unit.side === side && isConcealed(unit) && unit.at) || [])),
  ];
  const idle = battle.units().filter((unit) => unit.side === side && isMarker(unit));
  const take = (at: LocationId | undefined) => {
    const i = idle.findIndex((marker) => marker.at === at);
    return i < 0 ? undefined : idle.splice(i, 1)[0];
  };
  const there = new Map(hexes.map((at) => [at, take(at)]));
  const changes = hexes.flatMap((at) =>
    placing(act, side, at, there.get(at) ?? take(cameFrom(battle, at, side))),
  );
  changes.push(...idle.map(({ id }): Change => ({ do: 'leave', unit: id })));
  if (changes.length > 0) act.effect('markers-arranged', { side, hexes }, { changes, cites: ['2.3.2'] });
}

/** Where those who have just come into the hex were before. */
function cameFrom(battle: Battle, at: LocationId, side: string): LocationId | undefined {
  const [first] = beneath(battle, at, side);
  return first?.track?.at(-2) ?? first?.setOut;
}

function placing(act: Act, side: string, at: LocationId, marker: Unit | undefined): Change[] {
  const units = beneath(act.battle, at, side);
  const { nationality } = act.battle.side(side);
  if (!marker) {
    const set = { side, kind: 'concealment', name: '?', nationality, at, ...shownOf(units) } as const;
    return [{ do: 'enter', unit: freshId(act, side, at), set } as Change];
  }
  const shown = shownOf(units);
  const set: Record<string, unknown> = marker.at === at ? {} : { at };
  for (const key of SHOWN)
    if (JSON.stringify(marker[key]) !== JSON.stringify(shown[key])) set[key] = shown[key] ?? null;
  return Object.keys(set).length > 0 ? [{ do: 'unit', unit: marker.id, set } as Change] : [];
}

function shownOf(units: readonly OnMap[]): Partial<Pick<Unit, (typeof SHOWN)[number]>> {
  const goer = units.find(({ track }) => track) ?? units.find(({ moved }) => moved);
  return {
    ...(goer?.moved && { moved: true as const }),
    ...(goer?.setOut && { setOut: goer.setOut }),
    ...(goer?.track && { track: goer.track }),
    ...(goer?.bypassed && { bypassed: goer.bypassed }),
    ...(goer?.assaultMoved && { assaultMoved: true as const }),
    ...(goer?.doubleTime && { doubleTime: true as const }),
    ...(goer?.hazardous && { hazardous: true as const }),
  };
}

function freshId({ battle }: Act, side: string, at: LocationId): string {
  const first = `${side}-${at.replaceAll('/', '.')}-concealed`;
  for (let id = first, n = 2; ; id = `${first}-${n++}`) if (!battle.position.units[id]) return id;
}
