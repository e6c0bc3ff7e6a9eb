import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Budget } from './budget.js';
import type { ApiContext } from './context.js';
import { reckon } from './cost.js';
import { ApiError } from './problems.js';
import type { ApiLimits } from './settings.js';

export interface Charged {
  cost: number;
  remaining: number;
}

/** What every operation passes before it runs, over HTTP and WebSocket alike: size limits, one command per request, the budget. */
export class OperationGuard {
  constructor(
    private readonly limits: ApiLimits,
    private readonly budget: Budget,
  ) {}

  async admit(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
    context: ApiContext,
  ): Promise<Charged> {
    refuseSeveralCommands(operation);
    const reckoned = reckon(schema, document, operation, variables);
    this.refuseTooMuch('depth', reckoned.depth, 'Ask for fewer levels at once.');
    this.refuseTooMuch('aliases', reckoned.aliases, 'Send several requests.');
    this.refuseTooMuch('cost', reckoned.cost, 'Ask for smaller pages or fewer fields.');
    return this.charge(Math.max(1, reckoned.cost), context);
  }

  private refuseTooMuch(what: 'depth' | 'aliases' | 'cost', asked: number, advice: string): void {
    const most = this.limits[what];
    if (asked <= most) return;
    throw badRequest(
      'TOO_MUCH',
      `The ${what} of this operation is ${asked}; at most ${most} is allowed. ${advice}`,
      {
        [what]: asked,
        most,
      },
    );
  }

  private async charge(cost: number, context: ApiContext): Promise<Charged> {
    const { granted, remaining, retryAfterSeconds } = await this.budget.take(context.budgetKey, cost);
    if (granted) return { cost, remaining };
    throw new ApiError(
      'RATE_LIMITED',
      `This operation costs ${cost}, and ${remaining} is left. Try again in ${retryAfterSeconds} seconds.`,
      {
        cost,
        remaining,
        retryAfterSeconds,
        http: { status: 429, headers: new Map([['retry-after', `${retryAfterSeconds}`]]) },
      },
    );
  }
}

/** One request, one command: so that an answer is either of the whole command or of none of it. */
function refuseSeveralCommands(operation: OperationDefinitionNode): void {
  if (operation.operation !== 'mutation') return;
  const { selections } = operation.selectionSet;
  if (selections.length === 1 && selections[0]?.kind === 'Field') return;
  throw badRequest(
    'ONE_COMMAND',
    'A mutation holds exactly one command, as a plain field. Send the others in requests of their own.',
  );
}

function badRequest(code: string, message: string, details: Record<string, unknown> = {}): ApiError {
  return new ApiError(code, message, { ...details, http: { status: 400 } });
}

/** Admits operations over HTTP and puts what they cost, and what is left, into the answer. */
export function admission(guard: OperationGuard): ApolloServerPlugin<ApiContext> {
  return {
    async requestDidStart() {
      let charged: Charged | undefined;
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (operation)
            charged = await guard.admit(schema, document, operation, request.variables ?? {}, contextValue);
        },
        async willSendResponse({ response }) {
          if (!charged || response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          singleResult.extensions = { ...singleResult.extensions, ...charged };
        },
      };
    },
  };
}
