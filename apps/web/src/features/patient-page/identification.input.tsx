import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Controller, useFormContext } from 'react-hook-form';
import { identification, type Identification } from '@quillcare/contracts';
import { FieldFrame } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useFieldError } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { patientPageWords } from './patient-page.en';

const NAME = 'identification';

/** The ways to prove who one is, each with what it means for the patient. */
export function IdentificationInput() {
  const t = useWords(patientPageWords);
  const { control } = useFormContext();
  const id = useFieldId(NAME);
  const error = useFieldError(NAME);
  return (
    <Controller
      control={control}
      name={NAME}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <FieldFrame id={id} label={t('fields.identification')} error={error}>
          <RadioGroup
            aria-labelledby={`${id}-label`}
            value={value ?? ''}
            onBlur={onBlur}
            onChange={(_event, way) => onChange(way)}
          >
            {identification.options.map((way, at) => (
              <Way key={way} way={way} inputRef={at === 0 ? ref : undefined} />
            ))}
          </RadioGroup>
        </FieldFrame>
      )}
    />
  );
}

function Way({ way, inputRef }: { way: Identification; inputRef?: (element: HTMLElement | null) => void }) {
  const t = useWords(patientPageWords);
  const helpId = `${useFieldId(NAME)}-${way}`;
  return (
    <Box sx={{ py: 0.5 }}>
      <FormControlLabel
        value={way}
        label={t(`identification.${way}`)}
        control={<Radio size="small" slotProps={{ input: { ref: inputRef, 'aria-describedby': helpId } }} />}
      />
      <Typography id={helpId} variant="body2" color="textSecondary" sx={{ ml: 3.75 }}>
        {t(`identificationHelp.${way}`)}
      </Typography>
    </Box>
  );
}
