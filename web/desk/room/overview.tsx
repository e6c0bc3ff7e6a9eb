import { useState } from 'preact/hooks';
import { Chart } from '../chart.js';
import { BattleRow } from '../home-page.js';
import { Scroll } from '../scroll.js';
import { Concede } from './concede.js';
import { Files } from './files.js';
import { layOut } from './graph-layout.js';
import { Referee } from './referee.js';
import { Staff } from './staff.js';
import { type Book, plain, type RoomProps, sideNameIn, sidePlaceIn } from './words.js';

type Node = Book['graph']['nodes'][number];

/** How things stand: who is awaited, who is ahead, what is fought and what may come. */
export function Overview(props: Omit<RoomProps, 'book'> & { book: Book | null }) {
  const { campaign, book } = props;
  return (
    <>
      {campaign.description && <p class="lead">{campaign.description}</p>}
      {book && (
        <div class="room-grid">
          <Awaited book={book} role={campaign.viewer.role} />
          <Sides {...props} book={book} />
        </div>
      )}
      {book && campaign.viewer.mayCommand.includes('advanceTurn') && <Referee {...props} book={book} />}
      {book &&
        campaign.viewer.side &&
        book.phase === 'PLANNING' &&
        campaign.viewer.mayCommand.includes('sealOrders') && (
          <Staff {...props} book={book} side={campaign.viewer.side.key} />
        )}
      {book && book.graph.nodes.length > 0 && <Graph book={book} />}
      {book && book.standings.length > 0 && (
        <section class="card">
          <Chart
            title="Standings"
            xTitle="Turn"
            yTitle="victory points"
            lines={book.sides.map(({ key, name }) => ({
              name,
              place: sidePlaceIn(book, key),
              points: book.standings.map(({ turn, sides }) => [
                turn,
                sides.find(({ side }) => side === key)?.victoryPoints ?? 0,
              ]),
            }))}
          />
        </section>
      )}
      {book && <Files {...props} book={book} />}
      <section class="card" aria-label="Battles">
        <h2>Battles to watch</h2>
        {campaign.battles.nodes.length === 0 && <p class="hint">No battle has been opened yet.</p>}
        <ul class="battles">
          {campaign.battles.nodes.map((battle) => (
            <BattleRow key={battle.id} battle={battle} own={campaign.viewer.side?.key} />
          ))}
        </ul>
        {book && <Reported book={book} />}
      </section>
    </>
  );
}

