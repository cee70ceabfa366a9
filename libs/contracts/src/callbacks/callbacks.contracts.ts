import { collectContracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as callTimeline from './call-timeline.operations';
import * as settings from './callback-settings.operations';
import * as events from './callback.events';
import * as operations from './callback.operations';
import * as schemas from './callback.schemas';
import * as clientCallbacks from './client-callbacks.operations';
import * as due from './due-callbacks.operations';

export const callbacksContracts = collectContracts(
  schemas,
  operations,
  events,
  settings,
  due,
  clientCallbacks,
  callTimeline,
  PRACTICE_RECORDS.callbacks,
);
