import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HealthChecks, type Readiness } from './health-checks';
import { metrics } from './metrics';

/** Liveness, readiness and metrics on the main port. With `METRICS_PORT` they are served by `MonitoringServer` instead. */
@Controller()
export class HealthController {
  constructor(private readonly checks: HealthChecks) {}

  @Get('/health/live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('/health/ready')
  async ready(
    @Res({ passthrough: true }) reply: Pick<FastifyReply, 'status' | 'header'>,
  ): Promise<Readiness> {
    const readiness = await this.checks.readiness();
    if (readiness.status === 'unavailable') void reply.status(503).header('retry-after', '1');
    return readiness;
  }

  @Get('/metrics')
  @Header('content-type', metrics.contentType)
  figures(): Promise<string> {
    return metrics.metrics();
  }
}
