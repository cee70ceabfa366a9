import { getClient, id, type Quote } from '@quillcare/contracts';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { RadioInput } from '../../../shared/forms/radio.input';
import { CLIENT_SOURCE, NEW_CLIENT } from '../../../shared/records/record-kinds';
import { RecordInput } from '../../../shared/records/record.input';
import { useWords, word } from '../../../shared/words/words';
import { actWords } from './quote-acts.en';

export const duplicateSchema = z
  .strictObject({ whose: z.enum(['SAME', 'OTHER']).default('SAME'), clientId: id.nullable() })
  .superRefine(({ whose, clientId }, { addIssue }) => {
    if (whose === 'OTHER' && clientId === null)
      addIssue({ code: 'custom', path: ['clientId'], message: word(actWords, 'duplicate.missing') });
  });

/** Selects the client for the copy: the same one or another. */
export function DuplicateFields({ quote: { client } }: { quote: Quote }) {
  const t = useWords(actWords);
  const choice: unknown = useWatch({ name: 'whose' });
  return (
    <>
      <RadioInput
        name="whose"
        label={t('duplicate.client')}
        options={[
          { value: 'SAME', label: t('duplicate.same', { name: `${client.firstName} ${client.lastName}` }) },
          { value: 'OTHER', label: t('duplicate.other') },
        ]}
      />
      {choice === 'OTHER' && (
        <RecordInput
          name="clientId"
          label={t('duplicate.fields.clientId')}
          source={{ ...CLIENT_SOURCE, get: getClient }}
          create={NEW_CLIENT}
        />
      )}
    </>
  );
}
