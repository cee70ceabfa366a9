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

it('adds what is new, with its day, and nothing that is for other cases or for afterwards', () => {
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

it('changes what is open, but neither a day that was set by hand nor an owner who was named', () => {
  const template = [wanted('a', { title: 'Deposit', days: 14, ownerRole: 'USER' })];
  const [{ set } = { set: null }] = align(template, [present('a')]).changed;
  expect(set).toEqual({ title: 'Deposit', days: 14, ownerRole: 'USER' });
  const own = present('a', { days: null, ownerId: 'ruby' });
  expect(align(template, [own]).changed[0]?.set).toEqual({ title: 'Deposit' });
});

it('removes what is open and no longer wanted; what was decided or added by hand stays', () => {
  const kept = [
    present('b', { state: 'DONE', decidedBy: 'PERSON' }),
    present('c', { state: 'NOT_NEEDED', decidedBy: 'PERSON' }),
    present(null),
    present('d', { kind: 'POST_OP' }),
  ];
  expect(align([], [present('a'), ...kept]).removed).toEqual([present('a')]);
});

it('is nothing the second time', () => {
  expect(isAligned(align([wanted('a')], [present('a')]))).toBe(true);
});

it('counts cases for each item', () => {
  const one = align([wanted('a'), wanted('b')], [present('x')]);
  expect(effectsOf([one, align([wanted('a')], [])])).toEqual([
    { what: 'ADDED', title: 'Item a', cases: 2 },
    { what: 'ADDED', title: 'Item b', cases: 1 },
    { what: 'REMOVED', title: 'Item x', cases: 1 },
  ]);
});
