/** Air support (15.8): arrival, the attack in the chosen hex or a mistaken one, bombs or a Strafing Run. */
import * as z from 'zod';
import { D10, D100, total } from '../../kernel/dice/index.js';
import { hexesWithin } from '../artillery/battery.js';
import { type Strike, strikeHex } from '../artillery/bombard.js';
import { isInterior } from '../artillery/observer.js';
import { equivalentRow, gunRow, packOf } from '../cards.js';
import { AIR_ATTACK } from '../charts/support.js';
import { order } from '../form.js';
import { spendImpulse } from '../sequence/impulse.js';
import { enemyOf } from '../sequence/sides.js';
import { type Act, type Battle, type Decision, type Refusal, refuse, type Unit } from '../system.js';
import { distance, hexOf, isHexName, isInPlay, neighbours, sideTowards } from '../terrain/places.js';
import { AIRCRAFT, type AircraftName } from './aircraft.js';
import { flyOff } from './anti-aircraft.js';

export type Run = { readonly hexes: readonly string[]; readonly strafes: boolean };

/** The hexes of a Strafing Run (15.8.4.1). */
const RUN = 4;
const MOST_FOR_ONE = 3;

const support = (battle: Battle, side: string) => battle.side(side).airSupport;

function mayCall(battle: Battle, by: string): Refusal | undefined {
  const air = support(battle, by);
  if (!air) return refuse('NO_AIR_SUPPORT', `${by} has no air support.`, '15.8.2');
  if (air.came) return refuse('AIR_SUPPORT_OVER', 'The air support of this scenario has come.', '15.8.2/a');
  return air.tried
    ? refuse('TRIED_ALREADY', 'Air support was tried for in this phase.', '15.8.2')
    : undefined;
}

export const airSupport = order({
  title: 'Air support',
  description: 'Try for air support; one or two aircraft that come attack at once.',
  cites: ['15.8.2'],
  answers: ['impulse'],
  asks: {},
  candidates: ({ battle, by }) => (mayCall(battle, by) ? [] : [{}]),
  read: ({ battle, by }, asked) => mayCall(battle, by) ?? asked,
  perform(act, _, { by, decision }) {
    spendImpulse(act, decision, []);
    const { turn } = act.battle.clock;
    const air = support(act.battle, by) as NonNullable<ReturnType<typeof support>>;
    const rolled = total(act.roll(`air support: ${by}`, D10));
    const comes = rolled <= turn;
    act.effect(
      'air-support',
      { side: by, rolled, turn, comes },
      {
        changes: [
          {
            do: 'side',
            side: by,
            set: { airSupport: { ...air, tried: true, ...(comes && { came: true }) } },
          },
        ],
        cites: ['15.8.2'],
      },
    );
    if (!comes) return;
    const number = total(act.roll(`number of aircraft: ${by}`, D10));
    const count = number <= MOST_FOR_ONE ? 1 : 2;
    act.effect('aircraft-arrive', { side: by, rolled: number, count }, { cites: ['15.8.2', '15.8.2/a'] });
    act.plan({ task: 'sortie', side: by, left: count });
  },
});

export function sortie(act: Act, { side, left }: { readonly side: string; readonly left: number }): void {
  if (left === 0) {
    act.done();
    return;
  }
  act.become({ task: 'sortie', side, left: left - 1 });
  act.ask({ side, kind: 'air-target' });
}

function targetRefusal(battle: Battle, at: string): Refusal | undefined {
  if (!isHexName(battle, at) || !isInPlay(battle, at))
    return refuse('NO_SUCH_HEX', `${at} is not a hex in play.`, '3.2.5');
  return isInterior(battle, at)
    ? refuse('INTERIOR', `${at} lies inside woods or a building.`, '15.8.3')
    : undefined;
}

