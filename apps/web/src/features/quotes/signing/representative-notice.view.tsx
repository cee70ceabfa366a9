import Alert from '@mui/material/Alert';
import { previewQuote, type Quote } from '@quillcare/contracts';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useWords } from '../../../shared/words/words';
import { toPreviewRequest } from '../quote-parts';
import { recordWords } from './record.en';

/** Warns staff in advance that a child cannot accept alone. */
export function RepresentativeNotice({ quote }: { quote: Quote }) {
  const t = useWords(recordWords);
  const { currentData } = useOperationQuery(previewQuote, { body: toPreviewRequest(quote) });
  const age = currentData?.representativeBelowAge;
  if (age == null) return null;
  return <Alert severity="info">{t('representative', { name: quote.client.firstName, age })}</Alert>;
}
