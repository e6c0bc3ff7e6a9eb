/** What a newcomer is handed after a seeding: who they could be, and the token for it. */
export interface Handout {
  readonly who: string;
  readonly token: string;
}

/**
 * What features put into an instance that runs on its own machine: a demonstration campaign, its people.
 * A seeding runs at every start, finds what is there already, and makes fresh tokens.
 */
export class Seeds {
  private readonly seedings: (() => Promise<readonly Handout[]>)[] = [];

  /** Called while modules are set up; seedings run in that order when everything else is ready. */
  add(seeding: () => Promise<readonly Handout[]>): void {
    this.seedings.push(seeding);
  }

  async run(): Promise<Handout[]> {
    const handouts: Handout[] = [];
    for (const seeding of this.seedings) handouts.push(...(await seeding()));
    return handouts;
  }
}
