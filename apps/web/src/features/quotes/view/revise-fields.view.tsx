import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { checkQuotePrices, type Quote } from '@quillcare/contracts';
import { useWatch } from 'react-hook-form';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { TextInput } from '../../../shared/forms/inputs.view';
import { RadioInput } from '../../../shared/forms/radio.input';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useWords } from '../../../shared/words/words';
import { isAwaitingResponse } from '../quote-parts';
import { LineChanges } from './line-changes.view';
import { actWords } from './quote-acts.en';
import { versionWords } from './quote-versions.en';
import { formatCauses, formatSigned } from './stale-prices';

export interface ReviseFieldsProps {
  quote: Quote;
  /** Number of the version being started. */
  version: number;
  isRequote?: boolean;
}

/** Fields for starting the next version: which prices to use, and the reason. */
export function ReviseFields({ quote, version, isRequote = false }: ReviseFieldsProps) {
  const t = useWords(actWords);
  const prices: unknown = useWatch({ name: 'prices' });
  return (
    <>
      <Typography>
        {t(isAwaitingResponse(quote) ? 'revise.openHint' : 'revise.closedHint', { version })}
      </Typography>
      {!isRequote && (
        <RadioInput
          name="prices"
          label={t('revise.prices')}
          help={t('revise.pricesHelp')}
          options={[
            { value: 'KEPT', label: t('revise.kept') },
            { value: 'CURRENT', label: t('revise.current') },
          ]}
        />
      )}
      {prices === 'CURRENT' && <TodaysPrices quote={quote} />}
      <TextInput
        name="reason"
        label={t('fields.reason')}
        help={t('help.reason')}
        multiline
        maxLength={500}
        optional
      />
    </>
  );
}

/** Previews the quote at current prices before the next version is started. */
function TodaysPrices({ quote }: { quote: Quote }) {
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
                difference: formatSigned(differenceMinor, money),
              })}{' '}
              {causes.length > 0 && v('stale.because', { causes: formatCauses(causes) })}
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
