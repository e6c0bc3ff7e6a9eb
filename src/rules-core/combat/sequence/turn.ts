/** The turn (chapter 4): Command Phase, Fire & Movement Phase, Conclusion. */
import { takenAway, unitWith } from '../../mechanics/marks.js';
import { freshAir } from '../air/sortie.js';
import { concludeArtillery, freshAttempts } from '../artillery/conclude.js';
import { finishClearing } from '../fortifications/clearing.js';
import { noteControl } from '../scenario/control.js';
import { evaluate } from '../scenario/judge.js';
import type { Act, Change, Unit } from '../system.js';
import { concludeFires, outOfFire } from '../terrain/ablaze.js';
import { inOrder } from './sides.js';

/** Everything of a turn, last thing first. */
export function planTurn(act: Act): void {
  const { clock } = act.battle;
  const sides = inOrder(act.battle, clock.initiative);
  act.plan(
    { task: 'conclusion' },
    ...sides.map((side) => ({ task: 'rolling-on' as const, side })),
    { task: 'impulse' },
    { task: 'initiative' },
    { task: 'overstacking' },
    ...sides.reverse().map((side) => ({ task: 'command' as const, side })),
  );
  const turn = clock.phase === 'conclusion' ? clock.turn + 1 : clock.turn;
  act.effect(
    'turn-began',
    { turn },
    { changes: [{ do: 'clock', set: { turn, phase: 'command' } }], cites: ['4.1.2', '4.5.2'] },
  );
}

/** Fire and movement markers go; vehicles that roll on keep theirs (4.5.1). */
export function conclude(act: Act): void {
  const { battle } = act;
  const { turn, lastTurn } = battle.clock;
  finishClearing(act);
  concludeFires(act);
  concludeArtillery(act);
  const changes: Change[] = [...battle.units().flatMap(concludeUnit), ...outOfFire(battle)];
  for (const at of Object.keys(battle.position.locations).sort()) {
    const marks = battle.location(at);
    if (marks.smoke === 'grenade' || marks.smoke === 'shell')
      changes.push({ do: 'location', at, set: { smoke: null } });
    if (marks.entered) changes.push({ do: 'location', at, set: { entered: null } });
    if (marks.emptyDugIn) changes.push({ do: 'location', at, set: { emptyDugIn: null } });
  }
  for (const side of battle.sideIds())
    changes.push({
      do: 'side',
      side,
      set: {
        lastShot: null,
        impulsesUsed: null,
        ...freshAttempts(act, side),
        ...freshAir(battle.side(side)),
      },
    });
  changes.push({
    do: 'clock',
    set: { phase: 'conclusion', active: null, passes: null, inHand: null, offered: null },
  });
  act.effect('turn-concluded', { turn }, { changes, cites: ['4.5.1'] });
  for (const at of battle.occupied()) noteControl(act, at);
  act.done();
  const outcome = evaluate(battle, turn >= lastTurn);
  if (outcome)
    act.effect(
      'battle-over',
      { ...(outcome.winner !== undefined && { winner: outcome.winner }), why: outcome.why },
      { changes: [{ do: 'clock', set: { over: outcome } }], cites: ['3.2.3'] },
    );
}

const CLEARED = [
  'marker',
  'fired',
  'moving',
  'fled',
  'balked',
  'entered',
  'smoked',
  'searching',
  'inShellholes',
  'mgFired',
  'suppressed',
  'drove',
  'standing',
  'mpUsed',
  'engages',
  'shaken',
  'clearing',
] as const;

function concludeUnit(unit: Unit): Change[] {
  const names = CLEARED.filter((name) => !(name === 'marker' && unit.rolling));
  return unitWith(unit.id, takenAway(unit, names));
}
