import { useRef, useState } from 'react';
import { described, FieldFrame } from '../../fields/field.view';
import { Button } from '../../frame/button.view';
import { UPLOADED } from '../../signing/signing.en';
import { SIGNATURE } from './signature.en';
import { readSignatureImage } from './signature.image';

interface UploadSignatureProps {
  /** Prefix of the element ids inside. */
  id: string;
  image: string;
  onChange: (dataUrl: string) => void;
}

/** Uploads an image of the signature. It is read in the browser and previewed before sending. */
export function UploadSignature({ id: group, image, onChange }: UploadSignatureProps) {
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
      <FieldFrame
        id={id}
        label={SIGNATURE.uploadLabel}
        hint={`${SIGNATURE.uploadHint}. ${UPLOADED.lower}`}
        error={error}
      >
        <input
          ref={input}
          {...described(id, SIGNATURE.uploadHint, error)}
          className="p-file"
          type="file"
          accept="image/*"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </FieldFrame>
      {image && (
        <div className="p-uploaded">
          <img src={image} alt={SIGNATURE.uploadedAlt} />
          <Button look="link" onClick={remove}>
            {SIGNATURE.remove}
          </Button>
        </div>
      )}
    </>
  );
}
