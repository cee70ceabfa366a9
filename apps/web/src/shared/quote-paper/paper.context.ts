import { createContext, useContext } from 'react';
import { paperFormats, type PaperFormats } from '@quillcare/rules';

/** How money and dates are written on the paper around, and the `lang` of what the practice wrote where it is another. */
export interface PaperReading extends PaperFormats {
  readonly practiceLang?: string;
}

export const PaperFormatsContext = createContext<PaperReading>(paperFormats('AUD'));

export function usePaperFormats(): PaperReading {
  return useContext(PaperFormatsContext);
}
