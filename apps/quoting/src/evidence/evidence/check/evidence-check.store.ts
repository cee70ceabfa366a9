import { Injectable } from '@nestjs/common';
import { EVIDENCE_FAULTS_SHOWN, type EvidenceCheck, type EvidenceFault } from '@quillcare/contracts';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import type { EvidenceReport } from './evidence-checker';

interface CheckRow {
  askedAt: Date | null;
  checkedAt: Date | null;
  filesCheckedAt: Date | null;
  counts: EvidenceCheck['counts'];
  attestedUntil: string | null;
}

const NONE: CheckRow = {
  askedAt: null,
  checkedAt: null,
  filesCheckedAt: null,
  counts: {
    documents: 0,
    answers: 0,
    files: 0,
    unattested: 0,
    scans: 0,
    caseDocuments: 0,
    consents: 0,
    disputes: 0,
    auditEntries: 0,
  },
  attestedUntil: null,
};

/** A check still unfinished after this many milliseconds counts as failed and may be requested again. */
const LONGEST_MS = 3_600_000;

/** Results of a practice's evidence checks. Runs in the caller's transaction. */
@Injectable()
export class EvidenceCheckStore {
  constructor(private readonly uow: UnitOfWork) {}

  /** The last check and the current faults. */
  async read(): Promise<EvidenceCheck> {
    const [row = NONE] = await this.uow.query<CheckRow>(
      `select asked_at as "askedAt", checked_at as "checkedAt", files_checked_at as "filesCheckedAt", counts,
              attested_until as "attestedUntil"
         from quoting.evidence_check where organisation_id = $1`,
      [this.uow.organisationId],
    );
    const { askedAt, checkedAt, filesCheckedAt, counts, attestedUntil } = row;
    const faults = await this.uow.query<EvidenceFault & { all: number }>(
      `select id, quote_id as "quoteId", client_id as "clientId", place, fault, found_at as "foundAt", count(*) over ()::int as all
         from quoting.evidence_fault where organisation_id = $1 order by found_at, id limit $2`,
      [this.uow.organisationId, EVIDENCE_FAULTS_SHOWN],
    );
    return {
      isRunning: this.isRunning(askedAt, checkedAt),
      checkedAt: checkedAt?.toISOString() ?? null,
      filesCheckedAt: filesCheckedAt?.toISOString() ?? null,
      attestedUntil: attestedUntil && new Date(attestedUntil).toISOString(),
      // All zero before the first check.
      counts: { ...NONE.counts, ...counts },
      faultCount: faults[0]?.all ?? 0,
      faults: faults.map(({ all: _all, ...fault }) => ({
        ...fault,
        foundAt: new Date(fault.foundAt).toISOString(),
      })),
    };
  }

  private isRunning(askedAt: Date | null, checkedAt: Date | null): boolean {
    if (askedAt === null || (checkedAt !== null && checkedAt >= askedAt)) return false;
    return this.uow.now().getTime() - askedAt.getTime() < LONGEST_MS;
  }

  async ask(): Promise<void> {
    await this.uow.execute(
      `insert into quoting.evidence_check (organisation_id, asked_at) values ($1, $2)
        on conflict (organisation_id) do update set asked_at = excluded.asked_at`,
      [this.uow.organisationId, this.uow.now()],
    );
  }

  /** Stores the result of a check: adds new faults and removes resolved ones. File faults stay unchanged if files were not read. */
  async keep({ faults, attestedUntil, ...counts }: EvidenceReport, withFiles: boolean): Promise<void> {
    const now = this.uow.now();
    const { organisationId } = this.uow;
    await this.uow.execute(
      `insert into quoting.evidence_check as c (organisation_id, checked_at, files_checked_at, counts, attested_until)
        values ($1, $2, case when $3 then $2::timestamptz end, $4, $5)
        on conflict (organisation_id) do update set checked_at = excluded.checked_at, counts = excluded.counts,
          attested_until = excluded.attested_until,
          files_checked_at = coalesce(excluded.files_checked_at, c.files_checked_at)`,
      [organisationId, now, withFiles, JSON.stringify(counts), attestedUntil],
    );
    const rows = JSON.stringify(faults.map((fault) => ({ id: newId(), ...fault })));
    await this.uow.execute(
      `delete from quoting.evidence_fault f where f.organisation_id = $1 and (not f.is_of_file or $3)
         and not exists (select from jsonb_to_recordset($2::jsonb) n (place text, fault text)
           where n.place = f.place and n.fault = f.fault)`,
      [organisationId, rows, withFiles],
    );
    await this.uow.execute(
      `insert into quoting.evidence_fault
          (id, organisation_id, created_at, updated_at, version, quote_id, client_id, place, fault, is_of_file,
           found_at)
        select n.id, $1, $3, $3, 0, n."quoteId", n."clientId", n.place, n.fault, n."isOfFile", $3
          from jsonb_to_recordset($2::jsonb) n (id uuid, "quoteId" uuid, "clientId" uuid, place text, fault text, "isOfFile" boolean)
        on conflict on constraint evidence_fault_once do nothing`,
      [organisationId, rows, now],
    );
  }
}
