// The container engine of this machine: Docker or podman, with compose.
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../run/preflight.mjs';

const answers = (file, ...args) => spawnSync(file, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** The engine's program, or null if none responds. A client alone is not enough. */
export function findEngine() {
  return (
    ['docker', 'podman'].find((file) => answers(file, 'info') && answers(file, 'compose', 'version')) ?? null
  );
}

/** Runs a command with its output on the terminal. Throws if it fails. */
export function run(file, args, env = {}) {
  return new Promise((done, failed) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', failed);
    child.on('close', (code) =>
      code === 0 ? done() : failed(new Error(`"${file} ${args.slice(0, 6).join(' ')}" ended with ${code}.`)),
    );
  });
}

/**
 * Starts the containers that compose describes. Older versions of podman never report the exit of a one-off container, so compose
 * waits for ever. In that case the containers it has created are started directly, which is logged.
 */
export async function up(engine, compose, project, env) {
  const child = spawn(engine, [...compose, 'up', '--no-build', '--detach'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, COMPOSE_PROGRESS: 'quiet', COMPOSE_ANSI: 'never' },
  });
  const ended = new Promise((end) => child.on('close', end));
  for (let quiet = 0; quiet < WAITS;) {
    const code = await Promise.race([ended, pause(1_000, 'waits')]);
    if (code === 0) return;
    if (code !== 'waits') throw new Error(`compose up ended with ${code}.`);
    quiet = migrated(engine, project) ? quiet + 1 : 0;
  }
  child.kill('SIGKILL');
  const waiting = containers(engine, project).filter(({ state }) => state === 'created');
  console.log(
    `     compose is still waiting for the migrations, which have finished; starting ${waiting.length} containers without it`,
  );
  for (const { name } of waiting) {
    const { isGood, text } = ask(engine, ['start', name]);
    if (!isGood) throw new Error(`${name} does not start: ${text}`);
  }
}

/** Seconds that compose may take to notice that the migrations have ended. */
const WAITS = 15;

function containers(engine, project) {
  const filter = `label=com.docker.compose.project=${project}`;
  const { text } = ask(engine, [
    'ps',
    '--all',
    '--filter',
    filter,
    '--format',
    '{{.Names}} {{.State}} {{.Status}}',
  ]);
  return text.split('\n').map((line) => {
    const [name, state, ...status] = line.split(' ');
    return { name, state, status: status.join(' ') };
  });
}

const migrated = (engine, project) =>
  containers(engine, project).some(
    ({ name, status }) => name.includes('migrate') && status.startsWith('Exited (0)'),
  );

/** The output of a command, or its error output if it failed. */
export function ask(file, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { isGood: status === 0, text: (status === 0 ? stdout : stderr).trim() };
}
