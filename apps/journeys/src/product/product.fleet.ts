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
    /** In the order of their start; the front doors last. */
    private readonly processes: ProductProcess[],
    /** Where people reach it, each front door's own address. */
    readonly gateways: string[],
  ) {}

  /** Everything in one process, as `npm start` has it. */
  static async allInOne(settings: Settings): Promise<ProductFleet> {
    const [port] = await ports(1);
    const process = plan(settings, 'all', ['--target=all', '--migrate', '--seed-demo'], port!, port!);
    return new ProductFleet([process], [originOf(port!)]);
  }

  /** A process for each service, two of quoting and two front doors, after the migrations ran on their own. */
  static async scaled(settings: Settings): Promise<ProductFleet> {
    await migrate(settings);
    const services = [...SERVICES, 'quoting'];
    const [first, second, ...rest] = await ports(services.length + 2);
    const processes = services.map((name, at) =>
      plan(settings, `${name}-${at}`, [`--target=${name}`], rest[at]!, first!),
    );
    processes.push(plan(settings, 'gateway-1', ['--target=gateway', '--seed-demo'], first!, first!));
    processes.push(plan(settings, 'gateway-2', ['--target=gateway'], second!, first!));
    return new ProductFleet(processes, [originOf(first!), originOf(second!)]);
  }

  /** The number of processes. */
  get size(): number {
    return this.processes.length;
  }

  /** The front doors in turn. */
  nextGateway(): string {
    this.next += 1;
    return this.gateways[this.next % this.gateways.length]!;
  }

  /** Starts whatever does not run; answers the seconds until all of it was ready. */
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

  /** Ends every process at once, without any farewell. */
  async kill(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.kill()));
  }

  /** Ends every process in good order; answers the seconds that the slowest took. */
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
  const env = { ...settings.productEnvironment, PUBLIC_URL: originOf(publicPort), LOG_LEVEL: 'warn' };
  return new ProductProcess({
    name,
    launcher: settings.launcher,
    args,
    port,
    env,
    logFile: join(folder, `${name}.log`),
  });
}

async function migrate({ launcher, artefacts, productEnvironment }: Settings): Promise<void> {
  mkdirSync(join(artefacts, 'logs'), { recursive: true });
  const logFile = join(artefacts, 'logs', 'migrate.log');
  const child = spawn(process.execPath, [launcher, '--migrate-only'], {
    env: productEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const [code] = (await once(child, 'close')) as [number | null];
  log.end();
  if (code !== 0) throw new Error(`The migrations ended with code ${code}: see ${logFile}`);
}
