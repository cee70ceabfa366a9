// Our own Prometheus, which scrapes the processes as one in a cluster would, with the name of the process as `pod`.
import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { steadyPort } from '../infra/ports.mjs';

const SCRAPE_SECONDS = 15;
const START_MS = 60_000;

const configuration = (targets) => `global: { scrape_interval: ${SCRAPE_SECONDS}s, scrape_timeout: 10s }
scrape_configs:
  - job_name: quillcare
    file_sd_configs: [{ files: ['${targets}'], refresh_interval: 5s }]
`;

/** The value of a result with one series or none. */
const valueOf = ({ result }) => (result.length === 0 ? null : Number(result[0].value[1]));

export class Prometheus {
  static async start(folder) {
    mkdirSync(folder, { recursive: true });
    const prometheus = new Prometheus(folder, await steadyPort());
    await prometheus.begin();
    return prometheus;
  }

  constructor(folder, port) {
    Object.assign(this, { folder, port, origin: `http://127.0.0.1:${port}` });
  }

  async begin() {
    const [config, targets] = [join(this.folder, 'prometheus.yml'), join(this.folder, 'targets.json')];
    writeFileSync(config, configuration(targets));
    this.watch([]);
    this.child = spawn(
      'prometheus',
      [
        `--config.file=${config}`,
        `--storage.tsdb.path=${join(this.folder, 'series')}`,
        `--web.listen-address=127.0.0.1:${this.port}`,
        '--log.level=error',
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    const missing = new Promise((_, fail) =>
      this.child.once('error', () =>
        fail(new Error('There is no program "prometheus" here (Debian: apt-get install prometheus).')),
      ),
    );
    this.ended = new Promise((end) => this.child.once('close', end));
    await Promise.race([this.ready(), missing]);
  }

  async ready() {
    for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(200))
      if (
        await fetch(`${this.origin}/-/ready`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
    throw new Error('Prometheus does not start.');
  }

  /** Sets the processes to scrape from now on: `{ pod, name, port }`. */
  watch(processes) {
    const groups = processes.map(({ pod, name, port }) => ({
      targets: [`127.0.0.1:${port}`],
      labels: { pod, process: name },
    }));
    // Replaced in one step, because a half-written file would be invalid.
    const file = join(this.folder, 'targets.json');
    writeFileSync(`${file}.new`, JSON.stringify(groups));
    renameSync(`${file}.new`, file);
  }

  async ask(query) {
    const answer = await fetch(`${this.origin}/api/v1/query?${new URLSearchParams({ query })}`);
    const { status, data, error } = await answer.json();
    if (status !== 'success') throw new Error(`Prometheus refuses ${query}: ${error}`);
    return data;
  }

  /** The single value of a query, as KEDA reads it. */
  async value(query) {
    return valueOf(await this.ask(query));
  }

  async values(query, label) {
    const { result } = await this.ask(query);
    return new Map(result.map(({ metric, value }) => [metric[label], Number(value[1])]));
  }

  async stop() {
    this.child.kill('SIGTERM');
    await this.ended;
  }
}
