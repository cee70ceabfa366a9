import { recordAcceptance } from '@quillcare/contracts';
import { recordProblems, type RecordedPatient } from './recorded-acceptance';

const now = new Date('2026-11-23T02:00:00Z');
const sent = {
  sentAt: new Date('2026-11-22T02:00:30Z'),
  timeZone: 'Australia/Sydney',
  currency: 'AUD',
} as const;
const grownUp = { dateOfBirth: '1984-02-29', onRecord: '1984-02-29', on: '2026-11-23', fromAge: 18 };
const paths = (changes: object, patient: RecordedPatient = grownUp): string[] =>
  recordProblems(
    recordAcceptance.body.parse({
      version: 1,
      mode: 'TELEPHONE',
      acceptedAt: '2026-11-22T22:00:00Z',
      notes: 'Called back',
      patientInfo: { agreedToTerms: true, agreedToTreatment: true },
      ...changes,
    }),
    sent,
    now,
    patient,
  ).map(({ path }) => path);

it('requires a time of acceptance after sending and not in the future', () => {
  expect(paths({})).toEqual([]);
  expect(paths({ acceptedAt: '2026-11-23T02:00:01Z' })).toEqual(['acceptedAt']);
  expect(paths({ acceptedAt: '2026-11-22T02:00:29Z' })).toEqual(['acceptedAt']);
});

it('accepts valid phone numbers or none', () => {
  const info = { agreedToTerms: true, agreedToTreatment: true };
  expect(
    paths({ patientInfo: { ...info, phoneNumber: '0412 345 678', emergencyPhone: '1300 655 506' } }),
  ).toEqual([]);
  expect(paths({ patientInfo: { ...info, phoneNumber: '12345', emergencyPhone: 'none' } })).toEqual([
    'patientInfo.phoneNumber',
    'patientInfo.emergencyPhone',
  ]);
});

it('names every missing field of a recorded acceptance', () => {
  expect(
    paths({ mode: 'PAPER', patientInfo: {}, signatory: { role: 'SUBSTITUTE', name: 'Hone Ngata' } }),
  ).toEqual([
    'signatory.relationship',
    'signatory.authority',
    'patientInfo.agreedToTerms',
    'patientInfo.agreedToTreatment',
    'scanId',
  ]);
});

it('requires a guardian for a child, and the date of birth if it is unknown', () => {
  const child = { ...grownUp, dateOfBirth: '2011-02-03', onRecord: '2011-02-03' };
  const guardian = { role: 'GUARDIAN', name: 'Aroha Young', relationship: 'mother', authority: 'parent' };
  expect(paths({}, child)).toEqual(['signatory.role']);
  expect(paths({ signatory: guardian }, child)).toEqual([]);
  expect(paths({ signatory: { ...guardian, mailTo: 'SIGNATORY' } }, child)).toEqual(['signatory.email']);
  expect(paths({}, { ...child, dateOfBirth: null, onRecord: null })).toEqual(['patientInfo.dateOfBirth']);
});

it('takes a date of birth only if the record has none, and only one that a person can have', () => {
  const entered = (dateOfBirth: string, onRecord: string | null) =>
    paths(
      { patientInfo: { agreedToTerms: true, agreedToTreatment: true, dateOfBirth } },
      { ...grownUp, dateOfBirth: onRecord ?? dateOfBirth, onRecord },
    );
  expect(entered('1984-02-29', null)).toEqual([]);
  for (const impossible of ['29/02/1984', '1985-02-29', '1884-02-29'])
    expect(entered(impossible, null)).toEqual(['patientInfo.dateOfBirth']);
  expect(entered(' 1984-02-29 ', '1984-02-29')).toEqual([]);
  expect(entered('1984-03-01', '1984-02-29')).toEqual(['patientInfo.dateOfBirth']);
});
