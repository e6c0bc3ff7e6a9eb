/** Lines of the chat: what players say, what is reported, and dice, which the module prints there. */

export interface Roll {
  readonly player: string;
  /** IFT, MC, Rally and others; undefined where the module names none. */
  readonly category: string | undefined;
  /** DR: a coloured and a white die; dr: one die. */
  readonly kind: string;
  /** The coloured die comes first, a third one (dust) last: it is not in the total. */
  readonly faces: readonly number[];
  readonly total: number;
  /** A hint of the module, as "Axis SAN"; no decision. */
  readonly special: string | undefined;
  /** How often this client has rolled this total, and how many rolls it has made. */
  readonly sameTotalSoFar: number | undefined;
  readonly rollsSoFar: number | undefined;
  /** Identifies the same roll in two logs of a game. */
  readonly serial: string | undefined;
}

interface SaidInStep {
  readonly step: number;
  readonly what: { readonly player: string; readonly text: string };
}

const CUT_OFF = '(More was said in the log.)';

/** What was said as a note of at most so many characters; null: nobody said anything. */
export function noteOf(said: readonly SaidInStep[], longest: number): string | null {
  const lines = said.map(({ step, what: { player, text } }) => `Step ${step}, ${player}: ${text}`);
  const whole = lines.join('\n');
  if (whole.length <= longest) return whole || null;
  const kept: string[] = [];
  let left = longest - CUT_OFF.length;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    kept.push(line);
  }
  return [...kept, CUT_OFF].join('\n');
}

type Line =
  | { readonly line: 'roll'; readonly roll: Roll }
  | { readonly line: 'undone'; readonly roll: Roll }
  | { readonly line: 'said'; readonly player: string; readonly text: string }
  | { readonly line: 'turn'; readonly text: string }
  | { readonly line: 'report'; readonly text: string }
  | { readonly line: 'noise' };

const SAID = /^<(.+?)> - (.*)$/s;
const TURN = /^\* (?:New|Current|Reset): (.+?) \*$/;
const UNDONE = /^\* \p{L}+: (\*\*\* .*)$/su;
const REPORT = /^\* (.*?)(?: \* ?)?$/s;

export function lineOf(text: string): Line {
  const said = SAID.exec(text);
  if (said) return { line: 'said', player: said[1] as string, text: said[2] as string };
  const roll = rollIn(text);
  if (roll) return { line: 'roll', roll };
  const undone = rollIn(UNDONE.exec(text)?.[1] ?? '');
  if (undone) return { line: 'undone', roll: undone };
  const turn = TURN.exec(text.trimEnd());
  if (turn) return { line: 'turn', text: turn[1] as string };
  const report = REPORT.exec(text);
  return report ? { line: 'report', text: report[1] as string } : { line: 'noise' };
}

const ROLL = /^\*\*\* (?:\((.+?) (DR|dr)\)|(DR|dr|3d6) =) (\d(?:,\d){0,2}) \*\*\*(.*)$/s;
const TALLY = /\[(\d+) \/ (\d+) /;
const SERIAL = /\((\d\d[.,]\d\d)[^)]*\)/;

function rollIn(text: string): Roll | undefined {
  const match = ROLL.exec(text);
  if (!match) return undefined;
  const [, category, named, plain, dice = '', rest = ''] = match;
  const start = rest.indexOf('<');
  const end = rest.indexOf('>', start);
  if (start < 0 || end < 0) return undefined;
  const after = rest.slice(end + 1);
  const tally = TALLY.exec(after);
  const faces = dice.split(',').map(Number);
  const special = after.slice(0, tally ? tally.index : undefined).trim();
  return {
    player: rest.slice(start + 1, end),
    category: plain === '3d6' ? plain : category,
    kind: (named ?? plain) as string,
    faces,
    total: (plain === '3d6' ? faces : faces.slice(0, 2)).reduce((sum, face) => sum + face, 0),
    special: special || undefined,
    sameTotalSoFar: tally ? Number(tally[1]) : undefined,
    rollsSoFar: tally ? Number(tally[2]) : undefined,
    serial: SERIAL.exec(after.slice(after.indexOf(']') + 1))?.[1],
  };
}