/** Four hexes in a straight row (15.8.4.1). */
function runRefusal(battle: Battle, hexes: readonly string[]): Refusal | undefined {
  for (const hex of hexes) {
    const refusal = targetRefusal(battle, hex);
    if (refusal?.refused === 'NO_SUCH_HEX') return refusal;
  }
  const sides = hexes.slice(1).map((hex, i) => sideTowards(battle, hexes[i] as string, hex));
  const straight = sides.every((side) => side !== undefined && side === sides[0]);
  return hexes.length === RUN && straight
    ? undefined
    : refuse('NOT_A_ROW', 'A Strafing Run takes four adjacent hexes in a row.', '15.8.4.1');
}

export const bomb = order({
  title: 'Bomb',
  description: 'The aircraft attacks a hex with its bombs and its machine guns.',
  cites: ['15.8.3', '15.8.4'],
  answers: ['air-target'],
  asks: { at: z.string().describe('The hex.') },
  byExample: true,
  *candidates({ battle, by }) {
    if (!support(battle, by)?.bombs) return;
    for (const at of worthwhile(battle, by)) yield { at };
  },
  read({ battle, by }, { at }) {
    if (!support(battle, by)?.bombs) return refuse('NO_BOMBS', 'These aircraft carry no bombs.', '15.8.4.1');
    return targetRefusal(battle, at) ?? { at };
  },
  perform: (act, { at }, { by }) => fly(act, by, { hexes: [at], strafes: false }),
});

/** Where an enemy is seen; any hex will do, and one is always there. */
function worthwhile(battle: Battle, by: string): string[] {
  const seen = battle.units().flatMap(({ side, at }) => (side === by || at === undefined ? [] : [hexOf(at)]));
  const hexes = [...new Set(seen)].sort().filter((at) => !targetRefusal(battle, at));
  if (hexes.length > 0) return hexes;
  const any = battle.table.map.hexes.find(({ name }) => !targetRefusal(battle, name));
  return any ? [any.name] : [];
}

/** Rows that begin in a hex, clockwise from north. */
function rowsFrom(battle: Battle, at: string): string[][] {
  return neighbours(battle, at).flatMap((next) => {
    const side = sideTowards(battle, at, next);
    const row = [at, next];
    while (row.length < RUN) {
      const last = row.at(-1) as string;
      const on = neighbours(battle, last).find((hex) => sideTowards(battle, last, hex) === side);
      if (on === undefined) return [];
      row.push(on);
    }
    return runRefusal(battle, row) ? [] : [row];
  });
}

export const strafe = order({
  title: 'Strafe',
  description: 'The aircraft attacks four hexes in a row with its machine guns.',
  cites: ['15.8.4.1'],
  answers: ['air-target'],
  asks: { hexes: z.array(z.string()).length(RUN).describe('The row, in order.') },
  byExample: true,
  *candidates({ battle, by }) {
    for (const at of worthwhile(battle, by)) for (const hexes of rowsFrom(battle, at)) yield { hexes };
  },
  read: ({ battle }, asked) => runRefusal(battle, asked.hexes) ?? asked,
  perform: (act, { hexes }, { by }) => fly(act, by, { hexes, strafes: true }),
});

/** The counter lies in the first hex; anti-aircraft fire comes before the attack (15.8.4). */
function fly(act: Act, side: string, run: Run): void {
  const { battle } = act;
  const { aircraft: name } = support(battle, side) as { aircraft: string };
  const printed = AIRCRAFT[name as AircraftName] ?? AIRCRAFT['Ju 87 G'];
  const at = run.hexes[0] as string;
  const id = act.offspring(`${side}-aircraft`);
  const { nationality } = battle.side(side);
  act.effect(
    'aircraft-placed',
    { aircraft: id, at, strafes: run.strafes },
    {
      changes: [
        {
          do: 'enter',
          unit: id,
          set: { ...printed, name, kind: 'aircraft', range: 0, side, nationality, at },
        },
      ],
      cites: ['15.8.4'],
    },
  );
  act.plan({ task: 'air-attack', aircraft: id, ...run }, { task: 'anti-aircraft', aircraft: id, at });
}

