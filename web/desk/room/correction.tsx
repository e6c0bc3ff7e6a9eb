import { useEffect, useRef, useState } from 'preact/hooks';
import {
  BranchDocument,
  CorrectEntryDocument,
  DrawnDocument,
  type Fate,
  PreviewCorrectionDocument,
  type PreviewedBookFragment,
  RoomRosterDocument,
} from '../../generated/documents.js';
import { allPages, useAsked } from '../asked.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import type { Entry } from './news.js';
import { FateTable, type Outcome, OutcomeFields } from './report-form.js';
import { SideBySide } from './side-by-side.js';
import type { RoomProps } from './words.js';

type CorrectionProps = RoomProps & { readonly entry: Entry };

/** Sets an entry right. What would read otherwise is shown side by side before it counts. */
export function Correction({ isWanted, ...props }: CorrectionProps & { isWanted: boolean }) {
  const [isOpen, open] = useState(isWanted);
  const [told, tell] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) place.current?.closest('.entry')?.scrollIntoView();
  }, [isWanted]);
  const form = {
    ...props,
    close: () => open(false),
    entered: () => {
      open(false);
      tell('It is set right. The newest entry, at the top of this page, tells how.');
    },
  };
  return (
    <div ref={place}>
      {!isOpen ? (
        <p>
          <button type="button" class="quiet" onClick={() => open(true)}>
            Correct this entry
          </button>
        </p>
      ) : props.entry.kind === 'report' ? (
        <ReportCorrection {...form} />
      ) : (
        <FactCorrection {...form} />
      )}
      <p class="done" role="status">
        {told}
      </p>
    </div>
  );
}

interface FormProps extends CorrectionProps {
  readonly close: () => void;
  readonly entered: () => void;
}

/** Any entry, in the form in which it stands in the book. */
function FactCorrection(props: FormProps) {
  const [text, setText] = useState(() => JSON.stringify(props.entry.fact, null, 2));
  return (
    <Weighed {...props} about={text} instead={() => JSON.parse(text) as unknown}>
      <label class="field">
        <span>
          The entry as it should have been: change it, or write {'{ "fact": "nothing" }'} to take it out
        </span>
        <textarea rows={10} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
    </Weighed>
  );
}

/** A report as it stands in the book. What is not corrected stays as it is: points, deeds, who arose. */
interface ReportFact {
  readonly battle: string;
  readonly report: {
    readonly winner?: string | null;
    readonly why: string;
    readonly turns?: number;
    readonly units?: readonly { readonly unit: string; readonly fate: string }[];
  };
}

function ReportCorrection(props: FormProps) {
  const { session, campaign, book, entry } = props;
  const fact = entry.fact as ReportFact;
  const { data: drawn, problem } = useAsked(async () => {
    const found = (await session.connection.ask(DrawnDocument, { id: campaign.id })).campaign?.book?.battles;
    const fought = found?.nodes.find(({ id }) => id.endsWith(`.${fact.battle}`))?.drawn ?? [];
    const units = await allPages(
      async (after) =>
        (await session.connection.ask(RoomRosterDocument, { id: campaign.id, after })).campaign?.book?.roster,
    );
    return units.filter(({ id }) => fought.some(({ roster }) => roster === id));
  }, [campaign.id, fact.battle]);
  const { report } = fact;
  const named = report.units ?? [];
  const [outcome, setOutcome] = useState<Outcome>({
    winner: report.winner ?? '',
    why: report.why,
    turns: report.turns === undefined ? '' : String(report.turns),
  });
  const [fates, setFates] = useState<Readonly<Record<string, Fate>>>(() =>
    Object.fromEntries(named.map(({ unit, fate }) => [unit, fate.toUpperCase() as Fate])),
  );
  if (problem) return <p class="problem">{problem}</p>;
  const { turns: _, ...rest } = report;
  const units = [
    ...named.map((unit) => ({ ...unit, fate: (fates[unit.unit] ?? unit.fate).toLowerCase() })),
    ...Object.entries(fates)
      .filter(([unit]) => !named.some((one) => one.unit === unit))
      .map(([unit, fate]) => ({ unit, fate: fate.toLowerCase() })),
  ];
  const corrected = {
    ...fact,
    report: {
      ...rest,
      winner: outcome.winner || null,
      why: outcome.why,
      ...(outcome.turns !== '' && { turns: Number(outcome.turns) }),
      units,
    },
  };
  return (
    <Weighed {...props} about={JSON.stringify(corrected)} instead={() => corrected}>
      <OutcomeFields book={book} outcome={outcome} set={setOutcome} />
      {drawn ? (
        <FateTable book={book} units={drawn} fates={fates} set={setFates} />
      ) : (
        <p class="hint">Being read…</p>
      )}
    </Weighed>
  );
}

