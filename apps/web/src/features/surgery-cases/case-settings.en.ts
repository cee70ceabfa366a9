import { defineWords } from '../../shared/words/words';

export const caseSettingsWords = defineWords('case-settings', {
  title: 'Case settings',
  back: 'Admin Tools',
  failed: 'The case settings could not be loaded',
  save: 'Save settings',
  never: 'These are the settings every practice starts with.',
  sections: { clashes: 'Double bookings', exceptions: 'Cosmetic procedures', patients: 'Patients' },
  fields: {
    clashMode: 'When a person or a theatre is already booked',
    exceptionUserIds: 'Who can record a medical exception',
    tellsPatients: 'Email patients about the day of their surgery',
  },
  help: {
    clashMode: 'Applies to doctors, assistants, anaesthetists and theatres.',
    tellsPatients:
      'Sent when a surgery is scheduled, moved to another day or cancelled. The email doesn’t mention the procedure, amount or provider.',
    exceptionUserIds:
      'They can allow a booking before the steps and cooling-off period are finished, with a reason. No role includes this, and you can’t choose yourself.',
  },
  options: {
    clashMode: { WARN: 'Warn, and record who booked anyway', REFUSE: 'Refuse' },
  },
  coolingOff: 'You set the length of the cooling-off period under Patient page.',
  openPatientPage: 'Open the patient page settings',
  openTexts: 'Change the texts of these emails',
});
