import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef, useState, useId } from 'react';
import { beginTotp, confirmTotp, type ResultOf } from '@quillcare/contracts';
import { ErrorState, buildDescribedBy, FieldFrame } from '@quillcare/ui';
import { toProblem, type ApiProblem } from '../../../shared/api/problem';
import { useOperationMutation } from '../../../shared/api/hooks';
import { CodeForm } from './code-form.view';
import { secondStepWords } from './second-step.en';
import { CopyButton } from '../../../shared/clipboard/copy-button.view';
import { useWords } from '../../../shared/words/words';
import { StepTitle } from './step-title.view';
import { toConfirmationError, type ConfirmationError } from './use-confirmation';

const GROUP = 4;

const QrCode = lazy(async () => ({ default: (await import('./qr-code.view')).QrCode }));

type Secret = ResultOf<typeof beginTotp>;

export interface AuthenticatorProps {
  of: number;
  onBack: () => void;
  onDone: (recoveryCodes: readonly string[] | null) => void;
}

/** Adds a new key to an authenticator app and enables it with the app's first code. */
export function Authenticator({ of, onBack, onDone }: AuthenticatorProps) {
  const t = useWords(secondStepWords);
  const { secret, problem, begin, giveUp } = useNewSecret();
  const anotherWay = <Button onClick={onBack}>{t('setUp.anotherWay')}</Button>;
  return (
    <section>
      <StepTitle title={t('setUp.connectTitle')} step={2} of={of} />
      {problem && (
        <ErrorState
          title={problem.code === 'NOT_FOUND' ? t('setUp.keyOver') : t('setUp.noKey')}
          message={problem.detail}
          reference={problem.correlationId}
          onRetry={begin}
          action={anotherWay}
        />
      )}
      {!problem && !secret && <Skeleton variant="rounded" height={360} />}
      {secret && (
        <>
          <Typography sx={{ mb: 2 }}>{t('setUp.connectHint')}</Typography>
          <Connect secret={secret} />
          <FirstCode onDone={onDone} onBack={onBack} onStale={giveUp} />
        </>
      )}
    </section>
  );
}

/** Requests a key for the app exactly once, when the step opens. */
function useNewSecret() {
  const [run] = useOperationMutation(beginTotp);
  const [secret, setSecret] = useState<Secret | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const hasBegun = useRef(false);
  const begin = () => {
    setProblem(null);
    run({}).then(setSecret, (error: unknown) => setProblem(toProblem(error)));
  };
  const first = useRef(begin);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    first.current();
  }, []);
  const giveUp = (reason: ApiProblem) => {
    setSecret(null);
    setProblem(reason);
  };
  return { secret, problem, begin, giveUp };
}

function Connect({ secret: { secret, uri } }: { secret: Secret }) {
  const t = useWords(secondStepWords);
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'flex-start', mb: 3 }}>
      <Suspense fallback={<Skeleton variant="rounded" width={218} height={218} />}>
        <QrCode value={uri} title={t('setUp.qr')} />
      </Suspense>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <ManualKey secret={secret} />
        {/* A phone cannot scan its own screen, so it gets a link that opens the app on the same device. */}
        <Button component="a" href={uri} variant="outlined" sx={{ display: { md: 'none' } }}>
          {t('setUp.openApp')}
        </Button>
      </Box>
    </Box>
  );
}

interface FirstCodeProps extends Pick<AuthenticatorProps, 'onDone' | 'onBack'> {
  /** Called when the key is no longer valid: it was requested too long ago, or replaced from another window. */
  onStale: (reason: ApiProblem) => void;
}

function FirstCode({ onDone, onBack, onStale }: FirstCodeProps) {
  const t = useWords(secondStepWords);
  const [run, { isLoading }] = useOperationMutation(confirmTotp);
  const [refusal, setRefusal] = useState<ConfirmationError | null>(null);
  const send = async (code: string) => {
    setRefusal(null);
    try {
      const { recoveryCodes } = await run({ body: { code } });
      onDone(recoveryCodes);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === 'NOT_FOUND') onStale(problem);
      else setRefusal(toConfirmationError(problem));
    }
  };
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('setUp.codeIntro')}</Typography>
      <CodeForm
        name={t('setUp.connectTitle')}
        label={t('confirm.totpLabel')}
        kind="totp"
        submitLabel={t('setUp.switchOn')}
        busyLabel={t('confirm.confirming')}
        emptyMessage={t('confirm.empty.totp')}
        isBusy={isLoading}
        refusal={refusal}
        onSubmit={(code) => void send(code)}
        onTyping={() => setRefusal(null)}
        actions={<Button onClick={onBack}>{t('setUp.anotherWay')}</Button>}
      />
    </>
  );
}

/** Splits the key into groups short enough to remember while typing. */
function groupKey(secret: string): string {
  return (secret.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(' ');
}

/** The key as text, for when the QR code cannot be scanned. */
function ManualKey({ secret }: { secret: string }) {
  const t = useWords(secondStepWords);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const help = t('setUp.keyHint');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', width: '100%' }}>
      <FieldFrame id={id} label={t('setUp.key')} help={help}>
        <TextField
          id={id}
          inputRef={field}
          multiline
          value={groupKey(secret)}
          onFocus={(event) => event.target.select()}
          slotProps={{
            htmlInput: {
              readOnly: true,
              spellCheck: false,
              'aria-describedby': buildDescribedBy(id, { help }),
              style: { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
            },
          }}
        />
      </FieldFrame>
      <CopyButton text={secret} label={t('setUp.copyKey')} onBlocked={() => field.current?.select()} />
    </Box>
  );
}
