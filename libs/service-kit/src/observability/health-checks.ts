import { Injectable } from '@nestjs/common';
import { Broker } from '../messaging/broker';
import { Queues } from '../messaging/queues';

export interface CheckOutcome {
  name: string;
  ok: boolean;
}

/** The response to a readiness probe. */
export interface Readiness {
  /** `degraded`: a dependency the process can do without for a while is unavailable. */
  status: 'ok' | 'degraded' | 'unavailable';
  failing: string[];
  checks: CheckOutcome[];
}

/**
 * The dependencies that must be usable before this process takes work. Services add their databases, gateways the services they
 * need.
 */
@Injectable()
export class HealthChecks {
  private readonly checks = new Map<string, () => Promise<void>>();
  private draining = false;
  private started = false;
  private readonly optional = new Set<string>();

  constructor(broker: Broker, queues: Queues) {
    this.checks.set('nats', async () => assertConnected(broker.connected));
    this.checks.set('redis', async () => assertConnected(queues.connected));
  }

  add(name: string, check: () => Promise<void>): void {
    this.checks.set(name, check);
  }

  /** Declares dependencies without which the process still does most of its work, so it stays ready while they are unavailable. */
  markOptional(...names: string[]): void {
    for (const name of names) this.optional.add(name);
  }

  async readiness(): Promise<Readiness> {
    const checks = await this.checkAll();
    const failing = checks.filter(({ ok }) => !ok).map(({ name }) => name);
    const isDown = failing.some((name) => !this.optional.has(name));
    return { status: isDown ? 'unavailable' : failing.length > 0 ? 'degraded' : 'ok', failing, checks };
  }

  markReady(): void {
    this.started = true;
  }

  /** Makes the process report "not ready" from now on, so that no new work is sent to it. */
  drain(): void {
    this.draining = true;
  }

  /** Returns every dependency and whether it is usable now. A starting or stopping process is itself listed as unusable. */
  async checkAll(): Promise<CheckOutcome[]> {
    if (this.draining) return [{ name: 'stopping', ok: false }];
    if (!this.started) return [{ name: 'starting', ok: false }];
    const names = [...this.checks.keys()];
    const settled = await Promise.allSettled(
      [...this.checks.values()].map((check) => withTimeout(1_500, check())),
    );
    return names.map((name, at) => ({ name, ok: settled[at]?.status === 'fulfilled' }));
  }
}

async function assertConnected(condition: boolean): Promise<void> {
  if (!condition) throw new Error('not connected');
}

async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
