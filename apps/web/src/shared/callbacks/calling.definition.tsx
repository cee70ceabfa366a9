import { callbackResource, createCallback } from '@quillcare/contracts';
import { CallbacksIcon } from '@quillcare/ui';
import type { Act } from '../acts/act.types';
import { actsOn } from '../acts/define-act';
import { NewCallbackDialog, subjectOf, type CallbackAbout } from './new-callback.dialog';
import { newCallbackWords } from './new-callback.en';

/** Promises a call about a quote, a lead or a client, on its page. */
export function calling<R>(
  aboutOf: (record: R) => CallbackAbout,
  nameOf: (record: R) => string,
  isFor: (record: R) => boolean = () => true,
): Act<R> {
  return actsOn<R>(newCallbackWords, nameOf).other({
    name: 'add',
    icon: <CallbacksIcon />,
    needs: createCallback,
    when: (record, { mayChange }) =>
      isFor(record) &&
      mayChange({ resource: callbackResource(subjectOf(aboutOf(record))), action: 'UPDATE' }),
    dialog: (record, close) => (
      <NewCallbackDialog about={aboutOf(record)} name={nameOf(record)} onClose={close} />
    ),
  });
}
