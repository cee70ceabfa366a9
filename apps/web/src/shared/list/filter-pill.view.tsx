import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useId, useRef, useState } from 'react';
import { NONE } from '@quillcare/contracts';
import { ChevronDownIcon, CloseIcon, PlusIcon } from '@quillcare/ui';
import { skipToken, useOperationQuery } from '../api/hooks';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { FilterForm } from './filter-form.view';
import { filterParams, splitValues } from './list.address';
import { listWords } from './list.en';
import type { List, ListFilter, FilterSource } from './list.types';

export interface FilterPillProps {
  filter: ListFilter;
  text: List['text'];
  /** All filters in effect. */
  applied: Readonly<Record<string, string>>;
  /** The filters set in addition to the view's own. Only these can be removed. */
  own: Readonly<Record<string, string>>;
  onChange: (changes: Record<string, string | undefined>) => void;
}

/** One filter: a button that asks for its value and, while it is set, shows the value with a button to remove it. */
export function FilterPill({ filter, text, applied, own, onChange }: FilterPillProps) {
  const t = useWords(listWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const names = filterParams(filter);
  const isSet = names.some((name) => applied[name]);
  const isOwn = names.some((name) => own[name]);
  const label = text(filter.label);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Box component="span" sx={[pill, isSet && pillSet, isOwn && pillOwn]}>
      <ButtonBase
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={filter.kind === 'given'}
        onClick={() => setOpen(true)}
        sx={{ font: 'inherit', px: 1.25, gap: 0.75, height: '100%', borderRadius: 'inherit', minWidth: 0 }}
      >
        {!isSet && <PlusIcon sx={{ fontSize: 15 }} />}
        <span>{isSet && filter.kind !== 'given' ? `${label}:` : label}</span>
        {isSet && (
          <Box
            component="strong"
            sx={{ fontWeight: 600, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            <FilterValue filter={filter} values={applied} text={text} />
          </Box>
        )}
        {isSet && filter.kind !== 'given' && <ChevronDownIcon sx={{ fontSize: 15 }} />}
      </ButtonBase>
      {isOwn && (
        <ButtonBase
          aria-label={t('filter.remove', { name: label })}
          onClick={() => onChange(Object.fromEntries(names.map((name) => [name, undefined])))}
          sx={{ width: 28, height: '100%', borderRadius: 'inherit', ml: -0.5 }}
        >
          <CloseIcon sx={{ fontSize: 15 }} />
        </ButtonBase>
      )}
      <Popover
        open={isOpen}
        onClose={close}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { mt: 0.75, minWidth: 240, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <Box id={titleId} sx={{ px: 2, pt: 1.5, pb: 0.5, fontWeight: 600 }}>
          {t('filter.add', { name: label.toLowerCase() })}
        </Box>
        <FilterForm
          filter={filter}
          label={label}
          text={text}
          applied={applied}
          onChange={onChange}
          onDone={close}
        />
      </Popover>
    </Box>
  );
}

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  height: { xs: 36, md: 32 },
  maxWidth: '100%',
  flexShrink: { xs: 0, md: 1 },
  borderRadius: 16,
  border: '1px dashed',
  borderColor: 'surface.control',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'surface.hover' },
  '& .Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;

const pillSet = { borderStyle: 'solid', borderColor: 'divider', color: 'text.primary' } as const;

const pillOwn = { borderColor: 'primary.main', color: 'primary.main', bgcolor: 'surface.tint' } as const;

interface FilterValueProps {
  filter: ListFilter;
  values: Readonly<Record<string, string>>;
  text: List['text'];
}

/** Shows a filter's value: "Pending, Attempted", "1 Nov 2026 to 30 Nov 2026". */
function FilterValue({ filter, values, text }: FilterValueProps) {
  switch (filter.kind) {
    case 'choice':
    case 'choices':
      return splitValues(values[filter.name]).map(filter.labelOf).join(', ');
    case 'flag':
      return text(values[filter.name] === 'false' && filter.no ? filter.no : filter.yes);
    case 'given':
      return text(filter.value);
    case 'record':
      return <RecordName source={filter.source} id={values[filter.name] ?? ''} />;
    case 'dates':
      return <Range from={values[filter.from]} to={values[filter.to]} kind="dates" />;
    case 'amounts':
      return <Range from={values[filter.from]} to={values[filter.to]} kind="amounts" />;
  }
}

function Range({ from, to, kind }: { from?: string; to?: string; kind: 'dates' | 'amounts' }) {
  const t = useWords(listWords);
  const { date, money } = useFormats();
  const show = (value: string) => (kind === 'dates' ? date(value) : money(Number(value)));
  if (from && to) return from === to ? show(from) : t('filter.between', { from: show(from), to: show(to) });
  if (from) return t('filter.since', { from: show(from) });
  return to ? t('filter.until', { to: show(to) }) : null;
}

function RecordName({ source, id }: { source: FilterSource; id: string }) {
  const t = useWords(listWords);
  const isNone = id === NONE;
  const { currentData } = useOperationQuery(source.get, isNone ? skipToken : { params: { id } });
  if (isNone) return t('filter.without');
  return currentData ? (source.nameOf as (record: unknown) => string)(currentData) : t('filter.one');
}
