/** Staggered Initiative (7.42): both Forces name a formation and roll; the higher one's fires, and moves in reverse order. */
import * as z from 'zod';
import { order } from '../form.js';
import { takePending } from '../morale/check.js';
import { enemyOf, inActionOf } from '../sequence/sides.js';
import { type Act, type Battle, type Change, refuse } from '../system.js';
import { groupsLeft, nameOfGroup, unitsOfGroup } from './groups.js';
import { rollInitiative } from './roll.js';

export const nameFormation = order({
  title: 'Name a formation',
  description:
    'Name the formation of yours that fires next if your Force wins the roll. Both sides name theirs unseen.',
  cites: ['7.42.1/a', '7.42.1.1/a'],
  answers: ['formation'],
  sealed: true,
  asks: { formation: z.string().describe('The formation, platoon or group, as units name it.') },
  *candidates({ battle, by }) {
    for (const formation of groupsLeft(battle, by)) yield { formation };
  },
  read({ battle, by }, { formation }) {
    const left = groupsLeft(battle, by);
    if (left.includes(formation)) return { formation };
    return {
      ...refuse(
        'NO_SUCH_FORMATION',
        `You have no formation "${formation}" left to act: name ${left.join(' or ')}.`,
        '7.42.1/a',
      ),
      path: '$.formation',
    };
  },
  listing: ({ battle, by }, { formation }) => ({ says: `${nameOfGroup(battle, by, formation)} is to act.` }),
  perform(act, { formation }, { by }) {
    act.effect(
      'formation-named',
      { side: by, formation: nameOfGroup(act.battle, by, formation) },
      { to: [by], changes: [{ do: 'secret', side: by, set: { named: formation } }], cites: ['7.42.1/a'] },
    );
  },
});

/** Asks the sides that have not named theirs yet; returns true if any has to. */
function asksFor(act: Act, sides: readonly string[]): boolean {
  const open = sides.filter((side) => act.battle.secret(side).named === undefined);
  if (open.length > 0) act.ask(...open.map((side) => ({ side, kind: 'formation' as const })));
  return open.length > 0;
}

const sidesLeft = (battle: Battle): string[] =>
  battle.sideIds().filter((side) => groupsLeft(battle, side).length > 0);

/** The initial First Player, whose formation is the first to fire (7.42.1). */
export function firstFormation(act: Act): void {
  const { battle } = act;
  if (asksFor(act, sidesLeft(battle))) return;
  const { first, rolled } = rollInitiative(act, battle.sideIds());
  act.done();
  act.effect(
    'initiative',
    { first, rolled },
    { changes: [{ do: 'clock', set: { first } }], cites: ['7.42.1/a', '7.42.1/b'] },
  );
  if (battle.secret(first).named !== undefined) writeDown(act, first);
}

/** Another formation fires, of either Force; the last Force that has any takes them as it likes (7.42.1.1). */
export function nextFormation(act: Act): void {
  const { battle } = act;
  const left = sidesLeft(battle);
  for (const side of battle.sideIds())
    if (!left.includes(side)) takePending(act, 'Direct Fire', inActionOf(battle, enemyOf(battle, side)));
  if (left.length === 0) {
    act.done();
    return;
  }
  if (asksFor(act, left)) return;
  const { first, rolled } = left.length > 1 ? rollInitiative(act, left) : { first: left[0] as string };
  if (rolled) act.effect('initiative-again', { first, rolled }, { cites: ['7.42.1.1/a', '7.42.1.1/c'] });
  writeDown(act, first);
  act.plan({ task: 'formation-fire' });
}

function writeDown(act: Act, side: string): void {
  const { battle } = act;
  const formation = battle.secret(side).named as string;
  const changes: Change[] = [
    { do: 'clock', set: { won: [...(battle.clock.won ?? []), { side, formation }] } },
    ...battle
      .sideIds()
      .flatMap((one): Change[] =>
        battle.secret(one).named === undefined ? [] : [{ do: 'secret', side: one, set: { named: null } }],
      ),
  ];
  act.effect(
    'formation-won',
    { side, formation: nameOfGroup(battle, side, formation) },
    { changes, cites: ['7.42/c', '7.42.1/d'] },
  );
}

/** The formation that won last fires. */
export function formationFire(act: Act): void {
  const { battle } = act;
  const acting = battle.clock.acting ?? battle.clock.won?.at(-1);
  if (!acting || unitsOfGroup(battle, acting).length === 0) {
    act.done();
    return;
  }
  if (!battle.clock.acting)
    act.effect(
      'formation-acts',
      { ...acting, formation: nameOfGroup(battle, acting.side, acting.formation), what: 'fires' },
      { changes: [{ do: 'clock', set: { acting } }], cites: ['7.42.1/d'] },
    );
  act.ask({ side: acting.side, kind: 'direct-fire', about: { formation: acting.formation } });
}
