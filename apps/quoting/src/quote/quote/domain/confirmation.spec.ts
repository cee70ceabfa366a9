import type { AcceptanceSummary } from '@quillcare/contracts';
import { afterWord, awaitsConfirmation, canDisputeSignature } from './confirmation';

const now = new Date('2026-11-23T02:00:00Z');
const recorded: AcceptanceSummary = {
  mode: 'TELEPHONE',
  method: null,
  assurance: 'RECORDED',
  secondSignerName: null,
  optionIds: [],
  signatory: { role: 'PATIENT', name: '', relationship: '', authority: '', email: '', mailTo: 'PATIENT' },
  recordedByName: 'Ana Okafor',
  confirmedAt: null,
  disputedAt: null,
  patientComment: null,
  recordedAt: '2026-11-23T01:00:00.000Z',
  coolingOffEndsOn: null,
  settlement: null,
};
const yes = { isSo: true, comment: null };
const no = { isSo: false, comment: 'I only asked a question' };

describe("patient's word on a recorded acceptance", () => {
  it('raises the assurance when confirmed and leaves it when disputed', () => {
    expect(afterWord(recorded, yes, now)).toMatchObject({
      assurance: 'CONFIRMED',
      confirmedAt: now.toISOString(),
      disputedAt: null,
    });
    expect(afterWord(recorded, no, now)).toMatchObject({
      assurance: 'RECORDED',
      confirmedAt: null,
      disputedAt: now.toISOString(),
      patientComment: 'I only asked a question',
    });
  });

  it('is stored once: a repeat changes nothing and the opposite is refused', () => {
    const confirmed = afterWord(recorded, yes, now);
    expect(afterWord(confirmed, yes, now)).toBeNull();
    expect(() => afterWord(confirmed, no, now)).toThrow('not possible');
  });

  it('is requested only for acceptances recorded by staff', () => {
    expect(awaitsConfirmation(recorded)).toBe(true);
    expect(awaitsConfirmation(afterWord(recorded, no, now))).toBe(false);
    expect(awaitsConfirmation({ ...recorded, mode: 'TABLET' })).toBe(false);
    expect(awaitsConfirmation(null)).toBe(false);
  });

  it('on a signed acceptance can only be a dispute, stored once, and leaves the assurance', () => {
    const signed: AcceptanceSummary = { ...recorded, mode: 'LINK', assurance: 'HIGH', recordedAt: null };
    expect(canDisputeSignature(signed)).toBe(true);
    expect(canDisputeSignature(recorded)).toBe(false);
    const disputed = afterWord(signed, no, now);
    expect(disputed).toEqual({
      ...signed,
      disputedAt: now.toISOString(),
      patientComment: 'I only asked a question',
    });
    expect(canDisputeSignature(disputed)).toBe(false);
    expect(afterWord(disputed, { ...no, comment: 'Again' }, now)).toBeNull();
    expect(() => afterWord(signed, yes, now)).toThrow('not possible');
  });
});
