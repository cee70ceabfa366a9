import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { SERVICES, type ServiceName } from '@quillcare/contracts';
import type { ProcessConfig } from '../config';
import { CONFIG } from '../injection';
import { ProcessLogger } from '../observability/logger';

const DAY_NS = 24 * 3600 * 1_000_000_000;

/** A relay publishes again a little after it decided what. */
const DUPLICATES_SPARE_MS = 60_000;

/** Events are kept this many days in their stream; inbox rows longer. */
export const STREAM_DAYS = 7;

/** The process's connection to NATS for events, and the streams, one per owning service. */
@Injectable()
export class Broker implements OnApplicationShutdown {
  private connection: NatsConnection | undefined;
  private manager: JetStreamManager | undefined;
  private client: JetStreamClient | undefined;
  private readonly reconnected: (() => void)[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    private readonly logger: ProcessLogger,
  ) {}

  /** Connects and makes sure that every stream exists. */
  async start(): Promise<void> {
    this.connection = await connect(natsOptions(this.config.natsUrl, 'quillcare-events'));
    this.manager = await jetstreamManager(this.connection);
    this.client = jetstream(this.connection);
    await this.ensureStreams();
    void this.watch(this.connection);
  }

  get nats(): NatsConnection {
    return must(this.connection);
  }
  get streams(): JetStreamManager {
    return must(this.manager);
  }
  get events(): JetStreamClient {
    return must(this.client);
  }

  get connected(): boolean {
    return this.connection !== undefined && !this.connection.isClosed() && this.isUp;
  }
  private isUp = true;

  /** `evt.quoting.QuoteSent.v1` with the namespace in front. */
  subject(subject: string): string {
    return `${this.config.namespace}.${subject}`;
  }

  stream(service: ServiceName): string {
    return `${this.config.namespace}_evt_${service}`;
  }

  /** Called whenever the broker came back: it may have lost what it had not yet written to disk. */
  onReconnect(listener: () => void): void {
    this.reconnected.push(listener);
  }

  private async ensureStreams(): Promise<void> {
    for (const service of SERVICES) await this.ensureStream(service);
  }

  /** Makes the stream of a service when it is not there. */
  async ensureStream(service: ServiceName): Promise<void> {
    const name = this.stream(service);
    const wanted = {
      subjects: [this.subject(`evt.${service}.>`)],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      max_age: STREAM_DAYS * DAY_NS,
      // After an outage a relay publishes again what is younger than that: of it the stream takes only what it lost.
      duplicate_window: (this.config.outboxKeepMs + DUPLICATES_SPARE_MS) * 1_000_000,
    };
    const existing = await this.streams.streams.info(name).catch(() => null);
    if (!existing) await this.streams.streams.add({ name, ...wanted });
    else if (existing.config.duplicate_window < wanted.duplicate_window)
      await this.streams.streams.update(name, wanted);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.connection && !this.connection.isClosed())
      await this.connection.drain().catch(() => this.connection?.close());
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        this.isUp = false;
        this.logger.warn({}, 'NATS is away');
      }
      if (status.type === 'reconnect') {
        this.isUp = true;
        this.logger.info({}, 'NATS is back');
        // A broker that lost its data has no streams any more: first them, then what is published again into them.
        await this.ensureStreams().catch((error: unknown) =>
          this.logger.failure(error, 'streams could not be checked'),
        );
        for (const listener of this.reconnected) listener();
      }
    }
  }
}

/** How every part of the process connects to NATS: credentials and TLS come from the URL, and it never gives up. */
export function natsOptions(url: string, name: string) {
  const { hostname, port, username, password, protocol } = new URL(url);
  return {
    servers: `${hostname}:${port || '4222'}`,
    name,
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
  };
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The broker is not started.');
  return value;
}
