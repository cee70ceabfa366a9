import { Inject, Injectable } from '@nestjs/common';
import {
  appendOnlyStore,
  CONFIG,
  SERVICE_CONFIG,
  type AppendOnlyStore,
  type ProcessConfig,
} from '@quillcare/service-kit';
import type { AuditConfig } from '../audit.config';
import type { StoredCheckpoint } from './domain/checkpoint';

const NAME = /^(\d{4}-\d\d-\d\d)\.json$/;

/** Stores the checkpoints of all practices outside the database, as `checkpoints/<practice>/<day>.json`. */
@Injectable()
export class CheckpointStore {
  private opened: Promise<AppendOnlyStore> | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly own: AuditConfig,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  get isConfigured(): boolean {
    return this.own.folder !== null || this.own.bucket !== null || this.config.objectStore !== null;
  }

  /** Lists the ids of practices that have checkpoints. */
  async listPractices(): Promise<string[]> {
    return (await this.store()).listNames('');
  }

  /** Lists the days of a practice's checkpoints, oldest first. */
  async listDays(organisationId: string): Promise<string[]> {
    const names = await (await this.store()).listNames(organisationId);
    return names.flatMap((name) => NAME.exec(name)?.[1] ?? []);
  }

  async read(organisationId: string, day: string): Promise<StoredCheckpoint> {
    return { day, text: await (await this.store()).read(`${organisationId}/${day}.json`) };
  }

  /** Writes a checkpoint; returns false if the day already has one. */
  async add(organisationId: string, { day, text }: StoredCheckpoint): Promise<boolean> {
    return (await this.store()).add(`${organisationId}/${day}.json`, text);
  }

  onApplicationShutdown(): Promise<void> | undefined {
    return this.opened?.then((store) => store.onApplicationShutdown?.());
  }

  private store(): Promise<AppendOnlyStore> {
    this.opened ??= appendOnlyStore(this.storePlace());
    return this.opened;
  }

  private storePlace(): Parameters<typeof appendOnlyStore>[0] {
    const { folder, bucket, credentials } = this.own;
    const { namespace, objectStore } = this.config;
    if (folder !== null) return { folder: `${folder}/${namespace}/checkpoints` };
    if (bucket === null && objectStore === null) throw new Error('No checkpoint storage is configured.');
    // Uses the object store for files, except for what is configured separately.
    const files = objectStore ?? {
      bucket: '',
      endpoint: null,
      region: 'us-east-1',
      credentials: null,
      pathStyle: false,
    };
    const store = { ...files, bucket: bucket ?? files.bucket, credentials: credentials ?? files.credentials };
    return { store, prefix: `${namespace}/checkpoints` };
  }
}
