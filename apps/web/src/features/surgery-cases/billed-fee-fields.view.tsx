import { billedBy, billedReason, gstTreatment, lineKind } from '@quillcare/contracts';
import { DateInput } from '../../shared/forms/date.input';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { MoneyInput } from '../../shared/forms/number.input';
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

/** Fields for an item that was billed but not quoted, with its cost. `within` is the form field holding its description. */
export function AddedItemFields({ within }: { within?: 'item' }) {
  const t = useWords(billedFeeWords);
  const fieldName = (field: string) => (within ? `${within}.${field}` : field);
  return (
    <>
      <TextInput name={fieldName('description')} label={t('add.fields.description')} maxLength={300} />
      <SelectInput
        name={fieldName('kind')}
        label={t('add.fields.kind')}
        options={lineKind.options.map((value) => ({ value, label: t(`add.kinds.${value}`) }))}
      />
      <SelectInput
        name={fieldName('billedBy')}
        label={t('add.fields.billedBy')}
        options={billedBy.options.map((value) => ({ value, label: t(`add.billers.${value}`) }))}
      />
      <MoneyInput name="amountMinor" label={t('fields.amountMinor')} />
      <SelectInput
        name={fieldName('gstTreatment')}
        label={t('add.fields.gstTreatment')}
        options={gstTreatment.options.map((value) => ({ value, label: t(`add.gstTreatments.${value}`) }))}
      />
    </>
  );
}
