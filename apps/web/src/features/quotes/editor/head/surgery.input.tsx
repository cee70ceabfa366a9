import { listSurgeries, SURGERIES_LIMIT } from '@quillcare/contracts';
import { active, NEW_SURGERY, SURGERIES } from '../../../../shared/records/record-kinds';
import { RecordPicker } from '../../../../shared/records/record-picker.view';
import { useRights } from '../../../../shared/session/session.context';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';

const OFFERED = active(SURGERIES);

/** Adds a surgery, which brings all its lines. */
export function SurgeryPicker() {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const { allows } = useRights();
  const surgeries = useEditor(({ head }) => head.surgeries);
  const error = useEditor(
    ({ errors, rows }) => errors['surgeries'] ?? (rows.length === 0 ? errors['lines'] : undefined),
  );
  if (!allows(listSurgeries) || surgeries.length >= SURGERIES_LIMIT) return null;
  return (
    <RecordPicker
      id="quote-surgeries"
      label={t('fields.surgeries')}
      placeholder={surgeries.length > 0 ? t('surgery.another') : t('surgery.add')}
      source={OFFERED}
      chosen={null}
      isForSeveral
      create={NEW_SURGERY}
      error={error}
      onChange={(picked) => {
        const isThere = surgeries.some(({ surgeryId }) => surgeryId === picked?.id);
        if (!picked || isThere) return;
        const added = { surgeryId: picked.id, side: 'NOT_APPLICABLE', optionIds: null } as const;
        store.dispatch({ type: 'head', part: { surgeries: [...surgeries, added] } });
      }}
    />
  );
}
