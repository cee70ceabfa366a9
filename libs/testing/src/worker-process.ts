import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { ProcessConfig } from '@quillcare/service-kit';
import { repositoryRoot } from './infrastructure';

/** A process of the built product that a test may kill at any time. */
export class ProductProcess {
  private constructor(private readonly child: ChildProcess) {}

  /**
   * Starts `--target=<targets> --role=<role>` with the database and namespace of a running test product, and its `config.port`
   * unless that is 0. Resolves when it is ready.
   */
  static async start(
    config: ProcessConfig,
    targets: readonly string[],
    role: 'api' | 'worker' | 'all' = 'worker',
    env: NodeJS.ProcessEnv = {},
  ): Promise<ProductProcess> {
    const launcher = join(repositoryRoot, 'dist', 'apps', 'launcher', 'src', 'main.js');
    const patient = ['--require', join(repositoryRoot, 'tools', 'jest', 'long-deadlines.cjs')];
    const options = [`--target=${targets.join(',')}`, `--role=${role}`];
    const child = spawn(process.execPath, [...patient, launcher, ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(config.port),
        DATABASE_URL: config.databaseUrl,
        NATS_URL: config.natsUrl,
        REDIS_URL: config.redisUrl,
        APP_SECRET: config.appSecret,
        NAMESPACE: config.namespace,
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
        DATABASE_POOL: '4',
        PUBLIC_URL: config.publicUrl,
        // Otherwise tests that kill processes would wait up to half a minute for a sweep.
        SWEEP_AT_LEAST_EVERY_MS: '1000',
        ...env,
      },
    });
    await ready(child, targets);
    return new ProductProcess(child);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Kills the process, like a power cut. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return Promise.resolve();
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill(signal);
    });
  }
}

function ready(child: ChildProcess, targets: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('is ready')) resolve();
    });
    child.once('exit', (code) =>
      reject(new Error(`${targets.join(',')} ended with code ${String(code)} before it was ready`)),
    );
  });
}
