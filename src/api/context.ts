import type { Standing, Standings, Viewer } from './access/viewer.js';
import { AS_STORED, type Positions } from './ids/positions.js';

/** What a millisecond of work costs. */
const POINTS_PER_MS = 4;

/** What every resolver gets: who asks, and what they are in the campaigns they ask about. */
export class ApiContext {
  private readonly known = new Map<string, Promise<Standing | null>>();
  private readonly kept = new Map<symbol, unknown>();
  private unforeseen = 0;

  constructor(
    private who: Viewer,
    /** Where the request comes from, for limits on people who are not signed in. */
    readonly address: string,
    private readonly standings: Standings,
    private readonly askAgain: () => Promise<Viewer> = async () => who,
    /** The request comes from the machine that this process runs on. */
    readonly isHere: boolean = false,
    private readonly positions: Positions = AS_STORED,
  ) {}

  get viewer(): Viewer {
    return this.who;
  }

  /** The viewer's standing in a campaign, asked once per request; null where they may not know of it. */
  standing(campaignId: string): Promise<Standing | null> {
    const known = this.known.get(campaignId);
    if (known) return known;
    const asked = this.standings.of(this.who, campaignId);
    this.known.set(campaignId, asked);
    return asked;
  }

  /** The viewer's standing to one battle: as a member of its campaign, else as anybody, where a referee has published it. */
  async standingTo(campaignId: string, battle: string): Promise<Standing | null> {
    return (await this.standing(campaignId)) ?? this.standings.toPublished(campaignId, battle);
  }

  /** A position of a campaign's log as it is shown to the viewer; a stranger counts only what an observer may know of. */
  async shownPosition(campaignId: string, position: number): Promise<number> {
    // Somebody who has just joined had no standing when the request began.
    const standing =
      (await this.standing(campaignId)) ??
      (await this.standings.of(this.who, campaignId)) ??
      ({ campaignId, role: 'OBSERVER', side: null, delaySeconds: 0 } as const);
    return this.positions.shown(standing, position);
  }

  /** The last position, up to a limit, that is shown to the viewer as this one. */
  async meantPosition(campaignId: string, shown: number, until?: number): Promise<number> {
    const standing = await this.standing(campaignId);
    return standing ? this.positions.meant(standing, shown, until) : shown;
  }

  /** Is there an event at a position of which the viewer may know nothing? */
  async isUnseen(campaignId: string, position: number): Promise<boolean> {
    const standing = await this.standing(campaignId);
    return standing !== null && this.positions.isUnseen(standing, position);
  }

  /** Something made once per request, such as a loader. */
  once<Thing>(key: symbol, make: () => Thing): Thing {
    if (!this.kept.has(key)) this.kept.set(key, make());
    return this.kept.get(key) as Thing;
  }

  /** Forgets what was found out. A long-lived stream renews before each item, so that rights that were taken away end it. */
  async renew(): Promise<void> {
    this.who = await this.askAgain();
    this.known.clear();
    this.kept.clear();
  }

  /** Who asks, as budgets and waiting lists know them: a person or, without a token, an address. */
  get caller(): string {
    return this.who.kind === 'person' ? `person:${this.who.personId}` : `address:${this.address}`;
  }

  /** Notes work that took so long, beyond what was foreseen in the cost of the field. */
  took(milliseconds: number, foreseen = 0): void {
    this.unforeseen += Math.max(0, Math.ceil(milliseconds * POINTS_PER_MS) - foreseen);
  }

  /** What is owed for work that was not foreseen; it is told once. */
  settle(): number {
    const owed = this.unforeseen;
    this.unforeseen = 0;
    return owed;
  }
}
