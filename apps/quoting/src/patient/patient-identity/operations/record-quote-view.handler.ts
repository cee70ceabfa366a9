import { recordQuoteView } from '@quillcare/contracts';
import { Clock, implement } from '@quillcare/service-kit';
import { PatientLinkGuard, assertIdentified } from '../../../quote';
import { ViewRecorder } from './view-recorder';

export const RecordQuoteViewHandler = implement(
  recordQuoteView,
  [PatientLinkGuard, ViewRecorder, Clock],
  (guard, views, clock) => ({
    async handle({ params, body }) {
      assertIdentified();
      const link = await guard.resolveOwn(params.token);
      await views.recordReached(link, clock.now(), body);
      return { recorded: true };
    },
  }),
);
