/** The machine guns of vehicles (15.0/d to 15.0/h): each by itself, in the impulse of the main gun and at its hex. */
import * as z from 'zod';
import { attackPlace } from '../fire/attack.js';
import { firesInImpulse, firesOpportunity } from '../fire/firers.js';
import { ofTheAttack } from '../fire/strength.js';
import { asTargets, coverOfFoot, footAt } from '../fire/targets.js';
import { afterShot } from '../fire/window.js';
import { order } from '../form.js';
import { distance, isShelter } from '../ground/places.js';
import { isBefore } from '../ground/shelter.js';
import { inArc, verticesTowards } from '../ordnance/arc.js';
import { aimRefusal, windowRefusal } from '../ordnance/guns.js';
import { ACTED } from '../sequence/sides.js';
import {
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  roundUp,
  type Unit,
} from '../system.js';
import { isVehicle, lmOf } from '../units/kinds.js';
import { commanderOf } from './crew.js';
import { barrelOf, facingOf } from './facing.js';
import { attackVehicle, smallArmsRefusal } from './small-arms.js';

type MachineGun = NonNullable<Unit['mgs']>[number];
/** In the hull: the half of a split machine gun that does not turn with the turret. */
type Mount = MachineGun & { readonly hull?: boolean };

interface Burst {
  readonly by: Unit;
  readonly mg: Mount;
  /** The vertex its turret turns to. */
  readonly turret?: number;
}

interface Asked {
  readonly unit: string;
  readonly mg: number;
  readonly at: string;
  readonly vehicle?: string | undefined;
}

function readBurst(battle: Battle, side: string, asked: Asked, opportunity: boolean): Burst | Refusal {
  const { at, vehicle } = asked;
  const by = battle.unit(asked.unit);
  const mg = by && mountsOf(battle, by)[asked.mg];
  if (by?.side !== side || !isVehicle(by))
    return refuse('NOT_YOUR_UNIT', `You have no vehicle "${asked.unit}".`);
  if (!mg) return refuse('NO_GUNS', `${by.name} has no such machine gun.`, '15.0/d');
  const refused =
    timeRefusal(battle, by, asked, mg, opportunity) ??
    aimRefusal(battle, { weapon: by, by }, asked) ??
    (vehicle === undefined ? undefined : smallArmsRefusal(battle, battle.theUnit(vehicle), by.at as string));
  if (refused) return refused;
  if (distance(battle, by.at as string, at) > mg.range)
    return refuse('OUT_OF_RANGE', `${at} is out of the range of this machine gun.`, '15.0/d');
  if (isShelter(at) && !isBefore(battle, at, by.at as string))
    return refuse('OUT_OF_ARC', `${at} is hit only from before its front.`, '21.1.2');
  return arcOf(battle, by, asked.mg, at);
}

/** Turret and hull apart, an FP-4 machine gun may fire two and two, the hull's half as one gun more (15.0/i, optional). */
function mountsOf({ options }: Battle, by: Unit): Mount[] {
  const { mgs = [] } = by;
  if (!options.splitMachineGuns || !by.turreted || barrelOf(by) === facingOf(by)) return [...mgs];
  const halved = mgs.map((mg) => (isSplit(mg) ? { ...mg, ...HALF } : mg));
  return [...halved, ...mgs.filter(isSplit).map((mg) => ({ ...mg, ...HALF, hull: true }))];
}

const HALF = { fp: 2, range: 10 } as const;
const isSplit = ({ fp, asterisk }: MachineGun): boolean => fp === 4 && !asterisk;

function timeRefusal(battle: Battle, by: Unit, asked: Asked, mg: Mount, opportunity: boolean) {
  const { mg: number, at } = asked;
  if (by.abandoned || !(opportunity ? firesOpportunity(by) : firesInImpulse(by, at)))
    return refuse('CANNOT_FIRE', `${by.name} cannot fire at ${at} now.`, '4.0/m', '5.3', '15.0/b');
  if (by.keepsMoving)
    return refuse('CANNOT_FIRE', `${by.name} kept its marker: it must move on before it fires.`, '15.5/b');
  if (by.fires?.mgs?.includes(number))
    return refuse('HAS_FIRED', 'This machine gun has fired in this impulse.', '15.0/g');
  if (mg.hull && by.fires?.at === at)
    return refuse('ONE_HEX', 'The half in the hull fires at another target.', '15.0/i');
  if (by.fires?.at !== undefined && by.fires.at !== at && !isFree(mg))
    return refuse('ONE_HEX', `${by.name} fires all its weapons at ${by.fires.at}.`, '15.0/f', '15.0/h');
  return opportunity ? windowRefusal(battle, by, asked) : undefined;
}

/** May fire at a target of its own (15.0/h, 15.0/i). */
const isFree = ({ rear, hull }: Mount): boolean => rear === true || hull === true;

