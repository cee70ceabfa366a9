import { useId } from 'react';
import { RecordPicker } from './record-picker.view';
import type { NewRecord } from './create-record.host';
import type { RecordSource } from './record-source';

export interface RecordSearchProps<R extends { id: string }> {
  label: string;
  source: RecordSource<R>;
  /** Ids that have already been chosen. */
  without?: readonly string[];
  onChoose: (record: R) => void;
  create?: NewRecord<R>;
}

/** Finds records as the user types and passes on one after the other, for choosing several. */
export function RecordSearch<R extends { id: string }>({ onChoose, ...props }: RecordSearchProps<R>) {
  const id = useId();
  return (
    <RecordPicker
      {...props}
      id={id}
      chosen={null}
      isForSeveral
      onChange={(record) => record && onChoose(record)}
    />
  );
}
