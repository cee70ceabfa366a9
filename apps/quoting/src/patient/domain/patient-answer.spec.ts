import { AppError, respondToQuote, type FieldError } from '@quillcare/contracts';
import { checkedAcceptance, checkedQuestion, checkedReason, keptForm } from './patient-answer';
import { pngDataUrl } from './signature.fixtures';

const facts = { dateOfBirth: '1984-02-29', documentHash: 'b'.repeat(64), redrawnSignature: null };
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

describe('an acceptance', () => {
  it('names everything that is missing, in the words of the specification', () => {
    expect(problems(() => checkedAcceptance(answer({ patientInfo: {} }), facts))).toEqual([
      { path: 'patientInfo.patientName', message: 'Patient name is required' },
      { path: 'patientInfo.dateOfBirth', message: 'Date of birth is required' },
      { path: 'patientInfo.phoneNumber', message: 'Phone number is required' },
      { path: 'patientInfo.agreedToTerms', message: 'You must agree to the terms and conditions' },
      { path: 'patientInfo.agreedToTreatment', message: 'You must agree to the treatment plan' },
      { path: 'signatureData', message: 'Please provide your signature' },
    ]);
  });

  it('needs a signature of the chosen kind', () => {
    const message = (body: object) => problems(() => checkedAcceptance(answer(body), facts))[0]?.message;
    expect(message({ signatureMethod: 'type' })).toBe('Please enter your typed signature');
    expect(message({ signatureMethod: 'upload', signatureData: 'x.png' })).toBe(
      'Please upload your signature image',
    );
    expect(message({ signatureMethod: 'draw', signatureData: 'data:image/png;base64,AAAA' })).toBe(
      'Please provide your signature',
    );
    const drawn = answer({ signatureMethod: 'draw', signatureData: pngDataUrl() });
    expect(checkedAcceptance(drawn, { ...facts, redrawnSignature: 'redrawn' })).toEqual({
      method: 'draw',
      data: 'redrawn',
    });
  });

  it.each(['\u200b\u200b', '\u3164', '\u2060\u00ad', '---'])('needs a visible letter, not %j', (text) => {
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

  it('refuses a date of birth other than the one that opened the link', () => {
    const other = answer({
      signatureMethod: 'type',
      signatureData: 'S',
      patientInfo: { ...form, dateOfBirth: '1984-02-28' },
    });
    expect(problems(() => checkedAcceptance(other, facts)).map(({ path }) => path)).toEqual([
      'patientInfo.dateOfBirth',
    ]);
  });

  it('must name the document on the screen', () => {
    const signed = { signatureMethod: 'type', signatureData: ' Siobhán ' };
    for (const documentHash of [undefined, '']) {
      expect(problems(() => checkedAcceptance(answer({ ...signed, documentHash }), facts))).toEqual([
        { path: 'documentHash', message: 'This field is required' },
      ]);
    }
    expect(
      problems(() => checkedAcceptance(answer({ ...signed, documentHash: 'c'.repeat(64) }), facts)),
    ).toEqual([{ path: 'DOCUMENT_CHANGED', message: '' }]);
    expect(checkedAcceptance(answer({ ...signed, documentHash: facts.documentHash }), facts)).toEqual({
      method: 'type',
      data: 'Siobhán',
    });
  });
});

it('a rejection needs a reason and a question its text', () => {
  expect(problems(() => checkedReason(answer({ rejectionReason: '  ' })))).toEqual([
    { path: 'rejectionReason', message: 'Please provide a reason for rejection' },
  ]);
  expect(problems(() => checkedQuestion(answer({})))).toEqual([
    { path: 'queryMessage', message: 'Please provide your query or question' },
  ]);
  expect(checkedReason(answer({ rejectionReason: ' Too far ' }))).toBe('Too far');
});

it('the form is stored trimmed', () => {
  expect(keptForm(answer({}).patientInfo)).toMatchObject({
    patientName: "Siobhán O'Brien",
    agreedToTerms: true,
    preferredDate: '',
  });
});
