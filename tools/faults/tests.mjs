// Runs Jest on servers that already run, and tells a test that failed from a run that could not begin.
import { spawn } from 'node:child_process';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/preflight.mjs';

/** A fault that makes its tests hang has been noticed, but by no test. Long, because beside other work a minute's tests take five. */
const PATIENCE_MS = 10 * 60_000;
/** What a test says when a server is gone or full, and nothing about the product. */
const OF_SERVERS = /ECONNREFUSED|CONNECTION_REFUSED|too many clients|ENOSPC|No space left/;

let child;

/** In a group of its own, so that its workers end with it. */
export function stopTests() {
  if (!child) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
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

/** `missed`: all pass. `found`: a test failed, `by` says which. `hung` and `broken`: nothing was learned, `by` says why. */
export function verdictOf({ code, report, isTimedOut = false, log = '' }) {
  if (isTimedOut) return { verdict: 'hung', by: 'its tests did not end' };
  const failures = report?.failures ?? [];
  const telling = failures.find(({ why }) => !OF_SERVERS.test(why));
  if (telling) return { verdict: 'found', by: telling.by };
  if (code === 0 && report?.passed > 0) return { verdict: 'missed', by: '' };
  return { verdict: 'broken', by: failures[0]?.why ?? log.trim().split('\n').slice(-12).join('\n  ') };
}

/** Whether the database that test files copy is there, as the migrations without a fault make it. */
let isMigrated = false;

/** Runs the tests of these paths; with `bail` up to the first file that fails. `migrates`: the fault changes what migrations make. */
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
  // Without bail these are the tests of all faults.
  const timer = setTimeout(giveUp, bail ? PATIENCE_MS : 6 * PATIENCE_MS);
  const code = await jest(paths, { bail, keepsTemplate, report, log, servers });
  clearTimeout(timer);
  child = undefined;
  const found = read(report);
  isMigrated = !migrates && (isMigrated || found?.isMigrated === true);
  return verdictOf({ code, report: found, isTimedOut, log: readFileSync(log, 'utf8') });
}
