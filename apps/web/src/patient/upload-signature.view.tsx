import { useRef, useState } from 'react';
import { FieldError } from './field.view';
import { SIGNATURE } from './patient.texts';
import { readSignatureImage } from './signature.image';

/** An image of the signature, read in the browser and previewed before it is sent. */
export function UploadSignature({ image, onChange }: { image: string; onChange: (dataUrl: string) => void }) {
  const [error, setError] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);

  async function read(file: File | undefined) {
    if (!file) return;
    try {
      onChange(await readSignatureImage(file));
      setError(undefined);
    } catch (problem) {
      onChange('');
      setError(problem instanceof Error ? problem.message : SIGNATURE.unreadable);
    }
  }

  function remove() {
    onChange('');
    if (input.current) {
      input.current.value = '';
      input.current.focus();
    }
  }

  return (
    <>
      <label className="p-label" htmlFor="signature-file">
        {SIGNATURE.uploadLabel}
      </label>
      <p className="p-hint" id="signature-file-hint">
        {SIGNATURE.uploadHint}
      </p>
      <input
        ref={input}
        id="signature-file"
        className="p-file"
        type="file"
        accept="image/*"
        aria-invalid={error ? true : undefined}
        aria-describedby={`signature-file-hint${error ? ' signature-file-error' : ''}`}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <FieldError id="signature-file" error={error} />
      {image && (
        <div className="p-uploaded">
          <img src={image} alt={SIGNATURE.uploadedAlt} />
          <button type="button" className="p-link" onClick={remove}>
            {SIGNATURE.remove}
          </button>
        </div>
      )}
    </>
  );
}
