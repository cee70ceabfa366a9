import {
  createOptionList,
  deleteOptionList,
  getOptionList,
  optionListInput,
  restoreOptionList,
  updateOptionList,
  type OptionInput,
  type OptionListInput,
} from '@quillcare/contracts';
import { optionGroupProblems } from '@quillcare/rules';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { OptionRowsInput } from './option-rows.input';
import { optionListWords } from './option-list.en';
import { newOption } from './option-rows';
import { formatOptions, rowLabel } from './option-words';

/** Runs the server's cross-field checks in the browser, so that problems show before submitting. */
const schema = optionListInput.superRefine((list: OptionListInput, context) => {
  const options = list.options.map((option) => ({ ...option, id: option.id ?? '' }));
  for (const { path, message } of optionGroupProblems({ ...list, id: '', options }))
    context.addIssue({ code: 'custom', message, path: path.split('.').map(stepOf) });
});

/** Zod paths use numbers for list positions. */
const stepOf = (step: string) => (/^\d+$/.test(step) ? Number(step) : step);

export const optionListForm = defineForm({
  name: 'option-list',
  words: optionListWords,
  schema,
  operations: { get: getOptionList, create: createOptionList, update: updateOptionList },
  nameOf: ({ name }) => name,
  sections: { list: ['name', 'category', 'choose', 'patientChooses', 'isActive'], options: ['options'] },
  fields: {
    name: { wide: true },
    options: {
      wide: true,
      start: [newOption({ isDefault: true })],
      control: OptionRowsInput,
      show: (options, formats) => formatOptions(options as OptionInput[], formats),
    },
  },
  rowLabel,
});

export const optionListPages = recordPages({
  form: optionListForm,
  path: '/admin/option-lists',
  remove: deleteOptionList,
  restore: restoreOptionList,
  maxWidth: 1040,
});
