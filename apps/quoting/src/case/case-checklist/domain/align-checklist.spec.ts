import type { ChecklistTemplateItem } from '@quillcare/contracts';
import { alignmentOf, effectsOf, isAligned, type PresentItem } from './align-checklist';
import type { CaseSituation } from './case-items';

const ZONE = 'Australia/Sydney';
const situation: CaseSituation = {
  id: 'c1',
  quoteNumber: 'Q-2026-000001',
  status: 'SCHEDULED',
  startsAt: new Date('2026-12-10T00:00:00Z'),
  hospitalId: null,
  theatre: null,
  anaesthetistId: null,
  assistantId: null,
  isConsentSigned: false,
  hasDeposit: false,
  procedureClass: 'MEDICARE',
  surgeryIds: [],
};
const wanted = (id: string, changes: Partial<ChecklistTemplateItem> = {}): ChecklistTemplateItem => ({
  id,
  title: `Item ${id}`,
  kind: 'OTHER',
  days: 7,
  ownerRole: null,
  ownerId: null,
  procedureClass: null,
  surgeryId: null,
  ...changes,
});
const present = (templateItemId: string | null, changes: Partial<PresentItem> = {}): PresentItem => ({
  id: `own-${templateItemId}`,
  templateItemId,
  title: `Item ${templateItemId}`,
  kind: 'OTHER',
  days: 7,
  dueOn: '2026-12-03',
  state: 'OPEN',
  decidedBy: null,
  ownerRole: null,
  ownerId: null,
  ...changes,
});
const align = (template: ChecklistTemplateItem[], items: PresentItem[]) =>
  alignmentOf(template, items, situation, ZONE);

it('adds new items with their due dates but none for other classes or for after the surgery', () => {
  const template = [
    wanted('a'),
    wanted('b', { days: 3 }),
    wanted('c', { procedureClass: 'COSMETIC' }),
    wanted('d', { kind: 'POST_OP' }),
  ];
  const { added, changed, removed } = align(template, [present('a')]);
  expect(added).toMatchObject([{ templateItemId: 'b', dueOn: '2026-12-07' }]);
  expect([changed, removed]).toEqual([[], []]);
});

it('updates open items but keeps a due date set by hand and a named owner', () => {
  const template = [wanted('a', { title: 'Deposit', days: 14, ownerRole: 'USER' })];
  const [{ set } = { set: null }] = align(template, [present('a')]).changed;
  expect(set).toEqual({ title: 'Deposit', days: 14, ownerRole: 'USER' });
  const own = present('a', { days: null, ownerId: 'ruby' });
  expect(align(template, [own]).changed[0]?.set).toEqual({ title: 'Deposit' });
});

it('removes open items no longer in the template but keeps those decided or added by hand', () => {
  const kept = [
    present('b', { state: 'DONE', decidedBy: 'PERSON' }),
    present('c', { state: 'NOT_NEEDED', decidedBy: 'PERSON' }),
    present(null),
    present('d', { kind: 'POST_OP' }),
  ];
  expect(align([], [present('a'), ...kept]).removed).toEqual([present('a')]);
});

it('makes no changes to a checklist that already matches the template', () => {
  expect(isAligned(align([wanted('a')], [present('a')]))).toBe(true);
});

it('counts the affected cases for each item', () => {
  const one = align([wanted('a'), wanted('b')], [present('x')]);
  expect(effectsOf([one, align([wanted('a')], [])])).toEqual([
    { what: 'ADDED', title: 'Item a', cases: 2 },
    { what: 'ADDED', title: 'Item b', cases: 1 },
    { what: 'REMOVED', title: 'Item x', cases: 1 },
  ]);
});
