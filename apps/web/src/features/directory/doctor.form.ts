import { formatTitledName } from '@quillcare/rules';
import {
  createDoctor,
  deleteDoctor,
  doctorInput,
  getDoctor,
  restoreDoctor,
  updateDoctor,
} from '@quillcare/contracts';
import { word } from '../../shared/words/words';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { doctorWords } from './doctor.en';

export const doctorForm = defineForm({
  name: 'doctor',
  words: doctorWords,
  schema: doctorInput,
  operations: { get: getDoctor, create: createDoctor, update: updateDoctor },
  nameOf: formatTitledName,
  fields: { title: { show: (title) => String(title) || word(doctorWords, 'noTitle') } },
  sections: {
    all: ['title', 'credentials', 'firstName', 'lastName', 'email', 'phone', 'licenseExpiry', 'isActive'],
  },
});

export const doctorPages = recordPages({
  form: doctorForm,
  path: '/doctors',
  remove: deleteDoctor,
  restore: restoreDoctor,
});
