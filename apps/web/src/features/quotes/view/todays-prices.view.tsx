import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { checkQuotePrices, type Quote } from '@quillcare/contracts';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useWords } from '../../../shared/words/words';
import { LineChanges } from './line-changes.view';
import { actWords } from './quote-acts.en';
import { versionWords } from './quote-versions.en';
import { causesOf, signed } from './stale-prices';

/** Previews the quote at current prices before the next version is started. */
export function TodaysPrices({ quote }: { quote: Quote }) {
  const t = useWords(actWords);
  const v = useWords(versionWords);
  const formats = useFormats();
  const request = useOperationQuery(checkQuotePrices, { params: { id: quote.id } });
  const money = (minor: number) => formats.money(minor, quote.currency);
  return (
    <Loaded request={request} failed={v('stale.failed')} skeleton={72}>
      {({ isStale, pricedOn, beforeMinor, afterMinor, differenceMinor, lines, causes }) =>
        isStale ? (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Typography>
              {t('revise.changed', {
                before: money(beforeMinor),
                after: money(afterMinor),
                difference: signed(differenceMinor, money),
              })}{' '}
              {causes.length > 0 && v('stale.because', { causes: causesOf(causes) })}
            </Typography>
            <LineChanges lines={lines} currency={quote.currency} />
          </Box>
        ) : (
          <Typography color="textSecondary">{t('revise.same', { date: formats.date(pricedOn) })}</Typography>
        )
      }
    </Loaded>
  );
}
