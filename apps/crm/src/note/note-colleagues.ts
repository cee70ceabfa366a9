import { Injectable } from '@nestjs/common';
import {
  listStaff,
  mayReadNotes,
  seesMedicalNotes,
  type NoteEntityType,
  type NoteType,
  type ResultOf,
} from '@quillcare/contracts';
import { mentionedIn } from '@quillcare/rules';
import { RpcClient } from '@quillcare/service-kit';
import { actingStaff } from '../acting-staff';
import { MedicalRight } from './medical-right';
import type { NoteEntity } from './persistence/note.entity';

export type Colleague = ResultOf<typeof listStaff>['items'][number];

/** Active colleagues by what they may read. Calls identity, so use it only in queries and in `prepare`. */
@Injectable()
export class NoteColleagues {
  constructor(
    private readonly rpc: RpcClient,
    private readonly medical: MedicalRight,
  ) {}

  /** Returns the colleagues who may read such a note, by name. */
  async whoRead(entityType: NoteEntityType, type: NoteType): Promise<Colleague[]> {
    const { organisationId } = actingStaff();
    const [{ items }, settings] = await Promise.all([
      this.rpc.call(listStaff, { body: { organisationId } }),
      this.medical.settings(),
    ]);
    return items
      .filter((person) => mayReadNotes(entityType, { ...person, isActive: true }))
      .filter((person) => type !== 'MEDICAL' || seesMedicalNotes(settings, person))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /**
   * Returns the ids of those who may read a note. Empty, without a request, if the note neither mentions anyone nor answers a
   * comment.
   */
  async readersOf({ entityType, type, text, parentId }: Told): Promise<Set<string>> {
    if (mentionedIn(text).length === 0 && parentId === null) return new Set();
    return new Set((await this.whoRead(entityType, type)).map(({ userId }) => userId));
  }
}

type Told = Pick<NoteEntity, 'entityType' | 'type' | 'text' | 'parentId'>;
