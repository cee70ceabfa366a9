import type { ComponentType } from 'react';
import type { SurgeryCase } from '@quillcare/contracts';
import { BilledFeesPanel } from './billed-fees.panel';
import { BookingFormPanel } from './booking-form.panel';
import { DocumentsPanel } from './documents.panel';
import { ChecklistPanel } from './checklist.panel';

export interface CasePanel {
  name: string;
  /** Position on the page, in steps of ten. */
  order: number;
  Panel: ComponentType<{ surgeryCase: SurgeryCase }>;
}

/** The panels of the case page below its summary, one per line. */
export const CASE_PANELS: readonly CasePanel[] = [
  { name: 'checklist', order: 20, Panel: ChecklistPanel },
  { name: 'documents', order: 50, Panel: DocumentsPanel },
  { name: 'booking-form', order: 60, Panel: BookingFormPanel },
  { name: 'billed-fees', order: 70, Panel: BilledFeesPanel },
];
