import 'reflect-metadata';
import {
  ConfigError,
  mapToSources,
  describeServer,
  readConfig,
  readSecretFiles,
  runServices,
  StartError,
  startWithRetry,
  type ProcessConfig,
  type RunningProcess,
} from '@quillcare/service-kit';
import { parseLaunchArguments, servicesOf, type LaunchArguments } from './arguments';
import { loadFrontDoor, loadServices, TARGETS } from './catalogue';
import { checkCheckpoints } from './check-checkpoints';
import { checkEvidence } from './check-evidence';
import { checkMbs } from './check-mbs';
import { loadMbs } from './load-mbs';
import { backUp } from './backup/backup';
import { restore } from './backup/restore';
import { processDeadLetters } from './dead-letters';
import { askPassword } from './practice/ask-password';
import { migrateAll } from './migrate-all';
import { printStartMessage, incomplete } from './start-message';
import { rebuildReports } from './rebuild-reports';
import { republish } from './republish';
import { seedDemo } from './demo/seed-demo';
import { verifyConfig } from './verify-config';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  surviveLostConnections();
  const args = parseLaunchArguments(process.argv.slice(2));
  if (args.listTargets) return TARGETS.forEach(print);
  if (args.checkMbs) return (await checkMbs(args.checkMbs)).forEach(print);
  Object.assign(process.env, readSecretFiles(process.env));
  const isAll = args.targets.length === TARGETS.length;
  const config = readConfig(process.env, {
    isFrontDoor: servicesOf(args.targets).length === 0 && !args.migrate,
    target: args.targets.length === 1 ? args.targets[0] : undefined,
    services: startsNoService(args) ? [] : args.targets,
  });
  if (args.verifyConfig) {
    const services = await loadServices(servicesOf(args.targets));
    verifyConfig(config, services, process.env, {
      isMigrating: args.migrate,
      isApart: !isAll,
    });
    return print('The configuration is complete.');
  }
  if (args.migrate) await startWithRetry(() => migrateAll(config), config);
  if (args.migrateOnly) return print('All schemas are up to date.');
  if (args.backup) return (await backUp(config.databaseUrl, args.backup)).forEach(print);
  if (args.restore) return (await restore(config.databaseUrl, args.restore)).forEach(print);
  if (args.importPractice) {
    const { importPractice } = await import('./practice/import-practice');
    return (await importPractice(config, args.importPractice, await askPassword(process.env))).forEach(print);
  }
  if (args.deadLetters) return (await processDeadLetters(config, args.deadLetters)).forEach(print);
  if (args.checkEvidence) return report(await checkEvidence(config, args.checkEvidence));
  if (args.checkCheckpoints)
    return report(await checkCheckpoints(config, args.checkCheckpoints.organisationId));
  if (args.republish) return (await republish(config, args.republish)).forEach(print);
  if (args.rebuildReports) return (await rebuildReports(config)).forEach(print);
  if (args.loadMbs) return (await loadMbs(config, args.loadMbs, args.replaceMbs)).forEach(print);
  await runProcess(args, config);
}

/** Whether only the database and the brokers are accessed, so nothing is encrypted or signed. */
function startsNoService(args: LaunchArguments): boolean {
  const { migrateOnly, backup, restore, deadLetters, republish, rebuildReports } = args;
  return migrateOnly || [backup, restore, deadLetters, republish].some(Boolean) || rebuildReports;
}

/** Prints the result of a check; sets exit code 1 if something is wrong. */
function report({ lines, isSound }: { lines: string[]; isSound: boolean }): void {
  if (!isSound) process.exitCode = 1;
  lines.forEach(print);
}

async function runProcess(args: LaunchArguments, config: ProcessConfig): Promise<void> {
  const running = await runServices({
    config,
    role: args.role,
    services: await loadServices(servicesOf(args.targets)),
    frontDoor: args.targets.includes('gateway') ? await loadFrontDoor() : undefined,
  });
  const isStopping = stopOnSignals(running);
  const demo = args.seedDemo && config.nodeEnv !== 'production' ? await seedDemo(running) : null;
  // An interruption by a shutdown is not a failure; the next start resumes it.
  if (isStopping()) return;
  if (args.seedOnly) {
    await running.stop();
    if (demo?.failure) throw new StartError(incomplete(demo.failure));
    // Otherwise the timers of closed Redis connections would keep the process for another 20 s.
    process.exit(0);
  }
  if (demo?.failure) process.stderr.write(`${incomplete(demo.failure)}\n`);
  printStartMessage(print, running.url, config, demo, args.targets);
}

/** Stops the product on SIGINT and SIGTERM; returns a function that says whether it is stopping. */
function stopOnSignals(running: RunningProcess): () => boolean {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    running.stop().then(() => process.exit(0), exitWithError);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return () => stopping;
}

function surviveLostConnections(): void {
  // A lost connection can reject a promise that is no longer awaited. It is logged, and the process recovers.
  process.on('unhandledRejection', (error) =>
    process.stderr.write(
      `${JSON.stringify({ level: 50, msg: 'unhandled rejection', err: error instanceof Error ? { message: error.message, stack: error.stack && mapToSources(error.stack) } : 'unknown' })}\n`,
    ),
  );
  // Exits as Node does by default, but with a source-mapped stack.
  process.on('uncaughtException', (error: Error) => {
    process.stderr.write(`${mapToSources(error.stack ?? String(error))}\n`);
    process.exit(1);
  });
}

interface Failure {
  code?: string;
  message?: string;
  stack?: string;
  port?: number;
}

// One sentence for an error the operator can fix, otherwise the stack.
function toSentence(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  const { code, message, stack, port } = error as Failure;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: set PORT to a free one.`;
  const url = process.env['DATABASE_URL'];
  if (
    url &&
    (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH'].includes(code ?? '') ||
      /connect/i.test(message ?? ''))
  )
    return `PostgreSQL does not answer at ${describeServer(url)}.`;
  if (code === '28P01' || code === '28000' || code === '3F000' || code === '42P01')
    return 'The database is not prepared for this version: run "npm run migrate" first.';
  return (stack && mapToSources(stack)) ?? message ?? 'Unknown failure.';
}

function exitWithError(error: unknown): void {
  process.stderr.write(`${toSentence(error)}\n`);
  process.exit(1);
}

main().then(() => undefined, exitWithError);
