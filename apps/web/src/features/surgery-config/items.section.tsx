import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { CONFIGURATION_LIMITS } from '@quillcare/contracts';
import { Panel, PlusIcon } from '@quillcare/ui';
import { TextInput } from '../../shared/forms/inputs.view';
import { MoneyInput, ParsedInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import type { ConfigValues } from './config-values';
import { Row, Rows } from './row.view';
import { surgeryConfigWords } from './surgery-config.en';
import { TermsInput } from './terms.input';

/** Implants and other items included in the surgery. */
export function ItemsSection() {
  const t = useWords(surgeryConfigWords);
  const { control } = useFormContext<ConfigValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'implants', keyName: 'key' });
  return (
    <Panel title={t('items.title')} hint={t('items.hint')}>
      {fields.length === 0 && <Typography sx={{ mb: 2 }}>{t('items.none')}</Typography>}
      {fields.length > 0 && (
        <Rows>
          {fields.map(({ key }, at) => (
            <ItemRow key={key} at={at} onRemove={() => remove(at)} />
          ))}
        </Rows>
      )}
      {fields.length < CONFIGURATION_LIMITS.implants && (
        <Button
          variant="outlined"
          startIcon={<PlusIcon />}
          onClick={() => append(createItem(), { focusName: `implants.${fields.length}.description` })}
        >
          {t('items.add')}
        </Button>
      )}
    </Panel>
  );
}

function createItem(): ConfigValues['implants'][number] {
  return {
    id: crypto.randomUUID(),
    description: '',
    quantity: 1,
    // Empty until typed; the form's validation requires a fee.
    feeMinor: null as unknown as number,
    billedBy: 'PRACTICE',
    basis: 'FIXED',
  };
}

function ItemRow({ at, onRemove }: { at: number; onRemove: () => void }) {
  const t = useWords(surgeryConfigWords);
  const { control } = useFormContext<ConfigValues>();
  const path = `implants.${at}` as const;
  const description = useWatch({ control, name: `${path}.description` });
  return (
    <Row name={description || t('items.new')} onRemove={onRemove}>
      <div className="wide">
        <TextInput name={`${path}.description`} label={t('items.description')} maxLength={250} />
      </div>
      <MoneyInput name={`${path}.feeMinor`} label={t('items.fee')} />
      <ParsedInput
        name={`${path}.quantity`}
        label={t('items.quantity')}
        parse={parseQuantity}
        format={String}
        inputMode="decimal"
      />
      <TermsInput path={path} />
    </Row>
  );
}

/** Parses "2" or "1.5", with at most two decimals. Returns NaN for anything else. */
function parseQuantity(text: string): number {
  return /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
}
