import {
  createDoctor,
  createHospital,
  createSurgery,
  decidedClass,
  doctorInput,
  getDoctor,
  getHospital,
  getSurgery,
  hospitalInput,
  surgeryInput,
  updateDoctor,
  updateHospital,
  updateSurgery,
} from '@quillcare/contracts';
import { defineForm } from '../forms/record/form.definition';
import { word } from '../words/words';
import { doctorIn } from './name-in';
import { newDoctorWords, newHospitalWords, newSurgeryWords } from './new-directory.en';
import { newRecordForm } from './new-record.dialog';
import { doctorName } from './record-kinds';

const doctorForm = defineForm({
  name: 'new-doctor',
  words: newDoctorWords,
  schema: doctorInput.omit({ licenseExpiry: true, isActive: true }),
  operations: { get: getDoctor, create: createDoctor, update: updateDoctor },
  nameOf: doctorName,
});

export const newDoctor = newRecordForm({
  definition: doctorForm,
  title: () => word(newDoctorWords, 'title'),
  submit: () => word(newDoctorWords, 'submit'),
  // Patients reach most doctors through the practice, so its phone number is the default.
  startWith: (typed, { phone }) => ({ ...doctorIn(typed), phone: phone ?? '' }),
});

const hospitalForm = defineForm({
  name: 'new-hospital',
  words: newHospitalWords,
  schema: hospitalInput.pick({ name: true, address: true, phone: true, email: true }),
  operations: { get: getHospital, create: createHospital, update: updateHospital },
  nameOf: ({ name }) => name,
  fields: { name: { wide: true }, address: { wide: true } },
});

export const newHospital = newRecordForm({
  definition: hospitalForm,
  title: () => word(newHospitalWords, 'title'),
  submit: () => word(newHospitalWords, 'submit'),
  startWith: (typed) => ({ name: typed }),
});

const surgeryForm = defineForm({
  name: 'new-surgery',
  words: newSurgeryWords,
  // Must be chosen, without a default, because it determines GST and benefits.
  schema: surgeryInput.pick({ name: true, baseFeeMinor: true }).extend({ procedureClass: decidedClass }),
  operations: { get: getSurgery, create: createSurgery, update: updateSurgery },
  nameOf: ({ name }) => name,
  fields: { name: { wide: true } },
});

export const newSurgery = newRecordForm({
  definition: surgeryForm,
  title: () => word(newSurgeryWords, 'title'),
  submit: () => word(newSurgeryWords, 'submit'),
  startWith: (typed) => ({ name: typed }),
});
