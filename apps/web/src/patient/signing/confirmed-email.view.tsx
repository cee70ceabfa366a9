import { useState } from 'react';
import { Field } from '../fields/field.view';
import { Button } from '../frame/button.view';
import { confirmSignatory, requestSignatoryCode } from '../patient.api';
import { failureText, useCall } from '../use-call';
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
        error={error ?? code.problemOf('address')}
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
            error={code.problemOf('code')}
            onChange={(event) => code.type(event.target.value)}
          />
          <Button busy={code.busy} onClick={() => void code.confirm()}>
            {SIGNATORY.confirmCode}
          </Button>
        </>
      )}
      {!isConfirmed && (
        <Button busy={code.busy} onClick={() => void code.ask()}>
          {code.asked ? SIGNATORY.newCode : SIGNATORY.askCode}
        </Button>
      )}
    </>
  );
}

function useSignatoryCode({ token, email, onConfirmed }: ConfirmedEmailProps) {
  const [sent, setSent] = useState<{ email: string; codeToken: string } | null>(null);
  const [typed, setTyped] = useState('');
  const { busy, run } = useCall();
  const [problem, setProblem] = useState<{ of: 'address' | 'code'; message: string } | null>(null);
  const address = email.trim().toLowerCase();
  const attempt = (of: 'address' | 'code', work: () => Promise<void>) =>
    run(
      async () => {
        setProblem(null);
        await work();
      },
      (error) => setProblem({ of, message: error.errors.at(0)?.message ?? failureText(error) }),
    );
  return {
    asked: sent?.email === address,
    typed,
    busy,
    problemOf: (of: 'address' | 'code') => (problem?.of === of ? problem.message : undefined),
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
