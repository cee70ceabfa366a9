// Stops every server of a data folder, no matter which run started it.
import { resolve } from 'node:path';
import { isContainerRunning, stopContainer } from './docker.mjs';
import { nats } from './nats.mjs';
import { clusterMark, STOP_SIGNALS } from './postgres.mjs';
import { isRunning, stopProcess } from './processes.mjs';
import { redis } from './redis.mjs';
import { readState } from './state.mjs';

const marks = {
  postgres: (dataDir, { clusterId }) => clusterMark(dataDir, clusterId),
  nats: (dataDir) => nats.mark({ dataDir }),
  redis: (dataDir, { port }) => redis.mark({ dataDir, port }),
};
const signals = { postgres: STOP_SIGNALS, nats: nats.signals, redis: redis.signals };

export function infraStatus(folder) {
  const dataDir = resolve(folder);
  const state = readState(dataDir);
  return Object.entries(marks).map(([name, markOf]) => {
    const known = state[name] ?? {};
    const mark = markOf(dataDir, known);
    const isUp = known.container ? isContainerRunning(known.container) : isRunning(known.pid, mark);
    return { name, mark, isUp, ...known };
  });
}

export async function stopInfra({ dataDir }) {
  const running = infraStatus(dataDir).filter(({ isUp }) => isUp);
  await Promise.all(
    running.map(({ name, pid, mark, container }) =>
      container ? stopContainer(container) : stopProcess({ pid, mark, signals: signals[name] }),
    ),
  );
  return running.length;
}
