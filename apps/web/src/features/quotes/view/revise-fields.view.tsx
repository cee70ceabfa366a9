import Typography from '@mui/material/Typography';
import type { Quote } from '@quillcare/contracts';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../../shared/forms/inputs.view';
import { RadioInput } from '../../../shared/forms/radio.input';
import { useWords } from '../../../shared/words/words';
import { isWaiting } from '../quote-parts';
import { actWords } from './quote-acts.en';
import { TodaysPrices } from './todays-prices.view';

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
      <Typography>{t(isWaiting(quote) ? 'revise.openHint' : 'revise.closedHint', { version })}</Typography>
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
