/** Direct Fire (4.4.1): all shots of a side at one target are announced together, then resolved one after the other. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { apAttack } from '../ap/attack.js';
import { reveal } from '../command/known.js';
import { order } from '../form.js';
import { gpAttack } from '../gp/attack.js';
import { takeChecks, takePending } from '../morale/check.js';
import { attacked } from '../morale/triggers.js';
import { enemyOf, inActionOf, plays } from '../sequence/sides.js';
import { firesFromCamouflage, spotToFire } from '../spotting/camouflage.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { facingToBear } from '../turrets/overwatch.js';
import { weaponOf } from '../units/kinds.js';
import { bears, isAhead, isInFront } from './arcs.js';
import { type Aimed, aimsOf, announcedShot, mayFire, type Occasion, type Shot, shotOf } from './shot.js';

const MOST_SHOTS = 40;

export const fire = order({
  title: 'Fire',
  description:
    'Fire at one enemy unit with one unit or several. All that fires at this target in this step is named at once.',
  cites: ['S.direct-fire/a', 'S.direct-fire/b', 'S.direct-fire-targets', 'S.fires-per-turn'],
  answers: ['direct-fire', 'overwatch', 'interrupt'],
  asks: {
    target: z.string().describe('The enemy unit.'),
    shots: z
      .array(
        z.strictObject({
          unit: z.string().describe('Who fires.'),
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
  *candidates({ battle, by, decision }) {
    const occasion = decision.kind as Occasion;
    const able = inActionOf(battle, by).filter((unit) => !mayFire(battle, unit, occasion));
    for (const target of targetsOf(battle, by)) {
      if (able.length === 0 || (target.underFire && occasion !== 'interrupt')) continue;
      const single = able.flatMap((unit) =>
        aimsOf(unit).filter((aimed) => !isRefusal(shotOf(battle, aimed, target, occasion, by))),
      );
      for (const aimed of single) yield { target: target.id, shots: [aimed] };
      const together = oneEach(single);
      if (together.length > 1) yield { target: target.id, shots: together };
    }
  },
  read({ battle, by, decision }, asked) {
    const target = battle.unit(asked.target);
    const shots = target && readShots(battle, by, target, asked.shots, decision.kind as Occasion);
    if (!target || !shots) return noTarget(asked.target);
    return isRefusal(shots) ? shots : { target: target.id, shots: asked.shots };
  },
  perform(act, { target, shots }, { by, decision }) {
    announce(act, by, target, shots, decision.kind as Occasion);
  },
});

const noTarget = (id: string): Refusal => ({
  ...refuse('NO_SUCH_TARGET', `There is no enemy unit "${id}" to fire at.`),
  path: '$.target',
});

const targetsOf = (battle: Battle, by: string): Unit[] => {
  const { window } = battle.clock;
  return inActionOf(battle, enemyOf(battle, by)).filter((unit) => !window || unit.id === window.unit);
};

/** Each unit once, with its first weapon that can fire at the target. */
const oneEach = (aims: readonly Aimed[]): Aimed[] =>
  aims.filter(({ unit }, i) => aims.findIndex((other) => other.unit === unit) === i);

