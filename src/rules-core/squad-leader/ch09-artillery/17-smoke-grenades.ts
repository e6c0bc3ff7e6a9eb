/** Smoke grenades (9.17.1 to 9.17.5): squads place smoke in their own hex or beside it, before anybody fires. */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, total } from '../../kernel/dice/index.js';
import { distance, neighbours } from '../../mechanics/places.js';
import type { Smoke } from '../attributes/smoke.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { hasSmokeOfEngineers } from '../ch08-support-weapons/06-captured.js';
import { levelAt } from '../ch14-terrain/ground.js';
import { windOf } from '../ch16-fire/03-now.js';
import { SMOKE_GRENADES } from '../charts/index.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { canHang, lay } from './16-smoke.js';
import { burnWith } from './16-white-phosphorus.js';

/** How a squad comes by its smoke. */
type Means =
  | { readonly kind: 'engineers' | 'special' }
  | { readonly kind: 'inherent'; readonly upTo: number };

const RUNS_OUT = 6;
const SQUADS_A_STEP = 5;
const MOST_STEPS = 5;
const PHOSPHORUS_UP_TO = { inherent: 1, special: 2 } as const;

export const placeSmoke = order({
  title: 'Place smoke',
  description:
    'A squad with smoke grenades places smoke in its hex or an adjacent one, before anybody of its side fires. It may still move, or fire.',
  cites: ['9.17.1.2', '9.17.1.3', '9.17.4/a'],
  answers: ['prep-fire'],
  asks: {
    unit: z.string().describe('The squad.'),
    at: z.string().describe('Its hex, or one beside it.'),
    phosphorus: z
      .literal(true)
      .optional()
      .describe('Americans: white phosphorus if the die allows it, and smoke if not (9.17.5).'),
  },
  *candidates({ battle, by }) {
    if (hasFired(battle, by)) return;
    for (const unit of ofSide(battle, by)) {
      if (!isOnMap(unit) || !meansOf(battle, unit)) continue;
      for (const at of [unit.at, ...neighbours(battle, unit.at)]) {
        yield { unit: unit.id, at };
        yield { unit: unit.id, at, phosphorus: true };
      }
    }
  },
  read({ battle, by }, { unit: id, at, phosphorus }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isOnMap(unit) || unit.kind !== 'squad')
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no squad "${id}" on the map: name one of yours.`, '9.17.1.2'),
        path: '$.unit',
      };
    const means = meansOf(battle, unit);
    if (!means) return refuse('NO_SMOKE', `${unit.name} has no smoke grenades.`, '9.17.3', '9.17.5.3');
    const cannot = unready(battle, unit) ?? notThere(battle, unit, at);
    if (cannot) return cannot;
    if (phosphorus && !hasPhosphorus(battle, unit, means))
      return {
        ...refuse('NO_SMOKE', `${unit.name} has no white phosphorus.`, '9.17.5', '9.16.9.3'),
        path: '$.phosphorus',
      };
    return { unit: id, at, phosphorus };
  },
  perform(act, { unit: id, at, phosphorus }) {
    giveAway(act, [id], '2.3.9.1', '2.5.2');
    const unit = act.battle.theUnit(id) as OnMap;
    const means = meansOf(act.battle, unit) as Means;
    if (means.kind === 'engineers') place(act, unit, { at, kind: 'full', means });
    else tryTo(act, unit, { at, phosphorus, means });
  },
});

/** Engineers always; others by their counter, or because the scenario says so (9.17.1.2, 9.17.3). */
function meansOf(battle: Battle, unit: Unit): Means | undefined {
  const { smokeLeft, smokeSpent = [] } = battle.side(unit.side);
  if (unit.kind !== 'squad' || unit.smoke === 'none' || smokeLeft === 0) return undefined;
  if (hasSmokeOfEngineers(unit)) return { kind: 'engineers' };
  if (unit.smoke === 'special') return { kind: 'special' };
  const upTo = smokeSpent.includes(unit.nationality) ? 0 : exponentOf(battle, unit);
  return upTo > 0 ? { kind: 'inherent', upTo } : undefined;
}

const NATIONS = ['American', 'British'] as const;

/** The highest die with which it places smoke, as printed on its counter. */
function exponentOf(battle: Battle, { nationality, quality = 'first' }: Unit): number {
  const nation = NATIONS.find((one) => one === parentOf(nationality));
  if (!nation || nationality === 'Free Polish' || nationality === 'Gurkha') return 0;
  return (battle.table.charts as ChartPack).lookup(SMOKE_GRENADES.exponent, nation, quality);
}

/** Americans alone, and not in a breeze (9.17.5, 9.16.9.3). */
const hasPhosphorus = (battle: Battle, { nationality }: Unit, { kind }: Means): boolean =>
  nationality === 'American' && kind !== 'engineers' && windOf(battle) === undefined;

/** Before all fire of its side but smoke shells (9.17.1.3, 9.17.7.4, 9.15.3). */
export const hasFired = (battle: Battle, side: string): boolean =>
  ofSide(battle, side).some(
    ({ firedIn, shotsFired, laidSmoke }) =>
      !laidSmoke && (firedIn === 'prep-fire' || shotsFired !== undefined),
  );

function unready(battle: Battle, unit: OnMap): Refusal | undefined {
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '3.21.1');
  if (unit.swims) return refuse('IN_WATER', `${unit.name} swims, and does nothing else.`, '4.14.16');
  if (unit.climbs) return refuse('CANNOT_USE', `${unit.name} hangs on a cliff.`, '14.8.6');
  if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '3.30.1');
  if (unit.unarmed) return refuse('UNARMED', `${unit.name} is unarmed.`, '5.8.1');
  if (unit.berserk) return refuse('BERSERK', `${unit.name} is berserk, and charges.`, '3.25.3');
  if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} is mounted.`, '9.17/q5');
  if (unit.prep) return refuse('HAS_FIRED', `${unit.name} does nothing more in this turn.`, '3.1.10');
  if (unit.smoked) return refuse('HAS_TRIED', `${unit.name} places smoke once in a turn.`, '9.17.1.2');
  return hasFired(battle, unit.side)
    ? refuse('TOO_LATE', 'Smoke is placed before anybody of your side fires.', '9.17.1.3', '9.15.3')
    : undefined;
}

