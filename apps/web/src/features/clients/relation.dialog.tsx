import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addRelation, relation, type Client } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { FormDialog } from '../../shared/forms/form.dialog';
import { SelectInput, TextInput, useFieldError } from '../../shared/forms/inputs.view';
import { CLIENTS, NEW_CLIENT } from '../../shared/records/record-kinds';
import { RecordInput } from '../../shared/records/record.input';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { clientName } from './client-name';
import { householdWords } from './household.en';

interface RelationDialogProps {
  client: Client;
  onClose: () => void;
}

/** Links a client to another one, or to a named person who has no record. */
export function RelationDialog({ client, onClose }: RelationDialogProps) {
  const t = useWords(householdWords);
  const title = t('dialog.title', { name: clientName(client) });
  const form = useRelationForm(client, onClose);
  return (
    <FormDialog title={title} submitLabel={t('dialog.submit')} contractForm={form} onClose={onClose}>
      <SelectInput
        name="relation"
        label={t('dialog.fields.relation')}
        options={relation.options.map((one) => ({ value: one, label: t(`dialog.options.${one}`) }))}
      />
      <Who client={client} />
      <TextInput name="note" label={t('dialog.fields.note')} help={t('dialog.noteHelp')} optional />
    </FormDialog>
  );
}

function useRelationForm(client: Client, onClose: () => void) {
  const t = useWords(householdWords);
  const [add] = useOperationMutation(addRelation);
  return useContractForm<typeof addRelation.body>({
    schema: addRelation.body,
    defaultValues: { relation: 'PARTNER', otherClientId: null, name: null, phone: null, note: null },
    labels: {
      relation: t('dialog.fields.relation'),
      otherClientId: t('dialog.fields.otherClientId'),
      name: t('dialog.fields.name'),
      phone: t('dialog.fields.phone'),
      note: t('dialog.fields.note'),
    },
    toProblem,
    failedTitle: t('dialog.failed'),
    submit: async (body) => {
      const { items } = await add({ params: { id: client.id }, body });
      const added = items.find(({ client: other, name }) =>
        body.otherClientId === null ? name === body.name : other?.id === body.otherClientId,
      );
      showToast({ title: t('dialog.done', { name: added?.name ?? '' }) });
      onClose();
    },
  });
}

/** A client, found by typing, or a name. */
function Who({ client }: { client: Client }) {
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
        aria-label={t('dialog.who')}
        value={String(isOutside)}
        onChange={(_event, value) => choose(value)}
      >
        <FormControlLabel value="false" control={<Radio size="small" />} label={t('dialog.isClient')} />
        <FormControlLabel value="true" control={<Radio size="small" />} label={t('dialog.isOutside')} />
      </RadioGroup>
      {isOutside ? (
        <>
          <TextInput name="name" label={t('dialog.fields.name')} />
          <TextInput name="phone" type="tel" label={t('dialog.fields.phone')} optional />
        </>
      ) : (
        <OtherClient without={client.id} />
      )}
    </>
  );
}

/** Without a choice the contract asks for a name, which is not what was meant here. */
function OtherClient({ without }: { without: string }) {
  const t = useWords(householdWords);
  const { clearErrors } = useFormContext();
  const unnamed = useFieldError('name');
  return (
    <RecordInput
      name="otherClientId"
      label={t('dialog.find')}
      source={CLIENTS}
      without={[without]}
      create={NEW_CLIENT}
      error={unnamed}
      onChosen={() => clearErrors('name')}
    />
  );
}
