import { Injectable } from '@nestjs/common';
import { surgeries } from '@quillcare/contracts';
import { RecordRepository, UnitOfWork, type ChangeOptions, type NewRecord } from '@quillcare/service-kit';
import { updateAuthorship } from '../domain/surgery-description';
import { SurgeryEntity } from './surgery.entity';

@Injectable()
export class SurgeryRepository extends RecordRepository<SurgeryEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SurgeryEntity, surgeries);
  }

  override insertAll(
    records: readonly NewRecord<SurgeryEntity>[],
    auditFields: Pick<ChangeOptions, 'reason' | 'notes'> = {},
  ): Promise<SurgeryEntity[]> {
    const settled = records.map((fields) => ({
      ...fields,
      hasAiGeneratedDescription: fields.hasAiGeneratedDescription && Boolean(fields.description),
    }));
    return super.insertAll(settled, auditFields);
  }

  override update(
    id: string,
    change: (surgery: SurgeryEntity) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<SurgeryEntity> {
    return super.update(
      id,
      async (surgery) => {
        const before = { ...surgery };
        await change(surgery);
        updateAuthorship(before, surgery);
      },
      options,
    );
  }
}
