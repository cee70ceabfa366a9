import { Injectable } from '@nestjs/common';
import { optionLists } from '@quillcare/contracts';
import {
  newId,
  recordEntity,
  RecordRepository,
  UnitOfWork,
  type ChangeOptions,
  type NewRecord,
  type RecordRow,
} from '@quillcare/service-kit';
import { optionsToStore } from '../domain/option-list';

type OptionListRow = RecordRow<typeof optionLists>;

@Injectable()
export class OptionListRepository extends RecordRepository<OptionListRow> {
  constructor(uow: UnitOfWork) {
    super(uow, recordEntity(optionLists), optionLists);
  }

  override async insert(fields: NewRecord<OptionListRow>): Promise<OptionListRow> {
    return super.insert({ ...fields, options: optionsToStore(fields.options, [], newId) });
  }

  override update(
    id: string,
    change: (list: OptionListRow) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<OptionListRow> {
    return super.update(
      id,
      async (list) => {
        const before = list.options;
        await change(list);
        list.options = optionsToStore(list.options, before, newId);
      },
      options,
    );
  }
}
