import { Injectable } from '@nestjs/common';
import {
  AppError,
  mayReadNotes,
  mayWriteNotes,
  readPeople,
  readQuote,
  type NoteEntityType,
} from '@quillcare/contracts';
import { foundOrNull, RpcClient, TenantReader } from '@quillcare/service-kit';
import { actingStaff } from '../acting-staff';

/** The record a note is attached to. */
export interface NoteSubject {
  entityType: NoteEntityType;
  entityId: string;
  /** Key common to all notes of the record. */
  key: string;
}

/** Queries by record id; they return whether the record was removed. */
const OWN = {
  client: 'select deleted_at from crm.client where organisation_id = $1 and id = $2',
  lead: 'select deleted_at from crm.lead where organisation_id = $1 and id = $2',
};

/**
 * The records notes are attached to, and the caller's right to read or write them. Calls other services, so use it only in
 * queries and in `prepare`.
 */
@Injectable()
export class NoteSubjects {
  constructor(
    private readonly reader: TenantReader,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws FORBIDDEN unless the caller may read notes of this kind. */
  requireRead(entityType: NoteEntityType): void {
    if (!mayReadNotes(entityType, actingStaff())) throw new AppError('FORBIDDEN');
  }

  /** Throws FORBIDDEN unless the caller may write notes of this kind. */
  requireWrite(entityType: NoteEntityType): void {
    if (!mayWriteNotes(entityType, actingStaff())) throw new AppError('FORBIDDEN');
  }

  /** Returns the record to write a note on. Throws NOT_FOUND unless the practice has it and it has not been removed. */
  async toWriteOn(entityType: NoteEntityType, entityId: string): Promise<NoteSubject> {
    this.requireRead(entityType);
    const key = await this.keyOf(entityType, entityId, { isKept: true });
    if (key === null) throw new AppError('NOT_FOUND');
    this.requireWrite(entityType);
    return { entityType, entityId, key };
  }

  /** Returns the key of a record's notes. Null if the practice has no such record. Notes of a removed record can still be read. */
  async keyOf(entityType: NoteEntityType, entityId: string, { isKept = false } = {}): Promise<string | null> {
    switch (entityType) {
      case 'CLIENT_NOTE':
        return (await this.has('client', entityId, isKept)) ? `CLIENT ${entityId.toLowerCase()}` : null;
      case 'LEAD_NOTE':
        return (await this.has('lead', entityId, isKept)) ? `LEAD ${entityId.toLowerCase()}` : null;
      case 'QUOTE_NOTE':
      case 'QUOTE_COMMENT':
        return this.ofQuote(entityId);
      case 'ORGANISATION_NOTE':
        return entityId.toLowerCase() === actingStaff().organisationId
          ? `ORGANISATION ${entityId.toLowerCase()}`
          : null;
      case 'USER_NOTE':
        return this.ofPerson(entityId);
    }
  }

  private async has(table: keyof typeof OWN, id: string, isKept: boolean): Promise<boolean> {
    const row = await this.reader.one<{ deletedAt: string | null }>(`crm.note_on_${table}`, OWN[table], [id]);
    return row !== null && (row.deletedAt === null || !isKept);
  }

  /** All versions of a quote share its number, and so its notes. */
  private async ofQuote(quoteId: string): Promise<string | null> {
    const { organisationId } = actingStaff();
    const quote = await foundOrNull(this.rpc.call(readQuote, { body: { organisationId, quoteId } }));
    return quote && `QUOTE ${quote.quoteNumber}`;
  }

  private async ofPerson(userId: string): Promise<string | null> {
    const { organisationId } = actingStaff();
    const { items } = await this.rpc.call(readPeople, { body: { organisationId, ids: [userId] } });
    return items.length > 0 ? `USER ${userId.toLowerCase()}` : null;
  }
}
