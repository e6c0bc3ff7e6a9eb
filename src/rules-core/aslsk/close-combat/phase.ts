/** The Close Combat Phase, hex by hex in the order that the ATTACKER likes (3.8). */
import * as z from 'zod';
import type { LocationId, SideId } from '../../kernel/position/position.js';
import { maskFighters, unmaskFighters } from '../concealment/close-combat.js';
import { standsIn } from '../concealment/markers.js';
import { order } from '../form.js';
import { reveal } from '../ordnance/hidden.js';
import { goHandToHand } from '../pacific/hand-to-hand.js';
import { ask } from '../sequence/decisions.js';
import { endPhase } from '../sequence/phases.js';
import type { AslAct, AslBattle, AslChange } from '../system.js';
import { attacker, defender } from '../units/units.js';
import { firstSide, isVehicleCombat } from '../vehicles/close-combat.js';
import { isAmbushPossible, rollAmbush } from './ambush.js';
import { resolveAttacks } from './combat.js';
import type { CloseCombatTask } from './effects.js';
import { lock } from './melee.js';
import { fightersAt } from './odds.js';

/** Where both sides stand and have not fought yet. */
function combatHexes(battle: AslBattle): LocationId[] {
  const [a, b] = [attacker(battle), defender(battle)];
  return battle.occupied().filter((at) => {
    const unseen = battle.unitsAt(at).filter((unit) => standsIn(battle, unit));
    const there = [...fightersAt(battle, at, a), ...fightersAt(battle, at, b), ...unseen];
    if (isVehicleCombat(battle, at)) return there.some(({ fought }) => !fought);
    const sides = new Set(there.map(({ side }) => side));
    return sides.size === 2 && there.some(({ fought }) => !fought) && there.some(({ broken }) => !broken);
  });
}

export function closeCombats(act: AslAct): void {
  const hexes = combatHexes(act.battle);
  const [only] = hexes;
  if (only === undefined) {
    act.done();
    endPhase(act);
  } else if (hexes.length > 1) choose(act, hexes);
  else begin(act, only);
}

/** Hidden units are found in the hexes that the ATTACKER could not choose: those come first. */
function choose(act: AslAct, hexes: readonly LocationId[]): void {
  const { battle } = act;
  const side = attacker(battle);
  const known = battle.asSeenBy({ side }, () => combatHexes(battle));
  const unknown = hexes.find((hex) => !known.includes(hex));
  if (unknown === undefined) ask(act, side, 'close-combat');
  else begin(act, unknown);
}

export const fight = order({
  title: 'Fight',
  description: 'Choose the hex whose close combat is fought next.',
  cites: ['3.8/b'],
  answers: ['close-combat'],
  asks: { at: z.string().describe('The hex.') },
  candidates: ({ battle }) => combatHexes(battle).map((at) => ({ at })),
  read({ battle }, { at }) {
    return combatHexes(battle).includes(at)
      ? { at }
      : {
          refused: 'NO_COMBAT',
          why: `There is no close combat to fight in ${at}.`,
          cites: ['3.8/b'],
          path: '$.at',
        };
  },
  perform: (act, { at }) => begin(act, at),
});

/** An ambusher goes first and alone; else both designate, the ATTACKER first, and strike together (3.8/c, k). */
function begin(act: AslAct, at: LocationId): void {
  const { battle } = act;
  const sides: [SideId, SideId] = [attacker(battle), defender(battle)];
  const winner = isAmbushPossible(battle, at) ? rollAmbush(act, at) : undefined;
  reveal(act, battle.unitsAt(at), '6.4/f');
  const unmasked = unmaskFighters(act, at);
  const changes: AslChange[] = [...unmasked, { do: 'clock', set: { combat: at } }];
  act.effect('combat-began', { at }, { changes, cites: ['3.8/b'] });
  goHandToHand(act, at, winner);
  if (isVehicleCombat(battle, at))
    act.plan({ task: 'vehicle-combat', at, side: firstSide(battle, at, winner), passed: [] });
  else if (winner === undefined) act.plan({ task: 'close-combat', at, designate: sides, after: [] });
  else
    act.plan({
      task: 'close-combat',
      at,
      designate: [winner],
      after: sides.filter((side) => side !== winner),
    });
}

export function closeCombat(
  act: AslAct,
  { at, designate: first, after }: Extract<CloseCombatTask, { task: 'close-combat' }>,
): void {
  const { battle } = act;
  const { designations = [] } = battle.clock;
  const [side, ...rest] = first;
  if (side !== undefined) {
    act.become({ task: 'close-combat', at, designate: rest, after });
    if (fightersAt(battle, at, side).some(({ broken }) => !broken) && isFaced(battle, at))
      ask(act, side, 'designation');
    return;
  }
  if (designations.length > 0) {
    const cleared: AslChange = { do: 'clock', set: { designations: null } };
    act.effect('combat-resolved', { at }, { changes: [cleared], cites: ['3.8/c'] });
    resolveAttacks(act, at, designations);
  }
  if (after.length > 0) act.become({ task: 'close-combat', at, designate: after, after: [] });
  else finish(act, at);
}

/** Both sides still stand in the hex. */
function isFaced(battle: AslBattle, at: LocationId): boolean {
  return (
    fightersAt(battle, at, attacker(battle)).length > 0 && fightersAt(battle, at, defender(battle)).length > 0
  );
}

export function finish(act: AslAct, at: LocationId): void {
  const { battle } = act;
  act.done();
  const fought = [...fightersAt(battle, at, attacker(battle)), ...fightersAt(battle, at, defender(battle))];
  const changes: AslChange[] = fought.map(({ id }) => ({ do: 'unit', unit: id, set: { fought: true } }));
  act.effect(
    'combat-ended',
    { at },
    { changes: [...changes, { do: 'clock', set: { combat: null } }], cites: ['3.8/b'] },
  );
  maskFighters(act, at);
  lock(act, at);
}
