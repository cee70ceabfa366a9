import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  jetstream,
  JetStreamApiError,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type ConsumerConfig,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import { SERVICES, type ServiceName } from '@quillcare/contracts';
import type { ProcessConfig } from '../config';
import { CONFIG } from '../injection';
import { ProcessLogger } from '../observability/logger';

const DAY_NS = 24 * 3600 * 1_000_000_000;

/** Events are kept this many days in their stream; inbox rows longer. */
const STREAM_DAYS = 7;

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
    this.warnOfOldServer(this.connection);
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

  /** Registers a listener for reconnections. */
  onReconnect(listener: () => void): void {
    this.reconnected.push(listener);
  }

  private async ensureStreams(): Promise<void> {
    for (const service of SERVICES) await this.ensureStream(service);
  }

  /** Creates the stream of a service unless it exists; resolves with the time of its creation. */
  async ensureStream(service: ServiceName): Promise<Date> {
    const name = this.stream(service);
    const existing = await this.streams.streams.info(name).catch(() => null);
    const { created } =
      existing ??
      (await this.streams.streams.add({
        name,
        subjects: [this.subject(`evt.${service}.>`)],
        retention: RetentionPolicy.Limits,
        storage: StorageType.File,
        max_age: STREAM_DAYS * DAY_NS,
      }));
    return new Date(created);
  }

  /** Creates a durable consumer, or updates the one that an earlier version created. */
  async ensureConsumer(
    stream: string,
    config: Partial<ConsumerConfig> & { durable_name: string },
  ): Promise<void> {
    const { consumers } = this.streams;
    await consumers.add(stream, config).catch((error: unknown) => {
      if (!(error instanceof JetStreamApiError)) throw error;
      return consumers.update(stream, config.durable_name, config);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.connection && !this.connection.isClosed())
      await this.connection.drain().catch(() => this.connection?.close());
  }

  private warnOfOldServer({ info }: NatsConnection): void {
    const [major = 0, minor = 0] = (info?.version ?? '').split('.').map(Number);
    if (this.config.nodeEnv === 'production' && (major < 2 || (major === 2 && minor < 10)))
      this.logger.warn(
        { version: info?.version },
        'NATS before 2.10 cannot sync every write: a power cut loses events',
      );
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        this.isUp = false;
        this.logger.warn({}, 'NATS disconnected');
      }
      if (status.type === 'reconnect') {
        this.isUp = true;
        this.logger.info({}, 'NATS reconnected');
        // A broker that lost its data has no streams: they are recreated before anything is published.
        await this.ensureStreams().catch((error: unknown) =>
          this.logger.failure(error, 'streams could not be checked'),
        );
        for (const listener of this.reconnected) listener();
      }
    }
  }
}

/** Whether publishing failed because NATS or its stream is unavailable, not because of the message. */
export function isBrokerAway(error: unknown): boolean {
  if (error instanceof JetStreamApiError) return error.status >= 500;
  // No stream takes the subject; the class is not exported.
  if (error instanceof Error && error.name === 'JetStreamNotEnabled') return true;
  return [
    errors.TimeoutError,
    errors.RequestError,
    errors.ConnectionError,
    errors.ClosedConnectionError,
    errors.DrainingConnectionError,
  ].some((type) => error instanceof type);
}

/** Options of every NATS connection: credentials and TLS come from the URL, and reconnecting has no limit. */
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
