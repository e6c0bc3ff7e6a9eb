/** Infantry smoke (7.22): a squad lays smoke in its own hex, in place of its Small Arms Fire. */
import * as z from 'zod';
import { D10, total } from '../../kernel/dice/index.js';
import { INFANTRY_SMOKE } from '../charts/index.js';
import { commandOf, isKnownOther, reveal } from '../command/known.js';
import { order } from '../form.js';
import { notItsFormation } from '../initiative/groups.js';
import { inActionOf, plays } from '../sequence/sides.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { gradeOf, isLeg, isTowed, notYours } from '../units/kinds.js';

export const laySmoke = order({
  title: 'Lay smoke',
  description:
    'A squad or half-squad makes smoke in its own hex in place of its Small Arms Fire. The smoke hides only that unit.',
  cites: ['7.22', '7.22.1/a', '7.22.1/b'],
  answers: ['direct-fire'],
  asks: { unit: z.string().describe('The squad or half-squad.') },
  *candidates({ battle, by }) {
    if (!plays(battle, '7.22')) return;
    for (const unit of inActionOf(battle, by)) if (!refusalFor(battle, unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    const refusal = unit?.side === by ? refusalFor(battle, unit) : notYours(id);
    return refusal ? { ...refusal, path: '$.unit' } : { unit: id };
  },
  perform(act, { unit: id }, { by }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    if (unit.command === undefined) reveal(act, by, [unit]);
    lay(act, battle.theUnit(id));
  },
});

function refusalFor(battle: Battle, unit: Unit): Refusal | undefined {
  if (!plays(battle, '7.22'))
    return refuse('NOT_IN_PLAY', 'This battle is fought without Infantry Smoke.', '7.22');
  if (limitOf(battle, unit) === undefined || unit.aboard !== undefined)
    return refuse('NO_INFANTRY_SMOKE', `${unit.name} cannot lay smoke.`, '7.22/a', '7.22.2/a');
  if (unit.suppressed || unit.broken || unit.hesitating)
    return refuse('UNSTEADY', `${unit.name} is Suppressed, Hesitating or Broken: it lays no smoke.`, '7.22');
  const command = commandOf(battle, unit);
  if (isKnownOther(unit, 'fire', 'short-halt') || (command !== 'fire' && command !== 'short-halt'))
    return refuse('NO_FIRE_COMMAND', `${unit.name} has neither FIRE nor SHORT HALT.`, '7.22.1/a');
  if (unit.fired) return refuse('HAS_FIRED', `${unit.name} has fired in this turn.`, '7.22.1/a');
  if (unit.fullCover)
    return refuse('IN_FULL_COVER', `${unit.name} is in Full Cover and may not fire.`, 'S.full-cover/b');
  if (isShared(battle, unit))
    return refuse('HEX_IS_SHARED', `${unit.name} shares its hex: it must be alone there on foot.`, '7.22/a');
  return notItsFormation(battle, unit);
}

/** Another unit on foot or towed gun in the hex, of either side. */
const isShared = (battle: Battle, unit: Unit): boolean =>
  battle
    .unitsAt(unit.at as string)
    .some((other) => other.id !== unit.id && other.aboard === undefined && (isLeg(other) || isTowed(other)));

/** The Smoke Ammo Limit (7.22.2); undefined for those who have none. */
function limitOf(battle: Battle, unit: Unit): number | undefined {
  if (unit.kind !== 'squad' && unit.kind !== 'half-squad') return undefined;
  const { charts } = battle.table;
  const before41 = battle.options.date !== undefined && battle.options.date < '1941';
  if (unit.nation === 'french' && before41) return undefined;
  const limit = charts.find(INFANTRY_SMOKE.limits, unit.nation)?.value;
  return limit === undefined ? undefined : limit + sumOf(modifiersOf(battle, unit));
}

function modifiersOf(battle: Battle, unit: Unit): Modifier[] {
  const rows: string[] = [gradeOf(battle, unit), ...(unit.engineer ? ['Engineer'] : [])];
  return rows.flatMap((row) => {
    const value = battle.table.charts.find(INFANTRY_SMOKE.modifiers, row)?.value;
    return value === undefined ? [] : [{ why: row, value, cites: '7.22.2/b' as const }];
  });
}

function lay(act: Act, unit: Unit): void {
  const { battle } = act;
  const at = unit.at as string;
  const limit = limitOf(battle, unit) as number;
  const rolled = total(act.rollOf('smoke', [unit.id], D10));
  const makes = rolled <= limit;
  const { smoke = [] } = battle.location(at);
  act.effect(
    'infantry-smoke',
    { unit: unit.id, rolled, limit, makes },
    {
      changes: [
        { do: 'unit', unit: unit.id, set: { fired: true, spot: 'fire' } },
        ...(makes
          ? [
              {
                do: 'location' as const,
                at,
                set: { smoke: [...smoke, { density: 'open' as const, face: 'on' as const, only: unit.id }] },
              },
            ]
          : []),
      ],
      cites: ['7.22.2/c', '7.22.1/b'],
    },
  );
}
