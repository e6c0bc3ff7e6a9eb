/** Commands on battles other than orders: opening one, taking back, the referee's rulings. */
import type { Append, AppendAnswer, EventStore, NewEvent, NewMessage, Within } from '../event-store/index.js';
import type { Action } from '../rules-core/kernel/decide/action.js';
import { BATTLE_DICE_SCHEME } from '../rules-core/kernel/dice/index.js';
import { Battle } from '../rules-core/kernel/position/battle.js';
import type { Position, SideId } from '../rules-core/kernel/position/position.js';
import { copyPosition } from '../rules-core/kernel/views/views.js';
import { type Beginning, type BeginTask, type Customer, type Hindrance, HOUSE } from '../workshop/index.js';
import {
  BATTLE_ACTION,
  BATTLE_OPENED,
  type BattleMode,
  type BattleOpened,
  type Briefing,
  UNDO_ASKED,
  UNDO_DECLINED,
  type UndoAsked,
  type UndoDeclined,
} from './battle-events.js';
import type { BattleTable } from './battle-table.js';
import { besideEnds } from './ends.js';
import type { BattleHistory } from './history.js';
import type { LiveBattle } from './live-battle.js';
import type { LiveBattles } from './live-battles.js';
import { isClosing, readRuling } from './rulings.js';
import { consentNeeded, undoing } from './taking-back.js';
import type { InLine } from './whose-battles.js';

/** What all commands carry. */
export interface BattleCommand {
  readonly campaign: string;
  readonly battle: string;
  readonly actor: string;
  readonly key: string;
  readonly request: unknown;
}

/** What a battle begins with. */
interface Start {
  /** Names the battle. */
  readonly battle: string;
  /** A position, or a scenario. */
  readonly position?: unknown;
  readonly scenario?: unknown;
  /** The sides of the campaign. */
  readonly sides: readonly SideId[];
  /** Who pays for the time it takes to begin; the house, where nobody is named. */
  readonly customer?: Customer;
}

/** Begins a battle in a thread: maps are painted, documents checked, orders of reinforcement drawn up. */
export type BeginAside = (
  task: Omit<BeginTask, 'document' | 'shelf'> & { readonly document: unknown },
  customer: Customer,
) => Promise<Beginning>;

interface OpenBattle extends BattleCommand, Start {
  readonly inLine?: InLine;
  readonly name: string;
  readonly mode: BattleMode;
}

/** A command that cannot be carried out as it stands: the place in the input and what to do about it. */
interface InputTrouble {
  readonly outcome: 'trouble';
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}

export type BattleResult =
  | Exclude<AppendAnswer, { outcome: 'conflict' }>
  | { readonly outcome: 'moved-on'; readonly version: number }
  | { readonly outcome: 'no-battle' }
  | InputTrouble;

export type By = SideId | 'referee';

/** An undo reaches no farther back: a longer one is a correction, or a branch. */
const MOST_UNDONE = 500;
const MOST_TRIES = 5;

export class Battles {
  constructor(
    private readonly store: EventStore,
    private readonly battles: LiveBattles,
    private readonly history: BattleHistory,
    private readonly table: BattleTable,
    private readonly beginAside: BeginAside,
    /** Keeps the chart pack that a position is pinned to. */
    private readonly keepCharts: (position: Position) => Promise<void>,
  ) {}

  /** Opens a battle: its first event is the position, its second what happens before anybody is asked. */
  async open(command: OpenBattle): Promise<BattleResult> {
    const drawn = this.table.seeds.draw(1, BATTLE_DICE_SCHEME);
    const begun = await this.begin(command, drawn.seed);
    if ('outcome' in begun) return begun;
    const { position, opening } = begun;
    await this.keepCharts(position);
    const { from: _, ...dice } = drawn.commitment;
    const { campaign, battle, name, mode, inLine } = command;
    const briefing = briefingOf(command.scenario);
    const opened: BattleOpened = {
      name,
      mode,
      position,
      ...(briefing && { briefing }),
      ...(inLine && { inLine }),
      dice,
    };
    const events: NewEvent[] = [
      { battle, kind: BATTLE_OPENED, payload: opened },
      { battle, kind: BATTLE_ACTION, payload: opening as Action },
    ];
    const append = {
      ...keysOf(command),
      expected: { battle: { id: battle, version: 0 } },
      events,
      answer: { battle },
    };
    const answer = await this.store.append(append, (client, { first: openedPosition, at }) =>
      this.table.opened(
        client,
        {
          campaign,
          battle,
          name,
          mode,
          system: position.system,
          openedPosition,
          openedAt: at,
          inLine: inLine ?? null,
        },
        drawn,
      ),
    );
    return answer.outcome === 'conflict' ? { outcome: 'moved-on', version: answer.version ?? 0 } : answer;
  }

