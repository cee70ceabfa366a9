import { actsOn } from '../../../../shared/acts/define-act';
import { savingTemplate } from '../../saving-template';
import { actWords } from '../../view/quote-acts.en';
import type { EditorStore } from '../state/editor.store';
import { bodyOf } from '../state/editor.values';

/** Saves the surgeries, lines and notes of the quote being edited as a template. */
export const saveTemplate = actsOn<EditorStore>(actWords, () => '').act({
  ...savingTemplate,
  when: (store) => store.getState().rows.length > 0,
  starts: () => ({ isShared: true }),
  request: (store, entered) => {
    const state = store.getState();
    const { surgeries, lines, notesToPatient } = bodyOf(state);
    const procedureClass = state.priced?.procedureClass ?? 'OTHER';
    return { body: { ...entered, surgeries, lines, procedureClass, notesToPatient } };
  },
  about: (_store, { name }) => name,
});
