import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useRecordSearch, type RecordSource } from '../records/record-source';
import { useWords } from '../words/words';
import { AmountsForm, DatesForm } from './filter-range.view';
import { splitValues } from './list.address';
import { listWords } from './list.en';
import type { List, ListFilter, FilterSource, Row } from './list.types';

export interface FilterFormProps {
  filter: ListFilter;
  label: string;
  text: List['text'];
  applied: Readonly<Record<string, string>>;
  onChange: (changes: Record<string, string | undefined>) => void;
  /** Called when the value is complete. */
  onDone: () => void;
}

export function FilterForm({ filter, label, text, applied, onChange, onDone }: FilterFormProps) {
  const set = (changes: Record<string, string | undefined>) => {
    onChange(changes);
    onDone();
  };
  switch (filter.kind) {
    case 'given':
      return null;
    case 'choices':
      return (
        <MultipleChoice
          label={label}
          options={filter.values.map((value) => ({ value, label: filter.labelOf(value) }))}
          chosen={splitValues(applied[filter.name])}
          onChange={(values) => onChange({ [filter.name]: values.join(',') || undefined })}
        />
      );
    case 'record':
      return (
        <RecordForm label={label} source={filter.source} onChoose={(id) => set({ [filter.name]: id })} />
      );
    case 'dates':
    case 'amounts': {
      const Form = filter.kind === 'dates' ? DatesForm : AmountsForm;
      return (
        <Form
          from={applied[filter.from]}
          to={applied[filter.to]}
          onApply={(from, to) => set({ [filter.from]: from, [filter.to]: to })}
        />
      );
    }
    default:
      return (
        <SingleChoice
          label={label}
          options={optionsOf(filter, text)}
          chosen={applied[filter.name]}
          onChoose={(value) => set({ [filter.name]: value })}
        />
      );
  }
}

interface Option {
  value: string;
  label: string;
}

function optionsOf(filter: ListFilter & { kind: 'choice' | 'flag' }, text: List['text']): Option[] {
  if (filter.kind === 'choice')
    return filter.values.map((value) => ({ value, label: filter.labelOf(value) }));
  const yes = { value: 'true', label: text(filter.yes) };
  return filter.no ? [yes, { value: 'false', label: text(filter.no) }] : [yes];
}

interface SingleChoiceProps {
  label: string;
  options: Option[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

function SingleChoice({ label, options, chosen, onChoose }: SingleChoiceProps) {
  return (
    <MenuList aria-label={label} autoFocusItem sx={list}>
      {options.map(({ value, label: name }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === chosen}
          selected={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </MenuItem>
      ))}
    </MenuList>
  );
}

interface MultipleChoiceProps {
  label: string;
  options: Option[];
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}

function MultipleChoice({ label, options, chosen, onChange }: MultipleChoiceProps) {
  const toggle = (value: string) =>
    // Keep the order of the options, so that the same choice always has the same URL.
    onChange(
      options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === value)),
    );
  return (
    <MenuList aria-label={label} autoFocusItem sx={list}>
      {options.map(({ value, label: name }) => (
        <MenuItem
          key={value}
          role="menuitemcheckbox"
          aria-checked={chosen.includes(value)}
          onClick={() => toggle(value)}
          sx={{ pl: 1 }}
        >
          <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
            <Checkbox
              size="small"
              checked={chosen.includes(value)}
              tabIndex={-1}
              disableRipple
              sx={{ p: 0.5, mr: 0.5 }}
            />
          </Box>
          {name}
        </MenuItem>
      ))}
    </MenuList>
  );
}

const list = { maxHeight: 360, overflowY: 'auto', outline: 'none' } as const;

interface RecordFormProps {
  label: string;
  source: FilterSource;
  onChoose: (id: string) => void;
}

/** Finds a record by typing, such as the doctor whose quotes to show. */
function RecordForm({ label, source, onChoose }: RecordFormProps) {
  const t = useWords(listWords);
  const [typed, setTyped] = useState('');
  const menu = useRef<HTMLUListElement>(null);
  const { choices, isFinding, problem } = useRecordSearch(source as RecordSource<Row>, typed);
  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Box sx={{ px: 2, pt: 0.5 }}>
        <TextField
          autoFocus
          value={typed}
          placeholder={t('filter.find')}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
          }}
          slotProps={{ htmlInput: { 'aria-label': label } }}
        />
      </Box>
      {choices.length === 0 && (
        <Typography color="textSecondary" role="status" sx={{ px: 2, py: 1.5 }}>
          {isFinding ? t('filter.finding') : (problem ?? t('filter.none'))}
        </Typography>
      )}
      <MenuList ref={menu} aria-label={label} sx={{ maxHeight: 280, overflowY: 'auto', outline: 'none' }}>
        {choices.map((choice) => (
          <MenuItem key={choice.id} onClick={() => onChoose(choice.id)}>
            {choice.label}
          </MenuItem>
        ))}
      </MenuList>
    </Box>
  );
}
