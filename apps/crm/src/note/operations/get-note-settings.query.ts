import { getNoteSettings, type NoteSettings } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { MedicalRight } from '../medical-right';

@Implements(getNoteSettings)
export class GetNoteSettingsQuery implements Handler<typeof getNoteSettings> {
  constructor(private readonly medical: MedicalRight) {}

  handle(): Promise<NoteSettings> {
    return this.medical.settings();
  }
}
