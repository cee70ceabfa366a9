import type { SignatureMethod } from '@quillcare/rules';
import { useRef, type KeyboardEvent } from 'react';
import { DrawPad } from './draw-pad.view';
import { Checkbox, Field, FieldError } from '../../fields/field.view';
import { SIGNATURE } from './signature.en';
import type { Signature } from './signature.values';
import { UploadSignature } from './upload-signature.view';

const METHODS = ['draw', 'type', 'upload'] as const;

interface SignatureFieldProps {
  /** Id of the group and prefix of the ids inside, because a page may contain two signatures. */
  id: string;
  title: string;
  signature: Signature;
  onChange: (part: Partial<Signature>) => void;
  error?: string;
  /** The confirmation asked for when the typed name differs from the expected one. */
  unlike: { id: string; name: string; error?: string };
}

/** Three ways to sign. Hidden panels stay mounted, so that nothing drawn or typed is lost. */
export function SignatureField({ id, title, signature, onChange, error, unlike }: SignatureFieldProps) {
  const { method } = signature;
  const panel = (of: SignatureMethod) => ({
    id: `${id}-panel-${of}`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-tab-${of}`,
    hidden: method !== of,
    className: 'p-panel',
  });
  return (
    <fieldset className="p-field" id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="p-form-part">{title}</legend>
      <MethodTabs id={id} method={method} onChange={(next) => onChange({ method: next })} />
      <div {...panel('draw')}>
        <DrawPad
          id={id}
          onDrawn={(drawn) => onChange({ drawn })}
          onUnavailable={() => onChange({ canvasAvailable: false })}
        />
      </div>
      <div {...panel('type')}>
        <Field
          id={`${id}-typed`}
          label={SIGNATURE.typeLabel}
          autoComplete="off"
          maxLength={200}
          value={signature.typed}
          onChange={(event) => onChange({ typed: event.target.value, isTypedNameConfirmed: false })}
        />
        {signature.typed.trim() && (
          <p className="p-typed" aria-hidden="true">
            {signature.typed}
          </p>
        )}
        <NameMismatch {...{ signature, onChange }} {...unlike} />
      </div>
      <div {...panel('upload')}>
        <UploadSignature id={id} image={signature.uploaded} onChange={(uploaded) => onChange({ uploaded })} />
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type NameMismatchProps = Pick<SignatureFieldProps, 'signature' | 'onChange'> & SignatureFieldProps['unlike'];

/** Appears once validation reports a different name, and stays visible after it is confirmed. */
function NameMismatch({ id, name, error, signature, onChange }: NameMismatchProps) {
  if (!error && !signature.isTypedNameConfirmed) return null;
  return (
    <>
      <p className="p-warning">{SIGNATURE.unlike(signature.typed.trim(), name)}</p>
      <Checkbox
        id={id}
        label={SIGNATURE.mine}
        checked={signature.isTypedNameConfirmed}
        error={error}
        onChange={(isTypedNameConfirmed) => onChange({ isTypedNameConfirmed })}
      />
    </>
  );
}

function MethodTabs({
  id,
  method,
  onChange,
}: {
  id: string;
  method: SignatureMethod;
  onChange: (method: SignatureMethod) => void;
}) {
  const list = useRef<HTMLDivElement>(null);

  function moveTab(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = METHODS[(METHODS.indexOf(method) + step + METHODS.length) % METHODS.length] ?? 'draw';
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[id="${id}-tab-${next}"]`)?.focus();
  }

  return (
    <div ref={list} className="p-tabs" role="tablist" aria-label={SIGNATURE.tabs} onKeyDown={moveTab}>
      {METHODS.map((of) => (
        <button
          key={of}
          id={`${id}-tab-${of}`}
          type="button"
          role="tab"
          className="p-tab"
          aria-selected={method === of}
          aria-controls={`${id}-panel-${of}`}
          tabIndex={method === of ? 0 : -1}
          onClick={() => onChange(of)}
        >
          {SIGNATURE[of]}
        </button>
      ))}
    </div>
  );
}
