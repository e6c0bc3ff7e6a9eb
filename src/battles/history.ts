/** Looking back: a battle at any version, or turn and phase; what happened; what is different. All of it as one viewer may know it. */
import type { EventStore } from '../event-store/index.js';
import { type Action, changesOf } from '../rules-core/kernel/decide/action.js';
import type { Viewer } from '../rules-core/kernel/position/battle.js';
import { canonical } from '../rules-core/kernel/position/canonical.js';
import type { Change } from '../rules-core/kernel/position/changes.js';
import type { Json, Position, Unit } from '../rules-core/kernel/position/position.js';
import { copyPosition, view } from '../rules-core/kernel/views/views.js';
import { BATTLE_OPENED, type BattleOpened } from './battle-events.js';
import { BATTLE_FOLDING } from './battle-folding.js';
import type { LiveBattles } from './live-battles.js';
import { type SeenEvent, seenEvent, strings, unitsIn } from './seen-event.js';

export type { SeenEvent } from './seen-event.js';

interface BattleAt {
  readonly version: number;
  /** As the viewer may know it. */
  readonly position: Position;
}

interface ActionFilter {
  readonly effects?: readonly string[] | null;
  readonly unit?: string | null;
  readonly location?: string | null;
  readonly turn?: number | null;
}

export interface TurnMoment {
  readonly turn: number;
  readonly phase?: string | null;
  readonly active?: string | null;
}

interface PhaseBegun {
  readonly version: number;
  readonly turn: number;
  readonly phase: string;
  readonly active?: string;
}

/** A page with a filter looks at no more actions than this; the next page goes on from there. */
const MOST_LOOKED_AT = 2_000;

export class BattleHistory {
  private readonly phases = new Map<string, { until: number; begun: PhaseBegun[] }>();

  constructor(
    private readonly store: EventStore,
    private readonly battles: LiveBattles,
  ) {}

  /** The latest version, or the latest one that was there at a moment in the past; 0 before the battle was opened. */
  async version(campaign: string, battle: string, until?: Date): Promise<number> {
    if (!until) return (await this.battles.current(campaign, battle))?.version ?? 0;
    const { rows } = await this.store.pool.query<{ version: number | null }>(
      'select max(version)::float8 as version from event where campaign_id = $1 and battle_id = $2 and at <= $3',
      [campaign, battle, until],
    );
    return rows[0]?.version ?? 0;
  }

  /** The version that the battle had when its campaign stood at a position; 0 before it was opened. */
  async versionAt(campaign: string, battle: string, position: number): Promise<number> {
    const { rows } = await this.store.pool.query<{ version: number | null }>(
      `select max(version)::float8 as version from event
       where campaign_id = $1 and battle_id = $2 and position <= $3`,
      [campaign, battle, position],
    );
    return rows[0]?.version ?? 0;
  }

  /** The battle as it stood at a version. */
  async at(campaign: string, battle: string, version: number, viewer: Viewer): Promise<BattleAt> {
    const live = await this.battles.reached(campaign, battle, version);
    const near = live?.at(version, (position) => view(position, viewer));
    return { version, position: near ?? view(await this.replay(campaign, battle, version), viewer) };
  }

  /** The whole position at a version; a copy to make changes on. */
  async truth(campaign: string, battle: string, version: number): Promise<Position> {
    const live = await this.battles.reached(campaign, battle, version);
    return live?.at(version, copyPosition) ?? this.replay(campaign, battle, version);
  }

  private async replay(campaign: string, battle: string, version: number): Promise<Position> {
    const { state } = await this.store.load(campaign, battle, BATTLE_FOLDING, version);
    if (!state) throw new Error(`Battle ${battle} has no beginning.`);
    return state.position;
  }

  /** The first event of a battle. */
  async opened(campaign: string, battle: string): Promise<BattleOpened> {
    for await (const event of this.store.readBattle(campaign, battle, { until: 1 }))
      if (event.kind === BATTLE_OPENED) return event.payload as BattleOpened;
    throw new Error(`Battle ${battle} has no beginning.`);
  }

  /** The actions after a version, up to another, oldest first: as many as asked for that pass the filter. */
  async actions(
    campaign: string,
    battle: string,
    {
      after,
      until,
      first,
      filter = {},
    }: { after: number; until: number; first: number; filter?: ActionFilter | undefined },
    viewer: Viewer,
  ): Promise<{ events: SeenEvent[]; lookedAt: number }> {
    const from = Math.max(after, 1);
    const to = Math.min(until, from + MOST_LOOKED_AT);
    const events: SeenEvent[] = [];
    if (to <= from) return { events, lookedAt: to };
    const position = await this.truth(campaign, battle, from);
    for await (const event of this.store.readBattle(campaign, battle, { after: from, until: to })) {
      const seen = seenEvent(position, event.payload as Action, viewer, {
        version: event.version as number,
        position: event.position,
        at: event.at,
      });
      if (!passes(seen, filter, position)) continue;
      events.push(seen);
      if (events.length === first) return { events, lookedAt: seen.version };
    }
    return { events, lookedAt: to };
  }

  /** The changes that lead from one version to the other, forwards or backwards, as the viewer may know both. */
  async diff(campaign: string, battle: string, from: number, to: number, viewer: Viewer): Promise<Change[]> {
    const [before, after] = await Promise.all([
      this.at(campaign, battle, from, viewer),
      this.at(campaign, battle, to, viewer),
    ]);
    return difference(before.position, after.position);
  }

