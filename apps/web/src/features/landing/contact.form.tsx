import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { MAX_CONTACT_MESSAGE_LENGTH, contactMessageInput, sendContactMessage } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSessionControl } from '../../shared/session/session.context';
import { FormFrame } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { contactWords } from './contact.en';
import { useWords, word } from '../../shared/words/words';

const EMPTY = { firstName: '', lastName: '', email: '', practiceName: '', message: '' };

/** Error message for a failed submission: the reason, and that nothing typed is lost. */
function contactProblem(error: unknown) {
  const problem = toProblem(error);
  if (problem.errors?.length) return problem;
  const why = problem.isUnreachable
    ? word(contactWords, 'unreachable')
    : problem.code === 'TOO_MANY_REQUESTS'
      ? word(contactWords, 'tooMany', { count: Math.ceil((problem.retryAfterSeconds ?? 60) / 60) })
      : problem.detail;
  return {
    ...problem,
    heading: word(contactWords, 'failed'),
    detail: `${why} ${word(contactWords, 'kept')}`,
  };
}

/** The contact form. `onSent` receives the reply address. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useWords(contactWords);
  const [run] = useOperationMutation(sendContactMessage);
  const contractForm = useContractForm({
    schema: contactMessageInput,
    defaultValues: EMPTY,
    labels: {
      firstName: t('firstName'),
      lastName: t('lastName'),
      email: t('email'),
      practiceName: t('practiceName'),
      message: t('message'),
    },
    toProblem: contactProblem,
    submit: async (body) => {
      await run({ body });
      onSent(body.email);
    },
  });
  usePrefillSender(contractForm.form.reset);
  return (
    <FormFrame contractForm={contractForm} label={t('title')}>
      <ContactFields />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2.5 }}>
        <SubmitButton label={t('send')} busyLabel={t('sending')} isSubmitting={contractForm.isSubmitting} />
        <Muted sx={{ flex: '1 1 200px' }}>{t('use')}</Muted>
      </Box>
    </FormFrame>
  );
}

function ContactFields() {
  const t = useWords(contactWords);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '& > :last-child': { gridColumn: '1 / -1' },
      }}
    >
      <TextInput name="firstName" label={t('firstName')} autoComplete="given-name" maxLength={100} />
      <TextInput name="lastName" label={t('lastName')} autoComplete="family-name" maxLength={100} />
      <TextInput name="email" label={t('email')} type="email" autoComplete="email" maxLength={254} />
      <TextInput name="practiceName" label={t('practiceName')} autoComplete="organization" maxLength={200} />
      <TextInput
        name="message"
        label={t('message')}
        help={t('messageHelp')}
        multiline
        minRows={5}
        maxLength={MAX_CONTACT_MESSAGE_LENGTH}
      />
    </Box>
  );
}

/** Prefills the name and address of a signed-in user without overwriting what was typed. */
function usePrefillSender(reset: (values: typeof EMPTY, options: { keepDirtyValues: true }) => void): void {
  const { state } = useSessionControl();
  const session = state.status === 'signed-in' ? state.session : null;
  useEffect(() => {
    if (!session) return;
    const { firstName, lastName, email } = session.user;
    reset(
      { ...EMPTY, firstName, lastName, email, practiceName: session.organisation.name },
      { keepDirtyValues: true },
    );
  }, [session, reset]);
}