  /** What stands in the way of opening a battle, before anybody opens it; undefined: nothing does. */
  async hindrance(command: Start): Promise<InputTrouble | undefined> {
    const begun = await this.begin(command);
    return 'outcome' in begun ? begun : undefined;
  }

  private async begin(
    command: Start,
    seed?: string,
  ): Promise<Exclude<Beginning, { hindrance: Hindrance }> | InputTrouble> {
    const from = command.scenario === undefined ? 'position' : 'scenario';
    const { battle, sides, customer = HOUSE } = command;
    const document = command[from] ?? null;
    const begun = await this.beginAside(
      { battle, from, document, sides, ...(seed !== undefined && { seed }) },
      customer,
    );
    return 'hindrance' in begun ? { outcome: 'trouble', ...begun.hindrance } : begun;
  }

  /** Takes the latest actions back at once, or asks for consent. */
  async undo(
    command: BattleCommand & {
      readonly by: By;
      readonly toVersion: number;
      readonly why?: string | undefined;
    },
  ): Promise<BattleResult & { readonly asked?: boolean }> {
    return this.onBattle(command, async (live) => {
      const { by, toVersion, why } = command;
      if (toVersion < FIRST_UNDONE - 1 || toVersion >= live.version)
        return trouble(
          'NOTHING_TO_UNDO',
          `Choose a version from ${FIRST_UNDONE - 1} to ${live.version - 1}.`,
          'toVersion',
        );
      if (live.version - toVersion > MOST_UNDONE)
        return trouble('TOO_LONG_AGO', `At most ${MOST_UNDONE} actions can be taken back.`, 'toVersion');
      const { before, actions } = await this.since(live, toVersion);
      if (by !== 'referee' && actions.some(isClosing))
        return trouble(
          'CLOSED_BY_CAMPAIGN',
          'The campaign has closed this battle. Only the referee can take it up again.',
          'battleId',
        );
      const { rulebook } = live.system;
      const battle = new Battle(copyPosition(before), live.battle.table);
      if (by === 'referee' || !consentNeeded(rulebook, battle, actions, by))
        return this.takeBack(live, command, before, actions);
      const asked: UndoAsked = {
        battle: live.id,
        side: by,
        version: live.version,
        toVersion,
        ...(why ? { why } : {}),
      };
      const request = { side: by, version: live.version, toVersion, why: why ?? null };
      const answer = await this.append(
        live,
        command,
        [{ kind: UNDO_ASKED, payload: asked }],
        { asked: true },
        (client) => this.table.undoAsked(client, live.campaign, live.id, request),
      );
      return answer;
    });
  }

  /** The opponent, or the referee, answers a request to take actions back. */
  async answerUndo(
    command: BattleCommand & { readonly by: By; readonly consent: boolean },
  ): Promise<BattleResult & { readonly asked?: boolean }> {
    return this.onBattle(command, async (live) => {
      const request = await this.table.undoRequest(live.campaign, live.id);
      if (!request || request.version !== live.version || request.side === command.by)
        return trouble('NO_UNDO_ASKED', 'Nobody asks you to take anything back now.', 'battleId');
      if (command.consent) {
        const { before, actions } = await this.since(live, request.toVersion);
        const why = request.why ?? undefined;
        return this.takeBack(live, { ...command, by: request.side, why }, before, actions);
      }
      const declined: UndoDeclined = { battle: live.id, by: command.by };
      return this.append(
        live,
        command,
        [{ kind: UNDO_DECLINED, payload: declined }],
        { asked: true },
        (client) => this.table.undoAnswered(client, live.campaign, live.id),
      );
    });
  }

  /** The referee changes the position by ruling. */
  async rule(
    command: BattleCommand & {
      readonly changes: unknown;
      readonly why: string;
      readonly expectedVersion?: number | undefined;
    },
  ): Promise<BattleResult> {
    return this.onBattle(command, async (live) => {
      if (command.expectedVersion !== undefined && command.expectedVersion !== live.version)
        return { outcome: 'moved-on', version: live.version };
      const ruling = readRuling(live.system.rulebook, live.battle, command.changes, command.why);
      if ('problem' in ruling) return trouble('INVALID_RULING', ruling.problem, ...ruling.path);
      return this.act(live, command, ruling.action);
    });
  }

