import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import { useFieldId } from '../../shared/forms/form.frame';
import { flatErrors } from '../../shared/forms/server-errors';
import { MbsItemInput } from '../../shared/medicare/mbs-item.input';
import { useWords } from '../../shared/words/words';
import { surgeryWords } from './surgery.en';

const NAME = 'mbsItems';

/** The MBS items of a surgery. An item claimed twice is selected twice. */
export function MbsItemsInput() {
  const t = useWords(surgeryWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name: NAME });
  const id = useFieldId(NAME);
  return (
    <MbsItemInput
      id={id}
      label={t('fields.mbsItems')}
      help={t('help.mbsItems')}
      error={useItemsError()}
      items={field.value as string[]}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      optional
    />
  );
}

/** Returns the error of the list or the first error of an item in it. */
function useItemsError(): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: NAME });
  const found = get(errors, NAME) as object | undefined;
  return found && flatErrors(found)[0]?.message;
}
