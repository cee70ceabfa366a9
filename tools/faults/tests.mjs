// Runs Jest on running servers, and distinguishes a failed test from a run that could not begin.
import { spawn } from 'node:child_process';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/preflight.mjs';

/**
 * A fault that makes its tests hang is not counted as found, because no test failed. The limit is generous: on a busy machine a
 * minute's tests may take five.
 */
const PATIENCE_MS = 10 * 60_000;
/** Errors that only show that a server is gone or full. */
const OF_SERVERS = /ECONNREFUSED|CONNECTION_REFUSED|too many clients|ENOSPC|No space left/;

let child;

/** The tests have their own process group, so that their workers end with them. */
export function stopTests() {
  if (!child) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

function jest(paths, { bail, keepsTemplate, report, log, servers }) {
  const output = openSync(log, 'w');
  const options = [
    '--maxWorkers=1',
    '--ci',
    '--reporters=default',
    '--reporters=./tools/faults/reporter.cjs',
  ];
  child = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...paths, ...options, ...(bail ? ['--bail'] : [])],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        TZ: 'UTC',
        QUILLCARE_TEST_DIR: servers.dataDir,
        QUILLCARE_FAULTS_REPORT: report,
        QUILLCARE_TEST_TEMPLATE: keepsTemplate ? 'kept' : '',
        TEST_DATABASE_URL: servers.databaseUrl,
        TEST_NATS_URL: servers.natsUrl,
        TEST_REDIS_URL: servers.redisUrl,
      },
    },
  );
  return new Promise((resolve) => child.on('exit', resolve));
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** `missed`: all pass. `found`: a test failed, named in `by`. `hung` and `broken`: inconclusive, with the reason in `by`. */
export function verdictOf({ code, report, isTimedOut = false, log = '' }) {
  if (isTimedOut) return { verdict: 'hung', by: 'its tests did not end' };
  const failures = report?.failures ?? [];
  const telling = failures.find(({ why }) => !OF_SERVERS.test(why));
  if (telling) return { verdict: 'found', by: telling.by };
  if (code === 0 && report?.passed > 0) return { verdict: 'missed', by: '' };
  return { verdict: 'broken', by: failures[0]?.why ?? log.trim().split('\n').slice(-12).join('\n  ') };
}

/** Whether the template database that test files copy exists, as created by the unchanged migrations. */
let isMigrated = false;

/**
 * Runs the tests at these paths, with `bail` only up to the first file that fails. `migrates`: the fault changes what migrations
 * create.
 */
export async function runTests(paths, servers, { bail = false, migrates = false } = {}) {
  const keepsTemplate = isMigrated && !migrates;
  const report = join(servers.dataDir, 'faults.json');
  const log = join(servers.dataDir, 'faults.log');
  rmSync(report, { force: true });
  let isTimedOut = false;
  const giveUp = () => {
    isTimedOut = true;
    stopTests();
  };
  // Without `bail` these are the tests of all faults.
  const timer = setTimeout(giveUp, bail ? PATIENCE_MS : 6 * PATIENCE_MS);
  const code = await jest(paths, { bail, keepsTemplate, report, log, servers });
  clearTimeout(timer);
  child = undefined;
  const found = read(report);
  isMigrated = !migrates && (isMigrated || found?.isMigrated === true);
  return verdictOf({ code, report: found, isTimedOut, log: readFileSync(log, 'utf8') });
}
