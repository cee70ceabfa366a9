import { Injectable } from '@nestjs/common';
import type { noteSettings } from '@quillcare/contracts';
import { refuseStrangers, RpcClient, type SentOf, type SettingsPreparation } from '@quillcare/service-kit';
import { NoteSettingsRepository } from '../persistence/note-settings.repository';

type Sent = SentOf<typeof noteSettings>;

/** People being added must be active colleagues; those who have left since may stay on the list. */
@Injectable()
export class NoteSettingsPreparation implements SettingsPreparation<typeof noteSettings> {
  constructor(
    private readonly settings: NoteSettingsRepository,
    private readonly rpc: RpcClient,
  ) {}

  async prepare(sent: Sent): Promise<Sent> {
    if (!sent.medicalPersonIds) return sent;
    await refuseStrangers(this.rpc, {
      field: 'medicalPersonIds',
      ids: sent.medicalPersonIds,
      kept: (await this.settings.current()).medicalPersonIds,
      message: 'Please choose an active colleague',
    });
    return sent;
  }
}
