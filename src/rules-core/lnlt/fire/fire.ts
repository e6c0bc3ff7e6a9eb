/** Direct fire with small arms, in an impulse and as Opportunity Fire (5). */
import * as z from 'zod';
import { order } from '../form.js';
import { coverOf } from '../ground/cover.js';
import { offMapRefusal } from '../ground/places.js';
import { isMoverIn } from '../ordnance/guns.js';
import { ACTED } from '../sequence/sides.js';
import type { Act, Battle, Change, Refusal, Unit } from '../system.js';
import { refuse } from '../system.js';
import { weaponsOf } from '../units/kinds.js';
import { attackVehicle } from '../vehicles/small-arms.js';
import { attackPlace } from './attack.js';
import { fireCandidates } from './candidates.js';
import { afterwards } from './consequences.js';
import { firesAlone, weaponsFired } from './firers.js';
import { isRefusal, type Named, partakers, readFirers } from './group.js';
import { AIDED, aidOf, aidRefusal } from './leader.js';
import { type Firers, isChargesOnly, jamming, strengthOf } from './strength.js';
import { asTargets, coverOfFoot, footAt } from './targets.js';
import { afterAttack, isBesides, shotsAt } from './window.js';

const IDS = z.array(z.string()).max(12);

const ASKS = {
  at: z.string().describe('The place fired at.'),
  vehicle: z.string().optional().describe('The one vehicle aimed at; absent: all non-vehicles there.'),
  units: IDS.optional().describe('Those who fire their own Firepower.'),
  weapons: IDS.optional().describe('Support Weapons that fire with them; their possessors serve them.'),
  leader: z.string().optional().describe('The Leader who adds his Leadership Modifier.'),
  crews: z
    .array(z.strictObject({ weapon: z.string(), helper: z.string() }))
    .max(2)
    .optional()
    .describe('Second single men who help to crew a weapon.'),
};

export const fire = order({
  title: 'Fire',
  description: 'Units of one place fire with small arms at the people of another, or at one vehicle there.',
  cites: ['5.0', '5.2', '5.3', '4.0/h', '17.2'],
  answers: ['acting', 'opportunity', 'moving'],
  byExample: true,
  asks: ASKS,
  candidates: ({ battle, by, decision }) => fireCandidates(battle, by, decision.kind),
  read({ battle, by, decision }, asked) {
    const opportunity = decision.kind === 'opportunity';
    const offMap = offMapRefusal(battle, asked.at);
    if (offMap) return offMap;
    const firers = readFirers(battle, by, asked, opportunity);
    if (isRefusal(firers)) return firers;
    const onFoot = partakers(firers).find(({ riding }) => riding === undefined);
    if (decision.kind === 'moving' && onFoot)
      return refuse(
        'CANNOT_FIRE',
        `${onFoot.name} fires before or after the move: only riders fire during it.`,
        '16.2/e',
        '4.0/n',
      );
    const refused = timeRefusal(battle, firers) ?? leaderRefusal(battle, firers, asked.leader);
    return refused ?? { asked, opportunity };
  },
  listing: ({ battle, by }, asked, { opportunity }) => {
    const firers = readFirers(battle, by, asked, opportunity) as Firers;
    const strength = [...strengthOf(battle, firers), ...aidOf(battle.unit(asked.leader ?? ''))];
    return {
      reasons: [...strength, ...coverOf(battle, asked.at, firers.from)].map(({ why, value, cites }) => ({
        says: `${why} ${value < 0 ? value : `+${value}`}`,
        cites: [cites],
      })),
    };
  },
  perform(act, { asked, opportunity }, { by }) {
    const { battle } = act;
    const firers = readFirers(battle, by, asked, opportunity);
    if (isRefusal(firers)) throw new Error(firers.why);
    const leader = battle.unit(asked.leader ?? '');
    const strength = [...strengthOf(battle, firers), ...aidOf(leader)];
    const targets = asTargets(battle, footAt(battle, asked.at, by), firers.from);
    const isOnlyCharges = isChargesOnly(firers);
    declare(act, asked, firers, leader);
    if (firers.vehicle !== undefined) {
      const attack = { target: firers.vehicle, from: firers.from, strength, jamming: jamming(firers) };
      afterwards(act, firers, { hits: attackVehicle(act, attack), shaken: [] });
      return;
    }
    const { hits, shaken } = attackPlace(act, {
      at: asked.at,
      strength,
      cover: coverOfFoot(battle, asked.at, by, firers.from),
      targets: isOnlyCharges ? targets.map(({ unit }) => ({ unit, modifiers: [] })) : targets,
      jamming: jamming(firers),
      cites: [opportunity ? '5.3' : '5.0/c'],
    });
    afterwards(act, firers, { hits: hits.length > 0, shaken });
  },
});

