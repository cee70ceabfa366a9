import {
  createSurgery,
  deleteSurgery,
  getSurgery,
  restoreSurgery,
  surgeryInput,
  updateSurgery,
} from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { surgeryWords } from './surgery.en';

export const surgeryForm = defineForm({
  name: 'surgery',
  words: surgeryWords,
  schema: surgeryInput,
  operations: { get: getSurgery, create: createSurgery, update: updateSurgery },
  nameOf: ({ name }) => name,
  sections: {
    all: [
      ...(['name', 'baseFeeMinor', 'procedureClass', 'category', 'complexityLevel'] as const),
      ...(['anesthesiaType', 'estimatedDuration', 'description', 'isActive'] as const),
    ],
  },
  fields: { name: { wide: true }, description: { multiline: true }, isActive: { wide: true } },
});

export const surgeryPages = recordPages({
  form: surgeryForm,
  path: '/surgeries',
  remove: deleteSurgery,
  restore: restoreSurgery,
});
