import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFormats } from '../../../../shared/formats/use-formats';
import { DayPicker } from '../../../../shared/forms/day-picker.view';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';

const ID = 'quote-validUntil';

/** Last day on which the patient can accept. */
export function ValidUntilField() {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const formats = useFormats();
  const value = useEditor(({ head }) => head.validUntil);
  const error = useEditor(({ errors }) => errors['validUntil']);
  return (
    <FieldFrame id={ID} label={t('fields.validUntil')} error={error}>
      <DayPicker
        id={ID}
        value={value || null}
        min={formats.today()}
        onChange={(date) => store.dispatch({ type: 'head', part: { validUntil: date ?? '' } })}
        isInvalid={Boolean(error)}
        describedBy={describedBy(ID, { error })}
      />
    </FieldFrame>
  );
}