/** In an impulse all who fire from a place do so together; in the window one attack for each MP (4.0/h, 5.3/b, 5.3/c). */
export function timeRefusal(battle: Battle, firers: Firers): Refusal | undefined {
  const { clock } = battle;
  const { from, at, opportunity } = firers;
  const isAlone = firesAlone(partakers(firers)[0] as Unit);
  if (!opportunity) {
    const group = clock.groups?.find((each) => each.at === partakers(firers)[0]?.activated);
    return group?.fired !== undefined && !isAlone
      ? refuse(
          'HAS_FIRED',
          `Units in ${from} have fired in this impulse: all fire together.`,
          '4.0/h',
          '4.0/j',
        )
      : undefined;
  }
  const { window } = clock;
  if (window?.at !== at)
    return refuse('NO_TARGET', `Fire at ${window?.at}, where the movers are.`, '5.3', '5.3/h');
  if (!isMoverIn(battle, window.movers, firers))
    return refuse('NO_TARGET', `Fire at those who move in ${at}.`, '5.3');
  if (shotsAt(window, firers.vehicle) > 0 || isBesides(window, { from, isAlone })) return undefined;
  return refuse(
    'NO_SHOTS',
    'These movers have been fired at once for each Movement Point.',
    '5.3/b',
    '5.3/c',
  );
}

function leaderRefusal(battle: Battle, firers: Firers, id: string | undefined): Refusal | undefined {
  if (id === undefined) return undefined;
  const all = partakers(firers);
  if (all.some((unit) => unit.id === id))
    return refuse('NO_LEADER', 'A Leader who fires a weapon helps nobody with his LM.', '1.6/e', '5.0.1/b');
  return aidRefusal(battle, battle.unit(id), all, firers.at);
}

/** Fired markers, and what the impulse or the window remembers of it. */
export function declare(
  act: Act,
  { at, leader: id }: Named & { readonly leader?: string | undefined },
  firers: Firers,
  leader?: Unit,
): void {
  const all = partakers(firers);
  const { units, weapons, from } = firers;
  act.effect(
    'fired',
    {
      side: all[0]?.side as string,
      units: units.map((unit) => unit.id),
      weapons: weapons.map(({ weapon }) => weapon.id),
      from,
      at,
      ...(id !== undefined && { leader: id }),
    },
    {
      changes: [
        ...all.map(
          (unit): Change => ({
            do: 'unit',
            unit: unit.id,
            set: {
              fired: true,
              ...(unit.spotted !== undefined && { opsComplete: null }),
              ...restOf(act.battle, firers, unit),
            },
          }),
        ),
        ...(leader ? [{ do: 'unit' as const, unit: leader.id, set: AIDED }] : []),
        ...remembered(act.battle, firers, leader),
      ],
      cites: firers.opportunity
        ? ['5.3', '5.3/k', ...(leader ? (['EOP-I/j'] as const) : [])]
        : ['5.0', '4.0/m', ...(leader ? (['5.0.1', '5.0.1/c'] as const) : [])],
    },
  );
}

/** Notes a shot that it may still fire by ordnance in this impulse; one shot before and its IFP now leave none. */
function restOf(battle: Battle, firers: Firers, unit: Unit): Partial<{ fires: Unit['fires'] | null }> {
  if (hasShotLeft(battle, firers, unit)) return { fires: { ...unit.fires, at: firers.at } };
  return unit.fires && unit.kind === 'squad' ? { fires: null } : {};
}

/** A Squad that fires itself, or one weapon, may still fire one with a to-hit table by itself (1.6/b, 4.0/u). */
function hasShotLeft(battle: Battle, { units, weapons }: Firers, unit: Unit): boolean {
  if (unit.kind !== 'squad') return false;
  const fired = (unit.fires?.gun ?? 0) + weapons.filter(({ by }) => by === unit).length;
  return (
    fired < weaponsFired(unit, units.includes(unit)) &&
    weaponsOf(battle, unit).some((weapon) => weapon.toHit && !weapon.fired)
  );
}

function remembered({ clock }: Battle, firers: Firers, leader: Unit | undefined): Change[] {
  const { from, at, vehicle, opportunity } = firers;
  const [first] = partakers(firers);
  if (opportunity && clock.window) {
    const { window } = clock;
    const isAlone = firesAlone(first as Unit);
    return [{ do: 'clock', set: { window: afterAttack(window, { from, vehicle, isAlone, leader }) } }];
  }
  if (firesAlone(first as Unit)) return [ACTED];
  const groups = (clock.groups ?? []).map((group) =>
    group.at === first?.activated ? { ...group, fired: at } : group,
  );
  return [ACTED, { do: 'clock', set: { groups } }];
}
