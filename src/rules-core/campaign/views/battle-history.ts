/** How a battle went, as a unit history tells it: who won and where it turned, what it cost each side, who stood out. */
import type { SideId } from '../../kernel/position/position.js';
import { CREATED } from '../aftermath/arisen.js';
import { endOf, statesAfter } from '../aftermath/losses.js';
import type { BattleReport } from '../aftermath/report.js';
import type { BattleId, RosterId, RosterState } from '../book/book.js';
import type { Consequence } from '../facts/facts.js';
import { type Names, nameBefore, reasonOf, saysAward, saysLevel, saysPromotion } from './describe.js';
import {
  amid,
  capital,
  counted,
  countedInWords,
  inWords,
  listed,
  sentence,
  spoken,
  theSide,
} from './prose.js';
import type { SeenBook } from './views.js';

interface BattleTold {
  readonly battle: BattleId;
  readonly report: BattleReport;
  /** Of its aftermath, as far as the viewer may know them; none before it. */
  readonly consequences: readonly Consequence[];
  readonly book: SeenBook;
  readonly names: Names;
}

/** Paragraphs, one in each line. */
export function battleHistory(told: BattleTold): string {
  const paragraphs = [
    [outcome(told), ...turningPoints(told)],
    losses(told),
    [...feats(told), ...newLeaders(told), ...honours(told)],
    victoryPoints(told),
  ];
  return paragraphs
    .filter((part) => part.length > 0)
    .map((part) => part.join(' '))
    .join('\n');
}

const side = (id: SideId, names: Names): string => theSide(names.side(id));

function outcome({ battle, report: { winner, why, turns, margin }, names }: BattleTold): string {
  const how = winner === null ? 'ended in a draw' : `was won by ${side(winner, names)}`;
  const lead = winner !== null && margin ? `, ${counted(margin, 'point')} ahead` : '';
  const after = turns ? ` after ${countedInWords(turns, 'turn')}` : '';
  return `"${names.battle(battle)}" ${how}${after}${lead}. ${sentence(why)}`;
}

/** Names at the table begin with the printed strength. */
const PRINTED = /\b(striped )?\d+(?:[-+]\d+){1,2} (?=\p{Lu})/gu;

function turningPoints({ report }: BattleTold): string[] {
  const byTurn = new Map<number | undefined, string[]>();
  for (const { cause, says } of report.turningPoints) {
    const text = says.replace(PRINTED, '');
    const known = byTurn.get(cause.turn) ?? [];
    byTurn.set(cause.turn, known.includes(text) ? known : [...known, text]);
  }
  return [...byTurn].map(([turn, says]) => `${turn === undefined ? '' : `Turn ${turn}: `}${says.join(' ')}`);
}

/** By side, in the words of each fate: `Section Pohl and Section Richter were killed`. */
function losses({ report, consequences, book, names }: BattleTold): string[] {
  const after = statesAfter(consequences);
  const bySide = new Map<SideId, Map<string, RosterId[]>>();
  for (const one of report.units) {
    const owner = book.roster[one.unit]?.side;
    if (owner === undefined) continue;
    const fates = bySide.get(owner) ?? new Map<string, RosterId[]>();
    bySide.set(owner, fates);
    const fate = endOf(one, after.get(one.unit) as RosterState | undefined);
    if (fate !== undefined) fates.set(fate, [...(fates.get(fate) ?? []), one.unit]);
  }
  return [...bySide].sort().map(([owner, fates]) => {
    if (fates.size === 0) return `${capital(side(owner, names))} lost nobody.`;
    const parts = [...fates]
      .sort(([one], [other]) => gravityOf(one) - gravityOf(other))
      .map(
        ([fate, units]) =>
          `${listed(units.map((id) => amid(names.unit(id))))} ${units.length === 1 ? 'was' : 'were'} ${FATES[fate] ?? spoken(fate)}`,
      );
    return `Of ${side(owner, names)}, ${parts.join('; ')}.`;
  });
}

const FATES: Readonly<Record<string, string>> = { surrendered: 'taken prisoner' };

/** The gravest first. */
const GRAVEST = [
  'killed',
  'destroyed',
  'lost',
  'missing',
  'captured',
  'surrendered',
  'wounded',
  'damaged',
  'reduced',
];
const gravityOf = (fate: string): number => (GRAVEST.includes(fate) ? GRAVEST.indexOf(fate) : GRAVEST.length);

const MOST_FEATS = 4;

/** Who put the most out of action: `Section Zuev put three of the enemy out of action, Tank 21 and Section Haas one each.` */
function feats({ consequences, names }: BattleTold): string[] {
  const kills = new Map<RosterId, number>();
  for (const { what, about } of consequences)
    if (what === 'kill') kills.set(about.unit, (kills.get(about.unit) ?? 0) + about.times);
  const best = [...kills].sort(([, one], [, other]) => other - one).slice(0, MOST_FEATS);
  const counts = [...new Set(best.map(([, often]) => often))];
  const parts = counts.map((count, i) => {
    const who = best.filter(([, often]) => often === count).map(([unit]) => names.unit(unit));
    const each = who.length > 1 ? ' each' : '';
    return i === 0
      ? `${listed(who)}${each} put ${inWords(count)} of the enemy out of action`
      : `${listed(who)} ${inWords(count)}${each}`;
  });
  return parts.length === 0 ? [] : [`${parts.join(', ')}.`];
}

function newLeaders({ consequences, names }: BattleTold): string[] {
  return consequences.flatMap(({ what, about }) =>
    what === 'arisen' && CREATED.has(about.how)
      ? [
          `${about.from ? names.unit(about.from) : 'The ranks'} produced a new ${about.how === 'hero-created' ? 'Hero' : 'leader'}: ${names.unit(about.unit)}.`,
        ]
      : [],
  );
}

/** Levels, ranks and awards; those who went the same way are named together. */
function honours({ consequences, names }: BattleTold): string[] {
  const bearers = new Map<string, string[]>();
  const note = (who: string, what: string) => bearers.set(what, [...(bearers.get(what) ?? []), who]);
  for (const { what, about } of consequences) {
    if (what === 'level' && about.from !== null) note(names.unit(about.unit), saysLevel(about));
    if (what === 'promotion' && about.unit !== undefined && about.how !== 'created')
      note(nameBefore(names.unit(about.unit), about), saysPromotion(about));
    if (what === 'award') note(names.unit(about.unit), saysAward(about.award));
  }
  return [...bearers].map(
    ([what, who]) => `${listed(who)} ${who.length > 1 ? what.replace(/^was /, 'were ') : what}.`,
  );
}

function victoryPoints({ consequences, names }: BattleTold): string[] {
  const scores = consequences.flatMap((one) => (one.what === 'victory-points' ? [one.about] : []));
  const sides = [...new Set(scores.map((score) => score.side))];
  const made = sides.map((owner) => {
    const own = scores.filter((score) => score.side === owner);
    const sum = own.reduce((all, { points }) => all + points, 0);
    const parts = own.map(({ points, for: reason }) => `${points} for ${reasonOf(reason)}`);
    const why = own.length === 1 ? reasonOf(own[0]?.for ?? '') : parts.join(', ');
    return `${side(owner, names)} made ${counted(sum, 'victory point')} (${why})`;
  });
  return made.length === 0 ? [] : [`${capital(made.join('; '))}.`];
}
