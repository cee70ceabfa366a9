import { useController, useFormContext } from 'react-hook-form';
import { useFieldId } from '../forms/form.frame';
import { useFieldError, type InputProps } from '../forms/inputs.view';
import type { NewRecord } from './creating.host';
import { RecordPicker } from './record-picker.view';
import type { RecordSource } from './record-source';

export interface RecordInputProps<R extends { id: string }> extends InputProps {
  source: RecordSource<R> & Required<Pick<RecordSource<R>, 'get'>>;
  without?: readonly string[];
  create?: NewRecord<R>;
  onChosen?: (record: R | null) => void;
  /** Shown if the field has no error of its own. */
  error?: string;
}

/** Form field that holds the id of another record, which is found by typing or added in place. */
export function RecordInput<R extends { id: string }>(props: RecordInputProps<R>) {
  const { name, source, onChosen, ...picker } = props;
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  return (
    <RecordPicker
      {...picker}
      id={useFieldId(name)}
      source={source}
      chosen={(field.value as string | null | undefined) || null}
      error={useFieldError(name) ?? props.error}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(record) => {
        field.onChange(record?.id ?? null);
        onChosen?.(record);
      }}
    />
  );
}
