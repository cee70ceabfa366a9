import { patientInfo, respondToQuote } from '@quillcare/contracts';
import { joinMessages } from '@quillcare/rules';
import type { DateParts } from '../fields/date-parts';
import { somePublicQuote } from '../public-quote.sample';
import { aboutYou } from './about-you.part';
import { signatory } from '../signing/signatory.part';
import { agreements } from './agreements.part';
import { answerOf, fieldOf, problemsOf, startOf, valuesOf, type AnswerValues } from './answer.form';
import { question, reason } from './message.part';
import { signature } from './signature/signature.part';
import type { Signature } from './signature/signature.values';

const quote = somePublicQuote();
const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';
const BIRTHDAY: DateParts = { day: '27', month: '3', year: '1984' };
const start = startOf({ quote, dateOfBirth: BIRTHDAY });

/** Returns a completed acceptance, with the values of some parts replaced. */
function filled(
  changes: { about?: object; agreed?: object; signed?: Partial<Signature> } = {},
): AnswerValues {
  return {
    ...start,
    aboutYou: { ...valuesOf(aboutYou, start), phoneNumber: ' 0412 345 678 ', ...changes.about },
    agreements: { agreedToTerms: true, agreedToTreatment: true, ...changes.agreed },
    signature: { ...valuesOf(signature, start), drawn: IMAGE, ...changes.signed },
  };
}

describe('acceptance form', () => {
  it('lists everything missing in the wording and order of the specification', () => {
    const empty = startOf({ quote, dateOfBirth: null });
    const nameless = { ...empty, aboutYou: { ...valuesOf(aboutYou, empty), patientName: '' } };
    expect(joinMessages(problemsOf('accept', nameless, quote))).toBe(
      'Patient name is required, Date of birth is required, Phone number is required, You must agree to the terms and conditions, You must agree to the treatment plan, Please provide your signature',
    );
  });

  it.each([
    ['draw', 'Please provide your signature'],
    ['type', 'Please enter your typed signature'],
    ['upload', 'Please upload your signature image'],
  ] as const)('requires a signature by the chosen method: %s', (method, message) => {
    expect(problemsOf('accept', filled({ signed: { method, drawn: '' } }), quote)).toEqual([
      { path: 'signatureData', message },
    ]);
  });

  it('reports that no canvas is available', () => {
    const [problem] = problemsOf('accept', filled({ signed: { canvasAvailable: false } }), quote);
    expect(problem?.message).toBe('Signature canvas not available');
  });

  it('asks to confirm a typed name unlike the patient’s, and sends the confirmation', () => {
    const mickey = { method: 'type', typed: 'Mickey Mouse' } as const;
    expect(problemsOf('accept', filled({ signed: mickey }), quote)).toEqual([
      { path: 'isTypedNameConfirmed', message: 'Please confirm that what you typed is your signature' },
    ]);
    const confirmed = filled({ signed: { ...mickey, isTypedNameConfirmed: true } });
    expect(problemsOf('accept', confirmed, quote)).toEqual([]);
    expect(answerOf('accept', confirmed, quote).patientInfo).toMatchObject({ isTypedNameConfirmed: true });
    expect(problemsOf('accept', filled({ signed: { method: 'type', typed: 'T. N.' } }), quote)).toEqual([]);
  });

  it('is prefilled with the patient’s name and date of birth', () => {
    expect(valuesOf(aboutYou, start).patientName).toBe('Te Ariki Ngāpō');
    expect(problemsOf('accept', filled(), quote)).toEqual([]);
  });

  it.each([[{ day: '31', month: '2', year: '1984' }], [{ day: '27', month: '', year: '1984' }]])(
    'rejects the invalid date %j',
    (dateOfBirth) => {
      expect(problemsOf('accept', filled({ about: { dateOfBirth } }), quote)).toEqual([
        { path: 'dateOfBirth', message: 'Please enter a valid date' },
      ]);
    },
  );
});

describe('submitted answer', () => {
  it('matches the contract and is bound to the document on screen', () => {
    const values = filled({ signed: { method: 'type', typed: ' Te Ariki Ngāpō ' } });
    const body = respondToQuote.body.parse(answerOf('accept', values, quote));
    expect(body).toMatchObject({
      response: 'accept',
      documentHash: quote.documentHash,
      signatureMethod: 'type',
      signatureData: 'Te Ariki Ngāpō',
    });
    expect(body.patientInfo).toMatchObject({
      dateOfBirth: '1984-03-27',
      phoneNumber: '0412 345 678',
      agreedToTerms: true,
    });
  });

  it('contains only the name when the patient declines or asks', () => {
    const values = {
      ...filled(),
      reason: { rejectionReason: ' too far away ' },
      question: { queryMessage: 'How long?' },
    };
    const shared = {
      documentHash: quote.documentHash,
      patientInfo: { patientName: 'Te Ariki Ngāpō' },
    };
    expect(answerOf('reject', values, quote)).toEqual({
      ...shared,
      response: 'reject',
      rejectionReason: 'too far away',
    });
    const query = answerOf('query', values, quote);
    expect(query).toEqual({ ...shared, response: 'query', queryMessage: 'How long?' });
    expect(respondToQuote.body.safeParse(query).success).toBe(true);
  });

  it('requires a reason to decline and a text to ask', () => {
    const values = { ...start, [reason.id]: { rejectionReason: '' }, [question.id]: { queryMessage: '  ' } };
    expect(problemsOf('reject', values, quote)[0]?.message).toBe('Please provide a reason for rejection');
    expect(problemsOf('query', values, quote)[0]?.message).toBe('Please provide your query or question');
  });

  it('maps the server’s fields to those of the form', () => {
    expect(fieldOf('patientInfo.phoneNumber')).toBe('phoneNumber');
    expect(Object.keys(patientInfo.shape)).toContain(fieldOf('patientInfo.additionalNotes'));
  });

  it('keeps the values of each part under its own id', () => {
    const ids = [aboutYou, signatory, agreements, signature, question, reason].map(({ id }) => id);
    expect(Object.keys(start)).toEqual(ids);
    expect(() => valuesOf({ id: 'other', start: () => ({}) }, start)).toThrow(/not among the parts/);
  });
});