function notThere(battle: Battle, unit: OnMap, at: string): Refusal | undefined {
  if (!battle.table.map.named.has(at) || distance(battle, unit.at, at) > 1)
    return {
      ...refuse('NOT_ADJACENT', `${unit.name} reaches its own hex and those beside it.`, '9.17.1.3'),
      path: '$.at',
    };
  if (at !== unit.at && isInMelee(battle, unit))
    return { ...refuse('IN_MELEE', `${unit.name} is in melee: its own hex only.`, '6.2.1/a'), path: '$.at' };
  if (levelAt(battle, at) - levelAt(battle, unit.at) >= TOO_HIGH)
    return { ...refuse('IMPASSABLE', `${at} is too high above ${unit.at}.`, '14.9.6'), path: '$.at' };
  return canHang(battle, at, 'full')
    ? undefined
    : {
        ...refuse('NO_SMOKE', `Smoke does not stay over ${at}.`, '9.16.7', '9.16/q2', '16.4.2.3'),
        path: '$.at',
      };
}

const TOO_HIGH = 2;

interface Placing {
  readonly at: string;
  readonly kind: Smoke;
  readonly means: Means;
  readonly rolled?: number;
}

/** A die: too high and there is none in this turn; a 1 or 2 may be white phosphorus (9.17.4/a, 9.17.5). */
function tryTo(
  act: Act,
  unit: OnMap,
  {
    at,
    phosphorus,
    means,
  }: { readonly at: string; readonly phosphorus: true | undefined; readonly means: Means },
): void {
  const rolled = total(act.rollOf('smoke grenades', [unit.id], D6));
  if (means.kind === 'inherent' && rolled > means.upTo)
    act.effect(
      'no-smoke',
      { unit: unit.id, rolled, upTo: means.upTo },
      { changes: [{ do: 'unit', unit: unit.id, set: TRIED }], cites: ['9.17.4/a'] },
    );
  else {
    const upTo = means.kind === 'special' ? PHOSPHORUS_UP_TO.special : PHOSPHORUS_UP_TO.inherent;
    place(act, unit, { at, kind: phosphorus && rolled <= upTo ? 'white phosphorus' : 'full', means, rolled });
  }
  if (rolled === RUNS_OUT) runOut(act, unit, means);
}

const TRIED = { smoked: true, noticed: true } as const;

function place(act: Act, unit: OnMap, { at, kind, means, rolled }: Placing): void {
  const { battle } = act;
  const { smokeLeft } = battle.side(unit.side);
  const isUse = means.kind !== 'engineers';
  const changes: Change[] = [
    lay(battle, at, unit.side, kind),
    { do: 'unit', unit: unit.id, set: { ...TRIED, ...(isUse && { served: 'smoke' as const }) } },
    ...(smokeLeft === undefined
      ? []
      : [{ do: 'side', side: unit.side, set: { smokeLeft: smokeLeft - 1 } } as const]),
  ];
  act.effect(
    'smoke-placed',
    { unit: unit.id, at, kind, ...(rolled !== undefined && { rolled }) },
    {
      changes,
      cites: [isUse ? '9.17.4/a' : '9.17.1.2', ...(smokeLeft === undefined ? [] : ['9.17.1.1' as const])],
    },
  );
  if (kind === 'white phosphorus') burnWith(act, at);
}

/** A 6 may be the end of it: of a special squad at once, of the others with one more die (9.17.4/b, 9.17.5.1). */
function runOut(act: Act, { id, side, nationality }: OnMap, { kind }: Means): void {
  const { battle } = act;
  if (kind === 'special') {
    act.effect(
      'smoke-ran-out',
      { unit: id },
      { changes: [{ do: 'unit', unit: id, set: { smoke: 'none' } }], cites: ['9.17.5.1'] },
    );
    return;
  }
  const squads = ofSide(battle, side).filter(
    (unit) => unit.kind === 'squad' && unit.nationality === nationality,
  );
  const steps = Math.min(MOST_STEPS, Math.ceil(squads.length / SQUADS_A_STEP));
  const rolled = total(act.roll('smoke grenades left', D6));
  const ended = rolled - steps <= 1;
  const { smokeSpent = [] } = battle.side(side);
  act.effect(
    'smoke-stock',
    { nationality, rolled, ended },
    {
      changes: ended ? [{ do: 'side', side, set: { smokeSpent: [...smokeSpent, nationality] } }] : [],
      cites: ['9.17.4/b', '9.17.5.3'],
    },
  );
}
