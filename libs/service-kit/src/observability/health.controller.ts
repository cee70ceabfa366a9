import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HealthChecks, type CheckOutcome } from './health-checks';
import { metrics } from './metrics';

interface Readiness {
  status: string;
  failing: string[];
  checks: CheckOutcome[];
}

/** Liveness, readiness and metrics for orchestrators. */
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
    const checks = await this.checks.outcomes();
    const failing = checks.filter(({ ok }) => !ok).map(({ name }) => name);
    if (failing.length > 0) void reply.status(503).header('retry-after', '1');
    return { status: failing.length > 0 ? 'unavailable' : 'ok', failing, checks };
  }

  @Get('/metrics')
  @Header('content-type', metrics.contentType)
  figures(): Promise<string> {
    return metrics.metrics();
  }
}
