import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { notificationPriority, notificationType } from '@quillcare/contracts';
import { SearchField } from '../../shared/list/search-field.view';
import { useWords } from '../../shared/words/words';
import type { NewsFilters } from './news-filters';
import { notificationWords } from './notification.en';

export interface NewsFilterBarProps {
  filters: NewsFilters;
  onChange: (changes: Partial<NewsFilters>) => void;
  /** Further filters, specific to the page. */
  children?: ReactNode;
}

/** Search, type, priority and unread filters, the same on all tabs. */
export function NewsFilterBar({ filters, onChange, children }: NewsFilterBarProps) {
  const t = useWords(notificationWords);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1, flexShrink: 0 }}
    >
      <SearchField label={t('search')} value={filters.search} onChange={(search) => onChange({ search })} />
      <Choice
        label={t('filters.type')}
        value={filters.type}
        options={notificationType.options.map((type) => [type, t(`types.${type}`)])}
        onChange={(type) => onChange({ type })}
      />
      <Choice
        label={t('filters.priority')}
        value={filters.priority}
        options={notificationPriority.options.map((one) => [one, t(`everyPriority.${one}`)])}
        onChange={(priority) => onChange({ priority })}
      />
      <Toggle
        label={t('unreadOnly')}
        isOn={filters.unreadOnly}
        onChange={(unreadOnly) => onChange({ unreadOnly })}
      />
      {children}
    </Box>
  );
}

export interface ChoiceProps {
  label: string;
  /** '' for any. */
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const t = useWords(notificationWords);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flex: '1 1 112px', maxWidth: { sm: 180 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('filters.any')}</MenuItem>
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

export interface ToggleProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <FormControlLabel
      sx={{ mr: 0 }}
      label={label}
      control={<Checkbox size="small" checked={isOn} onChange={(_event, checked) => onChange(checked)} />}
    />
  );
}
