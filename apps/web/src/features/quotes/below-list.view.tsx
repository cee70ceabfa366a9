import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Quote } from '@quillcare/contracts';
import type { Currency } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { belowListWords } from './below-list.en';

export interface BelowListProps {
  discount: Quote['discount'];
  currency: Currency;
}

/** Lines priced below the practice's list prices without an explicit discount. They count as discounted. */
export function BelowList({ discount: { belowList }, currency }: BelowListProps) {
  const t = useWords(belowListWords);
  const { money } = useFormats();
  if (!belowList?.length) return null;
  return (
    <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{t('title')}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {belowList.map(({ key, description, listMinor, amountMinor }) => (
          <Typography key={key} component="li" variant="body2">
            {t(amountMinor === 0 ? 'leftOut' : 'line', {
              description,
              amount: money(amountMinor, currency),
              list: money(listMinor, currency),
            })}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
