import { Injectable } from '@nestjs/common';
import {
  listStaff,
  canReadNotes,
  canSeeMedicalNotes,
  type NoteEntityType,
  type NoteType,
  type ResultOf,
} from '@quillcare/contracts';
import { findMentionedPeople } from '@quillcare/rules';
import { RpcClient } from '@quillcare/service-kit';
import { requireUser } from '../acting-staff';
import { MedicalNoteAccess } from './medical-note-access';
import type { NoteEntity } from './persistence/note.entity';

export type Colleague = ResultOf<typeof listStaff>['items'][number];

/** Active colleagues by what they may read. Calls identity, so use it only in queries and in `prepare`. */
@Injectable()
export class NoteColleagues {
  constructor(
    private readonly rpc: RpcClient,
    private readonly medical: MedicalNoteAccess,
  ) {}

  /** Returns the colleagues who may read such a note, by name. */
  async readers(entityType: NoteEntityType, type: NoteType): Promise<Colleague[]> {
    const { organisationId } = requireUser();
    const [{ items }, settings] = await Promise.all([
      this.rpc.call(listStaff, { body: { organisationId } }),
      this.medical.settings(),
    ]);
    return items
      .filter((person) => canReadNotes(entityType, { ...person, isActive: true }))
      .filter((person) => type !== 'MEDICAL' || canSeeMedicalNotes(settings, person))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /**
   * Returns the ids of those who may read a note. Empty, without a request, if the note neither mentions anyone nor answers a
   * comment.
   */
  async findReaderIds({ entityType, type, text, parentId }: NoteContent): Promise<Set<string>> {
    if (findMentionedPeople(text).length === 0 && parentId === null) return new Set();
    return new Set((await this.readers(entityType, type)).map(({ userId }) => userId));
  }
}

type NoteContent = Pick<NoteEntity, 'entityType' | 'type' | 'text' | 'parentId'>;
