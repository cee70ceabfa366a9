import {
  __name__Input,
  create__Name__,
  delete__Name__,
  get__Name__,
  restore__Name__,
  update__Name__,
} from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { __name__Words } from './__file__.en';

/** Its fields are those of the contract, in their order. */
export const __name__Form = defineForm({
  name: '__file__',
  words: __name__Words,
  schema: __name__Input,
  operations: { get: get__Name__, create: create__Name__, update: update__Name__ },
  nameOf: ({ name }) => name,
});

export const __name__Pages = recordPages({
  form: __name__Form,
  path: '/__files__',
  remove: delete__Name__,
  restore: restore__Name__,
});
