import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PricedLine, Quote } from '@quillcare/contracts';
import { StatusChip, type ToneName } from '@quillcare/ui';
import { useId, useState } from 'react';
import { useFormats } from '../../../shared/formats/use-formats';
import { PriceTraceView } from '../../../shared/price/price-trace.view';
import { useWords } from '../../../shared/words/words';
import { viewWords } from './quote-view.en';

const BASIS_TONES: Record<PricedLine['basis'], ToneName> = {
  FIXED: 'success',
  ESTIMATE: 'warning',
  NOT_INCLUDED: 'muted',
};

/** Every line with who bills it, what it was made of, and what the patient pays. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const t = useWords(viewWords);
  return (
    <>
      <Box component="ul" aria-label={t('lines.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {quote.lines.map((line) => (
          <Line key={line.id} line={line} quote={quote} />
        ))}
      </Box>
      <Totals quote={quote} />
    </>
  );
}

function Line({ line, quote }: { line: PricedLine; quote: Quote }) {
  const t = useWords(viewWords);
  const formats = useFormats();
  const isIncluded = line.basis !== 'NOT_INCLUDED';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 3,
        rowGap: 0.5,
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {line.description}
          </Typography>
          <StatusChip label={t(`lines.bases.${line.basis}`)} tone={BASIS_TONES[line.basis]} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {useLineDetails(line, quote)}
        </Typography>
      </Box>
      {isIncluded && (
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Typography className="tabular" sx={{ fontWeight: 500 }}>
            {formats.money(line.totalMinor, quote.currency)}
          </Typography>
          {line.benefitsMinor > 0 && (
            <Typography variant="body2" color="textSecondary" className="tabular">
              {t('lines.pays', { amount: formats.money(line.outOfPocketMinor, quote.currency) })}
            </Typography>
          )}
        </Box>
      )}
      <Why line={line} quote={quote} />
    </Box>
  );
}

/** "Why this price" opens below its line, so that several can be compared. */
function Why({ line, quote }: { line: PricedLine; quote: Quote }) {
  const t = useWords(viewWords);
  const [isOpen, setOpen] = useState(false);
  const traceId = useId();
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Button
        size="small"
        sx={{ ml: -0.75 }}
        aria-label={t('lines.whyFor', { line: line.description })}
        aria-expanded={isOpen}
        aria-controls={traceId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('lines.why')}
      </Button>
      <Box id={traceId} hidden={!isOpen} sx={{ bgcolor: 'surface.hover', borderRadius: 1, px: 2, mt: 0.5 }}>
        {isOpen && <PriceTraceView trace={line.trace} currency={quote.currency} surgeryId={line.surgeryId} />}
      </Box>
    </Box>
  );
}

/** "Dr Linh Nguyễn · Billed by the practice · Both sides · MBS 39331 · Includes $40.00 GST". */
function useLineDetails(line: PricedLine, { currency }: Quote): string {
  const t = useWords(viewWords);
  const formats = useFormats();
  const money = (minor: number) => formats.money(minor, currency);
  const isIncluded = line.basis !== 'NOT_INCLUDED';
  const isDiscounted = isIncluded && line.discountMinor > 0;
  // They add up to the total beside them.
  const sum = {
    fee: money(line.amountMinor + line.discountMinor),
    discount: money(line.discountMinor),
    gst: money(line.gstMinor),
  };
  const parts = [
    line.providerName,
    t('lines.billedBy', { who: t(`lines.billers.${line.billedBy}`) }),
    ...line.options.map(({ name }) => name),
    isIncluded &&
      line.quantity !== 1 &&
      t('lines.quantity', {
        quantity: line.quantity.toLocaleString(formats.locale),
        amount: money(line.unitFeeMinor),
      }),
    isDiscounted && (line.gstMinor > 0 ? t('lines.discountedWithGst', sum) : t('lines.discounted', sum)),
    line.mbsItem && t('lines.mbs', { items: line.mbsItem }),
    line.medicareBenefitMinor && t('lines.medicare', { amount: money(line.medicareBenefitMinor) }),
    line.fundBenefitMinor && t('lines.fund', { amount: money(line.fundBenefitMinor) }),
    isIncluded && line.gstMinor > 0 && !isDiscounted && t('lines.gst', { amount: money(line.gstMinor) }),
    isIncluded && line.gstMinor === 0 && t('lines.noGst'),
  ];
  return parts.filter(Boolean).join(' · ');
}

function Totals({ quote: { totals, currency, quoteDiscount } }: { quote: Quote }) {
  const t = useWords(viewWords);
  const formats = useFormats();
  const money = (minor: number) => formats.money(minor, currency);
  const rows = [
    quoteDiscount && {
      label: t('lines.quoteDiscount'),
      value:
        quoteDiscount.type === 'PERCENTAGE'
          ? formats.percent(quoteDiscount.basisPoints)
          : money(quoteDiscount.amountMinor),
    },
    {
      label: t(totals.estimate ? 'lines.totalEstimate' : 'lines.total'),
      value: money(totals.totalMinor),
      isStrong: true,
    },
    totals.benefitsMinor > 0 && { label: t('lines.benefits'), value: `−${money(totals.benefitsMinor)}` },
    totals.benefitsMinor > 0 && {
      label: t('outOfPocket'),
      value: money(totals.outOfPocketMinor),
      isStrong: true,
    },
  ].filter((row) => row !== null && row !== false);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'surface.tint',
      }}
    >
      {rows.map(({ label, value, isStrong }) => (
        <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 }}>
          <Typography component="dt" sx={{ fontWeight: isStrong ? 600 : 400 }}>
            {label}
          </Typography>
          <Typography component="dd" className="tabular" sx={{ m: 0, fontWeight: isStrong ? 600 : 400 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
