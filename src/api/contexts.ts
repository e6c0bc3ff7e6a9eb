/** Who sends a request, and what they may ask for yet: made once for each request, before anything of it is read. */
import type { IncomingMessage } from 'node:http';
import { breath, isLong } from '../breath/index.js';
import type { Authenticator, Standings, Viewer } from './access/viewer.js';
import { ApiContext } from './context.js';
import { addressOf, comesFromHere } from './http.js';
import type { Positions } from './ids/positions.js';
import type { OperationGuard } from './limits/guards.js';
import type { Purses } from './limits/purses.js';
import type { ApiSettings } from './settings.js';

const BAD_TOKEN_COST = 20;

interface ContextParts {
  readonly settings: ApiSettings;
  readonly guard: OperationGuard;
  readonly purses: Purses;
  readonly authenticator: Authenticator;
  readonly standings: Standings;
  readonly positions: Positions | undefined;
}

export class Contexts {
  constructor(private readonly parts: ContextParts) {}

  /** `text` is the operation that was sent. */
  async of(request: IncomingMessage, text: string): Promise<ApiContext> {
    const { settings, guard, purses, standings, positions } = this.parts;
    if (isLong()) await breath();
    guard.look(text);
    const address = addressOf(request, settings.trustedProxies);
    const viewer = await this.viewerOf(request, address);
    const isHere = !settings.isPublic && comesFromHere(request);
    const again = async () => viewer;
    const context = new ApiContext(viewer, address, standings, again, isHere, positions);
    purses.refuseDebtors(context);
    return context;
  }

  /** Guesses at tokens are paid for like anything else. */
  private async viewerOf({ headers }: IncomingMessage, address: string): Promise<Viewer> {
    const { authenticator, purses } = this.parts;
    const { authorization } = headers;
    const guesser = { caller: `guesses:${address}`, address };
    if (authorization !== undefined) purses.refuseDebtors(guesser);
    try {
      return await authenticator.viewer(authorization);
    } catch (fault) {
      await purses.owe(guesser, BAD_TOKEN_COST);
      throw fault;
    }
  }
}
