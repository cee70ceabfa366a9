import { useState } from 'react';
import { Field } from '../fields/field.view';
import { FRAME } from '../frame/frame.en';
import { confirmSignatory, PatientError, requestSignatoryCode } from '../patient.api';
import { SIGNATORY } from './signing.en';

interface ConfirmedEmailProps {
  token: string;
  email: string;
  /** The address confirmed with our code, in lower case. */
  confirmed: string;
  error: string | undefined;
  onChange: (email: string) => void;
  onConfirmed: (email: string) => void;
}

/** Email address of the person who signs for the patient. Entering the code sent to it proves that it is theirs. */
export function ConfirmedEmail(props: ConfirmedEmailProps) {
  const { email, confirmed, error, onChange } = props;
  const code = useSignatoryCode(props);
  const isConfirmed = email.trim() !== '' && email.trim().toLowerCase() === confirmed;
  return (
    <>
      <Field
        id="signatory.email"
        label={SIGNATORY.email}
        hint={SIGNATORY.emailHint}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={error ?? code.addressProblem ?? undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status">{isConfirmed ? SIGNATORY.confirmed : code.asked ? SIGNATORY.codeSent : ''}</p>
      {!isConfirmed && code.asked && (
        <>
          <Field
            id="signatory.code"
            label={SIGNATORY.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code.typed}
            error={code.codeProblem ?? undefined}
            onChange={(event) => code.type(event.target.value)}
          />
          <button
            type="button"
            className="p-button"
            aria-disabled={code.isBusy}
            onClick={() => void code.confirm()}
          >
            {SIGNATORY.confirmCode}
          </button>
        </>
      )}
      {!isConfirmed && (
        <button
          type="button"
          className="p-button"
          aria-disabled={code.isBusy}
          onClick={() => void code.ask()}
        >
          {code.asked ? SIGNATORY.newCode : SIGNATORY.askCode}
        </button>
      )}
    </>
  );
}

function useSignatoryCode({ token, email, onConfirmed }: ConfirmedEmailProps) {
  const [sent, setSent] = useState<{ email: string; codeToken: string } | null>(null);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ of: 'address' | 'code'; message: string } | null>(null);
  const address = email.trim().toLowerCase();
  const isCodeSent = sent !== null && sent.email === address;

  async function attempt(of: 'address' | 'code', work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof PatientError)) throw error;
      const detail = error.errors.at(0)?.message ?? error.message;
      setProblem({ of, message: error.code === 'OFFLINE' ? FRAME.failedToReach : detail });
    } finally {
      setBusy(false);
    }
  }

  return {
    asked: isCodeSent,
    typed,
    isBusy,
    addressProblem: problem?.of === 'address' ? problem.message : null,
    codeProblem: problem?.of === 'code' ? problem.message : null,
    // Extracts the digits from pasted text such as "123 456" or "Your code is 123456".
    type: (text: string) => setTyped(text.replace(/\D/g, '').slice(0, 6)),
    ask: () =>
      attempt('address', async () => {
        const { codeToken } = await requestSignatoryCode(token, address);
        setSent({ email: address, codeToken });
        setTyped('');
      }),
    confirm: () =>
      attempt('code', async () => {
        await confirmSignatory(token, { email: address, code: typed, codeToken: sent?.codeToken ?? '' });
        onConfirmed(address);
      }),
  };
}
