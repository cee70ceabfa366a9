// Runs Jest on servers that already run, and tells a test that failed from a run that could not begin.
import { spawn } from 'node:child_process';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../run/preflight.mjs';

/** A fault that makes its tests hang has been noticed, but not by a test. */
const PATIENCE_MS = 4 * 60_000;
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

function jest(paths, { bail, report, log, servers }) {
  const output = openSync(log, 'w');
  child = spawn(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      ...['--maxWorkers=1', '--ci', '--json', `--outputFile=${report}`],
      ...(bail ? ['--bail'] : []),
      ...paths,
    ],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        ...{ NODE_ENV: 'test', TZ: 'UTC', QUILLCARE_TEST_DIR: servers.dataDir },
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

/** Each failed test of a report; a file that did not load counts as one. */
function failuresOf({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      return failed.length > 0
        ? failed.map(({ fullName, failureMessages }) => ({
            by: `${file}: ${fullName}`,
            why: failureMessages.join('\n'),
          }))
        : [{ by: `${file} did not load`, why: message }];
    });
}

/** `missed`: all pass. `found`: a test failed, `by` says which. `hung` and `broken`: nothing was learned, `by` says why. */
export function verdictOf(report, { isTimedOut = false, log = '' } = {}) {
  if (isTimedOut) return { verdict: 'hung', by: `not done after ${PATIENCE_MS / 60_000} minutes` };
  if (!report || report.numTotalTests === 0 || (report.success === false && report.testResults.length === 0))
    return { verdict: 'broken', by: log.trim().split('\n').slice(-12).join('\n  ') };
  if (report.success) return { verdict: 'missed', by: '' };
  const failures = failuresOf(report);
  const telling = failures.find(({ why }) => !OF_SERVERS.test(why));
  if (telling) return { verdict: 'found', by: telling.by };
  return { verdict: 'broken', by: failures[0]?.why ?? 'Jest failed without a failed test' };
}

/** Runs the tests of these paths; with `bail` up to the first file that fails. */
export async function runTests(paths, servers, { bail = false } = {}) {
  const report = join(servers.dataDir, 'faults.json');
  const log = join(servers.dataDir, 'faults.log');
  rmSync(report, { force: true });
  let isTimedOut = false;
  const timer = setTimeout(
    () => {
      isTimedOut = true;
      stopTests();
    },
    // Without bail these are the tests of all faults.
    bail ? PATIENCE_MS : 15 * PATIENCE_MS,
  );
  await jest(paths, { bail, report, log, servers });
  clearTimeout(timer);
  child = undefined;
  return verdictOf(read(report), { isTimedOut, log: readFileSync(log, 'utf8') });
}
