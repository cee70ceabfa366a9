import { discountApproval, type DiscountApproval, type Quote } from '@quillcare/contracts';
import { someQuote } from '../quote.sample';
import { describeNextStep, buildProgressSteps } from './quote-progress';
import { blankOf } from '../../../testing/sample-of';

const sent: Quote = {
  ...someQuote(),
  status: 'SENT',
  sentAt: '2026-11-20T01:00:00.000Z',
  mailState: 'DELIVERED',
};
const percent = (basisPoints: number) => `${basisPoints / 100}%`;
const asked: DiscountApproval = blankOf(discountApproval, {
  state: 'REQUESTED',
  basisPoints: 1_500,
  reason: 'A colleague’s mother',
  requestedBy: someQuote().id,
  requestedByName: 'Ruby Park',
  requestedAt: '2026-11-19T02:00:00.000Z',
});

describe('quote story', () => {
  it('lists events in order, with the reasons for failures', () => {
    const story = buildProgressSteps(
      {
        ...sent,
        status: 'REJECTED',
        mailState: 'FAILED',
        mailDetail: '550 no such mailbox',
        firstViewedAt: '2026-11-20T05:00:00.000Z',
        respondedAt: '2026-11-21T00:00:00.000Z',
        rejectionReason: 'Too far',
      },
      percent,
    );
    expect(story.map(({ title, detail }) => [title, detail])).toEqual([
      ['Draft created', null],
      ['Sent to the patient', null],
      ['Email not delivered', '550 no such mailbox'],
      ['First opened by the patient', null],
      ['Declined by the patient', 'Too far'],
    ]);
  });

  it('dates a withdrawal by itself, not by a later change such as a newer version', () => {
    const withdrawnAt = '2026-11-21T00:00:00.000Z';
    const quote = {
      ...sent,
      status: 'WITHDRAWN' as const,
      withdrawnAt,
      updatedAt: '2026-11-25T00:00:00.000Z',
    };
    const story = buildProgressSteps(quote, percent);
    expect(story.at(-1)).toMatchObject({ title: 'Withdrawn by the practice', at: withdrawnAt });
  });

  it('has a single entry for a draft', () => {
    expect(buildProgressSteps(someQuote(), percent)).toHaveLength(1);
  });

  it('shows who requested and who decided on a discount, why, and that a version was replaced', () => {
    const decided = { decidedByName: 'Amelia Nguyen', decidedAt: '2026-11-19T03:00:00.000Z' };
    const story = buildProgressSteps(
      {
        ...sent,
        revision: 2,
        status: 'SUPERSEDED',
        supersededAt: '2026-11-22T00:00:00.000Z',
        approval: { ...asked, ...decided, state: 'DECLINED', decisionReason: 'Ten is enough' },
      },
      percent,
    );
    expect(story.map(({ title, detail }) => [title, detail])).toEqual([
      ['Version 2 started', null],
      ['Approval of a 15% discount requested', 'By Ruby Park: A colleague’s mother'],
      ['Discount declined', 'By Amelia Nguyen: Ten is enough'],
      ['Sent to the patient', null],
      ['Email delivered', null],
      ['Replaced by a newer version', null],
    ]);
  });
});

describe('next step of a quote', () => {
  it('puts an undelivered email first', () => {
    expect(describeNextStep({ ...sent, mailState: 'FAILED' }, null)).toMatch(/^The email did not arrive/);
    expect(describeNextStep({ ...sent, status: 'ACCEPTED', mailState: 'FAILED' }, null)).toMatch(/^Call/);
  });

  it('points to the next version once it has been started', () => {
    const draft = { revision: 2, status: 'DRAFT', variationOfId: null } as const;
    expect(describeNextStep(sent, draft)).toBe('Version 2 has been started. Finish and send that one.');
    const signed = { ...sent, status: 'ACCEPTED' as const };
    expect(describeNextStep(signed, { ...draft, variationOfId: sent.id })).toMatch(
      /Finish and send that one/,
    );
    expect(describeNextStep(signed, draft)).toMatch(/^Version 2 was started before .* Choose Change/);
  });

  it('waits for the approval of a discount', () => {
    const draft = someQuote();
    const waiting = { ...draft, approval: asked, discount: { ...draft.discount, approvalNeeded: true } };
    expect(describeNextStep(waiting, null)).toMatch(/is waiting for approval/);
  });
});
