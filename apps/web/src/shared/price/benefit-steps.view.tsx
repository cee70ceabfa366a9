import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PricedLine } from '@quillcare/contracts';
import { explainLinePayment, type Currency } from '@quillcare/rules';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { priceWords } from './price.en';

/** Steps from a line item's total to what the patient pays, in the words the patient reads. */
export function BenefitSteps({ line, currency }: { line: PricedLine; currency?: Currency }) {
  const t = useWords(priceWords);
  const { money } = useFormats();
  const sentences = explainLinePayment(line, (minor) => money(minor, currency));
  if (sentences.length === 0) return null;
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h4" variant="subtitle2">
        {t('benefits')}
      </Typography>
      <Box component="ol" aria-label={t('benefits')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sentences.map((sentence, at) => (
          <Typography
            key={at}
            component="li"
            variant="body2"
            sx={{ py: 0.25, fontWeight: at === sentences.length - 1 ? 600 : 400 }}
          >
            {sentence}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
