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
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import type { ServiceName } from '@quillcare/contracts';
import type { ProcessConfig } from '../config';
import { CONFIG } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { natsOptions, describeNatsServers } from '../servers/nats';
import { ServerUnavailableError } from '../service/start-error';

const DAY_NS = 24 * 3600 * 1_000_000_000;

/** Retention of events in their stream, in days; inbox rows are kept longer. */
const STREAM_DAYS = 7;

type StreamSettings = Pick<
  StreamConfig,
  'name' | 'subjects' | 'retention' | 'storage' | 'max_age' | 'num_replicas'
>;

const NO_SUCH_STREAM = 10059;

/** The process's NATS connection for events, and the streams, one per owning service. */
@Injectable()
export class Broker implements OnApplicationShutdown {
  private connection: NatsConnection | undefined;
  private manager: JetStreamManager | undefined;
  private client: JetStreamClient | undefined;
  private readonly reconnected: (() => void)[] = [];
  /** The services whose streams this process uses, and whether it publishes to them. */
  private readonly used = new Map<ServiceName, { isOwn: boolean }>();

  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    private readonly logger: ProcessLogger,
  ) {}

  /** Connects. Streams are created by the processes that use them. */
  async start(): Promise<void> {
    this.connection = await connect(natsOptions(this.config, 'quillcare-events'));
    this.manager = await jetstreamManager(this.connection, { checkAPI: false });
    this.client = jetstream(this.connection);
    this.warnOfOldServer(this.connection);
    void this.logConnectionStatus(this.connection);
  }

  get nats(): NatsConnection {
    return assertStarted(this.connection);
  }
  get streams(): JetStreamManager {
    return assertStarted(this.manager);
  }
  get events(): JetStreamClient {
    return assertStarted(this.client);
  }

  get connected(): boolean {
    return this.connection !== undefined && !this.connection.isClosed() && this.isUp;
  }
  private isUp = true;

  /** Returns a subject with the namespace prefix, for `evt.quoting.QuoteSent.v1` and the like. */
  subject(subject: string): string {
    return `${this.config.namespace}.${subject}`;
  }

  stream(service: ServiceName): string {
    return `${this.config.namespace}_evt_${service}`;
  }

  onReconnect(listener: () => void): void {
    this.reconnected.push(listener);
  }

  private async ensureStreams(): Promise<void> {
    for (const service of this.used.keys()) await this.ensureStream(service);
  }

  /** Declares that this process publishes to a service's stream, so it also updates the configuration of an existing one. */
  async ownStream(service: ServiceName): Promise<void> {
    this.used.set(service, { isOwn: true });
    await this.ensureStream(service);
  }

  /** Creates a service's stream unless it exists; resolves with its creation time. */
  async ensureStream(service: ServiceName): Promise<Date> {
    const use = this.used.get(service) ?? { isOwn: false };
    this.used.set(service, use);
    const settings = this.configOf(service);
    const existing = await this.streams.streams.info(settings.name).catch(missingStream);
    if (existing && use.isOwn) await this.update(existing.config, settings);
    const { created } = existing ?? (await this.create(settings));
    return new Date(created);
  }

  private configOf(service: ServiceName): StreamSettings {
    return {
      name: this.stream(service),
      subjects: [this.subject(`evt.${service}.>`)],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      max_age: STREAM_DAYS * DAY_NS,
      num_replicas: this.config.natsReplicas,
    };
  }

  private async create(settings: StreamSettings): Promise<StreamInfo> {
    return this.streams.streams.add(settings).catch((error: unknown) => {
      if (!(error instanceof JetStreamApiError)) throw error;
      throw new ServerUnavailableError(
        `NATS at ${describeNatsServers(this.config)} cannot keep events in ${settings.num_replicas} copies (${error.message})`,
        { cause: error },
      );
    });
  }

  // While a server of the cluster is down, a further replica cannot be placed. The stream works without it, and this is retried.
  private async update(existing: StreamConfig, settings: StreamSettings): Promise<void> {
    const { subjects, max_age, num_replicas } = settings;
    const isSame =
      existing.num_replicas === num_replicas &&
      existing.max_age === max_age &&
      existing.subjects.join() === subjects.join();
    if (isSame) return;
    await this.streams.streams
      .update(settings.name, { subjects, max_age, num_replicas })
      .then(() => this.logger.info({ stream: settings.name, copies: num_replicas }, 'stream updated'))
      .catch((error: unknown) =>
        this.logger.failure(error, `the stream ${settings.name} could not be updated; trying again`),
      );
  }

  /** Creates a durable consumer, or updates the one an earlier version created. */
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

  private async logConnectionStatus(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        this.isUp = false;
        this.logger.warn({}, 'NATS disconnected');
      }
      if (status.type === 'reconnect') {
        this.isUp = true;
        this.logger.info({}, 'NATS reconnected');
        // A broker that lost its data has no streams, so they are recreated before anything is published.
        await this.ensureStreams().catch((error: unknown) =>
          this.logger.failure(error, 'streams could not be checked'),
        );
        for (const listener of this.reconnected) listener();
      }
    }
  }
}

/** Whether publishing failed because NATS or the stream is unavailable rather than because of the message. */
export function isBrokerUnavailable(error: unknown): boolean {
  if (error instanceof JetStreamApiError) return error.status >= 500;
  // No stream accepts the subject. The client does not export this error's class.
  if (error instanceof Error && error.name === 'JetStreamNotEnabled') return true;
  return [
    errors.TimeoutError,
    errors.RequestError,
    errors.ConnectionError,
    errors.ClosedConnectionError,
    errors.DrainingConnectionError,
  ].some((type) => error instanceof type);
}

function missingStream(error: unknown): null {
  if (error instanceof JetStreamApiError && error.code === NO_SUCH_STREAM) return null;
  throw error;
}

function assertStarted<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The broker is not started.');
  return value;
}
