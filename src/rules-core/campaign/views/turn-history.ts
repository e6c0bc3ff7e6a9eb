/** A campaign turn in one paragraph: what was chosen, who won where, which way the campaign took, how it stands. */
import type { SideId } from '../../kernel/position/position.js';
import type { TurnRow } from '../book/ledgers.js';
import { type Names, says } from './describe.js';
import { capital, dateInWords, inTurn, listed, sentence, theSide } from './prose.js';

interface TurnTold {
  readonly turn: number;
  readonly date: string;
  /** What the turn's ledger has, as far as the viewer may know it; each with what things were called then. */
  readonly rows: readonly { readonly row: TurnRow; readonly names: Names }[];
  /** Victory points at its end, or so far. */
  readonly standing: Readonly<Record<SideId, number>>;
  readonly names: Names;
}

type What<Kind extends TurnRow['what']> = Extract<TurnRow, { what: Kind }>['about'];

export function turnHistory(told: TurnTold): string {
  const sentences = [
    ...stances(told),
    ...battles(told),
    ...ways(told),
    ...others(told),
    ...standing(told),
    ...ends(told),
  ];
  return [`Turn ${told.turn}, ${dateInWords(told.date)}.`, ...sentences].join(' ');
}

function of<Kind extends TurnRow['what']>({ rows }: TurnTold, what: Kind): [What<Kind>, Names][] {
  return rows.flatMap(({ row, names }) =>
    row.what === what ? [[row.about, names] as unknown as [What<Kind>, Names]] : [],
  );
}

const the = (side: SideId, names: Names): string => theSide(names.side(side));

function stances(told: TurnTold): string[] {
  const chosen = of(told, 'revealed').filter(([{ stance }]) => stance !== undefined);
  const stances = new Set(chosen.map(([{ stance }]) => stance));
  const [stance] = stances;
  if (stances.size === 1 && chosen.length === 2) return [`Both sides chose to ${stance}.`];
  const each = chosen.map(([about, names]) => `${the(about.side, names)} chose to ${about.stance}`);
  return each.length === 0 ? [] : [`${capital(inTurn(each))}.`];
}

function battles(told: TurnTold): string[] {
  return of(told, 'battle-reported').map(([{ battle, winner, why }, names]) => {
    const name = `"${names.battle(battle)}"`;
    const how = winner === null ? `${name} ended in a draw` : `${capital(the(winner, names))} won ${name}`;
    return `${how}: ${sentence(why)}`;
  });
}

function ways(told: TurnTold): string[] {
  const led = of(told, 'node-done').flatMap(([{ node, to }, names]) =>
    to === undefined ? [] : [`from "${names.node(node)}" to "${names.node(to)}"`],
  );
  const closed = of(told, 'node-closed').map(([{ node }, names]) => `"${names.node(node)}"`);
  return [
    ...(led.length > 0 ? [`The way led ${listed(led)}.`] : []),
    ...(closed.length > 0 ? [`${listed(closed)} can no longer be reached.`] : []),
  ];
}

/** Rare events are told as the ledger tells them. */
const AS_IT_IS: ReadonlySet<TurnRow['what']> = new Set(['ruled', 'conceded', 'way-decided', 'policies-set']);

function others({ rows }: TurnTold): string[] {
  return rows.flatMap(({ row, names }) => (AS_IT_IS.has(row.what) ? [says(row, names)] : []));
}

function standing({ standing: points, names }: TurnTold): string[] {
  const sides = Object.entries(points).sort(([, one], [, other]) => other - one);
  if (sides.every(([, made]) => made === 0)) return [];
  return [`Victory points: ${listed(sides.map(([side, made]) => `${the(side, names)} ${made}`))}.`];
}

function ends(told: TurnTold): string[] {
  return of(told, 'over').map(([about, names]) => says({ what: 'over', about }, names));
}
