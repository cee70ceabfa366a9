import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Controller, useFormContext } from 'react-hook-form';
import { useFieldId } from '../../shared/forms/form.frame';
import { actWords } from './platform.en';
import { useWords } from '../../shared/words/words';

/** Switches between read-only and full access, with an explanation of the current setting. */
export function ReadOnlyInput({ name }: { name: string }) {
  const t = useWords(actWords);
  const { control } = useFormContext();
  const id = useFieldId(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, ...field } }) => (
        <div>
          <FormControlLabel
            sx={{ ml: -1 }}
            label={<Typography sx={{ fontWeight: 500 }}>{t('readOnly')}</Typography>}
            control={
              <Switch
                {...field}
                id={id}
                slotProps={{ input: { ref, 'aria-describedby': `${id}-help` } }}
                checked={Boolean(value)}
                onChange={(_event, isOn) => onChange(isOn)}
              />
            }
          />
          <Typography id={`${id}-help`} variant="body2" color="textSecondary" aria-live="polite">
            {value ? t('readOnlyOn') : t('readOnlyOff')}
          </Typography>
        </div>
      )}
    />
  );
}
