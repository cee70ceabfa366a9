import type { LineKind, Quote } from '@quillcare/contracts';
import { CHECKLIST } from '../quotes.texts';

export interface ChecklistItem {
  label: string;
  isDone: boolean;
}

type Checked = Pick<Quote, 'lines' | 'procedureClass' | 'validUntil'>;

/** What a patient must know about the cost before deciding, and whether this quote says it. */
export function consentChecklist(quote: Checked, today: string): ChecklistItem[] {
  const has = (...kinds: LineKind[]) => quote.lines.some((line) => kinds.includes(line.kind));
  const billed = quote.lines.filter((line) => line.billedBy === 'PROVIDER');
  const items = [
    { label: CHECKLIST.surgeon, isDone: has('SURGEON') },
    { label: CHECKLIST.assistant, isDone: has('ASSISTANT') },
    { label: CHECKLIST.anaesthetist, isDone: has('ANAESTHETIST') },
    { label: CHECKLIST.hospital, isDone: has('HOSPITAL', 'THEATRE') },
    { label: CHECKLIST.providers, isDone: billed.every((line) => Boolean(line.providerName)) },
  ];
  // Benefits are only relevant where Medicare may pay.
  if (quote.procedureClass === 'MEDICARE' || quote.procedureClass === 'MIXED') {
    items.push({
      label: CHECKLIST.benefits,
      isDone: quote.lines.some((line) => line.medicareBenefitMinor !== null),
    });
  }
  return [...items, { label: CHECKLIST.validity, isDone: quote.validUntil >= today }];
}
