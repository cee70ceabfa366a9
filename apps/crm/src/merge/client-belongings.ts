import type { BelongingKind, Resource } from '@quillcare/contracts';
import type { ClientRows } from '@quillcare/service-kit';

/** Records of this service that belong to a client and follow it in a merge: counted in the preview, moved in the transaction. */
export interface ClientBelongings extends ClientRows {
  kind: BelongingKind;
  /** Read right required to see the count. */
  needs: Resource;
  /** Condition limiting which rows are counted. All rows are moved. */
  counted?: string;
}

/** Every table of this service that refers to a client must be listed here. Consents and relations are not moved: see `FAMILY`. */
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
    // Not everyone who may merge may know that there are medical notes.
    counted: `type <> 'MEDICAL'`,
    also: `subject_key = 'CLIENT ' || owner.present`,
  },
];
