/** The turn: its phases in their order (6.0), and its end. */

import { placeWith, takenAway, unitWith } from '../../mechanics/marks.js';
import type { PhaseName } from '../attributes/index.js';
import { formUp } from '../morale/cohesion.js';
import { evaluate } from '../scenarios/judge.js';
import { heldObjectives } from '../scenarios/objectives.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { seatRiders } from '../transport/seating.js';
import { players } from './sides.js';
import { phasesFrom, stepsOf } from './steps.js';

/** Everything of a turn, last thing first. */
export function planTurn(act: Act): void {
  const { clock } = act.battle;
  const turn = clock.phase === 'adjustment' ? clock.turn + 1 : clock.turn;
  act.plan(...phasesFrom(act.battle.options, 'spotting'));
  act.effect(
    'turn-began',
    { turn },
    { changes: [{ do: 'clock', set: { turn, phase: 'spotting', active: null } }], cites: ['S.sequence/b'] },
  );
  if (turn === 1) seatRiders(act);
  formUp(act, turn === 1);
}

export function planPhase(act: Act, { phase }: { readonly phase: PhaseName }): void {
  act.done();
  act.effect(
    'phase-began',
    { phase },
    { changes: [{ do: 'clock', set: { phase, active: null } }], cites: ['S.sequence/c'] },
  );
  act.plan(...[...stepsOf(phase, players(act.battle), act.battle)].reverse());
}

const OF_THE_TURN = [
  'command',
  'shares',
  'fired',
  'moved',
  'climbed',
  'tracked',
  'acquired',
  'flak',
  'assaulted',
  'underFire',
  'checked',
  'engagedBy',
  'defended',
  'mounted',
  'quickmarched',
  'usedEnginesFor',
  'spent',
  'gait',
  'coveredBy',
  'bogged',
  'adjusted',
] as const;

/** Command counters and the marks of the turn come off; SMOKE that shows OFF goes, ON turns to OFF (6.8.4). */
export function clearCounters(act: Act): void {
  const { battle } = act;
  const changes: Change[] = [
    ...battle.units().flatMap(clearUnit),
    ...Object.keys(battle.position.locations)
      .sort()
      .flatMap((at) => clearHex(battle, at)),
    ...battle.sideIds().map((side): Change => ({ do: 'secret', side, set: { commands: null } })),
    { do: 'clock', set: { previousFirst: players(battle)[0], won: null } },
  ];
  act.done();
  act.effect('turn-over', { turn: battle.clock.turn }, { changes, cites: ['S.sequence/f', 'S.sequence/e'] });
}

function clearUnit(unit: Unit): Change[] {
  const { weapons, smoke } = unit;
  return unitWith(unit.id, {
    ...takenAway(unit, OF_THE_TURN),
    ...(weapons?.some((weapon) => weapon.fired) && {
      weapons: weapons.map(({ fired: _, ...weapon }) => weapon),
    }),
    ...(smoke && { smoke: smoke === 'spent' ? null : ('spent' as const) }),
  });
}

function clearHex(battle: Battle, at: string): Change[] {
  const { smoke, illumination, shelled } = battle.location(at);
  const left = smoke?.filter(({ face }) => face === 'on').map((one) => ({ ...one, face: 'off' as const }));
  const set = {
    ...(smoke && { smoke: left && left.length > 0 ? left : null }),
    ...(illumination && { illumination: illumination === 'on' ? ('off' as const) : null }),
    ...(shelled && { shelled: null }),
  };
  return placeWith(at, set);
}

/** Objectives change hands, then the victory conditions are looked at (3.6). */
export function endTurn(act: Act): void {
  const { battle } = act;
  const { turn, lastTurn } = battle.clock;
  act.done();
  heldObjectives(act);
  const over = evaluate(battle, turn >= lastTurn);
  if (!over) return;
  const { winner, why } = over;
  act.effect(
    'battle-over',
    { ...(winner !== undefined && { winner }), why },
    { changes: [{ do: 'clock', set: { over } }], cites: ['S.victory-points/c'] },
  );
}
