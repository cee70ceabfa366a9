import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ProcessConfig } from '../config';
import { CONFIG } from '../injection';
import { HealthChecks } from './health-checks';
import { metrics } from './metrics';

/** Serves metrics and health on `METRICS_PORT`, which a cluster does not expose. Responds until the process ends. */
@Injectable()
export class MonitoringServer implements OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<ProcessConfig, 'host' | 'metricsPort'>,
    private readonly checks: HealthChecks,
  ) {}

  /** Listens if the configuration has a port for it. */
  async listen(): Promise<void> {
    if (this.config.metricsPort === null) return;
    this.server = createServer((request, response) => {
      this.answer(request.url ?? '', response).catch(() => response.destroy());
    });
    this.server.listen(this.config.metricsPort, this.config.host);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(path: string, response: ServerResponse): Promise<void> {
    switch (path) {
      case '/metrics':
        return send(response, 200, await metrics.metrics(), metrics.contentType);
      case '/health/live':
        return send(response, 200, JSON.stringify({ status: 'ok' }));
      case '/health/ready': {
        const readiness = await this.checks.readiness();
        return send(response, readiness.status === 'unavailable' ? 503 : 200, JSON.stringify(readiness));
      }
      default:
        return send(response, 404, JSON.stringify({ status: 'not found' }));
    }
  }
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
