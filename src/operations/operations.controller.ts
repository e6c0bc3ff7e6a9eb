import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Health } from './health.js';
import { Metrics } from './metrics.js';

/** What machines ask a process: is it alive, may it be sent requests, how is it doing. */
@Controller()
export class OperationsController {
  constructor(
    private readonly health: Health,
    private readonly metrics: Metrics,
  ) {}

  @Get('healthz')
  alive(): { alive: true } {
    return { alive: true };
  }

  @Get('readyz')
  async ready(@Res() response: Response): Promise<void> {
    const readiness = await this.health.readiness();
    response.status(readiness.ready ? 200 : 503).json(readiness);
  }

  @Get('metrics')
  async measure(@Res() response: Response): Promise<void> {
    response.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}
