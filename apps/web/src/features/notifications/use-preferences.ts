import { useLayoutEffect, useRef, useState } from 'react';
import {
  getNotificationPreferences,
  updateNotificationPreferences,
  type NotificationPreferences,
  type RequestOf,
} from '@quillcare/contracts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { showProblem } from '../../shared/toasts/problem.toast';

type Changes = NonNullable<RequestOf<typeof updateNotificationPreferences>['body']>;
export type ChangePreferences = (changes: Changes) => void;

/** The response to a change, shown until the stored preferences are refetched. */
interface Saved {
  instead: NotificationPreferences | undefined;
  preferences: NotificationPreferences;
}

/** The user's preferences. Each change is shown optimistically and saved at once. */
export function usePreferences() {
  const request = useOperationQuery(getNotificationPreferences, {});
  const [update] = useOperationMutation(updateNotificationPreferences);
  const [waiting, setWaiting] = useState<readonly Changes[]>([]);
  const [saved, setSaved] = useState<Saved>();
  const newest = useRef(request.currentData);
  useLayoutEffect(() => {
    newest.current = request.currentData;
  }, [request.currentData]);
  const save = async (changes: Changes) => {
    setWaiting((before) => [...before, changes]);
    try {
      const preferences = await update({ body: changes });
      setSaved({ instead: newest.current, preferences });
    } catch (reason) {
      showProblem(reason);
    } finally {
      setWaiting((before) => before.filter((one) => one !== changes));
    }
  };
  const change: ChangePreferences = (changes) => void save(changes);
  const withPendingChanges = (stored: NotificationPreferences) =>
    waiting.reduce(applyChanges, saved?.instead === stored ? saved.preferences : stored);
  return { request, change, shown: withPendingChanges };
}

function applyChanges(stored: NotificationPreferences, changes: Changes): NotificationPreferences {
  const { notificationTypes = {}, ...others } = changes;
  const types = Object.entries(stored.notificationTypes).map(([kind, channels]) => [
    kind,
    { ...channels, ...notificationTypes[kind as keyof typeof notificationTypes] },
  ]);
  return {
    ...stored,
    ...others,
    notificationTypes: Object.fromEntries(types) as NotificationPreferences['notificationTypes'],
  };
}
