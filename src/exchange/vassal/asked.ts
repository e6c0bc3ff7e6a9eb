/** A proposal as it is worked out aside: what goes in and out is plain data. */
import type { Read } from '../../rules-core/kernel/boards/vasl-problem.js';
import { type Expected, type Proposed, proposeReport } from './proposal.js';
import { readVassal, type VassalFile } from './read.js';

interface ProposalTask {
  /** Base64. */
  readonly save: string;
  readonly before: string | undefined;
  readonly expected: readonly Expected[];
  readonly matching: Readonly<Record<string, string>>;
}

interface ProposalTold extends Proposed {
  readonly rolls: VassalFile['rolls'];
  readonly said: VassalFile['said'];
}

/** Which of the files cannot be read stands in front of the path. */
export function proposalAsked({ save, before, expected, matching }: ProposalTask): Read<ProposalTold> {
  const after = fileIn('save', save);
  if (!after.ok) return after;
  const set = before === undefined ? undefined : fileIn('before', before);
  if (set && !set.ok) return set;
  const proposed = proposeReport(after.value, expected, { matching, ...(set && { before: set.value }) });
  return { ok: true, value: { ...proposed, rolls: after.value.rolls, said: after.value.said } };
}

function fileIn(argument: string, base64: string): Read<VassalFile> {
  const read = readVassal(Buffer.from(base64, 'base64'));
  return read.ok ? read : { ok: false, problem: { ...read.problem, path: argument } };
}
