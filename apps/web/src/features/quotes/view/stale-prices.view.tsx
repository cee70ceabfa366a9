import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  checkQuotePrices,
  reviseQuote,
  type Quote,
  type QuoteVersion,
  type ResultOf,
} from '@quillcare/contracts';
import { useId, useState } from 'react';
import { ActButtons } from '../../../shared/acts/act-buttons.view';
import { useActs } from '../../../shared/acts/use-acts';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { useRights } from '../../../shared/session/session.context';
import { useWords } from '../../../shared/words/words';
import { LineChanges } from './line-changes.view';
import { quoteActs, applyCurrentPrices } from './quote-acts.definition';
import { versionWords } from './quote-versions.en';
import { formatCauses } from './stale-prices';

type PriceCheck = ResultOf<typeof checkQuotePrices>;

interface StalePricesProps {
  quote: Quote;
  versions: readonly QuoteVersion[];
}

/** Warns that current prices differ from those of a draft or open quote, and offers to apply them. */
export function StalePrices({ quote, versions }: StalePricesProps) {
  const t = useWords(versionWords);
  const { currentData, error, refetch } = useOperationQuery(checkQuotePrices, { params: { id: quote.id } });
  if (error && !currentData)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={refetch}>
            {t('stale.retry')}
          </Button>
        }
      >
        {t('stale.failed')} {error.detail}
      </Alert>
    );
  if (!currentData?.isStale) return null;
  return <Notice quote={quote} versions={versions} prices={currentData} />;
}

function Notice({ quote, versions, prices }: StalePricesProps & { prices: PriceCheck }) {
  const t = useWords(versionWords);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const linesId = useId();
  return (
    <Alert
      severity="info"
      role="group"
      aria-label={t('stale.title', { date: formats.date(prices.pricedOn) })}
    >
      <AlertTitle>{t('stale.title', { date: formats.date(prices.pricedOn) })}</AlertTitle>
      <Typography>{useDifference(quote, prices)}</Typography>
      {prices.causes.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('stale.because', { causes: formatCauses(prices.causes) })}
        </Typography>
      )}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {quote.status === 'DRAFT' ? (
          <ActButtons acts={[applyCurrentPrices]} record={quote} look={{ color: 'inherit' }} />
        ) : (
          <ReviseButton quote={quote} versions={versions} />
        )}
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={linesId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('stale.hide') : t('stale.show')}
        </Button>
      </Box>
      <Box id={linesId} hidden={!isOpen} sx={{ mt: 1.5 }}>
        {isOpen && <LineChanges lines={prices.lines} currency={quote.currency} label={t('stale.lines')} />}
      </Box>
    </Alert>
  );
}

function useDifference(
  { currency }: Quote,
  { beforeMinor, afterMinor, differenceMinor }: PriceCheck,
): string {
  const t = useWords(versionWords);
  const { money } = useFormats();
  const key = differenceMinor > 0 ? 'stale.more' : differenceMinor < 0 ? 'stale.less' : null;
  const after = money(afterMinor, currency);
  if (!key) return t('stale.equal', { after });
  return t(key, {
    amount: money(Math.abs(differenceMinor), currency),
    before: money(beforeMinor, currency),
    after,
  });
}

/** Starts a new version of a sent quote at current prices. */
function ReviseButton({ quote, versions }: StalePricesProps) {
  const t = useWords(versionWords);
  const { allows } = useRights();
  const { start, dialog } = useActs();
  if (!allows(reviseQuote)) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => start(quoteActs.requote, { ...quote, versions })}
      >
        {t('stale.revise')}
      </Button>
      {dialog}
    </>
  );
}
