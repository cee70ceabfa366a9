import { quoteMachine, quoteStatus } from '@quillcare/contracts';
import { someQuote } from '../quote.sample';
import { MAIL_FAILED_STEP } from '../quotes.texts';
import { consentChecklist } from './consent-checklist';
import { actionsOf, nextStepOf, storyOf } from './quote-story';

const sent = {
  ...someQuote(),
  status: 'SENT' as const,
  sentAt: '2026-11-20T01:00:00.000Z',
  mailState: 'DELIVERED' as const,
};
const all = { update: true, delete: true };

describe('the story of a quote', () => {
  it('lists events in order, with the reasons of failures', () => {
    const story = storyOf({
      ...sent,
      status: 'REJECTED',
      mailState: 'FAILED',
      mailDetail: '550 no such mailbox',
      firstViewedAt: '2026-11-20T05:00:00.000Z',
      queries: [{ id: 'q', message: 'Why?', askedAt: '2026-11-20T04:00:00.000Z' }],
      respondedAt: '2026-11-21T00:00:00.000Z',
      rejectionReason: 'Too far',
    });
    expect(story.map(({ title, detail }) => [title, detail])).toEqual([
      ['Draft created', null],
      ['Sent to the patient', null],
      ['Email not delivered', '550 no such mailbox'],
      ['The patient asked a question', null],
      ['First opened by the patient', null],
      ['Declined by the patient', 'Too far'],
    ]);
  });

  it('is short for a draft', () => {
    expect(storyOf(someQuote())).toHaveLength(1);
  });
});

describe('what may be done', () => {
  it.each(quoteStatus.options)('fits the status table: %s', (status) => {
    const actions = actionsOf(status, all);
    expect(actions.includes('withdraw')).toBe(quoteMachine.allows(status, 'WITHDRAWN'));
    expect(actions.includes('edit')).toBe(status === 'DRAFT');
    expect(actionsOf(status, { update: false, delete: false })).toEqual([]);
  });

  it('puts mail that did not arrive first', () => {
    expect(nextStepOf({ status: 'SENT', mailState: 'FAILED' })).toBe(MAIL_FAILED_STEP);
    expect(nextStepOf({ status: 'ACCEPTED', mailState: 'FAILED' })).not.toBe(MAIL_FAILED_STEP);
  });
});

describe('informed financial consent', () => {
  const missing = (quote: Parameters<typeof consentChecklist>[0], today = '2026-11-20') =>
    consentChecklist(quote, today).flatMap(({ label, isDone }) => (isDone ? [] : [label]));

  it('lists what a quote lacks', () => {
    expect(missing(sent)).toEqual([
      'Assistant surgeon, or a line that says none is needed',
      'Anaesthetist',
      'Hospital or theatre',
    ]);
    expect(missing({ ...sent, lines: [], validUntil: '2026-11-19' })).toContain('Still valid');
  });

  it('asks for names of those who bill, and for benefits where Medicare may pay', () => {
    const [line] = sent.lines;
    expect(missing({ ...sent, lines: [{ ...line!, billedBy: 'PROVIDER', providerName: null }] })).toContain(
      'Every provider who bills has a name',
    );
    expect(
      missing({ ...sent, procedureClass: 'MEDICARE', lines: [{ ...line!, medicareBenefitMinor: null }] }),
    ).toContain('Medicare benefit and out-of-pocket');
    expect(
      missing({ ...sent, procedureClass: 'COSMETIC', lines: [{ ...line!, medicareBenefitMinor: null }] }),
    ).not.toContain('Medicare benefit and out-of-pocket');
  });
});
