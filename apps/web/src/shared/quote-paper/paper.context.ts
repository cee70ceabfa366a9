import { createContext, useContext, type ReactNode } from 'react';
import { paperFormats, type PaperFormats, type PaperLine } from '@quillcare/rules';

/** How money and dates are written on the paper around, and the `lang` of what the practice wrote where it is another. */
export interface PaperReading extends PaperFormats {
  readonly practiceLang?: string;
}

export const PaperFormatsContext = createContext<PaperReading>(paperFormats('AUD'));

export function usePaperFormats(): PaperReading {
  return useContext(PaperFormatsContext);
}

/** What the app around the paper says of a line in place of the patient's "Why do I pay this?". */
export const PaperLineContext = createContext<((line: PaperLine) => ReactNode) | null>(null);
