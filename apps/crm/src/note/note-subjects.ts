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

/** A record that notes hang on. */
export interface NoteSubject {
  entityType: NoteEntityType;
  entityId: string;
  /** What all its notes have in common. */
  key: string;
}

/** With a record's id: whether it was removed. */
const OWN = {
  client: 'select deleted_at from crm.client where organisation_id = $1 and id = $2',
  lead: 'select deleted_at from crm.lead where organisation_id = $1 and id = $2',
};

/**
 * The records that notes hang on, and whether the caller may read or write their notes. Asks other services, so it is for queries
 * and `prepare` only.
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

  /** The record that a note is to be written on; NOT_FOUND unless the practice has it and nobody removed it. */
  async toWriteOn(entityType: NoteEntityType, entityId: string): Promise<NoteSubject> {
    this.requireRead(entityType);
    const key = await this.keyOf(entityType, entityId, { isKept: true });
    if (key === null) throw new AppError('NOT_FOUND');
    this.requireWrite(entityType);
    return { entityType, entityId, key };
  }

  /** What the notes of a record have in common; null if the practice has no such record. Of a removed one they can be read. */
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

  /** All versions of a quote have its number, and so its notes. */
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
