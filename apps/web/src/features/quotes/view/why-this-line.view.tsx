import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PricedLine, Quote } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useId, useState } from 'react';
import { useFormats } from '../../../shared/formats/use-formats';
import { BenefitSteps } from '../../../shared/price/benefit-steps.view';
import { PriceTraceView } from '../../../shared/price/price-trace.view';
import { useWords } from '../../../shared/words/words';
import { viewWords } from './quote-view.en';

export interface WhyThisLineProps {
  line: PricedLine;
  quote: Pick<Quote, 'currency'>;
}

/** Staff-only details below a line of the document: options, GST, out-of-pocket cost and, on click, the pricing steps. */
export function WhyThisLine({ line, quote: { currency } }: WhyThisLineProps) {
  const t = useWords(viewWords);
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  const facts = useStaffFacts(line, currency);
  if (line.basis === 'NOT_INCLUDED') return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Button
          size="small"
          sx={{ ml: -0.75 }}
          aria-label={t('lines.whyFor', { line: line.description })}
          aria-expanded={isOpen}
          aria-controls={whyId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('lines.why')}
        </Button>
        <Muted component="span" sx={{ overflowWrap: 'anywhere' }}>
          {facts}
        </Muted>
      </Box>
      <Box id={whyId} hidden={!isOpen} sx={{ bgcolor: 'surface.hover', borderRadius: 1, px: 2, mt: 0.5 }}>
        {isOpen && (
          <>
            <PriceTraceView trace={line.trace} currency={currency} surgeryId={line.surgeryId} />
            <BenefitSteps line={line} currency={currency} />
          </>
        )}
      </Box>
    </>
  );
}

/** "Both sides · Includes $40.00 GST · Patient pays $500.00". */
function useStaffFacts(line: PricedLine, currency: Quote['currency']): string {
  const t = useWords(viewWords);
  const { money } = useFormats();
  const parts = [
    ...line.options.map(({ name }) => name),
    line.gstMinor > 0 ? t('lines.gst', { amount: money(line.gstMinor, currency) }) : t('lines.noGst'),
    line.benefitsMinor > 0 && t('lines.pays', { amount: money(line.outOfPocketMinor, currency) }),
  ];
  return parts.filter(Boolean).join(' · ');
}
