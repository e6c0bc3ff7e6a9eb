import { useState } from 'preact/hooks';
import { LabDocument } from '../generated/documents.js';
import { messageOf } from './asked.js';
import type { HexOnBoard } from './board-index.js';
import type { Stage } from './stage.js';

export interface SightLine {
  readonly to: string;
  readonly clear: boolean;
  readonly says: string;
  readonly reasons: readonly { readonly says: string }[];
}

/** What is seen from a place at the version shown. */
export interface Sight {
  readonly from: string;
  readonly version: number;
  readonly lines: readonly SightLine[];
}

interface LabAnswer {
  readonly sight?: readonly SightLine[];
  readonly problems: readonly { readonly message: string }[];
}

/** So many the lab looks along at once, and so many a person can take in. */
const AT_ONCE = 100;
const MOST = 500;

/** The lab works it out of the position that is shown, which holds nothing that the viewer may not know. */
async function lookAround(stage: Stage, from: string): Promise<Sight> {
  const { replay, battle, session, index } = stage;
  const { version } = replay;
  const position = structuredClone(replay.position);
  const here = index.hexOf(from);
  const targets = here ? nearest(here, index.board.hexes) : [];
  const lines: SightLine[] = [];
  for (let done = 0; done < targets.length; done += AT_ONCE) {
    const sight = targets.slice(done, done + AT_ONCE).map(({ name }) => ({ from, to: name }));
    const document = { system: battle.head.system, position, sight };
    const { lab } = await session.connection.ask(LabDocument, { document });
    const { sight: found = [], problems } = lab as LabAnswer;
    const [problem] = problems;
    if (problem) throw new Error(problem.message);
    lines.push(...found);
  }
  return { from, version, lines };
}

function nearest(here: HexOnBoard, hexes: readonly HexOnBoard[]): HexOnBoard[] {
  const far = (hex: HexOnBoard) => Math.hypot(hex.x - here.x, hex.y - here.y);
  return hexes
    .filter((hex) => hex !== here && hex.inPlay)
    .sort((a, b) => far(a) - far(b))
    .slice(0, MOST);
}

/** Draws on the board what is seen from a hex, and says who sees it. */
export function SightButton({ stage, from }: { stage: Stage; from: string }) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const sight = sightShown(stage);
  const isHere = sight?.from === from;
  const look = async () => {
    if (isHere) return stage.setSight(undefined);
    setBusy(true);
    setProblem('');
    try {
      stage.setSight(await lookAround(stage, from));
    } catch (fault) {
      setProblem(messageOf(fault));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        <button
          type="button"
          class="quiet"
          disabled={isBusy}
          aria-pressed={isHere}
          onClick={() => void look()}
        >
          {isBusy ? 'Looking around…' : isHere ? 'Hide the lines of sight' : 'Lines of sight from here'}
        </button>
      </p>
      {problem && <p class="problem">{problem}</p>}
      {isHere && sight && <SeenBy stage={stage} sight={sight} />}
    </>
  );
}

/** A line of sight of another moment may be another one. */
export const sightShown = ({ sight, version }: Stage): Sight | undefined =>
  sight?.version === version ? sight : undefined;

function SeenBy({ stage, sight }: { stage: Stage; sight: Sight }) {
  const clear = new Map(sight.lines.filter((line) => line.clear).map((line) => [line.to, line]));
  const blocked = sight.lines.length - clear.size;
  const seen = Object.values(stage.replay.position.units).flatMap((unit) => {
    const hex = unit.at === undefined ? undefined : stage.index.hexOf(unit.at);
    const line = hex && clear.get(hex.name);
    return line ? [{ unit, hex, line }] : [];
  });
  return (
    <section class="sight-told" aria-label="Lines of sight" role="status">
      <p class="hint">
        {clear.size} hexes are in sight, {blocked} are not (darkened); those behind a hindrance are striped.
      </p>
      {seen.length === 0 && <p>Nobody stands in sight.</p>}
      <ul class="plain-list">
        {seen.map(({ unit, hex, line }) => (
          <li key={unit.id}>
            <button
              type="button"
              class="line"
              onClick={() => stage.select({ unit: unit.id, hex: hex.name })}
              title={line.says}
            >
              <strong>{unit.name}</strong> in {hex.name}
              {line.reasons.length > 0 && (
                <span class="hint"> {line.reasons.map(({ says }) => says).join(', ')}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
