import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot, testUrls } from '@quillcare/testing';

const LAUNCHER = join(repositoryRoot, 'dist/apps/launcher/src/main.js');

/** The built product, started from an empty folder. */
export class Started {
  printed = '';
  code: number | null | undefined;
  private readonly child: ChildProcess;
  private readonly folder = mkdtempSync(join(tmpdir(), 'quillcare-empty-'));
  readonly ended: Promise<void>;

  constructor(args: string[], environment: NodeJS.ProcessEnv) {
    const { natsUrl, redisUrl, appSecret } = testUrls();
    this.child = spawn(process.execPath, [LAUNCHER, ...args], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'silent',
        NATS_URL: natsUrl,
        REDIS_URL: redisUrl,
        APP_SECRET: appSecret,
        ...environment,
      },
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.printed += chunk.toString();
      });
    this.ended = new Promise((resolve) =>
      this.child.once('close', (code) => {
        this.code = code;
        rmSync(this.folder, { recursive: true, force: true });
        resolve();
      }),
    );
  }

  /** Waits until the condition is true. Throws with the output if the process ends first, or after two minutes. */
  async until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 120_000;
    while (!(await isTrue())) {
      if (this.code !== undefined) throw new Error(`It ended before ${what}: ${this.printed}`);
      if (Date.now() > deadline) throw new Error(`It was not so in time: ${what}. ${this.printed}`);
      await pause(50);
    }
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.ended;
  }
}
