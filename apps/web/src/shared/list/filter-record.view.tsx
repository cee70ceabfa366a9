import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ListPage } from '@quillcare/contracts';
import { useOperationQuery } from '../api/hooks';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { RecordSource, Row } from './list.types';

const MOST = 20;

export interface RecordFormProps {
  label: string;
  source: RecordSource;
  onChoose: (id: string) => void;
}

/** Finds a record by typing, such as the doctor whose quotes are wanted. */
export function RecordForm({ label, source, onChoose }: RecordFormProps) {
  const t = useWords(listWords);
  const [typed, setTyped] = useState('');
  const search = typed.trim() || undefined;
  const { data, isFetching } = useOperationQuery(source.list, { query: { search, limit: MOST } });
  const found = (data as ListPage<Row> | undefined)?.items ?? [];
  const nameOf = source.nameOf as (record: Row) => string;
  return (
    <Box sx={{ p: 2, pt: 1, width: 300, maxWidth: '100%' }}>
      <Autocomplete
        open
        options={found}
        // The server has searched already.
        filterOptions={(options) => options}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        loading={isFetching}
        loadingText={t('filter.finding')}
        noOptionsText={t('filter.none')}
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_event, record) => record && onChoose(record.id)}
        forcePopupIcon={false}
        renderInput={(input) => (
          <TextField
            {...input}
            autoFocus
            placeholder={t('filter.find')}
            slotProps={{
              ...input.slotProps,
              htmlInput: { ...input.slotProps?.htmlInput, 'aria-label': label },
            }}
          />
        )}
      />
    </Box>
  );
}
