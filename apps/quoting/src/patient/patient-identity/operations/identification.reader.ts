import type { Assurance } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { determineAssurance, type IdentificationFactor } from '@quillcare/rules';
import { Injectable } from '@nestjs/common';

/** How and when someone proved to be the patient, as evidence. */
export interface Identified {
  linkId: string;
  /** ISO instant. */
  at: string;
  methods: IdentificationFactor[];
  ipAddress: string;
  userAgent: string;
  /** The highest assurance level a signature can have after it: HIGH if a date of birth and an emailed code were required. */
  assurance: Assurance;
}

const COLUMNS = 'link_id, at, methods, ip_address, user_agent';
const LATEST = `select ${COLUMNS} from quoting.patient_identification
  where organisation_id = $1 and quote_id = $2 and link_id = $3 order by at desc, id desc limit 1`;
const ALL = `select ${COLUMNS} from quoting.patient_identification
  where organisation_id = $1 and quote_id = $2 order by at, id`;

/** Reads proofs of a patient's identity, inside or outside a transaction. */
@Injectable()
export class IdentificationReader {
  constructor(private readonly reader: TenantReader) {}

  /** The latest identification through a link. Null if there is none, as for links opened before identifications were stored. */
  async findLatest(quoteId: string, linkId: string): Promise<Identified | null> {
    const row = await this.reader.one<Omit<Identified, 'assurance'>>('quoting.identified', LATEST, [
      quoteId,
      linkId,
    ]);
    return row && withAssurance(row);
  }

  /** All identifications for a quote, oldest first. */
  async listAll(quoteId: string): Promise<Identified[]> {
    const rows = await this.reader.rows<Omit<Identified, 'assurance'>>('quoting.identifications', ALL, [
      quoteId,
    ]);
    return rows.map(withAssurance);
  }
}

function withAssurance(row: Omit<Identified, 'assurance'>): Identified {
  return { ...row, assurance: determineAssurance({ mode: 'LINK', methods: [], identifiedBy: row.methods }) };
}
