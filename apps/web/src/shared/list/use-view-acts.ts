import type { ListView as SavedView } from '@quillcare/contracts';
import { showToast } from '../toasts/toast.store';
import { useWords } from '../words/words';
import { moved } from './column-choice';
import { listWords } from './list.en';
import type { ListOfToday } from './list.address';
import { openable } from './saved-view';
import type { ListAddressControl } from './use-list-address';
import type { ListSettingsControl } from './use-list-settings';
import type { ViewAnswers } from './view.dialog';

/** Returns the actions on saved views. Each is stored on the server and applied immediately. */
export function useViewActs(
  list: ListOfToday,
  address: ListAddressControl,
  settings: ListSettingsControl,
  /** Names of the visible columns. */
  columns: readonly string[],
) {
  const t = useWords(listWords);
  const shown = () => ({ filters: address.applied, sort: address.sort ?? null });
  const saidOf = ({ name, isShared, keepsColumns }: ViewAnswers) => ({
    name,
    isShared,
    columns: keepsColumns ? [...columns] : null,
  });
  const open = (view: SavedView) => address.showView(view.id, openable(list, view));
  return {
    open,
    create: async (answers: ViewAnswers) => {
      const view = await settings.create({ ...shown(), ...saidOf(answers) });
      if (!view) return;
      open(view);
      showToast({ title: t('views.saved'), message: view.name });
    },
    edit: async (view: SavedView, answers: ViewAnswers) => {
      // Keep the view's existing columns rather than replacing them with those currently visible.
      const kept = answers.keepsColumns ? (view.columns ?? [...columns]) : null;
      await settings.update(view, { ...saidOf(answers), columns: kept });
    },
    update: async (view: SavedView) => {
      const changes = { ...shown(), columns: view.columns && [...columns] };
      if (await settings.update(view, changes)) showToast({ title: t('views.updated'), message: view.name });
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
        order: moved(
          settings.views.map(({ id }) => id),
          view.id,
          by,
        ),
      }),
  };
}
