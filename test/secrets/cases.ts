/**
 * Two worlds that differ in what red hides, or in the dice to come. Blue looks, lists, tries batches, declares dice, takes
 * back and asks the lab. What he gets for nothing must be the same bytes in both worlds; where they differ, he must have
 * paid: what he did is stored in both, and he cannot take it back without asking.
 */
import type { Chance } from '../support/chance.js';
import { inCampaigns } from './campaigns.js';
import type { Both, Case, Course, Ground, Pair } from './ground.js';
import { ANSWERED, batch, declaredDice, inTheLab, ODDS, OUTLOOK, thrown, UNDONE } from './probes.js';
import { type DiffersIn, PAIRED_SYSTEMS, type PairedSystem, type Setting, settingOf } from './settings.js';

/** Every kind of case by its name; they are tried in turn. */
export const CASES: ReadonlyMap<string, Case> = new Map([
  ...PAIRED_SYSTEMS.flatMap((system) =>
    (['secrets', 'seed', 'course'] as const).map((differsIn): [string, Case] => [
      `${system}, ${differsIn}`,
      (ground, chance) => new Trial(ground, chance, system, differsIn).run(),
    ]),
  ),
  ['campaign', inCampaigns],
]);

const MOST_ROUNDS = 5;
const OF_THE_LOAD = /"(TIME_IS_UP|TOOK_TOO_LONG|BUSY)"/;
/** Takes back what word there is: nothing comes of it. */
const WORD = { order: 'standing-orders', rules: null };

class Leak extends Error {}

class Trial {
  private readonly counts: Record<string, number> = {};
  private pair!: Pair;
  private mode!: 'ENFORCE' | 'ASSIST';
  /** Units that red hides, and where they could be. */
  readonly hidden: readonly string[];
  readonly lairs: readonly string[];
  private readonly setting: Setting;

  constructor(
    private readonly ground: Ground,
    private readonly chance: Chance,
    private readonly system: PairedSystem,
    private readonly differsIn: DiffersIn,
  ) {
    this.setting = settingOf(system, differsIn, chance);
    const units = this.setting.worlds.flatMap(({ position }) => Object.values(position.units));
    const hidden = units.filter((unit) => unit.hidden);
    this.hidden = [...new Set(hidden.map(({ id }) => id))];
    this.lairs = [...new Set([...this.setting.lairs, ...hidden.flatMap(({ at }) => at ?? [])])];
  }

  async run(): Promise<Course> {
    this.mode = this.chance.pick(['ENFORCE', 'ASSIST']);
    this.pair = await this.ground.pair(this.setting, this.mode);
    try {
      const round = () => (this.differsIn === 'course' ? this.shifts() : this.round());
      for (let n = 0; n < MOST_ROUNDS && (await round()); n++);
      return { counts: this.counts };
    } catch (error) {
      if (error instanceof Leak) return { counts: this.counts, leak: error.message };
      throw error;
    }
  }

  /** False when the case is over: the worlds differ by now, and somebody has paid for it. */
  private async round(): Promise<boolean> {
    const seen = await this.pair.ask('blue', OUTLOOK);
    // A battle that is over shows who was where.
    if (seen.answers.every(({ outcome }) => outcome)) return false;
    this.alike(seen, 'outlook');
    const [{ awaiting }] = seen.answers;
    if (!awaiting.some(({ side }: { side: string }) => side === 'blue')) return this.enemyActs(seen);
    if (this.chance.below(4) === 0) this.asksTheLab(seen);
    if (this.chance.below(30) === 0) await this.asksForOdds(seen);
    return this.orders(seen);
  }

  /** Blue tries to get other dice in the second world, by whatever he can do for nothing; then he does the same in both. */
  private async shifts(): Promise<boolean> {
    const seen = await this.pair.ask(
      'blue',
      'version outcome { why } awaiting { side } legalOrders { order }',
    );
    const [one, other] = seen.answers;
    if (one.outcome) return false;
    if (!one.awaiting.some(({ side }: { side: string }) => side === 'blue')) return this.enemyActs(seen);
    for (let n = this.chance.below(3); n >= 0; n--) if (!(await this.isForNothing(other))) return false;
    const order = { json: this.chance.pick<{ order: object }>(one.legalOrders).order };
    const done = await this.pair.command('blue', 'issueOrders', { orders: [order] }, ANSWERED);
    const rolled = done.answers.map(({ actions = [] }) =>
      actions.map(({ rolls }: { rolls: object }) => rolls),
    );
    this.count('compared');
    if (JSON.stringify(rolled[0]).includes('face')) this.count('rolled');
    if (JSON.stringify(rolled[0]) !== JSON.stringify(rolled[1]))
      throw new Leak(`other dice: ${JSON.stringify(order)}: ${done.told[0]} | ${done.told[1]}`);
    return true;
  }

  /** Returns false if it was not for nothing: then the worlds differ for good. */
  private async isForNothing({ legalOrders }: { legalOrders: { order: object }[] }): Promise<boolean> {
    const { order } = this.chance.pick(legalOrders);
    const [orders, isTaken] = this.chance.pick<[object[], boolean]>([
      [[WORD], false],
      [[order, { order: 'no-such-order' }], false],
      [[order], true],
    ]);
    const given = { orders: orders.map((json) => ({ json })) };
    const done = await this.pair.commandAside('blue', 'issueOrders', given, ANSWERED);
    if (!isTaken || done.__typename !== 'OrdersIssued') return true;
    const undone = await this.pair.commandAside('blue', 'undo', { toVersion: done.battle.version - 1 });
    const isFree = undone.__typename === 'ActionsUndone';
    if (isFree) this.count('undone');
    return isFree;
  }

