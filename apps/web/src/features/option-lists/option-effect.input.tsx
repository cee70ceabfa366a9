import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { OPTION_FEE_TYPES, type OptionFeeType } from '@quillcare/rules';
import { FieldFrame } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useWords } from '../../shared/words/words';
import { optionListWords } from './option-list.en';
import { emptyFee, type OptionRow } from './option-rows';

/** What an option does to the fee. Changing the type clears the figure, because each type has its own. */
export function OptionEffectInput({ name }: { name: string }) {
  const t = useWords(optionListWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const id = useFieldId(`${name}.type`);
  return (
    <FieldFrame id={id} label={t('option.effect')}>
      <TextField
        select
        id={id}
        inputRef={field.ref}
        value={(field.value as OptionRow['fee']).type}
        onChange={({ target }) => field.onChange(emptyFee(target.value as OptionFeeType))}
        onBlur={field.onBlur}
        slotProps={{ select: { native: true } }}
      >
        {OPTION_FEE_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`fee.${type}`)}
          </option>
        ))}
      </TextField>
    </FieldFrame>
  );
}