/** The Air Attack Table, without modifiers; a mistake is the choice of the side that is attacked (15.8.4). */
export function airAttack(act: Act, run: Run & { readonly aircraft: string }): void {
  const { battle } = act;
  act.done();
  if (!battle.unit(run.aircraft)) return;
  const rolled = total(act.rollOf('air attack', [run.aircraft], D100));
  const result = packOf(battle).lookup(AIR_ATTACK.attack, rolled);
  act.effect('air-attack', { aircraft: run.aircraft, rolled, result }, { cites: ['15.8.4'] });
  const mistaken = /within (\d+)/.exec(result);
  if (mistaken) {
    const { side } = battle.theUnit(run.aircraft);
    act.ask({
      side: enemyOf(battle, side),
      kind: 'mistaken-attack',
      about: { ...run, within: Number(mistaken[1]) },
    });
    return;
  }
  if (result.startsWith('attack')) strikeAll(act, battle.theUnit(run.aircraft), run);
  flyOff(act, run.aircraft);
}

/** Bombs and machine guns are rolled for apart, the machine guns at point blank; a Strafing Run is not (15.8.3, 15.8.4.1). */
function strikeAll(act: Act, aircraft: Unit, { hexes, strafes }: Run): void {
  const guns: Strike = {
    fp: strafes ? aircraft.fp : aircraft.fp * 2,
    manner: 'direct',
    from: hexes[0] as string,
    cites: strafes ? ['15.8.4.1'] : ['15.8.3'],
  };
  if (!strafes)
    strikeHex(
      act,
      {
        ...guns,
        fp: bombRow(act.battle, aircraft),
        manner: 'bombs',
        critical: '12.4.10',
        always: true,
        cites: ['15.8.3', '15.8.6'],
      },
      hexes[0] as string,
    );
  for (const hex of hexes) strikeHex(act, guns, hex);
}

const bombRow = (battle: Battle, { name, bombs = 0 }: Unit): number =>
  name === 'Ju 87 G' ? equivalentRow(battle, 'Ju 87 G bombs (150)') : gunRow(battle, bombs);

export const choose = order({
  title: 'Choose where they strike by mistake',
  description:
    'Choose the hex, or the first of the four hexes, that the aircraft attacks in place of its target.',
  cites: ['15.8.4', '15.8.4.1.1'],
  answers: ['mistaken-attack'],
  asks: {
    hexes: z.array(z.string()).min(1).max(RUN).describe('One hex, or the row of a Strafing Run.'),
  },
  *candidates({ battle, decision }) {
    const { hexes, within, strafes } = decision.about as unknown as Run & { within: number };
    for (const at of hexesWithin(battle, hexes[0] as string, within))
      for (const row of strafes ? rowsFrom(battle, at) : [[at]]) {
        const order = { hexes: row };
        if (!mistakeRefusal(battle, row, decision)) yield order;
      }
  },
  read: ({ battle, decision }, asked) => mistakeRefusal(battle, asked.hexes, decision) ?? asked,
  perform(act, { hexes }, { decision }) {
    const { aircraft, strafes } = decision.about as unknown as Run & { aircraft: string };
    act.effect('mistaken-hex', { aircraft, hexes }, { cites: ['15.8.4'] });
    strikeAll(act, act.battle.theUnit(aircraft), { hexes, strafes });
    flyOff(act, aircraft);
  },
});

function mistakeRefusal(battle: Battle, hexes: readonly string[], decision: Decision): Refusal | undefined {
  const { hexes: aimed, within, strafes } = decision.about as unknown as Run & { within: number };
  const refusal = strafes
    ? runRefusal(battle, hexes)
    : hexes.length === 1
      ? targetRefusal(battle, hexes[0] as string)
      : refuse('ONE_HEX', 'Bombs fall on one hex.', '15.8.4');
  if (refusal) return refusal;
  return distance(battle, aimed[0] as string, hexes[0] as string) <= within
    ? undefined
    : refuse('TOO_FAR', `A mistake of this kind is within ${within} hexes of the target.`, '15.8.4');
}

/** A new phase, a new attempt. */
export const freshAir = ({ airSupport: air }: { airSupport?: ReturnType<typeof support> }) => {
  if (!air?.tried) return {};
  const { tried: _, ...fresh } = air;
  return { airSupport: fresh };
};
