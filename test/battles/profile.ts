/** Which code of a folder has run, as V8 counted it. Begin before that code is loaded: what is compiled already has no blocks. */
import { type Profiler, Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

/** One file as it ran: its JavaScript, and how often each part of it did. */
export interface ScriptRun {
  readonly file: string;
  readonly source: string;
  readonly functions: readonly Profiler.FunctionCoverage[];
}

export interface Profile {
  /** Everything in the folder that was loaded since the beginning; ends the profile. */
  end(folder: string): Promise<ScriptRun[]>;
}

export async function beginProfile(): Promise<Profile> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    async end(folder) {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      await session.post('Debugger.enable');
      const runs: ScriptRun[] = [];
      for (const { scriptId, url, functions } of result) {
        if (!url.startsWith('file:') || !fileURLToPath(url).startsWith(folder)) continue;
        const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
        runs.push({ file: fileURLToPath(url), source: scriptSource, functions });
      }
      session.disconnect();
      return runs;
    },
  };
}

/** Returns true if the function that the text from `start` to `end` declares was called; `inside` is a place in its body. */
export function wasCalled(run: ScriptRun, start: number, inside: number, end: number): boolean {
  const own = run.functions
    .map(({ ranges }) => ranges[0]!)
    .filter((range) => range.startOffset >= start && range.endOffset <= end && holds(range, inside))
    .sort((a, b) => size(b) - size(a));
  return (own[0]?.count ?? 0) > 0;
}

/** Returns true if the innermost block around a place has run. */
export function hasRun(run: ScriptRun, place: number): boolean {
  const around = run.functions
    .flatMap(({ ranges }) => ranges)
    .filter((range) => holds(range, place))
    .sort((a, b) => size(a) - size(b));
  return (around[0]?.count ?? 0) > 0;
}

const holds = ({ startOffset, endOffset }: Profiler.CoverageRange, place: number): boolean =>
  startOffset <= place && place < endOffset;

const size = ({ startOffset, endOffset }: Profiler.CoverageRange): number => endOffset - startOffset;

/** How many characters of the functions in these places have run, and of how many. */
export function textRun(
  { source, functions }: ScriptRun,
  places: readonly { readonly start: number; readonly end: number }[],
): { of: number; run: number } {
  const marks = new Uint8Array(source.length);
  for (const { start, end } of places) marks.fill(NOT_RUN, start, end);
  const ranges = functions
    .flatMap(({ ranges }) => ranges)
    .filter(({ startOffset, endOffset }) => startOffset > 0 || endOffset < source.length)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges)
    marks.fill(count > 0 ? RUN : NOT_RUN, startOffset, endOffset);
  const run = marks.filter((mark) => mark === RUN).length;
  return { of: run + marks.filter((mark) => mark === NOT_RUN).length, run };
}

const NOT_RUN = 1;
const RUN = 2;
