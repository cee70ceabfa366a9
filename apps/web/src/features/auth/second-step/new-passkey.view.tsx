import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { addPasskey, beginPasskey, type Passkey } from '@quillcare/contracts';
import { problemHere, toProblem, type ApiProblem } from '../../../shared/api/problem';
import { useOperationMutation } from '../../../shared/api/hooks';
import { FormFrame } from '../../../shared/forms/form.frame';
import { TextInput } from '../../../shared/forms/inputs.view';
import { SubmitButton } from '../../../shared/forms/submit-button.view';
import { useContractForm } from '../../../shared/forms/use-contract-form';
import { suggestPasskeyName } from '../../../shared/passkeys/passkey-name';
import { makePasskey, PasskeyFailure } from '../../../shared/passkeys/passkeys';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';
import { StepTitle } from './step-title.view';
import { refusalOf } from './use-confirmation';

const naming = addPasskey.body.pick({ name: true });

export interface NewPasskeyProps {
  of: number;
  passkeys: readonly Passkey[];
  onBack: () => void;
  onDone: (recoveryCodes: readonly string[] | null) => void;
}

/** Names a passkey and has the browser create it. */
export function NewPasskey({ of, passkeys, onBack, onDone }: NewPasskeyProps) {
  const t = useWords(secondStepWords);
  const make = useMakePasskey();
  const [suggestion] = useState(() => suggestionFor(passkeys));
  const contractForm = useContractForm({
    schema: naming,
    defaultValues: { name: suggestion },
    labels: { name: t('setUp.passkeyName') },
    toProblem: passkeyProblem,
    submit: async ({ name }) => onDone(await make(name)),
  });
  return (
    <section>
      <StepTitle title={t('setUp.passkeyTitle')} step={2} of={of} />
      <Typography sx={{ mb: 2 }}>{t('setUp.passkeyStepHint')}</Typography>
      <FormFrame contractForm={contractForm} label={t('setUp.passkeyTitle')}>
        <TextInput
          name="name"
          label={t('setUp.passkeyName')}
          help={t('setUp.passkeyNameHelp')}
          maxLength={60}
        />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap', mt: 2.5 }}>
          <Button onClick={onBack}>{t('setUp.anotherWay')}</Button>
          <SubmitButton
            label={t('setUp.make')}
            busyLabel={t('setUp.making')}
            isSubmitting={contractForm.isSubmitting}
          />
        </Box>
      </FormFrame>
    </section>
  );
}

function useMakePasskey(): (name: string) => Promise<readonly string[] | null> {
  const [begin] = useOperationMutation(beginPasskey);
  const [add] = useOperationMutation(addPasskey);
  return async (name) => {
    const { options } = await begin({});
    const credential = await makePasskey(options);
    const { recoveryCodes } = await add({ body: { name, credential } });
    return recoveryCodes;
  };
}

function passkeyProblem(error: unknown): ApiProblem {
  if (error instanceof PasskeyFailure) return problemHere(error.message, 'VALIDATION_FAILED');
  const problem = toProblem(error);
  // Only the name is a field of this form. Any problem with the passkey itself concerns the whole form.
  const errors = problem.errors?.filter(({ path }) => path === 'name');
  return errors?.length ? { ...problem, errors } : problemHere(refusalOf(problem).message, problem.code);
}

function suggestionFor(passkeys: readonly Passkey[]): string {
  const names = passkeys.map(({ name }) => name);
  return suggestPasskeyName(navigator.userAgent, names, navigator.maxTouchPoints > 1);
}
