import { useState } from 'preact/hooks';
import { RoomLifeDocument, RoomRosterDocument, type RoomRosterQuery } from '../../generated/documents.js';
import { allPages, useAsked } from '../asked.js';
import { Scroll } from '../scroll.js';
import { ForPaper } from './files.js';
import { plain, type RoomProps, sideNameIn, sidePlaceIn } from './words.js';

type RosterBook = NonNullable<NonNullable<RoomRosterQuery['campaign']>['book']>;
type Unit = RosterBook['roster']['nodes'][number];
type Formation = RosterBook['formations'][number];

type Column = readonly [title: string, value: (unit: Unit) => string | number, isMinor?: boolean];

const COLUMNS: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Side', ({ side }) => side],
  ['Kind', ({ kind }) => plain(kind), true],
  ['Counter', ({ counter }) => counter],
  ['State', ({ state }) => plain(state)],
  ['Rank', ({ rank, level }) => rank ?? level ?? '', true],
  ['Experience', ({ experience }) => experience.points],
  ['Battles', ({ experience }) => experience.battles, true],
  ['Kills', ({ experience }) => experience.kills, true],
];

export const Print = () => (
  <button type="button" class="quiet no-print" onClick={() => print()}>
    Print
  </button>
);

/** Everybody of the campaign: a table to sort and filter, the order of battle, and the life of each. */
export function Roster(props: RoomProps & { about: string | undefined }) {
  const { session, campaign, book, revision, about } = props;
  const [isOrder, setOrder] = useState(false);
  const { data, problem } = useAsked(
    async () => {
      let formations: readonly Formation[] = [];
      const units = await allPages(async (after) => {
        const found = (await session.connection.ask(RoomRosterDocument, { id: campaign.id, after })).campaign
          ?.book;
        formations = found?.formations ?? formations;
        return found?.roster;
      });
      return { units, formations };
    },
    [campaign.id],
    revision,
  );
  if (problem) return <p class="problem">{problem}</p>;
  if (!data) return <p class="hint">Being read…</p>;
  if (about !== undefined) return <Life {...props} unit={about} />;
  return (
    <section class="card paper">
      <header>
        <h2>{isOrder ? 'Order of battle' : 'Roster'}</h2>
        <span>
          <button
            type="button"
            class="quiet no-print"
            aria-pressed={isOrder}
            onClick={() => setOrder(!isOrder)}
          >
            {isOrder ? 'As a table' : 'As an order of battle'}
          </button>
          <Print />
        </span>
      </header>
      {isOrder ? <OrderOfBattle {...data} book={book} /> : <Table units={data.units} book={book} />}
    </section>
  );
}

