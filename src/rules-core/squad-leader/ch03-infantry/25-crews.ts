/** Berserk crews (3.25.9, 3.25.10): they stay at their gun and fire it until it breaks down or a leader calms them. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import { breakDown } from '../ch08-support-weapons/09-breakdown.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, refuse, sumOf, type Unit } from '../system.js';
import { attacker, defender, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { otherLeaders, ratingOf } from './02-leaders.js';
import { gunsOf, isAtItsMachineGun } from './25-berserk.js';

const crewsOf = (battle: Battle, side: string): OnMap[] =>
  ofSide(battle, side).filter((unit): unit is OnMap => isOnMap(unit) && isAtItsMachineGun(battle, unit));

const idleGunOf = (battle: Battle, crew: Unit): Unit | undefined =>
  crew.firedIn === undefined ? gunsOf(battle, crew).find(({ fired }) => !fired) : undefined;

/** Its guns that have yet to fire, each with its crew. */
export const rawGuns = (battle: Battle, side: string): { readonly crew: OnMap; readonly gun: Unit }[] =>
  crewsOf(battle, side).flatMap((crew) => {
    const gun = idleGunOf(battle, crew);
    return gun ? [{ crew, gun }] : [];
  });

/** Who has no target fires all the same, and the gun may burn out (3.25.10). */
export function fireAtNothing(act: Act): void {
  const { battle } = act;
  const { phase } = battle.clock;
  if (phase !== 'prep-fire' && phase !== 'defensive-fire') return;
  for (const { crew, gun } of rawGuns(battle, phase === 'prep-fire' ? attacker(battle) : defender(battle))) {
    const rolled = total(act.rollOf('fire', [gun.id], DR));
    const prep = phase === 'prep-fire' && { prep: true as const };
    const changes: Change[] = [
      { do: 'unit', unit: gun.id, set: { fired: true } },
      { do: 'unit', unit: crew.id, set: { firedIn: phase, ...prep } },
    ];
    act.effect(
      'fired-at-nothing',
      { unit: crew.id, weapon: gun.id, rolled },
      { changes, cites: ['3.25.10'] },
    );
    breakDown(act, [{ firing: gun, holder: crew, sustained: true }], rolled);
  }
}

export const calmCrew = order({
  title: 'Calm a crew',
  description:
    'A leader tries to bring a berserk crew at its gun to itself: it must pass a normal check with its printed morale.',
  cites: ['3.25.10'],
  answers: ['rally'],
  asks: {
    unit: z.string().describe('The berserk crew.'),
    leader: z.string().describe('The unbroken leader with it.'),
  },
  *candidates({ battle, by }) {
    for (const crew of crewsOf(battle, by))
      for (const { id } of otherLeaders(battle, crew)) yield { unit: crew.id, leader: id };
  },
  read({ battle, by }, { unit: id, leader: asked }) {
    const crew = crewsOf(battle, by).find((one) => one.id === id);
    if (!crew)
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no berserk crew "${id}" at its gun.`, '3.25.10'),
        path: '$.unit',
      };
    if (crew.tried) return refuse('HAS_TRIED', `${crew.name} has been tried in this Rally Phase.`, '3.25.10');
    return otherLeaders(battle, crew).some(
      (leader) => leader.id === asked && !leader.berserk && !leader.occupied,
    )
      ? { unit: id, leader: asked }
      : {
          ...refuse('CANNOT_LEAD', `"${asked}" is not an unbroken leader with ${crew.name}.`, '3.25.10'),
          path: '$.leader',
        };
  },
  perform(act, { unit: id, leader }) {
    const crew = act.battle.theUnit(id);
    const modifiers = [ratingOf(act.battle.theUnit(leader), crew)];
    const needs = crew.morale ?? 0;
    const rolled = total(act.rollOf('calm', [id], DR));
    const passed = rolled + sumOf(modifiers) <= needs;
    act.effect(
      'morale-check',
      { unit: id, check: 'calm', needs, rolled, modifiers, passed },
      { changes: [{ do: 'unit', unit: id, set: { tried: true } }], cites: ['3.25.10'] },
    );
    if (!passed) return;
    const changes: Change[] = [{ do: 'unit', unit: id, set: { berserk: null, charges: null } }];
    act.effect('calmed', { units: [id] }, { changes, cites: ['3.25.10'] });
  },
});
