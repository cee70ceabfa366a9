import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch, useController } from 'react-hook-form';
import { CONFIGURATION_LIMITS } from '@quillcare/contracts';
import { Panel, PlusIcon, buildDescribedBy, FieldFrame } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { TextInput, useFieldError } from '../../shared/forms/inputs.view';
import { MoneyInput } from '../../shared/forms/number.input';
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
      <QuantityInput name={`${path}.quantity`} label={t('items.quantity')} />
      <TermsInput path={path} />
    </Row>
  );
}

/** Parses "2" or "1.5". Returns NaN for anything else. */
function parseQuantity(text: string): number {
  return /^\d{1,3}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN;
}

/** A quantity with at most two decimals. */
function QuantityInput({ name, label }: { name: string; label: string }) {
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const id = useFieldId(name);
  const error = useFieldError(name);
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = typed !== null && Object.is(parseQuantity(typed), field.value);
  const written = Number.isFinite(field.value) ? String(field.value) : '';
  return (
    <FieldFrame id={id} label={label} error={error}>
      <TextField
        id={id}
        inputRef={field.ref}
        value={isOwn ? typed : written}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(parseQuantity(target.value));
        }}
        onBlur={field.onBlur}
        error={Boolean(error)}
        slotProps={{
          htmlInput: {
            inputMode: 'decimal',
            autoComplete: 'off',
            maxLength: 6,
            className: 'tabular',
            'aria-describedby': buildDescribedBy(id, { error }),
            'aria-invalid': Boolean(error),
            'aria-required': true,
          },
        }}
      />
    </FieldFrame>
  );
}
