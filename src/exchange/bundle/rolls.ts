/** The dice of battles against the seeds that the bundle publishes, as the events come; of the book's seeds, that they were promised. */
import type { Action } from '../../rules-core/kernel/decide/action.js';
import {
  type Commitment,
  type CommitmentFrom,
  commitmentOf,
  NOTHING_DRAWN,
  RollCheck,
} from '../../rules-core/kernel/dice/committed.js';
import {
  BATTLE_ACTION,
  BATTLE_CLOSED,
  BATTLE_OPENED,
  BOOK_BEGUN,
  DICE_REVEALED,
  DRAWING_DICE,
  type DrawsDice,
} from './format.js';

interface RollProblem {
  readonly flaw: 'DICE_DIFFER' | 'DICE_NOT_COMMITTED';
  readonly message: string;
}

interface Watched {
  readonly check: RollCheck;
  /** From this version on its dice come from a seed that is not published, or something was wrong before. */
  until: number;
}

/** An entry of the book that promises dice: the first one in its fact, others beside it. */
interface Promising {
  readonly dice?: Commitment;
  readonly fact?: { readonly dice?: Commitment };
}

export class Rolls {
  /** Hashes of the seeds that entries of the book have promised. */
  private readonly promised = new Set<string>();
  private readonly battles = new Map<string, Watched>();

  /** `seeds`: by hash. */
  constructor(
    private readonly seeds: ReadonlyMap<string, string>,
    private readonly isRedacted: boolean,
  ) {}

  /** How many rolls are as their seeds say. */
  get counted(): number {
    let sum = 0;
    for (const { check } of this.battles.values()) sum += check.rolls;
    return sum;
  }

  add(
    kind: string,
    battle: string | null,
    version: number | null,
    payload: unknown,
  ): RollProblem | undefined {
    if (kind === BATTLE_OPENED && battle !== null) {
      const check = new RollCheck(NOTHING_DRAWN, this.isRedacted);
      this.battles.set(battle, { check, until: Number.MAX_SAFE_INTEGER });
      return this.hold(battle, { ...(payload as { dice: CommitmentFrom }).dice, from: 1 });
    }
    if (DRAWING_DICE.includes(kind)) {
      const { battle: drawn, dice } = payload as DrawsDice;
      return this.hold(drawn, dice);
    }
    if (kind === BATTLE_CLOSED) this.battles.get((payload as { battle: string }).battle)?.check.rest();
    if (kind === BATTLE_ACTION && battle !== null && version !== null)
      return this.rolled(battle, version, payload as Action);
    if (kind.startsWith('book.') && !this.isRedacted) return this.inBook(kind, payload);
    return undefined;
  }

  private inBook(kind: string, payload: unknown): RollProblem | undefined {
    if (kind === DICE_REVEALED) {
      const { hash } = commitmentOf((payload as { seed: string }).seed);
      if (this.promised.has(hash)) return undefined;
      const message = 'no entry of the book has promised the seed that this event publishes';
      return { flaw: 'DICE_NOT_COMMITTED', message };
    }
    const { dice, fact } = payload as Promising;
    if (dice) this.promised.add(dice.hash);
    if (kind === BOOK_BEGUN && fact?.dice) this.promised.add(fact.dice.hash);
    return undefined;
  }

  private hold(battle: string, { from, ...commitment }: CommitmentFrom): RollProblem | undefined {
    const watched = this.battles.get(battle);
    if (!watched || from >= watched.until) return undefined;
    const seed = this.seeds.get(commitment.hash);
    if (seed === undefined) {
      watched.until = from;
      return undefined;
    }
    const problem = watched.check.hold({ from, seed, commitment });
    if (!problem) return undefined;
    watched.until = from;
    return { flaw: 'DICE_NOT_COMMITTED', message: problem.message };
  }

  /** Of a battle only the first roll that is wrong is told: those after it may follow from it. */
  private rolled(battle: string, version: number, { dice, rolls }: Action): RollProblem | undefined {
    const watched = this.battles.get(battle);
    if (!watched || version >= watched.until) return undefined;
    const found = watched.check.add({ battle, version, dice, rolls }, `action ${version}`);
    if (!found) return undefined;
    watched.until = version;
    return { flaw: 'DICE_DIFFER', message: found.message };
  }
}
