import type { BelongingKind, Resource } from '@quillcare/contracts';
import type { ClientRows } from '@quillcare/service-kit';

/** What belongs to clients in this service and follows a merge: counted in its preview, moved in its transaction. */
export interface ClientBelongings extends ClientRows {
  kind: BelongingKind;
  /** The right without which it is not counted. */
  needs: Resource;
  /** Only such rows are counted; all of them are moved. */
  counted?: string;
}

/** Whatever of this service names a client is listed here. Consents and relations stay where they are: see `FAMILY`. */
export const CLIENT_BELONGINGS: readonly ClientBelongings[] = [
  {
    kind: 'LEAD',
    needs: 'LEADS',
    table: 'crm.lead',
    column: 'client_id',
    before: 'client_before_merge',
  },
  {
    kind: 'NOTE',
    needs: 'CLIENTS',
    table: 'crm.note',
    column: 'entity_id',
    before: 'client_before_merge',
    where: `entity_type = 'CLIENT_NOTE'`,
    // Not everybody who merges may know that there are medical ones.
    counted: `type <> 'MEDICAL'`,
    also: `subject_key = 'CLIENT ' || owner.present`,
  },
];
