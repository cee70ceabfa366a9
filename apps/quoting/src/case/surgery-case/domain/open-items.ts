import { AppError, type OpenCaseItem } from '@quillcare/contracts';
import { isOverdue, type ChecklistKind } from '@quillcare/rules';

/** The caller's acknowledgement when taking a step with checklist items still open. */
export interface KnownOpenItems {
  openItemsAcknowledged: boolean;
  consentReason: string | null;
  note: string | null;
}

interface OpenItem {
  id: string;
  title: string;
  kind: ChecklistKind;
  state: 'OPEN' | 'DONE' | 'NOT_NEEDED';
  dueOn: string | null;
}

const lacksConsent = (open: readonly OpenItem[]) => open.some(({ kind }) => kind === 'CONSENT');

/** Throws CASE_ITEMS_OPEN unless the open items are acknowledged and a missing consent has a reason. */
export function refuseUnknownItems(open: readonly OpenItem[], known: KnownOpenItems, today: string): void {
  if (open.length === 0) return;
  const needsConsentReason = lacksConsent(open);
  if (known.openItemsAcknowledged && (!needsConsentReason || known.consentReason !== null)) return;
  const items = open.map((item): OpenCaseItem => {
    const { id, title, kind } = item;
    return { id, title, kind, isOverdue: isOverdue(item, today) };
  });
  const ask = needsConsentReason
    ? 'The consent is not signed: please say why it goes ahead.'
    : 'Please confirm that it goes ahead.';
  throw new AppError('CASE_ITEMS_OPEN', {
    detail: `Still open: ${titlesOf(open)}. ${ask}`,
    facts: { items, needsConsentReason },
  });
}

/** The history entry: the note, and the items open when the step was taken. */
export function openItemsWords(open: readonly OpenItem[], note: string | null): string | null {
  if (open.length === 0) return note;
  return [`Open on the checklist: ${titlesOf(open)}`, note].filter(Boolean).join('. ');
}

/** The reason for proceeding without consent. Null if the consent is signed. */
export function reasonWithout(open: readonly OpenItem[], { consentReason }: KnownOpenItems): string | null {
  return lacksConsent(open) ? consentReason : null;
}

function titlesOf(open: readonly OpenItem[]): string {
  return open.map(({ title }) => title).join(', ');
}
