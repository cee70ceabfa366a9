import { checkConsents, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  Implements,
  recordedHashes,
  RpcClient,
  TenantReader,
  type Handler,
  type StoredRow,
} from '@quillcare/service-kit';
import { findConsentFaults } from '../domain/consent-faults';
import { CONSENT_AUDIT_PREFIX } from '../domain/consent-hash';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';
const CONSENTS = `select e.id, to_jsonb(e) as row, e.sha256, e.recorded_at > now() - interval '15 minutes' as is_fresh
  from crm.client_consent e where e.organisation_id = $1 and e.id > $2 order by e.id limit ${BATCH}`;

/**
 * Reads the audit trail before the database. A decision is stored before the trail receives it, so the other order would report
 * false discrepancies.
 */
@Implements(checkConsents)
export class CheckConsentsQuery implements Handler<typeof checkConsents> {
  constructor(
    private readonly reader: TenantReader,
    private readonly rpc: RpcClient,
  ) {}

  async handle({ body }: InputOf<typeof checkConsents>): Promise<ResultOf<typeof checkConsents>> {
    const { organisationId, mayLag } = body;
    const recorded = await recordedHashes(this.rpc, {
      organisationId,
      entityType: 'CLIENT',
      noting: CONSENT_AUDIT_PREFIX,
    });
    const storedRows = await this.readStored();
    return { consents: storedRows.length, faults: findConsentFaults(storedRows, recorded, mayLag) };
  }

  private async readStored(): Promise<StoredRow[]> {
    const all: StoredRow[] = [];
    for (let after = FIRST; ;) {
      const rows = await this.reader.rows<StoredRow & { id: string }>('crm.consents_checked', CONSENTS, [
        after,
      ]);
      all.push(...rows);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return all;
      after = last.id;
    }
  }
}
