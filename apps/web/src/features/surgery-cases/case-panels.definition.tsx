import type { ComponentType } from 'react';
import type { SurgeryCase } from '@quillcare/contracts';
import { BilledFeesPanel } from './billed-fees.panel';
import { BookingFormPanel } from './booking-form.panel';
import { DocumentsPanel } from './documents.panel';
import { ChecklistPanel } from './checklist.panel';

/** A panel of the case's page. */
export interface CasePanel {
  name: string;
  /** Its place on the page, in steps of ten. */
  order: number;
  Panel: ComponentType<{ surgeryCase: SurgeryCase }>;
}

/** What the case's page shows below its summary, a line each. */
export const CASE_PANELS: readonly CasePanel[] = [
  { name: 'checklist', order: 20, Panel: ChecklistPanel },
  { name: 'documents', order: 50, Panel: DocumentsPanel },
  { name: 'booking-form', order: 60, Panel: BookingFormPanel },
  { name: 'billed-fees', order: 70, Panel: BilledFeesPanel },
];
