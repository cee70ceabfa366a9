import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useWords } from '../words/words';
import { FilterPill } from './filter-pill.view';
import { filterParams } from './list.address';
import { listWords } from './list.en';
import type { List, ListScope } from './list.types';
import { SearchField } from './search-field.view';
import type { ListAddressControl } from './use-list-address';

export interface FilterBarProps {
  list: List;
  scope: ListScope;
  address: ListAddressControl;
  /** Shown at the end of the line, such as the choice of columns or order. */
  end: ReactNode;
}

/** More filters would need a second line. Beyond that, only the first few and those that are set are shown. */
const MAX_VISIBLE_FILTERS = 7;
const INITIAL_FILTERS = 5;

/** Search and filters. A filter that is set is a chip with its value, which one click removes. */
export function FilterBar({ list, scope, address, end }: FilterBarProps) {
  const t = useWords(listWords);
  const [showsAll, showAll] = useState(false);
  const filters = (list.filters ?? []).filter(
    // A filter that only links can set is shown only while it is set.
    (filter) =>
      (filter.kind !== 'given' || address.applied[filter.name]) && (!filter.when || filter.when(scope)),
  );
  const isShort = !showsAll && filters.length > MAX_VISIBLE_FILTERS;
  const shown = filters.filter(
    (filter, place) =>
      !isShort || place < INITIAL_FILTERS || filterParams(filter).some((name) => address.applied[name]),
  );
  return (
    <Box
      role="search"
      aria-label={t('filter.region')}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 1.5, alignItems: 'flex-start' }}
    >
      {list.search && (
        <SearchField label={list.text(list.search)} value={address.search} onChange={address.setSearch} />
      )}
      {(filters.length > 0 || address.isNarrowed) && (
        <Box sx={pills}>
          {shown.map((filter) => (
            <FilterPill
              key={'name' in filter ? filter.name : filter.from}
              filter={filter}
              text={list.text}
              applied={address.applied}
              values={address.filters}
              onChange={address.setFilters}
            />
          ))}
          {filters.length > MAX_VISIBLE_FILTERS && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={showsAll}
              onClick={() => showAll(!showsAll)}
              sx={more}
            >
              {t(showsAll ? 'filter.fewer' : 'filter.more')}
            </Button>
          )}
          {address.isNarrowed && (
            <Button size="small" onClick={address.clear} sx={{ flexShrink: 0 }}>
              {t('clear')}
            </Button>
          )}
        </Box>
      )}
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        {end}
      </Box>
    </Box>
  );
}

const more = { color: 'text.secondary', flexShrink: 0, whiteSpace: 'nowrap' } as const;

// On a phone in a single scrolling line, to leave room for the rows.
const pills = {
  display: 'flex',
  gap: 1,
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  flex: { xs: '1 0 100%', md: '1 1 300px' },
  minWidth: 0,
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  py: 0.25,
} as const;
