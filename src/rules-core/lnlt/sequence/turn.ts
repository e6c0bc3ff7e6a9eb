/** The turn (2.0): Rally Phase, Operations Phase, Administration Phase. */
import { D6, total } from '../../kernel/dice/index.js';
import { placeWith, takenAway, unitWith } from '../../mechanics/marks.js';
import { isOnFoot } from '../fire/targets.js';
import { evaluate } from '../scenarios/judge.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { standingAt } from '../units/kinds.js';
import { enemyOf } from './sides.js';

/** Everything of a turn, last thing first. */
export function planTurn(act: Act): void {
  const { clock } = act.battle;
  act.plan({ task: 'admin' }, { task: 'keep-moving' }, { task: 'operations' }, { task: 'initiative' });
  const turn = clock.phase === 'admin' ? clock.turn + 1 : clock.turn;
  act.effect(
    'turn-began',
    { turn },
    { changes: [{ do: 'clock', set: { turn, phase: 'rally', active: null } }], cites: ['2.0', '9.0/b'] },
  );
}

/** Both sides roll, the higher has it; on a tie it stays where it was (3.0). A scenario may give it (EOP-I/a). */
export function initiative(act: Act): void {
  const { battle } = act;
  const { decided, initiative: holder } = battle.clock;
  const rolls = decided ? {} : rolledBy(act);
  const other = enemyOf(battle, holder);
  const side = !decided && (rolls[other] ?? 0) > (rolls[holder] ?? 0) ? other : holder;
  act.effect(
    'initiative',
    { side, rolls },
    {
      changes: [{ do: 'clock', set: { initiative: side, ...(decided && { decided: null }) } }],
      cites: [decided ? 'EOP-I/a' : '3.0'],
    },
  );
  act.become({ task: 'rally', side: enemyOf(battle, side) });
  act.plan({ task: 'rally', side });
}

function rolledBy(act: Act): Record<string, number> {
  const rolls: Record<string, number> = {};
  for (const side of act.battle.sideIds()) rolls[side] = total(act.roll(`initiative: ${side}`, D6));
  return rolls;
}

/** Markers of the turn go (9.0/a); then the Victory Conditions are looked at (22.0/c). */
export function admin(act: Act): void {
  const { battle } = act;
  const { turn, lastTurn } = battle.clock;
  const changes: Change[] = [
    ...battle.units().flatMap(clearUnit),
    ...Object.keys(battle.position.locations)
      .sort()
      .flatMap((at) => clearPlace(battle, at)),
    { do: 'clock', set: { phase: 'admin', active: null, passes: null, impulse: null } },
  ];
  act.effect('turn-over', { turn }, { changes, cites: ['9.0/a', '9.0/b'] });
  act.done();
  const over = evaluate(battle, turn >= lastTurn);
  if (over)
    act.effect(
      'battle-over',
      { ...(over.winner !== undefined && { winner: over.winner }), why: over.why },
      { changes: [{ do: 'clock', set: { over } }], cites: ['22.0/c'] },
    );
}

const OF_THE_TURN = [
  'marker',
  'wentFar',
  'fired',
  'opsComplete',
  'tried',
  'tended',
  'calledFire',
  'aidedFire',
  'activated',
  'commands',
  'spotted',
] as const;

/** A vehicle that moves on keeps its marker for one Admin Phase (15.5). */
function clearUnit(unit: Unit): Change[] {
  if (unit.spoiled) return [{ do: 'leave', unit: unit.id }];
  const names = OF_THE_TURN.filter((name) => !(name === 'marker' && unit.keepsMoving));
  return unitWith(unit.id, takenAway(unit, names));
}

function clearPlace(battle: Battle, at: string): Change[] {
  const { smoke, ffe, starshell, spotted, spottingRound, melee } = battle.location(at);
  const set = {
    ...(smoke !== undefined && { smoke: smoke === 1 ? (2 as const) : null }),
    ...(ffe && { ffe: null }),
    ...(starshell && { starshell: null }),
    ...(spotted && { spotted: null }),
    ...(spottingRound !== undefined && { spottingRound: null }),
    ...(melee !== undefined && { melee: hasBothSides(battle, at) ? ('to-fight' as const) : null }),
  };
  const freed = 'melee' in set && set.melee === null ? battle.unitsAt(at).filter((unit) => unit.melee) : [];
  return [
    ...placeWith(at, set),
    ...freed.map(({ id }): Change => ({ do: 'unit', unit: id, set: { melee: null } })),
  ];
}

/** People of both sides, not the vehicles and weapons that stand there (8.1). */
const hasBothSides = (battle: Battle, at: string): boolean =>
  new Set(
    standingAt(battle, at)
      .filter(isOnFoot)
      .map(({ side }) => side),
  ).size > 1;
