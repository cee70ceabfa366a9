// Who is signed in and what they may do, for the features.
export { OTHER_TAB, useRecentEnding } from './session/session.ending';
export { useRights, useSession, useSessionControl, type RightsCheck } from './session/session.context';
export { useUnfinishedPath } from './session/use-unfinished-path';
// Who is at work: a support access tells it whom the cookies belong to from now on.
export { person } from './session/person';
