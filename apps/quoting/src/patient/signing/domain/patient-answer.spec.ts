import { AppError, respondToQuote, type FieldError } from '@quillcare/contracts';
import { checkedAcceptance, checkedQuestion, checkedReason, keptForm } from './patient-answer';
import type { SigningRules } from './check-answers';
import { pngDataUrl } from './signature.fixtures';

const rules: SigningRules = { secondSignerNeeded: false, checkQuestions: [], checksRequired: false };
const facts = {
  country: 'AU' as const,
  dateOfBirth: '1984-02-29',
  documentHash: 'b'.repeat(64),
  rules,
  patientName: "Siobhán O'Brien",
  redrawn: { first: null as string | null, second: null as string | null },
  age: { dateOfBirth: '1984-02-29', on: '2026-11-23', fromAge: 18 },
  confirmedEmails: [] as string[],
  isByLink: true,
};
const form = {
  patientName: " Siobhán O'Brien ",
  dateOfBirth: '1984-02-29',
  phoneNumber: '0412 345 678',
  agreedToTerms: true,
  agreedToTreatment: true,
};
const answer = (body: object) =>
  respondToQuote.body.parse({
    response: 'accept',
    patientInfo: form,
    documentHash: facts.documentHash,
    ...body,
  });

function problems(work: () => unknown): FieldError[] {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.errors ?? [{ path: error.code, message: '' }];
    throw error;
  }
  return [];
}

describe("patient's acceptance", () => {
  it('names every missing field with the specified messages', () => {
    expect(problems(() => checkedAcceptance(answer({ patientInfo: {} }), facts))).toEqual([
      { path: 'patientInfo.patientName', message: 'Patient name is required' },
      { path: 'patientInfo.dateOfBirth', message: 'Date of birth is required' },
      { path: 'patientInfo.phoneNumber', message: 'Phone number is required' },
      { path: 'patientInfo.agreedToTerms', message: 'You must agree to the terms and conditions' },
      { path: 'patientInfo.agreedToTreatment', message: 'You must agree to the treatment plan' },
      { path: 'signatureData', message: 'Please provide your signature' },
    ]);
  });

  it("requires valid phone numbers of the practice's country", () => {
    const wrong = { ...form, phoneNumber: '123456789', emergencyPhone: 'my wife' };
    const signed = { signatureMethod: 'type', signatureData: 'Siobhán' };
    const of = (patientInfo: object, country: 'AU' | 'NZ' = 'AU') =>
      problems(() => checkedAcceptance(answer({ ...signed, patientInfo }), { ...facts, country }));
    expect(of(wrong).map(({ path }) => path)).toEqual([
      'patientInfo.phoneNumber',
      'patientInfo.emergencyPhone',
    ]);
    expect(of({ ...form, emergencyPhone: '+44 20 7946 0000' })).toEqual([]);
    expect(of(form, 'NZ')).toEqual([
      { path: 'patientInfo.phoneNumber', message: 'Please enter a valid phone number' },
    ]);
  });

  it('requires a signature of the chosen method', () => {
    const message = (body: object) => problems(() => checkedAcceptance(answer(body), facts))[0]?.message;
    expect(message({ signatureMethod: 'type' })).toBe('Please enter your typed signature');
    expect(message({ signatureMethod: 'upload', signatureData: 'x.png' })).toBe(
      'Please upload your signature image',
    );
    expect(message({ signatureMethod: 'draw', signatureData: 'data:image/png;base64,AAAA' })).toBe(
      'Please provide your signature',
    );
    const drawn = answer({ signatureMethod: 'draw', signatureData: pngDataUrl() });
    const redrawn = { first: 'redrawn', second: null };
    expect(checkedAcceptance(drawn, { ...facts, redrawn }).signature).toEqual({
      method: 'draw',
      data: 'redrawn',
    });
  });

  it.each(['\u200b\u200b', '\u3164', '\u2060\u00ad', '---'])('requires a visible letter, not %j', (text) => {
    const typed = answer({
      signatureMethod: 'type',
      signatureData: text,
      patientInfo: { ...form, patientName: text },
    });
    expect(problems(() => checkedAcceptance(typed, facts)).map(({ path }) => path)).toEqual([
      'patientInfo.patientName',
      'signatureData',
    ]);
  });

  it("requires confirmation of a typed name unlike the quote's and records it", () => {
    const typed = { signatureMethod: 'type', signatureData: 'Mickey Mouse' };
    const unlike = answer({ ...typed, patientInfo: { ...form, patientName: 'Mickey Mouse' } });
    expect(problems(() => checkedAcceptance(unlike, facts))).toEqual([
      {
        path: 'patientInfo.isTypedNameConfirmed',
        message: 'Please confirm that what you typed is your signature',
      },
    ]);
    const confirmed = answer({ ...typed, patientInfo: { ...form, isTypedNameConfirmed: true } });
    expect(checkedAcceptance(confirmed, facts).patientInfo).toMatchObject({ isTypedNameConfirmed: true });
    const married = answer({ ...typed, signatureData: 'Siobhan Murphy' });
    expect(problems(() => checkedAcceptance(married, facts))).toEqual([]);
  });

  it('rejects a date of birth other than the one that opened the link', () => {
    const other = answer({
      signatureMethod: 'type',
      signatureData: 'S',
      patientInfo: { ...form, dateOfBirth: '1984-02-28' },
    });
    expect(problems(() => checkedAcceptance(other, facts)).map(({ path }) => path)).toEqual([
      'patientInfo.dateOfBirth',
    ]);
  });

  it('must name the document shown on the screen', () => {
    const signed = { signatureMethod: 'type', signatureData: ' Siobhán ' };
    for (const documentHash of [undefined, '']) {
      expect(problems(() => checkedAcceptance(answer({ ...signed, documentHash }), facts))).toEqual([
        { path: 'documentHash', message: 'This field is required' },
      ]);
    }
    expect(
      problems(() => checkedAcceptance(answer({ ...signed, documentHash: 'c'.repeat(64) }), facts)),
    ).toEqual([{ path: 'DOCUMENT_CHANGED', message: '' }]);
    expect(
      checkedAcceptance(answer({ ...signed, documentHash: facts.documentHash }), facts).signature,
    ).toEqual({
      method: 'type',
      data: 'Siobhán',
    });
  });
});

