/** Smoke dischargers (9.17.8): AFVs veil their own hex with one salvo, in any fire phase of theirs. */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { isButtonedUp } from '../ch11-vehicles/17-close-defence.js';
import { tooFastToFire } from '../ch11-vehicles/31-motion.js';
import { behindScreens } from '../ch11-vehicles/41-amphibians.js';
import { isAfv, isManned } from '../ch11-vehicles/state.js';
import { SMOKE_GRENADES } from '../charts/index.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, refuse, type Unit } from '../system.js';
import { isOnMap, isVehicle, type OnMap, ofSide } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { canHang, lay } from './16-smoke.js';
import { closeDefenceHas, closeDefenceLasts, hasCloseDefence } from './17-other-smoke.js';

export const dischargeSmoke = order({
  title: 'Discharge smoke',
  description:
    'An AFV with smoke dischargers places smoke in its own hex, in place of the fire of its gun; it may still move. German ones roll when they first try whether they have any.',
  cites: ['9.17.8.1', '9.17.8.3', '9.17.8.5'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: { unit: z.string().describe('The AFV.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isVehicle(unit) && mayHave(battle, unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isVehicle(unit) || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    if (!mayHave(battle, unit))
      return refuse(
        'NO_SMOKE',
        `${unit.name} has no smoke dischargers, or they are empty.`,
        '9.17.8.3',
        '9.17.8.5',
      );
    if (!isManned(unit)) return refuse('NO_CREW', `${unit.name} has no crew in its senses.`, '11.8.3');
    const held = tooFastToFire(battle, unit) ?? behindScreens(unit);
    if (held) return held;
    if (unit.shotsFired || unit.gunOut || unit.overran !== undefined || (unit.prep && !unit.fired))
      return refuse('HAS_FIRED', `The gun of ${unit.name} has fired, or cannot.`, '9.17.8.1');
    return canHang(battle, unit.at, 'full')
      ? { unit: id }
      : refuse('NO_SMOKE', `Smoke does not stay over ${unit.at}.`, '9.16.7', '16.4.2.3');
  },
  perform(act, { unit: id }, { by }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    if (hasCloseDefence(battle, unit)) {
      fireCloseDefence(act, unit as OnMap);
      return;
    }
    const upTo = unit.dischargers ? undefined : mostFor(battle, unit);
    const rolled = upTo === undefined ? undefined : total(act.rollOf('smoke dischargers', [id], D6));
    const has = rolled === undefined || upTo === undefined || rolled <= upTo;
    giveAway(act, [id], '2.3.9.1');
    const changes: Change[] = has
      ? [
          lay(battle, unit.at as string, by, 'full'),
          {
            do: 'unit',
            unit: id,
            set: { dischargers: 'empty', shotsFired: unit.gun?.shots ?? 1, laidSmoke: true },
          },
        ]
      : [{ do: 'unit', unit: id, set: { dischargers: 'none' } }];
    act.effect(
      'smoke-discharged',
      { unit: id, at: unit.at as string, has, ...(rolled !== undefined && { rolled }) },
      { changes, cites: rolled === undefined ? ['9.17.8.1', '9.17.8.5'] : ['9.17.8.1', '9.17.8.3'] },
    );
  },
});

/** From within, two dice each time, until there is no more (9.17.9.4). */
function fireCloseDefence(act: Act, { id, at, side, gun }: OnMap): void {
  const { battle } = act;
  const rolled = total(act.rollOf('close defence weapon', [id], DR));
  const has = closeDefenceHas(rolled);
  giveAway(act, [id], '2.3.9.1');
  act.effect(
    'smoke-launched',
    { unit: id, at, has, rolled },
    {
      changes: [
        { do: 'unit', unit: id, set: { shotsFired: gun?.shots ?? 1, laidSmoke: true, projected: true } },
        ...(has ? [lay(battle, at, side, 'full')] : []),
      ],
      cites: ['9.17.9.4'],
    },
  );
  if (closeDefenceLasts(rolled)) return;
  const left = (battle.secret(side).closeDefence ?? []).filter((one) => one !== id);
  act.effect(
    'close-defence-out',
    { unit: id },
    {
      changes: [
        { do: 'secret', side, set: { closeDefence: left.length > 0 ? left : null } },
        { do: 'unit', unit: id, set: { dischargers: 'none' } },
      ],
      cites: ['9.17.9.4'],
    },
  );
}

/** Given by the scenario, of the British at all times, of the Germans perhaps, but not on halftracks. */
function mayHave(battle: Battle, unit: Unit): boolean {
  if (hasCloseDefence(battle, unit)) return isButtonedUp(unit);
  if (unit.dischargers) return unit.dischargers === 'loaded';
  return isAfv(unit) && !unit.abandoned && (isBritish(unit) || (mostFor(battle, unit) ?? 0) > 0);
}

const isBritish = (unit: Unit): boolean =>
  parentOf(unit.manned ?? unit.nationality) === 'British' && unit.vehicle !== 'halftrack';

/** The highest die with which a German AFV has them, by the year; of others none is rolled. */
function mostFor(battle: Battle, unit: Unit): number | undefined {
  if (isBritish(unit)) return undefined;
  if (!(unit.manned ?? unit.nationality).startsWith('German') || unit.vehicle === 'halftrack') return 0;
  return (battle.table.charts as ChartPack).lookup(SMOKE_GRENADES.dischargers, battle.options.year);
}
