import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { Field } from '../patient/fields/field.view';
import { Button } from '../patient/frame/button.view';
import { TextSize } from '../patient/frame/text-size.view';
import { Verdict } from './verify-result.view';
import { fetchVerdict, TooManyAttemptsError, type VerificationResult } from './verify.api';
import { VERIFY } from './verify.en';

/** Public page that verifies whether a document is genuine, without revealing its contents. `scanned` is the code from the URL. */
export function VerifyPage({ scanned }: { scanned: string }) {
  const [code, setCode] = useState(scanned);
  const [isMissing, setMissing] = useState(false);
  const { result, checked, isBusy, failure, check, clear } = useVerdict(scanned);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = code.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) clear();
    else void check(() => code);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    setMissing(false);
    if (file) void check(() => fileHash(file));
    // Lets the user choose the same file again.
    target.value = '';
  };
  return (
    <div className="p-page">
      <header className="p-header">
        <a className="v-brand" href="/">
          {VERIFY.brand}
        </a>
        <div className="p-tools">
          <TextSize />
        </div>
      </header>
      <main id="main" className="p-main">
        <div className="p-card v-form">
          <h1 className="p-title">{VERIFY.title}</h1>
          <p className="p-lead">{VERIFY.intro}</p>
          <form noValidate onSubmit={submit}>
            <Field
              id="code"
              label={VERIFY.code}
              hint={VERIFY.codeHelp}
              error={isMissing ? VERIFY.codeMissing : undefined}
              value={code}
              maxLength={80}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setCode(target.value)}
            />
            <div className="p-actions">
              <Button type="submit" look="primary" disabled={isBusy}>
                {isBusy ? VERIFY.checking : VERIFY.check}
              </Button>
            </div>
          </form>
          <FileChoice isBusy={isBusy} onChoose={choose} />
        </div>
        <div className="v-result" role="status" aria-live="polite">
          {failure && (
            <p className="p-error" role="alert">
              {VERIFY[failure]}
            </p>
          )}
          {result && (
            <div className="p-card">
              <Verdict key={checked} result={result} code={checked} />
            </div>
          )}
        </div>
      </main>
    </div>
  );
}

function FileChoice(props: { isBusy: boolean; onChoose: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <div className="v-file">
      <h2 className="p-subtitle">{VERIFY.file}</h2>
      <p className="p-hint">{VERIFY.fileHelp}</p>
      <label className="p-button">
        {VERIFY.choose}
        <input
          type="file"
          accept="application/pdf"
          className="v-hidden"
          disabled={props.isBusy}
          onChange={props.onChoose}
        />
      </label>
    </div>
  );
}

function useVerdict(scanned: string) {
  const [result, setResult] = useState<VerificationResult | null>(null);
  const [checked, setChecked] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'failed' | 'tooOften' | null>(null);
  const clear = () => {
    setFailure(null);
    setResult(null);
  };
  const check = async (codeOf: () => string | Promise<string>): Promise<void> => {
    setBusy(true);
    clear();
    try {
      const code = (await codeOf()).trim();
      setChecked(code);
      setResult(await fetchVerdict(code));
    } catch (error) {
      setFailure(error instanceof TooManyAttemptsError ? 'tooOften' : 'failed');
    }
    setBusy(false);
  };
  // The QR code on a document leads here, and its code is checked immediately.
  const latest = useRef(check);
  useEffect(() => {
    if (scanned.trim() !== '') void latest.current(() => scanned);
  }, [scanned]);
  return { result, checked, isBusy, failure, check, clear };
}

/** Returns the SHA-256 of a file in hexadecimal, computed in the browser. */
async function fileHash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
