/** Branches: how the campaign might have gone. The referee begins one, compares it with the campaign, and may go on with it. */
import { useState } from 'preact/hooks';
import {
  AdvanceTurnDocument,
  BranchDocument,
  CompareLinesDocument,
  RoomLinesDocument,
  type RoomLinesQuery,
  UseLineDocument,
} from '../../generated/documents.js';
import { useAsked } from '../asked.js';
import { Scroll } from '../scroll.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import { plain, type RoomProps, sideNameIn, sidePlaceIn } from './words.js';

type Line = NonNullable<NonNullable<RoomLinesQuery['campaign']>['book']>['lines'][number];

export function Lines(props: RoomProps) {
  const { session, campaign, revision } = props;
  const [compared, compare] = useState<string>();
  const { data, problem } = useAsked(
    async () => (await session.connection.ask(RoomLinesDocument, { id: campaign.id })).campaign?.book?.lines,
    [campaign.id],
    revision,
  );
  if (problem) return <p class="problem">{problem}</p>;
  if (!data) return <p class="hint">Being read…</p>;
  const other = data.find(({ id, current }) => id === compared && !current);
  return (
    <>
      <section class="card" aria-label="Branches">
        <h2>Branches</h2>
        <p class="hint">
          A branch begins with the entries of the campaign up to one of them and goes on by itself. Only
          referees see it. To try how the campaign might have gone, correct an entry on the page of news and
          name a branch there.
        </p>
        <ul class="plain-list lines">
          {data.map((line) => (
            <LineRow
              key={line.id}
              {...props}
              line={line}
              isCompared={line.id === compared}
              compare={() => compare(line.id === compared ? undefined : line.id)}
            />
          ))}
        </ul>
        {campaign.viewer.mayCommand.includes('branch') && <NewBranch {...props} />}
      </section>
      {other && <Comparison key={other.id} {...props} other={other} />}
    </>
  );
}

interface LineRowProps extends RoomProps {
  readonly line: Line;
  readonly isCompared: boolean;
  readonly compare: () => void;
}

function LineRow({ session, campaign, book, again, line, isCompared, compare }: LineRowProps) {
  const { isBusy, problem, enter } = useEntering();
  const [isMeant, mean] = useState(false);
  const { connection } = session;
  const use = async () => {
    const input = { idempotencyKey: newKey(), campaignId: campaign.id, line: line.id };
    if (await enter(async () => (await connection.ask(UseLineDocument, { input })).useLine)) again();
    mean(false);
  };
  const advance = async () => {
    const input = { idempotencyKey: newKey(), campaignId: campaign.id, line: line.id, withoutAbsent: true };
    if (await enter(async () => (await connection.ask(AdvanceTurnDocument, { input })).advanceTurn)) again();
  };
  const may = (command: string) => !line.current && campaign.viewer.mayCommand.includes(command);
  return (
    <li>
      <p class="row">
        <strong>{line.name}</strong>{' '}
        <span class="hint">
          {line.current ? 'the campaign goes on here · ' : ''}
          {line.from ? `branches off after entry ${line.from.version} · ` : ''}
          {line.version} entries
        </span>
        {!line.current && (
          <button type="button" class="quiet" aria-expanded={isCompared} onClick={compare}>
            {isCompared ? 'Close the comparison' : `Compare with ${book.line.name}`}
          </button>
        )}
        {may('advanceTurn') && (
          <button type="button" class="quiet" disabled={isBusy} onClick={() => void advance()}>
            Make its next step
          </button>
        )}
        {may('useLine') &&
          (isMeant ? (
            <>
              <button type="button" class="button" disabled={isBusy} onClick={() => void use()}>
                Yes, the campaign goes on with “{line.name}”
              </button>
              <button type="button" class="quiet" onClick={() => mean(false)}>
                No
              </button>
            </>
          ) : (
            <button type="button" class="quiet" onClick={() => mean(true)}>
              Go on with it
            </button>
          ))}
      </p>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

function NewBranch({ session, campaign, book, again }: RoomProps) {
  const [name, setName] = useState('');
  const [version, setVersion] = useState(book.version);
  const { isBusy, problem, enter } = useEntering();
  const begin = async () => {
    const input = { idempotencyKey: newKey(), campaignId: campaign.id, version, name };
    const isBegun = await enter(async () => (await session.connection.ask(BranchDocument, { input })).branch);
    if (!isBegun) return;
    setName('');
    again();
  };
  return (
    <form
      class="row"
      aria-label="A new branch"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <label class="field">
        <span>Name of the branch</span>
        <input
          required
          maxLength={120}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>The last entry that it shares</span>
        <input
          required
          type="number"
          min={1}
          max={book.version}
          value={version}
          onInput={(event) => setVersion(Number(event.currentTarget.value))}
        />
      </label>
      <button type="submit" class="button" disabled={isBusy}>
        Begin a branch
      </button>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

const FIGURES = { victoryPoints: 'victory points', battlesWon: 'battles won' } as const;

function Comparison({ session, campaign, book, revision, other }: RoomProps & { other: Line }) {
  const { data, problem } = useAsked(
    async () =>
      (await session.connection.ask(CompareLinesDocument, { id: campaign.id, line: other.id })).campaign?.book
        ?.compare,
    [campaign.id, other.id],
    revision,
  );
  if (problem) return <p class="problem">{problem}</p>;
  if (!data) return <p class="hint">Being compared…</p>;
  const titleOf = (node: string) => book.graph.nodes.find(({ id }) => id === node)?.title ?? node;
  return (
    <section class="card" aria-label="Comparison">
      <h2>
        {book.line.name} and {other.name}
      </h2>
      <Scroll>
        <table class="plain compared">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">{book.line.name}</th>
              <th scope="col">{other.name}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Turn</th>
              <td>{data.turns.here}</td>
              <td>{data.turns.there}</td>
            </tr>
            {data.standings.flatMap(({ side, here, there }) =>
              (['victoryPoints', 'battlesWon'] as const).map((figure) => (
                <tr key={`${side} ${figure}`}>
                  <th scope="row" class={`by side-${sidePlaceIn(book, side)}`}>
                    {sideNameIn(book, side)}, {FIGURES[figure]}
                  </th>
                  <td>{here?.[figure] ?? '–'}</td>
                  <td>{there?.[figure] ?? '–'}</td>
                </tr>
              )),
            )}
            {data.nodes.map(({ node, here, there }) => (
              <tr key={node}>
                <th scope="row">{titleOf(node)}</th>
                <td>{here ? plain(here) : '–'}</td>
                <td>{there ? plain(there) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {data.roster.length === 0 ? (
        <p class="hint">Nobody of the roster fares otherwise.</p>
      ) : (
        <>
          <h3>Who fares otherwise</h3>
          <ul class="bullets">
            {data.roster.map(({ unit, says }) => (
              <li key={unit}>{says}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
