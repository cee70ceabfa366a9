import { defineWords } from '../../shared/words/words';

export const caseSettingsWords = defineWords('case-settings', {
  title: 'Case settings',
  back: 'Admin tools',
  failed: 'The case settings could not be loaded',
  save: 'Save settings',
  never: 'These are the settings every practice starts with.',
  sections: { clashes: 'Double bookings', exceptions: 'Cosmetic procedures', patients: 'Patients' },
  fields: {
    clashMode: 'When a person or a theatre is booked already',
    exceptionUserIds: 'Who may record a medical exception',
    tellsPatients: 'Email patients about the day of their surgery',
  },
  help: {
    clashMode: 'Doctors, assistants, anaesthetists, and theatres of a hospital.',
    tellsPatients:
      'When a surgery is scheduled, moved to another day or cancelled. The email names no procedure, amount or provider.',
    exceptionUserIds:
      'They can allow booking before the steps and the cooling-off period are over, with a reason. Nobody can do so by their role, and nobody can choose themselves.',
  },
  options: {
    clashMode: { WARN: 'Warn, and keep who booked anyway', REFUSE: 'Refuse' },
  },
  coolingOff: 'The length of the cooling-off period is set with the patient page.',
  openPatientPage: 'Open the patient page settings',
  openTexts: 'Change the texts of these emails',
});
