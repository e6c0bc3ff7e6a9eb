/** Wounded leaders (3.4): fate removes no leader before he has been looked after. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import { isInPlay } from '../options/optional-rules.js';
import type { RuleId } from '../rules.js';
import { type Act, type Change, type Modifier, refuse, sumOf, type Unit } from '../system.js';
import { isLeader, ofSide, shellShockOf, weaponsOf } from '../units/kinds.js';
import { leadershipOver } from './02-leaders.js';
import { eliminate } from './20-casualties.js';

/** Desperation Morale for everybody, whatever his nation (3.4.1). */
const DESPERATION = 4;

/** Who fails once too often, or whom fate finds, is lost; a leader is wounded (3.4.1, 3.20.6, 3.20.8). */
export function lose(act: Act, id: UnitId, cites: readonly RuleId[]): void {
  const unit = act.battle.theUnit(id);
  if (isLeader(unit) && !unit.berserk && isInPlay(act.battle, '3.4')) wound(act, unit);
  else eliminate(act, id, cites);
}

/** He makes a Desperation check, the harder the oftener he was hit (3.4.5): lightly wounded, or gone. */
function wound(act: Act, leader: Unit): void {
  const { id, wounds = 0, morale = 0 } = leader;
  const needs = morale - shellShockOf(leader) - DESPERATION;
  const earlier: Modifier[] = wounds > 0 ? [{ why: 'wounded before', value: wounds, cites: '3.4.5' }] : [];
  const modifiers = [...earlier, ...leadershipOver(act.battle, leader)];
  const rolled = total(act.rollOf('wound', [id], DR));
  const passed = rolled + sumOf(modifiers) <= needs;
  act.effect(
    'morale-check',
    { unit: id, check: 'wound', needs, rolled, modifiers, passed },
    { cites: ['3.4.1'] },
  );
  if (!passed) {
    eliminate(act, id, ['3.4.1']);
    return;
  }
  const set = {
    wounds: wounds + 1,
    morale: lower(morale),
    brokenMorale: lower(leader.brokenMorale ?? 0),
    leadership: weaker(leader.leadership ?? 0),
    broken: null,
    dm: null,
    afterwards: 'wounded',
  } as const;
  act.effect(
    'wounded',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set }], cites: ['3.4.1', '3.4.2'] },
  );
}

const lower = (morale: number): number => Math.max(0, morale - 1);
/** A rating comes nearer to nothing; a bad one stays as bad as it is (3.4.2). */
const weaker = (rating: number): number => (rating < 0 ? rating + 1 : rating);

export const evacuate = order({
  title: 'Evacuate',
  description: 'A lightly wounded leader is taken off the map at once, and is not lost.',
  cites: ['3.4.1/a'],
  answers: ['afterwards'],
  asks: { unit: z.string().describe('The wounded leader.') },
  *candidates({ battle, by }) {
    for (const { id, afterwards } of ofSide(battle, by)) if (afterwards === 'wounded') yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    return unit?.side === by && unit.afterwards === 'wounded'
      ? { unit: id }
      : {
          ...refuse('NOT_YOUR_UNIT', `You have no leader "${id}" who was wounded just now.`),
          path: '$.unit',
        };
  },
  perform(act, { unit: id }) {
    const dropped = weaponsOf(act.battle, act.battle.theUnit(id)).map(
      (weapon): Change => ({ do: 'unit', unit: weapon.id, set: { possessor: null } }),
    );
    act.effect(
      'evacuated',
      { unit: id },
      { changes: [...dropped, { do: 'leave', unit: id }], cites: ['3.4.1/a'] },
    );
  },
});

export const carryOn = order({
  title: 'Carry on',
  description: 'Your lightly wounded leaders stay on the map in good order, and nobody tries to be a hero.',
  cites: ['3.4.1/a', '3.8.11'],
  answers: ['afterwards'],
  asks: {},
  perform(act, _plan, { by }) {
    const units = ofSide(act.battle, by).filter(({ afterwards }) => afterwards !== undefined);
    const changes = units.map(({ id }): Change => ({ do: 'unit', unit: id, set: { afterwards: null } }));
    act.effect('carries-on', { units: units.map(({ id }) => id) }, { changes, cites: ['3.4.1/a'] });
  },
});

/** Asks a side whose leader was wounded, or whose man may be a hero, before anything else goes on (3.4.1/a, 3.8.11). */
export function askAfterwards(act: Act): boolean {
  const concerned = act.battle.units().find(({ afterwards }) => afterwards !== undefined);
  if (!concerned) return false;
  act.ask({ side: concerned.side, kind: 'afterwards' });
  return true;
}
