import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useId, useRef, useState } from 'react';
import { ChevronDownIcon, CloseIcon, PlusIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import { FilterForm } from './filter-form.view';
import { FilterValue } from './filter-value.view';
import { parametersOf } from './list.address';
import { listWords } from './list.en';
import type { List, ListFilter } from './list.types';

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
  const names = parametersOf(filter);
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
