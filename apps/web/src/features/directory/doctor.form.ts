import {
  createDoctor,
  deleteDoctor,
  doctorInput,
  getDoctor,
  restoreDoctor,
  updateDoctor,
  type Doctor,
} from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { doctorWords } from './doctor.en';

/** As lists and titles name a doctor. */
export const doctorName = ({
  title,
  firstName,
  lastName,
}: Pick<Doctor, 'title' | 'firstName' | 'lastName'>) => `${title} ${firstName} ${lastName}`;

export const doctorForm = defineForm({
  name: 'doctor',
  words: doctorWords,
  schema: doctorInput,
  operations: { get: getDoctor, create: createDoctor, update: updateDoctor },
  nameOf: doctorName,
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