describe('additional signer', () => {
  const typed = { signatureMethod: 'type', signatureData: "Siobhán O'Brien" };
  const second = { name: ' Hone Ngata ', method: 'draw', data: pngDataUrl() };
  const paths = (body: object, changed: Partial<typeof facts> = {}) =>
    problems(() => checkedAcceptance(answer({ ...typed, ...body }), { ...facts, ...changed })).map(
      ({ path }) => path,
    );

  it('states in what role and by what authority they sign for the patient', () => {
    expect(paths({ signatureData: 'Aroha', signatory: { role: 'GUARDIAN', name: 'Aroha' } })).toEqual([
      'signatory.relationship',
      'signatory.authority',
    ]);
    const signatory = { role: 'GUARDIAN', name: ' Aroha ', relationship: 'mother', authority: 'parent' };
    const signed = { ...typed, signatureData: 'Aroha', signatory };
    expect(checkedAcceptance(answer(signed), facts).signatory).toEqual({
      ...signatory,
      name: 'Aroha',
      email: '',
      mailTo: 'PATIENT',
    });
    const patient = { role: 'PATIENT', name: 'ignored' };
    expect(checkedAcceptance(answer({ ...typed, signatory: patient }), facts).signatory.name).toBe('');
  });

  it('must sign for a child, with a confirmed email address of their own', () => {
    const age = { ...facts.age, dateOfBirth: '2011-02-03' };
    const mother = { role: 'GUARDIAN', name: 'Aroha Ngata', relationship: 'mother', authority: 'parent' };
    const of = (signatory: object, more: object = {}) =>
      paths({ signatureData: 'Aroha Ngata', signatory }, { age, ...more });
    expect(of({ role: 'PATIENT' })).toContain('signatory.role');
    expect(of(mother)).toEqual(['signatory.email']);
    expect(of({ ...mother, mailTo: 'SIGNATORY' })).toEqual(['signatory.email']);
    expect(of({ ...mother, email: 'aroha@example.com' })).toEqual(['signatory.email']);
    const confirmed = { confirmedEmails: ['aroha@example.com'] };
    expect(of({ ...mother, email: ' Aroha@example.com ' }, confirmed)).toEqual([]);
    expect(of({ ...mother, email: 'hone@example.com' }, confirmed)).toEqual(['signatory.email']);
    // On a device of the practice, staff see who signs.
    expect(of(mother, { isByLink: false })).toEqual([]);
    expect(of({ ...mother, mailTo: 'SIGNATORY' }, { isByLink: false })).toEqual(['signatory.email']);
  });

  it('types their own name or confirms that the typed one is theirs', () => {
    const signatory = { role: 'GUARDIAN', name: 'Aroha Ngata', relationship: 'mother', authority: 'parent' };
    const secondTyped = { ...second, method: 'type', data: 'Somebody' };
    expect(paths({ signatory, secondSignature: secondTyped })).toEqual([
      'patientInfo.isTypedNameConfirmed',
      'secondSignature.isTypedNameConfirmed',
    ]);
    const own = { signatureData: 'Aroha', secondSignature: { ...secondTyped, isTypedNameConfirmed: true } };
    expect(paths({ signatory, ...own })).toEqual([]);
  });

  it('must sign too if the practice requires it, and has their signature redrawn', () => {
    expect(paths({}, { rules: { ...rules, secondSignerNeeded: true } })).toEqual([
      'secondSignature.name',
      'secondSignature.data',
    ]);
    expect(paths({ secondSignature: second })).toEqual(['secondSignature.data']);
    const redrawn = { first: null, second: 'redrawn' };
    const checked = checkedAcceptance(answer({ ...typed, secondSignature: second }), { ...facts, redrawn });
    expect(checked.secondSignature).toEqual({
      name: 'Hone Ngata',
      relationship: '',
      method: 'draw',
      data: 'redrawn',
    });
  });
});

it('requires a reason for a rejection and a text for a question', () => {
  expect(problems(() => checkedReason(answer({ rejectionReason: '  ' })))).toEqual([
    { path: 'rejectionReason', message: 'Please provide a reason for rejection' },
  ]);
  expect(problems(() => checkedQuestion(answer({})))).toEqual([
    { path: 'queryMessage', message: 'Please provide your query or question' },
  ]);
  expect(checkedReason(answer({ rejectionReason: ' Too far ' }))).toBe('Too far');
});

it('stores the form trimmed', () => {
  expect(keptForm(answer({}).patientInfo)).toMatchObject({
    patientName: "Siobhán O'Brien",
    agreedToTerms: true,
    preferredDate: '',
  });
});
