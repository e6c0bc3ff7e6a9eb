import { useEffect, useState } from 'preact/hooks';
import { ApiFailure, actionOf, type Detail } from '../client/index.js';
import {
  AnswerUndoDocument,
  IssueOrdersDocument,
  LegalOrdersDocument,
  type LegalOrdersQuery,
  NowDocument,
  type NowQuery,
  OrderFormsDocument,
  UndoDocument,
} from '../generated/documents.js';
import { messageOf, useAsked } from './asked.js';
import { Lately } from './moment.js';
import { OtherSeat } from './other-seat.js';
import { Pad } from './pad.js';
import { newKey } from './session.js';
import type { Offered, Stage } from './stage.js';
import { StandingOrders } from './standing.js';
import { Tray } from './tray.js';

type Now = NonNullable<NowQuery['battle']>;
type Page = NonNullable<NonNullable<LegalOrdersQuery['battle']>['legalOrderPage']>;
type LegalOrder = Page['nodes'][number];

const PAGE = 100;

/** For users who may order: whose decision it is, what may be done, and the way back. Shown at the end of a battle under way. */
export function OrdersCard({ stage }: { stage: Stage }) {
  const { standing, isAtEnd, state } = stage;
  const mayOrder = standing?.role === 'COMMANDER' || standing?.role === 'REFEREE';
  if (
    !mayOrder ||
    state === 'loading' ||
    state === 'reading' ||
    state === 'over' ||
    !isAtEnd ||
    stage.isPlaying
  )
    return null;
  return <Decisions key={stage.version} stage={stage} />;
}

function Decisions({ stage }: { stage: Stage }) {
  const [now, setNow] = useState<Now>();
  const [problem, setProblem] = useState('');
  const { id } = stage.battle.head;
  useEffect(() => {
    stage.session.connection.ask(NowDocument, { id }).then(
      ({ battle }) => setNow(battle ?? undefined),
      (fault: unknown) => setProblem(messageOf(fault)),
    );
  }, [stage, id]);
  if (!now) return problem ? <p class="problem">{problem}</p> : null;
  const own = stage.standing?.side?.key;
  const deciding = own === undefined ? now.awaiting : now.awaiting.filter(({ side }) => side === own);
  const [first] = deciding;
  return (
    <section class="card orders" aria-label="Orders">
      <h2>
        {now.outcome
          ? 'The battle is over'
          : first
            ? own
              ? 'Your decision'
              : `${stage.sideName(first.side)} to decide`
            : 'Waiting'}
      </h2>
      <Lately stage={stage} />
      {!first && !now.outcome && (
        <p class="hint">{now.awaiting.map(({ side }) => stage.sideName(side)).join(' and ')} must decide.</p>
      )}
      {!first && !now.outcome && own !== undefined && <OtherSeat stage={stage} own={own} />}
      {first?.roll && <Pad roll={first.roll} declare={(faces) => declare(stage, first.side, faces)} />}
      {first && !first.roll && (
        <Choices key={first.side} stage={stage} side={first.side} kinds={first.orders} />
      )}
      {!now.outcome && (own ?? first?.side) !== undefined && (
        <StandingOrders
          key={own ?? first?.side}
          stage={stage}
          side={own ?? first?.side ?? ''}
          leave={(rules) => issue(stage, own ?? first?.side ?? '', { order: 'standing-orders', rules })}
        />
      )}
      <TakeBack stage={stage} now={now} />
    </section>
  );
}

/** Returns what is wrong with them, in words; nothing when they were taken. */
async function declare(stage: Stage, side: string, faces: number[]): Promise<string> {
  try {
    await issue(stage, side, { order: 'dice', faces: [faces] });
    return '';
  } catch (fault) {
    return messageOf(fault);
  }
}

async function issue(stage: Stage, side: string, order: unknown, dice?: number[][]): Promise<void> {
  const { issueOrders: issued } = await stage.session.connection.ask(IssueOrdersDocument, {
    input: {
      idempotencyKey: newKey(),
      battleId: stage.battle.head.id,
      expectedVersion: stage.replay.latest,
      side,
      orders: [{ json: order }],
      ...(dice && { dice }),
    },
  });
  if (issued.__typename !== 'OrdersIssued') throw new ApiFailure(issued.code, issued.message);
  stage.select({});
  stage.took(issued.actions.map((action) => ({ ...actionOf(action), detail: action as Detail })));
}

