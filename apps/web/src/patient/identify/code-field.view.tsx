import { FieldError } from '../fields/field.view';
import { Button } from '../frame/button.view';
import { CODE } from './identify.en';
import type { CodeState } from './use-code';

const ID = 'identify-code';
/** Waits up to this long show a countdown in seconds; longer ones are described in words. */
const MAX_COUNTDOWN_SECONDS = 90;

/** Requests an emailed code and reads it. Phones can fill it in from the message, and it can be pasted. */
export function CodeField({ code, error }: { code: CodeState; error: string | null }) {
  return (
    <div className="p-field">
      {code.asked && (
        <>
          <label className="p-label" htmlFor={ID}>
            {CODE.label}
          </label>
          <p id={`${ID}-hint`} className="p-hint">
            {CODE.hint}
          </p>
          <input
            id={ID}
            className="p-input p-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code.typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${ID}-hint ${ID}-error` : `${ID}-hint`}
            onChange={(event) => code.type(event.target.value)}
          />
          <FieldError id={ID} error={error ?? undefined} />
        </>
      )}
      <p role="status">{code.asked ? CODE.sent : ''}</p>
      {code.problem && (
        <p role="alert" className="p-error">
          {code.problem}
        </p>
      )}
      {code.wait > 0 ? (
        <p className="p-hint">
          {code.wait > MAX_COUNTDOWN_SECONDS ? CODE.waitLong(code.wait) : CODE.wait(code.wait)}
        </p>
      ) : (
        <Button
          id={code.asked ? undefined : ID}
          look={code.asked ? 'plain' : 'primary'}
          busy={code.busy}
          onClick={() => void code.ask()}
        >
          {code.busy ? CODE.asking : code.asked ? CODE.again : CODE.ask}
        </Button>
      )}
      <p className="p-hint">{CODE.safety}</p>
    </div>
  );
}
