import { useState } from 'preact/hooks';
import {
  CorrectEntryDocument,
  DrawnDocument,
  type Fate,
  PreviewCorrectionDocument,
  type PreviewCorrectionQuery,
  RoomRosterDocument,
} from '../../generated/documents.js';
import { allPages, useAsked } from '../asked.js';
import { Scroll } from '../scroll.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import type { Entry } from './news.js';
import { FateTable, type Outcome, OutcomeFields } from './report-form.js';
import type { RoomProps } from './words.js';

type Preview = NonNullable<
  NonNullable<NonNullable<PreviewCorrectionQuery['campaign']>['book']>['previewCorrection']
>;
type CorrectionProps = RoomProps & { readonly entry: Entry };

/** Sets an entry right. What would read otherwise is shown side by side before it counts. */
export function Correction(props: CorrectionProps) {
  const [isOpen, open] = useState(false);
  if (!isOpen)
    return (
      <p>
        <button type="button" class="quiet" onClick={() => open(true)}>
          Correct this entry
        </button>
      </p>
    );
  return props.entry.kind === 'report' ? (
    <ReportCorrection {...props} close={() => open(false)} />
  ) : (
    <FactCorrection {...props} close={() => open(false)} />
  );
}

/** Any entry, in the form in which it stands in the book. */
function FactCorrection(props: CorrectionProps & { close: () => void }) {
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

function ReportCorrection(props: CorrectionProps & { close: () => void }) {
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

interface WeighedProps extends CorrectionProps {
  /** Changes whenever what is to be entered changes: a preview of something else does not count. */
  readonly about: string;
  readonly instead: () => unknown;
  readonly close: () => void;
  readonly children: preact.ComponentChildren;
}

function Weighed({ session, campaign, entry, again, about, instead, close, children }: WeighedProps) {
  const [why, setWhy] = useState('');
  const [seen, setSeen] = useState<{ about: string; version: number; preview: Preview }>();
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
  const correct = async () => {
    const isEntered = await enter(async () => {
      const input = {
        idempotencyKey: newKey(),
        campaignId: campaign.id,
        expectedVersion: seen?.version,
        version: entry.version,
        why,
        fact: instead(),
      };
      return (await session.connection.ask(CorrectEntryDocument, { input })).correct;
    });
    if (isEntered) again();
  };
  return (
    <form
      class="report"
      aria-label={`Correction of entry ${entry.version}`}
      onSubmit={(event) => {
        event.preventDefault();
        void (preview ? correct() : look());
      }}
    >
      {children}
      <label class="field">
        <span>Why it is corrected</span>
        <input required value={why} onInput={(event) => setWhy(event.currentTarget.value)} />
      </label>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {preview && <SideBySide preview={preview} />}
      <p class="row">
        <button type="submit" class="button" disabled={isBusy || why.trim() === ''}>
          {preview ? 'Enter the correction' : 'Preview the correction'}
        </button>
        <button type="button" class="quiet" onClick={close}>
          Close
        </button>
      </p>
    </form>
  );
}

const SideBySide = ({ preview }: { preview: Preview }) => (
  <section class="dry-run" aria-label="What would read otherwise">
    {preview.rewritten
      .filter(({ refused }) => refused !== null)
      .map(({ version, refused }) => (
        <p class="problem" key={version}>
          Entry {version} could no longer stand: {refused?.message}
        </p>
      ))}
    {preview.differences.length === 0 ? (
      <p class="hint">Nothing would read otherwise.</p>
    ) : (
      <Scroll>
        <table class="plain compared">
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">As it reads now</th>
              <th scope="col">As it would read</th>
            </tr>
          </thead>
          <tbody>
            {alike(preview).map(({ names, before, after, key }) => (
              <tr key={key}>
                <th scope="row">{names.join(', ')}</th>
                <td>{before ?? '–'}</td>
                <td>{after ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    )}
  </section>
);

/** One sentence may be about many: it is shown once, with all of them beside it. */
function alike({ differences }: Preview) {
  const rows = new Map<
    string,
    { key: string; names: string[]; before: string | null; after: string | null }
  >();
  for (const { name, differences: lines } of differences)
    for (const { version, before, after } of lines) {
      const key = JSON.stringify([version, before, after]);
      const row = rows.get(key) ?? { key, names: [], before, after };
      rows.set(key, row);
      if (!row.names.includes(name)) row.names.push(name);
    }
  return [...rows.values()];
}
