/** Two battles that differ in what the Soviets hide must look the same to the Germans, until something comes to light. */
import { type Action, isRefusal, type Order } from '../../kernel/decide/action.js';
import { decide, legalOrders, open, settle } from '../../kernel/decide/decide.js';
import { diceSeed, sha256Hex } from '../../kernel/dice/index.js';
import { chance } from '../../kernel/lab/bots.js';
import { copy } from '../../kernel/lab/match.js';
import { Battle } from '../../kernel/position/battle.js';
import { redact, view } from '../../kernel/views/views.js';
import { OPTIONAL_RULES, type OptionalRule } from '../options/switches.js';
import { panzer } from '../ruleset.js';
import type { PanzerSystem } from '../system.js';
import { field, type Placed, position } from '../testkit.testkit.js';

const MAP = field(
  {
    E4: 'light-woods',
    F4: 'woods',
    G5: 'stone-building',
    F7: { terrain: 'brush', level: 1 },
    H4: 'olive-grove',
    D6: 'gully',
    H7: 'shellholes',
  },
  { columns: 14, rows: 10 },
);

type World = Battle<PanzerSystem>;
const GERMAN = { side: 'german' } as const;

/** What shows by the rules themselves what was hidden: the worlds may go apart with these, and with nothing else. */
const COMES_TO_LIGHT = new Set([
  'counter-spotted',
  'counter-not-spotted',
  'counter-struck',
  'fake-exposed',
  'hidden-placed',
  'commands-revealed',
  'camouflage-told',
  'camouflaged',
  'camouflage-lost',
  'minefield-entered',
]);

const FORCES = [[], ['s7'], ['s8'], ['s7', 's8'], ['s9'], ['s8', 's9'], []] as const;

const CASES = 40;

class Pair {
  readonly worlds: readonly [World, World];
  private readonly next: () => number;

