// The last resort on a machine without the servers and their packages: one container per server.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { HOST } from './processes.mjs';

function docker(args) {
  return spawnSync('docker', args, { encoding: 'utf8', timeout: 300_000 });
}

/** The client alone is not enough, because an engine must respond. */
export function hasDocker() {
  return spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 5000 }).status === 0;
}

export function containerName(dataDir, service) {
  return `quillcare-${service}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
}

/** Data is in a volume of the same name and survives the container. */
export function startContainer({ name, image, port, inside, mount, env = {}, args = [] }) {
  docker(['rm', '--force', name]);
  const variables = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  const started = docker([
    ...['run', '--detach', '--name', name, '--publish', `${HOST}:${port}:${inside}`],
    ...['--volume', `${name}:${mount}`, ...variables, image, ...args],
  ]);
  if (started.status !== 0)
    throw new Error(`The container of ${image} did not start: ${started.stderr.trim()}`);
}

export function isContainerRunning(name) {
  return docker(['inspect', '--format', '{{.State.Running}}', name]).stdout?.trim() === 'true';
}

export function stopContainer(name) {
  docker(['stop', '--time', '10', name]);
}
