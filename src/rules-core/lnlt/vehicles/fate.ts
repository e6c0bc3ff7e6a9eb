/** What becomes of vehicles: Shaken, Abandoned, destroyed (14.1, 14.1.1, 15.4, 16.3). */
import { D6, total } from '../../kernel/dice/index.js';
import { eliminate, halted, shake } from '../damage/fate.js';
import { hexOf } from '../ground/places.js';
import type { RuleId } from '../rules.js';
import type { Act, Change } from '../system.js';
import { commanderOf, crewChange } from './crew.js';
import { bailOut, meetMines, ridersOf, tumbleOff } from './passengers.js';

/** A vehicle that is Shaken already is Abandoned when it is Shaken again (14.1.1/c). */
export function rattle(act: Act, id: string, ...cites: RuleId[]): void {
  if (act.battle.theUnit(id).shaken) abandon(act, id, ...cites, '14.1.1/c');
  else shake(act, id, ...cites);
}

/** The Crew gets out Shaken, an Armor Leader leaves play, passengers come off; nobody can use the vehicle any more. */
export function abandon(act: Act, id: string, ...cites: RuleId[]): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const leader = commanderOf(battle, vehicle);
  const { crew, change } = crewChange(act, vehicle, true);
  act.effect(
    'abandoned',
    { unit: id, crew, ...(leader && { leader: leader.id }) },
    {
      changes: [
        ...halted(vehicle),
        {
          do: 'unit',
          unit: id,
          set: { abandoned: true, shaken: null, acquires: null, fires: null, keepsMoving: null, waits: null },
        },
        ...(leader ? [{ do: 'leave', unit: leader.id } satisfies Change] : []),
        change,
      ],
      cites: [...cites, '14.1.1', '15.4/c', ...(leader ? (['11.5/a', '15.4/a'] as const) : [])],
    },
  );
  tumbleOff(act, ridersOf(battle, battle.theUnit(id)), true, '16.3');
  meetMines(act, [{ id: crew }], vehicle.at as string);
}

/** A Wreck stays behind. From a Close Assault nobody escapes; else passengers and Crew try to bail out (15.4, 16.1.1). */
export function destroy(act: Act, id: string, by: 'shot' | 'close-assault', ...cites: RuleId[]): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const at = hexOf(vehicle.at as string);
  act.effect(
    'wrecked',
    { unit: id, at },
    {
      changes:
        battle.location(at).wreck === undefined ? [{ do: 'location', at, set: { wreck: vehicle.name } }] : [],
      cites: [...cites, '15.4'],
    },
  );
  if (by === 'shot') bailOut(act, vehicle);
  const saved = by === 'shot' && total(act.rollOf('Crew bails out', [id], D6)) === 1;
  const crew = saved ? crewChange(act, vehicle, false) : undefined;
  eliminate(act, id, by === 'shot' ? '15.4' : '15.4/b');
  if (!crew) return;
  act.effect(
    'crew-saved',
    { unit: crew.crew, vehicle: id, at },
    { changes: [crew.change], cites: ['14.1/i', '15.4'] },
  );
  meetMines(act, [{ id: crew.crew }], at);
}
