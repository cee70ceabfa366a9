import { auditNotes, toSummary, type Acceptance } from './acceptance';

const at = new Date('2026-11-23T02:00:00Z');
const acceptance = {
  quoteId: 'q',
  linkId: 'l',
  acceptedAt: at,
  mode: 'LINK',
  assurance: 'STANDARD',
  identifiedBy: ['DATE_OF_BIRTH'],
  optionIds: [],
  checkAnswers: [],
  helper: null,
  record: null,
  signatory: { role: 'PATIENT', name: '', relationship: '', authority: '' },
  signature: { method: 'draw', data: 'x' },
  secondSignature: null,
} as unknown as Acceptance;
const guardian = {
  ...({ role: 'GUARDIAN', name: 'Aroha', relationship: 'mother', authority: 'parent' } as const),
  ...({ email: '', mailTo: 'PATIENT' } as const),
};
const second = { name: 'Hone', relationship: '', method: 'type', data: 'Hone' } as const;
const helper = { userId: 'u', name: 'Ana Okafor' };

describe('acceptance', () => {
  it('is described in the audit trail with its place, signers and assurance', () => {
    expect(auditNotes(acceptance, { document: 'abc', answer: 'def' })).toBe(
      'Signed (draw) by the link; assurance STANDARD; the document with SHA-256 abc; the answer with SHA-256 def',
    );
    const tablet: Acceptance = { ...acceptance, mode: 'TABLET', helper, secondSignature: second };
    expect(auditNotes({ ...tablet, signatory: guardian }, { document: 'abc', answer: 'def' })).toBe(
      "Signed (draw) on the practice's device, for the patient by a parent or guardian, with a second signature, handed over by Ana Okafor; assurance STANDARD; the document with SHA-256 abc; the answer with SHA-256 def",
    );
    const record = { at, notes: 'She called', scanId: null };
    const told: Acceptance = { ...acceptance, mode: 'TELEPHONE', signature: null, helper, record };
    expect(auditNotes({ ...told, assurance: 'RECORDED' }, { document: 'abc', answer: 'def' })).toBe(
      'Recorded by staff: accepted by telephone; assurance RECORDED; the document with SHA-256 abc; the answer with SHA-256 def',
    );
  });

  it('is summarised on the quote without any signature', () => {
    const summary = toSummary({ ...acceptance, secondSignature: second, helper }, null);
    expect(summary).toMatchObject({ method: 'draw', secondSignerName: 'Hone', recordedByName: 'Ana Okafor' });
    expect(JSON.stringify(summary)).not.toContain('data');
  });
});
