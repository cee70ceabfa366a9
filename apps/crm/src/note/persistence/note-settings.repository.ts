import { Injectable } from '@nestjs/common';
import { noteSettings } from '@quillcare/contracts';
import { SettingsRepository, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { firstMedicalReaders } from '../domain/medical-readers';
import { NoteSettingsEntity } from './note-settings.entity';

@Injectable()
export class NoteSettingsRepository extends SettingsRepository<typeof noteSettings, NoteSettingsEntity> {
  constructor(uow: UnitOfWork, reader: TenantReader) {
    super(uow, reader, noteSettings, {
      entity: NoteSettingsEntity,
      defaults: firstMedicalReaders,
    });
  }
}
