/** Direct Fire (4.4.1): all shots of a side at one target are announced together, then resolved one after the other. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import type { Decision } from '../../kernel/position/position.js';
import { apAttack } from '../ap/attack.js';
import { reveal } from '../command/known.js';
import { order } from '../form.js';
import { gpAttack } from '../gp/attack.js';
import { isCounter } from '../hidden/counters.js';
import { takeChecks, takePending } from '../morale/check.js';
import { attacked } from '../morale/triggers.js';
import { isOpenAt } from '../movement/interrupt.js';
import { enemyOf, inActionOf, plays } from '../sequence/sides.js';
import { firesFromCamouflage, spotToFire } from '../spotting/camouflage.js';
import {
  type Act,
  type Battle,
  type Change,
  type PanzerSystem,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { facingToBear } from '../turrets/overwatch.js';
import { weaponOf } from '../units/kinds.js';
import { hasAmmo } from './ammo.js';
import { bears } from './arcs.js';
import { pivoted } from './platform.js';
import { engaged, notTheClosest } from './priority.js';
import { cannotReply, isSteady, mayBeDrawnOn, replyIn } from './replies.js';
import { type Aimed, aimsOf, announcedShot, mayFire, type Occasion, type Shot, shotOf } from './shot.js';

const MOST_SHOTS = 40;

type Asked = Decision<PanzerSystem['decision']>;

export const fire = order({
  title: 'Fire',
  description:
    'Fire at one enemy unit with one unit or several. All that fires at this target in this step is named at once.',
  cites: ['S.direct-fire/a', 'S.direct-fire/b', 'S.direct-fire-targets', 'S.fires-per-turn'],
  answers: ['direct-fire', 'overwatch', 'interrupt', 'quickdraw', 'defensive-fire'],
  asks: {
    target: z.string().describe('The enemy unit.'),
    shots: z
      .array(
        z.strictObject({
          unit: z.string().describe('The unit that fires.'),
          weapon: z.string().describe('With which weapon.'),
          ammo: z.string().describe('Its Ammo Type row: AP, HVAP, HEAT, GP.'),
          pinning: z.literal(true).optional().describe('Pinning Fire of small arms (7.18).'),
        }),
      )
      .min(1)
      .max(MOST_SHOTS)
      .describe('The shots, in the order in which they are resolved.'),
  },
  byExample: true,
  *accepted({ battle, by, decision }) {
    const able = inActionOf(battle, by).filter((unit) => !mayFire(battle, unit, decision.kind as Occasion));
    for (const target of targetsOf(battle, by)) {
      if (able.length === 0 || cannotBeTarget(battle, target, decision)) continue;
      const single = able.flatMap((unit) =>
        aimsOf(unit).filter((aimed) => !isRefusal(orderedShot(battle, aimed, target, decision))),
      );
      const together = oneEach(single);
      const volleys = single.map((aimed) => [aimed]);
      for (const shots of together.length > 1 ? [...volleys, together] : volleys) {
        const members = { target: target.id, shots };
        yield { members, plan: members };
      }
    }
  },
  read({ battle, decision }, asked) {
    const target = battle.unit(asked.target);
    const shots = target && readShots(battle, target, asked.shots, decision);
    if (!target || !shots) return noTarget(asked.target);
    return isRefusal(shots) ? shots : { target: target.id, shots: asked.shots };
  },
  perform(act, { target, shots }, { by, decision }) {
    if (decision.kind === 'quickdraw') draw(act, by, target, shots);
    else announce(act, by, target, shots, decision.kind as Occasion);
  },
});

const noTarget = (id: string): Refusal => ({
  ...refuse('NO_SUCH_TARGET', `There is no enemy unit "${id}" to fire at.`),
  path: '$.target',
});

const targetsOf = (battle: Battle, by: string): Unit[] =>
  inActionOf(battle, enemyOf(battle, by)).filter((unit) => !isCounter(unit) && isOpenAt(battle, unit.id));

/** Each unit once, with its first weapon that can fire at the target. */
const oneEach = (aims: readonly Aimed[]): Aimed[] =>
  aims.filter(({ unit }, i) => aims.findIndex((other) => other.unit === unit) === i);

/** All fire at it in this step was announced; a mover may be fired at again, and fire may be answered. */
const isSpokenFor = (target: Unit, occasion: Occasion): boolean =>
  target.underFire === true && (occasion === 'direct-fire' || occasion === 'overwatch');

function orderedShot(battle: Battle, aimed: Aimed, target: Unit, decision: Asked): Shot | Refusal {
  const shot = shotOf(battle, aimed, target, decision.kind as Occasion, decision.side);
  if (isRefusal(shot)) return shot;
  const reply = replyIn(battle, decision);
  return (
    (reply && cannotReply(battle, reply, shot.shooter, target)) ??
    notTheClosest(battle, shot, decision.kind as Occasion) ??
    shot
  );
}

