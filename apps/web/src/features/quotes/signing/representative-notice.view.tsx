import Alert from '@mui/material/Alert';
import { previewQuote, type Quote } from '@quillcare/contracts';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useWords } from '../../../shared/words/words';
import { previewOf } from '../quote-parts';
import { recordWords } from './record.en';

/** The age below which somebody else signs for this patient; null where they sign alone, and while it is not known. */
export function useRepresentativeAge(quote: Quote): number | null {
  const { currentData } = useOperationQuery(previewQuote, { body: previewOf(quote) });
  return currentData?.representativeBelowAge ?? null;
}

/** Tells staff before the patient meets it that a child cannot accept alone. */
export function RepresentativeNotice({ quote }: { quote: Quote }) {
  const t = useWords(recordWords);
  const age = useRepresentativeAge(quote);
  if (age === null) return null;
  return <Alert severity="info">{t('representative', { name: quote.client.firstName, age })}</Alert>;
}