function Choices({ stage, side, kinds }: { stage: Stage; side: string; kinds: readonly string[] }) {
  const [listed, setListed] = useState<{ readonly asked: string; readonly page: Page }>();
  const [kind, setKind] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isOnTable, setOnTable] = useState(true);
  const { unit, hex, drop } = stage.selection;
  const { id, mode, system } = stage.battle.head;
  const { staysHidden } = stage;
  const { data: forms } = useAsked(
    async () => (await stage.session.connection.ask(OrderFormsDocument, { system })).rulebook?.orders ?? [],
    [stage],
  );
  const placing = forms?.filter((form) => kinds.includes(form.kind) && placesUnits(form.schema)) ?? [];
  const isOwn = unit !== undefined && stage.replay.position.units[unit]?.side === side;
  const asked = JSON.stringify([kind, unit, hex, drop, isOwn]);
  // A list that was asked for something else is not shown, not even for a moment.
  const page = listed?.asked === asked ? listed.page : undefined;
  useEffect(() => {
    let isWanted = true;
    const filter = {
      ...(kind && { kinds: [kind] }),
      ...(isOwn ? { unit, ...(drop !== undefined && { at: drop }) } : hex !== undefined && { at: hex }),
    };
    setListed(undefined);
    stage.session.connection
      .ask(LegalOrdersDocument, { id, version: stage.version, first: PAGE, side, filter })
      .then(
        ({ battle }) => {
          const found = battle?.legalOrderPage;
          if (isWanted && found) setListed({ asked, page: found });
        },
        (fault: unknown) => isWanted && setProblem(messageOf(fault)),
      );
    return () => {
      isWanted = false;
    };
  }, [stage, id, side, kind, unit, hex, drop, isOwn]);
  useEffect(() => {
    if (page) stage.offer(offeredBy(page, isOwn ? unit : undefined));
    return () => stage.offer();
  }, [stage, page]);
  const give = async (order: unknown) => {
    setBusy(true);
    setProblem('');
    try {
      const given = staysHidden ? hiddenly(order) : order;
      await issue(stage, side, given, mode === 'ASSIST' && isOnTable ? [] : undefined);
    } catch (fault) {
      setProblem(messageOf(fault));
      setBusy(false);
    }
  };
  const order = page && isOwn && drop !== undefined ? dropped(page, unit, drop, placing) : undefined;
  useEffect(() => {
    if (order !== undefined) void give(order);
  }, [page, placing.length]);
  const title = (name: string) => stage.rules.orders.find((one) => one.kind === name)?.title ?? name;
  return (
    <>
      <p class="hint">
        {isOwn && drop !== undefined
          ? `${placing.length > 0 ? 'Orders that lead' : 'Orders of'} ${stage.unitName(unit)} ${placing.length > 0 ? 'to' : 'that concern'} ${drop}:`
          : isOwn
            ? `What ${stage.unitName(unit)} may do:`
            : hex !== undefined
              ? `Orders that concern ${hex}:`
              : 'Click a unit to see what it may do, or a hex to see the orders that lead there.'}
      </p>
      {placing.length > 0 && <Tray stage={stage} side={side} />}
      {placing.length > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={staysHidden}
            onChange={(event) => stage.hide(event.currentTarget.checked)}
          />
          <span>Those that I place now stay hidden when the set-up is over, where the rules allow it</span>
        </label>
      )}
      {kinds.length > 1 && (
        <label class="speed">
          <span>Kind</span>
          <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
            <option value="">all</option>
            {kinds.map((name) => (
              <option key={name} value={name}>
                {title(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {mode === 'ASSIST' && (
        <label class="check">
          <input
            type="checkbox"
            checked={isOnTable}
            onChange={(event) => setOnTable(event.currentTarget.checked)}
          />
          <span>We throw our own dice, and are asked for each roll</span>
        </label>
      )}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <ul class="choices">
        {page &&
          inOrder(page.nodes).map((order) => (
            <li key={JSON.stringify(order.order)}>
              <button
                type="button"
                class="choice"
                data-kind={order.kind}
                disabled={isBusy}
                onMouseEnter={() => stage.drawPath(wayOf(order, stage))}
                onFocus={() => stage.drawPath(wayOf(order, stage))}
                onMouseLeave={() => stage.drawPath([])}
                onClick={() => void give(order.order)}
              >
                <span>{order.says}</span>
                {order.cost !== null && <span class="cost">{costInWords(order.cost)}</span>}
              </button>
            </li>
          ))}
      </ul>
      {page && page.total > page.nodes.length && (
        <p class="hint">{page.total - page.nodes.length} more: choose a unit, a hex or a kind.</p>
      )}
      {page?.total === 0 && <p class="hint">There is no such order now.</p>}
      {page && (unit !== undefined || hex !== undefined) && (
        <p>
          <button type="button" class="quiet" onClick={() => stage.select({})}>
            See all orders
          </button>
        </p>
      )}
    </>
  );
}

/** Orders of no unit end something: they must not hide behind a long list. */
function inOrder(orders: readonly LegalOrder[]): readonly LegalOrder[] {
  const isGeneral = ({ unit, units, at }: LegalOrder) => unit === null && units.length === 0 && at === null;
  return [...orders.filter(isGeneral), ...orders.filter((order) => !isGeneral(order))];
}

/** Whom the orders on offer move, or where they lead the unit that is chosen. */
function offeredBy({ nodes, total }: Page, chosen: string | undefined): Offered {
  if (chosen !== undefined)
    return { units: new Set(), goals: nodes.flatMap(({ at, places }) => at ?? places.at(-1) ?? []) };
  // A list that goes on would leave units unmarked that may do something.
  const isWhole = total <= nodes.length;
  return { units: new Set(isWhole ? nodes.flatMap(({ units }) => units) : []), goals: [] };
}

/**
 * Where units are set up, a drop is the order: it can be given again elsewhere, which the list does not say. Any other order
 * is looked at first.
 */
function dropped(page: Page, unit: string, at: string, placing: readonly { kind: string }[]): unknown {
  const [first, ...others] = page.nodes;
  const [form] = placing;
  if (!form || others.length > 0) return undefined;
  if (!first) return { order: form.kind, placements: [{ unit, at }] };
  return placing.some(({ kind }) => kind === first.kind) ? first.order : undefined;
}

interface Placements {
  readonly placements: readonly Readonly<Record<string, unknown>>[];
}

/** Orders that place units, and may hide them, are known by their form. */
function placesUnits(schema: unknown): boolean {
  const { properties } = schema as {
    properties?: { placements?: { items?: { properties?: Record<string, unknown> } } };
  };
  return properties?.placements?.items?.properties?.hidden !== undefined;
}

function hiddenly(order: unknown): unknown {
  const { placements } = order as Partial<Placements>;
  if (!placements) return order;
  return { ...(order as Placements), placements: placements.map((one) => ({ ...one, hidden: true })) };
}

const wayOf = ({ unit, places }: LegalOrder, { replay }: Stage): string[] => {
  const at = unit === null ? undefined : replay.position.units[unit]?.at;
  return at === undefined || places[0] === at ? [...places] : [at, ...places];
};

const costInWords = (cost: unknown): string =>
  Object.entries(cost as Record<string, unknown>)
    .map(([what, amount]) => `${amount} ${what.toUpperCase()}`)
    .join(', ');

/** One's last actions may be taken back, with consent where dice were rolled. */
function TakeBack({ stage, now }: { stage: Stage; now: Now }) {
  const [told, tell] = useState('');
  const { id } = stage.battle.head;
  const { connection } = stage.session;
  const act = (work: () => Promise<string>) => work().then(tell, (fault: unknown) => tell(messageOf(fault)));
  const back = () =>
    act(async () => {
      const input = { idempotencyKey: newKey(), battleId: id, toVersion: now.version - 1 };
      const { undo } = await connection.ask(UndoDocument, { input });
      if (undo.__typename === 'ActionsUndone') return 'Taken back.';
      if (undo.__typename === 'UndoAsked') return 'Dice were rolled: the other side is asked.';
      return undo.message;
    });
  const answer = (consent: boolean) =>
    act(async () => {
      const input = { idempotencyKey: newKey(), battleId: id, consent };
      const { answerUndo } = await connection.ask(AnswerUndoDocument, { input });
      return 'message' in answerUndo ? answerUndo.message : consent ? 'Taken back.' : 'Declined.';
    });
  const { undoRequest } = now;
  const isAsked = undoRequest !== null && undoRequest.side !== stage.standing?.side?.key;
  return (
    <div class="take-back">
      {isAsked ? (
        <p>
          {stage.sideName(undoRequest.side)} asks to take back to action{' '}
          {undoRequest.toVersion - stage.replay.first}. {undoRequest.why}
          <button type="button" class="quiet" onClick={() => void answer(true)}>
            Consent
          </button>
          <button type="button" class="quiet" onClick={() => void answer(false)}>
            Decline
          </button>
        </p>
      ) : (
        <button
          type="button"
          class="quiet"
          disabled={now.version <= stage.replay.first}
          onClick={() => void back()}
        >
          Take back the last action
        </button>
      )}
      <p class="hint" role="status">
        {told}
      </p>
    </div>
  );
}
