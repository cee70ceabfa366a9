import fc from 'fast-check';
import {
  acceptanceProblems,
  isImageDataUrl,
  joinMessages,
  queryProblems,
  rejectionProblems,
  signatureProblems,
  type AcceptanceForm,
} from './signature';
import { forAll } from './for-all.suite';

const png = 'data:image/png;base64,iVBORw0KGgo=';
const complete: AcceptanceForm = {
  patientName: 'Te Ariki Ngāpō',
  dateOfBirth: '1984-02-29',
  phoneNumber: '0412 345 678',
  agreedToTerms: true,
  agreedToTreatment: true,
  signatureMethod: 'type',
  signatureData: 'Te Ariki Ngāpō',
};
const messages = (form: AcceptanceForm): string[] =>
  acceptanceProblems(form, 'AU').map(({ message }) => message);

describe('acceptanceProblems', () => {
  it('finds no problem in a complete form', () => expect(acceptanceProblems(complete, 'AU')).toEqual([]));

  it('has the specified messages in the specified order', () => {
    expect(joinMessages(acceptanceProblems({}, 'AU'))).toBe(
      'Patient name is required, Date of birth is required, Phone number is required, ' +
        'You must agree to the terms and conditions, You must agree to the treatment plan, ' +
        'Please provide your signature',
    );
    expect(acceptanceProblems({}, 'AU').map(({ path }) => path)).toEqual([
      ...['patientName', 'dateOfBirth', 'phoneNumber', 'agreedToTerms', 'agreedToTreatment', 'signatureData'],
    ]);
  });

  it('requires real dates and callable phone numbers', () => {
    expect(messages({ ...complete, dateOfBirth: '1985-02-29' })).toEqual(['Please enter a valid date']);
    expect(messages({ ...complete, preferredDate: 'soon' })).toEqual(['Please enter a valid date']);
    expect(messages({ ...complete, phoneNumber: 'mobile' })).toEqual(['Please enter a valid phone number']);
    expect(messages({ ...complete, phoneNumber: '123456789' })).toEqual([
      'Please enter a valid phone number',
    ]);
    expect(messages({ ...complete, preferredDate: '', phoneNumber: '+44 20 7946 0000' })).toEqual([]);
    expect(acceptanceProblems({ ...complete, emergencyPhone: 'my wife' }, 'AU')).toEqual([
      { path: 'emergencyPhone', message: 'Please enter a valid phone number' },
    ]);
  });

  it('names exactly the blank fields', () => {
    const keys = ['patientName', 'dateOfBirth', 'phoneNumber', 'signatureData'] as const;
    forAll(fc.subarray([...keys]), fc.constantFrom('', '  ', null, undefined), (blank, value) => {
      const form = { ...complete, ...Object.fromEntries(blank.map((key) => [key, value])) };
      expect(acceptanceProblems(form, 'AU').map(({ path }) => path)).toEqual(blank);
    });
  });
});

describe('signatureProblems', () => {
  it.each([
    ['draw', '', 'Please provide your signature'],
    ['type', '  ', 'Please enter your typed signature'],
    ['upload', null, 'Please upload your signature image'],
    ['upload', 'data:text/html;base64,PGI+', 'Please upload your signature image'],
    ['upload', 'data:image/svg+xml;base64,PHN2Zz4=', 'Please upload your signature image'],
    ['draw', 'Jane', 'Please provide your signature'],
  ] as const)('for %s with %j are: %s', (signatureMethod, signatureData, message) => {
    expect(signatureProblems({ signatureMethod, signatureData })).toEqual([
      { path: 'signatureData', message },
    ]);
  });

  it('accepts each method', () => {
    expect(signatureProblems({ signatureMethod: 'draw', signatureData: png })).toEqual([]);
    expect(
      signatureProblems({ signatureMethod: 'upload', signatureData: png.replace('png', 'jpeg') }),
    ).toEqual([]);
    expect(signatureProblems({ signatureMethod: 'type', signatureData: 'Jane' })).toEqual([]);
  });

  it('reports a missing canvas', () => {
    expect(joinMessages(signatureProblems({ signatureMethod: 'draw', canvasAvailable: false }))).toBe(
      'Signature canvas not available',
    );
  });
});

describe('other signature helpers', () => {
  it('require a reason for a rejection and a text for a query', () => {
    expect(rejectionProblems({ rejectionReason: ' ' })).toEqual([
      { path: 'rejectionReason', message: 'Please provide a reason for rejection' },
    ]);
    expect(queryProblems({})).toEqual([
      { path: 'queryMessage', message: 'Please provide your query or question' },
    ]);
    expect(rejectionProblems({ rejectionReason: 'Too far' })).toEqual([]);
    expect(queryProblems({ queryMessage: 'When?' })).toEqual([]);
  });

  it('join messages with commas', () =>
    expect(joinMessages(['a', { path: 'x', message: 'b' }])).toBe('a, b'));

  it('recognise image data URLs', () =>
    expect([isImageDataUrl(png), isImageDataUrl('data:image/png;base64,')]).toEqual([true, false]));
});