  constructor(readonly seed: number) {
    this.next = chance(seed);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(this.next() * items.length)] as T;
    const phase = pick(['spotting', 'command', 'combat', 'movement'] as const);
    const optional = this.options(phase);
    const places = { sc: pick(['G4', 'H6', 'J3', 'K7']), sd: pick(['F7', 'L5', 'M4', 'I8']) };
    const moving = this.next() < 0.5 ? { sc: 'move', s1: 'move' } : {};
    const mayPlace = phase === 'combat' || phase === 'movement';
    const world = (): World => {
      const [x, y] = [pick(FORCES), pick(FORCES)] as readonly (readonly string[])[];
      const under = { sc: x ?? [], sd: (y ?? []).filter((id) => !x?.includes(id)) };
      const formation = pick(['one', 'two']);
      const hidden: Readonly<Record<string, Placed>> = {
        s7: ['T-70', { hidden: true, formation }],
        s8: ['SMG squad', { hidden: true, formation }],
        s9: ['Soviet squad', { hidden: true, formation, observer: true }],
      };
      const used = Object.values(under).flat();
      const faceDown = () => ({ command: pick(['fire', 'overwatch', 'none'] as const), counter: 1 });
      const start = position({
        map: MAP,
        units: {
          g1: ['Panzer IV at C4', { facing: 1, spotted: true }],
          g2: ['Panzer III at D5', { facing: 1 }],
          g3: ['Rifle squad at E6', { facing: 1 }],
          g4: ['HMG section at E6', { facing: 1, observer: true }],
          s1: ['T-34 at J4', { facing: 4, formation: 'one', spotted: true }],
          s2: ['Soviet squad at I5', { facing: 4, formation: 'one' }],
          s3: ['45mm M37 ATG at H4', { facing: 4, formation: 'two' }],
          sc: `Hidden unit 1 at ${places.sc}`,
          sd: `Hidden unit 2 at ${places.sd}`,
          ...Object.fromEntries(used.map((id) => [id, hidden[id] as Placed])),
        },
        sides: {
          german: { batteries: [{ name: 'German battery', gp: 9, ammo: ['GP', 'Smoke'] }] },
          soviet: {
            hiddenLimit: 3,
            camouflage: true,
            batteries: [{ name: 'Soviet battery', gp: 10 }],
            formations: {
              one: { name: 'First', grade: 'Veteran' },
              two: { name: 'Second', grade: 'Regulars' },
            },
          },
        },
        secrets: {
          german: mayPlace
            ? { commands: { g1: { command: 'fire' }, g2: { command: 'overwatch' }, g3: { command: 'move' } } }
            : {},
          soviet: {
            counters: Object.fromEntries(
              Object.entries(under).map(([id, units]) => [id, { units: [...units] }]),
            ),
            camouflaged: ['s1', 's2', 's3'].filter(() => pick([true, false])),
            mines: [{ hexes: [pick(['F5', 'F6'])], strength: 'hasty', vehicular: true, personnel: true }],
            ...(mayPlace && {
              commands: {
                ...Object.fromEntries(['s1', 's2', 's3', 'sc', 'sd'].map((id) => [id, faceDown()])),
                ...Object.fromEntries(
                  Object.entries(moving).map(([id, command]) => [id, { command } as never]),
                ),
              },
            }),
          },
        },
        options: { optional },
        clock: { phase, turn: phase === 'spotting' ? 1 : 2, lastTurn: 4 },
        ...(phase === 'spotting' && { agenda: [{ task: 'turn' }] }),
      });
      return new Battle(copy(start), MAP);
    };
    this.worlds = [world(), world()];
  }

  private options(phase: string): OptionalRule[] {
    // Formations win initiative in a phase of their own.
    const isEarly = phase === 'spotting' || phase === 'command';
    const others = OPTIONAL_RULES.filter((rule) => rule !== '7.2' && (isEarly || !rule.startsWith('7.42')));
    return ['7.2', ...others.filter(() => this.next() < 0.4)];
  }

  /** Plays until the worlds go apart; returns what brought it about. */
  play(): string | undefined {
    if (!this.both((world, dice) => open(panzer, world, dice), 0)) return this.difference;
    for (let step = 1; step < 60; step++) {
      const [one] = this.worlds;
      if (one.isOver) return undefined;
      const seen = this.worlds.map((world) => [
        view(world.position, GERMAN),
        legalOrders(panzer, world, 'german'),
      ]);
      expect(seen[0]).toEqual(seen[1]);
      const by = this.pick(one.position.awaiting.map(({ side }) => side)) as string;
      const order = this.orderOf(by);
      if (!order) return undefined;
      if (by === 'german') this.probe(order);
      if (!this.both((world, dice) => decide(panzer, world, by, order, dice), step)) return this.difference;
    }
    return undefined;
  }

  private difference = '';

  private both(
    act: (world: World, dice: Parameters<typeof open>[2]) => ReturnType<typeof decide<PanzerSystem>>,
    step: number,
  ): boolean {
    const seed = diceSeed(sha256Hex(`worlds ${this.seed}`));
    const done = this.worlds.map((world) => act(world, seed.forAction('worlds', step)));
    if (done.some(isRefusal)) {
      expect(done[0]).toEqual(done[1]);
      return true;
    }
    const told = done.map((action, i) => {
      const world = this.worlds[i] as World;
      const seen = redact(copy(world.position), copy(action as Action<PanzerSystem>), GERMAN);
      settle(world, action as Action<PanzerSystem>);
      return seen;
    });
    this.difference = firstDifference(told[0] as Action, told[1] as Action);
    return this.difference === '';
  }

  /** An order that both worlds list, and that names nobody who is hidden. */
  private orderOf(by: string): Order | undefined {
    const [one, other] = this.worlds.map((world) =>
      legalOrders(panzer, world, by).map(({ order }) => JSON.stringify(order)),
    ) as [string[], string[]];
    const common = one.filter((order) => other.includes(order) && !/"s[789]"|show-counter/.test(order));
    const kinds = [...new Set(common.map((order) => JSON.parse(order).order as string))];
    const kind = this.pick(kinds);
    const order = this.pick(common.filter((each) => JSON.parse(each).order === kind));
    return order === undefined ? undefined : JSON.parse(order);
  }

  /** An order with one of its words replaced by what may be hidden is refused in the same words. */
  private probe(order: Order): void {
    const word = this.pick(['s7', 's8', 's9', 'sc', 'sd', 's1', 'G4', 'F5', 'nobody']) as string;
    const bent = JSON.parse(
      JSON.stringify(order).replace(/"(g\d|s\w|[A-N]\d+)"/, JSON.stringify(word)),
    ) as Order;
    const dice = () => diceSeed(sha256Hex('probe')).forAction('probe', 1);
    const answers = this.worlds.map((world) => decide(panzer, world, 'german', bent, dice()));
    if (answers.some(isRefusal)) expect(answers[0]).toEqual(answers[1]);
  }

  private pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.next() * items.length)];
  }
}

/** The kind of the first effect in which two actions differ; '' where they do not. */
function firstDifference(one: Action, other: Action): string {
  if (JSON.stringify(one) === JSON.stringify(other)) return '';
  for (let i = 0; i < Math.max(one.effects.length, other.effects.length); i++) {
    const [a, b] = [one.effects[i], other.effects[i]];
    if (JSON.stringify(a) === JSON.stringify(b)) continue;
    const kinds = [a, b].map((effect) => String(effect?.effect));
    return (
      kinds.find((kind) => COMES_TO_LIGHT.has(kind)) ?? `${kinds.join(' / ')}: ${JSON.stringify([a, b])}`
    );
  }
  return `rolls or decisions: ${JSON.stringify([one.rolls, one.next, other.rolls, other.next])}`;
}

test('[panzer 7.2.2.1/f, S.command-counters/b, 7.24/a] what hidden units, fakes, commands and camouflage are is told by nothing before they come to light', () => {
  const ended = new Map<string, number>();
  for (let seed = 1; seed <= CASES; seed++) {
    const why = new Pair(seed).play() ?? 'nothing';
    ended.set(why, (ended.get(why) ?? 0) + 1);
  }
  expect(ended.get('nothing')).toBeLessThan(CASES);
  expect([...ended.keys()].filter((why) => why !== 'nothing' && !COMES_TO_LIGHT.has(why))).toEqual([]);
});
