import type { ListView as SavedView } from '@quillcare/contracts';
import { showProblem } from '../toasts/problem.toast';
import { showToast } from '../toasts/toast.store';
import { useWords } from '../words/words';
import { moveColumn } from './column-choice';
import { listWords } from './list.en';
import type { ResolvedList } from './list.address';
import { supportedParts } from './saved-view';
import type { ListAddressControl } from './use-list-address';
import type { ListSettingsControl } from './use-list-settings';
import type { ViewAnswers } from './view.dialog';

/**
 * Returns the actions on saved views. Each is stored on the server and applied immediately. Those with a dialog reject with the
 * reason, which the dialog shows; a toast explains the failure of the others.
 */
export function useViewActs(
  list: ResolvedList,
  address: ListAddressControl,
  settings: ListSettingsControl,
  /** Names of the visible columns. */
  columns: readonly string[],
) {
  const t = useWords(listWords);
  const currentFilters = () => ({ filters: address.applied, sort: address.sort ?? null });
  const toViewBody = ({ name, isShared, keepsColumns }: ViewAnswers) => ({
    name,
    isShared,
    columns: keepsColumns ? [...columns] : null,
  });
  const open = (view: SavedView) => address.showView(view.id, supportedParts(list, view));
  return {
    open,
    create: async (answers: ViewAnswers) => {
      const view = await settings.create({ ...currentFilters(), ...toViewBody(answers) });
      open(view);
      showToast({ title: t('views.saved'), message: view.name });
    },
    edit: async (view: SavedView, answers: ViewAnswers) => {
      // Keep the view's existing columns rather than replacing them with those currently visible.
      const keptColumns = answers.keepsColumns ? (view.columns ?? [...columns]) : null;
      await settings.update(view, { ...toViewBody(answers), columns: keptColumns });
    },
    update: async (view: SavedView) => {
      const changes = { ...currentFilters(), columns: view.columns && [...columns] };
      try {
        await settings.update(view, changes);
        showToast({ title: t('views.updated'), message: view.name });
      } catch (error) {
        showProblem(error);
      }
    },
    remove: async (view: SavedView) => {
      const undo = await settings.remove(view);
      if (!undo) return;
      address.showView(undefined);
      showToast({
        title: t('views.removed'),
        message: view.name,
        action: { label: t('views.undo'), onClick: undo },
      });
    },
    move: (view: SavedView, by: 1 | -1) =>
      settings.save({
        order: moveColumn(
          settings.views.map(({ id }) => id),
          view.id,
          by,
        ),
      }),
  };
}
