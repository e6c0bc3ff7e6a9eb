/** The report of a battle that was fought on VASSAL: read from its save, corrected counter by counter, then used as a table of units. */
import { useState } from 'preact/hooks';
import {
  MatchCountersDocument,
  ProposeFromSaveDocument,
  type ProposeFromSaveQuery,
  RoomMatchingDocument,
} from '../../generated/documents.js';
import { useAsked } from '../asked.js';
import { Scroll } from '../scroll.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import { plain, type RoomProps, sideNameIn, sidePlaceIn } from './words.js';

type Proposed = NonNullable<
  NonNullable<NonNullable<ProposeFromSaveQuery['campaign']>['book']>['proposeReport']
>;
type Matching = Readonly<Record<string, string>>;

export function FromSave(
  props: RoomProps & { battle: { readonly id: string }; use: (units: string, note: string | null) => void },
) {
  const { session, campaign, again, battle, use } = props;
  const [files, setFiles] = useState<{ save?: string; before?: string }>({});
  const [matching, setMatching] = useState<Matching>({});
  const [proposed, setProposed] = useState<Proposed>();
  const [isKept, keepIt] = useState(true);
  const { isBusy, problem, ask, enter } = useEntering();
  const propose = async (given: typeof files, chosen: Matching) => {
    if (given.save === undefined) return;
    const { save, before = null } = given;
    const pairs = Object.entries(chosen).map(([unit, counter]) => ({ unit, counter }));
    const asked = { id: campaign.id, battle: battle.id, save, before, matching: pairs };
    const data = await ask(() => session.connection.ask(ProposeFromSaveDocument, asked));
    setProposed(data?.campaign?.book?.proposeReport ?? undefined);
  };
  const read = async (name: 'save' | 'before', file: File | undefined) => {
    if (!file) return;
    const next = { ...files, [name]: base64(await file.arrayBuffer()) };
    setFiles(next);
    await propose(next, matching);
  };
  const choose = (unit: string, counter: string) => {
    const next = { ...matching, [unit]: counter };
    setMatching(next);
    void propose(files, next);
  };
  const accept = async (accepted: Proposed) => {
    const lasting = new Set(accepted.counters.filter(({ lasts }) => lasts).map(({ key }) => key));
    const counters = accepted.units.flatMap(({ unit, key }) =>
      key !== null && lasting.has(key) ? [{ unit: unit.id, counter: key }] : [],
    );
    if (isKept && counters.length > 0) {
      const input = { idempotencyKey: newKey(), campaignId: campaign.id, counters };
      const isDone = await enter(
        async () => (await session.connection.ask(MatchCountersDocument, { input })).matchCounters,
      );
      if (!isDone) return;
      again();
    }
    use(accepted.unitsFile, accepted.note);
  };
  return (
    <fieldset class="from-save">
      <legend>From a save or log of VASSAL</legend>
      <div class="outcome-fields">
        <SaveField
          label="The game when it was over (.vsav or .vlog)"
          read={(file) => void read('save', file)}
        />
        <SaveField label="The set-up, where you have it (.vsav)" read={(file) => void read('before', file)} />
      </div>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {proposed && (
        <>
          <Counters {...props} proposed={proposed} choose={choose} />
          {proposed.strangers.length > 0 && (
            <details>
              <summary>{proposed.strangers.length} counters belong to nobody of the roster</summary>
              <ul class="bullets">
                {proposed.strangers.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </details>
          )}
          <Told proposed={proposed} />
          <label class="check">
            <input
              type="checkbox"
              checked={isKept}
              onChange={(event) => keepIt(event.currentTarget.checked)}
            />
            <span>Remember for this campaign which counter is whose</span>
          </label>
          <p class="row">
            <button type="button" class="button" disabled={isBusy} onClick={() => void accept(proposed)}>
              Take this over into the report
            </button>
          </p>
        </>
      )}
      <Kept {...props} />
    </fieldset>
  );
}

const SaveField = ({ label, read }: { label: string; read: (file: File | undefined) => void }) => (
  <label class="field">
    <span>{label}</span>
    <input type="file" accept=".vsav,.vlog" onChange={(event) => read(event.currentTarget.files?.[0])} />
  </label>
);

/** Files are larger than what a call takes as arguments. */
const base64 = (buffer: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''));

const TOLD_BY = {
  MATCHING: 'as you have said',
  LABEL: 'by its label',
  NAME: 'by its name',
  KIND: 'the only one of its kind',
} as const;

const Counters = ({
  book,
  proposed,
  choose,
}: Pick<RoomProps, 'book'> & { proposed: Proposed; choose: (unit: string, counter: string) => void }) => (
  <Scroll>
    <table class="plain">
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">Side</th>
          <th scope="col">Its counter in the save</th>
          <th scope="col">What became of it, as it seems</th>
        </tr>
      </thead>
      <tbody>
        {proposed.units.map(({ unit, key, toldBy, fate, says }) => (
          <tr key={unit.id}>
            <th scope="row">
              {unit.name} <span class="hint">{unit.counter}</span>
            </th>
            <td class={`by side-${sidePlaceIn(book, unit.side)}`}>{sideNameIn(book, unit.side)}</td>
            <td>
              <select
                aria-label={`Counter of ${unit.name}`}
                value={key ?? ''}
                onChange={(event) => choose(unit.id, event.currentTarget.value)}
              >
                {key === null && <option value="">not known: choose it</option>}
                {proposed.counters.map((counter) => (
                  <option key={counter.key} value={counter.key}>
                    {counter.says}
                  </option>
                ))}
              </select>{' '}
              {toldBy && <span class="hint">{TOLD_BY[toldBy]}</span>}
            </td>
            <td>{fate ? `${plain(fate)}. ${says ?? ''}` : 'unknown: it counts as unhurt'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

/** Dice and talk are for the referee's eyes: the talk is kept as a note with the report. */
const Told = ({ proposed: { dice, said } }: { proposed: Proposed }) => (
  <>
    {dice.map(({ player, pairs, pairAverage, singles, singleAverage }) => (
      <p class="hint" key={player}>
        {player} rolled two dice {pairs} times ({average(pairAverage)}), one die {singles} times (
        {average(singleAverage)}).
      </p>
    ))}
    {said.length > 0 && (
      <details>
        <summary>What was said</summary>
        <ul class="bullets">
          {said.map(({ step, player, text }, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said never moves
            <li key={number}>
              Step {step}, {player}: {text}
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
);

const average = (value: number | null): string => (value === null ? '–' : `${value.toFixed(2)} on average`);

/** What was kept before: it can be looked at, and taken back. */
function Kept({ session, campaign, revision, again }: RoomProps) {
  const { data } = useAsked(
    async () =>
      (await session.connection.ask(RoomMatchingDocument, { id: campaign.id })).campaign?.book?.matching ??
      [],
    [campaign.id],
    revision,
  );
  const { isBusy, problem, enter } = useEntering();
  if (!data || data.length === 0) return null;
  const forget = async (unit: string) => {
    const input = { idempotencyKey: newKey(), campaignId: campaign.id, forget: [unit] };
    const isDone = await enter(
      async () => (await session.connection.ask(MatchCountersDocument, { input })).matchCounters,
    );
    if (isDone) again();
  };
  return (
    <details>
      <summary>{data.length} counters are remembered</summary>
      <ul class="plain-list">
        {data.map(({ unit, counter }) => (
          <li key={unit.id}>
            {unit.name} is “{counter}”{' '}
            <button type="button" class="quiet" disabled={isBusy} onClick={() => void forget(unit.id)}>
              Forget
            </button>
          </li>
        ))}
      </ul>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </details>
  );
}
