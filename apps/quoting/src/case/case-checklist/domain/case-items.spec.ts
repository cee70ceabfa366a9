import type { ChecklistTemplateItem } from '@quillcare/contracts';
import { followed, newItems, type CaseSituation } from './case-items';
import { usualItems, itemInWords, keptItems } from './checklist-template';

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

describe('checklist item', () => {
  const open = { kind: 'DEPOSIT', days: 14, dueOn: '2026-09-21', state: 'OPEN', decidedBy: null } as const;

  it('moves its due date with the surgery unless it was set by hand', () => {
    const moved = { ...situation, startsAt: new Date('2026-10-11T20:30:00Z') };
    expect(followed(open, moved, ZONE).dueOn).toBe('2026-09-28');
    expect(followed({ ...open, days: null }, moved, ZONE).dueOn).toBe('2026-09-21');
    expect(followed(open, { ...situation, startsAt: null }, ZONE).dueOn).toBeNull();
  });

  it('reopens when the anaesthetist who completed it is removed from the case', () => {
    const ticked = { ...open, kind: 'ANAESTHETIST', state: 'DONE', decidedBy: 'FACT' } as const;
    expect(followed(ticked, situation, ZONE)).toMatchObject({ state: 'OPEN', decidedBy: null });
  });
});

describe('checklist template of a practice', () => {
  it('starts with the default items under stable ids of its own', () => {
    const [one, other] = [usualItems('one'), usualItems('other')];
    expect(one.map(({ title }) => title)).toEqual(other.map(({ title }) => title));
    expect(one.filter(({ id }) => other.some((item) => item.id === id))).toEqual([]);
    expect(usualItems('one')).toEqual(one);
  });

  it('keeps the ids of its items and rejects a repeated or foreign id', () => {
    const kept = keptItems([item(), { ...item(), id: null }], [item()], () => 'new');
    expect(kept.map(({ id }) => id)).toEqual(['one', 'new']);
    expect(() => keptItems([item(), item()], [item()], () => 'new')).toThrow();
    expect(() => keptItems([item({ id: 'foreign' })], [item()], () => 'new')).toThrow();
  });

  it('describes its items in words', () => {
    expect(itemInWords(item())).toBe('Deposit received, 14 days before');
    expect(itemInWords(item({ kind: 'POST_OP', days: 1 }))).toBe('Deposit received, 1 day after');
  });
});
