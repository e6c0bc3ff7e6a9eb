/**
 * Nest on Express, behind steps of our own. Express changes the prototypes of every request and answer, and from then on Node
 * itself handles them slowly: what can be answered before costs half as much.
 */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express } from 'express';

/** Answers a request, or hands it on. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export class Front extends ExpressAdapter {
  readonly express: Express;
  private readonly steps: Step[] = [];

  constructor() {
    const app = express().disable('x-powered-by');
    super(app);
    this.express = app;
  }

  /** Every request passes these steps, in the order in which they were given, before Express looks at it. */
  before(...steps: readonly Step[]): void {
    this.steps.push(...steps);
  }

  readonly take: RequestListener = (request, response) => this.pass(0, request, response);

  override initHttpServer(): void {
    this.httpServer = createServer(this.take);
  }

  private pass(at: number, request: IncomingMessage, response: ServerResponse): void {
    const step = this.steps[at];
    if (step) step(request, response, () => this.pass(at + 1, request, response));
    else this.express(request, response);
  }
}
