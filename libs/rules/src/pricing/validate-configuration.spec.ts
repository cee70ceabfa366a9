import { HAND, NOSE, SEPTUM } from './compose.fixtures';
import type { SurgeryConfiguration } from './surgery-configuration';
import { configurationProblems } from './validate-configuration';

const TARGETS = { DOCTOR: new Set(['dr-lee', 'prof-roy']), HOSPITAL: new Set(['st-marys', 'day']) };

function problems(change: Partial<SurgeryConfiguration>): string[] {
  return configurationProblems({ ...HAND, ...change }, TARGETS).map(
    ({ path, message }) => `${path}: ${message}`,
  );
}

const [stay] = HAND.hospitals;
const [splint] = HAND.implants;
const [group] = HAND.optionGroups;

const byUnits = (baseUnits: number): Partial<SurgeryConfiguration> => ({
  anaesthetist: HAND.anaesthetist && {
    ...HAND.anaesthetist,
    type: 'UNITS',
    baseUnits,
    minutes: 30,
    unitMinor: 1,
  },
});
const splints = (quantity: number): Partial<SurgeryConfiguration> => ({
  implants: splint ? [{ ...splint, quantity }] : [],
});

describe('configurationProblems', () => {
  it.each([NOSE, HAND, SEPTUM])('accepts $name', (configuration) => {
    expect(configurationProblems(configuration, TARGETS)).toEqual([]);
  });

  it.each([
    { minutes: 1_440 },
    { minutes: 1 },
    { aftercare: null },
    ...[0, 100].map(byUnits),
    ...[0.01, 999].map(splints),
  ])('accepts values just within the limits: %j', (change) => {
    expect(problems(change)).toEqual([]);
  });

  it.each<[Partial<SurgeryConfiguration>, string]>([
    [{ baseFeeMinor: 0 }, 'baseFeeMinor: Please enter a fee of more than 0'],
    [
      { baseFeeMinor: 10_000_000_000 },
      'baseFeeMinor: Please check the digits: an amount can be at most 10,000,000.00',
    ],
    ...[1_441, 0, 0.5].map((minutes): [Partial<SurgeryConfiguration>, string] => [
      { minutes },
      'minutes: Please enter whole minutes from 1 to 1440',
    ]),
    [{ cosmeticBasisPoints: 5_000 }, 'cosmeticBasisPoints: Only a mixed surgery has a cosmetic part'],
    [
      { procedureClass: 'MIXED', cosmeticBasisPoints: 10_000 },
      'cosmeticBasisPoints: The cosmetic part of a mixed surgery must be more than 0 % and less than 100 %',
    ],
    [
      { procedureClass: 'MIXED', cosmeticBasisPoints: 0 },
      'cosmeticBasisPoints: The cosmetic part of a mixed surgery must be more than 0 % and less than 100 %',
    ],
    [
      { aftercare: { description: 'two visits', feeMinor: -1 } },
      'aftercare.feeMinor: Please enter an amount of 0 or more with at most two decimals',
    ],
    [{ adminFeeMinor: -1 }, 'adminFeeMinor: Please enter an amount of 0 or more with at most two decimals'],
    [
      { assistant: HAND.assistant && { ...HAND.assistant, type: 'SHARE', basisPoints: 10_001 } },
      'assistant.basisPoints: Please enter a percentage of at most 100 %',
    ],
    ...[3.5, -1, 101].map((units): [Partial<SurgeryConfiguration>, string] => [
      byUnits(units),
      'anaesthetist.baseUnits: Please enter a whole number from 0 to 100',
    ]),
    [
      { doctors: [{ doctorId: 'gone', feeMinor: null }] },
      'doctors.0.doctorId: This doctor does not exist or is no longer active',
    ],
    [
      { doctors: [...HAND.doctors, ...HAND.doctors] },
      'doctors.1.doctorId: This doctor is already in the list',
    ],
    [
      { hospitals: stay ? [{ ...stay, hospitalId: 'gone' }] : [] },
      'hospitals.0.hospitalId: This hospital does not exist or is no longer active',
    ],
    ...[0.001, 0, 999.01].map((quantity): [Partial<SurgeryConfiguration>, string] => [
      splints(quantity),
      'implants.0.quantity: Quantity must be more than 0 and at most 999, with at most two decimals',
    ]),
    [
      { optionGroups: group ? [{ ...group, options: [] }] : [] },
      'optionGroups.0.options: Please add at least one active option',
    ],
  ])('rejects %j', (change, problem) => {
    expect(problems(change)).toEqual([problem]);
  });
});
