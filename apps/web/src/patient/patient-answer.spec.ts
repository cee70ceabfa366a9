import { patientInfo, respondToQuote, SIGNATURE_LIMIT } from '@quillcare/contracts';
import { joinMessages } from '@quillcare/rules';
import { newDraft, loadDraft, saveDraft, clearDraft } from './answer.draft';
import { answerOf, EMPTY_SIGNATURE, fieldOf, problemsOf, signatureData } from './answer.form';
import { isoOf } from './date-parts';
import { keyring } from './idempotency-key';
import { somePublicQuote } from './public-quote.sample';
import { LARGEST_SIGNATURE, readSignatureImage } from './signature.image';
import { scaleStrokes } from './signature-strokes';

const quote = somePublicQuote();
const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';
const filled = {
  ...newDraft(quote, { day: '27', month: '3', year: '1984' }),
  phoneNumber: ' 0412 345 678 ',
  agreedToTerms: true,
  agreedToTreatment: true,
};

describe('the acceptance form', () => {
  it('lists everything missing in the words and order of the specification', () => {
    const empty = { ...newDraft(quote, null), patientName: '' };
    expect(joinMessages(problemsOf('accept', empty, EMPTY_SIGNATURE))).toBe(
      'Patient name is required, Date of birth is required, Phone number is required, You must agree to the terms and conditions, You must agree to the treatment plan, Please provide your signature',
    );
  });

  it.each([
    ['draw', 'Please provide your signature'],
    ['type', 'Please enter your typed signature'],
    ['upload', 'Please upload your signature image'],
  ] as const)('requires the signature of the chosen method: %s', (method, message) => {
    expect(problemsOf('accept', filled, { ...EMPTY_SIGNATURE, method })).toEqual([
      { path: 'signatureData', message },
    ]);
  });

  it('says so when there is no canvas', () => {
    expect(problemsOf('accept', filled, { ...EMPTY_SIGNATURE, canvasAvailable: false })[0]?.message).toBe(
      'Signature canvas not available',
    );
  });

  it('is filled in with the patient’s name and date of birth', () => {
    expect(filled.patientName).toBe('Te Ariki Ngāpō');
    expect(problemsOf('accept', filled, { ...EMPTY_SIGNATURE, drawn: IMAGE })).toEqual([]);
  });

  it.each([[{ day: '31', month: '2', year: '1984' }], [{ day: '27', month: '', year: '1984' }]])(
    'refuses a date that does not exist: %j',
    (dateOfBirth) => {
      expect(problemsOf('accept', { ...filled, dateOfBirth }, { ...EMPTY_SIGNATURE, drawn: IMAGE })).toEqual([
        { path: 'dateOfBirth', message: 'Please enter a valid date' },
      ]);
    },
  );
});

describe('the answer that is sent', () => {
  it('is accepted by the contract and bound to the document on the screen', () => {
    const answer = answerOf(
      'accept',
      filled,
      { ...EMPTY_SIGNATURE, method: 'type', typed: ' Te Ariki Ngāpō ' },
      quote.documentHash,
    );
    const body = respondToQuote.body.parse(answer);
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
    const reject = answerOf(
      'reject',
      { ...filled, rejectionReason: ' too far away ' },
      EMPTY_SIGNATURE,
      quote.documentHash,
    );
    const query = answerOf(
      'query',
      { ...filled, queryMessage: 'How long?' },
      EMPTY_SIGNATURE,
      quote.documentHash,
    );
    expect(reject).toEqual({
      response: 'reject',
      documentHash: quote.documentHash,
      patientInfo: { patientName: 'Te Ariki Ngāpō' },
      rejectionReason: 'too far away',
    });
    expect(query).toEqual({
      response: 'query',
      documentHash: quote.documentHash,
      patientInfo: { patientName: 'Te Ariki Ngāpō' },
      queryMessage: 'How long?',
    });
    expect(respondToQuote.body.safeParse(query).success).toBe(true);
  });

  it('needs a reason to decline and a text to ask', () => {
    expect(problemsOf('reject', filled, EMPTY_SIGNATURE)[0]?.message).toBe(
      'Please provide a reason for rejection',
    );
    expect(problemsOf('query', { ...filled, queryMessage: '  ' }, EMPTY_SIGNATURE)[0]?.message).toBe(
      'Please provide your query or question',
    );
  });

  it('maps the server’s fields to those of the form', () => {
    expect(fieldOf('patientInfo.phoneNumber')).toBe('phoneNumber');
    expect(Object.keys(patientInfo.shape)).toContain(fieldOf('patientInfo.additionalNotes'));
  });
});