  /** The version at which a turn, or a phase in it, began; undefined when it has not. */
  async beginningOf(
    campaign: string,
    battle: string,
    until: number,
    moment: TurnMoment,
  ): Promise<number | undefined> {
    const begun = await this.phasesBegun(campaign, battle, until);
    return begun.find(
      ({ version, turn, phase, active }) =>
        version <= until &&
        turn === moment.turn &&
        (moment.phase == null || phase === moment.phase) &&
        (moment.active == null || active === moment.active),
    )?.version;
  }

  private async phasesBegun(campaign: string, battle: string, until: number): Promise<readonly PhaseBegun[]> {
    const key = `${campaign}/${battle}`;
    const known = this.phases.get(key) ?? { until: 0, begun: [] };
    if (known.until >= until) return known.begun;
    const begun = known.begun.slice();
    for await (const event of this.store.readBattle(campaign, battle, { after: known.until, until })) {
      const version = event.version as number;
      if (event.kind === BATTLE_OPENED)
        begun.push({ version, ...clockOf((event.payload as BattleOpened).position.clock) });
      else {
        const next = begunBy(event.payload as Action, begun.at(-1) as PhaseBegun);
        if (next) begun.push({ ...next, version });
      }
    }
    if (this.phases.size >= MOST_INDEXED) this.phases.clear();
    this.phases.set(key, { until, begun });
    return begun;
  }
}

const MOST_INDEXED = 1_000;

function clockOf({ turn, phase, active }: Position['clock']) {
  return { turn, phase, ...(active === undefined ? {} : { active }) };
}

function begunBy(action: Action, before: PhaseBegun): Omit<PhaseBegun, 'version'> | undefined {
  let { turn, phase, active } = before;
  for (const change of changesOf(action)) {
    if (change.do !== 'clock') continue;
    turn = change.set.turn ?? turn;
    phase = change.set.phase ?? phase;
    if (change.set.active !== undefined) active = change.set.active ?? undefined;
  }
  const same = turn === before.turn && phase === before.phase && active === before.active;
  return same ? undefined : { turn, phase, ...(active === undefined ? {} : { active }) };
}

/** The filter looks at the redacted action only, so that it cannot be used to ask about what is hidden. */
function passes(
  { action }: SeenEvent,
  { effects, unit, location, turn }: ActionFilter,
  { clock }: Position,
): boolean {
  if (effects && !action.effects.some(({ effect }) => effects.includes(effect as string))) return false;
  if (unit != null && ![...unitsIn(action)].includes(unit)) return false;
  if (
    location != null &&
    !action.effects.some(({ changes = [], about }) => touches(changes, about as Json, location))
  )
    return false;
  return turn == null || clock.turn === turn;
}

function touches(changes: readonly Change[], about: Json, location: string): boolean {
  return (
    changes.some(
      (change) =>
        (change.do === 'location' && change.at === location) ||
        ((change.do === 'unit' || change.do === 'enter') && change.set.at === location),
    ) || [...strings(about)].includes(location)
  );
}

/** What to change to turn one position into another of the same battle. */
function difference(before: Position, after: Position): Change[] {
  const changes: Change[] = [];
  for (const id of keys(before.units, after.units)) {
    const [old, now] = [before.units[id], after.units[id]];
    if (!now) changes.push({ do: 'leave', unit: id });
    else if (!old) changes.push(entering(now));
    else changes.push(...setting(old, now, (set) => ({ do: 'unit', unit: id, set }) as Change));
  }
  for (const at of keys(before.locations, after.locations))
    changes.push(
      ...setting(before.locations[at] ?? {}, after.locations[at] ?? {}, (set) => ({
        do: 'location',
        at,
        set,
      })),
    );
  for (const side of keys(before.sides, after.sides)) {
    changes.push(
      ...setting(
        before.sides[side] ?? {},
        after.sides[side] ?? {},
        (set) => ({ do: 'side', side, set }) as Change,
      ),
    );
    changes.push(
      ...setting(
        before.secrets[side] ?? {},
        after.secrets[side] ?? {},
        (set) => ({ do: 'secret', side, set }) as Change,
      ),
    );
  }
  changes.push(...setting(before.clock, after.clock, (set) => ({ do: 'clock', set }) as Change));
  if (canonical(before.awaiting) !== canonical(after.awaiting))
    changes.push({ do: 'await', decisions: after.awaiting });
  return changes;
}

function entering({ id, ...set }: Unit): Change {
  return { do: 'enter', unit: id, set };
}

function keys(...bags: object[]): string[] {
  return [...new Set(bags.flatMap((bag) => Object.keys(bag)))].sort();
}

function setting(before: object, after: object, change: (set: Record<string, Json>) => Change): Change[] {
  const [old, now] = [before, after] as Record<string, Json | undefined>[] as [
    Record<string, Json | undefined>,
    Record<string, Json | undefined>,
  ];
  const set: Record<string, Json> = {};
  for (const key of keys(old, now))
    if (canonical(old[key] ?? null) !== canonical(now[key] ?? null)) set[key] = now[key] ?? null;
  return Object.keys(set).length > 0 ? [change(set)] : [];
}
