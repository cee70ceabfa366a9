import type { ReactNode } from 'react';
import { z } from 'zod';
import type { BulkAction } from '@quillcare/contracts';
import { toProblem } from '../api/problem';
import { FormDialog } from '../forms/form.dialog';
import { SelectInput } from '../forms/inputs.view';
import { useContractForm } from '../forms/use-contract-form';

export interface Choosing {
  title: () => string;
  label: () => string;
  confirmLabel: () => string;
  useChoices: () => { value: string; label: string }[];
  actionOf: (value: string) => BulkAction;
}

interface Ask {
  answer: (action: BulkAction) => void;
  close: () => void;
}

/** A bulk action that first asks for one of several values. */
export function choosing(choice: Choosing): (ask: Ask) => ReactNode {
  return (ask) => <ChoiceDialog {...choice} {...ask} />;
}

const schema = z.object({ value: z.string().min(1) });

function ChoiceDialog({ useChoices, title, label, confirmLabel, actionOf, answer, close }: Choosing & Ask) {
  const options = useChoices();
  const contractForm = useContractForm({
    schema,
    defaultValues: { value: '' },
    labels: { value: label() },
    toProblem,
    submit: ({ value }) => Promise.resolve(answer(actionOf(value))),
  });
  return (
    <FormDialog title={title()} contractForm={contractForm} submitLabel={confirmLabel()} onClose={close}>
      <SelectInput name="value" label={label()} options={options} />
    </FormDialog>
  );
}
