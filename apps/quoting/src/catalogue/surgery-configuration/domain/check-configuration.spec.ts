import type { SurgeryConfigurationInput } from '@quillcare/contracts';
import { idsIn, problemsOf, type KnownRecords } from './check-configuration';
import { CONFIGURED } from './configuration.fixtures';

const ALL: KnownRecords = {
  DOCTOR: new Set(['lee', 'roy']),
  HOSPITAL: new Set(['marys']),
  PROVIDER: new Set(['ng']),
  OPTION_LIST: new Set(['sides']),
};
const NONE: KnownRecords = {
  DOCTOR: new Set(),
  HOSPITAL: new Set(),
  PROVIDER: new Set(),
  OPTION_LIST: new Set(),
};
const pathsOf = (sent: Partial<SurgeryConfigurationInput>, known = ALL) =>
  problemsOf(CONFIGURED, sent, known).map(({ path }) => path);

it('accepts a complete surgery configuration', () => {
  expect(pathsOf(CONFIGURED)).toEqual([]);
});

it('names every unknown or inactive record at its field', () => {
  expect(pathsOf(CONFIGURED, NONE)).toEqual([
    'doctors.0.doctorId',
    'doctors.1.doctorId',
    'hospitals.0.hospitalId',
    'anaesthetist.providerId',
    'optionListIds.0',
  ]);
});

it('checks only the parts that are changed', () => {
  expect(pathsOf({ adminFeeMinor: 6_000 }, NONE)).toEqual([]);
  expect(pathsOf({ doctors: CONFIGURED.doctors }, NONE)).toEqual([
    'doctors.0.doctorId',
    'doctors.1.doctorId',
  ]);
});

it('rejects a record of the wrong kind', () => {
  expect(pathsOf({ doctors: [{ doctorId: 'ng', feeMinor: null }] })).toEqual(['doctors.0.doctorId']);
});

it('rejects repeated entries and a cosmetic share for a surgery that is not mixed', () => {
  const [doctor, item] = [CONFIGURED.doctors[0]!, CONFIGURED.implants[0]!];
  expect(
    pathsOf({
      doctors: [doctor, doctor],
      implants: [item, item],
      optionListIds: ['sides', 'sides'],
      cosmeticBasisPoints: 4_000,
    }),
  ).toEqual(['cosmeticBasisPoints', 'doctors.1.doctorId', 'implants.1.id', 'optionListIds.1']);
});

it('collects every id of a configuration', () => {
  expect(idsIn(CONFIGURED)).toEqual(['lee', 'roy', 'marys', 'ng', 'sides']);
  expect(idsIn({})).toEqual([]);
});
