/** What a newcomer is handed after a seeding: who they could be, and the token for it. */
export interface Handout {
  readonly who: string;
  readonly token: string;
}

/** Tells how far it has come; hands out what is shown once, at the first start. */
type Seeding = (told: (line: string) => void) => Promise<readonly Handout[]>;

/**
 * What features put into an instance that runs on its own machine: a demonstration campaign, its people.
 * A seeding runs at every start and finds what is there already.
 */
export class Seeds {
  private readonly seedings: Seeding[] = [];

  /** Called while modules are set up; seedings run in that order when everything else is ready. */
  add(seeding: Seeding): void {
    this.seedings.push(seeding);
  }

  async run(told: (line: string) => void = () => undefined): Promise<Handout[]> {
    const handouts: Handout[] = [];
    for (const seeding of this.seedings) handouts.push(...(await seeding(told)));
    return handouts;
  }
}
