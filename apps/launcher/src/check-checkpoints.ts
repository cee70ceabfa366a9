import { runServices, StartError, type ProcessConfig } from '@quillcare/service-kit';
import type { PracticeReport } from '@quillcare/app-audit';
import { loadServices } from './catalogue';

/**
 * Compares the audit chains of one practice or all with their checkpoints outside the database. Works with or without a running
 * product. Returns the lines to print.
 */
export async function checkCheckpoints(
  config: ProcessConfig,
  organisationId: string | null,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ lines: string[]; isSound: boolean }> {
  const { CheckpointChecker } = await import('@quillcare/app-audit');
  // On a separate port and without the job that writes checkpoints.
  const running = await runServices({
    config: { ...config, port: 0, host: '127.0.0.1' },
    role: 'api',
    env,
    services: await loadServices(['audit']),
  });
  try {
    const checker = running.app.get(CheckpointChecker, { strict: false });
    if (!checker.isConfigured)
      throw new StartError('No checkpoints are kept: set CHECKPOINT_DIR, CHECKPOINT_S3_BUCKET or S3_BUCKET.');
    const lines: string[] = [];
    let [practices, checkpoints, wrong] = [0, 0, 0];
    for await (const report of checker.check(organisationId)) {
      practices += 1;
      checkpoints += report.checkpoints;
      wrong += report.faults.length;
      lines.push(...linesOf(report));
    }
    const outcome = wrong === 0 ? 'Nothing is wrong.' : `Wrong: ${wrong}.`;
    lines.push(`Checked ${practices} practices and ${checkpoints} checkpoints. ${outcome}`);
    return { lines, isSound: wrong === 0 };
  } finally {
    await running.stop();
  }
}

function linesOf({ organisationId, entries, attested, faults }: PracticeReport): string[] {
  const place = `practice ${organisationId}`;
  const extent = attested
    ? `attested up to entry ${attested.sequence} by the checkpoint of ${attested.until}`
    : 'not attested yet';
  return faults.length === 0
    ? [`OK   ${place}: ${entries} entries, ${extent}`]
    : faults.map((fault) => `BAD  ${place}: ${fault}`);
}
