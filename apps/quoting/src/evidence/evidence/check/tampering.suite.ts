import { contextFor, runInContext } from '@quillcare/service-kit';
import type { Product } from '@quillcare/testing';
import { EvidenceChecker, type EvidenceReport } from './evidence-checker';

type Found = { place: string; fault: string }[];

/** Alters evidence as the database owner could and returns what the check finds. */
export function tampering(
  product: Product,
  of: { organisationId: () => string; quoteId: () => string },
): {
  checkAll: () => Promise<EvidenceReport>;
  check: () => Promise<Omit<EvidenceReport, 'faults'> & { faults: Found }>;
  tamper: (table: string, statement: string) => Promise<void>;
  foundWhile: (table: string, change: string, undo: string) => Promise<Found>;
} {
  const checkAll = () => {
    const context = contextFor(
      { kind: 'service', service: 'quoting' },
      { organisationId: of.organisationId() },
    );
    return runInContext(context, () => product.app.get(EvidenceChecker, { strict: false }).check());
  };
  const check = async () => {
    const report = await checkAll();
    return { ...report, faults: report.faults.map(({ place, fault }) => ({ place, fault })) };
  };
  /** The statement receives the id of the quote. */
  const tamper = async (table: string, statement: string) => {
    await product.sql(`alter table quoting.${table} disable trigger immutable`);
    await product.sql(statement, [of.quoteId()]);
    await product.sql(`alter table quoting.${table} enable trigger immutable`);
  };
  /** Returns what the check finds during a change, then reverts it. */
  const foundWhile = async (table: string, change: string, undo: string) => {
    await tamper(table, change);
    const { faults } = await check();
    await tamper(table, undo);
    return faults;
  };
  return { check, checkAll, tamper, foundWhile };
}
