import { checkConsents, listNotedHashes, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  Implements,
  RpcClient,
  TenantReader,
  type Handler,
  type NotedHash,
  type StoredRow,
} from '@quillcare/service-kit';
import { consentFaults } from '../domain/consent-faults';
import { CONSENT_NOTE } from '../domain/consent-hash';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';
const CONSENTS = `select e.id, to_jsonb(e) as row, e.sha256, e.recorded_at > now() - interval '15 minutes' as is_fresh
  from crm.client_consent e where e.organisation_id = $1 and e.id > $2 order by e.id limit ${BATCH}`;

/** The trail is read first: a decision is in the database before the trail hears of it. */
@Implements(checkConsents)
export class CheckConsentsQuery implements Handler<typeof checkConsents> {
  constructor(
    private readonly reader: TenantReader,
    private readonly rpc: RpcClient,
  ) {}

  async handle({ body }: InputOf<typeof checkConsents>): Promise<ResultOf<typeof checkConsents>> {
    const noted = await this.noted(body.organisationId);
    const stored = await this.stored();
    return { consents: stored.length, faults: consentFaults(stored, noted, body.mayLag) };
  }

  private async stored(): Promise<StoredRow[]> {
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

  private async noted(organisationId: string): Promise<NotedHash[]> {
    const all: NotedHash[] = [];
    for (let after: number | null = 0; after !== null;) {
      const page: ResultOf<typeof listNotedHashes> = await this.rpc.call(listNotedHashes, {
        body: { organisationId, entityType: 'CLIENT', noting: CONSENT_NOTE, after },
      });
      all.push(...page.items);
      after = page.next;
    }
    return all;
  }
}