describe('the stored draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('is restored after a reload, without the signature, and removed after an answer', () => {
    saveDraft(quote, { ...filled, choice: 'accept' });
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/signature/i);
    expect(loadDraft(quote, null)).toEqual({ ...filled, choice: 'accept' });
    clearDraft(quote);
    expect(loadDraft(quote, null)).toEqual(newDraft(quote, null));
  });

  it('never fills the form of another document', () => {
    saveDraft(quote, filled);
    const newer = { ...quote, documentHash: 'b'.repeat(64) };
    expect(loadDraft(newer, null)).toEqual(newDraft(newer, null));
  });

  it('is ignored if another version or somebody else wrote it', () => {
    saveDraft(quote, { ...filled, patientName: 7, dateOfBirth: null, choice: 'pay' } as never);
    expect(loadDraft(quote, null)).toMatchObject({
      patientName: 'Te Ariki Ngāpō',
      dateOfBirth: { day: '', month: '', year: '' },
      choice: null,
    });
  });
});

describe('small parts', () => {
  it('turns typed parts into ISO dates', () => {
    expect(isoOf({ day: ' 7', month: '3', year: '1984' })).toBe('1984-03-07');
    expect(isoOf({ day: '', month: ' ', year: '' })).toBe('');
  });

  it('keeps one idempotency key while the same answer is retried', () => {
    let count = 0;
    const keyFor = keyring(() => `key-${(count += 1)}`);
    expect([keyFor('a'), keyFor('a'), keyFor('b'), keyFor('a')]).toEqual([
      'key-1',
      'key-1',
      'key-2',
      'key-3',
    ]);
  });

  it('scales a signature without losing a point', () => {
    const stroke = {
      penColor: '',
      dotSize: 0,
      minWidth: 1,
      maxWidth: 2,
      velocityFilterWeight: 0,
      compositeOperation: 'source-over' as const,
      points: [{ x: 300, y: 100, pressure: 0.5, time: 1 }],
    };
    const half = scaleStrokes([stroke], 0.5);
    expect(half[0]?.points[0]).toEqual({ x: 150, y: 50, pressure: 0.5, time: 1 });
    expect(scaleStrokes(half, 2)).toEqual([stroke]);
  });

  it('accepts images only, up to the contract’s limit', async () => {
    expect(LARGEST_SIGNATURE).toBe(SIGNATURE_LIMIT);
    await expect(readSignatureImage(new File(['x'], 'a.pdf', { type: 'application/pdf' }))).rejects.toThrow(
      'Please choose an image file',
    );
    await expect(
      readSignatureImage(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })),
    ).rejects.toThrow('Please choose an image file');
    await expect(readSignatureImage(new File(['png'], 'a.png', { type: 'image/png' }))).resolves.toMatch(
      /^data:image\/png;base64,/,
    );
  });

  it('signs with the data of the chosen method', () => {
    const signature = { ...EMPTY_SIGNATURE, drawn: 'd', typed: 't', uploaded: 'u' };
    expect(
      (['draw', 'type', 'upload'] as const).map((method) => signatureData({ ...signature, method })),
    ).toEqual(['d', 't', 'u']);
  });
});
