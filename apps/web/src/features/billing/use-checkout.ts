import { finishCheckout } from '@quillcare/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';

const PARAMETER = 'checkout';

/** Completes a checkout, once, when the user returns from the card provider. Returns why it failed, or null. */
export function useCheckout(): string | null {
  const t = useWords(billingWords);
  const [parameters, setParameters] = useSearchParams();
  const [run] = useOperationMutation(finishCheckout);
  const [problem, setProblem] = useState<string | null>(null);
  const begun = useRef<string | null>(null);
  const sessionId = parameters.get(PARAMETER);
  useEffect(() => {
    if (!sessionId || begun.current === sessionId) return;
    begun.current = sessionId;
    const rest = new URLSearchParams(parameters);
    rest.delete(PARAMETER);
    setParameters(rest, { replace: true });
    run({ body: { sessionId } }).then(
      ({ done }) => showToast({ title: t(`checkout.${done}`) }),
      (error: unknown) => setProblem(toProblem(error).detail),
    );
  }, [sessionId, parameters, setParameters, run, t]);
  return problem;
}
