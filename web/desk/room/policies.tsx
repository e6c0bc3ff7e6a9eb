/** The rules between battles: the referee tunes single values, sees what they would have changed, and puts them in force. */
import { useMemo, useState } from 'preact/hooks';
import {
  type PreviewedBookFragment,
  PreviewPoliciesDocument,
  RoomPoliciesDocument,
  SetPoliciesDocument,
} from '../../generated/documents.js';
import { useAsked } from '../asked.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import { type Leaf, leavesOf, type PolicyValue } from './policy-leaves.js';
import { SideBySide } from './side-by-side.js';
import { plain, type RoomProps } from './words.js';

export function Policies(props: RoomProps) {
  const { session, campaign, revision } = props;
  const { data, problem } = useAsked(
    async () =>
      (await session.connection.ask(RoomPoliciesDocument, { id: campaign.id })).campaign?.book?.policies,
    [campaign.id],
    revision,
  );
  if (problem) return <p class="problem">{problem}</p>;
  if (!data) return <p class="hint">Being read…</p>;
  const { version, preset, document } = data;
  return <Tuning key={version} {...props} version={version} preset={preset} document={document} />;
}

type Changed = Readonly<Record<string, PolicyValue>>;

interface TuningProps extends RoomProps {
  readonly version: number;
  readonly preset: string;
  readonly document: unknown;
}

function Tuning({ session, campaign, book, again, version, preset, document }: TuningProps) {
  const leaves = useMemo(() => leavesOf(document), [document]);
  const [changed, change] = useState<Changed>({});
  const [seen, setSeen] = useState<{ about: Changed; preview: PreviewedBookFragment }>();
  const { isBusy, problem, enter, ask } = useEntering();
  const mayTune = campaign.viewer.mayCommand.includes('setPolicies');
  const changes = Object.entries(changed).map(([path, value]) => ({ path, value }));
  const preview = seen?.about === changed ? seen.preview : undefined;
  const look = async () => {
    const found = await ask(() =>
      session.connection.ask(PreviewPoliciesDocument, { id: campaign.id, policies: { changes } }),
    );
    const told = found?.campaign?.book?.previewPolicies;
    if (told) setSeen({ about: changed, preview: told });
  };
  const set = async () => {
    const input = {
      idempotencyKey: newKey(),
      campaignId: campaign.id,
      expectedVersion: book.version,
      policies: { changes },
    };
    const isSet = await enter(
      async () => (await session.connection.ask(SetPoliciesDocument, { input })).setPolicies,
    );
    if (isSet) again();
  };
  const put = ({ path, value }: Leaf, to: PolicyValue) => {
    const { [path]: _, ...others } = changed;
    change(to === value ? others : { ...others, [path]: to });
  };
  const sections = [...new Set(leaves.map(({ path }) => path.split('.')[0] ?? ''))];
  return (
    <form
      class="card policies"
      aria-label="Policies"
      onSubmit={(event) => {
        event.preventDefault();
        void (preview ? set() : look());
      }}
    >
      <h2>Policies</h2>
      <p class="hint">
        The rules between battles. They began as “{preset}”
        {version > 1 && ` and have been changed ${version === 2 ? 'once' : `${version - 1} times`}`}.
        {mayTune && ' What you change holds from here on; first you see what it would have changed so far.'}
      </p>
      {sections.map((section) => {
        const own = leaves.filter(({ path }) => path.split('.')[0] === section);
        const touched = own.filter(({ path }) => changed[path] !== undefined).length;
        return (
          <details key={section}>
            <summary>
              {plain(section)} ({own.length}
              {touched > 0 && `, ${touched} changed`})
            </summary>
            <div class="policy-grid">
              {own.map((leaf) => (
                <Value
                  key={leaf.path}
                  leaf={leaf}
                  value={changed[leaf.path] ?? leaf.value}
                  mayTune={mayTune}
                  put={(to) => put(leaf, to)}
                />
              ))}
            </div>
          </details>
        );
      })}
      {changes.length > 0 && (
        <ul class="bullets" aria-label="Changes">
          {leaves
            .filter(({ path }) => changed[path] !== undefined)
            .map(({ path, says, value }) => (
              <li key={path}>
                {says}: {String(value)} → <strong>{String(changed[path])}</strong>
              </li>
            ))}
        </ul>
      )}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {preview && <SideBySide preview={preview} />}
      {mayTune && (
        <p class="row">
          <button type="submit" class="button" disabled={isBusy || changes.length === 0}>
            {preview ? 'Put these policies in force' : 'See the effect'}
          </button>
          {changes.length > 0 && (
            <button type="button" class="quiet" onClick={() => change({})}>
              Leave them as they are
            </button>
          )}
        </p>
      )}
    </form>
  );
}

interface ValueProps {
  readonly leaf: Leaf;
  readonly value: PolicyValue;
  readonly mayTune: boolean;
  readonly put: (value: PolicyValue) => void;
}

function Value({ leaf: { says: whole, value: kind }, value, mayTune, put }: ValueProps) {
  // The section stands above it.
  const says = whole.split(' › ').slice(1).join(' › ') || whole;
  if (typeof kind === 'boolean')
    return (
      <label class="check">
        <input
          type="checkbox"
          disabled={!mayTune}
          checked={value === true}
          onChange={(event) => put(event.currentTarget.checked)}
        />
        <span>{says}</span>
      </label>
    );
  const isNumber = typeof kind === 'number';
  return (
    <label class="field">
      <span>{says}</span>
      <input
        // Preact types the kinds of input apart.
        type={(isNumber ? 'number' : 'text') as 'text'}
        step="any"
        readOnly={!mayTune}
        value={String(value)}
        onInput={(event) => {
          const text = event.currentTarget.value;
          if (!isNumber) put(text);
          else if (text !== '' && Number.isFinite(Number(text))) put(Number(text));
        }}
      />
    </label>
  );
}
