import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { ListPage, Operation } from '@quillcare/contracts';
import { FieldFrame } from '@quillcare/ui';
import { useOperationQuery } from '../api/hooks';
import { listWords } from '../list/list.en';
import { useWords } from '../words/words';

const MOST = 20;

export interface RecordSearchProps<R extends { id: string }> {
  label: string;
  source: {
    /** A list that can be searched. */
    operation: Operation;
    /** Filters that always hold. */
    query?: Readonly<Record<string, string>>;
    nameOf: (record: R) => string;
  };
  /** Ids that are chosen already. */
  without?: readonly string[];
  onChoose: (record: R) => void;
}

/** Finds records by typing and hands over one after the other: for choosing several. */
export function RecordSearch<R extends { id: string }>(props: RecordSearchProps<R>) {
  const { label, source, without = [], onChoose } = props;
  const t = useWords(listWords);
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = typed.trim() || undefined;
  const { data, isFetching, error } = useOperationQuery(source.operation, {
    query: { ...source.query, search, limit: MOST },
  });
  const found = (data as ListPage<R> | undefined)?.items ?? [];
  return (
    <FieldFrame id={id} label={label} error={error?.detail}>
      <Autocomplete<R>
        id={id}
        options={found.filter((record) => !without.includes(record.id))}
        // The server has searched already.
        filterOptions={(options) => options}
        getOptionLabel={source.nameOf}
        getOptionKey={(record) => record.id}
        loading={isFetching}
        loadingText={t('filter.finding')}
        noOptionsText={t('filter.none')}
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_event, record) => {
          if (!record) return;
          setTyped('');
          onChoose(record);
        }}
        renderInput={(input) => <TextField {...input} placeholder={t('filter.find')} />}
      />
    </FieldFrame>
  );
}
