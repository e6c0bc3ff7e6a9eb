/** What becomes of weapons whose bearer did not come back, and of what is taken from the enemy. */
import type { RosterId } from '../book/book.js';
import { rollOn } from '../book/dice.js';
import { nextId } from '../book/roster-ids.js';
import { comeBack, leave, livesOnIn } from './casualties.js';
import { causeIn, type Fought, type FoughtUnit, rowOf } from './fought.js';

/** A weapon comes out of the battle with its bearer, or is left to the side that holds the field. */
export function weaponComesBack(fought: Fought, weapon: FoughtUnit): void {
  const { reported, before } = weapon;
  const bearer = reported.with === undefined ? before.with : reported.with;
  const lives = bearer ? livesOnIn(fought, bearer) : bearer;
  const lying = reported.fate === 'unhurt' || reported.fate === 'damaged';
  if (fought.policies.off.includes('materiel') || !lying || !isLeft(fought, lives))
    comeBack(fought, lives ? { ...weapon, reported: { ...reported, with: lives } } : weapon);
  else if (fought.report.winner === null || fought.report.winner === before.side) retained(fought, weapon);
  else
    leave(
      fought,
      weapon,
      { state: 'captured', fate: 'captured', policy: 'materiel.retention' },
      { with: null },
    );
}

/** Nobody has it any more: it was left lying, or its bearer did not come back. What never had a bearer is with its side. */
function isLeft({ book }: Fought, bearer: RosterId | null | undefined): boolean {
  if (bearer === undefined) return false;
  const state = bearer === null ? 'lost' : book.roster[bearer]?.state;
  return state !== 'ready' && state !== 'wounded' && state !== 'repairing';
}

function retained(fought: Fought, weapon: FoughtUnit): void {
  const { id, before, reported } = weapon;
  const kept = reported.fate === 'damaged' ? 'repairing' : 'ready';
  const table = fought.policies.materiel.retention;
  const rolled =
    table &&
    rollOn(table, fought.dice, `battle ${fought.battle}/retention/${id}`, `retained: ${before.name}`);
  leave(
    fought,
    weapon,
    {
      state: rolled?.result === 'lost' ? 'lost' : kept,
      fate: reported.fate,
      policy: 'materiel.retention',
      ...(rolled && { roll: rolled.roll }),
      cites: table?.cites,
    },
    { with: null },
  );
}

const OF_USE: ReadonlySet<string> = new Set(['gun', 'vehicle', 'weapon']);

/** What was taken comes onto the roster of its captor, where the policy lets the captor use it. */
export function useCaptured(fought: Fought): void {
  if (!fought.policies.materiel.capturedIsUsed) return;
  const told = new Set(fought.report.arisen.flatMap(({ how, from }) => (how === 'captured' && from) || []));
  for (const unit of fought.units.values()) {
    const { side, state, captor, kind, counter: own, hurt } = rowOf(fought, unit.id);
    if (state !== 'captured' || captor === undefined || !OF_USE.has(kind) || told.has(unit.id)) continue;
    const counter = fought.pieces.captured?.(own, side) ?? own;
    const id = nextId(fought.book, `${captor}.${fought.battle}`);
    fought.tell({
      what: 'arisen',
      about: { unit: id, how: 'captured', battle: fought.battle },
      changes: [
        {
          in: 'roster',
          id,
          add: {
            side: captor,
            kind,
            name: counter,
            counter,
            state: unit.reported.fate === 'damaged' || hurt ? 'repairing' : 'ready',
            experience: 0,
            battles: 0,
            kills: 0,
            ...(hurt && { hurt }),
          },
        },
      ],
      cause: causeIn(fought, unit.reported.cause, 'materiel.capturedIsUsed'),
      to: [captor],
    });
  }
}