  /** Works on the latest version; when another process was faster, again. A repeated command gets its stored answer. */
  private async onBattle<R extends BattleResult>(
    command: BattleCommand,
    work: (live: LiveBattle) => Promise<R | BattleResult>,
  ): Promise<R | BattleResult> {
    const live = await this.battles.find(command.campaign, command.battle);
    if (!live) return { outcome: 'no-battle' };
    return live.exclusive(async () => {
      for (let tries = 1; ; tries++) {
        await this.battles.catchUp(live);
        const result = await work(live);
        const overtaken = result.outcome === 'moved-on' && tries < MOST_TRIES;
        if (!overtaken) return result.outcome === 'trouble' ? this.earlierAnswer(command, result) : result;
      }
    });
  }

  private async earlierAnswer<R extends BattleResult>(
    command: BattleCommand,
    refused: R,
  ): Promise<R | BattleResult> {
    const earlier = await this.store.append({ ...keysOf(command), expected: { position: -1 }, events: [] });
    return earlier.outcome === 'conflict' ? refused : withAsked(earlier);
  }

  private async since(live: LiveBattle, version: number): Promise<{ before: Position; actions: Action[] }> {
    const before = await this.history.truth(live.campaign, live.id, version);
    const actions: Action[] = [];
    for await (const event of this.store.readBattle(live.campaign, live.id, {
      after: version,
      until: live.version,
    }))
      actions.push(event.payload as Action);
    return { before, actions };
  }

  private takeBack(
    live: LiveBattle,
    command: BattleCommand & { readonly by: By; readonly why?: string | undefined },
    before: Position,
    actions: readonly Action[],
  ): Promise<BattleResult> {
    const after = live.version - actions.length;
    const payload = undoing(
      before,
      actions,
      { by: command.by, after, why: command.why },
      live.system.rulebook.version,
    );
    return this.act(live, command, payload);
  }

  /** Adds an action of the referee, or one that takes others back; either may end the battle, or take its end back. */
  private async act(live: LiveBattle, command: BattleCommand, payload: Action): Promise<BattleResult> {
    const event = { battle: live.id, kind: BATTLE_ACTION, payload };
    const beside = await besideEnds(this.table, live, [payload]);
    const within: Within = async (client, appended) => {
      // Open requests to take something back are answered by this, or out of date.
      await this.table.undoAnswered(client, live.campaign, live.id);
      await beside?.within(client, appended);
    };
    return this.append(live, command, beside ? [event, beside.event] : [event], {}, within, beside?.messages);
  }

  private async append(
    live: LiveBattle,
    command: BattleCommand,
    events: readonly NewEvent[],
    answer: { asked?: boolean },
    within?: Within,
    messages: readonly NewMessage[] = [],
  ): Promise<BattleResult & { readonly asked?: boolean }> {
    const append: Append = {
      ...keysOf(command),
      expected: { battle: { id: live.id, version: live.version } },
      events,
      answer,
      messages,
    };
    const stored = await this.store.append(append, within);
    if (stored.outcome === 'conflict')
      return { outcome: 'moved-on', version: stored.version ?? live.version };
    if (stored.outcome === 'appended')
      for (const [i, { kind, payload }] of events.entries())
        if (kind === BATTLE_ACTION)
          live.settle({ action: payload as Action, position: stored.first + i, at: stored.at });
    return answer.asked && stored.outcome === 'appended' ? { ...stored, asked: true } : withAsked(stored);
  }
}

/** Version 1 is the start and 2 its opening: neither is anybody's to take back. */
const FIRST_UNDONE = 3;

function keysOf({ campaign, actor, key, request }: BattleCommand) {
  return { campaign, actor, key, request };
}

function trouble(code: string, message: string, ...path: string[]): InputTrouble {
  return { outcome: 'trouble', code, message, path };
}

function withAsked(
  answer: Exclude<AppendAnswer, { outcome: 'conflict' }>,
): BattleResult & { readonly asked?: boolean } {
  if (answer.outcome !== 'replayed') return answer;
  return (answer.answer as { asked?: boolean } | undefined)?.asked ? { ...answer, asked: true } : answer;
}

/** What the scenario says of itself, beside what became the position. */
function briefingOf(scenario: unknown): Briefing | undefined {
  const { title, about } = (scenario ?? {}) as { readonly title?: unknown; readonly about?: unknown };
  const said = {
    ...(typeof title === 'string' && { title }),
    ...(typeof about === 'string' && { about }),
  };
  return Object.keys(said).length > 0 ? said : undefined;
}