  private asksTheLab({ answers }: Both): void {
    this.count('lab');
    const [one, other] = answers.map((answer) => inTheLab(this.system, answer));
    if (one !== other) throw new Leak(`lab: ${one} | ${other}`);
  }

  private async asksForOdds({ answers: [seen] }: Both): Promise<void> {
    const [json] = batch(this.chance, seen, this);
    const odds = await this.pair.ask('blue', ODDS, { takes: '$json: JSON!', json: json as object });
    // How long a thread works on it depends on what else the machine does.
    if (odds.told.some((answer) => OF_THE_LOAD.test(answer))) return;
    this.count('odds');
    this.alike(odds, `odds of ${JSON.stringify(json)}`);
  }

  /** Red does the same in both worlds, and nothing that has to do with what he hides. What he shows by it is his affair. */
  private async enemyActs(before: Both): Promise<boolean> {
    const lists = (await this.pair.ask('red', 'legalOrders { order }')).answers.map(({ legalOrders }) =>
      legalOrders.map(({ order }: { order: object }) => JSON.stringify(order)),
    );
    const harmless = lists[0].filter(
      (order: string) => lists[1].includes(order) && !this.hidden.some((id) => order.includes(`"${id}"`)),
    );
    const [quiet] = harmless.filter((order: string) => /"(pass|end-phase|end-step|hold-fire)"/.test(order));
    const order = quiet && this.chance.below(2) === 0 ? quiet : this.chance.pick(harmless);
    if (order === undefined) return false;
    const done = await this.pair.command(
      'red',
      'issueOrders',
      { orders: [{ json: JSON.parse(order) }] },
      ANSWERED,
    );
    if (done.answers.some(({ __typename }) => __typename !== 'OrdersIssued')) return false;
    this.count('enemy acts');
    const after = await this.pair.ask('blue', OUTLOOK);
    if (!after.same) this.count('enemy shows');
    return this.differsIn === 'course' || (after.same && before.same);
  }

  private async orders({ answers: [seen] }: Both): Promise<boolean> {
    const awaited = seen.awaiting.find(({ roll }: { roll: object | null }) => roll);
    const isDeclared = !awaited && this.mode === 'ASSIST' && this.chance.below(3) > 0;
    const tries = awaited ? [thrown(this.chance, awaited)] : batch(this.chance, seen, this);
    const orders = isDeclared ? tries.slice(0, 1) : tries;
    const dice = isDeclared ? declaredDice(this.chance, this.dieSides) : undefined;
    if (awaited) this.count('dice declared');
    const input = {
      orders: orders.map((json) => ({ json })),
      policy: this.chance.pick(['ALL_OR_NONE', 'ALL_OR_NONE', 'UNTIL_REFUSED']),
      ...(dice && { dice }),
    };
    const tried = JSON.stringify({ mode: this.mode, ...input });
    const done = await this.pair.command('blue', 'issueOrders', input, ANSWERED);
    const isStored = this.isStored(done, 'OrdersIssued', tried);
    this.count(isStored ? 'orders accepted' : 'orders refused');
    if (!isStored) {
      this.alike(done, tried);
      return true;
    }
    return this.takesBack(done, seen.version, tried);
  }

  /** Where the worlds differ by now, blue cannot take back what he did without asking. */
  private async takesBack(done: Both, toVersion: number, tried: string): Promise<boolean> {
    const after = await this.pair.ask('blue', OUTLOOK);
    const hasPaid = !done.same || !after.same;
    if (hasPaid) this.count('paid');
    if (!hasPaid && this.chance.below(2) === 0) return true;
    const undone = await this.pair.command('blue', 'undo', { toVersion }, UNDONE);
    const isFree = this.isStored(undone, 'ActionsUndone', `undo of ${tried}`);
    this.count(isFree ? 'undone' : 'undo asked');
    if (!isFree) return !hasPaid;
    if (hasPaid) throw new Leak(`learned and undone: ${tried}: ${done.told[0]} | ${done.told[1]}`);
    return true;
  }

  private get dieSides(): number {
    return this.system === 'combat' || this.system === 'panzer' ? 10 : 6;
  }

  /** Stored in one world and not in the other: the only difference between them. */
  private isStored({ answers, told }: Both, typename: string, tried: string): boolean {
    const [one, other] = answers.map(({ __typename }) => __typename === typename);
    if (one !== other) throw new Leak(`${tried}: ${told[0]} | ${told[1]}`);
    return one as boolean;
  }

  private alike({ same, told }: Both, tried: string): void {
    this.count('compared');
    if (!same) throw new Leak(`${tried}: ${difference(told)}`);
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }
}

/** Where two texts begin to differ, with some of what is around it. */
function difference([one, other]: readonly [string, string]): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  return [one, other].map((text) => `…${text.slice(Math.max(0, at - 160), at + 240)}…`).join(' | ');
}
