import { carePlace } from '@quillcare/contracts';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { ChoiceField } from '../parts/choice.input';
import type { Head } from '../state/editor.state';

interface PlaceFieldProps {
  place: Head['place'];
  onChange: (place: Head['place']) => void;
}

/** Where the surgery takes place while no hospital is chosen. Decides what Medicare and the fund pay. */
export function PlaceField({ place, onChange }: PlaceFieldProps) {
  const t = useWords(editorWords);
  return (
    <ChoiceField<NonNullable<Head['place']> | ''>
      id="quote-place"
      label={t('place.label')}
      value={place ?? ''}
      options={[
        { value: '', name: t('place.open') },
        ...carePlace.options.map((value) => ({ value, name: t(`place.${value}`) })),
      ]}
      onChange={(value) => onChange(value === '' ? null : value)}
    />
  );
}
