import { Injectable } from '@nestjs/common';
import { Broker } from '../messaging/broker';
import { Queues } from '../messaging/queues';

/** A part that this process uses, and whether it is usable. */
export interface CheckOutcome {
  name: string;
  ok: boolean;
}

/** What a process answers to whoever asks whether it can take work. */
export interface Readiness {
  /** `degraded`: something is away that it can do without for a while. */
  status: 'ok' | 'degraded' | 'unavailable';
  failing: string[];
  checks: CheckOutcome[];
}

/** What must be usable before this process takes work; services add their databases, gateways the services they need. */
@Injectable()
export class HealthChecks {
  private readonly checks = new Map<string, () => Promise<void>>();
  private draining = false;
  private started = false;
  private readonly optional = new Set<string>();

  constructor(broker: Broker, queues: Queues) {
    this.checks.set('nats', async () => must(broker.connected));
    this.checks.set('redis', async () => must(queues.connected));
  }

  add(name: string, check: () => Promise<void>): void {
    this.checks.set(name, check);
  }

  /** Parts without which the process still does most of its work: it stays ready while they are away. */
  doesWithout(...names: string[]): void {
    for (const name of names) this.optional.add(name);
  }

  async readiness(): Promise<Readiness> {
    const checks = await this.outcomes();
    const failing = checks.filter(({ ok }) => !ok).map(({ name }) => name);
    const isDown = failing.some((name) => !this.optional.has(name));
    return { status: isDown ? 'unavailable' : failing.length > 0 ? 'degraded' : 'ok', failing, checks };
  }

  /** Marks the process as started. */
  ready(): void {
    this.started = true;
  }

  /** From now on the process answers "not ready", so that no new work is sent to it. */
  drain(): void {
    this.draining = true;
  }

  /** Every part and whether it is usable now; a starting or stopping process is itself listed as unusable. */
  async outcomes(): Promise<CheckOutcome[]> {
    if (this.draining) return [{ name: 'stopping', ok: false }];
    if (!this.started) return [{ name: 'starting', ok: false }];
    const names = [...this.checks.keys()];
    const settled = await Promise.allSettled(
      [...this.checks.values()].map((check) => within(1_500, check())),
    );
    return names.map((name, at) => ({ name, ok: settled[at]?.status === 'fulfilled' }));
  }
}

async function must(condition: boolean): Promise<void> {
  if (!condition) throw new Error('not connected');
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
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
