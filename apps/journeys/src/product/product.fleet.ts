import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { SERVICES } from '@quillcare/contracts';
import type { Settings } from '../run/settings';
import { freePort, ProductProcess } from './product.process';

/** The product as it is laid out: all in one process, or one process for each target. */
export class ProductFleet {
  private next = 0;

  private constructor(
    /** In the order of their start; the gateways last. */
    private readonly processes: ProductProcess[],
    /** The gateways' addresses. */
    readonly gateways: string[],
  ) {}

  /** Everything in one process, as `npm start` has it. */
  static async allInOne(settings: Settings): Promise<ProductFleet> {
    const [port] = await ports(1);
    const process = plan(settings, 'all', ['--target=all', '--migrate', '--seed-demo'], port!, port!);
    return new ProductFleet([process], [originOf(port!)]);
  }

  /** A process for each service, two of quoting and two gateways, after a separate run of the migrations and the seed. */
  static async scaled(settings: Settings): Promise<ProductFleet> {
    await seed(settings);
    const services = [...SERVICES, 'quoting'];
    const [first, second, ...rest] = await ports(services.length + 2);
    const processes = services.map((name, at) =>
      plan(settings, `${name}-${at}`, [`--target=${name}`], rest[at]!, first!),
    );
    processes.push(plan(settings, 'gateway-1', ['--target=gateway'], first!, first!));
    processes.push(plan(settings, 'gateway-2', ['--target=gateway'], second!, first!));
    return new ProductFleet(processes, [originOf(first!), originOf(second!)]);
  }

  /** A product that runs somewhere else, behind these gateways. */
  static elsewhere(gateways: string[]): ProductFleet {
    return new ProductFleet([], gateways);
  }

  get size(): number {
    return this.processes.length;
  }

  /** The gateways in turn. */
  nextGateway(): string {
    this.next += 1;
    return this.gateways[this.next % this.gateways.length]!;
  }

  /** Starts every process that is not running; returns the seconds until all were ready. */
  async ensureRunning(): Promise<number> {
    const started = performance.now();
    const waiting = this.processes.filter((process) => !process.isRunning);
    const gateways = waiting.filter(({ plan: { name } }) => name.startsWith('gateway'));
    await Promise.all(
      waiting.filter((process) => !gateways.includes(process)).map((process) => process.start()),
    );
    await Promise.all(gateways.map((process) => process.start()));
    return (performance.now() - started) / 1000;
  }

  /** Kills every process. */
  async kill(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.kill()));
  }

  /** Stops every process gracefully; returns the seconds that the slowest took. */
  async stop(): Promise<number> {
    return Math.max(0, ...(await Promise.all(this.processes.map((process) => process.stop()))));
  }
}

const originOf = (port: number) => `http://localhost:${port}`;

function ports(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, () => freePort()));
}

function plan(
  settings: Settings,
  name: string,
  args: string[],
  port: number,
  publicPort: number,
): ProductProcess {
  const folder = join(settings.artefacts, 'logs');
  mkdirSync(folder, { recursive: true });
  const env = { ...settings.productEnvironment, PUBLIC_URL: originOf(publicPort), LOG_LEVEL: 'info' };
  return new ProductProcess({
    name,
    launcher: settings.launcher,
    args,
    port,
    env,
    logFile: join(folder, `${name}.log`),
  });
}

async function seed({ launcher, artefacts, productEnvironment }: Settings): Promise<void> {
  mkdirSync(join(artefacts, 'logs'), { recursive: true });
  const logFile = join(artefacts, 'logs', 'seed.log');
  const child = spawn(process.execPath, [launcher, '--seed-only'], {
    env: { ...productEnvironment, PORT: String(await freePort()), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const [code] = (await once(child, 'close')) as [number | null];
  log.end();
  if (code !== 0) throw new Error(`Migrations and seed ended with code ${code}: see ${logFile}`);
}
