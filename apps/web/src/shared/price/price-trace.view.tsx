import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getPricingRule, getSurgeryConfiguration, type Currency } from '@quillcare/contracts';
import type { TraceStep } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { useRights } from '../session/session.context';
import { useWords } from '../words/words';
import { priceWords } from './price.en';
import { describeTraceStep } from './price-sentence';
import { PageLink } from '../navigation/page-link.view';

export interface PriceTraceProps {
  trace: readonly TraceStep[];
  /** The quote's currency. Defaults to the practice's. */
  currency?: Currency;
  /** The line item's surgery, whose fees are the first step. */
  surgeryId?: string | null;
}

/** "Why this price": the steps from the configured fee to the line item's total, each with its result and source. */
export function PriceTraceView({ trace, currency, surgeryId = null }: PriceTraceProps) {
  const t = useWords(priceWords);
  if (trace.length === 0) return <Typography color="textSecondary">{t('none')}</Typography>;
  return (
    <Box component="ol" aria-label={t('steps')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {trace.map((step, at) => (
        <Step key={at} step={step} isFirst={at === 0} currency={currency} surgeryId={surgeryId} />
      ))}
    </Box>
  );
}

interface StepProps extends Pick<PriceTraceProps, 'currency'> {
  step: TraceStep;
  isFirst: boolean;
  surgeryId: string | null;
}

function Step({ step, isFirst, currency, surgeryId }: StepProps) {
  const t = useWords(priceWords);
  const formats = useFormats();
  const money = (minor: number) => formats.money(minor, currency);
  const hasChanged = isFirst || step.resultMinor !== step.inputMinor;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
          {describeTraceStep(step, money, formats)}
        </Typography>
        <Source step={step} surgeryId={surgeryId} />
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }} className="tabular">
        <Typography component="span" sx={{ fontWeight: 500 }}>
          {money(step.resultMinor)}
        </Typography>
        {!isFirst && (
          <Muted>{hasChanged ? t('was', { amount: money(step.inputMinor) }) : t('unchanged')}</Muted>
        )}
      </Box>
    </Box>
  );
}

/** Links to the pricing rule or the surgery's fees, for users who may read them. */
function Source({ step, surgeryId }: Pick<StepProps, 'step' | 'surgeryId'>) {
  const t = useWords(priceWords);
  const { allows } = useRights();
  const { kind, id } = step.rule;
  if (kind === 'RULE' && id !== null && allows(getPricingRule))
    return <SourceLink to={`/admin/pricing-rules/${id}`}>{t('link.rule')}</SourceLink>;
  const hasFees = kind === 'BASE' && step.words.key !== 'base.manual' && surgeryId !== null;
  if (hasFees && allows(getSurgeryConfiguration))
    return <SourceLink to={`/admin/surgery-config/${surgeryId}`}>{t('link.surgery')}</SourceLink>;
  return null;
}

function SourceLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink to={to} variant="body2" sx={{ display: 'block', width: 'fit-content' }}>
      {children}
    </PageLink>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
