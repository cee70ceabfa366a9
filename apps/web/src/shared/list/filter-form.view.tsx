import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { AmountsForm, DatesForm } from './filter-range.view';
import { RecordForm } from './filter-record.view';
import { valuesIn } from './list.address';
import type { List, ListFilter } from './list.types';

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
        <Several
          label={label}
          options={filter.values.map((value) => ({ value, label: filter.labelOf(value) }))}
          chosen={valuesIn(applied[filter.name])}
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
        <One
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

interface OneProps {
  label: string;
  options: Option[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

function One({ label, options, chosen, onChoose }: OneProps) {
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

interface SeveralProps {
  label: string;
  options: Option[];
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}

function Several({ label, options, chosen, onChange }: SeveralProps) {
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
