import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Muted } from '@quillcare/ui';

export interface PreferenceSwitchProps {
  label: string;
  help: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

export function PreferenceSwitch({ label, help, isOn, isDisabled, onChange }: PreferenceSwitchProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', py: 0.75 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 500, cursor: 'pointer' }}>
          {label}
        </Typography>
        <Muted id={`${id}-help`}>{help}</Muted>
      </Box>
      <Switch
        checked={isOn}
        disabled={isDisabled}
        onChange={(_event, checked) => onChange(checked)}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-help` } }}
      />
    </Box>
  );
}
