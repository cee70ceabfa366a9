import { callbackAssignedNews, checklistAssignedNews, leadAssignedNews } from './assignment-news';

const given = { assigneeId: 'u-1', byUserId: 'u-2' };
const turn = { assigneeId: 'u-1', byUserId: null };
const own = { assigneeId: 'u-1', byUserId: 'u-1' };
const hana = { clientName: 'Hana Ngāpō', quoteNumber: 'Q-1', priority: 'NORMAL', subject: 'QUOTE' } as const;

describe('notification about an assignment', () => {
  it('goes to the assignee, naming who assigned it and linking to it', () => {
    expect(
      callbackAssignedNews({ ...given, callbackId: 'c-1' }, hana, '24 Nov 2026', 'Ben Tran'),
    ).toMatchObject({
      to: { userId: 'u-1' },
      message: 'Ben Tran asked you to call Hana Ngāpō about quote Q-1 by 24 Nov 2026.',
      action: { path: '/callbacks?view=mine' },
    });
    expect(leadAssignedNews({ ...given, leadId: 'l-1' }, { name: 'Ari Cole' }, 'Ben Tran')).toMatchObject({
      to: { userId: 'u-1' },
      message: 'Ben Tran asked you to look after Ari Cole.',
      action: { path: '/leads/l-1' },
    });
    const item = { caseId: 's-1', quoteNumber: 'Q-1', count: 1, title: 'Order implants' };
    expect(checklistAssignedNews({ ...given, ...item }, 'Ben Tran')).toMatchObject({
      message: 'Ben Tran asked you to look after “Order implants” for case Q-1.',
      action: { path: '/surgery-cases/s-1' },
    });
  });

  it('calls it their turn if nobody assigned it', () => {
    const callback = { ...hana, quoteNumber: null };
    expect(callbackAssignedNews({ ...turn, callbackId: 'c-1' }, callback, '24 Nov 2026', null)?.message).toBe(
      'It is your turn to call Hana Ngāpō by 24 Nov 2026.',
    );
    expect(leadAssignedNews({ ...turn, leadId: 'l-1' }, { name: 'Ari Cole' }, null)?.message).toBe(
      'It is your turn to look after Ari Cole.',
    );
    const items = { caseId: 's-1', quoteNumber: 'Q-1', count: 3, title: null };
    expect(checklistAssignedNews({ ...turn, ...items }, null)?.message).toBe(
      'Please look after 3 items for case Q-1.',
    );
  });

  it('is not created for users who took it themselves', () => {
    expect(callbackAssignedNews({ ...own, callbackId: 'c-1' }, hana, '24 Nov 2026', 'Ben Tran')).toBeNull();
    expect(leadAssignedNews({ ...own, leadId: 'l-1' }, { name: 'Ari Cole' }, 'Ben Tran')).toBeNull();
    const item = { caseId: 's-1', quoteNumber: 'Q-1', count: 1, title: 'Order implants' };
    expect(checklistAssignedNews({ ...own, ...item }, 'Ben Tran')).toBeNull();
  });

  it('has the priority of the call', () => {
    const urgent = { ...hana, priority: 'HIGH' } as const;
    const news = callbackAssignedNews({ ...given, callbackId: 'c-1' }, urgent, '24 Nov 2026', 'Ben Tran');
    expect(news?.priority).toBe('HIGH');
  });
});
