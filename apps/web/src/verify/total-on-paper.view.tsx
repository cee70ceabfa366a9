import { parseMoney } from '@quillcare/rules';
import { useState, type FormEvent } from 'react';
import { Field } from '../patient/fields/field.view';
import { Button } from '../patient/frame/button.view';
import { VerdictBox } from './verdict-box.view';
import { compareTotals, TooManyAttemptsError } from './verify.api';
import { VERIFY } from './verify.en';

type Outcome = 'totalRight' | 'totalWrong' | 'totalTooOften' | 'failed';

/** Compares the total printed on the document, because a forged document may carry a genuine code. */
export function TotalOnPaper({ code }: { code: string }) {
  const [typed, setTyped] = useState('');
  const [isUnread, setUnread] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const totalMinor = parseMoney(typed);
    setUnread(totalMinor === null);
    setOutcome(null);
    if (totalMinor === null) return;
    setBusy(true);
    setOutcome(await outcomeOf(code, totalMinor));
    setBusy(false);
  };
  return (
    <form noValidate className="v-total" onSubmit={(event) => void submit(event)}>
      <Field
        id="total"
        label={VERIFY.total}
        hint={VERIFY.totalHelp}
        error={isUnread ? VERIFY.totalUnread : undefined}
        value={typed}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          setOutcome(null);
        }}
      />
      <div className="p-actions">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? VERIFY.checking : VERIFY.compare}
        </Button>
      </div>
      <div role="status" aria-live="polite">
        {outcome && <ComparisonResult outcome={outcome} />}
      </div>
    </form>
  );
}

function ComparisonResult({ outcome }: { outcome: Outcome }) {
  if (outcome === 'totalTooOften' || outcome === 'failed')
    return (
      <p className="p-error" role="alert">
        {VERIFY[outcome]}
      </p>
    );
  const isRight = outcome === 'totalRight';
  return (
    <VerdictBox
      tone={isRight ? 'right' : 'wrong'}
      answer={isRight ? VERIFY.totalAnswer : VERIFY.forgedAnswer}
    >
      <p>{VERIFY[outcome]}</p>
    </VerdictBox>
  );
}

async function outcomeOf(code: string, totalMinor: number): Promise<Outcome> {
  try {
    return (await compareTotals(code, totalMinor)) ? 'totalRight' : 'totalWrong';
  } catch (error) {
    return error instanceof TooManyAttemptsError ? 'totalTooOften' : 'failed';
  }
}
