import { createContext, useContext, type ReactNode } from 'react';
import { paperFormats, type PaperFormats, type PaperLine } from '@quillcare/rules';

/** Formatters for money and dates, and the `lang` of texts written by the practice if it differs from the page's. */
export interface PaperReading extends PaperFormats {
  readonly practiceLang?: string;
}

export const PaperFormatsContext = createContext<PaperReading>(paperFormats('AUD'));

export function usePaperFormats(): PaperReading {
  return useContext(PaperFormatsContext);
}

/** Renders content for staff under a line item, in place of the patient's "Why do I pay this?". Null on the patient's page. */
export const PaperLineContext = createContext<((line: PaperLine) => ReactNode) | null>(null);
