import { DOCTOR_TITLES } from '@quillcare/rules';
import { clientInput, doctorInput, hospitalInput, leadInput, surgeryInput } from '@quillcare/contracts';
import { emptyValue, schemaField } from './schema-field';

const { firstName, secondaryPhone, dateOfBirth, isVip } = clientInput.shape;
const { message } = leadInput.shape;

it.each([
  ['firstName', firstName, { kind: 'text', isOptional: false, maxLength: 100, values: [] }],
  ['email', clientInput.shape.email, { kind: 'email', isOptional: false, maxLength: 254, values: [] }],
  ['secondaryPhone', secondaryPhone, { kind: 'phone', isOptional: true, maxLength: 40, values: [] }],
  ['dateOfBirth', dateOfBirth, { kind: 'date', isOptional: true }],
  ['isVip', isVip, { kind: 'check' }],
  ['message', message, { kind: 'text', isOptional: true, maxLength: 5_000 }],
  ['email', hospitalInput.shape.email, { kind: 'email', isOptional: true, maxLength: 254 }],
  ['facilityType', hospitalInput.shape.facilityType, { kind: 'select', isOptional: true }],
  ['title', doctorInput.shape.title, { kind: 'select', isOptional: false }],
  ['operatingTheatres', hospitalInput.shape.operatingTheatres, { kind: 'count', isOptional: true }],
  ['baseFeeMinor', surgeryInput.shape.baseFeeMinor, { kind: 'money', isOptional: false }],
])('derives the form field of %s from its schema', (name, schema, expected) =>
  expect(schemaField(name, schema)).toMatchObject(expected),
);

it('lists the values of an enum', () => {
  expect(schemaField('title', doctorInput.shape.title).values).toEqual([...DOCTOR_TITLES, '']);
});

it.each([
  ['a default', doctorInput.shape.title, 'Dr'],
  ['a yes or no', doctorInput.shape.isActive, true],
  ['a required text', firstName, ''],
  ['an optional text', message, null],
  ['a required amount', surgeryInput.shape.baseFeeMinor, null],
])('gives %s its initial value', (_what, schema, expected) => {
  expect(emptyValue(schema)).toBe(expected);
});
