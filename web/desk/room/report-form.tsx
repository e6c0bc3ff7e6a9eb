import { useState } from 'preact/hooks';
import {
  type BattleReportInput,
  type Fate,
  PreviewReportDocument,
  type PreviewReportQuery,
  ReportBattleDocument,
  UnitsInBattleDocument,
} from '../../generated/documents.js';
import { allPages, useAsked } from '../asked.js';
import { Scroll } from '../scroll.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import { FromSave } from './from-save.js';
import { Odds } from './odds.js';
import { type Book, plain, type RoomProps, sideNameIn, sidePlaceIn } from './words.js';

export type CampaignBattle = Book['battles']['nodes'][number];
type Preview = NonNullable<NonNullable<NonNullable<PreviewReportQuery['campaign']>['book']>['previewReport']>;

const FATES: readonly Fate[] = [
  'UNHURT',
  'REDUCED',
  'WOUNDED',
  'KILLED',
  'DESTROYED',
  'DAMAGED',
  'CAPTURED',
  'SURRENDERED',
  'MISSING',
  'WITHDRAWN',
];

/** As `ReportBattleInput.note` takes it. */
const LONGEST_NOTE = 16_000;

export interface Outcome {
  winner: string;
  why: string;
  turns: string;
}

/** The report of a battle that was fought at a table: who came back and how. It counts only after it was looked at. */
export function ReportForm(
  props: RoomProps & { battle: CampaignBattle; entered: (battle: CampaignBattle) => void },
) {
  const { session, campaign, book, again, battle, entered } = props;
  const [isOpen, open] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ winner: '', why: '', turns: '' });
  const [fates, setFates] = useState<Readonly<Record<string, Fate>>>({});
  const [file, setFile] = useState<string>();
  const [note, setNote] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const { isBusy, problem, enter, ask } = useEntering();
  const report: BattleReportInput =
    file === undefined
      ? {
          typed: {
            winner: outcome.winner || null,
            why: outcome.why,
            ...(outcome.turns !== '' && { turns: Number(outcome.turns) }),
            units: Object.entries(fates).map(([unit, fate]) => ({ unit, fate })),
          },
        }
      : { csv: { winner: outcome.winner || null, why: outcome.why, units: file } };
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setPreview(undefined);
      set(value);
    };
  const look = async () => {
    const data = await ask(() =>
      session.connection.ask(PreviewReportDocument, { id: campaign.id, battle: battle.id, report }),
    );
    setPreview(data?.campaign?.book?.previewReport ?? undefined);
  };
  const send = async () => {
    const isEntered = await enter(async () => {
      const input = {
        idempotencyKey: newKey(),
        battleId: battle.id,
        expectedVersion: book.version,
        report,
        ...(note !== '' && { note }),
      };
      return (await session.connection.ask(ReportBattleDocument, { input })).reportBattle;
    });
    if (!isEntered) return;
    entered(battle);
    again();
  };
  if (!isOpen)
    return (
      <p class="row">
        <strong>{battle.name}</strong>
        <button type="button" class="quiet" onClick={() => open(true)}>
          Report this battle
        </button>
      </p>
    );
  return (
    <form
      class="report"
      aria-label={`Report of ${battle.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void (preview ? send() : look());
      }}
    >
      <h3>Report of {battle.name}</h3>
      {battle.mode !== 'RECORD' && (
        <p class="hint">This battle is fought on the server. A report closes it: it takes no more orders.</p>
      )}
      <OutcomeFields book={book} outcome={outcome} set={changed(setOutcome)} />
      <FromSave
        {...props}
        use={(units, said) => {
          changed(setFile)(units);
          setNote(said ?? '');
        }}
      />
      <div class="row">
        <label class="check">
          <input
            type="checkbox"
            checked={file !== undefined}
            onChange={(event) => changed(setFile)(event.currentTarget.checked ? 'unit,fate\n' : undefined)}
          />
          <span>Units as a CSV file</span>
        </label>
      </div>
      {file === undefined ? (
        <Fates {...props} fates={fates} set={changed(setFates)} />
      ) : (
        <label class="field">
          <span>One line for each unit; the first names the columns, of which unit and fate are needed</span>
          <textarea rows={8} value={file} onInput={(event) => changed(setFile)(event.currentTarget.value)} />
        </label>
      )}
      <label class="field">
        <span>A note that only referees read: what was said in the battle</span>
        <textarea
          rows={3}
          maxLength={LONGEST_NOTE}
          value={note}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {preview && <ReportLook preview={preview} book={book} />}
      <p class="row">
        <button type="submit" class="button" disabled={isBusy}>
          {isBusy ? 'A moment…' : preview ? 'Enter the report' : 'Preview the report'}
        </button>
        <button type="button" class="quiet" onClick={() => open(false)}>
          Close
        </button>
      </p>
      {!preview && <p class="hint">Nothing counts before you have seen the preview and entered it.</p>}
    </form>
  );
}

export const OutcomeFields = ({
  book,
  outcome,
  set,
}: {
  book: Book;
  outcome: Outcome;
  set: (outcome: Outcome) => void;
}) => (
  <div class="outcome-fields">
    <label class="field">
      <span>Winner</span>
      <select
        value={outcome.winner}
        onChange={(event) => set({ ...outcome, winner: event.currentTarget.value })}
      >
        <option value="">nobody: a draw</option>
        {book.sides.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
    <label class="field">
      <span>Why, in a sentence</span>
      <input
        required
        value={outcome.why}
        onInput={(event) => set({ ...outcome, why: event.currentTarget.value })}
      />
    </label>
    <label class="field">
      <span>Turns</span>
      <input
        inputMode="numeric"
        pattern="[0-9]*"
        value={outcome.turns}
        onInput={(event) => set({ ...outcome, turns: event.currentTarget.value })}
      />
    </label>
  </div>
);

interface Fought {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly counter: string;
}

interface FatesProps {
  readonly book: Book;
  readonly fates: Readonly<Record<string, Fate>>;
  readonly set: (fates: Readonly<Record<string, Fate>>) => void;
}

/** Those who are in the battle now. */
function Fates({ session, campaign, battle, ...props }: RoomProps & FatesProps & { battle: CampaignBattle }) {
  const { data } = useAsked(
    () =>
      allPages(
        async (after) =>
          (await session.connection.ask(UnitsInBattleDocument, { id: campaign.id, after })).campaign?.book
            ?.roster,
      ),
    [campaign.id, battle.id],
  );
  return <FateTable {...props} units={data?.filter((unit) => unit.battle === battle.id) ?? []} />;
}

/** Units that are not named came back unhurt. */
export const FateTable = ({ book, fates, set, units }: FatesProps & { units: readonly Fought[] }) => (
  <Scroll>
    <table class="plain">
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">Side</th>
          <th scope="col">How it came back</th>
        </tr>
      </thead>
      <tbody>
        {units.map(({ id, name, side, counter }) => (
          <tr key={id}>
            <th scope="row">
              {name} <span class="hint">{counter}</span>
            </th>
            <td class={`by side-${sidePlaceIn(book, side)}`}>{sideNameIn(book, side)}</td>
            <td>
              <select
                aria-label={`How ${name} came back`}
                value={fates[id] ?? 'UNHURT'}
                onChange={(event) => set({ ...fates, [id]: event.currentTarget.value as Fate })}
              >
                {FATES.map((fate) => (
                  <option key={fate} value={fate}>
                    {plain(fate)}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

const ReportLook = ({ preview, book }: { preview: Preview; book: Book }) => (
  <section class="dry-run" aria-label="Preview of the report">
    <h4>Losses</h4>
    {preview.losses.length === 0 ? (
      <p class="hint">None.</p>
    ) : (
      <ul class="plain-list">
        {preview.losses.map(({ side, fate, units }) => (
          <li key={`${side} ${fate}`} class={`awaited-line side-${sidePlaceIn(book, side)}`}>
            {sideNameIn(book, side)}: {units} {plain(fate)}
          </li>
        ))}
      </ul>
    )}
    <Odds {...preview} />
  </section>
);