/** All round from open hatches; else in the arc of the turret, which turns, or of the hull; R behind the turret. */
function arcOf(battle: Battle, by: Unit, number: number, at: string): Burst | Refusal {
  const mg = mountsOf(battle, by)[number] as Mount;
  if (mg.asterisk)
    return by.buttoned
      ? refuse('BUTTONED', 'This machine gun fires only while the vehicle is Open.', '15.0/p')
      : { by, mg };
  const barrel = by.turreted && !mg.hull ? barrelOf(by) : facingOf(by);
  const vertex = mg.rear ? (barrel + 3) % 6 : barrel;
  if (inArc(battle, by, at, vertex)) return { by, mg };
  const turret = verticesTowards(battle, by, barrel, at)[0];
  if (by.turreted && !isFree(mg) && turret !== undefined) {
    return { by, mg: mountsOf(battle, { ...by, turret })[number] ?? mg, turret };
  }
  return refuse('OUT_OF_ARC', `${at} is outside the arc of this machine gun.`, '15.0/e', '15.0/h');
}

function strengthOf(battle: Battle, { by, mg }: Burst, at: string, opportunity: boolean): Modifier[] {
  const leader = commanderOf(battle, by);
  return [
    opportunity && by.opsComplete
      ? { why: 'machine gun, Ops Complete', value: roundUp(mg.fp / 2), cites: '4.1/c' }
      : { why: 'machine gun', value: mg.fp, cites: '15.0/d' },
    ...(leader ? [{ why: leader.name, value: lmOf(leader), cites: '11.5/c' } as const] : []),
    ...ofTheAttack(battle, { units: [by], weapons: [], from: by.at as string, at }),
  ];
}

export const fireMachineGun = order({
  title: 'Fire a vehicle machine gun',
  description: 'One machine gun of a vehicle, at one vehicle or at everybody on foot in a place.',
  cites: ['15.0/d', '15.0/f', '15.0/g'],
  answers: ['acting', 'opportunity'],
  byExample: true,
  asks: {
    unit: z.string().describe('The vehicle that fires.'),
    mg: z.int().min(0).max(5).describe('Which of its machine guns, from 0.'),
    at: z.string().describe('The place fired at.'),
    vehicle: z.string().optional().describe('The one vehicle aimed at; absent: all non-vehicles there.'),
  },
  *candidates({ battle, by, decision }) {
    const only = decision.kind === 'opportunity' ? battle.clock.window?.at : undefined;
    const foes = battle
      .units()
      .filter((unit) => unit.side !== by && unit.at !== undefined && (!only || unit.at === only));
    const places = [...new Set(foes.filter((unit) => !isVehicle(unit)).map(({ at }) => at as string))];
    for (const unit of battle.units())
      if (unit.side === by && unit.at !== undefined)
        for (const mg of mountsOf(battle, unit).keys()) {
          for (const at of places) yield { unit: unit.id, mg, at };
          for (const foe of foes.filter(isVehicle))
            yield { unit: unit.id, mg, at: foe.at as string, vehicle: foe.id };
        }
  },
  read({ battle, by, decision }, asked) {
    const opportunity = decision.kind === 'opportunity';
    const burst = readBurst(battle, by, asked, opportunity);
    return 'refused' in burst ? burst : { asked, opportunity };
  },
  perform(act, { asked, opportunity }, { by: side }) {
    const { battle } = act;
    const { at, vehicle } = asked;
    const burst = readBurst(battle, side, asked, opportunity);
    if ('refused' in burst) throw new Error(burst.why);
    const { by, turret } = burst;
    const strength = strengthOf(battle, burst, at, opportunity);
    const mgs = [...(by.fires?.mgs ?? []), asked.mg];
    const hasMore =
      mgs.length < mountsOf(battle, { ...by, turret: turret ?? by.turret } as Unit).length ||
      (by.toHit && (by.fires?.gun ?? 0) < (by.shots ?? 1));
    const aimed = by.fires?.at ?? (isFree(burst.mg) ? undefined : at);
    const { window } = battle.clock;
    act.effect(
      'burst',
      { unit: by.id, at, ...(vehicle !== undefined && { vehicle }) },
      {
        changes: [
          {
            do: 'unit',
            unit: by.id,
            set: {
              fires: { ...by.fires, ...(aimed !== undefined && { at: aimed }), mgs },
              began: true,
              ...(turret !== undefined && { turret: turret === by.facing ? null : turret }),
              ...(hasMore ? {} : { fired: true as const, opsComplete: null }),
            },
          },
          opportunity && window
            ? ({
                do: 'clock',
                set: { window: afterShot(window, by.at as string, { vehicle }) },
              } satisfies Change)
            : ACTED,
        ],
        cites: ['15.0/f', '15.0/g', opportunity ? '5.3' : '15.0/d'],
      },
    );
    if (vehicle !== undefined) {
      attackVehicle(act, { target: vehicle, from: by.at as string, strength });
      return;
    }
    const targets = asTargets(battle, footAt(battle, at, side), by.at);
    attackPlace(act, {
      at,
      strength,
      cover: coverOfFoot(battle, at, side, by.at),
      targets,
      cites: ['15.0/d'],
    });
  },
});
