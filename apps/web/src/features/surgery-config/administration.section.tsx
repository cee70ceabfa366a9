import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController, useFormContext } from 'react-hook-form';
import type { ProcedureClass } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { TextInput } from '../../shared/forms/inputs.view';
import { MoneyInput, PercentInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import type { ConfigValues } from './config-values';
import { FIELDS } from './row.view';
import { surgeryConfigWords } from './surgery-config.en';

/** The practice's fee, aftercare and, for a mixed surgery, the cosmetic part. */
export function AdministrationSection({ procedureClass }: { procedureClass: ProcedureClass }) {
  const t = useWords(surgeryConfigWords);
  return (
    <Panel title={t('administration.title')} hint={t('administration.hint')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <MoneyInput name="adminFeeMinor" label={t('fields.adminFeeMinor')} optional />
        <Aftercare />
        {procedureClass === 'MIXED' && (
          <PercentInput
            name="cosmeticBasisPoints"
            label={t('administration.cosmetic')}
            help={t('administration.cosmeticHelp')}
            optional
          />
        )}
      </Box>
    </Panel>
  );
}

/** Empty until typed; the form's validation requires a fee. */
const NEW_AFTERCARE = { description: '', feeMinor: null as unknown as number };

function Aftercare() {
  const t = useWords(surgeryConfigWords);
  const { control } = useFormContext<ConfigValues>();
  const { field } = useController({ control, name: 'aftercare' });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormControlLabel
        sx={{ ml: -1 }}
        label={t('administration.hasAftercare')}
        control={
          <Checkbox
            checked={field.value !== null}
            onChange={(_event, isCharged) => field.onChange(isCharged ? NEW_AFTERCARE : null)}
          />
        }
      />
      {field.value && (
        <Box sx={FIELDS}>
          <MoneyInput name="aftercare.feeMinor" label={t('administration.aftercareFee')} />
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'span 3' } }}>
            <TextInput
              name="aftercare.description"
              label={t('administration.aftercareText')}
              maxLength={200}
            />
          </Box>
        </Box>
      )}
    </Box>
  );
}
