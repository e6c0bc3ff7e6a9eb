/** A Half-squad left by Casualties with two Support Weapons drops one: its owner chooses which (1.6/f). */
import * as z from 'zod';
import { order } from '../form.js';
import { type Act, type Battle, refuse, type Unit } from '../system.js';
import { weaponsOf } from '../units/kinds.js';

const burdened = (battle: Battle): Unit | undefined =>
  battle.units().find((unit) => unit.kind === 'half-squad' && weaponsOf(battle, unit).length > 1);

export function lettingGo(act: Act): void {
  const unit = burdened(act.battle);
  if (unit) act.ask({ side: unit.side, kind: 'let-go' });
  else act.done();
}

export const letGo = order({
  title: 'Let go of a weapon',
  description: 'A Half-squad carries one Support Weapon: choose which of its two it drops.',
  cites: ['1.6/f'],
  answers: ['let-go'],
  asks: { weapon: z.string().describe('The Support Weapon that is dropped.') },
  *candidates({ battle }) {
    const unit = burdened(battle);
    if (unit) for (const { id } of weaponsOf(battle, unit)) yield { weapon: id };
  },
  read({ battle }, { weapon }) {
    const unit = burdened(battle);
    return unit && weaponsOf(battle, unit).some(({ id }) => id === weapon)
      ? { weapon }
      : refuse('NO_WEAPON', 'Name one of the two weapons of the Half-squad.', '1.6/f');
  },
  perform: (act, { weapon }) =>
    act.effect(
      'let-go',
      { weapon },
      { changes: [{ do: 'unit', unit: weapon, set: { possessor: null } }], cites: ['1.6/f'] },
    ),
});