function Awaited({ book, role }: { book: Book; role: RoomProps['campaign']['viewer']['role'] }) {
  const { missing, next, met } = book.preconditions;
  // Of the other sides' orders nobody but the referee may know.
  const nobody = role === 'REFEREE' ? 'Nobody is awaited' : 'Nothing is awaited of you';
  return (
    <section class="card awaited" aria-label="Awaited">
      <h2>{book.outcome ? 'The campaign is over' : met ? nobody : 'Awaited'}</h2>
      {missing.length > 0 && (
        <ul class="plain-list">
          {missing.map(({ says, code, side }) => (
            <li key={`${code} ${says}`} class={`awaited-line side-${sidePlaceIn(book, side)}`}>
              {says}
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p class="hint">
          The next step of turn {book.turn}: {plain(next)}.
        </p>
      )}
      {book.deadline && <p class="hint">Planning ends {new Date(book.deadline).toLocaleString()}.</p>}
    </section>
  );
}

function Sides(props: RoomProps) {
  const { campaign, book } = props;
  return (
    <section class="card" aria-label="Sides">
      <h2>Sides</h2>
      <Scroll>
        <table class="plain">
          <thead>
            <tr>
              <th scope="col">Side</th>
              <th scope="col">Victory points</th>
              <th scope="col">Battles won</th>
              <th scope="col">To spend</th>
              <th scope="col">Orders</th>
            </tr>
          </thead>
          <tbody>
            {book.sides.map(({ key, name, victoryPoints, battlesWon, points, sealed }) => (
              <tr key={key}>
                <th scope="row" class={`by side-${sidePlaceIn(book, key)}`}>
                  {name}
                </th>
                <td class="big">{victoryPoints}</td>
                <td>{battlesWon}</td>
                <td>{points ?? '–'}</td>
                <td>{sealed === null ? '–' : sealed ? 'sealed' : 'open'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {book.sides.map(
        ({ key, name, stillNeeded }) =>
          stillNeeded && (
            <p class="hint" key={key}>
              {name}: {stillNeeded}
            </p>
          ),
      )}
      {!book.outcome && campaign.viewer.mayCommand.includes('concede') && <Concede {...props} />}
    </section>
  );
}

/** Battles that were fought at a table and reported: there is no board to look at, but a report. */
function Reported({ book }: { book: Book }) {
  const reported = book.battles.nodes.filter(({ report }) => report !== null);
  if (reported.length === 0) return null;
  return (
    <>
      <h3>Reports</h3>
      <ul class="battles">
        {reported.map(({ id, name, turn, report }) => (
          <li key={id}>
            <a class="battle" href={`#report/${encodeURIComponent(id)}`}>
              <strong>{name}</strong>
              <span class="state over">
                {report?.winner ? `${sideNameIn(book, report.winner)} won` : 'A draw'}
              </span>
              <span class="hint">
                Turn {turn} · {report?.why}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const ROW = 104;
const STATUS = {
  AHEAD: 'may come',
  OPEN: 'open now',
  DONE: 'done',
  CLOSED: 'out of reach',
} as const;

/** The way of the campaign: what happened, and what may come. */
function Graph({ book }: { book: Book }) {
  const { nodes } = book.graph;
  const [chosen, choose] = useState<string>();
  const { spots, layers } = layOut(nodes);
  const node = nodes.find(({ id }) => id === chosen);
  return (
    <section class="card" aria-label="Scenarios">
      <h2>The way of the campaign</h2>
      <div class="graph" style={{ height: `${layers * ROW}px` }}>
        <svg viewBox={`0 0 100 ${layers * ROW}`} preserveAspectRatio="none" aria-hidden="true">
          {nodes.flatMap(({ id, edges }) =>
            edges.map(({ id: edge, to, taken, mayCome }) => {
              const [from, end] = [spots.get(id), spots.get(to)];
              if (!from || !end) return null;
              const [x1, y1] = [from.x * 100, from.layer * ROW + ROW - 24];
              const [x2, y2] = [end.x * 100, end.layer * ROW + 8];
              const way = taken ? 'taken' : mayCome ? 'may-come' : 'closed';
              return (
                <path
                  key={edge}
                  class={`way ${way}`}
                  d={`M${x1} ${y1}C${x1} ${y1 + 22} ${x2} ${y2 - 22} ${x2} ${y2}`}
                />
              );
            }),
          )}
        </svg>
        <ol>
          {nodes.map(({ id, title, status, battle, ends, isBattle }) => {
            const spot = spots.get(id);
            const won = book.battles.nodes.find((one) => one.id === battle?.id)?.report;
            const row = nodes.filter((one) => spots.get(one.id)?.layer === spot?.layer).length;
            return (
              <li
                key={id}
                style={{
                  left: `${(spot?.x ?? 0.5) * 100}%`,
                  top: `${(spot?.layer ?? 0) * ROW + 8}px`,
                  width: `min(17rem, calc(${100 / row}% - 10px))`,
                }}
              >
                <button
                  type="button"
                  class={`knot ${status.toLowerCase()}${won?.winner ? ` side-${sidePlaceIn(book, won.winner)}` : ''}`}
                  aria-expanded={id === chosen}
                  onClick={() => choose(id === chosen ? undefined : id)}
                >
                  <strong>{title}</strong>
                  <span>
                    {won
                      ? won.winner
                        ? `${sideNameIn(book, won.winner)} won`
                        : 'a draw'
                      : isBattle
                        ? STATUS[status]
                        : `${STATUS[status]} · a choice`}
                    {ends && ' · the last'}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
      <p class="legend hint">
        <span class="key taken">way taken</span> <span class="key may-come">may come</span>{' '}
        <span class="key closed">closed</span>
      </p>
      {node && <NodeFacts node={node} book={book} />}
    </section>
  );
}

function NodeFacts({ node, book }: { node: Node; book: Book }) {
  const titleOf = (id: string) => book.graph.nodes.find((one) => one.id === id)?.title ?? id;
  const { win, perPoint } = node.worth;
  const reported = book.battles.nodes.find(({ id, report }) => id === node.battle?.id && report);
  return (
    <div class="node-facts" role="status">
      <h3>{node.title}</h3>
      {node.about && <p>{node.about}</p>}
      {node.isBattle && (
        <p class="hint">
          The winner gets {win} victory points{perPoint > 0 ? `, and ${perPoint} for each point made` : ''}.
        </p>
      )}
      {node.edges.length > 0 && (
        <ul class="plain-list">
          {node.edges.map(({ id, to, says, days, taken, mayCome }) => (
            <li key={id} class={taken ? 'taken' : mayCome ? '' : 'soft'}>
              {taken ? '✓ ' : '→ '}
              <strong>{titleOf(to)}</strong>, {says}
              {days > 0 && ` (${days} ${days === 1 ? 'day' : 'days'} later)`}
            </li>
          ))}
        </ul>
      )}
      {reported && (
        <p>
          <a href={`#report/${encodeURIComponent(reported.id)}`}>Read the report</a>
        </p>
      )}
    </div>
  );
}
