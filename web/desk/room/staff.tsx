import { useState } from 'preact/hooks';
import {
  SealOrdersDocument,
  StaffTableDocument,
  type StaffTableQuery,
  type Stance,
} from '../../generated/documents.js';
import { allPages, useAsked } from '../asked.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import type { RoomProps } from './words.js';

type Table = NonNullable<NonNullable<StaffTableQuery['campaign']>['book']>;
type Ready = Table['roster']['nodes'];
type StaffProps = RoomProps & { readonly side: string };

/** A staff's orders for the turn: its own secret until all are revealed. */
export function Staff(props: StaffProps) {
  const { session, campaign, book, revision, side } = props;
  const { data, problem } = useAsked(
    async () => {
      let table: Table | undefined;
      const ready: Ready = await allPages(async (after) => {
        const asked = { id: campaign.id, side, after };
        table = (await session.connection.ask(StaffTableDocument, asked)).campaign?.book ?? table;
        return table?.roster;
      });
      return table && { table, ready };
    },
    [campaign.id, side],
    revision,
  );
  if (problem) return <p class="problem">{problem}</p>;
  return data ? <Orders key={book.turn} {...props} {...data} /> : null;
}

function Orders({
  session,
  campaign,
  book,
  again,
  side,
  table,
  ready,
}: StaffProps & { table: Table; ready: Ready }) {
  const sealed = table.sealed.find((one) => one.side === side && one.turn === book.turn);
  const [stance, setStance] = useState<Stance | ''>(sealed?.stance ?? '');
  const [bought, buy] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(sealed?.purchases.map(({ group, count }) => [group, count]) ?? []),
  );
  const [sent, send] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      sealed?.deployments.flatMap(({ node, units }) => units.map((unit) => [unit, node])) ?? [],
    ),
  );
  const [ways, choose] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(sealed?.choices.map(({ node, edge }) => [node, edge]) ?? []),
  );
  const { isBusy, problem, enter } = useEntering();
  const groups = table.purchasable.filter((group) => group.side === side);
  const purse = book.sides.find(({ key }) => key === side)?.points ?? 0;
  const spent = groups.reduce((sum, { group, cost }) => sum + cost * (bought[group] ?? 0), 0);
  const open = book.graph.nodes.filter(({ status }) => status === 'OPEN');
  const fights = open.filter(({ isBattle, battle }) => isBattle && battle === null);
  const asksStance = stancesIn(table.policies.document);
  const seal = async () => {
    const deployments = fights
      .map(({ id }) => ({ node: id, units: Object.keys(sent).filter((unit) => sent[unit] === id) }))
      .filter(({ units }) => units.length > 0);
    const isEntered = await enter(async () => {
      const input = {
        idempotencyKey: newKey(),
        campaignId: campaign.id,
        turn: book.turn,
        orders: {
          ...(stance && { stance }),
          purchases: Object.entries(bought).flatMap(([group, count]) =>
            count > 0 ? [{ group, count }] : [],
          ),
          deployments,
          priorities: sealed?.priorities ?? [],
          choices: Object.entries(ways).flatMap(([node, edge]) => (edge ? [{ node, edge }] : [])),
        },
      };
      return (await session.connection.ask(SealOrdersDocument, { input })).sealOrders;
    });
    if (isEntered) again();
  };
  return (
    <form
      class="card staff"
      aria-label="Orders of your staff"
      onSubmit={(event) => {
        event.preventDefault();
        void seal();
      }}
    >
      <header>
        <h2>Your orders for turn {book.turn}</h2>
        <span class="state">{sealed ? 'sealed' : 'not sealed yet'}</span>
      </header>
      <p class="hint">
        Nobody else reads them until all are revealed. Until then you may seal others in their place.
      </p>
      {asksStance && (
        <label class="speed">
          <span>This turn we</span>
          <select value={stance} onChange={(event) => setStance(event.currentTarget.value as Stance | '')}>
            <option value="">leave it open</option>
            <option value="ATTACK">attack</option>
            <option value="HOLD">hold</option>
          </select>
        </label>
      )}
      {groups.length > 0 && (
        <fieldset>
          <legend>
            Reinforcements: {spent} of {purse} points
          </legend>
          {groups.map(({ group, cost, units }) => (
            <label class="check" key={group}>
              <input
                type="number"
                min={0}
                value={bought[group] ?? 0}
                onInput={(event) => buy({ ...bought, [group]: Number(event.currentTarget.value) })}
              />
              <span>
                {group}, {cost} points each{' '}
                <span class="hint">
                  {units.map(({ counter, count }) => `${count} × ${counter}`).join(', ')}
                </span>
              </span>
            </label>
          ))}
          {spent > purse && <p class="problem">That is more than you have.</p>}
        </fieldset>
      )}
      {open
        .filter(({ isBattle }) => !isBattle)
        .map(({ id, title, edges }) => (
          <label class="speed" key={id}>
            <span>{title}</span>
            <select
              value={ways[id] ?? ''}
              onChange={(event) => choose({ ...ways, [id]: event.currentTarget.value })}
            >
              <option value="">undecided</option>
              {edges.map(({ id: edge, to, says }) => (
                <option key={edge} value={edge}>
                  {book.graph.nodes.find((one) => one.id === to)?.title ?? to} ({says})
                </option>
              ))}
            </select>
          </label>
        ))}
      {fights.length > 0 && (
        <details>
          <summary>Who goes where: those you do not send are sent by the policies</summary>
          <div class="send-grid">
            {ready.map(({ id, name, counter }) => (
              <label key={id} class="field">
                <span>
                  {name}, {counter}
                </span>
                <select
                  value={sent[id] ?? ''}
                  onChange={(event) => send({ ...sent, [id]: event.currentTarget.value })}
                >
                  <option value="">as the policies say</option>
                  {fights.map((node) => (
                    <option key={node.id} value={node.id}>
                      {node.title}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </details>
      )}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <p>
        <button type="submit" class="button" disabled={isBusy || spent > purse}>
          {sealed ? 'Seal these instead' : 'Seal the orders'}
        </button>
      </p>
    </form>
  );
}

/** Some campaigns let sides choose to attack or to hold. */
function stancesIn(document: unknown): boolean {
  const { planning } = document as { planning?: { stances?: unknown } };
  return Boolean(planning?.stances);
}