function readShots(
  battle: Battle,
  by: string,
  target: Unit,
  aims: readonly Aimed[],
  occasion: Occasion,
): readonly Shot[] | Refusal {
  if (target.side === by || target.at === undefined || target.aboard !== undefined || target.bailedOut)
    return noTarget(target.id);
  const { window } = battle.clock;
  if (window && window.unit !== target.id)
    return {
      ...refuse('NOT_THE_MOVER', `Only ${battle.theUnit(window.unit).name} has just moved.`, 'S.overwatch/a'),
      path: '$.target',
    };
  if (target.underFire && !window)
    return {
      ...refuse(
        'ANNOUNCED',
        `All fire at ${target.name} was announced: fire at another unit.`,
        'S.direct-fire/a',
      ),
      path: '$.target',
    };
  const shots: Shot[] = [];
  for (const [i, aimed] of aims.entries()) {
    const path = `$.shots[${i}]`;
    const shot = shotOf(battle, aimed, target, occasion, by);
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

/** One unit fires one of its own weapons, and each attached weapon besides. */
const conflicts = (a: Shot, b: Shot): boolean =>
  a.shooter.id === b.shooter.id &&
  (a.weapon.name === b.weapon.name || (!a.weapon.attached && !b.weapon.attached));

function announce(act: Act, by: string, target: string, aimed: readonly Aimed[], occasion: Occasion): void {
  const { battle } = act;
  const able = spotToFire(
    act,
    target,
    aimed.map(({ unit }) => unit),
  );
  const shots = aimed.filter(({ unit }) => able.has(unit));
  if (shots.length === 0) return;
  const shooters = [...new Set(shots.map(({ unit }) => unit))];
  reveal(
    act,
    by,
    shooters.map((id) => battle.theUnit(id)).filter(({ command }) => command === undefined),
  );
  if (occasion === 'direct-fire')
    takePending(
      act,
      'Direct Fire',
      shooters.map((id) => battle.theUnit(id)),
    );
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
    ...shooters.flatMap((id) => pivoted(battle, battle.theUnit(id), target)),
    ...turned.map(({ unit, turretFacing }): Change => ({ do: 'unit', unit, set: { turretFacing } })),
    { do: 'unit', unit: target, set: { underFire: true } },
    {
      do: 'clock',
      set: {
        announced: { by, target, shots: announced, ...(occasion !== 'direct-fire' && { overwatch: true }) },
      },
    },
  ];
  act.plan({ task: 'volley' });
  act.effect(
    'fire-announced',
    { by: shooters, target },
    { changes, cites: occasion === 'direct-fire' ? ['S.direct-fire/a'] : ['S.overwatch/a'] },
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

/** Resolves what was announced. Who is lost meanwhile is fired at no more. */
export function volley(act: Act): void {
  const { battle } = act;
  const { announced } = battle.clock;
  act.done();
  if (!announced) return;
  const fired: Shot[] = [];
  for (const aimed of announced.shots) {
    const target = battle.unit(announced.target);
    const shot = target && !target.bailedOut && announcedShot(battle, aimed, target, announced.overwatch);
    if (!shot) continue;
    fired.push(shot);
    (shot.row.type === 'GP' ? gpAttack : apAttack)(act, shot);
  }
  if (fired.length > 0) attacked(act, announced.target, 'Direct Fire', fired.some(isFlame));
  act.effect(
    'fire-over',
    { target: announced.target },
    { changes: [{ do: 'clock', set: { announced: null } }], cites: ['S.direct-fire/a'] },
  );
  takeChecks(act);
}

const isFlame = ({ weapon }: Shot): boolean => weapon.kind === 'flamethrower';

/** The facing to which its turret turns on Overwatch, where it does not bear as it is (7.8.4/a). */
function newFacing(battle: Battle, { unit: id, weapon: name }: Aimed, target: string): number | undefined {
  const unit = battle.theUnit(id);
  const weapon = weaponOf(unit, name);
  const at = battle.theUnit(target).at as string;
  return weapon && !bears(battle, unit, weapon, at) ? facingToBear(battle, unit, weapon, at) : undefined;
}

/** A gun on a platform that fires outside its front stays turned to the target (7.16/c, 7.16/d). */
function pivoted(battle: Battle, unit: Unit, target: string): Change[] {
  const to = battle.theUnit(target).at as string;
  if (!unit.platform || !plays(battle, '7.16') || isInFront(battle, unit, to)) return [];
  const facing = [0, 1, 2, 3, 4, 5].find((side) => isAhead(battle, { ...unit, facing: side }, to));
  return facing === undefined ? [] : [{ do: 'unit', unit: unit.id, set: { facing } }];
}
