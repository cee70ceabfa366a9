import { contextFor, runInContext, runServices, type ProcessConfig } from '@quillcare/service-kit';
import { loadServices } from './catalogue';

/** Verifies a practice's evidence, with or without a running product; returns the lines to print. */
export async function checkEvidence(
  config: ProcessConfig,
  organisationId: string,
): Promise<{ lines: string[]; isSound: boolean }> {
  const { EvidenceChecker } = await import('@quillcare/app-quoting');
  // Quoting, with crm and audit, which it queries, on a separate port because the product may be running.
  const running = await runServices({
    config: { ...config, port: 0, host: '127.0.0.1' },
    role: 'all',
    services: await loadServices(['quoting', 'crm', 'audit']),
  });
  try {
    const checker = running.app.get(EvidenceChecker, { strict: false });
    const context = contextFor({ kind: 'service', service: 'launcher' }, { organisationId });
    const report = await runInContext(context, () => checker.check());
    const { documents, answers, files, scans, caseDocuments, consents, disputes, auditEntries } = report;
    const { attestedUntil, unattested, faults } = report;
    const counts = `Checked ${documents} documents, ${answers} answers, ${files} files (${unattested} without the attestation of accessibility), ${scans} scans, ${caseDocuments} documents of cases, ${consents} contact consents, ${disputes} confirmations and disputes and ${auditEntries} entries of the audit trail.`;
    const attested = attestedUntil
      ? `A checkpoint of ${attestedUntil} attests the audit trail.`
      : 'No checkpoint outside the database attests the audit trail.';
    const outcome = faults.length === 0 ? 'Nothing is wrong.' : `Wrong: ${faults.length}.`;
    const found = faults.map(({ place, fault }) => `BAD  ${place}: ${fault}`);
    return { lines: [...found, `${counts} ${attested} ${outcome}`], isSound: faults.length === 0 };
  } finally {
    await running.stop();
  }
}
