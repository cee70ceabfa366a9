import { billedReason } from '@quillcare/contracts';
import { DateInput } from '../../shared/forms/date.input';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { billedFeeWords } from './billed-fees.en';

/** Why the billed amount differs from the quoted one. */
export function ReasonFields({ label }: { label: string }) {
  const t = useWords(billedFeeWords);
  return (
    <>
      <SelectInput
        name="reason"
        label={label}
        emptyLabel={t('choose')}
        options={billedReason.options.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <TextInput name="reasonText" label={t('fields.reasonText')} multiline maxLength={500} optional />
    </>
  );
}

export function InvoiceFields() {
  const t = useWords(billedFeeWords);
  const { today } = useFormats();
  return (
    <>
      <DateInput name="billedOn" label={t('fields.billedOn')} max={today()} />
      <TextInput name="invoiceReference" label={t('fields.invoiceReference')} maxLength={60} optional />
      <TextInput name="billerName" label={t('fields.billerName')} maxLength={200} optional />
    </>
  );
}
