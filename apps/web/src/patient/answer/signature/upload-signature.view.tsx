import { useRef, useState } from 'react';
import { FieldError } from '../../fields/field.view';
import { UPLOADED } from '../../signing/signing.en';
import { SIGNATURE } from './signature.en';
import { readSignatureImage } from './signature.image';

/** Uploads an image of the signature. It is read in the browser and previewed before sending. */
export function UploadSignature({
  id: group,
  image,
  onChange,
}: {
  /** Prefix of the element ids inside. */
  id: string;
  image: string;
  onChange: (dataUrl: string) => void;
}) {
  const id = `${group}-file`;
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
      <label className="p-label" htmlFor={id}>
        {SIGNATURE.uploadLabel}
      </label>
      <p className="p-hint" id={`${id}-hint`}>
        {SIGNATURE.uploadHint}. {UPLOADED.lower}
      </p>
      <input
        ref={input}
        id={id}
        className="p-file"
        type="file"
        accept="image/*"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <FieldError id={id} error={error} />
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
