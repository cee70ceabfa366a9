import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { getLeadSettings, optionalText } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useWords, word } from '../../shared/words/words';
import { leadWords } from './lead.en';

/** Option value for a custom reason. */
const OTHER_REASON = 'OTHER';

/** Form schema for why a lead was lost: one of the practice's reasons or a custom one. */
export const lossSchema = z
  .strictObject({ choice: optionalText(120), other: optionalText(500), note: optionalText(500) })
  .superRefine(({ choice, other }, { addIssue }) => {
    if (choice === null)
      addIssue({ code: 'custom', path: ['choice'], message: word(leadWords, 'lose.reasonMissing') });
    if (choice === OTHER_REASON && other === null)
      addIssue({ code: 'custom', path: ['other'], message: word(leadWords, 'lose.otherMissing') });
  });

/** Converts the form's values to the server's format. */
export function toLossBody({ choice, other, note }: z.output<typeof lossSchema>) {
  return { reason: choice === OTHER_REASON ? other : choice, note };
}

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
          { value: OTHER_REASON, label: t('lose.another') },
        ]}
      />
      {choice === OTHER_REASON && <TextInput name="other" label={t('lose.fields.other')} maxLength={500} />}
      <TextInput name="note" label={t('lose.fields.note')} multiline minRows={2} maxLength={500} optional />
    </Box>
  );
}
