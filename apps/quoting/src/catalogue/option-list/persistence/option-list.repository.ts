import { Injectable } from '@nestjs/common';
import { optionLists } from '@quillcare/contracts';
import {
  newId,
  RecordRepository,
  UnitOfWork,
  type ChangeOptions,
  type NewRecord,
} from '@quillcare/service-kit';
import { uniqueKeyOf } from '../../directory/directory-table';
import { optionsToStore } from '../domain/option-list';
import { OptionListEntity } from './option-list.entity';

@Injectable()
export class OptionListRepository extends RecordRepository<OptionListEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, OptionListEntity, optionLists, {
      auditLabel: ({ name }) => name,
      unique: {
        index: uniqueKeyOf('option_list'),
        field: 'name',
        message: 'An option list with this name already exists',
      },
    });
  }

  override async insert(fields: NewRecord<OptionListEntity>): Promise<OptionListEntity> {
    return super.insert({ ...fields, options: optionsToStore(fields.options, [], newId) });
  }

  override update(
    id: string,
    change: (list: OptionListEntity) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<OptionListEntity> {
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
