import type { SignatureMethod } from '@quillcare/rules';
import { useRef, type KeyboardEvent } from 'react';
import { DrawPad } from './draw-pad.view';
import { Field, FieldError } from './field.view';
import { FORM, SIGNATURE } from './patient.texts';
import { UploadSignature } from './upload-signature.view';
import type { AnswerState } from './use-answer';

const METHODS = ['draw', 'type', 'upload'] as const;

/** Three ways to sign. Hidden panels stay mounted, so nothing drawn or typed is lost. */
export function SignatureField({ answer, error }: { answer: AnswerState; error?: string }) {
  const { signature, changeSignature } = answer;
  const { method } = signature;
  const panel = (of: SignatureMethod) => ({
    id: `panel-${of}`,
    role: 'tabpanel',
    'aria-labelledby': `tab-${of}`,
    hidden: method !== of,
    className: 'p-panel',
  });
  return (
    <fieldset
      className="p-field"
      id="signatureData"
      tabIndex={-1}
      aria-describedby={error ? 'signatureData-error' : undefined}
    >
      <legend className="p-form-part">{FORM.accept.signature}</legend>
      <MethodTabs method={method} onChange={(next) => changeSignature({ method: next })} />
      <div {...panel('draw')}>
        <DrawPad
          onDrawn={(drawn) => changeSignature({ drawn })}
          onUnavailable={() => changeSignature({ canvasAvailable: false })}
        />
      </div>
      <div {...panel('type')}>
        <Field
          id="typedSignature"
          label={SIGNATURE.typeLabel}
          autoComplete="off"
          maxLength={200}
          value={signature.typed}
          onChange={(event) => changeSignature({ typed: event.target.value })}
        />
        {signature.typed.trim() && (
          <p className="p-typed" aria-hidden="true">
            {signature.typed}
          </p>
        )}
      </div>
      <div {...panel('upload')}>
        <UploadSignature image={signature.uploaded} onChange={(uploaded) => changeSignature({ uploaded })} />
      </div>
      <FieldError id="signatureData" error={error} />
    </fieldset>
  );
}

function MethodTabs({
  method,
  onChange,
}: {
  method: SignatureMethod;
  onChange: (method: SignatureMethod) => void;
}) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = METHODS[(METHODS.indexOf(method) + step + METHODS.length) % METHODS.length] ?? 'draw';
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  }

  return (
    <div ref={list} className="p-tabs" role="tablist" aria-label={SIGNATURE.tabs} onKeyDown={move}>
      {METHODS.map((of) => (
        <button
          key={of}
          id={`tab-${of}`}
          type="button"
          role="tab"
          className="p-tab"
          aria-selected={method === of}
          aria-controls={`panel-${of}`}
          tabIndex={method === of ? 0 : -1}
          onClick={() => onChange(of)}
        >
          {SIGNATURE[of]}
        </button>
      ))}
    </div>
  );
}
