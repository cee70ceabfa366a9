import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Controller, useFormContext } from 'react-hook-form';
import { FieldFrame } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useFieldError } from '../../shared/forms/inputs.view';
import { useSession } from '../../shared/session/session.context';
import { lookUp, useWords } from '../../shared/words/words';
import { quoteSettingsWords } from './quote-settings.en';

const NAME = 'gst';
export type GstWay = 'BY_CLASS' | 'TAXABLE' | 'GST_FREE';
const WAYS: Record<'AU' | 'NZ', readonly GstWay[]> = {
  AU: ['BY_CLASS', 'TAXABLE', 'GST_FREE'],
  NZ: ['TAXABLE', 'GST_FREE'],
};

/** How GST is charged, each way with what it means in the practice's country. */
export function GstInput() {
  const t = useWords(quoteSettingsWords);
  const { country } = useSession().organisation;
  const { control } = useFormContext();
  const id = useFieldId(NAME);
  const error = useFieldError(NAME);
  return (
    <Controller
      control={control}
      name={NAME}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <FieldFrame id={id} label={t('fields.gst')} help={t('gstAfter')} error={error}>
          <RadioGroup
            aria-labelledby={`${id}-label`}
            value={value ?? ''}
            onBlur={onBlur}
            onChange={(_event, way) => onChange(way)}
          >
            {WAYS[country].map((way, at) => (
              <Way key={way} way={way} country={country} inputRef={at === 0 ? ref : undefined} />
            ))}
          </RadioGroup>
        </FieldFrame>
      )}
    />
  );
}

interface WayProps {
  way: GstWay;
  country: 'AU' | 'NZ';
  inputRef?: (element: HTMLElement | null) => void;
}

function Way({ way, country, inputRef }: WayProps) {
  const t = useWords(quoteSettingsWords);
  const helpId = `${useFieldId(NAME)}-${way}`;
  return (
    <Box sx={{ py: 0.5 }}>
      <FormControlLabel
        value={way}
        label={t(`gst.${way}`)}
        control={<Radio size="small" slotProps={{ input: { ref: inputRef, 'aria-describedby': helpId } }} />}
      />
      <Typography id={helpId} variant="body2" color="textSecondary" sx={{ ml: 3.75 }}>
        {lookUp(quoteSettingsWords, `gstHelp.${country}.${way}`)}
      </Typography>
    </Box>
  );
}
