import {
  createSurgery,
  decidedClass,
  deleteSurgery,
  getSurgery,
  restoreSurgery,
  surgeryInput,
  updateSurgery,
} from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { MbsItemsInput } from './mbs-items.input';
import { SurgeryDescriptionInput } from './surgery-description.input';
import { SurgeryFees } from './surgery-fees.view';
import { surgeryWords } from './surgery.en';

export const surgeryForm = defineForm({
  name: 'surgery',
  words: surgeryWords,
  // Must be chosen explicitly and has no default, because it decides GST and Medicare benefits.
  schema: surgeryInput.extend({ procedureClass: decidedClass }),
  operations: { get: getSurgery, create: createSurgery, update: updateSurgery },
  nameOf: ({ name }) => name,
  sections: {
    what: [
      ...(['name', 'baseFeeMinor', 'procedureClass', 'category', 'complexityLevel'] as const),
      ...(['anesthesiaType', 'estimatedDuration'] as const),
    ],
    quotes: ['mbsItems', 'sided', 'hasOptions', 'isActive'],
    text: ['description'],
  },
  fields: {
    name: { wide: true },
    description: { wide: true, control: SurgeryDescriptionInput },
    mbsItems: { wide: true, control: MbsItemsInput, show: (items) => (items as string[]).join(', ') },
    sided: { wide: true },
    hasOptions: { wide: true },
    isActive: { wide: true },
  },
});

export const surgeryPages = recordPages({
  form: surgeryForm,
  path: '/surgeries',
  remove: deleteSurgery,
  restore: restoreSurgery,
  Actions: SurgeryFees,
});
