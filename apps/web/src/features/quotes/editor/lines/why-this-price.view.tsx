import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PricedLine } from '@quillcare/contracts';
import { BenefitSteps } from '../../../../shared/price/benefit-steps.view';
import { PriceTraceView } from '../../../../shared/price/price-trace.view';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';

export function WhyThisPrice({ made }: { made: PricedLine | undefined }) {
  const t = useWords(editorWords);
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {t('details.why')}
      </Typography>
      {made ? (
        <>
          <PriceTraceView trace={made.trace} surgeryId={made.surgeryId} />
          <BenefitSteps line={made} />
        </>
      ) : (
        <Typography color="textSecondary">{t('details.whyNone')}</Typography>
      )}
    </Box>
  );
}
