import { listDiscountRateEvents, type DiscountRate, type DiscountRateEvent } from '@quillcare/contracts';
import { formatMoney } from '@quillcare/rules';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { HistoryDialog, type HistoryEntry } from './history.view';
import { formatRate } from './mates-rate';
import { matesRateWords } from './mates-rate.en';

/** The history of a mates rate and the invoices it was applied to. */
export function MatesRateHistoryDialog({ rate, onClose }: { rate: DiscountRate; onClose: () => void }) {
  const t = useWords(matesRateWords);
  const request = useOperationQuery(listDiscountRateEvents, { params: { id: rate.id } });
  const entryOf = useEntry();
  return (
    <HistoryDialog
      title={t('historyTitle', { practice: rate.organisationName })}
      close={t('close')}
      failed={t('historyFailed')}
      {...{ request, entryOf, onClose }}
    />
  );
}

function useEntry(): (event: DiscountRateEvent) => HistoryEntry {
  const t = useWords(matesRateWords);
  const { date, locale } = useFormats();
  return (event) => {
    const { id, action, at, byName, startsOn, endsOn, reason, invoiceNumber, savedMinor } = event;
    const values = { what: formatRate(event), start: date(startsOn) };
    const terms = endsOn ? t('between', { ...values, end: date(endsOn) }) : t('from', values);
    const showsTerms = action === 'CREATED' || action === 'UPDATED';
    const applied =
      invoiceNumber !== null &&
      t('applied', { number: invoiceNumber, amount: formatMoney(savedMinor ?? 0, 'AUD', locale) });
    const lines = [
      applied,
      showsTerms && terms,
      showsTerms && reason,
      byName !== null && t('byName', { name: byName }),
    ];
    return { id, at, title: t(`actions.${action}`), lines: lines.filter((line) => line !== false) };
  };
}
