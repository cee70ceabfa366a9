import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { getLeadSettings } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { leadWords } from './lead.en';
import { OTHER } from './lost-reason';

/** Selects one of the practice's reasons or a custom one, with an optional note. */
export function LostReasonInput() {
  const t = useWords(leadWords);
  const { data } = useOperationQuery(getLeadSettings, {});
  const choice: unknown = useWatch({ name: 'choice' });
  const reasons = data?.lostReasons ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SelectInput
        name="choice"
        label={t('lose.fields.choice')}
        options={[
          ...reasons.map((reason) => ({ value: reason, label: reason })),
          { value: OTHER, label: t('lose.another') },
        ]}
      />
      {choice === OTHER && <TextInput name="other" label={t('lose.fields.other')} maxLength={500} />}
      <TextInput name="note" label={t('lose.fields.note')} multiline minRows={2} maxLength={500} optional />
    </Box>
  );
}
