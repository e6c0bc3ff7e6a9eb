/** Anti-Aircraft Fire: GP fire at an aircraft that is tracked; Damaged twice, it crashes (6.4, S.aircraft/b). */
import * as z from 'zod';
import { D100, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import type { AmmoRow, Weapon } from '../attributes/index.js';
import { GP } from '../charts/index.js';
import { lose, suppress } from '../damage/fate.js';
import { bears } from '../fire/arcs.js';
import { pivoted } from '../fire/platform.js';
import { bracketOf, isUnfit } from '../fire/shot.js';
import { order } from '../form.js';
import { type GpResult, gpResult } from '../gp/table.js';
import { shellMines } from '../mines/clear.js';
import { inActionOf } from '../sequence/sides.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { isDamagedAsShooter, notYours, weaponOf } from '../units/kinds.js';
import { aircraftOf, bySpeedAndAltitude } from './table.js';

/** GP Factors of a crash on a minefield (7.31.3.2/b). */
const CRASH = 15;

export const antiAircraft = order({
  title: 'Anti-Aircraft Fire',
  description:
    'A unit with an Anti-Aircraft weapon fires at an enemy aircraft that is tracked. It does not fire again in this turn.',
  cites: ['CES.12/a', 'CES.12/c'],
  answers: ['anti-aircraft'],
  asks: {
    unit: z.string().describe('The unit that fires.'),
    weapon: z.string().describe('With which weapon.'),
    target: z.string().describe('The aircraft.'),
  },
  *candidates({ battle, by }) {
    for (const unit of inActionOf(battle, by))
      for (const { name } of unit.weapons ?? [])
        for (const { id } of aircraftOf(battle)) yield { unit: unit.id, weapon: name, target: id };
  },
  read({ battle, by }, { unit: id, weapon: name, target: at }) {
    const unit = battle.unit(id);
    if (unit?.side !== by) return { ...notYours(id), path: '$.unit' };
    const target = battle.unit(at);
    if (!target || target.side === by || !target.tracked)
      return {
        ...refuse('NO_SUCH_TARGET', `No enemy aircraft "${at}" is tracked in this phase.`, 'CES.12/c'),
        path: '$.target',
      };
    const aim = aimAt(battle, unit, name, target);
    return 'refused' in aim ? aim : { unit: id, weapon: name, target: at, factor: aim.factor };
  },
  perform(act, { unit, weapon, target, factor }) {
    fireAt(act, act.battle.theUnit(unit), weapon, act.battle.theUnit(target), factor);
  },
});

/** It bears on the aircraft, all round on a platform (7.16/b), and its GP row reaches so far. */
function aimAt(battle: Battle, unit: Unit, name: string, target: Unit): { factor: number } | Refusal {
  const unfit = isUnfit(battle, unit);
  if (unfit) return unfit;
  const weapon = weaponOf(unit, name);
  const row = weapon?.antiAircraft ? gpRowOf(weapon) : undefined;
  if (!weapon || !row)
    return {
      ...refuse('NO_SUCH_WEAPON', `${unit.name} has no Anti-Aircraft weapon "${name}".`),
      path: '$.weapon',
    };
  if (weapon.state) return refuse('OUT_OF_ORDER', `${name} of ${unit.name} has malfunctioned.`, '7.25/a');
  if (unit.fired) return refuse('HAS_FIRED', `${unit.name} has fired in this turn.`, 'S.fires-per-turn');
  if (!bears(battle, unit, weapon, target.at as string))
    return refuse(
      'OUTSIDE_FIELD_OF_FIRE',
      `${target.name} is outside the Field-of-Fire of ${unit.name}.`,
      '7.16/b',
    );
  const far = distance(battle, unit.at as string, target.at as string);
  const factor = row.factor[bracketOf(row, far) ?? 'E'];
  return bracketOf(row, far) && factor !== undefined
    ? { factor }
    : refuse('OUT_OF_RANGE', `${target.name} is out of range: ${far} hexes.`, 'S.range-bands');
}

const gpRowOf = ({ rows }: Weapon): AmmoRow | undefined => rows.find(({ type }) => type === 'GP');

function fireAt(act: Act, unit: Unit, weapon: string, target: Unit, factor: number): void {
  const { battle } = act;
  const defense = target.gpDefense ?? 0;
  const modifiers = [...ofState(battle, unit), ...bySpeedAndAltitude(battle, target, 'flak')];
  const rolled = total(act.rollOf('Anti-Aircraft Fire', [unit.id], D100));
  const net = rolled + sumOf(modifiers);
  const result = gpResult(battle, factor - defense, net);
  const met = { from: unit.at as string, result: AS_FLAK[result] };
  act.effect(
    'flak',
    {
      unit: unit.id,
      weapon,
      target: target.id,
      factor,
      defense,
      rolled,
      net,
      result: WORDS[result],
      modifiers,
    },
    {
      changes: [
        { do: 'unit', unit: unit.id, set: { fired: true, spot: 'fire' } },
        ...pivoted(battle, unit, target.at as string),
        { do: 'unit', unit: target.id, set: { flak: [...(target.flak ?? []), met] } },
      ],
      cites: ['CES.12/a', 'S.aircraft/b'],
    },
  );
  if (result === 'suppressed') suppress(act, target.id, ['S.aircraft/b']);
  else if (result === 'effective') damage(act, target);
}

const AS_FLAK = { none: 'none', suppressed: 'hit', effective: 'hit' } as const;
const WORDS: Readonly<Record<GpResult, string>> = {
  none: 'No Effect',
  suppressed: 'Suppressed',
  effective: 'Damage',
};

/** What a gun on the ground suffers from, in the words of the GP modifiers. */
export const ofState = (battle: Battle, unit: Unit): Modifier[] =>
  [
    ['shooter Suppressed', unit.suppressed] as const,
    ['shooter Damaged', isDamagedAsShooter(unit)] as const,
  ].flatMap(([why, holds]) =>
    holds
      ? [
          {
            why,
            value: Number(battle.table.charts.lookup(GP.modifiers, why)),
            cites: 'S.gp-combat/c' as const,
          },
        ]
      : [],
  );

/** A second time, and it crashes where it is: into mines with 15 GP Factors (7.31.3.2/b). */
function damage(act: Act, { id, name, at, damaged }: Unit): void {
  if (!damaged) {
    act.effect(
      'damaged',
      { unit: id, what: 'aircraft' },
      { changes: [{ do: 'unit', unit: id, set: { damaged: true } }], cites: ['S.aircraft/b'] },
    );
    return;
  }
  lose(act, id, 'crashed', ['S.aircraft/a']);
  shellMines(act, at as string, { by: name, factor: CRASH, modifiers: [], cites: '7.31.3.2/b' });
}
