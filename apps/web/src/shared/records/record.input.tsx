import { useField, type InputProps } from '../forms/inputs.view';
import type { NewRecord } from './create-record.host';
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
  const { name: _name, source, onChosen, ...picker } = props;
  const { frame, field } = useField(props);
  return (
    <RecordPicker
      {...picker}
      id={frame.id}
      source={source}
      chosen={(field.value as string | null | undefined) || null}
      error={frame.error ?? props.error}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(record) => {
        field.onChange(record?.id ?? null);
        onChosen?.(record);
      }}
    />
  );
}
