/** Medics (11.3): once in a Rally Phase a Medic heals a wounded man or brings a Shaken unit round. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import { coverToMorale } from '../damage/morale.js';
import { order } from '../form.js';
import { hasSkill } from '../heroes/skills.js';
import { type Refusal, refuse, type Unit } from '../system.js';
import { isGoodOrder, isInfantry, moraleOf, ownAt } from '../units/kinds.js';

const WHAT = ['heal', 'rally'] as const;
type What = (typeof WHAT)[number];

const isMedic = (unit: Unit): boolean => unit.kind === 'medic' || hasSkill(unit, 'House: Field Medic');

export const tend = order({
  title: 'Tend',
  description: 'A Medic takes the wound off a man, or flips a Shaken unit of his place to Good Order.',
  cites: ['11.3/a', '11.3/f', '3.0/h'],
  answers: ['rally'],
  asks: {
    medic: z.string().describe('The Medic.'),
    unit: z.string().describe('The unit he tends, in his place; he may tend himself.'),
    what: z.enum(WHAT).describe('Heal a wound, or rally.'),
  },
  *candidates({ battle, by }) {
    for (const medic of battle.units())
      if (medic.side === by && medic.at !== undefined && medicRefusal(medic) === undefined)
        for (const unit of ownAt(battle, medic.at, by))
          for (const what of WHAT) yield { medic: medic.id, unit: unit.id, what };
  },
  read({ battle, by }, { medic: id, unit: other, what }) {
    const [medic, unit] = [battle.unit(id), battle.unit(other)];
    if (medic?.side !== by || unit?.side !== by)
      return refuse('NOT_YOUR_UNIT', 'Name a Medic and a unit of yours.');
    return medicRefusal(medic) ?? patientRefusal(medic, unit, what) ?? { medic: id, unit: other, what };
  },
  perform(act, { medic: id, unit, what }) {
    const { battle } = act;
    const medic = battle.theUnit(id);
    const modifiers = coverToMorale(battle, medic.at);
    const rolled = total(act.rollOf('Medic', [id], DR));
    const modified = modifiers.reduce((sum, { value }) => sum + value, rolled);
    const morale = moraleOf(medic);
    const success = modified <= morale;
    const better = what === 'heal' ? { wounded: null } : { shaken: null };
    act.effect(
      'tended',
      { medic: id, unit, what, modified, morale, success },
      {
        changes: [
          { do: 'unit', unit: id, set: { tended: true } },
          ...(success ? [{ do: 'unit' as const, unit, set: better }] : []),
        ],
        cites: [success ? '11.3/a' : '11.3/h', ...(modifiers.length > 0 ? (['11.3/g'] as const) : [])],
      },
    );
  },
});

function medicRefusal(medic: Unit): Refusal | undefined {
  if (!isMedic(medic)) return refuse('NOT_A_MEDIC', `${medic.name} is not a Medic.`, '11.3');
  if (!isGoodOrder(medic)) return refuse('SHAKEN', `${medic.name} is Shaken: rally him first.`, '5.1/s');
  return medic.tended
    ? refuse('HAS_TRIED', `${medic.name} has tended somebody in this phase.`, '11.3/a', '11.3/h')
    : undefined;
}

function patientRefusal(medic: Unit, unit: Unit, what: What): Refusal | undefined {
  if (unit.at !== medic.at)
    return refuse('NOT_TOGETHER', `${unit.name} is not in ${medic.at}, where the Medic is.`, '11.3/f');
  if (what === 'heal' && !unit.wounded)
    return refuse('NOT_WOUNDED', `${unit.name} is not wounded.`, '11.3/a');
  if (what === 'rally' && (!unit.shaken || !isInfantry(unit)))
    return refuse('NOT_SHAKEN', `${unit.name} is not a Shaken MMC or single man.`, '11.3/a');
  return undefined;
}
