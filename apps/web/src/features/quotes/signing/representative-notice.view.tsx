import Alert from '@mui/material/Alert';
import { previewQuote, type Quote } from '@quillcare/contracts';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useWords } from '../../../shared/words/words';
import { previewOf } from '../quote-parts';
import { recordWords } from './record.en';

/**
 * Returns the age below which a representative must sign for this patient. Null if the patient can sign alone, or while unknown.
 */
export function useRepresentativeAge(quote: Quote): number | null {
  const { currentData } = useOperationQuery(previewQuote, { body: previewOf(quote) });
  return currentData?.representativeBelowAge ?? null;
}

/** Warns staff in advance that a child cannot accept alone. */
export function RepresentativeNotice({ quote }: { quote: Quote }) {
  const t = useWords(recordWords);
  const age = useRepresentativeAge(quote);
  if (age === null) return null;
  return <Alert severity="info">{t('representative', { name: quote.client.firstName, age })}</Alert>;
}
