/** The ledger of a rulebook: its rules, one row each, in our own words, with the id by which code and tests cite them. */

/** core and data: the game cannot be played without. optional: a switch. procedure: what players do by hand. none: nothing to do. */
const RULE_KINDS = ['core', 'data', 'optional', 'procedure', 'none'] as const;
type RuleKind = (typeof RULE_KINDS)[number];

export interface LedgerRow {
  readonly rule: string;
  /** The number the rule had in an earlier edition. */
  readonly alias?: string;
  /** Line of the rulebook's text. */
  readonly line: number;
  readonly area: string;
  readonly kind: RuleKind;
  readonly requirement: string;
}

interface LedgerProblem {
  /** Row of the ledger, 1 for its heading. */
  readonly row: number;
  readonly message: string;
}

interface Ledger {
  readonly rows: readonly LedgerRow[];
  readonly problems: readonly LedgerProblem[];
}

const HEADING = 'rule\talias\tline\tarea\tkind\trequirement';

/** Reads a ledger; a row that is not in order is reported and left out. */
export function parseLedger(text: string): Ledger {
  const [heading = '', ...lines] = text.split(/\r?\n/);
  const problems: LedgerProblem[] = [];
  if (heading !== HEADING)
    problems.push({ row: 1, message: `The heading should read "${HEADING.replaceAll('\t', ' ')}".` });
  const rows: LedgerRow[] = [];
  const seen = new Map<string, number>();
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    const row = i + 2;
    const parsed = parseRow(line);
    if (typeof parsed === 'string') problems.push({ row, message: parsed });
    else if (seen.has(parsed.rule)) {
      problems.push({
        row,
        message: `"${parsed.rule}" stands already in row ${seen.get(parsed.rule)}: give it another id.`,
      });
    } else {
      seen.set(parsed.rule, row);
      rows.push(parsed);
    }
  }
  return { rows, problems };
}

function parseRow(line: string): LedgerRow | string {
  const columns = line.split('\t');
  if (columns.length !== 6) return `A row has 6 columns, this one ${columns.length}.`;
  const [rule, alias, at, area, kind, requirement] = columns as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  if (!/^[^\s,[\]]+$/.test(rule))
    return `"${rule}" cannot be cited: an id has no blanks, commas or brackets.`;
  if (!/^\d+$/.test(at)) return `"${at}" is not a line number.`;
  if (area === '') return 'Name the area of the rule.';
  if (!isRuleKind(kind)) return `"${kind}" is not one of ${RULE_KINDS.join(', ')}.`;
  if (requirement.trim() === '') return 'Say what the rule requires.';
  return { rule, ...(alias === '-' ? {} : { alias }), line: Number(at), area, kind, requirement };
}

function isRuleKind(kind: string): kind is RuleKind {
  return (RULE_KINDS as readonly string[]).includes(kind);
}