function cannotBeTarget(battle: Battle, target: Unit, decision: Asked): Refusal | undefined {
  if (
    target.side === decision.side ||
    target.at === undefined ||
    target.aboard !== undefined ||
    target.bailedOut
  )
    return noTarget(target.id);
  const { window } = battle.clock;
  if (window && !isOpenAt(battle, target.id))
    return {
      ...refuse('NOT_THE_MOVER', `Only ${battle.theUnit(window.unit).name} has just moved.`, 'S.overwatch/a'),
      path: '$.target',
    };
  if (isSpokenFor(target, decision.kind as Occasion))
    return {
      ...refuse(
        'ANNOUNCED',
        `All fire at ${target.name} was announced: fire at another unit.`,
        'S.direct-fire/a',
      ),
      path: '$.target',
    };
  return undefined;
}

function readShots(
  battle: Battle,
  target: Unit,
  aims: readonly Aimed[],
  decision: Asked,
): readonly Shot[] | Refusal {
  const why = cannotBeTarget(battle, target, decision);
  if (why) return why;
  const shots: Shot[] = [];
  for (const [i, aimed] of aims.entries()) {
    const path = `$.shots[${i}]`;
    const shot = orderedShot(battle, aimed, target, decision);
    if (isRefusal(shot)) return { ...(shot as Refusal), path };
    if (shots.some((other) => conflicts(other, shot)))
      return {
        ...refuse('HAS_FIRED', `${shot.shooter.name} is named twice: it fires once.`, 'S.fires-per-turn'),
        path,
      };
    shots.push(shot);
  }
  return shots;
}

/** One unit fires one of its own weapons, and also each attached weapon. */
const conflicts = (a: Shot, b: Shot): boolean =>
  a.shooter.id === b.shooter.id &&
  (a.weapon.name === b.weapon.name || (!a.weapon.attached && !b.weapon.attached));

const unitsOf = (shots: readonly Aimed[]): string[] => [...new Set(shots.map(({ unit }) => unit))];

const revealAll = (act: Act, by: string, units: readonly string[]): void =>
  reveal(
    act,
    by,
    units.map((id) => act.battle.theUnit(id)).filter(({ command }) => command === undefined),
  );

/** A check that waits is taken before a unit fires (7.42.1.2/b). */
const takeWaiting = (act: Act, units: readonly string[]): void =>
  takePending(
    act,
    'Direct Fire',
    units.map((id) => act.battle.theUnit(id)),
  );

/** It is resolved together with the fire that it answers (7.54/a). A unit shaken by what came before does not draw. */
function draw(act: Act, by: string, target: string, shots: readonly Aimed[]): void {
  const { battle } = act;
  const { announced } = battle.clock;
  const units = unitsOf(shots);
  act.done();
  revealAll(act, by, units);
  takeWaiting(act, units);
  if (units.some((id) => !isSteady(battle.theUnit(id)))) return;
  act.effect(
    'fire-announced',
    { by: units, target, as: 'Quickdraw' },
    {
      changes: [
        ...units.map((id) => fired(battle.theUnit(id), shots)),
        {
          do: 'clock',
          set: { announced: announced && { ...announced, quickdraw: { at: target, shots: [...shots] } } },
        },
      ],
      cites: ['7.54/a', '7.54/f'],
    },
  );
  firesFromCamouflage(act, units);
}

function announce(act: Act, by: string, target: string, aimed: readonly Aimed[], occasion: Occasion): void {
  const { battle } = act;
  const isDefensive = occasion === 'defensive-fire';
  if (isDefensive) act.done();
  const able = spotToFire(act, target, unitsOf(aimed));
  const shots = aimed.filter(({ unit }) => able.has(unit));
  if (shots.length === 0) return;
  const shooters = unitsOf(shots);
  revealAll(act, by, shooters);
  if (occasion === 'direct-fire') takeWaiting(act, shooters);
  const turned = shots.flatMap((aimed) => {
    const turretFacing = occasion === 'direct-fire' ? undefined : newFacing(battle, aimed, target);
    return turretFacing === undefined ? [] : [{ unit: aimed.unit, turretFacing }];
  });
  const announced = shots.map((aimed) => ({
    ...aimed,
    ...(turned.some(({ unit }) => unit === aimed.unit) && { turned: true as const }),
  }));
  const changes: Change[] = [
    ...shooters.map((id) => fired(battle.theUnit(id), shots)),
    ...shooters.flatMap((id) => pivoted(battle, battle.theUnit(id), battle.theUnit(target).at as string)),
    ...turned.map(({ unit, turretFacing }): Change => ({ do: 'unit', unit, set: { turretFacing } })),
    ...(occasion === 'direct-fire' ? engaged(battle, battle.theUnit(target), shooters) : []),
    ...(isDefensive
      ? shooters.map((unit): Change => ({ do: 'unit', unit, set: { defended: true } }))
      : [{ do: 'unit', unit: target, set: { underFire: true } } as const]),
    {
      do: 'clock',
      set: {
        announced: {
          by,
          target,
          shots: announced,
          ...(occasion !== 'direct-fire' && { overwatch: true }),
          ...(isDefensive && { defensive: true }),
        },
      },
    },
  ];
  act.plan({ task: 'volley' });
  if (mayBeDrawnOn(battle, by, occasion)) act.plan({ task: 'quickdraw' });
  act.effect(
    'fire-announced',
    { by: shooters, target, ...(isDefensive && { as: 'Defensive Fire' }) },
    {
      changes,
      cites: isDefensive ? ['7.50/a'] : occasion === 'direct-fire' ? ['S.direct-fire/a'] : ['S.overwatch/a'],
    },
  );
  firesFromCamouflage(act, shooters);
}

