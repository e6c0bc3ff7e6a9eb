/** GP fire (6.5.4): one table for everybody, then what its result does to each kind of target (CES). */
import { D100, total } from '../../kernel/dice/index.js';
import { cutDown, suppress } from '../damage/fate.js';
import { malfunctions } from '../fire/malfunction.js';
import type { Shot } from '../fire/shot.js';
import { gpDefenseOf } from '../ground/cover.js';
import { type Act, type Battle, sumOf } from '../system.js';
import { isSmallArms, isVehicle } from '../units/kinds.js';
import { directedAt } from '../weather/kindling.js';
import { gpModifiers } from './modifiers.js';
import { GP_WORDS, gpResult } from './table.js';
import { type Attack, effectOnVehicle } from './vehicles.js';

function gpOdds(battle: Battle, shot: Shot) {
  const factor = shot.row.factor[shot.bracket] ?? 0;
  const { base, modifiers: ground } = gpDefenseOf(battle, shot.target);
  return { factor, defense: base + sumOf(ground), modifiers: gpModifiers(battle, shot) };
}

/** The largest factor of the row counts as maximum GP Effectiveness (S.gp-factors/a). */
const effectivenessOf = ({ row }: Shot): number => Math.max(0, ...Object.values(row.factor));

/** Rolls the shot, and gives what its result does: that may have to wait for other fire (7.54/a). */
export function gpAttack(act: Act, shot: Shot): () => void {
  const { battle } = act;
  const { shooter, target } = shot;
  const { factor, defense, modifiers } = gpOdds(battle, shot);
  const rolled = total(act.rollOf('GP fire', [shooter.id], D100));
  const net = rolled + sumOf(modifiers);
  const found = gpResult(battle, factor - defense, net);
  const result = shot.pinning && found === 'effective' ? 'suppressed' : found;
  act.effect(
    'gp-fire',
    {
      shooter: shooter.id,
      target: target.id,
      factor,
      defense,
      rolled,
      net,
      result: GP_WORDS[result],
      modifiers,
    },
    {
      changes: isSmallArms(shot.weapon)
        ? []
        : directedAt(battle, target.at as string, {
            by: shooter.side,
            factor,
            flame: shot.weapon.kind === 'flamethrower',
          }),
      cites: shot.pinning ? ['S.gp-combat/a', '7.18/b'] : ['S.gp-combat/a', 'S.roll-direction/b'],
    },
  );
  malfunctions(act, shot, rolled);
  return () => {
    if (result === 'none') return;
    if (!isVehicle(target)) {
      if (result === 'suppressed') suppress(act, target.id, ['CES.3']);
      else cutDown(act, target.id, ['CES.3', 'S.leg-results/a']);
      return;
    }
    const attack: Attack = {
      shooter,
      weapon: shot.weapon.name,
      kind: isSmallArms(shot.weapon) ? 'small-arms' : 'heavy',
      result,
      net,
      effectiveness: effectivenessOf(shot),
      factor,
      bracket: shot.bracket,
    };
    effectOnVehicle(act, target, attack);
  };
}
