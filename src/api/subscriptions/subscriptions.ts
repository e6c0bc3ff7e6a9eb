import type { IncomingMessage, Server } from 'node:http';
import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { CloseCode, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { breath, isLong } from '../../breath/index.js';
import { socketRefusal } from '../../operations/index.js';
import { masked, type Report } from '../access/masking.js';
import { ApiError } from '../access/problems.js';
import type { Authenticator, Standings } from '../access/viewer.js';
import { ApiContext } from '../context.js';
import type { Positions } from '../ids/positions.js';
import type { OperationGuard } from '../limits/guards.js';
import { type AllowList, refuseUnlisted } from '../limits/persisted.js';
import type { Purses } from '../limits/purses.js';
import { refuseWrongVariables } from '../limits/variables.js';
import { answerTooLarge, isHeavier } from '../limits/writing.js';
import type { ApiSettings } from '../settings.js';
import { closeReason } from './close-reasons.js';
import { type OpenSocket, OpenSockets } from './open-sockets.js';
import { SocketClient, Waiting } from './socket-client.js';

interface SubscriptionParts {
  schema: GraphQLSchema;
  settings: ApiSettings;
  guard: OperationGuard;
  purses: Purses;
  authenticator: Authenticator;
  standings: Standings;
  positions: Positions | undefined;
  /** The listed operations in allow-list mode, else null. */
  allowList: AllowList | null;
  addressOf(request: IncomingMessage): string;
  report: Report;
}

/** Mistakes in an operation that are told at once: each takes a search for what may have been meant. */
export const MOST_MISTAKES = 10;
const KEEP_ALIVE_MS = 12_000;
const TRY_AGAIN_LATER = 1013;

/** Subscriptions over the graphql-ws protocol, on the HTTP server's own port. Queries and commands go over HTTP. */
export class SubscriptionServer {
  private readonly sockets: WebSocketServer;
  private readonly open: OpenSockets;
  private readonly waiting = new Waiting();
  private readonly heartbeat: NodeJS.Timeout;
  private readonly answered = new WeakSet<WebSocket>();

  constructor(
    http: Server,
    private readonly parts: SubscriptionParts,
  ) {
    const { path, limits } = parts.settings;
    this.open = new OpenSockets(limits.subscriptions);
    this.sockets = new WebSocketServer({ server: http, path, handleProtocols, maxPayload: limits.bodyBytes });
    this.sockets.on('connection', (socket, request) => this.opened(socket, request));
    this.sockets.on('error', () => undefined); // the HTTP server reports its own faults, such as a port in use
    this.heartbeat = setInterval(() => this.beat(), KEEP_ALIVE_MS);
    this.heartbeat.unref();
  }

  /** Tells every client to come back elsewhere, and closes. */
  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    for (const socket of this.sockets.clients)
      socket.close(1001, 'The server is going away. Resume from the last position.');
    const cut = setTimeout(() => {
      for (const socket of this.sockets.clients) socket.terminate();
    }, 500);
    await new Promise<void>((resolve) => this.sockets.close(() => resolve()));
    clearTimeout(cut);
  }

  get openSockets(): number {
    return this.sockets.clients.size;
  }

  private opened(socket: WebSocket, request: IncomingMessage): void {
    socket.on('error', () => socket.terminate()); // a broken frame or connection ends this socket and nothing else
    const stranger = socketRefusal(request, this.parts.settings);
    if (stranger !== undefined) {
      socket.close(CloseCode.Forbidden, stranger);
      return;
    }
    const own = this.open.admit(this.parts.addressOf(request));
    if ('full' in own) {
      socket.close(TRY_AGAIN_LATER, own.full);
      return;
    }
    this.answered.add(socket);
    socket.on('pong', () => this.answered.add(socket));
    const client = new SocketClient(socket, this.parts.settings.limits.subscriptions, this.waiting);
    const closed = this.protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => client.send(text),
        close: (code, reason) => socket.close(code, closeReason(code ?? 1000, reason ?? '', own.refusal)),
        onMessage: (handle) => {
          socket.on('message', (data) => {
            if (socket.readyState !== socket.OPEN) return; // Who was let go is not heard any more.
            handle(String(data)).catch((fault: unknown) => this.failed(socket, fault));
          });
        },
      },
      own,
    );
    socket.once('close', (code, reason) => {
      this.open.release(own);
      closed(code, String(reason)).catch((fault: unknown) => this.failed(socket, fault));
    });
  }

  private readonly protocol = makeServer<Record<string, unknown>, OpenSocket>({
    onConnect: async (connection) => {
      const { extra } = connection;
      extra.authorization = authorizationIn(connection.connectionParams);
      extra.subscriptions = connection.subscriptions;
      try {
        extra.caller = (await this.contextOf(extra)).caller;
        return true;
      } catch (fault) {
        if (!(fault instanceof ApiError)) throw fault;
        extra.refusal = fault.message;
        return false;
      }
    },
    onSubscribe: async (connection, _id, payload) => {
      try {
        return await this.prepared(connection.extra, payload);
      } catch (fault) {
        return [asGraphQLError(fault)];
      }
    },
    onNext: (_connection, _id, _payload, _args, result) => {
      const { answer } = this.parts.settings.limits;
      if (isHeavier(result.data, answer)) return { errors: [answerTooLarge(answer)] };
      return result.errors
        ? { ...result, errors: result.errors.map((error) => this.shown(error)) }
        : undefined;
    },
    onError: (_connection, _id, _payload, errors) => errors.map((error) => this.shown(error)),
  });

  private async prepared(
    socket: OpenSocket,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    if (isLong()) await breath();
    const { purses } = this.parts;
    purses.refuseDebtors(socket);
    this.open.refuseTooMany(socket);
    const context = await this.contextOf(socket);
    const began = performance.now();
    const found = this.checked(payload);
    if (!('document' in found)) {
      context.took(performance.now() - began);
      await purses.owe(context, context.settle());
      return found;
    }
    const { document, operation, variableValues } = found;
    await this.parts.guard.admit(this.parts.schema, document, operation, variableValues, context);
    return { ...found, schema: this.parts.schema, contextValue: context };
  }

  /** A subscription that can be run, or what is wrong with it. */
  private checked(payload: SubscribePayload) {
    const { schema, settings, guard } = this.parts;
    try {
      const text = this.textOf(payload);
      guard.look(text);
      const document = parse(text, { maxTokens: settings.limits.tokens });
      const mistakes = validate(schema, document, specifiedRules, { maxErrors: MOST_MISTAKES });
      if (mistakes.length > 0) return mistakes;
      const operation = getOperationAST(document, payload.operationName);
      if (operation?.operation !== 'subscription')
        throw new ApiError('BAD_REQUEST', 'Send subscriptions here, and queries and commands over HTTP.');
      const variableValues = payload.variables ?? {};
      refuseWrongVariables(schema, operation, variableValues);
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues);
      if (errors?.[0]) throw new ApiError('BAD_USER_INPUT', errors[0].message);
      return { document, operation, variableValues, operationName: payload.operationName };
    } catch (fault) {
      return [asGraphQLError(fault)];
    }
  }

  private textOf(payload: SubscribePayload): string {
    const { allowList } = this.parts;
    const persisted = payload.extensions?.persistedQuery as { sha256Hash?: unknown } | undefined;
    if (allowList && typeof persisted?.sha256Hash === 'string') {
      return allowList.get(persisted.sha256Hash) ?? refuseUnlistedHash();
    }
    if (allowList) refuseUnlisted(allowList, payload.query);
    return payload.query;
  }

  private async contextOf({ authorization, address }: OpenSocket): Promise<ApiContext> {
    const { authenticator, standings, positions } = this.parts;
    const viewer = () => authenticator.viewer(authorization);
    return new ApiContext(await viewer(), address, standings, viewer, false, positions);
  }

  private shown(fault: unknown): GraphQLError {
    const error = asGraphQLError(fault);
    const code = error.extensions.code ?? codeOfRequestFault(error);
    const formatted = { ...error.toJSON(), extensions: { ...error.extensions, code } };
    const { message, path, extensions } = masked(formatted, error, this.parts.report);
    return new GraphQLError(message, { path, extensions });
  }

  private failed(socket: WebSocket, fault: unknown): void {
    this.shown(fault);
    socket.close(CloseCode.InternalServerError, 'Something went wrong on our side.');
  }

  /** Drops the clients that have not answered the last ping: they are gone without a word. */
  private beat(): void {
    for (const socket of this.sockets.clients) {
      if (!this.answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }
}

function authorizationIn(params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const value = params?.authorization ?? params?.Authorization;
  return typeof value === 'string' ? value : undefined;
}

function refuseUnlistedHash(): never {
  throw new ApiError(
    'OPERATION_NOT_LISTED',
    'This server runs listed operations only, and none has this hash.',
  );
}

function asGraphQLError(fault: unknown): GraphQLError {
  if (fault instanceof GraphQLError) return fault;
  return new GraphQLError('Failed', {
    originalError: fault instanceof Error ? fault : new Error(String(fault)),
  });
}

/** Syntax and validation mistakes carry no code of their own; an error from a resolver has an original. */
function codeOfRequestFault(error: GraphQLError): string | undefined {
  return error.originalError === undefined && error.path === undefined
    ? 'GRAPHQL_VALIDATION_FAILED'
    : undefined;
}