interface WeighedProps extends FormProps {
  /** Changes whenever what is to be entered changes: a preview of something else does not count. */
  readonly about: string;
  readonly instead: () => unknown;
  readonly children: preact.ComponentChildren;
}

function Weighed({
  session,
  campaign,
  entry,
  again,
  about,
  instead,
  close,
  entered,
  children,
}: WeighedProps) {
  const [why, setWhy] = useState('');
  const [branch, setBranch] = useState('');
  const [seen, setSeen] = useState<{ about: string; version: number; preview: PreviewedBookFragment }>();
  const { isBusy, problem, enter, ask } = useEntering();
  const preview = seen?.about === about ? seen.preview : undefined;
  const look = async () => {
    const found = await ask(() =>
      session.connection.ask(PreviewCorrectionDocument, {
        id: campaign.id,
        version: entry.version,
        fact: instead(),
      }),
    );
    const book = found?.campaign?.book;
    if (book?.previewCorrection) setSeen({ about, version: book.version, preview: book.previewCorrection });
  };
  const place = { campaignId: campaign.id, version: entry.version };
  const correct = (line: { readonly line: string } | { readonly expectedVersion: number | undefined }) =>
    enter(async () => {
      const input = { ...place, ...line, idempotencyKey: newKey(), why, fact: instead() };
      return (await session.connection.ask(CorrectEntryDocument, { input })).correct;
    });
  /** How it might have gone: the campaign stays as it is, and the branch is there to be compared. */
  const correctInBranch = async (name: string) => {
    let line = '';
    const isBegun = await enter(async () => {
      const input = { ...place, idempotencyKey: newKey(), name };
      const { branch: begun } = await session.connection.ask(BranchDocument, { input });
      if (begun.__typename === 'BookBranched') line = begun.line.id;
      return begun;
    });
    return isBegun && (await correct({ line }));
  };
  const send = async () => {
    const name = branch.trim();
    if (!(await (name === '' ? correct({ expectedVersion: seen?.version }) : correctInBranch(name)))) return;
    if (name !== '') location.hash = 'lines';
    entered();
    again();
  };
  return (
    <form
      class="report"
      aria-label={`Correction of entry ${entry.version}`}
      onSubmit={(event) => {
        event.preventDefault();
        void (preview ? send() : look());
      }}
    >
      {children}
      <label class="field">
        <span>Why it is corrected</span>
        <input required value={why} onInput={(event) => setWhy(event.currentTarget.value)} />
      </label>
      <label class="field">
        <span>
          Only to see how it might have gone: the name of a new branch. Left empty, the campaign is corrected
        </span>
        <input maxLength={120} value={branch} onInput={(event) => setBranch(event.currentTarget.value)} />
      </label>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {preview && <SideBySide preview={preview} />}
      <p class="row">
        <button type="submit" class="button" disabled={isBusy}>
          {isBusy
            ? 'A moment…'
            : !preview
              ? 'Preview the correction'
              : branch.trim() === ''
                ? 'Enter the correction'
                : 'Begin the branch with it'}
        </button>
        <button type="button" class="quiet" onClick={close}>
          Close
        </button>
      </p>
    </form>
  );
}
