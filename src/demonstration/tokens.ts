/** The tokens of the people of the demonstration. They end, and none is good for the accounts themselves. */
import type { HandedOut, StandIns } from '../accounts/index.js';

export type Seat = 'referee' | 'first' | 'second' | 'observer';

export interface Handout {
  readonly seat: Seat;
  readonly who: string;
  readonly token: string;
}

interface Guest extends Pick<HandedOut, 'scopes'> {
  readonly who: string;
  readonly displayName: string;
}

export const SEATS: Readonly<Record<Seat, Guest>> = {
  referee: {
    who: 'referee',
    displayName: 'The referee',
    scopes: ['READ', 'COMMAND', 'REFEREE', 'LIBRARY'],
  },
  first: {
    who: 'commander of the first side',
    displayName: 'First commander',
    scopes: ['READ', 'COMMAND'],
  },
  second: {
    who: 'commander of the second side',
    displayName: 'Second commander',
    scopes: ['READ', 'COMMAND'],
  },
  observer: { who: 'observer', displayName: 'An observer', scopes: ['READ'] },
};
const NAMES = Object.keys(SEATS) as Seat[];

const DAY = 86_400;
export const TOKEN_DAYS = 30;
const SITTING_SECONDS = DAY / 2;

export class DemonstrationTokens {
  constructor(private readonly standIns: StandIns) {}

  person(seat: Seat): Promise<string> {
    return this.standIns.person(emailOf(seat), SEATS[seat].displayName);
  }

  /** Of a first start. Later there are none: these were shown once. */
  async first(): Promise<Handout[]> {
    return (await this.standIns.hasToken(this.idOf('referee'))) ? [] : this.handOut();
  }

  /** New ones in place of all that were handed out; undefined where no demonstration was prepared. */
  async renewed(): Promise<Handout[] | undefined> {
    if (!(await this.standIns.isThere(this.idOf('referee')))) return undefined;
    for (const seat of NAMES) await this.standIns.takeBack(this.idOf(seat));
    return this.handOut();
  }

  /** For somebody who sits down for a while. The same key is told the same token. */
  sitting(seat: Seat, key: string): Promise<string> {
    const { scopes } = SEATS[seat];
    return this.standIns.token(this.idOf(seat), { scopes, seconds: SITTING_SECONDS }, key);
  }

  private handOut(): Promise<Handout[]> {
    return Promise.all(
      NAMES.map(async (seat) => {
        const { who, scopes } = SEATS[seat];
        const token = await this.standIns.token(this.idOf(seat), { scopes, seconds: TOKEN_DAYS * DAY });
        return { seat, who, token };
      }),
    );
  }

  private idOf(seat: Seat): string {
    return this.standIns.idOf(emailOf(seat));
  }
}

const emailOf = (seat: Seat): string => `${seat}@demonstration.example`;
