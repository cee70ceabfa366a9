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

describe('the items of a new case', () => {
  it('are those for its class and surgery, with their days, and what is so already is done', () => {
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

  it('count from the day it was done where no date was on record', () => {
    const [call] = newItems(
      [item({ kind: 'POST_OP', days: 1 })],
      { ...situation, startsAt: null },
      { timeZone: ZONE, doneAt: new Date('2026-10-04T20:30:00Z') },
    );
    expect(call?.dueOn).toBe('2026-10-06');
  });
});

describe('an item', () => {
  const open = { kind: 'DEPOSIT', days: 14, dueOn: '2026-09-21', state: 'OPEN', decidedBy: null } as const;

  it('moves with the surgery, unless its day was set by hand', () => {
    const moved = { ...situation, startsAt: new Date('2026-10-11T20:30:00Z') };
    expect(followed(open, moved, ZONE).dueOn).toBe('2026-09-28');
    expect(followed({ ...open, days: null }, moved, ZONE).dueOn).toBe('2026-09-21');
    expect(followed(open, { ...situation, startsAt: null }, ZONE).dueOn).toBeNull();
  });

  it('opens again when the anaesthetist who ticked it is gone', () => {
    const ticked = { ...open, kind: 'ANAESTHETIST', state: 'DONE', decidedBy: 'FACT' } as const;
    expect(followed(ticked, situation, ZONE)).toMatchObject({ state: 'OPEN', decidedBy: null });
  });
});

describe('the items of a practice', () => {
  it('begin with the usual steps, by ids of its own that stay the same', () => {
    const [one, other] = [usualItems('one'), usualItems('other')];
    expect(one.map(({ title }) => title)).toEqual(other.map(({ title }) => title));
    expect(one.filter(({ id }) => other.some((item) => item.id === id))).toEqual([]);
    expect(usualItems('one')).toEqual(one);
  });

  it('keep their ids, and take each only once', () => {
    const kept = keptItems([item(), { ...item(), id: null }], [item()], () => 'new');
    expect(kept.map(({ id }) => id)).toEqual(['one', 'new']);
    expect(() => keptItems([item(), item()], [item()], () => 'new')).toThrow();
    expect(() => keptItems([item({ id: 'foreign' })], [item()], () => 'new')).toThrow();
  });

  it('are told in words', () => {
    expect(itemInWords(item())).toBe('Deposit received, 14 days before');
    expect(itemInWords(item({ kind: 'POST_OP', days: 1 }))).toBe('Deposit received, 1 day after');
  });
});
