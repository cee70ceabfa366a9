import type { ChecklistTemplateItem } from '@quillcare/contracts';
import { updatedItem, newItems, situationOf, type CaseSituation, type StoredSituation } from './case-items';
import { defaultItems, describeItem, itemsToStore } from './checklist-template';

const ZONE = 'Australia/Sydney';
const situation: CaseSituation = {
  id: 'case',
  quoteNumber: 'Q-1',
  status: 'SCHEDULED',
  startsAt: new Date('2026-10-04T20:30:00Z'),
  hospitalId: 'hospital',
  theatre: null,
  anaesthetistId: null,
  assistantId: null,
  isConsentSigned: true,
  hasDeposit: false,
  procedureClass: 'MEDICARE',
  surgeryIds: ['hip'],
};
const item = (changes: Partial<ChecklistTemplateItem> = {}): ChecklistTemplateItem => ({
  id: 'one',
  title: 'Deposit received',
  kind: 'DEPOSIT',
  days: 14,
  ownerRole: null,
  ownerId: null,
  procedureClass: null,
  surgeryId: null,
  ...changes,
});

describe('checklist of a new case', () => {
  it('has the dated items for its class and surgeries, with known facts already done', () => {
    const template = [
      item({ id: 'consent', kind: 'CONSENT' }),
      item({ id: 'hip', kind: 'IMPLANTS', surgeryId: 'hip', days: 7 }),
      item({ id: 'knee', kind: 'IMPLANTS', surgeryId: 'knee' }),
    ];
    expect(newItems(template, situation, { timeZone: ZONE })).toEqual([
      expect.objectContaining({
        templateItemId: 'consent',
        state: 'DONE',
        decidedBy: 'FACT',
        dueOn: '2026-09-21',
      }),
      expect.objectContaining({ templateItemId: 'hip', state: 'OPEN', decidedBy: null, dueOn: '2026-09-28' }),
    ]);
  });

  it('counts from the day the surgery was completed if the case has no date', () => {
    const [call] = newItems(
      [item({ kind: 'POST_OP', days: 1 })],
      { ...situation, startsAt: null },
      { timeZone: ZONE, doneAt: new Date('2026-10-04T20:30:00Z') },
    );
    expect(call?.dueOn).toBe('2026-10-06');
  });
});

describe('consent of a case', () => {
  const consent = {
    kind: 'CONSENT_SIGNED',
    doneOn: '2026-09-20',
    recordedAt: '2026-09-20T01:00:00.000Z',
  } as const;
  const isSigned = (changes: Partial<StoredSituation>) =>
    situationOf(
      {
        ...situation,
        procedureClass: 'COSMETIC',
        sentAt: new Date('2026-09-19T23:00:00Z'),
        signedAt: null,
        evidence: [consent],
        ...changes,
      },
      ZONE,
    ).isConsentSigned;

  it('counts from the day on which the current version of the quote was sent', () => {
    expect(isSigned({})).toBe(true);
    expect(isSigned({ sentAt: new Date('2026-09-20T14:00:00Z') })).toBe(false);
    expect(isSigned({ sentAt: new Date('2026-09-20T14:00:00Z'), procedureClass: 'MEDICARE' })).toBe(false);
  });

  it('does not count for a version sent later on the same day, until that is signed', () => {
    const sentAt = new Date('2026-09-20T01:00:01Z');
    expect(isSigned({ sentAt })).toBe(false);
    expect(isSigned({ sentAt, signedAt: sentAt })).toBe(true);
  });
});

describe('checklist item', () => {
  const open = { kind: 'DEPOSIT', days: 14, dueOn: '2026-09-21', state: 'OPEN', decidedBy: null } as const;

  it('moves its due date with the surgery unless it was set by hand', () => {
    const moved = { ...situation, startsAt: new Date('2026-10-11T20:30:00Z') };
    expect(updatedItem(open, moved, ZONE).dueOn).toBe('2026-09-28');
    expect(updatedItem({ ...open, days: null }, moved, ZONE).dueOn).toBe('2026-09-21');
    expect(updatedItem(open, { ...situation, startsAt: null }, ZONE).dueOn).toBeNull();
  });

  it('reopens when the anaesthetist who completed it is removed from the case', () => {
    const ticked = { ...open, kind: 'ANAESTHETIST', state: 'DONE', decidedBy: 'FACT' } as const;
    expect(updatedItem(ticked, situation, ZONE)).toMatchObject({ state: 'OPEN', decidedBy: null });
  });
});

describe('checklist template of a practice', () => {
  it('starts with the default items under stable ids of its own', () => {
    const [one, other] = [defaultItems('one'), defaultItems('other')];
    expect(one.map(({ title }) => title)).toEqual(other.map(({ title }) => title));
    expect(one.filter(({ id }) => other.some((item) => item.id === id))).toEqual([]);
    expect(defaultItems('one')).toEqual(one);
  });

  it('keeps the ids of its items and rejects a repeated or foreign id', () => {
    const kept = itemsToStore([item(), { ...item(), id: null }], [item()], () => 'new');
    expect(kept.map(({ id }) => id)).toEqual(['one', 'new']);
    expect(() => itemsToStore([item(), item()], [item()], () => 'new')).toThrow();
    expect(() => itemsToStore([item({ id: 'foreign' })], [item()], () => 'new')).toThrow();
  });

  it('describes its items in words', () => {
    expect(describeItem(item())).toBe('Deposit received, 14 days before');
    expect(describeItem(item({ kind: 'POST_OP', days: 1 }))).toBe('Deposit received, 1 day after');
  });
});
