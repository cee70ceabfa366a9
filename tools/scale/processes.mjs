// Runs the product as the manifests do: each target and role separately, with as many processes as its ScaledObject requests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SupervisedProcess } from '../chaos/process.mjs';
import { localLogin } from '../infra/nats-users.mjs';
import { steadyPort } from '../infra/ports.mjs';
import { scalingOf } from '../manifests/kubernetes.mjs';
import { PROCESSES } from '../manifests/table.mjs';
import { Autoscaler } from './autoscaler.mjs';

/** Limits concurrent starts, because each start takes a core for some seconds. */
const STARTED_AT_ONCE = 3;

class Deployment {
  pods = [];
  begun = 0;
  most = 0;

  constructor({ process, scaledObject, least }) {
    Object.assign(this, { process, name: process.name });
    this.scaler = new Autoscaler(scaledObject, { least });
    this.counted = this.scaler.count;
  }
}

export class Processes {
  /** Each change: when, what, from how many to how many. */
  changes = [];
  gone = [];
  underWay = new Set();
  faults = [];

  /** `room`: how many processes fit on the machine. Further ones wait, as pods do while the nodes are full. */
  constructor({ environment, logs, least, room, door, prometheus, print }) {
    Object.assign(this, { environment, logs, room, door, prometheus, print });
    mkdirSync(logs, { recursive: true });
    this.deployments = PROCESSES.map((process) => {
      const scaledObject = scalingOf(process.target).find(({ metadata }) => metadata.name === process.name);
      return new Deployment({ process, scaledObject, least });
    });
  }

  get pods() {
    return this.deployments.flatMap(({ pods }) => pods);
  }

  crashes() {
    return [...this.pods, ...this.gone].flatMap(({ process }) => process.crashes);
  }

  async start() {
    const waiting = this.deployments.flatMap((deployment) =>
      Array.from({ length: deployment.scaler.count }, () => deployment),
    );
    const one = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await this.add(next);
    };
    await Promise.all(Array.from({ length: STARTED_AT_ONCE }, one));
  }

  async add(deployment) {
    deployment.begun += 1;
    const { name, process } = deployment;
    const { target, role } = process;
    const pod = `${name}-${deployment.begun}`;
    const port = await steadyPort();
    const started = new SupervisedProcess({
      name: pod,
      args: [`--target=${target}`, `--role=${role}`],
      port,
      env: { ...this.environment, ...localLogin(target) },
      logFile: join(this.logs, `${name}.log`),
    });
    await started.start();
    deployment.pods.push({ pod, name, port, process: started });
    deployment.most = Math.max(deployment.most, deployment.pods.length);
    this.tell();
  }

  async remove(deployment) {
    const last = deployment.pods.pop();
    this.tell();
    this.gone.push(last);
    await last.process.stop();
  }

  /** Updates Prometheus and the door with the current processes. */
  tell() {
    this.prometheus.watch(this.pods);
    this.door.leadTo(...this.pods.filter(({ name }) => name === 'gateway').map(({ port }) => port));
  }

  /** Evaluates the metrics once, as KEDA does every 15 seconds. */
  async scale(at) {
    for (const deployment of this.deployments) {
      const { scaler, name } = deployment;
      const before = scaler.count;
      const figures = await Promise.all(
        scaler.queries.map(async ({ query, threshold }) => ({
          value: await this.prometheus.value(query),
          threshold,
        })),
      );
      const wanted = scaler.decide(figures, at);
      if (wanted !== before) this.note({ at, name, from: before, to: wanted, figures });
      this.follow(deployment);
    }
  }

  note({ at, name, from, to, figures }) {
    const why = figures.map(({ value, threshold }) => `${(value ?? 0).toFixed(1)} of ${threshold}`);
    this.print(`${name}: from ${from} to ${to} (${why.join(', ')})`);
    this.changes.push({ at, name, from, to });
  }

  /** Starts or stops what the scaler requests, as far as there is room. */
  follow(deployment) {
    for (; deployment.counted > deployment.scaler.count; deployment.counted -= 1)
      this.begin(this.remove(deployment));
    for (; deployment.counted < deployment.scaler.count && this.counted < this.room; deployment.counted += 1)
      this.begin(this.add(deployment));
  }

  /** Running or starting processes. */
  get counted() {
    return this.deployments.reduce((sum, { counted }) => sum + counted, 0);
  }

  // Runs in the background, because a starting process must not delay the next evaluation.
  begin(change) {
    const known = change
      .catch((error) => this.faults.push(error.message))
      .finally(() => this.underWay.delete(known));
    this.underWay.add(known);
  }

  async stop() {
    await Promise.all(this.underWay);
    await Promise.all(this.pods.map(({ process }) => process.stop()));
  }
}