/** It has fired, and has a SPOT/FIRE counter (4.4). */
function fired(unit: Unit, shots: readonly Aimed[]): Change {
  const names = shots.filter((shot) => shot.unit === unit.id).map(({ weapon }) => weapon);
  const attached = names.filter((name) => weaponOf(unit, name)?.attached);
  return {
    do: 'unit',
    unit: unit.id,
    set: {
      spot: 'fire',
      ...(attached.length < names.length && { fired: true }),
      ...(attached.length > 0 && {
        weapons: (unit.weapons ?? []).map((weapon) =>
          attached.includes(weapon.name) ? { ...weapon, fired: true as const } : weapon,
        ),
      }),
    },
  };
}

/** Resolves what was announced. Units lost meanwhile are fired at no more; a Quickdraw is rolled first and takes effect last. */
export function volley(act: Act): void {
  const { battle } = act;
  const { announced } = battle.clock;
  act.done();
  if (!announced) return;
  const { target, quickdraw } = announced;
  const drawn = rollAll(act, quickdraw?.shots.map((shot) => drawnShot(battle, shot, quickdraw.at)) ?? []);
  const fired = announced.shots.flatMap((aimed) => {
    const rolled = rollAll(act, [shotAt(battle, aimed, target, announced)]);
    for (const { takeEffect } of rolled) takeEffect();
    return rolled;
  });
  for (const { takeEffect } of drawn) takeEffect();
  if (fired.length > 0) attacked(act, target, 'Direct Fire', fired.some(isFlame));
  if (quickdraw && drawn.length > 0) attacked(act, quickdraw.at, 'Direct Fire', drawn.some(isFlame));
  act.effect(
    'fire-over',
    { target },
    { changes: [{ do: 'clock', set: { announced: null } }], cites: ['S.direct-fire/a'] },
  );
  takeChecks(act);
  if (fired.length > 0 && !announced.defensive && plays(battle, '7.50'))
    act.plan({
      task: 'defensive-fire',
      unit: target,
      at: unitsOf(announced.shots),
      during: announced.overwatch ? 'overwatch' : 'direct-fire',
    });
}

type Announced = NonNullable<Battle['clock']['announced']>;

function shotAt(battle: Battle, aimed: Announced['shots'][number], at: string, as: Partial<Announced>) {
  const target = battle.unit(at);
  return target && !target.bailedOut ? announcedShot(battle, aimed, target, as) : undefined;
}

/** Whatever its Rate of Fire, it fires as with N (7.54/d). */
function drawnShot(battle: Battle, aimed: Announced['shots'][number], at: string): Shot | undefined {
  const shot = shotAt(battle, aimed, at, {});
  return shot && { ...shot, weapon: { ...shot.weapon, rof: 'N' } };
}

interface Rolled extends Shot {
  readonly takeEffect: () => void;
}

const rollAll = (act: Act, shots: readonly (Shot | undefined)[]): Rolled[] =>
  shots.flatMap((shot) =>
    shot && hasAmmo(act, shot)
      ? [{ ...shot, takeEffect: (shot.row.type === 'GP' ? gpAttack : apAttack)(act, shot) }]
      : [],
  );

const isFlame = ({ weapon }: Shot): boolean => weapon.kind === 'flamethrower';

/** The facing to which its turret turns on Overwatch, where it does not bear as it is (7.8.4/a). */
function newFacing(battle: Battle, { unit: id, weapon: name }: Aimed, target: string): number | undefined {
  const unit = battle.theUnit(id);
  const weapon = weaponOf(unit, name);
  const at = battle.theUnit(target).at as string;
  return weapon && !bears(battle, unit, weapon, at) ? facingToBear(battle, unit, weapon, at) : undefined;
}
