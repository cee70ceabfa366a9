import { bodyOf, startValues } from './record.values';

const now = new Date('2026-11-23T02:05:30.000Z');
const timeZone = 'Australia/Sydney';
const at = { now, timeZone };

it('defaults to the current time and the patient as signatory', () => {
  const values = {
    ...startValues(now, timeZone),
    notes: 'Called',
    terms: true,
    treatment: true,
    name: 'ignored',
  };
  expect(bodyOf(values, { version: 3 }, at)).toEqual({
    version: 3,
    mode: 'TELEPHONE',
    acceptedAt: now.toISOString(),
    notes: 'Called',
    scanId: null,
    signatory: { role: 'PATIENT' },
    patientInfo: { agreedToTerms: true, agreedToTreatment: true },
    optionIds: [],
  });
});

it('keeps a time in the future, so that the server rejects it', () => {
  const later = new Date('2026-11-24T02:05:00.000Z');
  const values = { ...startValues(now, timeZone), at: '2026-11-24T13:05' };
  expect(bodyOf(values, { version: 1 }, at)?.acceptedAt).toBe(later.toISOString());
  expect(bodyOf({ ...values, at: '' }, { version: 1 }, at)).toBeNull();
});

it('sends the scan only for acceptance on paper', () => {
  const values = { ...startValues(now, timeZone), scan: { id: 's', name: 'a.pdf' } };
  expect(bodyOf(values, { version: 1 }, at)?.scanId).toBeNull();
  expect(bodyOf({ ...values, mode: 'PAPER' }, { version: 1 }, at)?.scanId).toBe('s');
});
