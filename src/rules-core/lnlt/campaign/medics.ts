/** Medics between battles (11.3): each tends one of the wounded of his side, as he would on the map. The house's; see CHOICES.md. */
import { type Book, campaignOf, ids, type RosterId, type RosterRow } from '../../campaign/book/book.js';
import { type CampaignDice, rollOn } from '../../campaign/book/dice.js';
import type { Consequence } from '../../campaign/facts/facts.js';
import type { RuleId } from '../rules.js';
import { counterNamed } from '../units/catalogue.js';
import { NATION_OF_SIDE } from './nations.js';

export function* tendWounded(book: Book, dice: CampaignDice): Iterable<Consequence> {
  const free = ids(book.roster).filter((id) => medicMorale(rowOf(book, id)) !== undefined);
  for (const id of ids(book.roster)) {
    const row = rowOf(book, id);
    if (row.state !== 'wounded') continue;
    const medic = free.find((each) => rowOf(book, each).side === row.side);
    if (medic === undefined) continue;
    free.splice(free.indexOf(medic), 1);
    yield tended(book, dice, id, medic);
  }
}

/** Of a Medic, or a man with his Skill, who is fit himself. */
function medicMorale({ state, side, counter, is }: RosterRow): number | undefined {
  if (state !== 'ready') return undefined;
  const printed = counterNamed(counter, NATION_OF_SIDE[side] ?? side);
  const skills = Array.isArray(is?.skills) ? is.skills : [];
  return printed?.kind === 'medic' || skills.includes('House: Field Medic') ? printed?.morale : undefined;
}

function tended(book: Book, dice: CampaignDice, id: RosterId, medic: RosterId): Consequence {
  const { side, name } = rowOf(book, id);
  const morale = medicMorale(rowOf(book, medic)) ?? 0;
  const { result, roll } = rollOn(
    {
      dice: '2d6',
      upTo: [
        [morale, 'ready'],
        [HIGHEST, 'wounded'],
      ],
    },
    dice,
    `turn ${campaignOf(book).turn}/book/medic/${id}`,
    `Medic: ${name}`,
  );
  return {
    what: 'recovered',
    about: { unit: id, from: 'wounded', to: result },
    ...(result === 'ready' && {
      changes: [{ in: 'roster', id, set: { state: 'ready', until: null, hurt: null } }],
    }),
    rolls: [roll],
    cause: { policy: 'book' },
    cites: [result === 'ready' ? '11.3/a' : '11.3/h'] satisfies RuleId[],
    to: [side],
  };
}

const HIGHEST = 12;

const rowOf = (book: Book, id: RosterId): RosterRow => book.roster[id] as RosterRow;
