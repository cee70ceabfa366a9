import { Injectable } from '@nestjs/common';
import type { noteSettings } from '@quillcare/contracts';
import {
  requireActiveColleagues,
  RpcClient,
  type SentOf,
  type SettingsPreparation,
} from '@quillcare/service-kit';
import { NoteSettingsRepository } from '../persistence/note-settings.repository';

type SettingsInput = SentOf<typeof noteSettings>;

/** People being added must be active colleagues; those who have left since may stay on the list. */
@Injectable()
export class NoteSettingsPreparation implements SettingsPreparation<typeof noteSettings> {
  constructor(
    private readonly settings: NoteSettingsRepository,
    private readonly rpc: RpcClient,
  ) {}

  async prepare(sent: SettingsInput): Promise<SettingsInput> {
    if (!sent.medicalPersonIds) return sent;
    await requireActiveColleagues(this.rpc, {
      field: 'medicalPersonIds',
      ids: sent.medicalPersonIds,
      keptIds: (await this.settings.current()).medicalPersonIds,
      message: 'Please choose an active colleague',
    });
    return sent;
  }
}
