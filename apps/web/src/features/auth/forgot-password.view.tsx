import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { requestPasswordReset } from '@quillcare/contracts';
import { toProblem, type ApiProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { FormFrame } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { messagesWords } from '../../shared/messages/messages.en';
import { useWords, word } from '../../shared/words/words';
import { AuthLayout } from './auth.layout';
import { resetWords } from './reset.en';

/** Requests a password reset email, then says what to do with it. Never reveals whether the account exists. */
export function ForgotPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const tReset = useWords(resetWords);
  const [typed, setTyped] = useState(email);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout title={sentTo ? tReset('sentTitle') : tReset('forgotTitle')} width={400} takesFocus>
      {sentTo ? (
        <Sent email={sentTo} onAgain={() => setSentTo(null)} onBack={onBack} />
      ) : (
        <ForgotForm
          email={typed}
          onSent={(to) => {
            setTyped(to);
            setSentTo(to);
          }}
          onBack={onBack}
        />
      )}
    </AuthLayout>
  );
}

// Prefers the server's own message where it sent one.
function resetProblem(error: unknown): ApiProblem {
  const problem = toProblem(error);
  return problem.code === 'INTERNAL' ? { ...problem, detail: word(messagesWords, 'reset.unknown') } : problem;
}

const REQUEST_MS = 12_000;

interface ForgotFormProps {
  email: string;
  onSent: (email: string) => void;
  onBack: () => void;
}

function ForgotForm({ email, onSent, onBack }: ForgotFormProps) {
  const tReset = useWords(resetWords);
  const t = useWords(messagesWords);
  const [run] = useOperationMutation(requestPasswordReset);
  const contractForm = useContractForm({
    schema: requestPasswordReset.body,
    defaultValues: { email },
    labels: { email: tReset('email') },
    failedTitle: t('reset.failed'),
    toProblem: resetProblem,
    submit: async (body) => {
      await run({ body, timeoutMs: REQUEST_MS });
      onSent(body.email);
    },
  });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {tReset('forgotIntro')}
      </Typography>
      <FormFrame contractForm={contractForm} label={tReset('forgotTitle')}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <TextInput
            name="email"
            label={tReset('email')}
            type="email"
            autoComplete="username"
            maxLength={254}
          />
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            <Button onClick={onBack}>{tReset('back')}</Button>
            <SubmitButton
              label={tReset('send')}
              busyLabel={tReset('sending')}
              isSubmitting={contractForm.isSubmitting}
            />
          </Box>
        </Box>
      </FormFrame>
    </>
  );
}

const STEPS = ['inbox', 'link', 'password', 'signIn'] as const;

function Sent({ email, onAgain, onBack }: { email: string; onAgain: () => void; onBack: () => void }) {
  const tReset = useWords(resetWords);
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{tReset('sent', { email })}</Typography>
      <Box component="ol" sx={{ my: 3, pl: 3, display: 'grid', gap: 1 }}>
        {STEPS.map((step) => (
          <Typography component="li" key={step}>
            {tReset(`steps.${step}`)}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button onClick={onAgain}>{tReset('again')}</Button>
        <Button variant="contained" onClick={onBack}>
          {tReset('back')}
        </Button>
      </Box>
    </>
  );
}
