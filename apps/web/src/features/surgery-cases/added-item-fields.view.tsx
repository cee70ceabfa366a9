import { billedBy, gstTreatment, lineKind } from '@quillcare/contracts';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { MoneyInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import { billedFeeWords } from './billed-fees.en';

/** Fields for an item that was billed but not quoted, with its cost. `within` is the form field holding its description. */
export function AddedItemFields({ within }: { within?: 'item' }) {
  const t = useWords(billedFeeWords);
  const named = (field: string) => (within ? `${within}.${field}` : field);
  return (
    <>
      <TextInput name={named('description')} label={t('add.fields.description')} maxLength={300} />
      <SelectInput
        name={named('kind')}
        label={t('add.fields.kind')}
        options={lineKind.options.map((value) => ({ value, label: t(`add.kinds.${value}`) }))}
      />
      <SelectInput
        name={named('billedBy')}
        label={t('add.fields.billedBy')}
        options={billedBy.options.map((value) => ({ value, label: t(`add.billers.${value}`) }))}
      />
      <MoneyInput name="amountMinor" label={t('fields.amountMinor')} />
      <SelectInput
        name={named('gstTreatment')}
        label={t('add.fields.gstTreatment')}
        options={gstTreatment.options.map((value) => ({ value, label: t(`add.gstTreatments.${value}`) }))}
      />
    </>
  );
}
