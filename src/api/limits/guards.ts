import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { Kept } from '../../workshop/index.js';
import { ApiError } from '../access/problems.js';
import type { ApiContext } from '../context.js';
import type { ApiLimits } from '../settings.js';
import { type Reckoned, reckon } from './cost.js';
import { mostIntrospected } from './introspection.js';
import { overlapsIn } from './overlaps.js';
import type { Purses } from './purses.js';
import { refuseWrongVariables } from './variables.js';

interface Charged {
  cost: number;
  remaining: number;
}

const ADVICE = {
  depth: 'Ask for fewer levels at once.',
  aliases: 'Send several requests.',
  values: 'Ask for smaller pages or fewer fields.',
  introspected: 'Ask for the schema once, without aliases.',
  cost: 'Ask for smaller pages or fewer fields.',
} as const;

const LONG = {
  characters: 'This document is too long: send values as variables',
  spreads: 'This document spreads too many fragments',
  overlaps:
    'This document asks for the same fields with fields of their own again and again: ask for each once, or under names of their own',
} as const;

/** A shorter text is checked in a moment. */
const QUICK = 300;
const MOST_SEEN_BYTES = 2_000_000;

/** What every operation passes before it runs, over HTTP and WebSocket alike: size limits, one command per request, the budget. */
export class OperationGuard {
  private readonly seen = new Kept<string, string>(MOST_SEEN_BYTES, (text) => 2 * text.length);

  constructor(
    private readonly limits: ApiLimits,
    private readonly purses: Purses,
  ) {}

  /** What takes long to check is refused before it is checked. */
  look(text: string): void {
    if (text.length <= QUICK || this.seen.get(text)) return;
    this.refuseLong('characters', text.length);
    this.refuseLong('spreads', text.split('...').length - 1);
    const document = this.read(text);
    if (!document) return;
    this.refuseLong('overlaps', overlapsIn(document));
    this.seen.set(text, text);
  }

  /** Undefined where the text cannot be read: the next reader says why. */
  private read(text: string): DocumentNode | undefined {
    try {
      return parse(text, { maxTokens: this.limits.tokens, noLocation: true });
    } catch (fault) {
      if (fault instanceof GraphQLError) return undefined;
      throw fault;
    }
  }

  private refuseLong(what: keyof typeof LONG, count: number): void {
    const most = this.limits[what];
    if (count <= most) return;
    throw badRequest('TOO_MUCH', `${LONG[what]}; at most ${most} are allowed.`, {
      [what]: Number.isFinite(count) ? count : null,
      most,
    });
  }

  async admit(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
    context: ApiContext,
  ): Promise<Charged> {
    refuseSeveralCommands(operation);
    refuseWrongVariables(schema, operation, variables);
    const reckoned = reckon(schema, document, operation, variables);
    const { depth, aliases, cost, values } = this.limits;
    const most = { depth, aliases, cost, values, introspected: mostIntrospected(schema) };
    for (const what of ['depth', 'aliases', 'values', 'introspected', 'cost'] as const)
      refuseTooMuch(what, reckoned, most[what]);
    const points = Math.max(1, reckoned.cost);
    return { cost: points, remaining: await this.purses.take(context, points) };
  }

  /** Charges what was not foreseen; undefined where nothing was. */
  async settle(context: ApiContext): Promise<Charged | undefined> {
    const owed = context.settle();
    return owed > 0 ? { cost: owed, remaining: await this.purses.owe(context, owed) } : undefined;
  }
}

function refuseTooMuch(what: keyof typeof ADVICE, { [what]: asked }: Reckoned, most: number): void {
  if (asked <= most) return;
  throw badRequest(
    'TOO_MUCH',
    `The ${what} of this operation is ${asked}; at most ${most} is allowed. ${ADVICE[what]}`,
    { [what]: asked, most },
  );
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

/** As the document has them: in the order in which they came about they would tell what took longer. */
function inOrder(errors: readonly GraphQLFormattedError[]): GraphQLFormattedError[] {
  const lineOf = ({ locations }: GraphQLFormattedError): number => locations?.[0]?.line ?? 0;
  const columnOf = ({ locations }: GraphQLFormattedError): number => locations?.[0]?.column ?? 0;
  const pathOf = ({ path = [] }: GraphQLFormattedError): string =>
    path.map((part) => (typeof part === 'number' ? String(part).padStart(9, '0') : part)).join('.');
  return [...errors].sort(
    (a, b) => lineOf(a) - lineOf(b) || columnOf(a) - columnOf(b) || pathOf(a).localeCompare(pathOf(b)),
  );
}

/**
 * Admits operations over HTTP and puts what they cost, and what is left, into the answer. What is refused before it
 * is admitted costs the time that it took to read.
 */
export function admission(guard: OperationGuard): ApolloServerPlugin<ApiContext> {
  return {
    async requestDidStart({ contextValue: context }) {
      let charged: Charged | undefined;
      let reading = 0;
      const timed = async () => {
        const began = performance.now();
        return async () => {
          reading += performance.now() - began;
        };
      };
      return {
        parsingDidStart: timed,
        validationDidStart: timed,
        async didResolveOperation({ schema, document, operation, request }) {
          if (!operation) return;
          const began = performance.now();
          charged = await guard
            .admit(schema, document, operation, request.variables ?? {}, context)
            .finally(() => {
              reading += performance.now() - began;
            });
        },
        async willSendResponse({ response }) {
          if (!charged) context.took(reading);
          const owed = await guard.settle(context);
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          if (singleResult.errors) singleResult.errors = inOrder(singleResult.errors);
          if (!charged) return;
          const cost = charged.cost + (owed?.cost ?? 0);
          const { remaining } = owed ?? charged;
          singleResult.extensions = { ...singleResult.extensions, cost, remaining };
        },
      };
    },
  };
}