function Table({ units, book }: { units: readonly Unit[]; book: RoomProps['book'] }) {
  const [sorting, sort] = useState({ column: 0, isDown: false });
  const [filter, setFilter] = useState({ side: '', kind: '', state: '', text: '' });
  const [, value] = COLUMNS[sorting.column] as Column;
  const shown = units
    .filter(
      ({ side, kind, state, name, counter, id }) =>
        (filter.side === '' || side === filter.side) &&
        (filter.kind === '' || kind === filter.kind) &&
        (filter.state === '' || state === filter.state) &&
        `${name} ${counter} ${id}`.toLowerCase().includes(filter.text.toLowerCase()),
    )
    .sort((a, b) => compare(value(a), value(b)) * (sorting.isDown ? -1 : 1) || compare(a.id, b.id));
  const choices = (of: (unit: Unit) => string) => [...new Set(units.map(of))].sort();
  const select = (
    name: 'side' | 'kind' | 'state',
    options: readonly string[],
    words: (one: string) => string,
  ) => (
    <select
      aria-label={`Only ${name}`}
      value={filter[name]}
      onChange={(event) => setFilter({ ...filter, [name]: event.currentTarget.value })}
    >
      <option value="">every {name}</option>
      {options.map((one) => (
        <option key={one} value={one}>
          {words(one)}
        </option>
      ))}
    </select>
  );
  return (
    <>
      <div class="filters no-print">
        <input
          type="search"
          aria-label="Name or counter"
          placeholder="Name or counter"
          value={filter.text}
          onInput={(event) => setFilter({ ...filter, text: event.currentTarget.value })}
        />
        {select(
          'side',
          choices(({ side }) => side),
          (key) => sideNameIn(book, key),
        )}
        {select(
          'kind',
          choices(({ kind }) => kind),
          plain,
        )}
        {select(
          'state',
          choices(({ state }) => state),
          plain,
        )}
      </div>
      <p class="hint" role="status">
        {shown.length} of {units.length}
      </p>
      <Scroll>
        <table class="plain roster">
          <thead>
            <tr>
              {COLUMNS.map(([title, , isMinor], column) => (
                <th
                  key={title}
                  scope="col"
                  class={isMinor ? 'minor' : ''}
                  aria-sort={sorting.column !== column ? 'none' : sorting.isDown ? 'descending' : 'ascending'}
                >
                  <button
                    type="button"
                    onClick={() =>
                      sort({ column, isDown: sorting.column === column ? !sorting.isDown : column > 5 })
                    }
                  >
                    {title}
                    {sorting.column === column && (
                      <span aria-hidden="true">{sorting.isDown ? ' ▾' : ' ▴'}</span>
                    )}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((unit) => (
              <tr key={unit.id} class={`state-${unit.state.toLowerCase()}`}>
                {COLUMNS.map(([title, cell, isMinor], column) =>
                  column === 0 ? (
                    <th key={title} scope="row">
                      <a href={`#roster/${encodeURIComponent(unit.id)}`}>{unit.name}</a>
                      {unit.awards.length > 0 && (
                        <span title={unit.awards.join(', ')} class="award">
                          {' '}
                          ★<span class="visually-hidden">{unit.awards.join(', ')}</span>
                        </span>
                      )}
                    </th>
                  ) : (
                    <td
                      key={title}
                      class={`${isMinor ? 'minor ' : ''}${column === 1 ? `by side-${sidePlaceIn(book, unit.side)}` : ''}`}
                    >
                      {column === 1 ? sideNameIn(book, unit.side) : cell(unit)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true });

/** By sides and formations, as it hangs on the wall of a staff. */
function OrderOfBattle({
  units,
  formations,
  book,
}: {
  units: readonly Unit[];
  formations: readonly Formation[];
  book: RoomProps['book'];
}) {
  const group = (side: string, parent: string | null) =>
    formations
      .filter((one) => one.side === side && one.parent === parent)
      .map((one) => (
        <li key={one.id}>
          <h4>{one.name}</h4>
          <Members units={units.filter(({ formation }) => formation === one.id)} />
          <ul class="formations">{group(side, one.id)}</ul>
        </li>
      ));
  return (
    <div class="room-grid">
      {book.sides.map(({ key, name }) => (
        <section key={key} class="order-of-battle">
          <h3 class={`by side-${sidePlaceIn(book, key)}`}>{name}</h3>
          <ul class="formations">{group(key, null)}</ul>
          <Members units={units.filter(({ side, formation }) => side === key && formation === null)} />
        </section>
      ))}
    </div>
  );
}

const Members = ({ units }: { units: readonly Unit[] }) => (
  <ul class="plain-list">
    {units.map(({ id, name, counter, state, rank, level }) => (
      <li key={id} class={`state-${state.toLowerCase()}`}>
        <strong>{counter}</strong> <a href={`#roster/${encodeURIComponent(id)}`}>{name}</a>{' '}
        <span class="hint">
          {[rank, level, state === 'READY' ? '' : plain(state)].filter(Boolean).join(', ')}
        </span>
      </li>
    ))}
  </ul>
);

function Life({ session, campaign, book, revision, unit }: RoomProps & { unit: string }) {
  const { data, problem } = useAsked(
    async () =>
      (await session.connection.ask(RoomLifeDocument, { id: campaign.id, unit })).campaign?.book
        ?.rosterUnit ?? null,
    [campaign.id, unit],
    revision,
  );
  if (problem) return <p class="problem">{problem}</p>;
  if (data === undefined) return <p class="hint">Being read…</p>;
  return (
    <article class="card paper life-story">
      <header>
        <h2>{data ? data.name : unit}</h2>
        <span>
          <a class="quiet no-print" href="#roster">
            To the roster
          </a>
          <ForPaper session={session} campaign={campaign} page="UNIT_HISTORY" title="History" unit={unit} />
          <Print />
        </span>
      </header>
      {data === null ? (
        <p class="problem">Nobody of this id is on the roster, or you may not see them.</p>
      ) : (
        <>
          <p class="hint">
            <span class={`by side-${sidePlaceIn(book, data.side)}`}>{sideNameIn(book, data.side)}</span> ·{' '}
            {[plain(data.kind), data.counter, data.rank, data.level, plain(data.state)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <dl class="numbers">
            {(
              [
                ['Experience', data.experience.points],
                ['Battles', data.experience.battles],
                ['Kills', data.experience.kills],
                ['Checks passed', data.experience.checksPassed],
                ['Checks failed', data.experience.checksFailed],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {data.awards.length > 0 && <p>★ {data.awards.join(', ')}</p>}
          <Story text={data.lifeStory.text} />
          {data.experience.earned.length > 0 && (
            <details>
              <summary>What its experience was earned for</summary>
              <ul class="bullets">
                {data.experience.earned.map(({ version, turn, for: what, points, total }, number) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was earned never moves
                  <li key={`${version} ${number}`}>
                    Turn {turn}: {points > 0 ? `+${points}` : points} for {plain(what)}, {total} in all
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </article>
  );
}

/** The name stands above already; a line that is not set in is a date. */
const Story = ({ text }: { text: string }) => (
  <div class="story">
    {text
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '')
      .map((line) => (line.startsWith(' ') ? <p key={line}>{line.trim()}</p> : <h3 key={line}>{line}</h3>))}
  </div>
);
