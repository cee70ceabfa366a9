import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { SERVICES } from '@quillcare/contracts';
import type { Settings } from '../run/settings';
import { freePort, ProductProcess } from './product.process';

/** The product as deployed: all in one process, or one process per target. */
export class ProductFleet {
  private next = 0;

  private constructor(
    /** In start order, the gateways last. */
    private readonly processes: ProductProcess[],
    readonly gateways: string[],
  ) {}

  /** Runs everything in one process, as `npm start` does. */
  static async allInOne(settings: Settings): Promise<ProductFleet> {
    const [port] = await ports(1);
    const process = plan(settings, 'all', ['--target=all', '--migrate', '--seed-demo'], port!, port!);
    return new ProductFleet([process], [originOf(port!)]);
  }

  /**
   * Runs one process per service, and two each of quoting and the gateway, after running the migrations and the seed separately.
   */
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

  /** A product that runs elsewhere, behind these gateways. */
  static elsewhere(gateways: string[]): ProductFleet {
    return new ProductFleet([], gateways);
  }

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

  async kill(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.kill()));
  }

  /** Stops every process as Ctrl-C does. Throws if one has to be killed. */
  async stop(): Promise<void> {
    const ends = await Promise.allSettled(this.processes.map((process) => process.stop()));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
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
