import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BilledFees } from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { billedFeeWords } from './billed-fees.en';
import { Difference } from './billed-line.view';

/** Totals of the billed lines, and what has yet to be billed. */
export function BilledTotals({ fees: { totals, currency } }: { fees: BilledFees }) {
  const t = useWords(billedFeeWords);
  const formats = useFormats();
  const money = (minor: number) => formats.money(minor, currency);
  const figures = [
    { label: t('quoted'), value: money(totals.quotedMinor) },
    { label: t('billed'), value: money(totals.billedMinor) },
    { label: t('difference'), value: <Difference of={totals} currency={currency} /> },
  ];
  return (
    <Box sx={{ borderTop: 2, borderColor: 'divider', pt: 1.5, display: 'grid', gap: 1 }}>
      {totals.linesBilled > 0 && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{t('total')}</Typography>
          <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
            {figures.map(({ label, value }) => (
              <Box key={label}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {label}
                </Typography>
                <Typography component="dd" className="tabular" sx={{ m: 0, fontWeight: 600 }}>
                  {value}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('whole', { amount: money(totals.quoteMinor) })}{' '}
        {totals.linesToBill > 0 && t('toBill', { count: totals.linesToBill })}
      </Typography>
    </Box>
  );
}
