import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { CONTACT_MESSAGE_LIMIT, contactMessageInput, sendContactMessage } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSessionControl } from '../../shared/session/session.context';
import { FormFrame } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { contactTexts } from './contact.texts';

const LABELS = {
  firstName: contactTexts.firstName,
  lastName: contactTexts.lastName,
  email: contactTexts.email,
  practiceName: contactTexts.practiceName,
  message: contactTexts.message,
};
const EMPTY = { firstName: '', lastName: '', email: '', practiceName: '', message: '' };

/** The error of a failed message: why it failed, and that nothing typed is lost. */
function contactProblem(error: unknown) {
  const problem = toProblem(error);
  if (problem.errors?.length) return problem;
  const why = problem.isUnreachable
    ? contactTexts.unreachable
    : problem.code === 'TOO_MANY_REQUESTS'
      ? contactTexts.tooMany(Math.ceil((problem.retryAfterSeconds ?? 60) / 60))
      : problem.detail;
  return { ...problem, heading: contactTexts.failed, detail: `${why} ${contactTexts.kept}` };
}

/** The form; `onSent` gets the address for the reply. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const [run] = useOperationMutation(sendContactMessage);
  const contractForm = useContractForm({
    schema: contactMessageInput,
    defaultValues: EMPTY,
    labels: LABELS,
    toProblem: contactProblem,
    submit: async (body) => {
      await run({ body });
      onSent(body.email);
    },
  });
  useKnownSender(contractForm.form.reset);
  return (
    <FormFrame contractForm={contractForm} label={contactTexts.title}>
      <ContactFields />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2.5 }}>
        <SubmitButton
          label={contactTexts.send}
          busyLabel={contactTexts.sending}
          isSubmitting={contractForm.isSubmitting}
        />
        <Typography color="textSecondary" variant="body2" sx={{ flex: '1 1 200px' }}>
          {contactTexts.use}
        </Typography>
      </Box>
    </FormFrame>
  );
}

function ContactFields() {
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
      <TextInput name="firstName" label={LABELS.firstName} autoComplete="given-name" maxLength={100} />
      <TextInput name="lastName" label={LABELS.lastName} autoComplete="family-name" maxLength={100} />
      <TextInput
        name="email"
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextInput
        name="practiceName"
        label={LABELS.practiceName}
        autoComplete="organization"
        maxLength={200}
      />
      <TextInput
        name="message"
        label={LABELS.message}
        help={contactTexts.messageHelp}
        multiline
        minRows={5}
        maxLength={CONTACT_MESSAGE_LIMIT}
      />
    </Box>
  );
}

/** Fills in the name and address of a signed-in person, keeping what was already typed. */
function useKnownSender(reset: (values: typeof EMPTY, options: { keepDirtyValues: true }) => void): void {
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
