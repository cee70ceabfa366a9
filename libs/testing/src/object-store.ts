import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from './infrastructure';

export interface ObjectStoreSettings {
  bucket: string;
  endpoint: string;
  region: string;
  pathStyle: true;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

/** An S3-compatible server with one bucket, in a process of its own, storing its files in a temporary folder. */
export class ObjectStore {
  private constructor(
    readonly settings: ObjectStoreSettings,
    readonly folder: string,
    private readonly directory: string,
    private readonly process: ChildProcess,
  ) {}

  /** Returns the settings of a store on `port`, which may not be running yet. */
  static settings(bucket: string, port: number): ObjectStoreSettings {
    return {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      pathStyle: true,
      // The only key this server knows. It verifies the signature of every request with it.
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    };
  }

  /** Starts a store on `port`, or on a free one if it is 0. */
  static async start(bucket: string, port = 0): Promise<ObjectStore> {
    const directory = await mkdtemp(join(tmpdir(), 'quillcare-s3-'));
    const file = join(repositoryRoot, 'tools', 'object-store', 'serve.mjs');
    const child = spawn(process.execPath, [file, directory, bucket, String(port)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const started = await Promise.race([
      once(child, 'message').then(([used]) => used as number),
      once(child, 'exit').then(() => null),
    ]);
    if (started === null) throw new Error('The object store did not start: see its message above.');
    return new ObjectStore(ObjectStore.settings(bucket, started), join(directory, bucket), directory, child);
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill();
    await ended;
    await rm(this.directory, { recursive: true });
  }
}
