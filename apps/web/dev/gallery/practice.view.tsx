import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Session } from '@quillcare/contracts';
import type { CallParts } from '../../src/shared/api/request';
import { isProblem, problemHere } from '../../src/shared/api/problem';
import { createStore } from '../../src/shared/api/store';
import { SessionContext, type SessionControl } from '../../src/shared/session/session.context';
import { sessionSample } from '../../src/shared/session/session.sample';
import { hoursAgo, later } from './gallery.samples';

const session: Session = { ...sessionSample, expiresAt: hoursAgo(-900), hasSecondStep: true };

const nothing = () => undefined;
const SIGNED_IN: SessionControl = {
  state: { status: 'signed-in', session },
  begin: nothing,
  end: nothing,
  update: nothing,
  change: (go) => Promise.resolve(go()),
};

/** Fake answers by operation name. Throw an `ApiProblem` to refuse the call. */
export type Answers = Readonly<Record<string, (parts: CallParts) => object>>;

/** Provides a fake practice with a signed-in user, and answers operations locally. */
export function GalleryPractice({ answers, children }: { answers: Answers; children: ReactNode }) {
  const [store] = useState(() =>
    createStore(async ({ operation, parts }) => {
      const answer = await later(
        answers[operation.name]?.(parts) ?? problemHere('The gallery has no answer to this.', 'NOT_FOUND'),
        300,
      );
      return isProblem(answer) ? { error: answer } : { data: answer };
    }),
  );
  return (
    <Provider store={store}>
      <SessionContext value={SIGNED_IN}>{children}</SessionContext>
    </Provider>
  );
}
