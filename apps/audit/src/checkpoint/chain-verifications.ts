import { Injectable } from '@nestjs/common';
import type { AuditVerification, ResultOf, verifyChain } from '@quillcare/contracts';
import { TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { ChainVerifier } from './chain-verifier';
import { CheckpointStore } from './checkpoint.store';

/** Few enough to read quickly; `npm run checkpoints:check` compares all of them. */
const CHECKPOINTS_TO_COMPARE = 7;

type Verdict = ResultOf<typeof verifyChain>;
interface StoredVerification {
  verifiedAt: string;
  verdict: Verdict;
  firstAt: string | null;
  lastAt: string | null;
}

const LAST = `select v.verified_at, v.verdict,
    (select e.occurred_at from audit.entry e where e.organisation_id = $1 and e.sequence = 1) as first_at,
    (select e.occurred_at from audit.entry e where e.organisation_id = $1 and e.sequence = (v.verdict->>'entries')::int) as last_at
  from audit.chain_verification v where v.organisation_id = $1`;
const INSERT_VERIFICATION = `insert into audit.chain_verification (organisation_id, verified_at, verdict) values ($1, $2, $3)
  on conflict (organisation_id) do update set verified_at = excluded.verified_at, verdict = excluded.verdict
   where chain_verification.verified_at <= excluded.verified_at`;

/** Verifies the audit chain of the practice in context and stores the latest result. */
@Injectable()
export class ChainVerifications {
  constructor(
    private readonly verifier: ChainVerifier,
    private readonly store: CheckpointStore,
    private readonly reader: TenantReader,
    private readonly uow: UnitOfWork,
  ) {}

  /** Reads every entry and the newest checkpoints, so call it outside a transaction. */
  async verify(): Promise<Verdict> {
    const { entries, fault, contradiction, attested } = await this.verifier.verify(CHECKPOINTS_TO_COMPARE);
    const rewritten = contradiction && { sequence: contradiction.first, kind: 'REWRITTEN' as const };
    return {
      entries,
      fault: fault ?? rewritten,
      attested: attested && { until: attested.at, sequence: attested.sequence },
    };
  }

  /** Stores the result in the open transaction. */
  async save(verdict: Verdict): Promise<void> {
    await this.uow.execute(INSERT_VERIFICATION, [
      this.uow.organisationId,
      this.uow.now(),
      JSON.stringify(verdict),
    ]);
  }

  async readLast(): Promise<AuditVerification> {
    const stored = await this.reader.one<StoredVerification>('audit.chain_verification', LAST, []);
    const hasCheckpoints = this.store.isConfigured;
    if (!stored)
      return {
        verifiedAt: null,
        entries: 0,
        fault: null,
        attested: null,
        firstAt: null,
        lastAt: null,
        hasCheckpoints,
      };
    const { verdict, verifiedAt, firstAt, lastAt } = stored;
    return { ...verdict, verifiedAt, firstAt, lastAt, hasCheckpoints };
  }
}
