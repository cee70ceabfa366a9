import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFormats } from '../../../../shared/formats/use-formats';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';

// The calendar is large; the rest of the editor need not wait for it.
const DatePicker = lazy(async () => ({
  default: (await import('../../../../shared/forms/date-picker.view')).DatePickerView,
}));

const ID = 'quote-validUntil';

/** The last day on which the patient can accept. */
export function ValidUntilField() {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const formats = useFormats();
  const value = useEditor(({ head }) => head.validUntil);
  const error = useEditor(({ errors }) => errors['validUntil']);
  return (
    <FieldFrame id={ID} label={t('fields.validUntil')} error={error}>
      <Suspense fallback={<Skeleton variant="rounded" height={36} />}>
        <DatePicker
          id={ID}
          value={value || null}
          min={formats.today()}
          onChange={(date) => store.dispatch({ type: 'head', part: { validUntil: date ?? '' } })}
          onBlur={() => undefined}
          inputRef={() => undefined}
          isInvalid={Boolean(error)}
          describedBy={describedBy(ID, { error })}
        />
      </Suspense>
    </FieldFrame>
  );
}
