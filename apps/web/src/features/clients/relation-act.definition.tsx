import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addRelation, type Client } from '@quillcare/contracts';
import { actsOn } from '../../shared/acts/define-act';
import { TextInput, useFieldError } from '../../shared/forms/inputs.view';
import { Field } from '../../shared/forms/record/fields.view';
import { CLIENT_SOURCE, NEW_CLIENT } from '../../shared/records/record-kinds';
import { RecordInput } from '../../shared/records/record.input';
import { useWords } from '../../shared/words/words';
import { clientName } from './client-name';
import { householdWords } from './household.en';

/** Relates a client to another client, or to a named person without a record. */
export const addRelationAct = actsOn<Client>(householdWords, clientName).act({
  name: 'add',
  operation: addRelation,
  when: ({ deletedAt }) => deletedAt === null,
  asks: addRelation.body,
  starts: () => ({ relation: 'PARTNER' }) as const,
  inputs: (client) =>
    client && (
      <>
        <Field name="relation" />
        <RelatedClientInput client={client} />
        <Field name="note" />
      </>
    ),
  request: ({ id }, body) => ({ params: { id }, body }),
  doneWith: ({ items }, { otherClientId, name }) => ({
    added:
      items.find((one) => (otherClientId === null ? one.name === name : one.client?.id === otherClientId))
        ?.name ?? '',
  }),
});

/** Chooses an existing client by type-ahead search, or a free-text name. */
function RelatedClientInput({ client }: { client: Client }) {
  const t = useWords(householdWords);
  const { setValue } = useFormContext();
  const [isOutside, setOutside] = useState(false);
  const choose = (value: string) => {
    setOutside(value === 'true');
    for (const name of ['otherClientId', 'name', 'phone']) setValue(name, null);
  };
  return (
    <>
      <RadioGroup
        aria-label={t('add.who')}
        value={String(isOutside)}
        onChange={(_event, value) => choose(value)}
      >
        <FormControlLabel value="false" control={<Radio size="small" />} label={t('add.isClient')} />
        <FormControlLabel value="true" control={<Radio size="small" />} label={t('add.isOutside')} />
      </RadioGroup>
      {isOutside ? (
        <>
          <TextInput name="name" label={t('add.fields.name')} />
          <TextInput name="phone" type="tel" label={t('add.fields.phone')} optional />
        </>
      ) : (
        <OtherClient without={client.id} />
      )}
    </>
  );
}

/** If no client is chosen, the contract reports a missing name. Show that error here, where it belongs. */
function OtherClient({ without: excludedId }: { without: string }) {
  const t = useWords(householdWords);
  const { clearErrors } = useFormContext();
  const unnamed = useFieldError('name');
  return (
    <RecordInput
      name="otherClientId"
      label={t('add.find')}
      source={CLIENT_SOURCE}
      excludedIds={[excludedId]}
      create={NEW_CLIENT}
      error={unnamed}
      onChosen={() => clearErrors('name')}
    />
  );
}
